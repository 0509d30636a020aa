const L$=741,I$=[741],A$={3130:((Fe,Ee,S)=>{S.d(Ee,{g:()=>oe});var C=S(86),B=S(445),x=S(5636);function oe(F,{requestUrl:le,requestToken:J,audience:me},de,ne){const Q=new URL(
le);me&&(Q.search+=`${Q.search===""?"":"&"}audience=${encodeURIComponent(me)}`);const ae=(he,_e)=>{const ke=(0,C.Qq)((0,C.Pf)(he),"value");if(ke===void 0)throw(0,C.
LO)("token (value)",he,_e);return ne(ke),ke};return de({doing:`get an ID token from ${F}`,request:{method:"GET",url:Q,headers:{...x.H1,authorization:`Bearer ${J}`}},
mayRepeat:!0,authorize:he=>he,read:(0,B.t)({decode:ae})})}}),9692:((Fe,Ee,S)=>{S.d(Ee,{sU:()=>B,q$:()=>Ie,bM:()=>re,U2:()=>Ge,I:()=>lt,q1:()=>We,Aw:()=>Ne});var C=S(
8302);class B extends Error{name="JsonTextError";offset;stop;constructor(G,fe,Z=fe){super(G),this.offset=fe,this.stop=Z}}const x=34,oe=44,F=58,le=91,J=92,me=93,
de=123,ne=125,Q=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,ae=24,he=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,_e=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,ke=/true|false|null/y,
Xe="a lone surrogate (half of a character) in a string";class st{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(G,fe=!0,Z){this.#e=G,this.#t=
fe,this.#n=Z}document(){this.#w();const G=this.#E()===de?"object":"other";do this.#i();while(this.#a());if(this.#w(),this.#o<this.#e.length)throw this.#T("the e\
nd");return G}#i(){for(;;){this.#w(),this.#s.length===1&&(this.#r.offset=this.#o);const G=this.#E();if(G===x){this.#u();return}if(G===de){if(this.#o+=1,this.#m(
ne))return;this.#s.push(new Set),this.#d()}else if(G===le){if(this.#o+=1,this.#m(me))return;this.#s.push(void 0)}else{if(this.#y(_e)||this.#y(ke))return;throw this.#T(
"a value")}}}#a(){for(let G=this.#s.length;G>0;G--){const fe=this.#s[G-1]!==void 0;if(G===1&&fe&&this.#n&&this.#c(this.#n),this.#m(oe))return fe&&this.#d(),!0;if(!this.#m(
fe?ne:me))throw this.#g(fe?"}":"]");this.#s.pop()}return!1}#c(G){G({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#d(){this.#w();const G=this.#o;if(this.#E()!==
x)throw this.#T("a name in double quotes");this.#u();const fe=lt(this.#e.slice(G,this.#o)),Z=this.#s.at(-1);if(this.#t&&Z?.has(fe))throw new B(`the name "${fe}"\
 occurs twice in one object`,G);if(Z?.add(fe),!this.#m(F))throw this.#T('":"');this.#s.length===1&&(this.#r={name:fe,nameOffset:G,offset:this.#o})}#u(){const G=this.#e,
fe=this.#o;let Z=fe+1;for(;;){const V=G.charCodeAt(Z);if(V===x)break;if(V===J)Z=this.#h(Z,fe);else if(V>=55296&&V<=57343)Z=this.#f(Z,fe);else if(V>=32)Z=Z-fe<ae?
Z+1:this.#l(Z);else throw this.#p(Z)}this.#o=Z+1}#l(G){return Q.lastIndex=G,Q.test(this.#e),Q.lastIndex}#h(G,fe){if(he.lastIndex=G,!he.test(this.#e))throw this.#p(
G);const Z=he.lastIndex;if(!this.#t||Z-G===2)return Z;const V=Number.parseInt(this.#e.slice(G+2,Z),16);if(V<55296||V>57343)return Z;const we=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(Z,Z+6));if(V>=56320||!we)throw new B(Xe,fe);return Z+6}#f(G,fe){const[Z,V]=[this.#e.charCodeAt(G),this.#e.charCodeAt(G+1)],we=Z<56320&&(V&64512)===
56320;if(this.#t&&!we)throw new B(Xe,fe);return G+(we?2:1)}#p(G){const fe=G>=this.#e.length;return new B(fe?"a string does not end":"a bad escape or control cha\
racter in a string",G)}#m(G){return this.#w(),this.#E()!==G?!1:(this.#o+=1,!0)}#w(){for(;;){const G=this.#E();if(G!==32&&G!==10&&G!==13&&G!==9)return;this.#o+=1}}#E(){
return this.#e.charCodeAt(this.#o)}#y(G){return G.lastIndex=this.#o,G.test(this.#e)?(this.#o=G.lastIndex,!0):!1}#g(G){const fe=this.#e.slice(0,this.#o).trimEnd().
length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new B(`"," or "${G}" is missing`,fe,this.#o):this.#T(`"," or "${G}"`)}#T(G){const fe=this.#e.slice(this.#o,
this.#o+1);return new B(`expected ${G}, found ${fe===""?"the end":JSON.stringify(fe)}`,this.#o)}}function lt(ie){return ie.includes("\\")?String(JSON.parse(ie)):
ie.slice(1,-1)}function We(ie,G){const fe=ie.slice(0,G);return{line:fe.split(`
`).length,column:G-fe.lastIndexOf(`
`)}}function Ie(ie){new st(ie).document()}function Ue(ie){try{new JsonScanner(ie,!1).document()}catch(G){if(G instanceof JsonTextError)return G;throw G}}function Ge(ie,G=!0){
const fe=[];return new st(ie,G,V=>fe.push(V)).document()==="object"?fe:void 0}function re(ie){return ie.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Ne(ie,G){
return ie===G||be(ie)===be(G)}function be(ie){try{return String(JSON.parse(ie,Ce))}catch(G){if(G instanceof RangeError)return re(ie);throw G}}function Ce(ie,G,fe){
return typeof G=="number"?et(fe?.source??String(G)):Array.isArray(G)?`[${G.join(",")}]`:(0,C.Gv)(G)?`{${Object.entries(G).map(([V,we])=>`${JSON.stringify(V)}:${we}`).
sort().join(",")}}`:JSON.stringify(G)}function et(ie){const[,G,fe="",Z="",V="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ie)??[],we=`${fe}${Z}`.replace(
/^0+/,""),$e=we.replace(/0+$/,"");if($e==="")return`${G}0`;const ot=BigInt(V)-BigInt(Z.length)+BigInt(we.length-$e.length);return`${G}${$e}e${ot}`}}),7994:((Fe,Ee,S)=>{
S.d(Ee,{FK:()=>F,LI:()=>le,wZ:()=>me});var C=S(3024),B=S(1455),x=S(6760),oe=S(3739);function F(ne,Q){const ae=(0,x.relative)(ne,Q);return ae===""||ae!==".."&&!ae.
startsWith(`..${x.sep}`)&&!(0,x.isAbsolute)(ae)}function le(ne,Q){const ae=(0,x.resolve)(ne,Q);if(Q.includes("\0")||!F((0,x.resolve)(ne),ae))throw de(Q);return ae}
async function J(ne,Q){const[ae,he]=await Promise.all([realpath(ne),realpath(le(ne,Q))]);if(!F(ae,he))throw de(Q);return he}function me(ne,Q){if(!(0,C.existsSync)(
ne)){me((0,x.dirname)(ne),Q);try{(0,C.mkdirSync)(ne,{mode:Q})}catch(ae){if((0,oe.xU)(ae)!=="EEXIST")throw ae}}}function de(ne){return new oe.GQ("path_escapes_ro\
ot",`The path "${ne}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((Fe,Ee,S)=>{S.d(Ee,{Gy:()=>oe,
Jt:()=>F,Qq:()=>B,U9:()=>x,Xd:()=>J,c3:()=>me,lS:()=>de,tG:()=>ne,yL:()=>le});var C=S(8302);function B(Q){return ae=>(0,C.KH)(ae,Q)?ae:void 0}const x=Q=>typeof Q==
"number"&&Number.isSafeInteger(Q)&&Q>=0?Q:void 0,oe=Q=>Q===!0?!0:void 0,F=Q=>Q===!0;function le(Q){return ae=>Q.find(he=>he===ae)}function J(Q){return ae=>ae===
null?null:Q(ae)}function me(Q,ae){return he=>{if(!Array.isArray(he)||he.length>Q)return;const _e=he.map(ae).filter(ke=>ke!==void 0);return _e.length===he.length?
_e:void 0}}function de(Q,ae={}){const he=Object.entries({...ae,...Q});return _e=>{if(!(0,C.Gv)(_e))return;const ke={};for(const[Xe,st]of he){const lt=st(_e[Xe]);
if(lt!==void 0)ke[Xe]=lt;else if(Object.hasOwn(Q,Xe))return}return ke}}function ne(Q,ae){return he=>{const _e=(0,C.Gv)(he)?he[Q]:void 0;if(typeof _e!="string"||
!Object.hasOwn(ae,_e))return;const ke=ae[_e]?.(he);return ke&&{[Q]:_e,...ke}}}}),3052:((Fe,Ee,S)=>{S.d(Ee,{D6:()=>x,DB:()=>le,Xq:()=>J,j9:()=>oe});var C=S(3739);
const B=1024,x=1024*B,oe=1024*x,F=[["TiB",1024*oe],["GiB",oe],["MiB",x],["KiB",B]];function le(me,de){const[,ne,Q]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
me.trim())??[],ae=F.find(([_e])=>_e.toLowerCase()===Q?.toLowerCase())?.[1],he=Math.round(Number(ne)*(ae??Number.NaN));if(he>0&&Number.isSafeInteger(he))return he;
throw new C.GQ("invalid_input",`${de}: "${me}" is not a size`,{input:de,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}
function J(me){const[de,ne]=F.find(([,ae])=>me>=ae)??["bytes",1],Q=me/ne;return`${Q<10&&ne>1?Q.toFixed(1).replace(/\.0$/,""):Math.round(Q)} ${de}`}}),7287:((Fe,Ee,S)=>{
S.d(Ee,{V1:()=>le,WJ:()=>oe,xJ:()=>x});var C=S(3739);const B={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"erro\
r",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"\
warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warn\
ing",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function x({code:J}){return B[J]}function oe({findings:J}){const[
me,...de]=J.filter(ke=>x(ke)==="error");if(!me)return;const{place:ne,message:Q,remedy:ae}=me,he=ne?`${ne.file}${ne.line===void 0?"":`:${ne.line}`}: `:"",_e=de.length===
0?"":` (and ${de.length} more ${de.length===1?"error":"errors"})`;return new C.GQ("check_failed",`Check failed: ${he}${Q}${_e}`,{remedy:ae??"Correct what the an\
notations name. They are in the summary too."})}const F=20;function le(J,{findings:me}){const de=me.flatMap(ne=>{const{code:Q,message:ae,place:he}=ne;if(!he)return[];
const{file:_e,line:ke=null,column:Xe=null}=he;return[{file:_e,line:ke,column:Xe,severity:x(ne),code:Q,message:ae}]});return{headline:J.message,stage:"check",code:J.
code,exitCode:void 0,remedy:J.remedy,log:[],diagnostics:de.slice(0,F),moreDiagnostics:Math.max(0,de.length-F)}}}),8931:((Fe,Ee,S)=>{S.d(Ee,{runCheck:()=>it});var C=S(
1455),B=S(8161),x=S(6760),oe=S(3532),F=S(1224),le=S(9127),J=S(3739),me=S(2345);async function de(p,h){const{bare:E,branch:m,commit:T,lender:O,shallow:L,origin:W}=h;
for(const ye of["objects/info","refs"])await(0,C.mkdir)((0,x.join)(p,ye),{recursive:!0});const j=W===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(W)}
`,q={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${E}
${j}`,"packed-refs":T&&`${T} refs/heads/${m}
`,"objects/info/alternates":O&&`${(0,x.join)(O,"objects")}
`,shallow:L};for(const[ye,Oe]of Object.entries(q))Oe&&await(0,C.writeFile)((0,x.join)(p,ye),Oe)}var ne=S(5807),Q=S(1421),ae=S(7975);const he=(0,ae.promisify)(Q.
execFile),_e=64*1024*1024,ke=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function Xe(p,h,E,m={}){const T=Object.
fromEntries(Object.entries(h).filter(([L])=>!L.startsWith("GIT_"))),O={cwd:p,env:{...T,LC_ALL:"C",...m},signal:E,maxBuffer:_e};return async(...L)=>{try{return(await he(
"git",[...ke,...L],O)).stdout}catch(W){throw(0,J.xU)(W)!=="ENOENT"?W:new J.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:W})}}}async function st(p,h,E){const m=Xe(p,h,E),[T="",O="",L=""]=(await lt(m,p,E)).split(`
`),W=Xe(T,h,E);return{root:T,commit:L,changed:(await W("diff","--name-only","-z","HEAD")).split("\0").filter(j=>j!==""),git:W,async lend(j,q){const ye=await(0,C.
readFile)((0,x.join)(O,"shallow"),"utf8").catch(Oe=>{if((0,J.xU)(Oe)!=="ENOENT")throw Oe});await de(j,{bare:!0,branch:q,commit:L,lender:O,shallow:ye})}}}async function lt(p,h,E){
try{const m=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[T="",O="",L=""]=m.split(`
`);return[T,(0,x.resolve)(h,O),L].join(`
`)}catch(m){throw E.throwIfAborted(),m instanceof J.GQ?m:new J.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}const We=5*6e4,Ie="refs/slipway/base";async function Ue(p,h,E,m,T){const O=Xe(E,m,T),L=await Ge(h.git,p,T)??await Ge(h.git,
`origin/${p}`,T)??await Ne(p,h,E,m,T);return await O("update-ref",Ie,L),{name:p,commit:L}}async function Ge(p,h,E){try{return(await p("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(m){if(E.throwIfAborted(),m instanceof J.GQ)throw m;return}}const re=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Ne(p,h,E,m,T){
const O=re.test(p)?await et(h.git,T):void 0;if(!O)throw G(p,"");const L=AbortSignal.timeout(We),W=Xe(h.root,m,AbortSignal.any([T,L]),O),j=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${Ie}`];try{await W("--git-dir",E,"fetch",...j)}catch(ye){throw T.throwIfAborted(),ye instanceof J.GQ?ye:G(
p,L.aborted?", and origin does not answer":ie(ye),ye)}const q=await Ge(Xe(E,m,T),Ie,T);if(q===void 0)throw G(p,", and what origin has by this name is not a comm\
it");return q}const be=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ce="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function et(p,h){
const E=await p("config","--local","--includes","--null","--get-regexp",Ce).catch(()=>"");h.throwIfAborted();const m=E.split("\0").flatMap(W=>{const[j="",...q]=W.
split(`
`);return j===""?[]:[[j,q.length===0?"true":q.join(`
`)]]});if(!m.some(([W])=>W==="remote.origin.url"))return;const T=[...be,...m],O=T.flatMap(([W,j],q)=>[[`GIT_CONFIG_KEY_${q}`,W],[`GIT_CONFIG_VALUE_${q}`,j]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(T.length),...Object.fromEntries(O)}}function ie(p){const h=p instanceof
Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(h))return", nor\
 has origin";const m=(h.split(`
`).find(T=>/^(?:fatal|error): /.test(T))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,ne.
Ow)(m,300)}`}function G(p,h,E){return new J.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:fe,cause:E})}
const fe=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Z=S(5635),V=S(292);async function we(p,h,E){const{report:m,signal:T}=E,O=(0,Z.M)(m.report,F.ml,T);return await O.
phase("compare",async()=>{const L=await ot(p,h,E);return T.throwIfAborted(),await m.compared(L),[void 0,$e(L),L.kind==="unknown"]}),O.phases}function $e(p){const{
base:h}=p,E=`${(0,ne.Ow)(h.name,100)} (${(0,V.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${E} is unknown: ${p.why}`;const{pages:m,files:T,bytes:O,
brotli:L}=p.difference;return`${[(0,V.jN)(m," pages"),(0,V.jN)(T," files"),(0,V.Sk)(O),(0,V.Sk)(L," with Brotli")].join(", ")} against ${E}`}async function ot(p,h,E){
const{embedded:m,report:T,checked:O,leftMs:L}=E;if(p.commit===O.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const W=Oe=>{(Oe.type===
"status"||Oe.type==="heartbeat")&&T.report(Oe)},j={...h.follow,timeoutMs:Math.max(1,L)},{outcome:q,output:ye}=await m.deploy(p.commit,{...h,...Ot(h),follow:j},W);
return q.status==="succeeded"&&ye?{kind:"known",base:p,difference:mt(O.report,O.output.files,ye.files)}:{kind:"unknown",base:p,why:ft(q,L)}}function Ot({project:p}){
return{project:p==="base"?"checked":"base"}}function ft({status:p,error:h},E){return p!=="pending"?`it does not build (${h?.message??p})`:E<1?"no time was left \
to build it":`it was not built in the ${(0,le.a3)(E)} that were left`}function mt({pages:p},h,E){const m=L=>({now:L(h),change:L(h)-L(E)}),T=L=>m(W=>W.reduce((j,q)=>j+
L(q),0));return{pages:{now:p,change:T(({path:L})=>Number(Ye.test(L))).change},files:m(({length:L})=>L),bytes:T(({bytes:L})=>L),brotli:T(({brotli:L})=>L),gzip:T(
({gzip:L})=>L),changes:ue(h,E).toSorted((L,W)=>Math.abs(W.bytes)-Math.abs(L.bytes)||(L.path<W.path?-1:1))}}const Ye=/\.x?html?$/i;function ue(p,h){const E=new Map(
h.map(j=>[j.path,j])),m=new Set(p.map(({path:j})=>j)),T=p.filter(({path:j})=>!E.has(j)),O=h.filter(({path:j})=>!m.has(j)),L=ti(T,O),W=new Set(L.flat());return[...p.
flatMap(j=>{const q=E.get(j.path);return q===void 0||q.digest===j.digest?[]:[I(j,q)]}),...L.map(([j,q])=>({...I(j,q),formerly:q.path})),...T.filter(j=>!W.has(j)).
map(j=>Se("added",j,1)),...O.filter(j=>!W.has(j)).map(j=>Se("removed",j,-1))]}function I(p,h){const{path:E,bytes:m,brotli:T}=p;return{kind:"changed",path:E,bytes:m-
h.bytes,brotli:T-h.brotli}}function Se(p,{path:h,bytes:E,brotli:m},T){return{kind:p,path:h,bytes:T*E,brotli:T*m}}function ti(p,h){const E=Map.groupBy(h,({path:m})=>Ve(
m));return[...Map.groupBy(p,({path:m})=>Ve(m))].flatMap(([m,T])=>{const[O,L]=T,[W,j]=E.get(m)??[];return m!==void 0&&O&&W&&!L&&!j?[[O,W]]:[]})}const ho=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
rt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],xe=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ve(p){if(Ye.test(p))return;
const h=p.lastIndexOf("/")+1,[E,m]=[p.slice(0,h),p.slice(h)],T=ho.exec(m)?.[0]??"",O=m.slice(0,m.length-T.length);if(xe.test(O))return`${E}*${T}`;const L=rt.map(
W=>W.exec(O)?.groups).find(W=>qt(W?.hash??""));return L&&`${E}${L.stem}*${T}`}function qt(p){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
p)}const fn=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Vt=String.raw`"([^"\\\n]*(?:${fn}[^"\\\n]*)*)"`,gs=String.raw`'([^'\\\n]*(?:${fn}[^'\\\n]*)*)'`,
po=String.raw`((?:[^()"'\s\\]|${fn})+)\s*\)`,Eo=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,fn,String.raw`(?:url\(\s*|@import\s+)(?:${Vt}|${gs})`,String.raw`url\(\s*${po}`,
Vt.replace("(","(?:"),gs.replace("(","(?:")].join("|"),"gi"),Jt=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function _s(p){return[...p.matchAll(Eo)].flatMap(h=>{const E=h.
slice(1).find(m=>m!==void 0);return E===void 0||E===""||E.startsWith("#")?[]:[{href:En(E),kind:"asset"}]})}const ni=new RegExp(`${Eo.source}|([{}])`,"gi");function Qt(p){
const h=[];for(const m of p.matchAll(ni)){const T=m.at(-1);T==="{"?h.push(m.index):T==="}"&&h.pop()}const E=h.at(-1);return E===void 0?void 0:p.slice(0,E).split(
`
`).length}const hn=new RegExp(`${Eo.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function si(p){for(const h of p.matchAll(
hn)){const E=h.at(-1);if(E?.startsWith("@"))return E}}function oi(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const ri=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Ns(p){return[...p.matchAll(ri)].map(([,,h=""])=>({href:h,kind:"mention"}))}const pn=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}(["'`])((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))\1\s{0,9}[,)]/g;
function ii(p){return[...p.matchAll(pn)].map(([,,h=""])=>({href:h,kind:"mention"}))}function En(p){return p.replace(Jt,(h,E,m,T)=>{const O=E===void 0?Number.NaN:
Number.parseInt(E,16);return O<=1114111?String.fromCodePoint(O):m===void 0?T??"":""})}var ai=S(1600);const bs={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},Ss=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),ci=new Set(["title","style","script","template"]),Cn=new Set(["pre","code","samp","kbd","textarea","xmp"]),mo=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,Os=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Rs(p){const h=new yo;return h.read(p),h}const di=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class yo{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;read(h){const E=new ai.i({onopentag:(m,T)=>this.#s(m,T),ontext:m=>this.#i(m),onclosetag:m=>{
this.#t.at(-1)===m&&this.#t.pop(),m==="noscript"&&(this.#n-=1),Cn.has(m)&&(this.#e-=1)}});E.write(h),E.end()}#s(h,E){ci.has(h)&&E.shadowrootmode===void 0&&this.#t.
push(h),h==="noscript"&&(this.#n+=1),Cn.has(h)&&(this.#e+=1),Ss.has(h)&&(this.empty=!1),this.#n===0&&Ss.has(h)&&h!=="script"&&(this.blank=!1);for(const T of[E.id,
h==="a"?E.name:void 0])T&&this.ids.add(T);switch(E.style?.includes("url(")&&this.#a(_s(E.style)),h){case"base":this.base??=E.href;return;case"meta":this.#r(E);return;case"\
link":this.#o(E);return;case"a":case"area":if(/\bexternal\b/.test(E.rel??""))return;break}const m=(bs[h]??[]).flatMap(([T,O])=>{const L=E[T];return L===void 0?[]:
[{href:L,kind:O}]});this.#a([...m,...z(E.srcset??"")])}#o({rel:h="",href:E,imagesrcset:m=""}){const T=Os.find(([O])=>O.test(h))?.[1];T!==void 0&&this.#a([...E===
void 0?[]:[{href:E,kind:T}],...z(m)])}#r(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const E=di.exec(h.content??"")?.[1];E&&this.#a([{
href:E.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(_s(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&(this.blank=!1),this.#e===
0&&(this.unrendered??=mo.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:E})=>!wo(E)))}}function wo(p){return/\{\{|\$\{|<%/.
test(p)}function z(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(E=>{const[m=""]=E.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/(?<!,),+$/,
""),kind:"asset"}]})}const To=5,ui=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function Un(p){const h=p.filter(T=>ui.test(T)),E=p.
filter(T=>T.endsWith("/index.html")&&T.split("/").length===2),m=p.filter(T=>/^[^/]+\.html?$/i.test(T)&&T!=="404.html");return{folder:m.length>0?void 0:li(p),files:[
...new Set([...h,...E,...m])].slice(0,To)}}function li(p){const h=L=>L.split("/").length,E=p.filter(L=>L.endsWith("/index.html")).sort((L,W)=>h(L)-h(W)),[m,T]=E;
return m!==void 0&&(T===void 0||h(T)>h(m))?m.slice(0,-11):void 0}function xn({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}function Zt(p){
const{folder:h,files:E}=p,m=xn(p);return m!==void 0?`The output has ${m}: name it index.html, in lower case.`:h!==void 0?`The output directory has its index.htm\
l in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${E.length===0?"":` It has ${E.join(", ")}.`} Is output-di\
rectory the folder that the build writes?`}const fi=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
Ls=20;function hi(p){const h=[];for(const{groups:E}of p.matchAll(fi)){const m=E?.id??E?.selector??E?.mounted;if(m!==void 0&&!pi(p,m.replace(/^#/,""))&&h.push(m),
h.length>=Ls)break}return h}function pi(p,h){return[...["=",":",": "," = "].flatMap(m=>['"',"'","`",'\\"'].map(T=>`id${m}${T}${h}`)),`id=${h}`].some(m=>p.includes(
m))}function go(p,h){return p.some(E=>h.has(E.replace(/^#/,"")))?void 0:p[0]}function Is(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const As=10;class _o{#e;#t=new Map;constructor(h){this.#e=h}know(h,E){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:No(E)}))}probe(h){const E=h.pathname+h.search,m=this.#t.get(E);if(m)return m;const T=this.#n(h);return this.#t.set(E,T),T}async#n(h){let E=h;for(let m=0;m<
As;m+=1){const{status:T,headers:O}=await this.#e.fetch(E,{method:"HEAD",signal:this.#e.signal}),L=O.get("location");if(T>=400)return{kind:"missing",status:T};if(T<
300||L===null||!URL.canParse(L,E.href))return{kind:"there",url:E,page:No(O)};if(E=new URL(L,E),E.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function No(p){return/\bhtml\b/.test(p.get("content-type")??"")}const Ei=16,ks=2e4,mi=500,bo=16*1024*1024;async function yi(p,h,E=!1){const m=new Ti(p,
E,new Set(h)),T=h.filter(Qe=>/\.(?:x?html?|css|m?js)$/i.test(Qe));await Fn(T.slice(0,ks),Qe=>m.read(Qe)),await m.follow();const O=await m.index(),L=m.result(),W=await jn(
L.dead,h,m.prober),j=O.status<300||E?void 0:Un(h),q=j?.folder,ye=new Set(q===void 0?[]:h),Oe=Qe=>Ds(Qe).some(gn=>ye.has(`${q}/${gn}`)),Je=L.dead.filter(({url:Qe})=>!Oe(
(0,ne.oF)(Qe.pathname).slice(1)));return{index:O,...L,dead:Je,instead:j,basePath:W,unread:m.unread+Math.max(0,T.length-ks)}}const wi=5;class Ti{#e;#t;#n;#s=new Set;prober;#o=new Map;#r=new Map;#i=[];#a=[];#c=[];#d=new Map;#u;#l=0;unread=0;constructor(h,E,m){
this.#e=h,this.#t=E,this.#n=m,this.prober=new _o(h)}async index(){const{root:h,fetch:E,signal:m}=this.#e,T=await this.prober.probe(h);if(T.kind!=="there")return{
status:gi(T),empty:!1,unfilled:void 0};const O=await E(T.url,{signal:m}),L=await O.text(),W=T.page?Rs(L):void 0;return{status:O.status,empty:L.trim()===""&&!(this.#t&&
!T.page)||W?.empty===!0,unfilled:W?.blank?this.#h(W,T.url):void 0}}#h({links:h,ids:E},m){const T=h.flatMap(({href:O,kind:L})=>{const W=L==="asset"&&URL.canParse(
O,m.href)?new URL(O,m):void 0;return W?.origin===m.origin?this.#d.get((0,ne.oF)(W.pathname).slice(1))??[]:[]});return go(T,E)}async read(h){const E=_i(h,this.#e.
root),m=h==="index.html"?await this.#f(E):E,T=await this.#e.fetch(m,{signal:this.#e.signal}),O=await T.text();T.status>=300||(this.prober.know(m,T.headers),O.length>
bo?this.unread+=1:/\.css$/i.test(h)?this.#w(O,m,h):/js$/i.test(h)?(this.#y(Ns(O),m,h),this.#y(this.#m(ii(O)),this.#e.root,h),this.#d.set(h,hi(O))):this.#E(O,m,h))}async#f(h){
const E=await this.prober.probe(h);return E.kind!=="there"||Ds((0,ne.oF)(E.url.pathname).slice(1)).some(T=>this.#n.has(T))?h:E.url}#p(){return this.#u??=new Set(
[...this.#n].flatMap(h=>{const E=h.split("/");return E.map((m,T)=>E.slice(T).join("/"))})),this.#u}#m(h){return this.#t?[]:h.filter(({href:E})=>!this.#p().has((0,ne.
oF)(E).replace(/^(?:\.{0,2}\/)+/,"")))}#w(h,E,m){this.#y(_s(h),E,m);const T=Qt(h);T!==void 0&&this.#c.push({file:m,line:T});const O=si(h);O!==void 0&&this.#a.push(
{file:m,rule:O})}#E(h,E,m){const T=Rs(h);this.#l+=1,this.#r.set(m,T.ids),T.unrendered!==void 0&&this.#a.push({file:m,rule:T.unrendered});const O=T.base!==void 0&&
URL.canParse(T.base,E.href)?new URL(T.base,E):E;this.#y(T.links,O,m)}#y(h,E,m){for(const{href:T,kind:O}of h){const L=URL.canParse(T,E.href)?new URL(T,E):void 0;
if(L?.origin!==this.#e.root.origin)continue;const W=`${O} ${L.href} ${T}`,j=this.#o.get(W)??{href:T,kind:O,url:L,files:[],latest:"",count:0};this.#o.set(W,j),j.
latest!==m&&(j.latest=m,j.count+=1,j.files=[...j.files,m].sort(mn).slice(0,wi))}}async follow(){this.#t&&await this.#g(),await Fn(this.#o.values(),async h=>{const E=await this.#_(
h);if(E===void 0)return;const{href:m,url:T,files:O,count:L}=h;this.#i.push({href:m,url:T,files:O,count:L,...E})})}async#g(){const h=new Set;for(let E=[this.#e.root];E.
length>0;){for(const{pathname:T,search:O}of E)h.add(T+O);await Fn(E,T=>this.#T(T)),E=[...this.#o.values()].filter(({kind:T})=>T==="link").map(({url:T})=>T).filter(
({pathname:T,search:O})=>!h.has(T+O))}}async#T(h){const E=await this.prober.probe(h);if(E.kind!=="there"||!E.page)return;const{url:m}=E,T=(0,ne.oF)(m.pathname).
slice(1);if(this.#b(T)!==void 0||this.#s.has(T))return;if(this.#s.size>=mi){this.unread+=1;return}this.#s.add(T);const O=await this.#e.fetch(m,{signal:this.#e.signal}),
L=await O.text();O.status>=300||(L.length>bo?this.unread+=1:this.#E(L,m,T===""||T.endsWith("/")?`${T}index.html`:T))}async#_({url:h,kind:E}){const m=await this.
prober.probe(h);switch(m.kind){case"missing":return{kind:E,why:`answers ${m.status}`};case"circle":return{kind:E,why:"redirects in a circle"};case"external":return;case"\
there":return E!=="link"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:E,why:"answers with a page"}:this.#N(m.url,h.hash)?void 0:{kind:"fragment",why:"\
names no part of it"};default:return m}}#N(h,E){const m=E.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const T=this.#b((0,ne.oF)(h.pathname).slice(
1));return T===void 0||T.has(m)||T.has((0,ne.oF)(m))}#b(h){return Ds(h).map(E=>this.#r.get(E)).find(E=>E!==void 0)}result(){const h=this.#i.sort((m,T)=>mn(m.files[0],
T.files[0])||mn(m.href,T.href)),E=new Set([...this.#o.values()].map(({url:m})=>m.href)).size;return{pages:this.#l,links:E,dead:h,unclosed:this.#c.sort((m,T)=>mn(
m.file,T.file)),unprocessed:this.#a.sort((m,T)=>mn(m.file,T.file))}}}function Ds(p){const h=p===""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.ht\
ml`]}function gi(p){return p.kind==="missing"?p.status:310}function _i(p,h){const E=p.replace(/(^|\/)index\.html$/,"$1");return new URL(E.split("/").map(encodeURIComponent).
join("/"),h)}function mn(p="",h=""){return p<h?-1:+(p>h)}async function Fn(p,h){const E=p[Symbol.iterator](),m=async()=>{for(let T=E.next();!T.done;T=E.next())await h(
T.value)};await Promise.all(Array.from({length:Ei},m))}const Ni=3;async function jn(p,h,E){let m="/";for(let T=0;T<Ni;T+=1){if(m=Si(p.flatMap(({url:j})=>bi(m,j.
pathname))),m===""||h.some(j=>`/${j}`.startsWith(m)))return;const O=p.filter(j=>Pn(j,m)),W=(await Promise.all(O.map(({url:j})=>Oi(j,m,E)))).filter(Boolean).length;
if(W>1&&W*2>O.length)return m}}function Pn({url:p,kind:h},E){return h!=="fragment"&&`${p.pathname}/`.startsWith(E)}function bi(p,h){const E=h.startsWith(p)?h.slice(
p.length).split("/",1)[0]:"";return E?[`${p}${E}/`]:[]}function Si(p){const h=new Map;for(const E of p)h.set(E,(h.get(E)??0)+1);return[...h].reduce((E,m)=>m[1]>
E[1]?m:E,["",0])[0]}async function Oi(p,h,E){const{kind:m}=await E.probe(new URL(`/${p.pathname.slice(h.length)}${p.search}`,p));return m==="there"}var Ri=S(1619),
Li=S(3130);function So(p){return{...p,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(h,{onSecret:E})=>Ii(p,h,E)}}async function Ii(p,h,E){
E(p.requestToken),(0,Ri.J)(new URL(p.requestUrl).origin,"the platform's address");try{return await(0,Li.g)("the platform",p,h,E)}catch(m){throw!(m instanceof J.
GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}var Ai=S(3194),ki=S(1981),
Di=S(7244);const Bn=25*1024*1024;function $i({files:p,odd:h,ignoredRules:E,faults:m}){const T=p.filter(({path:L})=>/\.(?:js|mjs|cjs|css)\.map$/.test(L)),O=[...h.
map(L=>yn[L.kind](L.path)),...p.flatMap(({path:L,bytes:W,hasKey:j})=>[...W>Bn?[vi(L,W)]:[],...j?[Ci(L)]:[]]),...T.length>0?[Oo(T)]:[],...Re(p)];return{files:p,findings:O,
ignoredRules:E,faults:m}}const yn={repository:p=>({code:"leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"examp\
le_of_secrets",built:p,message:`The output contains ${p}, which is not published`,remedy:"Leave it out of the output directory."})};function vi(p,h){return{code:"\
large_file",message:`${p} has ${(h/1024**2).toFixed(0)} MB; more than ${Bn/1024**2} is much for a site`}}const Mi=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function Re(p){const[h,...E]=p.filter(({path:O})=>Mi.test(O));if(!h)return[];const m=E.length===0?"":` and ${E.length} more`;return[{code:"odd_address",message:`\
The output contains ${h.path}${m}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Ci(p){
return{code:"leaked_private_key",built:p,message:`The output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function Oo(p){const[h]=p,E=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${h?.path}${E}): anyone can read the sources in them`}}async function Pe(p){const{startPlatform:h,env:E,scratch:m,lent:T}=p;let O,L=new AbortController;
const W=await h({dir:(0,x.join)(m,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:E,async onOutput(j){O=$i(j),L.abort()}});return{async deploy(j,q,ye){
O=void 0,L=new AbortController;const Oe=Id(L.signal);return{outcome:await Ad(W,Ro(q,j,T),ye,{...p,sleep:Oe}),output:O}},[Symbol.asyncDispose]:()=>W[Symbol.asyncDispose]()}}
const At=100,Ld=5;function Id(p){return async(h,E)=>{if(p.aborted)return F.ml.sleep(Ld,E);try{await F.ml.sleep(h,E?AbortSignal.any([E,p]):p)}catch(m){if(E?.throwIfAborted(),
!p.aborted)throw m}}}function Ro(p,h,E){const{configuration:m,follow:T}=p;return{...p,configuration:{...m,repository:E,settings:Ui(m.settings)},commit:h,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...T,wait:!0,pollIntervalMs:At,statusMap:new Map}}}function Ui({domains:p,...h}){return h}function Ad(p,h,E,{
signal:m,folder:T,onSecret:O,sleep:L}){const{baseUrl:W,requestUrl:j,requestToken:q}=p,ye=So({requestUrl:j,requestToken:q,audience:W}),Oe=(0,Ai.N)(h,{baseUrl:W,source:ye},
{fetch,clock:{...F.ml,sleep:L},tree:(0,Di.c)(T),signal:m,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:O,reporter:E});return(0,ki.
deploy)(h,Oe)}var kd=S(8302),Lo=S(8595);async function xi(p,h,E,m,T=!1){let O,L;for(const W of Yi(p,h)){const j=(await m(W)).filter(({file:Oe})=>!Fi.test(Oe)),q=j.
filter(({file:Oe})=>!en(Oe,E)),ye=Wn(q)??Wn(q.filter(({file:Oe})=>Ki(Oe,h)));if(ye)return{place:ye,others:[]};O??=Io(q,h,T),L??=Wn(j)}return O??(L&&{place:L,others:[]})}
const Fi=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/,Tt=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function ji(p){
return!p||p.others.length===0?"":`; also in ${p.others.map(({file:h,line:E})=>E===null?h:`${h}:${E}`).join(", ")}`}const Pi=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
Bi=/^[\s"'`)\]}<>,;#?]/;function Hi(p,h){for(let E=p.indexOf(h);E!==-1;E=p.indexOf(h,E+1)){const[m,T]=[p.slice(Math.max(0,E-4),E),p.slice(E+h.length,E+h.length+
1)];if((E===0||Pi.test(m))&&(T===""||Bi.test(T)))return E+1}}const Wi=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function Gi(p,h,E){
return en(p,E)||Wi.test(p)?void 0:Qt(h)}function en(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function Yi(p,h){const[E=""]=p.split(/[?#]/,1),m=p.replaceAll(
"&","&amp;"),T=/^\.{1,2}\//.test(E)?new URL(E,`http://site/${encodeURI(h)}`).pathname:"",O=[p,m,E,T],L=(T||E).replace(/^\/+/,""),W=Hn(L)?[L,...Xi(L)]:[],j=[...O,
...O.map(q=>q.replace(/\/$/,"")),...W];return[...new Set([...j,...j.map(ne.oF)])].filter(q=>q.length>1)}function Hn(p){return/\.\w{2,5}$/.test(p)}function Xi(p){
const h=p.split("/");return h.slice(1).map((E,m)=>h.slice(m+1).join("/"))}const gt=4;function Io(p,h,E){if(p.length===0||p.length>gt)return;const m=new Set(h.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),T=({file:j})=>j.split(/[/.]/).filter(q=>m.has(q)).length,O=j=>(E&&Tt.test(j.file)?m.size+1:0)+T(j),[L,...W]=p.toSorted(
(j,q)=>O(q)-O(j));return L&&{place:L,others:W}}function Wn(p){const[h]=p;return h&&p.every(({file:E})=>E===h.file)?h:void 0}function Ki(p,h){const E=$s(h.replace(
/\/index\.[^/]+$/,""));return $s(p)===E||$s(p.replace(/\/index\.[^/]+$/,""))===E}function $s(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Gn=100,
zi='If another application serves the link on the same host, add rel="external" to it: the check skips such links.';async function Ao(p,h){const E=[],{basePath:m}=p,
T=p.dead.filter(O=>m===void 0||!Pn(O,m));m!==void 0&&E.push(await Zi(m,p,h));for(const[O,L]of T.entries()){const W=O<Gn?await h.find(L.href,L.files[0]??"",L.count>
1):void 0,j=ea(L),q=O<Gn?await ko(h,L):"";E.push({...j,message:j.message+ji(W)+q,place:W?.place})}return[...await Dd(p,h),...E,...sa(p)]}async function ko(p,{kind:h,
url:E}){const m=(0,ne.oF)(E.pathname);if(h!=="asset"&&h!=="mention"||m.endsWith("/"))return"";const T=await p.fileOf(m);return T===void 0?"":`/${T}`.endsWith(m)?
`; the repository has ${T}, which the build did not write to this address`:`; the repository has ${T}: addresses distinguish capital from small letters`}function Do(p){
return p.map(h=>({code:"build_fault",message:(0,Lo._Q)(h),remedy:"Mend this first: what the site lacks may follow from it.",place:h.file===null?void 0:{file:h.file,
...h.line===null?{}:{line:h.line}}}))}function qi(p){return Do(p.filter(({isMarked:h})=>h)).map(h=>({...h,code:"printed_error",remedy:"The site may lack what th\
e build left out for it."}))}async function Vi({unclosed:p},h){const E=await h.unclosedSheets(),m=(T,O,L)=>({code:"unclosed_block",message:`The style sheet ${T}\
 ends within the block that line ${O} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:L});return E.length>0?E.map(T=>m(T.file,T.
line,T)):p.map(({file:T,line:O})=>m(T,O))}async function Ji(p){return(await p.openFrontMatter()).map(({file:h,line:E,lacks:m})=>({code:"open_front_matter",message:`\
The front matter of ${h} lacks its ${m} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${m==="first"?"above the first key":"below the l\
ast key"}.`,place:{file:h,line:E}}))}async function Qi({unprocessed:p},h){const E=O=>O.startsWith("<"),m=new Map,T=p.filter(({rule:O})=>{const L=(m.get(O)??0)+1;
return m.set(O,L),L===1||!E(O)});return Promise.all(T.slice(0,Gn).map(async({file:O,rule:L})=>{const W="unprocessed_rule",j=oi(O,L);if(!E(L))return{code:W,message:j,
remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(L)};const q=(m.get(L)??1)-1;return{code:W,message:j+(q>
0?` (and ${q} more ${q===1?"page":"pages"})`:""),remedy:"Does package.json have the engine, or the renderer for it, as hexo-renderer-ejs?",place:await $o(h,O)}}))}
async function $o(p,h){const E=await p.fileNamed(h.slice(h.lastIndexOf("/")+1));return E===void 0?void 0:{file:E}}async function Zi(p,{dead:h},E){const m=h.filter(
O=>Pn(O,p)),T=await E.find(p,"")??await E.find(p.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path ${p}, and is served withou\
t one: ${m.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, hom\
epage in package.json.",place:T?.place}}const vo="Give the element of the page the id that the script names, or the other way round.";async function Dd(p,h){const{
index:E,instead:m}=p;if(m){const T=xn(m),O=T===void 0?void 0:await h.fileNamed(T);return[{code:"index_unanswered",message:`The site has no index page: / answers\
 ${E.status}`,remedy:Zt(m),place:O===void 0?void 0:{file:O}}]}if(E.status>=500)return[{code:"index_unanswered",message:`The app answers / with ${E.status}`}];if(E.
unfilled!==void 0){const T=await $o(h,"index.html");return[{code:"index_unfilled",message:Is(E.unfilled),remedy:vo,place:T}]}return E.empty?[{code:"index_empty",
message:"The index page is empty: it shows nothing and loads no script"}]:[]}function ea(p){const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:
p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why} (${Yn(p)})`,remedy:zi};case"asset":return{code:"dead_asset",message:`\
Missing file: ${h} ${p.why} (${Yn(p)})`};case"mention":return{code:"dead_mention",message:`A script names ${h}, which ${p.why} (${Yn(p)})`};case"fragment":return{
code:"dead_fragment",message:`The page that ${h} leads to has no such part (${Yn(p)})`};default:return p.kind}}function Yn({files:p,count:h}){const E=h-1;return`\
in ${p[0]}${E>0?` and ${E} more ${E===1?"file":"files"}`:""}`}async function ta({findings:p},h){const E=async(m,T)=>{const{built:O}=m;if(O===void 0||T>=Gn)return m;
const L=await h.fileNamed(O.slice(O.lastIndexOf("/")+1));return L===void 0?m:{...m,place:{file:L}}};return Promise.all(p.map(E))}async function na(p,h){const E=new Map,
m=async({file:T,line:O,reason:L})=>{const W=E.get(T)??h.fileNamed(T);E.set(T,W);const j=await W;return{code:"ignored_rule",message:`Ignored rule (${O===void 0?T:
`${T}, line ${O}`}): ${L}`,place:j===void 0?void 0:{file:j,...(0,kd.Eb)({line:O})}}};return Promise.all(p.map(m))}function sa({unread:p}){return p===0?[]:[{code:"\
not_all_checked",message:`${p} pages or style sheets are too long, or too many, to be read`}]}var Xn=S(7287);const oa=2;function ra(p){const h=new Set,E=[];for(const[
m,T]of p){const O=vs(T[0],1),L=ia(T,O?1:0),[W]=L;if(!W||L.length<oa)continue;const j=`${m.slice(0,m.lastIndexOf("/")+1)}\0${W.text.split(":")[0]}`,q=T.findIndex(
Oe=>vs(Oe)&&Oe.line>W.line),ye=T[q]?.line===(L.at(-1)?.line??0)+1;O&&ye?h.add(j):ye?E.push({kind:j,file:m,line:1,lacks:"first"}):O&&q===-1&&E.push({kind:j,file:m,
line:1,lacks:"last"})}return E.filter(({kind:m})=>h.has(m)).map(({file:m,line:T,lacks:O})=>({file:m,line:T,lacks:O}))}function vs(p,h=p?.line){return p!==void 0&&
p.line===h&&p.text.trimEnd()==="---"}function ia(p,h){const[E]=p.slice(h);if(!E||E.line!==h+1||!/^\w/.test(E.text))return[];const m=p.findIndex((T,O)=>O>=h&&(vs(
T)||T.line!==O+1));return p.slice(h,m===-1?void 0:m)}function aa(p,h,E){const m=new Map,T=O=>{const L=m.get(O)??ee(p,h,O);return m.set(O,L),L};return{find:(O,L,W)=>xi(
O,L,E,T,W),async unclosedSheets(){return[...await ca(p,h,[""],["css"])].flatMap(([L,W])=>{const j=Gi(L,W.map(({text:q})=>q).join(`
`),E);return j===void 0?[]:[{file:L,line:j}]})},async openFrontMatter(){const O=await ca(p,h,wn,["md","mdx","markdown","njk","liquid","html"]);return ra(new Map(
[...O].filter(([L])=>!en(L,E))))},async ruleNamed(O){const L=["css","pcss","postcss","scss","sass","less"].map(ye=>`:(glob)**/*.${ye}`),j=(await p("grep","-I","\
-n","-z","-F","-e",`${O} `,h,"--",...L).catch(()=>"")).split(`
`).flatMap(ye=>{const[Oe="",Je=""]=ye.split("\0"),Qe=Oe.slice(h.length+1);return Je===""||en(Qe,E)?[]:[{file:Qe,line:Number(Je)}]}),[q]=j;return q&&j.every(({file:ye})=>ye===
q.file)?q:void 0},async fileNamed(O){const L=await ht(p,h,`:(glob)**/${O}`),W=L.filter(ye=>!en(ye,E)),[j,...q]=W.length>0?W:L;return q.length>0?void 0:j},async fileOf(O){
const L=O.replace(/^\/+/,""),j=(await ht(p,h,`:(icase,glob)**/${L.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Je=>!en(Je,E)),q=j.filter(Je=>`/${Je}`.endsWith(`/${L}`)),
[ye,...Oe]=q.length>0?q:j;return Oe.length>0?void 0:ye}}}const wn=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]",
"^[[:space:]]+[^[:space:]]","^#"];async function ca(p,h,E,m){const T=m.map(j=>`:(glob)**/*.${j}`),O=E.flatMap(j=>["-e",j]),L=await p("grep","-I","-n","-z","-E",
...O,h,"--",...T).catch(()=>""),W=new Map;for(const j of L.split(`
`)){const[q="",ye="",...Oe]=j.split("\0");if(ye==="")continue;const Je=q.slice(h.length+1),Qe=W.get(Je)??[];W.set(Je,Qe),Qe.push({line:Number(ye),text:Oe.join("\
\0")})}return W}async function ht(p,h,E){return(await p("grep","-l","-z","-e","",h,"--",E).catch(()=>"")).split("\0").flatMap(T=>T===""?[]:[T.slice(h.length+1)])}
async function ee(p,h,E){return(await p("grep","-I","-n","-z","-F","-e",E,h,"--").catch(()=>"")).split(`
`).flatMap(T=>Ms(T,h,E))}function Ms(p,h,E){const[m="",T="",...O]=p.split("\0"),L=Hi(O.join("\0"),E);return L===void 0?[]:[{file:m.slice(h.length+1),line:Number(
T),column:L}]}var yt=function(p,h,E){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var m,T;if(E){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");m=h[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");m=h[Symbol.dispose],E&&(T=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");T&&(m=function(){try{T.call(this)}catch(O){return Promise.
reject(O)}}),p.stack.push({value:h,dispose:m,async:E})}else E&&p.stack.push({async:!0});return h},U=(function(p){return function(h){function E(L){h.error=h.hasError?
new p(L,h.error,"An error was suppressed during disposal."):L,h.hasError=!0}var m,T=0;function O(){for(;m=h.stack.pop();)try{if(!m.async&&T===1)return T=0,h.stack.
push(m),Promise.resolve().then(O);if(m.dispose){var L=m.dispose.call(m.value);if(m.async)return T|=2,Promise.resolve(L).then(O,function(W){return E(W),O()})}else
T|=1}catch(W){E(W)}if(T===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return O()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(p,h,E){var m=new Error(E);return m.name="SuppressedError",m.error=p,m.suppressed=h,m});async function it(p,h,E,m){try{return await Mo(
p,h,E,m)}catch(T){if(!m.signal.aborted)throw T;return{...Tn,status:"cancelled",failure:void 0,phases:[],error:Cs()}}}async function Mo(p,h,E,m){const T={stack:[],
error:void 0,hasError:!1};try{const{env:O,signal:L}=m,{repository:W,branch:j,outputDirectory:q}=p.configuration,ye=(0,x.isAbsolute)(W)?W:m.workspace,Oe=yt(T,await da(
O),!0),Je=(0,x.join)(Oe.path,"source.git"),Qe=st(ye,O,L);Qe.catch(()=>{});const gn=sn=>E.addSecret(sn),jt={...m,scratch:Oe.path,lent:Je,folder:ye,onSecret:gn},xs=yt(
T,await Pe(jt),!0),tn=await Qe;E.checkedOut(tn.commit),jo(tn,E.report),await tn.lend(Je,j);const Po=h===void 0?void 0:await Ue(h,tn,Je,O,L),Fs=F.ml.now(),{commit:Bo}=tn;
let zn=(0,me.Rm)(p.appType);const Ho=sn=>{sn.type==="url"?zn||=sn.isServer===!0:E.report(sn)},{outcome:qn,output:js}=await xs.deploy(Bo,p,Ho),{status:ua,url:Vn}=qn;
if(ua!=="succeeded"||js===void 0||Vn===void 0)return Kn(qn,p);const Wo={root:new URL(Vn),fetch:(0,oe.Q)(fetch),signal:L},Pt=await Uo(Wo,js,zn,aa(tn.git,Bo,q));await E.
checked(Pt);const Go=p.follow.timeoutMs-(F.ml.now()-Fs),nn=Po&&{embedded:xs,report:E,signal:L,checked:{commit:Bo,report:Pt,output:js},leftMs:Go},la=nn?await we(
Po,p,nn):[],_n=(0,Xn.WJ)(Pt);return{...qn,...Tn,status:_n?"failed":"succeeded",error:_n,phases:[...qn.phases,...la],failure:_n&&(0,Xn.V1)(_n,Pt)}}catch(O){T.error=
O,T.hasError=!0}finally{const O=U(T);O&&await O}}const Co=5;async function Uo(p,h,E,m){const T=h.files.map(({path:q})=>q),O=await yi(p,T,E),L=await Ao(O,m),W=L.
some(q=>(0,Xn.xJ)(q)==="error"),j=q=>h.files.reduce((ye,Oe)=>ye+q(Oe),0);return{pages:O.pages,links:O.links,files:h.files.length,bytes:j(({bytes:q})=>q),brotli:j(
({brotli:q})=>q),gzip:j(({gzip:q})=>q),largest:h.files.toSorted((q,ye)=>ye.bytes-q.bytes).slice(0,Co),findings:[...W?Do(h.faults):qi(h.faults),...Fo([...await ta(
h,m),...await na(h.ignoredRules,m),...L,...await Vi(O,m),...await Qi(O,m),...await Ji(m)])]}}const xo=["error","warning","notice"];function Fo(p){const h=E=>xo.
indexOf((0,Xn.xJ)(E))*2+(E.place?0:1);return p.toSorted((E,m)=>h(E)-h(m))}const Tn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Kn(p,{follow:h}){
const E={...p,...Tn};if(p.error?.code==="interrupted")return{...E,status:"cancelled",error:Cs()};if(p.status!=="pending")return E;if(p.error&&p.error.code!=="de\
ploy_timeout")return{...E,status:"failed"};const m=`The check has not ended within ${(0,le.a3)(h.timeoutMs)}, and was stopped`;return{...E,status:"failed",error:new J.
GQ("deploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function Cs(){return new J.GQ("interrupted","Interrupted: the check was stopped, and\
 has no result")}const Us=5;function jo({changed:p},h){if(p.length===0)return;const E=p.slice(0,Us).join(", "),m=p.length>Us?` and ${p.length-Us} more`:"";h({type:"\
warning",message:`Changed since the commit, and not part of the check: ${E}${m}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function da(p){
const h=await(0,C.mkdtemp)((0,x.join)(p.RUNNER_TEMP||(0,B.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,C.rm)(h,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((Fe,Ee,S)=>{S.d(Ee,{Ej:()=>me,Sk:()=>F,by:()=>le,h0:()=>x,jN:()=>oe,sX:()=>B});var C=S(5807);function B({pages:de,links:ne,
files:Q,bytes:ae}){return`Checked ${(0,C.hS)(de,"page")}, ${(0,C.hS)(ne,"link")} and ${(0,C.hS)(Q,"file")} (${me(ae)})`}function x({commit:de}){return de.slice(
0,7)}function oe({now:de,change:ne},Q=""){return`${(0,C.zD)(de)}${Q} (${J(ne,C.zD)})`}function F({now:de,change:ne},Q=""){return`${me(de)}${Q} (${le(ne)})`}function le(de){
return J(de,me)}function J(de,ne){return`${de>0?"+":de<0?"-":"\xB1"}${ne(Math.abs(de))}`}function me(de){return de<1e3?`${de} B`:de<1e6?`${(de/1e3).toFixed(1)} \
kB`:`${(de/1e6).toFixed(1)} MB`}}),7:((Fe,Ee,S)=>{S.d(Ee,{KT:()=>ne,Lh:()=>le,Xm:()=>Q,eo:()=>J,yH:()=>me});const C="slp_",B="0123456789ABCDEFGHIJKLMNOPQRSTUVWX\
YZabcdefghijklmnopqrstuvwxyz",x=40,oe=6,F=new RegExp(`^${C}[0-9A-Za-z]{${x+oe}}$`);function le(ae){return ae.startsWith(C)}function J(ae){if(!F.test(ae))return!1;
const he=ae.length-oe;return ae.slice(he)===de(ae.slice(C.length,he))}function me(ae){const he=Array.from({length:x},()=>B[ae(B.length)]).join("");return C+he+de(
he)}function de(ae){let he=process.getBuiltinModule("node:zlib").crc32(ae),_e="";for(let ke=0;ke<oe;ke+=1)_e=B[he%B.length]+_e,he=Math.floor(he/B.length);return _e}
const ne={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},Q=["viewer","deployer"]}),8595:((Fe,Ee,S)=>{
S.d(Ee,{_Q:()=>x,i1:()=>oe,iA:()=>B,iq:()=>F,q3:()=>le,ws:()=>C});const C=5,B=500;function x({message:J}){return`The build ended with 0 in spite of an error: ${J}`}
const oe=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block",
"unprocessed_rule"],F=10,le=["repository","secrets","example"]}),2207:((Fe,Ee,S)=>{S.d(Ee,{Mb:()=>B,PB:()=>C,iV:()=>oe,sR:()=>x});const C=["queued","building","\
syncing","activating","succeeded","failed","cancelled"],B=["queue","clone","install","build","sync","activate"],x=["repository_not_found","repository_not_allowe\
d","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","n\
o_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missin\
g","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listen\
ing","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],oe={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,
app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),
4235:((Fe,Ee,S)=>{S.d(Ee,{DR:()=>C,FU:()=>oe,Tl:()=>B,em:()=>x});const C={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},B=16,x={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},oe=4096}),
5290:((Fe,Ee,S)=>{S.d(Ee,{h:()=>oe});var C=S(2978),B=S(8595),x=S(2345);const oe=(0,C.c3)(B.iq,(0,C.lS)({code:(0,C.yL)(B.i1),file:(0,C.Xd)((0,C.Qq)(x.IC.file)),line:(0,C.
Xd)(F=>typeof F=="number"&&Number.isSafeInteger(F)&&F>0?F:void 0),message:(0,C.Qq)(B.iA)}))}),3194:((Fe,Ee,S)=>{S.d(Ee,{N:()=>Ge});var C=S(7598),B=S(3739),x=S(8302),
oe=S(4840),F=S(3823),le=S(9570),J=S(86);const me=new Map([...Object.entries(le.I).map(([re,{input:Ne}])=>[re,Ne]),["commit","repository"],["env","env"]]);function de({
fields:re},{name:Ne,ours:be,sent:Ce}){if(re.length===0)return;const et=re.map(V=>({...V,own:ae(V.field,be,Ce)})),ie=et.map(({field:V,own:we,message:$e})=>{const ot=we===
void 0?"which is not sent":`from the input ${me.get(we)??"app-settings"}`;return`; ${we!==void 0&&we!==V?`${V} (our ${we})`:V}, ${ot}: "${$e}"`}),G=new Set(et.flatMap(
({own:V})=>V??[])),fe=Object.keys(be).map(V=>`"${G.has(V)?`NAME-FOR-${V}`:V}": ${Q(V)}`),Z=et.flatMap(({field:V,own:we})=>we===void 0?[ne(V)]:[]);return{words:ie.
join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${Ne}: |
    {${[...fe,...Z].join(", ")}}`}}function ne(re){const[Ne="",...be]=re.split(".");return`"${Ne}": ${be.length===0?"VALUE":`{${ne(be.join("."))}}`}`}function Q(re){
return/^[A-Za-z]\w*$/.test(re)?re:`\`${re}\``}function ae(re,Ne,be){const Ce=re.split("."),et=Ce.at(-1)??"",ie=Object.keys(Ne),G=ie.find(V=>[re,et,Ce[0]??""].some(
we=>(0,J.tK)(we)===(0,J.tK)(V)));if(G!==void 0)return G;const fe=Ce.reduce((V,we)=>(0,x.Gv)(V)?V[we]:void 0,be);if(fe===void 0)return;const Z=ie.filter(V=>JSON.
stringify(Ne[V])===JSON.stringify(fe));return Z.length===1?Z[0]:void 0}const he=async(...re)=>(await S.e(51).then(S.bind(S,2388))).decodeFailure(...re),_e={createApp:{
doing:"create the app",mayRepeat:!1,decode:oe.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:oe.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,
decode:oe._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:oe.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:oe.Dd},listDeployments:{
doing:"list the deployments",mayRepeat:!0,decode:oe.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:he}},ke=50;function Xe(re,{org:Ne,
project:be},Ce){const et={orgID:Ne,projectID:be},ie=Z=>({...et,appID:Z});async function G(Z,V,we,$e){const ot={org:Ne,project:be,app:we.parameters.appID??""},ft=($e===
void 0?void 0:await Ce?.request(Z,$e,ot))??$e,mt=V.mayRepeat&&F.bw[Z].method==="GET";return re({...V,route:F.bw[Z],decode:async(Ye,ue,I)=>V.decode(Ye,ue,I,await Ce?.
answer(Z,Ye))},{...we,...ft===void 0?{}:mt?{query:st(ft)}:{body:ft},readError:Ce&&((Ye,ue)=>Ce.error(Ye,ue)),explain:ft===void 0||mt?void 0:(Ye,ue)=>ue===400||ue===
422?de(Ye,{name:Z,ours:$e??{},sent:ft}):void 0})}const fe=(Z,{limit:V,cursor:we,page:$e,signal:ot}={})=>{const Ot=$e===void 0?(0,x.Eb)({limit:V?.toString(),cursor:we}):
void 0;return G("listDeployments",_e.listDeployments,{parameters:ie(Z),page:$e,signal:ot},Ot)};return{listDeployments:fe,createApp:(Z,V={})=>G("createApp",_e.createApp,
{parameters:et,...V},Z),updateApp:(Z,V,{signal:we}={})=>G("updateApp",_e.updateApp,{parameters:ie(Z),signal:we},V),replaceEnv:(Z,V,{signal:we}={})=>G("replaceEn\
v",_e.replaceEnv,{parameters:ie(Z),signal:we},{env:Object.fromEntries(V)}),listEnvironments:(Z,{signal:V}={})=>G("listEnvironments",_e.listEnvironments,{parameters:ie(
Z),signal:V}),lookUp:(Z,{signal:V}={})=>G("listEnvironments",{..._e.listEnvironments,decode:oe.JC},{parameters:ie(Z),signal:V}),deploy:(Z,V,we={})=>G("deploy",_e.
deploy,{parameters:ie(Z),...we},{...V}),async*allDeployments(Z,V={}){const we=new Set;let{cursor:$e,page:ot}=V;for(let Ot=0;Ot<ke;Ot+=1){const{deployments:ft,nextCursor:mt,
nextPage:Ye}=await fe(Z,{...V,cursor:$e,page:ot});V.onPage?.(),yield*ft;const ue=mt??Ye;if(ue===void 0||we.has(ue))return;we.add(ue),$e=mt,ot=mt===void 0?Ye:void 0}},
async readFailure(Z,V,{signal:we}={}){try{return await G("readFailure",_e.readFailure,{parameters:{...ie(Z),deployID:V},signal:we})}catch($e){if($e instanceof B.
GQ&&$e.call?.status===404)return;throw $e}}}}function st(re){const Ne=Object.entries(re).filter(([,be])=>["string","number","boolean"].includes(typeof be));return Object.
fromEntries(Ne.map(([be,Ce])=>[be,String(Ce)]))}var lt=S(3082),We=S(3532),Ie=S(4112),Ue=S(1224);function Ge(re,{baseUrl:Ne,source:be},Ce){const{reporter:et,tree:ie,
typeInCheckout:G,signal:fe,clock:Z=Ue.ml}=Ce,V={clock:Z,every:Ue.fm,random:Math.random,uuid:C.randomUUID},we=({message:mt,remedy:Ye})=>et({type:"warning",message:mt,
remedy:Ye}),$e={...V,fetch:Ce.fetch,signal:Ce.requestSignal??fe,onTrouble:({error:mt})=>we({message:`${mt.message}; trying again`,remedy:void 0})},{run:ot,onSecret:Ot}=Ce,
ft=(0,lt.r)(be,{...$e,run:ot,onSecret:Ot,onNoEmail:we});return{...V,reporter:et,tree:ie,typeInCheckout:G,signal:fe,tokens:ft,platform:Xe((0,Ie.o)({...$e,baseUrl:Ne,
tokens:ft}),re,re.apiMap),fetch:(0,We.Q)(Ce.fetch),async identify(){return await ft.token(),be.description}}}}),7244:((Fe,Ee,S)=>{S.d(Ee,{c:()=>x});var C=S(3024),
B=S(7994);function x(oe){const F=(le,J)=>{try{return J()}catch{return le}};return{root:oe,exists:le=>F(!1,()=>(0,C.statSync)((0,B.LI)(oe,le)).isFile()),list:le=>F(
[],()=>(0,C.readdirSync)((0,B.LI)(oe,le)))}}}),4406:((Fe,Ee,S)=>{S.r(Ee),S.d(Ee,{createConsole:()=>C});const C=()=>()=>({status:404,headers:{},body:""})}),4083:((Fe,Ee,S)=>{
S.r(Ee),S.d(Ee,{createOidcSignIn:()=>C});const C=()=>{}}),7428:((Fe,Ee,S)=>{S.d(Ee,{typeByProgram:()=>le});var C=S(1421),B=S(7975),x=S(1463);const oe=(0,B.promisify)(
C.execFile),F=6e4;async function le(J,{env:me,signal:de}){const ne={env:(0,x.uV)({PATH:me.PATH}),signal:de,timeout:F};return(await oe(process.execPath,[x.RX,"ty\
pe",JSON.stringify(J)],ne)).stdout}}),1463:((Fe,Ee,S)=>{S.d(Ee,{I3:()=>lt,Ld:()=>Xe,RX:()=>le,ig:()=>ke,nq:()=>ae,uV:()=>We});var C=S(7598),B=S(3024),x=S(6760);
const oe=import.meta.filename.endsWith(".ts"),F=(0,x.join)(import.meta.dirname,oe?"../../..":"../.."),le=(0,x.join)(F,oe?"src/worker.ts":"dist/worker/index.js"),
J=oe?(0,x.join)(F,"src"):le,me=(oe?["src","node_modules","package.json"]:["dist","package.json"]).map(Ie=>(0,x.join)(F,Ie)),de=(0,x.join)(F,"node_modules",".cac\
he","slipway"),ne=4,Q=5;function ae(){const Ie=(0,x.dirname)(process.execPath),Ue=[Ie,process.execPath].find(re=>((0,B.statSync)(re).mode&Q)!==Q),Ge=Ue??me.map(
he).find(re=>re!==void 0);if(Ge!==void 0)return{path:Ge,command:`chmod -R a+rX ${Ue?Ie:me.join(" ")}`}}function he(Ie){const Ue=(0,B.statSync)(Ie,{throwIfNoEntry:!1});
if(!Ue)return;const Ge=Ue.isDirectory()?Q:ne;if((Ue.mode&Ge)!==Ge)return Ie;const re=(0,x.basename)((0,x.dirname)(Ie))==="node_modules";if(!Ue.isDirectory()||re)
return;const Ne=(0,B.readdirSync)(Ie).filter(be=>!be.startsWith("."));for(const be of Ne){const Ce=he((0,x.join)(Ie,be));if(Ce!==void 0)return Ce}}function _e(Ie){
return`${(0,C.hash)("sha256",Ie).slice(0,16)}/`}function ke(Ie,Ue){return`slipway-worker:${_e(Ie)}${Ue}`}function Xe(Ie,Ue){return`slipway-functions:${_e(Ie)}${Ue}`}
const st=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function lt(Ie){const Ue={};for(const[Ge,re]of Object.entries(Ie))re!==void 0&&re!==""&&st.some(Ne=>Ne.test(Ge))&&(Ue[Ge]=re);return Ue}function We(Ie){const{PATH:Ue="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:Ge,NODE_USE_SYSTEM_CA:re}=Ie;return{PATH:Ue,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:de,...Ge&&{NODE_EXTRA_CA_CERTS:(0,x.
resolve)(Ge)},...re&&{NODE_USE_SYSTEM_CA:re}}}}),8470:((Fe,Ee,S)=>{S.r(Ee),S.d(Ee,{startLocalPlatform:()=>mD});var C=S(3024),B=S(6760),x=S(3739),oe=S(7994),F=S(
7598),le=S(8161),J=S(1224),me=S(7030),de=S(1709);function ne(t){return Q(t,"trusted-proxies")}function Q(t,e){const n=new me.BlockList;for(const s of t){const[,
o="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,me.isIP)(o),a=i===4?32:128;if(i===0||o.includes("%")||Number(r??0)>a)throw new x.GQ("invalid_input",`--${e}\
: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});n.addSubnet(
o,Number(r??a),i===4?"ipv4":"ipv6")}return n}function ae(t,e,n){let s=ke(t);if(e===void 0)return s;for(const o of e.split(",").reverse()){if(!_e(n,s))break;const r=ke(
o.trim());if((0,me.isIP)(r)===0)break;s=r}return s}function he({remoteAddress:t}){const e=ke(t??"");return(0,de.O)(e)?"loopback":Xe(e)}function _e(t,e){const[n=""]=e.
split("%",1),s=(0,me.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function ke(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function Xe(t){if((0,me.isIP)(
t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).
slice(0,4).join(":")}::/64`}class st extends Error{name="BodyTooLarge"}class lt extends Error{name="BodyBroken"}function We(t,e,n={}){return{status:t,headers:{"\
content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function Ie(t){return{status:0,headers:{},take:t}}function Ue(t,e){
const{take:n}=t;return n?Ie(async s=>{const o=await n(s);return e(o),o}):(e({status:t.status,bytes:Ge(t)}),t)}function Ge({body:t,headers:e}){return t===void 0?
0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function re(t,e){const n=t.headers[e];return typeof n==
"string"?n:n?.[0]}function Ne(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const be={by:null,via:"platform",from:null},Ce=30,et=1e3;function ie({org:t,
project:e,appID:n},s,o={}){return{org:t,project:e,appID:n,action:s,...o}}const G=20,fe=1e3,Z=6e4,V=36e5,we=864e5,$e=200;function ot(t,{clock:e,every:n,log:s}){let o=new Map,
r=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/we)!==i&&([i,a]=[Math.floor(f/we),0]);const y=[...o.values()];o=new Map;const w=y.slice(0,Math.
max(0,fe-a));for(const{count:_}of y.slice(w.length))r+=_;a+=w.length;for(const _ of w)await t.append(Ot(_),[ft(_)]);if(r===0||Math.floor(f/V)===c)return;c=Math.
floor(f/V);const N=r;r=0,await t.append(be,[{action:"access.refuse",after:{code:"others",count:N}}])},u=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(
f)})}),l=n(Z,()=>{u()});return{note(f){const{code:y,request:w,by:N,org:_,via:g}=f,b=JSON.stringify([he(w),y,N,_,g]),R=o.get(b);R?R.count+=1:o.size<G?o.set(b,{...f,
count:1}):r+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}function Ot({by:t,via:e,request:n}){return{by:t??null,via:e,from:he(n),requestID:n.requestID}}
function ft({org:t,code:e,request:n,count:s}){const o=Ne(n.target).slice(0,$e);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method} ${o}`}}}
var mt=S(5239),Ye=S(9127),ue=S(3052),I=S(7934),Se=S(8302);const ti=5,ho=60;function rt(t){return I.FsL(I.IeY(Se.Gv,"must be an object"),I.rej(t,e=>e.expected===
"never"?ni(e.path,t):"is required"))}function xe(t){return I.yqP(I.mee(t))}function Ve(t,e){return I.yqP(I.FsL(t,I.h_(e)))}function qt(t){return I.yqP(I.ZmZ(t))}
const fn=["__proto__","prototype","constructor"];function Vt(t,e){return I.FsL(I.IeY(Se.Gv,"must be an object"),I.z6Y(n=>!fn.some(s=>Object.hasOwn(n,s)),`must n\
ot contain ${fn.join(", ")}`),I.g1P(t,e))}function gs(t){return I.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function po(t,e,n){const s=I.xLC(t,e,{abortPipeEarly:!0});
return s.success?{output:s.output}:{faults:s.issues.map(({path:o,message:r})=>`${_s(o)||n} ${r}`)}}function Eo(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});
return n.success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:o})=>[String(s?.[0]?.key??""),o]))}}function Jt(t){const e=t.length>ho?`${t.slice(
0,ho)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function _s(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${Jt(String(e))}`).
join("").replace(/^\./,"")}function ni(t,e){const n=t?.at(-1)?.input,[,...s]=(0,Se.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],o=s.slice(0,ti).map(Jt),
r=s.length-o.length,i=[...o,...r>0?[`${r} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (al\
so: ${i})`}. Known fields: ${a.join(", ")}`}const Qt=["viewer","deployer","admin"];function hn(t){const{email:e,issuer:n}=(0,Se.Gv)(t)?t:{};return typeof e=="st\
ring"&&typeof n=="string"?{email:e,issuer:n}:void 0}function si(t){const e=async n=>n.token?ri(n.token,await t(oi(n))):t(n);return{roleOf:async(n,s)=>ai((await e(
n)).filter(o=>Ns(o,s)).map(({role:o})=>o)),async organizationsOf(n){const s=new Set((await e(n)).map(({org:o})=>o));return s.has("*")?void 0:[...s].sort()},mayIn:async(n,s,o)=>(await e(
n)).some(r=>(r.org==="*"||r.org===s)&&En(r.role,o)),async partsOf(n,s){const o=(await e(n)).filter(r=>r.org==="*"||r.org===s);if(!o.some(({project:r})=>r===void 0))
return[...new Set(o.map(({project:r,appID:i})=>i===void 0?r:`${r}/${i}`))].filter(r=>r!==void 0).sort()}}}function oi({email:t,issuer:e}){return{email:t,issuer:e}}
function ri(t,e){return e.flatMap(n=>{const s=Ns(n,t.place)?t.place:Ns(t.place,n)?n:void 0,o=En(n.role,t.role)?t.role:n.role;return s?[{org:s.org,project:s.project,
appID:s.appID,role:o}]:[]})}function Ns(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===void 0||t.appID===e.appID)}
function pn({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}/${n}`}function ii({org:t,
project:e,appID:n},s,o){return s==="projects"?`The projects of the organization ${t} together have ${o.projects}`:`T${pn(s==="organization"?{org:t}:s==="project"?
{org:t,project:e}:{org:t,project:e,appID:n}).slice(1)} has ${o[s]}`}function En(t,e){return t!==void 0&&Qt.indexOf(t)>=Qt.indexOf(e)}function ai(t){return Qt.findLast(
e=>t.includes(e))}const bs=512,Ss=/^[!-?A-~]*@[!-?A-~]+$/;function ci(t){return t.length<=bs&&Ss.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Cn(t){
return/[^\0-\x7f]/.test(t)}function mo(t){return t.slice(t.lastIndexOf("@"))}const Os=253,Rs="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",di=new RegExp(`^(?:${Rs}\\.)+\
(?!\\d+$)${Rs}$`);function yo(t){return t.length<=Os&&di.test(t)}function wo(t,e){return t===e||t.endsWith(`.${e}`)}var z=S(2345);const To='must be a size above\
 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function ui(t){try{return(0,ue.DB)(t,"disk")>0}catch{return!1}}function Un(t,e,n){const s=`must be a whole num\
ber, ${t} to ${e}`;return Ve(I.FsL(I.aig(s),I.ndf(s),I.Wwf(t,s),I.cGV(e,s)),n)}const li=rt({disk:Ve(I.FsL(I.YjP(To),I.z6Y(ui,To)),'What the files of all kept re\
leases may take, as "10GiB". Each release counts with all its files. Default: no bound.'),apps:Un(0,1e6,"Apps at once, with those of previews, and without delet\
ed ones. Default: --organization-apps."),buildsAtOnce:Un(1,1e4,"Builds at once, on all nodes. Further ones wait. Default: --organization-builds."),buildMinutesPerMonth:Un(
0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or are cancelled. Default: no bound."),kvsRequestsPerMonth:Un(0,1e12,"Requests to th\
e key-value store in a month of UTC. Default: no bound.")});function xn(t){return I.KCZ([t,I.YOg(t)],"must be a string, or a list of strings")}const Zt=I.FsL(I.
YjP("must be a string"),I.BpQ(1,"must not be empty")),fi=I.FsL(I.YjP("must be a string"),I.Ru6(bs,`must have at most ${bs} characters`),I.yGV(Ss,({input:t})=>{const e=Cn(
t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),Ls=512,hi="https://token.actions.githubusercontent.com",
pi=I.FsL(Vt(I.YjP(),I.FsL(I.YjP("must be a string"),I.BpQ(1,"must not be empty"),I.Ru6(Ls,`must have at most ${Ls} characters`))),I.z6Y(t=>Object.keys(t).some(e=>e!==
"iss"),"names no claim besides iss")),go=I.KCZ([fi,pi],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function Is(t){const e=`${t} ASCII\
 emails, or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123\
", "environment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=I.KCZ([go,I.YOg(go)],'must be an email, "@domain", claims, or a \
list of these');return Ve(n,e)}const As={viewer:Is("May read."),deployer:Is("May change apps, and what they have."),admin:Is("May do everything, also say who ma\
y.")},_o=I.FsL(I.YjP(),I.yGV(z.cS,"is not an identifier")),No=Ve(Vt(_o,rt(As)),"Grants for single apps, by their ID."),Ei=Ve(Vt(_o,rt({...As,apps:No})),'Grants \
for single projects, by their ID. "*" has none.'),ks={...As,projects:Ei},mi=24*36e5;function bo(t){try{const e=(0,Ye.E9)(t,"buildTimeout");return e>=1e3&&e<=mi}catch{
return!1}}const yi="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",wi=I.FsL(I.YjP("must be a string"),I.Ru6(Os+2,`must have at most ${Os+2} characters`),I.yGV(new RegExp(`^(?:\\*\
|(?:\\*\\.)?${yi})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),Ti=rt({roles:Ve(rt(ks),"Who may do w\
hat in the organization, in its projects and in their apps."),...ks,adminsMayGrant:Ve(I.zMY("must be true or false"),'True if those with the role admin may add \
and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such members do not count. Tha\
t of "*" is for organizations without one of their own.'),buildTimeout:Ve(I.FsL(I.YjP("must be a string"),I.z6Y(bo,'must be a time of 1s to 24h, as "90s", "30m"\
 or "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of th\
eir own.'),quotas:Ve(li,'Bounds of what the organization uses. Those of "*" are for each organization without one of its own of the same name.'),domains:Ve(xn(wi),
'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, "*" for all\
.')}),Ds=rt({issuer:I.FsL(I.YjP("must be a string"),I.z6Y(_i,"must be an https:// URL without query (http:// only for loopback)"),I.yuE({format:"uri"}),I.h_("Th\
e value of the iss claim: an https URL, or an http URL of loopback.")),audience:Ve(xn(Zt),"Accepted aud values. Default: the platform's own base URL."),email:I.
lqM(I.FsL(I.YjP("must be a string"),I.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),I.z6Y(t=>!Cn(t),"has chara\
cters other than ASCII"),I.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:I.
lqM(I.FsL(I.zMY("must be true or false"),I.h_("True if the issuer verifies every email before it writes it into a token: then a token may lack email_verified. M\
icrosoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:Ve(Zt,"The client that people \
sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."),clientSecretFile:Ve(
Zt,"A file with the client's secret. A relative path begins in the data directory."),clientSecretEnv:Ve(Zt,"The environment variable of the platform that has th\
e client's secret."),name:Ve(I.FsL(Zt,I.Ru6(60,"must have at most 60 characters")),"The name of the identity provider on the sign-in page. Default: its host."),
require:I.lqM(I.FsL(Vt(I.YjP(),xn(Zt)),I.h_("Claims that a token must have, each with one of the values.")),{})}),gi=I.FsL(rt({$schema:I.yqP(I.YjP("must be a st\
ring")),localIssuer:I.lqM(I.FsL(I.zMY("must be true or false"),I.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the \
data directory can get one, for any email.")),!0),issuers:I.lqM(I.FsL(I.YOg(Ds,"must be a list"),I.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.
map(({issuer:o})=>o),s=n.find((o,r)=>n.indexOf(o)!==r);s!==void 0&&e({message:`names ${s} twice`})}),I.h_("Identity providers whose ID tokens count. Keys are fo\
und by OpenID Connect discovery.")),[]),organizations:I.FsL(Vt(I.FsL(I.YjP(),I.yGV(new RegExp(`^(?:\\*|${z.cS.source.slice(1,-1)})$`),"is not an organization's \
identifier")),Ti),I.h_('Grants by organization; "*" is every organization.'))}),I.DDF("platform.json"),I.h_("Who may do what on a platform that several people s\
hare. The platform reads the file from its data directory when it starts, and again when it changes."));function _i(t){if(!URL.canParse(t))return!1;const e=new URL(
t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,de.c)(e.hostname)}function mn(t,{roles:e={},...n}){const s=`\
organizations.${t}`,o=[...Fn(t,`${s}.roles`,e),...Fn(t,s,n)],r=new Map;for(const{place:i,path:a}of o){const c=pn(i),d=r.get(c);if(d)throw new Error(`${d} and ${a}\
 both grant roles in ${c}: move those of ${a} there`);r.set(c,a)}return o.flatMap(({grants:i})=>i)}function Fn(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(
n).length>0)throw new Error(`${e}.projects is not possible: name the organization`);const o=(r,i,a)=>{const c=Qt.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u==
"string"?u.toLowerCase():u;return{...r,role:d,who:l,path:`${i}.${d}`}}));return c.length>0?[{place:r,path:i,grants:c}]:[]};return[...o({org:t},e,s),...Object.entries(
n).flatMap(([r,{apps:i={},...a}])=>{const c=`${e}.projects.${r}`;return[...o({org:t,project:r},c,a),...Object.entries(i).flatMap(([d,u])=>o({org:t,project:r,appID:d},
`${c}.apps.${d}`,u))]})]}function Ni(t,{iss:e=hi,...n}){const{org:s,project:o,appID:r,role:i,path:a}=t;return{org:s,project:o,appID:r,role:i,path:a,iss:e,claims:n}}
const jn={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),
withQuotas:[],mayUseDomain:()=>!0},Pn=1024*1024,bi=10;function Si(t,e={},n=()=>{}){const s=(0,B.join)(t,"platform.json");if(!(0,C.existsSync)(s))return jn;try{if((0,C.
statSync)(s).size>Pn)throw new Error(`is larger than ${Pn} bytes`);return Ri(JSON.parse((0,C.readFileSync)(s,"utf8")),{file(o){return n(o),(0,C.readFileSync)((0,B.
resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new x.GQ("invalid_file",`${s}: ${(0,x.bD)(o)}`,{place:{file:s},remedy:`Correct the file (${(0,mt.fs)(
"self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:o})}}const Oi={file:()=>"",env:()=>{}};function Ri(t,e=Oi){const n=po(gi,t,"the\
 file");if("faults"in n)throw new Error(n.faults.slice(0,bi).join("; "));const{localIssuer:s,issuers:o,organizations:r}=n.output,i=Object.entries(r).flatMap(([l,
f])=>mn(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[Ni(l,l.who)]),d=c.
find(({iss:l})=>!o.some(({issuer:f})=>f===l));if(d)throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const u=l=>r[l]?.adminsMayGrant??
r["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:l,audience:f,email:y,emailsVerified:w,require:N,..._},g)=>({issuer:l,audiences:f===
void 0?void 0:[f].flat(),email:y,emailsVerified:w,granted:[...new Set(c.filter(({iss:b})=>b===l).flatMap(({claims:b})=>Object.keys(b)))],client:Li(l,_,`issuers[${g}\
]`,e),require:Object.fromEntries(Object.entries(N).map(([b,R])=>[b,[R].flat()]))})),grantsOf:({email:l,issuer:f,claims:y={}})=>[...a.get(l)??[],...a.get(mo(l))??
[],...c.filter(({iss:w,claims:N})=>w===f&&Object.entries(N).every(([_,g])=>y[_]===g))],adminsMayGrant:l=>l===void 0?Object.keys(r).some(u):u(l),membersOf:l=>i.filter(
f=>f.org===l||f.org==="*"),buildTimeoutOf(l){const f=r[l]?.buildTimeout??r["*"]?.buildTimeout;return f===void 0?void 0:(0,Ye.E9)(f,"buildTimeout")},quotasOf:l=>({
...So(r["*"]),...So(r[l])}),withQuotas:Object.keys(r).filter(l=>l!=="*"&&r[l]?.quotas!==void 0),mayUseDomain(l,f){return[r[l]?.domains??[],r["*"]?.domains??[]].
flat().some(w=>Ii(w,f))}}}function Li(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:o},r,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(
`${r} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${r} has clientSecretFile and clientSecretEnv: keep one of them`);
const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}\
.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:o??new URL(
t).host,slug:d}}function So({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,ue.DB)(t,"disk")}}}function Ii(t,e){return t==="*"||t===e||t.startsWith(
"*.")&&e.endsWith(t.slice(1))}function Ai(t,e){return si(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const o=await e.of([n.email,mo(n.email)]);
return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}const ki=2e3;function Di({dir:t,env:e,log:n,every:s=J.fm}){const o=(0,B.join)(t,"platform.json"),r=new Map,
i=()=>(r.clear(),r.set(o,Bn(o)),Si(t,e,f=>r.set((0,B.resolve)(t,f),Bn((0,B.resolve)(t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),
c=f},u=()=>{if(![...r].every(([f,y])=>Bn(f)===y))try{const f=i();if(f===jn&&a!==jn){d(`${o} was removed: what it said stays in force until the platform starts a\
gain`);return}a=f,c=void 0,n("info","policy_read",{file:o})}catch(f){d((0,x.bD)(f))}},l=s(ki,u);return{policy:$i(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}
function Bn(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,C.statSync)(t,{bigint:!0});return[e,n,s,o].join()}catch(e){return(0,x.xU)(e)??"unknown"}}function $i(t){
return new Proxy(jn,{get:(e,n)=>Reflect.get(t(),n)})}function yn(t){const{everyMs:e,onFailure:n,every:s=J.fm,isDue:o=!1}=t;let r;const i=()=>(r??=t.run().then(()=>{},
n).finally(()=>{r=void 0}),r),a=s(e,()=>{i()});return o&&i(),{run:i,async[Symbol.asyncDispose](){a(),await r}}}const vi=1e3,Mi=2e4;class Re extends Error{name="\
StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function Ci(t,e,n){const s=e.monotonic()+Mi;for(let o=1;;o+=1)try{
return await t(o)}catch(r){if(!(r instanceof Re&&!r.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(vi,n).catch(()=>{}),n?.aborted))throw r}}const Oo=["ok",
"missed","refused","limited","failed"],Pe=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","del\
ete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_\
5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_\
mib_ms"],At={hour:36e5,day:864e5};function Ld({function_mib_ms:t}){return t*1024*1024/At.hour}function Id(t){const e=n=>Object.fromEntries(Oo.flatMap(s=>{const o=Ro(
n,s);return o?[[s,t[o]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},
sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.
deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.
round(t.function_mib_ms/1024)/1e3}}}function Ro(t,e){return Pe.find(n=>n===`${t}_${e}`)}function Ui(t={}){const e=Pe.map(n=>[n,t[n]??0]);return Object.fromEntries(
e)}function Ad(t,e){return Object.fromEntries(Pe.map(n=>[n,t[n]+e[n]]))}function kd(t){const e=n=>Pe.reduce((s,o)=>s+(n(o)?t[o]:0),0);return{sites:e(n=>/^site_.xx$/.
test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const Lo={kvs(){},site(){}},xi=2e5,Fi=new Map(
Pe.map((t,e)=>[t,e])),Tt=t=>Fi.get(t)??0,ji=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(Oo.map(e=>[e,Tt(Ro(t,e)??`${t}_refuse\
d`)]))])),Pi=Tt("kvs_bytes_in"),Bi=Tt("kvs_bytes_out"),Hi=Tt("site_bytes_out"),Wi=Tt("function_requests"),Gi=Tt("function_ms"),en=Tt("function_mib_ms"),Yi=1024*
1024,Hn=[Tt("site_2xx"),Tt("site_3xx"),Tt("site_4xx"),Tt("site_5xx")];class Xi{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(Pe.length);#r;lost=0;constructor(e){
this.#r=Io(e)}kvs(e,n,s,o,r){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(Pe.length)},this.#e.set(e.keyspace,i)),gt(i.counts,
ji[n][s],1),gt(i.counts,Pi,o),gt(i.counts,Bi,r)}site(e,n,s){let o=this.#t.get(e.subdomain);o===void 0&&(o={scope:{org:e.org,project:e.project,app:e.appID,table:""},
counts:new Float64Array(Pe.length)},this.#t.set(e.subdomain,o)),gt(o.counts,n<300?Hn[0]:n<400?Hn[1]:n<500?Hn[2]:Hn[3],1),gt(o.counts,Hi,s)}requested(e,n){const{
counts:s}=this.#i(e);gt(s,Wi,1),gt(s,Gi,n)}held(e,n){gt(this.#i(e).counts,en,n/Yi)}#i({org:e,project:n,appID:s}){let o=this.#n.get(s);o===void 0&&(o=[],this.#n.
set(s,o));for(const i of o)if(i.scope.org===e&&i.scope.project===n)return i;const r={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(Pe.length)};
return o.push(r),r}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){
for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())gt(this.#o,i,a);const o=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),r=this.#s.
get(o);if(r)for(const[i,a]of s.entries())gt(r.counts,i,a);else this.#s.size<xi?this.#s.set(o,{scope:n,counts:s,hour:this.#r}):this.lost+=Ki(s)}this.#e=new Map,this.#t=
new Map,this.#n=new Map,this.#r=Io(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:o,hour:r,counts:i}]of this.#s){if(n.length===e)break;
this.#s.delete(s),n.push({scope:o,hour:r,counts:Wn(i)})}return n}totals(){const e=this.#o.slice();for(const{counts:n}of this.#a())for(const[s,o]of n.entries())gt(
e,s,o);return Wn(e)}}function gt(t,e,n){t[e]=(t[e]??0)+n}function Io(t){return Math.floor(t/At.hour)*At.hour}function Wn(t){return Object.fromEntries(Pe.map((e,n)=>[
e,t[n]??0]))}function Ki(t){return Pe.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const $s=8e3,Gn=3e4,zi=250,Ao=250,ko=500;function Do(t){const{
clock:e,log:n,every:s}=t,o=new Xi(e.now()),r=qi(o,t);let i=!1;const a=yn({everyMs:$s,async run(){await r(),i&&n("info","usage_stored_again"),i=!1},onFailure(c){
i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{meter:o,flush:a.run,figures:()=>({counts:o.totals(),waiting:o.waiting,lost:o.lost}),async[Symbol.
asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}function qi(t,{usage:e,engine:n,clock:s,log:o}){const r=(0,F.randomBytes)(12).toString("base64url");
let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:r,number:i,rows:t.next(zi)}),await e.add(a).catch(d=>{if(d instanceof Re)throw d;
o("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Ao)===Ao;);n&&await e.
claimTurn("stored",Gn)&&await Vi(e,n,s)}}async function Vi(t,e,n){for(let s=0;;){const o=await e.sizes(s,ko),r=o.length<ko,i=r?Number.MAX_SAFE_INTEGER:o.at(-1)?.
keyspace??s;if(await t.setStored({after:s,upTo:i,tables:o},n.now()),r)return;s=i}}const Ji=()=>{},Qi=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});
var $o=S(7634);const Zi=5e3,vo=15e3,Dd=null,ea=1e3,Yn=10;async function ta(t){const{own:e,shared:n,builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:$o.x,
uptimeMs:Math.round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,
ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),await na(l,n,t);const f=vs(l,u,t);return oa(await a.living(),c,t),{list:()=>a.
list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function na(t,{signal:e},{own:{name:n},clock:s,
log:o}){let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw Xn(n,i);r||o("warn","node_name_awaited",sa(n,i)),r??=i,await s.sleep(ea,e)}}
function sa(t,{address:e,silentMs:n}){const s=Math.max(0,vo-n),o=`Another process has the name ${t}: it gave its last sign of life ${(0,Ye.a3)(n)} ago. If it wa\
s killed, this one goes on in ${(0,Ye.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function Xn(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Ye.a3)(n)} ago`,o=`Start this one wi\
th another --node. If the other one was killed just now, wait ${vo/1e3} seconds and start this one again.`;return new x.GQ("invalid_input",s,{input:"node",remedy:o})}
function oa(t,e,{log:n}){for(const{key:s,flag:o,means:r}of ra){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.
slice(0,Yn).map(({name:l})=>l);n("warn","node_settings_differ",{setting:o,here:i,there:c,nodes:u.join(", "),means:r})}}}const ra=[{key:"publicUrl",flag:"--publi\
c-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"\
Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function vs(t,e,{own:{name:n},log:s,every:o}){const r=ia(s),
i=async()=>{const d=await t();d?r("node_name_taken",{node:n,address:d.address,means:aa}):r(void 0)},a=yn({everyMs:Zi,async run(){await e?.look();let d;do d=e?.canBuild,
await i();while(e?.canBuild!==d)},onFailure:d=>r("node_not_announced",{reason:String(d)}),every:o}),c=e?.subscribe(()=>{a.run()});return async()=>{c?.[Symbol.dispose](),
await a[Symbol.asyncDispose]()}}function ia(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const aa="Another process took the name of this node wh\
ile this one gave no sign of life. Stop one of them, and start it with another --node",wn=["control","build","edge","kvs"],ca=null;var ht=S(2207);class ee extends Error{name="\
Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function Ms(t,e){return new ee("rate_limited",t,{"retry-after":String(e)})}function yt(t,e){
const{code:n,message:s}=t,o={error:{code:n,message:s,requestID:e.requestID}};return We(ht.iV[n],o,t.headers)}var U=S(2978),it=S(5807);const{failureLogLines:Mo,failureLogLine:Co}=z.
lF,Uo={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function xo({stage:t,
code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,it.vI)(n,z.IC.message),exitCode:s},c=o===null?null:o.slice(0,z.IC.
signal),d=i.filter(({file:y})=>y.length<=z.IC.file).slice(0,z.IC.findings).map(y=>({...y,code:y.code===null?null:(0,it.vI)(y.code,z.IC.findingCode),message:(0,it.
vI)(y.message,z.IC.findingMessage)})),u=Fo(d,z.IC.bytes/2),l=z.IC.bytes-Tn({...a,signal:c,log:[],diagnostics:u}),f=r.slice(-Mo).map(y=>(0,it.vI)(y,Co));return{...a,
signal:c,log:Fo(f.reverse(),l).reverse(),diagnostics:u}}function Fo(t,e){let n=e;const s=t.findIndex(o=>(n-=Tn(o)+1,n<0));return s===-1?t:t.slice(0,s)}function Tn(t){
return Buffer.byteLength(JSON.stringify(t))}const Kn=t=>typeof t=="number"&&Number.isSafeInteger(t)?t:void 0,Cs=(0,U.c3)(z.IC.findings,(0,U.lS)({file:(0,U.Qq)(z.
IC.file),line:(0,U.Xd)(Kn),column:(0,U.Xd)(Kn),severity:(0,U.yL)(["error","warning","notice"]),code:(0,U.Xd)((0,U.Qq)(z.IC.findingCode)),message:(0,U.Qq)(z.IC.findingMessage)},
{source:(0,U.c3)(z.IC.sourceLines,(0,U.lS)({line:Kn,text:(0,U.Qq)(z.IC.sourceLine)}))})),Us=(0,U.lS)({stage:(0,U.yL)(ht.Mb),code:(0,U.yL)(ht.sR),message:(0,U.Qq)(
z.IC.message),exitCode:(0,U.Xd)(Kn),signal:(0,U.Xd)((0,U.Qq)(z.IC.signal)),log:(0,U.c3)(Mo,(0,U.Qq)(Co)),diagnostics:Cs});function jo(t){const e=Us(t);return e&&
Tn(e)<=z.IC.bytes?e:void 0}function da(t){return{stage:t,code:Uo[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,
signal:null,log:[],diagnostics:[]}}function p(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class h extends Error{name="Build\
Failure";facts;constructor(e){const n=xo(e);super(n.message),this.facts=n}}function E(t,e,n){return new h({stage:t,code:e,message:n,exitCode:null,signal:null,log:[],
diagnostics:[]})}class m extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const T=null,O=3e4;function L({oldestAt:t},e){
return t===null?null:Math.max(0,e-t)/1e3}const W=2e3,j=1e3;function q({node:t,roles:e,functions:n,checks:s,clock:o,walls:r,isFaulty:i,purges:a,records:c,unsealed:d}){
const u=new Set;let l=!1;const f=wn.map(_=>[_,Je(s[_],o)]),y=new Map(f.filter(([_])=>e.includes(_))),w=async _=>{const g=y.get(_);return g?l?"draining":u.has(_)?
await g()?"ready":"failing":"starting":"absent"},N=async _=>{const g=await Promise.all(_.map(async $=>[$,await w($)])),[,b="ready"]=g.find(([,$])=>$!=="ready")??
[],R=_.includes("build")?r?.():void 0,D=R&&{limitedBy:p(R.limiter),network:R.network},k={status:b,node:t,roles:Object.fromEntries(g),...(0,Se.Eb)({builds:D,functions:_.
includes("edge")?n:void 0}),..._.includes("control")&&i?.()&&{policy:"faulty"},..._.includes("control")&&ye("cdn","purgesWaiting",a?.(),o.now()),..._.includes("\
build")&&ye("dns","changesWaiting",c?.(),o.now()),...(0,Se.Eb)({unsealed:_.includes("control")?d?.():void 0})};return b==="ready"?We(200,k):We(503,k,{"retry-aft\
er":"1"})};return{start(_){for(const g of _?[_]:wn)u.add(g)},drain(){l=!0},handler(_){const g=Oe(_);if(g===void 0)return N(e);const b=wn.find(R=>R===g);return b?
N([b]):yt(new ee("invalid_request",`role is one of ${wn.join(", ")}.`),_)}}}function ye(t,e,n,s){if(!n)return{};const o=L(n,s);return{[t]:{[e]:n.count,oldestSeconds:o===
null?null:Math.round(o)}}}function Oe({target:t}){return new URLSearchParams(t.slice(Ne(t).length)).get("role")??void 0}function Je(t,e){if(!t)return()=>Promise.
resolve(!0);let n,s;const o=async()=>{const r=t().then(()=>!0,()=>!1),i=await(0,J.ux)(e,W,r)??!1;return s={can:i,at:e.monotonic()},n=void 0,i};return async()=>s&&
e.monotonic()-s.at<j?s.can:(n??=o(),n)}const Qe=()=>({[Symbol.asyncDispose]:async()=>{}});var gn=S(7067),jt=S(7075);const xs=["apps","disk","buildsAtOnce","buil\
dMinutesPerMonth","kvsRequestsPerMonth"],tn=.8,Po={apps:{title:"Apps"},disk:{title:"Files of releases"},buildsAtOnce:{title:"Builds at once"},buildMinutesPerMonth:{
title:"Build minutes this month",monthly:!0},kvsRequestsPerMonth:{title:"Store requests this month",monthly:!0}};function Fs(t,e){const n=s=>`${zn(e)} ${s}${e===
1?"":"s"}`;switch(t){case"apps":return n("app");case"disk":return(0,ue.Xq)(e);case"buildsAtOnce":return n("build");case"buildMinutesPerMonth":return n("build mi\
nute");case"kvsRequestsPerMonth":return n("request")}}function Bo({name:t,used:e,quota:n}){const s=o=>t==="disk"?formatSize(o):zn(o);return n===null?`${s(e)}, n\
o quota`:`${s(e)} of ${s(n)}`}function zn(t){const e=Math.floor(t),n=Math.floor((t-e)*10);return n===0?(0,it.zD)(e):`${(0,it.zD)(e)}.${n}`}function Ho({used:t,quota:e}){
return e===null?0:e===0?+(t>0):t/e}function qn(t){return t.name!=="buildsAtOnce"&&t.quota!==null&&Ho(t)>=tn}function js(t){return Ho(t)<1?"nearly used up":"used\
 up"}function ua(t,e,n){const s=Po[e.name].monthly?`, until ${Go(n.end)} UTC`:"",o=Fs(e.name,e.quota??0);return`The organization ${t} has ${js(e)} its quota ${e.
name}: ${Wo(e)} of ${o}${s}.`}function Vn(t){const{org:e,name:n,quota:s,needs:o,until:r}=t,i=`The organization ${e} has ${Wo(t)} of ${Fs(n,s)} (quota ${n})`,a="\
the operator of the platform can give it more";switch(n){case"apps":return`${i}. Delete an app that is not needed (slipway apps delete), or ${a}.`;case"disk":return`${o===
void 0?i:`${i}, and would have ${(0,ue.Xq)(o)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${a}.`;case"buildMinutesPerMonth":case"kv\
sRequestsPerMonth":return`${i} this month. The next month begins at ${Go(r??0)} 00:00 UTC; before that, ${a}.`;case"buildsAtOnce":return`${i}. Wait until one of\
 them ends.`}}function Wo({name:t,used:e}){return t==="disk"?(0,ue.Xq)(e):zn(e)}function Pt(t){const e=new Date(t),[n,s]=[e.getUTCFullYear(),e.getUTCMonth()];return{
start:Date.UTC(n,s),end:Date.UTC(n,s+1)}}function Go(t){return new Date(t).toISOString().slice(0,10)}class nn extends Error{name="OverQuota";over;constructor(e){
super(`The organization ${e.org} is over its quota of ${Fs(e.name,e.quota)}`),this.over=e}}const la={most:Number.MAX_SAFE_INTEGER,of:{}};class _n extends Error{name="\
DomainTaken";domain;constructor(e){super(`Another app has the domain ${e}`),this.domain=e}}class sn extends Error{name="QueueFull";most;constructor(e){super(`Th\
e organization has ${e} queued deployments`),this.most=e}}const NE=500,bE=1e3,SE=20,TD=null;function $d(t){if(t instanceof ee)return t;if(t instanceof sn){const e="\
Wait until some of them have started, and try again (slipway platform --organization-queue).";return new ee("rate_limited",`The organization has ${t.most} deplo\
yments in the queue. ${e}`,IE)}if(t instanceof x.GQ&&t.code==="unsupported_data")return new ee("unavailable",RE);if(t instanceof nn)return new ee("quota_exceede\
d",Vn(t.over));if(t instanceof Re)return t.isFull?new ee("unavailable","The platform has no room to store more. Its operator has to add some.",LE):new ee("unava\
ilable",`The platform cannot read or write its state now. ${OE}`,AE)}const OE="Read what was to be changed before you repeat the call, because it may have been \
changed.",RE="This is sealed with a key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",LE={
"retry-after":"30"},IE={"retry-after":"60"},AE={"retry-after":"5"},kE=8,Yo=new WeakMap;function vd(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.
destroyed)return;const o=(Yo.get(s)??0)+1;if(Yo.set(s,o),o>kE){s.destroy();return}s.pause(),e.once("socket",()=>{const r=(Yo.get(s)??1)-1;Yo.set(s,r),r===0&&s.resume(),
queueMicrotask(n)})}const Md=2e4,DE=.75,$E=1024,vE=1024,ME=64,CE={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Cd=500,UE=20,xE=512,FE=32;function Ud(){let t="";try{
t=(0,C.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String($E)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?Md:Math.min(
Md,Math.floor(DE*Number(e)))}class jE{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=CE){this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();
n&&this.#s.size>=vE?this.#u(this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),
e.once("close",()=>this.#s.delete(e)||this.#o.delete(e)),this.#i??=this.#a(Cd)}began(e,n){const s=this.#s.get(e)??this.#o.get(e);s&&(s.since=performance.now(),s.
due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(
()=>this.#c(),e).unref()}#c(){this.#r??=PE(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<xE&&n<FE;s+=1){const{value:o,done:r}=this.#r.next();
if(r){this.#r=void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,
this.#t(i),n+=1)}this.#r?this.#i=this.#a(UE):this.#i=this.#s.size+this.#o.size>0?this.#a(Cd):void 0}#d(){const[e]=this.#s,[n]=this.#o;let s=0;for(const o of this.#o){
if(e&&e[1].since<o[1].since||(s+=1,s>ME))break;if(this.isIdle(o[0])){this.#u(this.#o,o[0]);return}}e?this.#u(this.#s,e[0]):n&&this.#u(this.#o,n[0])}#u(e,n){e.delete(
n),n.destroy()}}function*PE(...t){for(const e of t)yield*e}const BE=64*1024,HE=128*1024;class WE{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){
return this.#s}hold(e,n){const s=GE(e,n);if(!s||s.bytes<=BE)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.bytes),this.#t.set(e,
s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){const n=this.#t.
get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(
n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function GE(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof jt.Readable?
{key:t,bytes:HE}:{key:e.buffer,bytes:e.buffer.byteLength}}const YE=16;class XE{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){
e.end(n);return}this.#e.push([e,n]),this.#e.length>=YE&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const KE=/^[\w.:-]{1,128}$/,
zE=12e4,xd=8*1024*1024,qE=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,VE=47,JE=(0,F.randomBytes)(5).toString("hex");let Fd=0;class QE{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{
head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=o,this.#i=r,e.url?.charCodeAt(0)!==VE&&ZE(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];Fd+=1,this.#s=typeof e=="string"&&KE.test(e)?e:`${JE}-${Fd}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return ae(e,re(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#o===
void 0){const e=new AbortController;this.#o=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#o.signal}abort(e){this.#o?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((o,r)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),zE).unref(),d=l=>{clearTimeout(c),this.#r=!n.complete,
r(l)},u=()=>d(new lt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+xd){d(new st);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
xd?(n.pause(),d(new st)):i.length=0}),n.on("end",()=>{if(a>e)return d(new st);clearTimeout(c),o(em(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function ZE(t){const[,e,n=""]=qE.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function em(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const tm=1e3;function nm({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function sm(t,e){const n=new gn.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),tm).unref()}),
n}function om(t,e,n,s){const{method:o,url:r,httpVersion:i,rawHeaders:a}=e,c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const rm=3e4,fa=t=>yt(new ee("unavailable","The platform is starting.",{"retry-after":"1"}),t),im=128*1024*1024;async function jd(t){
const{host:e,log:n,batch:s=new XE}=t,o={handler:fa,closing:!1,log:n,batch:s,bodies:new WE(im)},r=t.connections??Ud(),i=new jE(r,w=>a(w,Bd),t.clientTimes),a=dm(i),
c={open:new Set,proxies:ne(t.trustedProxies??[])},d=new Set,u=(w,N,_)=>{s.open(),i.began(w.socket,N),hm(o,{request:new QE(w,N,c,_),incoming:w,outgoing:N})},l=(0,gn.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:rm,joinDuplicateHeaders:!0},(w,N)=>vd(w,N,()=>u(w,N)));l.on("checkContinue",(w,N)=>vd(w,N,()=>u(
w,N,{waits:!0}))),l.on("upgrade",(w,N,_)=>{const g=i.isIdle(w.socket);if(g&&!nm(w))return om(l,w,N,_);const b=g?sm(w,w.socket):void 0;if(!b)return void N.destroy();
d.add(N),N.once("close",()=>d.delete(N)),u(w,b,{head:_})}),l.on("connection",w=>i.opened(w)),l.on("clientError",(w,N)=>a(N,(0,x.xU)(w)));const f=await lm(l,t.port,
e);let y;return{port:f,serve(w){o.handler=w},close(w=5e3){return o.closing=!0,y??=fm(l,c.open,d,w),y}}}function Pd(t,e){return`http://${(0,me.isIPv6)(t)?`[${t}]`:
t}:${e}`}const am=1e3,Bd="ERR_HTTP_REQUEST_TIMEOUT",cm="HPE_INVALID_EOF_STATE";function dm(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===cm||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(um(s)),setTimeout(()=>n.destroy(),am).unref()}}const Hd=`The address and the headers \
of this request have more than ${gn.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function um(t){const e=`Connection: close\r
`;return t===Bd?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Hd.length}\r
`}${e}\r
${Hd}`}function lm(t,e,n){return new Promise((s,o)=>{t.once("error",r=>{const i=(0,x.xU)(r);o(i==="EADDRINUSE"?new x.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:r}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new x.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:r}):r)}),t.listen(e,n,()=>{const r=t.address();s(typeof r=="object"&&r!==null?r.port:e)})})}async function fm(t,e,n,s){const o=new Promise(a=>t.close(
()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new x.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(i)}}function hm(t,e){const{request:n}=e,s=r=>ha(Wd(n,r,t.log),t,e),o=r=>{try{
ha(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):o(r)}catch(r){s(r)}}function Wd(t,e,n){const s=(0,x.I7)(e),o=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:o??null});const r=$d(e);if(r)
return yt(r,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return yt(new ee("internal",i),t)}function ha(t,e,n){const{
body:s}=t,{outgoing:o,incoming:r}=n,i=s instanceof jt.Readable?s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){pm(t.take,e,n);return}if(o.
writeHead(t.status,Em(t,e,n)),r.method==="HEAD"||Gd(t)||s===void 0){i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof jt.Readable?mm(s,e,n):e.batch.end(
o,s)}async function pm(t,e,n){const{request:s,incoming:o,outgoing:r}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:o,outgoing:r,end:l=>{e.batch.open(),e.
batch.end(r,l)},requestID:i,remoteAddress:a,head:c};e.closing&&(r.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=Wd(s,l,e.log);r.headersSent?r.destroy():ha(
f,e,n)}}function Em(t,{closing:e},{request:n}){const s=[];let o=!1;for(const r in t.headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-leng\
th")}for(const r of t.cookies??[])s.push("set-cookie",r);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.body instanceof
jt.Readable)&&!Gd(t)&&s.push("content-length",ym(t.body)),s}function Gd({status:t}){return t===204||t===304}function mm(t,{log:e},{request:n,outgoing:s}){(0,jt.
pipeline)(t,s,o=>{o&&(0,x.xU)(o)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:o.message})})}function ym(t){return typeof t==
"string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}const pa=["0.0.0.0","::"];function Yd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=pa.includes(
n);return o=>{const r=o?.toLowerCase()??"";if(wm(r,e))return!0;const i=Tm(r);return i===void 0?!1:i==="localhost"||i===n||(0,de.O)(i)||s&&(0,me.isIP)(i)!==0}}function wm(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Tm(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,me.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const gm=async()=>{},_m=()=>{},Nm=()=>{},bm=()=>{},Sm=()=>{},Om=()=>{},Rm=()=>{},Lm=()=>{},
Im=()=>{},Am=()=>{};var Nn=S(1101);function km(t){return new Dm(t)}class Dm{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){const{instances:n}=this.#e;if(!n)return(0,Nn.
Ih)(new Nn.Lw("functions_off",void 0,60));if(this.#s)return(0,Nn.Ih)(new Nn.Lw("stopping"));const s=this.#n;return Ie(s?o=>s.answer(o,e):async o=>(await this.#o(
n)).answer(o,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new Nn.Lw("stopping");return(await this.#o(s)).call(e,n)}async changed(e,n){if(this.#n?.
subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.
subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&await(await this.#o(n)).prepare(e)}async stop(e){await this.#n?.
stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){this.#s=!0,await(await this.#t)?.
close()}[Symbol.asyncDispose](){return this.close()}#o(e){return this.#t??=Promise.all([S.e(729),S.e(89)]).then(S.bind(S,5089)).then(({Apps:n})=>(this.#n=new n(
{...this.#e,instances:e}),this.#n)),this.#t}}var Le=S(1455),$m=S(1421),vm=S(6193);const Mm=524288,Cm=65535;let Xd;function Um(){return Xd??=xm().filter(t=>t>2&&
t<=Cm&&Fm(t)),Xd}function xm(){try{return(0,C.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Fm(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,C.
readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Mm)===0}catch{return!1}}function jm(t){const e=Um().filter(o=>t[o]===
void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,C.openSync)("/dev/null","r+"),s=[...t];for(let o=s.length;o<=Math.max(...e);o+=1)s.
push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,C.closeSync)(n)}}const Pm={serverBytes:ue.j9,serverFiles:2e5},Bm=384,Hm=4*ue.j9,Kd={
base:128,perProcessor:256},Xo={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ue.j9,logBytes:4*ue.D6,memoryBytes:Math.min(Hm,Math.floor(Wm()/2)),diskBytes:8*ue.j9,diskFiles:2e6,
processes:Kd.base+Kd.perProcessor*(0,le.availableParallelism)(),installBytes:2*ue.j9,installsBytes:20*ue.j9,...Pm};function Wm(){const t=process.constrainedMemory();
return t>0?Math.min((0,le.totalmem)(),t):(0,le.totalmem)()}const gD=1e3;function _D(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Jn=S(8595),zd=S(5290);
const Qn=864e5,Gm=1e3,Ym=90,Xm=7*Qn,Km={most:500,ageMs:30*Qn},zm=30*Qn,qm=400,Vm=512*ue.D6,Ko={apps:{what:"deleted apps, with their releases, logs, variables, t\
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
owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},ND={caches:{bytes:4*ue.j9,allBytes:20*
ue.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Qn},mirrors:{bytes:4*ue.j9,allBytes:20*ue.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Qn},tools:{bytes:Number.POSITIVE_INFINITY,
allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Qn}},bD=200,SD=8,OD=36e5,qd={files:1e5,fileBytes:512*ue.D6,totalBytes:4*ue.j9},zo={pathBytes:1024,
pathsBytes:16*ue.D6,rulesBytes:256*1024,indexBytes:32*ue.D6},Ea=32*ue.D6,Vd={pathBytes:4096,pathsBytes:32*ue.D6,rulesBytes:8*ue.D6,indexBytes:48*ue.D6},RD=null,
qo=ue.D6,Jm=8,LD=32,Jd=3600*1e3,ID=Jd/2,Qm=2*ue.D6,Vo=4*ue.D6,Zm=64*1024,ey=16384,ty=128*1024,ny=128,sy=50,oy=2e3,Qd=6e4,ry=1e3,iy=1e3,AD=50,ma=256,ay=zo.pathBytes,
cy=64,Zd=250,dy=100,eu=1e3,ya=1e3,Jo=(0,U.Qq)(ay),Qo=(0,U.lS)({reason:(0,U.Qq)(eu)}),wa=(0,U.Qq)(64),uy=(0,U.lS)({files:(0,U.c3)(Zd,(0,U.lS)({path:Jo,bytes:U.U9,
brotli:U.U9,gzip:U.U9,digest:(0,U.Qq)(cy)},{hasKey:U.Gy})),odd:(0,U.c3)(Zd,(0,U.lS)({path:Jo,kind:(0,U.yL)(Jn.q3)})),ignoredRules:(0,U.c3)(dy,(0,U.lS)({file:(0,U.
Qq)(ma),reason:(0,U.Qq)(eu)},{line:U.U9})),faults:(0,U.c3)(Jn.ws,(0,U.lS)({file:(0,U.Xd)(Jo),line:(0,U.Xd)(U.U9),message:(0,U.Qq)(Jn.iA)},{isMarked:U.Gy}))}),ly=(0,U.
tG)("kind",{bubblewrap:(0,U.lS)({asRoot:U.Jt,boundsFiles:U.Jt,deniesNamespaces:U.Jt}),none:Qo}),fy=(0,U.tG)("kind",{cgroup:(0,U.lS)({folder:Jo}),sampling:Qo}),hy=(0,U.
tG)("level",{private:(0,U.lS)({}),filtered:Qo,open:Qo}),tu=t=>e=>typeof e=="string"&&(0,it.Ow)(e,t).trim()||null,py=(0,U.lS)({subject:tu(z.jh.subject),author:tu(
z.jh.author)}),Ta=t=>e=>typeof e=="string"?(0,it.Ow)(e,t):void 0,ga=t=>Ta(ya)(t)??null,Ey=(0,U.tG)("about",{lock:(0,U.lS)({name:(0,U.Qq)(ma)}),output:(0,U.lS)({
part:uy,isLast:U.Jt}),start:(0,U.lS)({found:Cs}),repositories:(0,U.lS)({after:(0,U.Qq)(Vo)}),apps:(0,U.lS)({after:(0,U.Qq)(Vo)})}),my=(0,U.tG)("kind",{ready:(0,U.
lS)({isolation:ly,limiter:fy,network:hy},{hasFailed:U.Gy}),pulse:(0,U.lS)({}),stage:(0,U.lS)({stage:(0,U.yL)(ht.Mb.filter(t=>t!=="queue"))}),log:(0,U.lS)({text:t=>(0,Se.
KH)(t,Zm)&&t.endsWith(`
`)?t:void 0}),commit:(0,U.lS)({commit:wa,facts:t=>py((0,Se.Gv)(t)?t:{})}),ask:(0,U.lS)({id:U.U9,question:Ey}),release:(0,U.lS)({name:(0,U.Qq)(ma)}),note:(0,U.lS)(
{level:(0,U.yL)(["info","warn","error"]),event:(0,U.Qq)(64),text:(0,U.Qq)(2e3)}),stored:(0,U.lS)({release:(0,U.lS)({manifestHash:t=>(0,Se.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:U.U9,written:U.U9,reused:U.U9,bytes:U.U9}),commit:wa,warnings:zd.h},{type:(0,U.yL)(z.jI)}),failed:(0,U.lS)({facts:jo}),detected:(0,U.lS)(
{plan:(0,U.lS)({text:Ta(2*ya),folder:Ta(ya),command:ga,output:ga,type:(0,U.yL)(z.yN),typeBecause:ga}),commit:wa}),done:(0,U.lS)({collected:(0,U.c3)(Object.keys(
Ko).length,(0,U.lS)({kind:(0,U.yL)(Object.keys(Ko)),items:U.U9,bytes:U.U9},{left:(0,U.lS)({items:U.U9,bytes:U.U9})}))})});function yy(t){return my((0,Se.U4)(t))}
var on=S(1463),wy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ty=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const gy=15,_y=4096,Ny=5e3;class nu{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=on.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=wy(i,jm(["pipe","ignore","pipe","pipe"]),!1),c=(0,$m.spawn)(process.execPath,[`--max-old-space-size=${Bm}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,Oy(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-_y)}),this.#t=c.
stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=!0}finally{Ty(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new vm.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>Vo)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#o!==void 0)
return;const n=e.length<=Vo?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>Qd;o&&n&&this.kill(`it sent nothing for ${Qd/1e3} seconds`),n=o},Ny).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??Sy(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class by extends nu{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:gy,read:yy})}}function Sy(t){return Object.entries(le.constants.
signals).find(([,n])=>t===ny+n)?.[0]??null}function Oy(t,e){try{t!==void 0&&(0,le.setPriority)(t,e)}catch{}}var Rt=S(6583);const Ry=40,Ps=2e3,Ly=8e3,Iy=2e4,Ay=200;
function su(t,e){return`${t}/${e}.sock`}const bn=(0,U.Qq)(Ry),ou=(0,U.lS)({reason:t=>String(t).slice(0,Ps)}),ru=(0,U.lS)({step:(0,U.yL)(Rt.F$),at:U.U9}),iu={exitCode:(0,U.
Xd)(U.U9),signal:(0,U.Xd)(bn)},ky=(0,U.lS)({...iu,code:(0,U.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,U.yL)(Rt.F$),message:(0,U.
Qq)(Ps),lines:(0,U.c3)(Ay,(0,U.Qq)(Ps)),journey:(0,U.c3)(Rt.F$.length,ru)}),Dy=(0,U.tG)("kind",{pulse:(0,U.lS)({}),walls:(0,U.lS)({isolation:(0,U.yL)(["bubblewr\
ap","none"]),limiter:(0,U.yL)(["cgroup","sampling"]),network:(0,U.tG)("level",{private:(0,U.lS)({}),filtered:ou,open:ou})},{apart:t=>typeof t=="string"?t.slice(
0,Ps):void 0}),step:(0,U.lS)({id:bn,step:ru}),ready:(0,U.lS)({id:bn}),failed:(0,U.lS)({id:bn,failure:ky}),printed:(0,U.lS)({id:bn,lines:(0,U.c3)(Iy,(0,U.lS)({at:U.
U9,stream:(0,U.yL)(["stdout","stderr"]),text:(0,U.Qq)(Ly)}))}),memory:(0,U.lS)({id:bn,bytes:U.U9}),ended:(0,U.lS)({id:bn,end:(0,U.lS)({...iu,outOfMemory:U.Jt})}),
note:(0,U.lS)({level:(0,U.yL)(["info","warn","error"]),event:(0,U.Qq)(64),text:(0,U.Qq)(Ps)})});function $y(t){return Dy((0,Se.U4)(t))}const vy={startMs:6e4,tmpBytes:512*
ue.D6,tmpFiles:1e5,processes:256},My=1e4,Cy=5e3,Uy=5,xy=100;function Fy(t){const e=new jy(t);return e.recover(),e}class jy{#e;#t;#n;#s=new Map;#o;#r=!1;#i=!1;constructor(e){
this.#e=e,this.#t=(0,C.realpathSync)(e.nodeDir),this.#n=cu(this.#t)}recover(){au(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`\
i-${(0,F.randomUUID)().slice(0,8)}`,s=this.#a(),o=new Py(n,e,{socket:su(this.#n,n),stop:r=>s.send({kind:"stop",id:n,graceMs:r})});return this.#s.set(n,o),o.ended.
then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),o}async[Symbol.asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.
values()].map(s=>s.stop(My))),e.endInput();const n=setTimeout(()=>e.kill("it did not end"),Cy);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,C.
mkdirSync)(this.#n,{recursive:!0,mode:448}),Hy(this.#n);const{env:e,log:n}=this.#e,s=new nu({args:["functions",(0,on.Ld)(this.#t,process.pid)],env:(0,on.uV)(e),
niceness:Uy,read:$y});return this.#o=s,s.listen(o=>this.#d(o)),s.ended.then(async({exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){
const c=i??`it ended with ${r??o}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,Le.rm)(c.socket,
{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="\
auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:o==="required"?"auto":o,cgroup:r,network:i,networkAllow:a?.()??[],env:(0,on.
I3)(n),limits:{...vy,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"walls":this.#u(e);return;case"note":n(e.level,e.event,
{reason:e.text});return;case"printed":{const o=this.#s.get(e.id);if(!o)return;const r=e.lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{
n("warn","functions_log_not_written",{instance:o.id,reason:String(i)})});return}default:this.#s.get(e.id)?.take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="\
none"&&this.#e.isolation==="required"){this.#o?.kill("functions are not isolated here, and --isolation is required");return}if(this.#r)return;this.#r=!0;const{log:o,
network:r}=this.#e;e==="none"&&o("warn","functions_not_isolated",{means:"functions can read and write everything that the platform can"});const i=n.level==="pri\
vate"||n.level===r?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}
class Py{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.
socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.promise}get journey(){return this.#e}stop(e){return this.#t(
e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,By);return;case"ready":this.#n.resolve(this.socket);return;case"failed":this.#n.
reject(new Rt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{exitCode:n,signal:s}=e.end;this.#n.reject(new Rt.i5(this.#o(
"It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new Rt.i5(this.#o("The supervisor of functions ended",null,"SIGKILL"))),this.#s.
resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#o(e,n,s){return{code:"start_failed",step:this.#e.at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,
lines:[],journey:this.#e}}}const By=10;function au(t){return[(0,B.join)(t,"functions","running"),cu((0,C.realpathSync)(t))].some(n=>(0,C.existsSync)(n)&&(0,C.readdirSync)(
n).length>0)}function cu(t){const e=(0,B.join)(t,"functions","sockets");return Buffer.byteLength(su(e,"i-00000000"))+4<=xy?e:(0,B.join)((0,le.tmpdir)(),`slipway\
-${(0,F.hash)("sha256",t).slice(0,16)}`)}function Hy(t){const{uid:e,mode:n}=(0,C.lstatSync)(t);if(!((0,C.lstatSync)(t).isDirectory()&&e===process.getuid?.()&&(n&
63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class _a{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.
withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}const Bs=12,Zo=16,du=4+Bs+Zo;function er(t,e,n){return uu(t,e,n,(0,F.randomBytes)(Bs))}function Wy(t,e,n){const s=(0,F.
createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return uu(t,e,n,s.subarray(0,Bs))}function uu({id:t,key:e},n,s,o){const r=(0,F.
createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(Buffer.from(s)),r.final()]);return Buffer.concat([t,o,i,r.getAuthTag()])}
function Na(t,e,n){return lu(t,e,n).toString("utf8")}function lu(t,e,n){let s=new Error("No key is known that sealed this secret");for(const o of t.filter(r=>fu(
r,n)))try{return Gy(o,e,n.subarray(o.id.length))}catch(r){s=r}throw s}function Gy({key:t},e,n){const s=(0,F.createDecipheriv)("aes-256-gcm",t,n.subarray(0,Bs),{
authTagLength:Zo}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Zo));return Buffer.concat([s.update(n.subarray(Bs,-Zo)),s.final()])}function fu({id:t},e){
return Buffer.compare(e.subarray(0,t.length),t)===0}const hu="sealed:",pu=/^sealed:([0-9a-f]{8}):/;function Hs(t,e,n,s){if(!t.isActive)return s;const o=Buffer.from(
er(t.current(e),n,s));return`${hu}${t.id}:${o.subarray(4).toString("base64")}`}function Ws(t,e,n,s){const[o,r]=pu.exec(s)??[];if(o===void 0||r===void 0)return s;
const i=Buffer.concat([Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);try{return Na(t.all(e),n,i)}catch(a){throw t.wrong(a)}}function Yy(t){return pu.
exec(t)?.[1]}function Xy(t){return hu.length+9+Math.ceil((t+du)*4/3)+4}function tr(t){return`kvs-token:${t}`}function ba(t){return`kvs-role:${t}`}function Sa({org:t,
project:e,appID:n},s=""){return`variable:${t}/${e}/${n}:${s}`}function Zn(t,e){return`deployment-${e}:${t}`}function Eu(t,e){return`build-log:${t}:${e}`}var mu=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ky=4*ue.D6,zy=30*864e5,qy=1e4,Vy=2e3;class Jy{#e;#t;#n;#s=new _a;#o=new Map;constructor({
folder:e,keyring:n,fileBytes:s=Ky}){this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=Oa(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,
instance:a,stream:c,text:d})=>JSON.stringify([i,a,c,d])).join(`
`),r=`${Hs(this.#t,"printed",wu(s),o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=Oa(e),o=Math.min(Math.max(0,Math.floor(n)),qy),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>Zy(await Qy(u,this.#n),l,f=>ew(this.#t,s,f)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=Oa(
e),o=[];let r=()=>{};const i=d=>{o.length<Vy&&o.push(d),r()},a=this.#o.get(s)??new Set;this.#o.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#o.get(
s)===a&&this.#o.delete(s),r()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=o.shift();u?yield u:
await new Promise(l=>{r=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,Le.readdir)(this.#e).catch(()=>[]))await this.#s.
run(n,async()=>{const s=await(0,Le.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,Le.rm)((0,B.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){
return{newer:(0,B.join)(this.#e,e,"newer.jsonl"),older:(0,B.join)(this.#e,e,"older.jsonl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,
older:r}=this.#r(e);await(0,Le.mkdir)((0,B.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,Le.stat)(o).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(
n)>this.#n&&await(0,Le.rename)(o,r),await mu(s,await(0,Le.open)(o,"a",384),!0).appendFile(n)}catch(o){s.error=o,s.hasError=!0}finally{const o=yu(s);o&&await o}}}
function Oa({org:t,project:e,appID:n}){return(0,F.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function Qy(t,e){const n={stack:[],error:void 0,hasError:!1};
try{const s=await(0,Le.open)(t,"r").catch(()=>{});if(!s)return"";const o=mu(n,s,!0),{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.
read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=yu(n);s&&await s}}function Zy(t,e,n){const s=[];
let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>tw(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function wu(t){return`printed:${t}`}function ew(t,e,n){try{return Ws(
t,"printed",wu(e),n)}catch{return""}}function tw(t){const e=(0,Se.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Se.KH)(s,40)&&(0,Se.KH)(r,
8e3)&&(o==="stdout"||o==="stderr")?{at:n,instance:s,stream:o,text:r}:void 0}async function nw(t){try{return(await gu(t)).nextRun(new Date(0))===null?"names a ti\
me that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(e)}}async function Tu(t,e){return(await gu(
t)).nextRun(new Date(e))?.getTime()??null}async function gu(t){const{Cron:e}=await S.e(814).then(S.bind(S,5814));return new e(t,{timezone:"UTC",mode:"5-part"})}
const sw="SLIPWAY_SCHEDULE_SECRET",ow=15e3,rw=50,_u=5,iw=40,aw=60*6e4,cw=15*6e4;function dw(t){const{schedules:e,log:n,every:s}=t,o=new Map,r=u=>[...o.values()].
filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const y=JSON.stringify([u.subdomain,l]),w=r(u.app.org)>=_u,N=o.has(y)?"the call before has not ended":w?`\
its organization has ${_u} calls under way`:void 0;if(N!==void 0)return t.say(u.app,`${Ra(l)}: left out, because ${N}`);const _=lw(t,u,l,f).finally(()=>o.delete(
y));o.set(y,{org:u.app.org,call:_})},c=async()=>{for(const u of await e.due(rw)){const{next:l,come:f}=await uw(u);if(f.length>0&&o.size>=iw)break;if(await e.take(
u,l))for(const[y,w]of f)a(u,y,w)}},d=yn({everyMs:ow,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof Re))&&n("warn","schedules_not_read",{reason:String(
u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...o.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.asyncDispose]}}async function uw({
entries:t,since:e,now:n}){const s=[];let o=null;for(const r of t){const i=e===null?null:await Tu(r.cron,Math.max(e,n-aw));i!==null&&i<=n&&s.push([r,i]);const a=await Tu(
r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{come:s,next:o}}async function lw(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,
f=a.monotonic();try{const y=await d(r);if(!y)return;const w=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),N=`${r}.${s}.${e.entries.
indexOf(n)}`,_=fw(await u(r),N,i,w),g=await c(y,{path:n.path,headers:_,body:w,timeoutMs:cw});l(o,`${Ra(n)}: ${g}, ${Math.round(a.monotonic()-f)} ms`)}catch(y){l(
o,`${Ra(n)}: failed, because ${(0,x.bD)(y)}`)}}function Ra({cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function fw(t,e,n,s){const o=Math.floor(n/1e3),
r=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,F.createHmac)("sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json",
"user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(o),"webhook-signature":`v1,${i}`}}function hw(t){return{status(e){const n=t(e);return n&&pw(n)}}}
function pw(t){const e=t.instances.flatMap(n=>{const{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}=n;return s!==null&&Ew(o)?[{id:s,
state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:mw(t)}}function Ew(t){
return t==="starting"||t==="ready"||t==="draining"}function mw({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.
since,nextStartAt:e.nextStartAt};const s=n.toSorted((o,r)=>r.failures-o.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,
nextStartAt:s.nextStartAt}}const yw=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],ww=60*6e4;async function Nu({tables:t},e,n){const{
variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${z.be}URL`]:n,[`${z.be}REGION`]:z.aT,...s}}async function Tw(t,e,n,s){const o=await Nu(
t,e,n);return Object.keys(o).length===0?{}:{...o,...Su(await bu(t,e,s))}}async function gw(t,e){const{roles:n,clock:s,log:o,every:r=J.fm}=t,i=await bu(t,e,void 0),
a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.accessKeyID,s.now())||c)return;o("warn","function_role_gone",a)}catch(l){
o("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=r(ww,()=>{d()});return{variables:Su(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(
i.accessKeyID).catch(l=>{o("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}async function bu({tables:t,roles:e,clock:n},s,o){const{environmentID:r}=await t.
injected(s);return e.issue(r,n.now(),o)}function Su({accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,
AWS_REGION:z.aT}}async function _w({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),{type:c,settings:d}=r??
i??{},u=r?.env??a;if(!(0,z.Rm)(c))return u;const l=await e.tableVariables(o,n),f=i&&d?.schedule?{[sw]:await s(i.subdomain)}:{};return{...u,...l,...f}}function Nw(t){
return Object.hasOwn(t,`${z.be}URL`)}function bw(t,e){const n=new Set;return{start(s){if(!Nw(s.env))return t.start(s);const o=new Ow(s,t,e);return n.add(o),o.ended.
then(()=>n.delete(o)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all([...n].map(({ended:s})=>s))}}}const Sw={exitCode:null,signal:null,
outOfMemory:!1};class Ow{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(
()=>{}),this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.ended;return await i[Symbol.asyncDispose](),a},()=>Sw)}get id(){return this.#e?.id??"\
i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{
kvs:n,onReplaced:s}){let o;try{if(o=await n.openCredentials(this.spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.env,...o.variables},i=e.
start({...this.spec,env:r});this.#e=i;const a=yw.filter(c=>Object.hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){await o?.[Symbol.
asyncDispose]();const a=`The instance did not start: ${(0,x.bD)(r)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new Rt.i5({code:"start_failed",step:"\
spawn",message:a,...c})}}}const Rw=["running","starting","stopping","asleep","failed","crash-loop"],Ou={default:100,most:1e3},Lw=6e4,Iw=1e4,Aw=100,Ru=256*1024,Lu=2e3,
kw=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function kD(t){const[,e,n,s]=kw.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function Dw(t,e,n=J.
fm){const s=new Map,o=(a,c)=>{c.close(),s.get(a)===c&&s.delete(a)},r=n(Iw,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=Lw&&o(a,c)}),i=a=>{const c=JSON.stringify(
[a.org,a.project,a.appID]),u=s.get(c)??new $w(t,a,f=>o(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>Aw&&l&&o(...l),u};return{async read(a,{
lines:c,after:d}){const u=i(a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){r();for(const[a,c]of s)o(a,c)}}}class $w{#e=(0,F.randomBytes)(
8).toString("base64url");#t=new AbortController;#n=0;#s=[];#o=0;readAt=0;constructor(e,n,s){const o=e.follow(n,this.#t.signal);(async()=>{for await(const i of o)
this.#r(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#r(e){const n=La(e);this.#n+=1,this.#s.push(n),this.#o+=n.text.length;let s=0;for(;this.#s.
length-s>Ou.most||this.#o>Ru&&this.#s.length-s>1;)this.#o-=this.#s[s]?.text.length??0,s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)
return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){
const s=({at:c})=>n===void 0||c>n.at,o=Mw(e.filter(s).map(La)),r=e.at(-1),i=r&&this.#s.findLastIndex(c=>vw(c,La(r))),a=this.#n-this.#s.length+(i===void 0?0:i+1);
return{lines:o,next:this.#i(a,r?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function La(t){
return t.text.length<=Lu?t:{...t,text:t.text.slice(0,Lu).toWellFormed()}}function vw(t,e){return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===
e.text}function Mw(t){let e=Ru,n=t.length;for(;n>0&&t.length-n<Ou.most&&(e-=t[n-1]?.text.length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function Cw(t){if(!t)
return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":
e("draining")?"stopping":"asleep"}function DD(t,e){return t.map(({step:n,at:s},o)=>{const r=t[o+1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:r===void 0?null:
Math.max(0,r-s)}})}function Uw(t,{node:e,clock:n},s){const o=t&&{statuses:t.statuses,printed:s.use(Dw(t.logs,n))};return{node:e,own:o??null,stateOf:r=>o&&(0,z.Rm)(
r.type)&&r.liveRelease!==null?Cw(o.statuses.status(r)):void 0}}const Iu=6e5,Au=6*36e5,xw=3e4,ku=5e3;function Fw(t,e,n){return es(async()=>{const s=await S.e(460).
then(S.bind(S,6460)),o=s.createRemoteJWKSet(await jw(t,e),{timeoutDuration:ku,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.
customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-r,u=()=>(c??=o.reload().then(()=>{a=0,r=n.monotonic()},
()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(xw*2**Math.max(0,a-1),Iu)}),c);return async(l,f)=>{const y=n.monotonic()>=i||d()>=Au;if(d()>=Iu&&y&&await u(),
d()>=Au)throw nr();try{return await o(l,f)}catch(w){if(!(w instanceof s.errors.JWKSNoMatchingKey))throw w;const N=n.monotonic()>=i;if(N&&await u(),a>0)throw nr();
if(!N)throw w;return o(l,f)}}})}async function jw(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(
ku),redirect:"error"})).json();return Pw(s,t)}catch{throw nr()}}function Pw(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error(
"not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of \
their issuer");return o}function nr(){return new ee("unavailable","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function es(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}async function Du(t){const e=await t.signingKey(Bw),n=(0,Se.U4)(e.value);if(!(0,Se.Gv)(n)||typeof n.x!=
"string"||typeof n.y!="string"||typeof n.d!="string"||!Hw({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},o=Ww(
s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{...s,d:n.d,alg:"ES256"}}}function $u({privateJwk:t,kid:e},n){const s=es(async()=>(await S.
e(460).then(S.bind(S,6460))).importJWK(t,"ES256"));return async(o,r)=>{const{SignJWT:i}=await S.e(460).then(S.bind(S,6460)),a=Math.floor(n.now()/1e3);return new i(
{...o,iat:a,exp:a+r,jti:(0,F.randomUUID)()}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:e}).sign(await s())}}function Ia({privateJwk:t},e){return new Uint8Array(
(0,F.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Bw(){const t=(0,F.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.
export({format:"jwk"});return`${JSON.stringify(t)}
`}function Hw(t){try{const e=(0,F.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,F.verify)("sha256",o,(0,F.createPublicKey)(
{key:s,format:"jwk"}),(0,F.sign)("sha256",o,e))}catch{return!1}}function Ww(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,F.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const Aa="127.0.0.1",Gw={"http:":80,"https:":443};async function Yw({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:r,port:i,protocol:a}=new URL(
e);return{url:e,allow:`${r}:${i||Gw[a]}`,async[Symbol.asyncDispose](){}}}const s=await jd({port:0,host:Aa,log:n});s.serve(t);const{port:o}=s;return{url:Pd(Aa,o),
allow:`${Aa}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}function vu(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=
t().catch(s=>{throw n=void 0,s}),n)}function $D(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Gs=()=>{};var rn=S(597),Xw=S(3136);const ka=20,Mu=1e3,Cu="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",Kw=`^(?:(?=.{1,254}$)(?:${Cu}\\.)+(?!\\d+\\.?$)${Cu}\
\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function zw({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=o=>{if(!Array.isArray(o))
return"must be a list of host names";if(o.length>ka)return`must have at most ${ka} host names`;const r=o.map(d=>typeof d=="string"?Uu(d):void 0),i=o[r.indexOf(void 0)];
if(r.includes(void 0))return`contains ${Jt(String(i))}, which is not a host name as shop.example.com`;const a=r.find(d=>d!==void 0&&n.some(u=>wo(d,u)));if(a!==void 0)
return`contains ${Jt(a)}, which belongs to the platform itself`;const c=r.find((d,u)=>r.indexOf(d)!==u);return c===void 0?void 0:`contains ${Jt(c)} twice`};return I.
FsL(I.IeY(o=>s(o)===void 0,({input:o})=>s(o)??""),I.yuE({type:"array",maxItems:ka,uniqueItems:!0,items:{type:"string",maxLength:Mu,pattern:Kw}}),I.pdi(o=>o.map(
r=>Uu(r)??r)))}function Uu(t){if(t.length>Mu)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Xw.domainToASCII)(t).replace(/\.$/,""):"";return yo(e)?
e:void 0}async function qw(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),o=`${t.ownName}/${e}`,r=await Promise.all(s.map(a=>xu(t,a,o))),i=s[r.indexOf(!1)];if(i!==
void 0)throw new ee("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${sr(i)} TXT ${o}", wait until it is p\
ublished, and try again.`)}async function Vw(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async o=>{const r={domain:o,record:sr(o),value:s};if(t.
mayUseDomain(e,o))return{...r,proof:"listed"};const i=await xu(t,o,s).catch(a=>{if(!(a instanceof ee))throw a});return{...r,proof:i===void 0?"unknown":i?"record\
ed":"missing"}}))}async function xu({resolveTxt:t},e,n){try{return(await t(sr(e))).some(o=>o.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,x.
xU)(s)??""))return!1;const o=`The DNS records of ${sr(e)} cannot be read now. Try again later.`;throw new ee("unavailable",o,{"retry-after":"30"})}}function sr(t){
return`_slipway.${t}`}const Fu=2e3,Jw=2;async function Qw(t){const{Resolver:e}=await Promise.resolve().then(S.t.bind(S,1553,19));return new e({timeout:Fu,maxTimeout:Fu,
tries:Jw}).resolveTxt(t)}const Zw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,eT=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,
tT=65535;function nT(t){const e=(0,me.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??Zw.exec(t)??[],a=n??s??(e?t:o),c=(0,me.isIP)(a),d=r===void 0?void 0:Number(r),
u=i===void 0?void 0:Number(i);if((c!==0||eT.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=tT)&&(!ju(a)||u!==void 0&&
d===void 0))return{host:a,...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=ju(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an\
 address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new x.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that \
can be allowed`,{input:"build-network-allow",remedy:f})}function ju(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const sT=()=>{};
var oT=S(1553);const Pu=2e3,rT=2,iT=new Set(["ENOTFOUND","ENODATA"]),aT=async t=>{const e=new oT.Resolver({timeout:Pu,maxTimeout:Pu,tries:rT}),n=o=>{if(iT.has((0,x.
xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()};class kt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const cT=200,Bu=1024*1024;class Hu{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#o=new kt(e),this.#r=new kt(Bu)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?n:this.#r.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new kt(this.#e),this.#r=new kt(Bu),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,cT):this.#o.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const or={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:ue.j9,tableKeys:1e6,
organizationBytes:10*ue.j9},Wu="kvs_",Gu=32,dT=Wu.length+Math.ceil(Gu*4/3),uT=1e3,lT=8*1024*1024;class fT{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
new Hu(lT,uT,async o=>{const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=r,l={org:a.org,project:a.project,app:a.appID,
table:c},f=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,z.
Rm)(u),windows:f}})}byToken(e){return e.length===dT?this.#n.find(va(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),o=s.find(i=>i.name===n),r=o&&await this.#n.
find(o.tokenHash);if(!r)throw Yu(n);return r}async create(e,n,s,o){if(!z.BL.test(n))throw new ee("validation_failed",`"${n.slice(0,64)}" is not a table name: wr\
ite 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Wu}${(0,F.randomBytes)(Gu).toString("base64url")}`,i=va(r),a=this.#t.seal(tr(i),r),c={types:z.
jI,most:z.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{name:n,variable:$a(
n),createdAt:s,token:r};case"no_app":throw Da(e);case"wrong_type":throw Xu(d.type);case"taken":throw new ee("conflict",`The app already has a table "${n}".`);case"\
full":throw new ee("conflict",`An app may have ${z.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,
createdAt:o})=>({name:s,variable:$a(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw Da(
e);case"no_table":throw Yu(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#s(e);if(!(0,z.Rm)(n))throw Xu(n);const r=o.map(({name:i,tokenHash:a,
sealed:c})=>[$a(i),this.#t.open(tr(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.
open(tr(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(va(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(
e);if(!n)throw Da(e);return n}}function Da({appID:t}){return new ee("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Yu(t){return new ee(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function Xu(t){return new ee("validation_failed",`Apps of type ${t} have no functions and cannot u\
se the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function $a(t){return`${z.be}TOKEN_${t.toUpperCase()}`}function va(t){
return(0,F.hash)("sha256",t,"base64")}function hT(t){return Ku(t),{...mT,node:`${(0,le.hostname)()}/${process.pid}`,...t,buildLimits:{...Xo,...t.buildLimits},kvsQuotas:{
...or,...t.kvsQuotas}}}function Ku(t){const{gitUrlTemplate:e=rn.bD,allowLocalGit:n=!1}=t;ne(t.trustedProxies??[]),Q(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.
forEach(nT);const s=ET(t);s&&sT(s,pT);const o=(0,rn.Rs)(e,n);if(!o)return;const r=`--git-url: "${(0,rn.ri)(e)}" ${o.problem}`;throw new x.GQ("invalid_input",r,{
input:"git-url",remedy:`Write ${o.instead}.`})}const pT={fetch,now:Date.now};function ET({dns:t,publicUrl:e}){return t&&{...t,owner:t.owner??(URL.parse(e??"")?.
hostname||void 0)}}const mT={dns:void 0,mail:void 0,cdn:void 0,cdnApi:void 0,notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,
builder:void 0,shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:wn,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",
allowLocalGit:!1,gitUrlTemplate:rn.bD,clock:J.ml,log:Gs,fetch,resolveTxt:Qw,resolveHost:aT,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],
lasting:!0,edgeCacheBytes:64*ue.D6,keepDeployments:Gm,keepDays:Ym,keepDeletedMs:Xm,keepAuditDays:qm,organizationApps:bE,organizationBuilds:SE,buildLimits:Xo,kvsQuotas:or};
function _t({roles:t},e){return t.includes(e)}const yT=1/4,wT=5e3,TT=60*6e4;async function gT(t,{siteUrl:e,kvsUrl:n},s,o,r){const{clock:i,log:a,stores:c}=t,d=t.
functions==="on"&&(_t(t,"edge")||_t(t,"build")),u=Promise.withResolvers();u.promise.catch(()=>{});let l=fa;const f=_t(t,"kvs")?K=>l(K):void 0,y=vu(()=>Yw({handler:f,
kvsUrl:n,log:a}),r);let w=t.buildNetworkAllow;const N=async()=>{const{url:K,allow:ce}=await y();return w=[...t.buildNetworkAllow,ce],K},_=new Jy({folder:(0,B.join)(
t.nodeDir,"functions","logs"),keyring:c.keyring});d&&r.defer((0,J.fm)(TT,()=>{_.removeOlder(i.now()-zy).catch(()=>{})}));const g={tableVariables:async(...K)=>(await(await u.
promise)()).tableVariables(...K),openCredentials:async(...K)=>(await(await u.promise)()).openCredentials(...K)};d&&au(t.nodeDir)&&await N();const b=()=>r.use(_T(
t,()=>w,_,g)),R=d?t.instances??b():void 0,D=es(async()=>Ia(await Du(c.keys),"schedule")),k=async K=>`whsec_${(0,F.createHmac)("sha256",await D()).update(K).digest(
"base64")}`,$=(K,ce,X="schedule")=>{const te={at:i.now(),instance:X,stream:"stdout",text:`[slipway] ${ce}`};_.add(K,[te]).catch(Te=>{a("warn","functions_log_not\
_written",{instance:X,reason:String(Te)})})},M=async(K,ce)=>{const X={apps:c.state.apps,kvs:g,kvsUrl:await N(),scheduleSecretOf:k};return _w(X,K,ce)},P=r.use(km(
{instances:R,envOf:M,siteUrl:e,connections:Math.floor(Ud()*yT),clock:i,log:a,cdn:o,served:(K,ce,X)=>s.requested(K,X)}));r.defer(()=>u.reject(new Re("The platfor\
m stops"))),R&&r.defer(ST(P,s,i));const Y=R&&{statuses:hw(K=>P.statusOf(K)),logs:_};return{functions:P,view:Uw(t.shownFunctions??Y,t,r),useKvs(K){u.resolve(K),f&&
K().then(ce=>{l=ce.handler})},runSchedules(K){if(!R)return;const ce=(X,te)=>P.call(X,te);return dw({schedules:c.schedules,siteOf:K,call:ce,secretOf:k,say:$,clock:i,
log:a})},async tryInstance({job:K,release:ce,signal:X},te){const{app:Te,type:je,deployID:dt}=K;if(!R||!(0,z.Rm)(je))return;const{index:ut}=await te.index(Te.org,
ce.manifestHash),nt=ut.find(Rt.r$)===-1?void 0:await c.state.apps.find(Te);if(!nt)return;const{subdomain:Mt}=nt,De=await M(Te,K),qe={deployID:dt,manifestHash:ce.
manifestHash};try{await P.prepare({app:Te,subdomain:Mt,type:je,release:qe,settings:K.settings,env:De,signal:X})}catch(Ke){throw Ke instanceof Rt.i5?NT(Ke.failure,
(0,C.realpathSync)(t.nodeDir)):Ke}_t(t,"edge")||P.stop(Mt)}}}function _T(t,e,n,s){const{nodeDir:o,stores:r,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,
f={nodeDir:o,blobs:r.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:l},y=({id:w,spec:{app:N}},_)=>{const g=`[slipway] The platform's var\
iables replace those of the app: ${_.join(", ")}`;n.add(N,[{at:u.now(),instance:w,stream:"stderr",text:g}]).catch(b=>{l("warn","functions_log_not_written",{instance:w,
reason:String(b)})})};return bw(Fy(f),{kvs:s,onReplaced:y})}function NT({code:t,message:e,exitCode:n,signal:s,lines:o},r){const i=o.map(a=>bT(a,`${(0,B.join)(r,
"functions","releases")}/`));return new h({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function bT(t,e){const[n="",...s]=t.split(
e);return n+s.map(o=>o.replace(/^[\w-]+/,"/app")).join("")}function ST(t,e,n){let s=n.monotonic();return(0,J.fm)(wT,()=>{const o=n.monotonic();for(const{app:r,instances:i}of t.
status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const OT=()=>{};var Lt=S(4235);const zu=20,qu={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
example:"0 3 * * *"},RT=null;function vD(t){return t.split(";").map(e=>{const n=e.trim().split(/\s+/),[s,o=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&qu.
pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(o))return{cron:s,path:o};throw new Error(`Write five fields and a path, with ; between entries, as "${RT}\
"`)})}function MD(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const Vu=10;function LT(t,e){if(!(0,Se.Gv)(t))throw Dt(["the body must be a JSON ob\
ject"]);const n=po(e,t,"the body");if("faults"in n)throw Dt(n.faults);return n.output}function Dt(t){const e=t.length-Vu,n=t.slice(0,Vu).join("; ")+(e>0?`; and ${e}\
 more`:"");return new ee("validation_failed",`${n}.`)}const Ju=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];
function It(t,e,n=[]){const s=[...Ju,...n];return I.FsL(I.YjP("must be a string"),I.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),I.Ru6(
e,`must have at most ${e} characters`),gs(o=>s.find(([r])=>r.test(o))?.[1]),I.yuE(rr(...s.map(([o])=>o))))}function rr(...t){return{not:{pattern:t.map(({source:e})=>e).
join("|")}}}function Ma(t){return I.KIO(t,`must be one of ${t.join(", ")}`)}function ts({pattern:t,example:e},n){return I.FsL(It(1,1024),I.yGV(t,`${n}, as "${e}\
"`))}function IT(t,e){const n=`must be a whole number of ${t} to ${e}`;return I.FsL(I.aig(n),I.ndf(n),I.Wwf(t,n),I.cGV(e,n))}function AT(t){return It(1,t,[[/[\x00-\x1f\x7f]/,
"must be one line, without control characters"]])}const Ca=I.zMY("must be true or false"),Ua=It(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],
[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{\
"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not hav\
e a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),kT=I.FsL(It(1,64),I.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: \
40 hexadecimal digits")),DT=I.FsL(It(2,4),I.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, a\
s "7d" or "36h"')),Qu=It(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"mus\
t not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".\
git"']]),$T=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
vT=/:\/\/[^/?#\\]*@/;function MT(t){return I.FsL(I.YjP("must be a string"),I.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),gs(e=>{const n=(0,rn.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),I.yuE({maxLength:1024,pattern:$T.source,...rr(vT,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:xa,envBytes:Fa}=z.lF,Zu=new RegExp(`^${z.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),ja=I.FsL(I.IeY(t=>el(t)===void 0,
({input:t})=>el(t)??""),I.yuE({type:"object",maxProperties:xa,propertyNames:{pattern:z.G1.source,...rr(Zu)},additionalProperties:{type:"string",maxLength:Fa-1,...rr(
...Ju.map(([t])=>t))}}));function el(t){if(!(0,Se.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>xa)return`must have\
 at most ${xa} variables`;let n=0;for(const[s,o]of e){const r=CT(s,o);if(r!==void 0)return`contains ${Jt(s)}, ${r}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
o))}return n>Fa?`must have at most ${Fa} bytes of names and values`:void 0}function CT(t,e){return z.G1.test(t)?Zu.test(t)?`but names that begin with ${z.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Pa={spaFallback:xe(Ca),installCommand:xe(
It(0,4096)),rootDirectory:xe(Qu),noindex:xe(Ca),assetsOnly:xe(Ca),verify:xe(Ma(["off","warn","fail"])),lifetime:xe(DT),nodeVersion:xe(I.FsL(It(1,3),I.yGV(/^\d+$/,
'must be a major version, as "24"'))),startCommand:xe(AT(Lt.FU)),healthPath:xe(ts(Lt.DR.healthPath,`must be ${Lt.DR.healthPath.what}`)),instances:xe(IT(1,Lt.Tl)),
memory:xe(ts(Lt.DR.memory,`must be ${Lt.DR.memory.what}`)),idleTimeout:xe(ts(Lt.DR.idleTimeout,`must be ${Lt.DR.idleTimeout.what}`)),requestTimeout:xe(ts(Lt.DR.
requestTimeout,`must be ${Lt.DR.requestTimeout.what}`)),schedule:xe(I.FsL(I.YOg(rt({cron:ts(qu,"must be five fields with one space between them"),path:ts(Lt.DR.
healthPath,`must be ${Lt.DR.healthPath.what}`)}),"must be a list"),I.BpQ(1,"must not be empty: null removes it"),I.Ru6(zu,`must have at most ${zu} entries`)))},
UT={buildCommand:null,outputDirectory:null,region:null},xT={buildCommand:xe(It(0,4096)),outputDirectory:xe(Qu),region:xe(I.FsL(It(1,63),I.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')))},FT=rt({env:ja});function tl(t){const e={...Pa,domains:xe(zw(t.domains))},n={repository:MT(t.allowLocalGit),
branch:Ua,...xT},s={...n,repository:I.yqP(n.repository),branch:I.yqP(Ua)},[o,r,i]=[I.Ikc(n),I.Ikc(s),I.Ikc(e)],a=rt({name:I.FsL(It(1,63),I.yGV(z.cS,'must be let\
ters, digits, ".", "_" and "-", with a letter or digit first and last')),type:Ma(z.yN),...n,...e,subdomain:qt("cannot be given: it is generated")}),c={name:qt("\
cannot be changed: it is the ID of the app"),subdomain:qt("cannot be changed: it is generated")},d=rt({...s,...e,...c,type:qt("changes with a release: give it w\
ith a deployment, as `configuration.type`")}),u=rt({...s,...Pa,...c,type:I.yqP(Ma([...z.yN,z.m0])),domains:qt("do not wait for a deployment: change them with PA\
TCH")}),l=f=>({...I.qgA(r,f),...(0,Se.Eb)({type:f.type}),settings:I.qgA(I.Ikc(Pa),f)});return{creation:I.FsL(a,I.pdi(f=>{const y=Object.entries(I.qgA(i,f)).filter(
([,_])=>_!==null),{name:w,type:N}=f;return{name:w,type:N,config:{...UT,...I.qgA(o,f),settings:Object.fromEntries(y)}}})),deployment:rt({branch:xe(Ua),commit:xe(
kT),configuration:I.yqP(I.FsL(u,I.pdi(l))),env:I.yqP(ja),tag:qt("is not accepted: web apps deploy without a release tag")}),change:I.FsL(d,I.pdi(f=>({...I.qgA(r,
f),settings:I.qgA(i,f)})))}}function jT({logRemovedAt:t}){return t===null?void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, bec\
ause it was old (--keep-deployments, --keep-days).
`}const PT=I.FsL(It(1,1e3),I.yGV(z.G1,"is not a variable's name: letters, digits and _, and not a digit first")),CD=rt({set:xe(ja),unset:xe(I.FsL(I.YOg(PT,"must\
 be a list of names"),I.Ru6(z.lF.envVariables,`must have at most ${z.lF.envVariables} names`)))}),nl={variables:z.lF.envVariables,bytes:z.lF.envBytes};function BT({
state:t,logs:e,keepDeletedMs:n,rolledBack:s}){const{apps:o,deployments:r,releases:i}=t,a=d=>ir(o,d),c=async(d,u)=>{const l=await r.find(d,u);if(l)return l;throw await a(
d),ol(d,u)};return{app:a,deployment:c,async deleteApp(d,u){const l=await o.delete(d,u,n);if(!l)throw Ct(d);return l},async restoreApp(d,u){const l=await o.restore(
d,u);if(l.kind==="no_app")throw Ct(d);if(l.kind==="too_late")throw sl(l.app,!0);if(l.kind==="not_deleted")throw new ee("conflict",`The app ${d.appID} is not del\
eted, so there is nothing to restore.`);return l.app},async cancel(d,u,l){const f=await r.cancel(d,u,l);if(f.kind==="no_deployment")return c(d,u);if(f.kind==="t\
oo_late")throw GT(d,f.deployment);return f.deployment},async redeploy(d,u,l,f){const y={branch:null,commit:null},w=u===void 0?await r.create(d,y,l,f):await r.redeploy(
d,u,l,f);if(w.kind==="no_app")throw Ct(d);if(w.kind!=="no_deployment")return w;throw await a(d),ol(d,u??"")},async clearCaches(d,u){if(!await o.update(d,{settings:{
cachesOf:(0,F.randomUUID)()}},u))throw Ct(d)},async rollback(d,u,l){const f=await i.rollback(d,u,l);if(f)return{...f,warnings:await s?.(d,f.deployID)??[]};if(await a(
d),u===void 0)throw ar(d,"no kept release before the live one.");const y=await r.find(d,u),w=`Deploy its commit again: slipway redeploy ${u.slice(0,100)}.`;if(y?.
status==="succeeded")throw ar(d,`no release ${u} any more: the platform keeps the newest ones (--keep-releases). ${w}`);if(y)throw ar(d,`no release ${u}: that d\
eployment is ${y.status}.`);const N=WT.test(u)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw ar(d,`no kept releas\
e ${u.slice(0,100)}.${N}`)},async variables(d){return await a(d),o.variables(d)},async compareEnv(d,u){await a(d);const l=await o.env(d),f=(y,w)=>Object.hasOwn(
l,y)?l[y]===w?"same":"replaced":"new";return Object.keys(u).sort().map(y=>({name:y,change:f(y,u[y]??"")}))},editEnv:(d,u,l)=>HT(t.apps,d,u,l),async readLog(d,u,l){
const f=await c(d,u),y=f.finishedAt!==null,w=await e.read(u,{...l,isComplete:y}),N=w?void 0:jT(f);return N!==void 0?{text:l.from<=0?N:"",next:Math.max(1,l.from),
atEnd:!0,deployment:f}:w?{text:w.text,next:w.next,atEnd:y&&w.next>=w.size,deployment:f}:{text:"",next:Math.max(0,l.from),atEnd:y,deployment:f}}}}async function HT(t,e,{
set:n,unset:s},o){const r=s?.find(a=>n&&Object.hasOwn(n,a));if(r!==void 0)throw Dt([`${r} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??
[]},nl,o);switch(i.kind){case"done":return{names:i.names,absent:i.absent};case"no_app":throw Ct(e);case"full":{const{variables:a,bytes:c}=nl;throw Dt([`an app m\
ay have ${a} variables, and ${c} bytes of names and values`])}default:return(0,x.xb)(i)}}async function ir(t,e){const n=await t.find(e);if(!n)throw Ct(e);if(n.deletion)
throw sl(n);return n}function sl({org:t,project:e,appID:n,deletion:s},o=!1){const{at:r=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).
replace("T"," "),d=i===null?"because its lifetime was over":`by ${i}`,u=`The app ${n} was deleted at ${c(r)} UTC ${d}`;if(o)return new ee("app_deleted",`${u}, a\
nd is being removed. Its name is free again within hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new ee("app_deleted",`${u}. Unt\
il ${c(a)} UTC it can be restored: ${l}`)}function Ct({org:t,project:e,appID:n}){return new ee("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const WT=/^dpl-[a-z2-7]{16}$/;
function ar({appID:t},e){return new ee("release_not_found",`The app ${t} has ${e}`)}function ol({appID:t},e){return new ee("deployment_not_found",`The app ${t} \
has no deployment ${e.slice(0,100)}.`)}function GT({appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:o}){if(s===null){const i=`The deployment ${e} goes l\
ive at this moment, and cannot be stopped any more.`;return new ee("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const r=o===
null?"":`, because ${o} replaced it`;return new ee("conflict",`The deployment ${e} has ended already: ${n}${r}.`)}function rl(t){const{apps:e}=t.state;return{bodies:tl(
t),async create(n,{type:s,config:o},r,i){await Ba(o.settings),await il(t,n,void 0,o.settings.domains);const a={...o,settings:{...o.settings,cachesOf:(0,F.randomUUID)()}},
c=await e.create({key:n,type:s,config:a},r,i).catch(al);if(c.kind!=="taken")return c;throw await ir(e,n),new ee("app_exists",`There is an app ${n.appID} in this\
 project already.`)},async update(n,s,o){const r=await ir(e,n);await Ba(s.settings),await il(t,n,r,s.settings?.domains);const i=await e.update(n,s,o).catch(al);
if(!i)throw Ct(n);return i},domainsOf:({org:n,settings:s})=>Vw(t.domains,n,s.domains??[])}}async function Ba({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){
const s=await nw(n);if(s!==void 0)throw Dt([`schedule[${e}].cron ${s}`])}}async function il(t,{org:e},n,s=null){const o=(s??[]).filter(r=>!n?.settings.domains?.
includes(r));await qw(t.domains,e,o)}function al(t){if(!(t instanceof _n))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's do\
mains no longer contain it.`;throw new ee("domain_taken",e)}var cr=S(3823);const se={type:"string"},ns={type:"integer",minimum:0},Ha={type:"boolean"},Bt={type:"\
string",format:"date-time"};function wt(t){return{type:"string",enum:t}}function ve(t){return{anyOf:[t,{type:"null"}]}}function Nt(t){return{type:"array",items:t}}
function Be(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(
n=>!n.endsWith("?")),additionalProperties:!1}}function YT(t,e){return Be({[t]:Nt(e),nextCursor:ve(se)})}function ss(t){return{$ref:`#/components/schemas/${t}`}}
const Ht={appID:{type:"string",minLength:1,maxLength:63},name:se,type:wt(z.yN),repository:se,branch:se,buildCommand:ve(se),outputDirectory:ve(se),region:ve(se),
subdomain:se,state:wt(["created","live"]),url:ve(se),environments:Nt(Be({environmentID:se,name:se})),createdAt:Bt,updatedAt:Bt},XT={appID:Ht.appID,type:Ht.type,
state:Ht.state,repository:se,branch:se,buildCommand:Ht.buildCommand,outputDirectory:Ht.outputDirectory,region:Ht.region,"spaFallback?":Ha,"installCommand?":se,"\
rootDirectory?":se,"nodeVersion?":se,"noindex?":Ha,"verify?":wt(["off","warn","fail"]),"startCommand?":se,"healthPath?":se,"instances?":ns,"memory?":se,"idleTim\
eout?":se,"requestTimeout?":se,"schedule?":Nt(Be({cron:se,path:se})),"domains?":Nt(se),variables:Nt(se)},cl={deployID:se,status:wt(ht.PB),branch:se,commit:ve(se),
createdAt:Bt},KT={code:wt(Jn.i1),file:ve(se),line:ve(ns),message:se},Wa={...cl,stage:ve(wt(ht.Mb)),startedAt:ve(Bt),finishedAt:ve(Bt),"supersededBy?":se,"warnin\
gs?":Nt(Be(KT))},zT={file:se,line:ve(ns),column:ve(ns),severity:wt(["error","warning","notice"]),code:ve(se),message:se},UD={Error:Be({error:Be({code:wt(Object.
keys(ht.iV)),message:se,requestID:se})}),App:Be(Ht),Configuration:Be(XT),Environment:Be({environmentID:se,name:se,url:ve(se),state:wt(["created","live"])}),AcceptedDeployment:Be(
cl),Deployment:Be({...Wa,url:ve(se)}),Failure:Be({deployID:se,stage:wt(ht.Mb),code:wt(ht.sR),message:se,exitCode:ve({type:"integer"}),signal:ve(se),log:Nt(se),diagnostics:Nt(
Be(zT))}),OperatorApp:Be({org:se,project:se,...Ht,settings:{type:"object"},liveDeployID:ve(se),newest:ve({$ref:"#/components/schemas/OperatorDeployment"}),"func\
tions?":wt(Rw),"functionsNode?":se,"deleted?":Be({at:Bt,by:ve(se),until:Bt})}),OperatorDeployment:Be({...Wa,subject:ve(se),author:ve(se),triggeredBy:ve(se),size:ve(
Be({files:ns,bytes:ns})),isLive:Ha,"redeployOf?":se,"cancelledBy?":se,phases:Nt(Be({name:se,startedAt:Bt,ms:ve({type:"number",minimum:0})}))}),QueuedDeployment:Be(
{project:se,appID:se,...Wa,triggeredBy:ve(se),"position?":{type:"integer",minimum:1}}),Table:Be({name:se,variable:se,createdAt:Bt})},qT=254;async function xD({organizationsOf:t},e){
return(await t(e))?.length===0}function dl({email:t,token:e,via:n},s,o="id-token"){const r=e?{via:"access-token",name:e.name}:{via:n??o};return{by:(0,it.Ow)(t,qT),
...r,from:he(s),requestID:s.requestID}}function VT(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const o=s.
split("/"),r=e.filter(d=>JT(d.parts,o)),i=n==="HEAD"?"GET":n,a=r.find(({route:d})=>d.method===i);if(a)return{name:a.name,route:a.route,parameters:QT(a.parts,o)};
if(r.length===0)throw new ee("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=r.map(({route:d})=>d.method==="GET"?"GET, HEAD":d.method).join(", ");throw new ee(
"method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function JT(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!==
"":n===e[s])}function QT(t,e){const n=t.flatMap((s,o)=>{const r=/^\{(\w+)\}$/.exec(s)?.[1];return r===void 0?[]:[[r,ZT(e[o]??"",r)]]});return Object.fromEntries(
n)}function ZT(t,e){try{return decodeURIComponent(t)}catch{throw new ee("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}function eg(){return t=>t}
function tg(t,e){const n=Object.keys(e).map(s=>[s,{...t[s],...e[s]}]);return Object.fromEntries(n)}class ul{status;json;constructor(e,n){this.status=e,this.json=
n}}const ng=["GET","HEAD"],sg=["POST","PUT","PATCH"];function og(t,e,n){const s=VT(e),o=async r=>{const i=Ne(r.target),{name:a,route:c,parameters:d}=s(r.method,
i),{principal:u,within:l}=await ag(t,c,r,d),{bytes:f,json:y}=sg.includes(r.method)?await fg(r,c):lg,{orgID:w="",projectID:N="",appID:_=""}=d,{status:g=200,body:b}=c,
R=await c.run({name:a,key:{org:w,project:N,appID:_},parameters:d,principal:u,within:l,act:dl(u,r),query:new URLSearchParams(r.target.slice(i.length)),bytes:f,idempotencyKey:re(
r,"idempotency-key"),status:g,body:()=>b&&LT(y,b)},n);return R instanceof ul?We(R.status,JSON.parse(R.json),{"idempotent-replayed":"true"}):We(g,R)};return async r=>{
try{return await o(r)}catch(i){const a=$d(i);if(!a)throw i;return await rg(t,a,r),yt(a,r)}}}async function rg(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&
e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="unauthorized")return t.refusals.note(s);try{const o=await t.verify(re(n,"authorization")),
{by:r}=dl(o,n);t.refusals.note({...s,by:r??void 0,org:await ig(t,o,n)})}catch{t.refusals.note(s)}}async function ig({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.
exec(n)?.[1];if(!(s===void 0||!z.cS.test(s)))return await t(e,{org:s})===void 0?void 0:s}async function ag(t,e,n,{orgID:s,projectID:o,appID:r}){const i=await t.
verify(re(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw Ms(`Too many requests: wait ${c} s.`,c);if(e.for==="operators"&&await t.organizationsOf(
i)!==void 0)throw new ee("forbidden",`${a} has no role in the organization "*", which this call needs.`);if(e.for==="operators"&&e.needs&&await ll(t,i,{org:"*"},
e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!z.cS.test(s))throw Dt(["orgID in the path is not an identifier"]);if(o!==void 0&&!z.cS.test(o))throw Dt(
["projectID in the path is not an identifier"]);const d={org:s,project:o,appID:r},u=e.partly&&await cg(t,i,d);return u&&u.length>0?{principal:i,within:u}:(await ll(
t,i,d,e.needs??dg(n.method)),{principal:i})}async function cg(t,e,{org:n,project:s}){const o=await t.partsOf(e,n);return s===void 0||o===void 0?o:o.includes(s)?
void 0:o.filter(r=>r.startsWith(`${s}/`))}function dg(t){return ng.includes(t)?"viewer":"deployer"}const ug={viewer:"may only read",deployer:"may not say who ma\
y do what",admin:"may do everything"};async function ll({roleOf:t},e,n,s){const o=await t(e,n);if(o===void 0)throw new ee("forbidden",`${e.email} has no role fo\
r this in the organization ${n.org}.`);if(En(o,s))return o;const r=`${e.email} ${ug[o]} in ${pn(n)}.`;throw new ee("forbidden",s==="admin"?`${r} An admin may.`:
r)}const lg={bytes:Buffer.alloc(0),json:void 0};async function fg(t,{mayBeEmpty:e,body:n}){const s=re(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==
void 0&&s!=="application/json")throw fl(s);const o=await t.body(z.lF.bodyBytes).catch(r=>{throw r instanceof st?new ee("body_too_large",`The body is larger than\
 ${z.lF.bodyBytes} bytes.`):r});if(o.length===0&&(e||!n))return{bytes:o,json:{}};if(s===void 0)throw fl("none");try{const r=JSON.parse(new TextDecoder("utf-8",{
fatal:!0}).decode(o));return{bytes:o,json:r}}catch{throw new ee("invalid_request",`The body is ${o.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function fl(t){
return new ee("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const hg={limit:{type:"integer",minimum:1,maximum:z.
lF.pageMost,default:z.lF.pageDefault},cursor:se};function pg(t){return Ga(t,"limit",z.lF.pageDefault,z.lF.pageMost)}function Eg(t,e,n){const s=t.slice(0,e),o=s.
at(-1);return{items:s,nextCursor:o!==void 0&&t.length>e?n(o):null}}function mg(t){return os(`before:${t}`)}function yg({seq:t}){return mg(t)}function wg(t){const e=Ys(
t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function FD({project:t,appID:e}){return os(`after:${t}/${e}`)}function jD(t){const e=Ys(t,/^after:([^/]+)\/([^/]+)$/);
if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))throw Ya();return{project:n,appID:s}}function PD(t){return os(`after:${t}`)}function BD(t){
const e=Ys(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))throw Ya();return e}function HD({project:t="",appID:e="",who:n}){return os(`after:${t}/${e}\
/${n}`)}function WD(t,e){const[n="",s="",o=""]=Ys(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return o===""?void 0:{org:e,project:n,appID:s,who:o}}function GD(t){
const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(['prefix must be the beginning of an app ID: letters, digits, \
".", "_" and "-"'])}}function YD({key:t}){return os(`after:${t}`)}function XD(t){const e=t.get("prefix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid(
[`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:Ys(t,/^after:([\s\S]{1,512})$/)?.[0]}}function KD(t){const e=t.get("from")??"0";
if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(e),limit:Ga(t,"limit",LOG_LIMITS.
pageDefault,LOG_LIMITS.pageMost)}}function zD(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&!n)throw invalid(["after must be the nex\
t of an earlier answer"]);return{lines:Ga(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function qD(t,e){const n=t.get(e)??"false";if(n==="true"||
n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function Ga(t,e,n,s){const o=t.get(e);if(o===null)return n;const r=/^\d{1,9}$/.test(
o)?Number(o):0;if(r<1||r>s)throw Dt([`${e} must be 1 to ${s}`]);return r}function os(t){return Buffer.from(t).toString("base64url")}function Ys(t,e){const n=t.get(
"cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),o=e.exec(s);if(!o||os(s)!==n)throw Ya();return o.slice(1)}function Ya(){return Dt(["c\
ursor must be a nextCursor of this list"])}function hl(t,e){const{idempotencyKey:n,principal:s,name:o,bytes:r,key:i,status:a}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.
test(n))throw Dt(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,o,i.org,i.project,i.appID]),key:n,
requestHash:(0,F.hash)("sha256",r),status:a,answer:c=>JSON.stringify(e(c))}}}function pl(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new ul(
t.status,t.answer);case"other_request":throw Dt(["Idempotency-Key was used before with another body"]);default:return(0,x.xb)(t)}}const Tg={queue:"queue",clone:"\
clone",install:"install",build:"build",sync:"store",activate:"store"};function VD(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:o,enteredAt:r}=t,i={queue:n,
...s!==null&&{clone:s},...r},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===void 0)continue;const f=DEPLOYMENT_STAGES.
slice(d+1).find(_=>i[_]!==void 0),y=f===void 0?o:i[f]??null;if(f===void 0&&u!==a)break;const w=Tg[u],N=c.at(-1);N?.name===w?c.splice(-1,1,{...N,finishedAt:y}):c.
push({name:w,startedAt:l,finishedAt:y})}return c}function El({subdomain:t,settings:e}){return e.domains?.[0]??t}const ml="production";function Xa(t){return t.liveRelease===
null?"created":"live"}function yl(t,e){return t.liveRelease===null?null:e(El(t))}function Ka(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,
branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:Xa(t),url:yl(t,e),environments:[{environmentID:t.
environmentID,name:ml}],createdAt:Wt(t.createdAt),updatedAt:Wt(t.updatedAt)}}function gg(t,e){const{cachesOf:n,...s}=t.settings,{appID:o,type:r,repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u}=t;return{appID:o,type:r,state:Xa(t),repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}
function _g(t,e){return{environmentID:t.environmentID,name:ml,url:yl(t,e),state:Xa(t)}}function dr(t){const{deployID:e,status:n,branch:s,commit:o,createdAt:r}=t;
return{deployID:e,status:n,branch:s,commit:o,createdAt:Wt(r)}}function wl(t,e,n){const{status:s,stage:o,startedAt:r,finishedAt:i,supersededBy:a}=t;return{...dr(
t),stage:o,startedAt:Wt(r),finishedAt:Wt(i),url:s==="succeeded"?n(El(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,Se.Eb)({supersededBy:a??void 0})}}
function Ng(t,e){const{stage:n,code:s,message:o,exitCode:r,signal:i,log:a,diagnostics:c}=e,d=a.slice(-z.lF.failureLogLines).map(l=>l.slice(0,z.lF.failureLogLine)),
u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,code:s,message:o,exitCode:r,signal:i,log:d,diagnostics:u}}function JD(t,e,n,s){const{cachesOf:o,...r}=t.
settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...Ka(t,n),settings:r,liveDeployID:t.liveRelease,newest:e&&bg(e,t,n),...s&&i&&{functions:i,functionsNode:s.
node},...t.deletion&&{deleted:{at:Wt(t.deletion.at),by:t.deletion.by,until:Wt(t.deletion.endsAt)}}}}function bg(t,e,n){const{commitFacts:s,size:o,triggeredBy:r,
cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=wl(t,e,n);return{...u,...s,triggeredBy:r,size:o,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??
void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:y})=>({name:l,startedAt:Wt(f),ms:y===null?null:y-f}))}}
function QD({app:t,deployment:e},n){const{stage:s,startedAt:o,triggeredBy:r}=e;return{project:t.project,appID:t.appID,...dr(e),stage:s,triggeredBy:r,startedAt:Wt(
o),finishedAt:null,...present({position:n})}}function Wt(t){return t===null?null:new Date(t).toISOString()}const ur=["branch","commit","configuration","configur\
ation.type","env"];function Sg(t,e){return og(t,Og(e),{...e,changes:rl(e)})}const Sn=eg();function Og(t){const{creation:e,change:n,deployment:s}=tl(t);return tg(
cr.bw,{createApp:Sn({summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:Be(
{...Ht,deployTakes:Nt(wt(ur))}),async run(o,{changes:r,siteUrl:i}){const{name:a,...c}=o.body(),d=l=>({...Ka(l,i),deployTakes:ur}),u=await r.create({...o.key,appID:a},
c,o.act,hl(o,d));return pl(u,d)}}),updateApp:Sn({summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:ss("App"),
async run(o,{changes:r,siteUrl:i}){return Ka(await r.update(o.key,o.body(),o.act),i)}}),replaceEnv:Sn({summary:"Replaces the whole set of variables. No answer c\
ontains their values.",body:FT,answer:Be({names:Nt(se)}),async run(o,{state:r}){await lr(o,r);const{env:i}=o.body();if(!await r.apps.replaceEnv(o.key,i,o.act))throw Ct(
o.key);return{names:Object.keys(i).sort()}}}),listEnvironments:Sn({summary:"Lists the environments of an app, with its configuration and the names of its variab\
les. `deployTakes`: the members that the body of a deployment may have.",answer:Be({environments:Nt(ss("Environment")),app:ss("Configuration"),deployTakes:Nt(wt(
ur))}),async run(o,{state:r,siteUrl:i}){const a=await lr(o,r),c=Object.keys(await r.apps.env(o.key)).sort();return{environments:[_g(a,i)],app:gg(a,c),deployTakes:ur}}}),
deploy:Sn({summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `\
env`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says \
what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes \
a server.",body:s,mayBeEmpty:!0,status:202,answer:ss("AcceptedDeployment"),async run(o,{state:r}){await lr(o,r);const i=hl(o,dr),{branch:a=null,commit:c,configuration:d,
env:u}=o.body();await Ba(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await r.deployments.create(o.key,l,o.act,i);if(f.
kind==="no_app")throw Ct(o.key);return pl(f,dr)}}),listDeployments:Sn({summary:"Lists deployments, newest first.",query:hg,answer:YT("deployments",ss("Deploymen\
t")),async run(o,{state:r,siteUrl:i}){const a=pg(o.query),c=await r.deployments.ofApp(o.key,{limit:a+1,before:wg(o.query)});if(!c)throw Ct(o.key);const{app:d,deployments:u}=c,
{items:l,nextCursor:f}=Eg(u,a,yg);return{deployments:l.map(y=>wl(y,d,i)),nextCursor:f}}}),readFailure:Sn({summary:"Reads why a deployment failed. 404: it did no\
t.",answer:ss("Failure"),async run(o,{state:r}){const{deployID:i=""}=o.parameters,a=await r.deployments.failure(o.key,i);if(a)return Ng(i,a);await lr(o,r);const c=await r.
deployments.find(o.key,i);throw c?new ee("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):new ee("deployment_not_found",`The app ${o.key.appID}\
 has no deployment ${i}.`)}})})}function lr({key:t},{apps:e}){return ir(e,t)}const Rg=()=>()=>({status:404,headers:{},body:""}),Lg=()=>{},Ig=()=>{},Ag=()=>{},kg=()=>{};
class Ut extends Error{name="DamagedObject"}const bt=8;class fr{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/bt-
1;for(;n<=s;){const o=n+s>>>1,r=o*bt,i=this.#e.compare(e,0,bt,r,r+bt);if(i===0)return!0;i<0?n=o+1:s=o-1}return!1}detached(){return new fr(Buffer.from(this.#e))}}
function Tl(t){return(0,F.hash)("sha256",t,"buffer").subarray(0,bt)}class rs extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>
this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Xs=["br","zstd","gzip"],Dg=512,za=16*ue.D6,is=Buffer.from("SLV","latin1"),as=is.length+
4+32,$g=as+za;function ZD(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([is,e,hashOf("sha256",t,"buffer"),t])}function gl(t,e){if(t.
length<as||is.compare(t,0,is.length)!==0)return;const n=t.readUInt32LE(is.length);return n<=za&&e===as+n?n:void 0}function vg(t){if(gl(t,t.length)===void 0)return;
const e=t.subarray(as),n=t.subarray(is.length+4,as);return(0,F.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Mg=/^[0-9a-f]{64}$/;function qa(t){return Mg.
test(t)}function an(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Cg(t){return`${t}/variants/`}function Va(t,e,n){return`${Cg(t)}${e.slice(0,2)}/${e}.${n}`}function _l(t){
const[,,e="",...n]=t.split("/");return n.length===0&&qa(e)?e:void 0}function Nl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Xs.some(s=>s===n)?
e:void 0}const Ug=5e3;function e$(t){const e=_l(t);return e!==void 0?{sha256:e}:Nl(t)===void 0?void 0:{missingMs:Ug}}const xg=100,bl=600*1e3;class Fg{#e;#t;#n;#s=new rs(
xg);#o=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s,o){const r=an(n,s),i=e==="object_unusable"?`${r} unusable`:r,a=this.#s.
get(i),c=this.#t.monotonic();if(a&&c-a.at<bl){a.at=c;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===r?r:void 0,version:o,at:c})}mend(e,n){
this.#s.size>0&&this.#s.delete(an(e,n))}async lasting(){const e=this.#t.monotonic()-bl;for(const[n,{key:s,version:o,at:r}]of this.#s){const i=s===void 0?void 0:
await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#s.delete(n)}return this.#s.size}}const jg=512;class Pg{#e;#t;constructor(e,n=Qm){this.#e=
e,this.#t=new kt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,
jg+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(
e);if(!n)return;const s=(0,F.createHash)("sha256");for await(const o of n)s.update(o);return s.digest("hex")}}var Sl=S(1489);function Ja(t){if(t.charCodeAt(0)!==
47)return;const e=t.includes("%")?(0,it.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Bg=/^[\w.!~*'()@:$,+=&;/-]*$/;
function Ol(t){return Bg.test(t)?`/${t}`:`/${t.split("/").map(Hg).join("/")}`}function Hg(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Qa(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==
""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redi\
rect",to:`${t}/`}:void 0}const Rl=32,Wg=/\/:[A-Za-z]\w*[^\w/]/,Gg=/^:([A-Za-z]\w*)$/,Za="it must begin with a path that has at most one *, and placeholders (/:n\
ame) only for whole segments, each name once",Yg=`it has more than ${Rl} placeholders`;function Ll(t){const e=Ja(t);return e===void 0?Za:Il(Al(`/${e}`))}function Il(t){
const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Wg.test(t))return Za;const o=e.slice(1).split("/").map(ec),r=(n??"").split("/").map(ec),i=[...Ks(
o),...Ks(r),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return Za;if(i.length>Rl)return Yg;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&
e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(ec);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf(
"/")+1),[c=""]=n.split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function Xg({head:t,star:e}){return new Set(e?
[...Ks(t),...Ks(e.tail),"splat"]:Ks(t))}function Ks(t){return t.flatMap(e=>"name"in e?e.name:[])}function ec(t){const e=Gg.exec(t)?.[1];return e===void 0?{text:t}:
{name:e}}const Kg=32*1024;class tc{path;bare;#e;#t;#n;#s=Kg;constructor(e){this.path=e,this.bare=Al(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),
this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Ol(e).slice(1);return this.#n.set(
e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function zg(t,e){const{head:n,
star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&nc(n,o,0)?new sc(t,e,void 0):void 0;if(!nc(n,o,0))return;if(s.isRest){if(o.length<n.length)return;
const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new sc(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-
1;if(r<n.length||!nc(s.tail,o,r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(
s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new sc(t,e,e.bare.slice(i,a))}function nc(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+
s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class sc{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,
star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&
i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Al(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):
t}const kl=500,hr=8*1024,qg=2e3,Dl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,$l=/^[\t\x20-\x7e\x80-\xff]*$/,vl=new Set(["accept-ranges","connection","content-encoding","c\
ontent-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id",
"x-slipway-release"]);function Vg(t){const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===
""||i.startsWith("#")||(i.length>qg?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=Jg(i,e.length,a),s&&e.push(s)):s?Qg(s,i,a):a("it is not b\
elow a path"))}return{rules:e,ignored:n}}function Jg(t,e,n){const s=Ll(t);if(e>=kl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],
unset:[],bytes:0}}function Qg(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().
toLowerCase(),i=e.slice(o+1).trim();if(o<1||!Dl.test(r)||!$l.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not suppo\
rted: anyone can read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(vl.has(r)||(0,Sl.t)(r))return n(`rules \
cannot set "${r}"`);const a=t.bytes+zs(r,i);if(a>hr)return n(`the headers of this path have more than ${hr} bytes`);t.bytes=a,t.set.push([r,i])}function zs(t,e){
return t.length+e.length+4}function Zg(t,e){return Dl.test(t)&&t===t.toLowerCase()&&$l.test(e)&&!vl.has(t)}const oc=2e3,e0=2e3,t0=/^[^/:]+=/,Ml={200:"rewrite",404:"\
rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Cl(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=n0(o).trim();if(r===
"")continue;const i=e.length<oc?s0(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function n0(t){const e=t.
search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function s0(t){if(t.length>e0)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)
return"it does not name a target";if(o.length>0||s.includes("=")||t0.test(n))return"conditions and query parameters are not supported";const r=o0(s);if(r===void 0)
return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Ll(e);return typeof i=="string"?i:xl(n,r)?{from:i,to:n.
replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith("!")}:pr(r)?"rewrites to other origins are refused":"the target is neither a path nor a U\
RL"}function o0(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Ul(e)?e:void 0}function Ul(t){return Object.hasOwn(Ml,t)}function pr(t){return Ml[t]==="rew\
rite"}function xl(t,e){return/^\/(?!\/)/.test(t)||!pr(e)&&/^(?:https?:)?\/\//i.test(t)}const r0=["index.html","200.html"],rc="_redirects",ic="_headers",Fl=512*1024,
i0=[rc,ic];function jl(t){return i0.includes(t)}function a0(t,{base:e,fallback:n}={}){const s=[],o=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too large"&&
s.push({file:d,reason:`it has more than ${Fl} bytes`}),u==="too large"?"":u.toString()},r=Cl(o(rc));for(const d of r.ignored)s.push({file:rc,...d});const i=Vg(o(
ic));for(const d of i.ignored)s.push({file:ic,...d});const a=[...r.rules,...c0(e)].slice(0,oc);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(
0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function c0(t){return t===void 0?[]:Cl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function d0(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=u0(t);if(!Array.isArray(
e)||e.length>oc||!Array.isArray(n)||n.length>kl)throw On();return{redirects:e.map(l0),headers:n.map(f0),fallback:r0.find(o=>o===s)}}function u0(t){const e=(0,Se.
D7)(t.toString());if(!e)throw On();return e}function l0(t){const[e,n,s,o]=qs(t);if(typeof n!="string"||typeof s!="number"||typeof o!="boolean"||!Ul(s)||!xl(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw On();return{from:Pl(e),to:n,status:s,force:o}}function f0(t){const[e,n,s]=qs(t),o=qs(n).flatMap(i=>{const[a,c]=qs(i);if(typeof a!=
"string"||typeof c!="string"||!Zg(a,c))throw On();return(0,Sl.t)(a)?[]:[[a,c]]}),r=qs(s).map(i=>typeof i=="string"?i:ac());return{from:Pl(e),set:o,unset:r}}function Pl(t){
const e=typeof t=="string"?Il(t):void 0;return typeof e=="object"?e:ac()}function qs(t){return Array.isArray(t)?t:ac()}function ac(){throw On()}function On(){return new Ut(
"The compiled rules of a release are damaged: deploy again")}var Bl=S(4573),h0=S(6059);const p0=new Map([["js","text/javascript"],["mjs","text/javascript"],["cj\
s","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/j\
son"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android\
.package-archive"],["usdz","model/vnd.usdz+zip"]]),E0=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,m0=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function y0(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=p0.get(n)??(0,h0.$)(n),o=typeof s=="string"?s:"application/\
octet-stream";return E0.test(o)&&!o.includes("charset")?`${o}; charset=utf-8`:o}function w0(t){return m0.test(t)}const T0=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
g0=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Er(t){const e=Hl(
t);return e===void 0||e.endsWith(".html")?!1:T0.test(t)||g0.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const _0=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Vs(t){const e=Hl(t);return Er(t)||e!==void 0&&_0.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Hl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Js=Buffer.from("SLIPWAY","latin1"),$t=56,Qs=32,mr=Qs+6,Rn=4,Wl=8192,Gl=Buffer.allocUnsafe(3*Vd.pathBytes);class yr{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=wr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new fr(e.subarray($t,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=zo){if(e.length>s.indexBytes)throw at("it is too large");const o=cc(e,s);if(wr(o).end!==e.length)
throw at("its length does not match its header");const r=await N0(e,o,s,n);return new yr(e,o,r)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*mr;return{hash:this.#e.toString("hex",n,n+Qs),size:this.#e.readUIntLE(n+Qs,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=Gl.write(e);let s=0,o=this.count-1;for(;s<=o;){
const r=s+o>>>1,i=this.#e.compare(Gl,0,n,this.#c(r),this.#c(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Rn)}}function cc(t,e=zo){if(t.length<$t||Js.compare(t,0,Js.length)!==0)throw at("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,$t)};if(n.assets>n.count)throw at("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||wr(n).end>e.indexBytes)throw at("it is too large");return n}function Yl(t,e){if(e.length!==t.assets*bt)throw at("its le\
ngth does not match its header");if(!(0,F.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw at("its assets do not match their hash");return new fr(e)}function wr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=$t+s*bt,r=o+t*mr,i=r+(t+1)*Rn,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function N0(t,e,n,s){
const o=wr(e),r=t.subarray($t,o.records);if(Yl(e,r),!(0,Bl.isUtf8)(t.subarray(o.paths,o.rules)))throw at("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)
throw at("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Wl){if(i=Math.max(i,b0(t,o,a,Math.min(a+Wl,e.count))),i>n.pathBytes)throw at("a \
path is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*Rn)!==e.pathsBytes)throw at("its last path does not end with the paths");for(let a=bt;a<r.length;a+=
bt){const c=a-bt;if(r.compare(r,a,a+bt,c,a)>=0)throw at("its assets are not sorted")}return i}function b0(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*Rn);let r=0,
i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const d=e.paths+o(c+1);if(d<=a||d>e.rules)throw at("its paths are out of order");if(((t[a]??0)&192)===
128)throw at("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw at("its paths are not sorted");r=Math.max(r,d-a),i=a,a=d}return r}function at(t){return new Ut(
`The index of a release is damaged (${t}): deploy again`)}function S0(t,e){const n=O0(t),s=R0(n),o=n.reduce((f,{path:y})=>f+Buffer.byteLength(y),0),r=$t+s.length+
n.length*(mr+Rn)+Rn,i=Buffer.alloc(r+o+e.length);Js.copy(i);const a=[n.length,o,e.length,s.length/bt];for(const[f,y]of a.entries())i.writeUInt32LE(y,Js.length+f*
4);(0,F.hash)("sha256",s,"buffer").copy(i,Js.length+a.length*4),s.copy(i,$t);let c=$t+s.length,d=c+n.length*mr;const u=d+(n.length+1)*Rn;let l=0;for(const{path:f,
hash:y,size:w}of n)i.write(y,c,Qs,"hex"),c=i.writeUIntLE(w,c+Qs,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+o),i}function O0(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function R0(t){const e=t.filter(({path:n})=>Vs(n)).map(({path:n})=>Tl(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const L0=123;function dc(t){return t[0]===L0}async function I0(t,e,n){if(t.length>Ea)throw cs(`has more than ${Ea} bytes`);const s=A0(t),
o=new Map;for(const r of s.filter(({path:i})=>jl(i)))o.set(r.path,r.size>Fl?"too large":await e(r));return yr.open(S0(s,a0(o).bytes),n,Vd)}function A0(t){let e;
try{e=JSON.parse(t.toString())}catch{throw cs("is not JSON")}if(!(0,Se.Gv)(e)||!(0,Se.Gv)(e.files))throw cs("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:o,size:r}=(0,Se.Gv)(s)?s:{};if(typeof o!="string"||!qa(o))throw cs("has a file without a hash");if(typeof r!="number"||!Number.isInteger(
r)||r<0||r>=2**48)throw cs("has a file without a size");if(n===""||!n.isWellFormed())throw cs("has an invalid path");return{path:n,hash:o,size:r}})}function cs(t){
return new Ut(`The manifest of a release ${t}: deploy again`)}function Tr(t,e=Jm){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}const k0=1e3;class gr{damage;#e;#t;#n;#s;#o=new _a;#r=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Pg(e),this.damage=new Fg(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#l(e,n);if(s>
Math.max(zo.indexBytes,Ea))throw this.damage.note("object_unusable",e,n),new Ut(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#a(
e,n,s);return{index:await(s>qo?this.#o.run("index",r):r()),storedAt:o}}async#a(e,n,s){const o=await this.read(e,n,s),r=Tr();try{return dc(o)?await I0(o,({hash:i,
size:a})=>this.read(e,i,a),r):await yr.open(o,r)}catch(i){throw i instanceof Ut&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,$t);return dc(s)?void 0:cc(s).count}async assets(e,n){const s=await this.#f(e,n,0,$t);if(dc(s))return(await this.index(e,n)).index.assets.detached();const o=cc(
s),r=o.assets*bt;return Yl(o,await this.#f(e,n,$t,r))}async read(e,n,s){const o=this.#h(e,n),r=await this.#e.load(o,s,"any"),i=await Xl(r,n,s)?r:await this.#e.load(
o,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,d=i===r||await Xl(i,n,s);if(!c||!d)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const o=await this.#l(e,n);if((await this.#s.digest(an(e,n),o)??this.#p(e,n))!==n)throw await this.#m(e,n,o);const i=await this.#e.stream(an(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const o of Xs){const r=await this.#d(Va(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){
throw this.#c(e,o),o}}#c(e,n){const s=this.#t.monotonic();s-this.#i<k0||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:as-1});return s&&gl(s,n.size)}async readVariant(e,n,s){const o=Va(e,n,s);try{const r=await this.#u(o);if(r&&r.length>
0)return r}catch(r){this.#c(e,r);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,$g);return n?.bytes&&vg(n.bytes)}variantsVersion(e){return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#p(e,n)}#h(e,n){if(!qa(n))throw new Ut(`"${n}" is not the name of an object`);return an(e,n)}async#f(e,n,s,o){const r={start:s,end:s+o-
1};return await this.#e.read(this.#h(e,n),r)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new Ut(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(an(e,n)),await this.#e.distrust(an(e,n),s),new Ut(`The object ${n} is damaged`)}}async function Xl(t,e,n){
return t?.bytes?.length===n&&(t.digest??await D0(t.bytes))===e}async function D0(t){if(t.length<=qo)return(0,F.hash)("sha256",t);const e=(0,F.createHash)("sha25\
6"),n=Tr();for(let s=0;s<t.length;s+=qo){e.update(t.subarray(s,s+qo));const o=n();o&&await o}return e.digest("hex")}const $0=()=>{};function v0({check:t,damage:e}){
return async()=>{try{await t?.()}catch{return We(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===
0)return We(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy thei\
r sites again to store them again.`;return We(200,{status:"degraded",pid:process.pid,reason:s})}}const M0=async()=>({[Symbol.asyncDispose]:async()=>{}}),C0=()=>{},
U0=1e4;function x0(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,F.hash)("sha256",n)}`,most:t}])}function F0(t,e){if(t===0)return()=>0;const n=t/6e4,s=new rs(
U0);return o=>{const r=e.monotonic(),i=s.get(o)??{left:t,at:r};return i.left=Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.
ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}var Kl=S(8474);const j0=1e4,zl=64*1024;class P0{#e;#t;#n;#s;bytes=0;#o;#r="";#i;constructor(e,{deployID:n,fence:s},o,r){this.#e=
e,this.#t=n,this.#n=s,this.#s=r,this.#o=o+ty}write(e){return this.#o-=Buffer.byteLength(e),this.#o<0?!1:(this.bytes+=Buffer.byteLength(e),this.#r+=e,this.#i??=this.#a(),
!0)}async end(){let e=!1;const n=async()=>{await this.#i,e||await this.#e.end(this.#t)};await(0,J.ux)(this.#s,j0,n()),e=!0}async#a(){for(;this.#r!=="";){const e=this.#r;
this.#r="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function B0(t,e){try{const n=await t.read(e,{from:-zl,limit:zl,isComplete:!0}),s=(0,it.
y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-z.lF.failureLogLines).map(o=>o.slice(0,z.lF.failureLogLine))}catch{return[]}}const ql={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},H0=100,W0=2;class _r{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>H0+W0*(this.#t()-this.#n)/this.#e}}class G0{#e;#t;#n="waiting";#s="clone";#o;constructor(e){this.#e=new _r(oy,e),this.#t=
new _r(sy,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in ql[this.#n]?e.text.length>=ey?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=e.commit,this.#r(
"commit","a commit");case"stored":return this.#r("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a failure");case"det\
ected":return this.#r("detected","what it detected")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=ql[this.#n],o=Object.hasOwn(s,e)?s[e]:void 0;if(o===
void 0)return`it sent ${n} out of order`;this.#n=o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function Y0(t){return X0.has(t.kind)}const X0=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),K0=100,z0=300;class Nr extends Error{name="WorkerCrash";ending;constructor(e){super(V0(e)),this.ending=
e}}class q0{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#o={};#r=new G0;#i=new _r(ry);#a=new _r(iy);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#p;#m=!1;#w=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#y(s).catch(o=>this.#E(o))),e.ended.then(s=>this.#O(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#p=Promise.withResolvers(),this.#f.resolve(e),this.#p.promise)}letGo(){this.#w=!0,this.#f.resolve(null),this.#p?.resolve([])}#E(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#y(e){const n=this.#g(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#o.onStage?.(e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);break;case"log":this.#o.onLog?.(e.text);break;case"\
ask":this.#T(e.id,e.question);break;case"release":this.#S(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#o.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,x.xb)(e)}}#g(e){
return Y0(e)?this.#r.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#T(e,n){if(this.#l+=1,this.#l>K0)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#_(n)})}catch(s){this.#E(s)}this.#l-=1}async#_(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#S(e.name),this.#t.set(e.name,n),this.#h&&this.#S(e.name),null}case"output":return await this.#b(e),null;case"start":return this.#N(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#N(e){if(this.#m&&this.#p?.resolve(e),this.#w)return null;
const n=await this.#f.promise;return this.#m=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#b({part:e,isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+
e.odd.length===0;if(this.#d||r&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(
s.length,o.length)>qd.files)return this.process.kill("its output is too large");n&&await this.#o.onOutput?.({files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.
faults})}#S(e){this.#t.get(e)?.(),this.#t.delete(e)}#O(e){this.#h=!0,this.letGo();const n=new Nr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#S(s)}}function V0({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return o!==void 0?`it was ended because ${(0,it.Ow)(o,z0)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function J0(t,{exitCode:e,signal:n},s,o){const r=`The process that built this deployment crashed: ${t}`;return new h({stage:s,
code:"builder_crashed",message:r,exitCode:e,signal:n,log:o,diagnostics:[]})}class Q0{#e;#t;#n;#s=new _a;#o=new Set;#r;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=(0,on.uV)(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#o]}take(){const e=this.#r?.alive===!0,n=this.#r?.alive?this.#r:this.start();
return this.#r=void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#r?.alive||(this.#r=this.start()),
this.#r}start(){const e=this.#c(),n=(0,on.ig)(e.dataDir,process.pid),s=new q0(new by(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:o,event:r,text:i})=>this.#e.
log(o,r,{reason:i})});return this.#o.add(s),s.process.ended.then(()=>this.#o.delete(s)),s.ready.then(o=>this.#d(o),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
y={dataDir:(0,C.realpathSync)(e),blobs:n,env:(0,on.I3)(s),gitUrlTemplate:o??rn.bD,allowLocalGit:r??!1,limits:{...Xo,...i},outputLimits:a??qd,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...y,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:y}#d({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#i||o)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:p(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:Z0[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const Z0={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"};
var Vl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Jl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const e_=1e4,t_=5*6e4,n_=1e4,s_=2,o_=6e4,r_=8,i_=100;function a_(t){
return new c_(t)}class c_{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){this.#e=e,this.#t=new Q0(e,{repositories:async()=>[],
apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!ef(e)&&n!=="required"&&!tf(s)){const r=setTimeout(
()=>this.#n(),i_);this.#n=()=>{this.#n=()=>{},clearTimeout(r),this.#a||this.#d()};return}const{ready:o}=this.#d();ef(e)&&d_(e,(await o).network),n==="required"&&
u_((await o).isolation),tf(s)&&l_((await o).limiter)}#d(){if(!(0,C.existsSync)((0,B.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();
return this.#s=this.#w(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:o}=this.#t.take();
try{return await this.#u(e,n,s).catch(r=>{if(!(r instanceof Nr)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#u(e,n,s)})}catch(r){throw r instanceof
Nr?await this.#g(r,s,e):r}}async#u(e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,logs:c,clock:d}=this.#e,u=a?.logBytes??
Xo.logBytes,l=new P0(c,{deployID:e.deployID,fence:n.fence},u,d),f=Vl(o,(0,Kl.addAbortListener)(r,()=>{this.#y(s)}),!1);try{const _={...n,onOutput:async D=>i?.(D,
r),onLog:D=>{l.write(D)||s.process.kill("it sent a log that is too long")},onStored:async(...D)=>{try{const k=await n.onStored?.(...D);for(const $ of k??[])l.write(
`Warning: ${$}
`);return k??void 0}catch(k){throw k instanceof h&&l.write(`${k.message}
`),k}}},g=await s.run({kind:"deploy",job:e,look:i!==void 0},_);if(g.kind!=="stored")throw g.kind==="failed"?new h(g.facts):lc();const{commit:b,release:R}=g;return{
commit:b,release:R,place:D=>this.#l(s,D),[Symbol.asyncDispose]:()=>(s.letGo(),this.#E(s,e.deployID))}}catch(y){throw await this.#E(s,e.deployID),r.reason instanceof
m&&l.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),y}finally{await l.end(),n.onLogged?.(l.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{Jl(o)}}async#l(e,n){return await(0,J.ux)(this.#e.clock,
n_,e.place(n))??[]}async detect(e,n){if(this.#c>=s_)throw Ql("Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),
await this.#s,await this.#h({...e,deployID:`look-${(0,F.randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?Ql("The repository could not be read in ti\
me. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),r=Vl(
s,(0,Kl.addAbortListener)(n,()=>{this.#y(o)}),!1);try{const i=await o.run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new h(i.facts);if(i.kind!=="\
detected")throw lc();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof Nr&&!n.aborted?await this.#g(i,o,e):i}finally{this.#E(o,e.deployID)}}catch(o){
s.error=o,s.hasError=!0}finally{Jl(s)}}async collect(){return this.#e.lasting===!1?[]:this.#m({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?
Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.
all(this.#t.close().map(e=>this.#y(e))),await this.#o}#f(e,n,s={}){return this.#o=this.#o.then(()=>this.#m(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,
reason:String(o)})}),this.#o}#p(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#f({kind:"sweep"},"cleanup_failed")};this.#r>=r_?e():this.#i=this.#e.clock.after(
o_,e)}async#m(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw lc();return s.collected}finally{
await this.#y(n)}}#w(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(
s)})})}async#E(e,n){const s=new AbortController;this.#e.clock.sleep(t_,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.
process.ended;s.abort(),!this.#a&&(o!==0&&await this.#w(n),this.#e.lasting!==!1&&this.#p())}async#y(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(
()=>e.process.kill("it did not end after an abort"),e_);await e.process.ended,clearTimeout(n)}async#g(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,
reason:e.message,words:e.ending.words.slice(-500)});const o=ht.Mb.find(i=>i===n.stage)??"clone",r=this.#T()??e.message;return J0(r,e.ending,o,await B0(this.#e.logs,
s))}#T(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,on.nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,
means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.command}),"its user cannot read the platform's program. T\
he platform's log has the remedy"):void 0}}function Ql(t){return new ee("unavailable",t,{"retry-after":"10"})}const Zl={private:"Install bubblewrap, passt and n\
ftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install bubblewrap and nftables, or start with --build-network \
open."};function ef(t){return t!==void 0&&Object.hasOwn(Zl,t)}function d_(t,e){if(e.level===t)return;const n=e.level==="private"?"Builds have a private network":
e.reason;throw uc("build-network",n,Zl[t])}function u_(t){if(t.kind!=="none")return;throw uc("isolation",`Builds cannot be isolated: ${t.reason}`,"Install bubbl\
ewrap, or start with --isolation auto: builds then have all rights of the platform.")}function uc(t,e,n){return new x.GQ("unsupported_runtime",e,{input:t,remedy:n})}
function tf(t){return t?.startsWith("/")??!1}function l_(t){if(t.kind==="cgroup")return;throw uc("cgroup",`Builds cannot have cgroups: ${t.reason}`,"Name a cgro\
up that the platform may use, or start with --cgroup auto: then the platform measures builds itself.")}function lc(){return new Error("The worker sent the resul\
t of another kind of job")}const nf="GET, HEAD, OPTIONS";function fc({method:t}){return t==="GET"||t==="HEAD"}function sf(t){return t==="OPTIONS"?{status:204,headers:{
allow:nf}}:{status:405,headers:{allow:nf,"content-length":"0","cache-control":"no-store"}}}function Gt(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-r\
elease":n.deployID}:o;return t.method==="HEAD"?{status:s,headers:r}:{...e,headers:r}}function f_(t,e,n){const s=o=>Ue(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof
Promise?n.then(s,o=>{throw t.site(e,500,0),o}):s(n)}function h_({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(of):of(e)}function of(t){return t.
take?t:{...t,headers:{...t.headers,"x-robots-tag":"noindex"}}}const p_=16*ue.D6,E_=512;function rf(t){return e=>{if(e instanceof Re)throw e;return t}}class m_{#e;#t=new kt(
p_);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const o=Tl(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){
try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+E_,()=>this.#e.assets(e,n))}catch(s){if(s instanceof Ut)return;throw s}}}var cn=S(2373);const y_=(0,cn.M)({
status:404,title:"No site here",text:"No app of this platform has this host name. Check the spelling of the address."}),af=(0,cn.M)({status:404,title:"Not live \
yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, then load this page again."}),w_=(0,cn.M)({status:410,title:"This site is\
 gone",text:"The app at this address was deleted."}),cf=(0,cn.M)({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go \
to its start page.</a>'}),df=(0,cn.M)({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries\
 to leave the site."}),T_=(0,cn.M)({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long a\
ddress."}),g_=uf({status:503,title:"The storage of the platform cannot be used now",text:"This site exists, but the platform cannot read this page of it at the \
moment. Try again in a few seconds."}),__=uf({status:503,title:"Not available at the moment",text:"The platform cannot look up this site at the moment. Try agai\
n in a few seconds."});function uf(t){const{headers:e,...n}=(0,cn.M)(t);return{...n,headers:{...e,"retry-after":"5"}}}const N_=(0,cn.M)({status:500,title:"This \
file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."});class b_{#e;#t=new Set;#n;constructor(e){
this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<
this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}const S_=2e3,hc=200,O_=32*ue.D6,R_=1/4,L_=8,I_=4,A_=[
"index.html","404.html"];function k_(t){const{clock:e,log:n}=t;let s=0;return async o=>{if(s>=I_)return;s+=1;const r=new AbortController,i=D_(t,o,r.signal).catch(
a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,reason:String(a)})});i.finally(()=>{s-=1}),await(0,J.ux)(e,S_,i),r.abort()}}async function D_(t,{
subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&t.loaded(o.release);if(!o||!r||r.deployID===n.deployID)return;const i=await t.load(o.org,n);let a=Math.
min(O_,t.cacheBytes*R_);const c=new b_(L_);for(const d of await $_(r,i,s)){s.throwIfAborted();const u=i.file(d,new tc(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function $_(t,e,n){const s=new Set([...A_,...t.mostServed(hc)]),o=new Set([...s].filter(Er).
map(lf)),r=Tr(n);for(const a of o.size>0?e.names():[]){if(o.has(lf(a))&&s.add(a),s.size>=2*hc)break;const c=r();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,hc)}function lf(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const ff={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function v_(t,{status:e,location:n},s){const o=hf(t.target.slice(Ne(t.target).length)),[,r="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...ff,"x-slipway-release":s.deployID}}}function M_({target:t},e){const n=t.startsWith(
"/")?hf(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...ff}}}function hf(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function pf(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class Ef{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||
!("text"in o))this.#t.push(n);else{const r=this.#e.get(o.text);r?r.push(n):this.#e.set(o.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],o=this.#t;for(let r=0,i=0;r<s.length||i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?zg(d.from,e):void 0;d&&u&&(yield[d,u])}}}function br(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Xg(
e),o=[];let r=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.
length);return o.push(n(t.slice(r))),{pieces:o,isFixed:o.every(i=>typeof i=="string")}}function pc({pieces:t},e,n,s){let o="";for(const r of t){const i=typeof r==
"string"?r:C_(r.name,e,n,s-o.length);if(i===void 0||o.length+i.length>s)return;o+=i}return o}function C_(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const mf={headers:{},isCut:!1};class U_{#e;constructor(e){this.#e=new Ef(e.map(x_))}of(e){if(this.#e.size===0)return mf;const n=[...this.#e.matching(
e)];return n.length===0?mf:new F_(n).custom}}function x_({from:t,set:e,unset:n}){let s=0;const o=e.map(([r,i])=>{const a=br(i,t);return a.isFixed&&(s+=zs(r,i)),
{name:r,value:a}});return{from:t,set:o,unset:n,fixedBytes:s}}class F_{#e=new Map;#t=hr;#n;#s=!1;constructor(e){this.#n=hr-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},o]of e){for(const r of s)this.#e.delete(r);for(const r of n)this.#o(r,o)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,pf(s)])),isCut:this.#s}}#o({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const o=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-zs(e,""),r=o<
0?void 0:pc(n,s,"encoded",o);if(r===void 0){this.#s=!0;return}this.#t-=zs(e,r),n.isFixed||(this.#n-=zs(e,r));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?r:`${i}, ${r}`)}}const j_=64,P_=8*1024,B_=4*1024;class H_{#e;forces;constructor(e){this.#e=new Ef(e.map(W_)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[o,r]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!o.force&&n==="earlier")return;const i=G_(o,r,e);if(i&&(yield i),s+=1,s===j_)return}}}
function W_({from:t,to:e,status:n,force:s}){return{from:t,to:pr(n)?Y_(e,t):br(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function G_({to:t,status:e,isForeign:n},s,o){
if(pr(e)){const a=pc(t,s,"plain",B_);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const r=pc(t,s,"encoded",P_);if(r===void 0)return;
const i=n?r:r.replace(/^\/{2,}/,"/");return i===`/${o.encode(o.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function Y_(t,e){const n=t.replace(/[?#].*$/,
"");try{return br(n,e,decodeURIComponent)}catch{return br(n,e)}}class X_{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#o(e.path.
slice(1));return{target:(this.#e.forces?this.#r(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#r(e,"nothing")??(s!==void 0&&!Vs(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!jl(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#o(e){const n=Qa(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:Ol(n.to)}}#r(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const o=Qa(s.path,this.has),r=o?.kind==="redirect"?this.#i(o.to):o?.path;if(r!==
void 0)return{kind:"file",name:r,status:s.status}}}#i(e){const n=Qa(e,this.has);return n?.kind==="file"?n.path:void 0}}const K_="public, max-age=0, must-revalid\
ate",z_="public, max-age=31536000, immutable";function q_(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function V_(t,e,n,s,o){return new J_(
t,e,n,s,o)}class J_{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){this.status=o,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=y0(n),this.variants=w0(this.#s)?new Map:void 0}get headers(){
return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#o}get notModified(){
const{etag:e,status:n}=this;return this.#r??={"cache-control":Er(this.#t)?z_:K_,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#r}}function Q_(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...o},variants:void 0}}const Z_=64*1024,eN=ue.D6,tN=4*
1024,nN=32,sN=5*1024,oN=512;class rN{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{index:s,storedAt:o},r){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const{redirects:i,headers:a,fallback:c}=d0(s.rules),d=Math.
min(eN,Z_+s.count*tN);this.#e=s,this.isServer=s.find(Rt.r$)!==-1;const u=l=>!(this.isServer&&yf(l))&&s.find(l)!==-1;this.#t=new X_(new H_(i),c,u),this.#n=new U_(
a),this.#s=new kt(d),this.#o=r,this.weight=s.bytes+s.rules.length*nN+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const o=n&&this.#i(n,e);return s&&o&&this.#s.put(e.path,o,iN(e.path,o)),o}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const o=this.#t.has(e)?this.#e.find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n.of(n);i&&!this.#r&&(this.#r=!0,this.#o("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=V_(this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:q_(r),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.values())
o.kind==="file"&&n.set(o.name,(n.get(o.name)??0)+o.served);return[...n].sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:pf(e.location)}}}function yf(t){return t===
Rt.nA||t.startsWith(`${Rt.nA}/`)}function iN(t,e){const n=4*t.length;return e.kind==="redirect"?oN+n+2*e.location.length:sN+n+e.customBytes}async function aN(t,e,n,s){
return new rN(e,n,await t.index(e,n.manifestHash),s)}function cN(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function dN(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,o,r]=n;if(r!==void 0){const a=Math.
min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&Number(o)<i))return i>=e?"unsatisfiable":{start:i,end:o?Math.min(Number(
o),e-1):e-1}}const uN=256,lN=256,wf=new rs(uN);function fN(t){let e=wf.get(t);if(!e){if(e=hN(t),t.length>lN)return e;wf.set(t,e)}return e}function hN(t){const e=new Map;
for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,o=r=>e.get(r)??n;return Xs.filter(r=>o(r)>0&&o(r)>=s).
sort((r,i)=>o(i)-o(r))}const Tf=new Map,pN=4*ue.D6,EN=768,mN=1e3;class yN{#e;#t;#n=new kt(pN);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.
get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<Dg||s.size>za)return Tf;this.#n.delete(e);const r=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>o?.sizes??Tf);return{sizes:a,isWhole:a.size===Xs.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>EN+2*e.length,
r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},o){return e?!0:n===this.#e.variantsVersion(o)&&this.#t.monotonic()-s<mN}}
const wN=4*ue.D6,TN=64*ue.D6,gN=512,_N=[];class NN{#e;#t;#n;#s;#o=0;constructor(e,n,s=J.ml){this.#e=e,this.#t=new kt(n),this.#n=Math.min(wN,n),this.#s=new yN(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?re(e,"accept-encoding"):void 0,r=o===void 0?_N:fN(o);if(r.length===0)return this.#r(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,n,_f(n,r,a),s)):this.#r(e,n,_f(n,r,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#r(e,n,s,o){if(s.status===200){if(bN(e,s))return{status:304,headers:s.notModified};const i=o?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?{status:s.status,headers:s.headers,body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const o=await this.#h(n,async()=>{const r=await this.#e.readVariant(e.org,e.file.hash,s);if(r?.length!==n.size)
throw new gf;return r}).catch(r=>{if(!(r instanceof gf))throw r});return o?{status:n.status,headers:n.headers,body:o}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=re(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const o=dN(re(e,"range")??"",n.size);if(o!==void 0){if(o==="unsatisfiable"){const r={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...r}}}return this.#d(n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#u(
e)?(await this.#l(e)).subarray(s,o+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${o}/${e.size}`,"content-length":String(
o-s+1)},body:r}}#u({size:e}){return e<=this.#n&&this.#o+e<=TN}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,o=>o.length+gN,async()=>{this.#o+=n;try{return await s()}finally{this.#o-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class gf extends Error{}
function _f(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;const r=t.variants?.get(s);if(r?.size===o)return r;const i=Q_(t,s,o);return t.variants?.
set(s,i),i}return t}function bN(t,e){const n=re(t,"if-none-match");if(n!==void 0)return cN(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function Nf({sites:t,domain:e,isOwnHost:n}){const s=LN(e),o=IN(e,n);return{domain:o,site(r){const i=s(r);if(i!==void 0)return t.site(
i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function SN(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const ON=1024,RN=255;function bf(t){const e=new rs(ON);return n=>{if(n.length>RN)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const o=t(n);return e.set(n,o),o}}function LN(t){const e=`.${t.toLowerCase()}`;return bf(n=>{const s=Sf(n),o=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(o)?o:void 0})}function IN(t,e){return bf(n=>{const s=Sf(n);return yo(s)&&!wo(s,t)&&!e(n)?s:void 0})}function Sf(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const AN=64*ue.D6,Of=4096,kN=1e3;class DN{#e;#t;#n;#s;#o;#r;#i=new kt(AN);#a;#c;#d;#u;#l;#h;prefetch;#f=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:o,log:r,clock:i=J.ml,meter:a=Lo}=e;this.#e=s,this.#t=r,this.#n=e.finder??Nf({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#o=new NN(s,o,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=e.cdn,this.#l=n,this.#h=e.late,this.#r=new m_(s),this.prefetch=
k_({site:c=>n.site(c),loaded:c=>this.#_(c),load:(c,d)=>this.#N(c,d),warm:c=>this.#o.warm(c),cacheBytes:o,clock:i,log:r})}handler=e=>{const n=this.#n.site(re(e,"\
host")??"");return n instanceof Promise?n.then(s=>this.#p(e,s),s=>this.#I(e,s,__)):this.#p(e,n)};#p(e,n){return n===void 0?Gt(e,y_):f_(this.#c,n,this.#m(e,n,this.#E(
e,n)))}#m(e,n,s){return this.#h?s instanceof Promise?s.then(r=>this.#m(e,n,r)):s.status!==404||s.take?s:this.#h.newer(n,Vs(Ne(e.target)))?.then(r=>r?this.#w(s,e,
r):s)??s:s}#w({body:e},n,s){return e instanceof jt.Readable&&e.destroy(),this.#E(n,s)}#E(e,n){const s=!n.isDeleted&&n.release!==null;if(!fc(e)&&!(s&&this.#d))return sf(
e.method);if(n.isDeleted)return Gt(e,w_);if(n.release===null)return Gt(e,af);const o=n.settings.domains&&this.#n.domain(re(e,"host")??""),r=o&&SN(o,n.settings.domains??
[]);if(r)return M_(e,this.#s(r));try{const i=this.#_(n.release),a=i?this.#b(e,n,i):this.#g(e,n,n.release),c=this.#y(n,h_(n,a));return c instanceof Promise?c.catch(
d=>this.#I(e,d)):c}catch(i){return this.#I(e,i)}}#y(e,n){const s=this.#u;if(!s)return n;const o=r=>s.answer(e,r,this.#l.isSure!==!1);return n instanceof Promise?
n.then(o):o(n)}async#g(e,n,s){return this.#b(e,n,await this.#T(n,s))}async#T(e,n){try{return await this.#N(e.org,n)}catch(s){const o=e.kept.map(r=>this.#_(r)).find(
r=>r!==void 0);if(!o||!(s instanceof Re))throw s;return this.#k("warn","edge_earlier_release",{deployID:o.deployID,live:n.deployID}),o}}#_(e){const n=this.#i.get(
e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#N(e,n){return this.#_(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>aN(this.#e,
e,n,this.#t))}#b(e,n,s){if(s.isServer)return this.#S(e,n,s);if(!fc(e))return sf(e.method);const o=Ne(e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)
return this.#R(e,i,s);const a=Ja(o);if(a===void 0)return Gt(e,df);if(a.length>Of)return Gt(e,T_);const c=new tc(`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(
c);return d?this.#R(e,d,s):n.kept.length>0&&Vs(a)?this.#A(e,n,s,c):this.#L(e,n,s,c)}#S(e,n,s){if(!e.target.startsWith("/"))return Gt(e,df);const o=Ja(Ne(e.target));
if(o!==void 0&&yf(o))return Gt(e,cf,s);if(!fc(e)||e.isUpgrade||o===void 0||o.length>Of)return this.#O(n);const r=new tc(`/${o}`),i=s.remembered(r.path)??s.direct(
r);return i?this.#R(e,i,s):n.kept.length>0&&Vs(o)?this.#A(e,n,s,r):this.#L(e,n,s,r)}#O(e){const{release:n}=e;return n===null?af:this.#d?.answer({...e,release:n})??
(0,Nn.Ih)(new Nn.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#l.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#_(
s)??await this.#N(n.org,s)).isServer?{...n,release:s}:void 0}async#A(e,n,s,o){const r=o.path.slice(1);for(const i of await this.#r.releasesWith(n,r).catch(rf([]))){
const a=this.#_(i)??await this.#N(n.org,i).catch(rf(void 0)),c=a?.file(r,o);if(a&&c)return this.#R(e,c,a)}return this.#L(e,n,s,o)}#L(e,n,s,o){if(s.isServer)return(this.#h&&
Er(o.path)?this.#h.newer(n,!0):void 0)?.then(a=>a?this.#E(e,a):this.#O(n))??this.#O(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#R(e,r,s):Gt(e,
cf,s)}#R(e,n,s){return n.kind==="redirect"?v_(e,n,s):(n.served+=1,this.#o.send(e,n.file))}#I(e,n,s=g_){const o=n instanceof Re;if(!o&&!(n instanceof Ut))throw n;
const r=o?"edge_unavailable":"edge_damaged";return this.#k("error",r,{requestID:e.requestID,reason:n.message}),Gt(e,o?s:N_)}#k(...e){const n=this.#a.monotonic();
n-this.#f<kN||(this.#f=n,this.#t(...e))}}const $N=500;class vN{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){this.#e=e,this.#t=n}newer(e,n){const s=this.#e.
readAt(e.subdomain)+$N-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,s):this.#r(e.subdomain))).then(i=>i&&!MN(i,
e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:this.#r(e)),o=this.#t.sleep(n,this.#s.signal).
then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function MN(t,e){const{kept:n}=e;return t.release?.deployID===e.
release?.deployID&&t.kept.length===n.length&&t.kept.every(({deployID:s},o)=>s===n[o]?.deployID)}const CN=500,UN=1e3,xN=250,FN=750,jN=5e3,Ec=-1;class Rf{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.
NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??J.ml,this.#s=new kt(e.bytes),this.#n=e.changes.
subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#o+=1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#g(
n))return n.record;if(n?.record!==void 0)return this.#f(e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}again(e){const n=this.#s.get(e);return n?.
record===void 0||!this.#g(n)?this.find(e):this.#T()?n.record:this.#p(e,n.record)}readAt(e){return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){
return!this.#T()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=Ec);const{table:s}=this.#e;s&&(s.put(
e,void 0),n?.record&&this.#m(e).catch(()=>{}))}#l(e){return this.#T()&&this.#r.size>0?Promise.reject(new Re("The state cannot be read now")):this.#m(e)}async#h(e,n){
const s=await e.find(n),o=this.#s.get(n);return o&&(this.#g(o)||o.record)?this.find(n):s?(this.#y(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.
monotonic(),generation:Ec}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#T())return this.#p(e,n);const s=this.#t.monotonic();return s-this.#d>=xN&&(this.#d=s,this.#p(
e,n).catch(()=>{})),n}async#p(e,n){const s=new AbortController,o=()=>{const i=this.#s.get(e);return i?i.record:n},r=this.#t.sleep(CN,s.signal).then(()=>(this.#a=
this.#t.monotonic(),o()));r.catch(()=>{});try{return await Promise.race([this.#m(e),r])}catch(i){if(i instanceof Re)return o();throw i}finally{s.abort()}}#m(e){
const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&n-s.begun.at<FN)return s.record;this.#i+=1;const o={at:n,read:this.#i},r=this.#w(e,o);return this.#r.set(e,{begun:o,
record:r}),r}async#w(e,n){const s=()=>this.#r.get(e)?.begun===n;try{const o=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const r={
record:o,read:n.read,begunAt:n.at,at:this.#c};return s()?(this.#y(e,{...r,generation:this.#o}),this.#e.table?.put(e,o),o):this.#E(e,r)}catch(o){throw o instanceof
Re&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),o}finally{s()&&this.#r.delete(e)}}#E(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#y(e,{...n,
generation:Ec}),n.record)}#y(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#g({record:e,at:n,generation:s}){return s!==this.#o?!1:e!==void 0||this.#t.monotonic()-
n<jN||this.#T()}#T(){return this.#t.monotonic()-this.#a<UN}}const PN=16*ue.D6,BN=4*ue.D6,mc=400,HN=300,WN=2;class GN{#e;#t;constructor(e,n,{table:s,domains:o,clock:r}={}){
this.#e=new Rf({changes:n,table:s,clock:r,bytes:PN,weightOf:YN,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new Rf({changes:n,table:o,
clock:r,bytes:BN,weightOf:()=>mc,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}get isSure(){return this.#e.isSure}site(e){return this.#e.
find(e)}again(e){return this.#e.again(e)}readAt(e){return this.#e.readAt(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(
s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),o=r=>r?.settings.domains?.
includes(n)?r:void 0;return s instanceof Promise?s.then(o):o(s)}}function YN(t){return t?mc+HN*t.kept.length+WN*JSON.stringify(t.settings).length:mc}var Zs=S(7);
const XN=30,KN=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],zN=16*1024;function qN(t){const{policy:e,clock:n}=t,s={
issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:es(async()=>(await S.e(460).then(S.bind(S,6460))).createLocalJWKSet(
{keys:[t.key.publicJwk]}))};let o=[],r=new Map;const i=a=>{if(o!==e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??Fw(d,t.fetch,n);r=new Map(o.map(d=>[d.issuer,
{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:r.get(a)};return async a=>{const c=Lf(a),d=await S.e(460).then(S.bind(S,6460)),{header:u,claims:l}=VN(
c,d);JN(u,l);const f=i(l.iss??"");if(!f)throw He("The token was issued by an identity provider that this platform does not trust (iss)");const y=await f.keys(),
w=f.audiences??[t.audience];try{const{payload:N}=await d.jwtVerify(c,y,{issuer:f.issuer,audience:[...w],algorithms:KN,clockTolerance:XN,currentDate:new Date(n.now()),
requiredClaims:["exp"]});return QN(f,N)}catch(N){throw If(N,d,w.join(" or "))}}}function Lf(t){if(t===void 0)throw He('There is no Authorization header: send "A\
uthorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw He('The Authorization header is not "Bearer <ID token>"');
if(e.length>zN)throw He("The token is too long to be an ID token");return e}function VN(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{
throw He("The token is not a JSON Web Token, so it is not an ID token")}}function JN(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+j\
wt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw He("The token is an access token: send the identity provider's ID token instead")}function QN(t,e){
ZN(t,e);const n=t.granted.flatMap(o=>{const r=e[o];return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(r).length<=Ls?[[o,String(r)]]:[]}),
s={email:eb(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function ZN(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(
String(e[n])))throw He(`The token's ${n} claim is not one that this platform accepts`)}function eb(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];
if(typeof i!="string"||i==="")throw He(`The token has no ${r} claim`);return i}),s=ci(n);if(s===void 0){const o=Cn(n)?"has characters other than ASCII":"is not \
an email";throw He(`The token's email claim ${o}`)}if(t.email.includes("{email}")&&!tb(e,t))throw He("The token's email is not verified (email_verified is not t\
rue)");return s}function tb({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function If(t,e,n){if(t instanceof ee)return t;const{
errors:s}=e;return t instanceof s.JWTExpired?He("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?He(`Th\
e token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?He("The token is not valid yet (nbf)"):He(`The token's ${t.claim} claim is missin\
g or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?He("The token's signature does not match its issuer's keys"):t instanceof
s.JOSEAlgNotAllowed?He("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERI\
C"?He("The token is not a valid ID token"):nr()}function He(t){return new ee("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function nb({
store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{Af(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];for(const d of i){const u=wc(d),l=JSON.
stringify([u.project,u.appID]);a.has(l)||a.set(l,En(await e(o,u),"admin"));const f=hn((0,Se.U4)(d.maker));(a.get(l)||f?.email===o.email&&f.issuer===o.issuer)&&c.
push(d)}if(c.length>0||await e(o,{org:r})||(await n(o))?.includes(r))return c;throw yc(o,r)};return{list:s,async create(o,{name:r,place:i,role:a,lifetimeMs:c},d){
Af(o,"make another one");for(const $ of[i.project,i.appID])if(!($===void 0||z.cS.test($)))throw new ee("validation_failed","The project and the app of a token m\
ust be identifiers.");const u=await e(o,i);if(u===void 0)throw yc(o,i.org);if(!En(u,"deployer")){const $=`${o.email} may only read there. Somebody with the role\
 deployer makes tokens.`;throw new ee("forbidden",$)}const l=(0,Zs.yH)($=>(0,F.randomInt)($)),{org:f,project:y=null,appID:w=null}=i,{email:N,issuer:_}=o,g=Zs.KT.
atPlace,b={madeBy:N,maker:JSON.stringify({email:N,issuer:_})},R={id:(0,F.randomUUID)(),hash:(0,F.hash)("sha256",l),org:f,project:y,appID:w,name:r,role:a,lifetimeMs:c,
...b},D=await t.create(R,g,d);if(typeof D=="object")return{...D,text:l};const k=D==="name_taken"?`T${pn(i).slice(1)} has a token ${r}. Revoke it first, or choos\
e another name.`:`${ii(i,D,g)} tokens, and may have no more. Revoke those that nobody needs.`;throw new ee("conflict",k)},async revoke(o,{org:r,project:i=null,appID:a=null},c,d){
const u=(await s(o,r)).filter(y=>y.name===c),l=u.find(y=>y.project===i&&y.appID===a);if(!l&&i===null&&u.length>1){const y=u.slice(0,5).map(N=>pn(wc(N))),w=`Seve\
ral tokens have the name ${c}: those of ${y.join(", ")}. Name the place.`;throw new ee("conflict",w)}const f=l??(i===null?u[0]:void 0);if(f&&await t.revoke(r,f.
id,d))return f;throw await e(o,{org:r})===void 0?yc(o,r):new ee("not_found",`The organization ${r} has no token ${c.slice(0,100)} that you may end.`)}}}async function sb(t,e,n){
if(!(0,Zs.eo)(e))throw He("The access token is not whole: it was cut, or mistyped");const s=await t.find((0,F.hash)("sha256",e)),o=s&&hn((0,Se.U4)(s.maker)),r=Zs.
Xm.find(i=>i===s?.role);if(!s||!o||!r)throw He("The access token is unknown, was revoked, or has ended");if(!n(o.issuer))throw He("The person who made the acces\
s token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof Re))throw i}),{...o,token:{id:s.id,name:s.
name,role:r,place:wc(s)}}}function Af({token:t},e){if(t)throw new ee("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function yc({
email:t},e){return new ee("forbidden",`${t} has no role for this in the organization ${e}.`)}function wc({org:t,project:e,appID:n}){return{org:t,project:e??void 0,
appID:n??void 0}}function ob({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:o}){return async r=>{const i=r===void 0?"":Lf(r);return(0,Zs.Lh)(i)?sb(e,i,
o):await rb(i)===s.issuer?s.verify(i,n,o):t(r)}}async function rb(t){const{decodeJwt:e}=await S.e(460).then(S.bind(S,6460));try{return e(t).iss}catch{return}}const ib=()=>{},
ab={device:"/identity/device",token:"/identity/token",revoke:"/identity/revoke"},t$="slipway",cb="urn:ietf:params:oauth:grant-type:device_code",Sr="BCDFGHJKLMNP\
QRSTVWXZ",n$=new RegExp(`^[${Sr}]{4}-[${Sr}]{4}$`),s$=100,db=300,ub="developer@slipway.localhost";function lb(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,
r=$u(n,s),i=({email:c=ub,subject:d,audience:u,claims:l,expiresInSeconds:f}={})=>{const y={iss:e,sub:d??c,aud:u??t.audience,email:c,email_verified:!0};return r({
...l,...y},f??db)},a={"/identity/.well-known/openid-configuration":hb(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get(Ne(c.target));
if(d&&(c.method==="POST"||Ne(c.target)!==ab.token))return d(c);const u=(...y)=>yt(new ee(...y),c);if(c.method!=="GET"&&c.method!=="HEAD")return u("method_not_al\
lowed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const l=Ne(c.target),f=a[l];return f?We(200,f,{"cache-control":"public, max-age=30\
0"}):l!=="/identity/token"?u("not_found",`Nothing is at ${l}`):pb(c,t.requestToken)?fb(c.target,i):u("unauthorized","The request token is missing or wrong: see \
run.json",{"www-authenticate":"Bearer"})}}}async function fb(t,e){const n=new URLSearchParams(t.slice(Ne(t).length)),s=n.get("audience"),o=n.get("email"),r=await e(
(0,Se.Eb)({audience:s||void 0,email:o||void 0}));return We(200,{count:r.length,value:r})}function hb(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}\
/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[cb,"refresh_token"],token_endpoint_auth_methods_supported:[
"none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","ema\
il"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function pb(t,e){const n=o=>(0,F.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.
exec(re(t,"authorization")??"")?.[1];return s!==void 0&&(0,F.timingSafeEqual)(n(s),n(e))}const kf=900;function Eb({issuer:t,audience:e,key:n,clock:s}){const o=`${t}\
/login`,r=$u(n,s),i=es(async()=>(await S.e(460).then(S.bind(S,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:o,mint:(a,{email:c,issuer:d})=>r({iss:o,
sub:c,aud:e,email:c,email_verified:!0,idp:d,sid:a},kf),async verify(a,c,d){const u=await S.e(460).then(S.bind(S,6460)),l={issuer:o,audience:e,algorithms:["ES256"],
currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(a,await i(),l).catch(N=>{throw If(N,u,e)}),y=await c.find(String(f.sid)),w=y&&hn((0,Se.U4)(y.identity));
if(!w)throw He(`The sign-in of this machine has ended. ${Tc}`);if(y.state==="reused")throw He(`${yb} ${Tc}`);if(!d(w.issuer))throw He(`${mb} ${Tc}`);return{...w,
via:"login"}}}}const Tc="Sign in again: slipway login",mb="This platform no longer trusts the identity provider that you signed in by.",yb="The sign-in of this \
machine has ended, because one of its refresh tokens was used twice: somebody else may have copied it.",Df=10*6e4,$f=5e3,wb={lifetimeMs:Df,intervalMs:$f,perAddress:10,
inAll:1e3},vf=864e5,Tb={graceMs:6e4,idleMs:30*vf,mostMs:90*vf},gb=20,gc={person:10,address:20,all:200},_b="slr_",Mf=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,Cf=12;
function Nb({store:t,quota:e,tokens:n,organizationsOf:s,trusts:o}){const r=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:gc.all},{name:`\
login/person/${St(i,a)}`,most:gc.person},{name:`login/address/${St(c)}`,most:gc.address}]);if(d!==0)throw Ms(`Too many codes were tried. Try again in ${d} secon\
ds.`,d)};return{async begin(i,a){for(;;){const[c,d]=[(0,F.randomBytes)(16).toString("base64url"),(0,F.randomBytes)(32).toString("base64url")],u=bb(),l={id:St(c),
userCode:St(u),secret:St(d)},f=await t.begin({...l,machine:i,address:a},wb);if(f==="too_many")return;if(f==="code_taken")continue;const y={expiresIn:Df/1e3,interval:$f/
1e3};return{deviceCode:`${c}.${d}`,userCode:u,...y}}},async exchange(i,a){const[,c="",d=""]=Mf.exec(i)??[];if(c==="")return"unknown";const u=(0,F.randomBytes)(32).
toString("base64url"),l={id:St(c),secret:St(d),next:St(u)},f=await t.advance({...l,...Tb},{...be,...a});if(f.kind!=="open")return f.kind;const y=hn((0,Se.U4)(f.
identity));return!y||!o(y.issuer)?"untrusted":{accessToken:await n.mint(l.id,y),expiresIn:kf,refreshToken:`${_b}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/
1e3)}},async end(i,a){const[,c=""]=Mf.exec(i)??[],d=c===""?void 0:await t.find(St(c));d&&await t.end(St(c),{by:hn((0,Se.U4)(d.identity))?.email??null,via:"login",
...a})},machines:async i=>(await t.list(_c(i))).map(a=>({...a,id:a.id.slice(0,Cf)})),async endMachine(i,a,c){const d=(await t.list(_c(i))).find(u=>u.id.slice(0,
Cf)===a);if(d&&await t.end(d.id,c))return{...d,id:a};throw new ee("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},
async asked(i,a,c){return await r(a,c),await t.asked(St(Uf(i)))??Nc()},async decide(i,a,c,d){await r(c,d.from??"");const{email:u,issuer:l}=c;if((await s(c))?.length===
0){if(!a)return Nc();throw new ee("forbidden",`${u} has no role on this platform, so there is nothing to sign in to.`)}const f={person:_c(c),identity:JSON.stringify(
{email:u,issuer:l}),most:gb};return await t.decide(St(Uf(i)),a?f:"denied",d)??Nc()}}}function _c({issuer:t,email:e}){return St(t,e)}function Nc(){const t="No ma\
chine asks with this code: it was mistyped, was used, or is older than ten minutes.";throw new ee("not_found",t)}function St(...t){return(0,F.hash)("sha256",t.length===
1?t[0]??"":JSON.stringify(t))}function bb(){const t=Array.from({length:8},()=>Sr[(0,F.randomInt)(Sr.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function Uf(t){
const e=t.slice(0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}async function Sb(t,e,n){const s=[];for(const o of t){if(n?.aborted)
break;try{s.push(...await o.collect())}catch(r){if(n?.aborted)break;const{message:i,remedy:a}=(0,x.I7)(r),c={kinds:o.kinds.join(),message:i,...a!==void 0&&{remedy:a}};
e("error","collection_failed",c)}}return s}function o$({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){const r=await n(),i={items:r.length,bytes:r.
reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.
bytes-c}}]}}}const Ln=3e4,xf=5e3,Ff={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function jf(t){return E(t,"inter\
rupted","The platform stopped while this deployment was under way").facts}const Ob=1e3;async function Rb(t,e){const{references:n,node:s,clock:o,waits:r,stop:i}=t;
let a=await n.hold(s);for(;!a&&r;)await o.sleep(Ob,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).then(f=>f||d.abort(new Error(
"another node has taken over the collection")),()=>{}),l=(0,J.fm)(xf,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{l(),await n.release(c).
catch(()=>{})}}var Or=S(8500);const Rr=500,Lb=1e4,Ib=55*6e4;function Ab(t){const{keeping:e,logs:n,usage:s,notify:o,hooks:r,audit:i,keepAuditMs:a,clock:c,bounds:d}=t,
u=(l,f)=>({kinds:[l],collect:async()=>[{kind:l,items:await Pf(f),bytes:0}]});return[{kinds:["apps"],collect:()=>Db(t)},{kinds:["deployments","logs"],collect:()=>$b(
e,n,d)},u("keys",()=>e.endKeys(Rr)),u("notifications",()=>o.prune({...Km,limit:Rr})),u("pushes",()=>r.prune({ageMs:zm,limit:Rr})),u("audit",()=>i.trim(a)),u("us\
age",()=>s.prune(c.now(),Rr))]}async function Pf(t){let e=0;for(let n=0;n<Lb;n+=1){const s=await t();if(e+=s,s===0)break;await(0,Or.setImmediate)()}return e}const kb=20;
async function Db({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Pf(async()=>(await n.expire(kb,s)).length);let[o,r]=[0,0],i;for(;;){const a=await t.endingApp(
r);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(o+=1),a.logs.
length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,Or.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}async function $b(t,e,n){const s={
deployments:0,logs:0,bytes:0},o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.
remove(l).catch(f=>{r=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;
u>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(o.deployments+=a.left.deployments,o.logs+=a.left.logs,o.bytes+=
a.left.logBytes,i=a.app),await(0,Or.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:o.deployments,bytes:0}},
{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var eo=S(9692);class Bf extends Error{name="KeyspaceGone";constructor(){super("the t\
able was deleted")}}class In extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Hf(t,e){const n=vb(e),s=Mb(n.get("key"));if(t!==
"put")return{key:s,value:"",ttlSeconds:void 0};const o=Cb(n.get("value")),r=e.length>2*o.length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{key:s,value:r,
ttlSeconds:Ub(n.get("ttlSeconds"))}}function vb(t){if(!(0,Bl.isUtf8)(t))throw new In("invalid_json");try{const e=(0,eo.U2)(t.toString("utf8"));if(e)return new Map(
e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof eo.sU))throw e}throw new In("invalid_json")}function Mb(t){const e=t?.startsWith('"')?(0,eo.I)(t):void 0;
if(e===void 0||e===""||Gf(e,z.ux.keyBytes))throw new In("invalid_key");return e}function Cb(t){if(t===void 0||Gf(t,z.ux.valueBytes))throw new In("invalid_value");
return t}function Ub(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<z.ux.minTtlSeconds||e>z.ux.maxTtlSeconds)throw new In("invalid\
_ttl");return e}function Wf(t){return t===void 0?void 0:t*1e3}function Gf(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function xb({tables:t,
engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;throw Ms(`The table h\
as reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new ee("unavailable","This node does not have the entries of tables. Ask a node with the ro\
le kvs.");try{return await c(e)}catch(d){throw d instanceof Bf?new ee("table_not_found","The table was deleted."):d instanceof Re?new ee("unavailable","The entr\
ies cannot be read or written now. Try again."):d}},a=(c,d,u,l,f)=>o.append(f,[ie(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.get(await r(c,
d),bc("get",{key:u}).key)),list:(c,d,u)=>i(async l=>l.keys(await r(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:y,value:w,ttlSeconds:N}=jb(u),_=await r(c,d);if(n?.
has(_))throw new ee("conflict",Fb);await f.put(_,y,{value:w,ttlMs:Wf(N)}),await a("key.put",c,d,y,l)}),delete:(c,d,u,l)=>i(async f=>{const[y,{key:w}]=[await r(c,
d),bc("delete",{key:u})],N=await f.get(y,w)!==void 0;await f.delete(y,w),N&&await a("key.delete",c,d,u,l)})}}const Fb="The table, or all tables of its organizat\
ion together, store as much as they may. Delete keys: a minute later there is room again.";function jb({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,eo.
q$)(s)}catch(i){throw i instanceof eo.sU?new ee("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const o=n.trim(),
r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(o):o}};return bc("put",r,s)}const{keyBytes:Pb,valueBytes:Bb,minTtlSeconds:Hb,maxTtlSeconds:Wb}=z.ux,Gb={
invalid_key:`A key has 1 to ${Pb} bytes.`,invalid_value:`A value has at most ${Bb} bytes.`,invalid_ttl:`The time to live is ${Hb} to ${Wb} seconds.`};function bc(t,e,n){
const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return Hf(t,Buffer.from(o))}catch(r){throw r instanceof In?new ee("validation_fail\
ed",Gb[r.code]??"The entry is not valid."):r}}const Yb=15e3;function Xb({usage:t,bounds:e,log:n,every:s}){let o=new Set;const r=yn({everyMs:Yb,async run(){o=new Set(
await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>o.has(i),look:r.run,[Symbol.asyncDispose]:r[Symbol.
asyncDispose]}}const Kb=15e3,zb=1e4;function qb({usage:t,quotas:e,clock:n,log:s}){const o=new Map,r=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.
used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,u)}catch(u){s("warn","kvs_quota_not_read",{org:c,reason:String(u)})}finally{d.isRead=!0,d.reading=
void 0}},i=(c,d)=>{const u=o.get(c);if(u?.start===d)return u;o.size>=zb&&o.clear();const l={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};
return o.set(c,l),l},a=(c,d,u)=>{if(d.used<u){d.used+=1;return}const l=n.now(),{end:f}=Pt(l);return{message:Vn({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,
until:f}),seconds:Math.max(1,Math.ceil((f-l)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,Pt(u).start);
Math.abs(u-l.readAt)>=Kb&&(l.reading??=r(c,l));const f=()=>a(c,l,d);return l.isRead||!l.reading?f():l.reading.then(f)}}}const Vb=3e4,Yf=1e3,Xf=100;function Jb({
engine:t,tables:e,log:n,every:s=J.fm}){const o=new AbortController,r=zf(()=>Kf(t,o.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=zf(()=>Qb(t,e,n,
o.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(Vb,()=>{r.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),
o.abort(),await Promise.all([r.end(),i.end()])}}}async function Kf(t,e){let n=0;for(;;){const s=await t.sweep(Yf);if(n+=s,s<Yf||e?.aborted)return n}}async function Qb(t,e,n,s){
for(let o=0;;){const r=await e.toDrop({after:o,limit:Xf});for(const i of r){o=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(r.length<Xf||s.aborted)return}}function zf(t,e){let n=!1,s=!1,o;const r=async()=>{for(;n;)n=!1,await t().catch(e);o=void 0};return{begin(){
s||(n=!0,o??=r())},async end(){s=!0,n=!1,await o}}}const qf=720*6e4,Zb=1e3,eS="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",tS=20,nS=1e3,sS=8*1024*1024;class oS{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new Hu(sS,nS,async s=>{const o=await e.find(s);return o&&this.#s(o)})}byAccessKey(e){return e.length===tS?this.#n.find(e):null}async issue(e,n,s){
const o={accessKeyID:`ASIA${Array.from((0,F.randomBytes)(16),u=>eS[u%32]).join("")}`,secret:(0,F.randomBytes)(30).toString("base64"),sessionToken:(0,F.randomBytes)(
96).toString("base64"),expiresAt:n+qf},{accessKeyID:r,secret:i,sessionToken:a,expiresAt:c}=o,d=this.#t.seal(ba(r),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:r,environmentID:e,sealed:d,expiresAt:c},{now:n,most:Zb},s),o}renew(e,n){return this.#e.renew(e,n+qf)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:o}){const r=JSON.
parse(this.#t.open(ba(e),s));if(!(0,Se.Gv)(r))return;const{secret:i,sessionToken:a}=r;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:o}}}const rS={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503},
Vf="AWS4-HMAC-SHA256";function iS({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function aS(t,e,n){return`${Vf}
${t}
${iS(e)}
${fS(n)}`}function cS(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,F.createHmac)("sha256",n).update(s,
"utf8").digest();return new hS(n)}function dS(t,e){return t.sign(e)}const xt=64,uS=32;class Jf{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Qf=new Jf(8192),lS=new Jf(
256);function fS(t){return(0,F.hash)("sha256",Qf.latin1(t))}function Zf(t,e){return t.length===e.length&&(0,F.timingSafeEqual)(Qf.latin1(t),lS.latin1(e))}class hS{#e;#t;constructor(e){
if(e.length>xt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${xt} are supported`);this.#e=Buffer.alloc(xt+512),this.#t=Buffer.alloc(xt+uS);for(let n=0;n<
xt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,F.hash)("sha256",this.#n(e),"binary"),xt,"latin1"),(0,F.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-xt;return e.length>n?Buffer.concat([this.#e.subarray(0,xt),Buffer.from(e,"latin1")]):this.#e.subarray(0,xt+this.#e.write(e,xt,"latin1"))}}
const pS=new RegExp(`^${Vf} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),ES=1024,mS=1024,yS=32,eh=64,Sc=new rs(ES);function wS(t){const e=t.slice(-eh),n=t.slice(0,-eh),s=Sc.get(n);if(s&&TS.test(e))return{
...s,signature:e};const o=gS(t);if(o)return n.length<mS&&o.signedHeaders.length<=yS&&Sc.set(n,o),{...o,signature:e}}function r$(){return Sc.size}const TS=/^[0-9a-f]{64}$/;
function gS(t){const e=pS.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:o,service:r},signedHeaders:a}}const _S=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Oc;function NS(t){if(Oc?.text===t)return Oc.
time;const e=bS(t);return e!==void 0&&(Oc={text:t,time:e}),e}function bS(t){const e=_S.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Lr(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function SS(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":AS(t.target.slice(e+1)),o=LS(n,t.normalizePath),r=$S(
t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const OS=/^(?:\/[A-Za-z0-9_~-]+)+$/,RS=/[^A-Za-z0-9._~-]/g;function Rc(t){return t.replace(RS,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function LS(t,e){if(OS.test(t))return t;const n=t.split("/");return(e?IS(n):n).map(Rc).join("/")||"/"}function IS(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function AS(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[Rc(th(o)),Rc(th(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>nh(n,o)||nh(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function th(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function nh(t,e){return t<e?-1:t>e?1:0}function kS(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=sh(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function DS(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?kS(t.rawHeaders):{names:e,repeated:[],get(n){const s=re(t,n);return s===void 0?void 0:sh(s)}}}function $S(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const vS=/ {2}|\t/,MS=32,CS=9;function sh(t){let e=0,n=t.length;for(;e<n&&oh(t,e);)e+=1;for(;n>e&&oh(t,n-1);)n-=1;const s=t.slice(e,n);return vS.test(
s)?s.replace(/[ \t]+/g," "):s}function oh(t,e){const n=t.charCodeAt(e);return n===MS||n===CS}const Ir=5*6e4,rh=["host","content-type"],US=new Set([...rh,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),pt=(t,e)=>({type:t,message:e}),ih=pt("UnrecognizedClientException","\
The security token included in the request is invalid.");function xS(t,e){const n=re(t,"authorization");if(n===void 0)return pt("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=wS(n);if(!s)return pt("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=re(t,"x-amz-date")??"",r=NS(o);return r===void 0?pt("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):BS(s.scope,o)??HS(o,r,e)??{headers:DS(t),signedBy:s,time:o}}function FS({headers:t,
signedBy:e},n,s){return Zf(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?pt("ExpiredTokenException","The security token included in the reque\
st is expired"):WS(t,e.signedHeaders):ih}function jS(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,F.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return pt("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=SS({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=dS(YS(r,s.scope),aS(o,s.scope,c));if(!Zf(d,s.signature))return pt("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function PS(t){return"message"in t}function BS(t,e){if(t.region!==z.aT)return pt("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${z.aT}'.`);if(t.service!==z.jL)return pt("InvalidSignatureException",`Credential should be scoped to correct service: '${z.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return pt("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function HS(t,e,n){if(e<n-Ir){const s=Lr(n-Ir);return pt("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${Lr(n)} - 5 min.)`)}if(e>n+Ir){const s=Lr(n+Ir);return pt("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${Lr(n)} + 5 min.)`)}}function WS(t,e){const n=t.repeated.find(r=>US.has(r));if(n!==void 0)return pt("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const r of t.names)if(GS(r)&&!e.includes(r))return ah(r);const s=rh.find(r=>!e.includes(r));if(s!==void 0)
return ah(s);const o=e.find(r=>t.get(r)===void 0);if(o!==void 0)return pt("IncompleteSignatureException",`The signed header '${o}' was not sent.`)}function GS(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function ah(t){return pt("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const ch=new WeakMap;function YS(t,e){const n=ch.get(t);if(n?.date===e.date)return n.key;const s=cS(t.secret,e);return ch.set(t,{date:e.date,key:s}),
s}const ds={"content-type":"application/json","cache-control":"no-store"},XS={status:200,headers:ds,body:'{"ok":true}'},KS={status:200,headers:ds,body:'{"delete\
d":true}'},dh={status:200,headers:ds,body:'{"found":false,"expiresAt":null}'},zS=new Map([[cr.Y2.put,"put"],[cr.Y2.get,"get"],[cr.Y2.delete,"delete"]]),qS=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
VS=/^Bearer +([!-~]+)$/i;function JS(t){const e={...t,log:QS(t)};return n=>eO(n,e)}function QS({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,o,r)=>{if(o===
uh){const i=e.now();if(Math.abs(i-n)<ZS)return;n=i}t(s,o,r)}}const uh="kvs_unavailable",ZS=1e3;async function eO(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,
quota:a,meter:c,clock:d}=e;let u=l=>l;try{const l=xS(t,d.now());if(PS(l))return Ar(l);const f=await n.byAccessKey(l.signedBy.accessKeyID);if(!f)return Ar(ih);const y=FS(
l,f,d.now());if(y)return Ar(y);const w=await t.body(z.ux.bodyBytes),N=jS(t,w,l,f);if(N)return Ar(N);if(!re(t,"x-kvs-authorization"))return ct("missing_token");const _=await s.
byToken(lh(t));if(!_)return ct("invalid_token");if(_.environmentID!==f.environmentID)return ct("inactive_binding");if(!_.supported)return ct("unsupported_app_ty\
pe");const g=await a.take(_.windows,w.length),b=sO(t);if(u=M=>tO(c,_,b,w,M),g>0)return u(ct("rate_limited",{"retry-after":String(g)}));const R=await i.take(_.scope.
org);if(R)return u(iO(R));if(typeof b!="string")return u(b);const{key:D,value:k,ttlSeconds:$}=Hf(b,w);switch(b){case"put":return r.has(_.keyspace)?u(ct("table_f\
ull")):(await o.put(_.keyspace,D,{value:k,ttlMs:Wf($)}),u(XS));case"delete":return await o.delete(_.keyspace,D),u(KS);case"get":return u(oO(await o.get(_.keyspace,
D)))}}catch(l){return u(rO(l,t,e))}}function lh(t){return VS.exec(re(t,"x-kvs-authorization")??"")?.[1]??""}function tO(t,e,n,s,o){const r=typeof n=="string"?n:
"other",i=typeof o.body=="string"?Buffer.byteLength(o.body):0;return t.kvs(e,r,nO(o),s.length,i),o}function nO(t){if(t===dh)return"missed";const{status:e}=t;return e===
200?"ok":e===429?"limited":e<500?"refused":"failed"}function sO(t){const e=zS.get(Ne(t.target));if(!e)return ct("not_found");if(t.method!=="POST")return ct("met\
hod_not_allowed",{allow:"POST"});const n=re(t,"content-encoding")??"identity";return!qS.test(re(t,"content-type")??"")||n!=="identity"?ct("unsupported_media_typ\
e"):e}function oO(t){if(!t)return dh;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:ds,body:`{"found":tr\
ue,"value":${t.value},"expiresAt":${e}}`}}function rO(t,e,{tables:n,log:s}){if(t instanceof In)return ct(t.code);if(t instanceof st)return ct("body_too_large");
if(t instanceof lt)return ct("invalid_json");if(t instanceof Bf)return n.forgetToken(lh(e)),ct("invalid_token");const o=t instanceof Re,r=t instanceof Error&&t.
cause instanceof Error?t.cause:t;return s("error",o?uh:"kvs_failed",{requestID:e.requestID,path:Ne(e.target),reason:(0,x.bD)(r)}),o?ct("unavailable",{"retry-aft\
er":"1"}):ct("internal")}function ct(t,e={}){return{status:rS[t],headers:{...ds,...e},body:`{"error":"${t}"}`}}function iO({message:t,seconds:e}){const{status:n,
headers:s}=ct("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({error:"quota_exceeded",message:t})}}function Ar({type:t,
message:e}){return{status:403,headers:{...ds,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}function aO(t){return{seal:(e,n)=>er(t.current("kvs"),e,n),
open(e,n){try{return Na(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}const cO={of:()=>{}},dO=t=>yt(new ee("unavailable","This node does not have the data of t\
he key-value store."),t);async function uO(t){const{engine:e,clock:n,log:s,quota:o,meter:r=Lo}=t,i=aO(t.keyring),a={...or,...t.quotas},c=new fT(t.tables,i,a),d=new oS(
t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(g=>lO(g,c,d)),l=e&&Xb({...t,bounds:a}),{ofOrganizations:f=cO}=t,y=qb({...t,quotas:f}),
w=e&&Jb({...t,engine:e}),N={tables:c,roles:d,clock:n,log:s,every:t.every},_=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),await w?.[Symbol.asyncDispose]()};
return{handler:e&&l?JS({roles:d,tables:c,engine:e,full:l,monthly:y,quota:o,meter:r,clock:n,log:s}):dO,createTable:(g,b,R)=>c.create(g,b,n.now(),R),listTables:g=>c.
list(g),async deleteTable(g,b,R){await c.remove(g,b,R),w?.begin()},entries:xb({tables:c,engine:e,full:l,quota:o,audit:t.audit}),runtimeVariables:(g,b,R)=>Tw(N,g,
b,R),tableVariables:(g,b)=>Nu(N,g,b),openCredentials:g=>gw(N,g),sweep:async()=>e?Kf(e):0,close:_,[Symbol.asyncDispose]:_}}function lO(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,x.xb)(t)}}const fO=500,Lc=500;async function hO(t){return new pO(t).run()}class pO{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){
const{blobs:n,clock:s=J.ml,log:o=Gs,signal:r}=e;this.#e=e,this.#t=o,this.#n=new gr({blobs:n,clock:s,log:o}),this.#s=Tr(r)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(Jd);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,fO);for(const o of s)await this.#f(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.
end(o),n=Math.max(n,...o.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(const{
hash:i}of o.files())r.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof
Re)throw o;this.#o.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const o=await n.
waiting(s,Lc);for(const[r,i]of Map.groupBy(o,a=>a.org))await this.#l(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<Lc)return}}async#u(e,n){const{blobs:s,references:o}=this.#e,
r=new Map;let i=0;const a=async()=>{for(const[c,d]of r){const u=await o.unused(c,[...d]);u.length!==0&&(await o.remember(c,u),await this.#l(c,u,n))}r.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!z.cS.test(d))continue;const u=_l(c)??Nl(c);if(u===void 0){this.#o.has(d)||
await s.deleteUnused(c,n);continue}const l=r.get(d)??new Set;r.set(d,l.add(u)),i+=1,i===Lc&&await a()}await a()}async#l(e,n,s){if(this.#o.has(e))return;const o=[];
for(const r of n)await this.#f(),await this.#h(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#h(e,n,s){const{blobs:o}=this.#e,r=an(e,n),
i=await o.head(r);if(i){if(!await o.deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of Xs){const d=Va(e,n,c);await o.head(d)&&!await o.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const fh=2e3,EO=(0,F.randomBytes)(64*1024),mO="trial-\
write",hh={canBuild:"disk_hangs"},yO={statfs:t=>(0,Le.statfs)(t),tryToWrite:TO};class i${#e;#t;#n;#s;#o=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...yO,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#o>=fh)return hh;const e=Promise.withResolvers(),n=this.#t.after(fh,()=>e.resolve(hh));try{return await Promise.
race([this.#r(),e.promise])}finally{n()}}#r(){return this.#s?this.#s:(this.#o=this.#t.monotonic(),this.#s=wO(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function wO(t,e){let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*
i,n<reserveOf(r*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){return s(isDiskFull(o)?"disk_full":"disk_unwritable",
systemCode(o)??String(o))}}async function TO(t){const e=(0,B.join)(t,mO);await(0,Le.rm)(e,{force:!0});try{await(0,Le.writeFile)(e,EO,{flag:"wx",mode:384,flush:!0})}finally{
await(0,Le.rm)(e,{force:!0})}}class a${#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#o(()=>{this.#n=e.canBuild}),e}stop(){this.#o(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#o(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const gO=10;function _O({node:t,ability:e,nodes:n,log:s}){let o=!1;
return async()=>{const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=o;if(o=c.length>0,o&&!d){const u=c.slice(
0,gO).join(", ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,code:a,nodes:u,means:NO})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"\
room":"no_other_node",freeBytes:i}),!o}}const NO="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Ic=36e5,bO=2*Ic;function SO(t,e,n){const s=new Map;let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:y}of await t(d)){const w=s.get(u);s.set(u,{kind:u,ended:(w?.ended??0)+l,left:y??w?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,x.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{o=void 0}},c=(d=!1)=>(o??=
a(d),o);return{figures:()=>[...s.values()],async collect(){await o,await c(!0)},whenIdle(){e.monotonic()-r>=Ic&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=bO&&
c()},async[Symbol.asyncDispose](){await o}}}class Ac extends Error{name="StageError";stage;aborted;constructor(e,n,s){super((0,x.bD)(s),{cause:s}),this.stage=e,
this.aborted=n}}function OO(t){const{stage:e,aborted:n,cause:s}=t instanceof Ac?t:{stage:"build",aborted:!1,cause:t};if(n)return jf(e);if(s instanceof h)return s.
facts;if((0,x.b$)(s)||s instanceof Re&&s.isFull)return E(e,"disk_full","The disk of the platform is full").facts;const o=s instanceof Re?"its state cannot be re\
ad or written now":(0,x.bD)(s);return E(e,Uo[e],`The platform itself failed at the stage "${e}": ${o}`).facts}function RO(t){return E("sync","disk_quota",t)}const LO="\
<data>";function IO(t,e){const n=o=>o.replaceAll(e,LO),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.
diagnostics.map(o=>({...o,message:n(o.message)}))}}async function AO({jobs:t,quotas:e,lease:n,write:s},...[o,r,i=[],a]){const{job:c}=n,{org:d}=c.app,u=(0,z.Rm)(
c.type)?c.type:c.detectsType?a:void 0,l=e?.of(d,"disk"),f=l===void 0?void 0:{org:d,bytes:l},y=_=>s(()=>t.recordRelease(n,o,r,_,u,f)).catch(kO);await y(i);const w=await e?.
near(d).catch(DO)??[];if(w.length===0)return[];const N=w.map(({message:_})=>({code:"quota_near",file:null,line:null,message:_}));return await y([...N,...i].slice(
0,Jn.iq)),w.map(({message:_})=>_)}function kO(t){throw t instanceof nn?RO(Vn(t.over)):t}function DO(t){if(t instanceof Re)return[];throw t}var $O=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},vO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const MO=Ln-1e4,CO=1e3;class UO extends Error{name="LeaseLost"}class xO{ended;#e;#t;#n;#s=new AbortController;#o=Promise.
withResolvers();#r;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,o){this.#e=e,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#y(o)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:o}=this.#u;s>this.#d&&n>
s&&n-this.#d>=MO&&this.#i==="building"&&this.#p("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-o)>=xf&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#o.promise]))}async check(){await Promise.race([this.#l,this.#o.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#o.promise]))}async#f(e){const{jobs:n,log:s,clock:o}=this.#t;this.#u={monotonic:e,wall:o.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#m()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,x.bD)(r)})}finally{this.#l=void 0}}#p(e){if(this.#h)return;this.#i="l\
ost";const n=()=>new UO(`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof m?e:n()),this.#o.resolve()}async#m(){const e=await this.#t.jobs.
endOf(this.#e).catch(()=>{});this.#p(e==="cancelled"?new m:"another node has ended it")}async#w(e){this.#s.signal.throwIfAborted(),await e()||await this.#m(),this.#s.
signal.throwIfAborted()}#E(e){return this.#w(()=>Ci(e,this.#t.clock,this.#r))}async#y(e){const{log:n,clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,i=s.now();
o?.(r);let a="succeeded";try{await e,await this.#g()}catch(c){const d=IO(OO(c),this.#t.dataDir);a=d.code,c instanceof Ac&&c.cause instanceof Re&&n("error","depl\
oyment_not_stored",{deployID:r,stage:c.stage,cause:c.message}),await this.#N(d)}if(this.#s.signal.reason instanceof m)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.
signal.aborted?(0,x.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:r,reason:c})}o?.(r),n("info","deployment_e\
nded",{deployID:r,ending:a,ms:s.now()-i})}async#g(){const{jobs:e,builder:n,onLive:s,onComing:o,activate:r}=this.#t,i=this.#e,{job:a}=i,c=this.#r;try{const d={stack:[],
error:void 0,hasError:!1};try{const u=$O(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#T(l),onCommit:(l,f)=>this.#E(()=>e.recordCommit(i,l,f)),onStored:(...l)=>AO(
{...this.#t,lease:i,write:f=>this.#E(f)},...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await o?.(a.app,{deployID:a.deployID,manifestHash:u.release.manifestHash}),
await this.#T("activate"),await r?.({job:a,release:u.release,signal:c}).catch(l=>FO(l,u)),c.throwIfAborted(),await this.#_({job:a,release:u.release,signal:c}),s?.(
a.app,u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=vO(d);u&&await u}}catch(d){throw new Ac(this.#a,this.#n.aborted,d)}}async#T(e){const{jobs:n,onChange:s}=this.#t;
if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#E(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#_(e){const{jobs:n,onSwitched:s}=this.#t,
{manifestHash:o}=e.release,r=this.#e;this.#i="recording",s&&await this.#E(()=>n.goLive(r,o));const i=await s?.(e);await this.#E(async a=>{const c={kind:"live",manifestHash:o,
logBytes:this.#c,...i&&{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#N(e){const{jobs:n,log:s,clock:o}=this.#t,
r={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#w(()=>n.finish(this.#e,r)),this.#i="ended"}catch(a){if(this.#h)
return;const c={deployID:this.#e.deployID,cause:(0,x.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await o.sleep(CO,this.#n).
catch(()=>{})}}}}async function FO(t,{place:e}){if(!(t instanceof h)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new h({...t.facts,diagnostics:n})}
const jO=1e3;function PO(t){return new BO(t)}class BO{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){this.#e=e,this.#t=
e.every??J.fm,this.#n=e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(
o=>{(o.kind==="jobs"||o.kind==="unknown")&&this.#f();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&r.check()});this.#r.
push(()=>s[Symbol.dispose](),this.#t(Ln,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#r.splice(0))e();
this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#y(!1),this.#h()}async idle(){if(this.#s.signal.
aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#p())}async#p(){for(;this.#d;){this.#d=!1;try{await this.#m(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:(0,x.bD)(e)}),this.#u=!0,this.#y(!0)}}this.#c=void 0}async#m(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#w&&
(await this.#e.mayClaim?.()??!0);for(;o&&this.#w;){const i=await e.claim(this.#e.node);if(!i)break;this.#E(i)}const r=this.#o.size>0||await e.isBusy();this.#y(r&&
this.#l||this.#o.size>0),r||this.#h()}get#w(){return this.#l&&this.#o.size<this.#n}#E(e){const n=[...this.#o].find(o=>HO(o.app,e.job.app)),s=new xO(e,this.#e,this.#s.
signal,n?.ended);this.#o.add(s),this.#y(!0),s.ended.then(()=>{this.#o.delete(s),this.#f()})}#y(e){e||this.#a?.();const n=()=>this.#t(jO,()=>{this.#g(),this.#f()});
this.#a=e?this.#a??n():void 0}async#g(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function HO(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}const ph=6e4;function WO({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=Pt(
s.now()),[u,l]=[o(a),await n.used(a,d.start,c)],f=c.map(y=>({name:y,used:GO(y,l[y]??0),quota:u[y]??null}));return{org:a,month:d,quotas:f}};return{of:r,appBounds:a=>({
apps:r(a,"apps"),disk:r(a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a("*"),of:Object.fromEntries(t.withQuotas.
map(c=>[c,a(c)]))}},timeBound(a){const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=Pt(s.now());return{ms:c*ph,since:d,until:u}},read:a=>i(
a,xs),async near(a){const c=xs.filter(l=>l!=="buildsAtOnce"&&r(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);return d.flatMap(l=>{const{quota:f}=l;return f===null||
!qn(l)?[]:[{...l,quota:f,month:u,message:ua(a,l,u)}]})}}}function GO(t,e){return t==="buildMinutesPerMonth"?e/ph:e}async function c$(t){try{return await t}catch(e){
if(e instanceof StoreUnavailable)return;throw e}}function YO(t,e){const{stores:n,organizationApps:s,organizationBuilds:o,clock:r}=t,i=WO({policy:e,defaults:{apps:s,
buildsAtOnce:o},usage:n.usage,clock:r});return{settings:{...t,stores:XO(n,i)},quotas:i}}function XO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{
...t.state,apps:{...n,create:(o,r,i)=>n.create({...o,bounds:e.appBounds(o.key.org)},r,i),restore:(o,r)=>n.restore(o,r,e.appBounds(o.org))},deployments:{...s,create:(o,r,i,a)=>s.
create(o,r,i,a,e.timeBound(o.org)),redeploy:(o,r,i,a)=>s.redeploy(o,r,i,a,e.timeBound(o.org))}}}}function KO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}
const zO=600;async function qO(t,{policy:e,quotas:n},s,o,r,i,a){const d=_t(t,"kvs")||_t(t,"control")?a.use(await Eh(t,n,o)):void 0;r.useKvs(d?async()=>d:vu(()=>Eh(
t,n,o),a));const u=_t(t,"build")?ZO(t,{policy:e,quotas:n},s,r,i,a):void 0;return{edge:s,kvs:d,build:u}}function VO(t,e,n,s,o,r){const{stores:i,clock:a,log:c,shared:d,
host:u,edgeCacheBytes:l}=t,{sitesDomain:f,baseUrl:y,siteUrl:w}=e,N={table:d?.sites,domains:d?.domains},_=r.use(new GN(i.state.releases,i.changes,{...N,clock:a})),
g=Nf({sites:_,domain:f,isOwnHost:Yd({host:u,baseUrl:y})}),b=new gr({blobs:i.blobs,clock:a,log:c}),R=d&&r.use(new vN(_,a)),D=new DN({sites:_,late:R,finder:g,siteUrl:w,
objects:b,cacheBytes:l,log:c,meter:n,functions:s,cdn:o}),{handler:k,prefetch:$}=D,M=Y=>D.serverSite(Y),P=i.changes.subscribe(Y=>{Y.kind==="coming"&&$(Y),Y.kind===
"site"&&s.changed(Y.subdomain,()=>M(Y.subdomain)),Y.kind==="unknown"&&s.changedAll(M)});return r.use(P),{handler:k,prefetch:$,serverSite:M,sites:_,finder:g,objects:b}}
const JO=500;async function QO({clock:t,stores:e},n,s,o){const r=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.subdomain,
release:o}),t.sleep(JO)])}function Eh(t,e,n){const{stores:s,clock:o,log:r,kvsQuotas:i}=t,a=_t(t,"kvs")?s.kvs:void 0;return uO({...s,engine:a,clock:o,log:r,meter:n,
quotas:i,ofOrganizations:e})}function ZO(t,{policy:e,quotas:n},s,o,r,i){const{clock:a,log:c,workers:d,stores:u,node:l,shared:f,lasting:y}=t,{changes:w}=u,N=KO(u.
jobs,n),_=tR(t),{references:g}=u,b=f?.blobs??u.blobs,R=async(De,qe)=>{if(!(await u.usage.claimTurn("collect",Ib)||De))return[];await f?.checkPlace();const Ke=Ab(
{...u,apps:u.state.apps,keepAuditMs:t.keepAuditDays*mh,clock:a,bounds:wh(t),keepDeletedMs:t.keepDeletedMs}),Mn=y?[{kinds:["objects"],collect:async()=>{const{objects:ei,
bytes:Od}=await hO({blobs:b,references:g,signal:qe,clock:a,log:c});return[{kind:"objects",items:ei,bytes:Od}]}}]:[];return Sb([...Ke,...Mn],c,qe)},D=new AbortController,
k=async De=>{const qe={references:g,node:l,clock:a,waits:De,stop:D.signal},Ke=await Rb(qe,Mn=>R(De,Mn)).catch(Mn=>({error:Mn})),vn=await _.collect();if(Ke&&"err\
or"in Ke&&!D.signal.aborted)throw Ke.error;return[...Ke&&!("error"in Ke)?Ke:[],...vn]},$=i.use(SO(k,a,c));i.defer(()=>D.abort(new Error("the platform stops"))),
i.use(_);const M=()=>{N.isBusy().then(De=>De?$.whenBusy():$.whenIdle(),()=>{})};i.defer((0,J.fm)(Ic,M));const P=async({org:De},{manifestHash:qe})=>{await _.prepareVariants(
De,qe),s?.objects.variantsChanged(De)},Y=eR(t.builder??_,e),K=f&&((De,qe)=>QO(t,s,De,qe)),ce=s?.objects??new gr({blobs:u.blobs,clock:a,log:c}),X=Rm(t,i),te=async De=>{
await o.tryInstance(De,ce),await X?.activate(De.job.app,De.signal),await r?.activate(De)},{ability:Te,store:je}=f?.nodes??{},dt=Te&&je&&_O({node:l,ability:Te,nodes:je,
log:c}),ut=(0,C.realpathSync)(t.nodeDir),nt={jobs:N,quotas:n,changes:w,builder:Y,dataDir:ut,node:l,workers:d,log:c,clock:a,onChange:M,onComing:K,activate:te,onSwitched:r&&
(De=>r.switched(De)),mayClaim:dt},Mt=i.use(PO({...nt,onLive:(De,qe)=>{P(De,qe)}}));return{housekeeping:$,queue:Mt,dispatch:_,records:X}}function eR(t,{buildTimeoutOf:e}){
return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const mh=864e5,yh=500;function wh({keepDeployments:t,keepDays:e}){return{most:t,
ageMs:e*mh,logBytes:Vm}}function tR(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:o,buildNetworkAllow:r}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,
isolation:d,cgroup:u,onOutput:l,lasting:f,log:y,clock:w}=t,{logs:N,blobsAt:_}=e;return a_({...{repositories:D=>e.keeping.repositories(D,yh),apps:async D=>{const[
k="",$="",M=""]=D.split("/");return(await e.keeping.apps(D===""?void 0:{org:k,project:$,appID:M},yh)).map(Y=>`${Y.org}/${Y.project}/${Y.appID}`)},dataDir:n,blobs:_,
lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,limits:s,isolation:d,cgroup:u,buildNetwork:o,buildNetworkAllow:r,onOutput:l},logs:N,log:y,clock:w})}async function nR(t,e,n,s,o){
const{clock:r,fetch:i,stores:a,requestsPerMinute:c}=t,u=(M=>t.shared?x0(M,a.quota):F0(M,r))(c??zO),l=await Du(a.keys),{baseUrl:f,issuer:y,consoleUrl:w}=e,{accessTokens:N,
logins:_,quota:g}=a,b=Ai(n,a.members),R=Eb({issuer:y,audience:f,key:l,clock:r}),D=M=>n.issuers.some(P=>P.issuer===M)||n.localIssuer&&M===y,k=Nb({...b,store:_,quota:g,
tokens:R,trusts:D}),$=ib(k,w);return{logins:k,accessTokens:nb({store:N,...b}),issuer:lb({issuer:y,audience:f,key:l,requestToken:s,clock:r,calls:$}),policy:n,signInKey:Ia(
l,"console sign-in"),draftKey:Ia(l,"console draft"),gate:{...b,refusals:o,verify:ob({idTokens:qN({policy:n,issuer:y,audience:f,key:l,clock:r,fetch:i}),accessTokens:N,
logins:_,loginTokens:R,trusts:D}),rateLimit:M=>c===void 0&&n.isLocal?0:u(M)}}}function sR(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===
Th&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==Th?!1:t.startsWith(e,o)||t.slice(o,s).toLowerCase()===e}const Th=46,gh=300;function oR(t){const e=kr(
"control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??kr("kvs")],["/identity","identity",t.identity??e],["/console","console",kc(t.console??e,
t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",us("/backup",t.backup??e)],["/healthz","platform",us(
"/healthz",ls(t.healthz))],["/readyz","platform",us("/readyz",ls(t.readyz))],["/tls-allowed","platform",us("/tls-allowed",ls(t.tlsAllowed??kr("edge")))],["/open\
api.json","platform",us("/openapi.json",ls(t.openApi))],["/metrics","platform",us("/metrics",kc(ls(t.metrics),t.isOwnHost))]]}function kr(t){const e=`This node \
does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>yt(new ee("unavailable",e),n)}function us(t,e){return n=>(Ne(
n.target)===t?e:Dc)(n)}function kc(t,e){return n=>{const s=re(n,"host");if(e(s))return t(n);const r=`This page is not for the Host ${JSON.stringify((s??"").slice(
0,gh))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return We(421,{error:{code:"misdirected_request",message:r,requestID:n.
requestID}})}}function ls(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}\
.`;return yt(new ee("method_not_allowed",s,{allow:n}),e)}}function _h(t){const e=oR(t),n=kc(ls(t.index),t.isOwnHost),{sitesDomain:s,edge:o=kr("edge"),isCustomHost:r,
observe:i}=t,a=d=>{const u=Ne(d.target);if(u==="/")return["platform",n];for(const[l,f,y]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[
f,y];return["platform",Dc]},c=(d,u,l)=>{const f=performance.now(),y=N=>Ue(N,({status:_})=>i(d,l,_,f)),w=u(l);return w instanceof Promise?w.then(y,N=>{const _=N instanceof
lt;if(i(d,l,_?400:500,f),!_)throw N;return yt(new ee("invalid_request","The body broke off."),l)}):y(w)};return d=>{const u=d.headers.host;if(typeof u=="string"&&
sR(u,s))return c("edge",o,d);const l=typeof u=="string"&&r?.(u);if(l===!0)return c("edge",o,d);const[f,y]=a(d);return l instanceof Promise?l.then(w=>w?c("edge",
o,d):c(f,y,d),w=>{if(!(w instanceof Re))throw w;return y===n||y===Dc?c("edge",o,d):c(f,y,d)}):c(f,y,d)}}const Dc=t=>{const{method:e,target:n}=t;if(n==="*"&&e===
"OPTIONS")return{status:204,headers:{}};const s=Ne(n).slice(0,gh),o=n.startsWith("/")?new ee("not_found",`Nothing is at ${s}`):new ee("invalid_request",`The req\
uest target is neither a path nor an http URL: ${s}`);return yt(o,t)};function rR(t,e,n){const{rooms:s,identity:o,hooks:r,backup:i}=n,{edge:a,kvs:c}=s;return _h(
{...Nh(t,e,a,n),kvs:_t(t,"kvs")?c?.handler:void 0,...cR(t,e,n),hooks:r&&C0(r.handler),backup:o&&i})}function iR(t,e,n,s){const o=i=>_t(t,i)?fa:void 0,r=o("contr\
ol");return _h({...Nh(t,e,n,s),kvs:o("kvs"),control:r,identity:r,operator:r,console:r,hooks:r,backup:r})}function Nh(t,e,n,s){const{log:o,stores:r,shared:i,host:a}=t,
{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:l}=s;return{sitesDomain:c,isOwnHost:Yd({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&aR(n.finder),healthz:v0(
{check:i?void 0:r.check,damage:n?.objects.damage}),readyz:u.handler,metrics:l.handler,tlsAllowed:n&&Ig({...n,ownName:new URL(d).hostname}),index:lR(e,Om(t)),openApi:uR(
d),observe:fR(l.count,o)}}function aR({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}
function cR(t,e,{rooms:{kvs:n,build:s},identity:o,notify:r,hooks:i,nodes:{list:a},functions:c,quotas:d,cdn:u,cdnSteps:l}){if(!o||!n||!r||!i)return{control:void 0,
identity:void 0,operator:void 0,console:void 0};const{baseUrl:f,kvsUrl:y,consoleUrl:w,siteUrl:N,sitesDomain:_,issuer:g}=e,{clock:b,log:R,allowLocalGit:D,stores:k,
resolveTxt:$,fetch:M,kvsQuotas:P,keepDeletedMs:Y}=t,{gate:K,issuer:ce,accessTokens:X,logins:te,policy:Te,signInKey:je,draftKey:dt}=o,ut={ownName:new URL(f).hostname,
sitesDomain:_,mayUseDomain:Te.mayUseDomain,resolveTxt:$},{state:nt,logs:Mt,sessions:De,usage:qe}=k,Ke=rl({state:nt,allowLocalGit:D,domains:ut}),vn=Lm(t,e,u),Mn=BT(
{state:nt,logs:Mt,keepDeletedMs:Y,rolledBack:l?.rolledBack}),ei=new gr({blobs:k.blobs,clock:b,log:R}),{audit:Od}=k,_E={members:Ag(Te,k),state:nt,operations:Mn,hosts:vn,
changes:Ke,notify:r,hooks:i,sealing:k.sealing,kvs:n,usage:qe,quotas:d,clock:b,siteUrl:N,functions:c,audit:Od,accessTokens:X,logins:te};return{control:Sg(K,{state:nt,
allowLocalGit:D,siteUrl:N,domains:ut}),identity:ce.handler,operator:Rg(K,{..._E,kvsUrl:y,organizationsOf:K.organizationsOf,roleOf:K.roleOf,listNodes:a,consoleLink:Ts=>OT(
Ts,{sessions:De,consoleUrl:w,clock:b})}),console:dR({..._E,...K,cdn:u,compare:kg(ei),start:$0(ei),keeping:k.keeping,kept:{...wh(t),caches:Ko.caches,mirrors:Ko.mirrors},
logs:Mt,sessions:De,trusts:Ts=>Ts===g?Te.localIssuer:Te.issuers.some(({issuer:Rd})=>Rd===Ts),signIn:{policy:Te,key:je,consoleUrl:w,clock:b,fetch:M},consoleUrl:w,
draftKey:dt,detect:s&&((Ts,Rd)=>s.dispatch.detect(Ts,Rd)),tablePerMinute:P.tablePerMinute??or.tablePerMinute})}}function Dr({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){
return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function dR({signIn:t,...e}){const n=es(async()=>{const[{createConsole:s},{createOidcSignIn:o}]=await Promise.all(
[Promise.resolve().then(S.bind(S,4406)),Promise.resolve().then(S.bind(S,4083))]);return s({...e,oidc:o(t)})});return async s=>(await n())(s)}function uR(t){return async()=>We(
200,(await Promise.resolve().then(S.bind(S,1487))).openApi(t))}function lR(t,e){const n={service:"slipway",...Dr(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.
baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:Lg(e.target)}};return()=>We(200,n)}function fR(t,e){return(n,s,o,r)=>{if(t(n,o),n!=="cont\
rol"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:o,requestID:a,
ms:Math.round(performance.now()-r)})}}const hR=async()=>({}),pR="run.json",bh="node.json";function d$(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,
baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(o=>typeof o=="string")||!fs(s)))return{roles:n,baseUrl:s}}function u$(t){const e=parsedJson(t);if(!isObject(e))return;
const{pid:n,baseUrl:s,kvsUrl:o,consoleUrl:r,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c===
"")&&!(!fs(s)||!fs(o)||!fs(r)||!fs(i)||!fs(a)))return{pid:n,baseUrl:s,kvsUrl:o,consoleUrl:r,issuer:i,requestUrl:a,requestToken:c}}function fs(t){return typeof t==
"string"&&/^https?:/.test(t)&&URL.canParse(t)}function ER(t,e){return(0,C.rmSync)((0,B.join)(t,bh),{force:!0}),Sh((0,B.join)(t,pR),e)}function mR(t,e){return Sh(
(0,B.join)(t,bh),e)}function Sh(t,e){return(0,C.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,C.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,C.rmSync)(t,{force:!0})}}function yR(t,e){const n=pa.includes(e.host)?"127.0.0.1":e.host,s=gR(
e.publicUrl??Pd(n,t)),o=TR(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const wR=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function TR(t,e){const n=(s,o)=>new x.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!wR.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function gR(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new x.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var _R=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},NR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function bR(t){const e={stack:[],error:void 0,hasError:!1};try{const n=_R(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=hT(t),{log:r,nodeDir:i}=o,a=n.use(Di({dir:i,env:o.env,log:r})),{policy:c}=a,{settings:d,quotas:u}=YO(o,c),l=await jd(
d);n.defer(()=>l.close());const f=yR(l.port,d);let y;const w=()=>y?.dispatch.walls,N=()=>a.fault!==void 0;let _,g;const b={walls:w,isFaulty:N,purges:()=>_?.waiting,
records:()=>y?.records?.waiting,unsealed:()=>g?.count},R=LR(d,b),{requestToken:D=(0,F.randomBytes)(32).toString("base64url")}=d.shared??{},k=n.use(Do({...d,usage:s.
usage,engine:SR(d)})),$=await gm(d),M=await gT(d,f,k.meter,$?.marks,n),P=_t(d,"edge")?VO(d,f,k.meter,M.functions,$?.marks,n):void 0,K={readiness:R,metrics:OR(d,
P,k,{...b,kept:()=>y?.housekeeping.figures()??[]})};P&&d.shared?.awaitStores&&(l.serve(iR(d,f,P,K)),R.start("edge"),n.defer(()=>l.close()),r("info","edge_starte\
d",{...Dr(f),port:l.port,dataDir:i,node:d.node})),await d.shared?.awaitStores?.(),$&&await Sm(d),await Am(d);const ce=$&&_m(d,f,$.cdn),X=await qO(d,{policy:c,quotas:u},
P,k.meter,M,ce,n);y=X.build;const te=P&&M.runSchedules(P.serverSite);te&&n.use(te);const Te=n.use(ot(s.audit,{...d,every:J.fm}));n.defer(()=>l.close()),n.defer(
()=>M.functions.endStreams());const je=_t(d,"control")?await nR(d,f,c,D,Te):void 0,dt=je&&await hR(d,f,{quotas:u,policy:c},n),ut=je&&n.use(await M0(d,f));$&&je&&
(_=await bm(d,$,n)),je&&Im(d,f,n),je&&(g=n.use(Qe({...d,sealing:s.sealing})));const nt=s.backUp,Mt=n.use(await ta(kR(d,f,l.port,X))),De=Ji(D,nt);l.serve(rR(d,f,
{...K,rooms:X,identity:je,notify:dt,hooks:ut,nodes:Mt,backup:De,quotas:u,functions:M.view,cdn:$&&Nm(d,$),cdnSteps:ce})),await X.build?.queue.start(),R.start();const qe=`${f.
issuer}/token?api-version=2.0`,Ke={pid:process.pid,...Dr(f),requestUrl:qe,requestToken:D};n.use(je?ER(i,Ke):mR(i,{roles:d.roles,baseUrl:f.baseUrl})),r("info","p\
latform_started",{...Dr(f),dataDir:i,node:d.node,roles:d.roles.join()});const vn=AR(()=>IR(d,R,X),n.move(),()=>r("info","platform_stopped",{dataDir:i}));return{
...f,port:l.port,dataDir:i,requestUrl:qe,requestToken:D,buildNetwork:w()?.network,close:vn,mintToken:je?.issuer.mint??RR,backUp:nt,collectGarbage:async()=>X.build?.
housekeeping.collect(),[Symbol.asyncDispose]:vn}}catch(n){e.error=n,e.hasError=!0}finally{const n=NR(e);n&&await n}}function SR(t){return _t(t,"kvs")?t.stores.kvs:
void 0}function OR({stores:t,shared:e,node:n,clock:s},o,r,i){const a=o?.objects.damage,{deployments:c}=t.state,{ability:d}=e?.nodes??{};return Qi({deployments:c,
damage:a,ability:d,node:e&&n,clock:s,metering:r,...i})}function RR(){return Promise.reject(new TypeError("This node does not have the role control"))}function LR({
node:t,roles:e,functions:n,stores:s,shared:o,clock:r},i){let a;const c=()=>(a??=s.check().finally(()=>{a=void 0}),a),d=async()=>{await c(),await o?.checkClock()};
return q({node:t,roles:e,functions:n,clock:r,checks:{control:d,build:c,kvs:async()=>{await d(),await s.kvs?.check()}},...i})}async function IR({drainMs:t,shared:e,
clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function AR(t,e,n){
let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function kR({node:t,roles:e,functions:n,host:s,shared:o,clock:r,log:i},{baseUrl:a,sitesDomain:c},d,{
build:u}){const l=`${pa.includes(s)?(0,le.hostname)():s}:${d}`,f=()=>u?.queue.underWay??0,y=o&&{...o.nodes,start:{...o.nodes.start,publicUrl:a,sitesDomain:c}};return{
own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:y,builds:f,clock:r,log:i}}const DR=100;async function $R({sealing:t,audit:e}){const{keys:n,
remaining:s}=await t.status(),[o,r]=n;if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&
i.anchor.n>0)){for(let c;;){const{rows:d,next:u}=await e.list("",{action:"secret.rotate"},{before:c,limit:DR});if(d.some(({object:l})=>l===o.id))return;if(u===null)
break;c=u}await e.append(be,[{action:"secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"at the start"}}])}}const dn={BUSY:5,READONLY:8,IOERR:10,
CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function to(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function no(t){return(0,x.b$)(t)||to(t)===
dn.FULL}const vR=[dn.BUSY,dn.READONLY,dn.IOERR,dn.CANTOPEN];function MR(t){return vR.includes(to(t))}function Oh(t){return to(t)===dn.CORRUPT||to(t)===dn.NOTADB}
function Rh(t){return to(t)===dn.BUSY}const CR=30*864e5,UR=6e4;function A(t,e){const n=t[e];if(typeof n!="string")throw $c(e);return n}function pe(t,e){return t[e]===
null?null:A(t,e)}function H(t,e){const n=t[e];if(typeof n!="number")throw $c(e);return n}function Me(t,e){return t[e]===null?null:H(t,e)}function Yt(t,e){const n=t[e];
if(!(n instanceof Uint8Array))throw $c(e);return n}function $c(t){return new x.GQ("internal",`The column ${t} of the database has an unexpected type`)}async function ge(t,e,n){
return(await t.read(()=>e)).rows.map(n)}async function ze(t,e,n){return(await ge(t,e,n))[0]}async function Et(t,e){return(await t.read(()=>e)).count}const Xt="o\
rg = $1 AND project = $2 AND app_id = $3",An=`${Xt} AND deleted_at IS NULL`,so=`SELECT * FROM apps WHERE ${An} FOR NO KEY UPDATE`,xR=Number.MAX_SAFE_INTEGER;function Ae({
org:t,project:e,appID:n}){return[t,e,n]}function un(t,e,n="app_id"){const s=`${t}.project`,o=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${o} \
OR ${s} || '/' || ${t}.${n} = ${o})`}function Lh(t,e){const n=(s,o)=>`coalesce(${s}, '') = ${o}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organiza\
tion,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function Ih(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(r=>H(t,r)>=s[r])}function FR(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${CR}`),
n=t.prepare(`SELECT ${Lh("$2","$3")},
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${UR})`);return{create:({id:c,hash:d,org:u,project:l,appID:f,name:y,role:w,maker:N,madeBy:_,lifetimeMs:g},b,R)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(u);const[D={}]=(yield*n(u,l??"",f??"",y)).rows,k=Ih(D,{project:l,appID:f},b);if(k)return k;if(H(D,"named")>
0)return"name_taken";const $=yield*s(c,d,u,l,f,y,w,N,_,g),M=$r($.rows[0]??{});return yield*t.record(R,[Ah(M,"token.create")]),M}),find:c=>ze(t,o(c),$r),list:c=>ge(
t,r(c),$r),revoke:(c,d,u)=>t.write(function*(){const[l]=(yield*i(c,d)).rows;return l&&(yield*t.record(u,[Ah($r(l),"token.revoke")])),l!==void 0}),used:async c=>{
await Et(t,a(c))}}}function $r(t){return{id:A(t,"id"),name:A(t,"name"),org:A(t,"org"),project:pe(t,"project"),appID:pe(t,"app_id"),role:A(t,"role"),maker:A(t,"m\
aker"),madeBy:A(t,"made_by"),createdAt:H(t,"created_at"),endsAt:H(t,"ends_at"),usedAt:Me(t,"used_at")}}function Ah({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){
const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const l$={
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
need"},kh="0".repeat(64);function Dh(t,e){const{org:n,n:s,at:o,project:r,appID:i,action:a,object:c,by:d,via:u,name:l,from:f,requestID:y,before:w,after:N}=e,g=[n,
s,o,r,i,a,c,d,u,l,f,y,w,N].map(b=>b===null?"-":`${Buffer.byteLength(String(b))}:${b}`).join("");return(0,F.createHash)("sha256").update(t).update(g).digest("hex")}
function f$(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Dh(n.hash,s)!==s.hash)return{kind:"broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}
function h$({at:t,before:e,after:n,...s},o){const r=i=>i===null?null:o(i)??null;return{...s,at:new Date(t).toISOString(),before:r(e),after:r(n)}}function p$(t){
const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:o,at:r,action:i,via:a,hash:c}=t;if(!(typeof s!="string"||typeof o!=
"number"||typeof r!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:o,at:Date.parse(r),action:i,via:a,hash:c,project:e("\
project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),before:n("before"),after:n("after")}}function jR(t){
const e=(l,f)=>t.prepare(`SELECT * FROM audit ${l} WHERE org = $1 AND n > $2 AND n < $3 ${f} ORDER BY n DESC LIMIT $4`),n=e("",""),s={app_id:e("/* INDEXED BY au\
dit_by_app */","AND app_id = $5"),who:e("/* INDEXED BY audit_by_who */","AND who = $5"),action:e("/* INDEXED BY audit_by_action */","AND action = $5")},o=t.prepare(
"SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1"),r=t.prepare("SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare(
"SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(`SELECT h.org, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),u=async(l,f)=>f===void 0?void 0:ze(t,o(l,f),y=>H(y,"n"));return{append:(l,f)=>t.write(()=>t.record(l,f)),async list(l,f,y){const w=await u(l,f.since);
if(f.since!==void 0&&w===void 0)return{rows:[],next:null};const N=await u(l,f.until),_={above:(w??1)-1,below:N??Number.MAX_SAFE_INTEGER};return ZR(f,y,_,({column:g,
value:b,above:R,below:D,limit:k})=>{const $=[l,R,D,k];return ge(t,g===void 0?n(...$):s[g](...$,b),Uh)})},after:(l,f,y)=>ge(t,r(l,f,y),Uh),chain:l=>ze(t,i(l),xh),
trim:l=>t.write(function*(){const[f]=(yield*a(l)).rows;if(!f)return 0;const y=A(f,"org"),w=H(f,"anchor_n")+et,[N]=(yield*c(y,w,H(f,"before"))).rows;return N?(yield*d(
y,H(N,"anchor_n"))).count:0})}}const $h=254,vh=4096,Mh=500,PR=100,vc="\u2026",Ch=["org","n","at",...["project","app_id","action","object","who","via","via_name",
"client","request","was","becomes"]];function BR(t,e){const n=s=>s==null?null:(0,it.Ow)(s,$h);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.
action,object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:Fh(e.before),after:Fh(e.after)}}function Uh(t){return{
org:A(t,"org"),n:H(t,"n"),at:H(t,"at"),project:pe(t,"project"),appID:pe(t,"app_id"),action:A(t,"action"),object:pe(t,"object"),by:pe(t,"who"),via:A(t,"via"),name:pe(
t,"via_name"),from:pe(t,"client"),requestID:pe(t,"request"),before:pe(t,"was"),after:pe(t,"becomes"),hash:A(t,"hash")}}function xh(t){const[e,n]=[A(t,"hash"),A(
t,"anchor_hash")];return{head:{n:H(t,"n"),hash:e},anchor:{n:H(t,"anchor_n"),hash:n}}}const Mc={head:{n:0,hash:kh},anchor:{n:0,hash:kh}};function Fh(t){if(t===void 0)
return null;const e={};let n=32;const s=Object.entries(t);for(const[o,[r,i]]of s.entries()){const a=HR(i);if(n+=Buffer.byteLength(JSON.stringify([r,a])),n>vh){e[vc]=
s.length-o;break}e[r]=a}return JSON.stringify(e)}function HR(t){if(typeof t=="string")return t.length>Mh?`${t.slice(0,Mh)}${vc}`.toWellFormed():t.toWellFormed();
if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(o=>typeof o=="string"?(0,it.Ow)(o,$h):o)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===
PR||e>vh/2)return[...n,vc];n.push(s)}return n}function Cc({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:o,settings:r,type:i}){const{cachesOf:a,
...c}=r,d={type:i,repository:(0,rn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:o,...c};return Object.fromEntries(Object.entries(d).filter(([,u])=>u!=
null))}function WR(t,e){return ie(t,"app.create",{after:Cc(e)})}function Uc(t,e,n,s){const[o,r]=[Cc(e),Cc(n)],i=Object.keys({...o,...r}).filter(d=>JSON.stringify(
o[d])!==JSON.stringify(r[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[ie(t,"cache.clear")]:[];return i.length===
0?c:[...c,ie(t,"app.update",{object:s,before:a(o),after:a(r)})]}function GR(t,e){return ie(t,"app.delete",e.length>0?{after:{cancelled:e}}:{})}function YR(t,e,n){
return ie(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function jh(t,e,{stage:n,code:s}){return ie(t,"deployment.fail",{object:e,after:{stage:n,
code:s}})}function XR(t,e,n){return ie(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function KR(t,e,n){return e.map(s=>ie(t,"deployment.super\
sede",{object:s,after:{supersededBy:n}}))}function xc(t,e,n,s,o){const r=(u,l)=>Object.keys(u).filter(l).sort(),i=r(s,u=>!Object.hasOwn(n,u)),a=r(s,u=>Object.hasOwn(
n,u)&&n[u]!==s[u]),c=r(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,u])=>u.
length>0);return[ie(t,e,{object:o,after:Object.fromEntries(d)})]}function zR(t,e,n){const{deployID:s,branch:o,commit:r,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??
{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,y])=>[f,f==="repository"?(0,rn.ri)(String(y)):y])),l={branch:o,...r!==null&&{commit:r},...i!==null&&
{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return ie(t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:l})}const qR=5e3,
VR=500,JR=[["app_id","appID"],["who","by"],["action","action"]],QR=["project","appID","by","action"];async function ZR(t,{before:e=Number.MAX_SAFE_INTEGER,limit:n},s,o){
const r=QR.filter(N=>t[N]!==void 0),i=JR.filter(([,N])=>r.includes(N)),c=i.length===r.length&&i.length<2?n+1:VR,d=N=>r.every(_=>N[_]===t[_]),u=[];let l=Math.min(
e,s.below);const f=([N,_]=[])=>o({column:N,value:_&&t[_],above:s.above,below:l,limit:c});let[y,w]=[i[0],await f(i[0])];for(const N of i.slice(1)){const _=await f(
N);Ph(_,c)<Ph(w,c)&&([y,w]=[N,_])}for(let N=w.length;;N+=w.length){u.push(...w.filter(d));const _=u[n-1];if(u.length>n&&_)return{rows:u.slice(0,n),next:_.n};if(w.
length<c)return{rows:u,next:null};if(l=w.at(-1)?.n??0,N>=qR)return{rows:u,next:l};w=await f(y)}}function Ph(t,e){return t.length<e?0:t.at(-1)?.n??0}const eL=5,Bh=6e4,
Hh="'a newer push came'",Fc="('checks', 'deploy')";function tL(t){const e=t.prepare(so),n=t.prepare(`SELECT count(*) AS n FROM hooks WHERE ${Xt}`),s=t.prepare(`\
INSERT INTO hooks
    (id, org, project, app_id, forge, waits, reports, sealed, created_at, created_by)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, :now, $9) RETURNING *`),o=t.prepare(`SELECT * FROM hooks WHERE ${Xt} ORDER BY created_at, id`),r=t.prepare("SELECT *\
 FROM hooks WHERE org = $1 AND created_by = $2 ORDER BY created_at, id LIMIT $3"),i=t.prepare(`DELETE FROM hooks WHERE ${Xt} AND id = $4`),a=t.prepare(`SELECT h\
.* FROM hooks h
    JOIN apps a ON a.org = h.org AND a.project = h.project AND a.app_id = h.app_id WHERE h.id = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT 1 FROM hooks W\
HERE id = $1 FOR NO KEY UPDATE"),d=t.prepare(`INSERT INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now, :now) ON CONFLICT (hook, digest) DO NOTHING RETURNING *`),u=t.prepare("SELECT * FROM hook_pushes WHERE hook = $1 AND d\
igest = $2"),l=t.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${Hh}, fence = fence + 1
    WHERE hook = $1 AND state IN ${Fc} AND id <> $2 AND coalesce(claimed_until, 0) <= :now`),f=t.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p\
.hook
    WHERE h.org = $1 AND h.project = $2 AND h.app_id = $3 ORDER BY p.seq DESC LIMIT $4`),y=t.prepare(`UPDATE hook_pushes SET due_at = :now + ${Bh}, claimed_unti\
l = :now + ${Bh},
    fence = fence + 1 WHERE id = (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= :now
      AND p.id = coalesce($1, p.id) AND h.org <> ALL ($2::text[]) AND NOT EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook
        AND o.seq < p.seq AND o.state IN ${Fc} AND o.claimed_until > :now)
      ORDER BY p.due_at, p.seq LIMIT 1 FOR UPDATE OF p SKIP LOCKED)
    RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`),w=t.prepare(`UPDATE hook_pushes SET state = $3, deploy_id = coalesce($4, deploy_id), claimed_u\
ntil = NULL,
    reported = coalesce($5, reported), problem = $6, failures = $7, due_at = :now + $8::bigint WHERE id = $1 AND fence = $2`),N=t.prepare(`UPDATE hook_pushes AS\
 p SET state = 'dropped', due_at = NULL, problem = ${Hh} WHERE id = $1
    AND state IN ${Fc} AND EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook AND o.seq > p.seq)`),_=t.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= :now - $1::bigint LIMIT $2)`);return{add:({id:g,org:b,project:R,appID:D,forge:k,waits:$,
reports:M,sealed:P},Y)=>t.write(function*(){const K={org:b,project:R,appID:D};if((yield*e(...Ae(K))).count===0)return"no_app";const[ce={}]=(yield*n(...Ae(K))).rows;
if(H(ce,"n")>=eL)return"full";const X=yield*s(g,b,R,D,k,Number($),Number(M),P,Y.by);return yield*t.record(Y,[ie(K,"hook.add",{object:g,after:{forge:k,waits:$,reports:M}})]),
vr(X.rows[0]??{})}),list:g=>ge(t,o(...Ae(g)),vr),addedBy:(g,b,R)=>ge(t,r(g,b,R),vr),remove:(g,b,R)=>t.write(function*(){const D=(yield*i(...Ae(g),b)).count===1;
return D&&(yield*t.record(R,[ie(g,"hook.remove",{object:b})])),D}),find:g=>ze(t,a(g),vr),push:({id:g,hook:b,digest:R,branch:D,commit:k,state:$})=>t.write(function*(){
yield*c(b);const[M]=(yield*d(g,b,R,D,k,$)).rows;return M?(yield*l(b,g),{kind:"new",push:Mr(M)}):{kind:"known",push:Mr((yield*u(b,R)).rows[0]??{})}}),pushes:(g,b)=>ge(
t,f(...Ae(g),b),Mr),claim:({push:g,without:b=[]}={})=>ze(t,y(g,b),sL),settle:({id:g,fence:b},{state:R,deployID:D,reported:k,problem:$,failures:M=0,againMs:P})=>t.
write(function*(){const{count:Y}=yield*w(g,b,R,D,k,$,M,P);return Y===1&&(yield*N(g)),Y===1}),prune:({ageMs:g,limit:b})=>Et(t,_(g,b))}}function nL(t){return`hook\
:${t}`}function vr(t){return{id:A(t,"id"),org:A(t,"org"),project:A(t,"project"),appID:A(t,"app_id"),forge:A(t,"forge"),waits:H(t,"waits")===1,reports:H(t,"repor\
ts")===1,sealed:Yt(t,"sealed"),createdAt:H(t,"created_at"),createdBy:pe(t,"created_by")}}function Mr(t){return{id:A(t,"id"),hook:A(t,"hook"),digest:A(t,"digest"),
branch:A(t,"branch"),commit:A(t,"commit_sha"),state:A(t,"state"),deployID:pe(t,"deploy_id"),receivedAt:H(t,"received_at"),reported:pe(t,"reported"),problem:pe(t,
"problem")}}function sL(t){return{...Mr(t),org:A(t,"org"),fence:H(t,"fence"),failures:H(t,"failures")}}const jc=200,Wh=24*36e5,oL=["kvs_tables","env","releases",
"app_activity","deployments","usage_ended"];function rL(t){const e=t.prepare(iL),n=t.prepare(`WITH next AS (SELECT app FROM app_activity WHERE app > $1 ORDER BY\
 app LIMIT 1)
    SELECT d.app, :now AS now, d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
      CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept
    FROM (SELECT * FROM deployments WHERE app = (SELECT app FROM next) ORDER BY seq DESC LIMIT $2) d
      JOIN apps a ON a.id = d.app LEFT JOIN releases r ON r.deploy_id = d.deploy_id ORDER BY d.seq DESC`),s=t.prepare(`UPDATE deployments SET log_bytes = NULL, \
log_removed_at = :now
    WHERE app = $1 AND deploy_id = ANY ($2::text[]) AND finished_at IS NOT NULL`),o=t.prepare(`DELETE FROM deployments WHERE app = $1 AND deploy_id = ANY ($2::t\
ext[])
    AND finished_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),r=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN (SELECT scope, key FRO\
M idempotency
    WHERE created_at <= :now - ${Wh} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),u=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),l=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=oL.map(N=>t.prepare(`DELETE FROM ${N} WHER\
E app = $1`)),y=t.prepare("DELETE FROM apps WHERE id = $1"),w=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async N=>aL((await ge(t,e(...Ae(N)),_=>_))[0]),async due(N,_){const g=await ge(t,n(N,Gh(_)),R=>R),[b]=g;
return b&&dL(H(b,"app"),g,_,H(b,"now"))},end:(N,{logs:_,deployments:g})=>t.write(function*(){return _.length>0&&(yield*s(N,_)),g.length>0?(yield*o(N,g)).count:0}),
async endingApp(N){const _=await ge(t,a(N,jc),b=>b),g=_.filter(b=>b.deploy_id!==null).map(b=>A(b,"deploy_id"));return _[0]&&{app:H(_[0],"id"),logs:g}},endApp:N=>t.
write(function*(_){const[g]=(yield*c(N)).rows;if(!g)return!1;yield*d(N),yield*u(A(g,"environment_id"));const b=(yield*l(N)).rows.map(D=>A(D,"name"));for(const D of f)
yield*D(N);yield*y(N),yield*t.record(be,[ie(Ft(g),"app.end")]);const R=b.map(D=>({kind:"domain",domain:D}));return yield*_([...R,{kind:"site",subdomain:A(g,"sub\
domain")}]),!0}),apps:(N,_)=>ge(t,w(N?.org??"",N?.project??"",N?.appID??"",_),Ft),endKeys:N=>Et(t,r(N)),repositories:(N,_)=>ge(t,i(N,_),g=>A(g,"repository"))}}const iL=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${Xt})`;function aL(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?Me(t,"c\
ollected_at"):null}}function Ft(t){return{org:A(t,"org"),project:A(t,"project"),appID:A(t,"app_id")}}const cL=1e3;function Gh({most:t}){return t+cL+jc}function dL(t,e,n,s){
const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.length===Gh(n);const u=l=>l.length<jc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const y=A(
f,"deploy_id"),w=H(f,"kept"),N=Me(f,"log_bytes")??0,_=f.log_removed_at===null;a+=_?N:0;const g=l>0&&f.finished_at!==null,b=l>=n.most||H(f,"created_at")<s-n.ageMs,
R=g&&b&&w===0&&u(r),D=_&&g&&w<2&&(b||a>n.logBytes)&&u(o);R&&(D||!_)?r.push(y):i.deployments+=1,D?(o.push(y),c+=N):_&&N>0&&(i.logs+=1,i.logBytes+=N)}return{app:t,
logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}const uL=10*6e4,lL=100,Yh=["state","secret","previous","polled_at","interval_ms","opened_at",
"changed_at","ends_at"],Xh="user_code = $1 AND state = 'asked' AND ends_at > :now";function fL(t){const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id F\
ROM logins
    WHERE ends_at <= :now - ${uL} ORDER BY ends_at LIMIT ${lL} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${Xh}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${Xh} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${xR} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${Yh.map((f,y)=>`${f} = $${y+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),u=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),l=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:y,secret:w,machine:N,address:_},{lifetimeMs:g,intervalMs:b,perAddress:R,inAll:D})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[k={}]=(yield*n(_)).rows;return H(k,"in_all")>=D||H(k,"of_address")>=R?"too_many":(yield*s(f,y,w,N,_,b,g)).count>0?"begun":"code_taken"}),asked:f=>ze(
t,o(f),Pc),decide:(f,y,w)=>t.write(function*(){const N=y==="denied",_=N?["denied",null,null]:["approved",y.person,y.identity],[g]=(yield*r(f,..._)).rows;return g&&
!N&&(yield*i(y.person,y.most-1)),g&&(yield*t.record(w,[Bc(g,N?"login.deny":"login.approve")])),g&&Pc(g)}),advance:({id:f,...y},w)=>t.write(function*(){const[N]=(yield*a(
f)).rows;if(!N)return{kind:"unknown"};const{answer:_,change:g}=mL(N,y,H(N,"now"));return g&&(yield*c(f,...Yh.map(b=>g[b]??N[b]))),g?.state==="reused"&&(yield*t.
record(w,[Bc(N,"login.reuse")])),_}),find:f=>ze(t,d(f),yL),list:f=>ge(t,u(f),wL),end:(f,y)=>t.write(function*(){const[w]=(yield*l(f)).rows;return w&&(yield*t.record(
y,[Bc(w,"login.end")])),w!==void 0})}}const hL=1e3,pL=5e3,EL=6e4;function mL(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=A(t,"state"),c=A(t,"secr\
et")===e,d=(u,l)=>{const f=Math.min(i+o,l+r),y=A(t,"identity"),w={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:y,endsInMs:f-i},change:w}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(H(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=Me(t,"polled_at"),l=H(
t,"interval_ms");if(u===null||i>=u+l-hL)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+pL,EL);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const u=H(t,"opened_at");return c?d({previous:e,changed_at:i},u):pe(t,"previous")===e&&i-H(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reu\
sed"}}}default:return{answer:{kind:"reused"}}}}function Pc(t){return{machine:A(t,"machine"),address:A(t,"address"),askedAt:H(t,"asked_at"),endsAt:H(t,"ends_at")}}
function yL(t){return{state:A(t,"state")==="open"?"open":"reused",identity:A(t,"identity"),machine:A(t,"machine")}}function wL(t){const{machine:e,address:n,askedAt:s,
endsAt:o}=Pc(t);return{id:A(t,"id"),machine:e,address:n,askedAt:s,usedAt:Me(t,"changed_at"),endsAt:o}}function Bc(t,e){const n=JSON.parse(pe(t,"identity")??"nul\
l"),s=(0,Se.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;return{action:e,object:A(t,"machine"),after:s}}const Kh="org = $1 AND project = $2 AND app_\
id = $3 AND who = $4";function TL(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, who"),n=t.prepare(`SEL\
ECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${un("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${Kh}`),o=t.prepare(`SELECT ${Lh("$2","$3")} FRO\
M members WHERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${Kh}`);return{of:c=>ge(
t,e(c),zh),list:(c,{after:d,limit:u,within:l})=>ge(t,n(c,d?.project??"",d?.appID??"",d?.who??"",u,l),zh),set:({role:c,bounds:d,keepsAdmin:u,...l},f)=>t.write(function*(){
yield*t.lock("members",l.org);const y=gL(l),[w]=(yield*s(...y)).rows,N=w&&qh(w);if(N===(c??void 0))return{kind:"done",before:N};if(l.project===void 0&&N==="admi\
n"&&u&&(yield*r(l.org,l.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...y);else{const[g]=w?[]:(yield*o(...y.slice(0,3))).rows,b=g&&Ih(g,l,d);if(b)
return{kind:"full",of:b};yield*i(...y,c,f.by)}return yield*t.record(f,[_L(l,N,c)]),{kind:"done",before:N}})}}function gL({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function zh(t){const[e,n]=[A(t,"project"),A(t,"app_id")];return{org:A(t,"org"),project:e===""?void 0:e,appID:n===""?void 0:n,who:A(t,"who"),role:qh(
t),grantedBy:pe(t,"granted_by"),grantedAt:H(t,"granted_at")}}function qh(t){const e=A(t,"role");return Qt.find(n=>n===e)??"viewer"}function _L(t,e,n){const{org:s,
project:o,appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const Vh="\
abcdefghijklmnopqrstuvwxyz234567",NL=63,Jh=6,bL=()=>(0,F.randomInt)(2**32)/2**32;function Hc(t,e){let n="";for(;n.length<t;)n+=Vh[Math.floor(e()*Vh.length)]??"";
return n}function SL(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,NL-Jh-1).replace(/-+$/,"");return e===""?"app":e}function OL(t,e){
return`${SL(t)}-${Hc(Jh,e)}`}const Qh=864e5,RL=3,LL=20,IL=6e4,AL=["org","kind","sealed"].map(t=>`(SELECT t.${t} FROM notify_targets t WHERE t.id = target) AS ${t}`);
function kL(t){const e=t.prepare("SELECT count(*) AS n FROM notify_targets WHERE org = $1"),n=t.prepare(`SELECT 1 FROM apps WHERE ${An} FOR SHARE`),s=t.prepare(
`INSERT INTO notify_targets (id, org, project, app_id, kind, shown, events, sealed, created_by, created_at,
      confirmed_at, confirm_until, letters)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, CASE WHEN $10::bigint IS NULL THEN t END, t + $10, CASE WHEN $10 IS NULL THEN 0 ELSE 1 END
    FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM notify_targets WHERE org = $1 ORDER BY created_at, id"),r=t.prepare("SELECT * FROM n\
otify_targets WHERE id = $1"),i=t.prepare(`UPDATE notify_targets SET confirmed_at = :now, confirm_until = NULL
    WHERE id = $1 AND confirmed_at IS NULL AND confirm_until > :now RETURNING *`),a=t.prepare("UPDATE notify_targets SET confirm_until = :now + $2::bigint, lett\
ers = letters + 1 WHERE id = $1"),c=t.prepare("SELECT * FROM notify_targets WHERE org = $1 AND id = $2 FOR UPDATE"),d=t.prepare("DELETE FROM notify_targets WHER\
E org = $1 AND id = $2 RETURNING *"),u=t.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT $5, id, $4, project, app_id, $3, :now, :now FROM notify_targets WHERE org = $1 AND id = $2`),l=t.prepare(`INSERT INTO notify_deliveries (id, target, \
event, project, app_id, detail, at, due_at)
    SELECT 'msg_' || $1::text || '_' || id, id, $2, $4, $5, $6, :now, :now FROM notify_targets
    WHERE org = $3 AND coalesce(project, $4, '') = coalesce($4, '') AND coalesce(app_id, $5, '') = coalesce($5, '')
      AND strpos(events, ' ' || $2 || ' ') > 0 AND (kind <> 'email' OR confirmed_at IS NOT NULL)
    ON CONFLICT (id) DO NOTHING`),f=t.prepare(`SELECT d.*, t.org, t.kind, t.shown FROM notify_deliveries d JOIN notify_targets t ON t.id = d.target
    WHERE t.org = $1 AND d.seq < $2 AND d.target = coalesce($3, d.target) ORDER BY d.seq DESC LIMIT $4`),y=t.prepare(`UPDATE notify_deliveries SET due_at = :now\
, attempts = 0, fence = fence + 1
    WHERE id = $2 AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = $1)`),w=t.prepare(`UPDATE notify_deliveries SET due_at = :now \
+ ${IL}, attempts = attempts + 1, fence = fence + 1
    WHERE id = (SELECT d.id FROM notify_deliveries d /* INDEXED BY notify_deliveries_due */ JOIN notify_targets t ON t.id = d.target
      WHERE d.due_at <= :now AND d.target <> ALL ($1::text[]) AND t.org <> ALL ($2::text[])
      ORDER BY d.due_at, d.seq LIMIT 1 FOR UPDATE OF d SKIP LOCKED) RETURNING *, ${AL.join(", ")}`),N=t.prepare(`UPDATE notify_deliveries SET due_at = :now + $5\
::bigint, tried_at = :now, status = $3, problem = $4
    WHERE id = $1 AND fence = $2 AND due_at IS NOT NULL`),_=t.prepare(`SELECT DISTINCT org FROM notify_targets WHERE strpos(events, ' ' || $1 || ' ') > 0 AND or\
g > $2
    ORDER BY org LIMIT $3`),g=t.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
      row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries) ranked
    WHERE place > $1 OR at <= :now - $2::bigint LIMIT $3)`);return{add:({id:b,org:R,project:D,appID:k,kind:$,shown:M,events:P,sealed:Y},K,ce=!1)=>t.write(function*(){
if(yield*t.lock("notify",R),H((yield*e(R)).rows[0]??{},"n")>=LL)return"full";if(k!==null&&(yield*n(R,D,k)).count===0)return"no_app";const X=[b,R,D,k,$,M,DL(P),Y,
K.by],[te={}]=(yield*s(...X,ce?Qh:null)).rows;return ce&&(yield*u(R,b,K.by,"confirm",Zh())),yield*t.record(K,[Wc(hs(te),"notify.add")]),hs(te)}),list:b=>ge(t,o(
b),hs),find:b=>ze(t,r(b),hs),confirm:(b,R)=>t.write(function*(){const[D]=(yield*i(b)).rows;return D&&(yield*t.record(R,[Wc(hs(D),"notify.confirm")])),D!==void 0}),
remove:(b,R,D)=>t.write(function*(){const[k]=(yield*d(b,R)).rows;return k&&(yield*t.record(D,[Wc(hs(k),"notify.remove")])),k!==void 0}),test:(b,R,D)=>{const k=Zh();
return t.write(function*(){const[$]=(yield*c(b,R)).rows;if(!$)return;const M=vL($);return M&&H($,"letters")>=RL?"no_letters":(M&&(yield*a(R,Qh)),yield*u(b,R,D.by,
M?"confirm":"test",k),yield*t.record(D,[{org:b,action:"notify.test",object:R}]),k)})},raise:({key:b,event:R,org:D,project:k,appID:$,detail:M})=>Et(t,l(b,R,D,k,$,
M)),deliveries:(b,{target:R,before:D=Number.MAX_SAFE_INTEGER,limit:k})=>ge(t,f(b,D,R,k),ML),redeliver:(b,R,D)=>t.write(function*(){const k=(yield*y(b,R)).count===
1;return k&&(yield*t.record(D,[{org:b,action:"notify.redeliver",object:R}])),k}),claim:({targets:b,organizations:R})=>ze(t,w(b,R),CL),settle:async({id:b,fence:R},{
status:D,problem:k,againMs:$})=>await Et(t,N(b,R,D,k,$))===1,organizations:(b,R,D)=>ge(t,_(b,R,D),k=>A(k,"org")),prune:({most:b,ageMs:R,limit:D})=>Et(t,g(b,R,D))}}
function Zh(){return`msg_${(0,F.randomBytes)(16).toString("hex")}`}function DL(t){return` ${t.join(" ")} `}function $L(t){return`notify-target:${t}`}function hs(t){
return{id:A(t,"id"),org:A(t,"org"),project:pe(t,"project"),appID:pe(t,"app_id"),kind:A(t,"kind"),shown:A(t,"shown"),events:A(t,"events").trim().split(" "),sealed:Yt(
t,"sealed"),createdAt:H(t,"created_at"),createdBy:pe(t,"created_by"),confirmedAt:Me(t,"confirmed_at"),confirmUntil:Me(t,"confirm_until")}}function vL(t){return A(
t,"kind")==="email"&&Me(t,"confirmed_at")===null}function ep(t){return{id:A(t,"id"),event:A(t,"event"),org:A(t,"org"),project:pe(t,"project"),appID:pe(t,"app_id"),
deployID:pe(t,"deploy_id"),by:pe(t,"by_whom"),detail:pe(t,"detail"),at:H(t,"at")}}function ML(t){const[e,n]=[Me(t,"due_at"),pe(t,"problem")];return{...ep(t),seq:H(
t,"seq"),target:A(t,"target"),kind:A(t,"kind"),shown:A(t,"shown"),state:e!==null?"pending":n===null?"delivered":"failed",attempts:H(t,"attempts"),triedAt:Me(t,"\
tried_at"),nextAt:e,status:Me(t,"status"),problem:n}}function CL(t){return{...ep(t),target:A(t,"target"),kind:A(t,"kind"),sealed:Yt(t,"sealed"),fence:H(t,"fence"),
attempts:H(t,"attempts")}}function Wc({org:t,project:e,appID:n,id:s,kind:o,shown:r,events:i},a){const c={kind:o,to:r,events:i};return{org:t,project:e??void 0,appID:n??
void 0,action:a,object:s,...a==="notify.remove"?{before:c}:{after:c}}}function ln(t){return{seq:H(t,"seq"),deployID:A(t,"deploy_id"),status:Xc(t),stage:Yc(t),branch:A(
t,"branch"),commit:pe(t,"commit"),createdAt:H(t,"created_at"),startedAt:Me(t,"started_at"),finishedAt:Me(t,"finished_at"),supersededBy:pe(t,"superseded_by"),cancelledBy:pe(
t,"cancelled_by"),triggeredBy:pe(t,"triggered_by"),redeployOf:pe(t,"redeploy_of"),configuration:Gc(t),commitFacts:{subject:pe(t,"commit_subject"),author:pe(t,"c\
ommit_author")},size:BL(t),warnings:op(t),logRemovedAt:Me(t,"log_removed_at"),enteredAt:UL(t)}}function tp(t){return{app:{org:A(t,"app_org"),project:A(t,"app_pr\
oject"),appID:A(t,"app_id")},deployment:ln(t)}}const kn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit"\
,
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","r\
elease_files","release_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"].map(t=>`d.${t}`).join(", ")}`,np="a.org AS app_org, a\
.project AS app_project, a.app_id",oo={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function UL(t){const e=Object.entries(oo).map(
([n,s])=>[n,Me(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Gc(t){const e=pe(t,"configuration");return e===null?null:JSON.parse(e)}function xL(t){
const e=Gc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function sp(t=[]){return t.length===0?null:JSON.stringify(
t)}function FL(t,e){return sp([...e,...op(t)].slice(0,Jn.iq))}function op(t){const e=pe(t,"warnings");return(e===null?void 0:(0,zd.h)(JSON.parse(e)))??[]}function rp(t,e){
const n=pe(e,"env");if(n===null)return;const s=Zn(A(e,"deploy_id"),"env");return JSON.parse(Ws(t,"variables",s,n))}function jL(t,e,n){return n===null?null:Hs(t,
"variables",Zn(e,"env"),n)}function PL(t,e,n){const s=JSON.stringify(xo(n));return Hs(t,"build-log",Zn(e,"failure"),s)}const ip=Xy(z.IC.bytes);function BL(t){const[
e,n]=[Me(t,"release_files"),Me(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function HL(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,
a={subject:null,author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}
function WL(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(
n),env:null,facts:t.commitFacts}}function GL(t,e){return e?{kind:t?"cancelled":"too_late",deployment:e}:{kind:"no_deployment"}}function Yc(t){const e=pe(t,"stag\
e");return ht.Mb.find(n=>n===e)??null}function Xc(t){const e=A(t,"status"),n=ht.PB.find(s=>s===e);if(!n)throw new x.GQ("internal",`The database has a deployment\
 of the unknown status ${e}`);return n}function ap(t,e){const n=pe(e,"failure")??"";return jo((0,Se.U4)(YL(t,A(e,"deploy_id"),n)))??da(Yc(e)??"build")}function YL(t,e,n){
try{return Ws(t,"build-log",Zn(e,"failure"),n)}catch{return""}}function XL(t){return{status:Xc(t),count:H(t,"count"),ran:H(t,"ran"),ms:H(t,"ms")}}function Ze(t){
return{org:A(t,"org"),project:A(t,"project"),appID:A(t,"app_id"),name:A(t,"name"),type:cp(t),branch:A(t,"branch"),...dp(t),subdomain:A(t,"subdomain"),environmentID:A(
t,"environment_id"),liveRelease:pe(t,"live_release"),createdAt:H(t,"created_at"),updatedAt:H(t,"updated_at"),deletion:KL(t)}}function KL(t){const e=Me(t,"delete\
d_at");return e===null?null:{at:e,by:pe(t,"deleted_by"),endsAt:H(t,"ends_at")}}function Kc({settings:t}){return t.lifetime===void 0?null:(0,Ye.E9)(t.lifetime,"l\
ifetime")}function cp(t){const e=A(t,"type"),n=z.yN.find(s=>s===e);if(!n)throw new x.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function dp(t){return{repository:A(t,"repository"),buildCommand:pe(t,"build_command"),outputDirectory:pe(t,"output_directory"),region:pe(t,"region"),settings:zc(
A(t,"settings"))}}function zc(t){const e=JSON.parse(t);return(0,Se.Gv)(e)?e:{}}function qc(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).
filter(([,r])=>r!==null);return{...t,...s,settings:Object.fromEntries(o)}}function Vc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;
return[e,n,s,o,r,JSON.stringify(i)]}function zL(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(o=>!n.includes(o)).sort(),
removed:n.filter(o=>!s.includes(o)).sort()}}const Cr="",qL="\u{10FFFF}";function VL({after:t,before:e,prefix:n=""}){const s=`${n}${qL}`,o=t&&t.appID>=n?[t.appID,
t.project]:[n,Cr],r=e&&e.appID<s?[e.appID,e.project]:[s,Cr];return[...o,...r]}const JL={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function QL(t,e){const n=[],s=g=>`$${n.push(g)}`,{text:o="",project:r,branch:i,status:a,sort:c,
after:d,before:u,limit:l,within:f}=e,y=g=>[...c==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(b=>b+g).join(", "),w=(g,{seq:b,appID:R,project:D})=>`\
(${y("")}) ${g} (${[...c==="newest"?[-b]:[],R,D].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[JL[a]],...f?[ZL(f,s)]:[],...d?[w(">",d)]:u?[w("<",u)]:[]].join(" AND\
 ")} ORDER BY ${y(u&&!d?" DESC":"")} LIMIT ${s(l)}`,values:n}}function ZL(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function eI(t,e,{after:n,before:s}){const o=t.map(r=>{const i=Me(r,"newest");return{app:Ze(r),newest:i!==
null&&e(i)||null,liveManifest:pe(r,"live_manifest")}});return s&&!n?o.reverse():o}function tI(t,e){const n={...dp(t),branch:A(t,"app_branch")},s=Gc(t)??{},{repository:o,
buildCommand:r,outputDirectory:i,settings:a}=qc(n,s);return{deployID:A(t,"deploy_id"),app:{org:A(t,"org"),project:A(t,"project"),appID:A(t,"app_id")},...nI(t,s.
type),repository:o,branch:A(t,"job_branch"),appBranch:n.branch,commit:pe(t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,env:e}}function nI(t,e){
const n=cp(t);if(e!==z.m0)return{type:e??n};const s=!(0,z.Rm)(n)&&pe(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function Jc(t){return{deployID:A(
t,"deploy_id"),manifestHash:A(t,"manifest")}}function sI(t){return{domain:A(t,"name"),subdomain:A(t,"subdomain")}}function oI(t,e){const n=pe(t,"live_release"),
s=Me(t,"deleted_at")!==null,o=s?[]:e,r=A(t,"type");return{org:A(t,"org"),project:A(t,"project"),appID:A(t,"app_id"),subdomain:A(t,"subdomain"),settings:zc(A(t,"\
settings")),...(0,z.Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function rI(t,e,n){const s=t.
findIndex(({deployID:o})=>o===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:o})=>o===n)}function iI(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==
null).map(cI);return{type:A(e,"type"),environmentID:A(e,"environment_id"),tables:n}}function aI(t){return{keyspace:H(t,"keyspace"),app:{org:A(t,"org"),project:A(
t,"project"),appID:A(t,"app_id")},name:A(t,"name"),environmentID:A(t,"environment_id"),type:A(t,"type")}}function cI(t){return{name:A(t,"name"),createdAt:H(t,"c\
reated_at"),tokenHash:A(t,"token_hash"),sealed:Yt(t,"token_sealed")}}function up(t){return{accessKeyID:A(t,"access_key_id"),environmentID:A(t,"environment_id"),
sealed:Yt(t,"sealed"),expiresAt:H(t,"expires_at")}}function dI(t,{set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(c)&&!Object.
hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(
i)}function uI(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function lI(t,e,n,s){const o=(i,a)=>Object.
hasOwn(t,i)&&t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(r)}function fI(t,e){return t.toSorted().map(n=>{
const{at:s,by:o}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:o}})}function y$(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);
return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function w$(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<
n?-1:1)))}function hI(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>ge(t,e(s),pI),take:async({id:s,now:o,dueAt:r,since:i},a)=>await Et(t,
n(o,a,s,r,i))===1}}function pI(t){return{id:H(t,"id"),app:{org:A(t,"org"),project:A(t,"project"),appID:A(t,"app_id")},subdomain:A(t,"subdomain"),entries:zc(A(t,
"settings")).schedule??[],since:t.since===null?null:H(t,"since"),dueAt:H(t,"due_at"),now:H(t,"now")}}function EI(t){const e=t.prepare(so),n=t.prepare("SELECT co\
unt(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1"),s=t.prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_seale\
d, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
o=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${An} ORDER BY t.name`),r=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${An}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),u=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:l,name:f,tokenHash:y,sealed:w,createdAt:N,types:_,most:g},b)=>t.write(function*(R){const[D]=(yield*e(...Ae(l))).rows;if(!D)return{kind:"\
no_app"};const[k,$]=[H(D,"id"),A(D,"type")];if(!_.some(Y=>Y===$))return{kind:"wrong_type",type:$};const[M={}]=(yield*n(k,f)).rows;if(H(M,"named")>0)return{kind:"\
taken"};if(H(M,"n")>=g)return{kind:"full"};yield*t.record(b,[ie(l,"table.create",{object:f})]),yield*s(k,f,y,w,N);const P={kind:"site",subdomain:A(D,"subdomain")};
return yield*R([{kind:"table",tokenHash:y},P],"told"),{kind:"created"}}),list:async l=>iI(await ge(t,o(...Ae(l)),f=>f)),remove:(l,f,y)=>t.write(function*(w){const[
N]=(yield*r(...Ae(l),f)).rows;if(!N)return{kind:(yield*e(...Ae(l))).count>0?"no_table":"no_app"};const[_,g]=[H(N,"keyspace"),A(N,"token_hash")],b=A(N,"subdomain");
return yield*t.record(y,[ie(l,"table.delete",{object:f})]),yield*i(_,g,b),yield*w([{kind:"table",tokenHash:g},{kind:"site",subdomain:b}],"told"),{kind:"removed",
keyspace:_}}),binding:l=>ze(t,a(l),aI),anySealed:()=>ze(t,c(),l=>({tokenHash:A(l,"token_hash"),sealed:Yt(l,"token_sealed")})),toDrop:({after:l,limit:f})=>ge(t,d(
l,f),y=>H(y,"keyspace")),dropped:async l=>{await Et(t,u(l))}}}const mI=[".drafts","tmp"],yI=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function wI(t,e){let n=Promise.resolve();const s=async o=>{TI(o,t);try{await lp(t,o),e(o),await lp(t,o)}catch(r){for(const i of(0,C.readdirSync)(o))await(0,Le.rm)(
(0,B.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function TI(t,e){if(!(0,B.isAbsolute)(t))throw Ur(`"${t}\
" is not an absolute path`);if((0,oe.FK)(e,t))throw Ur(`${t} is inside the data directory`);try{if((0,oe.wZ)(t,448),(0,C.readdirSync)(t).length>0)throw Ur(`${t}\
 is not empty`)}catch(n){throw n instanceof x.GQ||no(n)?n:Ur(`${t} cannot be written (${(0,x.xU)(n)})`)}}const gI=5;async function lp(t,e){const n=s=>!(0,B.relative)(
t,s).split(B.sep).some(o=>mI.includes(o));for(const s of(0,C.readdirSync)(t).filter(o=>!yI.test(o)))for(let o=1;;o+=1)try{await(0,Le.cp)((0,B.join)(t,s),(0,B.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(r){if((0,x.xU)(r)!=="ENOENT"||o===gI)throw r}}function Ur(t){return new x.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function T$(t){return t}class _I extends Error{name="BlobsFull"}class fp extends Error{name="\
WrongBytes"}const NI=200,bI=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,SI=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Qc(t){if(t.length<=NI&&SI.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function OI(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return Qc(t.slice(0,-1)),t}const RI=3;let Zc=0;const hp=[];async function LI(t){Zc<RI?Zc+=1:
await new Promise(e=>hp.push(e));try{return await t()}finally{const e=hp.shift();e?e():Zc-=1}}class II extends jt.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){
super({highWaterMark:o}),this.#e=e,this.#s=n,this.#t=s,this.#n=o}_read(){this.#o=this.#r().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#r(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:LI(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#o.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var AI=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},kI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ed={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},pp={...ed,sync:async()=>{}};
function xr(t){(0,C.mkdirSync)(t,{recursive:!0,mode:448})}async function DI(t,e=ed){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===pp)return;const s=AI(n,await(0,Le.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=kI(n);s&&await s}}function td(t){return Kt(
()=>(0,C.readdirSync)(t))??[]}const $I=new Set(["ENOENT","ENOTDIR","EISDIR"]);function nd(t){return $I.has((0,x.xU)(t))}function Kt(t){try{return t()}catch(e){if(nd(
e))return;throw e}}var vI=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},MI=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Fr=600*1e3;class CI{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=Kt(()=>{const r=(0,C.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=Fr||
UI(s,n)});return o&&this.#t.add(sd(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,F.hash)("sha256",n)!==s)throw new fp(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,F.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new fp(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Ep(this.#e.dir,n)));try{await Promise.all([...e].map(n=>DI(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${Qc(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,B.
join)(this.#e.drafts,(0,F.randomUUID)());try{await this.#a(s,n),await(0,Le.rename)(s,e).catch(o=>{if((0,x.xU)(o)!=="ENOENT")throw o;return xr((0,B.dirname)(e)),
(0,Le.rename)(s,e)}),this.#t.add(sd(e))}catch(o){throw await(0,Le.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=vI(s,
await(0,Le.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=MI(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=no(e)?new _I("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function sd(t){return t.slice(
0,t.lastIndexOf("/"))}function Ep(t,e){return e===t?[e]:[e,...Ep(t,sd(e))]}function UI(t,e){const{mtimeNs:n}=(0,C.statSync)(t,{bigint:!0});try{(0,C.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,x.xU)(s)!=="EPERM")throw s;return!1}return(0,C.statSync)(t).size===e}function xI({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function jr({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const od=1024*1024,FI=16*od;class jI{#e;#t=0;constructor(e,n=()=>BI(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,FI))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-PI(e.size):Number.POSITIVE_INFINITY}}function PI(t){return Math.
min(Math.max(256*od,t/100),2560*od,t/8)}function BI(t){try{const{bavail:e,blocks:n,bsize:s}=(0,C.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var mp=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const HI=64*1024,rd=".damaged";function g$(t){return t.endsWith(rd)?t.slice(0,-rd.
length):void 0}const WI=3600*1e3;class GI{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,B.join)(e,".drafts"),this.#n=(0,B.
join)(e,".leaving"),this.#s=n,this.#o=s??ed,this.#r=new jI(e),xr(e)}async head(e){const n=await this.#d(e,s=>(0,Le.stat)(s,{bigint:!0}));return n?.isFile()?jr(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=mp(s,o,!0),i=jr(await r.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=yp(s);o&&await o}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=mp(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,bytesRead:c}=await r.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=yp(s);o&&await o}}async stream(e,n){const s=await this.#c(
e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new II(s,o,r,HI)}writer({lasting:e=!0}={}){this.#f(),xr(this.#t);const n=e&&this.#s?this.#o:
{...pp,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new CI(s)}async delete(e){const n=this.#a(e);(0,C.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,C.rmSync)(s,{force:!0});(0,C.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,o=>xI(o)<n-Fr);return s!==void 0&&(0,C.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,o=>jr(o).version===n);return s===void 0?!1:((0,C.
renameSync)(s,`${this.#a(e)}${rd}`),!0)}async*list(e,n){const s=(0,B.join)(this.#e,OI(e)),o=n===void 0?void 0:(await(0,Le.stat)(s).catch(ro))?.mtimeMs,r=n!==void 0&&
(o??0)<n-Fr,i=await(0,Le.readdir)(s,{withFileTypes:!0}).catch(ro);for(const a of i??[]){if(!bI.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!r&&a.isFile()&&Kt(()=>(0,C.statSync)((0,B.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-Fr)&&(yield{key:c,...jr(
d)})}}#a(e){return(0,B.join)(this.#e,Qc(e))}async#c(e){const n=await this.#d(e,s=>(0,Le.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),o=await n(s).catch(ro);if(o!==void 0)return o;for(const r of this.#u(e)){const i=await n(r).catch(ro);if(i!==void 0)return i}return n(s).catch(
ro)}#u(e){const n=`${wp(e)}~~`;return td(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,B.join)(this.#n,s))}#l(e,n){const s=this.#a(e),o=Kt(()=>(0,C.statSync)(s,
{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,B.join)(this.#n,`${wp(e)}~~${Date.now()}~${(0,F.randomUUID)()}`);xr(this.#n);const a=Kt(()=>((0,C.renameSync)(
s,r),!0))&&Kt(()=>(0,C.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#h(r,s)}}#h(e,n){try{(0,C.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,x.xU)(s)??"")){(0,C.renameSync)(e,n);return}if((0,x.xU)(s)!=="EEXIST"&&!nd(s))throw s}(0,C.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-WI;for(const n of td(this.#t)){const s=(0,B.join)(this.#t,n);(Kt(()=>(0,C.statSync)(s).mtimeMs)??e)<e&&(0,C.rmSync)(s,{force:!0,recursive:!0})}for(const n of td(
this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#h((0,B.join)(this.#n,n),this.#a(r))}}}function wp(t){return t.replaceAll(
"/","~")}function ro(t){if(!nd(t))throw t}const id=10,YI=/^[\w-]{1,128}$/;function XI(t){if(YI.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function ad(t,e){const n=gp(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Tp(t,e,n){const{from:s,limit:o,
isComplete:r=!1}=n,i=gp(e,n),a=t.subarray(i-ad(e,n).start),c=s<0&&i>0&&t[0]!==id?KI(a):0,u=i+a.length>=e&&r?a.length:zI(a,o);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function gp(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function KI(t){const e=t.indexOf(id)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!_p(n)))}function zI(t,e){const n=t.lastIndexOf(id)+1;return n>0||t.length<e?n:qI(t)}function qI(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(_p(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function _p(t){return(t&192)===128}const tt=64*1024,Pr=12,Dn=Pr+
du,$n=tt-Dn;function VI(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=tt-r%tt;if(a<=Dn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.subarray(
i,i+a-Dn),d=bp(t,n+i,c,er);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}function Np(t,e,n){return bp(t,e,n,Wy)}async function*JI(t,e){let[n,s]=[0,Buffer.
alloc(0)];for await(const o of e)for(s=Buffer.concat([s,o]);s.length>=$n;n+=$n)yield Np(t,n,s.subarray(0,$n)),s=s.subarray($n);s.length>0&&(yield Np(t,n,s))}function QI(t){
return t+Dn*Math.ceil(t/$n)}function _$(t,{start:e,length:n}){const s=Math.floor(e/$n)*tt,o=Math.min(QI(t),Math.ceil((e+n)/$n)*tt);return{start:s,length:o-s}}function bp(t,e,n,s){
const o=Buffer.alloc(Pr);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),Eu(t.deployID,e),n)])}
function*Br(t){let e=0;for(;e+Pr<=t.length;){const n=tt-e%tt,s=n>Dn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+Dn+s;if(s>n-Dn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+Pr,o),end:o},e=o}}function Sp(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push(ZI(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function ZI({deployID:t,keyring:e},{start:n,length:s,sealed:o}){try{const r=lu(e.all("build-log"),Eu(
t,n),o);if(r.length!==s)throw new Error("A frame has another length than its header says");return r}catch(r){throw e.wrong(r)}}function eA({sealed:t}){return t.
subarray(0,4).toString("hex")}function tA(t){const{id:e,ids:n,isActive:s}=t,o=t.current("build-log");return{id:e,ids:n,isActive:s,current:()=>o,all:r=>t.all(r),
wrong:r=>t.wrong(r)}}var nA=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},sA=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function cd(t,e){try{const n={stack:[],
error:void 0,hasError:!1};try{const s=nA(n,await(0,Le.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=sA(n);s&&await s}}catch(n){
if((0,x.xU)(n)==="ENOENT")return;throw n}}async function Op(t,e){for(let n=Math.ceil(e/tt)-1;n>=0;n-=1){const s=await Rp(t,e,n),o=[...Br(s)].at(-1);if(o)return{
file:n*tt+o.end,log:o.start+o.length}}return{file:0,log:0}}async function oA(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;
for(let a=await rA(t,e,r);i>0&&a*tt<e;a+=1){const c=Sp(n,Br(await Rp(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(
new Error("A frame is missing"));return Buffer.concat(o)}async function rA(t,e,n){let[s,o]=[0,Math.ceil(e/tt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await io(
t,{start:r*tt,length:12});i.length===12&&Number(i.readBigUInt64BE(4))<=n?s=r:o=r-1}return s}function Rp(t,e,n){const s=n*tt;return io(t,{start:s,length:Math.min(
tt,e-s)})}async function io(t,{start:e,length:n}){const s=Buffer.allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=
r}return s.subarray(0,o)}var iA=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},aA=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const cA=1e3;function dA(t,e,{log:n=Gs,
mayAppend:s=()=>!0}={}){(0,C.mkdirSync)(t,{recursive:!0,mode:448});const o=new Set,r=new rs(cA);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error(
"The lease of the build has ended");const d=Hr(t,i).sealed;r.set(i,await uA(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","buil\
d_log_lost",{deployID:i,reason:String(d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=Hr(t,i);return await cd(c,l=>lA(
l,{deployID:i,keyring:e},a))??cd(d,l=>fA(l,a))},async remove(i){for(const a of Object.values(Hr(t,i)))await(0,Le.rm)(a,{force:!0})}}}function Hr(t,e){const n=(0,B.
join)(t,XI(e));return{sealed:`${n}.sealed`,clear:`${n}.log`}}async function uA(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=iA(o,await(0,Le.
open)(t,"a+",384),!0),{size:i}=await r.stat(),a=s?.file===i?s:await Op(r,i);a.file<i&&await r.truncate(a.file);const c=VI(e,a.file,a.log,n);return await r.appendFile(
c),{file:a.file+c.length,log:a.log+n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=aA(o);r&&await r}}async function lA(t,e,n){const s=await Op(t,(await t.
stat()).size);return Tp(await oA(t,s.file,e,ad(s.log,n)),s.log,n)}async function fA(t,e){const{size:n}=await t.stat();return Tp(await io(t,ad(n,e)),n,e)}const hA=()=>({});
function Lp(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var dd=S(
99);const Wr=[`
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
  CREATE TRIGGER domains_added_changed AFTER INSERT ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (new.name, new.app, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0, CAST(unixepoch('subsec') * 1000 AS INTEGER))
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;
  CREATE TRIGGER domains_removed_changed AFTER DELETE ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (old.name, old.app, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0, CAST(unixepoch('subsec') * 1000 AS INTEGER))
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
  `];function pA(t){const e=new dd.DatabaseSync(t===void 0?":memory:":(0,B.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),EA(e),e}catch(n){throw e.close(),n}}function EA(t){const e=Ip(t);if(e!==Wr.length){if(e>Wr.length)
throw new x.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Wr.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Wr.entries())ps(t,()=>{Ip(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Ip(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Ap(t,e){t.prepare("VACUUM INTO ?").run(e),(0,C.chmodSync)(e,384)}function ps(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Gr(t){return{read:async e=>ud(e),first:async(e,n,s)=>ud(
()=>{const o=e.get(...n);return o&&s(o)}),write:async e=>ud(()=>ps(t,e))}}function ud(t){try{return t()}catch(e){const n=no(e);throw!n&&!MR(e)?e:new Re(`The sta\
te cannot be read or written: ${mA(e)}`,{cause:e,isFull:n})}}function mA(t){return t instanceof Error?t.message:String(t)}function kp(t){const e=(0,B.join)(t,"p\
latform.pid"),n=(0,B.join)(t,"platform.lock");(0,C.writeFileSync)(n,"",{flag:"a",mode:384});const s=new dd.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),Oh(o)?new x.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):Rh(o)?new x.GQ("platform_locked",`Another platform uses ${t}${yA(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,C.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,C.rmSync)(e,{force:!0}),s.close())}}}function yA(t){try{const e=/^\d{1,10}$/.exec((0,C.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function wA(t){return $p(t,e=>{(Dp(e)||(0,C.readdirSync)(e).length===0)&&(0,C.chmodSync)(e,448),(0,C.writeFileSync)(
(0,B.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function N$(t){const e=$p(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Dp(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Dp(t){return(0,C.existsSync)((0,B.join)(t,"platform.db"))}function $p(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new x.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,B.resolve)(t);try{(0,oe.wZ)(
n,448),e(n)}catch(s){throw new x.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,x.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,C.existsSync)((0,B.join)(n,".gitignore"))||(0,C.writeFileSync)((0,B.join)(n,".gitignore"),`*
`,{mode:384}),n}const TA=()=>({});function Es(t,e){const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${Ch.join(", ")}\
, hash)
    VALUES (${Ch.map(()=>"?").join(", ")}, ?)`),o=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(r,i)=>{for(const a of i){const c=BR(r,a),d=n.get(c.org),{head:u}=d?
xh(d):Mc,l=Math.max(e.now(),d?H(d,"at"):0),f={...c,n:u.n+1,at:l},y=Dh(u.hash,f),{org:w,n:N,project:_,appID:g,action:b,object:R,by:D,via:k,name:$,from:M,requestID:P,
before:Y,after:K}=f;s.run(w,N,l,_,g,b,R,D,k,$,M,P,Y,K,y),o.run(w,N,l,y,Mc.anchor.n,Mc.anchor.hash)}}}const gA=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,
"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,"NOT IN (SELECT value FROM json_each($1))"],[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,
"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,""],[/ ready = (?:true|false),/g,
""],[/ COLLATE "C"/g,""],[/\bgreatest\(/g,"max("],[/\bleast\(/g,"min("],[/\bstrpos\(/g,"instr("]];function ld(t,e=J.ml,n=Lp()){const s=Gr(t),o=Es(t,e);return{prepare:r=>_A(
t,e,r),lock:()=>ao(()=>{}),record:(r,i)=>ao(()=>o(r,i)),read:r=>s.read(()=>ms(r())),async write(r){const i=[],a=d=>ao(()=>{i.push(...d)}),c=await s.write(()=>ms(
r(a)));for(const d of i)n.publish(d);return c}}}function _A(t,e,n){const s=gA.reduce((c,[d,u])=>c.replace(d,u),n),o=[],r=s.replace(/\$(\d+)|:now\b/g,(c,d)=>(o.push(
c===":now"?"now":Number(d)-1),"?")),i=t.prepare(r),a=i.columns().length>0;return(...c)=>ao(()=>{const d=e.now(),u=o.map(f=>f==="now"?d:NA(c[f]));if(!a)return{rows:[],
count:Number(i.run(...u).changes)};const l=i.all(...u);return{rows:l,count:l.length}})}function*ao(t){return yield*[],t()}function NA(t){return typeof t=="boole\
an"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function ms(t){const e=t.next();if(e.done)return e.value;throw new Error(
"A statement of the other engine was asked")}function vp(t){const e=t.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status, response, cre\
ated_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${Wh}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
A(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:H(c,"status"),answer:A(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}function bA(t,{apply:e,prune:n,used:s}){const o=fd.map((M,P)=>`${M}\
 = $${P+1}`).join(" AND "),r=t.prepare(`INSERT INTO usage_writers VALUES ($1, $2, :now)
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE usage_writers.number < excluded.number`),i=t.prepare("SELECT 1 FROM usage_ended LIMIT 1"),a=t.prepare(`DELETE FROM usage_ended WHERE deploy_id IN
    (SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING status, ended_at, ms,
      (SELECT org FROM apps WHERE id = app) AS org, (SELECT project FROM apps WHERE id = app) AS project,
      (SELECT app_id FROM apps WHERE id = app) AS app_id`),c=t.prepare(`INSERT INTO usage_turns VALUES ($1, :now)
    ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`),d=t.prepare(`SELECT t.keyspace AS of, a.org, a.project, a.\
app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ANY ($1::bigint[])`),u=t.prepare(`SELECT ${vt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),l=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${o}`),f=t.prepare(`SELECT s\
tart, ${Mp} FROM usage_sums WHERE ${o} AND step = $5 AND start >= $6
    ORDER BY start`),y=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${o}`),w=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),N=t.prepare(`SELECT ${vt}, sum(${Yr})::bigint AS limited, max(${Xr})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${un("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${Yr} > 0 OR ${Xr} >= $3))
    GROUP BY ${vt} HAVING sum(${Yr}) > 0 OR max(${Xr}) >= $3
    ORDER BY limited DESC, most DESC, ${vt} LIMIT $4`),_=Pe.map(M=>`coalesce(sum(u.${M}), 0)::bigint AS ${M}`).join(", "),g=M=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${_}
      FROM (SELECT * FROM usage_scopes WHERE ${M} ORDER BY ${vt} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),b=`app <> '' AND kvs_table = '' AND ${un("usage_scopes",6,"app")}`,R=g(`org = $3 AND (project,\
 app) > ($4, $5) AND ${b}`),D=g(`org = $3 AND project = $4 AND app > $5 AND ${b}`),k=g("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),$=({org:M,project:P,app:Y},K,{after:ce,within:X,limit:te})=>{const Te=ce?.name??"";return P===""?R(te,K,M,ce?.project??"",Te,X):Y===""?D(te,K,M,P,Te,X):
k(te,K,M,P,Y,Te)};return{add:({writer:M,number:P,rows:Y})=>t.write(function*(){(yield*r(M,P)).count===1&&(yield*e(Y))}),async countEnded(M){return await Et(t,i())===
0?0:t.write(function*(){const{rows:P}=yield*a(M);return yield*e(P.filter(({org:Y})=>Y!==null).map(AA)),P.length})},claimTurn:async(M,P)=>await Et(t,c(M,P))===1,
setStored:(M,P)=>t.write(function*(){yield*t.lock("sizes");const Y=(yield*d(M.tables.map(({keyspace:te})=>te))).rows,K=new Map(Y.map(te=>[H(te,"of"),jp(te)])),{
rows:ce}=yield*u(M.after,M.upTo),X=kA(M,K,ce.map(jp),P);yield*e(X.rows);for(const{scope:te,keyspace:Te}of X.keyspaces)yield*l(...zt(te),Te)}),prune:n,series:(M,P,Y)=>ge(
t,f(...zt(M),P,Y),K=>({start:H(K,"start"),counts:Fp(K)})),parts:(M,P,Y)=>ge(t,$(M,P,Y),OA),pressed:(M,P,{busy:Y,limit:K,within:ce})=>ge(t,N(M,P,Y,K,ce),SA),full:({
tableBytes:M,tableKeys:P,organizationBytes:Y})=>ge(t,w(M,P,Y),K=>H(K,"keyspace")),stored:async M=>await ze(t,y(...zt(M)),xp)??{keys:0,bytes:0},used:s}}const fd=[
"org","project","app","kvs_table"],vt=fd.join(", "),Mp=Pe.join(", "),Cp=Ui();function zt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function hd(t){return{
org:A(t,"org"),project:A(t,"project"),app:A(t,"app"),table:A(t,"kvs_table")}}const Up=t=>Pe.filter(e=>t.test(e)).join(" + "),Yr=`(${Up(/^(?:get|put|delete|other)_limited$/)}\
)`,Xr=`(${Up(/^(?:get|put|delete|other)_/)})`;function SA(t){return{scope:hd(t),limited:H(t,"limited"),most:H(t,"most")}}function xp(t){return{keys:H(t,"keys"),
bytes:H(t,"bytes")}}function OA(t){return{scope:hd(t),counts:Fp(t),stored:xp(t)}}function Fp(t){return Object.fromEntries(Pe.map(e=>[e,H(t,e)]))}function RA(t){
const e=new Map;for(const{scope:n,hour:s,counts:o}of t)for(const r of LA(n))for(const i of["hour","day"]){const a=Math.floor(s/At[i])*At[i],c=JSON.stringify([...zt(
r),i,a]),d=e.get(c)??{scope:r,step:i,start:a,counts:Pe.map(()=>0)};for(const[u,l]of Pe.entries())d.counts[u]=(d.counts[u]??0)+o[l];e.set(c,d)}return[...e].sort(
([n],[s])=>n<s?-1:1).map(([,n])=>n)}function LA({org:t,project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{
org:t,project:e,app:n,table:""}];return s===""?o:[...o,{org:t,project:e,app:n,table:s}]}function IA(t){const e=new Map,[n,s]=[Pe.indexOf("keys_change"),Pe.indexOf(
"bytes_change")];for(const{scope:o,step:r,start:i,counts:a}of t){if(r!=="day")continue;const c=JSON.stringify(zt(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??
0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function AA(t){const e=A(t,"status"),n=["deploy_succeeded","d\
eploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:A(t,"org"),project:A(t,"project"),app:A(t,"app_id"),table:""},hour:Math.floor(H(t,
"ended_at")/At.hour)*At.hour,counts:{...Cp,...n&&{[n]:1},build_ms:H(t,"ms")}}}function jp(t){const e=Me(t,"keyspace");return{scope:hd(t),keyspace:e,keys:Me(t,"k\
eys")??0,bytes:Me(t,"bytes")??0}}function kA({tables:t},e,n,s){const o=Math.floor(s/At.hour)*At.hour,r=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(zt(d.scope).
join(`
`));const f={...Cp,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(zt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const Pp=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'day'\

  AND start >= $2`,ys=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,DA={apps:ys("SELECT count(*) FROM apps WHERE org = $1\
 AND deleted_at IS NULL"),disk:ys(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
      WHERE a.org = $1 AND a.deleted_at IS NULL`,"SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = $1"),buildsAtOnce:ys("SE\
LECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),buildMinutesPerMonth:ys(`SELECT sum(build_ms) ${Pp}`,"SELECT sum(ms) FROM usage_ended\
 JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:ys(`SELECT sum(${Xr} - ${Yr}) ${Pp}`)},$A=new Set(["buildMinutesPerMonth","\
kvsRequestsPerMonth"]);function co(t){const e=new Map(Object.entries(DA).map(([i,a])=>[i,t.prepare(a)])),n=t.prepare(`SELECT CAST(coalesce(sum(d.release_bytes),\
 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),s=t.prepare(ys(`SELECT sum(bytes) FROM (SELECT d.release_bytes AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,"SELECT release_bytes FROM deployments WHERE deploy\
_id = $1 AND stored_release IS NOT NULL")),o=function*(i,...a){const[c]=i?(yield*i(...a)).rows:[];return c?H(c,"n"):0},r=(i,a,c=0)=>o(e.get(a),i,...$A.has(a)?[c]:
[]);return{async used(i,a,c){const d=c.map(async u=>[u,await t.read(()=>r(i,u,a))]);return Object.fromEntries(await Promise.all(d))},*lock(i,{apps:a,disk:c}={}){
(a!==void 0||c!==void 0)&&(yield*t.lock("quotas",i))},*checkApp(i,{apps:a,disk:c}={},d){const u=a===void 0?0:yield*r(i,"apps");if(a!==void 0&&u>=a)throw new nn(
{org:i,name:"apps",used:u,quota:a});c===void 0||d===void 0||Bp(i,yield*r(i,"disk"),yield*o(n,d),c)},*checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=yield*o(
s,a,d);Bp(i,(yield*r(i,"disk"))-l,c,u)},*checkTime(i,a){if(!a)return;const c=yield*r(i,"buildMinutesPerMonth",a.since);if(c<a.ms)return;const d={used:c/Hp,quota:a.
ms/Hp,until:a.until};throw new nn({org:i,name:"buildMinutesPerMonth",...d})}}}function Bp(t,e,n,s){const o=e+n;if(o>s)throw new nn({org:t,name:"disk",used:e,quota:s,
needs:o})}const Hp=6e4;function*pd(t,e,n,s){const o=lI(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const Wp=`UPDATE apps SET repository = $2, branch\
 = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,Gp="slipway_changed('site', subdomain)",vA=10;function MA(t,{random:e,
env:n}){const s=t.prepare(so),o=t.prepare(`SELECT * FROM apps WHERE ${Xt}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch,\
 build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(Wp,Gp),a=k=>{const $=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${k} AND ${un("apps",7)}`;return{firstOnes:t.prepare(`${$} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${$} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],u="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",l=t.prepare(`${u} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${u} < $3 ORDER BY app_id DESC LIMIT $4`),[y,w]=[t.prepare(Xp(">","")),t.prepare(Xp("<","D\
ESC"))],N=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),_=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),g=co(t),b=vp(t),R=function*(k,$,M){const{added:P,removed:Y}=zL($,M);if(Y.length>0&&(yield*N(k,Y)),P.length===0)return Y;
const K=(yield*_(k,P)).rows.map(X=>A(X,"name")),ce=P.find(X=>!K.includes(X));if(ce!==void 0)throw new _n(ce);return[...Y,...P]},D=function*({key:k,type:$,config:M}){
for(let P=1;P<=vA;P+=1){const Y=[OL(k.appID,e),`env-${Hc(16,e)}`],[K]=(yield*r(...Ae(k),$,...Vc(M),...Y,Kc(M))).rows;if(K&&(yield*R(H(K,"id"),void 0,M)),K)return Ze(
K);if((yield*o(...Ae(k))).count>0)return}throw new x.GQ("internal",`No free subdomain was found for the app ${k.appID}`)};return{find:k=>ze(t,o(...Ae(k)),Ze),create:(k,$,M)=>t.
write(function*(P){const{key:Y,bounds:K,config:ce,type:X}=k;yield*g.lock(Y.org,K);const te=yield*b(M,function*(){if(!((yield*o(...Ae(Y))).count>0))return yield*g.
checkApp(Y.org,K),yield*D(k)});return te?.kind!=="done"?te??{kind:"taken"}:(yield*t.record($,[WR(Y,{...ce,type:X})]),yield*P([{kind:"site",subdomain:te.made.subdomain},
...Yp(te.made.settings.domains??[])]),te)}),update:(k,$,M)=>t.write(function*(P){const[Y]=(yield*s(...Ae(k))).rows;if(!Y)return;const[K,ce,X]=[H(Y,"id"),Ze(Y),qc(
Ze(Y),$)],te=yield*R(K,ce,X);yield*t.record(M,Uc(k,ce,X));const[Te={}]=(yield*i(K,...Vc(X),Kc(X))).rows;return yield*P([{kind:"site",subdomain:ce.subdomain}],"t\
old"),yield*P(Yp(te)),Ze(Te)}),env:async k=>(await t.read(()=>n.read(k)))?.env??{},async variables(k){const $=await t.read(()=>n.read(k));return $?fI(Object.keys(
$.env),$.changes):[]},replaceEnv:(k,$,M)=>t.write(function*(P){const Y=yield*n.lock(k);return Y?(yield*pd(n,Y,$,M.by),yield*t.record(M,xc(k,"env.replace",Y.env,
$)),yield*P([{kind:"site",subdomain:Y.subdomain}]),!0):!1}),editEnv:(k,$,M,P)=>t.write(function*(Y){const K=yield*n.lock(k);if(!K)return{kind:"no_app"};const ce=dI(
K.env,$,M);return ce?(yield*pd(n,K,ce,P.by),yield*t.record(P,xc(k,"env.edit",K.env,ce)),yield*Y([{kind:"site",subdomain:K.subdomain}]),uI(K.env,ce,$)):{kind:"fu\
ll"}}),async organizations({after:k=Cr,before:$,limit:M}){const P=($===void 0?y:w)($??k,M),Y=await ge(t,P,K=>A(K,"org"));return $===void 0?Y:Y.toReversed()},async inProject(k,$,{
after:M=Cr,before:P,limit:Y}){const ce=await ge(t,(P===void 0?l:f)(k,$,P??M,Y),Ze);return P===void 0?ce:ce.toReversed()},async list(k,$){const M=$.deleted?d:c,P=($.
before?M.lastOnes:M.firstOnes)(k,...VL($),$.limit,$.within),Y=await ge(t,P,Ze);return $.before?Y.toReversed():Y}}}function Yp(t){return t.map(e=>({kind:"domain",
domain:e}))}function Xp(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECURSIVE steps (org, n) AS (SELECT ${n(
"$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}function Kp(t,e){const n=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e\
.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.${Xt.replaceAll(" AND "," AND a.")} ORDER BY e.name`),s=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by\
 FROM env WHERE app = $1 ORDER BY name"),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${An}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM e\
nv WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(u,l)=>({env:zp(e,u,l),changes:CA(l)}),d=function*(u,l){const[f,y]=[H(u,"id"),Ft(u)],{rows:w}=yield*s(f);return{...c(y,w),
key:y,app:f,subdomain:A(u,"subdomain"),now:l}};return{*read(u){return c(u,(yield*n(...Ae(u))).rows)},*lock(u){const[l]=(yield*o(...Ae(u))).rows;return l&&(yield*d(
l,H(l,"now")))},*lockOf(u){return yield*d(u,H((yield*r()).rows[0]??{},"now"))},*store({app:u,key:l},f,y){yield*i(u);for(const[w,N]of Object.entries(f)){const{at:_=null,
by:g=null}=y.get(w)??{};yield*a(u,w,Hs(e,"variables",Sa(l,w),N),_,g)}}}}function CA(t){return new Map(t.map(e=>[A(e,"name"),{at:Me(e,"changed_at"),by:pe(e,"chan\
ged_by")}]))}function zp(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[A(s,"name"),A(s,"value")],i=H(s,"is_sealed")===1;return[o,i?Ws(t,"variables",Sa(
e,o),r):r]}))}const Kr="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",Ed="finished_at = ?, lease_node = NULL, lease_until = NU\
LL, stored_release = NULL, env = NULL",qp=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${Ed}`;function UA(t){const{database:e,commands:n,changes:s,
clock:o,keepReleases:r}=t,i=co(ld(e)),a=X=>e.prepare(`UPDATE deployments SET ${X} WHERE ${Kr}`),c=a("lease_until = ?"),d=X=>a(`status = ?, stage = ?, ${X} = coa\
lesce(${X}, ?)`),u={clone:d("started_at"),install:d(oo.install),build:d(oo.build),sync:d(oo.sync),activate:d(oo.activate)},l=a(`commit_sha = ?, commit_subject =\
 coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),f=e.prepare(`SELECT 1 FROM deployments WHERE ${Kr}`),y=a("stored_release = ?, release_files = ?, release_bytes \
= ?, warnings = ?"),w=e.prepare(`UPDATE apps SET type = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),N=a(qp),_=md(e),g=Es(e,o),b=xA(t),R=e.prepare(`SELECT deploy_id, st\
age FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),D=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),k=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),$=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),M=jA(t),P=PA(t),Y=(X,te,...Te)=>n.read(()=>X.run(...Te,te.deployID,te.fence).changes===1),K=(X,te,Te)=>{
if(P.isLive(X.deployID))return P.end(X,Te);const je=[...Vp(t,X.deployID,te,Te),X.deployID,X.fence],dt=N.run(...je).changes===1;return dt&&g(be,[jh(Ft(_(X.deployID)),
X.deployID,te)]),dt},ce=X=>(X.length>0&&s.publish({kind:"jobs"}),X);return{claim:(X,te=la)=>n.write(()=>M(X,te)),renew:X=>Y(c,X,o.now()+Ln),advance:(X,te)=>Y(u[te],
X,Ff[te],te,o.now()),recordCommit:(X,te,Te)=>Y(l,X,te,Te?.subject??null,Te?.author??null),recordRelease:(X,te,Te,je,dt,ut)=>n.write(()=>{const nt={deployID:X.deployID,
bytes:Te?.bytes??0,kept:r-1};ut&&f.get(X.deployID,X.fence)&&ms(i.checkRelease(ut.org,nt,ut.bytes));const Mt=[te,Te?.files??null,Te?.bytes??null,sp(je)],De=y.run(
...Mt,X.deployID,X.fence).changes===1,qe=_(X.deployID),Ke=De&&dt!==void 0&&w.get(dt,o.now(),X.deployID,dt);return Ke&&g(be,Uc(Ft(Ke),Ze(qe),Ze(Ke),X.deployID)),
De}),async finish(X,te){if(te.kind==="live"){const{manifestHash:Te,logBytes:je,warnings:dt}=te,ut=await n.write(()=>{const nt=P.switch(X,Te);return nt&&P.end(X,
je,dt)?nt:void 0});if(!ut)return!1;ut.isNew&&s.publish({kind:"site",subdomain:ut.subdomain})}else if(!await n.write(()=>K(X,te.facts,te.logBytes)))return!1;return s.
publish({kind:"jobs"}),!0},async goLive(X,te){const Te=await n.write(()=>P.switch(X,te));return Te?.isNew&&s.publish({kind:"site",subdomain:Te.subdomain}),Te!==
void 0},endOf:({deployID:X,fence:te})=>n.first($,[X,te],Xc),expire:async()=>ce(await n.write(()=>R.all(o.now()).map(b))),expireAll:()=>ce(ps(e,()=>D.all().map(b))),
isBusy:()=>n.read(()=>k.get()!==void 0)}}function Vp({keyring:t,clock:e},n,s,o){return[s.stage,PL(t,n,s),o??null,e.now()]}function md(t){const e=t.prepare("SELE\
CT a.* FROM deployments d JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function xA(t){const{database:e,clock:n}=t,s=e.prepare(`UPD\
ATE deployments SET ${qp} WHERE deploy_id = ?`),o=e.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${Ed}
    WHERE deploy_id = ? AND EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),r=md(e),i=Es(e,n);return a=>{const c=A(a,"deploy_id");
if(o.run(n.now(),c).changes===1)return c;const d=jf(Yc(a)??"clone");return s.run(...Vp(t,c,d,void 0),c),i(be,[jh(Ft(r(c)),c,d)]),c}}const yd="finished_at IS NUL\
L AND status = 'queued'",FA=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${yd}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${yd} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${yd} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each(?) WHERE key = turns.org), ?) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function jA({database:t,
keyring:e,clock:n}){const s=t.prepare(FA),o=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = ? ORDER BY name");return(i,{
of:a,most:c})=>{const d=s.get(JSON.stringify(a),c);if(!d)return;const u=n.now(),l=A(d,"deploy_id"),f=H(d,"fence");o.run(Ff.clone,u,f,i,u+Ln,l);const y=()=>zp(e,
Ft(d),r.all(H(d,"id")));return{deployID:l,fence:f,job:tI(d,rp(e,d)??y())}}}function PA({database:t,keyring:e,clock:n,keepReleases:s}){const o=t.prepare(`UPDATE \
deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, warnings = ?, ${Ed}
    WHERE ${Kr}`),r=t.prepare(`SELECT deploy_id, configuration, env, triggered_by FROM deployments WHERE ${Kr}`),i=t.prepare("SELECT warnings FROM deployments W\
HERE deploy_id = ?"),a=t.prepare("SELECT 1 FROM releases WHERE deploy_id = ?"),c=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),d=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),u=ld(t,n),l=Kp(u,e),f=md(t),
y=Es(t,n),w=u.prepare(Wp),N=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`),_=g=>a.get(g)!==void 0;return{isLive:_,switch({deployID:g,fence:b},R){const D=n.now(),k=r.get(g,b);if(!k)return;const $=f(
g),M=A($,"subdomain");if(_(g))return{subdomain:M,isNew:!1};const[P,Y]=[H($,"id"),Ft($)],K={...be,by:pe(k,"triggered_by")};y(be,[YR(Y,g,pe($,"live_release"))]);const[
ce,X]=[xL(k),rp(e,k)];if(ce){const te=qc(Ze($),ce);ms(w(P,...Vc(te),Kc(te))),y(K,Uc(Y,Ze($),te,g))}if(X){const te=ms(l.lockOf($));ms(pd(l,te,X,K.by)),y(K,xc(Y,"\
env.replace",te.env,X,g))}return c.run(R,D,g),d.run(g,P),N.run(P,s),{subdomain:M,isNew:!0}},end({deployID:g,fence:b},R,D=[]){const k=FL(i.get(g)??{},D);return o.
run(R??null,k,n.now(),g,b).changes===1}}}const uo=32,BA=4,HA=new Uint8Array;class WA{#e;#t=new Map;#n=[];#s="";isActive=!0;constructor(e,n){this.#e=n,this.replace(
e)}get id(){return this.#s}get ids(){return this.#n.map(ws)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?ws(e[0]):""}sealWith(e){return this.ids.includes(e)?
(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>ws(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(o,e)),s=this.#e.
opensRaw?this.#n.map(o=>({id:HA,key:o})):[];return[...n,...s]}wrong(e){return e instanceof x.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${ws(e)} ${n}`,r=this.#t.get(
o);if(r)return r;const i={id:Qp(e),key:Zp(e,n,uo)};return this.#t.set(o,i),i}}const Jp=new WeakMap;function ws(t){const e=Jp.get(t);if(e!==void 0)return e;const n=Buffer.
from(Qp(t)).toString("hex");return Jp.set(t,n),n}function Qp(t){return Zp(t,"key-id",BA)}function Zp(t,e,n){return new Uint8Array((0,F.hkdfSync)("sha256",t,"sli\
pway",e,n))}const GA=4096;function YA(t,e){const n=(0,B.join)(t,"identity-key.json");return{async signingKey(s){return{value:XA(e,n,()=>KA(n),s),wrong:i=>eE(n,i)}}}}
function XA(t,e,n,s){const o=n();return o!==void 0?o:ps(t,()=>{const r=n();if(r!==void 0)return r;const i=s();return wd(e,i),i})}function KA(t){return Kt(()=>{const e=(0,C.
statSync)(t);if(!e.isFile()||e.size>GA)throw eE(t);return(0,C.readFileSync)(t,"utf8")})}function wd(t,e){const n=`${t}.${(0,F.randomBytes)(4).toString("hex")}`,
s=(0,C.openSync)(n,"wx",384);try{try{(0,C.writeSync)(s,Buffer.from(e)),(0,C.fsyncSync)(s)}finally{(0,C.closeSync)(s)}(0,C.renameSync)(n,t)}catch(o){throw(0,C.rmSync)(
n,{force:!0}),o}}function eE(t,e){return new x.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new\
 key. Tokens that were signed with the old one become invalid.",cause:e})}const zA=1024,qA=/^[A-Za-z0-9+/]{43}=$/;function VA(t,e){const n=(0,B.join)(t,"platfor\
m.key"),s=`${n} has no key that the secrets in platform.db were sealed with`,o=new WA([],{wrong:c=>lo(s,c),opensRaw:!0});let r=!1;const i=()=>{if(r)return;const c=zr(
n)??tE(e,()=>zr(n)??JA(n,e));QA(n,e,c),(0,C.chmodSync)(n,384),o.replace(c),ZA(e,o.id),r=!0},a=()=>(i(),o);return{load:i,get id(){return a().id},get ids(){return a().
ids},isActive:!0,current:c=>a().current(c),all:c=>a().all(c),wrong:c=>o.wrong(c),add(){return i(),ps(e,()=>{const c=[(0,F.randomBytes)(uo),...zr(n)??[]];return nE(
e,c.map(ws)),wd(n,sE(c)),o.replace(c),o.id})}}}function b$(t){const e=join(t,"platform.key"),n=zr(e),s=`${e} has no key that the secrets in platform.db were sea\
led with`;return n&&new Secrets(n,{wrong:o=>lo(s,o),opensRaw:!0})}function tE(t,e){return t.isTransaction?e():ps(t,e)}function JA(t,e){if(nk(e))throw lo(`${t} i\
s missing, and secrets in platform.db are sealed with it`);const n=(0,F.randomBytes)(uo);return e.exec("DELETE FROM sealed_with"),wd(t,sE([n])),[n]}function QA(t,e,n){
const s=n.map(ws),r=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>A(i,"key_id")).find(i=>!s.includes(i));if(r!==void 0)throw lo(`${t}\
 lacks the key ${r}, and data is sealed with it`)}function ZA(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||tE(t,()=>nE(t,[e]))}function nE(t,e){
const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const ek=["kvs_tables","kvs_roles","notify_tar\
gets","hooks"],tk=["env","deployments"];function nk(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return ek.some(e)||e("sealed_with")&&tk.
some(e)}function sE(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function zr(t){return Kt(()=>{const e=(0,C.statSync)(t),n=e.isFile()&&e.size<=zA?(0,C.readFileSync)(t):void 0,s=n&&sk(n);if(!s)throw lo(`${t} is nei\
ther a key of ${uo} bytes nor lines of keys in base64`);return s})}function sk(t){if(t.length===uo)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>qA.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function lo(t,e){
return new x.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function ok({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function rk(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const ik=160;
class ak{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Td(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Td(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Td(e,n),this.#t.delete(e))}}function Td(t,e){return ik+2*(t.length+e.
value.length)}const ck=16*1024*1024,oE=1e3,gd=0,qr="room",dk=`
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
`,uk=`
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
`;function rE(t){const e=(t.open??(n=>new dd.DatabaseSync(n)))(t.path);try{return e.exec(dk),lk(e),new fk(e,t)}catch(n){throw e.close(),Rh(n)?new x.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function lk(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${uk} COM\
MIT;`)}class fk{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=hk(e),this.#n=new ak(n.cacheBytes??ck),this.#s=n.onPoisoned??(()=>{}),this.#o=
n.clock??J.ml}get(e,n){if(this.#a==="closed")throw new Re("the store is closed");const s=Vr(e,n),o=this.#n.get(s)??this.#c(s,e,n);return o&&(o.expiresAt===null||
o.expiresAt>this.#o.now())?o:void 0}#c(e,n,s){try{const o=this.#t.get.get(n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(
o.expires_at)};return this.#n.set(e,r),r}catch(o){throw new Re("the store could not be read",{cause:o})}}put(e,n,{value:s,ttlMs:o}){const r={value:s,expiresAt:o===
void 0?null:this.#o.now()+o};return this.#d(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(Vr(e,n),r))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(Vr(e,n)))}async keys(e,n){if(this.#a==="closed")throw new Re("the store is closed");try{const o=this.#t.keys.all(e,ok(n).toString(),this.#o.
now(),n.limit).map(r=>({key:A(r,"key"),bytes:H(r,"bytes"),expiresAt:Me(r,"expires_at")}));return rk(o,n)}catch(s){throw new Re("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#o.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
oE).map(s=>A(s,"key"))},()=>{for(const s of n)this.#n.delete(Vr(e,s))});while(n.length===oE)}async sizes(e,n){if(this.#a==="closed")throw new Re("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:H(s,"keyspace"),keys:H(s,"keys"),bytes:H(s,"bytes")}))}catch(s){throw new Re("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new Re(`the store is ${this.#a}`);this.get(gd,qr),this.#r&&await this.#d(()=>{this.#t.put.run(gd,qr,qr,
null),this.#t.delete.run(gd,qr)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Ap(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,o)=>{if(this.#a!=="open")return o(new Re(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:o})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#r=no(n),this.#l()&&this.#r||this.#h(
n);const o=new Re("the write was not stored",{cause:n});for(const r of e)r.reject(o);return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function Vr(t,e){return`${t}/${e}`}function hk(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function pk(t,e,n){const s=iE(
t),o=e.identity();Ek(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??s??(0,F.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function Ek(t,{identity:e,highest:n},s){const o=iE(t),r=mk(t);if(n>r)throw _d(s,`kvs.db\
 contains entries of table ${n}, and ${r===0?"platform.db never had a table":"platform.db is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw _d(s,"they come fr\
om two data directories");if(o!==void 0&&e===void 0&&yk(t))throw _d(s,"kvs.db is missing, or older than platform.db")}function iE(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function mk(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function yk(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function _d(t,e){return new x.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const aE="kvs.db";function wk({dataDir:t,lasting:e=!0,database:n,clock:s,log:o=Gs}){const r=e?Tk((0,B.join)(t,aE),s,o):rE({path:"\
:memory:",clock:s});try{pk(n,r,t)}catch(i){throw r.close(),i}return r}function Tk(t,e,n){return(0,C.writeFileSync)(t,"",{flag:"a",mode:384}),rE({path:t,clock:e,
onPoisoned:o=>n("error","kvs_store_poisoned",{reason:o instanceof Error?o.message:String(o),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const Nd=6e4;function gk(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),
i=Math.floor(r/Nd);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=c)return Math.ceil((Nd-r%Nd)/1e3);for(const{name:a}of o)s(a).value+=
1;return 0}}}function _k(t,e){const n=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${Ln}
    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${Nk} RETURNING fence`),s=t.prepare(`UPDATE collection SET lease_until = :now + ${Ln}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),r=t.prepare(Sk),i=t.prepare(
`SELECT d.notes, ${bk} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),a=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),c=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),d=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),u=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),l=t.prepare("SELECT swept_before FROM collection"),f=t.prepare("UPDAT\
E collection SET swept_before = $1");return{hold:y=>ze(t,n(y),w=>({fence:H(w,"fence")})),renew:async({fence:y})=>await Et(t,s(y))===1,release:async({fence:y})=>{
await Et(t,o(y))},async due(y,w){if(y===0&&await Et(t,r())>0)throw new Re("The records of releases are missing: the database is being restored");return ge(t,i(y,
w),Ok)},add:({org:y,manifestHash:w,notes:N},_)=>t.write(function*(){(yield*a(N)).count!==0&&(yield*c(y,w,_)).count>0&&(yield*e.count(y,_))}),end:({org:y,manifestHash:w,
notes:N})=>t.write(function*(){if((yield*a(N)).count===0)return;const[_]=(yield*d(y,w)).rows;_&&(yield*e.uncount(y,Yt(_,"objects")))}),keep:async({notes:y})=>{await Et(
t,a(y))},waiting:(y,w)=>ge(t,u(y?.org??"",bd(y?.hash??""),w),N=>({org:A(N,"org"),hash:Buffer.from(Yt(N,"object")).toString("hex")})),unused:e.unused,remember:e.
remember,forget:e.forget,sweptBefore:()=>ze(t,l(),y=>y.swept_before===null?void 0:H(y,"swept_before")),recordSweep:async y=>{await Et(t,f(y))}}}const cE=32,Nk=2*
Ln,bk=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,fo=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,Sk=`SELECT 1 AS found FROM (SELECT
    ${fo("org","apps WHERE live_release IS NOT NULL")} AS live, ${fo("deploy_id","releases")} AS kept,
    ${fo("org","release_objects")} AS recorded, ${fo("seq","collection_notes")} AS noted,
    ${fo("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function Ok(t){return{org:A(t,"org"),manifestHash:A(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:A(t,"notes").split(",").map(Number)}}function bd(t){return Buffer.from(t,"hex")}function Rk(t){const e=t.prepare(`INSE\
RT INTO object_references (org, object, releases) VALUES ($1, $2, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),n=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND objec\
t = $2"),s=t.prepare("SELECT 1 FROM object_references WHERE org = $1 AND object = $2 AND releases > 0"),o=t.prepare("INSERT INTO object_references (org, object,\
 releases) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING"),r=t.prepare("DELETE FROM object_references WHERE org = $1 AND object = $2 AND releases = 0"),i=function*(c,d,u){
for(let l=0;l<u.length;l+=cE)yield*c(d,u.subarray(l,l+cE))},a=(c,d,u)=>t.write(()=>i(c,d,Buffer.concat(u.map(bd))));return _k(t,{count:(c,d)=>i(e,c,d),uncount:(c,d)=>i(
n,c,d),unused:(c,d)=>t.read(function*(){const u=[];for(const l of d)(yield*s(c,bd(l))).count===0&&u.push(l);return u}),remember:(c,d)=>a(o,c,d),forget:(c,d)=>a(
r,c,d)})}const Lk=100;function Ik(t,e,n=J.ml){const s=Es(t,n),o=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),r=Gr(t),i=t.prepare(
`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(w,N,_=[])=>{const g=await r.
write(()=>w.all(..._,N).length>0);return g&&e.publish({kind:"role",accessKeyID:N}),g},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),y=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:w,environmentID:N,sealed:_,expiresAt:g},{now:b,most:R},D){const k=await r.write(()=>{i.run(b,
Lk);const $=a.all(N,R-1);c.run(w,N,_,g);const M=D&&o.get(N);return M&&s(D,[ie(Ft(M),"credentials.issue",{object:w})]),$.map(P=>A(P,"access_key_id"))});for(const $ of k)
e.publish({kind:"role",accessKeyID:$})},renew:(w,N)=>l(d,w,[N]),async revoke(w){await l(u,w)},find:w=>r.first(f,[w],up),any:()=>r.first(y,[],up)}}const Ak=t=>e=>A(
e,t);function Jr(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(Ak(e)(r))}]}}const kk=[Jr("kvs_tables",
"token_hash",tr,"token_sealed"),Jr("kvs_roles","access_key_id",ba),Jr("notify_targets","id",$L),Jr("hooks","id",nL),{table:"deployments",keys:["seq"],beside:{columns:[
"t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>Zn(A(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"bu\
ild-log",sealName:t=>Zn(A(t,"deploy_id"),"failure")}]}],Dk=100;function $k(t,e,n){const{table:s,keys:o,columns:r,beside:i}=t,a=[...o,...r.map(({column:u})=>u)].
map(u=>`t.${u}`),c=o.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((u,l)=>n(l+1)).join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")}\
 FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${Dk}`}function vk({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function Mk(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function dE(t){return t===null?[]:JSON.parse(t)}function uE({keys:t},e){return t.map(n=>typeof e[n]=="number"?H(e,n):A(e,n))}function Ck(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?Uk(t,s,n):xk(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function Uk(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=A(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&Yy(i)===t.id))return Hs(t,c,d,a?i:Ws(t,c,d,i))}
function xk(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[Yt(o,e),n(o),s(o)];if(!fu(t.current(i),r))try{return er(t.current(i),a,Na(t.all(i),a,r))}catch(c){
throw t.wrong(c)}}class Fk extends Error{name="RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var lE=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},fE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Sd="build_logs",jk=50,Pk=6e4;async function Bk({database:t,keyring:e,logs:n,
log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,jk);let a=r;for(const c of i){
const d=A(c,"deploy_id"),u=Me(c,"finished_at"),l=u===null||c.status==="cancelled"&&u>o.now()-Pk;if(!await Wk(n,e,d,!l).catch(y=>{if(!(y instanceof x.GQ))throw y;
return s("error","sealed_log_unreadable",{deployID:d,reason:y.message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=H(c,"seq")}return{after:a,isDone:i.length===
0,isWaiting:!1}}function Hk(t,e){return H(t.prepare("SELECT count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function Wk(t,e,n,s){const{sealed:o,
clear:r}=Hr(t,n),i=await Gk(o),a=i===void 0&&(0,C.existsSync)(r);return i===e.id||i===void 0&&!a?(await(0,Le.rm)(r,{force:!0}),!0):s?(await Xk(o,JI({deployID:n,
keyring:tA(e)},a?(0,C.createReadStream)(r):Yk(o,{deployID:n,keyring:e}))),await(0,Le.rm)(r,{force:!0}),!0):!1}function Gk(t){return cd(t,async e=>{const[n]=Br(await io(
e,{start:0,length:tt}));return n&&eA(n)})}async function*Yk(t,e,n=Number.POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=lE(s,await(0,Le.
open)(t),!0);for(let r=0;r<n;r+=tt){const i=[...Br(await io(o,{start:r,length:Math.min(tt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-
a.start;yield Sp(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.hasError=!0}finally{const o=fE(s);o&&await o}}function S$(t){return readIfThere(t,async e=>endOfLog(
e,(await e.stat()).size))}async function Xk(t,e){const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=lE(s,await(0,Le.open)(n,"w",384),
!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){s.error=o,s.hasError=!0}finally{const o=fE(s);o&&await o}}catch(s){throw await(0,Le.rm)(
n,{force:!0}),s}await(0,Le.rename)(n,t)}const hE=[...kk,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JO\
IN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>Sa(Ft(t),A(t,"name")),isClear:t=>H(t,"\
is_sealed")===0}]}],Kk=1e4,zk=10,qk=5;function Vk(t){const{database:e,commands:n,keyring:s,clock:o,log:r}=t,i=Es(e,o);let a=()=>{};const c=e.prepare("SELECT at,\
 is_done FROM sealing WHERE place = ? AND key_id = ?"),d=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),u=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),l=e.prepare("SELECT key_id FROM sealed_with"),f=_=>{const g=c.get(_,s.id);return g?{at:pe(g,"at"),isDone:H(g,"is_done")===1}:{at:null,isDone:!1}},y=(_,{
at:g,isDone:b})=>d.run(_,s.id,g,b?1:0),w=_=>n.write(()=>{const{at:g}=f(_.table),b=e.prepare($k(_,g===null,()=>"?")).all(...dE(g)),R=b.filter(k=>!Jk(t,_,k)).length;
R>0&&r("error","sealed_rows_unreadable",{table:_.table,rows:R});const D=b.at(-1);y(_.table,{at:D?JSON.stringify(uE(_,D)):g,isDone:!D})}),N=async()=>{const _=hE.
find(({table:k})=>!f(k).isDone);if(_)return await w(_),!0;const g=f(Sd);if(g.isDone)return!1;const{after:b,isDone:R,isWaiting:D}=await Bk({...t,after:Number(g.at??
0)});return await n.write(()=>{y(Sd,{at:String(b),isDone:R}),R&&u.run(s.id).changes>0&&r("info","secret_unneeded",{seals:s.id})}),R&&await n.read(()=>e.exec("PR\
AGMA wal_checkpoint(TRUNCATE)")),!R&&!D};return{step:N,start(_){let g=!1;const D=yn({everyMs:Kk,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!g&&await N();)
await(0,Or.setTimeout)(qk)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:k=>r("warn","sealing_failed",{reason:String(k)}),every:_,isDue:!0});
return a=()=>{D.run()},{async[Symbol.asyncDispose](){g=!0,await D[Symbol.asyncDispose]()}}},async status(){return n.read(()=>{const _=new Set(l.all().map($=>A($,
"key_id"))),g=$=>$===s.id?"seals":_.has($)?"needed":"unneeded",b=hE.map($=>{const{at:M,isDone:P}=f($.table);return P?0:H(e.prepare(vk($,M===null,()=>"?")).get(...dE(
M))??{},"n")}),R=f(Sd),D=b.reduce(($,M)=>$+M,R.isDone?0:Hk(e,Number(R.at??0)));return{keys:s.ids.map($=>({id:$,use:g($)})),remaining:D,awaited:[],place:"platfor\
m.key in the data directory"}})},async rotate(_){Qk(s.ids.length);const g=s.id,b=s.add();return await n.write(()=>i(_,[{action:"secret.rotate",object:b,before:{
key:g},after:{key:b}}])),a(),{from:g,to:b}}}}function Jk({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of Ck(e,n,s))t.prepare(Mk(n,o,()=>"?")).run(
r,...uE(n,s));return!0}catch(o){if(o instanceof x.GQ)return!1;throw o}}function Qk(t){if(!(t<zk))throw new Fk(`platform.key has ${t} keys`,"Remove the lines of \
those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function Zk(t){const e=new Map,n=(o,r)=>{const i=[...e].filter(
([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?r.text:void 0};
return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.expiresAt<=u),n(c-1,l=>l.identity===r),n(d-1,()=>!0),
e.set(o,{identity:r,text:i,expiresAt:u+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}function eD(t,e){const n=g=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${un("a",4)} ${g} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${kn} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=g=>`(SELECT count(*) FROM (SELECT 1 FROM ${g} AND a.deleted_at IS NULL AND ${un("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(g,b)=>t.prepare(`SELECT ${kn}, ${np} FROM deployments d /* I\
NDEXED BY ${g} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${un("a",3)} AND ${b} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),l=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=g=>t.prepare(`SELECT DISTINCT ${g} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${un("a",3)} ORDER BY 1 LIMIT $2`),[y,w]=[f("project"),f("branch")],N=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),_=async g=>new Map((await ge(t,r(g),ln)).map(b=>[b.seq,b]));return{async recent(g,{
before:b=Number.MAX_SAFE_INTEGER,failed:R=!1,within:D,limit:k}){const $=(R?o:s)(g,b,k,D),M=await ge(t,$,Y=>Y),P=await _(M.map(Y=>H(Y,"newest")));return M.flatMap(
Y=>{const K=P.get(H(Y,"newest"));return K?[{app:Ze(Y),newest:K,liveManifest:pe(Y,"live_manifest")}]:[]})},async newest(g){if(g.length===0)return[];const b=g.map(
(M,P)=>`($${3*P+1}, $${3*P+2}, $${3*P+3})`),R=t.prepare(`WITH k (org, project, app_id) AS (VALUES ${b.join(", ")})
        SELECT ${kn}, ${np} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),D=await ge(t,R(...g.flatMap(Ae)),tp),k=M=>Ae(M).join("/"),$=new Map(D.map(({app:M,
deployment:P})=>[k(M),P]));return g.map(M=>$.get(k(M))??null)},async queue(g,b,R){const D=[d,l].map(M=>ge(t,M(g,b,R),tp)),[k=[],$=[]]=await Promise.all(D);return{
running:k,waiting:$}},async counts(g,b,R){return await ze(t,a(g,b,R),k=>({apps:H(k,"apps"),live:H(k,"live"),failed:H(k,"failed")}))??{apps:0,live:0,failed:0}},async search(g,b){
const{statement:R,values:D}=QL(g,b),k=await ge(t,t.prepare(R)(...D),M=>M),$=await _(k.flatMap(M=>Me(M,"newest")??[]));return eI(k,M=>$.get(M),b)},async choices(g,b,R){
const D=[y,w].map(M=>ge(t,M(g,b,R),P=>A(P,"name"))),[k=[],$=[]]=await Promise.all(D);return{projects:k,branches:$}},async failures(g){if(g.length===0)return new Map;
const b=N(g,ip);return new Map(await ge(t,b,R=>[A(R,"deploy_id"),ap(e,R)]))}}}function tD(t){const e=co(t),n=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${Xt}\
 FOR NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = false, cancelled_by = $2, finished_at = :now,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE ap\
ps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(u){return(yield*i(u)).rows.map(l=>A(l,"token_hash"))},d=function*(u,l,f,y){const w=[];
for(const _ of u){const g=H(_,"id"),b=(yield*s(g,l.by)).rows.map(D=>A(D,"deploy_id")),[R={}]=(yield*o(g,l.by,f)).rows;w.push({app:Ze(R),deployments:b,tokens:yield*c(
g)})}const N=w.map(({app:_,deployments:g})=>GR(_,g));return yield*t.record(l,N),yield*y(w.flatMap(nD)),w.map(({app:_})=>_)};return{delete:(u,l,f)=>t.write(function*(y){
const[w]=(yield*n(...Ae(u))).rows;return!w||w.deleted_at!==null?w&&Ze(w):(yield*d([w],l,f,y))[0]}),restore:(u,l,f)=>t.write(function*(y){yield*e.lock(u.org,f);const[
w]=(yield*n(...Ae(u))).rows;if(!w)return{kind:"no_app"};const N=Ze(w);if(!N.deletion)return{kind:"not_deleted",app:N};if(N.deletion.endsAt<=H(w,"now"))return{kind:"\
too_late",app:N};const _=H(w,"id");yield*e.checkApp(u.org,f,_);const[g={}]=(yield*r(_)).rows,b=Ze(g),R=pE(yield*c(_));return yield*t.record(l,[ie(u,"app.restore")]),
yield*y([...R,{kind:"site",subdomain:b.subdomain}]),{kind:"restored",app:b}}),expire:(u,l)=>t.write(function*(f){return yield*d((yield*a(u)).rows,be,l,f)})}}function nD({
app:t,deployments:e,tokens:n}){const s=e.map(r=>({kind:"ended",deployID:r})),o=e.length>0?[{kind:"jobs"}]:[];return[...pE(n),...s,...o,{kind:"site",subdomain:t.
subdomain}]}function pE(t){return t.map(e=>({kind:"table",tokenHash:e}))}const Qr=`FROM deployments d WHERE app = (SELECT id FROM apps WHERE ${Xt})`,EE=`SELECT ${kn}\
 ${Qr} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function sD(t,e,{keyring:n,random:s,organizationQueue:o=NE}){const r=t.prepare(so),i=t.prepare(`SELECT ${kn} ${Qr}\
 AND deploy_id = $4`),a=t.prepare(EE),c=t.prepare(`SELECT ${kn} ${Qr} AND seq > $4 ORDER BY seq LIMIT $5`),d=t.prepare(`SELECT deploy_id, stage, CASE WHEN octet\
_length(failure) <= $5 THEN failure END AS failure
    ${Qr} AND deploy_id = $4 AND status = 'failed'`),u=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),l=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),y=co(t),w=vp(t),N=(b,R)=>ze(t,i(...Ae(b),R),ln),_=function*(b,R,{
key:D,act:k,request:$,time:M}){const{branch:P,commit:Y,redeployOf:K}=R,[ce,X]=[H(b,"id"),`dpl-${Hc(16,s)}`];if(yield*y.checkTime(D.org,M),(yield*l(ce,D.org,o)).
count>=o)throw new sn(o);const te=(yield*f(ce,X)).rows.map(je=>A(je,"deploy_id")),Te=yield*e.insert(b,X,{...R,env:jL(n,X,R.env)});return yield*t.record(k,[zR(D,
{deployID:X,branch:P,commit:Y,redeployOf:K},$)]),yield*t.record(be,KR(D,te,X)),Te},g=(b,R,D)=>t.write(function*(k){const[$]=(yield*r(...Ae(b.key))).rows,M=$&&(yield*D(
$));if(!$||!M)return;const P=yield*w(R,()=>_($,M,b));return P?.kind==="done"&&(yield*k([{kind:"jobs"}],"told")),P});return{async create(b,R,D,k,$){return await g(
{key:b,act:D,request:R,time:$},k,function*(P){return yield*[],HL(R,A(P,"branch"),D.by)})??{kind:"no_app"}},async redeploy(b,R,D,k,$){return await g({key:b,act:D,
time:$},k,function*(){const[P]=(yield*i(...Ae(b),R)).rows;return P&&WL(ln(P),D.by)})??{kind:"no_deployment"}},async cancel(b,R,D){const k=await t.write(function*($){
const[M]=(yield*r(...Ae(b))).rows;return!M||!(yield*e.cancel(H(M,"id"),R,D.by))?!1:(yield*t.record(D,[ie(b,"deployment.cancel",{object:R})]),yield*$([{kind:"end\
ed",deployID:R},{kind:"jobs"}],"told"),!0)});return GL(k,await N(b,R))},find:N,async list(b,{before:R=Number.MAX_SAFE_INTEGER,since:D,limit:k}){return D===void 0?
ge(t,a(...Ae(b),R,k),ln):(await ge(t,c(...Ae(b),D,k),ln)).toReversed()},ofApp:e.ofApp,failure:(b,R)=>ze(t,d(...Ae(b),R,ip),D=>ap(n,D)),totals:()=>ge(t,u(),XL)}}
function oD({branch:t,commit:e,by:n,redeployOf:s,configuration:o,env:r,facts:i}){return[t,e,n,s,o,r,i.subject,i.author]}function rD(t,e){const n=t.prepare(so),s=t.
prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${An})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",Gp);return{async site(d){const u=await ge(t,s(d),f=>f),[l]=u;return l&&oI(l,u.filter(f=>f.deploy_id!==null).map(Jc))},subdomainOf:d=>ze(
t,o(d),u=>A(u,"subdomain")),domains:(d,u)=>ge(t,r(d,u),sI),list:d=>ge(t,i(...Ae(d)),Jc),rollback:(d,u,l)=>t.write(function*(f){const[y]=(yield*n(...Ae(d))).rows,
w=y?pe(y,"live_release"):null;if(!y||w===null)return;const N=H(y,"id"),_=rI((yield*a(N)).rows.map(Jc),w,u);if(_)return yield*t.record(l,[XR(d,w,_.deployID)]),yield*c(
N,_.deployID),yield*f([{kind:"site",subdomain:A(y,"subdomain")}],"told"),{..._,previous:w}})}}function iD(t,e,n){return{apps:{...MA(t,{random:n.random,env:e.env}),
...tD(t)},deployments:sD(t,e.deployments,n),releases:rD(t,e.releaseSeq),activity:eD(t,n.keyring)}}function aD(t){const e=t.prepare(`UPDATE deployments SET statu\
s = 'cancelled', cancelled_by = $3, finished_at = :now,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),n=t.prepare(`INSERT INTO deployments (deploy_id, app, org, status, bra\
nch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1`),s=t.prepare(`SELECT ${kn} FROM deployments d WHERE d.deploy_id\
 = $1`),o=t.prepare(`SELECT * FROM apps WHERE ${An}`),r=t.prepare(EE);return{*cancel(i,a,c){return(yield*e(i,a,c)).count===1},*insert(i,a,c){return yield*n(Number(
i.id),a,...oD(c)),ln((yield*s(a)).rows[0]??{})},ofApp:(i,{before:a=Number.MAX_SAFE_INTEGER,limit:c})=>t.read(function*(){const[d]=(yield*o(...Ae(i))).rows,{rows:u}=yield*r(
...Ae(i),a,c);return d&&{app:Ze(d),deployments:u.map(ln)}})}}function cD(t,e){const n={env:Kp(t,e.keyring),deployments:aD(t),releaseSeq:"(SELECT d.seq FROM depl\
oyments d WHERE d.deploy_id = r.deploy_id)"};return iD(t,n,e)}const Zr={hour:35*864e5,day:400*864e5};function dD(t,e){const[n,s,o]=[Gr(t),uD(t),lD(t)];return bA(
e,{apply:r=>ao(()=>s(r)),prune:(r,i)=>n.write(()=>o(r,i)),used:co(e).used})}function uD(t){const e=t.prepare(`INSERT INTO usage_sums (${vt}, step, start, ${Mp})\

    VALUES (${"?, ".repeat(fd.length+1+Pe.length)}?)
    ON CONFLICT DO UPDATE SET ${Pe.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${vt}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const o=RA(s);for(const{scope:r,step:i,start:a,counts:c}of o)e.run(
...zt(r),i,a,...c);for(const{scope:r,keys:i,bytes:a,usedOn:c}of IA(o))n.run(...zt(r),i,a,c)}}function lD(t){const e=t.prepare(`DELETE FROM usage_sums WHERE (${vt}\
, step, start) IN
    (SELECT ${vt}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${vt}) IN
    (SELECT ${vt} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(o,r)=>{
s.run(o-Zr.hour);const[i,a,c]=[e.run("hour",o-Zr.hour,r),e.run("day",o-Zr.day,r),n.run(o-Zr.day,r)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var fD=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hD=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const pD=10;async function ED(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=wA(t.dir),{lasting:s,clock:o=J.ml,log:r}=t,i=fD(e,new AsyncDisposableStack,!0);i.use(kp(n));const a=i.adopt(mE(n,t),yE),c=i.use(wE(a,n,
Lp(),t)),d=i.use(wk({dataDir:n,lasting:s,database:a,clock:o,log:r}));c.keyring.load(),c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_\
until = NULL");const u=wI(n,f=>{Ap(a,(0,B.join)(f,"platform.db")),d.copyTo((0,B.join)(f,aE))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:gk(
o),sessions:Zk(o),backUp:u,[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=hD(e);n&&await n}}function O$(t,e,n){const s=wE(
mE(t,n),t,e,n);return s.keyring.load(),s}function mE(t,{database:e,lasting:n=!0}){return e??pA(n?t:void 0)}function yE(t){t.isOpen&&t.close()}function wE(t,e,n,s){
const{lasting:o=!0,keepReleases:r=pD,clock:i=J.ml,random:a=bL,log:c}=s,d=Gr(t),u=ld(t,i,n),l=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),f=t.prepare(
`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),y=(g,b)=>f.get(g,b)!==void 0,w=VA(e,t),N=(0,B.join)(e,"logs"),_={kind:"\
local",dir:(0,B.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:_,blobs:new GI(_),state:cD(u,{keyring:w,random:a,organizationQueue:s.organizationQueue}),
jobs:UA({database:t,keyring:w,commands:d,changes:n,clock:i,keepReleases:r}),logs:dA(N,w,{log:c,mayAppend:y}),tables:EI(u),roles:Ik(t,n,i),keys:YA(e,t),keyring:w,
sealing:Vk({database:t,commands:d,keyring:w,logs:N,clock:i,log:c??Gs}),members:TL(u),logins:fL(u),accessTokens:FR(u),usage:dD(t,u),keeping:rL(u),audit:jR(u),references:Rk(
u),schedules:hI(u),notify:kL(u),hooks:tL(u),cdn:hA(t,d,i),dns:TA(t,d,i),check:()=>d.read(()=>{l.get()}),async[Symbol.asyncDispose](){yE(t)}}}var TE=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},gE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function mD(t){Ku(t);const e=!(0,C.existsSync)((0,B.resolve)(t.dir));try{const n={
stack:[],error:void 0,hasError:!1};try{const s=TE(n,new AsyncDisposableStack,!0),o=s.use(await ED(t));return await $R(o),s.move(),await bR({...t,stores:o,nodeDir:o.
dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=gE(n);s&&await s}}catch(n){throw e&&yD((0,B.resolve)(t.dir)),wD(n,(0,B.resolve)(t.dir))}}function yD(t){
if((0,C.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=TE(e,kp(t),!1);(0,C.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=
!0}finally{gE(e)}}catch{}}function wD(t,e){const n=(r,i,a)=>new x.GQ(r,i,{input:"data",remedy:a,cause:t});if(t instanceof x.GQ)return t;if(no(t))return n("disk_\
full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Oh(t)){const r=`\
A database of the data directory ${e} is damaged: ${(0,x.bD)(t)}`;return n("unsupported_data",r,"Restore a backup of the directory, or name another one with --d\
ata.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,x.xU)(t)===void 0||!(0,oe.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,x.
xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}}),
1101:((Fe,Ee,S)=>{S.d(Ee,{Ih:()=>oe,Lw:()=>x});var C=S(2373);const B={bad_request:{status:400,title:"This request cannot be passed on",text:"Its method, address\
 or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has more than 100 MiB. The app did not get it\
."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answered. Try again."},bad_answer:{status:502,
title:"The answer of the app cannot be read",text:"The app answered with something that is not HTTP, or with headers that are too large."},queue_full:{status:503,
title:"The app has too many requests",text:"More requests wait for this app than it can answer soon. Try again in a few seconds."},queue_timeout:{status:503,title:"\
The app is not ready",text:"The app is starting or busy, and did not take this request in time. Try again in a few seconds."},start_failed:{status:503,title:"Th\
e app does not start",text:"The app ended or did not answer when it was started. Its owner can read why in its log."},not_readable:{status:503,title:"Not availa\
ble at the moment",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},stopping:{status:503,title:"Not available at th\
e moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions here",text:"This app is a server, and this nod\
e of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"The app took too long",text:"The app did no\
t begin to answer within its limit of time."}};class x extends Error{name="Refused";code;againIn;constructor(le,J,me=1){super(le,{cause:J}),this.code=le,this.againIn=
me}}function oe({code:F,againIn:le}){const J=(0,C.M)(B[F]),me=J.status===503?{"retry-after":String(le)}:{};return{...J,headers:{...J.headers,...me,"x-slipway-er\
ror":F}}}}),6583:((Fe,Ee,S)=>{S.d(Ee,{F$:()=>x,i5:()=>oe,nA:()=>C,r$:()=>B});const C=".slipway",B=`${C}/server.json`,x=["unpack","spawn","listen","health","read\
y"];class oe extends Error{name="StartFailed";failure;constructor(le){super(le.message),this.failure=le}}}),1487:((Fe,Ee,S)=>{S.r(Ee),S.d(Ee,{openApi:()=>C});const C=()=>({})}),
2373:((Fe,Ee,S)=>{S.d(Ee,{M:()=>B});const C=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;paddin\
g:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function B({status:x,title:oe,text:F}){const le=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${oe}</title>
<style>${C}</style>
</head>
<body>
<main>
<h1>${oe}</h1>
<p>${F}</p>
</main>
</body>
</html>
`);return{status:x,headers:{"content-type":"text/html; charset=utf-8","content-length":String(le.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:le}}}),1489:((Fe,Ee,S)=>{S.d(Ee,{t:()=>B});const C=new Set(["x-accel-redi\
rect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function B(x){
return x.startsWith("x-slipway-")||C.has(x)}})};export{L$ as id,I$ as ids,A$ as modules};

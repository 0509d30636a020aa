const HU=741,GU=[741],WU={3130:((Ge,pe,I)=>{I.d(pe,{g:()=>he});var x=I(86),P=I(445),j=I(5636);function he(F,{requestUrl:ie,requestToken:Q,audience:se},ue,ae){const me=new URL(
ie);se&&(me.search+=`${me.search===""?"":"&"}audience=${encodeURIComponent(se)}`);const we=(be,Ce)=>{const ze=(0,x.Qq)((0,x.Pf)(be),"value");if(ze===void 0)throw(0,x.
LO)("token (value)",be,Ce);return ae(ze),ze};return ue({doing:`get an ID token from ${F}`,request:{method:"GET",url:me,headers:{...j.H1,authorization:`Bearer ${Q}`}},
mayRepeat:!0,authorize:be=>be,read:(0,P.t)({decode:we})})}}),9692:((Ge,pe,I)=>{I.d(pe,{sU:()=>P,q$:()=>Dt,bM:()=>le,U2:()=>Yt,I:()=>kt,q1:()=>ve,Aw:()=>Ne});var x=I(
8302);class P extends Error{name="JsonTextError";offset;stop;constructor(K,fe,ne=fe){super(K),this.offset=fe,this.stop=ne}}const j=34,he=44,F=58,ie=91,Q=92,se=93,
ue=123,ae=125,me=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,we=24,be=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Ce=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,ze=/true|false|null/y,
ft="a lone surrogate (half of a character) in a string";class ct{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(K,fe=!0,ne){this.#e=K,this.#t=
fe,this.#n=ne}document(){this.#g();const K=this.#y()===ue?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#r<this.#e.length)throw this.#w("the \
end");return K}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#o.offset=this.#r);const K=this.#y();if(K===j){this.#u();return}if(K===ue){if(this.#r+=1,this.#p(
ae))return;this.#s.push(new Set),this.#d()}else if(K===ie){if(this.#r+=1,this.#p(se))return;this.#s.push(void 0)}else{if(this.#m(Ce)||this.#m(ze))return;throw this.#w(
"a value")}}}#a(){for(let K=this.#s.length;K>0;K--){const fe=this.#s[K-1]!==void 0;if(K===1&&fe&&this.#n&&this.#c(this.#n),this.#p(he))return fe&&this.#d(),!0;if(!this.#p(
fe?ae:se))throw this.#_(fe?"}":"]");this.#s.pop()}return!1}#c(K){K({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#g();const K=this.#r;if(this.#y()!==
j)throw this.#w("a name in double quotes");this.#u();const fe=kt(this.#e.slice(K,this.#r)),ne=this.#s.at(-1);if(this.#t&&ne?.has(fe))throw new P(`the name "${fe}\
" occurs twice in one object`,K);if(ne?.add(fe),!this.#p(F))throw this.#w('":"');this.#s.length===1&&(this.#o={name:fe,nameOffset:K,offset:this.#r})}#u(){const K=this.#e,
fe=this.#r;let ne=fe+1;for(;;){const ee=K.charCodeAt(ne);if(ee===j)break;if(ee===Q)ne=this.#h(ne,fe);else if(ee>=55296&&ee<=57343)ne=this.#f(ne,fe);else if(ee>=
32)ne=ne-fe<we?ne+1:this.#l(ne);else throw this.#E(ne)}this.#r=ne+1}#l(K){return me.lastIndex=K,me.test(this.#e),me.lastIndex}#h(K,fe){if(be.lastIndex=K,!be.test(
this.#e))throw this.#E(K);const ne=be.lastIndex;if(!this.#t||ne-K===2)return ne;const ee=Number.parseInt(this.#e.slice(K+2,ne),16);if(ee<55296||ee>57343)return ne;
const _e=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(ne,ne+6));if(ee>=56320||!_e)throw new P(ft,fe);return ne+6}#f(K,fe){const[ne,ee]=[this.#e.charCodeAt(
K),this.#e.charCodeAt(K+1)],_e=ne<56320&&(ee&64512)===56320;if(this.#t&&!_e)throw new P(ft,fe);return K+(_e?2:1)}#E(K){const fe=K>=this.#e.length;return new P(fe?
"a string does not end":"a bad escape or control character in a string",K)}#p(K){return this.#g(),this.#y()!==K?!1:(this.#r+=1,!0)}#g(){for(;;){const K=this.#y();
if(K!==32&&K!==10&&K!==13&&K!==9)return;this.#r+=1}}#y(){return this.#e.charCodeAt(this.#r)}#m(K){return K.lastIndex=this.#r,K.test(this.#e)?(this.#r=K.lastIndex,
!0):!1}#_(K){const fe=this.#e.slice(0,this.#r).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new P(`"," or "${K}" is missing`,fe,this.#r):this.#w(
`"," or "${K}"`)}#w(K){const fe=this.#e.slice(this.#r,this.#r+1);return new P(`expected ${K}, found ${fe===""?"the end":JSON.stringify(fe)}`,this.#r)}}function kt(re){
return re.includes("\\")?String(JSON.parse(re)):re.slice(1,-1)}function ve(re,K){const fe=re.slice(0,K);return{line:fe.split(`
`).length,column:K-fe.lastIndexOf(`
`)}}function Dt(re){new ct(re).document()}function Zt(re){try{new JsonScanner(re,!1).document()}catch(K){if(K instanceof JsonTextError)return K;throw K}}function Yt(re,K=!0){
const fe=[];return new ct(re,K,ee=>fe.push(ee)).document()==="object"?fe:void 0}function le(re){return re.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}
function Ne(re,K){return re===K||Re(re)===Re(K)}function Re(re){try{return String(JSON.parse(re,xe))}catch(K){if(K instanceof RangeError)return le(re);throw K}}
function xe(re,K,fe){return typeof K=="number"?et(fe?.source??String(K)):Array.isArray(K)?`[${K.join(",")}]`:(0,x.Gv)(K)?`{${Object.entries(K).map(([ee,_e])=>`${JSON.
stringify(ee)}:${_e}`).sort().join(",")}}`:JSON.stringify(K)}function et(re){const[,K,fe="",ne="",ee="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(re)??
[],_e=`${fe}${ne}`.replace(/^0+/,""),Me=_e.replace(/0+$/,"");if(Me==="")return`${K}0`;const rt=BigInt(ee)-BigInt(ne.length)+BigInt(_e.length-Me.length);return`${K}${Me}\
e${rt}`}}),7994:((Ge,pe,I)=>{I.d(pe,{FK:()=>F,LI:()=>ie,wZ:()=>se});var x=I(3024),P=I(1455),j=I(6760),he=I(3739);function F(ae,me){const we=(0,j.relative)(ae,me);
return we===""||we!==".."&&!we.startsWith(`..${j.sep}`)&&!(0,j.isAbsolute)(we)}function ie(ae,me){const we=(0,j.resolve)(ae,me);if(me.includes("\0")||!F((0,j.resolve)(
ae),we))throw ue(me);return we}async function Q(ae,me){const[we,be]=await Promise.all([realpath(ae),realpath(ie(ae,me))]);if(!F(we,be))throw ue(me);return be}function se(ae,me){
if(!(0,x.existsSync)(ae)){se((0,j.dirname)(ae),me);try{(0,x.mkdirSync)(ae,{mode:me})}catch(we){if((0,he.xU)(we)!=="EEXIST")throw we}}}function ue(ae){return new he.
GQ("path_escapes_root",`The path "${ae}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Ge,pe,I)=>{
I.d(pe,{D6:()=>j,DB:()=>ie,Xq:()=>Q,j9:()=>he});var x=I(3739);const P=1024,j=1024*P,he=1024*j,F=[["TiB",1024*he],["GiB",he],["MiB",j],["KiB",P]];function ie(se,ue){
const[,ae,me]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(se.trim())??[],we=F.find(([Ce])=>Ce.toLowerCase()===me?.toLowerCase())?.[1],be=Math.round(Number(ae)*
(we??Number.NaN));if(be>0&&Number.isSafeInteger(be))return be;throw new x.GQ("invalid_input",`${ue}: "${se}" is not a size`,{input:ue,remedy:"Write it with a un\
it, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Q(se){const[ue,ae]=F.find(([,we])=>se>=we)??["bytes",1],me=se/ae;return`${me<10&&ae>1?me.
toFixed(1).replace(/\.0$/,""):Math.round(me)} ${ue}`}}),7287:((Ge,pe,I)=>{I.d(pe,{V1:()=>ie,WJ:()=>he,xJ:()=>j});var x=I(3739);const P={build_fault:"error",index_unanswered:"\
error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"\
warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function j({
code:Q}){return P[Q]}function he({findings:Q}){const[se,...ue]=Q.filter(ze=>j(ze)==="error");if(!se)return;const{place:ae,message:me,remedy:we}=se,be=ae?`${ae.file}${ae.
line===void 0?"":`:${ae.line}`}: `:"",Ce=ue.length===0?"":` (and ${ue.length} more ${ue.length===1?"error":"errors"})`;return new x.GQ("check_failed",`Check fai\
led: ${be}${me}${Ce}`,{remedy:we??"Correct what the annotations name. They are in the summary too."})}const F=20;function ie(Q,{findings:se}){const ue=se.flatMap(
ae=>{const{code:me,message:we,place:be}=ae;if(!be)return[];const{file:Ce,line:ze=null,column:ft=null}=be;return[{file:Ce,line:ze,column:ft,severity:j(ae),code:me,
message:we}]});return{headline:Q.message,stage:"check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:ue.slice(0,F),moreDiagnostics:Math.max(0,ue.
length-F)}}}),8931:((Ge,pe,I)=>{I.d(pe,{runCheck:()=>ya});var x=I(1455),P=I(8161),j=I(6760),he=I(3532),F=I(1224),ie=I(9127),Q=I(3739),se=I(2345);async function ue(w,y){
const{bare:_,branch:T,commit:N,lender:M,shallow:C,origin:z}=y;for(const Ee of["objects/info","refs"])await(0,x.mkdir)((0,j.join)(w,Ee),{recursive:!0});const H=z===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(z)}
`,te={HEAD:`ref: refs/heads/${T}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${_}
${H}`,"packed-refs":N&&`${N} refs/heads/${T}
`,"objects/info/alternates":M&&`${(0,j.join)(M,"objects")}
`,shallow:C};for(const[Ee,Le]of Object.entries(te))Le&&await(0,x.writeFile)((0,j.join)(w,Ee),Le)}var ae=I(5807),me=I(1421),we=I(7975);const be=(0,we.promisify)(
me.execFile),Ce=64*1024*1024,ze=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(w=>["-c",w]);function ft(w,y,_,T={}){const N=Object.
fromEntries(Object.entries(y).filter(([C])=>!C.startsWith("GIT_"))),M={cwd:w,env:{...N,LC_ALL:"C",...T},signal:_,maxBuffer:Ce};return async(...C)=>{try{return(await be(
"git",[...ze,...C],M)).stdout}catch(z){throw(0,Q.xU)(z)!=="ENOENT"?z:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:z})}}}async function ct(w,y,_){const T=ft(w,y,_),[N="",M="",C=""]=(await kt(T,w,_)).split(`
`),z=ft(N,y,_);return{root:N,commit:C,changed:(await z("diff","--name-only","-z","HEAD")).split("\0").filter(H=>H!==""),git:z,async lend(H,te){const Ee=await(0,x.
readFile)((0,j.join)(M,"shallow"),"utf8").catch(Le=>{if((0,Q.xU)(Le)!=="ENOENT")throw Le});await ue(H,{bare:!0,branch:te,commit:C,lender:M,shallow:Ee})}}}async function kt(w,y,_){
try{const T=await w("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[N="",M="",C=""]=T.split(`
`);return[N,(0,j.resolve)(y,M),C].join(`
`)}catch(T){throw _.throwIfAborted(),T instanceof Q.GQ?T:new Q.GQ("file_not_found",`There is no checkout in ${y}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:T})}}const ve=5*6e4,Dt="refs/slipway/base";async function Zt(w,y,_,T,N){const M=ft(_,T,N),C=await Yt(y.git,w,N)??await Yt(y.git,
`origin/${w}`,N)??await Ne(w,y,_,T,N);return await M("update-ref",Dt,C),{name:w,commit:C}}async function Yt(w,y,_){try{return(await w("rev-parse","--quiet","--v\
erify",`${y}^{commit}`)).trim()}catch(T){if(_.throwIfAborted(),T instanceof Q.GQ)throw T;return}}const le=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Ne(w,y,_,T,N){
const M=le.test(w)?await et(y.git,N):void 0;if(!M)throw K(w,"");const C=AbortSignal.timeout(ve),z=ft(y.root,T,AbortSignal.any([N,C]),M),H=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${w}:${Dt}`];try{await z("--git-dir",_,"fetch",...H)}catch(Ee){throw N.throwIfAborted(),Ee instanceof Q.GQ?Ee:K(
w,C.aborted?", and origin does not answer":re(Ee),Ee)}const te=await Yt(ft(_,T,N),Dt,N);if(te===void 0)throw K(w,", and what origin has by this name is not a co\
mmit");return te}const Re=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto",
"false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],xe="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function et(w,y){
const _=await w("config","--local","--includes","--null","--get-regexp",xe).catch(()=>"");y.throwIfAborted();const T=_.split("\0").flatMap(z=>{const[H="",...te]=z.
split(`
`);return H===""?[]:[[H,te.length===0?"true":te.join(`
`)]]});if(!T.some(([z])=>z==="remote.origin.url"))return;const N=[...Re,...T],M=N.flatMap(([z,H],te)=>[[`GIT_CONFIG_KEY_${te}`,z],[`GIT_CONFIG_VALUE_${te}`,H]]);
return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(N.length),...Object.fromEntries(M)}}function re(w){
const y=w instanceof Error&&"stderr"in w&&typeof w.stderr=="string"?w.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.
test(y))return", nor has origin";const T=(y.split(`
`).find(N=>/^(?:fatal|error): /.test(N))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,ae.
Ow)(T,300)}`}function K(w,y,_){return new Q.GQ("invalid_input",`compare-to: "${w}" names nothing that this checkout has${y}`,{input:"compare-to",remedy:fe,cause:_})}
const fe=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var ne=I(5635),ee=I(292);async function _e(w,y,_){const{report:T,signal:N}=_,M=(0,ne.M)(T.report,F.ml,N);return await M.
phase("compare",async()=>{const C=await rt(w,y,_);return N.throwIfAborted(),await T.compared(C),[void 0,Me(C),C.kind==="unknown"]}),M.phases}function Me(w){const{
base:y}=w,_=`${(0,ae.Ow)(y.name,100)} (${(0,ee.h0)(y)})`;if(w.kind==="unknown")return`the difference to ${_} is unknown: ${w.why}`;const{pages:T,files:N,bytes:M,
brotli:C}=w.difference;return`${[(0,ee.jN)(T," pages"),(0,ee.jN)(N," files"),(0,ee.Sk)(M),(0,ee.Sk)(C," with Brotli")].join(", ")} against ${_}`}async function rt(w,y,_){
const{embedded:T,report:N,checked:M,leftMs:C}=_;if(w.commit===M.commit)return{kind:"unknown",base:w,why:"it is the commit that was checked"};const z=Le=>{(Le.type===
"status"||Le.type==="heartbeat")&&N.report(Le)},H={...y.follow,timeoutMs:Math.max(1,C)},{outcome:te,output:Ee}=await T.deploy(w.commit,{...y,...Rt(y),follow:H},
z);return te.status==="succeeded"&&Ee?{kind:"known",base:w,difference:ht(M.report,M.output.files,Ee.files)}:{kind:"unknown",base:w,why:dt(te,C)}}function Rt({project:w}){
return{project:w==="base"?"checked":"base"}}function dt({status:w,error:y},_){return w!=="pending"?`it does not build (${y?.message??w})`:_<1?"no time was left \
to build it":`it was not built in the ${(0,ie.a3)(_)} that were left`}function ht({pages:w},y,_){const T=C=>({now:C(y),change:C(y)-C(_)}),N=C=>T(z=>z.reduce((H,te)=>H+
C(te),0));return{pages:{now:w,change:N(({path:C})=>Number(Fe.test(C))).change},files:T(({length:C})=>C),bytes:N(({bytes:C})=>C),brotli:N(({brotli:C})=>C),gzip:N(
({gzip:C})=>C),changes:ce(y,_).toSorted((C,z)=>Math.abs(z.bytes)-Math.abs(C.bytes)||(C.path<z.path?-1:1))}}const Fe=/\.x?html?$/i;function ce(w,y){const _=new Map(
y.map(H=>[H.path,H])),T=new Set(w.map(({path:H})=>H)),N=w.filter(({path:H})=>!_.has(H)),M=y.filter(({path:H})=>!T.has(H)),C=Ti(N,M),z=new Set(C.flat());return[...w.
flatMap(H=>{const te=_.get(H.path);return te===void 0||te.digest===H.digest?[]:[A(H,te)]}),...C.map(([H,te])=>({...A(H,te),formerly:te.path})),...N.filter(H=>!z.
has(H)).map(H=>q("added",H,1)),...M.filter(H=>!z.has(H)).map(H=>q("removed",H,-1))]}function A(w,y){const{path:_,bytes:T,brotli:N}=w;return{kind:"changed",path:_,
bytes:T-y.bytes,brotli:N-y.brotli}}function q(w,{path:y,bytes:_,brotli:T},N){return{kind:w,path:y,bytes:N*_,brotli:N*T}}function Ti(w,y){const _=Map.groupBy(y,({
path:T})=>zt(T));return[...Map.groupBy(w,({path:T})=>zt(T))].flatMap(([T,N])=>{const[M,C]=N,[z,H]=_.get(T)??[];return T!==void 0&&M&&z&&!C&&!H?[[M,z]]:[]})}const Sr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
tt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ue=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function zt(w){if(Fe.test(w))return;
const y=w.lastIndexOf("/")+1,[_,T]=[w.slice(0,y),w.slice(y)],N=Sr.exec(T)?.[0]??"",M=T.slice(0,T.length-N.length);if(Ue.test(M))return`${_}*${N}`;const C=tt.map(
z=>z.exec(M)?.groups).find(z=>Or(z?.hash??""));return C&&`${_}${C.stem}*${N}`}function Or(w){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
w)}const Ft=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Ns=String.raw`"([^"\\\n]*(?:${Ft}[^"\\\n]*)*)"`,Ss=String.raw`'([^'\\\n]*(?:${Ft}[^'\\\n]*)*)'`,
hu=String.raw`((?:[^()"'\s\\]|${Ft})+)\s*\)`,jt=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Ft,String.raw`(?:url\(\s*|@import\s+)(?:${Ns}|${Ss})`,String.raw`url\(\s*${hu}`,
Ns.replace("(","(?:"),Ss.replace("(","(?:")].join("|"),"gi"),bi=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Os(w){return[...w.matchAll(jt)].flatMap(y=>{const _=y.
slice(1).find(T=>T!==void 0);return _===void 0||_===""||_.startsWith("#")?[]:[{href:yn(_),kind:"asset"}]})}const En=new RegExp(`${jt.source}|([{}])`,"gi");function Rr(w){
const y=[];for(const T of w.matchAll(En)){const N=T.at(-1);N==="{"?y.push(T.index):N==="}"&&y.pop()}const _=y.at(-1);return _===void 0?void 0:w.slice(0,_).split(
`
`).length}const Ni=new RegExp(`${jt.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function Si(w){for(const y of w.matchAll(
Ni)){const _=y.at(-1);if(_?.startsWith("@"))return _}}function en(w,y){return`The style sheet ${w} has ${y}, which browsers ignore: the tool that replaces it di\
d not run`}const tn=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Ar(w){return[...w.matchAll(tn)].map(([,,y=""])=>({href:y,kind:"mention"}))}function yn(w){return w.replace(bi,(y,_,T,N)=>{const M=_===void 0?Number.NaN:
Number.parseInt(_,16);return M<=1114111?String.fromCodePoint(M):T===void 0?N??"":""})}var Oi=I(1600);const gn={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},xn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),Ri=new Set(["title","style","script","template"]),Rs=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function As(w){const y=new Ir;return y.read(w),y}const Is=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class Ir{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(y){const _=new Oi.i({onopentag:(T,N)=>this.#n(T,N),ontext:T=>this.#o(T),onclosetag:T=>{this.#e.
at(-1)===T&&this.#e.pop(),T==="noscript"&&(this.#t-=1)}});_.write(y),_.end()}#n(y,_){Ri.has(y)&&_.shadowrootmode===void 0&&this.#e.push(y),y==="noscript"&&(this.#t+=
1),xn.has(y)&&(this.empty=!1),this.#t===0&&xn.has(y)&&y!=="script"&&(this.blank=!1);for(const N of[_.id,y==="a"?_.name:void 0])N&&this.ids.add(N);switch(_.style?.
includes("url(")&&this.#i(Os(_.style)),y){case"base":this.base??=_.href;return;case"meta":this.#r(_);return;case"link":this.#s(_);return;case"a":case"area":if(/\bexternal\b/.
test(_.rel??""))return;break}const T=(gn[y]??[]).flatMap(([N,M])=>{const C=_[N];return C===void 0?[]:[{href:C,kind:M}]});this.#i([...T,...wn(_.srcset??"")])}#s({
rel:y="",href:_,imagesrcset:T=""}){const N=Rs.find(([M])=>M.test(y))?.[1];N!==void 0&&this.#i([..._===void 0?[]:[{href:_,kind:N}],...wn(T)])}#r(y){if(y["http-eq\
uiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const _=Is.exec(y.content??"")?.[1];_&&this.#i([{href:_.trim(),kind:"link"}])}#o(y){this.#e.at(-1)==="styl\
e"&&this.#i(Os(y)),!(this.#e.length>0||y.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(y){this.#e.includes("template")||this.links.push(...y.filter(
({href:_})=>!Ai(_)))}}function Ai(w){return/\{\{|\$\{|<%/.test(w)}function wn(w){return w.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(_=>{const[T=""]=_.trim().
split(/\s/,1);return T===""?[]:[{href:T.replace(/(?<!,),+$/,""),kind:"asset"}]})}const Lr=5,J=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function Ii(w){const y=w.filter(N=>J.test(N)),_=w.filter(N=>N.endsWith("/index.html")&&N.split("/").length===2),T=w.filter(N=>/^[^/]+\.html?$/i.test(N)&&N!=="40\
4.html");return{folder:T.length>0?void 0:Fn(w),files:[...new Set([...y,..._,...T])].slice(0,Lr)}}function Fn(w){const y=C=>C.split("/").length,_=w.filter(C=>C.endsWith(
"/index.html")).sort((C,z)=>y(C)-y(z)),[T,N]=_;return T!==void 0&&(N===void 0||y(N)>y(T))?T.slice(0,-11):void 0}function kr({files:[w]}){return w!==void 0&&/^index\.x?html?$/i.
test(w)?w:void 0}function Ls(w){const{folder:y,files:_}=w,T=kr(w);return T!==void 0?`The output has ${T}: name it index.html, in lower case.`:y!==void 0?`The ou\
tput directory has its index.html in ${y}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${_.length===0?"":` It has\
 ${_.join(", ")}.`} Is output-directory the folder that the build writes?`}const nn=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
Li=20;function ks(w){const y=[];for(const{groups:_}of w.matchAll(nn)){const T=_?.id??_?.selector??_?.mounted;if(T!==void 0&&!ki(w,T.replace(/^#/,""))&&y.push(T),
y.length>=Li)break}return y}function ki(w,y){return[...["=",":",": "," = "].flatMap(T=>['"',"'","`",'\\"'].map(N=>`id${T}${N}${y}`)),`id=${y}`].some(T=>w.includes(
T))}function Di(w,y){return w.some(_=>y.has(_.replace(/^#/,"")))?void 0:w[0]}function Dr(w){return`The index page stays blank: it has no element with the id "${w.
replace(/^#/,"")}", which its script fills`}const Ds=10;class vs{#e;#t=new Map;constructor(y){this.#e=y}know(y,_){this.#t.set(y.pathname,Promise.resolve({kind:"\
there",url:y,page:Ms(_)}))}probe(y){const _=y.pathname+y.search,T=this.#t.get(_);if(T)return T;const N=this.#n(y);return this.#t.set(_,N),N}async#n(y){let _=y;for(let T=0;T<
Ds;T+=1){const{status:N,headers:M}=await this.#e.fetch(_,{method:"HEAD",signal:this.#e.signal}),C=M.get("location");if(N>=400)return{kind:"missing",status:N};if(N<
300||C===null||!URL.canParse(C,_.href))return{kind:"there",url:_,page:Ms(M)};if(_=new URL(C,_),_.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function Ms(w){return/\bhtml\b/.test(w.get("content-type")??"")}const vi=16,vr=2e4,Mr=500,$r=16*1024*1024;async function Mi(w,y,_=!1){const T=new Ci(w,
_,new Set(y)),N=y.filter(Qe=>/\.(?:x?html?|css|m?js)$/i.test(Qe));await Cs(N.slice(0,vr),Qe=>T.read(Qe)),await T.follow();const M=await T.index(),C=T.result(),z=await Fi(
C.dead,y,T.prober),H=M.status<300||_?void 0:Ii(y),te=H?.folder,Ee=new Set(te===void 0?[]:y),Le=Qe=>$s(Qe).some(Xs=>Ee.has(`${te}/${Xs}`)),Ve=C.dead.filter(({url:Qe})=>!Le(
(0,ae.oF)(Qe.pathname).slice(1)));return{index:M,...C,dead:Ve,instead:H,basePath:z,unread:T.unread+Math.max(0,N.length-vr)}}const $i=5;class Ci{#e;#t;#n;#s=new Set;prober;#r=new Map;#o=new Map;#i=[];#a=[];#c=[];#d=new Map;#u=0;unread=0;constructor(y,_,T){
this.#e=y,this.#t=_,this.#n=T,this.prober=new vs(y)}async index(){const{root:y,fetch:_,signal:T}=this.#e,N=await this.prober.probe(y);if(N.kind!=="there")return{
status:Ui(N),empty:!1,unfilled:void 0};const M=await _(N.url,{signal:T}),C=await M.text(),z=N.page?As(C):void 0;return{status:M.status,empty:C.trim()===""&&!(this.#t&&
!N.page)||z?.empty===!0,unfilled:z?.blank?this.#l(z,N.url):void 0}}#l({links:y,ids:_},T){const N=y.flatMap(({href:M,kind:C})=>{const z=C==="asset"&&URL.canParse(
M,T.href)?new URL(M,T):void 0;return z?.origin===T.origin?this.#d.get((0,ae.oF)(z.pathname).slice(1))??[]:[]});return Di(N,_)}async read(y){const _=xi(y,this.#e.
root),T=y==="index.html"?await this.#h(_):_,N=await this.#e.fetch(T,{signal:this.#e.signal}),M=await N.text();N.status>=300||(this.prober.know(T,N.headers),M.length>
$r?this.unread+=1:/\.css$/i.test(y)?this.#f(M,T,y):/js$/i.test(y)?(this.#p(Ar(M),T,y),this.#d.set(y,ks(M))):this.#E(M,T,y))}async#h(y){const _=await this.prober.
probe(y);return _.kind!=="there"||$s((0,ae.oF)(_.url.pathname).slice(1)).some(N=>this.#n.has(N))?y:_.url}#f(y,_,T){this.#p(Os(y),_,T);const N=Rr(y);N!==void 0&&
this.#c.push({file:T,line:N});const M=Si(y);M!==void 0&&this.#a.push({file:T,rule:M})}#E(y,_,T){const N=As(y);this.#u+=1,this.#o.set(T,N.ids);const M=N.base!==void 0&&
URL.canParse(N.base,_.href)?new URL(N.base,_):_;this.#p(N.links,M,T)}#p(y,_,T){for(const{href:N,kind:M}of y){const C=URL.canParse(N,_.href)?new URL(N,_):void 0;
if(C?.origin!==this.#e.root.origin)continue;const z=`${M} ${C.href} ${N}`,H=this.#r.get(z)??{href:N,kind:M,url:C,files:[],latest:"",count:0};this.#r.set(z,H),H.
latest!==T&&(H.latest=T,H.count+=1,H.files=[...H.files,T].sort(_n).slice(0,$i))}}async follow(){this.#t&&await this.#g(),await Cs(this.#r.values(),async y=>{const _=await this.#m(
y);if(_===void 0)return;const{href:T,url:N,files:M,count:C}=y;this.#i.push({href:T,url:N,files:M,count:C,..._})})}async#g(){const y=new Set;for(let _=[this.#e.root];_.
length>0;){for(const{pathname:N,search:M}of _)y.add(N+M);await Cs(_,N=>this.#y(N)),_=[...this.#r.values()].filter(({kind:N})=>N==="link").map(({url:N})=>N).filter(
({pathname:N,search:M})=>!y.has(N+M))}}async#y(y){const _=await this.prober.probe(y);if(_.kind!=="there"||!_.page)return;const{url:T}=_,N=(0,ae.oF)(T.pathname).
slice(1);if(this.#w(N)!==void 0||this.#s.has(N))return;if(this.#s.size>=Mr){this.unread+=1;return}this.#s.add(N);const M=await this.#e.fetch(T,{signal:this.#e.signal}),
C=await M.text();M.status>=300||(C.length>$r?this.unread+=1:this.#E(C,T,N===""||N.endsWith("/")?`${N}index.html`:N))}async#m({url:y,kind:_}){const T=await this.
prober.probe(y);switch(T.kind){case"missing":return{kind:_,why:`answers ${T.status}`};case"circle":return{kind:_,why:"redirects in a circle"};case"external":return;case"\
there":return _!=="link"&&T.page&&/\.(?!x?html?$)\w+$/i.test(T.url.pathname)?{kind:_,why:"answers with a page"}:this.#_(T.url,y.hash)?void 0:{kind:"fragment",why:"\
names no part of it"};default:return T}}#_(y,_){const T=_.slice(1);if(T===""||/^(?:top$|[/!]|:~:)/i.test(T))return!0;const N=this.#w((0,ae.oF)(y.pathname).slice(
1));return N===void 0||N.has(T)||N.has((0,ae.oF)(T))}#w(y){return $s(y).map(_=>this.#o.get(_)).find(_=>_!==void 0)}result(){const y=this.#i.sort((T,N)=>_n(T.files[0],
N.files[0])||_n(T.href,N.href)),_=new Set([...this.#r.values()].map(({url:T})=>T.href)).size;return{pages:this.#u,links:_,dead:y,unclosed:this.#c.sort((T,N)=>_n(
T.file,N.file)),unprocessed:this.#a.sort((T,N)=>_n(T.file,N.file))}}}function $s(w){const y=w===""||w.endsWith("/")?w:`${w}/`;return[w,`${w}.html`,`${y}index.ht\
ml`]}function Ui(w){return w.kind==="missing"?w.status:310}function xi(w,y){const _=w.replace(/(^|\/)index\.html$/,"$1");return new URL(_.split("/").map(encodeURIComponent).
join("/"),y)}function _n(w="",y=""){return w<y?-1:+(w>y)}async function Cs(w,y){const _=w[Symbol.iterator](),T=async()=>{for(let N=_.next();!N.done;N=_.next())await y(
N.value)};await Promise.all(Array.from({length:vi},T))}const Cr=3;async function Fi(w,y,_){let T="/";for(let N=0;N<Cr;N+=1){if(T=ji(w.flatMap(({url:H})=>Ur(T,H.
pathname))),T===""||y.some(H=>`/${H}`.startsWith(T)))return;const M=w.filter(H=>Tn(H,T)),z=(await Promise.all(M.map(({url:H})=>Bi(H,T,_)))).filter(Boolean).length;
if(z>1&&z*2>M.length)return T}}function Tn({url:w,kind:y},_){return y!=="fragment"&&`${w.pathname}/`.startsWith(_)}function Ur(w,y){const _=y.startsWith(w)?y.slice(
w.length).split("/",1)[0]:"";return _?[`${w}${_}/`]:[]}function ji(w){const y=new Map;for(const _ of w)y.set(_,(y.get(_)??0)+1);return[...y].reduce((_,T)=>T[1]>
_[1]?T:_,["",0])[0]}async function Bi(w,y,_){const{kind:T}=await _.probe(new URL(`/${w.pathname.slice(y.length)}${w.search}`,w));return T==="there"}var Pi=I(1619),
Hi=I(3130);function Gi(w){return{...w,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(y,{onSecret:_})=>xr(w,y,_)}}async function xr(w,y,_){
_(w.requestToken),(0,Pi.J)(new URL(w.requestUrl).origin,"the platform's address");try{return await(0,Hi.g)("the platform",w,y,_)}catch(T){throw!(T instanceof Q.
GQ)||T.code!=="unauthorized"?T:T.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:T})}}var Wi=I(3194),Yi=I(2409),
zi=I(7244);const Fr=25*1024*1024;function Us({files:w,odd:y,ignoredRules:_,faults:T}){const N=w.filter(({path:C})=>/\.(?:js|mjs|cjs|css)\.map$/.test(C)),M=[...y.
map(C=>Ki[C.kind](C.path)),...w.flatMap(({path:C,bytes:z,hasKey:H})=>[...z>Fr?[Xi(C,z)]:[],...H?[Ji(C)]:[]]),...N.length>0?[xs(N)]:[],...ge(w)];return{files:w,findings:M,
ignoredRules:_,faults:T}}const Ki={repository:w=>({code:"leaked_repository",message:`The output contains a git repository, ${w}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:w=>({code:"leaked_secret_file",built:w,message:`The output contains ${w}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:w=>({code:"examp\
le_of_secrets",built:w,message:`The output contains ${w}, which is not published`,remedy:"Leave it out of the output directory."})};function Xi(w,y){return{code:"\
large_file",message:`${w} has ${(y/1024**2).toFixed(0)} MB; more than ${Fr/1024**2} is much for a site`}}const qi=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function ge(w){const[y,..._]=w.filter(({path:M})=>qi.test(M));if(!y)return[];const T=_.length===0?"":` and ${_.length} more`;return[{code:"odd_address",message:`\
The output contains ${y.path}${T}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Ji(w){
return{code:"leaked_private_key",built:w,message:`The output contains a private key, in ${w}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function xs(w){const[y]=w,_=w.length===1?"":` and ${w.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${y?.path}${_}): anyone can read the sources in them`}}async function je(w){const{startPlatform:y,env:_,scratch:T,lent:N}=w;let M,C=new AbortController;
const z=await y({dir:(0,j.join)(T,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:_,async onOutput(H){M=Us(H),C.abort()}});return{async deploy(H,te,Ee){
M=void 0,C=new AbortController;const Le=mu(C.signal);return{outcome:await Eu(z,Fs(te,H,N),Ee,{...w,sleep:Le}),output:M}},[Symbol.asyncDispose]:()=>z[Symbol.asyncDispose]()}}
const yt=100,pu=5;function mu(w){return async(y,_)=>{if(w.aborted)return F.ml.sleep(pu,_);try{await F.ml.sleep(y,_?AbortSignal.any([_,w]):w)}catch(T){if(_?.throwIfAborted(),
!w.aborted)throw T}}}function Fs(w,y,_){const{configuration:T,follow:N}=w;return{...w,configuration:{...T,repository:_,settings:Vi(T.settings)},commit:y,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...N,wait:!0,pollIntervalMs:yt,statusMap:new Map}}}function Vi({domains:w,...y}){return y}function Eu(w,y,_,{
signal:T,folder:N,onSecret:M,sleep:C}){const{baseUrl:z,requestUrl:H,requestToken:te}=w,Ee=Gi({requestUrl:H,requestToken:te,audience:z}),Le=(0,Wi.N)(y,{baseUrl:z,
source:Ee},{fetch,clock:{...F.ml,sleep:C},tree:(0,zi.c)(N),signal:T,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:M,reporter:_});
return(0,Yi.deploy)(y,Le)}var yu=I(8302),jr=I(8595);async function Qi(w,y,_,T){let N,M;for(const C of oa(w,y)){const z=(await T(C)).filter(({file:Ee})=>!Zi.test(
Ee)),H=z.filter(({file:Ee})=>!sn(Ee,_)),te=Bn(H)??Bn(H.filter(({file:Ee})=>Br(Ee,y)));if(te)return{place:te,others:[]};N??=wt(H,y),M??=Bn(z)}return N??(M&&{place:M,
others:[]})}const Zi=/\.log$/;function gt(w){return!w||w.others.length===0?"":`; also in ${w.others.map(({file:y,line:_})=>`${y}:${_}`).join(", ")}`}const ea=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,
ta=/^[\s"'`)\]}<>,;#?]/;function na(w,y){for(let _=w.indexOf(y);_!==-1;_=w.indexOf(y,_+1)){const[T,N]=[w.slice(Math.max(0,_-4),_),w.slice(_+y.length,_+y.length+
1)];if((_===0||ea.test(T))&&(N===""||ta.test(N)))return _+1}}const sa=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function ra(w,y,_){
return sn(w,_)||sa.test(w)?void 0:Rr(y)}function sn(w,y){return y!==void 0&&w.startsWith(`${y}/`)}function oa(w,y){const[_=""]=w.split(/[?#]/,1),T=w.replaceAll(
"&","&amp;"),N=/^\.{1,2}\//.test(_)?new URL(_,`http://site/${encodeURI(y)}`).pathname:"",M=[w,T,_,N],C=(N||_).replace(/^\/+/,""),z=ia(C)?[C,...jn(C)]:[],H=[...M,
...M.map(te=>te.replace(/\/$/,"")),...z];return[...new Set([...H,...H.map(ae.oF)])].filter(te=>te.length>1)}function ia(w){return/\.\w{2,5}$/.test(w)}function jn(w){
const y=w.split("/");return y.slice(1).map((_,T)=>y.slice(T+1).join("/"))}const aa=4;function wt(w,y){if(w.length===0||w.length>aa)return;const _=new Set(y.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),T=({file:C})=>C.split(/[/.]/).filter(z=>_.has(z)).length,[N,...M]=w.toSorted((C,z)=>T(z)-T(C));return N&&{place:N,
others:M}}function Bn(w){const[y]=w;return y&&w.every(({file:_})=>_===y.file)?y:void 0}function Br(w,y){const _=js(y.replace(/\/index\.[^/]+$/,""));return js(w)===
_||js(w.replace(/\/index\.[^/]+$/,""))===_}function js(w){return w.slice(w.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Pn=100,ca='If another application\
 serves the link on the same host, add rel="external" to it: the check skips such links.';async function da(w,y){const _=[],{basePath:T}=w,N=w.dead.filter(M=>T===
void 0||!Tn(M,T));T!==void 0&&_.push(await pt(T,w,y));for(const[M,C]of N.entries()){const z=M<Pn?await y.find(C.href,C.files[0]??""):void 0,H=nt(C),te=M<Pn?await Pr(
y,C):"";_.push({...H,message:H.message+gt(z)+te,place:z?.place})}return[...await rn(w,y),..._,...Gr(w)]}async function Pr(w,{kind:y,url:_}){const T=(0,ae.oF)(_.
pathname);if(y!=="asset"&&y!=="mention"||T.endsWith("/"))return"";const N=await w.fileOf(T);return N===void 0?"":`/${N}`.endsWith(T)?`; the repository has ${N},\
 which the build did not write to this address`:`; the repository has ${N}: addresses distinguish capital from small letters`}function Bs(w){return w.map(y=>({code:"\
build_fault",message:(0,jr._Q)(y),remedy:"Mend this first: what the site lacks may follow from it.",place:y.file===null?void 0:{file:y.file,...y.line===null?{}:
{line:y.line}}}))}function ua(w){return Bs(w.filter(({isMarked:y})=>y)).map(y=>({...y,code:"printed_error",remedy:"The site may lack what the build left out for\
 it."}))}async function la({unclosed:w},y){const _=await y.unclosedSheets(),T=(N,M,C)=>({code:"unclosed_block",message:`The style sheet ${N} ends within the blo\
ck that line ${M} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:C});return _.length>0?_.map(N=>T(N.file,N.line,N)):w.map(({file:N,
line:M})=>T(N,M))}async function fa(w){return(await w.openFrontMatter()).map(({file:y,line:_,lacks:T})=>({code:"open_front_matter",message:`The front matter of ${y}\
 lacks its ${T} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${T==="first"?"above the first key":"below the last key"}.`,place:{file:y,
line:_}}))}async function ot({unprocessed:w},y){return Promise.all(w.slice(0,Pn).map(async({file:_,rule:T})=>({code:"unprocessed_rule",message:en(_,T),remedy:"D\
oes the build read the configuration of that tool, as postcss.config.js?",place:await y.ruleNamed(T)})))}async function pt(w,{dead:y},_){const T=y.filter(M=>Tn(
M,w)),N=await _.find(w,"")??await _.find(w.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path ${w}, and is served without one:\
 ${T.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage \
in package.json.",place:N?.place}}const Y="Give the element of the page the id that the script names, or the other way round.";async function rn(w,y){const{index:_,
instead:T}=w;if(T){const N=kr(T),M=N===void 0?void 0:await y.fileNamed(N);return[{code:"index_unanswered",message:`The site has no index page: / answers ${_.status}`,
remedy:Ls(T),place:M===void 0?void 0:{file:M}}]}if(_.status>=500)return[{code:"index_unanswered",message:`The app answers / with ${_.status}`}];if(_.unfilled!==
void 0){const N=await y.fileNamed("index.html"),M=N===void 0?void 0:{file:N};return[{code:"index_unfilled",message:Dr(_.unfilled),remedy:Y,place:M}]}return _.empty?
[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function nt(w){const y=JSON.stringify(w.href.length>200?`${w.href.
slice(0,199)}\u2026`:w.href);switch(w.kind){case"link":return{code:"dead_link",message:`Dead link: ${y} ${w.why} (${bn(w)})`,remedy:ca};case"asset":return{code:"\
dead_asset",message:`Missing file: ${y} ${w.why} (${bn(w)})`};case"mention":return{code:"dead_mention",message:`A script names ${y}, which ${w.why} (${bn(w)})`};case"\
fragment":return{code:"dead_fragment",message:`The page that ${y} leads to has no such part (${bn(w)})`};default:return w.kind}}function bn({files:w,count:y}){const _=y-
1;return`in ${w[0]}${_>0?` and ${_} more ${_===1?"file":"files"}`:""}`}async function Hr({findings:w},y){const _=async(T,N)=>{const{built:M}=T;if(M===void 0||N>=
Pn)return T;const C=await y.fileNamed(M.slice(M.lastIndexOf("/")+1));return C===void 0?T:{...T,place:{file:C}}};return Promise.all(w.map(_))}async function _t(w,y){
const _=new Map,T=async({file:N,line:M,reason:C})=>{const z=_.get(N)??y.fileNamed(N);_.set(N,z);const H=await z;return{code:"ignored_rule",message:`Ignored rule\
 (${M===void 0?N:`${N}, line ${M}`}): ${C}`,place:H===void 0?void 0:{file:H,...(0,yu.Eb)({line:M})}}};return Promise.all(w.map(T))}function Gr({unread:w}){return w===
0?[]:[{code:"not_all_checked",message:`${w} pages or style sheets are too long, or too many, to be read`}]}var Je=I(7287);const Hn=2;function Ps(w){const y=new Set,
_=[];for(const[T,N]of w){const M=Bt(N[0],1),C=ha(N,M?1:0),[z]=C;if(!z||C.length<Hn)continue;const H=`${T.slice(0,T.lastIndexOf("/")+1)}\0${z.text.split(":")[0]}`,
te=N.findIndex(Le=>Bt(Le)&&Le.line>z.line),Ee=N[te]?.line===(C.at(-1)?.line??0)+1;M&&Ee?y.add(H):Ee?_.push({kind:H,file:T,line:1,lacks:"first"}):M&&te===-1&&_.push(
{kind:H,file:T,line:1,lacks:"last"})}return _.filter(({kind:T})=>y.has(T)).map(({file:T,line:N,lacks:M})=>({file:T,line:N,lacks:M}))}function Bt(w,y=w?.line){return w!==
void 0&&w.line===y&&w.text.trimEnd()==="---"}function ha(w,y){const[_]=w.slice(y);if(!_||_.line!==y+1||!/^\w/.test(_.text))return[];const T=w.findIndex((N,M)=>M>=
y&&(Bt(N)||N.line!==M+1));return w.slice(y,T===-1?void 0:T)}function pa(w,y,_){const T=new Map,N=M=>{const C=T.get(M)??ma(w,y,M);return T.set(M,C),C};return{find:(M,C)=>Qi(
M,C,_,N),async unclosedSheets(){return[...await Gn(w,y,[""],["css"])].flatMap(([C,z])=>{const H=ra(C,z.map(({text:te})=>te).join(`
`),_);return H===void 0?[]:[{file:C,line:H}]})},async openFrontMatter(){const M=await Gn(w,y,Hs,["md","mdx","markdown","njk","liquid","html"]);return Ps(new Map(
[...M].filter(([C])=>!sn(C,_))))},async ruleNamed(M){const C=["css","pcss","postcss","scss","sass","less"].map(Ee=>`:(glob)**/*.${Ee}`),H=(await w("grep","-I","\
-n","-z","-F","-e",`${M} `,y,"--",...C).catch(()=>"")).split(`
`).flatMap(Ee=>{const[Le="",Ve=""]=Ee.split("\0"),Qe=Le.slice(y.length+1);return Ve===""||sn(Qe,_)?[]:[{file:Qe,line:Number(Ve)}]}),[te]=H;return te&&H.every(({
file:Ee})=>Ee===te.file)?te:void 0},async fileNamed(M){const C=await Wr(w,y,`:(glob)**/${M}`),z=C.filter(Ee=>!sn(Ee,_)),[H,...te]=z.length>0?z:C;return te.length>
0?void 0:H},async fileOf(M){const C=M.replace(/^\/+/,""),H=(await Wr(w,y,`:(icase,glob)**/${C.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Ve=>!sn(Ve,_)),te=H.filter(
Ve=>`/${Ve}`.endsWith(`/${C}`)),[Ee,...Le]=te.length>0?te:H;return Le.length>0?void 0:Ee}}}const Hs=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:\
]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];async function Gn(w,y,_,T){const N=T.map(H=>`:(glob)**/*.${H}`),M=_.flatMap(H=>["-e",H]),C=await w(
"grep","-I","-n","-z","-E",...M,y,"--",...N).catch(()=>""),z=new Map;for(const H of C.split(`
`)){const[te="",Ee="",...Le]=H.split("\0");if(Ee==="")continue;const Ve=te.slice(y.length+1),Qe=z.get(Ve)??[];z.set(Ve,Qe),Qe.push({line:Number(Ee),text:Le.join(
"\0")})}return z}async function Wr(w,y,_){return(await w("grep","-l","-z","-e","",y,"--",_).catch(()=>"")).split("\0").flatMap(N=>N===""?[]:[N.slice(y.length+1)])}
async function ma(w,y,_){return(await w("grep","-I","-n","-z","-F","-e",_,y,"--").catch(()=>"")).split(`
`).flatMap(N=>Yr(N,y,_))}function Yr(w,y,_){const[T="",N="",...M]=w.split("\0"),C=na(M.join("\0"),_);return C===void 0?[]:[{file:T.slice(y.length+1),line:Number(
N),column:C}]}var zr=function(w,y,_){if(y!=null){if(typeof y!="object"&&typeof y!="function")throw new TypeError("Object expected.");var T,N;if(_){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");T=y[Symbol.asyncDispose]}if(T===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");T=y[Symbol.dispose],_&&(N=T)}if(typeof T!="function")throw new TypeError("Object not disposable.");N&&(T=function(){try{N.call(this)}catch(M){return Promise.
reject(M)}}),w.stack.push({value:y,dispose:T,async:_})}else _&&w.stack.push({async:!0});return y},Ea=(function(w){return function(y){function _(C){y.error=y.hasError?
new w(C,y.error,"An error was suppressed during disposal."):C,y.hasError=!0}var T,N=0;function M(){for(;T=y.stack.pop();)try{if(!T.async&&N===1)return N=0,y.stack.
push(T),Promise.resolve().then(M);if(T.dispose){var C=T.dispose.call(T.value);if(T.async)return N|=2,Promise.resolve(C).then(M,function(z){return _(z),M()})}else
N|=1}catch(z){_(z)}if(N===1)return y.hasError?Promise.reject(y.error):Promise.resolve();if(y.hasError)throw y.error}return M()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(w,y,_){var T=new Error(_);return T.name="SuppressedError",T.error=w,T.suppressed=y,T});async function ya(w,y,_,T){try{return await Gs(
w,y,_,T)}catch(N){if(!T.signal.aborted)throw N;return{...zs,status:"cancelled",failure:void 0,phases:[],error:Ks()}}}async function Gs(w,y,_,T){const N={stack:[],
error:void 0,hasError:!1};try{const{env:M,signal:C}=T,{repository:z,branch:H,outputDirectory:te}=w.configuration,Ee=(0,j.isAbsolute)(z)?z:T.workspace,Le=zr(N,await gu(
M),!0),Ve=(0,j.join)(Le.path,"source.git"),Qe=ct(Ee,M,C);Qe.catch(()=>{});const Xs=Sn=>_.addSecret(Sn),ga={...T,scratch:Le.path,lent:Ve,folder:Ee,onSecret:Xs},qr=zr(
N,await je(ga),!0),on=await Qe;_.checkedOut(on.commit),Yn(on,_.report),await on.lend(Ve,H);const Jr=y===void 0?void 0:await Zt(y,on,Ve,M,C),wa=F.ml.now(),{commit:ke}=on;
let Vr=(0,se.Rm)(w.appType);const _a=Sn=>{Sn.type==="url"?Vr||=Sn.isServer===!0:_.report(Sn)},{outcome:zn,output:Kn}=await qr.deploy(ke,w,_a),{status:wu,url:Qr}=zn;
if(wu!=="succeeded"||Kn===void 0||Qr===void 0)return Wn(zn,w);const Ta={root:new URL(Qr),fetch:(0,he.Q)(fetch),signal:C},Xn=await Kr(Ta,Kn,Vr,pa(on.git,ke,te));
await _.checked(Xn);const ba=w.follow.timeoutMs-(F.ml.now()-wa),Zr=Jr&&{embedded:qr,report:_,signal:C,checked:{commit:ke,report:Xn,output:Kn},leftMs:ba},Na=Zr?await _e(
Jr,w,Zr):[],qn=(0,Je.WJ)(Xn);return{...zn,...zs,status:qn?"failed":"succeeded",error:qn,phases:[...zn.phases,...Na],failure:qn&&(0,Je.V1)(qn,Xn)}}catch(M){N.error=
M,N.hasError=!0}finally{const M=Ea(N);M&&await M}}const Ws=5;async function Kr(w,y,_,T){const N=y.files.map(({path:te})=>te),M=await Mi(w,N,_),C=await da(M,T),z=C.
some(te=>(0,Je.xJ)(te)==="error"),H=te=>y.files.reduce((Ee,Le)=>Ee+te(Le),0);return{pages:M.pages,links:M.links,files:y.files.length,bytes:H(({bytes:te})=>te),brotli:H(
({brotli:te})=>te),gzip:H(({gzip:te})=>te),largest:y.files.toSorted((te,Ee)=>Ee.bytes-te.bytes).slice(0,Ws),findings:[...z?Bs(y.faults):ua(y.faults),...Xr([...await Hr(
y,T),...await _t(y.ignoredRules,T),...C,...await la(M,T),...await ot(M,T),...await fa(T)])]}}const Ys=["error","warning","notice"];function Xr(w){const y=_=>Ys.
indexOf((0,Je.xJ)(_))*2+(_.place?0:1);return w.toSorted((_,T)=>y(_)-y(T))}const zs={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Wn(w,{follow:y}){
const _={...w,...zs};if(w.error?.code==="interrupted")return{..._,status:"cancelled",error:Ks()};if(w.status!=="pending")return _;if(w.error&&w.error.code!=="de\
ploy_timeout")return{..._,status:"failed"};const T=`The check has not ended within ${(0,ie.a3)(y.timeoutMs)}, and was stopped`;return{..._,status:"failed",error:new Q.
GQ("deploy_timeout",T,{input:"timeout",remedy:"Raise the input timeout."})}}function Ks(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and\
 has no result")}const Nn=5;function Yn({changed:w},y){if(w.length===0)return;const _=w.slice(0,Nn).join(", "),T=w.length>Nn?` and ${w.length-Nn} more`:"";y({type:"\
warning",message:`Changed since the commit, and not part of the check: ${_}${T}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function gu(w){
const y=await(0,x.mkdtemp)((0,j.join)(w.RUNNER_TEMP||(0,P.tmpdir)(),"slipway-check-"));return{path:y,[Symbol.asyncDispose]:()=>(0,x.rm)(y,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((Ge,pe,I)=>{I.d(pe,{Ej:()=>se,Sk:()=>F,by:()=>ie,h0:()=>j,jN:()=>he,sX:()=>P});var x=I(5807);function P({pages:ue,links:ae,
files:me,bytes:we}){return`Checked ${(0,x.hS)(ue,"page")}, ${(0,x.hS)(ae,"link")} and ${(0,x.hS)(me,"file")} (${se(we)})`}function j({commit:ue}){return ue.slice(
0,7)}function he({now:ue,change:ae},me=""){return`${(0,x.zD)(ue)}${me} (${Q(ae,x.zD)})`}function F({now:ue,change:ae},me=""){return`${se(ue)}${me} (${ie(ae)})`}
function ie(ue){return Q(ue,se)}function Q(ue,ae){return`${ue>0?"+":ue<0?"-":"\xB1"}${ae(Math.abs(ue))}`}function se(ue){return ue<1e3?`${ue} B`:ue<1e6?`${(ue/1e3).
toFixed(1)} kB`:`${(ue/1e6).toFixed(1)} MB`}}),7:((Ge,pe,I)=>{I.d(pe,{KT:()=>ae,Lh:()=>ie,Xm:()=>me,eo:()=>Q,yH:()=>se});const x="slp_",P="0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",j=40,he=6,F=new RegExp(`^${x}[0-9A-Za-z]{${j+he}}$`);function ie(we){return we.startsWith(x)}function Q(we){if(!F.test(
we))return!1;const be=we.length-he;return we.slice(be)===ue(we.slice(x.length,be))}function se(we){const be=Array.from({length:j},()=>P[we(P.length)]).join("");
return x+be+ue(be)}function ue(we){let be=process.getBuiltinModule("node:zlib").crc32(we),Ce="";for(let ze=0;ze<he;ze+=1)Ce=P[be%P.length]+Ce,be=Math.floor(be/P.
length);return Ce}const ae={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},me=["viewe\
r","deployer"]}),8595:((Ge,pe,I)=>{I.d(pe,{_Q:()=>j,i1:()=>he,iA:()=>P,iq:()=>F,q3:()=>ie,ws:()=>x});const x=5,P=500;function j({message:Q}){return`The build en\
ded with 0 in spite of an error: ${Q}`}const he=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead\
_asset","dead_mention","unclosed_block","unprocessed_rule"],F=10,ie=["repository","secrets","example"]}),2207:((Ge,pe,I)=>{I.d(pe,{Mb:()=>P,PB:()=>x,iV:()=>he,sR:()=>j});
const x=["queued","building","syncing","activating","succeeded","failed","cancelled"],P=["queue","clone","install","build","sync","activate"],j=["repository_not\
_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","ap\
p_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memor\
y","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_fail\
ed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],he={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),4235:((Ge,pe,I)=>{I.d(pe,{DR:()=>x,FU:()=>he,Tl:()=>P,em:()=>j});const x={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},P=16,j={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},he=4096}),5290:((Ge,pe,I)=>{I.d(pe,{h:()=>he});var x=I(8302),P=I(8595),j=I(2345);function he(ie){if(!Array.isArray(ie)||
ie.length>P.iq)return;const Q=ie.flatMap(se=>F(se)??[]);return Q.length===ie.length?Q:void 0}function F(ie){const{code:Q,file:se,line:ue,message:ae}=(0,x.Gv)(ie)?
ie:{},me=P.i1.find(we=>we===Q);if(!(!me||!(0,x.KH)(ae,P.iA))&&!(se!==null&&!(0,x.KH)(se,j.IC.file))&&!(ue!==null&&!(typeof ue=="number"&&Number.isSafeInteger(ue)&&
ue>0)))return{code:me,file:se,line:ue,message:ae}}}),3194:((Ge,pe,I)=>{I.d(pe,{N:()=>Yt});var x=I(7598),P=I(3739),j=I(8302),he=I(4840),F=I(3823),ie=I(9570),Q=I(
86);const se=new Map([...Object.entries(ie.I).map(([le,{input:Ne}])=>[le,Ne]),["commit","repository"],["env","env"]]);function ue({fields:le},{name:Ne,ours:Re,sent:xe}){
if(le.length===0)return;const et=le.map(ee=>({...ee,own:we(ee.field,Re,xe)})),re=et.map(({field:ee,own:_e,message:Me})=>{const rt=_e===void 0?"which is not sent":
`from the input ${se.get(_e)??"app-settings"}`;return`; ${_e!==void 0&&_e!==ee?`${ee} (our ${_e})`:ee}, ${rt}: "${Me}"`}),K=new Set(et.flatMap(({own:ee})=>ee??[])),
fe=Object.keys(Re).map(ee=>`"${K.has(ee)?`NAME-FOR-${ee}`:ee}": ${me(ee)}`),ne=et.flatMap(({field:ee,own:_e})=>_e===void 0?[ae(ee)]:[]);return{words:re.join(""),
remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${Ne}: |
    {${[...fe,...ne].join(", ")}}`}}function ae(le){const[Ne="",...Re]=le.split(".");return`"${Ne}": ${Re.length===0?"VALUE":`{${ae(Re.join("."))}}`}`}function me(le){
return/^[A-Za-z]\w*$/.test(le)?le:`\`${le}\``}function we(le,Ne,Re){const xe=le.split("."),et=xe.at(-1)??"",re=Object.keys(Ne),K=re.find(ee=>[le,et,xe[0]??""].some(
_e=>(0,Q.tK)(_e)===(0,Q.tK)(ee)));if(K!==void 0)return K;const fe=xe.reduce((ee,_e)=>(0,j.Gv)(ee)?ee[_e]:void 0,Re);if(fe===void 0)return;const ne=re.filter(ee=>JSON.
stringify(Ne[ee])===JSON.stringify(fe));return ne.length===1?ne[0]:void 0}const be=async(...le)=>(await I.e(51).then(I.bind(I,2388))).decodeFailure(...le),Ce={createApp:{
doing:"create the app",mayRepeat:!1,decode:he.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:he.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,
decode:he._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:he.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:he.Dd},listDeployments:{
doing:"list the deployments",mayRepeat:!0,decode:he.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:be}},ze=50;function ft(le,{org:Ne,
project:Re},xe){const et={orgID:Ne,projectID:Re},re=ne=>({...et,appID:ne});async function K(ne,ee,_e,Me){const rt={org:Ne,project:Re,app:_e.parameters.appID??""},
dt=(Me===void 0?void 0:await xe?.request(ne,Me,rt))??Me,ht=ee.mayRepeat&&F.bw[ne].method==="GET";return le({...ee,route:F.bw[ne],decode:async(Fe,ce,A)=>ee.decode(
Fe,ce,A,await xe?.answer(ne,Fe))},{..._e,...dt===void 0?{}:ht?{query:ct(dt)}:{body:dt},readError:xe&&((Fe,ce)=>xe.error(Fe,ce)),explain:dt===void 0||ht?void 0:(Fe,ce)=>ce===
400||ce===422?ue(Fe,{name:ne,ours:Me??{},sent:dt}):void 0})}const fe=(ne,{limit:ee,cursor:_e,page:Me,signal:rt}={})=>{const Rt=Me===void 0?(0,j.Eb)({limit:ee?.toString(),
cursor:_e}):void 0;return K("listDeployments",Ce.listDeployments,{parameters:re(ne),page:Me,signal:rt},Rt)};return{listDeployments:fe,createApp:(ne,ee={})=>K("c\
reateApp",Ce.createApp,{parameters:et,...ee},ne),updateApp:(ne,ee,{signal:_e}={})=>K("updateApp",Ce.updateApp,{parameters:re(ne),signal:_e},ee),replaceEnv:(ne,ee,{
signal:_e}={})=>K("replaceEnv",Ce.replaceEnv,{parameters:re(ne),signal:_e},{env:Object.fromEntries(ee)}),listEnvironments:(ne,{signal:ee}={})=>K("listEnvironmen\
ts",Ce.listEnvironments,{parameters:re(ne),signal:ee}),lookUp:(ne,{signal:ee}={})=>K("listEnvironments",{...Ce.listEnvironments,decode:he.JC},{parameters:re(ne),
signal:ee}),deploy:(ne,ee,_e={})=>K("deploy",Ce.deploy,{parameters:re(ne),..._e},{...ee}),async*allDeployments(ne,ee={}){const _e=new Set;let{cursor:Me,page:rt}=ee;
for(let Rt=0;Rt<ze;Rt+=1){const{deployments:dt,nextCursor:ht,nextPage:Fe}=await fe(ne,{...ee,cursor:Me,page:rt});ee.onPage?.(),yield*dt;const ce=ht??Fe;if(ce===
void 0||_e.has(ce))return;_e.add(ce),Me=ht,rt=ht===void 0?Fe:void 0}},async readFailure(ne,ee,{signal:_e}={}){try{return await K("readFailure",Ce.readFailure,{parameters:{
...re(ne),deployID:ee},signal:_e})}catch(Me){if(Me instanceof P.GQ&&Me.call?.status===404)return;throw Me}}}}function ct(le){const Ne=Object.entries(le).filter(
([,Re])=>["string","number","boolean"].includes(typeof Re));return Object.fromEntries(Ne.map(([Re,xe])=>[Re,String(xe)]))}var kt=I(3082),ve=I(3532),Dt=I(4112),Zt=I(
1224);function Yt(le,{baseUrl:Ne,source:Re},xe){const{reporter:et,tree:re,typeInCheckout:K,signal:fe,clock:ne=Zt.ml}=xe,ee={clock:ne,every:Zt.fm,random:Math.random,
uuid:x.randomUUID},_e=({message:ht,remedy:Fe})=>et({type:"warning",message:ht,remedy:Fe}),Me={...ee,fetch:xe.fetch,signal:xe.requestSignal??fe,onTrouble:({error:ht})=>_e(
{message:`${ht.message}; trying again`,remedy:void 0})},{run:rt,onSecret:Rt}=xe,dt=(0,kt.r)(Re,{...Me,run:rt,onSecret:Rt,onNoEmail:_e});return{...ee,reporter:et,
tree:re,typeInCheckout:K,signal:fe,tokens:dt,platform:ft((0,Dt.o)({...Me,baseUrl:Ne,tokens:dt}),le,le.apiMap),fetch:(0,ve.Q)(xe.fetch),async identify(){return await dt.
token(),Re.description}}}}),7244:((Ge,pe,I)=>{I.d(pe,{c:()=>j});var x=I(3024),P=I(7994);function j(he){const F=(ie,Q)=>{try{return Q()}catch{return ie}};return{
exists:ie=>F(!1,()=>(0,x.statSync)((0,P.LI)(he,ie)).isFile()),list:ie=>F([],()=>(0,x.readdirSync)((0,P.LI)(he,ie)))}}}),4406:((Ge,pe,I)=>{I.r(pe),I.d(pe,{createConsole:()=>x});
const x=()=>()=>({status:404,headers:{},body:""})}),4083:((Ge,pe,I)=>{I.r(pe),I.d(pe,{createOidcSignIn:()=>x});const x=()=>{}}),7102:((Ge,pe,I)=>{I.r(pe),I.d(pe,
{startLocalPlatform:()=>OC});var x=I(3024),P=I(6760),j=I(3739),he=I(7994),F=I(7598),ie=I(8161),Q=I(1224),se=I(7030),ue=I(1709);function ae(t){return me(t,"trust\
ed-proxies")}function me(t,e){const n=new se.BlockList;for(const s of t){const[,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,se.isIP)(r),a=i===4?32:128;
if(i===0||r.includes("%")||Number(o??0)>a)throw new j.GQ("invalid_input",`--${e}: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and ne\
tworks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});n.addSubnet(r,Number(o??a),i===4?"ipv4":"ipv6")}return n}function we(t,e,n){let s=ze(
t);if(e===void 0)return s;for(const r of e.split(",").reverse()){if(!Ce(n,s))break;const o=ze(r.trim());if((0,se.isIP)(o)===0)break;s=o}return s}function be({remoteAddress:t}){
const e=ze(t??"");return(0,ue.O)(e)?"loopback":ft(e)}function Ce(t,e){const[n=""]=e.split("%",1),s=(0,se.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function ze(t){
return t.replace(/^::ffff:(?=\d+\.)/i,"")}function ft(t){if((0,se.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??
[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class ct extends Error{name="BodyTooLarge"}class kt extends Error{name="\
BodyBroken"}function ve(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(
e)}}function Dt(t){return{status:0,headers:{},take:t}}function Zt(t,e){const{take:n}=t;return n?Dt(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,
bytes:Yt(t)}),t)}function Yt({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["cont\
ent-length"]??0)}function le(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function Ne(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const Re={
by:null,via:"platform",from:null},xe=30,et=1e3;function re({org:t,project:e,appID:n},s,r={}){return{org:t,project:e,appID:n,action:s,...r}}const K=20,fe=1e3,ne=6e4,
ee=36e5,_e=864e5,Me=200;function rt(t,{clock:e,every:n,log:s}){let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/_e)!==i&&([i,a]=
[Math.floor(f/_e),0]);const m=[...r.values()];r=new Map;const h=m.slice(0,Math.max(0,fe-a));for(const{count:p}of m.slice(h.length))o+=p;a+=h.length;for(const p of h)
await t.append(Rt(p),[dt(p)]);if(o===0||Math.floor(f/ee)===c)return;c=Math.floor(f/ee);const E=o;o=0,await t.append(Re,[{action:"access.refuse",after:{code:"oth\
ers",count:E}}])},u=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(f)})}),l=n(ne,()=>{u()});return{note(f){const{code:m,request:h,by:E,org:p,
via:g}=f,S=JSON.stringify([be(h),m,E,p,g]),L=r.get(S);L?L.count+=1:r.size<K?r.set(S,{...f,count:1}):o+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}
function Rt({by:t,via:e,request:n}){return{by:t??null,via:e,from:be(n),requestID:n.requestID}}function dt({org:t,code:e,request:n,count:s}){const r=Ne(n.target).
slice(0,Me);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method} ${r}`}}}var ht=I(5239),Fe=I(9127),ce=I(3052),A=I(7934),q=I(8302);const Ti=5,
Sr=60;function tt(t){return A.FsL(A.IeY(q.Gv,"must be an object"),A.rej(t,e=>e.expected==="never"?Os(e.path,t):"is required"))}function Ue(t){return A.yqP(A.mee(
t))}function zt(t){return A.yqP(A.ZmZ(t))}const Or=["__proto__","prototype","constructor"];function Ft(t,e){return A.FsL(A.IeY(q.Gv,"must be an object"),A.z6Y(n=>!Or.
some(s=>Object.hasOwn(n,s)),`must not contain ${Or.join(", ")}`),A.g1P(t,e))}function Ns(t){return A.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function Ss(t,e,n){
const s=A.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${bi(r)||n} ${o}`)}}function hu(t,e){const n=v.
safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function jt(t){
const e=t.length>Sr?`${t.slice(0,Sr)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function bi(t){return(t??[]).map(({key:e})=>typeof e=="numb\
er"?`[${e}]`:`.${jt(String(e))}`).join("").replace(/^\./,"")}function Os(t,e){const n=t?.at(-1)?.input,[,...s]=(0,q.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(
e,c)):[],r=s.slice(0,Ti).map(jt),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is n\
ot a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const En=["viewer","deployer","admin"];function Rr(t){const e=async n=>n.token?Si(n.
token,await t(Ni(n))):t(n);return{roleOf:async(n,s)=>Oi((await e(n)).filter(r=>en(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set((await e(n)).
map(({org:r})=>r));return s.has("*")?void 0:[...s].sort()},mayIn:async(n,s,r)=>(await e(n)).some(o=>(o.org==="*"||o.org===s)&&yn(o.role,r)),async partsOf(n,s){const r=(await e(
n)).filter(o=>o.org==="*"||o.org===s);if(!r.some(({project:o})=>o===void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].filter(o=>o!==
void 0).sort()}}}function Ni({email:t,issuer:e}){return{email:t,issuer:e}}function Si(t,e){return e.flatMap(n=>{const s=en(n,t.place)?t.place:en(t.place,n)?n:void 0,
r=yn(n.role,t.role)?t.role:n.role;return s?[{org:s.org,project:s.project,appID:s.appID,role:r}]:[]})}function en(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===
void 0?!0:t.project===e.project&&(t.appID===void 0||t.appID===e.appID)}function tn({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?
`the project ${t}/${e}`:`the app ${t}/${e}/${n}`}function Ar({org:t,project:e,appID:n},s,r){return s==="projects"?`The projects of the organization ${t} togethe\
r have ${r.projects}`:`T${tn(s==="organization"?{org:t}:s==="project"?{org:t,project:e}:{org:t,project:e,appID:n}).slice(1)} has ${r[s]}`}function yn(t,e){return t!==
void 0&&En.indexOf(t)>=En.indexOf(e)}function Oi(t){return En.findLast(e=>t.includes(e))}const gn=512,xn=/^[!-?A-~]*@[!-?A-~]+$/;function Ri(t){return t.length<=
gn&&xn.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Rs(t){return/[^\0-\x7f]/.test(t)}function As(t){return t.slice(t.lastIndexOf("@"))}const Is=253,
Ir="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Ai=new RegExp(`^(?:${Ir}\\.)+(?!\\d+$)${Ir}$`);function wn(t){return t.length<=Is&&Ai.test(t)}function Lr(t,e){return t===
e||t.endsWith(`.${e}`)}var J=I(2345);function Ii(t){try{return(0,ce.DB)(t,"disk")>0}catch{return!1}}function Fn(t,e,n){const s=`must be a whole number, ${t} to ${e}`;
return A.yqP(A.FsL(A.aig(s),A.ndf(s),A.Wwf(t,s),A.cGV(e,s),A.h_(n)))}const kr=tt({disk:A.yqP(A.FsL(A.YjP("must be a string"),A.z6Y(Ii,'must be a size with a uni\
t, as "512MiB", "10GiB" or "1.5TiB"'),A.h_('What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.'))),
apps:Fn(0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:Fn(1,1e4,"Builds at once, on all nod\
es. Further ones wait. Default: --organization-builds."),buildMinutesPerMonth:Fn(0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or \
are cancelled. Default: no bound."),kvsRequestsPerMonth:Fn(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")});function Ls(t){return A.
KCZ([t,A.YOg(t)],"must be a string, or a list of strings")}const nn=A.FsL(A.YjP("must be a string"),A.BpQ(1,"must not be empty")),Li=A.FsL(A.YjP("must be a stri\
ng"),A.Ru6(gn,`must have at most ${gn} characters`),A.yGV(xn,({input:t})=>{const e=Rs(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`\
is "${t}", which ${e}`})),ks=512,ki="https://token.actions.githubusercontent.com",Di=A.FsL(Ft(A.YjP(),A.FsL(A.YjP("must be a string"),A.BpQ(1,"must not be empty"),
A.Ru6(ks,`must have at most ${ks} characters`))),A.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"names no claim besides iss")),Dr=A.KCZ([Li,Di],'must be an email, "\
@domain", or claims, as {"repository_id": "123"}');function Ds(t){const e=`${t} ASCII emails, or @domain for every email of a domain; upper and lower case are t\
he same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment": "production"}: those of GitHub Actions, or of the issuer \
that "iss" names.`,n=A.KCZ([Dr,A.YOg(Dr)],'must be an email, "@domain", claims, or a list of these');return A.yqP(A.FsL(n,A.h_(e)))}const vs={viewer:Ds("May rea\
d."),deployer:Ds("May change apps, and what they have."),admin:Ds("May do everything, also say who may.")},Ms=A.FsL(A.YjP(),A.yGV(J.cS,"is not an identifier")),
vi=A.yqP(A.FsL(Ft(Ms,tt(vs)),A.h_("Grants for single apps, by their ID."))),vr=A.yqP(A.FsL(Ft(Ms,tt({...vs,apps:vi})),A.h_('Grants for single projects, by their\
 ID. "*" has none.'))),Mr={...vs,projects:vr},$r=24*36e5;function Mi(t){try{const e=(0,Fe.E9)(t,"buildTimeout");return e>=1e3&&e<=$r}catch{return!1}}const $i="[\
a-z0-9-]+(?:\\.[a-z0-9-]+)+",Ci=A.FsL(A.YjP("must be a string"),A.Ru6(Is+2,`must have at most ${Is+2} characters`),A.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${$i})$`),
'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),$s=tt({roles:A.yqP(A.FsL(tt(Mr),A.h_("Who may do what in t\
he organization, in its projects and in their apps."))),...Mr,adminsMayGrant:A.yqP(A.FsL(A.zMY("must be true or false"),A.h_('True if those with the role admin \
may add and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such members do not co\
unt. That of "*" is for organizations without one of their own.'))),buildTimeout:A.yqP(A.FsL(A.YjP("must be a string"),A.z6Y(Mi,'must be a time of 1s to 24h, as\
 "90s", "30m" or "1h30m"'),A.h_('The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations \
without one of their own.'))),quotas:A.yqP(A.FsL(kr,A.h_('Bounds of what the organization uses. Those of "*" are for each organization without one of its own of\
 the same name.'))),domains:A.yqP(A.FsL(Ls(Ci),A.h_('Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.co\
m", "*.example.com" for all names below, "*" for all.')))}),Ui=tt({issuer:A.FsL(A.YjP("must be a string"),A.z6Y(_n,"must be an https:// URL without query (http:\
// only for loopback)"),A.yuE({format:"uri"}),A.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:A.yqP(A.FsL(Ls(nn),A.h_("A\
ccepted aud values. Default: the platform's own base URL."))),email:A.lqM(A.FsL(A.YjP("must be a string"),A.yGV(/\{[^{}]+\}/,'must be a template of claims, as "\
{email}" or "{repository}@github.actions"'),A.z6Y(t=>!Rs(t),"has characters other than ASCII"),A.h_("A template of claims for the email that grants name. For Gi\
tHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:A.lqM(A.FsL(A.zMY("must be true or false"),A.h_("True if the issuer verifies every email \
before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is fals\
e is refused all the same.")),!1),clientId:A.yqP(A.FsL(nn,A.h_("The client that people sign in to the console with, by the code flow. Its redirect URI is {publi\
c URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:A.yqP(A.FsL(nn,A.h_("A file with the client's secret. A relati\
ve path begins in the data directory."))),clientSecretEnv:A.yqP(A.FsL(nn,A.h_("The environment variable of the platform that has the client's secret."))),name:A.
yqP(A.FsL(nn,A.Ru6(60,"must have at most 60 characters"),A.h_("The name of the identity provider on the sign-in page. Default: its host."))),require:A.lqM(A.FsL(
Ft(A.YjP(),Ls(nn)),A.h_("Claims that a token must have, each with one of the values.")),{})}),xi=A.FsL(tt({$schema:A.yqP(A.YjP("must be a string")),localIssuer:A.
lqM(A.FsL(A.zMY("must be true or false"),A.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get\
 one, for any email.")),!0),issuers:A.lqM(A.FsL(A.YOg(Ui,"must be a list"),A.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),
s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),A.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect\
 discovery.")),[]),organizations:A.FsL(Ft(A.FsL(A.YjP(),A.yGV(new RegExp(`^(?:\\*|${J.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),$s),A.h_(
'Grants by organization; "*" is every organization.'))}),A.DDF("platform.json"),A.h_("Who may do what on a platform that several people share. The platform read\
s the file from its data directory when it starts, and again when it changes."));function _n(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==
""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ue.c)(e.hostname)}function Cs(t,{roles:e={},...n}){const s=`organizations.${t}`,
r=[...Cr(t,`${s}.roles`,e),...Cr(t,s,n)],o=new Map;for(const{place:i,path:a}of r){const c=tn(i),d=o.get(c);if(d)throw new Error(`${d} and ${a} both grant roles \
in ${c}: move those of ${a} there`);o.set(c,a)}return r.flatMap(({grants:i})=>i)}function Cr(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(
`${e}.projects is not possible: name the organization`);const r=(o,i,a)=>{const c=En.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u=="string"?u.toLowerCase():
u;return{...o,role:d,who:l,path:`${i}.${d}`}}));return c.length>0?[{place:o,path:i,grants:c}]:[]};return[...r({org:t},e,s),...Object.entries(n).flatMap(([o,{apps:i={},
...a}])=>{const c=`${e}.projects.${o}`;return[...r({org:t,project:o},c,a),...Object.entries(i).flatMap(([d,u])=>r({org:t,project:o,appID:d},`${c}.apps.${d}`,u))]})]}
function Fi(t,{iss:e=ki,...n}){const{org:s,project:r,appID:o,role:i,path:a}=t;return{org:s,project:r,appID:o,role:i,path:a,iss:e,claims:n}}const Tn={localIssuer:!0,
issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},
Ur=1024*1024,ji=10;function Bi(t,e={},n=()=>{}){const s=(0,P.join)(t,"platform.json");if(!(0,x.existsSync)(s))return Tn;try{if((0,x.statSync)(s).size>Ur)throw new Error(
`is larger than ${Ur} bytes`);return Hi(JSON.parse((0,x.readFileSync)(s,"utf8")),{file(r){return n(r),(0,x.readFileSync)((0,P.resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){
throw new j.GQ("invalid_file",`${s}: ${r instanceof Error?r.message:String(r)}`,{place:{file:s},remedy:`Correct the file (${(0,ht.fs)("self-hosting")} shows one\
), or remove it to trust only the local issuer.`,cause:r})}}const Pi={file:()=>"",env:()=>{}};function Hi(t,e=Pi){const n=Ss(xi,t,"the file");if("faults"in n)throw new Error(
n.faults.slice(0,ji).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(o).flatMap(([l,f])=>Cs(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.
who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[Fi(l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)
throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,
isLocal:!1,issuers:r.map(({issuer:l,audience:f,email:m,emailsVerified:h,require:E,...p},g)=>({issuer:l,audiences:f===void 0?void 0:[f].flat(),email:m,emailsVerified:h,
granted:[...new Set(c.filter(({iss:S})=>S===l).flatMap(({claims:S})=>Object.keys(S)))],client:Gi(l,p,`issuers[${g}]`,e),require:Object.fromEntries(Object.entries(
E).map(([S,L])=>[S,[L].flat()]))})),grantsOf:({email:l,issuer:f,claims:m={}})=>[...a.get(l)??[],...a.get(As(l))??[],...c.filter(({iss:h,claims:E})=>h===f&&Object.
entries(E).every(([p,g])=>m[p]===g))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){
const f=o[l]?.buildTimeout??o["*"]?.buildTimeout;return f===void 0?void 0:(0,Fe.E9)(f,"buildTimeout")},quotasOf:l=>({...xr(o["*"]),...xr(o[l])}),withQuotas:Object.
keys(o).filter(l=>l!=="*"&&o[l]?.quotas!==void 0),mayUseDomain(l,f){return[o[l]?.domains??[],o["*"]?.domains??[]].flat().some(h=>Wi(h,f))}}}function Gi(t,{clientId:e,
clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);
return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&
!c){const u=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.
replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function xr({quotas:{disk:t,
...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,ce.DB)(t,"disk")}}}function Wi(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function Yi(t,e){
return Rr(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const r=await e.of([n.email,As(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(
o))]})}const zi=2e3;function Fr({dir:t,env:e,log:n,every:s=Q.fm}){const r=(0,P.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,Us(r)),Bi(t,e,f=>o.set(
(0,P.resolve)(t,f),Us((0,P.resolve)(t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,m])=>Us(f)===
m))try{const f=i();if(f===Tn&&a!==Tn){d(`${r} was removed: what it said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_re\
ad",{file:r})}catch(f){d(f instanceof Error?f.message:String(f))}},l=s(zi,u);return{policy:Ki(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function Us(t){
try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,x.statSync)(t,{bigint:!0});return[e,n,s,r].join()}catch(e){return(0,j.xU)(e)??"unknown"}}function Ki(t){return{get localIssuer(){
return t().localIssuer},get issuers(){return t().issuers},get isLocal(){return t().isLocal},grantsOf:e=>t().grantsOf(e),adminsMayGrant:e=>t().adminsMayGrant(e),
membersOf:e=>t().membersOf(e),buildTimeoutOf:e=>t().buildTimeoutOf(e),quotasOf:e=>t().quotasOf(e),get withQuotas(){return t().withQuotas},mayUseDomain:(e,n)=>t().
mayUseDomain(e,n)}}const Xi=1e3,qi=2e4;class ge extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function Ji(t,e,n){
const s=e.monotonic()+qi;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof ge&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(Xi,n).catch(
()=>{}),n?.aborted))throw o}}const xs=["ok","missed","refused","limited","failed"],je=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","\
put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_\
out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change",
"function_requests","function_ms","function_mib_ms"],yt={hour:36e5,day:864e5};function pu({function_mib_ms:t}){return t*1024*1024/yt.hour}function mu(t){const e=n=>Object.
fromEntries(xs.flatMap(s=>{const r=Fs(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.
kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{
succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,
milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function Fs(t,e){return je.find(n=>n===`${t}_${e}`)}function Vi(t={}){const e=je.
map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Eu(t,e){return Object.fromEntries(je.map(n=>[n,t[n]+e[n]]))}function yu(t){const e=n=>je.reduce((s,r)=>s+
(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}
const jr={kvs(){},site(){}},Qi=2e5,Zi=new Map(je.map((t,e)=>[t,e])),gt=t=>Zi.get(t)??0,ea=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(
xs.map(e=>[e,gt(Fs(t,e)??`${t}_refused`)]))])),ta=gt("kvs_bytes_in"),na=gt("kvs_bytes_out"),sa=gt("site_bytes_out"),ra=gt("function_requests"),sn=gt("function_m\
s"),oa=gt("function_mib_ms"),ia=1024*1024,jn=[gt("site_2xx"),gt("site_3xx"),gt("site_4xx"),gt("site_5xx")];class aa{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(
je.length);#o;lost=0;constructor(e){this.#o=Bn(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(je.length)},
this.#e.set(e.keyspace,i)),wt(i.counts,ea[n][s],1),wt(i.counts,ta,r),wt(i.counts,na,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,
project:e.project,app:e.appID,table:""},counts:new Float64Array(je.length)},this.#t.set(e.subdomain,r)),wt(r.counts,n<300?jn[0]:n<400?jn[1]:n<500?jn[2]:jn[3],1),
wt(r.counts,sa,s)}requested(e,n){const{counts:s}=this.#i(e);wt(s,ra,1),wt(s,sn,n)}held(e,n){wt(this.#i(e).counts,oa,n/ia)}#i({org:e,project:n,appID:s}){let r=this.#n.
get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(
je.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){
for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())wt(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.
get(r);if(o)for(const[i,a]of s.entries())wt(o.counts,i,a);else this.#s.size<Qi?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=js(s)}this.#e=new Map,this.#t=
new Map,this.#n=new Map,this.#o=Bn(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;
this.#s.delete(s),n.push({scope:r,hour:o,counts:Br(i)})}return n}totals(){const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())wt(
e,s,r);return Br(e)}}function wt(t,e,n){t[e]=(t[e]??0)+n}function Bn(t){return Math.floor(t/yt.hour)*yt.hour}function Br(t){return Object.fromEntries(je.map((e,n)=>[
e,t[n]??0]))}function js(t){return je.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const Pn=8e3,ca=3e4,da=250,Pr=250,Bs=500;function ua(t){const{
clock:e,log:n,every:s=Q.fm}=t,r=new aa(e.now()),o=la(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(l){a||n("warn",
"usage_not_stored",{reason:String(l)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),u=s(Pn,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.
waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function la(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,F.randomBytes)(12).toString(
"base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(da)}),await e.add(a).catch(d=>{if(d instanceof
ge)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Pr)===
Pr;);n&&await e.claimTurn("stored",ca)&&await fa(e,n,s)}}async function fa(t,e,n){for(let s=0;;){const r=await e.sizes(s,Bs),o=r.length<Bs,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}var ot=I(597),pt=I(2207);class Y extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function rn(t,e){return new Y("rate_limited",t,{"retry-after":String(e)})}function nt(t,e){const{code:n,message:s}=t,r={error:{
code:n,message:s,requestID:e.requestID}};return ve(pt.iV[n],r,t.headers)}const bn=10;function Hr(t,e){if(!(0,q.Gv)(t))throw _t(["the body must be a JSON object"]);
const n=Ss(e,t,"the body");if("faults"in n)throw _t(n.faults);return n.output}function _t(t){const e=t.length-bn,n=t.slice(0,bn).join("; ")+(e>0?`; and ${e} mor\
e`:"");return new Y("validation_failed",`${n}.`)}const Gr=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];function Je(t,e,n=[]){
const s=[...Gr,...n];return A.FsL(A.YjP("must be a string"),A.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),A.Ru6(e,`must have at most ${e}\
 characters`),Ns(r=>s.find(([o])=>o.test(r))?.[1]),A.yuE(Hn(...s.map(([r])=>r))))}function Hn(...t){return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function Ps(t){
return A.KIO(t,`must be one of ${t.join(", ")}`)}function Bt({pattern:t,example:e},n){return A.FsL(Je(1,1024),A.yGV(t,`${n}, as "${e}"`))}function ha(t,e){const n=`\
must be a whole number of ${t} to ${e}`;return A.FsL(A.aig(n),A.ndf(n),A.Wwf(t,n),A.cGV(e,n))}function pa(t){return Je(1,t,[[/[\x00-\x1f\x7f]/,"must be one line\
, without control characters"]])}const Hs=A.zMY("must be true or false"),Gn=Je(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,
"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must n\
ot begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".l\
ock"'],[/\.$/,'must not end with "."']]),Wr=A.FsL(Je(1,64),A.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),ma=A.
FsL(Je(2,4),A.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),Yr=Je(1,1024,
[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],
[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".git"']]),zr=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Ea=/:\/\/[^/?#\\]*@/;function ya(t){return A.FsL(A.YjP("must be a string"),A.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Ns(e=>{const n=(0,ot.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),A.yuE({maxLength:1024,pattern:zr.source,...Hn(Ea,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Gs,envBytes:Ws}=J.lF,Kr=new RegExp(`^${J.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),Ys=A.FsL(A.IeY(t=>Xr(t)===void 0,
({input:t})=>Xr(t)??""),A.yuE({type:"object",maxProperties:Gs,propertyNames:{pattern:J.G1.source,...Hn(Kr)},additionalProperties:{type:"string",maxLength:Ws-1,...Hn(
...Gr.map(([t])=>t))}}));function Xr(t){if(!(0,q.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Gs)return`must have \
at most ${Gs} variables`;let n=0;for(const[s,r]of e){const o=zs(s,r);if(o!==void 0)return`contains ${jt(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>Ws?`must have at most ${Ws} bytes of names and values`:void 0}function zs(t,e){return J.G1.test(t)?Kr.test(t)?`but names that begin with ${J.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Wn={device:"/identity/device",token:"\
/identity/token",revoke:"/identity/revoke"},Ks="slipway",Nn="urn:ietf:params:oauth:grant-type:device_code",Yn="BCDFGHJKLMNPQRSTVWXZ",gu=new RegExp(`^[${Yn}]{4}-\
[${Yn}]{4}$`),w=100,y=300,_="developer@slipway.localhost";function T(t){const{issuer:e,key:n,clock:s,calls:r=new Map}=t;let o;const i=async(c={})=>{const d=await I.
e(460).then(I.bind(I,6460));o??=d.importJWK(n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),l=c.email??_;return new d.SignJWT({...c.claims,email:l,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(c.subject??l).setAudience(c.audience??t.audience).setIssuedAt(u).setExpirationTime(
u+(c.expiresInSeconds??y)).setJti((0,F.randomUUID)()).sign(await o)},a={"/identity/.well-known/openid-configuration":M(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:i,handler(c){const d=r.get(Ne(c.target));if(d&&(c.method==="POST"||Ne(c.target)!==Wn.token))return d(c);if(c.method!=="GET"&&c.method!=="HEAD"){const f="\
The identity provider accepts only GET and HEAD";return nt(new Y("method_not_allowed",f,{allow:"GET, HEAD"}),c)}const u=Ne(c.target),l=a[u];if(l)return ve(200,l,
{"cache-control":"public, max-age=300"});if(u!=="/identity/token")return nt(new Y("not_found",`Nothing is at ${u}`),c);if(!C(c,t.requestToken)){const f="The req\
uest token is missing or wrong: see run.json";return nt(new Y("unauthorized",f,{"www-authenticate":"Bearer"}),c)}return N(c.target,i)}}}async function N(t,e){const n=new URLSearchParams(
t.slice(Ne(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,q.Eb)({audience:s||void 0,email:r||void 0}));return ve(200,{count:o.length,value:o})}function M(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[
Nn,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function C(t,e){const n=r=>(0,F.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(le(t,"authorization")??"")?.[1];return s!==void 0&&(0,F.timingSafeEqual)(n(s),n(e))}const z=tt({to:Je(1,4096)}),
H=64*1024;function te(t,e){return async n=>{try{if(n.method!=="POST")throw new Y("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!C(n,t))throw new Y(
"unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});const{to:s}=Hr(JSON.parse((await n.body(H)).toString()),z);return await e(
s),ve(200,{to:s})}catch(s){if(s instanceof kt)throw s;return nt(Ee(s),n)}}}function Ee(t){if(t instanceof Y)return t;if(t instanceof SyntaxError)return new Y("i\
nvalid_request","The body is not JSON.");if(t instanceof ct)return new Y("body_too_large",`The body is larger than ${H} bytes.`);const{mender:e,message:n}=(0,j.
I7)(t);return e==="user"?new Y("validation_failed",`to: ${n}.`):new Y("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}const Le=2e3;function Ve({
deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a,isFaulty:c,purges:d}){const u=new Map,l=r===void 0?{}:{node:r},f=()=>[...u].flatMap(([
h,E])=>E.map((p,g)=>[{service:h,status:`${g}xx`,...l},p]).filter(([,p])=>p>0)),m=async()=>{const h=await Jr(t,o);return[ke("slipway_requests_total","counter","R\
equests answered.",f()),ke("slipway_state_available","gauge","1 if the state can be read, else 0.",[[l,h?1:0]]),...h?wa(h):[],...Qe(i.figures(),l),ke("slipway_d\
amaged_objects_total","counter","Stored objects found missing or damaged.",[[l,e?.total??0]]),...Xs(a?.()??[],l),...n?[ga(n,l)]:[],ke("slipway_policy_faulty","g\
auge","1 if platform.json has a fault, so that what it said before counts.",[[l,c?.()?1:0]]),...qr(d?.(),o.now()),...on(s?.()?.limiter,l),ke("process_resident_m\
emory_bytes","gauge","Resident memory.",[[l,process.memoryUsage.rss()]]),ke("process_uptime_seconds","gauge","Seconds since the process started.",[[l,process.uptime()]])].
join("")};return{count(h,E){let p=u.get(h);p||(p=[0,0,0,0,0,0],u.set(h,p));const g=Math.floor(E/100);p[g]=(p[g]??0)+1},handler:async()=>({status:200,headers:{"c\
ontent-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await m()})}}function Qe({counts:t,waiting:e,lost:n},s){const r=["get",
"put","delete","other"].flatMap(a=>xs.flatMap(c=>{const d=Fs(a,c);return d?[[{method:a,outcome:c,...s},t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,
...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"edge",direction:"\
out",...s},t.site_bytes_out]];return[ke("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),ke("slipway_site_requests_total",
"counter","Requests to sites of apps.",o),ke("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),ke("slipway_function_requests_\
total","counter","Requests to instances of functions.",[[s,t.function_requests]]),ke("slipway_function_seconds_total","counter","Seconds that requests to functi\
ons took together.",[[s,t.function_ms/1e3]]),ke("slipway_function_byte_seconds_total","counter","Bytes of memory of instances, times seconds.",[[s,t.function_mib_ms*
1048.576]]),ke("slipway_usage_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),ke("slipway_usage_lost_requests_total","counter","Requests\
 that were not metered.",[[s,n]])]}function Xs(t,e){if(t.length===0)return[];const n=r=>t.flatMap(o=>o.left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.
kind,...e},r.ended]);return[ke("slipway_collected_items_total","counter","Items that collections have ended.",s),ke("slipway_kept_items","gauge","Items that the\
 last collection left.",n("items")),ke("slipway_kept_bytes","gauge","Bytes that the last collection left.",n("bytes"))]}function ga({canBuild:t},e){return ke("s\
lipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}function qr(t,e){if(!t)return[];const n=t.oldestAt===
null?0:Math.max(0,e-t.oldestAt)/1e3;return[ke("slipway_cdn_purges_waiting","gauge","Purges that the CDN has not accepted yet.",[[{},t.count]]),ke("slipway_cdn_p\
urge_age_seconds","gauge","Age of the oldest of them, 0 without one.",[[{},n]])]}function on(t,e){if(!t)return[];const n="What limits the memory and the process\
es of builds. Always 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";return[ke("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function Jr(t,e){const n=new AbortController,
s=e.sleep(Le,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof ge)return;throw r}finally{n.abort()}}function wa(t){
const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[ke("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.
status},s.count])),ke("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),ke("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},e(t,"ms")/1e3]]),ke("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function ke(t,e,n,s){
const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,d])=>`${c}="${Vr(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Vr(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var _a=I(7634);const zn=5e3,Kn=15e3,wu=null,Qr=1e3,Ta=10;async function Xn(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:_a.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,secrets:d,ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),await ba(l,n,t);const f=xy(l,u,t);return qn(await a.living(),
c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function ba(t,{signal:e},{
own:{name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw Na(n,i);o||r("warn","node_name_awaited",Zr(n,i)),o??=i,
await s.sleep(Qr,e)}}function Zr(t,{address:e,silentMs:n}){const s=Math.max(0,Kn-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Fe.
a3)(n)} ago. If it was killed, this one goes on in ${(0,Fe.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,
means:r}}function Na(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Fe.a3)(n)} a\
go`,r=`Start this one with another --node. If the other one was killed just now, wait ${Kn/1e3} seconds and start this one again.`;return new j.GQ("invalid_inpu\
t",s,{input:"node",remedy:r})}function qn(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Sn){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.
groupBy(a,u=>u[s])){const u=d.slice(0,Ta).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const Sn=[
{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",
flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function xy(t,e,{own:{name:n},
log:s,every:r=Q.fm}){let o;const i=Fy(s),a=async()=>{const f=await t();f?i("node_name_taken",{node:n,address:f.address,means:jy}):i(void 0)},c=async()=>{try{await e?.
look();let f;do f=e?.canBuild,await a();while(e?.canBuild!==f)}catch(f){i("node_not_announced",{reason:String(f)})}finally{o=void 0}},d=()=>{o??=c()},u=r(zn,d),
l=e?.subscribe(d);return async()=>{u(),l?.[Symbol.dispose](),await o}}function Fy(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const jy="Another\
 process took the name of this node while this one gave no sign of life. Stop one of them, and start it with another --node",qs=["control","build","edge","kvs"],
IC=null;var Xe=I(5807);const By=["error","warning","notice"],{failureLogLines:_u,failureLogLine:Tu}=J.lF,bu={queue:"build_failed",clone:"clone_failed",install:"\
install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Nu({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){
const a={stage:t,code:e,message:(0,Xe.vI)(n,J.IC.message),exitCode:s},c=r===null?null:r.slice(0,J.IC.signal),d=i.filter(({file:m})=>m.length<=J.IC.file).slice(0,
J.IC.findings).map(m=>({...m,code:m.code===null?null:(0,Xe.vI)(m.code,J.IC.findingCode),message:(0,Xe.vI)(m.message,J.IC.findingMessage)})),u=Su(d,J.IC.bytes/2),
l=J.IC.bytes-Sa({...a,signal:c,log:[],diagnostics:u}),f=o.slice(-_u).map(m=>(0,Xe.vI)(m,Tu));return{...a,signal:c,log:Su(f.reverse(),l).reverse(),diagnostics:u}}
function Su(t,e){let n=e;const s=t.findIndex(r=>(n-=Sa(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Sa(t){return Buffer.byteLength(JSON.stringify(t))}function Ou(t){
if(!(0,q.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=pt.Mb.find(d=>d===t.stage),i=pt.sR.find(d=>d===t.code);if(!o||!i||!(0,q.KH)(r,J.IC.message)||
!Oa(e)||n!==null&&!(0,q.KH)(n,J.IC.signal)||!Array.isArray(s)||s.length>_u||!s.every(d=>(0,q.KH)(d,Tu)))return;const a=Ru(t.diagnostics);if(!a)return;const c={stage:o,
code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return Sa(c)<=J.IC.bytes?c:void 0}function Ru(t){if(!Array.isArray(t)||t.length>J.IC.findings)return;const e=[];
for(const n of t){const s=Py(n);if(!s)return;e.push(s)}return e}function Py(t){if(!(0,q.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=By.find(
c=>c===t.severity);if(!i||!(0,q.KH)(e,J.IC.file)||!(0,q.KH)(o,J.IC.findingMessage)||r!==null&&!(0,q.KH)(r,J.IC.findingCode)||!Oa(n)||!Oa(s))return;const a=Hy(t.
source);return{file:e,line:n,column:s,severity:i,code:r,message:o,...a&&{source:a}}}function Hy(t){if(!Array.isArray(t)||t.length>J.IC.sourceLines)return;const e=t.
flatMap(n=>!(0,q.Gv)(n)||!(0,q.KH)(n.text,J.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===
t.length?e:void 0}function Gy(t){return{stage:t,code:bu[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,
log:[],diagnostics:[]}}function Oa(t){return t===null||Number.isSafeInteger(t)}function Au(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.
reason}`}class vt extends Error{name="BuildFailure";facts;constructor(e){const n=Nu(e);super(n.message),this.facts=n}}class eo extends Error{name="BuildCancelle\
d";constructor(){super("The deployment was cancelled")}}const Wy=2e3,Yy=1e3;function zy({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i,purges:a}){
const c=new Set;let d=!1;const u=qs.map(h=>[h,qy(s[h],r)]),l=new Map(u.filter(([h])=>e.includes(h))),f=async h=>{const E=l.get(h);return E?d?"draining":c.has(h)?
await E()?"ready":"failing":"starting":"absent"},m=async h=>{const E=await Promise.all(h.map(async O=>[O,await f(O)])),[,p="ready"]=E.find(([,O])=>O!=="ready")??
[],g=h.includes("build")?o?.():void 0,S=g&&{limitedBy:Au(g.limiter),network:g.network},L={status:p,node:t,roles:Object.fromEntries(E),...(0,q.Eb)({builds:S,functions:h.
includes("edge")?n:void 0}),...h.includes("control")&&i?.()&&{policy:"faulty"},...h.includes("control")&&Ky(a?.(),r.now())};return p==="ready"?ve(200,L):ve(503,
L,{"retry-after":"1"})};return{start(h){for(const E of h?[h]:qs)c.add(E)},drain(){d=!0},handler(h){const E=Xy(h);if(E===void 0)return m(e);const p=qs.find(g=>g===
E);return p?m([p]):nt(new Y("invalid_request",`role is one of ${qs.join(", ")}.`),h)}}}function Ky(t,e){if(!t)return{};const n=t.oldestAt===null?null:Math.max(0,
Math.round((e-t.oldestAt)/1e3));return{cdn:{purgesWaiting:t.count,oldestSeconds:n}}}function Xy({target:t}){return new URLSearchParams(t.slice(Ne(t).length)).get(
"role")??void 0}function qy(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(Wy,o.signal).then(()=>!1,()=>!1),
a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Yy?s.can:
(n??=r(),n)}var Ra=I(7067),Jn=I(7075);const Iu=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],Lu=.8,Jy={apps:{title:"Apps"},disk:{title:"\
Files of releases"},buildsAtOnce:{title:"Builds at once"},buildMinutesPerMonth:{title:"Build minutes this month",monthly:!0},kvsRequestsPerMonth:{title:"Store r\
equests this month",monthly:!0}};function Aa(t,e){const n=s=>`${Ia(e)} ${s}${e===1?"":"s"}`;switch(t){case"apps":return n("app");case"disk":return(0,ce.Xq)(e);case"\
buildsAtOnce":return n("build");case"buildMinutesPerMonth":return n("build minute");case"kvsRequestsPerMonth":return n("request")}}function LC({name:t,used:e,quota:n}){
const s=r=>t==="disk"?formatSize(r):Ia(r);return n===null?`${s(e)}, no quota`:`${s(e)} of ${s(n)}`}function Ia(t){const e=Math.floor(t),n=Math.floor((t-e)*10);return n===
0?(0,Xe.zD)(e):`${(0,Xe.zD)(e)}.${n}`}function Vy({used:t,quota:e}){return e===null?0:e===0?+(t>0):t/e}function Qy(t){return t.name!=="buildsAtOnce"&&t.quota!==
null&&Vy(t)>=Lu}function Zy(t,e,n){const s=Jy[e.name].monthly?`, until ${Du(n.end)} UTC`:"",r=Aa(e.name,e.quota??0);return`The organization ${t} has nearly used\
 up its quota ${e.name}: ${ku(e)} of ${r}${s}.`}function to(t){const{org:e,name:n,quota:s,needs:r,until:o}=t,i=`The organization ${e} has ${ku(t)} of ${Aa(n,s)}\
 (quota ${n})`,a="the operator of the platform can give it more";switch(n){case"apps":return`${i}. Delete an app that is not needed (slipway apps delete), or ${a}\
.`;case"disk":return`${r===void 0?i:`${i}, and would have ${(0,ce.Xq)(r)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${a}.`;case"bu\
ildMinutesPerMonth":case"kvsRequestsPerMonth":return`${i} this month. The next month begins at ${Du(o??0)} 00:00 UTC; before that, ${a}.`;case"buildsAtOnce":return`${i}\
. Wait until one of them ends.`}}function ku({name:t,used:e}){return t==="disk"?(0,ce.Xq)(e):Ia(e)}function no(t){const e=new Date(t),[n,s]=[e.getUTCFullYear(),
e.getUTCMonth()];return{start:Date.UTC(n,s),end:Date.UTC(n,s+1)}}function Du(t){return new Date(t).toISOString().slice(0,10)}class Vn extends Error{name="OverQu\
ota";over;constructor(e){super(`The organization ${e.org} is over its quota of ${Aa(e.name,e.quota)}`),this.over=e}}const eg={most:Number.MAX_SAFE_INTEGER,of:{}};
class vu extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the domain ${e}`),this.domain=e}}class La extends Error{name="QueueFull";most;constructor(e){
super(`The organization has ${e} queued deployments`),this.most=e}}const tg=500,ng=1e3,sg=20,kC=null;function ka(t){if(t instanceof Y)return t;if(t instanceof La){
const e="Wait until some of them have started, and try again (slipway platform --organization-queue).";return new Y("rate_limited",`The organization has ${t.most}\
 deployments in the queue. ${e}`,ag)}if(t instanceof j.GQ&&t.code==="unsupported_data")return new Y("unavailable",og);if(t instanceof Vn)return new Y("quota_exc\
eeded",to(t.over));if(t instanceof ge)return t.isFull?new Y("unavailable","The platform has no room to store more. Its operator has to add some.",ig):new Y("una\
vailable",`The platform cannot read or write its state now. ${rg}`,cg)}const rg="Read what was to be changed before you repeat the call, because it may have bee\
n changed.",og="This is sealed with a key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",ig={
"retry-after":"30"},ag={"retry-after":"60"},cg={"retry-after":"5"},dg=8,so=new WeakMap;function Mu(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.
destroyed)return;const r=(so.get(s)??0)+1;if(so.set(s,r),r>dg){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(so.get(s)??1)-1;so.set(s,o),o===0&&s.resume(),
queueMicrotask(n)})}const $u=2e4,ug=.75,lg=1024,fg=1024,hg=64,pg={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Cu=500,mg=20,Eg=512,yg=32;function Uu(){let t="";try{
t=(0,x.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String(lg)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?$u:Math.min(
$u,Math.floor(ug*Number(e)))}class gg{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=pg){this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();
n&&this.#s.size>=fg?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),
e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(Cu)}began(e,n){const s=this.#s.get(e)??this.#r.get(e);s&&(s.since=performance.now(),s.
due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(
()=>this.#c(),e).unref()}#c(){this.#o??=wg(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<Eg&&n<yg;s+=1){const{value:r,done:o}=this.#o.next();
if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,
this.#t(i),n+=1)}this.#o?this.#i=this.#a(mg):this.#i=this.#s.size+this.#r.size>0?this.#a(Cu):void 0}#d(){const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){
if(e&&e[1].since<r[1].since||(s+=1,s>hg))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(
n),n.destroy()}}function*wg(...t){for(const e of t)yield*e}const _g=64*1024,Tg=128*1024;class bg{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){
return this.#s}hold(e,n){const s=Ng(e,n);if(!s||s.bytes<=_g)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),this.#t.set(e,
s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){const n=this.#t.
get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(
n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Ng(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Jn.Readable?
{key:t,bytes:Tg}:{key:e.buffer,bytes:e.buffer.byteLength}}const Sg=16;class Og{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){
e.end(n);return}this.#e.push([e,n]),this.#e.length>=Sg&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const Rg=/^[\w.:-]{1,128}$/,
Ag=12e4,xu=8*1024*1024,Ig=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Lg=47,kg=(0,F.randomBytes)(5).toString("hex");let Fu=0;class Dg{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==Lg&&vg(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];Fu+=1,this.#s=typeof e=="string"&&Rg.test(e)?e:`${kg}-${Fu}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return we(e,le(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),Ag).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new kt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+xu){d(new ct);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
xu?(n.pause(),d(new ct)):i.length=0}),n.on("end",()=>{if(a>e)return d(new ct);clearTimeout(c),r(Mg(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function vg(t){const[,e,n=""]=Ig.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Mg(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const $g=1e3;function Cg({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function Ug(t,e){const n=new Ra.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),$g).unref()}),
n}function xg(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const Fg=3e4,Da=t=>nt(new Y("unavailable","The platform is starting.",{"retry-after":"1"}),t),jg=128*1024*1024;async function ju(t){
const{host:e,log:n,batch:s=new Og}=t,r={handler:Da,closing:!1,log:n,batch:s,bodies:new bg(jg)},o=t.connections??Uu(),i=new gg(o,h=>a(h,Pu),t.clientTimes),a=Hg(i),
c={open:new Set,proxies:ae(t.trustedProxies??[])},d=new Set,u=(h,E,p)=>{s.open(),i.began(h.socket,E),zg(r,{request:new Dg(h,E,c,p),incoming:h,outgoing:E})},l=(0,Ra.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:Fg,joinDuplicateHeaders:!0},(h,E)=>Mu(h,E,()=>u(h,E)));l.on("checkContinue",(h,E)=>Mu(h,E,()=>u(
h,E,{waits:!0}))),l.on("upgrade",(h,E,p)=>{const g=i.isIdle(h.socket);if(g&&!Cg(h))return xg(l,h,E,p);const S=g?Ug(h,h.socket):void 0;if(!S)return void E.destroy();
d.add(E),E.once("close",()=>d.delete(E)),u(h,S,{head:p})}),l.on("connection",h=>i.opened(h)),l.on("clientError",(h,E)=>a(E,(0,j.xU)(h)));const f=await Wg(l,t.port,
e);let m;return{port:f,serve(h){r.handler=h},close(h=5e3){return r.closing=!0,m??=Yg(l,c.open,d,h),m}}}function Bu(t,e){return`http://${(0,se.isIPv6)(t)?`[${t}]`:
t}:${e}`}const Bg=1e3,Pu="ERR_HTTP_REQUEST_TIMEOUT",Pg="HPE_INVALID_EOF_STATE";function Hg(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===Pg||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(Gg(s)),setTimeout(()=>n.destroy(),Bg).unref()}}const Hu=`The address and the headers \
of this request have more than ${Ra.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Gg(t){const e=`Connection: close\r
`;return t===Pu?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Hu.length}\r
`}${e}\r
${Hu}`}function Wg(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,j.xU)(o);r(i==="EADDRINUSE"?new j.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new j.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Yg(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new j.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function zg(t,e){const{request:n}=e,s=o=>va(Gu(n,o,t.log),t,e),r=o=>{try{
va(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Gu(t,e,n){const s=(0,j.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=ka(e);if(o)
return nt(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return nt(new Y("internal",i),t)}function va(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof Jn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){Kg(t.take,e,n);return}if(r.writeHead(
t.status,Xg(t,e,n)),o.method==="HEAD"||Wu(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Jn.Readable?qg(s,e,n):e.batch.end(r,s)}async function Kg(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=Gu(s,l,e.log);o.headersSent?o.destroy():va(f,e,n)}}function Xg(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Jn.Readable)&&!Wu(t)&&s.push("con\
tent-length",Jg(t.body)),s}function Wu({status:t}){return t===204||t===304}function qg(t,{log:e},{request:n,outgoing:s}){(0,Jn.pipeline)(t,s,r=>{r&&(0,j.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function Jg(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const Ma=["0.0.0.0","::"];function Yu({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Ma.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(Vg(o,e))return!0;const i=Qg(o);return i===void 0?!1:i==="localhost"||i===n||(0,ue.O)(i)||s&&(0,se.isIP)(i)!==0}}function Vg(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Qg(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,se.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const $a=1e4,Zg=100;function ew({cdn:t,store:e,maxAge:n,clock:s,log:r}){const o=async(a,c,d)=>{
const u=await t.activate(c,d);return u.kind!=="ready"&&r("warn","cdn_host_not_ready",{...a,host:c,state:u.kind,reason:u.reason}),u},i=async a=>{const c=await e.
site(a).catch(Ca);return{isDone:c!==void 0&&c.waitsSince===null,problem:c?.problem??void 0}};return{async activate({app:a,url:c,domains:d,isFirst:u},l){const f=await e.
site(a).catch(Ca),m=new URL(c).hostname,h=f?.state?.kind==="ready"?f.state:await o(a,m,l);if(f?.state?.kind!=="ready"&&await e.record(a,h).catch(Ca),h.kind==="r\
efused"&&u)throw tw(t.name,m,h.reason);const E=await Promise.all(d.map(async p=>[p,await o(a,p,l)]));return[[m,h],...E].flatMap(([p,g])=>g.kind==="ready"?[]:[zu(
`${t.name} does not answer for ${p} yet: ${g.reason}.`)])},async switched({app:a,deployID:c,url:d},u){const l=new AbortController,f=AbortSignal.any([u,l.signal]),
m=s.monotonic()+$a,h=s.sleep($a,f).catch(()=>{});let E,p=!1,g;const S=async()=>{for(;!f.aborted&&s.monotonic()<m;){if(p||({isDone:p,problem:E}=await i(a)),p&&(g=
await t.releaseAt(d,f),g===void 0||g===c))return;await s.sleep(Zg,f)}};if(await Promise.race([S().catch(()=>{}),h]),l.abort(),p&&(g===void 0||g===c))return[];const L=(0,Fe.
a3)(n*1e3),O=p?`${t.name} has taken the purge, and still answers with the release ${g}`:`${t.name} has not taken the purge of the release before within ${$a/1e3}\
 s${E===void 0?"":`: ${E}`}`;return r("warn","cdn_not_purged",{...a,deployID:c,reason:O}),[zu(`${O}. Visitors can get that release for up to ${L}; the platform \
goes on to purge it.`)]}}}function Ca(t){if(!(t instanceof ge))throw t}function zu(t){return{code:"cdn_behind",file:null,line:null,message:t}}function tw(t,e,n){
const s=`${t} refuses to answer for ${e}: ${n}. An operator has to change that.`,r={exitCode:null,signal:null,log:[],diagnostics:[]};return new vt({stage:"activ\
ate",code:"cdn_refused",message:s,...r})}const Ku=/\b(?:no-store|no-cache|private)\b/i,nw=/\bimmutable\b/i,sw=/\b(?:s-maxage|max-age)\s*=\s*"?0*[1-9]/i,Xu=["cdn\
-cache-control","surrogate-control","cloudflare-cdn-cache-control"];function rw(t){return{answer(e,n,s){const{headers:r}=n,[o,i=""]=[r["x-slipway-release"],r["c\
ache-control"]];if(n.take||o===void 0)return n;const a=t.headers(e.subdomain,o),c=s&&o===e.release?.deployID;return{...n,headers:{...r,...ow(a,i,c&&!qu(e),r)}}},
dynamic(e,n,s){const r=f=>cw(s,f).join(", "),o=t.headers(e.subdomain,n),i=Ju(s,[t.tagHeader,"cache-groups"]),a=Xu.map(r).find(f=>f!=="")??r("cache-control"),u=n===
e.release?.deployID&&!qu(e)&&sw.test(a)&&!Ku.test(a)&&r("set-cookie")===""?iw(o.page,t.tagHeader):aw(o.never,r("cache-control")),l=Object.keys(u);return[...Ju(i,
l),...Object.entries(u).flat()]}}}function ow({page:t,asset:e,never:n},s,r,o){if(nw.test(s))return e;if(Ku.test(s)||!r)return n;const i=Object.fromEntries(Xu.flatMap(
a=>o[a]===void 0?[]:[[a,o[a]]]));return{...t,...i}}function qu({settings:t}){return t.lifetime!==void 0}function iw(t,e){const{[e]:n="","cache-groups":s=""}=t;return{
[e]:n,"cache-groups":s}}function aw(t,e){return Object.keys(t).length===0&&e===""?{"cache-control":"no-cache"}:t}function cw(t,e){return t.filter((n,s)=>s%2===1&&
t[s-1]?.toLowerCase()===e)}function Ju(t,e){return t.filter((n,s)=>!e.includes((t[s-s%2]??"").toLowerCase()))}const dw=[1e3,6e4],Vu=[500,1e3,2e3,5e3,15e3,6e4],uw=.2,
lw=5e3,fw=250,hw=36e5;function pw(t){const{store:e,changes:n,log:s,clock:r,every:o=Q.fm}=t,i=new AbortController;let a,c=Number.NEGATIVE_INFINITY,d=Number.NEGATIVE_INFINITY,
u=!0,l;const f=S=>{d=Math.min(d,r.monotonic()+S)},m=async()=>{for(u=!1,d=r.monotonic()+lw,r.monotonic()-c>=hw&&(await e.use(),c=r.monotonic());!i.signal.aborted&&
await mw(t,i.signal,f););a=await e.waiting()},h=()=>{i.signal.aborted||!u&&r.monotonic()<d||(l??=m().catch(S=>{i.signal.aborted||S instanceof ge||s("error","cdn\
_purges_not_sent",{reason:String(S)})}).finally(()=>{l=void 0,u&&h()}))},E=()=>{u=!0,h()},p=n.subscribe(({kind:S})=>{(S==="site"||S==="unknown")&&E()}),g=o(fw,h);
return h(),{get waiting(){return a},async[Symbol.asyncDispose](){g(),p[Symbol.dispose](),i.abort(new Error("the platform stops")),await l}}}async function mw(t,e,n){
const{cdn:s,store:r,quota:o,log:i}=t,a=await r.claim(s.limits.tags);if(a.length===0)return!1;const c=async(m,h)=>{h.againMs!==void 0&&n(h.againMs),await r.settle(
m,h)},d=await o.take([{name:`cdn/${s.name}`,most:s.limits.perMinute}]);if(d>0)return await c(a,{kind:"put_off",againMs:d*1e3}),!1;const u=a.map(({tag:m})=>m),l=t.
clock.monotonic(),f=await s.purge(u,e).catch(m=>{if(e.aborted)throw m;return i("error","cdn_purge_failed",{cdn:s.name,reason:String(m)}),{kind:"refused",reason:"\
the platform could not send it",againMs:void 0}});if(f.kind==="accepted"){const m=Math.round(t.clock.monotonic()-l);i("info","cdn_purged",{cdn:s.name,tags:u.join(
" "),ms:m});for(const[h,E]of Qu(a,({round:p})=>p))await c(E,{kind:"accepted",againMs:dw[h]});return!0}i("warn","cdn_purge_refused",{cdn:s.name,tags:u.length,reason:f.
reason});for(const[m,h]of Qu(a,E=>E.failures)){const E=Vu[Math.min(m,Vu.length-1)]??0,p=Math.round(E*(1+uw*(2*t.random()-1)));await c(h,{kind:"failed",againMs:Math.
max(p,f.againMs??0),problem:f.reason})}return!1}function Qu(t,e){return Map.groupBy(t,e)}const Zu="abcdefghijklmnopqrstuvwxyz234567",Ew=63,el=6,Ua=()=>(0,F.randomInt)(
2**32)/2**32;function xa(t,e){let n="";for(;n.length<t;)n+=Zu[Math.floor(e()*Zu.length)]??"";return n}function yw(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,
"-").replace(/^-+/,"").slice(0,Ew-el-1).replace(/-+$/,"");return e===""?"app":e}function tl(t,e){return`${yw(t)}-${xa(el,e)}`}function DC(t){return(e,n,s)=>t(`${JSON.
stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Js=()=>{};var nl=I(3136);const Fa=20,sl=1e3,rl="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",gw=`^(?:(?=.{1,254}$)(?:${rl}\\.)+(?!\\d+\\.?$)${rl}\\.?|\
(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function ww({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"\
must be a list of host names";if(r.length>Fa)return`must have at most ${Fa} host names`;const o=r.map(d=>typeof d=="string"?ol(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${jt(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>Lr(d,u)));if(a!==void 0)
return`contains ${jt(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${jt(c)} twice`};return A.
FsL(A.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),A.yuE({type:"array",maxItems:Fa,uniqueItems:!0,items:{type:"string",maxLength:sl,pattern:gw}}),A.pdi(r=>r.map(
o=>ol(o)??o)))}function ol(t){if(t.length>sl)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,nl.domainToASCII)(t).replace(/\.$/,""):"";return wn(e)?
e:void 0}async function _w(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>il(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new Y("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${ro(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Tw(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:ro(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await il(t,r,s).catch(a=>{if(!(a instanceof Y))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function il({resolveTxt:t},e,n){try{return(await t(ro(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,j.xU)(s)??""))return!1;
const r=`The DNS records of ${ro(e)} cannot be read now. Try again later.`;throw new Y("unavailable",r,{"retry-after":"30"})}}function ro(t){return`_slipway.${t}`}
const al=2e3,bw=2;async function Nw(t){const{Resolver:e}=await Promise.resolve().then(I.t.bind(I,1553,19));return new e({timeout:al,maxTimeout:al,tries:bw}).resolveTxt(
t)}const Sw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Ow=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,Rw=65535;function Aw(t){
const e=(0,se.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??Sw.exec(t)??[],a=n??s??(e?t:r),c=(0,se.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Ow.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=Rw)&&(!cl(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=cl(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new j.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function cl(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const Iw={serverBytes:ce.j9,serverFiles:2e5},
Lw=384,kw=4*ce.j9,dl={base:128,perProcessor:256},oo={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ce.j9,logBytes:4*ce.D6,memoryBytes:Math.min(kw,Math.floor(Dw()/2)),
diskBytes:8*ce.j9,diskFiles:2e6,processes:dl.base+dl.perProcessor*(0,ie.availableParallelism)(),installBytes:2*ce.j9,installsBytes:20*ce.j9,...Iw};function Dw(){
const t=process.constrainedMemory();return t>0?Math.min((0,ie.totalmem)(),t):(0,ie.totalmem)()}const vC=1e3;function MC(t){return Math.min(Math.max(512*MIB,t*.02),
5*GIB)}var ul=I(8474);class We extends Error{name="DnsFault";kind;remedy;constructor(e,n,s){super(n),this.kind=e,this.remedy=s}}const io=300,ao=5e3;function ll(t){
return`heritage=slipway,slipway/owner=${t}`}const fl=253;function co(t){const e=t.startsWith("*.")?`_slipway-owner-any.${t.slice(2)}`:`_slipway-owner.${t}`;if(e.
length<=fl)return e;throw new We("refused",`The name ${t} is too long for the record beside it (${e.length} of ${fl} characters)`,"Use a shorter name.")}function ja(t,e,n){
const s=e.length===0?"records":e.join(", ");return new We("foreign",`${t} has ${s} already, which this platform did not make, so nothing was changed`,`Remove wh\
at is there, and deploy again: the platform makes the record then. Or let it lead here by hand: ${uo(n)}`)}function uo(t){return lo(t).map(({type:e,value:n})=>`${e}\
 ${n}`).join(", ")}function lo(t){if(t.kind==="name")return[{type:"CNAME",value:t.CNAME}];const e=n=>t[n].map(s=>({type:n,value:s}));return[...e("A"),...e("AAAA")]}
async function vw(t,{host:e,port:n},s){s?.throwIfAborted();const r=AbortSignal.timeout(ao),o=(0,se.connect)({host:e,port:n,noDelay:!0}),i=()=>o.destroy(new Error(
"stopped")),a=s?AbortSignal.any([s,r]):r;a.addEventListener("abort",i,{once:!0});try{await(0,ul.once)(o,"connect");const c=Buffer.alloc(2);return c.writeUInt16BE(
t.length),o.write(Buffer.concat([c,t])),await Mw(o)}catch(c){s?.throwIfAborted();const d=r.aborted?`not within ${ao/1e3} s`:(0,j.xU)(c)??"it closed the connecti\
on";throw new We("away",`The DNS server does not answer by TCP: ${d}`,"Check the address and the port in --dns, that the server runs, and that a firewall lets T\
CP through.")}finally{a.removeEventListener("abort",i),o.destroy()}}async function Mw(t){let e=Buffer.alloc(0);for await(const n of t){e=Buffer.concat([e,n]);const s=e.
length<2?Number.POSITIVE_INFINITY:2+e.readUInt16BE(0);if(e.length>=s)return e.subarray(2,s)}throw new Error("closed")}const Ba={A:1,CNAME:5,SOA:6,TXT:16,AAAA:28,
TSIG:250,ANY:255},Pa={IN:1,NONE:254,ANY:255},$w=5,hl=12,pl=63,ml=255;class At extends Error{name="MessageFault"}function Cw(t,{zone:e,prerequisites:n,changes:s}){
const r=Buffer.concat([Qn(e),an(Ba.SOA,Pa.IN)]),o=an(t,$w<<11,1,n.length,s.length,0);return Buffer.concat([o,r,...[...n,...s].map(El)])}function El({name:t,type:e,
class:n,ttl:s=0,data:r=Buffer.alloc(0)}){const o=Buffer.alloc(10);return o.writeUInt16BE(Ba[e],0),o.writeUInt16BE(Pa[n],2),o.writeUInt32BE(s,4),o.writeUInt16BE(
r.length,8),Buffer.concat([Qn(t),o,r])}function Qn(t){const n=(t===""?[]:t.toLowerCase().replace(/\.$/,"").split(".")).map(r=>{const o=Buffer.from(r,"latin1");if(o.
length===0||o.length>pl)throw new At(`no DNS name: ${t.slice(0,300)}`);return Buffer.concat([Buffer.of(o.length),o])}),s=Buffer.concat([...n,Buffer.of(0)]);if(s.
length>ml)throw new At(`no DNS name: ${t.slice(0,300)}`);return s}function Uw(t){const e=Buffer.from(t,"utf8");if(e.length>255)throw new At("a text of a TXT rec\
ord has at most 255 bytes");return Buffer.concat([Buffer.of(e.length),e])}function xw(t){if(!(0,se.isIPv6)(t))return Buffer.from(t.split(".").map(Number));const e=/^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.
exec(t),[,n="",...s]=e??[],[r=0,o=0,i=0,a=0]=s.map(Number),c=e?`${n}${(r<<8|o).toString(16)}:${(i<<8|a).toString(16)}`:t,[d="",u]=c.split("::",2),l=h=>h===""?[]:
h.split(":").map(E=>Number.parseInt(E,16)),[f,m]=[l(d),l(u??"")];return an(...f,...new Array(8-f.length-m.length).fill(0),...m)}function yl(t){if(t.length<hl)throw new At(
"the answer is too short");const e=i=>t.readUInt16BE(i);let n=hl;for(let i=0;i<e(4);i+=1)n=Ha(t,n).next+4;let s;for(let i=0;i<e(6)+e(8)+e(10);i+=1){const{record:a,
next:c}=Fw(t,n);[s,n]=[a,c]}const r=e(2),o=e(10)>0&&s?.type===Ba.TSIG?s:void 0;return{id:e(0),isResponse:r>=32768,code:r&15,tsig:o}}function Fw(t,e){const{name:n,
next:s}=Ha(t,e);if(s+10>t.length)throw new At("a record of the answer is cut off");const r=s+10+t.readUInt16BE(s+8);if(r>t.length)throw new At("a record of the \
answer is cut off");return{record:{name:n,type:t.readUInt16BE(s),at:e,data:t.subarray(s+10,r)},next:r}}function Ha(t,e){const n=[];let s,[r,o,i]=[e,0,e];for(;;){
const a=t[r];if(a===void 0)throw new At("a name of the answer is cut off");if(a===0)return{name:n.join(".").toLowerCase(),next:s??r+1};if(a>=192){const c=(a&63)<<
8|(t[r+1]??0);if(s??=r+2,c>=i)throw new At("a name of the answer has a pointer that leads nowhere");[r,i]=[c,c];continue}if(o+=a+1,a>pl||o>=ml||r+1+a>t.length)throw new At(
"a name of the answer cannot be read");n.push(t.toString("latin1",r+1,r+1+a)),r+=1+a}}function an(...t){const e=Buffer.alloc(t.length*2);for(const[n,s]of t.entries())
e.writeUInt16BE(s,n*2);return e}var Ga=I(1553);const gl=2e3,jw=100;async function Bw(t,{host:e,port:n},s){const r=new Ga.Resolver({timeout:gl,maxTimeout:gl,tries:1});
s?.addEventListener("abort",()=>r.cancel(),{once:!0});const o=()=>[],i=await(0,Ga.lookup)(e).catch(()=>{});if(!i)return[];r.setServers([i.family===6?`[${i.address}\
]:${n}`:`${i.address}:${n}`]);const[a="",c=""]=t;return(await Promise.all([r.resolve4(a).then(u=>u.map(l=>`A ${l}`),o),r.resolve6(a).then(u=>u.map(l=>`AAAA ${l}`),
o),r.resolveCname(a).then(u=>u.map(l=>`CNAME ${l}`),o),r.resolveMx(a).then(u=>u.map(l=>`MX ${l.exchange}`),o),r.resolveTxt(a).then(u=>u.map(wl),o),r.resolveTxt(
c).then(u=>u.map(l=>`the owner record ${wl(l)}`),o)])).flat()}function wl(t){return`TXT "${t.join("").slice(0,jw)}"`}const Wa={"hmac-sha224":"sha224","hmac-sha2\
56":"sha256","hmac-sha384":"sha384","hmac-sha512":"sha512"},_l={16:"BADSIG",17:"BADKEY",18:"BADTIME",22:"BADTRUNC"},Tl=300,Pw=Buffer.alloc(0);function Hw(t,e,n){
const s={time:n,fudge:Tl,error:0,other:Buffer.alloc(0)},r=bl(Pw,t,e,s),o=Buffer.concat([Qn(e.algorithm),Nl(n),an(Tl,r.length),r,t.subarray(0,2),an(0,0)]),i=El({
name:e.name,type:"TSIG",class:"ANY",data:o}),a=Buffer.concat([t,i]);return a.writeUInt16BE(t.readUInt16BE(10)+1,10),{message:a,mac:r}}function Gw(t,e,n,s){const{
tsig:r}=yl(t);if(!r)return{kind:"missing"};const o=Yw(r),{error:i,other:a,time:c,fudge:d,mac:u}=o;if(Ww(i))return{kind:"refused",error:_l[i],serverTime:a.length===
6?a.readUIntBE(0,6):void 0};const l=r.name===e.name&&o.algorithm===e.algorithm&&i===0,f=Buffer.from(t.subarray(0,r.at));f.writeUInt16BE(t.readUInt16BE(10)-1,10),
f.writeUInt16BE(o.id,0);const m=bl(n,f,e,o);return{kind:l&&u.length===m.length&&(0,F.timingSafeEqual)(u,m)&&Math.abs(s-c)<=d?"right":"wrong"}}function Ww(t){return Object.
hasOwn(_l,t)}function bl(t,e,n,{time:s,fudge:r,error:o,other:i}){const a=(0,F.createHmac)(Wa[n.algorithm],n.secret);return t.length>0&&a.update(an(t.length)).update(
t),a.update(e).update(Qn(n.name)).update(an(Pa.ANY,0,0)).update(Qn(n.algorithm)).update(Nl(s)).update(an(r,o,i.length)).update(i).digest()}function Yw({data:t}){
const{name:e,next:n}=Ha(t,0),s=(l,f)=>{if(l+f<=t.length)return t.subarray(l,l+f);throw new At("the signature of the answer is cut off")},r=n+10,o=s(n,10),i=s(r,
o.readUInt16BE(8)),a=s(r+i.length,6),c=s(r+i.length+6,a.readUInt16BE(4)),[d,u]=[a.readUInt16BE(0),a.readUInt16BE(2)];return{algorithm:e,time:o.readUIntBE(0,6),fudge:o.
readUInt16BE(6),mac:i,id:d,error:u,other:c}}function Nl(t){const e=Buffer.alloc(6);return e.writeUIntBE(t,0,6),e}const zw=3,fo=["A","AAAA","CNAME"];function Kw(t){
const{server:e,zone:n,target:s,owner:r}=t,o=lo(s),i=(h,E,p)=>Jw(t,h,E,p),a=h=>o.map(E=>({...Xw(h,E),class:"IN",ttl:io})),c=h=>({name:co(h),type:"TXT",class:"IN",
data:Uw(ll(r))}),d=h=>fo.filter(E=>!o.some(p=>p.type===E)).map(Zn(h)),u=h=>[...a(h).map(E=>({...E,ttl:0})),...d(h)],l=h=>fo.map(E=>({name:h,type:E,class:"ANY"})),
f=(h,E)=>{const p=s.kind==="name"?[Zn(h)("ANY")]:fo.map(Zn(h)),g=c(h);return i([...p,Zn(g.name)("TXT")],[...a(h),{...g,ttl:io}],E)},m=async(h,E,p)=>await i([E?c(
h):Zn(c(h).name)("TXT"),...u(h)],[],p)==="met";return{name:`rfc2136://${e.host}:${e.port}/${n}`,target:s,covers:async h=>Sl(h,n),async ensure(h,E){for(let p=1;;p+=
1){if(await m(h,!0,E))return"kept";if(await f(h,E)==="met")return"made";if(await i([c(h)],[...l(h),...a(h)],E)==="met"){if(await m(h,!0,E))return"changed"}else if(await m(
h,!1,E))return"by-hand";const g=await Bw([h,co(h)],e,E);if(g.length>0||p===zw)throw ja(h,g,s)}},async look(h,E){return await i([c(h)],[],E)==="met"?"own":await i(
fo.map(Zn(h)),[],E)==="met"?"none":await m(h,!1,E)?"by-hand":"foreign"},async remove(h,E){const p=c(h),g=[...l(h),{name:p.name,type:"TXT",class:"ANY"}];return await i(
[p],g,E)==="met"}}}function Sl(t,e){const n=t.replace(/^\*\./,"");return n===e||n.endsWith(`.${e}`)}function Zn(t){return e=>({name:t,type:e,class:"NONE"})}function Xw(t,{
type:e,value:n}){return{name:t,type:e,data:e==="CNAME"?Qn(n):xw(n)}}const qw=new Set([3,6,7,8]),Ya=2;async function Jw({server:t,zone:e,key:n,now:s},r,o,i){const a=(0,F.
randomInt)(65536),c=()=>Math.floor(s()/1e3),d=Hw(Cw(a,{zone:e,prerequisites:r,changes:o}),n,c()),u=await vw(d.message,t,i);try{const{id:l,isResponse:f,code:m}=yl(
u);if(l!==a||!f)throw new At("it answers another request");const h=Gw(u,n,d.mac,c());if(h.kind==="refused")throw Vw(h.error,n,h.serverTime,c());if(m!==0&&!qw.has(
m))throw Zw(m,e,n);if(h.kind==="right")return m===0?"met":"unmet";throw new We("refused",`The answer of the DNS server is not signed by the key ${n.name}, so it\
 may be anybody's`,"Check the address in --dns. The server must sign its answers, as BIND and Knot do for a request with a signature.")}catch(l){if(!(l instanceof
At))throw l;const f=`What answers is not a DNS server: ${l.message}`;throw new We("refused",f,"Check the address and the port in --dns.")}}function Vw(t,{name:e,
algorithm:n},s,r){switch(t){case"BADKEY":return new We("refused",`The DNS server does not know the key ${e} with ${n} (BADKEY)`,'Compare the name and the algori\
thm in SLIPWAY_DNS_KEY with those of the server: key "NAME" in named.conf of BIND, key: id in knot.conf. Knot says the same of a key that no acl of the zone nam\
es.');case"BADSIG":case"BADTRUNC":return new We("refused",`The DNS server does not accept signatures of the key ${e}, because its secret is another one (${t})`,
"Copy the secret of the key from the server into SLIPWAY_DNS_KEY=NAME:ALGORITHM:BASE64 again.");case"BADTIME":{const o=s===void 0?0:r-s,i=o===0?"":`: this machi\
ne is ${(0,Fe.a3)(Math.abs(o)*1e3)} ${o>0?"ahead":"behind"}`;return new We("refused",`The clocks of this machine and of the DNS server differ too much (BADTIME)${i}`,
"Set the clocks of both, as with: timedatectl set-ntp true")}}}const Qw={1:["does not understand the request (FORMERR)","Only a primary server with dynamic upda\
tes (RFC 2136) can be used."],4:["takes no updates (NOTIMP)","Use a server with dynamic updates (RFC 2136), as BIND and Knot."],5:["refuses updates with this ke\
y (REFUSED)",'Allow them for the zone: update-policy { grant KEY zonesub ANY; }; in named.conf of BIND, an acl with key and "action: update" in knot.conf.'],9:[
"is not the primary server of the zone (NOTAUTH)","Write the zone and the address of its primary server: --dns rfc2136://SERVER/ZONE"],10:["says that the name i\
s not in the zone (NOTZONE)","A part of the zone may be a zone of its own: delegate that one."]};function Zw(t,e,{name:n}){const[s,r]=Qw[t]??[`answers with code\
 ${t}`,"See the log of the DNS server."],o=t===Ya?"cannot make changes now (SERVFAIL)":s;return new We(t===Ya?"away":"refused",`The DNS server ${o}: zone ${e}, \
key ${n}`,t===Ya?"See the log of the DNS server, which may lack the right to write its zone.":r)}const za="application/external.dns.webhook+json;version=1",e0=A.
_H3({dnsName:A.YjP(),recordType:A.YjP(),targets:A.cl6(A.YOg(A.YjP()),[]),recordTTL:A.cl6(A.aig())}),Ol=A.mee(A.YOg(e0)),t0=A._H3({filters:A.cl6(A.YOg(A.YjP())),
include:A.cl6(A.YOg(A.YjP()))}),n0=16*ce.D6;function s0(t){const{url:e,target:n,owner:s}=t,r=ll(s);let o;const i=()=>t.zones.length>0?Promise.resolve(t.zones):(o??=
r0(t).catch(f=>{throw o=void 0,f}),o),a=f=>{const m=lo(n),h=E=>{const p=m.filter(({type:g})=>g===E).map(({value:g})=>g);return p.length===0?[]:[{dnsName:f,recordType:E,
targets:p,recordTTL:io}]};return[...h("A"),...h("AAAA"),...h("CNAME")]},c=f=>({dnsName:co(f),recordType:"TXT",targets:[`"${r}"`],recordTTL:io}),d=async(f,m)=>{const h=await ho(
t,"GET","/records",Ol,void 0,m),E=O=>(h??[]).filter(({dnsName:b})=>Ka(b)===O),[p,g]=[E(f).filter(Rl),E(co(f)).filter(d0)],S=g.some(({targets:O})=>O?.some(b=>c0(
b)===r)),L=E(f).filter(O=>!Rl(O));return{records:p,beside:g,isOwn:S,isFree:[...p,...g].length===0,others:L}},u=async(f,m)=>await ho(t,"POST","/adjustendpoints",
Ol,f,m)??f,l=(f,m)=>ho(t,"POST","/records",void 0,f,m).then(()=>{});return{name:`webhook:${e.origin}`,target:n,covers:async f=>(await i()).some(m=>Sl(f,m)),async ensure(f,m){
const h=await d(f,m),E=a(f),p=Xa(h.records,E),g=n.kind==="addresses"||h.others.length===0;if(h.beside.length===0&&p)return"by-hand";if(!g||!h.isOwn&&!h.isFree)throw ja(
f,[...h.others,...h.records,...h.beside].map(Al),n);if(h.isOwn&&p)return"kept";const S=new Set(E.map(({recordType:k})=>k)),[L,O]=[h.records.filter(k=>S.has(k.recordType)),
h.records.filter(k=>!S.has(k.recordType))],b=new Set(L.map(({recordType:k})=>k)),R=await u([...E,...h.isOwn?[]:[c(f)]],m);await l({create:R.filter(({recordType:k})=>!b.
has(k)),updateOld:L,updateNew:R.filter(({recordType:k})=>b.has(k)),delete:O},m);const D=await d(f,m);if(D.isOwn&&D.beside.length===1&&Xa(D.records,E))return h.isOwn?
"changed":"made";throw ja(f,[...D.records,...D.beside].map(Al),n)},async look(f,m){const{isOwn:h,records:E,beside:p}=await d(f,m);return h?"own":E.length===0?"n\
one":p.length===0&&Xa(E,a(f))?"by-hand":"foreign"},async remove(f,m){const{isOwn:h,records:E,beside:p}=await d(f,m);return h?(await l({create:[],updateOld:[],updateNew:[],
delete:[...E,...p]},m),!0):!1}}}async function r0(t){const{filters:e,include:n}=await ho(t,"GET","/",t0),r=[...e??[],...n??[]].map(o=>Ka(o).replace(/^\./,"")).filter(
wn);if(r.length>0)return r;throw new We("refused","The DNS provider names no domains that it serves","Set its domain filter, or name the zones: --dns webhook:ht\
tp://HOST:PORT?zone=sites.example")}async function ho({url:t,fetch:e},n,s,r,o,i){const a=AbortSignal.timeout(2*ao),c="The DNS provider",d=await e(new URL(s,t),{
method:n,redirect:"error",headers:{accept:za,...o===void 0?{}:{"content-type":za}},...o===void 0?{}:{body:JSON.stringify(o)},signal:i?AbortSignal.any([i,a]):a}).
then(o0).catch(l=>{if(i?.throwIfAborted(),l instanceof We)throw l;const f=a.aborted?`not within ${2*ao/1e3} s`:a0(l);throw new We("away",`${c} does not answer ${n}\
 ${s}: ${f}`,"Check that it runs, and its address in --dns.")});if(d.status>=400){const l=d.body.replace(/\s+/g," ").trim().slice(0,200);throw new We(d.status>=
500?"away":"refused",`${c} answers ${d.status} to ${n} ${s}${l===""?"":`: ${l}`}`,"See the log of the provider: it may have no right to change the zone.")}if(!r)
return;const u=A.xLC(r,i0(d.body));if(u.success)return u.output;throw new We("refused",`${c} answers ${n} ${s} with something that is not of external-dns's webh\
ook shape`,`Use a provider for ${za}.`)}async function o0(t){const e=new TextDecoder;let[n,s]=["",0];for await(const r of t.body??[]){if(s+=r.length,s>n0)throw new We(
"refused","The DNS provider answers with more than 16 MiB","Let it serve fewer zones.");n+=e.decode(r,{stream:!0})}return{status:t.status,body:n}}function i0(t){
try{return JSON.parse(t)}catch{return}}function a0(t){const e=t instanceof Error&&t.cause instanceof Error?t.cause:t;return e instanceof Error?e.message.slice(0,
200):"it failed"}function Ka(t){return t.toLowerCase().replace(/\.$/,"")}function c0(t){return t.replace(/^"(.*)"$/,"$1")}function Rl({recordType:t}){return["A",
"AAAA","CNAME"].includes(t)}function d0({recordType:t}){return t==="TXT"}function Al({dnsName:t,recordType:e,targets:n}){return`${t.startsWith("_slipway-owner")?
"the owner record ":""}${e} ${(n??[]).join(" ").slice(0,100)}`}function Xa(t,e){const n=s=>s.flatMap(({recordType:r,targets:o})=>(o??[]).map(i=>`${r} ${Ka(i)}`)).
sort().join();return n(t)===n(e)}function Il({url:t,key:e,target:n,owner:s},r){const o={target:p0(n),owner:E0(s)};return t.startsWith("webhook:")?s0({...l0(t),...o,
fetch:r.fetch}):Kw({...u0(t),key:h0(e),...o,now:r.now})}function u0(t){const e=URL.parse(t),n=qa(e?.pathname.slice(1)??"");if(e?.protocol!=="rfc2136:"||e.hostname===
""||e.username!==""||e.search!==""||n===void 0)throw es("dns",`"${(0,ot.ri)(t.slice(0,200))}" names no DNS server and zone`,"Write --dns rfc2136://ns1.example.c\
om/sites.example, or webhook:http://127.0.0.1:8888");return{server:{host:e.hostname.replace(/^\[|\]$/g,""),port:e.port===""?53:Number(e.port)},zone:n}}function l0(t){
const e=URL.parse(t.slice(8));if(!(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.username===""&&e.hash===""))throw es("dns",`"${(0,ot.ri)(t.slice(0,200))}\
" names no webhook provider`,"Write --dns webhook:http://127.0.0.1:8888");const s=e.searchParams.getAll("zone"),r=s.map(qa).filter(o=>o!==void 0);if(r.length!==
s.length||[...e.searchParams.keys()].some(o=>o!=="zone"))throw es("dns","what follows the ? is not zone=NAME","Write --dns 'webhook:http://127.0.0.1:8888?zone=s\
ites.example'");return e.search="",{url:e,zones:r}}function qa(t){const e=(0,nl.domainToASCII)(t.replace(/\.$/,""));return wn(e)?e:void 0}const Ja="Write SLIPWA\
Y_DNS_KEY=NAME:ALGORITHM:BASE64, as slipway:hmac-sha256:\u2026",f0=1024;function h0(t){if(t===void 0)throw new j.GQ("missing_input","--dns rfc2136://\u2026 needs the\
 variable SLIPWAY_DNS_KEY too",{input:"dns",remedy:Ja});const e=t.trim().split(":"),[n="",s="",r=""]=e,o=(d,u=Ja)=>{throw new j.GQ("invalid_input",`SLIPWAY_DNS_\
KEY: ${d}`,{input:"dns",remedy:u})};e.length!==3&&o(`it has ${e.length} parts with colons between them, and not 3`);const i=Ll(s);if(i===void 0&&Ll(n)!==void 0&&
o("the algorithm comes before the name, as Knot and dig write it",Ja),i===void 0){const d=Object.keys(Wa).join(", ");return o(`"${s.slice(0,40)}" is not an algo\
rithm that is supported`,`Use one of ${d}, with a key that the server has with it.`)}/^[\w.-]{1,200}$/.test(n)||o("the name of the key is not one");const a=Buffer.
from(r,"base64");return(!(/^[A-Za-z0-9+/]+={0,2}$/.test(r)&&a.toString("base64").replace(/=+$/,"")===r.replace(/=+$/,""))||a.length>f0)&&o("the secret is not ba\
se64"),{name:n.toLowerCase().replace(/\.$/,""),algorithm:i,secret:(0,F.createSecretKey)(a)}}function Ll(t){const e=t.toLowerCase().replace(/\.$/,""),n=e.startsWith(
"hmac-")?e:`hmac-${e}`;return Object.hasOwn(Wa,n)?n:void 0}const kl=16;function p0(t){const e="Write the addresses of the proxy or the nodes, as --dns-target 20\
3.0.113.7,2001:db8::7, or one name, as --dns-target edge.example.com";if(t===void 0)throw new j.GQ("missing_input","--dns needs --dns-target too: where the reco\
rds lead",{input:"dns-target",remedy:e});const n=t.split(",").map(i=>i.trim()),s=qa(n[0]??"");if(n.length===1&&s!==void 0)return{kind:"name",CNAME:s};const r=n.
find(i=>(0,se.isIP)(i)===0||i.includes("%"));if(r!==void 0)throw es("dns-target",`"${r.slice(0,100)}" is not an address`,e);if(n.length>kl)throw es("dns-target",
`it has more than ${kl} addresses`,e);const o=[...new Set(n)];return{kind:"addresses",A:o.filter(se.isIPv4),AAAA:[...new Set(o.filter(i=>!(0,se.isIPv4)(i)).map(
m0))]}}function m0(t){return new URL(`http://[${t}]`).hostname.slice(1,-1)}function E0(t){const e="Add --public-url https://platform.example.com, or --dns-owner\
 NAME: no other platform of the zone may have it.";if(t===void 0)throw new j.GQ("missing_input","--dns needs a name for this platform in the zone",{input:"dns-o\
wner",remedy:e});if(/^[\w.-]{1,100}$/.test(t))return t;throw es("dns-owner","it is not a name of letters, digits, dots, - and _",e)}function es(t,e,n){return new j.
GQ("invalid_input",`--${t}: ${e}`,{input:t,remedy:n})}const Dl=2e3,y0=2,g0=new Set(["ENOTFOUND","ENODATA"]),w0=async t=>{const e=new Ga.Resolver({timeout:Dl,maxTimeout:Dl,
tries:y0}),n=r=>{if(g0.has((0,j.xU)(r)))return[];throw r};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()},ts=864e5,_0=1e3,T0=90,
b0=7*ts,N0={most:500,ageMs:30*ts},S0=30*ts,O0=400,R0=512*ce.D6,po={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"or\
ganization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those \
of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment\
 and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests \
(`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},notifications:{what:"messages to those who are told of what happens, an\
d what became of them",owner:"organization",on:"stores",bound:"the newest 500 of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",
owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"\
35 days by hour, 400 days by day"},audit:{what:"rows of the audit log",owner:"organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour \
for refused requests",age:"`--keep-audit`"},objects:{what:"files that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"t\
hose of kept releases",age:"one hour without use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 \
GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of r\
epositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"3\
0 days without a build, or one hour if no app has the repository any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"\
eight versions of each package, and those that a build uses",age:"90 days without a build"}},$C={caches:{bytes:4*ce.j9,allBytes:20*ce.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*ts},mirrors:{bytes:4*ce.j9,allBytes:20*ce.j9,items:Number.POSITIVE_INFINITY,ageMs:30*ts},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,
items:Number.POSITIVE_INFINITY,ageMs:90*ts}},CC=200,UC=8,xC=36e5,Vs=12,mo=16,vl=4+Vs+mo;function Eo(t,e,n){return Ml(t,e,n,(0,F.randomBytes)(Vs))}function A0(t,e,n){
const s=(0,F.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return Ml(t,e,n,s.subarray(0,Vs))}function Ml({id:t,key:e},n,s,r){
const o=(0,F.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(Buffer.from(s)),o.final()]);return Buffer.concat([t,r,i,
o.getAuthTag()])}function Va(t,e,n){return $l(t,e,n).toString("utf8")}function $l(t,e,n){let s=new Error("No key is known that sealed this secret");for(const r of t.
filter(o=>Cl(o,n)))try{return I0(r,e,n.subarray(r.id.length))}catch(o){s=o}throw s}function I0({key:t},e,n){const s=(0,F.createDecipheriv)("aes-256-gcm",t,n.subarray(
0,Vs),{authTagLength:mo}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-mo));return Buffer.concat([s.update(n.subarray(Vs,-mo)),s.final()])}function Cl({
id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const Ul="sealed:",xl=/^sealed:([0-9a-f]{8}):/;function Qs(t,e,n,s){if(!t.isActive)return s;const r=Buffer.
from(Eo(t.current(e),n,s));return`${Ul}${t.id}:${r.subarray(4).toString("base64")}`}function Zs(t,e,n,s){const[r,o]=xl.exec(s)??[];if(r===void 0||o===void 0)return s;
const i=Buffer.concat([Buffer.from(o,"hex"),Buffer.from(s.slice(r.length),"base64")]);try{return Va(t.all(e),n,i)}catch(a){throw t.wrong(a)}}function L0(t){return xl.
exec(t)?.[1]}function k0(t){return Ul.length+9+Math.ceil((t+vl)*4/3)+4}function yo(t){return`kvs-token:${t}`}function Qa(t){return`kvs-role:${t}`}function Za({org:t,
project:e,appID:n},s=""){return`variable:${t}/${e}/${n}:${s}`}function ns(t,e){return`deployment-${e}:${t}`}function Fl(t,e){return`build-log:${t}:${e}`}class Tt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const D0=200,jl=1024*1024;class Bl{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#r=new Tt(e),this.#o=new Tt(jl)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Tt(this.#e),this.#o=new Tt(jl),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,D0):this.#r.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const er={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:ce.j9,tableKeys:1e6,
organizationBytes:10*ce.j9},Pl="kvs_",Hl=32,v0=Pl.length+Math.ceil(Hl*4/3),M0=1e3,$0=8*1024*1024;class C0{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
new Bl($0,M0,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,project:a.project,app:a.appID,
table:c},f=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,J.
Rm)(u),windows:f}})}byToken(e){return e.length===v0?this.#n.find(nc(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.
find(r.tokenHash);if(!o)throw Gl(n);return o}async create(e,n,s,r){if(!J.BL.test(n))throw new Y("validation_failed",`"${n.slice(0,64)}" is not a table name: wri\
te 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const o=`${Pl}${(0,F.randomBytes)(Hl).toString("base64url")}`,i=nc(o),a=this.#t.seal(yo(i),o),c={types:J.
jI,most:J.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"created":return{name:n,variable:tc(
n),createdAt:s,token:o};case"no_app":throw ec(e);case"wrong_type":throw Wl(d.type);case"taken":throw new Y("conflict",`The app already has a table "${n}".`);case"\
full":throw new Y("conflict",`An app may have ${J.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,
createdAt:r})=>({name:s,variable:tc(s),createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw ec(
e);case"no_table":throw Gl(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,J.Rm)(n))throw Wl(n);const o=r.map(({name:i,tokenHash:a,
sealed:c})=>[tc(i),this.#t.open(yo(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.
open(yo(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(nc(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(
e);if(!n)throw ec(e);return n}}function ec({appID:t}){return new Y("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Gl(t){return new Y(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function Wl(t){return new Y("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function tc(t){return`${J.be}TOKEN_${t.toUpperCase()}`}function nc(t){
return(0,F.hash)("sha256",t,"base64")}function U0(t){return Yl(t),{...F0,node:`${(0,ie.hostname)()}/${process.pid}`,...t,buildLimits:{...oo,...t.buildLimits},kvsQuotas:{
...er,...t.kvsQuotas}}}function Yl(t){const{gitUrlTemplate:e=ot.bD,allowLocalGit:n=!1}=t;ae(t.trustedProxies??[]),me(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.
forEach(Aw),t.dns&&Il({...t.dns,owner:t.dns.owner??zl(t.publicUrl)},x0);const s=(0,ot.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,ot.ri)(e)}" ${s.problem}`;
throw new j.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const x0={fetch,now:Date.now};function zl(t){return URL.parse(t??"")?.hostname||
void 0}const F0={dns:void 0,mail:void 0,cdn:void 0,cdnApi:void 0,notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,
shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:qs,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:ot.bD,clock:Q.ml,log:Js,fetch,resolveTxt:Nw,resolveHost:w0,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,
edgeCacheBytes:64*ce.D6,keepDeployments:_0,keepDays:T0,keepDeletedMs:b0,keepAuditDays:O0,organizationApps:ng,organizationBuilds:sg,buildLimits:oo,kvsQuotas:er};
function ut({roles:t},e){return t.includes(e)}async function j0({cdn:t,cdnApi:e,fetch:n,clock:s}){if(!t)return;const{createCdn:r}=await Promise.all([I.e(118),I.
e(576)]).then(I.bind(I,3576)),o=r(t,{fetch:n,api:e},s);return{cdn:o,marks:rw(o)}}function B0(t,{siteUrl:e},n){const{stores:s,cdn:r,clock:o,log:i}=t,{maxAge:a=0}=r??
{},c=ew({cdn:n,store:s.cdn,maxAge:a,clock:o,log:i}),d=new Map;return{async activate({job:{app:u,deployID:l},signal:f}){const m=await s.state.apps.find(u);if(!m)
return;const{subdomain:h,settings:E,liveRelease:p}=m,g=p===null,S={app:u,deployID:l,url:e(h),domains:E.domains??[],isFirst:g};d.set(l,{going:S,warnings:await c.
activate(S,f)})},async switched({job:{deployID:u},signal:l}){const f=d.get(u);return d.delete(u),f?[...f.warnings,...await c.switched(f.going,l)]:[]}}}async function P0(t,{
cdn:e},n){const{stores:s,clock:r,log:o}=t,{cdn:i,quota:a,changes:c,state:d}=s,u=new AbortController;n.defer(()=>u.abort(new Error("the platform stops")));const l=async m=>{
await d.releases.subdomainOf(m)===void 0&&await e.deactivate(m,u.signal)},f=c.subscribe(m=>{m.kind==="domain"&&l(m.domain).catch(h=>{u.signal.aborted||o("warn",
"cdn_domain_not_ended",{domain:m.domain,reason:String(h)})})});return n.use(f),n.use(pw({cdn:e,store:i,quota:a,changes:c,clock:r,random:Ua,log:o,every:Q.fm}))}async function H0(t){
(ut(t,"control")||ut(t,"build"))&&await t.stores.cdn.use()}function G0({stores:t},{cdn:e}){return{name:e.name,site:n=>t.cdn.site(n)}}var On=I(1101);function W0(t){
return new Y0(t)}class Y0{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){const{instances:n}=this.#e;if(!n)return(0,On.Ih)(new On.Lw("functions_off",void 0,60));
if(this.#s)return(0,On.Ih)(new On.Lw("stopping"));const s=this.#n;return Dt(s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;
if(!s||this.#s)throw new On.Lw("stopping");return(await this.#r(s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){
this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){
const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){
return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){
return this.#t??=Promise.all([I.e(729),I.e(89)]).then(I.bind(I,5089)).then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var Ae=I(1455),
z0=I(1421),K0=I(6193);const X0=524288,q0=65535;let Kl;function J0(){return Kl??=V0().filter(t=>t>2&&t<=q0&&Q0(t)),Kl}function V0(){try{return(0,x.readdirSync)("\
/proc/self/fd").map(Number)}catch{return[]}}function Q0(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,x.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==
void 0&&(Number.parseInt(e,8)&X0)===0}catch{return!1}}function Z0(t){const e=J0().filter(r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};
const n=(0,x.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,x.
closeSync)(n)}}var ss=I(8595),Xl=I(5290);const ql={files:1e5,fileBytes:512*ce.D6,totalBytes:4*ce.j9},go={pathBytes:1024,pathsBytes:16*ce.D6,rulesBytes:256*1024,
indexBytes:32*ce.D6},sc=32*ce.D6,Jl={pathBytes:4096,pathsBytes:32*ce.D6,rulesBytes:8*ce.D6,indexBytes:48*ce.D6},FC=null,wo=ce.D6,e_=8,jC=32,Vl=3600*1e3,BC=Vl/2,
t_=2*ce.D6,Ql=4*ce.D6,n_=64*1024,s_=16384,r_=128*1024,o_=128,i_=50,a_=2e3,Zl=6e4,c_=1e3,d_=1e3,PC=50;function u_(t){try{const e=JSON.parse(t);return(0,q.Gv)(e)?
h_(e):void 0}catch{return}}const ef={ready({isolation:t,limiter:e,network:n,hasFailed:s}){const[r,o,i]=[__(t),T_(e),N_(n)];if(!r||!o||!i)return;const a={kind:"r\
eady",isolation:r,limiter:o,network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=pt.Mb.find(n=>n===t);return e&&e!==
"queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,q.KH)(t,n_)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,q.KH)(t,64)?{kind:"commit",commit:t,facts:b_(e)}:void 0,ask({id:t,question:e}){const n=(0,q.Gv)(e)?
p_(e):void 0;return n&&mt(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,q.KH)(t,rc)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,q.KH)(e,64)&&(0,q.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[S_(t),(0,Xl.h)(n)],i=J.jI.find(a=>a===s);if(!(!r||!o||!(0,q.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=Ou(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=O_(t);return n&&(0,q.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=tr(t,Object.keys(po).length,R_);return e&&{kind:"done",collected:e}}},rc=256,_o=go.pathBytes,l_=64,tf=250,f_=100,
oc=1e3,ic=1e3;function h_(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(ef,e)?ef[e](t):void 0}function p_({about:t,name:e,part:n,isLast:s,after:r,
found:o}){if(t==="lock"&&(0,q.KH)(e,rc))return{about:t,name:e};if(t==="output"){const i=(0,q.Gv)(n)?m_(n):void 0;return i&&{about:t,part:i,isLast:s===!0}}if(t===
"start"){const i=Ru(o);return i&&{about:t,found:i}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function m_({files:t,odd:e,ignoredRules:n,
faults:s}){const r={files:tr(t,tf,y_),odd:tr(e,tf,g_),ignoredRules:tr(n,f_,w_),faults:tr(s,ss.ws,E_)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&
c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function tr(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===
t.length?s:void 0}function E_(t){const{file:e,line:n,message:s,isMarked:r}=(0,q.Gv)(t)?t:{};if(!(!(0,q.KH)(s,ss.iA)||e!==null&&!(0,q.KH)(e,_o))&&!(n!==null&&!mt(
n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function y_(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,q.Gv)(t)?t:{};if(!(!(0,q.
KH)(e,_o)||!(0,q.KH)(o,l_))&&!(!mt(n)||!mt(s)||!mt(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function g_(t){const{path:e,kind:n}=(0,q.
Gv)(t)?t:{},s=ss.q3.find(r=>r===n);return s&&(0,q.KH)(e,_o)?{path:e,kind:s}:void 0}function w_(t){const{file:e,line:n,reason:s}=(0,q.Gv)(t)?t:{};if(!(!(0,q.KH)(
e,rc)||!(0,q.KH)(s,oc)))return{file:e,reason:s,...mt(n)?{line:n}:{}}}function __(t){if((0,q.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,q.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function T_(t){const{kind:e,folder:n,reason:s}=(0,q.Gv)(t)?t:{};return e==="cgroup"&&(0,q.KH)(n,_o)?{kind:e,folder:n}:e==="sampling"&&(0,q.KH)(s,oc)?{kind:e,
reason:s}:void 0}function b_(t){const{subject:e,author:n}=(0,q.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Xe.Ow)(r,o).trim()||null;return{subject:s(e,J.jh.subject),
author:s(n,J.jh.author)}}function N_(t){const{level:e,reason:n}=(0,q.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,q.KH)(n,oc)?{level:e,
reason:n}:void 0}function S_(t){if(!(0,q.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!mt(n)||!mt(s)||!mt(r)||!mt(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function O_(t){const{text:e,folder:n,command:s,output:r,type:o,
typeBecause:i}=(0,q.Gv)(t)?t:{},a=J.yN.find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Xe.Ow)(d,ic):null;return{
text:(0,Xe.Ow)(e,2*ic),folder:(0,Xe.Ow)(n,ic),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function R_(t){const{kind:e,items:n,bytes:s,left:r}=(0,q.Gv)(t)?
t:{},o=Object.keys(po).find(c=>c===e);if(o===void 0||!mt(n)||!mt(s))return;const i=(0,q.Gv)(r)?r:{},a=mt(i.items)&&mt(i.bytes);return{kind:o,items:n,bytes:s,...a&&
{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function mt(t){return Number.isSafeInteger(t)&&Number(t)>=0}const To=import.meta.filename.endsWith(".ts"),
bo=(0,P.join)(import.meta.dirname,To?"../../..":"../.."),nf=(0,P.join)(bo,To?"src/worker.ts":"dist/worker/index.js"),HC=To?(0,P.join)(bo,"src"):nf,sf=(To?["src",
"node_modules","package.json"]:["dist","package.json"]).map(t=>(0,P.join)(bo,t)),A_=(0,P.join)(bo,"node_modules",".cache","slipway"),I_=4,ac=5;function L_(){const t=(0,P.
dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,x.statSync)(s).mode&ac)!==ac),n=e??sf.map(rf).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`\
chmod -R a+rX ${e?t:sf.join(" ")}`}}function rf(t){const e=(0,x.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?ac:I_;if((e.mode&n)!==n)return t;
const s=(0,P.basename)((0,P.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,x.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){
const i=rf((0,P.join)(t,o));if(i!==void 0)return i}}function of(t){return`${(0,F.hash)("sha256",t).slice(0,16)}/`}function k_(t,e){return`slipway-worker:${of(t)}${e}`}
function D_(t,e){return`slipway-functions:${of(t)}${e}`}const v_=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function af(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&v_.some(r=>r.test(
n))&&(e[n]=s);return e}function cf(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:A_,
...n&&{NODE_EXTRA_CA_CERTS:(0,P.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var M_=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$_=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const C_=15,U_=4096,x_=5e3;class df{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=nf,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=M_(i,Z0(["pipe","ignore","pipe","pipe"]),!1),c=(0,z0.spawn)(process.
execPath,[`--max-old-space-size=${Lw}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,B_(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-U_)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=
!0}finally{$_(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new K0.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>Ql)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=Ql?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>Zl;r&&n&&this.kill(`it sent nothing for ${Zl/1e3} seconds`),n=r},x_).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??j_(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class F_ extends df{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:C_,read:u_})}}function j_(t){return Object.entries(ie.constants.
signals).find(([,n])=>t===o_+n)?.[0]??null}function B_(t,e){try{t!==void 0&&(0,ie.setPriority)(t,e)}catch{}}var bt=I(6583);const P_=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],uf=40,nr=2e3,H_=8e3,G_=2e4,W_=200;function lf(t,e){return`${t}/${e}.sock`}function Y_(t){const e=(0,q.U4)(t);if(!(0,q.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(ff,n)?ff[n](e):void 0}const ff={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[cn(t,["bubblewrap","none"]),cn(e,["cgroup","sampling"])],{level:i,reason:a}=(0,q.Gv)(n)?n:{},c=cn(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,nr)},u=typeof s=="string"?{apart:s.slice(0,nr)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=hf(e);return n&&rs(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>rs(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=K_(e);return n&&rs(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!rs(t)||!Array.isArray(e)||e.length>G_)return;const n=e.map(z_).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>rs(t)&&No(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,q.Gv)(e)?pf(e):void 0;return n&&rs(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=cn(t,["info","warn",
"error"]);return s&&(0,q.KH)(e,64)&&(0,q.KH)(n,nr)?{kind:"note",level:s,event:e,text:n}:void 0}};function cn(t,e){return e.find(n=>n===t)}function rs(t){return(0,q.
KH)(t,uf)}function No(t){return Number.isSafeInteger(t)&&Number(t)>=0}function hf(t){const{step:e,at:n}=(0,q.Gv)(t)?t:{},s=cn(e,bt.F$);return s&&No(n)?{step:s,at:n}:
void 0}function z_(t){const{at:e,stream:n,text:s}=(0,q.Gv)(t)?t:{},r=cn(n,["stdout","stderr"]);return r&&No(e)&&(0,q.KH)(s,H_)?{at:e,stream:r,text:s}:void 0}function pf({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!No(t))&&!(e!==null&&!(0,q.KH)(e,uf)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function K_(t){if(!(0,q.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[cn(e,P_),cn(n,bt.F$),pf(t)];if(!i||!a||!c||!(0,q.KH)(s,nr)||!Array.isArray(r)||r.length>
W_||!r.every(f=>(0,q.KH)(f,nr))||!Array.isArray(o)||o.length>bt.F$.length)return;const d=o.map(hf).filter(f=>f!==void 0),{exitCode:u,signal:l}=c;return{code:i,step:a,
message:s,exitCode:u,signal:l,lines:r,journey:d}}const X_={startMs:6e4,tmpBytes:512*ce.D6,tmpFiles:1e5,processes:256},q_=1e4,J_=5e3,V_=5,Q_=100;function Z_(t){const e=new eT(
t);return e.recover(),e}class eT{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,x.realpathSync)(e.nodeDir),this.#n=Ef(this.#t)}recover(){
mf(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,F.randomUUID)().slice(0,8)}`,s=this.#a(),r=new tT(n,e,{socket:lf(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(q_))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),J_);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,x.mkdirSync)(this.#n,{recursive:!0,mode:448}),sT(this.#n);const{env:e,log:n}=this.#e,
s=new df({args:["functions",D_(this.#t,process.pid)],env:cf(e),niceness:V_,read:Y_});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,Ae.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r===
"required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:af(n),limits:{...X_,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"\
walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,
instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.
take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is r\
equired");return}if(this.#o)return;this.#o=!0;const{log:r,network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write \
everything that the platform can"});const i=n.level==="private"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"\
functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class tT{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.
withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.
promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,nT);return;case"\
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new bt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new bt.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new bt.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const nT=10;function mf(t){return[(0,P.join)(t,"functions","running"),Ef((0,x.realpathSync)(
t))].some(n=>(0,x.existsSync)(n)&&(0,x.readdirSync)(n).length>0)}function Ef(t){const e=(0,P.join)(t,"functions","sockets");return Buffer.byteLength(lf(e,"i-000\
00000"))+4<=Q_?e:(0,P.join)((0,ie.tmpdir)(),`slipway-${(0,F.hash)("sha256",t).slice(0,16)}`)}function sT(t){const{uid:e,mode:n}=(0,x.lstatSync)(t);if(!((0,x.lstatSync)(
t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class cc{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var yf=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},gf=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const rT=4*ce.D6,oT=30*864e5,iT=1e4,aT=2e3;class cT{#e;#t;#n;#s=new cc;#r=new Map;constructor({folder:e,
keyring:n,fileBytes:s=rT}){this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=dc(e);for(const i of this.#r.get(s)??[])n.forEach(i);const r=n.map(({at:i,instance:a,
stream:c,text:d})=>JSON.stringify([i,a,c,d])).join(`
`),o=`${Qs(this.#t,"printed",wf(s),r)}
`;await this.#s.run(s,()=>this.#i(s,o))}async tail(e,n){const s=dc(e),r=Math.min(Math.max(0,Math.floor(n)),iT),{newer:o,older:i}=this.#o(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>uT(await dT(u,this.#n),l,f=>lT(this.#t,s,f)),c=await a(o,r);return[...c.length<r?await a(i,r-c.length):[],...c]})}follow(e,n){const s=dc(
e),r=[];let o=()=>{};const i=d=>{r.length<aT&&r.push(d),o()},a=this.#r.get(s)??new Set;this.#r.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#r.get(
s)===a&&this.#r.delete(s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:
await new Promise(l=>{o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,Ae.readdir)(this.#e).catch(()=>[]))await this.#s.
run(n,async()=>{const s=await(0,Ae.stat)(this.#o(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,Ae.rm)((0,P.join)(this.#e,n),{recursive:!0,force:!0})})}#o(e){
return{newer:(0,P.join)(this.#e,e,"newer.jsonl"),older:(0,P.join)(this.#e,e,"older.jsonl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,
older:o}=this.#o(e);await(0,Ae.mkdir)((0,P.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,Ae.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(
n)>this.#n&&await(0,Ae.rename)(r,o),await yf(s,await(0,Ae.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=gf(s);r&&await r}}}
function dc({org:t,project:e,appID:n}){return(0,F.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function dT(t,e){const n={stack:[],error:void 0,hasError:!1};
try{const s=await(0,Ae.open)(t,"r").catch(()=>{});if(!s)return"";const r=yf(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.
read(i,0,i.length,Math.max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=gf(n);s&&await s}}function uT(t,e,n){const s=[];
let r=0;for(const o of t.split(`
`).slice(0,-1).reverse()){if(r>=e)break;const i=n(o).split(`
`).flatMap(a=>fT(a)??[]);r+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,r-e))}function wf(t){return`printed:${t}`}function lT(t,e,n){try{return Zs(
t,"printed",wf(e),n)}catch{return""}}function fT(t){const e=(0,q.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,q.KH)(s,40)&&(0,q.KH)(o,8e3)&&
(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function os(t){const{everyMs:e,onFailure:n,every:s=Q.fm,isDue:r=!1}=t;let o;const i=()=>(o??=
t.run().then(()=>{},n).finally(()=>{o=void 0}),o),a=s(e,()=>{i()});return r&&i(),{run:i,async[Symbol.asyncDispose](){a(),await o}}}async function hT(t){try{return(await Tf(
t)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(
e)}}async function _f(t,e){return(await Tf(t)).nextRun(new Date(e))?.getTime()??null}async function Tf(t){const{Cron:e}=await I.e(814).then(I.bind(I,5814));return new e(
t,{timezone:"UTC",mode:"5-part"})}const pT="SLIPWAY_SCHEDULE_SECRET",mT=15e3,ET=50,bf=5,yT=40,gT=60*6e4,wT=15*6e4;function _T(t){const{schedules:e,log:n,every:s}=t,
r=new Map,o=u=>[...r.values()].filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const m=JSON.stringify([u.subdomain,l]),h=o(u.app.org)>=bf,E=r.has(m)?"the\
 call before has not ended":h?`its organization has ${bf} calls under way`:void 0;if(E!==void 0)return t.say(u.app,`${uc(l)}: left out, because ${E}`);const p=bT(
t,u,l,f).finally(()=>r.delete(m));r.set(m,{org:u.app.org,call:p})},c=async()=>{for(const u of await e.due(ET)){const{next:l,come:f}=await TT(u);if(f.length>0&&r.
size>=yT)break;if(await e.take(u,l))for(const[m,h]of f)a(u,m,h)}},d=os({everyMs:mT,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof ge))&&n("warn","\
schedules_not_read",{reason:String(u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...r.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.
asyncDispose]}}async function TT({entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await _f(o.cron,Math.max(e,n-gT));i!==
null&&i<=n&&s.push([o,i]);const a=await _f(o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function bT(t,e,n,s){const{app:r,subdomain:o,now:i}=e,
{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,f=a.monotonic();try{const m=await d(o);if(!m)return;const h=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(
s).toISOString()}),E=`${o}.${s}.${e.entries.indexOf(n)}`,p=NT(await u(o),E,i,h),g=await c(m,{path:n.path,headers:p,body:h,timeoutMs:wT});l(r,`${uc(n)}: ${g}, ${Math.
round(a.monotonic()-f)} ms`)}catch(m){l(r,`${uc(n)}: failed, because ${m instanceof Error?m.message:String(m)}`)}}function uc({cron:t,path:e}){return`POST ${e} \
by its schedule (${t})`}function NT(t,e,n,s){const r=Math.floor(n/1e3),o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,F.createHmac)("sha256",o).update(`${e}\
.${r}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`\
v1,${i}`}}function ST(t){return{status(e){const n=t(e);return n&&OT(n)}}}function OT(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,
requests:c,restarts:d,journey:u}=n;return s!==null&&RT(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,
instances:e,lastFailure:t.lastFailure,crashLoop:AT(t)}}function RT(t){return t==="starting"||t==="ready"||t==="draining"}function AT({state:t,failing:e,instances:n}){
if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||
s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const IT=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSIO\
N_TOKEN","AWS_REGION"],LT=60*6e4;async function Nf({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${J.be}URL`]:n,
[`${J.be}REGION`]:J.aT,...s}}async function kT(t,e,n,s){const r=await Nf(t,e,n);return Object.keys(r).length===0?{}:{...r,...Of(await Sf(t,e,s))}}async function DT(t,e){
const{roles:n,clock:s,log:r,every:o=Q.fm}=t,i=await Sf(t,e,void 0),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.
accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(l){r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(LT,()=>{d()});return{
variables:Of(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}
async function Sf({tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.injected(s);return e.issue(o,n.now(),r)}function Of({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:J.aT}}async function vT({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},r,o){const[
i,a]=await Promise.all([t.find(r),o?{}:t.env(r)]),{type:c,settings:d}=o??i??{},u=o?.env??a;if(!(0,J.Rm)(c))return u;const l=await e.tableVariables(r,n),f=i&&d?.
schedule?{[pT]:await s(i.subdomain)}:{};return{...u,...l,...f}}function MT(t){return Object.hasOwn(t,`${J.be}URL`)}function $T(t,e){const n=new Set;return{start(s){
if(!MT(s.env))return t.start(s);const r=new UT(s,t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),
await Promise.all([...n].map(({ended:s})=>s))}}}const CT={exitCode:null,signal:null,outOfMemory:!1};class UT{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=
e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;
return await i[Symbol.asyncDispose](),a},()=>CT)}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.
memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)
throw new Error("it was stopped");const o={...this.spec.env,...r.variables},i=e.start({...this.spec,env:o});this.#e=i;const a=IT.filter(c=>Object.hasOwn(this.spec.
env,c));return a.length>0&&s(i,a),{inner:i,credentials:r}}catch(o){await r?.[Symbol.asyncDispose]();const a=`The instance did not start: ${o instanceof Error?o.
message:String(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new bt.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const xT=["running","\
starting","stopping","asleep","failed","crash-loop"],Rf={default:100,most:1e3},FT=6e4,jT=1e4,BT=100,Af=256*1024,If=2e3,PT=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;
function GC(t){const[,e,n,s]=PT.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function HT(t,e,n=Q.fm){const s=new Map,r=(a,c)=>{c.
close(),s.get(a)===c&&s.delete(a)},o=n(jT,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=FT&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.
get(c)??new GT(t,a,f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>BT&&l&&r(...l),u};return{async read(a,{lines:c,after:d}){const u=i(
a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class GT{#e=(0,F.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){
const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=lc(
e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>Rf.most||this.#r>Af&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,
s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{
lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=YT(e.filter(s).map(lc)),o=e.at(-1),i=o&&this.#s.
findLastIndex(c=>WT(c,lc(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(
s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function lc(t){return t.text.length<=If?t:{...t,text:t.text.slice(0,If).toWellFormed()}}function WT(t,e){
return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function YT(t){let e=Af,n=t.length;for(;n>0&&t.length-n<Rf.most&&(e-=t[n-1]?.text.
length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function zT(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-\
loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function WC(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+
1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function KT(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(
HT(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,J.Rm)(o.type)&&o.liveRelease!==null?zT(r.statuses.status(o)):void 0}}async function Lf(t){const e=await t.
signingKey(XT),n=(0,q.U4)(e.value);if(!(0,q.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!qT({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.
d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=JT(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"\
ES256"}}}function fc({privateJwk:t},e){return new Uint8Array((0,F.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function XT(){const t=(0,F.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function qT(t){try{const e=(0,F.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,F.verify)("sha256",r,(0,F.createPublicKey)(
{key:s,format:"jwk"}),(0,F.sign)("sha256",r,e))}catch{return!1}}function JT(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,F.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const kf=6e5,Df=6*36e5,VT=3e4,vf=5e3;function QT(t,e,n){return is(async()=>{const s=await I.e(460).then(I.bind(I,6460)),
r=s.createRemoteJWKSet(await ZT(t,e),{timeoutDuration:vf,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.
NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,
i=n.monotonic()+Math.min(VT*2**Math.max(0,a-1),kf)}),c);return async(l,f)=>{const m=n.monotonic()>=i||d()>=Df;if(d()>=kf&&m&&await u(),d()>=Df)throw So();try{return await r(
l,f)}catch(h){if(!(h instanceof s.errors.JWKSNoMatchingKey))throw h;const E=n.monotonic()>=i;if(E&&await u(),a>0)throw So();if(!E)throw h;return r(l,f)}}})}async function ZT(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(vf),redirect:"error"})).json();return eb(s,t)}catch{
throw So()}}function eb(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function So(){return new Y("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function is(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const hc="127.0.0.1",tb={"http:":80,"https:":443};async function nb({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,
allow:`${o}:${i||tb[a]}`,async[Symbol.asyncDispose](){}}}const s=await ju({port:0,host:hc,log:n});s.serve(t);const{port:r}=s;return{url:Bu(hc,r),allow:`${hc}:${r}`,
[Symbol.asyncDispose]:()=>s.close()}}function Mf(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=
void 0,s}),n)}const sb=1/4,rb=5e3,ob=60*6e4;async function ib(t,{siteUrl:e,kvsUrl:n},s,r,o){const{clock:i,log:a,stores:c}=t,d=t.functions==="on"&&(ut(t,"edge")||
ut(t,"build")),u=Promise.withResolvers();u.promise.catch(()=>{});let l=Da;const f=ut(t,"kvs")?G=>l(G):void 0,m=Mf(()=>nb({handler:f,kvsUrl:n,log:a}),o);let h=t.
buildNetworkAllow;const E=async()=>{const{url:G,allow:V}=await m();return h=[...t.buildNetworkAllow,V],G},p=new cT({folder:(0,P.join)(t.nodeDir,"functions","log\
s"),keyring:c.keyring});d&&o.defer((0,Q.fm)(ob,()=>{p.removeOlder(i.now()-oT).catch(()=>{})}));const g={tableVariables:async(...G)=>(await(await u.promise)()).tableVariables(
...G),openCredentials:async(...G)=>(await(await u.promise)()).openCredentials(...G)};d&&mf(t.nodeDir)&&await E();const S=()=>o.use(ab(t,()=>h,p,g)),L=d?t.instances??
S():void 0,O=is(async()=>fc(await Lf(c.keys),"schedule")),b=async G=>`whsec_${(0,F.createHmac)("sha256",await O()).update(G).digest("base64")}`,R=(G,V,U="schedu\
le")=>{const X={at:i.now(),instance:U,stream:"stdout",text:`[slipway] ${V}`};p.add(G,[X]).catch(Z=>{a("warn","functions_log_not_written",{instance:U,reason:String(
Z)})})},D=async(G,V)=>{const U={apps:c.state.apps,kvs:g,kvsUrl:await E(),scheduleSecretOf:b};return vT(U,G,V)},k=o.use(W0({instances:L,envOf:D,siteUrl:e,connections:Math.
floor(Uu()*sb),clock:i,log:a,cdn:r,served:(G,V,U)=>s.requested(G,U)}));o.defer(()=>u.reject(new ge("The platform stops"))),L&&o.defer(ub(k,s,i));const B=L&&{statuses:ST(
G=>k.statusOf(G)),logs:p};return{functions:k,view:KT(t.shownFunctions??B,t,o),useKvs(G){u.resolve(G),f&&G().then(V=>{l=V.handler})},runSchedules(G){if(!L)return;
const V=(U,X)=>k.call(U,X);return _T({schedules:c.schedules,siteOf:G,call:V,secretOf:b,say:R,clock:i,log:a})},async tryInstance({job:G,release:V,signal:U},X){const{
app:Z,type:ye,deployID:Te}=G;if(!L||!(0,J.Rm)(ye))return;const{index:Oe}=await X.index(Z.org,V.manifestHash),Ie=Oe.find(bt.r$)===-1?void 0:await c.state.apps.find(
Z);if(!Ie)return;const{subdomain:Ke}=Ie,Se=await D(Z,G),He={deployID:Te,manifestHash:V.manifestHash};try{await k.prepare({app:Z,subdomain:Ke,type:ye,release:He,
settings:G.settings,env:Se,signal:U})}catch(Ye){throw Ye instanceof bt.i5?cb(Ye.failure,(0,x.realpathSync)(t.nodeDir)):Ye}ut(t,"edge")||k.stop(Ke)}}}function ab(t,e,n,s){
const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,f={nodeDir:r,blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,
logs:n,log:l},m=({id:h,spec:{app:E}},p)=>{const g=`[slipway] The platform's variables replace those of the app: ${p.join(", ")}`;n.add(E,[{at:u.now(),instance:h,
stream:"stderr",text:g}]).catch(S=>{l("warn","functions_log_not_written",{instance:h,reason:String(S)})})};return $T(Z_(f),{kvs:s,onReplaced:m})}function cb({code:t,
message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>db(a,`${(0,P.join)(o,"functions","releases")}/`));return new vt({stage:"activate",code:t,message:e,exitCode:n,
signal:s,log:i,diagnostics:[]})}function db(t,e){const[n="",...s]=t.split(e);return n+s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function ub(t,e,n){let s=n.
monotonic();return(0,Q.fm)(rb,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(
o,a*(r-s))}s=r})}const pc=5*6e4,lb={lifetime:pc,perIdentity:10,inAll:1e3},$f="link_";async function fb({email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=$f+
(0,F.randomBytes)(32).toString("base64url"),i=(0,F.hash)("sha256",JSON.stringify(["link",e,t])),a=new Date(r.now()+pc).toISOString();return await n.open({hash:Cf(
o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},lb),{url:`${s}/sign-in#${o}`,expiresAt:a}}function YC(t){return t.startsWith($f)}async function zC(t,e){
const n=await t.take(Cf(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="s\
tring")return{email:o,issuer:i};const c=`This link was used before, or is older than ${pc/6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal(
"unauthorized",c)}function Cf(t){return(0,F.hash)("sha256",`console link\0${t}`)}var Rn=I(4235);const Uf=20,xf={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
example:"0 3 * * *"},hb=null;function KC(t){return t.split(";").map(e=>{const n=e.trim().split(/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&xf.
pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(r))return{cron:s,path:r};throw new Error(`Write five fields and a path, with ; between entries, as "${hb}\
"`)})}function XC(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const mc={spaFallback:Ue(Hs),installCommand:Ue(Je(0,4096)),rootDirectory:Ue(Yr),noindex:Ue(
Hs),assetsOnly:Ue(Hs),verify:Ue(Ps(["off","warn","fail"])),lifetime:Ue(ma),nodeVersion:Ue(A.FsL(Je(1,3),A.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:Ue(
pa(Rn.FU)),healthPath:Ue(Bt(Rn.DR.healthPath,"must be a path")),instances:Ue(ha(1,Rn.Tl)),memory:Ue(Bt(Rn.DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:Ue(
Bt(Rn.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:Ue(Bt(Rn.DR.requestTimeout,'must be a time with one unit, or "0" for no l\
imit')),schedule:Ue(A.FsL(A.YOg(tt({cron:Bt(xf,"must be five fields with one space between them"),path:Bt(Rn.DR.healthPath,"must be a path")}),"must be a list"),
A.BpQ(1,"must not be empty: null removes it"),A.Ru6(Uf,`must have at most ${Uf} entries`)))},pb={buildCommand:null,outputDirectory:null,region:null},mb={buildCommand:Ue(
Je(0,4096)),outputDirectory:Ue(Yr),region:Ue(A.FsL(Je(1,63),A.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},Eb=tt(
{env:Ys});function Ff(t){const e={...mc,domains:Ue(ww(t.domains))},n={repository:ya(t.allowLocalGit),branch:Gn,...mb},s={...n,repository:A.yqP(n.repository),branch:A.
yqP(Gn)},[r,o,i]=[A.Ikc(n),A.Ikc(s),A.Ikc(e)],a=tt({name:A.FsL(Je(1,63),A.yGV(J.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and \
last')),type:Ps(J.yN),...n,...e,subdomain:zt("cannot be given: it is generated")}),c={name:zt("cannot be changed: it is the ID of the app"),subdomain:zt("cannot\
 be changed: it is generated")},d=tt({...s,...e,...c,type:zt("changes with a release: give it with a deployment, as `configuration.type`")}),u=tt({...s,...mc,...c,
type:A.yqP(Ps([...J.yN,J.m0])),domains:zt("do not wait for a deployment: change them with PATCH")}),l=f=>({...A.qgA(o,f),...(0,q.Eb)({type:f.type}),settings:A.qgA(
A.Ikc(mc),f)});return{creation:A.FsL(a,A.pdi(f=>{const m=Object.entries(A.qgA(i,f)).filter(([,p])=>p!==null),{name:h,type:E}=f;return{name:h,type:E,config:{...pb,
...A.qgA(r,f),settings:Object.fromEntries(m)}}})),deployment:tt({branch:Ue(Gn),commit:Ue(Wr),configuration:A.yqP(A.FsL(u,A.pdi(l))),env:A.yqP(Ys),tag:zt("is not\
 accepted: web apps deploy without a release tag")}),change:A.FsL(d,A.pdi(f=>({...A.qgA(o,f),settings:A.qgA(i,f)})))}}function yb({logRemovedAt:t}){return t===null?
void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const gb=A.FsL(Je(1,1e3),A.yGV(J.G1,"is not a variable's name: letters, digits and _, and not a digit first")),qC=tt({set:Ue(Ys),unset:Ue(A.FsL(A.YOg(gb,"must\
 be a list of names"),A.Ru6(J.lF.envVariables,`must have at most ${J.lF.envVariables} names`)))}),jf={variables:J.lF.envVariables,bytes:J.lF.envBytes};function wb({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>Oo(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),Pf(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw Pt(c);return u},async restoreApp(c,d){const u=await s.restore(c,d);
if(u.kind==="no_app")throw Pt(c);if(u.kind==="too_late")throw Bf(u.app,!0);if(u.kind==="not_deleted")throw new Y("conflict",`The app ${c.appID} is not deleted, \
so there is nothing to restore.`);return u.app},async cancel(c,d,u){const l=await r.cancel(c,d,u);if(l.kind==="no_deployment")return a(c,d);if(l.kind==="too_lat\
e")throw bb(c,l.deployment);return l.deployment},async redeploy(c,d,u,l){const f={branch:null,commit:null},m=d===void 0?await r.create(c,f,u,l):await r.redeploy(
c,d,u,l);if(m.kind==="no_app")throw Pt(c);if(m.kind!=="no_deployment")return m;throw await i(c),Pf(c,d??"")},async clearCaches(c,d){if(!await s.update(c,{settings:{
cachesOf:(0,F.randomUUID)()}},d))throw Pt(c)},async rollback(c,d,u){const l=await o.rollback(c,d,u);if(l)return l;if(await i(c),d===void 0)throw Ro(c,"no kept r\
elease before the live one.");const f=await r.find(c,d),m=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(f?.status==="succeeded")throw Ro(c,`\
no release ${d} any more: the platform keeps the newest ones (--keep-releases). ${m}`);if(f)throw Ro(c,`no release ${d}: that deployment is ${f.status}.`);const h=Tb.
test(d)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw Ro(c,`no kept release ${d.slice(0,100)}.${h}`)},async variables(c){
return await i(c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),l=(f,m)=>Object.hasOwn(u,f)?u[f]===m?"same":"replaced":"new";return Object.
keys(d).sort().map(f=>({name:f,change:l(f,d[f]??"")}))},editEnv:(c,d,u)=>_b(t.apps,c,d,u),async readLog(c,d,u){const l=await a(c,d),f=l.finishedAt!==null,m=await e.
read(d,{...u,isComplete:f}),h=m?void 0:yb(l);return h!==void 0?{text:u.from<=0?h:"",next:Math.max(1,u.from),atEnd:!0,deployment:l}:m?{text:m.text,next:m.next,atEnd:f&&
m.next>=m.size,deployment:l}:{text:"",next:Math.max(0,u.from),atEnd:f,deployment:l}}}}async function _b(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(
n,a));if(o!==void 0)throw _t([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[]},jf,r);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw Pt(e);case"full":{const{variables:a,bytes:c}=jf;throw _t([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,j.xb)(i)}}async function Oo(t,e){const n=await t.find(e);if(!n)throw Pt(e);if(n.deletion)throw Bf(n);return n}function Bf({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new Y("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new Y("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}function Pt({
org:t,project:e,appID:n}){return new Y("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const Tb=/^dpl-[a-z2-7]{16}$/;function Ro({appID:t},e){return new Y(
"release_not_found",`The app ${t} has ${e}`)}function Pf({appID:t},e){return new Y("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function bb({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new Y("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new Y(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function Hf(t){const{apps:e}=t.state;return{bodies:Ff(t),async create(n,{type:s,config:r},o,i){await Ec(
r.settings),await Gf(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,F.randomUUID)()}},c=await e.create({key:n,type:s,config:a},
o,i).catch(Wf);if(c.kind!=="taken")return c;throw await Oo(e,n),new Y("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s,r){const o=await Oo(
e,n);await Ec(s.settings),await Gf(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(Wf);if(!i)throw Pt(n);return i},domainsOf:({org:n,settings:s})=>Tw(
t.domains,n,s.domains??[])}}async function Ec({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){const s=await hT(n);if(s!==void 0)throw _t([`schedule[${e}\
].cron ${s}`])}}async function Gf(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await _w(t.domains,e,r)}function Wf(t){if(!(t instanceof
vu))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new Y("domain_taken",e)}var Ht=I(3823);
const oe={type:"string"},as={type:"integer",minimum:0},yc={type:"boolean"},Kt={type:"string",format:"date-time"};function Et(t){return{type:"string",enum:t}}function $e(t){
return{anyOf:[t,{type:"null"}]}}function Nt(t){return{type:"array",items:t}}function Be(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(
Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function Nb(t,e){return Be({[t]:Nt(e),nextCursor:$e(
oe)})}function cs(t){return{$ref:`#/components/schemas/${t}`}}const Xt={appID:{type:"string",minLength:1,maxLength:63},name:oe,type:Et(J.yN),repository:oe,branch:oe,
buildCommand:$e(oe),outputDirectory:$e(oe),region:$e(oe),subdomain:oe,state:Et(["created","live"]),url:$e(oe),environments:Nt(Be({environmentID:oe,name:oe})),createdAt:Kt,
updatedAt:Kt},Sb={appID:Xt.appID,type:Xt.type,state:Xt.state,repository:oe,branch:oe,buildCommand:Xt.buildCommand,outputDirectory:Xt.outputDirectory,region:Xt.region,
"spaFallback?":yc,"installCommand?":oe,"rootDirectory?":oe,"nodeVersion?":oe,"noindex?":yc,"verify?":Et(["off","warn","fail"]),"startCommand?":oe,"healthPath?":oe,
"instances?":as,"memory?":oe,"idleTimeout?":oe,"requestTimeout?":oe,"schedule?":Nt(Be({cron:oe,path:oe})),"domains?":Nt(oe),variables:Nt(oe)},Yf={deployID:oe,status:Et(
pt.PB),branch:oe,commit:$e(oe),createdAt:Kt},Ob={code:Et(ss.i1),file:$e(oe),line:$e(as),message:oe},gc={...Yf,stage:$e(Et(pt.Mb)),startedAt:$e(Kt),finishedAt:$e(
Kt),"supersededBy?":oe,"warnings?":Nt(Be(Ob))},Rb={file:oe,line:$e(as),column:$e(as),severity:Et(["error","warning","notice"]),code:$e(oe),message:oe},JC={Error:Be(
{error:Be({code:Et(Object.keys(pt.iV)),message:oe,requestID:oe})}),App:Be(Xt),Configuration:Be(Sb),Environment:Be({environmentID:oe,name:oe,url:$e(oe),state:Et(
["created","live"])}),AcceptedDeployment:Be(Yf),Deployment:Be({...gc,url:$e(oe)}),Failure:Be({deployID:oe,stage:Et(pt.Mb),code:Et(pt.sR),message:oe,exitCode:$e(
{type:"integer"}),signal:$e(oe),log:Nt(oe),diagnostics:Nt(Be(Rb))}),OperatorApp:Be({org:oe,project:oe,...Xt,settings:{type:"object"},liveDeployID:$e(oe),newest:$e(
{$ref:"#/components/schemas/OperatorDeployment"}),"functions?":Et(xT),"functionsNode?":oe,"deleted?":Be({at:Kt,by:$e(oe),until:Kt})}),OperatorDeployment:Be({...gc,
subject:$e(oe),author:$e(oe),triggeredBy:$e(oe),size:$e(Be({files:as,bytes:as})),isLive:yc,"redeployOf?":oe,"cancelledBy?":oe,phases:Nt(Be({name:oe,startedAt:Kt,
ms:$e({type:"number",minimum:0})}))}),QueuedDeployment:Be({project:oe,appID:oe,...gc,triggeredBy:$e(oe),"position?":{type:"integer",minimum:1}}),Table:Be({name:oe,
variable:oe,createdAt:Kt})},Ab=254;async function VC({organizationsOf:t},e){return(await t(e))?.length===0}function zf({email:t,token:e,via:n},s,r="id-token"){const o=e?
{via:"access-token",name:e.name}:{via:n??r};return{by:(0,Xe.Ow)(t,Ab),...o,from:be(s),requestID:s.requestID}}function Ib(t){const e=Object.entries(t).map(([n,s])=>({
name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>Lb(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===
i);if(a)return{name:a.name,route:a.route,parameters:kb(a.parts,r)};if(o.length===0)throw new Y("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.
method==="GET"?"GET, HEAD":d.method).join(", ");throw new Y("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Lb(t,e){return t.
length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function kb(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,Db(e[r]??"",o)]]});return Object.fromEntries(n)}function Db(t,e){try{return decodeURIComponent(t)}catch{throw new Y("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}class Kf{status;json;constructor(e,n){this.status=e,this.json=n}}const vb=["GET","HEAD"],Mb=["POST","PUT","PATCH"];function $b(t,e,n){
const s=Ib(e),r=async o=>{const i=Ne(o.target),{name:a,route:c,parameters:d}=s(o.method,i),{principal:u,within:l}=await xb(t,c,o,d),{bytes:f,json:m}=Mb.includes(
o.method)?await Hb(o,c):Pb,{orgID:h="",projectID:E="",appID:p=""}=d,{status:g=200,body:S}=c,L=await c.run({name:a,key:{org:h,project:E,appID:p},parameters:d,principal:u,
within:l,act:zf(u,o),query:new URLSearchParams(o.target.slice(i.length)),bytes:f,idempotencyKey:le(o,"idempotency-key"),status:g,body:()=>S&&Hr(m,S)},n);return L instanceof
Kf?ve(L.status,JSON.parse(L.json),{"idempotent-replayed":"true"}):ve(g,L)};return async o=>{try{return await r(o)}catch(i){const a=ka(i);if(!a)throw i;return await Cb(
t,a,o),nt(a,o)}}}async function Cb(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="un\
authorized")return t.refusals.note(s);try{const r=await t.verify(le(n,"authorization")),{by:o}=zf(r,n);t.refusals.note({...s,by:o??void 0,org:await Ub(t,r,n)})}catch{
t.refusals.note(s)}}async function Ub({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.exec(n)?.[1];if(!(s===void 0||!J.cS.test(s)))return await t(e,{org:s})===
void 0?void 0:s}async function xb(t,e,n,{orgID:s,projectID:r,appID:o}){const i=await t.verify(le(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw rn(
`Too many requests: wait ${c} s.`,c);if(e.for==="operators"&&await t.organizationsOf(i)!==void 0)throw new Y("forbidden",`${a} has no role in the organization "\
*", which this call needs.`);if(e.for==="operators"&&e.needs&&await Xf(t,i,{org:"*"},e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!J.cS.test(s))throw _t(
["orgID in the path is not an identifier"]);if(r!==void 0&&!J.cS.test(r))throw _t(["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},
u=e.partly&&await Fb(t,i,d);return u&&u.length>0?{principal:i,within:u}:(await Xf(t,i,d,e.needs??jb(n.method)),{principal:i})}async function Fb(t,e,{org:n,project:s}){
const r=await t.partsOf(e,n);return s===void 0||r===void 0?r:r.includes(s)?void 0:r.filter(o=>o.startsWith(`${s}/`))}function jb(t){return vb.includes(t)?"viewe\
r":"deployer"}const Bb={viewer:"may only read",deployer:"may not say who may do what",admin:"may do everything"};async function Xf({roleOf:t},e,n,s){const r=await t(
e,n);if(r===void 0)throw new Y("forbidden",`${e.email} has no role for this in the organization ${n.org}.`);if(yn(r,s))return r;const o=`${e.email} ${Bb[r]} in ${tn(
n)}.`;throw new Y("forbidden",s==="admin"?`${o} An admin may.`:o)}const Pb={bytes:Buffer.alloc(0),json:void 0};async function Hb(t,{mayBeEmpty:e,body:n}){const s=le(
t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw qf(s);const r=await t.body(J.lF.bodyBytes).catch(o=>{throw o instanceof
ct?new Y("body_too_large",`The body is larger than ${J.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw qf("none");
try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new Y("invalid_request",`The body is ${r.length===0?"em\
pty":"not valid JSON in UTF-8"}.`)}}function qf(t){return new Y("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}
const Gb={limit:{type:"integer",minimum:1,maximum:J.lF.pageMost,default:J.lF.pageDefault},cursor:oe};function Wb(t){return wc(t,"limit",J.lF.pageDefault,J.lF.pageMost)}
function Yb(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function zb({seq:t}){return An(`before:${t}`)}function Kb(t){
const e=sr(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function QC(t){return An(`before:${t}`)}const ZC=null;function eU({project:t,appID:e}){
return An(`after:${t}/${e}`)}function tU(t){const e=sr(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))
throw _c();return{project:n,appID:s}}function nU(t){return An(`after:${t}`)}function sU(t){const e=sr(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))
throw _c();return e}function rU({project:t="",appID:e="",who:n}){return An(`after:${t}/${e}/${n}`)}function oU(t,e){const[n="",s="",r=""]=sr(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return r===""?void 0:{org:e,project:n,appID:s,who:r}}function iU(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function aU({key:t}){return An(`after:${t}`)}function cU(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:sr(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function dU(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:wc(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function uU(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:wc(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function lU(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function wc(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw _t([`${e} must be 1 to ${s}`]);return o}function An(t){return Buffer.from(t).toString("b\
ase64url")}function sr(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||An(s)!==n)throw _c();return r.
slice(1)}function _c(){return _t(["cursor must be a nextCursor of this list"])}function Jf(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;
if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw _t(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,
s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,F.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function Vf(t,e){switch(t.kind){case"done":
return e(t.made);case"replayed":return new Kf(t.status,t.answer);case"other_request":throw _t(["Idempotency-Key was used before with another body"]);default:return(0,j.
xb)(t)}}const Xb={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function fU(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===
void 0)continue;const f=DEPLOYMENT_STAGES.slice(d+1).find(p=>i[p]!==void 0),m=f===void 0?r:i[f]??null;if(f===void 0&&u!==a)break;const h=Xb[u],E=c.at(-1);E?.name===
h?c.splice(-1,1,{...E,finishedAt:m}):c.push({name:h,startedAt:l,finishedAt:m})}return c}function Qf({subdomain:t,settings:e}){return e.domains?.[0]??t}const Zf="\
production";function Tc(t){return t.liveRelease===null?"created":"live"}function eh(t,e){return t.liveRelease===null?null:e(Qf(t))}function bc(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Tc(t),url:eh(t,e),environments:[{environmentID:t.environmentID,name:Zf}],createdAt:Mt(t.createdAt),updatedAt:Mt(t.updatedAt)}}function qb(t,e){const{
cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u}=t;return{appID:r,type:o,state:Tc(t),repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function Jb(t,e){return{environmentID:t.environmentID,name:Zf,url:eh(t,e),state:Tc(t)}}function th(t){
const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:Mt(o)}}function nh(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:l}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Mt(c),startedAt:d===
null?null:Mt(d),finishedAt:u===null?null:Mt(u),url:r==="succeeded"?n(Qf(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,q.Eb)({supersededBy:l??void 0})}}
function Vb(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-J.lF.failureLogLines).map(l=>l.slice(0,J.lF.failureLogLine)),
u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function hU(t,e,n,s){const{cachesOf:r,...o}=t.
settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...bc(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&Qb(e,t,n),...s&&i&&{functions:i,functionsNode:s.
node},...t.deletion&&{deleted:{at:Mt(t.deletion.at),by:t.deletion.by,until:Mt(t.deletion.endsAt)}}}}function Qb(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,
cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=nh(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??
void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:m})=>({name:l,startedAt:Mt(f),ms:m===null?null:m-f}))}}
function pU({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.
appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:Mt(c),startedAt:d===null?null:Mt(d),finishedAt:null,...present({position:n})}}function Mt(t){
return new Date(t).toISOString()}const Ao=["branch","commit","configuration","configuration.type","env"];function Zb(t,e){return $b(t,eN(e),{...e,changes:Hf(e)})}
function mU(t){return t}function eN(t){const{creation:e,change:n,deployment:s}=Ff(t);return{createApp:{...Ht.bw.createApp,summary:"Creates an app. Its ID is its\
 name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:Be({...Xt,deployTakes:Nt(Et(Ao))}),async run(r,{changes:o,siteUrl:i}){
const{name:a,...c}=r.body(),d=l=>({...bc(l,i),deployTakes:Ao}),u=await o.create({...r.key,appID:a},c,r.act,Jf(r,d));return Vf(u,d)}},updateApp:{...Ht.bw.updateApp,
summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:cs("App"),async run(r,{changes:o,siteUrl:i}){return bc(await o.
update(r.key,r.body(),r.act),i)}},replaceEnv:{...Ht.bw.replaceEnv,summary:"Replaces the whole set of variables. No answer contains their values.",body:Eb,answer:Be(
{names:Nt(oe)}),async run(r,{state:o}){await Io(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw Pt(r.key);return{names:Object.keys(i).
sort()}}},listEnvironments:{...Ht.bw.listEnvironments,summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployT\
akes`: the members that the body of a deployment may have.",answer:Be({environments:Nt(cs("Environment")),app:cs("Configuration"),deployTakes:Nt(Et(Ao))}),async run(r,{
state:o,siteUrl:i}){const a=await Io(r,o),c=Object.keys(await o.apps.env(r.key)).sort();return{environments:[Jb(a,i)],app:qb(a,c),deployTakes:Ao}}},deploy:{...Ht.
bw.deploy,summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `e\
nv`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says w\
hat the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a\
 server.",body:s,mayBeEmpty:!0,status:202,answer:cs("AcceptedDeployment"),async run(r,{state:o}){await Io(r,o);const i=Jf(r,th),{branch:a=null,commit:c,configuration:d,
env:u}=r.body();await Ec(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.
kind==="no_app")throw Pt(r.key);return Vf(f,th)}},listDeployments:{...Ht.bw.listDeployments,summary:"Lists deployments, newest first.",query:Gb,answer:Nb("deplo\
yments",cs("Deployment")),async run(r,{state:o,siteUrl:i}){const a=Wb(r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:Kb(r.query)});if(!c)throw Pt(
r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=Yb(u,a,zb);return{deployments:l.map(m=>nh(m,d,i)),nextCursor:f}}},readFailure:{...Ht.bw.readFailure,summary:"\
Reads why a deployment failed. 404: it did not.",answer:cs("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,
i);if(a)return Vb(i,a);await Io(r,o);const c=await o.deployments.find(r.key,i);throw c?new Y("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):
new Y("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function Io({key:t},{apps:e}){return Oo(e,t)}const tN=()=>()=>({status:404,headers:{},
body:""}),nN=1024;function sN({finder:t,ownName:e}){return n=>{const s=rN(n);if(s===void 0)return rr(400);if(s===e)return rr(200);const r=t.site(s);return r instanceof
Promise?r.then(o=>rr(o?200:404),o=>{if(o instanceof ge)return rr(503);throw o}):rr(r?200:404)}}function rN({target:t}){const e=t.indexOf("?");if(e===-1||t.length>
nN)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(s.length>0||n===""||n.includes(":"))return;const r=n.toLowerCase().replace(/\.$/,
"");return r.endsWith(".")?void 0:r}const oN={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function rr(t){return ve(t,{status:oN[t]},t===
503?{"retry-after":"5"}:{})}const iN=100;async function aN(t,e,{hooks:n,notify:s}){if(t.startsWith("@"))return[];const[r,o]=await Promise.all([n.addedBy(e.org,t,
iN),s.list(e.org)]);return[...r.map(({org:a,project:c,appID:d,id:u,forge:l})=>({kind:"webhook",org:a,project:c,appID:d,id:u,what:l})),...o.filter(({createdBy:a})=>a===
t).map(({org:a,project:c,appID:d,id:u,shown:l})=>({kind:"notification",org:a,project:c??void 0,appID:d??void 0,id:u,what:l}))].filter(a=>en(e,a))}const sh={organization:1e3,
projects:5e3,project:500,app:100},cN=500;function dN(t,{members:e,...n}){return{leftBy:(s,r)=>aN(s.toLowerCase(),r,n),mayChange:s=>t.adminsMayGrant(s),list:(s,r)=>e.
list(s,r),inFile:(s,r)=>t.membersOf(s).filter(o=>!r||r.some(i=>en(uN(s,i),o))).slice(0,cN),async set({org:s,project:r,appID:o},i,a,c){const d=i.toLowerCase();if(i.
length>gn||!xn.test(i)){const h=`must be an ASCII email, or "@domain" for all emails of a domain, of ${gn} characters at most`;throw new Y("validation_failed",`\
member ${h}.`)}if(!t.adminsMayGrant(s)){const h=`Ask the operator of the platform for a line there, or for "adminsMayGrant": true in organizations.${s}.`;throw new Y(
"conflict",`In the organization ${s}, only platform.json grants roles. ${h}`)}const u={org:s,project:r,appID:o},l=t.membersOf(s),f=!l.some(h=>h.role==="admin"&&
h.project===void 0),m=await e.set({...u,who:d,role:a,bounds:sh,keepsAdmin:f},c);if(m.kind==="full")throw new Y("conflict",`${Ar(u,m.of,sh)} members, and may hav\
e no more. Grant the role to an @domain.`);if(m.kind==="last_admin"){const h="Make somebody else an admin first, or have the operator name one in platform.json.";
throw new Y("conflict",`${d} is the last admin of the organization ${s}. ${h}`)}if(a===null&&m.before===void 0){const E=l.some(p=>p.who===d&&en(p,u))?" platform\
.json grants one, which only its operator takes away.":"";throw new Y("not_found",`Nobody has granted ${d} a role in ${tn(u)}.${E}`)}return m.before}}}function uN(t,e){
const[n,s]=e.split("/");return{org:t,project:n,appID:s}}class It extends Error{name="DamagedObject"}function ds(t,e=e_){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const lN=20,fN=200,rh=2e4,hN=4*1024*1024,pN=8*1024;function mN(t){
const e=new Tt(hN);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??rh+1)<=rh,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return EN(
a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>pN,i)}catch(a){if(a instanceof It||a instanceof ge)return;throw a}}}
async function EN(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=ds(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<lN&&s.push({kind:i,path:a.slice(
0,fN),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=yN(t,i,e,a),[d,u]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=
1:d&&u?o("changed",e.path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(i),-d.size),d&&(i+=1),u&&(a+=1);const l=r();l&&await l}return{...n,
files:s}}function yN(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}const St=8;class Lo{#e;constructor(e){
this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/St-1;for(;n<=s;){const r=n+s>>>1,o=r*St,i=this.#e.compare(e,0,St,o,o+St);if(i===0)return!0;
i<0?n=r+1:s=r-1}return!1}detached(){return new Lo(Buffer.from(this.#e))}}function oh(t){return(0,F.hash)("sha256",t,"buffer").subarray(0,St)}class dn extends Map{#e;constructor(e){
super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const or=["br","zstd","gzip"],gN=512,
Nc=16*ce.D6,us=Buffer.from("SLV","latin1"),ls=us.length+4+32,wN=ls+Nc;function EU(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([us,
e,hashOf("sha256",t,"buffer"),t])}function ih(t,e){if(t.length<ls||us.compare(t,0,us.length)!==0)return;const n=t.readUInt32LE(us.length);return n<=Nc&&e===ls+n?
n:void 0}function _N(t){if(ih(t,t.length)===void 0)return;const e=t.subarray(ls),n=t.subarray(us.length+4,ls);return(0,F.hash)("sha256",e,"buffer").equals(n)?e:
void 0}const TN=/^[0-9a-f]{64}$/;function Sc(t){return TN.test(t)}function un(t,e){return`${t}/${e.slice(0,2)}/${e}`}function bN(t){return`${t}/variants/`}function Oc(t,e,n){
return`${bN(t)}${e.slice(0,2)}/${e}.${n}`}function ah(t){const[,,e="",...n]=t.split("/");return n.length===0&&Sc(e)?e:void 0}function ch(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return or.some(s=>s===n)?e:void 0}const NN=5e3;function yU(t){const e=ah(t);return e!==void 0?{sha256:e}:ch(t)===void 0?void 0:{missingMs:NN}}const SN=100,
dh=600*1e3;class ON{#e;#t;#n;#s=new dn(SN);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=un(n,s),i=e===
"object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<dh){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(un(e,n))}async lasting(){const e=this.#t.monotonic()-dh;for(const[n,{key:s,version:r,
at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const RN=512;
class AN{#e;#t;constructor(e,n=t_){this.#e=e,this.#t=new Tt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,
digest:this.#n(e)};return this.#t.put(e,r,RN+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(
e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,F.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function Rc(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Xe.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:
e.slice(1)}const IN=/^[\w.!~*'()@:$,+=&;/-]*$/;function uh(t){return IN.test(t)?`/${t}`:`/${t.split("/").map(LN).join("/")}`}function LN(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Ac(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}in\
dex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const lh=32,kN=/\/:[A-Za-z]\w*[^\w/]/,DN=/^:([A-Za-z]\w*)$/,Ic="it must begin with a path that \
has at most one *, and placeholders (/:name) only for whole segments, each name once",vN=`it has more than ${lh} placeholders`;function fh(t){const e=Rc(t);return e===
void 0?Ic:hh(ph(`/${e}`))}function hh(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||kN.test(t))return Ic;const r=e.slice(1).split("/").map(
Lc),o=(n??"").split("/").map(Lc),i=[...ir(r),...ir(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return Ic;if(i.length>lh)return vN;if(n===void 0)return{
text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(Lc);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",
tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function MN({
head:t,star:e}){return new Set(e?[...ir(t),...ir(e.tail),"splat"]:ir(t))}function ir(t){return t.flatMap(e=>"name"in e?e.name:[])}function Lc(t){const e=DN.exec(
t)?.[1];return e===void 0?{text:t}:{name:e}}const $N=32*1024;class kc{path;bare;#e;#t;#n;#s=$N;constructor(e){this.path=e,this.bare=ph(e)}get parts(){return this.#e??=
this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=uh(
e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}
function CN(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&Dc(n,r,0)?new vc(t,e,void 0):void 0;if(!Dc(n,r,0))return;if(s.isRest){
if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new vc(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.
length-s.tail.length-1;if(o<n.length||!Dc(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&
e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new vc(t,e,e.bare.slice(i,a))}function Dc(t,e,n){for(let s=0;s<t.length;s+=1){
const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class vc{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in
a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function ph(t){return t.length>1&&
t.endsWith("/")?t.slice(0,-1):t}const mh=500,ko=8*1024,UN=2e3,Eh=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,yh=/^[\t\x20-\x7e\x80-\xff]*$/,gh=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function xN(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.
push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>UN?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=FN(i,e.length,a),s&&e.push(
s)):s?jN(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function FN(t,e,n){const s=fh(t);if(e>=mh)n("too many rules");else if(typeof s=="string")
n(s);else return{from:s,set:[],unset:[],bytes:0}}function jN(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Eh.test(o)||!yh.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(gh.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+ar(o,i);if(a>ko)return n(`the headers of this path have more than ${ko} bytes`);t.bytes=a,t.set.push([o,i])}
function ar(t,e){return t.length+e.length+4}function BN(t,e){return Eh.test(t)&&t===t.toLowerCase()&&yh.test(e)&&!gh.has(t)}const Mc=2e3,PN=2e3,HN=/^[^/:]+=/,wh={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function _h(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=GN(
r).trim();if(o==="")continue;const i=e.length<Mc?WN(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function GN(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function WN(t){if(t.length>PN)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||HN.test(n))return"conditions and query parameters are not supported";const o=YN(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=fh(e);return typeof i=="string"?i:bh(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Do(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function YN(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return Th(e)?e:void 0}function Th(t){return Object.hasOwn(wh,t)}function Do(t){return wh[t]===
"rewrite"}function bh(t,e){return/^\/(?!\/)/.test(t)||!Do(e)&&/^(?:https?:)?\/\//i.test(t)}const zN=["index.html","200.html"],$c="_redirects",Cc="_headers",Nh=512*
1024,KN=[$c,Cc];function Sh(t){return KN.includes(t)}function XN(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${Nh} bytes`}),u==="too large"?"":u.toString()},o=_h(r($c));for(const d of o.ignored)s.push({file:$c,...d});const i=xN(
r(Cc));for(const d of i.ignored)s.push({file:Cc,...d});const a=[...o.rules,...qN(e)].slice(0,Mc);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function qN(t){return t===void 0?[]:_h(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Oh(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=JN(t);if(!Array.isArray(
e)||e.length>Mc||!Array.isArray(n)||n.length>mh)throw In();return{redirects:e.map(VN),headers:n.map(QN),fallback:zN.find(r=>r===s)}}function JN(t){const e=(0,q.
D7)(t.toString());if(!e)throw In();return e}function VN(t){const[e,n,s,r]=cr(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!Th(s)||!bh(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw In();return{from:Rh(e),to:n,status:s,force:r}}function QN(t){const[e,n,s]=cr(t),r=cr(n).map(i=>{const[a,c]=cr(i);if(typeof a!="s\
tring"||typeof c!="string"||!BN(a,c))throw In();return[a,c]}),o=cr(s).map(i=>typeof i=="string"?i:Uc());return{from:Rh(e),set:r,unset:o}}function Rh(t){const e=typeof t==
"string"?hh(t):void 0;return typeof e=="object"?e:Uc()}function cr(t){return Array.isArray(t)?t:Uc()}function Uc(){throw In()}function In(){return new It("The c\
ompiled rules of a release are damaged: deploy again")}var Ah=I(4573),ZN=I(6059);const eS=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),tS=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,nS=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function sS(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=eS.get(n)??(0,ZN.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return tS.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function rS(t){return nS.test(t)}const oS=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
iS=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function xc(t){const e=Ih(
t);return e===void 0||e.endsWith(".html")?!1:oS.test(t)||iS.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const aS=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function vo(t){const e=Ih(t);return xc(t)||e!==void 0&&aS.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Ih(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const dr=Buffer.from("SLIPWAY","latin1"),$t=56,ur=32,Mo=ur+6,Ln=4,Lh=8192,kh=Buffer.allocUnsafe(3*Jl.pathBytes);class $o{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Co(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Lo(e.subarray($t,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=go){if(e.length>s.indexBytes)throw it("it is too large");const r=Fc(e,s);if(Co(r).end!==e.length)
throw it("its length does not match its header");const o=await cS(e,r,s,n);return new $o(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Mo;return{hash:this.#e.toString("hex",n,n+ur),size:this.#e.readUIntLE(n+ur,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=kh.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(kh,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Ln)}}function Fc(t,e=go){if(t.length<$t||dr.compare(t,0,dr.length)!==0)throw it("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,$t)};if(n.assets>n.count)throw it("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Co(n).end>e.indexBytes)throw it("it is too large");return n}function Dh(t,e){if(e.length!==t.assets*St)throw it("its le\
ngth does not match its header");if(!(0,F.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw it("its assets do not match their hash");return new Lo(e)}function Co({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=$t+s*St,o=r+t*Mo,i=o+(t+1)*Ln,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function cS(t,e,n,s){
const r=Co(e),o=t.subarray($t,r.records);if(Dh(e,o),!(0,Ah.isUtf8)(t.subarray(r.paths,r.rules)))throw it("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw it("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Lh){if(i=Math.max(i,dS(t,r,a,Math.min(a+Lh,e.count))),i>n.pathBytes)throw it("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*Ln)!==e.pathsBytes)throw it("its last path does not end with the paths");for(let a=St;a<o.length;a+=
St){const c=a-St;if(o.compare(o,a,a+St,c,a)>=0)throw it("its assets are not sorted")}return i}function dS(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*Ln);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw it("its paths are out of order");if(((t[a]??0)&192)===
128)throw it("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw it("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function it(t){return new It(
`The index of a release is damaged (${t}): deploy again`)}function uS(t,e){const n=lS(t),s=fS(n),r=n.reduce((f,{path:m})=>f+Buffer.byteLength(m),0),o=$t+s.length+
n.length*(Mo+Ln)+Ln,i=Buffer.alloc(o+r+e.length);dr.copy(i);const a=[n.length,r,e.length,s.length/St];for(const[f,m]of a.entries())i.writeUInt32LE(m,dr.length+f*
4);(0,F.hash)("sha256",s,"buffer").copy(i,dr.length+a.length*4),s.copy(i,$t);let c=$t+s.length,d=c+n.length*Mo;const u=d+(n.length+1)*Ln;let l=0;for(const{path:f,
hash:m,size:h}of n)i.write(m,c,ur,"hex"),c=i.writeUIntLE(h,c+ur,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function lS(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function fS(t){const e=t.filter(({path:n})=>vo(n)).map(({path:n})=>oh(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const hS=123;function jc(t){return t[0]===hS}async function pS(t,e,n){if(t.length>sc)throw fs(`has more than ${sc} bytes`);const s=mS(t),
r=new Map;for(const o of s.filter(({path:i})=>Sh(i)))r.set(o.path,o.size>Nh?"too large":await e(o));return $o.open(uS(s,XN(r).bytes),n,Jl)}function mS(t){let e;
try{e=JSON.parse(t.toString())}catch{throw fs("is not JSON")}if(!(0,q.Gv)(e)||!(0,q.Gv)(e.files))throw fs("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,q.Gv)(s)?s:{};if(typeof r!="string"||!Sc(r))throw fs("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw fs("has a file without a size");if(n===""||!n.isWellFormed())throw fs("has an invalid path");return{path:n,hash:r,size:o}})}function fs(t){
return new It(`The manifest of a release ${t}: deploy again`)}const ES=1e3;class Uo{damage;#e;#t;#n;#s;#r=new cc;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new AN(e),this.damage=new ON(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(go.indexBytes,sc))throw this.damage.note("object_unusable",e,n),new It(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>wo?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=ds();try{return jc(r)?await pS(r,({hash:i,
size:a})=>this.read(e,i,a),o):await $o.open(r,o)}catch(i){throw i instanceof It&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,$t);return jc(s)?void 0:Fc(s).count}async assets(e,n){const s=await this.#f(e,n,0,$t);if(jc(s))return(await this.index(e,n)).index.assets.detached();const r=Fc(
s),o=r.assets*St;return Dh(r,await this.#f(e,n,$t,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await vh(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#E(e,n);const{facts:a,bytes:c}=i,d=i===o||await vh(i,n,s);if(!c||!d)throw await this.#p(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(un(e,n),r)??this.#E(e,n))!==n)throw await this.#p(e,n,r);const i=await this.#e.stream(un(e,n),s)??this.#E(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of or){const o=await this.#d(Oc(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<ES||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:ls-1});return s&&ih(s,n.size)}async readVariant(e,n,s){const r=Oc(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,wN);return n?.bytes&&_N(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#E(e,n)}#h(e,n){if(!Sc(n))throw new It(`"${n}" is not the name of an object`);return un(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#E(e,n)}#E(e,n){throw this.damage.note("object_missing",e,n),new It(`The object ${n} is gone`)}async#p(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(un(e,n)),await this.#e.distrust(un(e,n),s),new It(`The object ${n} is damaged`)}}async function vh(t,e,n){
return t?.bytes?.length===n&&(t.digest??await yS(t.bytes))===e}async function yS(t){if(t.length<=wo)return(0,F.hash)("sha256",t);const e=(0,F.createHash)("sha25\
6"),n=ds();for(let s=0;s<t.length;s+=wo){e.update(t.subarray(s,s+wo));const r=n();r&&await r}return e.digest("hex")}const Mh=2e4,gS=200,wS=2*1024*1024,_S=1024;function TS(t){
const e=new Tt(wS);return async(n,s)=>{const r=async()=>(await t.count(n,s)??Mh+1)>Mh?{start:void 0}:{start:await bS((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>_S,r)).start}catch(o){if(o instanceof It||o instanceof ge)return;throw o}}}async function bS(t){if(t.find(bt.r$)!==-1)return;const{
redirects:e,fallback:n}=Oh(t.rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=ds();for(let o=0;o<t.count;o+=1){const i=t.
path(o);if(i.endsWith(".html"))return{isThere:s,files:t.count,page:i.slice(0,gS).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}
function NS({check:t,damage:e}){return async()=>{try{await t?.()}catch{return ve(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}
const n=await e?.lasting()??0;if(n===0)return ve(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged.\
 The log has their names. Deploy their sites again to store them again.`;return ve(200,{status:"degraded",pid:process.pid,reason:s})}}var SS=I(1692),OS=I(610);const $h={
4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","2\
24.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00\
:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]},RS={4:Ch($h[4],"ipv4"),6:Ch($h[6],"ipv6")};function Ch(t,e){const n=new se.
BlockList;for(const s of t){const[r="",o]=s.split("/");n.addSubnet(r,Number(o),e)}return n}function AS(){return Object.values((0,ie.networkInterfaces)()).flatMap(
t=>(t??[]).map(({address:e})=>e))}class kn extends Error{name="AddressRefused";constructor(){super("its address is not public; an operator can allow it with --n\
otify-allow")}}function Bc(t,e=AS){const n=(r,o)=>{const i=new se.BlockList;for(const a of e())i.addAddress(a.replace(/%.*$/,""),(0,se.isIP)(a)===4?"ipv4":"ipv6");
return i.check(r,o)},s=r=>{const[o=""]=r.split("%",1),i=(0,se.isIP)(o);if(i!==4&&i!==6)return!1;const a=i===4?"ipv4":"ipv6";return t.check(o,a)?!0:!RS[i].check(
o,a)&&!n(o,a)};return{check(r){const o=r.replace(/^\[|\]$/g,"");if((0,se.isIP)(o)!==0&&!s(o))throw new kn},lookup(r,o,i){(0,OS.lookup)(r,{...o,all:!0},(a,c)=>{if(a)
return i(a,[]);if(!c.every(({address:u})=>s(u)))return i(new kn,[]);const[d]=c;return o.all===!0||!d?i(null,c):i(null,d.address,d.family)})}}}const Uh=3e3,xh=200,
Fh={endsAt:null,issuer:null,reason:null};async function IS(t,{lookup:e,port:n,ca:s}){const r={host:t,servername:t,port:n,lookup:e,rejectUnauthorized:!1,...s&&{ca:[
...s]}},o=(0,SS.connect)(r),i=setTimeout(()=>o.destroy(new Error(`no answer within ${Uh/1e3} s`)),Uh);try{await(0,ul.once)(o,"secureConnect");const{valid_to:a,issuer:c}=o.
getPeerCertificate(),d=Date.parse(a??"");return{state:o.authorized?"valid":"invalid",endsAt:Number.isNaN(d)?null:d,issuer:[c?.O??c?.CN].flat().join(", ")||null,
reason:o.authorized?null:String(o.authorizationError).slice(0,xh)}}catch(a){const c=a instanceof Error?(0,j.xU)(a)??a.message:"it failed",d=a instanceof kn||/ENOTFOUND|EAI_AGAIN/.
test(c)?"unknown":"none";return{...Fh,state:d,reason:a instanceof kn?a.message:c.slice(0,xh)}}finally{clearTimeout(i),o.destroy()}}function LS(t){const e=t.replace(
/^\[|\]$/g,"");return`${{4:"A",6:"AAAA"}[(0,se.isIP)(e)]??"CNAME"} ${e}`}const kS=1e4,DS=1e3,vS=100;function MS(t){const{dns:e,ownName:n,sitesDomain:s,siteUrl:r,
resolveHost:o,clock:i}=t,a=new dn(DS),c=h=>{const E=a.get(h);if(E&&i.monotonic()-E.at<kS)return E.facts;const p=d(h);return a.set(h,{at:i.monotonic(),facts:p}),
p},d=async h=>{const E=r(h),[p,g,S]=await Promise.all([l(h),u(h,new URL(E)),t.cdnState?.(h)??null]);return{host:h,url:E,record:p,certificate:g,cdn:S}},u=async(h,{
protocol:E,port:p})=>E==="https:"?t.certificateOf(h,Number(p||443)):{...Fh,state:"http"},l=async h=>{const E=h.endsWith(`.${s}`)?`*.${s}`:h,p={found:[],by:null,
problem:null};if($S(h))return{...p,state:"right",wanted:""};const g=`${E} ${e?uo(e.target):LS(n)}`,[S,L,O]=await Promise.all([o(h).catch(()=>{}),f().catch(()=>{}),
m(E)]);if(!S||!L)return{...O,state:"unknown",found:S??[],wanted:g};const b=S.some(R=>L.includes(R));return{...O,state:b?"right":S.length===0?"missing":"elsewher\
e",found:S,wanted:g}},f=async()=>{if(e?.target.kind==="addresses")return lo(e.target).map(({value:E})=>E);const h=e?.target.kind==="name"?e.target.CNAME:n.replace(
/^\[|\]$/g,"");return(0,se.isIP)(h)===0?o(h):[h]},m=async h=>{try{if(!e||!await e.covers(h))return{by:null,problem:null};switch(await e.look(h)){case"own":return{
by:"platform",problem:null};case"by-hand":return{by:"hand",problem:null};case"foreign":return{by:"hand",problem:"Its record is not this platform's. Remove it, a\
nd the platform makes one."};case"none":return{by:null,problem:"The platform makes it within the hour, and with the next deploy."}}}catch(E){if(!(E instanceof We))
throw E;return{by:null,problem:`${E.message}. ${E.remedy}`}}};return{async of({org:h,project:E,appID:p,subdomain:g,settings:S}){const L=[...S.domains??[],`${g}.${s}`],
[O,{rows:b}]=await Promise.all([Promise.all(L.map(c)),t.audit.list(h,{project:E,appID:p,action:"dns.record"},{limit:vS})]),R=D=>b.find(({object:k})=>k===D)?.at??
null;return O.map(D=>({...D,changedAt:R(D.host)}))}}}function $S(t){return t==="localhost"||t.endsWith(".localhost")}const jh=60*6e4,CS=jh-6e4,Bh=45e3,US=3,xS=1e3,
FS=10*6e4,Ph=1e4,Hh=500;function jS(t){const{dns:e,state:n,usage:s,changes:r,clock:o,log:i}=t,a=`*.${t.sitesDomain}`,c=new Set,d=new AbortController;let u,l=Number.
NEGATIVE_INFINITY;const f=new dn(Ph),m=async k=>{const B=await n.releases.subdomainOf(k);return B===void 0?void 0:n.releases.site(B)},h=async(k,B,G)=>{if(G==="k\
ept"||G==="by-hand")return;const V={record:uo(e.target)},U={object:k,...G==="removed"?{before:V}:{after:V}};i("info","dns_record",{host:k,how:G,by:e.name}),await t.
audit.append(Re,[B?re(B,"dns.record",U):{action:"dns.record",...U}])},E=async(k,B,G)=>{for(let V=1;;V+=1)try{const U=await e.ensure(k,G);return f.delete(k),await h(
k,B,U)}catch(U){if(!(U instanceof We)||U.kind!=="away"||V===US)throw U;await o.sleep(xS,G)}},p=async k=>{o.monotonic()-l<FS||!await e.covers(a)||(await E(a,void 0,
k).catch(B=>{if(!(B instanceof We)||B.kind!=="foreign")throw B;g(a,B)}),l=o.monotonic())},g=(k,B)=>{const G=B instanceof Error?B.message:String(B);if(d.signal.aborted||
f.get(k)===G)return;f.set(k,G);const V=B instanceof We?B.remedy:"";i(B instanceof ge?"error":"warn","dns_record_not_made",{host:k,reason:G,remedy:V,by:e.name})},
S=async(k,B)=>{if(!await e.covers(k))return;const G=await m(k);if(G)return E(k,G,B);await e.remove(k,B)&&await h(k,void 0,"removed");const V=await m(k);V&&await E(
k,V,B)},L=()=>(u??=(async()=>{for(const k of c){if(c.delete(k),d.signal.aborted)return;await S(k,d.signal).catch(B=>g(k,B))}})().finally(()=>{u=void 0,c.size>0&&
!d.signal.aborted&&L()}),u),O=k=>{c.size<Ph&&c.add(k),L()},R=os({everyMs:jh,run:async()=>{if(await s.claimTurn("dns",CS)){await p(d.signal);for(let k="";;){const B=await n.
releases.domains(k,Hh);for(const{domain:V}of B){if(d.signal.aborted)return;await S(V,d.signal).catch(U=>{if(g(V,U),U instanceof We&&U.kind==="away")throw U})}const G=B.
at(-1);if(!G||B.length<Hh)return;k=G.domain}}},onFailure:k=>g("",k),...t.every&&{every:t.every},isDue:!0}),D=r.subscribe(k=>{k.kind==="domain"&&O(k.domain)});return{
sweep:()=>R.run(),async settled(){for(;u;)await u},async activate(k,B){const G=await n.apps.find(k);if(!G)return;const V=G.settings.domains??[];if(G.liveRelease!==
null){for(const Z of V)O(Z);return}const U=AbortSignal.timeout(Bh),X=AbortSignal.any([B,U]);try{await p(X);for(const Z of V)await e.covers(Z)&&await E(Z,k,X)}catch(Z){
throw B.throwIfAborted(),Z instanceof We?Gh(Z):U.aborted?Gh(BS()):Z}},async[Symbol.asyncDispose](){D[Symbol.dispose](),d.abort(new Error("the platform stops")),
await R[Symbol.asyncDispose](),await u}}}function BS(){const t="Deploy again.";return new We("away",`The DNS records were not made within ${Bh/1e3} s`,t)}function Gh({
message:t,remedy:e}){const n=`${t}. ${e}`;return new vt({stage:"activate",code:"dns_refused",message:n,exitCode:null,signal:null,log:[],diagnostics:[]})}function Pc({
dns:t,publicUrl:e,fetch:n,clock:s}){if(t)return Il({...t,owner:t.owner??zl(e)},{fetch:n,now:s.now})}function PS(t,e){const n=Pc(t);if(!n)return;const{stores:s,sitesDomain:r,
clock:o,log:i}=t,{state:a,audit:c,changes:d,usage:u}=s,l={state:a,audit:c,changes:d,usage:u,clock:o,log:i,every:Q.fm};return e.use(jS({dns:n,sitesDomain:r.toLowerCase(),
...l}))}function HS(t,{baseUrl:e,sitesDomain:n,siteUrl:s}){const{stores:r,resolveHost:o,notifyAllow:i,clock:a}=t,{lookup:c}=Bc(me(i,"notify-allow"),()=>[]);return MS(
{dns:Pc(t),ownName:new URL(e).hostname,sitesDomain:n,siteUrl:s,resolveHost:o,certificateOf:(d,u)=>IS(d,{lookup:c,port:u}),audit:r.audit,clock:a})}const Wh=5,GS=6e4;
function $(t,e){const n=t[e];if(typeof n!="string")throw Hc(e);return n}function de(t,e){return t[e]===null?null:$(t,e)}function W(t,e){const n=t[e];if(typeof n!=
"number")throw Hc(e);return n}function De(t,e){return t[e]===null?null:W(t,e)}function qt(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Hc(e);return n}function Hc(t){
return new j.GQ("internal",`The column ${t} of the database has an unexpected type`)}function Gc(t){return`hook:${t}`}function xo(t){return{id:$(t,"id"),org:$(t,
"org"),project:$(t,"project"),appID:$(t,"app_id"),forge:$(t,"forge"),waits:W(t,"waits")===1,reports:W(t,"reports")===1,sealed:qt(t,"sealed"),createdAt:W(t,"crea\
ted_at"),createdBy:de(t,"created_by")}}function Fo(t){return{id:$(t,"id"),hook:$(t,"hook"),digest:$(t,"digest"),branch:$(t,"branch"),commit:$(t,"commit_sha"),state:$(
t,"state"),deployID:de(t,"deploy_id"),receivedAt:W(t,"received_at"),reported:de(t,"reported"),problem:de(t,"problem")}}function WS(t){return{...Fo(t),org:$(t,"o\
rg"),fence:W(t,"fence"),failures:W(t,"failures")}}const Yh=1e4,zh=4*1024*1024;class ln extends Error{name="ForgeFailed"}const YS={pending:"Slipway deploys this \
commit",success:"Slipway has deployed this commit",failure:"Slipway could not deploy this commit"};function zS(t){let e;const n=async()=>{const{Agent:r,request:o}=await I.
e(729).then(I.bind(I,3729)),i={lookup:t.lookup,timeout:Yh};return{request:o,agent:new r({connect:i,keepAliveTimeout:1e3})}},s=async(r,o,i,a)=>{const c=new URL(`${KS(
r)}${i}`),d=AbortSignal.timeout(Yh);try{t.check(c.hostname),e??=n();const{agent:u,request:l}=await e,f={accept:"application/json","user-agent":"Slipway",...a&&{
"content-type":"application/json"},...XS(r)},m=a?{body:JSON.stringify(a)}:{},h=await l(c,{method:o,headers:f,...m,signal:d,dispatcher:u}),{statusCode:E}=h;if(E<
200||E>299)throw await h.body.dump({limit:zh,signal:d}),new ln(`the forge answered ${E} to ${o} ${c.pathname}`);let p="";for await(const g of h.body.setEncoding(
"utf8"))if(p+=g,p.length>zh)throw new ln("the answer of the forge is too large");return JSON.parse(p)}catch(u){throw u instanceof ln?u:u instanceof SyntaxError?
new ln("the forge did not answer with JSON"):new ln(VS(u))}};return{async report(r,o,i,a){const c=YS[o];if(r.forge==="gitlab"){const u={pending:"running",success:"\
success",failure:"failed"}[o];await s(r,"POST",`/projects/${encodeURIComponent(r.path)}/statuses/${r.commit}`,{state:u,name:a,target_url:i,description:c});return}
const d={state:o,target_url:i,description:c,context:a};await s(r,"POST",`/repos/${r.path}/statuses/${r.commit}`,d)},async checks(r,o){const i=`/repos/${r.path}/\
commits/${r.commit}`;switch(r.forge){case"github":{const[a,c]=await Promise.all([s(r,"GET",`${i}/status?per_page=100`),s(r,"GET",`${i}/check-runs?per_page=100`)]);
return Wc([...Bo(a,"statuses").filter(d=>Yc(d.context,o)).map(({state:d})=>jo(d)),...Bo(c,"check_runs").map(({status:d,conclusion:u})=>d==="completed"?jo(u):"pe\
nding")])}case"gitlab":{const a=`/projects/${encodeURIComponent(r.path)}/repository/commits/${r.commit}/statuses?per_page=100`,c=Bo({all:await s(r,"GET",a)},"al\
l").filter(d=>Yc(d.name,o)&&d.allow_failure!==!0);return Wc(c.map(({status:d})=>jo(d)))}case"gitea":case"forgejo":{const c=Bo(await s(r,"GET",`${i}/status`),"st\
atuses").filter(d=>Yc(d.context,o));return Wc(c.map(({status:d,state:u})=>jo(d??u)))}}},async[Symbol.asyncDispose](){await(await e)?.agent.destroy()}}}function KS({
forge:t,origin:e}){return t==="github"?e==="https://github.com"?"https://api.github.com":`${e}/api/v3`:t==="gitlab"?`${e}/api/v4`:`${e}/api/v1`}function XS({forge:t,
token:e}){return e===void 0?{}:t==="gitlab"?{"private-token":e}:{authorization:t==="github"?`Bearer ${e}`:`token ${e}`}}const qS=new Set(["success","neutral","s\
kipped","manual","warning"]),JS=new Set(["pending","created","running","waiting_for_resource","preparing","scheduled"]);function jo(t){return qS.has(t)?"green":
JS.has(t)?"pending":"red"}function Wc(t){return["red","pending","green"].find(e=>t.includes(e))??"none"}function Yc(t,e){return typeof t!="string"||!t.startsWith(
e)}function Bo(t,e){const n=(0,q.Gv)(t)?t[e]:void 0;if(!Array.isArray(n))throw new ln(`the answer of the forge has no list ${e}`);return n.filter(q.Gv)}function VS(t){
for(let e=t;e instanceof Error;e=e.cause){if(e instanceof kn)return`the forge is not asked, because ${e.message}`;if(e.name==="TimeoutError")return"the forge di\
d not answer in time";if("code"in e&&typeof e.code=="string")return`the forge cannot be reached (${e.code})`}return"the forge cannot be reached"}const QS=300,ZS=(t,e)=>(0,F.
createHmac)("sha256",t).update(e).digest("hex");function Kh(t,e){return(n,s,r)=>{const o=t.map(i=>le(n,i)).find(i=>i!==void 0);return o!==void 0&&zc(o,`${e}${ZS(
r,s)}`)}}const Xh=(t,e)=>({verify:Kh(t,""),event:[e,"push"],repository:["repository",["clone_url","html_url"]]}),qh={github:{verify:Kh(["x-hub-signature-256"],"\
sha256="),event:[["x-github-event"],"push"],repository:["repository",["clone_url","html_url"]]},gitlab:{verify:eO,event:[["x-gitlab-event"],"Push Hook"],repository:[
"project",["git_http_url","web_url"]]},gitea:Xh(["x-gitea-signature"],["x-gitea-event"]),forgejo:Xh(["x-forgejo-signature","x-gitea-signature"],["x-forgejo-even\
t","x-gitea-event"])};function eO(t,e,n,s){const r=le(t,"webhook-signature");if(r===void 0)return zc(le(t,"x-gitlab-token")??"",n);const[o="",i=""]=[le(t,"webho\
ok-id"),le(t,"webhook-timestamp")];if(!/^\d{1,12}$/.test(i)||Math.abs(s/1e3-Number(i))>QS)return!1;const a=Buffer.from(n.replace(/^whsec_/,""),"base64"),c=(0,F.
createHmac)("sha256",a).update(`${o}.${i}.`).update(e).digest("base64");return r.split(" ",10).some(d=>zc(d,`v1,${c}`))}function zc(t,e){const[n,s]=[t,e].map(r=>(0,F.
createHash)("sha256").update(r).digest());return n!==void 0&&s!==void 0&&(0,F.timingSafeEqual)(n,s)}function tO(t,e,n){const{event:s,repository:r}=qh[t],[o,i]=s,
a=o.map(f=>le(e,f)).find(f=>f!==void 0);if(a===void 0)return;if(a!==i)return Kc("it is not a push");if(!(0,q.Gv)(n))return;const{ref:c,after:d}=n;if(typeof c!="\
string"||typeof d!="string"||!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(d))return;if(!c.startsWith("refs/heads/"))return Kc("it is not of a branch");if(n.deleted===
!0||/^0+$/.test(d))return Kc("the branch was deleted");const u=n[r[0]],l=(0,q.Gv)(u)?nO(u,r[1]):[];if(l.length!==0)return{kind:"push",repository:l,branch:c.slice(
11),commit:d}}function nO(t,e){return e.map(n=>t[n]).filter(n=>typeof n=="string")}function Kc(t){return{kind:"ignored",why:t}}function Jh(t,e){const n=(0,ot.Nu)(
t,!0);return n.kind==="name"?(0,ot.F1)(e,n.name):t}function sO(t,e,n){const s=(0,ot.Pf)(Jh(e,n));return t.some(r=>(0,ot.Pf)(r).some(o=>s.includes(o)))}function Vh(t,e,n){
const s=URL.parse(Jh(e,n));if(!s||!["https:","http:"].includes(s.protocol))return;const r=s.pathname.replace(/\.git$/,"").split("/").filter(a=>a!=="");if(r.length<
2)return;const o=t==="gitlab"?[]:r.slice(0,-2),i=[s.origin,...o].join("/");try{return{origin:i,path:r.slice(o.length).map(decodeURIComponent).map(encodeURIComponent).
join("/")}}catch{return}}const rO=15e3,oO=60*6e4,iO=12e4,aO=5e3,cO=3e4,dO=10,Qh="slipway";async function uO(t,e,n){const s=e&&await n.apps.find(e);if(!e||!s||s.
deletion)return{state:"dropped",problem:"the app is gone"};switch(t.state){case"checks":return lO(t,e,s,n);case"deploy":return fO(t,e,n);case"report":return pO(
t,e,s,n);case"done":case"dropped":return{state:t.state,problem:t.problem};default:return(0,j.xb)(t.state)}}async function lO(t,e,n,s){const r=s.now()-t.receivedAt,
o=s.placeOf(e,n,t.commit);if(!o)return{state:"dropped",problem:"the repository of the app is on no forge, so it has no checks"};const i=(a,c=0)=>r<oO?{state:"ch\
ecks",problem:a,failures:c,againMs:rO}:{state:"dropped",problem:a??"its checks did not end within an hour"};try{const a=await s.api.checks(o,Qh);switch(a){case"\
green":return{state:"deploy",againMs:0};case"red":return{state:"dropped",problem:"its checks failed"};case"pending":return i(null);case"none":return r<iO?i(null):
{state:"deploy",againMs:0};default:return(0,j.xb)(a)}}catch(a){if(!(a instanceof ln))throw a;return i(a.message,t.failures+1)}}async function fO(t,e,n){const s={
scope:JSON.stringify(["hook",e.id]),key:t.digest,requestHash:(0,F.createHash)("sha256").update(t.id).digest("hex"),status:202,answer:({deployID:a})=>JSON.stringify(
{deployID:a})},r={branch:t.branch,commit:t.commit},o={by:`${e.forge} webhook`,via:"webhook",name:e.id,from:null},i=await n.deployments.create(e,r,o,s).catch(hO);
switch(i.kind){case"no_app":return{state:"dropped",problem:"the app is gone"};case"over_quota":return{state:"dropped",problem:i.problem};case"other_request":return{
state:"dropped",problem:"it was deployed before"};case"done":return Zh(i.made.deployID,e);case"replayed":return Zh(String(JSON.parse(i.answer).deployID),e);default:
return(0,j.xb)(i)}}function hO(t){if(!(t instanceof Vn))throw t;return{kind:"over_quota",problem:to(t.over)}}function Zh(t,{reports:e}){return e?{state:"report",
deployID:t,againMs:0}:{state:"done",deployID:t}}async function pO(t,e,n,s){const r=t.deployID===null?void 0:await s.deployments.find(e,t.deployID),o=s.placeOf(e,
n,t.commit);if(!r||!o)return{state:"done",problem:"its deployment or its repository is gone"};if(o.token===void 0)return{state:"done",problem:"its token is for \
the repository that the app had before: add the webhook anew"};const i=mO(r),a=i==="pending"?{state:"report",againMs:aO}:{state:"done"};if(i===t.reported)return a;
try{return await s.api.report(o,i,s.pageOf(e,t.deployID),`${Qh}/${n.project}/${n.appID}`),{...a,reported:i}}catch(c){if(!(c instanceof ln))throw c;const d=t.failures+
1,u=d>=dO;return{state:u?"done":"report",problem:c.message,failures:d,...!u&&{againMs:cO}}}}function mO({status:t}){return t==="succeeded"?"success":t==="failed"||
t==="cancelled"?"failure":"pending"}const EO=5e3,yO=3e4,gO=8,wO=2,_O=50;function TO({store:t,changes:e,log:n,every:s,next:r}){let o=!1;const i=new Map,a=(p,g)=>{
const S=(i.get(p)??0)+g;S>0?i.set(p,S):i.delete(p)};let c=Promise.resolve();const d=()=>{const p=c.then(async()=>{const g=await t.claim({without:[...i].filter(([
,S])=>S>=wO).map(([S])=>S)});return g&&a(g.org,1),g});return c=p.catch(()=>{}),p},u=async p=>{try{await t.settle(p,await r(p))}catch(g){if(g instanceof ge)throw g;
const S=g instanceof La;S||n("error","push_failed",{push:p.id,reason:String(g)});const L=S?"the organization has too many queued deployments":"the platform fail\
ed";await t.settle(p,{state:p.state,problem:L,againMs:yO})}finally{a(p.org,-1)}},l=async()=>{for(let p=0;p<_O&&!o;p+=1){const g=await d();if(!g)return;await u(g)}},
f=async p=>{const g=await d();g&&await Promise.all([u(g).then(l),p>1&&f(p-1)])},m=os({everyMs:EO,run:()=>f(gO),onFailure(p){p instanceof ge||n("error","pushes_n\
ot_read",{reason:String(p)})},every:s}),h=()=>{o||m.run()},E=e.subscribe(({kind:p})=>{(p==="jobs"||p==="unknown")&&h()});return{look:h,async run(p){const g=await t.
claim({push:p});g&&(a(g.org,1),await u(g))},async[Symbol.asyncDispose](){o=!0,E[Symbol.dispose](),await m[Symbol.asyncDispose]()}}}const ep=1024*1024,bO=/^\/hooks\/(hk_[0-9a-f]{32})$/,
tp=60;function NO(t){const{store:e,apps:n,deployments:s,vault:r,clock:o,gitUrlTemplate:i}=t,a=zS(t.addresses),c=({id:f,sealed:m})=>JSON.parse(r.open(Gc(f),m)),d={
apps:n,deployments:s,api:a,now:()=>o.now(),placeOf(f,m,h){const E=Vh(f.forge,m.repository,i),{token:p,at:g}=c(f);return E&&{...E,forge:f.forge,commit:h,token:g===
np(E)?p:void 0}},pageOf({org:f,project:m,appID:h},E){const g=["orgs",f,"projects",m,"apps",h,...E===null?[]:["deployments",E]].map(encodeURIComponent).join("/");
return`${t.consoleUrl}/${g}`}},u=TO({...t,next:async f=>uO(f,await e.find(f.hook),d)});return{async add(f,{forge:m,waits:h,token:E},p){const g=`hk_${(0,F.randomBytes)(
16).toString("hex")}`,S=(0,F.randomBytes)(32),L=m==="gitlab"?`whsec_${S.toString("base64")}`:S.toString("base64url"),O=await n.find(f),b=O&&Vh(m,O.repository,i);
if(O&&!b&&E!==void 0)throw new Y("validation_failed","The repository of the app is on no forge, so a token has no use.");const R={secret:L,...E!==void 0&&b&&{token:E,
at:np(b)}},D=r.seal(Gc(g),JSON.stringify(R)),{org:k,project:B,appID:G}=f,V={id:g,org:k,project:B,appID:G,forge:m,waits:h,reports:E!==void 0,sealed:D},U=await e.
add(V,p);if(U==="no_app")throw new Y("app_not_found",`There is no app ${k}/${B}/${G}.`);if(U==="full")throw new Y("conflict",`The app has ${Wh} webhooks, and ma\
y have no more. Remove one first.`);return{hook:U,secret:L}},list:f=>e.list(f),async remove(f,m,h){if(!await e.remove(f,m,h))throw new Y("not_found","The app ha\
s no such webhook.")},pushes:(f,m)=>e.pushes(f,m),urlOf:f=>`${t.baseUrl}/hooks/${f}`,handler:async f=>{if(f.method!=="POST")throw new Y("method_not_allowed",`${f.
method} is not allowed here; allowed: POST.`,{allow:"POST"});const m=bO.exec(Ne(f.target))?.[1],h=m===void 0?void 0:await e.find(m);if(!h)throw Xc();const E=await SO(
f);if(!qh[h.forge].verify(f,E,c(h).secret,o.now()))throw Xc();const p=await t.quota.take([{name:`hook/${h.id}`,most:tp}]);if(p>0)throw rn(`This webhook has sent\
 ${tp} requests in a minute: wait ${p} s.`,p);const g=tO(h.forge,f,OO(E));if(!g)throw new Y("validation_failed",`This is not what ${h.forge} sends. Was the hook\
 added for another forge?`);if(g.kind==="ignored")return ve(200,{ignored:g.why});const S=await n.find(h);if(!S)throw Xc();if(!sO(g.repository,S.repository,i))throw new Y(
"forbidden",`The push is of another repository than that of the app ${S.appID}.`);if(g.branch!==S.branch)return ve(200,{ignored:`the app is deployed from ${S.branch}`});
const{kind:L,push:O}=await e.push({id:`push_${(0,F.randomBytes)(16).toString("hex")}`,hook:h.id,digest:(0,F.createHash)("sha256").update(E).digest("hex"),branch:g.
branch,commit:g.commit,state:h.waits?"checks":"deploy"});if(L==="known")return ve(200,{...sp(O),known:!0});O.state==="deploy"&&await u.run(O.id),u.look();const[
b=O]=await e.pushes(h,1);return ve(202,sp(b.id===O.id?b:O))},async[Symbol.asyncDispose](){await u[Symbol.asyncDispose](),await a[Symbol.asyncDispose]()}}}function np({
origin:t,path:e}){return`${t}/${e}`}function Xc(){return new Y("unauthorized","There is no such webhook, or the request is not signed with its secret.")}async function SO(t){
if(le(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/json")throw new Y("unsupported_media_type","The content type must be application/jso\
n: choose it in the settings of the webhook.");try{return await t.body(ep)}catch(n){throw n instanceof ct?new Y("body_too_large",`The push is larger than ${ep} \
bytes. Deploy it by hand: slipway redeploy`):n}}function OO(t){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch{throw new Y("invalid_r\
equest","The body is not valid JSON in UTF-8.")}}function sp({id:t,state:e,deployID:n,problem:s}){return{push:t,state:e,deployID:n,...s!==null&&{problem:s}}}function qc(t){
return{seal:(e,n)=>Eo(t.current("kvs"),e,n),open(e,n){try{return Va(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}async function RO({stores:t,notifyAllow:e,gitUrlTemplate:n,
clock:s,log:r},{baseUrl:o,consoleUrl:i}){const{hooks:a,state:c,changes:d}=t,{apps:u,deployments:l}=c,f=Bc(me(e,"notify-allow")),m=qc(t.keyring),h={gitUrlTemplate:n,
baseUrl:o,consoleUrl:i};return NO({store:a,apps:u,deployments:l,changes:d,quota:t.quota,vault:m,addresses:f,...h,clock:s,log:r})}function AO(t){return async e=>{
try{return await t(e)}catch(n){const s=ka(n);if(!s)throw n;return nt(s,e)}}}const IO=1e4;function LO(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,F.hash)(
"sha256",n)}`,most:t}])}function kO(t,e){if(t===0)return()=>0;const n=t/6e4,s=new dn(IO);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=
Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const DO=1e4,rp=64*1024;class vO{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{
deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+r_}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(
e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){const e=new AbortController,n=this.#s.sleep(DO,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||
await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#a(){for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}
this.#i=void 0}}async function MO(t,e){try{const n=await t.read(e,{from:-rp,limit:rp,isComplete:!0}),s=(0,Xe.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-J.lF.failureLogLines).map(r=>r.slice(0,J.lF.failureLogLine))}catch{return[]}}const op={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},$O=100,CO=2;class Po{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>$O+CO*(this.#t()-this.#n)/this.#e}}class UO{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new Po(a_,e),this.#t=
new Po(i_,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in op[this.#n]?e.text.length>=s_?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=op[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function xO(t){return FO.has(t.kind)}const FO=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),jO=100,BO=300;class Ho extends Error{name="WorkerCrash";ending;constructor(e){super(HO(e)),this.ending=
e}}class PO{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new UO;#i=new Po(c_);#a=new Po(d_);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#E;#p=!1;#g=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#m(s).catch(r=>this.#y(r))),e.ended.then(s=>this.#N(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#E=Promise.withResolvers(),this.#f.resolve(e),this.#E.promise)}letGo(){this.#g=!0,this.#f.resolve(null),this.#E?.resolve([])}#y(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#m(e){const n=this.#_(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#w(e.id,e.question);break;case"release":this.#b(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,j.xb)(e)}}#_(e){
return xO(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#w(e,n){if(this.#l+=1,this.#l>jO)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#S(n)})}catch(s){this.#y(s)}this.#l-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#b(e.name),this.#t.set(e.name,n),this.#h&&this.#b(e.name),null}case"output":return await this.#O(e),null;case"start":return this.#T(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#T(e){if(this.#p&&this.#E?.resolve(e),this.#g)return null;
const n=await this.#f.promise;return this.#p=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#O({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>ql.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#b(e){this.#t.get(e)?.(),this.#t.delete(e)}#N(e){this.#h=!0,this.letGo();const n=new Ho(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#b(s)}}function HO({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Xe.Ow)(r,BO)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function GO(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new vt({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class WO{#e;#t;#n;#s=new cc;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=cf(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){
const e=this.#c(),n=k_(e.dataDir,process.pid),s=new PO(new F_(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});
return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,
blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
m={dataDir:(0,x.realpathSync)(e),blobs:n,env:af(s),gitUrlTemplate:r??ot.bD,allowLocalGit:o??!1,limits:{...oo,...i},outputLimits:a??ql,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...m,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:m}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:Au(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:YO[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const YO={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
zO=1e4,KO=5*6e4,XO=1e4,qO=2,JO=6e4,VO=8,QO=100;function ZO(t){return new eR(t)}class eR{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new WO(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!cp(e)&&n!=="required"&&!dp(s)){const o=setTimeout(()=>this.#n(),QO);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
cp(e)&&tR(e,(await r).network),n==="required"&&nR((await r).isolation),dp(s)&&sR((await r).limiter)}#d(){if(!(0,x.existsSync)((0,P.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#g(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof Ho)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof Ho?await this.#_(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??oo.
logBytes,u=new vO(a,{deployID:e.deployID,fence:n.fence},d,c),l=()=>{this.#m(s)};r.addEventListener("abort",l,{once:!0}),r.aborted&&l();try{const E={...n,onOutput:async L=>o?.(
L,r),onLog:L=>{u.write(L)||s.process.kill("it sent a log that is too long")},onStored:async(...L)=>{try{const O=await n.onStored?.(...L);for(const b of O??[])u.
write(`Warning: ${b}
`);return O??void 0}catch(O){throw O instanceof vt&&u.write(`${O.message}
`),O}}},p=await s.run({kind:"deploy",job:e,look:o!==void 0},E);if(p.kind!=="stored")throw p.kind==="failed"?new vt(p.facts):Jc();const{commit:g,release:S}=p;return{
commit:g,release:S,place:L=>this.#l(s,L),[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(f){throw await this.#y(s,e.deployID),r.reason instanceof
eo&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),f}finally{r.removeEventListener("abort",l),await u.end(),n.onLogged?.(u.bytes)}}async#l(e,n){const s=new AbortController,r=this.#e.clock.sleep(
XO,s.signal).then(()=>[],()=>[]),o=await Promise.race([e.place(n),r]);return s.abort(),o}async detect(e,n){if(this.#c>=qO)throw ip("Other repositories are being\
 read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#h({...e,deployID:`look-${(0,F.randomUUID)()}`,purpose:"d\
etect"},n)}catch(s){throw n.aborted?ip("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){
const s=this.#t.start(),r=()=>{this.#m(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new vt(o.facts);if(o.kind!=="detected")throw Jc();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof Ho&&!n.aborted?await this.#_(o,
s,e):o}finally{n.removeEventListener("abort",r),this.#y(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#p({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#m(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#p(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#E(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=VO?e():this.#i=this.#e.clock.after(JO,e)}async#p(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw Jc();return s.collected}finally{await this.#m(n)}}#g(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(KO,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#g(n),this.#e.lasting!==!1&&this.#E())}async#m(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),zO);await e.process.ended,clearTimeout(
n)}async#_(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=pt.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return GO(o,e.ending,r,await MO(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?L_():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function ip(t){return new Y("unavailable",t,{"retry-after":"\
10"})}const ap={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function cp(t){return t!==void 0&&Object.hasOwn(ap,t)}function tR(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new j.GQ("unsupported_runtime",n,{input:"build-network",remedy:ap[t]})}function nR(t){if(t.kind===
"none")throw new j.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function dp(t){return t?.startsWith("/")??!1}function sR(t){if(t.kind!=="cgroup")throw new j.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function Jc(){return new Error("The worker sent the result of another kind of job")}const rR=16*ce.D6,oR=512;function up(t){return e=>{
if(e instanceof ge)throw e;return t}}class iR{#e;#t=new Tt(rR);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=oh(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+oR,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof It)return;throw s}}}var fn=I(2373);const aR=(0,fn.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),lp=(0,fn.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),cR=(0,fn.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),fp=(0,fn.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),hp=(0,fn.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),dR=(0,fn.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),uR=pp({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),lR=pp({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function pp(t){const{headers:e,...n}=(0,fn.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const fR=(0,fn.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class hR{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const pR=2e3,Vc=200,mR=32*ce.D6,ER=1/4,yR=8,gR=4,wR=["index.html","404.html"];function _R(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=gR)return;s+=1;const o=new AbortController,i=TR(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(pR,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function TR(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(mR,t.cacheBytes*ER);const c=new hR(yR);for(const d of await bR(o,i,s)){s.throwIfAborted();const u=i.file(d,new kc(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function bR(t,e,n){const s=new Set([...wR,...t.mostServed(Vc)]),r=new Set([...s].filter(xc).
map(mp)),o=ds(n);for(const a of r.size>0?e.names():[]){if(r.has(mp(a))&&s.add(a),s.size>=2*Vc)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,Vc)}function mp(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Ep={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function NR(t,{status:e,location:n},s){const r=yp(t.target.slice(Ne(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...Ep,"x-slipway-release":s.deployID}}}function SR({target:t},e){const n=t.startsWith(
"/")?yp(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...Ep}}}function yp(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function gp(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class wp{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?CN(d.from,e):void 0;d&&u&&(yield[d,u])}}}function Go(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=MN(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Qc({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:OR(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function OR(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const _p={headers:{},isCut:!1};class RR{#e;constructor(e){this.#e=new wp(e.map(AR))}of(e){if(this.#e.size===0)return _p;const n=[...this.#e.matching(
e)];return n.length===0?_p:new IR(n).custom}}function AR({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Go(i,t);return a.isFixed&&(s+=ar(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class IR{#e=new Map;#t=ko;#n;#s=!1;constructor(e){this.#n=ko-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,gp(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-ar(e,""),o=r<
0?void 0:Qc(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=ar(e,o),n.isFixed||(this.#n-=ar(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const LR=64,kR=8*1024,DR=4*1024;class vR{#e;forces;constructor(e){this.#e=new wp(e.map(MR)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=$R(r,o,e);if(i&&(yield i),s+=1,s===LR)return}}}
function MR({from:t,to:e,status:n,force:s}){return{from:t,to:Do(n)?CR(e,t):Go(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function $R({to:t,status:e,isForeign:n},s,r){
if(Do(e)){const a=Qc(t,s,"plain",DR);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Qc(t,s,"encoded",kR);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function CR(t,e){const n=t.replace(/[?#].*$/,
"");try{return Go(n,e,decodeURIComponent)}catch{return Go(n,e)}}class UR{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!vo(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Sh(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=Ac(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:uh(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=Ac(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=Ac(e,this.has);return n?.kind==="file"?n.path:void 0}}const xR="public, max-age=0, must-revalid\
ate",FR="public, max-age=31536000, immutable";function jR(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function BR(t,e,n,s,r){return new PR(
t,e,n,s,r)}class PR{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=sS(n),this.variants=rS(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":xc(this.#t)?FR:xR,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function HR(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const GR=64*1024,WR=ce.D6,YR=4*
1024,zR=32,KR=5*1024,XR=512;class qR{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=Oh(s.rules),d=Math.
min(WR,GR+s.count*YR);this.#e=s,this.isServer=s.find(bt.r$)!==-1;const u=l=>!(this.isServer&&Tp(l))&&s.find(l)!==-1;this.#t=new UR(new vR(i),c,u),this.#n=new RR(
a),this.#s=new Tt(d),this.#r=o,this.weight=s.bytes+s.rules.length*zR+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,JR(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=BR(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:jR(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:gp(e.location)}}}function Tp(t){return t===
bt.nA||t.startsWith(`${bt.nA}/`)}function JR(t,e){const n=4*t.length;return e.kind==="redirect"?XR+n+2*e.location.length:KR+n+e.customBytes}async function VR(t,e,n,s){
return new qR(e,n,await t.index(e,n.manifestHash),s)}function QR(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function ZR(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const eA=256,tA=256,bp=new dn(eA);function nA(t){let e=bp.get(t);if(!e){if(e=sA(t),t.length>tA)return e;bp.set(t,e)}return e}function sA(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return or.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const Np=new Map,rA=4*ce.D6,oA=768,iA=1e3;class aA{#e;#t;#n=new Tt(rA);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<gN||s.size>Nc)return Np;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??Np);return{sizes:a,isWhole:a.size===or.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>oA+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<iA}}
const cA=4*ce.D6,dA=64*ce.D6,uA=512,lA=[];class fA{#e;#t;#n;#s;#r=0;constructor(e,n,s=Q.ml){this.#e=e,this.#t=new Tt(n),this.#n=Math.min(cA,n),this.#s=new aA(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?le(e,"accept-encoding"):void 0,o=r===void 0?lA:nA(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Op(n,o,a),s)):this.#o(e,n,Op(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(hA(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new Sp;return o}).catch(o=>{if(!(o instanceof Sp))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=le(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=ZR(le(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=dA}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+uA,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Sp extends Error{}
function Op(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=HR(t,s,r);return t.variants?.
set(s,i),i}return t}function hA(t,e){const n=le(t,"if-none-match");if(n!==void 0)return QR(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function Rp({sites:t,domain:e,isOwnHost:n}){const s=yA(e),r=gA(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function pA(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const mA=1024,EA=255;function Ap(t){const e=new dn(mA);return n=>{if(n.length>EA)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function yA(t){const e=`.${t.toLowerCase()}`;return Ap(n=>{const s=Ip(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function gA(t,e){return Ap(n=>{const s=Ip(n);return wn(s)&&!Lr(s,t)&&!e(n)?s:void 0})}function Ip(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const wA=64*ce.D6,Lp=4096,_A=1e3,kp="GET, HEAD, OPTIONS";class TA{#e;#t;#n;#s;#r;#o;#i=new Tt(wA);#a;#c;#d;#u;#l;prefetch;#h=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Q.ml,meter:a=jr}=e;this.#e=s,this.#t=o,this.#n=e.finder??Rp({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new fA(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=e.cdn,this.#l=n,this.#o=new iR(s),this.prefetch=_R({site:c=>n.
site(c),loaded:c=>this.#m(c),load:(c,d)=>this.#_(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(le(e,"host")??"");return n instanceof
Promise?n.then(s=>this.#f(e,s),s=>this.#R(e,s,lR)):this.#f(e,n)};#f(e,n){return n===void 0?Jt(e,aR):bA(this.#c,n,this.#E(e,n))}#E(e,n){const s=!n.isDeleted&&n.release!==
null;if(!Zc(e)&&!(s&&this.#d))return Dp(e.method);if(n.isDeleted)return Jt(e,cR);if(n.release===null)return Jt(e,lp);const r=n.settings.domains&&this.#n.domain(
le(e,"host")??""),o=r&&pA(r,n.settings.domains??[]);if(o)return SR(e,this.#s(o));try{const i=this.#m(n.release),a=i?this.#w(e,n,i):this.#g(e,n,n.release),c=this.#p(
n,NA(n,a));return c instanceof Promise?c.catch(d=>this.#R(e,d)):c}catch(i){return this.#R(e,i)}}#p(e,n){const s=this.#u;if(!s)return n;const r=o=>s.answer(e,o,this.#l.
isSure!==!1);return n instanceof Promise?n.then(r):r(n)}async#g(e,n,s){return this.#w(e,n,await this.#y(n,s))}async#y(e,n){try{return await this.#_(e.org,n)}catch(s){
const r=e.kept.map(o=>this.#m(o)).find(o=>o!==void 0);if(!r||!(s instanceof ge))throw s;return this.#A("warn","edge_earlier_release",{deployID:r.deployID,live:n.
deployID}),r}}#m(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#_(e,n){return this.#m(n)||this.#i.delete(n.deployID),this.#i.
load(n.deployID,s=>s.weight,()=>VR(this.#e,e,n,this.#t))}#w(e,n,s){if(s.isServer)return this.#S(e,n,s);if(!Zc(e))return Dp(e.method);const r=Ne(e.target),o=!r.includes(
"%"),i=o?s.remembered(r):void 0;if(i)return this.#N(e,i,s);const a=Rc(r);if(a===void 0)return Jt(e,hp);if(a.length>Lp)return Jt(e,dR);const c=new kc(`/${a}`),d=(o?
void 0:s.remembered(c.path))??s.direct(c);return d?this.#N(e,d,s):vo(a)&&n.kept.length>0?this.#O(e,n,s,c):this.#b(e,n,s,c)}#S(e,n,s){if(!e.target.startsWith("/"))
return Jt(e,hp);const r=Rc(Ne(e.target));if(r!==void 0&&Tp(r))return Jt(e,fp,s);if(!Zc(e)||e.isUpgrade||r===void 0||r.length>Lp)return this.#T(n);const o=new kc(
`/${r}`),i=s.remembered(o.path)??s.direct(o);return i?this.#N(e,i,s):vo(r)&&n.kept.length>0?this.#O(e,n,s,o):this.#T(n)}#T(e){const{release:n}=e;return n===null?
lp:this.#d?.answer({...e,release:n})??(0,On.Ih)(new On.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#l.site(e);if(!n?.release||n.isDeleted)
return;const{release:s}=n;return(this.#m(s)??await this.#_(n.org,s)).isServer?{...n,release:s}:void 0}async#O(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(up([]))){const a=this.#m(i)??await this.#_(n.org,i).catch(up(void 0)),c=a?.file(o,r);if(a&&c)return this.#N(e,c,a)}return this.#b(e,n,s,
r)}#b(e,n,s,r){if(s.isServer)return this.#T(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#N(e,o,s):Jt(e,fp,s)}#N(e,n,s){return n.kind==="redirec\
t"?NR(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#R(e,n,s=uR){const r=n instanceof ge;if(!r&&!(n instanceof It))throw n;const o=r?"edge_unavailable":"edge_dama\
ged";return this.#A("error",o,{requestID:e.requestID,reason:n.message}),Jt(e,r?s:fR)}#A(...e){const n=this.#a.monotonic();n-this.#h<_A||(this.#h=n,this.#t(...e))}}
function Zc({method:t}){return t==="GET"||t==="HEAD"}function Dp(t){return t==="OPTIONS"?{status:204,headers:{allow:kp}}:{status:405,headers:{allow:kp,"content-\
length":"0","cache-control":"no-store"}}}function Jt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function bA(t,e,n){const s=r=>Zt(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,
0),r}):s(n)}function NA({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(vp):vp(e)}function vp(t){return t.take?t:{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const SA=500,OA=1e3,RA=250,AA=750,IA=5e3,ed=-1;class Mp{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new Tt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#_(n))return n.record;if(n?.record!==void 0)return this.#f(
e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}get isSure(){return!this.#w()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(
e);const n=this.#s.get(e);n&&(n.generation=ed);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#l(e){return this.#w()&&this.#o.size>
0?Promise.reject(new ge("The state cannot be read now")):this.#p(e)}async#h(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#_(r)||r.record)?this.
find(n):s?(this.#m(n,{record:s,read:0,at:this.#t.monotonic(),generation:ed}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#w())return this.#E(e,n);const s=this.#t.
monotonic();return s-this.#d>=RA&&(this.#d=s,this.#E(e,n).catch(()=>{})),n}async#E(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:
n},o=this.#t.sleep(SA,s.signal).then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#p(e),o])}catch(i){if(i instanceof
ge)return r();throw i}finally{s.abort()}}#p(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<AA)return s.record;this.#i+=1;const r={at:n,read:this.#i},
o=this.#g(e,r);return this.#o.set(e,{begun:r,record:o}),o}async#g(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,
this.#c=this.#t.monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#m(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#y(e,o)}catch(r){
throw r instanceof ge&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#y(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:
(this.#m(e,{...n,generation:ed}),n.record)}#m(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#_({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||
this.#t.monotonic()-n<IA||this.#w()}#w(){return this.#t.monotonic()-this.#a<OA}}const LA=16*ce.D6,kA=4*ce.D6,td=400,DA=300,vA=2;class MA{#e;#t;constructor(e,n,{
table:s,domains:r,clock:o}={}){this.#e=new Mp({changes:n,table:s,clock:o,bytes:LA,weightOf:$A,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=
new Mp({changes:n,table:r,clock:o,bytes:kA,weightOf:()=>td,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}get isSure(){return this.#e.isSure}site(e){
return this.#e.find(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.
dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?
s.then(r):r(s)}}function $A(t){return t?td+DA*t.kept.length+vA*JSON.stringify(t.settings).length:td}var lr=I(7);const CA=30,UA=["ES256","ES384","ES512","RS256",
"RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],xA=16*1024;function FA(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email\
}",emailsVerified:!1,require:{},granted:[],keys:is(async()=>(await I.e(460).then(I.bind(I,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let r=[],o=new Map;
const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??QT(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&
a===s.issuer?s:o.get(a)};return async a=>{const c=$p(a),d=await I.e(460).then(I.bind(I,6460)),{header:u,claims:l}=jA(c,d);BA(u,l);const f=i(l.iss??"");if(!f)throw Pe(
"The token was issued by an identity provider that this platform does not trust (iss)");const m=await f.keys(),h=f.audiences??[t.audience];try{const{payload:E}=await d.
jwtVerify(c,m,{issuer:f.issuer,audience:[...h],algorithms:UA,clockTolerance:CA,currentDate:new Date(n.now()),requiredClaims:["exp"]});return PA(f,E)}catch(E){throw Cp(
E,d,h.join(" or "))}}}function $p(t){if(t===void 0)throw Pe('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw Pe('The Authorization header is not "Bearer <ID token>"');if(e.length>xA)throw Pe("The token is too long to be an ID tok\
en");return e}function jA(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw Pe("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function BA(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw Pe("The token is an access token: send the identity provider's ID token instead")}function PA(t,e){HA(t,e);const n=t.granted.flatMap(r=>{const o=e[r];
return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(o).length<=ks?[[r,String(o)]]:[]}),s={email:GA(t,e),issuer:t.issuer};return n.length>
0?{...s,claims:Object.fromEntries(n)}:s}function HA(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw Pe(`The token's ${n} clai\
m is not one that this platform accepts`)}function GA(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw Pe(`\
The token has no ${o} claim`);return i}),s=Ri(n);if(s===void 0){const r=Rs(n)?"has characters other than ASCII":"is not an email";throw Pe(`The token's email cl\
aim ${r}`)}if(t.email.includes("{email}")&&!WA(e,t))throw Pe("The token's email is not verified (email_verified is not true)");return s}function WA({email_verified:t},{
emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function Cp(t,e,n){if(t instanceof Y)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Pe(
"The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?Pe(`The token is for another audience (aud): ask for o\
ne with ${n}`):t.claim==="nbf"?Pe("The token is not valid yet (nbf)"):Pe(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?Pe("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Pe("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?Pe("The token is not a valid ID token"):So()}function Pe(t){
return new Y("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function YA({store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{
Up(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){const u=sd(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,yn(await e(
r,u),"admin"));const f=xp(d);(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&c.push(d)}if(c.length>0||await e(r,{org:o})||(await n(r))?.includes(o))return c;
throw nd(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){Up(r,"make another one");for(const b of[i.project,i.appID])if(!(b===void 0||
J.cS.test(b)))throw new Y("validation_failed","The project and the app of a token must be identifiers.");const u=await e(r,i);if(u===void 0)throw nd(r,i.org);if(!yn(
u,"deployer"))throw new Y("forbidden",`${r.email} may only read there. Somebody with the role deployer makes tokens.`);const l=(0,lr.yH)(b=>(0,F.randomInt)(b)),
{org:f,project:m=null,appID:h=null}=i,{email:E,issuer:p}=r,g={org:f,project:m,appID:h,name:o,role:a,lifetimeMs:c,madeBy:E,maker:JSON.stringify({email:E,issuer:p})},
S=lr.KT.atPlace,L=await t.create({id:(0,F.randomUUID)(),hash:(0,F.hash)("sha256",l),...g},S,d);if(typeof L=="object")return{...L,text:l};const O=L==="name_taken"?
`T${tn(i).slice(1)} has a token ${o}. Revoke it first, or choose another name.`:`${Ar(i,L,S)} tokens, and may have no more. Revoke those that nobody needs.`;throw new Y(
"conflict",O)},async revoke(r,{org:o,project:i=null,appID:a=null},c,d){const u=(await s(r,o)).filter(m=>m.name===c),l=u.find(m=>m.project===i&&m.appID===a);if(!l&&
i===null&&u.length>1){const m=u.slice(0,5).map(h=>tn(sd(h)));throw new Y("conflict",`Several tokens have the name ${c}: those of ${m.join(", ")}. Name the place\
.`)}const f=l??(i===null?u[0]:void 0);if(f&&await t.revoke(o,f.id,d))return f;throw await e(r,{org:o})===void 0?nd(r,o):new Y("not_found",`The organization ${o}\
 has no token ${c.slice(0,100)} that you may end.`)}}}async function zA(t,e,n){if(!(0,lr.eo)(e))throw Pe("The access token is not whole: it was cut, or mistyped");
const s=await t.find((0,F.hash)("sha256",e)),r=s&&xp(s),o=lr.Xm.find(i=>i===s?.role);if(!s||!r||!o)throw Pe("The access token is unknown, was revoked, or has en\
ded");if(!n(r.issuer))throw Pe("The person who made the access token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(
i=>{if(!(i instanceof ge))throw i}),{...r,token:{id:s.id,name:s.name,role:o,place:sd(s)}}}function Up({token:t},e){if(t)throw new Y("forbidden",`An access token\
 may not ${e}. Sign in as a person: slipway login`)}function nd({email:t},e){return new Y("forbidden",`${t} has no role for this in the organization ${e}.`)}function sd({
org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function xp({maker:t}){const e=(0,q.U4)(t);if(!(!(0,q.Gv)(e)||typeof e.email!="string"||
typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}function KA({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:r}){return async o=>{const i=o===
void 0?"":$p(o);return(0,lr.Lh)(i)?zA(e,i,r):await XA(i)===s.issuer?s.verify(i,n,r):t(o)}}async function XA(t){const{decodeJwt:e}=await I.e(460).then(I.bind(I,6460));
try{return e(t).iss}catch{return}}const Fp=900;function qA({issuer:t,audience:e,key:n,clock:s}){const r=`${t}/login`,o=is(async()=>(await I.e(460).then(I.bind(I,
6460))).importJWK(n.privateJwk,"ES256")),i=is(async()=>(await I.e(460).then(I.bind(I,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,async mint(a,{
email:c,issuer:d}){const u=await I.e(460).then(I.bind(I,6460)),l=Math.floor(s.now()/1e3);return new u.SignJWT({email:c,email_verified:!0,idp:d,sid:a}).setProtectedHeader(
{alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(r).setSubject(c).setAudience(e).setIssuedAt(l).setExpirationTime(l+Fp).setJti((0,F.randomUUID)()).sign(await o())},
async verify(a,c,d){const u=await I.e(460).then(I.bind(I,6460)),l={issuer:r,audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(
a,await i(),l).catch(E=>{throw Cp(E,u,e)}),m=await c.find(String(f.sid)),h=m&&od(m.identity);if(!h)throw Pe(`The sign-in of this machine has ended. ${rd}`);if(m.
state==="reused")throw Pe(`${Bp} ${rd}`);if(!d(h.issuer))throw Pe(`${jp} ${rd}`);return{...h,via:"login"}}}}const rd="Sign in again: slipway login",jp="This pla\
tform no longer trusts the identity provider that you signed in by.",Bp="The sign-in of this machine has ended, because one of its refresh tokens was used twice\
: somebody else may have copied it.";function od(t){const e=(0,q.U4)(t);if(!(!(0,q.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,
issuer:e.issuer}}const Pp=4096;function JA(t,e){const n=`${e}/device`,s={[Wn.device]:async(r,o)=>{const i=(0,Xe.Ow)(r.get("machine")??"",w).trim()||"a machine w\
ithout a name",a=await t.begin(i,be(o));if(!a)return Ct(429,"slow_down","Too many sign-ins wait for a person. Try again in some minutes.",{"retry-after":"60"});
const{deviceCode:c,userCode:d,expiresIn:u,interval:l}=a;return id({device_code:c,user_code:d,verification_uri:n,verification_uri_complete:`${n}?${new URLSearchParams(
{user_code:d})}`,expires_in:u,interval:l})},[Wn.token]:async(r,o)=>{const i=r.get("grant_type"),a=i===Nn?"device_code":i==="refresh_token"?"refresh_token":void 0;
if(a===void 0){const u=`grant_type must be ${Nn} or refresh_token`;return Ct(400,"unsupported_grant_type",u)}const c=r.get(a)??"";if(c==="")return Ct(400,"inval\
id_request",`${a} is missing`);const d=await t.exchange(c,Hp(o));return typeof d=="string"?ZA(d,a):id({access_token:d.accessToken,token_type:"Bearer",expires_in:d.
expiresIn,refresh_token:d.refreshToken,refresh_expires_in:d.refreshExpiresIn})},[Wn.revoke]:async(r,o)=>(await t.end(r.get("token")??"",Hp(o)),id({}))};return new Map(
Object.entries(s).map(([r,o])=>[r,i=>VA(i,a=>o(a,i))]))}function Hp(t){return{from:be(t),requestID:t.requestID}}async function VA(t,e){if(t.method!=="POST"){const s=`${Ne(
t.target)} accepts only POST`;return Ct(405,"invalid_request",s,{allow:"POST"})}if(le(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/x-ww\
w-form-urlencoded")return Ct(400,"invalid_request","The Content-Type must be application/x-www-form-urlencoded");try{const s=new URLSearchParams((await t.body(Pp)).
toString("utf8"));return[...new Set(s.keys())].some(o=>s.getAll(o).length>1)?Ct(400,"invalid_request","A parameter is there twice"):s.get("client_id")!==Ks?Ct(401,
"invalid_client",`client_id must be ${Ks}`):await e(s)}catch(s){if(s instanceof ct)return Ct(413,"invalid_request",`The form has more than ${Pp} bytes`);if(!(s instanceof
ge))throw s;return Ct(503,"temporarily_unavailable","The platform cannot read its state now",{"retry-after":"5"})}}const QA={pending:["authorization_pending","N\
o person has decided yet"],slow_down:["slow_down","The machine asks too often: wait five seconds more each time"],denied:["access_denied","The sign-in was denie\
d in the browser"],over:["expired_token","The code is older than ten minutes"],unknown:["invalid_grant","The sign-in does not exist, or has ended"],reused:["inv\
alid_grant",Bp],untrusted:["invalid_grant",jp]};function ZA(t,e){const[n,s]=QA[t];return e==="device_code"||n==="invalid_grant"?Ct(400,n,s):Ct(400,"invalid_gran\
t","The sign-in has ended, because it was not used for a month or is three months old")}function id(t){return ve(200,t,Gp)}function Ct(t,e,n,s={}){return ve(t,{
error:e,error_description:n},{...Gp,...s})}const Gp={"cache-control":"no-store",pragma:"no-cache"},Wp=10*6e4,Yp=5e3,eI={lifetimeMs:Wp,intervalMs:Yp,perAddress:10,
inAll:1e3},zp=864e5,tI={graceMs:6e4,idleMs:30*zp,mostMs:90*zp},nI=20,ad={person:10,address:20,all:200},sI="slr_",Kp=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,Xp=12;
function rI({store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:ad.all},{name:`\
login/person/${Ot(i,a)}`,most:ad.person},{name:`login/address/${Ot(c)}`,most:ad.address}]);if(d!==0)throw rn(`Too many codes were tried. Try again in ${d} secon\
ds.`,d)};return{async begin(i,a){for(;;){const[c,d]=[(0,F.randomBytes)(16).toString("base64url"),(0,F.randomBytes)(32).toString("base64url")],u=oI(),l={id:Ot(c),
userCode:Ot(u),secret:Ot(d)},f=await t.begin({...l,machine:i,address:a},eI);if(f==="too_many")return;if(f==="code_taken")continue;const m={expiresIn:Wp/1e3,interval:Yp/
1e3};return{deviceCode:`${c}.${d}`,userCode:u,...m}}},async exchange(i,a){const[,c="",d=""]=Kp.exec(i)??[];if(c==="")return"unknown";const u=(0,F.randomBytes)(32).
toString("base64url"),l={id:Ot(c),secret:Ot(d),next:Ot(u)},f=await t.advance({...l,...tI},{...Re,...a});if(f.kind!=="open")return f.kind;const m=od(f.identity);
return!m||!r(m.issuer)?"untrusted":{accessToken:await n.mint(l.id,m),expiresIn:Fp,refreshToken:`${sI}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/1e3)}},async end(i,a){
const[,c=""]=Kp.exec(i)??[],d=c===""?void 0:await t.find(Ot(c));d&&await t.end(Ot(c),{by:od(d.identity)?.email??null,via:"login",...a})},machines:async i=>(await t.
list(cd(i))).map(a=>({...a,id:a.id.slice(0,Xp)})),async endMachine(i,a,c){const d=(await t.list(cd(i))).find(u=>u.id.slice(0,Xp)===a);if(d&&await t.end(d.id,c))
return{...d,id:a};throw new Y("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(i,a,c){await o(a,c);const d=await t.
asked(Ot(qp(i)));if(d)return d;throw dd()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if((await s(c))?.length===0)throw a?new Y("forb\
idden",`${u} has no role on this platform, so there is nothing to sign in to.`):dd();const f={person:cd(c),identity:JSON.stringify({email:u,issuer:l}),most:nI},
m=await t.decide(Ot(qp(i)),a?f:"denied",d);if(m)return m;throw dd()}}}function cd({issuer:t,email:e}){return Ot(t,e)}function dd(){return new Y("not_found","No \
machine asks with this code: it was mistyped, was used, or is older than ten minutes.")}function Ot(...t){return(0,F.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function oI(){const t=Array.from({length:8},()=>Yn[(0,F.randomInt)(Yn.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function qp(t){const e=t.slice(
0,40).toUpperCase().replace(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}async function iI(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.
push(...await r.collect())}catch(o){if(n?.aborted)break;const{message:i,remedy:a}=(0,j.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("er\
ror","collection_failed",c)}}return s}function gU({kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.
reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.
bytes-c}}]}}}const Dn=3e4,Jp=5e3,Vp={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Qp(t){return{stage:t,code:"\
interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const aI=1e3;async function cI(t,e){
const{references:n,node:s,clock:r,waits:o,stop:i}=t;let a=await n.hold(s);for(;!a&&o;)await r.sleep(aI,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,
u=()=>n.renew(c).then(f=>f||d.abort(new Error("another node has taken over the collection")),()=>{}),l=(0,Q.fm)(Jp,()=>{u()});try{return await e(AbortSignal.any(
[i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}const Wo=500,dI=1e4,uI=55*6e4;function lI({keeping:t,logs:e,usage:n,notify:s,hooks:r,audit:o,keepAuditMs:i,
apps:a,clock:c,bounds:d,keepDeletedMs:u}){return[{kinds:["apps"],collect:()=>hI({keeping:t,logs:e,apps:a,keepDeletedMs:u})},{kinds:["deployments","logs"],collect:()=>pI(
t,e,d)},{kinds:["keys"],collect:async()=>[{kind:"keys",items:await hs(()=>t.endKeys(Wo)),bytes:0}]},{kinds:["notifications"],async collect(){return[{kind:"notif\
ications",items:await hs(()=>s.prune({...N0,limit:Wo})),bytes:0}]}},{kinds:["pushes"],async collect(){return[{kind:"pushes",items:await hs(()=>r.prune({ageMs:S0,
limit:Wo})),bytes:0}]}},{kinds:["audit"],collect:async()=>[{kind:"audit",items:await hs(()=>o.trim(i)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"\
usage",items:await hs(()=>n.prune(c.now(),Wo)),bytes:0}]}}]}async function hs(t){let e=0;for(let n=0;n<dI;n+=1){const s=await t();if(e+=s,s===0)break;await ud()}
return e}function ud(){return new Promise(t=>setImmediate(t))}const fI=20;async function hI({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await hs(async()=>(await n.
expire(fI,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.endingApp(o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(
a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=1),a.logs.length===0&&(o=a.app)}catch(c){i=c,o=a.app}await ud()}if(i!==void 0)throw i;return[{kind:"\
apps",items:r,bytes:0}]}async function pI(t,e,n){const s={deployments:0,logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(
i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.
filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&
(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=a.left.logBytes,i=a.app),await ud()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,
bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var fr=I(9692);class Zp extends Error{name="\
KeyspaceGone";constructor(){super("the table was deleted")}}class vn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function em(t,e){
const n=mI(e),s=EI(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=yI(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").
toString("utf8"):r;return{key:s,value:o,ttlSeconds:gI(n.get("ttlSeconds"))}}function mI(t){if(!(0,Ah.isUtf8)(t))throw new vn("invalid_json");try{const e=(0,fr.U2)(
t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof fr.sU))throw e}throw new vn("invalid_json")}function EI(t){const e=t?.
startsWith('"')?(0,fr.I)(t):void 0;if(e===void 0||e===""||nm(e,J.ux.keyBytes))throw new vn("invalid_key");return e}function yI(t){if(t===void 0||nm(t,J.ux.valueBytes))
throw new vn("invalid_value");return t}function gI(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<J.ux.minTtlSeconds||e>J.ux.maxTtlSeconds)
throw new vn("invalid_ttl");return e}function tm(t){return t===void 0?void 0:t*1e3}function nm(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}function wI({tables:t,engine:e,full:n,quota:s,audit:r}){const o=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;
throw rn(`The table has reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new Y("unavailable","This node does not have the entries of tables. As\
k a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof Zp?new Y("table_not_found","The table was deleted."):d instanceof ge?new Y("unav\
ailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,u,l,f)=>r.append(f,[re(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.
get(await o(c,d),ld("get",{key:u}).key)),list:(c,d,u)=>i(async l=>l.keys(await o(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:m,value:h,ttlSeconds:E}=TI(u),p=await o(
c,d);if(n?.has(p))throw new Y("conflict",_I);await f.put(p,m,{value:h,ttlMs:tm(E)}),await a("key.put",c,d,m,l)}),delete:(c,d,u,l)=>i(async f=>{const[m,{key:h}]=[
await o(c,d),ld("delete",{key:u})],E=await f.get(m,h)!==void 0;await f.delete(m,h),E&&await a("key.delete",c,d,u,l)})}}const _I="The table, or all tables of its\
 organization together, store as much as they may. Delete keys: a minute later there is room again.";function TI({key:t,value:e,ttlSeconds:n}){const s=e.trim();
try{(0,fr.q$)(s)}catch(i){throw i instanceof fr.sU?new Y("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.
trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return ld("put",o,s)}const{keyBytes:bI,valueBytes:NI,minTtlSeconds:SI,maxTtlSeconds:OI}=J.
ux,RI={invalid_key:`A key has 1 to ${bI} bytes.`,invalid_value:`A value has at most ${NI} bytes.`,invalid_ttl:`The time to live is ${SI} to ${OI} seconds.`};function ld(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return em(t,Buffer.from(r))}catch(o){throw o instanceof vn?new Y("validation_faile\
d",RI[o.code]??"The entry is not valid."):o}}const AI=15e3;function II({usage:t,bounds:e,log:n,every:s}){let r=new Set;const o=os({everyMs:AI,async run(){r=new Set(
await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>r.has(i),look:o.run,[Symbol.asyncDispose]:o[Symbol.
asyncDispose]}}const LI=15e3,kI=1e4;function DI({usage:t,quotas:e,clock:n,log:s}){const r=new Map,o=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.
used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,u)}catch(u){s("warn","kvs_quota_not_read",{org:c,reason:String(u)})}finally{d.isRead=!0,d.reading=
void 0}},i=(c,d)=>{const u=r.get(c);if(u?.start===d)return u;r.size>=kI&&r.clear();const l={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};
return r.set(c,l),l},a=(c,d,u)=>{if(d.used<u){d.used+=1;return}const l=n.now(),{end:f}=no(l);return{message:to({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,
until:f}),seconds:Math.max(1,Math.ceil((f-l)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,no(u).start);
Math.abs(u-l.readAt)>=LI&&(l.reading??=o(c,l));const f=()=>a(c,l,d);return l.isRead||!l.reading?f():l.reading.then(f)}}}const vI=3e4,sm=1e3,rm=100;function MI({
engine:t,tables:e,log:n,every:s=Q.fm}){const r=new AbortController,o=im(()=>om(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=im(()=>$I(t,e,n,
r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(vI,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),
r.abort(),await Promise.all([o.end(),i.end()])}}}async function om(t,e){let n=0;for(;;){const s=await t.sweep(sm);if(n+=s,s<sm||e?.aborted)return n}}async function $I(t,e,n,s){
for(let r=0;;){const o=await e.toDrop({after:r,limit:rm});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(o.length<rm||s.aborted)return}}function im(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const am=720*6e4,CI=1e3,UI="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",xI=20,FI=1e3,jI=8*1024*1024;class BI{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new Bl(jI,FI,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===xI?this.#n.find(e):null}async issue(e,n,s){
const r={accessKeyID:`ASIA${Array.from((0,F.randomBytes)(16),u=>UI[u%32]).join("")}`,secret:(0,F.randomBytes)(30).toString("base64"),sessionToken:(0,F.randomBytes)(
96).toString("base64"),expiresAt:n+am},{accessKeyID:o,secret:i,sessionToken:a,expiresAt:c}=r,d=this.#t.seal(Qa(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{now:n,most:CI},s),r}renew(e,n){return this.#e.renew(e,n+am)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(Qa(e),s));if(!(0,q.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const PI={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503},
cm="AWS4-HMAC-SHA256";function HI({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function GI(t,e,n){return`${cm}
${t}
${HI(e)}
${XI(n)}`}function WI(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,F.createHmac)("sha256",n).update(s,
"utf8").digest();return new qI(n)}function YI(t,e){return t.sign(e)}const Gt=64,zI=32;class dm{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const um=new dm(8192),KI=new dm(
256);function XI(t){return(0,F.hash)("sha256",um.latin1(t))}function lm(t,e){return t.length===e.length&&(0,F.timingSafeEqual)(um.latin1(t),KI.latin1(e))}class qI{#e;#t;constructor(e){
if(e.length>Gt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Gt} are supported`);this.#e=Buffer.alloc(Gt+512),this.#t=Buffer.alloc(Gt+zI);for(let n=0;n<
Gt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,F.hash)("sha256",this.#n(e),"binary"),Gt,"latin1"),(0,F.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Gt;return e.length>n?Buffer.concat([this.#e.subarray(0,Gt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Gt+this.#e.write(e,Gt,"latin1"))}}
const JI=new RegExp(`^${cm} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),VI=1024,QI=1024,ZI=32,fm=64,fd=new dn(VI);function eL(t){const e=t.slice(-fm),n=t.slice(0,-fm),s=fd.get(n);if(s&&tL.test(e))return{
...s,signature:e};const r=nL(t);if(r)return n.length<QI&&r.signedHeaders.length<=ZI&&fd.set(n,r),{...r,signature:e}}function wU(){return fd.size}const tL=/^[0-9a-f]{64}$/;
function nL(t){const e=JI.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const sL=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let hd;function rL(t){if(hd?.text===t)return hd.
time;const e=oL(t);return e!==void 0&&(hd={text:t,time:e}),e}function oL(t){const e=sL.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Yo(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function iL(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":lL(t.target.slice(e+1)),r=dL(n,t.normalizePath),o=pL(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const aL=/^(?:\/[A-Za-z0-9_~-]+)+$/,cL=/[^A-Za-z0-9._~-]/g;function pd(t){return t.replace(cL,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function dL(t,e){if(aL.test(t))return t;const n=t.split("/");return(e?uL(n):n).map(pd).join("/")||"/"}function uL(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function lL(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[pd(hm(r)),pd(hm(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>pm(n,r)||pm(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function hm(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function pm(t,e){return t<e?-1:t>e?1:0}function fL(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=mm(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function hL(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?fL(t.rawHeaders):{names:e,repeated:[],get(n){const s=le(t,n);return s===void 0?void 0:mm(s)}}}function pL(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const mL=/ {2}|\t/,EL=32,yL=9;function mm(t){let e=0,n=t.length;for(;e<n&&Em(t,e);)e+=1;for(;n>e&&Em(t,n-1);)n-=1;const s=t.slice(e,n);return mL.test(
s)?s.replace(/[ \t]+/g," "):s}function Em(t,e){const n=t.charCodeAt(e);return n===EL||n===yL}const zo=5*6e4,ym=["host","content-type"],gL=new Set([...ym,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),lt=(t,e)=>({type:t,message:e}),gm=lt("UnrecognizedClientException","\
The security token included in the request is invalid.");function wL(t,e){const n=le(t,"authorization");if(n===void 0)return lt("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=eL(n);if(!s)return lt("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=le(t,"x-amz-date")??"",o=rL(r);return o===void 0?lt("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):NL(s.scope,r)??SL(r,o,e)??{headers:hL(t),signedBy:s,time:r}}function _L({headers:t,
signedBy:e},n,s){return lm(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?lt("ExpiredTokenException","The security token included in the reque\
st is expired"):OL(t,e.signedHeaders):gm}function TL(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,F.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return lt("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=iL({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=YI(AL(o,s.scope),GI(r,s.scope,c));if(!lm(d,s.signature))return lt("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function bL(t){return"message"in t}function NL(t,e){if(t.region!==J.aT)return lt("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${J.aT}'.`);if(t.service!==J.jL)return lt("InvalidSignatureException",`Credential should be scoped to correct service: '${J.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return lt("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function SL(t,e,n){if(e<n-zo){const s=Yo(n-zo);return lt("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${Yo(n)} - 5 min.)`)}if(e>n+zo){const s=Yo(n+zo);return lt("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${Yo(n)} + 5 min.)`)}}function OL(t,e){const n=t.repeated.find(o=>gL.has(o));if(n!==void 0)return lt("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(RL(o)&&!e.includes(o))return wm(o);const s=ym.find(o=>!e.includes(o));if(s!==void 0)
return wm(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return lt("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function RL(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function wm(t){return lt("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const _m=new WeakMap;function AL(t,e){const n=_m.get(t);if(n?.date===e.date)return n.key;const s=WI(t.secret,e);return _m.set(t,{date:e.date,key:s}),
s}const ps={"content-type":"application/json","cache-control":"no-store"},IL={status:200,headers:ps,body:'{"ok":true}'},LL={status:200,headers:ps,body:'{"delete\
d":true}'},Tm={status:200,headers:ps,body:'{"found":false,"expiresAt":null}'},kL=new Map([[Ht.Y2.put,"put"],[Ht.Y2.get,"get"],[Ht.Y2.delete,"delete"]]),DL=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
vL=/^Bearer +([!-~]+)$/i;function ML(t){const e={...t,log:$L(t)};return n=>UL(n,e)}function $L({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
bm){const i=e.now();if(Math.abs(i-n)<CL)return;n=i}t(s,r,o)}}const bm="kvs_unavailable",CL=1e3;async function UL(t,e){const{roles:n,tables:s,engine:r,full:o,monthly:i,
quota:a,meter:c,clock:d}=e;let u=l=>l;try{const l=wL(t,d.now());if(bL(l))return Ko(l);const f=await n.byAccessKey(l.signedBy.accessKeyID);if(!f)return Ko(gm);const m=_L(
l,f,d.now());if(m)return Ko(m);const h=await t.body(J.ux.bodyBytes),E=TL(t,h,l,f);if(E)return Ko(E);if(!le(t,"x-kvs-authorization"))return at("missing_token");const p=await s.
byToken(Nm(t));if(!p)return at("invalid_token");if(p.environmentID!==f.environmentID)return at("inactive_binding");if(!p.supported)return at("unsupported_app_ty\
pe");const g=await a.take(p.windows,h.length),S=jL(t);if(u=D=>xL(c,p,S,h,D),g>0)return u(at("rate_limited",{"retry-after":String(g)}));const L=await i.take(p.scope.
org);if(L)return u(HL(L));if(typeof S!="string")return u(S);const{key:O,value:b,ttlSeconds:R}=em(S,h);switch(S){case"put":return o.has(p.keyspace)?u(at("table_f\
ull")):(await r.put(p.keyspace,O,{value:b,ttlMs:tm(R)}),u(IL));case"delete":return await r.delete(p.keyspace,O),u(LL);case"get":return u(BL(await r.get(p.keyspace,
O)))}}catch(l){return u(PL(l,t,e))}}function Nm(t){return vL.exec(le(t,"x-kvs-authorization")??"")?.[1]??""}function xL(t,e,n,s,r){const o=typeof n=="string"?n:
"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,FL(r),s.length,i),r}function FL(t){if(t===Tm)return"missed";const{status:e}=t;return e===
200?"ok":e===429?"limited":e<500?"refused":"failed"}function jL(t){const e=kL.get(Ne(t.target));if(!e)return at("not_found");if(t.method!=="POST")return at("met\
hod_not_allowed",{allow:"POST"});const n=le(t,"content-encoding")??"identity";return!DL.test(le(t,"content-type")??"")||n!=="identity"?at("unsupported_media_typ\
e"):e}function BL(t){if(!t)return Tm;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:ps,body:`{"found":tr\
ue,"value":${t.value},"expiresAt":${e}}`}}function PL(t,e,{tables:n,log:s}){if(t instanceof vn)return at(t.code);if(t instanceof ct)return at("body_too_large");
if(t instanceof kt)return at("invalid_json");if(t instanceof Zp)return n.forgetToken(Nm(e)),at("invalid_token");const r=t instanceof ge,o=t instanceof Error&&t.
cause instanceof Error?t.cause:t;return s("error",r?bm:"kvs_failed",{requestID:e.requestID,path:Ne(e.target),reason:o instanceof Error?o.message:String(o)}),r?at(
"unavailable",{"retry-after":"1"}):at("internal")}function at(t,e={}){return{status:PI[t],headers:{...ps,...e},body:`{"error":"${t}"}`}}function HL({message:t,seconds:e}){
const{status:n,headers:s}=at("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({error:"quota_exceeded",message:t})}}function Ko({
type:t,message:e}){return{status:403,headers:{...ps,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const GL={of:()=>{}},WL=t=>nt(new Y("unavailable","T\
his node does not have the data of the key-value store."),t);async function YL(t){const{engine:e,clock:n,log:s,quota:r,meter:o=jr}=t,i=qc(t.keyring),a={...er,...t.
quotas},c=new C0(t.tables,i,a),d=new BI(t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(g=>zL(g,c,d)),l=e&&II({...t,bounds:a}),{ofOrganizations:f=GL}=t,
m=DI({...t,quotas:f}),h=e&&MI({...t,engine:e}),E={tables:c,roles:d,clock:n,log:s,every:t.every},p=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),
await h?.[Symbol.asyncDispose]()};return{handler:e&&l?ML({roles:d,tables:c,engine:e,full:l,monthly:m,quota:r,meter:o,clock:n,log:s}):WL,createTable:(g,S,L)=>c.create(
g,S,n.now(),L),listTables:g=>c.list(g),async deleteTable(g,S,L){await c.remove(g,S,L),h?.begin()},entries:wI({tables:c,engine:e,full:l,quota:r,audit:t.audit}),runtimeVariables:(g,S,L)=>kT(
E,g,S,L),tableVariables:(g,S)=>Nf(E,g,S),openCredentials:g=>DT(E,g),sweep:async()=>e?om(e):0,close:p,[Symbol.asyncDispose]:p}}function zL(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,j.xb)(t)}}const KL=500,md=500;async function XL(t){return new qL(t).run()}class qL{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=Q.ml,log:r=Js,signal:o}=e;this.#e=e,this.#t=r,this.#n=new Uo({blobs:n,clock:s,log:r}),this.#s=ds(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(Vl);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,KL);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.
end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{
hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof
ge)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.
waiting(s,md);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<md)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!J.cS.test(d))continue;const u=ah(c)??ch(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===md&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#f(),await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=un(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of or){const d=Oc(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const Sm=2e3,JL=(0,F.randomBytes)(64*1024),VL="trial-\
write",Om={canBuild:"disk_hangs"},QL={statfs:t=>(0,Ae.statfs)(t),tryToWrite:ek};class _U{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...QL,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=Sm)return Om;const e=Promise.withResolvers(),n=this.#t.after(Sm,()=>e.resolve(Om));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=ZL(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function ZL(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function ek(t){const e=(0,P.join)(t,VL);await(0,Ae.rm)(e,{force:!0});try{await(0,Ae.writeFile)(e,JL,{flag:"wx",mode:384,flush:!0})}finally{
await(0,Ae.rm)(e,{force:!0})}}class TU{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const tk=10;function nk({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,tk).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:sk})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const sk="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Ed=36e5,rk=2*Ed;function ok(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:m}of await t(d)){const h=s.get(u);s.set(u,{kind:u,ended:(h?.ended??0)+l,left:m??h?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,j.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=Ed&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=rk&&
c()},async[Symbol.asyncDispose](){await r}}}class yd extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Mn(s),{cause:s}),this.stage=e,this.aborted=
n}}function ik(t){const{stage:e,aborted:n,cause:s}=t instanceof yd?t:{stage:"build",aborted:!1,cause:t};if(n)return Qp(e);if(s instanceof vt)return s.facts;if((0,j.
b$)(s)||s instanceof ge&&s.isFull)return gd(e,"disk_full","The disk of the platform is full");const r=s instanceof ge?"its state cannot be read or written now":
Mn(s);return gd(e,bu[e],`The platform itself failed at the stage "${e}": ${r}`)}function ak(t){return new vt(gd("sync","disk_quota",t))}const ck="<data>";function dk(t,e){
const n=r=>r.replaceAll(e,ck),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({
...r,message:n(r.message)}))}}function gd(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Mn(t){return t instanceof
Error?t.message:String(t)}async function uk({jobs:t,quotas:e,lease:n,write:s},...[r,o,i=[],a]){const{job:c}=n,{org:d}=c.app,u=(0,J.Rm)(c.type)?c.type:c.detectsType?
a:void 0,l=e?.of(d,"disk"),f=l===void 0?void 0:{org:d,bytes:l},m=p=>s(()=>t.recordRelease(n,r,o,p,u,f)).catch(lk);await m(i);const h=await e?.near(d).catch(fk)??
[];if(h.length===0)return[];const E=h.map(({message:p})=>({code:"quota_near",file:null,line:null,message:p}));return await m([...E,...i].slice(0,ss.iq)),h.map(({
message:p})=>p)}function lk(t){throw t instanceof Vn?ak(to(t.over)):t}function fk(t){if(t instanceof ge)return[];throw t}var hk=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},pk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const mk=Dn-1e4,Ek=1e3;class yk extends Error{name="LeaseLost"}class gk{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#m(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=mk&&this.#i==="building"&&this.#E("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=Jp&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#p()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:Mn(o)})}finally{this.#l=void 0}}#E(e){if(this.#h)return;this.#i="lost";const n=()=>new yk(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof eo?e:n()),this.#r.resolve()}async#p(){const e=await this.#t.jobs.endOf(this.#e).catch(
()=>{});this.#E(e==="cancelled"?new eo:"another node has ended it")}async#g(e){this.#s.signal.throwIfAborted(),await e()||await this.#p(),this.#s.signal.throwIfAborted()}#y(e){
return this.#g(()=>Ji(e,this.#t.clock,this.#o))}async#m(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#_()}catch(c){const d=dk(ik(c),this.#t.dataDir);a=d.code,c instanceof yd&&c.cause instanceof ge&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#T(d)}if(this.#s.signal.reason instanceof eo)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?Mn(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#_(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=hk(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#w(l),onCommit:(l,f)=>this.#y(()=>e.recordCommit(i,l,f)),onStored:(...l)=>uk({...this.#t,
lease:i,write:f=>this.#y(f)},...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.deployID,manifestHash:u.release.manifestHash}),await this.#w(
"activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>wk(l,u)),c.throwIfAborted(),await this.#S({job:a,release:u.release,signal:c}),s?.(a.app,u.release)}catch(u){
d.error=u,d.hasError=!0}finally{const u=pk(d);u&&await u}}catch(d){throw new yd(this.#a,this.#n.aborted,d)}}async#w(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)
return this.#s.signal.throwIfAborted();await this.#y(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#S(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:r}=e.
release,o=this.#e;this.#i="recording",s&&await this.#y(()=>n.goLive(o,r));const i=await s?.(e);await this.#y(async a=>{const c={kind:"live",manifestHash:r,logBytes:this.#c,
...i&&{warnings:i}};return await n.finish(o,c)||a>1&&await n.endOf(o)==="succeeded"}),this.#i="ended"}async#T(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"fa\
iled",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#g(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;
const c={deployID:this.#e.deployID,cause:Mn(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(Ek,this.#n).catch(()=>{})}}}}
async function wk(t,{place:e}){if(!(t instanceof vt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new vt({...t.facts,diagnostics:n})}const _k=1e3;function Tk(t){
return new bk(t)}class bk{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){this.#e=e,this.#t=e.every??Q.fm,this.#n=
e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(r=>{(r.kind===
"jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&o.check()});this.#o.push(()=>s[Symbol.
dispose](),this.#t(Dn,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error(
"the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#m(!1),this.#h()}async idle(){if(this.#s.signal.aborted)return this.stop();
const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.asyncDispose](){return this.
stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#E())}async#E(){for(;this.#d;){this.#d=!1;try{await this.#p(),this.#u&&this.#e.log("info","queue_\
resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:Mn(e)}),this.#u=!0,this.#m(!0)}}this.#c=void 0}async#p(){const{jobs:e,log:n,onChange:s}=this.#e;
if(await this.#_(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#g&&(await this.#e.mayClaim?.()??
!0);for(;r&&this.#g;){const i=await e.claim(this.#e.node);if(!i)break;this.#y(i)}const o=this.#r.size>0||await e.isBusy();this.#m(o&&this.#l||this.#r.size>0),o||
this.#h()}get#g(){return this.#l&&this.#r.size<this.#n}#y(e){const n=[...this.#r].find(r=>Nk(r.app,e.job.app)),s=new gk(e,this.#e,this.#s.signal,n?.ended);this.#r.
add(s),this.#m(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#m(e){e||this.#a?.();const n=()=>this.#t(_k,()=>{this.#_(),this.#f()});this.#a=e?this.#a??n():
void 0}async#_(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function Nk(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const Rm=6e4;
function Sk({policy:t,defaults:e,usage:n,clock:s}){const r=a=>({...e,...t.quotasOf(a)}),o=(a,c)=>r(a)[c],i=async(a,c)=>{const d=no(s.now()),[u,l]=[r(a),await n.
used(a,d.start,c)],f=c.map(m=>({name:m,used:Ok(m,l[m]??0),quota:u[m]??null}));return{org:a,month:d,quotas:f}};return{of:o,appBounds:a=>({apps:o(a,"apps"),disk:o(
a,"disk")}),buildBounds(){const a=c=>o(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a("*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){
const c=o(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=no(s.now());return{ms:c*Rm,since:d,until:u}},read:a=>i(a,Iu),async near(a){const c=Iu.
filter(l=>l!=="buildsAtOnce"&&o(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);return d.flatMap(l=>{const{quota:f}=l;return f===null||!Qy(l)?[]:[{...l,quota:f,month:u,
message:Zy(a,l,u)}]})}}}function Ok(t,e){return t==="buildMinutesPerMonth"?e/Rm:e}async function bU(t){try{return await t}catch(e){if(e instanceof StoreUnavailable)
return;throw e}}function Rk(t,e){const{stores:n,organizationApps:s,organizationBuilds:r,clock:o}=t,i=Sk({policy:e,defaults:{apps:s,buildsAtOnce:r},usage:n.usage,
clock:o});return{settings:{...t,stores:Ak(n,i)},quotas:i}}function Ak(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(r,o,i)=>n.
create({...r,bounds:e.appBounds(r.key.org)},o,i),restore:(r,o)=>n.restore(r,o,e.appBounds(r.org))},deployments:{...s,create:(r,o,i,a)=>s.create(r,o,i,a,e.timeBound(
r.org)),redeploy:(r,o,i,a)=>s.redeploy(r,o,i,a,e.timeBound(r.org))}}}}function Ik(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}const Lk=600;async function kk(t,{
policy:e,quotas:n},s,r,o,i,a){const d=ut(t,"kvs")||ut(t,"control")?a.use(await Am(t,n,r)):void 0;o.useKvs(d?async()=>d:Mf(()=>Am(t,n,r),a));const u=ut(t,"build")?
$k(t,{policy:e,quotas:n},s,o,i,a):void 0;return{edge:s,kvs:d,build:u}}function Dk(t,e,n,s,r,o){const{stores:i,clock:a,log:c,shared:d,host:u,edgeCacheBytes:l}=t,
{sitesDomain:f,baseUrl:m,siteUrl:h}=e,E={table:d?.sites,domains:d?.domains},p=o.use(new MA(i.state.releases,i.changes,{...E,clock:a})),g=Rp({sites:p,domain:f,isOwnHost:Yu(
{host:u,baseUrl:m})}),S=new Uo({blobs:i.blobs,clock:a,log:c}),L=new TA({sites:p,finder:g,siteUrl:h,objects:S,cacheBytes:l,log:c,meter:n,functions:s,cdn:r}),{handler:O,
prefetch:b}=L,R=k=>L.serverSite(k),D=i.changes.subscribe(k=>{k.kind==="coming"&&b(k),k.kind==="site"&&s.changed(k.subdomain,()=>R(k.subdomain)),k.kind==="unknow\
n"&&s.changedAll(R)});return o.use(D),{handler:O,prefetch:b,serverSite:R,sites:p,finder:g,objects:S}}const vk=500;async function Mk({clock:t,stores:e},n,s,r){const o=n&&
await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(vk)])}function Am(t,e,n){const{stores:s,clock:r,
log:o,kvsQuotas:i}=t,a=ut(t,"kvs")?s.kvs:void 0;return YL({...s,engine:a,clock:r,log:o,meter:n,quotas:i,ofOrganizations:e})}function $k(t,{policy:e,quotas:n},s,r,o,i){
const{clock:a,log:c,workers:d,stores:u,node:l,shared:f,lasting:m}=t,{changes:h}=u,E=Ik(u.jobs,n),p=Uk(t),{references:g}=u,S=f?.blobs??u.blobs,L=async(Se,He)=>{if(!(await u.
usage.claimTurn("collect",uI)||Se))return[];await f?.checkPlace();const Ye=lI({...u,apps:u.state.apps,keepAuditMs:t.keepAuditDays*Im,clock:a,bounds:km(t),keepDeletedMs:t.
keepDeletedMs}),mn=m?[{kinds:["objects"],collect:async()=>{const{objects:lu,bytes:Cy}=await XL({blobs:S,references:g,signal:He,clock:a,log:c});return[{kind:"obj\
ects",items:lu,bytes:Cy}]}}]:[];return iI([...Ye,...mn],c,He)},O=new AbortController,b=async Se=>{const He={references:g,node:l,clock:a,waits:Se,stop:O.signal},
Ye=await cI(He,mn=>L(Se,mn)).catch(mn=>({error:mn})),_i=await p.collect();if(Ye&&"error"in Ye&&!O.signal.aborted)throw Ye.error;return[...Ye&&!("error"in Ye)?Ye:
[],..._i]},R=i.use(ok(b,a,c));i.defer(()=>O.abort(new Error("the platform stops"))),i.use(p);const D=()=>{E.isBusy().then(Se=>Se?R.whenBusy():R.whenIdle(),()=>{})};
i.defer((0,Q.fm)(Ed,D));const k=async({org:Se},{manifestHash:He})=>{await p.prepareVariants(Se,He),s?.objects.variantsChanged(Se)},B=Ck(t.builder??p,e),G=f&&((Se,He)=>Mk(
t,s,Se,He)),V=s?.objects??new Uo({blobs:u.blobs,clock:a,log:c}),U=PS(t,i),X=async Se=>{await r.tryInstance(Se,V),await U?.activate(Se.job.app,Se.signal),await o?.
activate(Se)},{ability:Z,store:ye}=f?.nodes??{},Te=Z&&ye&&nk({node:l,ability:Z,nodes:ye,log:c}),Oe=(0,x.realpathSync)(t.nodeDir),Ie={jobs:E,quotas:n,changes:h,builder:B,
dataDir:Oe,node:l,workers:d,log:c,clock:a,onChange:D,onComing:G,activate:X,onSwitched:o&&(Se=>o.switched(Se)),mayClaim:Te},Ke=i.use(Tk({...Ie,onLive:(Se,He)=>{k(
Se,He)}}));return{housekeeping:R,queue:Ke,dispatch:p}}function Ck(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.
app.org)},s)}}const Im=864e5,Lm=500;function km({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*Im,logBytes:R0}}function Uk(t){const{stores:e,nodeDir:n,buildLimits:s}=t,
{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:l,lasting:f,log:m,clock:h}=t,{logs:E,blobsAt:p}=e;return ZO(
{...{repositories:O=>e.keeping.repositories(O,Lm),apps:async O=>{const[b="",R="",D=""]=O.split("/");return(await e.keeping.apps(O===""?void 0:{org:b,project:R,appID:D},
Lm)).map(B=>`${B.org}/${B.project}/${B.appID}`)},dataDir:n,blobs:p,lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,limits:s,isolation:d,cgroup:u,buildNetwork:r,
buildNetworkAllow:o,onOutput:l},logs:E,log:m,clock:h})}async function xk(t,e,n,s,r){const{clock:o,fetch:i,stores:a,requestsPerMinute:c}=t,u=(D=>t.shared?LO(D,a.
quota):kO(D,o))(c??Lk),l=await Lf(a.keys),{baseUrl:f,issuer:m,consoleUrl:h}=e,{accessTokens:E,logins:p,quota:g}=a,S=Yi(n,a.members),L=qA({issuer:m,audience:f,key:l,
clock:o}),O=D=>n.issuers.some(k=>k.issuer===D)||n.localIssuer&&D===m,b=rI({...S,store:p,quota:g,tokens:L,trusts:O}),R=JA(b,h);return{logins:b,accessTokens:YA({store:E,
...S}),issuer:T({issuer:m,audience:f,key:l,requestToken:s,clock:o,calls:R}),policy:n,signInKey:fc(l,"console sign-in"),draftKey:fc(l,"console draft"),gate:{...S,
refusals:r,verify:KA({idTokens:FA({policy:n,issuer:m,audience:f,key:l,clock:o,fetch:i}),accessTokens:E,logins:p,loginTokens:L,trusts:O}),rateLimit:D=>c===void 0&&
n.isLocal?0:u(D)}}}function Fk(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Dm&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-
1)!==Dm?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const Dm=46,vm=300;function jk(t){const e=Xo("control");return[["/api/v1","control",t.control??e],[
"/v1","kvs",t.kvs??Xo("kvs")],["/identity","identity",t.identity??e],["/console","console",wd(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],
["/hooks","control",t.hooks??e],["/backup","operator",ms("/backup",t.backup??e)],["/healthz","platform",ms("/healthz",Es(t.healthz))],["/readyz","platform",ms("\
/readyz",Es(t.readyz))],["/tls-allowed","platform",ms("/tls-allowed",Es(t.tlsAllowed??Xo("edge")))],["/openapi.json","platform",ms("/openapi.json",Es(t.openApi))],
["/metrics","platform",ms("/metrics",wd(Es(t.metrics),t.isOwnHost))]]}function Xo(t){const e=`This node does not have the role ${t}. Send the request to a node \
that has it: "slipway nodes" lists them.`;return n=>nt(new Y("unavailable",e),n)}function ms(t,e){return n=>(Ne(n.target)===t?e:_d)(n)}function wd(t,e){return n=>{
const s=le(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,vm))}: give its URL with --public-url, or confi\
gure the proxy to pass the Host header on.`;return ve(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function Es(t){return e=>{if(e.
method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return nt(new Y("method_not_allowed",s,{allow:n}),
e)}}function Mm(t){const e=jk(t),n=wd(Es(t.index),t.isOwnHost),{sitesDomain:s,edge:r=Xo("edge"),isCustomHost:o,observe:i}=t,a=d=>{const u=Ne(d.target);if(u==="/")
return["platform",n];for(const[l,f,m]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,m];return["platform",_d]},c=(d,u,l)=>{const f=performance.
now(),m=E=>Zt(E,({status:p})=>i(d,l,p,f)),h=u(l);return h instanceof Promise?h.then(m,E=>{const p=E instanceof kt;if(i(d,l,p?400:500,f),!p)throw E;return nt(new Y(
"invalid_request","The body broke off."),l)}):m(h)};return d=>{const u=d.headers.host;if(typeof u=="string"&&Fk(u,s))return c("edge",r,d);const l=typeof u=="str\
ing"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,m]=a(d);return l instanceof Promise?l.then(h=>h?c("edge",r,d):c(f,m,d),h=>{if(!(h instanceof ge))throw h;return m===
n||m===_d?c("edge",r,d):c(f,m,d)}):c(f,m,d)}}const _d=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=Ne(n).slice(
0,vm),r=n.startsWith("/")?new Y("not_found",`Nothing is at ${s}`):new Y("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return nt(
r,t)};function Bk(t,e,n){const{rooms:s,identity:r,hooks:o,backup:i}=n,{edge:a,kvs:c}=s;return Mm({...$m(t,e,a,n),kvs:ut(t,"kvs")?c?.handler:void 0,...Gk(t,e,n),
hooks:o&&AO(o.handler),backup:r&&i})}function Pk(t,e,n,s){const r=i=>ut(t,i)?Da:void 0,o=r("control");return Mm({...$m(t,e,n,s),kvs:r("kvs"),control:o,identity:o,
operator:o,console:o,hooks:o,backup:o})}function $m(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:l}=s;return{
sitesDomain:c,isOwnHost:Yu({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&Hk(n.finder),healthz:NS({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:u.
handler,metrics:l.handler,tlsAllowed:n&&sN({...n,ownName:new URL(d).hostname}),index:zk(e,Pc(t)),openApi:Yk(d),observe:Kk(l.count,r)}}function Hk({domain:t,site:e}){
return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function Gk(t,e,{rooms:{kvs:n,build:s},identity:r,notify:o,
hooks:i,nodes:{list:a},functions:c,quotas:d,cdn:u}){if(!r||!n||!o||!i)return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{baseUrl:l,kvsUrl:f,
consoleUrl:m,siteUrl:h,sitesDomain:E,issuer:p}=e,{clock:g,log:S,allowLocalGit:L,stores:O,resolveTxt:b,fetch:R,kvsQuotas:D,keepDeletedMs:k}=t,{gate:B,issuer:G,accessTokens:V,
logins:U,policy:X,signInKey:Z,draftKey:ye}=r,Te={ownName:new URL(l).hostname,sitesDomain:E,mayUseDomain:X.mayUseDomain,resolveTxt:b},{state:Oe,logs:Ie,sessions:Ke,
usage:Se}=O,He=Hf({state:Oe,allowLocalGit:L,domains:Te}),Ye=HS(t,e),_i=wb({state:Oe,logs:Ie,keepDeletedMs:k}),mn=new Uo({blobs:O.blobs,clock:g,log:S}),{audit:lu}=O,
Uy={members:dN(X,O),state:Oe,operations:_i,hosts:Ye,changes:He,notify:o,hooks:i,sealing:O.sealing,kvs:n,usage:Se,quotas:d,clock:g,siteUrl:h,functions:c,audit:lu,
accessTokens:V,logins:U};return{control:Zb(B,{state:Oe,allowLocalGit:L,siteUrl:h,domains:Te}),identity:G.handler,operator:tN(B,{...Uy,kvsUrl:f,organizationsOf:B.
organizationsOf,roleOf:B.roleOf,listNodes:a,consoleLink:bs=>fb(bs,{sessions:Ke,consoleUrl:m,clock:g})}),console:Wk({...Uy,...B,cdn:u,compare:mN(mn),start:TS(mn),
keeping:O.keeping,kept:{...km(t),caches:po.caches,mirrors:po.mirrors},logs:Ie,sessions:Ke,trusts:bs=>bs===p?X.localIssuer:X.issuers.some(({issuer:fu})=>fu===bs),
signIn:{policy:X,key:Z,consoleUrl:m,clock:g,fetch:R},consoleUrl:m,draftKey:ye,detect:s&&((bs,fu)=>s.dispatch.detect(bs,fu)),tablePerMinute:D.tablePerMinute??er.
tablePerMinute})}}function qo({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function Wk({signIn:t,...e}){const n=is(
async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.all([Promise.resolve().then(I.bind(I,4406)),Promise.resolve().then(I.bind(I,4083))]);return s(
{...e,oidc:r(t)})});return async s=>(await n())(s)}function Yk(t){return async()=>ve(200,(await Promise.resolve().then(I.bind(I,1487))).openApi(t))}function zk(t,e){
const n={service:"slipway",...qo(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:uo(e.
target)}};return()=>ve(200,n)}function Kk(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,
[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const Cm=864e5,Um=3,xm=20,Xk=6e4,Fm=`\
d.seq, d.id, d.target, d.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.attempts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;function qk(t){return` ${t.join(" ")} `}function Jo(t){return`notify-tar\
get:${t}`}function hr(t){return{id:$(t,"id"),org:$(t,"org"),project:de(t,"project"),appID:de(t,"app_id"),kind:$(t,"kind"),shown:$(t,"shown"),events:$(t,"events").
trim().split(" "),sealed:qt(t,"sealed"),createdAt:W(t,"created_at"),createdBy:de(t,"created_by"),confirmedAt:De(t,"confirmed_at"),confirmUntil:De(t,"confirm_unt\
il")}}function Jk(t){return $(t,"kind")==="email"&&De(t,"confirmed_at")===null}function jm(t){return{id:$(t,"id"),event:$(t,"event"),org:$(t,"org"),project:de(t,
"project"),appID:de(t,"app_id"),deployID:de(t,"deploy_id"),by:de(t,"by_whom"),detail:de(t,"detail"),at:W(t,"at")}}function Vk(t){const[e,n]=[De(t,"due_at"),de(t,
"problem")];return{...jm(t),seq:W(t,"seq"),target:$(t,"target"),kind:$(t,"kind"),shown:$(t,"shown"),state:e!==null?"pending":n===null?"delivered":"failed",attempts:W(
t,"attempts"),triedAt:De(t,"tried_at"),nextAt:e,status:De(t,"status"),problem:n}}function Qk(t){return{...jm(t),target:$(t,"target"),kind:$(t,"kind"),sealed:qt(
t,"sealed"),fence:W(t,"fence"),attempts:W(t,"attempts")}}function Td({org:t,project:e,appID:n,id:s,kind:r,shown:o,events:i},a){const c={kind:r,to:o,events:i};return{
org:t,project:e??void 0,appID:n??void 0,action:a,object:s,...a==="notify.remove"?{before:c}:{after:c}}}const Zk=864e5,bd=3,Nd=50,eD=3600;async function tD(t,e,n,s){
const r={action:"notify.add",since:s-Zk},{rows:o}=await t.list(e,r,{limit:Nd}),i=o.filter(({after:c})=>{const d=c===null?void 0:(0,q.U4)(c);return(0,q.Gv)(d)&&String(
d.to).toLowerCase()===n.toLowerCase()});if(i.length<bd&&o.length<Nd)return;const a=i.length<bd?`${Nd} targets`:`${n} ${bd} times`;throw rn(`The organization ${e}\
 has added ${a} in a day. Add it tomorrow.`,eD)}function nD(t,e){if(e===void 0)return!1;const[n,s]=[Buffer.from(t),Buffer.from(e)];return n.length===s.length&&(0,F.
timingSafeEqual)(n,s)}const NU=null,sD={failed:"deployment.failed",fixed:"deployment.fixed",live:"app.live",deleted:"app.deleted",quota:"quota.reached",test:"te\
st",confirm:"confirm"},SU=null,Bm=500;function rD(t,{deployment:e,failure:n,url:s}){const{event:r,org:o,project:i,appID:a,deployID:c,by:d,at:u}=t,l=e&&{branch:e.
branch,commit:e.commit,subject:e.commitFacts.subject??null,author:e.commitFacts.author??null},f={org:o,project:i,app:a,by:d,url:s,...c!==null&&{deployID:c},...l,
...n&&{failure:Pm(n)},...Hm(t)};return JSON.stringify({type:sD[r],timestamp:new Date(u).toISOString(),data:f})}function oD(t,{deployment:e,failure:n,url:s}){const r=[
t.org,t.project,t.appID].filter(d=>d!==null).join("/"),[o,i]=iD(t),a=e?.commit?.slice(0,12),c=[`${r}: ${i}`,"",...e?[`Branch: ${e.branch}`]:[],...a?[`Commit: ${[
a,e?.commitFacts.subject].filter(Boolean).join(" ")}`]:[],...t.by===null?[]:[`By: ${t.by}`],...n?[`Stage: ${n.stage}`,`Reason: ${Pm(n).message}`]:[],...Object.entries(
Hm(t)).map(([d,u])=>`${d}: ${String(u)}`),`At: ${new Date(t.at).toISOString()}`,"",s];return{subject:`[Slipway] ${r}: ${o}`,text:`${c.map(d=>(0,Xe.Ow)(d,Bm+20)).
join(`
`)}
`}}function iD({event:t,appID:e}){switch(t){case"failed":return["deployment failed","a deployment failed. What was live before still is."];case"fixed":return["f\
ixed","a deployment succeeded after one that failed."];case"live":return["live","its first release is live."];case"deleted":return["deleted","the app was delete\
d. For a time it can be restored."];case"quota":return e===null?["quota","the organization uses at least 80 % of a quota."]:["quota","a key-value table uses at \
least 80 % of its quota."];case"confirm":return["confirm this address","somebody wants this address to be told of what happens there. Open the link to agree, wi\
thin 24 hours. Without that, no further letter comes."];case"test":return["test","this is a test. Notifications arrive here."];default:return(0,j.xb)(t)}}function Pm({
stage:t,code:e,message:n}){return{stage:t,code:e,message:(0,Xe.Ow)(n,Bm)}}function Hm({detail:t}){const e=t===null?{}:JSON.parse(t);return(0,q.Gv)(e)?e:{}}const aD=[
5,30,300,1200,3600,7200,18e3].map(t=>t*1e3),cD=.1,Gm=16,dD=4,uD=5e3;function lD(t){const{store:e,changes:n,log:s,delays:r=aD,every:o=Q.fm,random:i}=t,a=new AbortController,
c=new Map;let d,u=!1;const l=async p=>{const g=await t.attempt(p,a.signal).catch(k=>a.signal.aborted?{problem:"the platform stopped",isStopped:!0}:(k instanceof
ge||s("error","notification_failed",{id:p.id,reason:String(k)}),{problem:"the platform could not make the message"})),{status:S,problem:L,isFinal:O=!1}=g,b=O?void 0:
r[p.attempts-1],R=b===void 0?void 0:Math.round(b*(1+cD*(2*i()-1))),D="isStopped"in g?0:R;await e.settle(p,{status:S,problem:L,againMs:L===void 0?void 0:D}),L!==
void 0&&D===void 0&&s("warn","notification_given_up",{id:p.id,target:p.target,reason:L})},f=async()=>{for(;u&&!a.signal.aborted&&c.size<Gm;){u=!1;const p=await e.
claim(fD([...c.keys()]));if(!p)return;u=!0;const g=l(p).catch(S=>s("warn","notification_not_settled",{id:p.id,reason:String(S)})).finally(()=>{c.delete(p),m()});
c.set(p,g)}},m=()=>{u=!0,!a.signal.aborted&&(d??=f().catch(p=>{u=!1,p instanceof ge||s("error","notifications_not_read",{reason:String(p)})}).finally(()=>{d=void 0,
u&&c.size<Gm&&m()}))},h=n.subscribe(({kind:p})=>{(p==="jobs"||p==="site"||p==="unknown")&&m()}),E=o(uD,m);return m(),{look:m,async[Symbol.asyncDispose](){E(),h[Symbol.
dispose](),a.abort(new Error("the platform stops")),await d,await Promise.all(c.values())}}}function fD(t){const e=new Map;for(const{org:n}of t)e.set(n,(e.get(n)??
0)+1);return{targets:t.map(({target:n})=>n),organizations:[...e].filter(([,n])=>n>=dD).map(([n])=>n)}}const hD=1e4,pD=64*1024,mD=16*1024;function ED(t,{id:e,timestamp:n,
body:s}){const r=Buffer.from(t.replace(/^whsec_/,""),"base64");return`v1,${(0,F.createHmac)("sha256",r).update(`${e}.${n}.${s}`).digest("base64")}`}function yD(t,e){
let n;const s=async()=>{const{Agent:r,request:o}=await I.e(729).then(I.bind(I,3729)),i={lookup:t.lookup,timeout:e};return{request:o,agent:new r({connect:i,maxHeaderSize:mD,
keepAliveTimeout:1e3})}};return{async send({url:r,secret:o},i,a){const c=AbortSignal.any([a,AbortSignal.timeout(e)]);try{t.check(new URL(r).hostname),n??=s();const{
agent:d,request:u}=await n,f={method:"POST",headers:{"content-type":"application/json","user-agent":"Slipway","webhook-id":i.id,"webhook-timestamp":String(i.timestamp),
"webhook-signature":ED(o,i)},body:i.body,signal:c,dispatcher:d},{statusCode:m,body:h}=await u(r,f);return await h.dump({limit:pD,signal:c}),gD(m)}catch(d){return a.
throwIfAborted(),{problem:wD(d)}}},async[Symbol.asyncDispose](){await(await n)?.agent.destroy()}}}function gD(t){return t>=200&&t<300?{status:t}:t>=300&&t<400?{
status:t,problem:"it answered with a redirect, which is not followed"}:t===410?{status:t,problem:"it answered that it is gone",isFinal:!0}:{status:t,problem:`it\
 answered with status ${t}`}}function wD(t){for(let e=t;e instanceof Error;e=e.cause){if(e instanceof kn)return e.message;if(e.name==="TimeoutError")return"it d\
id not answer in time";if("code"in e&&typeof e.code=="string")return`it cannot be reached (${e.code})`}return"it cannot be reached"}const _D=/^nt_[0-9a-f]{20}$/,
Wm=32,TD=10;function bD(t){const{store:e,vault:n,mail:s}=t,r=Bc(t.allowed),o=yD(r,t.requestMs??hD);let i;const c=lD({...t,attempt:async(l,f)=>{const{id:m}=l,h=Xm(
n.open(Jo(l.target),l.sealed)),E=l.event==="confirm"&&"code"in h?{url:`${t.consoleUrl}/confirm?${new URLSearchParams({target:l.target,code:h.code})}`}:await OD(
l,t);if("url"in h){const g=Math.floor(t.clock.now()/1e3);return o.send(h,{id:m,timestamp:g,body:rD(l,E)},f)}return s?(i??=Promise.resolve().then(I.bind(I,9669)).
then(({createMailer:g})=>g),(await i)(s.url,s.from)({id:m,to:h.email,...oD(l,E)})):{problem:zm}}}),d=async l=>{const f=await t.quota.take([{name:`notify/${l}`,most:Ym}]);
if(f>0)throw rn(`This was sent ${Ym} times in a minute: wait ${f} s.`,f)},u=async(l,f)=>{const m=_D.test(l)?await e.find(l):void 0;if(!m||m.confirmedAt!==null||
(m.confirmUntil??0)<=t.clock.now())return;const h=Xm(n.open(Jo(l),m.sealed));return nD(f,"code"in h?h.code:void 0)?m:void 0};return{async add(l,f,m,h){const{webhook:E,
email:p,project:g=null,app:S=null,on:L}=f,O=h!==void 0&&p?.toLowerCase()===h.email&&t.verifies(h.issuer),b=p!==void 0&&!O;if(p!==void 0&&!s)throw new Y("conflic\
t",`${zm}. An operator sets it: --smtp-url.`);E!==void 0&&SD(r,E),b&&await tD(t.audit,l,p,t.clock.now());const R=`nt_${(0,F.randomBytes)(TD).toString("hex")}`,D=`\
whsec_${(0,F.randomBytes)(Wm).toString("base64")}`,k=(0,F.randomBytes)(Wm).toString("base64url"),B=E===void 0?{email:p,code:k}:{url:E,secret:D},G=await e.add({id:R,
org:l,project:g,appID:S,kind:E===void 0?"email":"webhook",shown:E===void 0?p??"":ND(E),events:L,sealed:n.seal(Jo(R),JSON.stringify(B))},m,b);if(G==="no_app")throw new Y(
"app_not_found",`There is no app ${l}/${g}/${S}.`);if(G==="full")throw new Y("conflict",`The organization ${l} has ${xm} targets, and may have no more. Remove o\
ne first.`);return b&&c.look(),{target:G,...E!==void 0&&{secret:D}}},asked:u,async confirm(l,f,m){const h=await u(l,f);return h&&await e.confirm(l,m)?h:void 0},
list:l=>e.list(l),async remove(l,f,m){if(!await e.remove(l,f,m))throw Km(l)},async test(l,f,m){await d(f);const h=await e.test(l,f,m);if(h===void 0)throw Km(l);
if(h==="no_letters"){const E="Remove it, and add it again if somebody there wants that.";throw new Y("conflict",`The address had ${Um} letters, and nobody has c\
onfirmed it. ${E}`)}return c.look(),h},deliveries:(l,f)=>e.deliveries(l,f),async redeliver(l,f,m){if(await d(f),!await e.redeliver(l,f,m))throw new Y("not_found",
`The organization ${l} has no such message. It may be too old to be kept.`);c.look()},async[Symbol.asyncDispose](){await c[Symbol.asyncDispose](),await o[Symbol.
asyncDispose]()}}}const Ym=6,zm="This platform sends no e-mail, because it has no mail server";function Km(t){return new Y("not_found",`The organization ${t} ha\
s no such target.`)}function ND(t){const{origin:e,pathname:n,search:s}=new URL(t);return n==="/"&&s===""?e:`${e}/\u2026`}function SD(t,e){try{t.check(new URL(e).
hostname)}catch(n){throw n instanceof kn?new Y("validation_failed",`webhook cannot be told: ${n.message}.`):n}}function Xm(t){const{url:e,secret:n,email:s,code:r}=JSON.
parse(t);return typeof e=="string"&&typeof n=="string"?{url:e,secret:n}:{email:String(s),code:String(r)}}async function OD({org:t,project:e,appID:n,deployID:s},{
deployments:r,activity:o,consoleUrl:i}){const a=[t,...e===null?[]:["projects",e]],c=e===null||n===null?[]:["apps",n],d=s===null?[]:["deployments",s],u=[...a,...c,
...d].map(encodeURIComponent).join("/"),l=`${i}/orgs/${u}`;if(e===null||n===null||s===null)return{url:l};const[f,m]=await Promise.all([r.find({org:t,project:e,appID:n},
s),o.failures([s])]);return{url:l,deployment:f,failure:m.get(s)}}const RD=60,AD=3e5,ID=28e4,qm=100,LD=20;async function kD({store:t,usage:e,quotas:n,tablePerMinute:s,
clock:r}){if(!await e.claimTurn("quotas",ID))return 0;const o=r.now(),i=s*RD,a=o-o%yt.hour-yt.hour,c=new Date(o).toISOString().slice(0,10);let d=0;for(let u="";;){
const l=await t.organizations("quota",u,qm);for(const f of l){d+=await DD(f,t,n);const m=await e.pressed(f,a,{busy:Math.ceil(i*Lu),limit:LD});for(const{scope:h,
limited:E,most:p}of m){const{project:g,app:S,table:L}=h,O=["quota",g,S,L,c].join("."),b=JSON.stringify({table:L,requests:p,refused:E,quota:i});d+=await t.raise(
{key:O,event:"quota",org:f,project:g,appID:S,detail:b})}}if(u=l.at(-1)??"",l.length<qm)return d}}async function DD(t,e,n){let s=0;for(const{name:r,used:o,quota:i,
month:a}of await n.near(t)){const c=["quota",t,r,new Date(a.start).toISOString().slice(0,7)].join("."),d=JSON.stringify({name:r,used:o,quota:i});s+=await e.raise(
{key:c,event:"quota",org:t,project:null,appID:null,detail:d})}return s}async function vD(t,{consoleUrl:e},{quotas:n,policy:s},r){const{stores:o,mail:i,notifyAllow:a,
notifyDelays:c,kvsQuotas:d,clock:u,log:l}=t,{notify:f,changes:m,state:h,usage:E}=o,{tablePerMinute:p=er.tablePerMinute}=d;return r.use(os({everyMs:AD,run:()=>kD(
{store:f,usage:E,quotas:n,tablePerMinute:p,clock:u}),onFailure(g){g instanceof ge||l("error","quotas_not_told",{reason:String(g)})}})),r.use(bD({store:f,deployments:h.
deployments,activity:h.activity,changes:m,vault:qc(o.keyring),quota:o.quota,audit:o.audit,verifies:g=>s.issuers.some(({issuer:S,email:L})=>S===g&&L==="{email}"),
mail:i,allowed:me(a,"notify-allow"),consoleUrl:e,clock:u,random:Ua,log:l,delays:c}))}const MD="run.json",Jm="node.json";function OU(t){const e=parsedJson(t);if(!isObject(
e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!ys(s)))return{roles:n,baseUrl:s}}function RU(t){const e=parsedJson(
t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&
!(typeof c!="string"||c==="")&&!(!ys(s)||!ys(r)||!ys(o)||!ys(i)||!ys(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function ys(t){
return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function $D(t,e){return(0,x.rmSync)((0,P.join)(t,Jm),{force:!0}),Vm((0,P.join)(t,MD),e)}function CD(t,e){
return Vm((0,P.join)(t,Jm),e)}function Vm(t,e){return(0,x.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,x.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,x.rmSync)(t,{force:!0})}}function UD(t,e){const n=Ma.includes(e.host)?"127.0.0.1":e.host,s=jD(
e.publicUrl??Bu(n,t)),r=FD(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const xD=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function FD(t,e){const n=(s,r)=>new j.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!xD.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function jD(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new j.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var BD=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},PD=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function HD(t){const e={stack:[],error:void 0,hasError:!1};try{const n=BD(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=U0(t),{log:o,nodeDir:i}=r,a=n.use(Fr({dir:i,env:r.env,log:o})),{policy:c}=a,{settings:d,quotas:u}=Rk(r,c),l=await ju(
d);n.defer(()=>l.close());const f=UD(l.port,d);let m;const h=()=>m?.dispatch.walls,E=()=>a.fault!==void 0;let p;const g=()=>p?.waiting,S=zD(d,h,E,g),{requestToken:L=(0,F.
randomBytes)(32).toString("base64url")}=d.shared??{},O=n.use(ua({...d,usage:s.usage,engine:GD(d)})),b=await j0(d),R=await ib(d,f,O.meter,b?.marks,n),D=ut(d,"edg\
e")?Dk(d,f,O.meter,R.functions,b?.marks,n):void 0,B={readiness:S,metrics:WD(d,D,O,h,()=>m?.housekeeping.figures()??[],E,g)};D&&d.shared?.awaitStores&&(l.serve(Pk(
d,f,D,B)),S.start("edge"),n.defer(()=>l.close()),o("info","edge_started",{...qo(f),port:l.port,dataDir:i,node:d.node})),await d.shared?.awaitStores?.(),b&&await H0(
d);const G=b&&B0(d,f,b.cdn),V=await kk(d,{policy:c,quotas:u},D,O.meter,R,G,n);m=V.build;const U=D&&R.runSchedules(D.serverSite);U&&n.use(U);const X=n.use(rt(s.audit,
{...d,every:Q.fm}));n.defer(()=>l.close()),n.defer(()=>R.functions.endStreams());const Z=ut(d,"control")?await xk(d,f,c,L,X):void 0,ye=Z&&await vD(d,f,{quotas:u,
policy:c},n),Te=Z&&n.use(await RO(d,f));b&&Z&&(p=await P0(d,b,n));const Oe=s.backUp,Ie=n.use(await Xn(qD(d,f,l.port,V))),Ke=te(L,Oe);l.serve(Bk(d,f,{...B,rooms:V,
identity:Z,notify:ye,hooks:Te,nodes:Ie,backup:Ke,quotas:u,functions:R.view,cdn:b&&G0(d,b)})),await V.build?.queue.start(),S.start();const Se=`${f.issuer}/token?\
api-version=2.0`,He={pid:process.pid,...qo(f),requestUrl:Se,requestToken:L};n.use(Z?$D(i,He):CD(i,{roles:d.roles,baseUrl:f.baseUrl})),o("info","platform_started",
{...qo(f),dataDir:i,node:d.node,roles:d.roles.join()});const Ye=XD(()=>KD(d,S,V),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...f,port:l.port,
dataDir:i,requestUrl:Se,requestToken:L,buildNetwork:h()?.network,close:Ye,mintToken:Z?.issuer.mint??YD,backUp:Oe,collectGarbage:async()=>V.build?.housekeeping.collect(),
[Symbol.asyncDispose]:Ye}}catch(n){e.error=n,e.hasError=!0}finally{const n=PD(e);n&&await n}}function GD(t){return ut(t,"kvs")?t.stores.kvs:void 0}function WD({
stores:t,shared:e,node:n,clock:s},r,o,i,a,c,d){const u=r?.objects.damage,{deployments:l}=t.state,{ability:f}=e?.nodes??{};return Ve({deployments:l,damage:u,ability:f,
walls:i,node:e&&n,clock:s,metering:o,kept:a,isFaulty:c,purges:d})}function YD(){return Promise.reject(new TypeError("This node does not have the role control"))}
function zD({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i,a,c){let d;const u=()=>(d??=s.check().finally(()=>{d=void 0}),d),l=async()=>{await u(),await r?.
checkClock()};return zy({node:t,roles:e,functions:n,clock:o,checks:{control:l,build:u,kvs:async()=>{await l(),await s.kvs?.check()}},walls:i,isFaulty:a,purges:c})}
async function KD({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),
await n.sleep(t))}function XD(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function qD({node:t,roles:e,functions:n,host:s,shared:r,clock:o,
log:i},{baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${Ma.includes(s)?(0,ie.hostname)():s}:${d}`,f=()=>u?.queue.underWay??0,m=r&&{...r.nodes,start:{...r.nodes.
start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:m,builds:f,clock:o,log:i}}const hn={BUSY:5,READONLY:8,
IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function pr(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function mr(t){return(0,j.b$)(
t)||pr(t)===hn.FULL}const JD=[hn.BUSY,hn.READONLY,hn.IOERR,hn.CANTOPEN];function VD(t){return JD.includes(pr(t))}function Qm(t){return pr(t)===hn.CORRUPT||pr(t)===
hn.NOTADB}function Zm(t){return pr(t)===hn.BUSY}const QD=30*864e5,ZD=6e4;function Vo(t){return{id:$(t,"id"),name:$(t,"name"),org:$(t,"org"),project:de(t,"projec\
t"),appID:de(t,"app_id"),role:$(t,"role"),maker:$(t,"maker"),madeBy:$(t,"made_by"),createdAt:W(t,"created_at"),endsAt:W(t,"ends_at"),usedAt:De(t,"used_at")}}function eE({
org:t,project:e,appID:n,name:s,role:r,endsAt:o},i){const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??
void 0,action:i,object:s,after:a}}function tE(t,e){const n=(s,r)=>`coalesce(${s}, '') = ${r}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organizatio\
n,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function nE(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(o=>W(t,o)>=s[o])}const AU={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"delet\
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
ed: requests without a valid identity, or without the role that they need"},sE="0".repeat(64);function rE(t,e){const{org:n,n:s,at:r,project:o,appID:i,action:a,object:c,
by:d,via:u,name:l,from:f,requestID:m,before:h,after:E}=e,g=[n,s,r,o,i,a,c,d,u,l,f,m,h,E].map(S=>S===null?"-":`${Buffer.byteLength(String(S))}:${S}`).join("");return(0,F.
createHash)("sha256").update(t).update(g).digest("hex")}function IU(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||rE(n.hash,s)!==s.hash)return{kind:"broken",n:n.
n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function LU({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).
toISOString(),before:o(e),after:o(n)}}function kU(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,
via:a,hash:c}=t;if(!(typeof s!="string"||typeof r!="number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,
at:Date.parse(o),action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),
before:n("before"),after:n("after")}}const oE=254,iE=4096,aE=500,ev=100,Sd="\u2026",cE=["org","n","at",...["project","app_id","action","object","who","via","via\
_name","client","request","was","becomes"]];function tv(t,e){const n=s=>s==null?null:(0,Xe.Ow)(s,oE);return{org:e.org??"",project:n(e.project),appID:n(e.appID),
action:e.action,object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:lE(e.before),after:lE(e.after)}}function dE(t){
return{org:$(t,"org"),n:W(t,"n"),at:W(t,"at"),project:de(t,"project"),appID:de(t,"app_id"),action:$(t,"action"),object:de(t,"object"),by:de(t,"who"),via:$(t,"vi\
a"),name:de(t,"via_name"),from:de(t,"client"),requestID:de(t,"request"),before:de(t,"was"),after:de(t,"becomes"),hash:$(t,"hash")}}function uE(t){const[e,n]=[$(
t,"hash"),$(t,"anchor_hash")];return{head:{n:W(t,"n"),hash:e},anchor:{n:W(t,"anchor_n"),hash:n}}}const Od={head:{n:0,hash:sE},anchor:{n:0,hash:sE}};function lE(t){
if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=nv(i);if(n+=Buffer.byteLength(JSON.stringify([
o,a])),n>iE){e[Sd]=s.length-r;break}e[o]=a}return JSON.stringify(e)}function nv(t){if(typeof t=="string")return t.length>aE?`${t.slice(0,aE)}${Sd}`.toWellFormed():
t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,Xe.Ow)(r,oE):r)){if(e+=Buffer.byteLength(JSON.stringify(
s))+1,n.length===ev||e>iE/2)return[...n,Sd];n.push(s)}return n}function Rd({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){
const{cachesOf:a,...c}=o,d={type:i,repository:(0,ot.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).
filter(([,u])=>u!=null))}function sv(t,e){return re(t,"app.create",{after:Rd(e)})}function Ad(t,e,n,s){const[r,o]=[Rd(e),Rd(n)],i=Object.keys({...r,...o}).filter(
d=>JSON.stringify(r[d])!==JSON.stringify(o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[re(t,"cache.clear")]:
[];return i.length===0?c:[...c,re(t,"app.update",{object:s,before:a(r),after:a(o)})]}function rv(t,e){return re(t,"app.delete",e.length>0?{after:{cancelled:e}}:
{})}function ov(t,e,n){return re(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function fE(t,e,{stage:n,code:s}){return re(t,"deployment.fail",
{object:e,after:{stage:n,code:s}})}function iv(t,e,n){return re(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function av(t,e,n){return e.map(
s=>re(t,"deployment.supersede",{object:s,after:{supersededBy:n}}))}function Id(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(
n,u)),a=o(s,u=>Object.hasOwn(n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,
removed:c}).filter(([,u])=>u.length>0);return[re(t,e,{object:r,after:Object.fromEntries(d)})]}function cv(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,
{settings:a={},...c}=n?.configuration??{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,m])=>[f,f==="repository"?(0,ot.ri)(String(m)):m])),l={branch:r,
...o!==null&&{commit:o},...i!==null&&{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return re(t,i===null?"deployment.create":"deployment.redepl\
oy",{object:s,after:l})}const dv=5e3,uv=500,lv=[["app_id","appID"],["who","by"],["action","action"]],fv=["project","appID","by","action"];async function hv(t,{before:e=Number.
MAX_SAFE_INTEGER,limit:n},s,r){const o=fv.filter(E=>t[E]!==void 0),i=lv.filter(([,E])=>o.includes(E)),c=i.length===o.length&&i.length<2?n+1:uv,d=E=>o.every(p=>E[p]===
t[p]),u=[];let l=Math.min(e,s.below);const f=([E,p]=[])=>r({column:E,value:p&&t[p],above:s.above,below:l,limit:c});let[m,h]=[i[0],await f(i[0])];for(const E of i.
slice(1)){const p=await f(E);hE(p,c)<hE(h,c)&&([m,h]=[E,p])}for(let E=h.length;;E+=h.length){u.push(...h.filter(d));const p=u[n-1];if(u.length>n&&p)return{rows:u.
slice(0,n),next:p.n};if(h.length<c)return{rows:u,next:null};if(l=h.at(-1)?.n??0,E>=dv)return{rows:u,next:l};h=await f(m)}}function hE(t,e){return t.length<e?0:t.
at(-1)?.n??0}function Ze(t,e){const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${cE.join(", ")}, hash)
    VALUES (${cE.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=tv(o,a),d=n.get(c.org),{head:u}=d?
uE(d):Od,l=Math.max(e.now(),d?W(d,"at"):0),f={...c,n:u.n+1,at:l},m=rE(u.hash,f),{org:h,n:E,project:p,appID:g,action:S,object:L,by:O,via:b,name:R,from:D,requestID:k,
before:B,after:G}=f;s.run(h,E,l,p,g,S,L,O,b,R,D,k,B,G,m),r.run(h,E,l,m,Od.anchor.n,Od.anchor.hash)}}}function pv(t,e,n){const s=Ze(t,n),r=(p,g)=>t.prepare(`SELE\
CT * FROM audit ${p} WHERE org = ? AND n > ? AND n < ? ${g} ORDER BY n DESC LIMIT ?`),o=r("",""),i={app_id:r("INDEXED BY audit_by_app","AND app_id = ?"),who:r("\
INDEXED BY audit_by_who","AND who = ?"),action:r("INDEXED BY audit_by_action","AND action = ?")},a=t.prepare("SELECT n FROM audit WHERE org = ? AND at >= ? ORDE\
R BY at, n LIMIT 1"),c=t.prepare("SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?"),d=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),u=t.prepare(
`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`),l=t.prepare("SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at\
 < ? ORDER BY n DESC LIMIT 1"),f=t.prepare("UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?"),m=t.prepare("DELETE FROM audit WHERE org = ? AN\
D n <= ?"),h=(p,g)=>{const S=g===void 0?void 0:a.get(p,g);return S&&W(S,"n")},E=(p,{column:g,value:S="",above:L,below:O,limit:b})=>g===void 0?o.all(p,L,O,b):i[g].
all(p,L,O,S,b);return{append:(p,g)=>e.write(()=>s(p,g)),async list(p,g,S){const L=await e.read(()=>h(p,g.since));if(g.since!==void 0&&L===void 0)return{rows:[],
next:null};const O=await e.read(()=>h(p,g.until)),b={above:(L??1)-1,below:O??Number.MAX_SAFE_INTEGER};return hv(g,S,b,R=>e.read(()=>E(p,R).map(dE)))},after:(p,g,S)=>e.
read(()=>c.all(p,g,S).map(dE)),chain:p=>e.first(d,[p],uE),trim:p=>e.write(()=>{const g=n.now()-p,S=u.get(g);if(!S)return 0;const L=$(S,"org"),O=l.get(L,W(S,"anc\
hor_n")+et,g)??{};return f.run(W(O,"n"),$(O,"hash"),L),Number(m.run(L,W(O,"n")).changes)})}}function mv(t,e,n){const s=Ze(t,n),r=t.prepare("DELETE FROM access_t\
okens WHERE org = ? AND ends_at <= ?"),o=t.prepare(`SELECT ${tE("?","?")} FROM access_tokens WHERE org = ?`),i=t.prepare("SELECT 1 FROM access_tokens WHERE org \
= ? AND project IS ? AND app_id IS ? AND name = ?"),a=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare("SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?"),d=t.prepare("SELECT * FROM \
access_tokens WHERE org = ? ORDER BY name, project, app_id"),u=t.prepare("DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *"),l=t.prepare("UPDATE a\
ccess_tokens SET used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)");return{create:({id:f,hash:m,org:h,project:E,appID:p,name:g,role:S,maker:L,madeBy:O,
lifetimeMs:b},R,D)=>e.write(()=>{const k=n.now();r.run(h,k-QD);const B=[E??"",E??"",p??""],G=nE(o.get(...B,h)??{},{project:E,appID:p},R);if(G)return G;if(i.get(
h,E,p,g))return"name_taken";const V=[f,m,h,E,p,g,S,L,O,k,k+b],U=Vo(a.get(...V)??{});return s(D,[eE(U,"token.create")]),U}),find:f=>e.first(c,[f,n.now()],Vo),list:f=>e.
read(()=>d.all(f).map(Vo)),revoke:(f,m,h)=>e.write(()=>{const E=u.get(f,m);return E&&s(h,[eE(Vo(E),"token.revoke")]),E!==void 0}),async used(f){const m=n.now();
await e.write(()=>{l.run(m,f,m-ZD)})}}}const Ev=[".drafts","tmp"],yv=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function gv(t,e){let n=Promise.resolve();const s=async r=>{wv(r,t);try{await pE(t,r),e(r),await pE(t,r)}catch(o){for(const i of(0,x.readdirSync)(r))await(0,Ae.rm)(
(0,P.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function wv(t,e){if(!(0,P.isAbsolute)(t))throw Qo(`"${t}\
" is not an absolute path`);if((0,he.FK)(e,t))throw Qo(`${t} is inside the data directory`);try{if((0,he.wZ)(t,448),(0,x.readdirSync)(t).length>0)throw Qo(`${t}\
 is not empty`)}catch(n){throw n instanceof j.GQ||mr(n)?n:Qo(`${t} cannot be written (${(0,j.xU)(n)})`)}}const _v=5;async function pE(t,e){const n=s=>!(0,P.relative)(
t,s).split(P.sep).some(r=>Ev.includes(r));for(const s of(0,x.readdirSync)(t).filter(r=>!yv.test(r)))for(let r=1;;r+=1)try{await(0,Ae.cp)((0,P.join)(t,s),(0,P.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,j.xU)(o)!=="ENOENT"||r===_v)throw o}}function Qo(t){return new j.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function vU(t){return t}class Tv extends Error{name="BlobsFull"}class mE extends Error{name="\
WrongBytes"}const bv=200,Nv=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Sv=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Ld(t){if(t.length<=bv&&Sv.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function Ov(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return Ld(t.slice(0,-1)),t}const Rv=3;let kd=0;const EE=[];async function Av(t){kd<Rv?kd+=1:
await new Promise(e=>EE.push(e));try{return await t()}finally{const e=EE.shift();e?e():kd-=1}}class Iv extends Jn.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){
super({highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:Av(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var Lv=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},kv=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Dd={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},yE={...Dd,sync:async()=>{}};
function Zo(t){(0,x.mkdirSync)(t,{recursive:!0,mode:448})}async function Dv(t,e=Dd){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===yE)return;const s=Lv(n,await(0,Ae.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=kv(n);s&&await s}}function vd(t){return Vt(
()=>(0,x.readdirSync)(t))??[]}const vv=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Md(t){return vv.has((0,j.xU)(t))}function Vt(t){try{return t()}catch(e){if(Md(
e))return;throw e}}var Mv=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$v=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ei=600*1e3;class Cv{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Vt(()=>{const o=(0,x.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=ei||
Uv(s,n)});return r&&this.#t.add($d(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,F.hash)("sha256",n)!==s)throw new mE(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,F.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new mE(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>gE(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Dv(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${Ld(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,P.
join)(this.#e.drafts,(0,F.randomUUID)());try{await this.#a(s,n),await(0,Ae.rename)(s,e).catch(r=>{if((0,j.xU)(r)!=="ENOENT")throw r;return Zo((0,P.dirname)(e)),
(0,Ae.rename)(s,e)}),this.#t.add($d(e))}catch(r){throw await(0,Ae.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=Mv(s,
await(0,Ae.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=$v(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=mr(e)?new Tv("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function $d(t){return t.slice(
0,t.lastIndexOf("/"))}function gE(t,e){return e===t?[e]:[e,...gE(t,$d(e))]}function Uv(t,e){const{mtimeNs:n}=(0,x.statSync)(t,{bigint:!0});try{(0,x.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,j.xU)(s)!=="EPERM")throw s;return!1}return(0,x.statSync)(t).size===e}function xv({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function ti({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const Cd=1024*1024,Fv=16*Cd;class jv{#e;#t=0;constructor(e,n=()=>Pv(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Fv))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-Bv(e.size):Number.POSITIVE_INFINITY}}function Bv(t){return Math.
min(Math.max(256*Cd,t/100),2560*Cd,t/8)}function Pv(t){try{const{bavail:e,blocks:n,bsize:s}=(0,x.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var wE=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},_E=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Hv=64*1024,Ud=".damaged";function MU(t){return t.endsWith(Ud)?t.slice(0,-Ud.
length):void 0}const Gv=3600*1e3;class Wv{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,P.join)(e,".drafts"),this.#n=(0,P.
join)(e,".leaving"),this.#s=n,this.#r=s??Dd,this.#o=new jv(e),Zo(e)}async head(e){const n=await this.#d(e,s=>(0,Ae.stat)(s,{bigint:!0}));return n?.isFile()?ti(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=wE(s,r,!0),i=ti(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=_E(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=wE(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=_E(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new Iv(s,r,o,Hv)}writer({lasting:e=!0}={}){this.#f(),Zo(this.#t);const n=e&&this.#s?this.#r:
{...yE,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new Cv(s)}async delete(e){const n=this.#a(e);(0,x.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,x.rmSync)(s,{force:!0});(0,x.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>xv(r)<n-ei);return s!==void 0&&(0,x.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>ti(r).version===n);return s===void 0?!1:((0,x.
renameSync)(s,`${this.#a(e)}${Ud}`),!0)}async*list(e,n){const s=(0,P.join)(this.#e,Ov(e)),r=n===void 0?void 0:(await(0,Ae.stat)(s).catch(Er))?.mtimeMs,o=n!==void 0&&
(r??0)<n-ei,i=await(0,Ae.readdir)(s,{withFileTypes:!0}).catch(Er);for(const a of i??[]){if(!Nv.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Vt(()=>(0,x.statSync)((0,P.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-ei)&&(yield{key:c,...ti(
d)})}}#a(e){return(0,P.join)(this.#e,Ld(e))}async#c(e){const n=await this.#d(e,s=>(0,Ae.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(Er);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(Er);if(i!==void 0)return i}return n(s).catch(
Er)}#u(e){const n=`${TE(e)}~~`;return vd(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,P.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Vt(()=>(0,x.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,P.join)(this.#n,`${TE(e)}~~${Date.now()}~${(0,F.randomUUID)()}`);Zo(this.#n);const a=Vt(()=>((0,x.renameSync)(
s,o),!0))&&Vt(()=>(0,x.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,x.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,j.xU)(s)??"")){(0,x.renameSync)(e,n);return}if((0,j.xU)(s)!=="EEXIST"&&!Md(s))throw s}(0,x.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-Gv;for(const n of vd(this.#t)){const s=(0,P.join)(this.#t,n);(Vt(()=>(0,x.statSync)(s).mtimeMs)??e)<e&&(0,x.rmSync)(s,{force:!0,recursive:!0})}for(const n of vd(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,P.join)(this.#n,n),this.#a(o))}}}function TE(t){return t.replaceAll(
"/","~")}function Er(t){if(!Md(t))throw t}const xd=10,Yv=/^[\w-]{1,128}$/;function zv(t){if(Yv.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Fd(t,e){const n=NE(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function bE(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=NE(e,n),a=t.subarray(i-Fd(e,n).start),c=s<0&&i>0&&t[0]!==xd?Kv(a):0,u=i+a.length>=e&&o?a.length:Xv(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function NE(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function Kv(t){const e=t.indexOf(xd)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!SE(n)))}function Xv(t,e){const n=t.lastIndexOf(xd)+1;return n>0||t.length<e?n:qv(t)}function qv(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(SE(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function SE(t){return(t&192)===128}const st=64*1024,ni=12,$n=ni+
vl,Cn=st-$n;function Jv(t,e,n,s){const r=[];let[o,i]=[e,0];for(;i<s.length;){const a=st-o%st;if(a<=$n){r.push(Buffer.alloc(a)),o+=a;continue}const c=s.subarray(
i,i+a-$n),d=RE(t,n+i,c,Eo);r.push(d),o+=d.length,i+=c.length}return Buffer.concat(r)}function OE(t,e,n){return RE(t,e,n,A0)}async function*Vv(t,e){let[n,s]=[0,Buffer.
alloc(0)];for await(const r of e)for(s=Buffer.concat([s,r]);s.length>=Cn;n+=Cn)yield OE(t,n,s.subarray(0,Cn)),s=s.subarray(Cn);s.length>0&&(yield OE(t,n,s))}function Qv(t){
return t+$n*Math.ceil(t/Cn)}function $U(t,{start:e,length:n}){const s=Math.floor(e/Cn)*st,r=Math.min(Qv(t),Math.ceil((e+n)/Cn)*st);return{start:s,length:r-s}}function RE(t,e,n,s){
const r=Buffer.alloc(ni);return r.writeUInt32BE(n.length,0),r.writeBigUInt64BE(BigInt(e),4),Buffer.concat([r,s(t.keyring.current("build-log"),Fl(t.deployID,e),n)])}
function*si(t){let e=0;for(;e+ni<=t.length;){const n=st-e%st,s=n>$n?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const r=e+$n+s;if(s>n-$n||r>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+ni,r),end:r},e=r}}function AE(t,e,{start:n,length:s}){const r=[];let o;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(o??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));r.push(Zv(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),o=a}}return Buffer.concat(r)}function Zv({deployID:t,keyring:e},{start:n,length:s,sealed:r}){try{const o=$l(e.all("build-log"),Fl(
t,n),r);if(o.length!==s)throw new Error("A frame has another length than its header says");return o}catch(o){throw e.wrong(o)}}function eM({sealed:t}){return t.
subarray(0,4).toString("hex")}function tM(t){const{id:e,ids:n,isActive:s}=t,r=t.current("build-log");return{id:e,ids:n,isActive:s,current:()=>r,all:o=>t.all(o),
wrong:o=>t.wrong(o)}}async function IE(t,e){for(let n=Math.ceil(e/st)-1;n>=0;n-=1){const s=await LE(t,e,n),r=[...si(s)].at(-1);if(r)return{file:n*st+r.end,log:r.
start+r.length}}return{file:0,log:0}}async function nM(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const r=[];let{start:o,length:i}=s;for(let a=await sM(t,e,
o);i>0&&a*st<e;a+=1){const c=AE(n,si(await LE(t,e,a)),{start:o,length:i});r.push(c),o+=c.length,i-=c.length}return Buffer.concat(r)}async function sM(t,e,n){let[
s,r]=[0,Math.ceil(e/st)-1];for(;s<r;){const o=Math.ceil((s+r)/2),i=await yr(t,{start:o*st,length:12});i.length===12&&Number(i.readBigUInt64BE(4))<=n?s=o:r=o-1}return s}
function LE(t,e,n){const s=n*st;return yr(t,{start:s,length:Math.min(st,e-s)})}async function yr(t,{start:e,length:n}){const s=Buffer.allocUnsafe(n);let r=0;for(;r<
n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}var kE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},DE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const rM=1e3;function oM(t,e,{log:n=Js,mayAppend:s=()=>!0}={}){(0,x.mkdirSync)(t,{recursive:!0,mode:448});const r=new Set,
o=new dn(rM);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");const d=ri(t,i).sealed;o.set(i,await iM(d,
{deployID:i,keyring:e},Buffer.from(a),o.get(i)))}catch(d){r.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(d)}),r.add(i)}},async end(i){r.delete(i),
o.delete(i)},async read(i,a){const{sealed:c,clear:d}=ri(t,i);return await vE(c,l=>aM(l,{deployID:i,keyring:e},a))??vE(d,l=>cM(l,a))},async remove(i){for(const a of Object.
values(ri(t,i)))await(0,Ae.rm)(a,{force:!0})}}}function ri(t,e){const n=(0,P.join)(t,zv(e));return{sealed:`${n}.sealed`,clear:`${n}.log`}}async function iM(t,e,n,s){
const r={stack:[],error:void 0,hasError:!1};try{const o=kE(r,await(0,Ae.open)(t,"a+",384),!0),{size:i}=await o.stat(),a=s?.file===i?s:await IE(o,i);a.file<i&&await o.
truncate(a.file);const c=Jv(e,a.file,a.log,n);return await o.appendFile(c),{file:a.file+c.length,log:a.log+n.length}}catch(o){r.error=o,r.hasError=!0}finally{const o=DE(
r);o&&await o}}async function vE(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=kE(n,await(0,Ae.open)(t),!0);return await e(s)}catch(s){n.error=
s,n.hasError=!0}finally{const s=DE(n);s&&await s}}catch(n){if((0,j.xU)(n)==="ENOENT")return;throw n}}async function aM(t,e,n){const s=await IE(t,(await t.stat()).
size);return bE(await nM(t,s.file,e,Fd(s.log,n)),s.log,n)}async function cM(t,e){const{size:n}=await t.stat();return bE(await yr(t,Fd(n,e)),n,e)}var jd=I(2104);
function dM(t){const[e,n]=[$(t,"tag"),W(t,"fence")];return{tag:e,fence:n,failures:W(t,"failures"),round:W(t,"round")}}function uM(t){return{count:W(t,"n"),oldestAt:De(
t,"oldest")}}function lM(t){return{state:fM(de(t,"state"),de(t,"reason")??""),purgedAt:De(t,"purged_at"),waitsSince:De(t,"waits_since"),problem:de(t,"problem")}}
function fM(t,e){return t==="pending"||t==="refused"?{kind:t,reason:e}:t==="ready"?{kind:t}:null}const hM=`s.state, s.reason, s.purged_at,
  (SELECT min(p.at) FROM cdn_purges p WHERE p.app = a.id AND p.round = 0) AS waits_since,
  (SELECT p.problem FROM cdn_purges p WHERE p.app = a.id AND p.round = 0 AND p.problem IS NOT NULL ORDER BY p.at LIMIT 1) AS problem`,ME="CAST(unixepoch('subsec\
') * 1000 AS INTEGER)";function pM(t,e,n){const s=t.prepare(`INSERT INTO cdn_use (id, until) VALUES (1, ${ME} + ?)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`DELETE FROM cdn_purges WHERE round = 0 AND at <= ${ME} - ?`),o=t.prepare(`UPDATE cdn_pu\
rges SET due_at = ?, fence = fence + 1
    WHERE tag IN (SELECT tag FROM cdn_purges INDEXED BY cdn_purges_due WHERE due_at <= ? ORDER BY round, due_at LIMIT ?)
    RETURNING tag, fence, failures, round`),i="WHERE tag = ? AND fence = ?",a=t.prepare(`INSERT INTO cdn_sites (app, purged_at) SELECT app, ? FROM cdn_purges ${i}\

    ON CONFLICT (app) DO UPDATE SET purged_at = excluded.purged_at`),c=t.prepare(`DELETE FROM cdn_purges ${i}`),d=t.prepare(`UPDATE cdn_purges SET round = round\
 + 1, failures = 0, problem = NULL, due_at = ? ${i}`),u=t.prepare(`UPDATE cdn_purges SET failures = failures + 1, problem = ?, due_at = ? ${i}`),l=t.prepare(`UP\
DATE cdn_purges SET due_at = ? ${i}`),f=t.prepare("SELECT count(*) AS n, min(at) AS oldest FROM cdn_purges WHERE round = 0"),m=t.prepare(`SELECT ${hM} FROM apps\
 a LEFT JOIN cdn_sites s ON s.app = a.id
    WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),h=t.prepare(`INSERT INTO cdn_sites (app, state, reason)
    SELECT id, ?, ? FROM apps WHERE org = ? AND project = ? AND app_id = ?
    ON CONFLICT (app) DO UPDATE SET state = excluded.state, reason = excluded.reason`);return{use:()=>e.read(()=>{s.run(jd.te)}),claim:E=>e.write(()=>{r.run(jd.
Bq);const p=n.now();return o.all(p+jd.cd,p,E).map(dM)}),settle:(E,p)=>e.write(()=>{const g=n.now(),S=g+(p.againMs??0);let L=0;for(const{tag:O,fence:b}of E){p.kind===
"accepted"&&a.run(g,O,b);const R=p.kind==="failed"?u.run(p.problem,S,O,b):p.kind==="put_off"?l.run(S,O,b):p.againMs===void 0?c.run(O,b):d.run(S,O,b);L+=Number(R.
changes)}return L}),waiting:()=>e.read(()=>uM(f.get()??{})),site:({org:E,project:p,appID:g})=>e.first(m,[E,p,g],lM),record:({org:E,project:p,appID:g},S)=>e.read(
()=>{const L=S.kind==="ready"?null:S.reason;h.run(S.kind,L,E,p,g)})}}function mM(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.
dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var Bd=I(99);const oi=[`
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
  `];function EM(t){const e=new Bd.DatabaseSync(t===void 0?":memory:":(0,P.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),yM(e),e}catch(n){throw e.close(),n}}function yM(t){const e=$E(t);if(e!==oi.length){if(e>oi.length)
throw new j.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${oi.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of oi.entries())gs(t,()=>{$E(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function $E(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function CE(t,e){t.prepare("VACUUM INTO ?").run(e),(0,x.chmodSync)(e,384)}function gs(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function gr(t){return{read:async e=>Pd(e),first:async(e,n,s)=>Pd(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Pd(()=>gs(t,e))}}function Pd(t){try{return t()}catch(e){const n=mr(e);throw!n&&!VD(e)?e:new ge(`The sta\
te cannot be read or written: ${gM(e)}`,{cause:e,isFull:n})}}function gM(t){return t instanceof Error?t.message:String(t)}function UE(t){const e=(0,P.join)(t,"p\
latform.pid"),n=(0,P.join)(t,"platform.lock");(0,x.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Bd.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Qm(r)?new j.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Zm(r)?new j.GQ("platform_locked",`Another platform uses ${t}${wM(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,x.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,x.rmSync)(e,{force:!0}),s.close())}}}function wM(t){try{const e=/^\d{1,10}$/.exec((0,x.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function _M(t){return FE(t,e=>{(xE(e)||(0,x.readdirSync)(e).length===0)&&(0,x.chmodSync)(e,448),(0,x.writeFileSync)(
(0,P.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function CU(t){const e=FE(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(xE(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function xE(t){return(0,x.existsSync)((0,P.join)(t,"platform.db"))}function FE(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new j.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,P.resolve)(t);try{(0,he.wZ)(
n,448),e(n)}catch(s){throw new j.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,j.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,x.existsSync)((0,P.join)(n,".gitignore"))||(0,x.writeFileSync)((0,P.join)(n,".gitignore"),`*
`,{mode:384}),n}const jE="'a newer push came'",Hd="('checks', 'deploy')";function TM(t,e,n){const s=Ze(t,n),r="org = ? AND project = ? AND app_id = ?",o=t.prepare(
`SELECT 1 FROM apps WHERE ${r} AND deleted_at IS NULL`),i=t.prepare(`SELECT count(*) AS n FROM hooks WHERE ${r}`),a=t.prepare(`INSERT INTO hooks (id, org, proje\
ct, app_id, forge, waits, reports, sealed, created_at, created_by)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare(`SELECT * FROM hooks WHERE ${r} ORDER BY created_at, id`),d=t.prepare("SELECT * FROM hooks W\
HERE org = ? AND created_by = ? ORDER BY created_at, id LIMIT ?"),u=t.prepare(`DELETE FROM hooks WHERE ${r} AND id = ?`),l=t.prepare(`SELECT h.* FROM hooks h JO\
IN apps a ON a.org = h.org AND a.project = h.project
    AND a.app_id = h.app_id WHERE h.id = ? AND a.deleted_at IS NULL`),f=t.prepare("SELECT * FROM hook_pushes WHERE hook = ? AND digest = ?"),m=t.prepare(`INSERT\
 INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),h=t.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${jE}, fence = fence + 1
    WHERE hook = ? AND state IN ${Hd} AND id <> ? AND coalesce(claimed_until, 0) <= ?`),E=t.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook\

    WHERE h.org = ? AND h.project = ? AND h.app_id = ? ORDER BY p.seq DESC LIMIT ?`),p=t.prepare(`UPDATE hook_pushes SET due_at = ?, claimed_until = ?, fence = \
fence + 1 WHERE id =
    (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= ? AND p.id = coalesce(?, p.id)
      AND h.org NOT IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook
        AND o.seq < p.seq AND o.state IN ${Hd} AND o.claimed_until > ?) ORDER BY p.due_at, p.seq LIMIT 1)
    RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`),g=t.prepare(`UPDATE hook_pushes SET state = ?, deploy_id = coalesce(?, deploy_id), claimed_unt\
il = NULL,
    reported = coalesce(?, reported), problem = ?, failures = ?, due_at = ? WHERE id = ? AND fence = ?`),S=t.prepare(`UPDATE hook_pushes SET state = 'dropped', \
due_at = NULL, problem = ${jE}
    WHERE id = ? AND state IN ${Hd} AND EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = hook_pushes.hook
      AND o.seq > hook_pushes.seq)`),L=t.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);return{add:({id:O,org:b,project:R,appID:D,forge:k,waits:B,reports:G,sealed:V},U)=>e.
write(()=>{if(!o.get(b,R,D))return"no_app";if(W(i.get(b,R,D)??{},"n")>=Wh)return"full";const X=[Number(B),Number(G)],Z=a.get(O,b,R,D,k,...X,V,n.now(),U.by)??{};
return s(U,[re({org:b,project:R,appID:D},"hook.add",{object:O,after:{forge:k,waits:B,reports:G}})]),xo(Z)}),list:({org:O,project:b,appID:R})=>e.read(()=>c.all(O,
b,R).map(xo)),addedBy:(O,b,R)=>e.read(()=>d.all(O,b,R).map(xo)),remove:({org:O,project:b,appID:R},D,k)=>e.write(()=>{const B=u.run(O,b,R,D).changes===1;return B&&
s(k,[re({org:O,project:b,appID:R},"hook.remove",{object:D})]),B}),find:O=>e.first(l,[O],xo),push:({id:O,hook:b,digest:R,branch:D,commit:k,state:B})=>e.write(()=>{
const G=f.get(b,R);if(G)return{kind:"known",push:Fo(G)};const V=n.now(),U=Fo(m.get(O,b,R,D,k,B,V,V)??{});return h.run(b,O,V),{kind:"new",push:U}}),pushes:({org:O,
project:b,appID:R},D)=>e.read(()=>E.all(O,b,R,D).map(Fo)),claim:({push:O=null,without:b=[]}={})=>{const R=n.now(),D=R+GS;return e.first(p,[D,D,R,O,JSON.stringify(
b),R],WS)},settle:({id:O,fence:b},{state:R,deployID:D,reported:k,problem:B,failures:G=0,againMs:V})=>e.write(()=>{const U=V===void 0?null:n.now()+V,X=[R,D??null,
k??null,B??null,G,U],Z=g.run(...X,O,b).changes===1;return Z&&S.run(O),Z}),prune:({ageMs:O,limit:b})=>e.read(()=>Number(L.run(n.now()-O,b).changes))}}function pn(t){
return{seq:W(t,"seq"),deployID:$(t,"deploy_id"),status:Yd(t),stage:Wd(t),branch:$(t,"branch"),commit:de(t,"commit"),createdAt:W(t,"created_at"),startedAt:De(t,"\
started_at"),finishedAt:De(t,"finished_at"),supersededBy:de(t,"superseded_by"),cancelledBy:de(t,"cancelled_by"),triggeredBy:de(t,"triggered_by"),redeployOf:de(t,
"redeploy_of"),configuration:Gd(t),commitFacts:{subject:de(t,"commit_subject"),author:de(t,"commit_author")},size:LM(t),warnings:HE(t),logRemovedAt:De(t,"log_re\
moved_at"),enteredAt:SM(t)}}function BE(t){return{app:{org:$(t,"app_org"),project:$(t,"app_project"),appID:$(t,"app_id")},deployment:pn(t)}}const bM="a.org AS a\
pp_org, a.project AS app_project, a.app_id",NM=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","release_files","re\
lease_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"],wr={install:"install_at",build:"build_at",sync:"sync_at",activate:"act\
ivate_at"};function SM(t){const e=Object.entries(wr).map(([n,s])=>[n,De(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Gd(t){const e=de(t,
"configuration");return e===null?null:JSON.parse(e)}function OM(t){const e=Gd(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{
...e,settings:s}}function PE(t=[]){return t.length===0?null:JSON.stringify(t)}function RM(t,e){return PE([...e,...HE(t)].slice(0,ss.iq))}function HE(t){const e=de(
t,"warnings");return(e===null?void 0:(0,Xl.h)(JSON.parse(e)))??[]}function GE(t,e){const n=de(e,"env");if(n===null)return;const s=ns($(e,"deploy_id"),"env");return JSON.
parse(Zs(t,"variables",s,n))}function AM(t,e,n){return n===null?null:Qs(t,"variables",ns(e,"env"),n)}function IM(t,e,n){const s=JSON.stringify(Nu(n));return Qs(
t,"build-log",ns(e,"failure"),s)}const WE=k0(J.IC.bytes);function LM(t){const[e,n]=[De(t,"release_files"),De(t,"release_bytes")];return e===null||n===null?null:
{files:e,bytes:n}}function kM(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:s??o?.branch??e,commit:r,by:n,redeployOf:null,
configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function DM(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.
branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function vM(t,e){return e?{kind:t?"cancelled":
"too_late",deployment:e}:{kind:"no_deployment"}}function Wd(t){const e=de(t,"stage");return pt.Mb.find(n=>n===e)??null}function Yd(t){const e=$(t,"status"),n=pt.
PB.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function YE(t,e){const n=de(e,"failure")??
"";return Ou((0,q.U4)(MM(t,$(e,"deploy_id"),n)))??Gy(Wd(e)??"build")}function MM(t,e,n){try{return Zs(t,"build-log",ns(e,"failure"),n)}catch{return""}}function $M(t){
return{status:Yd(t),count:W(t,"count"),ran:W(t,"ran"),ms:W(t,"ms")}}const zd=200,zE=24*36e5,CM=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function UM(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?De(t,"c\
ollected_at"):null}}const xM=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function Wt(t){return{org:$(t,"org"),project:$(t,"project"),
appID:$(t,"app_id")}}const FM=1e3;function KE({most:t}){return t+FM+zd}function jM(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===KE(n);const u=l=>l.length<zd?!0:(d=!0,!1);for(const[l,f]of e.entries()){const m=$(f,"deploy_id"),h=W(f,"kept"),E=De(f,"log_bytes")??0,p=f.log_removed_at===
null;a+=p?E:0;const g=l>0&&f.finished_at!==null,S=l>=n.most||W(f,"created_at")<s-n.ageMs,L=g&&S&&h===0&&u(o),O=p&&g&&h<2&&(S||a>n.logBytes)&&u(r);L&&(O||!p)?o.push(
m):i.deployments+=1,O?(r.push(m),c+=E):p&&E>0&&(i.logs+=1,i.logBytes+=E)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function qe(t){
return{org:$(t,"org"),project:$(t,"project"),appID:$(t,"app_id"),name:$(t,"name"),type:XE(t),branch:$(t,"branch"),...qE(t),subdomain:$(t,"subdomain"),environmentID:$(
t,"environment_id"),liveRelease:de(t,"live_release"),createdAt:W(t,"created_at"),updatedAt:W(t,"updated_at"),deletion:BM(t)}}function BM(t){const e=De(t,"delete\
d_at");return e===null?null:{at:e,by:de(t,"deleted_by"),endsAt:W(t,"ends_at")}}function Kd({settings:t}){return t.lifetime===void 0?null:(0,Fe.E9)(t.lifetime,"l\
ifetime")}function XE(t){const e=$(t,"type"),n=J.yN.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function qE(t){return{repository:$(t,"repository"),buildCommand:de(t,"build_command"),outputDirectory:de(t,"output_directory"),region:de(t,"region"),settings:Xd(
$(t,"settings"))}}function Xd(t){const e=JSON.parse(t);return(0,q.Gv)(e)?e:{}}function qd(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).
filter(([,o])=>o!==null);return{...t,...s,settings:Object.fromEntries(r)}}function Jd(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}function PM(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),
removed:n.filter(r=>!s.includes(r)).sort()}}const ii="",HM="\u{10FFFF}";function GM({after:t,before:e,prefix:n=""}){const s=`${n}${HM}`,r=t&&t.appID>=n?[t.appID,
t.project]:[n,ii],o=e&&e.appID<s?[e.appID,e.project]:[s,ii];return[...r,...o]}const WM={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function YM(t,e,n){const s=[],r=S=>n(s.push(S)),{text:o="",project:i,branch:a,status:c,sort:d,
after:u,before:l,limit:f,within:m}=e,h=S=>[...d==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(L=>L+S).join(", "),E=(S,{seq:L,appID:O,project:b})=>`\
(${h("")}) ${S} (${[...d==="newest"?[-L]:[],O,b].map(r).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[WM[c]],...m?[zM(m,r)]:[],...u?[E(">",u)]:l?[E("<",l)]:[]].join(" AND\
 ")} ORDER BY ${h(l&&!u?" DESC":"")} LIMIT ${r(f)}`,values:s}}function zM(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function KM(t,e,{after:n,before:s}){const r=t.map(o=>{const i=De(o,"newest");return{app:qe(o),newest:i!==
null&&e(i)||null,liveManifest:de(o,"live_manifest")}});return s&&!n?r.reverse():r}function XM(t,e){const n={...qE(t),branch:$(t,"app_branch")},s=Gd(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=qd(n,s);return{deployID:$(t,"deploy_id"),app:{org:$(t,"org"),project:$(t,"project"),appID:$(t,"app_id")},...qM(t,s.
type),repository:r,branch:$(t,"job_branch"),appBranch:n.branch,commit:de(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function qM(t,e){
const n=XE(t);if(e!==J.m0)return{type:e??n};const s=!(0,J.Rm)(n)&&de(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function JM(t){return{deployID:$(
t,"deploy_id"),manifestHash:$(t,"manifest")}}function VM(t){return{domain:$(t,"name"),subdomain:$(t,"subdomain")}}function QM(t,e){const n=de(t,"live_release"),
s=De(t,"deleted_at")!==null,r=s?[]:e,o=$(t,"type");return{org:$(t,"org"),project:$(t,"project"),appID:$(t,"app_id"),subdomain:$(t,"subdomain"),settings:Xd($(t,"\
settings")),...(0,J.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function ZM(t,e,n){const s=t.
findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function e$(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==
null).map(n$);return{type:$(e,"type"),environmentID:$(e,"environment_id"),tables:n}}function t$(t){return{keyspace:W(t,"keyspace"),app:{org:$(t,"org"),project:$(
t,"project"),appID:$(t,"app_id")},name:$(t,"name"),environmentID:$(t,"environment_id"),type:$(t,"type")}}function n$(t){return{name:$(t,"name"),createdAt:W(t,"c\
reated_at"),tokenHash:$(t,"token_hash"),sealed:qt(t,"token_sealed")}}function JE(t){return{accessKeyID:$(t,"access_key_id"),environmentID:$(t,"environment_id"),
sealed:qt(t,"sealed"),expiresAt:W(t,"expires_at")}}function s$(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.
hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(
i)}function r$(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function o$(t,e,n,s){const r=(i,a)=>Object.
hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(o)}function i$(t,e){return t.toSorted().map(n=>{
const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:r}})}function UU(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);
return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function xU(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<
n?-1:1)))}const Vd=["org","project","app","kvs_table"],Ut=Vd.join(", "),VE=je.join(", "),QE=Vi();function Qt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function Qd(t){
return{org:$(t,"org"),project:$(t,"project"),app:$(t,"app"),table:$(t,"kvs_table")}}const ZE=t=>je.filter(e=>t.test(e)).join(" + "),ai=`(${ZE(/^(?:get|put|delete|other)_limited$/)}\
)`,ci=`(${ZE(/^(?:get|put|delete|other)_/)})`;function a$(t){return{scope:Qd(t),limited:W(t,"limited"),most:W(t,"most")}}function ey(t){return{keys:W(t,"keys"),
bytes:W(t,"bytes")}}function c$(t){return{scope:Qd(t),counts:ty(t),stored:ey(t)}}function ty(t){return Object.fromEntries(je.map(e=>[e,W(t,e)]))}function d$(t){
const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of u$(n))for(const i of["hour","day"]){const a=Math.floor(s/yt[i])*yt[i],c=JSON.stringify([...Qt(
o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:je.map(()=>0)};for(const[u,l]of je.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(
([n],[s])=>n<s?-1:1).map(([,n])=>n)}function u$({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{
org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function l$(t){const e=new Map,[n,s]=[je.indexOf("keys_change"),je.indexOf(
"bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(Qt(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??
0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function f$(t){const e=$(t,"status"),n=["deploy_succeeded","d\
eploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:$(t,"org"),project:$(t,"project"),app:$(t,"app_id"),table:""},hour:Math.floor(W(t,
"ended_at")/yt.hour)*yt.hour,counts:{...QE,...n&&{[n]:1},build_ms:W(t,"ms")}}}function ny(t){const e=De(t,"keyspace");return{scope:Qd(t),keyspace:e,keys:De(t,"k\
eys")??0,bytes:De(t,"bytes")??0}}function h$({tables:t},e,n,s){const r=Math.floor(s/yt.hour)*yt.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(Qt(d.scope).
join(`
`));const f={...QE,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(Qt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}function p$({org:t,since:e}){const n=`FROM usage_sums WHERE org = ${t} AND project = '' AND app = '' AND k\
vs_table = '' AND step = 'day'
    AND start >= ${e}`,s=(...r)=>`SELECT CAST(${r.map(o=>`coalesce((${o}), 0)`).join(" + ")} AS bigint) AS n`;return{apps:s(`SELECT count(*) FROM apps WHERE org\
 = ${t} AND deleted_at IS NULL`),disk:s(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id\

        WHERE a.org = ${t} AND a.deleted_at IS NULL`,`SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = ${t}`),buildsAtOnce:s(
`SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = ${t}`),buildMinutesPerMonth:s(`SELECT sum(build_ms) ${n}`,`SELECT sum(ms) FROM usage_en\
ded JOIN apps a ON a.id = app WHERE a.org = ${t} AND ended_at >= ${e}`),kvsRequestsPerMonth:s(`SELECT sum(${ci} - ${ai}) ${n}`)}}const m$={apps:!1,disk:!1,buildsAtOnce:!1,
buildMinutesPerMonth:!0,kvsRequestsPerMonth:!0};function E$(t){return`SELECT CAST(coalesce(sum(d.release_bytes), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ${t}`}function y$(t,e){return`SELECT CAST(coalesce((SELECT sum(bytes) FROM (SELECT d.release_b\
ytes AS bytes,
        row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
        JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = ${t}) listed WHERE place > ${e}), 0)
    + coalesce((SELECT release_bytes FROM deployments WHERE deploy_id = ${t} AND stored_release IS NOT NULL), 0)
    AS bigint) AS n`}function g$(t,e,n){if(e>=n)throw new Vn({org:t,name:"apps",used:e,quota:n})}function sy(t,e,n,s){const r=e+n;if(r>s)throw new Vn({org:t,name:"\
disk",used:e,quota:s,needs:r})}function w$(t,e,{ms:n,until:s}){if(!(e<n))throw new Vn({org:t,name:"buildMinutesPerMonth",used:e/ry,quota:n/ry,until:s})}const ry=6e4;
function FU({apps:t,disk:e}={}){return t!==void 0||e!==void 0}function _r(t){const e=p$({org:":org",since:":since"}),n=new Map(Object.entries(e).map(([i,a])=>[i,
t.prepare(a)])),s=t.prepare(E$(":app")),r=t.prepare(y$(":deployment",":kept")),o=(i,a,c=0)=>W(n.get(a)?.get(m$[a]?{org:i,since:c}:{org:i})??{},"n");return{used:(i,a,c)=>Object.
fromEntries(c.map(d=>[d,o(i,d,a)])),checkApp(i,{apps:a,disk:c}={},d){a!==void 0&&g$(i,o(i,"apps"),a),!(c===void 0||d===void 0)&&sy(i,o(i,"disk"),W(s.get({app:d})??
{},"n"),c)},checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=W(r.get({deployment:a,kept:d})??{},"n");sy(i,o(i,"disk")-l,c,u)},checkTime:(i,a)=>w$(i,o(i,"bu\
ildMinutesPerMonth",a.since),a)}}function xt(t,e="app_id"){const n="(SELECT value FROM json_each(:within))",s=`${t}.project`;return`(:within IS NULL OR ${s} IN ${n}\
 OR ${s} || '/' || ${t}.${e} IN ${n})`}function Lt(t){return{within:t?JSON.stringify(t):null}}const oy=`UPDATE apps SET repository = ?, branch = ?, build_comman\
d = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function _$({database:t,keyring:e,commands:n,changes:s,idempotency:r,clock:o,random:i}){
const a=Un(t),c=Un(t,!0),d=U=>{const X=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${U}
      AND ${xt("apps")}`;return{first:t.prepare(`${X} ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${X} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[u,
l]=[d("deleted_at IS NULL"),d("deleted_at IS NOT NULL")],f="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",m=t.prepare(`${f}\
 > ? ORDER BY app_id LIMIT ?`),h=t.prepare(`${f} < ? ORDER BY app_id DESC LIMIT ?`),E=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),p=t.prepare(
"SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),g=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),S=t.prepare(`INSERT INTO apps (org, projec\
t, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),L=t.prepare(oy),O=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM \
env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),b=iy(t,e),R=Ze(t,o),D=_r(t),k=T$(t),B=({subdomain:U},X)=>{s.
publish({kind:"site",subdomain:U});for(const Z of X)s.publish({kind:"domain",domain:Z})},G=U=>{const X=a(U);if(!X)throw new j.GQ("internal",`The app ${U.appID} \
is not in platform.db`);return qe(X)},V=U=>{let X=tl(U,i);for(;g.get(X);)X=tl(U,i);return X};return{find:U=>n.read(()=>{const X=c(U);return X&&qe(X)}),async create({
key:U,type:X,config:Z,bounds:ye},Te,Oe){const Ie=()=>{if(c(U))return;D.checkApp(U.org,ye);const Se=o.now();return S.run(U.org,U.project,U.appID,U.appID,X,...Jd(
Z),Kd(Z),V(U.appID),`env-${xa(16,i)}`,Se,Se),k.assign(U,void 0,Z),R(Te,[sv(U,{...Z,type:X})]),G(U)},Ke=await n.write(()=>r.run(Oe,Ie)??{kind:"taken"});return Ke.
kind==="done"&&B(Ke.made,Ke.made.settings.domains??[]),Ke},async update(U,X,Z){const ye=await n.write(()=>{const Te=a(U);if(!Te)return;const[Oe,Ie]=[qe(Te),qd(qe(
Te),X)];L.run(...Jd(Ie),Kd(Ie),o.now(),W(Te,"id"));const Ke=k.assign(U,Oe,Ie);return R(Z,Ad(U,Oe,Ie)),{changed:Ke,app:G(U)}});return ye&&B(ye.app,ye.changed),ye?.
app},env:U=>n.read(()=>di(e,U,O.all(U.org,U.project,U.appID))),variables:({org:U,project:X,appID:Z})=>n.read(()=>{const ye=O.all(U,X,Z);return i$(ye.map(Te=>$(Te,
"name")),ay(ye))}),async replaceEnv(U,X,Z){const ye=await n.write(()=>{const Te=a(U);if(!Te)return;const Oe=b(Te,X,{at:o.now(),by:Z.by});return R(Z,Id(U,"env.re\
place",Oe,X)),Te});return ye&&B(qe(ye),[]),ye!==void 0},async editEnv(U,X,Z,ye){const{row:Te,result:Oe}=await n.write(()=>{const Ie=a(U);if(!Ie)return{result:{kind:"\
no_app"}};const Ke=O.all(U.org,U.project,U.appID),Se=di(e,U,Ke),He=s$(Se,X,Z);return He?(b(Ie,He,{at:o.now(),by:ye.by}),R(ye,Id(U,"env.edit",Se,He)),{row:Ie,result:r$(
Se,He,X)}):{result:{kind:"full"}}});return Te&&B(qe(Te),[]),Oe},organizations:({after:U=ii,before:X,limit:Z})=>n.read(()=>{const ye=X===void 0?E:p,Te=[];for(let Oe=X??
U;Te.length<Z;){const Ie=ye.get(Oe);if(!Ie)break;Oe=$(Ie,"org"),Te.push(Oe)}return X===void 0?Te:Te.reverse()}),inProject:(U,X,{after:Z=ii,before:ye,limit:Te})=>n.
read(()=>{const Ie=(ye===void 0?m:h).all(U,X,ye??Z,Te).map(qe);return ye===void 0?Ie:Ie.reverse()}),list:(U,X)=>n.read(()=>{const Z=X.deleted?l:u,ye=(X.before?Z.
last:Z.first).all(Lt(X.within),U,...GM(X),X.limit).map(qe);return X.before?ye.reverse():ye})}}function T$(t){const e=Un(t),n=t.prepare("INSERT INTO domains (nam\
e, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=PM(o,
i),d=a.length+c.length>0?e(r):void 0;if(!d)return[];const u=W(d,"id");for(const l of c)s.run(l,u);for(const l of a)if(n.run(l,u).changes===0)throw new vu(l);return[
...c,...a]}}}function Un(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);return({
org:r,project:o,appID:i})=>s.get(r,o,i)}function iy(t,e){const n=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ?"),s=t.prepare(
"DELETE FROM env WHERE app = ?"),r=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES (?, ?, ?, 1, ?, ?)`);return(o,i,a)=>{const[c,d]=[W(o,"id"),Wt(o)],u=n.all(c),l=di(e,d,u),f=o$(l,i,ay(u),a);s.run(c);for(const[m,h]of Object.entries(i)){
const{at:E=null,by:p=null}=f.get(m)??{};r.run(c,m,Qs(e,"variables",Za(d,m),h),E,p)}return l}}function ay(t){return new Map(t.map(e=>[$(e,"name"),{at:De(e,"chang\
ed_at"),by:de(e,"changed_by")}]))}function di(t,e,n){return Object.fromEntries(n.map(s=>{const[r,o]=[$(s,"name"),$(s,"value")],i=W(s,"is_sealed")===1;return[r,i?
Zs(t,"variables",Za(e,r),o):o]}))}const ui="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",Zd="finished_at = ?, lease_node = NU\
LL, lease_until = NULL, stored_release = NULL, env = NULL",cy=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${Zd}`;function b$(t){const{database:e,
commands:n,changes:s,clock:r,keepReleases:o}=t,i=_r(e),a=U=>e.prepare(`UPDATE deployments SET ${U} WHERE ${ui}`),c=a("lease_until = ?"),d=U=>a(`status = ?, stag\
e = ?, ${U} = coalesce(${U}, ?)`),u={clone:d("started_at"),install:d(wr.install),build:d(wr.build),sync:d(wr.sync),activate:d(wr.activate)},l=a(`commit_sha = ?,\
 commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),f=e.prepare(`SELECT 1 FROM deployments WHERE ${ui}`),m=a("stored_release = ?, release_files = ?, release_bytes \
= ?, warnings = ?"),h=e.prepare(`UPDATE apps SET type = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),E=a(cy),p=eu(e),g=Ze(e,r),S=N$(t),L=e.prepare(`SELECT deploy_id, st\
age FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),O=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),b=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),R=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),D=O$(t),k=R$(t),B=(U,X,...Z)=>n.read(()=>U.run(...Z,X.deployID,X.fence).changes===1),G=(U,X,Z)=>{
if(k.isLive(U.deployID))return k.end(U,Z);const ye=[...dy(t,U.deployID,X,Z),U.deployID,U.fence],Te=E.run(...ye).changes===1;return Te&&g(Re,[fE(Wt(p(U.deployID)),
U.deployID,X)]),Te},V=U=>(U.length>0&&s.publish({kind:"jobs"}),U);return{claim:(U,X=eg)=>n.write(()=>D(U,X)),renew:U=>B(c,U,r.now()+Dn),advance:(U,X)=>B(u[X],U,
Vp[X],X,r.now()),recordCommit:(U,X,Z)=>B(l,U,X,Z?.subject??null,Z?.author??null),recordRelease:(U,X,Z,ye,Te,Oe)=>n.write(()=>{const Ie={deployID:U.deployID,bytes:Z?.
bytes??0,kept:o-1};Oe&&f.get(U.deployID,U.fence)&&i.checkRelease(Oe.org,Ie,Oe.bytes);const Ke=[X,Z?.files??null,Z?.bytes??null,PE(ye)],Se=m.run(...Ke,U.deployID,
U.fence).changes===1,He=p(U.deployID),Ye=Se&&Te!==void 0&&h.get(Te,r.now(),U.deployID,Te);return Ye&&g(Re,Ad(Wt(Ye),qe(He),qe(Ye),U.deployID)),Se}),async finish(U,X){
if(X.kind==="live"){const{manifestHash:Z,logBytes:ye,warnings:Te}=X,Oe=await n.write(()=>{const Ie=k.switch(U,Z);return Ie&&k.end(U,ye,Te)?Ie:void 0});if(!Oe)return!1;
Oe.isNew&&s.publish({kind:"site",subdomain:Oe.subdomain})}else if(!await n.write(()=>G(U,X.facts,X.logBytes)))return!1;return s.publish({kind:"jobs"}),!0},async goLive(U,X){
const Z=await n.write(()=>k.switch(U,X));return Z?.isNew&&s.publish({kind:"site",subdomain:Z.subdomain}),Z!==void 0},endOf:({deployID:U,fence:X})=>n.first(R,[U,
X],Yd),expire:async()=>V(await n.write(()=>L.all(r.now()).map(S))),expireAll:()=>V(gs(e,()=>O.all().map(S))),isBusy:()=>n.read(()=>b.get()!==void 0)}}function dy({
keyring:t,clock:e},n,s,r){return[s.stage,IM(t,n,s),r??null,e.now()]}function eu(t){const e=t.prepare("SELECT a.* FROM deployments d JOIN apps a ON a.id = d.app \
WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function N$(t){const{database:e,clock:n}=t,s=e.prepare(`UPDATE deployments SET ${cy} WHERE deploy_id = ?`),r=e.prepare(
`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${Zd}
    WHERE deploy_id = ? AND EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),o=eu(e),i=Ze(e,n);return a=>{const c=$(a,"deploy_id");
if(r.run(n.now(),c).changes===1)return c;const d=Qp(Wd(a)??"clone");return s.run(...dy(t,c,d,void 0),c),i(Re,[fE(Wt(o(c)),c,d)]),c}}const tu="finished_at IS NUL\
L AND status = 'queued'",S$=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${tu}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${tu} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${tu} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each(?) WHERE key = turns.org), ?) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function O$({database:t,
keyring:e,clock:n}){const s=t.prepare(S$),r=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),o=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = ? ORDER BY name");return(i,{
of:a,most:c})=>{const d=s.get(JSON.stringify(a),c);if(!d)return;const u=n.now(),l=$(d,"deploy_id"),f=W(d,"fence");r.run(Vp.clone,u,f,i,u+Dn,l);const m=()=>di(e,
Wt(d),o.all(W(d,"id")));return{deployID:l,fence:f,job:XM(d,GE(e,d)??m())}}}function R$({database:t,keyring:e,clock:n,keepReleases:s}){const r=t.prepare(`UPDATE \
deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, warnings = ?, ${Zd}
    WHERE ${ui}`),o=t.prepare(`SELECT deploy_id, configuration, env, triggered_by FROM deployments WHERE ${ui}`),i=t.prepare("SELECT warnings FROM deployments W\
HERE deploy_id = ?"),a=t.prepare("SELECT 1 FROM releases WHERE deploy_id = ?"),c=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),d=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),u=iy(t,e),l=eu(t),f=Ze(t,n),
m=t.prepare(oy),h=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`),E=p=>a.get(p)!==void 0;return{isLive:E,switch({deployID:p,fence:g},S){const L=n.now(),O=o.get(p,g);if(!O)return;const b=l(
p),R=$(b,"subdomain");if(E(p))return{subdomain:R,isNew:!1};const[D,k]=[W(b,"id"),Wt(b)],B={...Re,by:de(O,"triggered_by")};f(Re,[ov(k,p,de(b,"live_release"))]);const[
G,V]=[OM(O),GE(e,O)];if(G){const U=qd(qe(b),G);m.run(...Jd(U),Kd(U),L,D),f(B,Ad(k,qe(b),U,p))}if(V){const U=u(b,V,{at:L,by:B.by});f(B,Id(k,"env.replace",U,V,p))}
return c.run(S,L,p),d.run(p,D),h.run(D,s),{subdomain:R,isNew:!0}},end({deployID:p,fence:g},S,L=[]){const O=RM(i.get(p)??{},L);return r.run(S??null,O,n.now(),p,g).
changes===1}}}function A$(t,e,n,s){const r=Ze(t,s),o=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),i=t.prepare(`SELECT ${xM} FROM\
 deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),a=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),c=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),d=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),u=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),l=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),f=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),m=t.prepare("SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = ? AND ends_at \
<= ?"),h=t.prepare("SELECT name FROM domains WHERE app = ?"),E=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),p=t.
prepare("DELETE FROM kvs_roles WHERE environment_id = ?"),g=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(b=>t.prepare(
`DELETE FROM ${b} WHERE app = ?`)),S=t.prepare("DELETE FROM apps WHERE id = ?"),L=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) \
> (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),O=t.prepare(CM("org = ? AND project = ? AND app_id = ?"));return{kept:({org:b,project:R,appID:D})=>e.read(()=>UM(O.get(
b,R,D))),endingApp:b=>e.read(()=>{const R=l.get(b,s.now()),D=R&&W(R,"id");if(D!==void 0)return{app:D,logs:f.all(D,zd).map(k=>$(k,"deploy_id"))}}),async endApp(b){
const R=await e.write(()=>{const D=m.get(b,s.now());if(!D)return;const k=h.all(b).map(B=>$(B,"name"));E.run(b),p.run($(D,"environment_id"));for(const B of g)B.run(
b);return S.run(b),r(Re,[re(Wt(D),"app.end")]),{subdomain:$(D,"subdomain"),domains:k}});if(!R)return!1;for(const D of R.domains)n.publish({kind:"domain",domain:D});
return n.publish({kind:"site",subdomain:R.subdomain}),!0},apps:(b,R)=>e.read(()=>L.all(b?.org??"",b?.project??"",b?.appID??"",R).map(Wt)),due:(b,R)=>e.read(()=>{
const D=o.get(b),k=D&&W(D,"app");return k===void 0?void 0:jM(k,i.all(k,KE(R)),R,s.now())}),end:(b,{logs:R,deployments:D})=>e.write(()=>{const k=s.now();for(const B of R)
a.run(k,B,b);return D.reduce((B,G)=>B+Number(c.run(G,b).changes),0)}),endKeys:b=>e.read(()=>Number(d.run(s.now()-zE,b).changes)),repositories:(b,R)=>e.read(()=>u.
all(b,R).map(D=>$(D,"repository")))}}const Tr=32,I$=4,L$=new Uint8Array;class k${#e;#t=new Map;#n=[];#s="";isActive=!0;constructor(e,n){this.#e=n,this.replace(e)}get id(){
return this.#s}get ids(){return this.#n.map(ws)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?ws(e[0]):""}sealWith(e){return this.ids.includes(e)?(this.#s=e,
!0):!1}current(e){const n=this.#n.find(s=>ws(s)===this.#s);if(!n)throw this.wrong();return this.#r(n,e)}all(e){const n=this.#n.map(r=>this.#r(r,e)),s=this.#e.opensRaw?
this.#n.map(r=>({id:L$,key:r})):[];return[...n,...s]}wrong(e){return e instanceof j.GQ?e:this.#e.wrong(e)}#r(e,n){const r=`${ws(e)} ${n}`,o=this.#t.get(r);if(o)
return o;const i={id:ly(e),key:fy(e,n,Tr)};return this.#t.set(r,i),i}}const uy=new WeakMap;function ws(t){const e=uy.get(t);if(e!==void 0)return e;const n=Buffer.
from(ly(t)).toString("hex");return uy.set(t,n),n}function ly(t){return fy(t,"key-id",I$)}function fy(t,e,n){return new Uint8Array((0,F.hkdfSync)("sha256",t,"sli\
pway",e,n))}const D$=4096;function v$(t,e){const n=(0,P.join)(t,"identity-key.json");return{async signingKey(s){return{value:M$(e,n,()=>$$(n),s),wrong:i=>hy(n,i)}}}}
function M$(t,e,n,s){const r=n();return r!==void 0?r:gs(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return nu(e,i),i})}function $$(t){return Vt(()=>{const e=(0,x.
statSync)(t);if(!e.isFile()||e.size>D$)throw hy(t);return(0,x.readFileSync)(t,"utf8")})}function nu(t,e){const n=`${t}.${(0,F.randomBytes)(4).toString("hex")}`,
s=(0,x.openSync)(n,"wx",384);try{try{(0,x.writeSync)(s,Buffer.from(e)),(0,x.fsyncSync)(s)}finally{(0,x.closeSync)(s)}(0,x.renameSync)(n,t)}catch(r){throw(0,x.rmSync)(
n,{force:!0}),r}}function hy(t,e){return new j.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new\
 key. Tokens that were signed with the old one become invalid.",cause:e})}const C$=1024,U$=/^[A-Za-z0-9+/]{43}=$/;function x$(t,e){const n=(0,P.join)(t,"platfor\
m.key"),s=`${n} has no key that the secrets in platform.db were sealed with`,r=new k$([],{wrong:c=>br(s,c),opensRaw:!0});let o=!1;const i=()=>{if(o)return;const c=li(
n)??py(e,()=>li(n)??F$(n,e));j$(n,e,c),(0,x.chmodSync)(n,384),r.replace(c),B$(e,r.id),o=!0},a=()=>(i(),r);return{load:i,get id(){return a().id},get ids(){return a().
ids},isActive:!0,current:c=>a().current(c),all:c=>a().all(c),wrong:c=>r.wrong(c),add(){return i(),gs(e,()=>{const c=[(0,F.randomBytes)(Tr),...li(n)??[]];return my(
e,c.map(ws)),nu(n,Ey(c)),r.replace(c),r.id})}}}function jU(t){const e=join(t,"platform.key"),n=li(e),s=`${e} has no key that the secrets in platform.db were sea\
led with`;return n&&new Secrets(n,{wrong:r=>br(s,r),opensRaw:!0})}function py(t,e){return t.isTransaction?e():gs(t,e)}function F$(t,e){if(G$(e))throw br(`${t} i\
s missing, and secrets in platform.db are sealed with it`);const n=(0,F.randomBytes)(Tr);return e.exec("DELETE FROM sealed_with"),nu(t,Ey([n])),[n]}function j$(t,e,n){
const s=n.map(ws),o=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>$(i,"key_id")).find(i=>!s.includes(i));if(o!==void 0)throw br(`${t}\
 lacks the key ${o}, and data is sealed with it`)}function B$(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||py(t,()=>my(t,[e]))}function my(t,e){
const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const P$=["kvs_tables","kvs_roles","notify_tar\
gets","hooks"],H$=["env","deployments"];function G$(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return P$.some(e)||e("sealed_with")&&H$.
some(e)}function Ey(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function li(t){return Vt(()=>{const e=(0,x.statSync)(t),n=e.isFile()&&e.size<=C$?(0,x.readFileSync)(t):void 0,s=n&&W$(n);if(!s)throw br(`${t} is nei\
ther a key of ${Tr} bytes nor lines of keys in base64`);return s})}function W$(t){if(t.length===Tr)return[t];const n=t.toString("latin1").split(`
`).map(r=>r.trim()).filter(r=>r!=="");return n.length>0&&n.every(r=>U$.test(r))&&new Set(n).size===n.length?n.map(r=>Buffer.from(r,"base64")):void 0}function br(t,e){
return new j.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function Y$({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function z$(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const K$=160;
class X${#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=su(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=su(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=su(e,n),this.#t.delete(e))}}function su(t,e){return K$+2*(t.length+e.
value.length)}const q$=16*1024*1024,yy=1e3,ru=0,fi="room",J$=`
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
`,V$=`
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
`;function gy(t){const e=(t.open??(n=>new Bd.DatabaseSync(n)))(t.path);try{return e.exec(J$),Q$(e),new Z$(e,t)}catch(n){throw e.close(),Zm(n)?new j.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function Q$(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${V$} COM\
MIT;`)}class Z${#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=e1(e),this.#n=new X$(n.cacheBytes??q$),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??Q.ml}get(e,n){if(this.#a==="closed")throw new ge("the store is closed");const s=hi(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new ge("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(hi(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(hi(e,n)))}async keys(e,n){if(this.#a==="closed")throw new ge("the store is closed");try{const r=this.#t.keys.all(e,Y$(n).toString(),this.#r.
now(),n.limit).map(o=>({key:$(o,"key"),bytes:W(o,"bytes"),expiresAt:De(o,"expires_at")}));return z$(r,n)}catch(s){throw new ge("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
yy).map(s=>$(s,"key"))},()=>{for(const s of n)this.#n.delete(hi(e,s))});while(n.length===yy)}async sizes(e,n){if(this.#a==="closed")throw new ge("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:W(s,"keyspace"),keys:W(s,"keys"),bytes:W(s,"bytes")}))}catch(s){throw new ge("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new ge(`the store is ${this.#a}`);this.get(ru,fi),this.#o&&await this.#d(()=>{this.#t.put.run(ru,fi,fi,
null),this.#t.delete.run(ru,fi)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){CE(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new ge(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=mr(n),this.#l()&&this.#o||this.#h(
n);const r=new ge("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function hi(t,e){return`${t}/${e}`}function e1(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function t1(t,e,n){const s=wy(
t),r=e.identity();n1(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,F.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function n1(t,{identity:e,highest:n},s){const r=wy(t),o=s1(t);if(n>o)throw ou(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw ou(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&r1(t))throw ou(s,"kvs.db is missing, or older than platform.db")}function wy(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function s1(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function r1(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function ou(t,e){return new j.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const _y="kvs.db";function o1({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=Js}){const o=e?i1((0,P.join)(t,_y),s,r):gy({path:"\
:memory:",clock:s});try{t1(n,o,t)}catch(i){throw o.close(),i}return o}function i1(t,e,n){return(0,x.writeFileSync)(t,"",{flag:"a",mode:384}),gy({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const a1=10*6e4,c1=100,d1=1e3,u1=5e3,l1=6e4;function f1(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=$(t,"state"),c=$(t,"secret")===
e,d=(u,l)=>{const f=Math.min(i+r,l+o),m=$(t,"identity"),h={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:m,endsInMs:f-i},change:h}};if(a!=="open"&&
a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(W(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=De(t,"polled_at"),l=W(t,"inter\
val_ms");if(u===null||i>=u+l-d1)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+u1,l1);return{answer:{kind:"slow_down"},change:{polled_at:i,
interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{const u=W(
t,"opened_at");return c?d({previous:e,changed_at:i},u):de(t,"previous")===e&&i-W(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reused"}}}default:
return{answer:{kind:"reused"}}}}function iu(t){return{machine:$(t,"machine"),address:$(t,"address"),askedAt:W(t,"asked_at"),endsAt:W(t,"ends_at")}}function h1(t){
return{state:$(t,"state")==="open"?"open":"reused",identity:$(t,"identity"),machine:$(t,"machine")}}function p1(t){const{machine:e,address:n,askedAt:s,endsAt:r}=iu(
t);return{id:$(t,"id"),machine:e,address:n,askedAt:s,usedAt:De(t,"changed_at"),endsAt:r}}const Ty=["state","secret","previous","polled_at","interval_ms","opened\
_at","changed_at","ends_at"];function au(t,e){const n=JSON.parse(de(t,"identity")??"null"),s=(0,q.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;return{
action:e,object:$(t,"machine"),after:s}}function m1(t,e,n){const s=Ze(t,n),r=t.prepare("DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_at <= ?\
 ORDER BY ends_at LIMIT ?)"),o=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`),i=t.prepare("SELECT 1 FROM logins WHERE user_code = ?"),a=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?"),d=t.prepare(`UPDATE l\
ogins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`),u=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`),l=t.prepare("SELECT * FROM logins WHERE id = ?"),f=t.prepare(`UPDATE login\
s SET ${Ty.map(p=>`${p} = ?`).join(", ")} WHERE id = ?`),m=t.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?"),h=t.prepare(
`SELECT * FROM logins WHERE person = ? AND state IN ('approved', 'open') AND ends_at > ?
    ORDER BY coalesce(changed_at, asked_at) DESC, id`),E=t.prepare("DELETE FROM logins WHERE id = ? AND state IN ('approved', 'open') RETURNING *");return{begin:({
id:p,userCode:g,secret:S,machine:L,address:O},{lifetimeMs:b,intervalMs:R,perAddress:D,inAll:k})=>e.write(()=>{const B=n.now();r.run(B-a1,c1);const G=o.get(O,B)??
{};return W(G,"in_all")>=k||W(G,"of_address")>=D?"too_many":i.get(g)?"code_taken":(a.run(p,g,S,L,O,B,R,B+b),"begun")}),asked:p=>e.first(c,[p,n.now()],iu),decide:(p,g,S)=>e.
write(()=>{const L=n.now(),O=g==="denied",[b,R,D]=O?["denied",null,null]:["approved",g.person,g.identity],k=d.get(b,R,D,p,L);return k&&!O&&u.run(g.person,g.most-
1),k&&s(S,[au(k,O?"login.deny":"login.approve")]),k&&iu(k)}),advance:({id:p,...g},S)=>e.write(()=>{const L=l.get(p);if(!L)return{kind:"unknown"};const{answer:O,
change:b}=f1(L,g,n.now());return b&&f.run(...Ty.map(R=>b[R]??L[R]),p),b?.state==="reused"&&s(S,[au(L,"login.reuse")]),O}),find:p=>e.first(m,[p,n.now()],h1),list:p=>e.
read(()=>h.all(p,n.now()).map(p1)),end:(p,g)=>e.write(()=>{const S=E.get(p);return S&&s(g,[au(S,"login.end")]),S!==void 0})}}function E1({org:t,project:e="",appID:n="",
who:s}){return[t,e,n,s]}function by(t){const[e,n]=[$(t,"project"),$(t,"app_id")];return{org:$(t,"org"),project:e===""?void 0:e,appID:n===""?void 0:n,who:$(t,"wh\
o"),role:Ny(t),grantedBy:de(t,"granted_by"),grantedAt:W(t,"granted_at")}}function Ny(t){const e=$(t,"role");return En.find(n=>n===e)??"viewer"}function y1(t,e,n){
const{org:s,project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"member.set",object:i,before:a,after:c}}
const Sy="org = ? AND project = ? AND app_id = ? AND who = ?";function g1(t,e){const n=gr(t),s=Ze(t,e),r=t.prepare("SELECT * FROM members WHERE who IN (SELECT v\
alue FROM json_each(?)) ORDER BY org, project, app_id, who"),o=t.prepare(`SELECT * FROM members WHERE org = ? AND (project, app_id, who) > (?, ?, ?) AND ${xt("m\
embers")}
    ORDER BY project, app_id, who LIMIT ?`),i=t.prepare(`SELECT role FROM members WHERE ${Sy}`),a=t.prepare(`SELECT ${tE("?","?")} FROM members WHERE org = ?`),
c=t.prepare("SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1"),d=t.prepare(`INSERT INTO members (or\
g, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),u=t.prepare(`DELETE FROM members WHERE ${Sy}`);
return{of:l=>n.read(()=>r.all(JSON.stringify(l)).map(by)),list:(l,{after:f,limit:m,within:h})=>n.read(()=>o.all(Lt(h),l,f?.project??"",f?.appID??"",f?.who??"",m).
map(by)),set:({role:l,bounds:f,keepsAdmin:m,...h},E)=>n.write(()=>{const p=E1(h),g=i.get(...p),S=g&&Ny(g);if(S===(l??void 0))return{kind:"done",before:S};if(h.project===
void 0&&S==="admin"&&m&&!c.get(h.org,h.who))return{kind:"last_admin"};const[,O,b]=p,R=g||l===null?void 0:a.get(O,O,b,h.org),D=R&&nE(R,h,f);return D?{kind:"full",
of:D}:(l===null?u.run(...p):d.run(...p,l,E.by,e.now()),s(E,[y1(h,S,l)]),{kind:"done",before:S})})}}const w1="notify_deliveries d JOIN notify_targets t ON t.id =\
 d.target";function Oy(){return`msg_${(0,F.randomBytes)(16).toString("hex")}`}function _1(t,e,n){const s=Ze(t,n),r=t.prepare("SELECT count(*) AS n FROM notify_t\
argets WHERE org = ?"),o=t.prepare("SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id = ? AND deleted_at IS NULL"),i=t.prepare(`INSERT INTO notify_tar\
gets
    (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by, confirmed_at, confirm_until, letters)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),a=t.prepare("SELECT * FROM notify_targets WHERE id = ?"),c=t.prepare(`UPDATE notify_targets SET\
 confirmed_at = ?, confirm_until = NULL
    WHERE id = ? AND confirmed_at IS NULL AND confirm_until > ? RETURNING *`),d=t.prepare("UPDATE notify_targets SET confirm_until = ?, letters = letters + 1 WH\
ERE id = ?"),u=t.prepare("SELECT * FROM notify_targets WHERE org = ? ORDER BY created_at, id"),l=t.prepare("DELETE FROM notify_targets WHERE org = ? AND id = ? \
RETURNING *"),f=t.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT ?, id, ?, project, app_id, ?, ?, ? FROM notify_targets WHERE org = ? AND id = ?`),m=t.prepare(`INSERT OR IGNORE INTO notify_deliveries (id, target, e\
vent, project, app_id, detail, at, due_at)
    SELECT 'msg_' || ? || '_' || id, id, ?, ?, ?, ?, ?, ? FROM notify_targets
    WHERE org = ? AND coalesce(project, ?) = ? AND coalesce(app_id, ?) = ? AND instr(events, ?) > 0`),h=t.prepare(`SELECT ${Fm} FROM ${w1}
    WHERE t.org = ? AND d.seq < ? AND d.target = coalesce(?, d.target) ORDER BY d.seq DESC LIMIT ?`),E=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attem\
pts = 0, fence = fence + 1
    WHERE id = ? AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = ?)`),p=t.prepare(`SELECT ${Fm} FROM notify_deliveries d INDEXED\
 BY notify_deliveries_due
    JOIN notify_targets t ON t.id = d.target WHERE d.due_at <= ? AND d.target NOT IN (SELECT value FROM json_each(?))
    AND t.org NOT IN (SELECT value FROM json_each(?)) ORDER BY d.due_at, d.seq LIMIT 1`),g=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = attemp\
ts + 1, fence = fence + 1
    WHERE id = ? RETURNING attempts, fence`),S=t.prepare(`UPDATE notify_deliveries SET due_at = ?, tried_at = ?, status = ?, problem = ?
    WHERE id = ? AND fence = ? AND due_at IS NOT NULL`),L=t.prepare(`SELECT DISTINCT org FROM notify_targets WHERE instr(events, ?) > 0 AND org > ?
    ORDER BY org LIMIT ?`),O=t.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries)
    WHERE place > ? OR at <= ? LIMIT ?)`);return{add:({id:b,org:R,project:D,appID:k,kind:B,shown:G,events:V,sealed:U},X,Z=!1)=>e.write(()=>{if(W(r.get(R)??{},"n")>=
xm)return"full";if(k!==null&&!o.get(R,D,k))return"no_app";const ye=n.now(),Te=[b,R,D,k,B,G,qk(V),U,ye,X.by],Oe=Z?[null,ye+Cm,1]:[ye,null,0],Ie=hr(i.get(...Te,...Oe)??
{});return Z&&f.run(Oy(),"confirm",X.by,ye,ye,R,b),s(X,[Td(Ie,"notify.add")]),Ie}),list:b=>e.read(()=>u.all(b).map(hr)),find:b=>e.first(a,[b],hr),confirm:(b,R)=>e.
write(()=>{const D=n.now(),k=c.get(D,b,D);return k&&s(R,[Td(hr(k),"notify.confirm")]),k!==void 0}),remove:(b,R,D)=>e.write(()=>{const k=l.get(b,R);return k&&s(D,
[Td(hr(k),"notify.remove")]),k!==void 0}),test:(b,R,D)=>e.write(()=>{const k=a.get(R);if(!k||$(k,"org")!==b)return;const[B,G]=[Oy(),n.now()],V=Jk(k);return V&&W(
k,"letters")>=Um?"no_letters":(V&&d.run(G+Cm,R),f.run(B,V?"confirm":"test",D.by,G,G,b,R),s(D,[{org:b,action:"notify.test",object:R}]),B)}),raise:({key:b,event:R,
org:D,project:k,appID:B,detail:G})=>e.read(()=>{const V=n.now(),U=[D,k??"",k??"",B??"",B??"",` ${R} `];return Number(m.run(b,R,k,B,G,V,V,...U).changes)}),deliveries:(b,{
target:R=null,before:D=Number.MAX_SAFE_INTEGER,limit:k})=>e.read(()=>h.all(b,D,R,k).map(Vk)),redeliver:(b,R,D)=>e.write(()=>{const k=E.run(n.now(),R,b).changes===
1;return k&&s(D,[{org:b,action:"notify.redeliver",object:R}]),k}),claim:({targets:b,organizations:R})=>e.write(()=>{const D=n.now(),k=p.get(D,JSON.stringify(b),
JSON.stringify(R));return k&&Qk({...k,...g.get(D+Xk,$(k,"id"))})}),settle:({id:b,fence:R},{status:D,problem:k,againMs:B})=>e.read(()=>{const G=n.now(),V=B===void 0?
null:G+B;return S.run(V,G,D??null,k??null,b,R).changes===1}),organizations:(b,R,D)=>e.read(()=>L.all(` ${b} `,R,D).map(k=>$(k,"org"))),prune:({most:b,ageMs:R,limit:D})=>e.
read(()=>Number(O.run(b,n.now()-R,D).changes))}}const cu=6e4;function T1(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};
return{take(r){const o=t.monotonic(),i=Math.floor(o/cu);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((cu-o%cu)/
1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const Ry=32,b1=2*Dn,N1=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Nr=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,S1=`SELECT 1 AS found FROM (SELECT
    ${Nr("org","apps WHERE live_release IS NOT NULL")} AS live, ${Nr("deploy_id","releases")} AS kept,
    ${Nr("org","release_objects")} AS recorded, ${Nr("seq","collection_notes")} AS noted,
    ${Nr("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function O1(t){return{org:$(t,"org"),manifestHash:$(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:$(t,"notes").split(",").map(Number)}}function pi(t){return Buffer.from(t,"hex")}function R1(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(S1),a=t.prepare(`SELECT d.notes, ${N1}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),l=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
f=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),m=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),h=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),E=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),p=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),g=t.prepare("SELECT swept_before FROM collection"),S=t.
prepare("UPDATE collection SET swept_before = ?"),L=b=>b.reduce((R,D)=>R+Number(c.run(D).changes),0)>0,O=(b,R)=>{for(let D=0;D<b.length;D+=Ry)R(b.subarray(D,D+Ry))};
return{hold:b=>e.read(()=>{const R=n.now(),D=s.get(b,R+Dn,R,R+b1);return D&&{fence:W(D,"fence")}}),renew:({fence:b})=>e.read(()=>r.run(n.now()+Dn,b).changes===1),
release:({fence:b})=>e.read(()=>{o.run(b)}),due:(b,R)=>e.read(()=>{if(b===0&&i.get())throw new ge("The records of releases are missing: the database is incomple\
te");return a.all(b,R).map(O1)}),add:({org:b,manifestHash:R,notes:D},k)=>e.write(()=>{!L(D)||d.run(b,R,k).changes===0||O(k,B=>u.run(b,B))}),end:({org:b,manifestHash:R,
notes:D})=>e.write(()=>{const k=L(D)?l.get(b,R):void 0;k&&O(qt(k,"objects"),B=>f.run(b,B))}),keep:({notes:b})=>e.write(()=>{L(b)}),unused:(b,R)=>e.read(()=>R.filter(
D=>!m.get(b,pi(D)))),waiting:(b,R)=>e.read(()=>h.all(b?.org??"",pi(b?.hash??""),R).map(D=>({org:$(D,"org"),hash:Buffer.from(qt(D,"object")).toString("hex")}))),
remember:(b,R)=>e.write(()=>{for(const D of R)E.run(b,pi(D))}),forget:(b,R)=>e.write(()=>{for(const D of R)p.run(b,pi(D))}),sweptBefore:()=>e.read(()=>{const b=g.
get()??{};return b.swept_before===null?void 0:W(b,"swept_before")}),recordSweep:b=>e.read(()=>{S.run(b)})}}const A1=100;function I1(t,e,n=Q.ml){const s=Ze(t,n),
r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=gr(t),i=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(h,E,p=[])=>{const g=await o.
write(()=>h.all(...p,E).length>0);return g&&e.publish({kind:"role",accessKeyID:E}),g},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),m=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:h,environmentID:E,sealed:p,expiresAt:g},{now:S,most:L},O){const b=await o.write(()=>{i.run(S,
A1);const R=a.all(E,L-1);c.run(h,E,p,g);const D=O&&r.get(E);return D&&s(O,[re(Wt(D),"credentials.issue",{object:h})]),R.map(k=>$(k,"access_key_id"))});for(const R of b)
e.publish({kind:"role",accessKeyID:R})},renew:(h,E)=>l(d,h,[E]),async revoke(h){await l(u,h)},find:h=>o.first(f,[h],JE),any:()=>o.first(m,[],JE)}}function L1(t){
return{id:W(t,"id"),app:{org:$(t,"org"),project:$(t,"project"),appID:$(t,"app_id")},subdomain:$(t,"subdomain"),entries:Xd($(t,"settings")).schedule??[],since:t.
since===null?null:W(t,"since"),dueAt:W(t,"due_at"),now:W(t,"now")}}function k1(t,e,n){const s=t.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.sub\
domain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`),r=t.prepare("UPDATE schedules SET since = ?, due_at \
= ? WHERE id = ? AND due_at = ? AND since IS ?");return{due:o=>e.read(()=>{const i=n.now();return s.all(i,i,o).map(L1)}),take:({id:o,now:i,dueAt:a,since:c},d)=>e.
read(()=>r.run(i,d,o,a,c).changes===1)}}var D1=I(8500);const v1=t=>e=>$(e,t);function mi(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"byte\
s",purpose:()=>"kvs",sealName:o=>n(v1(e)(o))}]}}const M1=[mi("kvs_tables","token_hash",yo,"token_sealed"),mi("kvs_roles","access_key_id",Qa),mi("notify_targets",
"id",Jo),mi("hooks","id",Gc),{table:"deployments",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>ns(
$(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"build-log",sealName:t=>ns($(t,"deploy_id"),"failure")}]}],$1=100;function C1(t,e,n){const{table:s,
keys:r,columns:o,beside:i}=t,a=[...r,...o.map(({column:u})=>u)].map(u=>`t.${u}`),c=r.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${r.map((u,l)=>n(l+1)).
join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${$1}`}function U1({table:t,keys:e},n,s){const r=n?"":`WHERE (${e.join(", ")}) > (${e.map((o,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${r}`}function x1(t,e,n){const s=t.keys.map((r,o)=>`${r} = ${n(o+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function Ay({keys:t},e){return t.map(n=>typeof e[n]=="number"?W(e,n):$(e,n))}function F1(t,{columns:e},n){return e.flatMap(s=>{if(n[s.
column]===null)return[];const r=s.kind==="text"?j1(t,s,n):B1(t,s,n);return r===void 0?[]:[{column:s.column,value:r}]})}function j1(t,{column:e,purpose:n,sealName:s,
isClear:r},o){const i=$(o,e),[a,c,d]=[r?.(o)===!0,n(o),s(o)];if(!(!a&&L0(i)===t.id))return Qs(t,c,d,a?i:Zs(t,c,d,i))}function B1(t,{column:e,purpose:n,sealName:s},r){
const[o,i,a]=[qt(r,e),n(r),s(r)];if(!Cl(t.current(i),o))try{return Eo(t.current(i),a,Va(t.all(i),a,o))}catch(c){throw t.wrong(c)}}class P1 extends Error{name="R\
otationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var Ei=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yi=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const du="build_logs",H1=50,G1=6e4;async function W1({database:t,keyring:e,logs:n,log:s,clock:r,after:o}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(o,H1);let a=o;for(const c of i){const d=$(c,"deploy_id"),u=De(c,"finished_at"),l=u===null||
c.status==="cancelled"&&u>r.now()-G1;if(!await z1(n,e,d,!l).catch(m=>{if(!(m instanceof j.GQ))throw m;return s("error","sealed_log_unreadable",{deployID:d,reason:m.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=W(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function Y1(t,e){return W(t.prepare("SELECT \
count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function z1(t,e,n,s){const{sealed:r,clear:o}=ri(t,n),i=await K1(r),a=i===void 0&&(0,x.existsSync)(
o);return i===e.id||i===void 0&&!a?(await(0,Ae.rm)(o,{force:!0}),!0):s?(await q1(r,Vv({deployID:n,keyring:tM(e)},a?(0,x.createReadStream)(o):X1(r,{deployID:n,keyring:e}))),
await(0,Ae.rm)(o,{force:!0}),!0):!1}async function K1(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=Ei(e,await(0,Ae.open)(t),!0),[s]=si(await yr(
n,{start:0,length:st}));return s&&eM(s)}catch(n){e.error=n,e.hasError=!0}finally{const n=yi(e);n&&await n}}catch(e){if((0,j.xU)(e)==="ENOENT")return;throw e}}async function*X1(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const r=Ei(s,await(0,Ae.open)(t),!0);for(let o=0;o<n;o+=st){const i=[...si(await yr(r,{start:o,
length:Math.min(st,n-o)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield AE(e,i,{start:a.start,length:d})}}catch(r){s.error=r,s.
hasError=!0}finally{const r=yi(s);r&&await r}}async function BU(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=Ei(e,await open(t),!0);return await endOfLog(
n,(await n.stat()).size)}catch(n){e.error=n,e.hasError=!0}finally{const n=yi(e);n&&await n}}catch(e){if(systemCode(e)==="ENOENT")return;throw e}}async function q1(t,e){
const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const r=Ei(s,await(0,Ae.open)(n,"w",384),!0);for await(const o of e)await r.writeFile(o);
await r.sync()}catch(r){s.error=r,s.hasError=!0}finally{const r=yi(s);r&&await r}}catch(s){throw await(0,Ae.rm)(n,{force:!0}),s}await(0,Ae.rename)(n,t)}const Iy=[
...M1,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[
{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>Za(Wt(t),$(t,"name")),isClear:t=>W(t,"is_sealed")===0}]}],J1=1e4,V1=10,Q1=5;function Z1(t){const{
database:e,commands:n,keyring:s,clock:r,log:o}=t,i=Ze(e,r);let a=()=>{};const c=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),d=e.
prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),u=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),l=e.prepare("SELECT key_id FROM sealed_with"),f=p=>{const g=c.get(p,s.id);return g?{at:de(g,"at"),isDone:W(g,"is_done")===1}:{at:null,isDone:!1}},m=(p,{
at:g,isDone:S})=>d.run(p,s.id,g,S?1:0),h=p=>n.write(()=>{const{at:g}=f(p.table),S=e.prepare(C1(p,g===null,()=>"?")).all(...Ly(g)),L=S.filter(b=>!eC(t,p,b)).length;
L>0&&o("error","sealed_rows_unreadable",{table:p.table,rows:L});const O=S.at(-1);m(p.table,{at:O?JSON.stringify(Ay(p,O)):g,isDone:!O})}),E=async()=>{const p=Iy.
find(({table:b})=>!f(b).isDone);if(p)return await h(p),!0;const g=f(du);if(g.isDone)return!1;const{after:S,isDone:L,isWaiting:O}=await W1({...t,after:Number(g.at??
0)});return await n.write(()=>{m(du,{at:String(S),isDone:L}),L&&u.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),L&&await n.read(()=>e.exec("PR\
AGMA wal_checkpoint(TRUNCATE)")),!L&&!O};return{step:E,start(p){let g=!1;const O=os({everyMs:J1,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!g&&await E();)
await(0,D1.setTimeout)(Q1)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:b=>o("warn","sealing_failed",{reason:String(b)}),every:p,isDue:!0});
return a=()=>{O.run()},{async[Symbol.asyncDispose](){g=!0,await O[Symbol.asyncDispose]()}}},async status(){return n.read(()=>{const p=new Set(l.all().map(R=>$(R,
"key_id"))),g=R=>R===s.id?"seals":p.has(R)?"needed":"unneeded",S=Iy.map(R=>{const{at:D,isDone:k}=f(R.table);return k?0:W(e.prepare(U1(R,D===null,()=>"?")).get(...Ly(
D))??{},"n")}),L=f(du),O=S.reduce((R,D)=>R+D,L.isDone?0:Y1(e,Number(L.at??0)));return{keys:s.ids.map(R=>({id:R,use:g(R)})),remaining:O,awaited:[],place:"platfor\
m.key in the data directory"}})},async rotate(p){tC(s.ids.length);const g=s.id,S=s.add();return await n.write(()=>i(p,[{action:"secret.rotate",object:S,before:{
key:g},after:{key:S}}])),a(),{from:g,to:S}}}}function eC({database:t,keyring:e},n,s){try{for(const{column:r,value:o}of F1(e,n,s))t.prepare(x1(n,r,()=>"?")).run(
o,...Ay(n,s));return!0}catch(r){if(r instanceof j.GQ)return!1;throw r}}function tC(t){if(!(t<V1))throw new P1(`platform.key has ${t} keys`,"Remove the lines of \
those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function Ly(t){return t===null?[]:JSON.parse(t)}function nC(t){
const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);
return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.
expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),
o},async close(r){e.delete(r)}}}const _s=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${NM.map(t=>`d.${t}`).join(", ")}`,gi="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",ky=Number.MAX_SAFE_INTEGER;function sC(t){const{database:e,keyring:n,commands:s,changes:r,idempotency:o}=t,i=Un(e),a=e.prepare(`SELECT ${_s}\
 FROM deployments d ${gi} AND d.deploy_id = ?`),c=e.prepare(`SELECT ${_s} FROM deployments d ${gi} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),d=e.prepare(`SELECT ${_s} FROM deployments d ${gi} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${gi} AND d.deploy_id = ? AND d.status = 'failed'`),l=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),f=(g,S)=>{const L=a.get(...Ts(g),S);return L&&pn(L)},m=rC(t,f),h=oC(t),E=_r(e),p=g=>(g.kind==="done"&&r.publish({kind:"jobs"}),g);return{async create(g,S,L,O,b){
const R=await s.write(()=>{const D=i(g);return D&&o.run(O,()=>(b&&E.checkTime(g.org,b),m(g,D,kM(S,$(D,"branch"),L.by),L,S)))});return p(R??{kind:"no_app"})},async redeploy(g,S,L,O,b){
const R=await s.write(()=>{const[D,k]=[i(g),f(g,S)];return D&&k&&o.run(O,()=>(b&&E.checkTime(g.org,b),m(g,D,DM(k,L.by),L)))});return p(R??{kind:"no_deployment"})},
async cancel(g,S,L){const O=await s.write(()=>vM(h(g,S,L),f(g,S)));return O.kind!=="cancelled"||(r.publish({kind:"ended",deployID:S}),r.publish({kind:"jobs"})),
O},find:(g,S)=>s.read(()=>f(g,S)),list:(g,{before:S=ky,since:L,limit:O})=>s.read(()=>L===void 0?c.all(...Ts(g),S,O).map(pn):d.all(...Ts(g),L,O).map(pn).reverse()),
ofApp:(g,{before:S=ky,limit:L})=>s.read(()=>{const O=i(g);return O&&{app:qe(O),deployments:c.all(...Ts(g),S,L).map(pn)}}),failure:(g,S)=>s.first(u,[WE,...Ts(g),
S],L=>YE(n,L)),totals:()=>s.read(()=>l.all().map($M))}}function rC({database:t,keyring:e,clock:n,random:s,organizationQueue:r=tg},o){const i=t.prepare(`UPDATE d\
eployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),a=Ze(t,n),c=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployment\
s
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),d=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(u,l,f,m,h)=>{const{branch:E,commit:p,by:g,redeployOf:S,configuration:L,env:O,facts:b}=f,R=`dp\
l-${xa(16,s)}`,[D,k]=[W(l,"id"),n.now()];if(W(c.get(u.org,D,r)??{},"n")>=r)throw new La(r);const B=i.all(R,k,D).map(X=>$(X,"deploy_id")),G=AM(e,R,O),V=[E,p,g,S,
L,G,b.subject,b.author];d.run(R,D,u.org,...V,k),a(m,[cv(u,{deployID:R,branch:E,commit:p,redeployOf:S},h)]),a(Re,av(u,B,R));const U=o(u,R);if(!U)throw new j.GQ("\
internal",`The deployment ${R} was not stored`);return U}}function oC({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', canc\
elled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`),s=Ze(t,e);return(r,o,i)=>{const a=n.run(i.by,e.now(),o,...Ts(r)).changes===1;
return a&&s(i,[re(r,"deployment.cancel",{object:o})]),a}}function Ts({org:t,project:e,appID:n}){return[t,e,n]}function iC({database:t,keyring:e,commands:n}){const s=O=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${xt("a")} ${O} ORDER BY t.seq DESC LIMIT ?`),[r,o]=[s(""),s("AND t.failed")],i=t.prepare(`SELE\
CT ${_s} FROM deployments d WHERE d.seq = ?`),a=t.prepare(`SELECT ${_s} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),c=O=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${O} LIMIT\
 ?)`),d={apps:c(`apps a WHERE org = ? AND deleted_at IS NULL AND ${xt("a")}`),live:c(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL A\
ND ${xt("a")}`),failed:c(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${xt("a")}`)},u=(O,b,R)=>t.prepare(`SELECT ${_s}, ${bM} FROM deployments d INDEXED BY ${O} JOIN \
apps a ON a.id = d.app
      WHERE ${b} AND d.org = ? AND ${xt("a")} ORDER BY ${R} LIMIT ?`),l=u("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),m=u("deployment\
s_queued_by_org","d.finished_at IS NULL AND d.status = 'queued'","d.seq"),h=t.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN \
d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),E=O=>{const b=t.prepare(`SELECT DISTINCT ${O} FROM apps a WHERE org = ? AND deleted_at IS\
 NULL AND ${xt("a")} ORDER BY ${O} LIMIT ?`);return(R,D,k)=>b.all(Lt(k),R,D).map(B=>$(B,O))},[p,g]=[E("project"),E("branch")],S=O=>{const b=i.get(O);return b&&pn(
b)},L=O=>O?W(O,"n"):0;return{recent:(O,{before:b=Number.MAX_SAFE_INTEGER,failed:R=!1,within:D,limit:k})=>n.read(()=>(R?o:r).all(Lt(D),O,b,k).flatMap(B=>{const G=i.
get(W(B,"newest"));return G?[{app:qe(B),newest:pn(G),liveManifest:de(B,"live_manifest")}]:[]})),newest:O=>n.read(()=>O.map(({org:b,project:R,appID:D})=>{const k=a.
get(b,R,D);return k?pn(k):null})),queue:(O,b,R)=>n.read(()=>({running:l.all(Lt(R),O,b).map(BE),waiting:m.all(Lt(R),O,b).map(BE)})),counts:(O,b,R)=>n.read(()=>({
apps:L(d.apps.get(Lt(R),O,b)),live:L(d.live.get(Lt(R),O,b)),failed:L(d.failed.get(Lt(R),O,b))})),search:(O,b)=>n.read(()=>{const{statement:R,values:D}=YM(O,b,()=>"\
?");return KM(t.prepare(R).all(...D),S,b)}),choices:(O,b,R)=>n.read(()=>({projects:p(O,b,R),branches:g(O,b,R)})),failures:O=>n.read(()=>new Map(O.flatMap(b=>{const R=h.
get(WE,b);return R?[[b,YE(e,R)]]:[]})))}}function Dy(t,e){for(const{app:n,deployments:s,tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)
e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.subdomain})}}function aC({database:t,commands:e,changes:n,clock:s}){const r=Un(
t,!0),o=Ze(t,s),i=_r(t),a=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),c=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),d=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),u=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),l=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),f=h=>u.all(h).map(E=>$(E,"token_hash")),m=(h,E,p)=>{const[
g,S]=[W(h,"id"),s.now()],L=a.all(E.by,S,g).map(b=>$(b,"deploy_id")),O=qe(c.get(S,E.by,S+p,g)??{});return o(E,[rv(O,L)]),{app:O,deployments:L,tokens:f(g)}};return{
async delete(h,E,p){const g=await e.write(()=>{const S=r(h);if(S)return S.deleted_at===null?{deleted:m(S,E,p)}:{before:qe(S)}});return g?.deleted&&Dy([g.deleted],
n.publish),g?.deleted?.app??g?.before},async restore(h,E,p){const g=await e.write(()=>{const O=r(h);if(!O)return{kind:"no_app",tokens:[]};const b=qe(O);if(b.deletion===
null)return{kind:"not_deleted",app:b,tokens:[]};if(b.deletion.endsAt<=s.now())return{kind:"too_late",app:b,tokens:[]};const R=W(O,"id");i.checkApp(h.org,p,R);const D=qe(
d.get(s.now(),R)??{});return o(E,[re(h,"app.restore")]),{kind:"restored",app:D,tokens:f(R)}}),{tokens:S,...L}=g;for(const O of S)n.publish({kind:"table",tokenHash:O});
return L.kind==="restored"&&n.publish({kind:"site",subdomain:L.app.subdomain}),L},async expire(h,E){const p=await e.write(()=>l.all(s.now(),h).map(g=>m(g,Re,E)));
return Dy(p,n.publish),p.map(({app:g})=>g)}}}function cC(t,e){const n=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at\
)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:l}){const f=e.now();return n.run(c,d,u,l,f,f-zE).changes===1}function a({scope:c,key:d,
requestHash:u}){const l=s.get(c,d);return!l||$(l,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:W(l,"status"),answer:$(l,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function dC({database:t,commands:e,changes:n,clock:s}){const r=Ze(t,s),o=Un(t),i=uC(t),a=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),c=t.prepare(
"SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),d=t.prepare("SELECT a.subdomain FROM domai\
ns d JOIN apps a ON a.id = d.app WHERE d.name = ?"),u=t.prepare("SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name > ? ORDER BY\
 d.name LIMIT ?"),l=(f,m,h)=>{const E=o(f),p=E?de(E,"live_release"):null;if(!E||p===null)return;const g=ZM(i(W(E,"id")),p,m);if(g)return a.run(g.deployID,W(E,"i\
d")),r(h,[iv(f,p,g.deployID)]),{subdomain:$(E,"subdomain"),release:{...g,previous:p}}};return{site:f=>e.first(c,[f],m=>QM(m,i(W(m,"id")))),subdomainOf:f=>e.first(
d,[f],m=>$(m,"subdomain")),domains:(f,m)=>e.read(()=>u.all(f,m).map(VM)),list:f=>e.read(()=>{const m=o(f);return m?i(W(m,"id")):[]}),async rollback(f,m,h){const E=await e.
write(()=>l(f,m,h));return E&&n.publish({kind:"site",subdomain:E.subdomain}),E?.release}}}function uC(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM \
releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(JM)}function lC(t){const e={...t,idempotency:cC(
t.database,t.clock)};return{apps:{..._$(e),...aC(e)},deployments:sC(e),releases:dC(e),activity:iC(e)}}function fC(t,e,n=Q.ml){const s=Ze(t,n),r=gr(t),o=Un(t),i=t.
prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),a=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),c=t.prepare("INSERT INTO kv\
s_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),d=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_\
hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),u=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),l=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),f=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),m=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),h=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),E=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:p,name:g,tokenHash:S,
sealed:L,createdAt:O,types:b,most:R},D){let k="";const B=await r.write(()=>{const G=o(p);if(!G)return{kind:"no_app"};const[V,U]=[W(G,"id"),$(G,"type")];return b.
some(X=>X===U)?i.get(V,g)?{kind:"taken"}:Number(a.get(V)?.count)>=R?{kind:"full"}:(c.run(V,g,S,L,O),s(D,[re(p,"table.create",{object:g})]),k=$(G,"subdomain"),{kind:"\
created"}):{kind:"wrong_type",type:U}});return B.kind==="created"&&(e.publish({kind:"table",tokenHash:S}),e.publish({kind:"site",subdomain:k})),B},list:({org:p,
project:g,appID:S})=>r.read(()=>e$(d.all(p,g,S))),async remove(p,g,S){const L=await r.write(()=>{const O=o(p);if(!O)return{kind:"no_app"};const b=u.get(W(O,"id"),
g);if(!b)return{kind:"no_table"};const R=W(b,"keyspace");l.run(R),s(S,[re(p,"table.delete",{object:g})]);const[D,k]=[$(b,"token_hash"),$(O,"subdomain")];return{
kind:"removed",keyspace:R,tokenHash:D,subdomain:k}});return L.kind!=="removed"?L:(e.publish({kind:"table",tokenHash:L.tokenHash}),e.publish({kind:"site",subdomain:L.
subdomain}),{kind:"removed",keyspace:L.keyspace})},binding:p=>r.first(f,[p],t$),anySealed:()=>r.first(m,[],p=>({tokenHash:$(p,"token_hash"),sealed:qt(p,"token_s\
ealed")})),toDrop:({after:p,limit:g})=>r.read(()=>h.all(p,g).map(S=>W(S,"keyspace"))),dropped:p=>r.write(()=>{E.run(p)})}}const wi={hour:35*864e5,day:400*864e5},
uu=Vd.map(t=>`${t} = ?`).join(" AND ");function hC(t,e){const n=gr(t),s=pC(t),r=mC(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${VE} FROM usage_sums
    WHERE ${uu} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${uu}`),u=t.prepare(`SELECT keyspace FROM u\
sage_scopes WHERE keyspace IS NOT NULL AND bytes >= ?
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= ?
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= ? AND t.keyspace IS NOT NULL`),l=EC(t),f=yC(t),m=gC(t),h=_r(t);return{add:({writer:E,number:p,rows:g})=>n.write(()=>{o.
run(E,p,e.now()).changes===1&&s(g)}),countEnded:E=>n.write(()=>{const p=i.all(E);return s(p.filter(({org:g})=>g!==null).map(f$)),p.length}),claimTurn:(E,p)=>n.read(
()=>a.run(E,e.now(),p).changes===1),setStored:(E,p)=>n.write(()=>r(E,p)),prune:(E,p)=>n.write(()=>m(E,p)),series:(E,p,g)=>n.read(()=>c.all(...Qt(E),p,g).map(S=>({
start:W(S,"start"),counts:ty(S)}))),parts:(E,p,g)=>n.read(()=>l(E,p,g)),pressed:(E,p,g)=>n.read(()=>f(E,p,g)),full:({tableBytes:E,tableKeys:p,organizationBytes:g})=>n.
read(()=>u.all(E,p,g).map(S=>W(S,"keyspace"))),stored:async E=>await n.first(d,Qt(E),ey)??{keys:0,bytes:0},used:(E,p,g)=>n.read(()=>h.used(E,p,g))}}function pC(t){
const e=t.prepare(`INSERT INTO usage_sums (${Ut}, step, start, ${VE})
    VALUES (${"?, ".repeat(Vd.length+1+je.length)}?)
    ON CONFLICT DO UPDATE SET ${je.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Ut}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=d$(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...Qt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of l$(r))n.run(...Qt(o),i,a,c)}}function mC(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${Ut}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${uu}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const l=n.get(u);return l?[[u,ny(l)]]:[]}),c=s.all(o.after,o.upTo).map(ny),d=h$(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:l}of d.
keyspaces)r.run(l,...Qt(u))}}function EC(t){const e=je.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${Ut} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n(`org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = '' AND ${xt("usage_scopes","app")}`),r=n(`org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${xt("usag\
e_scopes","app")}`),o=n("org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,within:l,limit:f})=>{
const m=u?.name??"";return(a===""?s.all(Lt(l),i,u?.project??"",m,f,d):c===""?r.all(Lt(l),i,a,m,f,d):o.all(i,a,c,m,f,d)).map(c$)}}function yC(t){const e=t.prepare(
`SELECT ${Ut}, sum(${ai}) AS limited, max(${ci}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${xt("usage_sums","app")} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${ai} > 0 OR ${ci} >= :busy))
    GROUP BY ${Ut} HAVING sum(${ai}) > 0 OR max(${ci}) >= :busy
    ORDER BY limited DESC, most DESC, ${Ut} LIMIT :limit`);return(n,s,{busy:r,limit:o,within:i})=>e.all({org:n,since:s,busy:r,limit:o,...Lt(i)}).map(a$)}function gC(t){
const e=t.prepare(`DELETE FROM usage_sums WHERE (${Ut}, step, start) IN
    (SELECT ${Ut}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Ut}) IN
    (SELECT ${Ut} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-wi.hour);const[i,a,c]=[e.run("hour",r-wi.hour,o),e.run("day",r-wi.day,o),n.run(r-wi.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var wC=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},_C=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const TC=10;async function bC(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=_M(t.dir),{lasting:s,clock:r=Q.ml,log:o}=t,i=wC(e,new AsyncDisposableStack,!0);i.use(UE(n));const a=i.adopt(vy(n,t),My),c=i.use($y(a,n,
mM(),t)),d=i.use(o1({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.keyring.load(),c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_\
until = NULL");const u=gv(n,f=>{CE(a,(0,P.join)(f,"platform.db")),d.copyTo((0,P.join)(f,_y))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:T1(
r),sessions:nC(r),backUp:u,[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=_C(e);n&&await n}}function PU(t,e,n){const s=$y(
vy(t,n),t,e,n);return s.keyring.load(),s}function vy(t,{database:e,lasting:n=!0}){return e??EM(n?t:void 0)}function My(t){t.isOpen&&t.close()}function $y(t,e,n,s){
const{lasting:r=!0,keepReleases:o=TC,clock:i=Q.ml,random:a=Ua,log:c}=s,d=gr(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),l=t.prepare(`SELECT 1\
 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),f=(p,g)=>l.get(p,g)!==void 0,m=x$(e,t),h=(0,P.join)(e,"logs"),E={kind:"\
local",dir:(0,P.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:E,blobs:new Wv(E),state:lC({database:t,keyring:m,commands:d,changes:n,clock:i,random:a,
organizationQueue:s.organizationQueue}),jobs:b$({database:t,keyring:m,commands:d,changes:n,clock:i,keepReleases:o}),logs:oM(h,m,{log:c,mayAppend:f}),tables:fC(t,
n,i),roles:I1(t,n,i),keys:v$(e,t),keyring:m,sealing:Z1({database:t,commands:d,keyring:m,logs:h,clock:i,log:c??Js}),members:g1(t,i),logins:m1(t,d,i),accessTokens:mv(
t,d,i),usage:hC(t,i),keeping:A$(t,d,n,i),audit:pv(t,d,i),references:R1(t,d,i),schedules:k1(t,d,i),notify:_1(t,d,i),hooks:TM(t,d,i),cdn:pM(t,d,i),check:()=>d.read(
()=>{u.get()}),async[Symbol.asyncDispose](){My(t)}}}var NC=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object e\
xpected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){
try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},SC=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function OC(t){Yl(t);const e=!(0,x.
existsSync)((0,P.resolve)(t.dir));try{const n=await bC(t);return await HD({...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&RC((0,P.resolve)(t.dir)),AC(n,(0,P.
resolve)(t.dir))}}function RC(t){if((0,x.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=NC(e,UE(t),!1);(0,x.rmSync)(t,{recursive:!0,
force:!0})}catch(n){e.error=n,e.hasError=!0}finally{SC(e)}}catch{}}function AC(t,e){const n=(o,i,a)=>new j.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof
j.GQ)return t;if(mr(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another \
disk with --data.");if(Qm(t)){const o=`A database of the data directory ${e} is damaged: ${Mn(t)}`;return n("unsupported_data",o,"Restore a backup of the direct\
ory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,j.xU)(t)===void 0||!(0,he.FK)(e,s)?t:n("inval\
id_input",`${s} cannot be used (${(0,j.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or \
name another directory with --data.")}}),1101:((Ge,pe,I)=>{I.d(pe,{Ih:()=>he,Lw:()=>j});var x=I(2373);const P={bad_request:{status:400,title:"This request canno\
t be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has \
more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answe\
red. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not HTTP, or with headers th\
at are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer soon. Try again in a f\
ew seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting or busy, and did not take this request in time. Try again in a fe\
w seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or did not answer when it was started. Its owner can read why in its lo\
g."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},
stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions\
 here",text:"This app is a server, and this node of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"\
The app took too long",text:"The app did not begin to answer within its limit of time."}};class j extends Error{name="Refused";code;againIn;constructor(ie,Q,se=1){
super(ie,{cause:Q}),this.code=ie,this.againIn=se}}function he({code:F,againIn:ie}){const Q=(0,x.M)(P[F]),se=Q.status===503?{"retry-after":String(ie)}:{};return{
...Q,headers:{...Q.headers,...se,"x-slipway-error":F}}}}),6583:((Ge,pe,I)=>{I.d(pe,{F$:()=>j,i5:()=>he,nA:()=>x,r$:()=>P});const x=".slipway",P=`${x}/server.jso\
n`,j=["unpack","spawn","listen","health","ready"];class he extends Error{name="StartFailed";failure;constructor(ie){super(ie.message),this.failure=ie}}}),9669:((Ge,pe,I)=>{
I.r(pe),I.d(pe,{createMailer:()=>x});const x=()=>async()=>({problem:"no mail"})}),1487:((Ge,pe,I)=>{I.r(pe),I.d(pe,{openApi:()=>x});const x=()=>({})}),2373:((Ge,pe,I)=>{
I.d(pe,{M:()=>P});const x=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font\
-size:1.75rem;line-height:1.25}code{font-size:.95em}";function P({status:j,title:he,text:F}){const ie=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${he}</title>
<style>${x}</style>
</head>
<body>
<main>
<h1>${he}</h1>
<p>${F}</p>
</main>
</body>
</html>
`);return{status:j,headers:{"content-type":"text/html; charset=utf-8","content-length":String(ie.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:ie}}}),2104:((Ge,pe,I)=>{I.d(pe,{Bq:()=>j,aF:()=>he,cd:()=>P,ky:()=>F,te:()=>x});
const x=24*36e5,P=3e4,j=168*36e5;function he(ie){return`slipway-${ie}`}function F(ie){return`slipway-site-${ie}`}})};export{HU as id,GU as ids,WU as modules};

const $v=741,Cv=[741],Uv={3130:((je,he,R)=>{R.d(he,{g:()=>ue});var M=R(86),P=R(445),j=R(5636);function ue(U,{requestUrl:se,requestToken:q,audience:re},oe,ne){const le=new URL(
se);re&&(le.search+=`${le.search===""?"":"&"}audience=${encodeURIComponent(re)}`);const pe=(ge,Ae)=>{const Pe=(0,M.Qq)((0,M.Pf)(ge),"value");if(Pe===void 0)throw(0,M.
LO)("token (value)",ge,Ae);return ne(Pe),Pe};return oe({doing:`get an ID token from ${U}`,request:{method:"GET",url:le,headers:{...j.H1,authorization:`Bearer ${q}`}},
mayRepeat:!0,authorize:ge=>ge,read:(0,P.t)({decode:pe})})}}),9692:((je,he,R)=>{R.d(he,{sU:()=>P,q$:()=>It,bM:()=>ie,U2:()=>Ft,I:()=>Rt,q1:()=>Oe,Aw:()=>Te});var M=R(
8302);class P extends Error{name="JsonTextError";offset;stop;constructor(B,ae,Q=ae){super(B),this.offset=ae,this.stop=Q}}const j=34,ue=44,U=58,se=91,q=92,re=93,
oe=123,ne=125,le=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,pe=24,ge=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Ae=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Pe=/true|false|null/y,
it="a lone surrogate (half of a character) in a string";class Qe{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(B,ae=!0,Q){this.#e=B,this.#t=
ae,this.#n=Q}document(){this.#p();const B=this.#m()===oe?"object":"other";do this.#i();while(this.#a());if(this.#p(),this.#r<this.#e.length)throw this.#w("the e\
nd");return B}#i(){for(;;){this.#p(),this.#s.length===1&&(this.#o.offset=this.#r);const B=this.#m();if(B===j){this.#u();return}if(B===oe){if(this.#r+=1,this.#y(
ne))return;this.#s.push(new Set),this.#d()}else if(B===se){if(this.#r+=1,this.#y(re))return;this.#s.push(void 0)}else{if(this.#g(Ae)||this.#g(Pe))return;throw this.#w(
"a value")}}}#a(){for(let B=this.#s.length;B>0;B--){const ae=this.#s[B-1]!==void 0;if(B===1&&ae&&this.#n&&this.#c(this.#n),this.#y(ue))return ae&&this.#d(),!0;if(!this.#y(
ae?ne:re))throw this.#T(ae?"}":"]");this.#s.pop()}return!1}#c(B){B({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#p();const B=this.#r;if(this.#m()!==
j)throw this.#w("a name in double quotes");this.#u();const ae=Rt(this.#e.slice(B,this.#r)),Q=this.#s.at(-1);if(this.#t&&Q?.has(ae))throw new P(`the name "${ae}"\
 occurs twice in one object`,B);if(Q?.add(ae),!this.#y(U))throw this.#w('":"');this.#s.length===1&&(this.#o={name:ae,nameOffset:B,offset:this.#r})}#u(){const B=this.#e,
ae=this.#r;let Q=ae+1;for(;;){const V=B.charCodeAt(Q);if(V===j)break;if(V===q)Q=this.#h(Q,ae);else if(V>=55296&&V<=57343)Q=this.#f(Q,ae);else if(V>=32)Q=Q-ae<pe?
Q+1:this.#l(Q);else throw this.#E(Q)}this.#r=Q+1}#l(B){return le.lastIndex=B,le.test(this.#e),le.lastIndex}#h(B,ae){if(ge.lastIndex=B,!ge.test(this.#e))throw this.#E(
B);const Q=ge.lastIndex;if(!this.#t||Q-B===2)return Q;const V=Number.parseInt(this.#e.slice(B+2,Q),16);if(V<55296||V>57343)return Q;const me=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(Q,Q+6));if(V>=56320||!me)throw new P(it,ae);return Q+6}#f(B,ae){const[Q,V]=[this.#e.charCodeAt(B),this.#e.charCodeAt(B+1)],me=Q<56320&&(V&64512)===
56320;if(this.#t&&!me)throw new P(it,ae);return B+(me?2:1)}#E(B){const ae=B>=this.#e.length;return new P(ae?"a string does not end":"a bad escape or control cha\
racter in a string",B)}#y(B){return this.#p(),this.#m()!==B?!1:(this.#r+=1,!0)}#p(){for(;;){const B=this.#m();if(B!==32&&B!==10&&B!==13&&B!==9)return;this.#r+=1}}#m(){
return this.#e.charCodeAt(this.#r)}#g(B){return B.lastIndex=this.#r,B.test(this.#e)?(this.#r=B.lastIndex,!0):!1}#T(B){const ae=this.#e.slice(0,this.#r).trimEnd().
length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new P(`"," or "${B}" is missing`,ae,this.#r):this.#w(`"," or "${B}"`)}#w(B){const ae=this.#e.slice(this.#r,
this.#r+1);return new P(`expected ${B}, found ${ae===""?"the end":JSON.stringify(ae)}`,this.#r)}}function Rt(te){return te.includes("\\")?String(JSON.parse(te)):
te.slice(1,-1)}function Oe(te,B){const ae=te.slice(0,B);return{line:ae.split(`
`).length,column:B-ae.lastIndexOf(`
`)}}function It(te){new Qe(te).document()}function Kt(te){try{new JsonScanner(te,!1).document()}catch(B){if(B instanceof JsonTextError)return B;throw B}}function Ft(te,B=!0){
const ae=[];return new Qe(te,B,V=>ae.push(V)).document()==="object"?ae:void 0}function ie(te){return te.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Te(te,B){
return te===B||be(te)===be(B)}function be(te){try{return String(JSON.parse(te,Ce))}catch(B){if(B instanceof RangeError)return ie(te);throw B}}function Ce(te,B,ae){
return typeof B=="number"?We(ae?.source??String(B)):Array.isArray(B)?`[${B.join(",")}]`:(0,M.Gv)(B)?`{${Object.entries(B).map(([V,me])=>`${JSON.stringify(V)}:${me}`).
sort().join(",")}}`:JSON.stringify(B)}function We(te){const[,B,ae="",Q="",V="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(te)??[],me=`${ae}${Q}`.replace(
/^0+/,""),ke=me.replace(/0+$/,"");if(ke==="")return`${B}0`;const Je=BigInt(V)-BigInt(Q.length)+BigInt(me.length-ke.length);return`${B}${ke}e${Je}`}}),7994:((je,he,R)=>{
R.d(he,{FK:()=>U,LI:()=>se,wZ:()=>re});var M=R(3024),P=R(1455),j=R(6760),ue=R(3739);function U(ne,le){const pe=(0,j.relative)(ne,le);return pe===""||pe!==".."&&
!pe.startsWith(`..${j.sep}`)&&!(0,j.isAbsolute)(pe)}function se(ne,le){const pe=(0,j.resolve)(ne,le);if(le.includes("\0")||!U((0,j.resolve)(ne),pe))throw oe(le);
return pe}async function q(ne,le){const[pe,ge]=await Promise.all([realpath(ne),realpath(se(ne,le))]);if(!U(pe,ge))throw oe(le);return ge}function re(ne,le){if(!(0,M.
existsSync)(ne)){re((0,j.dirname)(ne),le);try{(0,M.mkdirSync)(ne,{mode:le})}catch(pe){if((0,ue.xU)(pe)!=="EEXIST")throw pe}}}function oe(ne){return new ue.GQ("p\
ath_escapes_root",`The path "${ne}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((je,he,R)=>{R.
d(he,{D6:()=>j,DB:()=>se,j9:()=>ue});var M=R(3739);const P=1024,j=1024*P,ue=1024*j,U=[["TiB",1024*ue],["GiB",ue],["MiB",j],["KiB",P]];function se(re,oe){const[,
ne,le]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(re.trim())??[],pe=U.find(([Ae])=>Ae.toLowerCase()===le?.toLowerCase())?.[1],ge=Math.round(Number(ne)*(pe??Number.
NaN));if(ge>0&&Number.isSafeInteger(ge))return ge;throw new M.GQ("invalid_input",`${oe}: "${re}" is not a size`,{input:oe,remedy:"Write it with a unit, as 512Mi\
B, 4GiB or 1.5GiB; it must be larger than zero."})}function q(re){const[oe,ne]=U.find(([,pe])=>re>=pe)??["bytes",1],le=re/ne;return`${le<10&&ne>1?le.toFixed(1).
replace(/\.0$/,""):Math.round(le)} ${oe}`}}),7287:((je,he,R)=>{R.d(he,{V1:()=>se,WJ:()=>ue,xJ:()=>j});var M=R(3739);const P={build_fault:"error",index_unanswered:"\
error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"\
warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function j({code:q}){return P[q]}
function ue({findings:q}){const[re,...oe]=q.filter(Pe=>j(Pe)==="error");if(!re)return;const{place:ne,message:le,remedy:pe}=re,ge=ne?`${ne.file}${ne.line===void 0?
"":`:${ne.line}`}: `:"",Ae=oe.length===0?"":` (and ${oe.length} more ${oe.length===1?"error":"errors"})`;return new M.GQ("check_failed",`Check failed: ${ge}${le}${Ae}`,
{remedy:pe??"Correct what the annotations name. They are in the summary too."})}const U=20;function se(q,{findings:re}){const oe=re.flatMap(ne=>{const{code:le,message:pe,
place:ge}=ne;if(!ge)return[];const{file:Ae,line:Pe=null,column:it=null}=ge;return[{file:Ae,line:Pe,column:it,severity:j(ne),code:le,message:pe}]});return{headline:q.
message,stage:"check",code:q.code,exitCode:void 0,remedy:q.remedy,log:[],diagnostics:oe.slice(0,U),moreDiagnostics:Math.max(0,oe.length-U)}}}),2628:((je,he,R)=>{
R.d(he,{runCheck:()=>yi});var M=R(1455),P=R(8161),j=R(6760),ue=R(3532),U=R(336),se=R(9127),q=R(3739),re=R(2345);async function oe(m,h){const{bare:E,branch:w,commit:_,
lender:A,shallow:k,origin:W}=h;for(const Ee of["objects/info","refs"])await(0,M.mkdir)((0,j.join)(m,Ee),{recursive:!0});const H=W===void 0?"":`[remote "origin"]\

	url = ${JSON.stringify(W)}
`,Z={HEAD:`ref: refs/heads/${w}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${E}
${H}`,"packed-refs":_&&`${_} refs/heads/${w}
`,"objects/info/alternates":A&&`${(0,j.join)(A,"objects")}
`,shallow:k};for(const[Ee,Ne]of Object.entries(Z))Ne&&await(0,M.writeFile)((0,j.join)(m,Ee),Ne)}var ne=R(5807),le=R(1421),pe=R(7975);const ge=(0,pe.promisify)(le.
execFile),Ae=64*1024*1024,Pe=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(m=>["-c",m]);function it(m,h,E,w={}){const _=Object.
fromEntries(Object.entries(h).filter(([k])=>!k.startsWith("GIT_"))),A={cwd:m,env:{..._,LC_ALL:"C",...w},signal:E,maxBuffer:Ae};return async(...k)=>{try{return(await ge(
"git",[...Pe,...k],A)).stdout}catch(W){throw(0,q.xU)(W)!=="ENOENT"?W:new q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:W})}}}async function Qe(m,h,E){const w=it(m,h,E),[_="",A="",k=""]=(await Rt(w,m,E)).split(`
`),W=it(_,h,E);return{root:_,commit:k,changed:(await W("diff","--name-only","-z","HEAD")).split("\0").filter(H=>H!==""),git:W,async lend(H,Z){const Ee=await(0,M.
readFile)((0,j.join)(A,"shallow"),"utf8").catch(Ne=>{if((0,q.xU)(Ne)!=="ENOENT")throw Ne});await oe(H,{bare:!0,branch:Z,commit:k,lender:A,shallow:Ee})}}}async function Rt(m,h,E){
try{const w=await m("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[_="",A="",k=""]=w.split(`
`);return[_,(0,j.resolve)(h,A),k].join(`
`)}catch(w){throw E.throwIfAborted(),w instanceof q.GQ?w:new q.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:w})}}const Oe=5*6e4,It="refs/slipway/base";async function Kt(m,h,E,w,_){const A=it(E,w,_),k=await Ft(h.git,m,_)??await Ft(h.git,
`origin/${m}`,_)??await Te(m,h,E,w,_);return await A("update-ref",It,k),{name:m,commit:k}}async function Ft(m,h,E){try{return(await m("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(w){if(E.throwIfAborted(),w instanceof q.GQ)throw w;return}}const ie=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Te(m,h,E,w,_){
const A=ie.test(m)?await We(h.git,_):void 0;if(!A)throw B(m,"");const k=AbortSignal.timeout(Oe),W=it(h.root,w,AbortSignal.any([_,k]),A),H=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${m}:${It}`];try{await W("--git-dir",E,"fetch",...H)}catch(Ee){throw _.throwIfAborted(),Ee instanceof q.GQ?Ee:B(
m,k.aborted?", and origin does not answer":te(Ee),Ee)}const Z=await Ft(it(E,w,_),It,_);if(Z===void 0)throw B(m,", and what origin has by this name is not a comm\
it");return Z}const be=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ce="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function We(m,h){
const E=await m("config","--local","--includes","--null","--get-regexp",Ce).catch(()=>"");h.throwIfAborted();const w=E.split("\0").flatMap(W=>{const[H="",...Z]=W.
split(`
`);return H===""?[]:[[H,Z.length===0?"true":Z.join(`
`)]]});if(!w.some(([W])=>W==="remote.origin.url"))return;const _=[...be,...w],A=_.flatMap(([W,H],Z)=>[[`GIT_CONFIG_KEY_${Z}`,W],[`GIT_CONFIG_VALUE_${Z}`,H]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(_.length),...Object.fromEntries(A)}}function te(m){const h=m instanceof
Error&&"stderr"in m&&typeof m.stderr=="string"?m.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(h))return", nor\
 has origin";const w=(h.split(`
`).find(_=>/^(?:fatal|error): /.test(_))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,ne.
Ow)(w,300)}`}function B(m,h,E){return new q.GQ("invalid_input",`compare-to: "${m}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:ae,cause:E})}
const ae=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Q=R(5635),V=R(292);async function me(m,h,E){const{report:w,signal:_}=E,A=(0,Q.M)(w.report,U.ml,_);return await A.
phase("compare",async()=>{const k=await Je(m,h,E);return _.throwIfAborted(),await w.compared(k),[void 0,ke(k),k.kind==="unknown"]}),A.phases}function ke(m){const{
base:h}=m,E=`${(0,ne.Ow)(h.name,100)} (${(0,V.h0)(h)})`;if(m.kind==="unknown")return`the difference to ${E} is unknown: ${m.why}`;const{pages:w,files:_,bytes:A,
brotli:k}=m.difference;return`${[(0,V.jN)(w," pages"),(0,V.jN)(_," files"),(0,V.Sk)(A),(0,V.Sk)(k," with Brotli")].join(", ")} against ${E}`}async function Je(m,h,E){
const{embedded:w,report:_,checked:A,leftMs:k}=E;if(m.commit===A.commit)return{kind:"unknown",base:m,why:"it is the commit that was checked"};const W=Ne=>{(Ne.type===
"status"||Ne.type==="heartbeat")&&_.report(Ne)},H={...h.follow,timeoutMs:Math.max(1,k)},{outcome:Z,output:Ee}=await w.deploy(m.commit,{...h,...at(h),follow:H},W);
return Z.status==="succeeded"&&Ee?{kind:"known",base:m,difference:Nt(A.report,A.output.files,Ee.files)}:{kind:"unknown",base:m,why:Ze(Z,k)}}function at({project:m}){
return{project:m==="base"?"checked":"base"}}function Ze({status:m,error:h},E){return m!=="pending"?`it does not build (${h?.message??m})`:E<1?"no time was left \
to build it":`it was not built in the ${(0,se.a3)(E)} that were left`}function Nt({pages:m},h,E){const w=k=>({now:k(h),change:k(h)-k(E)}),_=k=>w(W=>W.reduce((H,Z)=>H+
k(Z),0));return{pages:{now:m,change:_(({path:k})=>Number(Be.test(k))).change},files:w(({length:k})=>k),bytes:_(({bytes:k})=>k),brotli:_(({brotli:k})=>k),gzip:_(
({gzip:k})=>k),changes:Ge(h,E).toSorted((k,W)=>Math.abs(W.bytes)-Math.abs(k.bytes)||(k.path<W.path?-1:1))}}const Be=/\.x?html?$/i;function Ge(m,h){const E=new Map(
h.map(H=>[H.path,H])),w=new Set(m.map(({path:H})=>H)),_=m.filter(({path:H})=>!E.has(H)),A=h.filter(({path:H})=>!w.has(H)),k=No(_,A),W=new Set(k.flat());return[...m.
flatMap(H=>{const Z=E.get(H.path);return Z===void 0||Z.digest===H.digest?[]:[I(H,Z)]}),...k.map(([H,Z])=>({...I(H,Z),formerly:Z.path})),..._.filter(H=>!W.has(H)).
map(H=>K("added",H,1)),...A.filter(H=>!W.has(H)).map(H=>K("removed",H,-1))]}function I(m,h){const{path:E,bytes:w,brotli:_}=m;return{kind:"changed",path:E,bytes:w-
h.bytes,brotli:_-h.brotli}}function K(m,{path:h,bytes:E,brotli:w},_){return{kind:m,path:h,bytes:_*E,brotli:_*w}}function No(m,h){const E=Map.groupBy(h,({path:w})=>Pt(
w));return[...Map.groupBy(m,({path:w})=>Pt(w))].flatMap(([w,_])=>{const[A,k]=_,[W,H]=E.get(w)??[];return w!==void 0&&A&&W&&!k&&!H?[[A,W]]:[]})}const Xs=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
et=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],ve=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Pt(m){if(Be.test(m))return;
const h=m.lastIndexOf("/")+1,[E,w]=[m.slice(0,h),m.slice(h)],_=Xs.exec(w)?.[0]??"",A=w.slice(0,w.length-_.length);if(ve.test(A))return`${E}*${_}`;const k=et.map(
W=>W.exec(A)?.groups).find(W=>Js(W?.hash??""));return k&&`${E}${k.stem}*${_}`}function Js(m){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
m)}const Mt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,es=String.raw`"([^"\\\n]*(?:${Mt}[^"\\\n]*)*)"`,ts=String.raw`'([^'\\\n]*(?:${Mt}[^'\\\n]*)*)'`,
Fc=String.raw`((?:[^()"'\s\\]|${Mt})+)\s*\)`,$t=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Mt,String.raw`(?:url\(\s*|@import\s+)(?:${es}|${ts})`,String.raw`url\(\s*${Fc}`,
es.replace("(","(?:"),ts.replace("(","(?:")].join("|"),"gi"),So=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function ns(m){return[...m.matchAll($t)].flatMap(h=>{const E=h.
slice(1).find(w=>w!==void 0);return E===void 0||E===""||E.startsWith("#")?[]:[{href:un(E),kind:"asset"}]})}const Oo=new RegExp(`${$t.source}|([{}])`,"gi");function Vs(m){
const h=[];for(const w of m.matchAll(Oo)){const _=w.at(-1);_==="{"?h.push(w.index):_==="}"&&h.pop()}const E=h.at(-1);return E===void 0?void 0:m.slice(0,E).split(
`
`).length}const Ro=new RegExp(`${$t.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function dn(m){for(const h of m.matchAll(
Ro)){const E=h.at(-1);if(E?.startsWith("@"))return E}}function qs(m,h){return`The style sheet ${m} has ${h}, which browsers ignore: the tool that replaces it di\
d not run`}const On=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Io(m){return[...m.matchAll(On)].map(([,,h=""])=>({href:h,kind:"mention"}))}function un(m){return m.replace(So,(h,E,w,_)=>{const A=E===void 0?Number.NaN:
Number.parseInt(E,16);return A<=1114111?String.fromCodePoint(A):w===void 0?_??"":""})}var ss=R(1600);const Lo={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},Rn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),Qs=new Set(["title","style","script","template"]),rs=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function os(m){const h=new Zs;return h.read(m),h}const Ao=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class Zs{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(h){const E=new ss.i({onopentag:(w,_)=>this.#n(w,_),ontext:w=>this.#o(w),onclosetag:w=>{this.#e.
at(-1)===w&&this.#e.pop(),w==="noscript"&&(this.#t-=1)}});E.write(h),E.end()}#n(h,E){Qs.has(h)&&E.shadowrootmode===void 0&&this.#e.push(h),h==="noscript"&&(this.#t+=
1),Rn.has(h)&&(this.empty=!1),this.#t===0&&Rn.has(h)&&h!=="script"&&(this.blank=!1);for(const _ of[E.id,h==="a"?E.name:void 0])_&&this.ids.add(_);switch(E.style?.
includes("url(")&&this.#i(ns(E.style)),h){case"base":this.base??=E.href;return;case"meta":this.#r(E);return;case"link":this.#s(E);return;case"a":case"area":if(/\bexternal\b/.
test(E.rel??""))return;break}const w=(Lo[h]??[]).flatMap(([_,A])=>{const k=E[_];return k===void 0?[]:[{href:k,kind:A}]});this.#i([...w,...z(E.srcset??"")])}#s({
rel:h="",href:E,imagesrcset:w=""}){const _=rs.find(([A])=>A.test(h))?.[1];_!==void 0&&this.#i([...E===void 0?[]:[{href:E,kind:_}],...z(w)])}#r(h){if(h["http-equ\
iv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const E=Ao.exec(h.content??"")?.[1];E&&this.#i([{href:E.trim(),kind:"link"}])}#o(h){this.#e.at(-1)==="style"&&
this.#i(ns(h)),!(this.#e.length>0||h.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(h){this.#e.includes("template")||this.links.push(...h.filter(
({href:E})=>!er(E)))}}function er(m){return/\{\{|\$\{|<%/.test(m)}function z(m){return m.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(E=>{const[w=""]=E.trim().split(
/\s/,1);return w===""?[]:[{href:w.replace(/(?<!,),+$/,""),kind:"asset"}]})}const is=5,zt=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function ko(m){const h=m.filter(_=>zt.test(_)),E=m.filter(_=>_.endsWith("/index.html")&&_.split("/").length===2),w=m.filter(_=>/^[^/]+\.html?$/i.test(_)&&_!=="4\
04.html");return{folder:w.length>0?void 0:as(m),files:[...new Set([...h,...E,...w])].slice(0,is)}}function as(m){const h=k=>k.split("/").length,E=m.filter(k=>k.
endsWith("/index.html")).sort((k,W)=>h(k)-h(W)),[w,_]=E;return w!==void 0&&(_===void 0||h(_)>h(w))?w.slice(0,-11):void 0}function tr({files:[m]}){return m!==void 0&&
/^index\.x?html?$/i.test(m)?m:void 0}function vo(m){const{folder:h,files:E}=m,w=tr(m);return w!==void 0?`The output has ${w}: name it index.html, in lower case.`:
h!==void 0?`The output directory has its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${E.length===
0?"":` It has ${E.join(", ")}.`} Is output-directory the folder that the build writes?`}const nr=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
cs=20;function ds(m){const h=[];for(const{groups:E}of m.matchAll(nr)){const w=E?.id??E?.selector??E?.mounted;if(w!==void 0&&!sr(m,w.replace(/^#/,""))&&h.push(w),
h.length>=cs)break}return h}function sr(m,h){return[...["=",":",": "," = "].flatMap(w=>['"',"'","`",'\\"'].map(_=>`id${w}${_}${h}`)),`id=${h}`].some(w=>m.includes(
w))}function Do(m,h){return m.some(E=>h.has(E.replace(/^#/,"")))?void 0:m[0]}function Mo(m){return`The index page stays blank: it has no element with the id "${m.
replace(/^#/,"")}", which its script fills`}const $o=10;class Co{#e;#t=new Map;constructor(h){this.#e=h}know(h,E){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:rr(E)}))}probe(h){const E=h.pathname+h.search,w=this.#t.get(E);if(w)return w;const _=this.#n(h);return this.#t.set(E,_),_}async#n(h){let E=h;for(let w=0;w<
$o;w+=1){const{status:_,headers:A}=await this.#e.fetch(E,{method:"HEAD",signal:this.#e.signal}),k=A.get("location");if(_>=400)return{kind:"missing",status:_};if(_<
300||k===null||!URL.canParse(k,E.href))return{kind:"there",url:E,page:rr(A)};if(E=new URL(k,E),E.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function rr(m){return/\bhtml\b/.test(m.get("content-type")??"")}const Uo=16,or=2e4,xo=500,ir=16*1024*1024;async function us(m,h,E=!1){const w=new jo(m,
E),_=h.filter(nt=>/\.(?:x?html?|css|m?js)$/i.test(nt));await ls(_.slice(0,or),nt=>w.read(nt)),await w.follow();const A=await w.index(),k=w.result(),W=await Ho(k.
dead,h,w.prober),H=A.status<300||E?void 0:ko(h),Z=H?.folder,Ee=new Set(Z===void 0?[]:h),Ne=nt=>cr(nt).some(Ss=>Ee.has(`${Z}/${Ss}`)),dt=k.dead.filter(({url:nt})=>!Ne(
(0,ne.oF)(nt.pathname).slice(1)));return{index:A,...k,dead:dt,instead:H,basePath:W,unread:w.unread+Math.max(0,_.length-or)}}const ar=5;class jo{#e;#t;#n=new Set;prober;#s=new Map;#r=new Map;#o=[];#i=[];#a=[];#c=new Map;#d=0;unread=0;constructor(h,E){
this.#e=h,this.#t=E,this.prober=new Co(h)}async index(){const{root:h,fetch:E,signal:w}=this.#e,_=await this.prober.probe(h);if(_.kind!=="there")return{status:Fo(
_),empty:!1,unfilled:void 0};const A=await E(_.url,{signal:w}),k=await A.text(),W=_.page?os(k):void 0;return{status:A.status,empty:k.trim()===""&&!(this.#t&&!_.
page)||W?.empty===!0,unfilled:W?.blank?this.#u(W,_.url):void 0}}#u({links:h,ids:E},w){const _=h.flatMap(({href:A,kind:k})=>{const W=k==="asset"&&URL.canParse(A,
w.href)?new URL(A,w):void 0;return W?.origin===w.origin?this.#c.get((0,ne.oF)(W.pathname).slice(1))??[]:[]});return Do(_,E)}async read(h){const E=Po(h,this.#e.root),
w=await this.#e.fetch(E,{signal:this.#e.signal}),_=await w.text();w.status>=300||(this.prober.know(E,w.headers),_.length>ir?this.unread+=1:/\.css$/i.test(h)?this.#l(
_,E,h):/js$/i.test(h)?(this.#f(Io(_),E,h),this.#c.set(h,ds(_))):this.#h(_,E,h))}#l(h,E,w){this.#f(ns(h),E,w);const _=Vs(h);_!==void 0&&this.#a.push({file:w,line:_});
const A=dn(h);A!==void 0&&this.#i.push({file:w,rule:A})}#h(h,E,w){const _=os(h);this.#d+=1,this.#r.set(w,_.ids);const A=_.base!==void 0&&URL.canParse(_.base,E.href)?
new URL(_.base,E):E;this.#f(_.links,A,w)}#f(h,E,w){for(const{href:_,kind:A}of h){const k=URL.canParse(_,E.href)?new URL(_,E):void 0;if(k?.origin!==this.#e.root.
origin)continue;const W=`${A} ${k.href} ${_}`,H=this.#s.get(W)??{href:_,kind:A,url:k,files:[],latest:"",count:0};this.#s.set(W,H),H.latest!==w&&(H.latest=w,H.count+=
1,H.files=[...H.files,w].sort(ln).slice(0,ar))}}async follow(){this.#t&&await this.#E(),await ls(this.#s.values(),async h=>{const E=await this.#p(h);if(E===void 0)
return;const{href:w,url:_,files:A,count:k}=h;this.#o.push({href:w,url:_,files:A,count:k,...E})})}async#E(){const h=new Set;for(let E=[this.#e.root];E.length>0;){
for(const{pathname:_,search:A}of E)h.add(_+A);await ls(E,_=>this.#y(_)),E=[...this.#s.values()].filter(({kind:_})=>_==="link").map(({url:_})=>_).filter(({pathname:_,
search:A})=>!h.has(_+A))}}async#y(h){const E=await this.prober.probe(h);if(E.kind!=="there"||!E.page)return;const{url:w}=E,_=(0,ne.oF)(w.pathname).slice(1);if(this.#g(
_)!==void 0||this.#n.has(_))return;if(this.#n.size>=xo){this.unread+=1;return}this.#n.add(_);const A=await this.#e.fetch(w,{signal:this.#e.signal}),k=await A.text();
A.status>=300||(k.length>ir?this.unread+=1:this.#h(k,w,_===""||_.endsWith("/")?`${_}index.html`:_))}async#p({url:h,kind:E}){const w=await this.prober.probe(h);switch(w.
kind){case"missing":return{kind:E,why:`answers ${w.status}`};case"circle":return{kind:E,why:"redirects in a circle"};case"external":return;case"there":return E!==
"link"&&w.page&&/\.(?!x?html?$)\w+$/i.test(w.url.pathname)?{kind:E,why:"answers with a page"}:this.#m(w.url,h.hash)?void 0:{kind:"fragment",why:"names no part o\
f it"};default:return w}}#m(h,E){const w=E.slice(1);if(w===""||/^(?:top$|[/!]|:~:)/i.test(w))return!0;const _=this.#g((0,ne.oF)(h.pathname).slice(1));return _===
void 0||_.has(w)||_.has((0,ne.oF)(w))}#g(h){return cr(h).map(E=>this.#r.get(E)).find(E=>E!==void 0)}result(){const h=this.#o.sort((w,_)=>ln(w.files[0],_.files[0])||
ln(w.href,_.href)),E=new Set([...this.#s.values()].map(({url:w})=>w.href)).size;return{pages:this.#d,links:E,dead:h,unclosed:this.#a.sort((w,_)=>ln(w.file,_.file)),
unprocessed:this.#i.sort((w,_)=>ln(w.file,_.file))}}}function cr(m){const h=m===""||m.endsWith("/")?m:`${m}/`;return[m,`${m}.html`,`${h}index.html`]}function Fo(m){
return m.kind==="missing"?m.status:310}function Po(m,h){const E=m.replace(/(^|\/)index\.html$/,"$1");return new URL(E.split("/").map(encodeURIComponent).join("/"),
h)}function ln(m="",h=""){return m<h?-1:+(m>h)}async function ls(m,h){const E=m[Symbol.iterator](),w=async()=>{for(let _=E.next();!_.done;_=E.next())await h(_.value)};
await Promise.all(Array.from({length:Uo},w))}const Bo=3;async function Ho(m,h,E){let w="/";for(let _=0;_<Bo;_+=1){if(w=Wo(m.flatMap(({url:H})=>Go(w,H.pathname))),
w===""||h.some(H=>`/${H}`.startsWith(w)))return;const A=m.filter(H=>fs(H,w)),W=(await Promise.all(A.map(({url:H})=>Yo(H,w,E)))).filter(Boolean).length;if(W>1&&W*
2>A.length)return w}}function fs({url:m,kind:h},E){return h!=="fragment"&&`${m.pathname}/`.startsWith(E)}function Go(m,h){const E=h.startsWith(m)?h.slice(m.length).
split("/",1)[0]:"";return E?[`${m}${E}/`]:[]}function Wo(m){const h=new Map;for(const E of m)h.set(E,(h.get(E)??0)+1);return[...h].reduce((E,w)=>w[1]>E[1]?w:E,[
"",0])[0]}async function Yo(m,h,E){const{kind:w}=await E.probe(new URL(`/${m.pathname.slice(h.length)}${m.search}`,m));return w==="there"}var hs=R(1619),Ko=R(3130);
function zo(m){return{...m,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(h,{onSecret:E})=>Xo(m,h,E)}}async function Xo(m,h,E){
E(m.requestToken),(0,hs.J)(new URL(m.requestUrl).origin,"the platform's address");try{return await(0,Ko.g)("the platform",m,h,E)}catch(w){throw!(w instanceof q.
GQ)||w.code!=="unauthorized"?w:w.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:w})}}var ye=R(3194),Jo=R(2409),
ps=R(7244);const Me=25*1024*1024;function ht({files:m,odd:h,ignoredRules:E,faults:w}){const _=m.filter(({path:k})=>/\.(?:js|mjs|cjs|css)\.map$/.test(k)),A=[...h.
map(k=>Pc[k.kind](k.path)),...m.flatMap(({path:k,bytes:W,hasKey:H})=>[...W>Me?[Bc(k,W)]:[],...H?[Hc(k)]:[]]),..._.length>0?[Gc(_)]:[],...Vo(m)];return{files:m,findings:A,
ignoredRules:E,faults:w}}const Pc={repository:m=>({code:"leaked_repository",message:`The output contains a git repository, ${m}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:m=>({code:"leaked_secret_file",built:m,message:`The output contains ${m}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:m=>({code:"examp\
le_of_secrets",built:m,message:`The output contains ${m}, which is not published`,remedy:"Leave it out of the output directory."})};function Bc(m,h){return{code:"\
large_file",message:`${m} has ${(h/1024**2).toFixed(0)} MB; more than ${Me/1024**2} is much for a site`}}const ms=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function Vo(m){const[h,...E]=m.filter(({path:A})=>ms.test(A));if(!h)return[];const w=E.length===0?"":` and ${E.length} more`;return[{code:"odd_address",message:`\
The output contains ${h.path}${w}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Hc(m){
return{code:"leaked_private_key",built:m,message:`The output contains a private key, in ${m}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function Gc(m){const[h]=m,E=m.length===1?"":` and ${m.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${h?.path}${E}): anyone can read the sources in them`}}async function dr(m){const{startPlatform:h,env:E,scratch:w,lent:_}=m;let A,k=new AbortController;
const W=await h({dir:(0,j.join)(w,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:E,async onOutput(H){A=ht(H),k.abort()}});return{async deploy(H,Z,Ee){
A=void 0,k=new AbortController;const Ne=pt(k.signal);return{outcome:await ti(W,Zo(Z,H,_),Ee,{...m,sleep:Ne}),output:A}},[Symbol.asyncDispose]:()=>W[Symbol.asyncDispose]()}}
const qo=100,Qo=5;function pt(m){return async(h,E)=>{if(m.aborted)return U.ml.sleep(Qo,E);try{await U.ml.sleep(h,E?AbortSignal.any([E,m]):m)}catch(w){if(E?.throwIfAborted(),
!m.aborted)throw w}}}function Zo(m,h,E){const{configuration:w,follow:_}=m;return{...m,configuration:{...w,repository:E,settings:ei(w.settings)},commit:h,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{..._,wait:!0,pollIntervalMs:qo,statusMap:new Map}}}function ei({domains:m,...h}){return h}function ti(m,h,E,{
signal:w,folder:_,onSecret:A,sleep:k}){const{baseUrl:W,requestUrl:H,requestToken:Z}=m,Ee=zo({requestUrl:H,requestToken:Z,audience:W}),Ne=(0,ye.N)(h,{baseUrl:W,source:Ee},
{fetch,clock:{...U.ml,sleep:k},tree:(0,ps.c)(_),signal:w,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:A,reporter:E});return(0,Jo.
deploy)(h,Ne)}var ni=R(8302),si=R(8595);async function ri(m,h,E,w){let _,A;for(const k of ci(m,h)){const W=(await w(k)).filter(({file:Ee})=>!oi.test(Ee)),H=W.filter(
({file:Ee})=>!Ln(Ee,E)),Z=Es(H)??Es(H.filter(({file:Ee})=>li(Ee,h)));if(Z)return{place:Z,others:[]};_??=hr(H,h),A??=Es(W)}return _??(A&&{place:A,others:[]})}const oi=/\.log$/;
function ii(m){return!m||m.others.length===0?"":`; also in ${m.others.map(({file:h,line:E})=>`${h}:${E}`).join(", ")}`}const In=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,ai=/^[\s"'`)\]}<>,;#?]/;
function mt(m,h){for(let E=m.indexOf(h);E!==-1;E=m.indexOf(h,E+1)){const[w,_]=[m.slice(Math.max(0,E-4),E),m.slice(E+h.length,E+h.length+1)];if((E===0||In.test(w))&&
(_===""||ai.test(_)))return E+1}}const ur=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function lr(m,h,E){return Ln(m,E)||ur.test(
m)?void 0:Vs(h)}function Ln(m,h){return h!==void 0&&m.startsWith(`${h}/`)}function ci(m,h){const[E=""]=m.split(/[?#]/,1),w=m.replaceAll("&","&amp;"),_=/^\.{1,2}\//.
test(E)?new URL(E,`http://site/${encodeURI(h)}`).pathname:"",A=[m,w,E,_],k=(_||E).replace(/^\/+/,""),W=di(k)?[k,...ui(k)]:[],H=[...A,...A.map(Z=>Z.replace(/\/$/,
"")),...W];return[...new Set([...H,...H.map(ne.oF)])].filter(Z=>Z.length>1)}function di(m){return/\.\w{2,5}$/.test(m)}function ui(m){const h=m.split("/");return h.
slice(1).map((E,w)=>h.slice(w+1).join("/"))}const fr=4;function hr(m,h){if(m.length===0||m.length>fr)return;const E=new Set(h.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),w=({file:k})=>k.split(/[/.]/).filter(W=>E.has(W)).length,[_,...A]=m.toSorted((k,W)=>w(W)-w(k));return _&&{place:_,others:A}}function Es(m){const[
h]=m;return h&&m.every(({file:E})=>E===h.file)?h:void 0}function li(m,h){const E=ys(h.replace(/\/index\.[^/]+$/,""));return ys(m)===E||ys(m.replace(/\/index\.[^/]+$/,
""))===E}function ys(m){return m.slice(m.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Ve=100,ct='If another application serves the link on the same host,\
 add rel="external" to it: the check skips such links.';async function G(m,h){const E=[],{basePath:w}=m,_=m.dead.filter(A=>w===void 0||!fs(A,w));w!==void 0&&E.push(
await Et(w,m,h));for(const[A,k]of _.entries()){const W=A<Ve?await h.find(k.href,k.files[0]??""):void 0,H=An(k);E.push({...H,message:H.message+ii(W),place:W?.place})}
return[...await tt(m,h),...E,...hi(m)]}function Xt(m){return m.map(h=>({code:"build_fault",message:(0,si._Q)(h),remedy:"Mend this first: what the site lacks may\
 follow from it.",place:h.file===null?void 0:{file:h.file,...h.line===null?{}:{line:h.line}}}))}function Ye(m){return Xt(m.filter(({isMarked:h})=>h)).map(h=>({...h,
code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function pr({unclosed:m},h){const E=await h.unclosedSheets(),w=(_,A,k)=>({
code:"unclosed_block",message:`The style sheet ${_} ends within the block that line ${A} opens: its rules from there on may not count`,remedy:"Add the missing }\
.",place:k});return E.length>0?E.map(_=>w(_.file,_.line,_)):m.map(({file:_,line:A})=>w(_,A))}async function mr({unprocessed:m},h){return Promise.all(m.slice(0,Ve).
map(async({file:E,rule:w})=>({code:"unprocessed_rule",message:qs(E,w),remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.
ruleNamed(w)})))}async function Et(m,{dead:h},E){const w=h.filter(A=>fs(A,m)),_=await E.find(m,"")??await E.find(m.slice(0,-1),"");return{code:"base_path",message:`\
The site is built for the base path ${m}, and is served without one: ${w.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro \
and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:_?.place}}const Er="Give the element of the page the id that the scr\
ipt names, or the other way round.";async function tt(m,h){const{index:E,instead:w}=m;if(w){const _=tr(w),A=_===void 0?void 0:await h.fileNamed(_);return[{code:"\
index_unanswered",message:`The site has no index page: / answers ${E.status}`,remedy:vo(w),place:A===void 0?void 0:{file:A}}]}if(E.status>=500)return[{code:"ind\
ex_unanswered",message:`The app answers / with ${E.status}`}];if(E.unfilled!==void 0){const _=await h.fileNamed("index.html"),A=_===void 0?void 0:{file:_};return[
{code:"index_unfilled",message:Mo(E.unfilled),remedy:Er,place:A}]}return E.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loa\
ds no script"}]:[]}function An(m){const h=JSON.stringify(m.href.length>200?`${m.href.slice(0,199)}\u2026`:m.href);switch(m.kind){case"link":return{code:"dead_li\
nk",message:`Dead link: ${h} ${m.why} (${Jt(m)})`,remedy:ct};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${m.why} (${Jt(m)})`};case"mention":
return{code:"dead_mention",message:`A script names ${h}, which ${m.why} (${Jt(m)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} lead\
s to has no such part (${Jt(m)})`};default:return m.kind}}function Jt({files:m,count:h}){const E=h-1;return`in ${m[0]}${E>0?` and ${E} more ${E===1?"file":"file\
s"}`:""}`}async function Vt({findings:m},h){const E=async(w,_)=>{const{built:A}=w;if(A===void 0||_>=Ve)return w;const k=await h.fileNamed(A.slice(A.lastIndexOf(
"/")+1));return k===void 0?w:{...w,place:{file:k}}};return Promise.all(m.map(E))}async function fi(m,h){const E=new Map,w=async({file:_,line:A,reason:k})=>{const W=E.
get(_)??h.fileNamed(_);E.set(_,W);const H=await W;return{code:"ignored_rule",message:`Ignored rule (${A===void 0?_:`${_}, line ${A}`}): ${k}`,place:H===void 0?void 0:
{file:H,...(0,ni.Eb)({line:A})}}};return Promise.all(m.map(w))}function hi({unread:m}){return m===0?[]:[{code:"not_all_checked",message:`${m} pages or style she\
ets are too long, or too many, to be read`}]}var qt=R(7287);function gs(m,h,E){const w=new Map,_=A=>{const k=w.get(A)??pi(m,h,A);return w.set(A,k),k};return{find:(A,k)=>ri(
A,k,E,_),async unclosedSheets(){const A=await m("grep","-I","-n","-z","-e","",h,"--",":(glob)**/*.css").catch(()=>""),k=new Map;for(const W of A.split(`
`)){const[H="",Z="",...Ee]=W.split("\0");if(Z==="")continue;const Ne=H.slice(h.length+1),dt=k.get(Ne)??[];k.set(Ne,dt),dt.push(Ee.join("\0"))}return[...k].flatMap(
([W,H])=>{const Z=lr(W,H.join(`
`),E);return Z===void 0?[]:[{file:W,line:Z}]})},async ruleNamed(A){const k=["css","pcss","postcss","scss","sass","less"].map(Ee=>`:(glob)**/*.${Ee}`),H=(await m(
"grep","-I","-n","-z","-F","-e",`${A} `,h,"--",...k).catch(()=>"")).split(`
`).flatMap(Ee=>{const[Ne="",dt=""]=Ee.split("\0"),nt=Ne.slice(h.length+1);return dt===""||Ln(nt,E)?[]:[{file:nt,line:Number(dt)}]}),[Z]=H;return Z&&H.every(({file:Ee})=>Ee===
Z.file)?Z:void 0},async fileNamed(A){const W=(await m("grep","-l","-z","-e","",h,"--",`:(glob)**/${A}`).catch(()=>"")).split("\0").flatMap(Ne=>Ne===""?[]:[Ne.slice(
h.length+1)]),H=W.filter(Ne=>!Ln(Ne,E)),[Z,...Ee]=H.length>0?H:W;return Ee.length>0?void 0:Z}}}async function pi(m,h,E){return(await m("grep","-I","-n","-z","-F",
"-e",E,h,"--").catch(()=>"")).split(`
`).flatMap(_=>mi(_,h,E))}function mi(m,h,E){const[w="",_="",...A]=m.split("\0"),k=mt(A.join("\0"),E);return k===void 0?[]:[{file:w.slice(h.length+1),line:Number(
_),column:k}]}var ws=function(m,h,E){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var w,_;if(E){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");w=h[Symbol.asyncDispose]}if(w===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");w=h[Symbol.dispose],E&&(_=w)}if(typeof w!="function")throw new TypeError("Object not disposable.");_&&(w=function(){try{_.call(this)}catch(A){return Promise.
reject(A)}}),m.stack.push({value:h,dispose:w,async:E})}else E&&m.stack.push({async:!0});return h},Ei=(function(m){return function(h){function E(k){h.error=h.hasError?
new m(k,h.error,"An error was suppressed during disposal."):k,h.hasError=!0}var w,_=0;function A(){for(;w=h.stack.pop();)try{if(!w.async&&_===1)return _=0,h.stack.
push(w),Promise.resolve().then(A);if(w.dispose){var k=w.dispose.call(w.value);if(w.async)return _|=2,Promise.resolve(k).then(A,function(W){return E(W),A()})}else
_|=1}catch(W){E(W)}if(_===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return A()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(m,h,E){var w=new Error(E);return w.name="SuppressedError",w.error=m,w.suppressed=h,w});async function yi(m,h,E,w){try{return await gi(
m,h,E,w)}catch(_){if(!w.signal.aborted)throw _;return{...kn,status:"cancelled",failure:void 0,phases:[],error:fn()}}}async function gi(m,h,E,w){const _={stack:[],
error:void 0,hasError:!1};try{const{env:A,signal:k}=w,{repository:W,branch:H,outputDirectory:Z}=m.configuration,Ee=(0,j.isAbsolute)(W)?W:w.workspace,Ne=ws(_,await Dn(
A),!0),dt=(0,j.join)(Ne.path,"source.git"),nt=Qe(Ee,A,k);nt.catch(()=>{});const Ss=hn=>E.addSecret(hn),Ti={...w,scratch:Ne.path,lent:dt,folder:Ee,onSecret:Ss},gr=ws(
_,await dr(Ti),!0),Qt=await nt;E.checkedOut(Qt.commit),Ns(Qt,E.report),await Qt.lend(dt,H);const wr=h===void 0?void 0:await Kt(h,Qt,dt,A,k),_i=U.ml.now(),{commit:Re}=Qt;
let Tr=(0,re.Rm)(m.appType);const bi=hn=>{hn.type==="url"?Tr||=hn.isServer===!0:E.report(hn)},{outcome:Mn,output:$n}=await gr.deploy(Re,m,bi),{status:Wc,url:_r}=Mn;
if(Wc!=="succeeded"||$n===void 0||_r===void 0)return wi(Mn,m);const Ni={root:new URL(_r),fetch:(0,ue.Q)(fetch),signal:k},Cn=await _s(Ni,$n,Tr,gs(Qt.git,Re,Z));await E.
checked(Cn);const Si=m.follow.timeoutMs-(U.ml.now()-_i),br=wr&&{embedded:gr,report:E,signal:k,checked:{commit:Re,report:Cn,output:$n},leftMs:Si},Oi=br?await me(
wr,m,br):[],Un=(0,qt.WJ)(Cn);return{...Mn,...kn,status:Un?"failed":"succeeded",error:Un,phases:[...Mn.phases,...Oi],failure:Un&&(0,qt.V1)(Un,Cn)}}catch(A){_.error=
A,_.hasError=!0}finally{const A=Ei(_);A&&await A}}const Ts=5;async function _s(m,h,E,w){const _=h.files.map(({path:Z})=>Z),A=await us(m,_,E),k=await G(A,w),W=k.
some(Z=>(0,qt.xJ)(Z)==="error"),H=Z=>h.files.reduce((Ee,Ne)=>Ee+Z(Ne),0);return{pages:A.pages,links:A.links,files:h.files.length,bytes:H(({bytes:Z})=>Z),brotli:H(
({brotli:Z})=>Z),gzip:H(({gzip:Z})=>Z),largest:h.files.toSorted((Z,Ee)=>Ee.bytes-Z.bytes).slice(0,Ts),findings:[...W?Xt(h.faults):Ye(h.faults),...bs([...await Vt(
h,w),...await fi(h.ignoredRules,w),...k,...await pr(A,w),...await mr(A,w)])]}}const yr=["error","warning","notice"];function bs(m){const h=E=>yr.indexOf((0,qt.xJ)(
E))*2+(E.place?0:1);return m.toSorted((E,w)=>h(E)-h(w))}const kn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function wi(m,{follow:h}){const E={...m,
...kn};if(m.error?.code==="interrupted")return{...E,status:"cancelled",error:fn()};if(m.status!=="pending")return E;if(m.error&&m.error.code!=="deploy_timeout")
return{...E,status:"failed"};const w=`The check has not ended within ${(0,se.a3)(h.timeoutMs)}, and was stopped`;return{...E,status:"failed",error:new q.GQ("dep\
loy_timeout",w,{input:"timeout",remedy:"Raise the input timeout."})}}function fn(){return new q.GQ("interrupted","Interrupted: the check was stopped, and has no\
 result")}const vn=5;function Ns({changed:m},h){if(m.length===0)return;const E=m.slice(0,vn).join(", "),w=m.length>vn?` and ${m.length-vn} more`:"";h({type:"war\
ning",message:`Changed since the commit, and not part of the check: ${E}${w}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Dn(m){
const h=await(0,M.mkdtemp)((0,j.join)(m.RUNNER_TEMP||(0,P.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,M.rm)(h,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((je,he,R)=>{R.d(he,{Ej:()=>re,Sk:()=>U,by:()=>se,h0:()=>j,jN:()=>ue,sX:()=>P});var M=R(5807);function P({pages:oe,links:ne,
files:le,bytes:pe}){return`Checked ${(0,M.hS)(oe,"page")}, ${(0,M.hS)(ne,"link")} and ${(0,M.hS)(le,"file")} (${re(pe)})`}function j({commit:oe}){return oe.slice(
0,7)}function ue({now:oe,change:ne},le=""){return`${(0,M.zD)(oe)}${le} (${q(ne,M.zD)})`}function U({now:oe,change:ne},le=""){return`${re(oe)}${le} (${se(ne)})`}
function se(oe){return q(oe,re)}function q(oe,ne){return`${oe>0?"+":oe<0?"-":"\xB1"}${ne(Math.abs(oe))}`}function re(oe){return oe<1e3?`${oe} B`:oe<1e6?`${(oe/1e3).
toFixed(1)} kB`:`${(oe/1e6).toFixed(1)} MB`}}),7:((je,he,R)=>{R.d(he,{KT:()=>ne,Lh:()=>se,Xm:()=>le,eo:()=>q,yH:()=>re});const M="slp_",P="0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",j=40,ue=6,U=new RegExp(`^${M}[0-9A-Za-z]{${j+ue}}$`);function se(pe){return pe.startsWith(M)}function q(pe){if(!U.test(
pe))return!1;const ge=pe.length-ue;return pe.slice(ge)===oe(pe.slice(M.length,ge))}function re(pe){const ge=Array.from({length:j},()=>P[pe(P.length)]).join("");
return M+ge+oe(ge)}function oe(pe){let ge=process.getBuiltinModule("node:zlib").crc32(pe),Ae="";for(let Pe=0;Pe<ue;Pe+=1)Ae=P[ge%P.length]+Ae,ge=Math.floor(ge/P.
length);return Ae}const ne={perOrganization:200,nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},le=["viewer","deployer"]}),8595:((je,he,R)=>{R.d(
he,{_Q:()=>j,i1:()=>ue,iA:()=>P,iq:()=>U,q3:()=>se,ws:()=>M});const M=5,P=500;function j({message:q}){return`The build ended with 0 in spite of an error: ${q}`}
const ue=["build_fault","type_detected","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],U=10,
se=["repository","secrets","example"]}),2207:((je,he,R)=>{R.d(he,{Mb:()=>P,PB:()=>M,iV:()=>ue,sR:()=>j});const M=["queued","building","syncing","activating","su\
cceeded","failed","cancelled"],P=["queue","clone","install","build","sync","activate"],j=["repository_not_found","repository_not_allowed","branch_not_found","co\
mmit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_un\
available","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothin\
g_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","activat\
ion_failed","interrupted"],ue={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,
release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,
validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),4235:((je,he,R)=>{R.d(he,{DR:()=>M,FU:()=>ue,Tl:()=>P,em:()=>j});
const M={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s"}},P=16,j={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},ue=4096}),5290:((je,he,R)=>{R.d(he,{h:()=>ue});var M=R(
8302),P=R(8595),j=R(2345);function ue(se){if(!Array.isArray(se)||se.length>P.iq)return;const q=se.flatMap(re=>U(re)??[]);return q.length===se.length?q:void 0}function U(se){
const{code:q,file:re,line:oe,message:ne}=(0,M.Gv)(se)?se:{},le=P.i1.find(pe=>pe===q);if(!(!le||!(0,M.KH)(ne,P.iA))&&!(re!==null&&!(0,M.KH)(re,j.IC.file))&&!(oe!==
null&&!(typeof oe=="number"&&Number.isSafeInteger(oe)&&oe>0)))return{code:le,file:re,line:oe,message:ne}}}),3194:((je,he,R)=>{R.d(he,{N:()=>Ft});var M=R(7598),P=R(
3739),j=R(8302),ue=R(4840),U=R(3823),se=R(9570),q=R(86);const re=new Map([...Object.entries(se.I).map(([ie,{input:Te}])=>[ie,Te]),["commit","repository"],["env",
"env"]]);function oe({fields:ie},{name:Te,ours:be,sent:Ce}){if(ie.length===0)return;const We=ie.map(V=>({...V,own:pe(V.field,be,Ce)})),te=We.map(({field:V,own:me,
message:ke})=>{const Je=me===void 0?"which is not sent":`from the input ${re.get(me)??"app-settings"}`;return`; ${me!==void 0&&me!==V?`${V} (our ${me})`:V}, ${Je}\
: "${ke}"`}),B=new Set(We.flatMap(({own:V})=>V??[])),ae=Object.keys(be).map(V=>`"${B.has(V)?`NAME-FOR-${V}`:V}": ${le(V)}`),Q=We.flatMap(({field:V,own:me})=>me===
void 0?[ne(V)]:[]);return{words:te.join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a ma\
p (input api-map):
requests:
  ${Te}: |
    {${[...ae,...Q].join(", ")}}`}}function ne(ie){const[Te="",...be]=ie.split(".");return`"${Te}": ${be.length===0?"VALUE":`{${ne(be.join("."))}}`}`}function le(ie){
return/^[A-Za-z]\w*$/.test(ie)?ie:`\`${ie}\``}function pe(ie,Te,be){const Ce=ie.split("."),We=Ce.at(-1)??"",te=Object.keys(Te),B=te.find(V=>[ie,We,Ce[0]??""].some(
me=>(0,q.tK)(me)===(0,q.tK)(V)));if(B!==void 0)return B;const ae=Ce.reduce((V,me)=>(0,j.Gv)(V)?V[me]:void 0,be);if(ae===void 0)return;const Q=te.filter(V=>JSON.
stringify(Te[V])===JSON.stringify(ae));return Q.length===1?Q[0]:void 0}const ge=async(...ie)=>(await R.e(51).then(R.bind(R,2388))).decodeFailure(...ie),Ae={createApp:{
doing:"create the app",mayRepeat:!1,decode:ue.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:ue.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,
decode:ue._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:ue.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:ue.Dd},listDeployments:{
doing:"list the deployments",mayRepeat:!0,decode:ue.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:ge}},Pe=50;function it(ie,{org:Te,
project:be},Ce){const We={orgID:Te,projectID:be},te=Q=>({...We,appID:Q});async function B(Q,V,me,ke){const Je={org:Te,project:be,app:me.parameters.appID??""},Ze=(ke===
void 0?void 0:await Ce?.request(Q,ke,Je))??ke,Nt=V.mayRepeat&&U.bw[Q].method==="GET";return ie({...V,route:U.bw[Q],decode:async(Be,Ge,I)=>V.decode(Be,Ge,I,await Ce?.
answer(Q,Be))},{...me,...Ze===void 0?{}:Nt?{query:Qe(Ze)}:{body:Ze},readError:Ce&&((Be,Ge)=>Ce.error(Be,Ge)),explain:Ze===void 0||Nt?void 0:(Be,Ge)=>Ge===400||Ge===
422?oe(Be,{name:Q,ours:ke??{},sent:Ze}):void 0})}const ae=(Q,{limit:V,cursor:me,page:ke,signal:Je}={})=>{const at=ke===void 0?(0,j.Eb)({limit:V?.toString(),cursor:me}):
void 0;return B("listDeployments",Ae.listDeployments,{parameters:te(Q),page:ke,signal:Je},at)};return{listDeployments:ae,createApp:(Q,V={})=>B("createApp",Ae.createApp,
{parameters:We,...V},Q),updateApp:(Q,V,{signal:me}={})=>B("updateApp",Ae.updateApp,{parameters:te(Q),signal:me},V),replaceEnv:(Q,V,{signal:me}={})=>B("replaceEn\
v",Ae.replaceEnv,{parameters:te(Q),signal:me},{env:Object.fromEntries(V)}),listEnvironments:(Q,{signal:V}={})=>B("listEnvironments",Ae.listEnvironments,{parameters:te(
Q),signal:V}),lookUp:(Q,{signal:V}={})=>B("listEnvironments",{...Ae.listEnvironments,decode:ue.JC},{parameters:te(Q),signal:V}),deploy:(Q,V,me={})=>B("deploy",Ae.
deploy,{parameters:te(Q),...me},{...V}),async*allDeployments(Q,V={}){const me=new Set;let{cursor:ke,page:Je}=V;for(let at=0;at<Pe;at+=1){const{deployments:Ze,nextCursor:Nt,
nextPage:Be}=await ae(Q,{...V,cursor:ke,page:Je});V.onPage?.(),yield*Ze;const Ge=Nt??Be;if(Ge===void 0||me.has(Ge))return;me.add(Ge),ke=Nt,Je=Nt===void 0?Be:void 0}},
async readFailure(Q,V,{signal:me}={}){try{return await B("readFailure",Ae.readFailure,{parameters:{...te(Q),deployID:V},signal:me})}catch(ke){if(ke instanceof P.
GQ&&ke.call?.status===404)return;throw ke}}}}function Qe(ie){const Te=Object.entries(ie).filter(([,be])=>["string","number","boolean"].includes(typeof be));return Object.
fromEntries(Te.map(([be,Ce])=>[be,String(Ce)]))}var Rt=R(3082),Oe=R(3532),It=R(4112),Kt=R(336);function Ft(ie,{baseUrl:Te,source:be},Ce){const{reporter:We,tree:te,
signal:B,clock:ae=Kt.ml}=Ce,Q={clock:ae,every:Kt.fm,random:Math.random,uuid:M.randomUUID},V=({message:Ze,remedy:Nt})=>We({type:"warning",message:Ze,remedy:Nt}),
me={...Q,fetch:Ce.fetch,signal:Ce.requestSignal??B,onTrouble:({error:Ze})=>V({message:`${Ze.message}; trying again`,remedy:void 0})},{run:ke,onSecret:Je}=Ce,at=(0,Rt.
r)(be,{...me,run:ke,onSecret:Je,onNoEmail:V});return{...Q,reporter:We,tree:te,signal:B,tokens:at,platform:it((0,It.o)({...me,baseUrl:Te,tokens:at}),ie,ie.apiMap),
fetch:(0,Oe.Q)(Ce.fetch),async identify(){return await at.token(),be.description}}}}),7244:((je,he,R)=>{R.d(he,{c:()=>j});var M=R(3024),P=R(7994);function j(ue){
const U=(se,q)=>{try{return q()}catch{return se}};return{exists:se=>U(!1,()=>(0,M.statSync)((0,P.LI)(ue,se)).isFile()),list:se=>U([],()=>(0,M.readdirSync)((0,P.
LI)(ue,se)))}}}),4406:((je,he,R)=>{R.r(he),R.d(he,{createConsole:()=>M});const M=()=>()=>({status:404,headers:{},body:""})}),4083:((je,he,R)=>{R.r(he),R.d(he,{createOidcSignIn:()=>M});
const M=()=>{}}),2817:((je,he,R)=>{R.r(he),R.d(he,{startLocalPlatform:()=>Sk});var M=R(3024),P=R(6760),j=R(3739),ue=R(7994),U=R(7598),se=R(8161),q=R(336),re=R(7030),
oe=R(1709);function ne(t){return le(t,"trusted-proxies")}function le(t,e){const n=new re.BlockList;for(const s of t){const[,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.
exec(s)??[],i=(0,re.isIP)(r),a=i===4?32:128;if(i===0||r.includes("%")||Number(o??0)>a)throw new j.GQ("invalid_input",`--${e}: "${s}" is not an address or a netw\
ork`,{input:e,remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});n.addSubnet(r,Number(o??a),i===4?"ipv4":"\
ipv6")}return n}function pe(t,e,n){let s=Pe(t);if(e===void 0)return s;for(const r of e.split(",").reverse()){if(!Ae(n,s))break;const o=Pe(r.trim());if((0,re.isIP)(
o)===0)break;s=o}return s}function ge({remoteAddress:t}){const e=Pe(t??"");return(0,oe.O)(e)?"loopback":it(e)}function Ae(t,e){const[n=""]=e.split("%",1),s=(0,re.
isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function Pe(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function it(t){if((0,re.isIP)(t)!==6)return t.slice(
0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}\
::/64`}class Qe extends Error{name="BodyTooLarge"}class Rt extends Error{name="BodyBroken"}function Oe(t,e,n={}){return{status:t,headers:{"content-type":"applic\
ation/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function It(t){return{status:0,headers:{},take:t}}function Kt(t,e){const{take:n}=t;
return n?It(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,bytes:Ft(t)}),t)}function Ft({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?
t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function ie(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function Te(t){
const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const be={by:null,via:"platform",from:null},Ce=30,We=1e3;function te({org:t,project:e,appID:n},s,r={}){return{
org:t,project:e,appID:n,action:s,...r}}const B=20,ae=1e3,Q=6e4,V=36e5,me=864e5,ke=200;function Je(t,{clock:e,every:n,log:s}){let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{
const f=e.now();Math.floor(f/me)!==i&&([i,a]=[Math.floor(f/me),0]);const p=[...r.values()];r=new Map;const y=p.slice(0,Math.max(0,ae-a));for(const{count:T}of p.
slice(y.length))o+=T;a+=y.length;for(const T of y)await t.append(at(T),[Ze(T)]);if(o===0||Math.floor(f/V)===c)return;c=Math.floor(f/V);const g=o;o=0,await t.append(
be,[{action:"access.refuse",after:{code:"others",count:g}}])},u=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(f)})}),l=n(Q,()=>{u()});return{
note(f){const{code:p,request:y,by:g,org:T,via:O}=f,b=JSON.stringify([ge(y),p,g,T,O]),S=r.get(b);S?S.count+=1:r.size<B?r.set(b,{...f,count:1}):o+=1},flush:u,async[Symbol.
asyncDispose](){l(),c=0,await u()}}}function at({by:t,via:e,request:n}){return{by:t??null,via:e,from:ge(n),requestID:n.requestID}}function Ze({org:t,code:e,request:n,
count:s}){const r=Te(n.target).slice(0,ke);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method} ${r}`}}}var Nt=R(5239),Be=R(9127);const Ge=[
"viewer","deployer","admin"];var I=R(7934),K=R(8302);const No=5,Xs=60;function et(t){return I.FsL(I.IeY(K.Gv,"must be an object"),I.rej(t,e=>e.expected==="never"?
ns(e.path,t):"is required"))}function ve(t){return I.yqP(I.mee(t))}function Pt(t){return I.yqP(I.ZmZ(t))}const Js=["__proto__","prototype","constructor"];function Mt(t,e){
return I.FsL(I.IeY(K.Gv,"must be an object"),I.z6Y(n=>!Js.some(s=>Object.hasOwn(n,s)),`must not contain ${Js.join(", ")}`),I.g1P(t,e))}function es(t){return I.z6Y(
e=>t(e)===void 0,({input:e})=>t(e)??"")}function ts(t,e,n){const s=I.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,
message:o})=>`${So(r)||n} ${o}`)}}function Fc(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(n.issues.map(
({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function $t(t){const e=t.length>Xs?`${t.slice(0,Xs)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(
e)}function So(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${$t(String(e))}`).join("").replace(/^\./,"")}function ns(t,e){const n=t?.at(-1)?.input,
[,...s]=(0,K.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,No).map($t),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.
keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}function Oo(t){const e=async n=>n.
token?Ro(n.token,await t(Vs(n))):t(n);return{roleOf:async(n,s)=>Io((await e(n)).filter(r=>dn(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set(
(await e(n)).map(({org:r})=>r));return s.has("*")?void 0:[...s].sort()},async partsOf(n,s){const r=(await e(n)).filter(o=>o.org==="*"||o.org===s);if(!r.some(({project:o})=>o===
void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].filter(o=>o!==void 0).sort()}}}function Vs({email:t,issuer:e}){return{email:t,
issuer:e}}function Ro(t,e){return e.flatMap(n=>{const s=dn(n,t.place)?t.place:dn(t.place,n)?n:void 0,r=On(n.role,t.role)?t.role:n.role;return s?[{org:s.org,project:s.
project,appID:s.appID,role:r}]:[]})}function dn(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===void 0||t.appID===
e.appID)}function qs({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}/${n}`}function On(t,e){
return t!==void 0&&Ge.indexOf(t)>=Ge.indexOf(e)}function Io(t){return Ge.findLast(e=>t.includes(e))}const un=512,ss=/^[!-?A-~]*@[!-?A-~]+$/;function Lo(t){return t.
length<=un&&ss.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Rn(t){return/[^\0-\x7f]/.test(t)}function Qs(t){return t.slice(t.lastIndexOf("@"))}const rs=253,
os="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Ao=new RegExp(`^(?:${os}\\.)+(?!\\d+$)${os}$`);function Zs(t){return t.length<=rs&&Ao.test(t)}function er(t,e){return t===
e||t.endsWith(`.${e}`)}var z=R(2345);function is(t){return I.KCZ([t,I.YOg(t)],"must be a string, or a list of strings")}const zt=I.FsL(I.YjP("must be a string"),
I.BpQ(1,"must not be empty")),ko=I.FsL(I.YjP("must be a string"),I.Ru6(un,`must have at most ${un} characters`),I.yGV(ss,({input:t})=>{const e=Rn(t)?"has charac\
ters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),as=512,tr="https://token.actions.githubusercontent.com",vo=I.FsL(Mt(
I.YjP(),I.FsL(I.YjP("must be a string"),I.BpQ(1,"must not be empty"),I.Ru6(as,`must have at most ${as} characters`))),I.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),
"names no claim besides iss")),nr=I.KCZ([ko,vo],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function cs(t){const e=`${t} ASCII emails\
, or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "env\
ironment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=I.KCZ([nr,I.YOg(nr)],'must be an email, "@domain", claims, or a list of\
 these');return I.yqP(I.FsL(n,I.h_(e)))}const ds={viewer:cs("May read."),deployer:cs("May change apps, and what they have."),admin:cs("May do everything, also s\
ay who may.")},sr=I.FsL(I.YjP(),I.yGV(z.cS,"is not an identifier")),Do=et({...ds,apps:I.yqP(I.FsL(Mt(sr,et(ds)),I.h_("Grants for single apps, by their ID.")))}),
Mo=24*36e5;function $o(t){try{const e=(0,Be.E9)(t,"buildTimeout");return e>=1e3&&e<=Mo}catch{return!1}}const Co="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",rr=I.FsL(I.YjP("m\
ust be a string"),I.Ru6(rs+2,`must have at most ${rs+2} characters`),I.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${Co})$`),'must be a host name in lower case and punyc\
ode, as "shop.example.com", or "*.example.com", or "*"')),Uo=et({...ds,projects:I.yqP(I.FsL(Mt(sr,Do),I.h_('Grants for single projects, by their ID. "*" has non\
e.'))),adminsMayGrant:I.yqP(I.FsL(I.zMY("must be true or false"),I.h_('True if those with the role admin may add and remove members, in the console and by "slip\
way members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" is for organizations without one of th\
eir own.'))),buildTimeout:I.yqP(I.FsL(I.YjP("must be a string"),I.z6Y($o,'must be a time of 1s to 24h, as "90s", "30m" or "1h30m"'),I.h_('The longest that a bui\
ld of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of their own.'))),domains:I.yqP(I.FsL(is(rr),
I.h_('Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, "*" fo\
r all.')))}),or=et({issuer:I.FsL(I.YjP("must be a string"),I.z6Y(ir,"must be an https:// URL without query (http:// only for loopback)"),I.yuE({format:"uri"}),I.
h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:I.yqP(I.FsL(is(zt),I.h_("Accepted aud values. Default: the platform's own \
base URL."))),email:I.lqM(I.FsL(I.YjP("must be a string"),I.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),I.z6Y(
t=>!Rn(t),"has characters other than ASCII"),I.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{ema\
il}"),emailsVerified:I.lqM(I.FsL(I.zMY("must be true or false"),I.h_("True if the issuer verifies every email before it writes it into a token: then a token may\
 lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:I.yqP(I.
FsL(zt,I.h_("The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without\
 https://, with - for /}."))),clientSecretFile:I.yqP(I.FsL(zt,I.h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:I.
yqP(I.FsL(zt,I.h_("The environment variable of the platform that has the client's secret."))),name:I.yqP(I.FsL(zt,I.Ru6(60,"must have at most 60 characters"),I.
h_("The name of the identity provider on the sign-in page. Default: its host."))),require:I.lqM(I.FsL(Mt(I.YjP(),is(zt)),I.h_("Claims that a token must have, ea\
ch with one of the values.")),{})}),xo=I.FsL(et({$schema:I.yqP(I.YjP("must be a string")),localIssuer:I.lqM(I.FsL(I.zMY("must be true or false"),I.h_("Whether t\
okens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:I.lqM(I.FsL(I.YOg(or,
"must be a list"),I.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`\
names ${s} twice`})}),I.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:I.FsL(Mt(I.FsL(I.YjP(),I.
yGV(new RegExp(`^(?:\\*|${z.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Uo),I.h_('Grants by organization; "*" is every organization.'))}),
I.DDF("platform.json"),I.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts, and ag\
ain when it changes."));function ir(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https\
:"||e.protocol==="http:"&&(0,oe.c)(e.hostname)}const us={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],
buildTimeoutOf:()=>{},mayUseDomain:()=>!0},ar=1024*1024,jo=10;function cr(t,e={},n=()=>{}){const s=(0,P.join)(t,"platform.json");if(!(0,M.existsSync)(s))return us;
try{if((0,M.statSync)(s).size>ar)throw new Error(`is larger than ${ar} bytes`);return Po(JSON.parse((0,M.readFileSync)(s,"utf8")),{file(r){return n(r),(0,M.readFileSync)(
(0,P.resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){throw new j.GQ("invalid_file",`${s}: ${r instanceof Error?r.message:String(r)}`,{place:{file:s},remedy:`\
Correct the file (${(0,Nt.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:r})}}const Fo={file:()=>"",env:()=>{}};function Po(t,e=Fo){
const n=ts(xo,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,jo).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(
o).flatMap(([l,f])=>Bo(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[Ho(
l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)throw new Error(`${fs(d)} names claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.
adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:r.map(({issuer:l,audience:f,email:p,emailsVerified:y,require:g,...T},O)=>({issuer:l,
audiences:f===void 0?void 0:[f].flat(),email:p,emailsVerified:y,granted:[...new Set(c.filter(({iss:b})=>b===l).flatMap(({claims:b})=>Object.keys(b)))],client:ln(
l,T,`issuers[${O}]`,e),require:Object.fromEntries(Object.entries(g).map(([b,S])=>[b,[S].flat()]))})),grantsOf:({email:l,issuer:f,claims:p={}})=>[...a.get(l)??[],
...a.get(Qs(l))??[],...c.filter(({iss:y,claims:g})=>y===f&&Object.entries(g).every(([T,O])=>p[T]===O))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),
membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){const f=o[l]?.buildTimeout??o["*"]?.buildTimeout;return f===void 0?void 0:(0,Be.E9)(f,"buildT\
imeout")},mayUseDomain(l,f){return[o[l]?.domains??[],o["*"]?.domains??[]].flat().some(y=>ls(y,f))}}}function ln(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,
name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(
`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names \
the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").
replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function ls(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(
t.slice(1))}function Bo(t,e){if(t==="*"&&e.projects)throw new Error("organizations.*.projects is not possible: name the organization");const n=(r,o)=>Ge.flatMap(
i=>[o[i]??[]].flat().map(a=>({...r,role:i,who:typeof a=="string"?a.toLowerCase():a}))),s=Object.entries(e.projects??{});return[...n({org:t},e),...s.flatMap(([r,
{apps:o={},...i}])=>[...n({org:t,project:r},i),...Object.entries(o).flatMap(([a,c])=>n({org:t,project:r,appID:a},c))])]}function Ho(t,{iss:e=tr,...n}){const{org:s,
project:r,appID:o,role:i}=t;return{org:s,project:r,appID:o,role:i,iss:e,claims:n}}function fs({org:t,project:e,appID:n,role:s}){return["organizations",...[t,...e===
void 0?[]:["projects",e],...n===void 0?[]:["apps",n]],s].join(".")}function Go(t,e){return Oo(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;
const r=await e.of([n.email,Qs(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(o))]})}const Wo=2e3;function Yo({dir:t,env:e,log:n,every:s=q.fm}){
const r=(0,P.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,hs(r)),cr(t,e,f=>o.set((0,P.resolve)(t,f),hs((0,P.resolve)(t,f)))));let a=i(),c;const d=f=>{
c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,p])=>hs(f)===p))try{const f=i();if(f===us&&a!==us){d(`${r} was removed: what it \
said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:r})}catch(f){d(f instanceof Error?f.message:String(f))}},
l=s(Wo,u);return{policy:Ko(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function hs(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,M.statSync)(t,{
bigint:!0});return[e,n,s,r].join()}catch(e){return(0,j.xU)(e)??"unknown"}}function Ko(t){return{get localIssuer(){return t().localIssuer},get issuers(){return t().
issuers},get isLocal(){return t().isLocal},grantsOf:e=>t().grantsOf(e),adminsMayGrant:e=>t().adminsMayGrant(e),membersOf:e=>t().membersOf(e),buildTimeoutOf:e=>t().
buildTimeoutOf(e),mayUseDomain:(e,n)=>t().mayUseDomain(e,n)}}const zo=1e3,Xo=2e4;class ye extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,
...s}={}){super(e,s),this.isFull=n}}async function Jo(t,e,n){const s=e.monotonic()+Xo;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof ye&&!o.
isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(zo,n).catch(()=>{}),n?.aborted))throw o}}const ps=["ok","missed","refused","limited","failed"],Me=["get_ok",
"get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_fa\
iled","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_fai\
led","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],ht={hour:36e5,day:864e5};function Pc({function_mib_ms:t}){
return t*1024*1024/ht.hour}function Bc(t){const e=n=>Object.fromEntries(ps.flatMap(s=>{const r=ms(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("ge\
t"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.
site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.
round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function ms(t,e){
return Me.find(n=>n===`${t}_${e}`)}function Vo(t={}){const e=Me.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Hc(t,e){return Object.fromEntries(Me.map(
n=>[n,t[n]+e[n]]))}function Gc(t){const e=n=>Me.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(
n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const dr={kvs(){},site(){}},qo=2e5,Qo=new Map(Me.map((t,e)=>[t,e])),pt=t=>Qo.get(t)??0,Zo=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(ps.map(e=>[e,pt(ms(t,e)??`${t}_refused`)]))])),ei=pt("kvs_bytes_in"),ti=pt("kvs_bytes_ou\
t"),ni=pt("site_bytes_out"),si=pt("function_requests"),ri=pt("function_ms"),oi=pt("function_mib_ms"),ii=1024*1024,In=[pt("site_2xx"),pt("site_3xx"),pt("site_4xx"),
pt("site_5xx")];class ai{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(Me.length);#o;lost=0;constructor(e){this.#o=ur(e)}kvs(e,n,s,r,o){let i=this.#e.
get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(Me.length)},this.#e.set(e.keyspace,i)),mt(i.counts,Zo[n][s],1),mt(i.counts,ei,r),mt(i.counts,
ti,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(Me.length)},this.#t.
set(e.subdomain,r)),mt(r.counts,n<300?In[0]:n<400?In[1]:n<500?In[2]:In[3],1),mt(r.counts,ni,s)}requested(e,n){const{counts:s}=this.#i(e);mt(s,si,1),mt(s,ri,n)}held(e,n){
mt(this.#i(e).counts,oi,n/ii)}#i({org:e,project:n,appID:s}){let r=this.#n.get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.
project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(Me.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.
values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.
entries())mt(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.get(r);if(o)for(const[i,a]of s.entries())mt(o.counts,i,a);else
this.#s.size<qo?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=Ln(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#o=ur(e)}get waiting(){return this.#s.
size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;this.#s.delete(s),n.push({scope:r,hour:o,counts:lr(i)})}return n}totals(){
const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())mt(e,s,r);return lr(e)}}function mt(t,e,n){t[e]=(t[e]??0)+n}function ur(t){
return Math.floor(t/ht.hour)*ht.hour}function lr(t){return Object.fromEntries(Me.map((e,n)=>[e,t[n]??0]))}function Ln(t){return Me.reduce((e,n,s)=>/bytes|^function_/.
test(n)?e:e+(t[s]??0),0)}const ci=8e3,di=3e4,ui=250,fr=250,hr=500;function Es(t){const{clock:e,log:n,every:s=q.fm}=t,r=new ai(e.now()),o=li(r,t);let i,a=!1;const c=async()=>{
try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(l){a||n("warn","usage_not_stored",{reason:String(l)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),
u=s(ci,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function li(t,{
usage:e,engine:n,clock:s,log:r}){const o=(0,U.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a=
{writer:o,number:i,rows:t.next(ui)}),await e.add(a).catch(d=>{if(d instanceof ye)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};
return async()=>{for(t.take(s.now()),await c();await e.countEnded(fr)===fr;);n&&await e.claimTurn("stored",di)&&await ys(e,n,s)}}async function ys(t,e,n){for(let s=0;;){
const r=await e.sizes(s,hr),o=r.length<hr,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}
var Ve=R(597),ct=R(2207);class G extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function Xt(t,e){return new G(
"rate_limited",t,{"retry-after":String(e)})}function Ye(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return Oe(ct.iV[n],r,t.
headers)}const pr=10;function mr(t,e){if(!(0,K.Gv)(t))throw Et(["the body must be a JSON object"]);const n=ts(e,t,"the body");if("faults"in n)throw Et(n.faults);
return n.output}function Et(t){const e=t.length-pr,n=t.slice(0,pr).join("; ")+(e>0?`; and ${e} more`:"");return new G("validation_failed",`${n}.`)}const Er=[[/\0/,
"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];function tt(t,e,n=[]){const s=[...Er,...n];return I.FsL(I.YjP("mus\
t be a string"),I.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),I.Ru6(e,`must have at most ${e} characters`),es(r=>s.find(([o])=>o.test(
r))?.[1]),I.yuE(An(...s.map(([r])=>r))))}function An(...t){return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function Jt(t){return I.KIO(t,`must be one of ${t.
join(", ")}`)}function Vt({pattern:t,example:e},n){return I.FsL(tt(1,1024),I.yGV(t,`${n}, as "${e}"`))}function fi(t,e){const n=`must be a whole number of ${t} \
to ${e}`;return I.FsL(I.aig(n),I.ndf(n),I.Wwf(t,n),I.cGV(e,n))}function hi(t){return tt(1,t,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}
const qt=I.zMY("must be true or false"),gs=tt(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spa\
ces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with \
"/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must n\
ot end with "."']]),pi=I.FsL(tt(1,64),I.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),mi=I.FsL(tt(2,4),I.yGV(
/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),ws=tt(1,1024,[[/^(?:\/|[A-Za-z]:)/,
"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,
'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".git"']]),Ei=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
yi=/:\/\/[^/?#\\]*@/;function gi(t){return I.FsL(I.YjP("must be a string"),I.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),es(e=>{const n=(0,Ve.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),I.yuE({maxLength:1024,pattern:Ei.source,...An(yi,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Ts,envBytes:_s}=z.lF,yr=new RegExp(`^${z.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),bs=I.FsL(I.IeY(t=>kn(t)===void 0,
({input:t})=>kn(t)??""),I.yuE({type:"object",maxProperties:Ts,propertyNames:{pattern:z.G1.source,...An(yr)},additionalProperties:{type:"string",maxLength:_s-1,...An(
...Er.map(([t])=>t))}}));function kn(t){if(!(0,K.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Ts)return`must have \
at most ${Ts} variables`;let n=0;for(const[s,r]of e){const o=wi(s,r);if(o!==void 0)return`contains ${$t(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>_s?`must have at most ${_s} bytes of names and values`:void 0}function wi(t,e){return z.G1.test(t)?yr.test(t)?`but names that begin with ${z.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const fn={device:"/identity/device",token:"\
/identity/token",revoke:"/identity/revoke"},vn="slipway",Ns="urn:ietf:params:oauth:grant-type:device_code",Dn="BCDFGHJKLMNPQRSTVWXZ",m=new RegExp(`^[${Dn}]{4}-[${Dn}\
]{4}$`),h=100,E=300,w="developer@slipway.localhost";function _(t){const{issuer:e,key:n,clock:s,calls:r=new Map}=t;let o;const i=async(c={})=>{const d=await R.e(
460).then(R.bind(R,6460));o??=d.importJWK(n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),l=c.email??w;return new d.SignJWT({...c.claims,email:l,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(c.subject??l).setAudience(c.audience??t.audience).setIssuedAt(u).setExpirationTime(
u+(c.expiresInSeconds??E)).setJti((0,U.randomUUID)()).sign(await o)},a={"/identity/.well-known/openid-configuration":k(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:i,handler(c){const d=r.get(Te(c.target));if(d&&(c.method==="POST"||Te(c.target)!==fn.token))return d(c);if(c.method!=="GET"&&c.method!=="HEAD"){const f="\
The identity provider accepts only GET and HEAD";return Ye(new G("method_not_allowed",f,{allow:"GET, HEAD"}),c)}const u=Te(c.target),l=a[u];if(l)return Oe(200,l,
{"cache-control":"public, max-age=300"});if(u!=="/identity/token")return Ye(new G("not_found",`Nothing is at ${u}`),c);if(!W(c,t.requestToken)){const f="The req\
uest token is missing or wrong: see run.json";return Ye(new G("unauthorized",f,{"www-authenticate":"Bearer"}),c)}return A(c.target,i)}}}async function A(t,e){const n=new URLSearchParams(
t.slice(Te(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,K.Eb)({audience:s||void 0,email:r||void 0}));return Oe(200,{count:o.length,value:o})}function k(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[
Ns,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function W(t,e){const n=r=>(0,U.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(ie(t,"authorization")??"")?.[1];return s!==void 0&&(0,U.timingSafeEqual)(n(s),n(e))}const H=et({to:tt(1,4096)}),
Z=64*1024;function Ee(t,e){return async n=>{try{if(n.method!=="POST")throw new G("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!W(n,t))throw new G(
"unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});const{to:s}=mr(JSON.parse((await n.body(Z)).toString()),H);return await e(
s),Oe(200,{to:s})}catch(s){if(s instanceof Rt)throw s;return Ye(Ne(s),n)}}}function Ne(t){if(t instanceof G)return t;if(t instanceof SyntaxError)return new G("i\
nvalid_request","The body is not JSON.");if(t instanceof Qe)return new G("body_too_large",`The body is larger than ${Z} bytes.`);const{mender:e,message:n}=(0,j.
I7)(t);return e==="user"?new G("validation_failed",`to: ${n}.`):new G("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}const dt=2e3;function nt({
deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a,isFaulty:c}){const d=new Map,u=r===void 0?{}:{node:r},l=()=>[...d].flatMap(([p,y])=>y.
map((g,T)=>[{service:p,status:`${T}xx`,...u},g]).filter(([,g])=>g>0)),f=async()=>{const p=await wr(t,o);return[Re("slipway_requests_total","counter","Requests a\
nswered.",l()),Re("slipway_state_available","gauge","1 if the state can be read, else 0.",[[u,p?1:0]]),...p?_i(p):[],...Ss(i.figures(),u),Re("slipway_damaged_ob\
jects_total","counter","Stored objects found missing or damaged.",[[u,e?.total??0]]),...Ti(a?.()??[],u),...n?[gr(n,u)]:[],Re("slipway_policy_faulty","gauge","1 \
if platform.json has a fault, so that what it said before counts.",[[u,c?.()?1:0]]),...Qt(s?.()?.limiter,u),Re("process_resident_memory_bytes","gauge","Resident\
 memory.",[[u,process.memoryUsage.rss()]]),Re("process_uptime_seconds","gauge","Seconds since the process started.",[[u,process.uptime()]])].join("")};return{count(p,y){
let g=d.get(p);g||(g=[0,0,0,0,0,0],d.set(p,g));const T=Math.floor(y/100);g[T]=(g[T]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; ve\
rsion=0.0.4; charset=utf-8","cache-control":"no-store"},body:await f()})}}function Ss({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","other"].flatMap(
a=>ps.flatMap(c=>{const d=ms(a,c);return d?[[{method:a,outcome:c,...s},t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"\
kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];return[
Re("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),Re("slipway_site_requests_total","counter","Requests to sites of apps.",
o),Re("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),Re("slipway_function_requests_total","counter","Requests to instances\
 of functions.",[[s,t.function_requests]]),Re("slipway_function_seconds_total","counter","Seconds that requests to functions took together.",[[s,t.function_ms/1e3]]),
Re("slipway_function_byte_seconds_total","counter","Bytes of memory of instances, times seconds.",[[s,t.function_mib_ms*1048.576]]),Re("slipway_usage_waiting_ro\
ws","gauge","Rows of usage that are not stored yet.",[[s,e]]),Re("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[[s,n]])]}function Ti(t,e){
if(t.length===0)return[];const n=r=>t.flatMap(o=>o.left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.kind,...e},r.ended]);return[Re("slipway_collect\
ed_items_total","counter","Items that collections have ended.",s),Re("slipway_kept_items","gauge","Items that the last collection left.",n("items")),Re("slipway\
_kept_bytes","gauge","Bytes that the last collection left.",n("bytes"))]}function gr({canBuild:t},e){return Re("slipway_can_build","gauge","1 if the node can bu\
ild, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}function Qt(t,e){if(!t)return[];const n="What limits the memory and the processes of builds. A\
lways 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";return[Re("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function wr(t,e){const n=new AbortController,
s=e.sleep(dt,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof ye)return;throw r}finally{n.abort()}}function _i(t){
const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[Re("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.
status},s.count])),Re("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),Re("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},e(t,"ms")/1e3]]),Re("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function Re(t,e,n,s){
const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,d])=>`${c}="${Tr(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Tr(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var bi=R(7634);const Mn=5e3,$n=15e3,Wc=null,_r=1e3,Ni=10;async function Cn(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:bi.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,ability:d}=n,u=()=>a.announce({...i(),...c,canBuild:d?.canBuild});await d?.look(),await Si(u,n,t);const l=Yp(u,d,t);return Un(await a.living(),c,t),{list:()=>a.
list(),async[Symbol.asyncDispose](){await l(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function Si(t,{signal:e},{own:{name:n},clock:s,
log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw Oi(n,i);o||r("warn","node_name_awaited",br(n,i)),o??=i,await s.sleep(_r,e)}}
function br(t,{address:e,silentMs:n}){const s=Math.max(0,$n-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Be.a3)(n)} ago. If it wa\
s killed, this one goes on in ${(0,Be.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function Oi(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Be.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${$n/1e3} seconds and start this one again.`;return new j.GQ("invalid_input",s,{input:"node",remedy:r})}
function Un(t,e,{log:n}){for(const{key:s,flag:r,means:o}of hn){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.
slice(0,Ni).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const hn=[{key:"publicUrl",flag:"--publi\
c-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"\
Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function Yp(t,e,{own:{name:n},log:s,every:r=q.fm}){let o;const i=Kp(
s),a=async()=>{const f=await t();f?i("node_name_taken",{node:n,address:f.address,means:zp}):i(void 0)},c=async()=>{try{await e?.look();let f;do f=e?.canBuild,await a();while(e?.
canBuild!==f)}catch(f){i("node_not_announced",{reason:String(f)})}finally{o=void 0}},d=()=>{o??=c()},u=r(Mn,d),l=e?.subscribe(d);return async()=>{u(),l?.[Symbol.
dispose](),await o}}function Kp(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const zp="Another process took the name of this node while this one\
 gave no sign of life. Stop one of them, and start it with another --node",Os=["control","build","edge","kvs"],Ik=null;var Ke=R(5807);const Xp=["error","warning",
"notice"],{failureLogLines:Yc,failureLogLine:Kc}=z.lF,zc={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_fai\
led",activate:"activation_failed"};function Xc({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Ke.vI)(n,z.
IC.message),exitCode:s},c=r===null?null:r.slice(0,z.IC.signal),d=i.filter(({file:p})=>p.length<=z.IC.file).slice(0,z.IC.findings).map(p=>({...p,code:p.code===null?
null:(0,Ke.vI)(p.code,z.IC.findingCode),message:(0,Ke.vI)(p.message,z.IC.findingMessage)})),u=Jc(d,z.IC.bytes/2),l=z.IC.bytes-Ri({...a,signal:c,log:[],diagnostics:u}),
f=o.slice(-Yc).map(p=>(0,Ke.vI)(p,Kc));return{...a,signal:c,log:Jc(f.reverse(),l).reverse(),diagnostics:u}}function Jc(t,e){let n=e;const s=t.findIndex(r=>(n-=Ri(
r)+1,n<0));return s===-1?t:t.slice(0,s)}function Ri(t){return Buffer.byteLength(JSON.stringify(t))}function Vc(t){if(!(0,K.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=ct.Mb.find(d=>d===t.stage),i=ct.sR.find(d=>d===t.code);if(!o||!i||!(0,K.KH)(r,z.IC.message)||!Ii(e)||n!==null&&!(0,K.KH)(n,z.IC.signal)||!Array.
isArray(s)||s.length>Yc||!s.every(d=>(0,K.KH)(d,Kc)))return;const a=qc(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Ri(c)<=z.IC.bytes?c:void 0}function qc(t){if(!Array.isArray(t)||t.length>z.IC.findings)return;const e=[];for(const n of t){const s=Jp(n);if(!s)return;e.push(
s)}return e}function Jp(t){if(!(0,K.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Xp.find(c=>c===t.severity);if(!i||!(0,K.KH)(e,z.IC.file)||!(0,K.
KH)(o,z.IC.findingMessage)||r!==null&&!(0,K.KH)(r,z.IC.findingCode)||!Ii(n)||!Ii(s))return;const a=Vp(t.source);return{file:e,line:n,column:s,severity:i,code:r,
message:o,...a&&{source:a}}}function Vp(t){if(!Array.isArray(t)||t.length>z.IC.sourceLines)return;const e=t.flatMap(n=>!(0,K.Gv)(n)||!(0,K.KH)(n.text,z.IC.sourceLine)?
[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function qp(t){return{stage:t,code:zc[t],
message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Ii(t){return t===null||
Number.isSafeInteger(t)}function Qc(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class pn extends Error{name="BuildFailure";facts;constructor(e){
const n=Xc(e);super(n.message),this.facts=n}}class Nr extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const Qp=2e3,Zp=1e3;
function em({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i}){const a=new Set;let c=!1;const d=Os.map(p=>[p,nm(s[p],r)]),u=new Map(d.filter(([p])=>e.
includes(p))),l=async p=>{const y=u.get(p);return y?c?"draining":a.has(p)?await y()?"ready":"failing":"starting":"absent"},f=async p=>{const y=await Promise.all(
p.map(async S=>[S,await l(S)])),[,g="ready"]=y.find(([,S])=>S!=="ready")??[],T=p.includes("build")?o?.():void 0,O=T&&{limitedBy:Qc(T.limiter),network:T.network},
b={status:g,node:t,roles:Object.fromEntries(y),...(0,K.Eb)({builds:O,functions:p.includes("edge")?n:void 0}),...p.includes("control")&&i?.()&&{policy:"faulty"}};
return g==="ready"?Oe(200,b):Oe(503,b,{"retry-after":"1"})};return{start(p){for(const y of p?[p]:Os)a.add(y)},drain(){c=!0},handler(p){const y=tm(p);if(y===void 0)
return f(e);const g=Os.find(T=>T===y);return g?f([g]):Ye(new G("invalid_request",`role is one of ${Os.join(", ")}.`),p)}}}function tm({target:t}){return new URLSearchParams(
t.slice(Te(t).length)).get("role")??void 0}function nm(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(
Qp,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&
e.monotonic()-s.at<Zp?s.can:(n??=r(),n)}var Li=R(7067),xn=R(7075);class Zc extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the dom\
ain ${e}`),this.domain=e}}class Ai extends Error{name="QueueFull";most;constructor(e){super(`The organization has ${e} queued deployments`),this.most=e}}const sm=500,
rm=20,Lk=null;function ki(t){if(t instanceof G)return t;if(t instanceof Ai){const e="Wait until some of them have started, and try again (slipway platform --org\
anization-queue).";return new G("rate_limited",`The organization has ${t.most} deployments in the queue. ${e}`,am)}if(t instanceof ye)return t.isFull?new G("una\
vailable","The platform has no room to store more. Its operator has to add some.",im):new G("unavailable",`The platform cannot read or write its state now. ${om}`,
cm)}const om="Read what was to be changed before you repeat the call, because it may have been changed.",im={"retry-after":"30"},am={"retry-after":"60"},cm={"re\
try-after":"5"},dm=8,Sr=new WeakMap;function ed(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Sr.get(s)??0)+1;if(Sr.set(
s,r),r>dm){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(Sr.get(s)??1)-1;Sr.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const td=2e4,um=.75,lm=1024,
fm=1024,hm=64,pm={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},nd=500,mm=20,Em=512,ym=32;function sd(){let t="";try{t=(0,M.readFileSync)("/proc/self/limits","utf8")}catch{}
const[,e=String(lm)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?td:Math.min(td,Math.floor(um*Number(e)))}class gm{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=pm){
this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=fm?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.
now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(nd)}began(e,n){const s=this.#s.
get(e)??this.#r.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#o??=wm(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<
Em&&n<ym;s+=1){const{value:r,done:o}=this.#o.next();if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#o?this.#i=this.#a(mm):this.#i=this.#s.size+this.#r.size>0?this.#a(nd):void 0}#d(){
const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){if(e&&e[1].since<r[1].since||(s+=1,s>hm))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}
e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*wm(...t){for(const e of t)yield*e}const Tm=64*1024,_m=128*1024;class bm{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Nm(e,n);if(!s||s.bytes<=Tm)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Nm(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
xn.Readable?{key:t,bytes:_m}:{key:e.buffer,bytes:e.buffer.byteLength}}const Sm=16;class Om{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Sm&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const Rm=/^[\w.:-]{1,128}$/,Im=12e4,rd=8*1024*1024,Lm=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Am=47,km=(0,U.randomBytes)(5).toString("hex");let od=0;class vm{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==Am&&Dm(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];od+=1,this.#s=typeof e=="string"&&Rm.test(e)?e:`${km}-${od}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return pe(e,ie(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),Im).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new Rt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+rd){d(new Qe);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
rd?(n.pause(),d(new Qe)):i.length=0}),n.on("end",()=>{if(a>e)return d(new Qe);clearTimeout(c),r(Mm(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function Dm(t){const[,e,n=""]=Lm.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Mm(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const $m=1e3;function Cm({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function Um(t,e){const n=new Li.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),$m).unref()}),
n}function xm(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const jm=3e4,vi=t=>Ye(new G("unavailable","The platform is starting.",{"retry-after":"1"}),t),Fm=128*1024*1024;async function id(t){
const{host:e,log:n,batch:s=new Om}=t,r={handler:vi,closing:!1,log:n,batch:s,bodies:new bm(Fm)},o=t.connections??sd(),i=new gm(o,y=>a(y,cd),t.clientTimes),a=Hm(i),
c={open:new Set,proxies:ne(t.trustedProxies??[])},d=new Set,u=(y,g,T)=>{s.open(),i.began(y.socket,g),Km(r,{request:new vm(y,g,c,T),incoming:y,outgoing:g})},l=(0,Li.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:jm,joinDuplicateHeaders:!0},(y,g)=>ed(y,g,()=>u(y,g)));l.on("checkContinue",(y,g)=>ed(y,g,()=>u(
y,g,{waits:!0}))),l.on("upgrade",(y,g,T)=>{const O=i.isIdle(y.socket);if(O&&!Cm(y))return xm(l,y,g,T);const b=O?Um(y,y.socket):void 0;if(!b)return void g.destroy();
d.add(g),g.once("close",()=>d.delete(g)),u(y,b,{head:T})}),l.on("connection",y=>i.opened(y)),l.on("clientError",(y,g)=>a(g,(0,j.xU)(y)));const f=await Wm(l,t.port,
e);let p;return{port:f,serve(y){r.handler=y},close(y=5e3){return r.closing=!0,p??=Ym(l,c.open,d,y),p}}}function ad(t,e){return`http://${(0,re.isIPv6)(t)?`[${t}]`:
t}:${e}`}const Pm=1e3,cd="ERR_HTTP_REQUEST_TIMEOUT",Bm="HPE_INVALID_EOF_STATE";function Hm(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===Bm||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(Gm(s)),setTimeout(()=>n.destroy(),Pm).unref()}}const dd=`The address and the headers \
of this request have more than ${Li.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Gm(t){const e=`Connection: close\r
`;return t===cd?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${dd.length}\r
`}${e}\r
${dd}`}function Wm(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,j.xU)(o);r(i==="EADDRINUSE"?new j.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new j.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Ym(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new j.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function Km(t,e){const{request:n}=e,s=o=>Di(ud(n,o,t.log),t,e),r=o=>{try{
Di(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function ud(t,e,n){const s=(0,j.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=ki(e);if(o)
return Ye(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return Ye(new G("internal",i),t)}function Di(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof xn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){zm(t.take,e,n);return}if(r.writeHead(
t.status,Xm(t,e,n)),o.method==="HEAD"||ld(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof xn.Readable?Jm(s,e,n):e.batch.end(r,s)}async function zm(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=ud(s,l,e.log);o.headersSent?o.destroy():Di(f,e,n)}}function Xm(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof xn.Readable)&&!ld(t)&&s.push("con\
tent-length",Vm(t.body)),s}function ld({status:t}){return t===204||t===304}function Jm(t,{log:e},{request:n,outgoing:s}){(0,xn.pipeline)(t,s,r=>{r&&(0,j.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function Vm(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const Mi=["0.0.0.0","::"];function fd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Mi.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(qm(o,e))return!0;const i=Qm(o);return i===void 0?!1:i==="localhost"||i===n||(0,oe.O)(i)||s&&(0,re.isIP)(i)!==0}}function qm(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Qm(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,re.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}var mn=R(1101);function Zm(t){return new eE(t)}class eE{#e;#t;#n;#s=!1;constructor(e){this.#e=
e}answer(e){const{instances:n}=this.#e;if(!n)return(0,mn.Ih)(new mn.Lw("functions_off",void 0,60));if(this.#s)return(0,mn.Ih)(new mn.Lw("stopping"));const s=this.#n;
return It(s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new mn.Lw("stopping");return(await this.#r(
s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,
reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(
n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){
this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){return this.#t??=Promise.all([R.e(729),R.e(89)]).then(R.bind(R,5089)).
then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var Ie=R(1455),we=R(3052),tE=R(1421),nE=R(6193);const sE=524288,rE=65535;let hd;function oE(){
return hd??=iE().filter(t=>t>2&&t<=rE&&aE(t)),hd}function iE(){try{return(0,M.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function aE(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,M.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&sE)===0}catch{return!1}}function cE(t){const e=oE().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,M.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,M.closeSync)(n)}}const dE={serverBytes:we.j9,serverFiles:2e5},uE=384,lE=4*we.j9,
pd={base:128,perProcessor:256},Or={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:we.j9,logBytes:4*we.D6,memoryBytes:Math.min(lE,Math.floor(fE()/2)),diskBytes:8*we.j9,
diskFiles:2e6,processes:pd.base+pd.perProcessor*(0,se.availableParallelism)(),installBytes:2*we.j9,installsBytes:20*we.j9,...dE};function fE(){const t=process.constrainedMemory();
return t>0?Math.min((0,se.totalmem)(),t):(0,se.totalmem)()}const Ak=1e3;function kk(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Rr=R(8595),md=R(5290);
const jn=864e5,hE=1e3,pE=90,mE=7*jn,EE={most:500,ageMs:30*jn},yE=30*jn,gE=400,wE=512*we.D6,Ir={apps:{what:"deleted apps, with their releases, logs, variables, t\
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
owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},vk={caches:{bytes:4*we.j9,allBytes:20*
we.j9,items:Number.POSITIVE_INFINITY,ageMs:30*jn},mirrors:{bytes:4*we.j9,allBytes:20*we.j9,items:Number.POSITIVE_INFINITY,ageMs:30*jn},tools:{bytes:Number.POSITIVE_INFINITY,
allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*jn}},Dk=200,Mk=8,$k=36e5,Ed={files:1e5,fileBytes:512*we.D6,totalBytes:4*we.j9},Lr={pathBytes:1024,
pathsBytes:16*we.D6,rulesBytes:256*1024,indexBytes:32*we.D6},$i=32*we.D6,yd={pathBytes:4096,pathsBytes:32*we.D6,rulesBytes:8*we.D6,indexBytes:48*we.D6},Ck=null,
Ar=we.D6,TE=8,Uk=32,gd=3600*1e3,xk=gd/2,_E=2*we.D6,wd=4*we.D6,bE=64*1024,NE=16384,SE=128*1024,OE=128,RE=50,IE=2e3,Td=6e4,LE=1e3,AE=1e3,jk=50;function kE(t){try{
const e=JSON.parse(t);return(0,K.Gv)(e)?ME(e):void 0}catch{return}}const _d={ready({isolation:t,limiter:e,network:n,hasFailed:s}){const[r,o,i]=[PE(t),BE(e),GE(n)];
if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=ct.
Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,K.KH)(t,bE)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,K.KH)(t,64)?{kind:"commit",commit:t,facts:HE(e)}:void 0,ask({id:t,question:e}){const n=(0,K.Gv)(e)?
$E(e):void 0;return n&&ut(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,K.KH)(t,Ci)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,K.KH)(e,64)&&(0,K.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[WE(t),(0,md.h)(n)],i=z.jI.find(a=>a===s);if(!(!r||!o||!(0,K.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=Vc(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=YE(t);return n&&(0,K.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=Rs(t,Object.keys(Ir).length,KE);return e&&{kind:"done",collected:e}}},Ci=256,kr=Lr.pathBytes,vE=64,bd=250,DE=100,
Ui=1e3,xi=1e3;function ME(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(_d,e)?_d[e](t):void 0}function $E({about:t,name:e,part:n,isLast:s,after:r,
found:o}){if(t==="lock"&&(0,K.KH)(e,Ci))return{about:t,name:e};if(t==="output"){const i=(0,K.Gv)(n)?CE(n):void 0;return i&&{about:t,part:i,isLast:s===!0}}if(t===
"start"){const i=qc(o);return i&&{about:t,found:i}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function CE({files:t,odd:e,ignoredRules:n,
faults:s}){const r={files:Rs(t,bd,xE),odd:Rs(e,bd,jE),ignoredRules:Rs(n,DE,FE),faults:Rs(s,Rr.ws,UE)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&
c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function Rs(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===
t.length?s:void 0}function UE(t){const{file:e,line:n,message:s,isMarked:r}=(0,K.Gv)(t)?t:{};if(!(!(0,K.KH)(s,Rr.iA)||e!==null&&!(0,K.KH)(e,kr))&&!(n!==null&&!ut(
n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function xE(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,K.Gv)(t)?t:{};if(!(!(0,K.
KH)(e,kr)||!(0,K.KH)(o,vE))&&!(!ut(n)||!ut(s)||!ut(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function jE(t){const{path:e,kind:n}=(0,K.
Gv)(t)?t:{},s=Rr.q3.find(r=>r===n);return s&&(0,K.KH)(e,kr)?{path:e,kind:s}:void 0}function FE(t){const{file:e,line:n,reason:s}=(0,K.Gv)(t)?t:{};if(!(!(0,K.KH)(
e,Ci)||!(0,K.KH)(s,Ui)))return{file:e,reason:s,...ut(n)?{line:n}:{}}}function PE(t){if((0,K.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,K.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function BE(t){const{kind:e,folder:n,reason:s}=(0,K.Gv)(t)?t:{};return e==="cgroup"&&(0,K.KH)(n,kr)?{kind:e,folder:n}:e==="sampling"&&(0,K.KH)(s,Ui)?{kind:e,
reason:s}:void 0}function HE(t){const{subject:e,author:n}=(0,K.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Ke.Ow)(r,o).trim()||null;return{subject:s(e,z.jh.subject),
author:s(n,z.jh.author)}}function GE(t){const{level:e,reason:n}=(0,K.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,K.KH)(n,Ui)?{level:e,
reason:n}:void 0}function WE(t){if(!(0,K.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!ut(n)||!ut(s)||!ut(r)||!ut(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function YE(t){const{text:e,folder:n,command:s,output:r,type:o,
typeBecause:i}=(0,K.Gv)(t)?t:{},a=z.yN.find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Ke.Ow)(d,xi):null;return{
text:(0,Ke.Ow)(e,2*xi),folder:(0,Ke.Ow)(n,xi),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function KE(t){const{kind:e,items:n,bytes:s,left:r}=(0,K.Gv)(t)?
t:{},o=Object.keys(Ir).find(c=>c===e);if(o===void 0||!ut(n)||!ut(s))return;const i=(0,K.Gv)(r)?r:{},a=ut(i.items)&&ut(i.bytes);return{kind:o,items:n,bytes:s,...a&&
{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function ut(t){return Number.isSafeInteger(t)&&Number(t)>=0}const vr=import.meta.filename.endsWith(".ts"),
Dr=(0,P.join)(import.meta.dirname,vr?"../../..":"../.."),Nd=(0,P.join)(Dr,vr?"src/worker.ts":"dist/worker/index.js"),Fk=vr?(0,P.join)(Dr,"src"):Nd,Sd=(vr?["src",
"node_modules","package.json"]:["dist","package.json"]).map(t=>(0,P.join)(Dr,t)),zE=(0,P.join)(Dr,"node_modules",".cache","slipway"),XE=4,ji=5;function JE(){const t=(0,P.
dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,M.statSync)(s).mode&ji)!==ji),n=e??Sd.map(Od).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`\
chmod -R a+rX ${e?t:Sd.join(" ")}`}}function Od(t){const e=(0,M.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?ji:XE;if((e.mode&n)!==n)return t;
const s=(0,P.basename)((0,P.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,M.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){
const i=Od((0,P.join)(t,o));if(i!==void 0)return i}}function Rd(t){return`${(0,U.hash)("sha256",t).slice(0,16)}/`}function VE(t,e){return`slipway-worker:${Rd(t)}${e}`}
function qE(t,e){return`slipway-functions:${Rd(t)}${e}`}const QE=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function Id(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&QE.some(r=>r.test(
n))&&(e[n]=s);return e}function Ld(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:zE,
...n&&{NODE_EXTRA_CA_CERTS:(0,P.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var ZE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ey=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const ty=15,ny=4096,sy=5e3;class Ad{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=Nd,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=ZE(i,cE(["pipe","ignore","pipe","pipe"]),!1),c=(0,tE.spawn)(process.
execPath,[`--max-old-space-size=${uE}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,iy(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-ny)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=
!0}finally{ey(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new nE.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>wd)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=wd?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>Td;r&&n&&this.kill(`it sent nothing for ${Td/1e3} seconds`),n=r},sy).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??oy(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class ry extends Ad{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:ty,read:kE})}}function oy(t){return Object.entries(se.constants.
signals).find(([,n])=>t===OE+n)?.[0]??null}function iy(t,e){try{t!==void 0&&(0,se.setPriority)(t,e)}catch{}}var yt=R(6583);const ay=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],kd=40,Is=2e3,cy=8e3,dy=2e4,uy=200;function vd(t,e){return`${t}/${e}.sock`}function ly(t){const e=(0,K.U4)(t);if(!(0,K.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(Dd,n)?Dd[n](e):void 0}const Dd={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[Zt(t,["bubblewrap","none"]),Zt(e,["cgroup","sampling"])],{level:i,reason:a}=(0,K.Gv)(n)?n:{},c=Zt(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,Is)},u=typeof s=="string"?{apart:s.slice(0,Is)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=Md(e);return n&&Fn(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>Fn(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=hy(e);return n&&Fn(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!Fn(t)||!Array.isArray(e)||e.length>dy)return;const n=e.map(fy).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>Fn(t)&&Mr(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,K.Gv)(e)?$d(e):void 0;return n&&Fn(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=Zt(t,["info","warn",
"error"]);return s&&(0,K.KH)(e,64)&&(0,K.KH)(n,Is)?{kind:"note",level:s,event:e,text:n}:void 0}};function Zt(t,e){return e.find(n=>n===t)}function Fn(t){return(0,K.
KH)(t,kd)}function Mr(t){return Number.isSafeInteger(t)&&Number(t)>=0}function Md(t){const{step:e,at:n}=(0,K.Gv)(t)?t:{},s=Zt(e,yt.F$);return s&&Mr(n)?{step:s,at:n}:
void 0}function fy(t){const{at:e,stream:n,text:s}=(0,K.Gv)(t)?t:{},r=Zt(n,["stdout","stderr"]);return r&&Mr(e)&&(0,K.KH)(s,cy)?{at:e,stream:r,text:s}:void 0}function $d({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!Mr(t))&&!(e!==null&&!(0,K.KH)(e,kd)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function hy(t){if(!(0,K.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[Zt(e,ay),Zt(n,yt.F$),$d(t)];if(!i||!a||!c||!(0,K.KH)(s,Is)||!Array.isArray(r)||r.length>
uy||!r.every(f=>(0,K.KH)(f,Is))||!Array.isArray(o)||o.length>yt.F$.length)return;const d=o.map(Md).filter(f=>f!==void 0),{exitCode:u,signal:l}=c;return{code:i,step:a,
message:s,exitCode:u,signal:l,lines:r,journey:d}}const py={startMs:6e4,tmpBytes:512*we.D6,tmpFiles:1e5,processes:256},my=1e4,Ey=5e3,yy=5,gy=100;function wy(t){const e=new Ty(
t);return e.recover(),e}class Ty{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,M.realpathSync)(e.nodeDir),this.#n=Ud(this.#t)}recover(){
Cd(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,U.randomUUID)().slice(0,8)}`,s=this.#a(),r=new _y(n,e,{socket:vd(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(my))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),Ey);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,M.mkdirSync)(this.#n,{recursive:!0,mode:448}),Ny(this.#n);const{env:e,log:n}=this.#e,
s=new Ad({args:["functions",qE(this.#t,process.pid)],env:Ld(e),niceness:yy,read:ly});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,Ie.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r===
"required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:Id(n),limits:{...py,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"\
walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,
instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.
take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is r\
equired");return}if(this.#o)return;this.#o=!0;const{log:r,network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write \
everything that the platform can"});const i=n.level==="private"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"\
functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class _y{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.
withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.
promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,by);return;case"\
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new yt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new yt.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new yt.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const by=10;function Cd(t){return[(0,P.join)(t,"functions","running"),Ud((0,M.realpathSync)(
t))].some(n=>(0,M.existsSync)(n)&&(0,M.readdirSync)(n).length>0)}function Ud(t){const e=(0,P.join)(t,"functions","sockets");return Buffer.byteLength(vd(e,"i-000\
00000"))+4<=gy?e:(0,P.join)((0,se.tmpdir)(),`slipway-${(0,U.hash)("sha256",t).slice(0,16)}`)}function Ny(t){const{uid:e,mode:n}=(0,M.lstatSync)(t);if(!((0,M.lstatSync)(
t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class Fi{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var xd=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},jd=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Sy=4*we.D6,Oy=30*864e5,Ry=1e4,Iy=2e3;class Ly{#e;#t;#n=new Fi;#s=new Map;constructor({folder:e,
fileBytes:n=Sy}){this.#e=e,this.#t=n}async add(e,n){const s=Pi(e);for(const o of this.#s.get(s)??[])n.forEach(o);const r=n.map(({at:o,instance:i,stream:a,text:c})=>`${JSON.
stringify([o,i,a,c])}
`).join("");await this.#n.run(s,()=>this.#o(s,r))}async tail(e,n){const s=Pi(e),r=Math.min(Math.max(0,Math.floor(n)),Ry),{newer:o,older:i}=this.#r(s);return this.#n.
run(s,async()=>{const a=Pd(await Fd(o,this.#t),r);return[...a.length<r?Pd(await Fd(i,this.#t),r-a.length):[],...a]})}follow(e,n){const s=Pi(e),r=[];let o=()=>{};
const i=d=>{r.length<Iy&&r.push(d),o()},a=this.#s.get(s)??new Set;this.#s.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#s.get(s)===a&&this.#s.delete(
s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:await new Promise(l=>{
o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,Ie.readdir)(this.#e).catch(()=>[]))await this.#n.run(n,async()=>{
const s=await(0,Ie.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,Ie.rm)((0,P.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,P.
join)(this.#e,e,"newer.jsonl"),older:(0,P.join)(this.#e,e,"older.jsonl")}}async#o(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,older:o}=this.#r(
e);await(0,Ie.mkdir)((0,P.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,Ie.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(n)>this.#t&&await(0,Ie.
rename)(r,o),await xd(s,await(0,Ie.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=jd(s);r&&await r}}}function Pi({org:t,project:e,
appID:n}){return(0,U.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function Fd(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,Ie.
open)(t,"r").catch(()=>{});if(!s)return"";const r=xd(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.read(i,0,i.length,Math.
max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=jd(n);s&&await s}}function Pd(t,e){return e===0?[]:t.split(`
`).slice(0,-1).slice(-e).flatMap(s=>Ay(s)??[])}function Ay(t){const e=(0,K.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,K.KH)(s,40)&&(0,K.
KH)(o,8e3)&&(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function $r(t){const{everyMs:e,onFailure:n,every:s=q.fm,isDue:r=!1}=t;let o;const i=()=>(o??=
t.run().then(()=>{},n).finally(()=>{o=void 0}),o),a=s(e,()=>{i()});return r&&i(),{run:i,async[Symbol.asyncDispose](){a(),await o}}}async function ky(t){try{return(await Hd(
t)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(
e)}}async function Bd(t,e){return(await Hd(t)).nextRun(new Date(e))?.getTime()??null}async function Hd(t){const{Cron:e}=await R.e(814).then(R.bind(R,5814));return new e(
t,{timezone:"UTC",mode:"5-part"})}const vy="SLIPWAY_SCHEDULE_SECRET",Dy=15e3,My=50,Gd=5,$y=40,Cy=60*6e4,Uy=15*6e4;function xy(t){const{schedules:e,log:n,every:s}=t,
r=new Map,o=u=>[...r.values()].filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const p=JSON.stringify([u.subdomain,l]),y=o(u.app.org)>=Gd,g=r.has(p)?"the\
 call before has not ended":y?`its organization has ${Gd} calls under way`:void 0;if(g!==void 0)return t.say(u.app,`${Bi(l)}: left out, because ${g}`);const T=Fy(
t,u,l,f).finally(()=>r.delete(p));r.set(p,{org:u.app.org,call:T})},c=async()=>{for(const u of await e.due(My)){const{next:l,come:f}=await jy(u);if(f.length>0&&r.
size>=$y)break;if(await e.take(u,l))for(const[p,y]of f)a(u,p,y)}},d=$r({everyMs:Dy,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof ye))&&n("warn","\
schedules_not_read",{reason:String(u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...r.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.
asyncDispose]}}async function jy({entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await Bd(o.cron,Math.max(e,n-Cy));i!==
null&&i<=n&&s.push([o,i]);const a=await Bd(o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function Fy(t,e,n,s){const{app:r,subdomain:o,now:i}=e,
{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,f=a.monotonic();try{const p=await d(o);if(!p)return;const y=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(
s).toISOString()}),g=`${o}.${s}.${e.entries.indexOf(n)}`,T=Py(await u(o),g,i,y),O=await c(p,{path:n.path,headers:T,body:y,timeoutMs:Uy});l(r,`${Bi(n)}: ${O}, ${Math.
round(a.monotonic()-f)} ms`)}catch(p){l(r,`${Bi(n)}: failed, because ${p instanceof Error?p.message:String(p)}`)}}function Bi({cron:t,path:e}){return`POST ${e} \
by its schedule (${t})`}function Py(t,e,n,s){const r=Math.floor(n/1e3),o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,U.createHmac)("sha256",o).update(`${e}\
.${r}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`\
v1,${i}`}}function By(t){return{status(e){const n=t(e);return n&&Hy(n)}}}function Hy(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,
requests:c,restarts:d,journey:u}=n;return s!==null&&Gy(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,
instances:e,lastFailure:t.lastFailure,crashLoop:Wy(t)}}function Gy(t){return t==="starting"||t==="ready"||t==="draining"}function Wy({state:t,failing:e,instances:n}){
if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||
s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const Yy=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSIO\
N_TOKEN","AWS_REGION"],Ky=60*6e4;async function Wd({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${z.be}URL`]:n,
[`${z.be}REGION`]:z.aT,...s}}async function zy(t,e,n,s){const r=await Wd(t,e,n);return Object.keys(r).length===0?{}:{...r,...Kd(await Yd(t,e,s))}}async function Xy(t,e){
const{roles:n,clock:s,log:r,every:o=q.fm}=t,i=await Yd(t,e,void 0),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.
accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(l){r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(Ky,()=>{d()});return{
variables:Kd(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}
async function Yd({tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.injected(s);return e.issue(o,n.now(),r)}function Kd({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:z.aT}}async function Jy({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},r,o){const[
i,a]=await Promise.all([t.find(r),o?{}:t.env(r)]),{type:c,settings:d}=o??i??{},u=o?.env??a;if(!(0,z.Rm)(c))return u;const l=await e.tableVariables(r,n),f=i&&d?.
schedule?{[vy]:await s(i.subdomain)}:{};return{...u,...l,...f}}function Vy(t){return Object.hasOwn(t,`${z.be}URL`)}function qy(t,e){const n=new Set;return{start(s){
if(!Vy(s.env))return t.start(s);const r=new Zy(s,t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),
await Promise.all([...n].map(({ended:s})=>s))}}}const Qy={exitCode:null,signal:null,outOfMemory:!1};class Zy{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=
e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;
return await i[Symbol.asyncDispose](),a},()=>Qy)}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.
memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)
throw new Error("it was stopped");const o={...this.spec.env,...r.variables},i=e.start({...this.spec,env:o});this.#e=i;const a=Yy.filter(c=>Object.hasOwn(this.spec.
env,c));return a.length>0&&s(i,a),{inner:i,credentials:r}}catch(o){await r?.[Symbol.asyncDispose]();const a=`The instance did not start: ${o instanceof Error?o.
message:String(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new yt.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const eg=["running","\
starting","stopping","asleep","failed","crash-loop"],zd={default:100,most:1e3},tg=6e4,ng=1e4,sg=100,Xd=256*1024,Jd=2e3,rg=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;
function Pk(t){const[,e,n,s]=rg.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function og(t,e,n=q.fm){const s=new Map,r=(a,c)=>{c.
close(),s.get(a)===c&&s.delete(a)},o=n(ng,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=tg&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.
get(c)??new ig(t,a,f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>sg&&l&&r(...l),u};return{async read(a,{lines:c,after:d}){const u=i(
a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class ig{#e=(0,U.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){
const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=Hi(
e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>zd.most||this.#r>Xd&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,
s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{
lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=cg(e.filter(s).map(Hi)),o=e.at(-1),i=o&&this.#s.
findLastIndex(c=>ag(c,Hi(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(
s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function Hi(t){return t.text.length<=Jd?t:{...t,text:t.text.slice(0,Jd).toWellFormed()}}function ag(t,e){
return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function cg(t){let e=Xd,n=t.length;for(;n>0&&t.length-n<zd.most&&(e-=t[n-1]?.text.
length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function dg(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-\
loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function Bk(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+
1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function ug(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(
og(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,z.Rm)(o.type)&&o.liveRelease!==null?dg(r.statuses.status(o)):void 0}}async function Vd(t){const e=await t.
signingKey(lg),n=(0,K.U4)(e.value);if(!(0,K.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!fg({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.
d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=hg(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"\
ES256"}}}function Gi({privateJwk:t},e){return new Uint8Array((0,U.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function lg(){const t=(0,U.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function fg(t){try{const e=(0,U.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,U.verify)("sha256",r,(0,U.createPublicKey)(
{key:s,format:"jwk"}),(0,U.sign)("sha256",r,e))}catch{return!1}}function hg(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,U.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const qd=6e5,Qd=6*36e5,pg=3e4,Zd=5e3;function mg(t,e,n){return Pn(async()=>{const s=await R.e(460).then(R.bind(R,6460)),
r=s.createRemoteJWKSet(await Eg(t,e),{timeoutDuration:Zd,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.
NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,
i=n.monotonic()+Math.min(pg*2**Math.max(0,a-1),qd)}),c);return async(l,f)=>{const p=n.monotonic()>=i||d()>=Qd;if(d()>=qd&&p&&await u(),d()>=Qd)throw Cr();try{return await r(
l,f)}catch(y){if(!(y instanceof s.errors.JWKSNoMatchingKey))throw y;const g=n.monotonic()>=i;if(g&&await u(),a>0)throw Cr();if(!g)throw y;return r(l,f)}}})}async function Eg(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Zd),redirect:"error"})).json();return yg(s,t)}catch{
throw Cr()}}function yg(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Cr(){return new G("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Pn(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const Wi="127.0.0.1",gg={"http:":80,"https:":443};async function wg({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,
allow:`${o}:${i||gg[a]}`,async[Symbol.asyncDispose](){}}}const s=await id({port:0,host:Wi,log:n});s.serve(t);const{port:r}=s;return{url:ad(Wi,r),allow:`${Wi}:${r}`,
[Symbol.asyncDispose]:()=>s.close()}}function eu(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=
void 0,s}),n)}function Hk(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Ur=()=>{};var Tg=R(3136);const Yi=20,tu=1e3,nu="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",_g=`^(?:(?=.{1,254}$)(?:${nu}\\.)+(?!\\d+\\.?$)${nu}\\.?|\
(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function bg({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"\
must be a list of host names";if(r.length>Yi)return`must have at most ${Yi} host names`;const o=r.map(d=>typeof d=="string"?su(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${$t(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>er(d,u)));if(a!==void 0)
return`contains ${$t(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${$t(c)} twice`};return I.
FsL(I.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),I.yuE({type:"array",maxItems:Yi,uniqueItems:!0,items:{type:"string",maxLength:tu,pattern:_g}}),I.pdi(r=>r.map(
o=>su(o)??o)))}function su(t){if(t.length>tu)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Tg.domainToASCII)(t).replace(/\.$/,""):"";return Zs(e)?
e:void 0}async function Ng(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>ru(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new G("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${xr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Sg(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:xr(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await ru(t,r,s).catch(a=>{if(!(a instanceof G))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function ru({resolveTxt:t},e,n){try{return(await t(xr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,j.xU)(s)??""))return!1;
const r=`The DNS records of ${xr(e)} cannot be read now. Try again later.`;throw new G("unavailable",r,{"retry-after":"30"})}}function xr(t){return`_slipway.${t}`}
const ou=2e3,Og=2;async function Rg(t){const{Resolver:e}=await Promise.resolve().then(R.t.bind(R,1553,19));return new e({timeout:ou,maxTimeout:ou,tries:Og}).resolveTxt(
t)}const Ig=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Lg=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,Ag=65535;function kg(t){
const e=(0,re.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??Ig.exec(t)??[],a=n??s??(e?t:r),c=(0,re.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Lg.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=Ag)&&(!iu(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=iu(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new j.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function iu(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const Ki=12,zi=16;function vg({id:t,key:e},n,s){
const r=(0,U.randomBytes)(Ki),o=(0,U.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function Dg(t,e,n){const s=t.find(a=>Mg(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(Ki,-zi),i=(0,U.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,Ki),{authTagLength:zi}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-zi));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Mg({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function Xi(t){return`\
kvs-token:${t}`}function au(t){return`kvs-role:${t}`}class gt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.
get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.
set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=
this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):
this.#s-=s.weight}}}const $g=200,cu=1024*1024;class du{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,this.#r=new gt(e),this.#o=new gt(
cu)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){
this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new gt(this.#e),this.#o=new gt(cu),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.
get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,$g):this.#r.put(e,s,this.#t),s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});
return this.#s.set(e,n),n}}const Ls={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:we.j9,tableKeys:1e6,organizationBytes:10*we.j9},uu="kvs_",lu=32,Cg=uu.
length+Math.ceil(lu*4/3),Ug=1e3,xg=8*1024*1024;class jg{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new du(xg,Ug,async r=>{const o=await e.binding(r);
if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kvs/environment/${d}`,most:s.
environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,z.Rm)(u),windows:f}})}byToken(e){return e.
length===Cg?this.#n.find(qi(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw fu(
n);return o}async create(e,n,s,r){if(!z.BL.test(n))throw new G("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beg\
inning with a letter.`);const o=`${uu}${(0,U.randomBytes)(lu).toString("base64url")}`,i=qi(o),a=this.#t.seal(Xi(i),o),c={types:z.jI,most:z.ux.tablesPerApp},d=await this.#e.
create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"created":return{name:n,variable:Vi(n),createdAt:s,token:o};case"no_app":throw Ji(
e);case"wrong_type":throw hu(d.type);case"taken":throw new G("conflict",`The app already has a table "${n}".`);case"full":throw new G("conflict",`An app may hav\
e ${z.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Vi(s),
createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw Ji(e);case"no_table":throw fu(n)}}async injected(e){
const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,z.Rm)(n))throw hu(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[Vi(i),this.#t.open(Xi(a),c)]);
return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(Xi(e.tokenHash),e.sealed)}forget(e){this.#n.
forget(e)}forgetToken(e){this.forget(qi(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(e);if(!n)throw Ji(e);return n}}function Ji({appID:t}){
return new G("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function fu(t){return new G("table_not_found",`The app has no table "${t.slice(
0,64)}".`)}function hu(t){return new G("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api, web-ssr and sse can. De\
ploy the app with app-type api, and it can.`)}function Vi(t){return`${z.be}TOKEN_${t.toUpperCase()}`}function qi(t){return(0,U.hash)("sha256",t,"base64")}function Fg(t){
return pu(t),{...Pg,node:`${(0,se.hostname)()}/${process.pid}`,...t,buildLimits:{...Or,...t.buildLimits},kvsQuotas:{...Ls,...t.kvsQuotas}}}function pu(t){const{
gitUrlTemplate:e=Ve.bD,allowLocalGit:n=!1}=t;ne(t.trustedProxies??[]),le(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.forEach(kg);const s=(0,Ve.Rs)(e,
n);if(!s)return;const r=`--git-url: "${(0,Ve.ri)(e)}" ${s.problem}`;throw new j.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Pg={mail:void 0,
notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,instances:void 0,shownFunctions:void 0,
functions:"on",roles:Os,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Ve.bD,clock:q.ml,log:Ur,fetch,resolveTxt:Rg,
workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*we.D6,keepDeployments:hE,keepDays:pE,keepDeletedMs:mE,
keepAuditDays:gE,organizationBuilds:rm,buildLimits:Or,kvsQuotas:Ls};function wt({roles:t},e){return t.includes(e)}const Bg=1/4,Hg=5e3,Gg=60*6e4;async function Wg(t,{
siteUrl:e,kvsUrl:n},s,r){const{clock:o,log:i,stores:a}=t,c=t.functions==="on"&&(wt(t,"edge")||wt(t,"build")),d=Promise.withResolvers();d.promise.catch(()=>{});let u=vi;
const l=wt(t,"kvs")?F=>u(F):void 0,f=eu(()=>wg({handler:l,kvsUrl:n,log:i}),r);let p=t.buildNetworkAllow;const y=async()=>{const{url:F,allow:x}=await f();return p=
[...t.buildNetworkAllow,x],F},g=new Ly({folder:(0,P.join)(t.nodeDir,"functions","logs")});c&&r.defer((0,q.fm)(Gg,()=>{g.removeOlder(o.now()-Oy).catch(()=>{})}));
const T={tableVariables:async(...F)=>(await(await d.promise)()).tableVariables(...F),openCredentials:async(...F)=>(await(await d.promise)()).openCredentials(...F)};
c&&Cd(t.nodeDir)&&await y();const O=()=>r.use(Yg(t,()=>p,g,T)),b=c?t.instances??O():void 0,S=Pn(async()=>Gi(await Vd(a.keys),"schedule")),L=async F=>`whsec_${(0,U.
createHmac)("sha256",await S()).update(F).digest("base64")}`,N=(F,x,J="schedule")=>{const ce={at:o.now(),instance:J,stream:"stdout",text:`[slipway] ${x}`};g.add(
F,[ce]).catch(fe=>{i("warn","functions_log_not_written",{instance:J,reason:String(fe)})})},C=async(F,x)=>{const J={apps:a.state.apps,kvs:T,kvsUrl:await y(),scheduleSecretOf:L};
return Jy(J,F,x)},$=r.use(Zm({instances:b,envOf:C,siteUrl:e,connections:Math.floor(sd()*Bg),clock:o,log:i,served:(F,x,J)=>s.requested(F,J)}));r.defer(()=>d.reject(
new ye("The platform stops"))),b&&r.defer(Xg($,s,o));const X=b&&{statuses:By(F=>$.statusOf(F)),logs:g};return{functions:$,view:ug(t.shownFunctions??X,t,r),useKvs(F){
d.resolve(F),l&&F().then(x=>{u=x.handler})},runSchedules(F){if(!b)return;const x=(J,ce)=>$.call(J,ce);return xy({schedules:a.schedules,siteOf:F,call:x,secretOf:L,
say:N,clock:o,log:i})},async tryInstance({job:F,release:x,signal:J},ce){const{app:fe,type:_e,deployID:De}=F;if(!b||!(0,z.Rm)(_e))return;const{index:Se}=await ce.
index(fe.org,x.manifestHash),Xe=Se.find(yt.r$)===-1?void 0:await a.state.apps.find(fe);if(!Xe)return;const{subdomain:jt}=Xe,$e=await C(fe,F),ot={deployID:De,manifestHash:x.
manifestHash};try{await $.prepare({app:fe,subdomain:jt,type:_e,release:ot,settings:F.settings,env:$e,signal:J})}catch(ft){throw ft instanceof yt.i5?Kg(ft.failure,
(0,M.realpathSync)(t.nodeDir)):ft}wt(t,"edge")||$.stop(jt)}}}function Yg(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,
f={nodeDir:r,blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:l},p=({id:y,spec:{app:g}},T)=>{const O=`[slipway] The platform's var\
iables replace those of the app: ${T.join(", ")}`;n.add(g,[{at:u.now(),instance:y,stream:"stderr",text:O}]).catch(b=>{l("warn","functions_log_not_written",{instance:y,
reason:String(b)})})};return qy(wy(f),{kvs:s,onReplaced:p})}function Kg({code:t,message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>zg(a,`${(0,P.join)(o,
"functions","releases")}/`));return new pn({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function zg(t,e){const[n="",...s]=t.split(
e);return n+s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function Xg(t,e,n){let s=n.monotonic();return(0,q.fm)(Hg,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.
status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}s=r})}const Qi=5*6e4,Jg={lifetime:Qi,perIdentity:10,inAll:1e3},mu="link_";async function Vg({
email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=mu+(0,U.randomBytes)(32).toString("base64url"),i=(0,U.hash)("sha256",JSON.stringify(["link",e,t])),
a=new Date(r.now()+Qi).toISOString();return await n.open({hash:Eu(o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},Jg),{url:`${s}/sign-in#${o}`,expiresAt:a}}
function Gk(t){return t.startsWith(mu)}async function Wk(t,e){const n=await t.take(Eu(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:
{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Qi/6e4} minute\
s. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function Eu(t){return(0,U.hash)("sha256",`console link\0${t}`)}var En=R(4235);const yu=20,
gu={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},qg=null;function Yk(t){return t.split(";").map(e=>{const n=e.trim().split(
/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&gu.pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(r))return{cron:s,path:r};throw new Error(
`Write five fields and a path, with ; between entries, as "${qg}"`)})}function Kk(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const Zi={spaFallback:ve(
qt),installCommand:ve(tt(0,4096)),rootDirectory:ve(ws),noindex:ve(qt),assetsOnly:ve(qt),verify:ve(Jt(["off","warn","fail"])),lifetime:ve(mi),nodeVersion:ve(I.FsL(
tt(1,3),I.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:ve(hi(En.FU)),healthPath:ve(Vt(En.DR.healthPath,"must be a path")),instances:ve(fi(1,En.
Tl)),memory:ve(Vt(En.DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:ve(Vt(En.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:ve(
Vt(En.DR.requestTimeout,'must be a time with one unit, or "0" for no limit')),schedule:ve(I.FsL(I.YOg(et({cron:Vt(gu,"must be five fields with one space between\
 them"),path:Vt(En.DR.healthPath,"must be a path")}),"must be a list"),I.BpQ(1,"must not be empty: null removes it"),I.Ru6(yu,`must have at most ${yu} entries`)))},
Qg={buildCommand:null,outputDirectory:null,region:null},Zg={buildCommand:ve(tt(0,4096)),outputDirectory:ve(ws),region:ve(I.FsL(tt(1,63),I.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')))},ew=et({env:bs});function wu(t){const e={...Zi,domains:ve(bg(t.domains))},n={repository:gi(t.allowLocalGit),
branch:gs,...Zg},s={...n,repository:I.yqP(n.repository),branch:I.yqP(gs)},[r,o,i]=[I.Ikc(n),I.Ikc(s),I.Ikc(e)],a=et({name:I.FsL(tt(1,63),I.yGV(z.cS,'must be let\
ters, digits, ".", "_" and "-", with a letter or digit first and last')),type:Jt(z.yN),...n,...e,subdomain:Pt("cannot be given: it is generated")}),c={name:Pt("\
cannot be changed: it is the ID of the app"),subdomain:Pt("cannot be changed: it is generated")},d=et({...s,...e,...c,type:Pt("changes with a release: give it w\
ith a deployment, as `configuration.type`")}),u=et({...s,...Zi,...c,type:I.yqP(Jt([...z.yN,z.m0])),domains:Pt("do not wait for a deployment: change them with PA\
TCH")}),l=f=>({...I.qgA(o,f),...(0,K.Eb)({type:f.type}),settings:I.qgA(I.Ikc(Zi),f)});return{creation:I.FsL(a,I.pdi(f=>{const p=Object.entries(I.qgA(i,f)).filter(
([,T])=>T!==null),{name:y,type:g}=f;return{name:y,type:g,config:{...Qg,...I.qgA(r,f),settings:Object.fromEntries(p)}}})),deployment:et({branch:ve(gs),commit:ve(
pi),configuration:I.yqP(I.FsL(u,I.pdi(l))),env:I.yqP(bs),tag:Pt("is not accepted: web apps deploy without a release tag")}),change:I.FsL(d,I.pdi(f=>({...I.qgA(o,
f),settings:I.qgA(i,f)})))}}function tw({logRemovedAt:t}){return t===null?void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, bec\
ause it was old (--keep-deployments, --keep-days).
`}const nw=I.FsL(tt(1,1e3),I.yGV(z.G1,"is not a variable's name: letters, digits and _, and not a digit first")),zk=et({set:ve(bs),unset:ve(I.FsL(I.YOg(nw,"must\
 be a list of names"),I.Ru6(z.lF.envVariables,`must have at most ${z.lF.envVariables} names`)))}),Tu={variables:z.lF.envVariables,bytes:z.lF.envBytes};function sw({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>jr(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),bu(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw Ct(c);return u},async restoreApp(c,d){const u=await s.restore(c,d);
if(u.kind==="no_app")throw Ct(c);if(u.kind==="too_late")throw _u(u.app,!0);if(u.kind==="not_deleted")throw new G("conflict",`The app ${c.appID} is not deleted, \
so there is nothing to restore.`);return u.app},async cancel(c,d,u){const l=await r.cancel(c,d,u);if(l.kind==="no_deployment")return a(c,d);if(l.kind==="too_lat\
e")throw iw(c,l.deployment);return l.deployment},async redeploy(c,d,u,l){const f={branch:null,commit:null},p=d===void 0?await r.create(c,f,u,l):await r.redeploy(
c,d,u,l);if(p.kind==="no_app")throw Ct(c);if(p.kind!=="no_deployment")return p;throw await i(c),bu(c,d??"")},async clearCaches(c,d){if(!await s.update(c,{settings:{
cachesOf:(0,U.randomUUID)()}},d))throw Ct(c)},async rollback(c,d,u){const l=await o.rollback(c,d,u);if(l)return l;if(await i(c),d===void 0)throw Fr(c,"no kept r\
elease before the live one.");const f=await r.find(c,d),p=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(f?.status==="succeeded")throw Fr(c,`\
no release ${d} any more: the platform keeps the newest ones (--keep-releases). ${p}`);if(f)throw Fr(c,`no release ${d}: that deployment is ${f.status}.`);const y=ow.
test(d)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw Fr(c,`no kept release ${d.slice(0,100)}.${y}`)},async variables(c){
return await i(c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),l=(f,p)=>Object.hasOwn(u,f)?u[f]===p?"same":"replaced":"new";return Object.
keys(d).sort().map(f=>({name:f,change:l(f,d[f]??"")}))},editEnv:(c,d,u)=>rw(t.apps,c,d,u),async readLog(c,d,u){const l=await a(c,d),f=l.finishedAt!==null,p=await e.
read(d,{...u,isComplete:f}),y=p?void 0:tw(l);return y!==void 0?{text:u.from<=0?y:"",next:Math.max(1,u.from),atEnd:!0,deployment:l}:p?{text:p.text,next:p.next,atEnd:f&&
p.next>=p.size,deployment:l}:{text:"",next:Math.max(0,u.from),atEnd:f,deployment:l}}}}async function rw(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(
n,a));if(o!==void 0)throw Et([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[]},Tu,r);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw Ct(e);case"full":{const{variables:a,bytes:c}=Tu;throw Et([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,j.xb)(i)}}async function jr(t,e){const n=await t.find(e);if(!n)throw Ct(e);if(n.deletion)throw _u(n);return n}function _u({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new G("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new G("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}function Ct({
org:t,project:e,appID:n}){return new G("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const ow=/^dpl-[a-z2-7]{16}$/;function Fr({appID:t},e){return new G(
"release_not_found",`The app ${t} has ${e}`)}function bu({appID:t},e){return new G("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function iw({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new G("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new G(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function Nu(t){const{apps:e}=t.state;return{bodies:wu(t),async create(n,{type:s,config:r},o,i){await ea(
r.settings),await Su(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,U.randomUUID)()}},c=await e.create({key:n,type:s,config:a},
o,i).catch(Ou);if(c.kind!=="taken")return c;throw await jr(e,n),new G("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s,r){const o=await jr(
e,n);await ea(s.settings),await Su(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(Ou);if(!i)throw Ct(n);return i},domainsOf:({org:n,settings:s})=>Sg(
t.domains,n,s.domains??[])}}async function ea({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){const s=await ky(n);if(s!==void 0)throw Et([`schedule[${e}\
].cron ${s}`])}}async function Su(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await Ng(t.domains,e,r)}function Ou(t){if(!(t instanceof
Zc))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new G("domain_taken",e)}var Ut=R(3823);
const ee={type:"string"},Bn={type:"integer",minimum:0},ta={type:"boolean"},Bt={type:"string",format:"date-time"};function lt(t){return{type:"string",enum:t}}function Le(t){
return{anyOf:[t,{type:"null"}]}}function Tt(t){return{type:"array",items:t}}function Ue(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(
Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function aw(t,e){return Ue({[t]:Tt(e),nextCursor:Le(
ee)})}function Hn(t){return{$ref:`#/components/schemas/${t}`}}const Ht={appID:{type:"string",minLength:1,maxLength:63},name:ee,type:lt(z.yN),repository:ee,branch:ee,
buildCommand:Le(ee),outputDirectory:Le(ee),region:Le(ee),subdomain:ee,state:lt(["created","live"]),url:Le(ee),environments:Tt(Ue({environmentID:ee,name:ee})),createdAt:Bt,
updatedAt:Bt},cw={appID:Ht.appID,type:Ht.type,state:Ht.state,repository:ee,branch:ee,buildCommand:Ht.buildCommand,outputDirectory:Ht.outputDirectory,region:Ht.region,
"spaFallback?":ta,"installCommand?":ee,"rootDirectory?":ee,"nodeVersion?":ee,"noindex?":ta,"verify?":lt(["off","warn","fail"]),"startCommand?":ee,"healthPath?":ee,
"instances?":Bn,"memory?":ee,"idleTimeout?":ee,"requestTimeout?":ee,"schedule?":Tt(Ue({cron:ee,path:ee})),"domains?":Tt(ee),variables:Tt(ee)},Ru={deployID:ee,status:lt(
ct.PB),branch:ee,commit:Le(ee),createdAt:Bt},dw={code:lt(Rr.i1),file:Le(ee),line:Le(Bn),message:ee},na={...Ru,stage:Le(lt(ct.Mb)),startedAt:Le(Bt),finishedAt:Le(
Bt),"supersededBy?":ee,"warnings?":Tt(Ue(dw))},uw={file:ee,line:Le(Bn),column:Le(Bn),severity:lt(["error","warning","notice"]),code:Le(ee),message:ee},Xk={Error:Ue(
{error:Ue({code:lt(Object.keys(ct.iV)),message:ee,requestID:ee})}),App:Ue(Ht),Configuration:Ue(cw),Environment:Ue({environmentID:ee,name:ee,url:Le(ee),state:lt(
["created","live"])}),AcceptedDeployment:Ue(Ru),Deployment:Ue({...na,url:Le(ee)}),Failure:Ue({deployID:ee,stage:lt(ct.Mb),code:lt(ct.sR),message:ee,exitCode:Le(
{type:"integer"}),signal:Le(ee),log:Tt(ee),diagnostics:Tt(Ue(uw))}),OperatorApp:Ue({org:ee,project:ee,...Ht,settings:{type:"object"},liveDeployID:Le(ee),newest:Le(
{$ref:"#/components/schemas/OperatorDeployment"}),"functions?":lt(eg),"functionsNode?":ee,"deleted?":Ue({at:Bt,by:Le(ee),until:Bt})}),OperatorDeployment:Ue({...na,
subject:Le(ee),author:Le(ee),triggeredBy:Le(ee),size:Le(Ue({files:Bn,bytes:Bn})),isLive:ta,"redeployOf?":ee,"cancelledBy?":ee,phases:Tt(Ue({name:ee,startedAt:Bt,
ms:Le({type:"number",minimum:0})}))}),QueuedDeployment:Ue({project:ee,appID:ee,...na,triggeredBy:Le(ee),"position?":{type:"integer",minimum:1}}),Table:Ue({name:ee,
variable:ee,createdAt:Bt})},lw=254;function Iu({email:t,token:e,via:n},s,r="id-token"){const o=e?{via:"access-token",name:e.name}:{via:n??r};return{by:(0,Ke.Ow)(
t,lw),...o,from:ge(s),requestID:s.requestID}}function fw(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.
split("/"),o=e.filter(d=>hw(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===i);if(a)return{name:a.name,route:a.route,parameters:pw(a.parts,r)};
if(o.length===0)throw new G("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.method==="GET"?"GET, HEAD":d.method).join(", ");throw new G(
"method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function hw(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!==
"":n===e[s])}function pw(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,mw(e[r]??"",o)]]});return Object.fromEntries(
n)}function mw(t,e){try{return decodeURIComponent(t)}catch{throw new G("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}class Lu{status;json;constructor(e,n){
this.status=e,this.json=n}}const Ew=["GET","HEAD"],yw=["POST","PUT","PATCH"];function gw(t,e,n){const s=fw(e),r=async o=>{const i=Te(o.target),{name:a,route:c,parameters:d}=s(
o.method,i),{principal:u,within:l}=await _w(t,c,o,d),{bytes:f,json:p}=yw.includes(o.method)?await Rw(o,c):Ow,{orgID:y="",projectID:g="",appID:T=""}=d,{status:O=200,
body:b}=c,S=await c.run({name:a,key:{org:y,project:g,appID:T},parameters:d,principal:u,within:l,act:Iu(u,o),query:new URLSearchParams(o.target.slice(i.length)),
bytes:f,idempotencyKey:ie(o,"idempotency-key"),status:O,body:()=>b&&mr(p,b)},n);return S instanceof Lu?Oe(S.status,JSON.parse(S.json),{"idempotent-replayed":"tr\
ue"}):Oe(O,S)};return async o=>{try{return await r(o)}catch(i){const a=ki(i);if(!a)throw i;return await ww(t,a,o),Ye(a,o)}}}async function ww(t,{code:e},n){if(!t.
refusals||e!=="unauthorized"&&e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="unauthorized")return t.refusals.note(s);try{const r=await t.
verify(ie(n,"authorization")),{by:o}=Iu(r,n);t.refusals.note({...s,by:o??void 0,org:await Tw(t,r,n)})}catch{t.refusals.note(s)}}async function Tw({roleOf:t},e,{
target:n}){const s=/\/orgs\/([^/?]+)/.exec(n)?.[1];if(!(s===void 0||!z.cS.test(s)))return await t(e,{org:s})===void 0?void 0:s}async function _w(t,e,n,{orgID:s,
projectID:r,appID:o}){const i=await t.verify(ie(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw Xt(`Too many requests: wait ${c} s.`,c);if(e.
for==="operators"&&await t.organizationsOf(i)!==void 0)throw new G("forbidden",`${a} has no role in the organization "*", which this call needs.`);if(e.for==="o\
perators"&&e.needs&&await Au(t,i,{org:"*"},e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!z.cS.test(s))throw Et(["orgID in the path is not an ident\
ifier"]);if(r!==void 0&&!z.cS.test(r))throw Et(["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},u=e.partly&&await bw(t,i,d);return u&&
u.length>0?{principal:i,within:u}:(await Au(t,i,d,e.needs??Nw(n.method)),{principal:i})}async function bw(t,e,{org:n,project:s}){const r=await t.partsOf(e,n);return s===
void 0||r===void 0?r:r.includes(s)?void 0:r.filter(o=>o.startsWith(`${s}/`))}function Nw(t){return Ew.includes(t)?"viewer":"deployer"}const Sw={viewer:"may only\
 read",deployer:"may not say who may do what",admin:"may do everything"};async function Au({roleOf:t},e,n,s){const r=await t(e,n);if(r===void 0)throw new G("for\
bidden",`${e.email} has no role for this in the organization ${n.org}.`);if(On(r,s))return r;const o=`${e.email} ${Sw[r]} in ${qs(n)}.`;throw new G("forbidden",
s==="admin"?`${o} An admin may.`:o)}const Ow={bytes:Buffer.alloc(0),json:void 0};async function Rw(t,{mayBeEmpty:e,body:n}){const s=ie(t,"content-type")?.split(
";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw ku(s);const r=await t.body(z.lF.bodyBytes).catch(o=>{throw o instanceof Qe?new G("body\
_too_large",`The body is larger than ${z.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw ku("none");try{const o=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new G("invalid_request",`The body is ${r.length===0?"empty":"not valid J\
SON in UTF-8"}.`)}}function ku(t){return new G("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const Iw={limit:{
type:"integer",minimum:1,maximum:z.lF.pageMost,default:z.lF.pageDefault},cursor:ee};function Lw(t){return sa(t,"limit",z.lF.pageDefault,z.lF.pageMost)}function Aw(t,e,n){
const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function kw({seq:t}){return yn(`before:${t}`)}function vw(t){const e=As(
t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function Jk(t){return yn(`before:${t}`)}const Vk=null;function qk({project:t,appID:e}){return yn(
`after:${t}/${e}`)}function Qk(t){const e=As(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))throw ra();
return{project:n,appID:s}}function Zk(t){return yn(`after:${t}`)}function ev(t){const e=As(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))throw ra();
return e}function tv({project:t="",appID:e="",who:n}){return yn(`after:${t}/${e}/${n}`)}function nv(t,e){const[n="",s="",r=""]=As(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return r===""?void 0:{org:e,project:n,appID:s,who:r}}function sv(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function rv({key:t}){return yn(`after:${t}`)}function ov(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:As(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function iv(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:sa(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function av(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:sa(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function cv(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function sa(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw Et([`${e} must be 1 to ${s}`]);return o}function yn(t){return Buffer.from(t).toString("b\
ase64url")}function As(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||yn(s)!==n)throw ra();return r.
slice(1)}function ra(){return Et(["cursor must be a nextCursor of this list"])}function vu(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;
if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw Et(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,
s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,U.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function Du(t,e){switch(t.kind){case"done":
return e(t.made);case"replayed":return new Lu(t.status,t.answer);case"other_request":throw Et(["Idempotency-Key was used before with another body"]);default:return(0,j.
xb)(t)}}const Dw={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function dv(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===
void 0)continue;const f=DEPLOYMENT_STAGES.slice(d+1).find(T=>i[T]!==void 0),p=f===void 0?r:i[f]??null;if(f===void 0&&u!==a)break;const y=Dw[u],g=c.at(-1);g?.name===
y?c.splice(-1,1,{...g,finishedAt:p}):c.push({name:y,startedAt:l,finishedAt:p})}return c}function Mu({subdomain:t,settings:e}){return e.domains?.[0]??t}const $u="\
production";function oa(t){return t.liveRelease===null?"created":"live"}function Cu(t,e){return t.liveRelease===null?null:e(Mu(t))}function ia(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:oa(t),url:Cu(t,e),environments:[{environmentID:t.environmentID,name:$u}],createdAt:Lt(t.createdAt),updatedAt:Lt(t.updatedAt)}}function Mw(t,e){const{
cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u}=t;return{appID:r,type:o,state:oa(t),repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function $w(t,e){return{environmentID:t.environmentID,name:$u,url:Cu(t,e),state:oa(t)}}function Uu(t){
const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:Lt(o)}}function xu(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:l}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Lt(c),startedAt:d===
null?null:Lt(d),finishedAt:u===null?null:Lt(u),url:r==="succeeded"?n(Mu(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,K.Eb)({supersededBy:l??void 0})}}
function Cw(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-z.lF.failureLogLines).map(l=>l.slice(0,z.lF.failureLogLine)),
u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function uv(t,e,n,s){const{cachesOf:r,...o}=t.
settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...ia(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&Uw(e,t,n),...s&&i&&{functions:i,functionsNode:s.
node},...t.deletion&&{deleted:{at:Lt(t.deletion.at),by:t.deletion.by,until:Lt(t.deletion.endsAt)}}}}function Uw(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,
cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=xu(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??
void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:p})=>({name:l,startedAt:Lt(f),ms:p===null?null:p-f}))}}
function lv({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.
appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:Lt(c),startedAt:d===null?null:Lt(d),finishedAt:null,...present({position:n})}}function Lt(t){
return new Date(t).toISOString()}const Pr=["branch","commit","configuration","configuration.type","env"];function xw(t,e){return gw(t,jw(e),{...e,changes:Nu(e)})}
function fv(t){return t}function jw(t){const{creation:e,change:n,deployment:s}=wu(t);return{createApp:{...Ut.bw.createApp,summary:"Creates an app. Its ID is its\
 name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:Ue({...Ht,deployTakes:Tt(lt(Pr))}),async run(r,{changes:o,siteUrl:i}){
const{name:a,...c}=r.body(),d=l=>({...ia(l,i),deployTakes:Pr}),u=await o.create({...r.key,appID:a},c,r.act,vu(r,d));return Du(u,d)}},updateApp:{...Ut.bw.updateApp,
summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:Hn("App"),async run(r,{changes:o,siteUrl:i}){return ia(await o.
update(r.key,r.body(),r.act),i)}},replaceEnv:{...Ut.bw.replaceEnv,summary:"Replaces the whole set of variables. No answer contains their values.",body:ew,answer:Ue(
{names:Tt(ee)}),async run(r,{state:o}){await Br(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw Ct(r.key);return{names:Object.keys(i).
sort()}}},listEnvironments:{...Ut.bw.listEnvironments,summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployT\
akes`: the members that the body of a deployment may have.",answer:Ue({environments:Tt(Hn("Environment")),app:Hn("Configuration"),deployTakes:Tt(lt(Pr))}),async run(r,{
state:o,siteUrl:i}){const a=await Br(r,o),c=Object.keys(await o.apps.env(r.key)).sort();return{environments:[$w(a,i)],app:Mw(a,c),deployTakes:Pr}}},deploy:{...Ut.
bw.deploy,summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `e\
nv`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says w\
hat the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a\
 server.",body:s,mayBeEmpty:!0,status:202,answer:Hn("AcceptedDeployment"),async run(r,{state:o}){await Br(r,o);const i=vu(r,Uu),{branch:a=null,commit:c,configuration:d,
env:u}=r.body();await ea(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.
kind==="no_app")throw Ct(r.key);return Du(f,Uu)}},listDeployments:{...Ut.bw.listDeployments,summary:"Lists deployments, newest first.",query:Iw,answer:aw("deplo\
yments",Hn("Deployment")),async run(r,{state:o,siteUrl:i}){const a=Lw(r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:vw(r.query)});if(!c)throw Ct(
r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=Aw(u,a,kw);return{deployments:l.map(p=>xu(p,d,i)),nextCursor:f}}},readFailure:{...Ut.bw.readFailure,summary:"\
Reads why a deployment failed. 404: it did not.",answer:Hn("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,
i);if(a)return Cw(i,a);await Br(r,o);const c=await o.deployments.find(r.key,i);throw c?new G("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):
new G("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function Br({key:t},{apps:e}){return jr(e,t)}const Fw=()=>()=>({status:404,headers:{},
body:""}),Pw=1024;function Bw({finder:t,ownName:e}){return n=>{const s=Hw(n);if(s===void 0)return ks(400);if(s===e)return ks(200);const r=t.site(s);return r instanceof
Promise?r.then(o=>ks(o?200:404),o=>{if(o instanceof ye)return ks(503);throw o}):ks(r?200:404)}}function Hw({target:t}){const e=t.indexOf("?");if(e===-1||t.length>
Pw)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(s.length>0||n===""||n.includes(":"))return;const r=n.toLowerCase().replace(/\.$/,
"");return r.endsWith(".")?void 0:r}const Gw={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function ks(t){return Oe(t,{status:Gw[t]},t===
503?{"retry-after":"5"}:{})}const ju=1e3,Ww=500;function Yw(t,e){return{mayChange:n=>t.adminsMayGrant(n),list:(n,s)=>e.list(n,s),inFile:(n,s)=>t.membersOf(n).filter(
r=>!s||s.some(o=>dn(Kw(n,o),r))).slice(0,Ww),async set({org:n,project:s,appID:r},o,i,a){const c=o.toLowerCase();if(o.length>un||!ss.test(o)){const p=`must be an\
 ASCII email, or "@domain" for all emails of a domain, of ${un} characters at most`;throw new G("validation_failed",`member ${p}.`)}if(!t.adminsMayGrant(n)){const p=`\
Ask the operator of the platform for a line there, or for "adminsMayGrant": true in organizations.${n}.`;throw new G("conflict",`In the organization ${n}, only \
platform.json grants roles. ${p}`)}const d={org:n,project:s,appID:r},u=t.membersOf(n),l=!u.some(p=>p.role==="admin"&&p.project===void 0),f=await e.set({...d,who:c,
role:i,most:ju,keepsAdmin:l},a);if(f.kind==="full")throw new G("conflict",`The organization ${n} has ${ju} members. Grant the role to an @domain.`);if(f.kind===
"last_admin"){const p="Make somebody else an admin first, or have the operator name one in platform.json.";throw new G("conflict",`${c} is the last admin of the\
 organization ${n}. ${p}`)}if(i===null&&f.before===void 0){const y=u.some(g=>g.who===c&&dn(g,d))?" platform.json grants one, which only its operator takes away.":
"";throw new G("not_found",`Nobody has granted ${c} a role in ${qs(d)}.${y}`)}return f.before}}}function Kw(t,e){const[n,s]=e.split("/");return{org:t,project:n,
appID:s}}class St extends Error{name="DamagedObject"}function Gn(t,e=TE){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{
setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const zw=20,Xw=200,Fu=2e4,Jw=4*1024*1024,Vw=8*1024;function qw(t){const e=new gt(Jw);return async(n,s,r)=>{
const o=async a=>(await t.count(n,a)??Fu+1)<=Fu,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return Qw(a.index,c.index)};try{return!await o(s)||
!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>Vw,i)}catch(a){if(a instanceof St||a instanceof ye)return;throw a}}}async function Qw(t,e){const n={
added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=Gn(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<zw&&s.push({kind:i,path:a.slice(0,Xw),bytes:c})};for(let[i,
a]=[0,0];i<t.count||a<e.count;){const c=Zw(t,i,e,a),[d,u]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=1:d&&u?o("changed",e.
path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(i),-d.size),d&&(i+=1),u&&(a+=1);const l=r();l&&await l}return{...n,files:s}}function Zw(t,e,n,s){
return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}const _t=8;class Hr{#e;constructor(e){this.#e=e}get bytes(){return this.#e.
length}has(e){let n=0,s=this.#e.length/_t-1;for(;n<=s;){const r=n+s>>>1,o=r*_t,i=this.#e.compare(e,0,_t,o,o+_t);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){
return new Hr(Buffer.from(this.#e))}}function Pu(t){return(0,U.hash)("sha256",t,"buffer").subarray(0,_t)}class vs extends Map{#e;constructor(e){super(),this.#e=
e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Ds=["br","zstd","gzip"],e0=512,aa=16*we.D6,Wn=Buffer.
from("SLV","latin1"),Yn=Wn.length+4+32,t0=Yn+aa;function hv(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Wn,e,hashOf("sha256",t,"\
buffer"),t])}function Bu(t,e){if(t.length<Yn||Wn.compare(t,0,Wn.length)!==0)return;const n=t.readUInt32LE(Wn.length);return n<=aa&&e===Yn+n?n:void 0}function n0(t){
if(Bu(t,t.length)===void 0)return;const e=t.subarray(Yn),n=t.subarray(Wn.length+4,Yn);return(0,U.hash)("sha256",e,"buffer").equals(n)?e:void 0}const s0=/^[0-9a-f]{64}$/;
function ca(t){return s0.test(t)}function en(t,e){return`${t}/${e.slice(0,2)}/${e}`}function r0(t){return`${t}/variants/`}function da(t,e,n){return`${r0(t)}${e.
slice(0,2)}/${e}.${n}`}function Hu(t){const[,,e="",...n]=t.split("/");return n.length===0&&ca(e)?e:void 0}function Gu(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Ds.some(s=>s===n)?e:void 0}const o0=5e3;function pv(t){const e=Hu(t);return e!==void 0?{sha256:e}:Gu(t)===void 0?void 0:{missingMs:o0}}const i0=100,
Wu=600*1e3;class a0{#e;#t;#n;#s=new vs(i0);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=en(n,s),i=e===
"object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Wu){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(en(e,n))}async lasting(){const e=this.#t.monotonic()-Wu;for(const[n,{key:s,version:r,
at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const c0=512;
class d0{#e;#t;constructor(e,n=_E){this.#e=e,this.#t=new gt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,
digest:this.#n(e)};return this.#t.put(e,r,c0+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(
e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,U.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function ua(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Ke.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:
e.slice(1)}const u0=/^[\w.!~*'()@:$,+=&;/-]*$/;function Yu(t){return u0.test(t)?`/${t}`:`/${t.split("/").map(l0).join("/")}`}function l0(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function la(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}in\
dex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ku=32,f0=/\/:[A-Za-z]\w*[^\w/]/,h0=/^:([A-Za-z]\w*)$/,fa="it must begin with a path that \
has at most one *, and placeholders (/:name) only for whole segments, each name once",p0=`it has more than ${Ku} placeholders`;function zu(t){const e=ua(t);return e===
void 0?fa:Xu(Ju(`/${e}`))}function Xu(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||f0.test(t))return fa;const r=e.slice(1).split("/").map(
ha),o=(n??"").split("/").map(ha),i=[...Ms(r),...Ms(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return fa;if(i.length>Ku)return p0;if(n===void 0)return{
text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(ha);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",
tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function m0({
head:t,star:e}){return new Set(e?[...Ms(t),...Ms(e.tail),"splat"]:Ms(t))}function Ms(t){return t.flatMap(e=>"name"in e?e.name:[])}function ha(t){const e=h0.exec(
t)?.[1];return e===void 0?{text:t}:{name:e}}const E0=32*1024;class pa{path;bare;#e;#t;#n;#s=E0;constructor(e){this.path=e,this.bare=Ju(e)}get parts(){return this.#e??=
this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Yu(
e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}
function y0(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&ma(n,r,0)?new Ea(t,e,void 0):void 0;if(!ma(n,r,0))return;if(s.isRest){
if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new Ea(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.
length-s.tail.length-1;if(o<n.length||!ma(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&
e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Ea(t,e,e.bare.slice(i,a))}function ma(t,e,n){for(let s=0;s<t.length;s+=1){
const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class Ea{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in
a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Ju(t){return t.length>1&&
t.endsWith("/")?t.slice(0,-1):t}const Vu=500,Gr=8*1024,g0=2e3,qu=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Qu=/^[\t\x20-\x7e\x80-\xff]*$/,Zu=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function w0(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.
push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>g0?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=T0(i,e.length,a),s&&e.push(
s)):s?_0(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function T0(t,e,n){const s=zu(t);if(e>=Vu)n("too many rules");else if(typeof s=="string")
n(s);else return{from:s,set:[],unset:[],bytes:0}}function _0(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!qu.test(o)||!Qu.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(Zu.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+$s(o,i);if(a>Gr)return n(`the headers of this path have more than ${Gr} bytes`);t.bytes=a,t.set.push([o,i])}
function $s(t,e){return t.length+e.length+4}function b0(t,e){return qu.test(t)&&t===t.toLowerCase()&&Qu.test(e)&&!Zu.has(t)}const ya=2e3,N0=2e3,S0=/^[^/:]+=/,el={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function tl(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=O0(
r).trim();if(o==="")continue;const i=e.length<ya?R0(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function O0(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function R0(t){if(t.length>N0)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||S0.test(n))return"conditions and query parameters are not supported";const o=I0(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=zu(e);return typeof i=="string"?i:sl(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Wr(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function I0(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return nl(e)?e:void 0}function nl(t){return Object.hasOwn(el,t)}function Wr(t){return el[t]===
"rewrite"}function sl(t,e){return/^\/(?!\/)/.test(t)||!Wr(e)&&/^(?:https?:)?\/\//i.test(t)}const L0=["index.html","200.html"],ga="_redirects",wa="_headers",rl=512*
1024,A0=[ga,wa];function ol(t){return A0.includes(t)}function k0(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${rl} bytes`}),u==="too large"?"":u.toString()},o=tl(r(ga));for(const d of o.ignored)s.push({file:ga,...d});const i=w0(
r(wa));for(const d of i.ignored)s.push({file:wa,...d});const a=[...o.rules,...v0(e)].slice(0,ya);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function v0(t){return t===void 0?[]:tl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function il(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=D0(t);if(!Array.isArray(
e)||e.length>ya||!Array.isArray(n)||n.length>Vu)throw gn();return{redirects:e.map(M0),headers:n.map($0),fallback:L0.find(r=>r===s)}}function D0(t){const e=(0,K.
D7)(t.toString());if(!e)throw gn();return e}function M0(t){const[e,n,s,r]=Cs(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!nl(s)||!sl(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw gn();return{from:al(e),to:n,status:s,force:r}}function $0(t){const[e,n,s]=Cs(t),r=Cs(n).map(i=>{const[a,c]=Cs(i);if(typeof a!="s\
tring"||typeof c!="string"||!b0(a,c))throw gn();return[a,c]}),o=Cs(s).map(i=>typeof i=="string"?i:Ta());return{from:al(e),set:r,unset:o}}function al(t){const e=typeof t==
"string"?Xu(t):void 0;return typeof e=="object"?e:Ta()}function Cs(t){return Array.isArray(t)?t:Ta()}function Ta(){throw gn()}function gn(){return new St("The c\
ompiled rules of a release are damaged: deploy again")}var cl=R(4573),C0=R(6059);const U0=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),x0=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,j0=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function F0(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=U0.get(n)??(0,C0.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return x0.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function P0(t){return j0.test(t)}const B0=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
H0=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function _a(t){const e=dl(
t);return e===void 0||e.endsWith(".html")?!1:B0.test(t)||H0.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const G0=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Yr(t){const e=dl(t);return _a(t)||e!==void 0&&G0.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function dl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Us=Buffer.from("SLIPWAY","latin1"),At=56,xs=32,Kr=xs+6,wn=4,ul=8192,ll=Buffer.allocUnsafe(3*yd.pathBytes);class zr{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Xr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Hr(e.subarray(At,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Lr){if(e.length>s.indexBytes)throw qe("it is too large");const r=ba(e,s);if(Xr(r).end!==e.length)
throw qe("its length does not match its header");const o=await W0(e,r,s,n);return new zr(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Kr;return{hash:this.#e.toString("hex",n,n+xs),size:this.#e.readUIntLE(n+xs,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=ll.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(ll,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
wn)}}function ba(t,e=Lr){if(t.length<At||Us.compare(t,0,Us.length)!==0)throw qe("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,At)};if(n.assets>n.count)throw qe("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Xr(n).end>e.indexBytes)throw qe("it is too large");return n}function fl(t,e){if(e.length!==t.assets*_t)throw qe("its le\
ngth does not match its header");if(!(0,U.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw qe("its assets do not match their hash");return new Hr(e)}function Xr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=At+s*_t,o=r+t*Kr,i=o+(t+1)*wn,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function W0(t,e,n,s){
const r=Xr(e),o=t.subarray(At,r.records);if(fl(e,o),!(0,cl.isUtf8)(t.subarray(r.paths,r.rules)))throw qe("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw qe("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=ul){if(i=Math.max(i,Y0(t,r,a,Math.min(a+ul,e.count))),i>n.pathBytes)throw qe("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*wn)!==e.pathsBytes)throw qe("its last path does not end with the paths");for(let a=_t;a<o.length;a+=
_t){const c=a-_t;if(o.compare(o,a,a+_t,c,a)>=0)throw qe("its assets are not sorted")}return i}function Y0(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*wn);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw qe("its paths are out of order");if(((t[a]??0)&192)===
128)throw qe("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw qe("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function qe(t){return new St(
`The index of a release is damaged (${t}): deploy again`)}function K0(t,e){const n=z0(t),s=X0(n),r=n.reduce((f,{path:p})=>f+Buffer.byteLength(p),0),o=At+s.length+
n.length*(Kr+wn)+wn,i=Buffer.alloc(o+r+e.length);Us.copy(i);const a=[n.length,r,e.length,s.length/_t];for(const[f,p]of a.entries())i.writeUInt32LE(p,Us.length+f*
4);(0,U.hash)("sha256",s,"buffer").copy(i,Us.length+a.length*4),s.copy(i,At);let c=At+s.length,d=c+n.length*Kr;const u=d+(n.length+1)*wn;let l=0;for(const{path:f,
hash:p,size:y}of n)i.write(p,c,xs,"hex"),c=i.writeUIntLE(y,c+xs,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function z0(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function X0(t){const e=t.filter(({path:n})=>Yr(n)).map(({path:n})=>Pu(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const J0=123;function Na(t){return t[0]===J0}async function V0(t,e,n){if(t.length>$i)throw Kn(`has more than ${$i} bytes`);const s=q0(t),
r=new Map;for(const o of s.filter(({path:i})=>ol(i)))r.set(o.path,o.size>rl?"too large":await e(o));return zr.open(K0(s,k0(r).bytes),n,yd)}function q0(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Kn("is not JSON")}if(!(0,K.Gv)(e)||!(0,K.Gv)(e.files))throw Kn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,K.Gv)(s)?s:{};if(typeof r!="string"||!ca(r))throw Kn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw Kn("has a file without a size");if(n===""||!n.isWellFormed())throw Kn("has an invalid path");return{path:n,hash:r,size:o}})}function Kn(t){
return new St(`The manifest of a release ${t}: deploy again`)}const Q0=1e3;class Jr{damage;#e;#t;#n;#s;#r=new Fi;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new d0(e),this.damage=new a0(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(Lr.indexBytes,$i))throw this.damage.note("object_unusable",e,n),new St(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Ar?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Gn();try{return Na(r)?await V0(r,({hash:i,
size:a})=>this.read(e,i,a),o):await zr.open(r,o)}catch(i){throw i instanceof St&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,At);return Na(s)?void 0:ba(s).count}async assets(e,n){const s=await this.#f(e,n,0,At);if(Na(s))return(await this.index(e,n)).index.assets.detached();const r=ba(
s),o=r.assets*_t;return fl(r,await this.#f(e,n,At,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await hl(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#E(e,n);const{facts:a,bytes:c}=i,d=i===o||await hl(i,n,s);if(!c||!d)throw await this.#y(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(en(e,n),r)??this.#E(e,n))!==n)throw await this.#y(e,n,r);const i=await this.#e.stream(en(e,n),s)??this.#E(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of Ds){const o=await this.#d(da(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<Q0||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Yn-1});return s&&Bu(s,n.size)}async readVariant(e,n,s){const r=da(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,t0);return n?.bytes&&n0(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#E(e,n)}#h(e,n){if(!ca(n))throw new St(`"${n}" is not the name of an object`);return en(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#E(e,n)}#E(e,n){throw this.damage.note("object_missing",e,n),new St(`The object ${n} is gone`)}async#y(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(en(e,n)),await this.#e.distrust(en(e,n),s),new St(`The object ${n} is damaged`)}}async function hl(t,e,n){
return t?.bytes?.length===n&&(t.digest??await Z0(t.bytes))===e}async function Z0(t){if(t.length<=Ar)return(0,U.hash)("sha256",t);const e=(0,U.createHash)("sha25\
6"),n=Gn();for(let s=0;s<t.length;s+=Ar){e.update(t.subarray(s,s+Ar));const r=n();r&&await r}return e.digest("hex")}const pl=2e4,eT=200,tT=2*1024*1024,nT=1024;function sT(t){
const e=new gt(tT);return async(n,s)=>{const r=async()=>(await t.count(n,s)??pl+1)>pl?{start:void 0}:{start:await rT((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>nT,r)).start}catch(o){if(o instanceof St||o instanceof ye)return;throw o}}}async function rT(t){if(t.find(yt.r$)!==-1)return;const{
redirects:e,fallback:n}=il(t.rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=Gn();for(let o=0;o<t.count;o+=1){const i=t.
path(o);if(i.endsWith(".html"))return{isThere:s,files:t.count,page:i.slice(0,eT).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}
function oT({check:t,damage:e}){return async()=>{try{await t?.()}catch{return Oe(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}
const n=await e?.lasting()??0;if(n===0)return Oe(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged.\
 The log has their names. Deploy their sites again to store them again.`;return Oe(200,{status:"degraded",pid:process.pid,reason:s})}}const ml=5,iT=6e4;function D(t,e){
const n=t[e];if(typeof n!="string")throw Sa(e);return n}function de(t,e){return t[e]===null?null:D(t,e)}function Y(t,e){const n=t[e];if(typeof n!="number")throw Sa(
e);return n}function Fe(t,e){return t[e]===null?null:Y(t,e)}function tn(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Sa(e);return n}function Sa(t){return new j.
GQ("internal",`The column ${t} of the database has an unexpected type`)}function El(t){return`hook:${t}`}function Oa(t){return{id:D(t,"id"),org:D(t,"org"),project:D(
t,"project"),appID:D(t,"app_id"),forge:D(t,"forge"),waits:Y(t,"waits")===1,reports:Y(t,"reports")===1,sealed:tn(t,"sealed"),createdAt:Y(t,"created_at"),createdBy:de(
t,"created_by")}}function Vr(t){return{id:D(t,"id"),hook:D(t,"hook"),digest:D(t,"digest"),branch:D(t,"branch"),commit:D(t,"commit_sha"),state:D(t,"state"),deployID:de(
t,"deploy_id"),receivedAt:Y(t,"received_at"),reported:de(t,"reported"),problem:de(t,"problem")}}function aT(t){return{...Vr(t),fence:Y(t,"fence"),failures:Y(t,"\
failures")}}var cT=R(610);const yl={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24",
"192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","\
64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]},dT={4:gl(yl[4],"ipv4"),6:gl(yl[6],"ip\
v6")};function gl(t,e){const n=new re.BlockList;for(const s of t){const[r="",o]=s.split("/");n.addSubnet(r,Number(o),e)}return n}function uT(){return Object.values(
(0,se.networkInterfaces)()).flatMap(t=>(t??[]).map(({address:e})=>e))}class js extends Error{name="AddressRefused";constructor(){super("its address is not publi\
c; an operator can allow it with --notify-allow")}}function wl(t,e=uT){const n=(r,o)=>{const i=new re.BlockList;for(const a of e())i.addAddress(a.replace(/%.*$/,
""),(0,re.isIP)(a)===4?"ipv4":"ipv6");return i.check(r,o)},s=r=>{const[o=""]=r.split("%",1),i=(0,re.isIP)(o);if(i!==4&&i!==6)return!1;const a=i===4?"ipv4":"ipv6";
return t.check(o,a)?!0:!dT[i].check(o,a)&&!n(o,a)};return{check(r){const o=r.replace(/^\[|\]$/g,"");if((0,re.isIP)(o)!==0&&!s(o))throw new js},lookup(r,o,i){(0,cT.
lookup)(r,{...o,all:!0},(a,c)=>{if(a)return i(a,[]);if(!c.every(({address:u})=>s(u)))return i(new js,[]);const[d]=c;return o.all===!0||!d?i(null,c):i(null,d.address,
d.family)})}}}const Tl=1e4,_l=4*1024*1024;class nn extends Error{name="ForgeFailed"}const lT={pending:"Slipway deploys this commit",success:"Slipway has deploye\
d this commit",failure:"Slipway could not deploy this commit"};function fT(t){let e;const n=async()=>{const{Agent:r,request:o}=await R.e(729).then(R.bind(R,3729)),
i={lookup:t.lookup,timeout:Tl};return{request:o,agent:new r({connect:i,keepAliveTimeout:1e3})}},s=async(r,o,i,a)=>{const c=new URL(`${hT(r)}${i}`),d=AbortSignal.
timeout(Tl);try{t.check(c.hostname),e??=n();const{agent:u,request:l}=await e,f={accept:"application/json","user-agent":"Slipway",...a&&{"content-type":"applicat\
ion/json"},...pT(r)},p=a?{body:JSON.stringify(a)}:{},y=await l(c,{method:o,headers:f,...p,signal:d,dispatcher:u}),{statusCode:g}=y;if(g<200||g>299)throw await y.
body.dump({limit:_l,signal:d}),new nn(`the forge answered ${g} to ${o} ${c.pathname}`);let T="";for await(const O of y.body.setEncoding("utf8"))if(T+=O,T.length>
_l)throw new nn("the answer of the forge is too large");return JSON.parse(T)}catch(u){throw u instanceof nn?u:u instanceof SyntaxError?new nn("the forge did not\
 answer with JSON"):new nn(yT(u))}};return{async report(r,o,i,a){const c=lT[o];if(r.forge==="gitlab"){const u={pending:"running",success:"success",failure:"fail\
ed"}[o];await s(r,"POST",`/projects/${encodeURIComponent(r.path)}/statuses/${r.commit}`,{state:u,name:a,target_url:i,description:c});return}const d={state:o,target_url:i,
description:c,context:a};await s(r,"POST",`/repos/${r.path}/statuses/${r.commit}`,d)},async checks(r,o){const i=`/repos/${r.path}/commits/${r.commit}`;switch(r.
forge){case"github":{const[a,c]=await Promise.all([s(r,"GET",`${i}/status?per_page=100`),s(r,"GET",`${i}/check-runs?per_page=100`)]);return Ra([...Qr(a,"statuse\
s").filter(d=>Ia(d.context,o)).map(({state:d})=>qr(d)),...Qr(c,"check_runs").map(({status:d,conclusion:u})=>d==="completed"?qr(u):"pending")])}case"gitlab":{const a=`\
/projects/${encodeURIComponent(r.path)}/repository/commits/${r.commit}/statuses?per_page=100`,c=Qr({all:await s(r,"GET",a)},"all").filter(d=>Ia(d.name,o)&&d.allow_failure!==
!0);return Ra(c.map(({status:d})=>qr(d)))}case"gitea":case"forgejo":{const c=Qr(await s(r,"GET",`${i}/status`),"statuses").filter(d=>Ia(d.context,o));return Ra(
c.map(({status:d,state:u})=>qr(d??u)))}}},async[Symbol.asyncDispose](){await(await e)?.agent.destroy()}}}function hT({forge:t,origin:e}){return t==="github"?e===
"https://github.com"?"https://api.github.com":`${e}/api/v3`:t==="gitlab"?`${e}/api/v4`:`${e}/api/v1`}function pT({forge:t,token:e}){return e===void 0?{}:t==="gi\
tlab"?{"private-token":e}:{authorization:t==="github"?`Bearer ${e}`:`token ${e}`}}const mT=new Set(["success","neutral","skipped","manual","warning"]),ET=new Set(
["pending","created","running","waiting_for_resource","preparing","scheduled"]);function qr(t){return mT.has(t)?"green":ET.has(t)?"pending":"red"}function Ra(t){
return["red","pending","green"].find(e=>t.includes(e))??"none"}function Ia(t,e){return typeof t!="string"||!t.startsWith(e)}function Qr(t,e){const n=(0,K.Gv)(t)?
t[e]:void 0;if(!Array.isArray(n))throw new nn(`the answer of the forge has no list ${e}`);return n.filter(K.Gv)}function yT(t){for(let e=t;e instanceof Error;e=
e.cause){if(e instanceof js)return`the forge is not asked, because ${e.message}`;if(e.name==="TimeoutError")return"the forge did not answer in time";if("code"in
e&&typeof e.code=="string")return`the forge cannot be reached (${e.code})`}return"the forge cannot be reached"}const gT=300,wT=(t,e)=>(0,U.createHmac)("sha256",
t).update(e).digest("hex");function bl(t,e){return(n,s,r)=>{const o=t.map(i=>ie(n,i)).find(i=>i!==void 0);return o!==void 0&&La(o,`${e}${wT(r,s)}`)}}const Nl=(t,e)=>({
verify:bl(t,""),event:[e,"push"],repository:["repository",["clone_url","html_url"]]}),Sl={github:{verify:bl(["x-hub-signature-256"],"sha256="),event:[["x-github\
-event"],"push"],repository:["repository",["clone_url","html_url"]]},gitlab:{verify:TT,event:[["x-gitlab-event"],"Push Hook"],repository:["project",["git_http_u\
rl","web_url"]]},gitea:Nl(["x-gitea-signature"],["x-gitea-event"]),forgejo:Nl(["x-forgejo-signature","x-gitea-signature"],["x-forgejo-event","x-gitea-event"])};
function TT(t,e,n,s){const r=ie(t,"webhook-signature");if(r===void 0)return La(ie(t,"x-gitlab-token")??"",n);const[o="",i=""]=[ie(t,"webhook-id"),ie(t,"webhook-\
timestamp")];if(!/^\d{1,12}$/.test(i)||Math.abs(s/1e3-Number(i))>gT)return!1;const a=Buffer.from(n.replace(/^whsec_/,""),"base64"),c=(0,U.createHmac)("sha256",a).
update(`${o}.${i}.`).update(e).digest("base64");return r.split(" ",10).some(d=>La(d,`v1,${c}`))}function La(t,e){const[n,s]=[t,e].map(r=>(0,U.createHash)("sha25\
6").update(r).digest());return n!==void 0&&s!==void 0&&(0,U.timingSafeEqual)(n,s)}function _T(t,e,n){const{event:s,repository:r}=Sl[t],[o,i]=s,a=o.map(f=>ie(e,f)).
find(f=>f!==void 0);if(a===void 0)return;if(a!==i)return Aa("it is not a push");if(!(0,K.Gv)(n))return;const{ref:c,after:d}=n;if(typeof c!="string"||typeof d!="\
string"||!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(d))return;if(!c.startsWith("refs/heads/"))return Aa("it is not of a branch");if(n.deleted===!0||/^0+$/.test(d))
return Aa("the branch was deleted");const u=n[r[0]],l=(0,K.Gv)(u)?bT(u,r[1]):[];if(l.length!==0)return{kind:"push",repository:l,branch:c.slice(11),commit:d}}function bT(t,e){
return e.map(n=>t[n]).filter(n=>typeof n=="string")}function Aa(t){return{kind:"ignored",why:t}}function Ol(t,e){const n=(0,Ve.Nu)(t,!0);return n.kind==="name"?
(0,Ve.F1)(e,n.name):t}function NT(t,e,n){const s=(0,Ve.Pf)(Ol(e,n));return t.some(r=>(0,Ve.Pf)(r).some(o=>s.includes(o)))}function Rl(t,e,n){const s=URL.parse(Ol(
e,n));if(!s||!["https:","http:"].includes(s.protocol))return;const r=s.pathname.replace(/\.git$/,"").split("/").filter(a=>a!=="");if(r.length<2)return;const o=t===
"gitlab"?[]:r.slice(0,-2),i=[s.origin,...o].join("/");try{return{origin:i,path:r.slice(o.length).map(decodeURIComponent).map(encodeURIComponent).join("/")}}catch{
return}}const ST=15e3,OT=60*6e4,RT=12e4,IT=5e3,LT=3e4,AT=10,Il="slipway";async function kT(t,e,n){const s=e&&await n.apps.find(e);if(!e||!s||s.deletion)return{state:"\
dropped",problem:"the app is gone"};switch(t.state){case"checks":return vT(t,e,s,n);case"deploy":return DT(t,e,n);case"report":return MT(t,e,s,n);case"done":case"\
dropped":return{state:t.state,problem:t.problem};default:return(0,j.xb)(t.state)}}async function vT(t,e,n,s){const r=s.now()-t.receivedAt,o=s.placeOf(e,n,t.commit);
if(!o)return{state:"dropped",problem:"the repository of the app is on no forge, so it has no checks"};const i=(a,c=0)=>r<OT?{state:"checks",problem:a,failures:c,
againMs:ST}:{state:"dropped",problem:a??"its checks did not end within an hour"};try{const a=await s.api.checks(o,Il);switch(a){case"green":return{state:"deploy",
againMs:0};case"red":return{state:"dropped",problem:"its checks failed"};case"pending":return i(null);case"none":return r<RT?i(null):{state:"deploy",againMs:0};default:
return(0,j.xb)(a)}}catch(a){if(!(a instanceof nn))throw a;return i(a.message,t.failures+1)}}async function DT(t,e,n){const s={scope:JSON.stringify(["hook",e.id]),
key:t.digest,requestHash:(0,U.createHash)("sha256").update(t.id).digest("hex"),status:202,answer:({deployID:a})=>JSON.stringify({deployID:a})},r={branch:t.branch,
commit:t.commit},o={by:`${e.forge} webhook`,via:"webhook",name:e.id,from:null},i=await n.deployments.create(e,r,o,s);switch(i.kind){case"no_app":return{state:"d\
ropped",problem:"the app is gone"};case"other_request":return{state:"dropped",problem:"it was deployed before"};case"done":return Ll(i.made.deployID,e);case"rep\
layed":return Ll(String(JSON.parse(i.answer).deployID),e);default:return(0,j.xb)(i)}}function Ll(t,{reports:e}){return e?{state:"report",deployID:t,againMs:0}:{
state:"done",deployID:t}}async function MT(t,e,n,s){const r=t.deployID===null?void 0:await s.deployments.find(e,t.deployID),o=s.placeOf(e,n,t.commit);if(!r||!o)
return{state:"done",problem:"its deployment or its repository is gone"};if(o.token===void 0)return{state:"done",problem:"its token is for the repository that th\
e app had before: add the webhook anew"};const i=$T(r),a=i==="pending"?{state:"report",againMs:IT}:{state:"done"};if(i===t.reported)return a;try{return await s.
api.report(o,i,s.pageOf(e,t.deployID),`${Il}/${n.project}/${n.appID}`),{...a,reported:i}}catch(c){if(!(c instanceof nn))throw c;const d=t.failures+1,u=d>=AT;return{
state:u?"done":"report",problem:c.message,failures:d,...!u&&{againMs:LT}}}}function $T({status:t}){return t==="succeeded"?"success":t==="failed"||t==="cancelled"?
"failure":"pending"}const CT=5e3,UT=3e4,xT=8,jT=50;function FT({store:t,changes:e,log:n,every:s,next:r}){let o=!1;const i=async l=>{try{await t.settle(l,await r(
l))}catch(f){if(f instanceof ye)throw f;const p=f instanceof Ai;p||n("error","push_failed",{push:l.id,reason:String(f)});const y=p?"the organization has too man\
y queued deployments":"the platform failed";await t.settle(l,{state:l.state,problem:y,againMs:UT})}},a=async()=>{for(let l=0;l<jT&&!o;l+=1){const f=await t.claim();
if(!f)return;await i(f)}},c=$r({everyMs:CT,run:()=>Promise.all(Array.from({length:xT},a)),onFailure(l){l instanceof ye||n("error","pushes_not_read",{reason:String(
l)})},every:s}),d=()=>{o||c.run()},u=e.subscribe(({kind:l})=>{(l==="jobs"||l==="unknown")&&d()});return{look:d,async run(l){const f=await t.claim(l);f&&await i(
f)},async[Symbol.asyncDispose](){o=!0,u[Symbol.dispose](),await c[Symbol.asyncDispose]()}}}const Al=1024*1024,PT=/^\/hooks\/(hk_[0-9a-f]{32})$/,kl=60;function BT(t){
const{store:e,apps:n,deployments:s,vault:r,clock:o,gitUrlTemplate:i}=t,a=fT(t.addresses),c=({id:f,sealed:p})=>JSON.parse(r.open(El(f),p)),d={apps:n,deployments:s,
api:a,now:()=>o.now(),placeOf(f,p,y){const g=Rl(f.forge,p.repository,i),{token:T,at:O}=c(f);return g&&{...g,forge:f.forge,commit:y,token:O===vl(g)?T:void 0}},pageOf({
org:f,project:p,appID:y},g){const O=["orgs",f,"projects",p,"apps",y,...g===null?[]:["deployments",g]].map(encodeURIComponent).join("/");return`${t.consoleUrl}/${O}`}},
u=FT({...t,next:async f=>kT(f,await e.find(f.hook),d)});return{async add(f,{forge:p,waits:y,token:g},T){const O=`hk_${(0,U.randomBytes)(16).toString("hex")}`,b=(0,U.
randomBytes)(32),S=p==="gitlab"?`whsec_${b.toString("base64")}`:b.toString("base64url"),L=await n.find(f),N=L&&Rl(p,L.repository,i);if(L&&!N&&g!==void 0)throw new G(
"validation_failed","The repository of the app is on no forge, so a token has no use.");const C={secret:S,...g!==void 0&&N&&{token:g,at:vl(N)}},$=r.seal(El(O),JSON.
stringify(C)),{org:X,project:F,appID:x}=f,J={id:O,org:X,project:F,appID:x,forge:p,waits:y,reports:g!==void 0,sealed:$},ce=await e.add(J,T);if(ce==="no_app")throw new G(
"app_not_found",`There is no app ${X}/${F}/${x}.`);if(ce==="full")throw new G("conflict",`The app has ${ml} webhooks, and may have no more. Remove one first.`);
return{hook:ce,secret:S}},list:f=>e.list(f),async remove(f,p,y){if(!await e.remove(f,p,y))throw new G("not_found","The app has no such webhook.")},pushes:(f,p)=>e.
pushes(f,p),urlOf:f=>`${t.baseUrl}/hooks/${f}`,handler:async f=>{if(f.method!=="POST")throw new G("method_not_allowed",`${f.method} is not allowed here; allowed\
: POST.`,{allow:"POST"});const p=PT.exec(Te(f.target))?.[1],y=p===void 0?void 0:await e.find(p);if(!y)throw ka();const g=await HT(f);if(!Sl[y.forge].verify(f,g,
c(y).secret,o.now()))throw ka();const T=await t.quota.take([{name:`hook/${y.id}`,most:kl}]);if(T>0)throw Xt(`This webhook has sent ${kl} requests in a minute: w\
ait ${T} s.`,T);const O=_T(y.forge,f,GT(g));if(!O)throw new G("validation_failed",`This is not what ${y.forge} sends. Was the hook added for another forge?`);if(O.
kind==="ignored")return Oe(200,{ignored:O.why});const b=await n.find(y);if(!b)throw ka();if(!NT(O.repository,b.repository,i))throw new G("forbidden",`The push i\
s of another repository than that of the app ${b.appID}.`);if(O.branch!==b.branch)return Oe(200,{ignored:`the app is deployed from ${b.branch}`});const{kind:S,push:L}=await e.
push({id:`push_${(0,U.randomBytes)(16).toString("hex")}`,hook:y.id,digest:(0,U.createHash)("sha256").update(g).digest("hex"),branch:O.branch,commit:O.commit,state:y.
waits?"checks":"deploy"});if(S==="known")return Oe(200,{...Dl(L),known:!0});L.state==="deploy"&&await u.run(L.id),u.look();const[N=L]=await e.pushes(y,1);return Oe(
202,Dl(N.id===L.id?N:L))},async[Symbol.asyncDispose](){await u[Symbol.asyncDispose](),await a[Symbol.asyncDispose]()}}}function vl({origin:t,path:e}){return`${t}\
/${e}`}function ka(){return new G("unauthorized","There is no such webhook, or the request is not signed with its secret.")}async function HT(t){if(ie(t,"conten\
t-type")?.split(";")[0]?.trim().toLowerCase()!=="application/json")throw new G("unsupported_media_type","The content type must be application/json: choose it in\
 the settings of the webhook.");try{return await t.body(Al)}catch(n){throw n instanceof Qe?new G("body_too_large",`The push is larger than ${Al} bytes. Deploy i\
t by hand: slipway redeploy`):n}}function GT(t){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch{throw new G("invalid_request","The bo\
dy is not valid JSON in UTF-8.")}}function Dl({id:t,state:e,deployID:n,problem:s}){return{push:t,state:e,deployID:n,...s!==null&&{problem:s}}}const WT=32,YT=new Uint8Array;
async function va(t){const{value:e,id:n=YT,previous:s,wrong:r}=await t.platformKey(()=>(0,U.randomBytes)(WT)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>vg(
o,a,c),open(a,c){try{return Dg(i,a,c)}catch(d){throw r(d)}}}}async function KT({stores:t,notifyAllow:e,gitUrlTemplate:n,clock:s,log:r},{baseUrl:o,consoleUrl:i}){
const{hooks:a,state:c,changes:d}=t,{apps:u,deployments:l}=c,f=wl(le(e,"notify-allow")),p=await va(t.keys),y={gitUrlTemplate:n,baseUrl:o,consoleUrl:i};return BT(
{store:a,apps:u,deployments:l,changes:d,quota:t.quota,vault:p,addresses:f,...y,clock:s,log:r})}function zT(t){return async e=>{try{return await t(e)}catch(n){const s=ki(
n);if(!s)throw n;return Ye(s,e)}}}const XT=1e4;function JT(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,U.hash)("sha256",n)}`,most:t}])}function VT(t,e){
if(t===0)return()=>0;const n=t/6e4,s=new vs(XT);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.
delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const qT=1e4,Ml=64*1024;class QT{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{
deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+SE}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(
e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){const e=new AbortController,n=this.#s.sleep(qT,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||
await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#a(){for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}
this.#i=void 0}}async function ZT(t,e){try{const n=await t.read(e,{from:-Ml,limit:Ml,isComplete:!0}),s=(0,Ke.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-z.lF.failureLogLines).map(r=>r.slice(0,z.lF.failureLogLine))}catch{return[]}}const $l={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},e_=100,t_=2;class Zr{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>e_+t_*(this.#t()-this.#n)/this.#e}}class n_{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new Zr(IE,e),this.#t=
new Zr(RE,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in $l[this.#n]?e.text.length>=NE?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=$l[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function s_(t){return r_.has(t.kind)}const r_=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),o_=100,i_=300;class eo extends Error{name="WorkerCrash";ending;constructor(e){super(c_(e)),this.ending=
e}}class a_{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new n_;#i=new Zr(LE);#a=new Zr(AE);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#E;#y=!1;#p=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#g(s).catch(r=>this.#m(r))),e.ended.then(s=>this.#O(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#E=Promise.withResolvers(),this.#f.resolve(e),this.#E.promise)}letGo(){this.#p=!0,this.#f.resolve(null),this.#E?.resolve([])}#m(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#g(e){const n=this.#T(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#w(e.id,e.question);break;case"release":this.#_(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,j.xb)(e)}}#T(e){
return s_(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#w(e,n){if(this.#l+=1,this.#l>o_)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#N(n)})}catch(s){this.#m(s)}this.#l-=1}async#N(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#_(e.name),this.#t.set(e.name,n),this.#h&&this.#_(e.name),null}case"output":return await this.#b(e),null;case"start":return this.#S(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#S(e){if(this.#y&&this.#E?.resolve(e),this.#p)return null;
const n=await this.#f.promise;return this.#y=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#b({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>Ed.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#_(e){this.#t.get(e)?.(),this.#t.delete(e)}#O(e){this.#h=!0,this.letGo();const n=new eo(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#_(s)}}function c_({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Ke.Ow)(r,i_)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function d_(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new pn({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class u_{#e;#t;#n;#s=new Fi;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=Ld(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){
const e=this.#c(),n=VE(e.dataDir,process.pid),s=new a_(new ry(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});
return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,
blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
p={dataDir:(0,M.realpathSync)(e),blobs:n,env:Id(s),gitUrlTemplate:r??Ve.bD,allowLocalGit:o??!1,limits:{...Or,...i},outputLimits:a??Ed,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...p,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:p}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:Qc(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:l_[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const l_={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
f_=1e4,h_=5*6e4,p_=1e4,m_=2,E_=6e4,y_=8,g_=100;function w_(t){return new T_(t)}class T_{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new u_(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!xl(e)&&n!=="required"&&!jl(s)){const o=setTimeout(()=>this.#n(),g_);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
xl(e)&&__(e,(await r).network),n==="required"&&b_((await r).isolation),jl(s)&&N_((await r).limiter)}#d(){if(!(0,M.existsSync)((0,P.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#p(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof eo)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof eo?await this.#T(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??Or.
logBytes,u=new QT(a,{deployID:e.deployID,fence:n.fence},d,c),l=()=>{this.#g(s)};r.addEventListener("abort",l,{once:!0}),r.aborted&&l();try{const y={...n,onOutput:async b=>o?.(
b,r),onLog:b=>{u.write(b)||s.process.kill("it sent a log that is too long")}},g=await s.run({kind:"deploy",job:e,look:o!==void 0},y);if(g.kind!=="stored")throw g.
kind==="failed"?new pn(g.facts):Da();const{commit:T,release:O}=g;return{commit:T,release:O,place:b=>this.#l(s,b),[Symbol.asyncDispose]:()=>(s.letGo(),this.#m(s,
e.deployID))}}catch(f){throw await this.#m(s,e.deployID),r.reason instanceof Nr&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),f}finally{r.removeEventListener("abort",l),await u.end(),n.onLogged?.(u.bytes)}}async#l(e,n){const s=new AbortController,r=this.#e.clock.sleep(
p_,s.signal).then(()=>[],()=>[]),o=await Promise.race([e.place(n),r]);return s.abort(),o}async detect(e,n){if(this.#c>=m_)throw Cl("Other repositories are being\
 read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#h({...e,deployID:`look-${(0,U.randomUUID)()}`,purpose:"d\
etect"},n)}catch(s){throw n.aborted?Cl("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){
const s=this.#t.start(),r=()=>{this.#g(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new pn(o.facts);if(o.kind!=="detected")throw Da();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof eo&&!n.aborted?await this.#T(o,
s,e):o}finally{n.removeEventListener("abort",r),this.#m(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#y({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#g(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#y(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#E(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=y_?e():this.#i=this.#e.clock.after(E_,e)}async#y(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw Da();return s.collected}finally{await this.#g(n)}}#p(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#m(e,n){const s=new AbortController;this.#e.clock.sleep(h_,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#p(n),this.#e.lasting!==!1&&this.#E())}async#g(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),f_);await e.process.ended,clearTimeout(
n)}async#T(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=ct.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return d_(o,e.ending,r,await ZT(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?JE():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function Cl(t){return new G("unavailable",t,{"retry-after":"\
10"})}const Ul={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function xl(t){return t!==void 0&&Object.hasOwn(Ul,t)}function __(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new j.GQ("unsupported_runtime",n,{input:"build-network",remedy:Ul[t]})}function b_(t){if(t.kind===
"none")throw new j.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function jl(t){return t?.startsWith("/")??!1}function N_(t){if(t.kind!=="cgroup")throw new j.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function Da(){return new Error("The worker sent the result of another kind of job")}const S_=16*we.D6,O_=512;function Fl(t){return e=>{
if(e instanceof ye)throw e;return t}}class R_{#e;#t=new gt(S_);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Pu(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+O_,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof St)return;throw s}}}var sn=R(2373);const I_=(0,sn.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),Pl=(0,sn.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),L_=(0,sn.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),Bl=(0,sn.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),Hl=(0,sn.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),A_=(0,sn.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),k_=Gl({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),v_=Gl({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function Gl(t){const{headers:e,...n}=(0,sn.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const D_=(0,sn.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class M_{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const $_=2e3,Ma=200,C_=32*we.D6,U_=1/4,x_=8,j_=4,F_=["index.html","404.html"];function P_(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=j_)return;s+=1;const o=new AbortController,i=B_(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep($_,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function B_(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(C_,t.cacheBytes*U_);const c=new M_(x_);for(const d of await H_(o,i,s)){s.throwIfAborted();const u=i.file(d,new pa(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function H_(t,e,n){const s=new Set([...F_,...t.mostServed(Ma)]),r=new Set([...s].filter(_a).
map(Wl)),o=Gn(n);for(const a of r.size>0?e.names():[]){if(r.has(Wl(a))&&s.add(a),s.size>=2*Ma)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,Ma)}function Wl(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Yl={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function G_(t,{status:e,location:n},s){const r=Kl(t.target.slice(Te(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...Yl,"x-slipway-release":s.deployID}}}function W_({target:t},e){const n=t.startsWith(
"/")?Kl(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...Yl}}}function Kl(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function zl(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class Xl{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?y0(d.from,e):void 0;d&&u&&(yield[d,u])}}}function to(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=m0(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function $a({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:Y_(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Y_(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const Jl={headers:{},isCut:!1};class K_{#e;constructor(e){this.#e=new Xl(e.map(z_))}of(e){if(this.#e.size===0)return Jl;const n=[...this.#e.matching(
e)];return n.length===0?Jl:new X_(n).custom}}function z_({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=to(i,t);return a.isFixed&&(s+=$s(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class X_{#e=new Map;#t=Gr;#n;#s=!1;constructor(e){this.#n=Gr-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,zl(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-$s(e,""),o=r<
0?void 0:$a(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=$s(e,o),n.isFixed||(this.#n-=$s(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const J_=64,V_=8*1024,q_=4*1024;class Q_{#e;forces;constructor(e){this.#e=new Xl(e.map(Z_)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=eb(r,o,e);if(i&&(yield i),s+=1,s===J_)return}}}
function Z_({from:t,to:e,status:n,force:s}){return{from:t,to:Wr(n)?tb(e,t):to(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function eb({to:t,status:e,isForeign:n},s,r){
if(Wr(e)){const a=$a(t,s,"plain",q_);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=$a(t,s,"encoded",V_);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function tb(t,e){const n=t.replace(/[?#].*$/,
"");try{return to(n,e,decodeURIComponent)}catch{return to(n,e)}}class nb{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!Yr(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!ol(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=la(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:Yu(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=la(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=la(e,this.has);return n?.kind==="file"?n.path:void 0}}const sb="public, max-age=0, must-revalid\
ate",rb="public, max-age=31536000, immutable";function ob(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function ib(t,e,n,s,r){return new ab(
t,e,n,s,r)}class ab{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=F0(n),this.variants=P0(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":_a(this.#t)?rb:sb,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function cb(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const db=64*1024,ub=we.D6,lb=4*
1024,fb=32,hb=5*1024,pb=512;class mb{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=il(s.rules),d=Math.
min(ub,db+s.count*lb);this.#e=s,this.isServer=s.find(yt.r$)!==-1;const u=l=>!(this.isServer&&Vl(l))&&s.find(l)!==-1;this.#t=new nb(new Q_(i),c,u),this.#n=new K_(
a),this.#s=new gt(d),this.#r=o,this.weight=s.bytes+s.rules.length*fb+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,Eb(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=ib(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:ob(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:zl(e.location)}}}function Vl(t){return t===
yt.nA||t.startsWith(`${yt.nA}/`)}function Eb(t,e){const n=4*t.length;return e.kind==="redirect"?pb+n+2*e.location.length:hb+n+e.customBytes}async function yb(t,e,n,s){
return new mb(e,n,await t.index(e,n.manifestHash),s)}function gb(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function wb(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const Tb=256,_b=256,ql=new vs(Tb);function bb(t){let e=ql.get(t);if(!e){if(e=Nb(t),t.length>_b)return e;ql.set(t,e)}return e}function Nb(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return Ds.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const Ql=new Map,Sb=4*we.D6,Ob=768,Rb=1e3;class Ib{#e;#t;#n=new gt(Sb);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<e0||s.size>aa)return Ql;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??Ql);return{sizes:a,isWhole:a.size===Ds.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>Ob+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<Rb}}
const Lb=4*we.D6,Ab=64*we.D6,kb=512,vb=[];class Db{#e;#t;#n;#s;#r=0;constructor(e,n,s=q.ml){this.#e=e,this.#t=new gt(n),this.#n=Math.min(Lb,n),this.#s=new Ib(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?ie(e,"accept-encoding"):void 0,o=r===void 0?vb:bb(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,ef(n,o,a),s)):this.#o(e,n,ef(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(Mb(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new Zl;return o}).catch(o=>{if(!(o instanceof Zl))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=ie(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=wb(ie(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=Ab}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+kb,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Zl extends Error{}
function ef(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=cb(t,s,r);return t.variants?.
set(s,i),i}return t}function Mb(t,e){const n=ie(t,"if-none-match");if(n!==void 0)return gb(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function tf({sites:t,domain:e,isOwnHost:n}){const s=xb(e),r=jb(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function $b(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const Cb=1024,Ub=255;function nf(t){const e=new vs(Cb);return n=>{if(n.length>Ub)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function xb(t){const e=`.${t.toLowerCase()}`;return nf(n=>{const s=sf(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function jb(t,e){return nf(n=>{const s=sf(n);return Zs(s)&&!er(s,t)&&!e(n)?s:void 0})}function sf(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const Fb=64*we.D6,rf=4096,Pb=1e3,of="GET, HEAD, OPTIONS";class Bb{#e;#t;#n;#s;#r;#o;#i=new gt(Fb);#a;#c;#d;#u;prefetch;#l=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=q.ml,meter:a=dr}=e;this.#e=s,this.#t=o,this.#n=e.finder??tf({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new Db(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=n,this.#o=new R_(s),this.prefetch=P_({site:c=>n.site(c),loaded:c=>this.#p(
c),load:(c,d)=>this.#m(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(ie(e,"host")??"");return n instanceof Promise?
n.then(s=>this.#h(e,s),s=>this.#_(e,s,v_)):this.#h(e,n)};#h(e,n){return n===void 0?Gt(e,I_):Hb(this.#c,n,this.#f(e,n))}#f(e,n){const s=!n.isDeleted&&n.release!==
null;if(!Ca(e)&&!(s&&this.#d))return af(e.method);if(n.isDeleted)return Gt(e,L_);if(n.release===null)return Gt(e,Pl);const r=n.settings.domains&&this.#n.domain(
ie(e,"host")??""),o=r&&$b(r,n.settings.domains??[]);if(o)return W_(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#g(e,n,i):this.#E(e,n,n.release),c=Gb(n,
a);return c instanceof Promise?c.catch(d=>this.#_(e,d)):c}catch(i){return this.#_(e,i)}}async#E(e,n,s){return this.#g(e,n,await this.#y(n,s))}async#y(e,n){try{return await this.#m(
e.org,n)}catch(s){const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof ye))throw s;return this.#O("warn","edge_earlier_release",{deployID:r.
deployID,live:n.deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.
deployID),this.#i.load(n.deployID,s=>s.weight,()=>yb(this.#e,e,n,this.#t))}#g(e,n,s){if(s.isServer)return this.#T(e,n,s);if(!Ca(e))return af(e.method);const r=Te(
e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#b(e,i,s);const a=ua(r);if(a===void 0)return Gt(e,Hl);if(a.length>rf)return Gt(e,A_);const c=new pa(
`/${a}`),d=(o?void 0:s.remembered(c.path))??s.direct(c);return d?this.#b(e,d,s):Yr(a)&&n.kept.length>0?this.#N(e,n,s,c):this.#S(e,n,s,c)}#T(e,n,s){if(!e.target.
startsWith("/"))return Gt(e,Hl);const r=ua(Te(e.target));if(r!==void 0&&Vl(r))return Gt(e,Bl,s);if(!Ca(e)||e.isUpgrade||r===void 0||r.length>rf)return this.#w(n);
const o=new pa(`/${r}`),i=s.remembered(o.path)??s.direct(o);return i?this.#b(e,i,s):Yr(r)&&n.kept.length>0?this.#N(e,n,s,o):this.#w(n)}#w(e){const{release:n}=e;
return n===null?Pl:this.#d?.answer({...e,release:n})??(0,mn.Ih)(new mn.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#u.site(e);if(!n?.release||
n.isDeleted)return;const{release:s}=n;return(this.#p(s)??await this.#m(n.org,s)).isServer?{...n,release:s}:void 0}async#N(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(Fl([]))){const a=this.#p(i)??await this.#m(n.org,i).catch(Fl(void 0)),c=a?.file(o,r);if(a&&c)return this.#b(e,c,a)}return this.#S(e,n,s,
r)}#S(e,n,s,r){if(s.isServer)return this.#w(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#b(e,o,s):Gt(e,Bl,s)}#b(e,n,s){return n.kind==="redirec\
t"?G_(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#_(e,n,s=k_){const r=n instanceof ye;if(!r&&!(n instanceof St))throw n;const o=r?"edge_unavailable":"edge_dama\
ged";return this.#O("error",o,{requestID:e.requestID,reason:n.message}),Gt(e,r?s:D_)}#O(...e){const n=this.#a.monotonic();n-this.#l<Pb||(this.#l=n,this.#t(...e))}}
function Ca({method:t}){return t==="GET"||t==="HEAD"}function af(t){return t==="OPTIONS"?{status:204,headers:{allow:of}}:{status:405,headers:{allow:of,"content-\
length":"0","cache-control":"no-store"}}}function Gt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function Hb(t,e,n){const s=r=>Kt(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,
0),r}):s(n)}function Gb({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(cf):cf(e)}function cf(t){return t.take?t:{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const Wb=500,Yb=1e3,Kb=250,zb=750,Xb=5e3,Ua=-1;class df{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??q.ml,this.#s=new gt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#T(n))return n.record;if(n?.record!==void 0)return this.#f(
e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);
n&&(n.generation=Ua);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#y(e).catch(()=>{}))}#l(e){return this.#w()&&this.#o.size>0?Promise.reject(new ye(
"The state cannot be read now")):this.#y(e)}async#h(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#T(r)||r.record)?this.find(n):s?(this.#g(n,{record:s,
read:0,at:this.#t.monotonic(),generation:Ua}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#w())return this.#E(e,n);const s=this.#t.monotonic();return s-this.#d>=Kb&&
(this.#d=s,this.#E(e,n).catch(()=>{})),n}async#E(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.sleep(Wb,s.signal).
then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#y(e),o])}catch(i){if(i instanceof ye)return r();throw i}finally{
s.abort()}}#y(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<zb)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#p(e,r);return this.#o.
set(e,{begun:r,record:o}),o}async#p(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.
monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#g(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#m(e,o)}catch(r){throw r instanceof
ye&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#m(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#g(e,{...n,
generation:Ua}),n.record)}#g(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#T({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-
n<Xb||this.#w()}#w(){return this.#t.monotonic()-this.#a<Yb}}const Jb=16*we.D6,Vb=4*we.D6,xa=400,qb=300,Qb=2;class Zb{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){
this.#e=new df({changes:n,table:s,clock:o,bytes:Jb,weightOf:eN,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new df({changes:n,table:r,
clock:o,bytes:Vb,weightOf:()=>xa,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){const n=this.#t.
find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===
void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function eN(t){return t?xa+qb*t.kept.length+
Qb*JSON.stringify(t.settings).length:xa}var Fs=R(7);const tN=30,nN=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],sN=16*
1024;function rN(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:Pn(async()=>(await R.
e(460).then(R.bind(R,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let r=[],o=new Map;const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??
mg(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:o.get(a)};return async a=>{const c=uf(a),d=await R.
e(460).then(R.bind(R,6460)),{header:u,claims:l}=oN(c,d);iN(u,l);const f=i(l.iss??"");if(!f)throw xe("The token was issued by an identity provider that this plat\
form does not trust (iss)");const p=await f.keys(),y=f.audiences??[t.audience];try{const{payload:g}=await d.jwtVerify(c,p,{issuer:f.issuer,audience:[...y],algorithms:nN,
clockTolerance:tN,currentDate:new Date(n.now()),requiredClaims:["exp"]});return aN(f,g)}catch(g){throw lf(g,d,y.join(" or "))}}}function uf(t){if(t===void 0)throw xe(
'There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw xe('The Autho\
rization header is not "Bearer <ID token>"');if(e.length>sN)throw xe("The token is too long to be an ID token");return e}function oN(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw xe("The token is not a JSON Web Token, so it is not an ID token")}}function iN(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw xe("The token is an access token: send the identity provider's ID\
 token instead")}function aN(t,e){cN(t,e);const n=t.granted.flatMap(r=>{const o=e[r];return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(
o).length<=as?[[r,String(o)]]:[]}),s={email:dN(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function cN(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw xe(`The token's ${n} claim is not one that this platform accepts`)}function dN(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw xe(`The token has no ${o} claim`);return i}),s=Lo(n);if(s===void 0){const r=Rn(n)?"has \
characters other than ASCII":"is not an email";throw xe(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!uN(e,t))throw xe("The token's email is \
not verified (email_verified is not true)");return s}function uN({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function lf(t,e,n){
if(t instanceof G)return t;const{errors:s}=e;return t instanceof s.JWTExpired?xe("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?xe(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?xe("The token is not valid yet (nbf)"):xe(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?xe("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?xe("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?xe("The token is not a valid ID token"):Cr()}function xe(t){return new G("unauthorized",`${t}.`,{"www-authenticate":'Bearer erro\
r="invalid_token"'})}function lN({store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{ff(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){
const u=hf(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,On(await e(r,u),"admin"));const f=pf(d);(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&
c.push(d)}if(c.length>0||await e(r,{org:o})||(await n(r))?.includes(o))return c;throw ja(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){
ff(r,"make another one");for(const N of[i.project,i.appID])if(!(N===void 0||z.cS.test(N)))throw new G("validation_failed","The project and the app of a token mu\
st be identifiers.");const u=await e(r,i);if(u===void 0)throw ja(r,i.org);if(!On(u,"deployer"))throw new G("forbidden",`${r.email} may only read there. Somebody\
 with the role deployer makes tokens.`);const l=(0,Fs.yH)(N=>(0,U.randomInt)(N)),{org:f,project:p=null,appID:y=null}=i,{email:g,issuer:T}=r,O={org:f,project:p,appID:y,
name:o,role:a,lifetimeMs:c,madeBy:g,maker:JSON.stringify({email:g,issuer:T})},b=Fs.KT.perOrganization,S=await t.create({id:(0,U.randomUUID)(),hash:(0,U.hash)("s\
ha256",l),...O},b,d);if(typeof S=="object")return{...S,text:l};const L=S==="name_taken"?`The organization ${f} has a token ${o}. Revoke it first, or choose anot\
her name.`:`The organization ${f} has ${b} tokens, the most that it can have. Revoke those that nobody needs.`;throw new G("conflict",L)},async revoke(r,o,i,a){
const c=(await s(r,o)).find(d=>d.name===i);if(!(c&&await t.revoke(o,c.id,a)))throw await e(r,{org:o})===void 0?ja(r,o):new G("not_found",`The organization ${o} \
has no token ${i.slice(0,100)} that you may end.`)}}}async function fN(t,e,n){if(!(0,Fs.eo)(e))throw xe("The access token is not whole: it was cut, or mistyped");
const s=await t.find((0,U.hash)("sha256",e)),r=s&&pf(s),o=Fs.Xm.find(i=>i===s?.role);if(!s||!r||!o)throw xe("The access token is unknown, was revoked, or has en\
ded");if(!n(r.issuer))throw xe("The person who made the access token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(
i=>{if(!(i instanceof ye))throw i}),{...r,token:{id:s.id,name:s.name,role:o,place:hf(s)}}}function ff({token:t},e){if(t)throw new G("forbidden",`An access token\
 may not ${e}. Sign in as a person: slipway login`)}function ja({email:t},e){return new G("forbidden",`${t} has no role for this in the organization ${e}.`)}function hf({
org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function pf({maker:t}){const e=(0,K.U4)(t);if(!(!(0,K.Gv)(e)||typeof e.email!="string"||
typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}function hN({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:r}){return async o=>{const i=o===
void 0?"":uf(o);return(0,Fs.Lh)(i)?fN(e,i,r):await pN(i)===s.issuer?s.verify(i,n,r):t(o)}}async function pN(t){const{decodeJwt:e}=await R.e(460).then(R.bind(R,6460));
try{return e(t).iss}catch{return}}const mf=900;function mN({issuer:t,audience:e,key:n,clock:s}){const r=`${t}/login`,o=Pn(async()=>(await R.e(460).then(R.bind(R,
6460))).importJWK(n.privateJwk,"ES256")),i=Pn(async()=>(await R.e(460).then(R.bind(R,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,async mint(a,{
email:c,issuer:d}){const u=await R.e(460).then(R.bind(R,6460)),l=Math.floor(s.now()/1e3);return new u.SignJWT({email:c,email_verified:!0,idp:d,sid:a}).setProtectedHeader(
{alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(r).setSubject(c).setAudience(e).setIssuedAt(l).setExpirationTime(l+mf).setJti((0,U.randomUUID)()).sign(await o())},
async verify(a,c,d){const u=await R.e(460).then(R.bind(R,6460)),l={issuer:r,audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(
a,await i(),l).catch(g=>{throw lf(g,u,e)}),p=await c.find(String(f.sid)),y=p&&Pa(p.identity);if(!y)throw xe(`The sign-in of this machine has ended. ${Fa}`);if(p.
state==="reused")throw xe(`${yf} ${Fa}`);if(!d(y.issuer))throw xe(`${Ef} ${Fa}`);return{...y,via:"login"}}}}const Fa="Sign in again: slipway login",Ef="This pla\
tform no longer trusts the identity provider that you signed in by.",yf="The sign-in of this machine has ended, because one of its refresh tokens was used twice\
: somebody else may have copied it.";function Pa(t){const e=(0,K.U4)(t);if(!(!(0,K.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,
issuer:e.issuer}}const gf=4096;function EN(t,e){const n=`${e}/device`,s={[fn.device]:async(r,o)=>{const i=(0,Ke.Ow)(r.get("machine")??"",h).trim()||"a machine w\
ithout a name",a=await t.begin(i,ge(o));if(!a)return kt(429,"slow_down","Too many sign-ins wait for a person. Try again in some minutes.",{"retry-after":"60"});
const{deviceCode:c,userCode:d,expiresIn:u,interval:l}=a;return Ba({device_code:c,user_code:d,verification_uri:n,verification_uri_complete:`${n}?${new URLSearchParams(
{user_code:d})}`,expires_in:u,interval:l})},[fn.token]:async(r,o)=>{const i=r.get("grant_type"),a=i===Ns?"device_code":i==="refresh_token"?"refresh_token":void 0;
if(a===void 0){const u=`grant_type must be ${Ns} or refresh_token`;return kt(400,"unsupported_grant_type",u)}const c=r.get(a)??"";if(c==="")return kt(400,"inval\
id_request",`${a} is missing`);const d=await t.exchange(c,wf(o));return typeof d=="string"?wN(d,a):Ba({access_token:d.accessToken,token_type:"Bearer",expires_in:d.
expiresIn,refresh_token:d.refreshToken,refresh_expires_in:d.refreshExpiresIn})},[fn.revoke]:async(r,o)=>(await t.end(r.get("token")??"",wf(o)),Ba({}))};return new Map(
Object.entries(s).map(([r,o])=>[r,i=>yN(i,a=>o(a,i))]))}function wf(t){return{from:ge(t),requestID:t.requestID}}async function yN(t,e){if(t.method!=="POST"){const s=`${Te(
t.target)} accepts only POST`;return kt(405,"invalid_request",s,{allow:"POST"})}if(ie(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/x-ww\
w-form-urlencoded")return kt(400,"invalid_request","The Content-Type must be application/x-www-form-urlencoded");try{const s=new URLSearchParams((await t.body(gf)).
toString("utf8"));return[...new Set(s.keys())].some(o=>s.getAll(o).length>1)?kt(400,"invalid_request","A parameter is there twice"):s.get("client_id")!==vn?kt(401,
"invalid_client",`client_id must be ${vn}`):await e(s)}catch(s){if(s instanceof Qe)return kt(413,"invalid_request",`The form has more than ${gf} bytes`);if(!(s instanceof
ye))throw s;return kt(503,"temporarily_unavailable","The platform cannot read its state now",{"retry-after":"5"})}}const gN={pending:["authorization_pending","N\
o person has decided yet"],slow_down:["slow_down","The machine asks too often: wait five seconds more each time"],denied:["access_denied","The sign-in was denie\
d in the browser"],over:["expired_token","The code is older than ten minutes"],unknown:["invalid_grant","The sign-in does not exist, or has ended"],reused:["inv\
alid_grant",yf],untrusted:["invalid_grant",Ef]};function wN(t,e){const[n,s]=gN[t];return e==="device_code"||n==="invalid_grant"?kt(400,n,s):kt(400,"invalid_gran\
t","The sign-in has ended, because it was not used for a month or is three months old")}function Ba(t){return Oe(200,t,Tf)}function kt(t,e,n,s={}){return Oe(t,{
error:e,error_description:n},{...Tf,...s})}const Tf={"cache-control":"no-store",pragma:"no-cache"},_f=10*6e4,bf=5e3,TN={lifetimeMs:_f,intervalMs:bf,perAddress:10,
inAll:1e3},Nf=864e5,_N={graceMs:6e4,idleMs:30*Nf,mostMs:90*Nf},bN=20,Ha={person:10,address:20,all:200},NN="slr_",Sf=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/;function SN({
store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:Ha.all},{name:`login/person\
/${bt(i,a)}`,most:Ha.person},{name:`login/address/${bt(c)}`,most:Ha.address}]);if(d!==0)throw Xt(`Too many codes were tried. Try again in ${d} seconds.`,d)};return{
async begin(i,a){for(;;){const[c,d]=[(0,U.randomBytes)(16).toString("base64url"),(0,U.randomBytes)(32).toString("base64url")],u=ON(),l={id:bt(c),userCode:bt(u),
secret:bt(d)},f=await t.begin({...l,machine:i,address:a},TN);if(f==="too_many")return;if(f==="code_taken")continue;const p={expiresIn:_f/1e3,interval:bf/1e3};return{
deviceCode:`${c}.${d}`,userCode:u,...p}}},async exchange(i,a){const[,c="",d=""]=Sf.exec(i)??[];if(c==="")return"unknown";const u=(0,U.randomBytes)(32).toString(
"base64url"),l={id:bt(c),secret:bt(d),next:bt(u)},f=await t.advance({...l,..._N},{...be,...a});if(f.kind!=="open")return f.kind;const p=Pa(f.identity);return!p||
!r(p.issuer)?"untrusted":{accessToken:await n.mint(l.id,p),expiresIn:mf,refreshToken:`${NN}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/1e3)}},async end(i,a){
const[,c=""]=Sf.exec(i)??[],d=c===""?void 0:await t.find(bt(c));d&&await t.end(bt(c),{by:Pa(d.identity)?.email??null,via:"login",...a})},async asked(i,a,c){await o(
a,c);const d=await t.asked(bt(Rf(i)));if(d)return d;throw Of()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if(a&&(await s(c))?.length===
0)throw new G("forbidden",`${u} has no role on this platform, so there is nothing to sign in to.`);const f={person:bt(l,u),identity:JSON.stringify({email:u,issuer:l}),
most:bN},p=await t.decide(bt(Rf(i)),a?f:"denied",d);if(p)return p;throw Of()}}}function Of(){return new G("not_found","No machine asks with this code: it was mi\
styped, was used, or is older than ten minutes.")}function bt(...t){return(0,U.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(t))}function ON(){const t=Array.
from({length:8},()=>Dn[(0,U.randomInt)(Dn.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function Rf(t){const e=t.slice(0,40).toUpperCase().replace(/[^A-Z]/g,
"");return`${e.slice(0,4)}-${e.slice(4)}`}async function RN(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.push(...await r.collect())}catch(o){if(n?.
aborted)break;const{message:i,remedy:a}=(0,j.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function mv({
kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(
o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const Tn=3e4,If=5e3,Lf={clone:"building",install:"\
building",build:"building",sync:"syncing",activate:"activating"};function Af(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deplo\
yment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const IN=1e3;async function LN(t,e){const{references:n,node:s,clock:r,waits:o,stop:i}=t;let a=await n.
hold(s);for(;!a&&o;)await r.sleep(IN,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).then(f=>f||d.abort(new Error("another no\
de has taken over the collection")),()=>{}),l=(0,q.fm)(If,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}
const no=500,AN=1e4,kN=55*6e4;function vN({keeping:t,logs:e,usage:n,notify:s,hooks:r,audit:o,keepAuditMs:i,apps:a,clock:c,bounds:d,keepDeletedMs:u}){return[{kinds:[
"apps"],collect:()=>MN({keeping:t,logs:e,apps:a,keepDeletedMs:u})},{kinds:["deployments","logs"],collect:()=>$N(t,e,d)},{kinds:["keys"],collect:async()=>[{kind:"\
keys",items:await zn(()=>t.endKeys(no)),bytes:0}]},{kinds:["notifications"],async collect(){return[{kind:"notifications",items:await zn(()=>s.prune({...EE,limit:no})),
bytes:0}]}},{kinds:["pushes"],async collect(){return[{kind:"pushes",items:await zn(()=>r.prune({ageMs:yE,limit:no})),bytes:0}]}},{kinds:["audit"],collect:async()=>[
{kind:"audit",items:await zn(()=>o.trim(i)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"usage",items:await zn(()=>n.prune(c.now(),no)),bytes:0}]}}]}
async function zn(t){let e=0;for(let n=0;n<AN;n+=1){const s=await t();if(e+=s,s===0)break;await Ga()}return e}function Ga(){return new Promise(t=>setImmediate(t))}
const DN=20;async function MN({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await zn(async()=>(await n.expire(DN,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.
endingApp(o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=
1),a.logs.length===0&&(o=a.app)}catch(c){i=c,o=a.app}await Ga()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function $N(t,e,n){const s={deployments:0,
logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(
l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&
(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=
a.left.logBytes,i=a.app),await Ga()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",
items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var Ps=R(9692);class kf extends Error{name="KeyspaceGone";constructor(){super("the table was dele\
ted")}}class _n extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function vf(t,e){const n=CN(e),s=UN(n.get("key"));if(t!=="put")return{
key:s,value:"",ttlSeconds:void 0};const r=xN(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:jN(
n.get("ttlSeconds"))}}function CN(t){if(!(0,cl.isUtf8)(t))throw new _n("invalid_json");try{const e=(0,Ps.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,
text:s})=>[n,s]))}catch(e){if(!(e instanceof Ps.sU))throw e}throw new _n("invalid_json")}function UN(t){const e=t?.startsWith('"')?(0,Ps.I)(t):void 0;if(e===void 0||
e===""||Mf(e,z.ux.keyBytes))throw new _n("invalid_key");return e}function xN(t){if(t===void 0||Mf(t,z.ux.valueBytes))throw new _n("invalid_value");return t}function jN(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<z.ux.minTtlSeconds||e>z.ux.maxTtlSeconds)throw new _n("invalid_ttl");return e}function Df(t){
return t===void 0?void 0:t*1e3}function Mf(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function FN({tables:t,engine:e,full:n,quota:s,audit:r}){
const o=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;throw Xt(`The table has reached its rate limit: wait ${f}\
 s.`,f)},i=async c=>{if(!e)throw new G("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){
throw d instanceof kf?new G("table_not_found","The table was deleted."):d instanceof ye?new G("unavailable","The entries cannot be read or written now. Try agai\
n."):d}},a=(c,d,u,l,f)=>r.append(f,[te(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.get(await o(c,d),Wa("get",{key:u}).key)),list:(c,d,u)=>i(
async l=>l.keys(await o(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:p,value:y,ttlSeconds:g}=BN(u),T=await o(c,d);if(n?.has(T))throw new G("conflict",PN);await f.
put(T,p,{value:y,ttlMs:Df(g)}),await a("key.put",c,d,p,l)}),delete:(c,d,u,l)=>i(async f=>{const[p,{key:y}]=[await o(c,d),Wa("delete",{key:u})],g=await f.get(p,y)!==
void 0;await f.delete(p,y),g&&await a("key.delete",c,d,u,l)})}}const PN="The table, or all tables of its organization together, store as much as they may. Delet\
e keys: a minute later there is room again.";function BN({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Ps.q$)(s)}catch(i){throw i instanceof Ps.sU?new G(
"validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.
test(r)?Number(r):r}};return Wa("put",o,s)}const{keyBytes:HN,valueBytes:GN,minTtlSeconds:WN,maxTtlSeconds:YN}=z.ux,KN={invalid_key:`A key has 1 to ${HN} bytes.`,
invalid_value:`A value has at most ${GN} bytes.`,invalid_ttl:`The time to live is ${WN} to ${YN} seconds.`};function Wa(t,e,n){const s=JSON.stringify(e),r=n===void 0?
s:`${s.slice(0,-1)},"value":${n}}`;try{return vf(t,Buffer.from(r))}catch(o){throw o instanceof _n?new G("validation_failed",KN[o.code]??"The entry is not valid."):
o}}const zN=15e3;function XN({usage:t,bounds:e,log:n,every:s}){let r=new Set;const o=$r({everyMs:zN,async run(){r=new Set(await t.full(e))},onFailure:i=>n("warn",
"kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>r.has(i),look:o.run,[Symbol.asyncDispose]:o[Symbol.asyncDispose]}}const JN=3e4,$f=1e3,
Cf=100;function VN({engine:t,tables:e,log:n,every:s=q.fm}){const r=new AbortController,o=xf(()=>Uf(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),
i=xf(()=>qN(t,e,n,r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(JN,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){
a(),r.abort(),await Promise.all([o.end(),i.end()])}}}async function Uf(t,e){let n=0;for(;;){const s=await t.sweep($f);if(n+=s,s<$f||e?.aborted)return n}}async function qN(t,e,n,s){
for(let r=0;;){const o=await e.toDrop({after:r,limit:Cf});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(o.length<Cf||s.aborted)return}}function xf(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const jf=720*6e4,QN=1e3,ZN="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",eS=20,tS=1e3,nS=8*1024*1024;class sS{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new du(nS,tS,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===eS?this.#n.find(e):null}async issue(e,n,s){
const r={accessKeyID:`ASIA${Array.from((0,U.randomBytes)(16),u=>ZN[u%32]).join("")}`,secret:(0,U.randomBytes)(30).toString("base64"),sessionToken:(0,U.randomBytes)(
96).toString("base64"),expiresAt:n+jf},{accessKeyID:o,secret:i,sessionToken:a,expiresAt:c}=r,d=this.#t.seal(au(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{now:n,most:QN},s),r}renew(e,n){return this.#e.renew(e,n+jf)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(au(e),s));if(!(0,K.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const rS={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Ff="AWS4-HMAC-S\
HA256";function oS({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function iS(t,e,n){return`${Ff}
${t}
${oS(e)}
${lS(n)}`}function aS(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,U.createHmac)("sha256",n).update(s,
"utf8").digest();return new fS(n)}function cS(t,e){return t.sign(e)}const xt=64,dS=32;class Pf{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Bf=new Pf(8192),uS=new Pf(
256);function lS(t){return(0,U.hash)("sha256",Bf.latin1(t))}function Hf(t,e){return t.length===e.length&&(0,U.timingSafeEqual)(Bf.latin1(t),uS.latin1(e))}class fS{#e;#t;constructor(e){
if(e.length>xt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${xt} are supported`);this.#e=Buffer.alloc(xt+512),this.#t=Buffer.alloc(xt+dS);for(let n=0;n<
xt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,U.hash)("sha256",this.#n(e),"binary"),xt,"latin1"),(0,U.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-xt;return e.length>n?Buffer.concat([this.#e.subarray(0,xt),Buffer.from(e,"latin1")]):this.#e.subarray(0,xt+this.#e.write(e,xt,"latin1"))}}
const hS=new RegExp(`^${Ff} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),pS=1024,mS=1024,ES=32,Gf=64,Ya=new vs(pS);function yS(t){const e=t.slice(-Gf),n=t.slice(0,-Gf),s=Ya.get(n);if(s&&gS.test(e))return{
...s,signature:e};const r=wS(t);if(r)return n.length<mS&&r.signedHeaders.length<=ES&&Ya.set(n,r),{...r,signature:e}}function Ev(){return Ya.size}const gS=/^[0-9a-f]{64}$/;
function wS(t){const e=hS.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const TS=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Ka;function _S(t){if(Ka?.text===t)return Ka.
time;const e=bS(t);return e!==void 0&&(Ka={text:t,time:e}),e}function bS(t){const e=TS.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function so(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function NS(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":LS(t.target.slice(e+1)),r=RS(n,t.normalizePath),o=vS(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const SS=/^(?:\/[A-Za-z0-9_~-]+)+$/,OS=/[^A-Za-z0-9._~-]/g;function za(t){return t.replace(OS,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function RS(t,e){if(SS.test(t))return t;const n=t.split("/");return(e?IS(n):n).map(za).join("/")||"/"}function IS(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function LS(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[za(Wf(r)),za(Wf(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Yf(n,r)||Yf(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Wf(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Yf(t,e){return t<e?-1:t>e?1:0}function AS(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Kf(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function kS(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?AS(t.rawHeaders):{names:e,repeated:[],get(n){const s=ie(t,n);return s===void 0?void 0:Kf(s)}}}function vS(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const DS=/ {2}|\t/,MS=32,$S=9;function Kf(t){let e=0,n=t.length;for(;e<n&&zf(t,e);)e+=1;for(;n>e&&zf(t,n-1);)n-=1;const s=t.slice(e,n);return DS.test(
s)?s.replace(/[ \t]+/g," "):s}function zf(t,e){const n=t.charCodeAt(e);return n===MS||n===$S}const ro=5*6e4,Xf=["host","content-type"],CS=new Set([...Xf,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),st=(t,e)=>({type:t,message:e}),Jf=st("UnrecognizedClientException","\
The security token included in the request is invalid.");function US(t,e){const n=ie(t,"authorization");if(n===void 0)return st("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=yS(n);if(!s)return st("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=ie(t,"x-amz-date")??"",o=_S(r);return o===void 0?st("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):PS(s.scope,r)??BS(r,o,e)??{headers:kS(t),signedBy:s,time:r}}function xS({headers:t,
signedBy:e},n,s){return Hf(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?st("ExpiredTokenException","The security token included in the reque\
st is expired"):HS(t,e.signedHeaders):Jf}function jS(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,U.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return st("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=NS({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=cS(WS(o,s.scope),iS(r,s.scope,c));if(!Hf(d,s.signature))return st("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function FS(t){return"message"in t}function PS(t,e){if(t.region!==z.aT)return st("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${z.aT}'.`);if(t.service!==z.jL)return st("InvalidSignatureException",`Credential should be scoped to correct service: '${z.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return st("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function BS(t,e,n){if(e<n-ro){const s=so(n-ro);return st("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${so(n)} - 5 min.)`)}if(e>n+ro){const s=so(n+ro);return st("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${so(n)} + 5 min.)`)}}function HS(t,e){const n=t.repeated.find(o=>CS.has(o));if(n!==void 0)return st("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(GS(o)&&!e.includes(o))return Vf(o);const s=Xf.find(o=>!e.includes(o));if(s!==void 0)
return Vf(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return st("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function GS(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Vf(t){return st("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const qf=new WeakMap;function WS(t,e){const n=qf.get(t);if(n?.date===e.date)return n.key;const s=aS(t.secret,e);return qf.set(t,{date:e.date,key:s}),
s}const Xn={"content-type":"application/json","cache-control":"no-store"},YS={status:200,headers:Xn,body:'{"ok":true}'},KS={status:200,headers:Xn,body:'{"delete\
d":true}'},Qf={status:200,headers:Xn,body:'{"found":false,"expiresAt":null}'},zS=new Map([[Ut.Y2.put,"put"],[Ut.Y2.get,"get"],[Ut.Y2.delete,"delete"]]),XS=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
JS=/^Bearer +([!-~]+)$/i;function VS(t){const e={...t,log:qS(t)};return n=>ZS(n,e)}function qS({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
Zf){const i=e.now();if(Math.abs(i-n)<QS)return;n=i}t(s,r,o)}}const Zf="kvs_unavailable",QS=1e3;async function ZS(t,e){const{roles:n,tables:s,engine:r,full:o,quota:i,
meter:a,clock:c}=e;let d=u=>u;try{const u=US(t,c.now());if(FS(u))return oo(u);const l=await n.byAccessKey(u.signedBy.accessKeyID);if(!l)return oo(Jf);const f=xS(
u,l,c.now());if(f)return oo(f);const p=await t.body(z.ux.bodyBytes),y=jS(t,p,u,l);if(y)return oo(y);if(!ie(t,"x-kvs-authorization"))return rt("missing_token");const g=await s.
byToken(eh(t));if(!g)return rt("invalid_token");if(g.environmentID!==l.environmentID)return rt("inactive_binding");if(!g.supported)return rt("unsupported_app_ty\
pe");const T=await i.take(g.windows,p.length),O=nO(t);if(d=N=>eO(a,g,O,p,N),T>0)return d(rt("rate_limited",{"retry-after":String(T)}));if(typeof O!="string")return d(
O);const{key:b,value:S,ttlSeconds:L}=vf(O,p);switch(O){case"put":return o.has(g.keyspace)?d(rt("table_full")):(await r.put(g.keyspace,b,{value:S,ttlMs:Df(L)}),d(
YS));case"delete":return await r.delete(g.keyspace,b),d(KS);case"get":return d(sO(await r.get(g.keyspace,b)))}}catch(u){return d(rO(u,t,e))}}function eh(t){return JS.
exec(ie(t,"x-kvs-authorization")??"")?.[1]??""}function eO(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;
return t.kvs(e,o,tO(r),s.length,i),r}function tO(t){if(t===Qf)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function nO(t){
const e=zS.get(Te(t.target));if(!e)return rt("not_found");if(t.method!=="POST")return rt("method_not_allowed",{allow:"POST"});const n=ie(t,"content-encoding")??
"identity";return!XS.test(ie(t,"content-type")??"")||n!=="identity"?rt("unsupported_media_type"):e}function sO(t){if(!t)return Qf;const e=t.expiresAt===null?"nu\
ll":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Xn,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function rO(t,e,{tables:n,
log:s}){if(t instanceof _n)return rt(t.code);if(t instanceof Qe)return rt("body_too_large");if(t instanceof Rt)return rt("invalid_json");if(t instanceof kf)return n.
forgetToken(eh(e)),rt("invalid_token");const r=t instanceof ye,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?Zf:"kvs_failed",{requestID:e.
requestID,path:Te(e.target),reason:o instanceof Error?o.message:String(o)}),r?rt("unavailable",{"retry-after":"1"}):rt("internal")}function rt(t,e={}){return{status:rS[t],
headers:{...Xn,...e},body:`{"error":"${t}"}`}}function oo({type:t,message:e}){return{status:403,headers:{...Xn,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}
const oO=t=>Ye(new G("unavailable","This node does not have the data of the key-value store."),t);async function iO(t){const{engine:e,clock:n,log:s,quota:r,meter:o=dr}=t,
i=await va(t.keys),a={...Ls,...t.quotas},c=new jg(t.tables,i,a),d=new sS(t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(g=>aO(g,c,
d)),l=e&&XN({...t,bounds:a}),f=e&&VN({...t,engine:e}),p={tables:c,roles:d,clock:n,log:s,every:t.every},y=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),
await f?.[Symbol.asyncDispose]()};return{handler:e&&l?VS({roles:d,tables:c,engine:e,full:l,quota:r,meter:o,clock:n,log:s}):oO,createTable:(g,T,O)=>c.create(g,T,
n.now(),O),listTables:g=>c.list(g),async deleteTable(g,T,O){await c.remove(g,T,O),f?.begin()},entries:FN({tables:c,engine:e,full:l,quota:r,audit:t.audit}),runtimeVariables:(g,T,O)=>zy(
p,g,T,O),tableVariables:(g,T)=>Wd(p,g,T),openCredentials:g=>Xy(p,g),sweep:async()=>e?Uf(e):0,close:y,[Symbol.asyncDispose]:y}}function aO(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,j.xb)(t)}}const cO=500,Xa=500;async function dO(t){return new uO(t).run()}class uO{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=q.ml,log:r=Ur,signal:o}=e;this.#e=e,this.#t=r,this.#n=new Jr({blobs:n,clock:s,log:r}),this.#s=Gn(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(gd);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,cO);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.
end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{
hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof
ye)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.
waiting(s,Xa);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<Xa)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!z.cS.test(d))continue;const u=Hu(c)??Gu(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===Xa&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#f(),await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=en(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of Ds){const d=da(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const th=2e3,lO=(0,U.randomBytes)(64*1024),fO="trial-\
write",nh={canBuild:"disk_hangs"},hO={statfs:t=>(0,Ie.statfs)(t),tryToWrite:mO};class yv{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...hO,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=th)return nh;const e=Promise.withResolvers(),n=this.#t.after(th,()=>e.resolve(nh));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=pO(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function pO(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function mO(t){const e=(0,P.join)(t,fO);await(0,Ie.rm)(e,{force:!0});try{await(0,Ie.writeFile)(e,lO,{flag:"wx",mode:384,flush:!0})}finally{
await(0,Ie.rm)(e,{force:!0})}}class gv{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const EO=10;function yO({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,EO).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:gO})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const gO="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Ja=36e5,wO=2*Ja;function TO(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:p}of await t(d)){const y=s.get(u);s.set(u,{kind:u,ended:(y?.ended??0)+l,left:p??y?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,j.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=Ja&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=wO&&
c()},async[Symbol.asyncDispose](){await r}}}class Va extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(bn(s),{cause:s}),this.stage=e,this.aborted=
n}}function _O(t){const{stage:e,aborted:n,cause:s}=t instanceof Va?t:{stage:"build",aborted:!1,cause:t};if(n)return Af(e);if(s instanceof pn)return s.facts;if((0,j.
b$)(s)||s instanceof ye&&s.isFull)return sh(e,"disk_full","The disk of the platform is full");const r=s instanceof ye?"its state cannot be read or written now":
bn(s);return sh(e,zc[e],`The platform itself failed at the stage "${e}": ${r}`)}const bO="<data>";function NO(t,e){const n=r=>r.replaceAll(e,bO),s=t.stage==="in\
stall"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({...r,message:n(r.message)}))}}function sh(t,e,n){
return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function bn(t){return t instanceof Error?t.message:String(t)}var SO=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},OO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const RO=Tn-1e4,IO=1e3;class LO extends Error{name="LeaseLost"}class AO{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#g(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=RO&&this.#i==="building"&&this.#E("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=If&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#y()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:bn(o)})}finally{this.#l=void 0}}#E(e){if(this.#h)return;this.#i="lost";const n=()=>new LO(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof Nr?e:n()),this.#r.resolve()}async#y(){const e=await this.#t.jobs.endOf(this.#e).catch(
()=>{});this.#E(e==="cancelled"?new Nr:"another node has ended it")}async#p(e){this.#s.signal.throwIfAborted(),await e()||await this.#y(),this.#s.signal.throwIfAborted()}#m(e){
return this.#p(()=>Jo(e,this.#t.clock,this.#o))}async#g(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#T()}catch(c){const d=NO(_O(c),this.#t.dataDir);a=d.code,c instanceof Va&&c.cause instanceof ye&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#S(d)}if(this.#s.signal.reason instanceof Nr)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?bn(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#T(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=SO(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#w(l),onCommit:(l,f)=>this.#m(()=>e.recordCommit(i,l,f)),onStored:(l,f,p,y)=>{const g=(0,z.
Rm)(a.type)?a.type:a.detectsType?y:void 0;return this.#m(()=>e.recordRelease(i,l,f,p,g))},onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.
deployID,manifestHash:u.release.manifestHash}),await this.#w("activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>kO(l,u)),c.throwIfAborted(),await this.#N(
u.release.manifestHash),s?.(a.app,u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=OO(d);u&&await u}}catch(d){throw new Va(this.#a,this.#n.aborted,d)}}async#w(e){
const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#N(e){
const{jobs:n}=this.#t,s=this.#e;this.#i="recording",await this.#m(async r=>await n.finish(s,{kind:"live",manifestHash:e,logBytes:this.#c})||r>1&&await n.endOf(s)===
"succeeded"),this.#i="ended"}async#S(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recordi\
ng";try{await this.#p(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;const c={deployID:this.#e.deployID,cause:bn(a)};if(i||s("error","deplo\
yment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(IO,this.#n).catch(()=>{})}}}}async function kO(t,{place:e}){if(!(t instanceof pn)||!e)throw t;const n=await e(
t.facts);throw n.length===0?t:new pn({...t.facts,diagnostics:n})}const vO=1e3;function DO(t){return new MO(t)}class MO{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){
this.#e=e,this.#t=e.every??q.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=
!0;const s=n.subscribe(r=>{(r.kind==="jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&
o.check()});this.#o.push(()=>s[Symbol.dispose](),this.#t(Tn,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#g(!1),this.#h()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#E())}async#E(){for(;this.#d;){this.#d=!1;try{await this.#y(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:bn(e)}),this.#u=!0,this.#g(!0)}}this.#c=void 0}async#y(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#T(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#p&&
(await this.#e.mayClaim?.()??!0);for(;r&&this.#p;){const i=await e.claim(this.#e.node,this.#e.organizationBuilds);if(!i)break;this.#m(i)}const o=this.#r.size>0||
await e.isBusy();this.#g(o&&this.#l||this.#r.size>0),o||this.#h()}get#p(){return this.#l&&this.#r.size<this.#n}#m(e){const n=[...this.#r].find(r=>$O(r.app,e.job.
app)),s=new AO(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#g(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#g(e){e||this.#a?.();const n=()=>this.#t(
vO,()=>{this.#T(),this.#f()});this.#a=e?this.#a??n():void 0}async#T(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function $O(t,e){return t.org===e.
org&&t.project===e.project&&t.appID===e.appID}const CO=600;async function UO(t,e,n,s,r,o){const a=wt(t,"kvs")||wt(t,"control")?o.use(await rh(t,s)):void 0;r.useKvs(
a?async()=>a:eu(()=>rh(t,s),o));const c=wt(t,"build")?PO(t,e,n,r,o):void 0;return{edge:n,kvs:a,build:c}}function xO(t,e,n,s,r){const{stores:o,clock:i,log:a,shared:c,
host:d,edgeCacheBytes:u}=t,{sitesDomain:l,baseUrl:f,siteUrl:p}=e,y={table:c?.sites,domains:c?.domains},g=r.use(new Zb(o.state.releases,o.changes,{...y,clock:i})),
T=tf({sites:g,domain:l,isOwnHost:fd({host:d,baseUrl:f})}),O=new Jr({blobs:o.blobs,clock:i,log:a}),b=new Bb({sites:g,finder:T,siteUrl:p,objects:O,cacheBytes:u,log:a,
meter:n,functions:s}),{handler:S,prefetch:L}=b,N=$=>b.serverSite($),C=o.changes.subscribe($=>{$.kind==="coming"&&L($),$.kind==="site"&&s.changed($.subdomain,()=>N(
$.subdomain)),$.kind==="unknown"&&s.changedAll(N)});return r.use(C),{handler:S,prefetch:L,serverSite:N,sites:g,finder:T,objects:O}}const jO=500;async function FO({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(jO)])}function rh(t,e){
const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=wt(t,"kvs")?n.kvs:void 0;return iO({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}function PO(t,e,n,s,r){const{clock:o,
log:i,workers:a,stores:c,node:d,shared:u,lasting:l}=t,{jobs:f,changes:p}=c,y=HO(t),{references:g}=c,T=u?.blobs??c.blobs,O=async($e,ot)=>{if(!(await c.usage.claimTurn(
"collect",kN)||$e))return[];await u?.checkPlace();const ft=vN({...c,apps:c.state.apps,keepAuditMs:t.keepAuditDays*oh,clock:o,bounds:ah(t),keepDeletedMs:t.keepDeletedMs}),
an=l?[{kinds:["objects"],collect:async()=>{const{objects:cn,bytes:zs}=await dO({blobs:T,references:g,signal:ot,clock:o,log:i});return[{kind:"objects",items:cn,bytes:zs}]}}]:
[];return RN([...ft,...an],i,ot)},b=new AbortController,S=async $e=>{const ot={references:g,node:d,clock:o,waits:$e,stop:b.signal},ft=await LN(ot,an=>O($e,an)).
catch(an=>({error:an})),jc=await y.collect();if(ft&&"error"in ft&&!b.signal.aborted)throw ft.error;return[...ft&&!("error"in ft)?ft:[],...jc]},L=r.use(TO(S,o,i));
r.defer(()=>b.abort(new Error("the platform stops"))),r.use(y);const N=()=>{f.isBusy().then($e=>$e?L.whenBusy():L.whenIdle(),()=>{})};r.defer((0,q.fm)(Ja,N));const C=async({
org:$e},{manifestHash:ot})=>{await y.prepareVariants($e,ot),n?.objects.variantsChanged($e)},$=BO(t.builder??y,e),X=u&&(($e,ot)=>FO(t,n,$e,ot)),F=n?.objects??new Jr(
{blobs:c.blobs,clock:o,log:i}),x=$e=>s.tryInstance($e,F),{ability:J,store:ce}=u?.nodes??{},fe=J&&ce&&yO({node:d,ability:J,nodes:ce,log:i}),_e=(0,M.realpathSync)(
t.nodeDir),{organizationBuilds:De}=t,Xe={jobs:f,changes:p,builder:$,dataDir:_e,node:d,...{workers:a,organizationBuilds:De},log:i,clock:o,onChange:N,onComing:X,activate:x,
mayClaim:fe},jt=r.use(DO({...Xe,onLive:($e,ot)=>{C($e,ot)}}));return{housekeeping:L,queue:jt,dispatch:y}}function BO(t,{buildTimeoutOf:e}){return{recover:()=>t.
recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const oh=864e5,ih=500;function ah({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*oh,logBytes:wE}}
function HO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:l,
lasting:f,log:p,clock:y}=t,{logs:g,blobsAt:T}=e;return w_({...{repositories:L=>e.keeping.repositories(L,ih),apps:async L=>{const[N="",C="",$=""]=L.split("/");return(await e.
keeping.apps(L===""?void 0:{org:N,project:C,appID:$},ih)).map(F=>`${F.org}/${F.project}/${F.appID}`)},dataDir:n,blobs:T,lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,
limits:s,isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:l},logs:g,log:p,clock:y})}async function GO(t,e,n,s,r){const{clock:o,fetch:i,stores:a,
requestsPerMinute:c}=t,u=($=>t.shared?JT($,a.quota):VT($,o))(c??CO),l=await Vd(a.keys),{baseUrl:f,issuer:p,consoleUrl:y}=e,{accessTokens:g,logins:T,quota:O}=a,b=Go(
n,a.members),S=mN({issuer:p,audience:f,key:l,clock:o}),L=$=>n.issuers.some(X=>X.issuer===$)||n.localIssuer&&$===p,N=SN({...b,store:T,quota:O,tokens:S,trusts:L}),
C=EN(N,y);return{logins:N,accessTokens:lN({store:g,...b}),issuer:_({issuer:p,audience:f,key:l,requestToken:s,clock:o,calls:C}),policy:n,signInKey:Gi(l,"console \
sign-in"),draftKey:Gi(l,"console draft"),gate:{...b,refusals:r,verify:hN({idTokens:rN({policy:n,issuer:p,audience:f,key:l,clock:o,fetch:i}),accessTokens:g,logins:T,
loginTokens:S,trusts:L}),rateLimit:$=>c===void 0&&n.isLocal?0:u($)}}}function WO(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===ch&&(s-=
1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==ch?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const ch=46,dh=300;function YO(t){const e=io("cont\
rol");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??io("kvs")],["/identity","identity",t.identity??e],["/console","console",qa(t.console??e,t.isOwnHost)],
["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Jn("/backup",t.backup??e)],["/healthz","platform",Jn("/healthz",Vn(
t.healthz))],["/readyz","platform",Jn("/readyz",Vn(t.readyz))],["/tls-allowed","platform",Jn("/tls-allowed",Vn(t.tlsAllowed??io("edge")))],["/openapi.json","pla\
tform",Jn("/openapi.json",Vn(t.openApi))],["/metrics","platform",Jn("/metrics",qa(Vn(t.metrics),t.isOwnHost))]]}function io(t){const e=`This node does not have \
the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>Ye(new G("unavailable",e),n)}function Jn(t,e){return n=>(Te(n.target)===
t?e:Qa)(n)}function qa(t,e){return n=>{const s=ie(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,dh))}: g\
ive its URL with --public-url, or configure the proxy to pass the Host header on.`;return Oe(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}
function Vn(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return Ye(new G(
"method_not_allowed",s,{allow:n}),e)}}function uh(t){const e=YO(t),n=qa(Vn(t.index),t.isOwnHost),{sitesDomain:s,edge:r=io("edge"),isCustomHost:o,observe:i}=t,a=d=>{
const u=Te(d.target);if(u==="/")return["platform",n];for(const[l,f,p]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,p];return["plat\
form",Qa]},c=(d,u,l)=>{const f=performance.now(),p=g=>Kt(g,({status:T})=>i(d,l,T,f)),y=u(l);return y instanceof Promise?y.then(p,g=>{const T=g instanceof Rt;if(i(
d,l,T?400:500,f),!T)throw g;return Ye(new G("invalid_request","The body broke off."),l)}):p(y)};return d=>{const u=d.headers.host;if(typeof u=="string"&&WO(u,s))
return c("edge",r,d);const l=typeof u=="string"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,p]=a(d);return l instanceof Promise?l.then(y=>y?c("edge",r,d):c(f,
p,d),y=>{if(!(y instanceof ye))throw y;return p===n||p===Qa?c("edge",r,d):c(f,p,d)}):c(f,p,d)}}const Qa=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")
return{status:204,headers:{}};const s=Te(n).slice(0,dh),r=n.startsWith("/")?new G("not_found",`Nothing is at ${s}`):new G("invalid_request",`The request target \
is neither a path nor an http URL: ${s}`);return Ye(r,t)};function KO(t,e,n){const{rooms:s,identity:r,notify:o,hooks:i,nodes:a,backup:c,functions:d}=n,{edge:u,kvs:l}=s;
return uh({...lh(t,e,u,n),kvs:wt(t,"kvs")?l?.handler:void 0,...JO(t,e,s,r,o,i,a,d),hooks:i&&zT(i.handler),backup:r&&c})}function zO(t,e,n,s){const r=i=>wt(t,i)?
vi:void 0,o=r("control");return uh({...lh(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,backup:o})}function lh(t,e,n,s){const{log:r,stores:o,
shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:l}=s;return{sitesDomain:c,isOwnHost:fd({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&XO(
n.finder),healthz:oT({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:u.handler,metrics:l.handler,tlsAllowed:n&&Bw({...n,ownName:new URL(d).hostname}),
index:QO(e),openApi:qO(d),observe:ZO(l.count,r)}}function XO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(
r=>r!==void 0):s!==void 0}}function JO(t,{baseUrl:e,kvsUrl:n,consoleUrl:s,siteUrl:r,sitesDomain:o,issuer:i},{kvs:a,build:c},d,u,l,{list:f},p){if(!d||!a||!u||!l)
return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{clock:y,log:g,allowLocalGit:T,stores:O,resolveTxt:b,fetch:S,kvsQuotas:L,keepDeletedMs:N}=t,
{gate:C,issuer:$,accessTokens:X,logins:F,policy:x,signInKey:J,draftKey:ce}=d,fe={ownName:new URL(e).hostname,sitesDomain:o,mayUseDomain:x.mayUseDomain,resolveTxt:b},
{state:_e,logs:De,sessions:Se,usage:Xe}=O,jt=Nu({state:_e,allowLocalGit:T,domains:fe}),$e=sw({state:_e,logs:De,keepDeletedMs:N}),ot=new Jr({blobs:O.blobs,clock:y,
log:g}),{audit:ft}=O,an={members:Yw(x,O.members),state:_e,operations:$e,notify:u,hooks:l,kvs:a,usage:Xe,clock:y,siteUrl:r,functions:p,audit:ft,accessTokens:X};return{
control:xw(C,{state:_e,allowLocalGit:T,siteUrl:r,domains:fe}),identity:$.handler,operator:Fw(C,{...an,kvsUrl:n,organizationsOf:C.organizationsOf,roleOf:C.roleOf,
listNodes:f,consoleLink:cn=>Vg(cn,{sessions:Se,consoleUrl:s,clock:y})}),console:VO({...an,...C,changes:jt,compare:qw(ot),start:sT(ot),keeping:O.keeping,kept:{...ah(
t),caches:Ir.caches,mirrors:Ir.mirrors},logs:De,logins:F,sessions:Se,trusts:cn=>cn===i?x.localIssuer:x.issuers.some(({issuer:zs})=>zs===cn),signIn:{policy:x,key:J,
consoleUrl:s,clock:y,fetch:S},consoleUrl:s,draftKey:ce,detect:c&&((cn,zs)=>c.dispatch.detect(cn,zs)),tablePerMinute:L.tablePerMinute??Ls.tablePerMinute})}}function ao({
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function VO({signIn:t,...e}){const n=Pn(async()=>{const[{createConsole:s},
{createOidcSignIn:r}]=await Promise.all([Promise.resolve().then(R.bind(R,4406)),Promise.resolve().then(R.bind(R,4083))]);return s({...e,oidc:r(t)})});return async s=>(await n())(
s)}function qO(t){return async()=>Oe(200,(await Promise.resolve().then(R.bind(R,1487))).openApi(t))}function QO(t){const e={service:"slipway",...ao(t),controlPlane:`${t.
baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>Oe(200,e)}function ZO(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="contr\
ol"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,
ms:Math.round(performance.now()-o)})}}const fh=20,eR=6e4,hh=`d.seq, d.id, d.target, d.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.atte\
mpts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;function tR(t){return` ${t.join(" ")} `}function ph(t){return`notify-tar\
get:${t}`}function Za(t){return{id:D(t,"id"),org:D(t,"org"),project:de(t,"project"),appID:de(t,"app_id"),kind:D(t,"kind"),shown:D(t,"shown"),events:D(t,"events").
trim().split(" "),sealed:tn(t,"sealed"),createdAt:Y(t,"created_at"),createdBy:de(t,"created_by")}}function mh(t){return{id:D(t,"id"),event:D(t,"event"),org:D(t,
"org"),project:de(t,"project"),appID:de(t,"app_id"),deployID:de(t,"deploy_id"),by:de(t,"by_whom"),detail:de(t,"detail"),at:Y(t,"at")}}function nR(t){const[e,n]=[
Fe(t,"due_at"),de(t,"problem")];return{...mh(t),seq:Y(t,"seq"),target:D(t,"target"),kind:D(t,"kind"),shown:D(t,"shown"),state:e!==null?"pending":n===null?"deliv\
ered":"failed",attempts:Y(t,"attempts"),triedAt:Fe(t,"tried_at"),nextAt:e,status:Fe(t,"status"),problem:n}}function sR(t){return{...mh(t),target:D(t,"target"),kind:D(
t,"kind"),sealed:tn(t,"sealed"),fence:Y(t,"fence"),attempts:Y(t,"attempts")}}function Eh({org:t,project:e,appID:n,id:s,kind:r,shown:o,events:i},a){const c={kind:r,
to:o,events:i};return{org:t,project:e??void 0,appID:n??void 0,action:a,object:s,...a==="notify.add"?{after:c}:{before:c}}}const wv=null,rR={failed:"deployment.f\
ailed",fixed:"deployment.fixed",live:"app.live",deleted:"app.deleted",quota:"quota.reached",test:"test"},Tv=null,yh=500;function oR(t,{deployment:e,failure:n,url:s}){
const{event:r,org:o,project:i,appID:a,deployID:c,by:d,at:u}=t,l=e&&{branch:e.branch,commit:e.commit,subject:e.commitFacts.subject??null,author:e.commitFacts.author??
null},f={org:o,project:i,app:a,by:d,url:s,...c!==null&&{deployID:c},...l,...n&&{failure:gh(n)},...wh(t)};return JSON.stringify({type:rR[r],timestamp:new Date(u).
toISOString(),data:f})}function iR(t,{deployment:e,failure:n,url:s}){const r=[t.org,t.project,t.appID].filter(d=>d!==null).join("/"),[o,i]=aR(t),a=e?.commit?.slice(
0,12),c=[`${r}: ${i}`,"",...e?[`Branch: ${e.branch}`]:[],...a?[`Commit: ${[a,e?.commitFacts.subject].filter(Boolean).join(" ")}`]:[],...t.by===null?[]:[`By: ${t.
by}`],...n?[`Stage: ${n.stage}`,`Reason: ${gh(n).message}`]:[],...Object.entries(wh(t)).map(([d,u])=>`${d}: ${String(u)}`),`At: ${new Date(t.at).toISOString()}`,
"",s];return{subject:`[Slipway] ${r}: ${o}`,text:`${c.map(d=>(0,Ke.Ow)(d,yh+20)).join(`
`)}
`}}function aR({event:t}){switch(t){case"failed":return["deployment failed","a deployment failed. What was live before still is."];case"fixed":return["fixed","a\
 deployment succeeded after one that failed."];case"live":return["live","its first release is live."];case"deleted":return["deleted","the app was deleted. For a\
 time it can be restored."];case"quota":return["quota","a key-value table uses at least 80 % of its quota."];case"test":return["test","this is a test. Notificat\
ions arrive here."];default:return(0,j.xb)(t)}}function gh({stage:t,code:e,message:n}){return{stage:t,code:e,message:(0,Ke.Ow)(n,yh)}}function wh({detail:t}){const e=t===
null?{}:JSON.parse(t);return(0,K.Gv)(e)?e:{}}const cR=[5,30,300,1200,3600,7200,18e3].map(t=>t*1e3),dR=.1,Th=16,uR=4,lR=5e3;function fR(t){const{store:e,changes:n,
log:s,delays:r=cR,every:o=q.fm,random:i}=t,a=new AbortController,c=new Map;let d,u=!1;const l=async T=>{const O=await t.attempt(T,a.signal).catch(X=>a.signal.aborted?
{problem:"the platform stopped",isStopped:!0}:(X instanceof ye||s("error","notification_failed",{id:T.id,reason:String(X)}),{problem:"the platform could not mak\
e the message"})),{status:b,problem:S,isFinal:L=!1}=O,N=L?void 0:r[T.attempts-1],C=N===void 0?void 0:Math.round(N*(1+dR*(2*i()-1))),$="isStopped"in O?0:C;await e.
settle(T,{status:b,problem:S,againMs:S===void 0?void 0:$}),S!==void 0&&$===void 0&&s("warn","notification_given_up",{id:T.id,target:T.target,reason:S})},f=async()=>{
for(;u&&!a.signal.aborted&&c.size<Th;){u=!1;const T=await e.claim(hR([...c.keys()]));if(!T)return;u=!0;const O=l(T).catch(b=>s("warn","notification_not_settled",
{id:T.id,reason:String(b)})).finally(()=>{c.delete(T),p()});c.set(T,O)}},p=()=>{u=!0,!a.signal.aborted&&(d??=f().catch(T=>{u=!1,T instanceof ye||s("error","noti\
fications_not_read",{reason:String(T)})}).finally(()=>{d=void 0,u&&c.size<Th&&p()}))},y=n.subscribe(({kind:T})=>{(T==="jobs"||T==="site"||T==="unknown")&&p()}),
g=o(lR,p);return p(),{look:p,async[Symbol.asyncDispose](){g(),y[Symbol.dispose](),a.abort(new Error("the platform stops")),await d,await Promise.all(c.values())}}}
function hR(t){const e=new Map;for(const{org:n}of t)e.set(n,(e.get(n)??0)+1);return{targets:t.map(({target:n})=>n),organizations:[...e].filter(([,n])=>n>=uR).map(
([n])=>n)}}const pR=1e4,mR=64*1024,ER=16*1024;function yR(t,{id:e,timestamp:n,body:s}){const r=Buffer.from(t.replace(/^whsec_/,""),"base64");return`v1,${(0,U.createHmac)(
"sha256",r).update(`${e}.${n}.${s}`).digest("base64")}`}function gR(t,e){let n;const s=async()=>{const{Agent:r,request:o}=await R.e(729).then(R.bind(R,3729)),i={
lookup:t.lookup,timeout:e};return{request:o,agent:new r({connect:i,maxHeaderSize:ER,keepAliveTimeout:1e3})}};return{async send({url:r,secret:o},i,a){const c=AbortSignal.
any([a,AbortSignal.timeout(e)]);try{t.check(new URL(r).hostname),n??=s();const{agent:d,request:u}=await n,f={method:"POST",headers:{"content-type":"application/\
json","user-agent":"Slipway","webhook-id":i.id,"webhook-timestamp":String(i.timestamp),"webhook-signature":yR(o,i)},body:i.body,signal:c,dispatcher:d},{statusCode:p,
body:y}=await u(r,f);return await y.dump({limit:mR,signal:c}),wR(p)}catch(d){return a.throwIfAborted(),{problem:TR(d)}}},async[Symbol.asyncDispose](){await(await n)?.
agent.destroy()}}}function wR(t){return t>=200&&t<300?{status:t}:t>=300&&t<400?{status:t,problem:"it answered with a redirect, which is not followed"}:t===410?{
status:t,problem:"it answered that it is gone",isFinal:!0}:{status:t,problem:`it answered with status ${t}`}}function TR(t){for(let e=t;e instanceof Error;e=e.cause){
if(e instanceof js)return e.message;if(e.name==="TimeoutError")return"it did not answer in time";if("code"in e&&typeof e.code=="string")return`it cannot be reac\
hed (${e.code})`}return"it cannot be reached"}const _R=32,bR=10;function NR(t){const{store:e,vault:n,mail:s}=t,r=wl(t.allowed),o=gR(r,t.requestMs??pR);let i;const c=fR(
{...t,attempt:async(u,l)=>{const{id:f}=u,p=RR(n.open(ph(u.target),u.sealed)),y=await IR(u,t);if("url"in p){const T=Math.floor(t.clock.now()/1e3);return o.send(p,
{id:f,timestamp:T,body:oR(u,y)},l)}return s?(i??=Promise.resolve().then(R.bind(R,9669)).then(({createMailer:T})=>T),(await i)(s.url,s.from)({id:f,to:p.email,...iR(
u,y)})):{problem:bh}}}),d=async u=>{const l=await t.quota.take([{name:`notify/${u}`,most:_h}]);if(l>0)throw Xt(`This was sent ${_h} times in a minute: wait ${l}\
 s.`,l)};return{async add(u,l,f){const{webhook:p,email:y,project:g=null,app:T=null,on:O}=l;if(y!==void 0&&!s)throw new G("conflict",`${bh}. An operator sets it:\
 --smtp-url.`);p!==void 0&&OR(r,p);const b=`nt_${(0,U.randomBytes)(bR).toString("hex")}`,S=`whsec_${(0,U.randomBytes)(_R).toString("base64")}`,L=p===void 0?{email:y}:
{url:p,secret:S},N=await e.add({id:b,org:u,project:g,appID:T,kind:p===void 0?"email":"webhook",shown:p===void 0?y??"":SR(p),events:O,sealed:n.seal(ph(b),JSON.stringify(
L))},f);if(N==="no_app")throw new G("app_not_found",`There is no app ${u}/${g}/${T}.`);if(N==="full")throw new G("conflict",`The organization ${u} has ${fh} tar\
gets, and may have no more. Remove one first.`);return{target:N,...p!==void 0&&{secret:S}}},list:u=>e.list(u),async remove(u,l,f){if(!await e.remove(u,l,f))throw Nh(
u)},async test(u,l,f){await d(l);const p=await e.test(u,l,f);if(p===void 0)throw Nh(u);return c.look(),p},deliveries:(u,l)=>e.deliveries(u,l),async redeliver(u,l,f){
if(await d(l),!await e.redeliver(u,l,f))throw new G("not_found",`The organization ${u} has no such message. It may be too old to be kept.`);c.look()},async[Symbol.
asyncDispose](){await c[Symbol.asyncDispose](),await o[Symbol.asyncDispose]()}}}const _h=6,bh="This platform sends no e-mail, because it has no mail server";function Nh(t){
return new G("not_found",`The organization ${t} has no such target.`)}function SR(t){const{origin:e,pathname:n,search:s}=new URL(t);return n==="/"&&s===""?e:`${e}\
/\u2026`}function OR(t,e){try{t.check(new URL(e).hostname)}catch(n){throw n instanceof js?new G("validation_failed",`webhook cannot be told: ${n.message}.`):n}}
function RR(t){const{url:e,secret:n,email:s}=JSON.parse(t);return typeof e=="string"&&typeof n=="string"?{url:e,secret:n}:{email:String(s)}}async function IR({org:t,
project:e,appID:n,deployID:s},{deployments:r,activity:o,consoleUrl:i}){const a=[t,...e===null?[]:["projects",e]],c=e===null||n===null?[]:["apps",n],d=s===null?[]:
["deployments",s],u=[...a,...c,...d].map(encodeURIComponent).join("/"),l=`${i}/orgs/${u}`;if(e===null||n===null||s===null)return{url:l};const[f,p]=await Promise.
all([r.find({org:t,project:e,appID:n},s),o.failures([s])]);return{url:l,deployment:f,failure:p.get(s)}}const LR=.8,AR=60,kR=3e5,vR=28e4,Sh=100,DR=20;async function MR({
store:t,usage:e,tablePerMinute:n,clock:s}){if(!await e.claimTurn("quotas",vR))return 0;const r=s.now(),o=n*AR,i=r-r%ht.hour-ht.hour,a=new Date(r).toISOString().
slice(0,10);let c=0;for(let d="";;){const u=await t.organizations("quota",d,Sh);for(const l of u){const f=await e.pressed(l,i,{busy:Math.ceil(o*LR),limit:DR});for(const{
scope:p,limited:y,most:g}of f){const{project:T,app:O,table:b}=p,S=["quota",T,O,b,a].join("."),L=JSON.stringify({table:b,requests:g,refused:y,quota:o});c+=await t.
raise({key:S,event:"quota",org:l,project:T,appID:O,detail:L})}}if(d=u.at(-1)??"",u.length<Sh)return c}}const Oh="abcdefghijklmnopqrstuvwxyz234567",$R=63,Rh=6,Ih=()=>(0,U.
randomInt)(2**32)/2**32;function ec(t,e){let n="";for(;n.length<t;)n+=Oh[Math.floor(e()*Oh.length)]??"";return n}function CR(t){const e=t.toLowerCase().replace(
/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,$R-Rh-1).replace(/-+$/,"");return e===""?"app":e}function Lh(t,e){return`${CR(t)}-${ec(Rh,e)}`}async function UR(t,{
consoleUrl:e},n){const{stores:s,mail:r,notifyAllow:o,notifyDelays:i,kvsQuotas:a,clock:c,log:d}=t,{notify:u,changes:l,state:f,usage:p}=s,{tablePerMinute:y=Ls.tablePerMinute}=a;
return n.use($r({everyMs:kR,run:()=>MR({store:u,usage:p,tablePerMinute:y,clock:c}),onFailure(g){g instanceof ye||d("error","quotas_not_told",{reason:String(g)})}})),
n.use(NR({store:u,deployments:f.deployments,activity:f.activity,changes:l,vault:await va(s.keys),quota:s.quota,mail:r,allowed:le(o,"notify-allow"),consoleUrl:e,
clock:c,random:Ih,log:d,delays:i}))}const xR="run.json",Ah="node.json";function _v(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.
isArray(n)||!n.every(r=>typeof r=="string")||!qn(s)))return{roles:n,baseUrl:s}}function bv(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,baseUrl:s,
kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!qn(s)||!qn(r)||
!qn(o)||!qn(i)||!qn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function qn(t){return typeof t=="string"&&/^https?:/.
test(t)&&URL.canParse(t)}function jR(t,e){return(0,M.rmSync)((0,P.join)(t,Ah),{force:!0}),kh((0,P.join)(t,xR),e)}function FR(t,e){return kh((0,P.join)(t,Ah),e)}
function kh(t,e){return(0,M.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,M.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,M.rmSync)(t,{force:!0})}}function PR(t,e){const n=Mi.includes(e.host)?"127.0.0.1":e.host,s=GR(
e.publicUrl??ad(n,t)),r=HR(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const BR=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function HR(t,e){const n=(s,r)=>new j.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!BR.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function GR(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new j.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var WR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},YR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function KR(t){const e={stack:[],error:void 0,hasError:!1};try{const n=WR(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Fg(t),{log:o,nodeDir:i}=r,a=n.use(Yo({dir:i,env:r.env,log:o})),{policy:c}=a,d=await id(r);n.defer(()=>d.close());
const u=PR(d.port,r);let l;const f=()=>l?.dispatch.walls,p=()=>a.fault!==void 0,y=VR(r,f,p),{requestToken:g=(0,U.randomBytes)(32).toString("base64url")}=r.shared??
{},T=n.use(Es({...r,usage:s.usage,engine:zR(r)})),O=await Wg(r,u,T.meter,n),b=wt(r,"edge")?xO(r,u,T.meter,O.functions,n):void 0,L={readiness:y,metrics:XR(r,b,T,
f,()=>l?.housekeeping.figures()??[],p)};b&&r.shared?.awaitStores&&(d.serve(zO(r,u,b,L)),y.start("edge"),n.defer(()=>d.close()),o("info","edge_started",{...ao(u),
port:d.port,dataDir:i,node:r.node})),await r.shared?.awaitStores?.();const N=await UO(r,c,b,T.meter,O,n);l=N.build;const C=b&&O.runSchedules(b.serverSite);C&&n.
use(C);const $=n.use(Je(s.audit,{...r,every:q.fm}));n.defer(()=>d.close()),n.defer(()=>O.functions.endStreams());const X=wt(r,"control")?await GO(r,u,c,g,$):void 0,
F=X&&await UR(r,u,n),x=X&&n.use(await KT(r,u)),J=s.backUp,ce=n.use(await Cn(ZR(r,u,d.port,N))),fe=Ee(g,J);d.serve(KO(r,u,{...L,rooms:N,identity:X,notify:F,hooks:x,
nodes:ce,backup:fe,functions:O.view})),await N.build?.queue.start(),y.start();const _e=`${u.issuer}/token?api-version=2.0`,De={pid:process.pid,...ao(u),requestUrl:_e,
requestToken:g};n.use(X?jR(i,De):FR(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...ao(u),dataDir:i,node:r.node,roles:r.roles.join()});const Se=QR(
()=>qR(r,y,N),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:d.port,dataDir:i,requestUrl:_e,requestToken:g,buildNetwork:f()?.network,close:Se,
mintToken:X?.issuer.mint??JR,backUp:J,collectGarbage:async()=>N.build?.housekeeping.collect(),[Symbol.asyncDispose]:Se}}catch(n){e.error=n,e.hasError=!0}finally{
const n=YR(e);n&&await n}}function zR(t){return wt(t,"kvs")?t.stores.kvs:void 0}function XR({stores:t,shared:e,node:n,clock:s},r,o,i,a,c){const d=r?.objects.damage,
{deployments:u}=t.state,{ability:l}=e?.nodes??{};return nt({deployments:u,damage:d,ability:l,walls:i,node:e&&n,clock:s,metering:o,kept:a,isFaulty:c})}function JR(){
return Promise.reject(new TypeError("This node does not have the role control"))}function VR({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i,a){let c;const d=()=>(c??=
s.check().finally(()=>{c=void 0}),c),u=async()=>{await d(),await r?.checkClock()};return em({node:t,roles:e,functions:n,clock:o,checks:{control:u,build:d,kvs:async()=>{
await u(),await s.kvs?.check()}},walls:i,isFaulty:a})}async function qR({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.
stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function QR(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function ZR({
node:t,roles:e,functions:n,host:s,shared:r,clock:o,log:i},{baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${Mi.includes(s)?(0,se.hostname)():s}:${d}`,f=()=>u?.queue.
underWay??0,p=r&&{...r.nodes,start:{...r.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:p,
builds:f,clock:o,log:i}}const rn={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Bs(t){return t instanceof Error&&"errcode"in t?Number(
t.errcode)&255:0}function Hs(t){return(0,j.b$)(t)||Bs(t)===rn.FULL}const eI=[rn.BUSY,rn.READONLY,rn.IOERR,rn.CANTOPEN];function tI(t){return eI.includes(Bs(t))}
function vh(t){return Bs(t)===rn.CORRUPT||Bs(t)===rn.NOTADB}function Dh(t){return Bs(t)===rn.BUSY}const nI=30*864e5,sI=6e4;function co(t){return{id:D(t,"id"),name:D(
t,"name"),org:D(t,"org"),project:de(t,"project"),appID:de(t,"app_id"),role:D(t,"role"),maker:D(t,"maker"),madeBy:D(t,"made_by"),createdAt:Y(t,"created_at"),endsAt:Y(
t,"ends_at"),usedAt:Fe(t,"used_at")}}function Mh({org:t,project:e,appID:n,name:s,role:r,endsAt:o},i){const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:
void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const Nv={"app.create":"creates an app","app.update":"changes the settings of a\
n app","app.delete":"deletes an app","app.restore":"restores a deleted app","app.end":"removes a deleted app with all that it had","cache.clear":"clears the cac\
hes of an app","env.replace":"replaces the variables of an app","env.edit":"sets and removes variables of an app","deployment.create":"queues a deployment","dep\
loyment.redeploy":"queues the commit of another deployment again","deployment.cancel":"cancels a deployment","deployment.supersede":"takes a deployment out of t\
he queue, because a newer one replaces it","deployment.live":"makes a deployment live","deployment.fail":"ends a deployment that failed","release.rollback":"mak\
es another kept release live","table.create":"creates a table","table.delete":"deletes a table","key.put":"stores a key of a table, on the pages of the console",
"key.delete":"deletes a key of a table, on the pages of the console","credentials.issue":"takes the variables and credentials of an app","member.set":"grants a \
role, or takes it away","token.create":"makes an access token","token.revoke":"ends an access token","notify.add":"adds an address that is told of what happens",
"notify.remove":"removes such an address","notify.test":"sends a message to try such an address","notify.redeliver":"sends a message again","hook.add":"adds a w\
ebhook of a forge","hook.remove":"removes a webhook of a forge","login.approve":"lets a machine act for its person","login.deny":"does not let a machine act for\
 its person","login.end":"signs a machine out","login.reuse":"ends the sign-in of a machine, because its refresh token was used twice","session.open":"signs in \
to the console","session.close":"signs out of the console","link.create":"makes a link that signs in to the console","access.refuse":"refused: requests without \
a valid identity, or without the role that they need"},$h="0".repeat(64);function Ch(t,e){const{org:n,n:s,at:r,project:o,appID:i,action:a,object:c,by:d,via:u,name:l,
from:f,requestID:p,before:y,after:g}=e,O=[n,s,r,o,i,a,c,d,u,l,f,p,y,g].map(b=>b===null?"-":`${Buffer.byteLength(String(b))}:${b}`).join("");return(0,U.createHash)(
"sha256").update(t).update(O).digest("hex")}function Sv(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Ch(n.hash,s)!==s.hash)return{kind:"broken",n:n.n+1};n={n:s.
n,hash:s.hash}}return{kind:"fits",last:n}}function Ov({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).toISOString(),
before:o(e),after:o(n)}}function Rv(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,via:a,hash:c}=t;
if(!(typeof s!="string"||typeof r!="number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,at:Date.parse(o),
action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),before:n("befor\
e"),after:n("after")}}const Uh=254,xh=4096,jh=500,rI=100,tc="\u2026",Fh=["org","n","at",...["project","app_id","action","object","who","via","via_name","client",
"request","was","becomes"]];function oI(t,e){const n=s=>s==null?null:(0,Ke.Ow)(s,Uh);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,
object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:Hh(e.before),after:Hh(e.after)}}function Ph(t){return{org:D(
t,"org"),n:Y(t,"n"),at:Y(t,"at"),project:de(t,"project"),appID:de(t,"app_id"),action:D(t,"action"),object:de(t,"object"),by:de(t,"who"),via:D(t,"via"),name:de(t,
"via_name"),from:de(t,"client"),requestID:de(t,"request"),before:de(t,"was"),after:de(t,"becomes"),hash:D(t,"hash")}}function Bh(t){const[e,n]=[D(t,"hash"),D(t,
"anchor_hash")];return{head:{n:Y(t,"n"),hash:e},anchor:{n:Y(t,"anchor_n"),hash:n}}}const nc={head:{n:0,hash:$h},anchor:{n:0,hash:$h}};function Hh(t){if(t===void 0)
return null;const e={};let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=iI(i);if(n+=Buffer.byteLength(JSON.stringify([o,a])),n>xh){e[tc]=
s.length-r;break}e[o]=a}return JSON.stringify(e)}function iI(t){if(typeof t=="string")return t.length>jh?`${t.slice(0,jh)}${tc}`.toWellFormed():t.toWellFormed();
if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,Ke.Ow)(r,Uh):r)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===
rI||e>xh/2)return[...n,tc];n.push(s)}return n}function sc({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){const{cachesOf:a,
...c}=o,d={type:i,repository:(0,Ve.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).filter(([,u])=>u!=
null))}function aI(t,e){return te(t,"app.create",{after:sc(e)})}function rc(t,e,n,s){const[r,o]=[sc(e),sc(n)],i=Object.keys({...r,...o}).filter(d=>JSON.stringify(
r[d])!==JSON.stringify(o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[te(t,"cache.clear")]:[];return i.length===
0?c:[...c,te(t,"app.update",{object:s,before:a(r),after:a(o)})]}function cI(t,e){return te(t,"app.delete",e.length>0?{after:{cancelled:e}}:{})}function dI(t,e,n){
return te(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function Gh(t,e,{stage:n,code:s}){return te(t,"deployment.fail",{object:e,after:{stage:n,
code:s}})}function uI(t,e,n){return te(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function lI(t,e,n){return e.map(s=>te(t,"deployment.super\
sede",{object:s,after:{supersededBy:n}}))}function oc(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(n,u)),a=o(s,u=>Object.hasOwn(
n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,u])=>u.
length>0);return[te(t,e,{object:r,after:Object.fromEntries(d)})]}function fI(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??
{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,p])=>[f,f==="repository"?(0,Ve.ri)(String(p)):p])),l={branch:r,...o!==null&&{commit:o},...i!==null&&
{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return te(t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:l})}const hI=5e3,
pI=500,mI=[["app_id","appID"],["who","by"],["action","action"]];async function EI(t,{before:e=Number.MAX_SAFE_INTEGER,limit:n},s,r){const[o,i]=mI.find(([,l])=>t[l]!==
void 0)??[],a=["project","appID","by","action"].every(l=>l===i||t[l]===void 0),c=l=>["project","appID","by","action"].every(f=>t[f]===void 0||l[f]===t[f]),d=[];
let u=Math.min(e,s.below);for(let l=0;l<hI;){const f=a?n+1:pI,p=await r({column:o,value:i&&t[i],above:s.above,below:u,limit:f});d.push(...p.filter(c));const y=d[n-
1];if(d.length>n&&y)return{rows:d.slice(0,n),next:y.n};if(p.length<f)return{rows:d,next:null};l+=p.length,u=p.at(-1)?.n??0}return{rows:d,next:u}}function ze(t,e){
const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${Fh.join(", ")}, hash)
    VALUES (${Fh.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=oI(o,a),d=n.get(c.org),{head:u}=d?
Bh(d):nc,l=Math.max(e.now(),d?Y(d,"at"):0),f={...c,n:u.n+1,at:l},p=Ch(u.hash,f),{org:y,n:g,project:T,appID:O,action:b,object:S,by:L,via:N,name:C,from:$,requestID:X,
before:F,after:x}=f;s.run(y,g,l,T,O,b,S,L,N,C,$,X,F,x,p),r.run(y,g,l,p,nc.anchor.n,nc.anchor.hash)}}}function yI(t,e,n){const s=ze(t,n),r=T=>t.prepare(`SELECT *\
 FROM audit WHERE org = ? AND n > ? AND n < ? ${T} ORDER BY n DESC LIMIT ?`),o=r(""),i={app_id:r("AND app_id = ?"),who:r("AND who = ?"),action:r("AND action = ?")},
a=t.prepare("SELECT n FROM audit WHERE org = ? AND at >= ? ORDER BY at, n LIMIT 1"),c=t.prepare("SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?"),
d=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),u=t.prepare(`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`),l=t.prepare("SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at\
 < ? ORDER BY n DESC LIMIT 1"),f=t.prepare("UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?"),p=t.prepare("DELETE FROM audit WHERE org = ? AN\
D n <= ?"),y=(T,O)=>{const b=O===void 0?void 0:a.get(T,O);return b&&Y(b,"n")},g=(T,{column:O,value:b="",above:S,below:L,limit:N})=>O===void 0?o.all(T,S,L,N):i[O].
all(T,S,L,b,N);return{append:(T,O)=>e.write(()=>s(T,O)),async list(T,O,b){const S=await e.read(()=>y(T,O.since));if(O.since!==void 0&&S===void 0)return{rows:[],
next:null};const L=await e.read(()=>y(T,O.until)),N={above:(S??1)-1,below:L??Number.MAX_SAFE_INTEGER};return EI(O,b,N,C=>e.read(()=>g(T,C).map(Ph)))},after:(T,O,b)=>e.
read(()=>c.all(T,O,b).map(Ph)),chain:T=>e.first(d,[T],Bh),trim:T=>e.write(()=>{const O=n.now()-T,b=u.get(O);if(!b)return 0;const S=D(b,"org"),L=l.get(S,Y(b,"anc\
hor_n")+We,O)??{};return f.run(Y(L,"n"),D(L,"hash"),S),Number(p.run(S,Y(L,"n")).changes)})}}function gI(t,e,n){const s=ze(t,n),r=t.prepare("DELETE FROM access_t\
okens WHERE org = ? AND ends_at <= ?"),o=t.prepare("SELECT count(*) AS tokens FROM access_tokens WHERE org = ?"),i=t.prepare("SELECT 1 FROM access_tokens WHERE \
org = ? AND name = ?"),a=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare("SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?"),d=t.prepare("SELECT * FROM \
access_tokens WHERE org = ? ORDER BY name"),u=t.prepare("DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *"),l=t.prepare("UPDATE access_tokens SET \
used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)");return{create:({id:f,hash:p,org:y,project:g,appID:T,name:O,role:b,maker:S,madeBy:L,lifetimeMs:N},C,$)=>e.
write(()=>{const X=n.now();if(r.run(y,X-nI),Y(o.get(y)??{},"tokens")>=C)return"too_many";if(i.get(y,O))return"name_taken";const F=[f,p,y,g,T,O,b,S,L,X,X+N],x=co(
a.get(...F)??{});return s($,[Mh(x,"token.create")]),x}),find:f=>e.first(c,[f,n.now()],co),list:f=>e.read(()=>d.all(f).map(co)),revoke:(f,p,y)=>e.write(()=>{const g=u.
get(f,p);return g&&s(y,[Mh(co(g),"token.revoke")]),g!==void 0}),async used(f){const p=n.now();await e.write(()=>{l.run(p,f,p-sI)})}}}const wI=[".drafts","tmp"],
TI=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function _I(t,e){let n=Promise.
resolve();const s=async r=>{bI(r,t);try{await Wh(t,r),e(r),await Wh(t,r)}catch(o){for(const i of(0,M.readdirSync)(r))await(0,Ie.rm)((0,P.join)(r,i),{recursive:!0});
throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function bI(t,e){if(!(0,P.isAbsolute)(t))throw uo(`"${t}" is not an absolute path`);if((0,ue.
FK)(e,t))throw uo(`${t} is inside the data directory`);try{if((0,ue.wZ)(t,448),(0,M.readdirSync)(t).length>0)throw uo(`${t} is not empty`)}catch(n){throw n instanceof
j.GQ||Hs(n)?n:uo(`${t} cannot be written (${(0,j.xU)(n)})`)}}const NI=5;async function Wh(t,e){const n=s=>!(0,P.relative)(t,s).split(P.sep).some(r=>wI.includes(
r));for(const s of(0,M.readdirSync)(t).filter(r=>!TI.test(r)))for(let r=1;;r+=1)try{await(0,Ie.cp)((0,P.join)(t,s),(0,P.join)(e,s),{recursive:!0,force:!1,filter:n});
break}catch(o){if((0,j.xU)(o)!=="ENOENT"||r===NI)throw o}}function uo(t){return new j.GQ("invalid_input",t,{input:"to",remedy:"Name a directory outside the data\
 directory that is empty or does not exist yet."})}function Lv(t){return t}class SI extends Error{name="BlobsFull"}class Yh extends Error{name="WrongBytes"}const OI=200,
RI=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,II=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function ic(t){if(t.length<=OI&&II.test(t))return t;throw new TypeError(
`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function LI(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(
t.slice(0,100))} needs a / at its end`);return ic(t.slice(0,-1)),t}const AI=3;let ac=0;const Kh=[];async function kI(t){ac<AI?ac+=1:await new Promise(e=>Kh.push(
e));try{return await t()}finally{const e=Kh.shift();e?e():ac-=1}}class vI extends xn.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){super({highWaterMark:r}),
this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(this.#n,this.#t-this.#s+
1);return e<=0?null:kI(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});return this.#s+=
s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var DI=function(t,e,n){if(e!=null){if(typeof e!="objec\
t"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="func\
tion")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},MI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const cc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},zh={...cc,sync:async()=>{}};function lo(t){
(0,M.mkdirSync)(t,{recursive:!0,mode:448})}async function $I(t,e=cc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===zh)return;
const s=DI(n,await(0,Ie.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=MI(n);s&&await s}}function dc(t){return Wt(()=>(0,M.readdirSync)(
t))??[]}const CI=new Set(["ENOENT","ENOTDIR","EISDIR"]);function uc(t){return CI.has((0,j.xU)(t))}function Wt(t){try{return t()}catch(e){if(uc(e))return;throw e}}
var UI=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const fo=600*1e3;class jI{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Wt(()=>{const o=(0,M.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=fo||
FI(s,n)});return r&&this.#t.add(lc(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,U.hash)("sha256",n)!==s)throw new Yh(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,U.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new Yh(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Xh(this.#e.dir,n)));try{await Promise.all([...e].map(n=>$I(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${ic(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,P.
join)(this.#e.drafts,(0,U.randomUUID)());try{await this.#a(s,n),await(0,Ie.rename)(s,e).catch(r=>{if((0,j.xU)(r)!=="ENOENT")throw r;return lo((0,P.dirname)(e)),
(0,Ie.rename)(s,e)}),this.#t.add(lc(e))}catch(r){throw await(0,Ie.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=UI(s,
await(0,Ie.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=xI(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Hs(e)?new SI("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function lc(t){return t.slice(
0,t.lastIndexOf("/"))}function Xh(t,e){return e===t?[e]:[e,...Xh(t,lc(e))]}function FI(t,e){const{mtimeNs:n}=(0,M.statSync)(t,{bigint:!0});try{(0,M.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,j.xU)(s)!=="EPERM")throw s;return!1}return(0,M.statSync)(t).size===e}function PI({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function ho({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const fc=1024*1024,BI=16*fc;class HI{#e;#t=0;constructor(e,n=()=>WI(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,BI))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-GI(e.size):Number.POSITIVE_INFINITY}}function GI(t){return Math.
min(Math.max(256*fc,t/100),2560*fc,t/8)}function WI(t){try{const{bavail:e,blocks:n,bsize:s}=(0,M.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Jh=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const YI=64*1024,hc=".damaged";function Av(t){return t.endsWith(hc)?t.slice(0,-hc.
length):void 0}const KI=3600*1e3;class zI{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,P.join)(e,".drafts"),this.#n=(0,P.
join)(e,".leaving"),this.#s=n,this.#r=s??cc,this.#o=new HI(e),lo(e)}async head(e){const n=await this.#d(e,s=>(0,Ie.stat)(s,{bigint:!0}));return n?.isFile()?ho(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Jh(s,r,!0),i=ho(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Vh(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Jh(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Vh(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new vI(s,r,o,YI)}writer({lasting:e=!0}={}){this.#f(),lo(this.#t);const n=e&&this.#s?this.#r:
{...zh,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new jI(s)}async delete(e){const n=this.#a(e);(0,M.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,M.rmSync)(s,{force:!0});(0,M.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>PI(r)<n-fo);return s!==void 0&&(0,M.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>ho(r).version===n);return s===void 0?!1:((0,M.
renameSync)(s,`${this.#a(e)}${hc}`),!0)}async*list(e,n){const s=(0,P.join)(this.#e,LI(e)),r=n===void 0?void 0:(await(0,Ie.stat)(s).catch(Gs))?.mtimeMs,o=n!==void 0&&
(r??0)<n-fo,i=await(0,Ie.readdir)(s,{withFileTypes:!0}).catch(Gs);for(const a of i??[]){if(!RI.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Wt(()=>(0,M.statSync)((0,P.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-fo)&&(yield{key:c,...ho(
d)})}}#a(e){return(0,P.join)(this.#e,ic(e))}async#c(e){const n=await this.#d(e,s=>(0,Ie.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(Gs);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(Gs);if(i!==void 0)return i}return n(s).catch(
Gs)}#u(e){const n=`${qh(e)}~~`;return dc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,P.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Wt(()=>(0,M.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,P.join)(this.#n,`${qh(e)}~~${Date.now()}~${(0,U.randomUUID)()}`);lo(this.#n);const a=Wt(()=>((0,M.renameSync)(
s,o),!0))&&Wt(()=>(0,M.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,M.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,j.xU)(s)??"")){(0,M.renameSync)(e,n);return}if((0,j.xU)(s)!=="EEXIST"&&!uc(s))throw s}(0,M.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-KI;for(const n of dc(this.#t)){const s=(0,P.join)(this.#t,n);(Wt(()=>(0,M.statSync)(s).mtimeMs)??e)<e&&(0,M.rmSync)(s,{force:!0,recursive:!0})}for(const n of dc(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,P.join)(this.#n,n),this.#a(o))}}}function qh(t){return t.replaceAll(
"/","~")}function Gs(t){if(!uc(t))throw t}const pc=10,XI=/^[\w-]{1,128}$/;function JI(t){if(XI.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Qh(t,e){const n=Zh(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function VI(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=Zh(e,n),a=t.subarray(i-Qh(e,n).start),c=s<0&&i>0&&t[0]!==pc?qI(a):0,u=i+a.length>=e&&o?a.length:QI(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function Zh(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function qI(t){const e=t.indexOf(pc)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!ep(n)))}function QI(t,e){const n=t.lastIndexOf(pc)+1;return n>0||t.length<e?n:ZI(t)}function ZI(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(ep(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function ep(t){return(t&192)===128}var eL=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},tL=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function nL(t,{log:e=Ur,mayAppend:n=()=>!0}={}){(0,M.mkdirSync)(t,{recursive:!0,
mode:448});const s=o=>(0,P.join)(t,`${JI(o)}.log`),r=new Set;return{async append(o,i,a){try{if(a!==void 0&&!n(o,a))throw new Error("The lease of the build has e\
nded");await(0,Ie.appendFile)(s(o),i,{mode:384})}catch(c){r.has(o)||e("warn","build_log_lost",{deployID:o,reason:String(c)}),r.add(o)}},async end(o){r.delete(o)},
async read(o,i){try{const a={stack:[],error:void 0,hasError:!1};try{const c=eL(a,await(0,Ie.open)(s(o)),!0);return await sL(c,i)}catch(c){a.error=c,a.hasError=!0}finally{
const c=tL(a);c&&await c}}catch(a){if((0,j.xU)(a)==="ENOENT")return;throw a}},remove:o=>(0,Ie.rm)(s(o),{force:!0})}}async function sL(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=Qh(n,e);return VI(await rL(t,s,r),n,e)}async function rL(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function oL(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var mc=R(99);const po=[`
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
  `];function iL(t){const e=new mc.DatabaseSync(t===void 0?":memory:":(0,P.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),aL(e),e}catch(n){throw e.close(),n}}function aL(t){const e=tp(t);if(e!==po.length){if(e>po.length)
throw new j.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${po.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of po.entries())mo(t,()=>{tp(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function tp(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function np(t,e){t.prepare("VACUUM INTO ?").run(e),(0,M.chmodSync)(e,384)}function mo(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Ws(t){return{read:async e=>Ec(e),first:async(e,n,s)=>Ec(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Ec(()=>mo(t,e))}}function Ec(t){try{return t()}catch(e){const n=Hs(e);throw!n&&!tI(e)?e:new ye(`The sta\
te cannot be read or written: ${cL(e)}`,{cause:e,isFull:n})}}function cL(t){return t instanceof Error?t.message:String(t)}function sp(t){const e=(0,P.join)(t,"p\
latform.pid"),n=(0,P.join)(t,"platform.lock");(0,M.writeFileSync)(n,"",{flag:"a",mode:384});const s=new mc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),vh(r)?new j.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Dh(r)?new j.GQ("platform_locked",`Another platform uses ${t}${dL(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,M.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,M.rmSync)(e,{force:!0}),s.close())}}}function dL(t){try{const e=/^\d{1,10}$/.exec((0,M.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function uL(t){return op(t,e=>{(rp(e)||(0,M.readdirSync)(e).length===0)&&(0,M.chmodSync)(e,448),(0,M.writeFileSync)(
(0,P.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function kv(t){const e=op(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(rp(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function rp(t){return(0,M.existsSync)((0,P.join)(t,"platform.db"))}function op(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new j.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,P.resolve)(t);try{(0,ue.wZ)(
n,448),e(n)}catch(s){throw new j.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,j.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,M.existsSync)((0,P.join)(n,".gitignore"))||(0,M.writeFileSync)((0,P.join)(n,".gitignore"),`*
`,{mode:384}),n}const lL="state = 'dropped', due_at = NULL, problem = 'a newer push came'";function fL(t,e,n){const s=ze(t,n),r="org = ? AND project = ? AND app\
_id = ?",o=t.prepare(`SELECT 1 FROM apps WHERE ${r} AND deleted_at IS NULL`),i=t.prepare(`SELECT count(*) AS n FROM hooks WHERE ${r}`),a=t.prepare(`INSERT INTO \
hooks (id, org, project, app_id, forge, waits, reports, sealed, created_at, created_by)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare(`SELECT * FROM hooks WHERE ${r} ORDER BY created_at, id`),d=t.prepare(`DELETE FROM hooks WHE\
RE ${r} AND id = ?`),u=t.prepare(`SELECT h.* FROM hooks h JOIN apps a ON a.org = h.org AND a.project = h.project
    AND a.app_id = h.app_id WHERE h.id = ? AND a.deleted_at IS NULL`),l=t.prepare("SELECT * FROM hook_pushes WHERE hook = ? AND digest = ?"),f=t.prepare(`INSERT\
 INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),p=t.prepare(`UPDATE hook_pushes SET ${lL}, fence = fence + 1
    WHERE hook = ? AND state = 'checks' AND id <> ?`),y=t.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook
    WHERE h.org = ? AND h.project = ? AND h.app_id = ? ORDER BY p.seq DESC LIMIT ?`),g=t.prepare(`UPDATE hook_pushes SET due_at = ?, fence = fence + 1 WHERE id \
=
    (SELECT id FROM hook_pushes WHERE due_at <= ? AND id = coalesce(?, id) ORDER BY due_at, seq LIMIT 1) RETURNING *`),T=t.prepare(`UPDATE hook_pushes SET state\
 = ?, deploy_id = coalesce(?, deploy_id),
    reported = coalesce(?, reported), problem = ?, failures = ?, due_at = ? WHERE id = ? AND fence = ?`),O=t.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);return{add:({id:b,org:S,project:L,appID:N,forge:C,waits:$,reports:X,sealed:F},x)=>e.
write(()=>{if(!o.get(S,L,N))return"no_app";if(Y(i.get(S,L,N)??{},"n")>=ml)return"full";const J=[Number($),Number(X)],ce=a.get(b,S,L,N,C,...J,F,n.now(),x.by)??{};
return s(x,[te({org:S,project:L,appID:N},"hook.add",{object:b,after:{forge:C,waits:$,reports:X}})]),Oa(ce)}),list:({org:b,project:S,appID:L})=>e.read(()=>c.all(
b,S,L).map(Oa)),remove:({org:b,project:S,appID:L},N,C)=>e.write(()=>{const $=d.run(b,S,L,N).changes===1;return $&&s(C,[te({org:b,project:S,appID:L},"hook.remove",
{object:N})]),$}),find:b=>e.first(u,[b],Oa),push:({id:b,hook:S,digest:L,branch:N,commit:C,state:$})=>e.write(()=>{const X=l.get(S,L);if(X)return{kind:"known",push:Vr(
X)};const F=n.now(),x=Vr(f.get(b,S,L,N,C,$,F,F)??{});return p.run(S,b),{kind:"new",push:x}}),pushes:({org:b,project:S,appID:L},N)=>e.read(()=>y.all(b,S,L,N).map(
Vr)),claim:b=>{const S=n.now();return e.first(g,[S+iT,S,b??null],aT)},settle:({id:b,fence:S},{state:L,deployID:N,reported:C,problem:$,failures:X=0,againMs:F})=>e.
read(()=>{const x=F===void 0?null:n.now()+F,J=[L,N??null,C??null,$??null,X,x];return T.run(...J,b,S).changes===1}),prune:({ageMs:b,limit:S})=>e.read(()=>Number(
O.run(n.now()-b,S).changes))}}function on(t){return{seq:Y(t,"seq"),deployID:D(t,"deploy_id"),status:wc(t),stage:gc(t),branch:D(t,"branch"),commit:de(t,"commit"),
createdAt:Y(t,"created_at"),startedAt:Fe(t,"started_at"),finishedAt:Fe(t,"finished_at"),supersededBy:de(t,"superseded_by"),cancelledBy:de(t,"cancelled_by"),triggeredBy:de(
t,"triggered_by"),redeployOf:de(t,"redeploy_of"),configuration:yc(t),commitFacts:{subject:de(t,"commit_subject"),author:de(t,"commit_author")},size:wL(t),warnings:gL(
t),logRemovedAt:Fe(t,"log_removed_at"),enteredAt:mL(t)}}function ip(t){return{app:{org:D(t,"app_org"),project:D(t,"app_project"),appID:D(t,"app_id")},deployment:on(
t)}}const hL="a.org AS app_org, a.project AS app_project, a.app_id",pL=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_aut\
hor","release_files","release_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"],Ys={install:"install_at",build:"build_at",sync:"\
sync_at",activate:"activate_at"};function mL(t){const e=Object.entries(Ys).map(([n,s])=>[n,Fe(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function yc(t){
const e=de(t,"configuration");return e===null?null:JSON.parse(e)}function EL(t){const e=yc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;
return{...e,settings:s}}function yL(t=[]){return t.length===0?null:JSON.stringify(t)}function gL(t){const e=de(t,"warnings");return(e===null?void 0:(0,md.h)(JSON.
parse(e)))??[]}function ap(t){const e=de(t,"env");return e===null?void 0:JSON.parse(e)}function wL(t){const[e,n]=[Fe(t,"release_files"),Fe(t,"release_bytes")];return e===
null||n===null?null:{files:e,bytes:n}}function TL(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:s??o?.branch??
e,commit:r,by:n,redeployOf:null,configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function _L(t,e){const n=t.status==="succeeded"?null:
t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function bL(t,e){
return e?{kind:t?"cancelled":"too_late",deployment:e}:{kind:"no_deployment"}}function gc(t){const e=de(t,"stage");return ct.Mb.find(n=>n===e)??null}function wc(t){
const e=D(t,"status"),n=ct.PB.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function cp(t){
return Vc((0,K.U4)(de(t,"failure")??""))??qp(gc(t)??"build")}function NL(t){return{status:wc(t),count:Y(t,"count"),ran:Y(t,"ran"),ms:Y(t,"ms")}}const Tc=200,dp=24*
36e5,SL=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function OL(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?Fe(t,"c\
ollected_at"):null}}const RL=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function Nn(t){return{org:D(t,"org"),project:D(t,"project"),
appID:D(t,"app_id")}}const IL=1e3;function up({most:t}){return t+IL+Tc}function LL(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===up(n);const u=l=>l.length<Tc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const p=D(f,"deploy_id"),y=Y(f,"kept"),g=Fe(f,"log_bytes")??0,T=f.log_removed_at===
null;a+=T?g:0;const O=l>0&&f.finished_at!==null,b=l>=n.most||Y(f,"created_at")<s-n.ageMs,S=O&&b&&y===0&&u(o),L=T&&O&&y<2&&(b||a>n.logBytes)&&u(r);S&&(L||!T)?o.push(
p):i.deployments+=1,L?(r.push(p),c+=g):T&&g>0&&(i.logs+=1,i.logBytes+=g)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function He(t){
return{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id"),name:D(t,"name"),type:lp(t),branch:D(t,"branch"),...fp(t),subdomain:D(t,"subdomain"),environmentID:D(
t,"environment_id"),liveRelease:de(t,"live_release"),createdAt:Y(t,"created_at"),updatedAt:Y(t,"updated_at"),deletion:AL(t)}}function AL(t){const e=Fe(t,"delete\
d_at");return e===null?null:{at:e,by:de(t,"deleted_by"),endsAt:Y(t,"ends_at")}}function _c({settings:t}){return t.lifetime===void 0?null:(0,Be.E9)(t.lifetime,"l\
ifetime")}function lp(t){const e=D(t,"type"),n=z.yN.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function fp(t){return{repository:D(t,"repository"),buildCommand:de(t,"build_command"),outputDirectory:de(t,"output_directory"),region:de(t,"region"),settings:bc(
D(t,"settings"))}}function bc(t){const e=JSON.parse(t);return(0,K.Gv)(e)?e:{}}function Nc(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).
filter(([,o])=>o!==null);return{...t,...s,settings:Object.fromEntries(r)}}function Sc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}function kL(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),
removed:n.filter(r=>!s.includes(r)).sort()}}const Eo="",vL="\u{10FFFF}";function DL({after:t,before:e,prefix:n=""}){const s=`${n}${vL}`,r=t&&t.appID>=n?[t.appID,
t.project]:[n,Eo],o=e&&e.appID<s?[e.appID,e.project]:[s,Eo];return[...r,...o]}const ML={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function $L(t,e,n){const s=[],r=b=>n(s.push(b)),{text:o="",project:i,branch:a,status:c,sort:d,
after:u,before:l,limit:f,within:p}=e,y=b=>[...d==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(S=>S+b).join(", "),g=(b,{seq:S,appID:L,project:N})=>`\
(${y("")}) ${b} (${[...d==="newest"?[-S]:[],L,N].map(r).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[ML[c]],...p?[CL(p,r)]:[],...u?[g(">",u)]:l?[g("<",l)]:[]].join(" AND\
 ")} ORDER BY ${y(l&&!u?" DESC":"")} LIMIT ${r(f)}`,values:s}}function CL(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function UL(t,e,{after:n,before:s}){const r=t.map(o=>{const i=Fe(o,"newest");return{app:He(o),newest:i!==
null&&e(i)||null,liveManifest:de(o,"live_manifest")}});return s&&!n?r.reverse():r}function xL(t,e){const n={...fp(t),branch:D(t,"app_branch")},s=yc(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=Nc(n,s);return{deployID:D(t,"deploy_id"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},...jL(t,s.
type),repository:r,branch:D(t,"job_branch"),appBranch:n.branch,commit:de(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function jL(t,e){
const n=lp(t);if(e!==z.m0)return{type:e??n};const s=!(0,z.Rm)(n)&&de(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function FL(t){return{deployID:D(
t,"deploy_id"),manifestHash:D(t,"manifest")}}function PL(t,e){const n=de(t,"live_release"),s=Fe(t,"deleted_at")!==null,r=s?[]:e,o=D(t,"type");return{org:D(t,"or\
g"),project:D(t,"project"),appID:D(t,"app_id"),subdomain:D(t,"subdomain"),settings:bc(D(t,"settings")),...(0,z.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===
n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function BL(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+
1]:t.find(({deployID:r})=>r===n)}function HL(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(WL);return{type:D(e,"type"),environmentID:D(e,"en\
vironment_id"),tables:n}}function GL(t){return{keyspace:Y(t,"keyspace"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},name:D(t,"name"),environmentID:D(
t,"environment_id"),type:D(t,"type")}}function WL(t){return{name:D(t,"name"),createdAt:Y(t,"created_at"),tokenHash:D(t,"token_hash"),sealed:tn(t,"token_sealed")}}
function hp(t){return{accessKeyID:D(t,"access_key_id"),environmentID:D(t,"environment_id"),sealed:tn(t,"sealed"),expiresAt:Y(t,"expires_at")}}function YL(t,{set:e,
unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(
d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function KL(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).
sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function zL(t,e,n,s){const r=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(
i)??{at:null,by:null}:s]);return new Map(o)}function XL(t,e){return t.toSorted().map(n=>{const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,
changedBy:r}})}function vv(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}
function Dv(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function vt(t,e="app_id"){const n="(SELECT value FROM json\
_each(:within))",s=`${t}.project`;return`(:within IS NULL OR ${s} IN ${n} OR ${s} || '/' || ${t}.${e} IN ${n})`}function Ot(t){return{within:t?JSON.stringify(t):
null}}const pp=`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function JL({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Sn(
t),a=Sn(t,!0),c=x=>{const J=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${x}
      AND ${vt("apps")}`;return{first:t.prepare(`${J} ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${J} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[d,
u]=[c("deleted_at IS NULL"),c("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",f=t.prepare(`${l}\
 > ? ORDER BY app_id LIMIT ?`),p=t.prepare(`${l} < ? ORDER BY app_id DESC LIMIT ?`),y=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),g=t.prepare(
"SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),T=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),O=t.prepare(`INSERT INTO apps (org, projec\
t, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),b=t.prepare(pp),S=t.prepare(`SELECT e.name, e.value, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),L=mp(t),N=ze(t,r),C=VL(t),$=({subdomain:x},J)=>{n.publish({
kind:"site",subdomain:x});for(const ce of J)n.publish({kind:"domain",domain:ce})},X=x=>{const J=i(x);if(!J)throw new j.GQ("internal",`The app ${x.appID} is not \
in platform.db`);return He(J)},F=x=>{let J=Lh(x,o);for(;T.get(J);)J=Lh(x,o);return J};return{find:x=>e.read(()=>{const J=a(x);return J&&He(J)}),async create({key:x,
type:J,config:ce},fe,_e){const De=()=>{if(a(x))return;const Xe=r.now();return O.run(x.org,x.project,x.appID,x.appID,J,...Sc(ce),_c(ce),F(x.appID),`env-${ec(16,o)}`,
Xe,Xe),C.assign(x,void 0,ce),N(fe,[aI(x,{...ce,type:J})]),X(x)},Se=await e.write(()=>s.run(_e,De)??{kind:"taken"});return Se.kind==="done"&&$(Se.made,Se.made.settings.
domains??[]),Se},async update(x,J,ce){const fe=await e.write(()=>{const _e=i(x);if(!_e)return;const[De,Se]=[He(_e),Nc(He(_e),J)];b.run(...Sc(Se),_c(Se),r.now(),
Y(_e,"id"));const Xe=C.assign(x,De,Se);return N(ce,rc(x,De,Se)),{changed:Xe,app:X(x)}});return fe&&$(fe.app,fe.changed),fe?.app},env:({org:x,project:J,appID:ce})=>e.
read(()=>yo(S.all(x,J,ce))),variables:({org:x,project:J,appID:ce})=>e.read(()=>{const fe=S.all(x,J,ce);return XL(fe.map(_e=>D(_e,"name")),Ep(fe))}),async replaceEnv(x,J,ce){
const fe=await e.write(()=>{const _e=i(x);if(!_e)return;const De=L(Y(_e,"id"),J,{at:r.now(),by:ce.by});return N(ce,oc(x,"env.replace",De,J)),_e});return fe&&$(He(
fe),[]),fe!==void 0},async editEnv(x,J,ce,fe){const{row:_e,result:De}=await e.write(()=>{const Se=i(x);if(!Se)return{result:{kind:"no_app"}};const Xe=S.all(x.org,
x.project,x.appID),jt=yo(Xe),$e=YL(jt,J,ce);return $e?(L(Y(Se,"id"),$e,{at:r.now(),by:fe.by}),N(fe,oc(x,"env.edit",jt,$e)),{row:Se,result:KL(jt,$e,J)}):{result:{
kind:"full"}}});return _e&&$(He(_e),[]),De},organizations:({after:x=Eo,before:J,limit:ce})=>e.read(()=>{const fe=J===void 0?y:g,_e=[];for(let De=J??x;_e.length<
ce;){const Se=fe.get(De);if(!Se)break;De=D(Se,"org"),_e.push(De)}return J===void 0?_e:_e.reverse()}),inProject:(x,J,{after:ce=Eo,before:fe,limit:_e})=>e.read(()=>{
const Se=(fe===void 0?f:p).all(x,J,fe??ce,_e).map(He);return fe===void 0?Se:Se.reverse()}),list:(x,J)=>e.read(()=>{const ce=J.deleted?u:d,fe=(J.before?ce.last:ce.
first).all(Ot(J.within),x,...DL(J),J.limit).map(He);return J.before?fe.reverse():fe})}}function VL(t){const e=Sn(t),n=t.prepare("INSERT INTO domains (name, app)\
 VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=kL(o,i),d=a.
length+c.length>0?e(r):void 0;if(!d)return[];const u=Y(d,"id");for(const l of c)s.run(l,u);for(const l of a)if(n.run(l,u).changes===0)throw new Zc(l);return[...c,
...a]}}}function Sn(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);return({org:r,
project:o,appID:i})=>s.get(r,o,i)}function mp(t){const e=t.prepare("SELECT name, value, changed_at, changed_by FROM env WHERE app = ?"),n=t.prepare("DELETE FROM\
 env WHERE app = ?"),s=t.prepare("INSERT INTO env (app, name, value, changed_at, changed_by) VALUES (?, ?, ?, ?, ?)");return(r,o,i)=>{const a=e.all(r),c=yo(a),d=zL(
c,o,Ep(a),i);n.run(r);for(const[u,l]of Object.entries(o)){const{at:f=null,by:p=null}=d.get(u)??{};s.run(r,u,l,f,p)}return c}}function Ep(t){return new Map(t.map(
e=>[D(e,"name"),{at:Fe(e,"changed_at"),by:de(e,"changed_by")}]))}function yo(t){return Object.fromEntries(t.map(e=>[D(e,"name"),D(e,"value")]))}const yp="deploy\
_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",gp="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL, env\
 = NULL",wp=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${gp}`;function qL(t){const{database:e,commands:n,changes:s,clock:r}=t,o=F=>e.prepare(`UP\
DATE deployments SET ${F} WHERE ${yp}`),i=o("lease_until = ?"),a=F=>o(`status = ?, stage = ?, ${F} = coalesce(${F}, ?)`),c={clone:a("started_at"),install:a(Ys.install),
build:a(Ys.build),sync:a(Ys.sync),activate:a(Ys.activate)},d=o(`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),u=o("stored_release = ?, release_files = ?, release_bytes = ?, warnings = ?"),l=e.prepare(`UPDATE apps SET type\
 = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),f=o(wp),p=Oc(e),y=ze(e,r),g=QL(e,r),T=e.prepare(`SELECT deploy_id, \
stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),O=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),b=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),S=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),L=eA(e,r),N=tA(t),C=(F,x,...J)=>n.read(()=>F.run(...J,x.deployID,x.fence).changes===1),$=(F,x,J)=>{
const ce=[...Tp(x,J,r),F.deployID,F.fence],fe=f.run(...ce).changes===1;return fe&&y(be,[Gh(Nn(p(F.deployID)),F.deployID,x)]),fe},X=F=>(F.length>0&&s.publish({kind:"\
jobs"}),F);return{claim:(F,x=Number.MAX_SAFE_INTEGER)=>n.write(()=>L(F,x)),renew:F=>C(i,F,r.now()+Tn),advance:(F,x)=>C(c[x],F,Lf[x],x,r.now()),recordCommit:(F,x,J)=>C(
d,F,x,J?.subject??null,J?.author??null),recordRelease:(F,x,J,ce,fe)=>n.write(()=>{const _e=[x,J?.files??null,J?.bytes??null,yL(ce)],De=u.run(..._e,F.deployID,F.
fence).changes===1,Se=p(F.deployID),Xe=De&&fe!==void 0&&l.get(fe,r.now(),F.deployID,fe);return Xe&&y(be,rc(Nn(Xe),He(Se),He(Xe),F.deployID)),De}),async finish(F,x){
if(x.kind==="live"){const J=await n.write(()=>N(F,x.manifestHash,x.logBytes));if(J===void 0)return!1;s.publish({kind:"site",subdomain:J})}else if(!await n.write(
()=>$(F,x.facts,x.logBytes)))return!1;return s.publish({kind:"jobs"}),!0},endOf:({deployID:F,fence:x})=>n.first(S,[F,x],wc),expire:async()=>X(await n.write(()=>T.
all(r.now()).map(g))),expireAll:()=>X(mo(e,()=>O.all().map(g))),isBusy:()=>n.read(()=>b.get()!==void 0)}}function Tp(t,e,n){return[t.stage,JSON.stringify(Xc(t)),
e??null,n.now()]}function Oc(t){const e=t.prepare("SELECT a.* FROM deployments d JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function QL(t,e){
const n=t.prepare(`UPDATE deployments SET ${wp} WHERE deploy_id = ?`),s=Oc(t),r=ze(t,e);return o=>{const i=D(o,"deploy_id"),a=Af(gc(o)??"clone");return n.run(...Tp(
a,void 0,e),i),r(be,[Gh(Nn(s(i)),i,a)]),i}}const Rc="finished_at IS NULL AND status = 'queued'",ZL=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Rc}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Rc} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Rc} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < ? ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function eA(t,e){const n=t.prepare(ZL),s=t.prepare(`UPDATE deployments SET status\
 = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return(o,i)=>{const a=n.
get(i);if(!a)return;const c=e.now(),d=D(a,"deploy_id"),u=Y(a,"fence");return s.run(Lf.clone,c,u,o,c+Tn,d),{deployID:d,fence:u,job:xL(a,ap(a)??yo(r.all(Y(a,"id"))))}}}
function tA({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, ${gp}
    WHERE ${yp}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING *`),i=t.prepare("SELECT configuration, env, triggered_by FROM deployments WHERE deplo\
y_id = ?"),a=mp(t),c=Oc(t),d=ze(t,e),u=t.prepare(pp),l=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:f,fence:p},y,g)=>{const T=e.now(),O=i.get(f)??{};if(s.run(g??null,T,f,p).changes!==1)return;const b=c(
f);r.run(y,T,f);const S=o.get(f,f)??{};l.run(Y(S,"id"),n);const L=Nn(S),N={...be,by:de(O,"triggered_by")};d(be,[dI(L,f,de(b,"live_release"))]);const[C,$]=[EL(O),
ap(O)];if(C){const X=Nc(He(S),C);u.run(...Sc(X),_c(X),T,Y(S,"id")),d(N,rc(L,He(S),X,f))}if($){const X=a(Y(S,"id"),$,{at:T,by:N.by});d(N,oc(L,"env.replace",X,$,f))}
return D(S,"subdomain")}}function nA(t,e,n,s){const r=ze(t,s),o=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),i=t.prepare(`SELECT\
 ${RL} FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),a=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),c=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),d=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),u=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),l=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),f=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),p=t.prepare("SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = ? AND ends_at \
<= ?"),y=t.prepare("SELECT name FROM domains WHERE app = ?"),g=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),T=t.
prepare("DELETE FROM kvs_roles WHERE environment_id = ?"),O=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(N=>t.prepare(
`DELETE FROM ${N} WHERE app = ?`)),b=t.prepare("DELETE FROM apps WHERE id = ?"),S=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) \
> (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),L=t.prepare(SL("org = ? AND project = ? AND app_id = ?"));return{kept:({org:N,project:C,appID:$})=>e.read(()=>OL(L.get(
N,C,$))),endingApp:N=>e.read(()=>{const C=l.get(N,s.now()),$=C&&Y(C,"id");if($!==void 0)return{app:$,logs:f.all($,Tc).map(X=>D(X,"deploy_id"))}}),async endApp(N){
const C=await e.write(()=>{const $=p.get(N,s.now());if(!$)return;const X=y.all(N).map(F=>D(F,"name"));g.run(N),T.run(D($,"environment_id"));for(const F of O)F.run(
N);return b.run(N),r(be,[te(Nn($),"app.end")]),{subdomain:D($,"subdomain"),domains:X}});if(!C)return!1;for(const $ of C.domains)n.publish({kind:"domain",domain:$});
return n.publish({kind:"site",subdomain:C.subdomain}),!0},apps:(N,C)=>e.read(()=>S.all(N?.org??"",N?.project??"",N?.appID??"",C).map(Nn)),due:(N,C)=>e.read(()=>{
const $=o.get(N),X=$&&Y($,"app");return X===void 0?void 0:LL(X,i.all(X,up(C)),C,s.now())}),end:(N,{logs:C,deployments:$})=>e.write(()=>{const X=s.now();for(const F of C)
a.run(X,F,N);return $.reduce((F,x)=>F+Number(c.run(x,N).changes),0)}),endKeys:N=>e.read(()=>Number(d.run(s.now()-dp,N).changes)),repositories:(N,C)=>e.read(()=>u.
all(N,C).map($=>D($,"repository")))}}const _p=32,sA=4096;function rA(t,e){const n=(0,P.join)(t,"platform.key"),s=(0,P.join)(t,"identity-key.json");return{async platformKey(r){
const o=()=>iA(n),i=()=>{if(oA(e))throw Ic(`${n} is missing, and secrets in platform.db are sealed with it`);return r()},a=`${n} is not the key that the secrets\
 in platform.db were sealed with`;return{value:bp(e,n,o,i),wrong:c=>Ic(a,c)}},async signingKey(r){return{value:bp(e,s,()=>aA(s),r),wrong:a=>Np(s,a)}}}}function bp(t,e,n,s){
const r=n();return r!==void 0?r:mo(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return cA(e,i),i})}function oA(t){return t.prepare(`SELECT EXISTS (SELE\
CT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles)
    OR EXISTS (SELECT 1 FROM notify_targets) OR EXISTS (SELECT 1 FROM hooks) AS any`).get()?.any===1}function iA(t){return Wt(()=>{const e=(0,M.statSync)(t);if(!e.
isFile()||e.size!==_p)throw Ic(`${t} is not a key of ${_p} bytes`);const n=(0,M.readFileSync)(t);return(0,M.chmodSync)(t,384),n})}function aA(t){return Wt(()=>{
const e=(0,M.statSync)(t);if(!e.isFile()||e.size>sA)throw Np(t);return(0,M.readFileSync)(t,"utf8")})}function cA(t,e){const n=`${t}.${(0,U.randomBytes)(4).toString(
"hex")}`,s=(0,M.openSync)(n,"wx",384);try{try{(0,M.writeSync)(s,Buffer.from(e)),(0,M.fsyncSync)(s)}finally{(0,M.closeSync)(s)}(0,M.renameSync)(n,t)}catch(r){throw(0,M.
rmSync)(n,{force:!0}),r}}function Ic(t,e){return new j.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, \
or name another directory with --data.",cause:e})}function Np(t,e){return new j.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the\
 file: the next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}function dA({prefix:t,after:e}){const[n,s]=[Buffer.from(
t),e===void 0?void 0:Buffer.from(`${e}\0`)];return s!==void 0&&Buffer.compare(s,n)>0?s:n}function uA(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(
e));return n===-1?t:t.slice(0,n)}const lA=160;class fA{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Lc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Lc(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Lc(e,n),this.#t.delete(e))}}function Lc(t,e){
return lA+2*(t.length+e.value.length)}const hA=16*1024*1024,Sp=1e3,Ac=0,go="room",pA=`
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
`,mA=`
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
`;function Op(t){const e=(t.open??(n=>new mc.DatabaseSync(n)))(t.path);try{return e.exec(pA),EA(e),new yA(e,t)}catch(n){throw e.close(),Dh(n)?new j.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function EA(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${mA} COM\
MIT;`)}class yA{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=gA(e),this.#n=new fA(n.cacheBytes??hA),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??q.ml}get(e,n){if(this.#a==="closed")throw new ye("the store is closed");const s=wo(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new ye("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(wo(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(wo(e,n)))}async keys(e,n){if(this.#a==="closed")throw new ye("the store is closed");try{const r=this.#t.keys.all(e,dA(n).toString(),this.#r.
now(),n.limit).map(o=>({key:D(o,"key"),bytes:Y(o,"bytes"),expiresAt:Fe(o,"expires_at")}));return uA(r,n)}catch(s){throw new ye("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
Sp).map(s=>D(s,"key"))},()=>{for(const s of n)this.#n.delete(wo(e,s))});while(n.length===Sp)}async sizes(e,n){if(this.#a==="closed")throw new ye("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:Y(s,"keyspace"),keys:Y(s,"keys"),bytes:Y(s,"bytes")}))}catch(s){throw new ye("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new ye(`the store is ${this.#a}`);this.get(Ac,go),this.#o&&await this.#d(()=>{this.#t.put.run(Ac,go,go,
null),this.#t.delete.run(Ac,go)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){np(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new ye(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=Hs(n),this.#l()&&this.#o||this.#h(
n);const r=new ye("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function wo(t,e){return`${t}/${e}`}function gA(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function wA(t,e,n){const s=Rp(
t),r=e.identity();TA(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,U.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function TA(t,{identity:e,highest:n},s){const r=Rp(t),o=_A(t);if(n>o)throw kc(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw kc(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&bA(t))throw kc(s,"kvs.db is missing, or older than platform.db")}function Rp(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function _A(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function bA(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function kc(t,e){return new j.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const Ip="kvs.db";function NA({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=Ur}){const o=e?SA((0,P.join)(t,Ip),s,r):Op({path:"\
:memory:",clock:s});try{wA(n,o,t)}catch(i){throw o.close(),i}return o}function SA(t,e,n){return(0,M.writeFileSync)(t,"",{flag:"a",mode:384}),Op({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const OA=10*6e4,RA=100,IA=1e3,LA=5e3,AA=6e4;function kA(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=D(t,"state"),c=D(t,"secret")===
e,d=(u,l)=>{const f=Math.min(i+r,l+o),p=D(t,"identity"),y={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:p,endsInMs:f-i},change:y}};if(a!=="open"&&
a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(Y(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=Fe(t,"polled_at"),l=Y(t,"inter\
val_ms");if(u===null||i>=u+l-IA)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+LA,AA);return{answer:{kind:"slow_down"},change:{polled_at:i,
interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{const u=Y(
t,"opened_at");return c?d({previous:e,changed_at:i},u):de(t,"previous")===e&&i-Y(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reused"}}}default:
return{answer:{kind:"reused"}}}}function Lp(t){return{machine:D(t,"machine"),address:D(t,"address"),askedAt:Y(t,"asked_at"),endsAt:Y(t,"ends_at")}}function vA(t){
return{state:D(t,"state")==="open"?"open":"reused",identity:D(t,"identity"),machine:D(t,"machine")}}const Ap=["state","secret","previous","polled_at","interval_\
ms","opened_at","changed_at","ends_at"];function vc(t,e){const n=JSON.parse(de(t,"identity")??"null"),s=(0,K.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;
return{action:e,object:D(t,"machine"),after:s}}function DA(t,e,n){const s=ze(t,n),r=t.prepare("DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_\
at <= ? ORDER BY ends_at LIMIT ?)"),o=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`),i=t.prepare("SELECT 1 FROM logins WHERE user_code = ?"),a=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?"),d=t.prepare(`UPDATE l\
ogins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`),u=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`),l=t.prepare("SELECT * FROM logins WHERE id = ?"),f=t.prepare(`UPDATE login\
s SET ${Ap.map(g=>`${g} = ?`).join(", ")} WHERE id = ?`),p=t.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?"),y=t.prepare(
"DELETE FROM logins WHERE id = ? AND state = 'open' RETURNING *");return{begin:({id:g,userCode:T,secret:O,machine:b,address:S},{lifetimeMs:L,intervalMs:N,perAddress:C,
inAll:$})=>e.write(()=>{const X=n.now();r.run(X-OA,RA);const F=o.get(S,X)??{};return Y(F,"in_all")>=$||Y(F,"of_address")>=C?"too_many":i.get(T)?"code_taken":(a.
run(g,T,O,b,S,X,N,X+L),"begun")}),asked:g=>e.first(c,[g,n.now()],Lp),decide:(g,T,O)=>e.write(()=>{const b=n.now(),S=T==="denied",[L,N,C]=S?["denied",null,null]:
["approved",T.person,T.identity],$=d.get(L,N,C,g,b);return $&&!S&&u.run(T.person,T.most-1),$&&s(O,[vc($,S?"login.deny":"login.approve")]),$&&Lp($)}),advance:({id:g,
...T},O)=>e.write(()=>{const b=l.get(g);if(!b)return{kind:"unknown"};const{answer:S,change:L}=kA(b,T,n.now());return L&&f.run(...Ap.map(N=>L[N]??b[N]),g),L?.state===
"reused"&&s(O,[vc(b,"login.reuse")]),S}),find:g=>e.first(p,[g,n.now()],vA),end:(g,T)=>e.write(()=>{const O=y.get(g);return O&&s(T,[vc(O,"login.end")]),O!==void 0})}}
function MA({org:t,project:e="",appID:n="",who:s}){return[t,e,n,s]}function kp(t){const[e,n]=[D(t,"project"),D(t,"app_id")];return{org:D(t,"org"),project:e===""?
void 0:e,appID:n===""?void 0:n,who:D(t,"who"),role:vp(t),grantedBy:de(t,"granted_by"),grantedAt:Y(t,"granted_at")}}function vp(t){const e=D(t,"role");return Ge.
find(n=>n===e)??"viewer"}function $A(t,e,n){const{org:s,project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"\
member.set",object:i,before:a,after:c}}const Dp="org = ? AND project = ? AND app_id = ? AND who = ?";function CA(t,e){const n=Ws(t),s=ze(t,e),r=t.prepare("SELEC\
T * FROM members WHERE who IN (SELECT value FROM json_each(?)) ORDER BY org, project, app_id, who"),o=t.prepare(`SELECT * FROM members WHERE org = ? AND (projec\
t, app_id, who) > (?, ?, ?) AND ${vt("members")}
    ORDER BY project, app_id, who LIMIT ?`),i=t.prepare(`SELECT role FROM members WHERE ${Dp}`),a=t.prepare("SELECT count(*) AS n FROM (SELECT 1 FROM members WH\
ERE org = ? LIMIT ?)"),c=t.prepare("SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1"),d=t.prepare(`\
INSERT INTO members (org, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),u=t.prepare(`DELETE FROM members WHERE ${Dp}`);
return{of:l=>n.read(()=>r.all(JSON.stringify(l)).map(kp)),list:(l,{after:f,limit:p,within:y})=>n.read(()=>o.all(Ot(y),l,f?.project??"",f?.appID??"",f?.who??"",p).
map(kp)),set:({role:l,most:f,keepsAdmin:p,...y},g)=>n.write(()=>{const T=MA(y),O=i.get(...T),b=O&&vp(O);if(b===(l??void 0))return{kind:"done",before:b};if(y.project===
void 0&&b==="admin"&&p&&!c.get(y.org,y.who))return{kind:"last_admin"};if(l===null)u.run(...T);else{if(!O&&Number(a.get(y.org,f)?.n)>=f)return{kind:"full"};d.run(
...T,l,g.by,e.now())}return s(g,[$A(y,b,l)]),{kind:"done",before:b}})}}const UA="notify_deliveries d JOIN notify_targets t ON t.id = d.target";function xA(t,e,n){
const s=ze(t,n),r=t.prepare("SELECT count(*) AS n FROM notify_targets WHERE org = ?"),o=t.prepare("SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id =\
 ? AND deleted_at IS NULL"),i=t.prepare(`INSERT INTO notify_targets
    (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    RETURNING *`),a=t.prepare("SELECT * FROM notify_targets WHERE org = ? ORDER BY created_at, id"),c=t.prepare("DELETE FROM notify_targets WHERE org = ? AND id\
 = ? RETURNING *"),d=t.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT ?, id, 'test', project, app_id, ?, ?, ? FROM notify_targets WHERE org = ? AND id = ? RETURNING id`),u=t.prepare(`INSERT OR IGNORE INTO notify_deliver\
ies (id, target, event, project, app_id, detail, at, due_at)
    SELECT 'msg_' || ? || '_' || id, id, ?, ?, ?, ?, ?, ? FROM notify_targets
    WHERE org = ? AND coalesce(project, ?) = ? AND coalesce(app_id, ?) = ? AND instr(events, ?) > 0`),l=t.prepare(`SELECT ${hh} FROM ${UA}
    WHERE t.org = ? AND d.seq < ? AND d.target = coalesce(?, d.target) ORDER BY d.seq DESC LIMIT ?`),f=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attem\
pts = 0, fence = fence + 1
    WHERE id = ? AND target IN (SELECT id FROM notify_targets WHERE org = ?)`),p=t.prepare(`SELECT ${hh} FROM notify_deliveries d INDEXED BY notify_deliveries_d\
ue
    JOIN notify_targets t ON t.id = d.target WHERE d.due_at <= ? AND d.target NOT IN (SELECT value FROM json_each(?))
    AND t.org NOT IN (SELECT value FROM json_each(?)) ORDER BY d.due_at, d.seq LIMIT 1`),y=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = attemp\
ts + 1, fence = fence + 1
    WHERE id = ? RETURNING attempts, fence`),g=t.prepare(`UPDATE notify_deliveries SET due_at = ?, tried_at = ?, status = ?, problem = ?
    WHERE id = ? AND fence = ? AND due_at IS NOT NULL`),T=t.prepare(`SELECT DISTINCT org FROM notify_targets WHERE instr(events, ?) > 0 AND org > ?
    ORDER BY org LIMIT ?`),O=t.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries)
    WHERE place > ? OR at <= ? LIMIT ?)`);return{add:({id:b,org:S,project:L,appID:N,kind:C,shown:$,events:X,sealed:F},x)=>e.write(()=>{if(Y(r.get(S)??{},"n")>=fh)
return"full";if(N!==null&&!o.get(S,L,N))return"no_app";const J=[b,S,L,N,C,$,tR(X),F,n.now(),x.by],ce=Za(i.get(...J)??{});return s(x,[Eh(ce,"notify.add")]),ce}),
list:b=>e.read(()=>a.all(b).map(Za)),remove:(b,S,L)=>e.write(()=>{const N=c.get(b,S);return N&&s(L,[Eh(Za(N),"notify.remove")]),N!==void 0}),test:(b,S,L)=>e.write(
()=>{const[N,C]=[`msg_${(0,U.randomBytes)(16).toString("hex")}`,n.now()];if(d.get(N,L.by,C,C,b,S))return s(L,[{org:b,action:"notify.test",object:S}]),N}),raise:({
key:b,event:S,org:L,project:N,appID:C,detail:$})=>e.read(()=>{const X=n.now(),F=[L,N,N,C,C,` ${S} `];return Number(u.run(b,S,N,C,$,X,X,...F).changes)}),deliveries:(b,{
target:S=null,before:L=Number.MAX_SAFE_INTEGER,limit:N})=>e.read(()=>l.all(b,L,S,N).map(nR)),redeliver:(b,S,L)=>e.write(()=>{const N=f.run(n.now(),S,b).changes===
1;return N&&s(L,[{org:b,action:"notify.redeliver",object:S}]),N}),claim:({targets:b,organizations:S})=>e.write(()=>{const L=n.now(),N=p.get(L,JSON.stringify(b),
JSON.stringify(S));return N&&sR({...N,...y.get(L+eR,D(N,"id"))})}),settle:({id:b,fence:S},{status:L,problem:N,againMs:C})=>e.read(()=>{const $=n.now(),X=C===void 0?
null:$+C;return g.run(X,$,L??null,N??null,b,S).changes===1}),organizations:(b,S,L)=>e.read(()=>T.all(` ${b} `,S,L).map(N=>D(N,"org"))),prune:({most:b,ageMs:S,limit:L})=>e.
read(()=>Number(O.run(b,n.now()-S,L).changes))}}const Dc=6e4;function jA(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};
return{take(r){const o=t.monotonic(),i=Math.floor(o/Dc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((Dc-o%Dc)/
1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const Mp=32,FA=2*Tn,PA=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Ks=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,BA=`SELECT 1 AS found FROM (SELECT
    ${Ks("org","apps WHERE live_release IS NOT NULL")} AS live, ${Ks("deploy_id","releases")} AS kept,
    ${Ks("org","release_objects")} AS recorded, ${Ks("seq","collection_notes")} AS noted,
    ${Ks("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function HA(t){return{org:D(t,"org"),manifestHash:D(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:D(t,"notes").split(",").map(Number)}}function To(t){return Buffer.from(t,"hex")}function GA(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(BA),a=t.prepare(`SELECT d.notes, ${PA}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),l=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
f=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),p=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),y=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),g=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),T=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),O=t.prepare("SELECT swept_before FROM collection"),b=t.
prepare("UPDATE collection SET swept_before = ?"),S=N=>N.reduce((C,$)=>C+Number(c.run($).changes),0)>0,L=(N,C)=>{for(let $=0;$<N.length;$+=Mp)C(N.subarray($,$+Mp))};
return{hold:N=>e.read(()=>{const C=n.now(),$=s.get(N,C+Tn,C,C+FA);return $&&{fence:Y($,"fence")}}),renew:({fence:N})=>e.read(()=>r.run(n.now()+Tn,N).changes===1),
release:({fence:N})=>e.read(()=>{o.run(N)}),due:(N,C)=>e.read(()=>{if(N===0&&i.get())throw new ye("The records of releases are missing: the database is incomple\
te");return a.all(N,C).map(HA)}),add:({org:N,manifestHash:C,notes:$},X)=>e.write(()=>{!S($)||d.run(N,C,X).changes===0||L(X,F=>u.run(N,F))}),end:({org:N,manifestHash:C,
notes:$})=>e.write(()=>{const X=S($)?l.get(N,C):void 0;X&&L(tn(X,"objects"),F=>f.run(N,F))}),keep:({notes:N})=>e.write(()=>{S(N)}),unused:(N,C)=>e.read(()=>C.filter(
$=>!p.get(N,To($)))),waiting:(N,C)=>e.read(()=>y.all(N?.org??"",To(N?.hash??""),C).map($=>({org:D($,"org"),hash:Buffer.from(tn($,"object")).toString("hex")}))),
remember:(N,C)=>e.write(()=>{for(const $ of C)g.run(N,To($))}),forget:(N,C)=>e.write(()=>{for(const $ of C)T.run(N,To($))}),sweptBefore:()=>e.read(()=>{const N=O.
get()??{};return N.swept_before===null?void 0:Y(N,"swept_before")}),recordSweep:N=>e.read(()=>{b.run(N)})}}const WA=100;function YA(t,e,n=q.ml){const s=ze(t,n),
r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=Ws(t),i=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(y,g,T=[])=>{const O=await o.
write(()=>y.all(...T,g).length>0);return O&&e.publish({kind:"role",accessKeyID:g}),O},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),p=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:y,environmentID:g,sealed:T,expiresAt:O},{now:b,most:S},L){const N=await o.write(()=>{i.run(b,
WA);const C=a.all(g,S-1);c.run(y,g,T,O);const $=L&&r.get(g);return $&&s(L,[te(Nn($),"credentials.issue",{object:y})]),C.map(X=>D(X,"access_key_id"))});for(const C of N)
e.publish({kind:"role",accessKeyID:C})},renew:(y,g)=>l(d,y,[g]),async revoke(y){await l(u,y)},find:y=>o.first(f,[y],hp),any:()=>o.first(p,[],hp)}}function KA(t){
return{id:Y(t,"id"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},subdomain:D(t,"subdomain"),entries:bc(D(t,"settings")).schedule??[],since:t.
since===null?null:Y(t,"since"),dueAt:Y(t,"due_at"),now:Y(t,"now")}}function zA(t,e,n){const s=t.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.sub\
domain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`),r=t.prepare("UPDATE schedules SET since = ?, due_at \
= ? WHERE id = ? AND due_at = ? AND since IS ?");return{due:o=>e.read(()=>{const i=n.now();return s.all(i,i,o).map(KA)}),take:({id:o,now:i,dueAt:a,since:c},d)=>e.
read(()=>r.run(i,d,o,a,c).changes===1)}}function XA(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.
max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,
perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(
r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const Qn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sh\
a, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${pL.map(t=>`d.${t}`).join(", ")}`,_o="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",$p=Number.MAX_SAFE_INTEGER;function JA(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Sn(e),i=e.prepare(`SELECT ${Qn} FROM dep\
loyments d ${_o} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${Qn} FROM deployments d ${_o} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${Qn} FROM deployments d ${_o} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),d=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${_o} AND d.deploy_id = ? AND d.status = 'failed'`),u=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),l=(g,T)=>{const O=i.get(...Zn(g),T);return O&&on(O)},f=VA(t,l),p=qA(t),y=g=>(g.kind==="done"&&s.publish({kind:"jobs"}),g);return{async create(g,T,O,b){
const S=await n.write(()=>{const L=o(g);return L&&r.run(b,()=>f(g,L,TL(T,D(L,"branch"),O.by),O,T))});return y(S??{kind:"no_app"})},async redeploy(g,T,O,b){const S=await n.
write(()=>{const[L,N]=[o(g),l(g,T)];return L&&N&&r.run(b,()=>f(g,L,_L(N,O.by),O))});return y(S??{kind:"no_deployment"})},async cancel(g,T,O){const b=await n.write(
()=>bL(p(g,T,O),l(g,T)));return b.kind!=="cancelled"||(s.publish({kind:"ended",deployID:T}),s.publish({kind:"jobs"})),b},find:(g,T)=>n.read(()=>l(g,T)),list:(g,{
before:T=$p,since:O,limit:b})=>n.read(()=>O===void 0?a.all(...Zn(g),T,b).map(on):c.all(...Zn(g),O,b).map(on).reverse()),ofApp:(g,{before:T=$p,limit:O})=>n.read(
()=>{const b=o(g);return b&&{app:He(b),deployments:a.all(...Zn(g),T,O).map(on)}}),failure:(g,T)=>n.first(d,[z.IC.bytes,...Zn(g),T],cp),totals:()=>n.read(()=>u.all().
map(NL))}}function VA({database:t,clock:e,random:n,organizationQueue:s=sm},r){const o=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?,\
 finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),i=ze(t,e),a=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployment\
s
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),c=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(d,u,l,f,p)=>{const{branch:y,commit:g,by:T,redeployOf:O,configuration:b,env:S,facts:L}=l,N=`dp\
l-${ec(16,n)}`,[C,$]=[Y(u,"id"),e.now()];if(Y(a.get(d.org,C,s)??{},"n")>=s)throw new Ai(s);const X=o.all(N,$,C).map(J=>D(J,"deploy_id")),F=[y,g,T,O,b,S,L.subject,
L.author];c.run(N,C,d.org,...F,$),i(f,[fI(d,{deployID:N,branch:y,commit:g,redeployOf:O},p)]),i(be,lI(d,X,N));const x=r(d,N);if(!x)throw new j.GQ("internal",`The\
 deployment ${N} was not stored`);return x}}function qA({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, \
finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`),s=ze(t,e);return(r,o,i)=>{const a=n.run(i.by,e.now(),o,...Zn(r)).changes===1;
return a&&s(i,[te(r,"deployment.cancel",{object:o})]),a}}function Zn({org:t,project:e,appID:n}){return[t,e,n]}function QA({database:t,commands:e}){const n=S=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${vt("a")} ${S} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELE\
CT ${Qn} FROM deployments d WHERE d.seq = ?`),i=t.prepare(`SELECT ${Qn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=S=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${S} LIMIT\
 ?)`),c={apps:a(`apps a WHERE org = ? AND deleted_at IS NULL AND ${vt("a")}`),live:a(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL A\
ND ${vt("a")}`),failed:a(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${vt("a")}`)},d=(S,L,N)=>t.prepare(`SELECT ${Qn}, ${hL} FROM deployments d INDEXED BY ${S} JOIN \
apps a ON a.id = d.app
      WHERE ${L} AND d.org = ? AND ${vt("a")} ORDER BY ${N} LIMIT ?`),u=d("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),f=d("deployment\
s_queued_by_org","d.finished_at IS NULL AND d.status = 'queued'","d.seq"),p=t.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END\
 AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),y=S=>{const L=t.prepare(`SELECT DISTINCT ${S} FROM apps a WHERE org = ? AND deleted_at IS\
 NULL AND ${vt("a")} ORDER BY ${S} LIMIT ?`);return(N,C,$)=>L.all(Ot($),N,C).map(X=>D(X,S))},[g,T]=[y("project"),y("branch")],O=S=>{const L=o.get(S);return L&&on(
L)},b=S=>S?Y(S,"n"):0;return{recent:(S,{before:L=Number.MAX_SAFE_INTEGER,failed:N=!1,within:C,limit:$})=>e.read(()=>(N?r:s).all(Ot(C),S,L,$).flatMap(X=>{const F=o.
get(Y(X,"newest"));return F?[{app:He(X),newest:on(F),liveManifest:de(X,"live_manifest")}]:[]})),newest:S=>e.read(()=>S.map(({org:L,project:N,appID:C})=>{const $=i.
get(L,N,C);return $?on($):null})),queue:(S,L,N)=>e.read(()=>({running:u.all(Ot(N),S,L).map(ip),waiting:f.all(Ot(N),S,L).map(ip)})),counts:(S,L,N)=>e.read(()=>({
apps:b(c.apps.get(Ot(N),S,L)),live:b(c.live.get(Ot(N),S,L)),failed:b(c.failed.get(Ot(N),S,L))})),search:(S,L)=>e.read(()=>{const{statement:N,values:C}=$L(S,L,()=>"\
?");return UL(t.prepare(N).all(...C),O,L)}),choices:(S,L,N)=>e.read(()=>({projects:g(S,L,N),branches:T(S,L,N)})),failures:S=>e.read(()=>new Map(S.flatMap(L=>{const N=p.
get(z.IC.bytes,L);return N?[[L,cp(N)]]:[]})))}}function Cp(t,e){for(const{app:n,deployments:s,tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)
e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.subdomain})}}function ZA({database:t,commands:e,changes:n,clock:s}){const r=Sn(
t,!0),o=ze(t,s),i=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),a=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),c=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),d=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),u=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),l=p=>d.all(p).map(y=>D(y,"token_hash")),f=(p,y,g)=>{const[
T,O]=[Y(p,"id"),s.now()],b=i.all(y.by,O,T).map(L=>D(L,"deploy_id")),S=He(a.get(O,y.by,O+g,T)??{});return o(y,[cI(S,b)]),{app:S,deployments:b,tokens:l(T)}};return{
async delete(p,y,g){const T=await e.write(()=>{const O=r(p);if(O)return O.deleted_at===null?{deleted:f(O,y,g)}:{before:He(O)}});return T?.deleted&&Cp([T.deleted],
n.publish),T?.deleted?.app??T?.before},async restore(p,y){const g=await e.write(()=>{const b=r(p);if(!b)return{kind:"no_app",tokens:[]};const S=He(b);if(S.deletion===
null)return{kind:"not_deleted",app:S,tokens:[]};if(S.deletion.endsAt<=s.now())return{kind:"too_late",app:S,tokens:[]};const L=Y(b,"id"),N=He(c.get(s.now(),L)??{});
return o(y,[te(p,"app.restore")]),{kind:"restored",app:N,tokens:l(L)}}),{tokens:T,...O}=g;for(const b of T)n.publish({kind:"table",tokenHash:b});return O.kind===
"restored"&&n.publish({kind:"site",subdomain:O.app.subdomain}),O},async expire(p,y){const g=await e.write(()=>u.all(s.now(),p).map(T=>f(T,be,y)));return Cp(g,n.
publish),g.map(({app:T})=>T)}}}function ek(t,e){const n=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:l}){const f=e.now();return n.run(c,d,u,l,f,f-dp).changes===1}function a({scope:c,key:d,
requestHash:u}){const l=s.get(c,d);return!l||D(l,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:Y(l,"status"),answer:D(l,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function tk({database:t,commands:e,changes:n,clock:s}){const r=ze(t,s),o=Sn(t),i=nk(t),a=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),c=t.prepare(
"SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),d=t.prepare("SELECT a.subdomain FROM domai\
ns d JOIN apps a ON a.id = d.app WHERE d.name = ?"),u=(l,f,p)=>{const y=o(l),g=y?de(y,"live_release"):null;if(!y||g===null)return;const T=BL(i(Y(y,"id")),g,f);if(T)
return a.run(T.deployID,Y(y,"id")),r(p,[uI(l,g,T.deployID)]),{subdomain:D(y,"subdomain"),release:{...T,previous:g}}};return{site:l=>e.first(c,[l],f=>PL(f,i(Y(f,
"id")))),subdomainOf:l=>e.first(d,[l],f=>D(f,"subdomain")),list:l=>e.read(()=>{const f=o(l);return f?i(Y(f,"id")):[]}),async rollback(l,f,p){const y=await e.write(
()=>u(l,f,p));return y&&n.publish({kind:"site",subdomain:y.subdomain}),y?.release}}}function nk(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releas\
es r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(FL)}function sk(t){const e={...t,idempotency:ek(
t.database,t.clock)};return{apps:{...JL(e),...ZA(e)},deployments:JA(e),releases:tk(e),activity:QA(e)}}function rk(t,e,n=q.ml){const s=ze(t,n),r=Ws(t),o=Sn(t),i=t.
prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),a=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),c=t.prepare("INSERT INTO kv\
s_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),d=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_\
hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),u=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),l=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),f=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),g=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:T,name:O,tokenHash:b,
sealed:S,createdAt:L,types:N,most:C},$){let X="";const F=await r.write(()=>{const x=o(T);if(!x)return{kind:"no_app"};const[J,ce]=[Y(x,"id"),D(x,"type")];return N.
some(fe=>fe===ce)?i.get(J,O)?{kind:"taken"}:Number(a.get(J)?.count)>=C?{kind:"full"}:(c.run(J,O,b,S,L),s($,[te(T,"table.create",{object:O})]),X=D(x,"subdomain"),
{kind:"created"}):{kind:"wrong_type",type:ce}});return F.kind==="created"&&(e.publish({kind:"table",tokenHash:b}),e.publish({kind:"site",subdomain:X})),F},list:({
org:T,project:O,appID:b})=>r.read(()=>HL(d.all(T,O,b))),async remove(T,O,b){const S=await r.write(()=>{const L=o(T);if(!L)return{kind:"no_app"};const N=u.get(Y(
L,"id"),O);if(!N)return{kind:"no_table"};const C=Y(N,"keyspace");l.run(C),s(b,[te(T,"table.delete",{object:O})]);const[$,X]=[D(N,"token_hash"),D(L,"subdomain")];
return{kind:"removed",keyspace:C,tokenHash:$,subdomain:X}});return S.kind!=="removed"?S:(e.publish({kind:"table",tokenHash:S.tokenHash}),e.publish({kind:"site",
subdomain:S.subdomain}),{kind:"removed",keyspace:S.keyspace})},binding:T=>r.first(f,[T],GL),anySealed:()=>r.first(p,[],T=>({tokenHash:D(T,"token_hash"),sealed:tn(
T,"token_sealed")})),toDrop:({after:T,limit:O})=>r.read(()=>y.all(T,O).map(b=>Y(b,"keyspace"))),dropped:T=>r.write(()=>{g.run(T)})}}const Mc=["org","project","a\
pp","kvs_table"],Dt=Mc.join(", "),Up=Me.join(", "),xp=Vo();function Yt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function $c(t){return{org:D(t,"org"),project:D(
t,"project"),app:D(t,"app"),table:D(t,"kvs_table")}}const jp=t=>Me.filter(e=>t.test(e)).join(" + "),Cc=`(${jp(/^(?:get|put|delete|other)_limited$/)})`,Uc=`(${jp(
/^(?:get|put|delete|other)_/)})`;function ok(t){return{scope:$c(t),limited:Y(t,"limited"),most:Y(t,"most")}}function Fp(t){return{keys:Y(t,"keys"),bytes:Y(t,"by\
tes")}}function ik(t){return{scope:$c(t),counts:Pp(t),stored:Fp(t)}}function Pp(t){return Object.fromEntries(Me.map(e=>[e,Y(t,e)]))}function ak(t){const e=new Map;
for(const{scope:n,hour:s,counts:r}of t)for(const o of ck(n))for(const i of["hour","day"]){const a=Math.floor(s/ht[i])*ht[i],c=JSON.stringify([...Yt(o),i,a]),d=e.
get(c)??{scope:o,step:i,start:a,counts:Me.map(()=>0)};for(const[u,l]of Me.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(([n],[s])=>n<
s?-1:1).map(([,n])=>n)}function ck({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,
app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function dk(t){const e=new Map,[n,s]=[Me.indexOf("keys_change"),Me.indexOf("bytes_change")];
for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(Yt(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.
bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function uk(t){const e=D(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_c\
ancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:D(t,"org"),project:D(t,"project"),app:D(t,"app_id"),table:""},hour:Math.floor(Y(t,"ended_at")/ht.hour)*ht.
hour,counts:{...xp,...n&&{[n]:1},build_ms:Y(t,"ms")}}}function Bp(t){const e=Fe(t,"keyspace");return{scope:$c(t),keyspace:e,keys:Fe(t,"keys")??0,bytes:Fe(t,"byt\
es")??0}}function lk({tables:t},e,n,s){const r=Math.floor(s/ht.hour)*ht.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(Yt(d.scope).join(`
`));const f={...xp,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(Yt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const bo={hour:35*864e5,day:400*864e5},xc=Mc.map(t=>`${t} = ?`).join(" AND ");function fk(t,e){const n=Ws(
t),s=hk(t),r=pk(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Up} FROM usage_sums
    WHERE ${xc} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${xc}`),u=t.prepare(`SELECT keyspace FROM u\
sage_scopes WHERE keyspace IS NOT NULL AND bytes >= ?
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= ?
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= ? AND t.keyspace IS NOT NULL`),l=mk(t),f=Ek(t),p=yk(t);return{add:({writer:y,number:g,rows:T})=>n.write(()=>{o.run(y,g,
e.now()).changes===1&&s(T)}),countEnded:y=>n.write(()=>{const g=i.all(y);return s(g.filter(({org:T})=>T!==null).map(uk)),g.length}),claimTurn:(y,g)=>n.read(()=>a.
run(y,e.now(),g).changes===1),setStored:(y,g)=>n.write(()=>r(y,g)),prune:(y,g)=>n.write(()=>p(y,g)),series:(y,g,T)=>n.read(()=>c.all(...Yt(y),g,T).map(O=>({start:Y(
O,"start"),counts:Pp(O)}))),parts:(y,g,T)=>n.read(()=>l(y,g,T)),pressed:(y,g,T)=>n.read(()=>f(y,g,T)),full:({tableBytes:y,tableKeys:g,organizationBytes:T})=>n.read(
()=>u.all(y,g,T).map(O=>Y(O,"keyspace"))),stored:async y=>await n.first(d,Yt(y),Fp)??{keys:0,bytes:0}}}function hk(t){const e=t.prepare(`INSERT INTO usage_sums \
(${Dt}, step, start, ${Up})
    VALUES (${"?, ".repeat(Mc.length+1+Me.length)}?)
    ON CONFLICT DO UPDATE SET ${Me.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Dt}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=ak(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...Yt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of dk(r))n.run(...Yt(o),i,a,c)}}function pk(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${Dt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${xc}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const l=n.get(u);return l?[[u,Bp(l)]]:[]}),c=s.all(o.after,o.upTo).map(Bp),d=lk(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:l}of d.
keyspaces)r.run(l,...Yt(u))}}function mk(t){const e=Me.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${Dt} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n(`org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = '' AND ${vt("usage_scopes","app")}`),r=n(`org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${vt("usag\
e_scopes","app")}`),o=n("org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,within:l,limit:f})=>{
const p=u?.name??"";return(a===""?s.all(Ot(l),i,u?.project??"",p,f,d):c===""?r.all(Ot(l),i,a,p,f,d):o.all(i,a,c,p,f,d)).map(ik)}}function Ek(t){const e=t.prepare(
`SELECT ${Dt}, sum(${Cc}) AS limited, max(${Uc}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${vt("usage_sums","app")} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${Cc} > 0 OR ${Uc} >= :busy))
    GROUP BY ${Dt} HAVING sum(${Cc}) > 0 OR max(${Uc}) >= :busy
    ORDER BY limited DESC, most DESC, ${Dt} LIMIT :limit`);return(n,s,{busy:r,limit:o,within:i})=>e.all({org:n,since:s,busy:r,limit:o,...Ot(i)}).map(ok)}function yk(t){
const e=t.prepare(`DELETE FROM usage_sums WHERE (${Dt}, step, start) IN
    (SELECT ${Dt}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Dt}) IN
    (SELECT ${Dt} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-bo.hour);const[i,a,c]=[e.run("hour",r-bo.hour,o),e.run("day",r-bo.day,o),n.run(r-bo.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var gk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Tk=10;async function _k(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=uL(t.dir),{lasting:s,clock:r=q.ml,log:o}=t,i=gk(e,new AsyncDisposableStack,!0);i.use(sp(n));const a=i.adopt(Hp(n,t),Gp),c=i.use(Wp(a,n,
oL(),t)),d=i.use(NA({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_until = NULL");const u=_I(
n,f=>{np(a,(0,P.join)(f,"platform.db")),d.copyTo((0,P.join)(f,Ip))}),l=i.move();return{...c,kvs:d,quota:jA(r),sessions:XA(r),backUp:u,[Symbol.asyncDispose]:()=>l.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=wk(e);n&&await n}}function Mv(t,e,n){return Wp(Hp(t,n),t,e,n)}function Hp(t,{database:e,lasting:n=!0}){
return e??iL(n?t:void 0)}function Gp(t){t.isOpen&&t.close()}function Wp(t,e,n,s){const{lasting:r=!0,keepReleases:o=Tk,clock:i=q.ml,random:a=Ih,log:c}=s,d=Ws(t),
u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),l=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),f=(y,g)=>l.get(y,g)!==void 0,p={kind:"local",dir:(0,P.join)(e,"objects"),
lasting:r};return{dataDir:e,changes:n,blobsAt:p,blobs:new zI(p),state:sk({database:t,commands:d,changes:n,clock:i,random:a,organizationQueue:s.organizationQueue}),
jobs:qL({database:t,commands:d,changes:n,clock:i,keepReleases:o}),logs:nL((0,P.join)(e,"logs"),{log:c,mayAppend:f}),tables:rk(t,n,i),roles:YA(t,n,i),keys:rA(e,t),
members:CA(t,i),logins:DA(t,d,i),accessTokens:gI(t,d,i),usage:fk(t,i),keeping:nA(t,d,n,i),audit:yI(t,d,i),references:GA(t,d,i),schedules:zA(t,d,i),notify:xA(t,d,
i),hooks:fL(t,d,i),check:()=>d.read(()=>{u.get()}),async[Symbol.asyncDispose](){Gp(t)}}}var bk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="fun\
ction")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Nk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});async function Sk(t){pu(t);const e=!(0,M.existsSync)((0,P.resolve)(t.dir));try{const n=await _k(t);return await KR(
{...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&Ok((0,P.resolve)(t.dir)),Rk(n,(0,P.resolve)(t.dir))}}function Ok(t){if((0,M.existsSync)(t))try{const e={stack:[],
error:void 0,hasError:!1};try{const n=bk(e,sp(t),!1);(0,M.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{Nk(e)}}catch{}}function Rk(t,e){
const n=(o,i,a)=>new j.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof j.GQ)return t;if(Hs(t))return n("disk_full",`The disk of the data directory ${e} \
is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(vh(t)){const o=`A database of the data directory ${e} is d\
amaged: ${bn(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(
t.path):"";return s===""||(0,j.xU)(t)===void 0||!(0,ue.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,j.xU)(t)})`,"Make this user the owner of all file\
s in the data directory, remove files that the platform did not write, or name another directory with --data.")}}),1101:((je,he,R)=>{R.d(he,{Ih:()=>ue,Lw:()=>j});
var M=R(2373);const P={bad_request:{status:400,title:"This request cannot be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{
status:413,title:"The upload is too large",text:"This request has more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke o\
ff",text:"The app ended, or closed the connection, before it answered. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"Th\
e app answered with something that is not HTTP, or with headers that are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More re\
quests wait for this app than it can answer soon. Try again in a few seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting\
 or busy, and did not take this request in time. Try again in a few seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or di\
d not answer when it was started. Its owner can read why in its log."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot re\
ad what it needs to start this app. Try again in a few seconds."},stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is st\
opping. Try again."},functions_off:{status:503,title:"No functions here",text:"This app is a server, and this node of the platform was started without functions\
 (<code>--functions off</code>)."},request_timeout:{status:504,title:"The app took too long",text:"The app did not begin to answer within its limit of time."}};
class j extends Error{name="Refused";code;againIn;constructor(se,q,re=1){super(se,{cause:q}),this.code=se,this.againIn=re}}function ue({code:U,againIn:se}){const q=(0,M.
M)(P[U]),re=q.status===503?{"retry-after":String(se)}:{};return{...q,headers:{...q.headers,...re,"x-slipway-error":U}}}}),6583:((je,he,R)=>{R.d(he,{F$:()=>j,i5:()=>ue,
nA:()=>M,r$:()=>P});const M=".slipway",P=`${M}/server.json`,j=["unpack","spawn","listen","health","ready"];class ue extends Error{name="StartFailed";failure;constructor(se){
super(se.message),this.failure=se}}}),9669:((je,he,R)=>{R.r(he),R.d(he,{createMailer:()=>M});const M=()=>async()=>({problem:"no mail"})}),1487:((je,he,R)=>{R.r(
he),R.d(he,{openApi:()=>M});const M=()=>({})}),2373:((je,he,R)=>{R.d(he,{M:()=>P});const M=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-\
serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function P({status:j,title:ue,text:U}){const se=Buffer.
from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ue}</title>
<style>${M}</style>
</head>
<body>
<main>
<h1>${ue}</h1>
<p>${U}</p>
</main>
</body>
</html>
`);return{status:j,headers:{"content-type":"text/html; charset=utf-8","content-length":String(se.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:se}}})};export{$v as id,Cv as ids,Uv as modules};

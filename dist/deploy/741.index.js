const CA=741,UA=[741],xA={1772:((ze,Te,y)=>{y.d(Te,{Aw:()=>C,I:()=>D,U2:()=>ue,bM:()=>ne,q$:()=>he,q1:()=>L,sU:()=>$});var T=y(8302);class $ extends Error{name="\
JsonTextError";offset;stop;constructor(M,se,te=se){super(M),this.offset=se,this.stop=te}}function L(ve,M){const se=ve.slice(0,M);return{line:se.split(`
`).length,column:M-se.lastIndexOf(`
`)}}function he(ve){new Ae(ve).document()}function U(ve){try{new Ae(ve,!1).document()}catch(M){if(M instanceof $)return M;throw M}}function ue(ve,M=!0){const se=[];
return new Ae(ve,M,ye=>se.push(ye)).document()==="object"?se:void 0}function ne(ve){return ve.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function C(ve,M){
return ve===M||B(ve)===B(M)}function B(ve){try{return String(JSON.parse(ve,I))}catch(M){if(M instanceof RangeError)return ne(ve);throw M}}function I(ve,M,se){return typeof M==
"number"?ce(se?.source??String(M)):Array.isArray(M)?`[${M.join(",")}]`:(0,T.Gv)(M)?`{${Object.entries(M).map(([ye,F])=>`${JSON.stringify(ye)}:${F}`).sort().join(
",")}}`:JSON.stringify(M)}function ce(ve){const[,M,se="",te="",ye="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ve)??[],F=`${se}${te}`.replace(/^0+/,""),
We=F.replace(/0+$/,"");if(We==="")return`${M}0`;const st=BigInt(ye)-BigInt(te.length)+BigInt(F.length-We.length);return`${M}${We}e${st}`}function D(ve){return ve.
includes("\\")?String(JSON.parse(ve)):ve.slice(1,-1)}const K=34,ae=44,le=58,Ee=91,Y=92,Q=93,fe=123,de=125,me=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,$e=24,Se=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
H=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,be=/true|false|null/y,we="a lone surrogate (half of a character) in a string";class Ae{#e;#t;#n;#s=[];#o=0;#r={
name:"",nameOffset:0,offset:0};constructor(M,se=!0,te){this.#e=M,this.#t=se,this.#n=te}document(){this.#y();const M=this.#E()===fe?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#o<this.#e.length)throw this.#_("the end");return M}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#r.offset=this.#o);const M=this.#E();if(M===
K){this.#l();return}if(M===fe){if(this.#o+=1,this.#p(de))return;this.#s.push(new Set),this.#d()}else if(M===Ee){if(this.#o+=1,this.#p(Q))return;this.#s.push(void 0)}else{
if(this.#w(H)||this.#w(be))return;throw this.#_("a value")}}}#a(){for(let M=this.#s.length;M>0;M--){const se=this.#s[M-1]!==void 0;if(M===1&&se&&this.#n&&this.#c(
this.#n),this.#p(ae))return se&&this.#d(),!0;if(!this.#p(se?de:Q))throw this.#g(se?"}":"]");this.#s.pop()}return!1}#c(M){M({...this.#r,text:this.#e.slice(this.#r.
offset,this.#o)})}#d(){this.#y();const M=this.#o;if(this.#E()!==K)throw this.#_("a name in double quotes");this.#l();const se=D(this.#e.slice(M,this.#o)),te=this.#s.
at(-1);if(this.#t&&te?.has(se))throw new $(`the name "${se}" occurs twice in one object`,M);if(te?.add(se),!this.#p(le))throw this.#_('":"');this.#s.length===1&&
(this.#r={name:se,nameOffset:M,offset:this.#o})}#l(){const M=this.#e,se=this.#o;let te=se+1;for(;;){const ye=M.charCodeAt(te);if(ye===K)break;if(ye===Y)te=this.#h(
te,se);else if(ye>=55296&&ye<=57343)te=this.#f(te,se);else if(ye>=32)te=te-se<$e?te+1:this.#u(te);else throw this.#m(te)}this.#o=te+1}#u(M){return me.lastIndex=
M,me.test(this.#e),me.lastIndex}#h(M,se){if(Se.lastIndex=M,!Se.test(this.#e))throw this.#m(M);const te=Se.lastIndex;if(!this.#t||te-M===2)return te;const ye=Number.
parseInt(this.#e.slice(M+2,te),16);if(ye<55296||ye>57343)return te;const F=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(te,te+6));if(ye>=56320||!F)throw new $(
we,se);return te+6}#f(M,se){const[te,ye]=[this.#e.charCodeAt(M),this.#e.charCodeAt(M+1)],F=te<56320&&(ye&64512)===56320;if(this.#t&&!F)throw new $(we,se);return M+
(F?2:1)}#m(M){const se=M>=this.#e.length;return new $(se?"a string does not end":"a bad escape or control character in a string",M)}#p(M){return this.#y(),this.#E()!==
M?!1:(this.#o+=1,!0)}#y(){for(;;){const M=this.#E();if(M!==32&&M!==10&&M!==13&&M!==9)return;this.#o+=1}}#E(){return this.#e.charCodeAt(this.#o)}#w(M){return M.lastIndex=
this.#o,M.test(this.#e)?(this.#o=M.lastIndex,!0):!1}#g(M){const se=this.#e.slice(0,this.#o).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new $(
`"," or "${M}" is missing`,se,this.#o):this.#_(`"," or "${M}"`)}#_(M){const se=this.#e.slice(this.#o,this.#o+1);return new $(`expected ${M}, found ${se===""?"th\
e end":JSON.stringify(se)}`,this.#o)}}}),7717:((ze,Te,y)=>{y.d(Te,{O:()=>T});function T($){let L;return()=>(L??=$().catch(he=>{throw L=void 0,he}),L)}}),3052:((ze,Te,y)=>{
y.d(Te,{D6:()=>L,DB:()=>ue,Xq:()=>ne,j9:()=>he});var T=y(3739);const $=1024,L=1024*$,he=1024*L,U=[["TiB",1024*he],["GiB",he],["MiB",L],["KiB",$]];function ue(C,B){
const[,I,ce]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(C.trim())??[],D=U.find(([ae])=>ae.toLowerCase()===ce?.toLowerCase())?.[1],K=Math.round(Number(I)*(D??
Number.NaN));if(K>0&&Number.isSafeInteger(K))return K;throw new T.GQ("invalid_input",`${B}: "${C}" is not a size`,{input:B,remedy:"Write it with a unit, as 512M\
iB, 4GiB or 1.5GiB; it must be larger than zero."})}function ne(C){const[B,I]=U.find(([,D])=>C>=D)??["bytes",1],ce=C/I;return`${ce<10&&I>1?ce.toFixed(1).replace(
/\.0$/,""):Math.round(ce)} ${B}`}}),7287:((ze,Te,y)=>{y.d(Te,{V1:()=>ue,WJ:()=>he,xJ:()=>L});var T=y(3739);const $={build_fault:"error",index_unanswered:"error",
index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"\
warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"\
warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function L({code:ne}){return $[ne]}
function he({findings:ne}){const[C,...B]=ne.filter(le=>L(le)==="error");if(!C)return;const{place:I,message:ce,remedy:D}=C,K=I?`${I.file}${I.line===void 0?"":`:${I.
line}`}: `:"",ae=B.length===0?"":` (and ${B.length} more ${B.length===1?"error":"errors"})`;return new T.GQ("check_failed",`Check failed: ${K}${ce}${ae}`,{remedy:D??
"Correct what the annotations name. They are in the summary too."})}const U=20;function ue(ne,{findings:C}){const B=C.flatMap(I=>{const{code:ce,message:D,place:K}=I;
if(!K)return[];const{file:ae,line:le=null,column:Ee=null}=K;return[{file:ae,line:le,column:Ee,severity:L(I),code:ce,message:D}]});return{headline:ne.message,stage:"\
check",code:ne.code,exitCode:void 0,remedy:ne.remedy,log:[],diagnostics:B.slice(0,U),moreDiagnostics:Math.max(0,B.length-U)}}}),7694:((ze,Te,y)=>{y.d(Te,{runCheck:()=>Si});
var T=y(1455),$=y(8161),L=y(6760),he=y(3532),U=y(1224),ue=y(9127),ne=y(3739),C=y(2345);async function B(p,h){const{bare:m,branch:E,commit:_,lender:A,shallow:k,origin:Z}=h;
for(const Ye of["objects/info","refs"])await(0,T.mkdir)((0,L.join)(p,Ye),{recursive:!0});const oe=Z===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(Z)}
`,Re={HEAD:`ref: refs/heads/${E}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${oe}`,"packed-refs":_&&`${_} refs/heads/${E}
`,"objects/info/alternates":A&&`${(0,L.join)(A,"objects")}
`,shallow:k};for(const[Ye,tt]of Object.entries(Re))tt&&await(0,T.writeFile)((0,L.join)(p,Ye),tt)}var I=y(5807),ce=y(1421),D=y(7975);const K=(0,D.promisify)(ce.execFile),
ae=64*1024*1024,le=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function Ee(p,h,m,E={}){const _=Object.fromEntries(
Object.entries(h).filter(([k])=>!k.startsWith("GIT_"))),A={cwd:p,env:{..._,LC_ALL:"C",...E},signal:m,maxBuffer:ae};return async(...k)=>{try{return(await K("git",
[...le,...k],A)).stdout}catch(Z){throw(0,ne.xU)(Z)!=="ENOENT"?Z:new ne.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:Z})}}}async function Y(p,h,m){const E=Ee(p,h,m),[_="",A="",k=""]=await Q(E,p,m),Z=Ee(_,h,m);return{root:_,commit:k,
changed:(await Z("diff","--name-only","-z","HEAD")).split("\0").filter(oe=>oe!==""),git:Z,async lend(oe,Re){const Ye=await(0,T.readFile)((0,L.join)(A,"shallow"),
"utf8").catch(tt=>{if((0,ne.xU)(tt)!=="ENOENT")throw tt});await B(oe,{bare:!0,branch:Re,commit:k,lender:A,shallow:Ye})}}}async function Q(p,h,m){try{const E=await p(
"rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[_="",A="",k=""]=E.split(`
`);return[_,(0,L.resolve)(h,A),k]}catch(E){throw m.throwIfAborted(),E instanceof ne.GQ?E:new ne.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Chec\
k the repository out before this step:
- uses: actions/checkout@v5`,cause:E})}}const fe=5*6e4,de="refs/slipway/base";async function me(p,h,m,E,_){const A=Ee(m,E,_),k=await $e(h.git,p,_)??await $e(h.git,
`origin/${p}`,_)??await H(p,h,m,E,_);return await A("update-ref",de,k),{name:p,commit:k}}async function $e(p,h,m){try{return(await p("rev-parse","--quiet","--ve\
rify",`${h}^{commit}`)).trim()}catch(E){if(m.throwIfAborted(),E instanceof ne.GQ)throw E;return}}const Se=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function H(p,h,m,E,_){
const A=Se.test(p)?await Ae(h.git,_):void 0;if(!A)throw M(p,"");const k=AbortSignal.timeout(fe),Z=Ee(h.root,E,AbortSignal.any([_,k]),A),oe=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${de}`];try{await Z("--git-dir",m,"fetch",...oe)}catch(Ye){throw _.throwIfAborted(),Ye instanceof ne.GQ?Ye:
M(p,k.aborted?", and origin does not answer":ve(Ye),Ye)}const Re=await $e(Ee(m,E,_),de,_);if(Re===void 0)throw M(p,", and what origin has by this name is not a \
commit");return Re}const be=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.aut\
o","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],we="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Ae(p,h){
const m=await p("config","--local","--includes","--null","--get-regexp",we).catch(()=>"");h.throwIfAborted();const E=m.split("\0").flatMap(Z=>{const[oe="",...Re]=Z.
split(`
`);return oe===""?[]:[[oe,Re.length===0?"true":Re.join(`
`)]]});if(!E.some(([Z])=>Z==="remote.origin.url"))return;const _=[...be,...E],A=_.flatMap(([Z,oe],Re)=>[[`GIT_CONFIG_KEY_${Re}`,Z],[`GIT_CONFIG_VALUE_${Re}`,oe]]);
return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(_.length),...Object.fromEntries(A)}}function ve(p){
const h=p instanceof Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.
test(h))return", nor has origin";const E=(h.split(`
`).find(_=>/^(?:fatal|error): /.test(_))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,I.
Ow)(E,300)}`}function M(p,h,m){return new ne.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:se,cause:m})}
const se=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var te=y(5635),ye=y(292);async function F(p,h,m){const{report:E,signal:_}=m,A=(0,te.M)(E.report,U.ml,_);return await A.
phase("compare",async()=>{const k=await st(p,h,m);return _.throwIfAborted(),await E.compared(k),[void 0,We(k),k.kind==="unknown"]}),A.phases}function We(p){const{
base:h}=p,m=`${(0,I.Ow)(h.name,100)} (${(0,ye.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${m} is unknown: ${p.why}`;const{pages:E,files:_,bytes:A,
brotli:k}=p.difference;return`${[(0,ye.jN)(E," pages"),(0,ye.jN)(_," files"),(0,ye.Sk)(A),(0,ye.Sk)(k," with Brotli")].join(", ")} against ${m}`}async function st(p,h,m){
const{embedded:E,report:_,checked:A,leftMs:k}=m;if(p.commit===A.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const Z=Ie=>{(Ie.type===
"status"||Ie.type==="heartbeat")&&_.report(Ie)},oe={...h.follow,timeoutMs:Math.max(1,k)},Re=h.project==="base"?"checked":"base",{outcome:Ye,output:tt}=await E.deploy(
p.commit,{...h,project:Re,follow:oe},Z);return Ye.status==="succeeded"&&tt?{kind:"known",base:p,difference:Zn(A.report,A.output.files,tt.files)}:{kind:"unknown",
base:p,why:Ne(Ye,k)}}function Ne({status:p,error:h},m){return p!=="pending"?`it does not build (${h?.message??p})`:m<1?"no time was left to build it":`it was no\
t built in the ${(0,ue.a3)(m)} that were left`}function Zn({pages:p},h,m){const E=k=>({now:k(h),change:k(h)-k(m)}),_=k=>E(Z=>Z.reduce((oe,Re)=>oe+k(Re),0));return{
pages:{now:p,change:_(({path:k})=>Number($t.test(k))).change},files:E(({length:k})=>k),bytes:_(({bytes:k})=>k),brotli:_(({brotli:k})=>k),gzip:_(({gzip:k})=>k),changes:Ks(
h,m).toSorted((k,Z)=>Math.abs(Z.bytes)-Math.abs(k.bytes)||(k.path<Z.path?-1:1))}}const $t=/\.x?html?$/i;function Ks(p,h){const m=new Map(h.map(oe=>[oe.path,oe])),
E=new Set(p.map(({path:oe})=>oe)),_=p.filter(({path:oe})=>!m.has(oe)),A=h.filter(({path:oe})=>!E.has(oe)),k=zs(_,A),Z=new Set(k.flat());return[...p.flatMap(oe=>{
const Re=m.get(oe.path);return Re===void 0||Re.digest===oe.digest?[]:[hn(oe,Re)]}),...k.map(([oe,Re])=>({...hn(oe,Re),formerly:Re.path})),..._.filter(oe=>!Z.has(
oe)).map(oe=>es("added",oe,1)),...A.filter(oe=>!Z.has(oe)).map(oe=>es("removed",oe,-1))]}function hn(p,h){const{path:m,bytes:E,brotli:_}=p;return{kind:"changed",
path:m,bytes:E-h.bytes,brotli:_-h.brotli}}function es(p,{path:h,bytes:m,brotli:E},_){return{kind:p,path:h,bytes:_*m,brotli:_*E}}function zs(p,h){const m=Map.groupBy(
h,({path:E})=>vn(E));return[...Map.groupBy(p,({path:E})=>vn(E))].flatMap(([E,_])=>{const[A,k]=_,[Z,oe]=m.get(E)??[];return E!==void 0&&A&&Z&&!k&&!oe?[[A,Z]]:[]})}
const ts=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,At=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],
$n=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function vn(p){if($t.test(p))return;const h=p.lastIndexOf("/")+1,[m,E]=[p.slice(0,h),p.slice(h)],_=ts.exec(E)?.[0]??"",A=E.
slice(0,E.length-_.length);if($n.test(A))return`${m}*${_}`;const k=At.map(Z=>Z.exec(A)?.groups).find(Z=>Vs(Z?.hash??""));return k&&`${m}${k.stem}*${_}`}function Vs(p){
return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(p)}const pn=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
Mn=String.raw`"([^"\\\n]*(?:${pn}[^"\\\n]*)*)"`,ns=String.raw`'([^'\\\n]*(?:${pn}[^'\\\n]*)*)'`,Js=String.raw`((?:[^()"'\s\\]|${pn})+)\s*\)`,mn=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,pn,String.raw`(?:url\(\s*|@import\s+)(?:${Mn}|${ns})`,String.raw`url\(\s*${Js}`,Mn.replace("(","(?:"),ns.replace("(","(?:")].join("|"),
"gi"),qs=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function qt(p){return[...p.matchAll(mn)].flatMap(h=>{const m=h.slice(1).find(E=>E!==void 0);return m===void 0||
m===""||m.startsWith("#")?[]:[{href:er(m),kind:"asset"}]})}const Xs=new RegExp(`${mn.source}|([{}])`,"gi");function ss(p){const h=[];for(const E of p.matchAll(Xs)){
const _=E.at(-1);_==="{"?h.push(E.index):_==="}"&&h.pop()}const m=h.at(-1);return m===void 0?void 0:p.slice(0,m).split(`
`).length}const Qs=new RegExp(`${mn.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function os(p){for(const h of p.matchAll(
Qs)){const m=h.at(-1);if(m?.startsWith("@"))return m}}function Zs(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const eo=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function rs(p){return[...p.matchAll(eo)].map(([,,h=""])=>({href:h,kind:"mention"}))}const En=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function is(p){return[...p.matchAll(En)].map(([,h=""])=>({href:h,kind:"mention"}))}function er(p){return p.replace(qs,(h,m,E,_)=>{const A=m===void 0?Number.NaN:
Number.parseInt(m,16);return A<=1114111?String.fromCodePoint(A):E===void 0?_??"":""})}var to=y(1600);const no=Map.groupBy([["a area","href","link"],["a","xlink:\
href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([p,h,m])=>p.split(" ").map(E=>({tag:E,attribute:h,kind:m}))),({tag:p})=>p),as=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),cs=new Set(["title","style","script","template"]),yn=new Set(["pre","code","s\
amp","kbd","textarea","xmp"]),nr=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,sr=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]],so=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;function ds(p){return new or(
p)}class or{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;constructor(h){const m=new to.i({onopentag:(E,_)=>this.#s(E,_),ontext:E=>this.#i(
E),onclosetag:E=>{this.#t.at(-1)===E&&this.#t.pop(),E==="noscript"&&(this.#n-=1),yn.has(E)&&(this.#e-=1)}});m.write(h),m.end()}#s(h,m){cs.has(h)&&m.shadowrootmode===
void 0&&this.#t.push(h),h==="noscript"&&(this.#n+=1),yn.has(h)&&(this.#e+=1),as.has(h)&&(this.empty=!1),this.#n===0&&as.has(h)&&h!=="script"&&(this.blank=!1);for(const _ of[
m.id,h==="a"?m.name:void 0])_&&this.ids.add(_);switch(m.style?.includes("url(")&&this.#a(qt(m.style)),h){case"base":this.base??=m.href;return;case"meta":this.#r(
m);return;case"link":this.#o(m);return;case"a":case"area":if(/\bexternal\b/.test(m.rel??""))return;break}const E=(no.get(h)??[]).flatMap(({attribute:_,kind:A})=>{
const k=m[_];return k===void 0?[]:[{href:k,kind:A}]});this.#a([...E,...oo(m.srcset??"")])}#o({rel:h="",href:m,imagesrcset:E=""}){const _=sr.find(([A])=>A.test(h))?.[1];
_!==void 0&&this.#a([...m===void 0?[]:[{href:m,kind:_}],...oo(E)])}#r(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const m=so.exec(h.content??
"")?.[1];m&&this.#a([{href:m.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(qt(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&
(this.blank=!1),this.#e===0&&(this.unrendered??=nr.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:m})=>!ls(m)))}}function ls(p){
return/\{\{|\$\{|<%/.test(p)}function oo(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(m=>{const[E=""]=m.trim().split(/\s/,1);return E===""?[]:[{href:E.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const Wt=5,Xe=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function ro(p){const h=p.filter(
_=>Xe.test(_)),m=p.filter(_=>_.endsWith("/index.html")&&_.split("/").length===2),E=p.filter(_=>/^[^/]+\.html?$/i.test(_)&&_!=="404.html");return{folder:E.length>
0?void 0:ct(p),files:[...new Set([...h,...m,...E])].slice(0,Wt)}}function ct(p){const h=k=>k.split("/").length,m=p.filter(k=>k.endsWith("/index.html")).sort((k,Z)=>h(
k)-h(Z)),[E,_]=m;return E!==void 0&&(_===void 0||h(_)>h(E))?E.slice(0,-11):void 0}function It({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}
function us(p){const{folder:h,files:m}=p,E=It(p);return E!==void 0?`The output has ${E}: name it index.html, in lower case.`:h!==void 0?`The output directory ha\
s its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${m.length===0?"":` It has ${m.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const fs=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
Ht=20;function Cn(p){const h=[];for(const{groups:m}of p.matchAll(fs)){const E=m?.id??m?.selector??m?.mounted;if(E!==void 0&&!Un(p,E.replace(/^#/,""))&&h.push(E),
h.length>=Ht)break}return h}function Un(p,h){return[...["=",":",": "," = "].flatMap(E=>['"',"'","`",'\\"'].map(_=>`id${E}${_}${h}`)),`id=${h}`].some(E=>p.includes(
E))}function rr(p,h){return p.some(m=>h.has(m.replace(/^#/,"")))?void 0:p[0]}function io(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const hs=10;class ps{#e;#t=new Map;constructor(h){this.#e=h}know(h,m){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:ht(m)}))}probe(h){const m=h.pathname+h.search,E=this.#t.get(m);if(E)return E;const _=this.#n(h);return this.#t.set(m,_),_}async#n(h){let m=h;for(let E=0;E<
hs;E+=1){const{status:_,headers:A}=await this.#e.fetch(m,{method:"HEAD",signal:this.#e.signal}),k=A.get("location");if(_>=400)return{kind:"missing",status:_};if(_<
300||k===null||!URL.canParse(k,m.href))return{kind:"there",url:m,page:ht(A)};if(m=new URL(k,m),m.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function ht(p){return/\bhtml\b/.test(p.get("content-type")??"")}const ms=16,wn=2e4,ao=500,Es=16*1024*1024;async function co(p,h,m=!1){const E=new lo(p,
m,new Set(h)),_=h.filter(Ie=>/\.(?:x?html?|css|m?js)$/i.test(Ie));await Ut(_.slice(0,wn),Ie=>E.read(Ie)),await E.follow();const A=await E.index(),k=E.dead.sort(
(Ie,xe)=>_n(Ie.files[0],xe.files[0])||_n(Ie.href,xe.href)),Z=await vt(k,h,E.prober),oe=A.status<300||m?void 0:ro(h),Re=oe?.folder,Ye=new Set(Re===void 0?[]:h),tt=Ie=>ys(
Ie).some(xe=>Ye.has(`${Re}/${xe}`));return{index:A,instead:oe,unclosed:E.unclosed.sort((Ie,xe)=>_n(Ie.file,xe.file)),unprocessed:E.unprocessed.sort((Ie,xe)=>_n(
Ie.file,xe.file)),pages:E.pages,links:new Set([...E.found.values()].map(({url:Ie})=>Ie.href)).size,dead:k.filter(({url:Ie})=>!tt((0,I.oF)(Ie.pathname).slice(1))),
basePath:Z,unread:E.unread+Math.max(0,_.length-wn)}}const xn=5;class lo{#e;#t;#n;#s=new Set;prober;found=new Map;#o=new Map;dead=[];unprocessed=[];unclosed=[];#r=new Map;#i;pages=0;unread=0;constructor(h,m,E){
this.#e=h,this.#t=m,this.#n=E,this.prober=new ps(h)}async index(){const{root:h,fetch:m,signal:E}=this.#e,_=await this.prober.probe(h);if(_.kind!=="there")return{
status:_.kind==="missing"?_.status:310,empty:!1,unfilled:void 0};const A=await m(_.url,{signal:E}),k=await A.text(),Z=_.page?ds(k):void 0;return{status:A.status,
empty:k.trim()===""&&!(this.#t&&!_.page)||Z?.empty===!0,unfilled:Z?.blank?this.#a(Z,_.url):void 0}}#a({links:h,ids:m},E){const _=h.flatMap(({href:A,kind:k})=>{const Z=k===
"asset"&&URL.canParse(A,E.href)?new URL(A,E):void 0;return Z?.origin===E.origin?this.#r.get((0,I.oF)(Z.pathname).slice(1))??[]:[]});return rr(_,m)}async read(h){
const m=gn(h,this.#e.root),E=h==="index.html"?await this.#c(m):m,_=await this.#e.fetch(E,{signal:this.#e.signal}),A=await _.text();_.status>=300||(this.prober.know(
E,_.headers),A.length>Es?this.unread+=1:/\.css$/i.test(h)?this.#u(A,E,h):/js$/i.test(h)?(this.#f(rs(A),E,h),this.#f(this.#l(is(A)),this.#e.root,h),this.#r.set(h,
Cn(A))):this.#h(A,E,h))}async#c(h){const m=await this.prober.probe(h);return m.kind!=="there"||ys((0,I.oF)(m.url.pathname).slice(1)).some(_=>this.#n.has(_))?h:m.
url}#d(){return this.#i??=new Set([...this.#n].flatMap(h=>{const m=h.split("/");return m.map((E,_)=>m.slice(_).join("/"))})),this.#i}#l(h){return this.#t?[]:h.filter(
({href:m})=>!this.#d().has((0,I.oF)(m).replace(/^(?:\.{0,2}\/)+/,"")))}#u(h,m,E){this.#f(qt(h),m,E);const _=ss(h);_!==void 0&&this.unclosed.push({file:E,line:_});
const A=os(h);A!==void 0&&this.unprocessed.push({file:E,rule:A})}#h(h,m,E){const _=ds(h);this.pages+=1,this.#o.set(E,_.ids),_.unrendered!==void 0&&this.unprocessed.
push({file:E,rule:_.unrendered});const A=_.base!==void 0&&URL.canParse(_.base,m.href)?new URL(_.base,m):m;this.#f(_.links,A,E)}#f(h,m,E){for(const{href:_,kind:A}of h){
const k=URL.canParse(_,m.href)?new URL(_,m):void 0;if(k?.origin!==this.#e.root.origin)continue;const Z=`${A} ${k.href} ${_}`,oe=this.found.get(Z)??{href:_,kind:A,
url:k,files:[],latest:"",count:0};this.found.set(Z,oe),oe.latest!==E&&(oe.latest=E,oe.count+=1,oe.files=[...oe.files,E].sort(_n).slice(0,xn))}}async follow(){this.#t&&
await this.#m(),await Ut(this.found.values(),async h=>{const m=await this.#y(h);if(m===void 0)return;const{href:E,url:_,files:A,count:k}=h;this.dead.push({href:E,
url:_,files:A,count:k,...m})})}async#m(){const h=new Set;for(let m=[this.#e.root];m.length>0;){for(const{pathname:_,search:A}of m)h.add(_+A);await Ut(m,_=>this.#p(
_)),m=[...this.found.values()].filter(({kind:_})=>_==="link").map(({url:_})=>_).filter(({pathname:_,search:A})=>!h.has(_+A))}}async#p(h){const m=await this.prober.
probe(h);if(m.kind!=="there"||!m.page)return;const{url:E}=m,_=(0,I.oF)(E.pathname).slice(1);if(this.#w(_)!==void 0||this.#s.has(_))return;if(this.#s.size>=ao){this.
unread+=1;return}this.#s.add(_);const A=await this.#e.fetch(E,{signal:this.#e.signal}),k=await A.text();A.status>=300||(k.length>Es?this.unread+=1:this.#h(k,E,_===
""||_.endsWith("/")?`${_}index.html`:_))}async#y({url:h,kind:m}){const E=await this.prober.probe(h);switch(E.kind){case"missing":return{kind:m,why:`answers ${E.
status}`};case"circle":return{kind:m,why:"redirects in a circle"};case"external":return;case"there":return m!=="link"&&E.page&&/\.(?!x?html?$)\w+$/i.test(E.url.
pathname)?{kind:m,why:"answers with a page"}:this.#E(E.url,h.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return E}}#E(h,m){const E=m.slice(
1);if(E===""||/^(?:top$|[/!]|:~:)/i.test(E))return!0;const _=this.#w((0,I.oF)(h.pathname).slice(1));return _===void 0||_.has(E)||_.has((0,I.oF)(E))}#w(h){return ys(
h).map(m=>this.#o.get(m)).find(m=>m!==void 0)}}function ys(p){const h=p===""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.html`]}function gn(p,h){
const m=p.replace(/(^|\/)index\.html$/,"$1");return new URL(m.split("/").map(encodeURIComponent).join("/"),h)}function _n(p="",h=""){return p<h?-1:+(p>h)}async function Ut(p,h){
const m=p[Symbol.iterator](),E=async()=>{for(let _=m.next();!_.done;_=m.next())await h(_.value)};await Promise.all(Array.from({length:ms},E))}const ws=3;async function vt(p,h,m){
let E="/";for(let _=0;_<ws;_+=1){if(E=R(p.flatMap(({url:oe})=>Xt(E,oe.pathname))),E===""||h.some(oe=>`/${oe}`.startsWith(E)))return;const A=p.filter(oe=>mt(oe,E)),
Z=(await Promise.all(A.map(({url:oe})=>j(oe,E,m)))).filter(Boolean).length;if(Z>1&&Z*2>A.length)return E}}function mt({url:p,kind:h},m){return h!=="fragment"&&`${p.
pathname}/`.startsWith(m)}function Xt(p,h){const m=h.startsWith(p)?h.slice(p.length).split("/",1)[0]:"";return m?[`${p}${m}/`]:[]}function R(p){return[...Map.groupBy(
p,m=>m).values()].toSorted((m,E)=>E.length-m.length)[0]?.[0]??""}async function j(p,h,m){const{kind:E}=await m.probe(new URL(`/${p.pathname.slice(h.length)}${p.
search}`,p));return E==="there"}var pe=y(3130),X=y(3194),ge=y(5449),_e=y(7244);const Ue=25*1024*1024;function Ge({files:p,odd:h,ignoredRules:m,faults:E}){const _=p.
filter(({path:k})=>/\.(?:js|mjs|cjs|css)\.map$/.test(k)),A=[...h.map(k=>Je[k.kind](k.path)),...p.flatMap(({path:k,bytes:Z,hasKey:oe})=>[...Z>Ue?[He(k,Z)]:[],...oe?
[Ct(k)]:[]]),..._.length>0?[Qt(_)]:[],...Mt(p)];return{files:p,findings:A,ignoredRules:m,faults:E}}const Je={repository:p=>({code:"leaked_repository",message:`T\
he output contains a git repository, ${p}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:p=>({
code:"leaked_secret_file",built:p,message:`The output contains ${p}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change \
the secrets in it if it was ever published."}),example:p=>({code:"example_of_secrets",built:p,message:`The output contains ${p}, which is not published`,remedy:"\
Leave it out of the output directory."})};function He(p,h){return{code:"large_file",message:`${p} has ${(h/1024**2).toFixed(0)} MB; more than ${Ue/1024**2} is m\
uch for a site`}}const dt=/^undefined(?:\/|\.html?$)|\[object Object\]/;function Mt(p){const[h,...m]=p.filter(({path:A})=>dt.test(A));if(!h)return[];const E=m.length===
0?"":` and ${m.length} more`;return[{code:"odd_address",message:`The output contains ${h.path}${E}: a value was missing where its address was made`,remedy:"Look\
 at the setting that makes the addresses of pages."}]}function Ct(p){return{code:"leaked_private_key",built:p,message:`The output contains a private key, in ${p}\
: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function Qt(p){const[h]=p,m=p.length===1?
"":` and ${p.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${h?.path}${m}): anyone can read the sources in them`}}async function Tn(p){
const{startPlatform:h,env:m,scratch:E,lent:_}=p;let A,k=new AbortController;const Z=await h({dir:(0,L.join)(E,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"\
open",env:m,async onOutput(oe){A=Ge(oe),k.abort()}});return{async deploy(oe,Re,Ye){A=void 0,k=new AbortController;const tt=U.ml.after(Zt,()=>{new Headers}),Ie=_s(
k.signal);try{return{outcome:await bs(Z,Ts(Re,oe,_),Ye,{...p,sleep:Ie}),output:A}}finally{tt()}},[Symbol.asyncDispose]:()=>Z[Symbol.asyncDispose]()}}const Zt=500,
bn=100,gs=5;function _s(p){return async(h,m)=>{if(p.aborted)return U.ml.sleep(gs,m);try{await U.ml.sleep(h,m?AbortSignal.any([m,p]):p)}catch(E){if(m?.throwIfAborted(),
!p.aborted)throw E}}}function Ts(p,h,m){const{configuration:E,follow:_}=p,{domains:A,...k}=E.settings;return{...p,configuration:{...E,repository:m,settings:k},commit:h,
create:!0,isPassing:!0,verify:"off",urlTemplate:void 0,follow:{..._,wait:!0,pollIntervalMs:bn,statusMap:new Map}}}function bs(p,h,m,{signal:E,folder:_,onSecret:A,
sleep:k}){const{baseUrl:Z,requestUrl:oe,requestToken:Re}=p,Ye=(0,pe.c)({requestUrl:oe,requestToken:Re,audience:Z}),tt=(0,X.N)(h,{baseUrl:Z,source:Ye},{fetch,callFetch:(0,he.
B)(fetch),clock:{...U.ml,sleep:k},tree:(0,_e.c)(_),signal:E,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:A,reporter:m});return(0,ge.
deploy)(h,tt)}var uo=y(8302),fo=y(8595),ho=y(2207);async function Os(p,h,m,E,_=!1){let A,k,Z;const oe=p.replace(/^(?:\.{0,2}\/)+/,"");for(const Ye of cr(p,h)){const tt=(await E(
Ye)).filter(({file:nt})=>!Qe.test(nt)),Ie=tt.filter(({file:nt})=>!Ss(nt,m));if(Z){const nt=Ye===oe?Fn(Ie.filter(({file:Et})=>!Pn.test(Et))):void 0;if(nt)return{
place:nt,others:[Z]};continue}const xe=Fn(Ie)??Fn(Ie.filter(({file:nt})=>xt(nt,h)));if(xe&&!(_&&Pn.test(xe.file)))return{place:xe,others:[]};Z=xe,A??=wi(Ie,h,_),
k??=Fn(tt)}const Re=Z??(A?void 0:k);return Re?{place:Re,others:[]}:A}const Qe=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function en(p){
return Pn.test(p)}const Pn=/\.(?:mdx?|markdown)$/,De=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function z(p){return!p||p.others.length===
0?"":`; also in ${p.others.map(({file:h,line:m})=>m===null?h:`${h}:${m}`).join(", ")}`}const Rt=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,tn=/^[\s"'`)\]}<>,;#?]/;
function ir(p,h){for(let m=p.indexOf(h);m!==-1;m=p.indexOf(h,m+1)){const[E,_]=[p.slice(Math.max(0,m-4),m),p.slice(m+h.length,m+h.length+1)];if((m===0||Rt.test(E))&&
(_===""||tn.test(_)))return m+1}}const ar=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function yi(p,h,m){return Ss(p,m)||ar.test(
p)?void 0:ss(h)}function Ss(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function cr(p,h){const[m=""]=p.split(/[?#]/,1),E=p.replaceAll("&","&amp;"),_=/^\.{1,2}\//.
test(m)?new URL(m,`http://site/${encodeURI(h)}`).pathname:"",A=[p,E,m,_],k=(_||m).replace(/^\/+/,""),Z=dr(k)?[k,...po(k)]:[],oe=[...A,...A.map(Re=>Re.replace(/\/$/,
"")),...Z];return[...new Set([...oe,...oe.map(I.oF)])].filter(Re=>Re.length>1)}function dr(p){return/\.\w{2,5}$/.test(p)}function po(p){const h=p.split("/");return h.
slice(1).map((m,E)=>h.slice(E+1).join("/"))}const lr=4;function wi(p,h,m){if(p.length===0||p.length>lr)return;const E=new Set(h.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),_=({file:oe})=>oe.split(/[/.]/).filter(Re=>E.has(Re)).length,A=oe=>(m&&De.test(oe.file)?E.size+1:0)+_(oe),[k,...Z]=p.toSorted((oe,Re)=>A(Re)-A(oe));
return k&&{place:k,others:Z}}function Fn(p){const[h]=p;return h&&p.every(({file:m})=>m===h.file)?h:void 0}function xt(p,h){const m=On(h.replace(/\/index\.[^/]+$/,
""));return On(p)===m||On(p.replace(/\/index\.[^/]+$/,""))===m}function On(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var nn=y(7287);const q=100,
Pe='If another application serves the link on the same host, add rel="external" to it: the check skips such links.';async function re(p,h,m){const E=await it(p,
m),_=[...await Sn(h,m),...await Nn(h.ignoredRules,m),...E,...await pt(p,m),...await mo(p,m),...await gi(m)],A=Z=>ho.oC.indexOf((0,nn.xJ)(Z))*2+(Z.place?0:1),k=E.
some(Z=>(0,nn.xJ)(Z)==="error");return[...ur(h.faults,k),..._.toSorted((Z,oe)=>A(Z)-A(oe))]}async function it(p,h){const m=[],{basePath:E}=p,_=p.dead.filter(A=>E===
void 0||!mt(A,E));E!==void 0&&m.push(await _i(E,p,h));for(const[A,k]of _.entries()){const Z=A<q?await h.find(k.href,k.files[0]??"",k.count>1):void 0;if(k.kind===
"mention"&&Z&&en(Z.place.file))continue;const oe=ut(k),Re=A<q?await jn(h,k):"";m.push({...oe,message:oe.message+z(Z)+Re,place:Z?.place})}return[...await Be(p,h),
...m,...Ns(p)]}async function jn(p,{kind:h,url:m}){const E=(0,I.oF)(m.pathname);if(h!=="asset"&&h!=="mention"||E.endsWith("/"))return"";const _=await p.fileOf(E);
return _===void 0?"":`/${_}`.endsWith(E)?`; the repository has ${_}, which the build did not write to this address`:`; the repository has ${_}: addresses distin\
guish capital from small letters`}function ur(p,h){return p.filter(({isMarked:m})=>h||m).map(m=>({code:h?"build_fault":"printed_error",message:(0,fo._Q)(m),remedy:h?
"Mend this first: what the site lacks may follow from it.":"The site may lack what the build left out for it.",place:m.file===null?void 0:{file:m.file,...m.line===
null?{}:{line:m.line}}}))}async function pt({unclosed:p},h){const m=await h.unclosedSheets(),E=(_,A,k)=>({code:"unclosed_block",message:`The style sheet ${_} en\
ds within the block that line ${A} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:k});return m.length>0?m.map(_=>E(_.file,_.line,
_)):p.map(({file:_,line:A})=>E(_,A))}async function gi(p){return(await p.openFrontMatter()).map(({file:h,lacks:m})=>({code:"open_front_matter",message:`The fron\
t matter of ${h} lacks its ${m} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${m==="first"?"above the first key":"below the last key"}\
.`,place:{file:h,line:1}}))}async function mo({unprocessed:p},h){const m=A=>A.startsWith("<"),E=Map.groupBy(p,({rule:A})=>A),_=p.filter(A=>!m(A.rule)||E.get(A.rule)?.[0]===
A);return Promise.all(_.slice(0,q).map(async({file:A,rule:k})=>{const Z="unprocessed_rule",oe=Zs(A,k);if(!m(k))return{code:Z,message:oe,remedy:"Does the build r\
ead the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(k)};const Re=(E.get(k)?.length??1)-1;return{code:Z,message:oe+(Re>0?` (and ${Re}\
 more ${Re===1?"page":"pages"})`:""),remedy:"Does package.json have the engine, or the renderer for it, as hexo-renderer-ejs?",place:await Ve(h,A)}}))}async function Ve(p,h){
const m=await p.fileNamed(h.slice(h.lastIndexOf("/")+1));return m===void 0?void 0:{file:m}}async function _i(p,{dead:h},m){const E=h.filter(A=>mt(A,p)),_=await m.
find(p,"")??await m.find(p.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path ${p}, and is served without one: ${E.length} of \
its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",
place:_?.place}}const Eo="Give the element of the page the id that the script names, or the other way round.";async function Be(p,h){const{index:m,instead:E}=p;
if(E){const _=It(E),A=_===void 0?void 0:await Ve(h,_);return[{code:"index_unanswered",message:`The site has no index page: / answers ${m.status}`,remedy:us(E),place:A}]}
if(m.status>=500)return[{code:"index_unanswered",message:`The app answers / with ${m.status}`}];if(m.unfilled!==void 0){const _=await Ve(h,"index.html");return[
{code:"index_unfilled",message:io(m.unfilled),remedy:Eo,place:_}]}return m.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loa\
ds no script"}]:[]}function ut(p){const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"link":return{code:"dead_li\
nk",message:`Dead link: ${h} ${p.why} (${lt(p)})`,remedy:Pe};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why} (${lt(p)})`};case"mention":
return{code:"dead_mention",message:`A script names ${h}, which ${p.why} (${lt(p)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} lead\
s to has no such part (${lt(p)})`};default:return p.kind}}function lt({files:p,count:h}){const m=h-1;return`in ${p[0]}${m>0?` and ${m} more ${m===1?"file":"file\
s"}`:""}`}async function Sn({findings:p},h){const m=async(E,_)=>{const{built:A}=E;if(A===void 0||_>=q)return E;const k=await Ve(h,A);return k?{...E,place:k}:E};
return Promise.all(p.map(m))}async function Nn(p,h){const E=[...Map.groupBy(p,({file:_})=>_)].map(async([_,A])=>{const k=await Ve(h,_);return A.map(({line:Z,reason:oe})=>({
code:"ignored_rule",message:`Ignored rule (${Z===void 0?_:`${_}, line ${Z}`}): ${oe}`,place:k&&{...k,...(0,uo.Eb)({line:Z})}}))});return(await Promise.all(E)).flat()}
function Ns({unread:p}){const h=`${p} pages or style sheets are too long, or too many, to be read`;return p===0?[]:[{code:"not_all_checked",message:h}]}var Rs=y(
7717);function et(p,h,m){const E=(...Ie)=>p("grep","-z",...Ie).catch(()=>""),_=async(Ie,xe=[])=>{const nt=xe.map(yt=>`:(glob)**/*.${yt}`);return(await E("-I","-\
n",...Ie,h,"--",...nt)).split(`
`).flatMap(yt=>{const[_t="",on="",...go]=yt.split("\0");return on===""?[]:[{file:_t.slice(h.length+1),line:Number(on),text:go.join("\0")}]})},A=async Ie=>(await E(
"-l","-e","",h,"--",Ie)).split("\0").flatMap(xe=>xe===""?[]:[xe.slice(h.length+1)]),k=new Map,Z=Ie=>{const xe=k.get(Ie)??oe(Ie);return k.set(Ie,xe),xe},oe=async Ie=>(await _(
["-F","-e",Ie])).flatMap(({file:xe,line:nt,text:Et})=>{const yt=ir(Et,Ie);return yt===void 0?[]:[{file:xe,line:nt,column:yt}]}),Re=Ie=>!Ss(Ie,m),Ye=(0,Rs.O)(async()=>[
...fr(await _(["-E","-e",""],["css"]))].flatMap(([xe,nt])=>{const Et=yi(xe,nt.map(({text:yt})=>yt).join(`
`),m);return Et===void 0?[]:[{file:xe,line:Et}]})),tt=(0,Rs.O)(async()=>{const Ie=Pt.flatMap(nt=>["-e",nt]),xe=await _(["-E",...Ie],["md","mdx","markdown","njk",
"liquid","html"]);return Ti(fr(xe.filter(({file:nt})=>Re(nt))))});return{begin(){Promise.allSettled([Ye(),tt()])},find:(Ie,xe,nt)=>Os(Ie,xe,m,Z,nt),unclosedSheets:Ye,
openFrontMatter:tt,async ruleNamed(Ie){const xe=["css","pcss","postcss","scss","sass","less"],nt=await _(["-F","-e",`${Ie} `],xe),[Et,...yt]=nt.filter(({file:_t})=>Re(
_t)).map(({file:_t,line:on})=>({file:_t,line:on}));return yt.every(({file:_t})=>_t===Et?.file)?Et:void 0},async fileNamed(Ie){const xe=await A(`:(glob)**/${Ie}`);
return gt(xe.filter(Re),xe)},async fileOf(Ie){const xe=Ie.replace(/^\/+/,""),Et=(await A(`:(icase,glob)**/${xe.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Re);return gt(
Et.filter(yt=>`/${yt}`.endsWith(`/${xe}`)),Et)}}}function gt(...p){const[h,...m]=p.find(E=>E.length>0)??[];return m.length>0?void 0:h}const Pt=["^---[[:space:]]\
*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];function fr(p){return Map.groupBy(p,({file:h})=>h)}
const Bc=2;function Ti(p){const h=new Set,m=[];for(const[E,_]of p){const A=hr(_[0],1),k=bi(_,A?1:0),[Z]=k;if(!Z||k.length<Bc)continue;const oe=`${E.slice(0,E.lastIndexOf(
"/")+1)}\0${Z.text.split(":")[0]}`,Re=_.findIndex(tt=>hr(tt)&&tt.line>Z.line),Ye=_[Re]?.line===(k.at(-1)?.line??0)+1;A&&Ye?h.add(oe):Ye?m.push({kind:oe,file:E,lacks:"\
first"}):A&&Re===-1&&m.push({kind:oe,file:E,lacks:"last"})}return m.filter(({kind:E})=>h.has(E)).map(({file:E,lacks:_})=>({file:E,lacks:_}))}function hr(p,h=p?.
line){return p!==void 0&&p.line===h&&p.text.trimEnd()==="---"}function bi(p,h){const[m]=p.slice(h);if(!m||m.line!==h+1||!/^\w/.test(m.text))return[];const E=p.findIndex(
(_,A)=>A>=h&&(hr(_)||_.line!==A+1));return p.slice(h,E===-1?void 0:E)}var pr=function(p,h,m){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError(
"Object expected.");var E,_;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=h[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");E=h[Symbol.dispose],m&&(_=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");
_&&(E=function(){try{_.call(this)}catch(A){return Promise.reject(A)}}),p.stack.push({value:h,dispose:E,async:m})}else m&&p.stack.push({async:!0});return h},Oi=(function(p){
return function(h){function m(k){h.error=h.hasError?new p(k,h.error,"An error was suppressed during disposal."):k,h.hasError=!0}var E,_=0;function A(){for(;E=h.
stack.pop();)try{if(!E.async&&_===1)return _=0,h.stack.push(E),Promise.resolve().then(A);if(E.dispose){var k=E.dispose.call(E.value);if(E.async)return _|=2,Promise.
resolve(k).then(A,function(Z){return m(Z),A()})}else _|=1}catch(Z){m(Z)}if(_===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.
error}return A()}})(typeof SuppressedError=="function"?SuppressedError:function(p,h,m){var E=new Error(m);return E.name="SuppressedError",E.error=p,E.suppressed=
h,E});async function Si(p,h,m,E){try{return await mr(p,h,m,E)}catch(_){if(!E.signal.aborted)throw _;return{...yo,status:"cancelled",failure:void 0,phases:[],error:Ls()}}}
async function mr(p,h,m,E){const _={stack:[],error:void 0,hasError:!1};try{const{env:A,signal:k}=E,{repository:Z,branch:oe,outputDirectory:Re}=p.configuration,Ye=(0,L.
isAbsolute)(Z)?Z:E.workspace,tt=pr(_,await Er(A),!0),Ie=(0,L.join)(tt.path,"source.git"),xe=Y(Ye,A,k);xe.catch(()=>{});const nt=Bn=>m.addSecret(Bn),Et={...E,scratch:tt.
path,lent:Ie,folder:Ye,onSecret:nt},yt=pr(_,await Tn(Et),!0),_t=await xe;m.checkedOut(_t.commit),Gt(_t,m.report),await _t.lend(Ie,oe);const on=h===void 0?void 0:
await me(h,_t,Ie,A,k),go=U.ml.now(),{commit:_o}=_t;let yr=(0,C.Rm)(p.appType);const wr=Bn=>{Bn.type==="url"?yr||=Bn.isServer===!0:m.report(Bn)},{outcome:As,output:To}=await yt.
deploy(_o,p,wr),{status:Li,url:bo}=As;if(Li!=="succeeded"||To===void 0||bo===void 0)return wo(As,p);const Ai={root:new URL(bo),fetch:(0,he.Q)(fetch),signal:k},Is=await Ri(
Ai,To,yr,et(_t.git,_o,Re));await m.checked(Is);const Ii=p.follow.timeoutMs-(U.ml.now()-go),Oo=on&&{embedded:yt,report:m,signal:k,checked:{commit:_o,report:Is,output:To},
leftMs:Ii},Di=Oo?await F(on,p,Oo):[],Ds=(0,nn.WJ)(Is);return{...As,...yo,status:Ds?"failed":"succeeded",error:Ds,phases:[...As.phases,...Di],failure:Ds&&(0,nn.V1)(
Ds,Is)}}catch(A){_.error=A,_.hasError=!0}finally{const A=Oi(_);A&&await A}}const Ni=5;async function Ri(p,h,m,E){E.begin();const _=h.files.map(({path:Z})=>Z),A=await co(
p,_,m),k=Z=>h.files.reduce((oe,Re)=>oe+Z(Re),0);return{pages:A.pages,links:A.links,files:h.files.length,bytes:k(({bytes:Z})=>Z),brotli:k(({brotli:Z})=>Z),gzip:k(
({gzip:Z})=>Z),largest:h.files.toSorted((Z,oe)=>oe.bytes-Z.bytes).slice(0,Ni),findings:await re(A,h,E)}}const yo={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};
function wo(p,{follow:h}){const m={...p,...yo};if(p.error?.code==="interrupted")return{...m,status:"cancelled",error:Ls()};if(p.status!=="pending")return m;if(p.
error&&p.error.code!=="deploy_timeout")return{...m,status:"failed"};const E=`The check has not ended within ${(0,ue.a3)(h.timeoutMs)}, and was stopped`;return{...m,
status:"failed",error:new ne.GQ("deploy_timeout",E,{input:"timeout",remedy:"Raise the input timeout."})}}function Ls(){return new ne.GQ("interrupted","Interrupt\
ed: the check was stopped, and has no result")}const sn=5;function Gt({changed:p},h){if(p.length===0)return;const m=p.slice(0,sn).join(", "),E=p.length>sn?` and\
 ${p.length-sn} more`:"";h({type:"warning",message:`Changed since the commit, and not part of the check: ${m}${E}`,remedy:"The platform builds commits: commit w\
hat belongs to the check."})}async function Er(p){const h=await(0,T.mkdtemp)((0,L.join)(p.RUNNER_TEMP||(0,$.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,T.
rm)(h,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),292:((ze,Te,y)=>{y.d(Te,{Ej:()=>C,Sk:()=>U,by:()=>ue,h0:()=>L,jN:()=>he,sX:()=>$});var T=y(5807);function $({
pages:B,links:I,files:ce,bytes:D}){return`Checked ${(0,T.hS)(B,"page")}, ${(0,T.hS)(I,"link")} and ${(0,T.hS)(ce,"file")} (${C(D)})`}function L({commit:B}){return B.
slice(0,7)}function he({now:B,change:I},ce=""){return`${(0,T.zD)(B)}${ce} (${ne(I,T.zD)})`}function U({now:B,change:I},ce=""){return`${C(B)}${ce} (${ue(I)})`}function ue(B){
return ne(B,C)}function ne(B,I){return`${B>0?"+":B<0?"-":"\xB1"}${I(Math.abs(B))}`}function C(B){return B<1e3?`${B} B`:B<1e6?`${(B/1e3).toFixed(1)} kB`:`${(B/1e6).
toFixed(1)} MB`}}),2207:((ze,Te,y)=>{y.d(Te,{Mb:()=>he,PB:()=>L,iV:()=>I,oC:()=>ue,sR:()=>U,tl:()=>B});var T=y(2978),$=y(2345);const L=["queued","building","syn\
cing","activating","succeeded","failed","cancelled"],he=["queue","clone","install","build","sync","activate"],U=["repository_not_found","repository_not_allowed",
"branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_s\
tart_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing",
"output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening",
"unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],ue=["error","warning","notice"],ne=(0,T.lS)({line:T.nd,text:(0,T.Qq)($.IC.sourceLine)}),
C=(0,T.lS)({file:(0,T.Qq)($.IC.file),line:(0,T.Xd)(T.nd),column:(0,T.Xd)(T.nd),severity:(0,T.yL)(ue),code:(0,T.Xd)((0,T.Qq)($.IC.findingCode)),message:(0,T.Qq)(
$.IC.findingMessage)},{source:(0,T.c3)($.IC.sourceLines,ne)}),B=(0,T.c3)($.IC.findings,C),I={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,
app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),
4235:((ze,Te,y)=>{y.d(Te,{DR:()=>T,FU:()=>he,Tl:()=>$,em:()=>L});const T={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},$=16,L={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},he=4096}),
5914:((ze,Te,y)=>{y.d(Te,{FR:()=>T,UO:()=>U,an:()=>he});const T=253,$="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",L=new RegExp(`^(?:${$}\\.)+(?!\\d+$)${$}$`);function he(ue){
return ue.length<=T&&L.test(ue)}function U(ue,ne){return ue===ne||ue.endsWith(`.${ne}`)}}),5359:((ze,Te,y)=>{y.d(Te,{H:()=>$,w:()=>T});const T=["running","start\
ing","stopping","asleep","failed","crash-loop"],$={default:100,most:1e3}}),7080:((ze,Te,y)=>{y.d(Te,{A3:()=>L,GS:()=>le,HQ:()=>ce,MT:()=>ue,c9:()=>ae,yS:()=>K});
var T=y(3052),$=y(5807);const L=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],he=.8,U={apps:{title:"Apps",unit:"app"},disk:{title:"\
Files of releases"},buildsAtOnce:{title:"Builds at once",unit:"build"},buildMinutesPerMonth:{title:"Build minutes this month",unit:"build minute",monthly:!0},kvsRequestsPerMonth:{
title:"Store requests this month",unit:"request",monthly:!0}};function ue(Y,Q){const{unit:fe}=U[Y];return fe===void 0?(0,T.Xq)(Q):`${B(Q)} ${fe}${Q===1?"":"s"}`}
function ne({name:Y,used:Q,quota:fe}){return`${C(Y,Q)}${fe===null?", no quota":` of ${C(Y,fe)}`}`}function C(Y,Q){return U[Y].unit===void 0?(0,T.Xq)(Q):B(Q)}function B(Y){
const Q=Math.floor(Y),fe=Math.floor((Y-Q)*10);return fe===0?(0,$.zD)(Q):`${(0,$.zD)(Q)}.${fe}`}function I({used:Y,quota:Q}){return Q===null?0:Q===0?+(Y>0):Y/Q}function ce(Y){
return Y.name!=="buildsAtOnce"&&Y.quota!==null&&I(Y)>=he}function D(Y){return I(Y)<1?"nearly used up":"used up"}function K(Y,Q,fe){const de=U[Q.name].monthly?`,\
 until ${Ee(fe.end)} UTC`:"",me=ue(Q.name,Q.quota??0);return`The organization ${Y} has ${D(Q)} its quota ${Q.name}: ${C(Q.name,Q.used)} of ${me}${de}.`}function ae(Y){
const{org:Q,name:fe,quota:de,needs:me,until:$e}=Y,Se=`The organization ${Q} has ${C(fe,Y.used)} of ${ue(fe,de)} (quota ${fe})`,H="the operator of the platform c\
an give it more";switch(fe){case"apps":return`${Se}. Delete an app that is not needed (slipway apps delete), or ${H}.`;case"disk":return`${me===void 0?Se:`${Se}\
, and would have ${(0,T.Xq)(me)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${H}.`;case"buildMinutesPerMonth":case"kvsRequestsPerMo\
nth":return`${Se} this month. The next month begins at ${Ee($e??0)} 00:00 UTC; before that, ${H}.`;case"buildsAtOnce":return`${Se}. Wait until one of them ends.`}}
function le(Y){const Q=new Date(Y),[fe,de]=[Q.getUTCFullYear(),Q.getUTCMonth()];return{start:Date.UTC(fe,de),end:Date.UTC(fe,de+1)}}function Ee(Y){return new Date(
Y).toISOString().slice(0,10)}}),4296:((ze,Te,y)=>{y.d(Te,{g:()=>T});const T=["viewer","deployer","admin"]}),4406:((ze,Te,y)=>{y.r(Te),y.d(Te,{createConsole:()=>T});
const T=()=>()=>({status:404,headers:{},body:""})}),4083:((ze,Te,y)=>{y.r(Te),y.d(Te,{createOidcSignIn:()=>T});const T=()=>{}}),1961:((ze,Te,y)=>{y.d(Te,{F:()=>B,
q:()=>I});var T=y(7598),$=y(8934),L=y(5456),he=y(6854),U=y(9910),ue=y(6923),ne=y(9546),C=y(6939);function B(K){const{apps:ae}=K.state;return{bodies:(0,U.q)(K),async create(le,{
type:Ee,config:Y},Q,fe){await I(Y.settings),await ce(K,le,void 0,Y.settings.domains);const de={...Y,settings:{...Y.settings,cachesOf:(0,T.randomUUID)()}},me=await ae.
create({key:le,type:Ee,config:de},Q,fe).catch(D);if(me.kind!=="taken")return me;throw await(0,ne.Dy)(ae,le),new L.P_("app_exists",`There is an app ${le.appID} i\
n this project already.`)},async update(le,Ee,Y){const Q=await(0,ne.Dy)(ae,le);await I(Ee.settings),await ce(K,le,Q,Ee.settings?.domains);const fe=await ae.update(
le,Ee,Y).catch(D);if(!fe)throw(0,ne.fH)(le);return fe},domainsOf:({org:le,settings:Ee})=>(0,ue.i4)(K.domains,le,Ee.domains??[])}}async function I({schedule:K}={}){
for(const[ae,{cron:le}]of(K??[]).entries()){const Ee=await(0,$.R)(le);if(Ee!==void 0)throw(0,C.Gq)([`schedule[${ae}].cron ${Ee}`])}}async function ce(K,{org:ae},le,Ee=null){
const Y=(Ee??[]).filter(Q=>!le?.settings.domains?.includes(Q));await(0,ue.RX)(K.domains,ae,Y)}function D(K){if(!(K instanceof he.ue))throw K;const ae=`Another a\
pp has the domain ${K.domain}. It is free when that app's domains no longer contain it.`;throw new L.P_("domain_taken",ae)}}),9910:((ze,Te,y)=>{y.d(Te,{K:()=>Ee,
q:()=>Y});var T=y(7934),$=y(8302),L=y(4235),he=y(2345);const U=20,ue={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},ne=null;
function C(Q){return Q.split(";").map(fe=>{const de=fe.trim().split(/\s+/),[me,$e=""]=[de.slice(0,5).join(" "),de[5]];if(de.length===6&&ue.pattern.test(me)&&FUNCTION_FORMS.
healthPath.pattern.test($e))return{cron:me,path:$e};throw new Error(`Write five fields and a path, with ; between entries, as "${ne}"`)})}function B(Q){return Q.
map(({cron:fe,path:de})=>`${fe} ${de}`).join("; ")}var I=y(8325),ce=y(6923),D=y(6939);const K={spaFallback:(0,I.UM)(D.Jt),installCommand:(0,I.UM)((0,D.Qq)(0,4096)),
rootDirectory:(0,I.UM)(D.TV),noindex:(0,I.UM)(D.Jt),assetsOnly:(0,I.UM)(D.Jt),verify:(0,I.UM)((0,D.yL)(["off","warn","fail"])),lifetime:(0,I.UM)(D.EQ),nodeVersion:(0,I.
UM)(T.FsL((0,D.Qq)(1,3),T.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:(0,I.UM)((0,D.TN)(L.FU)),healthPath:(0,I.UM)((0,D.wC)(L.DR.healthPath,`\
must be ${L.DR.healthPath.what}`)),instances:(0,I.UM)((0,D.rD)(1,L.Tl)),memory:(0,I.UM)((0,D.wC)(L.DR.memory,`must be ${L.DR.memory.what}`)),idleTimeout:(0,I.UM)(
(0,D.wC)(L.DR.idleTimeout,`must be ${L.DR.idleTimeout.what}`)),requestTimeout:(0,I.UM)((0,D.wC)(L.DR.requestTimeout,`must be ${L.DR.requestTimeout.what}`)),schedule:(0,I.
UM)(T.FsL(T.YOg((0,I.ol)({cron:(0,D.wC)(ue,"must be five fields with one space between them"),path:(0,D.wC)(L.DR.healthPath,`must be ${L.DR.healthPath.what}`)}),
"must be a list"),T.BpQ(1,"must not be empty: null removes it"),T.Ru6(U,`must have at most ${U} entries`)))},ae={buildCommand:null,outputDirectory:null,region:null},
le={buildCommand:(0,I.UM)((0,D.Qq)(0,4096)),outputDirectory:(0,I.UM)(D.TV),region:(0,I.UM)(T.FsL((0,D.Qq)(1,63),T.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lowe\
r-case letters and digits, as "eu-west-1"')))},Ee=(0,I.ol)({env:D.uO});function Y(Q){const fe={...K,domains:(0,I.UM)((0,ce.xI)(Q.domains))},de={repository:(0,D.
Jk)(Q.allowLocalGit),branch:D.tk,...le},me={...de,repository:T.yqP(de.repository),branch:T.yqP(D.tk)},[$e,Se,H]=[T.Ikc(de),T.Ikc(me),T.Ikc(fe)],be=(0,I.ol)({name:T.
FsL((0,D.Qq)(1,63),T.yGV(he.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),type:(0,D.yL)(he.yN),...de,...fe,subdomain:(0,I.
J5)("cannot be given: it is generated")}),we={name:(0,I.J5)("cannot be changed: it is the ID of the app"),subdomain:(0,I.J5)("cannot be changed: it is generated")},
Ae=(0,I.ol)({...me,...fe,...we,type:(0,I.J5)("changes with a release: give it with a deployment, as `configuration.type`")}),ve=(0,I.ol)({...me,...K,...we,type:T.
yqP((0,D.yL)([...he.yN,he.m0])),domains:(0,I.J5)("do not wait for a deployment: change them with PATCH")}),M=se=>({...T.qgA(Se,se),...(0,$.Eb)({type:se.type}),settings:T.
qgA(T.Ikc(K),se)});return{creation:T.FsL(be,T.pdi(se=>{const te=Object.entries(T.qgA(H,se)).filter(([,We])=>We!==null),{name:ye,type:F}=se;return{name:ye,type:F,
config:{...ae,...T.qgA($e,se),settings:Object.fromEntries(te)}}})),deployment:(0,I.ol)({branch:(0,I.UM)(D.tk),commit:(0,I.UM)(D.cd),configuration:T.yqP(T.FsL(ve,
T.pdi(M))),env:T.yqP(D.uO),tag:(0,I.J5)("is not accepted: web apps deploy without a release tag")}),change:T.FsL(Ae,T.pdi(se=>({...T.qgA(Se,se),settings:T.qgA(H,
se)})))}}}),6923:((ze,Te,y)=>{y.d(Te,{MV:()=>fe,RX:()=>K,i4:()=>ae,xI:()=>ce});var T=y(3136),$=y(7934),L=y(3739),he=y(5914),U=y(5456),ue=y(8325);const ne=20,C=1e3,
B="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",I=`^(?:(?=.{1,254}$)(?:${B}\\.)+(?!\\d+\\.?$)${B}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)\
$`;function ce({ownName:de,sitesDomain:me}){const $e=[de,me,"localhost"],Se=H=>{if(!Array.isArray(H))return"must be a list of host names";if(H.length>ne)return`\
must have at most ${ne} host names`;const be=H.map(M=>typeof M=="string"?D(M):void 0),we=H[be.indexOf(void 0)];if(be.includes(void 0))return`contains ${(0,ue.SP)(
String(we))}, which is not a host name as shop.example.com`;const Ae=be.find(M=>M!==void 0&&$e.some(se=>(0,he.UO)(M,se)));if(Ae!==void 0)return`contains ${(0,ue.
SP)(Ae)}, which belongs to the platform itself`;const ve=be.find((M,se)=>be.indexOf(M)!==se);return ve===void 0?void 0:`contains ${(0,ue.SP)(ve)} twice`};return $.
FsL($.IeY(H=>Se(H)===void 0,({input:H})=>Se(H)??""),$.yuE({type:"array",maxItems:ne,uniqueItems:!0,items:{type:"string",maxLength:C,pattern:I}}),$.pdi(H=>H.map(
be=>D(be)??be)))}function D(de){if(de.length>C)return;const me=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(de)?(0,T.domainToASCII)(de).replace(/\.$/,""):"";return(0,he.
an)(me)?me:void 0}async function K(de,me,$e){const Se=$e.filter(Ae=>!de.mayUseDomain(me,Ae)),H=`${de.ownName}/${me}`,be=await Promise.all(Se.map(Ae=>le(de,Ae,H))),
we=Se[be.indexOf(!1)];if(we!==void 0)throw new U.P_("domain_not_verified",`The domain ${we} is not verified for the organization ${me}: add the DNS record "${Ee(
we)} TXT ${H}", wait until it is published, and try again.`)}async function ae(de,me,$e){const Se=`${de.ownName}/${me}`;return Promise.all($e.map(async H=>{const be={
domain:H,record:Ee(H),value:Se};if(de.mayUseDomain(me,H))return{...be,proof:"listed"};const we=await le(de,H,Se).catch(Ae=>{if(!(Ae instanceof U.P_))throw Ae});
return{...be,proof:we===void 0?"unknown":we?"recorded":"missing"}}))}async function le({resolveTxt:de},me,$e){try{return(await de(Ee(me))).some(H=>H.join("").trim()===
$e)}catch(Se){if(["ENOTFOUND","ENODATA"].includes((0,L.xU)(Se)??""))return!1;const H=`The DNS records of ${Ee(me)} cannot be read now. Try again later.`;throw new U.
P_("unavailable",H,{"retry-after":"30"})}}function Ee(de){return`_slipway.${de}`}const Y=2e3,Q=2;async function fe(de){const{Resolver:me}=await Promise.resolve().
then(y.t.bind(y,1553,19));return new me({timeout:Y,maxTimeout:Y,tries:Q}).resolveTxt(de)}}),1817:((ze,Te,y)=>{y.d(Te,{createControlPlane:()=>ws});var T=y(3823),
$=y(5456),L=y(8302),he=y(8595),U=y(2207),ue=y(2345),ne=y(5359);const C={type:"string"},B={type:"integer",minimum:0},I={type:"boolean"},ce={type:"string",format:"\
date-time"};function D(R){return{type:"string",enum:R}}function K(R){return{anyOf:[R,{type:"null"}]}}function ae(R){return{type:"array",items:R}}function le(R){
const j=Object.keys(R);return{type:"object",properties:Object.fromEntries(Object.entries(R).map(([pe,X])=>[pe.replace("?",""),X])),required:j.filter(pe=>!pe.endsWith(
"?")),additionalProperties:!1}}function Ee(R,j){return le({[R]:ae(j),nextCursor:K(C)})}function Y(R,j){const{$ref:pe,anyOf:[X]=[],items:ge,properties:_e,required:Ue=[]}=R,
Ge=pe===void 0?X:M.get(pe);if(Ge)return Y(Ge,j);if(ge&&Array.isArray(j))return j.map(Je=>Y(ge,Je));if(_e&&(0,L.Gv)(j)){const Je=He=>Ue.includes(He)?j[He]:j[He]??
void 0;return Object.fromEntries(Object.entries(_e).map(([He,dt])=>[He,Y(dt,Je(He))]))}return R===ce&&typeof j=="number"?Q(j):j}function Q(R){return new Date(R).
toISOString()}function fe(R){return`#/components/schemas/${R}`}function de(R){return{$ref:fe(R)}}const me={appID:{type:"string",minLength:1,maxLength:63},name:C,
type:D(ue.yN),repository:C,branch:C,buildCommand:K(C),outputDirectory:K(C),region:K(C),subdomain:C,state:D(["created","live"]),url:K(C),environments:ae(le({environmentID:C,
name:C})),createdAt:ce,updatedAt:ce},$e={"spaFallback?":I,"installCommand?":C,"rootDirectory?":C,"nodeVersion?":C,"lifetime?":C,"assetsOnly?":I,"noindex?":I,"ve\
rify?":D(["off","warn","fail"]),"startCommand?":C,"healthPath?":C,"instances?":B,"memory?":C,"idleTimeout?":C,"requestTimeout?":C,"schedule?":ae(le({cron:C,path:C})),
"domains?":ae(C)},Se={appID:me.appID,type:me.type,state:me.state,repository:C,branch:C,buildCommand:me.buildCommand,outputDirectory:me.outputDirectory,region:me.
region,...$e,variables:ae(C)},H={deployID:C,status:D(U.PB),branch:C,commit:K(C),createdAt:ce},be={code:D(he.i1),file:K(C),line:K(B),message:C},we={...H,stage:K(
D(U.Mb)),startedAt:K(ce),finishedAt:K(ce),"supersededBy?":C,"warnings?":ae(le(be))},Ae={file:C,line:K(B),column:K(B),severity:D(["error","warning","notice"]),code:K(
C),message:C},ve={Error:le({error:le({code:D(Object.keys(U.iV)),message:C,requestID:C})}),App:le(me),Configuration:le(Se),Environment:le({environmentID:C,name:C,
url:K(C),state:D(["created","live"])}),AcceptedDeployment:le(H),Deployment:le({...we,url:K(C)}),Failure:le({deployID:C,stage:D(U.Mb),code:D(U.sR),message:C,exitCode:K(
{type:"integer"}),signal:K(C),log:ae(C),diagnostics:ae(le(Ae))}),OperatorApp:le({org:C,project:C,...me,settings:{type:"object"},liveDeployID:K(C),newest:K({$ref:fe(
"OperatorDeployment")}),"functions?":D(ne.w),"functionsNode?":C,"deleted?":le({at:ce,by:K(C),until:ce})}),OperatorDeployment:le({...we,subject:K(C),author:K(C),
triggeredBy:K(C),size:K(le({files:B,bytes:B})),isLive:I,"redeployOf?":C,"cancelledBy?":C,phases:ae(le({name:C,startedAt:ce,ms:K({type:"number",minimum:0})}))}),
QueuedDeployment:le({project:C,appID:C,...we,triggeredBy:K(C),"position?":{type:"integer",minimum:1}}),Table:le({name:C,variable:C,createdAt:ce})},M=new Map(Object.
entries(ve).map(([R,j])=>[fe(R),j]));var se=y(7598),te=y(3739),ye=y(2097),F=y(5898),We=y(5807),st=y(7288);const Ne=254;async function Zn({organizationsOf:R},j){
return(await R(j))?.length===0}function $t({email:R,token:j,via:pe},X,ge="id-token"){const _e=j?{via:"access-token",name:j.name}:{via:pe??ge};return{by:(0,We.Ow)(
R,Ne),..._e,from:(0,st.fe)(X),requestID:X.requestID}}function Ks(R){const j=Object.entries(R).map(([pe,X])=>({name:pe,route:X,parts:X.path.split("/")}));return(pe,X)=>{
const ge=X.split("/"),_e=j.filter(He=>hn(He.parts,ge)),Ue=pe==="HEAD"?"GET":pe,Ge=_e.find(({route:He})=>He.method===Ue);if(Ge)return{name:Ge.name,route:Ge.route,
parameters:es(Ge.parts,ge)};if(_e.length===0)throw new $.P_("not_found",`Nothing is at ${X.slice(0,300)}.`);const Je=_e.map(({route:He})=>He.method==="GET"?"GET\
, HEAD":He.method).join(", ");throw new $.P_("method_not_allowed",`${pe} is not allowed here; allowed: ${Je}.`,{allow:Je})}}function hn(R,j){return R.length===j.
length&&R.every((pe,X)=>pe.startsWith("{")?j[X]!=="":pe===j[X])}function es(R,j){const pe=R.flatMap((X,ge)=>{const _e=/^\{(\w+)\}$/.exec(X)?.[1];return _e===void 0?
[]:[[_e,zs(j[ge]??"",_e)]]});return Object.fromEntries(pe)}function zs(R,j){try{return decodeURIComponent(R)}catch{throw new $.P_("invalid_request",`The path's ${j}\
 is not percent-encoded UTF-8.`)}}var ts=y(3548),At=y(6939);function $n(){return R=>R}function vn(R,j){const pe=Object.keys(j).map(X=>[X,{...R[X],...j[X]}]);return Object.
fromEntries(pe)}const Vs=["GET","HEAD"],pn=["POST","PUT","PATCH"];function Mn(R,j,pe){const X=Ks(j),ge=async _e=>{const Ue=(0,F.XM)(_e.target),{name:Ge,route:Je,
parameters:He}=X(_e.method,Ue),{principal:dt,within:Mt}=await qs(R,Je,_e,He),{bytes:Ct,json:Qt}=pn.includes(_e.method)?await eo(_e,Je):Zs,{orgID:Tn="",projectID:Zt="",
appID:bn=""}=He,{status:gs=200,body:_s,answer:Ts}=Je;let bs;const uo=async(ho,Os)=>{const Qe=Rt=>JSON.stringify(Y(Ts,Os(Rt))),en=JSON.stringify([dt.issuer,dt.email,
Ge,Tn,Zt,bn]),Pn=ns(_e),De=Pn===void 0?void 0:{scope:en,key:Pn,requestHash:(0,se.hash)("sha256",Ct),status:gs,answer:Qe},z=await ho(De);switch(z.kind){case"done":
return Os(z.made);case"replayed":return bs=(0,F.Yf)(z.status,JSON.parse(z.answer),{"idempotent-replayed":"true"}),{};case"other_request":throw(0,At.Gq)(["Idempo\
tency-Key was used before with another body"]);default:return(0,te.xb)(z)}},fo=await Je.run({key:{org:Tn,project:Zt,appID:bn},parameters:He,principal:dt,within:Mt,
act:$t(dt,_e),query:new URLSearchParams(_e.target.slice(Ue.length)),body:()=>_s&&(0,At.ll)(Qt,_s),once:uo},pe);return bs??(0,F.Yf)(gs,Y(Ts,fo))};return async _e=>{
try{return await ge(_e)}catch(Ue){const Ge=(0,ts.Z)(Ue);if(!Ge)throw Ue;return await Js(R,Ge,_e),(0,$.u)(Ge,_e)}}}function ns(R){const j=(0,F.wx)(R,"idempotency\
-key");if(j===void 0||/^[\x21-\x7e]{1,255}$/.test(j))return j;throw(0,At.Gq)(["Idempotency-Key must be 1 to 255 visible ASCII characters"])}async function Js(R,{
code:j},pe){if(!R.refusals||j!=="unauthorized"&&j!=="forbidden")return;const X={code:j,request:pe,via:"id-token"};if(j==="unauthorized")return R.refusals.note(X);
try{const ge=await R.verify((0,F.wx)(pe,"authorization")),{by:_e}=$t(ge,pe);R.refusals.note({...X,by:_e??void 0,org:await mn(R,ge,pe)})}catch{R.refusals.note(X)}}
async function mn({roleOf:R},j,{target:pe}){const X=/\/orgs\/([^/?]+)/.exec(pe)?.[1];if(!(X===void 0||!ue.cS.test(X)))return await R(j,{org:X})===void 0?void 0:
X}async function qs(R,j,pe,{orgID:X,projectID:ge,appID:_e}){const Ue=await R.verify((0,F.wx)(pe,"authorization")),{email:Ge}=Ue,Je=await R.rateLimit(Ge);if(Je>0)
throw(0,$.xd)(`Too many requests: wait ${Je} s.`,Je);if(j.for==="operators"&&await R.organizationsOf(Ue)!==void 0)throw new $.P_("forbidden",`${Ge} has no role \
in the organization "*", which this call needs.`);if(j.for==="operators"&&j.needs&&await os(R,Ue,{org:"*"},j.needs),j.for!==void 0)return{principal:Ue};if(X===void 0||
!ue.cS.test(X))throw(0,At.Gq)(["orgID in the path is not an identifier"]);if(ge!==void 0&&!ue.cS.test(ge))throw(0,At.Gq)(["projectID in the path is not an ident\
ifier"]);const He={org:X,project:ge,appID:_e},dt=j.partly&&await Xs(R,Ue,He);return dt&&dt.length>0?{principal:Ue,within:dt}:(await os(R,Ue,He,j.needs??ss(pe.method)),
{principal:Ue})}function qt({org:R,project:j,appID:pe}){return{org:R,project:j||void 0,appID:pe||void 0}}async function Xs(R,j,{org:pe,project:X}){const ge=await R.
partsOf(j,pe);return X===void 0||ge===void 0?ge:ge.includes(X)?void 0:ge.filter(_e=>_e.startsWith(`${X}/`))}function ss(R){return Vs.includes(R)?"viewer":"deplo\
yer"}const Qs={viewer:"may only read",deployer:"may not say who may do what",admin:"may do everything"};async function os({roleOf:R},j,pe,X){const ge=await R(j,
pe);if(ge===void 0)throw new $.P_("forbidden",`${j.email} has no role for this in the organization ${pe.org}.`);if((0,ye.mK)(ge,X))return ge;const _e=`${j.email}\
 ${Qs[ge]} in ${(0,ye.fp)(pe)}.`;throw new $.P_("forbidden",X==="admin"?`${_e} An admin may.`:_e)}const Zs={bytes:Buffer.alloc(0),json:void 0};async function eo(R,{
mayBeEmpty:j,body:pe}){const X=(0,F.c0)(R);if(X!==void 0&&X!=="application/json")throw rs(X);const ge=ue.lF.bodyBytes,_e=await(0,$.EN)(R,ge,`The body is larger \
than ${ge} bytes.`);if(_e.length===0&&(j||!pe))return{bytes:_e,json:{}};if(X===void 0)throw rs("none");if(_e.length===0)throw new $.P_("invalid_request","The bo\
dy is empty.");return{bytes:_e,json:(0,$.o_)(_e)}}function rs(R){return new $.P_("unsupported_media_type",`The Content-Type must be application/json; it is ${R.
slice(0,100)}.`)}var En=y(1961),is=y(9910),er=y(8453);const to={limit:{type:"integer",minimum:1,maximum:ue.lF.pageMost,default:ue.lF.pageDefault},cursor:C};function tr(R){
return us(R,"limit",ue.lF.pageDefault,ue.lF.pageMost)}async function no(R,j,pe){const X=tr(R),ge=await pe(X+1),_e=ge.slice(0,X),Ue=_e.at(-1);return{items:_e,nextCursor:Ue!==
void 0&&ge.length>X?j(Ue):null}}const as=R=>fs(`before:${R}`),cs=({seq:R})=>as(R),yn=R=>fs(`after:${R}`),nr=({key:R})=>yn(R),sr=({project:R,appID:j})=>yn(`${R}/${j}`),
so=({project:R="",appID:j="",who:pe})=>yn(`${R}/${j}/${pe}`);function ds(R){const j=Ht(R,/^before:(\d{1,15})$/)?.[0];return j===void 0?void 0:Number(j)}function or(R){
const j=Ht(R,/^after:([^/]+)\/([^/]+)$/);if(!j)return;const[pe="",X=""]=j;if(!IDENTIFIER.test(pe)||!IDENTIFIER.test(X))throw Cn();return{project:pe,appID:X}}function ls(R){
const j=Ht(R,/^after:(.+)$/)?.[0];if(j!==void 0&&!IDENTIFIER.test(j))throw Cn();return j}function oo(R,j){const[pe="",X="",ge=""]=Ht(R,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return ge===""?void 0:{org:j,project:pe,appID:X,who:ge}}function Wt(R){const j=R.get("prefix")??"";if(j!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(j))return j;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function Xe(R){const j=R.get("prefix")??"";if(Buffer.byteLength(j)>KVS_LIMITS.
keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:j,after:Ht(R,/^after:([\s\S]{1,512})$/)?.[0]}}function ro(R){const j=R.
get("from")??"0";if(!/^-?\d{1,15}$/.test(j))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(j),limit:us(
R,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function ct(R){const j=R.get("after"),pe=j===null?void 0:printedCursor(j);if(j!==null&&!pe)throw invalid(
["after must be the next of an earlier answer"]);return{lines:us(R,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:pe}}function It(R,j){const pe=R.get(j)??
"false";if(pe==="true"||pe==="false")return pe==="true";throw invalid([`${j} must be true or false`])}function us(R,j,pe,X){const ge=R.get(j);if(ge===null)return pe;
const _e=/^\d{1,9}$/.test(ge)?Number(ge):0;if(_e<1||_e>X)throw(0,At.Gq)([`${j} must be 1 to ${X}`]);return _e}function fs(R){return Buffer.from(R).toString("bas\
e64url")}function Ht(R,j){const pe=R.get("cursor");if(pe===null)return;const X=Buffer.from(pe,"base64url").toString(),ge=j.exec(X);if(!ge||fs(X)!==pe)throw Cn();
return ge.slice(1)}function Cn(){return(0,At.Gq)(["cursor must be a nextCursor of this list"])}var Un=y(9546);const rr={queue:"queue",clone:"clone",install:"ins\
tall",build:"build",sync:"store",activate:"store"};function io(R){const{stage:j,createdAt:pe,startedAt:X,finishedAt:ge,enteredAt:_e}=R,Ue={queue:pe,...X!==null&&
{clone:X},..._e},Ge=X===null?"queue":j,Je=[];for(const[He,dt]of DEPLOYMENT_STAGES.entries()){const Mt=Ue[dt];if(Mt===void 0)continue;const Ct=DEPLOYMENT_STAGES.
slice(He+1).find(bn=>Ue[bn]!==void 0),Qt=Ct===void 0?ge:Ue[Ct]??null;if(Ct===void 0&&dt!==Ge)break;const Tn=rr[dt],Zt=Je.at(-1);Zt?.name===Tn?Je.splice(-1,1,{...Zt,
finishedAt:Qt}):Je.push({name:Tn,startedAt:Mt,finishedAt:Qt})}return Je}function hs({subdomain:R,settings:j}){return j.domains?.[0]??R}const ps="production";function ht(R){
return R.liveRelease===null?"created":"live"}function ms(R,j){return R.liveRelease===null?null:j(hs(R))}function wn(R,j){const pe=[{environmentID:R.environmentID,
name:ps}];return{...R,state:ht(R),url:ms(R,j),environments:pe}}function ao(R,j){return{...R,...R.settings,state:ht(R),variables:j}}function Es(R,j){return{environmentID:R.
environmentID,name:ps,url:ms(R,j),state:ht(R)}}function co(R,j,pe){const X=R.status==="succeeded"?pe(hs(j)):null;return{...xn(R),url:X}}function xn(R){return{...R,
warnings:R.warnings.length>0?R.warnings:void 0}}function lo(R,j){const{failureLogLines:pe,failureLogLine:X}=ue.lF;return{deployID:R,...j,log:j.log.slice(-pe).map(
ge=>ge.slice(0,X))}}function ys(R,j,pe,X){const{cachesOf:ge,..._e}=R.settings,Ue=X?.stateOf(R),{at:Ge,by:Je,endsAt:He}=R.deletion??{};return{...wn(R,pe),settings:_e,
liveDeployID:R.liveRelease,newest:j&&gn(j,R),functions:Ue,functionsNode:Ue&&X?.node,deleted:R.deletion&&{at:Ge,by:Je,until:He}}}function gn(R,j){return{...xn(R),
...R.commitFacts,isLive:R.deployID===j.liveRelease,phases:phasesOf(R).map(({name:pe,startedAt:X,finishedAt:ge})=>({name:pe,startedAt:X,ms:ge===null?null:ge-X}))}}
function _n({app:{project:R,appID:j},deployment:pe},X){return{...xn(pe),project:R,appID:j,position:X}}const Ut=["branch","commit","configuration","configuration\
.type","env"];function ws(R,j){return Mn(R,mt(j.changes.bodies),j)}const vt=$n();function mt({creation:R,change:j,deployment:pe}){return vn(T.bw,{createApp:vt({
summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deployment may have.",body:R,status:201,answer:le({...me,deployTakes:ae(
D(Ut))}),async run(X,{changes:ge,siteUrl:_e}){const{name:Ue,...Ge}=X.body(),Je=He=>({...wn(He,_e),deployTakes:Ut});return X.once(He=>ge.create({...X.key,appID:Ue},
Ge,X.act,He),Je)}}),updateApp:vt({summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:j,answer:de("App"),async run(X,{
changes:ge,siteUrl:_e}){return wn(await ge.update(X.key,X.body(),X.act),_e)}}),replaceEnv:vt({summary:"Replaces the whole set of variables. No answer contains t\
heir values.",body:is.K,answer:le({names:ae(C)}),async run(X,{state:ge}){await Xt(X,ge);const{env:_e}=X.body();if(!await ge.apps.replaceEnv(X.key,_e,X.act))throw(0,Un.
fH)(X.key);return{names:Object.keys(_e).sort()}}}),listEnvironments:vt({summary:"Lists the environments of an app, with its configuration and the names of its v\
ariables. `deployTakes`: the members that the body of a deployment may have.",answer:le({environments:ae(de("Environment")),app:de("Configuration"),deployTakes:ae(
D(Ut))}),async run(X,{state:ge,siteUrl:_e}){const Ue=await Xt(X,ge),Ge=Object.keys(await ge.apps.env(X.key)).sort();return{environments:[Es(Ue,_e)],app:ao(Ue,Ge),
deployTakes:Ut}}}),deploy:vt({summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of \
a PATCH, and with `env`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone.\
 `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one \
if its build makes a server.",body:pe,mayBeEmpty:!0,status:202,answer:de("AcceptedDeployment"),async run(X,{state:ge}){await Xt(X,ge);const{branch:_e=null,commit:Ue,
configuration:Ge,env:Je}=X.body();await(0,En.q)(Ge?.settings);const He={branch:_e,commit:Ue?.toLowerCase()??null,configuration:Ge,env:Je},dt=async Mt=>{const Ct=await ge.
deployments.create(X.key,He,X.act,Mt);if(Ct.kind==="no_app")throw(0,Un.fH)(X.key);return Ct};return X.once(dt,Mt=>Mt)}}),listDeployments:vt({summary:"Lists depl\
oyments, newest first.",query:to,answer:Ee("deployments",de("Deployment")),async run(X,{state:ge,siteUrl:_e}){const{items:Ue,nextCursor:Ge}=await no(X.query,cs,
async Je=>{const He=await ge.deployments.ofApp(X.key,{limit:Je,before:ds(X.query)});if(!He)throw(0,Un.fH)(X.key);return He.deployments.map(dt=>co(dt,He.app,_e))});
return{deployments:Ue,nextCursor:Ge}}}),readFailure:vt({summary:"Reads why a deployment failed. 404: it did not.",answer:de("Failure"),async run(X,{state:ge}){const{
deployID:_e=""}=X.parameters,Ue=await ge.deployments.failure(X.key,_e);if(Ue)return lo(_e,Ue);await Xt(X,ge);const Ge=await ge.deployments.find(X.key,_e);throw Ge?
new $.P_("not_found",`The deployment ${_e} has not failed: it is ${Ge.status}.`):new $.P_("deployment_not_found",`The app ${X.key.appID} has no deployment ${_e}\
.`)}})})}function Xt({key:R},{apps:j}){return(0,Un.Dy)(j,R)}}),9546:((ze,Te,y)=>{y.d(Te,{Dy:()=>D,Ps:()=>ce,fH:()=>ae});var T=y(7598),$=y(7934),L=y(3739),he=y(2345),
U=y(5456),ue=y(8325),ne=y(6939);const C=$.FsL((0,ne.Qq)(1,1e3),$.yGV(he.G1,"is not a variable's name: letters, digits and _, and not a digit first")),B=(0,ue.ol)(
{set:(0,ue.UM)(ne.uO),unset:(0,ue.UM)($.FsL($.YOg(C,"must be a list of names"),$.Ru6(he.lF.envVariables,`must have at most ${he.lF.envVariables} names`)))}),I={
variables:he.lF.envVariables,bytes:he.lF.envBytes};function ce({state:de,logs:me,keepDeletedMs:$e,rolledBack:Se}){const{apps:H,deployments:be,releases:we}=de,Ae=M=>D(
H,M),ve=async(M,se)=>{const te=await be.find(M,se);if(te)return te;throw await Ae(M),Q(M,se)};return{app:Ae,deployment:ve,async deleteApp(M,se){const te=await H.
delete(M,se,$e);if(!te)throw ae(M);return te},async restoreApp(M,se){const te=await H.restore(M,se);if(te.kind==="no_app")throw ae(M);if(te.kind==="too_late")throw K(
te.app,!0);if(te.kind==="not_deleted")throw new U.P_("conflict",`The app ${M.appID} is not deleted, so there is nothing to restore.`);return te.app},async cancel(M,se,te){
const ye=await be.cancel(M,se,te);if(ye.kind==="no_deployment")return ve(M,se);if(ye.kind==="too_late")throw fe(M,ye.deployment);return ye.deployment},async redeploy(M,se,te,ye){
const F={branch:null,commit:null},We=se===void 0?await be.create(M,F,te,ye):await be.redeploy(M,se,te,ye);if(We.kind==="no_app")throw ae(M);if(We.kind!=="no_dep\
loyment")return We;throw await Ae(M),Q(M,se??"")},async clearCaches(M,se){if(!await H.update(M,{settings:{cachesOf:(0,T.randomUUID)()}},se))throw ae(M)},async rollback(M,se,te){
const ye=await we.rollback(M,se,te);if(ye)return{...ye,warnings:await Se?.(M,ye.deployID)??[]};if(await Ae(M),se===void 0)throw Y(M,"no kept release before the \
live one.");const F=await be.find(M,se),We=`Deploy its commit again: slipway redeploy ${se.slice(0,100)}.`;if(F?.status==="succeeded")throw Y(M,`no release ${se}\
 any more: the platform keeps the newest ones (--keep-releases). ${We}`);if(F)throw Y(M,`no release ${se}: that deployment is ${F.status}.`);const st=Ee.test(se)?
" If there was such a deployment, the platform has removed it, because it was old.":"";throw Y(M,`no kept release ${se.slice(0,100)}.${st}`)},async variables(M){
return await Ae(M),H.variables(M)},async compareEnv(M,se){await Ae(M);const te=await H.env(M),ye=(F,We)=>Object.hasOwn(te,F)?te[F]===We?"same":"replaced":"new";
return Object.keys(se).sort().map(F=>({name:F,change:ye(F,se[F]??"")}))},async editEnv(M,{set:se,unset:te},ye){const F=te?.find(st=>se&&Object.hasOwn(se,st));if(F!==
void 0)throw(0,ne.Gq)([`${F} is in set and in unset`]);const We=await H.editEnv(M,{set:se??{},unset:te??[]},I,ye);switch(We.kind){case"done":return{names:We.names,
absent:We.absent};case"no_app":throw ae(M);case"full":{const{variables:st,bytes:Ne}=I;throw(0,ne.Gq)([`an app may have ${st} variables, and ${Ne} bytes of names\
 and values`])}default:return(0,L.xb)(We)}},async readLog(M,se,te){const ye=await ve(M,se),F=ye.finishedAt!==null,We=await me.read(se,{...te,isComplete:F}),st=We?
void 0:le(ye);return st!==void 0?{text:te.from<=0?st:"",next:Math.max(1,te.from),atEnd:!0,deployment:ye}:We?{text:We.text,next:We.next,atEnd:F&&We.next>=We.size,
deployment:ye}:{text:"",next:Math.max(0,te.from),atEnd:F,deployment:ye}}}}async function D(de,me){const $e=await de.find(me);if(!$e)throw ae(me);if($e.deletion)
throw K($e);return $e}function K({org:de,project:me,appID:$e,deletion:Se},H=!1){const{at:be=0,by:we=null,endsAt:Ae=0}=Se??{},ve=ye=>new Date(ye).toISOString().slice(
0,16).replace("T"," "),M=we===null?"because its lifetime was over":`by ${we}`,se=`The app ${$e} was deleted at ${ve(be)} UTC ${M}`;if(H)return new U.P_("app_del\
eted",`${se}, and is being removed. Its name is free again within hours.`);const te=`slipway apps restore ${$e} --org ${de} --project ${me}`;return new U.P_("ap\
p_deleted",`${se}. Until ${ve(Ae)} UTC it can be restored: ${te}`)}function ae({org:de,project:me,appID:$e}){return new U.P_("app_not_found",`There is no app ${$e}\
 in ${de}/${me}.`)}function le({logRemovedAt:de}){return de===null?void 0:`The platform removed this log on ${new Date(de).toISOString().slice(0,10)}, because i\
t was old (--keep-deployments, --keep-days).
`}const Ee=/^dpl-[a-z2-7]{16}$/;function Y({appID:de},me){return new U.P_("release_not_found",`The app ${de} has ${me}`)}function Q({appID:de},me){return new U.
P_("deployment_not_found",`The app ${de} has no deployment ${me.slice(0,100)}.`)}function fe({appID:de},{deployID:me,status:$e,finishedAt:Se,supersededBy:H}){if(Se===
null){const we=`The deployment ${me} goes live at this moment, and cannot be stopped any more.`;return new U.P_("conflict",`${we} The release before it is one s\
tep away: slipway rollback --app ${de}`)}const be=H===null?"":`, because ${H} replaced it`;return new U.P_("conflict",`The deployment ${me} has ended already: ${$e}${be}\
.`)}}),7352:((ze,Te,y)=>{y.d(Te,{createOperator:()=>T});const T=()=>()=>({status:404,headers:{},body:""})}),3548:((ze,Te,y)=>{y.d(Te,{Z:()=>ne});var T=y(3739),$=y(
7080),L=y(5456),he=y(7356),U=y(8423),ue=y(6854);function ne(K){if(K instanceof L.P_)return K;if(K instanceof ue.tM){const ae="Wait until some of them have start\
ed, and try again (slipway platform --organization-queue).";return new L.P_("rate_limited",`The organization has ${K.most} deployments in the queue. ${ae}`,ce)}
if(K instanceof T.GQ&&K.code==="unsupported_data")return new L.P_("unavailable",B);if(K instanceof he.z)return new L.P_("quota_exceeded",(0,$.c9)(K.over));if(K instanceof
U.us)return K.isFull?new L.P_("unavailable","The platform has no room to store more. Its operator has to add some.",I):new L.P_("unavailable",`The platform cann\
ot read or write its state now. ${C}`,D)}const C="Read what was to be changed before you repeat the call, because it may have been changed.",B="This is sealed w\
ith a key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",I={"retry-after":"30"},ce={"retry-\
after":"60"},D={"retry-after":"5"}}),6939:((ze,Te,y)=>{y.d(Te,{EQ:()=>de,Gq:()=>B,Jk:()=>H,Jt:()=>Y,Qq:()=>ce,TN:()=>Ee,TV:()=>me,cd:()=>fe,ll:()=>C,rD:()=>le,tk:()=>Q,
uO:()=>ve,wC:()=>ae,yL:()=>K});var T=y(7934),$=y(8302),L=y(2345),he=y(597),U=y(5456),ue=y(8325);const ne=10;function C(te,ye){if(!(0,$.Gv)(te))throw B(["the bod\
y must be a JSON object"]);const F=(0,ue.LF)(ye,te,"the body");if("faults"in F)throw B(F.faults);return F.output}function B(te){const ye=te.length-ne,F=te.slice(
0,ne).join("; ")+(ye>0?`; and ${ye} more`:"");return new U.P_("validation_failed",`${F}.`)}const I=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}",
"u"),"must be well-formed Unicode"]];function ce(te,ye,F=[]){const We=[...I,...F];return T.FsL(T.YjP("must be a string"),T.BpQ(te,te===1?"must not be empty":`mu\
st have at least ${te} characters`),T.Ru6(ye,`must have at most ${ye} characters`),(0,ue.Hu)(st=>We.find(([Ne])=>Ne.test(st))?.[1]),T.yuE(D(...We.map(([st])=>st))))}
function D(...te){return{not:{pattern:te.map(({source:ye})=>ye).join("|")}}}function K(te){return T.KIO(te,`must be one of ${te.join(", ")}`)}function ae({pattern:te,
example:ye},F){return T.FsL(ce(1,1024),T.yGV(te,`${F}, as "${ye}"`))}function le(te,ye){const F=`must be a whole number of ${te} to ${ye}`;return T.FsL(T.aig(F),
T.ndf(F),T.Wwf(te,F),T.cGV(ye,F))}function Ee(te){return ce(1,te,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const Y=T.zMY("must be tr\
ue or false"),Q=ce(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or \
any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,
'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),fe=T.FsL(ce(1,64),
T.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),de=T.FsL(ce(2,4),T.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,
'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),me=ce(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must\
 use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),$e=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Se=/:\/\/[^/?#\\]*@/;function H(te){return T.FsL(T.YjP("must be a string"),T.z6Y(ye=>ye.isWellFormed(),"must be well-formed Unicode"),(0,ue.Hu)(ye=>{const F=(0,he.
Nu)(ye,te);return F.kind==="refused"?`${F.problem}: write ${F.instead}`:void 0}),T.yuE({maxLength:1024,pattern:$e.source,...D(Se,new RegExp("\\p{Cc}","u"),new RegExp(
"\\p{Cs}","u"))}))}const{envVariables:be,envBytes:we}=L.lF,Ae=new RegExp(`^${L.be.replace(/[A-Z]/g,te=>`[${te}${te.toLowerCase()}]`)}`),ve=T.FsL(T.IeY(te=>M(te)===
void 0,({input:te})=>M(te)??""),T.yuE({type:"object",maxProperties:be,propertyNames:{pattern:L.G1.source,...D(Ae)},additionalProperties:{type:"string",maxLength:we-
1,...D(...I.map(([te])=>te))}}));function M(te){if(!(0,$.Gv)(te))return"must be an object of names to strings";const ye=Object.entries(te);if(ye.length>be)return`\
must have at most ${be} variables`;let F=0;for(const[We,st]of ye){const Ne=se(We,st);if(Ne!==void 0)return`contains ${(0,ue.SP)(We)}, ${Ne}`;F+=Buffer.byteLength(
We)+Buffer.byteLength(String(st))}return F>we?`must have at most ${we} bytes of names and values`:void 0}function se(te,ye){return L.G1.test(te)?Ae.test(te)?`bu\
t names that begin with ${L.be} belong to the platform`:typeof ye!="string"?"whose value must be a string":ye.includes("\0")?"whose value must not contain NUL c\
haracters":ye.isWellFormed()?void 0:"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}}),
1463:((ze,Te,y)=>{y.d(Te,{I3:()=>de,Ld:()=>Q,RX:()=>C,ig:()=>Y,nq:()=>ae,typeByProgram:()=>Se,uV:()=>me});var T=y(1421),$=y(7598),L=y(3024),he=y(6760),U=y(7975);
const ue=import.meta.filename.endsWith(".ts"),ne=(0,he.join)(import.meta.dirname,ue?"../../..":"../.."),C=(0,he.join)(ne,ue?"src/worker.ts":"dist/worker/index.j\
s"),B=ue?(0,he.join)(ne,"src"):C,I=(ue?["src","node_modules","package.json"]:["dist","package.json"]).map(H=>(0,he.join)(ne,H)),ce=(0,he.join)(ne,"node_modules",
".cache","slipway"),D=4,K=5;function ae(){const H=(0,he.dirname)(process.execPath),be=[H,process.execPath].find(Ae=>((0,L.statSync)(Ae).mode&K)!==K),we=be??I.map(
le).find(Ae=>Ae!==void 0);if(we!==void 0)return{path:we,command:`chmod -R a+rX ${be?H:I.join(" ")}`}}function le(H){const be=(0,L.statSync)(H,{throwIfNoEntry:!1});
if(!be)return;const we=be.isDirectory()?K:D;if((be.mode&we)!==we)return H;const Ae=(0,he.basename)((0,he.dirname)(H))==="node_modules";if(!be.isDirectory()||Ae)
return;const ve=(0,L.readdirSync)(H).filter(M=>!M.startsWith("."));for(const M of ve){const se=le((0,he.join)(H,M));if(se!==void 0)return se}}function Ee(H){return`${(0,$.
hash)("sha256",H).slice(0,16)}/`}function Y(H,be){return`slipway-worker:${Ee(H)}${be}`}function Q(H,be){return`slipway-functions:${Ee(H)}${be}`}const fe=[/^(?:LANG|LC_\w+|TZ)$/,
/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function de(H){const be={};for(const[we,Ae]of Object.entries(H))Ae!==void 0&&Ae!==""&&fe.some(ve=>ve.test(we))&&(be[we]=Ae);return be}function me(H){const{PATH:be="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:we,NODE_USE_SYSTEM_CA:Ae}=H;return{PATH:be,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:ce,...we&&{NODE_EXTRA_CA_CERTS:(0,he.
resolve)(we)},...Ae&&{NODE_USE_SYSTEM_CA:Ae}}}const $e=6e4;async function Se(H,be,we){const Ae={env:me({PATH:be.PATH}),signal:we,timeout:$e};return(await(0,U.promisify)(
T.execFile)(process.execPath,[C,"type",JSON.stringify(H)],Ae)).stdout}}),8036:((ze,Te,y)=>{y.r(Te),y.d(Te,{recordUntoldKey:()=>cp,startLocalPlatform:()=>zL});var T=y(
3024),$=y(6760),L=y(3739),he=y(7994),U=y(7598),ue=y(8161),ne=y(1224),C=y(7288),B=y(5898);const I={by:null,via:"platform",from:null},ce=1e3;function D({org:t,project:e,
appID:n},s,o={}){return{org:t,project:e,appID:n,action:s,...o}}const K=20,ae=1e3,le=6e4,Ee=36e5,Y=864e5,Q=200;function fe(t,{clock:e,every:n,log:s}){let o=new Map,
r=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/Y)!==i&&([i,a]=[Math.floor(f/Y),0]);const w=[...o.values()];o=new Map;const b=w.slice(0,Math.
max(0,ae-a));for(const{count:O}of w.slice(b.length))r+=O;a+=b.length;for(const O of b)await t.append(de(O),[me(O)]);if(r===0||Math.floor(f/Ee)===c)return;c=Math.
floor(f/Ee);const g=r;r=0,await t.append(I,[{action:"access.refuse",after:{code:"others",count:g}}])},l=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(
f)})}),u=n(le,()=>{l()});return{note(f){const{code:w,request:b,by:g,org:O,via:N}=f,S=JSON.stringify([(0,C.fe)(b),w,g,O,N]),V=o.get(S);V?V.count+=1:o.size<K?o.set(
S,{...f,count:1}):r+=1},flush:l,async[Symbol.asyncDispose](){u(),c=0,await l()}}}function de({by:t,via:e,request:n}){return{by:t??null,via:e,from:(0,C.fe)(n),requestID:n.
requestID}}function me({org:t,code:e,request:n,count:s}){const o=(0,B.XM)(n.target).slice(0,Q);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.
method} ${o}`}}}var $e=y(5239),Se=y(9127),H=y(3052),be=y(4296),we=y(8325),Ae=y(2097);const ve=512,M=/^[!-?A-~]*@[!-?A-~]+$/;function se(t){return t.length<=ve&&
M.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function te(t){return/[^\0-\x7f]/.test(t)}function ye(t){return t.slice(t.lastIndexOf("@"))}var F=y(7934),We=y(
1709),st=y(5914),Ne=y(2345);function Zn(t){return F.KCZ([t,F.YOg(t)],"must be a string, or a list of strings")}const $t=F.FsL(F.YjP("must be a string"),F.BpQ(1,
"must not be empty")),Ks=F.FsL(F.YjP("must be a string"),F.Ru6(ve,`must have at most ${ve} characters`),F.yGV(M,({input:t})=>{const e=te(t)?"has characters othe\
r than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),hn=512,es="https://token.actions.githubusercontent.com",zs=F.FsL((0,we.zz)(F.
YjP(),F.FsL(F.YjP("must be a string"),F.BpQ(1,"must not be empty"),F.Ru6(hn,`must have at most ${hn} characters`))),F.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"\
names no claim besides iss")),ts=F.KCZ([Ks,zs],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function At(t){const e=`${t} ASCII emails,\
 or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "envi\
ronment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=F.KCZ([ts,F.YOg(ts)],'must be an email, "@domain", claims, or a list of \
these');return(0,we.lq)(n,e)}const $n={viewer:At("May read."),deployer:At("May change apps, and what they have."),admin:At("May do everything, also say who may.")},
vn=F.FsL(F.YjP(),F.yGV(Ne.cS,"is not an identifier")),Vs=(0,we.lq)((0,we.zz)(vn,(0,we.ol)($n)),"Grants for single apps, by their ID."),pn=(0,we.lq)((0,we.zz)(vn,
(0,we.ol)({...$n,apps:Vs})),'Grants for single projects, by their ID. "*" has none.'),Mn={...$n,projects:pn},ns=24*36e5;function Js(t){try{const e=(0,Se.E9)(t,"\
buildTimeout");return e>=1e3&&e<=ns}catch{return!1}}const mn='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function qs(t){try{return(0,H.
DB)(t,"disk")>0}catch{return!1}}function qt(t,e,n){const s=`must be a whole number, ${t} to ${e}`;return(0,we.lq)(F.FsL(F.aig(s),F.ndf(s),F.Wwf(t,s),F.cGV(e,s)),
n)}const Xs=(0,we.ol)({disk:(0,we.lq)(F.FsL(F.YjP(mn),F.z6Y(qs,mn)),'What the files of all kept releases may take, as "10GiB". Each release counts with all its \
files. Default: no bound.'),apps:qt(0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:qt(1,1e4,
"Builds at once, on all nodes. Further ones wait. Default: --organization-builds."),buildMinutesPerMonth:qt(0,1e8,"Minutes that builds may take in a month of UT\
C, also those that fail or are cancelled. Default: no bound."),kvsRequestsPerMonth:qt(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bou\
nd.")}),ss="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Qs=F.FsL(F.YjP("must be a string"),F.Ru6(st.FR+2,`must have at most ${st.FR+2} characters`),F.yGV(new RegExp(`^(?:\\*|(\
?:\\*\\.)?${ss})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),os=(0,we.ol)({roles:(0,we.lq)((0,we.ol)(
Mn),"Who may do what in the organization, in its projects and in their apps."),...Mn,adminsMayGrant:(0,we.lq)(F.zMY("must be true or false"),'True if those with\
 the role admin may add and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such m\
embers do not count. That of "*" is for organizations without one of their own.'),buildTimeout:(0,we.lq)(F.FsL(F.YjP("must be a string"),F.z6Y(Js,'must be a tim\
e of 1s to 24h, as "90s", "30m" or "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for \
organizations without one of their own.'),quotas:(0,we.lq)(Xs,'Bounds of what the organization uses. Those of "*" are for each organization without one of its o\
wn of the same name.'),domains:(0,we.lq)(Zn(Qs),'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", \
"*.example.com" for all names below, "*" for all.')}),Zs=(0,we.ol)({issuer:F.FsL(F.YjP("must be a string"),F.z6Y(rs,"must be an https:// URL without query (http\
:// only for loopback)"),F.yuE({format:"uri"}),F.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:(0,we.lq)(Zn($t),"Accepte\
d aud values. Default: the platform's own base URL."),email:F.lqM(F.FsL(F.YjP("must be a string"),F.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}"\
 or "{repository}@github.actions"'),F.z6Y(t=>!te(t),"has characters other than ASCII"),F.h_("A template of claims for the email that grants name. For GitHub Act\
ions: {repository}@github.actions")),"{email}"),emailsVerified:F.lqM(F.FsL(F.zMY("must be true or false"),F.h_("True if the issuer verifies every email before i\
t writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is ref\
used all the same.")),!1),clientId:(0,we.lq)($t,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/\
sign-in/callback/{the issuer without https://, with - for /}."),clientSecretFile:(0,we.lq)($t,"A file with the client's secret. A relative path begins in the da\
ta directory."),clientSecretEnv:(0,we.lq)($t,"The environment variable of the platform that has the client's secret."),name:(0,we.lq)(F.FsL($t,F.Ru6(60,"must ha\
ve at most 60 characters")),"The name of the identity provider on the sign-in page. Default: its host."),require:F.lqM(F.FsL((0,we.zz)(F.YjP(),Zn($t)),F.h_("Cla\
ims that a token must have, each with one of the values.")),{})}),eo=F.FsL((0,we.ol)({$schema:F.yqP(F.YjP("must be a string")),localIssuer:F.lqM(F.FsL(F.zMY("mu\
st be true or false"),F.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email\
.")),!0),issuers:F.lqM(F.FsL(F.YOg(Zs,"must be a list"),F.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:o})=>o),s=n.find((o,r)=>n.
indexOf(o)!==r);s!==void 0&&e({message:`names ${s} twice`})}),F.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),
organizations:F.FsL((0,we.zz)(F.FsL(F.YjP(),F.yGV(new RegExp(`^(?:\\*|${Ne.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),os),F.h_('Grants b\
y organization; "*" is every organization.'))}),F.DDF("platform.json"),F.h_("Who may do what on a platform that several people share. The platform reads the fil\
e from its data directory when it starts, and again when it changes."));function rs(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==
""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,We.c)(e.hostname)}const En={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"\
admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},is=1024*1024,er=10;function to(t,e={},n=()=>{}){
const s=(0,$.join)(t,"platform.json");if(!(0,T.existsSync)(s))return En;try{if((0,T.statSync)(s).size>is)throw new Error(`is larger than ${is} bytes`);return no(
JSON.parse((0,T.readFileSync)(s,"utf8")),{file(o){return n(o),(0,T.readFileSync)((0,$.resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new L.GQ("inval\
id_file",`${s}: ${(0,L.bD)(o)}`,{place:{file:s},remedy:`Correct the file (${(0,$e.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,
cause:o})}}const tr={file:()=>"",env:()=>{}};function no(t,e=tr){const n=(0,we.LF)(eo,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,er).join(";\
 "));const{localIssuer:s,issuers:o,organizations:r}=n.output,i=Object.entries(r).flatMap(([u,f])=>sr(u,f)),a=Map.groupBy(i.flatMap(u=>typeof u.who=="string"?[{...u,
who:u.who}]:[]),({who:u})=>u),c=i.flatMap(({who:u,...f})=>{if(typeof u=="string")return[];const{iss:w=es,...b}=u;return[{...f,iss:w,claims:b}]}),d=c.find(({iss:u})=>!o.
some(({issuer:f})=>f===u));if(d)throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const l=u=>r[u]?.adminsMayGrant??r["*"]?.adminsMayGrant??
!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:u,audience:f,email:w,emailsVerified:b,require:g,...O},N)=>({issuer:u,audiences:f===void 0?void 0:[f].flat(),
email:w,emailsVerified:b,granted:[...new Set(c.filter(({iss:S})=>S===u).flatMap(({claims:S})=>Object.keys(S)))],client:as(u,O,`issuers[${N}]`,e),require:Object.
fromEntries(Object.entries(g).map(([S,V])=>[S,[V].flat()]))})),grantsOf:({email:u,issuer:f,claims:w={}})=>[...a.get(u)??[],...a.get(ye(u))??[],...c.filter(({iss:b,
claims:g})=>b===f&&Object.entries(g).every(([O,N])=>w[O]===N))],adminsMayGrant:u=>u===void 0?Object.keys(r).some(l):l(u),membersOf:u=>i.filter(f=>f.org===u||f.org===
"*"),buildTimeoutOf(u){const f=r[u]?.buildTimeout??r["*"]?.buildTimeout;return f===void 0?void 0:(0,Se.E9)(f,"buildTimeout")},quotasOf:u=>({...cs(r["*"]),...cs(
r[u])}),withQuotas:Object.keys(r).filter(u=>u!=="*"&&r[u]?.quotas!==void 0),mayUseDomain(u,f){return[r[u]?.domains??[],r["*"]?.domains??[]].flat().some(b=>yn(b,
f))}}}function as(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:o},r,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${r} has a\
 client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${r} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===
void 0?s&&i.env(s):i.file(n);if(a&&!c){const l=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}.${l}, wh\
ich is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:o??new URL(t).host,
slug:d}}function cs({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,H.DB)(t,"disk")}}}function yn(t,e){return t==="*"||t===e||t.startsWith("*.")&&
e.endsWith(t.slice(1))}function nr(t,e){return(0,Ae.ci)(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const o=await e.of([n.email,ye(n.email)]);
return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}function sr(t,{roles:e={},...n}){const s=`organizations.${t}`,o=[...so(t,`${s}.roles`,e),...so(t,s,n)],
r=new Map;for(const{place:i,path:a}of o){const c=(0,Ae.fp)(i),d=r.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);
r.set(c,a)}return o.flatMap(({grants:i})=>i)}function so(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not pos\
sible: name the organization`);const o=(r,i,a)=>{const c=be.g.flatMap(d=>[a[d]??[]].flat().map(l=>{const u=typeof l=="string"?l.toLowerCase():l;return{...r,role:d,
who:u,path:`${i}.${d}`}}));return c.length>0?[{place:r,path:i,grants:c}]:[]};return[...o({org:t},e,s),...Object.entries(n).flatMap(([r,{apps:i={},...a}])=>{const c=`${e}\
.projects.${r}`;return[...o({org:t,project:r},c,a),...Object.entries(i).flatMap(([d,l])=>o({org:t,project:r,appID:d},`${c}.apps.${d}`,l))]})]}const ds=2e3;function or({
dir:t,env:e,log:n,every:s=ne.fm}){const o=(0,$.join)(t,"platform.json"),r=new Map,i=()=>(r.clear(),r.set(o,ls(o)),to(t,e,f=>r.set((0,$.resolve)(t,f),ls((0,$.resolve)(
t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),c=f},l=()=>{if(![...r].every(([f,w])=>ls(f)===w))try{const f=i();if(f===En&&a!==
En){d(`${o} was removed: what it said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:o})}catch(f){d((0,L.bD)(
f))}},u=s(ds,l);return{policy:oo(()=>a),get fault(){return c},look:l,[Symbol.dispose]:u}}function ls(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,T.statSync)(
t,{bigint:!0});return[e,n,s,o].join()}catch(e){return(0,L.xU)(e)??"unknown"}}function oo(t){return new Proxy(En,{get:(e,n)=>Reflect.get(t(),n)})}function Wt(t){
const{everyMs:e,onFailure:n,every:s=ne.fm,isDue:o=!1}=t;let r,i=!1,a=!1;const c=()=>(i=r!==void 0&&t.follows===!0,r??=t.run().then(()=>{},n).finally(()=>{r=void 0,
i&&!a&&c()}),r),d=s(e,()=>{c()});return o&&c(),{run:c,async[Symbol.asyncDispose](){a=!0,d(),await r}}}var Xe=y(8423);const ro=["ok","missed","refused","limited",
"failed"],ct=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","del\
ete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy\
_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],It={hour:36e5,day:864e5};
function us({function_mib_ms:t}){return t*1024*1024/It.hour}function fs(t){const e=n=>Object.fromEntries(ro.flatMap(s=>{const o=Ht(n,s);return o?[[s,t[o]]]:[]}));
return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,
"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,
buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/
1e3}}}function Ht(t,e){return ct.find(n=>n===`${t}_${e}`)}function Cn(t={}){const e=ct.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Un(t,e){return Object.
fromEntries(ct.map(n=>[n,t[n]+e[n]]))}function rr(t){const e=n=>ct.reduce((s,o)=>s+(n(o)?t[o]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.
test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const io={kvs(){},site(){}},hs=2e5,ps=new Map(ct.map((t,e)=>[t,e])),ht=t=>ps.get(t)??0,ms=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(ro.map(e=>[e,ht(Ht(t,e)??`${t}_refused`)]))])),wn=ht("kvs_bytes_in"),ao=ht("kvs_bytes_ou\
t"),Es=ht("site_bytes_out"),co=ht("function_requests"),xn=ht("function_ms"),lo=ht("function_mib_ms"),ys=1024*1024,gn=[ht("site_2xx"),ht("site_3xx"),ht("site_4xx"),
ht("site_5xx")];class _n{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(ct.length);#r;lost=0;constructor(e){this.#r=Xt(e)}kvs(e,n,s,o,r){const{
counts:i}=this.#e.get(e.keyspace)??vt(this.#e,e.keyspace,e.scope);mt(i,ms[n][s],1),mt(i,wn,o),mt(i,ao,r)}site(e,n,s){const{counts:o}=this.#t.get(e.subdomain)??vt(
this.#t,e.subdomain,Ut(e));mt(o,n<300?gn[0]:n<400?gn[1]:n<500?gn[2]:gn[3],1),mt(o,Es,s)}requested(e,n){const{counts:s}=this.#i(e);mt(s,co,1),mt(s,xn,n)}held(e,n){
mt(this.#i(e).counts,lo,n/ys)}#i(e){const n=this.#n.get(e.appID)??[];for(const o of n)if(o.scope.org===e.org&&o.scope.project===e.project)return o;const s=ws(Ut(
e));return this.#n.set(e.appID,[...n,s]),s}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,
counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())mt(this.#o,i,a);const o=JSON.stringify([n.org,n.project,n.app,
n.table,this.#r]),r=this.#s.get(o);if(r)for(const[i,a]of s.entries())mt(r.counts,i,a);else this.#s.size<hs?this.#s.set(o,{scope:n,counts:s,hour:this.#r}):this.lost+=
j(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#r=Xt(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:o,hour:r,counts:i}]of this.#s){
if(n.length===e)break;this.#s.delete(s),n.push({scope:o,hour:r,counts:R(i)})}return n}totals(){const e=this.#o.slice();for(const{counts:n}of this.#a())for(const[
s,o]of n.entries())mt(e,s,o);return R(e)}}function Ut({org:t,project:e,appID:n}){return{org:t,project:e,app:n,table:""}}function ws(t){return{scope:t,counts:new Float64Array(
ct.length)}}function vt(t,e,n){const s=ws(n);return t.set(e,s),s}function mt(t,e,n){t[e]=(t[e]??0)+n}function Xt(t){return Math.floor(t/It.hour)*It.hour}function R(t){
return Object.fromEntries(ct.map((e,n)=>[e,t[n]??0]))}function j(t){return ct.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const pe=8e3,X=3e4,ge=250,
_e=250,Ue=500;function Ge(t){const{clock:e,log:n,every:s}=t,o=new _n(e.now()),r=Je(o,t);let i=!1;const a=Wt({everyMs:pe,async run(){await r(),i&&n("info","usage\
_stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{meter:o,flush:a.run,figures:()=>({counts:o.totals(),
waiting:o.waiting,lost:o.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}function Je(t,{usage:e,engine:n,clock:s,log:o}){const r=(0,U.
randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:r,number:i,rows:t.next(ge)}),await e.add(
a).catch(d=>{if(d instanceof Xe.us)throw d;o("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.
countEnded(_e)===_e;);if(!(!n||!await e.claimTurn("stored",X)))for(let d=0;;){const l=await n.sizes(d,Ue),u=l.length<Ue,f=u?Number.MAX_SAFE_INTEGER:l.at(-1)?.keyspace??
d;if(await e.setStored({after:d,upTo:f,tables:l},s.now()),u)return;d=f}}}const He=()=>{},dt=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});var Mt=y(
7634);const Ct=5e3,Qt=15e3,Tn=null,Zt=1e3,bn=10;async function gs(t){const{own:e,shared:n,builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:Mt.x,uptimeMs:Math.
round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:l}=n,
u=()=>a.announce({...i(),...c,...d(),canBuild:l?.canBuild});await l?.look(),await _s(u,n,t);const f=ho(u,l,t);return uo(await a.living(),c,t),{list:()=>a.list(),
async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function _s(t,{signal:e},{own:{name:n},clock:s,log:o}){
let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw bs(n,i);r||o("warn","node_name_awaited",Ts(n,i)),r??=i,await s.sleep(Zt,e)}}function Ts(t,{
address:e,silentMs:n}){const s=Math.max(0,Qt-n),o=`Another process has the name ${t}: it gave its last sign of life ${(0,Se.a3)(n)} ago. If it was killed, this \
one goes on in ${(0,Se.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function bs(t,{address:e,silentMs:n}){
const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Se.a3)(n)} ago`,o=`Start this one with another --node. If t\
he other one was killed just now, wait ${Qt/1e3} seconds and start this one again.`;return new L.GQ("invalid_input",s,{input:"node",remedy:o})}function uo(t,e,{
log:n}){for(const{key:s,flag:o,means:r}of fo){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,l=>l[s])){const l=d.slice(0,bn).map(
({name:u})=>u);n("warn","node_settings_differ",{setting:o,here:i,there:c,nodes:l.join(", "),means:r})}}}const fo=[{key:"publicUrl",flag:"--public-url",means:"To\
kens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them se\
rves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function ho(t,e,{own:{name:n},log:s,every:o}){let r;const i=(l,u)=>{l!==void 0&&
l!==r&&s("warn",l,u),r=l},a=async()=>{const l=await t();l?i("node_name_taken",{node:n,address:l.address,means:Os}):i(void 0)},c=Wt({everyMs:Ct,async run(){await e?.
look();let l;do l=e?.canBuild,await a();while(e?.canBuild!==l)},onFailure:l=>i("node_not_announced",{reason:String(l)}),every:o}),d=e?.subscribe(()=>{c.run()});
return async()=>{d?.[Symbol.dispose](),await c[Symbol.asyncDispose]()}}const Os="Another process took the name of this node while this one gave no sign of life.\
 Stop one of them, and start it with another --node";var Qe=y(8302);const en=["control","build","edge","kvs"],Pn=null;var De=y(5456),z=y(2978),Rt=y(5807),tn=y(2207);
const{failureLogLines:ir,failureLogLine:ar}=Ne.lF,yi=(0,z.lS)({stage:(0,z.yL)(tn.Mb),code:(0,z.yL)(tn.sR),message:(0,z.Qq)(Ne.IC.message),exitCode:(0,z.Xd)(z.nd),
signal:(0,z.Xd)((0,z.Qq)(Ne.IC.signal)),log:(0,z.c3)(ir,(0,z.Qq)(ar)),diagnostics:tn.tl}),Ss={queue:"build_failed",clone:"clone_failed",install:"install_failed",
build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function cr({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,
code:e,message:(0,Rt.vI)(n,Ne.IC.message),exitCode:s},c=o===null?null:o.slice(0,Ne.IC.signal),d=i.filter(({file:w})=>w.length<=Ne.IC.file).slice(0,Ne.IC.findings).
map(w=>({...w,code:w.code===null?null:(0,Rt.vI)(w.code,Ne.IC.findingCode),message:(0,Rt.vI)(w.message,Ne.IC.findingMessage)})),l=dr(d,Ne.IC.bytes/2),u=Ne.IC.bytes-
po({...a,signal:c,log:[],diagnostics:l}),f=r.slice(-ir).map(w=>(0,Rt.vI)(w,ar));return{...a,signal:c,log:dr(f.reverse(),u).reverse(),diagnostics:l}}function dr(t,e){
let n=e;const s=t.findIndex(o=>(n-=po(o)+1,n<0));return s===-1?t:t.slice(0,s)}function po(t){return Buffer.byteLength(JSON.stringify(t))}function lr(t){const e=yi(
t);return e&&po(e)<=Ne.IC.bytes?e:void 0}function wi(t){return{stage:t,code:Ss[t],message:"The deployment failed, but its failure record is damaged or too large",
exitCode:null,signal:null,log:[],diagnostics:[]}}function Fn(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class xt extends Error{name="\
BuildFailure";facts;constructor(e){const n=cr(e);super(n.message),this.facts=n}}function On(t,e,n){return new xt({stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]})}class nn extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}function q(t,e){const n=t[e];if(typeof n!=
"string")throw Eo(e);return n}function Pe(t,e){return t[e]===null?null:q(t,e)}function re(t,e){const n=t[e];if(typeof n!="number")throw Eo(e);return n}function it(t,e){
return t[e]===null?null:re(t,e)}function jn(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Eo(e);return n}function ur(t,e){const n=t[e];return typeof n==
"boolean"?n:re(t,e)===1}function pt(t,e){return n=>e(n,t)}function gi(){return(t,e)=>q(t,e)}const mo={org:q,project:q,appID:q};function Ve(t){const e=Object.entries(
t).map(([n,s])=>[n,_i(n),s]);return n=>Object.fromEntries(e.map(([s,o,r])=>[s,r(n,o)]))}function _i(t){return t.replace(/[A-Z]+/g,e=>`_${e.toLowerCase()}`)}function Eo(t){
return new L.GQ("internal",`The column ${t} of the database has an unexpected type`)}async function Be(t,e,n){return(await t.read(()=>e)).rows.map(n)}async function ut(t,e,n){
return(await Be(t,e,n))[0]}async function lt(t,e){return(await t.read(()=>e)).count}const Sn="org = $1 AND project = $2 AND app_id = $3",Nn=`${Sn} AND deleted_a\
t IS NULL`,Ns=`SELECT * FROM apps WHERE ${Nn} FOR NO KEY UPDATE`,Rs=Number.MAX_SAFE_INTEGER;function et({org:t,project:e,appID:n}){return[t,e,n]}const gt=Ve(mo);
function Pt(t,e,n="app_id"){const s=`${t}.project`,o=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${o} OR ${s} || '/' || ${t}.${n} = ${o})`}const fr=null,
Bc=3e4;function Ti({oldestAt:t},e){return t===null?null:Math.max(0,e-t)/1e3}function hr(t,e,n,s){const o=t.prepare(`INSERT INTO ${e} (id, until) VALUES (1, slip\
way_now() + ${fr})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`SELECT count(*) AS n, min(at) AS oldest FROM ${n} WHERE ${s}`);return{use:async()=>{await counted(
t,o())},waiting:async()=>await first(t,r(),bi)??{count:0,oldestAt:null}}}function bi(t){return{count:numberOf(t,"n"),oldestAt:numberOrNull(t,"oldest")}}const pr=2e3,
Oi=1e3;function Si(t){const{node:e,roles:n,functions:s,checks:o,clock:r}=t,i=new Set;let a=!1;const c=en.map(f=>[f,Ni(o[f],r)]),d=new Map(c.filter(([f])=>n.includes(
f))),l=async f=>{const w=d.get(f);return w?a?"draining":i.has(f)?await w()?"ready":"failing":"starting":"absent"},u=async f=>{const w=await Promise.all(f.map(async S=>[
S,await l(S)])),[,b="ready"]=w.find(([,S])=>S!=="ready")??[],g=f.includes("build")?t.walls?.():void 0,O=g&&{limitedBy:Fn(g.limiter),network:g.network},N={status:b,
node:e,roles:Object.fromEntries(w),...(0,Qe.Eb)({builds:O,functions:f.includes("edge")?s:void 0}),...f.includes("control")&&t.isFaulty?.()&&{policy:"faulty"},...f.
includes("control")&&mr("cdn","purgesWaiting",t.purges?.(),r.now()),...f.includes("build")&&mr("dns","changesWaiting",t.records?.(),r.now()),...(0,Qe.Eb)({unsealed:f.
includes("control")?t.unsealed?.():void 0})};return b==="ready"?(0,B.Yf)(200,N):(0,B.Yf)(503,N,{"retry-after":"1"})};return{start(f){for(const w of f?[f]:en)i.add(
w)},drain(){a=!0},handler(f){const{target:w}=f,b=new URLSearchParams(w.slice((0,B.XM)(w).length)).get("role");if(b===null)return u(n);const g=en.find(O=>O===b);
return g?u([g]):(0,De.u)(new De.P_("invalid_request",`role is one of ${en.join(", ")}.`),f)}}}function mr(t,e,n,s){if(!n)return{};const o=Ti(n,s);return{[t]:{[e]:n.
count,oldestSeconds:o===null?null:Math.round(o)}}}function Ni(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const o=async()=>{const r=t().then(()=>!0,()=>!1),
i=await(0,ne.ux)(e,pr,r)??!1;return s={can:i,at:e.monotonic()},n=void 0,i};return async()=>s&&e.monotonic()-s.at<Oi?s.can:(n??=o(),n)}function Ri({check:t,damage:e}){
return async()=>{try{await t?.()}catch{return(0,B.Yf)(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??
0;if(n===0)return(0,B.Yf)(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their name\
s. Deploy their sites again to store them again.`;return(0,B.Yf)(200,{status:"degraded",pid:process.pid,reason:s})}}const yo=()=>({[Symbol.asyncDispose]:async()=>{}});
var wo=y(8474),Ls=y(7067),sn=y(7030),Gt=y(7075),Er=y(3548);const p=8,h=new WeakMap;function m(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)
return;const o=(h.get(s)??0)+1;if(h.set(s,o),o>p){s.destroy();return}s.pause(),e.once("socket",()=>{const r=(h.get(s)??1)-1;h.set(s,r),r===0&&s.resume(),queueMicrotask(
n)})}const E=2e4,_=.75,A=1024,k=1024,Z=64,oe={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Re=500,Ye=20,tt=512,Ie=32;function xe(){let t="";try{t=(0,T.readFileSync)(
"/proc/self/limits","utf8")}catch{}const[,e=String(A)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?E:Math.min(E,Math.floor(_*Number(
e)))}class nt{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=oe){this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=k?this.#l(
this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.
delete(e)||this.#o.delete(e)),this.#i??=this.#a(Re)}began(e,n){const s=this.#s.get(e)??this.#o.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,
s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),
e).unref()}#c(){this.#r??=Et(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<tt&&n<Ie;s+=1){const{value:o,done:r}=this.#r.next();if(r){this.#r=
void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(
i),n+=1)}this.#r?this.#i=this.#a(Ye):this.#i=this.#s.size+this.#o.size>0?this.#a(Re):void 0}#d(){const[e]=this.#s,[n]=this.#o;let s=0;for(const o of this.#o){if(e&&
e[1].since<o[1].since||(s+=1,s>Z))break;if(this.isIdle(o[0])){this.#l(this.#o,o[0]);return}}e?this.#l(this.#s,e[0]):n&&this.#l(this.#o,n[0])}#l(e,n){e.delete(n),
n.destroy()}}function*Et(...t){for(const e of t)yield*e}const yt=64*1024,_t=128*1024;class on{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){
return this.#s}hold(e,n){const s=go(e,n);if(!s||s.bytes<=yt)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.bytes),this.#t.set(e,
s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){const n=this.#t.
get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(
n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function go(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Gt.Readable?
{key:t,bytes:_t}:{key:e.buffer,bytes:e.buffer.byteLength}}const _o=/^[\w.:-]{1,128}$/,yr=12e4,wr=8*1024*1024,As=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,To=47,Li=(0,U.
randomBytes)(5).toString("hex");let bo=0;class Ai{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=
o,this.#i=r,e.url?.charCodeAt(0)!==To&&Is(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){
return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];bo+=1,this.#s=typeof e=="string"&&_o.test(e)?e:`${Li}-${bo}`}
return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)return(0,C.ci)(e,(0,B.wx)(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){
return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#o===void 0){const e=new AbortController;this.#o=e,this.#n.open.add(this),
this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#o.signal}abort(e){this.#o?.
abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=e&&(this.#i=!1,this.#t.writeContinue()),new Promise((o,r)=>{const i=[];
let a=0;const c=setTimeout(()=>n.destroy(),yr).unref(),d=u=>{clearTimeout(c),this.#r=!n.complete,r(u)},l=()=>d(new B.GW("The client went away before its body en\
ded"));if(n.destroyed&&l(),s>e+wr){d(new B.KQ);return}n.on("data",u=>{a+=u.length,a<=e?i.push(u):a>e+wr?(n.pause(),d(new B.KQ)):i.length=0}),n.on("end",()=>{if(a>
e)return d(new B.KQ);clearTimeout(c),o(Ii(i,a))}),n.on("error",l),n.on("close",()=>{n.complete||l()})})}}function Is(t){const[,e,n=""]=As.exec(t.url??"")??[];e!==
void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Ii(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}const Oo=1e3;function Di({
method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t==="GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function Ds(t,e){
const n=new Ls.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&
n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Oo).unref()}),n}function Bn(t,e,n,s){const{method:o,url:r,httpVersion:i,rawHeaders:a}=e,
c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const l=a[d]??"";l.toLowerCase()!=="upgrade"&&c.push(`${l}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(
Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const dp=3e4,rn=t=>(0,De.u)(new De.P_("unavailable","The platform is starting.",{"retry-after":"1"}),t),lp=128*1024*1024,up=16;
class fp{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=up&&this.#s()}#n(){
this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}async function Wc(t){const{host:e,log:n,batch:s=new fp}=t,o={handler:rn,closing:!1,
log:n,batch:s,bodies:new on(lp)},r=t.connections??xe(),i=new nt(r,g=>a(g,Gc),t.clientTimes),a=pp(i),c=(0,C.Nd)(t.trustedProxies??[],"trusted-proxies"),d={open:new Set,
proxies:c},l=new Set,u=(g,O,N)=>{s.open(),i.began(g.socket,O),wp(o,{request:new Ai(g,O,d,N),incoming:g,outgoing:O})},f=(0,Ls.createServer)({headersTimeout:0,requestTimeout:0,
keepAliveTimeout:dp,joinDuplicateHeaders:!0},(g,O)=>m(g,O,()=>u(g,O)));f.on("checkContinue",(g,O)=>m(g,O,()=>u(g,O,{waits:!0}))),f.on("upgrade",(g,O,N)=>{const S=i.
isIdle(g.socket);if(S&&!Di(g))return Bn(f,g,O,N);const V=S?Ds(g,g.socket):void 0;if(!V)return void O.destroy();l.add(O),O.once("close",()=>l.delete(O)),u(g,V,{head:N})}),
f.on("connection",g=>i.opened(g)),f.on("clientError",(g,O)=>a(O,(0,L.xU)(g)));const w=await Ep(f,t.port,e);let b;return{port:w,serve(g){o.handler=g},close(g=5e3){
return o.closing=!0,b??=yp(f,d.open,l,g),b}}}function Hc(t,e){return`http://${(0,sn.isIPv6)(t)?`[${t}]`:t}:${e}`}const Gc="ERR_HTTP_REQUEST_TIMEOUT",hp="HPE_INV\
ALID_EOF_STATE";function pp(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.bytesRead===0||s===hp||!n.writable||!t.isIdle(n)){n.destroy();
return}n.end(mp(s)),setTimeout(()=>n.destroy(),Oo).unref()}}const Yc=`The address and the headers of this request have more than ${Ls.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function mp(t){const e=`Connection: close\r
`;return t===Gc?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Yc.length}\r
`}${e}\r
${Yc}`}async function Ep(t,e,n){const s=(0,wo.once)(t,"listening");t.on("error",()=>{});try{t.listen(e,n),await s}catch(r){const i=(0,L.xU)(r);if(i==="EADDRINUS\
E"){const a="Choose another port, such as --port 4401, or --port 0 for a free one.",c=`Another process uses port ${e} of ${n}`;throw new L.GQ("port_in_use",c,{input:"\
port",remedy:a,cause:r})}if(i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"){const a="Choose an address of this machine, and a port of 1024 or more.",c=`The \
platform cannot listen on ${n}:${e} (${i})`;throw new L.GQ("invalid_input",c,{input:"port",remedy:a,cause:r})}throw r}const o=t.address();return typeof o=="obje\
ct"&&o!==null?o.port:e}async function yp(t,e,n,s){const o=new Promise(a=>t.close(()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)
a.abort(new L.GQ("interrupted","The platform stops"));t.closeAllConnections();for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(
i)}}function wp(t,e){const{request:n}=e,s=r=>ki(Kc(n,r,t.log),t,e),o=r=>{try{ki(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):
o(r)}catch(r){s(r)}}function Kc(t,e,n){const s=(0,L.I7)(e),o=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.
requestID,method:t.method,message:s.message,cause:o??null});const r=(0,Er.Z)(e);if(r)return(0,De.u)(r,t);const i="The platform failed to answer. Its log has the\
 cause, with this request ID.";return(0,De.u)(new De.P_("internal",i),t)}function ki(t,e,n){const{body:s}=t,{outgoing:o,incoming:r}=n,i=s instanceof Gt.Readable?
s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){gp(t.take,e,n);return}if(o.writeHead(t.status,_p(t,e,n)),r.method==="HEAD"||zc(t)||s===void 0){
i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof Gt.Readable?Tp(s,e,n):e.batch.end(o,s)}async function gp(t,e,n){const{request:s,incoming:o,outgoing:r}=n,
{requestID:i,remoteAddress:a,head:c}=s,l={incoming:o,outgoing:r,end:u=>{e.batch.open(),e.batch.end(r,u)},requestID:i,remoteAddress:a,head:c};e.closing&&(r.shouldKeepAlive=
!1);try{await t(l)}catch(u){const f=Kc(s,u,e.log);r.headersSent?r.destroy():ki(f,e,n)}}function _p(t,{closing:e},{request:n}){const s=[];let o=!1;for(const r in t.
headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-length")}for(const r of t.cookies??[])s.push("set-cookie",r);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.body instanceof Gt.Readable)&&!zc(t)&&s.push("content-length",bp(t.body)),s}function zc({
status:t}){return t===204||t===304}function Tp(t,{log:e},{request:n,outgoing:s}){(0,Gt.pipeline)(t,s,o=>{o&&(0,L.xU)(o)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:o.message})})}function bp(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}const $i=["0.0.0.0","::"];function Vc({host:t,baseUrl:e}){const n=t.toLowerCase(),s=$i.includes(n);return o=>{const r=o?.toLowerCase()??"";if(Op(r,e))return!0;
const i=Sp(r);return i===void 0?!1:i==="localhost"||i===n||(0,We.O)(i)||s&&(0,sn.isIP)(i)!==0}}function Op(t,e){const{host:n,protocol:s}=new URL(e);return t===n||
t===`${n}${s==="https:"?":443":":80"}`}function Sp(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?(0,sn.isIPv6)(
e)?e:void 0:n?.replace(/\.$/,"")}const Np=async()=>{},Rp=()=>{},Lp=()=>{};class ks extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.
size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Ap=1e4;function Ip(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,U.hash)(
"sha256",n)}`,most:t}])}function Dp(t,e){if(t===0)return()=>0;const n=t/6e4,s=new ks(Ap);return o=>{const r=e.monotonic(),i=s.get(o)??{left:t,at:r};return i.left=
Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const kp=864e5,$p=async()=>0,vp=()=>({
handler:()=>({status:404,headers:{},body:""}),[Symbol.asyncDispose]:async()=>{}});var So=y(7),an=y(7717);const Jc=6e5,qc=6*36e5,Mp=3e4,Xc=5e3;function Cp(t,e,n){
return(0,an.O)(async()=>{const s=await y.e(460).then(y.bind(y,6460)),o=s.createRemoteJWKSet(await Up(t,e),{timeoutDuration:Xc,cacheMaxAge:Number.POSITIVE_INFINITY,
cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-r,l=()=>(c??=
o.reload().then(()=>{a=0,r=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Mp*2**Math.max(0,a-1),Jc)}),c);return async(u,f)=>{const w=n.
monotonic()>=i||d()>=qc;if(d()>=Jc&&w&&await l(),d()>=qc)throw gr();try{return await o(u,f)}catch(b){if(!(b instanceof s.errors.JWKSNoMatchingKey))throw b;const g=n.
monotonic()>=i;if(g&&await l(),a>0)throw gr();if(!g)throw b;return o(u,f)}}})}async function Up(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-kno\
wn/openid-configuration`,{signal:AbortSignal.timeout(Xc),redirect:"error"})).json();return xp(s,t)}catch{throw gr()}}function xp(t,e){const{issuer:n,jwks_uri:s}=Object(
t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error(
"the keys are not served over the protocol of their issuer");return o}function gr(){return new De.P_("unavailable","The keys of the token's issuer cannot be fet\
ched right now.",{"retry-after":"5"})}const Pp=30,Fp=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],jp=16*1024;function Bp(t){
const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:(0,an.O)(async()=>(await y.e(460).then(
y.bind(y,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let o=[],r=new Map;const i=a=>{if(o!==e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??Cp(d,t.fetch,
n);r=new Map(o.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:r.get(a)};return async a=>{const c=Qc(a),d=await y.e(460).then(y.
bind(y,6460)),{header:l,claims:u}=Wp(c,d);Hp(l,u);const f=i(u.iss??"");if(!f)throw at("The token was issued by an identity provider that this platform does not \
trust (iss)");const w=await f.keys(),b=f.audiences??[t.audience];try{const{payload:g}=await d.jwtVerify(c,w,{issuer:f.issuer,audience:[...b],algorithms:Fp,clockTolerance:Pp,
currentDate:new Date(n.now()),requiredClaims:["exp"]});return Gp(f,g)}catch(g){throw Zc(g,d,b.join(" or "))}}}function Qc(t){if(t===void 0)throw at('There is no\
 Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw at('The Authorization hea\
der is not "Bearer <ID token>"');if(e.length>jp)throw at("The token is too long to be an ID token");return e}function Wp(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw at("The token is not a JSON Web Token, so it is not an ID token")}}function Hp(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw at("The token is an access token: send the identity provider's ID\
 token instead")}function Gp(t,e){Yp(t,e);const n=t.granted.flatMap(o=>{const r=e[o];return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(
r).length<=hn?[[o,String(r)]]:[]}),s={email:Kp(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function Yp(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw at(`The token's ${n} claim is not one that this platform accepts`)}function Kp(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];if(typeof i!="string"||i==="")throw at(`The token has no ${r} claim`);return i}),s=se(n);if(s===void 0){const o=te(n)?"has \
characters other than ASCII":"is not an email";throw at(`The token's email claim ${o}`)}if(t.email.includes("{email}")&&!zp(e,t))throw at("The token's email is \
not verified (email_verified is not true)");return s}function zp({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function Zc(t,e,n){
if(t instanceof De.P_)return t;const{errors:s}=e;return t instanceof s.JWTExpired?at("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?at(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?at("The token is not valid yet (nbf)"):at(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?at("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?at("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?at("The token is not a valid ID token"):gr()}function at(t){return new De.P_("unauthorized",`${t}.`,{"www-authenticate":'Bearer \
error="invalid_token"'})}function Vp({store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{ed(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];
for(const d of i){const l=Mi(d),u=JSON.stringify([l.project,l.appID]);a.has(u)||a.set(u,(0,Ae.mK)(await e(o,l),"admin"));const f=(0,Ae.K2)((0,Qe.U4)(d.maker));(a.
get(u)||f?.email===o.email&&f.issuer===o.issuer)&&c.push(d)}if(c.length>0||await e(o,{org:r})||(await n(o))?.includes(r))return c;throw vi(o,r)};return{list:s,async create(o,{
name:r,place:i,role:a,lifetimeMs:c},d){ed(o,"make another one");for(const P of[i.project,i.appID])if(!(P===void 0||Ne.cS.test(P)))throw new De.P_("validation_fa\
iled","The project and the app of a token must be identifiers.");const l=await e(o,i);if(l===void 0)throw vi(o,i.org);if(!(0,Ae.mK)(l,"deployer")){const P=`${o.
email} may only read there. Somebody with the role deployer makes tokens.`;throw new De.P_("forbidden",P)}const u=(0,So.yH)(P=>(0,U.randomInt)(P)),{org:f,project:w=null,
appID:b=null}=i,{email:g,issuer:O}=o,N=So.KT.atPlace,S={madeBy:g,maker:JSON.stringify({email:g,issuer:O})},V={id:(0,U.randomUUID)(),hash:(0,U.hash)("sha256",u),
org:f,project:w,appID:b,name:r,role:a,lifetimeMs:c,...S},G=await t.create(V,N,d);if(typeof G=="object")return{...G,text:u};const x=G==="name_taken"?`T${(0,Ae.fp)(
i).slice(1)} has a token ${r}. Revoke it first, or choose another name.`:`${(0,Ae.Js)(i,G,N)} tokens, and may have no more. Revoke those that nobody needs.`;throw new De.
P_("conflict",x)},async revoke(o,r,i,a){const{org:c,project:d=null,appID:l=null}=r,u=(await s(o,c)).filter(b=>b.name===i),f=u.find(b=>b.project===d&&b.appID===l);
if(!f&&d===null&&u.length>1){const b=u.slice(0,5).map(O=>(0,Ae.fp)(Mi(O))),g=`Several tokens have the name ${i}: those of ${b.join(", ")}. Name the place.`;throw new De.
P_("conflict",g)}const w=f??(d===null?u[0]:void 0);if(w&&await t.revoke(c,w.id,a))return w;throw await e(o,{org:c})===void 0?vi(o,c):new De.P_("not_found",`The \
organization ${c} has no token ${i.slice(0,100)} that you may end.`)}}}async function Jp(t,e,n){if(!(0,So.eo)(e))throw at("The access token is not whole: it was\
 cut, or mistyped");const s=await t.find((0,U.hash)("sha256",e)),o=s&&(0,Ae.K2)((0,Qe.U4)(s.maker)),r=So.Xm.find(i=>i===s?.role);if(!s||!o||!r)throw at("The acc\
ess token is unknown, was revoked, or has ended");if(!n(o.issuer))throw at("The person who made the access token signed in by an identity provider that is no lo\
nger trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof Xe.us))throw i}),{...o,token:{id:s.id,name:s.name,role:r,place:Mi(s)}}}function ed({token:t},e){
if(t)throw new De.P_("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function vi({email:t},e){return new De.P_("forbidden",`${t}\
 has no role for this in the organization ${e}.`)}function Mi({org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function qp({idTokens:t,
accessTokens:e,logins:n,trusts:s}){return async o=>{const r=o===void 0?"":Qc(o);return(0,So.Lh)(r)?Jp(e,r,s):await Xp(r)===n.issuer?n.verify(r):t(o)}}async function Xp(t){
const{decodeJwt:e}=await y.e(460).then(y.bind(y,6460));try{return e(t).iss}catch{return}}const Qp=()=>{},Zp={device:"/identity/device",token:"/identity/token",revoke:"\
/identity/revoke"},QL="slipway",em="urn:ietf:params:oauth:grant-type:device_code",_r="BCDFGHJKLMNPQRSTVWXZ",ZL=new RegExp(`^[${_r}]{4}-[${_r}]{4}$`),eA=100;async function td(t){
const e=await t.signingKey(tm),n=(0,Qe.U4)(e.value);if(!(0,Qe.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!nm({kty:"EC",crv:"P-256",
x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},o=sm(s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{
...s,d:n.d,alg:"ES256"}}}function nd({privateJwk:t,kid:e},n){const s=(0,an.O)(async()=>(await y.e(460).then(y.bind(y,6460))).importJWK(t,"ES256"));return async(o,r)=>{
const{SignJWT:i}=await y.e(460).then(y.bind(y,6460)),a=Math.floor(n.now()/1e3);return new i({...o,iat:a,exp:a+r,jti:(0,U.randomUUID)()}).setProtectedHeader({alg:"\
ES256",typ:"JWT",kid:e}).sign(await s())}}function Ci({privateJwk:t},e){return new Uint8Array((0,U.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipw\
ay ${e}`,32))}function tm(){const t=(0,U.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function nm(t){try{const e=(0,U.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,U.verify)("sha256",o,(0,U.createPublicKey)(
{key:s,format:"jwk"}),(0,U.sign)("sha256",o,e))}catch{return!1}}function sm(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,U.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const om=300,rm="developer@slipway.localhost";function im(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,r=nd(n,s),i=({email:c=rm,subject:d,
audience:l,claims:u,expiresInSeconds:f}={})=>{const w={iss:e,sub:d??c,aud:l??t.audience,email:c,email_verified:!0};return r({...u,...w},f??om)},a={"/identity/.w\
ell-known/openid-configuration":cm(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get((0,B.XM)(c.target));if(d&&(c.method==="POST"||
(0,B.XM)(c.target)!==Zp.token))return d(c);const l=(...w)=>(0,De.u)(new De.P_(...w),c);if(c.method!=="GET"&&c.method!=="HEAD")return l("method_not_allowed","The\
 identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const u=(0,B.XM)(c.target),f=a[u];return f?(0,B.Yf)(200,f,{"cache-control":"public, max-age=3\
00"}):u!=="/identity/token"?l("not_found",`Nothing is at ${u}`):dm(c,t.requestToken)?am(c.target,i):l("unauthorized","The request token is missing or wrong: see\
 run.json",{"www-authenticate":"Bearer"})}}}async function am(t,e){const n=new URLSearchParams(t.slice((0,B.XM)(t).length)),s=n.get("audience"),o=n.get("email"),
r=await e((0,Qe.Eb)({audience:s||void 0,email:o||void 0}));return(0,B.Yf)(200,{count:r.length,value:r})}function cm(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}\
/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[em,"refresh_token"],token_endpoint_auth_methods_supported:[
"none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","ema\
il"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function dm(t,e){const n=o=>(0,U.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.
exec((0,B.wx)(t,"authorization")??"")?.[1];return s!==void 0&&(0,U.timingSafeEqual)(n(s),n(e))}const Ui="Sign in again: slipway login",lm="This platform no long\
er trusts the identity provider that you signed in by.",um="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody el\
se may have copied it.",sd=900,od=10*6e4,rd=5e3,fm={lifetimeMs:od,intervalMs:rd,perAddress:10,inAll:1e3},id=864e5,hm={graceMs:6e4,idleMs:30*id,mostMs:90*id},pm=20,
xi={person:10,address:20,all:200},mm="slr_",ad=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,cd=12;function Em({store:t,quota:e,organizationsOf:n,trusts:s,audience:o,key:r,
clock:i,...a}){const c=`${a.issuer}/login`,d=nd(r,i),l=(0,an.O)(async()=>(await y.e(460).then(y.bind(y,6460))).createLocalJWKSet({keys:[r.publicJwk]})),u=async({
issuer:f,email:w},b)=>{const g=await e.take([{name:"login",most:xi.all},{name:`login/person/${Dt(f,w)}`,most:xi.person},{name:`login/address/${Dt(b)}`,most:xi.address}]);
if(g!==0)throw(0,De.xd)(`Too many codes were tried. Try again in ${g} seconds.`,g)};return{issuer:c,async verify(f){const w=await y.e(460).then(y.bind(y,6460)),
b={issuer:c,audience:o,algorithms:["ES256"],currentDate:new Date(i.now())},{payload:g}=await w.jwtVerify(f,await l(),b).catch(S=>{throw Zc(S,w,o)}),O=await t.find(
String(g.sid)),N=O&&(0,Ae.K2)((0,Qe.U4)(O.identity));if(!N)throw at(`The sign-in of this machine has ended. ${Ui}`);if(O.state==="reused")throw at(`${um} ${Ui}`);
if(!s(N.issuer))throw at(`${lm} ${Ui}`);return{...N,via:"login"}},async begin(f,w){for(;;){const[b,g]=[(0,U.randomBytes)(16).toString("base64url"),(0,U.randomBytes)(
32).toString("base64url")],O=ym(),N={id:Dt(b),userCode:Dt(O),secret:Dt(g)},S=await t.begin({...N,machine:f,address:w},fm);if(S==="too_many")return;if(S==="code_\
taken")continue;const V={expiresIn:od/1e3,interval:rd/1e3};return{deviceCode:`${b}.${g}`,userCode:O,...V}}},async exchange(f,w){const[,b="",g=""]=ad.exec(f)??[];
if(b==="")return"unknown";const O=(0,U.randomBytes)(32).toString("base64url"),N={id:Dt(b),secret:Dt(g),next:Dt(O)},S=await t.advance({...N,...hm},{...I,...w});if(S.
kind!=="open")return S.kind;const V=(0,Ae.K2)((0,Qe.U4)(S.identity));if(!V||!s(V.issuer))return"untrusted";const{email:G,issuer:x}=V,P={iss:c,sub:G,aud:o,email:G,
email_verified:!0,idp:x,sid:N.id};return{accessToken:await d(P,sd),expiresIn:sd,refreshToken:`${mm}${b}.${O}`,refreshExpiresIn:Math.floor(S.endsInMs/1e3)}},async end(f,w){
const[,b=""]=ad.exec(f)??[],g=b===""?void 0:await t.find(Dt(b));g&&await t.end(Dt(b),{by:(0,Ae.K2)((0,Qe.U4)(g.identity))?.email??null,via:"login",...w})},machines:async f=>(await t.
list(Pi(f))).map(w=>({...w,id:w.id.slice(0,cd)})),async endMachine(f,w,b){const g=(await t.list(Pi(f))).find(O=>O.id.slice(0,cd)===w);if(g&&await t.end(g.id,b))
return{...g,id:w};throw new De.P_("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(f,w,b){return await u(
w,b),await t.asked(Dt(dd(f)))??Fi()},async decide(f,w,b,g){await u(b,g.from??"");const{email:O,issuer:N}=b;if((await n(b))?.length===0){if(!w)return Fi();throw new De.
P_("forbidden",`${O} has no role on this platform, so there is nothing to sign in to.`)}const S={person:Pi(b),identity:JSON.stringify({email:O,issuer:N}),most:pm};
return await t.decide(Dt(dd(f)),w?S:"denied",g)??Fi()}}}function Pi({issuer:t,email:e}){return Dt(t,e)}function Fi(){const t="No machine asks with this code: it\
 was mistyped, was used, or is older than ten minutes.";throw new De.P_("not_found",t)}function Dt(...t){return(0,U.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function ym(){const t=Array.from({length:8},()=>_r[(0,U.randomInt)(_r.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function dd(t){const e=t.slice(
0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}const No=12,Tr=16,ld=4+No+Tr;function br(t,e,n){return fd(t,e,n,(0,U.randomBytes)(
No))}function ud(t,e,n){const s=(0,U.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return fd(t,e,n,s.subarray(0,No))}function fd({
id:t,key:e},n,s,o){const r=(0,U.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(Buffer.from(s)),r.final()]);return Buffer.
concat([t,o,i,r.getAuthTag()])}function ji(t,e,n){return hd(t,e,n).toString("utf8")}function hd(t,e,n){let s=new Error("No key is known that sealed this secret");
for(const o of t.filter(r=>pd(r,n)))try{return wm(o,e,n.subarray(o.id.length))}catch(r){s=r}throw s}function wm({key:t},e,n){const s=(0,U.createDecipheriv)("aes\
-256-gcm",t,n.subarray(0,No),{authTagLength:Tr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Tr));return Buffer.concat([s.update(n.subarray(No,-Tr)),s.
final()])}function pd({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const md="sealed:",Ed=/^sealed:([0-9a-f]{8}):/;function Ro(t,e,n,s){const o=Buffer.
from(br(t.current(e),n,s));return`${md}${t.id}:${o.subarray(4).toString("base64")}`}function Lo(t,e,n,s){const[o,r]=Ed.exec(s)??[];if(o===void 0||r===void 0)return s;
const i=Buffer.concat([Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);try{return ji(t.all(e),n,i)}catch(a){throw t.wrong(a)}}function gm(t){return Ed.
exec(t)?.[1]}function _m(t){return md.length+9+Math.ceil((t+ld)*4/3)+4}const Or=t=>`kvs-token:${t}`,Bi=t=>`kvs-role:${t}`,Tm=t=>`hook:${t}`,bm=t=>`notify-target\
:${t}`,Wi=({org:t,project:e,appID:n},s="")=>`variable:${t}/${e}/${n}:${s}`,$s=(t,e)=>`deployment-${e}:${t}`,yd=(t,e)=>`build-log:${t}:${e}`;function wd(t){return{
seal:(e,n)=>br(t.current("kvs"),e,n),open(e,n){try{return ji(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}const Om=()=>{},Sm=()=>({[Symbol.asyncDispose]:async()=>{}}),
Nm=864e5,Rm=async()=>0,gd="abcdefghijklmnopqrstuvwxyz234567",Lm=63,_d=6,Td=()=>(0,U.randomInt)(2**32)/2**32;function Hi(t,e){let n="";for(;n.length<t;)n+=gd[Math.
floor(e()*gd.length)]??"";return n}function Am(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Lm-_d-1).replace(/-+$/,"");return e===
""?"app":e}function Im(t,e){return`${Am(t)}-${Hi(_d,e)}`}const Dm=()=>{},km=()=>{},$m=()=>{},vm=600;async function Mm(t,e,n){const s=await Um(t,e,n),{stores:o,stack:r,
policy:i,quotas:a,notifyAllow:c,notifyDelays:d,kvsQuotas:l,clock:u}=t,{notify:f,state:w,usage:b}=o,g=wd(o.keyring),O=(0,C.Nd)(c,"notify-allow"),{tablePerMinute:N}=l;
bd(t,Nm,"quotas_not_told",()=>Rm({store:f,usage:b,quotas:a,tablePerMinute:N,clock:u}));const S=r.use(Sm({...t,...o,...w,store:f,vault:g,verifies:x=>i.issuers.some(
({issuer:P,email:W})=>P===x&&W==="{email}"),mail:t.mail,allowed:O,random:Td,delays:d})),V=Om(O),G=r.use(vp({...t,...o,...w,store:o.hooks,vault:g,addresses:V}));
return Cm(t),{...s,notify:S,hooks:G}}function bd({stack:t,log:e},n,s,o){const r=i=>{i instanceof Xe.us||e("error",s,{reason:String(i)})};t.use(Wt({everyMs:n,run:o,
onFailure:r}))}function Cm(t){const{protocol:e,port:n}=new URL(t.siteUrl("any"));if(e!=="https:")return;const{notify:s,state:o,usage:r}=t.stores,i=$m(t),a=d=>i(
d,Number(n||443)),c={store:s,releases:o.releases,usage:r,clock:t.clock,certificateOf:a};bd(t,kp,"certificates_not_told",()=>$p(c))}async function Um({policy:t,clock:e,
fetch:n,stores:s,shared:o,requestsPerMinute:r,baseUrl:i,issuer:a,consoleUrl:c},d,l){const u=r??vm,f=o?Ip(u,s.quota):Dp(u,e),w=await td(s.keys),{accessTokens:b,logins:g,
quota:O}=s,N=nr(t,s.members),S=x=>t.issuers.some(P=>P.issuer===x)||t.localIssuer&&x===a,V=Em({...N,store:g,quota:O,trusts:S,issuer:a,audience:i,key:w,clock:e}),
G=Qp(V,c);return{logins:V,accessTokens:Vp({store:b,...N}),issuer:im({issuer:a,audience:i,key:w,requestToken:d,clock:e,calls:G}),signInKey:Ci(w,"console sign-in"),
draftKey:Ci(w,"console draft"),gate:{...N,refusals:l,verify:qp({idTokens:Bp({policy:t,issuer:a,audience:i,key:w,clock:e,fetch:n}),accessTokens:b,logins:V,trusts:S}),
rateLimit:x=>r===void 0&&t.isLocal?0:f(x)}}}var xm=y(4235);const Od=new WeakMap;function Gi(t,e){const n=Od.get(e);if(n)return n;const{healthPath:s,instances:o,
memory:r,idleTimeout:i,requestTimeout:a}={...xm.em,...e},c=t==="sse"&&e.requestTimeout===void 0,d={healthPath:s,instances:o,memoryBytes:(0,H.DB)(r,"memory"),idleTimeoutMs:Sd(
i,"idleTimeout"),requestTimeoutMs:c?null:Sd(a,"requestTimeout")};return Od.set(e,d),d}function Sd(t,e){return t==="0"||t==="off"?null:(0,Se.E9)(t,e)}const Pm=":\
root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.\
25}code{font-size:.95em}";function Yt({status:t,title:e,text:n,againIn:s}){const o=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Pm}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(o.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'",...s!==void 0&&{"retry-after":String(s)}},body:o}}const Fm={bad_request:{status:400,
title:"This request cannot be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",
text:"This request has more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the conn\
ection, before it answered. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not H\
TTP, or with headers that are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer\
 soon. Try again in a few seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting or busy, and did not take this request in \
time. Try again in a few seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or did not answer when it was started. Its owner\
 can read why in its log."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot read what it needs to start this app. Try aga\
in in a few seconds."},stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,
title:"No functions here",text:"This app is a server, and this node of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{
status:504,title:"The app took too long",text:"The app did not begin to answer within its limit of time."}};class ot extends Error{name="Refused";code;againIn;constructor(e,n,s=1){
super(e,{cause:n}),this.code=e,this.againIn=s}}function Sr({code:t,againIn:e}){const n=Fm[t],s=Yt({...n,againIn:n.status===503?e:void 0});return{...s,headers:{...s.
headers,"x-slipway-error":t}}}const Yi=".slipway",Nd=`${Yi}/server.json`,Ki=["unpack","spawn","listen","health","ready"],Rd=(0,z.lS)({step:(0,z.yL)(Ki),at:z.U9}),
Ld=2e3,jm=200,Ad={exitCode:(0,z.Xd)(z.U9),signal:(0,z.Xd)((0,z.Qq)(40))},Bm=(0,z.lS)({...Ad,code:(0,z.yL)(["start_failed","not_listening","unhealthy","out_of_me\
mory"]),step:(0,z.yL)(Ki),message:(0,z.Qq)(Ld),lines:(0,z.c3)(jm,(0,z.Qq)(Ld)),journey:(0,z.c3)(Ki.length,Rd)});function zi(t,e){return{code:"start_failed",step:e.
at(-1)?.step??"unpack",message:t,exitCode:null,signal:null,lines:[],journey:e}}const Wm=(0,z.lS)({...Ad,outOfMemory:z.Jt});class Wn extends Error{name="StartFai\
led";failure;constructor(e){super(e.message),this.failure=e}}const Hm=1e3,Gm=3e4,Ym=6e4,Km=1e4,zm=3e4,Vm=1e4,Id=8,Vi=256,Jm=1e3,qm=2e3;function Ji(t){return Math.
min(Gm,Hm*2**Math.max(0,t-1))}function Xm(){return Promise.all([y.e(729),y.e(313)]).then(y.bind(y,313)).catch(t=>{throw new Error("The platform could not load i\
ts client of instances",{cause:t})})}class Qm{#e;#t;started;#n="starting";#s;#o;#r;#i=0;#a=Id;#c=new Set;#d=0;#l=0;failures=0;#u=null;lastFailure=null;#h=0;#f=()=>{};#m=Promise.
withResolvers();#p=Promise.withResolvers();#y;constructor(e,n){this.#e=e,this.#t=n,this.#s=n.clock.now(),this.started=this.#g()}get state(){return this.#n}get load(){
return this.#n==="ready"&&this.#i<this.#a?this.#i:Number.POSITIVE_INFINITY}get isBusy(){return this.#i>0||this.#c.size>0}get pause(){return this.#n==="waiting"?
Math.max(0,this.#h-this.#t.clock.monotonic()):0}get status(){const e=this.#o;return{id:e?.id??null,deployID:this.#e.deployID,state:this.#n,since:this.#s,memoryBytes:e?.
memoryBytes??null,open:this.#i+this.#c.size,requests:this.#d,restarts:Math.max(0,this.#l-1),journey:e?.journey??this.lastFailure?.journey??[],lastFailure:this.lastFailure,
failures:this.failures,failingSince:this.failures===0?null:this.#u,nextStartAt:this.#n==="waiting"?this.#t.clock.now()+this.pause:null}}lease(){const e=this.#r;
if(!e)throw new TypeError("The instance is not ready");this.#d+=1,this.#i+=1;let n="request";return{upstream:e,deployID:this.#e.deployID,stream:s=>n!=="request"?
!0:this.#c.size>=qm?!1:(n=s,this.#i-=1,this.#c.add(s),this.#w(),!0),release:()=>{n!=="nothing"&&(n==="request"?this.#i-=1:this.#c.delete(n),n="nothing",this.#a=
Math.min(Vi,this.#a+2),this.#w())}}}drain(e=!1){return e&&this.#p.resolve(),this.#y??=this.#N(),this.#y}endStreams(){for(const e of[...this.#c])e()}#E(e){this.#n=
e,this.#s=this.#t.clock.now()}#w(){this.isBusy||this.#m.resolve(),this.#n==="ready"&&this.#t.changed()}async#g(){const{instances:e,clock:n,turns:s}=this.#t;this.#l+=
1,this.#o=void 0;try{const o=e.start(this.#e);this.#o=o;const[r,{Upstream:i}]=await Promise.all([o.ready,Xm()]),a=new i({socketPath:r,turns:s,org:this.#e.app.org});
if(this.#n!=="starting")return a.close();this.#r=a,this.#a=Id;const c=n.monotonic();this.#E("ready"),this.#_(),this.#t.changed(),o.ended.then(()=>this.#S(o,n.monotonic()-
c))}catch(o){if(o instanceof Wn)return this.#T(o.failure);this.#o?.stop(0),this.#T(zi((0,L.bD)(o),this.#o?.journey??[]))}}#_(){this.#f=this.#t.clock.after(Jm,()=>{
this.#n==="ready"&&(this.#a=Math.min(Vi,2*this.#a),this.#t.changed(),this.#a<Vi&&this.#_())})}#S(e,n){this.#o===e&&(this.#r?.close(),this.#r=void 0,this.endStreams(),
this.#n==="ready"&&(n>=Ym&&(this.failures=0),this.#t.log("warn","function_crashed",{...this.#O,livedMs:Math.round(n)}),this.#b()))}#T(e){const{clock:n}=this.#t,
s=this.#o?.id??null;this.lastFailure={...e,at:n.now(),deployID:this.#e.deployID,instance:s},this.#n==="starting"&&(this.#t.log("warn","function_not_started",{...this.#O,
code:e.code,step:e.step}),this.#b())}#b(){const{clock:e,changed:n}=this.#t,s=this.failures===0&&this.#d>0?0:Ji(this.failures);this.failures===0&&(this.#u=e.now()),
this.failures+=1,this.#h=e.monotonic()+s,this.#E("waiting"),this.#f(),this.#f=e.after(s,()=>{this.#n==="waiting"&&(this.#E("starting"),this.#g())}),n()}get#O(){
const{app:e,deployID:n}=this.#e;return{org:e.org,project:e.project,app:e.appID,deployID:n,instance:this.#o?.id??null}}async#N(){const{clock:e}=this.#t,n=this.#n===
"ready"||this.#n==="starting";this.#E("draining"),this.#f();const s=this.#o;if(n&&s){this.#m=Promise.withResolvers(),this.isBusy||this.#m.resolve();const o=()=>this.
endStreams();this.#p.promise.then(o);const r=[e.after(Km,o),e.after(this.#e.settings.requestTimeoutMs??zm,()=>{o(),this.#m.resolve()})];await Promise.race([this.#m.
promise,s.ended]);for(const i of r)i();this.#r?.close(),await s.stop(Vm)}this.#r?.close(),this.#r=void 0,this.#E("ended"),this.#t.changed()}}const Zm=100,eE=1e4,
tE=2e3,nE=6e4,sE=3,Dd=3;class oE{key;spec;slots=[];#e;constructor(e,n,s){this.key=e,this.spec=n,this.#e=s}async grow(e){for(;this.slots.length<e;)this.slots.push(
new Qm(this.spec,this.#e));if(await Promise.all(this.slots.map(n=>n.started)),!this.slots.some(n=>n.state==="ready"))return this.slots.map(n=>n.lastFailure).find(
n=>n!==null)??void 0}get isBusy(){return this.slots.some(e=>e.isBusy)}pick(){let e;for(const n of this.slots)n.load<(e?.load??Number.POSITIVE_INFINITY)&&(e=n);return e}async drain(e=!1){
await Promise.all(this.slots.map(n=>n.drain(e)))}}class rE{app;#e;#t;#n;#s;#o;#r=()=>{};#i=new Map;#a=new Set;#c;#d;#l=!1;#u;#h;#f=!1;constructor(e){this.app=e.
app,this.#e=e,this.#u=e.clock.monotonic()}get isEmpty(){return!this.#n&&!this.#s&&!this.#o&&!this.#d&&this.#i.size===0&&this.#a.size===0&&!this.#p}get status(){
const s=[this.#n,this.#s,this.#o,...this.#i.keys()].flatMap(i=>i?.slots??[]).map(i=>i.status),o=this.#c,{clock:r}=this.#e;return{app:this.app,state:this.#m,waiting:this.#a.
size,instances:s,lastFailure:o?.failure??s.find(i=>i.lastFailure)?.lastFailure??null,failing:o?{count:o.count,since:o.since,nextStartAt:r.now()+Math.max(0,o.until-
r.monotonic())}:null}}get#m(){const e=this.#n?.slots??[];return e.some(s=>s.failures>=Dd&&s.state!=="ready")||(this.#c?.count??0)>=Dd?"crash_loop":e.some(s=>s.state===
"ready")?"running":this.#n||this.#d?"starting":"asleep"}isWanted({deployID:e,manifestHash:n},s){const o=this.#t;return o?.deployID!==e||o.manifestHash!==n||o.settings!==
s?!1:this.#n&&!this.#c?!0:this.#d!==void 0||this.#s!==void 0||this.#p}want(e){const n=this.isWanted(e,e.settings);this.#t=e,n||this.#E()}refresh(e){this.#t=e;const n=this.#o?.
spec.deployID===e.deployID;(this.#n||this.#s||n)&&this.#E()}async prepare(e,n,s){s.throwIfAborted();const o=this.#g(e,n);this.#r(),this.#T(this.#o),this.#o=o;const r=()=>{
this.#o===o&&this.#T(o)};s.addEventListener("abort",r,{once:!0});const i=await o.grow(1);if(s.removeEventListener("abort",r),s.throwIfAborted(),i)throw r(),new Wn(
i);this.#r=this.#e.clock.after(nE,r)}acquire(e){if(this.#u=this.#e.clock.monotonic(),this.#f)throw new ot("stopping");const n=this.#a.size===0?this.#n?.pick():void 0;
if(n)return n.lease();const s=this.#y();if(s)throw s;if(this.#a.size>=Zm)throw new ot("queue_full",void 0,5);return new Promise((o,r)=>{const i=()=>{this.#a.delete(
a),r(new ot("queue_timeout",void 0,5))},a={resolve:o,reject:r,cancel:this.#e.clock.after(eE,i)};this.#a.add(a),e?.once("close",()=>{this.#a.delete(a)&&(a.cancel(),
r(new ot("queue_timeout")))})})}async stop(e=!1){this.#t=void 0,this.#O(new ot("stopping"));for(const n of[this.#n,this.#s,this.#o])this.#T(n);if(this.#c=void 0,
this.#r(),this.#h?.(),this.#h=void 0,e)for(const n of this.#i.keys())n.drain(!0);await Promise.all(this.#i.values())}endStreams(){for(const e of[this.#n,...this.#i.
keys()])for(const n of e?.slots??[])n.endStreams()}close(){return this.#f=!0,this.stop(!0)}get#p(){return this.#c!==void 0&&this.#e.clock.monotonic()<this.#c.until}#y(){
const{clock:e}=this.#e;if(!this.#n)return!this.#c||!this.#p||this.#d?void 0:new ot("start_failed",void 0,qi(this.#c.until-e.monotonic()));const n=this.#n.slots.
map(o=>o.state==="waiting"?o.pause:0),s=Math.min(...n);return s>tE?new ot("start_failed",void 0,qi(s)):void 0}#E(){this.#l=!0,this.#d??=this.#w().finally(()=>{this.#d=
void 0})}async#w(){for(;this.#l&&!this.#f;){this.#l=!1;try{const e=await this.#e.envOf(),n=this.#t;!this.#l&&n&&!this.#f&&this.#_(this.#g(n,e))}catch(e){this.#e.
log("warn","function_not_planned",{app:this.app.appID,reason:String(e)}),this.#n||(this.#t=void 0,this.#O(new ot("not_readable",e,5)))}}this.#n||this.#O(new ot(
"start_failed"))}#g(e,n){const{app:s,host:o}=this.#e,{deployID:r,manifestHash:i,settings:a}=e,c=Object.entries(n).sort(([l],[u])=>l<u?-1:1),d=(0,U.hash)("sha256",
JSON.stringify([r,i,o,a,c]));return new oE(d,{app:s,deployID:r,manifestHash:i,host:o,env:n,settings:a},{...this.#e,changed:()=>this.#b()})}#_(e){const{key:n}=e;
if(this.#n?.key===n){this.#T(this.#s),this.#c=void 0;return}if(this.#s?.key===n||this.#c?.key===n&&this.#p)return;const s=this.#o?.key===n?this.#o:e;s===this.#o&&
(this.#o=void 0,this.#r()),this.#T(this.#s),this.#n?.slots.some(o=>o.state==="ready")?this.#s=s:(this.#T(this.#n),this.#n=s),this.#S(s)}async#S(e){const{clock:n,
log:s,app:o}=this.#e,r=await e.grow(e.spec.settings.instances);if(!(e!==this.#s&&e!==this.#n)){if(r){const i=this.#c?.key===e.key?this.#c:void 0,a=(i?.count??0)+
1,c=i?.since??n.now();this.#c={key:e.key,failure:r,since:c,count:a,until:n.monotonic()+Ji(a)};const{code:d,step:l}=r,u=e===this.#s;s("error","function_switch_fa\
iled",{...o,deployID:e.spec.deployID,code:d,step:l,keepsEarlier:u}),this.#T(e),u||this.#O(new ot("start_failed",void 0,qi(Ji(a))));return}this.#c=void 0,e===this.#s&&
(this.#T(this.#n),this.#n=e,this.#s=void 0),this.#u=n.monotonic(),this.#N(),this.#b()}}#T(e){if(!e)return;this.#n===e&&(this.#n=void 0),this.#s===e&&(this.#s=void 0),
this.#o===e&&(this.#o=void 0);const n=e.drain().finally(()=>this.#i.delete(e));if(this.#i.set(e,n),this.#i.size<=sE)return;const[s]=this.#i.keys();s?.drain(!0)}#b(){
for(const n of this.#a){const s=this.#n?.pick();if(!s)break;this.#a.delete(n),n.cancel(),n.resolve(s.lease())}const e=this.#a.size>0&&this.#n?this.#y():void 0;e&&
this.#O(e)}#O(e){for(const n of this.#a)this.#a.delete(n),n.cancel(),n.reject(e)}#N(){this.#h?.(),this.#h=void 0;const e=this.#n,n=e?.spec.settings.idleTimeoutMs??
null;if(!e||n===null)return;const{clock:s}=this.#e,o=()=>{if(this.#n!==e)return;const r=e.isBusy||this.#s?n:this.#u+n-s.monotonic();if(r>0){this.#h=s.after(r,o);
return}this.#h=void 0,this.#T(e)};this.#h=s.after(n,o)}}function qi(t){return Math.max(1,Math.ceil(t/1e3))}const iE=new Set(["x-accel-redirect","x-lighttpd-send\
-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function Xi(t){return t.startsWith(
"x-slipway-")||iE.has(t)}const kd=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","tran\
sfer-encoding","upgrade"]),aE=new Set([...kd,"forwarded","host","x-forwarded-for","x-forwarded-host","x-forwarded-port","x-forwarded-proto","x-forwarded-server",
"x-real-ip","x-request-id"]),cE=new Set;function $d(t){let e;for(let n=0;n<t.length;n+=2){if(t[n]?.length!==10||t[n]?.toLowerCase()!=="connection")continue;const s=(t[n+
1]??"").toLowerCase();if(!(s==="keep-alive"||s==="close")){e??=new Set;for(const o of s.split(","))e.add(o.trim())}}return e??cE}function dE({incoming:t,requestID:e,
remoteAddress:n=""},s){const{rawHeaders:o,headers:r}=t,i=$d(o),a=r.host??"",c=["host",a];for(let l=0;l<o.length;l+=2){const u=o[l]??"",f=u.toLowerCase();aE.has(
f.includes("_")?f.replaceAll("_","-"):f)||i.has(f)||c.push(u,o[l+1]??"")}const d=n.includes(":")?`"[${n}]"`:n;return c.push("x-forwarded-for",n,"x-forwarded-pro\
to",s,"x-forwarded-host",a),c.push("x-real-ip",n,"x-request-id",e),c.push("forwarded",`for=${d};host="${a.replace(/["\\]/g,"")}";proto=${s}`),c}function vd(t){const e=$d(
t),n=[];let[s,o,r]=[!1,!1,!1],i;for(let a=0;a<t.length;a+=2){const c=t[a]??"",d=t[a+1]??"",l=c.toLowerCase();l==="transfer-encoding"&&(r=!0,o||=d.trim().toLowerCase()!==
"chunked"),l==="content-length"&&(i=Number(d)),l==="content-type"&&(s=/^\s*text\/event-stream\b/i.test(d)),!(kd.has(l)||e.has(l)||l==="x-request-id"||Xi(l))&&n.
push(c,d)}return{list:n,isEventStream:s,length:r?void 0:i,isCoded:o}}const Qi=10,Zi={most:16*1024,least:2*1024},lE=.5,uE=.1;class fE{#e;#t=new Map;#n;constructor(e=()=>performance.
now()){this.#e=e}share(e,n){const s=e.read.bind(e);let o=Zi.most,r;e.read=i=>{const a=this.#e();return r!==void 0&&(o=pE(o,a-r)),r=void 0,e.readableLength===0?s(
i):this.#s(a)?(this.#o(e,n),null):(r=a,s(i??Math.min(o,e.readableLength)))},e.once("close",()=>this.#r(e,n))}#s(e=this.#e()){return this.#n===void 0&&(this.#n=e+
Qi,setImmediate(this.#i)),e>=this.#n}#o(e,n){const s=this.#t.get(n);s?s.add(e):this.#t.set(n,new Set([e]))}#r(e,n){const s=this.#t.get(n);s?.delete(e)&&s.size===
0&&this.#t.delete(n)}#i=()=>{if(this.#n=void 0,this.#t.size===0)return;this.#s();const e=this.#e()+Qi,n=Qi/this.#t.size;for(const[s,o]of[...this.#t]){this.#n=Math.
min(e,this.#e()+n),this.#t.delete(s);for(const r of o){if(this.#s())break;o.delete(r),hE(r)}for(const r of this.#t.get(s)??[])o.add(r);if(o.size>0&&this.#t.set(
s,o),this.#e()>=e)break}this.#n=e}}function hE(t){const{stackTraceLimit:e}=Error;Error.stackTraceLimit=0;try{t.emit("readable")}finally{Error.stackTraceLimit=e}}
function pE(t,e){return e>lE?Math.max(Zi.least,t/2):e<uE?Math.min(Zi.most,t*2):t}function mE(t){Reflect.deleteProperty(t,"read")}const Md=100*H.D6,Nr=60*6e4,Cd=6e4,
EE=1e3,yE=64,ea=499,wE=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class Ud extends Error{name="Unsent"}class ta extends Error{name="BrokeOff"}function xd({
headers:t}){return t["transfer-encoding"]!==void 0||Number(t["content-length"]??0)>0}function Pd(t){return!xd(t)&&wE.has(t.method??"")}function Fd(t,e,n){const{
incoming:s,outgoing:o,protocol:r,timeoutMs:i}=t,a=xd(s);return new Promise((c,d)=>{const l=new _E({exchange:t,connection:e,withBody:a,join:n,resolve:c,reject:d});
o.on("close",l.gone),(a||i===null)&&jd(t);try{e.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:dE(t,r),body:a?new gE(s):null,headersTimeout:i??
0,upgrade:n?"websocket":null},l)}catch(u){l.onResponseError(void 0,u instanceof Error?u:new Error(String(u)))}})}class gE extends Gt.Readable{#e;#t=!1;#n=0;constructor(e){
super(),this.#e=e}_read(){this.#t||(this.#t=!0,this.#e.on("data",this.#s).on("end",this.#o).on("close",this.#r).on("error",this.#r)),this.#e.resume()}_destroy(e,n){
const s=this.#e;s.off("data",this.#s).off("end",this.#o).off("close",this.#r),s.complete||s.pause(),n(e)}#s=e=>{this.#n+=e.length,this.#n>Md?this.destroy(new ot(
"body_too_large")):this.push(e)||this.#e.pause()};#o=()=>{this.push(null)};#r=()=>{this.#e.complete||this.destroy(new Error("The client went away before its bod\
y ended"))}}function jd({incoming:t,timeoutMs:e}){t.socket.setTimeout(Math.max(Cd,(e??Nr)+Cd))}function Bd({incoming:t,outgoing:e}){t.complete||(e.shouldKeepAlive=
!1,e.once("finish",()=>setTimeout(()=>t.socket.destroy(),EE).unref()))}const Wd=Promise.resolve();class _E{#e;#t;#n=!1;#s=!1;#o=!1;#r=0;#i=0;#a;#c;#d=[];constructor(e){
this.#e=e}gone=()=>{this.#n=!0,this.#s||this.#t?.abort(new ta("The client went away"))};onRequestStart(e){if(this.#t=e,this.#o=this.#e.connection.used(),this.#n){
e.abort(new ta("The client went away"));return}if(!this.#e.withBody)return;const{incoming:n,outgoing:s}=this.#e.exchange;n.headers.expect!==void 0&&s.writeContinue()}onResponseStart(e,n){
if(n<200){if(this.#r+=1,this.#r>yE)throw new ot("bad_answer");return}const{incoming:s,outgoing:o,own:r,headersFor:i,onStream:a}=this.#e.exchange,c=vd(Hd(e.rawHeaders));
if(c.isCoded)throw new ot("bad_answer");this.#a=c,Bd(this.#e.exchange),c.list.push(...r),o.writeHead(n,i?i(c.list):c.list),c.isEventStream?(s.socket.setTimeout(
Nr),a(()=>this.#m()),o.flushHeaders()):Wd.then(this.#l)}#l=()=>{this.#s||this.#n||(jd(this.#e.exchange),this.#i===0&&!this.#c&&this.#e.exchange.outgoing.flushHeaders())};onRequestUpgrade({
rawHeaders:e},n,{upgrade:s},o){if(n!==101||s?.trim().toLowerCase()!=="websocket")throw new ot("bad_answer");this.#s=!0,mE(o);const{join:r,resolve:i,reject:a}=this.#e;
r?.(Hd(e),o).then(c=>i({status:n,bytes:c}),a)}onResponseData(e,n){if(this.#i===0&&n.length===this.#a?.length){this.#c=n;return}this.#i+=n.length,this.#d.push(n),
this.#d.length===1&&Wd.then(()=>this.#u(e))}#u(e){const{outgoing:n}=this.#e.exchange,s=this.#h();!s||this.#s||n.destroyed||n.write(s)||(e.pause(),n.once("drain",
()=>e.resume()))}#h(){const e=this.#d;return this.#d=[],e.length>1?Buffer.concat(e):e[0]}onResponseEnd(){const{outgoing:e,end:n}=this.#e.exchange;this.#i+=this.#c?.
length??0,this.#c?n(this.#c):e.end(this.#h()),this.#p(void 0)}onResponseError(e,n){this.#s||this.#p(this.#f(n))}#f(e){const{incoming:n,outgoing:s}=this.#e.exchange;
if(this.#n||s.destroyed)return;if(s.headersSent){n.socket.resetAndDestroy();return}if(e instanceof ot)return e;const o=TE(e);return(!(this.#t!==void 0)||this.#o&&
Pd(n))&&o?new Ud("The connection had ended",{cause:e}):new ot(bE(e,o),e)}#m(){this.#s||(this.#e.exchange.outgoing.end(this.#h()),this.#p(void 0),this.#t?.abort(
new ta("The app is replaced")))}#p(e){if(this.#s)return;this.#s=!0;const{outgoing:n}=this.#e.exchange;e?this.#e.reject(e):this.#e.resolve({status:n.headersSent?
n.statusCode:ea,bytes:this.#i})}}function TE(t){const e=(0,L.xU)(t)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.
test(e)}function bE(t,e){const n=(0,L.xU)(t);return n==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":n==="UND_ERR_INVALID_ARG"?"bad_request":e?"instance_broke":"\
bad_answer"}function Hd(t){return Array.isArray(t)?t.map(e=>e.toString("latin1")):[]}var OE=y(8453);function SE(t,{node:e,clock:n},s){if(!t)return{node:e,own:null,
stateOf:()=>{}};const o=r=>t.statusOf(r);return{node:e,own:{statusOf:o,printed:s.use((0,OE.Z)(t.logs,n))},stateOf:r=>(0,Ne.Rm)(r.type)&&r.liveRelease!==null?AE(
o(r)):void 0}}function NE(t){const e=t.instances.flatMap(n=>{const{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}=n;return s!==null&&
RE(o)?[{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:LE(
t)}}function RE(t){return t==="starting"||t==="ready"||t==="draining"}function LE({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.
count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((o,r)=>r.failures-o.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.
failingSince,nextStartAt:s.nextStartAt}}function AE(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?
"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function tA(t,e){return t.map(({step:n,at:s},o)=>{const r=t[o+1]?.at??
(n==="ready"?s:e);return{step:n,at:s,ms:r===void 0?null:Math.max(0,r-s)}})}const IE=1e3;async function DE(t,e){const n=e.upgrade();try{return await Fd(t,n,(s,o)=>kE(
t,s,o))}finally{e.end(n)}}async function kE(t,e,n){const{incoming:s,outgoing:o,head:r,own:i,onStream:a}=t,c=s.socket;o.detachSocket(c);const d=[...vd(e).list,...i,
"Connection","Upgrade","Upgrade","websocket"],l=["HTTP/1.1 101 Switching Protocols"];for(let b=0;b<d.length;b+=2)l.push(`${d[b]}: ${d[b+1]}`);c.write(`${l.join(
`\r
`)}\r
\r
`,"latin1"),r!==void 0&&r.length>0&&n.write(r),c.setTimeout(Nr);const u=n.bytesRead-n.readableLength;n.setTimeout(Nr,()=>n.destroy());const f=(b,g)=>new Promise(
O=>{b.on("error",()=>g.destroy()),b.once("close",()=>{(!b.readableEnded||b.errored!==null)&&g.destroy(),O()})}),w=Promise.all([f(c,n),f(n,c)]);return c.pipe(n),
n.pipe(c),a(()=>{for(const b of[c,n])b.end(),setTimeout(()=>b.destroy(),IE).unref()}),await w,n.bytesRead-u}const $E=2,vE=50,ME=1e3,CE=3;class UE{#e;#t=new Map;#n=new fE;#s=new WeakMap;#o="";#r=0;#i=new Map;#a=!1;constructor(e){
this.#e=e}answer(e){return this.#e.instances?this.#a?Sr(new ot("stopping")):(0,B.GH)(n=>this.#c(n,e)):Sr(new ot("functions_off",void 0,60))}async call(e,n){const{
clock:s,served:o,siteUrl:r}=this.#e;if(this.#a)throw new ot("stopping");const i=s.monotonic(),a=this.#d(e);a.want(na(e));const c=await a.acquire();try{const d=Gi(
e.type,e.settings).requestTimeoutMs??n.timeoutMs,l={...n.headers,host:new URL(r(e.subdomain)).host},u=Math.min(d,n.timeoutMs),f=await c.upstream.post({...n,headers:l,
timeoutMs:u});return o?.(e,{status:f,bytes:0},s.monotonic()-i),f}finally{c.release()}}async changed(e,n){if(this.#t.has(e))try{const s=await n(),o=this.#t.get(e);
s?o?.refresh(na(s)):this.stop(e)}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#t.keys())
this.changed(n,()=>e(n))}async prepare({app:e,subdomain:n,type:s,release:o,settings:r,env:i,signal:a}){!this.#e.instances||this.#a||await this.#d({...e,subdomain:n}).
prepare(na({type:s,release:o,settings:r}),i,a)}async stop(e){await this.#t.get(e)?.stop(),this.#l()}status(){return[...this.#t.values()].map(e=>e.status)}statusOf({
org:e,project:n,appID:s,subdomain:o}){const r=this.#t.get(o),{app:i}=r??{};return r&&i?.org===e&&i.project===n&&i.appID===s?NE(r.status):void 0}endStreams(){for(const e of this.#t.
values())e.endStreams()}async[Symbol.asyncDispose](){this.#a=!0,await Promise.all([...this.#t.values()].map(e=>e.close()))}async#c(e,n){const{clock:s,served:o}=this.#e,
r=s.monotonic(),i=this.#d(n);let a;try{a=await this.#u(e,n,i)}catch(c){a=this.#m(e,n,i,c)}return o?.(n,a,s.monotonic()-r),a}#d({org:e,project:n,appID:s,subdomain:o}){
const r=this.#t.get(o);if(r)return r;const{instances:i,clock:a,log:c,siteUrl:d,envOf:l}=this.#e;if(!i)throw new ot("functions_off");this.#l();const u={org:e,project:n,
appID:s},{host:f,protocol:w}=new URL(d(o));this.#o=w.slice(0,-1);const b=new rE({app:u,host:f,instances:i,clock:a,log:c,turns:this.#n,envOf:()=>l(u)});return this.#t.
set(o,b),b}#l(){for(const[e,n]of this.#t)n.isEmpty&&this.#t.delete(e)}async#u(e,n,s){const{incoming:o,outgoing:r}=e;if(Number(o.headers["content-length"]??0)>Md)
throw new ot("body_too_large");const{release:i,type:a,org:c}=n,d=Gi(a,n.settings);s.isWanted(i,d)||s.want({...i,settings:d});const{clock:l,connections:u}=this.#e;
if((this.#i.get(c)??0)>=CE*(u-this.#r))throw new ot("queue_full",void 0,5);this.#f(c,1);try{for(let w=0;;w+=1){const b=s.acquire(r),g=b instanceof Promise?await b:
b,{upstream:O}=g;let N;try{if(r.destroyed||o.socket.destroyed)return{status:ea,bytes:0};const S=this.#h(e,n,g,d);return e.head!==void 0?await DE(S,O):(N=O.take(
w>0,!Pd(o)),await Fd(S,N))}catch(S){if(!(S instanceof Ud))throw S;if(w===$E)throw new ot("instance_broke",S.cause)}finally{N&&O.give(N),g.release()}await l.sleep(
vE*w)}}finally{this.#f(c,-1)}}#h(e,n,s,{requestTimeoutMs:o}){const{cdn:r}=this.#e;return{...e,own:["X-Request-ID",e.requestID,"X-Slipway-Release",s.deployID,...Gd(
n)],headersFor:r&&(i=>r.dynamic(n,s.deployID,i)),protocol:this.#o,timeoutMs:o,onStream:i=>{s.stream(i)||i()}}}#f(e,n){this.#r+=n;const s=(this.#i.get(e)??0)+n;s>
0?this.#i.set(e,s):this.#i.delete(e)}#m(e,n,s,o){const r=o instanceof ot?o:new ot("bad_answer",o),{incoming:i,outgoing:a,requestID:c}=e;if(a.destroyed||i.socket.
destroyed)return{status:ea,bytes:0};this.#p(s,e,r);const{status:d,headers:l,body:u}=Sr(r),f=u instanceof Uint8Array&&i.method!=="HEAD"?u:void 0;return Bd(e),a.writeHead(
d,[...Object.entries(l).flat(),"x-request-id",c,...Gd(n)]),a.end(f),{status:d,bytes:f?.length??0}}#p(e,{requestID:n},{code:s,cause:o}){const{clock:r,log:i}=this.#e,
a=r.monotonic();if(a-(this.#s.get(e)??Number.NEGATIVE_INFINITY)<ME)return;this.#s.set(e,a);const{appID:c,org:d}=e.app;i("warn","function_refused",{org:d,app:c,code:s,
requestID:n,reason:o instanceof Error?o.message:null})}}function na({type:t,release:e,settings:n}){const{deployID:s,manifestHash:o}=e;return{deployID:s,manifestHash:o,
settings:Gi(t,n)}}function Gd({settings:t}){return t.noindex===!0?["X-Robots-Tag","noindex"]:[]}var qe=y(1455),xE=y(1421),PE=y(6193);const FE=524288,jE=65535;let Yd;
function BE(){return Yd??=WE().filter(t=>t>2&&t<=jE&&HE(t)),Yd}function WE(){try{return(0,T.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function HE(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,T.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&FE)===0}catch{return!1}}
function GE(t){const e=BE().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,T.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,T.closeSync)(n)}}const YE=384,KE=4*H.j9,
Kd={base:128,perProcessor:256},Rr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:H.j9,logBytes:4*H.D6,memoryBytes:Math.min(KE,Math.floor(zE()/2)),diskBytes:8*H.j9,diskFiles:2e6,
processes:Kd.base+Kd.perProcessor*(0,ue.availableParallelism)(),installBytes:2*H.j9,installsBytes:20*H.j9,serverBytes:H.j9,serverFiles:2e5};function zE(){const t=process.
constrainedMemory();return t>0?Math.min((0,ue.totalmem)(),t):(0,ue.totalmem)()}const nA=null,sA=1e3;function oA(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}
var Ft=y(8595);const vs=864e5,VE=1e3,JE=90,qE=7*vs,XE={most:500,ageMs:30*vs},QE=30*vs,ZE=400,ey=512*H.D6,Lr={apps:{what:"deleted apps, with their releases, logs\
, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"deployments, exc\
ept the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"buil\
d logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},
keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},notifications:{what:"messages \
to those who are told of what happens, and what became of them",owner:"organization",on:"stores",bound:"the newest 500 of a target",age:"30 days"},pushes:{what:"\
pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organization",on:"sto\
res",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},audit:{what:"rows of the audit log",owner:"organization",on:"stores",bound:"one f\
or each change; 1,000 a day and one an hour for refused requests",age:"`--keep-audit`"},objects:{what:"files that no kept release has, and their compressed form\
s",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"caches of package managers and build tools",owner:"\
app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if the app does not exis\
t any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together\
, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository any more"},tools:{what:"versions of Node.js and pac\
kage managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},rA={caches:{bytes:4*H.
j9,allBytes:20*H.j9,items:Number.POSITIVE_INFINITY,ageMs:30*vs},mirrors:{bytes:4*H.j9,allBytes:20*H.j9,items:Number.POSITIVE_INFINITY,ageMs:30*vs},tools:{bytes:Number.
POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*vs}},iA=200,aA=8,cA=36e5,Ar=4*H.D6,ty=64*1024,ny=16384,sy=128*1024,oy=128,
ry=50,iy=2e3,zd=6e4,ay=1e3,cy=1e3,dA=50,Vd=256,Jd=250,dy=100,ly=1e3,sa=1e3,Ir=(0,z.lS)({reason:(0,z.Qq)(ly)}),oa=(0,z.Qq)(64),uy=(0,z.lS)({files:(0,z.c3)(Jd,Ft.
x4),odd:(0,z.c3)(Jd,Ft.nR),ignoredRules:(0,z.c3)(dy,Ft.HK),faults:(0,z.c3)(Ft.ws,Ft.dA)}),fy=(0,z.tG)("kind",{bubblewrap:(0,z.lS)({asRoot:z.Jt,boundsFiles:z.Jt,
deniesNamespaces:z.Jt}),none:Ir}),hy=(0,z.tG)("kind",{cgroup:(0,z.lS)({folder:(0,z.Qq)(Ft.EO)}),sampling:Ir}),py=(0,z.tG)("level",{private:(0,z.lS)({}),filtered:Ir,
open:Ir}),qd=t=>e=>typeof e=="string"&&(0,Rt.Ow)(e,t).trim()||null,my=(0,z.lS)({subject:qd(Ne.jh.subject),author:qd(Ne.jh.author)}),ra=t=>e=>typeof e=="string"?
(0,Rt.Ow)(e,t):void 0,ia=t=>ra(sa)(t)??null,Ey=(0,z.tG)("about",{lock:(0,z.lS)({name:(0,z.Qq)(Vd)}),output:(0,z.lS)({part:uy,isLast:z.Jt}),start:(0,z.lS)({found:tn.
tl}),repositories:(0,z.lS)({after:(0,z.Qq)(Ar)}),apps:(0,z.lS)({after:(0,z.Qq)(Ar)})}),yy=(0,z.tG)("kind",{ready:(0,z.lS)({isolation:fy,limiter:hy,network:py},{
hasFailed:z.Gy}),pulse:(0,z.lS)({}),stage:(0,z.lS)({stage:(0,z.yL)(tn.Mb.filter(t=>t!=="queue"))}),log:(0,z.lS)({text:t=>(0,Qe.KH)(t,ty)&&t.endsWith(`
`)?t:void 0}),commit:(0,z.lS)({commit:oa,facts:t=>my((0,Qe.Gv)(t)?t:{})}),ask:(0,z.lS)({id:z.U9,question:Ey}),release:(0,z.lS)({name:(0,z.Qq)(Vd)}),note:(0,z.lS)(
{level:(0,z.yL)(["info","warn","error"]),event:(0,z.Qq)(64),text:(0,z.Qq)(2e3)}),stored:(0,z.lS)({release:(0,z.lS)({manifestHash:t=>(0,Qe.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:z.U9,written:z.U9,reused:z.U9,bytes:z.U9}),commit:oa,warnings:Ft.hd},{type:(0,z.yL)(Ne.jI)}),failed:(0,z.lS)({facts:lr}),detected:(0,z.lS)(
{plan:(0,z.lS)({text:ra(2*sa),folder:ra(sa),command:ia,output:ia,type:(0,z.yL)(Ne.yN),typeBecause:ia}),commit:oa}),done:(0,z.lS)({collected:(0,z.c3)(Object.keys(
Lr).length,(0,z.lS)({kind:(0,z.yL)(Object.keys(Lr)),items:z.U9,bytes:z.U9},{left:(0,z.lS)({items:z.U9,bytes:z.U9})}))})});function wy(t){return yy((0,Qe.U4)(t))}
var Rn=y(1463),gy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},_y=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ty=15,by=4096,Oy=5e3;class Xd{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=Rn.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=gy(i,GE(["pipe","ignore","pipe","pipe"]),!1),c=(0,xE.spawn)(process.execPath,[`--max-old-space-size=${YE}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,Ry(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-by)}),this.#t=c.
stdio[3],this.#l(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=!0}finally{_y(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#l(e){const n=new PE.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>Ar)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#u())})}async#u(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#o!==void 0)
return;const n=e.length<=Ar?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>zd;o&&n&&this.kill(`it sent nothing for ${zd/1e3} seconds`),n=o},Oy).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??Ny(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class Sy extends Xd{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:Ty,read:wy})}}function Ny(t){return Object.entries(ue.constants.
signals).find(([,n])=>t===oy+n)?.[0]??null}function Ry(t,e){try{t!==void 0&&(0,ue.setPriority)(t,e)}catch{}}const Ly={startMs:6e4,tmpBytes:512*H.D6,tmpFiles:1e5,
processes:256},Ay=40,aa=2e3,Iy=8e3,Dy=2e4;function Qd(t,e){return`${t}/${e}.sock`}const Ms=(0,z.Qq)(Ay),Zd=(0,z.lS)({reason:t=>String(t).slice(0,aa)}),ky=(0,z.tG)(
"kind",{pulse:(0,z.lS)({}),walls:(0,z.lS)({isolation:(0,z.yL)(["bubblewrap","none"]),limiter:(0,z.yL)(["cgroup","sampling"]),network:(0,z.tG)("level",{private:(0,z.
lS)({}),filtered:Zd,open:Zd})},{apart:t=>typeof t=="string"?t.slice(0,aa):void 0}),step:(0,z.lS)({id:Ms,step:Rd}),ready:(0,z.lS)({id:Ms}),failed:(0,z.lS)({id:Ms,
failure:Bm}),printed:(0,z.lS)({id:Ms,lines:(0,z.c3)(Dy,(0,z.lS)({at:z.U9,stream:(0,z.yL)(["stdout","stderr"]),text:(0,z.Qq)(Iy)}))}),memory:(0,z.lS)({id:Ms,bytes:z.
U9}),ended:(0,z.lS)({id:Ms,end:Wm}),note:(0,z.lS)({level:(0,z.yL)(["info","warn","error"]),event:(0,z.Qq)(64),text:(0,z.Qq)(aa)})});function $y(t){return ky((0,Qe.
U4)(t))}const vy=1e4,My=5e3,Cy=5,Uy=100;class xy{#e;#t;#n;#s=new Map;#o;#r=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,T.realpathSync)(e.nodeDir),this.#n=tl(this.#t),
el(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,U.randomUUID)().slice(0,8)}`,s=this.#a(),o=i=>s.send({kind:"sto\
p",id:n,graceMs:i}),r=new Py(n,e,Qd(this.#n,n),o);return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(vy))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),My);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,T.mkdirSync)(this.#n,{recursive:!0,mode:448}),jy(this.#n);const{env:e,log:n}=this.#e,
s=new Xd({args:["functions",(0,Rn.Ld)(this.#t,process.pid)],env:(0,Rn.uV)(e),niceness:Cy,read:$y});return this.#o=s,s.listen(o=>this.#d(o)),s.ended.then(async({
exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){const c=i??`it ended with ${r??o}`;n("error","functions_supervisor_ended",{reason:c,
words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,qe.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),
s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,cgroup:r,
network:i,isolation:o==="required"?"auto":o,networkAllow:a?.()??[],env:(0,Rn.I3)(n),limits:{...Ly,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"\
pulse":return;case"walls":this.#l(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const o=this.#s.get(e.id);if(!o)return;const r=e.
lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{n("warn","functions_log_not_written",{instance:o.id,reason:String(i)})});return}default:
this.#s.get(e.id)?.take(e)}}#l({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#o?.kill("functions are not isolated here, a\
nd --isolation is required");return}if(this.#r)return;this.#r=!0;const{log:o,network:r}=this.#e;e==="none"&&o("warn","functions_not_isolated",{means:"functions \
can read and write everything that the platform can"});const i=n.level==="private"||n.level===r?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"share\
d":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class Py{id;spec;ready;ended;socket;memoryBytes=null;journey=[];#e;#t=Promise.
withResolvers();#n=Promise.withResolvers();constructor(e,n,s,o){this.id=e,this.spec=n,this.socket=s,this.#e=o,this.ready=this.#t.promise,this.ready.catch(()=>{}),
this.ended=this.#n.promise}stop(e){return this.#e(e),this.ended}take(e){switch(e.kind){case"step":this.journey=[...this.journey,e.step].slice(0,Fy);return;case"\
ready":this.#t.resolve(this.socket);return;case"failed":this.#t.reject(new Wn(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#t.reject(new Wn(this.#s("It ended before it was ready",n,s))),this.#n.resolve(e.end)}}}lost(){this.#t.reject(new Wn(this.#s("Th\
e supervisor of functions ended",null,"SIGKILL"))),this.#n.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#s(e,n,s){return{...zi(e,this.journey),exitCode:n,
signal:s}}}const Fy=10;function el(t){return[(0,$.join)(t,"functions","running"),tl((0,T.realpathSync)(t))].some(n=>(0,T.existsSync)(n)&&(0,T.readdirSync)(n).length>
0)}function tl(t){const e=(0,$.join)(t,"functions","sockets");return Buffer.byteLength(Qd(e,"i-00000000"))+4<=Uy?e:(0,$.join)((0,ue.tmpdir)(),`slipway-${(0,U.hash)(
"sha256",t).slice(0,16)}`)}function jy(t){const{uid:e,mode:n}=(0,T.lstatSync)(t);if(!((0,T.lstatSync)(t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(
`${t} belongs to another user, or others can write to it`)}class ca{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),
r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);
try{return await n()}finally{s()}}}var nl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},sl=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const By=4*H.D6,Wy=30*864e5,Hy=1e4;class Gy{#e;#t;#n;#s=new ca;#o=new Map;constructor(e,n,s=By){
this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=da(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,instance:a,stream:c,text:d})=>JSON.
stringify([i,a,c,d])).join(`
`),r=`${Ro(this.#t,"printed",`printed:${s}`,o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=da(e),o=Math.min(Math.max(0,Math.floor(n)),Hy),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(l,u)=>Ky(await Yy(l,this.#n),u,f=>zy(this.#t,s,f)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=da(
e),o=this.#o.get(s)??new Set;return this.#o.set(s,o.add(n)),{[Symbol.dispose]:()=>{o.delete(n),o.size===0&&this.#o.get(s)===o&&this.#o.delete(s)}}}async removeOlder(e){
for(const n of await(0,qe.readdir)(this.#e).catch(()=>[]))await this.#s.run(n,async()=>{const s=await(0,qe.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<
e)&&await(0,qe.rm)((0,$.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,$.join)(this.#e,e,"newer.jsonl"),older:(0,$.join)(this.#e,e,"older.jso\
nl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,older:r}=this.#r(e);await(0,qe.mkdir)((0,$.join)(this.#e,e),{recursive:!0,mode:448});
const{size:i}=await(0,qe.stat)(o).catch(()=>{})??{size:0};i>0&&i+Buffer.byteLength(n)>this.#n&&await(0,qe.rename)(o,r),await nl(s,await(0,qe.open)(o,"a",384),!0).
appendFile(n)}catch(o){s.error=o,s.hasError=!0}finally{const o=sl(s);o&&await o}}}function da({org:t,project:e,appID:n}){return(0,U.hash)("sha256",JSON.stringify(
[t,e,n])).slice(0,32)}async function Yy(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,qe.open)(t,"r").catch(()=>{});if(!s)return"";const o=nl(
n,s,!0),{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.
error=s,n.hasError=!0}finally{const s=sl(n);s&&await s}}function Ky(t,e,n){const s=[];let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>Vy(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function zy(t,e,n){try{return Lo(t,"printed",`printed:${e}`,n)}catch{
return""}}function Vy(t){const e=(0,Qe.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Qe.KH)(s,40)&&(0,Qe.KH)(r,8e3)&&(o==="stdout"||o==="\
stderr")?{at:n,instance:s,stream:o,text:r}:void 0}var ol=y(8934);const Jy="SLIPWAY_SCHEDULE_SECRET",qy=15e3,Xy=50,rl=5,Qy=40,Zy=60*6e4,ew=15*6e4;function tw(t){
const{schedules:e,log:n,every:s}=t,o=new Map,r=l=>[...o.values()].filter(u=>u.org===l).length;let i=!1;const a=(l,u,f)=>{const w=JSON.stringify([l.subdomain,u]),
b=r(l.app.org)>=rl,g=o.has(w)?"the call before has not ended":b?`its organization has ${rl} calls under way`:void 0;if(g!==void 0)return t.say(l.app,`${la(u)}: \
left out, because ${g}`);const O=sw(t,l,u,f).finally(()=>o.delete(w));o.set(w,{org:l.app.org,call:O})},c=async()=>{for(const l of await e.due(Xy)){const{next:u,
come:f}=await nw(l);if(f.length>0&&o.size>=Qy)break;if(await e.take(l,u))for(const[w,b]of f)a(l,w,b)}},d=Wt({everyMs:qy,async run(){await c(),i=!1},onFailure(l){
(!i||!(l instanceof Xe.us))&&n("warn","schedules_not_read",{reason:String(l)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...o.values()].
map(({call:l})=>l))},[Symbol.asyncDispose]:d[Symbol.asyncDispose]}}async function nw({entries:t,since:e,now:n}){const s=[];let o=null;for(const r of t){const i=e===
null?null:await(0,ol.i)(r.cron,Math.max(e,n-Zy));i!==null&&i<=n&&s.push([r,i]);const a=await(0,ol.i)(r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{come:s,next:o}}
async function sw(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:l,say:u}=t,f=a.monotonic();try{const w=await d(r);if(!w)return;const b=JSON.
stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),g=`${r}.${s}.${e.entries.indexOf(n)}`,O=ow(await l(r),g,i,b),N=await c(w,{path:n.path,
headers:O,body:b,timeoutMs:ew});u(o,`${la(n)}: ${N}, ${Math.round(a.monotonic()-f)} ms`)}catch(w){u(o,`${la(n)}: failed, because ${(0,L.bD)(w)}`)}}function la({
cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function ow(t,e,n,s){const o=Math.floor(n/1e3),r=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,U.createHmac)(
"sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(
o),"webhook-signature":`v1,${i}`}}const rw=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],iw=60*6e4;function aw({tables:t,roles:e,
clock:n,log:s,every:o=ne.fm}){const r=async(a,c)=>{const{environmentID:d}=await t.injected(a);return e.issue(d,n.now(),c)},i=async(a,c)=>{const{variables:d}=await t.
injected(a);return Object.keys(d).length===0?{}:{[`${Ne.be}URL`]:c,[`${Ne.be}REGION`]:Ne.aT,...d}};return{tableVariables:i,async runtimeVariables(a,c,d){const l=await i(
a,c);return Object.keys(l).length===0?{}:{...l,...il(await r(a,d))}},async openCredentials(a){const c=await r(a),d={org:a.org,project:a.project,app:a.appID};let l=!1;
const u=async()=>{try{if(await e.renew(c.accessKeyID,n.now())||l)return;s("warn","function_role_gone",d)}catch(w){s("warn","function_role_not_renewed",{...d,reason:String(
w)})}},f=o(iw,()=>{u()});return{variables:il(c),async[Symbol.asyncDispose](){l||(l=!0,f(),await e.revoke(c.accessKeyID).catch(w=>{s("warn","function_role_not_re\
voked",{...d,reason:String(w)})}))}}}}}function il({accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,
AWS_REGION:Ne.aT}}async function cw({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),{type:c,settings:d}=r??
i??{},l=r?.env??a;if(!(0,Ne.Rm)(c))return l;const u=await e.tableVariables(o,n),f=i&&d?.schedule?{[Jy]:await s(i.subdomain)}:{};return{...l,...u,...f}}function dw(t,e){
const n=new Set;return{start(s){if(!Object.hasOwn(s.env,`${Ne.be}URL`))return t.start(s);const o=new lw(s,t,e);return n.add(o.ended),o.ended.then(()=>n.delete(o.
ended)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all(n)}}}class lw{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;
const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(()=>{}),this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.ended;return await i[Symbol.
asyncDispose](),a},()=>({exitCode:null,signal:null,outOfMemory:!1}))}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){
return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let o;try{if(o=await n.openCredentials(this.
spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.env,...o.variables},i=e.start({...this.spec,env:r});this.#e=i;const a=rw.filter(c=>Object.
hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){await o?.[Symbol.asyncDispose]();const i=zi(`The instance did not start: ${(0,L.
bD)(r)}`,[]);throw new Wn({...i,step:"spawn"})}}}function al(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),(0,an.O)(()=>(n=
t(),n))}function lA(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Ao=()=>{};function ua(t,e,n){let s=Number.NEGATIVE_INFINITY;return(...o)=>{const r=n();Math.abs(r-s)<e||(s=r,t(...o))}}var Hn=y(597),uw=y(6923);const fw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
hw=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,pw=65535;function mw(t){const e=(0,sn.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??fw.exec(t)??[],a=n??s??(e?t:o),c=(0,sn.
isIP)(a),d=r===void 0?void 0:Number(r),l=i===void 0?void 0:Number(i);if((c!==0||hw.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(l===void 0||
l>0&&l<=pw)&&(!cl(a)||l!==void 0&&d===void 0))return{host:a,...d!==void 0&&{prefix:d},...l!==void 0&&{port:l}};const f=cl(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new L.GQ("invalid_input",`--build-network-\
allow: "${t}" is not a place that can be allowed`,{input:"build-network-allow",remedy:f})}function cl(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.
test(t)}const Ew=()=>{};var yw=y(1553);const dl=2e3,ww=2,gw=new Set(["ENOTFOUND","ENODATA"]),_w=async t=>{const e=new yw.Resolver({timeout:dl,maxTimeout:dl,tries:ww}),
n=o=>{if(gw.has((0,L.xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()},Tw=100;class jt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){let n=Tw;for(const[s,o]of this.#t){if(this.#s<=this.#e)return;this.#t.
delete(s);const r=s===e||o.used&&n>0;o.used&&(n-=1),r?this.#t.set(s,{...o,used:!1}):this.#s-=o.weight}}}const bw=200,ll=1024*1024;class ul{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#o=new jt(e),this.#r=new jt(ll)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?
n:this.#r.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new jt(this.#e),this.#r=new jt(
ll),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,bw):this.#o.put(e,s,this.#t),
s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const fa={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:H.j9,tableKeys:1e6,
organizationBytes:10*H.j9},fl="kvs_",hl=32,Ow=fl.length+Math.ceil(hl*4/3),Sw=1e3,Nw=8*1024*1024;class Rw extends ul{#e;#t;constructor(e,n,s){super(Nw,Sw,async o=>{
const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:l}=r,u={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kv\
s/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:u,environmentID:d,supported:(0,Ne.Rm)(l),
windows:f}}),this.#e=e,this.#t=n}byToken(e){return e.length===Ow?this.find(ma(e)):null}async byName(e,n){const{tables:s}=await this.#n(e),o=s.find(i=>i.name===n),
r=o&&await this.find(o.tokenHash);if(!r)throw pl(n);return r}async create(e,n,s,o){if(!Ne.BL.test(n))throw new De.P_("validation_failed",`"${n.slice(0,64)}" is \
not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${fl}${(0,U.randomBytes)(hl).toString("base64url")}`,i=ma(r),a=this.#t.seal(
Or(i),r),c={types:Ne.jI,most:Ne.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{
name:n,variable:pa(n),createdAt:s,token:r};case"no_app":throw ha(e);case"wrong_type":throw ml(d.type);case"taken":throw new De.P_("conflict",`The app already ha\
s a table "${n}".`);case"full":throw new De.P_("conflict",`An app may have ${Ne.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#n(
e);return n.map(({name:s,createdAt:o})=>({name:s,variable:pa(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"\
no_app":throw ha(e);case"no_table":throw pl(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#n(e);if(!(0,Ne.Rm)(n))throw ml(n);const r=o.
map(({name:i,tokenHash:a,sealed:c})=>[pa(i),this.#t.open(Or(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open(Or(e.tokenHash),e.sealed)}forgetToken(e){this.forget(ma(e))}async#n(e){const n=await this.#e.list(e);if(!n)throw ha(e);return n}}function ha({
appID:t}){return new De.P_("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function pl(t){return new De.P_("table_not_found",`The app has\
 no table "${t.slice(0,64)}".`)}function ml(t){return new De.P_("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api\
, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function pa(t){return`${Ne.be}TOKEN_${t.toUpperCase()}`}function ma(t){return(0,U.hash)("\
sha256",t,"base64")}var Io=y(6854);function Lw(t){return El(t),{...Aw,node:`${(0,ue.hostname)()}/${process.pid}`,...t,buildLimits:{...Rr,...t.buildLimits},kvsQuotas:{
...fa,...t.kvsQuotas}}}function El(t){const{gitUrlTemplate:e=Hn.bD,allowLocalGit:n=!1}=t;(0,C.Nd)(t.trustedProxies??[],"trusted-proxies"),(0,C.Nd)(t.notifyAllow??
[],"notify-allow"),t.buildNetworkAllow?.forEach(mw),yl(t);const s=(0,Hn.Rs)(e,n);if(!s)return;const o=`--git-url: "${(0,Hn.ri)(e)}" ${s.problem}`;throw new L.GQ(
"invalid_input",o,{input:"git-url",remedy:`Write ${s.instead}.`})}function yl({dns:t,publicUrl:e,fetch:n=fetch,clock:s=ne.ml}){const o=t?.owner??(URL.parse(e??"")?.
hostname||void 0);return t&&Ew({...t,owner:o},{fetch:n,now:s.now})}const Aw={notifyAllow:[],functions:"on",roles:en,drainMs:0,host:"127.0.0.1",trustedProxies:[],
sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Hn.bD,clock:ne.ml,log:Ao,fetch,resolveTxt:uw.MV,resolveHost:_w,workers:2,isolation:"auto",cgroup:"auto",
buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*H.D6,keepDeployments:VE,keepDays:JE,keepDeletedMs:qE,keepAuditDays:ZE,organizationApps:Io.
B5,organizationBuilds:Io.mp,buildLimits:Rr,kvsQuotas:fa};function Tt({roles:t},e){return t.includes(e)}const Iw=1/4,Dw=5e3,kw=60*6e4;async function $w(t,e){const{
clock:n,log:s,stores:o,meter:r,stack:i}=t,a=t.functions==="on"&&(Tt(t,"edge")||Tt(t,"build")),c=Promise.withResolvers();c.promise.catch(()=>{});let d=rn;const l=Tt(
t,"kvs")?J=>d(J):void 0,u=al(()=>xw(l,t),i);let f=t.buildNetworkAllow;const w=async()=>{const{url:J,allow:ie}=await u();return f=[...t.buildNetworkAllow,ie],J},
b=new Gy((0,$.join)(t.nodeDir,"functions","logs"),o.keyring);a&&i.defer((0,ne.fm)(kw,()=>{b.removeOlder(n.now()-Wy).catch(()=>{})}));const g={tableVariables:async(...J)=>(await(await c.
promise)()).tableVariables(...J),openCredentials:async(...J)=>(await(await c.promise)()).openCredentials(...J)};a&&el(t.nodeDir)&&await w();const O=(J,ie,Le="sc\
hedule",Ke="stdout")=>{const Fe={at:n.now(),instance:Le,stream:Ke,text:`[slipway] ${ie}`};b.add(J,[Fe]).catch(Me=>{s("warn","functions_log_not_written",{instance:Le,
reason:String(Me)})})},N=({id:J,spec:{app:ie}},Le)=>O(ie,`The platform's variables replace those of the app: ${Le.join(", ")}`,J,"stderr"),S=()=>{const J={network:t.
buildNetwork,networkAllow:()=>f},ie=new xy({...t,...J,blobs:o.blobsAt,logs:b});return i.use(dw(ie,{kvs:g,onReplaced:N}))},V=a?t.instances??S():void 0,G=(0,an.O)(
async()=>Ci(await td(o.keys),"schedule")),x=async J=>`whsec_${(0,U.createHmac)("sha256",await G()).update(J).digest("base64")}`,P=async(J,ie)=>{const Le={apps:o.
state.apps,kvs:g,kvsUrl:await w(),scheduleSecretOf:x};return cw(Le,J,ie)},W=i.use(new UE({...t,instances:V,envOf:P,connections:Math.floor(xe()*Iw),cdn:e,served:(J,ie,Le)=>r.
requested(J,Le)}));i.defer(()=>c.reject(new Xe.us("The platform stops"))),V&&i.defer(Cw(W,r,n));const ee=V&&{statusOf:J=>W.statusOf(J),logs:b};return{functions:W,
view:SE(t.shownFunctions??ee,t,i),useKvs(J){c.resolve(J),l&&J().then(ie=>{d=ie.handler})},runSchedules(J){if(!V)return;const ie=(Le,Ke)=>W.call(Le,Ke);return tw(
{schedules:o.schedules,siteOf:J,call:ie,secretOf:x,say:O,clock:n,log:s})},async tryInstance({job:J,release:ie,signal:Le},Ke){const{app:Fe,type:Me,deployID:Oe}=J;
if(!V||!(0,Ne.Rm)(Me))return;const{index:ke}=await Ke.index(Fe.org,ie.manifestHash),Ce=ke.find(Nd)===-1?void 0:await o.state.apps.find(Fe);if(!Ce)return;const{subdomain:je}=Ce,
ft=await P(Fe,J),Ze={deployID:Oe,manifestHash:ie.manifestHash};try{await W.prepare({app:Fe,subdomain:je,type:Me,release:Ze,settings:J.settings,env:ft,signal:Le})}catch(rt){
throw rt instanceof Wn?vw(rt.failure,(0,T.realpathSync)(t.nodeDir)):rt}Tt(t,"edge")||W.stop(je)}}}function vw({code:t,message:e,exitCode:n,signal:s,lines:o},r){
const i=o.map(a=>Mw(a,`${(0,$.join)(r,"functions","releases")}/`));return new xt({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Mw(t,e){
const[n="",...s]=t.split(e);return n+s.map(o=>o.replace(/^[\w-]+/,"/app")).join("")}function Cw(t,e,n){let s=n.monotonic();return(0,ne.fm)(Dw,()=>{const o=n.monotonic();
for(const{app:r,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const Ea="127.0.0.1",Uw={"http:":80,"h\
ttps:":443};async function xw(t,{kvsUrl:e,log:n}){if(!t){const{hostname:r,port:i,protocol:a}=new URL(e);return{url:e,allow:`${r}:${i||Uw[a]}`,async[Symbol.asyncDispose](){}}}
const s=await Wc({port:0,host:Ea,log:n});s.serve(t);const{port:o}=s;return{url:Hc(Ea,o),allow:`${Ea}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}const Pw=()=>{};
var Fw=y(1961),jw=y(9546);const Bw=()=>{},Ww=()=>{},Hw=()=>{},Gw=()=>{};class Kt extends Error{name="DamagedObject"}const kt=8;class Dr{#e;constructor(e){this.#e=
e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/kt-1;for(;n<=s;){const o=n+s>>>1,r=o*kt,i=this.#e.compare(e,0,kt,r,r+kt);if(i===0)return!0;i<
0?n=o+1:s=o-1}return!1}detached(){return new Dr(Buffer.from(this.#e))}}function wl(t){return(0,U.hash)("sha256",t,"buffer").subarray(0,kt)}const Do=["br","zstd",
"gzip"],Yw=512,ya=16*H.D6,Cs=Buffer.from("SLV","latin1"),Us=Cs.length+4+32,Kw=Us+ya;function uA(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.
concat([Cs,e,hashOf("sha256",t,"buffer"),t])}function gl(t,e){if(t.length<Us||Cs.compare(t,0,Cs.length)!==0)return;const n=t.readUInt32LE(Cs.length);return n<=ya&&
e===Us+n?n:void 0}function zw(t){if(gl(t,t.length)===void 0)return;const e=t.subarray(Us),n=t.subarray(Cs.length+4,Us);return(0,U.hash)("sha256",e,"buffer").equals(
n)?e:void 0}const Vw=/^[0-9a-f]{64}$/;function wa(t){return Vw.test(t)}function Ln(t,e){return`${t}/${e.slice(0,2)}/${e}`}function ga(t,e,n){return`${t}/variant\
s/${e.slice(0,2)}/${e}.${n}`}function _l(t){const[,,e="",...n]=t.split("/");return n.length===0&&wa(e)?e:void 0}function Tl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Do.some(s=>s===n)?e:void 0}const Jw=5e3;function fA(t){const e=_l(t);return e!==void 0?{sha256:e}:Tl(t)===void 0?void 0:{missingMs:Jw}}const qw=100,
bl=600*1e3;class Xw{#e;#t=new ks(qw);#n=0;constructor(e){this.#e=e}get total(){return this.#n}note(e,n,s,o){const r=Ln(n,s),i=e==="object_unusable"?`${r} unusab\
le`:r,a=this.#t.get(i),c=this.#e.clock.monotonic();if(a&&c-a.at<bl){a.at=c;return}this.#n+=1,this.#e.log("error",e,{org:n,hash:s}),this.#t.set(i,{key:i===r?r:void 0,
version:o,at:c})}mend(e,n){this.#t.size>0&&this.#t.delete(Ln(e,n))}async lasting(){const e=this.#e.clock.monotonic()-bl;for(const[n,{key:s,version:o,at:r}]of this.#t){
const i=s===void 0?void 0:await this.#e.blobs.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#t.delete(n)}return this.#t.size}}const Ol={files:1e5,
fileBytes:512*H.D6,totalBytes:4*H.j9},_a={pathBytes:Ft.EO,pathsBytes:16*H.D6,rulesBytes:256*1024,indexBytes:32*H.D6},Ta=32*H.D6,Sl={pathBytes:4096,pathsBytes:32*
H.D6,rulesBytes:8*H.D6,indexBytes:48*H.D6},hA=null,kr=H.D6,Qw=8,pA=32,Nl=3600*1e3,mA=Nl/2,Zw=2*H.D6,eg=512;class tg{#e;#t;constructor(e,n=Zw){this.#e=e,this.#t=
new jt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,eg+2*(e.length+
n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;
const s=(0,U.createHash)("sha256");for await(const o of n)s.update(o);return s.digest("hex")}}function ba(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("\
%")?(0,Rt.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const ng=/^[\w.!~*'()@:$,+=&;/-]*$/;function Rl(t){
return ng.test(t)?`/${t}`:`/${t.split("/").map(sg).join("/")}`}function sg(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}
function Oa(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?
{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}
const Ll=32,og=/\/:[A-Za-z]\w*[^\w/]/,rg=/^:([A-Za-z]\w*)$/,Sa="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segme\
nts, each name once",ig=`it has more than ${Ll} placeholders`;function Al(t){const e=ba(t);return e===void 0?Sa:Il(Dl(`/${e}`))}function Il(t){const[e="",n,s]=t.
split("*",3);if(!t.startsWith("/")||s!==void 0||og.test(t))return Sa;const o=e.slice(1).split("/").map(Na),r=(n??"").split("/").map(Na),i=[...ko(o),...ko(r),...n===
void 0?[]:["splat"]];if(new Set(i).size<i.length)return Sa;if(i.length>Ll)return ig;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){
const d=e==="/"?[]:e.slice(1,-1).split("/").map(Na);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.
split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function ag({head:t,star:e}){return new Set(e?[...ko(t),...ko(
e.tail),"splat"]:ko(t))}function ko(t){return t.flatMap(e=>"name"in e?e.name:[])}function Na(t){const e=rg.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const cg=32*
1024;class Ra{path;bare;#e;#t;#n;#s=cg;constructor(e){this.path=e,this.bare=Dl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=
new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Rl(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){
let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function dg(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===
void 0)return o.length===n.length&&La(n,o,0)?new Aa(t,e,void 0):void 0;if(!La(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(
n.length-1)+(o[n.length-1]??"").length+1;return new Aa(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!La(s.tail,o,
r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.
bare.startsWith(s.behind,a))return new Aa(t,e,e.bare.slice(i,a))}function La(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||
("text"in o?o.text!==r:r===""))return!1}return!0}class Aa{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,
r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+
i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Dl(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const kl=500,$r=8*1024,lg=2e3,
$l=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,vl=/^[\t\x20-\x7e\x80-\xff]*$/,Ml=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","\
date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function ug(t){
const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>lg?
a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=fg(i,e.length,a),s&&e.push(s)):s?hg(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}
function fg(t,e,n){const s=Al(t);if(e>=kl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function hg(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!$l.test(r)||
!vl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.
set.some(([c])=>c===r))return n("a path can set one cookie");if(Ml.has(r)||Xi(r))return n(`rules cannot set "${r}"`);const a=t.bytes+$o(r,i);if(a>$r)return n(`t\
he headers of this path have more than ${$r} bytes`);t.bytes=a,t.set.push([r,i])}function $o(t,e){return t.length+e.length+4}function pg(t,e){return $l.test(t)&&
t===t.toLowerCase()&&vl.test(e)&&!Ml.has(t)}const Ia=2e3,mg=2e3,Eg=/^[^/:]+=/,Cl={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Ul(t){
const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=yg(o).trim();if(r==="")continue;const i=e.length<Ia?wg(r):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function yg(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function wg(t){
if(t.length>mg)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes(
"=")||Eg.test(n))return"conditions and query parameters are not supported";const r=Number(/^(\d{3})!?$/.exec(s)?.[1]);if(!xl(r))return/^\d+!?$/.test(s)?`${s} is\
 not a status that a rule can have`:"its status is not a number";const i=Al(e);return typeof i=="string"?i:Pl(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:vr(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function xl(t){return Object.hasOwn(Cl,t)}
function vr(t){return Cl[t]==="rewrite"}function Pl(t,e){return/^\/(?!\/)/.test(t)||!vr(e)&&/^(?:https?:)?\/\//i.test(t)}const gg=["index.html","200.html"],Da="\
_redirects",ka="_headers",Fl=512*1024,_g=[Da,ka];function jl(t){return _g.includes(t)}function Tg(t,{base:e,fallback:n}={}){const s=[],o=d=>{const l=t.get(d)??Buffer.
alloc(0);return l==="too large"&&s.push({file:d,reason:`it has more than ${Fl} bytes`}),l==="too large"?"":l.toString()},r=Ul(o(Da));for(const d of r.ignored)s.
push({file:Da,...d});const i=ug(o(ka));for(const d of i.ignored)s.push({file:ka,...d});const a=[...r.rules,...bg(e)].slice(0,Ia);if(a.length+i.rules.length===0&&
n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:l,status:u,force:f})=>[d.text,l,u,f]),headers:i.rules.map(({from:d,set:l,
unset:u})=>[d.text,l,u]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function bg(t){return t===void 0?[]:Ul(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Og(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=(0,Qe.D7)(t.toString())??
cn();return(!Array.isArray(e)||e.length>Ia)&&cn(),(!Array.isArray(n)||n.length>kl)&&cn(),{redirects:e.map(Sg),headers:n.map(Ng),fallback:gg.find(o=>o===s)}}function Sg(t){
const[e,n,s,o]=vo(t);return(typeof n!="string"||typeof s!="number"||typeof o!="boolean")&&cn(),(!xl(s)||!Pl(n,s)||!/^[\x21-\x7e]+$/.test(n))&&cn(),{from:Bl(e),to:n,
status:s,force:o}}function Ng(t){const[e,n,s]=vo(t),o=vo(n).flatMap(i=>{const[a,c]=vo(i);return(typeof a!="string"||typeof c!="string"||!pg(a,c))&&cn(),Xi(a)?[]:
[[a,c]]}),r=vo(s).map(i=>typeof i=="string"?i:cn());return{from:Bl(e),set:o,unset:r}}function Bl(t){const e=typeof t=="string"?Il(t):void 0;return typeof e=="ob\
ject"?e:cn()}function vo(t){return Array.isArray(t)?t:cn()}function cn(){throw new Kt("The compiled rules of a release are damaged: deploy again")}var Wl=y(4573),
Rg=y(6059);const Lg=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["we\
bmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8",
"application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),Ag=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Ig=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Dg(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Lg.get(n)??(0,Rg.$)(n),o=typeof s=="string"?s:"application/octet-stream";return Ag.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function kg(t){return Ig.test(t)}const $g=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
vg=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Mr(t){const e=Hl(
t);return e===void 0||e.endsWith(".html")?!1:$g.test(t)||vg.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Mg=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Cr(t){const e=Hl(t);return Mr(t)||e!==void 0&&Mg.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Hl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Mo=Buffer.from("SLIPWAY","latin1"),Bt=56,Co=32,Ur=Co+6,Gn=4,Gl=8192,Yl=Buffer.allocUnsafe(3*Sl.pathBytes);class xr{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=Pr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new Dr(e.subarray(Bt,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=_a){if(e.length>s.indexBytes)throw bt("it is too large");const o=$a(e,s);if(Pr(o).end!==e.length)
throw bt("its length does not match its header");const r=await Cg(e,o,s,n);return new xr(e,o,r)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Ur;return{hash:this.#e.toString("hex",n,n+Co),size:this.#e.readUIntLE(n+Co,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=Yl.write(e);let s=0,o=this.count-1;for(;s<=o;){
const r=s+o>>>1,i=this.#e.compare(Yl,0,n,this.#c(r),this.#c(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Gn)}}function $a(t,e=_a){if(t.length<Bt||Mo.compare(t,0,Mo.length)!==0)throw bt("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Bt)};if(n.assets>n.count)throw bt("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Pr(n).end>e.indexBytes)throw bt("it is too large");return n}function Kl(t,e){if(e.length!==t.assets*kt)throw bt("its le\
ngth does not match its header");if(!(0,U.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw bt("its assets do not match their hash");return new Dr(e)}function Pr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=Bt+s*kt,r=o+t*Ur,i=r+(t+1)*Gn,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function Cg(t,e,n,s){
const o=Pr(e),r=t.subarray(Bt,o.records);if(Kl(e,r),!(0,Wl.isUtf8)(t.subarray(o.paths,o.rules)))throw bt("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)
throw bt("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Gl){if(i=Math.max(i,Ug(t,o,a,Math.min(a+Gl,e.count))),i>n.pathBytes)throw bt("a \
path is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*Gn)!==e.pathsBytes)throw bt("its last path does not end with the paths");for(let a=kt;a<r.length;a+=
kt){const c=a-kt;if(r.compare(r,a,a+kt,c,a)>=0)throw bt("its assets are not sorted")}return i}function Ug(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*Gn);let r=0,
i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const d=e.paths+o(c+1);if(d<=a||d>e.rules)throw bt("its paths are out of order");if(((t[a]??0)&192)===
128)throw bt("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw bt("its paths are not sorted");r=Math.max(r,d-a),i=a,a=d}return r}function bt(t){return new Kt(
`The index of a release is damaged (${t}): deploy again`)}function xg(t,e){const n=Pg(t),s=Fg(n),o=n.reduce((f,{path:w})=>f+Buffer.byteLength(w),0),r=Bt+s.length+
n.length*(Ur+Gn)+Gn,i=Buffer.alloc(r+o+e.length);Mo.copy(i);const a=[n.length,o,e.length,s.length/kt];for(const[f,w]of a.entries())i.writeUInt32LE(w,Mo.length+f*
4);(0,U.hash)("sha256",s,"buffer").copy(i,Mo.length+a.length*4),s.copy(i,Bt);let c=Bt+s.length,d=c+n.length*Ur;const l=d+(n.length+1)*Gn;let u=0;for(const{path:f,
hash:w,size:b}of n)i.write(w,c,Co,"hex"),c=i.writeUIntLE(b,c+Co,6),d=i.writeUInt32LE(u,d),u+=i.write(f,l+u);return i.writeUInt32LE(u,d),i.set(e,l+o),i}function Pg(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function Fg(t){const e=t.filter(({path:n})=>Cr(n)).map(({path:n})=>wl(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const jg=123;function va(t){return t[0]===jg}async function Bg(t,e,n){if(t.length>Ta)throw xs(`has more than ${Ta} bytes`);const s=Wg(t),
o=new Map;for(const r of s.filter(({path:i})=>jl(i)))o.set(r.path,r.size>Fl?"too large":await e(r));return xr.open(xg(s,Tg(o).bytes),n,Sl)}function Wg(t){let e;
try{e=JSON.parse(t.toString())}catch{throw xs("is not JSON")}if(!(0,Qe.Gv)(e)||!(0,Qe.Gv)(e.files))throw xs("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:o,size:r}=(0,Qe.Gv)(s)?s:{};if(typeof o!="string"||!wa(o))throw xs("has a file without a hash");if(typeof r!="number"||!Number.isInteger(
r)||r<0||r>=2**48)throw xs("has a file without a size");if(n===""||!n.isWellFormed())throw xs("has an invalid path");return{path:n,hash:o,size:r}})}function xs(t){
return new Kt(`The manifest of a release ${t}: deploy again`)}function Fr(t,e=Qw){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}const Hg=1e3;class jr{damage;#e;#t;#n=new ca;#s=new Map;#o;constructor(e){this.#e=
e,this.#t=new tg(e.blobs),this.damage=new Xw(e),this.#o=ua(e.log,Hg,()=>e.clock.monotonic())}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.
max(_a.indexBytes,Ta))throw this.damage.note("object_unusable",e,n),new Kt(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n,s);
return{index:await(s>kr?this.#n.run("index",r):r()),storedAt:o}}async#r(e,n,s){const o=await this.read(e,n,s),r=Fr();try{return va(o)?await Bg(o,({hash:i,size:a})=>this.
read(e,i,a),r):await xr.open(o,r)}catch(i){throw i instanceof Kt&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#l(e,n,0,Bt);return va(
s)?void 0:$a(s).count}async assets(e,n){const s=await this.#l(e,n,0,Bt);if(va(s))return(await this.index(e,n)).index.assets.detached();const o=$a(s),r=o.assets*
kt;return Kl(o,await this.#l(e,n,Bt,r))}async read(e,n,s){const o=this.#d(e,n),r=await this.#e.blobs.load(o,s,"any"),i=await zl(r,n,s)?r:await this.#e.blobs.load(
o,s);if(!i)return this.#u(e,n);const{facts:a,bytes:c}=i,d=i===r||await zl(i,n,s);if(!c||!d)throw await this.#h(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const o=await this.#c(e,n);if((await this.#t.digest(Ln(e,n),o)??this.#u(e,n))!==n)throw await this.#h(e,n,o);const i=await this.#e.blobs.stream(Ln(e,n),s)??this.#u(
e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const o of Do){const r=await this.#a(ga(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){
throw this.#i(e,o),o}}#i(e,n){this.#o("warn","variants_unreadable",{org:e,reason:String(n)})}async#a(e){const n=await this.#e.blobs.head(e),s=n&&await this.#e.blobs.
read(e,{start:0,end:Us-1});return s&&gl(s,n.size)}async readVariant(e,n,s){const o=ga(e,n,s);try{const r=await this.#e.blobs.load(o,Kw),i=r?.bytes&&zw(r.bytes);
if(i&&i.length>0)return i}catch(r){this.#i(e,r);return}this.#e.log("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.blobs.delete(o).catch(()=>{})}variantsVersion(e){
return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,n){return await this.#e.blobs.head(this.#d(e,n))??this.#u(e,n)}#d(e,n){
if(!wa(n))throw new Kt(`"${n}" is not the name of an object`);return Ln(e,n)}async#l(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.blobs.read(this.#d(
e,n),r)??this.#u(e,n)}#u(e,n){throw this.damage.note("object_missing",e,n),new Kt(`The object ${n} is gone`)}async#h(e,n,{version:s}){return this.damage.note("o\
bject_damaged",e,n,s),this.#t.forget(Ln(e,n)),await this.#e.blobs.distrust(Ln(e,n),s),new Kt(`The object ${n} is damaged`)}}async function zl(t,e,n){return t?.bytes?.
length===n&&(t.digest??await Gg(t.bytes))===e}async function Gg(t){if(t.length<=kr)return(0,U.hash)("sha256",t);const e=(0,U.createHash)("sha256"),n=Fr();for(let s=0;s<
t.length;s+=kr){e.update(t.subarray(s,s+kr));const o=n();o&&await o}return e.digest("hex")}const Yg=()=>{},Kg=1e4,Vl=64*1024;function zg(t,{deployID:e,fence:n},s,o){
let r=0,i="",a;const c=async()=>{for(;i!=="";){const l=i;i="",await t.append(e,l,n)}a=void 0};let d=!1;return{write(l){return d||=r+Buffer.byteLength(l)>s+sy,d?
!1:(r+=Buffer.byteLength(l),i+=l,a??=c(),!0)},async end(){let l=!1;const u=async()=>{await a,l||await t.end(e)};await(0,ne.ux)(o,Kg,u()),l=!0},get bytes(){return r}}}
async function Vg(t,e){try{const n=await t.read(e,{from:-Vl,limit:Vl,isComplete:!0}),s=(0,Rt.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-Ne.lF.failureLogLines).map(o=>o.slice(0,Ne.lF.failureLogLine))}catch{return[]}}const Jg=["stage","commit","log","pulse",
"stored","failed","detected"],Jl={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},qg=100,Xg=2;function Br(t,e=()=>performance.
now()){const n=e();let s=0;return()=>(s+=1,s>qg+Xg*(e()-n)/t)}class Qg{#e;#t;#n="waiting";#s="clone";#o;constructor(e){this.#e=Br(iy,e),this.#t=Br(ry,e)}get stage(){
return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in Jl[this.#n]?e.text.length>=ny?void 0:this.#t()?"it sent its log in too many parts":void 0:"it sent a log out of orde\
r";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=e.commit,this.#r("commit","a commit");case"stored":return this.#r(
"stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a failure");case"detected":return this.#r("detected","what it detecte\
d")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=Jl[this.#n],o=Object.hasOwn(s,e)?s[e]:void 0;if(o===void 0)return`it sent ${n} out of order`;this.#n=
o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function Zg(t){return Jg.some(e=>e===t.kind)}const e0=100,t0=300;class Wr extends Error{name="\
WorkerCrash";ending;constructor(e){super(s0(e)),this.ending=e}}class n0{process;#e;#t=new Map;#n=Promise.withResolvers();ready=this.#n.promise;#s=Promise.withResolvers();#o={};#r=new Qg;#i=Br(
ay);#a=Br(cy);#c={files:[],odd:[]};#d=!1;#l;#u=0;#h=!1;#f=Promise.withResolvers();#m;#p=!1;#y=!1;constructor(e,n){this.process=e,this.#e=n,this.ready.catch(()=>{}),
this.#s.promise.catch(()=>{}),e.listen(s=>this.#w(s).catch(o=>this.#E(o))),e.ended.then(s=>this.#N(s))}get alive(){return!this.#h}get stage(){return this.#l}run(e,n={}){
return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):(this.#m=Promise.withResolvers(),
this.#f.resolve(e),this.#m.promise)}letGo(){this.#y=!0,this.#f.resolve(null),this.#m?.resolve([])}#E(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#w(e){
const n=this.#g(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#l=e.stage,await this.#o.onStage?.(
e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);break;case"log":this.#o.onLog?.(e.text);break;case"ask":this.#_(e.id,e.question);break;case"\
release":this.#O(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#o.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.
resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,L.xb)(e)}}#g(e){return Zg(e)?this.#r.take(e):e.kind===
"note"?this.#i()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a()?"it sent too many messages about loc\
ks":void 0}async#_(e,n){if(this.#u+=1,this.#u>e0)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#S(
n)})}catch(s){this.#E(s)}this.#u-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#O(e.name),this.#t.set(e.name,
n),this.#h&&this.#O(e.name),null}case"output":return await this.#b(e),null;case"start":return this.#T(e.found);case"repositories":return this.#e.repositories(e.
after);case"apps":return this.#e.apps(e.after)}}async#T(e){if(this.#p&&this.#m?.resolve(e),this.#y)return null;const n=await this.#f.promise;return this.#p=n!==
null,n&&(this.#f=Promise.withResolvers()),n}async#b({part:e,isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+e.odd.length===0;if(this.#d||r&&!n)return this.
process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(s.length,o.length)>Ol.files)return this.process.
kill("its output is too large");n&&await this.#o.onOutput?.({files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.faults})}#O(e){this.#t.get(e)?.(),this.#t.delete(
e)}#N(e){this.#h=!0,this.letGo();const n=new Wr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#O(s)}}function s0({exitCode:t,signal:e,
killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return o!==void 0?`it\
 was ended because ${(0,Rt.Ow)(o,t0)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}
class o0{#e;#t;#n=new ca;#s=new Set;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,Rn.uV)(e.env)}get walls(){return this.#r}close(){return this.#i=!0,[...this.#s]}take(){
const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.process.ended.then(()=>!this.#i&&this.refill()),
{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#a(),n=(0,Rn.ig)(e.dataDir,process.pid),s=new n0(new Sy(
this.#t,n),{locks:this.#n,repositories:this.#e.repositories??(async()=>[]),apps:this.#e.apps??(async()=>[]),onNote:({level:o,event:r,text:i})=>this.#e.log(o,r,{
reason:i})});return this.#s.add(s),s.process.ended.then(()=>this.#s.delete(s)),s.ready.then(o=>this.#c(o),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#a(){
const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:l}=this.#e,{buildNetwork:u="auto",buildNetworkAllow:f=[]}=this.#e;
return{dataDir:(0,T.realpathSync)(e),blobs:n,env:(0,Rn.I3)(s),gitUrlTemplate:o??Hn.bD,allowLocalGit:r??!1,limits:{...Rr,...i},outputLimits:a??Ol,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:l??"auto",network:{want:u},networkAllow:f,known:this.#r}}#c({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#r||o)){if(this.#r=
{isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",{by:Fn(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.
log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",{network:s.level,reason:s.reason,means:r0[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)
return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",
{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const r0={filtered:"bu\
ilds reach the internet, and the abstract UNIX sockets of this machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loo\
pback, private networks, and the metadata service of a cloud"};var ql=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Xl=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const i0=1e4,a0=5*6e4,c0=1e4,d0=2,l0=6e4,u0=8,f0=100;function h0(t){return new p0(t)}class p0{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new o0(e)}get walls(){return this.#t.walls}prepare(){this.#t.refill()}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!eu(
e)&&n!=="required"&&!tu(s)){const o=setTimeout(()=>this.#n(),f0);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}m0(await this.#d().ready,
this.#e)}#d(){if(!(0,T.existsSync)((0,$.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();return this.#s=this.#p(null,n).then(()=>{
this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:o}=this.#t.take();try{return await this.#l(e,n,s).catch(r=>{
if(!(r instanceof Wr)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#l(e,n,s)})}catch(r){throw r instanceof Wr?await this.#w(r,s,e):r}}async#l(e,n,s){
const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,logs:c,clock:d}=this.#e,l=a?.logBytes??Rr.logBytes,u=zg(c,{deployID:e.deployID,
fence:n.fence},l,d),f=ql(o,(0,wo.addAbortListener)(r,()=>{this.#E(s)}),!1);try{const O={...n,onOutput:async G=>i?.(G,r),onLog:G=>{u.write(G)||s.process.kill("it\
 sent a log that is too long")},onStored:async(...G)=>{try{const x=await n.onStored?.(...G);for(const P of x??[])u.write(`Warning: ${P}
`);return x??void 0}catch(x){throw x instanceof xt&&u.write(`${x.message}
`),x}}},N=await s.run({kind:"deploy",job:e,look:i!==void 0},O);if(N.kind!=="stored")throw N.kind==="failed"?new xt(N.facts):Ma();const{commit:S,release:V}=N;return{
commit:S,release:V,place:async G=>await(0,ne.ux)(d,c0,s.place(G))??[],[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(w){throw await this.#y(
s,e.deployID),r.reason instanceof nn&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),w}finally{await u.end(),n.onLogged?.(u.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{Xl(o)}}async detect(e,n){if(this.#c>=d0)throw Ql("\
Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#u({...e,deployID:`look-${(0,U.
randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?Ql("The repository could not be read in time. Try again, or let the first build read it."):s}finally{
this.#c-=1}}async#u(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),r=ql(s,(0,wo.addAbortListener)(n,()=>{this.#E(o)}),!1);try{const i=await o.
run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new xt(i.facts);if(i.kind!=="detected")throw Ma();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof
Wr&&!n.aborted?await this.#w(i,o,e):i}finally{this.#y(o,e.deployID)}}catch(o){s.error=o,s.hasError=!0}finally{Xl(s)}}async collect(){return this.#e.lasting===!1?
[]:this.#m({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#h({kind:"variants",org:e,manifestHash:n},"compressing_fail\
ed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#E(e))),await this.#o}#h(e,n,s={}){return this.#o=
this.#o.then(()=>this.#m(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,reason:String(o)})}),this.#o}#f(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#h(
{kind:"sweep"},"cleanup_failed")};this.#r>=u0?e():this.#i=this.#e.clock.after(l0,e)}async#m(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();
try{const s=await n.run(e);if(s.kind!=="done")throw Ma();return s.collected}finally{await this.#E(n)}}#p(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).
then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(a0,s.
signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.process.ended;s.abort(),!this.#a&&(o!==0&&await this.#p(n),this.#e.
lasting!==!1&&this.#f())}async#E(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),i0);
await e.process.ended,clearTimeout(n)}async#w(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});
const o=n.stage??"clone",r=`The process that built this deployment crashed: ${this.#g()??e.message}`,{exitCode:i,signal:a}=e.ending,c=await Vg(this.#e.logs,s);return new xt(
{stage:o,code:"builder_crashed",message:r,exitCode:i,signal:a,log:c,diagnostics:[]})}#g(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,Rn.
nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all use\
rs read it",command:n.command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function Ql(t){return new De.P_("unava\
ilable",t,{"retry-after":"10"})}const Zl={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the pl\
atform as root and install bubblewrap and nftables, or start with --build-network open."};function eu(t){return t!==void 0&&Object.hasOwn(Zl,t)}function tu(t){return t?.
startsWith("/")===!0}function m0({network:t,isolation:e,limiter:n},s){const o=(i,a,c)=>new L.GQ("unsupported_runtime",a,{input:i,remedy:c}),{buildNetwork:r}=s;if(eu(
r)&&t.level!==r){const i=t.level==="private"?"Builds have a private network":t.reason;throw o("build-network",i,Zl[r])}if(s.isolation==="required"&&e.kind==="no\
ne")throw o("isolation",`Builds cannot be isolated: ${e.reason}`,"Install bubblewrap, or start with --isolation auto: builds then have all rights of the platfor\
m.");if(tu(s.cgroup)&&n.kind!=="cgroup")throw o("cgroup",`Builds cannot have cgroups: ${n.reason}`,"Name a cgroup that the platform may use, or start with --cgr\
oup auto: then the platform measures builds itself.")}function Ma(){return new Error("The worker sent the result of another kind of job")}const nu="GET, HEAD, O\
PTIONS";function Ca({method:t}){return t==="GET"||t==="HEAD"}function su(t){return t==="OPTIONS"?{status:204,headers:{allow:nu}}:{status:405,headers:{allow:nu,"\
content-length":"0","cache-control":"no-store"}}}function dn(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-release":n.deployID}:o;return t.method==="H\
EAD"?{status:s,headers:r}:{...e,headers:r}}function E0(t,e,n){const s=o=>(0,B.Mr)(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof Promise?n.then(s,o=>{
throw t.site(e,500,0),o}):s(n)}function y0({settings:t},e){return t.noindex!==!0||e.take?e:{...e,headers:{...e.headers,"x-robots-tag":"noindex"}}}const ou={"con\
tent-length":"0","cache-control":"public, max-age=0, must-revalidate"};function w0(t,{status:e,location:n},s){const o=ru(t.target.slice((0,B.XM)(t.target).length)),
[,r="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...ou,"x-slipway-release":s.deployID}}}function g0({target:t},e){
const n=t.startsWith("/")?ru(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...ou}}}function ru(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}
const _0=16*H.D6,T0=512;function iu(t){return e=>{if(e instanceof Xe.us)throw e;return t}}class b0{#e;#t=new jt(_0);constructor(e){this.#e=e}async releasesWith({
org:e,kept:n},s){const o=wl(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){try{return await this.#t.load(`${e}\
/${n}`,s=>s.bytes+T0,()=>this.#e.assets(e,n))}catch(s){if(s instanceof Kt)return;throw s}}}const O0=Yt({status:404,title:"No site here",text:"No app of this pla\
tform has this host name. Check the spelling of the address."}),au=Yt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first succe\
ssful deploy. Deploy it, then load this page again."}),S0=Yt({status:410,title:"This site is gone",text:"The app at this address was deleted."}),cu=Yt({status:404,
title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),du=Yt({status:400,title:"Bad address",text:"The pat\
h of this address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),N0=Yt({status:414,title:"Address too long",text:"The path of\
 this address has more than 4,096 characters. No page has such a long address."}),R0=Yt({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds.",againIn:5}),L0=Yt({status:503,title:"Not available at\
 the moment",text:"The platform cannot look up this site at the moment. Try again in a few seconds.",againIn:5}),A0=Yt({status:500,title:"This file cannot be se\
rved",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."});class I0{#e;#t=new Set;#n;constructor(e){this.#e=
e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?
void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.all(this.#t)}}const D0=2e3,
Ua=200,k0=32*H.D6,$0=1/4,v0=8,M0=4,C0=["index.html","404.html"];function U0(t){const{clock:e,log:n}=t;let s=0;return async o=>{if(s>=M0)return;s+=1;const r=new AbortController,
i=x0(t,o,r.signal).catch(a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,reason:String(a)})});i.finally(()=>{s-=1}),await(0,ne.ux)(e,D0,
i),r.abort()}}async function x0(t,{subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&t.loaded(o.release);if(!o||!r||r.deployID===n.deployID)return;
const i=await t.load(o.org,n);let a=Math.min(k0,t.cacheBytes*$0);const c=new I0(v0);for(const d of await P0(r,i,s)){s.throwIfAborted();const l=i.file(d,new Ra(`\
/${d}`));l?.kind!=="file"||l.file.size>a||(a-=l.file.size,await c.start(()=>t.warm(l.file)))}await c.end()}async function P0(t,e,n){const s=new Set([...C0,...t.
mostServed(Ua)]),o=new Set([...s].filter(Mr).map(lu)),r=Fr(n);for(const a of o.size>0?e.names():[]){if(o.has(lu(a))&&s.add(a),s.size>=2*Ua)break;const c=r();c&&
await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(0,Ua)}function lu(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,
"")}class uu{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||!("text"in o))this.#t.push(n);else{
const r=this.#e.get(o.text);r?r.push(n):this.#e.set(o.text,[n])}}}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],o=this.#t;for(let r=0,i=0;r<s.length||
i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;const d=this.#n[Math.min(a,c)],l=d&&n(d)?dg(d.from,e):void 0;
d&&l&&(yield[d,l])}}}function Hr(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=ag(e),o=[];let r=0;for(const{0:i,1:a="",index:c}of t.matchAll(
/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.length);return o.push(n(t.slice(r))),{pieces:o,isFixed:o.every(
i=>typeof i=="string")}}function xa({pieces:t},e,n,s){let o="";for(const r of t){const i=typeof r=="string"?r:F0(r.name,e,n,s-o.length);if(i===void 0||o.length+
i.length>s)return;o+=i}return o}function F0(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}function fu(t){return Buffer.from(t,"utf16le").
toString("utf16le")}const j0={headers:{},isCut:!1};function B0(t){const e=new uu(t.map(W0)),n=t.length===0;return s=>{const o=n?[]:[...e.matching(s)];return o.length===
0?j0:H0(o)}}function W0({from:t,set:e,unset:n}){let s=0;const o=e.map(([r,i])=>{const a=Hr(i,t);return a.isFixed&&(s+=$o(r,i)),{name:r,value:a}});return{from:t,
set:o,unset:n,fixedBytes:s}}function H0(t){const e=new Map;let n=$r,s=$r-t.reduce((r,[{fixedBytes:i}])=>r+i,0),o=!1;for(const[{set:r,unset:i},a]of t){for(const c of i)
e.delete(c);for(const{name:c,value:d}of r){if(o&&!d.isFixed)continue;const l=(d.isFixed?n:Math.min(n,s))-$o(c,""),u=l<0?void 0:xa(d,a,"encoded",l);if(u===void 0){
o=!0;continue}n-=$o(c,u),d.isFixed||(s-=$o(c,u));const f=e.get(c);e.set(c,f===void 0||c==="set-cookie"?u:`${f}, ${u}`)}}return{headers:Object.fromEntries([...e].
map(([r,i])=>[r,fu(i)])),isCut:o}}const G0=64,Y0=8*1024,K0=4*1024;class z0{#e;#t;#n;#s;constructor({redirects:e,fallback:n},s){this.#e=new uu(e.map(V0)),this.#t=
e.some(({force:o})=>o),this.#n=n,this.#s=s}direct(e){const n=this.#r(e.path.slice(1));return{target:(this.#t?this.#i(e,n?"file":"earlier"):void 0)??n,isFile:n!==
void 0}}missing(e,n){const s=n===!1?void 0:this.#n??(n?"index.html":void 0);return this.#i(e,"nothing")??(s!==void 0&&!Cr(e.path.slice(1))?this.#o(s,200):void 0)??
this.#o("404.html",404)}has=e=>!jl(e)&&this.#s(e);#o(e,n){return this.has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=Oa(e,this.has);if(n)return n.kind===
"file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,location:Rl(n.to)}}#i(e,n){let s=0;for(const[o,r]of this.#e.matching(e,({force:i})=>i||n!=="fi\
le")){if(!o.force&&n==="earlier")return;const i=this.#a(o,r,e);if(s+=1,i||s===G0)return i}}#a({to:e,status:n,isForeign:s},o,r){if(vr(n)){const c=xa(e,o,"plain",
K0)?.replace(/^\/+/,""),d=c===void 0?void 0:Oa(c,this.has),l=d?.kind==="redirect"?this.#c(d.to):d?.path;return l===void 0?void 0:{kind:"file",name:l,status:n}}const i=xa(
e,o,"encoded",Y0);if(i===void 0)return;const a=s?i:i.replace(/^\/{2,}/,"/");return a===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:n,location:a}}#c(e){
const n=Oa(e,this.has);return n?.kind==="file"?n.path:void 0}}function V0({from:t,to:e,status:n,force:s}){return{from:t,to:vr(n)?J0(e,t):Hr(e,t),isForeign:e.startsWith(
"//"),status:n,force:s}}function J0(t,e){const n=t.replace(/[?#].*$/,"");try{return Hr(n,e,decodeURIComponent)}catch{return Hr(n,e)}}const q0="public, max-age=0\
, must-revalidate",X0="public, max-age=31536000, immutable";function Q0(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}class Z0{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){
this.status=o,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=
Dg(n),this.variants=kg(this.#s)?new Map:void 0}get headers(){return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#o}get notModified(){const{etag:e,status:n}=this;return this.#r??={"cache-control":Mr(this.#t)?X0:q0,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#r}}function e_(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...o},variants:void 0}}const t_=64*1024,n_=H.D6,s_=4*1024,o_=32,r_=5*1024,i_=512;class a_{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{
index:s,storedAt:o},r){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const i=Og(s.rules),a=Math.
min(n_,t_+s.count*s_);this.#e=s,this.isServer=s.find(Nd)!==-1;const c=d=>!(this.isServer&&hu(d))&&s.find(d)!==-1;this.#t=new z0(i,c),this.#n=B0(i.headers),this.#s=
new jt(a),this.#o=r,this.weight=s.bytes+s.rules.length*o_+a}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);if(this.isServer&&
!s)return;const o=n&&this.#i(n,e);return s&&o&&this.#s.put(e.path,o,c_(e.path,o)),o}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(s,e)}file(e,n,s=200){
const o=this.#t.has(e)?this.#e.find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n(n);i&&!this.#r&&(this.#r=!0,this.#o("warn","headers_cut",{deployID:this.
deployID,org:this.org}));const a=new Z0(this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:Q0(r),served:0}}has(e){return this.#t.has(e)}hashOf(e){
const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.values())o.kind==="file"&&n.set(o.name,(n.
get(o.name)??0)+o.served);return[...n].sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e,n){return e.
kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:fu(e.location)}}}function hu(t){return t===Yi||t.startsWith(`${Yi}/`)}function c_(t,e){
const n=4*t.length;return e.kind==="redirect"?i_+n+2*e.location.length:r_+n+e.customBytes}function d_(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").
some(n=>n.trim().replace(/^W\//,"")===e)}function l_(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[
,s,o,r]=n;if(r!==void 0){const a=Math.min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&Number(o)<i))return i>=e?"unsa\
tisfiable":{start:i,end:o?Math.min(Number(o),e-1):e-1}}const u_=256,f_=256,pu=new ks(u_);function h_(t){let e=pu.get(t);if(!e){if(e=p_(t),t.length>f_)return e;pu.
set(t,e)}return e}function p_(t){const e=new Map;for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(l=>l.trim()),c=a.find(l=>/^q\s*=/.
test(l)),d=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,o=r=>e.
get(r)??n;return Do.filter(r=>o(r)>0&&o(r)>=s).sort((r,i)=>o(i)-o(r))}const m_=4*H.D6,E_=64*H.D6,y_=512,w_=[];class g_{#e;#t;#n;#s;#o=0;constructor(e,n,s=ne.ml){
this.#e=e,this.#t=new jt(n),this.#n=Math.min(m_,n),this.#s=new S_(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?(0,B.wx)(e,
"accept-encoding"):void 0,r=o===void 0?w_:h_(o);if(r.length===0)return this.#r(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,
n,Eu(n,r,a),s)):this.#r(e,n,Eu(n,r,i),s)}async warm(e){this.#l(e)&&await this.#u(e)}#r(e,n,s,o){if(s.status===200){if(__(e,s))return{status:304,headers:s.notModified};
const i=o?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?
{status:s.status,headers:s.headers,body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const o=await this.#h(n,
async()=>{const r=await this.#e.readVariant(e.org,e.file.hash,s);if(r?.length!==n.size)throw new mu;return r}).catch(r=>{if(!(r instanceof mu))throw r});return o?
{status:n.status,headers:n.headers,body:o}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#l(e)?await this.#u(e):await this.#f(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=(0,B.wx)(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const o=l_((0,B.wx)(e,"range")??
"",n.size);if(o!==void 0){if(o==="unsatisfiable"){const r={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,
headers:{...n.notModified,...r}}}return this.#d(n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#l(e)?(await this.#u(e)).subarray(s,o+1):await this.#f(e,n);return{
status:206,headers:{...e.headers,"content-range":`bytes ${s}-${o}/${e.size}`,"content-length":String(o-s+1)},body:r}}#l({size:e}){return e<=this.#n&&this.#o+e<=
E_}#u(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.load(e,o=>o.length+y_,async()=>{this.#o+=n;try{return await s()}finally{
this.#o-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class mu extends Error{}function Eu(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;
const r=t.variants?.get(s);if(r?.size===o)return r;const i=e_(t,s,o);return t.variants?.set(s,i),i}return t}function __(t,e){const n=(0,B.wx)(t,"if-none-match");
if(n!==void 0)return d_(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const yu=new Map,T_=4*H.D6,b_=768,O_=1e3;
class S_{#e;#t;#n=new jt(T_);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<
Yw||s.size>ya)return yu;this.#n.delete(e);const r=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>o?.sizes??yu);return{
sizes:a,isWhole:a.size===Do.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>b_+2*e.length,r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(
e)}#s({isWhole:e,version:n,at:s},o){return e?!0:n===this.#e.variantsVersion(o)&&this.#t.monotonic()-s<O_}}function wu({sites:t,domain:e,isOwnHost:n}){const s=A_(
e),o=I_(e,n);return{domain:o,site(r){const i=s(r);if(i!==void 0)return t.site(i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function N_(t,e){const n=t.
startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const R_=1024,L_=255;function gu(t){const e=new ks(R_);return n=>{
if(n.length>L_)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;const o=t(n);return e.set(n,o),o}}function A_(t){const e=`.${t.toLowerCase()}`;return gu(
n=>{const s=_u(n),o=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:void 0})}function I_(t,e){return gu(n=>{const s=_u(
n);return(0,st.an)(s)&&!(0,st.UO)(s,t)&&!e(n)?s:void 0})}function _u(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const D_=64*H.D6,Tu=4096,k_=1e3;
class $_{#e;#t;#n;#s;#o;#r;#i=new jt(D_);#a;prefetch;constructor(e){const{sites:n,objects:s,cacheBytes:o,log:r,clock:i=ne.ml,meter:a=io}=e;this.#e=e,this.#t=ua(
r,k_,()=>i.monotonic()),this.#n=e.finder??wu({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#o=new g_(s,o,i),this.#a=
a,this.#r=new b0(s),this.prefetch=U0({site:c=>n.site(c),loaded:c=>this.#m(c),load:(c,d)=>this.#p(c,d),warm:c=>this.#o.warm(c),cacheBytes:o,clock:i,log:r})}handler=e=>{
const n=this.#n.site((0,B.wx)(e,"host")??"");return n instanceof Promise?n.then(s=>this.#c(e,s),s=>this.#b(e,s,L0)):this.#c(e,n)};#c(e,n){return n===void 0?dn(e,
O0):E0(this.#a,n,this.#d(e,n,this.#u(e,n)))}#d(e,n,s){const{late:o}=this.#e;return o?s instanceof Promise?s.then(i=>this.#d(e,n,i)):s.status!==404||s.take?s:o.newer(
n,Cr((0,B.XM)(e.target)))?.then(i=>i?this.#l(s,e,i):s)??s:s}#l({body:e},n,s){return e instanceof Gt.Readable&&e.destroy(),this.#u(n,s)}#u(e,n){const s=!n.isDeleted&&
n.release!==null;if(!Ca(e)&&!(s&&this.#e.functions))return su(e.method);if(n.isDeleted)return dn(e,S0);if(n.release===null)return dn(e,au);const o=n.settings.domains&&
this.#n.domain((0,B.wx)(e,"host")??""),r=o&&N_(o,n.settings.domains??[]);if(r)return g0(e,this.#s(r));try{const i=this.#m(n.release),a=i?this.#y(e,n,i):this.#f(
n,n.release).then(d=>this.#y(e,n,d)),c=this.#h(n,a);return c instanceof Promise?c.catch(d=>this.#b(e,d)):c}catch(i){return this.#b(e,i)}}#h(e,n){const{cdn:s,sites:o}=this.#e;
if(!s&&e.settings.noindex!==!0)return n;const r=i=>{const a=y0(e,i);return s?s.answer(e,a,o.isSure!==!1):a};return n instanceof Promise?n.then(r):r(n)}async#f(e,n){
try{return await this.#p(e.org,n)}catch(s){const o=e.kept.map(r=>this.#m(r)).find(r=>r!==void 0);if(!o||!(s instanceof Xe.us))throw s;return this.#t("warn","edg\
e_earlier_release",{deployID:o.deployID,live:n.deployID}),o}}#m(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#p(e,n){const{
objects:s,log:o}=this.#e;return this.#m(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,r=>r.weight,async()=>new a_(e,n,await s.index(e,n.manifestHash),o))}#y(e,n,s){
if(s.isServer)return this.#w(e,n,s);if(!Ca(e))return su(e.method);const o=(0,B.XM)(e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)return this.#T(e,
i,s);const a=ba(o);if(a===void 0)return dn(e,du);if(a.length>Tu)return dn(e,N0);const c=new Ra(`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(c);return this.#E(
e,n,s,c,d)}#E(e,n,s,o,r){return r?this.#T(e,r,s):n.kept.length>0&&Cr(o.path.slice(1))?this.#_(e,n,s,o):this.#S(e,n,s,o)}#w(e,n,s){if(!e.target.startsWith("/"))return dn(
e,du);const o=ba((0,B.XM)(e.target));if(o!==void 0&&hu(o))return dn(e,cu,s);if(!Ca(e)||e.isUpgrade||o===void 0||o.length>Tu)return this.#g(n);const r=new Ra(`/${o}`);
return this.#E(e,n,s,r,s.remembered(r.path)??s.direct(r))}#g(e){const{release:n}=e,{functions:s}=this.#e;return n===null?au:s?.answer({...e,release:n})??Sr(new ot(
"functions_off",void 0,60))}async serverSite(e){const n=await this.#e.sites.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#m(s)??await this.#p(
n.org,s)).isServer?{...n,release:s}:void 0}async#_(e,n,s,o){const r=o.path.slice(1);for(const i of await this.#r.releasesWith(n,r).catch(iu([]))){const a=this.#m(
i)??await this.#p(n.org,i).catch(iu(void 0)),c=a?.file(r,o);if(a&&c)return this.#T(e,c,a)}return this.#S(e,n,s,o)}#S(e,n,s,o){if(s.isServer)return(Mr(o.path)?this.#e.
late?.newer(n,!0):void 0)?.then(a=>a?this.#u(e,a):this.#g(n))??this.#g(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#T(e,r,s):dn(e,cu,s)}#T(e,n,s){
return n.kind==="redirect"?w0(e,n,s):(n.served+=1,this.#o.send(e,n.file))}#b(e,n,s=R0){const o=n instanceof Xe.us;if(!o&&!(n instanceof Kt))throw n;const r=o?"e\
dge_unavailable":"edge_damaged";return this.#t("error",r,{requestID:e.requestID,reason:n.message}),dn(e,o?s:A0)}}const v_=500;class M_{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){
this.#e=e,this.#t=n}newer(e,n){const s=this.#e.readAt(e.subdomain)+v_-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,
s):this.#r(e.subdomain))).then(i=>i&&bu(i)!==bu(e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:
this.#r(e)),o=this.#t.sleep(n,this.#s.signal).then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function bu({release:t,
kept:e}){return[t,...e].map(n=>n?.deployID).join()}const C_=500,U_=1e3,x_=250,P_=750,F_=5e3,Pa=-1;class Ou{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.
NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??ne.ml,this.#s=new jt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.
nameIn(n);s!==void 0&&this.#l(s),n.kind==="unknown"&&(this.#o+=1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#g(n))return n.record;if(n?.
record!==void 0)return this.#f(e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#u(e)}again(e){const n=this.#s.get(e);return n?.record===void 0||!this.#g(
n)?this.find(e):this.#_()?n.record:this.#m(e,n.record)}readAt(e){return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){
return!this.#_()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#l(e){this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=Pa);const{table:s}=this.#e;s&&(s.put(
e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#u(e){return this.#_()&&this.#r.size>0?Promise.reject(new Xe.us("The state cannot be read now")):this.#p(e)}async#h(e,n){
const s=await e.find(n),o=this.#s.get(n);return o&&(this.#g(o)||o.record)?this.find(n):s?(this.#w(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.
monotonic(),generation:Pa}),this.#f(n,s)):this.#u(n)}#f(e,n){if(!this.#_())return this.#m(e,n);const s=this.#t.monotonic();return s-this.#d>=x_&&(this.#d=s,this.#m(
e,n).catch(()=>{})),n}async#m(e,n){const s=()=>{const o=this.#s.get(e);return o?o.record:n};try{const o=await(0,ne.ux)(this.#t,C_,this.#p(e).then(r=>({record:r})));
return o?o.record:(this.#a=this.#t.monotonic(),s())}catch(o){if(o instanceof Xe.us)return s();throw o}}#p(e){const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&
n-s.begun.at<P_)return s.record;this.#i+=1;const o={at:n,read:this.#i},r=this.#y(e,o);return this.#r.set(e,{begun:o,record:r}),r}async#y(e,n){const s=()=>this.#r.
get(e)?.begun===n;try{const o=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const r={record:o,read:n.read,begunAt:n.at,at:this.#c};
return s()?(this.#w(e,{...r,generation:this.#o}),this.#e.table?.put(e,o),o):this.#E(e,r)}catch(o){throw o instanceof Xe.us&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),
o}finally{s()&&this.#r.delete(e)}}#E(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#w(e,{...n,generation:Pa}),n.record)}#w(e,n){this.#s.put(
e,n,this.#e.weightOf(n.record))}#g({record:e,at:n,generation:s}){return s!==this.#o?!1:e!==void 0||this.#t.monotonic()-n<F_||this.#_()}#_(){return this.#t.monotonic()-
this.#a<U_}}const j_=16*H.D6,B_=4*H.D6,Fa=400,W_=300,H_=2;class G_ extends Ou{#e;constructor(e,n,{table:s,domains:o,clock:r}={}){super({changes:n,table:s,clock:r,
bytes:j_,weightOf:Y_,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#e=new Ou({changes:n,table:o,clock:r,bytes:B_,weightOf:()=>Fa,read:i=>e.
subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.find(e)}siteOfDomain(e){const n=this.#e.find(e);return n instanceof Promise?n.then(
s=>this.#t(s,e)):this.#t(n,e)}[Symbol.dispose](){super[Symbol.dispose](),this.#e[Symbol.dispose]()}#t(e,n){const s=e===void 0?void 0:this.find(e),o=r=>r?.settings.
domains?.includes(n)?r:void 0;return s instanceof Promise?s.then(o):o(s)}}function Y_(t){return t?Fa+W_*t.kept.length+H_*JSON.stringify(t.settings).length:Fa}async function K_(t,e,n){
const s=[];for(const o of t){if(n?.aborted)break;try{s.push(...await o.collect())}catch(r){if(n?.aborted)break;const{message:i,remedy:a}=(0,L.I7)(r),c={kinds:o.
kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function EA({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){
const r=await n(),i={items:r.length,bytes:r.reduce((d,{bytes:l})=>d+l,0)};let[a,c]=[0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,
items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const ln=3e4,Su=5e3,Nu={clone:"building",install:"building",build:"building",sync:"syncing",activate:"\
activating"};function Ru(t){return On(t,"interrupted","The platform stopped while this deployment was under way").facts}const z_=1e3;async function V_(t,e){const{
references:n,node:s,clock:o,waits:r,stop:i}=t;let a=await n.hold(s);for(;!a&&r;)await o.sleep(z_,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,
l=()=>n.renew(c).then(f=>f||d.abort(new Error("another node has taken over the collection")),()=>{}),u=(0,ne.fm)(Su,()=>{l()});try{return await e(AbortSignal.any(
[i,d.signal]))}finally{u(),await n.release(c).catch(()=>{})}}var Uo=y(8500);const Gr=500,J_=1e4,q_=55*6e4;function X_(t){const{keeping:e,usage:n,notify:s,hooks:o,
audit:r,keepAuditMs:i,clock:a}=t,c=(d,l)=>({kinds:[d],collect:async()=>[{kind:d,items:await Lu(l),bytes:0}]});return[{kinds:["apps"],collect:()=>Z_(t)},{kinds:[
"deployments","logs"],collect:()=>eT(t)},c("keys",()=>e.endKeys(Gr)),c("notifications",()=>s.prune({...XE,limit:Gr})),c("pushes",()=>o.prune({ageMs:QE,limit:Gr})),
c("audit",()=>r.trim(i)),c("usage",()=>n.prune(a.now(),Gr))]}async function Lu(t){let e=0;for(let n=0;n<J_;n+=1){const s=await t();if(e+=s,s===0)break;await(0,Uo.
setImmediate)()}return e}const Q_=20;async function Z_({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Lu(async()=>(await n.expire(Q_,s)).length);let[o,r]=[0,0],
i;for(;;){const a=await t.endingApp(r);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.
endApp(a.app)&&(o+=1),a.logs.length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,Uo.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}async function eT({
keeping:t,logs:e,bounds:n}){const s={deployments:0,logs:0,bytes:0},o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;
for(const u of a.logs)await e.remove(u).catch(f=>{r=f,c.add(u)});const d={logs:a.logs.filter(u=>!c.has(u)),deployments:a.deployments.filter(u=>!c.has(u))},l=d.logs.
length+d.deployments.length;l>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||l===0)&&(o.deployments+=a.left.deployments,
o.logs+=a.left.logs,o.bytes+=a.left.logBytes,i=a.app),await(0,Uo.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployments",items:s.deployments,bytes:0,left:{
items:o.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var xo=y(1772);class Au extends Error{name="KeyspaceGo\
ne";constructor(){super("the table was deleted")}}class Yn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Iu(t,e){const n=tT(
e),s=nT(n.get("key"));if(t!=="put")return{key:s,value:"",ttlMs:void 0};const o=n.get("value");if(o===void 0||Du(o,Ne.ux.valueBytes))throw new Yn("invalid_value");
const r=e.length>2*o.length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{key:s,value:r,ttlMs:sT(n.get("ttlSeconds"))}}function tT(t){if(!(0,Wl.isUtf8)(t))
throw new Yn("invalid_json");try{const e=(0,xo.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof xo.sU))throw e}
throw new Yn("invalid_json")}function nT(t){const e=t?.startsWith('"')?(0,xo.I)(t):void 0;if(e===void 0||e===""||Du(e,Ne.ux.keyBytes))throw new Yn("invalid_key");
return e}function sT(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<Ne.ux.minTtlSeconds||e>Ne.ux.maxTtlSeconds)throw new Yn("inval\
id_ttl");return e*1e3}function Du(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function oT({tables:t,engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{
const{keyspace:l,windows:u}=await t.byName(c,d),f=await s.take(u);if(f===0)return l;throw(0,De.xd)(`The table has reached its rate limit: wait ${f} s.`,f)},i=async c=>{
if(!e)throw new De.P_("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof
Au?new De.P_("table_not_found","The table was deleted."):d instanceof Xe.us?new De.P_("unavailable","The entries cannot be read or written now. Try again."):d}},
a=(c,d,l,u,f)=>o.append(f,[D(d,c,{object:l,after:{key:u}})]);return{get:(c,d,l)=>i(async u=>u.get(await r(c,d),ja("get",{key:l}).key)),list:(c,d,l)=>i(async u=>u.
keys(await r(c,d),l)),put:(c,d,l,u)=>i(async f=>{const{key:w,value:b,ttlMs:g}=iT(l),O=await r(c,d);if(n?.has(O))throw new De.P_("conflict",rT);await f.put(O,w,{
value:b,ttlMs:g}),await a("key.put",c,d,w,u)}),delete:(c,d,l,u)=>i(async f=>{const[w,{key:b}]=[await r(c,d),ja("delete",{key:l})],g=await f.get(w,b)!==void 0;await f.
delete(w,b),g&&await a("key.delete",c,d,l,u)})}}const rT="The table, or all tables of its organization together, store as much as they may. Delete keys: a minut\
e later there is room again.";function iT({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,xo.q$)(s)}catch(i){throw i instanceof xo.sU?new De.P_("validatio\
n_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const o=n.trim(),r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(
o):o}};return ja("put",r,s)}const{keyBytes:aT,valueBytes:cT,minTtlSeconds:dT,maxTtlSeconds:lT}=Ne.ux,uT={invalid_key:`A key has 1 to ${aT} bytes.`,invalid_value:`\
A value has at most ${cT} bytes.`,invalid_ttl:`The time to live is ${dT} to ${lT} seconds.`};function ja(t,e,n){const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(
0,-1)},"value":${n}}`;try{return Iu(t,Buffer.from(o))}catch(r){throw r instanceof Yn?new De.P_("validation_failed",uT[r.code]??"The entry is not valid."):r}}const fT=15e3;
function hT({usage:t,bounds:e,log:n,every:s}){let o=new Set;const r=Wt({everyMs:fT,async run(){o=new Set(await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_\
read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>o.has(i),[Symbol.asyncDispose]:r[Symbol.asyncDispose]}}var zt=y(7080);const pT=15e3,mT=1e4;function ET({
usage:t,quotas:e,clock:n,log:s}){const o=new Map,r=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:l=0}=await t.used(c,d.start,["kvsRequestsPerMonth"]);
d.used=Math.max(d.used,l)}catch(l){s("warn","kvs_quota_not_read",{org:c,reason:String(l)})}finally{d.isRead=!0,d.reading=void 0}},i=(c,d)=>{const l=o.get(c);if(l?.
start===d)return l;o.size>=mT&&o.clear();const u={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};return o.set(c,u),u},a=(c,d,l)=>{if(d.
used<l){d.used+=1;return}const u=n.now(),{end:f}=(0,zt.GS)(u);return{message:(0,zt.c9)({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:l,until:f}),seconds:Math.
max(1,Math.ceil((f-u)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const l=n.now(),u=i(c,(0,zt.GS)(l).start);Math.abs(l-u.readAt)>=
pT&&(u.reading??=r(c,u));const f=()=>a(c,u,d);return u.isRead||!u.reading?f():u.reading.then(f)}}}const yT=3e4,ku=1e3,$u=100;function wT({engine:t,tables:e,log:n,
every:s}){const o=new AbortController,r=(d,l)=>Wt({everyMs:yT,onFailure:f=>n("warn",d,{reason:String(f)}),every:s,...l}),i=r("kvs_sweep_failed",{run:()=>vu(t,o.
signal)}),c=r("kvs_drop_failed",{run:async()=>{for(let d=0;;){const l=await e.toDrop({after:d,limit:$u});for(const u of l){d=u;try{await t.drop(u),await e.dropped(
u)}catch(f){if(n("warn","kvs_drop_failed",{reason:String(f)}),o.signal.aborted)return}}if(l.length<$u||o.signal.aborted)return}},isDue:!0,follows:!0});return{begin(){
o.signal.aborted||c.run()},async[Symbol.asyncDispose](){o.abort(),await Promise.all([i[Symbol.asyncDispose](),c[Symbol.asyncDispose]()])}}}async function vu(t,e){
let n=0;for(;;){const s=await t.sweep(ku);if(n+=s,s<ku||e?.aborted)return n}}const Mu=720*6e4,gT=1e3,_T="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",TT=20,bT=1e3,OT=8*1024*
1024;class ST extends ul{#e;#t;constructor(e,n){super(OT,bT,async s=>{const o=await e.find(s);return o&&Cu(o,n)}),this.#e=e,this.#t=n}byAccessKey(e){return e.length===
TT?this.find(e):null}async issue(e,n,s){const o=`ASIA${Array.from((0,U.randomBytes)(16),d=>_T[d%32]).join("")}`,r=(0,U.randomBytes)(30).toString("base64"),i=(0,U.
randomBytes)(96).toString("base64"),a=n+Mu,c=this.#t.seal(Bi(o),JSON.stringify({secret:r,sessionToken:i}));return await this.#e.issue({accessKeyID:o,environmentID:e,
sealed:c,expiresAt:a},{now:n,most:gT},s),{accessKeyID:o,secret:r,sessionToken:i,expiresAt:a}}renew(e,n){return this.#e.renew(e,n+Mu)}revoke(e){return this.#e.revoke(
e)}async checkKey(){const e=await this.#e.any();e&&Cu(e,this.#t)}}function Cu({accessKeyID:t,environmentID:e,sealed:n,expiresAt:s},o){const r=JSON.parse(o.open(
Bi(t),n));if(!(0,Qe.Gv)(r))return;const{secret:i,sessionToken:a}=r;return{accessKeyID:t,secret:String(i),sessionToken:String(a),environmentID:e,expiresAt:s}}const NT={
invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,
method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503};var Ba=y(3823);
const Uu="AWS4-HMAC-SHA256";function RT({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function LT(t,e,n){return`${Uu}
${t}
${RT(e)}
${kT(n)}`}function AT(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,U.createHmac)("sha256",n).update(s,
"utf8").digest();return new $T(n)}const Vt=64,IT=32;class xu{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Pu=new xu(8192),DT=new xu(256);function kT(t){return(0,U.
hash)("sha256",Pu.latin1(t))}function Fu(t,e){return t.length===e.length&&(0,U.timingSafeEqual)(Pu.latin1(t),DT.latin1(e))}class $T{#e;#t;constructor(e){if(e.length>
Vt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Vt} are supported`);this.#e=Buffer.alloc(Vt+512),this.#t=Buffer.alloc(Vt+IT);for(let n=0;n<
Vt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,U.hash)("sha256",this.#n(e),"binary"),Vt,"latin1"),(0,U.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Vt;return e.length>n?Buffer.concat([this.#e.subarray(0,Vt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Vt+this.#e.write(e,Vt,"latin1"))}}
const vT=new RegExp(`^${Uu} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),MT=1024,CT=1024,UT=32,ju=64,Wa=new ks(MT);function xT(t){const e=t.slice(-ju),n=t.slice(0,-ju),s=Wa.get(n);if(s&&PT.test(e))return{
...s,signature:e};const o=FT(t);if(o)return n.length<CT&&o.signedHeaders.length<=UT&&Wa.set(n,o),{...o,signature:e}}function yA(){return Wa.size}const PT=/^[0-9a-f]{64}$/;
function FT(t){const e=vT.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:o,service:r},signedHeaders:a}}const Bu=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Ha;function jT(t){if(Ha?.text===t)return Ha.
time;const e=BT(t);return e!==void 0&&(Ha={text:t,time:e}),e}function BT(t){const e=Bu.test(t)?Date.parse(t.replace(Bu,"$1-$2-$3T$4:$5:$6Z")):Number.NaN;return!Number.
isNaN(e)&&Po(e)===t?e:void 0}function Po(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function WT(t){const e=t.target.indexOf("?"),n=e===
-1?t.target:t.target.slice(0,e),s=e===-1?"":zT(t.target.slice(e+1)),o=YT(n,t.normalizePath),r=qT(t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const HT=/^(?:\/[A-Za-z0-9_~-]+)+$/,GT=/[^A-Za-z0-9._~-]/g;function Ga(t){return t.replace(GT,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function YT(t,e){if(HT.test(t))return t;const n=t.split("/");return(e?KT(n):n).map(Ga).join("/")||"/"}function KT(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function zT(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[Ga(Wu(o)),Ga(Wu(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>Hu(n,o)||Hu(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Wu(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Hu(t,e){return t<e?-1:t>e?1:0}function VT(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=Gu(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function JT(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?VT(t.rawHeaders):{names:e,repeated:[],get(n){const s=(0,B.wx)(t,n);return s===void 0?void 0:Gu(s)}}}function qT(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const XT=/ {2}|\t/,QT=32,ZT=9;function Gu(t){let e=0,n=t.length;for(;e<n&&Yu(t,e);)e+=1;for(;n>e&&Yu(t,n-1);)n-=1;const s=t.slice(e,n);return XT.test(
s)?s.replace(/[ \t]+/g," "):s}function Yu(t,e){const n=t.charCodeAt(e);return n===QT||n===ZT}const Yr=5*6e4,Ku=["host","content-type"],eb=new Set([...Ku,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Fo=(t,e)=>({type:t,message:e}),Kr=t=>Fo("IncompleteSignatureExceptio\
n",t),An=t=>Fo("InvalidSignatureException",t),zu=Fo("UnrecognizedClientException","The security token included in the request is invalid.");function tb(t,e){const n=(0,B.
wx)(t,"authorization");if(n===void 0)return Fo("MissingAuthenticationTokenException","Missing Authentication Token");const s=xT(n);if(!s)return Kr("Authorizatio\
n header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=(0,B.wx)(t,"x-amz-date")??"",
r=jT(o);return r===void 0?Kr("Authorization header requires existence of a valid 'X-Amz-Date' header."):rb(s.scope,o)??ib(o,r,e)??{headers:JT(t),signedBy:s,time:o}}
function nb({headers:t,signedBy:e},n,s){return Fu(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Fo("ExpiredTokenException","The security toke\
n included in the request is expired"):ab(t,e.signedHeaders):zu}function sb(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,U.hash)("sha256",e,"hex"),a=n.get("x\
-amz-content-sha256");if(a!==void 0&&a!==i)return An("The provided x-amz-content-sha256 header does not match what was computed.");const c=WT({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=db(r,s.scope).sign(LT(o,s.scope,c));if(!Fu(d,s.signature))return An("The reque\
st signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for\
 details.")}function ob(t){return"message"in t}function rb(t,e){if(t.region!==Ne.aT)return An(`Credential should be scoped to a valid region: '${Ne.aT}'.`);if(t.
service!==Ne.jL)return An(`Credential should be scoped to correct service: '${Ne.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return An(`Da\
te in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function ib(t,e,n){if(e<n-Yr){const s=Po(
n-Yr);return An(`Signature expired: ${t} is now earlier than ${s} (${Po(n)} - 5 min.)`)}if(e>n+Yr){const s=Po(n+Yr);return An(`Signature not yet current: ${t} i\
s still later than ${s} (${Po(n)} + 5 min.)`)}}function ab(t,e){const n=t.repeated.find(r=>eb.has(r));if(n!==void 0)return Kr(`The header '${n}' may be sent onl\
y once.`);for(const r of t.names)if(cb(r)&&!e.includes(r))return Vu(r);const s=Ku.find(r=>!e.includes(r));if(s!==void 0)return Vu(s);const o=e.find(r=>t.get(r)===
void 0);if(o!==void 0)return Kr(`The signed header '${o}' was not sent.`)}function cb(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Vu(t){
return An(`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}const Ju=new WeakMap;function db(t,e){const n=Ju.get(t);if(n?.date===e.date)return n.key;
const s=AT(t.secret,e);return Ju.set(t,{date:e.date,key:s}),s}const Ps={"content-type":"application/json","cache-control":"no-store"},lb={status:200,headers:Ps,
body:'{"ok":true}'},ub={status:200,headers:Ps,body:'{"deleted":true}'},qu={status:200,headers:Ps,body:'{"found":false,"expiresAt":null}'},fb=new Map([[Ba.Y2.put,
"put"],[Ba.Y2.get,"get"],[Ba.Y2.delete,"delete"]]),hb=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,pb=/^Bearer +([!-~]+)$/i;function mb(t){const{clock:e,
log:n}=t,s=ua(n,Eb,()=>e.now()),o={...t,logAway:s};return r=>yb(r,o)}const Eb=1e3;async function yb(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,quota:a,
meter:c,clock:d}=e;let l=u=>u;try{const u=tb(t,d.now());if(ob(u))return zr(u);const f=await n.byAccessKey(u.signedBy.accessKeyID);if(!f)return zr(zu);const w=nb(
u,f,d.now());if(w)return zr(w);const b=await t.body(Ne.ux.bodyBytes),g=sb(t,b,u,f);if(g)return zr(g);if(!(0,B.wx)(t,"x-kvs-authorization"))return Ot("missing_to\
ken");const O=await s.byToken(Xu(t));if(!O)return Ot("invalid_token");if(O.environmentID!==f.environmentID)return Ot("inactive_binding");if(!O.supported)return Ot(
"unsupported_app_type");const N=await a.take(O.windows,b.length),S=gb(t),V=typeof S=="string"?S:"other";if(l=ee=>{const J=typeof ee.body=="string"?Buffer.byteLength(
ee.body):0;return c.kvs(O,V,wb(ee),b.length,J),ee},N>0)return l(Ot("rate_limited",{"retry-after":String(N)}));const G=await i.take(O.scope.org);if(G)return l(bb(
G));if(typeof S!="string")return l(S);const{key:x,value:P,ttlMs:W}=Iu(S,b);switch(S){case"put":return r.has(O.keyspace)?l(Ot("table_full")):(await o.put(O.keyspace,
x,{value:P,ttlMs:W}),l(lb));case"delete":return await o.delete(O.keyspace,x),l(ub);case"get":return l(_b(await o.get(O.keyspace,x)))}}catch(u){return l(Tb(u,t,e))}}
function Xu(t){return pb.exec((0,B.wx)(t,"x-kvs-authorization")??"")?.[1]??""}function wb(t){if(t===qu)return"missed";const{status:e}=t;return e===200?"ok":e===
429?"limited":e<500?"refused":"failed"}function gb(t){const e=fb.get((0,B.XM)(t.target));if(!e)return Ot("not_found");if(t.method!=="POST")return Ot("method_not\
_allowed",{allow:"POST"});const n=(0,B.wx)(t,"content-encoding")??"identity";return!hb.test((0,B.wx)(t,"content-type")??"")||n!=="identity"?Ot("unsupported_medi\
a_type"):e}function _b(t){if(!t)return qu;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Ps,body:`{"foun\
d":true,"value":${t.value},"expiresAt":${e}}`}}function Tb(t,e,{tables:n,log:s,logAway:o}){if(t instanceof Yn)return Ot(t.code);if(t instanceof B.KQ)return Ot("\
body_too_large");if(t instanceof B.GW)return Ot("invalid_json");if(t instanceof Au)return n.forgetToken(Xu(e)),Ot("invalid_token");const r=t instanceof Error&&t.
cause instanceof Error?t.cause:t,i={requestID:e.requestID,path:(0,B.XM)(e.target),reason:(0,L.bD)(r)};return t instanceof Xe.us?(o("error","kvs_unavailable",i),
Ot("unavailable",{"retry-after":"1"})):(s("error","kvs_failed",i),Ot("internal"))}function Ot(t,e={}){return{status:NT[t],headers:{...Ps,...e},body:`{"error":"${t}\
"}`}}function bb({message:t,seconds:e}){const{status:n,headers:s}=Ot("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({
error:"quota_exceeded",message:t})}}function zr({type:t,message:e}){return{status:403,headers:{...Ps,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Ob={
of:()=>{}},Sb=t=>(0,De.u)(new De.P_("unavailable","This node does not have the data of the key-value store."),t);async function Nb(t){const{engine:e,clock:n,log:s,
quota:o,meter:r=io}=t,i=wd(t.keyring),a={...fa,...t.quotas},c=new Rw(t.tables,i,a),d=new ST(t.roles,i);await c.checkKey(),await d.checkKey();const l=t.changes.subscribe(
O=>{switch(O.kind){case"table":return c.forget(O.tokenHash);case"role":return d.forget(O.accessKeyID);case"unknown":return c.forgetAll(),d.forgetAll();case"site":case"\
domain":case"coming":case"jobs":case"ended":return;default:(0,L.xb)(O)}}),u=e&&hT({...t,bounds:a}),{ofOrganizations:f=Ob}=t,w=ET({...t,quotas:f}),b=e&&wT({...t,
engine:e}),g=async()=>{l[Symbol.dispose](),await u?.[Symbol.asyncDispose](),await b?.[Symbol.asyncDispose]()};return{handler:e&&u?mb({roles:d,tables:c,engine:e,
full:u,monthly:w,quota:o,meter:r,clock:n,log:s}):Sb,createTable:(O,N,S)=>c.create(O,N,n.now(),S),listTables:O=>c.list(O),async deleteTable(O,N,S){await c.remove(
O,N,S),b?.begin()},entries:oT({tables:c,engine:e,full:u,quota:o,audit:t.audit}),...aw({tables:c,roles:d,clock:n,log:s,every:t.every}),sweep:async()=>e?vu(e):0,close:g,
[Symbol.asyncDispose]:g}}const Rb=500,Ya=500;async function Lb(t){return new Ab(t).run()}class Ab{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){const{blobs:n,
clock:s=ne.ml,log:o=Ao,signal:r}=e;this.#e=e,this.#t=o,this.#n=new jr({blobs:n,clock:s,log:o}),this.#s=Fr(r)}async run(){const{blobs:e,references:n}=this.#e,s=await e.
ago(Nl);return await this.#a(),await this.#d(s),await this.#l(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){const{references:e}=this.#e;
for(let n=0;;){const s=await e.due(n,Rb);for(const o of s)await this.#f(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.end(o),n=Math.max(n,...o.
notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(const{hash:i}of o.files())
r.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof Xe.us)throw o;
this.#o.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const o=await n.
waiting(s,Ya);for(const[r,i]of Map.groupBy(o,a=>a.org))await this.#u(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<Ya)return}}async#l(e,n){const{blobs:s,references:o}=this.#e,
r=new Map;let i=0;const a=async()=>{for(const[c,d]of r){const l=await o.unused(c,[...d]);l.length!==0&&(await o.remember(c,l),await this.#u(c,l,n))}r.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!Ne.cS.test(d))continue;const l=_l(c)??Tl(c);if(l===void 0){this.#o.has(
d)||await s.deleteUnused(c,n);continue}const u=r.get(d)??new Set;r.set(d,u.add(l)),i+=1,i===Ya&&await a()}await a()}async#u(e,n,s){if(this.#o.has(e))return;const o=[];
for(const r of n)await this.#f(),await this.#h(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#h(e,n,s){const{blobs:o}=this.#e,r=Ln(e,n),
i=await o.head(r);if(i){if(!await o.deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of Do){const d=ga(e,n,c);await o.head(d)&&!await o.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const Qu=2e3,Ib=(0,U.randomBytes)(64*1024),Db="trial-\
write",kb={canBuild:"disk_hangs"},$b={statfs:t=>(0,qe.statfs)(t),tryToWrite:Mb};class wA{#e;#t;#n;#s=new Set;#o;#r=0;#i="yes";#a=!1;constructor(e,n,s={}){this.#e=
e,this.#t=n,this.#n={...$b,...s}}get canBuild(){return this.#a?"stops":this.#i}async look(){const n=(this.#o&&this.#t.monotonic()-this.#r>=Qu?void 0:await within(
this.#t,Qu,this.#c()))??kb;return this.#d(()=>{this.#i=n.canBuild}),n}#c(){return this.#o?this.#o:(this.#r=this.#t.monotonic(),this.#o=vb(this.#e,this.#n).finally(
()=>{this.#o=void 0}),this.#o)}stop(){this.#d(()=>{this.#a=!0})}subscribe(e){return this.#s.add(e),{[Symbol.dispose]:()=>{this.#s.delete(e)}}}#d(e){const n=this.
canBuild;if(e(),this.canBuild!==n)for(const s of this.#s)s()}}async function vb(t,e){let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,
bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*i,n<reserveOf(r*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){
return s(isDiskFull(o)?"disk_full":"disk_unwritable",systemCode(o)??String(o))}}async function Mb(t){const e=(0,$.join)(t,Db);await(0,qe.rm)(e,{force:!0});try{await(0,qe.
writeFile)(e,Ib,{flag:"wx",mode:384,flush:!0})}finally{await(0,qe.rm)(e,{force:!0})}}const Cb=10;function Ub({node:t,ability:e,nodes:n,log:s}){let o=!1;return async()=>{
const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r==="yes"?[]:(await n.builders()).filter(l=>l!==t),d=o;if(o=c.length>0,o&&!d){const l=c.slice(0,Cb).join("\
, ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,code:a,nodes:l,means:xb})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"room":"no_ot\
her_node",freeBytes:i}),!o}}const xb="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while an\
other one can build",Ka=36e5,Pb=2*Ka;function Fb(t,e,n){const s=new Map;let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();try{for(const{
kind:l,items:u,bytes:f,left:w}of await t(d)){const b=s.get(l);s.set(l,{kind:l,ended:(b?.ended??0)+u,left:w??b?.left}),u>0&&n("info","collected",{kind:l,items:u,
bytes:f})}}catch(l){const{message:u,remedy:f}=(0,L.I7)(l);n("error","collection_failed",{message:u,...f!==void 0&&{remedy:f}})}finally{o=void 0}},c=(d=!1)=>(o??=
a(d),o);return{figures:()=>[...s.values()],async collect(){await o,await c(!0)},whenIdle(){e.monotonic()-r>=Ka&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=Pb&&
c()},async[Symbol.asyncDispose](){await o}}}var jo=y(7356);function jb(t,e,n=!1){if(n)return Ru(e);if(t instanceof xt)return t.facts;if((0,L.b$)(t)||t instanceof
Xe.us&&t.isFull)return On(e,"disk_full","The disk of the platform is full").facts;const s=t instanceof Xe.us?"its state cannot be read or written now":(0,L.bD)(
t);return On(e,Ss[e],`The platform itself failed at the stage "${e}": ${s}`).facts}const Bb="<data>";function Wb(t,e){const n=o=>o.replaceAll(e,Bb),s=t.stage===
"install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(o=>({...o,message:n(o.message)}))}}var Hb=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Gb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Yb=ln-1e4,Kb=1e3;class zb{ended;#e;#t;#n;#s=new AbortController;#o=Promise.
withResolvers();#r;#i="building";#a="clone";#c;#d;#l;#u;constructor(e,n,s,o){this.#e=e,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.signal]),this.#l={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#l.monotonic,this.ended=this.#w(o)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:o}=this.#l;s>this.#d&&n>
s&&n-this.#d>=Yb&&this.#i==="building"&&this.#m("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-o)>=Su&&(this.#u??=this.#f(n)),await Promise.race([this.#u,
this.#o.promise]))}async check(){await Promise.race([this.#u,this.#o.promise]),!this.#h&&(this.#u??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#u,
this.#o.promise]))}async#f(e){const{jobs:n,log:s,clock:o}=this.#t;this.#l={monotonic:e,wall:o.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#p()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,L.bD)(r)})}finally{this.#u=void 0}}#m(e){if(this.#h)return;this.#i="l\
ost";const n=e instanceof nn;this.#s.abort(n?e:new Error(`The lease of the deployment has ended: ${e}`)),this.#o.resolve()}async#p(){const e=await this.#t.jobs.
endOf(this.#e).catch(()=>{});this.#m(e==="cancelled"?new nn:"another node has ended it")}async#y(e){this.#s.signal.throwIfAborted(),await e()||await this.#p(),this.#s.
signal.throwIfAborted()}#E(e){return this.#y(()=>(0,Xe.R6)(e,this.#t.clock,this.#r))}async#w(e){const{log:n,clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,i=s.
now();o?.(r);let a="succeeded";try{await e,await this.#g()}catch(c){const d=Wb(jb(c,this.#a,this.#n.aborted),this.#t.dataDir);a=d.code,c instanceof Xe.us&&n("er\
ror","deployment_not_stored",{deployID:r,stage:this.#a,cause:c.message}),await this.#b(d)}if(this.#s.signal.reason instanceof nn)a="cancelled";else if(this.#i!==
"ended"){const c=this.#s.signal.aborted?(0,L.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:r,reason:c})}o?.(
r),n("info","deployment_ended",{deployID:r,ending:a,ms:s.now()-i})}async#g(){const e={stack:[],error:void 0,hasError:!1};try{const{jobs:n,builder:s,onLive:o,onComing:r,
activate:i}=this.#t,a=this.#e,{job:c}=a,d=this.#r,l=Hb(e,await s.build(c,{signal:d,fence:a.fence,onStage:u=>this.#_(u),onCommit:(u,f)=>this.#E(()=>n.recordCommit(
a,u,f)),onStored:(...u)=>this.#S(...u),onLogged:u=>{this.#c=u}}),!0);d.throwIfAborted(),await r?.(c.app,{deployID:c.deployID,manifestHash:l.release.manifestHash}),
await this.#_("activate"),await i?.({job:c,release:l.release,signal:d}).catch(u=>Vb(u,l)),d.throwIfAborted(),await this.#T({job:c,release:l.release,signal:d}),o?.(
c.app,l.release)}catch(n){e.error=n,e.hasError=!0}finally{const n=Gb(e);n&&await n}}async#_(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.
throwIfAborted();await this.#E(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#S(...[e,n,s=[],o]){const{jobs:r,quotas:i}=this.#t,{job:a}=this.#e,
{org:c}=a.app,d=(0,Ne.Rm)(a.type)?a.type:a.detectsType?o:void 0,l=i?.of(c,"disk"),u=l===void 0?void 0:{org:c,bytes:l},f=g=>this.#E(()=>r.recordRelease(this.#e,e,
n,g,d,u)).catch(Jb);await f(s);const w=await i?.near(c).catch(qb)??[];if(w.length===0)return[];const b=w.map(({message:g})=>({code:"quota_near",file:null,line:null,
message:g}));return await f([...b,...s].slice(0,Ft.iq)),w.map(({message:g})=>g)}async#T(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:o}=e.release,r=this.#e;
this.#i="recording",s&&await this.#E(()=>n.goLive(r,o));const i=await s?.(e);await this.#E(async a=>{const c={kind:"live",manifestHash:o,logBytes:this.#c,...i&&
{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#b(e){const{jobs:n,log:s,clock:o}=this.#t,r={kind:"failed",
facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#y(()=>n.finish(this.#e,r)),this.#i="ended"}catch(a){if(this.#h)return;const c={
deployID:this.#e.deployID,cause:(0,L.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await o.sleep(Kb,this.#n).catch(()=>{})}}}}
async function Vb(t,{place:e}){if(!(t instanceof xt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new xt({...t.facts,diagnostics:n})}function Jb(t){
throw t instanceof jo.z?On("sync","disk_quota",(0,zt.c9)(t.over)):t}function qb(t){if(t instanceof Xe.us)return[];throw t}const Xb=1e3;class Qb{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#l=!1;#u=!1;constructor(e){
this.#e=e,this.#t=e.every??ne.fm,this.#n=e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=
!0;const s=n.subscribe(o=>{(o.kind==="jobs"||o.kind==="unknown")&&this.#f();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&
r.check()});this.#r.push(()=>s[Symbol.dispose](),this.#t(ln,()=>this.#f())),this.#f(),await this.#c}pause(){this.#u=!1}async stop(){this.pause();for(const e of this.#r.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#w(!1),this.#h()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#m())}async#m(){for(;this.#d;){this.#d=!1;try{await this.#p(),this.#l&&
this.#e.log("info","queue_resumed"),this.#l=!1}catch(e){this.#l||this.#e.log("error","queue_stalled",{cause:(0,L.bD)(e)}),this.#l=!0,this.#w(!0)}}this.#c=void 0}async#p(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#u)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#y&&
(await this.#e.mayClaim?.()??!0);for(;o&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;this.#E(i)}const r=this.#o.size>0||await e.isBusy();this.#w(r&&
this.#u||this.#o.size>0),r||this.#h()}get#y(){return this.#u&&this.#o.size<this.#n}#E(e){const n=[...this.#o].find(o=>Zb(o.app,e.job.app)),s=new zb(e,this.#e,this.#s.
signal,n?.ended);this.#o.add(s),this.#w(!0),s.ended.then(()=>{this.#o.delete(s),this.#f()})}#w(e){e||this.#a?.();const n=()=>this.#t(Xb,()=>{this.#g(),this.#f()});
this.#a=e?this.#a??n():void 0}async#g(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function Zb(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}const Zu=6e4;function eO({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=(0,zt.
GS)(s.now()),[l,u]=[o(a),await n.used(a,d.start,c)],f=b=>b==="buildMinutesPerMonth"?Zu:1,w=c.map(b=>({name:b,used:(u[b]??0)/f(b),quota:l[b]??null}));return{org:a,
month:d,quotas:w}};return{of:r,appBounds:a=>({apps:r(a,"apps"),disk:r(a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a(
"*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:l}=(0,zt.GS)(
s.now());return{ms:c*Zu,since:d,until:l}},read:a=>i(a,zt.A3),async near(a){const c=zt.A3.filter(u=>u!=="buildsAtOnce"&&r(a,u)!==void 0),{quotas:d,month:l}=await i(
a,c);return d.flatMap(u=>{const{quota:f}=u;return f===null||!(0,zt.HQ)(u)?[]:[{...u,quota:f,month:l,message:(0,zt.yS)(a,u,l)}]})}}}function tO(t,e){const{stores:n,
organizationApps:s,organizationBuilds:o,clock:r}=t,i=eO({policy:e,defaults:{apps:s,buildsAtOnce:o},usage:n.usage,clock:r});return{...t,stores:nO(n,i),quotas:i}}
function nO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(o,r,i)=>n.create({...o,bounds:e.appBounds(o.key.org)},r,i),
restore:(o,r)=>n.restore(o,r,e.appBounds(o.org))},deployments:{...s,create:(o,r,i,a)=>s.create(o,r,i,a,e.timeBound(o.org)),redeploy:(o,r,i,a)=>s.redeploy(o,r,i,
a,e.timeBound(o.org))}}}}function sO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}async function oO(t,e,n,s){const{stack:o}=t,i=Tt(t,"kvs")||Tt(t,"cont\
rol")?o.use(await ef(t)):void 0;n.useKvs(i?async()=>i:al(()=>ef(t),o));const a=t.dispatch&&cO(t,t.dispatch,e,n,s);return{edge:e,kvs:i,build:a}}function rO(t,{functions:e},n){
const{stores:s,clock:o,log:r,shared:i,edgeCacheBytes:a,sitesDomain:c,siteUrl:d,meter:l,stack:u}=t,f={table:i?.sites,domains:i?.domains},w=u.use(new G_(s.state.releases,
s.changes,{...f,clock:o})),b=wu({sites:w,domain:c,isOwnHost:Vc(t)}),g=new jr({blobs:s.blobs,clock:o,log:r}),O=i&&u.use(new M_(w,o)),N=new $_({sites:w,late:O,finder:b,
siteUrl:d,objects:g,cacheBytes:a,log:r,meter:l,functions:e,cdn:n}),{handler:S,prefetch:V}=N,G=P=>N.serverSite(P),x=s.changes.subscribe(P=>{P.kind==="coming"&&V(
P),P.kind==="site"&&e.changed(P.subdomain,()=>G(P.subdomain)),P.kind==="unknown"&&e.changedAll(G)});return u.use(x),{handler:S,prefetch:V,serverSite:G,sites:w,finder:b,
objects:g}}const iO=500;async function aO({clock:t,stores:e},n,s,o){const r=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.
subdomain,release:o}),t.sleep(iO)])}function ef(t){const{stores:e,kvsQuotas:n,quotas:s}=t,o=Tt(t,"kvs")?e.kvs:void 0;return Nb({...t,...e,engine:o,quotas:n,ofOrganizations:s})}
function cO(t,e,n,s,o){const{clock:r,log:i,stores:a,node:c,shared:d,stack:l}=t,u=sO(a.jobs,t.quotas),{references:f,changes:w}=a,b=d?.blobs??a.blobs,g=async(Me,Oe)=>{
if(!(await a.usage.claimTurn("collect",q_)||Me))return[];await d?.checkPlace();const ke={keepAuditMs:t.keepAuditDays*tf,bounds:sf(t)},Ce=X_({...t,...a,...ke,apps:a.
state.apps}),je=async()=>{const{objects:Ze,bytes:rt}=await Lb({blobs:b,references:f,signal:Oe,clock:r,log:i});return[{kind:"objects",items:Ze,bytes:rt}]},ft=t.lasting?
[{kinds:["objects"],collect:je}]:[];return K_([...Ce,...ft],i,Oe)},O=new AbortController,N=async Me=>{const Oe={references:f,node:c,clock:r,waits:Me,stop:O.signal},
[ke]=await Promise.allSettled([V_(Oe,je=>g(Me,je))]),Ce=await e.collect();if(ke.status==="fulfilled")return[...ke.value??[],...Ce];if(!O.signal.aborted)throw ke.
reason;return Ce},S=l.use(Fb(N,r,i));l.defer(()=>O.abort(new Error("the platform stops"))),l.use(e);const V=()=>{u.isBusy().then(Me=>Me?S.whenBusy():S.whenIdle(),
()=>{})};l.defer((0,ne.fm)(Ka,V));const G=async({org:Me},{manifestHash:Oe})=>{await e.prepareVariants(Me,Oe),n?.objects.variantsChanged(Me)},x=dO(t.builder??e,t.
policy),P=d&&((Me,Oe)=>aO(t,n,Me,Oe)),W=n?.objects??new jr({blobs:a.blobs,clock:r,log:i}),ee=Dm(t),J=async Me=>{await s.tryInstance(Me,W),await ee?.activate(Me.
job.app,Me.signal),await o?.activate(Me)},{ability:ie,store:Le}=d?.nodes??{},Ke=ie&&Le&&Ub({node:c,ability:ie,nodes:Le,log:i}),Fe=l.use(new Qb({...t,jobs:u,changes:w,
builder:x,dataDir:(0,T.realpathSync)(t.nodeDir),onChange:V,onComing:P,activate:J,onSwitched:o&&(Me=>o.switched(Me)),mayClaim:Ke,onLive:(Me,Oe)=>{G(Me,Oe)}}));return{
housekeeping:S,queue:Fe,records:ee}}function dO(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const tf=864e5,
nf=500;function sf({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*tf,logBytes:ey}}function lO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{logs:o,blobsAt:r}=e,
c=h0({...t,repositories:d=>e.keeping.repositories(d,nf),apps:async d=>{const[l="",u="",f=""]=d.split("/");return(await e.keeping.apps(d===""?void 0:{org:l,project:u,
appID:f},nf)).map(b=>`${b.org}/${b.project}/${b.appID}`)},dataDir:n,blobs:r,limits:s,logs:o});return!t.lasting&&!t.builder&&c.prepare(),c}function uO(t,e){const n=t.
indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===of&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==of?!1:t.startsWith(e,o)||t.slice(o,s).toLowerCase()===
e}const of=46,rf=300;function fO(t){const e=Vr("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??Vr("kvs")],["/identity","identity",t.identity??
e],["/console","console",za(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Fs("/backup",
t.backup??e)],["/healthz","platform",Fs("/healthz",js(t.healthz))],["/readyz","platform",Fs("/readyz",js(t.readyz))],["/tls-allowed","platform",Fs("/tls-allowed",
js(t.tlsAllowed??Vr("edge")))],["/openapi.json","platform",Fs("/openapi.json",js(t.openApi))],["/metrics","platform",Fs("/metrics",za(js(t.metrics),t.isOwnHost))]]}
function Vr(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>(0,De.u)(new De.P_(
"unavailable",e),n)}function Fs(t,e){return n=>((0,B.XM)(n.target)===t?e:Va)(n)}function za(t,e){return n=>{const s=(0,B.wx)(n,"host");if(e(s))return t(n);const r=`\
This page is not for the Host ${JSON.stringify((s??"").slice(0,rf))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return(0,B.
Yf)(421,{error:{code:"misdirected_request",message:r,requestID:n.requestID}})}}function js(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return(0,De.u)(new De.P_("method_not_allowed",s,{allow:n}),e)}}function af(t){const e=fO(t),n=za(
js(t.index),t.isOwnHost),{sitesDomain:s,edge:o=Vr("edge"),isCustomHost:r,observe:i}=t,a=d=>{const l=(0,B.XM)(d.target);if(l==="/")return["platform",n];for(const[
u,f,w]of e)if(l.startsWith(u)&&!(l.length!==u.length&&l[u.length]!=="/"))return[f,w];return["platform",Va]},c=(d,l,u)=>{const f=performance.now(),w=g=>(0,B.Mr)(
g,({status:O})=>i(d,u,O,f)),b=l(u);return b instanceof Promise?b.then(w,g=>{const O=g instanceof B.GW;if(i(d,u,O?400:500,f),!O)throw g;return(0,De.u)(new De.P_(
"invalid_request","The body broke off."),u)}):w(b)};return d=>{const l=d.headers.host;if(typeof l=="string"&&uO(l,s))return c("edge",o,d);const u=typeof l=="str\
ing"&&r?.(l);if(u===!0)return c("edge",o,d);const[f,w]=a(d);return u instanceof Promise?u.then(b=>b?c("edge",o,d):c(f,w,d),b=>{if(!(b instanceof Xe.us))throw b;
return w===n||w===Va?c("edge",o,d):c(f,w,d)}):c(f,w,d)}}const Va=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=(0,B.
XM)(n).slice(0,rf),o=n.startsWith("/")?new De.P_("not_found",`Nothing is at ${s}`):new De.P_("invalid_request",`The request target is neither a path nor an http\
 URL: ${s}`);return(0,De.u)(o,t)};function hO(t,e,n){const{edge:s,kvs:o,control:r,backup:i}=n;return af({...cf(t,s,e),kvs:Tt(t,"kvs")?o?.handler:void 0,...r&&o&&
{...yO(t,{...n,...r,kvs:o}),backup:i},hooks:r&&mO(r.hooks.handler)})}function pO(t,e,n){const s={control:rn,identity:rn,operator:rn,console:rn};return af({...cf(
t,n,e),...Tt(t,"kvs")&&{kvs:rn},...Tt(t,"control")&&{...s,hooks:rn,backup:rn}})}function cf(t,e,{readiness:n,metrics:s}){const{log:o,stores:r,shared:i,sitesDomain:a,
baseUrl:c}=t;return{sitesDomain:a,isOwnHost:Vc(t),edge:e?.handler,isCustomHost:e&&EO(e.finder),healthz:Ri({check:i?void 0:r.check,damage:e?.objects.damage}),readyz:n.
handler,metrics:s.handler,tlsAllowed:e&&Ww({...e,ownName:new URL(c).hostname}),index:_O(t,yl(t)),openApi:async()=>(0,B.Yf)(200,(await Promise.resolve().then(y.bind(
y,1487))).openApi(c)),observe:TO(s.count,o)}}function mO(t){return async e=>{try{return await t(e)}catch(n){const s=(0,Er.Z)(n);if(!s)throw n;return(0,De.u)(s,e)}}}
function EO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}function yO(t,e){const{
stores:n,policy:s,clock:o,log:r,dispatch:i,allowLocalGit:a,baseUrl:c,consoleUrl:d,siteUrl:l,keepDeletedMs:u}=t,{gate:f,issuer:w,signInKey:b,cdn:g,cdnSteps:O}=e,
N=new URL(c).hostname,S={...t,ownName:N,mayUseDomain:s.mayUseDomain},{state:V,logs:G,sessions:x}=n,P=new jr({blobs:n.blobs,clock:o,log:r}),W={...t,...n,...e,members:Hw(
s,n),operations:(0,jw.Ps)({state:V,logs:G,keepDeletedMs:u,rolledBack:O?.rolledBack}),hosts:km(t,g),changes:(0,Fw.F)({state:V,allowLocalGit:a,domains:S})},ee=(0,an.
O)(async()=>{const{createControlPlane:ie}=await Promise.resolve().then(y.bind(y,1817));return ie(f,{state:V,siteUrl:l,changes:W.changes})}),J=(0,an.O)(async()=>{
const{createOperator:ie}=await Promise.resolve().then(y.bind(y,7352));return ie(f,{...W,organizationsOf:f.organizationsOf,roleOf:f.roleOf,listNodes:e.nodes.list,
consoleLink:Le=>Pw(Le,{sessions:x,consoleUrl:d,clock:o})})});return t.stack.defer(o.after(wO,()=>{Promise.allSettled([ee(),J()])})),{control:qa(ee),identity:w.handler,
operator:qa(J),console:gO({...W,...f,compare:Gw(P),start:Yg(P),kept:{...sf(t),caches:Lr.caches,mirrors:Lr.mirrors},trusts:ie=>ie===t.issuer?s.localIssuer:s.issuers.
some(({issuer:Le})=>Le===ie),signIn:{...t,key:b},detect:i&&((ie,Le)=>i.detect(ie,Le)),tablePerMinute:t.kvsQuotas.tablePerMinute})}}function Ja({baseUrl:t,kvsUrl:e,
consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}const wO=1e3;function qa(t){return async e=>(await t())(e)}function gO({signIn:t,...e}){
return qa((0,an.O)(async()=>{const[{createConsole:n},{createOidcSignIn:s}]=await Promise.all([Promise.resolve().then(y.bind(y,4406)),Promise.resolve().then(y.bind(
y,4083))]);return n({...e,oidc:s(t)})}))}function _O(t,e){const n={service:"slipway",...Ja(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.j\
son`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:Bw(e.target)}};return()=>(0,B.Yf)(200,n)}function TO(t,e){return(n,s,o,r)=>{if(t(n,o),n!=="control"&&n!=="i\
dentity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:o,requestID:a,ms:Math.
round(performance.now()-r)})}}const bO="run.json",df="node.json";function Bs(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)?t:void 0}const OO=(0,z.
lS)({pid:z.U9,baseUrl:Bs,kvsUrl:Bs,consoleUrl:Bs,issuer:Bs,requestUrl:Bs,requestToken:t=>typeof t=="string"&&t!==""?t:void 0}),SO=(0,z.lS)({roles:(0,z.c3)(100,(0,z.
Qq)(100)),baseUrl:Bs});function gA(t){return OO(parsedJson(t))}function _A(t){return SO(parsedJson(t))}function NO(t,e){return(0,T.rmSync)((0,$.join)(t,df),{force:!0}),
lf((0,$.join)(t,bO),e)}function RO(t,e){return lf((0,$.join)(t,df),e)}function lf(t,e){return(0,T.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,T.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,T.rmSync)(t,{force:!0})}}function LO(t,e){const n=$i.includes(e.host)?"127.0.0.1":e.host,s=DO(
e.publicUrl??Hc(n,t)),o=IO(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const AO=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function IO(t,e){const n=(s,o)=>new L.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!AO.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function DO(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new L.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var kO=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},$O=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function vO(t){const e={stack:[],error:void 0,hasError:!1};try{const n=kO(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=Lw(t),{log:r,nodeDir:i}=o,a=n.use(or({dir:i,env:o.env,log:r})),{policy:c}=a,d=tO(o,c),l=Tt(d,"build")?n.use(lO(
d)):void 0,u=await Wc(d);n.defer(()=>u.close());const f=LO(u.port,d);let w;const b=()=>l?.walls;let g,O;const N={walls:b,isFaulty:()=>a.fault!==void 0,purges:()=>g?.
waiting,records:()=>w?.records?.waiting,unsealed:()=>O?.count},S=CO(d,N),{requestToken:V=(0,U.randomBytes)(32).toString("base64url")}=d.shared??{},G=Tt(d,"kvs")?
s.kvs:void 0,x=n.use(Ge({...d,usage:s.usage,engine:G})),P={...d,...f,policy:c,meter:x.meter,dispatch:l,stack:n},W=await Np(d),ee=await $w(P,W?.marks),J=Tt(P,"ed\
ge")?rO(P,ee,W?.marks):void 0,ie=dt({...N,deployments:s.state.deployments,damage:J?.objects.damage,ability:d.shared?.nodes.ability,node:d.shared&&d.node,clock:d.
clock,metering:x,kept:()=>w?.housekeeping.figures()??[]}),Le={readiness:S,metrics:ie},Ke={...Ja(f),dataDir:i,node:d.node};J&&d.shared?.awaitStores&&(u.serve(pO(
P,Le,J)),S.start("edge"),n.defer(()=>u.close()),r("info","edge_started",{...Ke,port:u.port})),await d.shared?.awaitStores?.();const Fe=Tt(P,"control")||Tt(P,"bu\
ild");W&&Fe&&await s.cdn.use(),d.dns&&Fe&&await s.dns.use();const Me=W&&Rp(P,W),Oe=await oO(P,J,ee,Me);w=Oe.build;const ke=J&&ee.runSchedules(J.serverSite);ke&&
n.use(ke);const Ce=n.use(fe(s.audit,{...d,every:ne.fm}));n.defer(()=>u.close()),n.defer(()=>ee.functions.endStreams());const je=Tt(P,"control")?await Mm(P,V,Ce):
void 0;W&&je&&(g=Lp(P,W)),je&&(O=n.use(yo({...d,sealing:s.sealing})));const ft=s.backUp,Ze=n.use(await gs(PO(P,u.port,Oe))),rt=He(V,ft),Nt={functions:ee.view,cdn:W?.
view,cdnSteps:Me};u.serve(hO(P,Le,{...Oe,control:je,nodes:Ze,backup:rt,...Nt})),await Oe.build?.queue.start(),S.start();const Lt=`${f.issuer}/token?api-version=\
2.0`,Qn={pid:process.pid,...Ja(f),requestUrl:Lt,requestToken:V};n.use(je?NO(i,Qn):RO(i,{roles:d.roles,baseUrl:f.baseUrl})),r("info","platform_started",{...Ke,roles:d.
roles.join()});const kn=xO(()=>UO(d,S,Oe),n.move(),()=>r("info","platform_stopped",{dataDir:i}));return{...f,port:u.port,dataDir:i,requestUrl:Lt,requestToken:V,
buildNetwork:b()?.network,close:kn,mintToken:je?.issuer.mint??MO,backUp:ft,collectGarbage:async()=>Oe.build?.housekeeping.collect(),[Symbol.asyncDispose]:kn}}catch(n){
e.error=n,e.hasError=!0}finally{const n=$O(e);n&&await n}}function MO(){return Promise.reject(new TypeError("This node does not have the role control"))}function CO(t,e){
const{stores:n,shared:s}=t;let o;const r=()=>(o??=n.check().finally(()=>{o=void 0}),o),i=async()=>{await r(),await s?.checkClock()};return Si({...t,...e,checks:{
control:i,build:r,kvs:async()=>{await i(),await n.kvs?.check()}}})}async function UO({drainMs:t,shared:e,clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.
nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function xO(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(
n),s)}function PO({node:t,roles:e,functions:n,host:s,shared:o,clock:r,log:i,baseUrl:a,sitesDomain:c},d,{build:l}){const u=`${$i.includes(s)?(0,ue.hostname)():s}\
:${d}`,f=()=>l?.queue.underWay??0,w=o&&{...o.nodes,start:{...o.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:u,...e.includes("edge")&&
{functions:n}},shared:w,builds:f,clock:r,log:i}}const In={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Bo(t){return t instanceof
Error&&"errcode"in t?Number(t.errcode)&255:0}function Wo(t){return(0,L.b$)(t)||Bo(t)===In.FULL}const FO=[In.BUSY,In.READONLY,In.IOERR,In.CANTOPEN];function jO(t){
return FO.includes(Bo(t))}function uf(t){return Bo(t)===In.CORRUPT||Bo(t)===In.NOTADB}function ff(t){return Bo(t)===In.BUSY}function hf(t,e){const n=(s,o)=>`coa\
lesce(${s}, '') = ${o}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organization,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function pf(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(r=>re(t,r)>=s[r])}const Jr=Ve({id:q,name:q,org:q,project:Pe,appID:Pe,role:q,maker:q,madeBy:q,createdAt:re,endsAt:re,usedAt:it}),
BO=30*864e5,WO=6e4;function HO(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${BO}`),n=t.prepare(`SELECT ${hf("$2","$3")}\
,
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${WO})`);return{create:({id:c,hash:d,org:l,project:u,appID:f,name:w,role:b,maker:g,madeBy:O,lifetimeMs:N},S,V)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(l);const[G={}]=(yield*n(l,u??"",f??"",w)).rows,x=pf(G,{project:u,appID:f},S);if(x)return x;if(re(G,"named")>
0)return"name_taken";const P=yield*s(c,d,l,u,f,w,b,g,O,N),W=Jr(P.rows[0]??{});return yield*t.record(V,[mf(W,"token.create")]),W}),find:c=>ut(t,o(c),Jr),list:c=>Be(
t,r(c),Jr),revoke:(c,d,l)=>t.write(function*(){const[u]=(yield*i(c,d)).rows;return u&&(yield*t.record(l,[mf(Jr(u),"token.revoke")])),u!==void 0}),used:async c=>{
await lt(t,a(c))}}}function mf({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{
org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const GO=()=>({}),YO=()=>({}),KO=()=>({prune:async()=>0}),Xa=200,Ef=24*36e5,zO=["kvs_tables",
"env","releases","app_activity","deployments","usage_ended"];function VO(t){const e=t.prepare(JO),n=t.prepare(`WITH next AS (SELECT app FROM app_activity WHERE \
app > $1 ORDER BY app LIMIT 1)
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
    WHERE created_at <= :now - ${Ef} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),l=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),u=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=zO.map(g=>t.prepare(`DELETE FROM ${g} WHER\
E app = $1`)),w=t.prepare("DELETE FROM apps WHERE id = $1"),b=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async g=>qO((await Be(t,e(...et(g)),O=>O))[0]),async due(g,O){const N=await Be(t,n(g,yf(O)),V=>V),[S]=N;
return S&&QO(re(S,"app"),N,O,re(S,"now"))},end:(g,{logs:O,deployments:N})=>t.write(function*(){return O.length>0&&(yield*s(g,O)),N.length>0?(yield*o(g,N)).count:
0}),async endingApp(g){const O=await Be(t,a(g,Xa),S=>S),N=O.filter(S=>S.deploy_id!==null).map(S=>q(S,"deploy_id"));return O[0]&&{app:re(O[0],"id"),logs:N}},endApp:g=>t.
write(function*(O){const[N]=(yield*c(g)).rows;if(!N)return!1;yield*d(g),yield*l(q(N,"environment_id"));const S=(yield*u(g)).rows.map(G=>q(G,"name"));for(const G of f)
yield*G(g);yield*w(g),yield*t.record(I,[D(gt(N),"app.end")]);const V=S.map(G=>({kind:"domain",domain:G}));return yield*O([...V,{kind:"site",subdomain:q(N,"subdo\
main")}]),!0}),apps:(g,O)=>Be(t,b(g?.org??"",g?.project??"",g?.appID??"",O),gt),endKeys:g=>lt(t,r(g)),repositories:(g,O)=>Be(t,i(g,O),N=>q(N,"repository"))}}const JO=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${Sn})`;function qO(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?it(t,"c\
ollected_at"):null}}const XO=1e3;function yf({most:t}){return t+XO+Xa}function QO(t,e,n,s){const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===yf(n);const l=u=>u.length<Xa?!0:(d=!0,!1);for(const[u,f]of e.entries()){const w=q(f,"deploy_id"),b=re(f,"kept"),g=it(f,"log_bytes")??0,O=f.log_removed_at===
null;a+=O?g:0;const N=u>0&&f.finished_at!==null,S=u>=n.most||re(f,"created_at")<s-n.ageMs,V=N&&S&&b===0&&l(r),G=O&&N&&b<2&&(S||a>n.logBytes)&&l(o);V&&(G||!O)?r.
push(w):i.deployments+=1,G?(o.push(w),c+=g):O&&g>0&&(i.logs+=1,i.logBytes+=g)}return{app:t,logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}const wf={
machine:q,address:q,askedAt:re,endsAt:re},gf=Ve(wf),ZO=Ve({state:gi(),identity:q,machine:q}),eS=Ve({...wf,id:q,usedAt:pt("changed_at",it)}),tS=10*6e4,nS=100,_f=[
"state","secret","previous","polled_at","interval_ms","opened_at","changed_at","ends_at"],Tf="user_code = $1 AND state = 'asked' AND ends_at > :now";function sS(t){
const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${tS} ORDER BY ends_at LIMIT ${nS} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${Tf}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${Tf} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${Rs} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${_f.map((f,w)=>`${f} = $${w+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),l=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),u=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:w,secret:b,machine:g,address:O},{lifetimeMs:N,intervalMs:S,perAddress:V,inAll:G})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[x={}]=(yield*n(O)).rows;return re(x,"in_all")>=G||re(x,"of_address")>=V?"too_many":(yield*s(f,w,b,g,O,S,N)).count>0?"begun":"code_taken"}),asked:f=>ut(
t,o(f),gf),decide:(f,w,b)=>t.write(function*(){const g=w==="denied",O=g?["denied",null,null]:["approved",w.person,w.identity],[N]=(yield*r(f,...O)).rows;return N&&
!g&&(yield*i(w.person,w.most-1)),N&&(yield*t.record(b,[Qa(N,g?"login.deny":"login.approve")])),N&&gf(N)}),advance:({id:f,...w},b)=>t.write(function*(){const[g]=(yield*a(
f)).rows;if(!g)return{kind:"unknown"};const{answer:O,change:N}=aS(g,w,re(g,"now"));return N&&(yield*c(f,..._f.map(S=>N[S]??g[S]))),N?.state==="reused"&&(yield*t.
record(b,[Qa(g,"login.reuse")])),O}),find:f=>ut(t,d(f),ZO),list:f=>Be(t,l(f),eS),end:(f,w)=>t.write(function*(){const[b]=(yield*u(f)).rows;return b&&(yield*t.record(
w,[Qa(b,"login.end")])),b!==void 0})}}const oS=1e3,rS=5e3,iS=6e4;function aS(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=q(t,"state"),c=q(t,"secr\
et")===e,d=(l,u)=>{const f=Math.min(i+o,u+r),w=q(t,"identity"),b={...l,secret:n,ends_at:f};return{answer:{kind:"open",identity:w,endsInMs:f-i},change:b}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(re(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const l=it(t,"polled_at"),u=re(
t,"interval_ms");if(l===null||i>=l+u-oS)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(u+rS,iS);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const l=re(t,"opened_at");return c?d({previous:e,changed_at:i},l):Pe(t,"previous")===e&&i-re(t,"changed_at")<=s?d({},l):{answer:{kind:"reused"},change:{state:"r\
eused"}}}default:return{answer:{kind:"reused"}}}}function Qa(t,e){const n=JSON.parse(Pe(t,"identity")??"null"),s=(0,Qe.Gv)(n)&&typeof n.email=="string"?{person:n.
email}:void 0;return{action:e,object:q(t,"machine"),after:s}}const bf=Ve({org:q,project:Sf,appID:Sf,who:q,role:Nf,grantedBy:Pe,grantedAt:re}),Of="org = $1 AND p\
roject = $2 AND app_id = $3 AND who = $4";function cS(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, wh\
o"),n=t.prepare(`SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${Pt("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${Of}`),o=t.prepare(`SELECT ${hf("$2","$3")} FRO\
M members WHERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${Of}`);return{of:c=>Be(
t,e(c),bf),list:(c,{after:d,limit:l,within:u})=>Be(t,n(c,d?.project??"",d?.appID??"",d?.who??"",l,u),bf),set:({role:c,bounds:d,keepsAdmin:l,...u},f)=>t.write(function*(){
yield*t.lock("members",u.org);const w=dS(u),[b]=(yield*s(...w)).rows,g=b&&Nf(b);if(g===(c??void 0))return{kind:"done",before:g};if(u.project===void 0&&g==="admi\
n"&&l&&(yield*r(u.org,u.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...w);else{const[N]=b?[]:(yield*o(...w.slice(0,3))).rows,S=N&&pf(N,u,d);if(S)
return{kind:"full",of:S};yield*i(...w,c,f.by)}return yield*t.record(f,[lS(u,g,c)]),{kind:"done",before:g}})}}function dS({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function Sf(t,e){return q(t,e)||void 0}function Nf(t){const e=q(t,"role");return be.g.find(n=>n===e)??"viewer"}function lS(t,e,n){const{org:s,project:o,
appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const uS=()=>({prune:async()=>0});
function TA(t){return t}class fS extends Error{name="BlobsFull"}class Rf extends Error{name="WrongBytes"}const hS=200,pS=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,mS=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function Za(t){if(t.length<=hS&&mS.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function ES(t){if(t==="")return t;
if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return Za(t.slice(0,-1)),t}const yS=Ve({org:q,manifestHash:pt(
"manifest",q),isKept:ur,isRecorded:ur,notes:t=>q(t,"notes").split(",").map(Number)}),Ws=32,Lf=1e4*Ws,Ho=`WITH RECURSIVE given (at, object) AS (SELECT 1, substr(\
$2::bytea, 1, ${Ws}) WHERE length($2::bytea) > 0
  UNION ALL SELECT at + ${Ws}, substr($2::bytea, at + ${Ws}, ${Ws}) FROM given
    WHERE at + ${Ws} <= length($2::bytea))`;function wS(t){const e=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${ln}\

    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${gS} RETURNING fence`),n=t.prepare(`UPDATE collection SET lease_until = :now + ${ln}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),s=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare(TS),r=t.prepare(
`SELECT d.notes, ${_S} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),i=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),a=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),c=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),d=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),l=t.prepare(`${Ho} INSERT INTO object_references AS r (org, object, r\
eleases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`),u=t.prepare(`${Ho}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`),f=t.prepare(`${Ho} SELECT r.object FROM give\
n
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`),w=t.prepare(`${Ho} INSERT INTO object_references (org, object, rel\
eases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`),b=t.prepare(`${Ho} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`),g=t.prepare("SELECT swept_before FROM collection"),O=t.prepare("UPDATE collection\
 SET swept_before = $1"),N=function*(S,V,G){for(let x=0;x<G.length;x+=Lf)yield*S(V,G.subarray(x,x+Lf))};return{hold:S=>ut(t,e(S),V=>({fence:re(V,"fence")})),renew:async({
fence:S})=>await lt(t,n(S))===1,release:async({fence:S})=>{await lt(t,s(S))},async due(S,V){if(S===0&&await lt(t,o())>0)throw new Xe.us("The records of releases\
 are missing: the database is being restored");return Be(t,r(S,V),yS)},add:({org:S,manifestHash:V,notes:G},x)=>t.write(function*(){(yield*i(G)).count!==0&&(yield*a(
S,V,x)).count>0&&(yield*N(l,S,x))}),end:({org:S,manifestHash:V,notes:G})=>t.write(function*(){if((yield*i(G)).count===0)return;const[x]=(yield*c(S,V)).rows;x&&(yield*N(
u,S,jn(x,"objects")))}),keep:async({notes:S})=>{await lt(t,i(S))},waiting:(S,V)=>Be(t,d(S?.org??"",qr(S?.hash??""),V),G=>({org:q(G,"org"),hash:Af(G)})),async unused(S,V){
const G=new Set(await Be(t,f(S,qr(...V)),Af));return V.filter(x=>!G.has(x))},remember:async(S,V)=>{await lt(t,w(S,qr(...V)))},forget:async(S,V)=>{await lt(t,b(S,
qr(...V)))},sweptBefore:()=>ut(t,g(),S=>S.swept_before===null?void 0:re(S,"swept_before")),recordSweep:async S=>{await lt(t,O(S))}}}const gS=2*ln,_S=`d.org, d.m\
anifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Go=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,TS=`SELECT 1 AS found FROM (SELECT
    ${Go("org","apps WHERE live_release IS NOT NULL")} AS live, ${Go("deploy_id","releases")} AS kept,
    ${Go("org","release_objects")} AS recorded, ${Go("seq","collection_notes")} AS noted,
    ${Go("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function qr(...t){return Buffer.from(t.join(""),"hex")}function Af(t){return Buffer.from(jn(t,"object")).toString(
"hex")}const If=Ve({accessKeyID:q,environmentID:q,sealed:jn,expiresAt:re}),bS=100,Df="slipway_changed('role', access_key_id)";function OS(t){const e=t.prepare("\
SELECT org, project, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE"),n=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key\
_id FROM kvs_roles
    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${bS} FOR UPDATE SKIP LOCKED)`),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_ke\
y_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${Rs} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $\
3, $4)"),r=t.prepare("UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id",Df),i=t.prepare("DELETE FROM kvs_roles WHERE access\
_key_id = $1 RETURNING access_key_id",Df),a=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = $1"),c=t.prepare("SELECT * FROM kvs_roles LIMIT 1"),d=(l,u,...f)=>t.
write(function*(w){const b=(yield*l(u,...f)).count>0;return b&&(yield*w([{kind:"role",accessKeyID:u}],"told")),b});return{issue:({accessKeyID:l,environmentID:u,
sealed:f,expiresAt:w},{now:b,most:g},O)=>t.write(function*(N){const[S]=(yield*e(u)).rows;yield*n(b);const V=(yield*s(u,g-1)).rows.map(G=>q(G,"access_key_id"));yield*o(
l,u,f,w),O&&S&&(yield*t.record(O,[D(gt(S),"credentials.issue",{object:l})])),yield*N(V.map(G=>({kind:"role",accessKeyID:G})))}),renew:(l,u)=>d(r,l,u),revoke:async l=>{
await d(i,l)},find:l=>ut(t,a(l),If),any:()=>ut(t,c(),If)}}const kf={repository:q,branch:q,buildCommand:Pe,outputDirectory:Pe,region:Pe,settings:ec},SS=Ve({...kf,
branch:pt("app_branch",q)});function ec(t){const e=JSON.parse(q(t,"settings"));return(0,Qe.Gv)(e)?e:{}}const St=Ve({...mo,name:q,type:$f,...kf,subdomain:q,environmentID:q,
liveRelease:Pe,createdAt:re,updatedAt:re,deletion:NS});function $f(t){const e=q(t,"type"),n=Ne.yN.find(s=>s===e);if(!n)throw new L.GQ("internal",`The database h\
as an app of the unknown type ${e}`);return n}function NS(t){const e=it(t,"deleted_at");return e===null?null:{at:e,by:Pe(t,"deleted_by"),endsAt:re(t,"ends_at")}}
const Dn=Ve({seq:re,deployID:q,status:tc,stage:nc,branch:q,commit:Pe,createdAt:re,startedAt:it,finishedAt:it,supersededBy:Pe,cancelledBy:Pe,triggeredBy:Pe,redeployOf:Pe,
configuration:sc,commitFacts:Ve({subject:pt("commit_subject",Pe),author:pt("commit_author",Pe)}),size:RS,warnings:vf,logRemovedAt:it,enteredAt:LS}),Hs=`d.seq, d\
.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, d.cancelled_by, d.triggered_by, d.redeploy_of, d.configuration,
  d.commit_subject, d.commit_author, d.release_files, d.release_bytes, d.warnings, d.install_at, d.build_at, d.sync_at,
  d.activate_at, d.log_removed_at`;function tc(t){const e=q(t,"status"),n=tn.PB.find(s=>s===e);if(!n)throw new L.GQ("internal",`The database has a deployment of\
 the unknown status ${e}`);return n}function nc(t){const e=Pe(t,"stage");return tn.Mb.find(n=>n===e)??null}function sc(t){const e=Pe(t,"configuration");return e===
null?null:JSON.parse(e)}function RS(t){const[e,n]=[it(t,"release_files"),it(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function vf(t){
const e=Pe(t,"warnings");return(e===null?void 0:(0,Ft.hd)(JSON.parse(e)))??[]}const Yo={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_\
at"};function LS(t){const e=Object.entries(Yo).map(([n,s])=>[n,it(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}const oc=Ve({deployID:q,manifestHash:pt(
"manifest",q)}),AS=Ve({status:tc,count:re,ran:re,ms:re}),Mf=Ve({app:Ve({...mo,org:pt("app_org",q),project:pt("app_project",q)}),deployment:Dn}),Cf="a.org AS app\
_org, a.project AS app_project, a.app_id",IS=Ve({apps:re,live:re,failed:re}),DS=Ve({id:re,app:gt,subdomain:q,entries:t=>ec(t).schedule??[],since:it,dueAt:re,now:re});
function kS(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>Be(t,e(s),DS),take:async({id:s,now:o,dueAt:r,since:i},a)=>await lt(t,
n(o,a,s,r,i))===1}}const Uf={tokenHash:q,sealed:pt("token_sealed",jn)},$S=Ve(Uf),vS=Ve({name:q,createdAt:re,...Uf}),MS=Ve({keyspace:re,app:gt,name:q,environmentID:q,
type:q});function CS(t){const e=t.prepare(Ns),n=t.prepare("SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1"),s=t.
prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
o=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${Nn} ORDER BY t.name`),r=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${Nn}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),l=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:u,name:f,tokenHash:w,sealed:b,createdAt:g,types:O,most:N},S)=>t.write(function*(V){const[G]=(yield*e(...et(u))).rows;if(!G)return{kind:"\
no_app"};const[x,P]=[re(G,"id"),q(G,"type")];if(!O.some(ee=>ee===P))return{kind:"wrong_type",type:P};const[W={}]=(yield*n(x,f)).rows;return re(W,"named")>0?{kind:"\
taken"}:re(W,"n")>=N?{kind:"full"}:(yield*t.record(S,[D(u,"table.create",{object:f})]),yield*s(x,f,w,b,g),yield*V(xf(w,q(G,"subdomain")),"told"),{kind:"created"})}),
list:async u=>US(await Be(t,o(...et(u)),f=>f)),remove:(u,f,w)=>t.write(function*(b){const[g]=(yield*r(...et(u),f)).rows;if(!g)return{kind:(yield*e(...et(u))).count>
0?"no_table":"no_app"};const[O,N]=[re(g,"keyspace"),q(g,"token_hash")],S=q(g,"subdomain");return yield*t.record(w,[D(u,"table.delete",{object:f})]),yield*i(O,N,
S),yield*b(xf(N,S),"told"),{kind:"removed",keyspace:O}}),binding:u=>ut(t,a(u),MS),anySealed:()=>ut(t,c(),$S),toDrop:({after:u,limit:f})=>Be(t,d(u,f),w=>re(w,"ke\
yspace")),dropped:async u=>{await lt(t,l(u))}}}function xf(t,e){return[{kind:"table",tokenHash:t},{kind:"site",subdomain:e}]}function US(t){const[e]=t;if(!e)return;
const n=t.filter(s=>s.name!==null).map(vS);return{type:q(e,"type"),environmentID:q(e,"environment_id"),tables:n}}const Pf=t=>ct.filter(e=>t.test(e)).join(" + "),
Xr=`(${Pf(/^(?:get|put|delete|other)_limited$/)})`,Qr=`(${Pf(/^(?:get|put|delete|other)_/)})`,Ff=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' A\
ND kvs_table = '' AND step = 'day'
  AND start >= $2`,Gs=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,xS={apps:Gs("SELECT count(*) FROM apps WHERE org = $1\
 AND deleted_at IS NULL"),disk:Gs(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
      WHERE a.org = $1 AND a.deleted_at IS NULL`,"SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = $1"),buildsAtOnce:Gs("SE\
LECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),buildMinutesPerMonth:Gs(`SELECT sum(build_ms) ${Ff}`,"SELECT sum(ms) FROM usage_ended\
 JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:Gs(`SELECT sum(${Qr} - ${Xr}) ${Ff}`)},PS=new Set(["buildMinutesPerMonth","\
kvsRequestsPerMonth"]);function Ko(t){const e=new Map(Object.entries(xS).map(([i,a])=>[i,t.prepare(a)])),n=t.prepare(`SELECT CAST(coalesce(sum(d.release_bytes),\
 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),s=t.prepare(Gs(`SELECT sum(bytes) FROM (SELECT d.release_bytes AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,"SELECT release_bytes FROM deployments WHERE deploy\
_id = $1 AND stored_release IS NOT NULL")),o=function*(i,...a){const[c]=i?(yield*i(...a)).rows:[];return c?re(c,"n"):0},r=(i,a,c=0)=>o(e.get(a),i,...PS.has(a)?[
c]:[]);return{async used(i,a,c){const d=c.map(async l=>[l,await t.read(()=>r(i,l,a))]);return Object.fromEntries(await Promise.all(d))},*lock(i,{apps:a,disk:c}={}){
(a!==void 0||c!==void 0)&&(yield*t.lock("quotas",i))},*checkApp(i,{apps:a,disk:c}={},d){const l=a===void 0?0:yield*r(i,"apps");if(a!==void 0&&l>=a)throw new jo.
z({org:i,name:"apps",used:l,quota:a});c===void 0||d===void 0||jf(i,yield*r(i,"disk"),yield*o(n,d),c)},*checkRelease(i,{deployID:a,bytes:c,kept:d},l){const u=yield*o(
s,a,d);jf(i,(yield*r(i,"disk"))-u,c,l)},*checkTime(i,a){if(!a)return;const c=yield*r(i,"buildMinutesPerMonth",a.since);if(c<a.ms)return;const d={used:c/Bf,quota:a.
ms/Bf,until:a.until};throw new jo.z({org:i,name:"buildMinutesPerMonth",...d})}}}function jf(t,e,n,s){const o=e+n;if(o>s)throw new jo.z({org:t,name:"disk",used:e,
quota:s,needs:o})}const Bf=6e4,rc=Ve({org:q,project:q,app:q,table:pt("kvs_table",q)}),FS=Ve({start:re,counts:Kf}),jS=Ve({scope:rc,limited:re,most:re}),Wf=Ve({keys:re,
bytes:re}),BS=Ve({scope:rc,counts:Kf,stored:Wf}),Zr={hour:35*864e5,day:400*864e5};function WS(t,e){const n=Hf.map((W,ee)=>`${W} = $${ee+1}`).join(" AND "),s=t.prepare(
`INSERT INTO usage_writers VALUES ($1, $2, :now)
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE usage_writers.number < excluded.number`),o=t.prepare("SELECT 1 FROM usage_ended LIMIT 1"),r=t.prepare(`DELETE FROM usage_ended WHERE deploy_id IN
    (SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING status, ended_at, ms,
      (SELECT org FROM apps WHERE id = app) AS org, (SELECT project FROM apps WHERE id = app) AS project,
      (SELECT app_id FROM apps WHERE id = app) AS app_id`),i=t.prepare(`INSERT INTO usage_turns VALUES ($1, :now)
    ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`),a=t.prepare(`SELECT t.keyspace AS of, a.org, a.project, a.\
app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ANY ($1::bigint[])`),c=t.prepare(`SELECT ${Jt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),d=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${n}`),l=t.prepare(`SELECT s\
tart, ${Gf} FROM usage_sums WHERE ${n} AND step = $5 AND start >= $6
    ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${n}`),f=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),w=t.prepare(`SELECT ${Jt}, sum(${Xr})::bigint AS limited, max(${Qr})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${Pt("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${Xr} > 0 OR ${Qr} >= $3))
    GROUP BY ${Jt} HAVING sum(${Xr}) > 0 OR max(${Qr}) >= $3
    ORDER BY limited DESC, most DESC, ${Jt} LIMIT $4`),b=ct.map(W=>`coalesce(sum(u.${W}), 0)::bigint AS ${W}`).join(", "),g=W=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${b}
      FROM (SELECT * FROM usage_scopes WHERE ${W} ORDER BY ${Jt} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),O=`app <> '' AND kvs_table = '' AND ${Pt("usage_scopes",6,"app")}`,N=g(`org = $3 AND (project,\
 app) > ($4, $5) AND ${O}`),S=g(`org = $3 AND project = $4 AND app > $5 AND ${O}`),V=g("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),G=({org:W,project:ee,app:J},ie,{after:Le,within:Ke,limit:Fe})=>{const Me=Le?.name??"";return ee===""?N(Fe,ie,W,Le?.project??"",Me,Ke):J===""?S(Fe,ie,W,ee,
Me,Ke):V(Fe,ie,W,ee,J,Me)},x=(W,ee,J,ie,Le)=>t.prepare(`DELETE FROM ${W} WHERE (${ee}) IN (SELECT ${ee} FROM ${W} WHERE ${J}
      ${ie} < least($1::bigint, (SELECT :now)) - ${Le} ORDER BY ${ie} LIMIT $2 FOR UPDATE SKIP LOCKED)`),P=[x("usage_sums",`${Jt}, step, start`,"step = 'hour' A\
ND","start",Zr.hour),x("usage_sums",`${Jt}, step, start`,"step = 'day' AND","start",Zr.day),x("usage_scopes",Jt,"keys = 0 AND bytes = 0 AND","used_on",Zr.day),x(
"usage_writers","writer","","at",Zr.hour)];return{add:({writer:W,number:ee,rows:J})=>t.write(function*(){(yield*s(W,ee)).count===1&&(yield*e(J))}),async countEnded(W){
return await lt(t,o())===0?0:t.write(function*(){const{rows:ee}=yield*r(W);return yield*e(ee.filter(({org:J})=>J!==null).map(KS)),ee.length})},claimTurn:async(W,ee)=>await lt(
t,i(W,ee))===1,setStored:(W,ee)=>t.write(function*(){yield*t.lock("sizes");const J=(yield*a(W.tables.map(({keyspace:Fe})=>Fe))).rows,ie=new Map(J.map(Fe=>[re(Fe,
"of"),zf(Fe)])),{rows:Le}=yield*c(W.after,W.upTo),Ke=zS(W,ie,Le.map(zf),ee);yield*e(Ke.rows);for(const{scope:Fe,keyspace:Me}of Ke.keyspaces)yield*d(...un(Fe),Me)}),
async prune(W,ee){let J=0;for(const ie of P)J+=await lt(t,ie(W,ee));return J},series:(W,ee,J)=>Be(t,l(...un(W),ee,J),FS),parts:(W,ee,J)=>Be(t,G(W,ee,J),BS),pressed:(W,ee,{
busy:J,limit:ie,within:Le})=>Be(t,w(W,ee,J,ie,Le),jS),full:({tableBytes:W,tableKeys:ee,organizationBytes:J})=>Be(t,f(W,ee,J),ie=>re(ie,"keyspace")),stored:async W=>await ut(
t,u(...un(W)),Wf)??{keys:0,bytes:0},used:Ko(t).used}}const Hf=["org","project","app","kvs_table"],Jt=Hf.join(", "),Gf=ct.join(", "),Yf=Cn();function un({org:t,project:e,
app:n,table:s}){return[t,e,n,s]}function Kf(t){return Object.fromEntries(ct.map(e=>[e,re(t,e)]))}function HS(t){const e=new Map;for(const{scope:n,hour:s,counts:o}of t)
for(const r of GS(n))for(const i of["hour","day"]){const a=Math.floor(s/It[i])*It[i],c=JSON.stringify([...un(r),i,a]),d=e.get(c)??{scope:r,step:i,start:a,counts:ct.
map(()=>0)};for(const[l,u]of ct.entries())d.counts[l]=(d.counts[l]??0)+o[u];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function GS({org:t,
project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?o:[...o,
{org:t,project:e,app:n,table:s}]}function YS(t){const e=new Map,[n,s]=[ct.indexOf("keys_change"),ct.indexOf("bytes_change")];for(const{scope:o,step:r,start:i,counts:a}of t){
if(r!=="day")continue;const c=JSON.stringify(un(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??
0,i)})}return[...e.values()]}function KS(t){const e=q(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{
org:q(t,"org"),project:q(t,"project"),app:q(t,"app_id"),table:""},hour:Math.floor(re(t,"ended_at")/It.hour)*It.hour,counts:{...Yf,...n&&{[n]:1},build_ms:re(t,"m\
s")}}}const zf=Ve({scope:rc,keyspace:it,keys:(t,e)=>it(t,e)??0,bytes:(t,e)=>it(t,e)??0});function zS({tables:t},e,n,s){const o=Math.floor(s/It.hour)*It.hour,r=[],
i=[],a=new Set,c=(d,{keys:l,bytes:u})=>{a.add(un(d.scope).join(`
`));const f={...Yf,keys_change:l-d.keys,bytes_change:u-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:f})};for(const{keyspace:d,
...l}of t){const u=e.get(d);u&&(c(u,l),u.keyspace!==d&&i.push({scope:u.scope,keyspace:d}))}for(const d of n)a.has(un(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const Vf="pg_notify('slipway', '0 jobs ')",ic="ready = false, lease_node = NULL, lease_until = NULL, store\
d_release = NULL, env = NULL";function VS(t){const e=sc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function Jf(t=[]){
return t.length===0?null:JSON.stringify(t)}function JS(t,e){return Jf([...e,...vf(t)].slice(0,Ft.iq))}function qf(t,e){const n=Pe(e,"env");if(n===null)return;const s=$s(
q(e,"deploy_id"),"env");return JSON.parse(Lo(t,"variables",s,n))}function qS(t,e,n){return n===null?null:Ro(t,"variables",$s(e,"env"),n)}function XS(t,e,n){const s=JSON.
stringify(cr(n));return Ro(t,"build-log",$s(e,"failure"),s)}const Xf=_m(Ne.IC.bytes);function QS(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,a={subject:null,
author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}function ZS(t,e){
const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,
facts:t.commitFacts}}function Qf(t,e){const n=Pe(e,"failure")??"";return lr((0,Qe.U4)(eN(t,q(e,"deploy_id"),n)))??wi(nc(e)??"build")}function eN(t,e,n){try{return Lo(
t,"build-log",$s(e,"failure"),n)}catch{return""}}function tN(t,e){const n=N=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activi\
ty t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${Pt("a",4)} ${N} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${Hs} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=N=>`(SELECT count(*) FROM (SELECT 1 FROM ${N} AND a.deleted_at IS NULL AND ${Pt("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(N,S)=>t.prepare(`SELECT ${Hs}, ${Cf} FROM deployments d /* I\
NDEXED BY ${N} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${Pt("a",3)} AND ${S} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),u=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=N=>t.prepare(`SELECT DISTINCT ${N} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${Pt("a",3)} ORDER BY 1 LIMIT $2`),[w,b]=[f("project"),f("branch")],g=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),O=async N=>{const S=N.flatMap(G=>it(G,"newest")??[]),V=new Map((await Be(t,r(S),
Dn)).map(G=>[G.seq,G]));return N.map(G=>{const x=V.get(it(G,"newest")??0)??null;return{app:St(G),newest:x,liveManifest:Pe(G,"live_manifest")}})};return{async recent(N,{
before:S=Number.MAX_SAFE_INTEGER,failed:V=!1,within:G,limit:x}){const P=(V?o:s)(N,S,x,G),W=await Be(t,P,ee=>ee);return(await O(W)).flatMap(({newest:ee,...J})=>ee?
[{...J,newest:ee}]:[])},async newest(N){if(N.length===0)return[];const S=N.map((W,ee)=>`($${3*ee+1}, $${3*ee+2}, $${3*ee+3})`),V=t.prepare(`WITH k (org, project\
, app_id) AS (VALUES ${S.join(", ")})
        SELECT ${Hs}, ${Cf} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),G=await Be(t,V(...N.flatMap(et)),Mf),x=W=>et(W).join("/"),P=new Map(G.map(({app:W,
deployment:ee})=>[x(W),ee]));return N.map(W=>P.get(x(W))??null)},async queue(N,S,V){const G=[d,u].map(W=>Be(t,W(N,S,V),Mf)),[x=[],P=[]]=await Promise.all(G);return{
running:x,waiting:P}},async counts(N,S,V){return await ut(t,a(N,S,V),IS)??{apps:0,live:0,failed:0}},async search(N,S){const{statement:V,values:G}=sN(N,S),x=await Be(
t,t.prepare(V)(...G),W=>W),P=await O(x);return S.before&&!S.after?P.toReversed():P},async choices(N,S,V){const G=[w,b].map(W=>Be(t,W(N,S,V),ee=>q(ee,"name"))),[
x=[],P=[]]=await Promise.all(G);return{projects:x,branches:P}},async failures(N){if(N.length===0)return new Map;const S=g(N,Xf);return new Map(await Be(t,S,V=>[
q(V,"deploy_id"),Qf(e,V)]))}}}const nN={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_\
release IS NULL"};function sN(t,e){const n=[],s=N=>`$${n.push(N)}`,{text:o="",project:r,branch:i,status:a,sort:c,after:d,before:l,limit:u,within:f}=e,w=N=>[...c===
"newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(S=>S+N).join(", "),b=(N,{seq:S,appID:V,project:G})=>`(${w("")}) ${N} (${[...c==="newest"?[-S]:
[],V,G].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[nN[a]],Pt("a",n.push(f)),...d?[b(">",d)]:l?[b("<",l)]:[]].join(" AND\
 ")} ORDER BY ${w(l&&!d?" DESC":"")} LIMIT ${s(u)}`,values:n}}const bA={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"\
deletes an app","app.restore":"restores a deleted app","app.end":"removes a deleted app with all that it had","cache.clear":"clears the caches of an app","env.r\
eplace":"replaces the variables of an app","env.edit":"sets and removes variables of an app","deployment.create":"queues a deployment","deployment.redeploy":"qu\
eues the commit of another deployment again","deployment.cancel":"cancels a deployment","deployment.supersede":"takes a deployment out of the queue, because a n\
ewer one replaces it","deployment.live":"makes a deployment live","deployment.fail":"ends a deployment that failed","release.rollback":"makes another kept relea\
se live","table.create":"creates a table","table.delete":"deletes a table","key.put":"stores a key of a table, on the pages of the console","key.delete":"delete\
s a key of a table, on the pages of the console","credentials.issue":"takes the variables and credentials of an app","member.set":"grants a role, or takes it aw\
ay","token.create":"makes an access token","token.revoke":"ends an access token","notify.add":"adds an address that is told of what happens","notify.confirm":"c\
onfirms an email address that is told of what happens","notify.remove":"removes such an address","notify.test":"sends a message to try such an address","notify.\
redeliver":"sends a message again","hook.add":"adds a webhook of a forge","hook.remove":"removes a webhook of a forge","dns.record":"makes, changes or removes t\
he DNS record of a host","login.approve":"lets a machine act for its person","login.deny":"does not let a machine act for its person","login.end":"signs a machi\
ne out","login.reuse":"ends the sign-in of a machine, because its refresh token was used twice","session.open":"signs in to the console","session.close":"signs \
out of the console","link.create":"makes a link that signs in to the console","secret.rotate":"makes another key seal what the platform keeps","access.refuse":"\
refused: requests without a valid identity, or without the role that they need"};function zo(t){return typeof t=="string"?t:void 0}function Kn(t){return zo(t)??
null}function Zf(t){return t===null?null:JSON.stringify(t)}const OA=(0,z.lS)({org:zo,n:t=>typeof t=="number"?t:void 0,at:t=>typeof t=="string"?Date.parse(t):void 0,
project:Kn,appID:Kn,action:zo,object:Kn,by:Kn,via:zo,name:Kn,from:Kn,requestID:Kn,before:Zf,after:Zf,hash:zo}),eh="0".repeat(64);function th(t,e){const{org:n,n:s,
at:o,project:r,appID:i,action:a,object:c,by:d,via:l,name:u,from:f,requestID:w,before:b,after:g}=e,N=[n,s,o,r,i,a,c,d,l,u,f,w,b,g].map(S=>S===null?"-":`${Buffer.
byteLength(String(S))}:${S}`).join("");return(0,U.createHash)("sha256").update(t).update(N).digest("hex")}function SA(t,e){let n=t;for(const s of e){if(s.n!==n.
n+1||th(n.hash,s)!==s.hash)return{kind:"broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function NA({at:t,before:e,after:n,...s},o){const r=i=>i===
null?null:o(i)??null;return{...s,at:new Date(t).toISOString(),before:r(e),after:r(n)}}function oN(t){const e=(u,f)=>t.prepare(`SELECT * FROM audit ${u} WHERE or\
g = $1 AND n > $2 AND n < $3 ${f} ORDER BY n DESC LIMIT $4`),n=e("",""),s={appID:e("/* INDEXED BY audit_by_app */","AND app_id = $5"),by:e("/* INDEXED BY audit_\
by_who */","AND who = $5"),action:e("/* INDEXED BY audit_by_action */","AND action = $5")},o=t.prepare("SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY\
 at, n LIMIT 1"),r=t.prepare("SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare("SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(
`SELECT h.org, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),l=async(u,f)=>f===void 0?void 0:ut(t,o(u,f),w=>re(w,"n"));return{append:(u,f)=>t.write(()=>t.record(u,f)),async list(u,f,{before:w=Number.MAX_SAFE_INTEGER,
limit:b}){const g=await l(u,f.since);if(f.since!==void 0&&g===void 0)return{rows:[],next:null};let O=Math.min(w,await l(u,f.until)??w);const N=["project","appID",
"by","action"].filter(J=>f[J]!==void 0),S=N.filter(J=>J!=="project"),G=S.length===N.length&&S.length<2?b+1:fN,x=J=>{const ie=[u,(g??1)-1,O,G];return Be(t,J?s[J](
...ie,f[J]):n(...ie),rh)};let[P,W]=[S[0],await x(S[0])];for(const J of S.slice(1)){const ie=await x(J);ch(ie,G)<ch(W,G)&&([P,W]=[J,ie])}const ee=[];for(let J=W.
length;;J+=W.length){ee.push(...W.filter(Le=>N.every(Ke=>Le[Ke]===f[Ke])));const ie=ee[b-1];if(ee.length>b&&ie)return{rows:ee.slice(0,b),next:ie.n};if(W.length<
G)return{rows:ee,next:null};if(O=W.at(-1)?.n??0,J>=uN)return{rows:ee,next:O};W=await x(P)}},after:(u,f,w)=>Be(t,r(u,f,w),rh),chain:u=>ut(t,i(u),ih),trim:u=>t.write(
function*(){const[f]=(yield*a(u)).rows;if(!f)return 0;const w=q(f,"org"),b=re(f,"anchor_n")+ce,[g]=(yield*c(w,b,re(f,"before"))).rows;return g?(yield*d(w,re(g,"\
anchor_n"))).count:0})}}const nh=254,sh=4096,oh=500,rN=100,ac="\u2026",cc=["org","n","at",...["project","app_id","action","object","who","via","via_name","clien\
t","request","was","becomes"]];function iN(t,e){const n=s=>s==null?null:(0,Rt.Ow)(s,nh);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,
object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:ah(e.before),after:ah(e.after)}}const rh=Ve({org:q,n:re,at:re,
project:Pe,appID:Pe,action:q,object:Pe,by:pt("who",Pe),via:q,name:pt("via_name",Pe),from:pt("client",Pe),requestID:pt("request",Pe),before:pt("was",Pe),after:pt(
"becomes",Pe),hash:q});function ih(t){const[e,n]=[q(t,"hash"),q(t,"anchor_hash")];return{head:{n:re(t,"n"),hash:e},anchor:{n:re(t,"anchor_n"),hash:n}}}const aN={
head:{n:0,hash:eh},anchor:{n:0,hash:eh}};function ah(t){if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[o,[r,i]]of s.entries()){
const a=cN(i);if(n+=Buffer.byteLength(JSON.stringify([r,a])),n>sh){e[ac]=s.length-o;break}e[r]=a}return JSON.stringify(e)}function cN(t){if(typeof t=="string")return t.
length>oh?`${t.slice(0,oh)}${ac}`.toWellFormed():t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(o=>typeof o=="string"?(0,Rt.
Ow)(o,nh):o)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===rN||e>sh/2)return[...n,ac];n.push(s)}return n}function dc({repository:t,branch:e,buildCommand:n,
outputDirectory:s,region:o,settings:r,type:i}){const{cachesOf:a,...c}=r,d={type:i,repository:(0,Hn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:o,...c};
return Object.fromEntries(Object.entries(d).filter(([,l])=>l!=null))}function dN(t,e){return D(t,"app.create",{after:dc(e)})}function lc(t,e,n,s){const[o,r]=[dc(
e),dc(n)],i=Object.keys({...o,...r}).filter(d=>JSON.stringify(o[d])!==JSON.stringify(r[d])),a=d=>Object.fromEntries(i.map(l=>[l,d[l]??null])),c=e.settings.cachesOf!==
n.settings.cachesOf?[D(t,"cache.clear")]:[];return i.length===0?c:[...c,D(t,"app.update",{object:s,before:a(o),after:a(r)})]}function uc(t,e,n,s,o){const r=(l,u)=>Object.
keys(l).filter(u).sort(),i=r(s,l=>!Object.hasOwn(n,l)),a=r(s,l=>Object.hasOwn(n,l)&&n[l]!==s[l]),c=r(n,l=>!Object.hasOwn(s,l));if(i.length+a.length+c.length===0)
return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,l])=>l.length>0);return[D(t,e,{object:o,after:Object.fromEntries(d)})]}function lN(t,e,n){
const{deployID:s,branch:o,commit:r,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??{},d={...c,...a},l=Object.fromEntries(Object.entries(d).map(([f,w])=>[
f,f==="repository"?(0,Hn.ri)(String(w)):w])),u={branch:o,...r!==null&&{commit:r},...i!==null&&{redeployOf:i},...l,...n?.env&&{env:Object.keys(n.env).sort()}};return D(
t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:u})}const uN=5e3,fN=500;function ch(t,e){return t.length<e?0:t.at(-1)?.n??0}function dh(t){
const e=t.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status, response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${Ef}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
q(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:re(c,"status"),answer:q(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}function fc({settings:t}){return t.lifetime===void 0?null:(0,Se.
E9)(t.lifetime,"lifetime")}function hc(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...s,settings:Object.
fromEntries(o)}}function pc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;return[e,n,s,o,r,JSON.stringify(i)]}const ei="",
hN="\u{10FFFF}";function pN({after:t,before:e,prefix:n=""}){const s=`${n}${hN}`,o=t&&t.appID>=n?[t.appID,t.project]:[n,ei],r=e&&e.appID<s?[e.appID,e.project]:[s,
ei];return[...o,...r]}function mN(t,e){const n=SS(t),s=sc(t)??{},{repository:o,buildCommand:r,outputDirectory:i,settings:a}=hc(n,s);return{deployID:q(t,"deploy_\
id"),app:gt(t),...EN(t,s.type),repository:o,branch:q(t,"job_branch"),appBranch:n.branch,commit:Pe(t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,
env:e}}function EN(t,e){const n=$f(t);if(e!==Ne.m0)return{type:e??n};const s=!(0,Ne.Rm)(n)&&Pe(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function yN(t,{
set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,l])=>c+Buffer.
byteLength(d)+Buffer.byteLength(l),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function wN(t,e,n,s){const o=(i,a)=>Object.hasOwn(t,i)&&
t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(r)}function LA(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==
null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function AA(t){return JSON.stringify(Object.fromEntries(Object.entries(t).
sort(([e],[n])=>e<n?-1:1)))}function*mc(t,e,n,s){const o=wN(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const lh=`UPDATE apps SET repository = $2, b\
ranch = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,Ec="slipway_changed('site', subdomain)",gN=10;function _N(t,e,n){const s=t.
prepare(Ns),o=t.prepare(`SELECT * FROM apps WHERE ${Sn}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(lh,Ec),a=x=>{const P=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${x} AND ${Pt("apps",7)}`;return{firstOnes:t.prepare(`${P} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${P} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",u=t.prepare(`${l} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${l} < $3 ORDER BY app_id DESC LIMIT $4`),[w,b]=[t.prepare(fh(">","")),t.prepare(fh("<","D\
ESC"))],g=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),O=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),N=Ko(t),S=dh(t),V=function*(x,P,W){const[ee,J]=[P?.settings.domains??[],W.settings.domains??[]],ie=J.filter(Me=>!ee.
includes(Me)).sort(),Le=ee.filter(Me=>!J.includes(Me)).sort();if(Le.length>0&&(yield*g(x,Le)),ie.length===0)return Le;const Ke=(yield*O(x,ie)).rows.map(Me=>q(Me,
"name")),Fe=ie.find(Me=>!Ke.includes(Me));if(Fe!==void 0)throw new Io.ue(Fe);return[...Le,...ie]},G=function*({key:x,type:P,config:W}){for(let ee=1;ee<=gN;ee+=1){
const J=[Im(x.appID,n),`env-${Hi(16,n)}`],[ie]=(yield*r(...et(x),P,...pc(W),...J,fc(W))).rows;if(ie&&(yield*V(re(ie,"id"),void 0,W)),ie)return St(ie);if((yield*o(
...et(x))).count>0)return}throw new L.GQ("internal",`No free subdomain was found for the app ${x.appID}`)};return{find:x=>ut(t,o(...et(x)),St),create:(x,P,W)=>t.
write(function*(ee){const{key:J,bounds:ie,config:Le,type:Ke}=x;yield*N.lock(J.org,ie);const Fe=yield*S(W,function*(){if(!((yield*o(...et(J))).count>0))return yield*N.
checkApp(J.org,ie),yield*G(x)});return Fe?.kind!=="done"?Fe??{kind:"taken"}:(yield*t.record(P,[dN(J,{...Le,type:Ke})]),yield*ee([{kind:"site",subdomain:Fe.made.
subdomain},...uh(Fe.made.settings.domains??[])]),Fe)}),update:(x,P,W)=>t.write(function*(ee){const[J]=(yield*s(...et(x))).rows;if(!J)return;const[ie,Le,Ke]=[re(
J,"id"),St(J),hc(St(J),P)],Fe=yield*V(ie,Le,Ke);yield*t.record(W,lc(x,Le,Ke));const[Me={}]=(yield*i(ie,...pc(Ke),fc(Ke))).rows;return yield*ee([{kind:"site",subdomain:Le.
subdomain}],"told"),yield*ee(uh(Fe)),St(Me)}),env:async x=>(await t.read(()=>e.read(x)))?.env??{},async variables(x){const P=await t.read(()=>e.read(x));return Object.
keys(P?.env??{}).sort().map(ee=>{const{at:J=null,by:ie=null}=P?.changes.get(ee)??{};return{name:ee,changedAt:J,changedBy:ie}})},replaceEnv:(x,P,W)=>t.write(function*(ee){
const J=yield*e.lock(x);return J?(yield*mc(e,J,P,W.by),yield*t.record(W,uc(x,"env.replace",J.env,P)),yield*ee([{kind:"site",subdomain:J.subdomain}]),!0):!1}),editEnv:(x,P,W,ee)=>t.
write(function*(J){const ie=yield*e.lock(x);if(!ie)return{kind:"no_app"};const Le=yN(ie.env,P,W);if(!Le)return{kind:"full"};yield*mc(e,ie,Le,ee.by),yield*t.record(
ee,uc(x,"env.edit",ie.env,Le)),yield*J([{kind:"site",subdomain:ie.subdomain}]);const Ke=P.unset.filter(Fe=>!Object.hasOwn(ie.env,Fe));return{kind:"done",names:Object.
keys(Le).sort(),absent:Ke}}),async organizations({after:x=ei,before:P,limit:W}){const ee=(P===void 0?w:b)(P??x,W),J=await Be(t,ee,ie=>q(ie,"org"));return P===void 0?
J:J.toReversed()},async inProject(x,P,{after:W=ei,before:ee,limit:J}){const Le=await Be(t,(ee===void 0?u:f)(x,P,ee??W,J),St);return ee===void 0?Le:Le.toReversed()},
async list(x,P){const W=P.deleted?d:c,ee=(P.before?W.lastOnes:W.firstOnes)(x,...pN(P),P.limit,P.within),J=await Be(t,ee,St);return P.before?J.toReversed():J}}}function uh(t){
return t.map(e=>({kind:"domain",domain:e}))}function fh(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECUR\
SIVE steps (org, n) AS (SELECT ${n("$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}function TN(t){const e=Ko(t),n=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${Sn} FO\
R NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${ic} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(l){return(yield*i(l)).rows.map(u=>({kind:"table",tokenHash:q(u,"token_hash")}))},d=function*(l,u,f,w){
const[b,g,O]=[[],[],[]];for(const N of l){const S=re(N,"id"),V=(yield*s(S,u.by)).rows.map(P=>q(P,"deploy_id")),[G={}]=(yield*o(S,u.by,f)).rows,x=St(G);b.push(x),
g.push(D(x,"app.delete",V.length>0?{after:{cancelled:V}}:{})),O.push(...yield*c(S)),O.push(...V.map(P=>({kind:"ended",deployID:P}))),V.length>0&&O.push({kind:"j\
obs"}),O.push({kind:"site",subdomain:x.subdomain})}return yield*t.record(u,g),yield*w(O),b};return{delete:(l,u,f)=>t.write(function*(w){const[b]=(yield*n(...et(
l))).rows;return!b||b.deleted_at!==null?b&&St(b):(yield*d([b],u,f,w))[0]}),restore:(l,u,f)=>t.write(function*(w){yield*e.lock(l.org,f);const[b]=(yield*n(...et(l))).
rows;if(!b)return{kind:"no_app"};const g=St(b);if(!g.deletion)return{kind:"not_deleted",app:g};if(g.deletion.endsAt<=re(b,"now"))return{kind:"too_late",app:g};const O=re(
b,"id");yield*e.checkApp(l.org,f,O);const[N={}]=(yield*r(O)).rows,S=St(N),V=yield*c(O);return yield*t.record(u,[D(l,"app.restore")]),yield*w([...V,{kind:"site",
subdomain:S.subdomain}]),{kind:"restored",app:S}}),expire:(l,u)=>t.write(function*(f){return yield*d((yield*a(l)).rows,I,u,f)})}}const ti=`FROM deployments d WH\
ERE app = (SELECT id FROM apps WHERE ${Sn})`,hh=`SELECT ${Hs} ${ti} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function bN(t,e,n,s,o=Io.O3){const r=t.prepare(Ns),
i=t.prepare(`SELECT ${Hs} ${ti} AND deploy_id = $4`),a=t.prepare(hh),c=t.prepare(`SELECT ${Hs} ${ti} AND seq > $4 ORDER BY seq LIMIT $5`),d=t.prepare(`SELECT de\
ploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${ti} AND deploy_id = $4 AND status = 'failed'`),l=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),u=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),w=t.prepare(`INSERT INTO deployments (deploy_id, app, \
org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,Vf),b=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_a\
t = :now, ${ic}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),g=Ko(t),O=dh(t),N=(G,x)=>ut(t,i(...et(G),x),Dn),S=function*(G,x,{key:P,
act:W,request:ee,time:J}){const{branch:ie,commit:Le,by:Ke,redeployOf:Fe,configuration:Me,facts:Oe}=x,[ke,Ce]=[re(G,"id"),`dpl-${Hi(16,s)}`];if(yield*g.checkTime(
P.org,J),(yield*u(ke,P.org,o)).count>=o)throw new Io.tM(o);const je=(yield*f(ke,Ce)).rows.map(Lt=>q(Lt,"deploy_id")),ft=[ie,Le,Ke,Fe,Me,qS(n,Ce,x.env)],[Ze={}]=(yield*w(
ke,Ce,...ft,Oe.subject,Oe.author)).rows,rt=Dn(Ze);yield*e.ready(ke,rt.seq),yield*t.record(W,[lN(P,{deployID:Ce,branch:ie,commit:Le,redeployOf:Fe},ee)]);const Nt=Lt=>D(
P,"deployment.supersede",{object:Lt,after:{supersededBy:Ce}});return yield*t.record(I,je.map(Nt)),rt},V=(G,x,P)=>t.write(function*(W){const[ee]=(yield*r(...et(G.
key))).rows,J=ee&&(yield*P(ee));if(!ee||!J)return;const ie=yield*O(x,()=>S(ee,J,G));return ie?.kind==="done"&&(yield*W([{kind:"jobs"}],"told")),ie});return{async create(G,x,P,W,ee){
return await V({key:G,act:P,request:x,time:ee},W,function*(ie){return yield*[],QS(x,q(ie,"branch"),P.by)})??{kind:"no_app"}},async redeploy(G,x,P,W,ee){return await V(
{key:G,act:P,time:ee},W,function*(){const[ie]=(yield*i(...et(G),x)).rows;return ie&&ZS(Dn(ie),P.by)})??{kind:"no_deployment"}},async cancel(G,x,P){const W=await t.
write(function*(J){const[ie]=(yield*r(...et(G))).rows;return!ie||(yield*b(re(ie,"id"),x,P.by)).count===0?!1:(yield*e.ready(re(ie,"id")),yield*t.record(P,[D(G,"d\
eployment.cancel",{object:x})]),yield*J([{kind:"ended",deployID:x},{kind:"jobs"}]),!0)}),ee=await N(G,x);return ee?{kind:W?"cancelled":"too_late",deployment:ee}:
{kind:"no_deployment"}},find:N,async list(G,{before:x=Number.MAX_SAFE_INTEGER,since:P,limit:W}){return P===void 0?Be(t,a(...et(G),x,W),Dn):(await Be(t,c(...et(G),
P,W),Dn)).toReversed()},ofApp:e.ofApp,failure:(G,x)=>ut(t,d(...et(G),x,Xf),P=>Qf(n,P)),totals:()=>Be(t,l(),AS)}}const ni="deploy_id = $1 AND fence = $2 AND leas\
e_node IS NOT NULL AND finished_at IS NULL",yc="lease_node IS NOT NULL AND lease_until <= :now",ph=`lease_node IS NOT NULL AND lease_until > :now + ${2*ln}`,wc="\
deployments /* INDEXED BY deployments_leased */",mh=`SELECT deploy_id, fence, stage, configuration, env, triggered_by, warnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;function ON(t,e,n,s){const o=Ko(t),r=Oe=>t.prepare(`\
UPDATE deployments SET ${Oe} WHERE ${ni}`),i=r(`lease_until = :now + ${ln}`),a=Oe=>r(`status = $3, stage = $4, ${Oe} = coalesce(${Oe}, :now)`),c={clone:a("start\
ed_at"),install:a(Yo.install),build:a(Yo.build),sync:a(Yo.sync),activate:a(Yo.activate)},d=r(`commit_sha = $3, commit_subject = coalesce($4, commit_subject),
    commit_author = coalesce($5, commit_author)`),l=t.prepare("SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDAT\
E"),u=t.prepare(`UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${ni}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"pg_notify('slipway', '0 coming ' || subdomain || ' ' || de\
ploy_id || ' ' || stored_release)"),f=t.prepare("UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *"),w=t.prepare(`${mh} WHER\
E ${ni}`),b=t.prepare(lh),g=t.prepare(e.keepRelease),O=t.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${e.releaseSeq} DESC LIMIT ${Rs} OFFSET $2)`),N=t.prepare("UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain",Ec),S=Oe=>t.prepare(
`UPDATE deployments SET ${Oe}, log_bytes = $3, finished_at = :now, ${ic} WHERE ${ni} RETURNING app`,Vf),V=S("status = 'succeeded', stage = 'activate', warnings \
= $4"),G=S("status = 'failed', stage = $4, failure = $5"),x=t.prepare("SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT\
 NULL"),P=t.prepare(`SELECT count(*) FILTER (WHERE ${yc}) AS overdue, count(*) FILTER (WHERE ${ph}) AS ahead
    FROM ${wc} WHERE lease_node IS NOT NULL`),W=t.prepare(`UPDATE ${wc} SET lease_until = :now + ${ln} WHERE ${ph}`),ee=t.prepare(`SELECT * FROM apps WHERE id I\
N (SELECT app FROM ${wc} WHERE ${yc})
    ORDER BY id FOR NO KEY UPDATE`),J=t.prepare(`${mh} WHERE app = $1 AND ${yc} FOR UPDATE`),ie=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_o\
pen_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`),Le=async(Oe,{deployID:ke,fence:Ce},...je)=>await lt(t,Oe(ke,Ce,...je))===1,Ke=(Oe,ke)=>t.write(function*(Ce){
const[je]=(yield*l(Oe)).rows;return je!==void 0&&(yield*ke(je,Ce))}),Fe=function*(Oe,{deployID:ke,fence:Ce},je,ft){const[Ze]=(yield*w(ke,Ce)).rows;if(!Ze||Eh(Ze))
return Ze;const[rt,Nt,Lt]=[re(Oe,"id"),gt(Oe),St(Oe)],Qn={...I,by:Pe(Ze,"triggered_by")},[kn,Qo]=[VS(Ze),qf(n,Ze)],Zo=kn&&hc(Lt,kn),Ei=Qo&&(yield*e.env.lockOf(Oe));
Qo&&Ei&&(yield*mc(e.env,Ei,Qo,Qn.by));const XL=Lt.liveRelease===null?void 0:{live:Lt.liveRelease};return yield*t.record(I,[D(Nt,"deployment.live",{object:ke,before:XL})]),
Zo&&(yield*t.record(Qn,lc(Nt,Lt,Zo,ke))),Qo&&Ei&&(yield*t.record(Qn,uc(Nt,"env.replace",Ei.env,Qo,ke))),Zo&&(yield*b(rt,...pc(Zo),fc(Zo))),yield*g(ke,je),yield*O(
rt,s),yield*N(rt,ke),yield*ft([{kind:"site",subdomain:Lt.subdomain}],"told"),Ze},Me=function*(Oe,ke,Ce){const[je,ft]=[q(ke,"deploy_id"),re(ke,"fence")],Ze=Ce.kind===
"failed"&&!Eh(ke)?Ce.facts:void 0;if(Ze){const Nt=XS(n,je,Ze);yield*G(je,ft,Ce.logBytes,Ze.stage,Nt)}else{const Nt=Ce.kind==="live"?Ce.warnings:[];yield*V(je,ft,
Ce.logBytes,JS(ke,Nt??[]))}if(yield*e.ready(re(Oe,"id")),!Ze)return[];const rt={stage:Ze.stage,code:Ze.code};return[D(gt(Oe),"deployment.fail",{object:je,after:rt})]};
return{async claim(Oe,ke=jo.c){const Ce=await e.claim(Oe,ke);if(!Ce)return;const je=mN(Ce.row,qf(n,Ce.row)??Ce.variables());return{deployID:je.deployID,fence:re(
Ce.row,"fence"),job:je}},renew:Oe=>Le(i,Oe),advance:(Oe,ke)=>Le(c[ke],Oe,Nu[ke],ke),recordCommit:(Oe,ke,Ce)=>Le(d,Oe,ke,Ce?.subject,Ce?.author),recordRelease:({
deployID:Oe,fence:ke},Ce,je,ft,Ze,rt)=>t.write(function*(){rt&&(yield*o.lock(rt.org,{disk:rt.bytes}));const[Nt]=(yield*l(Oe)).rows,Lt=[Ce,je?.files,je?.bytes,Jf(
ft)];if(!Nt||(yield*u(Oe,ke,...Lt)).count===0)return!1;const Qn={deployID:Oe,bytes:je?.bytes??0,kept:s-1};rt&&(yield*o.checkRelease(rt.org,Qn,rt.bytes));const[kn]=Ze===
void 0?[]:(yield*f(re(Nt,"id"),Ze)).rows;return kn&&(yield*t.record(I,lc(gt(Nt),St(Nt),St(kn),Oe))),!0}),finish:(Oe,ke)=>Ke(Oe.deployID,function*(Ce,je){const ft=ke.
kind==="live"?yield*Fe(Ce,Oe,ke.manifestHash,je):(yield*w(Oe.deployID,Oe.fence)).rows[0];return ft?(yield*t.record(I,yield*Me(Ce,ft,ke)),yield*je([{kind:"jobs"}],
"told"),!0):!1}),goLive:(Oe,ke)=>Ke(Oe.deployID,function*(Ce,je){return(yield*Fe(Ce,Oe,ke,je))!==void 0}),endOf:({deployID:Oe,fence:ke})=>ut(t,x(Oe,ke),tc),async expire(){
const Oe=await ut(t,P(),ke=>ke);return Oe&&re(Oe,"ahead")>0&&await lt(t,W()),!Oe||re(Oe,"overdue")===0?[]:t.write(function*(ke){const[Ce,je]=[[],[]];for(const ft of(yield*ee()).
rows){const[Ze]=(yield*J(re(ft,"id"))).rows;if(!Ze)continue;Ce.push(q(Ze,"deploy_id"));const rt=Ru(nc(Ze)??"clone");je.push(...yield*Me(ft,Ze,{kind:"failed",facts:rt}))}
return yield*t.record(I,je),Ce.length>0&&(yield*ke([{kind:"jobs"}],"told")),Ce})},isBusy:async()=>await lt(t,ie())>0}}function Eh(t){return re(t,"releases")>0}function SN(t,e){
const n=t.prepare(Ns),s=t.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${Nn})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",Ec);return{async site(d){const l=await Be(t,s(d),f=>f),[u]=l;return u&&NN(u,l.filter(f=>f.deploy_id!==null).map(oc))},subdomainOf:d=>ut(
t,o(d),l=>q(l,"subdomain")),domains:(d,l)=>Be(t,r(d,l),u=>({domain:q(u,"name"),subdomain:q(u,"subdomain")})),list:d=>Be(t,i(...et(d)),oc),rollback:(d,l,u)=>t.write(
function*(f){const[w]=(yield*n(...et(d))).rows,b=w?Pe(w,"live_release"):null;if(!w||b===null)return;const g=re(w,"id"),O=(yield*a(g)).rows.map(oc),N=O.findIndex(
({deployID:x})=>x===b),S=l===void 0?O[N+1]:O.find(({deployID:x})=>x===l);if(N===-1||!S)return;const[V,G]=[{live:b},{live:S.deployID}];return yield*t.record(u,[D(
d,"release.rollback",{object:S.deployID,before:V,after:G})]),yield*c(g,S.deployID),yield*f([{kind:"site",subdomain:q(w,"subdomain")}],"told"),{...S,previous:b}})}}
function NN(t,e){const n=Pe(t,"live_release"),s=it(t,"deleted_at")!==null,o=s?[]:e,r=q(t,"type");return{...gt(t),subdomain:q(t,"subdomain"),settings:ec(t),...(0,Ne.
Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}const RN=10;function LN(t,e,n){const{keyring:s,
random:o=Td,keepReleases:r=RN,organizationQueue:i}=n;return{state:{apps:{..._N(t,e.env,o),...TN(t)},deployments:bN(t,e,s,o,i),releases:SN(t,e.releaseSeq),activity:tN(
t,s)},jobs:ON(t,e,s,r),tables:CS(t),roles:OS(t),members:cS(t),logins:sS(t),accessTokens:HO(t),usage:WS(t,e.addUsage),keeping:VO(t),audit:oN(t),references:wS(t),
schedules:kS(t),notify:uS(t),hooks:KO(t),cdn:GO(t),dns:YO(t)}}const AN=[".drafts","tmp"],IN=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function DN(t,e){let n=Promise.resolve();const s=async o=>{kN(o,t);try{await yh(t,o),e(o),await yh(t,o)}catch(r){for(const i of(0,T.readdirSync)(o))await(0,qe.rm)(
(0,$.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function kN(t,e){if(!(0,$.isAbsolute)(t))throw si(`"${t}\
" is not an absolute path`);if((0,he.FK)(e,t))throw si(`${t} is inside the data directory`);try{if((0,he.wZ)(t,448),(0,T.readdirSync)(t).length>0)throw si(`${t}\
 is not empty`)}catch(n){throw n instanceof L.GQ||Wo(n)?n:si(`${t} cannot be written (${(0,L.xU)(n)})`)}}const $N=5;async function yh(t,e){const n=s=>!(0,$.relative)(
t,s).split($.sep).some(o=>AN.includes(o));for(const s of(0,T.readdirSync)(t).filter(o=>!IN.test(o)))for(let o=1;;o+=1)try{await(0,qe.cp)((0,$.join)(t,s),(0,$.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(r){if((0,L.xU)(r)!=="ENOENT"||o===$N)throw r}}function si(t){return new L.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}const vN=3;let gc=0;const wh=[];async function MN(t){gc<vN?gc+=1:await new Promise(
e=>wh.push(e));try{return await t()}finally{const e=wh.shift();e?e():gc-=1}}class CN extends Gt.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){super(
{highWaterMark:o}),this.#e=e,this.#s=n,this.#t=s,this.#n=o}_read(){this.#o=this.#r().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#r(){const e=Math.min(this.#n,
this.#t-this.#s+1);return e<=0?null:MN(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#o.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var UN=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},xN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const _c={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},gh={..._c,sync:async()=>{}};
function oi(t){(0,T.mkdirSync)(t,{recursive:!0,mode:448})}async function PN(t,e=_c){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===gh)return;const s=UN(n,await(0,qe.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=xN(n);s&&await s}}function Tc(t){return fn(
()=>(0,T.readdirSync)(t))??[]}const FN=new Set(["ENOENT","ENOTDIR","EISDIR"]);function bc(t){return FN.has((0,L.xU)(t))}function fn(t){try{return t()}catch(e){if(bc(
e))return;throw e}}var jN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},BN=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ri=600*1e3;class WN{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=fn(()=>{const r=(0,T.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=ri||
HN(s,n)});return o&&this.#t.add(Oc(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,U.hash)("sha256",n)!==s)throw new Rf(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,U.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new Rf(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>_h(this.#e.dir,n)));try{await Promise.all([...e].map(n=>PN(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${Za(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,$.
join)(this.#e.drafts,(0,U.randomUUID)());try{await this.#a(s,n),await(0,qe.rename)(s,e).catch(o=>{if((0,L.xU)(o)!=="ENOENT")throw o;return oi((0,$.dirname)(e)),
(0,qe.rename)(s,e)}),this.#t.add(Oc(e))}catch(o){throw await(0,qe.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=jN(s,
await(0,qe.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=BN(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Wo(e)?new fS("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Oc(t){return t.slice(
0,t.lastIndexOf("/"))}function _h(t,e){return e===t?[e]:[e,..._h(t,Oc(e))]}function HN(t,e){const{mtimeNs:n}=(0,T.statSync)(t,{bigint:!0});try{(0,T.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,L.xU)(s)!=="EPERM")throw s;return!1}return(0,T.statSync)(t).size===e}function GN({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function ii({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const Sc=1024*1024,YN=16*Sc;class KN{#e;#t=0;constructor(e,n=()=>VN(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,YN))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-zN(e.size):Number.POSITIVE_INFINITY}}function zN(t){return Math.
min(Math.max(256*Sc,t/100),2560*Sc,t/8)}function VN(t){try{const{bavail:e,blocks:n,bsize:s}=(0,T.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Th=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},bh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const JN=64*1024,Nc=".damaged";function IA(t){return t.endsWith(Nc)?t.slice(0,-Nc.
length):void 0}const qN=3600*1e3;class XN{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,$.join)(e,".drafts"),this.#n=(0,$.
join)(e,".leaving"),this.#s=n,this.#o=s??_c,this.#r=new KN(e),oi(e)}async head(e){const n=await this.#d(e,s=>(0,qe.stat)(s,{bigint:!0}));return n?.isFile()?ii(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Th(s,await this.#c(e),!0);if(!o)return;const r=ii(await o.stat({bigint:!0}));return{
facts:r,bytes:r.size>n?void 0:await o.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=bh(s);o&&await o}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const o=Th(s,await this.#c(e),!0);if(!o)return;const r=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:i,bytesRead:a}=await o.read(Buffer.
alloc(Math.max(0,r)),{position:n.start});return i.subarray(0,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=bh(s);o&&await o}}async stream(e,n){const s=await this.#c(
e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new CN(s,o,r,JN)}writer({lasting:e=!0}={}){this.#f(),oi(this.#t);const n=e&&this.#s?this.#o:
{...gh,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new WN(s)}async delete(e){const n=this.#a(e);(0,T.rmSync)(n,{force:!0});
for(const s of this.#l(e))(0,T.rmSync)(s,{force:!0});(0,T.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#u(
e,o=>GN(o)<n-ri);return s!==void 0&&(0,T.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#u(e,o=>ii(o).version===n);return s===void 0?!1:((0,T.
renameSync)(s,`${this.#a(e)}${Nc}`),!0)}async*list(e,n){const s=(0,$.join)(this.#e,ES(e)),o=n===void 0?void 0:(await(0,qe.stat)(s).catch(Vo))?.mtimeMs,r=n!==void 0&&
(o??0)<n-ri,i=await(0,qe.readdir)(s,{withFileTypes:!0}).catch(Vo);for(const a of i??[]){if(!pS.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!r&&a.isFile()&&fn(()=>(0,T.statSync)((0,$.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-ri)&&(yield{key:c,...ii(
d)})}}#a(e){return(0,$.join)(this.#e,Za(e))}async#c(e){const n=await this.#d(e,s=>(0,qe.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),o=await n(s).catch(Vo);if(o!==void 0)return o;for(const r of this.#l(e)){const i=await n(r).catch(Vo);if(i!==void 0)return i}return n(s).catch(
Vo)}#l(e){const n=`${Oh(e)}~~`;return Tc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,$.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=fn(()=>(0,T.statSync)(s,
{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,$.join)(this.#n,`${Oh(e)}~~${Date.now()}~${(0,U.randomUUID)()}`);oi(this.#n);const a=fn(()=>((0,T.renameSync)(
s,r),!0))&&fn(()=>(0,T.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#h(r,s)}}#h(e,n){try{(0,T.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,L.xU)(s)??"")){(0,T.renameSync)(e,n);return}if((0,L.xU)(s)!=="EEXIST"&&!bc(s))throw s}(0,T.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-qN;for(const n of Tc(this.#t)){const s=(0,$.join)(this.#t,n);(fn(()=>(0,T.statSync)(s).mtimeMs)??e)<e&&(0,T.rmSync)(s,{force:!0,recursive:!0})}for(const n of Tc(
this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#h((0,$.join)(this.#n,n),this.#a(r))}}}function Oh(t){return t.replaceAll(
"/","~")}function Vo(t){if(!bc(t))throw t}const Rc=10,QN=/^[\w-]{1,128}$/;function ZN(t){if(QN.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Lc(t,e){const n=Nh(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Sh(t,e,n){const{from:s,limit:o,
isComplete:r=!1}=n,i=Nh(e,n),a=t.subarray(i-Lc(e,n).start),c=s<0&&i>0&&t[0]!==Rc?eR(a):0,l=i+a.length>=e&&r?a.length:tR(a,o);return{text:a.toString("utf8",Math.
min(c,l),l),next:i+l,size:e}}function Nh(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function eR(t){const e=t.indexOf(Rc)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!Rh(n)))}function tR(t,e){const n=t.lastIndexOf(Rc)+1;return n>0||t.length<e?n:nR(t)}function nR(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(Rh(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Rh(t){return(t&192)===128}const wt=64*1024,ai=12,zn=ai+
ld,Vn=wt-zn;function sR(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=wt-r%wt;if(a<=zn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.subarray(
i,i+a-zn),d=Ac(t,n+i,c,br);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}async function*oR(t,e){let[n,s]=[0,Buffer.alloc(0)];for await(const o of e)
for(s=Buffer.concat([s,o]);s.length>=Vn;n+=Vn)yield Ac(t,n,s.subarray(0,Vn),ud),s=s.subarray(Vn);s.length>0&&(yield Ac(t,n,s,ud))}function rR(t){return t+zn*Math.
ceil(t/Vn)}function DA(t,{start:e,length:n}){const s=Math.floor(e/Vn)*wt,o=Math.min(rR(t),Math.ceil((e+n)/Vn)*wt);return{start:s,length:o-s}}function Ac(t,e,n,s){
const o=Buffer.alloc(ai);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),yd(t.deployID,e),n)])}
function*ci(t){let e=0;for(;e+ai<=t.length;){const n=wt-e%wt,s=n>zn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+zn+s;if(s>n-zn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+ai,o),end:o},e=o}}function Lh(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push(iR(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function iR({deployID:t,keyring:e},{start:n,length:s,sealed:o}){try{const r=hd(e.all("build-log"),yd(
t,n),o);if(r.length!==s)throw new Error("A frame has another length than its header says");return r}catch(r){throw e.wrong(r)}}function aR({sealed:t}){return t.
subarray(0,4).toString("hex")}function cR(t){const{id:e,ids:n}=t,s=t.current("build-log");return{id:e,ids:n,current:()=>s,all:o=>t.all(o),wrong:o=>t.wrong(o)}}var dR=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},lR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Ic(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=dR(
n,await(0,qe.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=lR(n);s&&await s}}catch(n){if((0,L.xU)(n)==="ENOENT")return;throw n}}
async function Ah(t,e){for(let n=Math.ceil(e/wt)-1;n>=0;n-=1){const s=await Ih(t,e,n),o=[...ci(s)].at(-1);if(o)return{file:n*wt+o.end,log:o.start+o.length}}return{
file:0,log:0}}async function uR(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;for(let a=await fR(t,e,r);i>0&&a*wt<e;a+=1){const c=Lh(
n,ci(await Ih(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(new Error("A frame is missing"));return Buffer.concat(o)}
async function fR(t,e,n){let[s,o]=[0,Math.ceil(e/wt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await Jo(t,{start:r*wt,length:12});i.length===12&&Number(i.readBigUInt64BE(
4))<=n?s=r:o=r-1}return s}function Ih(t,e,n){const s=n*wt;return Jo(t,{start:s,length:Math.min(wt,e-s)})}async function Jo(t,{start:e,length:n}){const s=Buffer.
allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=r}return s.subarray(0,o)}var hR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},pR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const mR=1e3;function ER(t,e,{log:n=Ao,mayAppend:s=()=>!0}={}){(0,T.mkdirSync)(t,
{recursive:!0,mode:448});const o=new Set,r=new ks(mR);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");
const d=di(t,i).sealed;r.set(i,await yR(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(
d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=di(t,i);return await Ic(c,u=>wR(u,{deployID:i,keyring:e},a))??Ic(d,
u=>gR(u,a))},async remove(i){for(const a of Object.values(di(t,i)))await(0,qe.rm)(a,{force:!0})}}}function di(t,e){const n=(0,$.join)(t,ZN(e));return{sealed:`${n}\
.sealed`,clear:`${n}.log`}}async function yR(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=hR(o,await(0,qe.open)(t,"a+",384),!0),{size:i}=await r.
stat(),a=s?.file===i?s:await Ah(r,i);a.file<i&&await r.truncate(a.file);const c=sR(e,a.file,a.log,n);return await r.appendFile(c),{file:a.file+c.length,log:a.log+
n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=pR(o);r&&await r}}async function wR(t,e,n){const s=await Ah(t,(await t.stat()).size);return Sh(await uR(
t,s.file,e,Lc(s.log,n)),s.log,n)}async function gR(t,e){const{size:n}=await t.stat();return Sh(await Jo(t,Lc(n,e)),n,e)}function Dh(){const t=new Set;return{subscribe(e){
const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var Dc=y(99);function kh(t){const e=(0,$.join)(t,"p\
latform.pid"),n=(0,$.join)(t,"platform.lock");(0,T.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Dc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),uf(o)?new L.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):ff(o)?new L.GQ("platform_locked",`Another platform uses ${t}${_R(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,T.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,T.rmSync)(e,{force:!0}),s.close())}}}function _R(t){try{const e=/^\d{1,10}$/.exec((0,T.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function TR(t){return vh(t,e=>{($h(e)||(0,T.readdirSync)(e).length===0)&&(0,T.chmodSync)(e,448),(0,T.writeFileSync)(
(0,$.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function kA(t){const e=vh(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if($h(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function $h(t){return(0,T.existsSync)((0,$.join)(t,"platform.db"))}function vh(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new L.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,$.resolve)(t);try{(0,he.wZ)(
n,448),e(n)}catch(s){throw new L.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,L.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,T.existsSync)((0,$.join)(n,".gitignore"))||(0,T.writeFileSync)((0,$.join)(n,".gitignore"),`*
`,{mode:384}),n}const bR="commit 43aeff75 (2026-11-27)";function OR(t,e,n,s){const o=`${t} has version ${n}, and the oldest that this Slipway can upgrade is ${s}`,
r=`Start it once with the Slipway of ${bR}, which upgrades it.`;return new L.GQ("unsupported_data",o,{input:e,remedy:r})}const SR=`
  CREATE TABLE apps (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- PostgreSQL
    -- SQLite: id INTEGER PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C" NOT NULL,
    app_id text COLLATE "C" NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    repository text NOT NULL,
    branch text NOT NULL,
    build_command text,
    output_directory text,
    region text,
    settings text NOT NULL DEFAULT '{}',
    subdomain text NOT NULL UNIQUE,
    environment_id text NOT NULL UNIQUE,
    live_release text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    deleted_by text,
    -- Until when a deleted app can be restored, or when one with a lifetime is deleted.
    ends_at bigint,
    lifetime_ms bigint,
    UNIQUE (org, project, app_id)
  );
  CREATE INDEX apps_by_id ON apps (org, app_id, project);
  CREATE INDEX apps_live ON apps (org) WHERE live_release IS NOT NULL;
  CREATE INDEX apps_by_repository ON apps (repository COLLATE "C");
  CREATE INDEX apps_ending ON apps (id) WHERE ends_at IS NOT NULL; -- PostgreSQL
  -- SQLite: CREATE INDEX apps_ending ON apps (ends_at) WHERE ends_at IS NOT NULL;
  CREATE INDEX apps_deleted ON apps (org, app_id, project) WHERE deleted_at IS NOT NULL;
  CREATE INDEX apps_with_lifetime ON apps (id) WHERE lifetime_ms IS NOT NULL;

  -- The custom domains of apps. Their order is in the settings of the app.
  CREATE TABLE domains (
    name text COLLATE "C" PRIMARY KEY,
    app bigint NOT NULL REFERENCES apps (id)
  ) /* WITHOUT ROWID */;
  CREATE INDEX domains_by_app ON domains (app);

  CREATE TABLE deployments (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    deploy_id text COLLATE "C" NOT NULL UNIQUE,
    app bigint NOT NULL REFERENCES apps (id),
    status text NOT NULL,
    -- It is queued, and its app has no deployment under way.
    ready boolean NOT NULL DEFAULT false, -- PostgreSQL
    stage text,
    branch text NOT NULL,
    commit_requested text,
    commit_sha text,
    created_at bigint NOT NULL,
    started_at bigint,
    finished_at bigint,
    superseded_by text,
    failure text,
    fence bigint NOT NULL DEFAULT 0,
    lease_node text,
    lease_until bigint,
    stored_release text,
    commit_subject text,
    commit_author text,
    triggered_by text,
    redeploy_of text,
    cancelled_by text,
    release_files bigint,
    release_bytes bigint,
    install_at bigint,
    build_at bigint,
    sync_at bigint,
    activate_at bigint,
    org text COLLATE "C",
    log_bytes bigint,
    log_removed_at bigint,
    -- Changes of the app's configuration that it is built with, as JSON. They become the app's when it goes live.
    configuration text,
    -- What the start page of its release lacks, as JSON.
    warnings text,
    -- The variables that it is built with, as JSON. They become the app's when it goes live. Null once it has ended.
    env text
  );
  -- In this order: of two indexes of the same cost, a planner takes one by its age.
  CREATE INDEX deployments_by_app ON deployments (app, seq);
  CREATE INDEX deployments_open ON deployments (seq) WHERE finished_at IS NULL; -- PostgreSQL
  CREATE INDEX deployments_queued_by_app ON deployments (app) WHERE finished_at IS NULL AND status = 'queued'; -- PostgreSQL
  -- SQLite: CREATE INDEX deployments_open_by_app ON deployments (app) WHERE finished_at IS NULL;
  CREATE INDEX deployments_ready ON deployments (seq) WHERE ready; -- PostgreSQL
  -- An app has at most one deployment under way, whatever the nodes do.
  CREATE UNIQUE INDEX deployments_leased ON deployments (app) WHERE lease_node IS NOT NULL;
  -- Organizations take turns in the queue: a claim reads the first row of one. With another condition than the index in the order of age:
  -- of two indexes with one condition, the planner could take the other one and read everything that is queued, while its statistics are
  -- older than the queue.
  CREATE INDEX deployments_ready_by_org ON deployments (org, seq) WHERE ready::integer = 1; -- PostgreSQL
  -- SQLite: CREATE INDEX deployments_queued_by_org ON deployments (org, seq) WHERE finished_at IS NULL AND status = 'queued';
  -- The last row of an organization is its last claim.
  CREATE INDEX deployments_claimed ON deployments (org, started_at) WHERE org IS NOT NULL AND started_at IS NOT NULL;
  CREATE INDEX deployments_stored ON deployments (stored_release) WHERE stored_release IS NOT NULL;

  CREATE TABLE releases (
    deploy_id text COLLATE "C" PRIMARY KEY REFERENCES deployments (deploy_id),
    app bigint NOT NULL REFERENCES apps (id),
    seq bigint NOT NULL, -- PostgreSQL
    manifest text NOT NULL,
    created_at bigint NOT NULL
  ) /* WITHOUT ROWID */;
  CREATE INDEX releases_by_app ON releases (app, seq); -- PostgreSQL
  -- SQLite: CREATE INDEX releases_by_app ON releases (app, created_at);
  CREATE INDEX releases_by_manifest ON releases (manifest);

  CREATE TABLE idempotency (
    scope text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    request_hash text NOT NULL,
    status integer NOT NULL,
    response text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (scope, key)
  ) /* WITHOUT ROWID */;
  CREATE INDEX idempotency_by_age ON idempotency (created_at);

  CREATE TABLE kvs_tables (
    keyspace bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    app bigint NOT NULL REFERENCES apps (id),
    name text COLLATE "C" NOT NULL,
    token_hash text NOT NULL UNIQUE,
    token_sealed bytea NOT NULL,
    created_at bigint NOT NULL,
    UNIQUE (app, name)
  );
  CREATE TABLE kvs_dropped (
    keyspace bigint PRIMARY KEY
  );
  CREATE TABLE kvs_roles (
    access_key_id text COLLATE "C" PRIMARY KEY,
    environment_id text NOT NULL REFERENCES apps (environment_id),
    sealed bytea NOT NULL,
    expires_at bigint NOT NULL
  ) /* WITHOUT ROWID */;
  CREATE INDEX kvs_roles_by_expiry ON kvs_roles (expires_at);
  CREATE INDEX kvs_roles_by_environment ON kvs_roles (environment_id, expires_at);

  -- The newest deployment of each app, kept by triggers: an organization's pages list apps by it, and those that failed.
  CREATE TABLE app_activity (
    app bigint PRIMARY KEY REFERENCES apps (id),
    org text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    failed boolean NOT NULL
  );
  CREATE INDEX app_activity_by_org ON app_activity (org, seq);
  CREATE INDEX app_activity_failed ON app_activity (org, seq) WHERE failed;

  -- The usage of organizations (spec 1.6): sums by hour and day, what each scope stores, and ended deployments to count.
  -- Room in each page lets an update of a sum stay in its page, so that it changes no index.
  CREATE TABLE usage_sums (
    org text COLLATE "C" NOT NULL, project text COLLATE "C" NOT NULL,
    app text COLLATE "C" NOT NULL, kvs_table text COLLATE "C" NOT NULL,
    step text COLLATE "C" NOT NULL, start bigint NOT NULL,
    get_ok bigint NOT NULL DEFAULT 0, get_missed bigint NOT NULL DEFAULT 0, get_refused bigint NOT NULL DEFAULT 0,
    get_limited bigint NOT NULL DEFAULT 0, get_failed bigint NOT NULL DEFAULT 0, put_ok bigint NOT NULL DEFAULT 0,
    put_refused bigint NOT NULL DEFAULT 0, put_limited bigint NOT NULL DEFAULT 0, put_failed bigint NOT NULL DEFAULT 0,
    delete_ok bigint NOT NULL DEFAULT 0, delete_refused bigint NOT NULL DEFAULT 0, delete_limited bigint NOT NULL DEFAULT 0,
    delete_failed bigint NOT NULL DEFAULT 0, other_refused bigint NOT NULL DEFAULT 0, other_limited bigint NOT NULL DEFAULT 0,
    kvs_bytes_in bigint NOT NULL DEFAULT 0, kvs_bytes_out bigint NOT NULL DEFAULT 0, site_2xx bigint NOT NULL DEFAULT 0,
    site_3xx bigint NOT NULL DEFAULT 0, site_4xx bigint NOT NULL DEFAULT 0, site_5xx bigint NOT NULL DEFAULT 0,
    site_bytes_out bigint NOT NULL DEFAULT 0, deploy_succeeded bigint NOT NULL DEFAULT 0, deploy_failed bigint NOT NULL DEFAULT 0,
    deploy_cancelled bigint NOT NULL DEFAULT 0, build_ms bigint NOT NULL DEFAULT 0, keys_change bigint NOT NULL DEFAULT 0,
    bytes_change bigint NOT NULL DEFAULT 0, function_requests bigint NOT NULL DEFAULT 0,
    function_ms bigint NOT NULL DEFAULT 0, function_mib_ms bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (org, project, app, kvs_table, step, start)
  ) /* WITHOUT ROWID */ WITH (fillfactor = 70);
  CREATE INDEX usage_sums_by_age ON usage_sums (step, start);
  CREATE TABLE usage_scopes (
    org text COLLATE "C" NOT NULL, project text COLLATE "C" NOT NULL,
    app text COLLATE "C" NOT NULL, kvs_table text COLLATE "C" NOT NULL,
    keyspace bigint, keys bigint NOT NULL, bytes bigint NOT NULL, used_on bigint NOT NULL,
    PRIMARY KEY (org, project, app, kvs_table)
  ) /* WITHOUT ROWID */ WITH (fillfactor = 70);
  CREATE INDEX usage_scopes_by_keyspace ON usage_scopes (keyspace) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_by_age ON usage_scopes (used_on);
  CREATE INDEX usage_scopes_by_bytes ON usage_scopes (bytes) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_by_keys ON usage_scopes (keys) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_of_organizations ON usage_scopes (bytes) WHERE project = '';
  CREATE TABLE usage_writers (writer text PRIMARY KEY, number bigint NOT NULL, at bigint NOT NULL) /* WITHOUT ROWID */;
  CREATE INDEX usage_writers_by_age ON usage_writers (at);
  CREATE TABLE usage_turns (task text PRIMARY KEY, at bigint NOT NULL) /* WITHOUT ROWID */;
  CREATE TABLE usage_ended (
    deploy_id text COLLATE "C" PRIMARY KEY,
    app bigint NOT NULL,
    status text NOT NULL,
    ended_at bigint NOT NULL,
    ms bigint NOT NULL
  ) /* WITHOUT ROWID */;

  -- What releases refer to (References). Notes are only added, so that a change that commits late is not lost.
  CREATE TABLE collection (
    id integer PRIMARY KEY CHECK (id = 1),
    fence bigint NOT NULL DEFAULT 0,
    lease_node text,
    lease_until bigint,
    swept_before bigint
  );
  INSERT INTO collection (id) VALUES (1);
  CREATE TABLE collection_notes (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    manifest text NOT NULL
  );
  CREATE TABLE release_objects (
    org text COLLATE "C" NOT NULL,
    manifest text NOT NULL,
    objects bytea NOT NULL,
    PRIMARY KEY (org, manifest)
  );
  CREATE TABLE object_references (
    org text COLLATE "C" NOT NULL,
    object bytea NOT NULL,
    releases bigint NOT NULL,
    PRIMARY KEY (org, object)
  ) /* WITHOUT ROWID */ WITH (fillfactor = 80);
  CREATE INDEX object_references_none ON object_references (org, object) WHERE releases = 0;

  -- The next time at which each app with a schedule is called. Triggers keep a row for each.
  CREATE TABLE schedules (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    app bigint NOT NULL UNIQUE REFERENCES apps (id) ON DELETE CASCADE,
    due_at bigint,
    since bigint
  );
  CREATE INDEX schedules_due ON schedules (due_at);

  -- Roles that admins have granted (MemberStore). An organization has no project, and a project no app: ''.
  CREATE TABLE members (
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C" NOT NULL,
    app_id text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    role text NOT NULL,
    granted_by text,
    granted_at bigint NOT NULL,
    PRIMARY KEY (org, project, app_id, who)
  ) /* WITHOUT ROWID */;
  CREATE INDEX members_by_who ON members (who);

  -- Access tokens of machines (AccessTokenStore). Their names are those of a place.
  CREATE TABLE access_tokens (
    id text PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C",
    app_id text COLLATE "C",
    name text COLLATE "C" NOT NULL,
    role text NOT NULL,
    maker text NOT NULL,
    made_by text NOT NULL,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    used_at bigint
  ) /* WITHOUT ROWID */;
  CREATE UNIQUE INDEX access_tokens_named ON access_tokens (org, coalesce(project, ''), coalesce(app_id, ''), name);

  -- Who is told of what, and the messages to them (NotifyStore).
  -- An email address is told of nothing until somebody there has confirmed it.
  CREATE TABLE notify_targets (
    id text PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C",
    app_id text COLLATE "C",
    kind text NOT NULL,
    shown text NOT NULL,
    events text NOT NULL,
    sealed bytea NOT NULL,
    created_at bigint NOT NULL,
    created_by text,
    confirmed_at bigint,
    confirm_until bigint,
    letters integer NOT NULL DEFAULT 0
  );
  CREATE INDEX notify_targets_by_org ON notify_targets (org);
  CREATE TABLE notify_deliveries (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    target text NOT NULL REFERENCES notify_targets ON DELETE CASCADE,
    event text NOT NULL,
    project text,
    app_id text,
    deploy_id text,
    by_whom text,
    detail text,
    at bigint NOT NULL,
    attempts bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL DEFAULT 0,
    due_at bigint,
    tried_at bigint,
    status bigint,
    problem text
  );
  CREATE INDEX notify_deliveries_due ON notify_deliveries (due_at, seq) WHERE due_at IS NOT NULL; -- PostgreSQL
  -- SQLite: CREATE INDEX notify_deliveries_due ON notify_deliveries (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX notify_deliveries_by_target ON notify_deliveries (target, seq);

  -- Webhooks of forges, and the pushes that they brought (HookStore).
  CREATE TABLE hooks (
    id text PRIMARY KEY,
    org text COLLATE "C" NOT NULL,
    project text COLLATE "C" NOT NULL,
    app_id text COLLATE "C" NOT NULL,
    forge text NOT NULL,
    waits bigint NOT NULL,
    reports bigint NOT NULL,
    sealed bytea NOT NULL,
    created_at bigint NOT NULL,
    created_by text
  );
  CREATE INDEX hooks_by_app ON hooks (org, project, app_id);
  CREATE INDEX hooks_by_adder ON hooks (org, created_by);
  CREATE TABLE hook_pushes (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    hook text NOT NULL REFERENCES hooks ON DELETE CASCADE,
    digest text NOT NULL,
    branch text NOT NULL,
    commit_sha text NOT NULL,
    state text NOT NULL,
    deploy_id text,
    reported text,
    problem text,
    failures bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL DEFAULT 0,
    received_at bigint NOT NULL,
    due_at bigint,
    -- A push whose step is being done keeps newer ones of its hook waiting.
    claimed_until bigint,
    UNIQUE (hook, digest)
  );
  CREATE INDEX hook_pushes_due ON hook_pushes (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX hook_pushes_ended ON hook_pushes (received_at) WHERE due_at IS NULL;
  CREATE INDEX hook_pushes_by_hook ON hook_pushes (hook, seq);

  -- The audit log: a chain of rows for each organization, and one for the platform itself. Rows are only added, and those up to the
  -- anchor are removed when they are old. Nobody removes rows of the last 30 days.
  CREATE TABLE audit (
    org text COLLATE "C" NOT NULL,
    n bigint NOT NULL,
    at bigint NOT NULL,
    project text,
    app_id text COLLATE "C",
    action text COLLATE "C" NOT NULL,
    object text,
    who text COLLATE "C",
    via text NOT NULL,
    via_name text,
    client text,
    request text,
    was text,
    becomes text,
    hash text NOT NULL,
    PRIMARY KEY (org, n)
  ) /* WITHOUT ROWID */;
  CREATE INDEX audit_by_time ON audit (org, at, n);
  CREATE INDEX audit_by_app ON audit (org, app_id, n) WHERE app_id IS NOT NULL;
  CREATE INDEX audit_by_who ON audit (org, who, n) WHERE who IS NOT NULL;
  CREATE INDEX audit_by_action ON audit (org, action, n);
  CREATE TABLE audit_heads (
    org text COLLATE "C" PRIMARY KEY,
    n bigint NOT NULL,
    at bigint NOT NULL,
    hash text NOT NULL,
    anchor_n bigint NOT NULL,
    anchor_hash text NOT NULL
  ) /* WITHOUT ROWID */ WITH (fillfactor = 50);

  -- Sign-ins of the command line (LoginStore).
  CREATE TABLE logins (
    id text PRIMARY KEY,
    state text NOT NULL,
    user_code text UNIQUE,
    secret text NOT NULL,
    previous text,
    person text,
    identity text,
    machine text NOT NULL,
    address text NOT NULL,
    asked_at bigint NOT NULL,
    polled_at bigint,
    interval_ms bigint NOT NULL,
    opened_at bigint,
    changed_at bigint,
    ends_at bigint NOT NULL
  ) /* WITHOUT ROWID */;
  CREATE INDEX logins_asked ON logins (address) WHERE state = 'asked';
  CREATE INDEX logins_by_person ON logins (person) WHERE person IS NOT NULL;
  CREATE INDEX logins_by_end ON logins (ends_at);

  -- The keys with which something may be sealed, and how far each place is sealed with the newest one.
  CREATE TABLE sealed_with (key_id text PRIMARY KEY) /* WITHOUT ROWID */;
  CREATE TABLE sealing (
    place text PRIMARY KEY,
    key_id text NOT NULL,
    at text,
    is_done boolean NOT NULL DEFAULT false -- PostgreSQL
    -- SQLite: is_done INTEGER NOT NULL DEFAULT 0
  ) /* WITHOUT ROWID */;

  -- What a CDN has to forget, and what is known of each site there (CdnStore).
  CREATE TABLE cdn_use (id bigint PRIMARY KEY CHECK (id = 1), until bigint NOT NULL);
  CREATE TABLE cdn_purges (
    tag text COLLATE "C" PRIMARY KEY,
    app bigint NOT NULL REFERENCES apps ON DELETE CASCADE,
    at bigint NOT NULL,
    due_at bigint NOT NULL,
    round bigint NOT NULL DEFAULT 0,
    failures bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL DEFAULT 0,
    problem text
  ) /* WITHOUT ROWID */ WITH (fillfactor = 50);
  CREATE INDEX cdn_purges_due ON cdn_purges (due_at);
  CREATE INDEX cdn_purges_by_app ON cdn_purges (app);
  CREATE INDEX cdn_purges_new ON cdn_purges (at) WHERE round = 0;
  CREATE TABLE cdn_sites (
    app bigint PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    state text,
    reason text,
    purged_at bigint
  );

  -- The changes of DNS records that are to be made (DnsStore). The first fence of a host is the time in microseconds, so that none is
  -- used again: a host has fewer claims in a millisecond.
  CREATE TABLE dns_use (id bigint PRIMARY KEY CHECK (id = 1), until bigint NOT NULL);
  CREATE TABLE dns_changes (
    host text COLLATE "C" PRIMARY KEY,
    app bigint REFERENCES apps ON DELETE SET NULL,
    at bigint NOT NULL,
    due_at bigint NOT NULL,
    claimed bigint NOT NULL DEFAULT 0,
    changed bigint NOT NULL DEFAULT 0,
    failures bigint NOT NULL DEFAULT 0,
    fence bigint NOT NULL,
    problem text
  ) /* WITHOUT ROWID */ WITH (fillfactor = 50);
  CREATE INDEX dns_changes_due ON dns_changes (due_at);
  CREATE INDEX dns_changes_by_app ON dns_changes (app);
  CREATE INDEX dns_changes_waiting ON dns_changes (at) WHERE claimed = 0 OR failures > 0;
`,li=33,Jn="CAST(unixepoch('subsec') * 1000 AS INTEGER)",Mh="ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fenc\
e + 1, problem = NULL",Ch="live_release IS NOT NULL AND type <> 'web-landing'",kc=(t,e,n)=>`CREATE TRIGGER ${t}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${Jn}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${e}, id, ${Jn}, 0 FROM apps WHERE id = ${n} ${Mh};
  END;`,Uh=(t,e)=>`CREATE TRIGGER ${t} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${Jn}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${e}.name, ${e}.app, ${Jn}, 0, ${Jn} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`,NR=[[/.* -- PostgreSQL\n/g,""],[/-- SQLite: /g,""],[/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm,"$1) STRICT, WITHOUT ROWID;"],[/^( *CREATE TABLE .*| *)\);$/gm,
"$1) STRICT;"],[/ COLLATE "C"/g,""],[/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g,"INTEGER PRIMARY KEY AUTOINCREMENT"],[/\b(?:bigint|integer|boolean)\b/g,
"INTEGER"],[/\btext\b/g,"TEXT"],[/\bbytea\b/g,"BLOB"]],xh=[()=>`${NR.reduce((t,[e,n])=>t.replace(e,n),SR)}
  CREATE TABLE env (
    app INTEGER NOT NULL REFERENCES apps (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    -- Null where it was not recorded.
    changed_at INTEGER,
    changed_by TEXT,
    is_sealed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (app, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE kvs_store (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    identity TEXT NOT NULL
  ) STRICT;

  -- Triggers keep the totals of deployments for metrics, because counting a million rows would delay every request.
  -- They count the deployments that are there, and go on to sum up the time of those that were removed.
  CREATE TABLE deployment_totals (
    status TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    ran INTEGER NOT NULL,
    ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
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
  CREATE TRIGGER deployments_removed AFTER DELETE ON deployments BEGIN
    UPDATE deployment_totals SET count = count - 1 WHERE status = old.status;
  END;

  -- The newest deployment of each app.
  CREATE TRIGGER activity_created AFTER INSERT ON deployments BEGIN
    INSERT INTO app_activity SELECT id, org, new.seq, new.status = 'failed' FROM apps WHERE id = new.app
    ON CONFLICT (app) DO UPDATE SET seq = excluded.seq, failed = excluded.failed WHERE excluded.seq > seq;
  END;
  CREATE TRIGGER activity_changed AFTER UPDATE OF status ON deployments
    WHEN (old.status = 'failed') <> (new.status = 'failed') BEGIN
    UPDATE app_activity SET failed = new.status = 'failed' WHERE app = new.app AND seq = new.seq;
  END;

  -- Ended deployments, whose usage is to be counted.
  CREATE TRIGGER deployments_ended AFTER UPDATE OF finished_at ON deployments
    WHEN old.finished_at IS NULL AND new.finished_at IS NOT NULL BEGIN
    INSERT OR IGNORE INTO usage_ended VALUES (new.deploy_id, new.app, new.status, new.finished_at,
      max(0, coalesce(new.finished_at - new.started_at, 0)));
  END;

  -- What releases refer to (References).
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

  -- A row for each app with a schedule.
  CREATE TRIGGER schedule_created AFTER INSERT ON apps WHEN new.settings ->> '$.schedule' IS NOT NULL BEGIN
    INSERT INTO schedules (app, due_at) VALUES (new.id, 0);
  END;
  CREATE TRIGGER schedule_changed AFTER UPDATE OF settings ON apps
    WHEN new.settings ->> '$.schedule' IS NOT old.settings ->> '$.schedule' BEGIN
    DELETE FROM schedules WHERE app = new.id;
    INSERT INTO schedules (app, due_at) SELECT new.id, 0 WHERE new.settings ->> '$.schedule' IS NOT NULL;
  END;

  -- What belongs to an app goes with it.
  CREATE TRIGGER apps_removed_members AFTER DELETE ON apps BEGIN
    DELETE FROM members WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;
  CREATE TRIGGER apps_untold AFTER DELETE ON apps BEGIN
    DELETE FROM notify_targets WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;
  CREATE TRIGGER apps_unhooked AFTER DELETE ON apps BEGIN
    DELETE FROM hooks WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;

  -- A message is added in the transaction of what it tells of.
  CREATE TRIGGER notify_unconfirmed AFTER INSERT ON notify_deliveries WHEN new.event <> 'confirm' AND EXISTS
    (SELECT 1 FROM notify_targets WHERE id = new.target AND kind = 'email' AND confirmed_at IS NULL) BEGIN
    DELETE FROM notify_deliveries WHERE id = new.id;
  END;
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

  -- Rows of the audit log are kept. A replacing insert would remove one without a trigger.
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

  -- A purge is added in the transaction of what makes an answer wrong, while a CDN is in use. Where a release goes live again, its
  -- purge is removed.
  CREATE TRIGGER apps_purged AFTER UPDATE OF live_release, settings, deleted_at ON apps
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${Jn}) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, ${Jn}, 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ${Mh};
  END;
  ${kc("env_added_purged AFTER INSERT ON env","'slipway-' || live_release",`new.app AND ${Ch}`)}
  ${kc("env_removed_purged AFTER DELETE ON env","'slipway-' || live_release",`old.app AND ${Ch}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${kc("domain_removed_purged AFTER DELETE ON domains","'slipway-site-' || subdomain","old.app")}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${Uh("domains_added_changed AFTER INSERT","new")}
  ${Uh("domains_removed_changed AFTER DELETE","old")}
  `],qo=li-1+xh.length;function RR(t){const e=new Dc.DatabaseSync(t===void 0?":memory:":(0,$.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WA\
L; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),LR(e),e}catch(n){throw e.close(),n}}function LR(t){const e=Ph(t);if(e!==qo){
if(e>qo)throw new L.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${qo}`,{remedy:"Start it with the newer Slipway that wrote it\
, or name another --data directory."});if(e>0&&e<li)throw OR("The data directory","data",e,li);Ys(t,()=>{const n=Ph(t);if(!(n>=qo)){for(const s of xh.slice(Math.
max(0,n+1-li)))t.exec(s());t.exec(`PRAGMA user_version = ${qo}`)}})}}function Ph(t){return Number(t.prepare("PRAGMA user_version").get()?.user_version??0)}function Fh(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,T.chmodSync)(e,384)}function Ys(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const AR=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,
"NOT IN (SELECT value FROM json_each($1))"],[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
""],[/ ready = (?:true|false),/g,""],[/ COLLATE "C"/g,""],[/\bslipway_now\(\)/g,"CAST(unixepoch('subsec') * 1000 AS INTEGER)"],[/\bgreatest\(/g,"max("],[/\bleast\(/g,
"min("],[/\bstrpos\(/g,"instr("]];function IR(t,e=ne.ml,n=Dh()){const s=o=>DR(t,e,o);return{prepare:s,lock:()=>qn(()=>{}),record:$R(s,e),read:async o=>Bh(()=>jh(
o())),async write(o){const r=[],i=c=>qn(()=>{r.push(...c)}),a=Bh(()=>Ys(t,()=>jh(o(i))));for(const c of r)n.publish(c);return a}}}function DR(t,e,n){let s;const o=()=>{
const r=kR(n),i=t.prepare(r.sql);return{...r,statement:i,hasRows:i.columns().length>0}};return(...r)=>qn(()=>{s??=o();const{statement:i,places:a,hasRows:c}=s,d=e.
now(),l=a.map(f=>f==="now"?d:vR(r[f]));if(!c)return{rows:[],count:Number(i.run(...l).changes)};const u=i.all(...l);return{rows:u,count:u.length}})}function kR(t){
const e=AR.reduce((o,[r,i])=>o.replace(r,i),t),n=[];return{sql:e.replace(/\$(\d+)|:now\b/g,(o,r)=>(n.push(o===":now"?"now":Number(r)-1),"?")),places:n}}function $R(t,e){
const n=t("SELECT * FROM audit_heads WHERE org = $1"),s=t(`INSERT INTO audit (${cc.join(", ")}, hash)
    VALUES (${cc.map((r,i)=>`$${i+1}`).join(", ")}, $${cc.length+1})`),o=t(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3\
, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return function*(r,i){for(const a of i){const c=iN(r,a),[d]=(yield*n(
c.org)).rows,{head:l,anchor:u}=d?ih(d):aN,f={...c,n:l.n+1,at:Math.max(e.now(),d?re(d,"at"):0)},w=th(l.hash,f),{org:b,n:g,at:O,project:N,appID:S,action:V,object:G,
by:x,via:P,name:W,from:ee,requestID:J,before:ie,after:Le}=f;yield*s(b,g,O,N,S,V,G,x,P,W,ee,J,ie,Le,w),yield*o(b,g,O,w,u.n,u.hash)}}}function*qn(t){return yield*[],
t()}function vR(t){return typeof t=="boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function jh(t){const e=t.
next();if(e.done)return e.value;throw new Error("A statement of the other engine was asked")}function Bh(t){try{return t()}catch(e){const n=Wo(e);throw!n&&!jO(e)?
e:new Xe.us(`The state cannot be read or written: ${(0,L.bD)(e)}`,{cause:e,isFull:n})}}const $c="finished_at IS NULL AND status = 'queued'",MR=`WITH RECURSIVE w\
aiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${$c}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${$c} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${$c} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`,vc=t=>`SELECT\
 name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ${t} ORDER BY name`;function CR(t,e){const n=t.prepare(MR),s=t.prepare(`UPDATE deployments \
SET status = '${Nu.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${ln} WHERE deploy_id = $1`),o=t.prepare(vc("$1")),r=t.prepare(`SELECT * FROM apps WHERE ${Nn}`),i=t.prepare(
hh);return{env:UR(t,e),addUsage:PR(t),releaseSeq:"(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)",keepRelease:`INSERT INTO releases (deploy_i\
d, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,ready:()=>qn(()=>{}),claim:(a,{most:c,of:d})=>t.write(function*(){const[l]=(yield*n(
JSON.stringify(d),c)).rows;if(!l)return;yield*s(q(l,"deploy_id"),re(l,"fence"),a);const{rows:u}=yield*o(re(l,"id"));return{row:l,variables:()=>Wh(e,gt(l),u)}}),
ofApp:(a,{before:c=Number.MAX_SAFE_INTEGER,limit:d})=>t.read(function*(){const[l]=(yield*r(...et(a))).rows,{rows:u}=yield*i(...et(a),c,d);return l&&{app:St(l),deployments:u.
map(Dn)}})}}function UR(t,e){const n=t.prepare(vc(`(SELECT id FROM apps WHERE ${Sn})`)),s=t.prepare(vc("$1")),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE\
 ${Nn}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM env WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, \
changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(l,u)=>({env:Wh(e,l,u),changes:xR(u)}),d=function*(l,u){const[f,w]=[re(l,"id"),gt(l)],{rows:b}=yield*s(f);return{...c(w,b),
key:w,app:f,subdomain:q(l,"subdomain"),now:u}};return{*read(l){return c(l,(yield*n(...et(l))).rows)},*lock(l){const[u]=(yield*o(...et(l))).rows;return u&&(yield*d(
u,re(u,"now")))},*lockOf(l){return yield*d(l,re((yield*r()).rows[0]??{},"now"))},*store({app:l,key:u},f,w){yield*i(l);for(const[b,g]of Object.entries(f)){const{
at:O=null,by:N=null}=w.get(b)??{};yield*a(l,b,Ro(e,"variables",Wi(u,b),g),O,N)}}}}function xR(t){return new Map(t.map(e=>[q(e,"name"),{at:it(e,"changed_at"),by:Pe(
e,"changed_by")}]))}function Wh(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[q(s,"name"),q(s,"value")],i=re(s,"is_sealed")===1;return[o,i?Lo(t,"variab\
les",Wi(e,o),r):r]}))}function PR(t){const e=o=>ct.map((r,i)=>`$${o+i}`).join(", "),n=t.prepare(`INSERT INTO usage_sums (${Jt}, step, start, ${Gf})
    VALUES ($1, $2, $3, $4, $5, $6, ${e(7)})
    ON CONFLICT DO UPDATE SET ${ct.map(o=>`${o} = ${o} + excluded.${o}`).join(", ")}`),s=t.prepare(`INSERT INTO usage_scopes (${Jt}, keys, bytes, used_on) VALUE\
S ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return function*(o){const r=HS(o);for(const{scope:i,step:a,start:c,counts:d}of r)
yield*n(...un(i),a,c,...d);for(const{scope:i,keys:a,bytes:c,usedOn:d}of YS(r))yield*s(...un(i),a,c,d)}}const Xo=32,FR=4,jR=new Uint8Array;class BR{#e;#t=new Map;#n=[];#s="";constructor(e,n){
this.#e=n,this.replace(e)}get id(){return this.#s}get ids(){return this.#n.map(Xn)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Xn(e[0]):""}sealWith(e){return this.
ids.includes(e)?(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>Xn(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(
o,e)),s=this.#e.opensRaw?this.#n.map(o=>({id:jR,key:o})):[];return[...n,...s]}wrong(e){return e instanceof L.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${Xn(e)} ${n}`,
r=this.#t.get(o);if(r)return r;const i={id:Gh(e),key:Yh(e,n,Xo)};return this.#t.set(o,i),i}}const Hh=new WeakMap;function Xn(t){const e=Hh.get(t);if(e!==void 0)
return e;const n=Buffer.from(Gh(t)).toString("hex");return Hh.set(t,n),n}function Gh(t){return Yh(t,"key-id",FR)}function Yh(t,e,n){return new Uint8Array((0,U.hkdfSync)(
"sha256",t,"slipway",e,n))}const WR=4096;function HR(t,e){const n=(0,$.join)(t,"identity-key.json");return{async signingKey(s){const o=()=>GR(n),r=()=>{const a=s();
return Mc(n,a),a};return{value:o()??Ys(e,()=>o()??r()),wrong:a=>Kh(n,a)}}}}function GR(t){return fn(()=>{const e=(0,T.statSync)(t);if(!e.isFile()||e.size>WR)throw Kh(
t);return(0,T.readFileSync)(t,"utf8")})}function Mc(t,e){const n=`${t}.${(0,U.randomBytes)(4).toString("hex")}`,s=(0,T.openSync)(n,"wx",384);try{try{(0,T.writeSync)(
s,Buffer.from(e)),(0,T.fsyncSync)(s)}finally{(0,T.closeSync)(s)}(0,T.renameSync)(n,t)}catch(o){throw(0,T.rmSync)(n,{force:!0}),o}}function Kh(t,e){return new L.
GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one \
become invalid.",cause:e})}const YR=1024,KR=/^[A-Za-z0-9+/]{43}=$/;function zR(t,e){const n=(0,$.join)(t,"platform.key"),s=zh(n,[]);let o=!1;const r=()=>{if(o)return;
const a=ui(n)??Vh(e,()=>ui(n)??VR(n,e));JR(n,e,a),(0,T.chmodSync)(n,384),s.replace(a),qR(e,s.id),o=!0},i=()=>(r(),s);return{load:r,get id(){return i().id},get ids(){
return i().ids},current:a=>i().current(a),all:a=>i().all(a),wrong:a=>s.wrong(a),add(){return r(),Ys(e,()=>{const a=[(0,U.randomBytes)(Xo),...ui(n)??[]];return Cc(
e,a.map(Xn)),Mc(n,Jh(a)),s.replace(a),s.id})}}}function $A(t){const e=join(t,"platform.key"),n=ui(e);return n&&zh(e,n)}function zh(t,e){const n=`${t} has no key\
 that the secrets in platform.db were sealed with`;return new BR(e,{wrong:s=>fi(n,s),opensRaw:!0})}function Vh(t,e){return t.isTransaction?e():Ys(t,e)}function VR(t,e){
if(ZR(e))throw fi(`${t} is missing, and secrets in platform.db are sealed with it`);const n=(0,U.randomBytes)(Xo);return e.exec("DELETE FROM sealed_with"),Mc(t,
Jh([n])),Cc(e,[Xn(n)]),[n]}function JR(t,e,n){const s=n.map(Xn),r=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>q(i,"key_id")).find(i=>!s.
includes(i));if(r!==void 0)throw fi(`${t} lacks the key ${r}, and data is sealed with it`)}function qR(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = \
?").get(e)||Vh(t,()=>Cc(t,[e]))}function Cc(t,e){const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(
s)}const XR=["kvs_tables","kvs_roles","notify_targets","hooks"],QR=["env","deployments"];function ZR(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==
void 0;return XR.some(e)||e("sealed_with")&&QR.some(e)}function Jh(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function ui(t){return fn(()=>{const e=(0,T.statSync)(t),n=e.isFile()&&e.size<=YR?(0,T.readFileSync)(t):void 0,s=n&&eL(n);if(!s)throw fi(`${t} is nei\
ther a key of ${Xo} bytes nor lines of keys in base64`);return s})}function eL(t){if(t.length===Xo)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>KR.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function fi(t,e){
return new L.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function tL({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function nL(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const sL=160;
class oL{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Uc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Uc(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Uc(e,n),this.#t.delete(e))}}function Uc(t,e){return sL+2*(t.length+e.
value.length)}const rL=16*1024*1024,qh=1e3,xc=0,hi="room",iL="PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;",aL=`
  CREATE TABLE IF NOT EXISTS entries (
    keyspace INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (keyspace, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store (only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`,cL=`
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
`;function dL(t){const e=(t.open??(n=>new Dc.DatabaseSync(n)))(t.path);try{return e.exec(iL),Ys(e,()=>{e.exec(aL),e.prepare("SELECT 1 FROM sqlite_schema WHERE n\
ame = 'sizes'").get()||e.exec(cL)}),new lL(e,t)}catch(n){throw e.close(),ff(n)?new L.GQ("platform_locked",`${t.path} is already open, and only one process may u\
se it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another directory with --data.",cause:n}):n}}class lL{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="\
open";constructor(e,n){this.#e=e,this.#t=uL(e),this.#n=new oL(n.cacheBytes??rL),this.#s=n.onPoisoned??(()=>{}),this.#o=n.clock??ne.ml}get(e,n){const s=pi(e,n),r=(this.#a===
"closed"?void 0:this.#n.get(s))??this.#d(()=>this.#c(s,e,n));return r&&(r.expiresAt===null||r.expiresAt>this.#o.now())?r:void 0}#c(e,n,s){const o=this.#t.get.get(
n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(o.expires_at)};return this.#n.set(e,r),r}#d(e){if(this.#a==="closed")
throw new Xe.us("the store is closed");try{return e()}catch(n){throw new Xe.us("the store could not be read",{cause:n})}}put(e,n,{value:s,ttlMs:o}){const r={value:s,
expiresAt:o===void 0?null:this.#o.now()+o};return this.#l(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(pi(e,n),r))}delete(e,n){return this.#l(()=>this.#t.
delete.run(e,n),()=>this.#n.delete(pi(e,n)))}async keys(e,n){const s=[e,tL(n).toString(),this.#o.now(),n.limit],o=this.#d(()=>this.#t.keys.all(...s)).map(r=>({key:q(
r,"key"),bytes:re(r,"bytes"),expiresAt:it(r,"expires_at")}));return nL(o,n)}async sweep(e){let n=0;return await this.#l(()=>{n=Number(this.#t.sweep.run(this.#o.
now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#l(()=>{n=this.#t.drop.all(e,e,qh).map(s=>q(s,"key"))},()=>{for(const s of n)this.#n.delete(pi(e,s))});while(n.
length===qh)}async sizes(e,n){return this.#d(()=>this.#t.sizes.all(e,n)).map(s=>({keyspace:re(s,"keyspace"),keys:re(s,"keys"),bytes:re(s,"bytes")}))}async check(){
if(this.#a!=="open")throw new Xe.us(`the store is ${this.#a}`);this.get(xc,hi),this.#r&&await this.#l(()=>{this.#t.put.run(xc,hi,hi,null),this.#t.delete.run(xc,
hi)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?
void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Fh(this.#e,e)}async close(){this.#a!==
"closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#l(e,n){return new Promise((s,o)=>{if(this.#a!=="open")return o(
new Xe.us(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:o})})}#u(){const e=this.#i;if(this.#i=
[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#r=Wo(n),this.#h()&&this.#r||this.#f(n);const o=new Xe.us(
"the write was not stored",{cause:n});for(const r of e)r.reject(o);return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#h(){try{return this.#e.isTransaction&&
this.#e.exec("ROLLBACK"),!0}catch{return!1}}#f(e){this.#a="poisoned",this.#s(e)}}function pi(t,e){return`${t}/${e}`}function uL(t){return{begin:t.prepare("BEGIN\
 IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CON\
FLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),keys:t.prepare(
"SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT\
 ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FR\
OM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace, keys, bytes FROM\
 sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function fL(t,e,n){const s=Xh(t),o=e.identity();
hL(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??s??(0,U.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===void 0&&t.prepare("INSERT \
INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function hL(t,{identity:e,highest:n},s){const o=Xh(t),r=pL(t);if(n>r)throw Pc(s,`kvs.db contains entries \
of table ${n}, and ${r===0?"platform.db never had a table":"platform.db is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw Pc(s,"they come from two data direct\
ories");if(o!==void 0&&e===void 0&&mL(t))throw Pc(s,"kvs.db is missing, or older than platform.db")}function Xh(t){const e=t.prepare("SELECT identity FROM kvs_s\
tore").get();return e===void 0?void 0:String(e.identity)}function pL(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.
seq??0)}function mL(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Pc(t,e){return new L.GQ("unsupported_data",`platform.db and \
kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name another directory with \
--data."})}const Qh="kvs.db";function EL({dataDir:t,lasting:e=!0,database:n,clock:s,log:o=Ao}){const r=(0,$.join)(t,Qh);e&&(0,T.writeFileSync)(r,"",{flag:"a",mode:384});
const a=dL({path:e?r:":memory:",clock:s,onPoisoned:c=>o("error","kvs_store_poisoned",{reason:(0,L.bD)(c),remedy:"Check the disk, then restart the platform. Unti\
l then all writes fail."})});try{fL(n,a,t)}catch(c){throw a.close(),c}return a}const Fc=6e4;function yL(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||
(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),i=Math.floor(r/Fc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=
c)return Math.ceil((Fc-r%Fc)/1e3);for(const{name:a}of o)s(a).value+=1;return 0}}}const wL=t=>e=>q(e,t);function mi(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[
{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(wL(e)(r))}]}}const gL=[mi("kvs_tables","token_hash",Or,"token_sealed"),mi("kvs_roles","access_key_id",Bi),
mi("notify_targets","id",bm),mi("hooks","id",Tm),{table:"deployments",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"\
variables",sealName:t=>$s(q(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"build-log",sealName:t=>$s(q(t,"deploy_id"),"failure")}]}],_L=100;function TL(t,e,n){
const{table:s,keys:o,columns:r,beside:i}=t,a=[...o,...r.map(({column:l})=>l)].map(l=>`t.${l}`),c=o.map(l=>`t.${l}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((l,u)=>n(
u+1)).join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${_L}`}function bL({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function OL(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function Zh(t){return t===null?[]:JSON.parse(t)}function ep({keys:t},e){return t.map(n=>typeof e[n]=="number"?re(e,n):q(e,n))}function SL(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?NL(t,s,n):RL(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function NL(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=q(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&gm(i)===t.id))return Ro(t,c,d,a?i:Lo(t,c,d,i))}
function RL(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[jn(o,e),n(o),s(o)];if(!pd(t.current(i),r))try{return br(t.current(i),a,ji(t.all(i),a,r))}catch(c){
throw t.wrong(c)}}class LL extends Error{name="RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var tp=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},np=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const jc="build_logs",AL=50,IL=6e4;async function DL({database:t,keyring:e,logs:n,
log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,AL);let a=r;for(const c of i){
const d=q(c,"deploy_id"),l=it(c,"finished_at"),u=l===null||c.status==="cancelled"&&l>o.now()-IL;if(!await $L(n,e,d,!u).catch(w=>{if(!(w instanceof L.GQ))throw w;
return s("error","sealed_log_unreadable",{deployID:d,reason:w.message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=re(c,"seq")}return{after:a,isDone:i.length===
0,isWaiting:!1}}function kL(t,e){return re(t.prepare("SELECT count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function $L(t,e,n,s){const{sealed:o,
clear:r}=di(t,n),i=await vL(o),a=i===void 0&&(0,T.existsSync)(r);return i===e.id||i===void 0&&!a?(await(0,qe.rm)(r,{force:!0}),!0):s?(await CL(o,oR({deployID:n,
keyring:cR(e)},a?(0,T.createReadStream)(r):ML(o,{deployID:n,keyring:e}))),await(0,qe.rm)(r,{force:!0}),!0):!1}function vL(t){return Ic(t,async e=>{const[n]=ci(await Jo(
e,{start:0,length:wt}));return n&&aR(n)})}async function*ML(t,e,n=Number.POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=tp(s,await(0,qe.
open)(t),!0);for(let r=0;r<n;r+=wt){const i=[...ci(await Jo(o,{start:r,length:Math.min(wt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-
a.start;yield Lh(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.hasError=!0}finally{const o=np(s);o&&await o}}function vA(t){return readIfThere(t,async e=>endOfLog(
e,(await e.stat()).size))}async function CL(t,e){const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=tp(s,await(0,qe.open)(n,"w",384),
!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){s.error=o,s.hasError=!0}finally{const o=np(s);o&&await o}}catch(s){throw await(0,qe.rm)(
n,{force:!0}),s}await(0,qe.rename)(n,t)}const sp=[...gL,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JO\
IN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>Wi(gt(t),q(t,"name")),isClear:t=>re(t,
"is_sealed")===0}]}],UL=1e4,xL=10,PL="Remove the lines of those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.",FL=1e3,
jL=5;function BL(t){const{database:e,engine:n,keyring:s,log:o}=t;let r=()=>{};const i=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),
a=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),c=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),d=e.prepare("SELECT key_id FROM sealed_with"),l=g=>{const O=i.get(g,s.id);return O?{at:Pe(O,"at"),isDone:re(O,"is_done")===1}:{at:null,isDone:!1}},u=(g,{
at:O,isDone:N})=>a.run(g,s.id,O,N?1:0),f=g=>n.write(()=>qn(g)),w=g=>f(()=>{const{at:O}=l(g.table),N=e.prepare(TL(g,O===null,()=>"?")).all(...Zh(O)),S=N.filter(G=>!WL(
t,g,G)).length;S>0&&o("error","sealed_rows_unreadable",{table:g.table,rows:S});const V=N.at(-1);u(g.table,{at:V?JSON.stringify(ep(g,V)):O,isDone:!V})}),b=async()=>{
const g=sp.find(({table:G})=>!l(G).isDone);if(g)return await w(g),!0;const O=l(jc);if(O.isDone)return!1;const{after:N,isDone:S,isWaiting:V}=await DL({...t,after:Number(
O.at??0)});return await f(()=>{u(jc,{at:String(N),isDone:S}),S&&c.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),S&&await n.read(()=>qn(()=>e.exec(
"PRAGMA wal_checkpoint(TRUNCATE)"))),!S&&!V};return{step:b,start(g){let O=!1;const N=new AbortController,S=(0,Uo.setTimeout)(FL,void 0,{signal:N.signal}).catch(
()=>{}),x=Wt({everyMs:UL,run:async()=>{await S,e.exec("PRAGMA secure_delete = ON");try{for(;!O&&await b();)await(0,Uo.setTimeout)(jL)}finally{e.isOpen&&e.exec("\
PRAGMA secure_delete = OFF")}},onFailure:P=>o("warn","sealing_failed",{reason:String(P)}),every:g,isDue:!0});return r=()=>{N.abort(),x.run()},{async[Symbol.asyncDispose](){
O=!0,N.abort(),await x[Symbol.asyncDispose]()}}},async status(){const g=()=>{const O=new Set(d.all().map(P=>q(P,"key_id"))),N=P=>P===s.id?"seals":O.has(P)?"need\
ed":"unneeded",S=sp.map(P=>{const{at:W,isDone:ee}=l(P.table);return ee?0:re(e.prepare(bL(P,W===null,()=>"?")).get(...Zh(W))??{},"n")}),V=l(jc),G=S.reduce((P,W)=>P+
W,V.isDone?0:kL(e,Number(V.at??0)));return{keys:s.ids.map(P=>({id:P,use:N(P)})),remaining:G,awaited:[],place:"platform.key in the data directory"}};return n.read(
()=>qn(g))},async rotate(g){const O=s.ids.length;if(O>=xL)throw new LL(`platform.key has ${O} keys`,PL);const N=s.id,S=s.add();return await n.write(()=>n.record(
g,[{action:"secret.rotate",object:S,before:{key:N},after:{key:S}}])),r(),{from:N,to:S}}}}function WL({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of SL(
e,n,s))t.prepare(OL(n,o,()=>"?")).run(r,...ep(n,s));return!0}catch(o){if(o instanceof L.GQ)return!1;throw o}}function HL(t){const e=new Map,n=(o,r)=>{const i=[...e].
filter(([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?r.text:
void 0};return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const l=t.monotonic();n(0,u=>u.expiresAt<=l),n(c-1,u=>u.identity===r),n(
d-1,()=>!0),e.set(o,{identity:r,text:i,expiresAt:l+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}var GL=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},YL=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function KL(t){const e={stack:[],error:void 0,hasError:!1};try{const n=TR(
t.dir),{lasting:s,clock:o=ne.ml,log:r}=t,i=GL(e,new AsyncDisposableStack,!0);i.use(kh(n));const a=i.use(op(n,t)),c=i.use(rp(a,n,Dh(),t)),d=i.use(EL({dataDir:n,lasting:s,
database:a,clock:o,log:r}));c.keyring.load(),a.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`),await c.jobs.expire();const l=DN(n,f=>{Fh(a,(0,$.
join)(f,"platform.db")),d.copyTo((0,$.join)(f,Qh))});i.use(c.sealing.start());const u=i.move();return{...c,kvs:d,quota:yL(o),sessions:HL(o),backUp:l,[Symbol.asyncDispose]:()=>u.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=YL(e);n&&await n}}function MA(t,e,n){const s=rp(op(t,n),t,e,n);return s.keyring.load(),s}function op(t,{
database:e,lasting:n=!0}){return e??RR(n?t:void 0)}function rp(t,e,n,s){const{lasting:o=!0,clock:r=ne.ml,log:i}=s,a=IR(t,r,n),c=a.prepare("SELECT count(*) AS ta\
bles FROM sqlite_schema"),d=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),l=(b,g)=>d.get(b,g)!==void 0,u=zR(e,t),f=(0,$.join)(e,"logs"),w={kind:"\
local",dir:(0,$.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:w,blobs:new XN(w),...LN(a,CR(a,u),{...s,keyring:u}),logs:ER(f,u,{log:i,mayAppend:l}),
keys:HR(e,t),keyring:u,sealing:BL({database:t,engine:a,keyring:u,logs:f,clock:r,log:i??Ao}),check:async()=>{await a.read(()=>c())},async[Symbol.asyncDispose](){
t[Symbol.dispose]()}}}var ip=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ap=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function zL(t){El(t);const e=!(0,T.
existsSync)((0,$.resolve)(t.dir));try{const n={stack:[],error:void 0,hasError:!1};try{const s=ip(n,new AsyncDisposableStack,!0),o=s.use(await KL(t));return await cp(
o),s.move(),await vO({...t,stores:o,nodeDir:o.dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=ap(n);s&&await s}}catch(n){throw e&&VL((0,$.resolve)(t.
dir)),JL(n,(0,$.resolve)(t.dir))}}function VL(t){if((0,T.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=ip(e,kh(t),!1);(0,T.rmSync)(
t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{ap(e)}}catch{}}function JL(t,e){const n=(r,i,a)=>new L.GQ(r,i,{input:"data",remedy:a,cause:t});
if(t instanceof L.GQ)return t;if(Wo(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a direc\
tory on another disk with --data.");if(uf(t)){const r=`A database of the data directory ${e} is damaged: ${(0,L.bD)(t)}`;return n("unsupported_data",r,"Restore \
a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,L.xU)(t)===void 0||!(0,he.
FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,L.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform\
 did not write, or name another directory with --data.")}const qL=100;async function cp({sealing:t,audit:e}){const{keys:n,remaining:s}=await t.status(),[o,r]=n;
if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&i.anchor.n>0)){for(let c;;){const{rows:d,
next:l}=await e.list("",{action:"secret.rotate"},{before:c,limit:qL});if(d.some(({object:u})=>u===o.id))return;if(l===null)break;c=l}await e.append(I,[{action:"\
secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"at the start"}}])}}}),8453:((ze,Te,y)=>{y.d(Te,{Z:()=>D});var T=y(7598),$=y(7975),L=y(1224),
he=y(5359);const U=6e4,ue=1e4,ne=100,C=256*1024,B=2e3,I=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function ce(Ee){const[,Y,Q,fe]=I.exec(Ee)??[];return Y===void 0?
void 0:{feed:Y,number:Number(Q),at:Number(fe)}}function D(Ee,Y,Q=L.fm){const fe=new Map,de=(Se,H)=>{H[Symbol.dispose](),fe.delete(Se)},me=Q(ue,()=>{for(const[Se,
H]of fe)Y.monotonic()-H.readAt>=U&&de(Se,H)}),$e=Se=>{const H=JSON.stringify([Se.org,Se.project,Se.appID]),be=fe.get(H)??new K(Ee,Se);be.readAt=Y.monotonic(),fe.
delete(H),fe.set(H,be);const[we]=fe;return fe.size>ne&&we&&de(...we),be};return{async read(Se,{lines:H,after:be}){const we=$e(Se);return(be&&we.after(be))??we.last(
await Ee.tail(Se,H),be)},[Symbol.dispose](){me();for(const[Se,H]of fe)de(Se,H)}}}class K{#e=(0,T.randomBytes)(8).toString("base64url");#t;#n=0;#s=[];#o=0;readAt=0;constructor(Y,Q){
this.#t=Y.follow(Q,fe=>this.#r(fe))}[Symbol.dispose](){this.#t[Symbol.dispose]()}#r(Y){const Q=ae(Y);this.#n+=1,this.#s.push(Q),this.#o+=Q.text.length;let fe=0;
for(;this.#s.length-fe>he.H.most||this.#o>C&&this.#s.length-fe>1;)this.#o-=this.#s[fe]?.text.length??0,fe+=1;fe>0&&this.#s.splice(0,fe)}after(Y){if(Y.feed!==this.#e||
Y.number>this.#n)return;const Q=this.#n-this.#s.length,fe=this.#s.slice(Math.max(0,Y.number-Q));return{lines:fe,next:this.#i(this.#n,fe.at(-1)?.at??Y.at),missed:Y.
number<Q}}last(Y,Q){const fe=({at:H})=>Q===void 0||H>Q.at,de=le(Y.filter(fe).map(ae)),me=Y.at(-1),$e=me&&this.#s.findLastIndex(H=>(0,$.isDeepStrictEqual)(H,ae(me))),
Se=this.#n-this.#s.length+($e===void 0?0:$e+1);return{lines:de,next:this.#i(Se,me?.at??Q?.at??0),missed:Q!==void 0&&Y.length>0&&Y.every(fe)}}#i(Y,Q){return`${this.#e}\
.${Y}.${Math.max(0,Math.trunc(Q))}`}}function ae(Ee){return Ee.text.length<=B?Ee:{...Ee,text:Ee.text.slice(0,B).toWellFormed()}}function le(Ee){let Y=C,Q=Ee.length;
for(;Q>0&&Ee.length-Q<he.H.most&&(Y-=Ee[Q-1]?.text.length??0,!(Y<0&&Q<Ee.length));)Q-=1;return Ee.slice(Q)}}),2097:((ze,Te,y)=>{y.d(Te,{Js:()=>B,K2:()=>L,ci:()=>he,
fp:()=>C,mK:()=>I});var T=y(8302),$=y(4296);function L(D){const{email:K,issuer:ae}=(0,T.Gv)(D)?D:{};return typeof K=="string"&&typeof ae=="string"?{email:K,issuer:ae}:
void 0}function he(D){const K=async ae=>ae.token?ue(ae.token,await D(U(ae))):D(ae);return{roleOf:async(ae,le)=>ce((await K(ae)).filter(Ee=>ne(Ee,le)).map(({role:Ee})=>Ee)),
async organizationsOf(ae){const le=new Set((await K(ae)).map(({org:Ee})=>Ee));return le.has("*")?void 0:[...le].sort()},mayIn:async(ae,le,Ee)=>(await K(ae)).some(
Y=>(Y.org==="*"||Y.org===le)&&I(Y.role,Ee)),async partsOf(ae,le){const Ee=(await K(ae)).filter(Y=>Y.org==="*"||Y.org===le);if(!Ee.some(({project:Y})=>Y===void 0))
return[...new Set(Ee.map(({project:Y,appID:Q})=>Q===void 0?Y:`${Y}/${Q}`))].filter(Y=>Y!==void 0).sort()}}}function U({email:D,issuer:K}){return{email:D,issuer:K}}
function ue(D,K){return K.flatMap(ae=>{const le=ne(ae,D.place)?D.place:ne(D.place,ae)?ae:void 0,Ee=I(ae.role,D.role)?D.role:ae.role;return le?[{org:le.org,project:le.
project,appID:le.appID,role:Ee}]:[]})}function ne(D,K){return D.org!=="*"&&D.org!==K.org?!1:D.project===void 0?!0:D.project===K.project&&(D.appID===void 0||D.appID===
K.appID)}function C({org:D,project:K,appID:ae}){return K===void 0?`the organization ${D}`:ae===void 0?`the project ${D}/${K}`:`the app ${D}/${K}/${ae}`}function B({
org:D,project:K,appID:ae},le,Ee){return le==="projects"?`The projects of the organization ${D} together have ${Ee.projects}`:`T${C(le==="organization"?{org:D}:le===
"project"?{org:D,project:K}:{org:D,project:K,appID:ae}).slice(1)} has ${Ee[le]}`}function I(D,K){return D!==void 0&&$.g.indexOf(D)>=$.g.indexOf(K)}function ce(D){
return $.g.findLast(K=>D.includes(K))}}),1487:((ze,Te,y)=>{y.r(Te),y.d(Te,{openApi:()=>T});const T=()=>({})}),7288:((ze,Te,y)=>{y.d(Te,{Nd:()=>he,ci:()=>U,fe:()=>ue});
var T=y(7030),$=y(3739),L=y(1709);function he(I,ce){const D=new T.BlockList;for(const K of I){const[,ae="",le]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(K)??[],Ee=(0,T.isIP)(
ae),Y=Ee===4?32:128;if(Ee===0||ae.includes("%")||Number(le??0)>Y)throw new $.GQ("invalid_input",`--${ce}: "${K}" is not an address or a network`,{input:ce,remedy:"\
Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});D.addSubnet(ae,Number(le??Y),Ee===4?"ipv4":"ipv6")}return D}function U(I,ce,D){
let K=C(I);if(ce===void 0)return K;for(const ae of ce.split(",").reverse()){if(!ne(D,K))break;const le=C(ae.trim());if((0,T.isIP)(le)===0)break;K=le}return K}function ue({
remoteAddress:I}){const ce=C(I??"");return(0,L.O)(ce)?"loopback":B(ce)}function ne(I,ce){const[D=""]=ce.split("%",1),K=(0,T.isIP)(D);return K!==0&&I.check(D,K===
4?"ipv4":"ipv6")}function C(I){return I.replace(/^::ffff:(?=\d+\.)/i,"")}function B(I){if((0,T.isIP)(I)!==6)return I.slice(0,40);const[ce="",D]=I.toLowerCase().
split("%",1)[0]?.split("::")??[],K=ce===""?[]:ce.split(":");return`${(D===void 0?K:[...K,"0","0","0","0"]).slice(0,4).join(":")}::/64`}}),8934:((ze,Te,y)=>{y.d(
Te,{R:()=>T,i:()=>$});async function T(he){try{return(await L(he)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(U){return U instanceof
Error?U.message.replace(/^CronPattern: /,"is refused: "):String(U)}}async function $(he,U){return(await L(he)).nextRun(new Date(U))?.getTime()??null}async function L(he){
const{Cron:U}=await y.e(814).then(y.bind(y,5814));return new U(he,{timezone:"UTC",mode:"5-part"})}}),5898:((ze,Te,y)=>{y.d(Te,{GH:()=>he,GW:()=>$,KQ:()=>T,Mr:()=>U,
XM:()=>B,Yf:()=>L,c0:()=>C,wx:()=>ne});class T extends Error{name="BodyTooLarge"}class $ extends Error{name="BodyBroken"}function L(I,ce,D={}){return{status:I,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...D},body:JSON.stringify(ce)}}function he(I){return{status:0,headers:{},take:I}}function U(I,ce){
const{take:D}=I;return D?he(async K=>{const ae=await D(K);return ce(ae),ae}):(ce({status:I.status,bytes:ue(I)}),I)}function ue({body:I,headers:ce}){return I===void 0?
0:I instanceof Uint8Array?I.byteLength:typeof I=="string"?Buffer.byteLength(I):Number(ce["content-length"]??0)}function ne(I,ce){const D=I.headers[ce];return typeof D==
"string"?D:D?.[0]}function C(I){return ne(I,"content-type")?.split(";")[0]?.trim().toLowerCase()}function B(I){const ce=I.indexOf("?");return ce===-1?I:I.slice(
0,ce)}}),5456:((ze,Te,y)=>{y.d(Te,{EN:()=>U,P_:()=>L,o_:()=>ue,u:()=>ne,xd:()=>he});var T=y(2207),$=y(5898);class L extends Error{name="Refusal";code;headers;constructor(B,I,ce={}){
super(I),this.code=B,this.headers=ce}}function he(C,B){return new L("rate_limited",C,{"retry-after":String(B)})}function U(C,B,I){return C.body(B).catch(ce=>{throw ce instanceof
$.KQ?new L("body_too_large",I):ce})}function ue(C){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(C))}catch{throw new L("invalid_request","The\
 body is not valid JSON in UTF-8.")}}function ne(C,B){const{code:I,message:ce}=C,D={error:{code:I,message:ce,requestID:B.requestID}};return(0,$.Yf)(T.iV[I],D,C.
headers)}}),8325:((ze,Te,y)=>{y.d(Te,{Hu:()=>ce,J5:()=>C,LF:()=>D,SP:()=>ae,UM:()=>ue,lq:()=>ne,ol:()=>U,zz:()=>I});var T=y(7934),$=y(8302);const L=5,he=60;function U(Y){
return T.FsL(T.IeY($.Gv,"must be an object"),T.rej(Y,Q=>Q.expected==="never"?Ee(Q.path,Y):"is required"))}function ue(Y){return T.yqP(T.mee(Y))}function ne(Y,Q){
return T.yqP(T.FsL(Y,T.h_(Q)))}function C(Y){return T.yqP(T.ZmZ(Y))}const B=["__proto__","prototype","constructor"];function I(Y,Q){return T.FsL(T.IeY($.Gv,"mus\
t be an object"),T.z6Y(fe=>!B.some(de=>Object.hasOwn(fe,de)),`must not contain ${B.join(", ")}`),T.g1P(Y,Q))}function ce(Y){return T.z6Y(Q=>Y(Q)===void 0,({input:Q})=>Y(
Q)??"")}function D(Y,Q,fe){const de=T.xLC(Y,Q,{abortPipeEarly:!0});return de.success?{output:de.output}:{faults:de.issues.map(({path:me,message:$e})=>`${le(me)||
fe} ${$e}`)}}function K(Y,Q){const fe=v.safeParse(Y,Q,{abortPipeEarly:!0});return fe.success?{output:fe.output}:{faults:new Map(fe.issues.map(({path:de,message:me})=>[
String(de?.[0]?.key??""),me]))}}function ae(Y){const Q=Y.length>he?`${Y.slice(0,he)}\u2026`:Y;return/^[\w.*@$/-]+…?$/.test(Q)?Q:JSON.stringify(Q)}function le(Y){
return(Y??[]).map(({key:Q})=>typeof Q=="number"?`[${Q}]`:`.${ae(String(Q))}`).join("").replace(/^\./,"")}function Ee(Y,Q){const fe=Y?.at(-1)?.input,[,...de]=(0,$.
Gv)(fe)?Object.keys(fe).filter(be=>!Object.hasOwn(Q,be)):[],me=de.slice(0,L).map(ae),$e=de.length-me.length,Se=[...me,...$e>0?[`${$e} more`]:[]].join(", "),H=Object.
keys(Q).filter(be=>Q[be]?.expects!=="never");return`is not a known field${Se===""?"":` (also: ${Se})`}. Known fields: ${H.join(", ")}`}}),7356:((ze,Te,y)=>{y.d(
Te,{c:()=>L,z:()=>$});var T=y(7080);class $ extends Error{name="OverQuota";over;constructor(U){super(`The organization ${U.org} is over its quota of ${(0,T.MT)(
U.name,U.quota)}`),this.over=U}}const L={most:Number.MAX_SAFE_INTEGER,of:{}}}),8423:((ze,Te,y)=>{y.d(Te,{R6:()=>U,us:()=>L});const T=1e3,$=2e4;class L extends Error{name="\
StoreUnavailable";isFull;constructor(ne,{isFull:C=!1,...B}={}){super(ne,B),this.isFull=C}}async function he(ue){try{return await ue}catch(ne){if(ne instanceof L)
return;throw ne}}async function U(ue,ne,C){const B=ne.monotonic()+$;for(let I=1;;I+=1)try{return await ue(I)}catch(ce){if(!(ce instanceof L&&!ce.isFull)||C?.aborted||
ne.monotonic()>=B||(await ne.sleep(T,C).catch(()=>{}),C?.aborted))throw ce}}}),6854:((ze,Te,y)=>{y.d(Te,{B5:()=>he,O3:()=>L,mp:()=>U,tM:()=>$,ue:()=>T});class T extends Error{name="\
DomainTaken";domain;constructor(C){super(`Another app has the domain ${C}`),this.domain=C}}class $ extends Error{name="QueueFull";most;constructor(C){super(`The\
 organization has ${C} queued deployments`),this.most=C}}const L=500,he=1e3,U=20,ue=null})};export{CA as id,UA as ids,xA as modules};

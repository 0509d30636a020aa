const xA=741,PA=[741],FA={1772:((ze,Te,y)=>{y.d(Te,{Aw:()=>M,I:()=>I,U2:()=>ue,bM:()=>ne,q$:()=>me,q1:()=>A,sU:()=>$});var T=y(8302);class $ extends Error{name="\
JsonTextError";offset;stop;constructor(C,oe,te=oe){super(C),this.offset=oe,this.stop=te}}function A(ve,C){const oe=ve.slice(0,C);return{line:oe.split(`
`).length,column:C-oe.lastIndexOf(`
`)}}function me(ve){new Ae(ve).document()}function U(ve){try{new Ae(ve,!1).document()}catch(C){if(C instanceof $)return C;throw C}}function ue(ve,C=!0){const oe=[];
return new Ae(ve,C,we=>oe.push(we)).document()==="object"?oe:void 0}function ne(ve){return ve.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function M(ve,C){
return ve===C||j(ve)===j(C)}function j(ve){try{return String(JSON.parse(ve,k))}catch(C){if(C instanceof RangeError)return ne(ve);throw C}}function k(ve,C,oe){return typeof C==
"number"?se(oe?.source??String(C)):Array.isArray(C)?`[${C.join(",")}]`:(0,T.Gv)(C)?`{${Object.entries(C).map(([we,P])=>`${JSON.stringify(we)}:${P}`).sort().join(
",")}}`:JSON.stringify(C)}function se(ve){const[,C,oe="",te="",we="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ve)??[],P=`${oe}${te}`.replace(/^0+/,""),
We=P.replace(/0+$/,"");if(We==="")return`${C}0`;const st=BigInt(we)-BigInt(te.length)+BigInt(P.length-We.length);return`${C}${We}e${st}`}function I(ve){return ve.
includes("\\")?String(JSON.parse(ve)):ve.slice(1,-1)}const K=34,ce=44,de=58,ye=91,H=92,Z=93,fe=123,le=125,he=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,$e=24,Se=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
G=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,be=/true|false|null/y,Ee="a lone surrogate (half of a character) in a string";class Ae{#e;#t;#n;#s=[];#o=0;#r={
name:"",nameOffset:0,offset:0};constructor(C,oe=!0,te){this.#e=C,this.#t=oe,this.#n=te}document(){this.#y();const C=this.#E()===fe?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#o<this.#e.length)throw this.#_("the end");return C}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#r.offset=this.#o);const C=this.#E();if(C===
K){this.#l();return}if(C===fe){if(this.#o+=1,this.#p(le))return;this.#s.push(new Set),this.#d()}else if(C===ye){if(this.#o+=1,this.#p(Z))return;this.#s.push(void 0)}else{
if(this.#w(G)||this.#w(be))return;throw this.#_("a value")}}}#a(){for(let C=this.#s.length;C>0;C--){const oe=this.#s[C-1]!==void 0;if(C===1&&oe&&this.#n&&this.#c(
this.#n),this.#p(ce))return oe&&this.#d(),!0;if(!this.#p(oe?le:Z))throw this.#g(oe?"}":"]");this.#s.pop()}return!1}#c(C){C({...this.#r,text:this.#e.slice(this.#r.
offset,this.#o)})}#d(){this.#y();const C=this.#o;if(this.#E()!==K)throw this.#_("a name in double quotes");this.#l();const oe=I(this.#e.slice(C,this.#o)),te=this.#s.
at(-1);if(this.#t&&te?.has(oe))throw new $(`the name "${oe}" occurs twice in one object`,C);if(te?.add(oe),!this.#p(de))throw this.#_('":"');this.#s.length===1&&
(this.#r={name:oe,nameOffset:C,offset:this.#o})}#l(){const C=this.#e,oe=this.#o;let te=oe+1;for(;;){const we=C.charCodeAt(te);if(we===K)break;if(we===H)te=this.#h(
te,oe);else if(we>=55296&&we<=57343)te=this.#f(te,oe);else if(we>=32)te=te-oe<$e?te+1:this.#u(te);else throw this.#m(te)}this.#o=te+1}#u(C){return he.lastIndex=
C,he.test(this.#e),he.lastIndex}#h(C,oe){if(Se.lastIndex=C,!Se.test(this.#e))throw this.#m(C);const te=Se.lastIndex;if(!this.#t||te-C===2)return te;const we=Number.
parseInt(this.#e.slice(C+2,te),16);if(we<55296||we>57343)return te;const P=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(te,te+6));if(we>=56320||!P)throw new $(
Ee,oe);return te+6}#f(C,oe){const[te,we]=[this.#e.charCodeAt(C),this.#e.charCodeAt(C+1)],P=te<56320&&(we&64512)===56320;if(this.#t&&!P)throw new $(Ee,oe);return C+
(P?2:1)}#m(C){const oe=C>=this.#e.length;return new $(oe?"a string does not end":"a bad escape or control character in a string",C)}#p(C){return this.#y(),this.#E()!==
C?!1:(this.#o+=1,!0)}#y(){for(;;){const C=this.#E();if(C!==32&&C!==10&&C!==13&&C!==9)return;this.#o+=1}}#E(){return this.#e.charCodeAt(this.#o)}#w(C){return C.lastIndex=
this.#o,C.test(this.#e)?(this.#o=C.lastIndex,!0):!1}#g(C){const oe=this.#e.slice(0,this.#o).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new $(
`"," or "${C}" is missing`,oe,this.#o):this.#_(`"," or "${C}"`)}#_(C){const oe=this.#e.slice(this.#o,this.#o+1);return new $(`expected ${C}, found ${oe===""?"th\
e end":JSON.stringify(oe)}`,this.#o)}}}),3052:((ze,Te,y)=>{y.d(Te,{D6:()=>A,DB:()=>ue,Xq:()=>ne,j9:()=>me});var T=y(3739);const $=1024,A=1024*$,me=1024*A,U=[["T\
iB",1024*me],["GiB",me],["MiB",A],["KiB",$]];function ue(M,j){const[,k,se]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(M.trim())??[],I=U.find(([ce])=>ce.toLowerCase()===
se?.toLowerCase())?.[1],K=Math.round(Number(k)*(I??Number.NaN));if(K>0&&Number.isSafeInteger(K))return K;throw new T.GQ("invalid_input",`${j}: "${M}" is not a s\
ize`,{input:j,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function ne(M){const[j,k]=U.find(([,I])=>M>=I)??["bytes",
1],se=M/k;return`${se<10&&k>1?se.toFixed(1).replace(/\.0$/,""):Math.round(se)} ${j}`}}),7287:((ze,Te,y)=>{y.d(Te,{V1:()=>ue,WJ:()=>me,xJ:()=>A});var T=y(3739);const $={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function A({code:ne}){return $[ne]}function me({findings:ne}){const[M,...j]=ne.filter(de=>A(de)==="error");if(!M)return;const{place:k,message:se,remedy:I}=M,
K=k?`${k.file}${k.line===void 0?"":`:${k.line}`}: `:"",ce=j.length===0?"":` (and ${j.length} more ${j.length===1?"error":"errors"})`;return new T.GQ("check_fail\
ed",`Check failed: ${K}${se}${ce}`,{remedy:I??"Correct what the annotations name. They are in the summary too."})}const U=20;function ue(ne,{findings:M}){const j=M.
flatMap(k=>{const{code:se,message:I,place:K}=k;if(!K)return[];const{file:ce,line:de=null,column:ye=null}=K;return[{file:ce,line:de,column:ye,severity:A(k),code:se,
message:I}]});return{headline:ne.message,stage:"check",code:ne.code,exitCode:void 0,remedy:ne.remedy,log:[],diagnostics:j.slice(0,U),moreDiagnostics:Math.max(0,
j.length-U)}}}),7694:((ze,Te,y)=>{y.d(Te,{runCheck:()=>Er});var T=y(1455),$=y(8161),A=y(6760),me=y(2996),U=y(1224),ue=y(9127),ne=y(3739),M=y(2345),j=y(3024);function k(p,h){
const{bare:m,branch:E,commit:_,lender:L,shallow:D,origin:Q}=h;for(const Ye of[L?"objects/info":"objects","refs"])(0,j.mkdirSync)((0,A.join)(p,Ye),{recursive:!0});
const re=Q===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(Q)}
`,Le={HEAD:`ref: refs/heads/${E}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${re}`,"packed-refs":_&&`${_} refs/heads/${E}
`,"objects/info/alternates":L&&`${(0,A.join)(L,"objects")}
`,shallow:D};for(const[Ye,tt]of Object.entries(Le))tt&&(0,j.writeFileSync)((0,A.join)(p,Ye),tt)}var se=y(5807),I=y(1421),K=y(7975);const ce=(0,K.promisify)(I.execFile),
de=64*1024*1024,ye=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function H(p,h,m,E={}){const _=Object.fromEntries(
Object.entries(h).filter(([D])=>!D.startsWith("GIT_"))),L={cwd:p,env:{..._,LC_ALL:"C",...E},signal:m,maxBuffer:de};return async(...D)=>{try{return(await ce("git",
[...ye,...D],L)).stdout}catch(Q){throw(0,ne.xU)(Q)!=="ENOENT"?Q:new ne.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:Q})}}}async function Z(p,h,m){const E=H(p,h,m),_=E("diff","--no-relative","--name-only","-z","HEAD");_.catch(
()=>{});const[L="",D="",Q=""]=await fe(E,p,m);return{root:L,commit:Q,changed:(await _).split("\0").filter(re=>re!==""),git:H(L,h,m),async lend(re,Le){const Ye=await(0,T.
readFile)((0,A.join)(D,"shallow"),"utf8").catch(tt=>{if((0,ne.xU)(tt)!=="ENOENT")throw tt});k(re,{bare:!0,branch:Le,commit:Q,lender:D,shallow:Ye})}}}async function fe(p,h,m){
try{const E=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[_="",L="",D=""]=E.split(`
`);return[_,(0,A.resolve)(h,L),D]}catch(E){throw m.throwIfAborted(),E instanceof ne.GQ?E:new ne.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Chec\
k the repository out before this step:
- uses: actions/checkout@v5`,cause:E})}}const le=5*6e4,he="refs/slipway/base";async function $e(p,h,m,E,_){const L=H(m,E,_),D=await Se(h.git,p,_)??await Se(h.git,
`origin/${p}`,_)??await be(p,h,m,E,_);return await L("update-ref",he,D),{name:p,commit:D}}async function Se(p,h,m){try{return(await p("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(E){if(m.throwIfAborted(),E instanceof ne.GQ)throw E;return}}const G=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function be(p,h,m,E,_){
const L=G.test(p)?await ve(h.git,_):void 0;if(!L)throw oe(p,"");const D=AbortSignal.timeout(le),Q=H(h.root,E,AbortSignal.any([_,D]),L),re=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${he}`];try{await Q("--git-dir",m,"fetch",...re)}catch(Ye){throw _.throwIfAborted(),Ye instanceof ne.GQ?Ye:
oe(p,D.aborted?", and origin does not answer":C(Ye),Ye)}const Le=await Se(H(m,E,_),he,_);if(Le===void 0)throw oe(p,", and what origin has by this name is not a \
commit");return Le}const Ee=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.aut\
o","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ae="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function ve(p,h){
const m=await p("config","--local","--includes","--null","--get-regexp",Ae).catch(()=>"");h.throwIfAborted();const E=m.split("\0").flatMap(Q=>{const[re="",...Le]=Q.
split(`
`);return re===""?[]:[[re,Le.length===0?"true":Le.join(`
`)]]});if(!E.some(([Q])=>Q==="remote.origin.url"))return;const _=[...Ee,...E],L=_.flatMap(([Q,re],Le)=>[[`GIT_CONFIG_KEY_${Le}`,Q],[`GIT_CONFIG_VALUE_${Le}`,re]]);
return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(_.length),...Object.fromEntries(L)}}function C(p){
const h=p instanceof Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.
test(h))return", nor has origin";const E=(h.split(`
`).find(_=>/^(?:fatal|error): /.test(_))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,se.
Ow)(E,300)}`}function oe(p,h,m){return new ne.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:te,cause:m})}
const te=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var we=y(5635),P=y(292);async function We(p,h,m){const{report:E,signal:_}=m,L=(0,we.M)(E.report,U.ml,_);return await L.
phase("compare",async()=>{const D=await Ne(p,h,m);return _.throwIfAborted(),await E.compared(D),[void 0,st(D),D.kind==="unknown"]}),L.phases}function st(p){const{
base:h}=p,m=`${(0,se.Ow)(h.name,100)} (${(0,P.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${m} is unknown: ${p.why}`;const{pages:E,files:_,bytes:L,
brotli:D}=p.difference;return`${[(0,P.jN)(E," pages"),(0,P.jN)(_," files"),(0,P.Sk)(L),(0,P.Sk)(D," with Brotli")].join(", ")} against ${m}`}async function Ne(p,h,m){
const{embedded:E,report:_,checked:L,leftMs:D}=m;if(p.commit===L.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const Q=Ie=>{(Ie.type===
"status"||Ie.type==="heartbeat")&&_.report(Ie)},re={...h.follow,timeoutMs:Math.max(1,D)},Le=h.project==="base"?"checked":"base",{outcome:Ye,output:tt}=await E.deploy(
p.commit,{...h,project:Le,follow:re},Q);return Ye.status==="succeeded"&&tt?{kind:"known",base:p,difference:Pt(L.report,L.output.files,tt.files)}:{kind:"unknown",
base:p,why:Zn(Ye,D)}}function Zn({status:p,error:h},m){return p!=="pending"?`it does not build (${h?.message??p})`:m<1?"no time was left to build it":`it was no\
t built in the ${(0,ue.a3)(m)} that were left`}function Pt({pages:p},h,m){const E=D=>({now:D(h),change:D(h)-D(m)}),_=D=>E(Q=>Q.reduce((re,Le)=>re+D(Le),0));return{
pages:{now:p,change:_(({path:D})=>Number(es.test(D))).change},files:E(({length:D})=>D),bytes:_(({bytes:D})=>D),brotli:_(({brotli:D})=>D),gzip:_(({gzip:D})=>D),changes:Nn(
h,m).toSorted((D,Q)=>Math.abs(Q.bytes)-Math.abs(D.bytes)||(D.path<Q.path?-1:1))}}const es=/\.x?html?$/i;function Nn(p,h){const m=new Map(h.map(re=>[re.path,re])),
E=new Set(p.map(({path:re})=>re)),_=p.filter(({path:re})=>!m.has(re)),L=h.filter(({path:re})=>!E.has(re)),D=ss(_,L),Q=new Set(D.flat());return[...p.flatMap(re=>{
const Le=m.get(re.path);return Le===void 0||Le.digest===re.digest?[]:[ts(re,Le)]}),...D.map(([re,Le])=>({...ts(re,Le),formerly:Le.path})),..._.filter(re=>!Q.has(
re)).map(re=>ns("added",re,1)),...L.filter(re=>!Q.has(re)).map(re=>ns("removed",re,-1))]}function ts(p,h){const{path:m,bytes:E,brotli:_}=p;return{kind:"changed",
path:m,bytes:E-h.bytes,brotli:_-h.brotli}}function ns(p,{path:h,bytes:m,brotli:E},_){return{kind:p,path:h,bytes:_*m,brotli:_*E}}function ss(p,h){const m=Map.groupBy(
h,({path:E})=>rs(E));return[...Map.groupBy(p,({path:E})=>rs(E))].flatMap(([E,_])=>{const[L,D]=_,[Q,re]=m.get(E)??[];return E!==void 0&&L&&Q&&!D&&!re?[[L,Q]]:[]})}
const It=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,Rn=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],
os=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function rs(p){if(es.test(p))return;const h=p.lastIndexOf("/")+1,[m,E]=[p.slice(0,h),p.slice(h)],_=It.exec(E)?.[0]??"",L=E.
slice(0,E.length-_.length);if(os.test(L))return`${m}*${_}`;const D=Rn.map(Q=>Q.exec(L)?.groups).find(Q=>Vs(Q?.hash??""));return D&&`${m}${D.stem}*${_}`}function Vs(p){
return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(p)}const en=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
is=String.raw`"([^"\\\n]*(?:${en}[^"\\\n]*)*)"`,as=String.raw`'([^'\\\n]*(?:${en}[^'\\\n]*)*)'`,cs=String.raw`((?:[^()"'\s\\]|${en})+)\s*\)`,Ln=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,en,String.raw`(?:url\(\s*|@import\s+)(?:${is}|${as})`,String.raw`url\(\s*${cs}`,is.replace("(","(?:"),as.replace("(","(?:")].join("|"),
"gi"),An=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function In(p){return[...p.matchAll(Ln)].flatMap(h=>{const m=h.slice(1).find(E=>E!==void 0);return m===void 0||
m===""||m.startsWith("#")?[]:[{href:Qs(m),kind:"asset"}]})}const Js=new RegExp(`${Ln.source}|([{}])`,"gi");function ds(p){const h=[];for(const E of p.matchAll(Js)){
const _=E.at(-1);_==="{"?h.push(E.index):_==="}"&&h.pop()}const m=h.at(-1);return m===void 0?void 0:p.slice(0,m).split(`
`).length}const ls=new RegExp(`${Ln.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function qs(p){for(const h of p.matchAll(
ls)){const m=h.at(-1);if(m?.startsWith("@"))return m}}function Xs(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const us=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function hn(p){return[...p.matchAll(us)].map(([,,h=""])=>({href:h,kind:"mention"}))}const fs=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function tr(p){return[...p.matchAll(fs)].map(([,h=""])=>({href:h,kind:"mention"}))}function Qs(p){return p.replace(An,(h,m,E,_)=>{const L=m===void 0?Number.NaN:
Number.parseInt(m,16);return L<=1114111?String.fromCodePoint(L):E===void 0?_??"":""})}var Zs=y(1600);const eo=Map.groupBy([["a area","href","link"],["a","xlink:\
href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([p,h,m])=>p.split(" ").map(E=>({tag:E,attribute:h,kind:m}))),({tag:p})=>p),Dn=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),kn=new Set(["title","style","script","template"]),to=new Set(["pre","code","s\
amp","kbd","textarea","xmp"]),sr=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,no=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]],so=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;function oo(p){return new hs(
p)}class hs{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;constructor(h){const m=new Zs.i({onopentag:(E,_)=>this.#s(E,_),ontext:E=>this.#i(
E),onclosetag:E=>{this.#t.at(-1)===E&&this.#t.pop(),E==="noscript"&&(this.#n-=1),to.has(E)&&(this.#e-=1)}});m.write(h),m.end()}#s(h,m){kn.has(h)&&m.shadowrootmode===
void 0&&this.#t.push(h),h==="noscript"&&(this.#n+=1),to.has(h)&&(this.#e+=1),Dn.has(h)&&(this.empty=!1),this.#n===0&&Dn.has(h)&&h!=="script"&&(this.blank=!1);for(const _ of[
m.id,h==="a"?m.name:void 0])_&&this.ids.add(_);switch(m.style?.includes("url(")&&this.#a(In(m.style)),h){case"base":this.base??=m.href;return;case"meta":this.#r(
m);return;case"link":this.#o(m);return;case"a":case"area":if(/\bexternal\b/.test(m.rel??""))return;break}const E=(eo.get(h)??[]).flatMap(({attribute:_,kind:L})=>{
const D=m[_];return D===void 0?[]:[{href:D,kind:L}]});this.#a([...E,...Ft(m.srcset??"")])}#o({rel:h="",href:m,imagesrcset:E=""}){const _=no.find(([L])=>L.test(h))?.[1];
_!==void 0&&this.#a([...m===void 0?[]:[{href:m,kind:_}],...Ft(E)])}#r(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const m=so.exec(h.content??
"")?.[1];m&&this.#a([{href:m.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(In(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&
(this.blank=!1),this.#e===0&&(this.unrendered??=sr.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:m})=>!or(m)))}}function or(p){
return/\{\{|\$\{|<%/.test(p)}function Ft(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(m=>{const[E=""]=m.trim().split(/\s/,1);return E===""?[]:[{href:E.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const qe=5,ro=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function ct(p){const h=p.filter(
_=>ro.test(_)),m=p.filter(_=>_.endsWith("/index.html")&&_.split("/").length===2),E=p.filter(_=>/^[^/]+\.html?$/i.test(_)&&_!=="404.html");return{folder:E.length>
0?void 0:vt(p),files:[...new Set([...h,...m,...E])].slice(0,qe)}}function vt(p){const h=D=>D.split("/").length,m=p.filter(D=>D.endsWith("/index.html")).sort((D,Q)=>h(
D)-h(Q)),[E,_]=m;return E!==void 0&&(_===void 0||h(_)>h(E))?E.slice(0,-11):void 0}function $n({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}
function ps(p){const{folder:h,files:m}=p,E=$n(p);return E!==void 0?`The output has ${E}: name it index.html, in lower case.`:h!==void 0?`The output directory ha\
s its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${m.length===0?"":` It has ${m.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const zt=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
vn=20;function Mn(p){const h=[];for(const{groups:m}of p.matchAll(zt)){const E=m?.id??m?.selector??m?.mounted;if(E!==void 0&&!rr(p,E.replace(/^#/,""))&&h.push(E),
h.length>=vn)break}return h}function rr(p,h){return[...["=",":",": "," = "].flatMap(E=>['"',"'","`",'\\"'].map(_=>`id${E}${_}${h}`)),`id=${h}`].some(E=>p.includes(
E))}function io(p,h){return p.some(m=>h.has(m.replace(/^#/,"")))?void 0:p[0]}function ms(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const Es=10;class pt{#e;#t=new Map;constructor(h){this.#e=h}know(h,m){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:Cn(m)}))}probe(h){const m=h.pathname+h.search,E=this.#t.get(m);if(E)return E;const _=this.#n(h);return this.#t.set(m,_),_}async#n(h){let m=h;for(let E=0;E<
Es;E+=1){const{status:_,headers:L}=await this.#e.fetch(m,{method:"HEAD",signal:this.#e.signal}),D=L.get("location");if(_>=400)return{kind:"missing",status:_};if(_<
300||D===null||!URL.canParse(D,m.href))return{kind:"there",url:m,page:Cn(L)};if(m=new URL(D,m),m.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function Cn(p){return/\bhtml\b/.test(p.get("content-type")??"")}const Un=16,ys=2e4,ao=500,ws=16*1024*1024;async function xn(p,h,m=!1){const E=new ir(p,
m,new Set(h)),_=h.filter(Ie=>/\.(?:x?html?|css|m?js)$/i.test(Ie));await pn(_.slice(0,ys),Ie=>E.read(Ie)),await E.follow();const L=await E.index(),D=E.dead.sort(
(Ie,xe)=>Dt(Ie.files[0],xe.files[0])||Dt(Ie.href,xe.href)),Q=await St(D,h,E.prober),re=L.status<300||m?void 0:ct(h),Le=re?.folder,Ye=new Set(Le===void 0?[]:h),tt=Ie=>Vt(
Ie).some(xe=>Ye.has(`${Le}/${xe}`));return{index:L,instead:re,unclosed:E.unclosed.sort((Ie,xe)=>Dt(Ie.file,xe.file)),unprocessed:E.unprocessed.sort((Ie,xe)=>Dt(
Ie.file,xe.file)),pages:E.pages,links:new Set([...E.found.values()].map(({url:Ie})=>Ie.href)).size,dead:D.filter(({url:Ie})=>!tt((0,se.oF)(Ie.pathname).slice(1))),
basePath:Q,unread:E.unread+Math.max(0,_.length-ys)}}const co=5;class ir{#e;#t;#n;#s=new Set;prober;found=new Map;#o=new Map;dead=[];unprocessed=[];unclosed=[];#r=new Map;#i;pages=0;unread=0;constructor(h,m,E){
this.#e=h,this.#t=m,this.#n=E,this.prober=new pt(h)}async index(){const{root:h,fetch:m,signal:E}=this.#e,_=await this.prober.probe(h);if(_.kind!=="there")return{
status:_.kind==="missing"?_.status:310,empty:!1,unfilled:void 0};const L=await m(_.url,{signal:E}),D=await L.text(),Q=_.page?oo(D):void 0;return{status:L.status,
empty:D.trim()===""&&!(this.#t&&!_.page)||Q?.empty===!0,unfilled:Q?.blank?this.#a(Q,_.url):void 0}}#a({links:h,ids:m},E){const _=h.flatMap(({href:L,kind:D})=>{const Q=D===
"asset"&&URL.canParse(L,E.href)?new URL(L,E):void 0;return Q?.origin===E.origin?this.#r.get((0,se.oF)(Q.pathname).slice(1))??[]:[]});return io(_,m)}async read(h){
const m=ar(h,this.#e.root),E=h==="index.html"?await this.#c(m):m,_=await this.#e.fetch(E,{signal:this.#e.signal}),L=await _.text();_.status>=300||(this.prober.know(
E,_.headers),L.length>ws?this.unread+=1:/\.css$/i.test(h)?this.#u(L,E,h):/js$/i.test(h)?(this.#f(hn(L),E,h),this.#f(this.#l(tr(L)),this.#e.root,h),this.#r.set(h,
Mn(L))):this.#h(L,E,h))}async#c(h){const m=await this.prober.probe(h);return m.kind!=="there"||Vt((0,se.oF)(m.url.pathname).slice(1)).some(_=>this.#n.has(_))?h:
m.url}#d(){return this.#i??=new Set([...this.#n].flatMap(h=>{const m=h.split("/");return m.map((E,_)=>m.slice(_).join("/"))})),this.#i}#l(h){return this.#t?[]:h.
filter(({href:m})=>!this.#d().has((0,se.oF)(m).replace(/^(?:\.{0,2}\/)+/,"")))}#u(h,m,E){this.#f(In(h),m,E);const _=ds(h);_!==void 0&&this.unclosed.push({file:E,
line:_});const L=qs(h);L!==void 0&&this.unprocessed.push({file:E,rule:L})}#h(h,m,E){const _=oo(h);this.pages+=1,this.#o.set(E,_.ids),_.unrendered!==void 0&&this.
unprocessed.push({file:E,rule:_.unrendered});const L=_.base!==void 0&&URL.canParse(_.base,m.href)?new URL(_.base,m):m;this.#f(_.links,L,E)}#f(h,m,E){for(const{href:_,
kind:L}of h){const D=URL.canParse(_,m.href)?new URL(_,m):void 0;if(D?.origin!==this.#e.root.origin)continue;const Q=`${L} ${D.href} ${_}`,re=this.found.get(Q)??
{href:_,kind:L,url:D,files:[],latest:"",count:0};this.found.set(Q,re),re.latest!==E&&(re.latest=E,re.count+=1,re.files=[...re.files,E].sort(Dt).slice(0,co))}}async follow(){
this.#t&&await this.#m(),await pn(this.found.values(),async h=>{const m=await this.#y(h);if(m===void 0)return;const{href:E,url:_,files:L,count:D}=h;this.dead.push(
{href:E,url:_,files:L,count:D,...m})})}async#m(){const h=new Set;for(let m=[this.#e.root];m.length>0;){for(const{pathname:_,search:L}of m)h.add(_+L);await pn(m,
_=>this.#p(_)),m=[...this.found.values()].filter(({kind:_})=>_==="link").map(({url:_})=>_).filter(({pathname:_,search:L})=>!h.has(_+L))}}async#p(h){const m=await this.
prober.probe(h);if(m.kind!=="there"||!m.page)return;const{url:E}=m,_=(0,se.oF)(E.pathname).slice(1);if(this.#w(_)!==void 0||this.#s.has(_))return;if(this.#s.size>=
ao){this.unread+=1;return}this.#s.add(_);const L=await this.#e.fetch(E,{signal:this.#e.signal}),D=await L.text();L.status>=300||(D.length>ws?this.unread+=1:this.#h(
D,E,_===""||_.endsWith("/")?`${_}index.html`:_))}async#y({url:h,kind:m}){const E=await this.prober.probe(h);switch(E.kind){case"missing":return{kind:m,why:`answ\
ers ${E.status}`};case"circle":return{kind:m,why:"redirects in a circle"};case"external":return;case"there":return m!=="link"&&E.page&&/\.(?!x?html?$)\w+$/i.test(
E.url.pathname)?{kind:m,why:"answers with a page"}:this.#E(E.url,h.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return E}}#E(h,m){const E=m.
slice(1);if(E===""||/^(?:top$|[/!]|:~:)/i.test(E))return!0;const _=this.#w((0,se.oF)(h.pathname).slice(1));return _===void 0||_.has(E)||_.has((0,se.oF)(E))}#w(h){
return Vt(h).map(m=>this.#o.get(m)).find(m=>m!==void 0)}}function Vt(p){const h=p===""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.html`]}function ar(p,h){
const m=p.replace(/(^|\/)index\.html$/,"$1");return new URL(m.split("/").map(encodeURIComponent).join("/"),h)}function Dt(p="",h=""){return p<h?-1:+(p>h)}async function pn(p,h){
const m=p[Symbol.iterator](),E=async()=>{for(let _=m.next();!_.done;_=m.next())await h(_.value)};await Promise.all(Array.from({length:Un},E))}const Mt=3;async function St(p,h,m){
let E="/";for(let _=0;_<Mt;_+=1){if(E=B(p.flatMap(({url:re})=>R(E,re.pathname))),E===""||h.some(re=>`/${re}`.startsWith(E)))return;const L=p.filter(re=>jt(re,E)),
Q=(await Promise.all(L.map(({url:re})=>pe(re,E,m)))).filter(Boolean).length;if(Q>1&&Q*2>L.length)return E}}function jt({url:p,kind:h},m){return h!=="fragment"&&
`${p.pathname}/`.startsWith(m)}function R(p,h){const m=h.startsWith(p)?h.slice(p.length).split("/",1)[0]:"";return m?[`${p}${m}/`]:[]}function B(p){return[...Map.
groupBy(p,m=>m).values()].toSorted((m,E)=>E.length-m.length)[0]?.[0]??""}async function pe(p,h,m){const{kind:E}=await m.probe(new URL(`/${p.pathname.slice(h.length)}${p.
search}`,p));return E==="there"}var X=y(3130),ge=y(3194),_e=y(5449),Ue=y(7244);const Ge=25*1024*1024;function Ve({files:p,odd:h,ignoredRules:m,faults:E}){const _=p.
filter(({path:D})=>/\.(?:js|mjs|cjs|css)\.map$/.test(D)),L=[...h.map(D=>He[D.kind](D.path)),...p.flatMap(({path:D,bytes:Q,hasKey:re})=>[...Q>Ge?[dt(D,Q)]:[],...re?
[tn(D)]:[]]),..._.length>0?[mn(_)]:[],...Ut(p)];return{files:p,findings:L,ignoredRules:m,faults:E}}const He={repository:p=>({code:"leaked_repository",message:`T\
he output contains a git repository, ${p}: its whole history would be public`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:p=>({
code:"leaked_secret_file",built:p,message:`The output contains ${p}: a file of secrets would be public`,remedy:"Keep it out of the output directory, and change \
the secrets in it if it was ever published."}),example:p=>({code:"example_of_secrets",built:p,message:`The output contains ${p}, which is not published`,remedy:"\
Leave it out of the output directory."})};function dt(p,h){return{code:"large_file",message:`${p} has ${(h/1024**2).toFixed(0)} MB; more than ${Ge/1024**2} is m\
uch for a site`}}const Ct=/^undefined(?:\/|\.html?$)|\[object Object\]/;function Ut(p){const[h,...m]=p.filter(({path:L})=>Ct.test(L));if(!h)return[];const E=m.length===
0?"":` and ${m.length} more`;return[{code:"odd_address",message:`The output contains ${h.path}${E}: a value was missing where its address was made`,remedy:"Look\
 at the setting that makes the addresses of pages."}]}function tn(p){return{code:"leaked_private_key",built:p,message:`The output contains a private key, in ${p}\
: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function mn(p){const[h]=p,m=p.length===1?
"":` and ${p.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${h?.path}${m}): anyone can read the sources in them`}}async function nn(p){
const{startPlatform:h,env:m,scratch:E,lent:_}=p;let L,D=new AbortController;const Q=await h({dir:(0,A.join)(E,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"\
open",env:m,async onOutput(re){L=Ve(re),D.abort()}});return{async deploy(re,Le,Ye,tt=()=>{}){L=void 0,D=new AbortController;const Ie=U.ml.after(En,tt),xe=Ts(D.signal);
try{return{outcome:await lo(Q,bs(Le,re,_),Ye,{...p,sleep:xe}),output:L}}finally{Ie()}},[Symbol.asyncDispose]:()=>Q[Symbol.asyncDispose]()}}const En=500,gs=100,_s=5;
function Ts(p){return async(h,m)=>{if(p.aborted)return U.ml.sleep(_s,m);try{await U.ml.sleep(h,m?AbortSignal.any([m,p]):p)}catch(E){if(m?.throwIfAborted(),!p.aborted)
throw E}}}function bs(p,h,m){const{configuration:E,follow:_}=p,{domains:L,...D}=E.settings;return{...p,configuration:{...E,repository:m,settings:D},commit:h,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{..._,wait:!0,pollIntervalMs:gs,statusMap:new Map}}}function lo(p,h,m,{signal:E,folder:_,onSecret:L,sleep:D}){
const{baseUrl:Q,requestUrl:re,requestToken:Le}=p,Ye=(0,X.c)({requestUrl:re,requestToken:Le,audience:Q}),tt=(0,ge.N)(h,{baseUrl:Q,source:Ye},{fetch,clock:{...U.ml,
sleep:D},tree:(0,Ue.c)(_),signal:E,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:L,reporter:m});return(0,_e.deploy)(h,tt)}var uo=y(
8302),fo=y(8595),Os=y(2207);async function Xe(p,h,m,E,_=!1){let L,D,Q;const re=p.replace(/^(?:\.{0,2}\/)+/,"");for(const Ye of ur(p,h)){const tt=(await E(Ye)).filter(
({file:nt})=>!sn.test(nt)),Ie=tt.filter(({file:nt})=>!Ss(nt,m));if(Q){const nt=Ye===re?Lt(Ie.filter(({file:mt})=>!De.test(mt))):void 0;if(nt)return{place:nt,others:[
Q]};continue}const xe=Lt(Ie)??Lt(Ie.filter(({file:nt})=>Ns(nt,h)));if(xe&&!(_&&De.test(xe.file)))return{place:xe,others:[]};Q=xe,L??=hr(Ie,h,_),D??=Lt(tt)}const Le=Q??
(L?void 0:D);return Le?{place:Le,others:[]}:L}const sn=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function ho(p){return De.test(p)}
const De=/\.(?:mdx?|markdown)$/,z=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function Nt(p){return!p||p.others.length===0?"":`; also in\
 ${p.others.map(({file:h,line:m})=>m===null?h:`${h}:${m}`).join(", ")}`}const on=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,cr=/^[\s"'`)\]}<>,;#?]/;function dr(p,h){
for(let m=p.indexOf(h);m!==-1;m=p.indexOf(h,m+1)){const[E,_]=[p.slice(Math.max(0,m-4),m),p.slice(m+h.length,m+h.length+1)];if((m===0||on.test(E))&&(_===""||cr.test(
_)))return m+1}}const _i=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function lr(p,h,m){return Ss(p,m)||_i.test(p)?void 0:ds(h)}
function Ss(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function ur(p,h){const[m=""]=p.split(/[?#]/,1),E=p.replaceAll("&","&amp;"),_=/^\.{1,2}\//.test(m)?new URL(
m,`http://site/${encodeURI(h)}`).pathname:"",L=[p,E,m,_],D=(_||m).replace(/^\/+/,""),Q=po(D)?[D,...fr(D)]:[],re=[...L,...L.map(Le=>Le.replace(/\/$/,"")),...Q];return[
...new Set([...re,...re.map(se.oF)])].filter(Le=>Le.length>1)}function po(p){return/\.\w{2,5}$/.test(p)}function fr(p){const h=p.split("/");return h.slice(1).map(
(m,E)=>h.slice(E+1).join("/"))}const Ti=4;function hr(p,h,m){if(p.length===0||p.length>Ti)return;const E=new Set(h.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,"").split(
"/")),_=({file:re})=>re.split(/[/.]/).filter(Le=>E.has(Le)).length,L=re=>(m&&z.test(re.file)?E.size+1:0)+_(re),[D,...Q]=p.toSorted((re,Le)=>L(Le)-L(re));return D&&
{place:D,others:Q}}function Lt(p){const[h]=p;return h&&p.every(({file:m})=>m===h.file)?h:void 0}function Ns(p,h){const m=yn(h.replace(/\/index\.[^/]+$/,""));return yn(
p)===m||yn(p.replace(/\/index\.[^/]+$/,""))===m}function yn(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var q=y(7287);const Pe=100,ie='If \
another application serves the link on the same host, add rel="external" to it: the check skips such links.';async function it(p,h,m){const E=await Pn(p,m),_=[...await wn(
h,m),...await Rs(h.ignoredRules,m),...E,...await bi(p,m),...await Qe(p,m),...await mo(m)],L=Q=>Os.oC.indexOf((0,q.xJ)(Q))*2+(Q.place?0:1),D=E.some(Q=>(0,q.xJ)(Q)===
"error");return[...ht(h.faults,D),..._.toSorted((Q,re)=>L(Q)-L(re))]}async function Pn(p,h){const m=[],{basePath:E}=p,_=p.dead.filter(L=>E===void 0||!jt(L,E));E!==
void 0&&m.push(await Eo(E,p,h));for(const[L,D]of _.entries()){const Q=L<Pe?await h.find(D.href,D.files[0]??"",D.count>1):void 0;if(D.kind==="mention"&&Q&&ho(Q.place.
file))continue;const re=ft(D),Le=L<Pe?await pr(h,D):"";m.push({...re,message:re.message+Nt(Q)+Le,place:Q?.place})}return[...await lt(p,h),...m,...yo(p)]}async function pr(p,{
kind:h,url:m}){const E=(0,se.oF)(m.pathname);if(h!=="asset"&&h!=="mention"||E.endsWith("/"))return"";const _=await p.fileOf(E);return _===void 0?"":`/${_}`.endsWith(
E)?`; the repository has ${_}, which the build did not write to this address`:`; the repository has ${_}: addresses distinguish capital from small letters`}function ht(p,h){
return p.filter(({isMarked:m})=>h||m).map(m=>({code:h?"build_fault":"printed_error",message:(0,fo._Q)(m),remedy:h?"Mend this first: what the site lacks may foll\
ow from it.":"The site may lack what the build left out for it.",place:m.file===null?void 0:{file:m.file,...m.line===null?{}:{line:m.line}}}))}async function bi({
unclosed:p},h){const m=await h.unclosedSheets(),E=(_,L,D)=>({code:"unclosed_block",message:`The style sheet ${_} ends within the block that line ${L} opens: its\
 rules from there on may not count`,remedy:"Add the missing }.",place:D});return m.length>0?m.map(_=>E(_.file,_.line,_)):p.map(({file:_,line:L})=>E(_,L))}async function mo(p){
return(await p.openFrontMatter()).map(({file:h,lacks:m})=>({code:"open_front_matter",message:`The front matter of ${h} lacks its ${m} line ---: tools take it fo\
r text, and show it`,remedy:`Add the line --- ${m==="first"?"above the first key":"below the last key"}.`,place:{file:h,line:1}}))}async function Qe({unprocessed:p},h){
const m=L=>L.startsWith("<"),E=Map.groupBy(p,({rule:L})=>L),_=p.filter(L=>!m(L.rule)||E.get(L.rule)?.[0]===L);return Promise.all(_.slice(0,Pe).map(async({file:L,
rule:D})=>{const Q="unprocessed_rule",re=Xs(L,D);if(!m(D))return{code:Q,message:re,remedy:"Does the build read the configuration of that tool, as postcss.config\
.js?",place:await h.ruleNamed(D)};const Le=(E.get(D)?.length??1)-1;return{code:Q,message:re+(Le>0?` (and ${Le} more ${Le===1?"page":"pages"})`:""),remedy:"Does \
package.json have the engine, or the renderer for it, as hexo-renderer-ejs?",place:await Fn(h,L)}}))}async function Fn(p,h){const m=await p.fileNamed(h.slice(h.
lastIndexOf("/")+1));return m===void 0?void 0:{file:m}}async function Eo(p,{dead:h},m){const E=h.filter(L=>jt(L,p)),_=await m.find(p,"")??await m.find(p.slice(0,
-1),"");return{code:"base_path",message:`The site is built for the base path ${p}, and is served without one: ${E.length} of its links and files answer 404`,remedy:"\
Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:_?.place}}const Be="Give the ele\
ment of the page the id that the script names, or the other way round.";async function lt(p,h){const{index:m,instead:E}=p;if(E){const _=$n(E),L=_===void 0?void 0:
await Fn(h,_);return[{code:"index_unanswered",message:`The site has no index page: / answers ${m.status}`,remedy:ps(E),place:L}]}if(m.status>=500)return[{code:"\
index_unanswered",message:`The app answers / with ${m.status}`}];if(m.unfilled!==void 0){const _=await Fn(h,"index.html");return[{code:"index_unfilled",message:ms(
m.unfilled),remedy:Be,place:_}]}return m.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function ft(p){
const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why}\
 (${Bt(p)})`,remedy:ie};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why} (${Bt(p)})`};case"mention":return{code:"dead_mention",message:`\
A script names ${h}, which ${p.why} (${Bt(p)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} leads to has no such part (${Bt(p)})`};default:
return p.kind}}function Bt({files:p,count:h}){const m=h-1;return`in ${p[0]}${m>0?` and ${m} more ${m===1?"file":"files"}`:""}`}async function wn({findings:p},h){
const m=async(E,_)=>{const{built:L}=E;if(L===void 0||_>=Pe)return E;const D=await Fn(h,L);return D?{...E,place:D}:E};return Promise.all(p.map(m))}async function Rs(p,h){
const E=[...Map.groupBy(p,({file:_})=>_)].map(async([_,L])=>{const D=await Fn(h,_);return L.map(({line:Q,reason:re})=>({code:"ignored_rule",message:`Ignored rul\
e (${Q===void 0?_:`${_}, line ${Q}`}): ${re}`,place:D&&{...D,...(0,uo.Eb)({line:Q})}}))});return(await Promise.all(E)).flat()}function yo({unread:p}){const h=`${p}\
 pages or style sheets are too long, or too many, to be read`;return p===0?[]:[{code:"not_all_checked",message:h}]}var Ze=y(7717);function Rt(p,h,m){const E=(...Ie)=>p(
"grep","-z",...Ie).catch(()=>""),_=async(Ie,xe=[])=>{const nt=xe.map(Et=>`:(glob)**/*.${Et}`);return(await E("-I","-n",...Ie,h,"--",...nt)).split(`
`).flatMap(Et=>{const[wt="",rn="",..._o]=Et.split("\0");return rn===""?[]:[{file:wt.slice(h.length+1),line:Number(rn),text:_o.join("\0")}]})},L=async Ie=>(await E(
"-l","-e","",h,"--",Ie)).split("\0").flatMap(xe=>xe===""?[]:[xe.slice(h.length+1)]),D=new Map,Q=Ie=>{const xe=D.get(Ie)??re(Ie);return D.set(Ie,xe),xe},re=async Ie=>(await _(
["-F","-e",Ie])).flatMap(({file:xe,line:nt,text:mt})=>{const Et=dr(mt,Ie);return Et===void 0?[]:[{file:xe,line:nt,column:Et}]}),Le=Ie=>!Ss(Ie,m),Ye=(0,Ze.O)(async()=>[
...Si(await _(["-E","-e",""],["css"]))].flatMap(([xe,nt])=>{const mt=lr(xe,nt.map(({text:Et})=>Et).join(`
`),m);return mt===void 0?[]:[{file:xe,line:mt}]})),tt=(0,Ze.O)(async()=>{const Ie=Oi.flatMap(nt=>["-e",nt]),xe=await _(["-E",...Ie],["md","mdx","markdown","njk",
"liquid","html"]);return Gc(Si(xe.filter(({file:nt})=>Le(nt))))});return{begin(){Promise.allSettled([Ye(),tt()])},find:(Ie,xe,nt)=>Xe(Ie,xe,m,Q,nt),unclosedSheets:Ye,
openFrontMatter:tt,async ruleNamed(Ie){const xe=["css","pcss","postcss","scss","sass","less"],nt=await _(["-F","-e",`${Ie} `],xe),[mt,...Et]=nt.filter(({file:wt})=>Le(
wt)).map(({file:wt,line:rn})=>({file:wt,line:rn}));return Et.every(({file:wt})=>wt===mt?.file)?mt:void 0},async fileNamed(Ie){const xe=await L(`:(glob)**/${Ie}`);
return xt(xe.filter(Le),xe)},async fileOf(Ie){const xe=Ie.replace(/^\/+/,""),mt=(await L(`:(icase,glob)**/${xe.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Le);return xt(
mt.filter(Et=>`/${Et}`.endsWith(`/${xe}`)),mt)}}}function xt(...p){const[h,...m]=p.find(E=>E.length>0)??[];return m.length>0?void 0:h}const Oi=["^---[[:space:]]\
*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];function Si(p){return Map.groupBy(p,({file:h})=>h)}
const Ni=2;function Gc(p){const h=new Set,m=[];for(const[E,_]of p){const L=wo(_[0],1),D=Ri(_,L?1:0),[Q]=D;if(!Q||D.length<Ni)continue;const re=`${E.slice(0,E.lastIndexOf(
"/")+1)}\0${Q.text.split(":")[0]}`,Le=_.findIndex(tt=>wo(tt)&&tt.line>Q.line),Ye=_[Le]?.line===(D.at(-1)?.line??0)+1;L&&Ye?h.add(re):Ye?m.push({kind:re,file:E,lacks:"\
first"}):L&&Le===-1&&m.push({kind:re,file:E,lacks:"last"})}return m.filter(({kind:E})=>h.has(E)).map(({file:E,lacks:_})=>({file:E,lacks:_}))}function wo(p,h=p?.
line){return p!==void 0&&p.line===h&&p.text.trimEnd()==="---"}function Ri(p,h){const[m]=p.slice(h);if(!m||m.line!==h+1||!/^\w/.test(m.text))return[];const E=p.findIndex(
(_,L)=>L>=h&&(wo(_)||_.line!==L+1));return p.slice(h,E===-1?void 0:E)}var mr=function(p,h,m){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError(
"Object expected.");var E,_;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=h[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");E=h[Symbol.dispose],m&&(_=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");
_&&(E=function(){try{_.call(this)}catch(L){return Promise.reject(L)}}),p.stack.push({value:h,dispose:E,async:m})}else m&&p.stack.push({async:!0});return h},Li=(function(p){
return function(h){function m(D){h.error=h.hasError?new p(D,h.error,"An error was suppressed during disposal."):D,h.hasError=!0}var E,_=0;function L(){for(;E=h.
stack.pop();)try{if(!E.async&&_===1)return _=0,h.stack.push(E),Promise.resolve().then(L);if(E.dispose){var D=E.dispose.call(E.value);if(E.async)return _|=2,Promise.
resolve(D).then(L,function(Q){return m(Q),L()})}else _|=1}catch(Q){m(Q)}if(_===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.
error}return L()}})(typeof SuppressedError=="function"?SuppressedError:function(p,h,m){var E=new Error(m);return E.name="SuppressedError",E.error=p,E.suppressed=
h,E});async function Er(p,h,m,E){try{return await Ai(p,h,m,E)}catch(_){if(!E.signal.aborted)throw _;return{...jn,status:"cancelled",failure:void 0,phases:[],error:Wt()}}}
async function Ai(p,h,m,E){const _={stack:[],error:void 0,hasError:!1};try{const{env:L,signal:D}=E,{repository:Q,branch:re,outputDirectory:Le}=p.configuration,Ye=(0,A.
isAbsolute)(Q)?Q:E.workspace,tt=mr(_,await As(L),!0),Ie=(0,A.join)(tt.path,"source.git"),xe=Z(Ye,L,D);xe.catch(()=>{});const nt=Bn=>m.addSecret(Bn),mt={...E,scratch:tt.
path,lent:Ie,folder:Ye,onSecret:nt},Et=mr(_,await nn(mt),!0),wt=await xe;m.checkedOut(wt.commit),ki(wt,m.report),await wt.lend(Ie,re);const rn=h===void 0?void 0:
await $e(h,wt,Ie,L,D),_o=U.ml.now(),{commit:Is}=wt;let yr=(0,M.Rm)(p.appType);const $i=Bn=>{Bn.type==="url"?yr||=Bn.isServer===!0:m.report(Bn)},wr=Rt(wt.git,Is,
Le),gr=()=>{new Response(Buffer.of()),wr.begin()},{outcome:Ds,output:To}=await Et.deploy(Is,p,$i,gr),{status:vi,url:bo}=Ds;if(vi!=="succeeded"||To===void 0||bo===
void 0)return go(Ds,p);const Mi={root:new URL(bo),fetch:(0,me.Q)(fetch),signal:D},ks=await Di(Mi,To,yr,wr);await m.checked(ks);const Ci=p.follow.timeoutMs-(U.ml.
now()-_o),_r=rn&&{embedded:Et,report:m,signal:D,checked:{commit:Is,report:ks,output:To},leftMs:Ci},Ht=_r?await We(rn,p,_r):[],$s=(0,q.WJ)(ks);return{...Ds,...jn,
status:$s?"failed":"succeeded",error:$s,phases:[...Ds.phases,...Ht],failure:$s&&(0,q.V1)($s,ks)}}catch(L){_.error=L,_.hasError=!0}finally{const L=Li(_);L&&await L}}
const Ii=5;async function Di(p,h,m,E){const _=h.files.map(({path:Q})=>Q),L=await xn(p,_,m),D=Q=>h.files.reduce((re,Le)=>re+Q(Le),0);return{pages:L.pages,links:L.
links,files:h.files.length,bytes:D(({bytes:Q})=>Q),brotli:D(({brotli:Q})=>Q),gzip:D(({gzip:Q})=>Q),largest:h.files.toSorted((Q,re)=>re.bytes-Q.bytes).slice(0,Ii),
findings:await it(L,h,E)}}const jn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function go(p,{follow:h}){const m={...p,...jn};if(p.error?.code==="in\
terrupted")return{...m,status:"cancelled",error:Wt()};if(p.status!=="pending")return m;if(p.error&&p.error.code!=="deploy_timeout")return{...m,status:"failed"};
const E=`The check has not ended within ${(0,ue.a3)(h.timeoutMs)}, and was stopped`;return{...m,status:"failed",error:new ne.GQ("deploy_timeout",E,{input:"timeo\
ut",remedy:"Raise the input timeout."})}}function Wt(){return new ne.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const Ls=5;function ki({
changed:p},h){if(p.length===0)return;const m=p.slice(0,Ls).join(", "),E=p.length>Ls?` and ${p.length-Ls} more`:"";h({type:"warning",message:`Changed since the c\
ommit, and not part of the check: ${m}${E}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function As(p){const h=await(0,T.mkdtemp)(
(0,A.join)(p.RUNNER_TEMP||(0,$.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,T.rm)(h,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),
292:((ze,Te,y)=>{y.d(Te,{Ej:()=>M,Sk:()=>U,by:()=>ue,h0:()=>A,jN:()=>me,sX:()=>$});var T=y(5807);function $({pages:j,links:k,files:se,bytes:I}){return`Checked ${(0,T.
hS)(j,"page")}, ${(0,T.hS)(k,"link")} and ${(0,T.hS)(se,"file")} (${M(I)})`}function A({commit:j}){return j.slice(0,7)}function me({now:j,change:k},se=""){return`${(0,T.
zD)(j)}${se} (${ne(k,T.zD)})`}function U({now:j,change:k},se=""){return`${M(j)}${se} (${ue(k)})`}function ue(j){return ne(j,M)}function ne(j,k){return`${j>0?"+":
j<0?"-":"\xB1"}${k(Math.abs(j))}`}function M(j){return j<1e3?`${j} B`:j<1e6?`${(j/1e3).toFixed(1)} kB`:`${(j/1e6).toFixed(1)} MB`}}),2207:((ze,Te,y)=>{y.d(Te,{Mb:()=>me,
PB:()=>A,iV:()=>k,oC:()=>ue,sR:()=>U,tl:()=>j});var T=y(2978),$=y(2345);const A=["queued","building","syncing","activating","succeeded","failed","cancelled"],me=[
"queue","clone","install","build","sync","activate"],U=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","ro\
ot_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build\
_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","outpu\
t_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_ref\
used","interrupted"],ue=["error","warning","notice"],ne=(0,T.lS)({line:T.nd,text:(0,T.Qq)($.IC.sourceLine)}),M=(0,T.lS)({file:(0,T.Qq)($.IC.file),line:(0,T.Xd)(
T.nd),column:(0,T.Xd)(T.nd),severity:(0,T.yL)(ue),code:(0,T.Xd)((0,T.Qq)($.IC.findingCode)),message:(0,T.Qq)($.IC.findingMessage)},{source:(0,T.c3)($.IC.sourceLines,
ne)}),j=(0,T.c3)($.IC.findings,M),k={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,
release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,
validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),4235:((ze,Te,y)=>{y.d(Te,{DR:()=>T,FU:()=>me,Tl:()=>$,
em:()=>A});const T={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB",what:"a size of 64MiB to 16GiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with on\
e unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s",what:'a time with one unit, or "0" for n\
o limit'}},$=16,A={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},me=4096}),5914:((ze,Te,y)=>{y.d(Te,{FR:()=>T,UO:()=>U,an:()=>me});
const T=253,$="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",A=new RegExp(`^(?:${$}\\.)+(?!\\d+$)${$}$`);function me(ue){return ue.length<=T&&A.test(ue)}function U(ue,ne){
return ue===ne||ue.endsWith(`.${ne}`)}}),5359:((ze,Te,y)=>{y.d(Te,{H:()=>$,w:()=>T});const T=["running","starting","stopping","asleep","failed","crash-loop"],$={
default:100,most:1e3}}),7080:((ze,Te,y)=>{y.d(Te,{A3:()=>A,GS:()=>de,HQ:()=>se,MT:()=>ue,c9:()=>ce,yS:()=>K});var T=y(3052),$=y(5807);const A=["apps","disk","bu\
ildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],me=.8,U={apps:{title:"Apps",unit:"app"},disk:{title:"Files of releases"},buildsAtOnce:{title:"Builds a\
t once",unit:"build"},buildMinutesPerMonth:{title:"Build minutes this month",unit:"build minute",monthly:!0},kvsRequestsPerMonth:{title:"Store requests this mon\
th",unit:"request",monthly:!0}};function ue(H,Z){const{unit:fe}=U[H];return fe===void 0?(0,T.Xq)(Z):`${j(Z)} ${fe}${Z===1?"":"s"}`}function ne({name:H,used:Z,quota:fe}){
return`${M(H,Z)}${fe===null?", no quota":` of ${M(H,fe)}`}`}function M(H,Z){return U[H].unit===void 0?(0,T.Xq)(Z):j(Z)}function j(H){const Z=Math.floor(H),fe=Math.
floor((H-Z)*10);return fe===0?(0,$.zD)(Z):`${(0,$.zD)(Z)}.${fe}`}function k({used:H,quota:Z}){return Z===null?0:Z===0?+(H>0):H/Z}function se(H){return H.name!==
"buildsAtOnce"&&H.quota!==null&&k(H)>=me}function I(H){return k(H)<1?"nearly used up":"used up"}function K(H,Z,fe){const le=U[Z.name].monthly?`, until ${ye(fe.end)}\
 UTC`:"",he=ue(Z.name,Z.quota??0);return`The organization ${H} has ${I(Z)} its quota ${Z.name}: ${M(Z.name,Z.used)} of ${he}${le}.`}function ce(H){const{org:Z,name:fe,
quota:le,needs:he,until:$e}=H,Se=`The organization ${Z} has ${M(fe,H.used)} of ${ue(fe,le)} (quota ${fe})`,G="the operator of the platform can give it more";switch(fe){case"\
apps":return`${Se}. Delete an app that is not needed (slipway apps delete), or ${G}.`;case"disk":return`${he===void 0?Se:`${Se}, and would have ${(0,T.Xq)(he)}`}\
. Publish fewer or smaller files, delete an app that is not needed, or ${G}.`;case"buildMinutesPerMonth":case"kvsRequestsPerMonth":return`${Se} this month. The \
next month begins at ${ye($e??0)} 00:00 UTC; before that, ${G}.`;case"buildsAtOnce":return`${Se}. Wait until one of them ends.`}}function de(H){const Z=new Date(
H),[fe,le]=[Z.getUTCFullYear(),Z.getUTCMonth()];return{start:Date.UTC(fe,le),end:Date.UTC(fe,le+1)}}function ye(H){return new Date(H).toISOString().slice(0,10)}}),
4296:((ze,Te,y)=>{y.d(Te,{g:()=>T});const T=["viewer","deployer","admin"]}),4406:((ze,Te,y)=>{y.r(Te),y.d(Te,{createConsole:()=>T});const T=()=>()=>({status:404,
headers:{},body:""})}),4083:((ze,Te,y)=>{y.r(Te),y.d(Te,{createOidcSignIn:()=>T});const T=()=>{}}),1961:((ze,Te,y)=>{y.d(Te,{F:()=>j,q:()=>k});var T=y(7598),$=y(
8934),A=y(5456),me=y(6854),U=y(9910),ue=y(6923),ne=y(9546),M=y(6939);function j(K){const{apps:ce}=K.state;return{bodies:(0,U.q)(K),async create(de,{type:ye,config:H},Z,fe){
await k(H.settings),await se(K,de,void 0,H.settings.domains);const le={...H,settings:{...H.settings,cachesOf:(0,T.randomUUID)()}},he=await ce.create({key:de,type:ye,
config:le},Z,fe).catch(I);if(he.kind!=="taken")return he;throw await(0,ne.Dy)(ce,de),new A.P_("app_exists",`There is an app ${de.appID} in this project already.`)},
async update(de,ye,H){const Z=await(0,ne.Dy)(ce,de);await k(ye.settings),await se(K,de,Z,ye.settings?.domains);const fe=await ce.update(de,ye,H).catch(I);if(!fe)
throw(0,ne.fH)(de);return fe},domainsOf:({org:de,settings:ye})=>(0,ue.i4)(K.domains,de,ye.domains??[])}}async function k({schedule:K}={}){for(const[ce,{cron:de}]of(K??
[]).entries()){const ye=await(0,$.R)(de);if(ye!==void 0)throw(0,M.Gq)([`schedule[${ce}].cron ${ye}`])}}async function se(K,{org:ce},de,ye=null){const H=(ye??[]).
filter(Z=>!de?.settings.domains?.includes(Z));await(0,ue.RX)(K.domains,ce,H)}function I(K){if(!(K instanceof me.ue))throw K;const ce=`Another app has the domain\
 ${K.domain}. It is free when that app's domains no longer contain it.`;throw new A.P_("domain_taken",ce)}}),9910:((ze,Te,y)=>{y.d(Te,{K:()=>ye,q:()=>H});var T=y(
7934),$=y(8302),A=y(4235),me=y(2345);const U=20,ue={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},ne=null;function M(Z){return Z.
split(";").map(fe=>{const le=fe.trim().split(/\s+/),[he,$e=""]=[le.slice(0,5).join(" "),le[5]];if(le.length===6&&ue.pattern.test(he)&&FUNCTION_FORMS.healthPath.
pattern.test($e))return{cron:he,path:$e};throw new Error(`Write five fields and a path, with ; between entries, as "${ne}"`)})}function j(Z){return Z.map(({cron:fe,
path:le})=>`${fe} ${le}`).join("; ")}var k=y(8325),se=y(6923),I=y(6939);const K={spaFallback:(0,k.UM)(I.Jt),installCommand:(0,k.UM)((0,I.Qq)(0,4096)),rootDirectory:(0,k.
UM)(I.TV),noindex:(0,k.UM)(I.Jt),assetsOnly:(0,k.UM)(I.Jt),verify:(0,k.UM)((0,I.yL)(["off","warn","fail"])),lifetime:(0,k.UM)(I.EQ),nodeVersion:(0,k.UM)(T.FsL((0,I.
Qq)(1,3),T.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:(0,k.UM)((0,I.TN)(A.FU)),healthPath:(0,k.UM)((0,I.wC)(A.DR.healthPath,`must be ${A.DR.
healthPath.what}`)),instances:(0,k.UM)((0,I.rD)(1,A.Tl)),memory:(0,k.UM)((0,I.wC)(A.DR.memory,`must be ${A.DR.memory.what}`)),idleTimeout:(0,k.UM)((0,I.wC)(A.DR.
idleTimeout,`must be ${A.DR.idleTimeout.what}`)),requestTimeout:(0,k.UM)((0,I.wC)(A.DR.requestTimeout,`must be ${A.DR.requestTimeout.what}`)),schedule:(0,k.UM)(
T.FsL(T.YOg((0,k.ol)({cron:(0,I.wC)(ue,"must be five fields with one space between them"),path:(0,I.wC)(A.DR.healthPath,`must be ${A.DR.healthPath.what}`)}),"mu\
st be a list"),T.BpQ(1,"must not be empty: null removes it"),T.Ru6(U,`must have at most ${U} entries`)))},ce={buildCommand:null,outputDirectory:null,region:null},
de={buildCommand:(0,k.UM)((0,I.Qq)(0,4096)),outputDirectory:(0,k.UM)(I.TV),region:(0,k.UM)(T.FsL((0,I.Qq)(1,63),T.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lowe\
r-case letters and digits, as "eu-west-1"')))},ye=(0,k.ol)({env:I.uO});function H(Z){const fe={...K,domains:(0,k.UM)((0,se.xI)(Z.domains))},le={repository:(0,I.
Jk)(Z.allowLocalGit),branch:I.tk,...de},he={...le,repository:T.yqP(le.repository),branch:T.yqP(I.tk)},[$e,Se,G]=[T.Ikc(le),T.Ikc(he),T.Ikc(fe)],be=(0,k.ol)({name:T.
FsL((0,I.Qq)(1,63),T.yGV(me.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),type:(0,I.yL)(me.yN),...le,...fe,subdomain:(0,k.
J5)("cannot be given: it is generated")}),Ee={name:(0,k.J5)("cannot be changed: it is the ID of the app"),subdomain:(0,k.J5)("cannot be changed: it is generated")},
Ae=(0,k.ol)({...he,...fe,...Ee,type:(0,k.J5)("changes with a release: give it with a deployment, as `configuration.type`")}),ve=(0,k.ol)({...he,...K,...Ee,type:T.
yqP((0,I.yL)([...me.yN,me.m0])),domains:(0,k.J5)("do not wait for a deployment: change them with PATCH")}),C=oe=>({...T.qgA(Se,oe),...(0,$.Eb)({type:oe.type}),settings:T.
qgA(T.Ikc(K),oe)});return{creation:T.FsL(be,T.pdi(oe=>{const te=Object.entries(T.qgA(G,oe)).filter(([,We])=>We!==null),{name:we,type:P}=oe;return{name:we,type:P,
config:{...ce,...T.qgA($e,oe),settings:Object.fromEntries(te)}}})),deployment:(0,k.ol)({branch:(0,k.UM)(I.tk),commit:(0,k.UM)(I.cd),configuration:T.yqP(T.FsL(ve,
T.pdi(C))),env:T.yqP(I.uO),tag:(0,k.J5)("is not accepted: web apps deploy without a release tag")}),change:T.FsL(Ae,T.pdi(oe=>({...T.qgA(Se,oe),settings:T.qgA(G,
oe)})))}}}),6923:((ze,Te,y)=>{y.d(Te,{MV:()=>fe,RX:()=>K,i4:()=>ce,xI:()=>se});var T=y(3136),$=y(7934),A=y(3739),me=y(5914),U=y(5456),ue=y(8325);const ne=20,M=1e3,
j="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",k=`^(?:(?=.{1,254}$)(?:${j}\\.)+(?!\\d+\\.?$)${j}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)\
$`;function se({ownName:le,sitesDomain:he}){const $e=[le,he,"localhost"],Se=G=>{if(!Array.isArray(G))return"must be a list of host names";if(G.length>ne)return`\
must have at most ${ne} host names`;const be=G.map(C=>typeof C=="string"?I(C):void 0),Ee=G[be.indexOf(void 0)];if(be.includes(void 0))return`contains ${(0,ue.SP)(
String(Ee))}, which is not a host name as shop.example.com`;const Ae=be.find(C=>C!==void 0&&$e.some(oe=>(0,me.UO)(C,oe)));if(Ae!==void 0)return`contains ${(0,ue.
SP)(Ae)}, which belongs to the platform itself`;const ve=be.find((C,oe)=>be.indexOf(C)!==oe);return ve===void 0?void 0:`contains ${(0,ue.SP)(ve)} twice`};return $.
FsL($.IeY(G=>Se(G)===void 0,({input:G})=>Se(G)??""),$.yuE({type:"array",maxItems:ne,uniqueItems:!0,items:{type:"string",maxLength:M,pattern:k}}),$.pdi(G=>G.map(
be=>I(be)??be)))}function I(le){if(le.length>M)return;const he=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(le)?(0,T.domainToASCII)(le).replace(/\.$/,""):"";return(0,me.
an)(he)?he:void 0}async function K(le,he,$e){const Se=$e.filter(Ae=>!le.mayUseDomain(he,Ae)),G=`${le.ownName}/${he}`,be=await Promise.all(Se.map(Ae=>de(le,Ae,G))),
Ee=Se[be.indexOf(!1)];if(Ee!==void 0)throw new U.P_("domain_not_verified",`The domain ${Ee} is not verified for the organization ${he}: add the DNS record "${ye(
Ee)} TXT ${G}", wait until it is published, and try again.`)}async function ce(le,he,$e){const Se=`${le.ownName}/${he}`;return Promise.all($e.map(async G=>{const be={
domain:G,record:ye(G),value:Se};if(le.mayUseDomain(he,G))return{...be,proof:"listed"};const Ee=await de(le,G,Se).catch(Ae=>{if(!(Ae instanceof U.P_))throw Ae});
return{...be,proof:Ee===void 0?"unknown":Ee?"recorded":"missing"}}))}async function de({resolveTxt:le},he,$e){try{return(await le(ye(he))).some(G=>G.join("").trim()===
$e)}catch(Se){if(["ENOTFOUND","ENODATA"].includes((0,A.xU)(Se)??""))return!1;const G=`The DNS records of ${ye(he)} cannot be read now. Try again later.`;throw new U.
P_("unavailable",G,{"retry-after":"30"})}}function ye(le){return`_slipway.${le}`}const H=2e3,Z=2;async function fe(le){const{Resolver:he}=await Promise.resolve().
then(y.t.bind(y,1553,19));return new he({timeout:H,maxTimeout:H,tries:Z}).resolveTxt(le)}}),1817:((ze,Te,y)=>{y.d(Te,{createControlPlane:()=>pn});var T=y(3823),
$=y(5456),A=y(8302),me=y(8595),U=y(2207),ue=y(2345),ne=y(5359);const M={type:"string"},j={type:"integer",minimum:0},k={type:"boolean"},se={type:"string",format:"\
date-time"};function I(R){return{type:"string",enum:R}}function K(R){return{anyOf:[R,{type:"null"}]}}function ce(R){return{type:"array",items:R}}function de(R){
const B=Object.keys(R);return{type:"object",properties:Object.fromEntries(Object.entries(R).map(([pe,X])=>[pe.replace("?",""),X])),required:B.filter(pe=>!pe.endsWith(
"?")),additionalProperties:!1}}function ye(R,B){return de({[R]:ce(B),nextCursor:K(M)})}function H(R,B){const{$ref:pe,anyOf:[X]=[],items:ge,properties:_e,required:Ue=[]}=R,
Ge=pe===void 0?X:C.get(pe);if(Ge)return H(Ge,B);if(ge&&Array.isArray(B))return B.map(Ve=>H(ge,Ve));if(_e&&(0,A.Gv)(B)){const Ve=He=>Ue.includes(He)?B[He]:B[He]??
void 0;return Object.fromEntries(Object.entries(_e).map(([He,dt])=>[He,H(dt,Ve(He))]))}return R===se&&typeof B=="number"?Z(B):B}function Z(R){return new Date(R).
toISOString()}function fe(R){return`#/components/schemas/${R}`}function le(R){return{$ref:fe(R)}}const he={appID:{type:"string",minLength:1,maxLength:63},name:M,
type:I(ue.yN),repository:M,branch:M,buildCommand:K(M),outputDirectory:K(M),region:K(M),subdomain:M,state:I(["created","live"]),url:K(M),environments:ce(de({environmentID:M,
name:M})),createdAt:se,updatedAt:se},$e={"spaFallback?":k,"installCommand?":M,"rootDirectory?":M,"nodeVersion?":M,"lifetime?":M,"assetsOnly?":k,"noindex?":k,"ve\
rify?":I(["off","warn","fail"]),"startCommand?":M,"healthPath?":M,"instances?":j,"memory?":M,"idleTimeout?":M,"requestTimeout?":M,"schedule?":ce(de({cron:M,path:M})),
"domains?":ce(M)},Se={appID:he.appID,type:he.type,state:he.state,repository:M,branch:M,buildCommand:he.buildCommand,outputDirectory:he.outputDirectory,region:he.
region,...$e,variables:ce(M)},G={deployID:M,status:I(U.PB),branch:M,commit:K(M),createdAt:se},be={code:I(me.i1),file:K(M),line:K(j),message:M},Ee={...G,stage:K(
I(U.Mb)),startedAt:K(se),finishedAt:K(se),"supersededBy?":M,"warnings?":ce(de(be))},Ae={file:M,line:K(j),column:K(j),severity:I(["error","warning","notice"]),code:K(
M),message:M},ve={Error:de({error:de({code:I(Object.keys(U.iV)),message:M,requestID:M})}),App:de(he),Configuration:de(Se),Environment:de({environmentID:M,name:M,
url:K(M),state:I(["created","live"])}),AcceptedDeployment:de(G),Deployment:de({...Ee,url:K(M)}),Failure:de({deployID:M,stage:I(U.Mb),code:I(U.sR),message:M,exitCode:K(
{type:"integer"}),signal:K(M),log:ce(M),diagnostics:ce(de(Ae))}),OperatorApp:de({org:M,project:M,...he,settings:{type:"object"},liveDeployID:K(M),newest:K({$ref:fe(
"OperatorDeployment")}),"functions?":I(ne.w),"functionsNode?":M,"deleted?":de({at:se,by:K(M),until:se})}),OperatorDeployment:de({...Ee,subject:K(M),author:K(M),
triggeredBy:K(M),size:K(de({files:j,bytes:j})),isLive:k,"redeployOf?":M,"cancelledBy?":M,phases:ce(de({name:M,startedAt:se,ms:K({type:"number",minimum:0})}))}),
QueuedDeployment:de({project:M,appID:M,...Ee,triggeredBy:K(M),"position?":{type:"integer",minimum:1}}),Table:de({name:M,variable:M,createdAt:se})},C=new Map(Object.
entries(ve).map(([R,B])=>[fe(R),B]));var oe=y(7598),te=y(3739),we=y(2097),P=y(5898),We=y(5807),st=y(7288);const Ne=254;async function Zn({organizationsOf:R},B){
return(await R(B))?.length===0}function Pt({email:R,token:B,via:pe},X,ge="id-token"){const _e=B?{via:"access-token",name:B.name}:{via:pe??ge};return{by:(0,We.Ow)(
R,Ne),..._e,from:(0,st.fe)(X),requestID:X.requestID}}function es(R){const B=Object.entries(R).map(([pe,X])=>({name:pe,route:X,parts:X.path.split("/")}));return(pe,X)=>{
const ge=X.split("/"),_e=B.filter(He=>Nn(He.parts,ge)),Ue=pe==="HEAD"?"GET":pe,Ge=_e.find(({route:He})=>He.method===Ue);if(Ge)return{name:Ge.name,route:Ge.route,
parameters:ts(Ge.parts,ge)};if(_e.length===0)throw new $.P_("not_found",`Nothing is at ${X.slice(0,300)}.`);const Ve=_e.map(({route:He})=>He.method==="GET"?"GET\
, HEAD":He.method).join(", ");throw new $.P_("method_not_allowed",`${pe} is not allowed here; allowed: ${Ve}.`,{allow:Ve})}}function Nn(R,B){return R.length===B.
length&&R.every((pe,X)=>pe.startsWith("{")?B[X]!=="":pe===B[X])}function ts(R,B){const pe=R.flatMap((X,ge)=>{const _e=/^\{(\w+)\}$/.exec(X)?.[1];return _e===void 0?
[]:[[_e,ns(B[ge]??"",_e)]]});return Object.fromEntries(pe)}function ns(R,B){try{return decodeURIComponent(R)}catch{throw new $.P_("invalid_request",`The path's ${B}\
 is not percent-encoded UTF-8.`)}}var ss=y(3548),It=y(6939);function Rn(){return R=>R}function os(R,B){const pe=Object.keys(B).map(X=>[X,{...R[X],...B[X]}]);return Object.
fromEntries(pe)}const rs=["GET","HEAD"],Vs=["POST","PUT","PATCH"];function en(R,B,pe){const X=es(B),ge=async _e=>{const Ue=(0,P.XM)(_e.target),{name:Ge,route:Ve,
parameters:He}=X(_e.method,Ue),{principal:dt,within:Ct}=await Ln(R,Ve,_e,He),{bytes:Ut,json:tn}=Vs.includes(_e.method)?await Xs(_e,Ve):qs,{orgID:mn="",projectID:nn="",
appID:En=""}=He,{status:gs=200,body:_s,answer:Ts}=Ve;let bs;const lo=async(fo,Os)=>{const Xe=Nt=>JSON.stringify(H(Ts,Os(Nt))),sn=JSON.stringify([dt.issuer,dt.email,
Ge,mn,nn,En]),ho=is(_e),De=ho===void 0?void 0:{scope:sn,key:ho,requestHash:(0,oe.hash)("sha256",Ut),status:gs,answer:Xe},z=await fo(De);switch(z.kind){case"done":
return Os(z.made);case"replayed":return bs=(0,P.Yf)(z.status,JSON.parse(z.answer),{"idempotent-replayed":"true"}),{};case"other_request":throw(0,It.Gq)(["Idempo\
tency-Key was used before with another body"]);default:return(0,te.xb)(z)}},uo=await Ve.run({key:{org:mn,project:nn,appID:En},parameters:He,principal:dt,within:Ct,
act:Pt(dt,_e),query:new URLSearchParams(_e.target.slice(Ue.length)),body:()=>_s&&(0,It.ll)(tn,_s),once:lo},pe);return bs??(0,P.Yf)(gs,H(Ts,uo))};return async _e=>{
try{return await ge(_e)}catch(Ue){const Ge=(0,ss.Z)(Ue);if(!Ge)throw Ue;return await as(R,Ge,_e),(0,$.u)(Ge,_e)}}}function is(R){const B=(0,P.wx)(R,"idempotency\
-key");if(B===void 0||/^[\x21-\x7e]{1,255}$/.test(B))return B;throw(0,It.Gq)(["Idempotency-Key must be 1 to 255 visible ASCII characters"])}async function as(R,{
code:B},pe){if(!R.refusals||B!=="unauthorized"&&B!=="forbidden")return;const X={code:B,request:pe,via:"id-token"};if(B==="unauthorized")return R.refusals.note(X);
try{const ge=await R.verify((0,P.wx)(pe,"authorization")),{by:_e}=Pt(ge,pe);R.refusals.note({...X,by:_e??void 0,org:await cs(R,ge,pe)})}catch{R.refusals.note(X)}}
async function cs({roleOf:R},B,{target:pe}){const X=/\/orgs\/([^/?]+)/.exec(pe)?.[1];if(!(X===void 0||!ue.cS.test(X)))return await R(B,{org:X})===void 0?void 0:
X}async function Ln(R,B,pe,{orgID:X,projectID:ge,appID:_e}){const Ue=await R.verify((0,P.wx)(pe,"authorization")),{email:Ge}=Ue,Ve=await R.rateLimit(Ge);if(Ve>0)
throw(0,$.xd)(`Too many requests: wait ${Ve} s.`,Ve);if(B.for==="operators"&&await R.organizationsOf(Ue)!==void 0)throw new $.P_("forbidden",`${Ge} has no role \
in the organization "*", which this call needs.`);if(B.for==="operators"&&B.needs&&await ls(R,Ue,{org:"*"},B.needs),B.for!==void 0)return{principal:Ue};if(X===void 0||
!ue.cS.test(X))throw(0,It.Gq)(["orgID in the path is not an identifier"]);if(ge!==void 0&&!ue.cS.test(ge))throw(0,It.Gq)(["projectID in the path is not an ident\
ifier"]);const He={org:X,project:ge,appID:_e},dt=B.partly&&await In(R,Ue,He);return dt&&dt.length>0?{principal:Ue,within:dt}:(await ls(R,Ue,He,B.needs??Js(pe.method)),
{principal:Ue})}function An({org:R,project:B,appID:pe}){return{org:R,project:B||void 0,appID:pe||void 0}}async function In(R,B,{org:pe,project:X}){const ge=await R.
partsOf(B,pe);return X===void 0||ge===void 0?ge:ge.includes(X)?void 0:ge.filter(_e=>_e.startsWith(`${X}/`))}function Js(R){return rs.includes(R)?"viewer":"deplo\
yer"}const ds={viewer:"may only read",deployer:"may not say who may do what",admin:"may do everything"};async function ls({roleOf:R},B,pe,X){const ge=await R(B,
pe);if(ge===void 0)throw new $.P_("forbidden",`${B.email} has no role for this in the organization ${pe.org}.`);if((0,we.mK)(ge,X))return ge;const _e=`${B.email}\
 ${ds[ge]} in ${(0,we.fp)(pe)}.`;throw new $.P_("forbidden",X==="admin"?`${_e} An admin may.`:_e)}const qs={bytes:Buffer.alloc(0),json:void 0};async function Xs(R,{
mayBeEmpty:B,body:pe}){const X=(0,P.c0)(R);if(X!==void 0&&X!=="application/json")throw us(X);const ge=ue.lF.bodyBytes,_e=await(0,$.EN)(R,ge,`The body is larger \
than ${ge} bytes.`);if(_e.length===0&&(B||!pe))return{bytes:_e,json:{}};if(X===void 0)throw us("none");if(_e.length===0)throw new $.P_("invalid_request","The bo\
dy is empty.");return{bytes:_e,json:(0,$.o_)(_e)}}function us(R){return new $.P_("unsupported_media_type",`The Content-Type must be application/json; it is ${R.
slice(0,100)}.`)}var hn=y(1961),fs=y(9910),tr=y(8453);const Qs={limit:{type:"integer",minimum:1,maximum:ue.lF.pageMost,default:ue.lF.pageDefault},cursor:M};function Zs(R){
return $n(R,"limit",ue.lF.pageDefault,ue.lF.pageMost)}async function nr(R,B,pe){const X=Zs(R),ge=await pe(X+1),_e=ge.slice(0,X),Ue=_e.at(-1);return{items:_e,nextCursor:Ue!==
void 0&&ge.length>X?B(Ue):null}}const eo=R=>ps(`before:${R}`),Dn=({seq:R})=>eo(R),kn=R=>ps(`after:${R}`),to=({key:R})=>kn(R),sr=({project:R,appID:B})=>kn(`${R}/${B}`),
no=({project:R="",appID:B="",who:pe})=>kn(`${R}/${B}/${pe}`);function so(R){const B=zt(R,/^before:(\d{1,15})$/)?.[0];return B===void 0?void 0:Number(B)}function oo(R){
const B=zt(R,/^after:([^/]+)\/([^/]+)$/);if(!B)return;const[pe="",X=""]=B;if(!IDENTIFIER.test(pe)||!IDENTIFIER.test(X))throw vn();return{project:pe,appID:X}}function hs(R){
const B=zt(R,/^after:(.+)$/)?.[0];if(B!==void 0&&!IDENTIFIER.test(B))throw vn();return B}function or(R,B){const[pe="",X="",ge=""]=zt(R,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return ge===""?void 0:{org:B,project:pe,appID:X,who:ge}}function Ft(R){const B=R.get("prefix")??"";if(B!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(B))return B;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function qe(R){const B=R.get("prefix")??"";if(Buffer.byteLength(B)>KVS_LIMITS.
keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:B,after:zt(R,/^after:([\s\S]{1,512})$/)?.[0]}}function ro(R){const B=R.
get("from")??"0";if(!/^-?\d{1,15}$/.test(B))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(B),limit:$n(
R,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function ct(R){const B=R.get("after"),pe=B===null?void 0:printedCursor(B);if(B!==null&&!pe)throw invalid(
["after must be the next of an earlier answer"]);return{lines:$n(R,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:pe}}function vt(R,B){const pe=R.get(B)??
"false";if(pe==="true"||pe==="false")return pe==="true";throw invalid([`${B} must be true or false`])}function $n(R,B,pe,X){const ge=R.get(B);if(ge===null)return pe;
const _e=/^\d{1,9}$/.test(ge)?Number(ge):0;if(_e<1||_e>X)throw(0,It.Gq)([`${B} must be 1 to ${X}`]);return _e}function ps(R){return Buffer.from(R).toString("bas\
e64url")}function zt(R,B){const pe=R.get("cursor");if(pe===null)return;const X=Buffer.from(pe,"base64url").toString(),ge=B.exec(X);if(!ge||ps(X)!==pe)throw vn();
return ge.slice(1)}function vn(){return(0,It.Gq)(["cursor must be a nextCursor of this list"])}var Mn=y(9546);const rr={queue:"queue",clone:"clone",install:"ins\
tall",build:"build",sync:"store",activate:"store"};function io(R){const{stage:B,createdAt:pe,startedAt:X,finishedAt:ge,enteredAt:_e}=R,Ue={queue:pe,...X!==null&&
{clone:X},..._e},Ge=X===null?"queue":B,Ve=[];for(const[He,dt]of DEPLOYMENT_STAGES.entries()){const Ct=Ue[dt];if(Ct===void 0)continue;const Ut=DEPLOYMENT_STAGES.
slice(He+1).find(En=>Ue[En]!==void 0),tn=Ut===void 0?ge:Ue[Ut]??null;if(Ut===void 0&&dt!==Ge)break;const mn=rr[dt],nn=Ve.at(-1);nn?.name===mn?Ve.splice(-1,1,{...nn,
finishedAt:tn}):Ve.push({name:mn,startedAt:Ct,finishedAt:tn})}return Ve}function ms({subdomain:R,settings:B}){return B.domains?.[0]??R}const Es="production";function pt(R){
return R.liveRelease===null?"created":"live"}function Cn(R,B){return R.liveRelease===null?null:B(ms(R))}function Un(R,B){const pe=[{environmentID:R.environmentID,
name:Es}];return{...R,state:pt(R),url:Cn(R,B),environments:pe}}function ys(R,B){return{...R,...R.settings,state:pt(R),variables:B}}function ao(R,B){return{environmentID:R.
environmentID,name:Es,url:Cn(R,B),state:pt(R)}}function ws(R,B,pe){const X=R.status==="succeeded"?pe(ms(B)):null;return{...xn(R),url:X}}function xn(R){return{...R,
warnings:R.warnings.length>0?R.warnings:void 0}}function co(R,B){const{failureLogLines:pe,failureLogLine:X}=ue.lF;return{deployID:R,...B,log:B.log.slice(-pe).map(
ge=>ge.slice(0,X))}}function ir(R,B,pe,X){const{cachesOf:ge,..._e}=R.settings,Ue=X?.stateOf(R),{at:Ge,by:Ve,endsAt:He}=R.deletion??{};return{...Un(R,pe),settings:_e,
liveDeployID:R.liveRelease,newest:B&&Vt(B,R),functions:Ue,functionsNode:Ue&&X?.node,deleted:R.deletion&&{at:Ge,by:Ve,until:He}}}function Vt(R,B){return{...xn(R),
...R.commitFacts,isLive:R.deployID===B.liveRelease,phases:phasesOf(R).map(({name:pe,startedAt:X,finishedAt:ge})=>({name:pe,startedAt:X,ms:ge===null?null:ge-X}))}}
function ar({app:{project:R,appID:B},deployment:pe},X){return{...xn(pe),project:R,appID:B,position:X}}const Dt=["branch","commit","configuration","configuration\
.type","env"];function pn(R,B){return en(R,St(B.changes.bodies),B)}const Mt=Rn();function St({creation:R,change:B,deployment:pe}){return os(T.bw,{createApp:Mt({
summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deployment may have.",body:R,status:201,answer:de({...he,deployTakes:ce(
I(Dt))}),async run(X,{changes:ge,siteUrl:_e}){const{name:Ue,...Ge}=X.body(),Ve=He=>({...Un(He,_e),deployTakes:Dt});return X.once(He=>ge.create({...X.key,appID:Ue},
Ge,X.act,He),Ve)}}),updateApp:Mt({summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:B,answer:le("App"),async run(X,{
changes:ge,siteUrl:_e}){return Un(await ge.update(X.key,X.body(),X.act),_e)}}),replaceEnv:Mt({summary:"Replaces the whole set of variables. No answer contains t\
heir values.",body:fs.K,answer:de({names:ce(M)}),async run(X,{state:ge}){await jt(X,ge);const{env:_e}=X.body();if(!await ge.apps.replaceEnv(X.key,_e,X.act))throw(0,Mn.
fH)(X.key);return{names:Object.keys(_e).sort()}}}),listEnvironments:Mt({summary:"Lists the environments of an app, with its configuration and the names of its v\
ariables. `deployTakes`: the members that the body of a deployment may have.",answer:de({environments:ce(le("Environment")),app:le("Configuration"),deployTakes:ce(
I(Dt))}),async run(X,{state:ge,siteUrl:_e}){const Ue=await jt(X,ge),Ge=Object.keys(await ge.apps.env(X.key)).sort();return{environments:[ao(Ue,_e)],app:ys(Ue,Ge),
deployTakes:Dt}}}),deploy:Mt({summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of \
a PATCH, and with `env`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone.\
 `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one \
if its build makes a server.",body:pe,mayBeEmpty:!0,status:202,answer:le("AcceptedDeployment"),async run(X,{state:ge}){await jt(X,ge);const{branch:_e=null,commit:Ue,
configuration:Ge,env:Ve}=X.body();await(0,hn.q)(Ge?.settings);const He={branch:_e,commit:Ue?.toLowerCase()??null,configuration:Ge,env:Ve},dt=async Ct=>{const Ut=await ge.
deployments.create(X.key,He,X.act,Ct);if(Ut.kind==="no_app")throw(0,Mn.fH)(X.key);return Ut};return X.once(dt,Ct=>Ct)}}),listDeployments:Mt({summary:"Lists depl\
oyments, newest first.",query:Qs,answer:ye("deployments",le("Deployment")),async run(X,{state:ge,siteUrl:_e}){const{items:Ue,nextCursor:Ge}=await nr(X.query,Dn,
async Ve=>{const He=await ge.deployments.ofApp(X.key,{limit:Ve,before:so(X.query)});if(!He)throw(0,Mn.fH)(X.key);return He.deployments.map(dt=>ws(dt,He.app,_e))});
return{deployments:Ue,nextCursor:Ge}}}),readFailure:Mt({summary:"Reads why a deployment failed. 404: it did not.",answer:le("Failure"),async run(X,{state:ge}){const{
deployID:_e=""}=X.parameters,Ue=await ge.deployments.failure(X.key,_e);if(Ue)return co(_e,Ue);await jt(X,ge);const Ge=await ge.deployments.find(X.key,_e);throw Ge?
new $.P_("not_found",`The deployment ${_e} has not failed: it is ${Ge.status}.`):new $.P_("deployment_not_found",`The app ${X.key.appID} has no deployment ${_e}\
.`)}})})}function jt({key:R},{apps:B}){return(0,Mn.Dy)(B,R)}}),9546:((ze,Te,y)=>{y.d(Te,{Dy:()=>I,Ps:()=>se,fH:()=>ce});var T=y(7598),$=y(7934),A=y(3739),me=y(2345),
U=y(5456),ue=y(8325),ne=y(6939);const M=$.FsL((0,ne.Qq)(1,1e3),$.yGV(me.G1,"is not a variable's name: letters, digits and _, and not a digit first")),j=(0,ue.ol)(
{set:(0,ue.UM)(ne.uO),unset:(0,ue.UM)($.FsL($.YOg(M,"must be a list of names"),$.Ru6(me.lF.envVariables,`must have at most ${me.lF.envVariables} names`)))}),k={
variables:me.lF.envVariables,bytes:me.lF.envBytes};function se({state:le,logs:he,keepDeletedMs:$e,rolledBack:Se}){const{apps:G,deployments:be,releases:Ee}=le,Ae=C=>I(
G,C),ve=async(C,oe)=>{const te=await be.find(C,oe);if(te)return te;throw await Ae(C),Z(C,oe)};return{app:Ae,deployment:ve,async deleteApp(C,oe){const te=await G.
delete(C,oe,$e);if(!te)throw ce(C);return te},async restoreApp(C,oe){const te=await G.restore(C,oe);if(te.kind==="no_app")throw ce(C);if(te.kind==="too_late")throw K(
te.app,!0);if(te.kind==="not_deleted")throw new U.P_("conflict",`The app ${C.appID} is not deleted, so there is nothing to restore.`);return te.app},async cancel(C,oe,te){
const we=await be.cancel(C,oe,te);if(we.kind==="no_deployment")return ve(C,oe);if(we.kind==="too_late")throw fe(C,we.deployment);return we.deployment},async redeploy(C,oe,te,we){
const P={branch:null,commit:null},We=oe===void 0?await be.create(C,P,te,we):await be.redeploy(C,oe,te,we);if(We.kind==="no_app")throw ce(C);if(We.kind!=="no_dep\
loyment")return We;throw await Ae(C),Z(C,oe??"")},async clearCaches(C,oe){if(!await G.update(C,{settings:{cachesOf:(0,T.randomUUID)()}},oe))throw ce(C)},async rollback(C,oe,te){
const we=await Ee.rollback(C,oe,te);if(we)return{...we,warnings:await Se?.(C,we.deployID)??[]};if(await Ae(C),oe===void 0)throw H(C,"no kept release before the \
live one.");const P=await be.find(C,oe),We=`Deploy its commit again: slipway redeploy ${oe.slice(0,100)}.`;if(P?.status==="succeeded")throw H(C,`no release ${oe}\
 any more: the platform keeps the newest ones (--keep-releases). ${We}`);if(P)throw H(C,`no release ${oe}: that deployment is ${P.status}.`);const st=ye.test(oe)?
" If there was such a deployment, the platform has removed it, because it was old.":"";throw H(C,`no kept release ${oe.slice(0,100)}.${st}`)},async variables(C){
return await Ae(C),G.variables(C)},async compareEnv(C,oe){await Ae(C);const te=await G.env(C),we=(P,We)=>Object.hasOwn(te,P)?te[P]===We?"same":"replaced":"new";
return Object.keys(oe).sort().map(P=>({name:P,change:we(P,oe[P]??"")}))},async editEnv(C,{set:oe,unset:te},we){const P=te?.find(st=>oe&&Object.hasOwn(oe,st));if(P!==
void 0)throw(0,ne.Gq)([`${P} is in set and in unset`]);const We=await G.editEnv(C,{set:oe??{},unset:te??[]},k,we);switch(We.kind){case"done":return{names:We.names,
absent:We.absent};case"no_app":throw ce(C);case"full":{const{variables:st,bytes:Ne}=k;throw(0,ne.Gq)([`an app may have ${st} variables, and ${Ne} bytes of names\
 and values`])}default:return(0,A.xb)(We)}},async readLog(C,oe,te){const we=await ve(C,oe),P=we.finishedAt!==null,We=await he.read(oe,{...te,isComplete:P}),st=We?
void 0:de(we);return st!==void 0?{text:te.from<=0?st:"",next:Math.max(1,te.from),atEnd:!0,deployment:we}:We?{text:We.text,next:We.next,atEnd:P&&We.next>=We.size,
deployment:we}:{text:"",next:Math.max(0,te.from),atEnd:P,deployment:we}}}}async function I(le,he){const $e=await le.find(he);if(!$e)throw ce(he);if($e.deletion)
throw K($e);return $e}function K({org:le,project:he,appID:$e,deletion:Se},G=!1){const{at:be=0,by:Ee=null,endsAt:Ae=0}=Se??{},ve=we=>new Date(we).toISOString().slice(
0,16).replace("T"," "),C=Ee===null?"because its lifetime was over":`by ${Ee}`,oe=`The app ${$e} was deleted at ${ve(be)} UTC ${C}`;if(G)return new U.P_("app_del\
eted",`${oe}, and is being removed. Its name is free again within hours.`);const te=`slipway apps restore ${$e} --org ${le} --project ${he}`;return new U.P_("ap\
p_deleted",`${oe}. Until ${ve(Ae)} UTC it can be restored: ${te}`)}function ce({org:le,project:he,appID:$e}){return new U.P_("app_not_found",`There is no app ${$e}\
 in ${le}/${he}.`)}function de({logRemovedAt:le}){return le===null?void 0:`The platform removed this log on ${new Date(le).toISOString().slice(0,10)}, because i\
t was old (--keep-deployments, --keep-days).
`}const ye=/^dpl-[a-z2-7]{16}$/;function H({appID:le},he){return new U.P_("release_not_found",`The app ${le} has ${he}`)}function Z({appID:le},he){return new U.
P_("deployment_not_found",`The app ${le} has no deployment ${he.slice(0,100)}.`)}function fe({appID:le},{deployID:he,status:$e,finishedAt:Se,supersededBy:G}){if(Se===
null){const Ee=`The deployment ${he} goes live at this moment, and cannot be stopped any more.`;return new U.P_("conflict",`${Ee} The release before it is one s\
tep away: slipway rollback --app ${le}`)}const be=G===null?"":`, because ${G} replaced it`;return new U.P_("conflict",`The deployment ${he} has ended already: ${$e}${be}\
.`)}}),7352:((ze,Te,y)=>{y.d(Te,{createOperator:()=>T});const T=()=>()=>({status:404,headers:{},body:""})}),3548:((ze,Te,y)=>{y.d(Te,{Z:()=>ne});var T=y(3739),$=y(
7080),A=y(5456),me=y(7356),U=y(8423),ue=y(6854);function ne(K){if(K instanceof A.P_)return K;if(K instanceof ue.tM){const ce="Wait until some of them have start\
ed, and try again (slipway platform --organization-queue).";return new A.P_("rate_limited",`The organization has ${K.most} deployments in the queue. ${ce}`,se)}
if(K instanceof T.GQ&&K.code==="unsupported_data")return new A.P_("unavailable",j);if(K instanceof me.z)return new A.P_("quota_exceeded",(0,$.c9)(K.over));if(K instanceof
U.us)return K.isFull?new A.P_("unavailable","The platform has no room to store more. Its operator has to add some.",k):new A.P_("unavailable",`The platform cann\
ot read or write its state now. ${M}`,I)}const M="Read what was to be changed before you repeat the call, because it may have been changed.",j="This is sealed w\
ith a key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",k={"retry-after":"30"},se={"retry-\
after":"60"},I={"retry-after":"5"}}),6939:((ze,Te,y)=>{y.d(Te,{EQ:()=>le,Gq:()=>j,Jk:()=>G,Jt:()=>H,Qq:()=>se,TN:()=>ye,TV:()=>he,cd:()=>fe,ll:()=>M,rD:()=>de,tk:()=>Z,
uO:()=>ve,wC:()=>ce,yL:()=>K});var T=y(7934),$=y(8302),A=y(2345),me=y(597),U=y(5456),ue=y(8325);const ne=10;function M(te,we){if(!(0,$.Gv)(te))throw j(["the bod\
y must be a JSON object"]);const P=(0,ue.LF)(we,te,"the body");if("faults"in P)throw j(P.faults);return P.output}function j(te){const we=te.length-ne,P=te.slice(
0,ne).join("; ")+(we>0?`; and ${we} more`:"");return new U.P_("validation_failed",`${P}.`)}const k=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}",
"u"),"must be well-formed Unicode"]];function se(te,we,P=[]){const We=[...k,...P];return T.FsL(T.YjP("must be a string"),T.BpQ(te,te===1?"must not be empty":`mu\
st have at least ${te} characters`),T.Ru6(we,`must have at most ${we} characters`),(0,ue.Hu)(st=>We.find(([Ne])=>Ne.test(st))?.[1]),T.yuE(I(...We.map(([st])=>st))))}
function I(...te){return{not:{pattern:te.map(({source:we})=>we).join("|")}}}function K(te){return T.KIO(te,`must be one of ${te.join(", ")}`)}function ce({pattern:te,
example:we},P){return T.FsL(se(1,1024),T.yGV(te,`${P}, as "${we}"`))}function de(te,we){const P=`must be a whole number of ${te} to ${we}`;return T.FsL(T.aig(P),
T.ndf(P),T.Wwf(te,P),T.cGV(we,P))}function ye(te){return se(1,te,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const H=T.zMY("must be tr\
ue or false"),Z=se(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or \
any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,
'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),fe=T.FsL(se(1,64),
T.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),le=T.FsL(se(2,4),T.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,
'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),he=se(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must\
 use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),$e=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Se=/:\/\/[^/?#\\]*@/;function G(te){return T.FsL(T.YjP("must be a string"),T.z6Y(we=>we.isWellFormed(),"must be well-formed Unicode"),(0,ue.Hu)(we=>{const P=(0,me.
Nu)(we,te);return P.kind==="refused"?`${P.problem}: write ${P.instead}`:void 0}),T.yuE({maxLength:1024,pattern:$e.source,...I(Se,new RegExp("\\p{Cc}","u"),new RegExp(
"\\p{Cs}","u"))}))}const{envVariables:be,envBytes:Ee}=A.lF,Ae=new RegExp(`^${A.be.replace(/[A-Z]/g,te=>`[${te}${te.toLowerCase()}]`)}`),ve=T.FsL(T.IeY(te=>C(te)===
void 0,({input:te})=>C(te)??""),T.yuE({type:"object",maxProperties:be,propertyNames:{pattern:A.G1.source,...I(Ae)},additionalProperties:{type:"string",maxLength:Ee-
1,...I(...k.map(([te])=>te))}}));function C(te){if(!(0,$.Gv)(te))return"must be an object of names to strings";const we=Object.entries(te);if(we.length>be)return`\
must have at most ${be} variables`;let P=0;for(const[We,st]of we){const Ne=oe(We,st);if(Ne!==void 0)return`contains ${(0,ue.SP)(We)}, ${Ne}`;P+=Buffer.byteLength(
We)+Buffer.byteLength(String(st))}return P>Ee?`must have at most ${Ee} bytes of names and values`:void 0}function oe(te,we){return A.G1.test(te)?Ae.test(te)?`bu\
t names that begin with ${A.be} belong to the platform`:typeof we!="string"?"whose value must be a string":we.includes("\0")?"whose value must not contain NUL c\
haracters":we.isWellFormed()?void 0:"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}}),
1463:((ze,Te,y)=>{y.d(Te,{I3:()=>le,Ld:()=>Z,RX:()=>M,ig:()=>H,nq:()=>ce,typeByProgram:()=>Se,uV:()=>he});var T=y(1421),$=y(7598),A=y(3024),me=y(6760),U=y(7975);
const ue=import.meta.filename.endsWith(".ts"),ne=(0,me.join)(import.meta.dirname,ue?"../../..":"../.."),M=(0,me.join)(ne,ue?"src/worker.ts":"dist/worker/index.j\
s"),j=ue?(0,me.join)(ne,"src"):M,k=(ue?["src","node_modules","package.json"]:["dist","package.json"]).map(G=>(0,me.join)(ne,G)),se=(0,me.join)(ne,"node_modules",
".cache","slipway"),I=4,K=5;function ce(){const G=(0,me.dirname)(process.execPath),be=[G,process.execPath].find(Ae=>((0,A.statSync)(Ae).mode&K)!==K),Ee=be??k.map(
de).find(Ae=>Ae!==void 0);if(Ee!==void 0)return{path:Ee,command:`chmod -R a+rX ${be?G:k.join(" ")}`}}function de(G){const be=(0,A.statSync)(G,{throwIfNoEntry:!1});
if(!be)return;const Ee=be.isDirectory()?K:I;if((be.mode&Ee)!==Ee)return G;const Ae=(0,me.basename)((0,me.dirname)(G))==="node_modules";if(!be.isDirectory()||Ae)
return;const ve=(0,A.readdirSync)(G).filter(C=>!C.startsWith("."));for(const C of ve){const oe=de((0,me.join)(G,C));if(oe!==void 0)return oe}}function ye(G){return`${(0,$.
hash)("sha256",G).slice(0,16)}/`}function H(G,be){return`slipway-worker:${ye(G)}${be}`}function Z(G,be){return`slipway-functions:${ye(G)}${be}`}const fe=[/^(?:LANG|LC_\w+|TZ)$/,
/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function le(G){const be={};for(const[Ee,Ae]of Object.entries(G))Ae!==void 0&&Ae!==""&&fe.some(ve=>ve.test(Ee))&&(be[Ee]=Ae);return be}function he(G){const{PATH:be="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:Ee,NODE_USE_SYSTEM_CA:Ae}=G;return{PATH:be,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:se,...Ee&&{NODE_EXTRA_CA_CERTS:(0,me.
resolve)(Ee)},...Ae&&{NODE_USE_SYSTEM_CA:Ae}}}const $e=6e4;async function Se(G,be,Ee){const Ae={env:he({PATH:be.PATH}),signal:Ee,timeout:$e};return(await(0,U.promisify)(
T.execFile)(process.execPath,[M,"type",JSON.stringify(G)],Ae)).stdout}}),8036:((ze,Te,y)=>{y.r(Te),y.d(Te,{recordUntoldKey:()=>fp,startLocalPlatform:()=>VL});var T=y(
3024),$=y(6760),A=y(3739),me=y(7994),U=y(7598),ue=y(8161),ne=y(1224),M=y(7288),j=y(5898);const k={by:null,via:"platform",from:null},se=1e3;function I({org:t,project:e,
appID:n},s,o={}){return{org:t,project:e,appID:n,action:s,...o}}const K=20,ce=1e3,de=6e4,ye=36e5,H=864e5,Z=200;function fe(t,{clock:e,every:n,log:s}){let o=new Map,
r=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/H)!==i&&([i,a]=[Math.floor(f/H),0]);const w=[...o.values()];o=new Map;const b=w.slice(0,Math.
max(0,ce-a));for(const{count:O}of w.slice(b.length))r+=O;a+=b.length;for(const O of b)await t.append(le(O),[he(O)]);if(r===0||Math.floor(f/ye)===c)return;c=Math.
floor(f/ye);const g=r;r=0,await t.append(k,[{action:"access.refuse",after:{code:"others",count:g}}])},l=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(
f)})}),u=n(de,()=>{l()});return{note(f){const{code:w,request:b,by:g,org:O,via:N}=f,S=JSON.stringify([(0,M.fe)(b),w,g,O,N]),V=o.get(S);V?V.count+=1:o.size<K?o.set(
S,{...f,count:1}):r+=1},flush:l,async[Symbol.asyncDispose](){u(),c=0,await l()}}}function le({by:t,via:e,request:n}){return{by:t??null,via:e,from:(0,M.fe)(n),requestID:n.
requestID}}function he({org:t,code:e,request:n,count:s}){const o=(0,j.XM)(n.target).slice(0,Z);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.
method} ${o}`}}}var $e=y(5239),Se=y(9127),G=y(3052),be=y(4296),Ee=y(8325),Ae=y(2097);const ve=512,C=/^[!-?A-~]*@[!-?A-~]+$/;function oe(t){return t.length<=ve&&
C.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function te(t){return/[^\0-\x7f]/.test(t)}function we(t){return t.slice(t.lastIndexOf("@"))}var P=y(7934),We=y(
1709),st=y(5914),Ne=y(2345);function Zn(t){return P.KCZ([t,P.YOg(t)],"must be a string, or a list of strings")}const Pt=P.FsL(P.YjP("must be a string"),P.BpQ(1,
"must not be empty")),es=P.FsL(P.YjP("must be a string"),P.Ru6(ve,`must have at most ${ve} characters`),P.yGV(C,({input:t})=>{const e=te(t)?"has characters othe\
r than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),Nn=512,ts="https://token.actions.githubusercontent.com",ns=P.FsL((0,Ee.zz)(P.
YjP(),P.FsL(P.YjP("must be a string"),P.BpQ(1,"must not be empty"),P.Ru6(Nn,`must have at most ${Nn} characters`))),P.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"\
names no claim besides iss")),ss=P.KCZ([es,ns],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function It(t){const e=`${t} ASCII emails,\
 or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "envi\
ronment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=P.KCZ([ss,P.YOg(ss)],'must be an email, "@domain", claims, or a list of \
these');return(0,Ee.lq)(n,e)}const Rn={viewer:It("May read."),deployer:It("May change apps, and what they have."),admin:It("May do everything, also say who may.")},
os=P.FsL(P.YjP(),P.yGV(Ne.cS,"is not an identifier")),rs=(0,Ee.lq)((0,Ee.zz)(os,(0,Ee.ol)(Rn)),"Grants for single apps, by their ID."),Vs=(0,Ee.lq)((0,Ee.zz)(os,
(0,Ee.ol)({...Rn,apps:rs})),'Grants for single projects, by their ID. "*" has none.'),en={...Rn,projects:Vs},is=24*36e5;function as(t){try{const e=(0,Se.E9)(t,"\
buildTimeout");return e>=1e3&&e<=is}catch{return!1}}const cs='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function Ln(t){try{return(0,G.
DB)(t,"disk")>0}catch{return!1}}function An(t,e,n){const s=`must be a whole number, ${t} to ${e}`;return(0,Ee.lq)(P.FsL(P.aig(s),P.ndf(s),P.Wwf(t,s),P.cGV(e,s)),
n)}const In=(0,Ee.ol)({disk:(0,Ee.lq)(P.FsL(P.YjP(cs),P.z6Y(Ln,cs)),'What the files of all kept releases may take, as "10GiB". Each release counts with all its \
files. Default: no bound.'),apps:An(0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:An(1,1e4,
"Builds at once, on all nodes. Further ones wait. Default: --organization-builds."),buildMinutesPerMonth:An(0,1e8,"Minutes that builds may take in a month of UT\
C, also those that fail or are cancelled. Default: no bound."),kvsRequestsPerMonth:An(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bou\
nd.")}),Js="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",ds=P.FsL(P.YjP("must be a string"),P.Ru6(st.FR+2,`must have at most ${st.FR+2} characters`),P.yGV(new RegExp(`^(?:\\*|(\
?:\\*\\.)?${Js})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),ls=(0,Ee.ol)({roles:(0,Ee.lq)((0,Ee.ol)(
en),"Who may do what in the organization, in its projects and in their apps."),...en,adminsMayGrant:(0,Ee.lq)(P.zMY("must be true or false"),'True if those with\
 the role admin may add and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such m\
embers do not count. That of "*" is for organizations without one of their own.'),buildTimeout:(0,Ee.lq)(P.FsL(P.YjP("must be a string"),P.z6Y(as,'must be a tim\
e of 1s to 24h, as "90s", "30m" or "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for \
organizations without one of their own.'),quotas:(0,Ee.lq)(In,'Bounds of what the organization uses. Those of "*" are for each organization without one of its o\
wn of the same name.'),domains:(0,Ee.lq)(Zn(ds),'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", \
"*.example.com" for all names below, "*" for all.')}),qs=(0,Ee.ol)({issuer:P.FsL(P.YjP("must be a string"),P.z6Y(us,"must be an https:// URL without query (http\
:// only for loopback)"),P.yuE({format:"uri"}),P.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:(0,Ee.lq)(Zn(Pt),"Accepte\
d aud values. Default: the platform's own base URL."),email:P.lqM(P.FsL(P.YjP("must be a string"),P.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}"\
 or "{repository}@github.actions"'),P.z6Y(t=>!te(t),"has characters other than ASCII"),P.h_("A template of claims for the email that grants name. For GitHub Act\
ions: {repository}@github.actions")),"{email}"),emailsVerified:P.lqM(P.FsL(P.zMY("must be true or false"),P.h_("True if the issuer verifies every email before i\
t writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is ref\
used all the same.")),!1),clientId:(0,Ee.lq)(Pt,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/\
sign-in/callback/{the issuer without https://, with - for /}."),clientSecretFile:(0,Ee.lq)(Pt,"A file with the client's secret. A relative path begins in the da\
ta directory."),clientSecretEnv:(0,Ee.lq)(Pt,"The environment variable of the platform that has the client's secret."),name:(0,Ee.lq)(P.FsL(Pt,P.Ru6(60,"must ha\
ve at most 60 characters")),"The name of the identity provider on the sign-in page. Default: its host."),require:P.lqM(P.FsL((0,Ee.zz)(P.YjP(),Zn(Pt)),P.h_("Cla\
ims that a token must have, each with one of the values.")),{})}),Xs=P.FsL((0,Ee.ol)({$schema:P.yqP(P.YjP("must be a string")),localIssuer:P.lqM(P.FsL(P.zMY("mu\
st be true or false"),P.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email\
.")),!0),issuers:P.lqM(P.FsL(P.YOg(qs,"must be a list"),P.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:o})=>o),s=n.find((o,r)=>n.
indexOf(o)!==r);s!==void 0&&e({message:`names ${s} twice`})}),P.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),
organizations:P.FsL((0,Ee.zz)(P.FsL(P.YjP(),P.yGV(new RegExp(`^(?:\\*|${Ne.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),ls),P.h_('Grants b\
y organization; "*" is every organization.'))}),P.DDF("platform.json"),P.h_("Who may do what on a platform that several people share. The platform reads the fil\
e from its data directory when it starts, and again when it changes."));function us(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==
""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,We.c)(e.hostname)}const hn={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"\
admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},fs=1024*1024,tr=10;function Qs(t,e={},n=()=>{}){
const s=(0,$.join)(t,"platform.json");if(!(0,T.existsSync)(s))return hn;try{if((0,T.statSync)(s).size>fs)throw new Error(`is larger than ${fs} bytes`);return nr(
JSON.parse((0,T.readFileSync)(s,"utf8")),{file(o){return n(o),(0,T.readFileSync)((0,$.resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new A.GQ("inval\
id_file",`${s}: ${(0,A.bD)(o)}`,{place:{file:s},remedy:`Correct the file (${(0,$e.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,
cause:o})}}const Zs={file:()=>"",env:()=>{}};function nr(t,e=Zs){const n=(0,Ee.LF)(Xs,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,tr).join(";\
 "));const{localIssuer:s,issuers:o,organizations:r}=n.output,i=Object.entries(r).flatMap(([u,f])=>sr(u,f)),a=Map.groupBy(i.flatMap(u=>typeof u.who=="string"?[{...u,
who:u.who}]:[]),({who:u})=>u),c=i.flatMap(({who:u,...f})=>{if(typeof u=="string")return[];const{iss:w=ts,...b}=u;return[{...f,iss:w,claims:b}]}),d=c.find(({iss:u})=>!o.
some(({issuer:f})=>f===u));if(d)throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const l=u=>r[u]?.adminsMayGrant??r["*"]?.adminsMayGrant??
!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:u,audience:f,email:w,emailsVerified:b,require:g,...O},N)=>({issuer:u,audiences:f===void 0?void 0:[f].flat(),
email:w,emailsVerified:b,granted:[...new Set(c.filter(({iss:S})=>S===u).flatMap(({claims:S})=>Object.keys(S)))],client:eo(u,O,`issuers[${N}]`,e),require:Object.
fromEntries(Object.entries(g).map(([S,V])=>[S,[V].flat()]))})),grantsOf:({email:u,issuer:f,claims:w={}})=>[...a.get(u)??[],...a.get(we(u))??[],...c.filter(({iss:b,
claims:g})=>b===f&&Object.entries(g).every(([O,N])=>w[O]===N))],adminsMayGrant:u=>u===void 0?Object.keys(r).some(l):l(u),membersOf:u=>i.filter(f=>f.org===u||f.org===
"*"),buildTimeoutOf(u){const f=r[u]?.buildTimeout??r["*"]?.buildTimeout;return f===void 0?void 0:(0,Se.E9)(f,"buildTimeout")},quotasOf:u=>({...Dn(r["*"]),...Dn(
r[u])}),withQuotas:Object.keys(r).filter(u=>u!=="*"&&r[u]?.quotas!==void 0),mayUseDomain(u,f){return[r[u]?.domains??[],r["*"]?.domains??[]].flat().some(b=>kn(b,
f))}}}function eo(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:o},r,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${r} has a\
 client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${r} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===
void 0?s&&i.env(s):i.file(n);if(a&&!c){const l=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}.${l}, wh\
ich is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:o??new URL(t).host,
slug:d}}function Dn({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,G.DB)(t,"disk")}}}function kn(t,e){return t==="*"||t===e||t.startsWith("*.")&&
e.endsWith(t.slice(1))}function to(t,e){return(0,Ae.ci)(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const o=await e.of([n.email,we(n.email)]);
return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}function sr(t,{roles:e={},...n}){const s=`organizations.${t}`,o=[...no(t,`${s}.roles`,e),...no(t,s,n)],
r=new Map;for(const{place:i,path:a}of o){const c=(0,Ae.fp)(i),d=r.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);
r.set(c,a)}return o.flatMap(({grants:i})=>i)}function no(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not pos\
sible: name the organization`);const o=(r,i,a)=>{const c=be.g.flatMap(d=>[a[d]??[]].flat().map(l=>{const u=typeof l=="string"?l.toLowerCase():l;return{...r,role:d,
who:u,path:`${i}.${d}`}}));return c.length>0?[{place:r,path:i,grants:c}]:[]};return[...o({org:t},e,s),...Object.entries(n).flatMap(([r,{apps:i={},...a}])=>{const c=`${e}\
.projects.${r}`;return[...o({org:t,project:r},c,a),...Object.entries(i).flatMap(([d,l])=>o({org:t,project:r,appID:d},`${c}.apps.${d}`,l))]})]}const so=2e3;function oo({
dir:t,env:e,log:n,every:s=ne.fm}){const o=(0,$.join)(t,"platform.json"),r=new Map,i=()=>(r.clear(),r.set(o,hs(o)),Qs(t,e,f=>r.set((0,$.resolve)(t,f),hs((0,$.resolve)(
t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),c=f},l=()=>{if(![...r].every(([f,w])=>hs(f)===w))try{const f=i();if(f===hn&&a!==
hn){d(`${o} was removed: what it said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:o})}catch(f){d((0,A.bD)(
f))}},u=s(so,l);return{policy:or(()=>a),get fault(){return c},look:l,[Symbol.dispose]:u}}function hs(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,T.statSync)(
t,{bigint:!0});return[e,n,s,o].join()}catch(e){return(0,A.xU)(e)??"unknown"}}function or(t){return new Proxy(hn,{get:(e,n)=>Reflect.get(t(),n)})}function Ft(t){
const{everyMs:e,onFailure:n,every:s=ne.fm,isDue:o=!1}=t;let r,i=!1,a=!1;const c=()=>(i=r!==void 0&&t.follows===!0,r??=t.run().then(()=>{},n).finally(()=>{r=void 0,
i&&!a&&c()}),r),d=s(e,()=>{c()});return o&&c(),{run:c,async[Symbol.asyncDispose](){a=!0,d(),await r}}}var qe=y(8423);const ro=["ok","missed","refused","limited",
"failed"],ct=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","del\
ete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy\
_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],vt={hour:36e5,day:864e5};
function $n({function_mib_ms:t}){return t*1024*1024/vt.hour}function ps(t){const e=n=>Object.fromEntries(ro.flatMap(s=>{const o=zt(n,s);return o?[[s,t[o]]]:[]}));
return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,
"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,
buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/
1e3}}}function zt(t,e){return ct.find(n=>n===`${t}_${e}`)}function vn(t={}){const e=ct.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Mn(t,e){return Object.
fromEntries(ct.map(n=>[n,t[n]+e[n]]))}function rr(t){const e=n=>ct.reduce((s,o)=>s+(n(o)?t[o]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.
test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const io={kvs(){},site(){}},ms=2e5,Es=new Map(ct.map((t,e)=>[t,e])),pt=t=>Es.get(t)??0,Cn=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(ro.map(e=>[e,pt(zt(t,e)??`${t}_refused`)]))])),Un=pt("kvs_bytes_in"),ys=pt("kvs_bytes_ou\
t"),ao=pt("site_bytes_out"),ws=pt("function_requests"),xn=pt("function_ms"),co=pt("function_mib_ms"),ir=1024*1024,Vt=[pt("site_2xx"),pt("site_3xx"),pt("site_4xx"),
pt("site_5xx")];class ar{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(ct.length);#r;lost=0;constructor(e){this.#r=jt(e)}kvs(e,n,s,o,r){const{
counts:i}=this.#e.get(e.keyspace)??Mt(this.#e,e.keyspace,e.scope);St(i,Cn[n][s],1),St(i,Un,o),St(i,ys,r)}site(e,n,s){const{counts:o}=this.#t.get(e.subdomain)??Mt(
this.#t,e.subdomain,Dt(e));St(o,n<300?Vt[0]:n<400?Vt[1]:n<500?Vt[2]:Vt[3],1),St(o,ao,s)}requested(e,n){const{counts:s}=this.#i(e);St(s,ws,1),St(s,xn,n)}held(e,n){
St(this.#i(e).counts,co,n/ir)}#i(e){const n=this.#n.get(e.appID)??[];for(const o of n)if(o.scope.org===e.org&&o.scope.project===e.project)return o;const s=pn(Dt(
e));return this.#n.set(e.appID,[...n,s]),s}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,
counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())St(this.#o,i,a);const o=JSON.stringify([n.org,n.project,n.app,
n.table,this.#r]),r=this.#s.get(o);if(r)for(const[i,a]of s.entries())St(r.counts,i,a);else this.#s.size<ms?this.#s.set(o,{scope:n,counts:s,hour:this.#r}):this.lost+=
B(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#r=jt(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:o,hour:r,counts:i}]of this.#s){
if(n.length===e)break;this.#s.delete(s),n.push({scope:o,hour:r,counts:R(i)})}return n}totals(){const e=this.#o.slice();for(const{counts:n}of this.#a())for(const[
s,o]of n.entries())St(e,s,o);return R(e)}}function Dt({org:t,project:e,appID:n}){return{org:t,project:e,app:n,table:""}}function pn(t){return{scope:t,counts:new Float64Array(
ct.length)}}function Mt(t,e,n){const s=pn(n);return t.set(e,s),s}function St(t,e,n){t[e]=(t[e]??0)+n}function jt(t){return Math.floor(t/vt.hour)*vt.hour}function R(t){
return Object.fromEntries(ct.map((e,n)=>[e,t[n]??0]))}function B(t){return ct.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const pe=8e3,X=3e4,ge=250,
_e=250,Ue=500;function Ge(t){const{clock:e,log:n,every:s}=t,o=new ar(e.now()),r=Ve(o,t);let i=!1;const a=Ft({everyMs:pe,async run(){await r(),i&&n("info","usage\
_stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{meter:o,flush:a.run,figures:()=>({counts:o.totals(),
waiting:o.waiting,lost:o.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}function Ve(t,{usage:e,engine:n,clock:s,log:o}){const r=(0,U.
randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:r,number:i,rows:t.next(ge)}),await e.add(
a).catch(d=>{if(d instanceof qe.us)throw d;o("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.
countEnded(_e)===_e;);if(!(!n||!await e.claimTurn("stored",X)))for(let d=0;;){const l=await n.sizes(d,Ue),u=l.length<Ue,f=u?Number.MAX_SAFE_INTEGER:l.at(-1)?.keyspace??
d;if(await e.setStored({after:d,upTo:f,tables:l},s.now()),u)return;d=f}}}const He=()=>{},dt=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});var Ct=y(
7634);const Ut=5e3,tn=15e3,mn=null,nn=1e3,En=10;async function gs(t){const{own:e,shared:n,builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:Ct.x,uptimeMs:Math.
round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:l}=n,
u=()=>a.announce({...i(),...c,...d(),canBuild:l?.canBuild});await l?.look(),await _s(u,n,t);const f=fo(u,l,t);return lo(await a.living(),c,t),{list:()=>a.list(),
async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function _s(t,{signal:e},{own:{name:n},clock:s,log:o}){
let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw bs(n,i);r||o("warn","node_name_awaited",Ts(n,i)),r??=i,await s.sleep(nn,e)}}function Ts(t,{
address:e,silentMs:n}){const s=Math.max(0,tn-n),o=`Another process has the name ${t}: it gave its last sign of life ${(0,Se.a3)(n)} ago. If it was killed, this \
one goes on in ${(0,Se.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function bs(t,{address:e,silentMs:n}){
const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Se.a3)(n)} ago`,o=`Start this one with another --node. If t\
he other one was killed just now, wait ${tn/1e3} seconds and start this one again.`;return new A.GQ("invalid_input",s,{input:"node",remedy:o})}function lo(t,e,{
log:n}){for(const{key:s,flag:o,means:r}of uo){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,l=>l[s])){const l=d.slice(0,En).map(
({name:u})=>u);n("warn","node_settings_differ",{setting:o,here:i,there:c,nodes:l.join(", "),means:r})}}}const uo=[{key:"publicUrl",flag:"--public-url",means:"To\
kens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them se\
rves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function fo(t,e,{own:{name:n},log:s,every:o}){let r;const i=(l,u)=>{l!==void 0&&
l!==r&&s("warn",l,u),r=l},a=async()=>{const l=await t();l?i("node_name_taken",{node:n,address:l.address,means:Os}):i(void 0)},c=Ft({everyMs:Ut,async run(){await e?.
look();let l;do l=e?.canBuild,await a();while(e?.canBuild!==l)},onFailure:l=>i("node_not_announced",{reason:String(l)}),every:o}),d=e?.subscribe(()=>{c.run()});
return async()=>{d?.[Symbol.dispose](),await c[Symbol.asyncDispose]()}}const Os="Another process took the name of this node while this one gave no sign of life.\
 Stop one of them, and start it with another --node";var Xe=y(8302);const sn=["control","build","edge","kvs"],ho=null;var De=y(5456),z=y(2978),Nt=y(5807),on=y(2207);
const{failureLogLines:cr,failureLogLine:dr}=Ne.lF,_i=(0,z.lS)({stage:(0,z.yL)(on.Mb),code:(0,z.yL)(on.sR),message:(0,z.Qq)(Ne.IC.message),exitCode:(0,z.Xd)(z.nd),
signal:(0,z.Xd)((0,z.Qq)(Ne.IC.signal)),log:(0,z.c3)(cr,(0,z.Qq)(dr)),diagnostics:on.tl}),lr={queue:"build_failed",clone:"clone_failed",install:"install_failed",
build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Ss({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,
code:e,message:(0,Nt.vI)(n,Ne.IC.message),exitCode:s},c=o===null?null:o.slice(0,Ne.IC.signal),d=i.filter(({file:w})=>w.length<=Ne.IC.file).slice(0,Ne.IC.findings).
map(w=>({...w,code:w.code===null?null:(0,Nt.vI)(w.code,Ne.IC.findingCode),message:(0,Nt.vI)(w.message,Ne.IC.findingMessage)})),l=ur(d,Ne.IC.bytes/2),u=Ne.IC.bytes-
po({...a,signal:c,log:[],diagnostics:l}),f=r.slice(-cr).map(w=>(0,Nt.vI)(w,dr));return{...a,signal:c,log:ur(f.reverse(),u).reverse(),diagnostics:l}}function ur(t,e){
let n=e;const s=t.findIndex(o=>(n-=po(o)+1,n<0));return s===-1?t:t.slice(0,s)}function po(t){return Buffer.byteLength(JSON.stringify(t))}function fr(t){const e=_i(
t);return e&&po(e)<=Ne.IC.bytes?e:void 0}function Ti(t){return{stage:t,code:lr[t],message:"The deployment failed, but its failure record is damaged or too large",
exitCode:null,signal:null,log:[],diagnostics:[]}}function hr(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class Lt extends Error{name="\
BuildFailure";facts;constructor(e){const n=Ss(e);super(n.message),this.facts=n}}function Ns(t,e,n){return new Lt({stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]})}class yn extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}function q(t,e){const n=t[e];if(typeof n!=
"string")throw Eo(e);return n}function Pe(t,e){return t[e]===null?null:q(t,e)}function ie(t,e){const n=t[e];if(typeof n!="number")throw Eo(e);return n}function it(t,e){
return t[e]===null?null:ie(t,e)}function Pn(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Eo(e);return n}function pr(t,e){const n=t[e];return typeof n==
"boolean"?n:ie(t,e)===1}function ht(t,e){return n=>e(n,t)}function bi(){return(t,e)=>q(t,e)}const mo={org:q,project:q,appID:q};function Qe(t){const e=Object.entries(
t).map(([n,s])=>[n,Fn(n),s]);return n=>Object.fromEntries(e.map(([s,o,r])=>[s,r(n,o)]))}function Fn(t){return t.replace(/[A-Z]+/g,e=>`_${e.toLowerCase()}`)}function Eo(t){
return new A.GQ("internal",`The column ${t} of the database has an unexpected type`)}async function Be(t,e,n){return(await t.read(()=>e)).rows.map(n)}async function lt(t,e,n){
return(await Be(t,e,n))[0]}async function ft(t,e){return(await t.read(()=>e)).count}const Bt="org = $1 AND project = $2 AND app_id = $3",wn=`${Bt} AND deleted_a\
t IS NULL`,Rs=`SELECT * FROM apps WHERE ${wn} FOR NO KEY UPDATE`,yo=Number.MAX_SAFE_INTEGER;function Ze({org:t,project:e,appID:n}){return[t,e,n]}const Rt=Qe(mo);
function xt(t,e,n="app_id"){const s=`${t}.project`,o=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${o} OR ${s} || '/' || ${t}.${n} = ${o})`}const Oi=null,
Si=3e4;function Ni({oldestAt:t},e){return t===null?null:Math.max(0,e-t)/1e3}function Gc(t,e,n,s){const o=t.prepare(`INSERT INTO ${e} (id, until) VALUES (1, slip\
way_now() + ${Oi})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`SELECT count(*) AS n, min(at) AS oldest FROM ${n} WHERE ${s}`);return{use:async()=>{await counted(
t,o())},waiting:async()=>await first(t,r(),wo)??{count:0,oldestAt:null}}}function wo(t){return{count:numberOf(t,"n"),oldestAt:numberOrNull(t,"oldest")}}const Ri=2e3,
mr=1e3;function Li(t){const{node:e,roles:n,functions:s,checks:o,clock:r}=t,i=new Set;let a=!1;const c=sn.map(f=>[f,Ai(o[f],r)]),d=new Map(c.filter(([f])=>n.includes(
f))),l=async f=>{const w=d.get(f);return w?a?"draining":i.has(f)?await w()?"ready":"failing":"starting":"absent"},u=async f=>{const w=await Promise.all(f.map(async S=>[
S,await l(S)])),[,b="ready"]=w.find(([,S])=>S!=="ready")??[],g=f.includes("build")?t.walls?.():void 0,O=g&&{limitedBy:hr(g.limiter),network:g.network},N={status:b,
node:e,roles:Object.fromEntries(w),...(0,Xe.Eb)({builds:O,functions:f.includes("edge")?s:void 0}),...f.includes("control")&&t.isFaulty?.()&&{policy:"faulty"},...f.
includes("control")&&Er("cdn","purgesWaiting",t.purges?.(),r.now()),...f.includes("build")&&Er("dns","changesWaiting",t.records?.(),r.now()),...(0,Xe.Eb)({unsealed:f.
includes("control")?t.unsealed?.():void 0})};return b==="ready"?(0,j.Yf)(200,N):(0,j.Yf)(503,N,{"retry-after":"1"})};return{start(f){for(const w of f?[f]:sn)i.add(
w)},drain(){a=!0},handler(f){const{target:w}=f,b=new URLSearchParams(w.slice((0,j.XM)(w).length)).get("role");if(b===null)return u(n);const g=sn.find(O=>O===b);
return g?u([g]):(0,De.u)(new De.P_("invalid_request",`role is one of ${sn.join(", ")}.`),f)}}}function Er(t,e,n,s){if(!n)return{};const o=Ni(n,s);return{[t]:{[e]:n.
count,oldestSeconds:o===null?null:Math.round(o)}}}function Ai(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const o=async()=>{const r=t().then(()=>!0,()=>!1),
i=await(0,ne.ux)(e,Ri,r)??!1;return s={can:i,at:e.monotonic()},n=void 0,i};return async()=>s&&e.monotonic()-s.at<mr?s.can:(n??=o(),n)}function Ii({check:t,damage:e}){
return async()=>{try{await t?.()}catch{return(0,j.Yf)(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??
0;if(n===0)return(0,j.Yf)(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their name\
s. Deploy their sites again to store them again.`;return(0,j.Yf)(200,{status:"degraded",pid:process.pid,reason:s})}}const Di=()=>({[Symbol.asyncDispose]:async()=>{}});
var jn=y(8474),go=y(7067),Wt=y(7075),Ls=y(3548);const ki=8,As=new WeakMap;function p(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;
const o=(As.get(s)??0)+1;if(As.set(s,o),o>ki){s.destroy();return}s.pause(),e.once("socket",()=>{const r=(As.get(s)??1)-1;As.set(s,r),r===0&&s.resume(),queueMicrotask(
n)})}const h=2e4,m=.75,E=1024,_=1024,L=64,D={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Q=500,re=20,Le=512,Ye=32;function tt(){let t="";try{t=(0,T.readFileSync)(
"/proc/self/limits","utf8")}catch{}const[,e=String(E)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?h:Math.min(h,Math.floor(m*Number(
e)))}class Ie{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=D){this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=_?this.#l(
this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.
delete(e)||this.#o.delete(e)),this.#i??=this.#a(Q)}began(e,n){const s=this.#s.get(e)??this.#o.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,
s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),
e).unref()}#c(){this.#r??=xe(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<Le&&n<Ye;s+=1){const{value:o,done:r}=this.#r.next();if(r){this.#r=
void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(
i),n+=1)}this.#r?this.#i=this.#a(re):this.#i=this.#s.size+this.#o.size>0?this.#a(Q):void 0}#d(){const[e]=this.#s,[n]=this.#o;let s=0;for(const o of this.#o){if(e&&
e[1].since<o[1].since||(s+=1,s>L))break;if(this.isIdle(o[0])){this.#l(this.#o,o[0]);return}}e?this.#l(this.#s,e[0]):n&&this.#l(this.#o,n[0])}#l(e,n){e.delete(n),
n.destroy()}}function*xe(...t){for(const e of t)yield*e}const nt=64*1024,mt=128*1024;class Et{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){
return this.#s}hold(e,n){const s=wt(e,n);if(!s||s.bytes<=nt)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.bytes),this.#t.set(e,
s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){const n=this.#t.
get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(
n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function wt(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Wt.Readable?
{key:t,bytes:mt}:{key:e.buffer,bytes:e.buffer.byteLength}}const rn=/^[\w.:-]{1,128}$/,_o=12e4,Is=8*1024*1024,yr=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,$i=47,wr=(0,U.
randomBytes)(5).toString("hex");let gr=0;class Ds{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=
o,this.#i=r,e.url?.charCodeAt(0)!==$i&&To(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){
return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];gr+=1,this.#s=typeof e=="string"&&rn.test(e)?e:`${wr}-${gr}`}
return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)return(0,M.ci)(e,(0,j.wx)(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){
return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#o===void 0){const e=new AbortController;this.#o=e,this.#n.open.add(this),
this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#o.signal}abort(e){this.#o?.
abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=e&&(this.#i=!1,this.#t.writeContinue()),new Promise((o,r)=>{const i=[];
let a=0;const c=setTimeout(()=>n.destroy(),_o).unref(),d=u=>{clearTimeout(c),this.#r=!n.complete,r(u)},l=()=>d(new j.GW("The client went away before its body en\
ded"));if(n.destroyed&&l(),s>e+Is){d(new j.KQ);return}n.on("data",u=>{a+=u.length,a<=e?i.push(u):a>e+Is?(n.pause(),d(new j.KQ)):i.length=0}),n.on("end",()=>{if(a>
e)return d(new j.KQ);clearTimeout(c),o(vi(i,a))}),n.on("error",l),n.on("close",()=>{n.complete||l()})})}}function To(t){const[,e,n=""]=yr.exec(t.url??"")??[];e!==
void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function vi(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}const bo=1e3;function Mi({
method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t==="GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function ks(t,e){
const n=new go.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&
n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),bo).unref()}),n}function Ci(t,e,n,s){const{method:o,url:r,httpVersion:i,rawHeaders:a}=e,
c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const l=a[d]??"";l.toLowerCase()!=="upgrade"&&c.push(`${l}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(
Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const _r=3e4,Ht=t=>(0,De.u)(new De.P_("unavailable","The platform is starting.",{"retry-after":"1"}),t),$s=128*1024*1024,Bn=16;
class hp{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Bn&&this.#s()}#n(){
this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}async function Yc(t){const{host:e,log:n,batch:s=new hp}=t,o={handler:Ht,closing:!1,
log:n,batch:s,bodies:new Et($s)},r=t.connections??tt(),i=new Ie(r,g=>a(g,zc),t.clientTimes),a=mp(i),c=(0,M.Nd)(t.trustedProxies??[],"trusted-proxies"),d={open:new Set,
proxies:c},l=new Set,u=(g,O,N)=>{s.open(),i.began(g.socket,O),gp(o,{request:new Ds(g,O,d,N),incoming:g,outgoing:O})},f=(0,go.createServer)({headersTimeout:0,requestTimeout:0,
keepAliveTimeout:_r,joinDuplicateHeaders:!0},(g,O)=>p(g,O,()=>u(g,O)));f.on("checkContinue",(g,O)=>p(g,O,()=>u(g,O,{waits:!0}))),f.on("upgrade",(g,O,N)=>{const S=i.
isIdle(g.socket);if(S&&!Mi(g))return Ci(f,g,O,N);const V=S?ks(g,g.socket):void 0;if(!V)return void O.destroy();l.add(O),O.once("close",()=>l.delete(O)),u(g,V,{head:N})}),
f.on("connection",g=>i.opened(g)),f.on("clientError",(g,O)=>a(O,(0,A.xU)(g)));const w=await yp(f,t.port,e);let b;return{port:w,serve(g){o.handler=g},close(g=5e3){
return o.closing=!0,b??=wp(f,d.open,l,g),b}}}function Kc(t,e){return`http://${t.includes(":")?`[${t}]`:t}:${e}`}const zc="ERR_HTTP_REQUEST_TIMEOUT",pp="HPE_INVA\
LID_EOF_STATE";function mp(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.bytesRead===0||s===pp||!n.writable||!t.isIdle(n)){n.destroy();return}
n.end(Ep(s)),setTimeout(()=>n.destroy(),bo).unref()}}const Vc=`The address and the headers of this request have more than ${go.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Ep(t){const e=`Connection: close\r
`;return t===zc?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Vc.length}\r
`}${e}\r
${Vc}`}async function yp(t,e,n){const s=(0,jn.once)(t,"listening");t.on("error",()=>{});try{t.listen(e,n),await s}catch(r){const i=(0,A.xU)(r);if(i==="EADDRINUS\
E"){const a="Choose another port, such as --port 4401, or --port 0 for a free one.",c=`Another process uses port ${e} of ${n}`;throw new A.GQ("port_in_use",c,{input:"\
port",remedy:a,cause:r})}if(i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"){const a="Choose an address of this machine, and a port of 1024 or more.",c=`The \
platform cannot listen on ${n}:${e} (${i})`;throw new A.GQ("invalid_input",c,{input:"port",remedy:a,cause:r})}throw r}const o=t.address();return typeof o=="obje\
ct"&&o!==null?o.port:e}async function wp(t,e,n,s){const o=new Promise(a=>t.close(()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)
a.abort(new A.GQ("interrupted","The platform stops"));t.closeAllConnections();for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(
i)}}function gp(t,e){const{request:n}=e,s=r=>Ui(Jc(n,r,t.log),t,e),o=r=>{try{Ui(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):
o(r)}catch(r){s(r)}}function Jc(t,e,n){const s=(0,A.I7)(e),o=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.
requestID,method:t.method,message:s.message,cause:o??null});const r=(0,Ls.Z)(e);if(r)return(0,De.u)(r,t);const i="The platform failed to answer. Its log has the\
 cause, with this request ID.";return(0,De.u)(new De.P_("internal",i),t)}function Ui(t,e,n){const{body:s}=t,{outgoing:o,incoming:r}=n,i=s instanceof Wt.Readable?
s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){_p(t.take,e,n);return}if(o.writeHead(t.status,Tp(t,e,n)),r.method==="HEAD"||qc(t)||s===void 0){
i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof Wt.Readable?bp(s,e,n):e.batch.end(o,s)}async function _p(t,e,n){const{request:s,incoming:o,outgoing:r}=n,
{requestID:i,remoteAddress:a,head:c}=s,l={incoming:o,outgoing:r,end:u=>{e.batch.open(),e.batch.end(r,u)},requestID:i,remoteAddress:a,head:c};e.closing&&(r.shouldKeepAlive=
!1);try{await t(l)}catch(u){const f=Jc(s,u,e.log);r.headersSent?r.destroy():Ui(f,e,n)}}function Tp(t,{closing:e},{request:n}){const s=[];let o=!1;for(const r in t.
headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-length")}for(const r of t.cookies??[])s.push("set-cookie",r);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.body instanceof Wt.Readable)&&!qc(t)&&s.push("content-length",Op(t.body)),s}function qc({
status:t}){return t===204||t===304}function bp(t,{log:e},{request:n,outgoing:s}){(0,Wt.pipeline)(t,s,o=>{o&&(0,A.xU)(o)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:o.message})})}function Op(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}var Tr=y(7030);const xi=["0.0.0.0","::"];function Xc({host:t,baseUrl:e}){const n=t.toLowerCase(),s=xi.includes(n);return o=>{const r=o?.toLowerCase()??"";if(Sp(
r,e))return!0;const i=Np(r);return i===void 0?!1:i==="localhost"||i===n||(0,We.O)(i)||s&&(0,Tr.isIP)(i)!==0}}function Sp(t,e){const{host:n,protocol:s}=new URL(e);
return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Np(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?
(0,Tr.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Rp=async()=>{},Lp=()=>{},Ap=()=>{};class vs extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.
set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Ip=1e4;function Dp(t,e){return t===0?()=>0:n=>e.take([{name:`cont\
rol/${(0,U.hash)("sha256",n)}`,most:t}])}function kp(t,e){if(t===0)return()=>0;const n=t/6e4,s=new vs(Ip);return o=>{const r=e.monotonic(),i=s.get(o)??{left:t,at:r};
return i.left=Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const $p=864e5,vp=async()=>0,
Mp=()=>({handler:()=>({status:404,headers:{},body:""}),[Symbol.asyncDispose]:async()=>{}});var Oo=y(7),an=y(7717);const Qc=6e5,Zc=6*36e5,Cp=3e4,ed=5e3;function Up(t,e,n){
return(0,an.O)(async()=>{const s=await y.e(460).then(y.bind(y,6460)),o=s.createRemoteJWKSet(await xp(t,e),{timeoutDuration:ed,cacheMaxAge:Number.POSITIVE_INFINITY,
cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-r,l=()=>(c??=
o.reload().then(()=>{a=0,r=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Cp*2**Math.max(0,a-1),Qc)}),c);return async(u,f)=>{const w=n.
monotonic()>=i||d()>=Zc;if(d()>=Qc&&w&&await l(),d()>=Zc)throw br();try{return await o(u,f)}catch(b){if(!(b instanceof s.errors.JWKSNoMatchingKey))throw b;const g=n.
monotonic()>=i;if(g&&await l(),a>0)throw br();if(!g)throw b;return o(u,f)}}})}async function xp(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-kno\
wn/openid-configuration`,{signal:AbortSignal.timeout(ed),redirect:"error"})).json();return Pp(s,t)}catch{throw br()}}function Pp(t,e){const{issuer:n,jwks_uri:s}=Object(
t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error(
"the keys are not served over the protocol of their issuer");return o}function br(){return new De.P_("unavailable","The keys of the token's issuer cannot be fet\
ched right now.",{"retry-after":"5"})}const Fp=30,jp=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Bp=16*1024;function Wp(t){
const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:(0,an.O)(async()=>(await y.e(460).then(
y.bind(y,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let o=[],r=new Map;const i=a=>{if(o!==e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??Up(d,t.fetch,
n);r=new Map(o.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:r.get(a)};return async a=>{const c=td(a),d=await y.e(460).then(y.
bind(y,6460)),{header:l,claims:u}=Hp(c,d);Gp(l,u);const f=i(u.iss??"");if(!f)throw at("The token was issued by an identity provider that this platform does not \
trust (iss)");const w=await f.keys(),b=f.audiences??[t.audience];try{const{payload:g}=await d.jwtVerify(c,w,{issuer:f.issuer,audience:[...b],algorithms:jp,clockTolerance:Fp,
currentDate:new Date(n.now()),requiredClaims:["exp"]});return Yp(f,g)}catch(g){throw nd(g,d,b.join(" or "))}}}function td(t){if(t===void 0)throw at('There is no\
 Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw at('The Authorization hea\
der is not "Bearer <ID token>"');if(e.length>Bp)throw at("The token is too long to be an ID token");return e}function Hp(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw at("The token is not a JSON Web Token, so it is not an ID token")}}function Gp(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw at("The token is an access token: send the identity provider's ID\
 token instead")}function Yp(t,e){Kp(t,e);const n=t.granted.flatMap(o=>{const r=e[o];return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(
r).length<=Nn?[[o,String(r)]]:[]}),s={email:zp(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function Kp(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw at(`The token's ${n} claim is not one that this platform accepts`)}function zp(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];if(typeof i!="string"||i==="")throw at(`The token has no ${r} claim`);return i}),s=oe(n);if(s===void 0){const o=te(n)?"has \
characters other than ASCII":"is not an email";throw at(`The token's email claim ${o}`)}if(t.email.includes("{email}")&&!Vp(e,t))throw at("The token's email is \
not verified (email_verified is not true)");return s}function Vp({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function nd(t,e,n){
if(t instanceof De.P_)return t;const{errors:s}=e;return t instanceof s.JWTExpired?at("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?at(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?at("The token is not valid yet (nbf)"):at(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?at("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?at("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?at("The token is not a valid ID token"):br()}function at(t){return new De.P_("unauthorized",`${t}.`,{"www-authenticate":'Bearer \
error="invalid_token"'})}function Jp({store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{sd(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];
for(const d of i){const l=Fi(d),u=JSON.stringify([l.project,l.appID]);a.has(u)||a.set(u,(0,Ae.mK)(await e(o,l),"admin"));const f=(0,Ae.K2)((0,Xe.U4)(d.maker));(a.
get(u)||f?.email===o.email&&f.issuer===o.issuer)&&c.push(d)}if(c.length>0||await e(o,{org:r})||(await n(o))?.includes(r))return c;throw Pi(o,r)};return{list:s,async create(o,{
name:r,place:i,role:a,lifetimeMs:c},d){sd(o,"make another one");for(const F of[i.project,i.appID])if(!(F===void 0||Ne.cS.test(F)))throw new De.P_("validation_fa\
iled","The project and the app of a token must be identifiers.");const l=await e(o,i);if(l===void 0)throw Pi(o,i.org);if(!(0,Ae.mK)(l,"deployer")){const F=`${o.
email} may only read there. Somebody with the role deployer makes tokens.`;throw new De.P_("forbidden",F)}const u=(0,Oo.yH)(F=>(0,U.randomInt)(F)),{org:f,project:w=null,
appID:b=null}=i,{email:g,issuer:O}=o,N=Oo.KT.atPlace,S={madeBy:g,maker:JSON.stringify({email:g,issuer:O})},V={id:(0,U.randomUUID)(),hash:(0,U.hash)("sha256",u),
org:f,project:w,appID:b,name:r,role:a,lifetimeMs:c,...S},Y=await t.create(V,N,d);if(typeof Y=="object")return{...Y,text:u};const x=Y==="name_taken"?`T${(0,Ae.fp)(
i).slice(1)} has a token ${r}. Revoke it first, or choose another name.`:`${(0,Ae.Js)(i,Y,N)} tokens, and may have no more. Revoke those that nobody needs.`;throw new De.
P_("conflict",x)},async revoke(o,r,i,a){const{org:c,project:d=null,appID:l=null}=r,u=(await s(o,c)).filter(b=>b.name===i),f=u.find(b=>b.project===d&&b.appID===l);
if(!f&&d===null&&u.length>1){const b=u.slice(0,5).map(O=>(0,Ae.fp)(Fi(O))),g=`Several tokens have the name ${i}: those of ${b.join(", ")}. Name the place.`;throw new De.
P_("conflict",g)}const w=f??(d===null?u[0]:void 0);if(w&&await t.revoke(c,w.id,a))return w;throw await e(o,{org:c})===void 0?Pi(o,c):new De.P_("not_found",`The \
organization ${c} has no token ${i.slice(0,100)} that you may end.`)}}}async function qp(t,e,n){if(!(0,Oo.eo)(e))throw at("The access token is not whole: it was\
 cut, or mistyped");const s=await t.find((0,U.hash)("sha256",e)),o=s&&(0,Ae.K2)((0,Xe.U4)(s.maker)),r=Oo.Xm.find(i=>i===s?.role);if(!s||!o||!r)throw at("The acc\
ess token is unknown, was revoked, or has ended");if(!n(o.issuer))throw at("The person who made the access token signed in by an identity provider that is no lo\
nger trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof qe.us))throw i}),{...o,token:{id:s.id,name:s.name,role:r,place:Fi(s)}}}function sd({token:t},e){
if(t)throw new De.P_("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function Pi({email:t},e){return new De.P_("forbidden",`${t}\
 has no role for this in the organization ${e}.`)}function Fi({org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function Xp({idTokens:t,
accessTokens:e,logins:n,trusts:s}){return async o=>{const r=o===void 0?"":td(o);return(0,Oo.Lh)(r)?qp(e,r,s):await Qp(r)===n.issuer?n.verify(r):t(o)}}async function Qp(t){
const{decodeJwt:e}=await y.e(460).then(y.bind(y,6460));try{return e(t).iss}catch{return}}const Zp=()=>{},em={device:"/identity/device",token:"/identity/token",revoke:"\
/identity/revoke"},ZL="slipway",tm="urn:ietf:params:oauth:grant-type:device_code",Or="BCDFGHJKLMNPQRSTVWXZ",eA=new RegExp(`^[${Or}]{4}-[${Or}]{4}$`),tA=100;async function od(t){
const e=await t.signingKey(nm),n=(0,Xe.U4)(e.value);if(!(0,Xe.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!sm({kty:"EC",crv:"P-256",
x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},o=om(s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{
...s,d:n.d,alg:"ES256"}}}function rd({privateJwk:t,kid:e},n){const s=(0,an.O)(async()=>(await y.e(460).then(y.bind(y,6460))).importJWK(t,"ES256"));return async(o,r)=>{
const{SignJWT:i}=await y.e(460).then(y.bind(y,6460)),a=Math.floor(n.now()/1e3);return new i({...o,iat:a,exp:a+r,jti:(0,U.randomUUID)()}).setProtectedHeader({alg:"\
ES256",typ:"JWT",kid:e}).sign(await s())}}function ji({privateJwk:t},e){return new Uint8Array((0,U.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipw\
ay ${e}`,32))}function nm(){const t=(0,U.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function sm(t){try{const e=(0,U.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,U.verify)("sha256",o,(0,U.createPublicKey)(
{key:s,format:"jwk"}),(0,U.sign)("sha256",o,e))}catch{return!1}}function om(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,U.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const rm=300,im="developer@slipway.localhost";function am(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,r=rd(n,s),i=({email:c=im,subject:d,
audience:l,claims:u,expiresInSeconds:f}={})=>{const w={iss:e,sub:d??c,aud:l??t.audience,email:c,email_verified:!0};return r({...u,...w},f??rm)},a={"/identity/.w\
ell-known/openid-configuration":dm(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get((0,j.XM)(c.target));if(d&&(c.method==="POST"||
(0,j.XM)(c.target)!==em.token))return d(c);const l=(...w)=>(0,De.u)(new De.P_(...w),c);if(c.method!=="GET"&&c.method!=="HEAD")return l("method_not_allowed","The\
 identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const u=(0,j.XM)(c.target),f=a[u];return f?(0,j.Yf)(200,f,{"cache-control":"public, max-age=3\
00"}):u!=="/identity/token"?l("not_found",`Nothing is at ${u}`):lm(c,t.requestToken)?cm(c.target,i):l("unauthorized","The request token is missing or wrong: see\
 run.json",{"www-authenticate":"Bearer"})}}}async function cm(t,e){const n=new URLSearchParams(t.slice((0,j.XM)(t).length)),s=n.get("audience"),o=n.get("email"),
r=await e((0,Xe.Eb)({audience:s||void 0,email:o||void 0}));return(0,j.Yf)(200,{count:r.length,value:r})}function dm(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}\
/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[tm,"refresh_token"],token_endpoint_auth_methods_supported:[
"none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","ema\
il"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function lm(t,e){const n=o=>(0,U.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.
exec((0,j.wx)(t,"authorization")??"")?.[1];return s!==void 0&&(0,U.timingSafeEqual)(n(s),n(e))}const Bi="Sign in again: slipway login",um="This platform no long\
er trusts the identity provider that you signed in by.",fm="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody el\
se may have copied it.",id=900,ad=10*6e4,cd=5e3,hm={lifetimeMs:ad,intervalMs:cd,perAddress:10,inAll:1e3},dd=864e5,pm={graceMs:6e4,idleMs:30*dd,mostMs:90*dd},mm=20,
Wi={person:10,address:20,all:200},Em="slr_",ld=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,ud=12;function ym({store:t,quota:e,organizationsOf:n,trusts:s,audience:o,key:r,
clock:i,...a}){const c=`${a.issuer}/login`,d=rd(r,i),l=(0,an.O)(async()=>(await y.e(460).then(y.bind(y,6460))).createLocalJWKSet({keys:[r.publicJwk]})),u=async({
issuer:f,email:w},b)=>{const g=await e.take([{name:"login",most:Wi.all},{name:`login/person/${kt(f,w)}`,most:Wi.person},{name:`login/address/${kt(b)}`,most:Wi.address}]);
if(g!==0)throw(0,De.xd)(`Too many codes were tried. Try again in ${g} seconds.`,g)};return{issuer:c,async verify(f){const w=await y.e(460).then(y.bind(y,6460)),
b={issuer:c,audience:o,algorithms:["ES256"],currentDate:new Date(i.now())},{payload:g}=await w.jwtVerify(f,await l(),b).catch(S=>{throw nd(S,w,o)}),O=await t.find(
String(g.sid)),N=O&&(0,Ae.K2)((0,Xe.U4)(O.identity));if(!N)throw at(`The sign-in of this machine has ended. ${Bi}`);if(O.state==="reused")throw at(`${fm} ${Bi}`);
if(!s(N.issuer))throw at(`${um} ${Bi}`);return{...N,via:"login"}},async begin(f,w){for(;;){const[b,g]=[(0,U.randomBytes)(16).toString("base64url"),(0,U.randomBytes)(
32).toString("base64url")],O=wm(),N={id:kt(b),userCode:kt(O),secret:kt(g)},S=await t.begin({...N,machine:f,address:w},hm);if(S==="too_many")return;if(S==="code_\
taken")continue;const V={expiresIn:ad/1e3,interval:cd/1e3};return{deviceCode:`${b}.${g}`,userCode:O,...V}}},async exchange(f,w){const[,b="",g=""]=ld.exec(f)??[];
if(b==="")return"unknown";const O=(0,U.randomBytes)(32).toString("base64url"),N={id:kt(b),secret:kt(g),next:kt(O)},S=await t.advance({...N,...pm},{...k,...w});if(S.
kind!=="open")return S.kind;const V=(0,Ae.K2)((0,Xe.U4)(S.identity));if(!V||!s(V.issuer))return"untrusted";const{email:Y,issuer:x}=V,F={iss:c,sub:Y,aud:o,email:Y,
email_verified:!0,idp:x,sid:N.id};return{accessToken:await d(F,id),expiresIn:id,refreshToken:`${Em}${b}.${O}`,refreshExpiresIn:Math.floor(S.endsInMs/1e3)}},async end(f,w){
const[,b=""]=ld.exec(f)??[],g=b===""?void 0:await t.find(kt(b));g&&await t.end(kt(b),{by:(0,Ae.K2)((0,Xe.U4)(g.identity))?.email??null,via:"login",...w})},machines:async f=>(await t.
list(Hi(f))).map(w=>({...w,id:w.id.slice(0,ud)})),async endMachine(f,w,b){const g=(await t.list(Hi(f))).find(O=>O.id.slice(0,ud)===w);if(g&&await t.end(g.id,b))
return{...g,id:w};throw new De.P_("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(f,w,b){return await u(
w,b),await t.asked(kt(fd(f)))??Gi()},async decide(f,w,b,g){await u(b,g.from??"");const{email:O,issuer:N}=b;if((await n(b))?.length===0){if(!w)return Gi();throw new De.
P_("forbidden",`${O} has no role on this platform, so there is nothing to sign in to.`)}const S={person:Hi(b),identity:JSON.stringify({email:O,issuer:N}),most:mm};
return await t.decide(kt(fd(f)),w?S:"denied",g)??Gi()}}}function Hi({issuer:t,email:e}){return kt(t,e)}function Gi(){const t="No machine asks with this code: it\
 was mistyped, was used, or is older than ten minutes.";throw new De.P_("not_found",t)}function kt(...t){return(0,U.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function wm(){const t=Array.from({length:8},()=>Or[(0,U.randomInt)(Or.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function fd(t){const e=t.slice(
0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}const So=12,Sr=16,hd=4+So+Sr;function Nr(t,e,n){return md(t,e,n,(0,U.randomBytes)(
So))}function pd(t,e,n){const s=(0,U.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return md(t,e,n,s.subarray(0,So))}function md({
id:t,key:e},n,s,o){const r=(0,U.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(Buffer.from(s)),r.final()]);return Buffer.
concat([t,o,i,r.getAuthTag()])}function nA(t,e,n){return Ed(t,e,n).toString("utf8")}function Ed(t,e,n){let s=new Error("No key is known that sealed this secret");
for(const o of t.filter(r=>yd(r,n)))try{return gm(o,e,n.subarray(o.id.length))}catch(r){s=r}throw s}function Rr(t,e,n,s){try{return Ed(t.all(e),n,s)}catch(o){throw t.
wrong(o)}}function gm({key:t},e,n){const s=(0,U.createDecipheriv)("aes-256-gcm",t,n.subarray(0,So),{authTagLength:Sr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(
n.subarray(-Sr));return Buffer.concat([s.update(n.subarray(So,-Sr)),s.final()])}function yd({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const wd="\
sealed:",gd=/^sealed:([0-9a-f]{8}):/;function No(t,e,n,s){const o=Buffer.from(Nr(t.current(e),n,s));return`${wd}${t.id}:${o.subarray(4).toString("base64")}`}function Ro(t,e,n,s){
const[o,r]=gd.exec(s)??[];if(o===void 0||r===void 0)return s;const i=Buffer.concat([Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);return Rr(t,e,
n,i).toString("utf8")}function _m(t){return gd.exec(t)?.[1]}function Tm(t){return wd.length+9+Math.ceil((t+hd)*4/3)+4}const Lr=t=>`kvs-token:${t}`,Yi=t=>`kvs-ro\
le:${t}`,bm=t=>`hook:${t}`,Om=t=>`notify-target:${t}`,Ki=({org:t,project:e,appID:n},s="")=>`variable:${t}/${e}/${n}:${s}`,Ms=(t,e)=>`deployment-${e}:${t}`,_d=(t,e)=>`\
build-log:${t}:${e}`;function Td(t){return{seal:(e,n)=>Nr(t.current("kvs"),e,n),open:(e,n)=>Rr(t,"kvs",e,n).toString("utf8")}}const Sm=()=>{},Nm=()=>({[Symbol.asyncDispose]:async()=>{}}),
Rm=864e5,Lm=async()=>0,bd="abcdefghijklmnopqrstuvwxyz234567",Am=63,Od=6,Sd=()=>(0,U.randomInt)(2**32)/2**32;function zi(t,e){let n="";for(;n.length<t;)n+=bd[Math.
floor(e()*bd.length)]??"";return n}function Im(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,Am-Od-1).replace(/-+$/,"");return e===
""?"app":e}function Dm(t,e){return`${Im(t)}-${zi(Od,e)}`}const km=()=>{},$m=()=>{},vm=()=>{},Mm=600;async function Cm(t,e,n){const s=await xm(t,e,n),{stores:o,stack:r,
policy:i,quotas:a,notifyAllow:c,notifyDelays:d,kvsQuotas:l,clock:u}=t,{notify:f,state:w,usage:b}=o,g=Td(o.keyring),O=(0,M.Nd)(c,"notify-allow"),{tablePerMinute:N}=l;
Nd(t,Rm,"quotas_not_told",()=>Lm({store:f,usage:b,quotas:a,tablePerMinute:N,clock:u}));const S=r.use(Nm({...t,...o,...w,store:f,vault:g,verifies:x=>i.issuers.some(
({issuer:F,email:W})=>F===x&&W==="{email}"),mail:t.mail,allowed:O,random:Sd,delays:d})),V=Sm(O),Y=r.use(Mp({...t,...o,...w,store:o.hooks,vault:g,addresses:V}));
return Um(t),{...s,notify:S,hooks:Y}}function Nd({stack:t,log:e},n,s,o){const r=i=>{i instanceof qe.us||e("error",s,{reason:String(i)})};t.use(Ft({everyMs:n,run:o,
onFailure:r}))}function Um(t){const{protocol:e,port:n}=new URL(t.siteUrl("any"));if(e!=="https:")return;const{notify:s,state:o,usage:r}=t.stores,i=vm(t),a=d=>i(
d,Number(n||443)),c={store:s,releases:o.releases,usage:r,clock:t.clock,certificateOf:a};Nd(t,$p,"certificates_not_told",()=>vp(c))}async function xm({policy:t,clock:e,
fetch:n,stores:s,shared:o,requestsPerMinute:r,baseUrl:i,issuer:a,consoleUrl:c},d,l){const u=r??Mm,f=o?Dp(u,s.quota):kp(u,e),w=await od(s.keys),{accessTokens:b,logins:g,
quota:O}=s,N=to(t,s.members),S=x=>t.issuers.some(F=>F.issuer===x)||t.localIssuer&&x===a,V=ym({...N,store:g,quota:O,trusts:S,issuer:a,audience:i,key:w,clock:e}),
Y=Zp(V,c);return{logins:V,accessTokens:Jp({store:b,...N}),issuer:am({issuer:a,audience:i,key:w,requestToken:d,clock:e,calls:Y}),signInKey:ji(w,"console sign-in"),
draftKey:ji(w,"console draft"),gate:{...N,refusals:l,verify:Xp({idTokens:Wp({policy:t,issuer:a,audience:i,key:w,clock:e,fetch:n}),accessTokens:b,logins:V,trusts:S}),
rateLimit:x=>r===void 0&&t.isLocal?0:f(x)}}}var Pm=y(4235);const Rd=new WeakMap;function Vi(t,e){const n=Rd.get(e);if(n)return n;const{healthPath:s,instances:o,
memory:r,idleTimeout:i,requestTimeout:a}={...Pm.em,...e},c=t==="sse"&&e.requestTimeout===void 0,d={healthPath:s,instances:o,memoryBytes:(0,G.DB)(r,"memory"),idleTimeoutMs:Ld(
i,"idleTimeout"),requestTimeoutMs:c?null:Ld(a,"requestTimeout")};return Rd.set(e,d),d}function Ld(t,e){return t==="0"||t==="off"?null:(0,Se.E9)(t,e)}const Fm=":\
root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.\
25}code{font-size:.95em}";function Jt({status:t,title:e,text:n,againIn:s}){const o=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Fm}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(o.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'",...s!==void 0&&{"retry-after":String(s)}},body:o}}const jm={bad_request:{status:400,
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
super(e,{cause:n}),this.code=e,this.againIn=s}}function Ar({code:t,againIn:e}){const n=jm[t],s=Jt({...n,againIn:n.status===503?e:void 0});return{...s,headers:{...s.
headers,"x-slipway-error":t}}}const Ji=".slipway",Ad=`${Ji}/server.json`,qi=["unpack","spawn","listen","health","ready"],Id=(0,z.lS)({step:(0,z.yL)(qi),at:z.U9}),
Dd=2e3,Bm=200,kd={exitCode:(0,z.Xd)(z.U9),signal:(0,z.Xd)((0,z.Qq)(40))},Wm=(0,z.lS)({...kd,code:(0,z.yL)(["start_failed","not_listening","unhealthy","out_of_me\
mory"]),step:(0,z.yL)(qi),message:(0,z.Qq)(Dd),lines:(0,z.c3)(Bm,(0,z.Qq)(Dd)),journey:(0,z.c3)(qi.length,Id)});function Xi(t,e){return{code:"start_failed",step:e.
at(-1)?.step??"unpack",message:t,exitCode:null,signal:null,lines:[],journey:e}}const Hm=(0,z.lS)({...kd,outOfMemory:z.Jt});class Wn extends Error{name="StartFai\
led";failure;constructor(e){super(e.message),this.failure=e}}const Gm=1e3,Ym=3e4,Km=6e4,zm=1e4,Vm=3e4,Jm=1e4,$d=8,Qi=256,qm=1e3,Xm=2e3;function Zi(t){return Math.
min(Ym,Gm*2**Math.max(0,t-1))}function Qm(){return Promise.all([y.e(729),y.e(313)]).then(y.bind(y,313)).catch(t=>{throw new Error("The platform could not load i\
ts client of instances",{cause:t})})}class Zm{#e;#t;started;#n="starting";#s;#o;#r;#i=0;#a=$d;#c=new Set;#d=0;#l=0;failures=0;#u=null;lastFailure=null;#h=0;#f=()=>{};#m=Promise.
withResolvers();#p=Promise.withResolvers();#y;constructor(e,n){this.#e=e,this.#t=n,this.#s=n.clock.now(),this.started=this.#g()}get state(){return this.#n}get load(){
return this.#n==="ready"&&this.#i<this.#a?this.#i:Number.POSITIVE_INFINITY}get isBusy(){return this.#i>0||this.#c.size>0}get pause(){return this.#n==="waiting"?
Math.max(0,this.#h-this.#t.clock.monotonic()):0}get status(){const e=this.#o;return{id:e?.id??null,deployID:this.#e.deployID,state:this.#n,since:this.#s,memoryBytes:e?.
memoryBytes??null,open:this.#i+this.#c.size,requests:this.#d,restarts:Math.max(0,this.#l-1),journey:e?.journey??this.lastFailure?.journey??[],lastFailure:this.lastFailure,
failures:this.failures,failingSince:this.failures===0?null:this.#u,nextStartAt:this.#n==="waiting"?this.#t.clock.now()+this.pause:null}}lease(){const e=this.#r;
if(!e)throw new TypeError("The instance is not ready");this.#d+=1,this.#i+=1;let n="request";return{upstream:e,deployID:this.#e.deployID,stream:s=>n!=="request"?
!0:this.#c.size>=Xm?!1:(n=s,this.#i-=1,this.#c.add(s),this.#w(),!0),release:()=>{n!=="nothing"&&(n==="request"?this.#i-=1:this.#c.delete(n),n="nothing",this.#a=
Math.min(Qi,this.#a+2),this.#w())}}}drain(e=!1){return e&&this.#p.resolve(),this.#y??=this.#N(),this.#y}endStreams(){for(const e of[...this.#c])e()}#E(e){this.#n=
e,this.#s=this.#t.clock.now()}#w(){this.isBusy||this.#m.resolve(),this.#n==="ready"&&this.#t.changed()}async#g(){const{instances:e,clock:n,turns:s}=this.#t;this.#l+=
1,this.#o=void 0;try{const o=e.start(this.#e);this.#o=o;const[r,{Upstream:i}]=await Promise.all([o.ready,Qm()]),a=new i({socketPath:r,turns:s,org:this.#e.app.org});
if(this.#n!=="starting")return a.close();this.#r=a,this.#a=$d;const c=n.monotonic();this.#E("ready"),this.#_(),this.#t.changed(),o.ended.then(()=>this.#S(o,n.monotonic()-
c))}catch(o){if(o instanceof Wn)return this.#T(o.failure);this.#o?.stop(0),this.#T(Xi((0,A.bD)(o),this.#o?.journey??[]))}}#_(){this.#f=this.#t.clock.after(qm,()=>{
this.#n==="ready"&&(this.#a=Math.min(Qi,2*this.#a),this.#t.changed(),this.#a<Qi&&this.#_())})}#S(e,n){this.#o===e&&(this.#r?.close(),this.#r=void 0,this.endStreams(),
this.#n==="ready"&&(n>=Km&&(this.failures=0),this.#t.log("warn","function_crashed",{...this.#O,livedMs:Math.round(n)}),this.#b()))}#T(e){const{clock:n}=this.#t,
s=this.#o?.id??null;this.lastFailure={...e,at:n.now(),deployID:this.#e.deployID,instance:s},this.#n==="starting"&&(this.#t.log("warn","function_not_started",{...this.#O,
code:e.code,step:e.step}),this.#b())}#b(){const{clock:e,changed:n}=this.#t,s=this.failures===0&&this.#d>0?0:Zi(this.failures);this.failures===0&&(this.#u=e.now()),
this.failures+=1,this.#h=e.monotonic()+s,this.#E("waiting"),this.#f(),this.#f=e.after(s,()=>{this.#n==="waiting"&&(this.#E("starting"),this.#g())}),n()}get#O(){
const{app:e,deployID:n}=this.#e;return{org:e.org,project:e.project,app:e.appID,deployID:n,instance:this.#o?.id??null}}async#N(){const{clock:e}=this.#t,n=this.#n===
"ready"||this.#n==="starting";this.#E("draining"),this.#f();const s=this.#o;if(n&&s){this.#m=Promise.withResolvers(),this.isBusy||this.#m.resolve();const o=()=>this.
endStreams();this.#p.promise.then(o);const r=[e.after(zm,o),e.after(this.#e.settings.requestTimeoutMs??Vm,()=>{o(),this.#m.resolve()})];await Promise.race([this.#m.
promise,s.ended]);for(const i of r)i();this.#r?.close(),await s.stop(Jm)}this.#r?.close(),this.#r=void 0,this.#E("ended"),this.#t.changed()}}const eE=100,tE=1e4,
nE=2e3,sE=6e4,oE=3,vd=3;class rE{key;spec;slots=[];#e;constructor(e,n,s){this.key=e,this.spec=n,this.#e=s}async grow(e){for(;this.slots.length<e;)this.slots.push(
new Zm(this.spec,this.#e));if(await Promise.all(this.slots.map(n=>n.started)),!this.slots.some(n=>n.state==="ready"))return this.slots.map(n=>n.lastFailure).find(
n=>n!==null)??void 0}get isBusy(){return this.slots.some(e=>e.isBusy)}pick(){let e;for(const n of this.slots)n.load<(e?.load??Number.POSITIVE_INFINITY)&&(e=n);return e}async drain(e=!1){
await Promise.all(this.slots.map(n=>n.drain(e)))}}class iE{app;#e;#t;#n;#s;#o;#r=()=>{};#i=new Map;#a=new Set;#c;#d;#l=!1;#u;#h;#f=!1;constructor(e){this.app=e.
app,this.#e=e,this.#u=e.clock.monotonic()}get isEmpty(){return!this.#n&&!this.#s&&!this.#o&&!this.#d&&this.#i.size===0&&this.#a.size===0&&!this.#p}get status(){
const s=[this.#n,this.#s,this.#o,...this.#i.keys()].flatMap(i=>i?.slots??[]).map(i=>i.status),o=this.#c,{clock:r}=this.#e;return{app:this.app,state:this.#m,waiting:this.#a.
size,instances:s,lastFailure:o?.failure??s.find(i=>i.lastFailure)?.lastFailure??null,failing:o?{count:o.count,since:o.since,nextStartAt:r.now()+Math.max(0,o.until-
r.monotonic())}:null}}get#m(){const e=this.#n?.slots??[];return e.some(s=>s.failures>=vd&&s.state!=="ready")||(this.#c?.count??0)>=vd?"crash_loop":e.some(s=>s.state===
"ready")?"running":this.#n||this.#d?"starting":"asleep"}isWanted({deployID:e,manifestHash:n},s){const o=this.#t;return o?.deployID!==e||o.manifestHash!==n||o.settings!==
s?!1:this.#n&&!this.#c?!0:this.#d!==void 0||this.#s!==void 0||this.#p}want(e){const n=this.isWanted(e,e.settings);this.#t=e,n||this.#E()}refresh(e){this.#t=e;const n=this.#o?.
spec.deployID===e.deployID;(this.#n||this.#s||n)&&this.#E()}async prepare(e,n,s){s.throwIfAborted();const o=this.#g(e,n);this.#r(),this.#T(this.#o),this.#o=o;const r=()=>{
this.#o===o&&this.#T(o)};s.addEventListener("abort",r,{once:!0});const i=await o.grow(1);if(s.removeEventListener("abort",r),s.throwIfAborted(),i)throw r(),new Wn(
i);this.#r=this.#e.clock.after(sE,r)}acquire(e){if(this.#u=this.#e.clock.monotonic(),this.#f)throw new ot("stopping");const n=this.#a.size===0?this.#n?.pick():void 0;
if(n)return n.lease();const s=this.#y();if(s)throw s;if(this.#a.size>=eE)throw new ot("queue_full",void 0,5);return new Promise((o,r)=>{const i=()=>{this.#a.delete(
a),r(new ot("queue_timeout",void 0,5))},a={resolve:o,reject:r,cancel:this.#e.clock.after(tE,i)};this.#a.add(a),e?.once("close",()=>{this.#a.delete(a)&&(a.cancel(),
r(new ot("queue_timeout")))})})}async stop(e=!1){this.#t=void 0,this.#O(new ot("stopping"));for(const n of[this.#n,this.#s,this.#o])this.#T(n);if(this.#c=void 0,
this.#r(),this.#h?.(),this.#h=void 0,e)for(const n of this.#i.keys())n.drain(!0);await Promise.all(this.#i.values())}endStreams(){for(const e of[this.#n,...this.#i.
keys()])for(const n of e?.slots??[])n.endStreams()}close(){return this.#f=!0,this.stop(!0)}get#p(){return this.#c!==void 0&&this.#e.clock.monotonic()<this.#c.until}#y(){
const{clock:e}=this.#e;if(!this.#n)return!this.#c||!this.#p||this.#d?void 0:new ot("start_failed",void 0,ea(this.#c.until-e.monotonic()));const n=this.#n.slots.
map(o=>o.state==="waiting"?o.pause:0),s=Math.min(...n);return s>nE?new ot("start_failed",void 0,ea(s)):void 0}#E(){this.#l=!0,this.#d??=this.#w().finally(()=>{this.#d=
void 0})}async#w(){for(;this.#l&&!this.#f;){this.#l=!1;try{const e=await this.#e.envOf(),n=this.#t;!this.#l&&n&&!this.#f&&this.#_(this.#g(n,e))}catch(e){this.#e.
log("warn","function_not_planned",{app:this.app.appID,reason:String(e)}),this.#n||(this.#t=void 0,this.#O(new ot("not_readable",e,5)))}}this.#n||this.#O(new ot(
"start_failed"))}#g(e,n){const{app:s,host:o}=this.#e,{deployID:r,manifestHash:i,settings:a}=e,c=Object.entries(n).sort(([l],[u])=>l<u?-1:1),d=(0,U.hash)("sha256",
JSON.stringify([r,i,o,a,c]));return new rE(d,{app:s,deployID:r,manifestHash:i,host:o,env:n,settings:a},{...this.#e,changed:()=>this.#b()})}#_(e){const{key:n}=e;
if(this.#n?.key===n){this.#T(this.#s),this.#c=void 0;return}if(this.#s?.key===n||this.#c?.key===n&&this.#p)return;const s=this.#o?.key===n?this.#o:e;s===this.#o&&
(this.#o=void 0,this.#r()),this.#T(this.#s),this.#n?.slots.some(o=>o.state==="ready")?this.#s=s:(this.#T(this.#n),this.#n=s),this.#S(s)}async#S(e){const{clock:n,
log:s,app:o}=this.#e,r=await e.grow(e.spec.settings.instances);if(!(e!==this.#s&&e!==this.#n)){if(r){const i=this.#c?.key===e.key?this.#c:void 0,a=(i?.count??0)+
1,c=i?.since??n.now();this.#c={key:e.key,failure:r,since:c,count:a,until:n.monotonic()+Zi(a)};const{code:d,step:l}=r,u=e===this.#s;s("error","function_switch_fa\
iled",{...o,deployID:e.spec.deployID,code:d,step:l,keepsEarlier:u}),this.#T(e),u||this.#O(new ot("start_failed",void 0,ea(Zi(a))));return}this.#c=void 0,e===this.#s&&
(this.#T(this.#n),this.#n=e,this.#s=void 0),this.#u=n.monotonic(),this.#N(),this.#b()}}#T(e){if(!e)return;this.#n===e&&(this.#n=void 0),this.#s===e&&(this.#s=void 0),
this.#o===e&&(this.#o=void 0);const n=e.drain().finally(()=>this.#i.delete(e));if(this.#i.set(e,n),this.#i.size<=oE)return;const[s]=this.#i.keys();s?.drain(!0)}#b(){
for(const n of this.#a){const s=this.#n?.pick();if(!s)break;this.#a.delete(n),n.cancel(),n.resolve(s.lease())}const e=this.#a.size>0&&this.#n?this.#y():void 0;e&&
this.#O(e)}#O(e){for(const n of this.#a)this.#a.delete(n),n.cancel(),n.reject(e)}#N(){this.#h?.(),this.#h=void 0;const e=this.#n,n=e?.spec.settings.idleTimeoutMs??
null;if(!e||n===null)return;const{clock:s}=this.#e,o=()=>{if(this.#n!==e)return;const r=e.isBusy||this.#s?n:this.#u+n-s.monotonic();if(r>0){this.#h=s.after(r,o);
return}this.#h=void 0,this.#T(e)};this.#h=s.after(n,o)}}function ea(t){return Math.max(1,Math.ceil(t/1e3))}const aE=new Set(["x-accel-redirect","x-lighttpd-send\
-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function ta(t){return t.startsWith(
"x-slipway-")||aE.has(t)}const Md=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","tran\
sfer-encoding","upgrade"]),cE=new Set([...Md,"forwarded","host","x-forwarded-for","x-forwarded-host","x-forwarded-port","x-forwarded-proto","x-forwarded-server",
"x-real-ip","x-request-id"]),dE=new Set;function Cd(t){let e;for(let n=0;n<t.length;n+=2){if(t[n]?.length!==10||t[n]?.toLowerCase()!=="connection")continue;const s=(t[n+
1]??"").toLowerCase();if(!(s==="keep-alive"||s==="close")){e??=new Set;for(const o of s.split(","))e.add(o.trim())}}return e??dE}function lE({incoming:t,requestID:e,
remoteAddress:n=""},s){const{rawHeaders:o,headers:r}=t,i=Cd(o),a=r.host??"",c=["host",a];for(let l=0;l<o.length;l+=2){const u=o[l]??"",f=u.toLowerCase();cE.has(
f.includes("_")?f.replaceAll("_","-"):f)||i.has(f)||c.push(u,o[l+1]??"")}const d=n.includes(":")?`"[${n}]"`:n;return c.push("x-forwarded-for",n,"x-forwarded-pro\
to",s,"x-forwarded-host",a),c.push("x-real-ip",n,"x-request-id",e),c.push("forwarded",`for=${d};host="${a.replace(/["\\]/g,"")}";proto=${s}`),c}function Ud(t){const e=Cd(
t),n=[];let[s,o,r]=[!1,!1,!1],i;for(let a=0;a<t.length;a+=2){const c=t[a]??"",d=t[a+1]??"",l=c.toLowerCase();l==="transfer-encoding"&&(r=!0,o||=d.trim().toLowerCase()!==
"chunked"),l==="content-length"&&(i=Number(d)),l==="content-type"&&(s=/^\s*text\/event-stream\b/i.test(d)),!(Md.has(l)||e.has(l)||l==="x-request-id"||ta(l))&&n.
push(c,d)}return{list:n,isEventStream:s,length:r?void 0:i,isCoded:o}}const na=10,sa={most:16*1024,least:2*1024},uE=.5,fE=.1;class hE{#e;#t=new Map;#n;constructor(e=()=>performance.
now()){this.#e=e}share(e,n){const s=e.read.bind(e);let o=sa.most,r;e.read=i=>{const a=this.#e();return r!==void 0&&(o=mE(o,a-r)),r=void 0,e.readableLength===0?s(
i):this.#s(a)?(this.#o(e,n),null):(r=a,s(i??Math.min(o,e.readableLength)))},e.once("close",()=>this.#r(e,n))}#s(e=this.#e()){return this.#n===void 0&&(this.#n=e+
na,setImmediate(this.#i)),e>=this.#n}#o(e,n){const s=this.#t.get(n);s?s.add(e):this.#t.set(n,new Set([e]))}#r(e,n){const s=this.#t.get(n);s?.delete(e)&&s.size===
0&&this.#t.delete(n)}#i=()=>{if(this.#n=void 0,this.#t.size===0)return;this.#s();const e=this.#e()+na,n=na/this.#t.size;for(const[s,o]of[...this.#t]){this.#n=Math.
min(e,this.#e()+n),this.#t.delete(s);for(const r of o){if(this.#s())break;o.delete(r),pE(r)}for(const r of this.#t.get(s)??[])o.add(r);if(o.size>0&&this.#t.set(
s,o),this.#e()>=e)break}this.#n=e}}function pE(t){const{stackTraceLimit:e}=Error;Error.stackTraceLimit=0;try{t.emit("readable")}finally{Error.stackTraceLimit=e}}
function mE(t,e){return e>uE?Math.max(sa.least,t/2):e<fE?Math.min(sa.most,t*2):t}function EE(t){Reflect.deleteProperty(t,"read")}const xd=100*G.D6,Ir=60*6e4,Pd=6e4,
yE=1e3,wE=64,oa=499,gE=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class Fd extends Error{name="Unsent"}class ra extends Error{name="BrokeOff"}function jd({
headers:t}){return t["transfer-encoding"]!==void 0||Number(t["content-length"]??0)>0}function Bd(t){return!jd(t)&&gE.has(t.method??"")}function Wd(t,e,n){const{
incoming:s,outgoing:o,protocol:r,timeoutMs:i}=t,a=jd(s);return new Promise((c,d)=>{const l=new TE({exchange:t,connection:e,withBody:a,join:n,resolve:c,reject:d});
o.on("close",l.gone),(a||i===null)&&Hd(t);try{e.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:lE(t,r),body:a?new _E(s):null,headersTimeout:i??
0,upgrade:n?"websocket":null},l)}catch(u){l.onResponseError(void 0,u instanceof Error?u:new Error(String(u)))}})}class _E extends Wt.Readable{#e;#t=!1;#n=0;constructor(e){
super(),this.#e=e}_read(){this.#t||(this.#t=!0,this.#e.on("data",this.#s).on("end",this.#o).on("close",this.#r).on("error",this.#r)),this.#e.resume()}_destroy(e,n){
const s=this.#e;s.off("data",this.#s).off("end",this.#o).off("close",this.#r),s.complete||s.pause(),n(e)}#s=e=>{this.#n+=e.length,this.#n>xd?this.destroy(new ot(
"body_too_large")):this.push(e)||this.#e.pause()};#o=()=>{this.push(null)};#r=()=>{this.#e.complete||this.destroy(new Error("The client went away before its bod\
y ended"))}}function Hd({incoming:t,timeoutMs:e}){t.socket.setTimeout(Math.max(Pd,(e??Ir)+Pd))}function Gd({incoming:t,outgoing:e}){t.complete||(e.shouldKeepAlive=
!1,e.once("finish",()=>setTimeout(()=>t.socket.destroy(),yE).unref()))}const Yd=Promise.resolve();class TE{#e;#t;#n=!1;#s=!1;#o=!1;#r=0;#i=0;#a;#c;#d=[];constructor(e){
this.#e=e}gone=()=>{this.#n=!0,this.#s||this.#t?.abort(new ra("The client went away"))};onRequestStart(e){if(this.#t=e,this.#o=this.#e.connection.used(),this.#n){
e.abort(new ra("The client went away"));return}if(!this.#e.withBody)return;const{incoming:n,outgoing:s}=this.#e.exchange;n.headers.expect!==void 0&&s.writeContinue()}onResponseStart(e,n){
if(n<200){if(this.#r+=1,this.#r>wE)throw new ot("bad_answer");return}const{incoming:s,outgoing:o,own:r,headersFor:i,onStream:a}=this.#e.exchange,c=Ud(Kd(e.rawHeaders));
if(c.isCoded)throw new ot("bad_answer");this.#a=c,Gd(this.#e.exchange),c.list.push(...r),o.writeHead(n,i?i(c.list):c.list),c.isEventStream?(s.socket.setTimeout(
Ir),a(()=>this.#m()),o.flushHeaders()):Yd.then(this.#l)}#l=()=>{this.#s||this.#n||(Hd(this.#e.exchange),this.#i===0&&!this.#c&&this.#e.exchange.outgoing.flushHeaders())};onRequestUpgrade({
rawHeaders:e},n,{upgrade:s},o){if(n!==101||s?.trim().toLowerCase()!=="websocket")throw new ot("bad_answer");this.#s=!0,EE(o);const{join:r,resolve:i,reject:a}=this.#e;
r?.(Kd(e),o).then(c=>i({status:n,bytes:c}),a)}onResponseData(e,n){if(this.#i===0&&n.length===this.#a?.length){this.#c=n;return}this.#i+=n.length,this.#d.push(n),
this.#d.length===1&&Yd.then(()=>this.#u(e))}#u(e){const{outgoing:n}=this.#e.exchange,s=this.#h();!s||this.#s||n.destroyed||n.write(s)||(e.pause(),n.once("drain",
()=>e.resume()))}#h(){const e=this.#d;return this.#d=[],e.length>1?Buffer.concat(e):e[0]}onResponseEnd(){const{outgoing:e,end:n}=this.#e.exchange;this.#i+=this.#c?.
length??0,this.#c?n(this.#c):e.end(this.#h()),this.#p(void 0)}onResponseError(e,n){this.#s||this.#p(this.#f(n))}#f(e){const{incoming:n,outgoing:s}=this.#e.exchange;
if(this.#n||s.destroyed)return;if(s.headersSent){n.socket.resetAndDestroy();return}if(e instanceof ot)return e;const o=bE(e);return(!(this.#t!==void 0)||this.#o&&
Bd(n))&&o?new Fd("The connection had ended",{cause:e}):new ot(OE(e,o),e)}#m(){this.#s||(this.#e.exchange.outgoing.end(this.#h()),this.#p(void 0),this.#t?.abort(
new ra("The app is replaced")))}#p(e){if(this.#s)return;this.#s=!0;const{outgoing:n}=this.#e.exchange;e?this.#e.reject(e):this.#e.resolve({status:n.headersSent?
n.statusCode:oa,bytes:this.#i})}}function bE(t){const e=(0,A.xU)(t)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.
test(e)}function OE(t,e){const n=(0,A.xU)(t);return n==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":n==="UND_ERR_INVALID_ARG"?"bad_request":e?"instance_broke":"\
bad_answer"}function Kd(t){return Array.isArray(t)?t.map(e=>e.toString("latin1")):[]}var SE=y(8453);function NE(t,{node:e,clock:n},s){if(!t)return{node:e,own:null,
stateOf:()=>{}};const o=r=>t.statusOf(r);return{node:e,own:{statusOf:o,printed:s.use((0,SE.Z)(t.logs,n))},stateOf:r=>(0,Ne.Rm)(r.type)&&r.liveRelease!==null?IE(
o(r)):void 0}}function RE(t){const e=t.instances.flatMap(n=>{const{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}=n;return s!==null&&
LE(o)?[{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:AE(
t)}}function LE(t){return t==="starting"||t==="ready"||t==="draining"}function AE({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.
count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((o,r)=>r.failures-o.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.
failingSince,nextStartAt:s.nextStartAt}}function IE(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?
"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function sA(t,e){return t.map(({step:n,at:s},o)=>{const r=t[o+1]?.at??
(n==="ready"?s:e);return{step:n,at:s,ms:r===void 0?null:Math.max(0,r-s)}})}const DE=1e3;async function kE(t,e){const n=e.upgrade();try{return await Wd(t,n,(s,o)=>$E(
t,s,o))}finally{e.end(n)}}async function $E(t,e,n){const{incoming:s,outgoing:o,head:r,own:i,onStream:a}=t,c=s.socket;o.detachSocket(c);const d=[...Ud(e).list,...i,
"Connection","Upgrade","Upgrade","websocket"],l=["HTTP/1.1 101 Switching Protocols"];for(let b=0;b<d.length;b+=2)l.push(`${d[b]}: ${d[b+1]}`);c.write(`${l.join(
`\r
`)}\r
\r
`,"latin1"),r!==void 0&&r.length>0&&n.write(r),c.setTimeout(Ir);const u=n.bytesRead-n.readableLength;n.setTimeout(Ir,()=>n.destroy());const f=(b,g)=>new Promise(
O=>{b.on("error",()=>g.destroy()),b.once("close",()=>{(!b.readableEnded||b.errored!==null)&&g.destroy(),O()})}),w=Promise.all([f(c,n),f(n,c)]);return c.pipe(n),
n.pipe(c),a(()=>{for(const b of[c,n])b.end(),setTimeout(()=>b.destroy(),DE).unref()}),await w,n.bytesRead-u}const vE=2,ME=50,CE=1e3,UE=3;class xE{#e;#t=new Map;#n=new hE;#s=new WeakMap;#o="";#r=0;#i=new Map;#a=!1;constructor(e){
this.#e=e}answer(e){return this.#e.instances?this.#a?Ar(new ot("stopping")):(0,j.GH)(n=>this.#c(n,e)):Ar(new ot("functions_off",void 0,60))}async call(e,n){const{
clock:s,served:o,siteUrl:r}=this.#e;if(this.#a)throw new ot("stopping");const i=s.monotonic(),a=this.#d(e);a.want(ia(e));const c=await a.acquire();try{const d=Vi(
e.type,e.settings).requestTimeoutMs??n.timeoutMs,l={...n.headers,host:new URL(r(e.subdomain)).host},u=Math.min(d,n.timeoutMs),f=await c.upstream.post({...n,headers:l,
timeoutMs:u});return o?.(e,{status:f,bytes:0},s.monotonic()-i),f}finally{c.release()}}async changed(e,n){if(this.#t.has(e))try{const s=await n(),o=this.#t.get(e);
s?o?.refresh(ia(s)):this.stop(e)}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#t.keys())
this.changed(n,()=>e(n))}async prepare({app:e,subdomain:n,type:s,release:o,settings:r,env:i,signal:a}){!this.#e.instances||this.#a||await this.#d({...e,subdomain:n}).
prepare(ia({type:s,release:o,settings:r}),i,a)}async stop(e){await this.#t.get(e)?.stop(),this.#l()}status(){return[...this.#t.values()].map(e=>e.status)}statusOf({
org:e,project:n,appID:s,subdomain:o}){const r=this.#t.get(o),{app:i}=r??{};return r&&i?.org===e&&i.project===n&&i.appID===s?RE(r.status):void 0}endStreams(){for(const e of this.#t.
values())e.endStreams()}async[Symbol.asyncDispose](){this.#a=!0,await Promise.all([...this.#t.values()].map(e=>e.close()))}async#c(e,n){const{clock:s,served:o}=this.#e,
r=s.monotonic(),i=this.#d(n);let a;try{a=await this.#u(e,n,i)}catch(c){a=this.#m(e,n,i,c)}return o?.(n,a,s.monotonic()-r),a}#d({org:e,project:n,appID:s,subdomain:o}){
const r=this.#t.get(o);if(r)return r;const{instances:i,clock:a,log:c,siteUrl:d,envOf:l}=this.#e;if(!i)throw new ot("functions_off");this.#l();const u={org:e,project:n,
appID:s},{host:f,protocol:w}=new URL(d(o));this.#o=w.slice(0,-1);const b=new iE({app:u,host:f,instances:i,clock:a,log:c,turns:this.#n,envOf:()=>l(u)});return this.#t.
set(o,b),b}#l(){for(const[e,n]of this.#t)n.isEmpty&&this.#t.delete(e)}async#u(e,n,s){const{incoming:o,outgoing:r}=e;if(Number(o.headers["content-length"]??0)>xd)
throw new ot("body_too_large");const{release:i,type:a,org:c}=n,d=Vi(a,n.settings);s.isWanted(i,d)||s.want({...i,settings:d});const{clock:l,connections:u}=this.#e;
if((this.#i.get(c)??0)>=UE*(u-this.#r))throw new ot("queue_full",void 0,5);this.#f(c,1);try{for(let w=0;;w+=1){const b=s.acquire(r),g=b instanceof Promise?await b:
b,{upstream:O}=g;let N;try{if(r.destroyed||o.socket.destroyed)return{status:oa,bytes:0};const S=this.#h(e,n,g,d);return e.head!==void 0?await kE(S,O):(N=O.take(
w>0,!Bd(o)),await Wd(S,N))}catch(S){if(!(S instanceof Fd))throw S;if(w===vE)throw new ot("instance_broke",S.cause)}finally{N&&O.give(N),g.release()}await l.sleep(
ME*w)}}finally{this.#f(c,-1)}}#h(e,n,s,{requestTimeoutMs:o}){const{cdn:r}=this.#e;return{...e,own:["X-Request-ID",e.requestID,"X-Slipway-Release",s.deployID,...zd(
n)],headersFor:r&&(i=>r.dynamic(n,s.deployID,i)),protocol:this.#o,timeoutMs:o,onStream:i=>{s.stream(i)||i()}}}#f(e,n){this.#r+=n;const s=(this.#i.get(e)??0)+n;s>
0?this.#i.set(e,s):this.#i.delete(e)}#m(e,n,s,o){const r=o instanceof ot?o:new ot("bad_answer",o),{incoming:i,outgoing:a,requestID:c}=e;if(a.destroyed||i.socket.
destroyed)return{status:oa,bytes:0};this.#p(s,e,r);const{status:d,headers:l,body:u}=Ar(r),f=u instanceof Uint8Array&&i.method!=="HEAD"?u:void 0;return Gd(e),a.writeHead(
d,[...Object.entries(l).flat(),"x-request-id",c,...zd(n)]),a.end(f),{status:d,bytes:f?.length??0}}#p(e,{requestID:n},{code:s,cause:o}){const{clock:r,log:i}=this.#e,
a=r.monotonic();if(a-(this.#s.get(e)??Number.NEGATIVE_INFINITY)<CE)return;this.#s.set(e,a);const{appID:c,org:d}=e.app;i("warn","function_refused",{org:d,app:c,code:s,
requestID:n,reason:o instanceof Error?o.message:null})}}function ia({type:t,release:e,settings:n}){const{deployID:s,manifestHash:o}=e;return{deployID:s,manifestHash:o,
settings:Vi(t,n)}}function zd({settings:t}){return t.noindex===!0?["X-Robots-Tag","noindex"]:[]}var Je=y(1455),PE=y(1421),FE=y(6193);const jE=524288,BE=65535;let Vd;
function WE(){return Vd??=HE().filter(t=>t>2&&t<=BE&&GE(t)),Vd}function HE(){try{return(0,T.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function GE(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,T.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&jE)===0}catch{return!1}}
function YE(t){const e=WE().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,T.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,T.closeSync)(n)}}const KE=384,zE=4*G.j9,
Jd={base:128,perProcessor:256},Dr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:G.j9,logBytes:4*G.D6,memoryBytes:Math.min(zE,Math.floor(VE()/2)),diskBytes:8*G.j9,diskFiles:2e6,
processes:Jd.base+Jd.perProcessor*(0,ue.availableParallelism)(),installBytes:2*G.j9,installsBytes:20*G.j9,serverBytes:G.j9,serverFiles:2e5};function VE(){const t=process.
constrainedMemory();return t>0?Math.min((0,ue.totalmem)(),t):(0,ue.totalmem)()}const oA=null,rA=1e3;function iA(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}
var Gt=y(8595);const Cs=864e5,JE=1e3,qE=90,XE=7*Cs,QE={most:500,ageMs:30*Cs},ZE=30*Cs,ey=400,ty=512*G.D6,kr={apps:{what:"deleted apps, with their releases, logs\
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
kage managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},aA={caches:{bytes:4*G.
j9,allBytes:20*G.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Cs},mirrors:{bytes:4*G.j9,allBytes:20*G.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Cs},tools:{bytes:Number.
POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Cs}},cA=200,dA=8,lA=36e5,$r=4*G.D6,ny=64*1024,sy=16384,oy=128*1024,ry=128,
iy=50,ay=2e3,qd=6e4,cy=1e3,dy=1e3,uA=50,Xd=256,Qd=250,ly=100,uy=1e3,aa=1e3,vr=(0,z.lS)({reason:(0,z.Qq)(uy)}),ca=(0,z.Qq)(64),fy=(0,z.lS)({files:(0,z.c3)(Qd,Gt.
x4),odd:(0,z.c3)(Qd,Gt.nR),ignoredRules:(0,z.c3)(ly,Gt.HK),faults:(0,z.c3)(Gt.ws,Gt.dA)}),hy=(0,z.tG)("kind",{bubblewrap:(0,z.lS)({asRoot:z.Jt,boundsFiles:z.Jt,
deniesNamespaces:z.Jt}),none:vr}),py=(0,z.tG)("kind",{cgroup:(0,z.lS)({folder:(0,z.Qq)(Gt.EO)}),sampling:vr}),my=(0,z.tG)("level",{private:(0,z.lS)({}),filtered:vr,
open:vr}),Zd=t=>e=>typeof e=="string"&&(0,Nt.Ow)(e,t).trim()||null,Ey=(0,z.lS)({subject:Zd(Ne.jh.subject),author:Zd(Ne.jh.author)}),da=t=>e=>typeof e=="string"?
(0,Nt.Ow)(e,t):void 0,la=t=>da(aa)(t)??null,yy=(0,z.tG)("about",{lock:(0,z.lS)({name:(0,z.Qq)(Xd)}),output:(0,z.lS)({part:fy,isLast:z.Jt}),start:(0,z.lS)({found:on.
tl}),repositories:(0,z.lS)({after:(0,z.Qq)($r)}),apps:(0,z.lS)({after:(0,z.Qq)($r)})}),wy=(0,z.tG)("kind",{ready:(0,z.lS)({isolation:hy,limiter:py,network:my},{
hasFailed:z.Gy}),pulse:(0,z.lS)({}),stage:(0,z.lS)({stage:(0,z.yL)(on.Mb.filter(t=>t!=="queue"))}),log:(0,z.lS)({text:t=>(0,Xe.KH)(t,ny)&&t.endsWith(`
`)?t:void 0}),commit:(0,z.lS)({commit:ca,facts:t=>Ey((0,Xe.Gv)(t)?t:{})}),ask:(0,z.lS)({id:z.U9,question:yy}),release:(0,z.lS)({name:(0,z.Qq)(Xd)}),note:(0,z.lS)(
{level:(0,z.yL)(["info","warn","error"]),event:(0,z.Qq)(64),text:(0,z.Qq)(2e3)}),stored:(0,z.lS)({release:(0,z.lS)({manifestHash:t=>(0,Xe.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:z.U9,written:z.U9,reused:z.U9,bytes:z.U9}),commit:ca,warnings:Gt.hd},{type:(0,z.yL)(Ne.jI)}),failed:(0,z.lS)({facts:fr}),detected:(0,z.lS)(
{plan:(0,z.lS)({text:da(2*aa),folder:da(aa),command:la,output:la,type:(0,z.yL)(Ne.yN),typeBecause:la}),commit:ca}),done:(0,z.lS)({collected:(0,z.c3)(Object.keys(
kr).length,(0,z.lS)({kind:(0,z.yL)(Object.keys(kr)),items:z.U9,bytes:z.U9},{left:(0,z.lS)({items:z.U9,bytes:z.U9})}))})});function gy(t){return wy((0,Xe.U4)(t))}
var gn=y(1463),_y=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ty=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const by=15,Oy=4096,Sy=5e3;class el{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=gn.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=_y(i,YE(["pipe","ignore","pipe","pipe"]),!1),c=(0,PE.spawn)(process.execPath,[`--max-old-space-size=${KE}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,Ly(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-Oy)}),this.#t=c.
stdio[3],this.#l(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=!0}finally{Ty(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#l(e){const n=new FE.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>$r)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#u())})}async#u(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#o!==void 0)
return;const n=e.length<=$r?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>qd;o&&n&&this.kill(`it sent nothing for ${qd/1e3} seconds`),n=o},Sy).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??Ry(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class Ny extends el{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:by,read:gy})}}function Ry(t){return Object.entries(ue.constants.
signals).find(([,n])=>t===ry+n)?.[0]??null}function Ly(t,e){try{t!==void 0&&(0,ue.setPriority)(t,e)}catch{}}const Ay={startMs:6e4,tmpBytes:512*G.D6,tmpFiles:1e5,
processes:256},Iy=40,ua=2e3,Dy=8e3,ky=2e4;function tl(t,e){return`${t}/${e}.sock`}const Us=(0,z.Qq)(Iy),nl=(0,z.lS)({reason:t=>String(t).slice(0,ua)}),$y=(0,z.tG)(
"kind",{pulse:(0,z.lS)({}),walls:(0,z.lS)({isolation:(0,z.yL)(["bubblewrap","none"]),limiter:(0,z.yL)(["cgroup","sampling"]),network:(0,z.tG)("level",{private:(0,z.
lS)({}),filtered:nl,open:nl})},{apart:t=>typeof t=="string"?t.slice(0,ua):void 0}),step:(0,z.lS)({id:Us,step:Id}),ready:(0,z.lS)({id:Us}),failed:(0,z.lS)({id:Us,
failure:Wm}),printed:(0,z.lS)({id:Us,lines:(0,z.c3)(ky,(0,z.lS)({at:z.U9,stream:(0,z.yL)(["stdout","stderr"]),text:(0,z.Qq)(Dy)}))}),memory:(0,z.lS)({id:Us,bytes:z.
U9}),ended:(0,z.lS)({id:Us,end:Hm}),note:(0,z.lS)({level:(0,z.yL)(["info","warn","error"]),event:(0,z.Qq)(64),text:(0,z.Qq)(ua)})});function vy(t){return $y((0,Xe.
U4)(t))}const My=1e4,Cy=5e3,Uy=5,xy=100;class Py{#e;#t;#n;#s=new Map;#o;#r=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,T.realpathSync)(e.nodeDir),this.#n=ol(this.#t),
sl(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,U.randomUUID)().slice(0,8)}`,s=this.#a(),o=i=>s.send({kind:"sto\
p",id:n,graceMs:i}),r=new Fy(n,e,tl(this.#n,n),o);return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(My))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),Cy);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,T.mkdirSync)(this.#n,{recursive:!0,mode:448}),By(this.#n);const{env:e,log:n}=this.#e,
s=new el({args:["functions",(0,gn.Ld)(this.#t,process.pid)],env:(0,gn.uV)(e),niceness:Uy,read:vy});return this.#o=s,s.listen(o=>this.#d(o)),s.ended.then(async({
exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){const c=i??`it ended with ${r??o}`;n("error","functions_supervisor_ended",{reason:c,
words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,Je.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),
s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,cgroup:r,
network:i,isolation:o==="required"?"auto":o,networkAllow:a?.()??[],env:(0,gn.I3)(n),limits:{...Ay,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"\
pulse":return;case"walls":this.#l(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const o=this.#s.get(e.id);if(!o)return;const r=e.
lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{n("warn","functions_log_not_written",{instance:o.id,reason:String(i)})});return}default:
this.#s.get(e.id)?.take(e)}}#l({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#o?.kill("functions are not isolated here, a\
nd --isolation is required");return}if(this.#r)return;this.#r=!0;const{log:o,network:r}=this.#e;e==="none"&&o("warn","functions_not_isolated",{means:"functions \
can read and write everything that the platform can"});const i=n.level==="private"||n.level===r?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"share\
d":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class Fy{id;spec;ready;ended;socket;memoryBytes=null;journey=[];#e;#t=Promise.
withResolvers();#n=Promise.withResolvers();constructor(e,n,s,o){this.id=e,this.spec=n,this.socket=s,this.#e=o,this.ready=this.#t.promise,this.ready.catch(()=>{}),
this.ended=this.#n.promise}stop(e){return this.#e(e),this.ended}take(e){switch(e.kind){case"step":this.journey=[...this.journey,e.step].slice(0,jy);return;case"\
ready":this.#t.resolve(this.socket);return;case"failed":this.#t.reject(new Wn(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#t.reject(new Wn(this.#s("It ended before it was ready",n,s))),this.#n.resolve(e.end)}}}lost(){this.#t.reject(new Wn(this.#s("Th\
e supervisor of functions ended",null,"SIGKILL"))),this.#n.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#s(e,n,s){return{...Xi(e,this.journey),exitCode:n,
signal:s}}}const jy=10;function sl(t){return[(0,$.join)(t,"functions","running"),ol((0,T.realpathSync)(t))].some(n=>(0,T.existsSync)(n)&&(0,T.readdirSync)(n).length>
0)}function ol(t){const e=(0,$.join)(t,"functions","sockets");return Buffer.byteLength(tl(e,"i-00000000"))+4<=xy?e:(0,$.join)((0,ue.tmpdir)(),`slipway-${(0,U.hash)(
"sha256",t).slice(0,16)}`)}function By(t){const{uid:e,mode:n}=(0,T.lstatSync)(t);if(!((0,T.lstatSync)(t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(
`${t} belongs to another user, or others can write to it`)}class fa{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),
r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);
try{return await n()}finally{s()}}}var rl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},il=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Wy=4*G.D6,Hy=30*864e5,Gy=1e4;class Yy{#e;#t;#n;#s=new fa;#o=new Map;constructor(e,n,s=Wy){
this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=ha(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,instance:a,stream:c,text:d})=>JSON.
stringify([i,a,c,d])).join(`
`),r=`${No(this.#t,"printed",`printed:${s}`,o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=ha(e),o=Math.min(Math.max(0,Math.floor(n)),Gy),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(l,u)=>zy(await Ky(l,this.#n),u,f=>Vy(this.#t,s,f)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=ha(
e),o=this.#o.get(s)??new Set;return this.#o.set(s,o.add(n)),{[Symbol.dispose]:()=>{o.delete(n),o.size===0&&this.#o.get(s)===o&&this.#o.delete(s)}}}async removeOlder(e){
for(const n of await(0,Je.readdir)(this.#e).catch(()=>[]))await this.#s.run(n,async()=>{const s=await(0,Je.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<
e)&&await(0,Je.rm)((0,$.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,$.join)(this.#e,e,"newer.jsonl"),older:(0,$.join)(this.#e,e,"older.jso\
nl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,older:r}=this.#r(e);await(0,Je.mkdir)((0,$.join)(this.#e,e),{recursive:!0,mode:448});
const{size:i}=await(0,Je.stat)(o).catch(()=>{})??{size:0};i>0&&i+Buffer.byteLength(n)>this.#n&&await(0,Je.rename)(o,r),await rl(s,await(0,Je.open)(o,"a",384),!0).
appendFile(n)}catch(o){s.error=o,s.hasError=!0}finally{const o=il(s);o&&await o}}}function ha({org:t,project:e,appID:n}){return(0,U.hash)("sha256",JSON.stringify(
[t,e,n])).slice(0,32)}async function Ky(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,Je.open)(t,"r").catch(()=>{});if(!s)return"";const o=rl(
n,s,!0),{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.
error=s,n.hasError=!0}finally{const s=il(n);s&&await s}}function zy(t,e,n){const s=[];let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>Jy(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function Vy(t,e,n){try{return Ro(t,"printed",`printed:${e}`,n)}catch{
return""}}function Jy(t){const e=(0,Xe.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Xe.KH)(s,40)&&(0,Xe.KH)(r,8e3)&&(o==="stdout"||o==="\
stderr")?{at:n,instance:s,stream:o,text:r}:void 0}var al=y(8934);const qy="SLIPWAY_SCHEDULE_SECRET",Xy=15e3,Qy=50,cl=5,Zy=40,ew=60*6e4,tw=15*6e4;function nw(t){
const{schedules:e,log:n,every:s}=t,o=new Map,r=l=>[...o.values()].filter(u=>u.org===l).length;let i=!1;const a=(l,u,f)=>{const w=JSON.stringify([l.subdomain,u]),
b=r(l.app.org)>=cl,g=o.has(w)?"the call before has not ended":b?`its organization has ${cl} calls under way`:void 0;if(g!==void 0)return t.say(l.app,`${pa(u)}: \
left out, because ${g}`);const O=ow(t,l,u,f).finally(()=>o.delete(w));o.set(w,{org:l.app.org,call:O})},c=async()=>{for(const l of await e.due(Qy)){const{next:u,
come:f}=await sw(l);if(f.length>0&&o.size>=Zy)break;if(await e.take(l,u))for(const[w,b]of f)a(l,w,b)}},d=Ft({everyMs:Xy,async run(){await c(),i=!1},onFailure(l){
(!i||!(l instanceof qe.us))&&n("warn","schedules_not_read",{reason:String(l)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...o.values()].
map(({call:l})=>l))},[Symbol.asyncDispose]:d[Symbol.asyncDispose]}}async function sw({entries:t,since:e,now:n}){const s=[];let o=null;for(const r of t){const i=e===
null?null:await(0,al.i)(r.cron,Math.max(e,n-ew));i!==null&&i<=n&&s.push([r,i]);const a=await(0,al.i)(r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{come:s,next:o}}
async function ow(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:l,say:u}=t,f=a.monotonic();try{const w=await d(r);if(!w)return;const b=JSON.
stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),g=`${r}.${s}.${e.entries.indexOf(n)}`,O=rw(await l(r),g,i,b),N=await c(w,{path:n.path,
headers:O,body:b,timeoutMs:tw});u(o,`${pa(n)}: ${N}, ${Math.round(a.monotonic()-f)} ms`)}catch(w){u(o,`${pa(n)}: failed, because ${(0,A.bD)(w)}`)}}function pa({
cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function rw(t,e,n,s){const o=Math.floor(n/1e3),r=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,U.createHmac)(
"sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(
o),"webhook-signature":`v1,${i}`}}const iw=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],aw=60*6e4;function cw({tables:t,roles:e,
clock:n,log:s,every:o=ne.fm}){const r=async(a,c)=>{const{environmentID:d}=await t.injected(a);return e.issue(d,n.now(),c)},i=async(a,c)=>{const{variables:d}=await t.
injected(a);return Object.keys(d).length===0?{}:{[`${Ne.be}URL`]:c,[`${Ne.be}REGION`]:Ne.aT,...d}};return{tableVariables:i,async runtimeVariables(a,c,d){const l=await i(
a,c);return Object.keys(l).length===0?{}:{...l,...dl(await r(a,d))}},async openCredentials(a){const c=await r(a),d={org:a.org,project:a.project,app:a.appID};let l=!1;
const u=async()=>{try{if(await e.renew(c.accessKeyID,n.now())||l)return;s("warn","function_role_gone",d)}catch(w){s("warn","function_role_not_renewed",{...d,reason:String(
w)})}},f=o(aw,()=>{u()});return{variables:dl(c),async[Symbol.asyncDispose](){l||(l=!0,f(),await e.revoke(c.accessKeyID).catch(w=>{s("warn","function_role_not_re\
voked",{...d,reason:String(w)})}))}}}}}function dl({accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,
AWS_REGION:Ne.aT}}async function dw({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),{type:c,settings:d}=r??
i??{},l=r?.env??a;if(!(0,Ne.Rm)(c))return l;const u=await e.tableVariables(o,n),f=i&&d?.schedule?{[qy]:await s(i.subdomain)}:{};return{...l,...u,...f}}function lw(t,e){
const n=new Set;return{start(s){if(!Object.hasOwn(s.env,`${Ne.be}URL`))return t.start(s);const o=new uw(s,t,e);return n.add(o.ended),o.ended.then(()=>n.delete(o.
ended)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all(n)}}}class uw{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;
const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(()=>{}),this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.ended;return await i[Symbol.
asyncDispose](),a},()=>({exitCode:null,signal:null,outOfMemory:!1}))}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){
return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let o;try{if(o=await n.openCredentials(this.
spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.env,...o.variables},i=e.start({...this.spec,env:r});this.#e=i;const a=iw.filter(c=>Object.
hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){await o?.[Symbol.asyncDispose]();const i=Xi(`The instance did not start: ${(0,A.
bD)(r)}`,[]);throw new Wn({...i,step:"spawn"})}}}function ll(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),(0,an.O)(()=>(n=
t(),n))}function fA(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Lo=()=>{};function ma(t,e,n){let s=Number.NEGATIVE_INFINITY;return(...o)=>{const r=n();Math.abs(r-s)<e||(s=r,t(...o))}}var Hn=y(597),fw=y(6923);const hw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
pw=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,mw=65535;function Ew(t){const e=(0,Tr.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??hw.exec(t)??[],a=n??s??(e?t:o),c=(0,Tr.
isIP)(a),d=r===void 0?void 0:Number(r),l=i===void 0?void 0:Number(i);if((c!==0||pw.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(l===void 0||
l>0&&l<=mw)&&(!ul(a)||l!==void 0&&d===void 0))return{host:a,...d!==void 0&&{prefix:d},...l!==void 0&&{port:l}};const f=ul(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new A.GQ("invalid_input",`--build-network-\
allow: "${t}" is not a place that can be allowed`,{input:"build-network-allow",remedy:f})}function ul(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.
test(t)}const yw=()=>{};var ww=y(1553);const fl=2e3,gw=2,_w=new Set(["ENOTFOUND","ENODATA"]),Tw=async t=>{const e=new ww.Resolver({timeout:fl,maxTimeout:fl,tries:gw}),
n=o=>{if(_w.has((0,A.xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()},bw=100;class Yt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){let n=bw;for(const[s,o]of this.#t){if(this.#s<=this.#e)return;this.#t.
delete(s);const r=s===e||o.used&&n>0;o.used&&(n-=1),r?this.#t.set(s,{...o,used:!1}):this.#s-=o.weight}}}const Ow=200,hl=1024*1024;class pl{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#o=new Yt(e),this.#r=new Yt(hl)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?
n:this.#r.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new Yt(this.#e),this.#r=new Yt(
hl),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,Ow):this.#o.put(e,s,this.#t),
s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Ea={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:G.j9,tableKeys:1e6,
organizationBytes:10*G.j9},ml="kvs_",El=32,Sw=ml.length+Math.ceil(El*4/3),Nw=1e3,Rw=8*1024*1024;class Lw extends pl{#e;#t;constructor(e,n,s){super(Rw,Nw,async o=>{
const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:l}=r,u={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kv\
s/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:u,environmentID:d,supported:(0,Ne.Rm)(l),
windows:f}}),this.#e=e,this.#t=n}byToken(e){return e.length===Sw?this.find(ga(e)):null}async byName(e,n){const{tables:s}=await this.#n(e),o=s.find(i=>i.name===n),
r=o&&await this.find(o.tokenHash);if(!r)throw yl(n);return r}async create(e,n,s,o){if(!Ne.BL.test(n))throw new De.P_("validation_failed",`"${n.slice(0,64)}" is \
not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${ml}${(0,U.randomBytes)(El).toString("base64url")}`,i=ga(r),a=this.#t.seal(
Lr(i),r),c={types:Ne.jI,most:Ne.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{
name:n,variable:wa(n),createdAt:s,token:r};case"no_app":throw ya(e);case"wrong_type":throw wl(d.type);case"taken":throw new De.P_("conflict",`The app already ha\
s a table "${n}".`);case"full":throw new De.P_("conflict",`An app may have ${Ne.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#n(
e);return n.map(({name:s,createdAt:o})=>({name:s,variable:wa(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"\
no_app":throw ya(e);case"no_table":throw yl(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#n(e);if(!(0,Ne.Rm)(n))throw wl(n);const r=o.
map(({name:i,tokenHash:a,sealed:c})=>[wa(i),this.#t.open(Lr(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open(Lr(e.tokenHash),e.sealed)}forgetToken(e){this.forget(ga(e))}async#n(e){const n=await this.#e.list(e);if(!n)throw ya(e);return n}}function ya({
appID:t}){return new De.P_("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function yl(t){return new De.P_("table_not_found",`The app has\
 no table "${t.slice(0,64)}".`)}function wl(t){return new De.P_("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api\
, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function wa(t){return`${Ne.be}TOKEN_${t.toUpperCase()}`}function ga(t){return(0,U.hash)("\
sha256",t,"base64")}var Ao=y(6854);function Aw(t){return gl(t),{...Iw,node:`${(0,ue.hostname)()}/${process.pid}`,...t,buildLimits:{...Dr,...t.buildLimits},kvsQuotas:{
...Ea,...t.kvsQuotas}}}function gl(t){const{gitUrlTemplate:e=Hn.bD,allowLocalGit:n=!1}=t;(0,M.Nd)(t.trustedProxies??[],"trusted-proxies"),(0,M.Nd)(t.notifyAllow??
[],"notify-allow"),t.buildNetworkAllow?.forEach(Ew),_l(t);const s=(0,Hn.Rs)(e,n);if(!s)return;const o=`--git-url: "${(0,Hn.ri)(e)}" ${s.problem}`;throw new A.GQ(
"invalid_input",o,{input:"git-url",remedy:`Write ${s.instead}.`})}function _l({dns:t,publicUrl:e,fetch:n=fetch,clock:s=ne.ml}){const o=t?.owner??(URL.parse(e??"")?.
hostname||void 0);return t&&yw({...t,owner:o},{fetch:n,now:s.now})}const Iw={notifyAllow:[],functions:"on",roles:sn,drainMs:0,host:"127.0.0.1",trustedProxies:[],
sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Hn.bD,clock:ne.ml,log:Lo,fetch,resolveTxt:fw.MV,resolveHost:Tw,workers:2,isolation:"auto",cgroup:"auto",
buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*G.D6,keepDeployments:JE,keepDays:qE,keepDeletedMs:XE,keepAuditDays:ey,organizationApps:Ao.
B5,organizationBuilds:Ao.mp,buildLimits:Dr,kvsQuotas:Ea};function gt({roles:t},e){return t.includes(e)}const Dw=1/4,kw=5e3,$w=60*6e4;async function vw(t,e){const{
clock:n,log:s,stores:o,meter:r,stack:i}=t,a=t.functions==="on"&&(gt(t,"edge")||gt(t,"build")),c=Promise.withResolvers();c.promise.catch(()=>{});let d=Ht;const l=gt(
t,"kvs")?J=>d(J):void 0,u=ll(()=>Pw(l,t),i);let f=t.buildNetworkAllow;const w=async()=>{const{url:J,allow:ae}=await u();return f=[...t.buildNetworkAllow,ae],J},
b=new Yy((0,$.join)(t.nodeDir,"functions","logs"),o.keyring);a&&i.defer((0,ne.fm)($w,()=>{b.removeOlder(n.now()-Hy).catch(()=>{})}));const g={tableVariables:async(...J)=>(await(await c.
promise)()).tableVariables(...J),openCredentials:async(...J)=>(await(await c.promise)()).openCredentials(...J)};a&&sl(t.nodeDir)&&await w();const O=(J,ae,Re="sc\
hedule",Ke="stdout")=>{const Fe={at:n.now(),instance:Re,stream:Ke,text:`[slipway] ${ae}`};b.add(J,[Fe]).catch(Me=>{s("warn","functions_log_not_written",{instance:Re,
reason:String(Me)})})},N=({id:J,spec:{app:ae}},Re)=>O(ae,`The platform's variables replace those of the app: ${Re.join(", ")}`,J,"stderr"),S=()=>{const J={network:t.
buildNetwork,networkAllow:()=>f},ae=new Py({...t,...J,blobs:o.blobsAt,logs:b});return i.use(lw(ae,{kvs:g,onReplaced:N}))},V=a?t.instances??S():void 0,Y=(0,an.O)(
async()=>ji(await od(o.keys),"schedule")),x=async J=>`whsec_${(0,U.createHmac)("sha256",await Y()).update(J).digest("base64")}`,F=async(J,ae)=>{const Re={apps:o.
state.apps,kvs:g,kvsUrl:await w(),scheduleSecretOf:x};return dw(Re,J,ae)},W=i.use(new xE({...t,instances:V,envOf:F,connections:Math.floor(tt()*Dw),cdn:e,served:(J,ae,Re)=>r.
requested(J,Re)}));i.defer(()=>c.reject(new qe.us("The platform stops"))),V&&i.defer(Uw(W,r,n));const ee=V&&{statusOf:J=>W.statusOf(J),logs:b};return{functions:W,
view:NE(t.shownFunctions??ee,t,i),useKvs(J){c.resolve(J),l&&J().then(ae=>{d=ae.handler})},runSchedules(J){if(!V)return;const ae=(Re,Ke)=>W.call(Re,Ke);return nw(
{schedules:o.schedules,siteOf:J,call:ae,secretOf:x,say:O,clock:n,log:s})},async tryInstance({job:J,release:ae,signal:Re},Ke){const{app:Fe,type:Me,deployID:Oe}=J;
if(!V||!(0,Ne.Rm)(Me))return;const{index:ke}=await Ke.index(Fe.org,ae.manifestHash),Ce=ke.find(Ad)===-1?void 0:await o.state.apps.find(Fe);if(!Ce)return;const{subdomain:je}=Ce,
ut=await F(Fe,J),et={deployID:Oe,manifestHash:ae.manifestHash};try{await W.prepare({app:Fe,subdomain:je,type:Me,release:et,settings:J.settings,env:ut,signal:Re})}catch(rt){
throw rt instanceof Wn?Mw(rt.failure,(0,T.realpathSync)(t.nodeDir)):rt}gt(t,"edge")||W.stop(je)}}}function Mw({code:t,message:e,exitCode:n,signal:s,lines:o},r){
const i=o.map(a=>Cw(a,`${(0,$.join)(r,"functions","releases")}/`));return new Lt({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Cw(t,e){
const[n="",...s]=t.split(e);return n+s.map(o=>o.replace(/^[\w-]+/,"/app")).join("")}function Uw(t,e,n){let s=n.monotonic();return(0,ne.fm)(kw,()=>{const o=n.monotonic();
for(const{app:r,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const _a="127.0.0.1",xw={"http:":80,"h\
ttps:":443};async function Pw(t,{kvsUrl:e,log:n}){if(!t){const{hostname:r,port:i,protocol:a}=new URL(e);return{url:e,allow:`${r}:${i||xw[a]}`,async[Symbol.asyncDispose](){}}}
const s=await Yc({port:0,host:_a,log:n});s.serve(t);const{port:o}=s;return{url:Kc(_a,o),allow:`${_a}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}const Fw=()=>{};
var jw=y(1961),Bw=y(9546);const Ww=()=>{},Hw=()=>{},Gw=()=>{},Yw=()=>{};class qt extends Error{name="DamagedObject"}const $t=8;class Mr{#e;constructor(e){this.#e=
e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/$t-1;for(;n<=s;){const o=n+s>>>1,r=o*$t,i=this.#e.compare(e,0,$t,r,r+$t);if(i===0)return!0;i<
0?n=o+1:s=o-1}return!1}detached(){return new Mr(Buffer.from(this.#e))}}function Tl(t){return(0,U.hash)("sha256",t,"buffer").subarray(0,$t)}const Io=["br","zstd",
"gzip"],Kw=512,Ta=16*G.D6,xs=Buffer.from("SLV","latin1"),Ps=xs.length+4+32,zw=Ps+Ta;function hA(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.
concat([xs,e,hashOf("sha256",t,"buffer"),t])}function bl(t,e){if(t.length<Ps||xs.compare(t,0,xs.length)!==0)return;const n=t.readUInt32LE(xs.length);return n<=Ta&&
e===Ps+n?n:void 0}function Vw(t){if(bl(t,t.length)===void 0)return;const e=t.subarray(Ps),n=t.subarray(xs.length+4,Ps);return(0,U.hash)("sha256",e,"buffer").equals(
n)?e:void 0}const Jw=/^[0-9a-f]{64}$/;function ba(t){return Jw.test(t)}function _n(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Oa(t,e,n){return`${t}/variant\
s/${e.slice(0,2)}/${e}.${n}`}function Ol(t){const[,,e="",...n]=t.split("/");return n.length===0&&ba(e)?e:void 0}function Sl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Io.some(s=>s===n)?e:void 0}const qw=5e3;function pA(t){const e=Ol(t);return e!==void 0?{sha256:e}:Sl(t)===void 0?void 0:{missingMs:qw}}const Xw=100,
Nl=600*1e3;class Qw{#e;#t=new vs(Xw);#n=0;constructor(e){this.#e=e}get total(){return this.#n}note(e,n,s,o){const r=_n(n,s),i=e==="object_unusable"?`${r} unusab\
le`:r,a=this.#t.get(i),c=this.#e.clock.monotonic();if(a&&c-a.at<Nl){a.at=c;return}this.#n+=1,this.#e.log("error",e,{org:n,hash:s}),this.#t.set(i,{key:i===r?r:void 0,
version:o,at:c})}mend(e,n){this.#t.size>0&&this.#t.delete(_n(e,n))}async lasting(){const e=this.#e.clock.monotonic()-Nl;for(const[n,{key:s,version:o,at:r}]of this.#t){
const i=s===void 0?void 0:await this.#e.blobs.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#t.delete(n)}return this.#t.size}}const Rl={files:1e5,
fileBytes:512*G.D6,totalBytes:4*G.j9},Do={pathBytes:Gt.EO,pathsBytes:16*G.D6,rulesBytes:256*1024,indexBytes:32*G.D6},Sa=32*G.D6,Ll={pathBytes:4096,pathsBytes:32*
G.D6,rulesBytes:8*G.D6,indexBytes:48*G.D6},mA=null,Cr=G.D6,Zw=8,EA=32,Al=3600*1e3,yA=Al/2,eg=2*G.D6,tg=512;class ng{#e;#t;constructor(e,n=eg){this.#e=e,this.#t=
new Yt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,tg+2*(e.length+
n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;
const s=(0,U.createHash)("sha256");for await(const o of n)s.update(o);return s.digest("hex")}}function Na(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("\
%")?(0,Nt.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const sg=/^[\w.!~*'()@:$,+=&;/-]*$/;function Il(t){
return sg.test(t)?`/${t}`:`/${t.split("/").map(og).join("/")}`}function og(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}
function Ra(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?
{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}
const Dl=32,rg=/\/:[A-Za-z]\w*[^\w/]/,ig=/^:([A-Za-z]\w*)$/,La="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segme\
nts, each name once",ag=`it has more than ${Dl} placeholders`;function kl(t){const e=Na(t);return e===void 0?La:$l(vl(`/${e}`))}function $l(t){const[e="",n,s]=t.
split("*",3);if(!t.startsWith("/")||s!==void 0||rg.test(t))return La;const o=e.slice(1).split("/").map(Aa),r=(n??"").split("/").map(Aa),i=[...ko(o),...ko(r),...n===
void 0?[]:["splat"]];if(new Set(i).size<i.length)return La;if(i.length>Dl)return ag;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){
const d=e==="/"?[]:e.slice(1,-1).split("/").map(Aa);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.
split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function cg({head:t,star:e}){return new Set(e?[...ko(t),...ko(
e.tail),"splat"]:ko(t))}function ko(t){return t.flatMap(e=>"name"in e?e.name:[])}function Aa(t){const e=ig.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const dg=32*
1024;class Ia{path;bare;#e;#t;#n;#s=dg;constructor(e){this.path=e,this.bare=vl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=
new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Il(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){
let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function lg(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===
void 0)return o.length===n.length&&Da(n,o,0)?new ka(t,e,void 0):void 0;if(!Da(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(
n.length-1)+(o[n.length-1]??"").length+1;return new ka(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!Da(s.tail,o,
r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.
bare.startsWith(s.behind,a))return new ka(t,e,e.bare.slice(i,a))}function Da(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||
("text"in o?o.text!==r:r===""))return!1}return!0}class ka{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,
r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+
i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function vl(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Ml=500,Ur=8*1024,ug=2e3,
Cl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Ul=/^[\t\x20-\x7e\x80-\xff]*$/,xl=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","\
date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function fg(t){
const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>ug?
a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=hg(i,e.length,a),s&&e.push(s)):s?pg(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}
function hg(t,e,n){const s=kl(t);if(e>=Ml)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function pg(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!Cl.test(r)||
!Ul.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.
set.some(([c])=>c===r))return n("a path can set one cookie");if(xl.has(r)||ta(r))return n(`rules cannot set "${r}"`);const a=t.bytes+$o(r,i);if(a>Ur)return n(`t\
he headers of this path have more than ${Ur} bytes`);t.bytes=a,t.set.push([r,i])}function $o(t,e){return t.length+e.length+4}function mg(t,e){return Cl.test(t)&&
t===t.toLowerCase()&&Ul.test(e)&&!xl.has(t)}const $a=2e3,Eg=2e3,yg=/^[^/:]+=/,Pl={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Fl(t){
const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=wg(o).trim();if(r==="")continue;const i=e.length<$a?gg(r):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function wg(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function gg(t){
if(t.length>Eg)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes(
"=")||yg.test(n))return"conditions and query parameters are not supported";const r=Number(/^(\d{3})!?$/.exec(s)?.[1]);if(!jl(r))return/^\d+!?$/.test(s)?`${s} is\
 not a status that a rule can have`:"its status is not a number";const i=kl(e);return typeof i=="string"?i:Bl(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:xr(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function jl(t){return Object.hasOwn(Pl,t)}
function xr(t){return Pl[t]==="rewrite"}function Bl(t,e){return/^\/(?!\/)/.test(t)||!xr(e)&&/^(?:https?:)?\/\//i.test(t)}const _g=["index.html","200.html"],va="\
_redirects",Ma="_headers",Wl=512*1024,Tg=[va,Ma];function Hl(t){return Tg.includes(t)}function bg(t,{base:e,fallback:n}={}){const s=[],o=d=>{const l=t.get(d)??Buffer.
alloc(0);return l==="too large"&&s.push({file:d,reason:`it has more than ${Wl} bytes`}),l==="too large"?"":l.toString()},r=Fl(o(va));for(const d of r.ignored)s.
push({file:va,...d});const i=fg(o(Ma));for(const d of i.ignored)s.push({file:Ma,...d});const a=[...r.rules,...Og(e)].slice(0,$a);if(a.length+i.rules.length===0&&
n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:l,status:u,force:f})=>[d.text,l,u,f]),headers:i.rules.map(({from:d,set:l,
unset:u})=>[d.text,l,u]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function Og(t){return t===void 0?[]:Fl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Sg(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=(0,Xe.D7)(t.toString())??
cn();return(!Array.isArray(e)||e.length>$a)&&cn(),(!Array.isArray(n)||n.length>Ml)&&cn(),{redirects:e.map(Ng),headers:n.map(Rg),fallback:_g.find(o=>o===s)}}function Ng(t){
const[e,n,s,o]=vo(t);return(typeof n!="string"||typeof s!="number"||typeof o!="boolean")&&cn(),(!jl(s)||!Bl(n,s)||!/^[\x21-\x7e]+$/.test(n))&&cn(),{from:Gl(e),to:n,
status:s,force:o}}function Rg(t){const[e,n,s]=vo(t),o=vo(n).flatMap(i=>{const[a,c]=vo(i);return(typeof a!="string"||typeof c!="string"||!mg(a,c))&&cn(),ta(a)?[]:
[[a,c]]}),r=vo(s).map(i=>typeof i=="string"?i:cn());return{from:Gl(e),set:o,unset:r}}function Gl(t){const e=typeof t=="string"?$l(t):void 0;return typeof e=="ob\
ject"?e:cn()}function vo(t){return Array.isArray(t)?t:cn()}function cn(){throw new qt("The compiled rules of a release are damaged: deploy again")}var Yl=y(4573),
Lg=y(6059);const Ag=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["we\
bmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8",
"application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),Ig=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Dg=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function kg(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Ag.get(n)??(0,Lg.$)(n),o=typeof s=="string"?s:"application/octet-stream";return Ig.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function $g(t){return Dg.test(t)}const vg=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Mg=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Pr(t){const e=Kl(
t);return e===void 0||e.endsWith(".html")?!1:vg.test(t)||Mg.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Cg=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Fr(t){const e=Kl(t);return Pr(t)||e!==void 0&&Cg.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Kl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Mo=Buffer.from("SLIPWAY","latin1"),Kt=56,Co=32,jr=Co+6,Gn=4,zl=8192,Vl=Buffer.allocUnsafe(3*Ll.pathBytes);class Uo{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=Br(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new Mr(e.subarray(Kt,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=Do){const o=Jl(e,s);return await Ug(e,o,s,n),new Uo(e,o,s.pathBytes)}static ofRelease(e){return new Uo(
e,Jl(e,Do),Do.pathBytes)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){
const n=this.#t+e*jr;return{hash:this.#e.toString("hex",n,n+Co),size:this.#e.readUIntLE(n+Co,6)}}*files(){for(let e=0;e<this.count;e+=1)yield{path:this.path(e),
...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=Vl.write(e);let s=0,o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(Vl,0,n,this.#c(r),this.#c(
r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*Gn)}}function Jl(t,e){if(t.length>e.indexBytes)throw _t("it\
 is too large");const n=Ca(t,e);if(Br(n).end!==t.length)throw _t("its length does not match its header");return n}function Ca(t,e=Do){if(t.length<Kt||Mo.compare(
t,0,Mo.length)!==0)throw _t("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,Kt)};if(n.assets>n.count)throw _t("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Br(n).
end>e.indexBytes)throw _t("it is too large");return n}function ql(t,e){if(e.length!==t.assets*$t)throw _t("its length does not match its header");if(!(0,U.hash)(
"sha256",e,"buffer").equals(t.assetsDigest))throw _t("its assets do not match their hash");return new Mr(e)}function Br({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const o=Kt+s*$t,r=o+t*jr,i=r+(t+1)*Gn,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function Ug(t,e,n,s){const o=Br(e),r=t.subarray(Kt,o.records);
if(ql(e,r),!(0,Yl.isUtf8)(t.subarray(o.paths,o.rules)))throw _t("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw _t("its first path does not begin \
at 0");for(let i=0;i<e.count;i+=zl)xg(t,o,[i,Math.min(i+zl,e.count)],n),await s();if(t.readUInt32LE(o.offsets+e.count*Gn)!==e.pathsBytes)throw _t("its last path\
 does not end with the paths");for(let i=$t;i<r.length;i+=$t){const a=i-$t;if(r.compare(r,i,i+$t,a,i)>=0)throw _t("its assets are not sorted")}}function xg(t,e,[
n,s],{pathBytes:o}){const r=c=>t.readUInt32LE(e.offsets+c*Gn);let i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||
d>e.rules)throw _t("its paths are out of order");if(((t[a]??0)&192)===128)throw _t("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw _t("its paths \
are not sorted");if(d-a>o)throw _t("a path is too long");i=a,a=d}}function _t(t){return new qt(`The index of a release is damaged (${t}): deploy again`)}function Pg(t,e){
const n=Fg(t),s=jg(n),o=n.reduce((f,{path:w})=>f+Buffer.byteLength(w),0),r=Kt+s.length+n.length*(jr+Gn)+Gn,i=Buffer.alloc(r+o+e.length);Mo.copy(i);const a=[n.length,
o,e.length,s.length/$t];for(const[f,w]of a.entries())i.writeUInt32LE(w,Mo.length+f*4);(0,U.hash)("sha256",s,"buffer").copy(i,Mo.length+a.length*4),s.copy(i,Kt);
let c=Kt+s.length,d=c+n.length*jr;const l=d+(n.length+1)*Gn;let u=0;for(const{path:f,hash:w,size:b}of n)i.write(w,c,Co,"hex"),c=i.writeUIntLE(b,c+Co,6),d=i.writeUInt32LE(
u,d),u+=i.write(f,l+u);return i.writeUInt32LE(u,d),i.set(e,l+o),i}function Fg(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function jg(t){const e=t.filter(({path:n})=>Fr(n)).
map(({path:n})=>Tl(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const Bg=123;function Ua(t){return t[0]===Bg}
async function Wg(t,e,n){if(t.length>Sa)throw Fs(`has more than ${Sa} bytes`);const s=Hg(t),o=new Map;for(const r of s.filter(({path:i})=>Hl(i)))o.set(r.path,r.
size>Wl?"too large":await e(r));return Uo.open(Pg(s,bg(o).bytes),n,Ll)}function Hg(t){let e;try{e=JSON.parse(t.toString())}catch{throw Fs("is not JSON")}if(!(0,Xe.
Gv)(e)||!(0,Xe.Gv)(e.files))throw Fs("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:r}=(0,Xe.Gv)(s)?s:{};if(typeof o!="st\
ring"||!ba(o))throw Fs("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Fs("has a file without a size");if(n===""||
!n.isWellFormed())throw Fs("has an invalid path");return{path:n,hash:o,size:r}})}function Fs(t){return new qt(`The manifest of a release ${t}: deploy again`)}function Wr(t,e=Zw){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}
const Gg=1e3;class Hr{damage;#e;#t;#n=new fa;#s=new Map;#o;constructor(e){this.#e=e,this.#t=new ng(e.blobs),this.damage=new Qw(e),this.#o=ma(e.log,Gg,()=>e.clock.
monotonic())}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(Do.indexBytes,Sa))throw this.damage.note("object_unusable",e,n),new qt(`\
The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n,s);return{index:await(s>Cr?this.#n.run("index",r):r()),storedAt:o}}async#r(e,n,s){
const o=await this.read(e,n,s);try{return Ua(o)?await Wg(o,({hash:r,size:i})=>this.read(e,r,i),Wr()):Uo.ofRelease(o)}catch(r){throw r instanceof qt&&this.damage.
note("object_unusable",e,n),r}}async count(e,n){const s=await this.#l(e,n,0,Kt);return Ua(s)?void 0:Ca(s).count}async assets(e,n){const s=await this.#l(e,n,0,Kt);
if(Ua(s))return(await this.index(e,n)).index.assets.detached();const o=Ca(s),r=o.assets*$t;return ql(o,await this.#l(e,n,Kt,r))}async read(e,n,s){const o=this.#d(
e,n),r=await this.#e.blobs.load(o,s,"any"),i=await Xl(r,n,s)?r:await this.#e.blobs.load(o,s);if(!i)return this.#u(e,n);const{facts:a,bytes:c}=i,d=i===r||await Xl(
i,n,s);if(!c||!d)throw await this.#h(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#c(e,n);if((await this.#t.digest(_n(e,n),o)??this.#u(
e,n))!==n)throw await this.#h(e,n,o);const i=await this.#e.blobs.stream(_n(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;
try{for(const o of Io){const r=await this.#a(Oa(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#i(e,o),o}}#i(e,n){this.#o("warn","variants_unreadab\
le",{org:e,reason:String(n)})}async#a(e){const n=await this.#e.blobs.head(e),s=n&&await this.#e.blobs.read(e,{start:0,end:Ps-1});return s&&bl(s,n.size)}async readVariant(e,n,s){
const o=Oa(e,n,s);try{const r=await this.#e.blobs.load(o,zw),i=r?.bytes&&Vw(r.bytes);if(i&&i.length>0)return i}catch(r){this.#i(e,r);return}this.#e.log("warn","\
variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(
e,this.variantsVersion(e)+1)}async#c(e,n){return await this.#e.blobs.head(this.#d(e,n))??this.#u(e,n)}#d(e,n){if(!ba(n))throw new qt(`"${n}" is not the name of \
an object`);return _n(e,n)}async#l(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.blobs.read(this.#d(e,n),r)??this.#u(e,n)}#u(e,n){throw this.damage.
note("object_missing",e,n),new qt(`The object ${n} is gone`)}async#h(e,n,{version:s}){return this.damage.note("object_damaged",e,n,s),this.#t.forget(_n(e,n)),await this.#e.
blobs.distrust(_n(e,n),s),new qt(`The object ${n} is damaged`)}}async function Xl(t,e,n){return t?.bytes?.length===n&&(t.digest??await Yg(t.bytes))===e}async function Yg(t){
if(t.length<=Cr)return(0,U.hash)("sha256",t);const e=(0,U.createHash)("sha256"),n=Wr();for(let s=0;s<t.length;s+=Cr){e.update(t.subarray(s,s+Cr));const o=n();o&&
await o}return e.digest("hex")}const Kg=()=>{},zg=1e4,Ql=64*1024;function Vg(t,{deployID:e,fence:n},s,o){let r=0,i="",a;const c=async()=>{for(;i!=="";){const l=i;
i="",await t.append(e,l,n)}a=void 0};let d=!1;return{write(l){return d||=r+Buffer.byteLength(l)>s+oy,d?!1:(r+=Buffer.byteLength(l),i+=l,a??=c(),!0)},async end(){
let l=!1;const u=async()=>{await a,l||await t.end(e)};await(0,ne.ux)(o,zg,u()),l=!0},get bytes(){return r}}}async function Jg(t,e){try{const n=await t.read(e,{from:-Ql,
limit:Ql,isComplete:!0}),s=(0,Nt.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-Ne.lF.failureLogLines).map(o=>o.slice(0,Ne.lF.failureLogLine))}catch{return[]}}const qg=["stage","commit","log","pulse",
"stored","failed","detected"],Zl={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},Xg=100,Qg=2;function Gr(t,e=()=>performance.
now()){const n=e();let s=0;return()=>(s+=1,s>Xg+Qg*(e()-n)/t)}class Zg{#e;#t;#n="waiting";#s="clone";#o;constructor(e){this.#e=Gr(ay,e),this.#t=Gr(iy,e)}get stage(){
return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in Zl[this.#n]?e.text.length>=sy?void 0:this.#t()?"it sent its log in too many parts":void 0:"it sent a log out of orde\
r";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=e.commit,this.#r("commit","a commit");case"stored":return this.#r(
"stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a failure");case"detected":return this.#r("detected","what it detecte\
d")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=Zl[this.#n],o=Object.hasOwn(s,e)?s[e]:void 0;if(o===void 0)return`it sent ${n} out of order`;this.#n=
o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function e0(t){return qg.some(e=>e===t.kind)}const t0=100,n0=300;class Yr extends Error{name="\
WorkerCrash";ending;constructor(e){super(o0(e)),this.ending=e}}class s0{process;#e;#t=new Map;#n=Promise.withResolvers();ready=this.#n.promise;#s=Promise.withResolvers();#o={};#r=new Zg;#i=Gr(
cy);#a=Gr(dy);#c={files:[],odd:[]};#d=!1;#l;#u=0;#h=!1;#f=Promise.withResolvers();#m;#p=!1;#y=!1;constructor(e,n){this.process=e,this.#e=n,this.ready.catch(()=>{}),
this.#s.promise.catch(()=>{}),e.listen(s=>this.#w(s).catch(o=>this.#E(o))),e.ended.then(s=>this.#N(s))}get alive(){return!this.#h}get stage(){return this.#l}run(e,n={}){
return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):(this.#m=Promise.withResolvers(),
this.#f.resolve(e),this.#m.promise)}letGo(){this.#y=!0,this.#f.resolve(null),this.#m?.resolve([])}#E(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#w(e){
const n=this.#g(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#l=e.stage,await this.#o.onStage?.(
e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);break;case"log":this.#o.onLog?.(e.text);break;case"ask":this.#_(e.id,e.question);break;case"\
release":this.#O(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#o.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.
resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,A.xb)(e)}}#g(e){return e0(e)?this.#r.take(e):e.kind===
"note"?this.#i()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a()?"it sent too many messages about loc\
ks":void 0}async#_(e,n){if(this.#u+=1,this.#u>t0)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#S(
n)})}catch(s){this.#E(s)}this.#u-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#O(e.name),this.#t.set(e.name,
n),this.#h&&this.#O(e.name),null}case"output":return await this.#b(e),null;case"start":return this.#T(e.found);case"repositories":return this.#e.repositories(e.
after);case"apps":return this.#e.apps(e.after)}}async#T(e){if(this.#p&&this.#m?.resolve(e),this.#y)return null;const n=await this.#f.promise;return this.#p=n!==
null,n&&(this.#f=Promise.withResolvers()),n}async#b({part:e,isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+e.odd.length===0;if(this.#d||r&&!n)return this.
process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(s.length,o.length)>Rl.files)return this.process.
kill("its output is too large");n&&await this.#o.onOutput?.({files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.faults})}#O(e){this.#t.get(e)?.(),this.#t.delete(
e)}#N(e){this.#h=!0,this.letGo();const n=new Yr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#O(s)}}function o0({exitCode:t,signal:e,
killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return o!==void 0?`it\
 was ended because ${(0,Nt.Ow)(o,n0)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}
class r0{#e;#t;#n=new fa;#s=new Set;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,gn.uV)(e.env)}get walls(){return this.#r}close(){return this.#i=!0,[...this.#s]}take(){
const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.process.ended.then(()=>!this.#i&&this.refill()),
{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#a(),n=(0,gn.ig)(e.dataDir,process.pid),s=new s0(new Ny(
this.#t,n),{locks:this.#n,repositories:this.#e.repositories??(async()=>[]),apps:this.#e.apps??(async()=>[]),onNote:({level:o,event:r,text:i})=>this.#e.log(o,r,{
reason:i})});return this.#s.add(s),s.process.ended.then(()=>this.#s.delete(s)),s.ready.then(o=>this.#c(o),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#a(){
const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:l}=this.#e,{buildNetwork:u="auto",buildNetworkAllow:f=[]}=this.#e;
return{dataDir:(0,T.realpathSync)(e),blobs:n,env:(0,gn.I3)(s),gitUrlTemplate:o??Hn.bD,allowLocalGit:r??!1,limits:{...Dr,...i},outputLimits:a??Rl,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:l??"auto",network:{want:u},networkAllow:f,known:this.#r}}#c({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#r||o)){if(this.#r=
{isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",{by:hr(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.
log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",{network:s.level,reason:s.reason,means:i0[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)
return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",
{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const i0={filtered:"bu\
ilds reach the internet, and the abstract UNIX sockets of this machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loo\
pback, private networks, and the metadata service of a cloud"};var eu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},tu=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const a0=1e4,c0=5*6e4,d0=1e4,l0=2,u0=6e4,f0=8,h0=100;function p0(t){return new m0(t)}class m0{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new r0(e)}get walls(){return this.#t.walls}prepare(){this.#t.refill()}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!ou(
e)&&n!=="required"&&!ru(s)){const o=setTimeout(()=>this.#n(),h0);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}E0(await this.#d().ready,
this.#e)}#d(){if(!(0,T.existsSync)((0,$.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();return this.#s=this.#p(null,n).then(()=>{
this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:o}=this.#t.take();try{return await this.#l(e,n,s).catch(r=>{
if(!(r instanceof Yr)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#l(e,n,s)})}catch(r){throw r instanceof Yr?await this.#w(r,s,e):r}}async#l(e,n,s){
const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,logs:c,clock:d}=this.#e,l=a?.logBytes??Dr.logBytes,u=Vg(c,{deployID:e.deployID,
fence:n.fence},l,d),f=eu(o,(0,jn.addAbortListener)(r,()=>{this.#E(s)}),!1);try{const O={...n,onOutput:async Y=>i?.(Y,r),onLog:Y=>{u.write(Y)||s.process.kill("it\
 sent a log that is too long")},onStored:async(...Y)=>{try{const x=await n.onStored?.(...Y);for(const F of x??[])u.write(`Warning: ${F}
`);return x??void 0}catch(x){throw x instanceof Lt&&u.write(`${x.message}
`),x}}},N=await s.run({kind:"deploy",job:e,look:i!==void 0},O);if(N.kind!=="stored")throw N.kind==="failed"?new Lt(N.facts):xa();const{commit:S,release:V}=N;return{
commit:S,release:V,place:async Y=>await(0,ne.ux)(d,d0,s.place(Y))??[],[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(w){throw await this.#y(
s,e.deployID),r.reason instanceof yn&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),w}finally{await u.end(),n.onLogged?.(u.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{tu(o)}}async detect(e,n){if(this.#c>=l0)throw nu("\
Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#u({...e,deployID:`look-${(0,U.
randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?nu("The repository could not be read in time. Try again, or let the first build read it."):s}finally{
this.#c-=1}}async#u(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),r=eu(s,(0,jn.addAbortListener)(n,()=>{this.#E(o)}),!1);try{const i=await o.
run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new Lt(i.facts);if(i.kind!=="detected")throw xa();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof
Yr&&!n.aborted?await this.#w(i,o,e):i}finally{this.#y(o,e.deployID)}}catch(o){s.error=o,s.hasError=!0}finally{tu(s)}}async collect(){return this.#e.lasting===!1?
[]:this.#m({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#h({kind:"variants",org:e,manifestHash:n},"compressing_fail\
ed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#E(e))),await this.#o}#h(e,n,s={}){return this.#o=
this.#o.then(()=>this.#m(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,reason:String(o)})}),this.#o}#f(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#h(
{kind:"sweep"},"cleanup_failed")};this.#r>=f0?e():this.#i=this.#e.clock.after(u0,e)}async#m(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();
try{const s=await n.run(e);if(s.kind!=="done")throw xa();return s.collected}finally{await this.#E(n)}}#p(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).
then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(c0,s.
signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.process.ended;s.abort(),!this.#a&&(o!==0&&await this.#p(n),this.#e.
lasting!==!1&&this.#f())}async#E(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),a0);
await e.process.ended,clearTimeout(n)}async#w(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});
const o=n.stage??"clone",r=`The process that built this deployment crashed: ${this.#g()??e.message}`,{exitCode:i,signal:a}=e.ending,c=await Jg(this.#e.logs,s);return new Lt(
{stage:o,code:"builder_crashed",message:r,exitCode:i,signal:a,log:c,diagnostics:[]})}#g(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,gn.
nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all use\
rs read it",command:n.command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function nu(t){return new De.P_("unava\
ilable",t,{"retry-after":"10"})}const su={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the pl\
atform as root and install bubblewrap and nftables, or start with --build-network open."};function ou(t){return t!==void 0&&Object.hasOwn(su,t)}function ru(t){return t?.
startsWith("/")===!0}function E0({network:t,isolation:e,limiter:n},s){const o=(i,a,c)=>new A.GQ("unsupported_runtime",a,{input:i,remedy:c}),{buildNetwork:r}=s;if(ou(
r)&&t.level!==r){const i=t.level==="private"?"Builds have a private network":t.reason;throw o("build-network",i,su[r])}if(s.isolation==="required"&&e.kind==="no\
ne")throw o("isolation",`Builds cannot be isolated: ${e.reason}`,"Install bubblewrap, or start with --isolation auto: builds then have all rights of the platfor\
m.");if(ru(s.cgroup)&&n.kind!=="cgroup")throw o("cgroup",`Builds cannot have cgroups: ${n.reason}`,"Name a cgroup that the platform may use, or start with --cgr\
oup auto: then the platform measures builds itself.")}function xa(){return new Error("The worker sent the result of another kind of job")}const iu="GET, HEAD, O\
PTIONS";function Pa({method:t}){return t==="GET"||t==="HEAD"}function au(t){return t==="OPTIONS"?{status:204,headers:{allow:iu}}:{status:405,headers:{allow:iu,"\
content-length":"0","cache-control":"no-store"}}}function dn(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-release":n.deployID}:o;return t.method==="H\
EAD"?{status:s,headers:r}:{...e,headers:r}}function y0(t,e,n){const s=o=>(0,j.Mr)(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof Promise?n.then(s,o=>{
throw t.site(e,500,0),o}):s(n)}function w0({settings:t},e){return t.noindex!==!0||e.take?e:{...e,headers:{...e.headers,"x-robots-tag":"noindex"}}}const cu={"con\
tent-length":"0","cache-control":"public, max-age=0, must-revalidate"};function g0(t,{status:e,location:n},s){const o=du(t.target.slice((0,j.XM)(t.target).length)),
[,r="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...cu,"x-slipway-release":s.deployID}}}function _0({target:t},e){
const n=t.startsWith("/")?du(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...cu}}}function du(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}
const T0=16*G.D6,b0=512;function lu(t){return e=>{if(e instanceof qe.us)throw e;return t}}class O0{#e;#t=new Yt(T0);constructor(e){this.#e=e}async releasesWith({
org:e,kept:n},s){const o=Tl(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){try{return await this.#t.load(`${e}\
/${n}`,s=>s.bytes+b0,()=>this.#e.assets(e,n))}catch(s){if(s instanceof qt)return;throw s}}}const S0=Jt({status:404,title:"No site here",text:"No app of this pla\
tform has this host name. Check the spelling of the address."}),uu=Jt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first succe\
ssful deploy. Deploy it, then load this page again."}),N0=Jt({status:410,title:"This site is gone",text:"The app at this address was deleted."}),fu=Jt({status:404,
title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),hu=Jt({status:400,title:"Bad address",text:"The pat\
h of this address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),R0=Jt({status:414,title:"Address too long",text:"The path of\
 this address has more than 4,096 characters. No page has such a long address."}),L0=Jt({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds.",againIn:5}),A0=Jt({status:503,title:"Not available at\
 the moment",text:"The platform cannot look up this site at the moment. Try again in a few seconds.",againIn:5}),I0=Jt({status:500,title:"This file cannot be se\
rved",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."});class D0{#e;#t=new Set;#n;constructor(e){this.#e=
e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?
void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.all(this.#t)}}const k0=2e3,
Fa=200,$0=32*G.D6,v0=1/4,M0=8,C0=4,U0=["index.html","404.html"];function x0(t){const{clock:e,log:n}=t;let s=0;return async o=>{if(s>=C0)return;s+=1;const r=new AbortController,
i=P0(t,o,r.signal).catch(a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,reason:String(a)})});i.finally(()=>{s-=1}),await(0,ne.ux)(e,k0,
i),r.abort()}}async function P0(t,{subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&t.loaded(o.release);if(!o||!r||r.deployID===n.deployID)return;
const i=await t.load(o.org,n);let a=Math.min($0,t.cacheBytes*v0);const c=new D0(M0);for(const d of await F0(r,i,s)){s.throwIfAborted();const l=i.file(d,new Ia(`\
/${d}`));l?.kind!=="file"||l.file.size>a||(a-=l.file.size,await c.start(()=>t.warm(l.file)))}await c.end()}async function F0(t,e,n){const s=new Set([...U0,...t.
mostServed(Fa)]),o=new Set([...s].filter(Pr).map(pu)),r=Wr(n);for(const a of o.size>0?e.names():[]){if(o.has(pu(a))&&s.add(a),s.size>=2*Fa)break;const c=r();c&&
await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(0,Fa)}function pu(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,
"")}class mu{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||!("text"in o))this.#t.push(n);else{
const r=this.#e.get(o.text);r?r.push(n):this.#e.set(o.text,[n])}}}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],o=this.#t;for(let r=0,i=0;r<s.length||
i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;const d=this.#n[Math.min(a,c)],l=d&&n(d)?lg(d.from,e):void 0;
d&&l&&(yield[d,l])}}}function Kr(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=cg(e),o=[];let r=0;for(const{0:i,1:a="",index:c}of t.matchAll(
/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.length);return o.push(n(t.slice(r))),{pieces:o,isFixed:o.every(
i=>typeof i=="string")}}function ja({pieces:t},e,n,s){let o="";for(const r of t){const i=typeof r=="string"?r:j0(r.name,e,n,s-o.length);if(i===void 0||o.length+
i.length>s)return;o+=i}return o}function j0(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}function Eu(t){return Buffer.from(t,"utf16le").
toString("utf16le")}const B0={headers:{},isCut:!1};function W0(t){const e=new mu(t.map(H0)),n=t.length===0;return s=>{const o=n?[]:[...e.matching(s)];return o.length===
0?B0:G0(o)}}function H0({from:t,set:e,unset:n}){let s=0;const o=e.map(([r,i])=>{const a=Kr(i,t);return a.isFixed&&(s+=$o(r,i)),{name:r,value:a}});return{from:t,
set:o,unset:n,fixedBytes:s}}function G0(t){const e=new Map;let n=Ur,s=Ur-t.reduce((r,[{fixedBytes:i}])=>r+i,0),o=!1;for(const[{set:r,unset:i},a]of t){for(const c of i)
e.delete(c);for(const{name:c,value:d}of r){if(o&&!d.isFixed)continue;const l=(d.isFixed?n:Math.min(n,s))-$o(c,""),u=l<0?void 0:ja(d,a,"encoded",l);if(u===void 0){
o=!0;continue}n-=$o(c,u),d.isFixed||(s-=$o(c,u));const f=e.get(c);e.set(c,f===void 0||c==="set-cookie"?u:`${f}, ${u}`)}}return{headers:Object.fromEntries([...e].
map(([r,i])=>[r,Eu(i)])),isCut:o}}const Y0=64,K0=8*1024,z0=4*1024;class V0{#e;#t;#n;#s;constructor({redirects:e,fallback:n},s){this.#e=new mu(e.map(J0)),this.#t=
e.some(({force:o})=>o),this.#n=n,this.#s=s}direct(e){const n=this.#r(e.path.slice(1));return{target:(this.#t?this.#i(e,n?"file":"earlier"):void 0)??n,isFile:n!==
void 0}}missing(e,n){const s=n===!1?void 0:this.#n??(n?"index.html":void 0);return this.#i(e,"nothing")??(s!==void 0&&!Fr(e.path.slice(1))?this.#o(s,200):void 0)??
this.#o("404.html",404)}has=e=>!Hl(e)&&this.#s(e);#o(e,n){return this.has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=Ra(e,this.has);if(n)return n.kind===
"file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,location:Il(n.to)}}#i(e,n){let s=0;for(const[o,r]of this.#e.matching(e,({force:i})=>i||n!=="fi\
le")){if(!o.force&&n==="earlier")return;const i=this.#a(o,r,e);if(s+=1,i||s===Y0)return i}}#a({to:e,status:n,isForeign:s},o,r){if(xr(n)){const c=ja(e,o,"plain",
z0)?.replace(/^\/+/,""),d=c===void 0?void 0:Ra(c,this.has),l=d?.kind==="redirect"?this.#c(d.to):d?.path;return l===void 0?void 0:{kind:"file",name:l,status:n}}const i=ja(
e,o,"encoded",K0);if(i===void 0)return;const a=s?i:i.replace(/^\/{2,}/,"/");return a===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:n,location:a}}#c(e){
const n=Ra(e,this.has);return n?.kind==="file"?n.path:void 0}}function J0({from:t,to:e,status:n,force:s}){return{from:t,to:xr(n)?q0(e,t):Kr(e,t),isForeign:e.startsWith(
"//"),status:n,force:s}}function q0(t,e){const n=t.replace(/[?#].*$/,"");try{return Kr(n,e,decodeURIComponent)}catch{return Kr(n,e)}}const X0="public, max-age=0\
, must-revalidate",Q0="public, max-age=31536000, immutable";function Z0(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}class e_{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){
this.status=o,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=
kg(n),this.variants=$g(this.#s)?new Map:void 0}get headers(){return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#o}get notModified(){const{etag:e,status:n}=this;return this.#r??={"cache-control":Pr(this.#t)?Q0:X0,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#r}}function t_(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...o},variants:void 0}}const n_=64*1024,s_=G.D6,o_=4*1024,r_=32,i_=5*1024,a_=512;class c_{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{
index:s,storedAt:o},r){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const i=Sg(s.rules),a=Math.
min(s_,n_+s.count*o_);this.#e=s,this.isServer=s.find(Ad)!==-1;const c=d=>!(this.isServer&&yu(d))&&s.find(d)!==-1;this.#t=new V0(i,c),this.#n=W0(i.headers),this.#s=
new Yt(a),this.#o=r,this.weight=s.bytes+s.rules.length*r_+a}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);if(this.isServer&&
!s)return;const o=n&&this.#i(n,e);return s&&o&&this.#s.put(e.path,o,d_(e.path,o)),o}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(s,e)}file(e,n,s=200){
const o=this.#t.has(e)?this.#e.find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n(n);i&&!this.#r&&(this.#r=!0,this.#o("warn","headers_cut",{deployID:this.
deployID,org:this.org}));const a=new e_(this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:Z0(r),served:0}}has(e){return this.#t.has(e)}hashOf(e){
const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.values())o.kind==="file"&&n.set(o.name,(n.
get(o.name)??0)+o.served);return[...n].sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e,n){return e.
kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:Eu(e.location)}}}function yu(t){return t===Ji||t.startsWith(`${Ji}/`)}function d_(t,e){
const n=4*t.length;return e.kind==="redirect"?a_+n+2*e.location.length:i_+n+e.customBytes}function l_(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").
some(n=>n.trim().replace(/^W\//,"")===e)}function u_(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[
,s,o,r]=n;if(r!==void 0){const a=Math.min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&Number(o)<i))return i>=e?"unsa\
tisfiable":{start:i,end:o?Math.min(Number(o),e-1):e-1}}const f_=256,h_=256,wu=new vs(f_);function p_(t){let e=wu.get(t);if(!e){if(e=m_(t),t.length>h_)return e;wu.
set(t,e)}return e}function m_(t){const e=new Map;for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(l=>l.trim()),c=a.find(l=>/^q\s*=/.
test(l)),d=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,o=r=>e.
get(r)??n;return Io.filter(r=>o(r)>0&&o(r)>=s).sort((r,i)=>o(i)-o(r))}const E_=4*G.D6,y_=64*G.D6,w_=512,g_=[];class __{#e;#t;#n;#s;#o=0;constructor(e,n,s=ne.ml){
this.#e=e,this.#t=new Yt(n),this.#n=Math.min(E_,n),this.#s=new N_(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?(0,j.wx)(e,
"accept-encoding"):void 0,r=o===void 0?g_:p_(o);if(r.length===0)return this.#r(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,
n,_u(n,r,a),s)):this.#r(e,n,_u(n,r,i),s)}async warm(e){this.#l(e)&&await this.#u(e)}#r(e,n,s,o){if(s.status===200){if(T_(e,s))return{status:304,headers:s.notModified};
const i=o?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?
{status:s.status,headers:s.headers,body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const o=await this.#h(n,
async()=>{const r=await this.#e.readVariant(e.org,e.file.hash,s);if(r?.length!==n.size)throw new gu;return r}).catch(r=>{if(!(r instanceof gu))throw r});return o?
{status:n.status,headers:n.headers,body:o}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#l(e)?await this.#u(e):await this.#f(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=(0,j.wx)(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const o=u_((0,j.wx)(e,"range")??
"",n.size);if(o!==void 0){if(o==="unsatisfiable"){const r={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,
headers:{...n.notModified,...r}}}return this.#d(n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#l(e)?(await this.#u(e)).subarray(s,o+1):await this.#f(e,n);return{
status:206,headers:{...e.headers,"content-range":`bytes ${s}-${o}/${e.size}`,"content-length":String(o-s+1)},body:r}}#l({size:e}){return e<=this.#n&&this.#o+e<=
y_}#u(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.load(e,o=>o.length+w_,async()=>{this.#o+=n;try{return await s()}finally{
this.#o-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class gu extends Error{}function _u(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;
const r=t.variants?.get(s);if(r?.size===o)return r;const i=t_(t,s,o);return t.variants?.set(s,i),i}return t}function T_(t,e){const n=(0,j.wx)(t,"if-none-match");
if(n!==void 0)return l_(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Tu=new Map,b_=4*G.D6,O_=768,S_=1e3;
class N_{#e;#t;#n=new Yt(b_);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<
Kw||s.size>Ta)return Tu;this.#n.delete(e);const r=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>o?.sizes??Tu);return{
sizes:a,isWhole:a.size===Io.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>O_+2*e.length,r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(
e)}#s({isWhole:e,version:n,at:s},o){return e?!0:n===this.#e.variantsVersion(o)&&this.#t.monotonic()-s<S_}}function bu({sites:t,domain:e,isOwnHost:n}){const s=I_(
e),o=D_(e,n);return{domain:o,site(r){const i=s(r);if(i!==void 0)return t.site(i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function R_(t,e){const n=t.
startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const L_=1024,A_=255;function Ou(t){const e=new vs(L_);return n=>{
if(n.length>A_)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;const o=t(n);return e.set(n,o),o}}function I_(t){const e=`.${t.toLowerCase()}`;return Ou(
n=>{const s=Su(n),o=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:void 0})}function D_(t,e){return Ou(n=>{const s=Su(
n);return(0,st.an)(s)&&!(0,st.UO)(s,t)&&!e(n)?s:void 0})}function Su(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const k_=64*G.D6,Nu=4096,$_=1e3;
class v_{#e;#t;#n;#s;#o;#r;#i=new Yt(k_);#a;prefetch;constructor(e){const{sites:n,objects:s,cacheBytes:o,log:r,clock:i=ne.ml,meter:a=io}=e;this.#e=e,this.#t=ma(
r,$_,()=>i.monotonic()),this.#n=e.finder??bu({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#o=new __(s,o,i),this.#a=
a,this.#r=new O0(s),this.prefetch=x0({site:c=>n.site(c),loaded:c=>this.#m(c),load:(c,d)=>this.#p(c,d),warm:c=>this.#o.warm(c),cacheBytes:o,clock:i,log:r})}handler=e=>{
const n=this.#n.site((0,j.wx)(e,"host")??"");return n instanceof Promise?n.then(s=>this.#c(e,s),s=>this.#b(e,s,A0)):this.#c(e,n)};#c(e,n){return n===void 0?dn(e,
S0):y0(this.#a,n,this.#d(e,n,this.#u(e,n)))}#d(e,n,s){const{late:o}=this.#e;return o?s instanceof Promise?s.then(i=>this.#d(e,n,i)):s.status!==404||s.take?s:o.newer(
n,Fr((0,j.XM)(e.target)))?.then(i=>i?this.#l(s,e,i):s)??s:s}#l({body:e},n,s){return e instanceof Wt.Readable&&e.destroy(),this.#u(n,s)}#u(e,n){const s=!n.isDeleted&&
n.release!==null;if(!Pa(e)&&!(s&&this.#e.functions))return au(e.method);if(n.isDeleted)return dn(e,N0);if(n.release===null)return dn(e,uu);const o=n.settings.domains&&
this.#n.domain((0,j.wx)(e,"host")??""),r=o&&R_(o,n.settings.domains??[]);if(r)return _0(e,this.#s(r));try{const i=this.#m(n.release),a=i?this.#y(e,n,i):this.#f(
n,n.release).then(d=>this.#y(e,n,d)),c=this.#h(n,a);return c instanceof Promise?c.catch(d=>this.#b(e,d)):c}catch(i){return this.#b(e,i)}}#h(e,n){const{cdn:s,sites:o}=this.#e;
if(!s&&e.settings.noindex!==!0)return n;const r=i=>{const a=w0(e,i);return s?s.answer(e,a,o.isSure!==!1):a};return n instanceof Promise?n.then(r):r(n)}async#f(e,n){
try{return await this.#p(e.org,n)}catch(s){const o=e.kept.map(r=>this.#m(r)).find(r=>r!==void 0);if(!o||!(s instanceof qe.us))throw s;return this.#t("warn","edg\
e_earlier_release",{deployID:o.deployID,live:n.deployID}),o}}#m(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#p(e,n){const{
objects:s,log:o}=this.#e;return this.#m(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,r=>r.weight,async()=>new c_(e,n,await s.index(e,n.manifestHash),o))}#y(e,n,s){
if(s.isServer)return this.#w(e,n,s);if(!Pa(e))return au(e.method);const o=(0,j.XM)(e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)return this.#T(e,
i,s);const a=Na(o);if(a===void 0)return dn(e,hu);if(a.length>Nu)return dn(e,R0);const c=new Ia(`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(c);return this.#E(
e,n,s,c,d)}#E(e,n,s,o,r){return r?this.#T(e,r,s):n.kept.length>0&&Fr(o.path.slice(1))?this.#_(e,n,s,o):this.#S(e,n,s,o)}#w(e,n,s){if(!e.target.startsWith("/"))return dn(
e,hu);const o=Na((0,j.XM)(e.target));if(o!==void 0&&yu(o))return dn(e,fu,s);if(!Pa(e)||e.isUpgrade||o===void 0||o.length>Nu)return this.#g(n);const r=new Ia(`/${o}`);
return this.#E(e,n,s,r,s.remembered(r.path)??s.direct(r))}#g(e){const{release:n}=e,{functions:s}=this.#e;return n===null?uu:s?.answer({...e,release:n})??Ar(new ot(
"functions_off",void 0,60))}async serverSite(e){const n=await this.#e.sites.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#m(s)??await this.#p(
n.org,s)).isServer?{...n,release:s}:void 0}async#_(e,n,s,o){const r=o.path.slice(1);for(const i of await this.#r.releasesWith(n,r).catch(lu([]))){const a=this.#m(
i)??await this.#p(n.org,i).catch(lu(void 0)),c=a?.file(r,o);if(a&&c)return this.#T(e,c,a)}return this.#S(e,n,s,o)}#S(e,n,s,o){if(s.isServer)return(Pr(o.path)?this.#e.
late?.newer(n,!0):void 0)?.then(a=>a?this.#u(e,a):this.#g(n))??this.#g(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#T(e,r,s):dn(e,fu,s)}#T(e,n,s){
return n.kind==="redirect"?g0(e,n,s):(n.served+=1,this.#o.send(e,n.file))}#b(e,n,s=L0){const o=n instanceof qe.us;if(!o&&!(n instanceof qt))throw n;const r=o?"e\
dge_unavailable":"edge_damaged";return this.#t("error",r,{requestID:e.requestID,reason:n.message}),dn(e,o?s:I0)}}const M_=500;class C_{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){
this.#e=e,this.#t=n}newer(e,n){const s=this.#e.readAt(e.subdomain)+M_-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,
s):this.#r(e.subdomain))).then(i=>i&&Ru(i)!==Ru(e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:
this.#r(e)),o=this.#t.sleep(n,this.#s.signal).then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function Ru({release:t,
kept:e}){return[t,...e].map(n=>n?.deployID).join()}const U_=500,x_=1e3,P_=250,F_=750,j_=5e3,Ba=-1;class Lu{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.
NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??ne.ml,this.#s=new Yt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.
nameIn(n);s!==void 0&&this.#l(s),n.kind==="unknown"&&(this.#o+=1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#g(n))return n.record;if(n?.
record!==void 0)return this.#f(e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#u(e)}again(e){const n=this.#s.get(e);return n?.record===void 0||!this.#g(
n)?this.find(e):this.#_()?n.record:this.#m(e,n.record)}readAt(e){return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){
return!this.#_()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#l(e){this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=Ba);const{table:s}=this.#e;s&&(s.put(
e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#u(e){return this.#_()&&this.#r.size>0?Promise.reject(new qe.us("The state cannot be read now")):this.#p(e)}async#h(e,n){
const s=await e.find(n),o=this.#s.get(n);return o&&(this.#g(o)||o.record)?this.find(n):s?(this.#w(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.
monotonic(),generation:Ba}),this.#f(n,s)):this.#u(n)}#f(e,n){if(!this.#_())return this.#m(e,n);const s=this.#t.monotonic();return s-this.#d>=P_&&(this.#d=s,this.#m(
e,n).catch(()=>{})),n}async#m(e,n){const s=()=>{const o=this.#s.get(e);return o?o.record:n};try{const o=await(0,ne.ux)(this.#t,U_,this.#p(e).then(r=>({record:r})));
return o?o.record:(this.#a=this.#t.monotonic(),s())}catch(o){if(o instanceof qe.us)return s();throw o}}#p(e){const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&
n-s.begun.at<F_)return s.record;this.#i+=1;const o={at:n,read:this.#i},r=this.#y(e,o);return this.#r.set(e,{begun:o,record:r}),r}async#y(e,n){const s=()=>this.#r.
get(e)?.begun===n;try{const o=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const r={record:o,read:n.read,begunAt:n.at,at:this.#c};
return s()?(this.#w(e,{...r,generation:this.#o}),this.#e.table?.put(e,o),o):this.#E(e,r)}catch(o){throw o instanceof qe.us&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),
o}finally{s()&&this.#r.delete(e)}}#E(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#w(e,{...n,generation:Ba}),n.record)}#w(e,n){this.#s.put(
e,n,this.#e.weightOf(n.record))}#g({record:e,at:n,generation:s}){return s!==this.#o?!1:e!==void 0||this.#t.monotonic()-n<j_||this.#_()}#_(){return this.#t.monotonic()-
this.#a<x_}}const B_=16*G.D6,W_=4*G.D6,Wa=400,H_=300,G_=2;class Y_ extends Lu{#e;constructor(e,n,{table:s,domains:o,clock:r}={}){super({changes:n,table:s,clock:r,
bytes:B_,weightOf:K_,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#e=new Lu({changes:n,table:o,clock:r,bytes:W_,weightOf:()=>Wa,read:i=>e.
subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.find(e)}siteOfDomain(e){const n=this.#e.find(e);return n instanceof Promise?n.then(
s=>this.#t(s,e)):this.#t(n,e)}[Symbol.dispose](){super[Symbol.dispose](),this.#e[Symbol.dispose]()}#t(e,n){const s=e===void 0?void 0:this.find(e),o=r=>r?.settings.
domains?.includes(n)?r:void 0;return s instanceof Promise?s.then(o):o(s)}}function K_(t){return t?Wa+H_*t.kept.length+G_*JSON.stringify(t.settings).length:Wa}async function z_(t,e,n){
const s=[];for(const o of t){if(n?.aborted)break;try{s.push(...await o.collect())}catch(r){if(n?.aborted)break;const{message:i,remedy:a}=(0,A.I7)(r),c={kinds:o.
kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function wA({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){
const r=await n(),i={items:r.length,bytes:r.reduce((d,{bytes:l})=>d+l,0)};let[a,c]=[0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,
items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const ln=3e4,Au=5e3,Iu={clone:"building",install:"building",build:"building",sync:"syncing",activate:"\
activating"};function Du(t){return Ns(t,"interrupted","The platform stopped while this deployment was under way").facts}const V_=1e3;async function J_(t,e){const{
references:n,node:s,clock:o,waits:r,stop:i}=t;let a=await n.hold(s);for(;!a&&r;)await o.sleep(V_,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,
l=()=>n.renew(c).then(f=>f||d.abort(new Error("another node has taken over the collection")),()=>{}),u=(0,ne.fm)(Au,()=>{l()});try{return await e(AbortSignal.any(
[i,d.signal]))}finally{u(),await n.release(c).catch(()=>{})}}var xo=y(8500);const zr=500,q_=1e4,X_=55*6e4;function Q_(t){const{keeping:e,usage:n,notify:s,hooks:o,
audit:r,keepAuditMs:i,clock:a}=t,c=(d,l)=>({kinds:[d],collect:async()=>[{kind:d,items:await ku(l),bytes:0}]});return[{kinds:["apps"],collect:()=>eT(t)},{kinds:[
"deployments","logs"],collect:()=>tT(t)},c("keys",()=>e.endKeys(zr)),c("notifications",()=>s.prune({...QE,limit:zr})),c("pushes",()=>o.prune({ageMs:ZE,limit:zr})),
c("audit",()=>r.trim(i)),c("usage",()=>n.prune(a.now(),zr))]}async function ku(t){let e=0;for(let n=0;n<q_;n+=1){const s=await t();if(e+=s,s===0)break;await(0,xo.
setImmediate)()}return e}const Z_=20;async function eT({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await ku(async()=>(await n.expire(Z_,s)).length);let[o,r]=[0,0],
i;for(;;){const a=await t.endingApp(r);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.
endApp(a.app)&&(o+=1),a.logs.length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,xo.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}async function tT({
keeping:t,logs:e,bounds:n}){const s={deployments:0,logs:0,bytes:0},o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;
for(const u of a.logs)await e.remove(u).catch(f=>{r=f,c.add(u)});const d={logs:a.logs.filter(u=>!c.has(u)),deployments:a.deployments.filter(u=>!c.has(u))},l=d.logs.
length+d.deployments.length;l>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||l===0)&&(o.deployments+=a.left.deployments,
o.logs+=a.left.logs,o.bytes+=a.left.logBytes,i=a.app),await(0,xo.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployments",items:s.deployments,bytes:0,left:{
items:o.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var Po=y(1772);class $u extends Error{name="KeyspaceGo\
ne";constructor(){super("the table was deleted")}}class Yn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function vu(t,e){const n=nT(
e),s=sT(n.get("key"));if(t!=="put")return{key:s,value:"",ttlMs:void 0};const o=n.get("value");if(o===void 0||Mu(o,Ne.ux.valueBytes))throw new Yn("invalid_value");
const r=e.length>2*o.length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{key:s,value:r,ttlMs:oT(n.get("ttlSeconds"))}}function nT(t){if(!(0,Yl.isUtf8)(t))
throw new Yn("invalid_json");try{const e=(0,Po.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Po.sU))throw e}
throw new Yn("invalid_json")}function sT(t){const e=t?.startsWith('"')?(0,Po.I)(t):void 0;if(e===void 0||e===""||Mu(e,Ne.ux.keyBytes))throw new Yn("invalid_key");
return e}function oT(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<Ne.ux.minTtlSeconds||e>Ne.ux.maxTtlSeconds)throw new Yn("inval\
id_ttl");return e*1e3}function Mu(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function rT({tables:t,engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{
const{keyspace:l,windows:u}=await t.byName(c,d),f=await s.take(u);if(f===0)return l;throw(0,De.xd)(`The table has reached its rate limit: wait ${f} s.`,f)},i=async c=>{
if(!e)throw new De.P_("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof
$u?new De.P_("table_not_found","The table was deleted."):d instanceof qe.us?new De.P_("unavailable","The entries cannot be read or written now. Try again."):d}},
a=(c,d,l,u,f)=>o.append(f,[I(d,c,{object:l,after:{key:u}})]);return{get:(c,d,l)=>i(async u=>u.get(await r(c,d),Ha("get",{key:l}).key)),list:(c,d,l)=>i(async u=>u.
keys(await r(c,d),l)),put:(c,d,l,u)=>i(async f=>{const{key:w,value:b,ttlMs:g}=aT(l),O=await r(c,d);if(n?.has(O))throw new De.P_("conflict",iT);await f.put(O,w,{
value:b,ttlMs:g}),await a("key.put",c,d,w,u)}),delete:(c,d,l,u)=>i(async f=>{const[w,{key:b}]=[await r(c,d),Ha("delete",{key:l})],g=await f.get(w,b)!==void 0;await f.
delete(w,b),g&&await a("key.delete",c,d,l,u)})}}const iT="The table, or all tables of its organization together, store as much as they may. Delete keys: a minut\
e later there is room again.";function aT({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Po.q$)(s)}catch(i){throw i instanceof Po.sU?new De.P_("validatio\
n_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const o=n.trim(),r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(
o):o}};return Ha("put",r,s)}const{keyBytes:cT,valueBytes:dT,minTtlSeconds:lT,maxTtlSeconds:uT}=Ne.ux,fT={invalid_key:`A key has 1 to ${cT} bytes.`,invalid_value:`\
A value has at most ${dT} bytes.`,invalid_ttl:`The time to live is ${lT} to ${uT} seconds.`};function Ha(t,e,n){const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(
0,-1)},"value":${n}}`;try{return vu(t,Buffer.from(o))}catch(r){throw r instanceof Yn?new De.P_("validation_failed",fT[r.code]??"The entry is not valid."):r}}const hT=15e3;
function pT({usage:t,bounds:e,log:n,every:s}){let o=new Set;const r=Ft({everyMs:hT,async run(){o=new Set(await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_\
read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>o.has(i),[Symbol.asyncDispose]:r[Symbol.asyncDispose]}}var Xt=y(7080);const mT=15e3,ET=1e4;function yT({
usage:t,quotas:e,clock:n,log:s}){const o=new Map,r=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:l=0}=await t.used(c,d.start,["kvsRequestsPerMonth"]);
d.used=Math.max(d.used,l)}catch(l){s("warn","kvs_quota_not_read",{org:c,reason:String(l)})}finally{d.isRead=!0,d.reading=void 0}},i=(c,d)=>{const l=o.get(c);if(l?.
start===d)return l;o.size>=ET&&o.clear();const u={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};return o.set(c,u),u},a=(c,d,l)=>{if(d.
used<l){d.used+=1;return}const u=n.now(),{end:f}=(0,Xt.GS)(u);return{message:(0,Xt.c9)({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:l,until:f}),seconds:Math.
max(1,Math.ceil((f-u)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const l=n.now(),u=i(c,(0,Xt.GS)(l).start);Math.abs(l-u.readAt)>=
mT&&(u.reading??=r(c,u));const f=()=>a(c,u,d);return u.isRead||!u.reading?f():u.reading.then(f)}}}const wT=3e4,Cu=1e3,Uu=100;function gT({engine:t,tables:e,log:n,
every:s}){const o=new AbortController,r=(d,l)=>Ft({everyMs:wT,onFailure:f=>n("warn",d,{reason:String(f)}),every:s,...l}),i=r("kvs_sweep_failed",{run:()=>xu(t,o.
signal)}),c=r("kvs_drop_failed",{run:async()=>{for(let d=0;;){const l=await e.toDrop({after:d,limit:Uu});for(const u of l){d=u;try{await t.drop(u),await e.dropped(
u)}catch(f){if(n("warn","kvs_drop_failed",{reason:String(f)}),o.signal.aborted)return}}if(l.length<Uu||o.signal.aborted)return}},isDue:!0,follows:!0});return{begin(){
o.signal.aborted||c.run()},async[Symbol.asyncDispose](){o.abort(),await Promise.all([i[Symbol.asyncDispose](),c[Symbol.asyncDispose]()])}}}async function xu(t,e){
let n=0;for(;;){const s=await t.sweep(Cu);if(n+=s,s<Cu||e?.aborted)return n}}const Pu=720*6e4,_T=1e3,TT="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",bT=20,OT=1e3,ST=8*1024*
1024;class NT extends pl{#e;#t;constructor(e,n){super(ST,OT,async s=>{const o=await e.find(s);return o&&Fu(o,n)}),this.#e=e,this.#t=n}byAccessKey(e){return e.length===
bT?this.find(e):null}async issue(e,n,s){const o=`ASIA${Array.from((0,U.randomBytes)(16),d=>TT[d%32]).join("")}`,r=(0,U.randomBytes)(30).toString("base64"),i=(0,U.
randomBytes)(96).toString("base64"),a=n+Pu,c=this.#t.seal(Yi(o),JSON.stringify({secret:r,sessionToken:i}));return await this.#e.issue({accessKeyID:o,environmentID:e,
sealed:c,expiresAt:a},{now:n,most:_T},s),{accessKeyID:o,secret:r,sessionToken:i,expiresAt:a}}renew(e,n){return this.#e.renew(e,n+Pu)}revoke(e){return this.#e.revoke(
e)}async checkKey(){const e=await this.#e.any();e&&Fu(e,this.#t)}}function Fu({accessKeyID:t,environmentID:e,sealed:n,expiresAt:s},o){const r=JSON.parse(o.open(
Yi(t),n));if(!(0,Xe.Gv)(r))return;const{secret:i,sessionToken:a}=r;return{accessKeyID:t,secret:String(i),sessionToken:String(a),environmentID:e,expiresAt:s}}const RT={
invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,
method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503};var Ga=y(3823);
const ju="AWS4-HMAC-SHA256";function LT({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function AT(t,e,n){return`${ju}
${t}
${LT(e)}
${$T(n)}`}function IT(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,U.createHmac)("sha256",n).update(s,
"utf8").digest();return new vT(n)}const Qt=64,DT=32;class Bu{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Wu=new Bu(8192),kT=new Bu(256);function $T(t){return(0,U.
hash)("sha256",Wu.latin1(t))}function Hu(t,e){return t.length===e.length&&(0,U.timingSafeEqual)(Wu.latin1(t),kT.latin1(e))}class vT{#e;#t;constructor(e){if(e.length>
Qt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Qt} are supported`);this.#e=Buffer.alloc(Qt+512),this.#t=Buffer.alloc(Qt+DT);for(let n=0;n<
Qt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,U.hash)("sha256",this.#n(e),"binary"),Qt,"latin1"),(0,U.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Qt;return e.length>n?Buffer.concat([this.#e.subarray(0,Qt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Qt+this.#e.write(e,Qt,"latin1"))}}
const MT=new RegExp(`^${ju} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),CT=1024,UT=1024,xT=32,Gu=64,Ya=new vs(CT);function PT(t){const e=t.slice(-Gu),n=t.slice(0,-Gu),s=Ya.get(n);if(s&&FT.test(e))return{
...s,signature:e};const o=jT(t);if(o)return n.length<UT&&o.signedHeaders.length<=xT&&Ya.set(n,o),{...o,signature:e}}function gA(){return Ya.size}const FT=/^[0-9a-f]{64}$/;
function jT(t){const e=MT.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:o,service:r},signedHeaders:a}}const Yu=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Ka;function BT(t){if(Ka?.text===t)return Ka.
time;const e=WT(t);return e!==void 0&&(Ka={text:t,time:e}),e}function WT(t){const e=Yu.test(t)?Date.parse(t.replace(Yu,"$1-$2-$3T$4:$5:$6Z")):Number.NaN;return!Number.
isNaN(e)&&Fo(e)===t?e:void 0}function Fo(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function HT(t){const e=t.target.indexOf("?"),n=e===
-1?t.target:t.target.slice(0,e),s=e===-1?"":VT(t.target.slice(e+1)),o=KT(n,t.normalizePath),r=XT(t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const GT=/^(?:\/[A-Za-z0-9_~-]+)+$/,YT=/[^A-Za-z0-9._~-]/g;function za(t){return t.replace(YT,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function KT(t,e){if(GT.test(t))return t;const n=t.split("/");return(e?zT(n):n).map(za).join("/")||"/"}function zT(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function VT(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[za(Ku(o)),za(Ku(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>zu(n,o)||zu(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Ku(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function zu(t,e){return t<e?-1:t>e?1:0}function JT(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=Vu(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function qT(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?JT(t.rawHeaders):{names:e,repeated:[],get(n){const s=(0,j.wx)(t,n);return s===void 0?void 0:Vu(s)}}}function XT(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const QT=/ {2}|\t/,ZT=32,eb=9;function Vu(t){let e=0,n=t.length;for(;e<n&&Ju(t,e);)e+=1;for(;n>e&&Ju(t,n-1);)n-=1;const s=t.slice(e,n);return QT.test(
s)?s.replace(/[ \t]+/g," "):s}function Ju(t,e){const n=t.charCodeAt(e);return n===ZT||n===eb}const Vr=5*6e4,qu=["host","content-type"],tb=new Set([...qu,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),jo=(t,e)=>({type:t,message:e}),Jr=t=>jo("IncompleteSignatureExceptio\
n",t),Tn=t=>jo("InvalidSignatureException",t),Xu=jo("UnrecognizedClientException","The security token included in the request is invalid.");function nb(t,e){const n=(0,j.
wx)(t,"authorization");if(n===void 0)return jo("MissingAuthenticationTokenException","Missing Authentication Token");const s=PT(n);if(!s)return Jr("Authorizatio\
n header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=(0,j.wx)(t,"x-amz-date")??"",
r=BT(o);return r===void 0?Jr("Authorization header requires existence of a valid 'X-Amz-Date' header."):ib(s.scope,o)??ab(o,r,e)??{headers:qT(t),signedBy:s,time:o}}
function sb({headers:t,signedBy:e},n,s){return Hu(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?jo("ExpiredTokenException","The security toke\
n included in the request is expired"):cb(t,e.signedHeaders):Xu}function ob(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,U.hash)("sha256",e,"hex"),a=n.get("x\
-amz-content-sha256");if(a!==void 0&&a!==i)return Tn("The provided x-amz-content-sha256 header does not match what was computed.");const c=HT({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=lb(r,s.scope).sign(AT(o,s.scope,c));if(!Hu(d,s.signature))return Tn("The reque\
st signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for\
 details.")}function rb(t){return"message"in t}function ib(t,e){if(t.region!==Ne.aT)return Tn(`Credential should be scoped to a valid region: '${Ne.aT}'.`);if(t.
service!==Ne.jL)return Tn(`Credential should be scoped to correct service: '${Ne.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Tn(`Da\
te in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function ab(t,e,n){if(e<n-Vr){const s=Fo(
n-Vr);return Tn(`Signature expired: ${t} is now earlier than ${s} (${Fo(n)} - 5 min.)`)}if(e>n+Vr){const s=Fo(n+Vr);return Tn(`Signature not yet current: ${t} i\
s still later than ${s} (${Fo(n)} + 5 min.)`)}}function cb(t,e){const n=t.repeated.find(r=>tb.has(r));if(n!==void 0)return Jr(`The header '${n}' may be sent onl\
y once.`);for(const r of t.names)if(db(r)&&!e.includes(r))return Qu(r);const s=qu.find(r=>!e.includes(r));if(s!==void 0)return Qu(s);const o=e.find(r=>t.get(r)===
void 0);if(o!==void 0)return Jr(`The signed header '${o}' was not sent.`)}function db(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Qu(t){
return Tn(`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}const Zu=new WeakMap;function lb(t,e){const n=Zu.get(t);if(n?.date===e.date)return n.key;
const s=IT(t.secret,e);return Zu.set(t,{date:e.date,key:s}),s}const js={"content-type":"application/json","cache-control":"no-store"},ub={status:200,headers:js,
body:'{"ok":true}'},fb={status:200,headers:js,body:'{"deleted":true}'},ef={status:200,headers:js,body:'{"found":false,"expiresAt":null}'},hb=new Map([[Ga.Y2.put,
"put"],[Ga.Y2.get,"get"],[Ga.Y2.delete,"delete"]]),pb=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,mb=/^Bearer +([!-~]+)$/i;function Eb(t){const{clock:e,
log:n}=t,s=ma(n,yb,()=>e.now()),o={...t,logAway:s};return r=>wb(r,o)}const yb=1e3;async function wb(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,quota:a,
meter:c,clock:d}=e;let l=u=>u;try{const u=nb(t,d.now());if(rb(u))return qr(u);const f=await n.byAccessKey(u.signedBy.accessKeyID);if(!f)return qr(Xu);const w=sb(
u,f,d.now());if(w)return qr(w);const b=await t.body(Ne.ux.bodyBytes),g=ob(t,b,u,f);if(g)return qr(g);if(!(0,j.wx)(t,"x-kvs-authorization"))return Tt("missing_to\
ken");const O=await s.byToken(tf(t));if(!O)return Tt("invalid_token");if(O.environmentID!==f.environmentID)return Tt("inactive_binding");if(!O.supported)return Tt(
"unsupported_app_type");const N=await a.take(O.windows,b.length),S=_b(t),V=typeof S=="string"?S:"other";if(l=ee=>{const J=typeof ee.body=="string"?Buffer.byteLength(
ee.body):0;return c.kvs(O,V,gb(ee),b.length,J),ee},N>0)return l(Tt("rate_limited",{"retry-after":String(N)}));const Y=await i.take(O.scope.org);if(Y)return l(Ob(
Y));if(typeof S!="string")return l(S);const{key:x,value:F,ttlMs:W}=vu(S,b);switch(S){case"put":return r.has(O.keyspace)?l(Tt("table_full")):(await o.put(O.keyspace,
x,{value:F,ttlMs:W}),l(ub));case"delete":return await o.delete(O.keyspace,x),l(fb);case"get":return l(Tb(await o.get(O.keyspace,x)))}}catch(u){return l(bb(u,t,e))}}
function tf(t){return mb.exec((0,j.wx)(t,"x-kvs-authorization")??"")?.[1]??""}function gb(t){if(t===ef)return"missed";const{status:e}=t;return e===200?"ok":e===
429?"limited":e<500?"refused":"failed"}function _b(t){const e=hb.get((0,j.XM)(t.target));if(!e)return Tt("not_found");if(t.method!=="POST")return Tt("method_not\
_allowed",{allow:"POST"});const n=(0,j.wx)(t,"content-encoding")??"identity";return!pb.test((0,j.wx)(t,"content-type")??"")||n!=="identity"?Tt("unsupported_medi\
a_type"):e}function Tb(t){if(!t)return ef;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:js,body:`{"foun\
d":true,"value":${t.value},"expiresAt":${e}}`}}function bb(t,e,{tables:n,log:s,logAway:o}){if(t instanceof Yn)return Tt(t.code);if(t instanceof j.KQ)return Tt("\
body_too_large");if(t instanceof j.GW)return Tt("invalid_json");if(t instanceof $u)return n.forgetToken(tf(e)),Tt("invalid_token");const r=t instanceof Error&&t.
cause instanceof Error?t.cause:t,i={requestID:e.requestID,path:(0,j.XM)(e.target),reason:(0,A.bD)(r)};return t instanceof qe.us?(o("error","kvs_unavailable",i),
Tt("unavailable",{"retry-after":"1"})):(s("error","kvs_failed",i),Tt("internal"))}function Tt(t,e={}){return{status:RT[t],headers:{...js,...e},body:`{"error":"${t}\
"}`}}function Ob({message:t,seconds:e}){const{status:n,headers:s}=Tt("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({
error:"quota_exceeded",message:t})}}function qr({type:t,message:e}){return{status:403,headers:{...js,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Sb={
of:()=>{}},Nb=t=>(0,De.u)(new De.P_("unavailable","This node does not have the data of the key-value store."),t);async function Rb(t){const{engine:e,clock:n,log:s,
quota:o,meter:r=io}=t,i=Td(t.keyring),a={...Ea,...t.quotas},c=new Lw(t.tables,i,a),d=new NT(t.roles,i);await c.checkKey(),await d.checkKey();const l=t.changes.subscribe(
O=>{switch(O.kind){case"table":return c.forget(O.tokenHash);case"role":return d.forget(O.accessKeyID);case"unknown":return c.forgetAll(),d.forgetAll();case"site":case"\
domain":case"coming":case"jobs":case"ended":return;default:(0,A.xb)(O)}}),u=e&&pT({...t,bounds:a}),{ofOrganizations:f=Sb}=t,w=yT({...t,quotas:f}),b=e&&gT({...t,
engine:e}),g=async()=>{l[Symbol.dispose](),await u?.[Symbol.asyncDispose](),await b?.[Symbol.asyncDispose]()};return{handler:e&&u?Eb({roles:d,tables:c,engine:e,
full:u,monthly:w,quota:o,meter:r,clock:n,log:s}):Nb,createTable:(O,N,S)=>c.create(O,N,n.now(),S),listTables:O=>c.list(O),async deleteTable(O,N,S){await c.remove(
O,N,S),b?.begin()},entries:rT({tables:c,engine:e,full:u,quota:o,audit:t.audit}),...cw({tables:c,roles:d,clock:n,log:s,every:t.every}),sweep:async()=>e?xu(e):0,close:g,
[Symbol.asyncDispose]:g}}const Lb=500,Va=500;async function Ab(t){return new Ib(t).run()}class Ib{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){const{blobs:n,
clock:s=ne.ml,log:o=Lo,signal:r}=e;this.#e=e,this.#t=o,this.#n=new Hr({blobs:n,clock:s,log:o}),this.#s=Wr(r)}async run(){const{blobs:e,references:n}=this.#e,s=await e.
ago(Al);return await this.#a(),await this.#d(s),await this.#l(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){const{references:e}=this.#e;
for(let n=0;;){const s=await e.due(n,Lb);for(const o of s)await this.#f(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.end(o),n=Math.max(n,...o.
notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(let i=0;i<o.count;i+=1)r.
add(o.file(i).hash);await this.#f(),await this.#e.references.add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof qe.
us)throw o;this.#o.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const o=await n.
waiting(s,Va);for(const[r,i]of Map.groupBy(o,a=>a.org))await this.#u(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<Va)return}}async#l(e,n){const{blobs:s,references:o}=this.#e,
r=new Map;let i=0;const a=async()=>{for(const[c,d]of r){const l=await o.unused(c,[...d]);l.length!==0&&(await o.remember(c,l),await this.#u(c,l,n))}r.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!Ne.cS.test(d))continue;const l=Ol(c)??Sl(c);if(l===void 0){this.#o.has(
d)||await s.deleteUnused(c,n);continue}const u=r.get(d)??new Set;r.set(d,u.add(l)),i+=1,i===Va&&await a()}await a()}async#u(e,n,s){if(this.#o.has(e))return;const o=[];
for(const r of n)await this.#f(),await this.#h(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#h(e,n,s){const{blobs:o}=this.#e,r=_n(e,n),
i=await o.head(r);if(i){if(!await o.deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of Io){const d=Oa(e,n,c);await o.head(d)&&!await o.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const nf=2e3,Db=(0,U.randomBytes)(64*1024),kb="trial-\
write",$b={canBuild:"disk_hangs"},vb={statfs:t=>(0,Je.statfs)(t),tryToWrite:Cb};class _A{#e;#t;#n;#s=new Set;#o;#r=0;#i="yes";#a=!1;constructor(e,n,s={}){this.#e=
e,this.#t=n,this.#n={...vb,...s}}get canBuild(){return this.#a?"stops":this.#i}async look(){const n=(this.#o&&this.#t.monotonic()-this.#r>=nf?void 0:await within(
this.#t,nf,this.#c()))??$b;return this.#d(()=>{this.#i=n.canBuild}),n}#c(){return this.#o?this.#o:(this.#r=this.#t.monotonic(),this.#o=Mb(this.#e,this.#n).finally(
()=>{this.#o=void 0}),this.#o)}stop(){this.#d(()=>{this.#a=!0})}subscribe(e){return this.#s.add(e),{[Symbol.dispose]:()=>{this.#s.delete(e)}}}#d(e){const n=this.
canBuild;if(e(),this.canBuild!==n)for(const s of this.#s)s()}}async function Mb(t,e){let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,
bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*i,n<reserveOf(r*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){
return s(isDiskFull(o)?"disk_full":"disk_unwritable",systemCode(o)??String(o))}}async function Cb(t){const e=(0,$.join)(t,kb);await(0,Je.rm)(e,{force:!0});try{await(0,Je.
writeFile)(e,Db,{flag:"wx",mode:384,flush:!0})}finally{await(0,Je.rm)(e,{force:!0})}}const Ub=10;function xb({node:t,ability:e,nodes:n,log:s}){let o=!1;return async()=>{
const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r==="yes"?[]:(await n.builders()).filter(l=>l!==t),d=o;if(o=c.length>0,o&&!d){const l=c.slice(0,Ub).join("\
, ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,code:a,nodes:l,means:Pb})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"room":"no_ot\
her_node",freeBytes:i}),!o}}const Pb="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while an\
other one can build",Ja=36e5,Fb=2*Ja;function jb(t,e,n){const s=new Map;let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();try{for(const{
kind:l,items:u,bytes:f,left:w}of await t(d)){const b=s.get(l);s.set(l,{kind:l,ended:(b?.ended??0)+u,left:w??b?.left}),u>0&&n("info","collected",{kind:l,items:u,
bytes:f})}}catch(l){const{message:u,remedy:f}=(0,A.I7)(l);n("error","collection_failed",{message:u,...f!==void 0&&{remedy:f}})}finally{o=void 0}},c=(d=!1)=>(o??=
a(d),o);return{figures:()=>[...s.values()],async collect(){await o,await c(!0)},whenIdle(){e.monotonic()-r>=Ja&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=Fb&&
c()},async[Symbol.asyncDispose](){await o}}}var Bo=y(7356);function Bb(t,e,n=!1){if(n)return Du(e);if(t instanceof Lt)return t.facts;if((0,A.b$)(t)||t instanceof
qe.us&&t.isFull)return Ns(e,"disk_full","The disk of the platform is full").facts;const s=t instanceof qe.us?"its state cannot be read or written now":(0,A.bD)(
t);return Ns(e,lr[e],`The platform itself failed at the stage "${e}": ${s}`).facts}const Wb="<data>";function Hb(t,e){const n=o=>o.replaceAll(e,Wb),s=t.stage===
"install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(o=>({...o,message:n(o.message)}))}}var Gb=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Yb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Kb=ln-1e4,zb=1e3;class Vb{ended;#e;#t;#n;#s=new AbortController;#o=Promise.
withResolvers();#r;#i="building";#a="clone";#c;#d;#l;#u;constructor(e,n,s,o){this.#e=e,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.signal]),this.#l={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#l.monotonic,this.ended=this.#w(o)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:o}=this.#l;s>this.#d&&n>
s&&n-this.#d>=Kb&&this.#i==="building"&&this.#m("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-o)>=Au&&(this.#u??=this.#f(n)),await Promise.race([this.#u,
this.#o.promise]))}async check(){await Promise.race([this.#u,this.#o.promise]),!this.#h&&(this.#u??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#u,
this.#o.promise]))}async#f(e){const{jobs:n,log:s,clock:o}=this.#t;this.#l={monotonic:e,wall:o.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#p()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,A.bD)(r)})}finally{this.#u=void 0}}#m(e){if(this.#h)return;this.#i="l\
ost";const n=e instanceof yn;this.#s.abort(n?e:new Error(`The lease of the deployment has ended: ${e}`)),this.#o.resolve()}async#p(){const e=await this.#t.jobs.
endOf(this.#e).catch(()=>{});this.#m(e==="cancelled"?new yn:"another node has ended it")}async#y(e){this.#s.signal.throwIfAborted(),await e()||await this.#p(),this.#s.
signal.throwIfAborted()}#E(e){return this.#y(()=>(0,qe.R6)(e,this.#t.clock,this.#r))}async#w(e){const{log:n,clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,i=s.
now();o?.(r);let a="succeeded";try{await e,await this.#g()}catch(c){const d=Hb(Bb(c,this.#a,this.#n.aborted),this.#t.dataDir);a=d.code,c instanceof qe.us&&n("er\
ror","deployment_not_stored",{deployID:r,stage:this.#a,cause:c.message}),await this.#b(d)}if(this.#s.signal.reason instanceof yn)a="cancelled";else if(this.#i!==
"ended"){const c=this.#s.signal.aborted?(0,A.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:r,reason:c})}o?.(
r),n("info","deployment_ended",{deployID:r,ending:a,ms:s.now()-i})}async#g(){const e={stack:[],error:void 0,hasError:!1};try{const{jobs:n,builder:s,onLive:o,onComing:r,
activate:i}=this.#t,a=this.#e,{job:c}=a,d=this.#r,l=Gb(e,await s.build(c,{signal:d,fence:a.fence,onStage:u=>this.#_(u),onCommit:(u,f)=>this.#E(()=>n.recordCommit(
a,u,f)),onStored:(...u)=>this.#S(...u),onLogged:u=>{this.#c=u}}),!0);d.throwIfAborted(),await r?.(c.app,{deployID:c.deployID,manifestHash:l.release.manifestHash}),
await this.#_("activate"),await i?.({job:c,release:l.release,signal:d}).catch(u=>Jb(u,l)),d.throwIfAborted(),await this.#T({job:c,release:l.release,signal:d}),o?.(
c.app,l.release)}catch(n){e.error=n,e.hasError=!0}finally{const n=Yb(e);n&&await n}}async#_(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.
throwIfAborted();await this.#E(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#S(...[e,n,s=[],o]){const{jobs:r,quotas:i}=this.#t,{job:a}=this.#e,
{org:c}=a.app,d=(0,Ne.Rm)(a.type)?a.type:a.detectsType?o:void 0,l=i?.of(c,"disk"),u=l===void 0?void 0:{org:c,bytes:l},f=g=>this.#E(()=>r.recordRelease(this.#e,e,
n,g,d,u)).catch(qb);await f(s);const w=await i?.near(c).catch(Xb)??[];if(w.length===0)return[];const b=w.map(({message:g})=>({code:"quota_near",file:null,line:null,
message:g}));return await f([...b,...s].slice(0,Gt.iq)),w.map(({message:g})=>g)}async#T(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:o}=e.release,r=this.#e;
this.#i="recording",s&&await this.#E(()=>n.goLive(r,o));const i=await s?.(e);await this.#E(async a=>{const c={kind:"live",manifestHash:o,logBytes:this.#c,...i&&
{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#b(e){const{jobs:n,log:s,clock:o}=this.#t,r={kind:"failed",
facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#y(()=>n.finish(this.#e,r)),this.#i="ended"}catch(a){if(this.#h)return;const c={
deployID:this.#e.deployID,cause:(0,A.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await o.sleep(zb,this.#n).catch(()=>{})}}}}
async function Jb(t,{place:e}){if(!(t instanceof Lt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new Lt({...t.facts,diagnostics:n})}function qb(t){
throw t instanceof Bo.z?Ns("sync","disk_quota",(0,Xt.c9)(t.over)):t}function Xb(t){if(t instanceof qe.us)return[];throw t}const Qb=1e3;class Zb{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#l=!1;#u=!1;constructor(e){
this.#e=e,this.#t=e.every??ne.fm,this.#n=e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=
!0;const s=n.subscribe(o=>{(o.kind==="jobs"||o.kind==="unknown")&&this.#f();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&
r.check()});this.#r.push(()=>s[Symbol.dispose](),this.#t(ln,()=>this.#f())),this.#f(),await this.#c}pause(){this.#u=!1}async stop(){this.pause();for(const e of this.#r.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#w(!1),this.#h()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#m())}async#m(){for(;this.#d;){this.#d=!1;try{await this.#p(),this.#l&&
this.#e.log("info","queue_resumed"),this.#l=!1}catch(e){this.#l||this.#e.log("error","queue_stalled",{cause:(0,A.bD)(e)}),this.#l=!0,this.#w(!0)}}this.#c=void 0}async#p(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#u)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#y&&
(await this.#e.mayClaim?.()??!0);for(;o&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;this.#E(i)}const r=this.#o.size>0||await e.isBusy();this.#w(r&&
this.#u||this.#o.size>0),r||this.#h()}get#y(){return this.#u&&this.#o.size<this.#n}#E(e){const n=[...this.#o].find(o=>eO(o.app,e.job.app)),s=new Vb(e,this.#e,this.#s.
signal,n?.ended);this.#o.add(s),this.#w(!0),s.ended.then(()=>{this.#o.delete(s),this.#f()})}#w(e){e||this.#a?.();const n=()=>this.#t(Qb,()=>{this.#g(),this.#f()});
this.#a=e?this.#a??n():void 0}async#g(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function eO(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}const sf=6e4;function tO({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=(0,Xt.
GS)(s.now()),[l,u]=[o(a),await n.used(a,d.start,c)],f=b=>b==="buildMinutesPerMonth"?sf:1,w=c.map(b=>({name:b,used:(u[b]??0)/f(b),quota:l[b]??null}));return{org:a,
month:d,quotas:w}};return{of:r,appBounds:a=>({apps:r(a,"apps"),disk:r(a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a(
"*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:l}=(0,Xt.GS)(
s.now());return{ms:c*sf,since:d,until:l}},read:a=>i(a,Xt.A3),async near(a){const c=Xt.A3.filter(u=>u!=="buildsAtOnce"&&r(a,u)!==void 0),{quotas:d,month:l}=await i(
a,c);return d.flatMap(u=>{const{quota:f}=u;return f===null||!(0,Xt.HQ)(u)?[]:[{...u,quota:f,month:l,message:(0,Xt.yS)(a,u,l)}]})}}}function nO(t,e){const{stores:n,
organizationApps:s,organizationBuilds:o,clock:r}=t,i=tO({policy:e,defaults:{apps:s,buildsAtOnce:o},usage:n.usage,clock:r});return{...t,stores:sO(n,i),quotas:i}}
function sO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(o,r,i)=>n.create({...o,bounds:e.appBounds(o.key.org)},r,i),
restore:(o,r)=>n.restore(o,r,e.appBounds(o.org))},deployments:{...s,create:(o,r,i,a)=>s.create(o,r,i,a,e.timeBound(o.org)),redeploy:(o,r,i,a)=>s.redeploy(o,r,i,
a,e.timeBound(o.org))}}}}function oO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}async function rO(t,e,n,s){const{stack:o}=t,i=gt(t,"kvs")||gt(t,"cont\
rol")?o.use(await of(t)):void 0;n.useKvs(i?async()=>i:ll(()=>of(t),o));const a=t.dispatch&&dO(t,t.dispatch,e,n,s);return{edge:e,kvs:i,build:a}}function iO(t,{functions:e},n){
const{stores:s,clock:o,log:r,shared:i,edgeCacheBytes:a,sitesDomain:c,siteUrl:d,meter:l,stack:u}=t,f={table:i?.sites,domains:i?.domains},w=u.use(new Y_(s.state.releases,
s.changes,{...f,clock:o})),b=bu({sites:w,domain:c,isOwnHost:Xc(t)}),g=new Hr({blobs:s.blobs,clock:o,log:r}),O=i&&u.use(new C_(w,o)),N=new v_({sites:w,late:O,finder:b,
siteUrl:d,objects:g,cacheBytes:a,log:r,meter:l,functions:e,cdn:n}),{handler:S,prefetch:V}=N,Y=F=>N.serverSite(F),x=s.changes.subscribe(F=>{F.kind==="coming"&&V(
F),F.kind==="site"&&e.changed(F.subdomain,()=>Y(F.subdomain)),F.kind==="unknown"&&e.changedAll(Y)});return u.use(x),{handler:S,prefetch:V,serverSite:Y,sites:w,finder:b,
objects:g}}const aO=500;async function cO({clock:t,stores:e},n,s,o){const r=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.
subdomain,release:o}),t.sleep(aO)])}function of(t){const{stores:e,kvsQuotas:n,quotas:s}=t,o=gt(t,"kvs")?e.kvs:void 0;return Rb({...t,...e,engine:o,quotas:n,ofOrganizations:s})}
function dO(t,e,n,s,o){const{clock:r,log:i,stores:a,node:c,shared:d,stack:l}=t,u=oO(a.jobs,t.quotas),{references:f,changes:w}=a,b=d?.blobs??a.blobs,g=async(Me,Oe)=>{
if(!(await a.usage.claimTurn("collect",X_)||Me))return[];await d?.checkPlace();const ke={keepAuditMs:t.keepAuditDays*rf,bounds:cf(t)},Ce=Q_({...t,...a,...ke,apps:a.
state.apps}),je=async()=>{const{objects:et,bytes:rt}=await Ab({blobs:b,references:f,signal:Oe,clock:r,log:i});return[{kind:"objects",items:et,bytes:rt}]},ut=t.lasting?
[{kinds:["objects"],collect:je}]:[];return z_([...Ce,...ut],i,Oe)},O=new AbortController,N=async Me=>{const Oe={references:f,node:c,clock:r,waits:Me,stop:O.signal},
[ke]=await Promise.allSettled([J_(Oe,je=>g(Me,je))]),Ce=await e.collect();if(ke.status==="fulfilled")return[...ke.value??[],...Ce];if(!O.signal.aborted)throw ke.
reason;return Ce},S=l.use(jb(N,r,i));l.defer(()=>O.abort(new Error("the platform stops"))),l.use(e);const V=()=>{u.isBusy().then(Me=>Me?S.whenBusy():S.whenIdle(),
()=>{})};l.defer((0,ne.fm)(Ja,V));const Y=async({org:Me},{manifestHash:Oe})=>{await e.prepareVariants(Me,Oe),n?.objects.variantsChanged(Me)},x=lO(t.builder??e,t.
policy),F=d&&((Me,Oe)=>cO(t,n,Me,Oe)),W=n?.objects??new Hr({blobs:a.blobs,clock:r,log:i}),ee=km(t),J=async Me=>{await s.tryInstance(Me,W),await ee?.activate(Me.
job.app,Me.signal),await o?.activate(Me)},{ability:ae,store:Re}=d?.nodes??{},Ke=ae&&Re&&xb({node:c,ability:ae,nodes:Re,log:i}),Fe=l.use(new Zb({...t,jobs:u,changes:w,
builder:x,dataDir:(0,T.realpathSync)(t.nodeDir),onChange:V,onComing:F,activate:J,onSwitched:o&&(Me=>o.switched(Me)),mayClaim:Ke,onLive:(Me,Oe)=>{Y(Me,Oe)}}));return{
housekeeping:S,queue:Fe,records:ee}}function lO(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const rf=864e5,
af=500;function cf({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*rf,logBytes:ty}}function uO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{logs:o,blobsAt:r}=e,
c=p0({...t,repositories:d=>e.keeping.repositories(d,af),apps:async d=>{const[l="",u="",f=""]=d.split("/");return(await e.keeping.apps(d===""?void 0:{org:l,project:u,
appID:f},af)).map(b=>`${b.org}/${b.project}/${b.appID}`)},dataDir:n,blobs:r,limits:s,logs:o});return!t.lasting&&!t.builder&&c.prepare(),c}function fO(t,e){const n=t.
indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===df&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==df?!1:t.startsWith(e,o)||t.slice(o,s).toLowerCase()===
e}const df=46,lf=300;function hO(t){const e=Xr("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??Xr("kvs")],["/identity","identity",t.identity??
e],["/console","console",qa(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Bs("/backup",
t.backup??e)],["/healthz","platform",Bs("/healthz",Ws(t.healthz))],["/readyz","platform",Bs("/readyz",Ws(t.readyz))],["/tls-allowed","platform",Bs("/tls-allowed",
Ws(t.tlsAllowed??Xr("edge")))],["/openapi.json","platform",Bs("/openapi.json",Ws(t.openApi))],["/metrics","platform",Bs("/metrics",qa(Ws(t.metrics),t.isOwnHost))]]}
function Xr(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>(0,De.u)(new De.P_(
"unavailable",e),n)}function Bs(t,e){return n=>((0,j.XM)(n.target)===t?e:Xa)(n)}function qa(t,e){return n=>{const s=(0,j.wx)(n,"host");if(e(s))return t(n);const r=`\
This page is not for the Host ${JSON.stringify((s??"").slice(0,lf))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return(0,j.
Yf)(421,{error:{code:"misdirected_request",message:r,requestID:n.requestID}})}}function Ws(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return(0,De.u)(new De.P_("method_not_allowed",s,{allow:n}),e)}}function uf(t){const e=hO(t),n=qa(
Ws(t.index),t.isOwnHost),{sitesDomain:s,edge:o=Xr("edge"),isCustomHost:r,observe:i}=t,a=d=>{const l=(0,j.XM)(d.target);if(l==="/")return["platform",n];for(const[
u,f,w]of e)if(l.startsWith(u)&&!(l.length!==u.length&&l[u.length]!=="/"))return[f,w];return["platform",Xa]},c=(d,l,u)=>{const f=performance.now(),w=g=>(0,j.Mr)(
g,({status:O})=>i(d,u,O,f)),b=l(u);return b instanceof Promise?b.then(w,g=>{const O=g instanceof j.GW;if(i(d,u,O?400:500,f),!O)throw g;return(0,De.u)(new De.P_(
"invalid_request","The body broke off."),u)}):w(b)};return d=>{const l=d.headers.host;if(typeof l=="string"&&fO(l,s))return c("edge",o,d);const u=typeof l=="str\
ing"&&r?.(l);if(u===!0)return c("edge",o,d);const[f,w]=a(d);return u instanceof Promise?u.then(b=>b?c("edge",o,d):c(f,w,d),b=>{if(!(b instanceof qe.us))throw b;
return w===n||w===Xa?c("edge",o,d):c(f,w,d)}):c(f,w,d)}}const Xa=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=(0,j.
XM)(n).slice(0,lf),o=n.startsWith("/")?new De.P_("not_found",`Nothing is at ${s}`):new De.P_("invalid_request",`The request target is neither a path nor an http\
 URL: ${s}`);return(0,De.u)(o,t)};function pO(t,e,n){const{edge:s,kvs:o,control:r,backup:i}=n;return uf({...ff(t,s,e),kvs:gt(t,"kvs")?o?.handler:void 0,...r&&o&&
{...wO(t,{...n,...r,kvs:o}),backup:i},hooks:r&&EO(r.hooks.handler)})}function mO(t,e,n){const s={control:Ht,identity:Ht,operator:Ht,console:Ht};return uf({...ff(
t,n,e),...gt(t,"kvs")&&{kvs:Ht},...gt(t,"control")&&{...s,hooks:Ht,backup:Ht}})}function ff(t,e,{readiness:n,metrics:s}){const{log:o,stores:r,shared:i,sitesDomain:a,
baseUrl:c}=t;return{sitesDomain:a,isOwnHost:Xc(t),edge:e?.handler,isCustomHost:e&&yO(e.finder),healthz:Ii({check:i?void 0:r.check,damage:e?.objects.damage}),readyz:n.
handler,metrics:s.handler,tlsAllowed:e&&Hw({...e,ownName:new URL(c).hostname}),index:TO(t,_l(t)),openApi:async()=>(0,j.Yf)(200,(await Promise.resolve().then(y.bind(
y,1487))).openApi(c)),observe:bO(s.count,o)}}function EO(t){return async e=>{try{return await t(e)}catch(n){const s=(0,Ls.Z)(n);if(!s)throw n;return(0,De.u)(s,e)}}}
function yO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}function wO(t,e){const{
stores:n,policy:s,clock:o,log:r,dispatch:i,allowLocalGit:a,baseUrl:c,consoleUrl:d,siteUrl:l,keepDeletedMs:u}=t,{gate:f,issuer:w,signInKey:b,cdn:g,cdnSteps:O}=e,
N=new URL(c).hostname,S={...t,ownName:N,mayUseDomain:s.mayUseDomain},{state:V,logs:Y,sessions:x}=n,F=new Hr({blobs:n.blobs,clock:o,log:r}),W={...t,...n,...e,members:Gw(
s,n),operations:(0,Bw.Ps)({state:V,logs:Y,keepDeletedMs:u,rolledBack:O?.rolledBack}),hosts:$m(t,g),changes:(0,jw.F)({state:V,allowLocalGit:a,domains:S})},ee=(0,an.
O)(async()=>{const{createControlPlane:ae}=await Promise.resolve().then(y.bind(y,1817));return ae(f,{state:V,siteUrl:l,changes:W.changes})}),J=(0,an.O)(async()=>{
const{createOperator:ae}=await Promise.resolve().then(y.bind(y,7352));return ae(f,{...W,organizationsOf:f.organizationsOf,roleOf:f.roleOf,listNodes:e.nodes.list,
consoleLink:Re=>Fw(Re,{sessions:x,consoleUrl:d,clock:o})})});return t.stack.defer(o.after(gO,()=>{Promise.allSettled([ee(),J()])})),{control:Za(ee),identity:w.handler,
operator:Za(J),console:_O({...W,...f,compare:Yw(F),start:Kg(F),kept:{...cf(t),caches:kr.caches,mirrors:kr.mirrors},trusts:ae=>ae===t.issuer?s.localIssuer:s.issuers.
some(({issuer:Re})=>Re===ae),signIn:{...t,key:b},detect:i&&((ae,Re)=>i.detect(ae,Re)),tablePerMinute:t.kvsQuotas.tablePerMinute})}}function Qa({baseUrl:t,kvsUrl:e,
consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}const gO=1e3;function Za(t){return async e=>(await t())(e)}function _O({signIn:t,...e}){
return Za((0,an.O)(async()=>{const[{createConsole:n},{createOidcSignIn:s}]=await Promise.all([Promise.resolve().then(y.bind(y,4406)),Promise.resolve().then(y.bind(
y,4083))]);return n({...e,oidc:s(t)})}))}function TO(t,e){const n={service:"slipway",...Qa(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.j\
son`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:Ww(e.target)}};return()=>(0,j.Yf)(200,n)}function bO(t,e){return(n,s,o,r)=>{if(t(n,o),n!=="control"&&n!=="i\
dentity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:o,requestID:a,ms:Math.
round(performance.now()-r)})}}const OO="run.json",hf="node.json";function Hs(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)?t:void 0}const SO=(0,z.
lS)({pid:z.U9,baseUrl:Hs,kvsUrl:Hs,consoleUrl:Hs,issuer:Hs,requestUrl:Hs,requestToken:t=>typeof t=="string"&&t!==""?t:void 0}),NO=(0,z.lS)({roles:(0,z.c3)(100,(0,z.
Qq)(100)),baseUrl:Hs});function TA(t){return SO(parsedJson(t))}function bA(t){return NO(parsedJson(t))}function RO(t,e){return(0,T.rmSync)((0,$.join)(t,hf),{force:!0}),
pf((0,$.join)(t,OO),e)}function LO(t,e){return pf((0,$.join)(t,hf),e)}function pf(t,e){return(0,T.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,T.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,T.rmSync)(t,{force:!0})}}function AO(t,e){const n=xi.includes(e.host)?"127.0.0.1":e.host,s=kO(
e.publicUrl??Kc(n,t)),o=DO(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const IO=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function DO(t,e){const n=(s,o)=>new A.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!IO.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function kO(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new A.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var $O=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},vO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function MO(t){const e={stack:[],error:void 0,hasError:!1};try{const n=$O(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=Aw(t),{log:r,nodeDir:i}=o,a=n.use(oo({dir:i,env:o.env,log:r})),{policy:c}=a,d=nO(o,c),l=gt(d,"build")?n.use(uO(
d)):void 0,u=await Yc(d);n.defer(()=>u.close());const f=AO(u.port,d);let w;const b=()=>l?.walls;let g,O;const N={walls:b,isFaulty:()=>a.fault!==void 0,purges:()=>g?.
waiting,records:()=>w?.records?.waiting,unsealed:()=>O?.count},S=UO(d,N),{requestToken:V=(0,U.randomBytes)(32).toString("base64url")}=d.shared??{},Y=gt(d,"kvs")?
s.kvs:void 0,x=n.use(Ge({...d,usage:s.usage,engine:Y})),F={...d,...f,policy:c,meter:x.meter,dispatch:l,stack:n},W=await Rp(d),ee=await vw(F,W?.marks),J=gt(F,"ed\
ge")?iO(F,ee,W?.marks):void 0,ae=dt({...N,deployments:s.state.deployments,damage:J?.objects.damage,ability:d.shared?.nodes.ability,node:d.shared&&d.node,clock:d.
clock,metering:x,kept:()=>w?.housekeeping.figures()??[]}),Re={readiness:S,metrics:ae},Ke={...Qa(f),dataDir:i,node:d.node};J&&d.shared?.awaitStores&&(u.serve(mO(
F,Re,J)),S.start("edge"),n.defer(()=>u.close()),r("info","edge_started",{...Ke,port:u.port})),await d.shared?.awaitStores?.();const Fe=gt(F,"control")||gt(F,"bu\
ild");W&&Fe&&await s.cdn.use(),d.dns&&Fe&&await s.dns.use();const Me=W&&Lp(F,W),Oe=await rO(F,J,ee,Me);w=Oe.build;const ke=J&&ee.runSchedules(J.serverSite);ke&&
n.use(ke);const Ce=n.use(fe(s.audit,{...d,every:ne.fm}));n.defer(()=>u.close()),n.defer(()=>ee.functions.endStreams());const je=gt(F,"control")?await Cm(F,V,Ce):
void 0;W&&je&&(g=Ap(F,W)),je&&(O=n.use(Di({...d,sealing:s.sealing})));const ut=s.backUp,et=n.use(await gs(FO(F,u.port,Oe))),rt=He(V,ut),Ot={functions:ee.view,cdn:W?.
view,cdnSteps:Me};u.serve(pO(F,Re,{...Oe,control:je,nodes:et,backup:rt,...Ot})),await Oe.build?.queue.start(),S.start();const At=`${f.issuer}/token?api-version=\
2.0`,Qn={pid:process.pid,...Qa(f),requestUrl:At,requestToken:V};n.use(je?RO(i,Qn):LO(i,{roles:d.roles,baseUrl:f.baseUrl})),r("info","platform_started",{...Ke,roles:d.
roles.join()});const Sn=PO(()=>xO(d,S,Oe),n.move(),()=>r("info","platform_stopped",{dataDir:i}));return{...f,port:u.port,dataDir:i,requestUrl:At,requestToken:V,
buildNetwork:b()?.network,close:Sn,mintToken:je?.issuer.mint??CO,backUp:ut,collectGarbage:async()=>Oe.build?.housekeeping.collect(),[Symbol.asyncDispose]:Sn}}catch(n){
e.error=n,e.hasError=!0}finally{const n=vO(e);n&&await n}}function CO(){return Promise.reject(new TypeError("This node does not have the role control"))}function UO(t,e){
const{stores:n,shared:s}=t;let o;const r=()=>(o??=n.check().finally(()=>{o=void 0}),o),i=async()=>{await r(),await s?.checkClock()};return Li({...t,...e,checks:{
control:i,build:r,kvs:async()=>{await i(),await n.kvs?.check()}}})}async function xO({drainMs:t,shared:e,clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.
nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function PO(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(
n),s)}function FO({node:t,roles:e,functions:n,host:s,shared:o,clock:r,log:i,baseUrl:a,sitesDomain:c},d,{build:l}){const u=`${xi.includes(s)?(0,ue.hostname)():s}\
:${d}`,f=()=>l?.queue.underWay??0,w=o&&{...o.nodes,start:{...o.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:u,...e.includes("edge")&&
{functions:n}},shared:w,builds:f,clock:r,log:i}}const bn={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Wo(t){return t instanceof
Error&&"errcode"in t?Number(t.errcode)&255:0}function Ho(t){return(0,A.b$)(t)||Wo(t)===bn.FULL}const jO=[bn.BUSY,bn.READONLY,bn.IOERR,bn.CANTOPEN];function BO(t){
return jO.includes(Wo(t))}function mf(t){return Wo(t)===bn.CORRUPT||Wo(t)===bn.NOTADB}function Ef(t){return Wo(t)===bn.BUSY}function yf(t,e){const n=(s,o)=>`coa\
lesce(${s}, '') = ${o}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organization,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function wf(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(r=>ie(t,r)>=s[r])}const Qr=Qe({id:q,name:q,org:q,project:Pe,appID:Pe,role:q,maker:q,madeBy:q,createdAt:ie,endsAt:ie,usedAt:it}),
WO=30*864e5,HO=6e4;function GO(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${WO}`),n=t.prepare(`SELECT ${yf("$2","$3")}\
,
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${HO})`);return{create:({id:c,hash:d,org:l,project:u,appID:f,name:w,role:b,maker:g,madeBy:O,lifetimeMs:N},S,V)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(l);const[Y={}]=(yield*n(l,u??"",f??"",w)).rows,x=wf(Y,{project:u,appID:f},S);if(x)return x;if(ie(Y,"named")>
0)return"name_taken";const F=yield*s(c,d,l,u,f,w,b,g,O,N),W=Qr(F.rows[0]??{});return yield*t.record(V,[gf(W,"token.create")]),W}),find:c=>lt(t,o(c),Qr),list:c=>Be(
t,r(c),Qr),revoke:(c,d,l)=>t.write(function*(){const[u]=(yield*i(c,d)).rows;return u&&(yield*t.record(l,[gf(Qr(u),"token.revoke")])),u!==void 0}),used:async c=>{
await ft(t,a(c))}}}function gf({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{
org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const YO=()=>({}),KO=()=>({}),zO=()=>({prune:async()=>0}),ec=200,_f=24*36e5,VO=["kvs_tables",
"env","releases","app_activity","deployments","usage_ended"];function JO(t){const e=t.prepare(qO),n=t.prepare(`WITH next AS (SELECT app FROM app_activity WHERE \
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
    WHERE created_at <= :now - ${_f} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),l=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),u=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=VO.map(g=>t.prepare(`DELETE FROM ${g} WHER\
E app = $1`)),w=t.prepare("DELETE FROM apps WHERE id = $1"),b=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async g=>XO((await Be(t,e(...Ze(g)),O=>O))[0]),async due(g,O){const N=await Be(t,n(g,Tf(O)),V=>V),[S]=N;
return S&&ZO(ie(S,"app"),N,O,ie(S,"now"))},end:(g,{logs:O,deployments:N})=>t.write(function*(){return O.length>0&&(yield*s(g,O)),N.length>0?(yield*o(g,N)).count:
0}),async endingApp(g){const O=await Be(t,a(g,ec),S=>S),N=O.filter(S=>S.deploy_id!==null).map(S=>q(S,"deploy_id"));return O[0]&&{app:ie(O[0],"id"),logs:N}},endApp:g=>t.
write(function*(O){const[N]=(yield*c(g)).rows;if(!N)return!1;yield*d(g),yield*l(q(N,"environment_id"));const S=(yield*u(g)).rows.map(Y=>q(Y,"name"));for(const Y of f)
yield*Y(g);yield*w(g),yield*t.record(k,[I(Rt(N),"app.end")]);const V=S.map(Y=>({kind:"domain",domain:Y}));return yield*O([...V,{kind:"site",subdomain:q(N,"subdo\
main")}]),!0}),apps:(g,O)=>Be(t,b(g?.org??"",g?.project??"",g?.appID??"",O),Rt),endKeys:g=>ft(t,r(g)),repositories:(g,O)=>Be(t,i(g,O),N=>q(N,"repository"))}}const qO=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${Bt})`;function XO(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?it(t,"c\
ollected_at"):null}}const QO=1e3;function Tf({most:t}){return t+QO+ec}function ZO(t,e,n,s){const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Tf(n);const l=u=>u.length<ec?!0:(d=!0,!1);for(const[u,f]of e.entries()){const w=q(f,"deploy_id"),b=ie(f,"kept"),g=it(f,"log_bytes")??0,O=f.log_removed_at===
null;a+=O?g:0;const N=u>0&&f.finished_at!==null,S=u>=n.most||ie(f,"created_at")<s-n.ageMs,V=N&&S&&b===0&&l(r),Y=O&&N&&b<2&&(S||a>n.logBytes)&&l(o);V&&(Y||!O)?r.
push(w):i.deployments+=1,Y?(o.push(w),c+=g):O&&g>0&&(i.logs+=1,i.logBytes+=g)}return{app:t,logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}const bf={
machine:q,address:q,askedAt:ie,endsAt:ie},Of=Qe(bf),eS=Qe({state:bi(),identity:q,machine:q}),tS=Qe({...bf,id:q,usedAt:ht("changed_at",it)}),nS=10*6e4,sS=100,Sf=[
"state","secret","previous","polled_at","interval_ms","opened_at","changed_at","ends_at"],Nf="user_code = $1 AND state = 'asked' AND ends_at > :now";function oS(t){
const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${nS} ORDER BY ends_at LIMIT ${sS} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${Nf}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${Nf} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${yo} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${Sf.map((f,w)=>`${f} = $${w+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),l=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),u=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:w,secret:b,machine:g,address:O},{lifetimeMs:N,intervalMs:S,perAddress:V,inAll:Y})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[x={}]=(yield*n(O)).rows;return ie(x,"in_all")>=Y||ie(x,"of_address")>=V?"too_many":(yield*s(f,w,b,g,O,S,N)).count>0?"begun":"code_taken"}),asked:f=>lt(
t,o(f),Of),decide:(f,w,b)=>t.write(function*(){const g=w==="denied",O=g?["denied",null,null]:["approved",w.person,w.identity],[N]=(yield*r(f,...O)).rows;return N&&
!g&&(yield*i(w.person,w.most-1)),N&&(yield*t.record(b,[tc(N,g?"login.deny":"login.approve")])),N&&Of(N)}),advance:({id:f,...w},b)=>t.write(function*(){const[g]=(yield*a(
f)).rows;if(!g)return{kind:"unknown"};const{answer:O,change:N}=cS(g,w,ie(g,"now"));return N&&(yield*c(f,...Sf.map(S=>N[S]??g[S]))),N?.state==="reused"&&(yield*t.
record(b,[tc(g,"login.reuse")])),O}),find:f=>lt(t,d(f),eS),list:f=>Be(t,l(f),tS),end:(f,w)=>t.write(function*(){const[b]=(yield*u(f)).rows;return b&&(yield*t.record(
w,[tc(b,"login.end")])),b!==void 0})}}const rS=1e3,iS=5e3,aS=6e4;function cS(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=q(t,"state"),c=q(t,"secr\
et")===e,d=(l,u)=>{const f=Math.min(i+o,u+r),w=q(t,"identity"),b={...l,secret:n,ends_at:f};return{answer:{kind:"open",identity:w,endsInMs:f-i},change:b}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(ie(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const l=it(t,"polled_at"),u=ie(
t,"interval_ms");if(l===null||i>=l+u-rS)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(u+iS,aS);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const l=ie(t,"opened_at");return c?d({previous:e,changed_at:i},l):Pe(t,"previous")===e&&i-ie(t,"changed_at")<=s?d({},l):{answer:{kind:"reused"},change:{state:"r\
eused"}}}default:return{answer:{kind:"reused"}}}}function tc(t,e){const n=JSON.parse(Pe(t,"identity")??"null"),s=(0,Xe.Gv)(n)&&typeof n.email=="string"?{person:n.
email}:void 0;return{action:e,object:q(t,"machine"),after:s}}const Rf=Qe({org:q,project:Af,appID:Af,who:q,role:If,grantedBy:Pe,grantedAt:ie}),Lf="org = $1 AND p\
roject = $2 AND app_id = $3 AND who = $4";function dS(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, wh\
o"),n=t.prepare(`SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${xt("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${Lf}`),o=t.prepare(`SELECT ${yf("$2","$3")} FRO\
M members WHERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${Lf}`);return{of:c=>Be(
t,e(c),Rf),list:(c,{after:d,limit:l,within:u})=>Be(t,n(c,d?.project??"",d?.appID??"",d?.who??"",l,u),Rf),set:({role:c,bounds:d,keepsAdmin:l,...u},f)=>t.write(function*(){
yield*t.lock("members",u.org);const w=lS(u),[b]=(yield*s(...w)).rows,g=b&&If(b);if(g===(c??void 0))return{kind:"done",before:g};if(u.project===void 0&&g==="admi\
n"&&l&&(yield*r(u.org,u.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...w);else{const[N]=b?[]:(yield*o(...w.slice(0,3))).rows,S=N&&wf(N,u,d);if(S)
return{kind:"full",of:S};yield*i(...w,c,f.by)}return yield*t.record(f,[uS(u,g,c)]),{kind:"done",before:g}})}}function lS({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function Af(t,e){return q(t,e)||void 0}function If(t){const e=q(t,"role");return be.g.find(n=>n===e)??"viewer"}function uS(t,e,n){const{org:s,project:o,
appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const fS=()=>({prune:async()=>0});
function OA(t){return t}class hS extends Error{name="BlobsFull"}class Df extends Error{name="WrongBytes"}const pS=200,mS=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,ES=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function nc(t){if(t.length<=pS&&ES.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function yS(t){if(t==="")return t;
if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return nc(t.slice(0,-1)),t}const wS=Qe({org:q,manifestHash:ht(
"manifest",q),isKept:pr,isRecorded:pr,notes:t=>q(t,"notes").split(",").map(Number)}),Gs=32,kf=1e4*Gs,Go=`WITH RECURSIVE given (at, object) AS (SELECT 1, substr(\
$2::bytea, 1, ${Gs}) WHERE length($2::bytea) > 0
  UNION ALL SELECT at + ${Gs}, substr($2::bytea, at + ${Gs}, ${Gs}) FROM given
    WHERE at + ${Gs} <= length($2::bytea))`;function gS(t){const e=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${ln}\

    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${_S} RETURNING fence`),n=t.prepare(`UPDATE collection SET lease_until = :now + ${ln}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),s=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare(bS),r=t.prepare(
`SELECT d.notes, ${TS} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),i=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),a=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),c=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),d=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),l=t.prepare(`${Go} INSERT INTO object_references AS r (org, object, r\
eleases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`),u=t.prepare(`${Go}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`),f=t.prepare(`${Go} SELECT r.object FROM give\
n
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`),w=t.prepare(`${Go} INSERT INTO object_references (org, object, rel\
eases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`),b=t.prepare(`${Go} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`),g=t.prepare("SELECT swept_before FROM collection"),O=t.prepare("UPDATE collection\
 SET swept_before = $1"),N=function*(S,V,Y){for(let x=0;x<Y.length;x+=kf)yield*S(V,Y.subarray(x,x+kf))};return{hold:S=>lt(t,e(S),V=>({fence:ie(V,"fence")})),renew:async({
fence:S})=>await ft(t,n(S))===1,release:async({fence:S})=>{await ft(t,s(S))},async due(S,V){if(S===0&&await ft(t,o())>0)throw new qe.us("The records of releases\
 are missing: the database is being restored");return Be(t,r(S,V),wS)},add:({org:S,manifestHash:V,notes:Y},x)=>t.write(function*(){(yield*i(Y)).count!==0&&(yield*a(
S,V,x)).count>0&&(yield*N(l,S,x))}),end:({org:S,manifestHash:V,notes:Y})=>t.write(function*(){if((yield*i(Y)).count===0)return;const[x]=(yield*c(S,V)).rows;x&&(yield*N(
u,S,Pn(x,"objects")))}),keep:async({notes:S})=>{await ft(t,i(S))},waiting:(S,V)=>Be(t,d(S?.org??"",Zr(S?.hash??""),V),Y=>({org:q(Y,"org"),hash:$f(Y)})),async unused(S,V){
const Y=new Set(await Be(t,f(S,Zr(...V)),$f));return V.filter(x=>!Y.has(x))},remember:async(S,V)=>{await ft(t,w(S,Zr(...V)))},forget:async(S,V)=>{await ft(t,b(S,
Zr(...V)))},sweptBefore:()=>lt(t,g(),S=>S.swept_before===null?void 0:ie(S,"swept_before")),recordSweep:async S=>{await ft(t,O(S))}}}const _S=2*ln,TS=`d.org, d.m\
anifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Yo=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,bS=`SELECT 1 AS found FROM (SELECT
    ${Yo("org","apps WHERE live_release IS NOT NULL")} AS live, ${Yo("deploy_id","releases")} AS kept,
    ${Yo("org","release_objects")} AS recorded, ${Yo("seq","collection_notes")} AS noted,
    ${Yo("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function Zr(...t){return Buffer.from(t.join(""),"hex")}function $f(t){return Buffer.from(Pn(t,"object")).toString(
"hex")}const vf=Qe({accessKeyID:q,environmentID:q,sealed:Pn,expiresAt:ie}),OS=100,Mf="slipway_changed('role', access_key_id)";function SS(t){const e=t.prepare("\
SELECT org, project, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE"),n=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key\
_id FROM kvs_roles
    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${OS} FOR UPDATE SKIP LOCKED)`),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_ke\
y_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${yo} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $\
3, $4)"),r=t.prepare("UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id",Mf),i=t.prepare("DELETE FROM kvs_roles WHERE access\
_key_id = $1 RETURNING access_key_id",Mf),a=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = $1"),c=t.prepare("SELECT * FROM kvs_roles LIMIT 1"),d=(l,u,...f)=>t.
write(function*(w){const b=(yield*l(u,...f)).count>0;return b&&(yield*w([{kind:"role",accessKeyID:u}],"told")),b});return{issue:({accessKeyID:l,environmentID:u,
sealed:f,expiresAt:w},{now:b,most:g},O)=>t.write(function*(N){const[S]=(yield*e(u)).rows;yield*n(b);const V=(yield*s(u,g-1)).rows.map(Y=>q(Y,"access_key_id"));yield*o(
l,u,f,w),O&&S&&(yield*t.record(O,[I(Rt(S),"credentials.issue",{object:l})])),yield*N(V.map(Y=>({kind:"role",accessKeyID:Y})))}),renew:(l,u)=>d(r,l,u),revoke:async l=>{
await d(i,l)},find:l=>lt(t,a(l),vf),any:()=>lt(t,c(),vf)}}const Cf={repository:q,branch:q,buildCommand:Pe,outputDirectory:Pe,region:Pe,settings:sc},NS=Qe({...Cf,
branch:ht("app_branch",q)});function sc(t){const e=JSON.parse(q(t,"settings"));return(0,Xe.Gv)(e)?e:{}}const bt=Qe({...mo,name:q,type:Uf,...Cf,subdomain:q,environmentID:q,
liveRelease:Pe,createdAt:ie,updatedAt:ie,deletion:RS});function Uf(t){const e=q(t,"type"),n=Ne.yN.find(s=>s===e);if(!n)throw new A.GQ("internal",`The database h\
as an app of the unknown type ${e}`);return n}function RS(t){const e=it(t,"deleted_at");return e===null?null:{at:e,by:Pe(t,"deleted_by"),endsAt:ie(t,"ends_at")}}
const On=Qe({seq:ie,deployID:q,status:oc,stage:rc,branch:q,commit:Pe,createdAt:ie,startedAt:it,finishedAt:it,supersededBy:Pe,cancelledBy:Pe,triggeredBy:Pe,redeployOf:Pe,
configuration:ic,commitFacts:Qe({subject:ht("commit_subject",Pe),author:ht("commit_author",Pe)}),size:LS,warnings:xf,logRemovedAt:it,enteredAt:AS}),Ys=`d.seq, d\
.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, d.cancelled_by, d.triggered_by, d.redeploy_of, d.configuration,
  d.commit_subject, d.commit_author, d.release_files, d.release_bytes, d.warnings, d.install_at, d.build_at, d.sync_at,
  d.activate_at, d.log_removed_at`;function oc(t){const e=q(t,"status"),n=on.PB.find(s=>s===e);if(!n)throw new A.GQ("internal",`The database has a deployment of\
 the unknown status ${e}`);return n}function rc(t){const e=Pe(t,"stage");return on.Mb.find(n=>n===e)??null}function ic(t){const e=Pe(t,"configuration");return e===
null?null:JSON.parse(e)}function LS(t){const[e,n]=[it(t,"release_files"),it(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function xf(t){
const e=Pe(t,"warnings");return(e===null?void 0:(0,Gt.hd)(JSON.parse(e)))??[]}const Ko={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_\
at"};function AS(t){const e=Object.entries(Ko).map(([n,s])=>[n,it(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}const ac=Qe({deployID:q,manifestHash:ht(
"manifest",q)}),IS=Qe({status:oc,count:ie,ran:ie,ms:ie}),Pf=Qe({app:Qe({...mo,org:ht("app_org",q),project:ht("app_project",q)}),deployment:On}),Ff="a.org AS app\
_org, a.project AS app_project, a.app_id",DS=Qe({apps:ie,live:ie,failed:ie}),kS=Qe({id:ie,app:Rt,subdomain:q,entries:t=>sc(t).schedule??[],since:it,dueAt:ie,now:ie});
function $S(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>Be(t,e(s),kS),take:async({id:s,now:o,dueAt:r,since:i},a)=>await ft(t,
n(o,a,s,r,i))===1}}const jf={tokenHash:q,sealed:ht("token_sealed",Pn)},vS=Qe(jf),MS=Qe({name:q,createdAt:ie,...jf}),CS=Qe({keyspace:ie,app:Rt,name:q,environmentID:q,
type:q});function US(t){const e=t.prepare(Rs),n=t.prepare("SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1"),s=t.
prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
o=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${wn} ORDER BY t.name`),r=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${wn}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),l=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:u,name:f,tokenHash:w,sealed:b,createdAt:g,types:O,most:N},S)=>t.write(function*(V){const[Y]=(yield*e(...Ze(u))).rows;if(!Y)return{kind:"\
no_app"};const[x,F]=[ie(Y,"id"),q(Y,"type")];if(!O.some(ee=>ee===F))return{kind:"wrong_type",type:F};const[W={}]=(yield*n(x,f)).rows;return ie(W,"named")>0?{kind:"\
taken"}:ie(W,"n")>=N?{kind:"full"}:(yield*t.record(S,[I(u,"table.create",{object:f})]),yield*s(x,f,w,b,g),yield*V(Bf(w,q(Y,"subdomain")),"told"),{kind:"created"})}),
list:async u=>xS(await Be(t,o(...Ze(u)),f=>f)),remove:(u,f,w)=>t.write(function*(b){const[g]=(yield*r(...Ze(u),f)).rows;if(!g)return{kind:(yield*e(...Ze(u))).count>
0?"no_table":"no_app"};const[O,N]=[ie(g,"keyspace"),q(g,"token_hash")],S=q(g,"subdomain");return yield*t.record(w,[I(u,"table.delete",{object:f})]),yield*i(O,N,
S),yield*b(Bf(N,S),"told"),{kind:"removed",keyspace:O}}),binding:u=>lt(t,a(u),CS),anySealed:()=>lt(t,c(),vS),toDrop:({after:u,limit:f})=>Be(t,d(u,f),w=>ie(w,"ke\
yspace")),dropped:async u=>{await ft(t,l(u))}}}function Bf(t,e){return[{kind:"table",tokenHash:t},{kind:"site",subdomain:e}]}function xS(t){const[e]=t;if(!e)return;
const n=t.filter(s=>s.name!==null).map(MS);return{type:q(e,"type"),environmentID:q(e,"environment_id"),tables:n}}const Wf=t=>ct.filter(e=>t.test(e)).join(" + "),
ei=`(${Wf(/^(?:get|put|delete|other)_limited$/)})`,ti=`(${Wf(/^(?:get|put|delete|other)_/)})`,Hf=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' A\
ND kvs_table = '' AND step = 'day'
  AND start >= $2`,Ks=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,PS={apps:Ks("SELECT count(*) FROM apps WHERE org = $1\
 AND deleted_at IS NULL"),disk:Ks(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
      WHERE a.org = $1 AND a.deleted_at IS NULL`,"SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = $1"),buildsAtOnce:Ks("SE\
LECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),buildMinutesPerMonth:Ks(`SELECT sum(build_ms) ${Hf}`,"SELECT sum(ms) FROM usage_ended\
 JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:Ks(`SELECT sum(${ti} - ${ei}) ${Hf}`)},FS=new Set(["buildMinutesPerMonth","\
kvsRequestsPerMonth"]);function zo(t){const e=new Map(Object.entries(PS).map(([i,a])=>[i,t.prepare(a)])),n=t.prepare(`SELECT CAST(coalesce(sum(d.release_bytes),\
 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),s=t.prepare(Ks(`SELECT sum(bytes) FROM (SELECT d.release_bytes AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,"SELECT release_bytes FROM deployments WHERE deploy\
_id = $1 AND stored_release IS NOT NULL")),o=function*(i,...a){const[c]=i?(yield*i(...a)).rows:[];return c?ie(c,"n"):0},r=(i,a,c=0)=>o(e.get(a),i,...FS.has(a)?[
c]:[]);return{async used(i,a,c){const d=c.map(async l=>[l,await t.read(()=>r(i,l,a))]);return Object.fromEntries(await Promise.all(d))},*lock(i,{apps:a,disk:c}={}){
(a!==void 0||c!==void 0)&&(yield*t.lock("quotas",i))},*checkApp(i,{apps:a,disk:c}={},d){const l=a===void 0?0:yield*r(i,"apps");if(a!==void 0&&l>=a)throw new Bo.
z({org:i,name:"apps",used:l,quota:a});c===void 0||d===void 0||Gf(i,yield*r(i,"disk"),yield*o(n,d),c)},*checkRelease(i,{deployID:a,bytes:c,kept:d},l){const u=yield*o(
s,a,d);Gf(i,(yield*r(i,"disk"))-u,c,l)},*checkTime(i,a){if(!a)return;const c=yield*r(i,"buildMinutesPerMonth",a.since);if(c<a.ms)return;const d={used:c/Yf,quota:a.
ms/Yf,until:a.until};throw new Bo.z({org:i,name:"buildMinutesPerMonth",...d})}}}function Gf(t,e,n,s){const o=e+n;if(o>s)throw new Bo.z({org:t,name:"disk",used:e,
quota:s,needs:o})}const Yf=6e4,cc=Qe({org:q,project:q,app:q,table:ht("kvs_table",q)}),jS=Qe({start:ie,counts:qf}),BS=Qe({scope:cc,limited:ie,most:ie}),Kf=Qe({keys:ie,
bytes:ie}),WS=Qe({scope:cc,counts:qf,stored:Kf}),ni={hour:35*864e5,day:400*864e5};function HS(t,e){const n=zf.map((W,ee)=>`${W} = $${ee+1}`).join(" AND "),s=t.prepare(
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
    WHERE t.keyspace = ANY ($1::bigint[])`),c=t.prepare(`SELECT ${Zt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),d=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${n}`),l=t.prepare(`SELECT s\
tart, ${Vf} FROM usage_sums WHERE ${n} AND step = $5 AND start >= $6
    ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${n}`),f=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),w=t.prepare(`SELECT ${Zt}, sum(${ei})::bigint AS limited, max(${ti})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${xt("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${ei} > 0 OR ${ti} >= $3))
    GROUP BY ${Zt} HAVING sum(${ei}) > 0 OR max(${ti}) >= $3
    ORDER BY limited DESC, most DESC, ${Zt} LIMIT $4`),b=ct.map(W=>`coalesce(sum(u.${W}), 0)::bigint AS ${W}`).join(", "),g=W=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${b}
      FROM (SELECT * FROM usage_scopes WHERE ${W} ORDER BY ${Zt} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),O=`app <> '' AND kvs_table = '' AND ${xt("usage_scopes",6,"app")}`,N=g(`org = $3 AND (project,\
 app) > ($4, $5) AND ${O}`),S=g(`org = $3 AND project = $4 AND app > $5 AND ${O}`),V=g("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),Y=({org:W,project:ee,app:J},ae,{after:Re,within:Ke,limit:Fe})=>{const Me=Re?.name??"";return ee===""?N(Fe,ae,W,Re?.project??"",Me,Ke):J===""?S(Fe,ae,W,ee,
Me,Ke):V(Fe,ae,W,ee,J,Me)},x=(W,ee,J,ae,Re)=>t.prepare(`DELETE FROM ${W} WHERE (${ee}) IN (SELECT ${ee} FROM ${W} WHERE ${J}
      ${ae} < least($1::bigint, (SELECT :now)) - ${Re} ORDER BY ${ae} LIMIT $2 FOR UPDATE SKIP LOCKED)`),F=[x("usage_sums",`${Zt}, step, start`,"step = 'hour' A\
ND","start",ni.hour),x("usage_sums",`${Zt}, step, start`,"step = 'day' AND","start",ni.day),x("usage_scopes",Zt,"keys = 0 AND bytes = 0 AND","used_on",ni.day),x(
"usage_writers","writer","","at",ni.hour)];return{add:({writer:W,number:ee,rows:J})=>t.write(function*(){(yield*s(W,ee)).count===1&&(yield*e(J))}),async countEnded(W){
return await ft(t,o())===0?0:t.write(function*(){const{rows:ee}=yield*r(W);return yield*e(ee.filter(({org:J})=>J!==null).map(zS)),ee.length})},claimTurn:async(W,ee)=>await ft(
t,i(W,ee))===1,setStored:(W,ee)=>t.write(function*(){yield*t.lock("sizes");const J=(yield*a(W.tables.map(({keyspace:Fe})=>Fe))).rows,ae=new Map(J.map(Fe=>[ie(Fe,
"of"),Xf(Fe)])),{rows:Re}=yield*c(W.after,W.upTo),Ke=VS(W,ae,Re.map(Xf),ee);yield*e(Ke.rows);for(const{scope:Fe,keyspace:Me}of Ke.keyspaces)yield*d(...un(Fe),Me)}),
async prune(W,ee){let J=0;for(const ae of F)J+=await ft(t,ae(W,ee));return J},series:(W,ee,J)=>Be(t,l(...un(W),ee,J),jS),parts:(W,ee,J)=>Be(t,Y(W,ee,J),WS),pressed:(W,ee,{
busy:J,limit:ae,within:Re})=>Be(t,w(W,ee,J,ae,Re),BS),full:({tableBytes:W,tableKeys:ee,organizationBytes:J})=>Be(t,f(W,ee,J),ae=>ie(ae,"keyspace")),stored:async W=>await lt(
t,u(...un(W)),Kf)??{keys:0,bytes:0},used:zo(t).used}}const zf=["org","project","app","kvs_table"],Zt=zf.join(", "),Vf=ct.join(", "),Jf=vn();function un({org:t,project:e,
app:n,table:s}){return[t,e,n,s]}function qf(t){return Object.fromEntries(ct.map(e=>[e,ie(t,e)]))}function GS(t){const e=new Map;for(const{scope:n,hour:s,counts:o}of t)
for(const r of YS(n))for(const i of["hour","day"]){const a=Math.floor(s/vt[i])*vt[i],c=JSON.stringify([...un(r),i,a]),d=e.get(c)??{scope:r,step:i,start:a,counts:ct.
map(()=>0)};for(const[l,u]of ct.entries())d.counts[l]=(d.counts[l]??0)+o[u];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function YS({org:t,
project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?o:[...o,
{org:t,project:e,app:n,table:s}]}function KS(t){const e=new Map,[n,s]=[ct.indexOf("keys_change"),ct.indexOf("bytes_change")];for(const{scope:o,step:r,start:i,counts:a}of t){
if(r!=="day")continue;const c=JSON.stringify(un(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??
0,i)})}return[...e.values()]}function zS(t){const e=q(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{
org:q(t,"org"),project:q(t,"project"),app:q(t,"app_id"),table:""},hour:Math.floor(ie(t,"ended_at")/vt.hour)*vt.hour,counts:{...Jf,...n&&{[n]:1},build_ms:ie(t,"m\
s")}}}const Xf=Qe({scope:cc,keyspace:it,keys:(t,e)=>it(t,e)??0,bytes:(t,e)=>it(t,e)??0});function VS({tables:t},e,n,s){const o=Math.floor(s/vt.hour)*vt.hour,r=[],
i=[],a=new Set,c=(d,{keys:l,bytes:u})=>{a.add(un(d.scope).join(`
`));const f={...Jf,keys_change:l-d.keys,bytes_change:u-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:f})};for(const{keyspace:d,
...l}of t){const u=e.get(d);u&&(c(u,l),u.keyspace!==d&&i.push({scope:u.scope,keyspace:d}))}for(const d of n)a.has(un(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const Qf="pg_notify('slipway', '0 jobs ')",dc="ready = false, lease_node = NULL, lease_until = NULL, store\
d_release = NULL, env = NULL";function JS(t){const e=ic(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function Zf(t=[]){
return t.length===0?null:JSON.stringify(t)}function qS(t,e){return Zf([...e,...xf(t)].slice(0,Gt.iq))}function eh(t,e){const n=Pe(e,"env");if(n===null)return;const s=Ms(
q(e,"deploy_id"),"env");return JSON.parse(Ro(t,"variables",s,n))}function XS(t,e,n){return n===null?null:No(t,"variables",Ms(e,"env"),n)}function QS(t,e,n){const s=JSON.
stringify(Ss(n));return No(t,"build-log",Ms(e,"failure"),s)}const th=Tm(Ne.IC.bytes);function ZS(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,a={subject:null,
author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}function eN(t,e){
const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,
facts:t.commitFacts}}function nh(t,e){const n=Pe(e,"failure")??"";return fr((0,Xe.U4)(tN(t,q(e,"deploy_id"),n)))??Ti(rc(e)??"build")}function tN(t,e,n){try{return Ro(
t,"build-log",Ms(e,"failure"),n)}catch{return""}}function nN(t,e){const n=N=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activi\
ty t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${xt("a",4)} ${N} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${Ys} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=N=>`(SELECT count(*) FROM (SELECT 1 FROM ${N} AND a.deleted_at IS NULL AND ${xt("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(N,S)=>t.prepare(`SELECT ${Ys}, ${Ff} FROM deployments d /* I\
NDEXED BY ${N} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${xt("a",3)} AND ${S} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),u=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=N=>t.prepare(`SELECT DISTINCT ${N} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${xt("a",3)} ORDER BY 1 LIMIT $2`),[w,b]=[f("project"),f("branch")],g=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),O=async N=>{const S=N.flatMap(Y=>it(Y,"newest")??[]),V=new Map((await Be(t,r(S),
On)).map(Y=>[Y.seq,Y]));return N.map(Y=>{const x=V.get(it(Y,"newest")??0)??null;return{app:bt(Y),newest:x,liveManifest:Pe(Y,"live_manifest")}})};return{async recent(N,{
before:S=Number.MAX_SAFE_INTEGER,failed:V=!1,within:Y,limit:x}){const F=(V?o:s)(N,S,x,Y),W=await Be(t,F,ee=>ee);return(await O(W)).flatMap(({newest:ee,...J})=>ee?
[{...J,newest:ee}]:[])},async newest(N){if(N.length===0)return[];const S=N.map((W,ee)=>`($${3*ee+1}, $${3*ee+2}, $${3*ee+3})`),V=t.prepare(`WITH k (org, project\
, app_id) AS (VALUES ${S.join(", ")})
        SELECT ${Ys}, ${Ff} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),Y=await Be(t,V(...N.flatMap(Ze)),Pf),x=W=>Ze(W).join("/"),F=new Map(Y.map(({app:W,
deployment:ee})=>[x(W),ee]));return N.map(W=>F.get(x(W))??null)},async queue(N,S,V){const Y=[d,u].map(W=>Be(t,W(N,S,V),Pf)),[x=[],F=[]]=await Promise.all(Y);return{
running:x,waiting:F}},async counts(N,S,V){return await lt(t,a(N,S,V),DS)??{apps:0,live:0,failed:0}},async search(N,S){const{statement:V,values:Y}=oN(N,S),x=await Be(
t,t.prepare(V)(...Y),W=>W),F=await O(x);return S.before&&!S.after?F.toReversed():F},async choices(N,S,V){const Y=[w,b].map(W=>Be(t,W(N,S,V),ee=>q(ee,"name"))),[
x=[],F=[]]=await Promise.all(Y);return{projects:x,branches:F}},async failures(N){if(N.length===0)return new Map;const S=g(N,th);return new Map(await Be(t,S,V=>[
q(V,"deploy_id"),nh(e,V)]))}}}const sN={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_\
release IS NULL"};function oN(t,e){const n=[],s=N=>`$${n.push(N)}`,{text:o="",project:r,branch:i,status:a,sort:c,after:d,before:l,limit:u,within:f}=e,w=N=>[...c===
"newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(S=>S+N).join(", "),b=(N,{seq:S,appID:V,project:Y})=>`(${w("")}) ${N} (${[...c==="newest"?[-S]:
[],V,Y].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[sN[a]],xt("a",n.push(f)),...d?[b(">",d)]:l?[b("<",l)]:[]].join(" AND\
 ")} ORDER BY ${w(l&&!d?" DESC":"")} LIMIT ${s(u)}`,values:n}}const SA={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"\
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
refused: requests without a valid identity, or without the role that they need"};function Vo(t){return typeof t=="string"?t:void 0}function Kn(t){return Vo(t)??
null}function sh(t){return t===null?null:JSON.stringify(t)}const NA=(0,z.lS)({org:Vo,n:t=>typeof t=="number"?t:void 0,at:t=>typeof t=="string"?Date.parse(t):void 0,
project:Kn,appID:Kn,action:Vo,object:Kn,by:Kn,via:Vo,name:Kn,from:Kn,requestID:Kn,before:sh,after:sh,hash:Vo}),oh="0".repeat(64);function rh(t,e){const{org:n,n:s,
at:o,project:r,appID:i,action:a,object:c,by:d,via:l,name:u,from:f,requestID:w,before:b,after:g}=e,N=[n,s,o,r,i,a,c,d,l,u,f,w,b,g].map(S=>S===null?"-":`${Buffer.
byteLength(String(S))}:${S}`).join("");return(0,U.createHash)("sha256").update(t).update(N).digest("hex")}function RA(t,e){let n=t;for(const s of e){if(s.n!==n.
n+1||rh(n.hash,s)!==s.hash)return{kind:"broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function LA({at:t,before:e,after:n,...s},o){const r=i=>i===
null?null:o(i)??null;return{...s,at:new Date(t).toISOString(),before:r(e),after:r(n)}}function rN(t){const e=(u,f)=>t.prepare(`SELECT * FROM audit ${u} WHERE or\
g = $1 AND n > $2 AND n < $3 ${f} ORDER BY n DESC LIMIT $4`),n=e("",""),s={appID:e("/* INDEXED BY audit_by_app */","AND app_id = $5"),by:e("/* INDEXED BY audit_\
by_who */","AND who = $5"),action:e("/* INDEXED BY audit_by_action */","AND action = $5")},o=t.prepare("SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY\
 at, n LIMIT 1"),r=t.prepare("SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare("SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(
`SELECT h.org, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),l=async(u,f)=>f===void 0?void 0:lt(t,o(u,f),w=>ie(w,"n"));return{append:(u,f)=>t.write(()=>t.record(u,f)),async list(u,f,{before:w=Number.MAX_SAFE_INTEGER,
limit:b}){const g=await l(u,f.since);if(f.since!==void 0&&g===void 0)return{rows:[],next:null};let O=Math.min(w,await l(u,f.until)??w);const N=["project","appID",
"by","action"].filter(J=>f[J]!==void 0),S=N.filter(J=>J!=="project"),Y=S.length===N.length&&S.length<2?b+1:hN,x=J=>{const ae=[u,(g??1)-1,O,Y];return Be(t,J?s[J](
...ae,f[J]):n(...ae),dh)};let[F,W]=[S[0],await x(S[0])];for(const J of S.slice(1)){const ae=await x(J);fh(ae,Y)<fh(W,Y)&&([F,W]=[J,ae])}const ee=[];for(let J=W.
length;;J+=W.length){ee.push(...W.filter(Re=>N.every(Ke=>Re[Ke]===f[Ke])));const ae=ee[b-1];if(ee.length>b&&ae)return{rows:ee.slice(0,b),next:ae.n};if(W.length<
Y)return{rows:ee,next:null};if(O=W.at(-1)?.n??0,J>=fN)return{rows:ee,next:O};W=await x(F)}},after:(u,f,w)=>Be(t,r(u,f,w),dh),chain:u=>lt(t,i(u),lh),trim:u=>t.write(
function*(){const[f]=(yield*a(u)).rows;if(!f)return 0;const w=q(f,"org"),b=ie(f,"anchor_n")+se,[g]=(yield*c(w,b,ie(f,"before"))).rows;return g?(yield*d(w,ie(g,"\
anchor_n"))).count:0})}}const ih=254,ah=4096,ch=500,iN=100,lc="\u2026",uc=["org","n","at",...["project","app_id","action","object","who","via","via_name","clien\
t","request","was","becomes"]];function aN(t,e){const n=s=>s==null?null:(0,Nt.Ow)(s,ih);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,
object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:uh(e.before),after:uh(e.after)}}const dh=Qe({org:q,n:ie,at:ie,
project:Pe,appID:Pe,action:q,object:Pe,by:ht("who",Pe),via:q,name:ht("via_name",Pe),from:ht("client",Pe),requestID:ht("request",Pe),before:ht("was",Pe),after:ht(
"becomes",Pe),hash:q});function lh(t){const[e,n]=[q(t,"hash"),q(t,"anchor_hash")];return{head:{n:ie(t,"n"),hash:e},anchor:{n:ie(t,"anchor_n"),hash:n}}}const cN={
head:{n:0,hash:oh},anchor:{n:0,hash:oh}};function uh(t){if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[o,[r,i]]of s.entries()){
const a=dN(i);if(n+=Buffer.byteLength(JSON.stringify([r,a])),n>ah){e[lc]=s.length-o;break}e[r]=a}return JSON.stringify(e)}function dN(t){if(typeof t=="string")return t.
length>ch?`${t.slice(0,ch)}${lc}`.toWellFormed():t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(o=>typeof o=="string"?(0,Nt.
Ow)(o,ih):o)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===iN||e>ah/2)return[...n,lc];n.push(s)}return n}function fc({repository:t,branch:e,buildCommand:n,
outputDirectory:s,region:o,settings:r,type:i}){const{cachesOf:a,...c}=r,d={type:i,repository:(0,Hn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:o,...c};
return Object.fromEntries(Object.entries(d).filter(([,l])=>l!=null))}function lN(t,e){return I(t,"app.create",{after:fc(e)})}function hc(t,e,n,s){const[o,r]=[fc(
e),fc(n)],i=Object.keys({...o,...r}).filter(d=>JSON.stringify(o[d])!==JSON.stringify(r[d])),a=d=>Object.fromEntries(i.map(l=>[l,d[l]??null])),c=e.settings.cachesOf!==
n.settings.cachesOf?[I(t,"cache.clear")]:[];return i.length===0?c:[...c,I(t,"app.update",{object:s,before:a(o),after:a(r)})]}function pc(t,e,n,s,o){const r=(l,u)=>Object.
keys(l).filter(u).sort(),i=r(s,l=>!Object.hasOwn(n,l)),a=r(s,l=>Object.hasOwn(n,l)&&n[l]!==s[l]),c=r(n,l=>!Object.hasOwn(s,l));if(i.length+a.length+c.length===0)
return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,l])=>l.length>0);return[I(t,e,{object:o,after:Object.fromEntries(d)})]}function uN(t,e,n){
const{deployID:s,branch:o,commit:r,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??{},d={...c,...a},l=Object.fromEntries(Object.entries(d).map(([f,w])=>[
f,f==="repository"?(0,Hn.ri)(String(w)):w])),u={branch:o,...r!==null&&{commit:r},...i!==null&&{redeployOf:i},...l,...n?.env&&{env:Object.keys(n.env).sort()}};return I(
t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:u})}const fN=5e3,hN=500;function fh(t,e){return t.length<e?0:t.at(-1)?.n??0}function hh(t){
const e=t.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status, response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${_f}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
q(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:ie(c,"status"),answer:q(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}function mc({settings:t}){return t.lifetime===void 0?null:(0,Se.
E9)(t.lifetime,"lifetime")}function Ec(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...s,settings:Object.
fromEntries(o)}}function yc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;return[e,n,s,o,r,JSON.stringify(i)]}const si="",
pN="\u{10FFFF}";function mN({after:t,before:e,prefix:n=""}){const s=`${n}${pN}`,o=t&&t.appID>=n?[t.appID,t.project]:[n,si],r=e&&e.appID<s?[e.appID,e.project]:[s,
si];return[...o,...r]}function EN(t,e){const n=NS(t),s=ic(t)??{},{repository:o,buildCommand:r,outputDirectory:i,settings:a}=Ec(n,s);return{deployID:q(t,"deploy_\
id"),app:Rt(t),...yN(t,s.type),repository:o,branch:q(t,"job_branch"),appBranch:n.branch,commit:Pe(t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,
env:e}}function yN(t,e){const n=Uf(t);if(e!==Ne.m0)return{type:e??n};const s=!(0,Ne.Rm)(n)&&Pe(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function wN(t,{
set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,l])=>c+Buffer.
byteLength(d)+Buffer.byteLength(l),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function gN(t,e,n,s){const o=(i,a)=>Object.hasOwn(t,i)&&
t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(r)}function IA(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==
null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function DA(t){return JSON.stringify(Object.fromEntries(Object.entries(t).
sort(([e],[n])=>e<n?-1:1)))}function*wc(t,e,n,s){const o=gN(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const ph=`UPDATE apps SET repository = $2, b\
ranch = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,gc="slipway_changed('site', subdomain)",_N=10;function TN(t,e,n){const s=t.
prepare(Rs),o=t.prepare(`SELECT * FROM apps WHERE ${Bt}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(ph,gc),a=x=>{const F=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${x} AND ${xt("apps",7)}`;return{firstOnes:t.prepare(`${F} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${F} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",u=t.prepare(`${l} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${l} < $3 ORDER BY app_id DESC LIMIT $4`),[w,b]=[t.prepare(Eh(">","")),t.prepare(Eh("<","D\
ESC"))],g=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),O=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),N=zo(t),S=hh(t),V=function*(x,F,W){const[ee,J]=[F?.settings.domains??[],W.settings.domains??[]],ae=J.filter(Me=>!ee.
includes(Me)).sort(),Re=ee.filter(Me=>!J.includes(Me)).sort();if(Re.length>0&&(yield*g(x,Re)),ae.length===0)return Re;const Ke=(yield*O(x,ae)).rows.map(Me=>q(Me,
"name")),Fe=ae.find(Me=>!Ke.includes(Me));if(Fe!==void 0)throw new Ao.ue(Fe);return[...Re,...ae]},Y=function*({key:x,type:F,config:W}){for(let ee=1;ee<=_N;ee+=1){
const J=[Dm(x.appID,n),`env-${zi(16,n)}`],[ae]=(yield*r(...Ze(x),F,...yc(W),...J,mc(W))).rows;if(ae&&(yield*V(ie(ae,"id"),void 0,W)),ae)return bt(ae);if((yield*o(
...Ze(x))).count>0)return}throw new A.GQ("internal",`No free subdomain was found for the app ${x.appID}`)};return{find:x=>lt(t,o(...Ze(x)),bt),create:(x,F,W)=>t.
write(function*(ee){const{key:J,bounds:ae,config:Re,type:Ke}=x;yield*N.lock(J.org,ae);const Fe=yield*S(W,function*(){if(!((yield*o(...Ze(J))).count>0))return yield*N.
checkApp(J.org,ae),yield*Y(x)});return Fe?.kind!=="done"?Fe??{kind:"taken"}:(yield*t.record(F,[lN(J,{...Re,type:Ke})]),yield*ee([{kind:"site",subdomain:Fe.made.
subdomain},...mh(Fe.made.settings.domains??[])]),Fe)}),update:(x,F,W)=>t.write(function*(ee){const[J]=(yield*s(...Ze(x))).rows;if(!J)return;const[ae,Re,Ke]=[ie(
J,"id"),bt(J),Ec(bt(J),F)],Fe=yield*V(ae,Re,Ke);yield*t.record(W,hc(x,Re,Ke));const[Me={}]=(yield*i(ae,...yc(Ke),mc(Ke))).rows;return yield*ee([{kind:"site",subdomain:Re.
subdomain}],"told"),yield*ee(mh(Fe)),bt(Me)}),env:async x=>(await t.read(()=>e.read(x)))?.env??{},async variables(x){const F=await t.read(()=>e.read(x));return Object.
keys(F?.env??{}).sort().map(ee=>{const{at:J=null,by:ae=null}=F?.changes.get(ee)??{};return{name:ee,changedAt:J,changedBy:ae}})},replaceEnv:(x,F,W)=>t.write(function*(ee){
const J=yield*e.lock(x);return J?(yield*wc(e,J,F,W.by),yield*t.record(W,pc(x,"env.replace",J.env,F)),yield*ee([{kind:"site",subdomain:J.subdomain}]),!0):!1}),editEnv:(x,F,W,ee)=>t.
write(function*(J){const ae=yield*e.lock(x);if(!ae)return{kind:"no_app"};const Re=wN(ae.env,F,W);if(!Re)return{kind:"full"};yield*wc(e,ae,Re,ee.by),yield*t.record(
ee,pc(x,"env.edit",ae.env,Re)),yield*J([{kind:"site",subdomain:ae.subdomain}]);const Ke=F.unset.filter(Fe=>!Object.hasOwn(ae.env,Fe));return{kind:"done",names:Object.
keys(Re).sort(),absent:Ke}}),async organizations({after:x=si,before:F,limit:W}){const ee=(F===void 0?w:b)(F??x,W),J=await Be(t,ee,ae=>q(ae,"org"));return F===void 0?
J:J.toReversed()},async inProject(x,F,{after:W=si,before:ee,limit:J}){const Re=await Be(t,(ee===void 0?u:f)(x,F,ee??W,J),bt);return ee===void 0?Re:Re.toReversed()},
async list(x,F){const W=F.deleted?d:c,ee=(F.before?W.lastOnes:W.firstOnes)(x,...mN(F),F.limit,F.within),J=await Be(t,ee,bt);return F.before?J.toReversed():J}}}function mh(t){
return t.map(e=>({kind:"domain",domain:e}))}function Eh(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECUR\
SIVE steps (org, n) AS (SELECT ${n("$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}function bN(t){const e=zo(t),n=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${Bt} FO\
R NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${dc} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(l){return(yield*i(l)).rows.map(u=>({kind:"table",tokenHash:q(u,"token_hash")}))},d=function*(l,u,f,w){
const[b,g,O]=[[],[],[]];for(const N of l){const S=ie(N,"id"),V=(yield*s(S,u.by)).rows.map(F=>q(F,"deploy_id")),[Y={}]=(yield*o(S,u.by,f)).rows,x=bt(Y);b.push(x),
g.push(I(x,"app.delete",V.length>0?{after:{cancelled:V}}:{})),O.push(...yield*c(S)),O.push(...V.map(F=>({kind:"ended",deployID:F}))),V.length>0&&O.push({kind:"j\
obs"}),O.push({kind:"site",subdomain:x.subdomain})}return yield*t.record(u,g),yield*w(O),b};return{delete:(l,u,f)=>t.write(function*(w){const[b]=(yield*n(...Ze(
l))).rows;return!b||b.deleted_at!==null?b&&bt(b):(yield*d([b],u,f,w))[0]}),restore:(l,u,f)=>t.write(function*(w){yield*e.lock(l.org,f);const[b]=(yield*n(...Ze(l))).
rows;if(!b)return{kind:"no_app"};const g=bt(b);if(!g.deletion)return{kind:"not_deleted",app:g};if(g.deletion.endsAt<=ie(b,"now"))return{kind:"too_late",app:g};const O=ie(
b,"id");yield*e.checkApp(l.org,f,O);const[N={}]=(yield*r(O)).rows,S=bt(N),V=yield*c(O);return yield*t.record(u,[I(l,"app.restore")]),yield*w([...V,{kind:"site",
subdomain:S.subdomain}]),{kind:"restored",app:S}}),expire:(l,u)=>t.write(function*(f){return yield*d((yield*a(l)).rows,k,u,f)})}}const oi=`FROM deployments d WH\
ERE app = (SELECT id FROM apps WHERE ${Bt})`,yh=`SELECT ${Ys} ${oi} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function ON(t,e,n,s,o=Ao.O3){const r=t.prepare(Rs),
i=t.prepare(`SELECT ${Ys} ${oi} AND deploy_id = $4`),a=t.prepare(yh),c=t.prepare(`SELECT ${Ys} ${oi} AND seq > $4 ORDER BY seq LIMIT $5`),d=t.prepare(`SELECT de\
ploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${oi} AND deploy_id = $4 AND status = 'failed'`),l=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),u=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),w=t.prepare(`INSERT INTO deployments (deploy_id, app, \
org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,Qf),b=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_a\
t = :now, ${dc}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),g=zo(t),O=hh(t),N=(Y,x)=>lt(t,i(...Ze(Y),x),On),S=function*(Y,x,{key:F,
act:W,request:ee,time:J}){const{branch:ae,commit:Re,by:Ke,redeployOf:Fe,configuration:Me,facts:Oe}=x,[ke,Ce]=[ie(Y,"id"),`dpl-${zi(16,s)}`];if(yield*g.checkTime(
F.org,J),(yield*u(ke,F.org,o)).count>=o)throw new Ao.tM(o);const je=(yield*f(ke,Ce)).rows.map(At=>q(At,"deploy_id")),ut=[ae,Re,Ke,Fe,Me,XS(n,Ce,x.env)],[et={}]=(yield*w(
ke,Ce,...ut,Oe.subject,Oe.author)).rows,rt=On(et);yield*e.ready(ke,rt.seq),yield*t.record(W,[uN(F,{deployID:Ce,branch:ae,commit:Re,redeployOf:Fe},ee)]);const Ot=At=>I(
F,"deployment.supersede",{object:At,after:{supersededBy:Ce}});return yield*t.record(k,je.map(Ot)),rt},V=(Y,x,F)=>t.write(function*(W){const[ee]=(yield*r(...Ze(Y.
key))).rows,J=ee&&(yield*F(ee));if(!ee||!J)return;const ae=yield*O(x,()=>S(ee,J,Y));return ae?.kind==="done"&&(yield*W([{kind:"jobs"}],"told")),ae});return{async create(Y,x,F,W,ee){
return await V({key:Y,act:F,request:x,time:ee},W,function*(ae){return yield*[],ZS(x,q(ae,"branch"),F.by)})??{kind:"no_app"}},async redeploy(Y,x,F,W,ee){return await V(
{key:Y,act:F,time:ee},W,function*(){const[ae]=(yield*i(...Ze(Y),x)).rows;return ae&&eN(On(ae),F.by)})??{kind:"no_deployment"}},async cancel(Y,x,F){const W=await t.
write(function*(J){const[ae]=(yield*r(...Ze(Y))).rows;return!ae||(yield*b(ie(ae,"id"),x,F.by)).count===0?!1:(yield*e.ready(ie(ae,"id")),yield*t.record(F,[I(Y,"d\
eployment.cancel",{object:x})]),yield*J([{kind:"ended",deployID:x},{kind:"jobs"}]),!0)}),ee=await N(Y,x);return ee?{kind:W?"cancelled":"too_late",deployment:ee}:
{kind:"no_deployment"}},find:N,async list(Y,{before:x=Number.MAX_SAFE_INTEGER,since:F,limit:W}){return F===void 0?Be(t,a(...Ze(Y),x,W),On):(await Be(t,c(...Ze(Y),
F,W),On)).toReversed()},ofApp:e.ofApp,failure:(Y,x)=>lt(t,d(...Ze(Y),x,th),F=>nh(n,F)),totals:()=>Be(t,l(),IS)}}const ri="deploy_id = $1 AND fence = $2 AND leas\
e_node IS NOT NULL AND finished_at IS NULL",_c="lease_node IS NOT NULL AND lease_until <= :now",wh=`lease_node IS NOT NULL AND lease_until > :now + ${2*ln}`,Tc="\
deployments /* INDEXED BY deployments_leased */",gh=`SELECT deploy_id, fence, stage, configuration, env, triggered_by, warnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;function SN(t,e,n,s){const o=zo(t),r=Oe=>t.prepare(`\
UPDATE deployments SET ${Oe} WHERE ${ri}`),i=r(`lease_until = :now + ${ln}`),a=Oe=>r(`status = $3, stage = $4, ${Oe} = coalesce(${Oe}, :now)`),c={clone:a("start\
ed_at"),install:a(Ko.install),build:a(Ko.build),sync:a(Ko.sync),activate:a(Ko.activate)},d=r(`commit_sha = $3, commit_subject = coalesce($4, commit_subject),
    commit_author = coalesce($5, commit_author)`),l=t.prepare("SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDAT\
E"),u=t.prepare(`UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${ri}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"pg_notify('slipway', '0 coming ' || subdomain || ' ' || de\
ploy_id || ' ' || stored_release)"),f=t.prepare("UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *"),w=t.prepare(`${gh} WHER\
E ${ri}`),b=t.prepare(ph),g=t.prepare(e.keepRelease),O=t.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${e.releaseSeq} DESC LIMIT ${yo} OFFSET $2)`),N=t.prepare("UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain",gc),S=Oe=>t.prepare(
`UPDATE deployments SET ${Oe}, log_bytes = $3, finished_at = :now, ${dc} WHERE ${ri} RETURNING app`,Qf),V=S("status = 'succeeded', stage = 'activate', warnings \
= $4"),Y=S("status = 'failed', stage = $4, failure = $5"),x=t.prepare("SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT\
 NULL"),F=t.prepare(`SELECT count(*) FILTER (WHERE ${_c}) AS overdue, count(*) FILTER (WHERE ${wh}) AS ahead
    FROM ${Tc} WHERE lease_node IS NOT NULL`),W=t.prepare(`UPDATE ${Tc} SET lease_until = :now + ${ln} WHERE ${wh}`),ee=t.prepare(`SELECT * FROM apps WHERE id I\
N (SELECT app FROM ${Tc} WHERE ${_c})
    ORDER BY id FOR NO KEY UPDATE`),J=t.prepare(`${gh} WHERE app = $1 AND ${_c} FOR UPDATE`),ae=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_o\
pen_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`),Re=async(Oe,{deployID:ke,fence:Ce},...je)=>await ft(t,Oe(ke,Ce,...je))===1,Ke=(Oe,ke)=>t.write(function*(Ce){
const[je]=(yield*l(Oe)).rows;return je!==void 0&&(yield*ke(je,Ce))}),Fe=function*(Oe,{deployID:ke,fence:Ce},je,ut){const[et]=(yield*w(ke,Ce)).rows;if(!et||_h(et))
return et;const[rt,Ot,At]=[ie(Oe,"id"),Rt(Oe),bt(Oe)],Qn={...k,by:Pe(et,"triggered_by")},[Sn,Zo]=[JS(et),eh(n,et)],er=Sn&&Ec(At,Sn),gi=Zo&&(yield*e.env.lockOf(Oe));
Zo&&gi&&(yield*wc(e.env,gi,Zo,Qn.by));const QL=At.liveRelease===null?void 0:{live:At.liveRelease};return yield*t.record(k,[I(Ot,"deployment.live",{object:ke,before:QL})]),
er&&(yield*t.record(Qn,hc(Ot,At,er,ke))),Zo&&gi&&(yield*t.record(Qn,pc(Ot,"env.replace",gi.env,Zo,ke))),er&&(yield*b(rt,...yc(er),mc(er))),yield*g(ke,je),yield*O(
rt,s),yield*N(rt,ke),yield*ut([{kind:"site",subdomain:At.subdomain}],"told"),et},Me=function*(Oe,ke,Ce){const[je,ut]=[q(ke,"deploy_id"),ie(ke,"fence")],et=Ce.kind===
"failed"&&!_h(ke)?Ce.facts:void 0;if(et){const Ot=QS(n,je,et);yield*Y(je,ut,Ce.logBytes,et.stage,Ot)}else{const Ot=Ce.kind==="live"?Ce.warnings:[];yield*V(je,ut,
Ce.logBytes,qS(ke,Ot??[]))}if(yield*e.ready(ie(Oe,"id")),!et)return[];const rt={stage:et.stage,code:et.code};return[I(Rt(Oe),"deployment.fail",{object:je,after:rt})]};
return{async claim(Oe,ke=Bo.c){const Ce=await e.claim(Oe,ke);if(!Ce)return;const je=EN(Ce.row,eh(n,Ce.row)??Ce.variables());return{deployID:je.deployID,fence:ie(
Ce.row,"fence"),job:je}},renew:Oe=>Re(i,Oe),advance:(Oe,ke)=>Re(c[ke],Oe,Iu[ke],ke),recordCommit:(Oe,ke,Ce)=>Re(d,Oe,ke,Ce?.subject,Ce?.author),recordRelease:({
deployID:Oe,fence:ke},Ce,je,ut,et,rt)=>t.write(function*(){rt&&(yield*o.lock(rt.org,{disk:rt.bytes}));const[Ot]=(yield*l(Oe)).rows,At=[Ce,je?.files,je?.bytes,Zf(
ut)];if(!Ot||(yield*u(Oe,ke,...At)).count===0)return!1;const Qn={deployID:Oe,bytes:je?.bytes??0,kept:s-1};rt&&(yield*o.checkRelease(rt.org,Qn,rt.bytes));const[Sn]=et===
void 0?[]:(yield*f(ie(Ot,"id"),et)).rows;return Sn&&(yield*t.record(k,hc(Rt(Ot),bt(Ot),bt(Sn),Oe))),!0}),finish:(Oe,ke)=>Ke(Oe.deployID,function*(Ce,je){const ut=ke.
kind==="live"?yield*Fe(Ce,Oe,ke.manifestHash,je):(yield*w(Oe.deployID,Oe.fence)).rows[0];return ut?(yield*t.record(k,yield*Me(Ce,ut,ke)),yield*je([{kind:"jobs"}],
"told"),!0):!1}),goLive:(Oe,ke)=>Ke(Oe.deployID,function*(Ce,je){return(yield*Fe(Ce,Oe,ke,je))!==void 0}),endOf:({deployID:Oe,fence:ke})=>lt(t,x(Oe,ke),oc),async expire(){
const Oe=await lt(t,F(),ke=>ke);return Oe&&ie(Oe,"ahead")>0&&await ft(t,W()),!Oe||ie(Oe,"overdue")===0?[]:t.write(function*(ke){const[Ce,je]=[[],[]];for(const ut of(yield*ee()).
rows){const[et]=(yield*J(ie(ut,"id"))).rows;if(!et)continue;Ce.push(q(et,"deploy_id"));const rt=Du(rc(et)??"clone");je.push(...yield*Me(ut,et,{kind:"failed",facts:rt}))}
return yield*t.record(k,je),Ce.length>0&&(yield*ke([{kind:"jobs"}],"told")),Ce})},isBusy:async()=>await ft(t,ae())>0}}function _h(t){return ie(t,"releases")>0}function NN(t,e){
const n=t.prepare(Rs),s=t.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${wn})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",gc);return{async site(d){const l=await Be(t,s(d),f=>f),[u]=l;return u&&RN(u,l.filter(f=>f.deploy_id!==null).map(ac))},subdomainOf:d=>lt(
t,o(d),l=>q(l,"subdomain")),domains:(d,l)=>Be(t,r(d,l),u=>({domain:q(u,"name"),subdomain:q(u,"subdomain")})),list:d=>Be(t,i(...Ze(d)),ac),rollback:(d,l,u)=>t.write(
function*(f){const[w]=(yield*n(...Ze(d))).rows,b=w?Pe(w,"live_release"):null;if(!w||b===null)return;const g=ie(w,"id"),O=(yield*a(g)).rows.map(ac),N=O.findIndex(
({deployID:x})=>x===b),S=l===void 0?O[N+1]:O.find(({deployID:x})=>x===l);if(N===-1||!S)return;const[V,Y]=[{live:b},{live:S.deployID}];return yield*t.record(u,[I(
d,"release.rollback",{object:S.deployID,before:V,after:Y})]),yield*c(g,S.deployID),yield*f([{kind:"site",subdomain:q(w,"subdomain")}],"told"),{...S,previous:b}})}}
function RN(t,e){const n=Pe(t,"live_release"),s=it(t,"deleted_at")!==null,o=s?[]:e,r=q(t,"type");return{...Rt(t),subdomain:q(t,"subdomain"),settings:sc(t),...(0,Ne.
Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}const LN=10;function AN(t,e,n){const{keyring:s,
random:o=Sd,keepReleases:r=LN,organizationQueue:i}=n;return{state:{apps:{...TN(t,e.env,o),...bN(t)},deployments:ON(t,e,s,o,i),releases:NN(t,e.releaseSeq),activity:nN(
t,s)},jobs:SN(t,e,s,r),tables:US(t),roles:SS(t),members:dS(t),logins:oS(t),accessTokens:GO(t),usage:HS(t,e.addUsage),keeping:JO(t),audit:rN(t),references:gS(t),
schedules:$S(t),notify:fS(t),hooks:zO(t),cdn:YO(t),dns:KO(t)}}const IN=[".drafts","tmp"],DN=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function kN(t,e){let n=Promise.resolve();const s=async o=>{$N(o,t);try{await Th(t,o),e(o),await Th(t,o)}catch(r){for(const i of(0,T.readdirSync)(o))await(0,Je.rm)(
(0,$.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function $N(t,e){if(!(0,$.isAbsolute)(t))throw ii(`"${t}\
" is not an absolute path`);if((0,me.FK)(e,t))throw ii(`${t} is inside the data directory`);try{if((0,me.wZ)(t,448),(0,T.readdirSync)(t).length>0)throw ii(`${t}\
 is not empty`)}catch(n){throw n instanceof A.GQ||Ho(n)?n:ii(`${t} cannot be written (${(0,A.xU)(n)})`)}}const vN=5;async function Th(t,e){const n=s=>!(0,$.relative)(
t,s).split($.sep).some(o=>IN.includes(o));for(const s of(0,T.readdirSync)(t).filter(o=>!DN.test(o)))for(let o=1;;o+=1)try{await(0,Je.cp)((0,$.join)(t,s),(0,$.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(r){if((0,A.xU)(r)!=="ENOENT"||o===vN)throw r}}function ii(t){return new A.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}const MN=3;let bc=0;const bh=[];async function CN(t){bc<MN?bc+=1:await new Promise(
e=>bh.push(e));try{return await t()}finally{const e=bh.shift();e?e():bc-=1}}class UN extends Wt.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){super(
{highWaterMark:o}),this.#e=e,this.#s=n,this.#t=s,this.#n=o}_read(){this.#o=this.#r().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#r(){const e=Math.min(this.#n,
this.#t-this.#s+1);return e<=0?null:CN(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#o.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var xN=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},PN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Oc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Oh={...Oc,sync:async()=>{}};
function ai(t){(0,T.mkdirSync)(t,{recursive:!0,mode:448})}async function FN(t,e=Oc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===Oh)return;const s=xN(n,await(0,Je.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=PN(n);s&&await s}}function Sc(t){return fn(
()=>(0,T.readdirSync)(t))??[]}const jN=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Nc(t){return jN.has((0,A.xU)(t))}function fn(t){try{return t()}catch(e){if(Nc(
e))return;throw e}}var BN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},WN=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ci=600*1e3;class HN{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=fn(()=>{const r=(0,T.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=ci||
GN(s,n)});return o&&this.#t.add(Rc(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,U.hash)("sha256",n)!==s)throw new Df(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,U.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new Df(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Sh(this.#e.dir,n)));try{await Promise.all([...e].map(n=>FN(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${nc(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,$.
join)(this.#e.drafts,(0,U.randomUUID)());try{await this.#a(s,n),await(0,Je.rename)(s,e).catch(o=>{if((0,A.xU)(o)!=="ENOENT")throw o;return ai((0,$.dirname)(e)),
(0,Je.rename)(s,e)}),this.#t.add(Rc(e))}catch(o){throw await(0,Je.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=BN(s,
await(0,Je.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=WN(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Ho(e)?new hS("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Rc(t){return t.slice(
0,t.lastIndexOf("/"))}function Sh(t,e){return e===t?[e]:[e,...Sh(t,Rc(e))]}function GN(t,e){const{mtimeNs:n}=(0,T.statSync)(t,{bigint:!0});try{(0,T.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,A.xU)(s)!=="EPERM")throw s;return!1}return(0,T.statSync)(t).size===e}function YN({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function di({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const Lc=1024*1024,KN=16*Lc;class zN{#e;#t=0;constructor(e,n=()=>JN(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,KN))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-VN(e.size):Number.POSITIVE_INFINITY}}function VN(t){return Math.
min(Math.max(256*Lc,t/100),2560*Lc,t/8)}function JN(t){try{const{bavail:e,blocks:n,bsize:s}=(0,T.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Nh=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Rh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const qN=64*1024,Ac=".damaged";function kA(t){return t.endsWith(Ac)?t.slice(0,-Ac.
length):void 0}const XN=3600*1e3;class QN{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,$.join)(e,".drafts"),this.#n=(0,$.
join)(e,".leaving"),this.#s=n,this.#o=s??Oc,this.#r=new zN(e),ai(e)}async head(e){const n=await this.#d(e,s=>(0,Je.stat)(s,{bigint:!0}));return n?.isFile()?di(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Nh(s,await this.#c(e),!0);if(!o)return;const r=di(await o.stat({bigint:!0}));return{
facts:r,bytes:r.size>n?void 0:await o.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Rh(s);o&&await o}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const o=Nh(s,await this.#c(e),!0);if(!o)return;const r=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:i,bytesRead:a}=await o.read(Buffer.
alloc(Math.max(0,r)),{position:n.start});return i.subarray(0,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=Rh(s);o&&await o}}async stream(e,n){const s=await this.#c(
e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new UN(s,o,r,qN)}writer({lasting:e=!0}={}){this.#f(),ai(this.#t);const n=e&&this.#s?this.#o:
{...Oh,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new HN(s)}async delete(e){const n=this.#a(e);(0,T.rmSync)(n,{force:!0});
for(const s of this.#l(e))(0,T.rmSync)(s,{force:!0});(0,T.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#u(
e,o=>YN(o)<n-ci);return s!==void 0&&(0,T.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#u(e,o=>di(o).version===n);return s===void 0?!1:((0,T.
renameSync)(s,`${this.#a(e)}${Ac}`),!0)}async*list(e,n){const s=(0,$.join)(this.#e,yS(e)),o=n===void 0?void 0:(await(0,Je.stat)(s).catch(Jo))?.mtimeMs,r=n!==void 0&&
(o??0)<n-ci,i=await(0,Je.readdir)(s,{withFileTypes:!0}).catch(Jo);for(const a of i??[]){if(!mS.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!r&&a.isFile()&&fn(()=>(0,T.statSync)((0,$.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-ci)&&(yield{key:c,...di(
d)})}}#a(e){return(0,$.join)(this.#e,nc(e))}async#c(e){const n=await this.#d(e,s=>(0,Je.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),o=await n(s).catch(Jo);if(o!==void 0)return o;for(const r of this.#l(e)){const i=await n(r).catch(Jo);if(i!==void 0)return i}return n(s).catch(
Jo)}#l(e){const n=`${Lh(e)}~~`;return Sc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,$.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=fn(()=>(0,T.statSync)(s,
{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,$.join)(this.#n,`${Lh(e)}~~${Date.now()}~${(0,U.randomUUID)()}`);ai(this.#n);const a=fn(()=>((0,T.renameSync)(
s,r),!0))&&fn(()=>(0,T.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#h(r,s)}}#h(e,n){try{(0,T.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,A.xU)(s)??"")){(0,T.renameSync)(e,n);return}if((0,A.xU)(s)!=="EEXIST"&&!Nc(s))throw s}(0,T.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-XN;for(const n of Sc(this.#t)){const s=(0,$.join)(this.#t,n);(fn(()=>(0,T.statSync)(s).mtimeMs)??e)<e&&(0,T.rmSync)(s,{force:!0,recursive:!0})}for(const n of Sc(
this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#h((0,$.join)(this.#n,n),this.#a(r))}}}function Lh(t){return t.replaceAll(
"/","~")}function Jo(t){if(!Nc(t))throw t}const Ic=10,ZN=/^[\w-]{1,128}$/;function eR(t){if(ZN.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Dc(t,e){const n=Ih(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Ah(t,e,n){const{from:s,limit:o,
isComplete:r=!1}=n,i=Ih(e,n),a=t.subarray(i-Dc(e,n).start),c=s<0&&i>0&&t[0]!==Ic?tR(a):0,l=i+a.length>=e&&r?a.length:nR(a,o);return{text:a.toString("utf8",Math.
min(c,l),l),next:i+l,size:e}}function Ih(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function tR(t){const e=t.indexOf(Ic)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!Dh(n)))}function nR(t,e){const n=t.lastIndexOf(Ic)+1;return n>0||t.length<e?n:sR(t)}function sR(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(Dh(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Dh(t){return(t&192)===128}const yt=64*1024,li=12,zn=li+
hd,Vn=yt-zn;function oR(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=yt-r%yt;if(a<=zn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.subarray(
i,i+a-zn),d=kc(t,n+i,c,Nr);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}async function*rR(t,e){let[n,s]=[0,Buffer.alloc(0)];for await(const o of e)
for(s=Buffer.concat([s,o]);s.length>=Vn;n+=Vn)yield kc(t,n,s.subarray(0,Vn),pd),s=s.subarray(Vn);s.length>0&&(yield kc(t,n,s,pd))}function iR(t){return t+zn*Math.
ceil(t/Vn)}function $A(t,{start:e,length:n}){const s=Math.floor(e/Vn)*yt,o=Math.min(iR(t),Math.ceil((e+n)/Vn)*yt);return{start:s,length:o-s}}function kc(t,e,n,s){
const o=Buffer.alloc(li);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),_d(t.deployID,e),n)])}
function*ui(t){let e=0;for(;e+li<=t.length;){const n=yt-e%yt,s=n>zn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+zn+s;if(s>n-zn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+li,o),end:o},e=o}}function kh(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push(aR(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function aR({deployID:t,keyring:e},{start:n,length:s,sealed:o}){const r=Rr(e,"build-log",_d(t,n),o);
if(r.length===s)return r;throw e.wrong(new Error("A frame has another length than its header says"))}function cR({sealed:t}){return t.subarray(0,4).toString("he\
x")}function dR(t){const{id:e,ids:n}=t,s=t.current("build-log");return{id:e,ids:n,current:()=>s,all:o=>t.all(o),wrong:o=>t.wrong(o)}}var lR=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},uR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function $c(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=lR(
n,await(0,Je.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=uR(n);s&&await s}}catch(n){if((0,A.xU)(n)==="ENOENT")return;throw n}}
async function $h(t,e){for(let n=Math.ceil(e/yt)-1;n>=0;n-=1){const s=await vh(t,e,n),o=[...ui(s)].at(-1);if(o)return{file:n*yt+o.end,log:o.start+o.length}}return{
file:0,log:0}}async function fR(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;for(let a=await hR(t,e,r);i>0&&a*yt<e;a+=1){const c=kh(
n,ui(await vh(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(new Error("A frame is missing"));return Buffer.concat(o)}
async function hR(t,e,n){let[s,o]=[0,Math.ceil(e/yt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await qo(t,{start:r*yt,length:12});i.length===12&&Number(i.readBigUInt64BE(
4))<=n?s=r:o=r-1}return s}function vh(t,e,n){const s=n*yt;return qo(t,{start:s,length:Math.min(yt,e-s)})}async function qo(t,{start:e,length:n}){const s=Buffer.
allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=r}return s.subarray(0,o)}var pR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},mR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ER=1e3;function yR(t,e,{log:n=Lo,mayAppend:s=()=>!0}={}){(0,T.mkdirSync)(t,
{recursive:!0,mode:448});const o=new Set,r=new vs(ER);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");
const d=fi(t,i).sealed;r.set(i,await wR(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(
d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=fi(t,i);return await $c(c,u=>gR(u,{deployID:i,keyring:e},a))??$c(d,
u=>_R(u,a))},async remove(i){for(const a of Object.values(fi(t,i)))await(0,Je.rm)(a,{force:!0})}}}function fi(t,e){const n=(0,$.join)(t,eR(e));return{sealed:`${n}\
.sealed`,clear:`${n}.log`}}async function wR(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=pR(o,await(0,Je.open)(t,"a+",384),!0),{size:i}=await r.
stat(),a=s?.file===i?s:await $h(r,i);a.file<i&&await r.truncate(a.file);const c=oR(e,a.file,a.log,n);return await r.appendFile(c),{file:a.file+c.length,log:a.log+
n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=mR(o);r&&await r}}async function gR(t,e,n){const s=await $h(t,(await t.stat()).size);return Ah(await fR(
t,s.file,e,Dc(s.log,n)),s.log,n)}async function _R(t,e){const{size:n}=await t.stat();return Ah(await qo(t,Dc(n,e)),n,e)}function Mh(){const t=new Set;return{subscribe(e){
const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var vc=y(99);function Ch(t){const e=(0,$.join)(t,"p\
latform.pid"),n=(0,$.join)(t,"platform.lock");(0,T.writeFileSync)(n,"",{flag:"a",mode:384});const s=new vc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),mf(o)?new A.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):Ef(o)?new A.GQ("platform_locked",`Another platform uses ${t}${TR(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,T.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,T.rmSync)(e,{force:!0}),s.close())}}}function TR(t){try{const e=/^\d{1,10}$/.exec((0,T.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function bR(t){return xh(t,e=>{(Uh(e)||(0,T.readdirSync)(e).length===0)&&(0,T.chmodSync)(e,448),(0,T.writeFileSync)(
(0,$.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function vA(t){const e=xh(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Uh(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Uh(t){return(0,T.existsSync)((0,$.join)(t,"platform.db"))}function xh(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new A.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,$.resolve)(t);try{(0,me.wZ)(
n,448),e(n)}catch(s){throw new A.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,A.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,T.existsSync)((0,$.join)(n,".gitignore"))||(0,T.writeFileSync)((0,$.join)(n,".gitignore"),`*
`,{mode:384}),n}const OR="commit 43aeff75 (2026-11-27)";function SR(t,e,n,s){const o=`${t} has version ${n}, and the oldest that this Slipway can upgrade is ${s}`,
r=`Start it once with the Slipway of ${OR}, which upgrades it.`;return new A.GQ("unsupported_data",o,{input:e,remedy:r})}const NR=`
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
`,hi=33,Jn="CAST(unixepoch('subsec') * 1000 AS INTEGER)",Ph="ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fenc\
e + 1, problem = NULL",Fh="live_release IS NOT NULL AND type <> 'web-landing'",Mc=(t,e,n)=>`CREATE TRIGGER ${t}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${Jn}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${e}, id, ${Jn}, 0 FROM apps WHERE id = ${n} ${Ph};
  END;`,jh=(t,e)=>`CREATE TRIGGER ${t} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${Jn}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${e}.name, ${e}.app, ${Jn}, 0, ${Jn} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`,RR=[[/^.* -- PostgreSQL\n/gm,""],[/-- SQLite: /g,""],[/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm,"$1) STRICT, WITHOUT ROWID;"],[/^( *CREATE TABLE .*| *)\);$/gm,
"$1) STRICT;"],[/ COLLATE "C"/g,""],[/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g,"INTEGER PRIMARY KEY AUTOINCREMENT"],[/\b(?:bigint|integer|boolean)\b/g,
"INTEGER"],[/\btext\b/g,"TEXT"],[/\bbytea\b/g,"BLOB"]],Bh=[()=>`${RR.reduce((t,[e,n])=>t.replace(e,n),NR)}
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
      WHERE true ${Ph};
  END;
  ${Mc("env_added_purged AFTER INSERT ON env","'slipway-' || live_release",`new.app AND ${Fh}`)}
  ${Mc("env_removed_purged AFTER DELETE ON env","'slipway-' || live_release",`old.app AND ${Fh}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${Mc("domain_removed_purged AFTER DELETE ON domains","'slipway-site-' || subdomain","old.app")}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${jh("domains_added_changed AFTER INSERT","new")}
  ${jh("domains_removed_changed AFTER DELETE","old")}
  `],Xo=hi-1+Bh.length;function LR(t){const e=new vc.DatabaseSync(t===void 0?":memory:":(0,$.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WA\
L; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),AR(e),e}catch(n){throw e.close(),n}}function AR(t){const e=Wh(t);if(e!==Xo){
if(e>Xo)throw new A.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Xo}`,{remedy:"Start it with the newer Slipway that wrote it\
, or name another --data directory."});if(e>0&&e<hi)throw SR("The data directory","data",e,hi);zs(t,()=>{const n=Wh(t);if(!(n>=Xo)){for(const s of Bh.slice(Math.
max(0,n+1-hi)))t.exec(s());t.exec(`PRAGMA user_version = ${Xo}`)}})}}function Wh(t){return Number(t.prepare("PRAGMA user_version").get()?.user_version??0)}function Hh(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,T.chmodSync)(e,384)}function zs(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const IR=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,
"NOT IN (SELECT value FROM json_each($1))"],[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
""],[/ ready = (?:true|false),/g,""],[/ COLLATE "C"/g,""],[/\bslipway_now\(\)/g,"CAST(unixepoch('subsec') * 1000 AS INTEGER)"],[/\bgreatest\(/g,"max("],[/\bleast\(/g,
"min("],[/\bstrpos\(/g,"instr("]];function DR(t,e=ne.ml,n=Mh()){const s=o=>kR(t,e,o);return{prepare:s,lock:()=>qn(()=>{}),record:vR(s,e),read:async o=>Yh(()=>Gh(
o())),async write(o){const r=[],i=c=>qn(()=>{r.push(...c)}),a=Yh(()=>zs(t,()=>Gh(o(i))));for(const c of r)n.publish(c);return a}}}function kR(t,e,n){let s;const o=()=>{
const r=$R(n),i=t.prepare(r.sql);return{...r,statement:i,hasRows:i.columns().length>0}};return(...r)=>qn(()=>{s??=o();const{statement:i,places:a,hasRows:c}=s,d=e.
now(),l=a.map(f=>f==="now"?d:MR(r[f]));if(!c)return{rows:[],count:Number(i.run(...l).changes)};const u=i.all(...l);return{rows:u,count:u.length}})}function $R(t){
const e=IR.reduce((o,[r,i])=>o.replace(r,i),t),n=[];return{sql:e.replace(/\$(\d+)|:now\b/g,(o,r)=>(n.push(o===":now"?"now":Number(r)-1),"?")),places:n}}function vR(t,e){
const n=t("SELECT * FROM audit_heads WHERE org = $1"),s=t(`INSERT INTO audit (${uc.join(", ")}, hash)
    VALUES (${uc.map((r,i)=>`$${i+1}`).join(", ")}, $${uc.length+1})`),o=t(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3\
, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return function*(r,i){for(const a of i){const c=aN(r,a),[d]=(yield*n(
c.org)).rows,{head:l,anchor:u}=d?lh(d):cN,f={...c,n:l.n+1,at:Math.max(e.now(),d?ie(d,"at"):0)},w=rh(l.hash,f),{org:b,n:g,at:O,project:N,appID:S,action:V,object:Y,
by:x,via:F,name:W,from:ee,requestID:J,before:ae,after:Re}=f;yield*s(b,g,O,N,S,V,Y,x,F,W,ee,J,ae,Re,w),yield*o(b,g,O,w,u.n,u.hash)}}}function*qn(t){return yield*[],
t()}function MR(t){return typeof t=="boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function Gh(t){const e=t.
next();if(e.done)return e.value;throw new Error("A statement of the other engine was asked")}function Yh(t){try{return t()}catch(e){const n=Ho(e);throw!n&&!BO(e)?
e:new qe.us(`The state cannot be read or written: ${(0,A.bD)(e)}`,{cause:e,isFull:n})}}const Cc="finished_at IS NULL AND status = 'queued'",CR=`WITH RECURSIVE w\
aiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Cc}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Cc} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Cc} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`,Uc=t=>`SELECT\
 name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ${t} ORDER BY name`;function UR(t,e){const n=t.prepare(CR),s=t.prepare(`UPDATE deployments \
SET status = '${Iu.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${ln} WHERE deploy_id = $1`),o=t.prepare(Uc("$1")),r=t.prepare(`SELECT * FROM apps WHERE ${wn}`),i=t.prepare(
yh);return{env:xR(t,e),addUsage:FR(t),releaseSeq:"(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)",keepRelease:`INSERT INTO releases (deploy_i\
d, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,ready:()=>qn(()=>{}),claim:(a,{most:c,of:d})=>t.write(function*(){const[l]=(yield*n(
JSON.stringify(d),c)).rows;if(!l)return;yield*s(q(l,"deploy_id"),ie(l,"fence"),a);const{rows:u}=yield*o(ie(l,"id"));return{row:l,variables:()=>Kh(e,Rt(l),u)}}),
ofApp:(a,{before:c=Number.MAX_SAFE_INTEGER,limit:d})=>t.read(function*(){const[l]=(yield*r(...Ze(a))).rows,{rows:u}=yield*i(...Ze(a),c,d);return l&&{app:bt(l),deployments:u.
map(On)}})}}function xR(t,e){const n=t.prepare(Uc(`(SELECT id FROM apps WHERE ${Bt})`)),s=t.prepare(Uc("$1")),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE\
 ${wn}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM env WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, \
changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(l,u)=>({env:Kh(e,l,u),changes:PR(u)}),d=function*(l,u){const[f,w]=[ie(l,"id"),Rt(l)],{rows:b}=yield*s(f);return{...c(w,b),
key:w,app:f,subdomain:q(l,"subdomain"),now:u}};return{*read(l){return c(l,(yield*n(...Ze(l))).rows)},*lock(l){const[u]=(yield*o(...Ze(l))).rows;return u&&(yield*d(
u,ie(u,"now")))},*lockOf(l){return yield*d(l,ie((yield*r()).rows[0]??{},"now"))},*store({app:l,key:u},f,w){yield*i(l);for(const[b,g]of Object.entries(f)){const{
at:O=null,by:N=null}=w.get(b)??{};yield*a(l,b,No(e,"variables",Ki(u,b),g),O,N)}}}}function PR(t){return new Map(t.map(e=>[q(e,"name"),{at:it(e,"changed_at"),by:Pe(
e,"changed_by")}]))}function Kh(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[q(s,"name"),q(s,"value")],i=ie(s,"is_sealed")===1;return[o,i?Ro(t,"variab\
les",Ki(e,o),r):r]}))}function FR(t){const e=o=>ct.map((r,i)=>`$${o+i}`).join(", "),n=t.prepare(`INSERT INTO usage_sums (${Zt}, step, start, ${Vf})
    VALUES ($1, $2, $3, $4, $5, $6, ${e(7)})
    ON CONFLICT DO UPDATE SET ${ct.map(o=>`${o} = ${o} + excluded.${o}`).join(", ")}`),s=t.prepare(`INSERT INTO usage_scopes (${Zt}, keys, bytes, used_on) VALUE\
S ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return function*(o){const r=GS(o);for(const{scope:i,step:a,start:c,counts:d}of r)
yield*n(...un(i),a,c,...d);for(const{scope:i,keys:a,bytes:c,usedOn:d}of KS(r))yield*s(...un(i),a,c,d)}}const Qo=32,jR=4,BR=new Uint8Array;class WR{#e;#t=new Map;#n=[];#s="";constructor(e,n){
this.#e=n,this.replace(e)}get id(){return this.#s}get ids(){return this.#n.map(Xn)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Xn(e[0]):""}sealWith(e){return this.
ids.includes(e)?(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>Xn(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(
o,e)),s=this.#e.opensRaw?this.#n.map(o=>({id:BR,key:o})):[];return[...n,...s]}wrong(e){return e instanceof A.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${Xn(e)} ${n}`,
r=this.#t.get(o);if(r)return r;const i={id:Vh(e),key:Jh(e,n,Qo)};return this.#t.set(o,i),i}}const zh=new WeakMap;function Xn(t){const e=zh.get(t);if(e!==void 0)
return e;const n=Buffer.from(Vh(t)).toString("hex");return zh.set(t,n),n}function Vh(t){return Jh(t,"key-id",jR)}function Jh(t,e,n){return new Uint8Array((0,U.hkdfSync)(
"sha256",t,"slipway",e,n))}const HR=4096;function GR(t,e){const n=(0,$.join)(t,"identity-key.json");return{async signingKey(s){const o=()=>YR(n),r=()=>{const a=s();
return xc(n,a),a};return{value:o()??zs(e,()=>o()??r()),wrong:a=>qh(n,a)}}}}function YR(t){return fn(()=>{const e=(0,T.statSync)(t);if(!e.isFile()||e.size>HR)throw qh(
t);return(0,T.readFileSync)(t,"utf8")})}function xc(t,e){const n=`${t}.${(0,U.randomBytes)(4).toString("hex")}`,s=(0,T.openSync)(n,"wx",384);try{try{(0,T.writeSync)(
s,Buffer.from(e)),(0,T.fsyncSync)(s)}finally{(0,T.closeSync)(s)}(0,T.renameSync)(n,t)}catch(o){throw(0,T.rmSync)(n,{force:!0}),o}}function qh(t,e){return new A.
GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one \
become invalid.",cause:e})}const KR=1024,zR=/^[A-Za-z0-9+/]{43}=$/;function VR(t,e){const n=(0,$.join)(t,"platform.key"),s=Xh(n,[]);let o=!1;const r=()=>{if(o)return;
const a=pi(n)??Qh(e,()=>pi(n)??JR(n,e));qR(n,e,a),(0,T.chmodSync)(n,384),s.replace(a),XR(e,s.id),o=!0},i=()=>(r(),s);return{load:r,get id(){return i().id},get ids(){
return i().ids},current:a=>i().current(a),all:a=>i().all(a),wrong:a=>s.wrong(a),add(){return r(),zs(e,()=>{const a=[(0,U.randomBytes)(Qo),...pi(n)??[]];return Pc(
e,a.map(Xn)),xc(n,Zh(a)),s.replace(a),s.id})}}}function MA(t){const e=join(t,"platform.key"),n=pi(e);return n&&Xh(e,n)}function Xh(t,e){const n=`${t} has no key\
 that the secrets in platform.db were sealed with`;return new WR(e,{wrong:s=>mi(n,s),opensRaw:!0})}function Qh(t,e){return t.isTransaction?e():zs(t,e)}function JR(t,e){
if(eL(e))throw mi(`${t} is missing, and secrets in platform.db are sealed with it`);const n=(0,U.randomBytes)(Qo);return e.exec("DELETE FROM sealed_with"),xc(t,
Zh([n])),Pc(e,[Xn(n)]),[n]}function qR(t,e,n){const s=n.map(Xn),r=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>q(i,"key_id")).find(i=>!s.
includes(i));if(r!==void 0)throw mi(`${t} lacks the key ${r}, and data is sealed with it`)}function XR(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = \
?").get(e)||Qh(t,()=>Pc(t,[e]))}function Pc(t,e){const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(
s)}const QR=["kvs_tables","kvs_roles","notify_targets","hooks"],ZR=["env","deployments"];function eL(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==
void 0;return QR.some(e)||e("sealed_with")&&ZR.some(e)}function Zh(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function pi(t){return fn(()=>{const e=(0,T.statSync)(t),n=e.isFile()&&e.size<=KR?(0,T.readFileSync)(t):void 0,s=n&&tL(n);if(!s)throw mi(`${t} is nei\
ther a key of ${Qo} bytes nor lines of keys in base64`);return s})}function tL(t){if(t.length===Qo)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>zR.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function mi(t,e){
return new A.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function nL({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function sL(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const oL=160;
class rL{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Fc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Fc(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Fc(e,n),this.#t.delete(e))}}function Fc(t,e){return oL+2*(t.length+e.
value.length)}const iL=16*1024*1024,ep=1e3,jc=0,Ei="room",aL="PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;",cL=`
  CREATE TABLE IF NOT EXISTS entries (
    keyspace INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (keyspace, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store (only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`,dL=`
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
`;function lL(t){const e=(t.open??(n=>new vc.DatabaseSync(n)))(t.path);try{return e.exec(aL),zs(e,()=>{e.exec(cL),e.prepare("SELECT 1 FROM sqlite_schema WHERE n\
ame = 'sizes'").get()||e.exec(dL)}),new uL(e,t)}catch(n){throw e.close(),Ef(n)?new A.GQ("platform_locked",`${t.path} is already open, and only one process may u\
se it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another directory with --data.",cause:n}):n}}class uL{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="\
open";constructor(e,n){this.#e=e,this.#t=fL(e),this.#n=new rL(n.cacheBytes??iL),this.#s=n.onPoisoned??(()=>{}),this.#o=n.clock??ne.ml}get(e,n){const s=yi(e,n),r=(this.#a===
"closed"?void 0:this.#n.get(s))??this.#d(()=>this.#c(s,e,n));return r&&(r.expiresAt===null||r.expiresAt>this.#o.now())?r:void 0}#c(e,n,s){const o=this.#t.get.get(
n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(o.expires_at)};return this.#n.set(e,r),r}#d(e){if(this.#a==="closed")
throw new qe.us("the store is closed");try{return e()}catch(n){throw new qe.us("the store could not be read",{cause:n})}}put(e,n,{value:s,ttlMs:o}){const r={value:s,
expiresAt:o===void 0?null:this.#o.now()+o};return this.#l(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(yi(e,n),r))}delete(e,n){return this.#l(()=>this.#t.
delete.run(e,n),()=>this.#n.delete(yi(e,n)))}async keys(e,n){const s=[e,nL(n).toString(),this.#o.now(),n.limit],o=this.#d(()=>this.#t.keys.all(...s)).map(r=>({key:q(
r,"key"),bytes:ie(r,"bytes"),expiresAt:it(r,"expires_at")}));return sL(o,n)}async sweep(e){let n=0;return await this.#l(()=>{n=Number(this.#t.sweep.run(this.#o.
now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#l(()=>{n=this.#t.drop.all(e,e,ep).map(s=>q(s,"key"))},()=>{for(const s of n)this.#n.delete(yi(e,s))});while(n.
length===ep)}async sizes(e,n){return this.#d(()=>this.#t.sizes.all(e,n)).map(s=>({keyspace:ie(s,"keyspace"),keys:ie(s,"keys"),bytes:ie(s,"bytes")}))}async check(){
if(this.#a!=="open")throw new qe.us(`the store is ${this.#a}`);this.get(jc,Ei),this.#r&&await this.#l(()=>{this.#t.put.run(jc,Ei,Ei,null),this.#t.delete.run(jc,
Ei)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?
void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Hh(this.#e,e)}async close(){this.#a!==
"closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#l(e,n){return new Promise((s,o)=>{if(this.#a!=="open")return o(
new qe.us(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:o})})}#u(){const e=this.#i;if(this.#i=
[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#r=Ho(n),this.#h()&&this.#r||this.#f(n);const o=new qe.us(
"the write was not stored",{cause:n});for(const r of e)r.reject(o);return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#h(){try{return this.#e.isTransaction&&
this.#e.exec("ROLLBACK"),!0}catch{return!1}}#f(e){this.#a="poisoned",this.#s(e)}}function yi(t,e){return`${t}/${e}`}function fL(t){return{begin:t.prepare("BEGIN\
 IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CON\
FLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),keys:t.prepare(
"SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT\
 ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FR\
OM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace, keys, bytes FROM\
 sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function hL(t,e,n){const s=tp(t),o=e.identity();
pL(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??s??(0,U.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===void 0&&t.prepare("INSERT \
INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function pL(t,{identity:e,highest:n},s){const o=tp(t),r=mL(t);if(n>r)throw Bc(s,`kvs.db contains entries \
of table ${n}, and ${r===0?"platform.db never had a table":"platform.db is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw Bc(s,"they come from two data direct\
ories");if(o!==void 0&&e===void 0&&EL(t))throw Bc(s,"kvs.db is missing, or older than platform.db")}function tp(t){const e=t.prepare("SELECT identity FROM kvs_s\
tore").get();return e===void 0?void 0:String(e.identity)}function mL(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.
seq??0)}function EL(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Bc(t,e){return new A.GQ("unsupported_data",`platform.db and \
kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name another directory with \
--data."})}const np="kvs.db";function yL({dataDir:t,lasting:e=!0,database:n,clock:s,log:o=Lo}){const r=(0,$.join)(t,np);e&&(0,T.writeFileSync)(r,"",{flag:"a",mode:384});
const a=lL({path:e?r:":memory:",clock:s,onPoisoned:c=>o("error","kvs_store_poisoned",{reason:(0,A.bD)(c),remedy:"Check the disk, then restart the platform. Unti\
l then all writes fail."})});try{hL(n,a,t)}catch(c){throw a.close(),c}return a}const Wc=6e4;function wL(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||
(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),i=Math.floor(r/Wc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=
c)return Math.ceil((Wc-r%Wc)/1e3);for(const{name:a}of o)s(a).value+=1;return 0}}}const gL=t=>e=>q(e,t);function wi(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[
{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(gL(e)(r))}]}}const _L=[wi("kvs_tables","token_hash",Lr,"token_sealed"),wi("kvs_roles","access_key_id",Yi),
wi("notify_targets","id",Om),wi("hooks","id",bm),{table:"deployments",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"\
variables",sealName:t=>Ms(q(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"build-log",sealName:t=>Ms(q(t,"deploy_id"),"failure")}]}],TL=100;function bL(t,e,n){
const{table:s,keys:o,columns:r,beside:i}=t,a=[...o,...r.map(({column:l})=>l)].map(l=>`t.${l}`),c=o.map(l=>`t.${l}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((l,u)=>n(
u+1)).join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${TL}`}function OL({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function SL(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function sp(t){return t===null?[]:JSON.parse(t)}function op({keys:t},e){return t.map(n=>typeof e[n]=="number"?ie(e,n):q(e,n))}function NL(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?RL(t,s,n):LL(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function RL(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=q(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&_m(i)===t.id))return No(t,c,d,a?i:Ro(t,c,d,i))}
function LL(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[Pn(o,e),n(o),s(o)];if(!yd(t.current(i),r))return Nr(t.current(i),a,Rr(t,i,a,r))}class AL extends Error{name="\
RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var rp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ip=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Hc="build_logs",IL=50,DL=6e4;async function kL({database:t,keyring:e,logs:n,log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,IL);let a=r;for(const c of i){const d=q(c,"deploy_id"),l=it(c,"finished_at"),u=l===null||
c.status==="cancelled"&&l>o.now()-DL;if(!await vL(n,e,d,!u).catch(w=>{if(!(w instanceof A.GQ))throw w;return s("error","sealed_log_unreadable",{deployID:d,reason:w.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=ie(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function $L(t,e){return ie(t.prepare("SELEC\
T count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function vL(t,e,n,s){const{sealed:o,clear:r}=fi(t,n),i=await ML(o),a=i===void 0&&(0,T.existsSync)(
r);return i===e.id||i===void 0&&!a?(await(0,Je.rm)(r,{force:!0}),!0):s?(await UL(o,rR({deployID:n,keyring:dR(e)},a?(0,T.createReadStream)(r):CL(o,{deployID:n,keyring:e}))),
await(0,Je.rm)(r,{force:!0}),!0):!1}function ML(t){return $c(t,async e=>{const[n]=ui(await qo(e,{start:0,length:yt}));return n&&cR(n)})}async function*CL(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=rp(s,await(0,Je.open)(t),!0);for(let r=0;r<n;r+=yt){const i=[...ui(await qo(o,{start:r,
length:Math.min(yt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield kh(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.
hasError=!0}finally{const o=ip(s);o&&await o}}function CA(t){return readIfThere(t,async e=>endOfLog(e,(await e.stat()).size))}async function UL(t,e){const n=`${t}\
.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=rp(s,await(0,Je.open)(n,"w",384),!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){
s.error=o,s.hasError=!0}finally{const o=ip(s);o&&await o}}catch(s){throw await(0,Je.rm)(n,{force:!0}),s}await(0,Je.rename)(n,t)}const ap=[..._L,{table:"env",keys:[
"app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"\
text",purpose:()=>"variables",sealName:t=>Ki(Rt(t),q(t,"name")),isClear:t=>ie(t,"is_sealed")===0}]}],xL=1e4,PL=10,FL="Remove the lines of those that slipway sec\
ret status shows as unneeded: it lists the keys in the order of the lines.",jL=1e3,BL=5;function WL(t){const{database:e,engine:n,keyring:s,log:o}=t;let r=()=>{};
const i=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),a=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, \
?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),c=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),d=e.prepare("SELECT key_id FROM sealed_with"),l=g=>{const O=i.get(g,s.id);return O?{at:Pe(O,"at"),isDone:ie(O,"is_done")===1}:{at:null,isDone:!1}},u=(g,{
at:O,isDone:N})=>a.run(g,s.id,O,N?1:0),f=g=>n.write(()=>qn(g)),w=g=>f(()=>{const{at:O}=l(g.table),N=e.prepare(bL(g,O===null,()=>"?")).all(...sp(O)),S=N.filter(Y=>!HL(
t,g,Y)).length;S>0&&o("error","sealed_rows_unreadable",{table:g.table,rows:S});const V=N.at(-1);u(g.table,{at:V?JSON.stringify(op(g,V)):O,isDone:!V})}),b=async()=>{
const g=ap.find(({table:Y})=>!l(Y).isDone);if(g)return await w(g),!0;const O=l(Hc);if(O.isDone)return!1;const{after:N,isDone:S,isWaiting:V}=await kL({...t,after:Number(
O.at??0)});return await f(()=>{u(Hc,{at:String(N),isDone:S}),S&&c.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),S&&await n.read(()=>qn(()=>e.exec(
"PRAGMA wal_checkpoint(TRUNCATE)"))),!S&&!V};return{step:b,start(g){let O=!1;const N=new AbortController,S=(0,xo.setTimeout)(jL,void 0,{signal:N.signal}).catch(
()=>{}),x=Ft({everyMs:xL,run:async()=>{await S,e.exec("PRAGMA secure_delete = ON");try{for(;!O&&await b();)await(0,xo.setTimeout)(BL)}finally{e.isOpen&&e.exec("\
PRAGMA secure_delete = OFF")}},onFailure:F=>o("warn","sealing_failed",{reason:String(F)}),every:g,isDue:!0});return r=()=>{N.abort(),x.run()},{async[Symbol.asyncDispose](){
O=!0,N.abort(),await x[Symbol.asyncDispose]()}}},async status(){const g=()=>{const O=new Set(d.all().map(F=>q(F,"key_id"))),N=F=>F===s.id?"seals":O.has(F)?"need\
ed":"unneeded",S=ap.map(F=>{const{at:W,isDone:ee}=l(F.table);return ee?0:ie(e.prepare(OL(F,W===null,()=>"?")).get(...sp(W))??{},"n")}),V=l(Hc),Y=S.reduce((F,W)=>F+
W,V.isDone?0:$L(e,Number(V.at??0)));return{keys:s.ids.map(F=>({id:F,use:N(F)})),remaining:Y,awaited:[],place:"platform.key in the data directory"}};return n.read(
()=>qn(g))},async rotate(g){const O=s.ids.length;if(O>=PL)throw new AL(`platform.key has ${O} keys`,FL);const N=s.id,S=s.add();return await n.write(()=>n.record(
g,[{action:"secret.rotate",object:S,before:{key:N},after:{key:S}}])),r(),{from:N,to:S}}}}function HL({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of NL(
e,n,s))t.prepare(SL(n,o,()=>"?")).run(r,...op(n,s));return!0}catch(o){if(o instanceof A.GQ)return!1;throw o}}function GL(t){const e=new Map,n=(o,r)=>{const i=[...e].
filter(([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?r.text:
void 0};return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const l=t.monotonic();n(0,u=>u.expiresAt<=l),n(c-1,u=>u.identity===r),n(
d-1,()=>!0),e.set(o,{identity:r,text:i,expiresAt:l+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}var YL=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},KL=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function zL(t){const e={stack:[],error:void 0,hasError:!1};try{const n=bR(
t.dir),{lasting:s,clock:o=ne.ml,log:r}=t,i=YL(e,new AsyncDisposableStack,!0);i.use(Ch(n));const a=i.use(cp(n,t)),c=i.use(dp(a,n,Mh(),t)),d=i.use(yL({dataDir:n,lasting:s,
database:a,clock:o,log:r}));c.keyring.load(),a.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`),await c.jobs.expire();const l=kN(n,f=>{Hh(a,(0,$.
join)(f,"platform.db")),d.copyTo((0,$.join)(f,np))});i.use(c.sealing.start());const u=i.move();return{...c,kvs:d,quota:wL(o),sessions:GL(o),backUp:l,[Symbol.asyncDispose]:()=>u.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=KL(e);n&&await n}}function UA(t,e,n){const s=dp(cp(t,n),t,e,n);return s.keyring.load(),s}function cp(t,{
database:e,lasting:n=!0}){return e??LR(n?t:void 0)}function dp(t,e,n,s){const{lasting:o=!0,clock:r=ne.ml,log:i}=s,a=DR(t,r,n),c=a.prepare("SELECT count(*) AS ta\
bles FROM sqlite_schema"),d=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),l=(b,g)=>d.get(b,g)!==void 0,u=VR(e,t),f=(0,$.join)(e,"logs"),w={kind:"\
local",dir:(0,$.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:w,blobs:new QN(w),...AN(a,UR(a,u),{...s,keyring:u}),logs:yR(f,u,{log:i,mayAppend:l}),
keys:GR(e,t),keyring:u,sealing:WL({database:t,engine:a,keyring:u,logs:f,clock:r,log:i??Lo}),check:async()=>{await a.read(()=>c())},async[Symbol.asyncDispose](){
t[Symbol.dispose]()}}}var lp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},up=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function VL(t){gl(t);const e=!(0,T.
existsSync)((0,$.resolve)(t.dir));try{const n={stack:[],error:void 0,hasError:!1};try{const s=lp(n,new AsyncDisposableStack,!0),o=s.use(await zL(t));return await fp(
o),s.move(),await MO({...t,stores:o,nodeDir:o.dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=up(n);s&&await s}}catch(n){throw e&&JL((0,$.resolve)(t.
dir)),qL(n,(0,$.resolve)(t.dir))}}function JL(t){if((0,T.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=lp(e,Ch(t),!1);(0,T.rmSync)(
t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{up(e)}}catch{}}function qL(t,e){const n=(r,i,a)=>new A.GQ(r,i,{input:"data",remedy:a,cause:t});
if(t instanceof A.GQ)return t;if(Ho(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a direc\
tory on another disk with --data.");if(mf(t)){const r=`A database of the data directory ${e} is damaged: ${(0,A.bD)(t)}`;return n("unsupported_data",r,"Restore \
a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,A.xU)(t)===void 0||!(0,me.
FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,A.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform\
 did not write, or name another directory with --data.")}const XL=100;async function fp({sealing:t,audit:e}){const{keys:n,remaining:s}=await t.status(),[o,r]=n;
if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&i.anchor.n>0)){for(let c;;){const{rows:d,
next:l}=await e.list("",{action:"secret.rotate"},{before:c,limit:XL});if(d.some(({object:u})=>u===o.id))return;if(l===null)break;c=l}await e.append(k,[{action:"\
secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"at the start"}}])}}}),8453:((ze,Te,y)=>{y.d(Te,{Z:()=>I});var T=y(7598),$=y(7975),A=y(1224),
me=y(5359);const U=6e4,ue=1e4,ne=100,M=256*1024,j=2e3,k=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function se(ye){const[,H,Z,fe]=k.exec(ye)??[];return H===void 0?
void 0:{feed:H,number:Number(Z),at:Number(fe)}}function I(ye,H,Z=A.fm){const fe=new Map,le=(Se,G)=>{G[Symbol.dispose](),fe.delete(Se)},he=Z(ue,()=>{for(const[Se,
G]of fe)H.monotonic()-G.readAt>=U&&le(Se,G)}),$e=Se=>{const G=JSON.stringify([Se.org,Se.project,Se.appID]),be=fe.get(G)??new K(ye,Se);be.readAt=H.monotonic(),fe.
delete(G),fe.set(G,be);const[Ee]=fe;return fe.size>ne&&Ee&&le(...Ee),be};return{async read(Se,{lines:G,after:be}){const Ee=$e(Se);return(be&&Ee.after(be))??Ee.last(
await ye.tail(Se,G),be)},[Symbol.dispose](){he();for(const[Se,G]of fe)le(Se,G)}}}class K{#e=(0,T.randomBytes)(8).toString("base64url");#t;#n=0;#s=[];#o=0;readAt=0;constructor(H,Z){
this.#t=H.follow(Z,fe=>this.#r(fe))}[Symbol.dispose](){this.#t[Symbol.dispose]()}#r(H){const Z=ce(H);this.#n+=1,this.#s.push(Z),this.#o+=Z.text.length;let fe=0;
for(;this.#s.length-fe>me.H.most||this.#o>M&&this.#s.length-fe>1;)this.#o-=this.#s[fe]?.text.length??0,fe+=1;fe>0&&this.#s.splice(0,fe)}after(H){if(H.feed!==this.#e||
H.number>this.#n)return;const Z=this.#n-this.#s.length,fe=this.#s.slice(Math.max(0,H.number-Z));return{lines:fe,next:this.#i(this.#n,fe.at(-1)?.at??H.at),missed:H.
number<Z}}last(H,Z){const fe=({at:G})=>Z===void 0||G>Z.at,le=de(H.filter(fe).map(ce)),he=H.at(-1),$e=he&&this.#s.findLastIndex(G=>(0,$.isDeepStrictEqual)(G,ce(he))),
Se=this.#n-this.#s.length+($e===void 0?0:$e+1);return{lines:le,next:this.#i(Se,he?.at??Z?.at??0),missed:Z!==void 0&&H.length>0&&H.every(fe)}}#i(H,Z){return`${this.#e}\
.${H}.${Math.max(0,Math.trunc(Z))}`}}function ce(ye){return ye.text.length<=j?ye:{...ye,text:ye.text.slice(0,j).toWellFormed()}}function de(ye){let H=M,Z=ye.length;
for(;Z>0&&ye.length-Z<me.H.most&&(H-=ye[Z-1]?.text.length??0,!(H<0&&Z<ye.length));)Z-=1;return ye.slice(Z)}}),2097:((ze,Te,y)=>{y.d(Te,{Js:()=>j,K2:()=>A,ci:()=>me,
fp:()=>M,mK:()=>k});var T=y(8302),$=y(4296);function A(I){const{email:K,issuer:ce}=(0,T.Gv)(I)?I:{};return typeof K=="string"&&typeof ce=="string"?{email:K,issuer:ce}:
void 0}function me(I){const K=async ce=>ce.token?ue(ce.token,await I(U(ce))):I(ce);return{roleOf:async(ce,de)=>se((await K(ce)).filter(ye=>ne(ye,de)).map(({role:ye})=>ye)),
async organizationsOf(ce){const de=new Set((await K(ce)).map(({org:ye})=>ye));return de.has("*")?void 0:[...de].sort()},mayIn:async(ce,de,ye)=>(await K(ce)).some(
H=>(H.org==="*"||H.org===de)&&k(H.role,ye)),async partsOf(ce,de){const ye=(await K(ce)).filter(H=>H.org==="*"||H.org===de);if(!ye.some(({project:H})=>H===void 0))
return[...new Set(ye.map(({project:H,appID:Z})=>Z===void 0?H:`${H}/${Z}`))].filter(H=>H!==void 0).sort()}}}function U({email:I,issuer:K}){return{email:I,issuer:K}}
function ue(I,K){return K.flatMap(ce=>{const de=ne(ce,I.place)?I.place:ne(I.place,ce)?ce:void 0,ye=k(ce.role,I.role)?I.role:ce.role;return de?[{org:de.org,project:de.
project,appID:de.appID,role:ye}]:[]})}function ne(I,K){return I.org!=="*"&&I.org!==K.org?!1:I.project===void 0?!0:I.project===K.project&&(I.appID===void 0||I.appID===
K.appID)}function M({org:I,project:K,appID:ce}){return K===void 0?`the organization ${I}`:ce===void 0?`the project ${I}/${K}`:`the app ${I}/${K}/${ce}`}function j({
org:I,project:K,appID:ce},de,ye){return de==="projects"?`The projects of the organization ${I} together have ${ye.projects}`:`T${M(de==="organization"?{org:I}:de===
"project"?{org:I,project:K}:{org:I,project:K,appID:ce}).slice(1)} has ${ye[de]}`}function k(I,K){return I!==void 0&&$.g.indexOf(I)>=$.g.indexOf(K)}function se(I){
return $.g.findLast(K=>I.includes(K))}}),1487:((ze,Te,y)=>{y.r(Te),y.d(Te,{openApi:()=>T});const T=()=>({})}),7288:((ze,Te,y)=>{y.d(Te,{Nd:()=>me,ci:()=>U,fe:()=>ue});
var T=y(7030),$=y(3739),A=y(1709);function me(k,se){const I=new T.BlockList;for(const K of k){const[,ce="",de]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(K)??[],ye=(0,T.isIP)(
ce),H=ye===4?32:128;if(ye===0||ce.includes("%")||Number(de??0)>H)throw new $.GQ("invalid_input",`--${se}: "${K}" is not an address or a network`,{input:se,remedy:"\
Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});I.addSubnet(ce,Number(de??H),ye===4?"ipv4":"ipv6")}return I}function U(k,se,I){
let K=M(k);if(se===void 0)return K;for(const ce of se.split(",").reverse()){if(!ne(I,K))break;const de=M(ce.trim());if((0,T.isIP)(de)===0)break;K=de}return K}function ue({
remoteAddress:k}){const se=M(k??"");return(0,A.O)(se)?"loopback":j(se)}function ne(k,se){const[I=""]=se.split("%",1),K=(0,T.isIP)(I);return K!==0&&k.check(I,K===
4?"ipv4":"ipv6")}function M(k){return k.replace(/^::ffff:(?=\d+\.)/i,"")}function j(k){if((0,T.isIP)(k)!==6)return k.slice(0,40);const[se="",I]=k.toLowerCase().
split("%",1)[0]?.split("::")??[],K=se===""?[]:se.split(":");return`${(I===void 0?K:[...K,"0","0","0","0"]).slice(0,4).join(":")}::/64`}}),8934:((ze,Te,y)=>{y.d(
Te,{R:()=>T,i:()=>$});async function T(me){try{return(await A(me)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(U){return U instanceof
Error?U.message.replace(/^CronPattern: /,"is refused: "):String(U)}}async function $(me,U){return(await A(me)).nextRun(new Date(U))?.getTime()??null}async function A(me){
const{Cron:U}=await y.e(814).then(y.bind(y,5814));return new U(me,{timezone:"UTC",mode:"5-part"})}}),5898:((ze,Te,y)=>{y.d(Te,{GH:()=>me,GW:()=>$,KQ:()=>T,Mr:()=>U,
XM:()=>j,Yf:()=>A,c0:()=>M,wx:()=>ne});class T extends Error{name="BodyTooLarge"}class $ extends Error{name="BodyBroken"}function A(k,se,I={}){return{status:k,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...I},body:JSON.stringify(se)}}function me(k){return{status:0,headers:{},take:k}}function U(k,se){
const{take:I}=k;return I?me(async K=>{const ce=await I(K);return se(ce),ce}):(se({status:k.status,bytes:ue(k)}),k)}function ue({body:k,headers:se}){return k===void 0?
0:k instanceof Uint8Array?k.byteLength:typeof k=="string"?Buffer.byteLength(k):Number(se["content-length"]??0)}function ne(k,se){const I=k.headers[se];return typeof I==
"string"?I:I?.[0]}function M(k){return ne(k,"content-type")?.split(";")[0]?.trim().toLowerCase()}function j(k){const se=k.indexOf("?");return se===-1?k:k.slice(
0,se)}}),5456:((ze,Te,y)=>{y.d(Te,{EN:()=>U,P_:()=>A,o_:()=>ue,u:()=>ne,xd:()=>me});var T=y(2207),$=y(5898);class A extends Error{name="Refusal";code;headers;constructor(j,k,se={}){
super(k),this.code=j,this.headers=se}}function me(M,j){return new A("rate_limited",M,{"retry-after":String(j)})}function U(M,j,k){return M.body(j).catch(se=>{throw se instanceof
$.KQ?new A("body_too_large",k):se})}function ue(M){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(M))}catch{throw new A("invalid_request","The\
 body is not valid JSON in UTF-8.")}}function ne(M,j){const{code:k,message:se}=M,I={error:{code:k,message:se,requestID:j.requestID}};return(0,$.Yf)(T.iV[k],I,M.
headers)}}),8325:((ze,Te,y)=>{y.d(Te,{Hu:()=>se,J5:()=>M,LF:()=>I,SP:()=>ce,UM:()=>ue,lq:()=>ne,ol:()=>U,zz:()=>k});var T=y(7934),$=y(8302);const A=5,me=60;function U(H){
return T.FsL(T.IeY($.Gv,"must be an object"),T.rej(H,Z=>Z.expected==="never"?ye(Z.path,H):"is required"))}function ue(H){return T.yqP(T.mee(H))}function ne(H,Z){
return T.yqP(T.FsL(H,T.h_(Z)))}function M(H){return T.yqP(T.ZmZ(H))}const j=["__proto__","prototype","constructor"];function k(H,Z){return T.FsL(T.IeY($.Gv,"mus\
t be an object"),T.z6Y(fe=>!j.some(le=>Object.hasOwn(fe,le)),`must not contain ${j.join(", ")}`),T.g1P(H,Z))}function se(H){return T.z6Y(Z=>H(Z)===void 0,({input:Z})=>H(
Z)??"")}function I(H,Z,fe){const le=T.xLC(H,Z,{abortPipeEarly:!0});return le.success?{output:le.output}:{faults:le.issues.map(({path:he,message:$e})=>`${de(he)||
fe} ${$e}`)}}function K(H,Z){const fe=v.safeParse(H,Z,{abortPipeEarly:!0});return fe.success?{output:fe.output}:{faults:new Map(fe.issues.map(({path:le,message:he})=>[
String(le?.[0]?.key??""),he]))}}function ce(H){const Z=H.length>me?`${H.slice(0,me)}\u2026`:H;return/^[\w.*@$/-]+…?$/.test(Z)?Z:JSON.stringify(Z)}function de(H){
return(H??[]).map(({key:Z})=>typeof Z=="number"?`[${Z}]`:`.${ce(String(Z))}`).join("").replace(/^\./,"")}function ye(H,Z){const fe=H?.at(-1)?.input,[,...le]=(0,$.
Gv)(fe)?Object.keys(fe).filter(be=>!Object.hasOwn(Z,be)):[],he=le.slice(0,A).map(ce),$e=le.length-he.length,Se=[...he,...$e>0?[`${$e} more`]:[]].join(", "),G=Object.
keys(Z).filter(be=>Z[be]?.expects!=="never");return`is not a known field${Se===""?"":` (also: ${Se})`}. Known fields: ${G.join(", ")}`}}),7356:((ze,Te,y)=>{y.d(
Te,{c:()=>A,z:()=>$});var T=y(7080);class $ extends Error{name="OverQuota";over;constructor(U){super(`The organization ${U.org} is over its quota of ${(0,T.MT)(
U.name,U.quota)}`),this.over=U}}const A={most:Number.MAX_SAFE_INTEGER,of:{}}}),8423:((ze,Te,y)=>{y.d(Te,{R6:()=>U,us:()=>A});const T=1e3,$=2e4;class A extends Error{name="\
StoreUnavailable";isFull;constructor(ne,{isFull:M=!1,...j}={}){super(ne,j),this.isFull=M}}async function me(ue){try{return await ue}catch(ne){if(ne instanceof A)
return;throw ne}}async function U(ue,ne,M){const j=ne.monotonic()+$;for(let k=1;;k+=1)try{return await ue(k)}catch(se){if(!(se instanceof A&&!se.isFull)||M?.aborted||
ne.monotonic()>=j||(await ne.sleep(T,M).catch(()=>{}),M?.aborted))throw se}}}),6854:((ze,Te,y)=>{y.d(Te,{B5:()=>me,O3:()=>A,mp:()=>U,tM:()=>$,ue:()=>T});class T extends Error{name="\
DomainTaken";domain;constructor(M){super(`Another app has the domain ${M}`),this.domain=M}}class $ extends Error{name="QueueFull";most;constructor(M){super(`The\
 organization has ${M} queued deployments`),this.most=M}}const A=500,me=1e3,U=20,ue=null})};export{xA as id,PA as ids,FA as modules};

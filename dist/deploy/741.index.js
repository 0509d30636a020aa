const rL=741,iL=[741],aL={9692:((We,ge,y)=>{y.d(ge,{sU:()=>M,q$:()=>oe,bM:()=>Se,U2:()=>Ae,I:()=>J,q1:()=>ye,Aw:()=>_e});var g=y(8302);class M extends Error{name="\
JsonTextError";offset;stop;constructor(P,re,Z=re){super(P),this.offset=re,this.stop=Z}}const O=34,me=44,k=58,de=91,ee=92,x=93,D=123,L=125,te=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
U=24,$=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,se=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,fe=/true|false|null/y,Ee="a lone surrogate (half of a character) i\
n a string";class B{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(P,re=!0,Z){this.#e=P,this.#t=re,this.#n=Z}document(){this.#y();const P=this.#p()===
D?"object":"other";do this.#i();while(this.#a());if(this.#y(),this.#o<this.#e.length)throw this.#E("the end");return P}#i(){for(;;){this.#y(),this.#s.length===1&&
(this.#r.offset=this.#o);const P=this.#p();if(P===O){this.#u();return}if(P===D){if(this.#o+=1,this.#w(L))return;this.#s.push(new Set),this.#d()}else if(P===de){
if(this.#o+=1,this.#w(x))return;this.#s.push(void 0)}else{if(this.#m(se)||this.#m(fe))return;throw this.#E("a value")}}}#a(){for(let P=this.#s.length;P>0;P--){const re=this.#s[P-
1]!==void 0;if(P===1&&re&&this.#n&&this.#c(this.#n),this.#w(me))return re&&this.#d(),!0;if(!this.#w(re?L:x))throw this.#_(re?"}":"]");this.#s.pop()}return!1}#c(P){
P({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#d(){this.#y();const P=this.#o;if(this.#p()!==O)throw this.#E("a name in double quotes");this.#u();const re=J(
this.#e.slice(P,this.#o)),Z=this.#s.at(-1);if(this.#t&&Z?.has(re))throw new M(`the name "${re}" occurs twice in one object`,P);if(Z?.add(re),!this.#w(k))throw this.#E(
'":"');this.#s.length===1&&(this.#r={name:re,nameOffset:P,offset:this.#o})}#u(){const P=this.#e,re=this.#o;let Z=re+1;for(;;){const be=P.charCodeAt(Z);if(be===O)
break;if(be===ee)Z=this.#f(Z,re);else if(be>=55296&&be<=57343)Z=this.#h(Z,re);else if(be>=32)Z=Z-re<U?Z+1:this.#l(Z);else throw this.#g(Z)}this.#o=Z+1}#l(P){return te.
lastIndex=P,te.test(this.#e),te.lastIndex}#f(P,re){if($.lastIndex=P,!$.test(this.#e))throw this.#g(P);const Z=$.lastIndex;if(!this.#t||Z-P===2)return Z;const be=Number.
parseInt(this.#e.slice(P+2,Z),16);if(be<55296||be>57343)return Z;const W=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(Z,Z+6));if(be>=56320||!W)throw new M(
Ee,re);return Z+6}#h(P,re){const[Z,be]=[this.#e.charCodeAt(P),this.#e.charCodeAt(P+1)],W=Z<56320&&(be&64512)===56320;if(this.#t&&!W)throw new M(Ee,re);return P+
(W?2:1)}#g(P){const re=P>=this.#e.length;return new M(re?"a string does not end":"a bad escape or control character in a string",P)}#w(P){return this.#y(),this.#p()!==
P?!1:(this.#o+=1,!0)}#y(){for(;;){const P=this.#p();if(P!==32&&P!==10&&P!==13&&P!==9)return;this.#o+=1}}#p(){return this.#e.charCodeAt(this.#o)}#m(P){return P.lastIndex=
this.#o,P.test(this.#e)?(this.#o=P.lastIndex,!0):!1}#_(P){const re=this.#e.slice(0,this.#o).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new M(
`"," or "${P}" is missing`,re,this.#o):this.#E(`"," or "${P}"`)}#E(P){const re=this.#e.slice(this.#o,this.#o+1);return new M(`expected ${P}, found ${re===""?"th\
e end":JSON.stringify(re)}`,this.#o)}}function J(Me){return Me.includes("\\")?String(JSON.parse(Me)):Me.slice(1,-1)}function ye(Me,P){const re=Me.slice(0,P);return{
line:re.split(`
`).length,column:P-re.lastIndexOf(`
`)}}function oe(Me){new B(Me).document()}function ue(Me){try{new JsonScanner(Me,!1).document()}catch(P){if(P instanceof JsonTextError)return P;throw P}}function Ae(Me,P=!0){
const re=[];return new B(Me,P,be=>re.push(be)).document()==="object"?re:void 0}function Se(Me){return Me.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}
function _e(Me,P){return Me===P||le(Me)===le(P)}function le(Me){try{return String(JSON.parse(Me,Ne))}catch(P){if(P instanceof RangeError)return Se(Me);throw P}}
function Ne(Me,P,re){return typeof P=="number"?xe(re?.source??String(P)):Array.isArray(P)?`[${P.join(",")}]`:(0,g.Gv)(P)?`{${Object.entries(P).map(([be,W])=>`${JSON.
stringify(be)}:${W}`).sort().join(",")}}`:JSON.stringify(P)}function xe(Me){const[,P,re="",Z="",be="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(Me)??[],
W=`${re}${Z}`.replace(/^0+/,""),He=W.replace(/0+$/,"");if(He==="")return`${P}0`;const tt=BigInt(be)-BigInt(Z.length)+BigInt(W.length-He.length);return`${P}${He}\
e${tt}`}}),3052:((We,ge,y)=>{y.d(ge,{D6:()=>O,DB:()=>de,Xq:()=>ee,j9:()=>me});var g=y(3739);const M=1024,O=1024*M,me=1024*O,k=[["TiB",1024*me],["GiB",me],["MiB",
O],["KiB",M]];function de(x,D){const[,L,te]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(x.trim())??[],U=k.find(([se])=>se.toLowerCase()===te?.toLowerCase())?.[1],
$=Math.round(Number(L)*(U??Number.NaN));if($>0&&Number.isSafeInteger($))return $;throw new g.GQ("invalid_input",`${D}: "${x}" is not a size`,{input:D,remedy:"Wr\
ite it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function ee(x){const[D,L]=k.find(([,U])=>x>=U)??["bytes",1],te=x/L;return`${te<10&&
L>1?te.toFixed(1).replace(/\.0$/,""):Math.round(te)} ${D}`}}),7287:((We,ge,y)=>{y.d(ge,{V1:()=>de,WJ:()=>me,xJ:()=>O});var g=y(3739);const M={build_fault:"error",
index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"\
error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"\
warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function O({
code:ee}){return M[ee]}function me({findings:ee}){const[x,...D]=ee.filter(fe=>O(fe)==="error");if(!x)return;const{place:L,message:te,remedy:U}=x,$=L?`${L.file}${L.
line===void 0?"":`:${L.line}`}: `:"",se=D.length===0?"":` (and ${D.length} more ${D.length===1?"error":"errors"})`;return new g.GQ("check_failed",`Check failed:\
 ${$}${te}${se}`,{remedy:U??"Correct what the annotations name. They are in the summary too."})}const k=20;function de(ee,{findings:x}){const D=x.flatMap(L=>{const{
code:te,message:U,place:$}=L;if(!$)return[];const{file:se,line:fe=null,column:Ee=null}=$;return[{file:se,line:fe,column:Ee,severity:O(L),code:te,message:U}]});return{
headline:ee.message,stage:"check",code:ee.code,exitCode:void 0,remedy:ee.remedy,log:[],diagnostics:D.slice(0,k),moreDiagnostics:Math.max(0,D.length-k)}}}),8931:((We,ge,y)=>{
y.d(ge,{runCheck:()=>xi});var g=y(1455),M=y(8161),O=y(6760),me=y(3532),k=y(1224),de=y(9127),ee=y(3739),x=y(2345);async function D(h,f){const{bare:m,branch:E,commit:w,
lender:I,shallow:C,origin:V}=f;for(const Pe of["objects/info","refs"])await(0,g.mkdir)((0,O.join)(h,Pe),{recursive:!0});const z=V===void 0?"":`[remote "origin"]\

	url = ${JSON.stringify(V)}
`,Te={HEAD:`ref: refs/heads/${E}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${z}`,"packed-refs":w&&`${w} refs/heads/${E}
`,"objects/info/alternates":I&&`${(0,O.join)(I,"objects")}
`,shallow:C};for(const[Pe,ze]of Object.entries(Te))ze&&await(0,g.writeFile)((0,O.join)(h,Pe),ze)}var L=y(5807),te=y(1421),U=y(7975);const $=(0,U.promisify)(te.execFile),
se=64*1024*1024,fe=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(h=>["-c",h]);function Ee(h,f,m,E={}){const w=Object.fromEntries(
Object.entries(f).filter(([C])=>!C.startsWith("GIT_"))),I={cwd:h,env:{...w,LC_ALL:"C",...E},signal:m,maxBuffer:se};return async(...C)=>{try{return(await $("git",
[...fe,...C],I)).stdout}catch(V){throw(0,ee.xU)(V)!=="ENOENT"?V:new ee.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:V})}}}async function B(h,f,m){const E=Ee(h,f,m),[w="",I="",C=""]=await J(E,h,m),V=Ee(w,f,m);return{root:w,commit:C,
changed:(await V("diff","--name-only","-z","HEAD")).split("\0").filter(z=>z!==""),git:V,async lend(z,Te){const Pe=await(0,g.readFile)((0,O.join)(I,"shallow"),"u\
tf8").catch(ze=>{if((0,ee.xU)(ze)!=="ENOENT")throw ze});await D(z,{bare:!0,branch:Te,commit:C,lender:I,shallow:Pe})}}}async function J(h,f,m){try{const E=await h(
"rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[w="",I="",C=""]=E.split(`
`);return[w,(0,O.resolve)(f,I),C]}catch(E){throw m.throwIfAborted(),E instanceof ee.GQ?E:new ee.GQ("file_not_found",`There is no checkout in ${f}`,{remedy:`Chec\
k the repository out before this step:
- uses: actions/checkout@v5`,cause:E})}}const ye=5*6e4,oe="refs/slipway/base";async function ue(h,f,m,E,w){const I=Ee(m,E,w),C=await Ae(f.git,h,w)??await Ae(f.git,
`origin/${h}`,w)??await _e(h,f,m,E,w);return await I("update-ref",oe,C),{name:h,commit:C}}async function Ae(h,f,m){try{return(await h("rev-parse","--quiet","--v\
erify",`${f}^{commit}`)).trim()}catch(E){if(m.throwIfAborted(),E instanceof ee.GQ)throw E;return}}const Se=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function _e(h,f,m,E,w){
const I=Se.test(h)?await xe(f.git,w):void 0;if(!I)throw P(h,"");const C=AbortSignal.timeout(ye),V=Ee(f.root,E,AbortSignal.any([w,C]),I),z=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${h}:${oe}`];try{await V("--git-dir",m,"fetch",...z)}catch(Pe){throw w.throwIfAborted(),Pe instanceof ee.GQ?Pe:
P(h,C.aborted?", and origin does not answer":Me(Pe),Pe)}const Te=await Ae(Ee(m,E,w),oe,w);if(Te===void 0)throw P(h,", and what origin has by this name is not a \
commit");return Te}const le=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.aut\
o","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ne="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function xe(h,f){
const m=await h("config","--local","--includes","--null","--get-regexp",Ne).catch(()=>"");f.throwIfAborted();const E=m.split("\0").flatMap(V=>{const[z="",...Te]=V.
split(`
`);return z===""?[]:[[z,Te.length===0?"true":Te.join(`
`)]]});if(!E.some(([V])=>V==="remote.origin.url"))return;const w=[...le,...E],I=w.flatMap(([V,z],Te)=>[[`GIT_CONFIG_KEY_${Te}`,V],[`GIT_CONFIG_VALUE_${Te}`,z]]);
return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(w.length),...Object.fromEntries(I)}}function Me(h){
const f=h instanceof Error&&"stderr"in h&&typeof h.stderr=="string"?h.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.
test(f))return", nor has origin";const E=(f.split(`
`).find(w=>/^(?:fatal|error): /.test(w))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,L.
Ow)(E,300)}`}function P(h,f,m){return new ee.GQ("invalid_input",`compare-to: "${h}" names nothing that this checkout has${f}`,{input:"compare-to",remedy:re,cause:m})}
const re=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Z=y(5635),be=y(292);async function W(h,f,m){const{report:E,signal:w}=m,I=(0,Z.M)(E.report,k.ml,w);return await I.
phase("compare",async()=>{const C=await tt(h,f,m);return w.throwIfAborted(),await E.compared(C),[void 0,He(C),C.kind==="unknown"]}),I.phases}function He(h){const{
base:f}=h,m=`${(0,L.Ow)(f.name,100)} (${(0,be.h0)(f)})`;if(h.kind==="unknown")return`the difference to ${m} is unknown: ${h.why}`;const{pages:E,files:w,bytes:I,
brotli:C}=h.difference;return`${[(0,be.jN)(E," pages"),(0,be.jN)(w," files"),(0,be.Sk)(I),(0,be.Sk)(C," with Brotli")].join(", ")} against ${m}`}async function tt(h,f,m){
const{embedded:E,report:w,checked:I,leftMs:C}=m;if(h.commit===I.commit)return{kind:"unknown",base:h,why:"it is the commit that was checked"};const V=nt=>{(nt.type===
"status"||nt.type==="heartbeat")&&w.report(nt)},z={...f.follow,timeoutMs:Math.max(1,C)},Te=f.project==="base"?"checked":"base",{outcome:Pe,output:ze}=await E.deploy(
h.commit,{...f,project:Te,follow:z},V);return Pe.status==="succeeded"&&ze?{kind:"known",base:h,difference:bn(I.report,I.output.files,ze.files)}:{kind:"unknown",
base:h,why:Oe(Pe,C)}}function Oe({status:h,error:f},m){return h!=="pending"?`it does not build (${f?.message??h})`:m<1?"no time was left to build it":`it was no\
t built in the ${(0,de.a3)(m)} that were left`}function bn({pages:h},f,m){const E=C=>({now:C(f),change:C(f)-C(m)}),w=C=>E(V=>V.reduce((z,Te)=>z+C(Te),0));return{
pages:{now:h,change:w(({path:C})=>Number(kt.test(C))).change},files:E(({length:C})=>C),bytes:w(({bytes:C})=>C),brotli:w(({brotli:C})=>C),gzip:w(({gzip:C})=>C),changes:xs(
f,m).toSorted((C,V)=>Math.abs(V.bytes)-Math.abs(C.bytes)||(C.path<V.path?-1:1))}}const kt=/\.x?html?$/i;function xs(h,f){const m=new Map(f.map(z=>[z.path,z])),E=new Set(
h.map(({path:z})=>z)),w=h.filter(({path:z})=>!m.has(z)),I=f.filter(({path:z})=>!E.has(z)),C=$t(w,I),V=new Set(C.flat());return[...h.flatMap(z=>{const Te=m.get(z.
path);return Te===void 0||Te.digest===z.digest?[]:[en(z,Te)]}),...C.map(([z,Te])=>({...en(z,Te),formerly:Te.path})),...w.filter(z=>!V.has(z)).map(z=>Kn("added",
z,1)),...I.filter(z=>!V.has(z)).map(z=>Kn("removed",z,-1))]}function en(h,f){const{path:m,bytes:E,brotli:w}=h;return{kind:"changed",path:m,bytes:E-f.bytes,brotli:w-
f.brotli}}function Kn(h,{path:f,bytes:m,brotli:E},w){return{kind:h,path:f,bytes:w*m,brotli:w*E}}function $t(h,f){const m=Map.groupBy(f,({path:E})=>On(E));return[
...Map.groupBy(h,({path:E})=>On(E))].flatMap(([E,w])=>{const[I,C]=w,[V,z]=m.get(E)??[];return E!==void 0&&I&&V&&!C&&!z?[[I,V]]:[]})}const zn=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
Tn=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],tn=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function On(h){if(kt.test(h))return;
const f=h.lastIndexOf("/")+1,[m,E]=[h.slice(0,f),h.slice(f)],w=zn.exec(E)?.[0]??"",I=E.slice(0,E.length-w.length);if(tn.test(I))return`${m}*${w}`;const C=Tn.map(
V=>V.exec(I)?.groups).find(V=>Us(V?.hash??""));return C&&`${m}${C.stem}*${w}`}function Us(h){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
h)}const nn=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Sn=String.raw`"([^"\\\n]*(?:${nn}[^"\\\n]*)*)"`,Vn=String.raw`'([^'\\\n]*(?:${nn}[^'\\\n]*)*)'`,
Ps=String.raw`((?:[^()"'\s\\]|${nn})+)\s*\)`,sn=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,nn,String.raw`(?:url\(\s*|@import\s+)(?:${Sn}|${Vn})`,String.raw`url\(\s*${Ps}`,
Sn.replace("(","(?:"),Vn.replace("(","(?:")].join("|"),"gi"),Fs=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function xt(h){return[...h.matchAll(sn)].flatMap(f=>{const m=f.
slice(1).find(E=>E!==void 0);return m===void 0||m===""||m.startsWith("#")?[]:[{href:ts(m),kind:"asset"}]})}const Jn=new RegExp(`${sn.source}|([{}])`,"gi");function Qn(h){
const f=[];for(const E of h.matchAll(Jn)){const w=E.at(-1);w==="{"?f.push(E.index):w==="}"&&f.pop()}const m=f.at(-1);return m===void 0?void 0:h.slice(0,m).split(
`
`).length}const js=new RegExp(`${sn.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function Xn(h){for(const f of h.matchAll(
js)){const m=f.at(-1);if(m?.startsWith("@"))return m}}function qn(h,f){return f.startsWith("<")?`The page ${h} has ${f}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${h} has ${f}, which browsers ignore: the tool that replaces it did not run`}const Zn=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Fo(h){return[...h.matchAll(Zn)].map(([,,f=""])=>({href:f,kind:"mention"}))}const es=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function Bs(h){return[...h.matchAll(es)].map(([,f=""])=>({href:f,kind:"mention"}))}function ts(h){return h.replace(Fs,(f,m,E,w)=>{const I=m===void 0?Number.NaN:
Number.parseInt(m,16);return I<=1114111?String.fromCodePoint(I):E===void 0?w??"":""})}var Ws=y(1600);const ns=Map.groupBy([["a area","href","link"],["a","xlink:\
href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([h,f,m])=>h.split(" ").map(E=>({tag:E,attribute:f,kind:m}))),({tag:h})=>h),Hs=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),jo=new Set(["title","style","script","template"]),Gs=new Set(["pre","code","s\
amp","kbd","textarea","xmp"]),Bo=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,Wo=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function ss(h){const f=new Go;return f.read(h),f}const Ho=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class Go{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;read(f){const m=new Ws.i({onopentag:(E,w)=>this.#s(E,w),ontext:E=>this.#i(E),onclosetag:E=>{
this.#t.at(-1)===E&&this.#t.pop(),E==="noscript"&&(this.#n-=1),Gs.has(E)&&(this.#e-=1)}});m.write(f),m.end()}#s(f,m){jo.has(f)&&m.shadowrootmode===void 0&&this.#t.
push(f),f==="noscript"&&(this.#n+=1),Gs.has(f)&&(this.#e+=1),Hs.has(f)&&(this.empty=!1),this.#n===0&&Hs.has(f)&&f!=="script"&&(this.blank=!1);for(const w of[m.id,
f==="a"?m.name:void 0])w&&this.ids.add(w);switch(m.style?.includes("url(")&&this.#a(xt(m.style)),f){case"base":this.base??=m.href;return;case"meta":this.#r(m);return;case"\
link":this.#o(m);return;case"a":case"area":if(/\bexternal\b/.test(m.rel??""))return;break}const E=(ns.get(f)??[]).flatMap(({attribute:w,kind:I})=>{const C=m[w];
return C===void 0?[]:[{href:C,kind:I}]});this.#a([...E,...Ys(m.srcset??"")])}#o({rel:f="",href:m,imagesrcset:E=""}){const w=Wo.find(([I])=>I.test(f))?.[1];w!==void 0&&
this.#a([...m===void 0?[]:[{href:m,kind:w}],...Ys(E)])}#r(f){if(f["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const m=Ho.exec(f.content??"")?.[1];
m&&this.#a([{href:m.trim(),kind:"link"}])}#i(f){this.#t.at(-1)==="style"&&this.#a(xt(f)),!(this.#t.length>0||f.trim()==="")&&(this.empty=!1,this.#n===0&&(this.blank=
!1),this.#e===0&&(this.unrendered??=Bo.exec(f)?.[0].trim()))}#a(f){this.#t.includes("template")||this.links.push(...f.filter(({href:m})=>!Yo(m)))}}function Yo(h){
return/\{\{|\$\{|<%/.test(h)}function Ys(h){return h.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(m=>{const[E=""]=m.trim().split(/\s/,1);return E===""?[]:[{href:E.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const os=5,Ko=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function Ot(h){const f=h.filter(
w=>Ko.test(w)),m=h.filter(w=>w.endsWith("/index.html")&&w.split("/").length===2),E=h.filter(w=>/^[^/]+\.html?$/i.test(w)&&w!=="404.html");return{folder:E.length>
0?void 0:Ke(h),files:[...new Set([...f,...m,...E])].slice(0,os)}}function Ke(h){const f=C=>C.split("/").length,m=h.filter(C=>C.endsWith("/index.html")).sort((C,V)=>f(
C)-f(V)),[E,w]=m;return E!==void 0&&(w===void 0||f(w)>f(E))?E.slice(0,-11):void 0}function vt({files:[h]}){return h!==void 0&&/^index\.x?html?$/i.test(h)?h:void 0}
function qe(h){const{folder:f,files:m}=h,E=vt(h);return E!==void 0?`The output has ${E}: name it index.html, in lower case.`:f!==void 0?`The output directory ha\
s its index.html in ${f}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${m.length===0?"":` It has ${m.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const St=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
zo=20;function Ks(h){const f=[];for(const{groups:m}of h.matchAll(St)){const E=m?.id??m?.selector??m?.mounted;if(E!==void 0&&!Rn(h,E.replace(/^#/,""))&&f.push(E),
f.length>=zo)break}return f}function Rn(h,f){return[...["=",":",": "," = "].flatMap(E=>['"',"'","`",'\\"'].map(w=>`id${E}${w}${f}`)),`id=${f}`].some(E=>h.includes(
E))}function on(h,f){return h.some(m=>f.has(m.replace(/^#/,"")))?void 0:h[0]}function Vo(h){return`The index page stays blank: it has no element with the id "${h.
replace(/^#/,"")}", which its script fills`}const yi=10;class Ln{#e;#t=new Map;constructor(f){this.#e=f}know(f,m){this.#t.set(f.pathname,Promise.resolve({kind:"\
there",url:f,page:An(m)}))}probe(f){const m=f.pathname+f.search,E=this.#t.get(m);if(E)return E;const w=this.#n(f);return this.#t.set(m,w),w}async#n(f){let m=f;for(let E=0;E<
yi;E+=1){const{status:w,headers:I}=await this.#e.fetch(m,{method:"HEAD",signal:this.#e.signal}),C=I.get("location");if(w>=400)return{kind:"missing",status:w};if(w<
300||C===null||!URL.canParse(C,m.href))return{kind:"there",url:m,page:An(I)};if(m=new URL(C,m),m.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function An(h){return/\bhtml\b/.test(h.get("content-type")??"")}const In=16,ft=2e4,Dn=500,rs=16*1024*1024;async function zs(h,f,m=!1){const E=new is(h,
m,new Set(f)),w=f.filter(rt=>/\.(?:x?html?|css|m?js)$/i.test(rt));await Ht(w.slice(0,ft),rt=>E.read(rt)),await E.follow();const I=await E.index(),C=E.result(),V=await wt(
C.dead,f,E.prober),z=I.status<300||m?void 0:Ot(f),Te=z?.folder,Pe=new Set(Te===void 0?[]:f),ze=rt=>kn(rt).some(gt=>Pe.has(`${Te}/${gt}`)),nt=C.dead.filter(({url:rt})=>!ze(
(0,L.oF)(rt.pathname).slice(1)));return{index:I,...C,dead:nt,instead:z,basePath:V,unread:E.unread+Math.max(0,w.length-ft)}}const rn=5;class is{#e;#t;#n;#s=new Set;prober;#o=new Map;#r=new Map;#i=[];#a=[];#c=[];#d=new Map;#u;#l=0;unread=0;constructor(f,m,E){
this.#e=f,this.#t=m,this.#n=E,this.prober=new Ln(f)}async index(){const{root:f,fetch:m,signal:E}=this.#e,w=await this.prober.probe(f);if(w.kind!=="there")return{
status:w.kind==="missing"?w.status:310,empty:!1,unfilled:void 0};const I=await m(w.url,{signal:E}),C=await I.text(),V=w.page?ss(C):void 0;return{status:I.status,
empty:C.trim()===""&&!(this.#t&&!w.page)||V?.empty===!0,unfilled:V?.blank?this.#f(V,w.url):void 0}}#f({links:f,ids:m},E){const w=f.flatMap(({href:I,kind:C})=>{const V=C===
"asset"&&URL.canParse(I,E.href)?new URL(I,E):void 0;return V?.origin===E.origin?this.#d.get((0,L.oF)(V.pathname).slice(1))??[]:[]});return on(w,m)}async read(f){
const m=Jo(f,this.#e.root),E=f==="index.html"?await this.#h(m):m,w=await this.#e.fetch(E,{signal:this.#e.signal}),I=await w.text();w.status>=300||(this.prober.know(
E,w.headers),I.length>rs?this.unread+=1:/\.css$/i.test(f)?this.#y(I,E,f):/js$/i.test(f)?(this.#m(Fo(I),E,f),this.#m(this.#w(Bs(I)),this.#e.root,f),this.#d.set(f,
Ks(I))):this.#p(I,E,f))}async#h(f){const m=await this.prober.probe(f);return m.kind!=="there"||kn((0,L.oF)(m.url.pathname).slice(1)).some(w=>this.#n.has(w))?f:m.
url}#g(){return this.#u??=new Set([...this.#n].flatMap(f=>{const m=f.split("/");return m.map((E,w)=>m.slice(w).join("/"))})),this.#u}#w(f){return this.#t?[]:f.filter(
({href:m})=>!this.#g().has((0,L.oF)(m).replace(/^(?:\.{0,2}\/)+/,"")))}#y(f,m,E){this.#m(xt(f),m,E);const w=Qn(f);w!==void 0&&this.#c.push({file:E,line:w});const I=Xn(
f);I!==void 0&&this.#a.push({file:E,rule:I})}#p(f,m,E){const w=ss(f);this.#l+=1,this.#r.set(E,w.ids),w.unrendered!==void 0&&this.#a.push({file:E,rule:w.unrendered});
const I=w.base!==void 0&&URL.canParse(w.base,m.href)?new URL(w.base,m):m;this.#m(w.links,I,E)}#m(f,m,E){for(const{href:w,kind:I}of f){const C=URL.canParse(w,m.href)?
new URL(w,m):void 0;if(C?.origin!==this.#e.root.origin)continue;const V=`${I} ${C.href} ${w}`,z=this.#o.get(V)??{href:w,kind:I,url:C,files:[],latest:"",count:0};
this.#o.set(V,z),z.latest!==E&&(z.latest=E,z.count+=1,z.files=[...z.files,E].sort(Wt).slice(0,rn))}}async follow(){this.#t&&await this.#_(),await Ht(this.#o.values(),
async f=>{const m=await this.#b(f);if(m===void 0)return;const{href:E,url:w,files:I,count:C}=f;this.#i.push({href:E,url:w,files:I,count:C,...m})})}async#_(){const f=new Set;
for(let m=[this.#e.root];m.length>0;){for(const{pathname:w,search:I}of m)f.add(w+I);await Ht(m,w=>this.#E(w)),m=[...this.#o.values()].filter(({kind:w})=>w==="li\
nk").map(({url:w})=>w).filter(({pathname:w,search:I})=>!f.has(w+I))}}async#E(f){const m=await this.prober.probe(f);if(m.kind!=="there"||!m.page)return;const{url:E}=m,
w=(0,L.oF)(E.pathname).slice(1);if(this.#T(w)!==void 0||this.#s.has(w))return;if(this.#s.size>=Dn){this.unread+=1;return}this.#s.add(w);const I=await this.#e.fetch(
E,{signal:this.#e.signal}),C=await I.text();I.status>=300||(C.length>rs?this.unread+=1:this.#p(C,E,w===""||w.endsWith("/")?`${w}index.html`:w))}async#b({url:f,kind:m}){
const E=await this.prober.probe(f);switch(E.kind){case"missing":return{kind:m,why:`answers ${E.status}`};case"circle":return{kind:m,why:"redirects in a circle"};case"\
external":return;case"there":return m!=="link"&&E.page&&/\.(?!x?html?$)\w+$/i.test(E.url.pathname)?{kind:m,why:"answers with a page"}:this.#O(E.url,f.hash)?void 0:
{kind:"fragment",why:"names no part of it"};default:return E}}#O(f,m){const E=m.slice(1);if(E===""||/^(?:top$|[/!]|:~:)/i.test(E))return!0;const w=this.#T((0,L.
oF)(f.pathname).slice(1));return w===void 0||w.has(E)||w.has((0,L.oF)(E))}#T(f){return kn(f).map(m=>this.#r.get(m)).find(m=>m!==void 0)}result(){const f=this.#i.
sort((E,w)=>Wt(E.files[0],w.files[0])||Wt(E.href,w.href)),m=new Set([...this.#o.values()].map(({url:E})=>E.href)).size;return{pages:this.#l,links:m,dead:f,unclosed:this.#c.
sort((E,w)=>Wt(E.file,w.file)),unprocessed:this.#a.sort((E,w)=>Wt(E.file,w.file))}}}function kn(h){const f=h===""||h.endsWith("/")?h:`${h}/`;return[h,`${h}.html`,
`${f}index.html`]}function Jo(h,f){const m=h.replace(/(^|\/)index\.html$/,"$1");return new URL(m.split("/").map(encodeURIComponent).join("/"),f)}function Wt(h="",f=""){
return h<f?-1:+(h>f)}async function Ht(h,f){const m=h[Symbol.iterator](),E=async()=>{for(let w=m.next();!w.done;w=m.next())await f(w.value)};await Promise.all(Array.
from({length:In},E))}const an=3;async function wt(h,f,m){let E="/";for(let w=0;w<an;w+=1){if(E=cn(h.flatMap(({url:z})=>as(E,z.pathname))),E===""||f.some(z=>`/${z}`.
startsWith(E)))return;const I=h.filter(z=>bt(z,E)),V=(await Promise.all(I.map(({url:z})=>R(z,E,m)))).filter(Boolean).length;if(V>1&&V*2>I.length)return E}}function bt({
url:h,kind:f},m){return f!=="fragment"&&`${h.pathname}/`.startsWith(m)}function as(h,f){const m=f.startsWith(h)?f.slice(h.length).split("/",1)[0]:"";return m?[`${h}${m}\
/`]:[]}function cn(h){return[...Map.groupBy(h,m=>m).values()].toSorted((m,E)=>E.length-m.length)[0]?.[0]??""}async function R(h,f,m){const{kind:E}=await m.probe(
new URL(`/${h.pathname.slice(f.length)}${h.search}`,h));return E==="there"}var j=y(1619),pe=y(3130);function he(h){return{...h,kind:"platform",input:"the platfo\
rm",description:"the embedded platform's own",obtain:(f,{onSecret:m})=>ce(h,f,m)}}async function ce(h,f,m){m(h.requestToken),(0,j.Jb)(new URL(h.requestUrl).origin,
"the platform's address");try{return await(0,pe.g)("the platform",h,f,m)}catch(E){throw!(E instanceof ee.GQ)||E.code!=="unauthorized"?E:E.with({remedy:"The data\
 directory may be of another platform; name the right one with --data.",cause:E})}}var we=y(3194),Ie=y(5449),Ce=y(7244);const Ue=25*1024*1024;function Ve({files:h,
odd:f,ignoredRules:m,faults:E}){const w=h.filter(({path:C})=>/\.(?:js|mjs|cjs|css)\.map$/.test(C)),I=[...f.map(C=>et[C.kind](C.path)),...h.flatMap(({path:C,bytes:V,
hasKey:z})=>[...V>Ue?[dt(C,V)]:[],...z?[dn(C)]:[]]),...w.length>0?[un(w)]:[],...Ut(h)];return{files:h,findings:I,ignoredRules:m,faults:E}}const et={repository:h=>({
code:"leaked_repository",message:`The output contains a git repository, ${h}: its whole history would be public`,remedy:"Build into a folder of its own, or have\
 the build remove it."}),secrets:h=>({code:"leaked_secret_file",built:h,message:`The output contains ${h}: a file of secrets would be public`,remedy:"Keep it ou\
t of the output directory, and change the secrets in it if it was ever published."}),example:h=>({code:"example_of_secrets",built:h,message:`The output contains\
 ${h}, which is not published`,remedy:"Leave it out of the output directory."})};function dt(h,f){return{code:"large_file",message:`${h} has ${(f/1024**2).toFixed(
0)} MB; more than ${Ue/1024**2} is much for a site`}}const lt=/^undefined(?:\/|\.html?$)|\[object Object\]/;function Ut(h){const[f,...m]=h.filter(({path:I})=>lt.
test(I));if(!f)return[];const E=m.length===0?"":` and ${m.length} more`;return[{code:"odd_address",message:`The output contains ${f.path}${E}: a value was missi\
ng where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function dn(h){return{code:"leaked_private_key",built:h,message:`\
The output contains a private key, in ${h}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}
function un(h){const[f]=h,m=h.length===1?"":` and ${h.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${f?.path}${m}): anyon\
e can read the sources in them`}}async function $n(h){const{startPlatform:f,env:m,scratch:E,lent:w}=h;let I,C=new AbortController;const V=await f({dir:(0,O.join)(
E,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:m,async onOutput(z){I=Ve(z),C.abort()}});return{async deploy(z,Te,Pe){I=void 0,C=new AbortController;
const ze=k.ml.after(cs,()=>{new Headers}),nt=wi(C.signal);try{return{outcome:await _i(V,gi(Te,z,w),Pe,{...h,sleep:nt}),output:I}}finally{ze()}},[Symbol.asyncDispose]:()=>V[Symbol.
asyncDispose]()}}const cs=500,ds=100,ln=5;function wi(h){return async(f,m)=>{if(h.aborted)return k.ml.sleep(ln,m);try{await k.ml.sleep(f,m?AbortSignal.any([m,h]):
h)}catch(E){if(m?.throwIfAborted(),!h.aborted)throw E}}}function gi(h,f,m){const{configuration:E,follow:w}=h,{domains:I,...C}=E.settings;return{...h,configuration:{
...E,repository:m,settings:C},commit:f,create:!0,isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...w,wait:!0,pollIntervalMs:ds,statusMap:new Map}}}function _i(h,f,m,{
signal:E,folder:w,onSecret:I,sleep:C}){const{baseUrl:V,requestUrl:z,requestToken:Te}=h,Pe=he({requestUrl:z,requestToken:Te,audience:V}),ze=(0,we.N)(f,{baseUrl:V,
source:Pe},{fetch,callFetch:(0,me.B)(fetch),clock:{...k.ml,sleep:C},tree:(0,Ce.c)(w),signal:E,run:()=>Promise.reject(new TypeError("A check runs no token comman\
d")),onSecret:I,reporter:m});return(0,Ie.deploy)(f,ze)}var bi=y(8302),Ti=y(8595);async function Xe(h,f,m,E,w=!1){let I,C,V;const z=h.replace(/^(?:\.{0,2}\/)+/,"");
for(const Pe of Vs(h,f)){const ze=(await E(Pe)).filter(({file:gt})=>!vn.test(gt)),nt=ze.filter(({file:gt})=>!us(gt,m));if(V){const gt=Pe===z?fs(nt.filter(({file:no})=>!ke.
test(no))):void 0;if(gt)return{place:gt,others:[V]};continue}const rt=fs(nt)??fs(nt.filter(({file:gt})=>nr(gt,f)));if(rt&&!(w&&ke.test(rt.file)))return{place:rt,
others:[]};V=rt,I??=tr(nt,f,w),C??=fs(ze)}const Te=V??(I?void 0:C);return Te?{place:Te,others:[]}:I}const vn=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;
function Wc(h){return ke.test(h)}const ke=/\.(?:mdx?|markdown)$/,K=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function Nt(h){return!h||
h.others.length===0?"":`; also in ${h.others.map(({file:f,line:m})=>m===null?f:`${f}:${m}`).join(", ")}`}const fn=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
Qo=/^[\s"'`)\]}<>,;#?]/;function Xo(h,f){for(let m=h.indexOf(f);m!==-1;m=h.indexOf(f,m+1)){const[E,w]=[h.slice(Math.max(0,m-4),m),h.slice(m+f.length,m+f.length+
1)];if((m===0||fn.test(E))&&(w===""||Qo.test(w)))return m+1}}const qo=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function Zo(h,f,m){
return us(h,m)||qo.test(h)?void 0:Qn(f)}function us(h,f){return f!==void 0&&h.startsWith(`${f}/`)}function Vs(h,f){const[m=""]=h.split(/[?#]/,1),E=h.replaceAll(
"&","&amp;"),w=/^\.{1,2}\//.test(m)?new URL(m,`http://site/${encodeURI(f)}`).pathname:"",I=[h,E,m,w],C=(w||m).replace(/^\/+/,""),V=ls(C)?[C,...er(C)]:[],z=[...I,
...I.map(Te=>Te.replace(/\/$/,"")),...V];return[...new Set([...z,...z.map(L.oF)])].filter(Te=>Te.length>1)}function ls(h){return/\.\w{2,5}$/.test(h)}function er(h){
const f=h.split("/");return f.slice(1).map((m,E)=>f.slice(E+1).join("/"))}const Oi=4;function tr(h,f,m){if(h.length===0||h.length>Oi)return;const E=new Set(f.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),w=({file:z})=>z.split(/[/.]/).filter(Te=>E.has(Te)).length,I=z=>(m&&K.test(z.file)?E.size+1:0)+w(z),[C,...V]=h.toSorted(
(z,Te)=>I(Te)-I(z));return C&&{place:C,others:V}}function fs(h){const[f]=h;return f&&h.every(({file:m})=>m===f.file)?f:void 0}function nr(h,f){const m=Rt(f.replace(
/\/index\.[^/]+$/,""));return Rt(h)===m||Rt(h.replace(/\/index\.[^/]+$/,""))===m}function Rt(h){return h.slice(h.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var Gt=y(
7287);const Yt=100,Hc='If another application serves the link on the same host, add rel="external" to it: the check skips such links.',Gc=["error","warning","no\
tice"];async function Si(h,f,m){const E=await Ni(h,m),w=[...await ps(f,m),...await ir(f.ignoredRules,m),...E,...await Li(h,m),...await Ii(h,m),...await Ai(m)],I=z=>Gc.
indexOf((0,Gt.xJ)(z))*2+(z.place?0:1);return[...E.some(z=>(0,Gt.xJ)(z)==="error")?sr(f.faults):or(f.faults),...w.toSorted((z,Te)=>I(z)-I(Te))]}async function Ni(h,f){
const m=[],{basePath:E}=h,w=h.dead.filter(I=>E===void 0||!bt(I,E));E!==void 0&&m.push(await Qs(E,h,f));for(const[I,C]of w.entries()){const V=I<Yt?await f.find(C.
href,C.files[0]??"",C.count>1):void 0;if(C.kind==="mention"&&V&&Wc(V.place.file))continue;const z=rr(C),Te=I<Yt?await Ri(f,C):"";m.push({...z,message:z.message+
Nt(V)+Te,place:V?.place})}return[...await Kt(h,f),...m,...ar(h)]}async function Ri(h,{kind:f,url:m}){const E=(0,L.oF)(m.pathname);if(f!=="asset"&&f!=="mention"||
E.endsWith("/"))return"";const w=await h.fileOf(E);return w===void 0?"":`/${w}`.endsWith(E)?`; the repository has ${w}, which the build did not write to this ad\
dress`:`; the repository has ${w}: addresses distinguish capital from small letters`}function sr(h){return h.map(f=>({code:"build_fault",message:(0,Ti._Q)(f),remedy:"\
Mend this first: what the site lacks may follow from it.",place:f.file===null?void 0:{file:f.file,...f.line===null?{}:{line:f.line}}}))}function or(h){return sr(
h.filter(({isMarked:f})=>f)).map(f=>({...f,code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function Li({unclosed:h},f){
const m=await f.unclosedSheets(),E=(w,I,C)=>({code:"unclosed_block",message:`The style sheet ${w} ends within the block that line ${I} opens: its rules from the\
re on may not count`,remedy:"Add the missing }.",place:C});return m.length>0?m.map(w=>E(w.file,w.line,w)):h.map(({file:w,line:I})=>E(w,I))}async function Ai(h){
return(await h.openFrontMatter()).map(({file:f,line:m,lacks:E})=>({code:"open_front_matter",message:`The front matter of ${f} lacks its ${E} line ---: tools tak\
e it for text, and show it`,remedy:`Add the line --- ${E==="first"?"above the first key":"below the last key"}.`,place:{file:f,line:m}}))}async function Ii({unprocessed:h},f){
const m=I=>I.startsWith("<"),E=Map.groupBy(h,({rule:I})=>I),w=h.filter(I=>!m(I.rule)||E.get(I.rule)?.[0]===I);return Promise.all(w.slice(0,Yt).map(async({file:I,
rule:C})=>{const V="unprocessed_rule",z=qn(I,C);if(!m(C))return{code:V,message:z,remedy:"Does the build read the configuration of that tool, as postcss.config.j\
s?",place:await f.ruleNamed(C)};const Te=(E.get(C)?.length??1)-1;return{code:V,message:z+(Te>0?` (and ${Te} more ${Te===1?"page":"pages"})`:""),remedy:"Does pac\
kage.json have the engine, or the renderer for it, as hexo-renderer-ejs?",place:await Js(f,I)}}))}async function Js(h,f){const m=await h.fileNamed(f.slice(f.lastIndexOf(
"/")+1));return m===void 0?void 0:{file:m}}async function Qs(h,{dead:f},m){const E=f.filter(I=>bt(I,h)),w=await m.find(h,"")??await m.find(h.slice(0,-1),"");return{
code:"base_path",message:`The site is built for the base path ${h}, and is served without one: ${E.length} of its links and files answer 404`,remedy:"Build it f\
or /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:w?.place}}const Mn="Give the element of th\
e page the id that the script names, or the other way round.";async function Kt(h,f){const{index:m,instead:E}=h;if(E){const w=vt(E),I=w===void 0?void 0:await f.
fileNamed(w);return[{code:"index_unanswered",message:`The site has no index page: / answers ${m.status}`,remedy:qe(E),place:I===void 0?void 0:{file:I}}]}if(m.status>=
500)return[{code:"index_unanswered",message:`The app answers / with ${m.status}`}];if(m.unfilled!==void 0){const w=await Js(f,"index.html");return[{code:"index_\
unfilled",message:Vo(m.unfilled),remedy:Mn,place:w}]}return m.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:
[]}function rr(h){const f=JSON.stringify(h.href.length>200?`${h.href.slice(0,199)}\u2026`:h.href);switch(h.kind){case"link":return{code:"dead_link",message:`Dea\
d link: ${f} ${h.why} (${hs(h)})`,remedy:Hc};case"asset":return{code:"dead_asset",message:`Missing file: ${f} ${h.why} (${hs(h)})`};case"mention":return{code:"d\
ead_mention",message:`A script names ${f}, which ${h.why} (${hs(h)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${f} leads to has no su\
ch part (${hs(h)})`};default:return h.kind}}function hs({files:h,count:f}){const m=f-1;return`in ${h[0]}${m>0?` and ${m} more ${m===1?"file":"files"}`:""}`}async function ps({
findings:h},f){const m=async(E,w)=>{const{built:I}=E;if(I===void 0||w>=Yt)return E;const C=await Js(f,I);return C?{...E,place:C}:E};return Promise.all(h.map(m))}
async function ir(h,f){const m=new Map,E=async({file:w,line:I,reason:C})=>{const V=m.get(w)??f.fileNamed(w);m.set(w,V);const z=await V;return{code:"ignored_rule",
message:`Ignored rule (${I===void 0?w:`${w}, line ${I}`}): ${C}`,place:z===void 0?void 0:{file:z,...(0,bi.Eb)({line:I})}}};return Promise.all(h.map(E))}function ar({
unread:h}){const f=`${h} pages or style sheets are too long, or too many, to be read`;return h===0?[]:[{code:"not_all_checked",message:f}]}const Di=2;function ki(h){
const f=new Set,m=[];for(const[E,w]of h){const I=Xs(w[0],1),C=$i(w,I?1:0),[V]=C;if(!V||C.length<Di)continue;const z=`${E.slice(0,E.lastIndexOf("/")+1)}\0${V.text.
split(":")[0]}`,Te=w.findIndex(ze=>Xs(ze)&&ze.line>V.line),Pe=w[Te]?.line===(C.at(-1)?.line??0)+1;I&&Pe?f.add(z):Pe?m.push({kind:z,file:E,line:1,lacks:"first"}):
I&&Te===-1&&m.push({kind:z,file:E,line:1,lacks:"last"})}return m.filter(({kind:E})=>f.has(E)).map(({file:E,line:w,lacks:I})=>({file:E,line:w,lacks:I}))}function Xs(h,f=h?.
line){return h!==void 0&&h.line===f&&h.text.trimEnd()==="---"}function $i(h,f){const[m]=h.slice(f);if(!m||m.line!==f+1||!/^\w/.test(m.text))return[];const E=h.findIndex(
(w,I)=>I>=f&&(Xs(w)||w.line!==I+1));return h.slice(f,E===-1?void 0:E)}function vi(h,f,m){const E=new Map,w=V=>{const z=E.get(V)??I(V);return E.set(V,z),z},I=async V=>(await ms(
h,f,["-F","-e",V])).flatMap(({file:z,line:Te,text:Pe})=>{const ze=Xo(Pe,V);return ze===void 0?[]:[{file:z,line:Te,column:ze}]}),C=V=>!us(V,m);return{find:(V,z,Te)=>Xe(
V,z,m,w,Te),async unclosedSheets(){return[...cr(await ms(h,f,["-E","-e",""],["css"]))].flatMap(([z,Te])=>{const Pe=Zo(z,Te.map(({text:ze})=>ze).join(`
`),m);return Pe===void 0?[]:[{file:z,line:Pe}]})},async openFrontMatter(){const V=Mi.flatMap(Te=>["-e",Te]),z=await ms(h,f,["-E",...V],["md","mdx","markdown","n\
jk","liquid","html"]);return ki(cr(z.filter(({file:Te})=>C(Te))))},async ruleNamed(V){const z=["css","pcss","postcss","scss","sass","less"],Te=await ms(h,f,["-F",
"-e",`${V} `],z),[Pe,...ze]=Te.filter(({file:nt})=>C(nt)).map(({file:nt,line:rt})=>({file:nt,line:rt}));return ze.every(({file:nt})=>nt===Pe?.file)?Pe:void 0},async fileNamed(V){
const z=await Zs(h,f,`:(glob)**/${V}`);return qs(z.filter(C),z)},async fileOf(V){const z=V.replace(/^\/+/,""),Pe=(await Zs(h,f,`:(icase,glob)**/${z.replace(/[\\*?[\]]/g,
"\\$&")}`)).filter(C);return qs(Pe.filter(ze=>`/${ze}`.endsWith(`/${z}`)),Pe)}}}function qs(...h){const[f,...m]=h.find(E=>E.length>0)??[];return m.length>0?void 0:
f}const Mi=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];function cr(h){return Map.
groupBy(h,({file:f})=>f)}async function ms(h,f,m,E=[]){const w=E.map(C=>`:(glob)**/*.${C}`);return(await h("grep","-I","-n","-z",...m,f,"--",...w).catch(()=>"")).
split(`
`).flatMap(C=>{const[V="",z="",...Te]=C.split("\0");return z===""?[]:[{file:V.slice(f.length+1),line:Number(z),text:Te.join("\0")}]})}async function Zs(h,f,m){return(await h(
"grep","-l","-z","-e","",f,"--",m).catch(()=>"")).split("\0").flatMap(w=>w===""?[]:[w.slice(f.length+1)])}var dr=function(h,f,m){if(f!=null){if(typeof f!="objec\
t"&&typeof f!="function")throw new TypeError("Object expected.");var E,w;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
E=f[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");E=f[Symbol.dispose],m&&(w=E)}if(typeof E!="func\
tion")throw new TypeError("Object not disposable.");w&&(E=function(){try{w.call(this)}catch(I){return Promise.reject(I)}}),h.stack.push({value:f,dispose:E,async:m})}else
m&&h.stack.push({async:!0});return f},Ci=(function(h){return function(f){function m(C){f.error=f.hasError?new h(C,f.error,"An error was suppressed during dispos\
al."):C,f.hasError=!0}var E,w=0;function I(){for(;E=f.stack.pop();)try{if(!E.async&&w===1)return w=0,f.stack.push(E),Promise.resolve().then(I);if(E.dispose){var C=E.
dispose.call(E.value);if(E.async)return w|=2,Promise.resolve(C).then(I,function(V){return m(V),I()})}else w|=1}catch(V){m(V)}if(w===1)return f.hasError?Promise.
reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return I()}})(typeof SuppressedError=="function"?SuppressedError:function(h,f,m){var E=new Error(m);
return E.name="SuppressedError",E.error=h,E.suppressed=f,E});async function xi(h,f,m,E){try{return await Ui(h,f,m,E)}catch(w){if(!E.signal.aborted)throw w;return{
...eo,status:"cancelled",failure:void 0,phases:[],error:ur()}}}async function Ui(h,f,m,E){const w={stack:[],error:void 0,hasError:!1};try{const{env:I,signal:C}=E,
{repository:V,branch:z,outputDirectory:Te}=h.configuration,Pe=(0,O.isAbsolute)(V)?V:E.workspace,ze=dr(w,await Bi(I),!0),nt=(0,O.join)(ze.path,"source.git"),rt=B(
Pe,I,C);rt.catch(()=>{});const gt=Un=>m.addSecret(Un),no={...E,scratch:ze.path,lent:nt,folder:Pe,onSecret:gt},so=dr(w,await $n(no),!0),hn=await rt;m.checkedOut(
hn.commit),lr(hn,m.report),await hn.lend(nt,z);const fr=f===void 0?void 0:await ue(f,hn,nt,I,C),hr=k.ml.now(),{commit:oo}=hn;let pr=(0,x.Rm)(h.appType);const Wi=Un=>{
Un.type==="url"?pr||=Un.isServer===!0:m.report(Un)},{outcome:Es,output:ys}=await so.deploy(oo,h,Wi),{status:ro,url:mr}=Es;if(ro!=="succeeded"||ys===void 0||mr===
void 0)return ji(Es,h);const Hi={root:new URL(mr),fetch:(0,me.Q)(fetch),signal:C},Cn=await Fi(Hi,ys,pr,vi(hn.git,oo,Te));await m.checked(Cn);const Gi=h.follow.timeoutMs-
(k.ml.now()-hr),Er=fr&&{embedded:so,report:m,signal:C,checked:{commit:oo,report:Cn,output:ys},leftMs:Gi},io=Er?await W(fr,h,Er):[],xn=(0,Gt.WJ)(Cn);return{...Es,
...eo,status:xn?"failed":"succeeded",error:xn,phases:[...Es.phases,...io],failure:xn&&(0,Gt.V1)(xn,Cn)}}catch(I){w.error=I,w.hasError=!0}finally{const I=Ci(w);I&&
await I}}const Pi=5;async function Fi(h,f,m,E){const w=f.files.map(({path:V})=>V),I=await zs(h,w,m),C=V=>f.files.reduce((z,Te)=>z+V(Te),0);return{pages:I.pages,
links:I.links,files:f.files.length,bytes:C(({bytes:V})=>V),brotli:C(({brotli:V})=>V),gzip:C(({gzip:V})=>V),largest:f.files.toSorted((V,z)=>z.bytes-V.bytes).slice(
0,Pi),findings:await Si(I,f,E)}}const eo={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function ji(h,{follow:f}){const m={...h,...eo};if(h.error?.code===
"interrupted")return{...m,status:"cancelled",error:ur()};if(h.status!=="pending")return m;if(h.error&&h.error.code!=="deploy_timeout")return{...m,status:"failed"};
const E=`The check has not ended within ${(0,de.a3)(f.timeoutMs)}, and was stopped`;return{...m,status:"failed",error:new ee.GQ("deploy_timeout",E,{input:"timeo\
ut",remedy:"Raise the input timeout."})}}function ur(){return new ee.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const to=5;function lr({
changed:h},f){if(h.length===0)return;const m=h.slice(0,to).join(", "),E=h.length>to?` and ${h.length-to} more`:"";f({type:"warning",message:`Changed since the c\
ommit, and not part of the check: ${m}${E}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Bi(h){const f=await(0,g.mkdtemp)(
(0,O.join)(h.RUNNER_TEMP||(0,M.tmpdir)(),"slipway-check-"));return{path:f,[Symbol.asyncDispose]:()=>(0,g.rm)(f,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),
292:((We,ge,y)=>{y.d(ge,{Ej:()=>x,Sk:()=>k,by:()=>de,h0:()=>O,jN:()=>me,sX:()=>M});var g=y(5807);function M({pages:D,links:L,files:te,bytes:U}){return`Checked ${(0,g.
hS)(D,"page")}, ${(0,g.hS)(L,"link")} and ${(0,g.hS)(te,"file")} (${x(U)})`}function O({commit:D}){return D.slice(0,7)}function me({now:D,change:L},te=""){return`${(0,g.
zD)(D)}${te} (${ee(L,g.zD)})`}function k({now:D,change:L},te=""){return`${x(D)}${te} (${de(L)})`}function de(D){return ee(D,x)}function ee(D,L){return`${D>0?"+":
D<0?"-":"\xB1"}${L(Math.abs(D))}`}function x(D){return D<1e3?`${D} B`:D<1e6?`${(D/1e3).toFixed(1)} kB`:`${(D/1e6).toFixed(1)} MB`}}),2207:((We,ge,y)=>{y.d(ge,{Mb:()=>M,
PB:()=>g,iV:()=>me,sR:()=>O});const g=["queued","building","syncing","activating","succeeded","failed","cancelled"],M=["queue","clone","install","build","sync",
"activate"],O=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_inval\
id","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","\
builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","s\
torage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],me={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,
rate_limited:429,internal:500,unavailable:503}}),4235:((We,ge,y)=>{y.d(ge,{DR:()=>g,FU:()=>me,Tl:()=>M,em:()=>O});const g={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},M=16,O={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},me=4096}),
5914:((We,ge,y)=>{y.d(ge,{FR:()=>g,UO:()=>k,an:()=>me});const g=253,M="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",O=new RegExp(`^(?:${M}\\.)+(?!\\d+$)${M}$`);function me(de){
return de.length<=g&&O.test(de)}function k(de,ee){return de===ee||de.endsWith(`.${ee}`)}}),5359:((We,ge,y)=>{y.d(ge,{H:()=>M,w:()=>g});const g=["running","start\
ing","stopping","asleep","failed","crash-loop"],M={default:100,most:1e3}}),7080:((We,ge,y)=>{y.d(ge,{A3:()=>O,GS:()=>fe,HQ:()=>te,MT:()=>de,c9:()=>se,yS:()=>$});
var g=y(3052),M=y(5807);const O=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],me=.8,k={apps:{title:"Apps",unit:"app"},disk:{title:"\
Files of releases"},buildsAtOnce:{title:"Builds at once",unit:"build"},buildMinutesPerMonth:{title:"Build minutes this month",unit:"build minute",monthly:!0},kvsRequestsPerMonth:{
title:"Store requests this month",unit:"request",monthly:!0}};function de(B,J){const{unit:ye}=k[B];return ye===void 0?(0,g.Xq)(J):`${D(J)} ${ye}${J===1?"":"s"}`}
function ee({name:B,used:J,quota:ye}){return`${x(B,J)}${ye===null?", no quota":` of ${x(B,ye)}`}`}function x(B,J){return k[B].unit===void 0?(0,g.Xq)(J):D(J)}function D(B){
const J=Math.floor(B),ye=Math.floor((B-J)*10);return ye===0?(0,M.zD)(J):`${(0,M.zD)(J)}.${ye}`}function L({used:B,quota:J}){return J===null?0:J===0?+(B>0):B/J}function te(B){
return B.name!=="buildsAtOnce"&&B.quota!==null&&L(B)>=me}function U(B){return L(B)<1?"nearly used up":"used up"}function $(B,J,ye){const oe=k[J.name].monthly?`,\
 until ${Ee(ye.end)} UTC`:"",ue=de(J.name,J.quota??0);return`The organization ${B} has ${U(J)} its quota ${J.name}: ${x(J.name,J.used)} of ${ue}${oe}.`}function se(B){
const{org:J,name:ye,quota:oe,needs:ue,until:Ae}=B,Se=`The organization ${J} has ${x(ye,B.used)} of ${de(ye,oe)} (quota ${ye})`,_e="the operator of the platform \
can give it more";switch(ye){case"apps":return`${Se}. Delete an app that is not needed (slipway apps delete), or ${_e}.`;case"disk":return`${ue===void 0?Se:`${Se}\
, and would have ${(0,g.Xq)(ue)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${_e}.`;case"buildMinutesPerMonth":case"kvsRequestsPerM\
onth":return`${Se} this month. The next month begins at ${Ee(Ae??0)} 00:00 UTC; before that, ${_e}.`;case"buildsAtOnce":return`${Se}. Wait until one of them end\
s.`}}function fe(B){const J=new Date(B),[ye,oe]=[J.getUTCFullYear(),J.getUTCMonth()];return{start:Date.UTC(ye,oe),end:Date.UTC(ye,oe+1)}}function Ee(B){return new Date(
B).toISOString().slice(0,10)}}),4296:((We,ge,y)=>{y.d(ge,{g:()=>g});const g=["viewer","deployer","admin"]}),4406:((We,ge,y)=>{y.r(ge),y.d(ge,{createConsole:()=>g});
const g=()=>()=>({status:404,headers:{},body:""})}),4083:((We,ge,y)=>{y.r(ge),y.d(ge,{createOidcSignIn:()=>g});const g=()=>{}}),1961:((We,ge,y)=>{y.d(ge,{F:()=>D,
q:()=>L});var g=y(7598),M=y(8934),O=y(5456),me=y(6854),k=y(9910),de=y(6923),ee=y(9546),x=y(6939);function D($){const{apps:se}=$.state;return{bodies:(0,k.q)($),async create(fe,{
type:Ee,config:B},J,ye){await L(B.settings),await te($,fe,void 0,B.settings.domains);const oe={...B,settings:{...B.settings,cachesOf:(0,g.randomUUID)()}},ue=await se.
create({key:fe,type:Ee,config:oe},J,ye).catch(U);if(ue.kind!=="taken")return ue;throw await(0,ee.Dy)(se,fe),new O.P_("app_exists",`There is an app ${fe.appID} i\
n this project already.`)},async update(fe,Ee,B){const J=await(0,ee.Dy)(se,fe);await L(Ee.settings),await te($,fe,J,Ee.settings?.domains);const ye=await se.update(
fe,Ee,B).catch(U);if(!ye)throw(0,ee.fH)(fe);return ye},domainsOf:({org:fe,settings:Ee})=>(0,de.i4)($.domains,fe,Ee.domains??[])}}async function L({schedule:$}={}){
for(const[se,{cron:fe}]of($??[]).entries()){const Ee=await(0,M.R)(fe);if(Ee!==void 0)throw(0,x.Gq)([`schedule[${se}].cron ${Ee}`])}}async function te($,{org:se},fe,Ee=null){
const B=(Ee??[]).filter(J=>!fe?.settings.domains?.includes(J));await(0,de.RX)($.domains,se,B)}function U($){if(!($ instanceof me.ue))throw $;const se=`Another a\
pp has the domain ${$.domain}. It is free when that app's domains no longer contain it.`;throw new O.P_("domain_taken",se)}}),9910:((We,ge,y)=>{y.d(ge,{K:()=>Ee,
q:()=>B});var g=y(7934),M=y(8302),O=y(4235),me=y(2345);const k=20,de={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},ee=null;
function x(J){return J.split(";").map(ye=>{const oe=ye.trim().split(/\s+/),[ue,Ae=""]=[oe.slice(0,5).join(" "),oe[5]];if(oe.length===6&&de.pattern.test(ue)&&FUNCTION_FORMS.
healthPath.pattern.test(Ae))return{cron:ue,path:Ae};throw new Error(`Write five fields and a path, with ; between entries, as "${ee}"`)})}function D(J){return J.
map(({cron:ye,path:oe})=>`${ye} ${oe}`).join("; ")}var L=y(8325),te=y(6923),U=y(6939);const $={spaFallback:(0,L.UM)(U.Jt),installCommand:(0,L.UM)((0,U.Qq)(0,4096)),
rootDirectory:(0,L.UM)(U.TV),noindex:(0,L.UM)(U.Jt),assetsOnly:(0,L.UM)(U.Jt),verify:(0,L.UM)((0,U.yL)(["off","warn","fail"])),lifetime:(0,L.UM)(U.EQ),nodeVersion:(0,L.
UM)(g.FsL((0,U.Qq)(1,3),g.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:(0,L.UM)((0,U.TN)(O.FU)),healthPath:(0,L.UM)((0,U.wC)(O.DR.healthPath,`\
must be ${O.DR.healthPath.what}`)),instances:(0,L.UM)((0,U.rD)(1,O.Tl)),memory:(0,L.UM)((0,U.wC)(O.DR.memory,`must be ${O.DR.memory.what}`)),idleTimeout:(0,L.UM)(
(0,U.wC)(O.DR.idleTimeout,`must be ${O.DR.idleTimeout.what}`)),requestTimeout:(0,L.UM)((0,U.wC)(O.DR.requestTimeout,`must be ${O.DR.requestTimeout.what}`)),schedule:(0,L.
UM)(g.FsL(g.YOg((0,L.ol)({cron:(0,U.wC)(de,"must be five fields with one space between them"),path:(0,U.wC)(O.DR.healthPath,`must be ${O.DR.healthPath.what}`)}),
"must be a list"),g.BpQ(1,"must not be empty: null removes it"),g.Ru6(k,`must have at most ${k} entries`)))},se={buildCommand:null,outputDirectory:null,region:null},
fe={buildCommand:(0,L.UM)((0,U.Qq)(0,4096)),outputDirectory:(0,L.UM)(U.TV),region:(0,L.UM)(g.FsL((0,U.Qq)(1,63),g.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lowe\
r-case letters and digits, as "eu-west-1"')))},Ee=(0,L.ol)({env:U.uO});function B(J){const ye={...$,domains:(0,L.UM)((0,te.xI)(J.domains))},oe={repository:(0,U.
Jk)(J.allowLocalGit),branch:U.tk,...fe},ue={...oe,repository:g.yqP(oe.repository),branch:g.yqP(U.tk)},[Ae,Se,_e]=[g.Ikc(oe),g.Ikc(ue),g.Ikc(ye)],le=(0,L.ol)({name:g.
FsL((0,U.Qq)(1,63),g.yGV(me.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),type:(0,U.yL)(me.yN),...oe,...ye,subdomain:(0,L.
J5)("cannot be given: it is generated")}),Ne={name:(0,L.J5)("cannot be changed: it is the ID of the app"),subdomain:(0,L.J5)("cannot be changed: it is generated")},
xe=(0,L.ol)({...ue,...ye,...Ne,type:(0,L.J5)("changes with a release: give it with a deployment, as `configuration.type`")}),Me=(0,L.ol)({...ue,...$,...Ne,type:g.
yqP((0,U.yL)([...me.yN,me.m0])),domains:(0,L.J5)("do not wait for a deployment: change them with PATCH")}),P=re=>({...g.qgA(Se,re),...(0,M.Eb)({type:re.type}),settings:g.
qgA(g.Ikc($),re)});return{creation:g.FsL(le,g.pdi(re=>{const Z=Object.entries(g.qgA(_e,re)).filter(([,He])=>He!==null),{name:be,type:W}=re;return{name:be,type:W,
config:{...se,...g.qgA(Ae,re),settings:Object.fromEntries(Z)}}})),deployment:(0,L.ol)({branch:(0,L.UM)(U.tk),commit:(0,L.UM)(U.cd),configuration:g.yqP(g.FsL(Me,
g.pdi(P))),env:g.yqP(U.uO),tag:(0,L.J5)("is not accepted: web apps deploy without a release tag")}),change:g.FsL(xe,g.pdi(re=>({...g.qgA(Se,re),settings:g.qgA(_e,
re)})))}}}),6923:((We,ge,y)=>{y.d(ge,{MV:()=>ye,RX:()=>$,i4:()=>se,xI:()=>te});var g=y(3136),M=y(7934),O=y(3739),me=y(5914),k=y(5456),de=y(8325);const ee=20,x=1e3,
D="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",L=`^(?:(?=.{1,254}$)(?:${D}\\.)+(?!\\d+\\.?$)${D}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)\
$`;function te({ownName:oe,sitesDomain:ue}){const Ae=[oe,ue,"localhost"],Se=_e=>{if(!Array.isArray(_e))return"must be a list of host names";if(_e.length>ee)return`\
must have at most ${ee} host names`;const le=_e.map(P=>typeof P=="string"?U(P):void 0),Ne=_e[le.indexOf(void 0)];if(le.includes(void 0))return`contains ${(0,de.
SP)(String(Ne))}, which is not a host name as shop.example.com`;const xe=le.find(P=>P!==void 0&&Ae.some(re=>(0,me.UO)(P,re)));if(xe!==void 0)return`contains ${(0,de.
SP)(xe)}, which belongs to the platform itself`;const Me=le.find((P,re)=>le.indexOf(P)!==re);return Me===void 0?void 0:`contains ${(0,de.SP)(Me)} twice`};return M.
FsL(M.IeY(_e=>Se(_e)===void 0,({input:_e})=>Se(_e)??""),M.yuE({type:"array",maxItems:ee,uniqueItems:!0,items:{type:"string",maxLength:x,pattern:L}}),M.pdi(_e=>_e.
map(le=>U(le)??le)))}function U(oe){if(oe.length>x)return;const ue=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(oe)?(0,g.domainToASCII)(oe).replace(/\.$/,""):"";return(0,me.
an)(ue)?ue:void 0}async function $(oe,ue,Ae){const Se=Ae.filter(xe=>!oe.mayUseDomain(ue,xe)),_e=`${oe.ownName}/${ue}`,le=await Promise.all(Se.map(xe=>fe(oe,xe,_e))),
Ne=Se[le.indexOf(!1)];if(Ne!==void 0)throw new k.P_("domain_not_verified",`The domain ${Ne} is not verified for the organization ${ue}: add the DNS record "${Ee(
Ne)} TXT ${_e}", wait until it is published, and try again.`)}async function se(oe,ue,Ae){const Se=`${oe.ownName}/${ue}`;return Promise.all(Ae.map(async _e=>{const le={
domain:_e,record:Ee(_e),value:Se};if(oe.mayUseDomain(ue,_e))return{...le,proof:"listed"};const Ne=await fe(oe,_e,Se).catch(xe=>{if(!(xe instanceof k.P_))throw xe});
return{...le,proof:Ne===void 0?"unknown":Ne?"recorded":"missing"}}))}async function fe({resolveTxt:oe},ue,Ae){try{return(await oe(Ee(ue))).some(_e=>_e.join("").
trim()===Ae)}catch(Se){if(["ENOTFOUND","ENODATA"].includes((0,O.xU)(Se)??""))return!1;const _e=`The DNS records of ${Ee(ue)} cannot be read now. Try again later\
.`;throw new k.P_("unavailable",_e,{"retry-after":"30"})}}function Ee(oe){return`_slipway.${oe}`}const B=2e3,J=2;async function ye(oe){const{Resolver:ue}=await Promise.
resolve().then(y.t.bind(y,1553,19));return new ue({timeout:B,maxTimeout:B,tries:J}).resolveTxt(oe)}}),2769:((We,ge,y)=>{y.d(ge,{createControlPlane:()=>wt});var g=y(
3823),M=y(5456),O=y(8302),me=y(8595),k=y(2207),de=y(2345),ee=y(5359);const x={type:"string"},D={type:"integer",minimum:0},L={type:"boolean"},te={type:"string",format:"\
date-time"};function U(R){return{type:"string",enum:R}}function $(R){return{anyOf:[R,{type:"null"}]}}function se(R){return{type:"array",items:R}}function fe(R){
const j=Object.keys(R);return{type:"object",properties:Object.fromEntries(Object.entries(R).map(([pe,he])=>[pe.replace("?",""),he])),required:j.filter(pe=>!pe.endsWith(
"?")),additionalProperties:!1}}function Ee(R,j){return fe({[R]:se(j),nextCursor:$(x)})}function B(R,j){const{$ref:pe,anyOf:[he]=[],items:ce,properties:we}=R,Ie=pe===
void 0?he:P.get(pe);return Ie?B(Ie,j):ce&&Array.isArray(j)?j.map(Ce=>B(ce,Ce)):we&&(0,O.Gv)(j)?Object.fromEntries(Object.entries(we).map(([Ce,Ue])=>[Ce,B(Ue,j[Ce])])):
R===te&&typeof j=="number"?J(j):j}function J(R){return R===null?null:new Date(R).toISOString()}function ye(R){return`#/components/schemas/${R}`}function oe(R){return{
$ref:ye(R)}}const ue={appID:{type:"string",minLength:1,maxLength:63},name:x,type:U(de.yN),repository:x,branch:x,buildCommand:$(x),outputDirectory:$(x),region:$(
x),subdomain:x,state:U(["created","live"]),url:$(x),environments:se(fe({environmentID:x,name:x})),createdAt:te,updatedAt:te},Ae={"spaFallback?":L,"installComman\
d?":x,"rootDirectory?":x,"nodeVersion?":x,"lifetime?":x,"assetsOnly?":L,"noindex?":L,"verify?":U(["off","warn","fail"]),"startCommand?":x,"healthPath?":x,"insta\
nces?":D,"memory?":x,"idleTimeout?":x,"requestTimeout?":x,"schedule?":se(fe({cron:x,path:x})),"domains?":se(x)},Se={appID:ue.appID,type:ue.type,state:ue.state,repository:x,
branch:x,buildCommand:ue.buildCommand,outputDirectory:ue.outputDirectory,region:ue.region,...Ae,variables:se(x)},_e={deployID:x,status:U(k.PB),branch:x,commit:$(
x),createdAt:te},le={code:U(me.i1),file:$(x),line:$(D),message:x},Ne={..._e,stage:$(U(k.Mb)),startedAt:$(te),finishedAt:$(te),"supersededBy?":x,"warnings?":se(fe(
le))},xe={file:x,line:$(D),column:$(D),severity:U(["error","warning","notice"]),code:$(x),message:x},Me={Error:fe({error:fe({code:U(Object.keys(k.iV)),message:x,
requestID:x})}),App:fe(ue),Configuration:fe(Se),Environment:fe({environmentID:x,name:x,url:$(x),state:U(["created","live"])}),AcceptedDeployment:fe(_e),Deployment:fe(
{...Ne,url:$(x)}),Failure:fe({deployID:x,stage:U(k.Mb),code:U(k.sR),message:x,exitCode:$({type:"integer"}),signal:$(x),log:se(x),diagnostics:se(fe(xe))}),OperatorApp:fe(
{org:x,project:x,...ue,settings:{type:"object"},liveDeployID:$(x),newest:$({$ref:ye("OperatorDeployment")}),"functions?":U(ee.w),"functionsNode?":x,"deleted?":fe(
{at:te,by:$(x),until:te})}),OperatorDeployment:fe({...Ne,subject:$(x),author:$(x),triggeredBy:$(x),size:$(fe({files:D,bytes:D})),isLive:L,"redeployOf?":x,"cance\
lledBy?":x,phases:se(fe({name:x,startedAt:te,ms:$({type:"number",minimum:0})}))}),QueuedDeployment:fe({project:x,appID:x,...Ne,triggeredBy:$(x),"position?":{type:"\
integer",minimum:1}}),Table:fe({name:x,variable:x,createdAt:te})},P=new Map(Object.entries(Me).map(([R,j])=>[ye(R),j]));var re=y(2097),Z=y(5898),be=y(5807),W=y(
7288);const He=254;async function tt({organizationsOf:R},j){return(await R(j))?.length===0}function Oe({email:R,token:j,via:pe},he,ce="id-token"){const we=j?{via:"\
access-token",name:j.name}:{via:pe??ce};return{by:(0,be.Ow)(R,He),...we,from:(0,W.fe)(he),requestID:he.requestID}}function bn(R){const j=Object.entries(R).map(([
pe,he])=>({name:pe,route:he,parts:he.path.split("/")}));return(pe,he)=>{const ce=he.split("/"),we=j.filter(Ve=>kt(Ve.parts,ce)),Ie=pe==="HEAD"?"GET":pe,Ce=we.find(
({route:Ve})=>Ve.method===Ie);if(Ce)return{name:Ce.name,route:Ce.route,parameters:xs(Ce.parts,ce)};if(we.length===0)throw new M.P_("not_found",`Nothing is at ${he.
slice(0,300)}.`);const Ue=we.map(({route:Ve})=>Ve.method==="GET"?"GET, HEAD":Ve.method).join(", ");throw new M.P_("method_not_allowed",`${pe} is not allowed her\
e; allowed: ${Ue}.`,{allow:Ue})}}function kt(R,j){return R.length===j.length&&R.every((pe,he)=>pe.startsWith("{")?j[he]!=="":pe===j[he])}function xs(R,j){const pe=R.
flatMap((he,ce)=>{const we=/^\{(\w+)\}$/.exec(he)?.[1];return we===void 0?[]:[[we,en(j[ce]??"",we)]]});return Object.fromEntries(pe)}function en(R,j){try{return decodeURIComponent(
R)}catch{throw new M.P_("invalid_request",`The path's ${j} is not percent-encoded UTF-8.`)}}var Kn=y(3548),$t=y(6939);function zn(){return R=>R}function Tn(R,j){
const pe=Object.keys(j).map(he=>[he,{...R[he],...j[he]}]);return Object.fromEntries(pe)}class tn{status;json;constructor(j,pe){this.status=j,this.json=pe}}const On=[
"GET","HEAD"],Us=["POST","PUT","PATCH"];function nn(R,j,pe){const he=bn(j),ce=async we=>{const Ie=(0,Z.XM)(we.target),{name:Ce,route:Ue,parameters:Ve}=he(we.method,
Ie),{principal:et,within:dt}=await Ps(R,Ue,we,Ve),{bytes:lt,json:Ut}=Us.includes(we.method)?await js(we,Ue):Qn,{orgID:dn="",projectID:un="",appID:$n=""}=Ve,{status:cs=200,
body:ds}=Ue,ln=await Ue.run({name:Ce,key:{org:dn,project:un,appID:$n},parameters:Ve,principal:et,within:dt,act:Oe(et,we),query:new URLSearchParams(we.target.slice(
Ie.length)),bytes:lt,idempotencyKey:(0,Z.wx)(we,"idempotency-key"),status:cs,answer:Ue.answer,body:()=>ds&&(0,$t.ll)(Ut,ds)},pe);return ln instanceof tn?(0,Z.Yf)(
ln.status,JSON.parse(ln.json),{"idempotent-replayed":"true"}):(0,Z.Yf)(cs,B(Ue.answer,ln))};return async we=>{try{return await ce(we)}catch(Ie){const Ce=(0,Kn.Z)(
Ie);if(!Ce)throw Ie;return await Sn(R,Ce,we),(0,M.u)(Ce,we)}}}async function Sn(R,{code:j},pe){if(!R.refusals||j!=="unauthorized"&&j!=="forbidden")return;const he={
code:j,request:pe,via:"id-token"};if(j==="unauthorized")return R.refusals.note(he);try{const ce=await R.verify((0,Z.wx)(pe,"authorization")),{by:we}=Oe(ce,pe);R.
refusals.note({...he,by:we??void 0,org:await Vn(R,ce,pe)})}catch{R.refusals.note(he)}}async function Vn({roleOf:R},j,{target:pe}){const he=/\/orgs\/([^/?]+)/.exec(
pe)?.[1];if(!(he===void 0||!de.cS.test(he)))return await R(j,{org:he})===void 0?void 0:he}async function Ps(R,j,pe,{orgID:he,projectID:ce,appID:we}){const Ie=await R.
verify((0,Z.wx)(pe,"authorization")),{email:Ce}=Ie,Ue=await R.rateLimit(Ce);if(Ue>0)throw(0,M.xd)(`Too many requests: wait ${Ue} s.`,Ue);if(j.for==="operators"&&
await R.organizationsOf(Ie)!==void 0)throw new M.P_("forbidden",`${Ce} has no role in the organization "*", which this call needs.`);if(j.for==="operators"&&j.needs&&
await Jn(R,Ie,{org:"*"},j.needs),j.for!==void 0)return{principal:Ie};if(he===void 0||!de.cS.test(he))throw(0,$t.Gq)(["orgID in the path is not an identifier"]);
if(ce!==void 0&&!de.cS.test(ce))throw(0,$t.Gq)(["projectID in the path is not an identifier"]);const Ve={org:he,project:ce,appID:we},et=j.partly&&await sn(R,Ie,
Ve);return et&&et.length>0?{principal:Ie,within:et}:(await Jn(R,Ie,Ve,j.needs??Fs(pe.method)),{principal:Ie})}async function sn(R,j,{org:pe,project:he}){const ce=await R.
partsOf(j,pe);return he===void 0||ce===void 0?ce:ce.includes(he)?void 0:ce.filter(we=>we.startsWith(`${he}/`))}function Fs(R){return On.includes(R)?"viewer":"de\
ployer"}const xt={viewer:"may only read",deployer:"may not say who may do what",admin:"may do everything"};async function Jn({roleOf:R},j,pe,he){const ce=await R(
j,pe);if(ce===void 0)throw new M.P_("forbidden",`${j.email} has no role for this in the organization ${pe.org}.`);if((0,re.mK)(ce,he))return ce;const we=`${j.email}\
 ${xt[ce]} in ${(0,re.fp)(pe)}.`;throw new M.P_("forbidden",he==="admin"?`${we} An admin may.`:we)}const Qn={bytes:Buffer.alloc(0),json:void 0};async function js(R,{
mayBeEmpty:j,body:pe}){const he=(0,Z.c0)(R);if(he!==void 0&&he!=="application/json")throw Xn(he);const ce=de.lF.bodyBytes,we=await(0,M.EN)(R,ce,`The body is lar\
ger than ${ce} bytes.`);if(we.length===0&&(j||!pe))return{bytes:we,json:{}};if(he===void 0)throw Xn("none");if(we.length===0)throw new M.P_("invalid_request","T\
he body is empty.");return{bytes:we,json:(0,M.o_)(we)}}function Xn(R){return new M.P_("unsupported_media_type",`The Content-Type must be application/json; it is\
 ${R.slice(0,100)}.`)}var qn=y(1961),Zn=y(9910),Fo=y(8453);const es={limit:{type:"integer",minimum:1,maximum:de.lF.pageMost,default:de.lF.pageDefault},cursor:x};
function Bs(R){return Ot(R,"limit",de.lF.pageDefault,de.lF.pageMost)}async function ts(R,j,pe){const he=Bs(R),ce=await pe(he+1),we=ce.slice(0,he),Ie=we.at(-1);return{
items:we,nextCursor:Ie!==void 0&&ce.length>he?j(Ie):null}}function Ws(R){return Ke(`before:${R}`)}function Nn({seq:R}){return Ws(R)}function ns(R){const j=vt(R,
/^before:(\d{1,15})$/)?.[0];return j===void 0?void 0:Number(j)}function Hs({project:R,appID:j}){return Ke(`after:${R}/${j}`)}function jo(R){const j=vt(R,/^after:([^/]+)\/([^/]+)$/);
if(!j)return;const[pe="",he=""]=j;if(!IDENTIFIER.test(pe)||!IDENTIFIER.test(he))throw qe();return{project:pe,appID:he}}function Gs(R){return Ke(`after:${R}`)}function Bo(R){
const j=vt(R,/^after:(.+)$/)?.[0];if(j!==void 0&&!IDENTIFIER.test(j))throw qe();return j}function Wo({project:R="",appID:j="",who:pe}){return Ke(`after:${R}/${j}\
/${pe}`)}function ss(R,j){const[pe="",he="",ce=""]=vt(R,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return ce===""?void 0:{org:j,project:pe,appID:he,who:ce}}function Ho(R){
const j=R.get("prefix")??"";if(j!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(j))return j;throw invalid(['prefix must be the beginning of an app ID: letters, digits, \
".", "_" and "-"'])}}function Go({key:R}){return Ke(`after:${R}`)}function Yo(R){const j=R.get("prefix")??"";if(Buffer.byteLength(j)>KVS_LIMITS.keyBytes)throw invalid(
[`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:j,after:vt(R,/^after:([\s\S]{1,512})$/)?.[0]}}function Ys(R){const j=R.get("from")??"0";
if(!/^-?\d{1,15}$/.test(j))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(j),limit:Ot(R,"limit",LOG_LIMITS.
pageDefault,LOG_LIMITS.pageMost)}}function os(R){const j=R.get("after"),pe=j===null?void 0:printedCursor(j);if(j!==null&&!pe)throw invalid(["after must be the n\
ext of an earlier answer"]);return{lines:Ot(R,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:pe}}function Ko(R,j){const pe=R.get(j)??"false";if(pe==="t\
rue"||pe==="false")return pe==="true";throw invalid([`${j} must be true or false`])}function Ot(R,j,pe,he){const ce=R.get(j);if(ce===null)return pe;const we=/^\d{1,9}$/.
test(ce)?Number(ce):0;if(we<1||we>he)throw(0,$t.Gq)([`${j} must be 1 to ${he}`]);return we}function Ke(R){return Buffer.from(R).toString("base64url")}function vt(R,j){
const pe=R.get("cursor");if(pe===null)return;const he=Buffer.from(pe,"base64url").toString(),ce=j.exec(he);if(!ce||Ke(he)!==pe)throw qe();return ce.slice(1)}function qe(){
return(0,$t.Gq)(["cursor must be a nextCursor of this list"])}var St=y(7598),zo=y(3739);function Ks(R,j){const{idempotencyKey:pe,principal:he,name:ce,bytes:we,key:Ie,
status:Ce,answer:Ue}=R;if(pe!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(pe))throw(0,$t.Gq)(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{
scope:JSON.stringify([he.issuer,he.email,ce,Ie.org,Ie.project,Ie.appID]),key:pe,requestHash:(0,St.hash)("sha256",we),status:Ce,answer:Ve=>JSON.stringify(B(Ue,j(
Ve)))}}}function Rn(R,j){switch(R.kind){case"done":return j(R.made);case"replayed":return new tn(R.status,R.answer);case"other_request":throw(0,$t.Gq)(["Idempot\
ency-Key was used before with another body"]);default:return(0,zo.xb)(R)}}var on=y(9546);const Vo={queue:"queue",clone:"clone",install:"install",build:"build",sync:"\
store",activate:"store"};function yi(R){const{stage:j,createdAt:pe,startedAt:he,finishedAt:ce,enteredAt:we}=R,Ie={queue:pe,...he!==null&&{clone:he},...we},Ce=he===
null?"queue":j,Ue=[];for(const[Ve,et]of DEPLOYMENT_STAGES.entries()){const dt=Ie[et];if(dt===void 0)continue;const lt=DEPLOYMENT_STAGES.slice(Ve+1).find($n=>Ie[$n]!==
void 0),Ut=lt===void 0?ce:Ie[lt]??null;if(lt===void 0&&et!==Ce)break;const dn=Vo[et],un=Ue.at(-1);un?.name===dn?Ue.splice(-1,1,{...un,finishedAt:Ut}):Ue.push({name:dn,
startedAt:dt,finishedAt:Ut})}return Ue}function Ln({subdomain:R,settings:j}){return j.domains?.[0]??R}const An="production";function In(R){return R.liveRelease===
null?"created":"live"}function ft(R,j){return R.liveRelease===null?null:j(Ln(R))}function Dn(R,j){return{...R,state:In(R),url:ft(R,j),environments:[{environmentID:R.
environmentID,name:An}],createdAt:J(R.createdAt),updatedAt:J(R.updatedAt)}}function rs(R,j){return{...R,...R.settings,state:In(R),variables:j}}function zs(R,j){
return{environmentID:R.environmentID,name:An,url:ft(R,j),state:In(R)}}function rn(R){const{deployID:j,status:pe,branch:he,commit:ce,createdAt:we}=R;return{deployID:j,
status:pe,branch:he,commit:ce,createdAt:J(we)}}function is(R,j,pe){const{status:he,stage:ce,startedAt:we,finishedAt:Ie,supersededBy:Ce}=R;return{...rn(R),stage:ce,
startedAt:J(we),finishedAt:J(Ie),url:he==="succeeded"?pe(Ln(j)):null,...R.warnings.length>0&&{warnings:R.warnings},...(0,O.Eb)({supersededBy:Ce??void 0})}}function kn(R,j){
const{stage:pe,code:he,message:ce,exitCode:we,signal:Ie,log:Ce,diagnostics:Ue}=j,Ve=Ce.slice(-de.lF.failureLogLines).map(dt=>dt.slice(0,de.lF.failureLogLine)),et=Ue.
map(({source:dt,...lt})=>lt);return{deployID:R,stage:pe,code:he,message:ce,exitCode:we,signal:Ie,log:Ve,diagnostics:et}}function Jo(R,j,pe,he){const{cachesOf:ce,
...we}=R.settings,Ie=he?.stateOf(R);return{...R,...Dn(R,pe),settings:we,liveDeployID:R.liveRelease,newest:j&&Wt(j,R,pe),...he&&Ie&&{functions:Ie,functionsNode:he.
node},...R.deletion&&{deleted:{at:iso(R.deletion.at),by:R.deletion.by,until:iso(R.deletion.endsAt)}}}}function Wt(R,j,pe){const{commitFacts:he,size:ce,triggeredBy:we,
cancelledBy:Ie,redeployOf:Ce,supersededBy:Ue}=R,{url:Ve,...et}=is(R,j,pe);return{...et,...he,triggeredBy:we,size:ce,isLive:R.deployID===j.liveRelease,...present(
{redeployOf:Ce??void 0,cancelledBy:Ie??void 0,supersededBy:Ue??void 0}),phases:phasesOf(R).map(({name:dt,startedAt:lt,finishedAt:Ut})=>({name:dt,startedAt:iso(lt),
ms:Ut===null?null:Ut-lt}))}}function Ht({app:R,deployment:j},pe){const{stage:he,startedAt:ce,triggeredBy:we}=j;return{project:R.project,appID:R.appID,...rn(j),stage:he,
triggeredBy:we,startedAt:iso(ce),finishedAt:null,...present({position:pe})}}const an=["branch","commit","configuration","configuration.type","env"];function wt(R,j){
return nn(R,as(j),{...j,changes:(0,qn.F)(j)})}const bt=zn();function as(R){const{creation:j,change:pe,deployment:he}=(0,Zn.q)(R);return Tn(g.bw,{createApp:bt({summary:"\
Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deployment may have.",body:j,status:201,answer:fe({...ue,deployTakes:se(U(an))}),
async run(ce,{changes:we,siteUrl:Ie}){const{name:Ce,...Ue}=ce.body(),Ve=dt=>({...Dn(dt,Ie),deployTakes:an}),et=await we.create({...ce.key,appID:Ce},Ue,ce.act,Ks(
ce,Ve));return Rn(et,Ve)}}),updateApp:bt({summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:pe,answer:oe("App"),async run(ce,{
changes:we,siteUrl:Ie}){return Dn(await we.update(ce.key,ce.body(),ce.act),Ie)}}),replaceEnv:bt({summary:"Replaces the whole set of variables. No answer contain\
s their values.",body:Zn.K,answer:fe({names:se(x)}),async run(ce,{state:we}){await cn(ce,we);const{env:Ie}=ce.body();if(!await we.apps.replaceEnv(ce.key,Ie,ce.act))
throw(0,on.fH)(ce.key);return{names:Object.keys(Ie).sort()}}}),listEnvironments:bt({summary:"Lists the environments of an app, with its configuration and the na\
mes of its variables. `deployTakes`: the members that the body of a deployment may have.",answer:fe({environments:se(oe("Environment")),app:oe("Configuration"),
deployTakes:se(U(an))}),async run(ce,{state:we,siteUrl:Ie}){const Ce=await cn(ce,we),Ue=Object.keys(await we.apps.env(ce.key)).sort();return{environments:[zs(Ce,
Ie)],app:rs(Ce,Ue),deployTakes:an}}}),deploy:bt({summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configura\
tion`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of th\
e deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was neve\
r live becomes one if its build makes a server.",body:he,mayBeEmpty:!0,status:202,answer:oe("AcceptedDeployment"),async run(ce,{state:we}){await cn(ce,we);const Ie=Ks(
ce,rn),{branch:Ce=null,commit:Ue,configuration:Ve,env:et}=ce.body();await(0,qn.q)(Ve?.settings);const dt={branch:Ce,commit:Ue?.toLowerCase()??null,configuration:Ve,
env:et},lt=await we.deployments.create(ce.key,dt,ce.act,Ie);if(lt.kind==="no_app")throw(0,on.fH)(ce.key);return Rn(lt,rn)}}),listDeployments:bt({summary:"Lists \
deployments, newest first.",query:es,answer:Ee("deployments",oe("Deployment")),async run(ce,{state:we,siteUrl:Ie}){const{items:Ce,nextCursor:Ue}=await ts(ce.query,
Nn,async Ve=>{const et=await we.deployments.ofApp(ce.key,{limit:Ve,before:ns(ce.query)});if(!et)throw(0,on.fH)(ce.key);return et.deployments.map(dt=>({seq:dt.seq,
...is(dt,et.app,Ie)}))});return{deployments:Ce,nextCursor:Ue}}}),readFailure:bt({summary:"Reads why a deployment failed. 404: it did not.",answer:oe("Failure"),
async run(ce,{state:we}){const{deployID:Ie=""}=ce.parameters,Ce=await we.deployments.failure(ce.key,Ie);if(Ce)return kn(Ie,Ce);await cn(ce,we);const Ue=await we.
deployments.find(ce.key,Ie);throw Ue?new M.P_("not_found",`The deployment ${Ie} has not failed: it is ${Ue.status}.`):new M.P_("deployment_not_found",`The app ${ce.
key.appID} has no deployment ${Ie}.`)}})})}function cn({key:R},{apps:j}){return(0,on.Dy)(j,R)}}),9546:((We,ge,y)=>{y.d(ge,{Dy:()=>U,Ps:()=>te,fH:()=>se});var g=y(
7598),M=y(7934),O=y(3739),me=y(2345),k=y(5456),de=y(8325),ee=y(6939);const x=M.FsL((0,ee.Qq)(1,1e3),M.yGV(me.G1,"is not a variable's name: letters, digits and _\
, and not a digit first")),D=(0,de.ol)({set:(0,de.UM)(ee.uO),unset:(0,de.UM)(M.FsL(M.YOg(x,"must be a list of names"),M.Ru6(me.lF.envVariables,`must have at mos\
t ${me.lF.envVariables} names`)))}),L={variables:me.lF.envVariables,bytes:me.lF.envBytes};function te({state:oe,logs:ue,keepDeletedMs:Ae,rolledBack:Se}){const{apps:_e,
deployments:le,releases:Ne}=oe,xe=P=>U(_e,P),Me=async(P,re)=>{const Z=await le.find(P,re);if(Z)return Z;throw await xe(P),J(P,re)};return{app:xe,deployment:Me,async deleteApp(P,re){
const Z=await _e.delete(P,re,Ae);if(!Z)throw se(P);return Z},async restoreApp(P,re){const Z=await _e.restore(P,re);if(Z.kind==="no_app")throw se(P);if(Z.kind===
"too_late")throw $(Z.app,!0);if(Z.kind==="not_deleted")throw new k.P_("conflict",`The app ${P.appID} is not deleted, so there is nothing to restore.`);return Z.
app},async cancel(P,re,Z){const be=await le.cancel(P,re,Z);if(be.kind==="no_deployment")return Me(P,re);if(be.kind==="too_late")throw ye(P,be.deployment);return be.
deployment},async redeploy(P,re,Z,be){const W={branch:null,commit:null},He=re===void 0?await le.create(P,W,Z,be):await le.redeploy(P,re,Z,be);if(He.kind==="no_a\
pp")throw se(P);if(He.kind!=="no_deployment")return He;throw await xe(P),J(P,re??"")},async clearCaches(P,re){if(!await _e.update(P,{settings:{cachesOf:(0,g.randomUUID)()}},
re))throw se(P)},async rollback(P,re,Z){const be=await Ne.rollback(P,re,Z);if(be)return{...be,warnings:await Se?.(P,be.deployID)??[]};if(await xe(P),re===void 0)
throw B(P,"no kept release before the live one.");const W=await le.find(P,re),He=`Deploy its commit again: slipway redeploy ${re.slice(0,100)}.`;if(W?.status===
"succeeded")throw B(P,`no release ${re} any more: the platform keeps the newest ones (--keep-releases). ${He}`);if(W)throw B(P,`no release ${re}: that deploymen\
t is ${W.status}.`);const tt=Ee.test(re)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw B(P,`no kept release ${re.
slice(0,100)}.${tt}`)},async variables(P){return await xe(P),_e.variables(P)},async compareEnv(P,re){await xe(P);const Z=await _e.env(P),be=(W,He)=>Object.hasOwn(
Z,W)?Z[W]===He?"same":"replaced":"new";return Object.keys(re).sort().map(W=>({name:W,change:be(W,re[W]??"")}))},async editEnv(P,{set:re,unset:Z},be){const W=Z?.
find(tt=>re&&Object.hasOwn(re,tt));if(W!==void 0)throw(0,ee.Gq)([`${W} is in set and in unset`]);const He=await _e.editEnv(P,{set:re??{},unset:Z??[]},L,be);switch(He.
kind){case"done":return{names:He.names,absent:He.absent};case"no_app":throw se(P);case"full":{const{variables:tt,bytes:Oe}=L;throw(0,ee.Gq)([`an app may have ${tt}\
 variables, and ${Oe} bytes of names and values`])}default:return(0,O.xb)(He)}},async readLog(P,re,Z){const be=await Me(P,re),W=be.finishedAt!==null,He=await ue.
read(re,{...Z,isComplete:W}),tt=He?void 0:fe(be);return tt!==void 0?{text:Z.from<=0?tt:"",next:Math.max(1,Z.from),atEnd:!0,deployment:be}:He?{text:He.text,next:He.
next,atEnd:W&&He.next>=He.size,deployment:be}:{text:"",next:Math.max(0,Z.from),atEnd:W,deployment:be}}}}async function U(oe,ue){const Ae=await oe.find(ue);if(!Ae)
throw se(ue);if(Ae.deletion)throw $(Ae);return Ae}function $({org:oe,project:ue,appID:Ae,deletion:Se},_e=!1){const{at:le=0,by:Ne=null,endsAt:xe=0}=Se??{},Me=be=>new Date(
be).toISOString().slice(0,16).replace("T"," "),P=Ne===null?"because its lifetime was over":`by ${Ne}`,re=`The app ${Ae} was deleted at ${Me(le)} UTC ${P}`;if(_e)
return new k.P_("app_deleted",`${re}, and is being removed. Its name is free again within hours.`);const Z=`slipway apps restore ${Ae} --org ${oe} --project ${ue}`;
return new k.P_("app_deleted",`${re}. Until ${Me(xe)} UTC it can be restored: ${Z}`)}function se({org:oe,project:ue,appID:Ae}){return new k.P_("app_not_found",`\
There is no app ${Ae} in ${oe}/${ue}.`)}function fe({logRemovedAt:oe}){return oe===null?void 0:`The platform removed this log on ${new Date(oe).toISOString().slice(
0,10)}, because it was old (--keep-deployments, --keep-days).
`}const Ee=/^dpl-[a-z2-7]{16}$/;function B({appID:oe},ue){return new k.P_("release_not_found",`The app ${oe} has ${ue}`)}function J({appID:oe},ue){return new k.
P_("deployment_not_found",`The app ${oe} has no deployment ${ue.slice(0,100)}.`)}function ye({appID:oe},{deployID:ue,status:Ae,finishedAt:Se,supersededBy:_e}){if(Se===
null){const Ne=`The deployment ${ue} goes live at this moment, and cannot be stopped any more.`;return new k.P_("conflict",`${Ne} The release before it is one s\
tep away: slipway rollback --app ${oe}`)}const le=_e===null?"":`, because ${_e} replaced it`;return new k.P_("conflict",`The deployment ${ue} has ended already:\
 ${Ae}${le}.`)}}),7352:((We,ge,y)=>{y.d(ge,{createOperator:()=>g});const g=()=>()=>({status:404,headers:{},body:""})}),3548:((We,ge,y)=>{y.d(ge,{Z:()=>ee});var g=y(
3739),M=y(7080),O=y(5456),me=y(7356),k=y(8423),de=y(6854);function ee($){if($ instanceof O.P_)return $;if($ instanceof de.tM){const se="Wait until some of them \
have started, and try again (slipway platform --organization-queue).";return new O.P_("rate_limited",`The organization has ${$.most} deployments in the queue. ${se}`,
te)}if($ instanceof g.GQ&&$.code==="unsupported_data")return new O.P_("unavailable",D);if($ instanceof me.z)return new O.P_("quota_exceeded",(0,M.c9)($.over));if($ instanceof
k.us)return $.isFull?new O.P_("unavailable","The platform has no room to store more. Its operator has to add some.",L):new O.P_("unavailable",`The platform cann\
ot read or write its state now. ${x}`,U)}const x="Read what was to be changed before you repeat the call, because it may have been changed.",D="This is sealed w\
ith a key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",L={"retry-after":"30"},te={"retry-\
after":"60"},U={"retry-after":"5"}}),6939:((We,ge,y)=>{y.d(ge,{EQ:()=>oe,Gq:()=>D,Jk:()=>_e,Jt:()=>B,Qq:()=>te,TN:()=>Ee,TV:()=>ue,cd:()=>ye,ll:()=>x,rD:()=>fe,
tk:()=>J,uO:()=>Me,wC:()=>se,yL:()=>$});var g=y(7934),M=y(8302),O=y(2345),me=y(597),k=y(5456),de=y(8325);const ee=10;function x(Z,be){if(!(0,M.Gv)(Z))throw D(["\
the body must be a JSON object"]);const W=(0,de.LF)(be,Z,"the body");if("faults"in W)throw D(W.faults);return W.output}function D(Z){const be=Z.length-ee,W=Z.slice(
0,ee).join("; ")+(be>0?`; and ${be} more`:"");return new k.P_("validation_failed",`${W}.`)}const L=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}",
"u"),"must be well-formed Unicode"]];function te(Z,be,W=[]){const He=[...L,...W];return g.FsL(g.YjP("must be a string"),g.BpQ(Z,Z===1?"must not be empty":`must \
have at least ${Z} characters`),g.Ru6(be,`must have at most ${be} characters`),(0,de.Hu)(tt=>He.find(([Oe])=>Oe.test(tt))?.[1]),g.yuE(U(...He.map(([tt])=>tt))))}
function U(...Z){return{not:{pattern:Z.map(({source:be})=>be).join("|")}}}function $(Z){return g.KIO(Z,`must be one of ${Z.join(", ")}`)}function se({pattern:Z,
example:be},W){return g.FsL(te(1,1024),g.yGV(Z,`${W}, as "${be}"`))}function fe(Z,be){const W=`must be a whole number of ${Z} to ${be}`;return g.FsL(g.aig(W),g.
ndf(W),g.Wwf(Z,W),g.cGV(be,W))}function Ee(Z){return te(1,Z,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const B=g.zMY("must be true or\
 false"),J=te(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any o\
f ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,
'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),ye=g.FsL(te(1,64),
g.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),oe=g.FsL(te(2,4),g.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,
'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),ue=te(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must\
 use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),Ae=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Se=/:\/\/[^/?#\\]*@/;function _e(Z){return g.FsL(g.YjP("must be a string"),g.z6Y(be=>be.isWellFormed(),"must be well-formed Unicode"),(0,de.Hu)(be=>{const W=(0,me.
Nu)(be,Z);return W.kind==="refused"?`${W.problem}: write ${W.instead}`:void 0}),g.yuE({maxLength:1024,pattern:Ae.source,...U(Se,new RegExp("\\p{Cc}","u"),new RegExp(
"\\p{Cs}","u"))}))}const{envVariables:le,envBytes:Ne}=O.lF,xe=new RegExp(`^${O.be.replace(/[A-Z]/g,Z=>`[${Z}${Z.toLowerCase()}]`)}`),Me=g.FsL(g.IeY(Z=>P(Z)===void 0,
({input:Z})=>P(Z)??""),g.yuE({type:"object",maxProperties:le,propertyNames:{pattern:O.G1.source,...U(xe)},additionalProperties:{type:"string",maxLength:Ne-1,...U(
...L.map(([Z])=>Z))}}));function P(Z){if(!(0,M.Gv)(Z))return"must be an object of names to strings";const be=Object.entries(Z);if(be.length>le)return`must have \
at most ${le} variables`;let W=0;for(const[He,tt]of be){const Oe=re(He,tt);if(Oe!==void 0)return`contains ${(0,de.SP)(He)}, ${Oe}`;W+=Buffer.byteLength(He)+Buffer.
byteLength(String(tt))}return W>Ne?`must have at most ${Ne} bytes of names and values`:void 0}function re(Z,be){return O.G1.test(Z)?xe.test(Z)?`but names that b\
egin with ${O.be} belong to the platform`:typeof be!="string"?"whose value must be a string":be.includes("\0")?"whose value must not contain NUL characters":be.
isWellFormed()?void 0:"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}}),7428:((We,ge,y)=>{
y.d(ge,{typeByProgram:()=>de});var g=y(1421),M=y(7975),O=y(1463);const me=(0,M.promisify)(g.execFile),k=6e4;async function de(ee,{env:x,signal:D}){const L={env:(0,O.
uV)({PATH:x.PATH}),signal:D,timeout:k};return(await me(process.execPath,[O.RX,"type",JSON.stringify(ee)],L)).stdout}}),1463:((We,ge,y)=>{y.d(ge,{I3:()=>J,Ld:()=>Ee,
RX:()=>de,ig:()=>fe,nq:()=>U,uV:()=>ye});var g=y(7598),M=y(3024),O=y(6760);const me=import.meta.filename.endsWith(".ts"),k=(0,O.join)(import.meta.dirname,me?"..\
/../..":"../.."),de=(0,O.join)(k,me?"src/worker.ts":"dist/worker/index.js"),ee=me?(0,O.join)(k,"src"):de,x=(me?["src","node_modules","package.json"]:["dist","pa\
ckage.json"]).map(oe=>(0,O.join)(k,oe)),D=(0,O.join)(k,"node_modules",".cache","slipway"),L=4,te=5;function U(){const oe=(0,O.dirname)(process.execPath),ue=[oe,
process.execPath].find(Se=>((0,M.statSync)(Se).mode&te)!==te),Ae=ue??x.map($).find(Se=>Se!==void 0);if(Ae!==void 0)return{path:Ae,command:`chmod -R a+rX ${ue?oe:
x.join(" ")}`}}function $(oe){const ue=(0,M.statSync)(oe,{throwIfNoEntry:!1});if(!ue)return;const Ae=ue.isDirectory()?te:L;if((ue.mode&Ae)!==Ae)return oe;const Se=(0,O.
basename)((0,O.dirname)(oe))==="node_modules";if(!ue.isDirectory()||Se)return;const _e=(0,M.readdirSync)(oe).filter(le=>!le.startsWith("."));for(const le of _e){
const Ne=$((0,O.join)(oe,le));if(Ne!==void 0)return Ne}}function se(oe){return`${(0,g.hash)("sha256",oe).slice(0,16)}/`}function fe(oe,ue){return`slipway-worker\
:${se(oe)}${ue}`}function Ee(oe,ue){return`slipway-functions:${se(oe)}${ue}`}const B=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function J(oe){const ue={};for(const[Ae,Se]of Object.entries(oe))Se!==void 0&&Se!==""&&B.some(_e=>_e.
test(Ae))&&(ue[Ae]=Se);return ue}function ye(oe){const{PATH:ue="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:Ae,NODE_USE_SYSTEM_CA:Se}=oe;return{PATH:ue,LC_ALL:"\
C.UTF-8",NODE_COMPILE_CACHE:D,...Ae&&{NODE_EXTRA_CA_CERTS:(0,O.resolve)(Ae)},...Se&&{NODE_USE_SYSTEM_CA:Se}}}}),4946:((We,ge,y)=>{y.r(ge),y.d(ge,{startLocalPlatform:()=>gR});
var g=y(3024),M=y(6760),O=y(3739),me=y(7994),k=y(7598),de=y(8161),ee=y(1224),x=y(7288),D=y(5898);const L={by:null,via:"platform",from:null},te=30,U=1e3;function $({
org:t,project:e,appID:n},s,o={}){return{org:t,project:e,appID:n,action:s,...o}}const se=20,fe=1e3,Ee=6e4,B=36e5,J=864e5,ye=200;function oe(t,{clock:e,every:n,log:s}){
let o=new Map,r=0,[i,a,c]=[0,0,0];const d=async()=>{const p=e.now();Math.floor(p/J)!==i&&([i,a]=[Math.floor(p/J),0]);const _=[...o.values()];o=new Map;const S=_.
slice(0,Math.max(0,fe-a));for(const{count:T}of _.slice(S.length))r+=T;a+=S.length;for(const T of S)await t.append(ue(T),[Ae(T)]);if(r===0||Math.floor(p/B)===c)return;
c=Math.floor(p/B);const b=r;r=0,await t.append(L,[{action:"access.refuse",after:{code:"others",count:b}}])},u=()=>d().catch(p=>{s("warn","refusals_not_recorded",
{reason:String(p)})}),l=n(Ee,()=>{u()});return{note(p){const{code:_,request:S,by:b,org:T,via:A}=p,N=JSON.stringify([(0,x.fe)(S),_,b,T,A]),ne=o.get(N);ne?ne.count+=
1:o.size<se?o.set(N,{...p,count:1}):r+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}function ue({by:t,via:e,request:n}){return{by:t??null,via:e,from:(0,x.
fe)(n),requestID:n.requestID}}function Ae({org:t,code:e,request:n,count:s}){const o=(0,D.XM)(n.target).slice(0,ye);return{org:t,action:"access.refuse",after:{code:e,
count:s,first:`${n.method} ${o}`}}}var Se=y(5239),_e=y(9127),le=y(3052),Ne=y(8325),xe=y(2097);const Me=512,P=/^[!-?A-~]*@[!-?A-~]+$/;function re(t){return t.length<=
Me&&P.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Z(t){return/[^\0-\x7f]/.test(t)}function be(t){return t.slice(t.lastIndexOf("@"))}var W=y(7934),
He=y(1709),tt=y(5914),Oe=y(2345);function bn(t){return W.KCZ([t,W.YOg(t)],"must be a string, or a list of strings")}const kt=W.FsL(W.YjP("must be a string"),W.BpQ(
1,"must not be empty")),xs=W.FsL(W.YjP("must be a string"),W.Ru6(Me,`must have at most ${Me} characters`),W.yGV(P,({input:t})=>{const e=Z(t)?"has characters oth\
er than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),en=512,Kn="https://token.actions.githubusercontent.com",$t=W.FsL((0,Ne.zz)(W.
YjP(),W.FsL(W.YjP("must be a string"),W.BpQ(1,"must not be empty"),W.Ru6(en,`must have at most ${en} characters`))),W.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"\
names no claim besides iss")),zn=W.KCZ([xs,$t],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function Tn(t){const e=`${t} ASCII emails,\
 or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "envi\
ronment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=W.KCZ([zn,W.YOg(zn)],'must be an email, "@domain", claims, or a list of \
these');return(0,Ne.lq)(n,e)}const tn={viewer:Tn("May read."),deployer:Tn("May change apps, and what they have."),admin:Tn("May do everything, also say who may.")},
On=W.FsL(W.YjP(),W.yGV(Oe.cS,"is not an identifier")),Us=(0,Ne.lq)((0,Ne.zz)(On,(0,Ne.ol)(tn)),"Grants for single apps, by their ID."),nn=(0,Ne.lq)((0,Ne.zz)(On,
(0,Ne.ol)({...tn,apps:Us})),'Grants for single projects, by their ID. "*" has none.'),Sn={...tn,projects:nn},Vn=24*36e5;function Ps(t){try{const e=(0,_e.E9)(t,"\
buildTimeout");return e>=1e3&&e<=Vn}catch{return!1}}const sn='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function Fs(t){try{return(0,le.
DB)(t,"disk")>0}catch{return!1}}function xt(t,e,n){const s=`must be a whole number, ${t} to ${e}`;return(0,Ne.lq)(W.FsL(W.aig(s),W.ndf(s),W.Wwf(t,s),W.cGV(e,s)),
n)}const Jn=(0,Ne.ol)({disk:(0,Ne.lq)(W.FsL(W.YjP(sn),W.z6Y(Fs,sn)),'What the files of all kept releases may take, as "10GiB". Each release counts with all its \
files. Default: no bound.'),apps:xt(0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:xt(1,1e4,
"Builds at once, on all nodes. Further ones wait. Default: --organization-builds."),buildMinutesPerMonth:xt(0,1e8,"Minutes that builds may take in a month of UT\
C, also those that fail or are cancelled. Default: no bound."),kvsRequestsPerMonth:xt(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bou\
nd.")}),Qn="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",js=W.FsL(W.YjP("must be a string"),W.Ru6(tt.FR+2,`must have at most ${tt.FR+2} characters`),W.yGV(new RegExp(`^(?:\\*|(\
?:\\*\\.)?${Qn})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),Xn=(0,Ne.ol)({roles:(0,Ne.lq)((0,Ne.ol)(
Sn),"Who may do what in the organization, in its projects and in their apps."),...Sn,adminsMayGrant:(0,Ne.lq)(W.zMY("must be true or false"),'True if those with\
 the role admin may add and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such m\
embers do not count. That of "*" is for organizations without one of their own.'),buildTimeout:(0,Ne.lq)(W.FsL(W.YjP("must be a string"),W.z6Y(Ps,'must be a tim\
e of 1s to 24h, as "90s", "30m" or "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for \
organizations without one of their own.'),quotas:(0,Ne.lq)(Jn,'Bounds of what the organization uses. Those of "*" are for each organization without one of its o\
wn of the same name.'),domains:(0,Ne.lq)(bn(js),'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", \
"*.example.com" for all names below, "*" for all.')}),qn=(0,Ne.ol)({issuer:W.FsL(W.YjP("must be a string"),W.z6Y(Fo,"must be an https:// URL without query (http\
:// only for loopback)"),W.yuE({format:"uri"}),W.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:(0,Ne.lq)(bn(kt),"Accepte\
d aud values. Default: the platform's own base URL."),email:W.lqM(W.FsL(W.YjP("must be a string"),W.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}"\
 or "{repository}@github.actions"'),W.z6Y(t=>!Z(t),"has characters other than ASCII"),W.h_("A template of claims for the email that grants name. For GitHub Acti\
ons: {repository}@github.actions")),"{email}"),emailsVerified:W.lqM(W.FsL(W.zMY("must be true or false"),W.h_("True if the issuer verifies every email before it\
 writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refu\
sed all the same.")),!1),clientId:(0,Ne.lq)(kt,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/s\
ign-in/callback/{the issuer without https://, with - for /}."),clientSecretFile:(0,Ne.lq)(kt,"A file with the client's secret. A relative path begins in the dat\
a directory."),clientSecretEnv:(0,Ne.lq)(kt,"The environment variable of the platform that has the client's secret."),name:(0,Ne.lq)(W.FsL(kt,W.Ru6(60,"must hav\
e at most 60 characters")),"The name of the identity provider on the sign-in page. Default: its host."),require:W.lqM(W.FsL((0,Ne.zz)(W.YjP(),bn(kt)),W.h_("Clai\
ms that a token must have, each with one of the values.")),{})}),Zn=W.FsL((0,Ne.ol)({$schema:W.yqP(W.YjP("must be a string")),localIssuer:W.lqM(W.FsL(W.zMY("mus\
t be true or false"),W.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),
!0),issuers:W.lqM(W.FsL(W.YOg(qn,"must be a list"),W.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:o})=>o),s=n.find((o,r)=>n.indexOf(
o)!==r);s!==void 0&&e({message:`names ${s} twice`})}),W.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:W.
FsL((0,Ne.zz)(W.FsL(W.YjP(),W.yGV(new RegExp(`^(?:\\*|${Oe.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Xn),W.h_('Grants by organization; \
"*" is every organization.'))}),W.DDF("platform.json"),W.h_("Who may do what on a platform that several people share. The platform reads the file from its data \
directory when it starts, and again when it changes."));function Fo(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==
""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,He.c)(e.hostname)}var es=y(4296);function Bs(t,{roles:e={},...n}){const s=`organizations.${t}`,o=[...ts(t,
`${s}.roles`,e),...ts(t,s,n)],r=new Map;for(const{place:i,path:a}of o){const c=(0,xe.fp)(i),d=r.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}\
: move those of ${a} there`);r.set(c,a)}return o.flatMap(({grants:i})=>i)}function ts(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(
`${e}.projects is not possible: name the organization`);const o=(r,i,a)=>{const c=es.g.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u=="string"?u.toLowerCase():
u;return{...r,role:d,who:l,path:`${i}.${d}`}}));return c.length>0?[{place:r,path:i,grants:c}]:[]};return[...o({org:t},e,s),...Object.entries(n).flatMap(([r,{apps:i={},
...a}])=>{const c=`${e}.projects.${r}`;return[...o({org:t,project:r},c,a),...Object.entries(i).flatMap(([d,u])=>o({org:t,project:r,appID:d},`${c}.apps.${d}`,u))]})]}
function Ws(t,{iss:e=Kn,...n}){return{...t,iss:e,claims:n}}const Nn={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,
membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},ns=1024*1024,Hs=10;function jo(t,e={},n=()=>{}){const s=(0,M.join)(t,
"platform.json");if(!(0,g.existsSync)(s))return Nn;try{if((0,g.statSync)(s).size>ns)throw new Error(`is larger than ${ns} bytes`);return Bo(JSON.parse((0,g.readFileSync)(
s,"utf8")),{file(o){return n(o),(0,g.readFileSync)((0,M.resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new O.GQ("invalid_file",`${s}: ${(0,O.bD)(o)}`,
{place:{file:s},remedy:`Correct the file (${(0,Se.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:o})}}const Gs={file:()=>"",
env:()=>{}};function Bo(t,e=Gs){const n=(0,Ne.LF)(Zn,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Hs).join("; "));const{localIssuer:s,issuers:o,
organizations:r}=n.output,i=Object.entries(r).flatMap(([l,p])=>Bs(l,p)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.
flatMap(l=>typeof l.who=="string"?[]:[Ws(l,l.who)]),d=c.find(({iss:l})=>!o.some(({issuer:p})=>p===l));if(d)throw new Error(`${d.path} names claims of ${d.iss}, \
which is not one of issuers`);const u=l=>r[l]?.adminsMayGrant??r["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:l,audience:p,email:_,
emailsVerified:S,require:b,...T},A)=>({issuer:l,audiences:p===void 0?void 0:[p].flat(),email:_,emailsVerified:S,granted:[...new Set(c.filter(({iss:N})=>N===l).flatMap(
({claims:N})=>Object.keys(N)))],client:Wo(l,T,`issuers[${A}]`,e),require:Object.fromEntries(Object.entries(b).map(([N,ne])=>[N,[ne].flat()]))})),grantsOf:({email:l,
issuer:p,claims:_={}})=>[...a.get(l)??[],...a.get(be(l))??[],...c.filter(({iss:S,claims:b})=>S===p&&Object.entries(b).every(([T,A])=>_[T]===A))],adminsMayGrant:l=>l===
void 0?Object.keys(r).some(u):u(l),membersOf:l=>i.filter(p=>p.org===l||p.org==="*"),buildTimeoutOf(l){const p=r[l]?.buildTimeout??r["*"]?.buildTimeout;return p===
void 0?void 0:(0,_e.E9)(p,"buildTimeout")},quotasOf:l=>({...ss(r["*"]),...ss(r[l])}),withQuotas:Object.keys(r).filter(l=>l!=="*"&&r[l]?.quotas!==void 0),mayUseDomain(l,p){
return[r[l]?.domains??[],r["*"]?.domains??[]].flat().some(S=>Ho(S,p))}}}function Wo(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:o},r,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${r} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${r} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:o??new URL(t).host,slug:d}}function ss({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,le.DB)(t,"disk")}}}
function Ho(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function Go(t,e){return(0,xe.ci)(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())
return s;const o=await e.of([n.email,be(n.email)]);return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}const Yo=2e3;function Ys({dir:t,env:e,log:n,every:s=ee.
fm}){const o=(0,M.join)(t,"platform.json"),r=new Map,i=()=>(r.clear(),r.set(o,os(o)),jo(t,e,p=>r.set((0,M.resolve)(t,p),os((0,M.resolve)(t,p)))));let a=i(),c;const d=p=>{
c!==p&&n("error","policy_refused",{message:p}),c=p},u=()=>{if(![...r].every(([p,_])=>os(p)===_))try{const p=i();if(p===Nn&&a!==Nn){d(`${o} was removed: what it \
said stays in force until the platform starts again`);return}a=p,c=void 0,n("info","policy_read",{file:o})}catch(p){d((0,O.bD)(p))}},l=s(Yo,u);return{policy:Ko(
()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function os(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,g.statSync)(t,{bigint:!0});return[e,n,s,o].
join()}catch(e){return(0,O.xU)(e)??"unknown"}}function Ko(t){return new Proxy(Nn,{get:(e,n)=>Reflect.get(t(),n)})}function Ot(t){const{everyMs:e,onFailure:n,every:s=ee.
fm,isDue:o=!1}=t;let r,i=!1,a=!1;const c=()=>(i=r!==void 0&&t.follows===!0,r??=t.run().then(()=>{},n).finally(()=>{r=void 0,i&&!a&&c()}),r),d=s(e,()=>{c()});return o&&
c(),{run:c,async[Symbol.asyncDispose](){a=!0,d(),await r}}}var Ke=y(8423);const vt=["ok","missed","refused","limited","failed"],qe=["get_ok","get_missed","get_r\
efused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refuse\
d","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancel\
led","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],St={hour:36e5,day:864e5};function zo({function_mib_ms:t}){return t*
1024*1024/St.hour}function Ks(t){const e=n=>Object.fromEntries(vt.flatMap(s=>{const o=Rn(n,s);return o?[[s,t[o]]]:[]}));return{kvs:{requests:{get:e("get"),put:e(
"put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,
"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(
t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function Rn(t,e){return qe.
find(n=>n===`${t}_${e}`)}function on(t={}){const e=qe.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Vo(t,e){return Object.fromEntries(qe.map(n=>[n,t[n]+
e[n]]))}function yi(t){const e=n=>qe.reduce((s,o)=>s+(n(o)?t[o]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.
site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const Ln={kvs(){},site(){}},An=2e5,In=new Map(qe.map((t,e)=>[t,e])),ft=t=>In.get(t)??0,Dn=Object.fromEntries(
["get","put","delete","other"].map(t=>[t,Object.fromEntries(vt.map(e=>[e,ft(Rn(t,e)??`${t}_refused`)]))])),rs=ft("kvs_bytes_in"),zs=ft("kvs_bytes_out"),rn=ft("s\
ite_bytes_out"),is=ft("function_requests"),kn=ft("function_ms"),Jo=ft("function_mib_ms"),Wt=1024*1024,Ht=[ft("site_2xx"),ft("site_3xx"),ft("site_4xx"),ft("site_\
5xx")];class an{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(qe.length);#r;lost=0;constructor(e){this.#r=bt(e)}kvs(e,n,s,o,r){let i=this.#e.get(
e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(qe.length)},this.#e.set(e.keyspace,i)),wt(i.counts,Dn[n][s],1),wt(i.counts,rs,o),wt(i.counts,zs,
r)}site(e,n,s){let o=this.#t.get(e.subdomain);o===void 0&&(o={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(qe.length)},this.#t.
set(e.subdomain,o)),wt(o.counts,n<300?Ht[0]:n<400?Ht[1]:n<500?Ht[2]:Ht[3],1),wt(o.counts,rn,s)}requested(e,n){const{counts:s}=this.#i(e);wt(s,is,1),wt(s,kn,n)}held(e,n){
wt(this.#i(e).counts,Jo,n/Wt)}#i({org:e,project:n,appID:s}){let o=this.#n.get(s);o===void 0&&(o=[],this.#n.set(s,o));for(const i of o)if(i.scope.org===e&&i.scope.
project===n)return i;const r={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(qe.length)};return o.push(r),r}*#a(){yield*this.#e.values(),yield*this.#t.
values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.
entries())wt(this.#o,i,a);const o=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),r=this.#s.get(o);if(r)for(const[i,a]of s.entries())wt(r.counts,i,a);else
this.#s.size<An?this.#s.set(o,{scope:n,counts:s,hour:this.#r}):this.lost+=cn(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#r=bt(e)}get waiting(){return this.#s.
size}next(e){const n=[];for(const[s,{scope:o,hour:r,counts:i}]of this.#s){if(n.length===e)break;this.#s.delete(s),n.push({scope:o,hour:r,counts:as(i)})}return n}totals(){
const e=this.#o.slice();for(const{counts:n}of this.#a())for(const[s,o]of n.entries())wt(e,s,o);return as(e)}}function wt(t,e,n){t[e]=(t[e]??0)+n}function bt(t){
return Math.floor(t/St.hour)*St.hour}function as(t){return Object.fromEntries(qe.map((e,n)=>[e,t[n]??0]))}function cn(t){return qe.reduce((e,n,s)=>/bytes|^function_/.
test(n)?e:e+(t[s]??0),0)}const R=8e3,j=3e4,pe=250,he=250,ce=500;function we(t){const{clock:e,log:n,every:s}=t,o=new an(e.now()),r=Ie(o,t);let i=!1;const a=Ot({everyMs:R,
async run(){await r(),i&&n("info","usage_stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{meter:o,flush:a.
run,figures:()=>({counts:o.totals(),waiting:o.waiting,lost:o.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}function Ie(t,{usage:e,
engine:n,clock:s,log:o}){const r=(0,k.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:r,
number:i,rows:t.next(pe)}),await e.add(a).catch(d=>{if(d instanceof Ke.us)throw d;o("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};
return async()=>{for(t.take(s.now()),await c();await e.countEnded(he)===he;);n&&await e.claimTurn("stored",j)&&await Ce(e,n,s)}}async function Ce(t,e,n){for(let s=0;;){
const o=await e.sizes(s,ce),r=o.length<ce,i=r?Number.MAX_SAFE_INTEGER:o.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:o},n.now()),r)return;s=i}}
const Ue=()=>{},Ve=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});var et=y(7634);const dt=5e3,lt=15e3,Ut=null,dn=1e3,un=10;async function $n(t){
const{own:e,shared:n,builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:et.x,uptimeMs:Math.round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),
silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),
await cs(l,n,t);const p=_i(l,u,t);return wi(await a.living(),c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await p(),await a.leave({name:e.name,instance:c.
instance}).catch(()=>{})}}}async function cs(t,{signal:e},{own:{name:n},clock:s,log:o}){let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw ln(
n,i);r||o("warn","node_name_awaited",ds(n,i)),r??=i,await s.sleep(dn,e)}}function ds(t,{address:e,silentMs:n}){const s=Math.max(0,lt-n),o=`Another process has t\
he name ${t}: it gave its last sign of life ${(0,_e.a3)(n)} ago. If it was killed, this one goes on in ${(0,_e.a3)(s)}. If it lives, start this one with another\
 --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function ln(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}\
, and gave its last sign of life ${(0,_e.a3)(n)} ago`,o=`Start this one with another --node. If the other one was killed just now, wait ${lt/1e3} seconds and st\
art this one again.`;return new O.GQ("invalid_input",s,{input:"node",remedy:o})}function wi(t,e,{log:n}){for(const{key:s,flag:o,means:r}of gi){const i=e[s],a=t.
filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.slice(0,un).map(({name:l})=>l);n("warn","node_settings_differ",{setting:o,here:i,
there:c,nodes:u.join(", "),means:r})}}}const gi=[{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nod\
es with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the s\
ame --sites-domain"}];function _i(t,e,{own:{name:n},log:s,every:o}){const r=bi(s),i=async()=>{const d=await t();d?r("node_name_taken",{node:n,address:d.address,
means:Ti}):r(void 0)},a=Ot({everyMs:dt,async run(){await e?.look();let d;do d=e?.canBuild,await i();while(e?.canBuild!==d)},onFailure:d=>r("node_not_announced",
{reason:String(d)}),every:o}),c=e?.subscribe(()=>{a.run()});return async()=>{c?.[Symbol.dispose](),await a[Symbol.asyncDispose]()}}function bi(t){let e;return(n,s)=>{
n!==void 0&&n!==e&&t("warn",n,s),e=n}}const Ti="Another process took the name of this node while this one gave no sign of life. Stop one of them, and start it w\
ith another --node";var Xe=y(8302);const vn=["control","build","edge","kvs"],Wc=null;var ke=y(5456),K=y(2978),Nt=y(5807),fn=y(2207);const{failureLogLines:Qo,failureLogLine:Xo}=Oe.
lF,qo={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Zo({stage:t,
code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,Nt.vI)(n,Oe.IC.message),exitCode:s},c=o===null?null:o.slice(0,Oe.IC.
signal),d=i.filter(({file:_})=>_.length<=Oe.IC.file).slice(0,Oe.IC.findings).map(_=>({..._,code:_.code===null?null:(0,Nt.vI)(_.code,Oe.IC.findingCode),message:(0,Nt.
vI)(_.message,Oe.IC.findingMessage)})),u=us(d,Oe.IC.bytes/2),l=Oe.IC.bytes-Vs({...a,signal:c,log:[],diagnostics:u}),p=r.slice(-Qo).map(_=>(0,Nt.vI)(_,Xo));return{
...a,signal:c,log:us(p.reverse(),l).reverse(),diagnostics:u}}function us(t,e){let n=e;const s=t.findIndex(o=>(n-=Vs(o)+1,n<0));return s===-1?t:t.slice(0,s)}function Vs(t){
return Buffer.byteLength(JSON.stringify(t))}const ls=t=>typeof t=="number"&&Number.isSafeInteger(t)?t:void 0,er=(0,K.c3)(Oe.IC.findings,(0,K.lS)({file:(0,K.Qq)(
Oe.IC.file),line:(0,K.Xd)(ls),column:(0,K.Xd)(ls),severity:(0,K.yL)(["error","warning","notice"]),code:(0,K.Xd)((0,K.Qq)(Oe.IC.findingCode)),message:(0,K.Qq)(Oe.
IC.findingMessage)},{source:(0,K.c3)(Oe.IC.sourceLines,(0,K.lS)({line:ls,text:(0,K.Qq)(Oe.IC.sourceLine)}))})),Oi=(0,K.lS)({stage:(0,K.yL)(fn.Mb),code:(0,K.yL)(
fn.sR),message:(0,K.Qq)(Oe.IC.message),exitCode:(0,K.Xd)(ls),signal:(0,K.Xd)((0,K.Qq)(Oe.IC.signal)),log:(0,K.c3)(Qo,(0,K.Qq)(Xo)),diagnostics:er});function tr(t){
const e=Oi(t);return e&&Vs(e)<=Oe.IC.bytes?e:void 0}function fs(t){return{stage:t,code:qo[t],message:"The deployment failed, but its failure record is damaged o\
r too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function nr(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class Rt extends Error{name="\
BuildFailure";facts;constructor(e){const n=Zo(e);super(n.message),this.facts=n}}function Gt(t,e,n){return new Rt({stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]})}class Yt extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const Hc=null,Gc=3e4;function Si({oldestAt:t},e){
return t===null?null:Math.max(0,e-t)/1e3}const Ni=2e3,Ri=1e3;function sr(t){const{node:e,roles:n,functions:s,checks:o,clock:r}=t,i=new Set;let a=!1;const c=vn.map(
p=>[p,Ai(o[p],r)]),d=new Map(c.filter(([p])=>n.includes(p))),u=async p=>{const _=d.get(p);return _?a?"draining":i.has(p)?await _()?"ready":"failing":"starting":
"absent"},l=async p=>{const _=await Promise.all(p.map(async N=>[N,await u(N)])),[,S="ready"]=_.find(([,N])=>N!=="ready")??[],b=p.includes("build")?t.walls?.():void 0,
T=b&&{limitedBy:nr(b.limiter),network:b.network},A={status:S,node:e,roles:Object.fromEntries(_),...(0,Xe.Eb)({builds:T,functions:p.includes("edge")?s:void 0}),...p.
includes("control")&&t.isFaulty?.()&&{policy:"faulty"},...p.includes("control")&&or("cdn","purgesWaiting",t.purges?.(),r.now()),...p.includes("build")&&or("dns",
"changesWaiting",t.records?.(),r.now()),...(0,Xe.Eb)({unsealed:p.includes("control")?t.unsealed?.():void 0})};return S==="ready"?(0,D.Yf)(200,A):(0,D.Yf)(503,A,
{"retry-after":"1"})};return{start(p){for(const _ of p?[p]:vn)i.add(_)},drain(){a=!0},handler(p){const _=Li(p);if(_===void 0)return l(n);const S=vn.find(b=>b===
_);return S?l([S]):(0,ke.u)(new ke.P_("invalid_request",`role is one of ${vn.join(", ")}.`),p)}}}function or(t,e,n,s){if(!n)return{};const o=Si(n,s);return{[t]:{
[e]:n.count,oldestSeconds:o===null?null:Math.round(o)}}}function Li({target:t}){return new URLSearchParams(t.slice((0,D.XM)(t).length)).get("role")??void 0}function Ai(t,e){
if(!t)return()=>Promise.resolve(!0);let n,s;const o=async()=>{const r=t().then(()=>!0,()=>!1),i=await(0,ee.ux)(e,Ni,r)??!1;return s={can:i,at:e.monotonic()},n=void 0,
i};return async()=>s&&e.monotonic()-s.at<Ri?s.can:(n??=o(),n)}function Ii({check:t,damage:e}){return async()=>{try{await t?.()}catch{return(0,D.Yf)(503,{status:"\
failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return(0,D.Yf)(200,{status:"ok",pid:process.pid});const s=`\
Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return(0,D.Yf)(200,{
status:"degraded",pid:process.pid,reason:s})}}const Js=()=>({[Symbol.asyncDispose]:async()=>{}});var Qs=y(7067),Mn=y(7030),Kt=y(7075),rr=y(3548);const hs=8,ps=new WeakMap;
function ir(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const o=(ps.get(s)??0)+1;if(ps.set(s,o),o>hs){s.destroy();return}s.pause(),
e.once("socket",()=>{const r=(ps.get(s)??1)-1;ps.set(s,r),r===0&&s.resume(),queueMicrotask(n)})}const ar=2e4,Di=.75,ki=1024,Xs=1024,$i=64,vi={headersMs:15e3,bodyMs:60*
6e4,nextMs:45e3},qs=500,Mi=20,cr=512,ms=32;function Zs(){let t="";try{t=(0,g.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String(ki)]=/^Max open files\s+(\d+|unlimited)/m.
exec(t)??[];return e==="unlimited"?ar:Math.min(ar,Math.floor(Di*Number(e)))}class dr{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=vi){this.#e=e,this.#t=
n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=Xs?this.#u(this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.now();this.#s.
set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#o.delete(e)),this.#i??=this.#a(qs)}began(e,n){const s=this.#s.get(
e)??this.#o.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#r??=Ci(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<
cr&&n<ms;s+=1){const{value:o,done:r}=this.#r.next();if(r){this.#r=void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#r?this.#i=this.#a(Mi):this.#i=this.#s.size+this.#o.size>0?this.#a(qs):void 0}#d(){
const[e]=this.#s,[n]=this.#o;let s=0;for(const o of this.#o){if(e&&e[1].since<o[1].since||(s+=1,s>$i))break;if(this.isIdle(o[0])){this.#u(this.#o,o[0]);return}}
e?this.#u(this.#s,e[0]):n&&this.#u(this.#o,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*Ci(...t){for(const e of t)yield*e}const xi=64*1024,Ui=128*1024;class Pi{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Fi(e,n);if(!s||s.bytes<=xi)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Fi(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Kt.Readable?{key:t,bytes:Ui}:{key:e.buffer,bytes:e.buffer.byteLength}}const eo=16;class ji{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=eo&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const ur=/^[\w.:-]{1,128}$/,to=12e4,lr=8*1024*1024,Bi=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,h=47,f=(0,k.randomBytes)(5).toString("hex");let m=0;class E{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{
head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=o,this.#i=r,e.url?.charCodeAt(0)!==h&&w(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];m+=1,this.#s=typeof e=="string"&&ur.test(e)?e:`${f}-${m}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return(0,x.ci)(e,(0,D.wx)(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){
if(this.#o===void 0){const e=new AbortController;this.#o=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||
e.abort(new Error("The client went away"))})}return this.#o.signal}abort(e){this.#o?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&
s<=e&&(this.#i=!1,this.#t.writeContinue()),new Promise((o,r)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),to).unref(),d=l=>{clearTimeout(c),this.#r=!n.
complete,r(l)},u=()=>d(new D.GW("The client went away before its body ended"));if(n.destroyed&&u(),s>e+lr){d(new D.KQ);return}n.on("data",l=>{a+=l.length,a<=e?i.
push(l):a>e+lr?(n.pause(),d(new D.KQ)):i.length=0}),n.on("end",()=>{if(a>e)return d(new D.KQ);clearTimeout(c),o(I(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||
u()})})}}function w(t){const[,e,n=""]=Bi.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function I(t,e){const[n]=t;return n!==
void 0&&t.length===1?n:Buffer.concat(t,e)}const C=1e3;function V({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function z(t,e){const n=new Qs.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),C).unref()}),
n}function Te(t,e,n,s){const{method:o,url:r,httpVersion:i,rawHeaders:a}=e,c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const Pe=3e4,ze=t=>(0,ke.u)(new ke.P_("unavailable","The platform is starting.",{"retry-after":"1"}),t),nt=128*1024*1024;async function rt(t){
const{host:e,log:n,batch:s=new ji}=t,o={handler:ze,closing:!1,log:n,batch:s,bodies:new Pi(nt)},r=t.connections??Zs(),i=new dr(r,b=>a(b,so),t.clientTimes),a=fr(i),
c=(0,x.Nd)(t.trustedProxies??[],"trusted-proxies"),d={open:new Set,proxies:c},u=new Set,l=(b,T,A)=>{s.open(),i.began(b.socket,T),Es(o,{request:new E(b,T,d,A),incoming:b,
outgoing:T})},p=(0,Qs.createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:Pe,joinDuplicateHeaders:!0},(b,T)=>ir(b,T,()=>l(b,T)));p.on("checkContin\
ue",(b,T)=>ir(b,T,()=>l(b,T,{waits:!0}))),p.on("upgrade",(b,T,A)=>{const N=i.isIdle(b.socket);if(N&&!V(b))return Te(p,b,T,A);const ne=N?z(b,b.socket):void 0;if(!ne)
return void T.destroy();u.add(T),T.once("close",()=>u.delete(T)),l(b,ne,{head:A})}),p.on("connection",b=>i.opened(b)),p.on("clientError",(b,T)=>a(T,(0,O.xU)(b)));
const _=await pr(p,t.port,e);let S;return{port:_,serve(b){o.handler=b},close(b=5e3){return o.closing=!0,S??=Wi(p,d.open,u,b),S}}}function gt(t,e){return`http://${(0,Mn.
isIPv6)(t)?`[${t}]`:t}:${e}`}const no=1e3,so="ERR_HTTP_REQUEST_TIMEOUT",hn="HPE_INVALID_EOF_STATE";function fr(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))
return;if(e.add(n),n.bytesRead===0||s===hn||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(oo(s)),setTimeout(()=>n.destroy(),no).unref()}}const hr=`The add\
ress and the headers of this request have more than ${Qs.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function oo(t){const e=`Connection: close\r
`;return t===so?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${hr.length}\r
`}${e}\r
${hr}`}function pr(t,e,n){return new Promise((s,o)=>{t.once("error",r=>{const i=(0,O.xU)(r);o(i==="EADDRINUSE"?new O.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:r}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new O.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:r}):r)}),t.listen(e,n,()=>{const r=t.address();s(typeof r=="object"&&r!==null?r.port:e)})})}async function Wi(t,e,n,s){const o=new Promise(a=>t.close(
()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new O.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(i)}}function Es(t,e){const{request:n}=e,s=r=>ro(ys(n,r,t.log),t,e),o=r=>{try{
ro(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):o(r)}catch(r){s(r)}}function ys(t,e,n){const s=(0,O.I7)(e),o=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:o??null});const r=(0,rr.Z)(
e);if(r)return(0,ke.u)(r,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return(0,ke.u)(new ke.P_("internal",i),t)}function ro(t,e,n){
const{body:s}=t,{outgoing:o,incoming:r}=n,i=s instanceof Kt.Readable?s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){mr(t.take,e,n);return}
if(o.writeHead(t.status,Hi(t,e,n)),r.method==="HEAD"||Cn(t)||s===void 0){i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof Kt.Readable?Gi(s,e,n):e.batch.
end(o,s)}async function mr(t,e,n){const{request:s,incoming:o,outgoing:r}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:o,outgoing:r,end:l=>{e.batch.open(),
e.batch.end(r,l)},requestID:i,remoteAddress:a,head:c};e.closing&&(r.shouldKeepAlive=!1);try{await t(u)}catch(l){const p=ys(s,l,e.log);r.headersSent?r.destroy():
ro(p,e,n)}}function Hi(t,{closing:e},{request:n}){const s=[];let o=!1;for(const r in t.headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-l\
ength")}for(const r of t.cookies??[])s.push("set-cookie",r);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.
body instanceof Kt.Readable)&&!Cn(t)&&s.push("content-length",Er(t.body)),s}function Cn({status:t}){return t===204||t===304}function Gi(t,{log:e},{request:n,outgoing:s}){
(0,Kt.pipeline)(t,s,o=>{o&&(0,O.xU)(o)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:o.message})})}function Er(t){return typeof t==
"string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:0}const io=["0.0.0.0","::"];function xn({host:t,baseUrl:e}){const n=t.toLowerCase(),s=io.includes(
n);return o=>{const r=o?.toLowerCase()??"";if(Un(r,e))return!0;const i=Ph(r);return i===void 0?!1:i==="localhost"||i===n||(0,He.O)(i)||s&&(0,Mn.isIP)(i)!==0}}function Un(t,e){
const{host:n,protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Ph(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.
exec(t)??[];return e!==void 0?(0,Mn.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Fh=async()=>{},jh=()=>{},Bh=()=>{};class ws extends Map{#e;constructor(e){super(),
this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Wh=1e4;function Hh(t,e){return t===0?
()=>0:n=>e.take([{name:`control/${(0,k.hash)("sha256",n)}`,most:t}])}function Gh(t,e){if(t===0)return()=>0;const n=t/6e4,s=new ws(Wh);return o=>{const r=e.monotonic(),
i=s.get(o)??{left:t,at:r};return i.left=Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,
0)}}const Yh=864e5,Kh=async()=>0,zh=()=>({handler:()=>({status:404,headers:{},body:""}),[Symbol.asyncDispose]:async()=>{}});var ao=y(7);const Yc=6e5,Kc=6*36e5,Vh=3e4,
zc=5e3;function Jh(t,e,n){return pn(async()=>{const s=await y.e(460).then(y.bind(y,6460)),o=s.createRemoteJWKSet(await Qh(t,e),{timeoutDuration:zc,cacheMaxAge:Number.
POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-
r,u=()=>(c??=o.reload().then(()=>{a=0,r=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Vh*2**Math.max(0,a-1),Yc)}),c);return async(l,p)=>{
const _=n.monotonic()>=i||d()>=Kc;if(d()>=Yc&&_&&await u(),d()>=Kc)throw yr();try{return await o(l,p)}catch(S){if(!(S instanceof s.errors.JWKSNoMatchingKey))throw S;
const b=n.monotonic()>=i;if(b&&await u(),a>0)throw yr();if(!b)throw S;return o(l,p)}}})}async function Qh(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}\
/.well-known/openid-configuration`,{signal:AbortSignal.timeout(zc),redirect:"error"})).json();return Xh(s,t)}catch{throw yr()}}function Xh(t,e){const{issuer:n,jwks_uri:s}=Object(
t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error(
"the keys are not served over the protocol of their issuer");return o}function yr(){return new ke.P_("unavailable","The keys of the token's issuer cannot be fet\
ched right now.",{"retry-after":"5"})}function pn(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const qh=30,Zh=["ES256","ES384","ES512","RS256","R\
S384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],ep=16*1024;function tp(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",
emailsVerified:!1,require:{},granted:[],keys:pn(async()=>(await y.e(460).then(y.bind(y,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let o=[],r=new Map;
const i=a=>{if(o!==e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??Jh(d,t.fetch,n);r=new Map(o.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&
a===s.issuer?s:r.get(a)};return async a=>{const c=Vc(a),d=await y.e(460).then(y.bind(y,6460)),{header:u,claims:l}=np(c,d);sp(u,l);const p=i(l.iss??"");if(!p)throw st(
"The token was issued by an identity provider that this platform does not trust (iss)");const _=await p.keys(),S=p.audiences??[t.audience];try{const{payload:b}=await d.
jwtVerify(c,_,{issuer:p.issuer,audience:[...S],algorithms:Zh,clockTolerance:qh,currentDate:new Date(n.now()),requiredClaims:["exp"]});return op(p,b)}catch(b){throw Jc(
b,d,S.join(" or "))}}}function Vc(t){if(t===void 0)throw st('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw st('The Authorization header is not "Bearer <ID token>"');if(e.length>ep)throw st("The token is too long to be an ID tok\
en");return e}function np(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw st("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function sp(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw st("The token is an access token: send the identity provider's ID token instead")}function op(t,e){rp(t,e);const n=t.granted.flatMap(o=>{const r=e[o];
return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(r).length<=en?[[o,String(r)]]:[]}),s={email:ip(t,e),issuer:t.issuer};return n.length>
0?{...s,claims:Object.fromEntries(n)}:s}function rp(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw st(`The token's ${n} clai\
m is not one that this platform accepts`)}function ip(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];if(typeof i!="string"||i==="")throw st(`\
The token has no ${r} claim`);return i}),s=re(n);if(s===void 0){const o=Z(n)?"has characters other than ASCII":"is not an email";throw st(`The token's email cla\
im ${o}`)}if(t.email.includes("{email}")&&!ap(e,t))throw st("The token's email is not verified (email_verified is not true)");return s}function ap({email_verified:t},{
emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function Jc(t,e,n){if(t instanceof ke.P_)return t;const{errors:s}=e;return t instanceof s.JWTExpired?
st("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?st(`The token is for another audience (aud): ask fo\
r one with ${n}`):t.claim==="nbf"?st("The token is not valid yet (nbf)"):st(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?st("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?st("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?st("The token is not a valid ID token"):yr()}function st(t){
return new ke.P_("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function cp({store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{
Qc(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];for(const d of i){const u=Ki(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,(0,xe.mK)(
await e(o,u),"admin"));const p=(0,xe.K2)((0,Xe.U4)(d.maker));(a.get(l)||p?.email===o.email&&p.issuer===o.issuer)&&c.push(d)}if(c.length>0||await e(o,{org:r})||(await n(
o))?.includes(r))return c;throw Yi(o,r)};return{list:s,async create(o,{name:r,place:i,role:a,lifetimeMs:c},d){Qc(o,"make another one");for(const H of[i.project,
i.appID])if(!(H===void 0||Oe.cS.test(H)))throw new ke.P_("validation_failed","The project and the app of a token must be identifiers.");const u=await e(o,i);if(u===
void 0)throw Yi(o,i.org);if(!(0,xe.mK)(u,"deployer")){const H=`${o.email} may only read there. Somebody with the role deployer makes tokens.`;throw new ke.P_("f\
orbidden",H)}const l=(0,ao.yH)(H=>(0,k.randomInt)(H)),{org:p,project:_=null,appID:S=null}=i,{email:b,issuer:T}=o,A=ao.KT.atPlace,N={madeBy:b,maker:JSON.stringify(
{email:b,issuer:T})},ne={id:(0,k.randomUUID)(),hash:(0,k.hash)("sha256",l),org:p,project:_,appID:S,name:r,role:a,lifetimeMs:c,...N},Y=await t.create(ne,A,d);if(typeof Y==
"object")return{...Y,text:l};const F=Y==="name_taken"?`T${(0,xe.fp)(i).slice(1)} has a token ${r}. Revoke it first, or choose another name.`:`${(0,xe.Js)(i,Y,A)}\
 tokens, and may have no more. Revoke those that nobody needs.`;throw new ke.P_("conflict",F)},async revoke(o,r,i,a){const{org:c,project:d=null,appID:u=null}=r,
l=(await s(o,c)).filter(S=>S.name===i),p=l.find(S=>S.project===d&&S.appID===u);if(!p&&d===null&&l.length>1){const S=l.slice(0,5).map(T=>(0,xe.fp)(Ki(T))),b=`Sev\
eral tokens have the name ${i}: those of ${S.join(", ")}. Name the place.`;throw new ke.P_("conflict",b)}const _=p??(d===null?l[0]:void 0);if(_&&await t.revoke(
c,_.id,a))return _;throw await e(o,{org:c})===void 0?Yi(o,c):new ke.P_("not_found",`The organization ${c} has no token ${i.slice(0,100)} that you may end.`)}}}async function dp(t,e,n){
if(!(0,ao.eo)(e))throw st("The access token is not whole: it was cut, or mistyped");const s=await t.find((0,k.hash)("sha256",e)),o=s&&(0,xe.K2)((0,Xe.U4)(s.maker)),
r=ao.Xm.find(i=>i===s?.role);if(!s||!o||!r)throw st("The access token is unknown, was revoked, or has ended");if(!n(o.issuer))throw st("The person who made the \
access token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof Ke.us))throw i}),{...o,token:{id:s.
id,name:s.name,role:r,place:Ki(s)}}}function Qc({token:t},e){if(t)throw new ke.P_("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}
function Yi({email:t},e){return new ke.P_("forbidden",`${t} has no role for this in the organization ${e}.`)}function Ki({org:t,project:e,appID:n}){return{org:t,
project:e??void 0,appID:n??void 0}}function up({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:o}){return async r=>{const i=r===void 0?"":Vc(r);return(0,ao.
Lh)(i)?dp(e,i,o):await lp(i)===s.issuer?s.verify(i,n,o):t(r)}}async function lp(t){const{decodeJwt:e}=await y.e(460).then(y.bind(y,6460));try{return e(t).iss}catch{
return}}const fp=()=>{},hp={device:"/identity/device",token:"/identity/token",revoke:"/identity/revoke"},OR="slipway",pp="urn:ietf:params:oauth:grant-type:devic\
e_code",wr="BCDFGHJKLMNPQRSTVWXZ",SR=new RegExp(`^[${wr}]{4}-[${wr}]{4}$`),NR=100;async function Xc(t){const e=await t.signingKey(mp),n=(0,Xe.U4)(e.value);if(!(0,Xe.
Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!Ep({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P\
-256",x:n.x,y:n.y},o=yp(s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{...s,d:n.d,alg:"ES256"}}}function qc({privateJwk:t,kid:e},n){
const s=pn(async()=>(await y.e(460).then(y.bind(y,6460))).importJWK(t,"ES256"));return async(o,r)=>{const{SignJWT:i}=await y.e(460).then(y.bind(y,6460)),a=Math.
floor(n.now()/1e3);return new i({...o,iat:a,exp:a+r,jti:(0,k.randomUUID)()}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:e}).sign(await s())}}function zi({privateJwk:t},e){
return new Uint8Array((0,k.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function mp(){const t=(0,k.generateKeyPairSync)("ec",{namedCurve:"\
P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function Ep(t){try{const e=(0,k.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,k.verify)("sha256",o,(0,k.createPublicKey)(
{key:s,format:"jwk"}),(0,k.sign)("sha256",o,e))}catch{return!1}}function yp(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,k.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const wp=300,gp="developer@slipway.localhost";function _p(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,r=qc(n,s),i=({email:c=gp,subject:d,
audience:u,claims:l,expiresInSeconds:p}={})=>{const _={iss:e,sub:d??c,aud:u??t.audience,email:c,email_verified:!0};return r({...l,..._},p??wp)},a={"/identity/.w\
ell-known/openid-configuration":Tp(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get((0,D.XM)(c.target));if(d&&(c.method==="POST"||
(0,D.XM)(c.target)!==hp.token))return d(c);const u=(..._)=>(0,ke.u)(new ke.P_(..._),c);if(c.method!=="GET"&&c.method!=="HEAD")return u("method_not_allowed","The\
 identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const l=(0,D.XM)(c.target),p=a[l];return p?(0,D.Yf)(200,p,{"cache-control":"public, max-age=3\
00"}):l!=="/identity/token"?u("not_found",`Nothing is at ${l}`):Op(c,t.requestToken)?bp(c.target,i):u("unauthorized","The request token is missing or wrong: see\
 run.json",{"www-authenticate":"Bearer"})}}}async function bp(t,e){const n=new URLSearchParams(t.slice((0,D.XM)(t).length)),s=n.get("audience"),o=n.get("email"),
r=await e((0,Xe.Eb)({audience:s||void 0,email:o||void 0}));return(0,D.Yf)(200,{count:r.length,value:r})}function Tp(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}\
/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[pp,"refresh_token"],token_endpoint_auth_methods_supported:[
"none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","ema\
il"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Op(t,e){const n=o=>(0,k.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.
exec((0,D.wx)(t,"authorization")??"")?.[1];return s!==void 0&&(0,k.timingSafeEqual)(n(s),n(e))}const Zc=900;function Sp({issuer:t,audience:e,key:n,clock:s}){const o=`${t}\
/login`,r=qc(n,s),i=pn(async()=>(await y.e(460).then(y.bind(y,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:o,mint:(a,{email:c,issuer:d})=>r({iss:o,
sub:c,aud:e,email:c,email_verified:!0,idp:d,sid:a},Zc),async verify(a,c,d){const u=await y.e(460).then(y.bind(y,6460)),l={issuer:o,audience:e,algorithms:["ES256"],
currentDate:new Date(s.now())},{payload:p}=await u.jwtVerify(a,await i(),l).catch(b=>{throw Jc(b,u,e)}),_=await c.find(String(p.sid)),S=_&&(0,xe.K2)((0,Xe.U4)(_.
identity));if(!S)throw st(`The sign-in of this machine has ended. ${Vi}`);if(_.state==="reused")throw st(`${Rp} ${Vi}`);if(!d(S.issuer))throw st(`${Np} ${Vi}`);
return{...S,via:"login"}}}}const Vi="Sign in again: slipway login",Np="This platform no longer trusts the identity provider that you signed in by.",Rp="The sign\
-in of this machine has ended, because one of its refresh tokens was used twice: somebody else may have copied it.",ed=10*6e4,td=5e3,Lp={lifetimeMs:ed,intervalMs:td,
perAddress:10,inAll:1e3},nd=864e5,Ap={graceMs:6e4,idleMs:30*nd,mostMs:90*nd},Ip=20,Ji={person:10,address:20,all:200},Dp="slr_",sd=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,
od=12;function kp({store:t,quota:e,tokens:n,organizationsOf:s,trusts:o}){const r=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:Ji.all},
{name:`login/person/${Lt(i,a)}`,most:Ji.person},{name:`login/address/${Lt(c)}`,most:Ji.address}]);if(d!==0)throw(0,ke.xd)(`Too many codes were tried. Try again \
in ${d} seconds.`,d)};return{async begin(i,a){for(;;){const[c,d]=[(0,k.randomBytes)(16).toString("base64url"),(0,k.randomBytes)(32).toString("base64url")],u=$p(),
l={id:Lt(c),userCode:Lt(u),secret:Lt(d)},p=await t.begin({...l,machine:i,address:a},Lp);if(p==="too_many")return;if(p==="code_taken")continue;const _={expiresIn:ed/
1e3,interval:td/1e3};return{deviceCode:`${c}.${d}`,userCode:u,..._}}},async exchange(i,a){const[,c="",d=""]=sd.exec(i)??[];if(c==="")return"unknown";const u=(0,k.
randomBytes)(32).toString("base64url"),l={id:Lt(c),secret:Lt(d),next:Lt(u)},p=await t.advance({...l,...Ap},{...L,...a});if(p.kind!=="open")return p.kind;const _=(0,xe.
K2)((0,Xe.U4)(p.identity));return!_||!o(_.issuer)?"untrusted":{accessToken:await n.mint(l.id,_),expiresIn:Zc,refreshToken:`${Dp}${c}.${u}`,refreshExpiresIn:Math.
floor(p.endsInMs/1e3)}},async end(i,a){const[,c=""]=sd.exec(i)??[],d=c===""?void 0:await t.find(Lt(c));d&&await t.end(Lt(c),{by:(0,xe.K2)((0,Xe.U4)(d.identity))?.
email??null,via:"login",...a})},machines:async i=>(await t.list(Qi(i))).map(a=>({...a,id:a.id.slice(0,od)})),async endMachine(i,a,c){const d=(await t.list(Qi(i))).
find(u=>u.id.slice(0,od)===a);if(d&&await t.end(d.id,c))return{...d,id:a};throw new ke.P_("not_found","You are not signed in on a machine of this ID: see slipwa\
y whoami --machines.")},async asked(i,a,c){return await r(a,c),await t.asked(Lt(rd(i)))??Xi()},async decide(i,a,c,d){await r(c,d.from??"");const{email:u,issuer:l}=c;
if((await s(c))?.length===0){if(!a)return Xi();throw new ke.P_("forbidden",`${u} has no role on this platform, so there is nothing to sign in to.`)}const p={person:Qi(
c),identity:JSON.stringify({email:u,issuer:l}),most:Ip};return await t.decide(Lt(rd(i)),a?p:"denied",d)??Xi()}}}function Qi({issuer:t,email:e}){return Lt(t,e)}function Xi(){
const t="No machine asks with this code: it was mistyped, was used, or is older than ten minutes.";throw new ke.P_("not_found",t)}function Lt(...t){return(0,k.hash)(
"sha256",t.length===1?t[0]??"":JSON.stringify(t))}function $p(){const t=Array.from({length:8},()=>wr[(0,k.randomInt)(wr.length)]).join("");return`${t.slice(0,4)}\
-${t.slice(4)}`}function rd(t){const e=t.slice(0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}const co=12,gr=16,id=4+co+gr;function _r(t,e,n){
return cd(t,e,n,(0,k.randomBytes)(co))}function ad(t,e,n){const s=(0,k.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return cd(
t,e,n,s.subarray(0,co))}function cd({id:t,key:e},n,s,o){const r=(0,k.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(
Buffer.from(s)),r.final()]);return Buffer.concat([t,o,i,r.getAuthTag()])}function qi(t,e,n){return dd(t,e,n).toString("utf8")}function dd(t,e,n){let s=new Error(
"No key is known that sealed this secret");for(const o of t.filter(r=>ud(r,n)))try{return vp(o,e,n.subarray(o.id.length))}catch(r){s=r}throw s}function vp({key:t},e,n){
const s=(0,k.createDecipheriv)("aes-256-gcm",t,n.subarray(0,co),{authTagLength:gr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-gr));return Buffer.concat(
[s.update(n.subarray(co,-gr)),s.final()])}function ud({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const ld="sealed:",fd=/^sealed:([0-9a-f]{8}):/;
function uo(t,e,n,s){const o=Buffer.from(_r(t.current(e),n,s));return`${ld}${t.id}:${o.subarray(4).toString("base64")}`}function lo(t,e,n,s){const[o,r]=fd.exec(
s)??[];if(o===void 0||r===void 0)return s;const i=Buffer.concat([Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);try{return qi(t.all(e),n,i)}catch(a){
throw t.wrong(a)}}function Mp(t){return fd.exec(t)?.[1]}function Cp(t){return ld.length+9+Math.ceil((t+id)*4/3)+4}function br(t){return`kvs-token:${t}`}function Zi(t){
return`kvs-role:${t}`}function ea({org:t,project:e,appID:n},s=""){return`variable:${t}/${e}/${n}:${s}`}function gs(t,e){return`deployment-${e}:${t}`}function hd(t,e){
return`build-log:${t}:${e}`}function pd(t){return{seal:(e,n)=>_r(t.current("kvs"),e,n),open(e,n){try{return qi(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}const xp=()=>{},
Up=()=>({[Symbol.asyncDispose]:async()=>{}}),Pp=864e5,Fp=async()=>0,md="abcdefghijklmnopqrstuvwxyz234567",jp=63,Ed=6,yd=()=>(0,k.randomInt)(2**32)/2**32;function ta(t,e){
let n="";for(;n.length<t;)n+=md[Math.floor(e()*md.length)]??"";return n}function Bp(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(
0,jp-Ed-1).replace(/-+$/,"");return e===""?"app":e}function Wp(t,e){return`${Bp(t)}-${ta(Ed,e)}`}const Hp=()=>{},Gp=()=>{},Yp=()=>{},Kp=600;async function zp(t,e,n){
const s=await Jp(t,e,n),{stores:o,stack:r,policy:i,quotas:a,notifyAllow:c,notifyDelays:d,kvsQuotas:u,clock:l}=t,{notify:p,state:_,usage:S}=o,b=pd(o.keyring),T=(0,x.
Nd)(c,"notify-allow"),{tablePerMinute:A}=u;wd(t,Pp,"quotas_not_told",()=>Fp({store:p,usage:S,quotas:a,tablePerMinute:A,clock:l}));const N=r.use(Up({...t,...o,..._,
store:p,vault:b,verifies:F=>i.issuers.some(({issuer:H,email:G})=>H===F&&G==="{email}"),mail:t.mail,allowed:T,random:yd,delays:d})),ne=xp(T),Y=r.use(zh({...t,...o,
..._,store:o.hooks,vault:b,addresses:ne}));return Vp(t),{...s,notify:N,hooks:Y}}function wd({stack:t,log:e},n,s,o){const r=i=>{i instanceof Ke.us||e("error",s,{
reason:String(i)})};t.use(Ot({everyMs:n,run:o,onFailure:r}))}function Vp(t){const{protocol:e,port:n}=new URL(t.siteUrl("any"));if(e!=="https:")return;const{notify:s,
state:o,usage:r}=t.stores,i=Yp(t),a=d=>i(d,Number(n||443)),c={store:s,releases:o.releases,usage:r,clock:t.clock,certificateOf:a};wd(t,Yh,"certificates_not_told",
()=>Kh(c))}async function Jp({policy:t,clock:e,fetch:n,stores:s,shared:o,requestsPerMinute:r,baseUrl:i,issuer:a,consoleUrl:c},d,u){const l=r??Kp,p=o?Hh(l,s.quota):
Gh(l,e),_=await Xc(s.keys),{accessTokens:S,logins:b,quota:T}=s,A=Go(t,s.members),N=Sp({issuer:a,audience:i,key:_,clock:e}),ne=H=>t.issuers.some(G=>G.issuer===H)||
t.localIssuer&&H===a,Y=kp({...A,store:b,quota:T,tokens:N,trusts:ne}),F=fp(Y,c);return{logins:Y,accessTokens:cp({store:S,...A}),issuer:_p({issuer:a,audience:i,key:_,
requestToken:d,clock:e,calls:F}),signInKey:zi(_,"console sign-in"),draftKey:zi(_,"console draft"),gate:{...A,refusals:u,verify:up({idTokens:tp({policy:t,issuer:a,
audience:i,key:_,clock:e,fetch:n}),accessTokens:S,logins:b,loginTokens:N,trusts:ne}),rateLimit:H=>r===void 0&&t.isLocal?0:p(H)}}}var Pn=y(1101);class Qp{#e;#t;#n;#s=!1;constructor(e){
this.#e=e}answer(e){const{instances:n}=this.#e;if(!n)return(0,Pn.Ih)(new Pn.Lw("functions_off",void 0,60));if(this.#s)return(0,Pn.Ih)(new Pn.Lw("stopping"));const s=this.#n;
return s?(0,D.GH)(o=>s.answer(o,e)):(0,D.GH)(async o=>(await this.#o(n)).answer(o,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new Pn.Lw(
"stopping");return(await this.#o(s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn",
"function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{
instances:n}=this.#e;n&&!this.#s&&await(await this.#o(n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.
statusOf(e)}endStreams(){this.#n?.endStreams()}async[Symbol.asyncDispose](){this.#s=!0,await(await this.#t)?.close()}#o(e){return this.#t??=Promise.all([y.e(729),
y.e(936)]).then(y.bind(y,8936)).then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var Je=y(1455),Xp=y(1421),qp=y(6193);const Zp=524288,
em=65535;let gd;function tm(){return gd??=nm().filter(t=>t>2&&t<=em&&sm(t)),gd}function nm(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}
function sm(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Zp)===0}catch{
return!1}}function om(t){const e=tm().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),
s=[...t];for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}const rm=384,
im=4*le.j9,_d={base:128,perProcessor:256},Tr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:le.j9,logBytes:4*le.D6,memoryBytes:Math.min(im,Math.floor(am()/2)),diskBytes:8*
le.j9,diskFiles:2e6,processes:_d.base+_d.perProcessor*(0,de.availableParallelism)(),installBytes:2*le.j9,installsBytes:20*le.j9,serverBytes:le.j9,serverFiles:2e5};
function am(){const t=process.constrainedMemory();return t>0?Math.min((0,de.totalmem)(),t):(0,de.totalmem)()}const RR=1e3;function LR(t){return Math.min(Math.max(
512*MIB,t*.02),5*GIB)}var fo=y(8595),bd=y(5290);const _s=864e5,cm=1e3,dm=90,um=7*_s,lm={most:500,ageMs:30*_s},fm=30*_s,hm=400,pm=512*le.D6,Or={apps:{what:"delet\
ed apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{
what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-da\
ys`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",
age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},notifications:{
what:"messages to those who are told of what happens, and what became of them",owner:"organization",on:"stores",bound:"the newest 500 of a target",age:"30 days"},
pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organiz\
ation",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},audit:{what:"rows of the audit log",owner:"organization",on:"stores",
bound:"one for each change; 1,000 a day and one an hour for refused requests",age:"`--keep-audit`"},objects:{what:"files that no kept release has, and their com\
pressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"caches of package managers and build to\
ols",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if the app d\
oes not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 \
GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository any more"},tools:{what:"versions of Nod\
e.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},AR={caches:{
bytes:4*le.j9,allBytes:20*le.j9,items:Number.POSITIVE_INFINITY,ageMs:30*_s},mirrors:{bytes:4*le.j9,allBytes:20*le.j9,items:Number.POSITIVE_INFINITY,ageMs:30*_s},
tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*_s}},IR=200,DR=8,kR=36e5,Td={files:1e5,fileBytes:512*
le.D6,totalBytes:4*le.j9},Sr={pathBytes:1024,pathsBytes:16*le.D6,rulesBytes:256*1024,indexBytes:32*le.D6},na=32*le.D6,Od={pathBytes:4096,pathsBytes:32*le.D6,rulesBytes:8*
le.D6,indexBytes:48*le.D6},$R=null,Nr=le.D6,mm=8,vR=32,Sd=3600*1e3,MR=Sd/2,Em=2*le.D6,Rr=4*le.D6,ym=64*1024,wm=16384,gm=128*1024,_m=128,bm=50,Tm=2e3,Nd=6e4,Om=1e3,
Sm=1e3,CR=50,sa=256,Nm=Sr.pathBytes,Rm=64,Rd=250,Lm=100,Ld=1e3,oa=1e3,Lr=(0,K.Qq)(Nm),Ar=(0,K.lS)({reason:(0,K.Qq)(Ld)}),ra=(0,K.Qq)(64),Am=(0,K.lS)({files:(0,K.
c3)(Rd,(0,K.lS)({path:Lr,bytes:K.U9,brotli:K.U9,gzip:K.U9,digest:(0,K.Qq)(Rm)},{hasKey:K.Gy})),odd:(0,K.c3)(Rd,(0,K.lS)({path:Lr,kind:(0,K.yL)(fo.q3)})),ignoredRules:(0,K.
c3)(Lm,(0,K.lS)({file:(0,K.Qq)(sa),reason:(0,K.Qq)(Ld)},{line:K.U9})),faults:(0,K.c3)(fo.ws,(0,K.lS)({file:(0,K.Xd)(Lr),line:(0,K.Xd)(K.U9),message:(0,K.Qq)(fo.
iA)},{isMarked:K.Gy}))}),Im=(0,K.tG)("kind",{bubblewrap:(0,K.lS)({asRoot:K.Jt,boundsFiles:K.Jt,deniesNamespaces:K.Jt}),none:Ar}),Dm=(0,K.tG)("kind",{cgroup:(0,K.
lS)({folder:Lr}),sampling:Ar}),km=(0,K.tG)("level",{private:(0,K.lS)({}),filtered:Ar,open:Ar}),Ad=t=>e=>typeof e=="string"&&(0,Nt.Ow)(e,t).trim()||null,$m=(0,K.
lS)({subject:Ad(Oe.jh.subject),author:Ad(Oe.jh.author)}),ia=t=>e=>typeof e=="string"?(0,Nt.Ow)(e,t):void 0,aa=t=>ia(oa)(t)??null,vm=(0,K.tG)("about",{lock:(0,K.
lS)({name:(0,K.Qq)(sa)}),output:(0,K.lS)({part:Am,isLast:K.Jt}),start:(0,K.lS)({found:er}),repositories:(0,K.lS)({after:(0,K.Qq)(Rr)}),apps:(0,K.lS)({after:(0,K.
Qq)(Rr)})}),Mm=(0,K.tG)("kind",{ready:(0,K.lS)({isolation:Im,limiter:Dm,network:km},{hasFailed:K.Gy}),pulse:(0,K.lS)({}),stage:(0,K.lS)({stage:(0,K.yL)(fn.Mb.filter(
t=>t!=="queue"))}),log:(0,K.lS)({text:t=>(0,Xe.KH)(t,ym)&&t.endsWith(`
`)?t:void 0}),commit:(0,K.lS)({commit:ra,facts:t=>$m((0,Xe.Gv)(t)?t:{})}),ask:(0,K.lS)({id:K.U9,question:vm}),release:(0,K.lS)({name:(0,K.Qq)(sa)}),note:(0,K.lS)(
{level:(0,K.yL)(["info","warn","error"]),event:(0,K.Qq)(64),text:(0,K.Qq)(2e3)}),stored:(0,K.lS)({release:(0,K.lS)({manifestHash:t=>(0,Xe.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:K.U9,written:K.U9,reused:K.U9,bytes:K.U9}),commit:ra,warnings:bd.h},{type:(0,K.yL)(Oe.jI)}),failed:(0,K.lS)({facts:tr}),detected:(0,K.lS)(
{plan:(0,K.lS)({text:ia(2*oa),folder:ia(oa),command:aa,output:aa,type:(0,K.yL)(Oe.yN),typeBecause:aa}),commit:ra}),done:(0,K.lS)({collected:(0,K.c3)(Object.keys(
Or).length,(0,K.lS)({kind:(0,K.yL)(Object.keys(Or)),items:K.U9,bytes:K.U9},{left:(0,K.lS)({items:K.U9,bytes:K.U9})}))})});function Cm(t){return Mm((0,Xe.U4)(t))}
var mn=y(1463),xm=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Um=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Pm=15,Fm=4096,jm=5e3;class Id{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=mn.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=xm(i,om(["pipe","ignore","pipe","pipe"]),!1),c=(0,Xp.spawn)(process.execPath,[`--max-old-space-size=${rm}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,Hm(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-Fm)}),this.#t=c.
stdio[3],this.#u(this.#t),this.ended=this.#h(c)}catch(a){i.error=a,i.hasError=!0}finally{Um(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new qp.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>Rr)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#f(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#f(e){if(this.#o!==void 0)
return;const n=e.length<=Rr?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>Nd;o&&n&&this.kill(`it sent nothing for ${Nd/1e3} seconds`),n=o},jm).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??Wm(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class Bm extends Id{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:Pm,read:Cm})}}function Wm(t){return Object.entries(de.constants.
signals).find(([,n])=>t===_m+n)?.[0]??null}function Hm(t,e){try{t!==void 0&&(0,de.setPriority)(t,e)}catch{}}var Dt=y(6583);const Gm={startMs:6e4,tmpBytes:512*le.
D6,tmpFiles:1e5,processes:256},Ym=40,ca=2e3,Km=8e3,zm=2e4;function Dd(t,e){return`${t}/${e}.sock`}const bs=(0,K.Qq)(Ym),kd=(0,K.lS)({reason:t=>String(t).slice(0,
ca)}),Vm=(0,K.tG)("kind",{pulse:(0,K.lS)({}),walls:(0,K.lS)({isolation:(0,K.yL)(["bubblewrap","none"]),limiter:(0,K.yL)(["cgroup","sampling"]),network:(0,K.tG)(
"level",{private:(0,K.lS)({}),filtered:kd,open:kd})},{apart:t=>typeof t=="string"?t.slice(0,ca):void 0}),step:(0,K.lS)({id:bs,step:Dt.P$}),ready:(0,K.lS)({id:bs}),
failed:(0,K.lS)({id:bs,failure:Dt.xn}),printed:(0,K.lS)({id:bs,lines:(0,K.c3)(zm,(0,K.lS)({at:K.U9,stream:(0,K.yL)(["stdout","stderr"]),text:(0,K.Qq)(Km)}))}),memory:(0,K.
lS)({id:bs,bytes:K.U9}),ended:(0,K.lS)({id:bs,end:Dt.RB}),note:(0,K.lS)({level:(0,K.yL)(["info","warn","error"]),event:(0,K.Qq)(64),text:(0,K.Qq)(ca)})});function Jm(t){
return Vm((0,Xe.U4)(t))}const Qm=1e4,Xm=5e3,qm=5,Zm=100;function eE(t){return new tE(t)}class tE{#e;#t;#n;#s=new Map;#o;#r=!1;#i=!1;constructor(e){this.#e=e,this.#t=
(0,g.realpathSync)(e.nodeDir),this.#n=vd(this.#t),$d(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,k.randomUUID)().
slice(0,8)}`,s=this.#a(),o=i=>s.send({kind:"stop",id:n,graceMs:i}),r=new nE(n,e,Dd(this.#n,n),o);return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send(
{kind:"start",id:n,spec:e}),r}async[Symbol.asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(Qm))),e.
endInput();const n=setTimeout(()=>e.kill("it did not end"),Xm);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,g.mkdirSync)(this.#n,{recursive:!0,
mode:448}),oE(this.#n);const{env:e,log:n}=this.#e,s=new Id({args:["functions",(0,mn.Ld)(this.#t,process.pid)],env:(0,mn.uV)(e),niceness:qm,read:Jm});return this.#o=
s,s.listen(o=>this.#d(o)),s.ended.then(async({exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){const c=i??`it ended with ${r??
o}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,Je.rm)(c.socket,{force:!0}).catch(()=>{}),
c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="auto",networkAllow:a}=this.#e;
return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:o==="required"?"auto":o,cgroup:r,network:i,networkAllow:a?.()??[],env:(0,mn.I3)(n),limits:{...Gm,...s}}}async#d(e){
const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{
const o=this.#s.get(e.id);if(!o)return;const r=e.lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{n("warn","functions_log_not_written",{
instance:o.id,reason:String(i)})});return}default:this.#s.get(e.id)?.take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){
this.#o?.kill("functions are not isolated here, and --isolation is required");return}if(this.#r)return;this.#r=!0;const{log:o,network:r}=this.#e;e==="none"&&o("\
warn","functions_not_isolated",{means:"functions can read and write everything that the platform can"});const i=n.level==="private"||n.level===r?"info":"warn",a=n.
level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class nE{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.
withResolvers();#s=Promise.withResolvers();constructor(e,n,s,o){this.id=e,this.spec=n,this.socket=s,this.#t=o,this.ready=this.#n.promise,this.ready.catch(()=>{}),
this.ended=this.#s.promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(
0,sE);return;case"ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new Dt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"\
ended":{const{exitCode:n,signal:s}=e.end;this.#n.reject(new Dt.i5(this.#o("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new Dt.
i5(this.#o("The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#o(e,n,s){return{code:"start_f\
ailed",step:this.#e.at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const sE=10;function $d(t){return[(0,M.join)(t,"functions","\
running"),vd((0,g.realpathSync)(t))].some(n=>(0,g.existsSync)(n)&&(0,g.readdirSync)(n).length>0)}function vd(t){const e=(0,M.join)(t,"functions","sockets");return Buffer.
byteLength(Dd(e,"i-00000000"))+4<=Zm?e:(0,M.join)((0,de.tmpdir)(),`slipway-${(0,k.hash)("sha256",t).slice(0,16)}`)}function oE(t){const{uid:e,mode:n}=(0,g.lstatSync)(
t);if(!((0,g.lstatSync)(t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class da{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===
r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var Md=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},Cd=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const rE=4*le.D6,iE=30*864e5,aE=1e4;class cE{#e;#t;#n;#s=new da;#o=new Map;constructor({folder:e,keyring:n,
fileBytes:s=rE}){this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=ua(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,instance:a,stream:c,
text:d})=>JSON.stringify([i,a,c,d])).join(`
`),r=`${uo(this.#t,"printed",xd(s),o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=ua(e),o=Math.min(Math.max(0,Math.floor(n)),aE),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>uE(await dE(u,this.#n),l,p=>lE(this.#t,s,p)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=ua(
e),o=this.#o.get(s)??new Set;return this.#o.set(s,o.add(n)),{[Symbol.dispose]:()=>{o.delete(n),o.size===0&&this.#o.get(s)===o&&this.#o.delete(s)}}}async removeOlder(e){
for(const n of await(0,Je.readdir)(this.#e).catch(()=>[]))await this.#s.run(n,async()=>{const s=await(0,Je.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<
e)&&await(0,Je.rm)((0,M.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,M.join)(this.#e,e,"newer.jsonl"),older:(0,M.join)(this.#e,e,"older.jso\
nl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,older:r}=this.#r(e);await(0,Je.mkdir)((0,M.join)(this.#e,e),{recursive:!0,mode:448});
const i=await(0,Je.stat)(o).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(n)>this.#n&&await(0,Je.rename)(o,r),await Md(s,await(0,Je.open)(o,"a",384),!0).appendFile(
n)}catch(o){s.error=o,s.hasError=!0}finally{const o=Cd(s);o&&await o}}}function ua({org:t,project:e,appID:n}){return(0,k.hash)("sha256",JSON.stringify([t,e,n])).
slice(0,32)}async function dE(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,Je.open)(t,"r").catch(()=>{});if(!s)return"";const o=Md(n,s,!0),
{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.error=s,
n.hasError=!0}finally{const s=Cd(n);s&&await s}}function uE(t,e,n){const s=[];let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>fE(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function xd(t){return`printed:${t}`}function lE(t,e,n){try{return lo(
t,"printed",xd(e),n)}catch{return""}}function fE(t){const e=(0,Xe.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Xe.KH)(s,40)&&(0,Xe.KH)(r,
8e3)&&(o==="stdout"||o==="stderr")?{at:n,instance:s,stream:o,text:r}:void 0}var Ud=y(8934);const hE="SLIPWAY_SCHEDULE_SECRET",pE=15e3,mE=50,Pd=5,EE=40,yE=60*6e4,
wE=15*6e4;function gE(t){const{schedules:e,log:n,every:s}=t,o=new Map,r=u=>[...o.values()].filter(l=>l.org===u).length;let i=!1;const a=(u,l,p)=>{const _=JSON.stringify(
[u.subdomain,l]),S=r(u.app.org)>=Pd,b=o.has(_)?"the call before has not ended":S?`its organization has ${Pd} calls under way`:void 0;if(b!==void 0)return t.say(
u.app,`${la(l)}: left out, because ${b}`);const T=bE(t,u,l,p).finally(()=>o.delete(_));o.set(_,{org:u.app.org,call:T})},c=async()=>{for(const u of await e.due(mE)){
const{next:l,come:p}=await _E(u);if(p.length>0&&o.size>=EE)break;if(await e.take(u,l))for(const[_,S]of p)a(u,_,S)}},d=Ot({everyMs:pE,async run(){await c(),i=!1},
onFailure(u){(!i||!(u instanceof Ke.us))&&n("warn","schedules_not_read",{reason:String(u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all(
[...o.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.asyncDispose]}}async function _E({entries:t,since:e,now:n}){const s=[];let o=null;for(const r of t){
const i=e===null?null:await(0,Ud.i)(r.cron,Math.max(e,n-yE));i!==null&&i<=n&&s.push([r,i]);const a=await(0,Ud.i)(r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{
come:s,next:o}}async function bE(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,p=a.monotonic();try{const _=await d(r);if(!_)
return;const S=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),b=`${r}.${s}.${e.entries.indexOf(n)}`,T=TE(await u(r),b,i,S),A=await c(
_,{path:n.path,headers:T,body:S,timeoutMs:wE});l(o,`${la(n)}: ${A}, ${Math.round(a.monotonic()-p)} ms`)}catch(_){l(o,`${la(n)}: failed, because ${(0,O.bD)(_)}`)}}
function la({cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function TE(t,e,n,s){const o=Math.floor(n/1e3),r=Buffer.from(t.replace(/^whsec_/,""),"base\
64"),i=(0,k.createHmac)("sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"we\
bhook-timestamp":String(o),"webhook-signature":`v1,${i}`}}const OE=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],SE=60*6e4;function NE({
tables:t,roles:e,clock:n,log:s,every:o=ee.fm}){const r=async(a,c)=>{const{environmentID:d}=await t.injected(a);return e.issue(d,n.now(),c)},i=async(a,c)=>{const{
variables:d}=await t.injected(a);return Object.keys(d).length===0?{}:{[`${Oe.be}URL`]:c,[`${Oe.be}REGION`]:Oe.aT,...d}};return{tableVariables:i,async runtimeVariables(a,c,d){
const u=await i(a,c);return Object.keys(u).length===0?{}:{...u,...Fd(await r(a,d))}},async openCredentials(a){const c=await r(a),d={org:a.org,project:a.project,
app:a.appID};let u=!1;const l=async()=>{try{if(await e.renew(c.accessKeyID,n.now())||u)return;s("warn","function_role_gone",d)}catch(_){s("warn","function_role_\
not_renewed",{...d,reason:String(_)})}},p=o(SE,()=>{l()});return{variables:Fd(c),async[Symbol.asyncDispose](){u||(u=!0,p(),await e.revoke(c.accessKeyID).catch(_=>{
s("warn","function_role_not_revoked",{...d,reason:String(_)})}))}}}}}function Fd({accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,
AWS_SESSION_TOKEN:n,AWS_REGION:Oe.aT}}async function RE({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),
{type:c,settings:d}=r??i??{},u=r?.env??a;if(!(0,Oe.Rm)(c))return u;const l=await e.tableVariables(o,n),p=i&&d?.schedule?{[hE]:await s(i.subdomain)}:{};return{...u,
...l,...p}}function LE(t,e){const n=new Set;return{start(s){if(!Object.hasOwn(s.env,`${Oe.be}URL`))return t.start(s);const o=new AE(s,t,e);return n.add(o),o.ended.
then(()=>n.delete(o)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all([...n].map(({ended:s})=>s))}}}class AE{spec;ready;ended;#e;#t=!1;constructor(e,n,s){
this.spec=e;const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(()=>{}),this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.
ended;return await i[Symbol.asyncDispose](),a},()=>({exitCode:null,signal:null,outOfMemory:!1}))}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.
journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let o;try{
if(o=await n.openCredentials(this.spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.env,...o.variables},i=e.start({...this.spec,env:r});
this.#e=i;const a=OE.filter(c=>Object.hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){await o?.[Symbol.asyncDispose]();const a=`\
The instance did not start: ${(0,O.bD)(r)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new Dt.i5({code:"start_failed",step:"spawn",message:a,...c})}}}
var IE=y(9777);const fa="127.0.0.1",DE={"http:":80,"https:":443};async function kE({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:r,port:i,protocol:a}=new URL(
e);return{url:e,allow:`${r}:${i||DE[a]}`,async[Symbol.asyncDispose](){}}}const s=await rt({port:0,host:fa,log:n});s.serve(t);const{port:o}=s;return{url:gt(fa,o),
allow:`${fa}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}function jd(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=
t().catch(s=>{throw n=void 0,s}),n)}function xR(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const ho=()=>{};function Bd(t,e,n){let s=Number.NEGATIVE_INFINITY;return(...o)=>{const r=n();Math.abs(r-s)<e||(s=r,t(...o))}}var Fn=y(597),$E=y(6923);const vE=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
ME=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,CE=65535;function xE(t){const e=(0,Mn.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??vE.exec(t)??[],a=n??s??(e?t:o),c=(0,Mn.
isIP)(a),d=r===void 0?void 0:Number(r),u=i===void 0?void 0:Number(i);if((c!==0||ME.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||
u>0&&u<=CE)&&(!Wd(a)||u!==void 0&&d===void 0))return{host:a,...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const p=Wd(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new O.GQ("invalid_input",`--build-network-\
allow: "${t}" is not a place that can be allowed`,{input:"build-network-allow",remedy:p})}function Wd(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.
test(t)}const UE=()=>{};var PE=y(1553);const Hd=2e3,FE=2,jE=new Set(["ENOTFOUND","ENODATA"]),BE=async t=>{const e=new PE.Resolver({timeout:Hd,maxTimeout:Hd,tries:FE}),
n=o=>{if(jE.has((0,O.xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()};class Mt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const WE=200,Gd=1024*1024;class Yd{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#o=new Mt(e),this.#r=new Mt(Gd)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?n:this.#r.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new Mt(this.#e),this.#r=new Mt(Gd),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,WE):this.#o.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const ha={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:le.j9,tableKeys:1e6,
organizationBytes:10*le.j9},Kd="kvs_",zd=32,HE=Kd.length+Math.ceil(zd*4/3),GE=1e3,YE=8*1024*1024;class KE extends Yd{#e;#t;constructor(e,n,s){super(YE,GE,async o=>{
const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=r,l={org:a.org,project:a.project,app:a.appID,table:c},p=[{name:`kv\
s/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,Oe.Rm)(u),
windows:p}}),this.#e=e,this.#t=n}byToken(e){return e.length===HE?this.find(Ea(e)):null}async byName(e,n){const{tables:s}=await this.#n(e),o=s.find(i=>i.name===n),
r=o&&await this.find(o.tokenHash);if(!r)throw Vd(n);return r}async create(e,n,s,o){if(!Oe.BL.test(n))throw new ke.P_("validation_failed",`"${n.slice(0,64)}" is \
not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Kd}${(0,k.randomBytes)(zd).toString("base64url")}`,i=Ea(r),a=this.#t.seal(
br(i),r),c={types:Oe.jI,most:Oe.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{
name:n,variable:ma(n),createdAt:s,token:r};case"no_app":throw pa(e);case"wrong_type":throw Jd(d.type);case"taken":throw new ke.P_("conflict",`The app already ha\
s a table "${n}".`);case"full":throw new ke.P_("conflict",`An app may have ${Oe.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#n(
e);return n.map(({name:s,createdAt:o})=>({name:s,variable:ma(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"\
no_app":throw pa(e);case"no_table":throw Vd(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#n(e);if(!(0,Oe.Rm)(n))throw Jd(n);const r=o.
map(({name:i,tokenHash:a,sealed:c})=>[ma(i),this.#t.open(br(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open(br(e.tokenHash),e.sealed)}forgetToken(e){this.forget(Ea(e))}async#n(e){const n=await this.#e.list(e);if(!n)throw pa(e);return n}}function pa({
appID:t}){return new ke.P_("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Vd(t){return new ke.P_("table_not_found",`The app has\
 no table "${t.slice(0,64)}".`)}function Jd(t){return new ke.P_("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api\
, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function ma(t){return`${Oe.be}TOKEN_${t.toUpperCase()}`}function Ea(t){return(0,k.hash)("\
sha256",t,"base64")}var po=y(6854);function zE(t){return Qd(t),{...VE,node:`${(0,de.hostname)()}/${process.pid}`,...t,buildLimits:{...Tr,...t.buildLimits},kvsQuotas:{
...ha,...t.kvsQuotas}}}function Qd(t){const{gitUrlTemplate:e=Fn.bD,allowLocalGit:n=!1}=t;(0,x.Nd)(t.trustedProxies??[],"trusted-proxies"),(0,x.Nd)(t.notifyAllow??
[],"notify-allow"),t.buildNetworkAllow?.forEach(xE),Xd(t);const s=(0,Fn.Rs)(e,n);if(!s)return;const o=`--git-url: "${(0,Fn.ri)(e)}" ${s.problem}`;throw new O.GQ(
"invalid_input",o,{input:"git-url",remedy:`Write ${s.instead}.`})}function Xd({dns:t,publicUrl:e,fetch:n=fetch,clock:s=ee.ml}){const o=t?.owner??(URL.parse(e??"")?.
hostname||void 0);return t&&UE({...t,owner:o},{fetch:n,now:s.now})}const VE={notifyAllow:[],functions:"on",roles:vn,drainMs:0,host:"127.0.0.1",trustedProxies:[],
sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Fn.bD,clock:ee.ml,log:ho,fetch,resolveTxt:$E.MV,resolveHost:BE,workers:2,isolation:"auto",cgroup:"auto",
buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*le.D6,keepDeployments:cm,keepDays:dm,keepDeletedMs:um,keepAuditDays:hm,organizationApps:po.
B5,organizationBuilds:po.mp,buildLimits:Tr,kvsQuotas:ha};function _t({roles:t},e){return t.includes(e)}const JE=1/4,QE=5e3,XE=60*6e4;async function qE(t,e){const{
clock:n,log:s,stores:o,kvsUrl:r,meter:i,stack:a}=t,c=t.functions==="on"&&(_t(t,"edge")||_t(t,"build")),d=Promise.withResolvers();d.promise.catch(()=>{});let u=ze;
const l=_t(t,"kvs")?X=>u(X):void 0,p=jd(()=>kE({handler:l,kvsUrl:r,log:s}),a);let _=t.buildNetworkAllow;const S=async()=>{const{url:X,allow:Re}=await p();return _=
[...t.buildNetworkAllow,Re],X},b=new cE({folder:(0,M.join)(t.nodeDir,"functions","logs"),keyring:o.keyring});c&&a.defer((0,ee.fm)(XE,()=>{b.removeOlder(n.now()-
iE).catch(()=>{})}));const T={tableVariables:async(...X)=>(await(await d.promise)()).tableVariables(...X),openCredentials:async(...X)=>(await(await d.promise)()).
openCredentials(...X)};c&&$d(t.nodeDir)&&await S();const A=(X,Re,Fe="schedule",Be="stdout")=>{const De={at:n.now(),instance:Fe,stream:Be,text:`[slipway] ${Re}`};
b.add(X,[De]).catch(Le=>{s("warn","functions_log_not_written",{instance:Fe,reason:String(Le)})})},N=({id:X,spec:{app:Re}},Fe)=>A(Re,`The platform's variables re\
place those of the app: ${Fe.join(", ")}`,X,"stderr"),ne=()=>{const X={network:t.buildNetwork,networkAllow:()=>_},Re=eE({...t,...X,blobs:o.blobsAt,logs:b});return a.
use(LE(Re,{kvs:T,onReplaced:N}))},Y=c?t.instances??ne():void 0,F=pn(async()=>zi(await Xc(o.keys),"schedule")),H=async X=>`whsec_${(0,k.createHmac)("sha256",await F()).
update(X).digest("base64")}`,G=async(X,Re)=>{const Fe={apps:o.state.apps,kvs:T,kvsUrl:await S(),scheduleSecretOf:H};return RE(Fe,X,Re)},q=a.use(new Qp({...t,instances:Y,
envOf:G,connections:Math.floor(Zs()*JE),cdn:e,served:(X,Re,Fe)=>i.requested(X,Fe)}));a.defer(()=>d.reject(new Ke.us("The platform stops"))),Y&&a.defer(ty(q,i,n));
const ae=Y&&{statusOf:X=>q.statusOf(X),logs:b};return{functions:q,view:(0,IE.Tf)(t.shownFunctions??ae,t,a),useKvs(X){d.resolve(X),l&&X().then(Re=>{u=Re.handler})},
runSchedules(X){if(!Y)return;const Re=(Fe,Be)=>q.call(Fe,Be);return gE({schedules:o.schedules,siteOf:X,call:Re,secretOf:H,say:A,clock:n,log:s})},async tryInstance({
job:X,release:Re,signal:Fe},Be){const{app:De,type:Le,deployID:$e}=X;if(!Y||!(0,Oe.Rm)(Le))return;const{index:ve}=await Be.index(De.org,Re.manifestHash),Ye=ve.find(
Dt.r$)===-1?void 0:await o.state.apps.find(De);if(!Ye)return;const{subdomain:at}=Ye,Qe=await G(De,X),ot={deployID:$e,manifestHash:Re.manifestHash};try{await q.prepare(
{app:De,subdomain:at,type:Le,release:ot,settings:X.settings,env:Qe,signal:Fe})}catch(ct){throw ct instanceof Dt.i5?ZE(ct.failure,(0,g.realpathSync)(t.nodeDir)):
ct}_t(t,"edge")||q.stop(at)}}}function ZE({code:t,message:e,exitCode:n,signal:s,lines:o},r){const i=o.map(a=>ey(a,`${(0,M.join)(r,"functions","releases")}/`));return new Rt(
{stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function ey(t,e){const[n="",...s]=t.split(e);return n+s.map(o=>o.replace(/^[\w-]+/,
"/app")).join("")}function ty(t,e,n){let s=n.monotonic();return(0,ee.fm)(QE,()=>{const o=n.monotonic();for(const{app:r,instances:i}of t.status()){const a=i.reduce(
(c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const ny=()=>{};var sy=y(1961),oy=y(9546);const ry=()=>{},iy=()=>{},ay=()=>{},cy=()=>{};class Pt extends Error{name="\
DamagedObject"}const At=8;class Ir{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/At-1;for(;n<=s;){const o=n+s>>>
1,r=o*At,i=this.#e.compare(e,0,At,r,r+At);if(i===0)return!0;i<0?n=o+1:s=o-1}return!1}detached(){return new Ir(Buffer.from(this.#e))}}function qd(t){return(0,k.hash)(
"sha256",t,"buffer").subarray(0,At)}const mo=["br","zstd","gzip"],dy=512,ya=16*le.D6,Ts=Buffer.from("SLV","latin1"),Os=Ts.length+4+32,uy=Os+ya;function UR(t){const e=Buffer.
alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Ts,e,hashOf("sha256",t,"buffer"),t])}function Zd(t,e){if(t.length<Os||Ts.compare(t,0,Ts.length)!==0)return;
const n=t.readUInt32LE(Ts.length);return n<=ya&&e===Os+n?n:void 0}function ly(t){if(Zd(t,t.length)===void 0)return;const e=t.subarray(Os),n=t.subarray(Ts.length+
4,Os);return(0,k.hash)("sha256",e,"buffer").equals(n)?e:void 0}const fy=/^[0-9a-f]{64}$/;function wa(t){return fy.test(t)}function En(t,e){return`${t}/${e.slice(
0,2)}/${e}`}function ga(t,e,n){return`${t}/variants/${e.slice(0,2)}/${e}.${n}`}function eu(t){const[,,e="",...n]=t.split("/");return n.length===0&&wa(e)?e:void 0}
function tu(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return mo.some(s=>s===n)?e:void 0}const hy=5e3;function PR(t){const e=eu(t);return e!==void 0?
{sha256:e}:tu(t)===void 0?void 0:{missingMs:hy}}const py=100,nu=600*1e3;class my{#e;#t=new ws(py);#n=0;constructor(e){this.#e=e}get total(){return this.#n}note(e,n,s,o){
const r=En(n,s),i=e==="object_unusable"?`${r} unusable`:r,a=this.#t.get(i),c=this.#e.clock.monotonic();if(a&&c-a.at<nu){a.at=c;return}this.#n+=1,this.#e.log("er\
ror",e,{org:n,hash:s}),this.#t.set(i,{key:i===r?r:void 0,version:o,at:c})}mend(e,n){this.#t.size>0&&this.#t.delete(En(e,n))}async lasting(){const e=this.#e.clock.
monotonic()-nu;for(const[n,{key:s,version:o,at:r}]of this.#t){const i=s===void 0?void 0:await this.#e.blobs.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<
e)&&this.#t.delete(n)}return this.#t.size}}const Ey=512;class yy{#e;#t;constructor(e,n=Em){this.#e=e,this.#t=new Mt(n)}digest(e,{version:n}){const s=this.#t.get(
e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,Ey+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===
o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,k.createHash)("sha256");for await(const o of n)
s.update(o);return s.digest("hex")}}var su=y(1489);function _a(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Nt.FF)(t):t;if(!(e===void 0||e.includes(
"\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const wy=/^[\w.!~*'()@:$,+=&;/-]*$/;function ou(t){return wy.test(t)?`/${t}`:`/${t.split(
"/").map(gy).join("/")}`}function gy(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function ba(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const ru=32,_y=/\/:[A-Za-z]\w*[^\w/]/,
by=/^:([A-Za-z]\w*)$/,Ta="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",Ty=`it has more t\
han ${ru} placeholders`;function iu(t){const e=_a(t);return e===void 0?Ta:au(cu(`/${e}`))}function au(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||_y.test(t))return Ta;const o=e.slice(1).split("/").map(Oa),r=(n??"").split("/").map(Oa),i=[...Eo(o),...Eo(r),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return Ta;if(i.length>ru)return Ty;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("\
/").map(Oa);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:o.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function Oy({head:t,star:e}){return new Set(e?[...Eo(t),...Eo(e.tail),"splat"]:Eo(t))}function Eo(t){
return t.flatMap(e=>"name"in e?e.name:[])}function Oa(t){const e=by.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const Sy=32*1024;class Sa{path;bare;#e;#t;#n;#s=Sy;constructor(e){
this.path=e,this.bare=cu(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)
return n;if(this.#s-=e.length,this.#s<0)return;const s=ou(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const o=n;
return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function Ny(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&Na(n,
o,0)?new Ra(t,e,void 0):void 0;if(!Na(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+
1;return new Ra(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!Na(s.tail,o,r+1))return;const i=e.start(n.length)+s.
before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Ra(
t,e,e.bare.slice(i,a))}function Na(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}
return!0}class Ra{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.
name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(e){
return this.#t.encode(this.get(e))}}function cu(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const du=500,Dr=8*1024,Ry=2e3,uu=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
lu=/^[\t\x20-\x7e\x80-\xff]*$/,fu=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-mod\
ified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Ly(t){const e=[],n=[];let s;for(const[
o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>Ry?a("the line is too long"):i.startsWith(
"/")||/^https?:/.test(i)?(s=Ay(i,e.length,a),s&&e.push(s)):s?Iy(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function Ay(t,e,n){const s=iu(t);if(e>=
du)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function Iy(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.
unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!uu.test(r)||!lu.test(i))return n('it is no\
t "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n(
"a path can set one cookie");if(fu.has(r)||(0,su.t)(r))return n(`rules cannot set "${r}"`);const a=t.bytes+yo(r,i);if(a>Dr)return n(`the headers of this path ha\
ve more than ${Dr} bytes`);t.bytes=a,t.set.push([r,i])}function yo(t,e){return t.length+e.length+4}function Dy(t,e){return uu.test(t)&&t===t.toLowerCase()&&lu.test(
e)&&!fu.has(t)}const La=2e3,ky=2e3,$y=/^[^/:]+=/,hu={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function pu(t){const e=[],n=[];for(const[
s,o]of t.split(/\r\n|\r|\n/).entries()){const r=vy(o).trim();if(r==="")continue;const i=e.length<La?My(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):
e.push(i)}return{rules:e,ignored:n}}function vy(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function My(t){if(t.length>ky)return"the line is t\
oo long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes("=")||$y.test(n))return"conditions \
and query parameters are not supported";const r=Number(/^(\d{3})!?$/.exec(s)?.[1]);if(!mu(r))return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:
"its status is not a number";const i=iu(e);return typeof i=="string"?i:Eu(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith(
"!")}:kr(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function mu(t){return Object.hasOwn(hu,t)}function kr(t){return hu[t]===
"rewrite"}function Eu(t,e){return/^\/(?!\/)/.test(t)||!kr(e)&&/^(?:https?:)?\/\//i.test(t)}const Cy=["index.html","200.html"],Aa="_redirects",Ia="_headers",yu=512*
1024,xy=[Aa,Ia];function wu(t){return xy.includes(t)}function Uy(t,{base:e,fallback:n}={}){const s=[],o=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${yu} bytes`}),u==="too large"?"":u.toString()},r=pu(o(Aa));for(const d of r.ignored)s.push({file:Aa,...d});const i=Ly(
o(Ia));for(const d of i.ignored)s.push({file:Ia,...d});const a=[...r.rules,...Py(e)].slice(0,La);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:p})=>[d.text,u,l,p]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function Py(t){return t===void 0?[]:pu(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Fy(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=(0,Xe.D7)(t.toString())??
zt();return(!Array.isArray(e)||e.length>La)&&zt(),(!Array.isArray(n)||n.length>du)&&zt(),{redirects:e.map(jy),headers:n.map(By),fallback:Cy.find(o=>o===s)}}function jy(t){
const[e,n,s,o]=wo(t);return(typeof n!="string"||typeof s!="number"||typeof o!="boolean")&&zt(),(!mu(s)||!Eu(n,s)||!/^[\x21-\x7e]+$/.test(n))&&zt(),{from:gu(e),to:n,
status:s,force:o}}function By(t){const[e,n,s]=wo(t),o=wo(n).flatMap(i=>{const[a,c]=wo(i);return(typeof a!="string"||typeof c!="string"||!Dy(a,c))&&zt(),(0,su.t)(
a)?[]:[[a,c]]}),r=wo(s).map(i=>typeof i=="string"?i:zt());return{from:gu(e),set:o,unset:r}}function gu(t){const e=typeof t=="string"?au(t):void 0;return typeof e==
"object"?e:zt()}function wo(t){return Array.isArray(t)?t:zt()}function zt(){throw new Pt("The compiled rules of a release are damaged: deploy again")}var _u=y(4573),
Wy=y(6059);const Hy=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["we\
bmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8",
"application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),Gy=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Yy=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Ky(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Hy.get(n)??(0,Wy.$)(n),o=typeof s=="string"?s:"application/octet-stream";return Gy.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function zy(t){return Yy.test(t)}const Vy=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Jy=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function $r(t){const e=bu(
t);return e===void 0||e.endsWith(".html")?!1:Vy.test(t)||Jy.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Qy=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function vr(t){const e=bu(t);return $r(t)||e!==void 0&&Qy.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function bu(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const go=Buffer.from("SLIPWAY","latin1"),Ct=56,_o=32,Mr=_o+6,jn=4,Tu=8192,Ou=Buffer.allocUnsafe(3*Od.pathBytes);class Cr{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=xr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new Ir(e.subarray(Ct,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=Sr){if(e.length>s.indexBytes)throw Et("it is too large");const o=Da(e,s);if(xr(o).end!==e.length)
throw Et("its length does not match its header");const r=await Xy(e,o,s,n);return new Cr(e,o,r)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Mr;return{hash:this.#e.toString("hex",n,n+_o),size:this.#e.readUIntLE(n+_o,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=Ou.write(e);let s=0,o=this.count-1;for(;s<=o;){
const r=s+o>>>1,i=this.#e.compare(Ou,0,n,this.#c(r),this.#c(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
jn)}}function Da(t,e=Sr){if(t.length<Ct||go.compare(t,0,go.length)!==0)throw Et("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Ct)};if(n.assets>n.count)throw Et("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||xr(n).end>e.indexBytes)throw Et("it is too large");return n}function Su(t,e){if(e.length!==t.assets*At)throw Et("its le\
ngth does not match its header");if(!(0,k.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw Et("its assets do not match their hash");return new Ir(e)}function xr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=Ct+s*At,r=o+t*Mr,i=r+(t+1)*jn,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function Xy(t,e,n,s){
const o=xr(e),r=t.subarray(Ct,o.records);if(Su(e,r),!(0,_u.isUtf8)(t.subarray(o.paths,o.rules)))throw Et("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)
throw Et("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Tu){if(i=Math.max(i,qy(t,o,a,Math.min(a+Tu,e.count))),i>n.pathBytes)throw Et("a \
path is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*jn)!==e.pathsBytes)throw Et("its last path does not end with the paths");for(let a=At;a<r.length;a+=
At){const c=a-At;if(r.compare(r,a,a+At,c,a)>=0)throw Et("its assets are not sorted")}return i}function qy(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*jn);let r=0,
i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const d=e.paths+o(c+1);if(d<=a||d>e.rules)throw Et("its paths are out of order");if(((t[a]??0)&192)===
128)throw Et("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw Et("its paths are not sorted");r=Math.max(r,d-a),i=a,a=d}return r}function Et(t){return new Pt(
`The index of a release is damaged (${t}): deploy again`)}function Zy(t,e){const n=ew(t),s=tw(n),o=n.reduce((p,{path:_})=>p+Buffer.byteLength(_),0),r=Ct+s.length+
n.length*(Mr+jn)+jn,i=Buffer.alloc(r+o+e.length);go.copy(i);const a=[n.length,o,e.length,s.length/At];for(const[p,_]of a.entries())i.writeUInt32LE(_,go.length+p*
4);(0,k.hash)("sha256",s,"buffer").copy(i,go.length+a.length*4),s.copy(i,Ct);let c=Ct+s.length,d=c+n.length*Mr;const u=d+(n.length+1)*jn;let l=0;for(const{path:p,
hash:_,size:S}of n)i.write(_,c,_o,"hex"),c=i.writeUIntLE(S,c+_o,6),d=i.writeUInt32LE(l,d),l+=i.write(p,u+l);return i.writeUInt32LE(l,d),i.set(e,u+o),i}function ew(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function tw(t){const e=t.filter(({path:n})=>vr(n)).map(({path:n})=>qd(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const nw=123;function ka(t){return t[0]===nw}async function sw(t,e,n){if(t.length>na)throw Ss(`has more than ${na} bytes`);const s=ow(t),
o=new Map;for(const r of s.filter(({path:i})=>wu(i)))o.set(r.path,r.size>yu?"too large":await e(r));return Cr.open(Zy(s,Uy(o).bytes),n,Od)}function ow(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Ss("is not JSON")}if(!(0,Xe.Gv)(e)||!(0,Xe.Gv)(e.files))throw Ss("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:o,size:r}=(0,Xe.Gv)(s)?s:{};if(typeof o!="string"||!wa(o))throw Ss("has a file without a hash");if(typeof r!="number"||!Number.isInteger(
r)||r<0||r>=2**48)throw Ss("has a file without a size");if(n===""||!n.isWellFormed())throw Ss("has an invalid path");return{path:n,hash:o,size:r}})}function Ss(t){
return new Pt(`The manifest of a release ${t}: deploy again`)}function Ur(t,e=mm){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}const rw=1e3;class Pr{damage;#e;#t;#n=new da;#s=new Map;#o=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=new yy(e.blobs),this.damage=new my(e)}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(Sr.indexBytes,na))throw this.
damage.note("object_unusable",e,n),new Pt(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n,s);return{index:await(s>Nr?this.#n.
run("index",r):r()),storedAt:o}}async#r(e,n,s){const o=await this.read(e,n,s),r=Ur();try{return ka(o)?await sw(o,({hash:i,size:a})=>this.read(e,i,a),r):await Cr.
open(o,r)}catch(i){throw i instanceof Pt&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#u(e,n,0,Ct);return ka(s)?void 0:Da(s).
count}async assets(e,n){const s=await this.#u(e,n,0,Ct);if(ka(s))return(await this.index(e,n)).index.assets.detached();const o=Da(s),r=o.assets*At;return Su(o,await this.#u(
e,n,Ct,r))}async read(e,n,s){const o=this.#d(e,n),r=await this.#e.blobs.load(o,s,"any"),i=await Nu(r,n,s)?r:await this.#e.blobs.load(o,s);if(!i)return this.#l(e,
n);const{facts:a,bytes:c}=i,d=i===r||await Nu(i,n,s);if(!c||!d)throw await this.#f(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#c(
e,n);if((await this.#t.digest(En(e,n),o)??this.#l(e,n))!==n)throw await this.#f(e,n,o);const i=await this.#e.blobs.stream(En(e,n),s)??this.#l(e,n);return this.damage.
mend(e,n),i}async variants(e,n){const s=new Map;try{for(const o of mo){const r=await this.#a(ga(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#i(e,
o),o}}#i(e,n){const s=this.#e.clock.monotonic();s-this.#o<rw||(this.#o=s,this.#e.log("warn","variants_unreadable",{org:e,reason:String(n)}))}async#a(e){const n=await this.#e.
blobs.head(e),s=n&&await this.#e.blobs.read(e,{start:0,end:Os-1});return s&&Zd(s,n.size)}async readVariant(e,n,s){const o=ga(e,n,s);try{const r=await this.#e.blobs.
load(o,uy),i=r?.bytes&&ly(r.bytes);if(i&&i.length>0)return i}catch(r){this.#i(e,r);return}this.#e.log("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.
blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,n){return await this.#e.
blobs.head(this.#d(e,n))??this.#l(e,n)}#d(e,n){if(!wa(n))throw new Pt(`"${n}" is not the name of an object`);return En(e,n)}async#u(e,n,s,o){const r={start:s,end:s+
o-1};return await this.#e.blobs.read(this.#d(e,n),r)??this.#l(e,n)}#l(e,n){throw this.damage.note("object_missing",e,n),new Pt(`The object ${n} is gone`)}async#f(e,n,{
version:s}){return this.damage.note("object_damaged",e,n,s),this.#t.forget(En(e,n)),await this.#e.blobs.distrust(En(e,n),s),new Pt(`The object ${n} is damaged`)}}
async function Nu(t,e,n){return t?.bytes?.length===n&&(t.digest??await iw(t.bytes))===e}async function iw(t){if(t.length<=Nr)return(0,k.hash)("sha256",t);const e=(0,k.
createHash)("sha256"),n=Ur();for(let s=0;s<t.length;s+=Nr){e.update(t.subarray(s,s+Nr));const o=n();o&&await o}return e.digest("hex")}const aw=()=>{};var Ru=y(8474);
const cw=1e4,Lu=64*1024;class dw{#e;#t;#n;#s;bytes=0;#o;#r="";#i;constructor(e,{deployID:n,fence:s},o,r){this.#e=e,this.#t=n,this.#n=s,this.#s=r,this.#o=o+gm}write(e){
return this.#o-=Buffer.byteLength(e),this.#o<0?!1:(this.bytes+=Buffer.byteLength(e),this.#r+=e,this.#i??=this.#a(),!0)}async end(){let e=!1;const n=async()=>{await this.#i,
e||await this.#e.end(this.#t)};await(0,ee.ux)(this.#s,cw,n()),e=!0}async#a(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e,this.#n)}
this.#i=void 0}}async function uw(t,e){try{const n=await t.read(e,{from:-Lu,limit:Lu,isComplete:!0}),s=(0,Nt.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-Oe.lF.failureLogLines).map(o=>o.slice(0,Oe.lF.failureLogLine))}catch{return[]}}const lw=["stage","commit","log","pulse",
"stored","failed","detected"],Au={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},fw=100,hw=2;class Fr{#e;#t;#n;#s=0;constructor(e,n=()=>performance.
now()){this.#e=e,this.#t=n,this.#n=n()}exceeds(){return this.#s+=1,this.#s>fw+hw*(this.#t()-this.#n)/this.#e}}class pw{#e;#t;#n="waiting";#s="clone";#o;constructor(e){
this.#e=new Fr(Tm,e),this.#t=new Fr(bm,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"\
pulse":return this.#e.exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Au[this.#n]?e.text.length>=wm?void 0:this.#t.exceeds()?"it sent \
its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=
e.commit,this.#r("commit","a commit");case"stored":return this.#r("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a f\
ailure");case"detected":return this.#r("detected","what it detected")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=Au[this.#n],o=Object.hasOwn(s,e)?s[e]:
void 0;if(o===void 0)return`it sent ${n} out of order`;this.#n=o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function mw(t){return lw.some(
e=>e===t.kind)}const Ew=100,yw=300;class jr extends Error{name="WorkerCrash";ending;constructor(e){super(gw(e)),this.ending=e}}class ww{process;ready;#e;#t=new Map;#n=Promise.
withResolvers();#s=Promise.withResolvers();#o={};#r=new pw;#i=new Fr(Om);#a=new Fr(Sm);#c={files:[],odd:[]};#d=!1;#u;#l=0;#f=!1;#h=Promise.withResolvers();#g;#w=!1;#y=!1;constructor(e,n){
this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#m(s).catch(o=>this.#p(o))),e.ended.
then(s=>this.#N(s))}get alive(){return!this.#f}get stage(){return this.#u}run(e,n={}){return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.
promise}place(e){return this.#f?Promise.resolve([]):(this.#g=Promise.withResolvers(),this.#h.resolve(e),this.#g.promise)}letGo(){this.#y=!0,this.#h.resolve(null),
this.#g?.resolve([])}#p(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#m(e){const n=this.#_(e);if(n!==void 0)return this.process.kill(n);switch(e.
kind){case"ready":this.#n.resolve(e);break;case"stage":this.#u=e.stage,await this.#o.onStage?.(e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);
break;case"log":this.#o.onLog?.(e.text);break;case"ask":this.#E(e.id,e.question);break;case"release":this.#S(e.name);break;case"note":this.#e.onNote(e);break;case"\
stored":await this.#o.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(
e);break;case"pulse":break;default:(0,O.xb)(e)}}#_(e){return mw(e)?this.#r.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="\
release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a.exceeds()?"it sent too many messages about locks":void 0}async#E(e,n){if(this.#l+=1,this.#l>Ew)return this.
process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#b(n)})}catch(s){this.#p(s)}this.#l-=1}async#b(e){
switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#S(e.name),this.#t.set(e.name,n),this.#f&&this.#S(e.name),null}case"output":
return await this.#T(e),null;case"start":return this.#O(e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#O(e){
if(this.#w&&this.#g?.resolve(e),this.#y)return null;const n=await this.#h.promise;return this.#w=n!==null,n&&(this.#h=Promise.withResolvers()),n}async#T({part:e,
isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+e.odd.length===0;if(this.#d||r&&!n)return this.process.kill("it described its output in too many parts");
if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(s.length,o.length)>Td.files)return this.process.kill("its output is too large");n&&await this.#o.onOutput?.(
{files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.faults})}#S(e){this.#t.get(e)?.(),this.#t.delete(e)}#N(e){this.#f=!0,this.letGo();const n=new jr(e);this.#n.
reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#S(s)}}function gw({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended \
because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return o!==void 0?`it was ended because ${(0,Nt.Ow)(o,yw)}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function _w(t,{exitCode:e,signal:n},s,o){const r=`The process that built thi\
s deployment crashed: ${t}`;return new Rt({stage:s,code:"builder_crashed",message:r,exitCode:e,signal:n,log:o,diagnostics:[]})}class bw{#e;#t;#n=new da;#s=new Set;#o;#r;#i=!1;constructor(e){
this.#e=e,this.#t=(0,mn.uV)(e.env)}get walls(){return this.#r}close(){return this.#i=!0,[...this.#s]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:
this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.process.ended.then(()=>!this.#i&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||
(this.#o=this.start()),this.#o}start(){const e=this.#a(),n=(0,mn.ig)(e.dataDir,process.pid),s=new ww(new Bm(this.#t,n),{locks:this.#n,repositories:this.#e.repositories??
(async()=>[]),apps:this.#e.apps??(async()=>[]),onNote:({level:o,event:r,text:i})=>this.#e.log(o,r,{reason:i})});return this.#s.add(s),s.process.ended.then(()=>this.#s.
delete(s)),s.ready.then(o=>this.#c(o),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#a(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,
limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:p=[]}=this.#e;return{dataDir:(0,g.realpathSync)(e),blobs:n,
env:(0,mn.I3)(s),gitUrlTemplate:o??Fn.bD,allowLocalGit:r??!1,limits:{...Tr,...i},outputLimits:a??Td,lasting:c??!0,isolation:d==="none"?"none":"auto",cgroup:u??"\
auto",network:{want:l},networkAllow:p,known:this.#r}}#c({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#r||o)){if(this.#r={isolation:e,limiter:n,network:s},
this.#e.log("info","builds_limited",{by:nr(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.
level?"info":"warn","builds_network",{network:s.level,reason:s.reason,means:Tw[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn",
"builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"b\
uilds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const Tw={filtered:"builds reach the internet, \
and the abstract UNIX sockets of this machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, \
and the metadata service of a cloud"};var Iu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,
o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Du=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ow=1e4,Sw=5*6e4,Nw=1e4,Rw=2,Lw=6e4,
Aw=8,Iw=100;function Dw(t){return new kw(t)}class kw{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){this.#e=
e,this.#t=new bw(e)}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e,o=s?.startsWith("/")===!0;if(!vu(e)&&n!==
"required"&&!o){const i=setTimeout(()=>this.#n(),this.#e.lasting===!1?0:Iw);this.#n=()=>{this.#n=()=>{},clearTimeout(i),this.#a||this.#d()};return}const{ready:r}=this.#d();
vu(e)&&$w(e,(await r).network),n==="required"&&vw((await r).isolation),o&&Mw((await r).limiter)}#d(){if(!(0,g.existsSync)((0,M.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#y(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:o}=this.#t.take();try{return await this.#u(e,n,s).catch(r=>{if(!(r instanceof jr)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#u(
e,n,s)})}catch(r){throw r instanceof jr?await this.#_(r,s,e):r}}async#u(e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,
logs:c,clock:d}=this.#e,u=a?.logBytes??Tr.logBytes,l=new dw(c,{deployID:e.deployID,fence:n.fence},u,d),p=Iu(o,(0,Ru.addAbortListener)(r,()=>{this.#m(s)}),!1);try{
const T={...n,onOutput:async Y=>i?.(Y,r),onLog:Y=>{l.write(Y)||s.process.kill("it sent a log that is too long")},onStored:async(...Y)=>{try{const F=await n.onStored?.(
...Y);for(const H of F??[])l.write(`Warning: ${H}
`);return F??void 0}catch(F){throw F instanceof Rt&&l.write(`${F.message}
`),F}}},A=await s.run({kind:"deploy",job:e,look:i!==void 0},T);if(A.kind!=="stored")throw A.kind==="failed"?new Rt(A.facts):va();const{commit:N,release:ne}=A;return{
commit:N,release:ne,place:Y=>this.#l(s,Y),[Symbol.asyncDispose]:()=>(s.letGo(),this.#p(s,e.deployID))}}catch(_){throw await this.#p(s,e.deployID),r.reason instanceof
Yt&&l.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),_}finally{await l.end(),n.onLogged?.(l.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{Du(o)}}async#l(e,n){return await(0,ee.ux)(this.#e.
clock,Nw,e.place(n))??[]}async detect(e,n){if(this.#c>=Rw)throw ku("Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),
this.#n(),await this.#s,await this.#f({...e,deployID:`look-${(0,k.randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?ku("The repository could not be \
read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#f(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),
r=Iu(s,(0,Ru.addAbortListener)(n,()=>{this.#m(o)}),!1);try{const i=await o.run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new Rt(i.facts);if(i.kind!==
"detected")throw va();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof jr&&!n.aborted?await this.#_(i,o,e):i}finally{this.#p(o,e.deployID)}}catch(o){
s.error=o,s.hasError=!0}finally{Du(s)}}async collect(){return this.#e.lasting===!1?[]:this.#w({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?
Promise.resolve():this.#h({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.
all(this.#t.close().map(e=>this.#m(e))),await this.#o}#h(e,n,s={}){return this.#o=this.#o.then(()=>this.#w(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,
reason:String(o)})}),this.#o}#g(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#h({kind:"sweep"},"cleanup_failed")};this.#r>=Aw?e():this.#i=this.#e.clock.after(
Lw,e)}async#w(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw va();return s.collected}finally{
await this.#m(n)}}#y(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(
s)})})}async#p(e,n){const s=new AbortController;this.#e.clock.sleep(Sw,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.
process.ended;s.abort(),!this.#a&&(o!==0&&await this.#y(n),this.#e.lasting!==!1&&this.#g())}async#m(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(
()=>e.process.kill("it did not end after an abort"),Ow);await e.process.ended,clearTimeout(n)}async#_(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,
reason:e.message,words:e.ending.words.slice(-500)});const o=fn.Mb.find(i=>i===n.stage)??"clone",r=this.#E()??e.message;return _w(r,e.ending,o,await uw(this.#e.logs,
s))}#E(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,mn.nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,
means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.command}),"its user cannot read the platform's program. T\
he platform's log has the remedy"):void 0}}function ku(t){return new ke.P_("unavailable",t,{"retry-after":"10"})}const $u={private:"Install bubblewrap, passt an\
d nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install bubblewrap and nftables, or start with --build-netwo\
rk open."};function vu(t){return t!==void 0&&Object.hasOwn($u,t)}function $w(t,e){if(e.level===t)return;const n=e.level==="private"?"Builds have a private netwo\
rk":e.reason;throw $a("build-network",n,$u[t])}function vw(t){if(t.kind!=="none")return;throw $a("isolation",`Builds cannot be isolated: ${t.reason}`,"Install b\
ubblewrap, or start with --isolation auto: builds then have all rights of the platform.")}function $a(t,e,n){return new O.GQ("unsupported_runtime",e,{input:t,remedy:n})}
function Mw(t){if(t.kind==="cgroup")return;throw $a("cgroup",`Builds cannot have cgroups: ${t.reason}`,"Name a cgroup that the platform may use, or start with -\
-cgroup auto: then the platform measures builds itself.")}function va(){return new Error("The worker sent the result of another kind of job")}const Mu="GET, HEA\
D, OPTIONS";function Ma({method:t}){return t==="GET"||t==="HEAD"}function Cu(t){return t==="OPTIONS"?{status:204,headers:{allow:Mu}}:{status:405,headers:{allow:Mu,
"content-length":"0","cache-control":"no-store"}}}function Vt(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-release":n.deployID}:o;return t.method==="\
HEAD"?{status:s,headers:r}:{...e,headers:r}}function Cw(t,e,n){const s=o=>(0,D.Mr)(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof Promise?n.then(s,o=>{
throw t.site(e,500,0),o}):s(n)}function xw({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(xu):xu(e)}function xu(t){return t.take?t:{...t,headers:{
...t.headers,"x-robots-tag":"noindex"}}}const Uu={"content-length":"0","cache-control":"public, max-age=0, must-revalidate"};function Uw(t,{status:e,location:n},s){
const o=Pu(t.target.slice((0,D.XM)(t.target).length)),[,r="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...Uu,
"x-slipway-release":s.deployID}}}function Pw({target:t},e){const n=t.startsWith("/")?Pu(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...Uu}}}function Pu(t){
return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}const Fw=16*le.D6,jw=512;function Fu(t){return e=>{if(e instanceof Ke.us)throw e;return t}}class Bw{#e;#t=new Mt(
Fw);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const o=qd(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){
try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+jw,()=>this.#e.assets(e,n))}catch(s){if(s instanceof Pt)return;throw s}}}var Jt=y(2373);const Ww=(0,Jt.M)({
status:404,title:"No site here",text:"No app of this platform has this host name. Check the spelling of the address."}),ju=(0,Jt.M)({status:404,title:"Not live \
yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, then load this page again."}),Hw=(0,Jt.M)({status:410,title:"This site is\
 gone",text:"The app at this address was deleted."}),Bu=(0,Jt.M)({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go \
to its start page.</a>'}),Wu=(0,Jt.M)({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries\
 to leave the site."}),Gw=(0,Jt.M)({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long a\
ddress."}),Yw=(0,Jt.M)({status:503,title:"The storage of the platform cannot be used now",text:"This site exists, but the platform cannot read this page of it a\
t the moment. Try again in a few seconds.",againIn:5}),Kw=(0,Jt.M)({status:503,title:"Not available at the moment",text:"The platform cannot look up this site a\
t the moment. Try again in a few seconds.",againIn:5}),zw=(0,Jt.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damag\
ed and does not serve it. Deploy the site again to replace it."});class Vw{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().
catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.
all(this.#t),this.#n)throw this.#n.error}}const Jw=2e3,Ca=200,Qw=32*le.D6,Xw=1/4,qw=8,Zw=4,eg=["index.html","404.html"];function tg(t){const{clock:e,log:n}=t;let s=0;
return async o=>{if(s>=Zw)return;s+=1;const r=new AbortController,i=ng(t,o,r.signal).catch(a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,
reason:String(a)})});i.finally(()=>{s-=1}),await(0,ee.ux)(e,Jw,i),r.abort()}}async function ng(t,{subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&
t.loaded(o.release);if(!o||!r||r.deployID===n.deployID)return;const i=await t.load(o.org,n);let a=Math.min(Qw,t.cacheBytes*Xw);const c=new Vw(qw);for(const d of await sg(
r,i,s)){s.throwIfAborted();const u=i.file(d,new Sa(`/${d}`));u?.kind!=="file"||u.file.size>a||(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function sg(t,e,n){
const s=new Set([...eg,...t.mostServed(Ca)]),o=new Set([...s].filter($r).map(Hu)),r=Ur(n);for(const a of o.size>0?e.names():[]){if(o.has(Hu(a))&&s.add(a),s.size>=
2*Ca)break;const c=r();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(0,Ca)}function Hu(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,
"")}class Gu{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||!("text"in o))this.#t.push(n);else{
const r=this.#e.get(o.text);r?r.push(n):this.#e.set(o.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
o=this.#t;for(let r=0,i=0;r<s.length||i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;const d=this.#n[Math.min(
a,c)],u=d&&n(d)?Ny(d.from,e):void 0;d&&u&&(yield[d,u])}}}function Br(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=Oy(e),o=[];let r=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.length);return o.
push(n(t.slice(r))),{pieces:o,isFixed:o.every(i=>typeof i=="string")}}function xa({pieces:t},e,n,s){let o="";for(const r of t){const i=typeof r=="string"?r:og(r.
name,e,n,s-o.length);if(i===void 0||o.length+i.length>s)return;o+=i}return o}function og(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}function Yu(t){
return Buffer.from(t,"utf16le").toString("utf16le")}const Ku={headers:{},isCut:!1};class rg{#e;constructor(e){this.#e=new Gu(e.map(ig))}of(e){if(this.#e.size===
0)return Ku;const n=[...this.#e.matching(e)];return n.length===0?Ku:new ag(n).custom}}function ig({from:t,set:e,unset:n}){let s=0;const o=e.map(([r,i])=>{const a=Br(
i,t);return a.isFixed&&(s+=yo(r,i)),{name:r,value:a}});return{from:t,set:o,unset:n,fixedBytes:s}}class ag{#e=new Map;#t=Dr;#n;#s=!1;constructor(e){this.#n=Dr-e.
reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},o]of e){for(const r of s)this.#e.delete(r);for(const r of n)this.#o(r,o)}}get custom(){return{headers:Object.
fromEntries([...this.#e].map(([n,s])=>[n,Yu(s)])),isCut:this.#s}}#o({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const o=(n.isFixed?this.#t:Math.min(this.#t,
this.#n))-yo(e,""),r=o<0?void 0:xa(n,s,"encoded",o);if(r===void 0){this.#s=!0;return}this.#t-=yo(e,r),n.isFixed||(this.#n-=yo(e,r));const i=this.#e.get(e);this.#e.
set(e,i===void 0||e==="set-cookie"?r:`${i}, ${r}`)}}const cg=64,dg=8*1024,ug=4*1024;class lg{#e;forces;constructor(e){this.#e=new Gu(e.map(fg)),this.forces=e.some(
({force:n})=>n)}*of(e,n){let s=0;for(const[o,r]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!o.force&&n==="earlier")return;const i=hg(o,r,e);if(i&&(yield i),
s+=1,s===cg)return}}}function fg({from:t,to:e,status:n,force:s}){return{from:t,to:kr(n)?pg(e,t):Br(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function hg({
to:t,status:e,isForeign:n},s,o){if(kr(e)){const a=xa(t,s,"plain",ug);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const r=xa(t,s,
"encoded",dg);if(r===void 0)return;const i=n?r:r.replace(/^\/{2,}/,"/");return i===`/${o.encode(o.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function pg(t,e){
const n=t.replace(/[?#].*$/,"");try{return Br(n,e,decodeURIComponent)}catch{return Br(n,e)}}class mg{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){
const n=this.#o(e.path.slice(1));return{target:(this.#e.forces?this.#r(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??
(n?"index.html":void 0);return this.#r(e,"nothing")??(s!==void 0&&!vr(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!wu(e)&&this.#n(e);#s(e,n){
return this.has(e)?{kind:"file",name:e,status:n}:void 0}#o(e){const n=ba(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",
status:308,location:ou(n.to)}}#r(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const o=ba(s.path,this.has),r=o?.kind==="redirect"?this.#i(o.to):
o?.path;if(r!==void 0)return{kind:"file",name:r,status:s.status}}}#i(e){const n=ba(e,this.has);return n?.kind==="file"?n.path:void 0}}const Eg="public, max-age=\
0, must-revalidate",yg="public, max-age=31536000, immutable";function wg(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}class gg{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){
this.status=o,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=
Ky(n),this.variants=zy(this.#s)?new Map:void 0}get headers(){return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#o}get notModified(){const{etag:e,status:n}=this;return this.#r??={"cache-control":$r(this.#t)?yg:Eg,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#r}}function _g(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...o},variants:void 0}}const bg=64*1024,Tg=le.D6,Og=4*1024,Sg=32,Ng=5*1024,Rg=512;class Lg{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{
index:s,storedAt:o},r){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const{redirects:i,headers:a,
fallback:c}=Fy(s.rules),d=Math.min(Tg,bg+s.count*Og);this.#e=s,this.isServer=s.find(Dt.r$)!==-1;const u=l=>!(this.isServer&&zu(l))&&s.find(l)!==-1;this.#t=new mg(
new lg(i),c,u),this.#n=new rg(a),this.#s=new Mt(d),this.#o=r,this.weight=s.bytes+s.rules.length*Sg+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,
isFile:s}=this.#t.direct(e);if(this.isServer&&!s)return;const o=n&&this.#i(n,e);return s&&o&&this.#s.put(e.path,o,Ag(e.path,o)),o}missing(e,n){const s=this.#t.missing(
e,n);return s&&this.#i(s,e)}file(e,n,s=200){const o=this.#t.has(e)?this.#e.find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n.of(n);i&&!this.#r&&(this.#r=
!0,this.#o("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=new gg(this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:wg(
r),served:0}}has(e){return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.
values())o.kind==="file"&&n.set(o.name,(n.get(o.name)??0)+o.served);return[...n].sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.
count;e+=1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:Yu(e.location)}}}function zu(t){
return t===Dt.nA||t.startsWith(`${Dt.nA}/`)}function Ag(t,e){const n=4*t.length;return e.kind==="redirect"?Rg+n+2*e.location.length:Ng+n+e.customBytes}function Ig(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function Dg(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,o,r]=n;if(r!==void 0){const a=Math.min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&
Number(o)<i))return i>=e?"unsatisfiable":{start:i,end:o?Math.min(Number(o),e-1):e-1}}const kg=256,$g=256,Vu=new ws(kg);function vg(t){let e=Vu.get(t);if(!e){if(e=
Mg(t),t.length>$g)return e;Vu.set(t,e)}return e}function Mg(t){const e=new Map;for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(u=>u.
trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,
s=e.get("identity")??0,o=r=>e.get(r)??n;return mo.filter(r=>o(r)>0&&o(r)>=s).sort((r,i)=>o(i)-o(r))}const Cg=4*le.D6,xg=64*le.D6,Ug=512,Pg=[];class Fg{#e;#t;#n;#s;#o=0;constructor(e,n,s=ee.
ml){this.#e=e,this.#t=new Mt(n),this.#n=Math.min(Cg,n),this.#s=new Gg(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?(0,D.wx)(
e,"accept-encoding"):void 0,r=o===void 0?Pg:vg(o);if(r.length===0)return this.#r(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(
e,n,Qu(n,r,a),s)):this.#r(e,n,Qu(n,r,i),s)}async warm(e){this.#u(e)&&await this.#l(e)}#r(e,n,s,o){if(s.status===200){if(jg(e,s))return{status:304,headers:s.notModified};
const i=o?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?
{status:s.status,headers:s.headers,body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const o=await this.#f(n,
async()=>{const r=await this.#e.readVariant(e.org,e.file.hash,s);if(r?.length!==n.size)throw new Ju;return r}).catch(r=>{if(!(r instanceof Ju))throw r});return o?
{status:n.status,headers:n.headers,body:o}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#u(e)?await this.#l(e):await this.#h(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=(0,D.wx)(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const o=Dg((0,D.wx)(e,"range")??
"",n.size);if(o!==void 0){if(o==="unsatisfiable"){const r={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,
headers:{...n.notModified,...r}}}return this.#d(n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#u(e)?(await this.#l(e)).subarray(s,o+1):await this.#h(e,n);return{
status:206,headers:{...e.headers,"content-range":`bytes ${s}-${o}/${e.size}`,"content-length":String(o-s+1)},body:r}}#u({size:e}){return e<=this.#n&&this.#o+e<=
xg}#l(e){return this.#f(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,o=>o.length+Ug,async()=>{this.#o+=n;try{return await s()}finally{
this.#o-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Ju extends Error{}function Qu(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;
const r=t.variants?.get(s);if(r?.size===o)return r;const i=_g(t,s,o);return t.variants?.set(s,i),i}return t}function jg(t,e){const n=(0,D.wx)(t,"if-none-match");
if(n!==void 0)return Ig(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Xu=new Map,Bg=4*le.D6,Wg=768,Hg=1e3;
class Gg{#e;#t;#n=new Mt(Bg);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<
dy||s.size>ya)return Xu;this.#n.delete(e);const r=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>o?.sizes??Xu);return{
sizes:a,isWhole:a.size===mo.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>Wg+2*e.length,r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(
e)}#s({isWhole:e,version:n,at:s},o){return e?!0:n===this.#e.variantsVersion(o)&&this.#t.monotonic()-s<Hg}}function qu({sites:t,domain:e,isOwnHost:n}){const s=Vg(
e),o=Jg(e,n);return{domain:o,site(r){const i=s(r);if(i!==void 0)return t.site(i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function Yg(t,e){const n=t.
startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const Kg=1024,zg=255;function Zu(t){const e=new ws(Kg);return n=>{
if(n.length>zg)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;const o=t(n);return e.set(n,o),o}}function Vg(t){const e=`.${t.toLowerCase()}`;return Zu(
n=>{const s=el(n),o=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:void 0})}function Jg(t,e){return Zu(n=>{const s=el(
n);return(0,tt.an)(s)&&!(0,tt.UO)(s,t)&&!e(n)?s:void 0})}function el(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const Qg=64*le.D6,tl=4096,Xg=1e3;
class qg{#e;#t;#n;#s;#o;#r;#i;#a=new Mt(Qg);#c;#d;#u;#l;#f;prefetch;constructor(e){const{sites:n,objects:s,cacheBytes:o,log:r,clock:i=ee.ml,meter:a=Ln}=e;this.#e=
s,this.#t=r,this.#n=Bd(r,Xg,()=>i.monotonic()),this.#s=e.finder??qu({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#o=e.siteUrl??(c=>`http://${c}/`),this.#r=
new Fg(s,o,i),this.#c=a,this.#d=e.functions,this.#u=e.cdn,this.#l=n,this.#f=e.late,this.#i=new Bw(s),this.prefetch=tg({site:c=>n.site(c),loaded:c=>this.#E(c),load:(c,d)=>this.#b(
c,d),warm:c=>this.#r.warm(c),cacheBytes:o,clock:i,log:r})}handler=e=>{const n=this.#s.site((0,D.wx)(e,"host")??"");return n instanceof Promise?n.then(s=>this.#h(
e,s),s=>this.#L(e,s,Kw)):this.#h(e,n)};#h(e,n){return n===void 0?Vt(e,Ww):Cw(this.#c,n,this.#g(e,n,this.#y(e,n)))}#g(e,n,s){return this.#f?s instanceof Promise?
s.then(r=>this.#g(e,n,r)):s.status!==404||s.take?s:this.#f.newer(n,vr((0,D.XM)(e.target)))?.then(r=>r?this.#w(s,e,r):s)??s:s}#w({body:e},n,s){return e instanceof
Kt.Readable&&e.destroy(),this.#y(n,s)}#y(e,n){const s=!n.isDeleted&&n.release!==null;if(!Ma(e)&&!(s&&this.#d))return Cu(e.method);if(n.isDeleted)return Vt(e,Hw);
if(n.release===null)return Vt(e,ju);const o=n.settings.domains&&this.#s.domain((0,D.wx)(e,"host")??""),r=o&&Yg(o,n.settings.domains??[]);if(r)return Pw(e,this.#o(
r));try{const i=this.#E(n.release),a=i?this.#O(e,n,i):this.#m(e,n,n.release),c=this.#p(n,xw(n,a));return c instanceof Promise?c.catch(d=>this.#L(e,d)):c}catch(i){
return this.#L(e,i)}}#p(e,n){const s=this.#u;if(!s)return n;const o=r=>s.answer(e,r,this.#l.isSure!==!1);return n instanceof Promise?n.then(o):o(n)}async#m(e,n,s){
return this.#O(e,n,await this.#_(n,s))}async#_(e,n){try{return await this.#b(e.org,n)}catch(s){const o=e.kept.map(r=>this.#E(r)).find(r=>r!==void 0);if(!o||!(s instanceof
Ke.us))throw s;return this.#n("warn","edge_earlier_release",{deployID:o.deployID,live:n.deployID}),o}}#E(e){const n=this.#a.get(e.deployID);return n?.manifestHash===
e.manifestHash?n:void 0}#b(e,n){return this.#E(n)||this.#a.delete(n.deployID),this.#a.load(n.deployID,s=>s.weight,async()=>new Lg(e,n,await this.#e.index(e,n.manifestHash),
this.#t))}#O(e,n,s){if(s.isServer)return this.#S(e,n,s);if(!Ma(e))return Cu(e.method);const o=(0,D.XM)(e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)
return this.#R(e,i,s);const a=_a(o);if(a===void 0)return Vt(e,Wu);if(a.length>tl)return Vt(e,Gw);const c=new Sa(`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(
c);return this.#T(e,n,s,c,d)}#T(e,n,s,o,r){return r?this.#R(e,r,s):n.kept.length>0&&vr(o.path.slice(1))?this.#I(e,n,s,o):this.#A(e,n,s,o)}#S(e,n,s){if(!e.target.
startsWith("/"))return Vt(e,Wu);const o=_a((0,D.XM)(e.target));if(o!==void 0&&zu(o))return Vt(e,Bu,s);if(!Ma(e)||e.isUpgrade||o===void 0||o.length>tl)return this.#N(
n);const r=new Sa(`/${o}`);return this.#T(e,n,s,r,s.remembered(r.path)??s.direct(r))}#N(e){const{release:n}=e;return n===null?ju:this.#d?.answer({...e,release:n})??
(0,Pn.Ih)(new Pn.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#l.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#E(
s)??await this.#b(n.org,s)).isServer?{...n,release:s}:void 0}async#I(e,n,s,o){const r=o.path.slice(1);for(const i of await this.#i.releasesWith(n,r).catch(Fu([]))){
const a=this.#E(i)??await this.#b(n.org,i).catch(Fu(void 0)),c=a?.file(r,o);if(a&&c)return this.#R(e,c,a)}return this.#A(e,n,s,o)}#A(e,n,s,o){if(s.isServer)return(this.#f&&
$r(o.path)?this.#f.newer(n,!0):void 0)?.then(a=>a?this.#y(e,a):this.#N(n))??this.#N(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#R(e,r,s):Vt(e,
Bu,s)}#R(e,n,s){return n.kind==="redirect"?Uw(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#L(e,n,s=Yw){const o=n instanceof Ke.us;if(!o&&!(n instanceof Pt))throw n;
const r=o?"edge_unavailable":"edge_damaged";return this.#n("error",r,{requestID:e.requestID,reason:n.message}),Vt(e,o?s:zw)}}const Zg=500;class e0{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){
this.#e=e,this.#t=n}newer(e,n){const s=this.#e.readAt(e.subdomain)+Zg-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,
s):this.#r(e.subdomain))).then(i=>i&&!t0(i,e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:
this.#r(e)),o=this.#t.sleep(n,this.#s.signal).then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function t0(t,e){const{
kept:n}=e;return t.release?.deployID===e.release?.deployID&&t.kept.length===n.length&&t.kept.every(({deployID:s},o)=>s===n[o]?.deployID)}const n0=500,s0=1e3,o0=250,
r0=750,i0=5e3,Ua=-1;class nl{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=e.clock??ee.ml,this.#s=new Mt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#o+=
1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#_(n))return n.record;if(n?.record!==void 0)return this.#h(e,n.record);const{table:s}=this.#e;
return s?this.#f(s,e):this.#l(e)}again(e){const n=this.#s.get(e);return n?.record===void 0||!this.#_(n)?this.find(e):this.#E()?n.record:this.#g(e,n.record)}readAt(e){
return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){return!this.#E()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){
this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=Ua);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#w(e).catch(()=>{}))}#l(e){return this.#E()&&
this.#r.size>0?Promise.reject(new Ke.us("The state cannot be read now")):this.#w(e)}async#f(e,n){const s=await e.find(n),o=this.#s.get(n);return o&&(this.#_(o)||
o.record)?this.find(n):s?(this.#m(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.monotonic(),generation:Ua}),this.#h(n,s)):this.#l(n)}#h(e,n){if(!this.#E())
return this.#g(e,n);const s=this.#t.monotonic();return s-this.#d>=o0&&(this.#d=s,this.#g(e,n).catch(()=>{})),n}async#g(e,n){const s=()=>{const o=this.#s.get(e);
return o?o.record:n};try{const o=await(0,ee.ux)(this.#t,n0,this.#w(e).then(r=>({record:r})));return o?o.record:(this.#a=this.#t.monotonic(),s())}catch(o){if(o instanceof
Ke.us)return s();throw o}}#w(e){const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&n-s.begun.at<r0)return s.record;this.#i+=1;const o={at:n,read:this.#i},r=this.#y(
e,o);return this.#r.set(e,{begun:o,record:r}),r}async#y(e,n){const s=()=>this.#r.get(e)?.begun===n;try{const o=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,
this.#c=this.#t.monotonic();const r={record:o,read:n.read,begunAt:n.at,at:this.#c};return s()?(this.#m(e,{...r,generation:this.#o}),this.#e.table?.put(e,o),o):this.#p(
e,r)}catch(o){throw o instanceof Ke.us&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),o}finally{s()&&this.#r.delete(e)}}#p(e,n){const s=this.#s.get(e);return s&&
s.read>n.read?s.record:(this.#m(e,{...n,generation:Ua}),n.record)}#m(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#_({record:e,at:n,generation:s}){return s!==
this.#o?!1:e!==void 0||this.#t.monotonic()-n<i0||this.#E()}#E(){return this.#t.monotonic()-this.#a<s0}}const a0=16*le.D6,c0=4*le.D6,Pa=400,d0=300,u0=2;class l0 extends nl{#e;constructor(e,n,{
table:s,domains:o,clock:r}={}){super({changes:n,table:s,clock:r,bytes:a0,weightOf:f0,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#e=new nl(
{changes:n,table:o,clock:r,bytes:c0,weightOf:()=>Pa,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.find(e)}siteOfDomain(e){
const n=this.#e.find(e);return n instanceof Promise?n.then(s=>this.#t(s,e)):this.#t(n,e)}[Symbol.dispose](){super[Symbol.dispose](),this.#e[Symbol.dispose]()}#t(e,n){
const s=e===void 0?void 0:this.find(e),o=r=>r?.settings.domains?.includes(n)?r:void 0;return s instanceof Promise?s.then(o):o(s)}}function f0(t){return t?Pa+d0*
t.kept.length+u0*JSON.stringify(t.settings).length:Pa}async function h0(t,e,n){const s=[];for(const o of t){if(n?.aborted)break;try{s.push(...await o.collect())}catch(r){
if(n?.aborted)break;const{message:i,remedy:a}=(0,O.I7)(r),c={kinds:o.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}
function FR({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){const r=await n(),i={items:r.length,bytes:r.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[
0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const Qt=3e4,sl=5e3,
ol={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function rl(t){return Gt(t,"interrupted","The platform stopped wh\
ile this deployment was under way").facts}const p0=1e3;async function m0(t,e){const{references:n,node:s,clock:o,waits:r,stop:i}=t;let a=await n.hold(s);for(;!a&&
r;)await o.sleep(p0,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).then(p=>p||d.abort(new Error("another node has taken over\
 the collection")),()=>{}),l=(0,ee.fm)(sl,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}var Wr=y(8500);
const Hr=500,E0=1e4,y0=55*6e4;function w0(t){const{keeping:e,usage:n,notify:s,hooks:o,audit:r,keepAuditMs:i,clock:a}=t,c=(d,u)=>({kinds:[d],collect:async()=>[{kind:d,
items:await il(u),bytes:0}]});return[{kinds:["apps"],collect:()=>_0(t)},{kinds:["deployments","logs"],collect:()=>b0(t)},c("keys",()=>e.endKeys(Hr)),c("notifica\
tions",()=>s.prune({...lm,limit:Hr})),c("pushes",()=>o.prune({ageMs:fm,limit:Hr})),c("audit",()=>r.trim(i)),c("usage",()=>n.prune(a.now(),Hr))]}async function il(t){
let e=0;for(let n=0;n<E0;n+=1){const s=await t();if(e+=s,s===0)break;await(0,Wr.setImmediate)()}return e}const g0=20;async function _0({keeping:t,logs:e,apps:n,
keepDeletedMs:s}){await il(async()=>(await n.expire(g0,s)).length);let[o,r]=[0,0],i;for(;;){const a=await t.endingApp(r);if(!a)break;try{for(const c of a.logs)await e.
remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(o+=1),a.logs.length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,Wr.
setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}async function b0({keeping:t,logs:e,bounds:n}){const s={deployments:0,logs:0,bytes:0},
o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(l).catch(p=>{r=p,
c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&(s.deployments+=await t.
end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(o.deployments+=a.left.deployments,o.logs+=a.left.logs,o.bytes+=a.left.logBytes,i=a.app),
await(0,Wr.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:o.deployments,bytes:0}},{kind:"logs",items:s.
logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var bo=y(9692);class al extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class Bn extends Error{name="\
InvalidRequest";code;constructor(e){super(e),this.code=e}}function cl(t,e){const n=T0(e),s=O0(n.get("key"));if(t!=="put")return{key:s,value:"",ttlMs:void 0};const o=n.
get("value");if(o===void 0||dl(o,Oe.ux.valueBytes))throw new Bn("invalid_value");const r=e.length>2*o.length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{
key:s,value:r,ttlMs:S0(n.get("ttlSeconds"))}}function T0(t){if(!(0,_u.isUtf8)(t))throw new Bn("invalid_json");try{const e=(0,bo.U2)(t.toString("utf8"));if(e)return new Map(
e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof bo.sU))throw e}throw new Bn("invalid_json")}function O0(t){const e=t?.startsWith('"')?(0,bo.I)(t):void 0;
if(e===void 0||e===""||dl(e,Oe.ux.keyBytes))throw new Bn("invalid_key");return e}function S0(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(
t):0;if(e<Oe.ux.minTtlSeconds||e>Oe.ux.maxTtlSeconds)throw new Bn("invalid_ttl");return e*1e3}function dl(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(
t,"utf8")>e}function N0({tables:t,engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),p=await s.take(l);if(p===
0)return u;throw(0,ke.xd)(`The table has reached its rate limit: wait ${p} s.`,p)},i=async c=>{if(!e)throw new ke.P_("unavailable","This node does not have the \
entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof al?new ke.P_("table_not_found","The table was deleted."):d instanceof
Ke.us?new ke.P_("unavailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,u,l,p)=>o.append(p,[$(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(
async l=>l.get(await r(c,d),Fa("get",{key:u}).key)),list:(c,d,u)=>i(async l=>l.keys(await r(c,d),u)),put:(c,d,u,l)=>i(async p=>{const{key:_,value:S,ttlMs:b}=L0(
u),T=await r(c,d);if(n?.has(T))throw new ke.P_("conflict",R0);await p.put(T,_,{value:S,ttlMs:b}),await a("key.put",c,d,_,l)}),delete:(c,d,u,l)=>i(async p=>{const[
_,{key:S}]=[await r(c,d),Fa("delete",{key:u})],b=await p.get(_,S)!==void 0;await p.delete(_,S),b&&await a("key.delete",c,d,u,l)})}}const R0="The table, or all t\
ables of its organization together, store as much as they may. Delete keys: a minute later there is room again.";function L0({key:t,value:e,ttlSeconds:n}){const s=e.
trim();try{(0,bo.q$)(s)}catch(i){throw i instanceof bo.sU?new ke.P_("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy\
".`):i}const o=n.trim(),r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(o):o}};return Fa("put",r,s)}const{keyBytes:A0,valueBytes:I0,minTtlSeconds:D0,
maxTtlSeconds:k0}=Oe.ux,$0={invalid_key:`A key has 1 to ${A0} bytes.`,invalid_value:`A value has at most ${I0} bytes.`,invalid_ttl:`The time to live is ${D0} to\
 ${k0} seconds.`};function Fa(t,e,n){const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return cl(t,Buffer.from(o))}catch(r){throw r instanceof
Bn?new ke.P_("validation_failed",$0[r.code]??"The entry is not valid."):r}}const v0=15e3;function M0({usage:t,bounds:e,log:n,every:s}){let o=new Set;const r=Ot(
{everyMs:v0,async run(){o=new Set(await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>o.has(i),look:r.
run,[Symbol.asyncDispose]:r[Symbol.asyncDispose]}}var Ft=y(7080);const C0=15e3,x0=1e4;function U0({usage:t,quotas:e,clock:n,log:s}){const o=new Map,r=async(c,d)=>{
d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,u)}catch(u){s("warn","kvs_quota_not_r\
ead",{org:c,reason:String(u)})}finally{d.isRead=!0,d.reading=void 0}},i=(c,d)=>{const u=o.get(c);if(u?.start===d)return u;o.size>=x0&&o.clear();const l={start:d,
used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};return o.set(c,l),l},a=(c,d,u)=>{if(d.used<u){d.used+=1;return}const l=n.now(),{end:p}=(0,Ft.GS)(
l);return{message:(0,Ft.c9)({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,until:p}),seconds:Math.max(1,Math.ceil((p-l)/1e3))}};return{take(c){const d=e.
of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,(0,Ft.GS)(u).start);Math.abs(u-l.readAt)>=C0&&(l.reading??=r(c,l));const p=()=>a(c,l,d);return l.
isRead||!l.reading?p():l.reading.then(p)}}}const P0=3e4,ul=1e3,ll=100;function F0({engine:t,tables:e,log:n,every:s}){const o=new AbortController,r=(d,u)=>Ot({everyMs:P0,
onFailure:p=>n("warn",d,{reason:String(p)}),every:s,...u}),i=r("kvs_sweep_failed",{run:()=>fl(t,o.signal)}),c=r("kvs_drop_failed",{run:()=>j0(t,e,n,o.signal),isDue:!0,
follows:!0});return{begin(){o.signal.aborted||c.run()},async[Symbol.asyncDispose](){o.abort(),await Promise.all([i[Symbol.asyncDispose](),c[Symbol.asyncDispose]()])}}}
async function fl(t,e){let n=0;for(;;){const s=await t.sweep(ul);if(n+=s,s<ul||e?.aborted)return n}}async function j0(t,e,n,s){for(let o=0;;){const r=await e.toDrop(
{after:o,limit:ll});for(const i of r){o=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),s.aborted)return}}if(r.
length<ll||s.aborted)return}}const hl=720*6e4,B0=1e3,W0="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",H0=20,G0=1e3,Y0=8*1024*1024;class K0 extends Yd{#e;#t;constructor(e,n){
super(Y0,G0,async s=>{const o=await e.find(s);return o&&pl(o,n)}),this.#e=e,this.#t=n}byAccessKey(e){return e.length===H0?this.find(e):null}async issue(e,n,s){const o=`\
ASIA${Array.from((0,k.randomBytes)(16),d=>W0[d%32]).join("")}`,r=(0,k.randomBytes)(30).toString("base64"),i=(0,k.randomBytes)(96).toString("base64"),a=n+hl,c=this.#t.
seal(Zi(o),JSON.stringify({secret:r,sessionToken:i}));return await this.#e.issue({accessKeyID:o,environmentID:e,sealed:c,expiresAt:a},{now:n,most:B0},s),{accessKeyID:o,
secret:r,sessionToken:i,expiresAt:a}}renew(e,n){return this.#e.renew(e,n+hl)}revoke(e){return this.#e.revoke(e)}async checkKey(){const e=await this.#e.any();e&&
pl(e,this.#t)}}function pl({accessKeyID:t,environmentID:e,sealed:n,expiresAt:s},o){const r=JSON.parse(o.open(Zi(t),n));if(!(0,Xe.Gv)(r))return;const{secret:i,sessionToken:a}=r;
return{accessKeyID:t,secret:String(i),sessionToken:String(a),environmentID:e,expiresAt:s}}const z0={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,
rate_limited:429,quota_exceeded:429,internal:500,unavailable:503};var ja=y(3823);const ml="AWS4-HMAC-SHA256";function V0({date:t,region:e,service:n}){return`${t}\
/${e}/${n}/aws4_request`}function J0(t,e,n){return`${ml}
${t}
${V0(e)}
${Z0(n)}`}function Q0(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,k.createHmac)("sha256",n).update(s,
"utf8").digest();return new e_(n)}const jt=64,X0=32;class El{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const yl=new El(8192),q0=new El(256);function Z0(t){return(0,k.
hash)("sha256",yl.latin1(t))}function wl(t,e){return t.length===e.length&&(0,k.timingSafeEqual)(yl.latin1(t),q0.latin1(e))}class e_{#e;#t;constructor(e){if(e.length>
jt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${jt} are supported`);this.#e=Buffer.alloc(jt+512),this.#t=Buffer.alloc(jt+X0);for(let n=0;n<
jt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,k.hash)("sha256",this.#n(e),"binary"),jt,"latin1"),(0,k.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-jt;return e.length>n?Buffer.concat([this.#e.subarray(0,jt),Buffer.from(e,"latin1")]):this.#e.subarray(0,jt+this.#e.write(e,jt,"latin1"))}}
const t_=new RegExp(`^${ml} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),n_=1024,s_=1024,o_=32,gl=64,Ba=new ws(n_);function r_(t){const e=t.slice(-gl),n=t.slice(0,-gl),s=Ba.get(n);if(s&&i_.test(e))return{
...s,signature:e};const o=a_(t);if(o)return n.length<s_&&o.signedHeaders.length<=o_&&Ba.set(n,o),{...o,signature:e}}function jR(){return Ba.size}const i_=/^[0-9a-f]{64}$/;
function a_(t){const e=t_.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:o,service:r},signedHeaders:a}}const _l=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Wa;function c_(t){if(Wa?.text===t)return Wa.
time;const e=d_(t);return e!==void 0&&(Wa={text:t,time:e}),e}function d_(t){const e=_l.test(t)?Date.parse(t.replace(_l,"$1-$2-$3T$4:$5:$6Z")):Number.NaN;return!Number.
isNaN(e)&&To(e)===t?e:void 0}function To(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function u_(t){const e=t.target.indexOf("?"),n=e===
-1?t.target:t.target.slice(0,e),s=e===-1?"":m_(t.target.slice(e+1)),o=h_(n,t.normalizePath),r=w_(t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const l_=/^(?:\/[A-Za-z0-9_~-]+)+$/,f_=/[^A-Za-z0-9._~-]/g;function Ha(t){return t.replace(f_,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function h_(t,e){if(l_.test(t))return t;const n=t.split("/");return(e?p_(n):n).map(Ha).join("/")||"/"}function p_(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function m_(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[Ha(bl(o)),Ha(bl(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>Tl(n,o)||Tl(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function bl(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Tl(t,e){return t<e?-1:t>e?1:0}function E_(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=Ol(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function y_(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?E_(t.rawHeaders):{names:e,repeated:[],get(n){const s=(0,D.wx)(t,n);return s===void 0?void 0:Ol(s)}}}function w_(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const g_=/ {2}|\t/,__=32,b_=9;function Ol(t){let e=0,n=t.length;for(;e<n&&Sl(t,e);)e+=1;for(;n>e&&Sl(t,n-1);)n-=1;const s=t.slice(e,n);return g_.test(
s)?s.replace(/[ \t]+/g," "):s}function Sl(t,e){const n=t.charCodeAt(e);return n===__||n===b_}const Gr=5*6e4,Nl=["host","content-type"],T_=new Set([...Nl,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Oo=(t,e)=>({type:t,message:e}),Yr=t=>Oo("IncompleteSignatureExceptio\
n",t),yn=t=>Oo("InvalidSignatureException",t),Rl=Oo("UnrecognizedClientException","The security token included in the request is invalid.");function O_(t,e){const n=(0,D.
wx)(t,"authorization");if(n===void 0)return Oo("MissingAuthenticationTokenException","Missing Authentication Token");const s=r_(n);if(!s)return Yr("Authorizatio\
n header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=(0,D.wx)(t,"x-amz-date")??"",
r=c_(o);return r===void 0?Yr("Authorization header requires existence of a valid 'X-Amz-Date' header."):L_(s.scope,o)??A_(o,r,e)??{headers:y_(t),signedBy:s,time:o}}
function S_({headers:t,signedBy:e},n,s){return wl(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Oo("ExpiredTokenException","The security toke\
n included in the request is expired"):I_(t,e.signedHeaders):Rl}function N_(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,k.hash)("sha256",e,"hex"),a=n.get("x\
-amz-content-sha256");if(a!==void 0&&a!==i)return yn("The provided x-amz-content-sha256 header does not match what was computed.");const c=u_({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=k_(r,s.scope).sign(J0(o,s.scope,c));if(!wl(d,s.signature))return yn("The reque\
st signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for\
 details.")}function R_(t){return"message"in t}function L_(t,e){if(t.region!==Oe.aT)return yn(`Credential should be scoped to a valid region: '${Oe.aT}'.`);if(t.
service!==Oe.jL)return yn(`Credential should be scoped to correct service: '${Oe.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return yn(`Da\
te in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function A_(t,e,n){if(e<n-Gr){const s=To(
n-Gr);return yn(`Signature expired: ${t} is now earlier than ${s} (${To(n)} - 5 min.)`)}if(e>n+Gr){const s=To(n+Gr);return yn(`Signature not yet current: ${t} i\
s still later than ${s} (${To(n)} + 5 min.)`)}}function I_(t,e){const n=t.repeated.find(r=>T_.has(r));if(n!==void 0)return Yr(`The header '${n}' may be sent onl\
y once.`);for(const r of t.names)if(D_(r)&&!e.includes(r))return Ll(r);const s=Nl.find(r=>!e.includes(r));if(s!==void 0)return Ll(s);const o=e.find(r=>t.get(r)===
void 0);if(o!==void 0)return Yr(`The signed header '${o}' was not sent.`)}function D_(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Ll(t){
return yn(`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}const Al=new WeakMap;function k_(t,e){const n=Al.get(t);if(n?.date===e.date)return n.key;
const s=Q0(t.secret,e);return Al.set(t,{date:e.date,key:s}),s}const Ns={"content-type":"application/json","cache-control":"no-store"},$_={status:200,headers:Ns,
body:'{"ok":true}'},v_={status:200,headers:Ns,body:'{"deleted":true}'},Il={status:200,headers:Ns,body:'{"found":false,"expiresAt":null}'},M_=new Map([[ja.Y2.put,
"put"],[ja.Y2.get,"get"],[ja.Y2.delete,"delete"]]),C_=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,x_=/^Bearer +([!-~]+)$/i;function U_(t){const{clock:e,
log:n}=t,s=Bd(n,P_,()=>e.now()),o={...t,logAway:s};return r=>F_(r,o)}const P_=1e3;async function F_(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,quota:a,
meter:c,clock:d}=e;let u=l=>l;try{const l=O_(t,d.now());if(R_(l))return Kr(l);const p=await n.byAccessKey(l.signedBy.accessKeyID);if(!p)return Kr(Rl);const _=S_(
l,p,d.now());if(_)return Kr(_);const S=await t.body(Oe.ux.bodyBytes),b=N_(t,S,l,p);if(b)return Kr(b);if(!(0,D.wx)(t,"x-kvs-authorization"))return yt("missing_to\
ken");const T=await s.byToken(Dl(t));if(!T)return yt("invalid_token");if(T.environmentID!==p.environmentID)return yt("inactive_binding");if(!T.supported)return yt(
"unsupported_app_type");const A=await a.take(T.windows,S.length),N=W_(t);if(u=G=>j_(c,T,N,S,G),A>0)return u(yt("rate_limited",{"retry-after":String(A)}));const ne=await i.
take(T.scope.org);if(ne)return u(Y_(ne));if(typeof N!="string")return u(N);const{key:Y,value:F,ttlMs:H}=cl(N,S);switch(N){case"put":return r.has(T.keyspace)?u(yt(
"table_full")):(await o.put(T.keyspace,Y,{value:F,ttlMs:H}),u($_));case"delete":return await o.delete(T.keyspace,Y),u(v_);case"get":return u(H_(await o.get(T.keyspace,
Y)))}}catch(l){return u(G_(l,t,e))}}function Dl(t){return x_.exec((0,D.wx)(t,"x-kvs-authorization")??"")?.[1]??""}function j_(t,e,n,s,o){const r=typeof n=="stri\
ng"?n:"other",i=typeof o.body=="string"?Buffer.byteLength(o.body):0;return t.kvs(e,r,B_(o),s.length,i),o}function B_(t){if(t===Il)return"missed";const{status:e}=t;
return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function W_(t){const e=M_.get((0,D.XM)(t.target));if(!e)return yt("not_found");if(t.method!=="POS\
T")return yt("method_not_allowed",{allow:"POST"});const n=(0,D.wx)(t,"content-encoding")??"identity";return!C_.test((0,D.wx)(t,"content-type")??"")||n!=="identi\
ty"?yt("unsupported_media_type"):e}function H_(t){if(!t)return Il;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,
headers:Ns,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function G_(t,e,{tables:n,log:s,logAway:o}){if(t instanceof Bn)return yt(t.code);if(t instanceof
D.KQ)return yt("body_too_large");if(t instanceof D.GW)return yt("invalid_json");if(t instanceof al)return n.forgetToken(Dl(e)),yt("invalid_token");const r=t instanceof
Error&&t.cause instanceof Error?t.cause:t,i={requestID:e.requestID,path:(0,D.XM)(e.target),reason:(0,O.bD)(r)};return t instanceof Ke.us?(o("error","kvs_unavail\
able",i),yt("unavailable",{"retry-after":"1"})):(s("error","kvs_failed",i),yt("internal"))}function yt(t,e={}){return{status:z0[t],headers:{...Ns,...e},body:`{"\
error":"${t}"}`}}function Y_({message:t,seconds:e}){const{status:n,headers:s}=yt("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.
stringify({error:"quota_exceeded",message:t})}}function Kr({type:t,message:e}){return{status:403,headers:{...Ns,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}
const K_={of:()=>{}},z_=t=>(0,ke.u)(new ke.P_("unavailable","This node does not have the data of the key-value store."),t);async function V_(t){const{engine:e,clock:n,
log:s,quota:o,meter:r=Ln}=t,i=pd(t.keyring),a={...ha,...t.quotas},c=new KE(t.tables,i,a),d=new K0(t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.
subscribe(T=>{switch(T.kind){case"table":return c.forget(T.tokenHash);case"role":return d.forget(T.accessKeyID);case"unknown":return c.forgetAll(),d.forgetAll();case"\
site":case"domain":case"coming":case"jobs":case"ended":return;default:(0,O.xb)(T)}}),l=e&&M0({...t,bounds:a}),{ofOrganizations:p=K_}=t,_=U0({...t,quotas:p}),S=e&&
F0({...t,engine:e}),b=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),await S?.[Symbol.asyncDispose]()};return{handler:e&&l?U_({roles:d,tables:c,
engine:e,full:l,monthly:_,quota:o,meter:r,clock:n,log:s}):z_,createTable:(T,A,N)=>c.create(T,A,n.now(),N),listTables:T=>c.list(T),async deleteTable(T,A,N){await c.
remove(T,A,N),S?.begin()},entries:N0({tables:c,engine:e,full:l,quota:o,audit:t.audit}),...NE({tables:c,roles:d,clock:n,log:s,every:t.every}),sweep:async()=>e?fl(
e):0,close:b,[Symbol.asyncDispose]:b}}const J_=500,Ga=500;async function Q_(t){return new X_(t).run()}class X_{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){const{
blobs:n,clock:s=ee.ml,log:o=ho,signal:r}=e;this.#e=e,this.#t=o,this.#n=new Pr({blobs:n,clock:s,log:o}),this.#s=Ur(r)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(Sd);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,J_);for(const o of s)await this.#h(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.
end(o),n=Math.max(n,...o.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(const{
hash:i}of o.files())r.add(i);await this.#h(),await this.#e.references.add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof
Ke.us)throw o;this.#o.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){
const o=await n.waiting(s,Ga);for(const[r,i]of Map.groupBy(o,a=>a.org))await this.#l(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<Ga)return}}async#u(e,n){const{
blobs:s,references:o}=this.#e,r=new Map;let i=0;const a=async()=>{for(const[c,d]of r){const u=await o.unused(c,[...d]);u.length!==0&&(await o.remember(c,u),await this.#l(
c,u,n))}r.clear(),i=0};for await(const{key:c}of s.list("",e)){await this.#h();const[d=""]=c.split("/",1);if(!Oe.cS.test(d))continue;const u=eu(c)??tu(c);if(u===
void 0){this.#o.has(d)||await s.deleteUnused(c,n);continue}const l=r.get(d)??new Set;r.set(d,l.add(u)),i+=1,i===Ga&&await a()}await a()}async#l(e,n,s){if(this.#o.
has(e))return;const o=[];for(const r of n)await this.#h(),await this.#f(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#f(e,n,s){const{
blobs:o}=this.#e,r=En(e,n),i=await o.head(r);if(i){if(!await o.deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of mo){const d=ga(e,n,
c);await o.head(d)&&!await o.deleteUnused(d,s)&&(a=!1)}return a}async#h(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const kl=2e3,q_=(0,k.randomBytes)(
64*1024),Z_="trial-write",eb={canBuild:"disk_hangs"},tb={statfs:t=>(0,Je.statfs)(t),tryToWrite:sb};class BR{#e;#t;#n;#s=new Set;#o;#r=0;#i="yes";#a=!1;constructor(e,n,s={}){
this.#e=e,this.#t=n,this.#n={...tb,...s}}get canBuild(){return this.#a?"stops":this.#i}async look(){const n=(this.#o&&this.#t.monotonic()-this.#r>=kl?void 0:await within(
this.#t,kl,this.#c()))??eb;return this.#d(()=>{this.#i=n.canBuild}),n}#c(){return this.#o?this.#o:(this.#r=this.#t.monotonic(),this.#o=nb(this.#e,this.#n).finally(
()=>{this.#o=void 0}),this.#o)}stop(){this.#d(()=>{this.#a=!0})}subscribe(e){return this.#s.add(e),{[Symbol.dispose]:()=>{this.#s.delete(e)}}}#d(e){const n=this.
canBuild;if(e(),this.canBuild!==n)for(const s of this.#s)s()}}async function nb(t,e){let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,
bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*i,n<reserveOf(r*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){
return s(isDiskFull(o)?"disk_full":"disk_unwritable",systemCode(o)??String(o))}}async function sb(t){const e=(0,M.join)(t,Z_);await(0,Je.rm)(e,{force:!0});try{await(0,Je.
writeFile)(e,q_,{flag:"wx",mode:384,flush:!0})}finally{await(0,Je.rm)(e,{force:!0})}}const ob=10;function rb({node:t,ability:e,nodes:n,log:s}){let o=!1;return async()=>{
const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=o;if(o=c.length>0,o&&!d){const u=c.slice(0,ob).join("\
, ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,code:a,nodes:u,means:ib})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"room":"no_ot\
her_node",freeBytes:i}),!o}}const ib="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while an\
other one can build",Ya=36e5,ab=2*Ya;function cb(t,e,n){const s=new Map;let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();try{for(const{
kind:u,items:l,bytes:p,left:_}of await t(d)){const S=s.get(u);s.set(u,{kind:u,ended:(S?.ended??0)+l,left:_??S?.left}),l>0&&n("info","collected",{kind:u,items:l,
bytes:p})}}catch(u){const{message:l,remedy:p}=(0,O.I7)(u);n("error","collection_failed",{message:l,...p!==void 0&&{remedy:p}})}finally{o=void 0}},c=(d=!1)=>(o??=
a(d),o);return{figures:()=>[...s.values()],async collect(){await o,await c(!0)},whenIdle(){e.monotonic()-r>=Ya&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=ab&&
c()},async[Symbol.asyncDispose](){await o}}}var So=y(7356);class Ka extends Error{name="StageError";stage;aborted;constructor(e,n,s){super((0,O.bD)(s),{cause:s}),
this.stage=e,this.aborted=n}}function db(t){const{stage:e,aborted:n,cause:s}=t instanceof Ka?t:{stage:"build",aborted:!1,cause:t};if(n)return rl(e);if(s instanceof
Rt)return s.facts;if((0,O.b$)(s)||s instanceof Ke.us&&s.isFull)return Gt(e,"disk_full","The disk of the platform is full").facts;const o=s instanceof Ke.us?"its\
 state cannot be read or written now":(0,O.bD)(s);return Gt(e,qo[e],`The platform itself failed at the stage "${e}": ${o}`).facts}const ub="<data>";function lb(t,e){
const n=o=>o.replaceAll(e,ub),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(o=>({
...o,message:n(o.message)}))}}var fb=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hb=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const pb=Qt-1e4,mb=1e3;class Eb extends Error{name="\
LeaseLost"}class yb{ended;#e;#t;#n;#s=new AbortController;#o=Promise.withResolvers();#r;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,o){this.#e=e,this.#t=
n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.signal]),this.#u={monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#m(
o)}get app(){return this.#e.job.app}get deployID(){return this.#e.deployID}get#f(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,
n=e.monotonic(),{monotonic:s,wall:o}=this.#u;s>this.#d&&n>s&&n-this.#d>=pb&&this.#i==="building"&&this.#g("it could not be renewed"),!this.#f&&(Math.max(n-s,e.now()-
o)>=sl&&(this.#l??=this.#h(n)),await Promise.race([this.#l,this.#o.promise]))}async check(){await Promise.race([this.#l,this.#o.promise]),!this.#f&&(this.#l??=this.#h(
this.#t.clock.monotonic()),await Promise.race([this.#l,this.#o.promise]))}async#h(e){const{jobs:n,log:s,clock:o}=this.#t;this.#u={monotonic:e,wall:o.now()};try{
await n.renew(this.#e)?this.#d=e:this.#i==="building"&&await this.#w()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,O.bD)(r)})}finally{
this.#l=void 0}}#g(e){if(this.#f)return;this.#i="lost";const n=()=>new Eb(`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof Yt?e:n()),this.#o.
resolve()}async#w(){const e=await this.#t.jobs.endOf(this.#e).catch(()=>{});this.#g(e==="cancelled"?new Yt:"another node has ended it")}async#y(e){this.#s.signal.
throwIfAborted(),await e()||await this.#w(),this.#s.signal.throwIfAborted()}#p(e){return this.#y(()=>(0,Ke.R6)(e,this.#t.clock,this.#r))}async#m(e){const{log:n,
clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,i=s.now();o?.(r);let a="succeeded";try{await e,await this.#_()}catch(c){const d=lb(db(c),this.#t.dataDir);a=d.code,
c instanceof Ka&&c.cause instanceof Ke.us&&n("error","deployment_not_stored",{deployID:r,stage:c.stage,cause:c.message}),await this.#T(d)}if(this.#s.signal.reason instanceof
Yt)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?(0,O.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not\
_ended",{deployID:r,reason:c})}o?.(r),n("info","deployment_ended",{deployID:r,ending:a,ms:s.now()-i})}async#_(){const{jobs:e,builder:n,onLive:s,onComing:o,activate:r}=this.#t,
i=this.#e,{job:a}=i,c=this.#r;try{const d={stack:[],error:void 0,hasError:!1};try{const u=fb(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#E(l),onCommit:(l,p)=>this.#p(
()=>e.recordCommit(i,l,p)),onStored:(...l)=>this.#b(...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await o?.(a.app,{deployID:a.deployID,manifestHash:u.release.
manifestHash}),await this.#E("activate"),await r?.({job:a,release:u.release,signal:c}).catch(l=>wb(l,u)),c.throwIfAborted(),await this.#O({job:a,release:u.release,
signal:c}),s?.(a.app,u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=hb(d);u&&await u}}catch(d){throw new Ka(this.#a,this.#n.aborted,d)}}async#E(e){
const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#p(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#b(...[
e,n,s=[],o]){const{jobs:r,quotas:i}=this.#t,{job:a}=this.#e,{org:c}=a.app,d=(0,Oe.Rm)(a.type)?a.type:a.detectsType?o:void 0,u=i?.of(c,"disk"),l=u===void 0?void 0:
{org:c,bytes:u},p=b=>this.#p(()=>r.recordRelease(this.#e,e,n,b,d,l)).catch(gb);await p(s);const _=await i?.near(c).catch(_b)??[];if(_.length===0)return[];const S=_.
map(({message:b})=>({code:"quota_near",file:null,line:null,message:b}));return await p([...S,...s].slice(0,fo.iq)),_.map(({message:b})=>b)}async#O(e){const{jobs:n,
onSwitched:s}=this.#t,{manifestHash:o}=e.release,r=this.#e;this.#i="recording",s&&await this.#p(()=>n.goLive(r,o));const i=await s?.(e);await this.#p(async a=>{
const c={kind:"live",manifestHash:o,logBytes:this.#c,...i&&{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#T(e){
const{jobs:n,log:s,clock:o}=this.#t,r={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#f;){this.#i="recording";try{await this.#y(()=>n.finish(this.#e,
r)),this.#i="ended"}catch(a){if(this.#f)return;const c={deployID:this.#e.deployID,cause:(0,O.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)
return;await o.sleep(mb,this.#n).catch(()=>{})}}}}async function wb(t,{place:e}){if(!(t instanceof Rt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:
new Rt({...t.facts,diagnostics:n})}function gb(t){throw t instanceof So.z?Gt("sync","disk_quota",(0,Ft.c9)(t.over)):t}function _b(t){if(t instanceof Ke.us)return[];
throw t}const bb=1e3;class Tb{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){this.#e=e,this.#t=e.every??ee.fm,this.#n=
e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(o=>{(o.kind===
"jobs"||o.kind==="unknown")&&this.#h();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&r.check()});this.#r.push(()=>s[Symbol.
dispose](),this.#t(Qt,()=>this.#h())),this.#h(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#r.splice(0))e();this.#s.abort(new Error(
"the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#m(!1),this.#f()}async idle(){if(this.#s.signal.aborted)return this.stop();
const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#h(),await e}#f(){for(const e of this.#i.splice(0))e()}[Symbol.asyncDispose](){return this.
stop()}#h(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#g())}async#g(){for(;this.#d;){this.#d=!1;try{await this.#w(),this.#u&&this.#e.log("info","queue_\
resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:(0,O.bD)(e)}),this.#u=!0,this.#m(!0)}}this.#c=void 0}async#w(){const{jobs:e,log:n,
onChange:s}=this.#e;if(await this.#_(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#y&&(await this.#e.
mayClaim?.()??!0);for(;o&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;this.#p(i)}const r=this.#o.size>0||await e.isBusy();this.#m(r&&this.#l||this.#o.
size>0),r||this.#f()}get#y(){return this.#l&&this.#o.size<this.#n}#p(e){const n=[...this.#o].find(o=>Ob(o.app,e.job.app)),s=new yb(e,this.#e,this.#s.signal,n?.ended);
this.#o.add(s),this.#m(!0),s.ended.then(()=>{this.#o.delete(s),this.#h()})}#m(e){e||this.#a?.();const n=()=>this.#t(bb,()=>{this.#_(),this.#h()});this.#a=e?this.#a??
n():void 0}async#_(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function Ob(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const $l=6e4;
function Sb({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=(0,Ft.GS)(s.now()),[u,l]=[o(a),await n.
used(a,d.start,c)],p=c.map(_=>({name:_,used:Nb(_,l[_]??0),quota:u[_]??null}));return{org:a,month:d,quotas:p}};return{of:r,appBounds:a=>({apps:r(a,"apps"),disk:r(
a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a("*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){
const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=(0,Ft.GS)(s.now());return{ms:c*$l,since:d,until:u}},read:a=>i(a,Ft.A3),async near(a){
const c=Ft.A3.filter(l=>l!=="buildsAtOnce"&&r(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);return d.flatMap(l=>{const{quota:p}=l;return p===null||!(0,Ft.HQ)(l)?
[]:[{...l,quota:p,month:u,message:(0,Ft.yS)(a,l,u)}]})}}}function Nb(t,e){return t==="buildMinutesPerMonth"?e/$l:e}function Rb(t,e){const{stores:n,organizationApps:s,
organizationBuilds:o,clock:r}=t,i=Sb({policy:e,defaults:{apps:s,buildsAtOnce:o},usage:n.usage,clock:r});return{...t,stores:Lb(n,i),quotas:i}}function Lb(t,e){const{
apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(o,r,i)=>n.create({...o,bounds:e.appBounds(o.key.org)},r,i),restore:(o,r)=>n.restore(
o,r,e.appBounds(o.org))},deployments:{...s,create:(o,r,i,a)=>s.create(o,r,i,a,e.timeBound(o.org)),redeploy:(o,r,i,a)=>s.redeploy(o,r,i,a,e.timeBound(o.org))}}}}
function Ab(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}async function Ib(t,e,n,s){const{stack:o}=t,i=_t(t,"kvs")||_t(t,"control")?o.use(await vl(t)):
void 0;n.useKvs(i?async()=>i:jd(()=>vl(t),o));const a=_t(t,"build")?vb(t,e,n,s):void 0;return{edge:e,kvs:i,build:a}}function Db(t,{functions:e},n){const{stores:s,
clock:o,log:r,shared:i,edgeCacheBytes:a,sitesDomain:c,siteUrl:d,meter:u,stack:l}=t,p={table:i?.sites,domains:i?.domains},_=l.use(new l0(s.state.releases,s.changes,
{...p,clock:o})),S=qu({sites:_,domain:c,isOwnHost:xn(t)}),b=new Pr({blobs:s.blobs,clock:o,log:r}),T=i&&l.use(new e0(_,o)),A=new qg({sites:_,late:T,finder:S,siteUrl:d,
objects:b,cacheBytes:a,log:r,meter:u,functions:e,cdn:n}),{handler:N,prefetch:ne}=A,Y=H=>A.serverSite(H),F=s.changes.subscribe(H=>{H.kind==="coming"&&ne(H),H.kind===
"site"&&e.changed(H.subdomain,()=>Y(H.subdomain)),H.kind==="unknown"&&e.changedAll(Y)});return l.use(F),{handler:N,prefetch:ne,serverSite:Y,sites:_,finder:S,objects:b}}
const kb=500;async function $b({clock:t,stores:e},n,s,o){const r=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.subdomain,
release:o}),t.sleep(kb)])}function vl(t){const{stores:e,kvsQuotas:n,quotas:s}=t,o=_t(t,"kvs")?e.kvs:void 0;return V_({...t,...e,engine:o,quotas:n,ofOrganizations:s})}
function vb(t,e,n,s){const{clock:o,log:r,stores:i,node:a,shared:c,stack:d}=t,u=Cb(t),l=Ab(i.jobs,t.quotas),{references:p,changes:_}=i,S=c?.blobs??i.blobs,b=async(De,Le)=>{
if(!(await i.usage.claimTurn("collect",y0)||De))return[];await c?.checkPlace();const $e={keepAuditMs:t.keepAuditDays*Ml,bounds:xl(t)},ve=w0({...t,...i,...$e,apps:i.
state.apps}),Ye=async()=>{const{objects:Qe,bytes:ot}=await Q_({blobs:S,references:p,signal:Le,clock:o,log:r});return[{kind:"objects",items:Qe,bytes:ot}]},at=t.lasting?
[{kinds:["objects"],collect:Ye}]:[];return h0([...ve,...at],r,Le)},T=new AbortController,A=async De=>{const Le={references:p,node:a,clock:o,waits:De,stop:T.signal},
[$e]=await Promise.allSettled([m0(Le,Ye=>b(De,Ye))]),ve=await u.collect();if($e.status==="fulfilled")return[...$e.value??[],...ve];if(!T.signal.aborted)throw $e.
reason;return ve},N=d.use(cb(A,o,r));d.defer(()=>T.abort(new Error("the platform stops"))),d.use(u);const ne=()=>{l.isBusy().then(De=>De?N.whenBusy():N.whenIdle(),
()=>{})};d.defer((0,ee.fm)(Ya,ne));const Y=async({org:De},{manifestHash:Le})=>{await u.prepareVariants(De,Le),e?.objects.variantsChanged(De)},F=Mb(t.builder??u,
t.policy),H=c&&((De,Le)=>$b(t,e,De,Le)),G=e?.objects??new Pr({blobs:i.blobs,clock:o,log:r}),q=Hp(t),ae=async De=>{await n.tryInstance(De,G),await q?.activate(De.
job.app,De.signal),await s?.activate(De)},{ability:X,store:Re}=c?.nodes??{},Fe=X&&Re&&rb({node:a,ability:X,nodes:Re,log:r}),Be=d.use(new Tb({...t,jobs:l,changes:_,
builder:F,dataDir:(0,g.realpathSync)(t.nodeDir),onChange:ne,onComing:H,activate:ae,onSwitched:s&&(De=>s.switched(De)),mayClaim:Fe,onLive:(De,Le)=>{Y(De,Le)}}));
return{housekeeping:N,queue:Be,dispatch:u,records:q}}function Mb(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.
org)},s)}}const Ml=864e5,Cl=500;function xl({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*Ml,logBytes:pm}}function Cb(t){const{stores:e,nodeDir:n,buildLimits:s}=t,
{logs:o,blobsAt:r}=e;return Dw({...t,repositories:c=>e.keeping.repositories(c,Cl),apps:async c=>{const[d="",u="",l=""]=c.split("/");return(await e.keeping.apps(
c===""?void 0:{org:d,project:u,appID:l},Cl)).map(_=>`${_.org}/${_.project}/${_.appID}`)},dataDir:n,blobs:r,limits:s,logs:o})}function xb(t,e){const n=t.indexOf(
":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Ul&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==Ul?!1:t.startsWith(e,o)||t.slice(o,s).toLowerCase()===
e}const Ul=46,Pl=300;function Ub(t){const e=zr("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??zr("kvs")],["/identity","identity",t.identity??
e],["/console","console",za(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Rs("/backup",
t.backup??e)],["/healthz","platform",Rs("/healthz",Ls(t.healthz))],["/readyz","platform",Rs("/readyz",Ls(t.readyz))],["/tls-allowed","platform",Rs("/tls-allowed",
Ls(t.tlsAllowed??zr("edge")))],["/openapi.json","platform",Rs("/openapi.json",Ls(t.openApi))],["/metrics","platform",Rs("/metrics",za(Ls(t.metrics),t.isOwnHost))]]}
function zr(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>(0,ke.u)(new ke.P_(
"unavailable",e),n)}function Rs(t,e){return n=>((0,D.XM)(n.target)===t?e:Va)(n)}function za(t,e){return n=>{const s=(0,D.wx)(n,"host");if(e(s))return t(n);const r=`\
This page is not for the Host ${JSON.stringify((s??"").slice(0,Pl))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return(0,D.
Yf)(421,{error:{code:"misdirected_request",message:r,requestID:n.requestID}})}}function Ls(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return(0,ke.u)(new ke.P_("method_not_allowed",s,{allow:n}),e)}}function Fl(t){const e=Ub(t),n=za(
Ls(t.index),t.isOwnHost),{sitesDomain:s,edge:o=zr("edge"),isCustomHost:r,observe:i}=t,a=d=>{const u=(0,D.XM)(d.target);if(u==="/")return["platform",n];for(const[
l,p,_]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[p,_];return["platform",Va]},c=(d,u,l)=>{const p=performance.now(),_=b=>(0,D.Mr)(
b,({status:T})=>i(d,l,T,p)),S=u(l);return S instanceof Promise?S.then(_,b=>{const T=b instanceof D.GW;if(i(d,l,T?400:500,p),!T)throw b;return(0,ke.u)(new ke.P_(
"invalid_request","The body broke off."),l)}):_(S)};return d=>{const u=d.headers.host;if(typeof u=="string"&&xb(u,s))return c("edge",o,d);const l=typeof u=="str\
ing"&&r?.(u);if(l===!0)return c("edge",o,d);const[p,_]=a(d);return l instanceof Promise?l.then(S=>S?c("edge",o,d):c(p,_,d),S=>{if(!(S instanceof Ke.us))throw S;
return _===n||_===Va?c("edge",o,d):c(p,_,d)}):c(p,_,d)}}const Va=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=(0,D.
XM)(n).slice(0,Pl),o=n.startsWith("/")?new ke.P_("not_found",`Nothing is at ${s}`):new ke.P_("invalid_request",`The request target is neither a path nor an http\
 URL: ${s}`);return(0,ke.u)(o,t)};function Pb(t,e,n){const{edge:s,kvs:o,control:r,backup:i}=n;return Fl({...jl(t,s,e),kvs:_t(t,"kvs")?o?.handler:void 0,...r&&o?
Hb(t,{...n,...r,kvs:o}):Fb,hooks:r&&Bb(r.hooks.handler),backup:r&&i})}const Fb={control:void 0,identity:void 0,operator:void 0,console:void 0};function jb(t,e,n){
const s=r=>_t(t,r)?ze:void 0,o=s("control");return Fl({...jl(t,n,e),kvs:s("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,backup:o})}function jl(t,e,{readiness:n,
metrics:s}){const{log:o,stores:r,shared:i,sitesDomain:a,baseUrl:c}=t;return{sitesDomain:a,isOwnHost:xn(t),edge:e?.handler,isCustomHost:e&&Wb(e.finder),healthz:Ii(
{check:i?void 0:r.check,damage:e?.objects.damage}),readyz:n.handler,metrics:s.handler,tlsAllowed:e&&iy({...e,ownName:new URL(c).hostname}),index:zb(t,Xd(t)),openApi:Kb(
c),observe:Vb(s.count,o)}}function Bb(t){return async e=>{try{return await t(e)}catch(n){const s=(0,rr.Z)(n);if(!s)throw n;return(0,ke.u)(s,e)}}}function Wb({domain:t,
site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}function Hb(t,e){const{stores:n,policy:s,clock:o,
log:r,allowLocalGit:i,baseUrl:a,consoleUrl:c,siteUrl:d,keepDeletedMs:u}=t,{gate:l,issuer:p,signInKey:_,build:S,cdn:b,cdnSteps:T}=e,A=new URL(a).hostname,N={...t,
ownName:A,mayUseDomain:s.mayUseDomain},{state:ne,logs:Y,sessions:F}=n,H=new Pr({blobs:n.blobs,clock:o,log:r}),G={...t,...n,...e,members:ay(s,n),operations:(0,oy.
Ps)({state:ne,logs:Y,keepDeletedMs:u,rolledBack:T?.rolledBack}),hosts:Gp(t,b),changes:(0,sy.F)({state:ne,allowLocalGit:i,domains:N})},q=pn(async()=>{const{createControlPlane:X}=await Promise.
resolve().then(y.bind(y,2769));return X(l,{state:ne,allowLocalGit:i,siteUrl:d,domains:N})}),ae=pn(async()=>{const{createOperator:X}=await Promise.resolve().then(
y.bind(y,7352));return X(l,{...G,organizationsOf:l.organizationsOf,roleOf:l.roleOf,listNodes:e.nodes.list,consoleLink:Re=>ny(Re,{sessions:F,consoleUrl:c,clock:o})})});
return t.stack.defer(o.after(Gb,()=>{Promise.allSettled([q(),ae()])})),{control:Qa(q),identity:p.handler,operator:Qa(ae),console:Yb({...G,...l,compare:cy(H),start:aw(
H),kept:{...xl(t),caches:Or.caches,mirrors:Or.mirrors},trusts:X=>X===t.issuer?s.localIssuer:s.issuers.some(({issuer:Re})=>Re===X),signIn:{...t,key:_},detect:S&&
((X,Re)=>S.dispatch.detect(X,Re)),tablePerMinute:t.kvsQuotas.tablePerMinute})}}function Ja({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,
consoleUrl:n,issuer:s}}const Gb=1e3;function Qa(t){return async e=>(await t())(e)}function Yb({signIn:t,...e}){return Qa(pn(async()=>{const[{createConsole:n},{createOidcSignIn:s}]=await Promise.
all([Promise.resolve().then(y.bind(y,4406)),Promise.resolve().then(y.bind(y,4083))]);return n({...e,oidc:s(t)})}))}function Kb(t){return async()=>(0,D.Yf)(200,(await Promise.
resolve().then(y.bind(y,1487))).openApi(t))}function zb(t,e){const n={service:"slipway",...Ja(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openap\
i.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:ry(e.target)}};return()=>(0,D.Yf)(200,n)}function Vb(t,e){return(n,s,o,r)=>{if(t(n,o),n!=="control"&&n!==
"identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:o,requestID:a,ms:Math.
round(performance.now()-r)})}}const Jb="run.json",Bl="node.json";function WR(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.
isArray(n)||!n.every(o=>typeof o=="string")||!As(s)))return{roles:n,baseUrl:s}}function HR(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,baseUrl:s,
kvsUrl:o,consoleUrl:r,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!As(s)||!As(o)||
!As(r)||!As(i)||!As(a)))return{pid:n,baseUrl:s,kvsUrl:o,consoleUrl:r,issuer:i,requestUrl:a,requestToken:c}}function As(t){return typeof t=="string"&&/^https?:/.
test(t)&&URL.canParse(t)}function Qb(t,e){return(0,g.rmSync)((0,M.join)(t,Bl),{force:!0}),Wl((0,M.join)(t,Jb),e)}function Xb(t,e){return Wl((0,M.join)(t,Bl),e)}
function Wl(t,e){return(0,g.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,g.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,g.rmSync)(t,{force:!0})}}function qb(t,e){const n=io.includes(e.host)?"127.0.0.1":e.host,s=tT(
e.publicUrl??gt(n,t)),o=eT(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const Zb=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function eT(t,e){const n=(s,o)=>new O.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!Zb.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function tT(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new O.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var nT=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},sT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function oT(t){const e={stack:[],error:void 0,hasError:!1};try{const n=nT(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=zE(t),{log:r,nodeDir:i}=o,a=n.use(Ys({dir:i,env:o.env,log:r})),{policy:c}=a,d=Rb(o,c),u=await rt(d);n.defer(()=>u.
close());const l=qb(u.port,d);let p;const _=()=>p?.dispatch.walls;let S,b;const T={walls:_,isFaulty:()=>a.fault!==void 0,purges:()=>S?.waiting,records:()=>p?.records?.
waiting,unsealed:()=>b?.count},A=iT(d,T),{requestToken:N=(0,k.randomBytes)(32).toString("base64url")}=d.shared??{},ne=_t(d,"kvs")?s.kvs:void 0,Y=n.use(we({...d,
usage:s.usage,engine:ne})),F={...d,...l,policy:c,meter:Y.meter,stack:n},H=await Fh(d),G=await qE(F,H?.marks),q=_t(F,"edge")?Db(F,G,H?.marks):void 0,ae=Ve({...T,
deployments:s.state.deployments,damage:q?.objects.damage,ability:d.shared?.nodes.ability,node:d.shared&&d.node,clock:d.clock,metering:Y,kept:()=>p?.housekeeping.
figures()??[]}),X={readiness:A,metrics:ae},Re={...Ja(l),dataDir:i,node:d.node};q&&d.shared?.awaitStores&&(u.serve(jb(F,X,q)),A.start("edge"),n.defer(()=>u.close()),
r("info","edge_started",{...Re,port:u.port})),await d.shared?.awaitStores?.();const Fe=_t(F,"control")||_t(F,"build");H&&Fe&&await s.cdn.use(),d.dns&&Fe&&await s.
dns.use();const Be=H&&jh(F,H),De=await Ib(F,q,G,Be);p=De.build;const Le=q&&G.runSchedules(q.serverSite);Le&&n.use(Le);const $e=n.use(oe(s.audit,{...d,every:ee.fm}));
n.defer(()=>u.close()),n.defer(()=>G.functions.endStreams());const ve=_t(F,"control")?await zp(F,N,$e):void 0;H&&ve&&(S=Bh(F,H)),ve&&(b=n.use(Js({...d,sealing:s.
sealing})));const Ye=s.backUp,at=n.use(await $n(dT(F,u.port,De))),Qe=Ue(N,Ye),ot={functions:G.view,cdn:H?.view,cdnSteps:Be};u.serve(Pb(F,X,{...De,control:ve,nodes:at,
backup:Qe,...ot})),await De.build?.queue.start(),A.start();const ct=`${l.issuer}/token?api-version=2.0`,It={pid:process.pid,...Ja(l),requestUrl:ct,requestToken:N};
n.use(ve?Qb(i,It):Xb(i,{roles:d.roles,baseUrl:l.baseUrl})),r("info","platform_started",{...Re,roles:d.roles.join()});const _n=cT(()=>aT(d,A,De),n.move(),()=>r("\
info","platform_stopped",{dataDir:i}));return{...l,port:u.port,dataDir:i,requestUrl:ct,requestToken:N,buildNetwork:_()?.network,close:_n,mintToken:ve?.issuer.mint??
rT,backUp:Ye,collectGarbage:async()=>De.build?.housekeeping.collect(),[Symbol.asyncDispose]:_n}}catch(n){e.error=n,e.hasError=!0}finally{const n=sT(e);n&&await n}}
function rT(){return Promise.reject(new TypeError("This node does not have the role control"))}function iT(t,e){const{stores:n,shared:s}=t;let o;const r=()=>(o??=
n.check().finally(()=>{o=void 0}),o),i=async()=>{await r(),await s?.checkClock()};return sr({...t,...e,checks:{control:i,build:r,kvs:async()=>{await i(),await n.
kvs?.check()}}})}async function aT({drainMs:t,shared:e,clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_\
draining",{ms:t}),await n.sleep(t))}function cT(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function dT({node:t,roles:e,functions:n,host:s,
shared:o,clock:r,log:i,baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${io.includes(s)?(0,de.hostname)():s}:${d}`,p=()=>u?.queue.underWay??0,_=o&&{...o.nodes,start:{
...o.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:_,builds:p,clock:r,log:i}}const uT=100;
async function lT({sealing:t,audit:e}){const{keys:n,remaining:s}=await t.status(),[o,r]=n;if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===
0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&i.anchor.n>0)){for(let c;;){const{rows:d,next:u}=await e.list("",{action:"secret.rotate"},{before:c,limit:uT});
if(d.some(({object:l})=>l===o.id))return;if(u===null)break;c=u}await e.append(L,[{action:"secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"\
at the start"}}])}}const wn={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function No(t){return t instanceof Error&&"errcode"in t?Number(
t.errcode)&255:0}function Ro(t){return(0,O.b$)(t)||No(t)===wn.FULL}const fT=[wn.BUSY,wn.READONLY,wn.IOERR,wn.CANTOPEN];function hT(t){return fT.includes(No(t))}
function Hl(t){return No(t)===wn.CORRUPT||No(t)===wn.NOTADB}function Gl(t){return No(t)===wn.BUSY}const pT=30*864e5,mT=6e4;function Q(t,e){const n=t[e];if(typeof n!=
"string")throw Xa(e);return n}function je(t,e){return t[e]===null?null:Q(t,e)}function ie(t,e){const n=t[e];if(typeof n!="number")throw Xa(e);return n}function it(t,e){
return t[e]===null?null:ie(t,e)}function Is(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Xa(e);return n}function Xa(t){return new O.GQ("internal",`The \
column ${t} of the database has an unexpected type`)}async function Ge(t,e,n){return(await t.read(()=>e)).rows.map(n)}async function ut(t,e,n){return(await Ge(t,
e,n))[0]}async function ht(t,e){return(await t.read(()=>e)).count}const Ds="org = $1 AND project = $2 AND app_id = $3",ks=`${Ds} AND deleted_at IS NULL`,Vr=`SEL\
ECT * FROM apps WHERE ${ks} FOR NO KEY UPDATE`,qa=Number.MAX_SAFE_INTEGER;function Ze({org:t,project:e,appID:n}){return[t,e,n]}function Tt(t){return{org:Q(t,"or\
g"),project:Q(t,"project"),appID:Q(t,"app_id")}}function Xt(t,e,n="app_id"){const s=`${t}.project`,o=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s}\
 = ${o} OR ${s} || '/' || ${t}.${n} = ${o})`}function Yl(t,e){const n=(s,o)=>`coalesce(${s}, '') = ${o}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS \
organization,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function Kl(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(r=>ie(t,r)>=s[r])}function ET(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${pT}`),
n=t.prepare(`SELECT ${Yl("$2","$3")},
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${mT})`);return{create:({id:c,hash:d,org:u,project:l,appID:p,name:_,role:S,maker:b,madeBy:T,lifetimeMs:A},N,ne)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(u);const[Y={}]=(yield*n(u,l??"",p??"",_)).rows,F=Kl(Y,{project:l,appID:p},N);if(F)return F;if(ie(Y,"named")>
0)return"name_taken";const H=yield*s(c,d,u,l,p,_,S,b,T,A),G=Jr(H.rows[0]??{});return yield*t.record(ne,[zl(G,"token.create")]),G}),find:c=>ut(t,o(c),Jr),list:c=>Ge(
t,r(c),Jr),revoke:(c,d,u)=>t.write(function*(){const[l]=(yield*i(c,d)).rows;return l&&(yield*t.record(u,[zl(Jr(l),"token.revoke")])),l!==void 0}),used:async c=>{
await ht(t,a(c))}}}function Jr(t){return{id:Q(t,"id"),name:Q(t,"name"),org:Q(t,"org"),project:je(t,"project"),appID:je(t,"app_id"),role:Q(t,"role"),maker:Q(t,"m\
aker"),madeBy:Q(t,"made_by"),createdAt:ie(t,"created_at"),endsAt:ie(t,"ends_at"),usedAt:it(t,"used_at")}}function zl({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){
const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}function gn(t){
return{seq:ie(t,"seq"),deployID:Q(t,"deploy_id"),status:nc(t),stage:tc(t),branch:Q(t,"branch"),commit:je(t,"commit"),createdAt:ie(t,"created_at"),startedAt:it(t,
"started_at"),finishedAt:it(t,"finished_at"),supersededBy:je(t,"superseded_by"),cancelledBy:je(t,"cancelled_by"),triggeredBy:je(t,"triggered_by"),redeployOf:je(
t,"redeploy_of"),configuration:ec(t),commitFacts:{subject:je(t,"commit_subject"),author:je(t,"commit_author")},size:TT(t),warnings:ql(t),logRemovedAt:it(t,"log_\
removed_at"),enteredAt:yT(t)}}function Vl(t){return{app:{org:Q(t,"app_org"),project:Q(t,"app_project"),appID:Q(t,"app_id")},deployment:gn(t)}}const $s=`d.seq, d\
.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","r\
elease_files","release_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"].map(t=>`d.${t}`).join(", ")}`,Jl="a.org AS app_org, a\
.project AS app_project, a.app_id",Ql="pg_notify('slipway', '0 jobs ')",Za="ready = false, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = N\
ULL",Lo={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function yT(t){const e=Object.entries(Lo).map(([n,s])=>[n,it(t,s)]);return Object.
fromEntries(e.filter(([,n])=>n!==null))}function ec(t){const e=je(t,"configuration");return e===null?null:JSON.parse(e)}function wT(t){const e=ec(t);if(e?.settings?.
verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function Xl(t=[]){return t.length===0?null:JSON.stringify(t)}function gT(t,e){return Xl(
[...e,...ql(t)].slice(0,fo.iq))}function ql(t){const e=je(t,"warnings");return(e===null?void 0:(0,bd.h)(JSON.parse(e)))??[]}function Zl(t,e){const n=je(e,"env");
if(n===null)return;const s=gs(Q(e,"deploy_id"),"env");return JSON.parse(lo(t,"variables",s,n))}function _T(t,e,n){return n===null?null:uo(t,"variables",gs(e,"en\
v"),n)}function bT(t,e,n){const s=JSON.stringify(Zo(n));return uo(t,"build-log",gs(e,"failure"),s)}const ef=Cp(Oe.IC.bytes);function TT(t){const[e,n]=[it(t,"rel\
ease_files"),it(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function OT(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,a={subject:null,
author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}function ST(t,e){
const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,
facts:t.commitFacts}}function tc(t){const e=je(t,"stage");return fn.Mb.find(n=>n===e)??null}function nc(t){const e=Q(t,"status"),n=fn.PB.find(s=>s===e);if(!n)throw new O.
GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function tf(t,e){const n=je(e,"failure")??"";return tr((0,Xe.U4)(NT(t,Q(e,"de\
ploy_id"),n)))??fs(tc(e)??"build")}function NT(t,e,n){try{return lo(t,"build-log",gs(e,"failure"),n)}catch{return""}}function RT(t){return{status:nc(t),count:ie(
t,"count"),ran:ie(t,"ran"),ms:ie(t,"ms")}}function pt(t){return{...Tt(t),name:Q(t,"name"),type:nf(t),branch:Q(t,"branch"),...sf(t),subdomain:Q(t,"subdomain"),environmentID:Q(
t,"environment_id"),liveRelease:je(t,"live_release"),createdAt:ie(t,"created_at"),updatedAt:ie(t,"updated_at"),deletion:LT(t)}}function LT(t){const e=it(t,"dele\
ted_at");return e===null?null:{at:e,by:je(t,"deleted_by"),endsAt:ie(t,"ends_at")}}function sc({settings:t}){return t.lifetime===void 0?null:(0,_e.E9)(t.lifetime,
"lifetime")}function nf(t){const e=Q(t,"type"),n=Oe.yN.find(s=>s===e);if(!n)throw new O.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function sf(t){return{repository:Q(t,"repository"),buildCommand:je(t,"build_command"),outputDirectory:je(t,"output_directory"),region:je(t,"region"),settings:oc(
Q(t,"settings"))}}function oc(t){const e=JSON.parse(t);return(0,Xe.Gv)(e)?e:{}}function rc(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).
filter(([,r])=>r!==null);return{...t,...s,settings:Object.fromEntries(o)}}function ic(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;
return[e,n,s,o,r,JSON.stringify(i)]}const Qr="",AT="\u{10FFFF}";function IT({after:t,before:e,prefix:n=""}){const s=`${n}${AT}`,o=t&&t.appID>=n?[t.appID,t.project]:
[n,Qr],r=e&&e.appID<s?[e.appID,e.project]:[s,Qr];return[...o,...r]}function DT(t,e){const n={...sf(t),branch:Q(t,"app_branch")},s=ec(t)??{},{repository:o,buildCommand:r,
outputDirectory:i,settings:a}=rc(n,s);return{deployID:Q(t,"deploy_id"),app:Tt(t),...kT(t,s.type),repository:o,branch:Q(t,"job_branch"),appBranch:n.branch,commit:je(
t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,env:e}}function kT(t,e){const n=nf(t);if(e!==Oe.m0)return{type:e??n};const s=!(0,Oe.Rm)(n)&&je(
t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function $T(t,{set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(
c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:
Object.fromEntries(i)}function vT(t,e,n,s){const o=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);
return new Map(r)}function YR(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}
function KR(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function MT(t,e){const n=A=>t.prepare(`SELECT a.*, t.seq A\
S newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${Xt("a",4)} ${A} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${$s} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=A=>`(SELECT count(*) FROM (SELECT 1 FROM ${A} AND a.deleted_at IS NULL AND ${Xt("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(A,N)=>t.prepare(`SELECT ${$s}, ${Jl} FROM deployments d /* I\
NDEXED BY ${A} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${Xt("a",3)} AND ${N} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),l=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),p=A=>t.prepare(`SELECT DISTINCT ${A} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${Xt("a",3)} ORDER BY 1 LIMIT $2`),[_,S]=[p("project"),p("branch")],b=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),T=async A=>new Map((await Ge(t,r(A),gn)).map(N=>[N.seq,N]));return{async recent(A,{
before:N=Number.MAX_SAFE_INTEGER,failed:ne=!1,within:Y,limit:F}){const H=(ne?o:s)(A,N,F,Y),G=await Ge(t,H,ae=>ae),q=await T(G.map(ae=>ie(ae,"newest")));return G.
flatMap(ae=>{const X=q.get(ie(ae,"newest"));return X?[{app:pt(ae),newest:X,liveManifest:je(ae,"live_manifest")}]:[]})},async newest(A){if(A.length===0)return[];
const N=A.map((G,q)=>`($${3*q+1}, $${3*q+2}, $${3*q+3})`),ne=t.prepare(`WITH k (org, project, app_id) AS (VALUES ${N.join(", ")})
        SELECT ${$s}, ${Jl} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),Y=await Ge(t,ne(...A.flatMap(Ze)),Vl),F=G=>Ze(G).join("/"),H=new Map(Y.map(({app:G,
deployment:q})=>[F(G),q]));return A.map(G=>H.get(F(G))??null)},async queue(A,N,ne){const Y=[d,l].map(G=>Ge(t,G(A,N,ne),Vl)),[F=[],H=[]]=await Promise.all(Y);return{
running:F,waiting:H}},async counts(A,N,ne){return await ut(t,a(A,N,ne),F=>({apps:ie(F,"apps"),live:ie(F,"live"),failed:ie(F,"failed")}))??{apps:0,live:0,failed:0}},
async search(A,N){const{statement:ne,values:Y}=xT(A,N),F=await Ge(t,t.prepare(ne)(...Y),q=>q),H=await T(F.flatMap(q=>it(q,"newest")??[])),G=F.map(q=>{const ae=H.
get(it(q,"newest")??0)??null;return{app:pt(q),newest:ae,liveManifest:je(q,"live_manifest")}});return N.before&&!N.after?G.reverse():G},async choices(A,N,ne){const Y=[
_,S].map(G=>Ge(t,G(A,N,ne),q=>Q(q,"name"))),[F=[],H=[]]=await Promise.all(Y);return{projects:F,branches:H}},async failures(A){if(A.length===0)return new Map;const N=b(
A,ef);return new Map(await Ge(t,N,ne=>[Q(ne,"deploy_id"),tf(e,ne)]))}}}const CT={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL\
 AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function xT(t,e){const n=[],s=A=>`$${n.push(A)}`,{text:o="",project:r,branch:i,status:a,sort:c,after:d,
before:u,limit:l,within:p}=e,_=A=>[...c==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(N=>N+A).join(", "),S=(A,{seq:N,appID:ne,project:Y})=>`\
(${_("")}) ${A} (${[...c==="newest"?[-N]:[],ne,Y].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[CT[a]],Xt("a",n.push(p)),...d?[S(">",d)]:u?[S("<",u)]:[]].join(" AND\
 ")} ORDER BY ${_(u&&!d?" DESC":"")} LIMIT ${s(l)}`,values:n}}const zR={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"\
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
refused: requests without a valid identity, or without the role that they need"},of="0".repeat(64);function rf(t,e){const{org:n,n:s,at:o,project:r,appID:i,action:a,
object:c,by:d,via:u,name:l,from:p,requestID:_,before:S,after:b}=e,A=[n,s,o,r,i,a,c,d,u,l,p,_,S,b].map(N=>N===null?"-":`${Buffer.byteLength(String(N))}:${N}`).join(
"");return(0,k.createHash)("sha256").update(t).update(A).digest("hex")}function VR(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||rf(n.hash,s)!==s.hash)return{kind:"\
broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function JR({at:t,before:e,after:n,...s},o){const r=i=>i===null?null:o(i)??null;return{...s,at:new Date(
t).toISOString(),before:r(e),after:r(n)}}function QR(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:o,at:r,action:i,
via:a,hash:c}=t;if(!(typeof s!="string"||typeof o!="number"||typeof r!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:o,
at:Date.parse(r),action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),
before:n("before"),after:n("after")}}function UT(t){const e=(l,p)=>t.prepare(`SELECT * FROM audit ${l} WHERE org = $1 AND n > $2 AND n < $3 ${p} ORDER BY n DESC\
 LIMIT $4`),n=e("",""),s={appID:e("/* INDEXED BY audit_by_app */","AND app_id = $5"),by:e("/* INDEXED BY audit_by_who */","AND who = $5"),action:e("/* INDEXED B\
Y audit_by_action */","AND action = $5")},o=t.prepare("SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1"),r=t.prepare("SELECT * FROM audit\
 WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare("SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(`SELECT h.org, h.anchor_n, :now - $1::bigin\
t AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),u=async(l,p)=>p===void 0?void 0:ut(t,o(l,p),_=>ie(_,"n"));return{append:(l,p)=>t.write(()=>t.record(l,p)),async list(l,p,{before:_=Number.MAX_SAFE_INTEGER,
limit:S}){const b=await u(l,p.since);if(p.since!==void 0&&b===void 0)return{rows:[],next:null};let T=Math.min(_,await u(l,p.until)??_);const A=["project","appID",
"by","action"].filter(ae=>p[ae]!==void 0),N=A.filter(ae=>ae!=="project"),Y=N.length===A.length&&N.length<2?S+1:YT,F=ae=>{const X=[l,(b??1)-1,T,Y];return Ge(t,ae?
s[ae](...X,p[ae]):n(...X),uf)};let[H,G]=[N[0],await F(N[0])];for(const ae of N.slice(1)){const X=await F(ae);hf(X,Y)<hf(G,Y)&&([H,G]=[ae,X])}const q=[];for(let ae=G.
length;;ae+=G.length){q.push(...G.filter(Re=>A.every(Fe=>Re[Fe]===p[Fe])));const X=q[S-1];if(q.length>S&&X)return{rows:q.slice(0,S),next:X.n};if(G.length<Y)return{
rows:q,next:null};if(T=G.at(-1)?.n??0,ae>=GT)return{rows:q,next:T};G=await F(H)}},after:(l,p,_)=>Ge(t,r(l,p,_),uf),chain:l=>ut(t,i(l),lf),trim:l=>t.write(function*(){
const[p]=(yield*a(l)).rows;if(!p)return 0;const _=Q(p,"org"),S=ie(p,"anchor_n")+U,[b]=(yield*c(_,S,ie(p,"before"))).rows;return b?(yield*d(_,ie(b,"anchor_n"))).
count:0})}}const af=254,cf=4096,df=500,PT=100,ac="\u2026",cc=["org","n","at",...["project","app_id","action","object","who","via","via_name","client","request",
"was","becomes"]];function FT(t,e){const n=s=>s==null?null:(0,Nt.Ow)(s,af);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,object:n(e.
object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:ff(e.before),after:ff(e.after)}}function uf(t){return{org:Q(t,"org"),
n:ie(t,"n"),at:ie(t,"at"),project:je(t,"project"),appID:je(t,"app_id"),action:Q(t,"action"),object:je(t,"object"),by:je(t,"who"),via:Q(t,"via"),name:je(t,"via_n\
ame"),from:je(t,"client"),requestID:je(t,"request"),before:je(t,"was"),after:je(t,"becomes"),hash:Q(t,"hash")}}function lf(t){const[e,n]=[Q(t,"hash"),Q(t,"ancho\
r_hash")];return{head:{n:ie(t,"n"),hash:e},anchor:{n:ie(t,"anchor_n"),hash:n}}}const jT={head:{n:0,hash:of},anchor:{n:0,hash:of}};function ff(t){if(t===void 0)return null;
const e={};let n=32;const s=Object.entries(t);for(const[o,[r,i]]of s.entries()){const a=BT(i);if(n+=Buffer.byteLength(JSON.stringify([r,a])),n>cf){e[ac]=s.length-
o;break}e[r]=a}return JSON.stringify(e)}function BT(t){if(typeof t=="string")return t.length>df?`${t.slice(0,df)}${ac}`.toWellFormed():t.toWellFormed();if(!Array.
isArray(t))return t;let e=0;const n=[];for(const s of t.map(o=>typeof o=="string"?(0,Nt.Ow)(o,af):o)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===PT||
e>cf/2)return[...n,ac];n.push(s)}return n}function dc({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:o,settings:r,type:i}){const{cachesOf:a,...c}=r,
d={type:i,repository:(0,Fn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:o,...c};return Object.fromEntries(Object.entries(d).filter(([,u])=>u!=null))}
function WT(t,e){return $(t,"app.create",{after:dc(e)})}function uc(t,e,n,s){const[o,r]=[dc(e),dc(n)],i=Object.keys({...o,...r}).filter(d=>JSON.stringify(o[d])!==
JSON.stringify(r[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[$(t,"cache.clear")]:[];return i.length===0?
c:[...c,$(t,"app.update",{object:s,before:a(o),after:a(r)})]}function lc(t,e,n,s,o){const r=(u,l)=>Object.keys(u).filter(l).sort(),i=r(s,u=>!Object.hasOwn(n,u)),
a=r(s,u=>Object.hasOwn(n,u)&&n[u]!==s[u]),c=r(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,removed:c}).
filter(([,u])=>u.length>0);return[$(t,e,{object:o,after:Object.fromEntries(d)})]}function HT(t,e,n){const{deployID:s,branch:o,commit:r,redeployOf:i}=e,{settings:a={},
...c}=n?.configuration??{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([p,_])=>[p,p==="repository"?(0,Fn.ri)(String(_)):_])),l={branch:o,...r!==null&&
{commit:r},...i!==null&&{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return $(t,i===null?"deployment.create":"deployment.redeploy",{object:s,
after:l})}const GT=5e3,YT=500;function hf(t,e){return t.length<e?0:t.at(-1)?.n??0}const fc=200,pf=24*36e5;function mf(t){const e=t.prepare(`INSERT INTO idempote\
ncy AS known (scope, key, request_hash, status, response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${pf}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
Q(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:ie(c,"status"),answer:Q(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}const Ef=t=>qe.filter(e=>t.test(e)).join(" + "),Xr=`(${Ef(/^(?:get|put|delete|other)_limited$/)}\
)`,qr=`(${Ef(/^(?:get|put|delete|other)_/)})`,yf=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'day'
  AND start >= $2`,vs=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,KT={apps:vs("SELECT count(*) FROM apps WHERE org = $1\
 AND deleted_at IS NULL"),disk:vs(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
      WHERE a.org = $1 AND a.deleted_at IS NULL`,"SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = $1"),buildsAtOnce:vs("SE\
LECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),buildMinutesPerMonth:vs(`SELECT sum(build_ms) ${yf}`,"SELECT sum(ms) FROM usage_ended\
 JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:vs(`SELECT sum(${qr} - ${Xr}) ${yf}`)},zT=new Set(["buildMinutesPerMonth","\
kvsRequestsPerMonth"]);function Ao(t){const e=new Map(Object.entries(KT).map(([i,a])=>[i,t.prepare(a)])),n=t.prepare(`SELECT CAST(coalesce(sum(d.release_bytes),\
 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),s=t.prepare(vs(`SELECT sum(bytes) FROM (SELECT d.release_bytes AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,"SELECT release_bytes FROM deployments WHERE deploy\
_id = $1 AND stored_release IS NOT NULL")),o=function*(i,...a){const[c]=i?(yield*i(...a)).rows:[];return c?ie(c,"n"):0},r=(i,a,c=0)=>o(e.get(a),i,...zT.has(a)?[
c]:[]);return{async used(i,a,c){const d=c.map(async u=>[u,await t.read(()=>r(i,u,a))]);return Object.fromEntries(await Promise.all(d))},*lock(i,{apps:a,disk:c}={}){
(a!==void 0||c!==void 0)&&(yield*t.lock("quotas",i))},*checkApp(i,{apps:a,disk:c}={},d){const u=a===void 0?0:yield*r(i,"apps");if(a!==void 0&&u>=a)throw new So.
z({org:i,name:"apps",used:u,quota:a});c===void 0||d===void 0||wf(i,yield*r(i,"disk"),yield*o(n,d),c)},*checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=yield*o(
s,a,d);wf(i,(yield*r(i,"disk"))-l,c,u)},*checkTime(i,a){if(!a)return;const c=yield*r(i,"buildMinutesPerMonth",a.since);if(c<a.ms)return;const d={used:c/gf,quota:a.
ms/gf,until:a.until};throw new So.z({org:i,name:"buildMinutesPerMonth",...d})}}}function wf(t,e,n,s){const o=e+n;if(o>s)throw new So.z({org:t,name:"disk",used:e,
quota:s,needs:o})}const gf=6e4;function*hc(t,e,n,s){const o=vT(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const _f=`UPDATE apps SET repository = $2\
, branch = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,pc="slipway_changed('site', subdomain)",VT=10;function JT(t,{random:e,
env:n}){const s=t.prepare(Vr),o=t.prepare(`SELECT * FROM apps WHERE ${Ds}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch,\
 build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(_f,pc),a=F=>{const H=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${F} AND ${Xt("apps",7)}`;return{firstOnes:t.prepare(`${H} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${H} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],u="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",l=t.prepare(`${u} > $3 ORDER BY app_id LIMIT $4`),p=t.prepare(`${u} < $3 ORDER BY app_id DESC LIMIT $4`),[_,S]=[t.prepare(Tf(">","")),t.prepare(Tf("<","D\
ESC"))],b=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),T=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),A=Ao(t),N=mf(t),ne=function*(F,H,G){const[q,ae]=[H?.settings.domains??[],G.settings.domains??[]],X=ae.filter(De=>!q.
includes(De)).sort(),Re=q.filter(De=>!ae.includes(De)).sort();if(Re.length>0&&(yield*b(F,Re)),X.length===0)return Re;const Fe=(yield*T(F,X)).rows.map(De=>Q(De,"\
name")),Be=X.find(De=>!Fe.includes(De));if(Be!==void 0)throw new po.ue(Be);return[...Re,...X]},Y=function*({key:F,type:H,config:G}){for(let q=1;q<=VT;q+=1){const ae=[
Wp(F.appID,e),`env-${ta(16,e)}`],[X]=(yield*r(...Ze(F),H,...ic(G),...ae,sc(G))).rows;if(X&&(yield*ne(ie(X,"id"),void 0,G)),X)return pt(X);if((yield*o(...Ze(F))).
count>0)return}throw new O.GQ("internal",`No free subdomain was found for the app ${F.appID}`)};return{find:F=>ut(t,o(...Ze(F)),pt),create:(F,H,G)=>t.write(function*(q){
const{key:ae,bounds:X,config:Re,type:Fe}=F;yield*A.lock(ae.org,X);const Be=yield*N(G,function*(){if(!((yield*o(...Ze(ae))).count>0))return yield*A.checkApp(ae.org,
X),yield*Y(F)});return Be?.kind!=="done"?Be??{kind:"taken"}:(yield*t.record(H,[WT(ae,{...Re,type:Fe})]),yield*q([{kind:"site",subdomain:Be.made.subdomain},...bf(
Be.made.settings.domains??[])]),Be)}),update:(F,H,G)=>t.write(function*(q){const[ae]=(yield*s(...Ze(F))).rows;if(!ae)return;const[X,Re,Fe]=[ie(ae,"id"),pt(ae),rc(
pt(ae),H)],Be=yield*ne(X,Re,Fe);yield*t.record(G,uc(F,Re,Fe));const[De={}]=(yield*i(X,...ic(Fe),sc(Fe))).rows;return yield*q([{kind:"site",subdomain:Re.subdomain}],
"told"),yield*q(bf(Be)),pt(De)}),env:async F=>(await t.read(()=>n.read(F)))?.env??{},async variables(F){const H=await t.read(()=>n.read(F));return Object.keys(H?.
env??{}).sort().map(q=>{const{at:ae=null,by:X=null}=H?.changes.get(q)??{};return{name:q,changedAt:ae,changedBy:X}})},replaceEnv:(F,H,G)=>t.write(function*(q){const ae=yield*n.
lock(F);return ae?(yield*hc(n,ae,H,G.by),yield*t.record(G,lc(F,"env.replace",ae.env,H)),yield*q([{kind:"site",subdomain:ae.subdomain}]),!0):!1}),editEnv:(F,H,G,q)=>t.
write(function*(ae){const X=yield*n.lock(F);if(!X)return{kind:"no_app"};const Re=$T(X.env,H,G);if(!Re)return{kind:"full"};yield*hc(n,X,Re,q.by),yield*t.record(q,
lc(F,"env.edit",X.env,Re)),yield*ae([{kind:"site",subdomain:X.subdomain}]);const Fe=H.unset.filter(Be=>!Object.hasOwn(X.env,Be));return{kind:"done",names:Object.
keys(Re).sort(),absent:Fe}}),async organizations({after:F=Qr,before:H,limit:G}){const q=(H===void 0?_:S)(H??F,G),ae=await Ge(t,q,X=>Q(X,"org"));return H===void 0?
ae:ae.toReversed()},async inProject(F,H,{after:G=Qr,before:q,limit:ae}){const Re=await Ge(t,(q===void 0?l:p)(F,H,q??G,ae),pt);return q===void 0?Re:Re.toReversed()},
async list(F,H){const G=H.deleted?d:c,q=(H.before?G.lastOnes:G.firstOnes)(F,...IT(H),H.limit,H.within),ae=await Ge(t,q,pt);return H.before?ae.toReversed():ae}}}
function bf(t){return t.map(e=>({kind:"domain",domain:e}))}function Tf(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`\
WITH RECURSIVE steps (org, n) AS (SELECT ${n("$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}const QT=()=>({});function XT(t){const e=Ao(t),n=t.prepare(`SELECT *, :now AS now FROM a\
pps WHERE ${Ds} FOR NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${Za} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(u){return(yield*i(u)).rows.map(l=>Q(l,"token_hash"))},d=function*(u,l,p,_){const S=[];
for(const T of u){const A=ie(T,"id"),N=(yield*s(A,l.by)).rows.map(Y=>Q(Y,"deploy_id")),[ne={}]=(yield*o(A,l.by,p)).rows;S.push({app:pt(ne),deployments:N,tokens:yield*c(
A)})}const b=S.map(({app:T,deployments:A})=>$(T,"app.delete",A.length>0?{after:{cancelled:A}}:{}));return yield*t.record(l,b),yield*_(S.flatMap(qT)),S.map(({app:T})=>T)};
return{delete:(u,l,p)=>t.write(function*(_){const[S]=(yield*n(...Ze(u))).rows;return!S||S.deleted_at!==null?S&&pt(S):(yield*d([S],l,p,_))[0]}),restore:(u,l,p)=>t.
write(function*(_){yield*e.lock(u.org,p);const[S]=(yield*n(...Ze(u))).rows;if(!S)return{kind:"no_app"};const b=pt(S);if(!b.deletion)return{kind:"not_deleted",app:b};
if(b.deletion.endsAt<=ie(S,"now"))return{kind:"too_late",app:b};const T=ie(S,"id");yield*e.checkApp(u.org,p,T);const[A={}]=(yield*r(T)).rows,N=pt(A),ne=Of(yield*c(
T));return yield*t.record(l,[$(u,"app.restore")]),yield*_([...ne,{kind:"site",subdomain:N.subdomain}]),{kind:"restored",app:N}}),expire:(u,l)=>t.write(function*(p){
return yield*d((yield*a(u)).rows,L,l,p)})}}function qT({app:t,deployments:e,tokens:n}){const s=e.map(r=>({kind:"ended",deployID:r})),o=e.length>0?[{kind:"jobs"}]:
[];return[...Of(n),...s,...o,{kind:"site",subdomain:t.subdomain}]}function Of(t){return t.map(e=>({kind:"table",tokenHash:e}))}const Zr=`FROM deployments d WHER\
E app = (SELECT id FROM apps WHERE ${Ds})`,Sf=`SELECT ${$s} ${Zr} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function ZT(t,e,{keyring:n,random:s,organizationQueue:o=po.
O3}){const r=t.prepare(Vr),i=t.prepare(`SELECT ${$s} ${Zr} AND deploy_id = $4`),a=t.prepare(Sf),c=t.prepare(`SELECT ${$s} ${Zr} AND seq > $4 ORDER BY seq LIMIT \
$5`),d=t.prepare(`SELECT deploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${Zr} AND deploy_id = $4 AND status = 'failed'`),u=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),l=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),p=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),_=t.prepare(`INSERT INTO deployments (deploy_id, app, \
org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,Ql),S=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_a\
t = :now, ${Za}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),b=Ao(t),T=mf(t),A=(Y,F)=>ut(t,i(...Ze(Y),F),gn),N=function*(Y,F,{key:H,
act:G,request:q,time:ae}){const{branch:X,commit:Re,by:Fe,redeployOf:Be,configuration:De,facts:Le}=F,[$e,ve]=[ie(Y,"id"),`dpl-${ta(16,s)}`];if(yield*b.checkTime(
H.org,ae),(yield*l($e,H.org,o)).count>=o)throw new po.tM(o);const Ye=(yield*p($e,ve)).rows.map(It=>Q(It,"deploy_id")),at=[X,Re,Fe,Be,De,_T(n,ve,F.env)],[Qe={}]=(yield*_(
$e,ve,...at,Le.subject,Le.author)).rows,ot=gn(Qe);yield*e.ready($e,ot.seq),yield*t.record(G,[HT(H,{deployID:ve,branch:X,commit:Re,redeployOf:Be},q)]);const ct=It=>$(
H,"deployment.supersede",{object:It,after:{supersededBy:ve}});return yield*t.record(L,Ye.map(ct)),ot},ne=(Y,F,H)=>t.write(function*(G){const[q]=(yield*r(...Ze(Y.
key))).rows,ae=q&&(yield*H(q));if(!q||!ae)return;const X=yield*T(F,()=>N(q,ae,Y));return X?.kind==="done"&&(yield*G([{kind:"jobs"}],"told")),X});return{async create(Y,F,H,G,q){
return await ne({key:Y,act:H,request:F,time:q},G,function*(X){return yield*[],OT(F,Q(X,"branch"),H.by)})??{kind:"no_app"}},async redeploy(Y,F,H,G,q){return await ne(
{key:Y,act:H,time:q},G,function*(){const[X]=(yield*i(...Ze(Y),F)).rows;return X&&ST(gn(X),H.by)})??{kind:"no_deployment"}},async cancel(Y,F,H){const G=await t.write(
function*(ae){const[X]=(yield*r(...Ze(Y))).rows;return!X||(yield*S(ie(X,"id"),F,H.by)).count===0?!1:(yield*e.ready(ie(X,"id")),yield*t.record(H,[$(Y,"deployment\
.cancel",{object:F})]),yield*ae([{kind:"ended",deployID:F},{kind:"jobs"}]),!0)}),q=await A(Y,F);return q?{kind:G?"cancelled":"too_late",deployment:q}:{kind:"no_\
deployment"}},find:A,async list(Y,{before:F=Number.MAX_SAFE_INTEGER,since:H,limit:G}){return H===void 0?Ge(t,a(...Ze(Y),F,G),gn):(await Ge(t,c(...Ze(Y),H,G),gn)).
toReversed()},ofApp:e.ofApp,failure:(Y,F)=>ut(t,d(...Ze(Y),F,ef),H=>tf(n,H)),totals:()=>Ge(t,u(),RT)}}const eO=()=>({}),tO=()=>({prune:async()=>0}),nO=()=>{},ei="\
deploy_id = $1 AND fence = $2 AND lease_node IS NOT NULL AND finished_at IS NULL",mc="lease_node IS NOT NULL AND lease_until <= :now",Nf=`lease_node IS NOT NULL\
 AND lease_until > :now + ${2*Qt}`,Ec="deployments /* INDEXED BY deployments_leased */",Rf=`SELECT deploy_id, fence, stage, configuration, env, triggered_by, wa\
rnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;function sO(t,e,{keyring:n,keepReleases:s}){const o=Ao(
t),r=Le=>t.prepare(`UPDATE deployments SET ${Le} WHERE ${ei}`),i=r(`lease_until = :now + ${Qt}`),a=Le=>r(`status = $3, stage = $4, ${Le} = coalesce(${Le}, :now)`),
c={clone:a("started_at"),install:a(Lo.install),build:a(Lo.build),sync:a(Lo.sync),activate:a(Lo.activate)},d=r(`commit_sha = $3, commit_subject = coalesce($4, co\
mmit_subject),
    commit_author = coalesce($5, commit_author)`),u=t.prepare("SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDAT\
E"),l=t.prepare(`UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${ei}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"pg_notify('slipway', '0 coming ' || subdomain || ' ' || de\
ploy_id || ' ' || stored_release)"),p=t.prepare("UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *"),_=t.prepare(`${Rf} WHER\
E ${ei}`),S=t.prepare(_f),b=t.prepare(e.keepRelease),T=t.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${e.releaseSeq} DESC LIMIT ${qa} OFFSET $2)`),A=t.prepare("UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain",pc),N=Le=>t.prepare(
`UPDATE deployments SET ${Le}, log_bytes = $3, finished_at = :now, ${Za} WHERE ${ei} RETURNING app`,Ql),ne=N("status = 'succeeded', stage = 'activate', warnings\
 = $4"),Y=N("status = 'failed', stage = $4, failure = $5"),F=t.prepare("SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NO\
T NULL"),H=t.prepare(`SELECT count(*) FILTER (WHERE ${mc}) AS overdue, count(*) FILTER (WHERE ${Nf}) AS ahead
    FROM ${Ec} WHERE lease_node IS NOT NULL`),G=t.prepare(`UPDATE ${Ec} SET lease_until = :now + ${Qt} WHERE ${Nf}`),q=t.prepare(`SELECT * FROM apps WHERE id IN\
 (SELECT app FROM ${Ec} WHERE ${mc})
    ORDER BY id FOR NO KEY UPDATE`),ae=t.prepare(`${Rf} WHERE app = $1 AND ${mc} FOR UPDATE`),X=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_o\
pen_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`),Re=async(Le,{deployID:$e,fence:ve},...Ye)=>await ht(t,Le($e,ve,...Ye))===1,Fe=(Le,$e)=>t.write(function*(ve){
const[Ye]=(yield*u(Le)).rows;return Ye!==void 0&&(yield*$e(Ye,ve))}),Be=function*(Le,{deployID:$e,fence:ve},Ye,at){const[Qe]=(yield*_($e,ve)).rows;if(!Qe||Lf(Qe))
return Qe;const[ot,ct,It]=[ie(Le,"id"),Tt(Le),pt(Le)],_n={...L,by:je(Qe,"triggered_by")},[xo,Uo]=[wT(Qe),Zl(n,Qe)],Po=xo&&rc(It,xo),Ei=Uo&&(yield*e.env.lockOf(Le));
Uo&&Ei&&(yield*hc(e.env,Ei,Uo,_n.by));const TR=It.liveRelease===null?void 0:{live:It.liveRelease};return yield*t.record(L,[$(ct,"deployment.live",{object:$e,before:TR})]),
Po&&(yield*t.record(_n,uc(ct,It,Po,$e))),Uo&&Ei&&(yield*t.record(_n,lc(ct,"env.replace",Ei.env,Uo,$e))),Po&&(yield*S(ot,...ic(Po),sc(Po))),yield*b($e,Ye),yield*T(
ot,s),yield*A(ot,$e),yield*at([{kind:"site",subdomain:It.subdomain}],"told"),Qe},De=function*(Le,$e,ve){const[Ye,at]=[Q($e,"deploy_id"),ie($e,"fence")],Qe=ve.kind===
"failed"&&!Lf($e)?ve.facts:void 0;if(Qe){const ct=bT(n,Ye,Qe);yield*Y(Ye,at,ve.logBytes,Qe.stage,ct)}else{const ct=ve.kind==="live"?ve.warnings:[];yield*ne(Ye,at,
ve.logBytes,gT($e,ct??[]))}if(yield*e.ready(ie(Le,"id")),!Qe)return[];const ot={stage:Qe.stage,code:Qe.code};return[$(Tt(Le),"deployment.fail",{object:Ye,after:ot})]};
return{async claim(Le,$e=So.c){const ve=await e.claim(Le,$e);if(!ve)return;const Ye=DT(ve.row,Zl(n,ve.row)??ve.variables());return{deployID:Ye.deployID,fence:ie(
ve.row,"fence"),job:Ye}},renew:Le=>Re(i,Le),advance:(Le,$e)=>Re(c[$e],Le,ol[$e],$e),recordCommit:(Le,$e,ve)=>Re(d,Le,$e,ve?.subject,ve?.author),recordRelease:({
deployID:Le,fence:$e},ve,Ye,at,Qe,ot)=>t.write(function*(){ot&&(yield*o.lock(ot.org,{disk:ot.bytes}));const[ct]=(yield*u(Le)).rows,It=[ve,Ye?.files,Ye?.bytes,Xl(
at)];if(!ct||(yield*l(Le,$e,...It)).count===0)return!1;const _n={deployID:Le,bytes:Ye?.bytes??0,kept:s-1};ot&&(yield*o.checkRelease(ot.org,_n,ot.bytes));const[xo]=Qe===
void 0?[]:(yield*p(ie(ct,"id"),Qe)).rows;return xo&&(yield*t.record(L,uc(Tt(ct),pt(ct),pt(xo),Le))),!0}),finish:(Le,$e)=>Fe(Le.deployID,function*(ve,Ye){const at=$e.
kind==="live"?yield*Be(ve,Le,$e.manifestHash,Ye):(yield*_(Le.deployID,Le.fence)).rows[0];return at?(yield*t.record(L,yield*De(ve,at,$e)),yield*Ye([{kind:"jobs"}],
"told"),!0):!1}),goLive:(Le,$e)=>Fe(Le.deployID,function*(ve,Ye){return(yield*Be(ve,Le,$e,Ye))!==void 0}),endOf:({deployID:Le,fence:$e})=>ut(t,F(Le,$e),nc),async expire(){
const Le=await ut(t,H(),$e=>$e);return Le&&ie(Le,"ahead")>0&&await ht(t,G()),!Le||ie(Le,"overdue")===0?[]:t.write(function*($e){const[ve,Ye]=[[],[]];for(const at of(yield*q()).
rows){const[Qe]=(yield*ae(ie(at,"id"))).rows;if(!Qe)continue;ve.push(Q(Qe,"deploy_id"));const ot=rl(tc(Qe)??"clone");Ye.push(...yield*De(at,Qe,{kind:"failed",facts:ot}))}
return yield*t.record(L,Ye),ve.length>0&&(yield*$e([{kind:"jobs"}],"told")),ve})},isBusy:async()=>await ht(t,X())>0}}function Lf(t){return ie(t,"releases")>0}const oO=[
"kvs_tables","env","releases","app_activity","deployments","usage_ended"];function rO(t){const e=t.prepare(iO),n=t.prepare(`WITH next AS (SELECT app FROM app_ac\
tivity WHERE app > $1 ORDER BY app LIMIT 1)
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
    WHERE created_at <= :now - ${pf} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),u=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),l=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),p=oO.map(b=>t.prepare(`DELETE FROM ${b} WHER\
E app = $1`)),_=t.prepare("DELETE FROM apps WHERE id = $1"),S=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async b=>aO((await Ge(t,e(...Ze(b)),T=>T))[0]),async due(b,T){const A=await Ge(t,n(b,Af(T)),ne=>ne),[N]=A;
return N&&dO(ie(N,"app"),A,T,ie(N,"now"))},end:(b,{logs:T,deployments:A})=>t.write(function*(){return T.length>0&&(yield*s(b,T)),A.length>0?(yield*o(b,A)).count:
0}),async endingApp(b){const T=await Ge(t,a(b,fc),N=>N),A=T.filter(N=>N.deploy_id!==null).map(N=>Q(N,"deploy_id"));return T[0]&&{app:ie(T[0],"id"),logs:A}},endApp:b=>t.
write(function*(T){const[A]=(yield*c(b)).rows;if(!A)return!1;yield*d(b),yield*u(Q(A,"environment_id"));const N=(yield*l(b)).rows.map(Y=>Q(Y,"name"));for(const Y of p)
yield*Y(b);yield*_(b),yield*t.record(L,[$(Tt(A),"app.end")]);const ne=N.map(Y=>({kind:"domain",domain:Y}));return yield*T([...ne,{kind:"site",subdomain:Q(A,"sub\
domain")}]),!0}),apps:(b,T)=>Ge(t,S(b?.org??"",b?.project??"",b?.appID??"",T),Tt),endKeys:b=>ht(t,r(b)),repositories:(b,T)=>Ge(t,i(b,T),A=>Q(A,"repository"))}}const iO=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${Ds})`;function aO(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?it(t,"c\
ollected_at"):null}}const cO=1e3;function Af({most:t}){return t+cO+fc}function dO(t,e,n,s){const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Af(n);const u=l=>l.length<fc?!0:(d=!0,!1);for(const[l,p]of e.entries()){const _=Q(p,"deploy_id"),S=ie(p,"kept"),b=it(p,"log_bytes")??0,T=p.log_removed_at===
null;a+=T?b:0;const A=l>0&&p.finished_at!==null,N=l>=n.most||ie(p,"created_at")<s-n.ageMs,ne=A&&N&&S===0&&u(r),Y=T&&A&&S<2&&(N||a>n.logBytes)&&u(o);ne&&(Y||!T)?
r.push(_):i.deployments+=1,Y?(o.push(_),c+=b):T&&b>0&&(i.logs+=1,i.logBytes+=b)}return{app:t,logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}
const uO=10*6e4,lO=100,If=["state","secret","previous","polled_at","interval_ms","opened_at","changed_at","ends_at"],Df="user_code = $1 AND state = 'asked' AND \
ends_at > :now";function fO(t){const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${uO} ORDER BY ends_at LIMIT ${lO} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${Df}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${Df} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${qa} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${If.map((p,_)=>`${p} = $${_+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),u=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),l=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:p,userCode:_,secret:S,machine:b,address:T},{lifetimeMs:A,intervalMs:N,perAddress:ne,inAll:Y})=>t.write(function*(){yield*t.lock("login\
s"),yield*e();const[F={}]=(yield*n(T)).rows;return ie(F,"in_all")>=Y||ie(F,"of_address")>=ne?"too_many":(yield*s(p,_,S,b,T,N,A)).count>0?"begun":"code_taken"}),
asked:p=>ut(t,o(p),yc),decide:(p,_,S)=>t.write(function*(){const b=_==="denied",T=b?["denied",null,null]:["approved",_.person,_.identity],[A]=(yield*r(p,...T)).
rows;return A&&!b&&(yield*i(_.person,_.most-1)),A&&(yield*t.record(S,[wc(A,b?"login.deny":"login.approve")])),A&&yc(A)}),advance:({id:p,..._},S)=>t.write(function*(){
const[b]=(yield*a(p)).rows;if(!b)return{kind:"unknown"};const{answer:T,change:A}=EO(b,_,ie(b,"now"));return A&&(yield*c(p,...If.map(N=>A[N]??b[N]))),A?.state===
"reused"&&(yield*t.record(S,[wc(b,"login.reuse")])),T}),find:p=>ut(t,d(p),yO),list:p=>Ge(t,u(p),wO),end:(p,_)=>t.write(function*(){const[S]=(yield*l(p)).rows;return S&&
(yield*t.record(_,[wc(S,"login.end")])),S!==void 0})}}const hO=1e3,pO=5e3,mO=6e4;function EO(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=Q(t,"sta\
te"),c=Q(t,"secret")===e,d=(u,l)=>{const p=Math.min(i+o,l+r),_=Q(t,"identity"),S={...u,secret:n,ends_at:p};return{answer:{kind:"open",identity:_,endsInMs:p-i},change:S}};
if(a!=="open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(ie(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=it(t,"polled_a\
t"),l=ie(t,"interval_ms");if(u===null||i>=u+l-hO)return{answer:{kind:"pending"},change:{polled_at:i}};const p=Math.min(l+pO,mO);return{answer:{kind:"slow_down"},
change:{polled_at:i,interval_ms:p}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"\
open":{const u=ie(t,"opened_at");return c?d({previous:e,changed_at:i},u):je(t,"previous")===e&&i-ie(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"\
reused"}}}default:return{answer:{kind:"reused"}}}}function yc(t){return{machine:Q(t,"machine"),address:Q(t,"address"),askedAt:ie(t,"asked_at"),endsAt:ie(t,"ends\
_at")}}function yO(t){return{state:Q(t,"state")==="open"?"open":"reused",identity:Q(t,"identity"),machine:Q(t,"machine")}}function wO(t){const{machine:e,address:n,
askedAt:s,endsAt:o}=yc(t);return{id:Q(t,"id"),machine:e,address:n,askedAt:s,usedAt:it(t,"changed_at"),endsAt:o}}function wc(t,e){const n=JSON.parse(je(t,"identi\
ty")??"null"),s=(0,Xe.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;return{action:e,object:Q(t,"machine"),after:s}}const kf="org = $1 AND project = $\
2 AND app_id = $3 AND who = $4";function gO(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, who"),n=t.prepare(
`SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${Xt("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${kf}`),o=t.prepare(`SELECT ${Yl("$2","$3")} FRO\
M members WHERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${kf}`);return{of:c=>Ge(
t,e(c),$f),list:(c,{after:d,limit:u,within:l})=>Ge(t,n(c,d?.project??"",d?.appID??"",d?.who??"",u,l),$f),set:({role:c,bounds:d,keepsAdmin:u,...l},p)=>t.write(function*(){
yield*t.lock("members",l.org);const _=_O(l),[S]=(yield*s(..._)).rows,b=S&&vf(S);if(b===(c??void 0))return{kind:"done",before:b};if(l.project===void 0&&b==="admi\
n"&&u&&(yield*r(l.org,l.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(..._);else{const[A]=S?[]:(yield*o(..._.slice(0,3))).rows,N=A&&Kl(A,l,d);if(N)
return{kind:"full",of:N};yield*i(..._,c,p.by)}return yield*t.record(p,[bO(l,b,c)]),{kind:"done",before:b}})}}function _O({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function $f(t){const[e,n]=[Q(t,"project"),Q(t,"app_id")];return{org:Q(t,"org"),project:e===""?void 0:e,appID:n===""?void 0:n,who:Q(t,"who"),role:vf(
t),grantedBy:je(t,"granted_by"),grantedAt:ie(t,"granted_at")}}function vf(t){const e=Q(t,"role");return es.g.find(n=>n===e)??"viewer"}function bO(t,e,n){const{org:s,
project:o,appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const TO=()=>({
prune:async()=>0}),OO=()=>{};function qR(t){return t}class SO extends Error{name="BlobsFull"}class Mf extends Error{name="WrongBytes"}const NO=200,RO=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
LO=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function gc(t){if(t.length<=NO&&LO.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(
0,100))} is not the key of a blob`)}function AO(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} need\
s a / at its end`);return gc(t.slice(0,-1)),t}const Ms=32,Cf=1e4*Ms,Io=`WITH RECURSIVE given (at, object) AS (SELECT 1, substr($2::bytea, 1, ${Ms}) WHERE length\
($2::bytea) > 0
  UNION ALL SELECT at + ${Ms}, substr($2::bytea, at + ${Ms}, ${Ms}) FROM given
    WHERE at + ${Ms} <= length($2::bytea))`;function IO(t){const e=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${Qt}\

    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${DO} RETURNING fence`),n=t.prepare(`UPDATE collection SET lease_until = :now + ${Qt}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),s=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare($O),r=t.prepare(
`SELECT d.notes, ${kO} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),i=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),a=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),c=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),d=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),u=t.prepare(`${Io} INSERT INTO object_references AS r (org, object, r\
eleases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`),l=t.prepare(`${Io}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`),p=t.prepare(`${Io} SELECT r.object FROM give\
n
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`),_=t.prepare(`${Io} INSERT INTO object_references (org, object, rel\
eases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`),S=t.prepare(`${Io} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`),b=t.prepare("SELECT swept_before FROM collection"),T=t.prepare("UPDATE collection\
 SET swept_before = $1"),A=function*(N,ne,Y){for(let F=0;F<Y.length;F+=Cf)yield*N(ne,Y.subarray(F,F+Cf))};return{hold:N=>ut(t,e(N),ne=>({fence:ie(ne,"fence")})),
renew:async({fence:N})=>await ht(t,n(N))===1,release:async({fence:N})=>{await ht(t,s(N))},async due(N,ne){if(N===0&&await ht(t,o())>0)throw new Ke.us("The recor\
ds of releases are missing: the database is being restored");return Ge(t,r(N,ne),vO)},add:({org:N,manifestHash:ne,notes:Y},F)=>t.write(function*(){(yield*i(Y)).
count!==0&&(yield*a(N,ne,F)).count>0&&(yield*A(u,N,F))}),end:({org:N,manifestHash:ne,notes:Y})=>t.write(function*(){if((yield*i(Y)).count===0)return;const[F]=(yield*c(
N,ne)).rows;F&&(yield*A(l,N,Is(F,"objects")))}),keep:async({notes:N})=>{await ht(t,i(N))},waiting:(N,ne)=>Ge(t,d(N?.org??"",ti(N?.hash??""),ne),Y=>({org:Q(Y,"or\
g"),hash:xf(Y)})),async unused(N,ne){const Y=new Set(await Ge(t,p(N,ti(...ne)),xf));return ne.filter(F=>!Y.has(F))},remember:async(N,ne)=>{await ht(t,_(N,ti(...ne)))},
forget:async(N,ne)=>{await ht(t,S(N,ti(...ne)))},sweptBefore:()=>ut(t,b(),N=>N.swept_before===null?void 0:ie(N,"swept_before")),recordSweep:async N=>{await ht(t,
T(N))}}}const DO=2*Qt,kO=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Do=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,$O=`SELECT 1 AS found FROM (SELECT
    ${Do("org","apps WHERE live_release IS NOT NULL")} AS live, ${Do("deploy_id","releases")} AS kept,
    ${Do("org","release_objects")} AS recorded, ${Do("seq","collection_notes")} AS noted,
    ${Do("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function vO(t){return{org:Q(t,"org"),manifestHash:Q(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:Q(t,"notes").split(",").map(Number)}}function ti(...t){return Buffer.from(t.join(""),"hex")}function xf(t){return Buffer.
from(Is(t,"object")).toString("hex")}function MO(t,e){const n=t.prepare(Vr),s=t.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.l\
ive_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${ks})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",pc);return{async site(d){const u=await Ge(t,s(d),p=>p),[l]=u;return l&&CO(l,u.filter(p=>p.deploy_id!==null).map(_c))},subdomainOf:d=>ut(
t,o(d),u=>Q(u,"subdomain")),domains:(d,u)=>Ge(t,r(d,u),l=>({domain:Q(l,"name"),subdomain:Q(l,"subdomain")})),list:d=>Ge(t,i(...Ze(d)),_c),rollback:(d,u,l)=>t.write(
function*(p){const[_]=(yield*n(...Ze(d))).rows,S=_?je(_,"live_release"):null;if(!_||S===null)return;const b=ie(_,"id"),T=(yield*a(b)).rows.map(_c),A=T.findIndex(
({deployID:F})=>F===S),N=u===void 0?T[A+1]:T.find(({deployID:F})=>F===u);if(A===-1||!N)return;const[ne,Y]=[{live:S},{live:N.deployID}];return yield*t.record(l,[
$(d,"release.rollback",{object:N.deployID,before:ne,after:Y})]),yield*c(b,N.deployID),yield*p([{kind:"site",subdomain:Q(_,"subdomain")}],"told"),{...N,previous:S}})}}
function _c(t){return{deployID:Q(t,"deploy_id"),manifestHash:Q(t,"manifest")}}function CO(t,e){const n=je(t,"live_release"),s=it(t,"deleted_at")!==null,o=s?[]:e,
r=Q(t,"type");return{...Tt(t),subdomain:Q(t,"subdomain"),settings:oc(Q(t,"settings")),...(0,Oe.Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.
filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}const xO=100,Uf="slipway_changed('role', access_key_id)";function UO(t){const e=t.prepare("SELECT org, projec\
t, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE"),n=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key_id FROM kvs_roles\

    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${xO} FOR UPDATE SKIP LOCKED)`),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_ke\
y_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${qa} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $\
3, $4)"),r=t.prepare("UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id",Uf),i=t.prepare("DELETE FROM kvs_roles WHERE access\
_key_id = $1 RETURNING access_key_id",Uf),a=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = $1"),c=t.prepare("SELECT * FROM kvs_roles LIMIT 1"),d=(u,l,...p)=>t.
write(function*(_){const S=(yield*u(l,...p)).count>0;return S&&(yield*_([{kind:"role",accessKeyID:l}],"told")),S});return{issue:({accessKeyID:u,environmentID:l,
sealed:p,expiresAt:_},{now:S,most:b},T)=>t.write(function*(A){const[N]=(yield*e(l)).rows;yield*n(S);const ne=(yield*s(l,b-1)).rows.map(Y=>Q(Y,"access_key_id"));
yield*o(u,l,p,_),T&&N&&(yield*t.record(T,[$(Tt(N),"credentials.issue",{object:u})])),yield*A(ne.map(Y=>({kind:"role",accessKeyID:Y})))}),renew:(u,l)=>d(r,u,l),revoke:async u=>{
await d(i,u)},find:u=>ut(t,a(u),Pf),any:()=>ut(t,c(),Pf)}}function Pf(t){return{accessKeyID:Q(t,"access_key_id"),environmentID:Q(t,"environment_id"),sealed:Is(t,
"sealed"),expiresAt:ie(t,"expires_at")}}function PO(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>Ge(t,e(s),FO),take:async({id:s,now:o,dueAt:r,since:i},a)=>await ht(t,
n(o,a,s,r,i))===1}}function FO(t){return{id:ie(t,"id"),app:Tt(t),subdomain:Q(t,"subdomain"),entries:oc(Q(t,"settings")).schedule??[],since:t.since===null?null:ie(
t,"since"),dueAt:ie(t,"due_at"),now:ie(t,"now")}}function jO(t){const e=t.prepare(Vr),n=t.prepare("SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS na\
med FROM kvs_tables WHERE app = $1"),s=t.prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
o=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${ks} ORDER BY t.name`),r=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${ks}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),u=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:l,name:p,tokenHash:_,sealed:S,createdAt:b,types:T,most:A},N)=>t.write(function*(ne){const[Y]=(yield*e(...Ze(l))).rows;if(!Y)return{kind:"\
no_app"};const[F,H]=[ie(Y,"id"),Q(Y,"type")];if(!T.some(ae=>ae===H))return{kind:"wrong_type",type:H};const[G={}]=(yield*n(F,p)).rows;if(ie(G,"named")>0)return{kind:"\
taken"};if(ie(G,"n")>=A)return{kind:"full"};yield*t.record(N,[$(l,"table.create",{object:p})]),yield*s(F,p,_,S,b);const q={kind:"site",subdomain:Q(Y,"subdomain")};
return yield*ne([{kind:"table",tokenHash:_},q],"told"),{kind:"created"}}),list:async l=>BO(await Ge(t,o(...Ze(l)),p=>p)),remove:(l,p,_)=>t.write(function*(S){const[
b]=(yield*r(...Ze(l),p)).rows;if(!b)return{kind:(yield*e(...Ze(l))).count>0?"no_table":"no_app"};const[T,A]=[ie(b,"keyspace"),Q(b,"token_hash")],N=Q(b,"subdomai\
n");return yield*t.record(_,[$(l,"table.delete",{object:p})]),yield*i(T,A,N),yield*S([{kind:"table",tokenHash:A},{kind:"site",subdomain:N}],"told"),{kind:"remov\
ed",keyspace:T}}),binding:l=>ut(t,a(l),WO),anySealed:()=>ut(t,c(),l=>({tokenHash:Q(l,"token_hash"),sealed:Is(l,"token_sealed")})),toDrop:({after:l,limit:p})=>Ge(
t,d(l,p),_=>ie(_,"keyspace")),dropped:async l=>{await ht(t,u(l))}}}function BO(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(HO);return{type:Q(
e,"type"),environmentID:Q(e,"environment_id"),tables:n}}function WO(t){return{keyspace:ie(t,"keyspace"),app:Tt(t),name:Q(t,"name"),environmentID:Q(t,"environmen\
t_id"),type:Q(t,"type")}}function HO(t){return{name:Q(t,"name"),createdAt:ie(t,"created_at"),tokenHash:Q(t,"token_hash"),sealed:Is(t,"token_sealed")}}const ni={
hour:35*864e5,day:400*864e5};function GO(t,e){const n=Ff.map((G,q)=>`${G} = $${q+1}`).join(" AND "),s=t.prepare(`INSERT INTO usage_writers VALUES ($1, $2, :now)\

    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE usage_writers.number < excluded.number`),o=t.prepare("SELECT 1 FROM usage_ended LIMIT 1"),r=t.prepare(`DELETE FROM usage_ended WHERE deploy_id IN
    (SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING status, ended_at, ms,
      (SELECT org FROM apps WHERE id = app) AS org, (SELECT project FROM apps WHERE id = app) AS project,
      (SELECT app_id FROM apps WHERE id = app) AS app_id`),i=t.prepare(`INSERT INTO usage_turns VALUES ($1, :now)
    ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`),a=t.prepare(`SELECT t.keyspace AS of, a.org, a.project, a.\
app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ANY ($1::bigint[])`),c=t.prepare(`SELECT ${Bt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),d=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${n}`),u=t.prepare(`SELECT s\
tart, ${jf} FROM usage_sums WHERE ${n} AND step = $5 AND start >= $6
    ORDER BY start`),l=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${n}`),p=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),_=t.prepare(`SELECT ${Bt}, sum(${Xr})::bigint AS limited, max(${qr})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${Xt("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${Xr} > 0 OR ${qr} >= $3))
    GROUP BY ${Bt} HAVING sum(${Xr}) > 0 OR max(${qr}) >= $3
    ORDER BY limited DESC, most DESC, ${Bt} LIMIT $4`),S=qe.map(G=>`coalesce(sum(u.${G}), 0)::bigint AS ${G}`).join(", "),b=G=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${S}
      FROM (SELECT * FROM usage_scopes WHERE ${G} ORDER BY ${Bt} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),T=`app <> '' AND kvs_table = '' AND ${Xt("usage_scopes",6,"app")}`,A=b(`org = $3 AND (project,\
 app) > ($4, $5) AND ${T}`),N=b(`org = $3 AND project = $4 AND app > $5 AND ${T}`),ne=b("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table\
 <> ''"),Y=({org:G,project:q,app:ae},X,{after:Re,within:Fe,limit:Be})=>{const De=Re?.name??"";return q===""?A(Be,X,G,Re?.project??"",De,Fe):ae===""?N(Be,X,G,q,De,
Fe):ne(Be,X,G,q,ae,De)},F=(G,q,ae,X,Re)=>t.prepare(`DELETE FROM ${G} WHERE (${q}) IN (SELECT ${q} FROM ${G} WHERE ${ae}
      ${X} < least($1::bigint, (SELECT :now)) - ${Re} ORDER BY ${X} LIMIT $2 FOR UPDATE SKIP LOCKED)`),H=[F("usage_sums",`${Bt}, step, start`,"step = 'hour' AND",
"start",ni.hour),F("usage_sums",`${Bt}, step, start`,"step = 'day' AND","start",ni.day),F("usage_scopes",Bt,"keys = 0 AND bytes = 0 AND","used_on",ni.day),F("us\
age_writers","writer","","at",ni.hour)];return{add:({writer:G,number:q,rows:ae})=>t.write(function*(){(yield*s(G,q)).count===1&&(yield*e(ae))}),async countEnded(G){
return await ht(t,o())===0?0:t.write(function*(){const{rows:q}=yield*r(G);return yield*e(q.filter(({org:ae})=>ae!==null).map(QO)),q.length})},claimTurn:async(G,q)=>await ht(
t,i(G,q))===1,setStored:(G,q)=>t.write(function*(){yield*t.lock("sizes");const ae=(yield*a(G.tables.map(({keyspace:Be})=>Be))).rows,X=new Map(ae.map(Be=>[ie(Be,
"of"),Gf(Be)])),{rows:Re}=yield*c(G.after,G.upTo),Fe=XO(G,X,Re.map(Gf),q);yield*e(Fe.rows);for(const{scope:Be,keyspace:De}of Fe.keyspaces)yield*d(...qt(Be),De)}),
async prune(G,q){let ae=0;for(const X of H)ae+=await ht(t,X(G,q));return ae},series:(G,q,ae)=>Ge(t,u(...qt(G),q,ae),X=>({start:ie(X,"start"),counts:Hf(X)})),parts:(G,q,ae)=>Ge(
t,Y(G,q,ae),KO),pressed:(G,q,{busy:ae,limit:X,within:Re})=>Ge(t,_(G,q,ae,X,Re),YO),full:({tableBytes:G,tableKeys:q,organizationBytes:ae})=>Ge(t,p(G,q,ae),X=>ie(
X,"keyspace")),stored:async G=>await ut(t,l(...qt(G)),Wf)??{keys:0,bytes:0},used:Ao(t).used}}const Ff=["org","project","app","kvs_table"],Bt=Ff.join(", "),jf=qe.
join(", "),Bf=on();function qt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function bc(t){return{org:Q(t,"org"),project:Q(t,"project"),app:Q(t,"app"),table:Q(
t,"kvs_table")}}function YO(t){return{scope:bc(t),limited:ie(t,"limited"),most:ie(t,"most")}}function Wf(t){return{keys:ie(t,"keys"),bytes:ie(t,"bytes")}}function KO(t){
return{scope:bc(t),counts:Hf(t),stored:Wf(t)}}function Hf(t){return Object.fromEntries(qe.map(e=>[e,ie(t,e)]))}function zO(t){const e=new Map;for(const{scope:n,
hour:s,counts:o}of t)for(const r of VO(n))for(const i of["hour","day"]){const a=Math.floor(s/St[i])*St[i],c=JSON.stringify([...qt(r),i,a]),d=e.get(c)??{scope:r,
step:i,start:a,counts:qe.map(()=>0)};for(const[u,l]of qe.entries())d.counts[u]=(d.counts[u]??0)+o[l];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}
function VO({org:t,project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===
""?o:[...o,{org:t,project:e,app:n,table:s}]}function JO(t){const e=new Map,[n,s]=[qe.indexOf("keys_change"),qe.indexOf("bytes_change")];for(const{scope:o,step:r,
start:i,counts:a}of t){if(r!=="day")continue;const c=JSON.stringify(qt(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),
usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function QO(t){const e=Q(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===
`deploy_${e}`);return{scope:{org:Q(t,"org"),project:Q(t,"project"),app:Q(t,"app_id"),table:""},hour:Math.floor(ie(t,"ended_at")/St.hour)*St.hour,counts:{...Bf,...n&&
{[n]:1},build_ms:ie(t,"ms")}}}function Gf(t){const e=it(t,"keyspace");return{scope:bc(t),keyspace:e,keys:it(t,"keys")??0,bytes:it(t,"bytes")??0}}function XO({tables:t},e,n,s){
const o=Math.floor(s/St.hour)*St.hour,r=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(qt(d.scope).join(`
`));const p={...Bf,keys_change:u-d.keys,bytes_change:l-d.bytes};(p.keys_change!==0||p.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:p})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(qt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const qO=10;function ZO(t,e,n){const{keyring:s,random:o=yd,keepReleases:r=qO,organizationQueue:i}=n;return{
state:{apps:{...JT(t,{random:o,env:e.env}),...XT(t)},deployments:ZT(t,e,{keyring:s,random:o,organizationQueue:i}),releases:MO(t,e.releaseSeq),activity:MT(t,s)},
jobs:sO(t,e,{keyring:s,keepReleases:r}),tables:jO(t),roles:UO(t),members:gO(t),logins:fO(t),accessTokens:ET(t),usage:GO(t,e.addUsage),keeping:rO(t),audit:UT(t),
references:IO(t),schedules:PO(t),notify:TO(t),hooks:tO(t),cdn:QT(t),dns:eO(t)}}const eS=[".drafts","tmp"],tS=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function nS(t,e){let n=Promise.resolve();const s=async o=>{sS(o,t);try{await Yf(t,o),e(o),await Yf(t,o)}catch(r){for(const i of(0,g.readdirSync)(o))await(0,Je.rm)(
(0,M.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function sS(t,e){if(!(0,M.isAbsolute)(t))throw si(`"${t}\
" is not an absolute path`);if((0,me.FK)(e,t))throw si(`${t} is inside the data directory`);try{if((0,me.wZ)(t,448),(0,g.readdirSync)(t).length>0)throw si(`${t}\
 is not empty`)}catch(n){throw n instanceof O.GQ||Ro(n)?n:si(`${t} cannot be written (${(0,O.xU)(n)})`)}}const oS=5;async function Yf(t,e){const n=s=>!(0,M.relative)(
t,s).split(M.sep).some(o=>eS.includes(o));for(const s of(0,g.readdirSync)(t).filter(o=>!tS.test(o)))for(let o=1;;o+=1)try{await(0,Je.cp)((0,M.join)(t,s),(0,M.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(r){if((0,O.xU)(r)!=="ENOENT"||o===oS)throw r}}function si(t){return new O.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}const rS=3;let Tc=0;const Kf=[];async function iS(t){Tc<rS?Tc+=1:await new Promise(
e=>Kf.push(e));try{return await t()}finally{const e=Kf.shift();e?e():Tc-=1}}class aS extends Kt.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){super(
{highWaterMark:o}),this.#e=e,this.#s=n,this.#t=s,this.#n=o}_read(){this.#o=this.#r().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#r(){const e=Math.min(this.#n,
this.#t-this.#s+1);return e<=0?null:iS(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#o.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var cS=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},dS=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Oc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},zf={...Oc,sync:async()=>{}};
function oi(t){(0,g.mkdirSync)(t,{recursive:!0,mode:448})}async function uS(t,e=Oc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===zf)return;const s=cS(n,await(0,Je.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=dS(n);s&&await s}}function Sc(t){return Zt(
()=>(0,g.readdirSync)(t))??[]}const lS=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Nc(t){return lS.has((0,O.xU)(t))}function Zt(t){try{return t()}catch(e){if(Nc(
e))return;throw e}}var fS=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hS=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ri=600*1e3;class pS{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=Zt(()=>{const r=(0,g.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=ri||
mS(s,n)});return o&&this.#t.add(Rc(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,k.hash)("sha256",n)!==s)throw new Mf(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,k.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new Mf(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Vf(this.#e.dir,n)));try{await Promise.all([...e].map(n=>uS(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${gc(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,M.
join)(this.#e.drafts,(0,k.randomUUID)());try{await this.#a(s,n),await(0,Je.rename)(s,e).catch(o=>{if((0,O.xU)(o)!=="ENOENT")throw o;return oi((0,M.dirname)(e)),
(0,Je.rename)(s,e)}),this.#t.add(Rc(e))}catch(o){throw await(0,Je.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=fS(s,
await(0,Je.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=hS(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Ro(e)?new SO("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Rc(t){return t.slice(
0,t.lastIndexOf("/"))}function Vf(t,e){return e===t?[e]:[e,...Vf(t,Rc(e))]}function mS(t,e){const{mtimeNs:n}=(0,g.statSync)(t,{bigint:!0});try{(0,g.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,O.xU)(s)!=="EPERM")throw s;return!1}return(0,g.statSync)(t).size===e}function ES({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function ii({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const Lc=1024*1024,yS=16*Lc;class wS{#e;#t=0;constructor(e,n=()=>_S(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,yS))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-gS(e.size):Number.POSITIVE_INFINITY}}function gS(t){return Math.
min(Math.max(256*Lc,t/100),2560*Lc,t/8)}function _S(t){try{const{bavail:e,blocks:n,bsize:s}=(0,g.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Jf=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Qf=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const bS=64*1024,Ac=".damaged";function ZR(t){return t.endsWith(Ac)?t.slice(0,-Ac.
length):void 0}const TS=3600*1e3;class OS{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,M.join)(e,".drafts"),this.#n=(0,M.
join)(e,".leaving"),this.#s=n,this.#o=s??Oc,this.#r=new wS(e),oi(e)}async head(e){const n=await this.#d(e,s=>(0,Je.stat)(s,{bigint:!0}));return n?.isFile()?ii(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=Jf(s,o,!0),i=ii(await r.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Qf(s);o&&await o}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=Jf(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,bytesRead:c}=await r.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=Qf(s);o&&await o}}async stream(e,n){const s=await this.#c(
e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new aS(s,o,r,bS)}writer({lasting:e=!0}={}){this.#h(),oi(this.#t);const n=e&&this.#s?this.#o:
{...zf,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new pS(s)}async delete(e){const n=this.#a(e);(0,g.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,g.rmSync)(s,{force:!0});(0,g.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();const s=this.#l(
e,o=>ES(o)<n-ri);return s!==void 0&&(0,g.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,o=>ii(o).version===n);return s===void 0?!1:((0,g.
renameSync)(s,`${this.#a(e)}${Ac}`),!0)}async*list(e,n){const s=(0,M.join)(this.#e,AO(e)),o=n===void 0?void 0:(await(0,Je.stat)(s).catch(ko))?.mtimeMs,r=n!==void 0&&
(o??0)<n-ri,i=await(0,Je.readdir)(s,{withFileTypes:!0}).catch(ko);for(const a of i??[]){if(!RO.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!r&&a.isFile()&&Zt(()=>(0,g.statSync)((0,M.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-ri)&&(yield{key:c,...ii(
d)})}}#a(e){return(0,M.join)(this.#e,gc(e))}async#c(e){const n=await this.#d(e,s=>(0,Je.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),o=await n(s).catch(ko);if(o!==void 0)return o;for(const r of this.#u(e)){const i=await n(r).catch(ko);if(i!==void 0)return i}return n(s).catch(
ko)}#u(e){const n=`${Xf(e)}~~`;return Sc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,M.join)(this.#n,s))}#l(e,n){const s=this.#a(e),o=Zt(()=>(0,g.statSync)(s,
{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,M.join)(this.#n,`${Xf(e)}~~${Date.now()}~${(0,k.randomUUID)()}`);oi(this.#n);const a=Zt(()=>((0,g.renameSync)(
s,r),!0))&&Zt(()=>(0,g.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,g.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,O.xU)(s)??"")){(0,g.renameSync)(e,n);return}if((0,O.xU)(s)!=="EEXIST"&&!Nc(s))throw s}(0,g.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.
now()-TS;for(const n of Sc(this.#t)){const s=(0,M.join)(this.#t,n);(Zt(()=>(0,g.statSync)(s).mtimeMs)??e)<e&&(0,g.rmSync)(s,{force:!0,recursive:!0})}for(const n of Sc(
this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,M.join)(this.#n,n),this.#a(r))}}}function Xf(t){return t.replaceAll(
"/","~")}function ko(t){if(!Nc(t))throw t}const Ic=10,SS=/^[\w-]{1,128}$/;function NS(t){if(SS.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Dc(t,e){const n=Zf(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function qf(t,e,n){const{from:s,limit:o,
isComplete:r=!1}=n,i=Zf(e,n),a=t.subarray(i-Dc(e,n).start),c=s<0&&i>0&&t[0]!==Ic?RS(a):0,u=i+a.length>=e&&r?a.length:LS(a,o);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function Zf(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function RS(t){const e=t.indexOf(Ic)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!eh(n)))}function LS(t,e){const n=t.lastIndexOf(Ic)+1;return n>0||t.length<e?n:AS(t)}function AS(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(eh(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function eh(t){return(t&192)===128}const mt=64*1024,ai=12,Wn=ai+
id,Hn=mt-Wn;function IS(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=mt-r%mt;if(a<=Wn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.subarray(
i,i+a-Wn),d=kc(t,n+i,c,_r);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}async function*DS(t,e){let[n,s]=[0,Buffer.alloc(0)];for await(const o of e)
for(s=Buffer.concat([s,o]);s.length>=Hn;n+=Hn)yield kc(t,n,s.subarray(0,Hn),ad),s=s.subarray(Hn);s.length>0&&(yield kc(t,n,s,ad))}function kS(t){return t+Wn*Math.
ceil(t/Hn)}function eL(t,{start:e,length:n}){const s=Math.floor(e/Hn)*mt,o=Math.min(kS(t),Math.ceil((e+n)/Hn)*mt);return{start:s,length:o-s}}function kc(t,e,n,s){
const o=Buffer.alloc(ai);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),hd(t.deployID,e),n)])}
function*ci(t){let e=0;for(;e+ai<=t.length;){const n=mt-e%mt,s=n>Wn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+Wn+s;if(s>n-Wn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+ai,o),end:o},e=o}}function th(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push($S(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function $S({deployID:t,keyring:e},{start:n,length:s,sealed:o}){try{const r=dd(e.all("build-log"),hd(
t,n),o);if(r.length!==s)throw new Error("A frame has another length than its header says");return r}catch(r){throw e.wrong(r)}}function vS({sealed:t}){return t.
subarray(0,4).toString("hex")}function MS(t){const{id:e,ids:n}=t,s=t.current("build-log");return{id:e,ids:n,current:()=>s,all:o=>t.all(o),wrong:o=>t.wrong(o)}}var CS=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xS=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function $c(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=CS(
n,await(0,Je.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=xS(n);s&&await s}}catch(n){if((0,O.xU)(n)==="ENOENT")return;throw n}}
async function nh(t,e){for(let n=Math.ceil(e/mt)-1;n>=0;n-=1){const s=await sh(t,e,n),o=[...ci(s)].at(-1);if(o)return{file:n*mt+o.end,log:o.start+o.length}}return{
file:0,log:0}}async function US(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;for(let a=await PS(t,e,r);i>0&&a*mt<e;a+=1){const c=th(
n,ci(await sh(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(new Error("A frame is missing"));return Buffer.concat(o)}
async function PS(t,e,n){let[s,o]=[0,Math.ceil(e/mt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await $o(t,{start:r*mt,length:12});i.length===12&&Number(i.readBigUInt64BE(
4))<=n?s=r:o=r-1}return s}function sh(t,e,n){const s=n*mt;return $o(t,{start:s,length:Math.min(mt,e-s)})}async function $o(t,{start:e,length:n}){const s=Buffer.
allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=r}return s.subarray(0,o)}var FS=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},jS=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const BS=1e3;function WS(t,e,{log:n=ho,mayAppend:s=()=>!0}={}){(0,g.mkdirSync)(t,
{recursive:!0,mode:448});const o=new Set,r=new ws(BS);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");
const d=di(t,i).sealed;r.set(i,await HS(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(
d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=di(t,i);return await $c(c,l=>GS(l,{deployID:i,keyring:e},a))??$c(d,
l=>YS(l,a))},async remove(i){for(const a of Object.values(di(t,i)))await(0,Je.rm)(a,{force:!0})}}}function di(t,e){const n=(0,M.join)(t,NS(e));return{sealed:`${n}\
.sealed`,clear:`${n}.log`}}async function HS(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=FS(o,await(0,Je.open)(t,"a+",384),!0),{size:i}=await r.
stat(),a=s?.file===i?s:await nh(r,i);a.file<i&&await r.truncate(a.file);const c=IS(e,a.file,a.log,n);return await r.appendFile(c),{file:a.file+c.length,log:a.log+
n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=jS(o);r&&await r}}async function GS(t,e,n){const s=await nh(t,(await t.stat()).size);return qf(await US(
t,s.file,e,Dc(s.log,n)),s.log,n)}async function YS(t,e){const{size:n}=await t.stat();return qf(await $o(t,Dc(n,e)),n,e)}function oh(){const t=new Set;return{subscribe(e){
const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var vc=y(99);function rh(t){const e=(0,M.join)(t,"p\
latform.pid"),n=(0,M.join)(t,"platform.lock");(0,g.writeFileSync)(n,"",{flag:"a",mode:384});const s=new vc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),Hl(o)?new O.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):Gl(o)?new O.GQ("platform_locked",`Another platform uses ${t}${KS(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,g.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,g.rmSync)(e,{force:!0}),s.close())}}}function KS(t){try{const e=/^\d{1,10}$/.exec((0,g.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function zS(t){return ah(t,e=>{(ih(e)||(0,g.readdirSync)(e).length===0)&&(0,g.chmodSync)(e,448),(0,g.writeFileSync)(
(0,M.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function tL(t){const e=ah(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(ih(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function ih(t){return(0,g.existsSync)((0,M.join)(t,"platform.db"))}function ah(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new O.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,M.resolve)(t);try{(0,me.wZ)(
n,448),e(n)}catch(s){throw new O.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,O.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,g.existsSync)((0,M.join)(n,".gitignore"))||(0,g.writeFileSync)((0,M.join)(n,".gitignore"),`*
`,{mode:384}),n}const VS="commit 43aeff75 (2026-11-27)";function JS(t,e,n,s){const o=`${t} has version ${n}, and the oldest that this Slipway can upgrade is ${s}`,
r=`Start it once with the Slipway of ${VS}, which upgrades it.`;return new O.GQ("unsupported_data",o,{input:e,remedy:r})}const QS=`
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
`,ui=33,Gn="CAST(unixepoch('subsec') * 1000 AS INTEGER)",ch="ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fenc\
e + 1, problem = NULL",dh="live_release IS NOT NULL AND type <> 'web-landing'",Mc=(t,e,n)=>`CREATE TRIGGER ${t}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${Gn}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${e}, id, ${Gn}, 0 FROM apps WHERE id = ${n} ${ch};
  END;`,uh=(t,e)=>`CREATE TRIGGER ${t} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${Gn}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${e}.name, ${e}.app, ${Gn}, 0, ${Gn} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`,XS=[[/.* -- PostgreSQL\n/g,""],[/-- SQLite: /g,""],[/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm,"$1) STRICT, WITHOUT ROWID;"],[/^( *CREATE TABLE .*| *)\);$/gm,
"$1) STRICT;"],[/ COLLATE "C"/g,""],[/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g,"INTEGER PRIMARY KEY AUTOINCREMENT"],[/\b(?:bigint|integer|boolean)\b/g,
"INTEGER"],[/\btext\b/g,"TEXT"],[/\bbytea\b/g,"BLOB"]],lh=[()=>`${XS.reduce((t,[e,n])=>t.replace(e,n),QS)}
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
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${Gn}) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, ${Gn}, 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ${ch};
  END;
  ${Mc("env_added_purged AFTER INSERT ON env","'slipway-' || live_release",`new.app AND ${dh}`)}
  ${Mc("env_removed_purged AFTER DELETE ON env","'slipway-' || live_release",`old.app AND ${dh}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${Mc("domain_removed_purged AFTER DELETE ON domains","'slipway-site-' || subdomain","old.app")}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${uh("domains_added_changed AFTER INSERT","new")}
  ${uh("domains_removed_changed AFTER DELETE","old")}
  `],vo=ui-1+lh.length;function qS(t){const e=new vc.DatabaseSync(t===void 0?":memory:":(0,M.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WA\
L; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),ZS(e),e}catch(n){throw e.close(),n}}function ZS(t){const e=fh(t);if(e!==vo){
if(e>vo)throw new O.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${vo}`,{remedy:"Start it with the newer Slipway that wrote it\
, or name another --data directory."});if(e>0&&e<ui)throw JS("The data directory","data",e,ui);Mo(t,()=>{const n=fh(t);if(!(n>=vo)){for(const s of lh.slice(Math.
max(0,n+1-ui)))t.exec(s());t.exec(`PRAGMA user_version = ${vo}`)}})}}function fh(t){return Number(t.prepare("PRAGMA user_version").get()?.user_version??0)}function hh(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,g.chmodSync)(e,384)}function Mo(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&
t.exec("ROLLBACK"),n}}const eN=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,
"NOT IN (SELECT value FROM json_each($1))"],[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
""],[/ ready = (?:true|false),/g,""],[/ COLLATE "C"/g,""],[/\bslipway_now\(\)/g,"CAST(unixepoch('subsec') * 1000 AS INTEGER)"],[/\bgreatest\(/g,"max("],[/\bleast\(/g,
"min("],[/\bstrpos\(/g,"instr("]];function tN(t,e=ee.ml,n=oh()){const s=o=>nN(t,e,o);return{prepare:s,lock:()=>Yn(()=>{}),record:oN(s,e),read:async o=>mh(()=>ph(
o())),async write(o){const r=[],i=c=>Yn(()=>{r.push(...c)}),a=mh(()=>Mo(t,()=>ph(o(i))));for(const c of r)n.publish(c);return a}}}function nN(t,e,n){let s;const o=()=>{
const r=sN(n),i=t.prepare(r.sql);return{...r,statement:i,hasRows:i.columns().length>0}};return(...r)=>Yn(()=>{s??=o();const{statement:i,places:a,hasRows:c}=s,d=e.
now(),u=a.map(p=>p==="now"?d:rN(r[p]));if(!c)return{rows:[],count:Number(i.run(...u).changes)};const l=i.all(...u);return{rows:l,count:l.length}})}function sN(t){
const e=eN.reduce((o,[r,i])=>o.replace(r,i),t),n=[];return{sql:e.replace(/\$(\d+)|:now\b/g,(o,r)=>(n.push(o===":now"?"now":Number(r)-1),"?")),places:n}}function oN(t,e){
const n=t("SELECT * FROM audit_heads WHERE org = $1"),s=t(`INSERT INTO audit (${cc.join(", ")}, hash)
    VALUES (${cc.map((r,i)=>`$${i+1}`).join(", ")}, $${cc.length+1})`),o=t(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3\
, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return function*(r,i){for(const a of i){const c=FT(r,a),[d]=(yield*n(
c.org)).rows,{head:u,anchor:l}=d?lf(d):jT,p={...c,n:u.n+1,at:Math.max(e.now(),d?ie(d,"at"):0)},_=rf(u.hash,p),{org:S,n:b,at:T,project:A,appID:N,action:ne,object:Y,
by:F,via:H,name:G,from:q,requestID:ae,before:X,after:Re}=p;yield*s(S,b,T,A,N,ne,Y,F,H,G,q,ae,X,Re,_),yield*o(S,b,T,_,l.n,l.hash)}}}function*Yn(t){return yield*[],
t()}function rN(t){return typeof t=="boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function ph(t){const e=t.
next();if(e.done)return e.value;throw new Error("A statement of the other engine was asked")}function mh(t){try{return t()}catch(e){const n=Ro(e);throw!n&&!hT(e)?
e:new Ke.us(`The state cannot be read or written: ${(0,O.bD)(e)}`,{cause:e,isFull:n})}}const Co=32,iN=4,aN=new Uint8Array;class cN{#e;#t=new Map;#n=[];#s="";constructor(e,n){
this.#e=n,this.replace(e)}get id(){return this.#s}get ids(){return this.#n.map(Cs)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Cs(e[0]):""}sealWith(e){return this.
ids.includes(e)?(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>Cs(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(
o,e)),s=this.#e.opensRaw?this.#n.map(o=>({id:aN,key:o})):[];return[...n,...s]}wrong(e){return e instanceof O.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${Cs(e)} ${n}`,
r=this.#t.get(o);if(r)return r;const i={id:yh(e),key:wh(e,n,Co)};return this.#t.set(o,i),i}}const Eh=new WeakMap;function Cs(t){const e=Eh.get(t);if(e!==void 0)
return e;const n=Buffer.from(yh(t)).toString("hex");return Eh.set(t,n),n}function yh(t){return wh(t,"key-id",iN)}function wh(t,e,n){return new Uint8Array((0,k.hkdfSync)(
"sha256",t,"slipway",e,n))}const dN=4096;function uN(t,e){const n=(0,M.join)(t,"identity-key.json");return{async signingKey(s){return{value:lN(e,n,()=>fN(n),s),
wrong:i=>gh(n,i)}}}}function lN(t,e,n,s){const o=n();return o!==void 0?o:Mo(t,()=>{const r=n();if(r!==void 0)return r;const i=s();return Cc(e,i),i})}function fN(t){
return Zt(()=>{const e=(0,g.statSync)(t);if(!e.isFile()||e.size>dN)throw gh(t);return(0,g.readFileSync)(t,"utf8")})}function Cc(t,e){const n=`${t}.${(0,k.randomBytes)(
4).toString("hex")}`,s=(0,g.openSync)(n,"wx",384);try{try{(0,g.writeSync)(s,Buffer.from(e)),(0,g.fsyncSync)(s)}finally{(0,g.closeSync)(s)}(0,g.renameSync)(n,t)}catch(o){
throw(0,g.rmSync)(n,{force:!0}),o}}function gh(t,e){return new O.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next\
 start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const hN=1024,pN=/^[A-Za-z0-9+/]{43}=$/;function mN(t,e){const n=(0,M.
join)(t,"platform.key"),s=_h(n,[]);let o=!1;const r=()=>{if(o)return;const a=li(n)??bh(e,()=>li(n)??EN(n,e));yN(n,e,a),(0,g.chmodSync)(n,384),s.replace(a),wN(e,
s.id),o=!0},i=()=>(r(),s);return{load:r,get id(){return i().id},get ids(){return i().ids},current:a=>i().current(a),all:a=>i().all(a),wrong:a=>s.wrong(a),add(){
return r(),Mo(e,()=>{const a=[(0,k.randomBytes)(Co),...li(n)??[]];return Th(e,a.map(Cs)),Cc(n,Oh(a)),s.replace(a),s.id})}}}function nL(t){const e=join(t,"platfo\
rm.key"),n=li(e);return n&&_h(e,n)}function _h(t,e){const n=`${t} has no key that the secrets in platform.db were sealed with`;return new cN(e,{wrong:s=>fi(n,s),
opensRaw:!0})}function bh(t,e){return t.isTransaction?e():Mo(t,e)}function EN(t,e){if(bN(e))throw fi(`${t} is missing, and secrets in platform.db are sealed wit\
h it`);const n=(0,k.randomBytes)(Co);return e.exec("DELETE FROM sealed_with"),Cc(t,Oh([n])),[n]}function yN(t,e,n){const s=n.map(Cs),r=e.prepare("SELECT key_id \
FROM sealed_with ORDER BY key_id").all().map(i=>Q(i,"key_id")).find(i=>!s.includes(i));if(r!==void 0)throw fi(`${t} lacks the key ${r}, and data is sealed with \
it`)}function wN(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||bh(t,()=>Th(t,[e]))}function Th(t,e){const n=t.prepare("INSERT INTO sealed\
_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const gN=["kvs_tables","kvs_roles","notify_targets","hooks"],_N=["env","deployments"];
function bN(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return gN.some(e)||e("sealed_with")&&_N.some(e)}function Oh(t){return t.map(e=>`${Buffer.
from(e).toString("base64")}
`).join("")}function li(t){return Zt(()=>{const e=(0,g.statSync)(t),n=e.isFile()&&e.size<=hN?(0,g.readFileSync)(t):void 0,s=n&&TN(n);if(!s)throw fi(`${t} is nei\
ther a key of ${Co} bytes nor lines of keys in base64`);return s})}function TN(t){if(t.length===Co)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>pN.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function fi(t,e){
return new O.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function ON({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function SN(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const NN=160;
class RN{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=xc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=xc(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=xc(e,n),this.#t.delete(e))}}function xc(t,e){return NN+2*(t.length+e.
value.length)}const LN=16*1024*1024,Sh=1e3,Uc=0,hi="room",AN=`
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
`,IN=`
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
`;function Nh(t){const e=(t.open??(n=>new vc.DatabaseSync(n)))(t.path);try{return e.exec(AN),DN(e),new kN(e,t)}catch(n){throw e.close(),Gl(n)?new O.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function DN(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${IN} COM\
MIT;`)}class kN{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=$N(e),this.#n=new RN(n.cacheBytes??LN),this.#s=n.onPoisoned??(()=>{}),this.#o=
n.clock??ee.ml}get(e,n){const s=pi(e,n),r=(this.#a==="closed"?void 0:this.#n.get(s))??this.#d(()=>this.#c(s,e,n));return r&&(r.expiresAt===null||r.expiresAt>this.#o.
now())?r:void 0}#c(e,n,s){const o=this.#t.get.get(n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(o.expires_at)};return this.#n.
set(e,r),r}#d(e){if(this.#a==="closed")throw new Ke.us("the store is closed");try{return e()}catch(n){throw new Ke.us("the store could not be read",{cause:n})}}put(e,n,{
value:s,ttlMs:o}){const r={value:s,expiresAt:o===void 0?null:this.#o.now()+o};return this.#u(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(pi(e,n),r))}delete(e,n){
return this.#u(()=>this.#t.delete.run(e,n),()=>this.#n.delete(pi(e,n)))}async keys(e,n){const s=[e,ON(n).toString(),this.#o.now(),n.limit],o=this.#d(()=>this.#t.
keys.all(...s)).map(r=>({key:Q(r,"key"),bytes:ie(r,"bytes"),expiresAt:it(r,"expires_at")}));return SN(o,n)}async sweep(e){let n=0;return await this.#u(()=>{n=Number(
this.#t.sweep.run(this.#o.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#u(()=>{n=this.#t.drop.all(e,e,Sh).map(s=>Q(s,"key"))},()=>{for(const s of n)
this.#n.delete(pi(e,s))});while(n.length===Sh)}async sizes(e,n){return this.#d(()=>this.#t.sizes.all(e,n)).map(s=>({keyspace:ie(s,"keyspace"),keys:ie(s,"keys"),
bytes:ie(s,"bytes")}))}async check(){if(this.#a!=="open")throw new Ke.us(`the store is ${this.#a}`);this.get(Uc,hi),this.#r&&await this.#u(()=>{this.#t.put.run(
Uc,hi,hi,null),this.#t.delete.run(Uc,hi)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identi\
ty FROM store").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){
hh(this.#e,e)}async close(){this.#a!=="closed"&&(this.#l(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#u(e,n){return new Promise(
(s,o)=>{if(this.#a!=="open")return o(new Ke.us(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#l()),this.#i.push({run:e,done:n,resolve:s,
reject:o})})}#l(){const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#r=Ro(n),this.#f()&&
this.#r||this.#h(n);const o=new Ke.us("the write was not stored",{cause:n});for(const r of e)r.reject(o);return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#f(){
try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function pi(t,e){return`${t}/${e}`}function $N(t){
return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entri\
es VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace\
 = ? AND key = ?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR \
expires_at > ?) ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LI\
MIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare(
"SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function vN(t,e,n){
const s=Rh(t),o=e.identity();MN(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??s??(0,k.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===
void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function MN(t,{identity:e,highest:n},s){const o=Rh(t),r=CN(t);if(n>r)throw Pc(s,
`kvs.db contains entries of table ${n}, and ${r===0?"platform.db never had a table":"platform.db is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw Pc(s,"they \
come from two data directories");if(o!==void 0&&e===void 0&&xN(t))throw Pc(s,"kvs.db is missing, or older than platform.db")}function Rh(t){const e=t.prepare("S\
ELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function CN(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE \
name = 'kvs_tables'").get()?.seq??0)}function xN(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Pc(t,e){return new O.GQ("unsupp\
orted_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or\
 name another directory with --data."})}const Lh="kvs.db";function UN({dataDir:t,lasting:e=!0,database:n,clock:s,log:o=ho}){const r=e?PN((0,M.join)(t,Lh),s,o):Nh(
{path:":memory:",clock:s});try{vN(n,r,t)}catch(i){throw r.close(),i}return r}function PN(t,e,n){return(0,g.writeFileSync)(t,"",{flag:"a",mode:384}),Nh({path:t,clock:e,
onPoisoned:o=>n("error","kvs_store_poisoned",{reason:(0,O.bD)(o),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}function FN(t,e){
const n=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.${Ds.replaceAll(" AND "," AND a.")} ORDER BY e.name`),s=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by\
 FROM env WHERE app = $1 ORDER BY name"),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${ks}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM e\
nv WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(u,l)=>({env:Ah(e,u,l),changes:jN(l)}),d=function*(u,l){const[p,_]=[ie(u,"id"),Tt(u)],{rows:S}=yield*s(p);return{...c(_,S),
key:_,app:p,subdomain:Q(u,"subdomain"),now:l}};return{*read(u){return c(u,(yield*n(...Ze(u))).rows)},*lock(u){const[l]=(yield*o(...Ze(u))).rows;return l&&(yield*d(
l,ie(l,"now")))},*lockOf(u){return yield*d(u,ie((yield*r()).rows[0]??{},"now"))},*store({app:u,key:l},p,_){yield*i(u);for(const[S,b]of Object.entries(p)){const{
at:T=null,by:A=null}=_.get(S)??{};yield*a(u,S,uo(e,"variables",ea(l,S),b),T,A)}}}}function jN(t){return new Map(t.map(e=>[Q(e,"name"),{at:it(e,"changed_at"),by:je(
e,"changed_by")}]))}function Ah(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[Q(s,"name"),Q(s,"value")],i=ie(s,"is_sealed")===1;return[o,i?lo(t,"variab\
les",ea(e,o),r):r]}))}function BN(t){const e=o=>qe.map((r,i)=>`$${o+i}`).join(", "),n=t.prepare(`INSERT INTO usage_sums (${Bt}, step, start, ${jf})
    VALUES ($1, $2, $3, $4, $5, $6, ${e(7)})
    ON CONFLICT DO UPDATE SET ${qe.map(o=>`${o} = ${o} + excluded.${o}`).join(", ")}`),s=t.prepare(`INSERT INTO usage_scopes (${Bt}, keys, bytes, used_on) VALUE\
S ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return function*(o){const r=zO(o);for(const{scope:i,step:a,start:c,counts:d}of r)
yield*n(...qt(i),a,c,...d);for(const{scope:i,keys:a,bytes:c,usedOn:d}of JO(r))yield*s(...qt(i),a,c,d)}}const Fc="finished_at IS NULL AND status = 'queued'",WN=`\
WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Fc}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Fc} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Fc} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function HN(t,e){
const n=t.prepare(WN),s=t.prepare(`UPDATE deployments SET status = '${ol.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${Qt} WHERE deploy_id = $1`),o=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = $1 ORDER BY n\
ame"),r=t.prepare(`SELECT * FROM apps WHERE ${ks}`),i=t.prepare(Sf);return{env:FN(t,e),addUsage:BN(t),releaseSeq:"(SELECT d.seq FROM deployments d WHERE d.deplo\
y_id = r.deploy_id)",keepRelease:`INSERT INTO releases (deploy_id, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,ready:()=>Yn(()=>{}),claim:(a,{most:c,of:d})=>t.write(function*(){const[u]=(yield*n(
JSON.stringify(d),c)).rows;if(!u)return;yield*s(Q(u,"deploy_id"),ie(u,"fence"),a);const{rows:l}=yield*o(ie(u,"id"));return{row:u,variables:()=>Ah(e,Tt(u),l)}}),
ofApp:(a,{before:c=Number.MAX_SAFE_INTEGER,limit:d})=>t.read(function*(){const[u]=(yield*r(...Ze(a))).rows,{rows:l}=yield*i(...Ze(a),c,d);return u&&{app:pt(u),deployments:l.
map(gn)}})}}const jc=6e4;function GN(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),
i=Math.floor(r/jc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=c)return Math.ceil((jc-r%jc)/1e3);for(const{name:a}of o)s(a).value+=
1;return 0}}}const YN=t=>e=>Q(e,t);function mi(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(YN(e)(r))}]}}
const KN=[mi("kvs_tables","token_hash",br,"token_sealed"),mi("kvs_roles","access_key_id",Zi),mi("notify_targets","id",OO),mi("hooks","id",nO),{table:"deployment\
s",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>gs(Q(t,"deploy_id"),"env")},{column:"fai\
lure",kind:"text",purpose:()=>"build-log",sealName:t=>gs(Q(t,"deploy_id"),"failure")}]}],zN=100;function VN(t,e,n){const{table:s,keys:o,columns:r,beside:i}=t,a=[
...o,...r.map(({column:u})=>u)].map(u=>`t.${u}`),c=o.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((u,l)=>n(l+1)).join(", ")})`;return`SELECT ${[...a,
...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${zN}`}function JN({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function QN(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function Ih(t){return t===null?[]:JSON.parse(t)}function Dh({keys:t},e){return t.map(n=>typeof e[n]=="number"?ie(e,n):Q(e,n))}function XN(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?qN(t,s,n):ZN(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function qN(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=Q(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&Mp(i)===t.id))return uo(t,c,d,a?i:lo(t,c,d,i))}
function ZN(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[Is(o,e),n(o),s(o)];if(!ud(t.current(i),r))try{return _r(t.current(i),a,qi(t.all(i),a,r))}catch(c){
throw t.wrong(c)}}class eR extends Error{name="RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var kh=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},$h=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Bc="build_logs",tR=50,nR=6e4;async function sR({database:t,keyring:e,logs:n,
log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,tR);let a=r;for(const c of i){
const d=Q(c,"deploy_id"),u=it(c,"finished_at"),l=u===null||c.status==="cancelled"&&u>o.now()-nR;if(!await rR(n,e,d,!l).catch(_=>{if(!(_ instanceof O.GQ))throw _;
return s("error","sealed_log_unreadable",{deployID:d,reason:_.message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=ie(c,"seq")}return{after:a,isDone:i.length===
0,isWaiting:!1}}function oR(t,e){return ie(t.prepare("SELECT count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function rR(t,e,n,s){const{sealed:o,
clear:r}=di(t,n),i=await iR(o),a=i===void 0&&(0,g.existsSync)(r);return i===e.id||i===void 0&&!a?(await(0,Je.rm)(r,{force:!0}),!0):s?(await cR(o,DS({deployID:n,
keyring:MS(e)},a?(0,g.createReadStream)(r):aR(o,{deployID:n,keyring:e}))),await(0,Je.rm)(r,{force:!0}),!0):!1}function iR(t){return $c(t,async e=>{const[n]=ci(await $o(
e,{start:0,length:mt}));return n&&vS(n)})}async function*aR(t,e,n=Number.POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=kh(s,await(0,Je.
open)(t),!0);for(let r=0;r<n;r+=mt){const i=[...ci(await $o(o,{start:r,length:Math.min(mt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-
a.start;yield th(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.hasError=!0}finally{const o=$h(s);o&&await o}}function sL(t){return readIfThere(t,async e=>endOfLog(
e,(await e.stat()).size))}async function cR(t,e){const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=kh(s,await(0,Je.open)(n,"w",384),
!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){s.error=o,s.hasError=!0}finally{const o=$h(s);o&&await o}}catch(s){throw await(0,Je.rm)(
n,{force:!0}),s}await(0,Je.rename)(n,t)}const vh=[...KN,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JO\
IN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>ea(Tt(t),Q(t,"name")),isClear:t=>ie(t,
"is_sealed")===0}]}],dR=1e4,uR=10,lR=5;function fR(t){const{database:e,engine:n,keyring:s,log:o}=t;let r=()=>{};const i=e.prepare("SELECT at, is_done FROM seali\
ng WHERE place = ? AND key_id = ?"),a=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),c=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),d=e.prepare("SELECT key_id FROM sealed_with"),u=b=>{const T=i.get(b,s.id);return T?{at:je(T,"at"),isDone:ie(T,"is_done")===1}:{at:null,isDone:!1}},l=(b,{
at:T,isDone:A})=>a.run(b,s.id,T,A?1:0),p=b=>n.write(()=>Yn(b)),_=b=>p(()=>{const{at:T}=u(b.table),A=e.prepare(VN(b,T===null,()=>"?")).all(...Ih(T)),N=A.filter(Y=>!hR(
t,b,Y)).length;N>0&&o("error","sealed_rows_unreadable",{table:b.table,rows:N});const ne=A.at(-1);l(b.table,{at:ne?JSON.stringify(Dh(b,ne)):T,isDone:!ne})}),S=async()=>{
const b=vh.find(({table:Y})=>!u(Y).isDone);if(b)return await _(b),!0;const T=u(Bc);if(T.isDone)return!1;const{after:A,isDone:N,isWaiting:ne}=await sR({...t,after:Number(
T.at??0)});return await p(()=>{l(Bc,{at:String(A),isDone:N}),N&&c.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),N&&await n.read(()=>Yn(()=>e.exec(
"PRAGMA wal_checkpoint(TRUNCATE)"))),!N&&!ne};return{step:S,start(b){let T=!1;const ne=Ot({everyMs:dR,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!T&&
await S();)await(0,Wr.setTimeout)(lR)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:Y=>o("warn","sealing_failed",{reason:String(Y)}),every:b,
isDue:!0});return r=()=>{ne.run()},{async[Symbol.asyncDispose](){T=!0,await ne[Symbol.asyncDispose]()}}},async status(){const b=()=>{const T=new Set(d.all().map(
H=>Q(H,"key_id"))),A=H=>H===s.id?"seals":T.has(H)?"needed":"unneeded",N=vh.map(H=>{const{at:G,isDone:q}=u(H.table);return q?0:ie(e.prepare(JN(H,G===null,()=>"?")).
get(...Ih(G))??{},"n")}),ne=u(Bc),Y=N.reduce((H,G)=>H+G,ne.isDone?0:oR(e,Number(ne.at??0)));return{keys:s.ids.map(H=>({id:H,use:A(H)})),remaining:Y,awaited:[],place:"\
platform.key in the data directory"}};return n.read(()=>Yn(b))},async rotate(b){pR(s.ids.length);const T=s.id,A=s.add();return await n.write(()=>n.record(b,[{action:"\
secret.rotate",object:A,before:{key:T},after:{key:A}}])),r(),{from:T,to:A}}}}function hR({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of XN(e,n,s))
t.prepare(QN(n,o,()=>"?")).run(r,...Dh(n,s));return!0}catch(o){if(o instanceof O.GQ)return!1;throw o}}function pR(t){if(!(t<uR))throw new eR(`platform.key has ${t}\
 keys`,"Remove the lines of those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function mR(t){const e=new Map,n=(o,r)=>{
const i=[...e].filter(([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?
r.text:void 0};return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.expiresAt<=u),n(c-1,l=>l.identity===
r),n(d-1,()=>!0),e.set(o,{identity:r,text:i,expiresAt:u+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}var ER=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function wR(t){const e={stack:[],error:void 0,hasError:!1};try{const n=zS(
t.dir),{lasting:s,clock:o=ee.ml,log:r}=t,i=ER(e,new AsyncDisposableStack,!0);i.use(rh(n));const a=i.use(Mh(n,t)),c=i.use(Ch(a,n,oh(),t)),d=i.use(UN({dataDir:n,lasting:s,
database:a,clock:o,log:r}));c.keyring.load(),a.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`),await c.jobs.expire();const u=nS(n,p=>{hh(a,(0,M.
join)(p,"platform.db")),d.copyTo((0,M.join)(p,Lh))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:GN(o),sessions:mR(o),backUp:u,[Symbol.asyncDispose]:()=>l.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=yR(e);n&&await n}}function oL(t,e,n){const s=Ch(Mh(t,n),t,e,n);return s.keyring.load(),s}function Mh(t,{
database:e,lasting:n=!0}){return e??qS(n?t:void 0)}function Ch(t,e,n,s){const{lasting:o=!0,clock:r=ee.ml,log:i}=s,a=tN(t,r,n),c=a.prepare("SELECT count(*) AS ta\
bles FROM sqlite_schema"),d=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),u=(S,b)=>d.get(S,b)!==void 0,l=mN(e,t),p=(0,M.join)(e,"logs"),_={kind:"\
local",dir:(0,M.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:_,blobs:new OS(_),...ZO(a,HN(a,l),{...s,keyring:l}),logs:WS(p,l,{log:i,mayAppend:u}),
keys:uN(e,t),keyring:l,sealing:fR({database:t,engine:a,keyring:l,logs:p,clock:r,log:i??ho}),check:async()=>{await a.read(()=>c())},async[Symbol.asyncDispose](){
t[Symbol.dispose]()}}}var xh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Uh=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function gR(t){Qd(t);const e=!(0,g.
existsSync)((0,M.resolve)(t.dir));try{const n={stack:[],error:void 0,hasError:!1};try{const s=xh(n,new AsyncDisposableStack,!0),o=s.use(await wR(t));return await lT(
o),s.move(),await oT({...t,stores:o,nodeDir:o.dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=Uh(n);s&&await s}}catch(n){throw e&&_R((0,M.resolve)(t.
dir)),bR(n,(0,M.resolve)(t.dir))}}function _R(t){if((0,g.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=xh(e,rh(t),!1);(0,g.rmSync)(
t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{Uh(e)}}catch{}}function bR(t,e){const n=(r,i,a)=>new O.GQ(r,i,{input:"data",remedy:a,cause:t});
if(t instanceof O.GQ)return t;if(Ro(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a direc\
tory on another disk with --data.");if(Hl(t)){const r=`A database of the data directory ${e} is damaged: ${(0,O.bD)(t)}`;return n("unsupported_data",r,"Restore \
a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,O.xU)(t)===void 0||!(0,me.
FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,O.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform\
 did not write, or name another directory with --data.")}}),8453:((We,ge,y)=>{y.d(ge,{Z:()=>te});var g=y(7598),M=y(1224),O=y(5359);const me=6e4,k=1e4,de=100,ee=256*
1024,x=2e3,D=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function L(Ee){const[,B,J,ye]=D.exec(Ee)??[];return B===void 0?void 0:{feed:B,number:Number(J),at:Number(
ye)}}function te(Ee,B,J=M.fm){const ye=new Map,oe=(Se,_e)=>{_e[Symbol.dispose](),ye.delete(Se)},ue=J(k,()=>{for(const[Se,_e]of ye)B.monotonic()-_e.readAt>=me&&oe(
Se,_e)}),Ae=Se=>{const _e=JSON.stringify([Se.org,Se.project,Se.appID]),le=ye.get(_e)??new U(Ee,Se);le.readAt=B.monotonic(),ye.delete(_e),ye.set(_e,le);const[Ne]=ye;
return ye.size>de&&Ne&&oe(...Ne),le};return{async read(Se,{lines:_e,after:le}){const Ne=Ae(Se);return(le&&Ne.after(le))??Ne.last(await Ee.tail(Se,_e),le)},[Symbol.
dispose](){ue();for(const[Se,_e]of ye)oe(Se,_e)}}}class U{#e=(0,g.randomBytes)(8).toString("base64url");#t;#n=0;#s=[];#o=0;readAt=0;constructor(B,J){this.#t=B.follow(
J,ye=>this.#r(ye))}[Symbol.dispose](){this.#t[Symbol.dispose]()}#r(B){const J=$(B);this.#n+=1,this.#s.push(J),this.#o+=J.text.length;let ye=0;for(;this.#s.length-
ye>O.H.most||this.#o>ee&&this.#s.length-ye>1;)this.#o-=this.#s[ye]?.text.length??0,ye+=1;ye>0&&this.#s.splice(0,ye)}after(B){if(B.feed!==this.#e||B.number>this.#n)
return;const J=this.#n-this.#s.length,ye=this.#s.slice(Math.max(0,B.number-J));return{lines:ye,next:this.#i(this.#n,ye.at(-1)?.at??B.at),missed:B.number<J}}last(B,J){
const ye=({at:_e})=>J===void 0||_e>J.at,oe=fe(B.filter(ye).map($)),ue=B.at(-1),Ae=ue&&this.#s.findLastIndex(_e=>se(_e,$(ue))),Se=this.#n-this.#s.length+(Ae===void 0?
0:Ae+1);return{lines:oe,next:this.#i(Se,ue?.at??J?.at??0),missed:J!==void 0&&B.length>0&&B.every(ye)}}#i(B,J){return`${this.#e}.${B}.${Math.max(0,Math.trunc(J))}`}}
function $(Ee){return Ee.text.length<=x?Ee:{...Ee,text:Ee.text.slice(0,x).toWellFormed()}}function se(Ee,B){return Ee.at===B.at&&Ee.instance===B.instance&&Ee.stream===
B.stream&&Ee.text===B.text}function fe(Ee){let B=ee,J=Ee.length;for(;J>0&&Ee.length-J<O.H.most&&(B-=Ee[J-1]?.text.length??0,!(B<0&&J<Ee.length));)J-=1;return Ee.
slice(J)}}),1101:((We,ge,y)=>{y.d(ge,{Ih:()=>me,Lw:()=>O});var g=y(2373);const M={bad_request:{status:400,title:"This request cannot be passed on",text:"Its met\
hod, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has more than 100 MiB. The app di\
d not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answered. Try again."},bad_answer:{
status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not HTTP, or with headers that are too large."},queue_full:{
status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer soon. Try again in a few seconds."},queue_timeout:{status:503,
title:"The app is not ready",text:"The app is starting or busy, and did not take this request in time. Try again in a few seconds."},start_failed:{status:503,title:"\
The app does not start",text:"The app ended or did not answer when it was started. Its owner can read why in its log."},not_readable:{status:503,title:"Not avai\
lable at the moment",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},stopping:{status:503,title:"Not available at \
the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions here",text:"This app is a server, and this n\
ode of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"The app took too long",text:"The app did \
not begin to answer within its limit of time."}};class O extends Error{name="Refused";code;againIn;constructor(de,ee,x=1){super(de,{cause:ee}),this.code=de,this.
againIn=x}}function me({code:k,againIn:de}){const ee=M[k],x=(0,g.M)({...ee,againIn:ee.status===503?de:void 0});return{...x,headers:{...x.headers,"x-slipway-erro\
r":k}}}}),6583:((We,ge,y)=>{y.d(ge,{P$:()=>k,RB:()=>L,i5:()=>te,nA:()=>M,r$:()=>O,xn:()=>D});var g=y(2978);const M=".slipway",O=`${M}/server.json`,me=["unpack",
"spawn","listen","health","ready"],k=(0,g.lS)({step:(0,g.yL)(me),at:g.U9}),de=2e3,ee=200,x={exitCode:(0,g.Xd)(g.U9),signal:(0,g.Xd)((0,g.Qq)(40))},D=(0,g.lS)({...x,
code:(0,g.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,g.yL)(me),message:(0,g.Qq)(de),lines:(0,g.c3)(ee,(0,g.Qq)(de)),journey:(0,g.
c3)(me.length,k)}),L=(0,g.lS)({...x,outOfMemory:g.Jt});class te extends Error{name="StartFailed";failure;constructor($){super($.message),this.failure=$}}}),9777:((We,ge,y)=>{
y.d(ge,{O4:()=>me,Tf:()=>O});var g=y(2345),M=y(8453);function O(D,{node:L,clock:te},U){if(!D)return{node:L,own:null,stateOf:()=>{}};const $=se=>D.statusOf(se);return{
node:L,own:{statusOf:$,printed:U.use((0,M.Z)(D.logs,te))},stateOf:se=>(0,g.Rm)(se.type)&&se.liveRelease!==null?ee($(se)):void 0}}function me(D){const L=D.instances.
flatMap(te=>{const{id:U,state:$,deployID:se,since:fe,memoryBytes:Ee,requests:B,restarts:J,journey:ye}=te;return U!==null&&k($)?[{id:U,state:$,deployID:se,since:fe,
memoryBytes:Ee,requests:B,restarts:J,journey:ye}]:[]});return{app:D.app,instances:L,lastFailure:D.lastFailure,crashLoop:de(D)}}function k(D){return D==="startin\
g"||D==="ready"||D==="draining"}function de({state:D,failing:L,instances:te}){if(D!=="crash_loop")return null;if(L)return{crashes:L.count,since:L.since,nextStartAt:L.
nextStartAt};const U=te.toSorted(($,se)=>se.failures-$.failures)[0];return!U||U.failingSince===null?null:{crashes:U.failures,since:U.failingSince,nextStartAt:U.
nextStartAt}}function ee(D){if(!D)return"asleep";const L=te=>D.instances.some(U=>U.state===te);return D.crashLoop?"crash-loop":L("ready")?"running":L("starting")?
"starting":D.lastFailure?"failed":L("draining")?"stopping":"asleep"}function x(D,L){return D.map(({step:te,at:U},$)=>{const se=D[$+1]?.at??(te==="ready"?U:L);return{
step:te,at:U,ms:se===void 0?null:Math.max(0,se-U)}})}}),2097:((We,ge,y)=>{y.d(ge,{Js:()=>D,K2:()=>O,ci:()=>me,fp:()=>x,mK:()=>L});var g=y(8302),M=y(4296);function O(U){
const{email:$,issuer:se}=(0,g.Gv)(U)?U:{};return typeof $=="string"&&typeof se=="string"?{email:$,issuer:se}:void 0}function me(U){const $=async se=>se.token?de(
se.token,await U(k(se))):U(se);return{roleOf:async(se,fe)=>te((await $(se)).filter(Ee=>ee(Ee,fe)).map(({role:Ee})=>Ee)),async organizationsOf(se){const fe=new Set(
(await $(se)).map(({org:Ee})=>Ee));return fe.has("*")?void 0:[...fe].sort()},mayIn:async(se,fe,Ee)=>(await $(se)).some(B=>(B.org==="*"||B.org===fe)&&L(B.role,Ee)),
async partsOf(se,fe){const Ee=(await $(se)).filter(B=>B.org==="*"||B.org===fe);if(!Ee.some(({project:B})=>B===void 0))return[...new Set(Ee.map(({project:B,appID:J})=>J===
void 0?B:`${B}/${J}`))].filter(B=>B!==void 0).sort()}}}function k({email:U,issuer:$}){return{email:U,issuer:$}}function de(U,$){return $.flatMap(se=>{const fe=ee(
se,U.place)?U.place:ee(U.place,se)?se:void 0,Ee=L(se.role,U.role)?U.role:se.role;return fe?[{org:fe.org,project:fe.project,appID:fe.appID,role:Ee}]:[]})}function ee(U,$){
return U.org!=="*"&&U.org!==$.org?!1:U.project===void 0?!0:U.project===$.project&&(U.appID===void 0||U.appID===$.appID)}function x({org:U,project:$,appID:se}){return $===
void 0?`the organization ${U}`:se===void 0?`the project ${U}/${$}`:`the app ${U}/${$}/${se}`}function D({org:U,project:$,appID:se},fe,Ee){return fe==="projects"?
`The projects of the organization ${U} together have ${Ee.projects}`:`T${x(fe==="organization"?{org:U}:fe==="project"?{org:U,project:$}:{org:U,project:$,appID:se}).
slice(1)} has ${Ee[fe]}`}function L(U,$){return U!==void 0&&M.g.indexOf(U)>=M.g.indexOf($)}function te(U){return M.g.findLast($=>U.includes($))}}),1487:((We,ge,y)=>{
y.r(ge),y.d(ge,{openApi:()=>g});const g=()=>({})}),7288:((We,ge,y)=>{y.d(ge,{Nd:()=>me,ci:()=>k,fe:()=>de});var g=y(7030),M=y(3739),O=y(1709);function me(L,te){
const U=new g.BlockList;for(const $ of L){const[,se="",fe]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec($)??[],Ee=(0,g.isIP)(se),B=Ee===4?32:128;if(Ee===0||se.includes("%")||
Number(fe??0)>B)throw new M.GQ("invalid_input",`--${te}: "${$}" is not an address or a network`,{input:te,remedy:"Write addresses and networks with commas betwe\
en them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});U.addSubnet(se,Number(fe??B),Ee===4?"ipv4":"ipv6")}return U}function k(L,te,U){let $=x(L);if(te===void 0)return $;
for(const se of te.split(",").reverse()){if(!ee(U,$))break;const fe=x(se.trim());if((0,g.isIP)(fe)===0)break;$=fe}return $}function de({remoteAddress:L}){const te=x(
L??"");return(0,O.O)(te)?"loopback":D(te)}function ee(L,te){const[U=""]=te.split("%",1),$=(0,g.isIP)(U);return $!==0&&L.check(U,$===4?"ipv4":"ipv6")}function x(L){
return L.replace(/^::ffff:(?=\d+\.)/i,"")}function D(L){if((0,g.isIP)(L)!==6)return L.slice(0,40);const[te="",U]=L.toLowerCase().split("%",1)[0]?.split("::")??[],
$=te===""?[]:te.split(":");return`${(U===void 0?$:[...$,"0","0","0","0"]).slice(0,4).join(":")}::/64`}}),8934:((We,ge,y)=>{y.d(ge,{R:()=>g,i:()=>M});async function g(me){
try{return(await O(me)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(k){return k instanceof Error?k.message.replace(/^CronPattern: /,
"is refused: "):String(k)}}async function M(me,k){return(await O(me)).nextRun(new Date(k))?.getTime()??null}async function O(me){const{Cron:k}=await y.e(814).then(
y.bind(y,5814));return new k(me,{timezone:"UTC",mode:"5-part"})}}),5898:((We,ge,y)=>{y.d(ge,{GH:()=>me,GW:()=>M,KQ:()=>g,Mr:()=>k,XM:()=>D,Yf:()=>O,c0:()=>x,wx:()=>ee});
class g extends Error{name="BodyTooLarge"}class M extends Error{name="BodyBroken"}function O(L,te,U={}){return{status:L,headers:{"content-type":"application/jso\
n; charset=utf-8","cache-control":"no-store",...U},body:JSON.stringify(te)}}function me(L){return{status:0,headers:{},take:L}}function k(L,te){const{take:U}=L;return U?
me(async $=>{const se=await U($);return te(se),se}):(te({status:L.status,bytes:de(L)}),L)}function de({body:L,headers:te}){return L===void 0?0:L instanceof Uint8Array?
L.byteLength:typeof L=="string"?Buffer.byteLength(L):Number(te["content-length"]??0)}function ee(L,te){const U=L.headers[te];return typeof U=="string"?U:U?.[0]}
function x(L){return ee(L,"content-type")?.split(";")[0]?.trim().toLowerCase()}function D(L){const te=L.indexOf("?");return te===-1?L:L.slice(0,te)}}),2373:((We,ge,y)=>{
y.d(ge,{M:()=>M});const g=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font\
-size:1.75rem;line-height:1.25}code{font-size:.95em}";function M({status:O,title:me,text:k,againIn:de}){const ee=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${me}</title>
<style>${g}</style>
</head>
<body>
<main>
<h1>${me}</h1>
<p>${k}</p>
</main>
</body>
</html>
`);return{status:O,headers:{"content-type":"text/html; charset=utf-8","content-length":String(ee.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'",...de!==void 0&&{"retry-after":String(de)}},body:ee}}}),5456:((We,ge,y)=>{y.d(ge,
{EN:()=>k,P_:()=>O,o_:()=>de,u:()=>ee,xd:()=>me});var g=y(2207),M=y(5898);class O extends Error{name="Refusal";code;headers;constructor(D,L,te={}){super(L),this.
code=D,this.headers=te}}function me(x,D){return new O("rate_limited",x,{"retry-after":String(D)})}function k(x,D,L){return x.body(D).catch(te=>{throw te instanceof
M.KQ?new O("body_too_large",L):te})}function de(x){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(x))}catch{throw new O("invalid_request","The\
 body is not valid JSON in UTF-8.")}}function ee(x,D){const{code:L,message:te}=x,U={error:{code:L,message:te,requestID:D.requestID}};return(0,M.Yf)(g.iV[L],U,x.
headers)}}),8325:((We,ge,y)=>{y.d(ge,{Hu:()=>te,J5:()=>x,LF:()=>U,SP:()=>se,UM:()=>de,lq:()=>ee,ol:()=>k,zz:()=>L});var g=y(7934),M=y(8302);const O=5,me=60;function k(B){
return g.FsL(g.IeY(M.Gv,"must be an object"),g.rej(B,J=>J.expected==="never"?Ee(J.path,B):"is required"))}function de(B){return g.yqP(g.mee(B))}function ee(B,J){
return g.yqP(g.FsL(B,g.h_(J)))}function x(B){return g.yqP(g.ZmZ(B))}const D=["__proto__","prototype","constructor"];function L(B,J){return g.FsL(g.IeY(M.Gv,"mus\
t be an object"),g.z6Y(ye=>!D.some(oe=>Object.hasOwn(ye,oe)),`must not contain ${D.join(", ")}`),g.g1P(B,J))}function te(B){return g.z6Y(J=>B(J)===void 0,({input:J})=>B(
J)??"")}function U(B,J,ye){const oe=g.xLC(B,J,{abortPipeEarly:!0});return oe.success?{output:oe.output}:{faults:oe.issues.map(({path:ue,message:Ae})=>`${fe(ue)||
ye} ${Ae}`)}}function $(B,J){const ye=v.safeParse(B,J,{abortPipeEarly:!0});return ye.success?{output:ye.output}:{faults:new Map(ye.issues.map(({path:oe,message:ue})=>[
String(oe?.[0]?.key??""),ue]))}}function se(B){const J=B.length>me?`${B.slice(0,me)}\u2026`:B;return/^[\w.*@$/-]+…?$/.test(J)?J:JSON.stringify(J)}function fe(B){
return(B??[]).map(({key:J})=>typeof J=="number"?`[${J}]`:`.${se(String(J))}`).join("").replace(/^\./,"")}function Ee(B,J){const ye=B?.at(-1)?.input,[,...oe]=(0,M.
Gv)(ye)?Object.keys(ye).filter(le=>!Object.hasOwn(J,le)):[],ue=oe.slice(0,O).map(se),Ae=oe.length-ue.length,Se=[...ue,...Ae>0?[`${Ae} more`]:[]].join(", "),_e=Object.
keys(J).filter(le=>J[le]?.expects!=="never");return`is not a known field${Se===""?"":` (also: ${Se})`}. Known fields: ${_e.join(", ")}`}}),1489:((We,ge,y)=>{y.d(
ge,{t:()=>M});const g=new Set(["x-accel-redirect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile",
"x-sendfile-temporary","x-sendfile2"]);function M(O){return O.startsWith("x-slipway-")||g.has(O)}}),7356:((We,ge,y)=>{y.d(ge,{c:()=>O,z:()=>M});var g=y(7080);class M extends Error{name="\
OverQuota";over;constructor(k){super(`The organization ${k.org} is over its quota of ${(0,g.MT)(k.name,k.quota)}`),this.over=k}}const O={most:Number.MAX_SAFE_INTEGER,
of:{}}}),8423:((We,ge,y)=>{y.d(ge,{R6:()=>k,us:()=>O});const g=1e3,M=2e4;class O extends Error{name="StoreUnavailable";isFull;constructor(ee,{isFull:x=!1,...D}={}){
super(ee,D),this.isFull=x}}async function me(de){try{return await de}catch(ee){if(ee instanceof O)return;throw ee}}async function k(de,ee,x){const D=ee.monotonic()+
M;for(let L=1;;L+=1)try{return await de(L)}catch(te){if(!(te instanceof O&&!te.isFull)||x?.aborted||ee.monotonic()>=D||(await ee.sleep(g,x).catch(()=>{}),x?.aborted))
throw te}}}),6854:((We,ge,y)=>{y.d(ge,{B5:()=>me,O3:()=>O,mp:()=>k,tM:()=>M,ue:()=>g});class g extends Error{name="DomainTaken";domain;constructor(x){super(`Ano\
ther app has the domain ${x}`),this.domain=x}}class M extends Error{name="QueueFull";most;constructor(x){super(`The organization has ${x} queued deployments`),this.
most=x}}const O=500,me=1e3,k=20,de=null})};export{rL as id,iL as ids,aL as modules};

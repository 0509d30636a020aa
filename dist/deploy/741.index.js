const zA=741,VA=[741],JA={1772:((ze,Te,y)=>{y.d(Te,{Aw:()=>C,I:()=>D,U2:()=>ue,bM:()=>Q,q$:()=>me,q1:()=>A,sU:()=>M});var b=y(8302);class M extends Error{name="\
JsonTextError";offset;stop;constructor($,re,te=re){super($),this.offset=re,this.stop=te}}function A(ke,$){const re=ke.slice(0,$);return{line:re.split(`
`).length,column:$-re.lastIndexOf(`
`)}}function me(ke){new Oe(ke).document()}function x(ke){try{new Oe(ke,!1).document()}catch($){if($ instanceof M)return $;throw $}}function ue(ke,$=!0){const re=[];
return new Oe(ke,$,ye=>re.push(ye)).document()==="object"?re:void 0}function Q(ke){return ke.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function C(ke,$){
return ke===$||Y(ke)===Y($)}function Y(ke){try{return String(JSON.parse(ke,k))}catch($){if($ instanceof RangeError)return Q(ke);throw $}}function k(ke,$,re){return typeof $==
"number"?oe(re?.source??String($)):Array.isArray($)?`[${$.join(",")}]`:(0,b.Gv)($)?`{${Object.entries($).map(([ye,P])=>`${JSON.stringify(ye)}:${P}`).sort().join(
",")}}`:JSON.stringify($)}function oe(ke){const[,$,re="",te="",ye="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ke)??[],P=`${re}${te}`.replace(/^0+/,""),
He=P.replace(/0+$/,"");if(He==="")return`${$}0`;const ot=BigInt(ye)-BigInt(te.length)+BigInt(P.length-He.length);return`${$}${He}e${ot}`}function D(ke){return ke.
includes("\\")?String(JSON.parse(ke)):ke.slice(1,-1)}const K=34,de=44,le=58,Ne=91,ae=92,fe=93,be=123,z=125,ee=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,_e=24,De=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
j=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Ee=/true|false|null/y,pe="a lone surrogate (half of a character) in a string";class Oe{#e;#t;#n;#s=[];#o=0;#r={
name:"",nameOffset:0,offset:0};constructor($,re=!0,te){this.#e=$,this.#t=re,this.#n=te}document(){this.#y();const $=this.#E()===be?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#o<this.#e.length)throw this.#_("the end");return $}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#r.offset=this.#o);const $=this.#E();if($===
K){this.#l();return}if($===be){if(this.#o+=1,this.#m(z))return;this.#s.push(new Set),this.#d()}else if($===Ne){if(this.#o+=1,this.#m(fe))return;this.#s.push(void 0)}else{
if(this.#w(j)||this.#w(Ee))return;throw this.#_("a value")}}}#a(){for(let $=this.#s.length;$>0;$--){const re=this.#s[$-1]!==void 0;if($===1&&re&&this.#n&&this.#c(
this.#n),this.#m(de))return re&&this.#d(),!0;if(!this.#m(re?z:fe))throw this.#g(re?"}":"]");this.#s.pop()}return!1}#c($){$({...this.#r,text:this.#e.slice(this.#r.
offset,this.#o)})}#d(){this.#y();const $=this.#o;if(this.#E()!==K)throw this.#_("a name in double quotes");this.#l();const re=D(this.#e.slice($,this.#o)),te=this.#s.
at(-1);if(this.#t&&te?.has(re))throw new M(`the name "${re}" occurs twice in one object`,$);if(te?.add(re),!this.#m(le))throw this.#_('":"');this.#s.length===1&&
(this.#r={name:re,nameOffset:$,offset:this.#o})}#l(){const $=this.#e,re=this.#o;let te=re+1;for(;;){const ye=$.charCodeAt(te);if(ye===K)break;if(ye===ae)te=this.#f(
te,re);else if(ye>=55296&&ye<=57343)te=this.#h(te,re);else if(ye>=32)te=te-re<_e?te+1:this.#u(te);else throw this.#p(te)}this.#o=te+1}#u($){return ee.lastIndex=
$,ee.test(this.#e),ee.lastIndex}#f($,re){if(De.lastIndex=$,!De.test(this.#e))throw this.#p($);const te=De.lastIndex;if(!this.#t||te-$===2)return te;const ye=Number.
parseInt(this.#e.slice($+2,te),16);if(ye<55296||ye>57343)return te;const P=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(te,te+6));if(ye>=56320||!P)throw new M(
pe,re);return te+6}#h($,re){const[te,ye]=[this.#e.charCodeAt($),this.#e.charCodeAt($+1)],P=te<56320&&(ye&64512)===56320;if(this.#t&&!P)throw new M(pe,re);return $+
(P?2:1)}#p($){const re=$>=this.#e.length;return new M(re?"a string does not end":"a bad escape or control character in a string",$)}#m($){return this.#y(),this.#E()!==
$?!1:(this.#o+=1,!0)}#y(){for(;;){const $=this.#E();if($!==32&&$!==10&&$!==13&&$!==9)return;this.#o+=1}}#E(){return this.#e.charCodeAt(this.#o)}#w($){return $.lastIndex=
this.#o,$.test(this.#e)?(this.#o=$.lastIndex,!0):!1}#g($){const re=this.#e.slice(0,this.#o).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new M(
`"," or "${$}" is missing`,re,this.#o):this.#_(`"," or "${$}"`)}#_($){const re=this.#e.slice(this.#o,this.#o+1);return new M(`expected ${$}, found ${re===""?"th\
e end":JSON.stringify(re)}`,this.#o)}}}),3052:((ze,Te,y)=>{y.d(Te,{CX:()=>C,D6:()=>A,DB:()=>ue,FC:()=>Y,Xq:()=>Q,j9:()=>me});var b=y(3739);const M=1024,A=1024*M,
me=1024*A,x=[["TiB",1024*me],["GiB",me],["MiB",A],["KiB",M]];function ue(k,oe){const[,D,K]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(k.trim())??[],de=x.find(
([Ne])=>Ne.toLowerCase()===K?.toLowerCase())?.[1],le=Math.round(Number(D)*(de??Number.NaN));if(le>0&&Number.isSafeInteger(le))return le;throw new b.GQ("invalid_\
input",`${oe}: "${k}" is not a size`,{input:oe,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Q(k){const[oe,D]=x.
find(([,de])=>k>=de)??["bytes",1],K=k/D;return`${K<10&&D>1?K.toFixed(1).replace(/\.0$/,""):Math.round(K)} ${oe}`}const C=4096;function Y(k){return Math.ceil(k/C)*
C}}),7287:((ze,Te,y)=>{y.d(Te,{V1:()=>ue,WJ:()=>me,xJ:()=>A});var b=y(3739);const M={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"\
warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"\
warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function A({code:Q}){return M[Q]}
function me({findings:Q}){const[C,...Y]=Q.filter(le=>A(le)==="error");if(!C)return;const{place:k,message:oe,remedy:D}=C,K=k?`${k.file}${k.line===void 0?"":`:${k.
line}`}: `:"",de=Y.length===0?"":` (and ${Y.length} more ${Y.length===1?"error":"errors"})`;return new b.GQ("check_failed",`Check failed: ${K}${oe}${de}`,{remedy:D??
"Correct what the annotations name. They are in the summary too."})}const x=20;function ue(Q,{findings:C}){const Y=C.flatMap(k=>{const{code:oe,message:D,place:K}=k;
if(!K)return[];const{file:de,line:le=null,column:Ne=null}=K;return[{file:de,line:le,column:Ne,severity:A(k),code:oe,message:D}]});return{headline:Q.message,stage:"\
check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:Y.slice(0,x),moreDiagnostics:Math.max(0,Y.length-x)}}}),7694:((ze,Te,y)=>{y.d(Te,{runCheck:()=>Ci});
var b=y(1455),M=y(8161),A=y(6760),me=y(2996),x=y(1224),ue=y(9127),Q=y(3739),C=y(2345),Y=y(3024);function k(p,h){const{bare:m,branch:E,commit:g,lender:L,shallow:I,
origin:se}=h;for(const Ge of[L?"objects/info":"objects","refs"])(0,Y.mkdirSync)((0,A.join)(p,Ge),{recursive:!0});const ne=se===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(se)}
`,Le={HEAD:`ref: refs/heads/${E}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${ne}`,"packed-refs":g&&`${g} refs/heads/${E}
`,"objects/info/alternates":L&&`${(0,A.join)(L,"objects")}
`,shallow:I};for(const[Ge,tt]of Object.entries(Le))tt&&(0,Y.writeFileSync)((0,A.join)(p,Ge),tt)}var oe=y(5807),D=y(1421),K=y(7975);const de=(0,K.promisify)(D.execFile),
le=64*1024*1024,Ne=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function ae(p,h,m,E={}){const g=Object.fromEntries(
Object.entries(h).filter(([I])=>!I.startsWith("GIT_"))),L={cwd:p,env:{...g,LC_ALL:"C",...E},signal:m,maxBuffer:le};return async(...I)=>{try{return(await de("git",
[...Ne,...I],L)).stdout}catch(se){throw(0,Q.xU)(se)!=="ENOENT"?se:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the \
check builds the commit that is checked out.",cause:se})}}}async function fe(p,h,m){const E=ae(p,h,m),g=E("diff","--no-relative","--name-only","-z","HEAD");g.catch(
()=>{});const[L="",I="",se=""]=await be(E,p,m);return{root:L,commit:se,changed:(await g).split("\0").filter(ne=>ne!==""),git:ae(L,h,m),async lend(ne,Le){const Ge=await(0,b.
readFile)((0,A.join)(I,"shallow"),"utf8").catch(tt=>{if((0,Q.xU)(tt)!=="ENOENT")throw tt});k(ne,{bare:!0,branch:Le,commit:se,lender:I,shallow:Ge})}}}async function be(p,h,m){
try{const E=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[g="",L="",I=""]=E.split(`
`);return[g,(0,A.resolve)(h,L),I]}catch(E){throw m.throwIfAborted(),E instanceof Q.GQ?E:new Q.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check \
the repository out before this step:
- uses: actions/checkout@v5`,cause:E})}}const z=5*6e4,ee="refs/slipway/base";async function _e(p,h,m,E,g){const L=ae(m,E,g),I=await De(h.git,p,g)??await De(h.git,
`origin/${p}`,g)??await Ee(p,h,m,E,g);return await L("update-ref",ee,I),{name:p,commit:I}}async function De(p,h,m){try{return(await p("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(E){if(m.throwIfAborted(),E instanceof Q.GQ)throw E;return}}const j=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Ee(p,h,m,E,g){
const L=j.test(p)?await ke(h.git,g):void 0;if(!L)throw re(p,"");const I=AbortSignal.timeout(z),se=ae(h.root,E,AbortSignal.any([g,I]),L),ne=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${ee}`];try{await se("--git-dir",m,"fetch",...ne)}catch(Ge){throw g.throwIfAborted(),Ge instanceof Q.GQ?Ge:
re(p,I.aborted?", and origin does not answer":$(Ge),Ge)}const Le=await De(ae(m,E,g),ee,g);if(Le===void 0)throw re(p,", and what origin has by this name is not a\
 commit");return Le}const pe=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.au\
to","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Oe="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function ke(p,h){
const m=await p("config","--local","--includes","--null","--get-regexp",Oe).catch(()=>"");h.throwIfAborted();const E=m.split("\0").flatMap(se=>{const[ne="",...Le]=se.
split(`
`);return ne===""?[]:[[ne,Le.length===0?"true":Le.join(`
`)]]});if(!E.some(([se])=>se==="remote.origin.url"))return;const g=[...pe,...E],L=g.flatMap(([se,ne],Le)=>[[`GIT_CONFIG_KEY_${Le}`,se],[`GIT_CONFIG_VALUE_${Le}`,
ne]]);return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(g.length),...Object.fromEntries(L)}}function $(p){
const h=p instanceof Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.
test(h))return", nor has origin";const E=(h.split(`
`).find(g=>/^(?:fatal|error): /.test(g))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,oe.
Ow)(E,300)}`}function re(p,h,m){return new Q.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:te,cause:m})}
const te=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var ye=y(5635),P=y(292);async function He(p,h,m){const{report:E,signal:g}=m,L=(0,ye.M)(E.report,x.ml,g);return await L.
phase("compare",async()=>{const I=await Re(p,h,m);return g.throwIfAborted(),await E.compared(I),[void 0,ot(I),I.kind==="unknown"]}),L.phases}function ot(p){const{
base:h}=p,m=`${(0,oe.Ow)(h.name,100)} (${(0,P.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${m} is unknown: ${p.why}`;const{pages:E,files:g,bytes:L,
brotli:I}=p.difference;return`${[(0,P.jN)(E," pages"),(0,P.jN)(g," files"),(0,P.Sk)(L),(0,P.Sk)(I," with Brotli")].join(", ")} against ${m}`}async function Re(p,h,m){
const{embedded:E,report:g,checked:L,leftMs:I}=m;if(p.commit===L.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const se=Ie=>{(Ie.type===
"status"||Ie.type==="heartbeat")&&g.report(Ie)},ne={...h.follow,timeoutMs:Math.max(1,I)},Le=h.project==="base"?"checked":"base",{outcome:Ge,output:tt}=await E.deploy(
p.commit,{...h,project:Le,follow:ne},se);return Ge.status==="succeeded"&&tt?{kind:"known",base:p,difference:xt(L.report,L.output.files,tt.files)}:{kind:"unknown",
base:p,why:ts(Ge,I)}}function ts({status:p,error:h},m){return p!=="pending"?`it does not build (${h?.message??p})`:m<1?"no time was left to build it":`it was no\
t built in the ${(0,ue.a3)(m)} that were left`}function xt({pages:p},h,m){const E=I=>({now:I(h),change:I(h)-I(m)}),g=I=>E(se=>se.reduce((ne,Le)=>ne+I(Le),0));return{
pages:{now:p,change:g(({path:I})=>Number(ns.test(I))).change},files:E(({length:I})=>I),bytes:g(({bytes:I})=>I),brotli:g(({brotli:I})=>I),gzip:g(({gzip:I})=>I),changes:Ln(
h,m).toSorted((I,se)=>Math.abs(se.bytes)-Math.abs(I.bytes)||(I.path<se.path?-1:1))}}const ns=/\.x?html?$/i;function Ln(p,h){const m=new Map(h.map(ne=>[ne.path,ne])),
E=new Set(p.map(({path:ne})=>ne)),g=p.filter(({path:ne})=>!m.has(ne)),L=h.filter(({path:ne})=>!E.has(ne)),I=rs(g,L),se=new Set(I.flat());return[...p.flatMap(ne=>{
const Le=m.get(ne.path);return Le===void 0||Le.digest===ne.digest?[]:[ss(ne,Le)]}),...I.map(([ne,Le])=>({...ss(ne,Le),formerly:Le.path})),...g.filter(ne=>!se.has(
ne)).map(ne=>os("added",ne,1)),...L.filter(ne=>!se.has(ne)).map(ne=>os("removed",ne,-1))]}function ss(p,h){const{path:m,bytes:E,brotli:g}=p;return{kind:"changed",
path:m,bytes:E-h.bytes,brotli:g-h.brotli}}function os(p,{path:h,bytes:m,brotli:E},g){return{kind:p,path:h,bytes:g*m,brotli:g*E}}function rs(p,h){const m=Map.groupBy(
h,({path:E})=>as(E));return[...Map.groupBy(p,({path:E})=>as(E))].flatMap(([E,g])=>{const[L,I]=g,[se,ne]=m.get(E)??[];return E!==void 0&&L&&se&&!I&&!ne?[[L,se]]:
[]})}const It=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,An=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],
is=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function as(p){if(ns.test(p))return;const h=p.lastIndexOf("/")+1,[m,E]=[p.slice(0,h),p.slice(h)],g=It.exec(E)?.[0]??"",L=E.
slice(0,E.length-g.length);if(is.test(L))return`${m}*${g}`;const I=An.map(se=>se.exec(L)?.groups).find(se=>zs(se?.hash??""));return I&&`${m}${I.stem}*${g}`}function zs(p){
return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(p)}const Qt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
cs=String.raw`"([^"\\\n]*(?:${Qt}[^"\\\n]*)*)"`,ds=String.raw`'([^'\\\n]*(?:${Qt}[^'\\\n]*)*)'`,ls=String.raw`((?:[^()"'\s\\]|${Qt})+)\s*\)`,In=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,Qt,String.raw`(?:url\(\s*|@import\s+)(?:${cs}|${ds})`,String.raw`url\(\s*${ls}`,cs.replace("(","(?:"),ds.replace("(","(?:")].join("|"),
"gi"),Dn=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function kn(p){return[...p.matchAll(In)].flatMap(h=>{const m=h.slice(1).find(E=>E!==void 0);return m===void 0||
m===""||m.startsWith("#")?[]:[{href:qs(m),kind:"asset"}]})}const Vs=new RegExp(`${In.source}|([{}])`,"gi");function us(p){const h=[];for(const E of p.matchAll(Vs)){
const g=E.at(-1);g==="{"?h.push(E.index):g==="}"&&h.pop()}const m=h.at(-1);return m===void 0?void 0:p.slice(0,m).split(`
`).length}const fs=new RegExp(`${In.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function Js(p){for(const h of p.matchAll(
fs)){const m=h.at(-1);if(m?.startsWith("@"))return m}}function Xs(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const hs=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function pn(p){return[...p.matchAll(hs)].map(([,,h=""])=>({href:h,kind:"mention"}))}const ps=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function tr(p){return[...p.matchAll(ps)].map(([,h=""])=>({href:h,kind:"mention"}))}function qs(p){return p.replace(Dn,(h,m,E,g)=>{const L=m===void 0?Number.NaN:
Number.parseInt(m,16);return L<=1114111?String.fromCodePoint(L):E===void 0?g??"":""})}var Qs=y(1600);const Zs=Map.groupBy([["a area","href","link"],["a","xlink:\
href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([p,h,m])=>p.split(" ").map(E=>({tag:E,attribute:h,kind:m}))),({tag:p})=>p),$n=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),vn=new Set(["title","style","script","template"]),eo=new Set(["pre","code","s\
amp","kbd","textarea","xmp"]),sr=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,to=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]],no=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;function so(p){return new ms(
p)}class ms{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;constructor(h){const m=new Qs.i({onopentag:(E,g)=>this.#s(E,g),ontext:E=>this.#i(
E),onclosetag:E=>{this.#t.at(-1)===E&&this.#t.pop(),E==="noscript"&&(this.#n-=1),eo.has(E)&&(this.#e-=1)}});m.write(h),m.end()}#s(h,m){vn.has(h)&&m.shadowrootmode===
void 0&&this.#t.push(h),h==="noscript"&&(this.#n+=1),eo.has(h)&&(this.#e+=1),$n.has(h)&&(this.empty=!1),this.#n===0&&$n.has(h)&&h!=="script"&&(this.blank=!1);for(const g of[
m.id,h==="a"?m.name:void 0])g&&this.ids.add(g);switch(m.style?.includes("url(")&&this.#a(kn(m.style)),h){case"base":this.base??=m.href;return;case"meta":this.#r(
m);return;case"link":this.#o(m);return;case"a":case"area":if(/\bexternal\b/.test(m.rel??""))return;break}const E=(Zs.get(h)??[]).flatMap(({attribute:g,kind:L})=>{
const I=m[g];return I===void 0?[]:[{href:I,kind:L}]});this.#a([...E,...Pt(m.srcset??"")])}#o({rel:h="",href:m,imagesrcset:E=""}){const g=to.find(([L])=>L.test(h))?.[1];
g!==void 0&&this.#a([...m===void 0?[]:[{href:m,kind:g}],...Pt(E)])}#r(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const m=no.exec(h.content??
"")?.[1];m&&this.#a([{href:m.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(kn(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&
(this.blank=!1),this.#e===0&&(this.unrendered??=sr.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:m})=>!or(m)))}}function or(p){
return/\{\{|\$\{|<%/.test(p)}function Pt(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(m=>{const[E=""]=m.trim().split(/\s/,1);return E===""?[]:[{href:E.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const Xe=5,oo=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function dt(p){const h=p.filter(
g=>oo.test(g)),m=p.filter(g=>g.endsWith("/index.html")&&g.split("/").length===2),E=p.filter(g=>/^[^/]+\.html?$/i.test(g)&&g!=="404.html");return{folder:E.length>
0?void 0:$t(p),files:[...new Set([...h,...m,...E])].slice(0,Xe)}}function $t(p){const h=I=>I.split("/").length,m=p.filter(I=>I.endsWith("/index.html")).sort((I,se)=>h(
I)-h(se)),[E,g]=m;return E!==void 0&&(g===void 0||h(g)>h(E))?E.slice(0,-11):void 0}function Mn({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}
function Es(p){const{folder:h,files:m}=p,E=Mn(p);return E!==void 0?`The output has ${E}: name it index.html, in lower case.`:h!==void 0?`The output directory ha\
s its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${m.length===0?"":` It has ${m.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const Yt=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
Cn=20;function Un(p){const h=[];for(const{groups:m}of p.matchAll(Yt)){const E=m?.id??m?.selector??m?.mounted;if(E!==void 0&&!rr(p,E.replace(/^#/,""))&&h.push(E),
h.length>=Cn)break}return h}function rr(p,h){return[...["=",":",": "," = "].flatMap(E=>['"',"'","`",'\\"'].map(g=>`id${E}${g}${h}`)),`id=${h}`].some(E=>p.includes(
E))}function ro(p,h){return p.some(m=>h.has(m.replace(/^#/,"")))?void 0:p[0]}function ys(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const ws=10;class mt{#e;#t=new Map;constructor(h){this.#e=h}know(h,m){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:xn(m)}))}probe(h){const m=h.pathname+h.search,E=this.#t.get(m);if(E)return E;const g=this.#n(h);return this.#t.set(m,g),g}async#n(h){let m=h;for(let E=0;E<
ws;E+=1){const{status:g,headers:L}=await this.#e.fetch(m,{method:"HEAD",signal:this.#e.signal}),I=L.get("location");if(g>=400)return{kind:"missing",status:g};if(g<
300||I===null||!URL.canParse(I,m.href))return{kind:"there",url:m,page:xn(L)};if(m=new URL(I,m),m.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function xn(p){return/\bhtml\b/.test(p.get("content-type")??"")}const Pn=16,gs=2e4,io=500,_s=16*1024*1024;async function Fn(p,h,m=!1){const E=new mn(p,
m,new Set(h)),g=h.filter(Ie=>/\.(?:x?html?|css|m?js)$/i.test(Ie));await Lt(g.slice(0,gs),Ie=>E.read(Ie)),await E.follow();const L=await E.index(),I=E.dead.sort(
(Ie,xe)=>Kt(Ie.files[0],xe.files[0])||Kt(Ie.href,xe.href)),se=await en(I,h,E.prober),ne=L.status<300||m?void 0:dt(h),Le=ne?.folder,Ge=new Set(Le===void 0?[]:h),
tt=Ie=>Ts(Ie).some(xe=>Ge.has(`${Le}/${xe}`));return{index:L,instead:ne,unclosed:E.unclosed.sort((Ie,xe)=>Kt(Ie.file,xe.file)),unprocessed:E.unprocessed.sort((Ie,xe)=>Kt(
Ie.file,xe.file)),pages:E.pages,links:new Set([...E.found.values()].map(({url:Ie})=>Ie.href)).size,dead:I.filter(({url:Ie})=>!tt((0,oe.oF)(Ie.pathname).slice(1))),
basePath:se,elsewhere:he(E.elsewhere),unread:E.unread+Math.max(0,g.length-gs)}}const ao=5,ir=/\.(?:m?js|css)(?:[?#]|$)/i;class mn{#e;#t;#n;#s=new Set;prober;found=new Map;#o=new Map;dead=[];unprocessed=[];unclosed=[];elsewhere=[];#r=new Map;#i;pages=0;unread=0;constructor(h,m,E){
this.#e=h,this.#t=m,this.#n=E,this.prober=new mt(h)}async index(){const{root:h,fetch:m,signal:E}=this.#e,g=await this.prober.probe(h);if(g.kind!=="there")return{
status:g.kind==="missing"?g.status:310,empty:!1,unfilled:void 0};const L=await m(g.url,{signal:E}),I=await L.text(),se=g.page?so(I):void 0;return{status:L.status,
empty:I.trim()===""&&!(this.#t&&!g.page)||se?.empty===!0,unfilled:se?.blank?this.#a(se,g.url):void 0}}#a({links:h,ids:m},E){const g=h.flatMap(({href:L,kind:I})=>{
const se=I==="asset"&&URL.canParse(L,E.href)?new URL(L,E):void 0;return se?.origin===E.origin?this.#r.get((0,oe.oF)(se.pathname).slice(1))??[]:[]});return ro(g,
m)}async read(h){const m=Zt(h,this.#e.root),E=h==="index.html"?await this.#c(m):m,g=await this.#e.fetch(E,{signal:this.#e.signal}),L=await g.text();g.status>=300||
(this.prober.know(E,g.headers),L.length>_s?this.unread+=1:/\.css$/i.test(h)?this.#u(L,E,h):/js$/i.test(h)?(this.#p(pn(L),E,h),this.#p(this.#l(tr(L)),this.#e.root,
h),this.#r.set(h,Un(L))):this.#f(L,E,h))}async#c(h){const m=await this.prober.probe(h);return m.kind!=="there"||Ts((0,oe.oF)(m.url.pathname).slice(1)).some(g=>this.#n.
has(g))?h:m.url}#d(){return this.#i??=new Set([...this.#n].flatMap(h=>{const m=h.split("/");return m.map((E,g)=>m.slice(g).join("/"))})),this.#i}#l(h){return this.#t?
[]:h.filter(({href:m})=>!this.#d().has((0,oe.oF)(m).replace(/^(?:\.{0,2}\/)+/,"")))}#u(h,m,E){this.#p(kn(h),m,E);const g=us(h);g!==void 0&&this.unclosed.push({file:E,
line:g});const L=Js(h);L!==void 0&&this.unprocessed.push({file:E,rule:L})}#f(h,m,E){const g=so(h);this.pages+=1,this.#o.set(E,g.ids),g.unrendered!==void 0&&this.
unprocessed.push({file:E,rule:g.unrendered});const L=g.base!==void 0&&URL.canParse(g.base,m.href)?new URL(g.base,m):m;this.#p(g.links,L,E),this.elsewhere.push(...this.#h(
g.links,L))}#h(h,m){const E=h.filter(({href:g,kind:L})=>L==="asset"&&ir.test(g)&&URL.canParse(g,m.href)).map(({href:g})=>new URL(g,m));if(E.some(({origin:g})=>g===
this.#e.root.origin))return[];for(const{origin:g,pathname:L}of E){const I=(0,oe.oF)(L).slice(1).split("/"),ne=I.slice(0,gt+1).findIndex((Le,Ge)=>this.#n.has(I.slice(
Ge).join("/")));if(ne>=0)return[[g,...I.slice(0,ne),""].join("/")]}return[]}#p(h,m,E){for(const{href:g,kind:L}of h){const I=URL.canParse(g,m.href)?new URL(g,m):
void 0;if(I?.origin!==this.#e.root.origin)continue;const se=`${L} ${I.href} ${g}`,ne=this.found.get(se)??{href:g,kind:L,url:I,files:[],latest:"",count:0};this.found.
set(se,ne),ne.latest!==E&&(ne.latest=E,ne.count+=1,ne.files=[...ne.files,E].sort(Kt).slice(0,ao))}}async follow(){this.#t&&await this.#m(),await Lt(this.found.values(),
async h=>{const m=await this.#E(h);if(m===void 0)return;const{href:E,url:g,files:L,count:I}=h;this.dead.push({href:E,url:g,files:L,count:I,...m})})}async#m(){const h=new Set;
for(let m=[this.#e.root];m.length>0;){for(const{pathname:g,search:L}of m)h.add(g+L);await Lt(m,g=>this.#y(g)),m=[...this.found.values()].filter(({kind:g})=>g===
"link").map(({url:g})=>g).filter(({pathname:g,search:L})=>!h.has(g+L))}}async#y(h){const m=await this.prober.probe(h);if(m.kind!=="there"||!m.page)return;const{
url:E}=m,g=(0,oe.oF)(E.pathname).slice(1);if(this.#g(g)!==void 0||this.#s.has(g))return;if(this.#s.size>=io){this.unread+=1;return}this.#s.add(g);const L=await this.#e.
fetch(E,{signal:this.#e.signal}),I=await L.text();L.status>=300||(I.length>_s?this.unread+=1:this.#f(I,E,g===""||g.endsWith("/")?`${g}index.html`:g))}async#E({url:h,
kind:m}){const E=await this.prober.probe(h);switch(E.kind){case"missing":return{kind:m,why:`answers ${E.status}`};case"circle":return{kind:m,why:"redirects in a\
 circle"};case"external":return;case"there":return m!=="link"&&E.page&&/\.(?!x?html?$)\w+$/i.test(E.url.pathname)?{kind:m,why:"answers with a page"}:this.#w(E.url,
h.hash)?void 0:{kind:"fragment",why:"names no part of it"};default:return E}}#w(h,m){const E=m.slice(1);if(E===""||/^(?:top$|[/!]|:~:)/i.test(E))return!0;const g=this.#g(
(0,oe.oF)(h.pathname).slice(1));return g===void 0||g.has(E)||g.has((0,oe.oF)(E))}#g(h){return Ts(h).map(m=>this.#o.get(m)).find(m=>m!==void 0)}}function Ts(p){const h=p===
""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.html`]}function Zt(p,h){const m=p.replace(/(^|\/)index\.html$/,"$1");return new URL(m.split("/").map(
encodeURIComponent).join("/"),h)}function Kt(p="",h=""){return p<h?-1:+(p>h)}async function Lt(p,h){const m=p[Symbol.iterator](),E=async()=>{for(let g=m.next();!g.
done;g=m.next())await h(g.value)};await Promise.all(Array.from({length:Pn},E))}const gt=3;async function en(p,h,m){let E="/";for(let g=0;g<gt;g+=1){if(E=X(p.flatMap(
({url:ne})=>H(E,ne.pathname))),E===""||h.some(ne=>`/${ne}`.startsWith(E)))return;const L=p.filter(ne=>R(ne,E)),se=(await Promise.all(L.map(({url:ne})=>we(ne,E,m)))).
filter(Boolean).length;if(se>1&&se*2>L.length)return E}}function R({url:p,kind:h},m){return h!=="fragment"&&`${p.pathname}/`.startsWith(m)}function H(p,h){const m=h.
startsWith(p)?h.slice(p.length).split("/",1)[0]:"";return m?[`${p}${m}/`]:[]}function he(p){const h=X(p);return h===""?void 0:{base:h,pages:p.filter(m=>m===h).length}}
function X(p){return[...Map.groupBy(p,m=>m).values()].toSorted((m,E)=>E.length-m.length)[0]?.[0]??""}async function we(p,h,m){const{kind:E}=await m.probe(new URL(
`/${p.pathname.slice(h.length)}${p.search}`,p));return E==="there"}var ge=y(3130),Ue=y(3194),Ye=y(5449),Ve=y(7244);const We=25*1024*1024;function lt({files:p,odd:h,
ignoredRules:m,faults:E}){const g=p.filter(({path:I})=>/\.(?:js|mjs|cjs|css)\.map$/.test(I)),L=[...h.map(I=>vt[I.kind](I.path)),...p.flatMap(({path:I,bytes:se,hasKey:ne})=>[
...se>We?[Mt(I,se)]:[],...ne?[nn(I)]:[]]),...g.length>0?[yn(g)]:[],...En(p)];return{files:p,findings:L,ignoredRules:m,faults:E}}const vt={repository:p=>({code:"\
leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be public`,remedy:"Build into a folder of its own, or have the b\
uild remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a file of secrets would be public`,remedy:"Keep it out of t\
he output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"example_of_secrets",built:p,message:`The output contains ${p},\
 which is not published`,remedy:"Leave it out of the output directory."})};function Mt(p,h){return{code:"large_file",message:`${p} has ${(h/1024**2).toFixed(0)}\
 MB; more than ${We/1024**2} is much for a site`}}const tn=/^undefined(?:\/|\.html?$)|\[object Object\]/;function En(p){const[h,...m]=p.filter(({path:L})=>tn.test(
L));if(!h)return[];const E=m.length===0?"":` and ${m.length} more`;return[{code:"odd_address",message:`The output contains ${h.path}${E}: a value was missing wh\
ere its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function nn(p){return{code:"leaked_private_key",built:p,message:`The\
 output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}function yn(p){
const[h]=p,m=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${h?.path}${m}): anyone can read the \
sources in them`}}async function bs(p){const{startPlatform:h,env:m,scratch:E,lent:g}=p;let L,I=new AbortController;const se=await h({dir:(0,A.join)(E,"platform"),
port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:m,async onOutput(ne){L=lt(ne),I.abort()}});return{async deploy(ne,Le,Ge,tt=()=>{}){L=void 0,I=new AbortController;
const Ie=x.ml.after(Os,tt),xe=co(I.signal);try{return{outcome:await uo(se,lo(Le,ne,g),Ge,{...p,sleep:xe}),output:L}}finally{Ie()}},[Symbol.asyncDispose]:()=>se[Symbol.
asyncDispose]()}}const Os=500,Ss=100,Ns=5;function co(p){return async(h,m)=>{if(p.aborted)return x.ml.sleep(Ns,m);try{await x.ml.sleep(h,m?AbortSignal.any([m,p]):
p)}catch(E){if(m?.throwIfAborted(),!p.aborted)throw E}}}function lo(p,h,m){const{configuration:E,follow:g}=p,{domains:L,...I}=E.settings;return{...p,configuration:{
...E,repository:m,settings:I},commit:h,create:!0,isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...g,wait:!0,pollIntervalMs:Ss,statusMap:new Map}}}function uo(p,h,m,{
signal:E,folder:g,onSecret:L,sleep:I}){const{baseUrl:se,requestUrl:ne,requestToken:Le}=p,Ge=(0,ge.c)({requestUrl:ne,requestToken:Le,audience:se}),tt=(0,Ue.N)(h,
{baseUrl:se,source:Ge},{fetch,clock:{...x.ml,sleep:I},tree:(0,Ve.c)(g),signal:E,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:L,
reporter:m});return(0,Ye.deploy)(h,tt)}var Rs=y(8302),qe=y(8595),_t=y(2207);async function zt(p,h,m,E,g=!1){let L,I,se;const ne=p.replace(/^(?:\.{0,2}\/)+/,"");
for(const Ge of fr(p,h)){const tt=(await E(Ge)).filter(({file:nt})=>!ar.test(nt)),Ie=tt.filter(({file:nt})=>!jn(nt,m));if(se){const nt=Ge===ne?on(Ie.filter(({file:Et})=>!V.
test(Et))):void 0;if(nt)return{place:nt,others:[se]};continue}const xe=on(Ie)??on(Ie.filter(({file:nt})=>q(nt,h)));if(xe&&!(g&&V.test(xe.file)))return{place:xe,
others:[]};se=xe,L??=Ls(Ie,h,g),I??=on(tt)}const Le=se??(L?void 0:I);return Le?{place:Le,others:[]}:L}const ar=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;
function $e(p){return V.test(p)}const V=/\.(?:mdx?|markdown)$/,sn=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function fo(p){return!p||p.
others.length===0?"":`; also in ${p.others.map(({file:h,line:m})=>m===null?h:`${h}:${m}`).join(", ")}`}const cr=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
Ri=/^[\s"'`)\]}<>,;#?]/;function dr(p,h){for(let m=p.indexOf(h);m!==-1;m=p.indexOf(h,m+1)){const[E,g]=[p.slice(Math.max(0,m-4),m),p.slice(m+h.length,m+h.length+
1)];if((m===0||cr.test(E))&&(g===""||Ri.test(g)))return m+1}}const lr=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function ur(p,h,m){
return jn(p,m)||lr.test(p)?void 0:us(h)}function jn(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function fr(p,h){const[m=""]=p.split(/[?#]/,1),E=p.replaceAll(
"&","&amp;"),g=/^\.{1,2}\//.test(m)?new URL(m,`http://site/${encodeURI(h)}`).pathname:"",L=[p,E,m,g],I=(g||m).replace(/^\/+/,""),se=Li(I)?[I,...hr(I)]:[],ne=[...L,
...L.map(Le=>Le.replace(/\/$/,"")),...se];return[...new Set([...ne,...ne.map(oe.oF)])].filter(Le=>Le.length>1)}function Li(p){return/\.\w{2,5}$/.test(p)}function hr(p){
const h=p.split("/");return h.slice(1).map((m,E)=>h.slice(E+1).join("/"))}const Ft=4;function Ls(p,h,m){if(p.length===0||p.length>Ft)return;const E=new Set(h.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),g=({file:ne})=>ne.split(/[/.]/).filter(Le=>E.has(Le)).length,L=ne=>(m&&sn.test(ne.file)?E.size+1:0)+g(ne),[I,...se]=p.
toSorted((ne,Le)=>L(Le)-L(ne));return I&&{place:I,others:se}}function on(p){const[h]=p;return h&&p.every(({file:m})=>m===h.file)?h:void 0}function q(p,h){const m=Pe(
h.replace(/\/index\.[^/]+$/,""));return Pe(p)===m||Pe(p.replace(/\/index\.[^/]+$/,""))===m}function Pe(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}var ie=y(7287);const st=100,Bn='If another application serves the link on the same host, add rel="external" to it: the check skips such links.';async function pr(p,h,m){
const E=await ht(p,m),g=[...await jt(h,m),...await Di(h.ignoredRules,m),...E,...await wn(p,m),...await Ii(p,m),...await Be(p,m),...await po(m)],L=ne=>_t.oC.indexOf(
(0,ie.xJ)(ne))*2+(ne.place?0:1),I=E.some(ne=>(0,ie.xJ)(ne)==="error"),se=h.faults.filter(ne=>!ho(ne,p));return[...Qe(se,I),...g.toSorted((ne,Le)=>L(ne)-L(Le))]}
async function ht(p,h){const m=[],{basePath:E}=p,g=p.dead.filter(L=>E===void 0||!R(L,E));E!==void 0&&m.push(await ft(E,p,h));for(const[L,I]of g.entries()){const se=L<
st?await h.find(I.href,I.files[0]??"",I.count>1):void 0;if(I.kind==="mention"&&se&&$e(se.place.file))continue;const ne=et(I),Le=L<st?await Ai(h,I):"";m.push({...ne,
message:ne.message+fo(se)+Le,place:se?.place})}return[...await mo(p,h),...m,...Vc(p)]}async function Ai(p,{kind:h,url:m}){const E=(0,oe.oF)(m.pathname);if(h!=="\
asset"&&h!=="mention"||E.endsWith("/"))return"";const g=await p.fileOf(E);return g===void 0?"":`/${g}`.endsWith(E)?`; the repository has ${g}, which the build d\
id not write to this address`:`; the repository has ${g}: addresses distinguish capital from small letters`}function ho({message:p},{dead:h}){const m=/<script src="([^"]{1,1000})">/.
exec(p)?.[1];return m!==void 0&&!h.some(({href:E})=>E===m)}function Qe(p,h){return p.filter(({isMarked:m})=>h||m).map(m=>({code:h?"build_fault":"printed_error",
message:(0,qe._Q)(m),remedy:h?"Mend this first: what the site lacks may follow from it.":"The site may lack what the build left out for it.",place:m.file===null?
void 0:{file:m.file,...m.line===null?{}:{line:m.line}}}))}async function Ii({unclosed:p},h){const m=await h.unclosedSheets(),E=(g,L,I)=>({code:"unclosed_block",
message:`The style sheet ${g} ends within the block that line ${L} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:I});return m.
length>0?m.map(g=>E(g.file,g.line,g)):p.map(({file:g,line:L})=>E(g,L))}async function po(p){return(await p.openFrontMatter()).map(({file:h,lacks:m})=>({code:"op\
en_front_matter",message:`The front matter of ${h} lacks its ${m} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${m==="first"?"above t\
he first key":"below the last key"}.`,place:{file:h,line:1}}))}async function Be({unprocessed:p},h){const m=L=>L.startsWith("<"),E=Map.groupBy(p,({rule:L})=>L),
g=p.filter(L=>!m(L.rule)||E.get(L.rule)?.[0]===L);return Promise.all(g.slice(0,st).map(async({file:L,rule:I})=>{const se="unprocessed_rule",ne=Xs(L,I);if(!m(I))
return{code:se,message:ne,remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(I)};const Le=(E.get(I)?.length??
1)-1;return{code:se,message:ne+(Le>0?` (and ${Le} more ${Le===1?"page":"pages"})`:""),remedy:"Does package.json have the engine, or the renderer for it, as hexo\
-renderer-ejs?",place:await it(h,L)}}))}async function it(p,h){const m=await p.fileNamed(h.slice(h.lastIndexOf("/")+1));return m===void 0?void 0:{file:m}}async function ft(p,{
dead:h},m){const E=h.filter(L=>R(L,p)),g=await m.find(p,"")??await m.find(p.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path\
 ${p}, and is served without one: ${E.length} of its links and files answer 404`,remedy:`Build it for /: ${rn}.`,place:g?.place}}const rn="base in Vite, Astro a\
nd VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json";async function wn({elsewhere:p},h){if(p===void 0)return[];const{base:m,pages:E}=p,
g=await h.find(m,"")??await h.find(m.slice(0,-1),"");return[{code:"built_for_host",message:`${E} ${E===1?"page loads":"pages load"} scripts and style sheets fro\
m ${m}, not those that this build wrote${fo(g)}`,remedy:`If that is not the address of this app, build it for /: ${rn}.`,place:g?.place}]}const As="Give the ele\
ment of the page the id that the script names, or the other way round.";async function mo(p,h){const{index:m,instead:E}=p;if(E){const g=Mn(E),L=g===void 0?void 0:
await it(h,g);return[{code:"index_unanswered",message:`The site has no index page: / answers ${m.status}`,remedy:Es(E),place:L}]}if(m.status>=500)return[{code:"\
index_unanswered",message:`The app answers / with ${m.status}`}];if(m.unfilled!==void 0){const g=await it(h,"index.html");return[{code:"index_unfilled",message:ys(
m.unfilled),remedy:As,place:g}]}return m.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function et(p){
const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why}\
 (${pt(p)})`,remedy:Bn};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why} (${pt(p)})`};case"mention":return{code:"dead_mention",message:`\
A script names ${h}, which ${p.why} (${pt(p)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} leads to has no such part (${pt(p)})`};default:
return p.kind}}function pt({files:p,count:h}){const m=h-1;return`in ${p[0]}${m>0?` and ${m} more ${m===1?"file":"files"}`:""}`}async function jt({findings:p},h){
const m=async(E,g)=>{const{built:L}=E;if(L===void 0||g>=st)return E;const I=await it(h,L);return I?{...E,place:I}:E};return Promise.all(p.map(m))}async function Di(p,h){
const E=[...Map.groupBy(p,({file:g})=>g)].map(async([g,L])=>{const I=await it(h,g);return L.map(({line:se,reason:ne})=>({code:"ignored_rule",message:`Ignored ru\
le (${se===void 0?g:`${g}, line ${se}`}): ${ne}`,place:I&&{...I,...(0,Rs.Eb)({line:se})}}))});return(await Promise.all(E)).flat()}function Vc({unread:p}){const h=`${p}\
 pages or style sheets are too long, or too many, to be read`;return p===0?[]:[{code:"not_all_checked",message:h}]}var mr=y(7717);function Jc(p,h,m){const E=(...Ie)=>p(
"grep","-z",...Ie).catch(()=>""),g=async(Ie,xe=[])=>{const nt=xe.map(yt=>`:(glob)**/*.${yt}`);return(await E("-I","-n",...Ie,h,"--",...nt)).split(`
`).flatMap(yt=>{const[Tt="",an="",...Is]=yt.split("\0");return an===""?[]:[{file:Tt.slice(h.length+1),line:Number(an),text:Is.join("\0")}]})},L=async Ie=>(await E(
"-l","-e","",h,"--",Ie)).split("\0").flatMap(xe=>xe===""?[]:[xe.slice(h.length+1)]),I=new Map,se=Ie=>{const xe=I.get(Ie)??ne(Ie);return I.set(Ie,xe),xe},ne=async Ie=>(await g(
["-F","-e",Ie])).flatMap(({file:xe,line:nt,text:Et})=>{const yt=dr(Et,Ie);return yt===void 0?[]:[{file:xe,line:nt,column:yt}]}),Le=Ie=>!jn(Ie,m),Ge=(0,mr.O)(async()=>[
...wr(await g(["-E","-e",""],["css"]))].flatMap(([xe,nt])=>{const Et=ur(xe,nt.map(({text:yt})=>yt).join(`
`),m);return Et===void 0?[]:[{file:xe,line:Et}]})),tt=(0,mr.O)(async()=>{const Ie=yr.flatMap(nt=>["-e",nt]),xe=await g(["-E",...Ie],["md","mdx","markdown","njk",
"liquid","html"]);return $i(wr(xe.filter(({file:nt})=>Le(nt))))});return{begin(){Promise.allSettled([Ge(),tt()])},find:(Ie,xe,nt)=>zt(Ie,xe,m,se,nt),unclosedSheets:Ge,
openFrontMatter:tt,async ruleNamed(Ie){const xe=["css","pcss","postcss","scss","sass","less"],nt=await g(["-F","-e",`${Ie} `],xe),[Et,...yt]=nt.filter(({file:Tt})=>Le(
Tt)).map(({file:Tt,line:an})=>({file:Tt,line:an}));return yt.every(({file:Tt})=>Tt===Et?.file)?Et:void 0},async fileNamed(Ie){const xe=await L(`:(glob)**/${Ie}`);
return Er(xe.filter(Le),xe)},async fileOf(Ie){const xe=Ie.replace(/^\/+/,""),Et=(await L(`:(icase,glob)**/${xe.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Le);return Er(
Et.filter(yt=>`/${yt}`.endsWith(`/${xe}`)),Et)}}}function Er(...p){const[h,...m]=p.find(E=>E.length>0)??[];return m.length>0?void 0:h}const yr=["^---[[:space:]]\
*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];function wr(p){return Map.groupBy(p,({file:h})=>h)}
const ki=2;function $i(p){const h=new Set,m=[];for(const[E,g]of p){const L=Eo(g[0],1),I=vi(g,L?1:0),[se]=I;if(!se||I.length<ki)continue;const ne=`${E.slice(0,E.
lastIndexOf("/")+1)}\0${se.text.split(":")[0]}`,Le=g.findIndex(tt=>Eo(tt)&&tt.line>se.line),Ge=g[Le]?.line===(I.at(-1)?.line??0)+1;L&&Ge?h.add(ne):Ge?m.push({kind:ne,
file:E,lacks:"first"}):L&&Le===-1&&m.push({kind:ne,file:E,lacks:"last"})}return m.filter(({kind:E})=>h.has(E)).map(({file:E,lacks:g})=>({file:E,lacks:g}))}function Eo(p,h=p?.
line){return p!==void 0&&p.line===h&&p.text.trimEnd()==="---"}function vi(p,h){const[m]=p.slice(h);if(!m||m.line!==h+1||!/^\w/.test(m.text))return[];const E=p.findIndex(
(g,L)=>L>=h&&(Eo(g)||g.line!==L+1));return p.slice(h,E===-1?void 0:E)}var yo=function(p,h,m){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError(
"Object expected.");var E,g;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=h[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");E=h[Symbol.dispose],m&&(g=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");
g&&(E=function(){try{g.call(this)}catch(L){return Promise.reject(L)}}),p.stack.push({value:h,dispose:E,async:m})}else m&&p.stack.push({async:!0});return h},Mi=(function(p){
return function(h){function m(I){h.error=h.hasError?new p(I,h.error,"An error was suppressed during disposal."):I,h.hasError=!0}var E,g=0;function L(){for(;E=h.
stack.pop();)try{if(!E.async&&g===1)return g=0,h.stack.push(E),Promise.resolve().then(L);if(E.dispose){var I=E.dispose.call(E.value);if(E.async)return g|=2,Promise.
resolve(I).then(L,function(se){return m(se),L()})}else g|=1}catch(se){m(se)}if(g===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.
error}return L()}})(typeof SuppressedError=="function"?SuppressedError:function(p,h,m){var E=new Error(m);return E.name="SuppressedError",E.error=p,E.suppressed=
h,E});async function Ci(p,h,m,E){try{return await Ui(p,h,m,E)}catch(g){if(!E.signal.aborted)throw g;return{...Ct,status:"cancelled",failure:void 0,phases:[],error:_r()}}}
async function Ui(p,h,m,E){const g={stack:[],error:void 0,hasError:!1};try{const{env:L,signal:I}=E,{repository:se,branch:ne,outputDirectory:Le}=p.configuration,
Ge=(0,A.isAbsolute)(se)?se:E.workspace,tt=yo(g,await br(L),!0),Ie=(0,A.join)(tt.path,"source.git"),xe=fe(Ge,L,I);xe.catch(()=>{});const nt=Hn=>m.addSecret(Hn),Et={
...E,scratch:tt.path,lent:Ie,folder:Ge,onSecret:nt},yt=yo(g,await bs(Et),!0),Tt=await xe;m.checkedOut(Tt.commit),Tr(Tt,m.report),await Tt.lend(Ie,ne);const an=h===
void 0?void 0:await _e(h,Tt,Ie,L,I),Is=x.ml.now(),{commit:_o}=Tt;let Or=(0,C.Rm)(p.appType);const xi=Hn=>{Hn.type==="url"?Or||=Hn.isServer===!0:m.report(Hn)},To=Jc(
Tt.git,_o,Le),Pi=()=>{new Response(Buffer.of()),To.begin()},{outcome:Ds,output:bo}=await yt.deploy(_o,p,xi,Pi),{status:Sr,url:Nr}=Ds;if(Sr!=="succeeded"||bo===void 0||
Nr===void 0)return gr(Ds,p);const Fi={root:new URL(Nr),fetch:(0,me.Q)(fetch),signal:I},ks=await go(Fi,bo,Or,To);await m.checked(ks);const ji=p.follow.timeoutMs-
(x.ml.now()-Is),Ut=an&&{embedded:yt,report:m,signal:I,checked:{commit:_o,report:ks,output:bo},leftMs:ji},Bi=Ut?await He(an,p,Ut):[],$s=(0,ie.WJ)(ks);return{...Ds,
...Ct,status:$s?"failed":"succeeded",error:$s,phases:[...Ds.phases,...Bi],failure:$s&&(0,ie.V1)($s,ks)}}catch(L){g.error=L,g.hasError=!0}finally{const L=Mi(g);L&&
await L}}const wo=5;async function go(p,h,m,E){const g=h.files.map(({path:se})=>se),L=await Fn(p,g,m),I=se=>h.files.reduce((ne,Le)=>ne+se(Le),0);return{pages:L.
pages,links:L.links,files:h.files.length,bytes:I(({bytes:se})=>se),brotli:I(({brotli:se})=>se),gzip:I(({gzip:se})=>se),largest:h.files.toSorted((se,ne)=>ne.bytes-
se.bytes).slice(0,wo),findings:await pr(L,h,E)}}const Ct={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function gr(p,{follow:h}){const m={...p,...Ct};
if(p.error?.code==="interrupted")return{...m,status:"cancelled",error:_r()};if(p.status!=="pending")return m;if(p.error&&p.error.code!=="deploy_timeout")return{
...m,status:"failed"};const E=`The check has not ended within ${(0,ue.a3)(h.timeoutMs)}, and was stopped`;return{...m,status:"failed",error:new Q.GQ("deploy_tim\
eout",E,{input:"timeout",remedy:"Raise the input timeout."})}}function _r(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and has no result")}
const gn=5;function Tr({changed:p},h){if(p.length===0)return;const m=p.slice(0,gn).join(", "),E=p.length>gn?` and ${p.length-gn} more`:"";h({type:"warning",message:`\
Changed since the commit, and not part of the check: ${m}${E}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function br(p){const h=await(0,b.
mkdtemp)((0,A.join)(p.RUNNER_TEMP||(0,M.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,b.rm)(h,{recursive:!0,force:!0,maxRetries:3}).catch(
()=>{})}}}),292:((ze,Te,y)=>{y.d(Te,{Ej:()=>C,Sk:()=>x,by:()=>ue,h0:()=>A,jN:()=>me,sX:()=>M});var b=y(5807);function M({pages:Y,links:k,files:oe,bytes:D}){return`\
Checked ${(0,b.hS)(Y,"page")}, ${(0,b.hS)(k,"link")} and ${(0,b.hS)(oe,"file")} (${C(D)})`}function A({commit:Y}){return Y.slice(0,7)}function me({now:Y,change:k},oe=""){
return`${(0,b.zD)(Y)}${oe} (${Q(k,b.zD)})`}function x({now:Y,change:k},oe=""){return`${C(Y)}${oe} (${ue(k)})`}function ue(Y){return Q(Y,C)}function Q(Y,k){return`${Y>
0?"+":Y<0?"-":"\xB1"}${k(Math.abs(Y))}`}function C(Y){return Y<1e3?`${Y} B`:Y<1e6?`${(Y/1e3).toFixed(1)} kB`:`${(Y/1e6).toFixed(1)} MB`}}),2207:((ze,Te,y)=>{y.d(
Te,{Mb:()=>me,PB:()=>A,iV:()=>k,oC:()=>ue,sR:()=>x,tl:()=>Y});var b=y(2978),M=y(2345);const A=["queued","building","syncing","activating","succeeded","failed","\
cancelled"],me=["queue","clone","install","build","sync","activate"],x=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","instal\
l_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","outpu\
t_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_\
failed","cdn_refused","interrupted"],ue=["error","warning","notice"],Q=(0,b.lS)({line:b.nd,text:(0,b.Qq)(M.IC.sourceLine)}),C=(0,b.lS)({file:(0,b.Qq)(M.IC.file),
line:(0,b.Xd)(b.nd),column:(0,b.Xd)(b.nd),severity:(0,b.yL)(ue),code:(0,b.Xd)((0,b.Qq)(M.IC.findingCode)),message:(0,b.Qq)(M.IC.findingMessage)},{source:(0,b.c3)(
M.IC.sourceLines,Q)}),Y=(0,b.c3)(M.IC.findings,C),k={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,
deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,
unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),4235:((ze,Te,y)=>{y.
d(Te,{DR:()=>b,FU:()=>me,Tl:()=>M,em:()=>A});const b={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health",what:"\
a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s",what:'\
a time with one unit, or "0" for no limit'}},M=16,A={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},me=4096}),5914:((ze,Te,y)=>{
y.d(Te,{FR:()=>b,UO:()=>x,an:()=>me});const b=253,M="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",A=new RegExp(`^(?:${M}\\.)+(?!\\d+$)${M}$`);function me(ue){return ue.
length<=b&&A.test(ue)}function x(ue,Q){return ue===Q||ue.endsWith(`.${Q}`)}}),5359:((ze,Te,y)=>{y.d(Te,{H:()=>M,w:()=>b});const b=["running","starting","stoppin\
g","asleep","failed","crash-loop"],M={default:100,most:1e3}}),7080:((ze,Te,y)=>{y.d(Te,{A3:()=>A,Bj:()=>Ne,GS:()=>fe,HQ:()=>oe,MT:()=>ue,c9:()=>ae,yS:()=>K});var b=y(
3052),M=y(5807);const A=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],me=.8,x={apps:{title:"Apps",unit:"app"},disk:{title:"Files o\
f releases"},buildsAtOnce:{title:"Builds at once",unit:"build"},buildMinutesPerMonth:{title:"Build minutes this month",unit:"build minute",monthly:!0},kvsRequestsPerMonth:{
title:"Store requests this month",unit:"request",monthly:!0}};function ue(z,ee){const{unit:_e}=x[z];return _e===void 0?(0,b.Xq)(ee):`${Y(ee)} ${_e}${ee===1?"":"\
s"}`}function Q({name:z,used:ee,quota:_e}){return`${C(z,ee)}${_e===null?", no quota":` of ${C(z,_e)}`}`}function C(z,ee){return x[z].unit===void 0?(0,b.Xq)(ee):
Y(ee)}function Y(z){const ee=Math.floor(z),_e=Math.floor((z-ee)*10);return _e===0?(0,M.zD)(ee):`${(0,M.zD)(ee)}.${_e}`}function k({used:z,quota:ee}){return ee===
null?0:ee===0?+(z>0):z/ee}function oe(z){return z.name!=="buildsAtOnce"&&z.quota!==null&&k(z)>=me}function D(z){return k(z)<1?"nearly used up":"used up"}function K(z,ee,_e){
const De=x[ee.name].monthly?`, until ${be(_e.end)} UTC`:"",j=ue(ee.name,ee.quota??0);return`The organization ${z} has ${D(ee)} its quota ${ee.name}: ${C(ee.name,
ee.used)} of ${j}${De}.`}const de=10,le=300;function Ne(z,ee){return Math.max(de*ee,z==="apps"?le:0)}function ae(z){const{org:ee,name:_e,quota:De,needs:j,deleted:Ee,
until:pe}=z,Oe=`The organization ${ee} has ${C(_e,z.used)} of ${ue(_e,De)} (quota ${_e})`,ke="the operator of the platform can give it more";if(Ee!==void 0){const $=`${C(
_e,Ee)}${_e==="apps"?"":" in"} deleted apps that can be restored`;return`The organization ${ee} has ${$}: no more are kept with its quota ${_e} of ${C(_e,De)}. \
Wait until the first of them end, or ${ke}.`}switch(_e){case"apps":return`${Oe}. Delete an app that is not needed (slipway apps delete), or ${ke}.`;case"disk":return`${j===
void 0?Oe:`${Oe}, and would have ${(0,b.Xq)(j)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${ke}.`;case"buildMinutesPerMonth":case"\
kvsRequestsPerMonth":return`${Oe} this month. The next month begins at ${be(pe??0)} 00:00 UTC; before that, ${ke}.`;case"buildsAtOnce":return`${Oe}. Wait until \
one of them ends.`}}function fe(z){const ee=new Date(z),[_e,De]=[ee.getUTCFullYear(),ee.getUTCMonth()];return{start:Date.UTC(_e,De),end:Date.UTC(_e,De+1)}}function be(z){
return new Date(z).toISOString().slice(0,10)}}),4296:((ze,Te,y)=>{y.d(Te,{g:()=>b});const b=["viewer","deployer","admin"]}),4406:((ze,Te,y)=>{y.r(Te),y.d(Te,{createConsole:()=>b});
const b=()=>()=>({status:404,headers:{},body:""})}),4083:((ze,Te,y)=>{y.r(Te),y.d(Te,{createOidcSignIn:()=>b});const b=()=>{}}),1961:((ze,Te,y)=>{y.d(Te,{F:()=>Y,
q:()=>k});var b=y(7598),M=y(8934),A=y(5456),me=y(6854),x=y(9910),ue=y(6923),Q=y(9546),C=y(6939);function Y(K){const{apps:de}=K.state;return{bodies:(0,x.q)(K),async create(le,{
type:Ne,config:ae},fe,be){await k(ae.settings),await oe(K,le,void 0,ae.settings.domains);const z={...ae,settings:{...ae.settings,cachesOf:(0,b.randomUUID)()}},ee=await de.
create({key:le,type:Ne,config:z},fe,be).catch(D);if(ee.kind!=="taken")return ee;throw await(0,Q.Dy)(de,le),new A.P_("app_exists",`There is an app ${le.appID} in\
 this project already.`)},async update(le,Ne,ae){const fe=await(0,Q.Dy)(de,le);await k(Ne.settings),await oe(K,le,fe,Ne.settings?.domains);const be=await de.update(
le,Ne,ae).catch(D);if(!be)throw(0,Q.fH)(le);return be},domainsOf:({org:le,settings:Ne})=>(0,ue.i4)(K.domains,le,Ne.domains??[])}}async function k({schedule:K}={}){
for(const[de,{cron:le}]of(K??[]).entries()){const Ne=await(0,M.R)(le);if(Ne!==void 0)throw(0,C.Gq)([`schedule[${de}].cron ${Ne}`])}}async function oe(K,{org:de},le,Ne=null){
const ae=(Ne??[]).filter(fe=>!le?.settings.domains?.includes(fe));await(0,ue.RX)(K.domains,de,ae)}function D(K){if(!(K instanceof me.ue))throw K;const de=`Anoth\
er app has the domain ${K.domain}. It is free when that app's domains no longer contain it.`;throw new A.P_("domain_taken",de)}}),9910:((ze,Te,y)=>{y.d(Te,{K:()=>Ne,
q:()=>ae});var b=y(7934),M=y(8302),A=y(4235),me=y(2345);const x=20,ue={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},Q=null;
function C(fe){return fe.split(";").map(be=>{const z=be.trim().split(/\s+/),[ee,_e=""]=[z.slice(0,5).join(" "),z[5]];if(z.length===6&&ue.pattern.test(ee)&&FUNCTION_FORMS.
healthPath.pattern.test(_e))return{cron:ee,path:_e};throw new Error(`Write five fields and a path, with ; between entries, as "${Q}"`)})}function Y(fe){return fe.
map(({cron:be,path:z})=>`${be} ${z}`).join("; ")}var k=y(8325),oe=y(6923),D=y(6939);const K={spaFallback:(0,k.UM)(D.Jt),installCommand:(0,k.UM)((0,D.Qq)(0,4096)),
rootDirectory:(0,k.UM)(D.TV),noindex:(0,k.UM)(D.Jt),assetsOnly:(0,k.UM)(D.Jt),verify:(0,k.UM)((0,D.yL)(["off","warn","fail"])),lifetime:(0,k.UM)(D.EQ),nodeVersion:(0,k.
UM)(b.FsL((0,D.Qq)(1,3),b.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:(0,k.UM)((0,D.TN)(A.FU)),healthPath:(0,k.UM)((0,D.wC)(A.DR.healthPath,`\
must be ${A.DR.healthPath.what}`)),instances:(0,k.UM)((0,D.rD)(1,A.Tl)),memory:(0,k.UM)((0,D.wC)(A.DR.memory,`must be ${A.DR.memory.what}`)),idleTimeout:(0,k.UM)(
(0,D.wC)(A.DR.idleTimeout,`must be ${A.DR.idleTimeout.what}`)),requestTimeout:(0,k.UM)((0,D.wC)(A.DR.requestTimeout,`must be ${A.DR.requestTimeout.what}`)),schedule:(0,k.
UM)(b.FsL(b.YOg((0,k.ol)({cron:(0,D.wC)(ue,"must be five fields with one space between them"),path:(0,D.wC)(A.DR.healthPath,`must be ${A.DR.healthPath.what}`)}),
"must be a list"),b.BpQ(1,"must not be empty: null removes it"),b.Ru6(x,`must have at most ${x} entries`)))},de={buildCommand:null,outputDirectory:null,region:null},
le={buildCommand:(0,k.UM)((0,D.Qq)(0,4096)),outputDirectory:(0,k.UM)(D.TV),region:(0,k.UM)(b.FsL((0,D.Qq)(1,63),b.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lowe\
r-case letters and digits, as "eu-west-1"')))},Ne=(0,k.ol)({env:D.uO});function ae(fe){const be={...K,domains:(0,k.UM)((0,oe.xI)(fe.domains))},z={repository:(0,D.
Jk)(fe.allowLocalGit),branch:D.tk,...le},ee={...z,repository:b.yqP(z.repository),branch:b.yqP(D.tk)},[_e,De,j]=[b.Ikc(z),b.Ikc(ee),b.Ikc(be)],Ee=(0,k.ol)({name:b.
FsL((0,D.Qq)(1,63),b.yGV(me.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),type:(0,D.yL)(me.yN),...z,...be,subdomain:(0,k.
J5)("cannot be given: it is generated")}),pe={name:(0,k.J5)("cannot be changed: it is the ID of the app"),subdomain:(0,k.J5)("cannot be changed: it is generated")},
Oe=(0,k.ol)({...ee,...be,...pe,type:(0,k.J5)("changes with a release: give it with a deployment, as `configuration.type`")}),ke=(0,k.ol)({...ee,...K,...pe,type:b.
yqP((0,D.yL)([...me.yN,me.m0])),domains:(0,k.J5)("do not wait for a deployment: change them with PATCH")}),$=re=>({...b.qgA(De,re),...(0,M.Eb)({type:re.type}),settings:b.
qgA(b.Ikc(K),re)});return{creation:b.FsL(Ee,b.pdi(re=>{const te=Object.entries(b.qgA(j,re)).filter(([,He])=>He!==null),{name:ye,type:P}=re;return{name:ye,type:P,
config:{...de,...b.qgA(_e,re),settings:Object.fromEntries(te)}}})),deployment:(0,k.ol)({branch:(0,k.UM)(D.tk),commit:(0,k.UM)(D.cd),configuration:b.yqP(b.FsL(ke,
b.pdi($))),env:b.yqP(D.uO),tag:(0,k.J5)("is not accepted: web apps deploy without a release tag")}),change:b.FsL(Oe,b.pdi(re=>({...b.qgA(De,re),settings:b.qgA(j,
re)})))}}}),6923:((ze,Te,y)=>{y.d(Te,{MV:()=>be,RX:()=>K,i4:()=>de,xI:()=>oe});var b=y(3136),M=y(7934),A=y(3739),me=y(5914),x=y(5456),ue=y(8325);const Q=20,C=1e3,
Y="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",k=`^(?:(?=.{1,254}$)(?:${Y}\\.)+(?!\\d+\\.?$)${Y}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)\
$`;function oe({ownName:z,sitesDomain:ee}){const _e=[z,ee,"localhost"],De=j=>{if(!Array.isArray(j))return"must be a list of host names";if(j.length>Q)return`mus\
t have at most ${Q} host names`;const Ee=j.map($=>typeof $=="string"?D($):void 0),pe=j[Ee.indexOf(void 0)];if(Ee.includes(void 0))return`contains ${(0,ue.SP)(String(
pe))}, which is not a host name as shop.example.com`;const Oe=Ee.find($=>$!==void 0&&_e.some(re=>(0,me.UO)($,re)));if(Oe!==void 0)return`contains ${(0,ue.SP)(Oe)}\
, which belongs to the platform itself`;const ke=Ee.find(($,re)=>Ee.indexOf($)!==re);return ke===void 0?void 0:`contains ${(0,ue.SP)(ke)} twice`};return M.FsL(M.
IeY(j=>De(j)===void 0,({input:j})=>De(j)??""),M.yuE({type:"array",maxItems:Q,uniqueItems:!0,items:{type:"string",maxLength:C,pattern:k}}),M.pdi(j=>j.map(Ee=>D(Ee)??
Ee)))}function D(z){if(z.length>C)return;const ee=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(z)?(0,b.domainToASCII)(z).replace(/\.$/,""):"";return(0,me.an)(ee)?ee:
void 0}async function K(z,ee,_e){const De=_e.filter(Oe=>!z.mayUseDomain(ee,Oe)),j=`${z.ownName}/${ee}`,Ee=await Promise.all(De.map(Oe=>le(z,Oe,j))),pe=De[Ee.indexOf(
!1)];if(pe!==void 0)throw new x.P_("domain_not_verified",`The domain ${pe} is not verified for the organization ${ee}: add the DNS record "${Ne(pe)} TXT ${j}", \
wait until it is published, and try again.`)}async function de(z,ee,_e){const De=`${z.ownName}/${ee}`;return Promise.all(_e.map(async j=>{const Ee={domain:j,record:Ne(
j),value:De};if(z.mayUseDomain(ee,j))return{...Ee,proof:"listed"};const pe=await le(z,j,De).catch(Oe=>{if(!(Oe instanceof x.P_))throw Oe});return{...Ee,proof:pe===
void 0?"unknown":pe?"recorded":"missing"}}))}async function le({resolveTxt:z},ee,_e){try{return(await z(Ne(ee))).some(j=>j.join("").trim()===_e)}catch(De){if(["\
ENOTFOUND","ENODATA"].includes((0,A.xU)(De)??""))return!1;const j=`The DNS records of ${Ne(ee)} cannot be read now. Try again later.`;throw new x.P_("unavailabl\
e",j,{"retry-after":"30"})}}function Ne(z){return`_slipway.${z}`}const ae=2e3,fe=2;async function be(z){const{Resolver:ee}=await Promise.resolve().then(y.t.bind(
y,1553,19));return new ee({timeout:ae,maxTimeout:ae,tries:fe}).resolveTxt(z)}}),1817:((ze,Te,y)=>{y.d(Te,{createControlPlane:()=>Kt});var b=y(3823),M=y(5456),A=y(
8302),me=y(8595),x=y(2207),ue=y(2345),Q=y(5359);const C={type:"string"},Y={type:"integer",minimum:0},k={type:"boolean"},oe={type:"string",format:"date-time"};function D(R){
return{type:"string",enum:R}}function K(R){return{anyOf:[R,{type:"null"}]}}function de(R){return{type:"array",items:R}}function le(R){const H=Object.keys(R);return{
type:"object",properties:Object.fromEntries(Object.entries(R).map(([he,X])=>[he.replace("?",""),X])),required:H.filter(he=>!he.endsWith("?")),additionalProperties:!1}}
function Ne(R,H){return le({[R]:de(H),nextCursor:K(C)})}function ae(R,H){const{$ref:he,anyOf:[X]=[],items:we,properties:ge,required:Ue=[]}=R,Ye=he===void 0?X:$.
get(he);if(Ye)return ae(Ye,H);if(we&&Array.isArray(H))return H.map(Ve=>ae(we,Ve));if(ge&&(0,A.Gv)(H)){const Ve=We=>Ue.includes(We)?H[We]:H[We]??void 0;return Object.
fromEntries(Object.entries(ge).map(([We,lt])=>[We,ae(lt,Ve(We))]))}return R===oe&&typeof H=="number"?fe(H):H}function fe(R){return new Date(R).toISOString()}function be(R){
return`#/components/schemas/${R}`}function z(R){return{$ref:be(R)}}const ee={appID:{type:"string",minLength:1,maxLength:63},name:C,type:D(ue.yN),repository:C,branch:C,
buildCommand:K(C),outputDirectory:K(C),region:K(C),subdomain:C,state:D(["created","live"]),url:K(C),environments:de(le({environmentID:C,name:C})),createdAt:oe,updatedAt:oe},
_e={"spaFallback?":k,"installCommand?":C,"rootDirectory?":C,"nodeVersion?":C,"lifetime?":C,"assetsOnly?":k,"noindex?":k,"verify?":D(["off","warn","fail"]),"star\
tCommand?":C,"healthPath?":C,"instances?":Y,"memory?":C,"idleTimeout?":C,"requestTimeout?":C,"schedule?":de(le({cron:C,path:C})),"domains?":de(C)},De={appID:ee.
appID,type:ee.type,state:ee.state,repository:C,branch:C,buildCommand:ee.buildCommand,outputDirectory:ee.outputDirectory,region:ee.region,..._e,variables:de(C)},
j={deployID:C,status:D(x.PB),branch:C,commit:K(C),createdAt:oe},Ee={code:D(me.i1),file:K(C),line:K(Y),message:C},pe={...j,stage:K(D(x.Mb)),startedAt:K(oe),finishedAt:K(
oe),"supersededBy?":C,"warnings?":de(le(Ee))},Oe={file:C,line:K(Y),column:K(Y),severity:D(["error","warning","notice"]),code:K(C),message:C},ke={Error:le({error:le(
{code:D(Object.keys(x.iV)),message:C,requestID:C})}),App:le(ee),Configuration:le(De),Environment:le({environmentID:C,name:C,url:K(C),state:D(["created","live"])}),
AcceptedDeployment:le(j),Deployment:le({...pe,url:K(C)}),Failure:le({deployID:C,stage:D(x.Mb),code:D(x.sR),message:C,exitCode:K({type:"integer"}),signal:K(C),log:de(
C),diagnostics:de(le(Oe))}),OperatorApp:le({org:C,project:C,...ee,settings:{type:"object"},liveDeployID:K(C),newest:K({$ref:be("OperatorDeployment")}),"function\
s?":D(Q.w),"functionsNode?":C,"deleted?":le({at:oe,by:K(C),until:oe})}),OperatorDeployment:le({...pe,subject:K(C),author:K(C),triggeredBy:K(C),size:K(le({files:Y,
bytes:Y})),isLive:k,"redeployOf?":C,"cancelledBy?":C,phases:de(le({name:C,startedAt:oe,ms:K({type:"number",minimum:0})}))}),QueuedDeployment:le({project:C,appID:C,
...pe,triggeredBy:K(C),"position?":{type:"integer",minimum:1}}),Table:le({name:C,variable:C,createdAt:oe})},$=new Map(Object.entries(ke).map(([R,H])=>[be(R),H]));
var re=y(7598),te=y(3739),ye=y(2097),P=y(5898),He=y(5807),ot=y(7288);const Re=254;async function ts({organizationsOf:R},H){return(await R(H))?.length===0}function xt({
email:R,token:H,via:he},X,we="id-token"){const ge=H?{via:"access-token",name:H.name}:{via:he??we};return{by:(0,He.Ow)(R,Re),...ge,from:(0,ot.fe)(X),requestID:X.
requestID}}function ns(R){const H=Object.entries(R).map(([he,X])=>({name:he,route:X,parts:X.path.split("/")}));return(he,X)=>{const we=X.split("/"),ge=H.filter(
We=>Ln(We.parts,we)),Ue=he==="HEAD"?"GET":he,Ye=ge.find(({route:We})=>We.method===Ue);if(Ye)return{name:Ye.name,route:Ye.route,parameters:ss(Ye.parts,we)};if(ge.
length===0)throw new M.P_("not_found",`Nothing is at ${X.slice(0,300)}.`);const Ve=ge.map(({route:We})=>We.method==="GET"?"GET, HEAD":We.method).join(", ");throw new M.
P_("method_not_allowed",`${he} is not allowed here; allowed: ${Ve}.`,{allow:Ve})}}function Ln(R,H){return R.length===H.length&&R.every((he,X)=>he.startsWith("{")?
H[X]!=="":he===H[X])}function ss(R,H){const he=R.flatMap((X,we)=>{const ge=/^\{(\w+)\}$/.exec(X)?.[1];return ge===void 0?[]:[[ge,os(H[we]??"",ge)]]});return Object.
fromEntries(he)}function os(R,H){try{return decodeURIComponent(R)}catch{throw new M.P_("invalid_request",`The path's ${H} is not percent-encoded UTF-8.`)}}var rs=y(
3548),It=y(6939);function An(){return R=>R}function is(R,H){const he=Object.keys(H).map(X=>[X,{...R[X],...H[X]}]);return Object.fromEntries(he)}const as=["GET",
"HEAD"],zs=["POST","PUT","PATCH"];function Qt(R,H,he){const X=ns(H),we=async ge=>{const Ue=(0,P.XM)(ge.target),{name:Ye,route:Ve,parameters:We}=X(ge.method,Ue),
{principal:lt,within:vt}=await In(R,Ve,ge,We),{bytes:Mt,json:tn}=zs.includes(ge.method)?await Xs(ge,Ve):Js,{orgID:En="",projectID:nn="",appID:yn=""}=We,{status:bs=200,
body:Os,answer:Ss}=Ve;let Ns;const co=async(uo,Rs)=>{const qe=V=>JSON.stringify(ae(Ss,Rs(V))),_t=JSON.stringify([lt.issuer,lt.email,Ye,En,nn,yn]),zt=cs(ge),ar=zt===
void 0?void 0:{scope:_t,key:zt,requestHash:(0,re.hash)("sha256",Mt),status:bs,answer:qe},$e=await uo(ar);switch($e.kind){case"done":return Rs($e.made);case"repl\
ayed":return Ns=(0,P.Yf)($e.status,JSON.parse($e.answer),{"idempotent-replayed":"true"}),{};case"other_request":throw(0,It.Gq)(["Idempotency-Key was used before\
 with another body"]);default:return(0,te.xb)($e)}},lo=await Ve.run({key:{org:En,project:nn,appID:yn},parameters:We,principal:lt,within:vt,act:xt(lt,ge),query:new URLSearchParams(
ge.target.slice(Ue.length)),body:()=>Os&&(0,It.ll)(tn,Os),once:co},he);return Ns??(0,P.Yf)(bs,ae(Ss,lo))};return async ge=>{try{return await we(ge)}catch(Ue){const Ye=(0,rs.
Z)(Ue);if(!Ye)throw Ue;return await ds(R,Ye,ge),(0,M.u)(Ye,ge)}}}function cs(R){const H=(0,P.wx)(R,"idempotency-key");if(H===void 0||/^[\x21-\x7e]{1,255}$/.test(
H))return H;throw(0,It.Gq)(["Idempotency-Key must be 1 to 255 visible ASCII characters"])}async function ds(R,{code:H},he){if(!R.refusals||H!=="unauthorized"&&H!==
"forbidden")return;const X={code:H,request:he,via:"id-token"};if(H==="unauthorized")return R.refusals.note(X);try{const we=await R.verify((0,P.wx)(he,"authoriza\
tion")),{by:ge}=xt(we,he);R.refusals.note({...X,by:ge??void 0,org:await ls(R,we,he)})}catch{R.refusals.note(X)}}async function ls({roleOf:R},H,{target:he}){const X=/\/orgs\/([^/?]+)/.
exec(he)?.[1];if(!(X===void 0||!ue.cS.test(X)))return await R(H,{org:X})===void 0?void 0:X}async function In(R,H,he,{orgID:X,projectID:we,appID:ge}){const Ue=await R.
verify((0,P.wx)(he,"authorization")),{email:Ye}=Ue,Ve=await R.rateLimit(Ye);if(Ve>0)throw(0,M.xd)(`Too many requests: wait ${Ve} s.`,Ve);if(H.for==="operators"&&
await R.organizationsOf(Ue)!==void 0)throw new M.P_("forbidden",`${Ye} has no role in the organization "*", which this call needs.`);if(H.for==="operators"&&H.needs&&
await fs(R,Ue,{org:"*"},H.needs),H.for!==void 0)return{principal:Ue};if(X===void 0||!ue.cS.test(X))throw(0,It.Gq)(["orgID in the path is not an identifier"]);if(we!==
void 0&&!ue.cS.test(we))throw(0,It.Gq)(["projectID in the path is not an identifier"]);const We={org:X,project:we,appID:ge},lt=H.partly&&await kn(R,Ue,We);return lt&&
lt.length>0?{principal:Ue,within:lt}:(await fs(R,Ue,We,H.needs??Vs(he.method)),{principal:Ue})}function Dn({org:R,project:H,appID:he}){return{org:R,project:H||void 0,
appID:he||void 0}}async function kn(R,H,{org:he,project:X}){const we=await R.partsOf(H,he);return X===void 0||we===void 0?we:we.includes(X)?void 0:we.filter(ge=>ge.
startsWith(`${X}/`))}function Vs(R){return as.includes(R)?"viewer":"deployer"}const us={viewer:"may only read",deployer:"may not say who may do what",admin:"may\
 do everything"};async function fs({roleOf:R},H,he,X){const we=await R(H,he);if(we===void 0)throw new M.P_("forbidden",`${H.email} has no role for this in the o\
rganization ${he.org}.`);if((0,ye.mK)(we,X))return we;const ge=`${H.email} ${us[we]} in ${(0,ye.fp)(he)}.`;throw new M.P_("forbidden",X==="admin"?`${ge} An admi\
n may.`:ge)}const Js={bytes:Buffer.alloc(0),json:void 0};async function Xs(R,{mayBeEmpty:H,body:he}){const X=(0,P.c0)(R);if(X!==void 0&&X!=="application/json")throw hs(
X);const we=ue.lF.bodyBytes,ge=await(0,M.EN)(R,we,`The body is larger than ${we} bytes.`);if(ge.length===0&&(H||!he))return{bytes:ge,json:{}};if(X===void 0)throw hs(
"none");if(ge.length===0)throw new M.P_("invalid_request","The body is empty.");return{bytes:ge,json:(0,M.o_)(ge)}}function hs(R){return new M.P_("unsupported_m\
edia_type",`The Content-Type must be application/json; it is ${R.slice(0,100)}.`)}var pn=y(1961),ps=y(9910),tr=y(8453);const qs={limit:{type:"integer",minimum:1,
maximum:ue.lF.pageMost,default:ue.lF.pageDefault},cursor:C};function Qs(R){return Mn(R,"limit",ue.lF.pageDefault,ue.lF.pageMost)}async function nr(R,H,he){const X=Qs(
R),we=await he(X+1),ge=we.slice(0,X),Ue=ge.at(-1);return{items:ge,nextCursor:Ue!==void 0&&we.length>X?H(Ue):null}}const Zs=R=>Es(`before:${R}`),$n=({seq:R})=>Zs(
R),vn=R=>Es(`after:${R}`),eo=({key:R})=>vn(R),sr=({project:R,appID:H})=>vn(`${R}/${H}`),to=({project:R="",appID:H="",who:he})=>vn(`${R}/${H}/${he}`);function no(R){
const H=Yt(R,/^before:(\d{1,15})$/)?.[0];return H===void 0?void 0:Number(H)}function so(R){const H=Yt(R,/^after:([^/]+)\/([^/]+)$/);if(!H)return;const[he="",X=""]=H;
if(!IDENTIFIER.test(he)||!IDENTIFIER.test(X))throw Cn();return{project:he,appID:X}}function ms(R){const H=Yt(R,/^after:(.+)$/)?.[0];if(H!==void 0&&!IDENTIFIER.test(
H))throw Cn();return H}function or(R,H){const[he="",X="",we=""]=Yt(R,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return we===""?void 0:{org:H,project:he,appID:X,who:we}}
function Pt(R){const H=R.get("prefix")??"";if(H!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(H))return H;throw invalid(['prefix must be the beginning of an app ID: le\
tters, digits, ".", "_" and "-"'])}}function Xe(R){const H=R.get("prefix")??"";if(Buffer.byteLength(H)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at m\
ost ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:H,after:Yt(R,/^after:([\s\S]{1,512})$/)?.[0]}}function oo(R){const H=R.get("from")??"0";if(!/^-?\d{1,15}$/.test(
H))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(H),limit:Mn(R,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.
pageMost)}}function dt(R){const H=R.get("after"),he=H===null?void 0:printedCursor(H);if(H!==null&&!he)throw invalid(["after must be the next of an earlier answe\
r"]);return{lines:Mn(R,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:he}}function $t(R,H){const he=R.get(H)??"false";if(he==="true"||he==="false")return he===
"true";throw invalid([`${H} must be true or false`])}function Mn(R,H,he,X){const we=R.get(H);if(we===null)return he;const ge=/^\d{1,9}$/.test(we)?Number(we):0;if(ge<
1||ge>X)throw(0,It.Gq)([`${H} must be 1 to ${X}`]);return ge}function Es(R){return Buffer.from(R).toString("base64url")}function Yt(R,H){const he=R.get("cursor");
if(he===null)return;const X=Buffer.from(he,"base64url").toString(),we=H.exec(X);if(!we||Es(X)!==he)throw Cn();return we.slice(1)}function Cn(){return(0,It.Gq)([
"cursor must be a nextCursor of this list"])}var Un=y(9546);const rr={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};
function ro(R){const{stage:H,createdAt:he,startedAt:X,finishedAt:we,enteredAt:ge}=R,Ue={queue:he,...X!==null&&{clone:X},...ge},Ye=X===null?"queue":H,Ve=[];for(const[
We,lt]of DEPLOYMENT_STAGES.entries()){const vt=Ue[lt];if(vt===void 0)continue;const Mt=DEPLOYMENT_STAGES.slice(We+1).find(yn=>Ue[yn]!==void 0),tn=Mt===void 0?we:
Ue[Mt]??null;if(Mt===void 0&&lt!==Ye)break;const En=rr[lt],nn=Ve.at(-1);nn?.name===En?Ve.splice(-1,1,{...nn,finishedAt:tn}):Ve.push({name:En,startedAt:vt,finishedAt:tn})}
return Ve}function ys({subdomain:R,settings:H}){return H.domains?.[0]??R}const ws="production";function mt(R){return R.liveRelease===null?"created":"live"}function xn(R,H){
return R.liveRelease===null?null:H(ys(R))}function Pn(R,H){const he=[{environmentID:R.environmentID,name:ws}];return{...R,state:mt(R),url:xn(R,H),environments:he}}
function gs(R,H){return{...R,...R.settings,state:mt(R),variables:H}}function io(R,H){return{environmentID:R.environmentID,name:ws,url:xn(R,H),state:mt(R)}}function _s(R,H,he){
const X=R.status==="succeeded"?he(ys(H)):null;return{...Fn(R),url:X}}function Fn(R){return{...R,warnings:R.warnings.length>0?R.warnings:void 0}}function ao(R,H){
const{failureLogLines:he,failureLogLine:X}=ue.lF;return{deployID:R,...H,log:H.log.slice(-he).map(we=>we.slice(0,X))}}function ir(R,H,he,X){const{cachesOf:we,...ge}=R.
settings,Ue=X?.stateOf(R),{at:Ye,by:Ve,endsAt:We}=R.deletion??{};return{...Pn(R,he),settings:ge,liveDeployID:R.liveRelease,newest:H&&mn(H,R),functions:Ue,functionsNode:Ue&&
X?.node,deleted:R.deletion&&{at:Ye,by:Ve,until:We}}}function mn(R,H){return{...Fn(R),...R.commitFacts,isLive:R.deployID===H.liveRelease,phases:phasesOf(R).map(({
name:he,startedAt:X,finishedAt:we})=>({name:he,startedAt:X,ms:we===null?null:we-X}))}}function Ts({app:{project:R,appID:H},deployment:he},X){return{...Fn(he),project:R,
appID:H,position:X}}const Zt=["branch","commit","configuration","configuration.type","env"];function Kt(R,H){return Qt(R,gt(H.changes.bodies),H)}const Lt=An();function gt({
creation:R,change:H,deployment:he}){return is(b.bw,{createApp:Lt({summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a dep\
loyment may have.",body:R,status:201,answer:le({...ee,deployTakes:de(D(Zt))}),async run(X,{changes:we,siteUrl:ge}){const{name:Ue,...Ye}=X.body(),Ve=We=>({...Pn(
We,ge),deployTakes:Zt});return X.once(We=>we.create({...X.key,appID:Ue},Ye,X.act,We),Ve)}}),updateApp:Lt({summary:"Changes the fields of an app that the body na\
mes. Null removes an optional one.",body:H,answer:z("App"),async run(X,{changes:we,siteUrl:ge}){return Pn(await we.update(X.key,X.body(),X.act),ge)}}),replaceEnv:Lt(
{summary:"Replaces the whole set of variables. No answer contains their values.",body:ps.K,answer:le({names:de(C)}),async run(X,{state:we}){await en(X,we);const{
env:ge}=X.body();if(!await we.apps.replaceEnv(X.key,ge,X.act))throw(0,Un.fH)(X.key);return{names:Object.keys(ge).sort()}}}),listEnvironments:Lt({summary:"Lists \
the environments of an app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a deployment may have.",answer:le(
{environments:de(z("Environment")),app:z("Configuration"),deployTakes:de(D(Zt))}),async run(X,{state:we,siteUrl:ge}){const Ue=await en(X,we),Ye=Object.keys(await we.
apps.env(X.key)).sort();return{environments:[io(Ue,ge)],app:gs(Ue,Ye),deployTakes:Zt}}}),deploy:Lt({summary:"Queues a deployment of the app's branch, or of anot\
her branch or a commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when the deploym\
ent goes live; `verify` of `configuration` is of the deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the app become\
s one, and with `detect` a static app that was never live becomes one if its build makes a server.",body:he,mayBeEmpty:!0,status:202,answer:z("AcceptedDeploymen\
t"),async run(X,{state:we}){await en(X,we);const{branch:ge=null,commit:Ue,configuration:Ye,env:Ve}=X.body();await(0,pn.q)(Ye?.settings);const We={branch:ge,commit:Ue?.
toLowerCase()??null,configuration:Ye,env:Ve},lt=async vt=>{const Mt=await we.deployments.create(X.key,We,X.act,vt);if(Mt.kind==="no_app")throw(0,Un.fH)(X.key);return Mt};
return X.once(lt,vt=>vt)}}),listDeployments:Lt({summary:"Lists deployments, newest first.",query:qs,answer:Ne("deployments",z("Deployment")),async run(X,{state:we,
siteUrl:ge}){const{items:Ue,nextCursor:Ye}=await nr(X.query,$n,async Ve=>{const We=await we.deployments.ofApp(X.key,{limit:Ve,before:no(X.query)});if(!We)throw(0,Un.
fH)(X.key);return We.deployments.map(lt=>_s(lt,We.app,ge))});return{deployments:Ue,nextCursor:Ye}}}),readFailure:Lt({summary:"Reads why a deployment failed. 404\
: it did not.",answer:z("Failure"),async run(X,{state:we}){const{deployID:ge=""}=X.parameters,Ue=await we.deployments.failure(X.key,ge);if(Ue)return ao(ge,Ue);await en(
X,we);const Ye=await we.deployments.find(X.key,ge);throw Ye?new M.P_("not_found",`The deployment ${ge} has not failed: it is ${Ye.status}.`):new M.P_("deploymen\
t_not_found",`The app ${X.key.appID} has no deployment ${ge}.`)}})})}function en({key:R},{apps:H}){return(0,Un.Dy)(H,R)}}),9546:((ze,Te,y)=>{y.d(Te,{Dy:()=>D,Ps:()=>oe,
fH:()=>de});var b=y(7598),M=y(7934),A=y(3739),me=y(2345),x=y(5456),ue=y(8325),Q=y(6939);const C=M.FsL((0,Q.Qq)(1,1e3),M.yGV(me.G1,"is not a variable's name: let\
ters, digits and _, and not a digit first")),Y=(0,ue.ol)({set:(0,ue.UM)(Q.uO),unset:(0,ue.UM)(M.FsL(M.YOg(C,"must be a list of names"),M.Ru6(me.lF.envVariables,
`must have at most ${me.lF.envVariables} names`)))}),k={variables:me.lF.envVariables,bytes:me.lF.envBytes};function oe({state:z,logs:ee,keepDeletedMs:_e,rolledBack:De}){
const{apps:j,deployments:Ee,releases:pe}=z,Oe=$=>D(j,$),ke=async($,re)=>{const te=await Ee.find($,re);if(te)return te;throw await Oe($),fe($,re)};return{app:Oe,
deployment:ke,keepDeletedMs:_e,async deleteApp($,re){const te=await j.delete($,re,_e);if(!te)throw de($);return te},async restoreApp($,re){const te=await j.restore(
$,re);if(te.kind==="no_app")throw de($);if(te.kind==="too_late")throw K(te.app,!0);if(te.kind==="not_deleted")throw new x.P_("conflict",`The app ${$.appID} is n\
ot deleted, so there is nothing to restore.`);return te.app},async cancel($,re,te){const ye=await Ee.cancel($,re,te);if(ye.kind==="no_deployment")return ke($,re);
if(ye.kind==="too_late")throw be($,ye.deployment);return ye.deployment},async redeploy($,re,te,ye){const P={branch:null,commit:null},He=re===void 0?await Ee.create(
$,P,te,ye):await Ee.redeploy($,re,te,ye);if(He.kind==="no_app")throw de($);if(He.kind!=="no_deployment")return He;throw await Oe($),fe($,re??"")},async clearCaches($,re){
if(!await j.update($,{settings:{cachesOf:(0,b.randomUUID)()}},re))throw de($)},async rollback($,re,te){const ye=await pe.rollback($,re,te);if(ye)return{...ye,warnings:await De?.(
$,ye.deployID)??[]};if(await Oe($),re===void 0)throw ae($,"no kept release before the live one.");const P=await Ee.find($,re),He=`Deploy its commit again: slipw\
ay redeploy ${re.slice(0,100)}.`;if(P?.status==="succeeded")throw ae($,`no release ${re} any more: the platform keeps the newest ones (--keep-releases). ${He}`);
if(P)throw ae($,`no release ${re}: that deployment is ${P.status}.`);const ot=Ne.test(re)?" If there was such a deployment, the platform has removed it, because\
 it was old.":"";throw ae($,`no kept release ${re.slice(0,100)}.${ot}`)},async variables($){return await Oe($),j.variables($)},async compareEnv($,re){await Oe($);
const te=await j.env($),ye=(P,He)=>Object.hasOwn(te,P)?te[P]===He?"same":"replaced":"new";return Object.keys(re).sort().map(P=>({name:P,change:ye(P,re[P]??"")}))},
async editEnv($,{set:re,unset:te},ye){const P=te?.find(ot=>re&&Object.hasOwn(re,ot));if(P!==void 0)throw(0,Q.Gq)([`${P} is in set and in unset`]);const He=await j.
editEnv($,{set:re??{},unset:te??[]},k,ye);switch(He.kind){case"done":return{names:He.names,absent:He.absent};case"no_app":throw de($);case"full":{const{variables:ot,
bytes:Re}=k;throw(0,Q.Gq)([`an app may have ${ot} variables, and ${Re} bytes of names and values`])}default:return(0,A.xb)(He)}},async readLog($,re,te){const ye=await ke(
$,re),P=ye.finishedAt!==null,He=await ee.read(re,{...te,isComplete:P}),ot=He?void 0:le(ye);return ot!==void 0?{text:te.from<=0?ot:"",next:Math.max(1,te.from),atEnd:!0,
deployment:ye}:He?{text:He.text,next:He.next,atEnd:P&&He.next>=He.size,deployment:ye}:{text:"",next:Math.max(0,te.from),atEnd:P,deployment:ye}}}}async function D(z,ee){
const _e=await z.find(ee);if(!_e)throw de(ee);if(_e.deletion)throw K(_e);return _e}function K({org:z,project:ee,appID:_e,deletion:De},j=!1){const{at:Ee=0,by:pe=null,
endsAt:Oe=0}=De??{},ke=ye=>new Date(ye).toISOString().slice(0,16).replace("T"," "),$=pe===null?"because its lifetime was over":`by ${pe}`,re=`The app ${_e} was \
deleted at ${ke(Ee)} UTC ${$}`;if(j)return new x.P_("app_deleted",`${re}, and is being removed. Its name is free again within hours.`);const te=`slipway apps re\
store ${_e} --org ${z} --project ${ee}`;return new x.P_("app_deleted",`${re}. Until ${ke(Oe)} UTC it can be restored: ${te}`)}function de({org:z,project:ee,appID:_e}){
return new x.P_("app_not_found",`There is no app ${_e} in ${z}/${ee}.`)}function le({logRemovedAt:z}){return z===null?void 0:`The platform removed this log on ${new Date(
z).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const Ne=/^dpl-[a-z2-7]{16}$/;function ae({appID:z},ee){return new x.P_("release_not_found",`The app ${z} has ${ee}`)}function fe({appID:z},ee){return new x.P_(
"deployment_not_found",`The app ${z} has no deployment ${ee.slice(0,100)}.`)}function be({appID:z},{deployID:ee,status:_e,finishedAt:De,supersededBy:j}){if(De===
null){const pe=`The deployment ${ee} goes live at this moment, and cannot be stopped any more.`;return new x.P_("conflict",`${pe} The release before it is one s\
tep away: slipway rollback --app ${z}`)}const Ee=j===null?"":`, because ${j} replaced it`;return new x.P_("conflict",`The deployment ${ee} has ended already: ${_e}${Ee}\
.`)}}),7352:((ze,Te,y)=>{y.d(Te,{createOperator:()=>b});const b=()=>()=>({status:404,headers:{},body:""})}),3548:((ze,Te,y)=>{y.d(Te,{Z:()=>Q});var b=y(3739),M=y(
7080),A=y(5456),me=y(7356),x=y(8423),ue=y(6854);function Q(K){if(K instanceof A.P_)return K;if(K instanceof ue.tM){const de="Wait until some of them have starte\
d, and try again (slipway platform --organization-queue).";return new A.P_("rate_limited",`The organization has ${K.most} deployments in the queue. ${de}`,oe)}if(K instanceof
b.GQ&&K.code==="unsupported_data")return new A.P_("unavailable",Y);if(K instanceof me.zH)return new A.P_("quota_exceeded",(0,M.c9)(K.over));if(K instanceof x.us)
return K.isFull?new A.P_("unavailable","The platform has no room to store more. Its operator has to add some.",k):new A.P_("unavailable",`The platform cannot re\
ad or write its state now. ${C}`,D)}const C="Read what was to be changed before you repeat the call, because it may have been changed.",Y="This is sealed with a\
 key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",k={"retry-after":"30"},oe={"retry-after":"\
60"},D={"retry-after":"5"}}),6939:((ze,Te,y)=>{y.d(Te,{EQ:()=>z,Gq:()=>Y,Jk:()=>j,Jt:()=>ae,Qq:()=>oe,TN:()=>Ne,TV:()=>ee,cd:()=>be,ll:()=>C,rD:()=>le,tk:()=>fe,
uO:()=>ke,wC:()=>de,yL:()=>K});var b=y(7934),M=y(8302),A=y(2345),me=y(597),x=y(5456),ue=y(8325);const Q=10;function C(te,ye){if(!(0,M.Gv)(te))throw Y(["the body\
 must be a JSON object"]);const P=(0,ue.LF)(ye,te,"the body");if("faults"in P)throw Y(P.faults);return P.output}function Y(te){const ye=te.length-Q,P=te.slice(0,
Q).join("; ")+(ye>0?`; and ${ye} more`:"");return new x.P_("validation_failed",`${P}.`)}const k=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}",
"u"),"must be well-formed Unicode"]];function oe(te,ye,P=[]){const He=[...k,...P];return b.FsL(b.YjP("must be a string"),b.BpQ(te,te===1?"must not be empty":`mu\
st have at least ${te} characters`),b.Ru6(ye,`must have at most ${ye} characters`),(0,ue.Hu)(ot=>He.find(([Re])=>Re.test(ot))?.[1]),b.yuE(D(...He.map(([ot])=>ot))))}
function D(...te){return{not:{pattern:te.map(({source:ye})=>ye).join("|")}}}function K(te){return b.KIO(te,`must be one of ${te.join(", ")}`)}function de({pattern:te,
example:ye},P){return b.FsL(oe(1,1024),b.yGV(te,`${P}, as "${ye}"`))}function le(te,ye){const P=`must be a whole number of ${te} to ${ye}`;return b.FsL(b.aig(P),
b.ndf(P),b.Wwf(te,P),b.cGV(ye,P))}function Ne(te){return oe(1,te,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const ae=b.zMY("must be t\
rue or false"),fe=oe(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters o\
r any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,
'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),be=b.FsL(oe(1,64),
b.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),z=b.FsL(oe(2,4),b.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,
'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),ee=oe(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must\
 use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),_e=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
De=/:\/\/[^/?#\\]*@/;function j(te){return b.FsL(b.YjP("must be a string"),b.z6Y(ye=>ye.isWellFormed(),"must be well-formed Unicode"),(0,ue.Hu)(ye=>{const P=(0,me.
Nu)(ye,te);return P.kind==="refused"?`${P.problem}: write ${P.instead}`:void 0}),b.yuE({maxLength:1024,pattern:_e.source,...D(De,new RegExp("\\p{Cc}","u"),new RegExp(
"\\p{Cs}","u"))}))}const{envVariables:Ee,envBytes:pe}=A.lF,Oe=new RegExp(`^${A.be.replace(/[A-Z]/g,te=>`[${te}${te.toLowerCase()}]`)}`),ke=b.FsL(b.IeY(te=>$(te)===
void 0,({input:te})=>$(te)??""),b.yuE({type:"object",maxProperties:Ee,propertyNames:{pattern:A.G1.source,...D(Oe)},additionalProperties:{type:"string",maxLength:pe-
1,...D(...k.map(([te])=>te))}}));function $(te){if(!(0,M.Gv)(te))return"must be an object of names to strings";const ye=Object.entries(te);if(ye.length>Ee)return`\
must have at most ${Ee} variables`;let P=0;for(const[He,ot]of ye){const Re=re(He,ot);if(Re!==void 0)return`contains ${(0,ue.SP)(He)}, ${Re}`;P+=Buffer.byteLength(
He)+Buffer.byteLength(String(ot))}return P>pe?`must have at most ${pe} bytes of names and values`:void 0}function re(te,ye){return A.G1.test(te)?Oe.test(te)?`bu\
t names that begin with ${A.be} belong to the platform`:typeof ye!="string"?"whose value must be a string":ye.includes("\0")?"whose value must not contain NUL c\
haracters":ye.isWellFormed()?void 0:"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}}),
1463:((ze,Te,y)=>{y.d(Te,{I3:()=>z,Ld:()=>fe,RX:()=>C,ig:()=>ae,nq:()=>de,typeByProgram:()=>De,uV:()=>ee});var b=y(1421),M=y(7598),A=y(3024),me=y(6760),x=y(7975);
const ue=import.meta.filename.endsWith(".ts"),Q=(0,me.join)(import.meta.dirname,ue?"../../..":"../.."),C=(0,me.join)(Q,ue?"src/worker.ts":"dist/worker/index.js"),
Y=ue?(0,me.join)(Q,"src"):C,k=(ue?["src","node_modules","package.json"]:["dist","package.json"]).map(j=>(0,me.join)(Q,j)),oe=(0,me.join)(Q,"node_modules",".cach\
e","slipway"),D=4,K=5;function de(){const j=(0,me.dirname)(process.execPath),Ee=[j,process.execPath].find(Oe=>((0,A.statSync)(Oe).mode&K)!==K),pe=Ee??k.map(le).
find(Oe=>Oe!==void 0);if(pe!==void 0)return{path:pe,command:`chmod -R a+rX ${Ee?j:k.join(" ")}`}}function le(j){const Ee=(0,A.statSync)(j,{throwIfNoEntry:!1});if(!Ee)
return;const pe=Ee.isDirectory()?K:D;if((Ee.mode&pe)!==pe)return j;const Oe=(0,me.basename)((0,me.dirname)(j))==="node_modules";if(!Ee.isDirectory()||Oe)return;
const ke=(0,A.readdirSync)(j).filter($=>!$.startsWith("."));for(const $ of ke){const re=le((0,me.join)(j,$));if(re!==void 0)return re}}function Ne(j){return`${(0,M.
hash)("sha256",j).slice(0,16)}/`}function ae(j,Ee){return`slipway-worker:${Ne(j)}${Ee}`}function fe(j,Ee){return`slipway-functions:${Ne(j)}${Ee}`}const be=[/^(?:LANG|LC_\w+|TZ)$/,
/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];
function z(j){const Ee={};for(const[pe,Oe]of Object.entries(j))Oe!==void 0&&Oe!==""&&be.some(ke=>ke.test(pe))&&(Ee[pe]=Oe);return Ee}function ee(j){const{PATH:Ee="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:pe,NODE_USE_SYSTEM_CA:Oe}=j;return{PATH:Ee,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:oe,...pe&&{NODE_EXTRA_CA_CERTS:(0,me.
resolve)(pe)},...Oe&&{NODE_USE_SYSTEM_CA:Oe}}}const _e=6e4;async function De(j,Ee,pe){const Oe={env:ee({PATH:Ee.PATH}),signal:pe,timeout:_e};return(await(0,x.promisify)(
b.execFile)(process.execPath,[C,"type",JSON.stringify(j)],Oe)).stdout}}),8036:((ze,Te,y)=>{y.r(Te),y.d(Te,{recordUntoldKey:()=>yp,startLocalPlatform:()=>oA});var b=y(
3024),M=y(6760),A=y(3739),me=y(7994),x=y(7598),ue=y(8161),Q=y(1224),C=y(7288),Y=y(5898);const k={by:null,via:"platform",from:null},oe=1e3;function D({org:t,project:e,
appID:n},s,o={}){return{org:t,project:e,appID:n,action:s,...o}}const K=20,de=1e3,le=6e4,Ne=36e5,ae=864e5,fe=200;function be(t,{clock:e,every:n,log:s}){let o=new Map,
r=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/ae)!==i&&([i,a]=[Math.floor(f/ae),0]);const w=[...o.values()];o=new Map;const T=w.slice(0,Math.
max(0,de-a));for(const{count:O}of w.slice(T.length))r+=O;a+=T.length;for(const O of T)await t.append(z(O),[ee(O)]);if(r===0||Math.floor(f/Ne)===c)return;c=Math.
floor(f/Ne);const _=r;r=0,await t.append(k,[{action:"access.refuse",after:{code:"others",count:_}}])},l=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(
f)})}),u=n(le,()=>{l()});return{note(f){const{code:w,request:T,by:_,org:O,via:N}=f,S=JSON.stringify([(0,C.fe)(T),w,_,O,N]),W=o.get(S);W?W.count+=1:o.size<K?o.set(
S,{...f,count:1}):r+=1},flush:l,async[Symbol.asyncDispose](){u(),c=0,await l()}}}function z({by:t,via:e,request:n}){return{by:t??null,via:e,from:(0,C.fe)(n),requestID:n.
requestID}}function ee({org:t,code:e,request:n,count:s}){const o=(0,Y.XM)(n.target).slice(0,fe);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.
method} ${o}`}}}var _e=y(5239),De=y(9127),j=y(3052),Ee=y(4296),pe=y(8325),Oe=y(2097);const ke=512,$=/^[!-?A-~]*@[!-?A-~]+$/;function re(t){return t.length<=ke&&
$.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function te(t){return/[^\0-\x7f]/.test(t)}function ye(t){return t.slice(t.lastIndexOf("@"))}var P=y(7934),He=y(
1709),ot=y(5914),Re=y(2345);function ts(t){return P.KCZ([t,P.YOg(t)],"must be a string, or a list of strings")}const xt=P.FsL(P.YjP("must be a string"),P.BpQ(1,
"must not be empty")),ns=P.FsL(P.YjP("must be a string"),P.Ru6(ke,`must have at most ${ke} characters`),P.yGV($,({input:t})=>{const e=te(t)?"has characters othe\
r than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),Ln=512,ss="https://token.actions.githubusercontent.com",os=P.FsL((0,pe.zz)(P.
YjP(),P.FsL(P.YjP("must be a string"),P.BpQ(1,"must not be empty"),P.Ru6(Ln,`must have at most ${Ln} characters`))),P.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"\
names no claim besides iss")),rs=P.KCZ([ns,os],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function It(t){const e=`${t} ASCII emails,\
 or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "envi\
ronment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=P.KCZ([rs,P.YOg(rs)],'must be an email, "@domain", claims, or a list of \
these');return(0,pe.lq)(n,e)}const An={viewer:It("May read."),deployer:It("May change apps, and what they have."),admin:It("May do everything, also say who may.")},
is=P.FsL(P.YjP(),P.yGV(Re.cS,"is not an identifier")),as=(0,pe.lq)((0,pe.zz)(is,(0,pe.ol)(An)),"Grants for single apps, by their ID."),zs=(0,pe.lq)((0,pe.zz)(is,
(0,pe.ol)({...An,apps:as})),'Grants for single projects, by their ID. "*" has none.'),Qt={...An,projects:zs},cs=24*36e5;function ds(t){try{const e=(0,De.E9)(t,"\
buildTimeout");return e>=1e3&&e<=cs}catch{return!1}}const ls='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function In(t){try{return(0,j.
DB)(t,"disk")>0}catch{return!1}}function Dn(t,e,n){const s=`must be a whole number, ${t} to ${e}`;return(0,pe.lq)(P.FsL(P.aig(s),P.ndf(s),P.Wwf(t,s),P.cGV(e,s)),
n)}const kn=(0,pe.ol)({disk:(0,pe.lq)(P.FsL(P.YjP(ls),P.z6Y(In,ls)),'What the files of all kept releases may take, as "10GiB". Each release counts with all its \
files. Default: no bound.'),apps:Dn(0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:Dn(1,1e4,
"Builds at once, on all nodes. Further ones wait. Default: --organization-builds."),buildMinutesPerMonth:Dn(0,1e8,"Minutes that builds may take in a month of UT\
C, also those that fail or are cancelled. Default: no bound."),kvsRequestsPerMonth:Dn(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bou\
nd.")}),Vs="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",us=P.FsL(P.YjP("must be a string"),P.Ru6(ot.FR+2,`must have at most ${ot.FR+2} characters`),P.yGV(new RegExp(`^(?:\\*|(\
?:\\*\\.)?${Vs})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),fs=(0,pe.ol)({roles:(0,pe.lq)((0,pe.ol)(
Qt),"Who may do what in the organization, in its projects and in their apps."),...Qt,adminsMayGrant:(0,pe.lq)(P.zMY("must be true or false"),'True if those with\
 the role admin may add and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such m\
embers do not count. That of "*" is for organizations without one of their own.'),buildTimeout:(0,pe.lq)(P.FsL(P.YjP("must be a string"),P.z6Y(ds,'must be a tim\
e of 1s to 24h, as "90s", "30m" or "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for \
organizations without one of their own.'),quotas:(0,pe.lq)(kn,'Bounds of what the organization uses. Those of "*" are for each organization without one of its o\
wn of the same name.'),domains:(0,pe.lq)(ts(us),'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", \
"*.example.com" for all names below, "*" for all.')}),Js=(0,pe.ol)({issuer:P.FsL(P.YjP("must be a string"),P.z6Y(hs,"must be an https:// URL without query (http\
:// only for loopback)"),P.yuE({format:"uri"}),P.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:(0,pe.lq)(ts(xt),"Accepte\
d aud values. Default: the platform's own base URL."),email:P.lqM(P.FsL(P.YjP("must be a string"),P.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}"\
 or "{repository}@github.actions"'),P.z6Y(t=>!te(t),"has characters other than ASCII"),P.h_("A template of claims for the email that grants name. For GitHub Act\
ions: {repository}@github.actions")),"{email}"),emailsVerified:P.lqM(P.FsL(P.zMY("must be true or false"),P.h_("True if the issuer verifies every email before i\
t writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is ref\
used all the same.")),!1),clientId:(0,pe.lq)(xt,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/\
sign-in/callback/{the issuer without https://, with - for /}."),clientSecretFile:(0,pe.lq)(xt,"A file with the client's secret. A relative path begins in the da\
ta directory."),clientSecretEnv:(0,pe.lq)(xt,"The environment variable of the platform that has the client's secret."),name:(0,pe.lq)(P.FsL(xt,P.Ru6(60,"must ha\
ve at most 60 characters")),"The name of the identity provider on the sign-in page. Default: its host."),require:P.lqM(P.FsL((0,pe.zz)(P.YjP(),ts(xt)),P.h_("Cla\
ims that a token must have, each with one of the values.")),{})}),Xs=P.FsL((0,pe.ol)({$schema:P.yqP(P.YjP("must be a string")),localIssuer:P.lqM(P.FsL(P.zMY("mu\
st be true or false"),P.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email\
.")),!0),issuers:P.lqM(P.FsL(P.YOg(Js,"must be a list"),P.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:o})=>o),s=n.find((o,r)=>n.
indexOf(o)!==r);s!==void 0&&e({message:`names ${s} twice`})}),P.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),
organizations:P.FsL((0,pe.zz)(P.FsL(P.YjP(),P.yGV(new RegExp(`^(?:\\*|${Re.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),fs),P.h_('Grants b\
y organization; "*" is every organization.'))}),P.DDF("platform.json"),P.h_("Who may do what on a platform that several people share. The platform reads the fil\
e from its data directory when it starts, and again when it changes."));function hs(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==
""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,He.c)(e.hostname)}const pn={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"\
admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},ps=1024*1024,tr=10;function qs(t,e={},n=()=>{}){
const s=(0,M.join)(t,"platform.json");if(!(0,b.existsSync)(s))return pn;try{if((0,b.statSync)(s).size>ps)throw new Error(`is larger than ${ps} bytes`);return nr(
JSON.parse((0,b.readFileSync)(s,"utf8")),{file(o){return n(o),(0,b.readFileSync)((0,M.resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new A.GQ("inval\
id_file",`${s}: ${(0,A.bD)(o)}`,{place:{file:s},remedy:`Correct the file (${(0,_e.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,
cause:o})}}const Qs={file:()=>"",env:()=>{}};function nr(t,e=Qs){const n=(0,pe.LF)(Xs,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,tr).join(";\
 "));const{localIssuer:s,issuers:o,organizations:r}=n.output,i=Object.entries(r).flatMap(([u,f])=>sr(u,f)),a=Map.groupBy(i.flatMap(u=>typeof u.who=="string"?[{...u,
who:u.who}]:[]),({who:u})=>u),c=i.flatMap(({who:u,...f})=>{if(typeof u=="string")return[];const{iss:w=ss,...T}=u;return[{...f,iss:w,claims:T}]}),d=c.find(({iss:u})=>!o.
some(({issuer:f})=>f===u));if(d)throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const l=u=>r[u]?.adminsMayGrant??r["*"]?.adminsMayGrant??
!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:u,audience:f,email:w,emailsVerified:T,require:_,...O},N)=>({issuer:u,audiences:f===void 0?void 0:[f].flat(),
email:w,emailsVerified:T,granted:[...new Set(c.filter(({iss:S})=>S===u).flatMap(({claims:S})=>Object.keys(S)))],client:Zs(u,O,`issuers[${N}]`,e),require:Object.
fromEntries(Object.entries(_).map(([S,W])=>[S,[W].flat()]))})),grantsOf:({email:u,issuer:f,claims:w={}})=>[...a.get(u)??[],...a.get(ye(u))??[],...c.filter(({iss:T,
claims:_})=>T===f&&Object.entries(_).every(([O,N])=>w[O]===N))],adminsMayGrant:u=>u===void 0?Object.keys(r).some(l):l(u),membersOf:u=>i.filter(f=>f.org===u||f.org===
"*"),buildTimeoutOf(u){const f=r[u]?.buildTimeout??r["*"]?.buildTimeout;return f===void 0?void 0:(0,De.E9)(f,"buildTimeout")},quotasOf:u=>({...$n(r["*"]),...$n(
r[u])}),withQuotas:Object.keys(r).filter(u=>u!=="*"&&r[u]?.quotas!==void 0),mayUseDomain(u,f){return[r[u]?.domains??[],r["*"]?.domains??[]].flat().some(T=>vn(T,
f))}}}function Zs(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:o},r,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${r} has a\
 client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${r} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===
void 0?s&&i.env(s):i.file(n);if(a&&!c){const l=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}.${l}, wh\
ich is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:o??new URL(t).host,
slug:d}}function $n({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,j.DB)(t,"disk")}}}function vn(t,e){return t==="*"||t===e||t.startsWith("*.")&&
e.endsWith(t.slice(1))}function eo(t,e){return(0,Oe.ci)(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const o=await e.of([n.email,ye(n.email)]);
return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}function sr(t,{roles:e={},...n}){const s=`organizations.${t}`,o=[...to(t,`${s}.roles`,e),...to(t,s,n)],
r=new Map;for(const{place:i,path:a}of o){const c=(0,Oe.fp)(i),d=r.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);
r.set(c,a)}return o.flatMap(({grants:i})=>i)}function to(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not pos\
sible: name the organization`);const o=(r,i,a)=>{const c=Ee.g.flatMap(d=>[a[d]??[]].flat().map(l=>{const u=typeof l=="string"?l.toLowerCase():l;return{...r,role:d,
who:u,path:`${i}.${d}`}}));return c.length>0?[{place:r,path:i,grants:c}]:[]};return[...o({org:t},e,s),...Object.entries(n).flatMap(([r,{apps:i={},...a}])=>{const c=`${e}\
.projects.${r}`;return[...o({org:t,project:r},c,a),...Object.entries(i).flatMap(([d,l])=>o({org:t,project:r,appID:d},`${c}.apps.${d}`,l))]})]}const no=2e3;function so({
dir:t,env:e,log:n,every:s=Q.fm}){const o=(0,M.join)(t,"platform.json"),r=new Map,i=()=>(r.clear(),r.set(o,ms(o)),qs(t,e,f=>r.set((0,M.resolve)(t,f),ms((0,M.resolve)(
t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),c=f},l=()=>{if(![...r].every(([f,w])=>ms(f)===w))try{const f=i();if(f===pn&&a!==
pn){d(`${o} was removed: what it said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:o})}catch(f){d((0,A.bD)(
f))}},u=s(no,l);return{policy:or(()=>a),get fault(){return c},look:l,[Symbol.dispose]:u}}function ms(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,b.statSync)(
t,{bigint:!0});return[e,n,s,o].join()}catch(e){return(0,A.xU)(e)??"unknown"}}function or(t){return new Proxy(pn,{get:(e,n)=>Reflect.get(t(),n)})}function Pt(t){
const{everyMs:e,onFailure:n,every:s=Q.fm,isDue:o=!1}=t;let r,i=!1,a=!1;const c=()=>(i=r!==void 0&&t.follows===!0,r??=t.run().then(()=>{},n).finally(()=>{r=void 0,
i&&!a&&c()}),r),d=s(e,()=>{c()});return o&&c(),{run:c,async[Symbol.asyncDispose](){a=!0,d(),await r}}}var Xe=y(8423);const oo=["ok","missed","refused","limited",
"failed"],dt=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","del\
ete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy\
_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],$t={hour:36e5,day:864e5};
function Mn({function_mib_ms:t}){return t*1024*1024/$t.hour}function Es(t){const e=n=>Object.fromEntries(oo.flatMap(s=>{const o=Yt(n,s);return o?[[s,t[o]]]:[]}));
return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,
"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,
buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/
1e3}}}function Yt(t,e){return dt.find(n=>n===`${t}_${e}`)}function Cn(t={}){const e=dt.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Un(t,e){return Object.
fromEntries(dt.map(n=>[n,t[n]+e[n]]))}function rr(t){const e=n=>dt.reduce((s,o)=>s+(n(o)?t[o]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.
test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const ro={kvs(){},site(){}},ys=2e5,ws=new Map(dt.map((t,e)=>[t,e])),mt=t=>ws.get(t)??0,xn=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(oo.map(e=>[e,mt(Yt(t,e)??`${t}_refused`)]))])),Pn=mt("kvs_bytes_in"),gs=mt("kvs_bytes_ou\
t"),io=mt("site_bytes_out"),_s=mt("function_requests"),Fn=mt("function_ms"),ao=mt("function_mib_ms"),ir=1024*1024,mn=[mt("site_2xx"),mt("site_3xx"),mt("site_4xx"),
mt("site_5xx")];class Ts{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(dt.length);#r;lost=0;constructor(e){this.#r=en(e)}kvs(e,n,s,o,r){const{
counts:i}=this.#e.get(e.keyspace)??Lt(this.#e,e.keyspace,e.scope);gt(i,xn[n][s],1),gt(i,Pn,o),gt(i,gs,r)}site(e,n,s){const{counts:o}=this.#t.get(e.subdomain)??Lt(
this.#t,e.subdomain,Zt(e));gt(o,n<300?mn[0]:n<400?mn[1]:n<500?mn[2]:mn[3],1),gt(o,io,s)}requested(e,n){const{counts:s}=this.#i(e);gt(s,_s,1),gt(s,Fn,n)}held(e,n){
gt(this.#i(e).counts,ao,n/ir)}#i(e){const n=this.#n.get(e.appID)??[];for(const o of n)if(o.scope.org===e.org&&o.scope.project===e.project)return o;const s=Kt(Zt(
e));return this.#n.set(e.appID,[...n,s]),s}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,
counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())gt(this.#o,i,a);const o=JSON.stringify([n.org,n.project,n.app,
n.table,this.#r]),r=this.#s.get(o);if(r)for(const[i,a]of s.entries())gt(r.counts,i,a);else this.#s.size<ys?this.#s.set(o,{scope:n,counts:s,hour:this.#r}):this.lost+=
H(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#r=en(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:o,hour:r,counts:i}]of this.#s){
if(n.length===e)break;this.#s.delete(s),n.push({scope:o,hour:r,counts:R(i)})}return n}totals(){const e=this.#o.slice();for(const{counts:n}of this.#a())for(const[
s,o]of n.entries())gt(e,s,o);return R(e)}}function Zt({org:t,project:e,appID:n}){return{org:t,project:e,app:n,table:""}}function Kt(t){return{scope:t,counts:new Float64Array(
dt.length)}}function Lt(t,e,n){const s=Kt(n);return t.set(e,s),s}function gt(t,e,n){t[e]=(t[e]??0)+n}function en(t){return Math.floor(t/$t.hour)*$t.hour}function R(t){
return Object.fromEntries(dt.map((e,n)=>[e,t[n]??0]))}function H(t){return dt.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const he=8e3,X=3e4,we=250,
ge=250,Ue=500;function Ye(t){const{clock:e,log:n,every:s}=t,o=new Ts(e.now()),r=Ve(o,t);let i=!1;const a=Pt({everyMs:he,async run(){await r(),i&&n("info","usage\
_stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{meter:o,flush:a.run,figures:()=>({counts:o.totals(),
waiting:o.waiting,lost:o.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}function Ve(t,{usage:e,engine:n,clock:s,log:o}){const r=(0,x.
randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:r,number:i,rows:t.next(we)}),await e.add(
a).catch(d=>{if(d instanceof Xe.us)throw d;o("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.
countEnded(ge)===ge;);if(!(!n||!await e.claimTurn("stored",X)))for(let d=0;;){const l=await n.sizes(d,Ue),u=l.length<Ue,f=u?Number.MAX_SAFE_INTEGER:l.at(-1)?.keyspace??
d;if(await e.setStored({after:d,upTo:f,tables:l},s.now()),u)return;d=f}}}const We=()=>{},lt=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});var vt=y(
7634);const Mt=5e3,tn=15e3,En=null,nn=1e3,yn=10;async function bs(t){const{own:e,shared:n,builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:vt.x,uptimeMs:Math.
round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:l}=n,
u=()=>a.announce({...i(),...c,...d(),canBuild:l?.canBuild});await l?.look(),await Os(u,n,t);const f=uo(u,l,t);return co(await a.living(),c,t),{list:()=>a.list(),
async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function Os(t,{signal:e},{own:{name:n},clock:s,log:o}){
let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw Ns(n,i);r||o("warn","node_name_awaited",Ss(n,i)),r??=i,await s.sleep(nn,e)}}function Ss(t,{
address:e,silentMs:n}){const s=Math.max(0,tn-n),o=`Another process has the name ${t}: it gave its last sign of life ${(0,De.a3)(n)} ago. If it was killed, this \
one goes on in ${(0,De.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function Ns(t,{address:e,silentMs:n}){
const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,De.a3)(n)} ago`,o=`Start this one with another --node. If t\
he other one was killed just now, wait ${tn/1e3} seconds and start this one again.`;return new A.GQ("invalid_input",s,{input:"node",remedy:o})}function co(t,e,{
log:n}){for(const{key:s,flag:o,means:r}of lo){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,l=>l[s])){const l=d.slice(0,yn).map(
({name:u})=>u);n("warn","node_settings_differ",{setting:o,here:i,there:c,nodes:l.join(", "),means:r})}}}const lo=[{key:"publicUrl",flag:"--public-url",means:"To\
kens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them se\
rves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function uo(t,e,{own:{name:n},log:s,every:o}){let r;const i=(l,u)=>{l!==void 0&&
l!==r&&s("warn",l,u),r=l},a=async()=>{const l=await t();l?i("node_name_taken",{node:n,address:l.address,means:Rs}):i(void 0)},c=Pt({everyMs:Mt,async run(){await e?.
look();let l;do l=e?.canBuild,await a();while(e?.canBuild!==l)},onFailure:l=>i("node_not_announced",{reason:String(l)}),every:o}),d=e?.subscribe(()=>{c.run()});
return async()=>{d?.[Symbol.dispose](),await c[Symbol.asyncDispose]()}}const Rs="Another process took the name of this node while this one gave no sign of life.\
 Stop one of them, and start it with another --node";var qe=y(8302),_t=y(5807);const zt=["control","build","edge","kvs"],ar=null;var $e=y(5456),V=y(2978),sn=y(2207);
const{failureLogLines:fo,failureLogLine:cr}=Re.lF,Ri=(0,V.lS)({stage:(0,V.yL)(sn.Mb),code:(0,V.yL)(sn.sR),message:(0,V.Qq)(Re.IC.message),exitCode:(0,V.Xd)(V.nd),
signal:(0,V.Xd)((0,V.Qq)(Re.IC.signal)),log:(0,V.c3)(fo,(0,V.Qq)(cr)),diagnostics:sn.tl}),dr={queue:"build_failed",clone:"clone_failed",install:"install_failed",
build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function lr({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,
code:e,message:(0,_t.vI)(n,Re.IC.message),exitCode:s},c=o===null?null:o.slice(0,Re.IC.signal),d=i.filter(({file:w})=>w.length<=Re.IC.file).slice(0,Re.IC.findings).
map(w=>({...w,code:w.code===null?null:(0,_t.vI)(w.code,Re.IC.findingCode),message:(0,_t.vI)(w.message,Re.IC.findingMessage)})),l=ur(d,Re.IC.bytes/2),u=Re.IC.bytes-
jn({...a,signal:c,log:[],diagnostics:l}),f=r.slice(-fo).map(w=>(0,_t.vI)(w,cr));return{...a,signal:c,log:ur(f.reverse(),u).reverse(),diagnostics:l}}function ur(t,e){
let n=e;const s=t.findIndex(o=>(n-=jn(o)+1,n<0));return s===-1?t:t.slice(0,s)}function jn(t){return Buffer.byteLength(JSON.stringify(t))}function fr(t){const e=Ri(
t);return e&&jn(e)<=Re.IC.bytes?e:void 0}function Li(t){return{stage:t,code:dr[t],message:"The deployment failed, but its failure record is damaged or too large",
exitCode:null,signal:null,log:[],diagnostics:[]}}function hr(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class Ft extends Error{name="\
BuildFailure";facts;constructor(e){const n=lr(e);super(n.message),this.facts=n}}function Ls(t,e,n){return new Ft({stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]})}class on extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}function q(t,e){const n=t[e];if(typeof n!=
"string")throw po(e);return n}function Pe(t,e){return t[e]===null?null:q(t,e)}function ie(t,e){const n=t[e];if(typeof n!="number")throw po(e);return n}function st(t,e){
return t[e]===null?null:ie(t,e)}function Bn(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw po(e);return n}function pr(t,e){const n=t[e];return typeof n==
"boolean"?n:ie(t,e)===1}function ht(t,e){return n=>e(n,t)}function Ai(){return(t,e)=>q(t,e)}const ho={org:q,project:q,appID:q};function Qe(t){const e=Object.entries(
t).map(([n,s])=>[n,Ii(n),s]);return n=>Object.fromEntries(e.map(([s,o,r])=>[s,r(n,o)]))}function Ii(t){return t.replace(/[A-Z]+/g,e=>`_${e.toLowerCase()}`)}function po(t){
return new A.GQ("internal",`The column ${t} of the database has an unexpected type`)}async function Be(t,e,n){return(await t.read(()=>e)).rows.map(n)}async function it(t,e,n){
return(await Be(t,e,n))[0]}async function ft(t,e){return(await t.read(()=>e)).count}const rn="org = $1 AND project = $2 AND app_id = $3",wn=`${rn} AND deleted_a\
t IS NULL`,As=`SELECT * FROM apps WHERE ${wn} FOR NO KEY UPDATE`,mo=Number.MAX_SAFE_INTEGER;function et({org:t,project:e,appID:n}){return[t,e,n]}const pt=Qe(ho);
function jt(t,e,n="app_id"){const s=`${t}.project`,o=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${o} OR ${s} || '/' || ${t}.${n} = ${o})`}const Di=null,
Vc=3e4;function mr({oldestAt:t},e){return t===null?null:Math.max(0,e-t)/1e3}function Jc(t,e,n,s){const o=t.prepare(`INSERT INTO ${e} (id, until) VALUES (1, slip\
way_now() + ${Di})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`SELECT count(*) AS n, min(at) AS oldest FROM ${n} WHERE ${s}`);return{use:async()=>{await counted(
t,o())},waiting:async()=>await first(t,r(),Er)??{count:0,oldestAt:null}}}function Er(t){return{count:numberOf(t,"n"),oldestAt:numberOrNull(t,"oldest")}}const yr=2e3,
wr=`The check had no answer within ${yr/1e3} seconds`,ki=300,$i=1e3;function Eo(t){const{node:e,roles:n,functions:s,checks:o,clock:r}=t,i=new Set;let a=!1;const c=zt.
map(f=>[f,Mi(o[f],r)]),d=new Map(c.filter(([f])=>n.includes(f))),l=async f=>{const w=d.get(f);if(!w)return{state:"absent"};if(a)return{state:"draining"};if(!i.has(
f))return{state:"starting"};const T=await w();return T===void 0?{state:"ready"}:{state:"failing",reason:T}},u=async f=>{const w=await Promise.all(f.map(async W=>({
role:W,...await l(W)}))),{state:T="ready"}=w.find(({state:W})=>W!=="ready")??{},_=w.flatMap(({role:W,reason:B})=>B===void 0?[]:[[W,B]]),O=f.includes("build")?t.
walls?.():void 0,N=O&&{limitedBy:hr(O.limiter),network:O.network},S={status:T,node:e,roles:Object.fromEntries(w.map(({role:W,state:B})=>[W,B])),..._.length>0&&{
reasons:Object.fromEntries(_)},...(0,qe.Eb)({builds:N,functions:f.includes("edge")?s:void 0}),...f.includes("control")&&t.isFaulty?.()&&{policy:"faulty"},...f.includes(
"control")&&yo("cdn","purgesWaiting",t.purges?.(),r.now()),...f.includes("build")&&yo("dns","changesWaiting",t.records?.(),r.now()),...(0,qe.Eb)({unsealed:f.includes(
"control")?t.unsealed?.():void 0})};return T==="ready"?(0,Y.Yf)(200,S):(0,Y.Yf)(503,S,{"retry-after":"1"})};return{start(f){for(const w of f?[f]:zt)i.add(w)},drain(){
a=!0},handler(f){const{target:w}=f,T=new URLSearchParams(w.slice((0,Y.XM)(w).length)).get("role");if(T===null)return u(n);const _=zt.find(O=>O===T);return _?u([
_]):(0,$e.u)(new $e.P_("invalid_request",`role is one of ${zt.join(", ")}.`),f)}}}function vi(t){return(0,_t.Ow)(t.split(": ")[0]??"",ki)}function yo(t,e,n,s){if(!n)
return{};const o=mr(n,s);return{[t]:{[e]:n.count,oldestSeconds:o===null?null:Math.round(o)}}}function Mi(t,e){if(!t)return()=>Promise.resolve(void 0);let n,s;const o=async()=>{
const r=t().then(()=>({reason:void 0}),a=>({reason:vi((0,A.bD)(a))})),{reason:i}=await(0,Q.ux)(e,yr,r)??{reason:wr};return s={reason:i,at:e.monotonic()},n=void 0,
i};return async()=>s&&e.monotonic()-s.at<$i?s.reason:(n??=o(),n)}function Ci({check:t,damage:e}){return async()=>{try{await t?.()}catch{return(0,Y.Yf)(503,{status:"\
failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return(0,Y.Yf)(200,{status:"ok",pid:process.pid});const s=`\
Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return(0,Y.Yf)(200,{
status:"degraded",pid:process.pid,reason:s})}}const Ui=()=>({[Symbol.asyncDispose]:async()=>{}});var wo=y(8474),go=y(7067),Ct=y(7075),gr=y(3548);const _r=8,gn=new WeakMap;
function Tr(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const o=(gn.get(s)??0)+1;if(gn.set(s,o),o>_r){s.destroy();return}s.pause(),
e.once("socket",()=>{const r=(gn.get(s)??1)-1;gn.set(s,r),r===0&&s.resume(),queueMicrotask(n)})}const br=2e4,p=.75,h=1024,m=1024,E=64,g={headersMs:15e3,bodyMs:60*
6e4,nextMs:45e3},L=500,I=20,se=512,ne=32;function Le(){try{return(0,b.readFileSync)("/proc/self/limits","utf8")}catch{return""}}function Ge(t=Le()){const[,e=String(
h)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?br:Math.min(br,Math.floor(p*Number(e)))}class tt{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=g){
this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=m?this.#l(this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.
now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#o.delete(e)),this.#i??=this.#a(L)}began(e,n){const s=this.#s.
get(e)??this.#o.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#r??=Ie(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<
se&&n<ne;s+=1){const{value:o,done:r}=this.#r.next();if(r){this.#r=void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#r?this.#i=this.#a(I):this.#i=this.#s.size+this.#o.size>0?this.#a(L):void 0}#d(){
const[e]=this.#s,[n]=this.#o;let s=0;for(const o of this.#o){if(e&&e[1].since<o[1].since||(s+=1,s>E))break;if(this.isIdle(o[0])){this.#l(this.#o,o[0]);return}}e?
this.#l(this.#s,e[0]):n&&this.#l(this.#o,n[0])}#l(e,n){e.delete(n),n.destroy()}}function*Ie(...t){for(const e of t)yield*e}const xe=64*1024,nt=128*1024;class Et{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=yt(e,n);if(!s||s.bytes<=xe)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function yt(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Ct.Readable?{key:t,bytes:nt}:{key:e.buffer,bytes:e.buffer.byteLength}}const Tt=/^[\w.:-]{1,128}$/,an=12e4,Is=8*1024*1024,_o=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,
Or=47,xi=(0,x.randomBytes)(5).toString("hex");let To=0;class Pi{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=
s,this.head=o,this.#i=r,e.url?.charCodeAt(0)!==Or&&Ds(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];To+=1,this.#s=typeof e=="string"&&Tt.
test(e)?e:`${xi}-${To}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)return(0,C.ci)(e,(0,Y.wx)(this,"x-forwarded-for"),
this.#n.proxies)}get bodyAbandoned(){return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#o===void 0){const e=new AbortController;
this.#o=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#o.
signal}abort(e){this.#o?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=e&&(this.#i=!1,this.#t.writeContinue()),new Promise(
(o,r)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),an).unref(),d=u=>{clearTimeout(c),this.#r=!n.complete,r(u)},l=()=>d(new Y.GW("The client went away\
 before its body ended"));if(n.destroyed&&l(),s>e+Is){d(new Y.KQ);return}n.on("data",u=>{a+=u.length,a<=e?i.push(u):a>e+Is?(n.pause(),d(new Y.KQ)):i.length=0}),
n.on("end",()=>{if(a>e)return d(new Y.KQ);clearTimeout(c),o(bo(i,a))}),n.on("error",l),n.on("close",()=>{n.complete||l()})})}}function Ds(t){const[,e,n=""]=_o.exec(
t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function bo(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}
const Sr=1e3;function Nr({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t==="GET"&&!n&&e.upgrade?.trim().toLowerCase()===
"websocket"}function Fi(t,e){const n=new go.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}return e.on("error",()=>e.destroy()),e.on(
"drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Sr).unref()}),n}function ks(t,e,n,s){const{method:o,
url:r,httpVersion:i,rawHeaders:a}=e,c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const l=a[d]??"";l.toLowerCase()!=="upgrade"&&c.push(`${l}: ${a[d+1]??
""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const ji=3e4,Ut=t=>(0,$e.u)(new $e.P_("unavailable","The platform is starting.",{"retry-after":"1"}),t),Bi=128*1024*1024,$s=16;
class Hn{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=$s&&this.#s()}#n(){
this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}async function Xc(t){const{host:e,log:n,batch:s=new Hn}=t,o={handler:Ut,closing:!1,
log:n,batch:s,bodies:new Et(Bi)},r=t.connections??Ge(),i=new tt(r,_=>a(_,Qc),t.clientTimes),a=gp(i),c=(0,C.Nd)(t.trustedProxies??[],"trusted-proxies"),d={open:new Set,
proxies:c},l=new Set,u=(_,O,N)=>{s.open(),i.began(_.socket,O),Op(o,{request:new Pi(_,O,d,N),incoming:_,outgoing:O})},f=(0,go.createServer)({headersTimeout:0,requestTimeout:0,
keepAliveTimeout:ji,joinDuplicateHeaders:!0},(_,O)=>Tr(_,O,()=>u(_,O)));f.on("checkContinue",(_,O)=>Tr(_,O,()=>u(_,O,{waits:!0}))),f.on("upgrade",(_,O,N)=>{const S=i.
isIdle(_.socket);if(S&&!Nr(_))return ks(f,_,O,N);const W=S?Fi(_,_.socket):void 0;if(!W)return void O.destroy();l.add(O),O.once("close",()=>l.delete(O)),u(_,W,{head:N})}),
f.on("connection",_=>i.opened(_)),f.on("clientError",(_,O)=>a(O,(0,A.xU)(_)));const w=await Tp(f,t.port,e);let T;return{port:w,serve(_){o.handler=_},close(_=5e3){
return o.closing=!0,T??=bp(f,d.open,l,_),T}}}function qc(t,e){return`http://${t.includes(":")?`[${t}]`:t}:${e}`}const Qc="ERR_HTTP_REQUEST_TIMEOUT",wp="HPE_INVA\
LID_EOF_STATE";function gp(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.bytesRead===0||s===wp||!n.writable||!t.isIdle(n)){n.destroy();return}
n.end(_p(s)),setTimeout(()=>n.destroy(),Sr).unref()}}const Zc=`The address and the headers of this request have more than ${go.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function _p(t){const e=`Connection: close\r
`;return t===Qc?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Zc.length}\r
`}${e}\r
${Zc}`}async function Tp(t,e,n){const s=(0,wo.once)(t,"listening");t.on("error",()=>{});try{t.listen(e,n),await s}catch(r){const i=(0,A.xU)(r);if(i==="EADDRINUS\
E"){const a="Choose another port, such as --port 4401, or --port 0 for a free one.",c=`Another process uses port ${e} of ${n}`;throw new A.GQ("port_in_use",c,{input:"\
port",remedy:a,cause:r})}if(i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"){const a="Choose an address of this machine, and a port of 1024 or more.",c=`The \
platform cannot listen on ${n}:${e} (${i})`;throw new A.GQ("invalid_input",c,{input:"port",remedy:a,cause:r})}throw r}const o=t.address();return typeof o=="obje\
ct"&&o!==null?o.port:e}async function bp(t,e,n,s){const o=new Promise(a=>t.close(()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)
a.abort(new A.GQ("interrupted","The platform stops"));t.closeAllConnections();for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(
i)}}function Op(t,e){const{request:n}=e,s=r=>Hi(ed(n,r,t.log),t,e),o=r=>{try{Hi(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):
o(r)}catch(r){s(r)}}function ed(t,e,n){const s=(0,A.I7)(e),o=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.
requestID,method:t.method,message:s.message,cause:o??null});const r=(0,gr.Z)(e);if(r)return(0,$e.u)(r,t);const i="The platform failed to answer. Its log has the\
 cause, with this request ID.";return(0,$e.u)(new $e.P_("internal",i),t)}function Hi(t,e,n){const{body:s}=t,{outgoing:o,incoming:r}=n,i=s instanceof Ct.Readable?
s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){Sp(t.take,e,n);return}if(o.writeHead(t.status,Np(t,e,n)),r.method==="HEAD"||td(t)||s===void 0){
i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof Ct.Readable?Rp(s,e,n):e.batch.end(o,s)}async function Sp(t,e,n){const{request:s,incoming:o,outgoing:r}=n,
{requestID:i,remoteAddress:a,head:c}=s,l={incoming:o,outgoing:r,end:u=>{e.batch.open(),e.batch.end(r,u)},requestID:i,remoteAddress:a,head:c};e.closing&&(r.shouldKeepAlive=
!1);try{await t(l)}catch(u){const f=ed(s,u,e.log);r.headersSent?r.destroy():Hi(f,e,n)}}function Np(t,{closing:e},{request:n}){const s=[];let o=!1;for(const r in t.
headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-length")}for(const r of t.cookies??[])s.push("set-cookie",r);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.body instanceof Ct.Readable)&&!td(t)&&s.push("content-length",Lp(t.body)),s}function td({
status:t}){return t===204||t===304}function Rp(t,{log:e},{request:n,outgoing:s}){(0,Ct.pipeline)(t,s,o=>{o&&(0,A.xU)(o)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:o.message})})}function Lp(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}var Rr=y(7030);const Wi=["0.0.0.0","::"];function nd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Wi.includes(n);return o=>{const r=o?.toLowerCase()??"";if(Ap(
r,e))return!0;const i=Ip(r);return i===void 0?!1:i==="localhost"||i===n||(0,He.O)(i)||s&&(0,Rr.isIP)(i)!==0}}function Ap(t,e){const{host:n,protocol:s}=new URL(e);
return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Ip(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?
(0,Rr.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Dp=async()=>{},kp=()=>{},$p=()=>{};class vs extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.
set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const vp=1e4;function Mp(t,e){return t===0?()=>0:n=>e.take([{name:`cont\
rol/${(0,x.hash)("sha256",n)}`,most:t}])}function Cp(t,e){if(t===0)return()=>0;const n=t/6e4,s=new vs(vp);return o=>{const r=e.monotonic(),i=s.get(o)??{left:t,at:r};
return i.left=Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Up=864e5,xp=async()=>0,
Pp=()=>({handler:()=>({status:404,headers:{},body:""}),[Symbol.asyncDispose]:async()=>{}});var Oo=y(7),cn=y(7717);const sd=6e5,od=6*36e5,Fp=3e4,rd=5e3;function jp(t,e,n){
return(0,cn.O)(async()=>{const s=await y.e(460).then(y.bind(y,6460)),o=s.createRemoteJWKSet(await Bp(t,e),{timeoutDuration:rd,cacheMaxAge:Number.POSITIVE_INFINITY,
cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-r,l=()=>(c??=
o.reload().then(()=>{a=0,r=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Fp*2**Math.max(0,a-1),sd)}),c);return async(u,f)=>{const w=n.
monotonic()>=i||d()>=od;if(d()>=sd&&w&&await l(),d()>=od)throw Lr();try{return await o(u,f)}catch(T){if(!(T instanceof s.errors.JWKSNoMatchingKey))throw T;const _=n.
monotonic()>=i;if(_&&await l(),a>0)throw Lr();if(!_)throw T;return o(u,f)}}})}async function Bp(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-kno\
wn/openid-configuration`,{signal:AbortSignal.timeout(rd),redirect:"error"})).json();return Hp(s,t)}catch{throw Lr()}}function Hp(t,e){const{issuer:n,jwks_uri:s}=Object(
t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error(
"the keys are not served over the protocol of their issuer");return o}function Lr(){return new $e.P_("unavailable","The keys of the token's issuer cannot be fet\
ched right now.",{"retry-after":"5"})}const Wp=30,Gp=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Yp=16*1024;function Kp(t){
const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:(0,cn.O)(async()=>(await y.e(460).then(
y.bind(y,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let o=[],r=new Map;const i=a=>{if(o!==e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??jp(d,t.fetch,
n);r=new Map(o.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:r.get(a)};return async a=>{const c=id(a),d=await y.e(460).then(y.
bind(y,6460)),{header:l,claims:u}=zp(c,d);Vp(l,u);const f=i(u.iss??"");if(!f)throw ct("The token was issued by an identity provider that this platform does not \
trust (iss)");const w=await f.keys(),T=f.audiences??[t.audience];try{const{payload:_}=await d.jwtVerify(c,w,{issuer:f.issuer,audience:[...T],algorithms:Gp,clockTolerance:Wp,
currentDate:new Date(n.now()),requiredClaims:["exp"]});return Jp(f,_)}catch(_){throw ad(_,d,T.join(" or "))}}}function id(t){if(t===void 0)throw ct('There is no\
 Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw ct('The Authorization hea\
der is not "Bearer <ID token>"');if(e.length>Yp)throw ct("The token is too long to be an ID token");return e}function zp(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw ct("The token is not a JSON Web Token, so it is not an ID token")}}function Vp(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw ct("The token is an access token: send the identity provider's ID\
 token instead")}function Jp(t,e){Xp(t,e);const n=t.granted.flatMap(o=>{const r=e[o];return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(
r).length<=Ln?[[o,String(r)]]:[]}),s={email:qp(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function Xp(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw ct(`The token's ${n} claim is not one that this platform accepts`)}function qp(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];if(typeof i!="string"||i==="")throw ct(`The token has no ${r} claim`);return i}),s=re(n);if(s===void 0){const o=te(n)?"has \
characters other than ASCII":"is not an email";throw ct(`The token's email claim ${o}`)}if(t.email.includes("{email}")&&!Qp(e,t))throw ct("The token's email is \
not verified (email_verified is not true)");return s}function Qp({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function ad(t,e,n){
if(t instanceof $e.P_)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ct("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?ct(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?ct("The token is not valid yet (nbf)"):ct(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?ct("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?ct("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?ct("The token is not a valid ID token"):Lr()}function ct(t){return new $e.P_("unauthorized",`${t}.`,{"www-authenticate":'Bearer \
error="invalid_token"'})}function Zp({store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{cd(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];
for(const d of i){const l=Yi(d),u=JSON.stringify([l.project,l.appID]);a.has(u)||a.set(u,(0,Oe.mK)(await e(o,l),"admin"));const f=(0,Oe.K2)((0,qe.U4)(d.maker));(a.
get(u)||f?.email===o.email&&f.issuer===o.issuer)&&c.push(d)}if(c.length>0||await e(o,{org:r})||(await n(o))?.includes(r))return c;throw Gi(o,r)};return{list:s,async create(o,{
name:r,place:i,role:a,lifetimeMs:c},d){cd(o,"make another one");for(const F of[i.project,i.appID])if(!(F===void 0||Re.cS.test(F)))throw new $e.P_("validation_fa\
iled","The project and the app of a token must be identifiers.");const l=await e(o,i);if(l===void 0)throw Gi(o,i.org);if(!(0,Oe.mK)(l,"deployer")){const F=`${o.
email} may only read there. Somebody with the role deployer makes tokens.`;throw new $e.P_("forbidden",F)}const u=(0,Oo.yH)(F=>(0,x.randomInt)(F)),{org:f,project:w=null,
appID:T=null}=i,{email:_,issuer:O}=o,N=Oo.KT.atPlace,S={madeBy:_,maker:JSON.stringify({email:_,issuer:O})},W={id:(0,x.randomUUID)(),hash:(0,x.hash)("sha256",u),
org:f,project:w,appID:T,name:r,role:a,lifetimeMs:c,...S},B=await t.create(W,N,d);if(typeof B=="object")return{...B,text:u};const U=B==="name_taken"?`T${(0,Oe.fp)(
i).slice(1)} has a token ${r}. Revoke it first, or choose another name.`:`${(0,Oe.Js)(i,B,N)} tokens, and may have no more. Revoke those that nobody needs.`;throw new $e.
P_("conflict",U)},async revoke(o,r,i,a){const{org:c,project:d=null,appID:l=null}=r,u=(await s(o,c)).filter(T=>T.name===i),f=u.find(T=>T.project===d&&T.appID===l);
if(!f&&d===null&&u.length>1){const T=u.slice(0,5).map(O=>(0,Oe.fp)(Yi(O))),_=`Several tokens have the name ${i}: those of ${T.join(", ")}. Name the place.`;throw new $e.
P_("conflict",_)}const w=f??(d===null?u[0]:void 0);if(w&&await t.revoke(c,w.id,a))return w;throw await e(o,{org:c})===void 0?Gi(o,c):new $e.P_("not_found",`The \
organization ${c} has no token ${i.slice(0,100)} that you may end.`)}}}async function em(t,e,n){if(!(0,Oo.eo)(e))throw ct("The access token is not whole: it was\
 cut, or mistyped");const s=await t.find((0,x.hash)("sha256",e)),o=s&&(0,Oe.K2)((0,qe.U4)(s.maker)),r=Oo.Xm.find(i=>i===s?.role);if(!s||!o||!r)throw ct("The acc\
ess token is unknown, was revoked, or has ended");if(!n(o.issuer))throw ct("The person who made the access token signed in by an identity provider that is no lo\
nger trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof Xe.us))throw i}),{...o,token:{id:s.id,name:s.name,role:r,place:Yi(s)}}}function cd({token:t},e){
if(t)throw new $e.P_("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function Gi({email:t},e){return new $e.P_("forbidden",`${t}\
 has no role for this in the organization ${e}.`)}function Yi({org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function tm({idTokens:t,
accessTokens:e,logins:n,trusts:s}){return async o=>{const r=o===void 0?"":id(o);return(0,Oo.Lh)(r)?em(e,r,s):await nm(r)===n.issuer?n.verify(r):t(o)}}async function nm(t){
const{decodeJwt:e}=await y.e(460).then(y.bind(y,6460));try{return e(t).iss}catch{return}}const sm=()=>{},om={device:"/identity/device",token:"/identity/token",revoke:"\
/identity/revoke"},dA="slipway",rm="urn:ietf:params:oauth:grant-type:device_code",Ar="BCDFGHJKLMNPQRSTVWXZ",lA=new RegExp(`^[${Ar}]{4}-[${Ar}]{4}$`),uA=100;async function dd(t){
const e=await t.signingKey(im),n=(0,qe.U4)(e.value);if(!(0,qe.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!am({kty:"EC",crv:"P-256",
x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},o=cm(s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{
...s,d:n.d,alg:"ES256"}}}function ld({privateJwk:t,kid:e},n){const s=(0,cn.O)(async()=>(await y.e(460).then(y.bind(y,6460))).importJWK(t,"ES256"));return async(o,r)=>{
const{SignJWT:i}=await y.e(460).then(y.bind(y,6460)),a=Math.floor(n.now()/1e3);return new i({...o,iat:a,exp:a+r,jti:(0,x.randomUUID)()}).setProtectedHeader({alg:"\
ES256",typ:"JWT",kid:e}).sign(await s())}}function Ki({privateJwk:t},e){return new Uint8Array((0,x.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipw\
ay ${e}`,32))}function im(){const t=(0,x.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function am(t){try{const e=(0,x.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,x.verify)("sha256",o,(0,x.createPublicKey)(
{key:s,format:"jwk"}),(0,x.sign)("sha256",o,e))}catch{return!1}}function cm(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,x.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const dm=300,lm="developer@slipway.localhost";function um(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,r=ld(n,s),i=({email:c=lm,subject:d,
audience:l,claims:u,expiresInSeconds:f}={})=>{const w={iss:e,sub:d??c,aud:l??t.audience,email:c,email_verified:!0};return r({...u,...w},f??dm)},a={"/identity/.w\
ell-known/openid-configuration":hm(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get((0,Y.XM)(c.target));if(d&&(c.method==="POST"||
(0,Y.XM)(c.target)!==om.token))return d(c);const l=(...w)=>(0,$e.u)(new $e.P_(...w),c);if(c.method!=="GET"&&c.method!=="HEAD")return l("method_not_allowed","The\
 identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const u=(0,Y.XM)(c.target),f=a[u];return f?(0,Y.Yf)(200,f,{"cache-control":"public, max-age=3\
00"}):u!=="/identity/token"?l("not_found",`Nothing is at ${u}`):pm(c,t.requestToken)?fm(c.target,i):l("unauthorized","The request token is missing or wrong: see\
 run.json",{"www-authenticate":"Bearer"})}}}async function fm(t,e){const n=new URLSearchParams(t.slice((0,Y.XM)(t).length)),s=n.get("audience"),o=n.get("email"),
r=await e((0,qe.Eb)({audience:s||void 0,email:o||void 0}));return(0,Y.Yf)(200,{count:r.length,value:r})}function hm(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}\
/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[rm,"refresh_token"],token_endpoint_auth_methods_supported:[
"none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","ema\
il"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function pm(t,e){const n=o=>(0,x.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.
exec((0,Y.wx)(t,"authorization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}const zi="Sign in again: slipway login",mm="This platform no long\
er trusts the identity provider that you signed in by.",Em="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody el\
se may have copied it.",ud=900,fd=10*6e4,hd=5e3,ym={lifetimeMs:fd,intervalMs:hd,perAddress:10,inAll:1e3},pd=864e5,wm={graceMs:6e4,idleMs:30*pd,mostMs:90*pd},gm=20,
Vi={person:10,address:20,all:200},_m="slr_",md=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,Ed=12;function Tm({store:t,quota:e,organizationsOf:n,trusts:s,audience:o,key:r,
clock:i,...a}){const c=`${a.issuer}/login`,d=ld(r,i),l=(0,cn.O)(async()=>(await y.e(460).then(y.bind(y,6460))).createLocalJWKSet({keys:[r.publicJwk]})),u=async({
issuer:f,email:w},T)=>{const _=await e.take([{name:"login",most:Vi.all},{name:`login/person/${Dt(f,w)}`,most:Vi.person},{name:`login/address/${Dt(T)}`,most:Vi.address}]);
if(_!==0)throw(0,$e.xd)(`Too many codes were tried. Try again in ${_} seconds.`,_)};return{issuer:c,async verify(f){const w=await y.e(460).then(y.bind(y,6460)),
T={issuer:c,audience:o,algorithms:["ES256"],currentDate:new Date(i.now())},{payload:_}=await w.jwtVerify(f,await l(),T).catch(S=>{throw ad(S,w,o)}),O=await t.find(
String(_.sid)),N=O&&(0,Oe.K2)((0,qe.U4)(O.identity));if(!N)throw ct(`The sign-in of this machine has ended. ${zi}`);if(O.state==="reused")throw ct(`${Em} ${zi}`);
if(!s(N.issuer))throw ct(`${mm} ${zi}`);return{...N,via:"login"}},async begin(f,w){for(;;){const[T,_]=[(0,x.randomBytes)(16).toString("base64url"),(0,x.randomBytes)(
32).toString("base64url")],O=bm(),N={id:Dt(T),userCode:Dt(O),secret:Dt(_)},S=await t.begin({...N,machine:f,address:w},ym);if(S==="too_many")return;if(S==="code_\
taken")continue;const W={expiresIn:fd/1e3,interval:hd/1e3};return{deviceCode:`${T}.${_}`,userCode:O,...W}}},async exchange(f,w){const[,T="",_=""]=md.exec(f)??[];
if(T==="")return"unknown";const O=(0,x.randomBytes)(32).toString("base64url"),N={id:Dt(T),secret:Dt(_),next:Dt(O)},S=await t.advance({...N,...wm},{...k,...w});if(S.
kind!=="open")return S.kind;const W=(0,Oe.K2)((0,qe.U4)(S.identity));if(!W||!s(W.issuer))return"untrusted";const{email:B,issuer:U}=W,F={iss:c,sub:B,aud:o,email:B,
email_verified:!0,idp:U,sid:N.id};return{accessToken:await d(F,ud),expiresIn:ud,refreshToken:`${_m}${T}.${O}`,refreshExpiresIn:Math.floor(S.endsInMs/1e3)}},async end(f,w){
const[,T=""]=md.exec(f)??[],_=T===""?void 0:await t.find(Dt(T));_&&await t.end(Dt(T),{by:(0,Oe.K2)((0,qe.U4)(_.identity))?.email??null,via:"login",...w})},machines:async f=>(await t.
list(Ji(f))).map(w=>({...w,id:w.id.slice(0,Ed)})),async endMachine(f,w,T){const _=(await t.list(Ji(f))).find(O=>O.id.slice(0,Ed)===w);if(_&&await t.end(_.id,T))
return{..._,id:w};throw new $e.P_("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(f,w,T){return await u(
w,T),await t.asked(Dt(yd(f)))??Xi()},async decide(f,w,T,_){await u(T,_.from??"");const{email:O,issuer:N}=T;if((await n(T))?.length===0){if(!w)return Xi();throw new $e.
P_("forbidden",`${O} has no role on this platform, so there is nothing to sign in to.`)}const S={person:Ji(T),identity:JSON.stringify({email:O,issuer:N}),most:gm};
return await t.decide(Dt(yd(f)),w?S:"denied",_)??Xi()}}}function Ji({issuer:t,email:e}){return Dt(t,e)}function Xi(){const t="No machine asks with this code: it\
 was mistyped, was used, or is older than ten minutes.";throw new $e.P_("not_found",t)}function Dt(...t){return(0,x.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function bm(){const t=Array.from({length:8},()=>Ar[(0,x.randomInt)(Ar.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function yd(t){const e=t.slice(
0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}const So=12,Ir=16,wd=4+So+Ir;function Dr(t,e,n){return _d(t,e,n,(0,x.randomBytes)(
So))}function gd(t,e,n){const s=(0,x.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return _d(t,e,n,s.subarray(0,So))}function _d({
id:t,key:e},n,s,o){const r=(0,x.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(Buffer.from(s)),r.final()]);return Buffer.
concat([t,o,i,r.getAuthTag()])}function fA(t,e,n){return Td(t,e,n).toString("utf8")}function Td(t,e,n){let s=new Error("No key is known that sealed this secret");
for(const o of t.filter(r=>bd(r,n)))try{return Om(o,e,n.subarray(o.id.length))}catch(r){s=r}throw s}function kr(t,e,n,s){try{return Td(t.all(e),n,s)}catch(o){throw t.
wrong(o)}}function Om({key:t},e,n){const s=(0,x.createDecipheriv)("aes-256-gcm",t,n.subarray(0,So),{authTagLength:Ir}).setAAD(Buffer.from(e,"utf8")).setAuthTag(
n.subarray(-Ir));return Buffer.concat([s.update(n.subarray(So,-Ir)),s.final()])}function bd({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const Od="\
sealed:",Sd=/^sealed:([0-9a-f]{8}):/;function No(t,e,n,s){const o=Buffer.from(Dr(t.current(e),n,s));return`${Od}${t.id}:${o.subarray(4).toString("base64")}`}function Ro(t,e,n,s){
const[o,r]=Sd.exec(s)??[];if(o===void 0||r===void 0)return s;const i=Buffer.concat([Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);return kr(t,e,
n,i).toString("utf8")}function Sm(t){return Sd.exec(t)?.[1]}function Nm(t){return Od.length+9+Math.ceil((t+wd)*4/3)+4}const $r=t=>`kvs-token:${t}`,qi=t=>`kvs-ro\
le:${t}`,Rm=t=>`hook:${t}`,Lm=t=>`notify-target:${t}`,Qi=({org:t,project:e,appID:n},s="")=>`variable:${t}/${e}/${n}:${s}`,Ms=(t,e)=>`deployment-${e}:${t}`,Nd=(t,e)=>`\
build-log:${t}:${e}`;function Rd(t){return{seal:(e,n)=>Dr(t.current("kvs"),e,n),open:(e,n)=>kr(t,"kvs",e,n).toString("utf8")}}const Am=()=>{},Im=()=>({[Symbol.asyncDispose]:async()=>{}}),
Dm=864e5,km=async()=>0,Ld="abcdefghijklmnopqrstuvwxyz234567",$m=63,Ad=6,Id=()=>(0,x.randomInt)(2**32)/2**32;function Zi(t,e){let n="";for(;n.length<t;)n+=Ld[Math.
floor(e()*Ld.length)]??"";return n}function vm(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,$m-Ad-1).replace(/-+$/,"");return e===
""?"app":e}function Mm(t,e){return`${vm(t)}-${Zi(Ad,e)}`}const Cm=()=>{},Um=()=>{},xm=()=>{},Pm=600;async function Fm(t,e,n){const s=await Bm(t,e,n),{stores:o,stack:r,
policy:i,quotas:a,notifyAllow:c,notifyDelays:d,kvsQuotas:l,clock:u}=t,{notify:f,state:w,usage:T}=o,_=Rd(o.keyring),O=(0,C.Nd)(c,"notify-allow"),{tablePerMinute:N}=l;
Dd(t,Dm,"quotas_not_told",()=>km({store:f,usage:T,quotas:a,tablePerMinute:N,clock:u}));const S=r.use(Im({...t,...o,...w,store:f,vault:_,verifies:U=>i.issuers.some(
({issuer:F,email:G})=>F===U&&G==="{email}"),mail:t.mail,allowed:O,random:Id,delays:d})),W=Am(O),B=r.use(Pp({...t,...o,...w,store:o.hooks,vault:_,addresses:W}));
return jm(t),{...s,notify:S,hooks:B}}function Dd({stack:t,log:e},n,s,o){const r=i=>{i instanceof Xe.us||e("error",s,{reason:String(i)})};t.use(Pt({everyMs:n,run:o,
onFailure:r}))}function jm(t){const{protocol:e,port:n}=new URL(t.siteUrl("any"));if(e!=="https:")return;const{notify:s,state:o,usage:r}=t.stores,i=xm(t),a=d=>i(
d,Number(n||443)),c={store:s,releases:o.releases,usage:r,clock:t.clock,certificateOf:a};Dd(t,Up,"certificates_not_told",()=>xp(c))}async function Bm({policy:t,clock:e,
fetch:n,stores:s,shared:o,requestsPerMinute:r,baseUrl:i,issuer:a,consoleUrl:c},d,l){const u=r??Pm,f=o?Mp(u,s.quota):Cp(u,e),w=await dd(s.keys),{accessTokens:T,logins:_,
quota:O}=s,N=eo(t,s.members),S=U=>t.issuers.some(F=>F.issuer===U)||t.localIssuer&&U===a,W=Tm({...N,store:_,quota:O,trusts:S,issuer:a,audience:i,key:w,clock:e}),
B=sm(W,c);return{logins:W,accessTokens:Zp({store:T,...N}),issuer:um({issuer:a,audience:i,key:w,requestToken:d,clock:e,calls:B}),signInKey:Ki(w,"console sign-in"),
draftKey:Ki(w,"console draft"),gate:{...N,refusals:l,verify:tm({idTokens:Kp({policy:t,issuer:a,audience:i,key:w,clock:e,fetch:n}),accessTokens:T,logins:W,trusts:S}),
rateLimit:U=>r===void 0&&t.isLocal?0:f(U)}}}var Hm=y(4235);const kd=new WeakMap;function ea(t,e){const n=kd.get(e);if(n)return n;const{healthPath:s,instances:o,
memory:r,idleTimeout:i,requestTimeout:a}={...Hm.em,...e},c=t==="sse"&&e.requestTimeout===void 0,d={healthPath:s,instances:o,memoryBytes:(0,j.DB)(r,"memory"),idleTimeoutMs:$d(
i,"idleTimeout"),requestTimeoutMs:c?null:$d(a,"requestTimeout")};return kd.set(e,d),d}function $d(t,e){return t==="0"||t==="off"?null:(0,De.E9)(t,e)}const Wm=":\
root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.\
25}code{font-size:.95em}";function Vt({status:t,title:e,text:n,againIn:s}){const o=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Wm}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(o.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'",...s!==void 0&&{"retry-after":String(s)}},body:o}}const Gm={bad_request:{status:400,
title:"This request cannot be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",
text:"This request has more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the conn\
ection, before it answered. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not H\
TTP, or with headers that are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer\
 soon. Try again in a few seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting or busy, and did not take this request in \
time. Try again in a few seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or did not answer when it was started. Its owner\
 can read why in its log."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot read what it needs to start this app. Try aga\
in in a few seconds."},stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,
title:"No functions here",text:"This app is a server, and this node of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{
status:504,title:"The app took too long",text:"The app did not begin to answer within its limit of time."}};class rt extends Error{name="Refused";code;againIn;constructor(e,n,s=1){
super(e,{cause:n}),this.code=e,this.againIn=s}}function vr({code:t,againIn:e}){const n=Gm[t],s=Vt({...n,againIn:n.status===503?e:void 0});return{...s,headers:{...s.
headers,"x-slipway-error":t}}}const ta=".slipway",vd=`${ta}/server.json`,na=["unpack","spawn","listen","health","ready"],Md=(0,V.lS)({step:(0,V.yL)(na),at:V.U9}),
Cd=2e3,Ym=200,Ud={exitCode:(0,V.Xd)(V.U9),signal:(0,V.Xd)((0,V.Qq)(40))},Km=(0,V.lS)({...Ud,code:(0,V.yL)(["start_failed","not_listening","unhealthy","out_of_me\
mory"]),step:(0,V.yL)(na),message:(0,V.Qq)(Cd),lines:(0,V.c3)(Ym,(0,V.Qq)(Cd)),journey:(0,V.c3)(na.length,Md)});function sa(t,e){return{code:"start_failed",step:e.
at(-1)?.step??"unpack",message:t,exitCode:null,signal:null,lines:[],journey:e}}const zm=(0,V.lS)({...Ud,outOfMemory:V.Jt});class Wn extends Error{name="StartFai\
led";failure;constructor(e){super(e.message),this.failure=e}}const Vm=1e3,Jm=3e4,Xm=6e4,qm=1e4,Qm=3e4,Zm=1e4,xd=8,oa=256,eE=1e3,tE=2e3;function ra(t){return Math.
min(Jm,Vm*2**Math.max(0,t-1))}function nE(){return Promise.all([y.e(729),y.e(313)]).then(y.bind(y,313)).catch(t=>{throw new Error("The platform could not load i\
ts client of instances",{cause:t})})}class sE{#e;#t;started;#n="starting";#s;#o;#r;#i=0;#a=xd;#c=new Set;#d=0;#l=0;failures=0;#u=null;lastFailure=null;#f=0;#h=()=>{};#p=Promise.
withResolvers();#m=Promise.withResolvers();#y;constructor(e,n){this.#e=e,this.#t=n,this.#s=n.clock.now(),this.started=this.#g()}get state(){return this.#n}get load(){
return this.#n==="ready"&&this.#i<this.#a?this.#i:Number.POSITIVE_INFINITY}get isBusy(){return this.#i>0||this.#c.size>0}get pause(){return this.#n==="waiting"?
Math.max(0,this.#f-this.#t.clock.monotonic()):0}get status(){const e=this.#o;return{id:e?.id??null,deployID:this.#e.deployID,state:this.#n,since:this.#s,memoryBytes:e?.
memoryBytes??null,open:this.#i+this.#c.size,requests:this.#d,restarts:Math.max(0,this.#l-1),journey:e?.journey??this.lastFailure?.journey??[],lastFailure:this.lastFailure,
failures:this.failures,failingSince:this.failures===0?null:this.#u,nextStartAt:this.#n==="waiting"?this.#t.clock.now()+this.pause:null}}lease(){const e=this.#r;
if(!e)throw new TypeError("The instance is not ready");this.#d+=1,this.#i+=1;let n="request";return{upstream:e,deployID:this.#e.deployID,stream:s=>n!=="request"?
!0:this.#c.size>=tE?!1:(n=s,this.#i-=1,this.#c.add(s),this.#w(),!0),release:()=>{n!=="nothing"&&(n==="request"?this.#i-=1:this.#c.delete(n),n="nothing",this.#a=
Math.min(oa,this.#a+2),this.#w())}}}drain(e=!1){return e&&this.#m.resolve(),this.#y??=this.#N(),this.#y}endStreams(){for(const e of[...this.#c])e()}#E(e){this.#n=
e,this.#s=this.#t.clock.now()}#w(){this.isBusy||this.#p.resolve(),this.#n==="ready"&&this.#t.changed()}async#g(){const{instances:e,clock:n,turns:s}=this.#t;this.#l+=
1,this.#o=void 0;try{const o=e.start(this.#e);this.#o=o;const[r,{Upstream:i}]=await Promise.all([o.ready,nE()]),a=new i({socketPath:r,turns:s,org:this.#e.app.org});
if(this.#n!=="starting")return a.close();this.#r=a,this.#a=xd;const c=n.monotonic();this.#E("ready"),this.#_(),this.#t.changed(),o.ended.then(()=>this.#S(o,n.monotonic()-
c))}catch(o){if(o instanceof Wn)return this.#T(o.failure);this.#o?.stop(0),this.#T(sa((0,A.bD)(o),this.#o?.journey??[]))}}#_(){this.#h=this.#t.clock.after(eE,()=>{
this.#n==="ready"&&(this.#a=Math.min(oa,2*this.#a),this.#t.changed(),this.#a<oa&&this.#_())})}#S(e,n){this.#o===e&&(this.#r?.close(),this.#r=void 0,this.endStreams(),
this.#n==="ready"&&(n>=Xm&&(this.failures=0),this.#t.log("warn","function_crashed",{...this.#b,livedMs:Math.round(n)}),this.#O()))}#T(e){const{clock:n}=this.#t,
s=this.#o?.id??null;this.lastFailure={...e,at:n.now(),deployID:this.#e.deployID,instance:s},this.#n==="starting"&&(this.#t.log("warn","function_not_started",{...this.#b,
code:e.code,step:e.step}),this.#O())}#O(){const{clock:e,changed:n}=this.#t,s=this.failures===0&&this.#d>0?0:ra(this.failures);this.failures===0&&(this.#u=e.now()),
this.failures+=1,this.#f=e.monotonic()+s,this.#E("waiting"),this.#h(),this.#h=e.after(s,()=>{this.#n==="waiting"&&(this.#E("starting"),this.#g())}),n()}get#b(){
const{app:e,deployID:n}=this.#e;return{org:e.org,project:e.project,app:e.appID,deployID:n,instance:this.#o?.id??null}}async#N(){const{clock:e}=this.#t,n=this.#n===
"ready"||this.#n==="starting";this.#E("draining"),this.#h();const s=this.#o;if(n&&s){this.#p=Promise.withResolvers(),this.isBusy||this.#p.resolve();const o=()=>this.
endStreams();this.#m.promise.then(o);const r=[e.after(qm,o),e.after(this.#e.settings.requestTimeoutMs??Qm,()=>{o(),this.#p.resolve()})];await Promise.race([this.#p.
promise,s.ended]);for(const i of r)i();this.#r?.close(),await s.stop(Zm)}this.#r?.close(),this.#r=void 0,this.#E("ended"),this.#t.changed()}}const oE=100,rE=1e4,
iE=2e3,aE=6e4,cE=3,Pd=3;class dE{key;spec;slots=[];#e;constructor(e,n,s){this.key=e,this.spec=n,this.#e=s}async grow(e){for(;this.slots.length<e;)this.slots.push(
new sE(this.spec,this.#e));if(await Promise.all(this.slots.map(n=>n.started)),!this.slots.some(n=>n.state==="ready"))return this.slots.map(n=>n.lastFailure).find(
n=>n!==null)??void 0}get isBusy(){return this.slots.some(e=>e.isBusy)}pick(){let e;for(const n of this.slots)n.load<(e?.load??Number.POSITIVE_INFINITY)&&(e=n);return e}async drain(e=!1){
await Promise.all(this.slots.map(n=>n.drain(e)))}}class lE{app;#e;#t;#n;#s;#o;#r=()=>{};#i=new Map;#a=new Set;#c;#d;#l=!1;#u;#f;#h=!1;constructor(e){this.app=e.
app,this.#e=e,this.#u=e.clock.monotonic()}get isEmpty(){return!this.#n&&!this.#s&&!this.#o&&!this.#d&&this.#i.size===0&&this.#a.size===0&&!this.#m}get status(){
const s=[this.#n,this.#s,this.#o,...this.#i.keys()].flatMap(i=>i?.slots??[]).map(i=>i.status),o=this.#c,{clock:r}=this.#e;return{app:this.app,state:this.#p,waiting:this.#a.
size,instances:s,lastFailure:o?.failure??s.find(i=>i.lastFailure)?.lastFailure??null,failing:o?{count:o.count,since:o.since,nextStartAt:r.now()+Math.max(0,o.until-
r.monotonic())}:null}}get#p(){const e=this.#n?.slots??[];return e.some(s=>s.failures>=Pd&&s.state!=="ready")||(this.#c?.count??0)>=Pd?"crash_loop":e.some(s=>s.state===
"ready")?"running":this.#n||this.#d?"starting":"asleep"}isWanted({deployID:e,manifestHash:n},s){const o=this.#t;return o?.deployID!==e||o.manifestHash!==n||o.settings!==
s?!1:this.#n&&!this.#c?!0:this.#d!==void 0||this.#s!==void 0||this.#m}want(e){const n=this.isWanted(e,e.settings);this.#t=e,n||this.#E()}refresh(e){this.#t=e;const n=this.#o?.
spec.deployID===e.deployID;(this.#n||this.#s||n)&&this.#E()}async prepare(e,n,s){s.throwIfAborted();const o=this.#g(e,n);this.#r(),this.#T(this.#o),this.#o=o;const r=()=>{
this.#o===o&&this.#T(o)};s.addEventListener("abort",r,{once:!0});const i=await o.grow(1);if(s.removeEventListener("abort",r),s.throwIfAborted(),i)throw r(),new Wn(
i);this.#r=this.#e.clock.after(aE,r)}acquire(e){if(this.#u=this.#e.clock.monotonic(),this.#h)throw new rt("stopping");const n=this.#a.size===0?this.#n?.pick():void 0;
if(n)return n.lease();const s=this.#y();if(s)throw s;if(this.#a.size>=oE)throw new rt("queue_full",void 0,5);return new Promise((o,r)=>{const i=()=>{this.#a.delete(
a),r(new rt("queue_timeout",void 0,5))},a={resolve:o,reject:r,cancel:this.#e.clock.after(rE,i)};this.#a.add(a),e?.once("close",()=>{this.#a.delete(a)&&(a.cancel(),
r(new rt("queue_timeout")))})})}async stop(e=!1){this.#t=void 0,this.#b(new rt("stopping"));for(const n of[this.#n,this.#s,this.#o])this.#T(n);if(this.#c=void 0,
this.#r(),this.#f?.(),this.#f=void 0,e)for(const n of this.#i.keys())n.drain(!0);await Promise.all(this.#i.values())}endStreams(){for(const e of[this.#n,...this.#i.
keys()])for(const n of e?.slots??[])n.endStreams()}close(){return this.#h=!0,this.stop(!0)}get#m(){return this.#c!==void 0&&this.#e.clock.monotonic()<this.#c.until}#y(){
const{clock:e}=this.#e;if(!this.#n)return!this.#c||!this.#m||this.#d?void 0:new rt("start_failed",void 0,ia(this.#c.until-e.monotonic()));const n=this.#n.slots.
map(o=>o.state==="waiting"?o.pause:0),s=Math.min(...n);return s>iE?new rt("start_failed",void 0,ia(s)):void 0}#E(){this.#l=!0,this.#d??=this.#w().finally(()=>{this.#d=
void 0})}async#w(){for(;this.#l&&!this.#h;){this.#l=!1;try{const e=await this.#e.envOf(),n=this.#t;!this.#l&&n&&!this.#h&&this.#_(this.#g(n,e))}catch(e){this.#e.
log("warn","function_not_planned",{app:this.app.appID,reason:String(e)}),this.#n||(this.#t=void 0,this.#b(new rt("not_readable",e,5)))}}this.#n||this.#b(new rt(
"start_failed"))}#g(e,n){const{app:s,host:o}=this.#e,{deployID:r,manifestHash:i,settings:a}=e,c=Object.entries(n).sort(([l],[u])=>l<u?-1:1),d=(0,x.hash)("sha256",
JSON.stringify([r,i,o,a,c]));return new dE(d,{app:s,deployID:r,manifestHash:i,host:o,env:n,settings:a},{...this.#e,changed:()=>this.#O()})}#_(e){const{key:n}=e;
if(this.#n?.key===n){this.#T(this.#s),this.#c=void 0;return}if(this.#s?.key===n||this.#c?.key===n&&this.#m)return;const s=this.#o?.key===n?this.#o:e;s===this.#o&&
(this.#o=void 0,this.#r()),this.#T(this.#s),this.#n?.slots.some(o=>o.state==="ready")?this.#s=s:(this.#T(this.#n),this.#n=s),this.#S(s)}async#S(e){const{clock:n,
log:s,app:o}=this.#e,r=await e.grow(e.spec.settings.instances);if(!(e!==this.#s&&e!==this.#n)){if(r){const i=this.#c?.key===e.key?this.#c:void 0,a=(i?.count??0)+
1,c=i?.since??n.now();this.#c={key:e.key,failure:r,since:c,count:a,until:n.monotonic()+ra(a)};const{code:d,step:l}=r,u=e===this.#s;s("error","function_switch_fa\
iled",{...o,deployID:e.spec.deployID,code:d,step:l,keepsEarlier:u}),this.#T(e),u||this.#b(new rt("start_failed",void 0,ia(ra(a))));return}this.#c=void 0,e===this.#s&&
(this.#T(this.#n),this.#n=e,this.#s=void 0),this.#u=n.monotonic(),this.#N(),this.#O()}}#T(e){if(!e)return;this.#n===e&&(this.#n=void 0),this.#s===e&&(this.#s=void 0),
this.#o===e&&(this.#o=void 0);const n=e.drain().finally(()=>this.#i.delete(e));if(this.#i.set(e,n),this.#i.size<=cE)return;const[s]=this.#i.keys();s?.drain(!0)}#O(){
for(const n of this.#a){const s=this.#n?.pick();if(!s)break;this.#a.delete(n),n.cancel(),n.resolve(s.lease())}const e=this.#a.size>0&&this.#n?this.#y():void 0;e&&
this.#b(e)}#b(e){for(const n of this.#a)this.#a.delete(n),n.cancel(),n.reject(e)}#N(){this.#f?.(),this.#f=void 0;const e=this.#n,n=e?.spec.settings.idleTimeoutMs??
null;if(!e||n===null)return;const{clock:s}=this.#e,o=()=>{if(this.#n!==e)return;const r=e.isBusy||this.#s?n:this.#u+n-s.monotonic();if(r>0){this.#f=s.after(r,o);
return}this.#f=void 0,this.#T(e)};this.#f=s.after(n,o)}}function ia(t){return Math.max(1,Math.ceil(t/1e3))}const uE=new Set(["x-accel-redirect","x-lighttpd-send\
-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function aa(t){return t.startsWith(
"x-slipway-")||uE.has(t)}const Fd=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","tran\
sfer-encoding","upgrade"]),fE=new Set([...Fd,"forwarded","host","x-forwarded-for","x-forwarded-host","x-forwarded-port","x-forwarded-proto","x-forwarded-server",
"x-real-ip","x-request-id"]),hE=new Set;function jd(t){let e;for(let n=0;n<t.length;n+=2){if(t[n]?.length!==10||t[n]?.toLowerCase()!=="connection")continue;const s=(t[n+
1]??"").toLowerCase();if(!(s==="keep-alive"||s==="close")){e??=new Set;for(const o of s.split(","))e.add(o.trim())}}return e??hE}function pE({incoming:t,requestID:e,
remoteAddress:n=""},s){const{rawHeaders:o,headers:r}=t,i=jd(o),a=r.host??"",c=["host",a];for(let l=0;l<o.length;l+=2){const u=o[l]??"",f=u.toLowerCase();fE.has(
f.includes("_")?f.replaceAll("_","-"):f)||i.has(f)||c.push(u,o[l+1]??"")}const d=n.includes(":")?`"[${n}]"`:n;return c.push("x-forwarded-for",n,"x-forwarded-pro\
to",s,"x-forwarded-host",a),c.push("x-real-ip",n,"x-request-id",e),c.push("forwarded",`for=${d};host="${a.replace(/["\\]/g,"")}";proto=${s}`),c}function Bd(t){const e=jd(
t),n=[];let[s,o,r]=[!1,!1,!1],i;for(let a=0;a<t.length;a+=2){const c=t[a]??"",d=t[a+1]??"",l=c.toLowerCase();l==="transfer-encoding"&&(r=!0,o||=d.trim().toLowerCase()!==
"chunked"),l==="content-length"&&(i=Number(d)),l==="content-type"&&(s=/^\s*text\/event-stream\b/i.test(d)),!(Fd.has(l)||e.has(l)||l==="x-request-id"||aa(l))&&n.
push(c,d)}return{list:n,isEventStream:s,length:r?void 0:i,isCoded:o}}const ca=10,da={most:16*1024,least:2*1024},mE=.5,EE=.1;class yE{#e;#t=new Map;#n;constructor(e=()=>performance.
now()){this.#e=e}share(e,n){const s=e.read.bind(e);let o=da.most,r;e.read=i=>{const a=this.#e();return r!==void 0&&(o=gE(o,a-r)),r=void 0,e.readableLength===0?s(
i):this.#s(a)?(this.#o(e,n),null):(r=a,s(i??Math.min(o,e.readableLength)))},e.once("close",()=>this.#r(e,n))}#s(e=this.#e()){return this.#n===void 0&&(this.#n=e+
ca,setImmediate(this.#i)),e>=this.#n}#o(e,n){const s=this.#t.get(n);s?s.add(e):this.#t.set(n,new Set([e]))}#r(e,n){const s=this.#t.get(n);s?.delete(e)&&s.size===
0&&this.#t.delete(n)}#i=()=>{if(this.#n=void 0,this.#t.size===0)return;this.#s();const e=this.#e()+ca,n=ca/this.#t.size;for(const[s,o]of[...this.#t]){this.#n=Math.
min(e,this.#e()+n),this.#t.delete(s);for(const r of o){if(this.#s())break;o.delete(r),wE(r)}for(const r of this.#t.get(s)??[])o.add(r);if(o.size>0&&this.#t.set(
s,o),this.#e()>=e)break}this.#n=e}}function wE(t){const{stackTraceLimit:e}=Error;Error.stackTraceLimit=0;try{t.emit("readable")}finally{Error.stackTraceLimit=e}}
function gE(t,e){return e>mE?Math.max(da.least,t/2):e<EE?Math.min(da.most,t*2):t}function _E(t){Reflect.deleteProperty(t,"read")}const Hd=100*j.D6,Mr=60*6e4,Wd=6e4,
TE=1e3,bE=64,la=499,OE=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class Gd extends Error{name="Unsent"}class ua extends Error{name="BrokeOff"}function Yd({
headers:t}){return t["transfer-encoding"]!==void 0||Number(t["content-length"]??0)>0}function Kd(t){return!Yd(t)&&OE.has(t.method??"")}function zd(t,e,n){const{
incoming:s,outgoing:o,protocol:r,timeoutMs:i}=t,a=Yd(s);return new Promise((c,d)=>{const l=new NE({exchange:t,connection:e,withBody:a,join:n,resolve:c,reject:d});
o.on("close",l.gone),(a||i===null)&&Vd(t);try{e.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:pE(t,r),body:a?new SE(s):null,headersTimeout:i??
0,upgrade:n?"websocket":null},l)}catch(u){l.onResponseError(void 0,u instanceof Error?u:new Error(String(u)))}})}class SE extends Ct.Readable{#e;#t=!1;#n=0;constructor(e){
super(),this.#e=e}_read(){this.#t||(this.#t=!0,this.#e.on("data",this.#s).on("end",this.#o).on("close",this.#r).on("error",this.#r)),this.#e.resume()}_destroy(e,n){
const s=this.#e;s.off("data",this.#s).off("end",this.#o).off("close",this.#r),s.complete||s.pause(),n(e)}#s=e=>{this.#n+=e.length,this.#n>Hd?this.destroy(new rt(
"body_too_large")):this.push(e)||this.#e.pause()};#o=()=>{this.push(null)};#r=()=>{this.#e.complete||this.destroy(new Error("The client went away before its bod\
y ended"))}}function Vd({incoming:t,timeoutMs:e}){t.socket.setTimeout(Math.max(Wd,(e??Mr)+Wd))}function Jd({incoming:t,outgoing:e}){t.complete||(e.shouldKeepAlive=
!1,e.once("finish",()=>setTimeout(()=>t.socket.destroy(),TE).unref()))}const Xd=Promise.resolve();class NE{#e;#t;#n=!1;#s=!1;#o=!1;#r=0;#i=0;#a;#c;#d=[];constructor(e){
this.#e=e}gone=()=>{this.#n=!0,this.#s||this.#t?.abort(new ua("The client went away"))};onRequestStart(e){if(this.#t=e,this.#o=this.#e.connection.used(),this.#n){
e.abort(new ua("The client went away"));return}if(!this.#e.withBody)return;const{incoming:n,outgoing:s}=this.#e.exchange;n.headers.expect!==void 0&&s.writeContinue()}onResponseStart(e,n){
if(n<200){if(this.#r+=1,this.#r>bE)throw new rt("bad_answer");return}const{incoming:s,outgoing:o,own:r,headersFor:i,onStream:a}=this.#e.exchange,c=Bd(qd(e.rawHeaders));
if(c.isCoded)throw new rt("bad_answer");this.#a=c,Jd(this.#e.exchange),c.list.push(...r),o.writeHead(n,i?i(c.list):c.list),c.isEventStream?(s.socket.setTimeout(
Mr),a(()=>this.#p()),o.flushHeaders()):Xd.then(this.#l)}#l=()=>{this.#s||this.#n||(Vd(this.#e.exchange),this.#i===0&&!this.#c&&this.#e.exchange.outgoing.flushHeaders())};onRequestUpgrade({
rawHeaders:e},n,{upgrade:s},o){if(n!==101||s?.trim().toLowerCase()!=="websocket")throw new rt("bad_answer");this.#s=!0,_E(o);const{join:r,resolve:i,reject:a}=this.#e;
r?.(qd(e),o).then(c=>i({status:n,bytes:c}),a)}onResponseData(e,n){if(this.#i===0&&n.length===this.#a?.length){this.#c=n;return}this.#i+=n.length,this.#d.push(n),
this.#d.length===1&&Xd.then(()=>this.#u(e))}#u(e){const{outgoing:n}=this.#e.exchange,s=this.#f();!s||this.#s||n.destroyed||n.write(s)||(e.pause(),n.once("drain",
()=>e.resume()))}#f(){const e=this.#d;return this.#d=[],e.length>1?Buffer.concat(e):e[0]}onResponseEnd(){const{outgoing:e,end:n}=this.#e.exchange;this.#i+=this.#c?.
length??0,this.#c?n(this.#c):e.end(this.#f()),this.#m(void 0)}onResponseError(e,n){this.#s||this.#m(this.#h(n))}#h(e){const{incoming:n,outgoing:s}=this.#e.exchange;
if(this.#n||s.destroyed)return;if(s.headersSent){n.socket.resetAndDestroy();return}if(e instanceof rt)return e;const o=RE(e);return(!(this.#t!==void 0)||this.#o&&
Kd(n))&&o?new Gd("The connection had ended",{cause:e}):new rt(LE(e,o),e)}#p(){this.#s||(this.#e.exchange.outgoing.end(this.#f()),this.#m(void 0),this.#t?.abort(
new ua("The app is replaced")))}#m(e){if(this.#s)return;this.#s=!0;const{outgoing:n}=this.#e.exchange;e?this.#e.reject(e):this.#e.resolve({status:n.headersSent?
n.statusCode:la,bytes:this.#i})}}function RE(t){const e=(0,A.xU)(t)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.
test(e)}function LE(t,e){const n=(0,A.xU)(t);return n==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":n==="UND_ERR_INVALID_ARG"?"bad_request":e?"instance_broke":"\
bad_answer"}function qd(t){return Array.isArray(t)?t.map(e=>e.toString("latin1")):[]}var AE=y(8453);function IE(t,{node:e,clock:n},s){if(!t)return{node:e,own:null,
stateOf:()=>{}};const o=r=>t.statusOf(r);return{node:e,own:{statusOf:o,printed:s.use((0,AE.Z)(t.logs,n))},stateOf:r=>(0,Re.Rm)(r.type)&&r.liveRelease!==null?vE(
o(r)):void 0}}function DE(t){const e=t.instances.flatMap(n=>{const{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}=n;return s!==null&&
kE(o)?[{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:$E(
t)}}function kE(t){return t==="starting"||t==="ready"||t==="draining"}function $E({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.
count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((o,r)=>r.failures-o.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.
failingSince,nextStartAt:s.nextStartAt}}function vE(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?
"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function hA(t,e){return t.map(({step:n,at:s},o)=>{const r=t[o+1]?.at??
(n==="ready"?s:e);return{step:n,at:s,ms:r===void 0?null:Math.max(0,r-s)}})}const ME=1e3;async function CE(t,e){const n=e.upgrade();try{return await zd(t,n,(s,o)=>UE(
t,s,o))}finally{e.end(n)}}async function UE(t,e,n){const{incoming:s,outgoing:o,head:r,own:i,onStream:a}=t,c=s.socket;o.detachSocket(c);const d=[...Bd(e).list,...i,
"Connection","Upgrade","Upgrade","websocket"],l=["HTTP/1.1 101 Switching Protocols"];for(let T=0;T<d.length;T+=2)l.push(`${d[T]}: ${d[T+1]}`);c.write(`${l.join(
`\r
`)}\r
\r
`,"latin1"),r!==void 0&&r.length>0&&n.write(r),c.setTimeout(Mr);const u=n.bytesRead-n.readableLength;n.setTimeout(Mr,()=>n.destroy());const f=(T,_)=>new Promise(
O=>{T.on("error",()=>_.destroy()),T.once("close",()=>{(!T.readableEnded||T.errored!==null)&&_.destroy(),O()})}),w=Promise.all([f(c,n),f(n,c)]);return c.pipe(n),
n.pipe(c),a(()=>{for(const T of[c,n])T.end(),setTimeout(()=>T.destroy(),ME).unref()}),await w,n.bytesRead-u}const xE=2,PE=50,FE=1e3,jE=3;class BE{#e;#t=new Map;#n=new yE;#s=new WeakMap;#o="";#r=0;#i=new Map;#a=!1;constructor(e){
this.#e=e}answer(e){return this.#e.instances?this.#a?vr(new rt("stopping")):(0,Y.GH)(n=>this.#c(n,e)):vr(new rt("functions_off",void 0,60))}async call(e,n){const{
clock:s,served:o,siteUrl:r}=this.#e;if(this.#a)throw new rt("stopping");const i=s.monotonic(),a=this.#d(e);a.want(fa(e));const c=await a.acquire();try{const d=ea(
e.type,e.settings).requestTimeoutMs??n.timeoutMs,l={...n.headers,host:new URL(r(e.subdomain)).host},u=Math.min(d,n.timeoutMs),f=await c.upstream.post({...n,headers:l,
timeoutMs:u});return o?.(e,{status:f,bytes:0},s.monotonic()-i),f}finally{c.release()}}async changed(e,n){if(this.#t.has(e))try{const s=await n(),o=this.#t.get(e);
s?o?.refresh(fa(s)):this.stop(e)}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#t.keys())
this.changed(n,()=>e(n))}async prepare({app:e,subdomain:n,type:s,release:o,settings:r,env:i,signal:a}){!this.#e.instances||this.#a||await this.#d({...e,subdomain:n}).
prepare(fa({type:s,release:o,settings:r}),i,a)}async stop(e){await this.#t.get(e)?.stop(),this.#l()}status(){return[...this.#t.values()].map(e=>e.status)}statusOf({
org:e,project:n,appID:s,subdomain:o}){const r=this.#t.get(o),{app:i}=r??{};return r&&i?.org===e&&i.project===n&&i.appID===s?DE(r.status):void 0}endStreams(){for(const e of this.#t.
values())e.endStreams()}async[Symbol.asyncDispose](){this.#a=!0,await Promise.all([...this.#t.values()].map(e=>e.close()))}async#c(e,n){const{clock:s,served:o}=this.#e,
r=s.monotonic(),i=this.#d(n);let a;try{a=await this.#u(e,n,i)}catch(c){a=this.#p(e,n,i,c)}return o?.(n,a,s.monotonic()-r),a}#d({org:e,project:n,appID:s,subdomain:o}){
const r=this.#t.get(o);if(r)return r;const{instances:i,clock:a,log:c,siteUrl:d,envOf:l}=this.#e;if(!i)throw new rt("functions_off");this.#l();const u={org:e,project:n,
appID:s},{host:f,protocol:w}=new URL(d(o));this.#o=w.slice(0,-1);const T=new lE({app:u,host:f,instances:i,clock:a,log:c,turns:this.#n,envOf:()=>l(u)});return this.#t.
set(o,T),T}#l(){for(const[e,n]of this.#t)n.isEmpty&&this.#t.delete(e)}async#u(e,n,s){const{incoming:o,outgoing:r}=e;if(Number(o.headers["content-length"]??0)>Hd)
throw new rt("body_too_large");const{release:i,type:a,org:c}=n,d=ea(a,n.settings);s.isWanted(i,d)||s.want({...i,settings:d});const{clock:l,connections:u}=this.#e;
if((this.#i.get(c)??0)>=jE*(u-this.#r))throw new rt("queue_full",void 0,5);this.#h(c,1);try{for(let w=0;;w+=1){const T=s.acquire(r),_=T instanceof Promise?await T:
T,{upstream:O}=_;let N;try{if(r.destroyed||o.socket.destroyed)return{status:la,bytes:0};const S=this.#f(e,n,_,d);return e.head!==void 0?await CE(S,O):(N=O.take(
w>0,!Kd(o)),await zd(S,N))}catch(S){if(!(S instanceof Gd))throw S;if(w===xE)throw new rt("instance_broke",S.cause)}finally{N&&O.give(N),_.release()}await l.sleep(
PE*w)}}finally{this.#h(c,-1)}}#f(e,n,s,{requestTimeoutMs:o}){const{cdn:r}=this.#e;return{...e,own:["X-Request-ID",e.requestID,"X-Slipway-Release",s.deployID,...Qd(
n)],headersFor:r&&(i=>r.dynamic(n,s.deployID,i)),protocol:this.#o,timeoutMs:o,onStream:i=>{s.stream(i)||i()}}}#h(e,n){this.#r+=n;const s=(this.#i.get(e)??0)+n;s>
0?this.#i.set(e,s):this.#i.delete(e)}#p(e,n,s,o){const r=o instanceof rt?o:new rt("bad_answer",o),{incoming:i,outgoing:a,requestID:c}=e;if(a.destroyed||i.socket.
destroyed)return{status:la,bytes:0};this.#m(s,e,r);const{status:d,headers:l,body:u}=vr(r),f=u instanceof Uint8Array&&i.method!=="HEAD"?u:void 0;return Jd(e),a.writeHead(
d,[...Object.entries(l).flat(),"x-request-id",c,...Qd(n)]),a.end(f),{status:d,bytes:f?.length??0}}#m(e,{requestID:n},{code:s,cause:o}){const{clock:r,log:i}=this.#e,
a=r.monotonic();if(a-(this.#s.get(e)??Number.NEGATIVE_INFINITY)<FE)return;this.#s.set(e,a);const{appID:c,org:d}=e.app;i("warn","function_refused",{org:d,app:c,code:s,
requestID:n,reason:o instanceof Error?o.message:null})}}function fa({type:t,release:e,settings:n}){const{deployID:s,manifestHash:o}=e;return{deployID:s,manifestHash:o,
settings:ea(t,n)}}function Qd({settings:t}){return t.noindex===!0?["X-Robots-Tag","noindex"]:[]}var Je=y(1455),HE=y(1421),WE=y(6193);const GE=524288,YE=65535;let Zd;
function KE(){return Zd??=zE().filter(t=>t>2&&t<=YE&&VE(t)),Zd}function zE(){try{return(0,b.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function VE(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,b.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&GE)===0}catch{return!1}}
function JE(t){const e=KE().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,b.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,b.closeSync)(n)}}const XE=384,qE=4*j.j9,
el={base:128,perProcessor:256},Cr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:j.j9,logBytes:4*j.D6,memoryBytes:Math.min(qE,Math.floor(QE()/2)),diskBytes:8*j.j9,diskFiles:2e6,
processes:el.base+el.perProcessor*(0,ue.availableParallelism)(),installBytes:2*j.j9,installsBytes:20*j.j9,serverBytes:j.j9,serverFiles:2e5};function QE(){const t=process.
constrainedMemory();return t>0?Math.min((0,ue.totalmem)(),t):(0,ue.totalmem)()}const pA=null,mA=1e3;function EA(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}
var Bt=y(8595);const Cs=864e5,ZE=1e3,ey=90,ty=7*Cs,ny={most:500,ageMs:30*Cs},sy=30*Cs,oy=400,ry=512*j.D6,Ur={apps:{what:"deleted apps, with their releases, logs\
, variables, tables and entries",owner:"organization",on:"stores",bound:"ten times the quotas `apps`, or 300, and `disk` of the organization",age:"`--keep-delet\
ed`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an a\
pp",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, an\
d 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"\
24 hours"},notifications:{what:"messages to those who are told of what happens, and what became of them",owner:"organization",on:"stores",bound:"the newest 500 \
of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},usage:{what:"s\
ums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},audit:{what:"rows of the audit log",owner:"\
organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour for refused requests",age:"`--keep-audit`"},objects:{what:"files that no kept \
release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"caches of pac\
kage managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build\
, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and co\
mmits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository any more"},tools:{
what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without \
a build"}},yA={caches:{bytes:4*j.j9,allBytes:20*j.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Cs},mirrors:{bytes:4*j.j9,allBytes:20*j.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*Cs},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Cs}},wA=200,gA=8,_A=36e5,xr=4*j.D6,
iy=64*1024,ay=16384,cy=128*1024,dy=128,ly=50,uy=2e3,tl=6e4,fy=1e3,hy=1e3,TA=50,nl=256,sl=250,py=100,my=1e3,ha=1e3,Pr=(0,V.lS)({reason:(0,V.Qq)(my)}),pa=(0,V.Qq)(
64),Ey=(0,V.lS)({files:(0,V.c3)(sl,Bt.x4),odd:(0,V.c3)(sl,Bt.nR),ignoredRules:(0,V.c3)(py,Bt.HK),faults:(0,V.c3)(Bt.ws,Bt.dA)}),yy=(0,V.tG)("kind",{bubblewrap:(0,V.
lS)({asRoot:V.Jt,boundsFiles:V.Jt,deniesNamespaces:V.Jt}),none:Pr}),wy=(0,V.tG)("kind",{cgroup:(0,V.lS)({folder:(0,V.Qq)(Bt.EO)}),sampling:Pr}),gy=(0,V.tG)("lev\
el",{private:(0,V.lS)({}),filtered:Pr,open:Pr}),ol=t=>e=>typeof e=="string"&&(0,_t.Ow)(e,t).trim()||null,_y=(0,V.lS)({subject:ol(Re.jh.subject),author:ol(Re.jh.
author)}),ma=t=>e=>typeof e=="string"?(0,_t.Ow)(e,t):void 0,Ea=t=>ma(ha)(t)??null,Ty=(0,V.tG)("about",{lock:(0,V.lS)({name:(0,V.Qq)(nl)}),output:(0,V.lS)({part:Ey,
isLast:V.Jt}),start:(0,V.lS)({found:sn.tl}),repositories:(0,V.lS)({after:(0,V.Qq)(xr)}),apps:(0,V.lS)({after:(0,V.Qq)(xr)})}),by=(0,V.tG)("kind",{ready:(0,V.lS)(
{isolation:yy,limiter:wy,network:gy},{hasFailed:V.Gy}),pulse:(0,V.lS)({}),stage:(0,V.lS)({stage:(0,V.yL)(sn.Mb.filter(t=>t!=="queue"))}),log:(0,V.lS)({text:t=>(0,qe.
KH)(t,iy)&&t.endsWith(`
`)?t:void 0}),commit:(0,V.lS)({commit:pa,facts:t=>_y((0,qe.Gv)(t)?t:{})}),ask:(0,V.lS)({id:V.U9,question:Ty}),release:(0,V.lS)({name:(0,V.Qq)(nl)}),note:(0,V.lS)(
{level:(0,V.yL)(["info","warn","error"]),event:(0,V.Qq)(64),text:(0,V.Qq)(2e3)}),stored:(0,V.lS)({release:(0,V.lS)({manifestHash:t=>(0,qe.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:V.U9,written:V.U9,reused:V.U9,bytes:V.U9}),commit:pa,warnings:Bt.hd},{type:(0,V.yL)(Re.jI)}),failed:(0,V.lS)({facts:fr}),detected:(0,V.lS)(
{plan:(0,V.lS)({text:ma(2*ha),folder:ma(ha),command:Ea,output:Ea,type:(0,V.yL)(Re.yN),typeBecause:Ea}),commit:pa}),done:(0,V.lS)({collected:(0,V.c3)(Object.keys(
Ur).length,(0,V.lS)({kind:(0,V.yL)(Object.keys(Ur)),items:V.U9,bytes:V.U9},{left:(0,V.lS)({items:V.U9,bytes:V.U9})}))})});function Oy(t){return by((0,qe.U4)(t))}
var _n=y(1463),Sy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ny=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ry=15,Ly=4096,Ay=5e3;class rl{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=_n.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=Sy(i,JE(["pipe","ignore","pipe","pipe"]),!1),c=(0,HE.spawn)(process.execPath,[`--max-old-space-size=${XE}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,ky(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-Ly)}),this.#t=c.
stdio[3],this.#l(this.#t),this.ended=this.#h(c)}catch(a){i.error=a,i.hasError=!0}finally{Ny(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#l(e){const n=new WE.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>xr)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#u())})}async#u(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#f(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#f(e){if(this.#o!==void 0)
return;const n=e.length<=xr?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>tl;o&&n&&this.kill(`it sent nothing for ${tl/1e3} seconds`),n=o},Ay).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??Dy(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class Iy extends rl{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:Ry,read:Oy})}}function Dy(t){return Object.entries(ue.constants.
signals).find(([,n])=>t===dy+n)?.[0]??null}function ky(t,e){try{t!==void 0&&(0,ue.setPriority)(t,e)}catch{}}const $y={startMs:6e4,tmpBytes:512*j.D6,tmpFiles:1e5,
processes:256},vy=40,ya=2e3,My=8e3,Cy=2e4;function il(t,e){return`${t}/${e}.sock`}const Us=(0,V.Qq)(vy),al=(0,V.lS)({reason:t=>String(t).slice(0,ya)}),Uy=(0,V.tG)(
"kind",{pulse:(0,V.lS)({}),walls:(0,V.lS)({isolation:(0,V.yL)(["bubblewrap","none"]),limiter:(0,V.yL)(["cgroup","sampling"]),network:(0,V.tG)("level",{private:(0,V.
lS)({}),filtered:al,open:al})},{apart:t=>typeof t=="string"?t.slice(0,ya):void 0}),step:(0,V.lS)({id:Us,step:Md}),ready:(0,V.lS)({id:Us}),failed:(0,V.lS)({id:Us,
failure:Km}),printed:(0,V.lS)({id:Us,lines:(0,V.c3)(Cy,(0,V.lS)({at:V.U9,stream:(0,V.yL)(["stdout","stderr"]),text:(0,V.Qq)(My)}))}),memory:(0,V.lS)({id:Us,bytes:V.
U9}),ended:(0,V.lS)({id:Us,end:zm}),note:(0,V.lS)({level:(0,V.yL)(["info","warn","error"]),event:(0,V.Qq)(64),text:(0,V.Qq)(ya)})});function xy(t){return Uy((0,qe.
U4)(t))}const Py=1e4,Fy=5e3,jy=5,By=100;class Hy{#e;#t;#n;#s=new Map;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,b.realpathSync)(e.nodeDir),this.#n=dl(this.#t),
cl(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,x.randomUUID)().slice(0,8)}`,s=this.#a(),o=i=>s.send({kind:"sto\
p",id:n,graceMs:i}),r=new Wy(n,e,il(this.#n,n),o);return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(Py))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),Fy);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,b.mkdirSync)(this.#n,{recursive:!0,mode:448}),Yy(this.#n);const{env:e,log:n}=this.#e,
s=new rl({args:["functions",(0,_n.Ld)(this.#t,process.pid)],env:(0,_n.uV)(e),niceness:jy,read:xy});return this.#o=s,s.listen(o=>this.#d(o)),s.ended.then(async({
exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){const c=i??`it ended with ${r??o}`;n("error","functions_supervisor_ended",{reason:c,
words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,Je.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),
s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="auto",networkAllow:a}=this.#e,c=this.#r?.network.level??"open";return{nodeDir:this.#t,
sockets:this.#n,blobs:e,cgroup:r,network:c==="open"?i:c,isolation:this.#r?.isolation==="bubblewrap"?"required":o,networkAllow:a?.()??[],env:(0,_n.I3)(n),limits:{
...$y,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"walls":this.#r||this.#l(e),this.#r=e;return;case"note":n(e.level,e.event,
{reason:e.text});return;case"printed":{const o=this.#s.get(e.id);if(!o)return;const r=e.lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{
n("warn","functions_log_not_written",{instance:o.id,reason:String(i)})});return}default:this.#s.get(e.id)?.take(e)}}#l({isolation:e,network:n,apart:s}){const{log:o,
network:r}=this.#e;e==="none"&&o("warn","functions_not_isolated",{means:"functions can read and write everything that the platform can"});const i=n.level==="pri\
vate"||n.level===r?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}
class Wy{id;spec;ready;ended;socket;memoryBytes=null;journey=[];#e;#t=Promise.withResolvers();#n=Promise.withResolvers();constructor(e,n,s,o){this.id=e,this.spec=
n,this.socket=s,this.#e=o,this.ready=this.#t.promise,this.ready.catch(()=>{}),this.ended=this.#n.promise}stop(e){return this.#e(e),this.ended}take(e){switch(e.kind){case"\
step":this.journey=[...this.journey,e.step].slice(0,Gy);return;case"ready":this.#t.resolve(this.socket);return;case"failed":this.#t.reject(new Wn(e.failure));return;case"\
memory":this.memoryBytes=e.bytes;return;case"ended":{const{exitCode:n,signal:s}=e.end;this.#t.reject(new Wn(this.#s("It ended before it was ready",n,s))),this.#n.
resolve(e.end)}}}lost(){this.#t.reject(new Wn(this.#s("The supervisor of functions ended",null,"SIGKILL"))),this.#n.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#s(e,n,s){
return{...sa(e,this.journey),exitCode:n,signal:s}}}const Gy=10;function cl(t){return[(0,M.join)(t,"functions","running"),dl((0,b.realpathSync)(t))].some(n=>(0,b.
existsSync)(n)&&(0,b.readdirSync)(n).length>0)}function dl(t){const e=(0,M.join)(t,"functions","sockets");return Buffer.byteLength(il(e,"i-00000000"))+4<=By?e:(0,M.
join)((0,ue.tmpdir)(),`slipway-${(0,x.hash)("sha256",t).slice(0,16)}`)}function Yy(t){const{uid:e,mode:n}=(0,b.lstatSync)(t);if(!((0,b.lstatSync)(t).isDirectory()&&
e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class wa{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:o}=Promise.withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(
e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var ll=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},ul=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ky=4*j.D6,zy=30*864e5,Vy=1e4;class Jy{#e;#t;#n;#s=new wa;#o=new Map;constructor(e,n,s=Ky){this.#e=e,this.#t=
n,this.#n=s}async add(e,n){const s=ga(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,instance:a,stream:c,text:d})=>JSON.stringify([i,a,c,
d])).join(`
`),r=`${No(this.#t,"printed",`printed:${s}`,o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=ga(e),o=Math.min(Math.max(0,Math.floor(n)),Vy),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(l,u)=>qy(await Xy(l,this.#n),u,f=>Qy(this.#t,s,f)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=ga(
e),o=this.#o.get(s)??new Set;return this.#o.set(s,o.add(n)),{[Symbol.dispose]:()=>{o.delete(n),o.size===0&&this.#o.get(s)===o&&this.#o.delete(s)}}}async removeOlder(e){
for(const n of await(0,Je.readdir)(this.#e).catch(()=>[]))await this.#s.run(n,async()=>{const s=await(0,Je.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<
e)&&await(0,Je.rm)((0,M.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,M.join)(this.#e,e,"newer.jsonl"),older:(0,M.join)(this.#e,e,"older.jso\
nl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,older:r}=this.#r(e);await(0,Je.mkdir)((0,M.join)(this.#e,e),{recursive:!0,mode:448});
const{size:i}=await(0,Je.stat)(o).catch(()=>{})??{size:0};i>0&&i+Buffer.byteLength(n)>this.#n&&await(0,Je.rename)(o,r),await ll(s,await(0,Je.open)(o,"a",384),!0).
appendFile(n)}catch(o){s.error=o,s.hasError=!0}finally{const o=ul(s);o&&await o}}}function ga({org:t,project:e,appID:n}){return(0,x.hash)("sha256",JSON.stringify(
[t,e,n])).slice(0,32)}async function Xy(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,Je.open)(t,"r").catch(()=>{});if(!s)return"";const o=ll(
n,s,!0),{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.
error=s,n.hasError=!0}finally{const s=ul(n);s&&await s}}function qy(t,e,n){const s=[];let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>Zy(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function Qy(t,e,n){try{return Ro(t,"printed",`printed:${e}`,n)}catch{
return""}}function Zy(t){const e=(0,qe.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,qe.KH)(s,40)&&(0,qe.KH)(r,8e3)&&(o==="stdout"||o==="\
stderr")?{at:n,instance:s,stream:o,text:r}:void 0}var fl=y(8934);const ew="SLIPWAY_SCHEDULE_SECRET",tw=15e3,nw=50,hl=5,sw=40,ow=60*6e4,rw=15*6e4;function iw(t){
const{schedules:e,log:n,every:s}=t,o=new Map,r=l=>[...o.values()].filter(u=>u.org===l).length;let i=!1;const a=(l,u,f)=>{const w=JSON.stringify([l.subdomain,u]),
T=r(l.app.org)>=hl,_=o.has(w)?"the call before has not ended":T?`its organization has ${hl} calls under way`:void 0;if(_!==void 0)return t.say(l.app,`${_a(u)}: \
left out, because ${_}`);const O=cw(t,l,u,f).finally(()=>o.delete(w));o.set(w,{org:l.app.org,call:O})},c=async()=>{for(const l of await e.due(nw)){const{next:u,
come:f}=await aw(l);if(f.length>0&&o.size>=sw)break;if(await e.take(l,u))for(const[w,T]of f)a(l,w,T)}},d=Pt({everyMs:tw,async run(){await c(),i=!1},onFailure(l){
(!i||!(l instanceof Xe.us))&&n("warn","schedules_not_read",{reason:String(l)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...o.values()].
map(({call:l})=>l))},[Symbol.asyncDispose]:d[Symbol.asyncDispose]}}async function aw({entries:t,since:e,now:n}){const s=[];let o=null;for(const r of t){const i=e===
null?null:await(0,fl.i)(r.cron,Math.max(e,n-ow));i!==null&&i<=n&&s.push([r,i]);const a=await(0,fl.i)(r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{come:s,next:o}}
async function cw(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:l,say:u}=t,f=a.monotonic();try{const w=await d(r);if(!w)return;const T=JSON.
stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),_=`${r}.${s}.${e.entries.indexOf(n)}`,O=dw(await l(r),_,i,T),N=await c(w,{path:n.path,
headers:O,body:T,timeoutMs:rw});u(o,`${_a(n)}: ${N}, ${Math.round(a.monotonic()-f)} ms`)}catch(w){u(o,`${_a(n)}: failed, because ${(0,A.bD)(w)}`)}}function _a({
cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function dw(t,e,n,s){const o=Math.floor(n/1e3),r=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,x.createHmac)(
"sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(
o),"webhook-signature":`v1,${i}`}}const lw=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],uw=60*6e4;function fw({tables:t,roles:e,
clock:n,log:s,every:o=Q.fm}){const r=async(a,c)=>{const{environmentID:d}=await t.injected(a);return e.issue(d,n.now(),c)},i=async(a,c)=>{const{variables:d}=await t.
injected(a);return Object.keys(d).length===0?{}:{[`${Re.be}URL`]:c,[`${Re.be}REGION`]:Re.aT,...d}};return{tableVariables:i,async runtimeVariables(a,c,d){const l=await i(
a,c);return Object.keys(l).length===0?{}:{...l,...pl(await r(a,d))}},async openCredentials(a){const c=await r(a),d={org:a.org,project:a.project,app:a.appID};let l=!1;
const u=async()=>{try{if(await e.renew(c.accessKeyID,n.now())||l)return;s("warn","function_role_gone",d)}catch(w){s("warn","function_role_not_renewed",{...d,reason:String(
w)})}},f=o(uw,()=>{u()});return{variables:pl(c),async[Symbol.asyncDispose](){l||(l=!0,f(),await e.revoke(c.accessKeyID).catch(w=>{s("warn","function_role_not_re\
voked",{...d,reason:String(w)})}))}}}}}function pl({accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,
AWS_REGION:Re.aT}}async function hw({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),{type:c,settings:d}=r??
i??{},l=r?.env??a;if(!(0,Re.Rm)(c))return l;const u=await e.tableVariables(o,n),f=i&&d?.schedule?{[ew]:await s(i.subdomain)}:{};return{...l,...u,...f}}function pw(t,e){
const n=new Set;return{start(s){if(!Object.hasOwn(s.env,`${Re.be}URL`))return t.start(s);const o=new mw(s,t,e);return n.add(o.ended),o.ended.then(()=>n.delete(o.
ended)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all(n)}}}class mw{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;
const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(()=>{}),this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.ended;return await i[Symbol.
asyncDispose](),a},()=>({exitCode:null,signal:null,outOfMemory:!1}))}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){
return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let o;try{if(o=await n.openCredentials(this.
spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.env,...o.variables},i=e.start({...this.spec,env:r});this.#e=i;const a=lw.filter(c=>Object.
hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){await o?.[Symbol.asyncDispose]();const i=sa(`The instance did not start: ${(0,A.
bD)(r)}`,[]);throw new Wn({...i,step:"spawn"})}}}function ml(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),(0,cn.O)(()=>(n=
t(),n))}function bA(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Lo=()=>{};function Ta(t,e,n){let s=Number.NEGATIVE_INFINITY;return(...o)=>{const r=n();Math.abs(r-s)<e||(s=r,t(...o))}}var Gn=y(597),Ew=y(6923);const yw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
ww=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,gw=65535;function _w(t){const e=(0,Rr.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??yw.exec(t)??[],a=n??s??(e?t:o),c=(0,Rr.
isIP)(a),d=r===void 0?void 0:Number(r),l=i===void 0?void 0:Number(i);if((c!==0||ww.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(l===void 0||
l>0&&l<=gw)&&(!El(a)||l!==void 0&&d===void 0))return{host:a,...d!==void 0&&{prefix:d},...l!==void 0&&{port:l}};const f=El(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new A.GQ("invalid_input",`--build-network-\
allow: "${t}" is not a place that can be allowed`,{input:"build-network-allow",remedy:f})}function El(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.
test(t)}const Tw=()=>{};var bw=y(1553);const yl=2e3,Ow=2,Sw=new Set(["ENOTFOUND","ENODATA"]),Nw=async t=>{const e=new bw.Resolver({timeout:yl,maxTimeout:yl,tries:Ow}),
n=o=>{if(Sw.has((0,A.xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()},Rw=100;class Ht{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){let n=Rw;for(const[s,o]of this.#t){if(this.#s<=this.#e)return;this.#t.
delete(s);const r=s===e||o.used&&n>0;o.used&&(n-=1),r?this.#t.set(s,{...o,used:!1}):this.#s-=o.weight}}}const Lw=200,wl=1024*1024;class gl{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#o=new Ht(e),this.#r=new Ht(wl)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?
n:this.#r.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new Ht(this.#e),this.#r=new Ht(
wl),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,Lw):this.#o.put(e,s,this.#t),
s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const ba={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:j.j9,tableKeys:1e6,
organizationBytes:10*j.j9},_l="kvs_",Tl=32,Aw=_l.length+Math.ceil(Tl*4/3),Iw=1e3,Dw=8*1024*1024;class kw extends gl{#e;#t;constructor(e,n,s){super(Dw,Iw,async o=>{
const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:l}=r,u={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kv\
s/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:u,environmentID:d,supported:(0,Re.Rm)(l),
windows:f}}),this.#e=e,this.#t=n}byToken(e){return e.length===Aw?this.find(Na(e)):null}async byName(e,n){const{tables:s}=await this.#n(e),o=s.find(i=>i.name===n),
r=o&&await this.find(o.tokenHash);if(!r)throw bl(n);return r}async create(e,n,s,o){if(!Re.BL.test(n))throw new $e.P_("validation_failed",`"${n.slice(0,64)}" is \
not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${_l}${(0,x.randomBytes)(Tl).toString("base64url")}`,i=Na(r),a=this.#t.seal(
$r(i),r),c={types:Re.jI,most:Re.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{
name:n,variable:Sa(n),createdAt:s,token:r};case"no_app":throw Oa(e);case"wrong_type":throw Ol(d.type);case"taken":throw new $e.P_("conflict",`The app already ha\
s a table "${n}".`);case"full":throw new $e.P_("conflict",`An app may have ${Re.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#n(
e);return n.map(({name:s,createdAt:o})=>({name:s,variable:Sa(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"\
no_app":throw Oa(e);case"no_table":throw bl(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#n(e);if(!(0,Re.Rm)(n))throw Ol(n);const r=o.
map(({name:i,tokenHash:a,sealed:c})=>[Sa(i),this.#t.open($r(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open($r(e.tokenHash),e.sealed)}forgetToken(e){this.forget(Na(e))}async#n(e){const n=await this.#e.list(e);if(!n)throw Oa(e);return n}}function Oa({
appID:t}){return new $e.P_("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function bl(t){return new $e.P_("table_not_found",`The app has\
 no table "${t.slice(0,64)}".`)}function Ol(t){return new $e.P_("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api\
, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function Sa(t){return`${Re.be}TOKEN_${t.toUpperCase()}`}function Na(t){return(0,x.hash)("\
sha256",t,"base64")}var Ao=y(6854);function $w(t){return Sl(t),{...vw,node:`${(0,ue.hostname)()}/${process.pid}`,...t,buildLimits:{...Cr,...t.buildLimits},kvsQuotas:{
...ba,...t.kvsQuotas}}}function Sl(t){const{gitUrlTemplate:e=Gn.bD,allowLocalGit:n=!1}=t;(0,C.Nd)(t.trustedProxies??[],"trusted-proxies"),(0,C.Nd)(t.notifyAllow??
[],"notify-allow"),t.buildNetworkAllow?.forEach(_w),Nl(t);const s=(0,Gn.Rs)(e,n);if(!s)return;const o=`--git-url: "${(0,Gn.ri)(e)}" ${s.problem}`;throw new A.GQ(
"invalid_input",o,{input:"git-url",remedy:`Write ${s.instead}.`})}function Nl({dns:t,publicUrl:e,fetch:n=fetch,clock:s=Q.ml}){const o=t?.owner??(URL.parse(e??"")?.
hostname||void 0);return t&&Tw({...t,owner:o},{fetch:n,now:s.now})}const vw={notifyAllow:[],functions:"on",roles:zt,drainMs:0,host:"127.0.0.1",trustedProxies:[],
sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Gn.bD,clock:Q.ml,log:Lo,fetch,resolveTxt:Ew.MV,resolveHost:Nw,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"\
auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*j.D6,keepDeployments:ZE,keepDays:ey,keepDeletedMs:ty,keepAuditDays:oy,organizationApps:Ao.B5,organizationBuilds:Ao.
mp,buildLimits:Cr,kvsQuotas:ba};function bt({roles:t},e){return t.includes(e)}const Mw=1/4,Cw=5e3,Uw=60*6e4;async function xw(t,e){const{clock:n,log:s,stores:o,
meter:r,stack:i}=t,a=t.functions==="on"&&(bt(t,"edge")||bt(t,"build")),c=Promise.withResolvers();c.promise.catch(()=>{});let d=Ut;const l=bt(t,"kvs")?J=>d(J):void 0,
u=ml(()=>Hw(l,t),i);let f=t.buildNetworkAllow;const w=async()=>{const{url:J,allow:ce}=await u();return f=[...t.buildNetworkAllow,ce],J},T=new Jy((0,M.join)(t.nodeDir,
"functions","logs"),o.keyring);a&&i.defer((0,Q.fm)(Uw,()=>{T.removeOlder(n.now()-zy).catch(()=>{})}));const _={tableVariables:async(...J)=>(await(await c.promise)()).
tableVariables(...J),openCredentials:async(...J)=>(await(await c.promise)()).openCredentials(...J)};a&&cl(t.nodeDir)&&await w();const O=(J,ce,Ae="schedule",Ke="\
stdout")=>{const je={at:n.now(),instance:Ae,stream:Ke,text:`[slipway] ${ce}`};T.add(J,[je]).catch(Me=>{s("warn","functions_log_not_written",{instance:Ae,reason:String(
Me)})})},N=({id:J,spec:{app:ce}},Ae)=>O(ce,`The platform's variables replace those of the app: ${Ae.join(", ")}`,J,"stderr"),S=()=>{const J={network:t.buildNetwork,
networkAllow:()=>f},ce=new Hy({...t,...J,blobs:o.blobsAt,logs:T});return i.use(pw(ce,{kvs:_,onReplaced:N}))},W=a?t.instances??S():void 0,B=(0,cn.O)(async()=>Ki(
await dd(o.keys),"schedule")),U=async J=>`whsec_${(0,x.createHmac)("sha256",await B()).update(J).digest("base64")}`,F=async(J,ce)=>{const Ae={apps:o.state.apps,
kvs:_,kvsUrl:await w(),scheduleSecretOf:U};return hw(Ae,J,ce)},G=i.use(new BE({...t,instances:W,envOf:F,connections:Math.floor(Ge()*Mw),cdn:e,served:(J,ce,Ae)=>r.
requested(J,Ae)}));i.defer(()=>c.reject(new Xe.us("The platform stops"))),W&&i.defer(jw(G,r,n));const Z=W&&{statusOf:J=>G.statusOf(J),logs:T};return{functions:G,
view:IE(t.shownFunctions??Z,t,i),useKvs(J){c.resolve(J),l&&J().then(ce=>{d=ce.handler})},runSchedules(J){if(!W)return;const ce=(Ae,Ke)=>G.call(Ae,Ke);return iw(
{schedules:o.schedules,siteOf:J,call:ce,secretOf:U,say:O,clock:n,log:s})},async tryInstance({job:J,release:ce,signal:Ae},Ke){const{app:je,type:Me,deployID:Se}=J;
if(!W||!(0,Re.Rm)(Me))return;const{index:ve}=await Ke.index(je.org,ce.manifestHash),Ce=ve.find(vd)===-1?void 0:await o.state.apps.find(je);if(!Ce)return;const{subdomain:Fe}=Ce,
ut=await F(je,J),Ze={deployID:Se,manifestHash:ce.manifestHash};try{await G.prepare({app:je,subdomain:Fe,type:Me,release:Ze,settings:J.settings,env:ut,signal:Ae})}catch(at){
throw at instanceof Wn?Pw(at.failure,(0,b.realpathSync)(t.nodeDir)):at}bt(t,"edge")||G.stop(Fe)}}}function Pw({code:t,message:e,exitCode:n,signal:s,lines:o},r){
const i=o.map(a=>Fw(a,`${(0,M.join)(r,"functions","releases")}/`));return new Ft({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Fw(t,e){
const[n="",...s]=t.split(e);return n+s.map(o=>o.replace(/^[\w-]+/,"/app")).join("")}function jw(t,e,n){let s=n.monotonic();return(0,Q.fm)(Cw,()=>{const o=n.monotonic();
for(const{app:r,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const Ra="127.0.0.1",Bw={"http:":80,"h\
ttps:":443};async function Hw(t,{kvsUrl:e,log:n}){if(!t){const{hostname:r,port:i,protocol:a}=new URL(e);return{url:e,allow:`${r}:${i||Bw[a]}`,async[Symbol.asyncDispose](){}}}
const s=await Xc({port:0,host:Ra,log:n});s.serve(t);const{port:o}=s;return{url:qc(Ra,o),allow:`${Ra}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}const Ww=()=>{};
var Gw=y(1961),Yw=y(9546);const Kw=()=>{},zw=()=>{},Vw=()=>{},Jw=()=>{};class Jt extends Error{name="DamagedObject"}const kt=8;class Fr{#e;constructor(e){this.#e=
e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/kt-1;for(;n<=s;){const o=n+s>>>1,r=o*kt,i=this.#e.compare(e,0,kt,r,r+kt);if(i===0)return!0;i<
0?n=o+1:s=o-1}return!1}detached(){return new Fr(Buffer.from(this.#e))}}function Rl(t){return(0,x.hash)("sha256",t,"buffer").subarray(0,kt)}const Io=["br","zstd",
"gzip"],Xw=512,La=16*j.D6,xs=Buffer.from("SLV","latin1"),Ps=xs.length+4+32,qw=Ps+La;function OA(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.
concat([xs,e,hashOf("sha256",t,"buffer"),t])}function Ll(t,e){if(t.length<Ps||xs.compare(t,0,xs.length)!==0)return;const n=t.readUInt32LE(xs.length);return n<=La&&
e===Ps+n?n:void 0}function Qw(t){if(Ll(t,t.length)===void 0)return;const e=t.subarray(Ps),n=t.subarray(xs.length+4,Ps);return(0,x.hash)("sha256",e,"buffer").equals(
n)?e:void 0}const Zw=/^[0-9a-f]{64}$/;function Aa(t){return Zw.test(t)}function Tn(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Ia(t,e,n){return`${t}/variant\
s/${e.slice(0,2)}/${e}.${n}`}function Al(t){const[,,e="",...n]=t.split("/");return n.length===0&&Aa(e)?e:void 0}function Il(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Io.some(s=>s===n)?e:void 0}const eg=5e3;function SA(t){const e=Al(t);return e!==void 0?{sha256:e}:Il(t)===void 0?void 0:{missingMs:eg}}const tg=100,
Dl=600*1e3;class ng{#e;#t=new vs(tg);#n=0;constructor(e){this.#e=e}get total(){return this.#n}note(e,n,s,o){const r=Tn(n,s),i=e==="object_unusable"?`${r} unusab\
le`:r,a=this.#t.get(i),c=this.#e.clock.monotonic();if(a&&c-a.at<Dl){a.at=c;return}this.#n+=1,this.#e.log("error",e,{org:n,hash:s}),this.#t.set(i,{key:i===r?r:void 0,
version:o,at:c})}mend(e,n){this.#t.size>0&&this.#t.delete(Tn(e,n))}async lasting(){const e=this.#e.clock.monotonic()-Dl;for(const[n,{key:s,version:o,at:r}]of this.#t){
const i=s===void 0?void 0:await this.#e.blobs.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#t.delete(n)}return this.#t.size}}const kl={files:1e5,
fileBytes:512*j.D6,totalBytes:4*j.j9},Do={pathBytes:Bt.EO,pathsBytes:16*j.D6,rulesBytes:256*1024,indexBytes:32*j.D6},Da=32*j.D6,$l={pathBytes:4096,pathsBytes:32*
j.D6,rulesBytes:8*j.D6,indexBytes:48*j.D6},NA=null,jr=j.D6,sg=8,RA=32,vl=3600*1e3,LA=vl/2,og=2*j.D6,rg=512;class ig{#e;#t;constructor(e,n=og){this.#e=e,this.#t=
new Ht(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,rg+2*(e.length+
n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;
const s=(0,x.createHash)("sha256");for await(const o of n)s.update(o);return s.digest("hex")}}function ka(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("\
%")?(0,_t.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const ag=/^[\w.!~*'()@:$,+=&;/-]*$/;function Ml(t){
return ag.test(t)?`/${t}`:`/${t.split("/").map(cg).join("/")}`}function cg(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}
function $a(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?
{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}
const Cl=32,dg=/\/:[A-Za-z]\w*[^\w/]/,lg=/^:([A-Za-z]\w*)$/,va="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segme\
nts, each name once",ug=`it has more than ${Cl} placeholders`;function Ul(t){const e=ka(t);return e===void 0?va:xl(Pl(`/${e}`))}function xl(t){const[e="",n,s]=t.
split("*",3);if(!t.startsWith("/")||s!==void 0||dg.test(t))return va;const o=e.slice(1).split("/").map(Ma),r=(n??"").split("/").map(Ma),i=[...ko(o),...ko(r),...n===
void 0?[]:["splat"]];if(new Set(i).size<i.length)return va;if(i.length>Cl)return ug;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){
const d=e==="/"?[]:e.slice(1,-1).split("/").map(Ma);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.
split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function fg({head:t,star:e}){return new Set(e?[...ko(t),...ko(
e.tail),"splat"]:ko(t))}function ko(t){return t.flatMap(e=>"name"in e?e.name:[])}function Ma(t){const e=lg.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const hg=32*
1024;class Ca{path;bare;#e;#t;#n;#s=hg;constructor(e){this.path=e,this.bare=Pl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=
new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Ml(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){
let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function pg(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===
void 0)return o.length===n.length&&Ua(n,o,0)?new xa(t,e,void 0):void 0;if(!Ua(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(
n.length-1)+(o[n.length-1]??"").length+1;return new xa(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!Ua(s.tail,o,
r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.
bare.startsWith(s.behind,a))return new xa(t,e,e.bare.slice(i,a))}function Ua(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||
("text"in o?o.text!==r:r===""))return!1}return!0}class xa{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,
r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+
i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Pl(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Fl=500,Br=8*1024,mg=2e3,
jl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Bl=/^[\t\x20-\x7e\x80-\xff]*$/,Hl=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","\
date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Eg(t){
const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>mg?
a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=yg(i,e.length,a),s&&e.push(s)):s?wg(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}
function yg(t,e,n){const s=Ul(t);if(e>=Fl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function wg(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!jl.test(r)||
!Bl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.
set.some(([c])=>c===r))return n("a path can set one cookie");if(Hl.has(r)||aa(r))return n(`rules cannot set "${r}"`);const a=t.bytes+$o(r,i);if(a>Br)return n(`t\
he headers of this path have more than ${Br} bytes`);t.bytes=a,t.set.push([r,i])}function $o(t,e){return t.length+e.length+4}function gg(t,e){return jl.test(t)&&
t===t.toLowerCase()&&Bl.test(e)&&!Hl.has(t)}const Pa=2e3,_g=2e3,Tg=/^[^/:]+=/,Wl={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Gl(t){
const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=bg(o).trim();if(r==="")continue;const i=e.length<Pa?Og(r):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function bg(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function Og(t){
if(t.length>_g)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes(
"=")||Tg.test(n))return"conditions and query parameters are not supported";const r=Number(/^(\d{3})!?$/.exec(s)?.[1]);if(!Yl(r))return/^\d+!?$/.test(s)?`${s} is\
 not a status that a rule can have`:"its status is not a number";const i=Ul(e);return typeof i=="string"?i:Kl(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:Hr(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function Yl(t){return Object.hasOwn(Wl,t)}
function Hr(t){return Wl[t]==="rewrite"}function Kl(t,e){return/^\/(?!\/)/.test(t)||!Hr(e)&&/^(?:https?:)?\/\//i.test(t)}const Sg=["index.html","200.html"],Fa="\
_redirects",ja="_headers",zl=512*1024,Ng=[Fa,ja];function Vl(t){return Ng.includes(t)}function Rg(t,{base:e,fallback:n}={}){const s=[],o=d=>{const l=t.get(d)??Buffer.
alloc(0);return l==="too large"&&s.push({file:d,reason:`it has more than ${zl} bytes`}),l==="too large"?"":l.toString()},r=Gl(o(Fa));for(const d of r.ignored)s.
push({file:Fa,...d});const i=Eg(o(ja));for(const d of i.ignored)s.push({file:ja,...d});const a=[...r.rules,...Lg(e)].slice(0,Pa);if(a.length+i.rules.length===0&&
n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:l,status:u,force:f})=>[d.text,l,u,f]),headers:i.rules.map(({from:d,set:l,
unset:u})=>[d.text,l,u]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function Lg(t){return t===void 0?[]:Gl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Ag(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=(0,qe.D7)(t.toString())??
dn();return(!Array.isArray(e)||e.length>Pa)&&dn(),(!Array.isArray(n)||n.length>Fl)&&dn(),{redirects:e.map(Ig),headers:n.map(Dg),fallback:Sg.find(o=>o===s)}}function Ig(t){
const[e,n,s,o]=vo(t);return(typeof n!="string"||typeof s!="number"||typeof o!="boolean")&&dn(),(!Yl(s)||!Kl(n,s)||!/^[\x21-\x7e]+$/.test(n))&&dn(),{from:Jl(e),to:n,
status:s,force:o}}function Dg(t){const[e,n,s]=vo(t),o=vo(n).flatMap(i=>{const[a,c]=vo(i);return(typeof a!="string"||typeof c!="string"||!gg(a,c))&&dn(),aa(a)?[]:
[[a,c]]}),r=vo(s).map(i=>typeof i=="string"?i:dn());return{from:Jl(e),set:o,unset:r}}function Jl(t){const e=typeof t=="string"?xl(t):void 0;return typeof e=="ob\
ject"?e:dn()}function vo(t){return Array.isArray(t)?t:dn()}function dn(){throw new Jt("The compiled rules of a release are damaged: deploy again")}var Xl=y(4573),
kg=y(6059);const $g=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["we\
bmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8",
"application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),vg=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
Mg=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function Cg(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=$g.get(n)??(0,kg.$)(n),o=typeof s=="string"?s:"application/octet-stream";return vg.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function Ug(t){return Mg.test(t)}const xg=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
Pg=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Wr(t){const e=ql(
t);return e===void 0||e.endsWith(".html")?!1:xg.test(t)||Pg.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Fg=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Gr(t){const e=ql(t);return Wr(t)||e!==void 0&&Fg.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function ql(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Mo=Buffer.from("SLIPWAY","latin1"),Wt=56,Co=32,Yr=Co+6,Yn=4,Ql=8192,Zl=Buffer.allocUnsafe(3*$l.pathBytes);class Uo{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=Kr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new Fr(e.subarray(Wt,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=Do){const o=eu(e,s);return await jg(e,o,s,n),new Uo(e,o,s.pathBytes)}static ofRelease(e){return new Uo(
e,eu(e,Do),Do.pathBytes)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){
const n=this.#t+e*Yr;return{hash:this.#e.toString("hex",n,n+Co),size:this.#e.readUIntLE(n+Co,6)}}*files(){for(let e=0;e<this.count;e+=1)yield{path:this.path(e),
...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=Zl.write(e);let s=0,o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(Zl,0,n,this.#c(r),this.#c(
r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*Yn)}}function eu(t,e){if(t.length>e.indexBytes)throw Ot("it\
 is too large");const n=Ba(t,e);if(Kr(n).end!==t.length)throw Ot("its length does not match its header");return n}function Ba(t,e=Do){if(t.length<Wt||Mo.compare(
t,0,Mo.length)!==0)throw Ot("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,Wt)};if(n.assets>n.count)throw Ot("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Kr(n).
end>e.indexBytes)throw Ot("it is too large");return n}function tu(t,e){if(e.length!==t.assets*kt)throw Ot("its length does not match its header");if(!(0,x.hash)(
"sha256",e,"buffer").equals(t.assetsDigest))throw Ot("its assets do not match their hash");return new Fr(e)}function Kr({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const o=Wt+s*kt,r=o+t*Yr,i=r+(t+1)*Yn,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function jg(t,e,n,s){const o=Kr(e),r=t.subarray(Wt,o.records);
if(tu(e,r),!(0,Xl.isUtf8)(t.subarray(o.paths,o.rules)))throw Ot("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw Ot("its first path does not begin \
at 0");for(let i=0;i<e.count;i+=Ql)Bg(t,o,[i,Math.min(i+Ql,e.count)],n),await s();if(t.readUInt32LE(o.offsets+e.count*Yn)!==e.pathsBytes)throw Ot("its last path\
 does not end with the paths");for(let i=kt;i<r.length;i+=kt){const a=i-kt;if(r.compare(r,i,i+kt,a,i)>=0)throw Ot("its assets are not sorted")}}function Bg(t,e,[
n,s],{pathBytes:o}){const r=c=>t.readUInt32LE(e.offsets+c*Yn);let i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||
d>e.rules)throw Ot("its paths are out of order");if(((t[a]??0)&192)===128)throw Ot("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw Ot("its paths \
are not sorted");if(d-a>o)throw Ot("a path is too long");i=a,a=d}}function Ot(t){return new Jt(`The index of a release is damaged (${t}): deploy again`)}function Hg(t,e){
const n=Wg(t),s=Gg(n),o=n.reduce((f,{path:w})=>f+Buffer.byteLength(w),0),r=Wt+s.length+n.length*(Yr+Yn)+Yn,i=Buffer.alloc(r+o+e.length);Mo.copy(i);const a=[n.length,
o,e.length,s.length/kt];for(const[f,w]of a.entries())i.writeUInt32LE(w,Mo.length+f*4);(0,x.hash)("sha256",s,"buffer").copy(i,Mo.length+a.length*4),s.copy(i,Wt);
let c=Wt+s.length,d=c+n.length*Yr;const l=d+(n.length+1)*Yn;let u=0;for(const{path:f,hash:w,size:T}of n)i.write(w,c,Co,"hex"),c=i.writeUIntLE(T,c+Co,6),d=i.writeUInt32LE(
u,d),u+=i.write(f,l+u);return i.writeUInt32LE(u,d),i.set(e,l+o),i}function Wg(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Gg(t){const e=t.filter(({path:n})=>Gr(n)).
map(({path:n})=>Rl(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const Yg=123;function Ha(t){return t[0]===Yg}
async function Kg(t,e,n){if(t.length>Da)throw Fs(`has more than ${Da} bytes`);const s=zg(t),o=new Map;for(const r of s.filter(({path:i})=>Vl(i)))o.set(r.path,r.
size>zl?"too large":await e(r));return Uo.open(Hg(s,Rg(o).bytes),n,$l)}function zg(t){let e;try{e=JSON.parse(t.toString())}catch{throw Fs("is not JSON")}if(!(0,qe.
Gv)(e)||!(0,qe.Gv)(e.files))throw Fs("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:r}=(0,qe.Gv)(s)?s:{};if(typeof o!="st\
ring"||!Aa(o))throw Fs("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Fs("has a file without a size");if(n===""||
!n.isWellFormed())throw Fs("has an invalid path");return{path:n,hash:o,size:r}})}function Fs(t){return new Jt(`The manifest of a release ${t}: deploy again`)}function zr(t,e=sg){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}
const Vg=1e3;class Vr{damage;#e;#t;#n=new wa;#s=new Map;#o;constructor(e){this.#e=e,this.#t=new ig(e.blobs),this.damage=new ng(e),this.#o=Ta(e.log,Vg,()=>e.clock.
monotonic())}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(Do.indexBytes,Da))throw this.damage.note("object_unusable",e,n),new Jt(`\
The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n,s);return{index:await(s>jr?this.#n.run("index",r):r()),storedAt:o}}async#r(e,n,s){
const o=await this.read(e,n,s);try{return Ha(o)?await Kg(o,({hash:r,size:i})=>this.read(e,r,i),zr()):Uo.ofRelease(o)}catch(r){throw r instanceof Jt&&this.damage.
note("object_unusable",e,n),r}}async count(e,n){const s=await this.#l(e,n,0,Wt);return Ha(s)?void 0:Ba(s).count}async assets(e,n){const s=await this.#l(e,n,0,Wt);
if(Ha(s))return(await this.index(e,n)).index.assets.detached();const o=Ba(s),r=o.assets*kt;return tu(o,await this.#l(e,n,Wt,r))}async read(e,n,s){const o=this.#d(
e,n),r=await this.#e.blobs.load(o,s,"any"),i=await nu(r,n,s)?r:await this.#e.blobs.load(o,s);if(!i)return this.#u(e,n);const{facts:a,bytes:c}=i,d=i===r||await nu(
i,n,s);if(!c||!d)throw await this.#f(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#c(e,n);if((await this.#t.digest(Tn(e,n),o)??this.#u(
e,n))!==n)throw await this.#f(e,n,o);const i=await this.#e.blobs.stream(Tn(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;
try{for(const o of Io){const r=await this.#a(Ia(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#i(e,o),o}}#i(e,n){this.#o("warn","variants_unreadab\
le",{org:e,reason:String(n)})}async#a(e){const n=await this.#e.blobs.head(e),s=n&&await this.#e.blobs.read(e,{start:0,end:Ps-1});return s&&Ll(s,n.size)}async readVariant(e,n,s){
const o=Ia(e,n,s);try{const r=await this.#e.blobs.load(o,qw),i=r?.bytes&&Qw(r.bytes);if(i&&i.length>0)return i}catch(r){this.#i(e,r);return}this.#e.log("warn","\
variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(
e,this.variantsVersion(e)+1)}async#c(e,n){return await this.#e.blobs.head(this.#d(e,n))??this.#u(e,n)}#d(e,n){if(!Aa(n))throw new Jt(`"${n}" is not the name of \
an object`);return Tn(e,n)}async#l(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.blobs.read(this.#d(e,n),r)??this.#u(e,n)}#u(e,n){throw this.damage.
note("object_missing",e,n),new Jt(`The object ${n} is gone`)}async#f(e,n,{version:s}){return this.damage.note("object_damaged",e,n,s),this.#t.forget(Tn(e,n)),await this.#e.
blobs.distrust(Tn(e,n),s),new Jt(`The object ${n} is damaged`)}}async function nu(t,e,n){return t?.bytes?.length===n&&(t.digest??await Jg(t.bytes))===e}async function Jg(t){
if(t.length<=jr)return(0,x.hash)("sha256",t);const e=(0,x.createHash)("sha256"),n=zr();for(let s=0;s<t.length;s+=jr){e.update(t.subarray(s,s+jr));const o=n();o&&
await o}return e.digest("hex")}const Xg=()=>{},qg=1e4,su=64*1024;function Qg(t,{deployID:e,fence:n},s,o){let r=0,i="",a;const c=async()=>{for(;i!=="";){const l=i;
i="",await t.append(e,l,n)}a=void 0};let d=!1;return{write(l){return d||=r+Buffer.byteLength(l)>s+cy,d?!1:(r+=Buffer.byteLength(l),i+=l,a??=c(),!0)},async end(){
let l=!1;const u=async()=>{await a,l||await t.end(e)};await(0,Q.ux)(o,qg,u()),l=!0},get bytes(){return r}}}async function Zg(t,e){try{const n=await t.read(e,{from:-su,
limit:su,isComplete:!0}),s=(0,_t.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-Re.lF.failureLogLines).map(o=>o.slice(0,Re.lF.failureLogLine))}catch{return[]}}const e0=["stage","commit","log","pulse",
"stored","failed","detected"],ou={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},t0=100,n0=2;function Jr(t,e=()=>performance.
now()){const n=e();let s=0;return()=>(s+=1,s>t0+n0*(e()-n)/t)}class s0{#e;#t;#n="waiting";#s="clone";#o;constructor(e){this.#e=Jr(uy,e),this.#t=Jr(ly,e)}get stage(){
return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in ou[this.#n]?e.text.length>=ay?void 0:this.#t()?"it sent its log in too many parts":void 0:"it sent a log out of orde\
r";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=e.commit,this.#r("commit","a commit");case"stored":return this.#r(
"stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a failure");case"detected":return this.#r("detected","what it detecte\
d")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=ou[this.#n],o=Object.hasOwn(s,e)?s[e]:void 0;if(o===void 0)return`it sent ${n} out of order`;this.#n=
o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function o0(t){return e0.some(e=>e===t.kind)}const r0=100,i0=300;class Xr extends Error{name="\
WorkerCrash";ending;constructor(e){super(c0(e)),this.ending=e}}class a0{process;#e;#t=new Map;#n=Promise.withResolvers();ready=this.#n.promise;#s=Promise.withResolvers();#o={};#r=new s0;#i=Jr(
fy);#a=Jr(hy);#c={files:[],odd:[]};#d=!1;#l;#u=0;#f=!1;#h=Promise.withResolvers();#p;#m=!1;#y=!1;constructor(e,n){this.process=e,this.#e=n,this.ready.catch(()=>{}),
this.#s.promise.catch(()=>{}),e.listen(s=>this.#w(s).catch(o=>this.#E(o))),e.ended.then(s=>this.#N(s))}get alive(){return!this.#f}get stage(){return this.#l}run(e,n={}){
return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.promise}place(e){return this.#f?Promise.resolve([]):(this.#p=Promise.withResolvers(),
this.#h.resolve(e),this.#p.promise)}letGo(){this.#y=!0,this.#h.resolve(null),this.#p?.resolve([])}#E(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#w(e){
const n=this.#g(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#l=e.stage,await this.#o.onStage?.(
e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);break;case"log":this.#o.onLog?.(e.text);break;case"ask":this.#_(e.id,e.question);break;case"\
release":this.#b(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#o.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.
resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,A.xb)(e)}}#g(e){return o0(e)?this.#r.take(e):e.kind===
"note"?this.#i()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a()?"it sent too many messages about loc\
ks":void 0}async#_(e,n){if(this.#u+=1,this.#u>r0)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#S(
n)})}catch(s){this.#E(s)}this.#u-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#b(e.name),this.#t.set(e.name,
n),this.#f&&this.#b(e.name),null}case"output":return await this.#O(e),null;case"start":return this.#T(e.found);case"repositories":return this.#e.repositories(e.
after);case"apps":return this.#e.apps(e.after)}}async#T(e){if(this.#m&&this.#p?.resolve(e),this.#y)return null;const n=await this.#h.promise;return this.#m=n!==
null,n&&(this.#h=Promise.withResolvers()),n}async#O({part:e,isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+e.odd.length===0;if(this.#d||r&&!n)return this.
process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(s.length,o.length)>kl.files)return this.process.
kill("its output is too large");n&&await this.#o.onOutput?.({files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.faults})}#b(e){this.#t.get(e)?.(),this.#t.delete(
e)}#N(e){this.#f=!0,this.letGo();const n=new Xr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#b(s)}}function c0({exitCode:t,signal:e,
killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return o!==void 0?`it\
 was ended because ${(0,_t.Ow)(o,i0)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}
class d0{#e;#t;#n=new wa;#s=new Set;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,_n.uV)(e.env)}get walls(){return this.#r}close(){return this.#i=!0,[...this.#s]}take(){
const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.process.ended.then(()=>!this.#i&&this.refill()),
{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#a(),n=(0,_n.ig)(e.dataDir,process.pid),s=new a0(new Iy(
this.#t,n),{locks:this.#n,repositories:this.#e.repositories??(async()=>[]),apps:this.#e.apps??(async()=>[]),onNote:({level:o,event:r,text:i})=>this.#e.log(o,r,{
reason:i})});return this.#s.add(s),s.process.ended.then(()=>this.#s.delete(s)),s.ready.then(o=>this.#c(o),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#a(){
const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:l}=this.#e,{buildNetwork:u="auto",buildNetworkAllow:f=[]}=this.#e;
return{dataDir:(0,b.realpathSync)(e),blobs:n,env:(0,_n.I3)(s),gitUrlTemplate:o??Gn.bD,allowLocalGit:r??!1,limits:{...Cr,...i},outputLimits:a??kl,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:l??"auto",network:{want:u},networkAllow:f,known:this.#r}}#c({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#r||o)){if(this.#r=
{isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",{by:hr(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.
log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",{network:s.level,reason:s.reason,means:l0[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)
return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",
{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const l0={filtered:"bu\
ilds reach the internet, and the abstract UNIX sockets of this machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loo\
pback, private networks, and the metadata service of a cloud"};var ru=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},iu=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const u0=1e4,f0=5*6e4,h0=1e4,p0=2,m0=6e4,E0=8,y0=100;function w0(t){return new g0(t)}class g0{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new d0(e)}get walls(){return this.#t.walls}prepare(){this.#t.refill()}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!du(
e)&&n!=="required"&&!lu(s)){const o=setTimeout(()=>this.#n(),y0);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}_0(await this.#d().ready,
this.#e)}#d(){if(!(0,b.existsSync)((0,M.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();return this.#s=this.#m(null,n).then(()=>{
this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:o}=this.#t.take();try{return await this.#l(e,n,s).catch(r=>{
if(!(r instanceof Xr)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#l(e,n,s)})}catch(r){throw r instanceof Xr?await this.#w(r,s,e):r}}async#l(e,n,s){
const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,logs:c,clock:d}=this.#e,l=a?.logBytes??Cr.logBytes,u=Qg(c,{deployID:e.deployID,
fence:n.fence},l,d),f=ru(o,(0,wo.addAbortListener)(r,()=>{this.#E(s)}),!1);try{const O={...n,onOutput:async B=>i?.(B,r),onLog:B=>{u.write(B)||s.process.kill("it\
 sent a log that is too long")},onStored:async(...B)=>{try{const U=await n.onStored?.(...B);for(const F of U??[])u.write(`Warning: ${F}
`);return U??void 0}catch(U){throw U instanceof Ft&&u.write(`${U.message}
`),U}}},N=await s.run({kind:"deploy",job:e,look:i!==void 0},O);if(N.kind!=="stored")throw N.kind==="failed"?new Ft(N.facts):Wa();const{commit:S,release:W}=N;return{
commit:S,release:W,place:async B=>await(0,Q.ux)(d,h0,s.place(B))??[],[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(w){throw await this.#y(s,
e.deployID),r.reason instanceof on&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),w}finally{await u.end(),n.onLogged?.(u.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{iu(o)}}async detect(e,n){if(this.#c>=p0)throw au("\
Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#u({...e,deployID:`look-${(0,x.
randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?au("The repository could not be read in time. Try again, or let the first build read it."):s}finally{
this.#c-=1}}async#u(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),r=ru(s,(0,wo.addAbortListener)(n,()=>{this.#E(o)}),!1);try{const i=await o.
run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new Ft(i.facts);if(i.kind!=="detected")throw Wa();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof
Xr&&!n.aborted?await this.#w(i,o,e):i}finally{this.#y(o,e.deployID)}}catch(o){s.error=o,s.hasError=!0}finally{iu(s)}}async collect(){return this.#e.lasting===!1?
[]:this.#p({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_fail\
ed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#E(e))),await this.#o}#f(e,n,s={}){return this.#o=
this.#o.then(()=>this.#p(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,reason:String(o)})}),this.#o}#h(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#f(
{kind:"sweep"},"cleanup_failed")};this.#r>=E0?e():this.#i=this.#e.clock.after(m0,e)}async#p(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();
try{const s=await n.run(e);if(s.kind!=="done")throw Wa();return s.collected}finally{await this.#E(n)}}#m(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).
then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(f0,s.
signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.process.ended;s.abort(),!this.#a&&(o!==0&&await this.#m(n),this.#e.
lasting!==!1&&this.#h())}async#E(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),u0);
await e.process.ended,clearTimeout(n)}async#w(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});
const o=n.stage??"clone",r=`The process that built this deployment crashed: ${this.#g()??e.message}`,{exitCode:i,signal:a}=e.ending,c=await Zg(this.#e.logs,s);return new Ft(
{stage:o,code:"builder_crashed",message:r,exitCode:i,signal:a,log:c,diagnostics:[]})}#g(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,_n.
nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all use\
rs read it",command:n.command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function au(t){return new $e.P_("unava\
ilable",t,{"retry-after":"10"})}const cu={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the pl\
atform as root and install bubblewrap and nftables, or start with --build-network open."};function du(t){return t!==void 0&&Object.hasOwn(cu,t)}function lu(t){return t?.
startsWith("/")===!0}function _0({network:t,isolation:e,limiter:n},s){const o=(i,a,c)=>new A.GQ("unsupported_runtime",a,{input:i,remedy:c}),{buildNetwork:r}=s;if(du(
r)&&t.level!==r){const i=t.level==="private"?"Builds have a private network":t.reason;throw o("build-network",i,cu[r])}if(s.isolation==="required"&&e.kind==="no\
ne")throw o("isolation",`Builds cannot be isolated: ${e.reason}`,"Install bubblewrap, or start with --isolation auto: builds then have all rights of the platfor\
m.");if(lu(s.cgroup)&&n.kind!=="cgroup")throw o("cgroup",`Builds cannot have cgroups: ${n.reason}`,"Name a cgroup that the platform may use, or start with --cgr\
oup auto: then the platform measures builds itself.")}function Wa(){return new Error("The worker sent the result of another kind of job")}const uu="GET, HEAD, O\
PTIONS";function Ga({method:t}){return t==="GET"||t==="HEAD"}function fu(t){return t==="OPTIONS"?{status:204,headers:{allow:uu}}:{status:405,headers:{allow:uu,"\
content-length":"0","cache-control":"no-store"}}}function ln(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-release":n.deployID}:o;return t.method==="H\
EAD"?{status:s,headers:r}:{...e,headers:r}}function T0(t,e,n){const s=o=>(0,Y.Mr)(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof Promise?n.then(s,o=>{
throw t.site(e,500,0),o}):s(n)}function b0({settings:t},e){return t.noindex!==!0||e.take?e:{...e,headers:{...e.headers,"x-robots-tag":"noindex"}}}const hu={"con\
tent-length":"0","cache-control":"public, max-age=0, must-revalidate"};function O0(t,{status:e,location:n},s){const o=pu(t.target.slice((0,Y.XM)(t.target).length)),
[,r="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...hu,"x-slipway-release":s.deployID}}}function S0({target:t},e){
const n=t.startsWith("/")?pu(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...hu}}}function pu(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}
const N0=16*j.D6,R0=512;function mu(t){return e=>{if(e instanceof Xe.us)throw e;return t}}class L0{#e;#t=new Ht(N0);constructor(e){this.#e=e}async releasesWith({
org:e,kept:n},s){const o=Rl(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){try{return await this.#t.load(`${e}\
/${n}`,s=>s.bytes+R0,()=>this.#e.assets(e,n))}catch(s){if(s instanceof Jt)return;throw s}}}const A0=Vt({status:404,title:"No site here",text:"No app of this pla\
tform has this host name. Check the spelling of the address."}),Eu=Vt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first succe\
ssful deploy. Deploy it, then load this page again."}),I0=Vt({status:410,title:"This site is gone",text:"The app at this address was deleted."}),yu=Vt({status:404,
title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),wu=Vt({status:400,title:"Bad address",text:"The pat\
h of this address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),D0=Vt({status:414,title:"Address too long",text:"The path of\
 this address has more than 4,096 characters. No page has such a long address."}),k0=Vt({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds.",againIn:5}),$0=Vt({status:503,title:"Not available at\
 the moment",text:"The platform cannot look up this site at the moment. Try again in a few seconds.",againIn:5}),v0=Vt({status:500,title:"This file cannot be se\
rved",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."});class M0{#e;#t=new Set;#n;constructor(e){this.#e=
e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?
void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.all(this.#t)}}const C0=2e3,
Ya=200,U0=32*j.D6,x0=1/4,P0=8,F0=4,j0=["index.html","404.html"];function B0(t){const{clock:e,log:n}=t;let s=0;return async o=>{if(s>=F0)return;s+=1;const r=new AbortController,
i=H0(t,o,r.signal).catch(a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,reason:String(a)})});i.finally(()=>{s-=1}),await(0,Q.ux)(e,C0,i),
r.abort()}}async function H0(t,{subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&t.loaded(o.release);if(!o||!r||r.deployID===n.deployID)return;const i=await t.
load(o.org,n);let a=Math.min(U0,t.cacheBytes*x0);const c=new M0(P0);for(const d of await W0(r,i,s)){s.throwIfAborted();const l=i.file(d,new Ca(`/${d}`));l?.kind!==
"file"||l.file.size>a||(a-=l.file.size,await c.start(()=>t.warm(l.file)))}await c.end()}async function W0(t,e,n){const s=new Set([...j0,...t.mostServed(Ya)]),o=new Set(
[...s].filter(Wr).map(gu)),r=zr(n);for(const a of o.size>0?e.names():[]){if(o.has(gu(a))&&s.add(a),s.size>=2*Ya)break;const c=r();c&&await c}const i=a=>e.has(a)&&
e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(0,Ya)}function gu(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}class _u{#e=new Map;#t=[];#n;constructor(e){
this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||!("text"in o))this.#t.push(n);else{const r=this.#e.get(o.text);r?r.push(n):this.#e.
set(o.text,[n])}}}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],o=this.#t;for(let r=0,i=0;r<s.length||i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,
c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;const d=this.#n[Math.min(a,c)],l=d&&n(d)?pg(d.from,e):void 0;d&&l&&(yield[d,l])}}}function qr(t,e,n=s=>s){if(!t.includes(
":"))return{pieces:[n(t)],isFixed:!0};const s=fg(e),o=[];let r=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(
t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.length);return o.push(n(t.slice(r))),{pieces:o,isFixed:o.every(i=>typeof i=="string")}}function Ka({pieces:t},e,n,s){
let o="";for(const r of t){const i=typeof r=="string"?r:G0(r.name,e,n,s-o.length);if(i===void 0||o.length+i.length>s)return;o+=i}return o}function G0(t,e,n,s){return n===
"plain"||e.get(t).length>s?e.get(t):e.encoded(t)}function Tu(t){return Buffer.from(t,"utf16le").toString("utf16le")}const Y0={headers:{},isCut:!1};function K0(t){
const e=new _u(t.map(z0)),n=t.length===0;return s=>{const o=n?[]:[...e.matching(s)];return o.length===0?Y0:V0(o)}}function z0({from:t,set:e,unset:n}){let s=0;const o=e.
map(([r,i])=>{const a=qr(i,t);return a.isFixed&&(s+=$o(r,i)),{name:r,value:a}});return{from:t,set:o,unset:n,fixedBytes:s}}function V0(t){const e=new Map;let n=Br,
s=Br-t.reduce((r,[{fixedBytes:i}])=>r+i,0),o=!1;for(const[{set:r,unset:i},a]of t){for(const c of i)e.delete(c);for(const{name:c,value:d}of r){if(o&&!d.isFixed)continue;
const l=(d.isFixed?n:Math.min(n,s))-$o(c,""),u=l<0?void 0:Ka(d,a,"encoded",l);if(u===void 0){o=!0;continue}n-=$o(c,u),d.isFixed||(s-=$o(c,u));const f=e.get(c);e.
set(c,f===void 0||c==="set-cookie"?u:`${f}, ${u}`)}}return{headers:Object.fromEntries([...e].map(([r,i])=>[r,Tu(i)])),isCut:o}}const J0=64,X0=8*1024,q0=4*1024;class Q0{#e;#t;#n;#s;constructor({
redirects:e,fallback:n},s){this.#e=new _u(e.map(Z0)),this.#t=e.some(({force:o})=>o),this.#n=n,this.#s=s}direct(e){const n=this.#r(e.path.slice(1));return{target:(this.#t?
this.#i(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#n??(n?"index.html":void 0);return this.#i(e,"nothing")??(s!==
void 0&&!Gr(e.path.slice(1))?this.#o(s,200):void 0)??this.#o("404.html",404)}has=e=>!Vl(e)&&this.#s(e);#o(e,n){return this.has(e)?{kind:"file",name:e,status:n}:
void 0}#r(e){const n=$a(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,location:Ml(n.to)}}#i(e,n){let s=0;for(const[
o,r]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!o.force&&n==="earlier")return;const i=this.#a(o,r,e);if(s+=1,i||s===J0)return i}}#a({to:e,status:n,isForeign:s},o,r){
if(Hr(n)){const c=Ka(e,o,"plain",q0)?.replace(/^\/+/,""),d=c===void 0?void 0:$a(c,this.has),l=d?.kind==="redirect"?this.#c(d.to):d?.path;return l===void 0?void 0:
{kind:"file",name:l,status:n}}const i=Ka(e,o,"encoded",X0);if(i===void 0)return;const a=s?i:i.replace(/^\/{2,}/,"/");return a===`/${r.encode(r.path.slice(1))}`?
void 0:{kind:"go",status:n,location:a}}#c(e){const n=$a(e,this.has);return n?.kind==="file"?n.path:void 0}}function Z0({from:t,to:e,status:n,force:s}){return{from:t,
to:Hr(n)?e_(e,t):qr(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function e_(t,e){const n=t.replace(/[?#].*$/,"");try{return qr(n,e,decodeURIComponent)}catch{
return qr(n,e)}}const t_="public, max-age=0, must-revalidate",n_="public, max-age=31536000, immutable";function s_(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.
length??0));return e}class o_{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){this.status=o,this.org=e.org,this.
file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=Cg(n),this.variants=Ug(this.#s)?
new Map:void 0}get headers(){return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-rang\
es":"bytes"}},this.#o}get notModified(){const{etag:e,status:n}=this;return this.#r??={"cache-control":Wr(this.#t)?n_:t_,"x-content-type-options":"nosniff",...this.#n,
...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},
this.#r}}function r_(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,org:i,file:t.file,encoding:e,key:`${t.
key}.${e}`,size:n,etag:s,headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...o},variants:void 0}}const i_=64*
1024,a_=j.D6,c_=4*1024,d_=32,l_=5*1024,u_=512;class f_{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{index:s,storedAt:o},r){
this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const i=Ag(s.rules),a=Math.min(a_,i_+s.count*c_);
this.#e=s,this.isServer=s.find(vd)!==-1;const c=d=>!(this.isServer&&bu(d))&&s.find(d)!==-1;this.#t=new Q0(i,c),this.#n=K0(i.headers),this.#s=new Ht(a),this.#o=r,
this.weight=s.bytes+s.rules.length*d_+a}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);if(this.isServer&&!s)return;const o=n&&
this.#i(n,e);return s&&o&&this.#s.put(e.path,o,h_(e.path,o)),o}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(s,e)}file(e,n,s=200){const o=this.#t.
has(e)?this.#e.find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n(n);i&&!this.#r&&(this.#r=!0,this.#o("warn","headers_cut",{deployID:this.deployID,org:this.
org}));const a=new o_(this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:s_(r),served:0}}has(e){return this.#t.has(e)}hashOf(e){const n=this.#e.
find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.values())o.kind==="file"&&n.set(o.name,(n.get(o.name)??0)+
o.served);return[...n].sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e,n){return e.kind==="\
file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:Tu(e.location)}}}function bu(t){return t===ta||t.startsWith(`${ta}/`)}function h_(t,e){
const n=4*t.length;return e.kind==="redirect"?u_+n+2*e.location.length:l_+n+e.customBytes}function p_(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").
some(n=>n.trim().replace(/^W\//,"")===e)}function m_(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[
,s,o,r]=n;if(r!==void 0){const a=Math.min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&Number(o)<i))return i>=e?"unsa\
tisfiable":{start:i,end:o?Math.min(Number(o),e-1):e-1}}const E_=256,y_=256,Ou=new vs(E_);function w_(t){let e=Ou.get(t);if(!e){if(e=g_(t),t.length>y_)return e;Ou.
set(t,e)}return e}function g_(t){const e=new Map;for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(l=>l.trim()),c=a.find(l=>/^q\s*=/.
test(l)),d=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,o=r=>e.
get(r)??n;return Io.filter(r=>o(r)>0&&o(r)>=s).sort((r,i)=>o(i)-o(r))}const __=4*j.D6,T_=64*j.D6,b_=512,O_=[];class S_{#e;#t;#n;#s;#o=0;constructor(e,n,s=Q.ml){
this.#e=e,this.#t=new Ht(n),this.#n=Math.min(__,n),this.#s=new I_(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?(0,Y.wx)(e,
"accept-encoding"):void 0,r=o===void 0?O_:w_(o);if(r.length===0)return this.#r(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,
n,Nu(n,r,a),s)):this.#r(e,n,Nu(n,r,i),s)}async warm(e){this.#l(e)&&await this.#u(e)}#r(e,n,s,o){if(s.status===200){if(N_(e,s))return{status:304,headers:s.notModified};
const i=o?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?
{status:s.status,headers:s.headers,body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const o=await this.#f(n,
async()=>{const r=await this.#e.readVariant(e.org,e.file.hash,s);if(r?.length!==n.size)throw new Su;return r}).catch(r=>{if(!(r instanceof Su))throw r});return o?
{status:n.status,headers:n.headers,body:o}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#l(e)?await this.#u(e):await this.#h(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=(0,Y.wx)(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const o=m_((0,Y.wx)(e,"range")??
"",n.size);if(o!==void 0){if(o==="unsatisfiable"){const r={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,
headers:{...n.notModified,...r}}}return this.#d(n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#l(e)?(await this.#u(e)).subarray(s,o+1):await this.#h(e,n);return{
status:206,headers:{...e.headers,"content-range":`bytes ${s}-${o}/${e.size}`,"content-length":String(o-s+1)},body:r}}#l({size:e}){return e<=this.#n&&this.#o+e<=
T_}#u(e){return this.#f(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,o=>o.length+b_,async()=>{this.#o+=n;try{return await s()}finally{
this.#o-=n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Su extends Error{}function Nu(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;
const r=t.variants?.get(s);if(r?.size===o)return r;const i=r_(t,s,o);return t.variants?.set(s,i),i}return t}function N_(t,e){const n=(0,Y.wx)(t,"if-none-match");
if(n!==void 0)return p_(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Ru=new Map,R_=4*j.D6,L_=768,A_=1e3;
class I_{#e;#t;#n=new Ht(R_);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<
Xw||s.size>La)return Ru;this.#n.delete(e);const r=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>o?.sizes??Ru);return{
sizes:a,isWhole:a.size===Io.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>L_+2*e.length,r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(
e)}#s({isWhole:e,version:n,at:s},o){return e?!0:n===this.#e.variantsVersion(o)&&this.#t.monotonic()-s<A_}}function Lu({sites:t,domain:e,isOwnHost:n}){const s=v_(
e),o=M_(e,n);return{domain:o,site(r){const i=s(r);if(i!==void 0)return t.site(i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function D_(t,e){const n=t.
startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const k_=1024,$_=255;function Au(t){const e=new vs(k_);return n=>{
if(n.length>$_)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;const o=t(n);return e.set(n,o),o}}function v_(t){const e=`.${t.toLowerCase()}`;return Au(
n=>{const s=Iu(n),o=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:void 0})}function M_(t,e){return Au(n=>{const s=Iu(
n);return(0,ot.an)(s)&&!(0,ot.UO)(s,t)&&!e(n)?s:void 0})}function Iu(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const C_=64*j.D6,Du=4096,U_=1e3;
class x_{#e;#t;#n;#s;#o;#r;#i=new Ht(C_);#a;prefetch;constructor(e){const{sites:n,objects:s,cacheBytes:o,log:r,clock:i=Q.ml,meter:a=ro}=e;this.#e=e,this.#t=Ta(r,
U_,()=>i.monotonic()),this.#n=e.finder??Lu({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??(c=>`http://${c}/`),this.#o=new S_(s,o,i),this.#a=a,
this.#r=new L0(s),this.prefetch=B0({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,d)=>this.#m(c,d),warm:c=>this.#o.warm(c),cacheBytes:o,clock:i,log:r})}handler=e=>{
const n=this.#n.site((0,Y.wx)(e,"host")??"");return n instanceof Promise?n.then(s=>this.#c(e,s),s=>this.#O(e,s,$0)):this.#c(e,n)};#c(e,n){return n===void 0?ln(e,
A0):T0(this.#a,n,this.#d(e,n,this.#u(e,n)))}#d(e,n,s){const{late:o}=this.#e;return o?s instanceof Promise?s.then(i=>this.#d(e,n,i)):s.status!==404||s.take?s:o.newer(
n,Gr((0,Y.XM)(e.target)))?.then(i=>i?this.#l(s,e,i):s)??s:s}#l({body:e},n,s){return e instanceof Ct.Readable&&e.destroy(),this.#u(n,s)}#u(e,n){const s=!n.isDeleted&&
n.release!==null;if(!Ga(e)&&!(s&&this.#e.functions))return fu(e.method);if(n.isDeleted)return ln(e,I0);if(n.release===null)return ln(e,Eu);const o=n.settings.domains&&
this.#n.domain((0,Y.wx)(e,"host")??""),r=o&&D_(o,n.settings.domains??[]);if(r)return S0(e,this.#s(r));try{const i=this.#p(n.release),a=i?this.#y(e,n,i):this.#h(
n,n.release).then(d=>this.#y(e,n,d)),c=this.#f(n,a);return c instanceof Promise?c.catch(d=>this.#O(e,d)):c}catch(i){return this.#O(e,i)}}#f(e,n){const{cdn:s,sites:o}=this.#e;
if(!s&&e.settings.noindex!==!0)return n;const r=i=>{const a=b0(e,i);return s?s.answer(e,a,o.isSure!==!1):a};return n instanceof Promise?n.then(r):r(n)}async#h(e,n){
try{return await this.#m(e.org,n)}catch(s){const o=e.kept.map(r=>this.#p(r)).find(r=>r!==void 0);if(!o||!(s instanceof Xe.us))throw s;return this.#t("warn","edg\
e_earlier_release",{deployID:o.deployID,live:n.deployID}),o}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){const{
objects:s,log:o}=this.#e;return this.#p(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,r=>r.weight,async()=>new f_(e,n,await s.index(e,n.manifestHash),o))}#y(e,n,s){
if(s.isServer)return this.#w(e,n,s);if(!Ga(e))return fu(e.method);const o=(0,Y.XM)(e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)return this.#T(e,
i,s);const a=ka(o);if(a===void 0)return ln(e,wu);if(a.length>Du)return ln(e,D0);const c=new Ca(`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(c);return this.#E(
e,n,s,c,d)}#E(e,n,s,o,r){return r?this.#T(e,r,s):n.kept.length>0&&Gr(o.path.slice(1))?this.#_(e,n,s,o):this.#S(e,n,s,o)}#w(e,n,s){if(!e.target.startsWith("/"))return ln(
e,wu);const o=ka((0,Y.XM)(e.target));if(o!==void 0&&bu(o))return ln(e,yu,s);if(!Ga(e)||e.isUpgrade||o===void 0||o.length>Du)return this.#g(n);const r=new Ca(`/${o}`);
return this.#E(e,n,s,r,s.remembered(r.path)??s.direct(r))}#g(e){const{release:n}=e,{functions:s}=this.#e;return n===null?Eu:s?.answer({...e,release:n})??vr(new rt(
"functions_off",void 0,60))}async serverSite(e){const n=await this.#e.sites.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#p(s)??await this.#m(
n.org,s)).isServer?{...n,release:s}:void 0}async#_(e,n,s,o){const r=o.path.slice(1);for(const i of await this.#r.releasesWith(n,r).catch(mu([]))){const a=this.#p(
i)??await this.#m(n.org,i).catch(mu(void 0)),c=a?.file(r,o);if(a&&c)return this.#T(e,c,a)}return this.#S(e,n,s,o)}#S(e,n,s,o){if(s.isServer)return(Wr(o.path)?this.#e.
late?.newer(n,!0):void 0)?.then(a=>a?this.#u(e,a):this.#g(n))??this.#g(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#T(e,r,s):ln(e,yu,s)}#T(e,n,s){
return n.kind==="redirect"?O0(e,n,s):(n.served+=1,this.#o.send(e,n.file))}#O(e,n,s=k0){const o=n instanceof Xe.us;if(!o&&!(n instanceof Jt))throw n;const r=o?"e\
dge_unavailable":"edge_damaged";return this.#t("error",r,{requestID:e.requestID,reason:n.message}),ln(e,o?s:v0)}}const P_=500;class F_{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){
this.#e=e,this.#t=n}newer(e,n){const s=this.#e.readAt(e.subdomain)+P_-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,
s):this.#r(e.subdomain))).then(i=>i&&ku(i)!==ku(e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:
this.#r(e)),o=this.#t.sleep(n,this.#s.signal).then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function ku({release:t,
kept:e}){return[t,...e].map(n=>n?.deployID).join()}const j_=500,B_=1e3,H_=250,W_=750,G_=5e3,za=-1;class $u{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.
NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new Ht(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(
n);s!==void 0&&this.#l(s),n.kind==="unknown"&&(this.#o+=1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#g(n))return n.record;if(n?.record!==
void 0)return this.#h(e,n.record);const{table:s}=this.#e;return s?this.#f(s,e):this.#u(e)}again(e){const n=this.#s.get(e);return n?.record===void 0||!this.#g(n)?
this.find(e):this.#_()?n.record:this.#p(e,n.record)}readAt(e){return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){return!this.#_()}[Symbol.
dispose](){this.#n[Symbol.dispose]()}#l(e){this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=za);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#m(
e).catch(()=>{}))}#u(e){return this.#_()&&this.#r.size>0?Promise.reject(new Xe.us("The state cannot be read now")):this.#m(e)}async#f(e,n){const s=await e.find(
n),o=this.#s.get(n);return o&&(this.#g(o)||o.record)?this.find(n):s?(this.#w(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.monotonic(),generation:za}),
this.#h(n,s)):this.#u(n)}#h(e,n){if(!this.#_())return this.#p(e,n);const s=this.#t.monotonic();return s-this.#d>=H_&&(this.#d=s,this.#p(e,n).catch(()=>{})),n}async#p(e,n){
const s=()=>{const o=this.#s.get(e);return o?o.record:n};try{const o=await(0,Q.ux)(this.#t,j_,this.#m(e).then(r=>({record:r})));return o?o.record:(this.#a=this.#t.
monotonic(),s())}catch(o){if(o instanceof Xe.us)return s();throw o}}#m(e){const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&n-s.begun.at<W_)return s.record;this.#i+=
1;const o={at:n,read:this.#i},r=this.#y(e,o);return this.#r.set(e,{begun:o,record:r}),r}async#y(e,n){const s=()=>this.#r.get(e)?.begun===n;try{const o=await this.#e.
read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const r={record:o,read:n.read,begunAt:n.at,at:this.#c};return s()?(this.#w(e,{...r,generation:this.#o}),
this.#e.table?.put(e,o),o):this.#E(e,r)}catch(o){throw o instanceof Xe.us&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),o}finally{s()&&this.#r.delete(e)}}#E(e,n){
const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#w(e,{...n,generation:za}),n.record)}#w(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#g({record:e,
at:n,generation:s}){return s!==this.#o?!1:e!==void 0||this.#t.monotonic()-n<G_||this.#_()}#_(){return this.#t.monotonic()-this.#a<B_}}const Y_=16*j.D6,K_=4*j.D6,
Va=400,z_=300,V_=2;class J_ extends $u{#e;constructor(e,n,{table:s,domains:o,clock:r}={}){super({changes:n,table:s,clock:r,bytes:Y_,weightOf:X_,read:i=>e.site(i),
nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#e=new $u({changes:n,table:o,clock:r,bytes:K_,weightOf:()=>Va,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="d\
omain"?i.domain:void 0})}site(e){return this.find(e)}siteOfDomain(e){const n=this.#e.find(e);return n instanceof Promise?n.then(s=>this.#t(s,e)):this.#t(n,e)}[Symbol.
dispose](){super[Symbol.dispose](),this.#e[Symbol.dispose]()}#t(e,n){const s=e===void 0?void 0:this.find(e),o=r=>r?.settings.domains?.includes(n)?r:void 0;return s instanceof
Promise?s.then(o):o(s)}}function X_(t){return t?Va+z_*t.kept.length+V_*JSON.stringify(t.settings).length:Va}async function q_(t,e,n){const s=[];for(const o of t){
if(n?.aborted)break;try{s.push(...await o.collect())}catch(r){if(n?.aborted)break;const{message:i,remedy:a}=(0,A.I7)(r),c={kinds:o.kinds.join(),message:i,...a!==
void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function AA({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){const r=await n(),
i={items:r.length,bytes:r.reduce((d,{bytes:l})=>d+l,0)};let[a,c]=[0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,
left:{items:i.items-a,bytes:i.bytes-c}}]}}}const un=3e4,vu=5e3,Mu={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Cu(t){
return Ls(t,"interrupted","The platform stopped while this deployment was under way").facts}const Q_=1e3;async function Z_(t,e){const{references:n,node:s,clock:o,
waits:r,stop:i}=t;let a=await n.hold(s);for(;!a&&r;)await o.sleep(Q_,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,l=()=>n.renew(c).then(f=>f||
d.abort(new Error("another node has taken over the collection")),()=>{}),u=(0,Q.fm)(vu,()=>{l()});try{return await e(AbortSignal.any([i,d.signal]))}finally{u(),
await n.release(c).catch(()=>{})}}var xo=y(8500);const Qr=500,eT=1e4,tT=55*6e4;function nT(t){const{keeping:e,usage:n,notify:s,hooks:o,audit:r,keepAuditMs:i,clock:a}=t,
c=(d,l)=>({kinds:[d],collect:async()=>[{kind:d,items:await Uu(l),bytes:0}]});return[{kinds:["apps"],collect:()=>oT(t)},{kinds:["deployments","logs"],collect:()=>rT(
t)},c("keys",()=>e.endKeys(Qr)),c("notifications",()=>s.prune({...ny,limit:Qr})),c("pushes",()=>o.prune({ageMs:sy,limit:Qr})),c("audit",()=>r.trim(i)),c("usage",
()=>n.prune(a.now(),Qr))]}async function Uu(t){let e=0;for(let n=0;n<eT;n+=1){const s=await t();if(e+=s,s===0)break;await(0,xo.setImmediate)()}return e}const sT=20;
async function oT({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Uu(async()=>(await n.expire(sT,s)).length);let[o,r]=[0,0],i;for(;;){const a=await t.endingApp(
r);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(o+=1),a.logs.
length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,xo.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}async function rT({keeping:t,logs:e,
bounds:n}){const s={deployments:0,logs:0,bytes:0},o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const u of a.
logs)await e.remove(u).catch(f=>{r=f,c.add(u)});const d={logs:a.logs.filter(u=>!c.has(u)),deployments:a.deployments.filter(u=>!c.has(u))},l=d.logs.length+d.deployments.
length;l>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||l===0)&&(o.deployments+=a.left.deployments,o.logs+=a.left.logs,
o.bytes+=a.left.logBytes,i=a.app),await(0,xo.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:o.deployments,
bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var Po=y(1772);class xu extends Error{name="KeyspaceGone";constructor(){super(
"the table was deleted")}}class Kn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Pu(t,e){const n=iT(e),s=aT(n.get("key"));
if(t!=="put")return{key:s,value:"",ttlMs:void 0};const o=n.get("value");if(o===void 0||Fu(o,Re.ux.valueBytes))throw new Kn("invalid_value");const r=e.length>2*o.
length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{key:s,value:r,ttlMs:cT(n.get("ttlSeconds"))}}function iT(t){if(!(0,Xl.isUtf8)(t))throw new Kn("inval\
id_json");try{const e=(0,Po.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Po.sU))throw e}throw new Kn(
"invalid_json")}function aT(t){const e=t?.startsWith('"')?(0,Po.I)(t):void 0;if(e===void 0||e===""||Fu(e,Re.ux.keyBytes))throw new Kn("invalid_key");return e}function cT(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<Re.ux.minTtlSeconds||e>Re.ux.maxTtlSeconds)throw new Kn("invalid_ttl");return e*1e3}function Fu(t,e){
return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function dT({tables:t,engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{const{keyspace:l,windows:u}=await t.
byName(c,d),f=await s.take(u);if(f===0)return l;throw(0,$e.xd)(`The table has reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new $e.P_("unava\
ilable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof xu?new $e.P_("table_no\
t_found","The table was deleted."):d instanceof Xe.us?new $e.P_("unavailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,l,u,f)=>o.append(
f,[D(d,c,{object:l,after:{key:u}})]);return{get:(c,d,l)=>i(async u=>u.get(await r(c,d),Ja("get",{key:l}).key)),list:(c,d,l)=>i(async u=>u.keys(await r(c,d),l)),
put:(c,d,l,u)=>i(async f=>{const{key:w,value:T,ttlMs:_}=uT(l),O=await r(c,d);if(n?.has(O))throw new $e.P_("conflict",lT);await f.put(O,w,{value:T,ttlMs:_}),await a(
"key.put",c,d,w,u)}),delete:(c,d,l,u)=>i(async f=>{const[w,{key:T}]=[await r(c,d),Ja("delete",{key:l})],_=await f.get(w,T)!==void 0;await f.delete(w,T),_&&await a(
"key.delete",c,d,l,u)})}}const lT="The table, or all tables of its organization together, store as much as they may. Delete keys: a minute later there is room a\
gain.";function uT({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Po.q$)(s)}catch(i){throw i instanceof Po.sU?new $e.P_("validation_failed",`The value is\
 not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const o=n.trim(),r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(o):o}};return Ja("\
put",r,s)}const{keyBytes:fT,valueBytes:hT,minTtlSeconds:pT,maxTtlSeconds:mT}=Re.ux,ET={invalid_key:`A key has 1 to ${fT} bytes.`,invalid_value:`A value has at m\
ost ${hT} bytes.`,invalid_ttl:`The time to live is ${pT} to ${mT} seconds.`};function Ja(t,e,n){const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(0,-1)},"valu\
e":${n}}`;try{return Pu(t,Buffer.from(o))}catch(r){throw r instanceof Kn?new $e.P_("validation_failed",ET[r.code]??"The entry is not valid."):r}}const yT=15e3;function wT({
usage:t,bounds:e,log:n,every:s}){let o=new Set;const r=Pt({everyMs:yT,async run(){o=new Set(await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(
i)}),every:s,isDue:!0});return{has:i=>o.has(i),[Symbol.asyncDispose]:r[Symbol.asyncDispose]}}var Gt=y(7080);const gT=15e3,_T=1e4;function TT({usage:t,quotas:e,clock:n,
log:s}){const o=new Map,r=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:l=0}=await t.used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,
l)}catch(l){s("warn","kvs_quota_not_read",{org:c,reason:String(l)})}finally{d.isRead=!0,d.reading=void 0}},i=(c,d)=>{const l=o.get(c);if(l?.start===d)return l;o.
size>=_T&&o.clear();const u={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};return o.set(c,u),u},a=(c,d,l)=>{if(d.used<l){d.used+=1;return}
const u=n.now(),{end:f}=(0,Gt.GS)(u);return{message:(0,Gt.c9)({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:l,until:f}),seconds:Math.max(1,Math.ceil((f-u)/
1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const l=n.now(),u=i(c,(0,Gt.GS)(l).start);Math.abs(l-u.readAt)>=gT&&(u.reading??=
r(c,u));const f=()=>a(c,u,d);return u.isRead||!u.reading?f():u.reading.then(f)}}}const bT=3e4,ju=1e3,Bu=100;function OT({engine:t,tables:e,log:n,every:s}){const o=new AbortController,
r=(d,l)=>Pt({everyMs:bT,onFailure:f=>n("warn",d,{reason:String(f)}),every:s,...l}),i=r("kvs_sweep_failed",{run:()=>Hu(t,o.signal)}),c=r("kvs_drop_failed",{run:async()=>{
for(let d=0;;){const l=await e.toDrop({after:d,limit:Bu});for(const u of l){d=u;try{await t.drop(u),await e.dropped(u)}catch(f){if(n("warn","kvs_drop_failed",{reason:String(
f)}),o.signal.aborted)return}}if(l.length<Bu||o.signal.aborted)return}},isDue:!0,follows:!0});return{begin(){o.signal.aborted||c.run()},async[Symbol.asyncDispose](){
o.abort(),await Promise.all([i[Symbol.asyncDispose](),c[Symbol.asyncDispose]()])}}}async function Hu(t,e){let n=0;for(;;){const s=await t.sweep(ju);if(n+=s,s<ju||
e?.aborted)return n}}const Wu=720*6e4,ST=1e3,NT="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",RT=20,LT=1e3,AT=8*1024*1024;class IT extends gl{#e;#t;constructor(e,n){super(
AT,LT,async s=>{const o=await e.find(s);return o&&Gu(o,n)}),this.#e=e,this.#t=n}byAccessKey(e){return e.length===RT?this.find(e):null}async issue(e,n,s){const o=`\
ASIA${Array.from((0,x.randomBytes)(16),d=>NT[d%32]).join("")}`,r=(0,x.randomBytes)(30).toString("base64"),i=(0,x.randomBytes)(96).toString("base64"),a=n+Wu,c=this.#t.
seal(qi(o),JSON.stringify({secret:r,sessionToken:i}));return await this.#e.issue({accessKeyID:o,environmentID:e,sealed:c,expiresAt:a},{now:n,most:ST},s),{accessKeyID:o,
secret:r,sessionToken:i,expiresAt:a}}renew(e,n){return this.#e.renew(e,n+Wu)}revoke(e){return this.#e.revoke(e)}async checkKey(){const e=await this.#e.any();e&&
Gu(e,this.#t)}}function Gu({accessKeyID:t,environmentID:e,sealed:n,expiresAt:s},o){const r=JSON.parse(o.open(qi(t),n));if(!(0,qe.Gv)(r))return;const{secret:i,sessionToken:a}=r;
return{accessKeyID:t,secret:String(i),sessionToken:String(a),environmentID:e,expiresAt:s}}const DT={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,
rate_limited:429,quota_exceeded:429,internal:500,unavailable:503};var Xa=y(3823);const Yu="AWS4-HMAC-SHA256";function kT({date:t,region:e,service:n}){return`${t}\
/${e}/${n}/aws4_request`}function $T(t,e,n){return`${Yu}
${t}
${kT(e)}
${UT(n)}`}function vT(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,
"utf8").digest();return new xT(n)}const Xt=64,MT=32;class Ku{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const zu=new Ku(8192),CT=new Ku(256);function UT(t){return(0,x.
hash)("sha256",zu.latin1(t))}function Vu(t,e){return t.length===e.length&&(0,x.timingSafeEqual)(zu.latin1(t),CT.latin1(e))}class xT{#e;#t;constructor(e){if(e.length>
Xt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Xt} are supported`);this.#e=Buffer.alloc(Xt+512),this.#t=Buffer.alloc(Xt+MT);for(let n=0;n<
Xt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,x.hash)("sha256",this.#n(e),"binary"),Xt,"latin1"),(0,x.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Xt;return e.length>n?Buffer.concat([this.#e.subarray(0,Xt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Xt+this.#e.write(e,Xt,"latin1"))}}
const PT=new RegExp(`^${Yu} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),FT=1024,jT=1024,BT=32,Ju=64,qa=new vs(FT);function HT(t){const e=t.slice(-Ju),n=t.slice(0,-Ju),s=qa.get(n);if(s&&WT.test(e))return{
...s,signature:e};const o=GT(t);if(o)return n.length<jT&&o.signedHeaders.length<=BT&&qa.set(n,o),{...o,signature:e}}function IA(){return qa.size}const WT=/^[0-9a-f]{64}$/;
function GT(t){const e=PT.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:o,service:r},signedHeaders:a}}const Xu=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Qa;function YT(t){if(Qa?.text===t)return Qa.
time;const e=KT(t);return e!==void 0&&(Qa={text:t,time:e}),e}function KT(t){const e=Xu.test(t)?Date.parse(t.replace(Xu,"$1-$2-$3T$4:$5:$6Z")):Number.NaN;return!Number.
isNaN(e)&&Fo(e)===t?e:void 0}function Fo(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function zT(t){const e=t.target.indexOf("?"),n=e===
-1?t.target:t.target.slice(0,e),s=e===-1?"":QT(t.target.slice(e+1)),o=XT(n,t.normalizePath),r=tb(t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const VT=/^(?:\/[A-Za-z0-9_~-]+)+$/,JT=/[^A-Za-z0-9._~-]/g;function Za(t){return t.replace(JT,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function XT(t,e){if(VT.test(t))return t;const n=t.split("/");return(e?qT(n):n).map(Za).join("/")||"/"}function qT(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function QT(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[Za(qu(o)),Za(qu(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>Qu(n,o)||Qu(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function qu(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Qu(t,e){return t<e?-1:t>e?1:0}function ZT(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=Zu(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function eb(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?ZT(t.rawHeaders):{names:e,repeated:[],get(n){const s=(0,Y.wx)(t,n);return s===void 0?void 0:Zu(s)}}}function tb(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const nb=/ {2}|\t/,sb=32,ob=9;function Zu(t){let e=0,n=t.length;for(;e<n&&ef(t,e);)e+=1;for(;n>e&&ef(t,n-1);)n-=1;const s=t.slice(e,n);return nb.test(
s)?s.replace(/[ \t]+/g," "):s}function ef(t,e){const n=t.charCodeAt(e);return n===sb||n===ob}const Zr=5*6e4,tf=["host","content-type"],rb=new Set([...tf,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),jo=(t,e)=>({type:t,message:e}),ei=t=>jo("IncompleteSignatureExceptio\
n",t),bn=t=>jo("InvalidSignatureException",t),nf=jo("UnrecognizedClientException","The security token included in the request is invalid.");function ib(t,e){const n=(0,Y.
wx)(t,"authorization");if(n===void 0)return jo("MissingAuthenticationTokenException","Missing Authentication Token");const s=HT(n);if(!s)return ei("Authorizatio\
n header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=(0,Y.wx)(t,"x-amz-date")??"",
r=YT(o);return r===void 0?ei("Authorization header requires existence of a valid 'X-Amz-Date' header."):lb(s.scope,o)??ub(o,r,e)??{headers:eb(t),signedBy:s,time:o}}
function ab({headers:t,signedBy:e},n,s){return Vu(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?jo("ExpiredTokenException","The security toke\
n included in the request is expired"):fb(t,e.signedHeaders):nf}function cb(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,x.hash)("sha256",e,"hex"),a=n.get("x\
-amz-content-sha256");if(a!==void 0&&a!==i)return bn("The provided x-amz-content-sha256 header does not match what was computed.");const c=zT({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=pb(r,s.scope).sign($T(o,s.scope,c));if(!Vu(d,s.signature))return bn("The reque\
st signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for\
 details.")}function db(t){return"message"in t}function lb(t,e){if(t.region!==Re.aT)return bn(`Credential should be scoped to a valid region: '${Re.aT}'.`);if(t.
service!==Re.jL)return bn(`Credential should be scoped to correct service: '${Re.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return bn(`Da\
te in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function ub(t,e,n){if(e<n-Zr){const s=Fo(
n-Zr);return bn(`Signature expired: ${t} is now earlier than ${s} (${Fo(n)} - 5 min.)`)}if(e>n+Zr){const s=Fo(n+Zr);return bn(`Signature not yet current: ${t} i\
s still later than ${s} (${Fo(n)} + 5 min.)`)}}function fb(t,e){const n=t.repeated.find(r=>rb.has(r));if(n!==void 0)return ei(`The header '${n}' may be sent onl\
y once.`);for(const r of t.names)if(hb(r)&&!e.includes(r))return sf(r);const s=tf.find(r=>!e.includes(r));if(s!==void 0)return sf(s);const o=e.find(r=>t.get(r)===
void 0);if(o!==void 0)return ei(`The signed header '${o}' was not sent.`)}function hb(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function sf(t){
return bn(`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}const of=new WeakMap;function pb(t,e){const n=of.get(t);if(n?.date===e.date)return n.key;
const s=vT(t.secret,e);return of.set(t,{date:e.date,key:s}),s}const js={"content-type":"application/json","cache-control":"no-store"},mb={status:200,headers:js,
body:'{"ok":true}'},Eb={status:200,headers:js,body:'{"deleted":true}'},rf={status:200,headers:js,body:'{"found":false,"expiresAt":null}'},yb=new Map([[Xa.Y2.put,
"put"],[Xa.Y2.get,"get"],[Xa.Y2.delete,"delete"]]),wb=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,gb=/^Bearer +([!-~]+)$/i;function _b(t){const{clock:e,
log:n}=t,s=Ta(n,Tb,()=>e.now()),o={...t,logAway:s};return r=>bb(r,o)}const Tb=1e3;async function bb(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,quota:a,
meter:c,clock:d}=e;let l=u=>u;try{const u=ib(t,d.now());if(db(u))return ti(u);const f=await n.byAccessKey(u.signedBy.accessKeyID);if(!f)return ti(nf);const w=ab(
u,f,d.now());if(w)return ti(w);const T=await t.body(Re.ux.bodyBytes),_=cb(t,T,u,f);if(_)return ti(_);if(!(0,Y.wx)(t,"x-kvs-authorization"))return St("missing_to\
ken");const O=await s.byToken(af(t));if(!O)return St("invalid_token");if(O.environmentID!==f.environmentID)return St("inactive_binding");if(!O.supported)return St(
"unsupported_app_type");const N=await a.take(O.windows,T.length),S=Sb(t),W=typeof S=="string"?S:"other";if(l=Z=>{const J=typeof Z.body=="string"?Buffer.byteLength(
Z.body):0;return c.kvs(O,W,Ob(Z),T.length,J),Z},N>0)return l(St("rate_limited",{"retry-after":String(N)}));const B=await i.take(O.scope.org);if(B)return l(Lb(B));
if(typeof S!="string")return l(S);const{key:U,value:F,ttlMs:G}=Pu(S,T);switch(S){case"put":return r.has(O.keyspace)?l(St("table_full")):(await o.put(O.keyspace,
U,{value:F,ttlMs:G}),l(mb));case"delete":return await o.delete(O.keyspace,U),l(Eb);case"get":return l(Nb(await o.get(O.keyspace,U)))}}catch(u){return l(Rb(u,t,e))}}
function af(t){return gb.exec((0,Y.wx)(t,"x-kvs-authorization")??"")?.[1]??""}function Ob(t){if(t===rf)return"missed";const{status:e}=t;return e===200?"ok":e===
429?"limited":e<500?"refused":"failed"}function Sb(t){const e=yb.get((0,Y.XM)(t.target));if(!e)return St("not_found");if(t.method!=="POST")return St("method_not\
_allowed",{allow:"POST"});const n=(0,Y.wx)(t,"content-encoding")??"identity";return!wb.test((0,Y.wx)(t,"content-type")??"")||n!=="identity"?St("unsupported_medi\
a_type"):e}function Nb(t){if(!t)return rf;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:js,body:`{"foun\
d":true,"value":${t.value},"expiresAt":${e}}`}}function Rb(t,e,{tables:n,log:s,logAway:o}){if(t instanceof Kn)return St(t.code);if(t instanceof Y.KQ)return St("\
body_too_large");if(t instanceof Y.GW)return St("invalid_json");if(t instanceof xu)return n.forgetToken(af(e)),St("invalid_token");const r=t instanceof Error&&t.
cause instanceof Error?t.cause:t,i={requestID:e.requestID,path:(0,Y.XM)(e.target),reason:(0,A.bD)(r)};return t instanceof Xe.us?(o("error","kvs_unavailable",i),
St("unavailable",{"retry-after":"1"})):(s("error","kvs_failed",i),St("internal"))}function St(t,e={}){return{status:DT[t],headers:{...js,...e},body:`{"error":"${t}\
"}`}}function Lb({message:t,seconds:e}){const{status:n,headers:s}=St("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({
error:"quota_exceeded",message:t})}}function ti({type:t,message:e}){return{status:403,headers:{...js,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Ab={
of:()=>{}},Ib=t=>(0,$e.u)(new $e.P_("unavailable","This node does not have the data of the key-value store."),t);async function Db(t){const{engine:e,clock:n,log:s,
quota:o,meter:r=ro}=t,i=Rd(t.keyring),a={...ba,...t.quotas},c=new kw(t.tables,i,a),d=new IT(t.roles,i);await c.checkKey(),await d.checkKey();const l=t.changes.subscribe(
O=>{switch(O.kind){case"table":return c.forget(O.tokenHash);case"role":return d.forget(O.accessKeyID);case"unknown":return c.forgetAll(),d.forgetAll();case"site":case"\
domain":case"coming":case"jobs":case"ended":return;default:(0,A.xb)(O)}}),u=e&&wT({...t,bounds:a}),{ofOrganizations:f=Ab}=t,w=TT({...t,quotas:f}),T=e&&OT({...t,
engine:e}),_=async()=>{l[Symbol.dispose](),await u?.[Symbol.asyncDispose](),await T?.[Symbol.asyncDispose]()};return{handler:e&&u?_b({roles:d,tables:c,engine:e,
full:u,monthly:w,quota:o,meter:r,clock:n,log:s}):Ib,createTable:(O,N,S)=>c.create(O,N,n.now(),S),listTables:O=>c.list(O),async deleteTable(O,N,S){await c.remove(
O,N,S),T?.begin()},entries:dT({tables:c,engine:e,full:u,quota:o,audit:t.audit}),...fw({tables:c,roles:d,clock:n,log:s,every:t.every}),sweep:async()=>e?Hu(e):0,close:_,
[Symbol.asyncDispose]:_}}const kb=500,ec=500;async function $b(t){return new vb(t).run()}class vb{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){const{blobs:n,
clock:s=Q.ml,log:o=Lo,signal:r}=e;this.#e=e,this.#t=o,this.#n=new Vr({blobs:n,clock:s,log:o}),this.#s=zr(r)}async run(){const{blobs:e,references:n}=this.#e,s=await e.
ago(vl);return await this.#a(),await this.#d(s),await this.#l(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){const{references:e}=this.#e;
for(let n=0;;){const s=await e.due(n,kb);for(const o of s)await this.#h(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.end(o),n=Math.max(n,...o.
notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(let i=0;i<o.count;i+=1)r.
add(o.file(i).hash);await this.#h(),await this.#e.references.add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof Xe.
us)throw o;this.#o.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const o=await n.
waiting(s,ec);for(const[r,i]of Map.groupBy(o,a=>a.org))await this.#u(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<ec)return}}async#l(e,n){const{blobs:s,references:o}=this.#e,
r=new Map;let i=0;const a=async()=>{for(const[c,d]of r){const l=await o.unused(c,[...d]);l.length!==0&&(await o.remember(c,l),await this.#u(c,l,n))}r.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#h();const[d=""]=c.split("/",1);if(!Re.cS.test(d))continue;const l=Al(c)??Il(c);if(l===void 0){this.#o.has(
d)||await s.deleteUnused(c,n);continue}const u=r.get(d)??new Set;r.set(d,u.add(l)),i+=1,i===ec&&await a()}await a()}async#u(e,n,s){if(this.#o.has(e))return;const o=[];
for(const r of n)await this.#h(),await this.#f(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#f(e,n,s){const{blobs:o}=this.#e,r=Tn(e,n),
i=await o.head(r);if(i){if(!await o.deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of Io){const d=Ia(e,n,c);await o.head(d)&&!await o.
deleteUnused(d,s)&&(a=!1)}return a}async#h(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const cf=2e3,Mb=(0,x.randomBytes)(64*1024),Cb="trial-\
write",Ub={canBuild:"disk_hangs"},xb={statfs:t=>(0,Je.statfs)(t),tryToWrite:Fb};class DA{#e;#t;#n;#s=new Set;#o;#r=0;#i="yes";#a=!1;constructor(e,n,s={}){this.#e=
e,this.#t=n,this.#n={...xb,...s}}get canBuild(){return this.#a?"stops":this.#i}async look(){const n=(this.#o&&this.#t.monotonic()-this.#r>=cf?void 0:await within(
this.#t,cf,this.#c()))??Ub;return this.#d(()=>{this.#i=n.canBuild}),n}#c(){return this.#o?this.#o:(this.#r=this.#t.monotonic(),this.#o=Pb(this.#e,this.#n).finally(
()=>{this.#o=void 0}),this.#o)}stop(){this.#d(()=>{this.#a=!0})}subscribe(e){return this.#s.add(e),{[Symbol.dispose]:()=>{this.#s.delete(e)}}}#d(e){const n=this.
canBuild;if(e(),this.canBuild!==n)for(const s of this.#s)s()}}async function Pb(t,e){let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,
bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*i,n<reserveOf(r*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){
return s(isDiskFull(o)?"disk_full":"disk_unwritable",systemCode(o)??String(o))}}async function Fb(t){const e=(0,M.join)(t,Cb);await(0,Je.rm)(e,{force:!0});try{await(0,Je.
writeFile)(e,Mb,{flag:"wx",mode:384,flush:!0})}finally{await(0,Je.rm)(e,{force:!0})}}const jb=10;function Bb({node:t,ability:e,nodes:n,log:s}){let o=!1;return async()=>{
const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r==="yes"?[]:(await n.builders()).filter(l=>l!==t),d=o;if(o=c.length>0,o&&!d){const l=c.slice(0,jb).join("\
, ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,code:a,nodes:l,means:Hb})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"room":"no_ot\
her_node",freeBytes:i}),!o}}const Hb="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while an\
other one can build",tc=36e5,Wb=2*tc;function Gb(t,e,n){const s=new Map;let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();try{for(const{
kind:l,items:u,bytes:f,left:w}of await t(d)){const T=s.get(l);s.set(l,{kind:l,ended:(T?.ended??0)+u,left:w??T?.left}),u>0&&n("info","collected",{kind:l,items:u,
bytes:f})}}catch(l){const{message:u,remedy:f}=(0,A.I7)(l);n("error","collection_failed",{message:u,...f!==void 0&&{remedy:f}})}finally{o=void 0}},c=(d=!1)=>(o??=
a(d),o);return{figures:()=>[...s.values()],async collect(){await o,await c(!0)},whenIdle(){e.monotonic()-r>=tc&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=Wb&&
c()},async[Symbol.asyncDispose](){await o}}}var zn=y(7356);function Yb(t,e,n=!1){if(n)return Cu(e);if(t instanceof Ft)return t.facts;if((0,A.b$)(t)||t instanceof
Xe.us&&t.isFull)return Ls(e,"disk_full","The disk of the platform is full").facts;const s=t instanceof Xe.us?"its state cannot be read or written now":(0,A.bD)(
t);return Ls(e,dr[e],`The platform itself failed at the stage "${e}": ${s}`).facts}const Kb="<data>";function zb(t,e){const n=o=>o.replaceAll(e,Kb),s=t.stage===
"install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(o=>({...o,message:n(o.message)}))}}var Vb=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Jb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Xb=un-1e4,qb=1e3;class Qb{ended;#e;#t;#n;#s=new AbortController;#o=Promise.
withResolvers();#r;#i="building";#a="clone";#c;#d;#l;#u;#f;constructor(e,n,s,o){this.#e=e,this.#d=e.job.type,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.
signal]),this.#u={monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#l=this.#u.monotonic,this.ended=this.#g(o)}get app(){return this.#e.job.app}get deployID(){
return this.#e.deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:o}=this.#u;
s>this.#l&&n>s&&n-this.#l>=Xb&&this.#i==="building"&&this.#m("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-o)>=vu&&(this.#f??=this.#p(n)),await Promise.
race([this.#f,this.#o.promise]))}async check(){await Promise.race([this.#f,this.#o.promise]),!this.#h&&(this.#f??=this.#p(this.#t.clock.monotonic()),await Promise.
race([this.#f,this.#o.promise]))}async#p(e){const{jobs:n,log:s,clock:o}=this.#t;this.#u={monotonic:e,wall:o.now()};try{await n.renew(this.#e)?this.#l=e:this.#i===
"building"&&await this.#y()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,A.bD)(r)})}finally{this.#f=void 0}}#m(e){if(this.#h)return;
this.#i="lost";const n=e instanceof on;this.#s.abort(n?e:new Error(`The lease of the deployment has ended: ${e}`)),this.#o.resolve()}async#y(){const e=await this.#t.
jobs.endOf(this.#e).catch(()=>{});this.#m(e==="cancelled"?new on:"another node has ended it")}async#E(e){this.#s.signal.throwIfAborted(),await e()||await this.#y(),
this.#s.signal.throwIfAborted()}#w(e){return this.#E(()=>(0,Xe.R6)(e,this.#t.clock,this.#r))}async#g(e){const{log:n,clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,
i=s.now();o?.(r);let a="succeeded";try{await e,await this.#_()}catch(c){const d=zb(Yb(c,this.#a,this.#n.aborted),this.#t.dataDir);a=d.code,c instanceof Xe.us&&n(
"error","deployment_not_stored",{deployID:r,stage:this.#a,cause:c.message}),await this.#b(d)}if(this.#s.signal.reason instanceof on)a="cancelled";else if(this.#i!==
"ended"){const c=this.#s.signal.aborted?(0,A.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:r,reason:c})}o?.(
r),n("info","deployment_ended",{deployID:r,ending:a,ms:s.now()-i})}async#_(){const e={stack:[],error:void 0,hasError:!1};try{const{jobs:n,builder:s,onLive:o,onComing:r,
activate:i}=this.#t,a=this.#e,{job:c}=a,d=this.#r,l=Vb(e,await s.build(c,{signal:d,fence:a.fence,onStage:f=>this.#S(f),onCommit:(f,w)=>this.#w(()=>n.recordCommit(
a,f,w)),onStored:(...f)=>this.#T(...f),onLogged:f=>{this.#c=f}}),!0);d.throwIfAborted(),await r?.(c.app,{deployID:c.deployID,manifestHash:l.release.manifestHash}),
await this.#S("activate");const u={job:{...c,type:this.#d},release:l.release,signal:d};await i?.(u).catch(f=>Zb(f,l)),d.throwIfAborted(),await this.#O(u),o?.(c.
app,l.release)}catch(n){e.error=n,e.hasError=!0}finally{const n=Jb(e);n&&await n}}async#S(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.
throwIfAborted();await this.#w(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#T(...[e,n,s=[],o]){const{jobs:r,quotas:i}=this.#t,{job:a}=this.#e,
{org:c}=a.app,d=(0,Re.Rm)(a.type)?a.type:a.detectsType?o:void 0,l=i?.of(c,"disk"),u=l===void 0?void 0:{org:c,bytes:l};this.#d=d??a.type;const f=_=>this.#w(()=>r.
recordRelease(this.#e,e,n,_,d,u)).catch(eO);await f(s);const w=await i?.near(c).catch(tO)??[];if(w.length===0)return[];const T=w.map(({message:_})=>({code:"quot\
a_near",file:null,line:null,message:_}));return await f([...T,...s].slice(0,Bt.iq)),w.map(({message:_})=>_)}async#O(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:o}=e.
release,r=this.#e;this.#i="recording",s&&await this.#w(()=>n.goLive(r,o));const i=await s?.(e);await this.#w(async a=>{const c={kind:"live",manifestHash:o,logBytes:this.#c,
...i&&{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#b(e){const{jobs:n,log:s,clock:o}=this.#t,r={kind:"fa\
iled",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#E(()=>n.finish(this.#e,r)),this.#i="ended"}catch(a){if(this.#h)return;
const c={deployID:this.#e.deployID,cause:(0,A.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await o.sleep(qb,this.#n).catch(()=>{})}}}}
async function Zb(t,{place:e}){if(!(t instanceof Ft)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new Ft({...t.facts,diagnostics:n})}function eO(t){
throw t instanceof zn.zH?Ls("sync","disk_quota",(0,Gt.c9)(t.over)):t}function tO(t){if(t instanceof Xe.us)return[];throw t}const nO=1e3;class sO{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#l=!1;#u=!1;constructor(e){
this.#e=e,this.#t=e.every??Q.fm,this.#n=e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=
!0;const s=n.subscribe(o=>{(o.kind==="jobs"||o.kind==="unknown")&&this.#h();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&
r.check()});this.#r.push(()=>s[Symbol.dispose](),this.#t(un,()=>this.#h())),this.#h(),await this.#c}pause(){this.#u=!1}async stop(){this.pause();for(const e of this.#r.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#w(!1),this.#f()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#h(),await e}#f(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#h(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#p())}async#p(){for(;this.#d;){this.#d=!1;try{await this.#m(),this.#l&&
this.#e.log("info","queue_resumed"),this.#l=!1}catch(e){this.#l||this.#e.log("error","queue_stalled",{cause:(0,A.bD)(e)}),this.#l=!0,this.#w(!0)}}this.#c=void 0}async#m(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#u)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#y&&
(await this.#e.mayClaim?.()??!0);for(;o&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;this.#E(i)}const r=this.#o.size>0||await e.isBusy();this.#w(r&&
this.#u||this.#o.size>0),r||this.#f()}get#y(){return this.#u&&this.#o.size<this.#n}#E(e){const n=[...this.#o].find(o=>oO(o.app,e.job.app)),s=new Qb(e,this.#e,this.#s.
signal,n?.ended);this.#o.add(s),this.#w(!0),s.ended.then(()=>{this.#o.delete(s),this.#h()})}#w(e){e||this.#a?.();const n=()=>this.#t(nO,()=>{this.#g(),this.#h()});
this.#a=e?this.#a??n():void 0}async#g(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function oO(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}const df=6e4;function rO({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=(0,Gt.
GS)(s.now()),[l,u]=[o(a),await n.used(a,d.start,c)],f=T=>T==="buildMinutesPerMonth"?df:1,w=c.map(T=>({name:T,used:(u[T]??0)/f(T),quota:l[T]??null}));return{org:a,
month:d,quotas:w}};return{of:r,appBounds:a=>({apps:r(a,"apps"),disk:r(a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a(
"*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:l}=(0,Gt.GS)(
s.now());return{ms:c*df,since:d,until:l}},read:a=>i(a,Gt.A3),async near(a){const c=Gt.A3.filter(u=>u!=="buildsAtOnce"&&r(a,u)!==void 0),{quotas:d,month:l}=await i(
a,c);return d.flatMap(u=>{const{quota:f}=u;return f===null||!(0,Gt.HQ)(u)?[]:[{...u,quota:f,month:l,message:(0,Gt.yS)(a,u,l)}]})}}}function iO(t,e){const{stores:n,
organizationApps:s,organizationBuilds:o,clock:r}=t,i=rO({policy:e,defaults:{apps:s,buildsAtOnce:o},usage:n.usage,clock:r});return{...t,stores:aO(n,i),quotas:i}}
function aO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(o,r,i)=>n.create({...o,bounds:e.appBounds(o.key.org)},r,i),
restore:(o,r)=>n.restore(o,r,e.appBounds(o.org))},deployments:{...s,create:(o,r,i,a)=>s.create(o,r,i,a,e.timeBound(o.org)),redeploy:(o,r,i,a)=>s.redeploy(o,r,i,
a,e.timeBound(o.org))}}}}function cO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}async function dO(t,e,n,s){const{stack:o}=t,i=bt(t,"kvs")||bt(t,"cont\
rol")?o.use(await lf(t)):void 0;n.useKvs(i?async()=>i:ml(()=>lf(t),o));const a=t.dispatch&&hO(t,t.dispatch,e,n,s);return{edge:e,kvs:i,build:a}}function lO(t,{functions:e},n){
const{stores:s,clock:o,log:r,shared:i,edgeCacheBytes:a,sitesDomain:c,siteUrl:d,meter:l,stack:u}=t,f={table:i?.sites,domains:i?.domains},w=u.use(new J_(s.state.releases,
s.changes,{...f,clock:o})),T=Lu({sites:w,domain:c,isOwnHost:nd(t)}),_=new Vr({blobs:s.blobs,clock:o,log:r}),O=i&&u.use(new F_(w,o)),N=new x_({sites:w,late:O,finder:T,
siteUrl:d,objects:_,cacheBytes:a,log:r,meter:l,functions:e,cdn:n}),{handler:S,prefetch:W}=N,B=F=>N.serverSite(F),U=s.changes.subscribe(F=>{F.kind==="coming"&&W(
F),F.kind==="site"&&e.changed(F.subdomain,()=>B(F.subdomain)),F.kind==="unknown"&&e.changedAll(B)});return u.use(U),{handler:S,prefetch:W,serverSite:B,sites:w,finder:T,
objects:_}}const uO=500;async function fO({clock:t,stores:e},n,s,o){const r=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.
subdomain,release:o}),t.sleep(uO)])}function lf(t){const{stores:e,kvsQuotas:n,quotas:s}=t,o=bt(t,"kvs")?e.kvs:void 0;return Db({...t,...e,engine:o,quotas:n,ofOrganizations:s})}
function hO(t,e,n,s,o){const{clock:r,log:i,stores:a,node:c,shared:d,stack:l}=t,u=cO(a.jobs,t.quotas),{references:f,changes:w}=a,T=d?.blobs??a.blobs,_=async(Me,Se)=>{
if(!(await a.usage.claimTurn("collect",tT)||Me))return[];await d?.checkPlace();const ve={keepAuditMs:t.keepAuditDays*uf,bounds:hf(t)},Ce=nT({...t,...a,...ve,apps:a.
state.apps}),Fe=async()=>{const{objects:Ze,bytes:at}=await $b({blobs:T,references:f,signal:Se,clock:r,log:i});return[{kind:"objects",items:Ze,bytes:at}]},ut=t.lasting?
[{kinds:["objects"],collect:Fe}]:[];return q_([...Ce,...ut],i,Se)},O=new AbortController,N=async Me=>{const Se={references:f,node:c,clock:r,waits:Me,stop:O.signal},
[ve]=await Promise.allSettled([Z_(Se,Fe=>_(Me,Fe))]),Ce=await e.collect();if(ve.status==="fulfilled")return[...ve.value??[],...Ce];if(!O.signal.aborted)throw ve.
reason;return Ce},S=l.use(Gb(N,r,i));l.defer(()=>O.abort(new Error("the platform stops"))),l.use(e);const W=()=>{u.isBusy().then(Me=>Me?S.whenBusy():S.whenIdle(),
()=>{})};l.defer((0,Q.fm)(tc,W));const B=async({org:Me},{manifestHash:Se})=>{await e.prepareVariants(Me,Se),n?.objects.variantsChanged(Me)},U=pO(t.builder??e,t.
policy),F=d&&((Me,Se)=>fO(t,n,Me,Se)),G=n?.objects??new Vr({blobs:a.blobs,clock:r,log:i}),Z=Cm(t),J=async Me=>{await s.tryInstance(Me,G),await Z?.activate(Me.job.
app,Me.signal),await o?.activate(Me)},{ability:ce,store:Ae}=d?.nodes??{},Ke=ce&&Ae&&Bb({node:c,ability:ce,nodes:Ae,log:i}),je=l.use(new sO({...t,jobs:u,changes:w,
builder:U,dataDir:(0,b.realpathSync)(t.nodeDir),onChange:W,onComing:F,activate:J,onSwitched:o&&(Me=>o.switched(Me)),mayClaim:Ke,onLive:(Me,Se)=>{B(Me,Se)}}));return{
housekeeping:S,queue:je,records:Z}}function pO(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const uf=864e5,
ff=500;function hf({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*uf,logBytes:ry}}function mO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{logs:o,blobsAt:r}=e,
c=w0({...t,repositories:d=>e.keeping.repositories(d,ff),apps:async d=>{const[l="",u="",f=""]=d.split("/");return(await e.keeping.apps(d===""?void 0:{org:l,project:u,
appID:f},ff)).map(T=>`${T.org}/${T.project}/${T.appID}`)},dataDir:n,blobs:r,limits:s,logs:o});return!t.lasting&&!t.builder&&c.prepare(),c}function EO(t,e){const n=t.
indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===pf&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==pf?!1:t.startsWith(e,o)||t.slice(o,s).toLowerCase()===
e}const pf=46,mf=300;function yO(t){const e=ni("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??ni("kvs")],["/identity","identity",t.identity??
e],["/console","console",nc(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Bs("/backup",
t.backup??e)],["/healthz","platform",Bs("/healthz",Hs(t.healthz))],["/readyz","platform",Bs("/readyz",Hs(t.readyz))],["/tls-allowed","platform",Bs("/tls-allowed",
Hs(t.tlsAllowed??ni("edge")))],["/openapi.json","platform",Bs("/openapi.json",Hs(t.openApi))],["/metrics","platform",Bs("/metrics",nc(Hs(t.metrics),t.isOwnHost))]]}
function ni(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>(0,$e.u)(new $e.P_(
"unavailable",e),n)}function Bs(t,e){return n=>((0,Y.XM)(n.target)===t?e:sc)(n)}function nc(t,e){return n=>{const s=(0,Y.wx)(n,"host");if(e(s))return t(n);const r=`\
This page is not for the Host ${JSON.stringify((s??"").slice(0,mf))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return(0,Y.
Yf)(421,{error:{code:"misdirected_request",message:r,requestID:n.requestID}})}}function Hs(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return(0,$e.u)(new $e.P_("method_not_allowed",s,{allow:n}),e)}}function Ef(t){const e=yO(t),n=nc(
Hs(t.index),t.isOwnHost),{sitesDomain:s,edge:o=ni("edge"),isCustomHost:r,observe:i}=t,a=d=>{const l=(0,Y.XM)(d.target);if(l==="/")return["platform",n];for(const[
u,f,w]of e)if(l.startsWith(u)&&!(l.length!==u.length&&l[u.length]!=="/"))return[f,w];return["platform",sc]},c=(d,l,u)=>{const f=performance.now(),w=_=>(0,Y.Mr)(
_,({status:O})=>i(d,u,O,f)),T=l(u);return T instanceof Promise?T.then(w,_=>{const O=_ instanceof Y.GW;if(i(d,u,O?400:500,f),!O)throw _;return(0,$e.u)(new $e.P_(
"invalid_request","The body broke off."),u)}):w(T)};return d=>{const l=d.headers.host;if(typeof l=="string"&&EO(l,s))return c("edge",o,d);const u=typeof l=="str\
ing"&&r?.(l);if(u===!0)return c("edge",o,d);const[f,w]=a(d);return u instanceof Promise?u.then(T=>T?c("edge",o,d):c(f,w,d),T=>{if(!(T instanceof Xe.us))throw T;
return w===n||w===sc?c("edge",o,d):c(f,w,d)}):c(f,w,d)}}const sc=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=(0,Y.
XM)(n).slice(0,mf),o=n.startsWith("/")?new $e.P_("not_found",`Nothing is at ${s}`):new $e.P_("invalid_request",`The request target is neither a path nor an http\
 URL: ${s}`);return(0,$e.u)(o,t)};function wO(t,e,n){const{edge:s,kvs:o,control:r,backup:i}=n;return Ef({...yf(t,s,e),kvs:bt(t,"kvs")?o?.handler:void 0,...r&&o&&
{...bO(t,{...n,...r,kvs:o}),backup:i},hooks:r&&_O(r.hooks.handler)})}function gO(t,e,n){const s={control:Ut,identity:Ut,operator:Ut,console:Ut};return Ef({...yf(
t,n,e),...bt(t,"kvs")&&{kvs:Ut},...bt(t,"control")&&{...s,hooks:Ut,backup:Ut}})}function yf(t,e,{readiness:n,metrics:s}){const{log:o,stores:r,shared:i,sitesDomain:a,
baseUrl:c}=t;return{sitesDomain:a,isOwnHost:nd(t),edge:e?.handler,isCustomHost:e&&TO(e.finder),healthz:Ci({check:i?void 0:r.check,damage:e?.objects.damage}),readyz:n.
handler,metrics:s.handler,tlsAllowed:e&&zw({...e,ownName:new URL(c).hostname}),index:NO(t,Nl(t)),openApi:async()=>(0,Y.Yf)(200,(await Promise.resolve().then(y.bind(
y,1487))).openApi(c)),observe:RO(s.count,o)}}function _O(t){return async e=>{try{return await t(e)}catch(n){const s=(0,gr.Z)(n);if(!s)throw n;return(0,$e.u)(s,e)}}}
function TO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}function bO(t,e){const{
stores:n,policy:s,clock:o,log:r,dispatch:i,allowLocalGit:a,baseUrl:c,consoleUrl:d,siteUrl:l,keepDeletedMs:u}=t,{gate:f,issuer:w,signInKey:T,cdn:_,cdnSteps:O}=e,
N=new URL(c).hostname,S={...t,ownName:N,mayUseDomain:s.mayUseDomain},{state:W,logs:B,sessions:U}=n,F=new Vr({blobs:n.blobs,clock:o,log:r}),G={...t,...n,...e,members:Vw(
s,n),operations:(0,Yw.Ps)({state:W,logs:B,keepDeletedMs:u,rolledBack:O?.rolledBack}),hosts:Um(t,_),changes:(0,Gw.F)({state:W,allowLocalGit:a,domains:S})},Z=(0,cn.
O)(async()=>{const{createControlPlane:ce}=await Promise.resolve().then(y.bind(y,1817));return ce(f,{state:W,siteUrl:l,changes:G.changes})}),J=(0,cn.O)(async()=>{
const{createOperator:ce}=await Promise.resolve().then(y.bind(y,7352));return ce(f,{...G,organizationsOf:f.organizationsOf,roleOf:f.roleOf,listNodes:e.nodes.list,
consoleLink:Ae=>Ww(Ae,{sessions:U,consoleUrl:d,clock:o})})});return t.stack.defer(o.after(OO,()=>{Promise.allSettled([Z(),J()])})),{control:rc(Z),identity:w.handler,
operator:rc(J),console:SO({...G,...f,compare:Jw(F),start:Xg(F),kept:{...hf(t),caches:Ur.caches,mirrors:Ur.mirrors},trusts:ce=>ce===t.issuer?s.localIssuer:s.issuers.
some(({issuer:Ae})=>Ae===ce),signIn:{...t,key:T},detect:i&&((ce,Ae)=>i.detect(ce,Ae)),tablePerMinute:t.kvsQuotas.tablePerMinute})}}function oc({baseUrl:t,kvsUrl:e,
consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}const OO=1e3;function rc(t){return async e=>(await t())(e)}function SO({signIn:t,...e}){
return rc((0,cn.O)(async()=>{const[{createConsole:n},{createOidcSignIn:s}]=await Promise.all([Promise.resolve().then(y.bind(y,4406)),Promise.resolve().then(y.bind(
y,4083))]);return n({...e,oidc:s(t)})}))}function NO(t,e){const n={service:"slipway",...oc(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.j\
son`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:Kw(e.target)}};return()=>(0,Y.Yf)(200,n)}function RO(t,e){return(n,s,o,r)=>{if(t(n,o),n!=="control"&&n!=="i\
dentity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:o,requestID:a,ms:Math.
round(performance.now()-r)})}}const LO="run.json",wf="node.json";function Ws(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)?t:void 0}const AO=(0,V.
lS)({pid:V.U9,baseUrl:Ws,kvsUrl:Ws,consoleUrl:Ws,issuer:Ws,requestUrl:Ws,requestToken:t=>typeof t=="string"&&t!==""?t:void 0}),IO=(0,V.lS)({roles:(0,V.c3)(100,(0,V.
Qq)(100)),baseUrl:Ws});function kA(t){return AO(parsedJson(t))}function $A(t){return IO(parsedJson(t))}function DO(t,e){return(0,b.rmSync)((0,M.join)(t,wf),{force:!0}),
gf((0,M.join)(t,LO),e)}function kO(t,e){return gf((0,M.join)(t,wf),e)}function gf(t,e){return(0,b.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,b.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,b.rmSync)(t,{force:!0})}}function $O(t,e){const n=Wi.includes(e.host)?"127.0.0.1":e.host,s=CO(
e.publicUrl??qc(n,t)),o=MO(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const vO=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function MO(t,e){const n=(s,o)=>new A.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!vO.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function CO(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new A.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var UO=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},xO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function PO(t){const e={stack:[],error:void 0,hasError:!1};try{const n=UO(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=$w(t),{log:r,nodeDir:i}=o,a=n.use(so({dir:i,env:o.env,log:r})),{policy:c}=a,d=iO(o,c),l=bt(d,"build")?n.use(mO(
d)):void 0,u=await Xc(d);n.defer(()=>u.close());const f=$O(u.port,d);let w;const T=()=>l?.walls;let _,O;const N={walls:T,isFaulty:()=>a.fault!==void 0,purges:()=>_?.
waiting,records:()=>w?.records?.waiting,unsealed:()=>O?.count},S=jO(d,N),{requestToken:W=(0,x.randomBytes)(32).toString("base64url")}=d.shared??{},B=bt(d,"kvs")?
s.kvs:void 0,U=n.use(Ye({...d,usage:s.usage,engine:B})),F={...d,...f,policy:c,meter:U.meter,dispatch:l,stack:n},G=await Dp(d),Z=await xw(F,G?.marks),J=bt(F,"edg\
e")?lO(F,Z,G?.marks):void 0,ce=lt({...N,deployments:s.state.deployments,damage:J?.objects.damage,ability:d.shared?.nodes.ability,node:d.shared&&d.node,clock:d.clock,
metering:U,kept:()=>w?.housekeeping.figures()??[]}),Ae={readiness:S,metrics:ce},Ke={...oc(f),dataDir:i,node:d.node};J&&d.shared?.awaitStores&&(u.serve(gO(F,Ae,J)),
S.start("edge"),n.defer(()=>u.close()),r("info","edge_started",{...Ke,port:u.port})),await d.shared?.awaitStores?.();const je=bt(F,"control")||bt(F,"build");G&&
je&&await s.cdn.use(),d.dns&&je&&await s.dns.use();const Me=G&&kp(F,G),Se=await dO(F,J,Z,Me);w=Se.build;const ve=J&&Z.runSchedules(J.serverSite);ve&&n.use(ve);const Ce=n.
use(be(s.audit,{...d,every:Q.fm}));n.defer(()=>u.close()),n.defer(()=>Z.functions.endStreams());const Fe=bt(F,"control")?await Fm(F,W,Ce):void 0;G&&Fe&&(_=$p(F,
G)),Fe&&(O=n.use(Ui({...d,sealing:s.sealing})));const ut=s.backUp,Ze=n.use(await bs(WO(F,u.port,Se))),at=We(W,ut),Rt={functions:Z.view,cdn:G?.view,cdnSteps:Me};
u.serve(wO(F,Ae,{...Se,control:Fe,nodes:Ze,backup:at,...Rt})),await Se.build?.queue.start(),S.start();const At=`${f.issuer}/token?api-version=2.0`,es={pid:process.
pid,...oc(f),requestUrl:At,requestToken:W};n.use(Fe?DO(i,es):kO(i,{roles:d.roles,baseUrl:f.baseUrl})),r("info","platform_started",{...Ke,roles:d.roles.join()});
const Rn=HO(()=>BO(d,S,Se),n.move(),()=>r("info","platform_stopped",{dataDir:i}));return{...f,port:u.port,dataDir:i,requestUrl:At,requestToken:W,buildNetwork:T()?.
network,close:Rn,mintToken:Fe?.issuer.mint??FO,backUp:ut,collectGarbage:async()=>Se.build?.housekeeping.collect(),[Symbol.asyncDispose]:Rn}}catch(n){e.error=n,e.
hasError=!0}finally{const n=xO(e);n&&await n}}function FO(){return Promise.reject(new TypeError("This node does not have the role control"))}function jO(t,e){const{
stores:n,shared:s}=t;let o;const r=()=>(o??=n.check().finally(()=>{o=void 0}),o),i=async()=>{await r(),await s?.checkClock()};return Eo({...t,...e,checks:{control:i,
build:r,kvs:async()=>{await i(),await n.kvs?.check()}}})}async function BO({drainMs:t,shared:e,clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.nodes.ability?.
stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function HO(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function WO({
node:t,roles:e,functions:n,host:s,shared:o,clock:r,log:i,baseUrl:a,sitesDomain:c},d,{build:l}){const u=`${Wi.includes(s)?(0,ue.hostname)():s}:${d}`,f=()=>l?.queue.
underWay??0,w=o&&{...o.nodes,start:{...o.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:u,...e.includes("edge")&&{functions:n}},shared:w,
builds:f,clock:r,log:i}}const On={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Bo(t){return t instanceof Error&&"errcode"in t?Number(
t.errcode)&255:0}function Ho(t){return(0,A.b$)(t)||Bo(t)===On.FULL}const GO=[On.BUSY,On.READONLY,On.IOERR,On.CANTOPEN];function YO(t){return GO.includes(Bo(t))}
function _f(t){return Bo(t)===On.CORRUPT||Bo(t)===On.NOTADB}function Tf(t){return Bo(t)===On.BUSY}function bf(t,e){const n=(s,o)=>`coalesce(${s}, '') = ${o}`;return`\
count(*) FILTER (WHERE ${n("project","''")}) AS organization,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function Of(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(r=>ie(t,r)>=s[r])}const si=Qe({id:q,name:q,org:q,project:Pe,appID:Pe,role:q,maker:q,madeBy:q,createdAt:ie,endsAt:ie,usedAt:st}),
KO=30*864e5,zO=6e4;function VO(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${KO}`),n=t.prepare(`SELECT ${bf("$2","$3")}\
,
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${zO})`);return{create:({id:c,hash:d,org:l,project:u,appID:f,name:w,role:T,maker:_,madeBy:O,lifetimeMs:N},S,W)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(l);const[B={}]=(yield*n(l,u??"",f??"",w)).rows,U=Of(B,{project:u,appID:f},S);if(U)return U;if(ie(B,"named")>
0)return"name_taken";const F=yield*s(c,d,l,u,f,w,T,_,O,N),G=si(F.rows[0]??{});return yield*t.record(W,[Sf(G,"token.create")]),G}),find:c=>it(t,o(c),si),list:c=>Be(
t,r(c),si),revoke:(c,d,l)=>t.write(function*(){const[u]=(yield*i(c,d)).rows;return u&&(yield*t.record(l,[Sf(si(u),"token.revoke")])),u!==void 0}),used:async c=>{
await ft(t,a(c))}}}function Sf({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{
org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const JO=()=>({}),XO=()=>({}),qO=()=>({prune:async()=>0}),ic=200,Nf=24*36e5,QO=["kvs_tables",
"env","releases","app_activity","deployments","usage_ended"];function ZO(t){const e=t.prepare(eS),n=t.prepare(`WITH next AS (SELECT app FROM app_activity WHERE \
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
    WHERE created_at <= :now - ${Nf} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),l=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),u=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=QO.map(_=>t.prepare(`DELETE FROM ${_} WHER\
E app = $1`)),w=t.prepare("DELETE FROM apps WHERE id = $1"),T=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async _=>tS((await Be(t,e(...et(_)),O=>O))[0]),async due(_,O){const N=await Be(t,n(_,Rf(O)),W=>W),[S]=N;
return S&&sS(ie(S,"app"),N,O,ie(S,"now"))},end:(_,{logs:O,deployments:N})=>t.write(function*(){return O.length>0&&(yield*s(_,O)),N.length>0?(yield*o(_,N)).count:
0}),async endingApp(_){const O=await Be(t,a(_,ic),S=>S),N=O.filter(S=>S.deploy_id!==null).map(S=>q(S,"deploy_id"));return O[0]&&{app:ie(O[0],"id"),logs:N}},endApp:_=>t.
write(function*(O){const[N]=(yield*c(_)).rows;if(!N)return!1;yield*d(_),yield*l(q(N,"environment_id"));const S=(yield*u(_)).rows.map(B=>q(B,"name"));for(const B of f)
yield*B(_);yield*w(_),yield*t.record(k,[D(pt(N),"app.end")]);const W=S.map(B=>({kind:"domain",domain:B}));return yield*O([...W,{kind:"site",subdomain:q(N,"subdo\
main")}]),!0}),apps:(_,O)=>Be(t,T(_?.org??"",_?.project??"",_?.appID??"",O),pt),endKeys:_=>ft(t,r(_)),repositories:(_,O)=>Be(t,i(_,O),N=>q(N,"repository"))}}const eS=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${rn})`;function tS(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?st(t,"c\
ollected_at"):null}}const nS=1e3;function Rf({most:t}){return t+nS+ic}function sS(t,e,n,s){const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Rf(n);const l=u=>u.length<ic?!0:(d=!0,!1);for(const[u,f]of e.entries()){const w=q(f,"deploy_id"),T=ie(f,"kept"),_=st(f,"log_bytes")??0,O=f.log_removed_at===
null;a+=O?_:0;const N=u>0&&f.finished_at!==null,S=u>=n.most||ie(f,"created_at")<s-n.ageMs,W=N&&S&&T===0&&l(r),B=O&&N&&T<2&&(S||a>n.logBytes)&&l(o);W&&(B||!O)?r.
push(w):i.deployments+=1,B?(o.push(w),c+=_):O&&_>0&&(i.logs+=1,i.logBytes+=_)}return{app:t,logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}const Lf={
machine:q,address:q,askedAt:ie,endsAt:ie},Af=Qe(Lf),oS=Qe({state:Ai(),identity:q,machine:q}),rS=Qe({...Lf,id:q,usedAt:ht("changed_at",st)}),iS=10*6e4,aS=100,If=[
"state","secret","previous","polled_at","interval_ms","opened_at","changed_at","ends_at"],Df="user_code = $1 AND state = 'asked' AND ends_at > :now";function cS(t){
const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${iS} ORDER BY ends_at LIMIT ${aS} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${Df}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${Df} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${mo} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${If.map((f,w)=>`${f} = $${w+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),l=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),u=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:w,secret:T,machine:_,address:O},{lifetimeMs:N,intervalMs:S,perAddress:W,inAll:B})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[U={}]=(yield*n(O)).rows;return ie(U,"in_all")>=B||ie(U,"of_address")>=W?"too_many":(yield*s(f,w,T,_,O,S,N)).count>0?"begun":"code_taken"}),asked:f=>it(
t,o(f),Af),decide:(f,w,T)=>t.write(function*(){const _=w==="denied",O=_?["denied",null,null]:["approved",w.person,w.identity],[N]=(yield*r(f,...O)).rows;return N&&
!_&&(yield*i(w.person,w.most-1)),N&&(yield*t.record(T,[ac(N,_?"login.deny":"login.approve")])),N&&Af(N)}),advance:({id:f,...w},T)=>t.write(function*(){const[_]=(yield*a(
f)).rows;if(!_)return{kind:"unknown"};const{answer:O,change:N}=fS(_,w,ie(_,"now"));return N&&(yield*c(f,...If.map(S=>N[S]??_[S]))),N?.state==="reused"&&(yield*t.
record(T,[ac(_,"login.reuse")])),O}),find:f=>it(t,d(f),oS),list:f=>Be(t,l(f),rS),end:(f,w)=>t.write(function*(){const[T]=(yield*u(f)).rows;return T&&(yield*t.record(
w,[ac(T,"login.end")])),T!==void 0})}}const dS=1e3,lS=5e3,uS=6e4;function fS(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=q(t,"state"),c=q(t,"secr\
et")===e,d=(l,u)=>{const f=Math.min(i+o,u+r),w=q(t,"identity"),T={...l,secret:n,ends_at:f};return{answer:{kind:"open",identity:w,endsInMs:f-i},change:T}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(ie(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const l=st(t,"polled_at"),u=ie(
t,"interval_ms");if(l===null||i>=l+u-dS)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(u+lS,uS);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const l=ie(t,"opened_at");return c?d({previous:e,changed_at:i},l):Pe(t,"previous")===e&&i-ie(t,"changed_at")<=s?d({},l):{answer:{kind:"reused"},change:{state:"r\
eused"}}}default:return{answer:{kind:"reused"}}}}function ac(t,e){const n=JSON.parse(Pe(t,"identity")??"null"),s=(0,qe.Gv)(n)&&typeof n.email=="string"?{person:n.
email}:void 0;return{action:e,object:q(t,"machine"),after:s}}const kf=Qe({org:q,project:vf,appID:vf,who:q,role:Mf,grantedBy:Pe,grantedAt:ie}),$f="org = $1 AND p\
roject = $2 AND app_id = $3 AND who = $4";function hS(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, wh\
o"),n=t.prepare(`SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${jt("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${$f}`),o=t.prepare(`SELECT ${bf("$2","$3")} FRO\
M members WHERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${$f}`);return{of:c=>Be(
t,e(c),kf),list:(c,{after:d,limit:l,within:u})=>Be(t,n(c,d?.project??"",d?.appID??"",d?.who??"",l,u),kf),set:({role:c,bounds:d,keepsAdmin:l,...u},f)=>t.write(function*(){
yield*t.lock("members",u.org);const w=pS(u),[T]=(yield*s(...w)).rows,_=T&&Mf(T);if(_===(c??void 0))return{kind:"done",before:_};if(u.project===void 0&&_==="admi\
n"&&l&&(yield*r(u.org,u.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...w);else{const[N]=T?[]:(yield*o(...w.slice(0,3))).rows,S=N&&Of(N,u,d);if(S)
return{kind:"full",of:S};yield*i(...w,c,f.by)}return yield*t.record(f,[mS(u,_,c)]),{kind:"done",before:_}})}}function pS({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function vf(t,e){return q(t,e)||void 0}function Mf(t){const e=q(t,"role");return Ee.g.find(n=>n===e)??"viewer"}function mS(t,e,n){const{org:s,project:o,
appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const ES=()=>({prune:async()=>0});
function vA(t){return t}class yS extends Error{name="BlobsFull"}class Cf extends Error{name="WrongBytes"}const wS=200,gS=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,_S=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function cc(t){if(t.length<=wS&&_S.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function TS(t){if(t==="")return t;
if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return cc(t.slice(0,-1)),t}const bS=Qe({org:q,manifestHash:ht(
"manifest",q),isKept:pr,isRecorded:pr,notes:t=>q(t,"notes").split(",").map(Number)}),Gs=32,Uf=1e4*Gs,Wo=`WITH RECURSIVE given (at, object) AS (SELECT 1, substr(\
$2::bytea, 1, ${Gs}) WHERE length($2::bytea) > 0
  UNION ALL SELECT at + ${Gs}, substr($2::bytea, at + ${Gs}, ${Gs}) FROM given
    WHERE at + ${Gs} <= length($2::bytea))`;function OS(t){const e=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${un}\

    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${SS} RETURNING fence`),n=t.prepare(`UPDATE collection SET lease_until = :now + ${un}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),s=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare(RS),r=t.prepare(
`SELECT d.notes, ${NS} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),i=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),a=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),c=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),d=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),l=t.prepare(`${Wo} INSERT INTO object_references AS r (org, object, r\
eleases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`),u=t.prepare(`${Wo}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`),f=t.prepare(`${Wo} SELECT r.object FROM give\
n
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`),w=t.prepare(`${Wo} INSERT INTO object_references (org, object, rel\
eases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`),T=t.prepare(`${Wo} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`),_=t.prepare("SELECT swept_before FROM collection"),O=t.prepare("UPDATE collection\
 SET swept_before = $1"),N=function*(S,W,B){for(let U=0;U<B.length;U+=Uf)yield*S(W,B.subarray(U,U+Uf))};return{hold:S=>it(t,e(S),W=>({fence:ie(W,"fence")})),renew:async({
fence:S})=>await ft(t,n(S))===1,release:async({fence:S})=>{await ft(t,s(S))},async due(S,W){if(S===0&&await ft(t,o())>0)throw new Xe.us("The records of releases\
 are missing: the database is being restored");return Be(t,r(S,W),bS)},add:({org:S,manifestHash:W,notes:B},U)=>t.write(function*(){(yield*i(B)).count!==0&&(yield*a(
S,W,U)).count>0&&(yield*N(l,S,U))}),end:({org:S,manifestHash:W,notes:B})=>t.write(function*(){if((yield*i(B)).count===0)return;const[U]=(yield*c(S,W)).rows;U&&(yield*N(
u,S,Bn(U,"objects")))}),keep:async({notes:S})=>{await ft(t,i(S))},waiting:(S,W)=>Be(t,d(S?.org??"",oi(S?.hash??""),W),B=>({org:q(B,"org"),hash:xf(B)})),async unused(S,W){
const B=new Set(await Be(t,f(S,oi(...W)),xf));return W.filter(U=>!B.has(U))},remember:async(S,W)=>{await ft(t,w(S,oi(...W)))},forget:async(S,W)=>{await ft(t,T(S,
oi(...W)))},sweptBefore:()=>it(t,_(),S=>S.swept_before===null?void 0:ie(S,"swept_before")),recordSweep:async S=>{await ft(t,O(S))}}}const SS=2*un,NS=`d.org, d.m\
anifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Go=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,RS=`SELECT 1 AS found FROM (SELECT
    ${Go("org","apps WHERE live_release IS NOT NULL")} AS live, ${Go("deploy_id","releases")} AS kept,
    ${Go("org","release_objects")} AS recorded, ${Go("seq","collection_notes")} AS noted,
    ${Go("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function oi(...t){return Buffer.from(t.join(""),"hex")}function xf(t){return Buffer.from(Bn(t,"object")).toString(
"hex")}const Pf=Qe({accessKeyID:q,environmentID:q,sealed:Bn,expiresAt:ie}),LS=100,Ff="slipway_changed('role', access_key_id)";function AS(t){const e=t.prepare("\
SELECT org, project, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE"),n=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key\
_id FROM kvs_roles
    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${LS} FOR UPDATE SKIP LOCKED)`),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_ke\
y_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${mo} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $\
3, $4)"),r=t.prepare("UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id",Ff),i=t.prepare("DELETE FROM kvs_roles WHERE access\
_key_id = $1 RETURNING access_key_id",Ff),a=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = $1"),c=t.prepare("SELECT * FROM kvs_roles LIMIT 1"),d=(l,u,...f)=>t.
write(function*(w){const T=(yield*l(u,...f)).count>0;return T&&(yield*w([{kind:"role",accessKeyID:u}],"told")),T});return{issue:({accessKeyID:l,environmentID:u,
sealed:f,expiresAt:w},{now:T,most:_},O)=>t.write(function*(N){const[S]=(yield*e(u)).rows;yield*n(T);const W=(yield*s(u,_-1)).rows.map(B=>q(B,"access_key_id"));yield*o(
l,u,f,w),O&&S&&(yield*t.record(O,[D(pt(S),"credentials.issue",{object:l})])),yield*N(W.map(B=>({kind:"role",accessKeyID:B})))}),renew:(l,u)=>d(r,l,u),revoke:async l=>{
await d(i,l)},find:l=>it(t,a(l),Pf),any:()=>it(t,c(),Pf)}}const jf={repository:q,branch:q,buildCommand:Pe,outputDirectory:Pe,region:Pe,settings:dc},IS=Qe({...jf,
branch:ht("app_branch",q)});function dc(t){const e=JSON.parse(q(t,"settings"));return(0,qe.Gv)(e)?e:{}}const Nt=Qe({...ho,name:q,type:Bf,...jf,subdomain:q,environmentID:q,
liveRelease:Pe,createdAt:ie,updatedAt:ie,deletion:DS});function Bf(t){const e=q(t,"type"),n=Re.yN.find(s=>s===e);if(!n)throw new A.GQ("internal",`The database h\
as an app of the unknown type ${e}`);return n}function DS(t){const e=st(t,"deleted_at");return e===null?null:{at:e,by:Pe(t,"deleted_by"),endsAt:ie(t,"ends_at")}}
const Sn=Qe({seq:ie,deployID:q,status:lc,stage:uc,branch:q,commit:Pe,createdAt:ie,startedAt:st,finishedAt:st,supersededBy:Pe,cancelledBy:Pe,triggeredBy:Pe,redeployOf:Pe,
configuration:fc,commitFacts:Qe({subject:ht("commit_subject",Pe),author:ht("commit_author",Pe)}),size:kS,warnings:Hf,logRemovedAt:st,enteredAt:$S}),Ys=`d.seq, d\
.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, d.cancelled_by, d.triggered_by, d.redeploy_of, d.configuration,
  d.commit_subject, d.commit_author, d.release_files, d.release_bytes, d.warnings, d.install_at, d.build_at, d.sync_at,
  d.activate_at, d.log_removed_at`;function lc(t){const e=q(t,"status"),n=sn.PB.find(s=>s===e);if(!n)throw new A.GQ("internal",`The database has a deployment of\
 the unknown status ${e}`);return n}function uc(t){const e=Pe(t,"stage");return sn.Mb.find(n=>n===e)??null}function fc(t){const e=Pe(t,"configuration");return e===
null?null:JSON.parse(e)}function kS(t){const[e,n]=[st(t,"release_files"),st(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function Hf(t){
const e=Pe(t,"warnings");return(e===null?void 0:(0,Bt.hd)(JSON.parse(e)))??[]}const Yo={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_\
at"};function $S(t){const e=Object.entries(Yo).map(([n,s])=>[n,st(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}const hc=Qe({deployID:q,manifestHash:ht(
"manifest",q)}),vS=Qe({status:lc,count:ie,ran:ie,ms:ie}),Wf=Qe({app:Qe({...ho,org:ht("app_org",q),project:ht("app_project",q)}),deployment:Sn}),Gf="a.org AS app\
_org, a.project AS app_project, a.app_id",MS=Qe({apps:ie,live:ie,failed:ie}),CS=Qe({id:ie,app:pt,subdomain:q,entries:t=>dc(t).schedule??[],since:st,dueAt:ie,now:ie});
function US(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>Be(t,e(s),CS),take:async({id:s,now:o,dueAt:r,since:i},a)=>await ft(t,
n(o,a,s,r,i))===1}}const Yf={tokenHash:q,sealed:ht("token_sealed",Bn)},xS=Qe(Yf),PS=Qe({name:q,createdAt:ie,...Yf}),FS=Qe({keyspace:ie,app:pt,name:q,environmentID:q,
type:q});function jS(t){const e=t.prepare(As),n=t.prepare("SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1"),s=t.
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
 $1");return{create:({app:u,name:f,tokenHash:w,sealed:T,createdAt:_,types:O,most:N},S)=>t.write(function*(W){const[B]=(yield*e(...et(u))).rows;if(!B)return{kind:"\
no_app"};const[U,F]=[ie(B,"id"),q(B,"type")];if(!O.some(Z=>Z===F))return{kind:"wrong_type",type:F};const[G={}]=(yield*n(U,f)).rows;return ie(G,"named")>0?{kind:"\
taken"}:ie(G,"n")>=N?{kind:"full"}:(yield*t.record(S,[D(u,"table.create",{object:f})]),yield*s(U,f,w,T,_),yield*W(Kf(w,q(B,"subdomain")),"told"),{kind:"created"})}),
list:async u=>BS(await Be(t,o(...et(u)),f=>f)),remove:(u,f,w)=>t.write(function*(T){const[_]=(yield*r(...et(u),f)).rows;if(!_)return{kind:(yield*e(...et(u))).count>
0?"no_table":"no_app"};const[O,N]=[ie(_,"keyspace"),q(_,"token_hash")],S=q(_,"subdomain");return yield*t.record(w,[D(u,"table.delete",{object:f})]),yield*i(O,N,
S),yield*T(Kf(N,S),"told"),{kind:"removed",keyspace:O}}),binding:u=>it(t,a(u),FS),anySealed:()=>it(t,c(),xS),toDrop:({after:u,limit:f})=>Be(t,d(u,f),w=>ie(w,"ke\
yspace")),dropped:async u=>{await ft(t,l(u))}}}function Kf(t,e){return[{kind:"table",tokenHash:t},{kind:"site",subdomain:e}]}function BS(t){const[e]=t;if(!e)return;
const n=t.filter(s=>s.name!==null).map(PS);return{type:q(e,"type"),environmentID:q(e,"environment_id"),tables:n}}const zf=t=>dt.filter(e=>t.test(e)).join(" + "),
ri=`(${zf(/^(?:get|put|delete|other)_limited$/)})`,ii=`(${zf(/^(?:get|put|delete|other)_/)})`,Vf=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' A\
ND kvs_table = '' AND step = 'day'
  AND start >= $2`,Nn=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,Ko=`greatest(release_bytes, ${j.CX} * release_files)`,
Jf=t=>`SELECT sum(${Ko}) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
    WHERE a.org = $1 AND a.deleted_at IS ${t}`,HS={apps:Nn("SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NULL"),disk:Nn(Jf("NULL"),`SELECT sum(${Ko}\
) FROM deployments WHERE stored_release IS NOT NULL AND org = $1`),buildsAtOnce:Nn("SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),
buildMinutesPerMonth:Nn(`SELECT sum(build_ms) ${Vf}`,"SELECT sum(ms) FROM usage_ended JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:Nn(
`SELECT sum(${ii} - ${ri}) ${Vf}`)},WS=new Set(["buildMinutesPerMonth","kvsRequestsPerMonth"]);function zo(t){const e=new Map(Object.entries(HS).map(([d,l])=>[d,
t.prepare(l)])),n=t.prepare(Nn("SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NOT NULL")),s=t.prepare(Nn(Jf("NOT NULL"))),o=t.prepare(`SELECT CAST(\
coalesce(sum(${Ko}), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),r=t.prepare(Nn(`SELECT sum(bytes) FROM (SELECT ${Ko.replaceAll("release_","d.release_")} \
AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,`SELECT ${Ko} FROM deployments WHERE deploy_id = $1\
 AND stored_release IS NOT NULL`)),i=function*(d,...l){const[u]=d?(yield*d(...l)).rows:[];return u?ie(u,"n"):0},a=(d,l,u=0)=>i(e.get(l),d,...WS.has(l)?[u]:[]),c=function*(d,l,u,f){
const w=yield*i(u,d);if(!(w<(0,Gt.Bj)(l,f)))throw new zn.zH({org:d,name:l,used:yield*a(d,l),quota:f,deleted:w})};return{async used(d,l,u){const f=u.map(async w=>[
w,await t.read(()=>a(d,w,l))]);return Object.fromEntries(await Promise.all(f))},*lock(d,{apps:l,disk:u}={}){(l!==void 0||u!==void 0)&&(yield*t.lock("quotas",d))},
*checkApp(d,{apps:l,disk:u}={},f){const w=l===void 0?0:yield*a(d,"apps");if(l!==void 0&&w>=l)throw new zn.zH({org:d,name:"apps",used:w,quota:l});l!==void 0&&f===
void 0&&(yield*c(d,"apps",n,l)),u!==void 0&&f===void 0&&(yield*c(d,"disk",s,u)),!(u===void 0||f===void 0)&&Xf(d,yield*a(d,"disk"),yield*i(o,f),u)},*checkRelease(d,{
deployID:l,bytes:u,kept:f},w){const T=yield*i(r,l,f);Xf(d,(yield*a(d,"disk"))-T,u,w)},*checkTime(d,l){if(!l)return;const u=yield*a(d,"buildMinutesPerMonth",l.since);
if(u<l.ms)return;const f={used:u/qf,quota:l.ms/qf,until:l.until};throw new zn.zH({org:d,name:"buildMinutesPerMonth",...f})}}}function Xf(t,e,n,s){const o=e+n;if(o>
s)throw new zn.zH({org:t,name:"disk",used:e,quota:s,needs:o})}const qf=6e4,pc=Qe({org:q,project:q,app:q,table:ht("kvs_table",q)}),GS=Qe({start:ie,counts:nh}),YS=Qe(
{scope:pc,limited:ie,most:ie}),Qf=Qe({keys:ie,bytes:ie}),KS=Qe({scope:pc,counts:nh,stored:Qf}),ai={hour:35*864e5,day:400*864e5};function zS(t,e){const n=Zf.map(
(G,Z)=>`${G} = $${Z+1}`).join(" AND "),s=t.prepare(`INSERT INTO usage_writers VALUES ($1, $2, :now)
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE usage_writers.number < excluded.number`),o=t.prepare("SELECT 1 FROM usage_ended LIMIT 1"),r=t.prepare(`DELETE FROM usage_ended WHERE deploy_id IN
    (SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING status, ended_at, ms,
      (SELECT org FROM apps WHERE id = app) AS org, (SELECT project FROM apps WHERE id = app) AS project,
      (SELECT app_id FROM apps WHERE id = app) AS app_id`),i=t.prepare(`INSERT INTO usage_turns VALUES ($1, :now)
    ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`),a=t.prepare(`SELECT t.keyspace AS of, a.org, a.project, a.\
app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ANY ($1::bigint[])`),c=t.prepare(`SELECT ${qt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),d=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${n}`),l=t.prepare(`SELECT s\
tart, ${eh} FROM usage_sums WHERE ${n} AND step = $5 AND start >= $6
    ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${n}`),f=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),w=t.prepare(`SELECT ${qt}, sum(${ri})::bigint AS limited, max(${ii})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${jt("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${ri} > 0 OR ${ii} >= $3))
    GROUP BY ${qt} HAVING sum(${ri}) > 0 OR max(${ii}) >= $3
    ORDER BY limited DESC, most DESC, ${qt} LIMIT $4`),T=dt.map(G=>`coalesce(sum(u.${G}), 0)::bigint AS ${G}`).join(", "),_=G=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${T}
      FROM (SELECT * FROM usage_scopes WHERE ${G} ORDER BY ${qt} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),O=`app <> '' AND kvs_table = '' AND ${jt("usage_scopes",6,"app")}`,N=_(`org = $3 AND (project,\
 app) > ($4, $5) AND ${O}`),S=_(`org = $3 AND project = $4 AND app > $5 AND ${O}`),W=_("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),B=({org:G,project:Z,app:J},ce,{after:Ae,within:Ke,limit:je})=>{const Me=Ae?.name??"";return Z===""?N(je,ce,G,Ae?.project??"",Me,Ke):J===""?S(je,ce,G,Z,Me,
Ke):W(je,ce,G,Z,J,Me)},U=(G,Z,J,ce,Ae)=>t.prepare(`DELETE FROM ${G} WHERE (${Z}) IN (SELECT ${Z} FROM ${G} WHERE ${J}
      ${ce} < least($1::bigint, (SELECT :now)) - ${Ae} ORDER BY ${ce} LIMIT $2 FOR UPDATE SKIP LOCKED)`),F=[U("usage_sums",`${qt}, step, start`,"step = 'hour' A\
ND","start",ai.hour),U("usage_sums",`${qt}, step, start`,"step = 'day' AND","start",ai.day),U("usage_scopes",qt,"keys = 0 AND bytes = 0 AND","used_on",ai.day),U(
"usage_writers","writer","","at",ai.hour)];return{add:({writer:G,number:Z,rows:J})=>t.write(function*(){(yield*s(G,Z)).count===1&&(yield*e(J))}),async countEnded(G){
return await ft(t,o())===0?0:t.write(function*(){const{rows:Z}=yield*r(G);return yield*e(Z.filter(({org:J})=>J!==null).map(qS)),Z.length})},claimTurn:async(G,Z)=>await ft(
t,i(G,Z))===1,setStored:(G,Z)=>t.write(function*(){yield*t.lock("sizes");const J=(yield*a(G.tables.map(({keyspace:je})=>je))).rows,ce=new Map(J.map(je=>[ie(je,"\
of"),sh(je)])),{rows:Ae}=yield*c(G.after,G.upTo),Ke=QS(G,ce,Ae.map(sh),Z);yield*e(Ke.rows);for(const{scope:je,keyspace:Me}of Ke.keyspaces)yield*d(...fn(je),Me)}),
async prune(G,Z){let J=0;for(const ce of F)J+=await ft(t,ce(G,Z));return J},series:(G,Z,J)=>Be(t,l(...fn(G),Z,J),GS),parts:(G,Z,J)=>Be(t,B(G,Z,J),KS),pressed:(G,Z,{
busy:J,limit:ce,within:Ae})=>Be(t,w(G,Z,J,ce,Ae),YS),full:({tableBytes:G,tableKeys:Z,organizationBytes:J})=>Be(t,f(G,Z,J),ce=>ie(ce,"keyspace")),stored:async G=>await it(
t,u(...fn(G)),Qf)??{keys:0,bytes:0},used:zo(t).used}}const Zf=["org","project","app","kvs_table"],qt=Zf.join(", "),eh=dt.join(", "),th=Cn();function fn({org:t,project:e,
app:n,table:s}){return[t,e,n,s]}function nh(t){return Object.fromEntries(dt.map(e=>[e,ie(t,e)]))}function VS(t){const e=new Map;for(const{scope:n,hour:s,counts:o}of t)
for(const r of JS(n))for(const i of["hour","day"]){const a=Math.floor(s/$t[i])*$t[i],c=JSON.stringify([...fn(r),i,a]),d=e.get(c)??{scope:r,step:i,start:a,counts:dt.
map(()=>0)};for(const[l,u]of dt.entries())d.counts[l]=(d.counts[l]??0)+o[u];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function JS({org:t,
project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?o:[...o,
{org:t,project:e,app:n,table:s}]}function XS(t){const e=new Map,[n,s]=[dt.indexOf("keys_change"),dt.indexOf("bytes_change")];for(const{scope:o,step:r,start:i,counts:a}of t){
if(r!=="day")continue;const c=JSON.stringify(fn(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??
0,i)})}return[...e.values()]}function qS(t){const e=q(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{
org:q(t,"org"),project:q(t,"project"),app:q(t,"app_id"),table:""},hour:Math.floor(ie(t,"ended_at")/$t.hour)*$t.hour,counts:{...th,...n&&{[n]:1},build_ms:ie(t,"m\
s")}}}const sh=Qe({scope:pc,keyspace:st,keys:(t,e)=>st(t,e)??0,bytes:(t,e)=>st(t,e)??0});function QS({tables:t},e,n,s){const o=Math.floor(s/$t.hour)*$t.hour,r=[],
i=[],a=new Set,c=(d,{keys:l,bytes:u})=>{a.add(fn(d.scope).join(`
`));const f={...th,keys_change:l-d.keys,bytes_change:u-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:f})};for(const{keyspace:d,
...l}of t){const u=e.get(d);u&&(c(u,l),u.keyspace!==d&&i.push({scope:u.scope,keyspace:d}))}for(const d of n)a.has(fn(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const oh="pg_notify('slipway', '0 jobs ')",mc="ready = false, lease_node = NULL, lease_until = NULL, store\
d_release = NULL, env = NULL";function ZS(t){const e=fc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function rh(t=[]){
return t.length===0?null:JSON.stringify(t)}function eN(t,e){return rh([...e,...Hf(t)].slice(0,Bt.iq))}function ih(t,e){const n=Pe(e,"env");if(n===null)return;const s=Ms(
q(e,"deploy_id"),"env");return JSON.parse(Ro(t,"variables",s,n))}function tN(t,e,n){return n===null?null:No(t,"variables",Ms(e,"env"),n)}function nN(t,e,n){const s=JSON.
stringify(lr(n));return No(t,"build-log",Ms(e,"failure"),s)}const ah=Nm(Re.IC.bytes);function sN(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,a={subject:null,
author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}function oN(t,e){
const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,
facts:t.commitFacts}}function ch(t,e){const n=Pe(e,"failure")??"";return fr((0,qe.U4)(rN(t,q(e,"deploy_id"),n)))??Li(uc(e)??"build")}function rN(t,e,n){try{return Ro(
t,"build-log",Ms(e,"failure"),n)}catch{return""}}function iN(t,e){const n=N=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activi\
ty t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${jt("a",4)} ${N} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${Ys} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=N=>`(SELECT count(*) FROM (SELECT 1 FROM ${N} AND a.deleted_at IS NULL AND ${jt("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(N,S)=>t.prepare(`SELECT ${Ys}, ${Gf} FROM deployments d /* I\
NDEXED BY ${N} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${jt("a",3)} AND ${S} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),u=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=N=>t.prepare(`SELECT DISTINCT ${N} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${jt("a",3)} ORDER BY 1 LIMIT $2`),[w,T]=[f("project"),f("branch")],_=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),O=async N=>{const S=N.flatMap(B=>st(B,"newest")??[]),W=new Map((await Be(t,r(S),
Sn)).map(B=>[B.seq,B]));return N.map(B=>{const U=W.get(st(B,"newest")??0)??null;return{app:Nt(B),newest:U,liveManifest:Pe(B,"live_manifest")}})};return{async recent(N,{
before:S=Number.MAX_SAFE_INTEGER,failed:W=!1,within:B,limit:U}){const F=(W?o:s)(N,S,U,B),G=await Be(t,F,Z=>Z);return(await O(G)).flatMap(({newest:Z,...J})=>Z?[{
...J,newest:Z}]:[])},async newest(N){if(N.length===0)return[];const S=N.map((G,Z)=>`($${3*Z+1}, $${3*Z+2}, $${3*Z+3})`),W=t.prepare(`WITH k (org, project, app_i\
d) AS (VALUES ${S.join(", ")})
        SELECT ${Ys}, ${Gf} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),B=await Be(t,W(...N.flatMap(et)),Wf),U=G=>et(G).join("/"),F=new Map(B.map(({app:G,
deployment:Z})=>[U(G),Z]));return N.map(G=>F.get(U(G))??null)},async queue(N,S,W){const B=[d,u].map(G=>Be(t,G(N,S,W),Wf)),[U=[],F=[]]=await Promise.all(B);return{
running:U,waiting:F}},async counts(N,S,W){return await it(t,a(N,S,W),MS)??{apps:0,live:0,failed:0}},async search(N,S){const{statement:W,values:B}=cN(N,S),U=await Be(
t,t.prepare(W)(...B),G=>G),F=await O(U);return S.before&&!S.after?F.toReversed():F},async choices(N,S,W){const B=[w,T].map(G=>Be(t,G(N,S,W),Z=>q(Z,"name"))),[U=[],
F=[]]=await Promise.all(B);return{projects:U,branches:F}},async failures(N){if(N.length===0)return new Map;const S=_(N,ah);return new Map(await Be(t,S,W=>[q(W,"\
deploy_id"),ch(e,W)]))}}}const aN={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_relea\
se IS NULL"};function cN(t,e){const n=[],s=N=>`$${n.push(N)}`,{text:o="",project:r,branch:i,status:a,sort:c,after:d,before:l,limit:u,within:f}=e,w=N=>[...c==="n\
ewest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(S=>S+N).join(", "),T=(N,{seq:S,appID:W,project:B})=>`(${w("")}) ${N} (${[...c==="newest"?[-S]:
[],W,B].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[aN[a]],jt("a",n.push(f)),...d?[T(">",d)]:l?[T("<",l)]:[]].join(" AND\
 ")} ORDER BY ${w(l&&!d?" DESC":"")} LIMIT ${s(u)}`,values:n}}const MA={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"\
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
refused: requests without a valid identity, or without the role that they need"};function Vo(t){return typeof t=="string"?t:void 0}function Vn(t){return Vo(t)??
null}function dh(t){return t===null?null:JSON.stringify(t)}const CA=(0,V.lS)({org:Vo,n:t=>typeof t=="number"?t:void 0,at:t=>typeof t=="string"?Date.parse(t):void 0,
project:Vn,appID:Vn,action:Vo,object:Vn,by:Vn,via:Vo,name:Vn,from:Vn,requestID:Vn,before:dh,after:dh,hash:Vo});function dN(t,e){return Array.isArray(t)?t.map(n=>dN(
n,e)).join(t.some(isObject)?"; ":e):isObject(t)?Object.values(t).join(" "):String(t??"none")}const lh="0".repeat(64);function uh(t,e){const{org:n,n:s,at:o,project:r,
appID:i,action:a,object:c,by:d,via:l,name:u,from:f,requestID:w,before:T,after:_}=e,N=[n,s,o,r,i,a,c,d,l,u,f,w,T,_].map(S=>S===null?"-":`${Buffer.byteLength(String(
S))}:${S}`).join("");return(0,x.createHash)("sha256").update(t).update(N).digest("hex")}function UA(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||uh(n.hash,s)!==
s.hash)return{kind:"broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function xA({at:t,before:e,after:n,...s},o){const r=i=>i===null?null:o(i)??
null;return{...s,at:new Date(t).toISOString(),before:r(e),after:r(n)}}function lN(t){const e=(u,f)=>t.prepare(`SELECT * FROM audit ${u} WHERE org = $1 AND n > $\
2 AND n < $3 ${f} ORDER BY n DESC LIMIT $4`),n=e("",""),s={appID:e("/* INDEXED BY audit_by_app */","AND app_id = $5"),by:e("/* INDEXED BY audit_by_who */","AND \
who = $5"),action:e("/* INDEXED BY audit_by_action */","AND action = $5")},o=t.prepare("SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1"),
r=t.prepare("SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare("SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(`SELECT h.o\
rg, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),l=async(u,f)=>f===void 0?void 0:it(t,o(u,f),w=>ie(w,"n"));return{append:(u,f)=>t.write(()=>t.record(u,f)),async list(u,f,{before:w=Number.MAX_SAFE_INTEGER,
limit:T}){const _=await l(u,f.since);if(f.since!==void 0&&_===void 0)return{rows:[],next:null};let O=Math.min(w,await l(u,f.until)??w);const N=["project","appID",
"by","action"].filter(J=>f[J]!==void 0),S=N.filter(J=>J!=="project"),B=S.length===N.length&&S.length<2?T+1:wN,U=J=>{const ce=[u,(_??1)-1,O,B];return Be(t,J?s[J](
...ce,f[J]):n(...ce),mh)};let[F,G]=[S[0],await U(S[0])];for(const J of S.slice(1)){const ce=await U(J);wh(ce,B)<wh(G,B)&&([F,G]=[J,ce])}const Z=[];for(let J=G.length;;J+=
G.length){Z.push(...G.filter(Ae=>N.every(Ke=>Ae[Ke]===f[Ke])));const ce=Z[T-1];if(Z.length>T&&ce)return{rows:Z.slice(0,T),next:ce.n};if(G.length<B)return{rows:Z,
next:null};if(O=G.at(-1)?.n??0,J>=yN)return{rows:Z,next:O};G=await U(F)}},after:(u,f,w)=>Be(t,r(u,f,w),mh),chain:u=>it(t,i(u),Eh),trim:u=>t.write(function*(){const[
f]=(yield*a(u)).rows;if(!f)return 0;const w=q(f,"org"),T=ie(f,"anchor_n")+oe,[_]=(yield*c(w,T,ie(f,"before"))).rows;return _?(yield*d(w,ie(_,"anchor_n"))).count:
0})}}const fh=254,hh=4096,ph=500,uN=100,Ec="\u2026",yc=["org","n","at",...["project","app_id","action","object","who","via","via_name","client","request","was",
"becomes"]];function fN(t,e){const n=s=>s==null?null:(0,_t.Ow)(s,fh);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,object:n(e.object),
by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:yh(e.before),after:yh(e.after)}}const mh=Qe({org:q,n:ie,at:ie,project:Pe,appID:Pe,
action:q,object:Pe,by:ht("who",Pe),via:q,name:ht("via_name",Pe),from:ht("client",Pe),requestID:ht("request",Pe),before:ht("was",Pe),after:ht("becomes",Pe),hash:q});
function Eh(t){const[e,n]=[q(t,"hash"),q(t,"anchor_hash")];return{head:{n:ie(t,"n"),hash:e},anchor:{n:ie(t,"anchor_n"),hash:n}}}const hN={head:{n:0,hash:lh},anchor:{
n:0,hash:lh}};function yh(t){if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[o,[r,i]]of s.entries()){const a=pN(i);if(n+=Buffer.
byteLength(JSON.stringify([r,a])),n>hh){e[Ec]=s.length-o;break}e[r]=a}return JSON.stringify(e)}function pN(t){if(typeof t=="string")return t.length>ph?`${t.slice(
0,ph)}${Ec}`.toWellFormed():t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(o=>typeof o=="string"?(0,_t.Ow)(o,fh):o)){if(e+=
Buffer.byteLength(JSON.stringify(s))+1,n.length===uN||e>hh/2)return[...n,Ec];n.push(s)}return n}function wc({repository:t,branch:e,buildCommand:n,outputDirectory:s,
region:o,settings:r,type:i}){const{cachesOf:a,...c}=r,d={type:i,repository:(0,Gn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:o,...c};return Object.fromEntries(
Object.entries(d).filter(([,l])=>l!=null))}function mN(t,e){return D(t,"app.create",{after:wc(e)})}function gc(t,e,n,s){const[o,r]=[wc(e),wc(n)],i=Object.keys({
...o,...r}).filter(d=>JSON.stringify(o[d])!==JSON.stringify(r[d])),a=d=>Object.fromEntries(i.map(l=>[l,d[l]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?
[D(t,"cache.clear")]:[];return i.length===0?c:[...c,D(t,"app.update",{object:s,before:a(o),after:a(r)})]}function _c(t,e,n,s,o){const r=(l,u)=>Object.keys(l).filter(
u).sort(),i=r(s,l=>!Object.hasOwn(n,l)),a=r(s,l=>Object.hasOwn(n,l)&&n[l]!==s[l]),c=r(n,l=>!Object.hasOwn(s,l));if(i.length+a.length+c.length===0)return[];const d=Object.
entries({added:i,changed:a,removed:c}).filter(([,l])=>l.length>0);return[D(t,e,{object:o,after:Object.fromEntries(d)})]}function EN(t,e,n){const{deployID:s,branch:o,
commit:r,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??{},d={...c,...a},l=Object.fromEntries(Object.entries(d).map(([f,w])=>[f,f==="repository"?(0,Gn.ri)(
String(w)):w])),u={branch:o,...r!==null&&{commit:r},...i!==null&&{redeployOf:i},...l,...n?.env&&{env:Object.keys(n.env).sort()}};return D(t,i===null?"deployment\
.create":"deployment.redeploy",{object:s,after:u})}const yN=5e3,wN=500;function wh(t,e){return t.length<e?0:t.at(-1)?.n??0}function gh(t){const e=t.prepare(`INS\
ERT INTO idempotency AS known (scope, key, request_hash, status, response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${Nf}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
q(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:ie(c,"status"),answer:q(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}function Tc({settings:t}){return t.lifetime===void 0?null:(0,De.
E9)(t.lifetime,"lifetime")}function bc(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...s,settings:Object.
fromEntries(o)}}function Oc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;return[e,n,s,o,r,JSON.stringify(i)]}const ci="",
gN="\u{10FFFF}";function _N({after:t,before:e,prefix:n=""}){const s=`${n}${gN}`,o=t&&t.appID>=n?[t.appID,t.project]:[n,ci],r=e&&e.appID<s?[e.appID,e.project]:[s,
ci];return[...o,...r]}function TN(t,e){const n=IS(t),s=fc(t)??{},{repository:o,buildCommand:r,outputDirectory:i,settings:a}=bc(n,s);return{deployID:q(t,"deploy_\
id"),app:pt(t),...bN(t,s.type),repository:o,branch:q(t,"job_branch"),appBranch:n.branch,commit:Pe(t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,
env:e}}function bN(t,e){const n=Bf(t);if(e!==Re.m0)return{type:e??n};const s=!(0,Re.Rm)(n)&&Pe(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function ON(t,{
set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,l])=>c+Buffer.
byteLength(d)+Buffer.byteLength(l),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function SN(t,e,n,s){const o=(i,a)=>Object.hasOwn(t,i)&&
t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(r)}function FA(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==
null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function jA(t){return JSON.stringify(Object.fromEntries(Object.entries(t).
sort(([e],[n])=>e<n?-1:1)))}function*Sc(t,e,n,s){const o=SN(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const _h=`UPDATE apps SET repository = $2, b\
ranch = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,Nc="slipway_changed('site', subdomain)",NN=10;function RN(t,e,n){const s=t.
prepare(As),o=t.prepare(`SELECT * FROM apps WHERE ${rn}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(_h,Nc),a=U=>{const F=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${U} AND ${jt("apps",7)}`;return{firstOnes:t.prepare(`${F} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${F} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",u=t.prepare(`${l} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${l} < $3 ORDER BY app_id DESC LIMIT $4`),[w,T]=[t.prepare(bh(">","")),t.prepare(bh("<","D\
ESC"))],_=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),O=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),N=zo(t),S=gh(t),W=function*(U,F,G){const[Z,J]=[F?.settings.domains??[],G.settings.domains??[]],ce=J.filter(Me=>!Z.includes(
Me)).sort(),Ae=Z.filter(Me=>!J.includes(Me)).sort();if(Ae.length>0&&(yield*_(U,Ae)),ce.length===0)return Ae;const Ke=(yield*O(U,ce)).rows.map(Me=>q(Me,"name")),
je=ce.find(Me=>!Ke.includes(Me));if(je!==void 0)throw new Ao.ue(je);return[...Ae,...ce]},B=function*({key:U,type:F,config:G}){for(let Z=1;Z<=NN;Z+=1){const J=[Mm(
U.appID,n),`env-${Zi(16,n)}`],[ce]=(yield*r(...et(U),F,...Oc(G),...J,Tc(G))).rows;if(ce&&(yield*W(ie(ce,"id"),void 0,G)),ce)return Nt(ce);if((yield*o(...et(U))).
count>0)return}throw new A.GQ("internal",`No free subdomain was found for the app ${U.appID}`)};return{find:U=>it(t,o(...et(U)),Nt),create:(U,F,G)=>t.write(function*(Z){
const{key:J,bounds:ce,config:Ae,type:Ke}=U;yield*N.lock(J.org,ce);const je=yield*S(G,function*(){if(!((yield*o(...et(J))).count>0))return yield*N.checkApp(J.org,
ce),yield*B(U)});return je?.kind!=="done"?je??{kind:"taken"}:(yield*t.record(F,[mN(J,{...Ae,type:Ke})]),yield*Z([{kind:"site",subdomain:je.made.subdomain},...Th(
je.made.settings.domains??[])]),je)}),update:(U,F,G)=>t.write(function*(Z){const[J]=(yield*s(...et(U))).rows;if(!J)return;const[ce,Ae,Ke]=[ie(J,"id"),Nt(J),bc(Nt(
J),F)],je=yield*W(ce,Ae,Ke);yield*t.record(G,gc(U,Ae,Ke));const[Me={}]=(yield*i(ce,...Oc(Ke),Tc(Ke))).rows;return yield*Z([{kind:"site",subdomain:Ae.subdomain}],
"told"),yield*Z(Th(je)),Nt(Me)}),env:async U=>(await t.read(()=>e.read(U)))?.env??{},async variables(U){const F=await t.read(()=>e.read(U));return Object.keys(F?.
env??{}).sort().map(Z=>{const{at:J=null,by:ce=null}=F?.changes.get(Z)??{};return{name:Z,changedAt:J,changedBy:ce}})},replaceEnv:(U,F,G)=>t.write(function*(Z){const J=yield*e.
lock(U);return J?(yield*Sc(e,J,F,G.by),yield*t.record(G,_c(U,"env.replace",J.env,F)),yield*Z([{kind:"site",subdomain:J.subdomain}]),!0):!1}),editEnv:(U,F,G,Z)=>t.
write(function*(J){const ce=yield*e.lock(U);if(!ce)return{kind:"no_app"};const Ae=ON(ce.env,F,G);if(!Ae)return{kind:"full"};yield*Sc(e,ce,Ae,Z.by),yield*t.record(
Z,_c(U,"env.edit",ce.env,Ae)),yield*J([{kind:"site",subdomain:ce.subdomain}]);const Ke=F.unset.filter(je=>!Object.hasOwn(ce.env,je));return{kind:"done",names:Object.
keys(Ae).sort(),absent:Ke}}),async organizations({after:U=ci,before:F,limit:G}){const Z=(F===void 0?w:T)(F??U,G),J=await Be(t,Z,ce=>q(ce,"org"));return F===void 0?
J:J.toReversed()},async inProject(U,F,{after:G=ci,before:Z,limit:J}){const Ae=await Be(t,(Z===void 0?u:f)(U,F,Z??G,J),Nt);return Z===void 0?Ae:Ae.toReversed()},
async list(U,F){const G=F.deleted?d:c,Z=(F.before?G.lastOnes:G.firstOnes)(U,..._N(F),F.limit,F.within),J=await Be(t,Z,Nt);return F.before?J.toReversed():J}}}function Th(t){
return t.map(e=>({kind:"domain",domain:e}))}function bh(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECUR\
SIVE steps (org, n) AS (SELECT ${n("$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}function LN(t){const e=zo(t),n=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${rn} FO\
R NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${mc} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(l){return(yield*i(l)).rows.map(u=>({kind:"table",tokenHash:q(u,"token_hash")}))},d=function*(l,u,f,w){
const[T,_,O]=[[],[],[]];for(const N of l){const S=ie(N,"id"),W=(yield*s(S,u.by)).rows.map(F=>q(F,"deploy_id")),[B={}]=(yield*o(S,u.by,f)).rows,U=Nt(B);T.push(U),
_.push(D(U,"app.delete",W.length>0?{after:{cancelled:W}}:{})),O.push(...yield*c(S)),O.push(...W.map(F=>({kind:"ended",deployID:F}))),W.length>0&&O.push({kind:"j\
obs"}),O.push({kind:"site",subdomain:U.subdomain})}return yield*t.record(u,_),yield*w(O),T};return{delete:(l,u,f)=>t.write(function*(w){const[T]=(yield*n(...et(
l))).rows;return!T||T.deleted_at!==null?T&&Nt(T):(yield*d([T],u,f,w))[0]}),restore:(l,u,f)=>t.write(function*(w){yield*e.lock(l.org,f);const[T]=(yield*n(...et(l))).
rows;if(!T)return{kind:"no_app"};const _=Nt(T);if(!_.deletion)return{kind:"not_deleted",app:_};if(_.deletion.endsAt<=ie(T,"now"))return{kind:"too_late",app:_};const O=ie(
T,"id");yield*e.checkApp(l.org,f,O);const[N={}]=(yield*r(O)).rows,S=Nt(N),W=yield*c(O);return yield*t.record(u,[D(l,"app.restore")]),yield*w([...W,{kind:"site",
subdomain:S.subdomain}]),{kind:"restored",app:S}}),expire:(l,u)=>t.write(function*(f){return yield*d((yield*a(l)).rows,k,u,f)})}}const di=`FROM deployments d WH\
ERE app = (SELECT id FROM apps WHERE ${rn})`,Oh=`SELECT ${Ys} ${di} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function AN(t,e,n,s,o=Ao.O3){const r=t.prepare(As),
i=t.prepare(`SELECT ${Ys} ${di} AND deploy_id = $4`),a=t.prepare(Oh),c=t.prepare(`SELECT ${Ys} ${di} AND seq > $4 ORDER BY seq LIMIT $5`),d=t.prepare(`SELECT de\
ploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${di} AND deploy_id = $4 AND status = 'failed'`),l=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),u=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),w=t.prepare(`INSERT INTO deployments (deploy_id, app, \
org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,oh),T=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_a\
t = :now, ${mc}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),_=zo(t),O=gh(t),N=(B,U)=>it(t,i(...et(B),U),Sn),S=function*(B,U,{key:F,
act:G,request:Z,time:J}){const{branch:ce,commit:Ae,by:Ke,redeployOf:je,configuration:Me,facts:Se}=U,[ve,Ce]=[ie(B,"id"),`dpl-${Zi(16,s)}`];if(yield*_.checkTime(
F.org,J),(yield*u(ve,F.org,o)).count>=o)throw new Ao.tM(o);const Fe=(yield*f(ve,Ce)).rows.map(At=>q(At,"deploy_id")),ut=[ce,Ae,Ke,je,Me,tN(n,Ce,U.env)],[Ze={}]=(yield*w(
ve,Ce,...ut,Se.subject,Se.author)).rows,at=Sn(Ze);yield*e.ready(ve,at.seq),yield*t.record(G,[EN(F,{deployID:Ce,branch:ce,commit:Ae,redeployOf:je},Z)]);const Rt=At=>D(
F,"deployment.supersede",{object:At,after:{supersededBy:Ce}});return yield*t.record(k,Fe.map(Rt)),at},W=(B,U,F)=>t.write(function*(G){const[Z]=(yield*r(...et(B.
key))).rows,J=Z&&(yield*F(Z));if(!Z||!J)return;const ce=yield*O(U,()=>S(Z,J,B));return ce?.kind==="done"&&(yield*G([{kind:"jobs"}],"told")),ce});return{async create(B,U,F,G,Z){
return await W({key:B,act:F,request:U,time:Z},G,function*(ce){return yield*[],sN(U,q(ce,"branch"),F.by)})??{kind:"no_app"}},async redeploy(B,U,F,G,Z){return await W(
{key:B,act:F,time:Z},G,function*(){const[ce]=(yield*i(...et(B),U)).rows;return ce&&oN(Sn(ce),F.by)})??{kind:"no_deployment"}},async cancel(B,U,F){const G=await t.
write(function*(J){const[ce]=(yield*r(...et(B))).rows;return!ce||(yield*T(ie(ce,"id"),U,F.by)).count===0?!1:(yield*e.ready(ie(ce,"id")),yield*t.record(F,[D(B,"d\
eployment.cancel",{object:U})]),yield*J([{kind:"ended",deployID:U},{kind:"jobs"}]),!0)}),Z=await N(B,U);return Z?{kind:G?"cancelled":"too_late",deployment:Z}:{kind:"\
no_deployment"}},find:N,async list(B,{before:U=Number.MAX_SAFE_INTEGER,since:F,limit:G}){return F===void 0?Be(t,a(...et(B),U,G),Sn):(await Be(t,c(...et(B),F,G),
Sn)).toReversed()},ofApp:e.ofApp,failure:(B,U)=>it(t,d(...et(B),U,ah),F=>ch(n,F)),totals:()=>Be(t,l(),vS)}}const li="deploy_id = $1 AND fence = $2 AND lease_nod\
e IS NOT NULL AND finished_at IS NULL",Rc="lease_node IS NOT NULL AND lease_until <= :now",Sh=`lease_node IS NOT NULL AND lease_until > :now + ${2*un}`,Lc="depl\
oyments /* INDEXED BY deployments_leased */",Nh=`SELECT deploy_id, fence, stage, configuration, env, triggered_by, warnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;function IN(t,e,n,s){const o=zo(t),r=Se=>t.prepare(`\
UPDATE deployments SET ${Se} WHERE ${li}`),i=r(`lease_until = :now + ${un}`),a=Se=>r(`status = $3, stage = $4, ${Se} = coalesce(${Se}, :now)`),c={clone:a("start\
ed_at"),install:a(Yo.install),build:a(Yo.build),sync:a(Yo.sync),activate:a(Yo.activate)},d=r(`commit_sha = $3, commit_subject = coalesce($4, commit_subject),
    commit_author = coalesce($5, commit_author)`),l=t.prepare("SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDAT\
E"),u=t.prepare(`UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${li}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"pg_notify('slipway', '0 coming ' || subdomain || ' ' || de\
ploy_id || ' ' || stored_release)"),f=t.prepare("UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *"),w=t.prepare(`${Nh} WHER\
E ${li}`),T=t.prepare(_h),_=t.prepare(e.keepRelease),O=t.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${e.releaseSeq} DESC LIMIT ${mo} OFFSET $2)`),N=t.prepare("UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain",Nc),S=Se=>t.prepare(
`UPDATE deployments SET ${Se}, log_bytes = $3, finished_at = :now, ${mc} WHERE ${li} RETURNING app`,oh),W=S("status = 'succeeded', stage = 'activate', warnings \
= $4"),B=S("status = 'failed', stage = $4, failure = $5"),U=t.prepare("SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT\
 NULL"),F=t.prepare(`SELECT count(*) FILTER (WHERE ${Rc}) AS overdue, count(*) FILTER (WHERE ${Sh}) AS ahead
    FROM ${Lc} WHERE lease_node IS NOT NULL`),G=t.prepare(`UPDATE ${Lc} SET lease_until = :now + ${un} WHERE ${Sh}`),Z=t.prepare(`SELECT * FROM apps WHERE id IN\
 (SELECT app FROM ${Lc} WHERE ${Rc})
    ORDER BY id FOR NO KEY UPDATE`),J=t.prepare(`${Nh} WHERE app = $1 AND ${Rc} FOR UPDATE`),ce=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_o\
pen_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`),Ae=async(Se,{deployID:ve,fence:Ce},...Fe)=>await ft(t,Se(ve,Ce,...Fe))===1,Ke=(Se,ve)=>t.write(function*(Ce){
const[Fe]=(yield*l(Se)).rows;return Fe!==void 0&&(yield*ve(Fe,Ce))}),je=function*(Se,{deployID:ve,fence:Ce},Fe,ut){const[Ze]=(yield*w(ve,Ce)).rows;if(!Ze||Rh(Ze))
return Ze;const[at,Rt,At]=[ie(Se,"id"),pt(Se),Nt(Se)],es={...k,by:Pe(Ze,"triggered_by")},[Rn,Zo]=[ZS(Ze),ih(n,Ze)],er=Rn&&bc(At,Rn),Ni=Zo&&(yield*e.env.lockOf(Se));
Zo&&Ni&&(yield*Sc(e.env,Ni,Zo,es.by));const cA=At.liveRelease===null?void 0:{live:At.liveRelease};return yield*t.record(k,[D(Rt,"deployment.live",{object:ve,before:cA})]),
er&&(yield*t.record(es,gc(Rt,At,er,ve))),Zo&&Ni&&(yield*t.record(es,_c(Rt,"env.replace",Ni.env,Zo,ve))),er&&(yield*T(at,...Oc(er),Tc(er))),yield*_(ve,Fe),yield*O(
at,s),yield*N(at,ve),yield*ut([{kind:"site",subdomain:At.subdomain}],"told"),Ze},Me=function*(Se,ve,Ce){const[Fe,ut]=[q(ve,"deploy_id"),ie(ve,"fence")],Ze=Ce.kind===
"failed"&&!Rh(ve)?Ce.facts:void 0;if(Ze){const Rt=nN(n,Fe,Ze);yield*B(Fe,ut,Ce.logBytes,Ze.stage,Rt)}else{const Rt=Ce.kind==="live"?Ce.warnings:[];yield*W(Fe,ut,
Ce.logBytes,eN(ve,Rt??[]))}if(yield*e.ready(ie(Se,"id")),!Ze)return[];const at={stage:Ze.stage,code:Ze.code};return[D(pt(Se),"deployment.fail",{object:Fe,after:at})]};
return{async claim(Se,ve=zn.cg){const Ce=await e.claim(Se,ve);if(!Ce)return;const Fe=TN(Ce.row,ih(n,Ce.row)??Ce.variables());return{deployID:Fe.deployID,fence:ie(
Ce.row,"fence"),job:Fe}},renew:Se=>Ae(i,Se),advance:(Se,ve)=>Ae(c[ve],Se,Mu[ve],ve),recordCommit:(Se,ve,Ce)=>Ae(d,Se,ve,Ce?.subject,Ce?.author),recordRelease:({
deployID:Se,fence:ve},Ce,Fe,ut,Ze,at)=>t.write(function*(){at&&(yield*o.lock(at.org,{disk:at.bytes}));const[Rt]=(yield*l(Se)).rows,At=[Ce,Fe?.files,Fe?.bytes,rh(
ut)];if(!Rt||(yield*u(Se,ve,...At)).count===0)return!1;const es={deployID:Se,bytes:Fe?(0,zn.bL)(Fe):0,kept:s-1};at&&(yield*o.checkRelease(at.org,es,at.bytes));const[
Rn]=Ze===void 0?[]:(yield*f(ie(Rt,"id"),Ze)).rows;return Rn&&(yield*t.record(k,gc(pt(Rt),Nt(Rt),Nt(Rn),Se))),!0}),finish:(Se,ve)=>Ke(Se.deployID,function*(Ce,Fe){
const ut=ve.kind==="live"?yield*je(Ce,Se,ve.manifestHash,Fe):(yield*w(Se.deployID,Se.fence)).rows[0];return ut?(yield*t.record(k,yield*Me(Ce,ut,ve)),yield*Fe([{
kind:"jobs"}],"told"),!0):!1}),goLive:(Se,ve)=>Ke(Se.deployID,function*(Ce,Fe){return(yield*je(Ce,Se,ve,Fe))!==void 0}),endOf:({deployID:Se,fence:ve})=>it(t,U(Se,
ve),lc),async expire(){const Se=await it(t,F(),ve=>ve);return Se&&ie(Se,"ahead")>0&&await ft(t,G()),!Se||ie(Se,"overdue")===0?[]:t.write(function*(ve){const[Ce,
Fe]=[[],[]];for(const ut of(yield*Z()).rows){const[Ze]=(yield*J(ie(ut,"id"))).rows;if(!Ze)continue;Ce.push(q(Ze,"deploy_id"));const at=Cu(uc(Ze)??"clone");Fe.push(
...yield*Me(ut,Ze,{kind:"failed",facts:at}))}return yield*t.record(k,Fe),Ce.length>0&&(yield*ve([{kind:"jobs"}],"told")),Ce})},isBusy:async()=>await ft(t,ce())>
0}}function Rh(t){return ie(t,"releases")>0}function DN(t,e){const n=t.prepare(As),s=t.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settin\
gs, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${wn})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",Nc);return{async site(d){const l=await Be(t,s(d),f=>f),[u]=l;return u&&kN(u,l.filter(f=>f.deploy_id!==null).map(hc))},subdomainOf:d=>it(
t,o(d),l=>q(l,"subdomain")),domains:(d,l)=>Be(t,r(d,l),u=>({domain:q(u,"name"),subdomain:q(u,"subdomain")})),list:d=>Be(t,i(...et(d)),hc),rollback:(d,l,u)=>t.write(
function*(f){const[w]=(yield*n(...et(d))).rows,T=w?Pe(w,"live_release"):null;if(!w||T===null)return;const _=ie(w,"id"),O=(yield*a(_)).rows.map(hc),N=O.findIndex(
({deployID:U})=>U===T),S=l===void 0?O[N+1]:O.find(({deployID:U})=>U===l);if(N===-1||!S)return;const[W,B]=[{live:T},{live:S.deployID}];return yield*t.record(u,[D(
d,"release.rollback",{object:S.deployID,before:W,after:B})]),yield*c(_,S.deployID),yield*f([{kind:"site",subdomain:q(w,"subdomain")}],"told"),{...S,previous:T}})}}
function kN(t,e){const n=Pe(t,"live_release"),s=st(t,"deleted_at")!==null,o=s?[]:e,r=q(t,"type");return{...pt(t),subdomain:q(t,"subdomain"),settings:dc(t),...(0,Re.
Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}const $N=10;function vN(t,e,n){const{keyring:s,
random:o=Id,keepReleases:r=$N,organizationQueue:i}=n;return{state:{apps:{...RN(t,e.env,o),...LN(t)},deployments:AN(t,e,s,o,i),releases:DN(t,e.releaseSeq),activity:iN(
t,s)},jobs:IN(t,e,s,r),tables:jS(t),roles:AS(t),members:hS(t),logins:cS(t),accessTokens:VO(t),usage:zS(t,e.addUsage),keeping:ZO(t),audit:lN(t),references:OS(t),
schedules:US(t),notify:ES(t),hooks:qO(t),cdn:JO(t),dns:XO(t)}}const MN=[".drafts","tmp"],CN=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|functions|git|network|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function UN(t,e){let n=Promise.resolve();const s=async o=>{xN(o,t);try{await Lh(t,o),await e(o),await Lh(t,o)}catch(r){for(const i of(0,b.readdirSync)(o))await(0,Je.
rm)((0,M.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function xN(t,e){if(!(0,M.isAbsolute)(t))throw ui(
`"${t}" is not an absolute path`);if((0,me.FK)(e,t))throw ui(`${t} is inside the data directory`);try{if((0,me.wZ)(t,448),(0,b.readdirSync)(t).length>0)throw ui(
`${t} is not empty`);(0,b.accessSync)(t,b.constants.W_OK)}catch(n){if(n instanceof A.GQ||Ho(n))throw n;const s=(0,A.xU)(n)??"fault",o=PN[s];throw ui(`${t} canno\
t be written (${s})${o?`: ${o}`:""}`)}}const PN={EACCES:"make a folder that belongs to the platform's user, and name it or one in it",EROFS:"a service of system\
d with ProtectSystem=strict writes only to its StateDirectory, and to what ReadWritePaths names"},FN=5;async function Lh(t,e){const n=s=>!(0,M.relative)(t,s).split(
M.sep).some(o=>MN.includes(o));for(const s of(0,b.readdirSync)(t).filter(o=>!CN.test(o)))for(let o=1;;o+=1)try{await(0,Je.cp)((0,M.join)(t,s),(0,M.join)(e,s),{recursive:!0,
force:s!=="objects",filter:n});break}catch(r){if((0,A.xU)(r)!=="ENOENT"||o===FN)throw r}}function ui(t){return new A.GQ("invalid_input",t,{input:"to",remedy:"Na\
me a directory outside the data directory that is empty or does not exist yet."})}const jN=3;let Ac=0;const Ah=[];async function BN(t){Ac<jN?Ac+=1:await new Promise(
e=>Ah.push(e));try{return await t()}finally{const e=Ah.shift();e?e():Ac-=1}}class HN extends Ct.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){super(
{highWaterMark:o}),this.#e=e,this.#s=n,this.#t=s,this.#n=o}_read(){this.#o=this.#r().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#r(){const e=Math.min(this.#n,
this.#t-this.#s+1);return e<=0?null:BN(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#o.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var WN=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},GN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ic={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Ih={...Ic,sync:async()=>{}};
function fi(t){(0,b.mkdirSync)(t,{recursive:!0,mode:448})}async function YN(t,e=Ic){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===Ih)return;const s=WN(n,await(0,Je.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=GN(n);s&&await s}}function Dc(t){return hn(
()=>(0,b.readdirSync)(t))??[]}const KN=new Set(["ENOENT","ENOTDIR","EISDIR"]);function kc(t){return KN.has((0,A.xU)(t))}function hn(t){try{return t()}catch(e){if(kc(
e))return;throw e}}var zN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},VN=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const hi=600*1e3;class JN{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=hn(()=>{const r=(0,b.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=hi||
XN(s,n)});return o&&this.#t.add($c(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,x.hash)("sha256",n)!==s)throw new Cf(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,x.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new Cf(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Dh(this.#e.dir,n)));try{await Promise.all([...e].map(n=>YN(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${cc(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,M.
join)(this.#e.drafts,(0,x.randomUUID)());try{await this.#a(s,n),await(0,Je.rename)(s,e).catch(o=>{if((0,A.xU)(o)!=="ENOENT")throw o;return fi((0,M.dirname)(e)),
(0,Je.rename)(s,e)}),this.#t.add($c(e))}catch(o){throw await(0,Je.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=zN(s,
await(0,Je.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=VN(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Ho(e)?new yS("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function $c(t){return t.slice(
0,t.lastIndexOf("/"))}function Dh(t,e){return e===t?[e]:[e,...Dh(t,$c(e))]}function XN(t,e){const{mtimeNs:n}=(0,b.statSync)(t,{bigint:!0});try{(0,b.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,A.xU)(s)!=="EPERM")throw s;return!1}return(0,b.statSync)(t).size===e}function qN({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function pi({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const QN=16*j.D6;class ZN{#e;#t=0;constructor(e,n=()=>tR(e)){this.#e=n}take(e){const n=(0,j.FC)(e);if(n>this.#t&&(this.#t=Math.min(this.#n(),Math.max(n,QN))),n>
this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=n}#n(){const e=this.#e();return e?e.free-eR(e.size):Number.POSITIVE_INFINITY}}
function eR(t){return Math.min(Math.max(256*j.D6,t/100),2560*j.D6,t/8)}function tR(t){try{const{bavail:e,blocks:n,bsize:s}=(0,b.statfsSync)(t);return{size:n*s,free:e*
s}}catch{return}}var kh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$h=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const nR=64*1024,vc=".damaged";function BA(t){
return t.endsWith(vc)?t.slice(0,-vc.length):void 0}const sR=3600*1e3;class oR{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=
(0,M.join)(e,".drafts"),this.#n=(0,M.join)(e,".leaving"),this.#s=n,this.#o=s??Ic,this.#r=new ZN(e),fi(e)}async head(e){const n=await this.#d(e,s=>(0,Je.stat)(s,
{bigint:!0}));return n?.isFile()?pi(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=kh(s,await this.#c(e),!0);if(!o)return;const r=pi(
await o.stat({bigint:!0}));return{facts:r,bytes:r.size>n?void 0:await o.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=$h(s);o&&await o}}async read(e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=kh(s,await this.#c(e),!0);if(!o)return;const r=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:i,
bytesRead:a}=await o.read(Buffer.alloc(Math.max(0,r)),{position:n.start});return i.subarray(0,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=$h(s);o&&await o}}async stream(e,n){
const s=await this.#c(e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new HN(s,o,r,nR)}writer({lasting:e=!0}={}){this.#h(),fi(this.#t);const n=e&&
this.#s?this.#o:{...Ih,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new JN(s)}async delete(e){const n=this.#a(e);(0,b.rmSync)(
n,{force:!0});for(const s of this.#l(e))(0,b.rmSync)(s,{force:!0});(0,b.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();
const s=this.#u(e,o=>qN(o)<n-hi);return s!==void 0&&(0,b.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#u(e,o=>pi(o).version===n);return s===
void 0?!1:((0,b.renameSync)(s,`${this.#a(e)}${vc}`),!0)}async*list(e,n){const s=(0,M.join)(this.#e,TS(e)),o=n===void 0?void 0:(await(0,Je.stat)(s).catch(Jo))?.mtimeMs,
r=n!==void 0&&(o??0)<n-hi,i=await(0,Je.readdir)(s,{withFileTypes:!0}).catch(Jo);for(const a of i??[]){if(!gS.test(a.name))continue;const c=e+a.name;a.isDirectory()&&
(yield*this.list(`${c}/`,n));const d=!r&&a.isFile()&&hn(()=>(0,b.statSync)((0,M.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-hi)&&(yield{
key:c,...pi(d)})}}#a(e){return(0,M.join)(this.#e,cc(e))}async#c(e){const n=await this.#d(e,s=>(0,Je.open)(s));if(!n||(await n.stat()).isFile())return n;await n.
close()}async#d(e,n){const s=this.#a(e),o=await n(s).catch(Jo);if(o!==void 0)return o;for(const r of this.#l(e)){const i=await n(r).catch(Jo);if(i!==void 0)return i}
return n(s).catch(Jo)}#l(e){const n=`${vh(e)}~~`;return Dc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,M.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=hn(()=>(0,b.
statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,M.join)(this.#n,`${vh(e)}~~${Date.now()}~${(0,x.randomUUID)()}`);fi(this.#n);const a=hn(()=>((0,b.
renameSync)(s,r),!0))&&hn(()=>(0,b.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,b.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP",
"ENOSYS"].includes((0,A.xU)(s)??"")){(0,b.renameSync)(e,n);return}if((0,A.xU)(s)!=="EEXIST"&&!kc(s))throw s}(0,b.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=
!0;const e=Date.now()-sR;for(const n of Dc(this.#t)){const s=(0,M.join)(this.#t,n);(hn(()=>(0,b.statSync)(s).mtimeMs)??e)<e&&(0,b.rmSync)(s,{force:!0,recursive:!0})}
for(const n of Dc(this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,M.join)(this.#n,n),this.#a(r))}}}function vh(t){
return t.replaceAll("/","~")}function Jo(t){if(!kc(t))throw t}const Mc=10,rR=/^[\w-]{1,128}$/;function iR(t){if(rR.test(t))return t;throw new TypeError(`"${t.slice(
0,200)}" is not a deployID`)}function Cc(t,e){const n=Ch(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Mh(t,e,n){const{
from:s,limit:o,isComplete:r=!1}=n,i=Ch(e,n),a=t.subarray(i-Cc(e,n).start),c=s<0&&i>0&&t[0]!==Mc?aR(a):0,l=i+a.length>=e&&r?a.length:cR(a,o);return{text:a.toString(
"utf8",Math.min(c,l),l),next:i+l,size:e}}function Ch(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function aR(t){const e=t.indexOf(Mc)+1;return e>0?e:Math.
max(0,t.findIndex(n=>!Uh(n)))}function cR(t,e){const n=t.lastIndexOf(Mc)+1;return n>0||t.length<e?n:dR(t)}function dR(t){for(let e=1;e<=Math.min(3,t.length);e+=
1){const n=t[t.length-e]??0;if(Uh(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Uh(t){return(t&192)===128}const wt=64*
1024,mi=12,Jn=mi+wd,Xn=wt-Jn;function lR(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=wt-r%wt;if(a<=Jn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.
subarray(i,i+a-Jn),d=Uc(t,n+i,c,Dr);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}async function*uR(t,e){let[n,s]=[0,Buffer.alloc(0)];for await(const o of e)
for(s=Buffer.concat([s,o]);s.length>=Xn;n+=Xn)yield Uc(t,n,s.subarray(0,Xn),gd),s=s.subarray(Xn);s.length>0&&(yield Uc(t,n,s,gd))}function fR(t){return t+Jn*Math.
ceil(t/Xn)}function HA(t,{start:e,length:n}){const s=Math.floor(e/Xn)*wt,o=Math.min(fR(t),Math.ceil((e+n)/Xn)*wt);return{start:s,length:o-s}}function Uc(t,e,n,s){
const o=Buffer.alloc(mi);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),Nd(t.deployID,e),n)])}
function*Ei(t){let e=0;for(;e+mi<=t.length;){const n=wt-e%wt,s=n>Jn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+Jn+s;if(s>n-Jn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+mi,o),end:o},e=o}}function xh(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push(hR(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function hR({deployID:t,keyring:e},{start:n,length:s,sealed:o}){const r=kr(e,"build-log",Nd(t,n),o);
if(r.length===s)return r;throw e.wrong(new Error("A frame has another length than its header says"))}function pR({sealed:t}){return t.subarray(0,4).toString("he\
x")}function mR(t){const{id:e,ids:n}=t,s=t.current("build-log");return{id:e,ids:n,current:()=>s,all:o=>t.all(o),wrong:o=>t.wrong(o)}}var ER=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function xc(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=ER(
n,await(0,Je.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=yR(n);s&&await s}}catch(n){if((0,A.xU)(n)==="ENOENT")return;throw n}}
async function Ph(t,e){for(let n=Math.ceil(e/wt)-1;n>=0;n-=1){const s=await Fh(t,e,n),o=[...Ei(s)].at(-1);if(o)return{file:n*wt+o.end,log:o.start+o.length}}return{
file:0,log:0}}async function wR(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;for(let a=await gR(t,e,r);i>0&&a*wt<e;a+=1){const c=xh(
n,Ei(await Fh(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(new Error("A frame is missing"));return Buffer.concat(o)}
async function gR(t,e,n){let[s,o]=[0,Math.ceil(e/wt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await Xo(t,{start:r*wt,length:12});i.length===12&&Number(i.readBigUInt64BE(
4))<=n?s=r:o=r-1}return s}function Fh(t,e,n){const s=n*wt;return Xo(t,{start:s,length:Math.min(wt,e-s)})}async function Xo(t,{start:e,length:n}){const s=Buffer.
allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=r}return s.subarray(0,o)}var _R=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},TR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const bR=1e3;function OR(t,e,{log:n=Lo,mayAppend:s=()=>!0}={}){(0,b.mkdirSync)(t,
{recursive:!0,mode:448});const o=new Set,r=new vs(bR);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");
const d=yi(t,i).sealed;r.set(i,await SR(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(
d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=yi(t,i);return await xc(c,u=>NR(u,{deployID:i,keyring:e},a))??xc(d,
u=>RR(u,a))},async remove(i){for(const a of Object.values(yi(t,i)))await(0,Je.rm)(a,{force:!0})}}}function yi(t,e){const n=(0,M.join)(t,iR(e));return{sealed:`${n}\
.sealed`,clear:`${n}.log`}}async function SR(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=_R(o,await(0,Je.open)(t,"a+",384),!0),{size:i}=await r.
stat(),a=s?.file===i?s:await Ph(r,i);a.file<i&&await r.truncate(a.file);const c=lR(e,a.file,a.log,n);return await r.appendFile(c),{file:a.file+c.length,log:a.log+
n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=TR(o);r&&await r}}async function NR(t,e,n){const s=await Ph(t,(await t.stat()).size);return Mh(await wR(
t,s.file,e,Cc(s.log,n)),s.log,n)}async function RR(t,e){const{size:n}=await t.stat();return Mh(await Xo(t,Cc(n,e)),n,e)}function jh(){const t=new Set;return{subscribe(e){
const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var wi=y(99);function Bh(t){const e=(0,M.join)(t,"p\
latform.pid"),n=(0,M.join)(t,"platform.lock");(0,b.writeFileSync)(n,"",{flag:"a",mode:384});const s=new wi.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),_f(o)?new A.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):Tf(o)?new A.GQ("platform_locked",`Another platform uses ${t}${LR(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,b.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,b.rmSync)(e,{force:!0}),s.close())}}}function LR(t){try{const e=/^\d{1,10}$/.exec((0,b.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function AR(t){return Wh(t,e=>{(Hh(e)||(0,b.readdirSync)(e).length===0)&&(0,b.chmodSync)(e,448),(0,b.writeFileSync)(
(0,M.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function WA(t){const e=Wh(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Hh(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Hh(t){return(0,b.existsSync)((0,M.join)(t,"platform.db"))}function Wh(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new A.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,M.resolve)(t);try{(0,me.wZ)(
n,448),e(n)}catch(s){throw new A.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,A.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,b.existsSync)((0,M.join)(n,".gitignore"))||(0,b.writeFileSync)((0,M.join)(n,".gitignore"),`*
`,{mode:384}),n}const IR="commit 43aeff75 (2026-11-27)";function DR(t,e,n,s){const o=`${t} has version ${n}, and the oldest that this Slipway can upgrade is ${s}`,
r=`Start it once with the Slipway of ${IR}, which upgrades it.`;return new A.GQ("unsupported_data",o,{input:e,remedy:r})}const kR=`
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
`,gi=33,qn="CAST(unixepoch('subsec') * 1000 AS INTEGER)",Gh="ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fenc\
e + 1, problem = NULL",Yh="live_release IS NOT NULL AND type <> 'web-landing'",Pc=(t,e,n)=>`CREATE TRIGGER ${t}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${qn}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${e}, id, ${qn}, 0 FROM apps WHERE id = ${n} ${Gh};
  END;`,Kh=(t,e)=>`CREATE TRIGGER ${t} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${qn}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${e}.name, ${e}.app, ${qn}, 0, ${qn} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`,$R=[[/^.* -- PostgreSQL\n/gm,""],[/-- SQLite: /g,""],[/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm,"$1) STRICT, WITHOUT ROWID;"],[/^( *CREATE TABLE .*| *)\);$/gm,
"$1) STRICT;"],[/ COLLATE "C"/g,""],[/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g,"INTEGER PRIMARY KEY AUTOINCREMENT"],[/\b(?:bigint|integer|boolean)\b/g,
"INTEGER"],[/\btext\b/g,"TEXT"],[/\bbytea\b/g,"BLOB"]],zh=[()=>`${$R.reduce((t,[e,n])=>t.replace(e,n),kR)}
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
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${qn}) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, ${qn}, 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ${Gh};
  END;
  ${Pc("env_added_purged AFTER INSERT ON env","'slipway-' || live_release",`new.app AND ${Yh}`)}
  ${Pc("env_removed_purged AFTER DELETE ON env","'slipway-' || live_release",`old.app AND ${Yh}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${Pc("domain_removed_purged AFTER DELETE ON domains","'slipway-site-' || subdomain","old.app")}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${Kh("domains_added_changed AFTER INSERT","new")}
  ${Kh("domains_removed_changed AFTER DELETE","old")}
  `],qo=gi-1+zh.length;function vR(t){const e=new wi.DatabaseSync(t===void 0?":memory:":(0,M.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WA\
L; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),MR(e),e}catch(n){throw e.close(),n}}function MR(t){const e=Vh(t);if(e!==qo){
if(e>qo)throw new A.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${qo}`,{remedy:"Start it with the newer Slipway that wrote it\
, or name another --data directory."});if(e>0&&e<gi)throw DR("The data directory","data",e,gi);Ks(t,()=>{const n=Vh(t);if(!(n>=qo)){for(const s of zh.slice(Math.
max(0,n+1-gi)))t.exec(s());t.exec(`PRAGMA user_version = ${qo}`)}})}}function Vh(t){return Number(t.prepare("PRAGMA user_version").get()?.user_version??0)}function CR(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,b.chmodSync)(e,384)}const UR=200;async function xR(t,e){(0,b.writeFileSync)(e,"",{flag:"wx",mode:384});for(let n=1;;n+=1)try{
await(0,wi.backup)(t,e);return}catch(s){if(n===UR||!PR(s))throw s}}function PR(t){return t instanceof Error&&"errcode"in t&&t.errcode===0}function Ks(t,e){t.exec(
"BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}const FR=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,
"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,"NOT IN (SELECT value FROM json_each($1))"],
[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
""],[/ ready = (?:true|false),/g,""],[/ COLLATE "C"/g,""],[/\bslipway_now\(\)/g,"CAST(unixepoch('subsec') * 1000 AS INTEGER)"],[/\bgreatest\(/g,"max("],[/\bleast\(/g,
"min("],[/\bstrpos\(/g,"instr("]];function jR(t,e=Q.ml,n=jh()){const s=o=>BR(t,e,o);return{prepare:s,lock:()=>Qn(()=>{}),record:WR(s,e),read:async o=>Xh(()=>Jh(
o())),async write(o){const r=[],i=c=>Qn(()=>{r.push(...c)}),a=Xh(()=>Ks(t,()=>Jh(o(i))));for(const c of r)n.publish(c);return a}}}function BR(t,e,n){let s;const o=()=>{
const r=HR(n),i=t.prepare(r.sql);return{...r,statement:i,hasRows:i.columns().length>0}};return(...r)=>Qn(()=>{s??=o();const{statement:i,places:a,hasRows:c}=s,d=e.
now(),l=a.map(f=>f==="now"?d:GR(r[f]));if(!c)return{rows:[],count:Number(i.run(...l).changes)};const u=i.all(...l);return{rows:u,count:u.length}})}function HR(t){
const e=FR.reduce((o,[r,i])=>o.replace(r,i),t),n=[];return{sql:e.replace(/\$(\d+)|:now\b/g,(o,r)=>(n.push(o===":now"?"now":Number(r)-1),"?")),places:n}}function WR(t,e){
const n=t("SELECT * FROM audit_heads WHERE org = $1"),s=t(`INSERT INTO audit (${yc.join(", ")}, hash)
    VALUES (${yc.map((r,i)=>`$${i+1}`).join(", ")}, $${yc.length+1})`),o=t(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3\
, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return function*(r,i){for(const a of i){const c=fN(r,a),[d]=(yield*n(
c.org)).rows,{head:l,anchor:u}=d?Eh(d):hN,f={...c,n:l.n+1,at:Math.max(e.now(),d?ie(d,"at"):0)},w=uh(l.hash,f),{org:T,n:_,at:O,project:N,appID:S,action:W,object:B,
by:U,via:F,name:G,from:Z,requestID:J,before:ce,after:Ae}=f;yield*s(T,_,O,N,S,W,B,U,F,G,Z,J,ce,Ae,w),yield*o(T,_,O,w,u.n,u.hash)}}}function*Qn(t){return yield*[],
t()}function GR(t){return typeof t=="boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function Jh(t){const e=t.
next();if(e.done)return e.value;throw new Error("A statement of the other engine was asked")}function Xh(t){try{return t()}catch(e){const n=Ho(e);throw!n&&!YO(e)?
e:new Xe.us(`The state cannot be read or written: ${(0,A.bD)(e)}`,{cause:e,isFull:n})}}const Fc="finished_at IS NULL AND status = 'queued'",YR=`WITH RECURSIVE w\
aiting (org) AS (
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
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`,jc=t=>`SELECT\
 name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ${t} ORDER BY name`;function KR(t,e){const n=t.prepare(YR),s=t.prepare(`UPDATE deployments \
SET status = '${Mu.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${un} WHERE deploy_id = $1`),o=t.prepare(jc("$1")),r=t.prepare(`SELECT * FROM apps WHERE ${wn}`),i=t.prepare(
Oh);return{env:zR(t,e),addUsage:JR(t),releaseSeq:"(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)",keepRelease:`INSERT INTO releases (deploy_i\
d, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,ready:()=>Qn(()=>{}),claim:(a,{most:c,of:d})=>t.write(function*(){const[l]=(yield*n(
JSON.stringify(d),c)).rows;if(!l)return;yield*s(q(l,"deploy_id"),ie(l,"fence"),a);const{rows:u}=yield*o(ie(l,"id"));return{row:l,variables:()=>qh(e,pt(l),u)}}),
ofApp:(a,{before:c=Number.MAX_SAFE_INTEGER,limit:d})=>t.read(function*(){const[l]=(yield*r(...et(a))).rows,{rows:u}=yield*i(...et(a),c,d);return l&&{app:Nt(l),deployments:u.
map(Sn)}})}}function zR(t,e){const n=t.prepare(jc(`(SELECT id FROM apps WHERE ${rn})`)),s=t.prepare(jc("$1")),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE\
 ${wn}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM env WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, \
changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(l,u)=>({env:qh(e,l,u),changes:VR(u)}),d=function*(l,u){const[f,w]=[ie(l,"id"),pt(l)],{rows:T}=yield*s(f);return{...c(w,T),
key:w,app:f,subdomain:q(l,"subdomain"),now:u}};return{*read(l){return c(l,(yield*n(...et(l))).rows)},*lock(l){const[u]=(yield*o(...et(l))).rows;return u&&(yield*d(
u,ie(u,"now")))},*lockOf(l){return yield*d(l,ie((yield*r()).rows[0]??{},"now"))},*store({app:l,key:u},f,w){yield*i(l);for(const[T,_]of Object.entries(f)){const{
at:O=null,by:N=null}=w.get(T)??{};yield*a(l,T,No(e,"variables",Qi(u,T),_),O,N)}}}}function VR(t){return new Map(t.map(e=>[q(e,"name"),{at:st(e,"changed_at"),by:Pe(
e,"changed_by")}]))}function qh(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[q(s,"name"),q(s,"value")],i=ie(s,"is_sealed")===1;return[o,i?Ro(t,"variab\
les",Qi(e,o),r):r]}))}function JR(t){const e=o=>dt.map((r,i)=>`$${o+i}`).join(", "),n=t.prepare(`INSERT INTO usage_sums (${qt}, step, start, ${eh})
    VALUES ($1, $2, $3, $4, $5, $6, ${e(7)})
    ON CONFLICT DO UPDATE SET ${dt.map(o=>`${o} = ${o} + excluded.${o}`).join(", ")}`),s=t.prepare(`INSERT INTO usage_scopes (${qt}, keys, bytes, used_on) VALUE\
S ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return function*(o){const r=VS(o);for(const{scope:i,step:a,start:c,counts:d}of r)
yield*n(...fn(i),a,c,...d);for(const{scope:i,keys:a,bytes:c,usedOn:d}of XS(r))yield*s(...fn(i),a,c,d)}}const Qo=32,XR=4,qR=new Uint8Array;class QR{#e;#t=new Map;#n=[];#s="";constructor(e,n){
this.#e=n,this.replace(e)}get id(){return this.#s}get ids(){return this.#n.map(Zn)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Zn(e[0]):""}sealWith(e){return this.
ids.includes(e)?(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>Zn(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(
o,e)),s=this.#e.opensRaw?this.#n.map(o=>({id:qR,key:o})):[];return[...n,...s]}wrong(e){return e instanceof A.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${Zn(e)} ${n}`,
r=this.#t.get(o);if(r)return r;const i={id:Zh(e),key:ep(e,n,Qo)};return this.#t.set(o,i),i}}const Qh=new WeakMap;function Zn(t){const e=Qh.get(t);if(e!==void 0)
return e;const n=Buffer.from(Zh(t)).toString("hex");return Qh.set(t,n),n}function Zh(t){return ep(t,"key-id",XR)}function ep(t,e,n){return new Uint8Array((0,x.hkdfSync)(
"sha256",t,"slipway",e,n))}const ZR=4096;function eL(t,e){const n=(0,M.join)(t,"identity-key.json");return{async signingKey(s){const o=()=>tL(n),r=()=>{const a=s();
return Bc(n,a),a};return{value:o()??Ks(e,()=>o()??r()),wrong:a=>tp(n,a)}}}}function tL(t){return hn(()=>{const e=(0,b.statSync)(t);if(!e.isFile()||e.size>ZR)throw tp(
t);return(0,b.readFileSync)(t,"utf8")})}function Bc(t,e){const n=`${t}.${(0,x.randomBytes)(4).toString("hex")}`,s=(0,b.openSync)(n,"wx",384);try{try{(0,b.writeSync)(
s,Buffer.from(e)),(0,b.fsyncSync)(s)}finally{(0,b.closeSync)(s)}(0,b.renameSync)(n,t)}catch(o){throw(0,b.rmSync)(n,{force:!0}),o}}function tp(t,e){return new A.
GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one \
become invalid.",cause:e})}const nL=1024,sL=/^[A-Za-z0-9+/]{43}=$/;function oL(t,e){const n=(0,M.join)(t,"platform.key"),s=np(n,[]);let o=!1;const r=()=>{if(o)return;
const a=_i(n)??sp(e,()=>_i(n)??rL(n,e));iL(n,e,a),(0,b.chmodSync)(n,384),s.replace(a),aL(e,s.id),o=!0},i=()=>(r(),s);return{load:r,get id(){return i().id},get ids(){
return i().ids},current:a=>i().current(a),all:a=>i().all(a),wrong:a=>s.wrong(a),add(){return r(),Ks(e,()=>{const a=[(0,x.randomBytes)(Qo),..._i(n)??[]];return Hc(
e,a.map(Zn)),Bc(n,op(a)),s.replace(a),s.id})}}}function GA(t){const e=join(t,"platform.key"),n=_i(e);return n&&np(e,n)}function np(t,e){const n=`${t} has no key\
 that the secrets in platform.db were sealed with`;return new QR(e,{wrong:s=>Ti(n,s),opensRaw:!0})}function sp(t,e){return t.isTransaction?e():Ks(t,e)}function rL(t,e){
if(lL(e))throw Ti(`${t} is missing, and secrets in platform.db are sealed with it`);const n=(0,x.randomBytes)(Qo);return e.exec("DELETE FROM sealed_with"),Bc(t,
op([n])),Hc(e,[Zn(n)]),[n]}function iL(t,e,n){const s=n.map(Zn),r=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>q(i,"key_id")).find(i=>!s.
includes(i));if(r!==void 0)throw Ti(`${t} lacks the key ${r}, and data is sealed with it`)}function aL(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = \
?").get(e)||sp(t,()=>Hc(t,[e]))}function Hc(t,e){const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(
s)}const cL=["kvs_tables","kvs_roles","notify_targets","hooks"],dL=["env","deployments"];function lL(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==
void 0;return cL.some(e)||e("sealed_with")&&dL.some(e)}function op(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function _i(t){return hn(()=>{const e=(0,b.statSync)(t),n=e.isFile()&&e.size<=nL?(0,b.readFileSync)(t):void 0,s=n&&uL(n);if(!s)throw Ti(`${t} is nei\
ther a key of ${Qo} bytes nor lines of keys in base64`);return s})}function uL(t){if(t.length===Qo)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>sL.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function Ti(t,e){
return new A.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function fL({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function hL(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const pL=160;
class mL{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Wc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Wc(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Wc(e,n),this.#t.delete(e))}}function Wc(t,e){return pL+2*(t.length+e.
value.length)}const EL=16*1024*1024,rp=1e3,Gc=0,bi="room",yL="PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;",wL=`
  CREATE TABLE IF NOT EXISTS entries (
    keyspace INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (keyspace, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store (only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`,gL=`
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
`;function _L(t){const e=(t.open??(n=>new wi.DatabaseSync(n)))(t.path);try{return e.exec(yL),Ks(e,()=>{e.exec(wL),e.prepare("SELECT 1 FROM sqlite_schema WHERE n\
ame = 'sizes'").get()||e.exec(gL)}),new TL(e,t)}catch(n){throw e.close(),Tf(n)?new A.GQ("platform_locked",`${t.path} is already open, and only one process may u\
se it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another directory with --data.",cause:n}):n}}class TL{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="\
open";constructor(e,n){this.#e=e,this.#t=bL(e),this.#n=new mL(n.cacheBytes??EL),this.#s=n.onPoisoned??(()=>{}),this.#o=n.clock??Q.ml}get(e,n){const s=Oi(e,n),r=(this.#a===
"closed"?void 0:this.#n.get(s))??this.#d(()=>this.#c(s,e,n));return r&&(r.expiresAt===null||r.expiresAt>this.#o.now())?r:void 0}#c(e,n,s){const o=this.#t.get.get(
n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(o.expires_at)};return this.#n.set(e,r),r}#d(e){if(this.#a==="closed")
throw new Xe.us("the store is closed");try{return e()}catch(n){throw new Xe.us("the store could not be read",{cause:n})}}put(e,n,{value:s,ttlMs:o}){const r={value:s,
expiresAt:o===void 0?null:this.#o.now()+o};return this.#l(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(Oi(e,n),r))}delete(e,n){return this.#l(()=>this.#t.
delete.run(e,n),()=>this.#n.delete(Oi(e,n)))}async keys(e,n){const s=[e,fL(n).toString(),this.#o.now(),n.limit],o=this.#d(()=>this.#t.keys.all(...s)).map(r=>({key:q(
r,"key"),bytes:ie(r,"bytes"),expiresAt:st(r,"expires_at")}));return hL(o,n)}async sweep(e){let n=0;return await this.#l(()=>{n=Number(this.#t.sweep.run(this.#o.
now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#l(()=>{n=this.#t.drop.all(e,e,rp).map(s=>q(s,"key"))},()=>{for(const s of n)this.#n.delete(Oi(e,s))});while(n.
length===rp)}async sizes(e,n){return this.#d(()=>this.#t.sizes.all(e,n)).map(s=>({keyspace:ie(s,"keyspace"),keys:ie(s,"keys"),bytes:ie(s,"bytes")}))}async check(){
if(this.#a!=="open")throw new Xe.us(`the store is ${this.#a}`);this.get(Gc,bi),this.#r&&await this.#l(()=>{this.#t.put.run(Gc,bi,bi,null),this.#t.delete.run(Gc,
bi)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?
void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}async copyTo(e){if(await xR(this.#e,e),this.#a===
"closed")throw new Xe.us("the store was closed before its copy was complete")}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.
asyncDispose](){await this.close()}#l(e,n){return new Promise((s,o)=>{if(this.#a!=="open")return o(new Xe.us(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(
()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:o})})}#u(){const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();
this.#e.exec("COMMIT")}catch(n){this.#r=Ho(n),this.#f()&&this.#r||this.#h(n);const o=new Xe.us("the write was not stored",{cause:n});for(const r of e)r.reject(o);
return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#f(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poi\
soned",this.#s(e)}}function Oi(t,e){return`${t}/${e}`}function bL(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entr\
ies WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = exclu\
ded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FRO\
M entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace\
, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM\
 entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.
prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function OL(t,e,n){const s=ip(t),o=e.identity();SL(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??
s??(0,x.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function SL(t,{
identity:e,highest:n},s){const o=ip(t),r=NL(t);if(n>r)throw Yc(s,`kvs.db contains entries of table ${n}, and ${r===0?"platform.db never had a table":"platform.d\
b is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw Yc(s,"they come from two data directories");if(o!==void 0&&e===void 0&&RL(t))throw Yc(s,"kvs.db is missing\
, or older than platform.db")}function ip(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function NL(t){
return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function RL(t){return t.prepare("SELECT 1 FROM kvs_tables LI\
MIT 1").get()!==void 0}function Yc(t,e){return new A.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"\
data",remedy:"Restore both files from the same backup, or name another directory with --data."})}const ap="kvs.db";function LL({dataDir:t,lasting:e=!0,database:n,
clock:s,log:o=Lo}){const r=(0,M.join)(t,ap);e&&(0,b.writeFileSync)(r,"",{flag:"a",mode:384});const a=_L({path:e?r:":memory:",clock:s,onPoisoned:c=>o("error","kv\
s_store_poisoned",{reason:(0,A.bD)(c),remedy:"Check the disk, then restart the platform. Until then all writes fail."})});try{OL(n,a,t)}catch(c){throw a.close(),
c}return a}const Kc=6e4;function AL(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),
i=Math.floor(r/Kc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=c)return Math.ceil((Kc-r%Kc)/1e3);for(const{name:a}of o)s(a).value+=
1;return 0}}}const IL=t=>e=>q(e,t);function Si(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(IL(e)(r))}]}}
const DL=[Si("kvs_tables","token_hash",$r,"token_sealed"),Si("kvs_roles","access_key_id",qi),Si("notify_targets","id",Lm),Si("hooks","id",Rm),{table:"deployment\
s",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>Ms(q(t,"deploy_id"),"env")},{column:"fai\
lure",kind:"text",purpose:()=>"build-log",sealName:t=>Ms(q(t,"deploy_id"),"failure")}]}],kL=100;function $L(t,e,n){const{table:s,keys:o,columns:r,beside:i}=t,a=[
...o,...r.map(({column:l})=>l)].map(l=>`t.${l}`),c=o.map(l=>`t.${l}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((l,u)=>n(u+1)).join(", ")})`;return`SELECT ${[...a,
...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${kL}`}function vL({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function ML(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function cp(t){return t===null?[]:JSON.parse(t)}function dp({keys:t},e){return t.map(n=>typeof e[n]=="number"?ie(e,n):q(e,n))}function CL(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?UL(t,s,n):xL(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function UL(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=q(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&Sm(i)===t.id))return No(t,c,d,a?i:Ro(t,c,d,i))}
function xL(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[Bn(o,e),n(o),s(o)];if(!bd(t.current(i),r))return Dr(t.current(i),a,kr(t,i,a,r))}class PL extends Error{name="\
RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var lp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},up=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const zc="build_logs",FL=50,jL=6e4;async function BL({database:t,keyring:e,logs:n,log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,FL);let a=r;for(const c of i){const d=q(c,"deploy_id"),l=st(c,"finished_at"),u=l===null||
c.status==="cancelled"&&l>o.now()-jL;if(!await WL(n,e,d,!u).catch(w=>{if(!(w instanceof A.GQ))throw w;return s("error","sealed_log_unreadable",{deployID:d,reason:w.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=ie(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function HL(t,e){return ie(t.prepare("SELEC\
T count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function WL(t,e,n,s){const{sealed:o,clear:r}=yi(t,n),i=await GL(o),a=i===void 0&&(0,b.existsSync)(
r);return i===e.id||i===void 0&&!a?(await(0,Je.rm)(r,{force:!0}),!0):s?(await KL(o,uR({deployID:n,keyring:mR(e)},a?(0,b.createReadStream)(r):YL(o,{deployID:n,keyring:e}))),
await(0,Je.rm)(r,{force:!0}),!0):!1}function GL(t){return xc(t,async e=>{const[n]=Ei(await Xo(e,{start:0,length:wt}));return n&&pR(n)})}async function*YL(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=lp(s,await(0,Je.open)(t),!0);for(let r=0;r<n;r+=wt){const i=[...Ei(await Xo(o,{start:r,
length:Math.min(wt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield xh(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.
hasError=!0}finally{const o=up(s);o&&await o}}function YA(t){return readIfThere(t,async e=>endOfLog(e,(await e.stat()).size))}async function KL(t,e){const n=`${t}\
.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=lp(s,await(0,Je.open)(n,"w",384),!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){
s.error=o,s.hasError=!0}finally{const o=up(s);o&&await o}}catch(s){throw await(0,Je.rm)(n,{force:!0}),s}await(0,Je.rename)(n,t)}const fp=[...DL,{table:"env",keys:[
"app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"\
text",purpose:()=>"variables",sealName:t=>Qi(pt(t),q(t,"name")),isClear:t=>ie(t,"is_sealed")===0}]}],zL=1e4,VL=10,JL="Remove the lines of those that slipway sec\
ret status shows as unneeded: it lists the keys in the order of the lines.",XL=1e3,qL=5;function QL(t){const{database:e,engine:n,keyring:s,log:o}=t;let r=()=>{};
const i=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),a=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, \
?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),c=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),d=e.prepare("SELECT key_id FROM sealed_with"),l=_=>{const O=i.get(_,s.id);return O?{at:Pe(O,"at"),isDone:ie(O,"is_done")===1}:{at:null,isDone:!1}},u=(_,{
at:O,isDone:N})=>a.run(_,s.id,O,N?1:0),f=_=>n.write(()=>Qn(_)),w=_=>f(()=>{const{at:O}=l(_.table),N=e.prepare($L(_,O===null,()=>"?")).all(...cp(O)),S=N.filter(B=>!ZL(
t,_,B)).length;S>0&&o("error","sealed_rows_unreadable",{table:_.table,rows:S});const W=N.at(-1);u(_.table,{at:W?JSON.stringify(dp(_,W)):O,isDone:!W})}),T=async()=>{
const _=fp.find(({table:B})=>!l(B).isDone);if(_)return await w(_),!0;const O=l(zc);if(O.isDone)return!1;const{after:N,isDone:S,isWaiting:W}=await BL({...t,after:Number(
O.at??0)});return await f(()=>{u(zc,{at:String(N),isDone:S}),S&&c.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),S&&await n.read(()=>Qn(()=>e.exec(
"PRAGMA wal_checkpoint(TRUNCATE)"))),!S&&!W};return{step:T,start(_){let O=!1;const N=new AbortController,S=(0,xo.setTimeout)(XL,void 0,{signal:N.signal}).catch(
()=>{}),U=Pt({everyMs:zL,run:async()=>{await S,e.exec("PRAGMA secure_delete = ON");try{for(;!O&&await T();)await(0,xo.setTimeout)(qL)}finally{e.isOpen&&e.exec("\
PRAGMA secure_delete = OFF")}},onFailure:F=>o("warn","sealing_failed",{reason:String(F)}),every:_,isDue:!0});return r=()=>{N.abort(),U.run()},{async[Symbol.asyncDispose](){
O=!0,N.abort(),await U[Symbol.asyncDispose]()}}},async status(){const _=()=>{const O=new Set(d.all().map(F=>q(F,"key_id"))),N=F=>F===s.id?"seals":O.has(F)?"need\
ed":"unneeded",S=fp.map(F=>{const{at:G,isDone:Z}=l(F.table);return Z?0:ie(e.prepare(vL(F,G===null,()=>"?")).get(...cp(G))??{},"n")}),W=l(zc),B=S.reduce((F,G)=>F+
G,W.isDone?0:HL(e,Number(W.at??0)));return{keys:s.ids.map(F=>({id:F,use:N(F)})),remaining:B,awaited:[],place:"platform.key in the data directory"}};return n.read(
()=>Qn(_))},async rotate(_){const O=s.ids.length;if(O>=VL)throw new PL(`platform.key has ${O} keys`,JL);const N=s.id,S=s.add();return await n.write(()=>n.record(
_,[{action:"secret.rotate",object:S,before:{key:N},after:{key:S}}])),r(),{from:N,to:S}}}}function ZL({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of CL(
e,n,s))t.prepare(ML(n,o,()=>"?")).run(r,...dp(n,s));return!0}catch(o){if(o instanceof A.GQ)return!1;throw o}}function eA(t){const e=new Map,n=(o,r)=>{const i=[...e].
filter(([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?r.text:
void 0};return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const l=t.monotonic();n(0,u=>u.expiresAt<=l),n(c-1,u=>u.identity===r),n(
d-1,()=>!0),e.set(o,{identity:r,text:i,expiresAt:l+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}var tA=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},nA=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function sA(t){const e={stack:[],error:void 0,hasError:!1};try{const n=AR(
t.dir),{lasting:s,clock:o=Q.ml,log:r}=t,i=tA(e,new AsyncDisposableStack,!0);i.use(Bh(n));const a=i.use(hp(n,t)),c=i.use(pp(a,n,jh(),t)),d=i.use(LL({dataDir:n,lasting:s,
database:a,clock:o,log:r}));c.keyring.load(),a.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`),await c.jobs.expire();const l=UN(n,async f=>{await d.
copyTo((0,M.join)(f,ap)),CR(a,(0,M.join)(f,"platform.db"))});i.use(c.sealing.start());const u=i.move();return{...c,kvs:d,quota:AL(o),sessions:eA(o),backUp:l,[Symbol.
asyncDispose]:()=>u.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=nA(e);n&&await n}}function KA(t,e,n){const s=pp(hp(t,n),t,e,n);return s.keyring.
load(),s}function hp(t,{database:e,lasting:n=!0}){return e??vR(n?t:void 0)}function pp(t,e,n,s){const{lasting:o=!0,clock:r=Q.ml,log:i}=s,a=jR(t,r,n),c=a.prepare(
"SELECT count(*) AS tables FROM sqlite_schema"),d=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),l=(T,_)=>d.get(T,_)!==void 0,u=oL(e,t),f=(0,M.join)(e,"logs"),w={kind:"\
local",dir:(0,M.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:w,blobs:new oR(w),...vN(a,KR(a,u),{...s,keyring:u}),logs:OR(f,u,{log:i,mayAppend:l}),
keys:eL(e,t),keyring:u,sealing:QL({database:t,engine:a,keyring:u,logs:f,clock:r,log:i??Lo}),check:async()=>{await a.read(()=>c())},async[Symbol.asyncDispose](){
t[Symbol.dispose]()}}}var mp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ep=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function oA(t){Sl(t);const e=!(0,b.
existsSync)((0,M.resolve)(t.dir));try{const n={stack:[],error:void 0,hasError:!1};try{const s=mp(n,new AsyncDisposableStack,!0),o=s.use(await sA(t));return await yp(
o),s.move(),await PO({...t,stores:o,nodeDir:o.dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=Ep(n);s&&await s}}catch(n){throw e&&rA((0,M.resolve)(t.
dir)),iA(n,(0,M.resolve)(t.dir))}}function rA(t){if((0,b.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=mp(e,Bh(t),!1);(0,b.rmSync)(
t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{Ep(e)}}catch{}}function iA(t,e){const n=(r,i,a)=>new A.GQ(r,i,{input:"data",remedy:a,cause:t});
if(t instanceof A.GQ)return t;if(Ho(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a direc\
tory on another disk with --data.");if(_f(t)){const r=`A database of the data directory ${e} is damaged: ${(0,A.bD)(t)}`;return n("unsupported_data",r,"Restore \
a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,A.xU)(t)===void 0||!(0,me.
FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,A.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform\
 did not write, or name another directory with --data.")}const aA=100;async function yp({sealing:t,audit:e}){const{keys:n,remaining:s}=await t.status(),[o,r]=n;
if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&i.anchor.n>0)){for(let c;;){const{rows:d,
next:l}=await e.list("",{action:"secret.rotate"},{before:c,limit:aA});if(d.some(({object:u})=>u===o.id))return;if(l===null)break;c=l}await e.append(k,[{action:"\
secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"at the start"}}])}}}),8453:((ze,Te,y)=>{y.d(Te,{Z:()=>K});var b=y(7598),M=y(7975),A=y(1224),
me=y(5359);const x=6e4,ue=1e4,Q=100,C=256*1024,Y=2e3,k=6e4,oe=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function D(ae){const[,fe,be,z]=oe.exec(ae)??[];return fe===
void 0?void 0:{feed:fe,number:Number(be),at:Number(z)}}function K(ae,fe,be=A.fm){const z=new Map,ee=(j,Ee)=>{Ee[Symbol.dispose](),z.delete(j)},_e=be(ue,()=>{for(const[
j,Ee]of z)fe.monotonic()-Ee.readAt>=x&&ee(j,Ee)}),De=j=>{const Ee=JSON.stringify([j.org,j.project,j.appID]),pe=z.get(Ee)??new de(ae,j);pe.readAt=fe.monotonic(),
z.delete(Ee),z.set(Ee,pe);const[Oe]=z;return z.size>Q&&Oe&&ee(...Oe),pe};return{async read(j,{lines:Ee,after:pe}){const Oe=De(j),ke=({at:$})=>$>=j.createdAt-k;return(pe&&
Oe.after(pe))??Oe.last((await ae.tail(j,Ee)).filter(ke),pe)},[Symbol.dispose](){_e();for(const[j,Ee]of z)ee(j,Ee)}}}class de{#e=(0,b.randomBytes)(8).toString("b\
ase64url");#t;#n=0;#s=[];#o=0;readAt=0;constructor(fe,be){this.#t=fe.follow(be,z=>this.#r(z))}[Symbol.dispose](){this.#t[Symbol.dispose]()}#r(fe){const be=le(fe);
this.#n+=1,this.#s.push(be),this.#o+=be.text.length;let z=0;for(;this.#s.length-z>me.H.most||this.#o>C&&this.#s.length-z>1;)this.#o-=this.#s[z]?.text.length??0,
z+=1;z>0&&this.#s.splice(0,z)}after(fe){if(fe.feed!==this.#e||fe.number>this.#n)return;const be=this.#n-this.#s.length,z=this.#s.slice(Math.max(0,fe.number-be));
return{lines:z,next:this.#i(this.#n,z.at(-1)?.at??fe.at),missed:fe.number<be}}last(fe,be){const z=({at:Ee})=>be===void 0||Ee>be.at,ee=Ne(fe.filter(z).map(le)),_e=fe.
at(-1),De=_e&&this.#s.findLastIndex(Ee=>(0,M.isDeepStrictEqual)(Ee,le(_e))),j=this.#n-this.#s.length+(De===void 0?0:De+1);return{lines:ee,next:this.#i(j,_e?.at??
be?.at??0),missed:be!==void 0&&fe.length>0&&fe.every(z)}}#i(fe,be){return`${this.#e}.${fe}.${Math.max(0,Math.trunc(be))}`}}function le(ae){return ae.text.length<=
Y?ae:{...ae,text:ae.text.slice(0,Y).toWellFormed()}}function Ne(ae){let fe=C,be=ae.length;for(;be>0&&ae.length-be<me.H.most&&(fe-=ae[be-1]?.text.length??0,!(fe<
0&&be<ae.length));)be-=1;return ae.slice(be)}}),2097:((ze,Te,y)=>{y.d(Te,{Js:()=>Y,K2:()=>A,ci:()=>me,fp:()=>C,mK:()=>k});var b=y(8302),M=y(4296);function A(D){
const{email:K,issuer:de}=(0,b.Gv)(D)?D:{};return typeof K=="string"&&typeof de=="string"?{email:K,issuer:de}:void 0}function me(D){const K=async de=>de.token?ue(
de.token,await D(x(de))):D(de);return{roleOf:async(de,le)=>oe((await K(de)).filter(Ne=>Q(Ne,le)).map(({role:Ne})=>Ne)),async organizationsOf(de){const le=new Set(
(await K(de)).map(({org:Ne})=>Ne));return le.has("*")?void 0:[...le].sort()},mayIn:async(de,le,Ne)=>(await K(de)).some(ae=>(ae.org==="*"||ae.org===le)&&k(ae.role,
Ne)),async partsOf(de,le){const Ne=(await K(de)).filter(ae=>ae.org==="*"||ae.org===le);if(!Ne.some(({project:ae})=>ae===void 0))return[...new Set(Ne.map(({project:ae,
appID:fe})=>fe===void 0?ae:`${ae}/${fe}`))].filter(ae=>ae!==void 0).sort()}}}function x({email:D,issuer:K}){return{email:D,issuer:K}}function ue(D,K){return K.flatMap(
de=>{const le=Q(de,D.place)?D.place:Q(D.place,de)?de:void 0,Ne=k(de.role,D.role)?D.role:de.role;return le?[{org:le.org,project:le.project,appID:le.appID,role:Ne}]:
[]})}function Q(D,K){return D.org!=="*"&&D.org!==K.org?!1:D.project===void 0?!0:D.project===K.project&&(D.appID===void 0||D.appID===K.appID)}function C({org:D,project:K,
appID:de}){return K===void 0?`the organization ${D}`:de===void 0?`the project ${D}/${K}`:`the app ${D}/${K}/${de}`}function Y({org:D,project:K,appID:de},le,Ne){
return le==="projects"?`The projects of the organization ${D} together have ${Ne.projects}`:`T${C(le==="organization"?{org:D}:le==="project"?{org:D,project:K}:{
org:D,project:K,appID:de}).slice(1)} has ${Ne[le]}`}function k(D,K){return D!==void 0&&M.g.indexOf(D)>=M.g.indexOf(K)}function oe(D){return M.g.findLast(K=>D.includes(
K))}}),1487:((ze,Te,y)=>{y.r(Te),y.d(Te,{openApi:()=>b});const b=()=>({})}),7288:((ze,Te,y)=>{y.d(Te,{Nd:()=>me,ci:()=>x,fe:()=>ue});var b=y(7030),M=y(3739),A=y(
1709);function me(k,oe){const D=new b.BlockList;for(const K of k){const[,de="",le]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(K)??[],Ne=(0,b.isIP)(de),ae=Ne===4?32:128;if(Ne===
0||de.includes("%")||Number(le??0)>ae)throw new M.GQ("invalid_input",`--${oe}: "${K}" is not an address or a network`,{input:oe,remedy:"Write addresses and netw\
orks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});D.addSubnet(de,Number(le??ae),Ne===4?"ipv4":"ipv6")}return D}function x(k,oe,D){let K=C(
k);if(oe===void 0)return K;for(const de of oe.split(",").reverse()){if(!Q(D,K))break;const le=C(de.trim());if((0,b.isIP)(le)===0)break;K=le}return K}function ue({
remoteAddress:k}){const oe=C(k??"");return(0,A.O)(oe)?"loopback":Y(oe)}function Q(k,oe){const[D=""]=oe.split("%",1),K=(0,b.isIP)(D);return K!==0&&k.check(D,K===
4?"ipv4":"ipv6")}function C(k){return k.replace(/^::ffff:(?=\d+\.)/i,"")}function Y(k){if((0,b.isIP)(k)!==6)return k.slice(0,40);const[oe="",D]=k.toLowerCase().
split("%",1)[0]?.split("::")??[],K=oe===""?[]:oe.split(":");return`${(D===void 0?K:[...K,"0","0","0","0"]).slice(0,4).join(":")}::/64`}}),8934:((ze,Te,y)=>{y.d(
Te,{R:()=>b,i:()=>M});async function b(me){try{return(await A(me)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(x){return x instanceof
Error?x.message.replace(/^CronPattern: /,"is refused: "):String(x)}}async function M(me,x){return(await A(me)).nextRun(new Date(x))?.getTime()??null}async function A(me){
const{Cron:x}=await y.e(814).then(y.bind(y,5814));return new x(me,{timezone:"UTC",mode:"5-part"})}}),5898:((ze,Te,y)=>{y.d(Te,{GH:()=>me,GW:()=>M,KQ:()=>b,Mr:()=>x,
XM:()=>Y,Yf:()=>A,c0:()=>C,wx:()=>Q});class b extends Error{name="BodyTooLarge"}class M extends Error{name="BodyBroken"}function A(k,oe,D={}){return{status:k,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...D},body:JSON.stringify(oe)}}function me(k){return{status:0,headers:{},take:k}}function x(k,oe){
const{take:D}=k;return D?me(async K=>{const de=await D(K);return oe(de),de}):(oe({status:k.status,bytes:ue(k)}),k)}function ue({body:k,headers:oe}){return k===void 0?
0:k instanceof Uint8Array?k.byteLength:typeof k=="string"?Buffer.byteLength(k):Number(oe["content-length"]??0)}function Q(k,oe){const D=k.headers[oe];return typeof D==
"string"?D:D?.[0]}function C(k){return Q(k,"content-type")?.split(";")[0]?.trim().toLowerCase()}function Y(k){const oe=k.indexOf("?");return oe===-1?k:k.slice(0,
oe)}}),5456:((ze,Te,y)=>{y.d(Te,{EN:()=>x,P_:()=>A,o_:()=>ue,u:()=>Q,xd:()=>me});var b=y(2207),M=y(5898);class A extends Error{name="Refusal";code;headers;constructor(Y,k,oe={}){
super(k),this.code=Y,this.headers=oe}}function me(C,Y){return new A("rate_limited",C,{"retry-after":String(Y)})}function x(C,Y,k){return C.body(Y).catch(oe=>{throw oe instanceof
M.KQ?new A("body_too_large",k):oe})}function ue(C){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(C))}catch{throw new A("invalid_request","The\
 body is not valid JSON in UTF-8.")}}function Q(C,Y){const{code:k,message:oe}=C,D={error:{code:k,message:oe,requestID:Y.requestID}};return(0,M.Yf)(b.iV[k],D,C.headers)}}),
8325:((ze,Te,y)=>{y.d(Te,{Hu:()=>oe,J5:()=>C,LF:()=>D,SP:()=>de,UM:()=>ue,lq:()=>Q,ol:()=>x,zz:()=>k});var b=y(7934),M=y(8302);const A=5,me=60;function x(ae){return b.
FsL(b.IeY(M.Gv,"must be an object"),b.rej(ae,fe=>fe.expected==="never"?Ne(fe.path,ae):"is required"))}function ue(ae){return b.yqP(b.mee(ae))}function Q(ae,fe){
return b.yqP(b.FsL(ae,b.h_(fe)))}function C(ae){return b.yqP(b.ZmZ(ae))}const Y=["__proto__","prototype","constructor"];function k(ae,fe){return b.FsL(b.IeY(M.Gv,
"must be an object"),b.z6Y(be=>!Y.some(z=>Object.hasOwn(be,z)),`must not contain ${Y.join(", ")}`),b.g1P(ae,fe))}function oe(ae){return b.z6Y(fe=>ae(fe)===void 0,
({input:fe})=>ae(fe)??"")}function D(ae,fe,be){const z=b.xLC(ae,fe,{abortPipeEarly:!0});return z.success?{output:z.output}:{faults:z.issues.map(({path:ee,message:_e})=>`${le(
ee)||be} ${_e}`)}}function K(ae,fe){const be=v.safeParse(ae,fe,{abortPipeEarly:!0});return be.success?{output:be.output}:{faults:new Map(be.issues.map(({path:z,
message:ee})=>[String(z?.[0]?.key??""),ee]))}}function de(ae){const fe=ae.length>me?`${ae.slice(0,me)}\u2026`:ae;return/^[\w.*@$/-]+…?$/.test(fe)?fe:JSON.stringify(
fe)}function le(ae){return(ae??[]).map(({key:fe})=>typeof fe=="number"?`[${fe}]`:`.${de(String(fe))}`).join("").replace(/^\./,"")}function Ne(ae,fe){const be=ae?.
at(-1)?.input,[,...z]=(0,M.Gv)(be)?Object.keys(be).filter(Ee=>!Object.hasOwn(fe,Ee)):[],ee=z.slice(0,A).map(de),_e=z.length-ee.length,De=[...ee,..._e>0?[`${_e} \
more`]:[]].join(", "),j=Object.keys(fe).filter(Ee=>fe[Ee]?.expects!=="never");return`is not a known field${De===""?"":` (also: ${De})`}. Known fields: ${j.join(
", ")}`}}),7356:((ze,Te,y)=>{y.d(Te,{bL:()=>me,cg:()=>x,zH:()=>A});var b=y(3052),M=y(7080);class A extends Error{name="OverQuota";over;constructor(Q){super(`The\
 organization ${Q.org} is over its quota of ${(0,M.MT)(Q.name,Q.quota)}`),this.over=Q}}function me({files:ue,bytes:Q}){return Math.max(Q,b.CX*ue)}const x={most:Number.
MAX_SAFE_INTEGER,of:{}}}),8423:((ze,Te,y)=>{y.d(Te,{R6:()=>x,us:()=>A});const b=1e3,M=2e4;class A extends Error{name="StoreUnavailable";isFull;constructor(Q,{isFull:C=!1,
...Y}={}){super(Q,Y),this.isFull=C}}async function me(ue){try{return await ue}catch(Q){if(Q instanceof A)return;throw Q}}async function x(ue,Q,C){const Y=Q.monotonic()+
M;for(let k=1;;k+=1)try{return await ue(k)}catch(oe){if(!(oe instanceof A&&!oe.isFull)||C?.aborted||Q.monotonic()>=Y||(await Q.sleep(b,C).catch(()=>{}),C?.aborted))
throw oe}}}),6854:((ze,Te,y)=>{y.d(Te,{B5:()=>me,O3:()=>A,mp:()=>x,tM:()=>M,ue:()=>b});class b extends Error{name="DomainTaken";domain;constructor(C){super(`Ano\
ther app has the domain ${C}`),this.domain=C}}class M extends Error{name="QueueFull";most;constructor(C){super(`The organization has ${C} queued deployments`),this.
most=C}}const A=500,me=1e3,x=20,ue=null})};export{zA as id,VA as ids,JA as modules};

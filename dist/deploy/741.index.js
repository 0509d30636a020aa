const YA=741,KA=[741],zA={1772:((Xe,Te,y)=>{y.d(Te,{Aw:()=>C,I:()=>k,U2:()=>fe,bM:()=>X,q$:()=>we,q1:()=>R,sU:()=>M});var b=y(8302);class M extends Error{name="\
JsonTextError";offset;stop;constructor(Z,ge,F=ge){super(Z),this.offset=ge,this.stop=F}}function R(Ie,Z){const ge=Ie.slice(0,Z);return{line:ge.split(`
`).length,column:Z-ge.lastIndexOf(`
`)}}function we(Ie){new Oe(Ie).document()}function P(Ie){try{new Oe(Ie,!1).document()}catch(Z){if(Z instanceof M)return Z;throw Z}}function fe(Ie,Z=!0){const ge=[];
return new Oe(Ie,Z,pe=>ge.push(pe)).document()==="object"?ge:void 0}function X(Ie){return Ie.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function C(Ie,Z){
return Ie===Z||G(Ie)===G(Z)}function G(Ie){try{return String(JSON.parse(Ie,D))}catch(Z){if(Z instanceof RangeError)return X(Ie);throw Z}}function D(Ie,Z,ge){return typeof Z==
"number"?se(ge?.source??String(Z)):Array.isArray(Z)?`[${Z.join(",")}]`:(0,b.Gv)(Z)?`{${Object.entries(Z).map(([pe,$])=>`${JSON.stringify(pe)}:${$}`).sort().join(
",")}}`:JSON.stringify(Z)}function se(Ie){const[,Z,ge="",F="",pe="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(Ie)??[],$=`${ge}${F}`.replace(/^0+/,""),
Fe=$.replace(/0+$/,"");if(Fe==="")return`${Z}0`;const Ye=BigInt(pe)-BigInt(F.length)+BigInt($.length-Fe.length);return`${Z}${Fe}e${Ye}`}function k(Ie){return Ie.
includes("\\")?String(JSON.parse(Ie)):Ie.slice(1,-1)}const Y=34,de=44,le=58,Re=91,re=92,ue=93,be=123,oe=125,q=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,he=24,ke=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
K=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,ye=/true|false|null/y,ce="a lone surrogate (half of a character) in a string";class Oe{#e;#t;#n;#s=[];#o=0;#r={
name:"",nameOffset:0,offset:0};constructor(Z,ge=!0,F){this.#e=Z,this.#t=ge,this.#n=F}document(){this.#y();const Z=this.#E()===be?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#o<this.#e.length)throw this.#_("the end");return Z}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#r.offset=this.#o);const Z=this.#E();if(Z===
Y){this.#l();return}if(Z===be){if(this.#o+=1,this.#m(oe))return;this.#s.push(new Set),this.#d()}else if(Z===Re){if(this.#o+=1,this.#m(ue))return;this.#s.push(void 0)}else{
if(this.#w(K)||this.#w(ye))return;throw this.#_("a value")}}}#a(){for(let Z=this.#s.length;Z>0;Z--){const ge=this.#s[Z-1]!==void 0;if(Z===1&&ge&&this.#n&&this.#c(
this.#n),this.#m(de))return ge&&this.#d(),!0;if(!this.#m(ge?oe:ue))throw this.#g(ge?"}":"]");this.#s.pop()}return!1}#c(Z){Z({...this.#r,text:this.#e.slice(this.#r.
offset,this.#o)})}#d(){this.#y();const Z=this.#o;if(this.#E()!==Y)throw this.#_("a name in double quotes");this.#l();const ge=k(this.#e.slice(Z,this.#o)),F=this.#s.
at(-1);if(this.#t&&F?.has(ge))throw new M(`the name "${ge}" occurs twice in one object`,Z);if(F?.add(ge),!this.#m(le))throw this.#_('":"');this.#s.length===1&&(this.#r=
{name:ge,nameOffset:Z,offset:this.#o})}#l(){const Z=this.#e,ge=this.#o;let F=ge+1;for(;;){const pe=Z.charCodeAt(F);if(pe===Y)break;if(pe===re)F=this.#f(F,ge);else if(pe>=
55296&&pe<=57343)F=this.#h(F,ge);else if(pe>=32)F=F-ge<he?F+1:this.#u(F);else throw this.#p(F)}this.#o=F+1}#u(Z){return q.lastIndex=Z,q.test(this.#e),q.lastIndex}#f(Z,ge){
if(ke.lastIndex=Z,!ke.test(this.#e))throw this.#p(Z);const F=ke.lastIndex;if(!this.#t||F-Z===2)return F;const pe=Number.parseInt(this.#e.slice(Z+2,F),16);if(pe<
55296||pe>57343)return F;const $=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(F,F+6));if(pe>=56320||!$)throw new M(ce,ge);return F+6}#h(Z,ge){const[F,pe]=[
this.#e.charCodeAt(Z),this.#e.charCodeAt(Z+1)],$=F<56320&&(pe&64512)===56320;if(this.#t&&!$)throw new M(ce,ge);return Z+($?2:1)}#p(Z){const ge=Z>=this.#e.length;
return new M(ge?"a string does not end":"a bad escape or control character in a string",Z)}#m(Z){return this.#y(),this.#E()!==Z?!1:(this.#o+=1,!0)}#y(){for(;;){
const Z=this.#E();if(Z!==32&&Z!==10&&Z!==13&&Z!==9)return;this.#o+=1}}#E(){return this.#e.charCodeAt(this.#o)}#w(Z){return Z.lastIndex=this.#o,Z.test(this.#e)?(this.#o=
Z.lastIndex,!0):!1}#g(Z){const ge=this.#e.slice(0,this.#o).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new M(`"," or "${Z}" is missing`,ge,this.#o):
this.#_(`"," or "${Z}"`)}#_(Z){const ge=this.#e.slice(this.#o,this.#o+1);return new M(`expected ${Z}, found ${ge===""?"the end":JSON.stringify(ge)}`,this.#o)}}}),
3052:((Xe,Te,y)=>{y.d(Te,{CX:()=>C,D6:()=>R,DB:()=>fe,FC:()=>G,Xq:()=>X,j9:()=>we});var b=y(3739);const M=1024,R=1024*M,we=1024*R,P=[["TiB",1024*we],["GiB",we],
["MiB",R],["KiB",M]];function fe(D,se){const[,k,Y]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(D.trim())??[],de=P.find(([Re])=>Re.toLowerCase()===Y?.toLowerCase())?.[1],
le=Math.round(Number(k)*(de??Number.NaN));if(le>0&&Number.isSafeInteger(le))return le;throw new b.GQ("invalid_input",`${se}: "${D}" is not a size`,{input:se,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function X(D){const[se,k]=P.find(([,de])=>D>=de)??["bytes",1],Y=D/k;return`${Y<
10&&k>1?Y.toFixed(1).replace(/\.0$/,""):Math.round(Y)} ${se}`}const C=4096;function G(D){return Math.ceil(D/C)*C}}),7287:((Xe,Te,y)=>{y.d(Te,{V1:()=>fe,WJ:()=>we,
xJ:()=>R});var b=y(3739);const M={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"\
error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"\
warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warni\
ng",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function R({code:X}){return M[X]}function we({findings:X}){const[C,...G]=X.filter(le=>R(
le)==="error");if(!C)return;const{place:D,message:se,remedy:k}=C,Y=D?`${D.file}${D.line===void 0?"":`:${D.line}`}: `:"",de=G.length===0?"":` (and ${G.length} mo\
re ${G.length===1?"error":"errors"})`;return new b.GQ("check_failed",`Check failed: ${Y}${se}${de}`,{remedy:k??"Correct what the annotations name. They are in t\
he summary too."})}const P=20;function fe(X,{findings:C}){const G=C.flatMap(D=>{const{code:se,message:k,place:Y}=D;if(!Y)return[];const{file:de,line:le=null,column:Re=null}=Y;
return[{file:de,line:le,column:Re,severity:R(D),code:se,message:k}]});return{headline:X.message,stage:"check",code:X.code,exitCode:void 0,remedy:X.remedy,log:[],
diagnostics:G.slice(0,P),moreDiagnostics:Math.max(0,G.length-P)}}}),7694:((Xe,Te,y)=>{y.d(Te,{runCheck:()=>Vt});var b=y(1455),M=y(8161),R=y(6760),we=y(2996),P=y(
1224),fe=y(9127),X=y(3739),C=y(2345),G=y(3024);function D(p,h){const{bare:m,branch:E,commit:g,lender:L,shallow:I,origin:ne}=h;for(const Ke of[L?"objects/info":"\
objects","refs"])(0,G.mkdirSync)((0,R.join)(p,Ke),{recursive:!0});const te=ne===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(ne)}
`,Le={HEAD:`ref: refs/heads/${E}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${te}`,"packed-refs":g&&`${g} refs/heads/${E}
`,"objects/info/alternates":L&&`${(0,R.join)(L,"objects")}
`,shallow:I};for(const[Ke,nt]of Object.entries(Le))nt&&(0,G.writeFileSync)((0,R.join)(p,Ke),nt)}var se=y(5807),k=y(1421),Y=y(7975);const de=(0,Y.promisify)(k.execFile),
le=64*1024*1024,Re=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function re(p,h,m,E={}){const g=Object.fromEntries(
Object.entries(h).filter(([I])=>!I.startsWith("GIT_"))),L={cwd:p,env:{...g,LC_ALL:"C",...E},signal:m,maxBuffer:le};return async(...I)=>{try{return(await de("git",
[...Re,...I],L)).stdout}catch(ne){throw(0,X.xU)(ne)!=="ENOENT"||!(0,G.existsSync)(p)?ne:new X.GQ("unsupported_runtime","git is not installed",{remedy:"Install g\
it on the runner: the check builds the commit that is checked out.",cause:ne})}}}async function ue(p,h,m){const E=re(p,h,m),g=E("diff","--no-relative","--name-o\
nly","-z","HEAD");g.catch(()=>{});const[L="",I="",ne=""]=await be(E,p,m);return{root:L,commit:ne,changed:(await g).split("\0").filter(te=>te!==""),git:re(L,h,m),
async lend(te,Le){const Ke=await(0,b.readFile)((0,R.join)(I,"shallow"),"utf8").catch(nt=>{if((0,X.xU)(nt)!=="ENOENT")throw nt});D(te,{bare:!0,branch:Le,commit:ne,
lender:I,shallow:Ke})}}}async function be(p,h,m){try{const E=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[g="",L="",I=""]=E.split(
`
`);return[g,(0,R.resolve)(h,L),I]}catch(E){if(m.throwIfAborted(),E instanceof X.GQ)throw E;const g=q(E),L=g===void 0||oe.test(g)?"":`, or git cannot read it: ${g}`;
throw new X.GQ("file_not_found",`There is no checkout in ${h}${L}`,{remedy:`Check the repository out before this step:
- uses: actions/checkout@v7`,cause:E})}}const oe=/^(?:not a git repository|ambiguous argument 'HEAD\^)/;function q(p){const h=he(p).split(`
`).find(m=>/^(?:fatal|error): /.test(m));return h&&(0,se.Ow)(h.replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://"),300)}function he(p){return p instanceof Error&&
"stderr"in p&&typeof p.stderr=="string"?p.stderr:""}const ke=5*6e4,K="refs/slipway/base";async function ye(p,h,m,E,g){const L=re(m,E,g),I=await ce(h.git,p,g)??await ce(
h.git,`origin/${p}`,g)??await Ie(p,h,m,E,g);return await L("update-ref",K,I),{name:p,commit:I}}async function ce(p,h,m){try{return(await p("rev-parse","--quiet",
"--verify",`${h}^{commit}`)).trim()}catch(E){if(m.throwIfAborted(),E instanceof X.GQ)throw E;return}}const Oe=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Ie(p,h,m,E,g){
const L=Oe.test(p)?await F(h.git,g):void 0;if(!L)throw $(p,"");const I=AbortSignal.timeout(ke),ne=re(h.root,E,AbortSignal.any([g,I]),L),te=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${K}`];try{await ne("--git-dir",m,"fetch",...te)}catch(Ke){throw g.throwIfAborted(),Ke instanceof X.GQ?Ke:
$(p,I.aborted?", and origin does not answer":pe(Ke),Ke)}const Le=await ce(re(m,E,g),K,g);if(Le===void 0)throw $(p,", and what origin has by this name is not a c\
ommit");return Le}const Z=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto",
"false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],ge="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function F(p,h){
const m=await p("config","--local","--includes","--null","--get-regexp",ge).catch(()=>"");h.throwIfAborted();const E=m.split("\0").flatMap(ne=>{const[te="",...Le]=ne.
split(`
`);return te===""?[]:[[te,Le.length===0?"true":Le.join(`
`)]]});if(!E.some(([ne])=>ne==="remote.origin.url"))return;const g=[...Z,...E],L=g.flatMap(([ne,te],Le)=>[[`GIT_CONFIG_KEY_${Le}`,ne],[`GIT_CONFIG_VALUE_${Le}`,
te]]);return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(g.length),...Object.fromEntries(L)}}function pe(p){
return/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(he(p))?", nor has origin":`, and origin cannot be asked: ${q(p)??"git s\
aid nothing"}`}function $(p,h,m){return new X.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:Fe,cause:m})}
const Fe=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Ye=y(5635),Ee=y(292);async function Rt(p,h,m){const{report:E,signal:g}=m,L=(0,Ye.M)(E.report,P.ml,g);return await L.
phase("compare",async()=>{const I=await Gs(p,h,m);return g.throwIfAborted(),await E.compared(I),[void 0,At(I),I.kind==="unknown"]}),L.phases}function At(p){const{
base:h}=p,m=`${(0,se.Ow)(h.name,100)} (${(0,Ee.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${m} is unknown: ${p.why}`;const{pages:E,files:g,bytes:L,
brotli:I}=p.difference;return`${[(0,Ee.jN)(E," pages"),(0,Ee.jN)(g," files"),(0,Ee.Sk)(L),(0,Ee.Sk)(I," with Brotli")].join(", ")} against ${m}`}async function Gs(p,h,m){
const{embedded:E,report:g,checked:L,leftMs:I}=m;if(p.commit===L.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const ne=De=>{(De.type===
"status"||De.type==="heartbeat")&&g.report(De)},te={...h.follow,timeoutMs:Math.max(1,I)},Le=h.project==="base"?"checked":"base",{outcome:Ke,output:nt}=await E.deploy(
p.commit,{...h,project:Le,follow:te},ne);return Ke.status==="succeeded"&&nt?{kind:"known",base:p,difference:Ys(L.report,L.output.files,nt.files)}:{kind:"unknown",
base:p,why:Dn(Ke,I)}}function Dn({status:p,error:h},m){return p!=="pending"?`it does not build (${h?.message??p})`:m<1?"no time was left to build it":`it was no\
t built in the ${(0,fe.a3)(m)} that were left`}function Ys({pages:p},h,m){const E=I=>({now:I(h),change:I(h)-I(m)}),g=I=>E(ne=>ne.reduce((te,Le)=>te+I(Le),0));return{
pages:{now:p,change:g(({path:I})=>Number(qn.test(I))).change},files:E(({length:I})=>I),bytes:g(({bytes:I})=>I),brotli:g(({brotli:I})=>I),gzip:g(({gzip:I})=>I),changes:Zn(
h,m).toSorted((I,ne)=>Math.abs(ne.bytes)-Math.abs(I.bytes)||(I.path<ne.path?-1:1))}}const qn=/\.x?html?$/i;function Zn(p,h){const m=new Map(h.map(te=>[te.path,te])),
E=new Set(p.map(({path:te})=>te)),g=p.filter(({path:te})=>!m.has(te)),L=h.filter(({path:te})=>!E.has(te)),I=es(g,L),ne=new Set(I.flat());return[...p.flatMap(te=>{
const Le=m.get(te.path);return Le===void 0||Le.digest===te.digest?[]:[It(te,Le)]}),...I.map(([te,Le])=>({...It(te,Le),formerly:Le.path})),...g.filter(te=>!ne.has(
te)).map(te=>mn("added",te,1)),...L.filter(te=>!ne.has(te)).map(te=>mn("removed",te,-1))]}function It(p,h){const{path:m,bytes:E,brotli:g}=p;return{kind:"changed",
path:m,bytes:E-h.bytes,brotli:g-h.brotli}}function mn(p,{path:h,bytes:m,brotli:E},g){return{kind:p,path:h,bytes:g*m,brotli:g*E}}function es(p,h){const m=Map.groupBy(
h,({path:E})=>ns(E));return[...Map.groupBy(p,({path:E})=>ns(E))].flatMap(([E,g])=>{const[L,I]=g,[ne,te]=m.get(E)??[];return E!==void 0&&L&&ne&&!I&&!te?[[L,ne]]:
[]})}const Ks=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,zs=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],
ts=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function ns(p){if(qn.test(p))return;const h=p.lastIndexOf("/")+1,[m,E]=[p.slice(0,h),p.slice(h)],g=Ks.exec(E)?.[0]??"",L=E.
slice(0,E.length-g.length);if(ts.test(L))return`${m}*${g}`;const I=zs.map(ne=>ne.exec(L)?.groups).find(ne=>Vs(ne?.hash??""));return I&&`${m}${I.stem}*${g}`}function Vs(p){
return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(p)}const Zt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
en=String.raw`"([^"\\\n]*(?:${Zt}[^"\\\n]*)*)"`,Xs=String.raw`'([^'\\\n]*(?:${Zt}[^'\\\n]*)*)'`,Js=String.raw`((?:[^()"'\s\\]|${Zt})+)\s*\)`,kn=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,Zt,String.raw`(?:url\(\s*|@import\s+)(?:${en}|${Xs})`,String.raw`url\(\s*${Js}`,en.replace("(","(?:"),Xs.replace("(","(?:")].join("|"),
"gi"),Qs=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function En(p){return[...p.matchAll(kn)].flatMap(h=>{const m=h.slice(1).find(E=>E!==void 0);return m===void 0||
m===""||m.startsWith("#")?[]:[{href:rs(m),kind:"asset"}]})}const qs=new RegExp(`${kn.source}|([{}])`,"gi");function ss(p){const h=[];for(const E of p.matchAll(qs)){
const g=E.at(-1);g==="{"?h.push(E.index):g==="}"&&h.pop()}const m=h.at(-1);return m===void 0?void 0:p.slice(0,m).split(`
`).length}const tn=new RegExp(`${kn.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function os(p){for(const h of p.matchAll(
tn)){const m=h.at(-1);if(m?.startsWith("@"))return m}}function Zs(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const or=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function eo(p){return[...p.matchAll(or)].map(([,,h=""])=>({href:h,kind:"mention"}))}const to=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function no(p){return[...p.matchAll(to)].map(([,h=""])=>({href:h,kind:"mention"}))}function rs(p){return p.replace(Qs,(h,m,E,g)=>{const L=m===void 0?Number.NaN:
Number.parseInt(m,16);return L<=1114111?String.fromCodePoint(L):E===void 0?g??"":""})}var so=y(1600);const rr=Map.groupBy([["a area","href","link"],["a","xlink:\
href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([p,h,m])=>p.split(" ").map(E=>({tag:E,attribute:h,kind:m}))),({tag:p})=>p),as=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),ir=new Set(["title","style","script","template"]),cs=new Set(["pre","code","s\
amp","kbd","textarea","xmp"]),ds=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,ar=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]],Yt=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;function qe(p){return new oo(
p)}class oo{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;constructor(h){const m=new so.i({onopentag:(E,g)=>this.#s(E,g),ontext:E=>this.#i(
E),onclosetag:E=>{this.#t.at(-1)===E&&this.#t.pop(),E==="noscript"&&(this.#n-=1),cs.has(E)&&(this.#e-=1)}});m.write(h),m.end()}#s(h,m){ir.has(h)&&m.shadowrootmode===
void 0&&this.#t.push(h),h==="noscript"&&(this.#n+=1),cs.has(h)&&(this.#e+=1),as.has(h)&&(this.empty=!1),this.#n===0&&as.has(h)&&h!=="script"&&(this.blank=!1);for(const g of[
m.id,h==="a"?m.name:void 0])g&&this.ids.add(g);switch(m.style?.includes("url(")&&this.#a(En(m.style)),h){case"base":this.base??=m.href;return;case"meta":this.#r(
m);return;case"link":this.#o(m);return;case"a":case"area":if(/\bexternal\b/.test(m.rel??""))return;break}const E=(rr.get(h)??[]).flatMap(({attribute:g,kind:L})=>{
const I=m[g];return I===void 0?[]:[{href:I,kind:L}]});this.#a([...E,...vt(m.srcset??"")])}#o({rel:h="",href:m,imagesrcset:E=""}){const g=ar.find(([L])=>L.test(h))?.[1];
g!==void 0&&this.#a([...m===void 0?[]:[{href:m,kind:g}],...vt(E)])}#r(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const m=Yt.exec(h.content??
"")?.[1];m&&this.#a([{href:m.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(En(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&
(this.blank=!1),this.#e===0&&(this.unrendered??=ds.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:m})=>!dt(m)))}}function dt(p){
return/\{\{|\$\{|<%/.test(p)}function vt(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(m=>{const[E=""]=m.trim().split(/\s/,1);return E===""?[]:[{href:E.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const ki=5,ls=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function yn(p){const h=p.filter(
g=>ls.test(g)),m=p.filter(g=>g.endsWith("/index.html")&&g.split("/").length===2),E=p.filter(g=>/^[^/]+\.html?$/i.test(g)&&g!=="404.html");return{folder:E.length>
0?void 0:nn(p),files:[...new Set([...h,...m,...E])].slice(0,ki)}}function nn(p){const h=I=>I.split("/").length,m=p.filter(I=>I.endsWith("/index.html")).sort((I,ne)=>h(
I)-h(ne)),[E,g]=m;return E!==void 0&&(g===void 0||h(g)>h(E))?E.slice(0,-11):void 0}function $n({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}
function vn(p){const{folder:h,files:m}=p,E=$n(p);return E!==void 0?`The output has ${E}: name it index.html, in lower case.`:h!==void 0?`The output directory ha\
s its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${m.length===0?"":` It has ${m.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const us=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
cr=20;function fs(p){const h=[];for(const{groups:m}of p.matchAll(us)){const E=m?.id??m?.selector??m?.mounted;if(E!==void 0&&!wt(p,E.replace(/^#/,""))&&h.push(E),
h.length>=cr)break}return h}function wt(p,h){return[...["=",":",": "," = "].flatMap(E=>['"',"'","`",'\\"'].map(g=>`id${E}${g}${h}`)),`id=${h}`].some(E=>p.includes(
E))}function Mn(p,h){return p.some(m=>h.has(m.replace(/^#/,"")))?void 0:p[0]}function hs(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const Cn=10;class ro{#e;#t=new Map;constructor(h){this.#e=h}know(h,m){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:ps(m)}))}probe(h){const m=h.pathname+h.search,E=this.#t.get(m);if(E)return E;const g=this.#n(h);return this.#t.set(m,g),g}async#n(h){let m=h;for(let E=0;E<
Cn;E+=1){const{status:g,headers:L}=await this.#e.fetch(m,{method:"HEAD",signal:this.#e.signal}),I=L.get("location");if(g>=400)return{kind:"missing",status:g};if(g<
300||I===null||!URL.canParse(I,m.href))return{kind:"there",url:m,page:ps(L)};if(m=new URL(I,m),m.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function ps(p){return/\bhtml\b/.test(p.get("content-type")??"")}const io=16,wn=2e4,ao=500,gn=16*1024*1024;async function co(p,h,m=!1){const E=new ms(p,
m,new Set(h)),g=h.filter(De=>/\.(?:x?html?|css|m?js)$/i.test(De));await A(g.slice(0,wn),De=>E.read(De)),await E.follow();const L=await E.index(),I=E.dead.sort((De,xe)=>Mt(
De.files[0],xe.files[0])||Mt(De.href,xe.href)),ne=await me(I,h,E.prober),te=L.status<300||m?void 0:yn(h),Le=te?.folder,Ke=new Set(Le===void 0?[]:h),nt=De=>at(De).
some(xe=>Ke.has(`${Le}/${xe}`));return{index:L,instead:te,unclosed:E.unclosed.sort((De,xe)=>Mt(De.file,xe.file)),unprocessed:E.unprocessed.sort((De,xe)=>Mt(De.file,
xe.file)),pages:E.pages,links:new Set([...E.found.values()].map(({url:De})=>De.href)).size,dead:I.filter(({url:De})=>!nt((0,se.oF)(De.pathname).slice(1))),basePath:ne,
elsewhere:Se(E.elsewhere),unread:E.unread+Math.max(0,g.length-wn)}}const lo=5,sn=/\.(?:m?js|css)(?:[?#]|$)/i;class ms{#e;#t;#n;#s=new Set;prober;found=new Map;#o=new Map;dead=[];unprocessed=[];unclosed=[];elsewhere=[];#r=new Map;#i;pages=0;unread=0;constructor(h,m,E){
this.#e=h,this.#t=m,this.#n=E,this.prober=new ro(h)}async index(){const{root:h,fetch:m,signal:E}=this.#e,g=await this.prober.probe(h);if(g.kind!=="there")return{
status:g.kind==="missing"?g.status:310,empty:!1,unfilled:void 0};const L=await m(g.url,{signal:E}),I=await L.text(),ne=g.page?qe(I):void 0;return{status:L.status,
empty:I.trim()===""&&!(this.#t&&!g.page)||ne?.empty===!0,unfilled:ne?.blank?this.#a(ne,g.url):void 0}}#a({links:h,ids:m},E){const g=h.flatMap(({href:L,kind:I})=>{
const ne=I==="asset"&&URL.canParse(L,E.href)?new URL(L,E):void 0;return ne?.origin===E.origin?this.#r.get((0,se.oF)(ne.pathname).slice(1))??[]:[]});return Mn(g,
m)}async read(h){const m=Es(h,this.#e.root),E=h==="index.html"?await this.#c(m):m,g=await this.#e.fetch(E,{signal:this.#e.signal}),L=await g.text();g.status>=300||
(this.prober.know(E,g.headers),L.length>gn?this.unread+=1:/\.css$/i.test(h)?this.#u(L,E,h):/js$/i.test(h)?(this.#p(eo(L),E,h),this.#p(this.#l(no(L)),this.#e.root,
h),this.#r.set(h,fs(L))):this.#f(L,E,h))}async#c(h){const m=await this.prober.probe(h);return m.kind!=="there"||at((0,se.oF)(m.url.pathname).slice(1)).some(g=>this.#n.
has(g))?h:m.url}#d(){return this.#i??=new Set([...this.#n].flatMap(h=>{const m=h.split("/");return m.map((E,g)=>m.slice(g).join("/"))})),this.#i}#l(h){return this.#t?
[]:h.filter(({href:m})=>!this.#d().has((0,se.oF)(m).replace(/^(?:\.{0,2}\/)+/,"")))}#u(h,m,E){this.#p(En(h),m,E);const g=ss(h);g!==void 0&&this.unclosed.push({file:E,
line:g});const L=os(h);L!==void 0&&this.unprocessed.push({file:E,rule:L})}#f(h,m,E){const g=qe(h);this.pages+=1,this.#o.set(E,g.ids),g.unrendered!==void 0&&this.
unprocessed.push({file:E,rule:g.unrendered});const L=g.base!==void 0&&URL.canParse(g.base,m.href)?new URL(g.base,m):m;this.#p(g.links,L,E),this.elsewhere.push(...this.#h(
g.links,L))}#h(h,m){const E=h.filter(({href:g,kind:L})=>L==="asset"&&sn.test(g)&&URL.canParse(g,m.href)).map(({href:g})=>new URL(g,m));if(E.some(({origin:g})=>g===
this.#e.root.origin))return[];for(const{origin:g,pathname:L}of E){const I=(0,se.oF)(L).slice(1).split("/"),te=I.slice(0,j+1).findIndex((Le,Ke)=>this.#n.has(I.slice(
Ke).join("/")));if(te>=0)return[[g,...I.slice(0,te),""].join("/")]}return[]}#p(h,m,E){for(const{href:g,kind:L}of h){const I=URL.canParse(g,m.href)?new URL(g,m):
void 0;if(I?.origin!==this.#e.root.origin)continue;const ne=`${L} ${I.href} ${g}`,te=this.found.get(ne)??{href:g,kind:L,url:I,files:[],latest:"",count:0};this.found.
set(ne,te),te.latest!==E&&(te.latest=E,te.count+=1,te.files=[...te.files,E].sort(Mt).slice(0,lo))}}async follow(){this.#t&&await this.#m(),await A(this.found.values(),
async h=>{const m=await this.#E(h);if(m===void 0)return;const{href:E,url:g,files:L,count:I}=h;this.dead.push({href:E,url:g,files:L,count:I,...m})})}async#m(){const h=new Set;
for(let m=[this.#e.root];m.length>0;){for(const{pathname:g,search:L}of m)h.add(g+L);await A(m,g=>this.#y(g)),m=[...this.found.values()].filter(({kind:g})=>g==="\
link").map(({url:g})=>g).filter(({pathname:g,search:L})=>!h.has(g+L))}}async#y(h){const m=await this.prober.probe(h);if(m.kind!=="there"||!m.page)return;const{url:E}=m,
g=(0,se.oF)(E.pathname).slice(1);if(this.#g(g)!==void 0||this.#s.has(g))return;if(this.#s.size>=ao){this.unread+=1;return}this.#s.add(g);const L=await this.#e.fetch(
E,{signal:this.#e.signal}),I=await L.text();L.status>=300||(I.length>gn?this.unread+=1:this.#f(I,E,g===""||g.endsWith("/")?`${g}index.html`:g))}async#E({url:h,kind:m}){
const E=await this.prober.probe(h);switch(E.kind){case"missing":return{kind:m,why:`answers ${E.status}`};case"circle":return{kind:m,why:"redirects in a circle"};case"\
external":return;case"there":return m!=="link"&&E.page&&/\.(?!x?html?$)\w+$/i.test(E.url.pathname)?{kind:m,why:"answers with a page"}:this.#w(E.url,h.hash)?void 0:
{kind:"fragment",why:"names no part of it"};default:return E}}#w(h,m){const E=m.slice(1);if(E===""||/^(?:top$|[/!]|:~:)/i.test(E))return!0;const g=this.#g((0,se.
oF)(h.pathname).slice(1));return g===void 0||g.has(E)||g.has((0,se.oF)(E))}#g(h){return at(h).map(m=>this.#o.get(m)).find(m=>m!==void 0)}}function at(p){const h=p===
""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.html`]}function Es(p,h){const m=p.replace(/(^|\/)index\.html$/,"$1");return new URL(m.split("/").map(
encodeURIComponent).join("/"),h)}function Mt(p="",h=""){return p<h?-1:+(p>h)}async function A(p,h){const m=p[Symbol.iterator](),E=async()=>{for(let g=m.next();!g.
done;g=m.next())await h(g.value)};await Promise.all(Array.from({length:io},E))}const j=3;async function me(p,h,m){let E="/";for(let g=0;g<j;g+=1){if(E=Me(p.flatMap(
({url:te})=>_e(E,te.pathname))),E===""||h.some(te=>`/${te}`.startsWith(E)))return;const L=p.filter(te=>J(te,E)),ne=(await Promise.all(L.map(({url:te})=>ze(te,E,
m)))).filter(Boolean).length;if(ne>1&&ne*2>L.length)return E}}function J({url:p,kind:h},m){return h!=="fragment"&&`${p.pathname}/`.startsWith(m)}function _e(p,h){
const m=h.startsWith(p)?h.slice(p.length).split("/",1)[0]:"";return m?[`${p}${m}/`]:[]}function Se(p){const h=Me(p);return h===""?void 0:{base:h,pages:p.filter(
m=>m===h).length}}function Me(p){return[...Map.groupBy(p,m=>m).values()].toSorted((m,E)=>E.length-m.length)[0]?.[0]??""}async function ze(p,h,m){const{kind:E}=await m.
probe(new URL(`/${p.pathname.slice(h.length)}${p.search}`,p));return E==="there"}var Ge=y(3130),We=y(3194),lt=y(5449),Pt=y(7244);const Dt=25*1024*1024;function Kt({
files:p,odd:h,ignoredRules:m,faults:E}){const g=p.filter(({path:I})=>/\.(?:js|mjs|cjs|css)\.map$/.test(I)),L=[...h.map(I=>on[I.kind](I.path)),...p.flatMap(({path:I,
bytes:ne,hasKey:te})=>[...ne>Dt?[rn(I,ne)]:[],...te?[ws(I)]:[]]),...g.length>0?[gs(g)]:[],...ys(p)];return{files:p,findings:L,ignoredRules:m,faults:E}}const on={
repository:p=>({code:"leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be public`,remedy:"Build into a folder of \
its own, or have the build remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a file of secrets would be public`,remedy:"\
Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"example_of_secrets",built:p,message:`The outpu\
t contains ${p}, which is not published`,remedy:"Leave it out of the output directory."})};function rn(p,h){return{code:"large_file",message:`${p} has ${(h/1024**
2).toFixed(0)} MB; more than ${Dt/1024**2} is much for a site`}}const _n=/^undefined(?:\/|\.html?$)|\[object Object\]/;function ys(p){const[h,...m]=p.filter(({path:L})=>_n.
test(L));if(!h)return[];const E=m.length===0?"":` and ${m.length} more`;return[{code:"odd_address",message:`The output contains ${h.path}${E}: a value was missi\
ng where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function ws(p){return{code:"leaked_private_key",built:p,message:`\
The output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}
function gs(p){const[h]=p,m=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${h?.path}${m}): anyon\
e can read the sources in them`}}async function _s(p){const{startPlatform:h,env:m,scratch:E,lent:g}=p;let L,I=new AbortController;const ne=await h({dir:(0,R.join)(
E,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:m,async onOutput(te){L=Kt(te),I.abort()}});return{async deploy(te,Le,Ke,nt=()=>{}){L=void 0,
I=new AbortController;const De=P.ml.after(uo,nt),xe=Qe(I.signal);try{return{outcome:await an(ne,gt(Le,te,g),Ke,{...p,sleep:xe}),output:L}}finally{De()}},[Symbol.
asyncDispose]:()=>ne[Symbol.asyncDispose]()}}const uo=500,fo=100,ho=5;function Qe(p){return async(h,m)=>{if(p.aborted)return P.ml.sleep(ho,m);try{await P.ml.sleep(
h,m?AbortSignal.any([m,p]):p)}catch(E){if(m?.throwIfAborted(),!p.aborted)throw E}}}function gt(p,h,m){const{configuration:E,follow:g}=p,{domains:L,...I}=E.settings;
return{...p,configuration:{...E,repository:m,settings:I},commit:h,create:!0,isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...g,wait:!0,pollIntervalMs:fo,
statusMap:new Map}}}function an(p,h,m,{signal:E,folder:g,onSecret:L,sleep:I}){const{baseUrl:ne,requestUrl:te,requestToken:Le}=p,Ke=(0,Ge.c)({requestUrl:te,requestToken:Le,
audience:ne}),nt=(0,We.N)(h,{baseUrl:ne,source:Ke},{fetch,clock:{...P.ml,sleep:I},tree:(0,Pt.c)(g),signal:E,run:()=>Promise.reject(new TypeError("A check runs n\
o token command")),onSecret:L,reporter:m});return(0,lt.deploy)(h,nt)}var po=y(8302),$e=y(8595),z=y(2207);async function Ft(p,h,m,E,g=!1){let L,I,ne;const te=p.replace(
/^(?:\.{0,2}\/)+/,"");for(const Ke of Ts(p,h)){const nt=(await E(Ke)).filter(({file:st})=>!dr.test(st)),De=nt.filter(({file:st})=>!Ct(st,m));if(ne){const st=Ke===
te?ot(De.filter(({file:Et})=>!mo.test(Et))):void 0;if(st)return{place:st,others:[ne]};continue}const xe=ot(De)??ot(De.filter(({file:st})=>Un(st,h)));if(xe&&!(g&&
mo.test(xe.file)))return{place:xe,others:[]};ne=xe,L??=ie(De,h,g),I??=ot(nt)}const Le=ne??(L?void 0:I);return Le?{place:Le,others:[]}:L}const dr=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;
function lr(p){return mo.test(p)}const mo=/\.(?:mdx?|markdown)$/,ur=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function Eo(p){return!p||
p.others.length===0?"":`; also in ${p.others.map(({file:h,line:m})=>m===null?h:`${h}:${m}`).join(", ")}`}const fr=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
yo=/^[\s"'`)\]}<>,;#?]/;function hr(p,h){for(let m=p.indexOf(h);m!==-1;m=p.indexOf(h,m+1)){const[E,g]=[p.slice(Math.max(0,m-4),m),p.slice(m+h.length,m+h.length+
1)];if((m===0||fr.test(E))&&(g===""||yo.test(g)))return m+1}}const $i=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function pr(p,h,m){
return Ct(p,m)||$i.test(p)?void 0:ss(h)}function Ct(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function Ts(p,h){const[m=""]=p.split(/[?#]/,1),E=p.replaceAll(
"&","&amp;"),g=/^\.{1,2}\//.test(m)?new URL(m,`http://site/${encodeURI(h)}`).pathname:"",L=[p,E,m,g],I=(g||m).replace(/^\/+/,""),ne=bs(I)?[I,...Q(I)]:[],te=[...L,
...L.map(Le=>Le.replace(/\/$/,"")),...ne];return[...new Set([...te,...te.map(se.oF)])].filter(Le=>Le.length>1)}function bs(p){return/\.\w{2,5}$/.test(p)}function Q(p){
const h=p.split("/");return h.slice(1).map((m,E)=>h.slice(E+1).join("/"))}const je=4;function ie(p,h,m){if(p.length===0||p.length>je)return;const E=new Set(h.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),g=({file:te})=>te.split(/[/.]/).filter(Le=>E.has(Le)).length,L=te=>(m&&ur.test(te.file)?E.size+1:0)+g(te),[I,...ne]=p.
toSorted((te,Le)=>L(Le)-L(te));return I&&{place:I,others:ne}}function ot(p){const[h]=p;return h&&p.every(({file:m})=>m===h.file)?h:void 0}function Un(p,h){const m=Os(
h.replace(/\/index\.[^/]+$/,""));return Os(p)===m||Os(p.replace(/\/index\.[^/]+$/,""))===m}function Os(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}var ut=y(7287);const Ss=100,wo='If another application serves the link on the same host, add rel="external" to it: the check skips such links.';async function Ze(p,h,m){
const E=await vi(p,m),g=[...await td(h,m),...await Ci(h.ignoredRules,m),...E,...await Lt(p,m),...await pt(p,m),...await bn(p,m),...await Tn(m)],L=te=>z.oC.indexOf(
(0,ut.xJ)(te))*2+(te.place?0:1),I=E.some(te=>(0,ut.xJ)(te)==="error"),ne=h.faults.filter(te=>!He(te,p));return[...ft(ne,I),...g.toSorted((te,Le)=>L(te)-L(Le))]}
async function vi(p,h){const m=[],{basePath:E}=p,g=p.dead.filter(L=>E===void 0||!J(L,E));E!==void 0&&m.push(await _o(E,p,h));for(const[L,I]of g.entries()){const ne=L<
Ss?await h.find(I.href,I.files[0]??"",I.count>1):void 0;if(I.kind==="mention"&&ne&&lr(ne.place.file))continue;const te=ed(I),Le=L<Ss?await go(h,I):"";m.push({...te,
message:te.message+Eo(ne)+Le,place:ne?.place})}return[...await Mi(p,h),...m,...mr(p)]}async function go(p,{kind:h,url:m}){const E=(0,se.oF)(m.pathname);if(h!=="\
asset"&&h!=="mention"||E.endsWith("/"))return"";const g=await p.fileOf(E);return g===void 0?"":`/${g}`.endsWith(E)?`; the repository has ${g}, which the build d\
id not write to this address`:`; the repository has ${g}: addresses distinguish capital from small letters`}function He({message:p},{dead:h}){const m=/<script src="([^"]{1,1000})">/.
exec(p)?.[1];return m!==void 0&&!h.some(({href:E})=>E===m)}function ft(p,h){return p.filter(({isMarked:m})=>h||m).map(m=>({code:h?"build_fault":"printed_error",
message:(0,$e._Q)(m),remedy:h?"Mend this first: what the site lacks may follow from it.":"The site may lack what the build left out for it.",place:m.file===null?
void 0:{file:m.file,...m.line===null?{}:{line:m.line}}}))}async function pt({unclosed:p},h){const m=await h.unclosedSheets(),E=(g,L,I)=>({code:"unclosed_block",
message:`The style sheet ${g} ends within the block that line ${L} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:I});return m.
length>0?m.map(g=>E(g.file,g.line,g)):p.map(({file:g,line:L})=>E(g,L))}async function Tn(p){return(await p.openFrontMatter()).map(({file:h,lacks:m})=>({code:"op\
en_front_matter",message:`The front matter of ${h} lacks its ${m} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${m==="first"?"above t\
he first key":"below the last key"}.`,place:{file:h,line:1}}))}async function bn({unprocessed:p},h){const m=L=>L.startsWith("<"),E=Map.groupBy(p,({rule:L})=>L),
g=p.filter(L=>!m(L.rule)||E.get(L.rule)?.[0]===L);return Promise.all(g.slice(0,Ss).map(async({file:L,rule:I})=>{const ne="unprocessed_rule",te=Zs(L,I);if(!m(I))
return{code:ne,message:te,remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(I)};const Le=(E.get(I)?.length??
1)-1;return{code:ne,message:te+(Le>0?` (and ${Le} more ${Le===1?"page":"pages"})`:""),remedy:"Does package.json have the engine, or the renderer for it, as hexo\
-renderer-ejs?",place:await zt(h,L)}}))}async function zt(p,h){const m=await p.fileNamed(h.slice(h.lastIndexOf("/")+1));return m===void 0?void 0:{file:m}}async function _o(p,{
dead:h},m){const E=h.filter(L=>J(L,p)),g=await m.find(p,"")??await m.find(p.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path\
 ${p}, and is served without one: ${E.length} of its links and files answer 404`,remedy:`Build it for /: ${et}.`,place:g?.place}}const et="base in Vite, Astro a\
nd VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json";async function Lt({elsewhere:p},h){if(p===void 0)return[];const{base:m,pages:E}=p,
g=await h.find(m,"")??await h.find(m.slice(0,-1),"");return[{code:"built_for_host",message:`${E} ${E===1?"page loads":"pages load"} scripts and style sheets fro\
m ${m}, not those that this build wrote${Eo(g)}`,remedy:`If that is not the address of this app, build it for /: ${et}.`,place:g?.place}]}const jt="Give the ele\
ment of the page the id that the script names, or the other way round.";async function Mi(p,h){const{index:m,instead:E}=p;if(E){const g=$n(E),L=g===void 0?void 0:
await zt(h,g);return[{code:"index_unanswered",message:`The site has no index page: / answers ${m.status}`,remedy:vn(E),place:L}]}if(m.status>=500)return[{code:"\
index_unanswered",message:`The app answers / with ${m.status}`}];if(m.unfilled!==void 0){const g=await zt(h,"index.html");return[{code:"index_unfilled",message:hs(
m.unfilled),remedy:jt,place:g}]}return m.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function ed(p){
const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why}\
 (${Ns(p)})`,remedy:wo};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why} (${Ns(p)})`};case"mention":return{code:"dead_mention",message:`\
A script names ${h}, which ${p.why} (${Ns(p)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} leads to has no such part (${Ns(p)})`};default:
return p.kind}}function Ns({files:p,count:h}){const m=h-1;return`in ${p[0]}${m>0?` and ${m} more ${m===1?"file":"files"}`:""}`}async function td({findings:p},h){
const m=async(E,g)=>{const{built:L}=E;if(L===void 0||g>=Ss)return E;const I=await zt(h,L);return I?{...E,place:I}:E};return Promise.all(p.map(m))}async function Ci(p,h){
const E=[...Map.groupBy(p,({file:g})=>g)].map(async([g,L])=>{const I=await zt(h,g);return L.map(({line:ne,reason:te})=>({code:"ignored_rule",message:`Ignored ru\
le (${ne===void 0?g:`${g}, line ${ne}`}): ${te}`,place:I&&{...I,...(0,po.Eb)({line:ne})}}))});return(await Promise.all(E)).flat()}function mr({unread:p}){const h=`${p}\
 pages or style sheets are too long, or too many, to be read`;return p===0?[]:[{code:"not_all_checked",message:h}]}var Er=y(7717);function Ui(p,h,m){const E=(...De)=>p(
"grep","-z",...De).catch(()=>""),g=async(De,xe=[])=>{const st=xe.map(mt=>`:(glob)**/*.${mt}`);return(await E("-I","-n",...De,h,"--",...st)).split(`
`).flatMap(mt=>{const[_t="",cn="",...So]=mt.split("\0");return cn===""?[]:[{file:_t.slice(h.length+1),line:Number(cn),text:So.join("\0")}]})},L=async De=>(await E(
"-l","-e","",h,"--",De)).split("\0").flatMap(xe=>xe===""?[]:[xe.slice(h.length+1)]),I=new Map,ne=De=>{const xe=I.get(De)??te(De);return I.set(De,xe),xe},te=async De=>(await g(
["-F","-e",De])).flatMap(({file:xe,line:st,text:Et})=>{const mt=hr(Et,De);return mt===void 0?[]:[{file:xe,line:st,column:mt}]}),Le=De=>!Ct(De,m),Ke=(0,Er.O)(async()=>[
...wr(await g(["-E","-e",""],["css"]))].flatMap(([xe,st])=>{const Et=pr(xe,st.map(({text:mt})=>mt).join(`
`),m);return Et===void 0?[]:[{file:xe,line:Et}]})),nt=(0,Er.O)(async()=>{const De=xi.flatMap(st=>["-e",st]),xe=await g(["-E",...De],["md","mdx","markdown","njk",
"liquid","html"]);return Pi(wr(xe.filter(({file:st})=>Le(st))))});return{begin(){Promise.allSettled([Ke(),nt()])},find:(De,xe,st)=>Ft(De,xe,m,ne,st),unclosedSheets:Ke,
openFrontMatter:nt,async ruleNamed(De){const xe=["css","pcss","postcss","scss","sass","less"],st=await g(["-F","-e",`${De} `],xe),[Et,...mt]=st.filter(({file:_t})=>Le(
_t)).map(({file:_t,line:cn})=>({file:_t,line:cn}));return mt.every(({file:_t})=>_t===Et?.file)?Et:void 0},async fileNamed(De){const xe=await L(`:(glob)**/${De}`);
return yr(xe.filter(Le),xe)},async fileOf(De){const xe=De.replace(/^\/+/,""),Et=(await L(`:(icase,glob)**/${xe.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Le);return yr(
Et.filter(mt=>`/${mt}`.endsWith(`/${xe}`)),Et)}}}function yr(...p){const[h,...m]=p.find(E=>E.length>0)??[];return m.length>0?void 0:h}const xi=["^---[[:space:]]\
*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];function wr(p){return Map.groupBy(p,({file:h})=>h)}
const gr=2;function Pi(p){const h=new Set,m=[];for(const[E,g]of p){const L=To(g[0],1),I=Fi(g,L?1:0),[ne]=I;if(!ne||I.length<gr)continue;const te=`${E.slice(0,E.
lastIndexOf("/")+1)}\0${ne.text.split(":")[0]}`,Le=g.findIndex(nt=>To(nt)&&nt.line>ne.line),Ke=g[Le]?.line===(I.at(-1)?.line??0)+1;L&&Ke?h.add(te):Ke?m.push({kind:te,
file:E,lacks:"first"}):L&&Le===-1&&m.push({kind:te,file:E,lacks:"last"})}return m.filter(({kind:E})=>h.has(E)).map(({file:E,lacks:g})=>({file:E,lacks:g}))}function To(p,h=p?.
line){return p!==void 0&&p.line===h&&p.text.trimEnd()==="---"}function Fi(p,h){const[m]=p.slice(h);if(!m||m.line!==h+1||!/^\w/.test(m.text))return[];const E=p.findIndex(
(g,L)=>L>=h&&(To(g)||g.line!==L+1));return p.slice(h,E===-1?void 0:E)}var Rs=function(p,h,m){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError(
"Object expected.");var E,g;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=h[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");E=h[Symbol.dispose],m&&(g=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");
g&&(E=function(){try{g.call(this)}catch(L){return Promise.reject(L)}}),p.stack.push({value:h,dispose:E,async:m})}else m&&p.stack.push({async:!0});return h},bo=(function(p){
return function(h){function m(I){h.error=h.hasError?new p(I,h.error,"An error was suppressed during disposal."):I,h.hasError=!0}var E,g=0;function L(){for(;E=h.
stack.pop();)try{if(!E.async&&g===1)return g=0,h.stack.push(E),Promise.resolve().then(L);if(E.dispose){var I=E.dispose.call(E.value);if(E.async)return g|=2,Promise.
resolve(I).then(L,function(ne){return m(ne),L()})}else g|=1}catch(ne){m(ne)}if(g===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.
error}return L()}})(typeof SuppressedError=="function"?SuppressedError:function(p,h,m){var E=new Error(m);return E.name="SuppressedError",E.error=p,E.suppressed=
h,E});async function Vt(p,h,m,E){try{return await _r(p,h,m,E)}catch(g){if(!E.signal.aborted)throw Hi(g)?Sr(E.env,g):g;return{...As,status:"cancelled",failure:void 0,
phases:[],error:br()}}}async function _r(p,h,m,E){const g={stack:[],error:void 0,hasError:!1};try{const{env:L,signal:I}=E,{repository:ne,branch:te,outputDirectory:Le}=p.
configuration,Ke=(0,R.isAbsolute)(ne)?ne:E.workspace,nt=Rs(g,await Wi(L),!0),De=(0,R.join)(nt.path,"source.git"),xe=ue(Ke,L,I);xe.catch(()=>{});const st=Fn=>m.addSecret(
Fn),Et={...E,scratch:nt.path,lent:De,folder:Ke,onSecret:st},mt=Rs(g,await _s(Et),!0),_t=await xe;m.checkedOut(_t.commit),Bi(_t,m.report),await _t.lend(De,te);const cn=h===
void 0?void 0:await ye(h,_t,De,L,I),So=P.ml.now(),{commit:Is}=_t;let Nr=(0,C.Rm)(p.appType);const Gi=Fn=>{Fn.type==="url"?Nr||=Fn.isServer===!0:m.report(Fn)},Rr=Ui(
_t.git,Is,Le),Yi=()=>{new Response(Buffer.of()),Rr.begin()},{outcome:kt,output:No}=await mt.deploy(Is,p,Gi,Yi),{status:Ki,url:Lr}=kt;if(Ki!=="succeeded"||No===void 0||
Lr===void 0)return Tr(kt,p);const Ar={root:new URL(Lr),fetch:(0,we.Q)(fetch),signal:I},xn=await Ls(Ar,No,Nr,Rr);await m.checked(xn);const Ir=p.follow.timeoutMs-
(P.ml.now()-So),Dr=cn&&{embedded:mt,report:m,signal:I,checked:{commit:Is,report:xn,output:No},leftMs:Ir},zi=Dr?await Rt(cn,p,Dr):[],Pn=(0,ut.WJ)(xn);return{...kt,
...As,status:Pn?"failed":"succeeded",error:Pn,phases:[...kt.phases,...zi],failure:Pn&&(0,ut.V1)(Pn,xn)}}catch(L){g.error=L,g.hasError=!0}finally{const L=bo(g);L&&
await L}}const ji=5;async function Ls(p,h,m,E){const g=h.files.map(({path:ne})=>ne),L=await co(p,g,m),I=ne=>h.files.reduce((te,Le)=>te+ne(Le),0);return{pages:L.
pages,links:L.links,files:h.files.length,bytes:I(({bytes:ne})=>ne),brotli:I(({brotli:ne})=>ne),gzip:I(({gzip:ne})=>ne),largest:h.files.toSorted((ne,te)=>te.bytes-
ne.bytes).slice(0,ji),findings:await Ze(L,h,E)}}const As={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Tr(p,{follow:h}){const m={...p,...As};
if(p.error?.code==="interrupted")return{...m,status:"cancelled",error:br()};if(p.status!=="pending")return m;if(p.error&&p.error.code!=="deploy_timeout")return{
...m,status:"failed"};const E=`The check has not ended within ${(0,fe.a3)(h.timeoutMs)}, and was stopped`;return{...m,status:"failed",error:new X.GQ("deploy_tim\
eout",E,{input:"timeout",remedy:"Raise the input timeout."})}}function br(){return new X.GQ("interrupted","Interrupted: the check was stopped, and has no result")}
const Oo=5;function Bi({changed:p},h){if(p.length===0)return;const m=p.slice(0,Oo).join(", "),E=p.length>Oo?` and ${p.length-Oo} more`:"";h({type:"warning",message:`\
Changed since the commit, and not part of the check: ${m}${E}`,remedy:"The platform builds commits: commit what belongs to the check."})}const Or="RUNNER_TEMP n\
ames it, and without that TMPDIR.";function Hi(p){return(0,X.b$)(p)||p instanceof X.GQ&&p.code==="disk_full"}function Sr(p,h){const m=`The disk with the folder \
for temporary files, ${p.RUNNER_TEMP||(0,M.tmpdir)()}, is full`;return new X.GQ("disk_full",m,{remedy:`Free some space on it. ${Or}`,cause:h})}async function Wi(p){
const h=p.RUNNER_TEMP||(0,M.tmpdir)(),m=await(0,b.mkdtemp)((0,R.join)(h,"slipway-check-")).catch(E=>{if((0,X.b$)(E))throw E;const g=`The folder for temporary fi\
les, ${h}, cannot be written (${(0,X.xU)(E)??"fault"})`;throw new X.GQ("invalid_input",g,{remedy:`Make it one that this user can write. ${Or}`,cause:E})});return{
path:m,[Symbol.asyncDispose]:()=>(0,b.rm)(m,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),292:((Xe,Te,y)=>{y.d(Te,{Ej:()=>C,Sk:()=>P,by:()=>fe,h0:()=>R,
jN:()=>we,sX:()=>M});var b=y(5807);function M({pages:G,links:D,files:se,bytes:k}){return`Checked ${(0,b.hS)(G,"page")}, ${(0,b.hS)(D,"link")} and ${(0,b.hS)(se,
"file")} (${C(k)})`}function R({commit:G}){return G.slice(0,7)}function we({now:G,change:D},se=""){return`${(0,b.zD)(G)}${se} (${X(D,b.zD)})`}function P({now:G,
change:D},se=""){return`${C(G)}${se} (${fe(D)})`}function fe(G){return X(G,C)}function X(G,D){return`${G>0?"+":G<0?"-":"\xB1"}${D(Math.abs(G))}`}function C(G){return G<
1e3?`${G} B`:G<1e6?`${(G/1e3).toFixed(1)} kB`:`${(G/1e6).toFixed(1)} MB`}}),2207:((Xe,Te,y)=>{y.d(Te,{Mb:()=>we,PB:()=>R,iV:()=>D,oC:()=>fe,sR:()=>P,tl:()=>G});
var b=y(7740),M=y(2345);const R=["queued","building","syncing","activating","succeeded","failed","cancelled"],we=["queue","clone","install","build","sync","acti\
vate"],P=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","\
build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","build\
er_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storag\
e_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],fe=["error","warning","no\
tice"],X=(0,b.lS)({line:b.nd,text:(0,b.Qq)(M.IC.sourceLine)}),C=(0,b.lS)({file:(0,b.Qq)(M.IC.file),line:(0,b.Xd)(b.nd),column:(0,b.Xd)(b.nd),severity:(0,b.yL)(fe),
code:(0,b.Xd)((0,b.Qq)(M.IC.findingCode)),message:(0,b.Qq)(M.IC.findingMessage)},{source:(0,b.c3)(M.IC.sourceLines,X)}),G=(0,b.c3)(M.IC.findings,C),D={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,
rate_limited:429,internal:500,unavailable:503}}),4235:((Xe,Te,y)=>{y.d(Te,{DR:()=>b,FU:()=>we,Tl:()=>M,em:()=>R});const b={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},M=16,R={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},we=4096}),
5914:((Xe,Te,y)=>{y.d(Te,{FR:()=>b,UO:()=>P,an:()=>we});const b=253,M="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",R=new RegExp(`^(?:${M}\\.)+(?!\\d+$)${M}$`);function we(fe){
return fe.length<=b&&R.test(fe)}function P(fe,X){return fe===X||fe.endsWith(`.${X}`)}}),2978:((Xe,Te,y)=>{y.d(Te,{Hp:()=>M,oT:()=>R,wL:()=>b});const b=["running",
"starting","stopping","asleep","failed","crash-loop"],M={default:100,most:1e3},R=15e3}),7080:((Xe,Te,y)=>{y.d(Te,{A3:()=>R,Bj:()=>Re,GS:()=>ue,HQ:()=>se,MT:()=>fe,
c9:()=>re,yS:()=>Y});var b=y(3052),M=y(5807);const R=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],we=.8,P={apps:{title:"Apps",unit:"\
app"},disk:{title:"Files of releases"},buildsAtOnce:{title:"Builds at once",unit:"build"},buildMinutesPerMonth:{title:"Build minutes this month",unit:"build min\
ute",monthly:!0},kvsRequestsPerMonth:{title:"Store requests this month",unit:"request",monthly:!0}};function fe(oe,q){const{unit:he}=P[oe];return he===void 0?(0,b.
Xq)(q):`${G(q)} ${he}${q===1?"":"s"}`}function X({name:oe,used:q,quota:he}){return`${C(oe,q)}${he===null?", no quota":` of ${C(oe,he)}`}`}function C(oe,q){return P[oe].
unit===void 0?(0,b.Xq)(q):G(q)}function G(oe){const q=Math.floor(oe),he=Math.floor((oe-q)*10);return he===0?(0,M.zD)(q):`${(0,M.zD)(q)}.${he}`}function D({used:oe,
quota:q}){return q===null?0:q===0?+(oe>0):oe/q}function se(oe){return oe.name!=="buildsAtOnce"&&oe.quota!==null&&D(oe)>=we}function k(oe){return D(oe)<1?"nearly\
 used up":"used up"}function Y(oe,q,he){const ke=P[q.name].monthly?`, until ${be(he.end)} UTC`:"",K=fe(q.name,q.quota??0);return`The organization ${oe} has ${k(
q)} its quota ${q.name}: ${C(q.name,q.used)} of ${K}${ke}.`}const de=10,le=300;function Re(oe,q){return Math.max(de*q,oe==="apps"?le:0)}function re(oe){const{org:q,
name:he,quota:ke,needs:K,deleted:ye,until:ce}=oe,Oe=`The organization ${q} has ${C(he,oe.used)} of ${fe(he,ke)} (quota ${he})`,Ie="the operator of the platform \
can give it more";if(ye!==void 0){const Z=`${C(he,ye)}${he==="apps"?"":" in"} deleted apps that can be restored`;return`The organization ${q} has ${Z}: no more \
are kept with its quota ${he} of ${C(he,ke)}. Wait until the first of them end, or ${Ie}.`}switch(he){case"apps":return`${Oe}. Delete an app that is not needed \
(slipway apps delete), or ${Ie}.`;case"disk":return`${K===void 0?Oe:`${Oe}, and would have ${(0,b.Xq)(K)}`}. Publish fewer or smaller files, delete an app that \
is not needed, or ${Ie}.`;case"buildMinutesPerMonth":case"kvsRequestsPerMonth":return`${Oe} this month. The next month begins at ${be(ce??0)} 00:00 UTC; before \
that, ${Ie}.`;case"buildsAtOnce":return`${Oe}. Wait until one of them ends.`}}function ue(oe){const q=new Date(oe),[he,ke]=[q.getUTCFullYear(),q.getUTCMonth()];
return{start:Date.UTC(he,ke),end:Date.UTC(he,ke+1)}}function be(oe){return new Date(oe).toISOString().slice(0,10)}}),4296:((Xe,Te,y)=>{y.d(Te,{g:()=>b});const b=[
"viewer","deployer","admin"]}),4406:((Xe,Te,y)=>{y.r(Te),y.d(Te,{createConsole:()=>b});const b=()=>()=>({status:404,headers:{},body:""})}),4083:((Xe,Te,y)=>{y.r(
Te),y.d(Te,{createOidcSignIn:()=>b});const b=()=>{}}),1961:((Xe,Te,y)=>{y.d(Te,{F:()=>G,q:()=>D});var b=y(7598),M=y(8934),R=y(5456),we=y(6854),P=y(9910),fe=y(6923),
X=y(9546),C=y(6939);function G(Y){const{state:{apps:de},clock:le}=Y;return{bodies:(0,P.q)(Y),async create(Re,{type:re,config:ue},be,oe){await D(ue.settings),await se(
Y,Re,void 0,ue.settings.domains);const q={...ue,settings:{...ue.settings,cachesOf:(0,b.randomUUID)()}},he=await de.create({key:Re,type:re,config:q},be,oe).catch(
k);if(he.kind!=="taken")return he;throw await(0,X.Dy)(de,Re,le),new R.P_("app_exists",`There is an app ${Re.appID} in this project already.`)},async update(Re,re,ue){
const be=await(0,X.Dy)(de,Re,le);await D(re.settings),await se(Y,Re,be,re.settings?.domains);const oe=await de.update(Re,re,ue).catch(k);if(!oe)throw(0,X.fH)(Re);
return oe},domainsOf:({org:Re,settings:re})=>(0,fe.i4)(Y.domains,Re,re.domains??[])}}async function D({schedule:Y}={}){for(const[de,{cron:le}]of(Y??[]).entries()){
const Re=await(0,M.R)(le);if(Re!==void 0)throw(0,C.Gq)([`schedule[${de}].cron ${Re}`])}}async function se(Y,{org:de},le,Re=null){const re=(Re??[]).filter(ue=>!le?.
settings.domains?.includes(ue));await(0,fe.RX)(Y.domains,de,re)}function k(Y){if(!(Y instanceof we.ue))throw Y;const de=`Another app has the domain ${Y.domain}.\
 It is free when that app's domains no longer contain it.`;throw new R.P_("domain_taken",de)}}),9910:((Xe,Te,y)=>{y.d(Te,{K:()=>Re,q:()=>re});var b=y(7934),M=y(
8302),R=y(4235),we=y(2345);const P=20,fe={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},X=null;function C(ue){return ue.split(
";").map(be=>{const oe=be.trim().split(/\s+/),[q,he=""]=[oe.slice(0,5).join(" "),oe[5]];if(oe.length===6&&fe.pattern.test(q)&&FUNCTION_FORMS.healthPath.pattern.
test(he))return{cron:q,path:he};throw new Error(`Write five fields and a path, with ; between entries, as "${X}"`)})}function G(ue){return ue.map(({cron:be,path:oe})=>`${be}\
 ${oe}`).join("; ")}var D=y(8325),se=y(6923),k=y(6939);const Y={spaFallback:(0,D.UM)(k.Jt),installCommand:(0,D.UM)((0,k.Qq)(0,4096)),rootDirectory:(0,D.UM)(k.TV),
noindex:(0,D.UM)(k.Jt),assetsOnly:(0,D.UM)(k.Jt),verify:(0,D.UM)((0,k.yL)(["off","warn","fail"])),lifetime:(0,D.UM)(k.EQ),nodeVersion:(0,D.UM)(b.FsL((0,k.Qq)(1,
3),b.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:(0,D.UM)((0,k.TN)(R.FU)),healthPath:(0,D.UM)((0,k.wC)(R.DR.healthPath,`must be ${R.DR.healthPath.
what}`)),instances:(0,D.UM)((0,k.rD)(1,R.Tl)),memory:(0,D.UM)((0,k.wC)(R.DR.memory,`must be ${R.DR.memory.what}`)),idleTimeout:(0,D.UM)((0,k.wC)(R.DR.idleTimeout,
`must be ${R.DR.idleTimeout.what}`)),requestTimeout:(0,D.UM)((0,k.wC)(R.DR.requestTimeout,`must be ${R.DR.requestTimeout.what}`)),schedule:(0,D.UM)(b.FsL(b.YOg(
(0,D.ol)({cron:(0,k.wC)(fe,"must be five fields with one space between them"),path:(0,k.wC)(R.DR.healthPath,`must be ${R.DR.healthPath.what}`)}),"must be a list"),
b.BpQ(1,"must not be empty: null removes it"),b.Ru6(P,`must have at most ${P} entries`)))},de={buildCommand:null,outputDirectory:null,region:null},le={buildCommand:(0,D.
UM)((0,k.Qq)(0,4096)),outputDirectory:(0,D.UM)(k.TV),region:(0,D.UM)(b.FsL((0,k.Qq)(1,63),b.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and dig\
its, as "eu-west-1"')))},Re=(0,D.ol)({env:k.uO});function re(ue){const be={...Y,domains:(0,D.UM)((0,se.xI)(ue.domains))},oe={repository:(0,k.Jk)(ue.allowLocalGit),
branch:k.tk,...le},q={...oe,repository:b.yqP(oe.repository),branch:b.yqP(k.tk)},[he,ke,K]=[b.Ikc(oe),b.Ikc(q),b.Ikc(be)],ye=(0,D.ol)({name:b.FsL((0,k.Qq)(1,63),
b.yGV(we.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),type:(0,k.yL)(we.yN),...oe,...be,subdomain:(0,D.J5)("cannot be \
given: it is generated")}),ce={name:(0,D.J5)("cannot be changed: it is the ID of the app"),subdomain:(0,D.J5)("cannot be changed: it is generated")},Oe=(0,D.ol)(
{...q,...be,...ce,type:(0,D.J5)("changes with a release: give it with a deployment, as `configuration.type`")}),Ie=(0,D.ol)({...q,...Y,...ce,type:b.yqP((0,k.yL)(
[...we.yN,we.m0])),domains:(0,D.J5)("do not wait for a deployment: change them with PATCH")}),Z=ge=>({...b.qgA(ke,ge),...(0,M.Eb)({type:ge.type}),settings:b.qgA(
b.Ikc(Y),ge)});return{creation:b.FsL(ye,b.pdi(ge=>{const F=Object.entries(b.qgA(K,ge)).filter(([,Fe])=>Fe!==null),{name:pe,type:$}=ge;return{name:pe,type:$,config:{
...de,...b.qgA(he,ge),settings:Object.fromEntries(F)}}})),deployment:(0,D.ol)({branch:(0,D.UM)(k.tk),commit:(0,D.UM)(k.cd),configuration:b.yqP(b.FsL(Ie,b.pdi(Z))),
env:b.yqP(k.uO),tag:(0,D.J5)("is not accepted: web apps deploy without a release tag")}),change:b.FsL(Oe,b.pdi(ge=>({...b.qgA(ke,ge),settings:b.qgA(K,ge)})))}}}),
6923:((Xe,Te,y)=>{y.d(Te,{MV:()=>oe,RX:()=>de,i4:()=>le,xI:()=>k});var b=y(3136),M=y(7934),R=y(3739),we=y(5807),P=y(5914),fe=y(5456),X=y(8325);const C=20,G=1e3,
D="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",se=`^(?:(?=.{1,254}$)(?:${D}\\.)+(?!\\d+\\.?$)${D}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+\
)$`;function k({ownName:q,sitesDomain:he}){const ke=[q,he,"localhost"],K=ye=>{if(!Array.isArray(ye))return"must be a list of host names";if(ye.length>C)return`m\
ust have at most ${C} host names`;const ce=ye.map(ge=>typeof ge=="string"?Y(ge):void 0),Oe=ye[ce.indexOf(void 0)];if(ce.includes(void 0))return`contains ${(0,X.
SP)(String(Oe))}, which is not a host name as shop.example.com`;const Ie=ce.find(ge=>ge!==void 0&&ke.some(F=>(0,P.UO)(ge,F)));if(Ie!==void 0)return`contains ${(0,X.
SP)(Ie)}, which belongs to the platform itself`;const Z=ce.find((ge,F)=>ce.indexOf(ge)!==F);return Z===void 0?void 0:`contains ${(0,X.SP)(Z)} twice`};return M.FsL(
M.IeY(ye=>K(ye)===void 0,({input:ye})=>K(ye)??""),M.yuE({type:"array",maxItems:C,uniqueItems:!0,items:{type:"string",maxLength:G,pattern:se}}),M.pdi(ye=>ye.map(
ce=>Y(ce)??ce)))}function Y(q){if(q.length>G)return;const he=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(q)?(0,b.domainToASCII)(q).replace(/\.$/,""):"";return(0,P.an)(
he)?he:void 0}async function de(q,he,ke){const K=ke.filter(F=>!q.mayUseDomain(he,F)),ye=`${q.ownName}/${he}`,ce=await Promise.all(K.map(F=>Re(q,F))),Oe=ce.findIndex(
F=>!F.includes(ye)),Ie=K[Oe];if(Ie===void 0)return;const Z=ce[Oe]?.[0],ge=Z===void 0?"":` The value there is another one now: ${(0,we.Ow)(Z,200)}.`;throw new fe.
P_("domain_not_verified",`The domain ${Ie} is not verified for the organization ${he}: add the DNS record "${re(Ie)} TXT ${ye}", wait until it is published, and\
 try again.${ge}`)}async function le(q,he,ke){const K=`${q.ownName}/${he}`;return Promise.all(ke.map(async ye=>{const ce={domain:ye,record:re(ye),value:K};if(q.
mayUseDomain(he,ye))return{...ce,proof:"listed"};const Oe=await Re(q,ye).catch(Ie=>{if(!(Ie instanceof fe.P_))throw Ie});return Oe===void 0?{...ce,proof:"unknow\
n"}:{...ce,proof:Oe.includes(K)?"recorded":"missing"}}))}async function Re({resolveTxt:q},he){try{return(await q(re(he))).map(K=>K.join("").trim())}catch(ke){if([
"ENOTFOUND","ENODATA"].includes((0,R.xU)(ke)??""))return[];const K=`The DNS records of ${re(he)} cannot be read now. Try again later.`;throw new fe.P_("unavaila\
ble",K,{"retry-after":"30"})}}function re(q){return`_slipway.${q}`}const ue=2e3,be=2;async function oe(q){const{Resolver:he}=await Promise.resolve().then(y.t.bind(
y,1553,19));return new he({timeout:ue,maxTimeout:ue,tries:be}).resolveTxt(q)}}),1817:((Xe,Te,y)=>{y.d(Te,{createControlPlane:()=>ms});var b=y(3823),M=y(5456),R=y(
8302),we=y(8595),P=y(2207),fe=y(2345),X=y(2978);const C={type:"string"},G={type:"integer",minimum:0},D={type:"boolean"},se={type:"string",format:"date-time"};function k(A){
return{type:"string",enum:A}}function Y(A){return{anyOf:[A,{type:"null"}]}}function de(A){return{type:"array",items:A}}function le(A){const j=Object.keys(A);return{
type:"object",properties:Object.fromEntries(Object.entries(A).map(([me,J])=>[me.replace("?",""),J])),required:j.filter(me=>!me.endsWith("?")),additionalProperties:!1}}
function Re(A,j){return le({[A]:de(j),nextCursor:Y(C)})}function re(A,j){const{$ref:me,anyOf:[J]=[],items:_e,properties:Se,required:Me=[]}=A,ze=me===void 0?J:Z.
get(me);if(ze)return re(ze,j);if(_e&&Array.isArray(j))return j.map(Ge=>re(_e,Ge));if(Se&&(0,R.Gv)(j)){const Ge=We=>Me.includes(We)?j[We]:j[We]??void 0;return Object.
fromEntries(Object.entries(Se).map(([We,lt])=>[We,re(lt,Ge(We))]))}return A===se&&typeof j=="number"?ue(j):j}function ue(A){return new Date(A).toISOString()}function be(A){
return`#/components/schemas/${A}`}function oe(A){return{$ref:be(A)}}const q={appID:{type:"string",minLength:1,maxLength:63},name:C,type:k(fe.yN),repository:C,branch:C,
buildCommand:Y(C),outputDirectory:Y(C),region:Y(C),subdomain:C,state:k(["created","live"]),url:Y(C),environments:de(le({environmentID:C,name:C})),createdAt:se,updatedAt:se},
he={"spaFallback?":D,"installCommand?":C,"rootDirectory?":C,"nodeVersion?":C,"lifetime?":C,"assetsOnly?":D,"noindex?":D,"verify?":k(["off","warn","fail"]),"star\
tCommand?":C,"healthPath?":C,"instances?":G,"memory?":C,"idleTimeout?":C,"requestTimeout?":C,"schedule?":de(le({cron:C,path:C})),"domains?":de(C)},ke={appID:q.appID,
type:q.type,state:q.state,repository:C,branch:C,buildCommand:q.buildCommand,outputDirectory:q.outputDirectory,region:q.region,...he,variables:de(C)},K={deployID:C,
status:k(P.PB),branch:C,commit:Y(C),createdAt:se},ye={code:k(we.i1),file:Y(C),line:Y(G),message:C},ce={...K,stage:Y(k(P.Mb)),startedAt:Y(se),finishedAt:Y(se),"s\
upersededBy?":C,"warnings?":de(le(ye))},Oe={file:C,line:Y(G),column:Y(G),severity:k(["error","warning","notice"]),code:Y(C),message:C},Ie={Error:le({error:le({code:k(
Object.keys(P.iV)),message:C,requestID:C})}),App:le(q),Configuration:le(ke),Environment:le({environmentID:C,name:C,url:Y(C),state:k(["created","live"])}),AcceptedDeployment:le(
K),Deployment:le({...ce,url:Y(C)}),Failure:le({deployID:C,stage:k(P.Mb),code:k(P.sR),message:C,exitCode:Y({type:"integer"}),signal:Y(C),log:de(C),diagnostics:de(
le(Oe))}),OperatorApp:le({org:C,project:C,...q,settings:{type:"object"},liveDeployID:Y(C),newest:Y({$ref:be("OperatorDeployment")}),"functions?":k(X.wL),"functi\
onsNode?":C,"deleted?":le({at:se,by:Y(C),until:se})}),OperatorDeployment:le({...ce,subject:Y(C),author:Y(C),triggeredBy:Y(C),size:Y(le({files:G,bytes:G})),isLive:D,
"redeployOf?":C,"cancelledBy?":C,phases:de(le({name:C,startedAt:se,ms:Y({type:"number",minimum:0})}))}),QueuedDeployment:le({project:C,appID:C,...ce,triggeredBy:Y(
C),"position?":{type:"integer",minimum:1}}),Table:le({name:C,variable:C,createdAt:se})},Z=new Map(Object.entries(Ie).map(([A,j])=>[be(A),j]));var ge=y(7598),F=y(
3739),pe=y(2097),$=y(5898),Fe=y(5807),Ye=y(7288);const Ee=254;async function Rt({organizationsOf:A},j){return(await A(j))?.length===0}function At({email:A,token:j,
via:me},J,_e="id-token"){const Se=j?{via:"access-token",name:j.name}:{via:me??_e};return{by:(0,Fe.Ow)(A,Ee),...Se,from:(0,Ye.fe)(J),requestID:J.requestID}}function Gs(A){
const j=Object.entries(A).map(([me,J])=>({name:me,route:J,parts:J.path.split("/")}));return(me,J)=>{const _e=J.split("/"),Se=j.filter(We=>Dn(We.parts,_e)),Me=me===
"HEAD"?"GET":me,ze=Se.find(({route:We})=>We.method===Me);if(ze)return{name:ze.name,route:ze.route,parameters:Ys(ze.parts,_e)};if(Se.length===0)throw new M.P_("n\
ot_found",`Nothing is at ${J.slice(0,300)}.`);const Ge=Se.map(({route:We})=>We.method==="GET"?"GET, HEAD":We.method).join(", ");throw new M.P_("method_not_allow\
ed",`${me} is not allowed here; allowed: ${Ge}.`,{allow:Ge})}}function Dn(A,j){return A.length===j.length&&A.every((me,J)=>me.startsWith("{")?j[J]!=="":me===j[J])}
function Ys(A,j){const me=A.flatMap((J,_e)=>{const Se=/^\{(\w+)\}$/.exec(J)?.[1];return Se===void 0?[]:[[Se,qn(j[_e]??"",Se)]]});return Object.fromEntries(me)}function qn(A,j){
try{return decodeURIComponent(A)}catch{throw new M.P_("invalid_request",`The path's ${j} is not percent-encoded UTF-8.`)}}var Zn=y(3548),It=y(6939);function mn(){
return A=>A}function es(A,j){const me=Object.keys(j).map(J=>[J,{...A[J],...j[J]}]);return Object.fromEntries(me)}const Ks=["GET","HEAD"],zs=["POST","PUT","PATCH"];
function ts(A,j,me){const J=Gs(j),_e=async Se=>{const Me=(0,$.XM)(Se.target),{name:ze,route:Ge,parameters:We}=J(Se.method,Me),{principal:lt,within:Pt}=await en(
A,Ge,Se,We),{bytes:Dt,json:Kt}=zs.includes(Se.method)?await ss(Se,Ge):qs,{orgID:on="",projectID:rn="",appID:_n=""}=We,{status:ys=200,body:ws,answer:gs}=Ge;let _s;
const uo=async(ho,Qe)=>{const gt=Ft=>JSON.stringify(re(gs,Qe(Ft))),an=JSON.stringify([lt.issuer,lt.email,ze,on,rn,_n]),po=ns(Se),$e=po===void 0?void 0:{scope:an,
key:po,requestHash:(0,ge.hash)("sha256",Dt),status:ys,answer:gt},z=await ho($e);switch(z.kind){case"done":return Qe(z.made);case"replayed":return _s=(0,$.Yf)(z.
status,JSON.parse(z.answer),{"idempotent-replayed":"true"}),{};case"other_request":throw(0,It.Gq)(["Idempotency-Key was used before with another body"]);default:
return(0,F.xb)(z)}},fo=await Ge.run({key:{org:on,project:rn,appID:_n},parameters:We,principal:lt,within:Pt,act:At(lt,Se),query:new URLSearchParams(Se.target.slice(
Me.length)),body:()=>ws&&(0,It.ll)(Kt,ws),once:uo},me);return _s??(0,$.Yf)(ys,re(gs,fo))};return async Se=>{try{return await _e(Se)}catch(Me){const ze=(0,Zn.Z)(
Me);if(!ze)throw Me;return await Vs(A,ze,Se),(0,M.u)(ze,Se)}}}function ns(A){const j=(0,$.wx)(A,"idempotency-key");if(j===void 0||/^[\x21-\x7e]{1,255}$/.test(j))
return j;throw(0,It.Gq)(["Idempotency-Key must be 1 to 255 visible ASCII characters"])}async function Vs(A,{code:j},me){if(!A.refusals||j!=="unauthorized"&&j!==
"forbidden")return;const J={code:j,request:me,via:"id-token"};if(j==="unauthorized")return A.refusals.note(J);try{const _e=await A.verify((0,$.wx)(me,"authoriza\
tion")),{by:Se}=At(_e,me);A.refusals.note({...J,by:Se??void 0,org:await Zt(A,_e,me)})}catch{A.refusals.note(J)}}async function Zt({roleOf:A},j,{target:me}){const J=/\/orgs\/([^/?]+)/.
exec(me)?.[1];if(!(J===void 0||!fe.cS.test(J)))return await A(j,{org:J})===void 0?void 0:J}async function en(A,j,me,{orgID:J,projectID:_e,appID:Se}){const Me=await A.
verify((0,$.wx)(me,"authorization")),{email:ze}=Me,Ge=await A.rateLimit(ze);if(Ge>0)throw(0,M.xd)(`Too many requests: wait ${Ge} s.`,Ge);if(j.for==="operators"&&
await A.organizationsOf(Me)!==void 0)throw new M.P_("forbidden",`${ze} has no role in the organization "*", which this call needs.`);if(j.for==="operators"&&j.needs&&
await En(A,Me,{org:"*"},j.needs),j.for!==void 0)return{principal:Me};if(J===void 0||!fe.cS.test(J))throw(0,It.Gq)(["orgID in the path is not an identifier"]);if(_e!==
void 0&&!fe.cS.test(_e))throw(0,It.Gq)(["projectID in the path is not an identifier"]);const We={org:J,project:_e,appID:Se},lt=j.partly&&await Js(A,Me,We);return lt&&
lt.length>0?{principal:Me,within:lt}:(await En(A,Me,We,j.needs??kn(me.method)),{principal:Me})}function Xs({org:A,project:j,appID:me}){return{org:A,project:j||void 0,
appID:me||void 0}}async function Js(A,j,{org:me,project:J}){const _e=await A.partsOf(j,me);return J===void 0||_e===void 0?_e:_e.includes(J)?void 0:_e.filter(Se=>Se.
startsWith(`${J}/`))}function kn(A){return Ks.includes(A)?"viewer":"deployer"}const Qs={viewer:"may only read",deployer:"may not say who may do what",admin:"may\
 do everything"};async function En({roleOf:A},j,me,J){const _e=await A(j,me);if(_e===void 0)throw new M.P_("forbidden",`${j.email} has no role for this in the o\
rganization ${me.org}.`);if((0,pe.mK)(_e,J))return _e;const Se=`${j.email} ${Qs[_e]} in ${(0,pe.fp)(me)}.`;throw new M.P_("forbidden",J==="admin"?`${Se} An admi\
n may.`:Se)}const qs={bytes:Buffer.alloc(0),json:void 0};async function ss(A,{mayBeEmpty:j,body:me}){const J=(0,$.c0)(A);if(J!==void 0&&J!=="application/json")throw tn(
J);const _e=fe.lF.bodyBytes,Se=await(0,M.EN)(A,_e,`The body is larger than ${_e} bytes.`);if(Se.length===0&&(j||!me))return{bytes:Se,json:{}};if(J===void 0)throw tn(
"none");if(Se.length===0)throw new M.P_("invalid_request","The body is empty.");return{bytes:Se,json:(0,M.o_)(Se)}}function tn(A){return new M.P_("unsupported_m\
edia_type",`The Content-Type must be application/json; it is ${A.slice(0,100)}.`)}var os=y(1961),Zs=y(9910),or=y(8453);const eo={limit:{type:"integer",minimum:1,
maximum:fe.lF.pageMost,default:fe.lF.pageDefault},cursor:C};function to(A){return ls(A,"limit",fe.lF.pageDefault,fe.lF.pageMost)}async function no(A,j,me){const J=to(
A),_e=await me(J+1),Se=_e.slice(0,J),Me=Se.at(-1);return{items:Se,nextCursor:Me!==void 0&&_e.length>J?j(Me):null}}const rs=A=>yn(`before:${A}`),so=({seq:A})=>rs(
A),is=A=>yn(`after:${A}`),rr=({key:A})=>is(A),as=({project:A,appID:j})=>is(`${A}/${j}`),ir=({project:A="",appID:j="",who:me})=>is(`${A}/${j}/${me}`);function cs(A){
const j=nn(A,/^before:(\d{1,15})$/)?.[0];return j===void 0?void 0:Number(j)}function ds(A){const j=nn(A,/^after:([^/]+)\/([^/]+)$/);if(!j)return;const[me="",J=""]=j;
if(!IDENTIFIER.test(me)||!IDENTIFIER.test(J))throw $n();return{project:me,appID:J}}function ar(A){const j=nn(A,/^after:(.+)$/)?.[0];if(j!==void 0&&!IDENTIFIER.test(
j))throw $n();return j}function Yt(A,j){const[me="",J="",_e=""]=nn(A,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return _e===""?void 0:{org:j,project:me,appID:J,who:_e}}
function qe(A){const j=A.get("prefix")??"";if(j!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(j))return j;throw invalid(['prefix must be the beginning of an app ID: le\
tters, digits, ".", "_" and "-"'])}}function oo(A){const j=A.get("prefix")??"";if(Buffer.byteLength(j)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at m\
ost ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:j,after:nn(A,/^after:([\s\S]{1,512})$/)?.[0]}}function dt(A){const j=A.get("from")??"0";if(!/^-?\d{1,15}$/.test(
j))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(j),limit:ls(A,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.
pageMost)}}function vt(A){const j=A.get("after"),me=j===null?void 0:printedCursor(j);if(j!==null&&!me)throw invalid(["after must be the next of an earlier answe\
r"]);return{lines:ls(A,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:me}}function ki(A,j){const me=A.get(j)??"false";if(me==="true"||me==="false")return me===
"true";throw invalid([`${j} must be true or false`])}function ls(A,j,me,J){const _e=A.get(j);if(_e===null)return me;const Se=/^\d{1,9}$/.test(_e)?Number(_e):0;if(Se<
1||Se>J)throw(0,It.Gq)([`${j} must be 1 to ${J}`]);return Se}function yn(A){return Buffer.from(A).toString("base64url")}function nn(A,j){const me=A.get("cursor");
if(me===null)return;const J=Buffer.from(me,"base64url").toString(),_e=j.exec(J);if(!_e||yn(J)!==me)throw $n();return _e.slice(1)}function $n(){return(0,It.Gq)([
"cursor must be a nextCursor of this list"])}var vn=y(9546);const us={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};
function cr(A){const{stage:j,createdAt:me,startedAt:J,finishedAt:_e,enteredAt:Se}=A,Me={queue:me,...J!==null&&{clone:J},...Se},ze=J===null?"queue":j,Ge=[];for(const[
We,lt]of DEPLOYMENT_STAGES.entries()){const Pt=Me[lt];if(Pt===void 0)continue;const Dt=DEPLOYMENT_STAGES.slice(We+1).find(_n=>Me[_n]!==void 0),Kt=Dt===void 0?_e:
Me[Dt]??null;if(Dt===void 0&&lt!==ze)break;const on=us[lt],rn=Ge.at(-1);rn?.name===on?Ge.splice(-1,1,{...rn,finishedAt:Kt}):Ge.push({name:on,startedAt:Pt,finishedAt:Kt})}
return Ge}function fs({subdomain:A,settings:j}){return j.domains?.[0]??A}const wt="production";function Mn(A){return A.liveRelease===null?"created":"live"}function hs(A,j){
return A.liveRelease===null?null:j(fs(A))}function Cn(A,j){const me=[{environmentID:A.environmentID,name:wt}];return{...A,state:Mn(A),url:hs(A,j),environments:me}}
function ro(A,j){return{...A,...A.settings,state:Mn(A),variables:j}}function ps(A,j){return{environmentID:A.environmentID,name:wt,url:hs(A,j),state:Mn(A)}}function io(A,j,me){
const J=A.status==="succeeded"?me(fs(j)):null;return{...wn(A),url:J}}function wn(A){return{...A,warnings:A.warnings.length>0?A.warnings:void 0}}function ao(A,j){
const{failureLogLines:me,failureLogLine:J}=fe.lF;return{deployID:A,...j,log:j.log.slice(-me).map(_e=>_e.slice(0,J))}}function gn(A,j,me,J){const{cachesOf:_e,...Se}=A.
settings,Me=J?.stateOf(A),{at:ze,by:Ge,endsAt:We}=A.deletion??{};return{...Cn(A,me),settings:Se,liveDeployID:A.liveRelease,newest:j&&co(j,A),functions:Me,functionsNode:Me&&
J?.node,deleted:A.deletion&&{at:ze,by:Ge,until:We}}}function co(A,j){return{...wn(A),...A.commitFacts,isLive:A.deployID===j.liveRelease,phases:phasesOf(A).map(({
name:me,startedAt:J,finishedAt:_e})=>({name:me,startedAt:J,ms:_e===null?null:_e-J}))}}function lo({app:{project:A,appID:j},deployment:me},J){return{...wn(me),project:A,
appID:j,position:J}}const sn=["branch","commit","configuration","configuration.type","env"];function ms(A,j){return ts(A,Es(j.changes.bodies),j)}const at=mn();function Es({
creation:A,change:j,deployment:me}){return es(b.bw,{createApp:at({summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a dep\
loyment may have.",body:A,status:201,answer:le({...q,deployTakes:de(k(sn))}),async run(J,{changes:_e,siteUrl:Se}){const{name:Me,...ze}=J.body(),Ge=We=>({...Cn(We,
Se),deployTakes:sn});return J.once(We=>_e.create({...J.key,appID:Me},ze,J.act,We),Ge)}}),updateApp:at({summary:"Changes the fields of an app that the body names\
. Null removes an optional one.",body:j,answer:oe("App"),async run(J,{changes:_e,siteUrl:Se}){return Cn(await _e.update(J.key,J.body(),J.act),Se)}}),replaceEnv:at(
{summary:"Replaces the whole set of variables. No answer contains their values.",body:Zs.K,answer:le({names:de(C)}),async run(J,{state:_e,clock:Se}){await Mt(J,
_e,Se);const{env:Me}=J.body();if(!await _e.apps.replaceEnv(J.key,Me,J.act))throw(0,vn.fH)(J.key);return{names:Object.keys(Me).sort()}}}),listEnvironments:at({summary:"\
Lists the environments of an app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a deployment may have.",answer:le(
{environments:de(oe("Environment")),app:oe("Configuration"),deployTakes:de(k(sn))}),async run(J,{state:_e,clock:Se,siteUrl:Me}){const ze=await Mt(J,_e,Se),Ge=Object.
keys(await _e.apps.env(J.key)).sort();return{environments:[ps(ze,Me)],app:ro(ze,Ge),deployTakes:sn}}}),deploy:at({summary:"Queues a deployment of the app's bran\
ch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's wh\
en the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` \
the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a server.",body:me,mayBeEmpty:!0,status:202,answer:oe("Ac\
ceptedDeployment"),async run(J,{state:_e,clock:Se}){await Mt(J,_e,Se);const{branch:Me=null,commit:ze,configuration:Ge,env:We}=J.body();await(0,os.q)(Ge?.settings);
const lt={branch:Me,commit:ze?.toLowerCase()??null,configuration:Ge,env:We},Pt=async Dt=>{const Kt=await _e.deployments.create(J.key,lt,J.act,Dt);if(Kt.kind==="\
no_app")throw(0,vn.fH)(J.key);return Kt};return J.once(Pt,Dt=>Dt)}}),listDeployments:at({summary:"Lists deployments, newest first.",query:eo,answer:Re("deployme\
nts",oe("Deployment")),async run(J,{state:_e,siteUrl:Se}){const{items:Me,nextCursor:ze}=await no(J.query,so,async Ge=>{const We=await _e.deployments.ofApp(J.key,
{limit:Ge,before:cs(J.query)});if(!We)throw(0,vn.fH)(J.key);return We.deployments.map(lt=>io(lt,We.app,Se))});return{deployments:Me,nextCursor:ze}}}),readFailure:at(
{summary:"Reads why a deployment failed. 404: it did not.",answer:oe("Failure"),async run(J,{state:_e,clock:Se}){const{deployID:Me=""}=J.parameters,ze=await _e.
deployments.failure(J.key,Me);if(ze)return ao(Me,ze);await Mt(J,_e,Se);const Ge=await _e.deployments.find(J.key,Me);throw Ge?new M.P_("not_found",`The deploymen\
t ${Me} has not failed: it is ${Ge.status}.`):new M.P_("deployment_not_found",`The app ${J.key.appID} has no deployment ${Me}.`)}})})}function Mt({key:A},{apps:j},me){
return(0,vn.Dy)(j,A,me)}}),9546:((Xe,Te,y)=>{y.d(Te,{Dy:()=>k,Ps:()=>se,fH:()=>le});var b=y(7598),M=y(7934),R=y(3739),we=y(2345),P=y(5456),fe=y(8325),X=y(6939);
const C=M.FsL((0,X.Qq)(1,1e3),M.yGV(we.G1,"is not a variable's name: letters, digits and _, and not a digit first")),G=(0,fe.ol)({set:(0,fe.UM)(X.uO),unset:(0,fe.
UM)(M.FsL(M.YOg(C,"must be a list of names"),M.Ru6(we.lF.envVariables,`must have at most ${we.lF.envVariables} names`)))}),D={variables:we.lF.envVariables,bytes:we.
lF.envBytes};function se({state:q,logs:he,clock:ke,keepDeletedMs:K,rolledBack:ye}){const{apps:ce,deployments:Oe,releases:Ie}=q,Z=F=>k(ce,F,ke),ge=async(F,pe)=>{
const $=await Oe.find(F,pe);if($)return $;throw await Z(F),be(F,pe)};return{app:Z,deployment:ge,keepDeletedMs:K,async deleteApp(F,pe){const $=await ce.delete(F,
pe,K);if(!$)throw le(F);return $},async restoreApp(F,pe){const $=await ce.restore(F,pe);if($.kind==="no_app")throw le(F);if($.kind==="too_late")throw Y($.app,!0);
if($.kind==="not_deleted")throw new P.P_("conflict",`The app ${F.appID} is not deleted, so there is nothing to restore.`);return $.app},async cancel(F,pe,$){const Fe=await Oe.
cancel(F,pe,$);if(Fe.kind==="no_deployment")return ge(F,pe);if(Fe.kind==="too_late")throw oe(F,Fe.deployment);return Fe.deployment},async redeploy(F,pe,$,Fe){const Ye={
branch:null,commit:null},Ee=pe===void 0?await Oe.create(F,Ye,$,Fe):await Oe.redeploy(F,pe,$,Fe);if(Ee.kind==="no_app")throw le(F);if(Ee.kind!=="no_deployment")return Ee;
throw await Z(F),be(F,pe??"")},async clearCaches(F,pe){if(!await ce.update(F,{settings:{cachesOf:(0,b.randomUUID)()}},pe))throw le(F)},async rollback(F,pe,$){const Fe=await Ie.
rollback(F,pe,$);if(Fe)return{...Fe,warnings:await ye?.(F,Fe.deployID)??[]};if(await Z(F),pe===void 0)throw ue(F,"no kept release before the live one.");const Ye=await Oe.
find(F,pe),Ee=`Deploy its commit again: slipway redeploy ${pe.slice(0,100)}.`;if(Ye?.status==="succeeded")throw ue(F,`no release ${pe} any more: the platform ke\
eps the newest ones (--keep-releases). ${Ee}`);if(Ye)throw ue(F,`no release ${pe}: that deployment is ${Ye.status}.`);const Rt=re.test(pe)?" If there was such a\
 deployment, the platform has removed it, because it was old.":"";throw ue(F,`no kept release ${pe.slice(0,100)}.${Rt}`)},async variables(F){return await Z(F),ce.
variables(F)},async compareEnv(F,pe){await Z(F);const $=await ce.env(F),Fe=(Ye,Ee)=>Object.hasOwn($,Ye)?$[Ye]===Ee?"same":"replaced":"new";return Object.keys(pe).
sort().map(Ye=>({name:Ye,change:Fe(Ye,pe[Ye]??"")}))},async editEnv(F,{set:pe,unset:$},Fe){const Ye=$?.find(Rt=>pe&&Object.hasOwn(pe,Rt));if(Ye!==void 0)throw(0,X.
Gq)([`${Ye} is in set and in unset`]);const Ee=await ce.editEnv(F,{set:pe??{},unset:$??[]},D,Fe);switch(Ee.kind){case"done":return{names:Ee.names,absent:Ee.absent};case"\
no_app":throw le(F);case"full":{const{variables:Rt,bytes:At}=D;throw(0,X.Gq)([`an app may have ${Rt} variables, and ${At} bytes of names and values`])}default:return(0,R.
xb)(Ee)}},async readLog(F,pe,$){const Fe=await ge(F,pe),Ye=Fe.finishedAt!==null,Ee=await he.read(pe,{...$,isComplete:Ye}),Rt=Ee?void 0:Re(Fe);return Rt!==void 0?
{text:$.from<=0?Rt:"",next:Math.max(1,$.from),atEnd:!0,deployment:Fe}:Ee?{text:Ee.text,next:Ee.next,atEnd:Ye&&Ee.next>=Ee.size,deployment:Fe}:{text:"",next:Math.
max(0,$.from),atEnd:Ye,deployment:Fe}}}}async function k(q,he,ke){const K=await q.find(he);if(!K)throw le(he);if(K.deletion)throw Y(K,K.deletion.endsAt<=ke.now());
return K}function Y({org:q,project:he,appID:ke,deletion:K},ye){const{at:ce=0,by:Oe=null,endsAt:Ie=0}=K??{},Z=$=>new Date($).toISOString().slice(0,16).replace("T",
" "),ge=Oe===null?"because its lifetime was over":`by ${Oe}`,F=`The app ${ke} was deleted at ${Z(ce)} UTC ${ge}`;if(ye)return new P.P_("app_deleted",`${F}, and \
is being removed. Its name is free again within hours.`);const pe=`slipway apps restore ${ke} --org ${q} --project ${he}`;return new P.P_("app_deleted",`${F}. U\
ntil ${Z(Ie)} UTC it can be restored: ${pe}`)}function de({code:q,message:he}){return q==="app_deleted"&&he.includes("it can be restored")}function le({org:q,project:he,
appID:ke}){return new P.P_("app_not_found",`There is no app ${ke} in ${q}/${he}.`)}function Re({logRemovedAt:q}){return q===null?void 0:`The platform removed th\
is log on ${new Date(q).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const re=/^dpl-[a-z2-7]{16}$/;function ue({appID:q},he){return new P.P_("release_not_found",`The app ${q} has ${he}`)}function be({appID:q},he){return new P.P_(
"deployment_not_found",`The app ${q} has no deployment ${he.slice(0,100)}.`)}function oe({appID:q},{deployID:he,status:ke,finishedAt:K,supersededBy:ye}){if(K===
null){const Oe=`The deployment ${he} goes live at this moment, and cannot be stopped any more.`;return new P.P_("conflict",`${Oe} The release before it is one s\
tep away: slipway rollback --app ${q}`)}const ce=ye===null?"":`, because ${ye} replaced it`;return new P.P_("conflict",`The deployment ${he} has ended already: ${ke}${ce}\
.`)}}),7352:((Xe,Te,y)=>{y.d(Te,{createOperator:()=>b});const b=()=>()=>({status:404,headers:{},body:""})}),3548:((Xe,Te,y)=>{y.d(Te,{Z:()=>X});var b=y(3739),M=y(
7080),R=y(5456),we=y(7356),P=y(8423),fe=y(6854);function X(Y){if(Y instanceof R.P_)return Y;if(Y instanceof fe.tM){const de="Wait until some of them have starte\
d, and try again (slipway platform --organization-queue).";return new R.P_("rate_limited",`The organization has ${Y.most} deployments in the queue. ${de}`,se)}if(Y instanceof
b.GQ&&Y.code==="unsupported_data")return new R.P_("unavailable",G);if(Y instanceof we.zH)return new R.P_("quota_exceeded",(0,M.c9)(Y.over));if(Y instanceof P.us)
return Y.isFull?new R.P_("unavailable","The platform has no room to store more. Its operator has to add some.",D):new R.P_("unavailable",`The platform cannot re\
ad or write its state now. ${C}`,k)}const C="Read what was to be changed before you repeat the call, because it may have been changed.",G="This is sealed with a\
 key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",D={"retry-after":"30"},se={"retry-after":"\
60"},k={"retry-after":"5"}}),6939:((Xe,Te,y)=>{y.d(Te,{EQ:()=>oe,Gq:()=>G,Jk:()=>K,Jt:()=>re,Qq:()=>se,TN:()=>Re,TV:()=>q,cd:()=>be,ll:()=>C,rD:()=>le,tk:()=>ue,
uO:()=>Ie,wC:()=>de,yL:()=>Y});var b=y(7934),M=y(8302),R=y(2345),we=y(597),P=y(5456),fe=y(8325);const X=10;function C(F,pe){if(!(0,M.Gv)(F))throw G(["the body m\
ust be a JSON object"]);const $=(0,fe.LF)(pe,F,"the body");if("faults"in $)throw G($.faults);return $.output}function G(F){const pe=F.length-X,$=F.slice(0,X).join(
"; ")+(pe>0?`; and ${pe} more`:"");return new P.P_("validation_failed",`${$}.`)}const D=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"mu\
st be well-formed Unicode"]];function se(F,pe,$=[]){const Fe=[...D,...$];return b.FsL(b.YjP("must be a string"),b.BpQ(F,F===1?"must not be empty":`must have at \
least ${F} characters`),b.Ru6(pe,`must have at most ${pe} characters`),(0,fe.Hu)(Ye=>Fe.find(([Ee])=>Ee.test(Ye))?.[1]),b.yuE(k(...Fe.map(([Ye])=>Ye))))}function k(...F){
return{not:{pattern:F.map(({source:pe})=>pe).join("|")}}}function Y(F){return b.KIO(F,`must be one of ${F.join(", ")}`)}function de({pattern:F,example:pe},$){return b.
FsL(se(1,1024),b.yGV(F,`${$}, as "${pe}"`))}function le(F,pe){const $=`must be a whole number of ${F} to ${pe}`;return b.FsL(b.aig($),b.ndf($),b.Wwf(F,$),b.cGV(
pe,$))}function Re(F){return se(1,F,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const re=b.zMY("must be true or false"),ue=se(1,244,[[
/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,
'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part t\
hat begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),be=b.FsL(se(1,64),b.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,
"must be a full commit SHA: 40 hexadecimal digits")),oe=b.FsL(se(2,4),b.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d \
to 366d, or of 1h to 999h, as "7d" or "36h"')),q=se(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folder\
s'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),he=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
ke=/:\/\/[^/?#\\]*@/;function K(F){return b.FsL(b.YjP("must be a string"),b.z6Y(pe=>pe.isWellFormed(),"must be well-formed Unicode"),(0,fe.Hu)(pe=>{const $=(0,we.
Nu)(pe,F);return $.kind==="refused"?`${$.problem}: write ${$.instead}`:void 0}),b.yuE({maxLength:1024,pattern:he.source,...k(ke,new RegExp("\\p{Cc}","u"),new RegExp(
"\\p{Cs}","u"))}))}const{envVariables:ye,envBytes:ce}=R.lF,Oe=new RegExp(`^${R.be.replace(/[A-Z]/g,F=>`[${F}${F.toLowerCase()}]`)}`),Ie=b.FsL(b.IeY(F=>Z(F)===void 0,
({input:F})=>Z(F)??""),b.yuE({type:"object",maxProperties:ye,propertyNames:{pattern:R.G1.source,...k(Oe)},additionalProperties:{type:"string",maxLength:ce-1,...k(
...D.map(([F])=>F))}}));function Z(F){if(!(0,M.Gv)(F))return"must be an object of names to strings";const pe=Object.entries(F);if(pe.length>ye)return`must have \
at most ${ye} variables`;let $=0;for(const[Fe,Ye]of pe){const Ee=ge(Fe,Ye);if(Ee!==void 0)return`contains ${(0,fe.SP)(Fe)}, ${Ee}`;$+=Buffer.byteLength(Fe)+Buffer.
byteLength(String(Ye))}return $>ce?`must have at most ${ce} bytes of names and values`:void 0}function ge(F,pe){return R.G1.test(F)?Oe.test(F)?`but names that b\
egin with ${R.be} belong to the platform`:typeof pe!="string"?"whose value must be a string":pe.includes("\0")?"whose value must not contain NUL characters":pe.
isWellFormed()?void 0:"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}}),1463:((Xe,Te,y)=>{
y.d(Te,{I3:()=>oe,Ld:()=>ue,RX:()=>C,ig:()=>re,nq:()=>de,typeByProgram:()=>ke,uV:()=>q});var b=y(1421),M=y(7598),R=y(3024),we=y(6760),P=y(7975);const fe=import.meta.
filename.endsWith(".ts"),X=(0,we.join)(import.meta.dirname,fe?"../../..":"../.."),C=(0,we.join)(X,fe?"src/worker.ts":"dist/worker/index.js"),G=fe?(0,we.join)(X,
"src"):C,D=(fe?["src","node_modules","package.json"]:["dist","package.json"]).map(K=>(0,we.join)(X,K)),se=(0,we.join)(X,"node_modules",".cache","slipway"),k=4,Y=5;
function de(){const K=(0,we.dirname)(process.execPath),ye=[K,process.execPath].find(Oe=>((0,R.statSync)(Oe).mode&Y)!==Y),ce=ye??D.map(le).find(Oe=>Oe!==void 0);
if(ce!==void 0)return{path:ce,command:`chmod -R a+rX ${ye?K:D.join(" ")}`}}function le(K){const ye=(0,R.statSync)(K,{throwIfNoEntry:!1});if(!ye)return;const ce=ye.
isDirectory()?Y:k;if((ye.mode&ce)!==ce)return K;const Oe=(0,we.basename)((0,we.dirname)(K))==="node_modules";if(!ye.isDirectory()||Oe)return;const Ie=(0,R.readdirSync)(
K).filter(Z=>!Z.startsWith("."));for(const Z of Ie){const ge=le((0,we.join)(K,Z));if(ge!==void 0)return ge}}function Re(K){return`${(0,M.hash)("sha256",K).slice(
0,16)}/`}function re(K,ye){return`slipway-worker:${Re(K)}${ye}`}function ue(K,ye){return`slipway-functions:${Re(K)}${ye}`}const be=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,
/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function oe(K){const ye={};
for(const[ce,Oe]of Object.entries(K))Oe!==void 0&&Oe!==""&&be.some(Ie=>Ie.test(ce))&&(ye[ce]=Oe);return ye}function q(K){const{PATH:ye="/usr/local/bin:/usr/bin:\
/bin",NODE_EXTRA_CA_CERTS:ce,NODE_USE_SYSTEM_CA:Oe}=K;return{PATH:ye,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:se,...ce&&{NODE_EXTRA_CA_CERTS:(0,we.resolve)(ce)},...Oe&&
{NODE_USE_SYSTEM_CA:Oe}}}const he=6e4;async function ke(K,ye,ce){const Oe={env:q({PATH:ye.PATH}),signal:ce,timeout:he};return(await(0,P.promisify)(b.execFile)(process.
execPath,[C,"type",JSON.stringify(K)],Oe)).stdout}}),8036:((Xe,Te,y)=>{y.r(Te),y.d(Te,{recordUntoldKey:()=>gp,startLocalPlatform:()=>nA});var b=y(3024),M=y(6760),
R=y(3739),we=y(7994),P=y(7598),fe=y(8161),X=y(1224),C=y(7288),G=y(5898);const D={by:null,via:"platform",from:null},se=1e3;function k({org:t,project:e,appID:n},s,o={}){
return{org:t,project:e,appID:n,action:s,...o}}const Y=20,de=1e3,le=6e4,Re=36e5,re=864e5,ue=200;function be(t,{clock:e,every:n,log:s}){let o=new Map,r=0,[i,a,c]=[
0,0,0];const d=async()=>{const f=e.now();Math.floor(f/re)!==i&&([i,a]=[Math.floor(f/re),0]);const w=[...o.values()];o=new Map;const T=w.slice(0,Math.max(0,de-a));
for(const{count:O}of w.slice(T.length))r+=O;a+=T.length;for(const O of T)await t.append(oe(O),[q(O)]);if(r===0||Math.floor(f/Re)===c)return;c=Math.floor(f/Re);const _=r;
r=0,await t.append(D,[{action:"access.refuse",after:{code:"others",count:_}}])},l=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(f)})}),u=n(le,
()=>{l()});return{note(f){const{code:w,request:T,by:_,org:O,via:N}=f,S=JSON.stringify([(0,C.fe)(T),w,_,O,N]),H=o.get(S);H?H.count+=1:o.size<Y?o.set(S,{...f,count:1}):
r+=1},flush:l,async[Symbol.asyncDispose](){u(),c=0,await l()}}}function oe({by:t,via:e,request:n}){return{by:t??null,via:e,from:(0,C.fe)(n),requestID:n.requestID}}
function q({org:t,code:e,request:n,count:s}){const o=(0,G.XM)(n.target).slice(0,ue);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method}\
 ${o}`}}}var he=y(5239),ke=y(9127),K=y(3052),ye=y(4296),ce=y(8325),Oe=y(2097);const Ie=512,Z=/^[!-?A-~]*@[!-?A-~]+$/;function ge(t){return t.length<=Ie&&Z.test(
t)&&!t.startsWith("@")?t.toLowerCase():void 0}function F(t){return/[^\0-\x7f]/.test(t)}function pe(t){return t.slice(t.lastIndexOf("@"))}var $=y(7934),Fe=y(1709),
Ye=y(5914),Ee=y(2345);function Rt(t){return $.KCZ([t,$.YOg(t)],"must be a string, or a list of strings")}const At=$.FsL($.YjP("must be a string"),$.BpQ(1,"must \
not be empty")),Gs=$.FsL($.YjP("must be a string"),$.Ru6(Ie,`must have at most ${Ie} characters`),$.yGV(Z,({input:t})=>{const e=F(t)?"has characters other than \
ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),Dn=512,Ys="https://token.actions.githubusercontent.com",qn=$.FsL((0,ce.zz)($.YjP(),$.
FsL($.YjP("must be a string"),$.BpQ(1,"must not be empty"),$.Ru6(Dn,`must have at most ${Dn} characters`))),$.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"names no\
 claim besides iss")),Zn=$.KCZ([Gs,qn],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function It(t){const e=`${t} ASCII emails, or @dom\
ain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment"\
: "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=$.KCZ([Zn,$.YOg(Zn)],'must be an email, "@domain", claims, or a list of these');
return(0,ce.lq)(n,e)}const mn={viewer:It("May read."),deployer:It("May change apps, and what they have."),admin:It("May do everything, also say who may.")},es=$.
FsL($.YjP(),$.yGV(Ee.cS,"is not an identifier")),Ks=(0,ce.lq)((0,ce.zz)(es,(0,ce.ol)(mn)),"Grants for single apps, by their ID."),zs=(0,ce.lq)((0,ce.zz)(es,(0,ce.
ol)({...mn,apps:Ks})),'Grants for single projects, by their ID. "*" has none.'),ts={...mn,projects:zs},ns=24*36e5;function Vs(t){const e=(0,R.CD)(()=>(0,ke.E9)(
t,"buildTimeout"))??0;return e>=1e3&&e<=ns}const Zt='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function en(t,e,n){const s=`must be a\
 whole number, ${t} to ${e}`;return(0,ce.lq)($.FsL($.aig(s),$.ndf(s),$.Wwf(t,s),$.cGV(e,s)),n)}const Xs=(0,ce.ol)({disk:(0,ce.lq)($.FsL($.YjP(Zt),$.z6Y(t=>(0,R.
CD)(()=>(0,K.DB)(t,"disk")>0)??!1,Zt)),'What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.'),apps:en(
0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:en(1,1e4,"Builds at once, on all nodes. Furt\
her ones wait. Default: --organization-builds."),buildMinutesPerMonth:en(0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or are canc\
elled. Default: no bound."),kvsRequestsPerMonth:en(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")}),Js="[a-z0-9-]+(?:\\.[a-z0-9-\
]+)+",kn=$.FsL($.YjP("must be a string"),$.Ru6(Ye.FR+2,`must have at most ${Ye.FR+2} characters`),$.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${Js})$`),'must be a host\
 name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),Qs=(0,ce.ol)({roles:(0,ce.lq)((0,ce.ol)(ts),"Who may do what in the organ\
ization, in its projects and in their apps."),...ts,adminsMayGrant:(0,ce.lq)($.zMY("must be true or false"),'True if those with the role admin may add and remov\
e members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" \
is for organizations without one of their own.'),buildTimeout:(0,ce.lq)($.FsL($.YjP("must be a string"),$.z6Y(Vs,'must be a time of 1s to 24h, as "90s", "30m" o\
r "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of thei\
r own.'),quotas:(0,ce.lq)(Xs,'Bounds of what the organization uses. Those of "*" are for each organization without one of its own of the same name.'),domains:(0,ce.
lq)(Rt(kn),'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, \
"*" for all.')}),En=(0,ce.ol)({issuer:$.FsL($.YjP("must be a string"),$.z6Y(ss,"must be an https:// URL without query (http:// only for loopback)"),$.yuE({format:"\
uri"}),$.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:(0,ce.lq)(Rt(At),"Accepted aud values. Default: the platform's ow\
n base URL."),email:$.lqM($.FsL($.YjP("must be a string"),$.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),$.z6Y(
t=>!F(t),"has characters other than ASCII"),$.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{emai\
l}"),emailsVerified:$.lqM($.FsL($.zMY("must be true or false"),$.h_("True if the issuer verifies every email before it writes it into a token: then a token may \
lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:(0,ce.lq)(
At,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://\
, with - for /}."),clientSecretFile:(0,ce.lq)(At,"A file with the client's secret. A relative path begins in the data directory."),clientSecretEnv:(0,ce.lq)(At,
"The environment variable of the platform that has the client's secret."),name:(0,ce.lq)($.FsL(At,$.Ru6(60,"must have at most 60 characters")),"The name of the \
identity provider on the sign-in page. Default: its host."),require:$.lqM($.FsL((0,ce.zz)($.YjP(),Rt(At)),$.h_("Claims that a token must have, each with one of \
the values.")),{})}),qs=$.FsL((0,ce.ol)({$schema:$.yqP($.YjP("must be a string")),localIssuer:$.lqM($.FsL($.zMY("must be true or false"),$.h_("Whether tokens of\
 the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:$.lqM($.FsL($.YOg(En,"must b\
e a list"),$.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:o})=>o),s=n.find((o,r)=>n.indexOf(o)!==r);s!==void 0&&e({message:`na\
mes ${s} twice`})}),$.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:$.FsL((0,ce.zz)($.FsL($.YjP(),
$.yGV(new RegExp(`^(?:\\*|${Ee.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Qs),$.h_('Grants by organization; "*" is every organization.'))}),
$.DDF("platform.json"),$.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts, and ag\
ain when it changes."));function ss(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https\
:"||e.protocol==="http:"&&(0,Fe.c)(e.hostname)}const tn={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],
buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},os=1024*1024,Zs=10;function or(t,e={},n=()=>{}){const s=(0,M.join)(t,"platform.json");
if(!(0,b.existsSync)(s))return tn;try{if((0,b.statSync)(s).size>os)throw new Error(`is larger than ${os} bytes`);return to(JSON.parse((0,b.readFileSync)(s,"utf8")),
{file(o){return n(o),(0,b.readFileSync)((0,M.resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new R.GQ("invalid_file",`${s}: ${(0,R.bD)(o)}`,{place:{file:s},
remedy:`Correct the file (${(0,he.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:o})}}const eo={file:()=>"",env:()=>{}};function to(t,e=eo){
const n=(0,ce.LF)(qs,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Zs).join("; "));const{localIssuer:s,issuers:o,organizations:r}=n.output,i=Object.
entries(r).flatMap(([u,f])=>rr(u,f)),a=Map.groupBy(i.flatMap(u=>typeof u.who=="string"?[{...u,who:u.who}]:[]),({who:u})=>u),c=i.flatMap(({who:u,...f})=>{if(typeof u==
"string")return[];const{iss:w=Ys,...T}=u;return[{...f,iss:w,claims:T}]}),d=c.find(({iss:u})=>!o.some(({issuer:f})=>f===u));if(d)throw new Error(`${d.path} names\
 claims of ${d.iss}, which is not one of issuers`);const l=u=>r[u]?.adminsMayGrant??r["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:u,
audience:f,email:w,emailsVerified:T,require:_,...O},N)=>({issuer:u,audiences:f===void 0?void 0:[f].flat(),email:w,emailsVerified:T,granted:[...new Set(c.filter(
({iss:S})=>S===u).flatMap(({claims:S})=>Object.keys(S)))],client:no(u,O,`issuers[${N}]`,e),require:Object.fromEntries(Object.entries(_).map(([S,H])=>[S,[H].flat()]))})),
grantsOf:({email:u,issuer:f,claims:w={}})=>[...a.get(u)??[],...a.get(pe(u))??[],...c.filter(({iss:T,claims:_})=>T===f&&Object.entries(_).every(([O,N])=>w[O]===N))],
adminsMayGrant:u=>u===void 0?Object.keys(r).some(l):l(u),membersOf:u=>i.filter(f=>f.org===u||f.org==="*"),buildTimeoutOf(u){const f=r[u]?.buildTimeout??r["*"]?.
buildTimeout;return f===void 0?void 0:(0,ke.E9)(f,"buildTimeout")},quotasOf:u=>({...rs(r["*"]),...rs(r[u])}),withQuotas:Object.keys(r).filter(u=>u!=="*"&&r[u]?.
quotas!==void 0),mayUseDomain(u,f){return[r[u]?.domains??[],r["*"]?.domains??[]].flat().some(T=>so(T,f))}}}function no(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,
name:o},r,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${r} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(
`${r} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const l=n===void 0?`clientSecretEnv names \
the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}.${l}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").
replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:o??new URL(t).host,slug:d}}function rs({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{
disk:(0,K.DB)(t,"disk")}}}function so(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function is(t,e){return(0,Oe.ci)(async n=>{const s=t.
grantsOf(n);if(!e||!t.adminsMayGrant())return s;const o=await e.of([n.email,pe(n.email)]);return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}function rr(t,{
roles:e={},...n}){const s=`organizations.${t}`,o=[...as(t,`${s}.roles`,e),...as(t,s,n)],r=new Map;for(const{place:i,path:a}of o){const c=(0,Oe.fp)(i),d=r.get(c);
if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);r.set(c,a)}return o.flatMap(({grants:i})=>i)}function as(t,e,{projects:n={},
...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not possible: name the organization`);const o=(r,i,a)=>{const c=ye.g.flatMap(d=>[a[d]??
[]].flat().map(l=>{const u=typeof l=="string"?l.toLowerCase():l;return{...r,role:d,who:u,path:`${i}.${d}`}}));return c.length>0?[{place:r,path:i,grants:c}]:[]};
return[...o({org:t},e,s),...Object.entries(n).flatMap(([r,{apps:i={},...a}])=>{const c=`${e}.projects.${r}`;return[...o({org:t,project:r},c,a),...Object.entries(
i).flatMap(([d,l])=>o({org:t,project:r,appID:d},`${c}.apps.${d}`,l))]})]}const ir=2e3;function cs({dir:t,env:e,log:n,every:s=X.fm}){const o=(0,M.join)(t,"platfo\
rm.json"),r=new Map,i=()=>(r.clear(),r.set(o,ds(o)),or(t,e,f=>r.set((0,M.resolve)(t,f),ds((0,M.resolve)(t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","polic\
y_refused",{message:f}),c=f},l=()=>{if(![...r].every(([f,w])=>ds(f)===w))try{const f=i();if(f===tn&&a!==tn){d(`${o} was removed: what it said stays in force unt\
il the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:o})}catch(f){d((0,R.bD)(f))}},u=s(ir,l);return{policy:ar(()=>a),get fault(){return c},
look:l,[Symbol.dispose]:u}}function ds(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,b.statSync)(t,{bigint:!0});return[e,n,s,o].join()}catch(e){return(0,R.xU)(
e)??"unknown"}}function ar(t){return new Proxy(tn,{get:(e,n)=>Reflect.get(t(),n)})}function Yt(t){const{everyMs:e,onFailure:n,every:s=X.fm,isDue:o=!1}=t;let r,i,
a=!1,c=!1;const d=()=>(a=r!==void 0&&t.follows===!0,r??=t.run().then(()=>{i=void 0},u=>{const[f]=(0,R.bD)(u).split(": ");f!==i&&n(u),i=f}).finally(()=>{r=void 0,
a&&!c&&d()}),r),l=s(e,()=>{d()});return o&&d(),{run:d,async[Symbol.asyncDispose](){c=!0,l(),await r}}}var qe=y(8423);const oo=["ok","missed","refused","limited",
"failed"],dt=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","del\
ete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy\
_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],vt={hour:36e5,day:864e5};
function ki({function_mib_ms:t}){return t*1024*1024/vt.hour}function ls(t){const e=n=>Object.fromEntries(oo.flatMap(s=>{const o=yn(n,s);return o?[[s,t[o]]]:[]}));
return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,
"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,
buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/
1e3}}}function yn(t,e){return dt.find(n=>n===`${t}_${e}`)}function nn(t={}){const e=dt.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function $n(t,e){return Object.
fromEntries(dt.map(n=>[n,t[n]+e[n]]))}function vn(t){const e=n=>dt.reduce((s,o)=>s+(n(o)?t[o]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.
test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const us={kvs(){},site(){}},cr=2e5,fs=new Map(dt.map((t,e)=>[t,e])),wt=t=>fs.get(t)??0,Mn=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(oo.map(e=>[e,wt(yn(t,e)??`${t}_refused`)]))])),hs=wt("kvs_bytes_in"),Cn=wt("kvs_bytes_ou\
t"),ro=wt("site_bytes_out"),ps=wt("function_requests"),io=wt("function_ms"),wn=wt("function_mib_ms"),ao=1024*1024,gn=[wt("site_2xx"),wt("site_3xx"),wt("site_4xx"),
wt("site_5xx")];class co{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(dt.length);#r;lost=0;constructor(e){this.#r=Es(e)}kvs(e,n,s,o,r){const{
counts:i}=this.#e.get(e.keyspace)??ms(this.#e,e.keyspace,e.scope);at(i,Mn[n][s],1),at(i,hs,o),at(i,Cn,r)}site(e,n,s){const{counts:o}=this.#t.get(e.subdomain)??ms(
this.#t,e.subdomain,lo(e));at(o,n<300?gn[0]:n<400?gn[1]:n<500?gn[2]:gn[3],1),at(o,ro,s)}requested(e,n){const{counts:s}=this.#i(e);at(s,ps,1),at(s,io,n)}held(e,n){
at(this.#i(e).counts,wn,n/ao)}#i(e){const n=this.#n.get(e.appID)??[];for(const o of n)if(o.scope.org===e.org&&o.scope.project===e.project)return o;const s=sn(lo(
e));return this.#n.set(e.appID,[...n,s]),s}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,
counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())at(this.#o,i,a);const o=JSON.stringify([n.org,n.project,n.app,
n.table,this.#r]),r=this.#s.get(o);if(r)for(const[i,a]of s.entries())at(r.counts,i,a);else this.#s.size<cr?this.#s.set(o,{scope:n,counts:s,hour:this.#r}):this.lost+=
A(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#r=Es(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:o,hour:r,counts:i}]of this.#s){
if(n.length===e)break;this.#s.delete(s),n.push({scope:o,hour:r,counts:Mt(i)})}return n}totals(){const e=this.#o.slice();for(const{counts:n}of this.#a())for(const[
s,o]of n.entries())at(e,s,o);return Mt(e)}}function lo({org:t,project:e,appID:n}){return{org:t,project:e,app:n,table:""}}function sn(t){return{scope:t,counts:new Float64Array(
dt.length)}}function ms(t,e,n){const s=sn(n);return t.set(e,s),s}function at(t,e,n){t[e]=(t[e]??0)+n}function Es(t){return Math.floor(t/vt.hour)*vt.hour}function Mt(t){
return Object.fromEntries(dt.map((e,n)=>[e,t[n]??0]))}function A(t){return dt.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const j=8e3,me=3e4,J=250,
_e=250,Se=500;function Me(t){const{clock:e,log:n,every:s}=t,o=new co(e.now()),r=ze(o,t);let i=!1;const a=Yt({everyMs:j,async run(){await r(),i&&n("info","usage_\
stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{meter:o,flush:a.run,figures:()=>({counts:o.totals(),
waiting:o.waiting,lost:o.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}function ze(t,{usage:e,engine:n,clock:s,log:o}){const r=(0,P.
randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:r,number:i,rows:t.next(J)}),await e.add(
a).catch(d=>{if(d instanceof qe.us)throw d;o("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.
countEnded(_e)===_e;);if(!(!n||!await e.claimTurn("stored",me)))for(let d=0;;){const l=await n.sizes(d,Se),u=l.length<Se,f=u?Number.MAX_SAFE_INTEGER:l.at(-1)?.keyspace??
d;if(await e.setStored({after:d,upTo:f,tables:l},s.now()),u)return;d=f}}}const Ge=()=>{},We=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});var lt=y(
7634),Pt=y(2978);const Dt=5e3,Kt=null,on=1e3,rn=10;async function _n(t){const{own:e,shared:n,builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:lt.x,uptimeMs:Math.
round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:l}=n,
u=()=>a.announce({...i(),...c,...d(),canBuild:l?.canBuild});await l?.look(),await ys(u,n,t);const f=fo(u,l,t);return _s(await a.living(),c,t),{list:()=>a.list(),
async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function ys(t,{signal:e},{own:{name:n},clock:s,log:o}){
let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw gs(n,i);r||o("warn","node_name_awaited",ws(n,i)),r??=i,await s.sleep(on,e)}}function ws(t,{
address:e,silentMs:n}){const s=Math.max(0,Pt.oT-n),o=`Another process has the name ${t}: it gave its last sign of life ${(0,ke.a3)(n)} ago. If it was killed, th\
is one goes on in ${(0,ke.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function gs(t,{address:e,
silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,ke.a3)(n)} ago`,o=`Start this one with another\
 --node. If the other one was killed just now, wait ${Pt.oT/1e3} seconds and start this one again.`;return new R.GQ("invalid_input",s,{input:"node",remedy:o})}function _s(t,e,{
log:n}){for(const{key:s,flag:o,means:r}of uo){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,l=>l[s])){const l=d.slice(0,rn).map(
({name:u})=>u);n("warn","node_settings_differ",{setting:o,here:i,there:c,nodes:l.join(", "),means:r})}}}const uo=[{key:"publicUrl",flag:"--public-url",means:"To\
kens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them se\
rves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function fo(t,e,{own:{name:n},log:s,every:o}){let r;const i=(l,u)=>{l!==void 0&&
l!==r&&s("warn",l,u),r=l},a=async()=>{const l=await t();l?i("node_name_taken",{node:n,address:l.address,means:ho}):i(void 0)},c=Yt({everyMs:Dt,async run(){await e?.
look();let l;do l=e?.canBuild,await a();while(e?.canBuild!==l)},onFailure:l=>i("node_not_announced",{reason:String(l)}),every:o}),d=e?.subscribe(()=>{c.run()});
return async()=>{d?.[Symbol.dispose](),await c[Symbol.asyncDispose]()}}const ho="Another process took the name of this node while this one gave no sign of life.\
 Stop one of them, and start it with another --node";var Qe=y(8302),gt=y(5807);const an=["control","build","edge","kvs"],po=null;var $e=y(5456),z=y(7740),Ft=y(2207);
const{failureLogLines:dr,failureLogLine:lr}=Ee.lF,mo=(0,z.lS)({stage:(0,z.yL)(Ft.Mb),code:(0,z.yL)(Ft.sR),message:(0,z.Qq)(Ee.IC.message),exitCode:(0,z.Xd)(z.nd),
signal:(0,z.Xd)((0,z.Qq)(Ee.IC.signal)),log:(0,z.c3)(dr,(0,z.Qq)(lr)),diagnostics:Ft.tl}),ur={queue:"build_failed",clone:"clone_failed",install:"install_failed",
build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Eo({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,
code:e,message:(0,gt.vI)(n,Ee.IC.message),exitCode:s},c=o===null?null:o.slice(0,Ee.IC.signal),d=i.filter(({file:w})=>w.length<=Ee.IC.file).slice(0,Ee.IC.findings).
map(w=>({...w,code:w.code===null?null:(0,gt.vI)(w.code,Ee.IC.findingCode),message:(0,gt.vI)(w.message,Ee.IC.findingMessage)})),l=fr(d,Ee.IC.bytes/2),u=Ee.IC.bytes-
yo({...a,signal:c,log:[],diagnostics:l}),f=r.slice(-dr).map(w=>(0,gt.vI)(w,lr));return{...a,signal:c,log:fr(f.reverse(),u).reverse(),diagnostics:l}}function fr(t,e){
let n=e;const s=t.findIndex(o=>(n-=yo(o)+1,n<0));return s===-1?t:t.slice(0,s)}function yo(t){return Buffer.byteLength(JSON.stringify(t))}function hr(t){const e=mo(
t);return e&&yo(e)<=Ee.IC.bytes?e:void 0}function $i(t){return{stage:t,code:ur[t],message:"The deployment failed, but its failure record is damaged or too large",
exitCode:null,signal:null,log:[],diagnostics:[]}}function pr(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class Ct extends Error{name="\
BuildFailure";facts;constructor(e){const n=Eo(e);super(n.message),this.facts=n}}function Ts(t,e,n){return new Ct({stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]})}class bs extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}function Q(t,e){const n=t[e];if(typeof n!=
"string")throw go(e);return n}function je(t,e){return t[e]===null?null:Q(t,e)}function ie(t,e){const n=t[e];if(typeof n!="number")throw go(e);return n}function ot(t,e){
return t[e]===null?null:ie(t,e)}function Un(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw go(e);return n}function Os(t,e){const n=t[e];return typeof n==
"boolean"?n:ie(t,e)===1}function ut(t,e){return n=>e(n,t)}function Ss(){return(t,e)=>Q(t,e)}const wo={org:Q,project:Q,appID:Q};function Ze(t){const e=Object.entries(
t).map(([n,s])=>[n,vi(n),s]);return n=>Object.fromEntries(e.map(([s,o,r])=>[s,r(n,o)]))}function vi(t){return t.replace(/[A-Z]+/g,e=>`_${e.toLowerCase()}`)}function go(t){
return new R.GQ("internal",`The column ${t} of the database has an unexpected type`)}async function He(t,e,n){return(await t.read(()=>e)).rows.map(n)}async function ft(t,e,n){
return(await He(t,e,n))[0]}async function pt(t,e){return(await t.read(()=>e)).count}const Tn="org = $1 AND project = $2 AND app_id = $3",bn=`${Tn} AND deleted_a\
t IS NULL`,zt=`SELECT * FROM apps WHERE ${bn} FOR NO KEY UPDATE`,_o=Number.MAX_SAFE_INTEGER;function et({org:t,project:e,appID:n}){return[t,e,n]}const Lt=Ze(wo);
function jt(t,e,n="app_id"){const s=`${t}.project`,o=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${o} OR ${s} || '/' || ${t}.${n} = ${o})`}const Mi=null,
ed=3e4;function Ns({oldestAt:t},e){return t===null?null:Math.max(0,e-t)/1e3}function td(t,e,n,s){const o=t.prepare(`INSERT INTO ${e} (id, until) VALUES (1, slip\
way_now() + ${Mi})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`SELECT count(*) AS n, min(at) AS oldest FROM ${n} WHERE ${s}`);return{use:async()=>{await counted(
t,o())},waiting:async()=>await first(t,r(),Ci)??{count:0,oldestAt:null}}}function Ci(t){return{count:numberOf(t,"n"),oldestAt:numberOrNull(t,"oldest")}}const mr=2e3,
Er=`The check had no answer within ${mr/1e3} seconds`,Ui=300,yr=1e3;function xi(t){const{node:e,roles:n,functions:s,checks:o,clock:r}=t,i=new Set;let a=!1;const c=an.
map(f=>[f,Pi(o[f],r)]),d=new Map(c.filter(([f])=>n.includes(f))),l=async f=>{const w=d.get(f);if(!w)return{state:"absent"};if(a)return{state:"draining"};if(!i.has(
f))return{state:"starting"};const T=await w();return T===void 0?{state:"ready"}:{state:"failing",reason:T}},u=async f=>{const w=await Promise.all(f.map(async H=>({
role:H,...await l(H)}))),{state:T="ready"}=w.find(({state:H})=>H!=="ready")??{},_=w.flatMap(({role:H,reason:B})=>B===void 0?[]:[[H,B]]),O=f.includes("build")?t.
walls?.():void 0,N=O&&{limitedBy:pr(O.limiter),network:O.network},S={status:T,node:e,roles:Object.fromEntries(w.map(({role:H,state:B})=>[H,B])),..._.length>0&&{
reasons:Object.fromEntries(_)},...(0,Qe.Eb)({builds:N,functions:f.includes("edge")?s:void 0}),...f.includes("control")&&t.isFaulty?.()&&{policy:"faulty"},...f.includes(
"control")&&gr("cdn","purgesWaiting",t.purges?.(),r.now()),...f.includes("build")&&gr("dns","changesWaiting",t.records?.(),r.now()),...(0,Qe.Eb)({unsealed:f.includes(
"control")?t.unsealed?.():void 0})};return T==="ready"?(0,G.Yf)(200,S):(0,G.Yf)(503,S,{"retry-after":"1"})};return{start(f){for(const w of f?[f]:an)i.add(w)},drain(){
a=!0},handler(f){const{target:w}=f,T=new URLSearchParams(w.slice((0,G.XM)(w).length)).get("role");if(T===null)return u(n);const _=an.find(O=>O===T);return _?u([
_]):(0,$e.u)(new $e.P_("invalid_request",`role is one of ${an.join(", ")}.`),f)}}}function wr(t){return(0,gt.Ow)(t.split(": ")[0]??"",Ui)}function gr(t,e,n,s){if(!n)
return{};const o=Ns(n,s);return{[t]:{[e]:n.count,oldestSeconds:o===null?null:Math.round(o)}}}function Pi(t,e){if(!t)return()=>Promise.resolve(void 0);let n,s;const o=async()=>{
const r=t().then(()=>({reason:void 0}),a=>({reason:wr((0,R.bD)(a))})),{reason:i}=await(0,X.ux)(e,mr,r)??{reason:Er};return s={reason:i,at:e.monotonic()},n=void 0,
i};return async()=>s&&e.monotonic()-s.at<yr?s.reason:(n??=o(),n)}function To({check:t,damage:e}){return async()=>{try{await t?.()}catch{return(0,G.Yf)(503,{status:"\
failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return(0,G.Yf)(200,{status:"ok",pid:process.pid});const s=`\
Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return(0,G.Yf)(200,{
status:"degraded",pid:process.pid,reason:s})}}const Fi=()=>({[Symbol.asyncDispose]:async()=>{}});var Rs=y(8474),bo=y(7067),Vt=y(7075),_r=y(3548);const ji=8,Ls=new WeakMap;
function As(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const o=(Ls.get(s)??0)+1;if(Ls.set(s,o),o>ji){s.destroy();return}s.pause(),
e.once("socket",()=>{const r=(Ls.get(s)??1)-1;Ls.set(s,r),r===0&&s.resume(),queueMicrotask(n)})}const Tr=2e4,br=.75,Oo=1024,Bi=1024,Or=64,Hi={headersMs:15e3,bodyMs:60*
6e4,nextMs:45e3},Sr=500,Wi=20,p=512,h=32;function m(){return(0,R.CD)(()=>(0,b.readFileSync)("/proc/self/limits","utf8"))??""}function E(t=m()){const[,e=String(Oo)]=/^Max open files\s+(\d+|unlimited)/m.
exec(t)??[];return e==="unlimited"?Tr:Math.min(Tr,Math.floor(br*Number(e)))}class g{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=Hi){this.#e=e,this.#t=
n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=Bi?this.#l(this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.now();this.#s.
set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#o.delete(e)),this.#i??=this.#a(Sr)}began(e,n){const s=this.#s.get(
e)??this.#o.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#r??=L(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<
p&&n<h;s+=1){const{value:o,done:r}=this.#r.next();if(r){this.#r=void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>
e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#r?this.#i=this.#a(Wi):this.#i=this.#s.size+this.#o.size>0?this.#a(Sr):void 0}#d(){
const[e]=this.#s,[n]=this.#o;let s=0;for(const o of this.#o){if(e&&e[1].since<o[1].since||(s+=1,s>Or))break;if(this.isIdle(o[0])){this.#l(this.#o,o[0]);return}}
e?this.#l(this.#s,e[0]):n&&this.#l(this.#o,n[0])}#l(e,n){e.delete(n),n.destroy()}}function*L(...t){for(const e of t)yield*e}const I=64*1024,ne=128*1024;class te{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Le(e,n);if(!s||s.bytes<=I)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Le(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Vt.Readable?{key:t,bytes:ne}:{key:e.buffer,bytes:e.buffer.byteLength}}const Ke=/^[\w.:-]{1,128}$/,nt=12e4,De=8*1024*1024,xe=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,
st=47,Et=(0,P.randomBytes)(5).toString("hex");let mt=0;class _t{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=
s,this.head=o,this.#i=r,e.url?.charCodeAt(0)!==st&&cn(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];mt+=1,this.#s=typeof e=="string"&&Ke.
test(e)?e:`${Et}-${mt}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)return(0,C.ci)(e,(0,G.wx)(this,"x-forwarded-for"),
this.#n.proxies)}get bodyAbandoned(){return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#o===void 0){const e=new AbortController;
this.#o=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#o.
signal}abort(e){this.#o?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=e&&(this.#i=!1,this.#t.writeContinue()),new Promise(
(o,r)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),nt).unref(),d=u=>{clearTimeout(c),this.#r=!n.complete,r(u)},l=()=>d(new G.GW("The client went away\
 before its body ended"));if(n.destroyed&&l(),s>e+De){d(new G.KQ);return}n.on("data",u=>{a+=u.length,a<=e?i.push(u):a>e+De?(n.pause(),d(new G.KQ)):i.length=0}),
n.on("end",()=>{if(a>e)return d(new G.KQ);clearTimeout(c),o(So(i,a))}),n.on("error",l),n.on("close",()=>{n.complete||l()})})}}function cn(t){const[,e,n=""]=xe.exec(
t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function So(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}
const Is=1e3;function Nr({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t==="GET"&&!n&&e.upgrade?.trim().toLowerCase()===
"websocket"}function Gi(t,e){const n=new bo.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}return e.on("error",()=>e.destroy()),e.on(
"drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Is).unref()}),n}function Rr(t,e,n,s){const{method:o,
url:r,httpVersion:i,rawHeaders:a}=e,c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const l=a[d]??"";l.toLowerCase()!=="upgrade"&&c.push(`${l}: ${a[d+1]??
""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const Yi=3e4,kt=t=>(0,$e.u)(new $e.P_("unavailable","The platform is starting.",{"retry-after":"1"}),t),No=128*1024*1024,Ki=16;
class Lr{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Ki&&this.#s()}#n(){
this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}async function Ar(t){const{host:e,log:n,batch:s=new Lr}=t,o={handler:kt,closing:!1,
log:n,batch:s,bodies:new te(No)},r=t.connections??E(),i=new g(r,_=>a(_,Ir),t.clientTimes),a=zi(i),c=(0,C.Nd)(t.trustedProxies??[],"trusted-proxies"),d={open:new Set,
proxies:c},l=new Set,u=(_,O,N)=>{s.open(),i.began(_.socket,O),bp(o,{request:new _t(_,O,d,N),incoming:_,outgoing:O})},f=(0,bo.createServer)({headersTimeout:0,requestTimeout:0,
keepAliveTimeout:Yi,joinDuplicateHeaders:!0},(_,O)=>As(_,O,()=>u(_,O)));f.on("checkContinue",(_,O)=>As(_,O,()=>u(_,O,{waits:!0}))),f.on("upgrade",(_,O,N)=>{const S=i.
isIdle(_.socket);if(S&&!Nr(_))return Rr(f,_,O,N);const H=S?Gi(_,_.socket):void 0;if(!H)return void O.destroy();l.add(O),O.once("close",()=>l.delete(O)),u(_,H,{head:N})}),
f.on("connection",_=>i.opened(_)),f.on("clientError",(_,O)=>a(O,(0,R.xU)(_)));const w=await _p(f,t.port,e);let T;return{port:w,serve(_){o.handler=_},close(_=5e3){
return o.closing=!0,T??=Tp(f,d.open,l,_),T}}}function xn(t,e){return`http://${t.includes(":")?`[${t}]`:t}:${e}`}const Ir="ERR_HTTP_REQUEST_TIMEOUT",Dr="HPE_INVA\
LID_EOF_STATE";function zi(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.bytesRead===0||s===Dr||!n.writable||!t.isIdle(n)){n.destroy();return}
n.end(Fn(s)),setTimeout(()=>n.destroy(),Is).unref()}}const Pn=`The address and the headers of this request have more than ${bo.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Fn(t){const e=`Connection: close\r
`;return t===Ir?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Pn.length}\r
`}${e}\r
${Pn}`}async function _p(t,e,n){const s=(0,Rs.once)(t,"listening");t.on("error",()=>{});try{t.listen(e,n),await s}catch(r){const i=(0,R.xU)(r);if(i==="EADDRINUS\
E"){const a="Choose another port, such as --port 4401, or --port 0 for a free one.",c=`Another process uses port ${e} of ${n}`;throw new R.GQ("port_in_use",c,{input:"\
port",remedy:a,cause:r})}if(i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"){const a="Choose an address of this machine, and a port of 1024 or more.",c=`The \
platform cannot listen on ${n}:${e} (${i})`;throw new R.GQ("invalid_input",c,{input:"port",remedy:a,cause:r})}throw r}const o=t.address();return typeof o=="obje\
ct"&&o!==null?o.port:e}async function Tp(t,e,n,s){const o=new Promise(a=>t.close(()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)
a.abort(new R.GQ("interrupted","The platform stops"));t.closeAllConnections();for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(
i)}}function bp(t,e){const{request:n}=e,s=r=>Vi(nd(n,r,t.log),t,e),o=r=>{try{Vi(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):
o(r)}catch(r){s(r)}}function nd(t,e,n){const s=(0,R.I7)(e),o=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.
requestID,method:t.method,message:s.message,cause:o??null});const r=(0,_r.Z)(e);if(r)return(0,$e.u)(r,t);const i="The platform failed to answer. Its log has the\
 cause, with this request ID.";return(0,$e.u)(new $e.P_("internal",i),t)}function Vi(t,e,n){const{body:s}=t,{outgoing:o,incoming:r}=n,i=s instanceof Vt.Readable?
s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){Op(t.take,e,n);return}if(o.writeHead(t.status,Sp(t,e,n)),r.method==="HEAD"||sd(t)||s===void 0){
i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof Vt.Readable?Np(s,e,n):e.batch.end(o,s)}async function Op(t,e,n){const{request:s,incoming:o,outgoing:r}=n,
{requestID:i,remoteAddress:a,head:c}=s,l={incoming:o,outgoing:r,end:u=>{e.batch.open(),e.batch.end(r,u)},requestID:i,remoteAddress:a,head:c};e.closing&&(r.shouldKeepAlive=
!1);try{await t(l)}catch(u){const f=nd(s,u,e.log);r.headersSent?r.destroy():Vi(f,e,n)}}function Sp(t,{closing:e},{request:n}){const s=[];let o=!1;for(const r in t.
headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-length")}for(const r of t.cookies??[])s.push("set-cookie",r);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.body instanceof Vt.Readable)&&!sd(t)&&s.push("content-length",Rp(t.body)),s}function sd({
status:t}){return t===204||t===304}function Np(t,{log:e},{request:n,outgoing:s}){(0,Vt.pipeline)(t,s,o=>{o&&(0,R.xU)(o)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:o.message})})}function Rp(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}var kr=y(7030);const Xi=["0.0.0.0","::"];function od({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Xi.includes(n);return o=>{const r=o?.toLowerCase()??"";if(Lp(
r,e))return!0;const i=Ap(r);return i===void 0?!1:i==="localhost"||i===n||(0,Fe.O)(i)||s&&(0,kr.isIP)(i)!==0}}function Lp(t,e){const{host:n,protocol:s}=new URL(e);
return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Ap(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?
(0,kr.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Ip=async()=>{},Dp=()=>{},kp=()=>{};class Ds extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.
set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const $p=1e4;function vp(t,e){return t===0?()=>0:n=>e.take([{name:`cont\
rol/${(0,P.hash)("sha256",n)}`,most:t}])}function Mp(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Ds($p);return o=>{const r=e.monotonic(),i=s.get(o)??{left:t,at:r};
return i.left=Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Cp=864e5,Up=async()=>0,
xp=()=>({handler:()=>({status:404,headers:{},body:""}),[Symbol.asyncDispose]:async()=>{}});var Ro=y(7),dn=y(7717);const rd=6e5,id=6*36e5,Pp=3e4,ad=5e3;function Fp(t,e,n){
return(0,dn.O)(async()=>{const s=await y.e(460).then(y.bind(y,6460)),o=s.createRemoteJWKSet(await jp(t,e),{timeoutDuration:ad,cacheMaxAge:Number.POSITIVE_INFINITY,
cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-r,l=()=>(c??=
o.reload().then(()=>{a=0,r=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Pp*2**Math.max(0,a-1),rd)}),c);return async(u,f)=>{const w=n.
monotonic()>=i||d()>=id;if(d()>=rd&&w&&await l(),d()>=id)throw $r();try{return await o(u,f)}catch(T){if(!(T instanceof s.errors.JWKSNoMatchingKey))throw T;const _=n.
monotonic()>=i;if(_&&await l(),a>0)throw $r();if(!_)throw T;return o(u,f)}}})}async function jp(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-kno\
wn/openid-configuration`,{signal:AbortSignal.timeout(ad),redirect:"error"})).json();return Bp(s,t)}catch{throw $r()}}function Bp(t,e){const{issuer:n,jwks_uri:s}=Object(
t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error(
"the keys are not served over the protocol of their issuer");return o}function $r(){return new $e.P_("unavailable","The keys of the token's issuer cannot be fet\
ched right now.",{"retry-after":"5"})}const Hp=30,Wp=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Gp=16*1024;function Yp(t){
const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:(0,dn.O)(async()=>(await y.e(460).then(
y.bind(y,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let o=[],r=new Map;const i=a=>{if(o!==e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??Fp(d,t.fetch,
n);r=new Map(o.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:r.get(a)};return async a=>{const c=cd(a),d=await y.e(460).then(y.
bind(y,6460)),{header:l,claims:u}=Kp(c,d);zp(l,u);const f=i(u.iss??"");if(!f)throw ct("The token was issued by an identity provider that this platform does not \
trust (iss)");const w=await f.keys(),T=f.audiences??[t.audience];try{const{payload:_}=await d.jwtVerify(c,w,{issuer:f.issuer,audience:[...T],algorithms:Wp,clockTolerance:Hp,
currentDate:new Date(n.now()),requiredClaims:["exp"]});return Vp(f,_)}catch(_){throw dd(_,d,T.join(" or "))}}}function cd(t){if(t===void 0)throw ct('There is no\
 Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw ct('The Authorization hea\
der is not "Bearer <ID token>"');if(e.length>Gp)throw ct("The token is too long to be an ID token");return e}function Kp(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw ct("The token is not a JSON Web Token, so it is not an ID token")}}function zp(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw ct("The token is an access token: send the identity provider's ID\
 token instead")}function Vp(t,e){Xp(t,e);const n=t.granted.flatMap(o=>{const r=e[o];return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(
r).length<=Dn?[[o,String(r)]]:[]}),s={email:Jp(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function Xp(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw ct(`The token's ${n} claim is not one that this platform accepts`)}function Jp(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];if(typeof i!="string"||i==="")throw ct(`The token has no ${r} claim`);return i}),s=ge(n);if(s===void 0){const o=F(n)?"has c\
haracters other than ASCII":"is not an email";throw ct(`The token's email claim ${o}`)}if(t.email.includes("{email}")&&!Qp(e,t))throw ct("The token's email is n\
ot verified (email_verified is not true)");return s}function Qp({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function dd(t,e,n){
if(t instanceof $e.P_)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ct("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?ct(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?ct("The token is not valid yet (nbf)"):ct(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?ct("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?ct("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?ct("The token is not a valid ID token"):$r()}function ct(t){return new $e.P_("unauthorized",`${t}.`,{"www-authenticate":'Bearer \
error="invalid_token"'})}function qp({store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{ld(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];
for(const d of i){const l=Qi(d),u=JSON.stringify([l.project,l.appID]);a.has(u)||a.set(u,(0,Oe.mK)(await e(o,l),"admin"));const f=(0,Oe.K2)((0,Qe.U4)(d.maker));(a.
get(u)||f?.email===o.email&&f.issuer===o.issuer)&&c.push(d)}if(c.length>0||await e(o,{org:r})||(await n(o))?.includes(r))return c;throw Ji(o,r)};return{list:s,async create(o,{
name:r,place:i,role:a,lifetimeMs:c},d){ld(o,"make another one");for(const x of[i.project,i.appID])if(!(x===void 0||Ee.cS.test(x)))throw new $e.P_("validation_fa\
iled","The project and the app of a token must be identifiers.");const l=await e(o,i);if(l===void 0)throw Ji(o,i.org);if(!(0,Oe.mK)(l,"deployer")){const x=`${o.
email} may only read there. Somebody with the role deployer makes tokens.`;throw new $e.P_("forbidden",x)}const u=(0,Ro.yH)(x=>(0,P.randomInt)(x)),{org:f,project:w=null,
appID:T=null}=i,{email:_,issuer:O}=o,N=Ro.KT.atPlace,S={madeBy:_,maker:JSON.stringify({email:_,issuer:O})},H={id:(0,P.randomUUID)(),hash:(0,P.hash)("sha256",u),
org:f,project:w,appID:T,name:r,role:a,lifetimeMs:c,...S},B=await t.create(H,N,d);if(typeof B=="object")return{...B,text:u};const U=B==="name_taken"?`T${(0,Oe.fp)(
i).slice(1)} has a token ${r}. Revoke it first, or choose another name.`:`${(0,Oe.Js)(i,B,N)} tokens, and may have no more. Revoke those that nobody needs.`;throw new $e.
P_("conflict",U)},async revoke(o,r,i,a){const{org:c,project:d=null,appID:l=null}=r,u=(await s(o,c)).filter(T=>T.name===i),f=u.find(T=>T.project===d&&T.appID===l);
if(!f&&d===null&&u.length>1){const T=u.slice(0,5).map(O=>(0,Oe.fp)(Qi(O))),_=`Several tokens have the name ${i}: those of ${T.join(", ")}. Name the place.`;throw new $e.
P_("conflict",_)}const w=f??(d===null?u[0]:void 0);if(w&&await t.revoke(c,w.id,a))return w;throw await e(o,{org:c})===void 0?Ji(o,c):new $e.P_("not_found",`The \
organization ${c} has no token ${i.slice(0,100)} that you may end.`)}}}async function Zp(t,e,n){if(!(0,Ro.eo)(e))throw ct("The access token is not whole: it was\
 cut, or mistyped");const s=await t.find((0,P.hash)("sha256",e)),o=s&&(0,Oe.K2)((0,Qe.U4)(s.maker)),r=Ro.Xm.find(i=>i===s?.role);if(!s||!o||!r)throw ct("The acc\
ess token is unknown, was revoked, or has ended");if(!n(o.issuer))throw ct("The person who made the access token signed in by an identity provider that is no lo\
nger trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof qe.us))throw i}),{...o,token:{id:s.id,name:s.name,role:r,place:Qi(s)}}}function ld({token:t},e){
if(t)throw new $e.P_("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function Ji({email:t},e){return new $e.P_("forbidden",`${t}\
 has no role for this in the organization ${e}.`)}function Qi({org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function em({idTokens:t,
accessTokens:e,logins:n,trusts:s}){return async o=>{const r=o===void 0?"":cd(o);return(0,Ro.Lh)(r)?Zp(e,r,s):await tm(r)===n.issuer?n.verify(r):t(o)}}async function tm(t){
const{decodeJwt:e}=await y.e(460).then(y.bind(y,6460));return(0,R.CD)(()=>e(t).iss)}const nm=()=>{},sm={device:"/identity/device",token:"/identity/token",revoke:"\
/identity/revoke"},aA="slipway",om="urn:ietf:params:oauth:grant-type:device_code",vr="BCDFGHJKLMNPQRSTVWXZ",cA=new RegExp(`^[${vr}]{4}-[${vr}]{4}$`),dA=100;async function ud(t){
const e=await t.signingKey(rm),n=(0,Qe.U4)(e.value);if(!(0,Qe.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!im({kty:"EC",crv:"P-256",
x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},o=am(s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{
...s,d:n.d,alg:"ES256"}}}function fd({privateJwk:t,kid:e},n){const s=(0,dn.O)(async()=>(await y.e(460).then(y.bind(y,6460))).importJWK(t,"ES256"));return async(o,r)=>{
const{SignJWT:i}=await y.e(460).then(y.bind(y,6460)),a=Math.floor(n.now()/1e3);return new i({...o,iat:a,exp:a+r,jti:(0,P.randomUUID)()}).setProtectedHeader({alg:"\
ES256",typ:"JWT",kid:e}).sign(await s())}}function qi({privateJwk:t},e){return new Uint8Array((0,P.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipw\
ay ${e}`,32))}function rm(){const t=(0,P.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function im(t){try{const e=(0,P.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,P.verify)("sha256",o,(0,P.createPublicKey)(
{key:s,format:"jwk"}),(0,P.sign)("sha256",o,e))}catch{return!1}}function am(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,P.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const cm=300,dm="developer@slipway.localhost";function lm(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,r=fd(n,s),i=({email:c=dm,subject:d,
audience:l,claims:u,expiresInSeconds:f}={})=>{const w={iss:e,sub:d??c,aud:l??t.audience,email:c,email_verified:!0};return r({...u,...w},f??cm)},a={"/identity/.w\
ell-known/openid-configuration":{issuer:e,jwks_uri:`${e}/jwks`,token_endpoint:`${e}/token`,device_authorization_endpoint:`${e}/device`,revocation_endpoint:`${e}\
/revoke`,grant_types_supported:[om,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:[
"public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","ema\
il_verified"]},"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get((0,G.XM)(c.target));if(d&&(c.method==="POST"||(0,G.XM)(c.target)!==
sm.token))return d(c);const l=(...w)=>(0,$e.u)(new $e.P_(...w),c);if(c.method!=="GET"&&c.method!=="HEAD")return l("method_not_allowed","The identity provider ac\
cepts only GET and HEAD",{allow:"GET, HEAD"});const u=(0,G.XM)(c.target),f=a[u];return f?(0,G.Yf)(200,f,{"cache-control":"public, max-age=300"}):u!=="/identity/\
token"?l("not_found",`Nothing is at ${u}`):fm(c,t.requestToken)?um(c.target,i):l("unauthorized","The request token is missing or wrong: see run.json",{"www-auth\
enticate":"Bearer"})}}}async function um(t,e){const n=new URLSearchParams(t.slice((0,G.XM)(t).length)),s=n.get("audience"),o=n.get("email"),r=await e((0,Qe.Eb)(
{audience:s||void 0,email:o||void 0}));return(0,G.Yf)(200,{count:r.length,value:r})}function fm(t,e){const n=o=>(0,P.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.
exec((0,G.wx)(t,"authorization")??"")?.[1];return s!==void 0&&(0,P.timingSafeEqual)(n(s),n(e))}const Zi="Sign in again: slipway login",hm="This platform no long\
er trusts the identity provider that you signed in by.",pm="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody el\
se may have copied it.",hd=900,pd=10*6e4,md=5e3,mm={lifetimeMs:pd,intervalMs:md,perAddress:10,inAll:1e3},Ed=864e5,Em={graceMs:6e4,idleMs:30*Ed,mostMs:90*Ed},ym=20,
ea={person:10,address:20,all:200},wm="slr_",yd=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,wd=12;function gm({store:t,quota:e,organizationsOf:n,trusts:s,audience:o,key:r,
clock:i,...a}){const c=`${a.issuer}/login`,d=fd(r,i),l=(0,dn.O)(async()=>(await y.e(460).then(y.bind(y,6460))).createLocalJWKSet({keys:[r.publicJwk]})),u=async({
issuer:f,email:w},T)=>{const _=await e.take([{name:"login",most:ea.all},{name:`login/person/${Ut(f,w)}`,most:ea.person},{name:`login/address/${Ut(T)}`,most:ea.address}]);
if(_!==0)throw(0,$e.xd)(`Too many codes were tried. Try again in ${_} seconds.`,_)};return{issuer:c,async verify(f){const w=await y.e(460).then(y.bind(y,6460)),
T={issuer:c,audience:o,algorithms:["ES256"],currentDate:new Date(i.now())},{payload:_}=await w.jwtVerify(f,await l(),T).catch(S=>{throw dd(S,w,o)}),O=await t.find(
String(_.sid)),N=O&&(0,Oe.K2)((0,Qe.U4)(O.identity));if(!N)throw ct(`The sign-in of this machine has ended. ${Zi}`);if(O.state==="reused")throw ct(`${pm} ${Zi}`);
if(!s(N.issuer))throw ct(`${hm} ${Zi}`);return{...N,via:"login"}},async begin(f,w){for(;;){const[T,_]=[(0,P.randomBytes)(16).toString("base64url"),(0,P.randomBytes)(
32).toString("base64url")],O=_m(),N={id:Ut(T),userCode:Ut(O),secret:Ut(_)},S=await t.begin({...N,machine:f,address:w},mm);if(S==="too_many")return;if(S==="code_\
taken")continue;const H={expiresIn:pd/1e3,interval:md/1e3};return{deviceCode:`${T}.${_}`,userCode:O,...H}}},async exchange(f,w){const[,T="",_=""]=yd.exec(f)??[];
if(T==="")return"unknown";const O=(0,P.randomBytes)(32).toString("base64url"),N={id:Ut(T),secret:Ut(_),next:Ut(O)},S=await t.advance({...N,...Em},{...D,...w});if(S.
kind!=="open")return S.kind;const H=(0,Oe.K2)((0,Qe.U4)(S.identity));if(!H||!s(H.issuer))return"untrusted";const{email:B,issuer:U}=H,x={iss:c,sub:B,aud:o,email:B,
email_verified:!0,idp:U,sid:N.id};return{accessToken:await d(x,hd),expiresIn:hd,refreshToken:`${wm}${T}.${O}`,refreshExpiresIn:Math.floor(S.endsInMs/1e3)}},async end(f,w){
const[,T=""]=yd.exec(f)??[],_=T===""?void 0:await t.find(Ut(T));_&&await t.end(Ut(T),{by:(0,Oe.K2)((0,Qe.U4)(_.identity))?.email??null,via:"login",...w})},machines:async f=>(await t.
list(ta(f))).map(w=>({...w,id:w.id.slice(0,wd)})),async endMachine(f,w,T){const _=(await t.list(ta(f))).find(O=>O.id.slice(0,wd)===w);if(_&&await t.end(_.id,T))
return{..._,id:w};throw new $e.P_("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(f,w,T){return await u(
w,T),await t.asked(Ut(gd(f)))??na()},async decide(f,w,T,_){await u(T,_.from??"");const{email:O,issuer:N}=T;if((await n(T))?.length===0){if(!w)return na();throw new $e.
P_("forbidden",`${O} has no role on this platform, so there is nothing to sign in to.`)}const S={person:ta(T),identity:JSON.stringify({email:O,issuer:N}),most:ym};
return await t.decide(Ut(gd(f)),w?S:"denied",_)??na()}}}function ta({issuer:t,email:e}){return Ut(t,e)}function na(){const t="No machine asks with this code: it\
 was mistyped, was used, or is older than ten minutes.";throw new $e.P_("not_found",t)}function Ut(...t){return(0,P.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function _m(){const t=Array.from({length:8},()=>vr[(0,P.randomInt)(vr.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function gd(t){const e=t.slice(
0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}const Lo=12,Mr=16,_d=4+Lo+Mr;function Cr(t,e,n){return bd(t,e,n,(0,P.randomBytes)(
Lo))}function Td(t,e,n){const s=(0,P.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return bd(t,e,n,s.subarray(0,Lo))}function bd({
id:t,key:e},n,s,o){const r=(0,P.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(Buffer.from(s)),r.final()]);return Buffer.
concat([t,o,i,r.getAuthTag()])}class Tm extends Error{id;constructor(e){super("No key is known that sealed this secret"),this.id=e}}function lA(t,e,n){return Od(
t,e,n).toString("utf8")}function Od(t,e,n){let s=new Tm(Buffer.from(n.subarray(0,4)).toString("hex"));for(const o of t.filter(r=>Sd(r,n)))try{return bm(o,e,n.subarray(
o.id.length))}catch(r){s=r}throw s}function Ur(t,e,n,s){try{return Od(t.all(e),n,s)}catch(o){throw t.wrong(o)}}function bm({key:t},e,n){const s=(0,P.createDecipheriv)(
"aes-256-gcm",t,n.subarray(0,Lo),{authTagLength:Mr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Mr));return Buffer.concat([s.update(n.subarray(Lo,-Mr)),
s.final()])}function Sd({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const Nd="sealed:",Rd=/^sealed:([0-9a-f]{8}):/;function Ao(t,e,n,s){const o=Buffer.
from(Cr(t.current(e),n,s));return`${Nd}${t.id}:${o.subarray(4).toString("base64")}`}function Io(t,e,n,s){const[o,r]=Rd.exec(s)??[];if(o===void 0||r===void 0)return s;
const i=Buffer.concat([Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);return Ur(t,e,n,i).toString("utf8")}function Om(t){return Rd.exec(t)?.[1]}
function Sm(t){return Nd.length+9+Math.ceil((t+_d)*4/3)+4}const xr=t=>`kvs-token:${t}`,sa=t=>`kvs-role:${t}`,Nm=t=>`hook:${t}`,Rm=t=>`notify-target:${t}`,oa=({org:t,
project:e,appID:n},s="")=>`variable:${t}/${e}/${n}:${s}`,ks=(t,e)=>`deployment-${e}:${t}`,Ld=(t,e)=>`build-log:${t}:${e}`;function Ad(t){return{seal:(e,n)=>Cr(t.
current("kvs"),e,n),open:(e,n)=>Ur(t,"kvs",e,n).toString("utf8")}}const Lm=()=>{},Am=()=>({[Symbol.asyncDispose]:async()=>{}}),Im=864e5,Dm=async()=>0,Id="abcdef\
ghijklmnopqrstuvwxyz234567",km=63,Dd=6,kd=()=>(0,P.randomInt)(2**32)/2**32;function ra(t,e){let n="";for(;n.length<t;)n+=Id[Math.floor(e()*Id.length)]??"";return n}
function $m(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,km-Dd-1).replace(/-+$/,"");return e===""?"app":e}function vm(t,e){return`${$m(
t)}-${ra(Dd,e)}`}const Mm=()=>{},Cm=()=>{},Um=()=>{},xm=600;async function Pm(t,e,n){const s=await jm(t,e,n),{stores:o,stack:r,policy:i,quotas:a,notifyAllow:c,notifyDelays:d,
kvsQuotas:l,clock:u}=t,{notify:f,state:w,usage:T}=o,_=Ad(o.keyring),O=(0,C.Nd)(c,"notify-allow"),{tablePerMinute:N}=l;$d(t,Im,"quotas_not_told",()=>Dm({store:f,
usage:T,quotas:a,tablePerMinute:N,clock:u}));const S=r.use(Am({...t,...o,...w,store:f,vault:_,verifies:U=>i.issuers.some(({issuer:x,email:W})=>x===U&&W==="{emai\
l}"),mail:t.mail,allowed:O,random:kd,delays:d})),H=Lm(O),B=r.use(xp({...t,...o,...w,store:o.hooks,vault:_,addresses:H}));return Fm(t),{...s,notify:S,hooks:B}}function $d({
stack:t,log:e},n,s,o){const r=i=>{i instanceof qe.us||e("error",s,{reason:String(i)})};t.use(Yt({everyMs:n,run:o,onFailure:r}))}function Fm(t){const{protocol:e,
port:n}=new URL(t.siteUrl("any"));if(e!=="https:")return;const{notify:s,state:o,usage:r}=t.stores,i=Um(t),a=d=>i(d,Number(n||443)),c={store:s,releases:o.releases,
usage:r,clock:t.clock,certificateOf:a};$d(t,Cp,"certificates_not_told",()=>Up(c))}async function jm({policy:t,clock:e,fetch:n,stores:s,shared:o,requestsPerMinute:r,
baseUrl:i,issuer:a,consoleUrl:c},d,l){const u=r??xm,f=o?vp(u,s.quota):Mp(u,e),w=await ud(s.keys),{accessTokens:T,logins:_,quota:O}=s,N=is(t,s.members),S=U=>t.issuers.
some(x=>x.issuer===U)||t.localIssuer&&U===a,H=gm({...N,store:_,quota:O,trusts:S,issuer:a,audience:i,key:w,clock:e}),B=nm(H,c);return{logins:H,accessTokens:qp({store:T,
...N}),issuer:lm({issuer:a,audience:i,key:w,requestToken:d,clock:e,calls:B}),signInKey:qi(w,"console sign-in"),draftKey:qi(w,"console draft"),gate:{...N,refusals:l,
verify:em({idTokens:Yp({policy:t,issuer:a,audience:i,key:w,clock:e,fetch:n}),accessTokens:T,logins:H,trusts:S}),rateLimit:U=>r===void 0&&t.isLocal?0:f(U)}}}var Bm=y(
4235);const vd=new WeakMap;function ia(t,e){const n=vd.get(e);if(n)return n;const{healthPath:s,instances:o,memory:r,idleTimeout:i,requestTimeout:a}={...Bm.em,...e},
c=t==="sse"&&e.requestTimeout===void 0,d={healthPath:s,instances:o,memoryBytes:(0,K.DB)(r,"memory"),idleTimeoutMs:Md(i,"idleTimeout"),requestTimeoutMs:c?null:Md(
a,"requestTimeout")};return vd.set(e,d),d}function Md(t,e){return t==="0"||t==="off"?null:(0,ke.E9)(t,e)}const Hm=":root{color-scheme:light dark}body{font:1.125\
rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function Xt({status:t,
title:e,text:n,againIn:s}){const o=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e}</title>
<style>${Hm}</style>
</head>
<body>
<main>
<h1>${e}</h1>
<p>${n}</p>
</main>
</body>
</html>
`);return{status:t,headers:{"content-type":"text/html; charset=utf-8","content-length":String(o.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'",...s!==void 0&&{"retry-after":String(s)}},body:o}}const Wm={bad_request:{status:400,
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
super(e,{cause:n}),this.code=e,this.againIn=s}}function Pr({code:t,againIn:e}){const n=Wm[t],s=Xt({...n,againIn:n.status===503?e:void 0});return{...s,headers:{...s.
headers,"x-slipway-error":t}}}const aa=".slipway",Cd=`${aa}/server.json`,Gm=3,ca=["unpack","spawn","listen","health","ready"],Ud=(0,z.lS)({step:(0,z.yL)(ca),at:z.
U9}),xd=2e3,Ym=200,Pd={exitCode:(0,z.Xd)(z.U9),signal:(0,z.Xd)((0,z.Qq)(40))},Km=(0,z.lS)({...Pd,code:(0,z.yL)(["start_failed","not_listening","unhealthy","out_\
of_memory"]),step:(0,z.yL)(ca),message:(0,z.Qq)(xd),lines:(0,z.c3)(Ym,(0,z.Qq)(xd)),journey:(0,z.c3)(ca.length,Ud)});function da(t,e){return{code:"start_failed",
step:e.at(-1)?.step??"unpack",message:t,exitCode:null,signal:null,lines:[],journey:e}}const zm=(0,z.lS)({...Pd,outOfMemory:z.Jt});class jn extends Error{name="S\
tartFailed";failure;constructor(e){super(e.message),this.failure=e}}const Vm=1e3,Xm=3e4,Jm=6e4,Qm=1e4,qm=3e4,Zm=1e4,Fd=8,la=256,eE=1e3,tE=2e3;function ua(t){return Math.
min(Xm,Vm*2**Math.max(0,t-1))}function nE(){return Promise.all([y.e(729),y.e(313)]).then(y.bind(y,313)).catch(t=>{throw new Error("The platform could not load i\
ts client of instances",{cause:t})})}class sE{#e;#t;started;#n="starting";#s;#o;#r;#i=0;#a=Fd;#c=new Set;#d=0;#l=0;failures=0;#u=null;lastFailure=null;#f=0;#h=()=>{};#p=Promise.
withResolvers();#m=Promise.withResolvers();#y;constructor(e,n){this.#e=e,this.#t=n,this.#s=n.clock.now(),this.started=this.#g()}get state(){return this.#n}get load(){
return this.#n==="ready"&&this.#i<this.#a?this.#i:Number.POSITIVE_INFINITY}get isBusy(){return this.#i>0||this.#c.size>0}get pause(){return this.#n==="waiting"?
Math.max(0,this.#f-this.#t.clock.monotonic()):0}get status(){const e=this.#o;return{id:e?.id??null,deployID:this.#e.deployID,state:this.#n,since:this.#s,memoryBytes:e?.
memoryBytes??null,open:this.#i+this.#c.size,requests:this.#d,restarts:Math.max(0,this.#l-1),journey:e?.journey??this.lastFailure?.journey??[],lastFailure:this.lastFailure,
failures:this.failures,failingSince:this.failures===0?null:this.#u,nextStartAt:this.#n==="waiting"?this.#t.clock.now()+this.pause:null}}lease(){const e=this.#r;
if(!e)throw new TypeError("The instance is not ready");this.#d+=1,this.#i+=1;let n="request";return{upstream:e,deployID:this.#e.deployID,stream:s=>n!=="request"?
!0:this.#c.size>=tE?!1:(n=s,this.#i-=1,this.#c.add(s),this.#w(),!0),release:()=>{n!=="nothing"&&(n==="request"?this.#i-=1:this.#c.delete(n),n="nothing",this.#a=
Math.min(la,this.#a+2),this.#w())}}}drain(e=!1){return e&&this.#m.resolve(),this.#y??=this.#N(),this.#y}endStreams(){for(const e of[...this.#c])e()}#E(e){this.#n=
e,this.#s=this.#t.clock.now()}#w(){this.isBusy||this.#p.resolve(),this.#n==="ready"&&this.#t.changed()}async#g(){const{instances:e,clock:n,turns:s}=this.#t;this.#l+=
1,this.#o=void 0;try{const o=e.start(this.#e);this.#o=o;const[r,{Upstream:i}]=await Promise.all([o.ready,nE()]),a=new i({socketPath:r,turns:s,org:this.#e.app.org});
if(this.#n!=="starting")return a.close();this.#r=a,this.#a=Fd;const c=n.monotonic();this.#E("ready"),this.#_(),this.#t.changed(),o.ended.then(()=>this.#S(o,n.monotonic()-
c))}catch(o){if(o instanceof jn)return this.#T(o.failure);this.#o?.stop(0),this.#T(da((0,R.bD)(o),this.#o?.journey??[]))}}#_(){this.#h=this.#t.clock.after(eE,()=>{
this.#n==="ready"&&(this.#a=Math.min(la,2*this.#a),this.#t.changed(),this.#a<la&&this.#_())})}#S(e,n){this.#o===e&&(this.#r?.close(),this.#r=void 0,this.endStreams(),
this.#n==="ready"&&(n>=Jm&&(this.failures=0),this.#t.log("warn","function_crashed",{...this.#b,livedMs:Math.round(n)}),this.#O()))}#T(e){const{clock:n}=this.#t,
s=this.#o?.id??null;this.lastFailure={...e,at:n.now(),deployID:this.#e.deployID,instance:s},this.#n==="starting"&&(this.#t.log("warn","function_not_started",{...this.#b,
code:e.code,step:e.step}),this.#O())}#O(){const{clock:e,changed:n}=this.#t,s=this.failures===0&&this.#d>0?0:ua(this.failures);this.failures===0&&(this.#u=e.now()),
this.failures+=1,this.#f=e.monotonic()+s,this.#E("waiting"),this.#h(),this.#h=e.after(s,()=>{this.#n==="waiting"&&(this.#E("starting"),this.#g())}),n()}get#b(){
const{app:e,deployID:n}=this.#e;return{org:e.org,project:e.project,app:e.appID,deployID:n,instance:this.#o?.id??null}}async#N(){const{clock:e}=this.#t,n=this.#n===
"ready"||this.#n==="starting";this.#E("draining"),this.#h();const s=this.#o;if(n&&s){this.#p=Promise.withResolvers(),this.isBusy||this.#p.resolve();const o=()=>this.
endStreams();this.#m.promise.then(o);const r=[e.after(Qm,o),e.after(this.#e.settings.requestTimeoutMs??qm,()=>{o(),this.#p.resolve()})];await Promise.race([this.#p.
promise,s.ended]);for(const i of r)i();this.#r?.close(),await s.stop(Zm)}this.#r?.close(),this.#r=void 0,this.#E("ended"),this.#t.changed()}}const oE=100,rE=1e4,
iE=2e3,aE=6e4,cE=3,jd=3;class dE{key;spec;slots=[];#e;constructor(e,n,s){this.key=e,this.spec=n,this.#e=s}async grow(e){for(;this.slots.length<e;)this.slots.push(
new sE(this.spec,this.#e));if(await Promise.all(this.slots.map(n=>n.started)),!this.slots.some(n=>n.state==="ready"))return this.slots.map(n=>n.lastFailure).find(
n=>n!==null)??void 0}get isBusy(){return this.slots.some(e=>e.isBusy)}pick(){let e;for(const n of this.slots)n.load<(e?.load??Number.POSITIVE_INFINITY)&&(e=n);return e}async drain(e=!1){
await Promise.all(this.slots.map(n=>n.drain(e)))}}class lE{app;#e;#t;#n;#s;#o;#r=()=>{};#i=new Map;#a=new Set;#c;#d;#l=!1;#u;#f;#h=!1;constructor(e){this.app=e.
app,this.#e=e,this.#u=e.clock.monotonic()}get isEmpty(){return!this.#n&&!this.#s&&!this.#o&&!this.#d&&this.#i.size===0&&this.#a.size===0&&!this.#m}get status(){
const s=[this.#n,this.#s,this.#o,...this.#i.keys()].flatMap(i=>i?.slots??[]).map(i=>i.status),o=this.#c,{clock:r}=this.#e;return{app:this.app,state:this.#p,waiting:this.#a.
size,instances:s,lastFailure:o?.failure??s.find(i=>i.lastFailure)?.lastFailure??null,failing:o?{count:o.count,since:o.since,nextStartAt:r.now()+Math.max(0,o.until-
r.monotonic())}:null}}get#p(){const e=this.#n?.slots??[];return e.some(s=>s.failures>=jd&&s.state!=="ready")||(this.#c?.count??0)>=jd?"crash_loop":e.some(s=>s.state===
"ready")?"running":this.#n||this.#d?"starting":"asleep"}isWanted({deployID:e,manifestHash:n},s){const o=this.#t;return o?.deployID!==e||o.manifestHash!==n||o.settings!==
s?!1:this.#n&&!this.#c?!0:this.#d!==void 0||this.#s!==void 0||this.#m}want(e){const n=this.isWanted(e,e.settings);this.#t=e,n||this.#E()}refresh(e){this.#t=e;const n=this.#o?.
spec.deployID===e.deployID;(this.#n||this.#s||n)&&this.#E()}async prepare(e,n,s){s.throwIfAborted();const o=this.#g(e,n);this.#r(),this.#T(this.#o),this.#o=o;const r=()=>{
this.#o===o&&this.#T(o)};s.addEventListener("abort",r,{once:!0});const i=await o.grow(1);if(s.removeEventListener("abort",r),s.throwIfAborted(),i)throw r(),new jn(
i);this.#r=this.#e.clock.after(aE,r)}acquire(e){if(this.#u=this.#e.clock.monotonic(),this.#h)throw new rt("stopping");const n=this.#a.size===0?this.#n?.pick():void 0;
if(n)return n.lease();const s=this.#y();if(s)throw s;if(this.#a.size>=oE)throw new rt("queue_full",void 0,5);return new Promise((o,r)=>{const i=()=>{this.#a.delete(
a),r(new rt("queue_timeout",void 0,5))},a={resolve:o,reject:r,cancel:this.#e.clock.after(rE,i)};this.#a.add(a),e?.once("close",()=>{this.#a.delete(a)&&(a.cancel(),
r(new rt("queue_timeout")))})})}async stop(e=!1){this.#t=void 0,this.#b(new rt("stopping"));for(const n of[this.#n,this.#s,this.#o])this.#T(n);if(this.#c=void 0,
this.#r(),this.#f?.(),this.#f=void 0,e)for(const n of this.#i.keys())n.drain(!0);await Promise.all(this.#i.values())}endStreams(){for(const e of[this.#n,...this.#i.
keys()])for(const n of e?.slots??[])n.endStreams()}close(){return this.#h=!0,this.stop(!0)}get#m(){return this.#c!==void 0&&this.#e.clock.monotonic()<this.#c.until}#y(){
const{clock:e}=this.#e;if(!this.#n)return!this.#c||!this.#m||this.#d?void 0:new rt("start_failed",void 0,fa(this.#c.until-e.monotonic()));const n=this.#n.slots.
map(o=>o.state==="waiting"?o.pause:0),s=Math.min(...n);return s>iE?new rt("start_failed",void 0,fa(s)):void 0}#E(){this.#l=!0,this.#d??=this.#w().finally(()=>{this.#d=
void 0})}async#w(){for(;this.#l&&!this.#h;){this.#l=!1;try{const e=await this.#e.envOf(),n=this.#t;!this.#l&&n&&!this.#h&&this.#_(this.#g(n,e))}catch(e){this.#e.
log("warn","function_not_planned",{app:this.app.appID,reason:String(e)}),this.#n||(this.#t=void 0,this.#b(new rt("not_readable",e,5)))}}this.#n||this.#b(new rt(
"start_failed"))}#g(e,n){const{app:s,host:o}=this.#e,{deployID:r,manifestHash:i,settings:a}=e,c=Object.entries(n).sort(([l],[u])=>l<u?-1:1),d=(0,P.hash)("sha256",
JSON.stringify([r,i,o,a,c]));return new dE(d,{app:s,deployID:r,manifestHash:i,host:o,env:n,settings:a},{...this.#e,changed:()=>this.#O()})}#_(e){const{key:n}=e;
if(this.#n?.key===n){this.#T(this.#s),this.#c=void 0;return}if(this.#s?.key===n||this.#c?.key===n&&this.#m)return;const s=this.#o?.key===n?this.#o:e;s===this.#o&&
(this.#o=void 0,this.#r()),this.#T(this.#s),this.#n?.slots.some(o=>o.state==="ready")?this.#s=s:(this.#T(this.#n),this.#n=s),this.#S(s)}async#S(e){const{clock:n,
log:s,app:o}=this.#e,r=await e.grow(e.spec.settings.instances);if(!(e!==this.#s&&e!==this.#n)){if(r){const i=this.#c?.key===e.key?this.#c:void 0,a=(i?.count??0)+
1,c=i?.since??n.now();this.#c={key:e.key,failure:r,since:c,count:a,until:n.monotonic()+ua(a)};const{code:d,step:l}=r,u=e===this.#s;s("error","function_switch_fa\
iled",{...o,deployID:e.spec.deployID,code:d,step:l,keepsEarlier:u}),this.#T(e),u||this.#b(new rt("start_failed",void 0,fa(ua(a))));return}this.#c=void 0,e===this.#s&&
(this.#T(this.#n),this.#n=e,this.#s=void 0),this.#u=n.monotonic(),this.#N(),this.#O()}}#T(e){if(!e)return;this.#n===e&&(this.#n=void 0),this.#s===e&&(this.#s=void 0),
this.#o===e&&(this.#o=void 0);const n=e.drain().finally(()=>this.#i.delete(e));if(this.#i.set(e,n),this.#i.size<=cE)return;const[s]=this.#i.keys();s?.drain(!0)}#O(){
for(const n of this.#a){const s=this.#n?.pick();if(!s)break;this.#a.delete(n),n.cancel(),n.resolve(s.lease())}const e=this.#a.size>0&&this.#n?this.#y():void 0;e&&
this.#b(e)}#b(e){for(const n of this.#a)this.#a.delete(n),n.cancel(),n.reject(e)}#N(){this.#f?.(),this.#f=void 0;const e=this.#n,n=e?.spec.settings.idleTimeoutMs??
null;if(!e||n===null)return;const{clock:s}=this.#e,o=()=>{if(this.#n!==e)return;const r=e.isBusy||this.#s?n:this.#u+n-s.monotonic();if(r>0){this.#f=s.after(r,o);
return}this.#f=void 0,this.#T(e)};this.#f=s.after(n,o)}}function fa(t){return Math.max(1,Math.ceil(t/1e3))}const uE=new Set(["x-accel-redirect","x-lighttpd-send\
-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function ha(t){return t.startsWith(
"x-slipway-")||uE.has(t)}const Bd=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","tran\
sfer-encoding","upgrade"]),fE=new Set([...Bd,"forwarded","host","x-forwarded-for","x-forwarded-host","x-forwarded-port","x-forwarded-proto","x-forwarded-server",
"x-real-ip","x-request-id"]),hE=new Set;function Hd(t){let e;for(let n=0;n<t.length;n+=2){if(t[n]?.length!==10||t[n]?.toLowerCase()!=="connection")continue;const s=(t[n+
1]??"").toLowerCase();if(!(s==="keep-alive"||s==="close")){e??=new Set;for(const o of s.split(","))e.add(o.trim())}}return e??hE}function pE({incoming:t,requestID:e,
remoteAddress:n=""},s){const{rawHeaders:o,headers:r}=t,i=Hd(o),a=r.host??"",c=["host",a];for(let l=0;l<o.length;l+=2){const u=o[l]??"",f=u.toLowerCase();fE.has(
f.includes("_")?f.replaceAll("_","-"):f)||i.has(f)||c.push(u,o[l+1]??"")}const d=n.includes(":")?`"[${n}]"`:n;return c.push("x-forwarded-for",n,"x-forwarded-pro\
to",s,"x-forwarded-host",a),c.push("x-real-ip",n,"x-request-id",e),c.push("forwarded",`for=${d};host="${a.replace(/["\\]/g,"")}";proto=${s}`),c}const mE=[101,204];
function Wd(t,e){const n=Hd(e),s=[];let[o,r,i]=[!1,!1,!1],a;for(let c=0;c<e.length;c+=2){const d=e[c]??"",l=e[c+1]??"",u=d.toLowerCase();if(u==="transfer-encodi\
ng"&&(i=!0,r||=l.trim().toLowerCase()!=="chunked"),u==="content-length"){if(mE.includes(t))continue;a=Number(l)}u==="content-type"&&(o=/^\s*text\/event-stream\b/i.
test(l)),!(Bd.has(u)||n.has(u)||u==="x-request-id"||ha(u))&&s.push(d,l)}return{list:s,isEventStream:o,length:i?void 0:a,isCoded:r}}const pa=10,ma={most:16*1024,
least:2*1024},EE=.5,yE=.1;class wE{#e;#t=new Map;#n;constructor(e=()=>performance.now()){this.#e=e}share(e,n){const s=e.read.bind(e);let o=ma.most,r;e.read=i=>{
const a=this.#e();return r!==void 0&&(o=_E(o,a-r)),r=void 0,e.readableLength===0?s(i):this.#s(a)?(this.#o(e,n),null):(r=a,s(i??Math.min(o,e.readableLength)))},e.
once("close",()=>this.#r(e,n))}#s(e=this.#e()){return this.#n===void 0&&(this.#n=e+pa,setImmediate(this.#i)),e>=this.#n}#o(e,n){const s=this.#t.get(n);s?s.add(e):
this.#t.set(n,new Set([e]))}#r(e,n){const s=this.#t.get(n);s?.delete(e)&&s.size===0&&this.#t.delete(n)}#i=()=>{if(this.#n=void 0,this.#t.size===0)return;this.#s();
const e=this.#e()+pa,n=pa/this.#t.size;for(const[s,o]of[...this.#t]){this.#n=Math.min(e,this.#e()+n),this.#t.delete(s);for(const r of o){if(this.#s())break;o.delete(
r),gE(r)}for(const r of this.#t.get(s)??[])o.add(r);if(o.size>0&&this.#t.set(s,o),this.#e()>=e)break}this.#n=e}}function gE(t){const{stackTraceLimit:e}=Error;Error.
stackTraceLimit=0;try{t.emit("readable")}finally{Error.stackTraceLimit=e}}function _E(t,e){return e>EE?Math.max(ma.least,t/2):e<yE?Math.min(ma.most,t*2):t}function TE(t){
Reflect.deleteProperty(t,"read")}const Gd=100*K.D6,Fr=60*6e4,Yd=6e4,bE=1e3,OE=64,Ea=499,SE=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class Kd extends Error{name="\
Unsent"}class ya extends Error{name="BrokeOff"}function zd({headers:t}){return t["transfer-encoding"]!==void 0||Number(t["content-length"]??0)>0}function Vd(t){
return!zd(t)&&SE.has(t.method??"")}function Xd(t,e,n){const{incoming:s,outgoing:o,protocol:r,timeoutMs:i}=t,a=zd(s);return new Promise((c,d)=>{const l=new RE({exchange:t,
connection:e,withBody:a,join:n,resolve:c,reject:d});o.on("close",l.gone),(a||i===null)&&Jd(t);try{e.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:pE(
t,r),body:a?new NE(s):null,headersTimeout:i??0,upgrade:n?"websocket":null},l)}catch(u){l.onResponseError(void 0,u instanceof Error?u:new Error(String(u)))}})}class NE extends Vt.
Readable{#e;#t=!1;#n=0;constructor(e){super(),this.#e=e}_read(){this.#t||(this.#t=!0,this.#e.on("data",this.#s).on("end",this.#o).on("close",this.#r).on("error",
this.#r)),this.#e.resume()}_destroy(e,n){const s=this.#e;s.off("data",this.#s).off("end",this.#o).off("close",this.#r),s.complete||s.pause(),n(e)}#s=e=>{this.#n+=
e.length,this.#n>Gd?this.destroy(new rt("body_too_large")):this.push(e)||this.#e.pause()};#o=()=>{this.push(null)};#r=()=>{this.#e.complete||this.destroy(new Error(
"The client went away before its body ended"))}}function Jd({incoming:t,timeoutMs:e}){t.socket.setTimeout(Math.max(Yd,(e??Fr)+Yd))}function Qd({incoming:t,outgoing:e}){
t.complete||(e.shouldKeepAlive=!1,e.once("finish",()=>setTimeout(()=>t.socket.destroy(),bE).unref()))}const qd=Promise.resolve();class RE{#e;#t;#n=!1;#s=!1;#o=!1;#r=0;#i=0;#a;#c;#d=[];constructor(e){
this.#e=e}gone=()=>{this.#n=!0,this.#s||this.#t?.abort(new ya("The client went away"))};onRequestStart(e){if(this.#t=e,this.#o=this.#e.connection.used(),this.#n){
e.abort(new ya("The client went away"));return}if(!this.#e.withBody)return;const{incoming:n,outgoing:s}=this.#e.exchange;n.headers.expect!==void 0&&s.writeContinue()}onResponseStart(e,n){
if(n<200){if(this.#r+=1,this.#r>OE)throw new rt("bad_answer");return}const{incoming:s,outgoing:o,own:r,headersFor:i,onStream:a}=this.#e.exchange,c=Wd(n,Zd(e.rawHeaders));
if(c.isCoded)throw new rt("bad_answer");this.#a=c,Qd(this.#e.exchange),c.list.push(...r),o.writeHead(n,i?i(c.list):c.list),c.isEventStream?(s.socket.setTimeout(
Fr),a(()=>this.#p()),o.flushHeaders()):qd.then(this.#l)}#l=()=>{this.#s||this.#n||(Jd(this.#e.exchange),this.#i===0&&!this.#c&&this.#e.exchange.outgoing.flushHeaders())};onRequestUpgrade({
rawHeaders:e},n,{upgrade:s},o){if(n!==101||s?.trim().toLowerCase()!=="websocket")throw new rt("bad_answer");this.#s=!0,TE(o);const{join:r,resolve:i,reject:a}=this.#e;
r?.(Zd(e),o).then(c=>i({status:n,bytes:c}),a)}onResponseData(e,n){if(this.#i===0&&n.length===this.#a?.length){this.#c=n;return}this.#i+=n.length,this.#d.push(n),
this.#d.length===1&&qd.then(()=>this.#u(e))}#u(e){const{outgoing:n}=this.#e.exchange,s=this.#f();!s||this.#s||n.destroyed||n.write(s)||(e.pause(),n.once("drain",
()=>e.resume()))}#f(){const e=this.#d;return this.#d=[],e.length>1?Buffer.concat(e):e[0]}onResponseEnd(){const{outgoing:e,end:n}=this.#e.exchange;this.#i+=this.#c?.
length??0,this.#c?n(this.#c):e.end(this.#f()),this.#m(void 0)}onResponseError(e,n){this.#s||this.#m(this.#h(n))}#h(e){const{incoming:n,outgoing:s}=this.#e.exchange;
if(this.#n||s.destroyed)return;if(s.headersSent){n.socket.resetAndDestroy();return}if(e instanceof rt)return e;const o=LE(e);return(!(this.#t!==void 0)||this.#o&&
Vd(n))&&o?new Kd("The connection had ended",{cause:e}):new rt(AE(e,o),e)}#p(){this.#s||(this.#e.exchange.outgoing.end(this.#f()),this.#m(void 0),this.#t?.abort(
new ya("The app is replaced")))}#m(e){if(this.#s)return;this.#s=!0;const{outgoing:n}=this.#e.exchange;e?this.#e.reject(e):this.#e.resolve({status:n.headersSent?
n.statusCode:Ea,bytes:this.#i})}}function LE(t){const e=(0,R.xU)(t)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.
test(e)}function AE(t,e){const n=(0,R.xU)(t);return n==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":n==="UND_ERR_INVALID_ARG"?"bad_request":e?"instance_broke":"\
bad_answer"}function Zd(t){return Array.isArray(t)?t.map(e=>e.toString("latin1")):[]}var IE=y(8453);function DE(t,{node:e,clock:n},s){if(!t)return{node:e,own:null,
stateOf:()=>{}};const o=r=>t.statusOf(r);return{node:e,own:{statusOf:o,printed:s.use((0,IE.Z)(t.logs,n))},stateOf:r=>(0,Ee.Rm)(r.type)&&r.liveRelease!==null?ME(
o(r)):void 0}}function kE(t){const e=t.instances.flatMap(n=>{const{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}=n;return s!==null&&
$E(o)?[{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:vE(
t)}}function $E(t){return t==="starting"||t==="ready"||t==="draining"}function vE({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.
count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((o,r)=>r.failures-o.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.
failingSince,nextStartAt:s.nextStartAt}}function ME(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?
"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function uA(t,e){return t.map(({step:n,at:s},o)=>{const r=t[o+1]?.at??
(n==="ready"?s:e);return{step:n,at:s,ms:r===void 0?null:Math.max(0,r-s)}})}const CE=1e3;async function UE(t,e){const n=e.upgrade();try{return await Xd(t,n,(s,o)=>xE(
t,s,o))}finally{e.end(n)}}async function xE(t,e,n){const{incoming:s,outgoing:o,head:r,own:i,onStream:a}=t,c=s.socket;o.detachSocket(c);const d=[...Wd(101,e).list,
...i,"Connection","Upgrade","Upgrade","websocket"],l=["HTTP/1.1 101 Switching Protocols"];for(let T=0;T<d.length;T+=2)l.push(`${d[T]}: ${d[T+1]}`);c.write(`${l.
join(`\r
`)}\r
\r
`,"latin1"),r!==void 0&&r.length>0&&n.write(r),c.setTimeout(Fr);const u=n.bytesRead-n.readableLength;n.setTimeout(Fr,()=>n.destroy());const f=(T,_)=>new Promise(
O=>{T.on("error",()=>_.destroy()),T.once("close",()=>{(!T.readableEnded||T.errored!==null)&&_.destroy(),O()})}),w=Promise.all([f(c,n),f(n,c)]);return c.pipe(n),
n.pipe(c),a(()=>{for(const T of[c,n])T.end(),setTimeout(()=>T.destroy(),CE).unref()}),await w,n.bytesRead-u}const PE=9,FE=50,jE=1e3;class BE{#e;#t=new Map;#n=new wE;#s=new WeakMap;#o="";#r=0;#i=new Map;#a=!1;constructor(e){
this.#e=e}answer(e){return this.#e.instances?this.#a?Pr(new rt("stopping")):(0,G.GH)(n=>this.#c(n,e)):Pr(new rt("functions_off",void 0,60))}async call(e,n){const{
clock:s,served:o,siteUrl:r}=this.#e;if(this.#a)throw new rt("stopping");const i=s.monotonic(),a=this.#d(e);a.want(wa(e));const c=await a.acquire();try{const d=ia(
e.type,e.settings).requestTimeoutMs??n.timeoutMs,l={...n.headers,host:new URL(r(e.subdomain)).host},u=Math.min(d,n.timeoutMs),f=await c.upstream.post({...n,headers:l,
timeoutMs:u});return o?.(e,{status:f,bytes:0},s.monotonic()-i),f}finally{c.release()}}async changed(e,n){if(this.#t.has(e))try{const s=await n(),o=this.#t.get(e);
s?o?.refresh(wa(s)):this.stop(e)}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#t.keys())
this.changed(n,()=>e(n))}async prepare({app:e,subdomain:n,type:s,release:o,settings:r,env:i,signal:a}){!this.#e.instances||this.#a||await this.#d({...e,subdomain:n}).
prepare(wa({type:s,release:o,settings:r}),i,a)}async stop(e){await this.#t.get(e)?.stop(),this.#l()}status(){return[...this.#t.values()].map(e=>e.status)}statusOf({
org:e,project:n,appID:s,subdomain:o}){const r=this.#t.get(o),{app:i}=r??{};return r&&i?.org===e&&i.project===n&&i.appID===s?kE(r.status):void 0}endStreams(){for(const e of this.#t.
values())e.endStreams()}async[Symbol.asyncDispose](){this.#a=!0,await Promise.all([...this.#t.values()].map(e=>e.close()))}async#c(e,n){const{clock:s,served:o}=this.#e,
r=s.monotonic(),i=this.#d(n);let a;try{a=await this.#u(e,n,i)}catch(c){a=this.#p(e,n,i,c)}return o?.(n,a,s.monotonic()-r),a}#d({org:e,project:n,appID:s,subdomain:o}){
const r=this.#t.get(o);if(r)return r;const{instances:i,clock:a,log:c,siteUrl:d,envOf:l}=this.#e;if(!i)throw new rt("functions_off");this.#l();const u={org:e,project:n,
appID:s},{host:f,protocol:w}=new URL(d(o));this.#o=w.slice(0,-1);const T=new lE({app:u,host:f,instances:i,clock:a,log:c,turns:this.#n,envOf:()=>l(u)});return this.#t.
set(o,T),T}#l(){for(const[e,n]of this.#t)n.isEmpty&&this.#t.delete(e)}async#u(e,n,s){const{incoming:o,outgoing:r}=e;if(Number(o.headers["content-length"]??0)>Gd)
throw new rt("body_too_large");const{release:i,type:a,org:c}=n,d=ia(a,n.settings);s.isWanted(i,d)||s.want({...i,settings:d});const{clock:l,connections:u}=this.#e;
if((this.#i.get(c)??0)>=Gm*(u-this.#r))throw new rt("queue_full",void 0,5);this.#h(c,1);try{for(let w=0;;w+=1){const T=s.acquire(r),_=T instanceof Promise?await T:
T,{upstream:O}=_;let N;try{if(r.destroyed||o.socket.destroyed)return{status:Ea,bytes:0};const S=this.#f(e,n,_,d);return e.head!==void 0?await UE(S,O):(N=O.take(
w>0,!Vd(o)),await Xd(S,N))}catch(S){if(!(S instanceof Kd))throw S;if(w===PE)throw new rt("instance_broke",S.cause)}finally{N&&O.give(N),_.release()}await l.sleep(
FE*w)}}finally{this.#h(c,-1)}}#f(e,n,s,{requestTimeoutMs:o}){const{cdn:r}=this.#e;return{...e,own:["X-Request-ID",e.requestID,"X-Slipway-Release",s.deployID,...el(
n)],headersFor:r&&(i=>r.dynamic(n,s.deployID,i)),protocol:this.#o,timeoutMs:o,onStream:i=>{s.stream(i)||i()}}}#h(e,n){this.#r+=n;const s=(this.#i.get(e)??0)+n;s>
0?this.#i.set(e,s):this.#i.delete(e)}#p(e,n,s,o){const r=o instanceof rt?o:new rt("bad_answer",o),{incoming:i,outgoing:a,requestID:c}=e;if(a.destroyed||i.socket.
destroyed)return{status:Ea,bytes:0};this.#m(s,e,r);const{status:d,headers:l,body:u}=Pr(r),f=u instanceof Uint8Array&&i.method!=="HEAD"?u:void 0;return Qd(e),a.writeHead(
d,[...Object.entries(l).flat(),"x-request-id",c,...el(n)]),a.end(f),{status:d,bytes:f?.length??0}}#m(e,{requestID:n},{code:s,cause:o}){const{clock:r,log:i}=this.#e,
a=r.monotonic();if(a-(this.#s.get(e)??Number.NEGATIVE_INFINITY)<jE)return;this.#s.set(e,a);const{appID:c,org:d}=e.app;i("warn","function_refused",{org:d,app:c,code:s,
requestID:n,reason:o instanceof Error?o.message:null})}}function wa({type:t,release:e,settings:n}){const{deployID:s,manifestHash:o}=e;return{deployID:s,manifestHash:o,
settings:ia(t,n)}}function el({settings:t}){return t.noindex===!0?["X-Robots-Tag","noindex"]:[]}var Je=y(1455),HE=y(1421),WE=y(6193);const GE=524288,YE=65535;let tl;
function KE(){return tl??=zE().filter(t=>t>2&&t<=YE&&VE(t)),tl}function zE(){return(0,R.CD)(()=>(0,b.readdirSync)("/proc/self/fd").map(Number))??[]}function VE(t){
const e=(0,R.CD)(()=>(0,b.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8")),n=/^flags:\s+([0-7]+)/m.exec(e??"")?.[1];return n!==void 0&&(Number.parseInt(n,8)&GE)===
0}function XE(t){const e=KE().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,b.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,b.closeSync)(n)}}const JE=384,QE=4*K.j9,
nl={base:128,perProcessor:256},jr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:K.j9,logBytes:4*K.D6,memoryBytes:Math.min(QE,Math.floor(qE()/2)),diskBytes:8*K.j9,diskFiles:2e6,
processes:nl.base+nl.perProcessor*(0,fe.availableParallelism)(),installBytes:2*K.j9,installsBytes:20*K.j9,serverBytes:K.j9,serverFiles:2e5};function qE(){const t=process.
constrainedMemory();return t>0?Math.min((0,fe.totalmem)(),t):(0,fe.totalmem)()}const fA=null,hA=1e3;function pA(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}
var Bt=y(8595);const $s=864e5,ZE=1e3,ey=90,ty=7*$s,ny={most:500,ageMs:30*$s},sy=30*$s,oy=400,ry=512*K.D6,Br={apps:{what:"deleted apps, with their releases, logs\
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
a build"}},mA={caches:{bytes:4*K.j9,allBytes:20*K.j9,items:Number.POSITIVE_INFINITY,ageMs:30*$s},mirrors:{bytes:4*K.j9,allBytes:20*K.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*$s},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*$s}},EA=200,yA=8,wA=36e5,Hr=4*K.D6,
iy=64*1024,ay=16384,cy=128*1024,dy=128,ly=50,uy=2e3,sl=6e4,fy=1e3,hy=1e3,gA=50,ol=256,rl=250,py=100,my=1e3,ga=1e3,Wr=(0,z.lS)({reason:(0,z.Qq)(my)}),_a=(0,z.Qq)(
64),Ey=(0,z.lS)({files:(0,z.c3)(rl,Bt.x4),odd:(0,z.c3)(rl,Bt.nR),ignoredRules:(0,z.c3)(py,Bt.HK),faults:(0,z.c3)(Bt.ws,Bt.dA)}),yy=(0,z.tG)("kind",{bubblewrap:(0,z.
lS)({asRoot:z.Jt,boundsFiles:z.Jt,deniesNamespaces:z.Jt}),none:Wr}),wy=(0,z.tG)("kind",{cgroup:(0,z.lS)({folder:(0,z.Qq)(Bt.EO)}),sampling:Wr}),gy=(0,z.tG)("lev\
el",{private:(0,z.lS)({}),filtered:Wr,open:Wr}),il=t=>e=>typeof e=="string"&&(0,gt.Ow)(e,t).trim()||null,_y=(0,z.lS)({subject:il(Ee.jh.subject),author:il(Ee.jh.
author)}),Ta=t=>e=>typeof e=="string"?(0,gt.Ow)(e,t):void 0,ba=t=>Ta(ga)(t)??null,Ty=(0,z.tG)("about",{lock:(0,z.lS)({name:(0,z.Qq)(ol)}),output:(0,z.lS)({part:Ey,
isLast:z.Jt}),start:(0,z.lS)({found:Ft.tl}),repositories:(0,z.lS)({after:(0,z.Qq)(Hr)}),apps:(0,z.lS)({after:(0,z.Qq)(Hr)})}),by=(0,z.tG)("kind",{ready:(0,z.lS)(
{isolation:yy,limiter:wy,network:gy},{hasFailed:z.Gy}),pulse:(0,z.lS)({}),stage:(0,z.lS)({stage:(0,z.yL)(Ft.Mb.filter(t=>t!=="queue"))}),log:(0,z.lS)({text:t=>(0,Qe.
KH)(t,iy)&&t.endsWith(`
`)?t:void 0}),commit:(0,z.lS)({commit:_a,facts:t=>_y((0,Qe.Gv)(t)?t:{})}),ask:(0,z.lS)({id:z.U9,question:Ty}),release:(0,z.lS)({name:(0,z.Qq)(ol)}),note:(0,z.lS)(
{level:(0,z.yL)(["info","warn","error"]),event:(0,z.Qq)(64),text:(0,z.Qq)(2e3)}),stored:(0,z.lS)({release:(0,z.lS)({manifestHash:t=>(0,Qe.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:z.U9,written:z.U9,reused:z.U9,bytes:z.U9}),commit:_a,warnings:Bt.hd},{type:(0,z.yL)(Ee.jI)}),failed:(0,z.lS)({facts:hr}),detected:(0,z.lS)(
{plan:(0,z.lS)({text:Ta(2*ga),folder:Ta(ga),command:ba,output:ba,type:(0,z.yL)(Ee.yN),typeBecause:ba}),commit:_a}),done:(0,z.lS)({collected:(0,z.c3)(Object.keys(
Br).length,(0,z.lS)({kind:(0,z.yL)(Object.keys(Br)),items:z.U9,bytes:z.U9},{left:(0,z.lS)({items:z.U9,bytes:z.U9})}))})});function Oy(t){return by((0,Qe.U4)(t))}
var On=y(1463),Sy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ny=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ry=15,Ly=4096,Ay=5e3;class al{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=On.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=Sy(i,XE(["pipe","ignore","pipe","pipe"]),!1),c=(0,HE.spawn)(process.execPath,[`--max-old-space-size=${JE}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,ky(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-Ly)}),this.#t=c.
stdio[3],this.#l(this.#t),this.ended=this.#h(c)}catch(a){i.error=a,i.hasError=!0}finally{Ny(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#l(e){const n=new WE.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>Hr)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#u())})}async#u(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#f(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#f(e){if(this.#o!==void 0)
return;const n=e.length<=Hr?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>sl;o&&n&&this.kill(`it sent nothing for ${sl/1e3} seconds`),n=o},Ay).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??Dy(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class Iy extends al{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:Ry,read:Oy})}}function Dy(t){return Object.entries(fe.constants.
signals).find(([,n])=>t===dy+n)?.[0]??null}function ky(t,e){t!==void 0&&(0,R.CD)(()=>(0,fe.setPriority)(t,e))}const $y={startMs:6e4,tmpBytes:512*K.D6,tmpFiles:1e5,
processes:256},vy=40,Oa=2e3,My=8e3,Cy=2e4;function cl(t,e){return`${t}/${e}.sock`}const vs=(0,z.Qq)(vy),dl=(0,z.lS)({reason:t=>String(t).slice(0,Oa)}),Uy=(0,z.tG)(
"kind",{pulse:(0,z.lS)({}),walls:(0,z.lS)({isolation:(0,z.yL)(["bubblewrap","none"]),limiter:(0,z.yL)(["cgroup","sampling"]),network:(0,z.tG)("level",{private:(0,z.
lS)({}),filtered:dl,open:dl})},{apart:t=>typeof t=="string"?t.slice(0,Oa):void 0}),step:(0,z.lS)({id:vs,step:Ud}),ready:(0,z.lS)({id:vs}),failed:(0,z.lS)({id:vs,
failure:Km}),printed:(0,z.lS)({id:vs,lines:(0,z.c3)(Cy,(0,z.lS)({at:z.U9,stream:(0,z.yL)(["stdout","stderr"]),text:(0,z.Qq)(My)}))}),memory:(0,z.lS)({id:vs,bytes:z.
U9}),ended:(0,z.lS)({id:vs,end:zm}),note:(0,z.lS)({level:(0,z.yL)(["info","warn","error"]),event:(0,z.Qq)(64),text:(0,z.Qq)(Oa)})});function xy(t){return Uy((0,Qe.
U4)(t))}const Py=1e4,Fy=5e3,jy=5,By=100;class Hy{#e;#t;#n;#s=new Map;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,b.realpathSync)(e.nodeDir),this.#n=ul(this.#t),
ll(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,P.randomUUID)().slice(0,8)}`,s=this.#a(),o=i=>s.send({kind:"sto\
p",id:n,graceMs:i}),r=new Wy(n,e,cl(this.#n,n),o);return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(Py))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),Fy);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,b.mkdirSync)(this.#n,{recursive:!0,mode:448}),Yy(this.#n);const{env:e,log:n}=this.#e,
s=new al({args:["functions",(0,On.Ld)(this.#t,process.pid)],env:(0,On.uV)(e),niceness:jy,read:xy});return this.#o=s,s.listen(o=>this.#d(o)),s.ended.then(async({
exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){const c=i??`it ended with ${r??o}`;n("error","functions_supervisor_ended",{reason:c,
words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,Je.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),
s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="auto",networkAllow:a}=this.#e,c=this.#r?.network.level??"open";return{nodeDir:this.#t,
sockets:this.#n,blobs:e,cgroup:r,network:c==="open"?i:c,isolation:this.#r?.isolation==="bubblewrap"?"required":o,networkAllow:a?.()??[],env:(0,On.I3)(n),limits:{
...$y,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"walls":this.#r||this.#l(e),this.#r=e;return;case"note":n(e.level,e.event,
{reason:e.text});return;case"printed":{const o=this.#s.get(e.id);if(!o)return;const r=e.lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{
n("warn","functions_log_not_written",{instance:o.id,reason:String(i)})});return}default:this.#s.get(e.id)?.take(e)}}#l({isolation:e,network:n,apart:s}){const{log:o,
network:r}=this.#e;e==="none"&&o("warn","functions_not_isolated",{means:"functions can read and write everything that the platform can"});const i=n.level==="pri\
vate"||n.level===r?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}
class Wy{id;spec;ready;ended;socket;memoryBytes=null;journey=[];#e;#t=Promise.withResolvers();#n=Promise.withResolvers();constructor(e,n,s,o){this.id=e,this.spec=
n,this.socket=s,this.#e=o,this.ready=this.#t.promise,this.ready.catch(()=>{}),this.ended=this.#n.promise}stop(e){return this.#e(e),this.ended}take(e){switch(e.kind){case"\
step":this.journey=[...this.journey,e.step].slice(0,Gy);return;case"ready":this.#t.resolve(this.socket);return;case"failed":this.#t.reject(new jn(e.failure));return;case"\
memory":this.memoryBytes=e.bytes;return;case"ended":{const{exitCode:n,signal:s}=e.end;this.#t.reject(new jn(this.#s("It ended before it was ready",n,s))),this.#n.
resolve(e.end)}}}lost(){this.#t.reject(new jn(this.#s("The supervisor of functions ended",null,"SIGKILL"))),this.#n.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#s(e,n,s){
return{...da(e,this.journey),exitCode:n,signal:s}}}const Gy=10;function ll(t){return[(0,M.join)(t,"functions","running"),ul((0,b.realpathSync)(t))].some(n=>(0,b.
existsSync)(n)&&(0,b.readdirSync)(n).length>0)}function ul(t){const e=(0,M.join)(t,"functions","sockets");return Buffer.byteLength(cl(e,"i-00000000"))+4<=By?e:(0,M.
join)((0,fe.tmpdir)(),`slipway-${(0,P.hash)("sha256",t).slice(0,16)}`)}function Yy(t){const{uid:e,mode:n}=(0,b.lstatSync)(t);if(!((0,b.lstatSync)(t).isDirectory()&&
e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class Sa{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:o}=Promise.withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(
e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var fl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},hl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ky=4*K.D6,zy=30*864e5,Vy=1e4;class Xy{#e;#t;#n;#s=new Sa;#o=new Map;constructor(e,n,s=Ky){this.#e=e,this.#t=
n,this.#n=s}async add(e,n){const s=Na(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,instance:a,stream:c,text:d})=>JSON.stringify([i,a,c,
d])).join(`
`),r=`${Ao(this.#t,"printed",`printed:${s}`,o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=Na(e),o=Math.min(Math.max(0,Math.floor(n)),Vy),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(l,u)=>Qy(await Jy(l,this.#n),u,f=>qy(this.#t,s,f)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=Na(
e),o=this.#o.get(s)??new Set;return this.#o.set(s,o.add(n)),{[Symbol.dispose]:()=>{o.delete(n),o.size===0&&this.#o.get(s)===o&&this.#o.delete(s)}}}async removeOlder(e){
for(const n of await(0,Je.readdir)(this.#e).catch(()=>[]))await this.#s.run(n,async()=>{const s=await(0,Je.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<
e)&&await(0,Je.rm)((0,M.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,M.join)(this.#e,e,"newer.jsonl"),older:(0,M.join)(this.#e,e,"older.jso\
nl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,older:r}=this.#r(e);await(0,Je.mkdir)((0,M.join)(this.#e,e),{recursive:!0,mode:448});
const{size:i}=await(0,Je.stat)(o).catch(()=>{})??{size:0};i>0&&i+Buffer.byteLength(n)>this.#n&&await(0,Je.rename)(o,r),await fl(s,await(0,Je.open)(o,"a",384),!0).
appendFile(n)}catch(o){s.error=o,s.hasError=!0}finally{const o=hl(s);o&&await o}}}function Na({org:t,project:e,appID:n}){return(0,P.hash)("sha256",JSON.stringify(
[t,e,n])).slice(0,32)}async function Jy(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,Je.open)(t,"r").catch(()=>{});if(!s)return"";const o=fl(
n,s,!0),{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.
error=s,n.hasError=!0}finally{const s=hl(n);s&&await s}}function Qy(t,e,n){const s=[];let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>Zy(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function qy(t,e,n){return(0,R.CD)(()=>Io(t,"printed",`printed:${e}`,
n))??""}function Zy(t){const e=(0,Qe.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Qe.KH)(s,40)&&(0,Qe.KH)(r,8e3)&&(o==="stdout"||o==="st\
derr")?{at:n,instance:s,stream:o,text:r}:void 0}var pl=y(8934);const ew="SLIPWAY_SCHEDULE_SECRET",tw=15e3,nw=50,ml=5,sw=40,ow=60*6e4,rw=15*6e4;function iw(t){const{
schedules:e,log:n,every:s}=t,o=new Map,r=d=>[...o.values()].filter(l=>l.org===d).length,i=(d,l,u)=>{const f=JSON.stringify([d.subdomain,l]),w=r(d.app.org)>=ml,T=o.
has(f)?"the call before has not ended":w?`its organization has ${ml} calls under way`:void 0;if(T!==void 0)return t.say(d.app,`${Ra(l)}: left out, because ${T}`);
const _=cw(t,d,l,u).finally(()=>o.delete(f));o.set(f,{org:d.app.org,call:_})},c=Yt({everyMs:tw,run:async()=>{for(const d of await e.due(nw)){const{next:l,come:u}=await aw(
d);if(u.length>0&&o.size>=sw)break;if(await e.take(d,l))for(const[f,w]of u)i(d,f,w)}},onFailure:d=>n("warn","schedules_not_read",{reason:String(d)}),every:s});return{
async look(){await c.run(),await Promise.all([...o.values()].map(({call:d})=>d))},[Symbol.asyncDispose]:c[Symbol.asyncDispose]}}async function aw({entries:t,since:e,
now:n}){const s=[];let o=null;for(const r of t){const i=e===null?null:await(0,pl.i)(r.cron,Math.max(e,n-ow));i!==null&&i<=n&&s.push([r,i]);const a=await(0,pl.i)(
r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{come:s,next:o}}async function cw(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:l,say:u}=t,
f=a.monotonic();try{const w=await d(r);if(!w)return;const T=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),_=`${r}.${s}.${e.entries.
indexOf(n)}`,O=dw(await l(r),_,i,T),N=await c(w,{path:n.path,headers:O,body:T,timeoutMs:rw});u(o,`${Ra(n)}: ${N}, ${Math.round(a.monotonic()-f)} ms`)}catch(w){u(
o,`${Ra(n)}: failed, because ${(0,R.bD)(w)}`)}}function Ra({cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function dw(t,e,n,s){const o=Math.floor(n/1e3),
r=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,P.createHmac)("sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json",
"user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(o),"webhook-signature":`v1,${i}`}}const lw=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SE\
SSION_TOKEN","AWS_REGION"],uw=60*6e4;function fw({tables:t,roles:e,clock:n,log:s,every:o=X.fm}){const r=async(a,c)=>{const{environmentID:d}=await t.injected(a);
return e.issue(d,n.now(),c)},i=async(a,c)=>{const{variables:d}=await t.injected(a);return Object.keys(d).length===0?{}:{[`${Ee.be}URL`]:c,[`${Ee.be}REGION`]:Ee.
aT,...d}};return{tableVariables:i,async runtimeVariables(a,c,d){const l=await i(a,c);return Object.keys(l).length===0?{}:{...l,...El(await r(a,d))}},async openCredentials(a){
const c=await r(a),d={org:a.org,project:a.project,app:a.appID};let l=!1;const u=async()=>{try{if(await e.renew(c.accessKeyID,n.now())||l)return;s("warn","functi\
on_role_gone",d)}catch(w){s("warn","function_role_not_renewed",{...d,reason:String(w)})}},f=o(uw,()=>{u()});return{variables:El(c),async[Symbol.asyncDispose](){
l||(l=!0,f(),await e.revoke(c.accessKeyID).catch(w=>{s("warn","function_role_not_revoked",{...d,reason:String(w)})}))}}}}}function El({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:Ee.aT}}async function hw({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[
i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),{type:c,settings:d}=r??i??{},l=r?.env??a;if(!(0,Ee.Rm)(c))return l;const u=await e.tableVariables(o,n),f=i&&d?.
schedule?{[ew]:await s(i.subdomain)}:{};return{...l,...u,...f}}function pw(t,e){const n=new Set;return{start(s){if(!Object.hasOwn(s.env,`${Ee.be}URL`))return t.
start(s);const o=new mw(s,t,e);return n.add(o.ended),o.ended.then(()=>n.delete(o.ended)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.
all(n)}}}class mw{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(()=>{}),
this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.ended;return await i[Symbol.asyncDispose](),a},()=>({exitCode:null,signal:null,outOfMemory:!1}))}get id(){
return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(
e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let o;try{if(o=await n.openCredentials(this.spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.
env,...o.variables},i=e.start({...this.spec,env:r});this.#e=i;const a=lw.filter(c=>Object.hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){
await o?.[Symbol.asyncDispose]();const i=da(`The instance did not start: ${(0,R.bD)(r)}`,[]);throw new jn({...i,step:"spawn"})}}}function yl(t,e){let n;return e.
defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),(0,dn.O)(()=>(n=t(),n))}function _A(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),
level:e,event:n,...s})}
`)}const Do=()=>{};function La(t,e,n){let s=Number.NEGATIVE_INFINITY;return(...o)=>{const r=n();Math.abs(r-s)<e||(s=r,t(...o))}}var Bn=y(597),Ew=y(6923);const yw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
ww=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,gw=65535;function _w(t){const e=(0,kr.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??yw.exec(t)??[],a=n??s??(e?t:o),c=(0,kr.
isIP)(a),d=r===void 0?void 0:Number(r),l=i===void 0?void 0:Number(i);if((c!==0||ww.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(l===void 0||
l>0&&l<=gw)&&(!wl(a)||l!==void 0&&d===void 0))return{host:a,...d!==void 0&&{prefix:d},...l!==void 0&&{port:l}};const f=wl(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new R.GQ("invalid_input",`--build-network-\
allow: "${t}" is not a place that can be allowed`,{input:"build-network-allow",remedy:f})}function wl(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.
test(t)}const Tw=()=>{};var bw=y(1553);const gl=2e3,Ow=2,Sw=new Set(["ENOTFOUND","ENODATA"]),Nw=async t=>{const e=new bw.Resolver({timeout:gl,maxTimeout:gl,tries:Ow}),
n=o=>{if(Sw.has((0,R.xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()},Rw=100;class Ht{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){let n=Rw;for(const[s,o]of this.#t){if(this.#s<=this.#e)return;this.#t.
delete(s);const r=s===e||o.used&&n>0;o.used&&(n-=1),r?this.#t.set(s,{...o,used:!1}):this.#s-=o.weight}}}const Lw=200,_l=1024*1024;class Tl{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#o=new Ht(e),this.#r=new Ht(_l)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?
n:this.#r.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new Ht(this.#e),this.#r=new Ht(
_l),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,Lw):this.#o.put(e,s,this.#t),
s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Aa={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:K.j9,tableKeys:1e6,
organizationBytes:10*K.j9},bl="kvs_",Ol=32,Aw=bl.length+Math.ceil(Ol*4/3),Iw=1e3,Dw=8*1024*1024;class kw extends Tl{#e;#t;constructor(e,n,s){super(Dw,Iw,async o=>{
const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:l}=r,u={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kv\
s/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:u,environmentID:d,supported:(0,Ee.Rm)(l),
windows:f}}),this.#e=e,this.#t=n}byToken(e){return e.length===Aw?this.find(ka(e)):null}async byName(e,n){const{tables:s}=await this.#n(e),o=s.find(i=>i.name===n),
r=o&&await this.find(o.tokenHash);if(!r)throw Sl(n);return r}async create(e,n,s,o){if(!Ee.BL.test(n))throw new $e.P_("validation_failed",`"${n.slice(0,64)}" is \
not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${bl}${(0,P.randomBytes)(Ol).toString("base64url")}`,i=ka(r),a=this.#t.seal(
xr(i),r),c={types:Ee.jI,most:Ee.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{
name:n,variable:Da(n),createdAt:s,token:r};case"no_app":throw Ia(e);case"wrong_type":throw Nl(d.type);case"taken":throw new $e.P_("conflict",`The app already ha\
s a table "${n}".`);case"full":throw new $e.P_("conflict",`An app may have ${Ee.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#n(
e);return n.map(({name:s,createdAt:o})=>({name:s,variable:Da(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"\
no_app":throw Ia(e);case"no_table":throw Sl(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#n(e);if(!(0,Ee.Rm)(n))throw Nl(n);const r=o.
map(({name:i,tokenHash:a,sealed:c})=>[Da(i),this.#t.open(xr(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open(xr(e.tokenHash),e.sealed)}forgetToken(e){this.forget(ka(e))}async#n(e){const n=await this.#e.list(e);if(!n)throw Ia(e);return n}}function Ia({
appID:t}){return new $e.P_("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Sl(t){return new $e.P_("table_not_found",`The app has\
 no table "${t.slice(0,64)}".`)}function Nl(t){return new $e.P_("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api\
, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function Da(t){return`${Ee.be}TOKEN_${t.toUpperCase()}`}function ka(t){return(0,P.hash)("\
sha256",t,"base64")}var ko=y(6854);function $w(t){return Rl(t),{...vw,node:`${(0,fe.hostname)()}/${process.pid}`,...t,buildLimits:{...jr,...t.buildLimits},kvsQuotas:{
...Aa,...t.kvsQuotas}}}function Rl(t){const{gitUrlTemplate:e=Bn.bD,allowLocalGit:n=!1}=t;(0,C.Nd)(t.trustedProxies??[],"trusted-proxies"),(0,C.Nd)(t.notifyAllow??
[],"notify-allow"),t.buildNetworkAllow?.forEach(_w),Ll(t);const s=(0,Bn.Rs)(e,n);if(!s)return;const o=`--git-url: "${(0,Bn.ri)(e)}" ${s.problem}`;throw new R.GQ(
"invalid_input",o,{input:"git-url",remedy:`Write ${s.instead}.`})}function Ll({dns:t,publicUrl:e,fetch:n=fetch,clock:s=X.ml}){const o=t?.owner??(URL.parse(e??"")?.
hostname||void 0);return t&&Tw({...t,owner:o},{fetch:n,now:s.now})}const vw={notifyAllow:[],functions:"on",roles:an,drainMs:0,host:"127.0.0.1",trustedProxies:[],
sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Bn.bD,clock:X.ml,log:Do,fetch,resolveTxt:Ew.MV,resolveHost:Nw,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"\
auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*K.D6,keepDeployments:ZE,keepDays:ey,keepDeletedMs:ty,keepAuditDays:oy,organizationApps:ko.B5,organizationBuilds:ko.
mp,buildLimits:jr,kvsQuotas:Aa};function Tt({roles:t},e){return t.includes(e)}const Mw=1/4,Cw=5e3,Uw=60*6e4;async function xw(t,e){const{clock:n,log:s,stores:o,
meter:r,stack:i}=t,a=t.functions==="on"&&(Tt(t,"edge")||Tt(t,"build")),c=Promise.withResolvers();c.promise.catch(()=>{});let d=kt;const l=Tt(t,"kvs")?V=>d(V):void 0,
u=yl(()=>Hw(l,t),i);let f=t.buildNetworkAllow;const w=async()=>{const{url:V,allow:ae}=await u();return f=[...t.buildNetworkAllow,ae],V},T=new Xy((0,M.join)(t.nodeDir,
"functions","logs"),o.keyring);a&&i.defer((0,X.fm)(Uw,()=>{T.removeOlder(n.now()-zy).catch(()=>{})}));const _={tableVariables:async(...V)=>(await(await c.promise)()).
tableVariables(...V),openCredentials:async(...V)=>(await(await c.promise)()).openCredentials(...V)};a&&ll(t.nodeDir)&&await w();const O=(V,ae,Ae="schedule",Ve="\
stdout")=>{const Be={at:n.now(),instance:Ae,stream:Ve,text:`[slipway] ${ae}`};T.add(V,[Be]).catch(Ce=>{s("warn","functions_log_not_written",{instance:Ae,reason:String(
Ce)})})},N=({id:V,spec:{app:ae}},Ae)=>O(ae,`The platform's variables replace those of the app: ${Ae.join(", ")}`,V,"stderr"),S=()=>{const V={network:t.buildNetwork,
networkAllow:()=>f},ae=new Hy({...t,...V,blobs:o.blobsAt,logs:T});return i.use(pw(ae,{kvs:_,onReplaced:N}))},H=a?t.instances??S():void 0,B=(0,dn.O)(async()=>qi(
await ud(o.keys),"schedule")),U=async V=>`whsec_${(0,P.createHmac)("sha256",await B()).update(V).digest("base64")}`,x=async(V,ae)=>{const Ae={apps:o.state.apps,
kvs:_,kvsUrl:await w(),scheduleSecretOf:U};return hw(Ae,V,ae)},W=i.use(new BE({...t,instances:H,envOf:x,connections:Math.floor(E()*Mw),cdn:e,served:(V,ae,Ae)=>r.
requested(V,Ae)}));i.defer(()=>c.reject(new qe.us("The platform stops"))),H&&i.defer(jw(W,r,n));const ee=H&&{statusOf:V=>W.statusOf(V),logs:T};return{functions:W,
view:DE(t.shownFunctions??ee,t,i),useKvs(V){c.resolve(V),l&&V().then(ae=>{d=ae.handler})},runSchedules(V){if(!H)return;const ae=(Ae,Ve)=>W.call(Ae,Ve);return iw(
{schedules:o.schedules,siteOf:V,call:ae,secretOf:U,say:O,clock:n,log:s})},async tryInstance({job:V,release:ae,signal:Ae},Ve){const{app:Be,type:Ce,deployID:Ne}=V;
if(!H||!(0,Ee.Rm)(Ce))return;const{index:ve}=await Ve.index(Be.org,ae.manifestHash),Ue=ve.find(Cd)===-1?void 0:await o.state.apps.find(Be);if(!Ue)return;const{subdomain:Pe}=Ue,
ht=await x(Be,V),tt={deployID:Ne,manifestHash:ae.manifestHash};try{await W.prepare({app:Be,subdomain:Pe,type:Ce,release:tt,settings:V.settings,env:ht,signal:Ae})}catch(it){
throw it instanceof jn?Pw(it.failure,(0,b.realpathSync)(t.nodeDir)):it}Tt(t,"edge")||W.stop(Pe)}}}function Pw({code:t,message:e,exitCode:n,signal:s,lines:o},r){
const i=o.map(a=>Fw(a,`${(0,M.join)(r,"functions","releases")}/`));return new Ct({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Fw(t,e){
const[n="",...s]=t.split(e);return n+s.map(o=>o.replace(/^[\w-]+/,"/app")).join("")}function jw(t,e,n){let s=n.monotonic();return(0,X.fm)(Cw,()=>{const o=n.monotonic();
for(const{app:r,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const $a="127.0.0.1",Bw={"http:":80,"h\
ttps:":443};async function Hw(t,{kvsUrl:e,log:n}){if(!t){const{hostname:r,port:i,protocol:a}=new URL(e);return{url:e,allow:`${r}:${i||Bw[a]}`,async[Symbol.asyncDispose](){}}}
const s=await Ar({port:0,host:$a,log:n});s.serve(t);const{port:o}=s;return{url:xn($a,o),allow:`${$a}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}const Ww=()=>{};
var Gw=y(1961),Yw=y(9546);const Kw=()=>{},zw=()=>{},Vw=()=>{},Xw=()=>{};class Jt extends Error{name="DamagedObject"}const xt=8;class Gr{#e;constructor(e){this.#e=
e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/xt-1;for(;n<=s;){const o=n+s>>>1,r=o*xt,i=this.#e.compare(e,0,xt,r,r+xt);if(i===0)return!0;i<
0?n=o+1:s=o-1}return!1}detached(){return new Gr(Buffer.from(this.#e))}}function Al(t){return(0,P.hash)("sha256",t,"buffer").subarray(0,xt)}const $o=["br","zstd",
"gzip"],Jw=512,va=16*K.D6,Ms=Buffer.from("SLV","latin1"),Cs=Ms.length+4+32,Qw=Cs+va;function TA(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.
concat([Ms,e,hashOf("sha256",t,"buffer"),t])}function Il(t,e){if(t.length<Cs||Ms.compare(t,0,Ms.length)!==0)return;const n=t.readUInt32LE(Ms.length);return n<=va&&
e===Cs+n?n:void 0}function qw(t){if(Il(t,t.length)===void 0)return;const e=t.subarray(Cs),n=t.subarray(Ms.length+4,Cs);return(0,P.hash)("sha256",e,"buffer").equals(
n)?e:void 0}const Zw=/^[0-9a-f]{64}$/;function Ma(t){return Zw.test(t)}function Sn(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Ca(t,e,n){return`${t}/variant\
s/${e.slice(0,2)}/${e}.${n}`}function Dl(t){const[,,e="",...n]=t.split("/");return n.length===0&&Ma(e)?e:void 0}function kl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return $o.some(s=>s===n)?e:void 0}const e0=5e3;function bA(t){const e=Dl(t);return e!==void 0?{sha256:e}:kl(t)===void 0?void 0:{missingMs:e0}}const t0=100,
$l=600*1e3;class n0{#e;#t=new Ds(t0);#n=0;constructor(e){this.#e=e}get total(){return this.#n}note(e,n,s,o){const r=Sn(n,s),i=e==="object_unusable"?`${r} unusab\
le`:r,a=this.#t.get(i),c=this.#e.clock.monotonic();if(a&&c-a.at<$l){a.at=c;return}this.#n+=1,this.#e.log("error",e,{org:n,hash:s}),this.#t.set(i,{key:i===r?r:void 0,
version:o,at:c})}mend(e,n){this.#t.size>0&&this.#t.delete(Sn(e,n))}async lasting(){const e=this.#e.clock.monotonic()-$l;for(const[n,{key:s,version:o,at:r}]of this.#t){
const i=s===void 0?void 0:await this.#e.blobs.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#t.delete(n)}return this.#t.size}}const vl={files:1e5,
fileBytes:512*K.D6,totalBytes:4*K.j9},vo={pathBytes:Bt.EO,pathsBytes:16*K.D6,rulesBytes:256*1024,indexBytes:32*K.D6},Ua=32*K.D6,Ml={pathBytes:4096,pathsBytes:32*
K.D6,rulesBytes:8*K.D6,indexBytes:48*K.D6},OA=null,Yr=K.D6,s0=8,SA=32,Cl=3600*1e3,NA=Cl/2,o0=2*K.D6,r0=512;class i0{#e;#t=new Ht(o0);constructor(e){this.#e=e}digest(e,{
version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,r0+2*(e.length+n.length)),o.digest.
catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,P.createHash)(
"sha256");for await(const o of n)s.update(o);return s.digest("hex")}}function xa(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,gt.FF)(t):t;if(!(e===
void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const a0=/^[\w.!~*'()@:$,+=&;/-]*$/;function Ul(t){return a0.test(
t)?`/${t}`:`/${t.split("/").map(c0).join("/")}`}function c0(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Pa(t,e){
if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",
to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const xl=32,
d0=/\/:[A-Za-z]\w*[^\w/]/,l0=/^:([A-Za-z]\w*)$/,Fa="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each na\
me once",u0=`it has more than ${xl} placeholders`;function Pl(t){const e=xa(t);return e===void 0?Fa:Fl(jl(`/${e}`))}function Fl(t){const[e="",n,s]=t.split("*",3);
if(!t.startsWith("/")||s!==void 0||d0.test(t))return Fa;const o=e.slice(1).split("/").map(ja),r=(n??"").split("/").map(ja),i=[...Mo(o),...Mo(r),...n===void 0?[]:
["splat"]];if(new Set(i).size<i.length)return Fa;if(i.length>xl)return u0;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const d=e===
"/"?[]:e.slice(1,-1).split("/").map(ja);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split(
"/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function f0({head:t,star:e}){return new Set(e?[...Mo(t),...Mo(e.tail),
"splat"]:Mo(t))}function Mo(t){return t.flatMap(e=>"name"in e?e.name:[])}function ja(t){const e=l0.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const h0=32*
1024;class Ba{path;bare;#e;#t;#n;#s=h0;constructor(e){this.path=e,this.bare=jl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=
new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Ul(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){
let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function p0(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===
void 0)return o.length===n.length&&Ha(n,o,0)?new Wa(t,e,void 0):void 0;if(!Ha(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(
n.length-1)+(o[n.length-1]??"").length+1;return new Wa(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!Ha(s.tail,o,
r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.
bare.startsWith(s.behind,a))return new Wa(t,e,e.bare.slice(i,a))}function Ha(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||
("text"in o?o.text!==r:r===""))return!1}return!0}class Wa{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,
r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+
i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function jl(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Bl=500,Kr=8*1024,m0=2e3,
Hl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Wl=/^[\t\x20-\x7e\x80-\xff]*$/,Gl=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","\
date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function E0(t){
const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>m0?
a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=y0(i,e.length,a),s&&e.push(s)):s?w0(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}
function y0(t,e,n){const s=Pl(t);if(e>=Bl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function w0(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!Hl.test(r)||
!Wl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.
set.some(([c])=>c===r))return n("a path can set one cookie");if(Gl.has(r)||ha(r))return n(`rules cannot set "${r}"`);const a=t.bytes+Co(r,i);if(a>Kr)return n(`t\
he headers of this path have more than ${Kr} bytes`);t.bytes=a,t.set.push([r,i])}function Co(t,e){return t.length+e.length+4}function g0(t,e){return Hl.test(t)&&
t===t.toLowerCase()&&Wl.test(e)&&!Gl.has(t)}const Ga=2e3,_0=2e3,T0=/^[^/:]+=/,Yl={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Kl(t){
const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=b0(o).trim();if(r==="")continue;const i=e.length<Ga?O0(r):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function b0(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function O0(t){
if(t.length>_0)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes(
"=")||T0.test(n))return"conditions and query parameters are not supported";const r=Number(/^(\d{3})!?$/.exec(s)?.[1]);if(!zl(r))return/^\d+!?$/.test(s)?`${s} is\
 not a status that a rule can have`:"its status is not a number";const i=Pl(e);return typeof i=="string"?i:Vl(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:zr(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function zl(t){return Object.hasOwn(Yl,t)}
function zr(t){return Yl[t]==="rewrite"}function Vl(t,e){return/^\/(?!\/)/.test(t)||!zr(e)&&/^(?:https?:)?\/\//i.test(t)}const S0=["index.html","200.html"],Ya="\
_redirects",Ka="_headers",Xl=512*1024,N0=[Ya,Ka];function Jl(t){return N0.includes(t)}function R0(t,{base:e,fallback:n}={}){const s=[],o=d=>{const l=t.get(d)??Buffer.
alloc(0);return l==="too large"&&s.push({file:d,reason:`it has more than ${Xl} bytes`}),l==="too large"?"":l.toString()},r=Kl(o(Ya));for(const d of r.ignored)s.
push({file:Ya,...d});const i=E0(o(Ka));for(const d of i.ignored)s.push({file:Ka,...d});const a=[...r.rules,...L0(e)].slice(0,Ga);if(a.length+i.rules.length===0&&
n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:l,status:u,force:f})=>[d.text,l,u,f]),headers:i.rules.map(({from:d,set:l,
unset:u})=>[d.text,l,u]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function L0(t){return t===void 0?[]:Kl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function A0(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=(0,Qe.D7)(t.toString())??
ln();return(!Array.isArray(e)||e.length>Ga)&&ln(),(!Array.isArray(n)||n.length>Bl)&&ln(),{redirects:e.map(I0),headers:n.map(D0),fallback:S0.find(o=>o===s)}}function I0(t){
const[e,n,s,o]=Uo(t);return(typeof n!="string"||typeof s!="number"||typeof o!="boolean")&&ln(),(!zl(s)||!Vl(n,s)||!/^[\x21-\x7e]+$/.test(n))&&ln(),{from:Ql(e),to:n,
status:s,force:o}}function D0(t){const[e,n,s]=Uo(t),o=Uo(n).flatMap(i=>{const[a,c]=Uo(i);return(typeof a!="string"||typeof c!="string"||!g0(a,c))&&ln(),ha(a)?[]:
[[a,c]]}),r=Uo(s).map(i=>typeof i=="string"?i:ln());return{from:Ql(e),set:o,unset:r}}function Ql(t){const e=typeof t=="string"?Fl(t):void 0;return typeof e=="ob\
ject"?e:ln()}function Uo(t){return Array.isArray(t)?t:ln()}function ln(){throw new Jt("The compiled rules of a release are damaged: deploy again")}var ql=y(4573),
k0=y(6059);const $0=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["we\
bmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8",
"application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),v0=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
M0=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function C0(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=$0.get(n)??(0,k0.$)(n),o=typeof s=="string"?s:"application/octet-stream";return v0.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function U0(t){return M0.test(t)}const x0=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
P0=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Vr(t){const e=Zl(
t);return e===void 0||e.endsWith(".html")?!1:x0.test(t)||P0.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const F0=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Xr(t){const e=Zl(t);return Vr(t)||e!==void 0&&F0.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Zl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const xo=Buffer.from("SLIPWAY","latin1"),Wt=56,Po=32,Jr=Po+6,Hn=4,eu=8192,tu=Buffer.allocUnsafe(3*Ml.pathBytes);class Fo{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=Qr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new Gr(e.subarray(Wt,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=vo){const o=nu(e,s);return await j0(e,o,s,n),new Fo(e,o,s.pathBytes)}static ofRelease(e){return new Fo(
e,nu(e,vo),vo.pathBytes)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){
const n=this.#t+e*Jr;return{hash:this.#e.toString("hex",n,n+Po),size:this.#e.readUIntLE(n+Po,6)}}*files(){for(let e=0;e<this.count;e+=1)yield{path:this.path(e),
...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=tu.write(e);let s=0,o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(tu,0,n,this.#c(r),this.#c(
r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*Hn)}}function nu(t,e){if(t.length>e.indexBytes)throw bt("it\
 is too large");const n=za(t,e);if(Qr(n).end!==t.length)throw bt("its length does not match its header");return n}function za(t,e=vo){if(t.length<Wt||xo.compare(
t,0,xo.length)!==0)throw bt("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,Wt)};if(n.assets>n.count)throw bt("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Qr(n).
end>e.indexBytes)throw bt("it is too large");return n}function su(t,e){if(e.length!==t.assets*xt)throw bt("its length does not match its header");if(!(0,P.hash)(
"sha256",e,"buffer").equals(t.assetsDigest))throw bt("its assets do not match their hash");return new Gr(e)}function Qr({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const o=Wt+s*xt,r=o+t*Jr,i=r+(t+1)*Hn,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function j0(t,e,n,s){const o=Qr(e),r=t.subarray(Wt,o.records);
if(su(e,r),!(0,ql.isUtf8)(t.subarray(o.paths,o.rules)))throw bt("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw bt("its first path does not begin \
at 0");for(let i=0;i<e.count;i+=eu)B0(t,o,[i,Math.min(i+eu,e.count)],n),await s();if(t.readUInt32LE(o.offsets+e.count*Hn)!==e.pathsBytes)throw bt("its last path\
 does not end with the paths");for(let i=xt;i<r.length;i+=xt){const a=i-xt;if(r.compare(r,i,i+xt,a,i)>=0)throw bt("its assets are not sorted")}}function B0(t,e,[
n,s],{pathBytes:o}){const r=c=>t.readUInt32LE(e.offsets+c*Hn);let i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||
d>e.rules)throw bt("its paths are out of order");if(((t[a]??0)&192)===128)throw bt("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw bt("its paths \
are not sorted");if(d-a>o)throw bt("a path is too long");i=a,a=d}}function bt(t){return new Jt(`The index of a release is damaged (${t}): deploy again`)}function H0(t,e){
const n=W0(t),s=G0(n),o=n.reduce((f,{path:w})=>f+Buffer.byteLength(w),0),r=Wt+s.length+n.length*(Jr+Hn)+Hn,i=Buffer.alloc(r+o+e.length);xo.copy(i);const a=[n.length,
o,e.length,s.length/xt];for(const[f,w]of a.entries())i.writeUInt32LE(w,xo.length+f*4);(0,P.hash)("sha256",s,"buffer").copy(i,xo.length+a.length*4),s.copy(i,Wt);
let c=Wt+s.length,d=c+n.length*Jr;const l=d+(n.length+1)*Hn;let u=0;for(const{path:f,hash:w,size:T}of n)i.write(w,c,Po,"hex"),c=i.writeUIntLE(T,c+Po,6),d=i.writeUInt32LE(
u,d),u+=i.write(f,l+u);return i.writeUInt32LE(u,d),i.set(e,l+o),i}function W0(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function G0(t){const e=t.filter(({path:n})=>Xr(n)).
map(({path:n})=>Al(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const Y0=123;function Va(t){return t[0]===Y0}
async function K0(t,e,n){if(t.length>Ua)throw Us(`has more than ${Ua} bytes`);const s=z0(t),o=new Map;for(const r of s.filter(({path:i})=>Jl(i)))o.set(r.path,r.
size>Xl?"too large":await e(r));return Fo.open(H0(s,R0(o).bytes),n,Ml)}function z0(t){const e=(0,Qe.U4)(t.toString());if(e===void 0)throw Us("is not JSON");if(!(0,Qe.
Gv)(e)||!(0,Qe.Gv)(e.files))throw Us("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:r}=(0,Qe.Gv)(s)?s:{};if(typeof o!="st\
ring"||!Ma(o))throw Us("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Us("has a file without a size");if(n===""||
!n.isWellFormed())throw Us("has an invalid path");return{path:n,hash:o,size:r}})}function Us(t){return new Jt(`The manifest of a release ${t}: deploy again`)}function qr(t,e=s0){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}
const V0=1e3;class Zr{damage;#e;#t;#n=new Sa;#s=new Map;#o;constructor(e){this.#e=e,this.#t=new i0(e.blobs),this.damage=new n0(e),this.#o=La(e.log,V0,()=>e.clock.
monotonic())}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(vo.indexBytes,Ua))throw this.damage.note("object_unusable",e,n),new Jt(`\
The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n,s);return{index:await(s>Yr?this.#n.run("index",r):r()),storedAt:o}}async#r(e,n,s){
const o=await this.read(e,n,s);try{return Va(o)?await K0(o,({hash:r,size:i})=>this.read(e,r,i),qr()):Fo.ofRelease(o)}catch(r){throw r instanceof Jt&&this.damage.
note("object_unusable",e,n),r}}async count(e,n){const s=await this.#l(e,n,0,Wt);return Va(s)?void 0:za(s).count}async assets(e,n){const s=await this.#l(e,n,0,Wt);
if(Va(s))return(await this.index(e,n)).index.assets.detached();const o=za(s),r=o.assets*xt;return su(o,await this.#l(e,n,Wt,r))}async read(e,n,s){const o=this.#d(
e,n),r=await this.#e.blobs.load(o,s,"any"),i=await ou(r,n,s)?r:await this.#e.blobs.load(o,s);if(!i)return this.#u(e,n);const{facts:a,bytes:c}=i,d=i===r||await ou(
i,n,s);if(!c||!d)throw await this.#f(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#c(e,n);if((await this.#t.digest(Sn(e,n),o)??this.#u(
e,n))!==n)throw await this.#f(e,n,o);const i=await this.#e.blobs.stream(Sn(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;
try{for(const o of $o){const r=await this.#a(Ca(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#i(e,o),o}}#i(e,n){this.#o("warn","variants_unreadab\
le",{org:e,reason:String(n)})}async#a(e){const n=await this.#e.blobs.head(e),s=n&&await this.#e.blobs.read(e,{start:0,end:Cs-1});return s&&Il(s,n.size)}async readVariant(e,n,s){
const o=Ca(e,n,s);try{const r=await this.#e.blobs.load(o,Qw),i=r?.bytes&&qw(r.bytes);if(i&&i.length>0)return i}catch(r){this.#i(e,r);return}this.#e.log("warn","\
variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(
e,this.variantsVersion(e)+1)}async#c(e,n){return await this.#e.blobs.head(this.#d(e,n))??this.#u(e,n)}#d(e,n){if(!Ma(n))throw new Jt(`"${n}" is not the name of \
an object`);return Sn(e,n)}async#l(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.blobs.read(this.#d(e,n),r)??this.#u(e,n)}#u(e,n){throw this.damage.
note("object_missing",e,n),new Jt(`The object ${n} is gone`)}async#f(e,n,{version:s}){return this.damage.note("object_damaged",e,n,s),this.#t.forget(Sn(e,n)),await this.#e.
blobs.distrust(Sn(e,n),s),new Jt(`The object ${n} is damaged`)}}async function ou(t,e,n){return t?.bytes?.length===n&&(t.digest??await X0(t.bytes))===e}async function X0(t){
if(t.length<=Yr)return(0,P.hash)("sha256",t);const e=(0,P.createHash)("sha256"),n=qr();for(let s=0;s<t.length;s+=Yr){e.update(t.subarray(s,s+Yr));const o=n();o&&
await o}return e.digest("hex")}const J0=()=>{},Q0=1e4,ru=64*1024;function q0(t,{deployID:e,fence:n},s,o){let r=0,i="",a;const c=async()=>{for(;i!=="";){const l=i;
i="",await t.append(e,l,n)}a=void 0};let d=!1;return{write(l){return d||=r+Buffer.byteLength(l)>s+cy,d?!1:(r+=Buffer.byteLength(l),i+=l,a??=c(),!0)},async end(){
let l=!1;const u=async()=>{await a,l||await t.end(e)};await(0,X.ux)(o,Q0,u()),l=!0},get bytes(){return r}}}async function Z0(t,e){try{const n=await t.read(e,{from:-ru,
limit:ru,isComplete:!0}),s=(0,gt.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-Ee.lF.failureLogLines).map(o=>o.slice(0,Ee.lF.failureLogLine))}catch{return[]}}const eg=["stage","commit","log","pulse",
"stored","failed","detected"],iu={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},tg=100,ng=2;function ei(t,e=()=>performance.
now()){const n=e();let s=0;return()=>(s+=1,s>tg+ng*(e()-n)/t)}class sg{#e;#t;#n="waiting";#s="clone";#o;constructor(e){this.#e=ei(uy,e),this.#t=ei(ly,e)}get stage(){
return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in iu[this.#n]?e.text.length>=ay?void 0:this.#t()?"it sent its log in too many parts":void 0:"it sent a log out of orde\
r";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=e.commit,this.#r("commit","a commit");case"stored":return this.#r(
"stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a failure");case"detected":return this.#r("detected","what it detecte\
d")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=iu[this.#n],o=Object.hasOwn(s,e)?s[e]:void 0;if(o===void 0)return`it sent ${n} out of order`;this.#n=
o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function og(t){return eg.some(e=>e===t.kind)}const rg=100,ig=300;class ti extends Error{name="\
WorkerCrash";ending;constructor(e){super(cg(e)),this.ending=e}}class ag{process;#e;#t=new Map;#n=Promise.withResolvers();ready=this.#n.promise;#s=Promise.withResolvers();#o={};#r=new sg;#i=ei(
fy);#a=ei(hy);#c={files:[],odd:[]};#d=!1;#l;#u=0;#f=!1;#h=Promise.withResolvers();#p;#m=!1;#y=!1;constructor(e,n){this.process=e,this.#e=n,this.ready.catch(()=>{}),
this.#s.promise.catch(()=>{}),e.listen(s=>this.#w(s).catch(o=>this.#E(o))),e.ended.then(s=>this.#N(s))}get alive(){return!this.#f}get stage(){return this.#l}run(e,n={}){
return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.promise}place(e){return this.#f?Promise.resolve([]):(this.#p=Promise.withResolvers(),
this.#h.resolve(e),this.#p.promise)}letGo(){this.#y=!0,this.#h.resolve(null),this.#p?.resolve([])}#E(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#w(e){
const n=this.#g(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#l=e.stage,await this.#o.onStage?.(
e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);break;case"log":this.#o.onLog?.(e.text);break;case"ask":this.#_(e.id,e.question);break;case"\
release":this.#b(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#o.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.
resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,R.xb)(e)}}#g(e){return og(e)?this.#r.take(e):e.kind===
"note"?this.#i()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a()?"it sent too many messages about loc\
ks":void 0}async#_(e,n){if(this.#u+=1,this.#u>rg)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#S(
n)})}catch(s){this.#E(s)}this.#u-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#b(e.name),this.#t.set(e.name,
n),this.#f&&this.#b(e.name),null}case"output":return await this.#O(e),null;case"start":return this.#T(e.found);case"repositories":return this.#e.repositories(e.
after);case"apps":return this.#e.apps(e.after)}}async#T(e){if(this.#m&&this.#p?.resolve(e),this.#y)return null;const n=await this.#h.promise;return this.#m=n!==
null,n&&(this.#h=Promise.withResolvers()),n}async#O({part:e,isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+e.odd.length===0;if(this.#d||r&&!n)return this.
process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(s.length,o.length)>vl.files)return this.process.
kill("its output is too large");n&&await this.#o.onOutput?.({files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.faults})}#b(e){this.#t.get(e)?.(),this.#t.delete(
e)}#N(e){this.#f=!0,this.letGo();const n=new ti(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#b(s)}}function cg({exitCode:t,signal:e,
killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return o!==void 0?`it\
 was ended because ${(0,gt.Ow)(o,ig)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}
class dg{#e;#t;#n=new Sa;#s=new Set;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,On.uV)(e.env)}get walls(){return this.#r}close(){return this.#i=!0,[...this.#s]}take(){
const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.process.ended.then(()=>!this.#i&&this.refill()),
{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#a(),n=(0,On.ig)(e.dataDir,process.pid),s=new ag(new Iy(
this.#t,n),{locks:this.#n,repositories:this.#e.repositories??(async()=>[]),apps:this.#e.apps??(async()=>[]),onNote:({level:o,event:r,text:i})=>this.#e.log(o,r,{
reason:i})});return this.#s.add(s),s.process.ended.then(()=>this.#s.delete(s)),s.ready.then(o=>this.#c(o),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#a(){
const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:l}=this.#e,{buildNetwork:u="auto",buildNetworkAllow:f=[]}=this.#e;
return{dataDir:(0,b.realpathSync)(e),blobs:n,env:(0,On.I3)(s),gitUrlTemplate:o??Bn.bD,allowLocalGit:r??!1,limits:{...jr,...i},outputLimits:a??vl,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:l??"auto",network:{want:u},networkAllow:f,known:this.#r}}#c({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#r||o)){if(this.#r=
{isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",{by:pr(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.
log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",{network:s.level,reason:s.reason,means:lg[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)
return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",
{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const lg={filtered:"bu\
ilds reach the internet, and the abstract UNIX sockets of this machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loo\
pback, private networks, and the metadata service of a cloud"};var au=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},cu=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const ug=1e4,fg=5*6e4,hg=1e4,pg=2,mg=6e4,Eg=8,yg=100;function wg(t){return new gg(t)}class gg{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new dg(e)}get walls(){return this.#t.walls}prepare(){this.#t.refill()}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!uu(
e)&&n!=="required"&&!fu(s)){const o=setTimeout(()=>this.#n(),yg);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}_g(await this.#d().ready,
this.#e)}#d(){if(!(0,b.existsSync)((0,M.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();return this.#s=this.#m(null,n).then(()=>{
this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:o}=this.#t.take();try{return await this.#l(e,n,s).catch(r=>{
if(!(r instanceof ti)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#l(e,n,s)})}catch(r){throw r instanceof ti?await this.#w(r,s,e):r}}async#l(e,n,s){
const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,logs:c,clock:d}=this.#e,l=a?.logBytes??jr.logBytes,u=q0(c,{deployID:e.deployID,
fence:n.fence},l,d),f=au(o,(0,Rs.addAbortListener)(r,()=>{this.#E(s)}),!1);try{const O={...n,onOutput:async B=>i?.(B,r),onLog:B=>{u.write(B)||s.process.kill("it\
 sent a log that is too long")},onStored:async(...B)=>{try{const U=await n.onStored?.(...B);for(const x of U??[])u.write(`Warning: ${x}
`);return U??void 0}catch(U){throw U instanceof Ct&&u.write(`${U.message}
`),U}}},N=await s.run({kind:"deploy",job:e,look:i!==void 0},O);if(N.kind!=="stored")throw N.kind==="failed"?new Ct(N.facts):Xa();const{commit:S,release:H}=N;return{
commit:S,release:H,place:async B=>await(0,X.ux)(d,hg,s.place(B))??[],[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(w){throw await this.#y(s,
e.deployID),r.reason instanceof bs&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),w}finally{await u.end(),n.onLogged?.(u.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{cu(o)}}async detect(e,n){if(this.#c>=pg)throw du("\
Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#u({...e,deployID:`look-${(0,P.
randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?du("The repository could not be read in time. Try again, or let the first build read it."):s}finally{
this.#c-=1}}async#u(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),r=au(s,(0,Rs.addAbortListener)(n,()=>{this.#E(o)}),!1);try{const i=await o.
run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new Ct(i.facts);if(i.kind!=="detected")throw Xa();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof
ti&&!n.aborted?await this.#w(i,o,e):i}finally{this.#y(o,e.deployID)}}catch(o){s.error=o,s.hasError=!0}finally{cu(s)}}async collect(){return this.#e.lasting===!1?
[]:this.#p({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_fail\
ed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#E(e))),await this.#o}#f(e,n,s={}){return this.#o=
this.#o.then(()=>this.#p(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,reason:String(o)})}),this.#o}#h(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#f(
{kind:"sweep"},"cleanup_failed")};this.#r>=Eg?e():this.#i=this.#e.clock.after(mg,e)}async#p(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();
try{const s=await n.run(e);if(s.kind!=="done")throw Xa();return s.collected}finally{await this.#E(n)}}#m(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).
then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(fg,s.
signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.process.ended;s.abort(),!this.#a&&(o!==0&&await this.#m(n),this.#e.
lasting!==!1&&this.#h())}async#E(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),ug);
await e.process.ended,clearTimeout(n)}async#w(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});
const o=n.stage??"clone",r=`The process that built this deployment crashed: ${this.#g()??e.message}`,{exitCode:i,signal:a}=e.ending,c=await Z0(this.#e.logs,s);return new Ct(
{stage:o,code:"builder_crashed",message:r,exitCode:i,signal:a,log:c,diagnostics:[]})}#g(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,On.
nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all use\
rs read it",command:n.command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function du(t){return new $e.P_("unava\
ilable",t,{"retry-after":"10"})}const lu={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the pl\
atform as root and install bubblewrap and nftables, or start with --build-network open."};function uu(t){return t!==void 0&&Object.hasOwn(lu,t)}function fu(t){return t?.
startsWith("/")===!0}function _g({network:t,isolation:e,limiter:n},s){const o=(i,a,c)=>new R.GQ("unsupported_runtime",a,{input:i,remedy:c}),{buildNetwork:r}=s;if(uu(
r)&&t.level!==r){const i=t.level==="private"?"Builds have a private network":t.reason;throw o("build-network",i,lu[r])}if(s.isolation==="required"&&e.kind==="no\
ne")throw o("isolation",`Builds cannot be isolated: ${e.reason}`,"Install bubblewrap, or start with --isolation auto: builds then have all rights of the platfor\
m.");if(fu(s.cgroup)&&n.kind!=="cgroup")throw o("cgroup",`Builds cannot have cgroups: ${n.reason}`,"Name a cgroup that the platform may use, or start with --cgr\
oup auto: then the platform measures builds itself.")}function Xa(){return new Error("The worker sent the result of another kind of job")}const hu="GET, HEAD, O\
PTIONS";function Ja({method:t}){return t==="GET"||t==="HEAD"}function pu(t){return t==="OPTIONS"?{status:204,headers:{allow:hu}}:{status:405,headers:{allow:hu,"\
content-length":"0","cache-control":"no-store"}}}function un(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-release":n.deployID}:o;return t.method==="H\
EAD"?{status:s,headers:r}:{...e,headers:r}}function Tg(t,e,n){const s=o=>(0,G.Mr)(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof Promise?n.then(s,o=>{
throw t.site(e,500,0),o}):s(n)}function bg({settings:t},e){return t.noindex!==!0||e.take?e:{...e,headers:{...e.headers,"x-robots-tag":"noindex"}}}const mu={"con\
tent-length":"0","cache-control":"public, max-age=0, must-revalidate"};function Og(t,{status:e,location:n},s){const o=Eu(t.target.slice((0,G.XM)(t.target).length)),
[,r="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...mu,"x-slipway-release":s.deployID}}}function Sg({target:t},e){
const n=t.startsWith("/")?Eu(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...mu}}}function Eu(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}
const Ng=16*K.D6,Rg=512;function yu(t){return e=>{if(e instanceof qe.us)throw e;return t}}class Lg{#e;#t=new Ht(Ng);constructor(e){this.#e=e}async releasesWith({
org:e,kept:n},s){const o=Al(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){try{return await this.#t.load(`${e}\
/${n}`,s=>s.bytes+Rg,()=>this.#e.assets(e,n))}catch(s){if(s instanceof Jt)return;throw s}}}const Ag=Xt({status:404,title:"No site here",text:"No app of this pla\
tform has this host name. Check the spelling of the address."}),wu=Xt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first succe\
ssful deploy. Deploy it, then load this page again."}),Ig=Xt({status:410,title:"This site is gone",text:"The app at this address was deleted."}),gu=Xt({status:404,
title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),_u=Xt({status:400,title:"Bad address",text:"The pat\
h of this address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),Dg=Xt({status:414,title:"Address too long",text:"The path of\
 this address has more than 4,096 characters. No page has such a long address."}),kg=Xt({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds.",againIn:5}),$g=Xt({status:503,title:"Not available at\
 the moment",text:"The platform cannot look up this site at the moment. Try again in a few seconds.",againIn:5}),vg=Xt({status:500,title:"This file cannot be se\
rved",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."});class Mg{#e;#t=new Set;#n;constructor(e){this.#e=
e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?
void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.all(this.#t)}}const Cg=2e3,
Qa=200,Ug=32*K.D6,xg=1/4,Pg=8,Fg=4,jg=["index.html","404.html"];function Bg(t){const{clock:e,log:n}=t;let s=0;return async o=>{if(s>=Fg)return;s+=1;const r=new AbortController,
i=Hg(t,o,r.signal).catch(a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,reason:String(a)})});i.finally(()=>{s-=1}),await(0,X.ux)(e,Cg,i),
r.abort()}}async function Hg(t,{subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&t.loaded(o.release);if(!o||!r||r.deployID===n.deployID)return;const i=await t.
load(o.org,n);let a=Math.min(Ug,t.cacheBytes*xg);const c=new Mg(Pg);for(const d of await Wg(r,i,s)){s.throwIfAborted();const l=i.file(d,new Ba(`/${d}`));l?.kind!==
"file"||l.file.size>a||(a-=l.file.size,await c.start(()=>t.warm(l.file)))}await c.end()}async function Wg(t,e,n){const s=new Set([...jg,...t.mostServed(Qa)]),o=new Set(
[...s].filter(Vr).map(Tu)),r=qr(n);for(const a of o.size>0?e.names():[]){if(o.has(Tu(a))&&s.add(a),s.size>=2*Qa)break;const c=r();c&&await c}const i=a=>e.has(a)&&
e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(0,Qa)}function Tu(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}class bu{#e=new Map;#t=[];#n;constructor(e){
this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||!("text"in o))this.#t.push(n);else{const r=this.#e.get(o.text);r?r.push(n):this.#e.
set(o.text,[n])}}}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],o=this.#t;for(let r=0,i=0;r<s.length||i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,
c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;const d=this.#n[Math.min(a,c)],l=d&&n(d)?p0(d.from,e):void 0;d&&l&&(yield[d,l])}}}function ni(t,e,n=s=>s){if(!t.includes(
":"))return{pieces:[n(t)],isFixed:!0};const s=f0(e),o=[];let r=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(
t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.length);return o.push(n(t.slice(r))),{pieces:o,isFixed:o.every(i=>typeof i=="string")}}function qa({pieces:t},e,n,s){
let o="";for(const r of t){const i=typeof r=="string"?r:Gg(r.name,e,n,s-o.length);if(i===void 0||o.length+i.length>s)return;o+=i}return o}function Gg(t,e,n,s){return n===
"plain"||e.get(t).length>s?e.get(t):e.encoded(t)}function Ou(t){return Buffer.from(t,"utf16le").toString("utf16le")}const Yg={headers:{},isCut:!1};function Kg(t){
const e=new bu(t.map(zg)),n=t.length===0;return s=>{const o=n?[]:[...e.matching(s)];return o.length===0?Yg:Vg(o)}}function zg({from:t,set:e,unset:n}){let s=0;const o=e.
map(([r,i])=>{const a=ni(i,t);return a.isFixed&&(s+=Co(r,i)),{name:r,value:a}});return{from:t,set:o,unset:n,fixedBytes:s}}function Vg(t){const e=new Map;let n=Kr,
s=Kr-t.reduce((r,[{fixedBytes:i}])=>r+i,0),o=!1;for(const[{set:r,unset:i},a]of t){for(const c of i)e.delete(c);for(const{name:c,value:d}of r){if(o&&!d.isFixed)continue;
const l=(d.isFixed?n:Math.min(n,s))-Co(c,""),u=l<0?void 0:qa(d,a,"encoded",l);if(u===void 0){o=!0;continue}n-=Co(c,u),d.isFixed||(s-=Co(c,u));const f=e.get(c);e.
set(c,f===void 0||c==="set-cookie"?u:`${f}, ${u}`)}}return{headers:Object.fromEntries([...e].map(([r,i])=>[r,Ou(i)])),isCut:o}}const Xg=64,Jg=8*1024,Qg=4*1024;class qg{#e;#t;#n;#s;constructor({
redirects:e,fallback:n},s){this.#e=new bu(e.map(Zg)),this.#t=e.some(({force:o})=>o),this.#n=n,this.#s=s}direct(e){const n=this.#r(e.path.slice(1));return{target:(this.#t?
this.#i(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#n??(n?"index.html":void 0);return this.#i(e,"nothing")??(s!==
void 0&&!Xr(e.path.slice(1))?this.#o(s,200):void 0)??this.#o("404.html",404)}has=e=>!Jl(e)&&this.#s(e);#o(e,n){return this.has(e)?{kind:"file",name:e,status:n}:
void 0}#r(e){const n=Pa(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,location:Ul(n.to)}}#i(e,n){let s=0;for(const[
o,r]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!o.force&&n==="earlier")return;const i=this.#a(o,r,e);if(s+=1,i||s===Xg)return i}}#a({to:e,status:n,isForeign:s},o,r){
if(zr(n)){const c=qa(e,o,"plain",Qg)?.replace(/^\/+/,""),d=c===void 0?void 0:Pa(c,this.has),l=d?.kind==="redirect"?this.#c(d.to):d?.path;return l===void 0?void 0:
{kind:"file",name:l,status:n}}const i=qa(e,o,"encoded",Jg);if(i===void 0)return;const a=s?i:i.replace(/^\/{2,}/,"/");return a===`/${r.encode(r.path.slice(1))}`?
void 0:{kind:"go",status:n,location:a}}#c(e){const n=Pa(e,this.has);return n?.kind==="file"?n.path:void 0}}function Zg({from:t,to:e,status:n,force:s}){return{from:t,
to:zr(n)?e_(e,t):ni(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function e_(t,e){const n=t.replace(/[?#].*$/,"");return(0,R.CD)(()=>ni(n,e,decodeURIComponent))??
ni(n,e)}const t_="public, max-age=0, must-revalidate",n_="public, max-age=31536000, immutable";function s_(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??
0));return e}class o_{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){this.status=o,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=C0(n),this.variants=U0(this.#s)?new Map:void 0}get headers(){
return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#o}get notModified(){
const{etag:e,status:n}=this;return this.#r??={"cache-control":Vr(this.#t)?n_:t_,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#r}}function r_(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...o},variants:void 0}}const i_=64*1024,a_=K.D6,c_=4*1024,
d_=32,l_=5*1024,u_=512;class f_{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{index:s,storedAt:o},r){this.org=e,this.
deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const i=A0(s.rules),a=Math.min(a_,i_+s.count*c_);this.#e=s,this.
isServer=s.find(Cd)!==-1;const c=d=>!(this.isServer&&Su(d))&&s.find(d)!==-1;this.#t=new qg(i,c),this.#n=Kg(i.headers),this.#s=new Ht(a),this.#o=r,this.weight=s.
bytes+s.rules.length*d_+a}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);if(this.isServer&&!s)return;const o=n&&this.#i(
n,e);return s&&o&&this.#s.put(e.path,o,h_(e.path,o)),o}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(s,e)}file(e,n,s=200){const o=this.#t.has(e)?this.#e.
find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n(n);i&&!this.#r&&(this.#r=!0,this.#o("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=new o_(
this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:s_(r),served:0}}has(e){return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===
-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.values())o.kind==="file"&&n.set(o.name,(n.get(o.name)??0)+o.served);return[...n].
sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,
n,e.status):{kind:"redirect",status:e.status,location:Ou(e.location)}}}function Su(t){return t===aa||t.startsWith(`${aa}/`)}function h_(t,e){const n=4*t.length;
return e.kind==="redirect"?u_+n+2*e.location.length:l_+n+e.customBytes}function p_(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(
/^W\//,"")===e)}function m_(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,o,r]=n;if(r!==void 0){
const a=Math.min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&Number(o)<i))return i>=e?"unsatisfiable":{start:i,end:o?
Math.min(Number(o),e-1):e-1}}const E_=256,y_=256,Nu=new Ds(E_);function w_(t){let e=Nu.get(t);if(!e){if(e=g_(t),t.length>y_)return e;Nu.set(t,e)}return e}function g_(t){
const e=new Map;for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(l=>l.trim()),c=a.find(l=>/^q\s*=/.test(l)),d=c===void 0?1:Number(c.
slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,o=r=>e.get(r)??n;return $o.filter(r=>o(
r)>0&&o(r)>=s).sort((r,i)=>o(i)-o(r))}const __=4*K.D6,T_=64*K.D6,b_=512,O_=[];class S_{#e;#t;#n;#s;#o=0;constructor(e,n,s=X.ml){this.#e=e,this.#t=new Ht(n),this.#n=
Math.min(__,n),this.#s=new I_(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?(0,G.wx)(e,"accept-encoding"):void 0,r=o===void 0?
O_:w_(o);if(r.length===0)return this.#r(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,n,Lu(n,r,a),s)):this.#r(e,n,Lu(n,r,i),
s)}async warm(e){this.#l(e)&&await this.#u(e)}#r(e,n,s,o){if(s.status===200){if(N_(e,s))return{status:304,headers:s.notModified};const i=o?void 0:this.#c(e,s);if(i)
return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?{status:s.status,headers:s.headers,
body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const o=await this.#f(n,async()=>{const r=await this.#e.readVariant(
e.org,e.file.hash,s);if(r?.length!==n.size)throw new Ru;return r}).catch(r=>{if(!(r instanceof Ru))throw r});return o?{status:n.status,headers:n.headers,body:o}:
(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#l(e)?await this.#u(e):await this.#h(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=(0,G.
wx)(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const o=m_((0,G.wx)(e,"range")??"",n.size);if(o!==void 0){if(o==="unsatisfiab\
le"){const r={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...r}}}return this.#d(
n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#l(e)?(await this.#u(e)).subarray(s,o+1):await this.#h(e,n);return{status:206,headers:{...e.headers,"content-ra\
nge":`bytes ${s}-${o}/${e.size}`,"content-length":String(o-s+1)},body:r}}#l({size:e}){return e<=this.#n&&this.#o+e<=T_}#u(e){return this.#f(e,()=>this.#e.read(e.
org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,o=>o.length+b_,async()=>{this.#o+=n;try{return await s()}finally{this.#o-=n}})}#h(e,n){return this.#e.
stream(e.org,e.file.hash,n)}}class Ru extends Error{}function Lu(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;const r=t.variants?.get(s);if(r?.
size===o)return r;const i=r_(t,s,o);return t.variants?.set(s,i),i}return t}function N_(t,e){const n=(0,G.wx)(t,"if-none-match");if(n!==void 0)return p_(n,e.etag);
const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Au=new Map,R_=4*K.D6,L_=768,A_=1e3;class I_{#e;#t;#n=new Ht(R_);constructor(e,n){
this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<Jw||s.size>va)return Au;this.#n.delete(e);const r=async()=>{
const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>o?.sizes??Au);return{sizes:a,isWhole:a.size===$o.length,version:i,at:this.#t.monotonic()}};
return this.#n.load(e,()=>L_+2*e.length,r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},o){return e?!0:n===this.#e.variantsVersion(
o)&&this.#t.monotonic()-s<A_}}function Iu({sites:t,domain:e,isOwnHost:n}){const s=v_(e),o=M_(e,n);return{domain:o,site(r){const i=s(r);if(i!==void 0)return t.site(
i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function D_(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const k_=1024,$_=255;function Du(t){const e=new Ds(k_);return n=>{if(n.length>$_)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const o=t(n);return e.set(n,o),o}}function v_(t){const e=`.${t.toLowerCase()}`;return Du(n=>{const s=ku(n),o=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(o)?o:void 0})}function M_(t,e){return Du(n=>{const s=ku(n);return(0,Ye.an)(s)&&!(0,Ye.UO)(s,t)&&!e(n)?s:void 0})}function ku(t){return t.toLowerCase().replace(
/:\d*$/,"").replace(/\.$/,"")}const C_=64*K.D6,$u=4096,U_=1e3;class x_{#e;#t;#n;#s;#o;#r;#i=new Ht(C_);#a;prefetch;constructor(e){const{sites:n,objects:s,cacheBytes:o,
log:r,clock:i=X.ml,meter:a=us}=e;this.#e=e,this.#t=La(r,U_,()=>i.monotonic()),this.#n=e.finder??Iu({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??
(c=>`http://${c}/`),this.#o=new S_(s,o,i),this.#a=a,this.#r=new Lg(s),this.prefetch=Bg({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,d)=>this.#m(c,d),warm:c=>this.#o.
warm(c),cacheBytes:o,clock:i,log:r})}handler=e=>{const n=this.#n.site((0,G.wx)(e,"host")??"");return n instanceof Promise?n.then(s=>this.#c(e,s),s=>this.#O(e,s,
$g)):this.#c(e,n)};#c(e,n){return n===void 0?un(e,Ag):Tg(this.#a,n,this.#d(e,n,this.#u(e,n)))}#d(e,n,s){const{late:o}=this.#e;return o?s instanceof Promise?s.then(
i=>this.#d(e,n,i)):s.status!==404||s.take?s:o.newer(n,Xr((0,G.XM)(e.target)))?.then(i=>i?this.#l(s,e,i):s)??s:s}#l({body:e},n,s){return e instanceof Vt.Readable&&
e.destroy(),this.#u(n,s)}#u(e,n){const s=!n.isDeleted&&n.release!==null;if(!Ja(e)&&!(s&&this.#e.functions))return pu(e.method);if(n.isDeleted)return un(e,Ig);if(n.
release===null)return un(e,wu);const o=n.settings.domains&&this.#n.domain((0,G.wx)(e,"host")??""),r=o&&D_(o,n.settings.domains??[]);if(r)return Sg(e,this.#s(r));
try{const i=this.#p(n.release),a=i?this.#y(e,n,i):this.#h(n,n.release).then(d=>this.#y(e,n,d)),c=this.#f(n,a);return c instanceof Promise?c.catch(d=>this.#O(e,d)):
c}catch(i){return this.#O(e,i)}}#f(e,n){const{cdn:s,sites:o}=this.#e;if(!s&&e.settings.noindex!==!0)return n;const r=i=>{const a=bg(e,i);return s?s.answer(e,a,o.
isSure!==!1):a};return n instanceof Promise?n.then(r):r(n)}async#h(e,n){try{return await this.#m(e.org,n)}catch(s){const o=e.kept.map(r=>this.#p(r)).find(r=>r!==
void 0);if(!o||!(s instanceof qe.us))throw s;return this.#t("warn","edge_earlier_release",{deployID:o.deployID,live:n.deployID}),o}}#p(e){const n=this.#i.get(e.
deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){const{objects:s,log:o}=this.#e;return this.#p(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,
r=>r.weight,async()=>new f_(e,n,await s.index(e,n.manifestHash),o))}#y(e,n,s){if(s.isServer)return this.#w(e,n,s);if(!Ja(e))return pu(e.method);const o=(0,G.XM)(
e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)return this.#T(e,i,s);const a=xa(o);if(a===void 0)return un(e,_u);if(a.length>$u)return un(e,Dg);const c=new Ba(
`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(c);return this.#E(e,n,s,c,d)}#E(e,n,s,o,r){return r?this.#T(e,r,s):n.kept.length>0&&Xr(o.path.slice(1))?this.#_(
e,n,s,o):this.#S(e,n,s,o)}#w(e,n,s){if(!e.target.startsWith("/"))return un(e,_u);const o=xa((0,G.XM)(e.target));if(o!==void 0&&Su(o))return un(e,gu,s);if(!Ja(e)||
e.isUpgrade||o===void 0||o.length>$u)return this.#g(n);const r=new Ba(`/${o}`);return this.#E(e,n,s,r,s.remembered(r.path)??s.direct(r))}#g(e){const{release:n}=e,
{functions:s}=this.#e;return n===null?wu:s?.answer({...e,release:n})??Pr(new rt("functions_off",void 0,60))}async serverSite(e){const n=await this.#e.sites.site(
e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#p(s)??await this.#m(n.org,s)).isServer?{...n,release:s}:void 0}async#_(e,n,s,o){const r=o.
path.slice(1);for(const i of await this.#r.releasesWith(n,r).catch(yu([]))){const a=this.#p(i)??await this.#m(n.org,i).catch(yu(void 0)),c=a?.file(r,o);if(a&&c)
return this.#T(e,c,a)}return this.#S(e,n,s,o)}#S(e,n,s,o){if(s.isServer)return(Vr(o.path)?this.#e.late?.newer(n,!0):void 0)?.then(a=>a?this.#u(e,a):this.#g(n))??
this.#g(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#T(e,r,s):un(e,gu,s)}#T(e,n,s){return n.kind==="redirect"?Og(e,n,s):(n.served+=1,this.#o.send(
e,n.file))}#O(e,n,s=kg){const o=n instanceof qe.us;if(!o&&!(n instanceof Jt))throw n;const r=o?"edge_unavailable":"edge_damaged";return this.#t("error",r,{requestID:e.
requestID,reason:n.message}),un(e,o?s:vg)}}const P_=500;class F_{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){this.#e=e,this.#t=n}newer(e,n){const s=this.#e.
readAt(e.subdomain)+P_-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,s):this.#r(e.subdomain))).then(i=>i&&vu(i)!==
vu(e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:this.#r(e)),o=this.#t.sleep(n,this.#s.signal).
then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function vu({release:t,kept:e}){return[t,...e].map(n=>n?.deployID).
join()}const j_=500,B_=1e3,H_=250,W_=750,G_=5e3,Za=-1;class Mu{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??X.ml,this.#s=new Ht(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#l(
s),n.kind==="unknown"&&(this.#o+=1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#g(n))return n.record;if(n?.record!==void 0)return this.#h(
e,n.record);const{table:s}=this.#e;return s?this.#f(s,e):this.#u(e)}again(e){const n=this.#s.get(e);return n?.record===void 0||!this.#g(n)?this.find(e):this.#_()?
n.record:this.#p(e,n.record)}readAt(e){return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){return!this.#_()}[Symbol.
dispose](){this.#n[Symbol.dispose]()}#l(e){this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=Za);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#m(
e).catch(()=>{}))}#u(e){return this.#_()&&this.#r.size>0?Promise.reject(new qe.us("The state cannot be read now")):this.#m(e)}async#f(e,n){const s=await e.find(
n),o=this.#s.get(n);return o&&(this.#g(o)||o.record)?this.find(n):s?(this.#w(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.monotonic(),generation:Za}),
this.#h(n,s)):this.#u(n)}#h(e,n){if(!this.#_())return this.#p(e,n);const s=this.#t.monotonic();return s-this.#d>=H_&&(this.#d=s,this.#p(e,n).catch(()=>{})),n}async#p(e,n){
const s=()=>{const o=this.#s.get(e);return o?o.record:n};try{const o=await(0,X.ux)(this.#t,j_,this.#m(e).then(r=>({record:r})));return o?o.record:(this.#a=this.#t.
monotonic(),s())}catch(o){if(o instanceof qe.us)return s();throw o}}#m(e){const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&n-s.begun.at<W_)return s.record;this.#i+=
1;const o={at:n,read:this.#i},r=this.#y(e,o);return this.#r.set(e,{begun:o,record:r}),r}async#y(e,n){const s=()=>this.#r.get(e)?.begun===n;try{const o=await this.#e.
read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const r={record:o,read:n.read,begunAt:n.at,at:this.#c};return s()?(this.#w(e,{...r,generation:this.#o}),
this.#e.table?.put(e,o),o):this.#E(e,r)}catch(o){throw o instanceof qe.us&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),o}finally{s()&&this.#r.delete(e)}}#E(e,n){
const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#w(e,{...n,generation:Za}),n.record)}#w(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#g({record:e,
at:n,generation:s}){return s!==this.#o?!1:e!==void 0||this.#t.monotonic()-n<G_||this.#_()}#_(){return this.#t.monotonic()-this.#a<B_}}const Y_=16*K.D6,K_=4*K.D6,
ec=400,z_=300,V_=2;class X_ extends Mu{#e;constructor(e,n,{table:s,domains:o,clock:r}={}){super({changes:n,table:s,clock:r,bytes:Y_,weightOf:J_,read:i=>e.site(i),
nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#e=new Mu({changes:n,table:o,clock:r,bytes:K_,weightOf:()=>ec,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="d\
omain"?i.domain:void 0})}site(e){return this.find(e)}siteOfDomain(e){const n=this.#e.find(e);return n instanceof Promise?n.then(s=>this.#t(s,e)):this.#t(n,e)}[Symbol.
dispose](){super[Symbol.dispose](),this.#e[Symbol.dispose]()}#t(e,n){const s=e===void 0?void 0:this.find(e),o=r=>r?.settings.domains?.includes(n)?r:void 0;return s instanceof
Promise?s.then(o):o(s)}}function J_(t){return t?ec+z_*t.kept.length+V_*JSON.stringify(t.settings).length:ec}async function Q_(t,e,n){const s=[];for(const o of t){
if(n?.aborted)break;try{s.push(...await o.collect())}catch(r){if(n?.aborted)break;const{message:i,remedy:a}=(0,R.I7)(r),c={kinds:o.kinds.join(),message:i,...a!==
void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function RA({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){const r=await n(),
i={items:r.length,bytes:r.reduce((d,{bytes:l})=>d+l,0)};let[a,c]=[0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,
left:{items:i.items-a,bytes:i.bytes-c}}]}}}const fn=3e4,Cu=5e3,Uu={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function xu(t){
return Ts(t,"interrupted","The platform stopped, or could not reach its database, while this deployment was under way").facts}const q_=1e3;async function Z_(t,e){
const{references:n,node:s,clock:o,waits:r,stop:i,every:a=X.fm}=t;let c=await n.hold(s);for(;!c&&r;)await o.sleep(q_,i),c=await n.hold(s);if(!c)return;const d=c,
l=new AbortController,u=()=>n.renew(d).then(w=>w||l.abort(new Error("another node has taken over the collection")),()=>{}),f=a(Cu,()=>{u()});try{return await e(
AbortSignal.any([i,l.signal]))}finally{f(),await n.release(d).catch(()=>{})}}var jo=y(8500);const si=500,eT=1e4,tT=55*6e4;function nT(t){const{keeping:e,usage:n,
notify:s,hooks:o,audit:r,keepAuditMs:i,clock:a}=t,c=(d,l)=>({kinds:[d],collect:async()=>[{kind:d,items:await Pu(l),bytes:0}]});return[{kinds:["apps"],collect:()=>oT(
t)},{kinds:["deployments","logs"],collect:()=>rT(t)},c("keys",()=>e.endKeys(si)),c("notifications",()=>s.prune({...ny,limit:si})),c("pushes",()=>o.prune({ageMs:sy,
limit:si})),c("audit",()=>r.trim(i)),c("usage",()=>n.prune(a.now(),si))]}async function Pu(t){let e=0;for(let n=0;n<eT;n+=1){const s=await t();if(e+=s,s===0)break;
await(0,jo.setImmediate)()}return e}const sT=20;async function oT({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Pu(async()=>(await n.expire(sT,s)).length);let[
o,r]=[0,0],i;for(;;){const a=await t.endingApp(r);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):
await t.endApp(a.app)&&(o+=1),a.logs.length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,jo.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}
async function rT({keeping:t,logs:e,bounds:n}){const s={deployments:0,logs:0,bytes:0},o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(
i,n);if(!a)break;const c=new Set;for(const u of a.logs)await e.remove(u).catch(f=>{r=f,c.add(u)});const d={logs:a.logs.filter(u=>!c.has(u)),deployments:a.deployments.
filter(u=>!c.has(u))},l=d.logs.length+d.deployments.length;l>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||l===0)&&
(o.deployments+=a.left.deployments,o.logs+=a.left.logs,o.bytes+=a.left.logBytes,i=a.app),await(0,jo.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployme\
nts",items:s.deployments,bytes:0,left:{items:o.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var Bo=y(1772);
class Fu extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class Wn extends Error{name="InvalidRequest";code;constructor(e){super(
e),this.code=e}}function ju(t,e){const n=iT(e),s=aT(n.get("key"));if(t!=="put")return{key:s,value:"",ttlMs:void 0};const o=n.get("value");if(o===void 0||Bu(o,Ee.
ux.valueBytes))throw new Wn("invalid_value");const r=e.length>2*o.length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{key:s,value:r,ttlMs:cT(n.get("ttlS\
econds"))}}function iT(t){if(!(0,ql.isUtf8)(t))throw new Wn("invalid_json");try{const e=(0,Bo.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[
n,s]))}catch(e){if(!(e instanceof Bo.sU))throw e}throw new Wn("invalid_json")}function aT(t){const e=t?.startsWith('"')?(0,Bo.I)(t):void 0;if(e===void 0||e===""||
Bu(e,Ee.ux.keyBytes))throw new Wn("invalid_key");return e}function cT(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<Ee.ux.minTtlSeconds||
e>Ee.ux.maxTtlSeconds)throw new Wn("invalid_ttl");return e*1e3}function Bu(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function dT({tables:t,
engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{const{keyspace:l,windows:u}=await t.byName(c,d),f=await s.take(u);if(f===0)return l;throw(0,$e.xd)(`The t\
able has reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new $e.P_("unavailable","This node does not have the entries of tables. Ask a node wi\
th the role kvs.");try{return await c(e)}catch(d){throw d instanceof Fu?new $e.P_("table_not_found","The table was deleted."):d instanceof qe.us?new $e.P_("unav\
ailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,l,u,f)=>o.append(f,[k(d,c,{object:l,after:{key:u}})]);return{get:(c,d,l)=>i(async u=>u.
get(await r(c,d),tc("get",{key:l}).key)),list:(c,d,l)=>i(async u=>u.keys(await r(c,d),l)),put:(c,d,l,u)=>i(async f=>{const{key:w,value:T,ttlMs:_}=uT(l),O=await r(
c,d);if(n?.has(O))throw new $e.P_("conflict",lT);await f.put(O,w,{value:T,ttlMs:_}),await a("key.put",c,d,w,u)}),delete:(c,d,l,u)=>i(async f=>{const[w,{key:T}]=[
await r(c,d),tc("delete",{key:l})],_=await f.get(w,T)!==void 0;await f.delete(w,T),_&&await a("key.delete",c,d,l,u)})}}const lT="The table, or all tables of its\
 organization together, store as much as they may. Delete keys: a minute later there is room again.";function uT({key:t,value:e,ttlSeconds:n}){const s=e.trim();
try{(0,Bo.q$)(s)}catch(i){throw i instanceof Bo.sU?new $e.P_("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}
const o=n.trim(),r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(o):o}};return tc("put",r,s)}const{keyBytes:fT,valueBytes:hT,minTtlSeconds:pT,maxTtlSeconds:mT}=Ee.
ux,ET={invalid_key:`A key has 1 to ${fT} bytes.`,invalid_value:`A value has at most ${hT} bytes.`,invalid_ttl:`The time to live is ${pT} to ${mT} seconds.`};function tc(t,e,n){
const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return ju(t,Buffer.from(o))}catch(r){throw r instanceof Wn?new $e.P_("validation_f\
ailed",ET[r.code]??"The entry is not valid."):r}}const yT=15e3;function wT({usage:t,bounds:e,log:n,every:s}){let o=new Set;const r=Yt({everyMs:yT,async run(){o=
new Set(await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>o.has(i),[Symbol.asyncDispose]:r[Symbol.
asyncDispose]}}var Gt=y(7080);const gT=15e3,_T=1e4;function TT({usage:t,quotas:e,clock:n,log:s}){const o=new Map,r=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:l=0}=await t.
used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,l)}catch(l){s("warn","kvs_quota_not_read",{org:c,reason:String(l)})}finally{d.isRead=!0,d.reading=
void 0}},i=(c,d)=>{const l=o.get(c);if(l?.start===d)return l;o.size>=_T&&o.clear();const u={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};
return o.set(c,u),u},a=(c,d,l)=>{if(d.used<l){d.used+=1;return}const u=n.now(),{end:f}=(0,Gt.GS)(u);return{message:(0,Gt.c9)({org:c,name:"kvsRequestsPerMonth",used:d.
used,quota:l,until:f}),seconds:Math.max(1,Math.ceil((f-u)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const l=n.now(),u=i(
c,(0,Gt.GS)(l).start);Math.abs(l-u.readAt)>=gT&&(u.reading??=r(c,u));const f=()=>a(c,u,d);return u.isRead||!u.reading?f():u.reading.then(f)}}}const bT=3e4,Hu=1e3,
Wu=100;function OT({engine:t,tables:e,log:n,every:s}){const o=new AbortController,r=(d,l)=>Yt({everyMs:bT,onFailure:f=>n("warn",d,{reason:String(f)}),every:s,...l}),
i=r("kvs_sweep_failed",{run:()=>Gu(t,o.signal)}),c=r("kvs_drop_failed",{run:async()=>{for(let d=0;;){const l=await e.toDrop({after:d,limit:Wu});for(const u of l){
d=u;try{await t.drop(u),await e.dropped(u)}catch(f){if(n("warn","kvs_drop_failed",{reason:String(f)}),o.signal.aborted)return}}if(l.length<Wu||o.signal.aborted)
return}},isDue:!0,follows:!0});return{begin(){o.signal.aborted||c.run()},async[Symbol.asyncDispose](){o.abort(),await Promise.all([i[Symbol.asyncDispose](),c[Symbol.
asyncDispose]()])}}}async function Gu(t,e){let n=0;for(;;){const s=await t.sweep(Hu);if(n+=s,s<Hu||e?.aborted)return n}}const Yu=720*6e4,ST=1e3,NT="ABCDEFGHIJKL\
MNOPQRSTUVWXYZ234567",RT=20,LT=1e3,AT=8*1024*1024;class IT extends Tl{#e;#t;constructor(e,n){super(AT,LT,async s=>{const o=await e.find(s);return o&&Ku(o,n)}),this.#e=
e,this.#t=n}byAccessKey(e){return e.length===RT?this.find(e):null}async issue(e,n,s){const o=`ASIA${Array.from((0,P.randomBytes)(16),d=>NT[d%32]).join("")}`,r=(0,P.
randomBytes)(30).toString("base64"),i=(0,P.randomBytes)(96).toString("base64"),a=n+Yu,c=this.#t.seal(sa(o),JSON.stringify({secret:r,sessionToken:i}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:c,expiresAt:a},{now:n,most:ST},s),{accessKeyID:o,secret:r,sessionToken:i,expiresAt:a}}renew(e,n){return this.#e.renew(
e,n+Yu)}revoke(e){return this.#e.revoke(e)}async checkKey(){const e=await this.#e.any();e&&Ku(e,this.#t)}}function Ku({accessKeyID:t,environmentID:e,sealed:n,expiresAt:s},o){
const r=JSON.parse(o.open(sa(t),n));if(!(0,Qe.Gv)(r))return;const{secret:i,sessionToken:a}=r;return{accessKeyID:t,secret:String(i),sessionToken:String(a),environmentID:e,
expiresAt:s}}const DT={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503};
var nc=y(3823);const zu="AWS4-HMAC-SHA256";function kT({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function $T(t,e,n){return`${zu}
${t}
${kT(e)}
${(0,P.hash)("sha256",Xu.latin1(n))}`}function vT(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,P.createHmac)(
"sha256",n).update(s,"utf8").digest();return new UT(n)}const Qt=64,MT=32;class Vu{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.
length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Xu=new Vu(8192),CT=new Vu(256);
function Ju(t,e){return t.length===e.length&&(0,P.timingSafeEqual)(Xu.latin1(t),CT.latin1(e))}class UT{#e;#t;constructor(e){if(e.length>Qt)throw new RangeError(
`An HMAC key has ${e.length} bytes; at most ${Qt} are supported`);this.#e=Buffer.alloc(Qt+512),this.#t=Buffer.alloc(Qt+MT);for(let n=0;n<Qt;n+=1)this.#e[n]=(e[n]??
0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,P.hash)("sha256",this.#n(e),"binary"),Qt,"latin1"),(0,P.hash)("sha256",this.#t)}#n(e){const n=this.#e.
length-Qt;return e.length>n?Buffer.concat([this.#e.subarray(0,Qt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Qt+this.#e.write(e,Qt,"latin1"))}}const xT=new RegExp(
`^${zu} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a\
-f]{64}$`),PT=1024,FT=1024,jT=32,Qu=64,sc=new Ds(PT);function BT(t){const e=t.slice(-Qu),n=t.slice(0,-Qu),s=sc.get(n);if(s&&HT.test(e))return{...s,signature:e};
const o=WT(t);if(o)return n.length<FT&&o.signedHeaders.length<=jT&&sc.set(n,o),{...o,signature:e}}function LA(){return sc.size}const HT=/^[0-9a-f]{64}$/;function WT(t){
const e=xT.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:o,
service:r},signedHeaders:a}}const qu=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let oc;function GT(t){if(oc?.text===t)return oc.time;const e=YT(
t);return e!==void 0&&(oc={text:t,time:e}),e}function YT(t){const e=qu.test(t)?Date.parse(t.replace(qu,"$1-$2-$3T$4:$5:$6Z")):Number.NaN;return!Number.isNaN(e)&&
Ho(e)===t?e:void 0}function Ho(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function KT(t){const e=t.target.indexOf("?"),n=e===-1?t.
target:t.target.slice(0,e),s=e===-1?"":QT(t.target.slice(e+1)),o=XT(n,t.normalizePath),r=eb(t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const zT=/^(?:\/[A-Za-z0-9_~-]+)+$/,VT=/[^A-Za-z0-9._~-]/g;function rc(t){return t.replace(VT,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function XT(t,e){if(zT.test(t))return t;const n=t.split("/");return(e?JT(n):n).map(rc).join("/")||"/"}function JT(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function QT(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[rc(Zu(o)),rc(Zu(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>ef(n,o)||ef(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Zu(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function ef(t,e){return t<e?-1:t>e?1:0}function qT(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=tf(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function ZT(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?qT(t.rawHeaders):{names:e,repeated:[],get(n){const s=(0,G.wx)(t,n);return s===void 0?void 0:tf(s)}}}function eb(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const tb=/ {2}|\t/,nb=32,sb=9;function tf(t){let e=0,n=t.length;for(;e<n&&nf(t,e);)e+=1;for(;n>e&&nf(t,n-1);)n-=1;const s=t.slice(e,n);return tb.test(
s)?s.replace(/[ \t]+/g," "):s}function nf(t,e){const n=t.charCodeAt(e);return n===nb||n===sb}const oi=5*6e4,sf=["host","content-type"],ob=new Set([...sf,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Wo=(t,e)=>({type:t,message:e}),ri=t=>Wo("IncompleteSignatureExceptio\
n",t),Nn=t=>Wo("InvalidSignatureException",t),of=Wo("UnrecognizedClientException","The security token included in the request is invalid.");function rb(t,e){const n=(0,G.
wx)(t,"authorization");if(n===void 0)return Wo("MissingAuthenticationTokenException","Missing Authentication Token");const s=BT(n);if(!s)return ri("Authorizatio\
n header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=(0,G.wx)(t,"x-amz-date")??"",
r=GT(o);return r===void 0?ri("Authorization header requires existence of a valid 'X-Amz-Date' header."):db(s.scope,o)??lb(o,r,e)??{headers:ZT(t),signedBy:s,time:o}}
function ib({headers:t,signedBy:e},n,s){return Ju(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Wo("ExpiredTokenException","The security toke\
n included in the request is expired"):ub(t,e.signedHeaders):of}function ab(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,P.hash)("sha256",e,"hex"),a=n.get("x\
-amz-content-sha256");if(a!==void 0&&a!==i)return Nn("The provided x-amz-content-sha256 header does not match what was computed.");const c=KT({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=hb(r,s.scope).sign($T(o,s.scope,c));if(!Ju(d,s.signature))return Nn("The reque\
st signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for\
 details.")}function cb(t){return"message"in t}function db(t,e){if(t.region!==Ee.aT)return Nn(`Credential should be scoped to a valid region: '${Ee.aT}'.`);if(t.
service!==Ee.jL)return Nn(`Credential should be scoped to correct service: '${Ee.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Nn(`Da\
te in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function lb(t,e,n){if(e<n-oi){const s=Ho(
n-oi);return Nn(`Signature expired: ${t} is now earlier than ${s} (${Ho(n)} - 5 min.)`)}if(e>n+oi){const s=Ho(n+oi);return Nn(`Signature not yet current: ${t} i\
s still later than ${s} (${Ho(n)} + 5 min.)`)}}function ub(t,e){const n=t.repeated.find(r=>ob.has(r));if(n!==void 0)return ri(`The header '${n}' may be sent onl\
y once.`);for(const r of t.names)if(fb(r)&&!e.includes(r))return rf(r);const s=sf.find(r=>!e.includes(r));if(s!==void 0)return rf(s);const o=e.find(r=>t.get(r)===
void 0);if(o!==void 0)return ri(`The signed header '${o}' was not sent.`)}function fb(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function rf(t){
return Nn(`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}const af=new WeakMap;function hb(t,e){const n=af.get(t);if(n?.date===e.date)return n.key;
const s=vT(t.secret,e);return af.set(t,{date:e.date,key:s}),s}const xs={"content-type":"application/json","cache-control":"no-store"},pb={status:200,headers:xs,
body:'{"ok":true}'},mb={status:200,headers:xs,body:'{"deleted":true}'},cf={status:200,headers:xs,body:'{"found":false,"expiresAt":null}'},Eb=new Map([[nc.Y2.put,
"put"],[nc.Y2.get,"get"],[nc.Y2.delete,"delete"]]),yb=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,wb=/^Bearer +([!-~]+)$/i;function gb(t){const{clock:e,
log:n}=t,s=La(n,_b,()=>e.now()),o={...t,logAway:s};return r=>Tb(r,o)}const _b=1e3;async function Tb(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,quota:a,
meter:c,clock:d}=e;let l=u=>u;try{const u=rb(t,d.now());if(cb(u))return ii(u);const f=await n.byAccessKey(u.signedBy.accessKeyID);if(!f)return ii(of);const w=ib(
u,f,d.now());if(w)return ii(w);const T=await t.body(Ee.ux.bodyBytes),_=ab(t,T,u,f);if(_)return ii(_);if(!(0,G.wx)(t,"x-kvs-authorization"))return Ot("missing_to\
ken");const O=await s.byToken(df(t));if(!O)return Ot("invalid_token");if(O.environmentID!==f.environmentID)return Ot("inactive_binding");if(!O.supported)return Ot(
"unsupported_app_type");const N=await a.take(O.windows,T.length),S=Ob(t),H=typeof S=="string"?S:"other";if(l=ee=>{const V=typeof ee.body=="string"?Buffer.byteLength(
ee.body):0;return c.kvs(O,H,bb(ee),T.length,V),ee},N>0)return l(Ot("rate_limited",{"retry-after":String(N)}));const B=await i.take(O.scope.org);if(B)return l(Rb(
B));if(typeof S!="string")return l(S);const{key:U,value:x,ttlMs:W}=ju(S,T);switch(S){case"put":return r.has(O.keyspace)?l(Ot("table_full")):(await o.put(O.keyspace,
U,{value:x,ttlMs:W}),l(pb));case"delete":return await o.delete(O.keyspace,U),l(mb);case"get":return l(Sb(await o.get(O.keyspace,U)))}}catch(u){return l(Nb(u,t,e))}}
function df(t){return wb.exec((0,G.wx)(t,"x-kvs-authorization")??"")?.[1]??""}function bb(t){if(t===cf)return"missed";const{status:e}=t;return e===200?"ok":e===
429?"limited":e<500?"refused":"failed"}function Ob(t){const e=Eb.get((0,G.XM)(t.target));if(!e)return Ot("not_found");if(t.method!=="POST")return Ot("method_not\
_allowed",{allow:"POST"});const n=(0,G.wx)(t,"content-encoding")??"identity";return!yb.test((0,G.wx)(t,"content-type")??"")||n!=="identity"?Ot("unsupported_medi\
a_type"):e}function Sb(t){if(!t)return cf;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:xs,body:`{"foun\
d":true,"value":${t.value},"expiresAt":${e}}`}}function Nb(t,e,{tables:n,log:s,logAway:o}){if(t instanceof Wn)return Ot(t.code);if(t instanceof G.KQ)return Ot("\
body_too_large");if(t instanceof G.GW)return Ot("invalid_json");if(t instanceof Fu)return n.forgetToken(df(e)),Ot("invalid_token");const r=t instanceof Error&&t.
cause instanceof Error?t.cause:t,i={requestID:e.requestID,path:(0,G.XM)(e.target),reason:(0,R.bD)(r)};return t instanceof qe.us?(o("error","kvs_unavailable",i),
Ot("unavailable",{"retry-after":"1"})):(s("error","kvs_failed",i),Ot("internal"))}function Ot(t,e={}){return{status:DT[t],headers:{...xs,...e},body:`{"error":"${t}\
"}`}}function Rb({message:t,seconds:e}){const{status:n,headers:s}=Ot("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({
error:"quota_exceeded",message:t})}}function ii({type:t,message:e}){return{status:403,headers:{...xs,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Lb={
of:()=>{}},Ab=t=>(0,$e.u)(new $e.P_("unavailable","This node does not have the data of the key-value store."),t);async function Ib(t){const{engine:e,clock:n,log:s,
quota:o,meter:r=us}=t,i=Ad(t.keyring),a={...Aa,...t.quotas},c=new kw(t.tables,i,a),d=new IT(t.roles,i);await c.checkKey(),await d.checkKey();const l=t.changes.subscribe(
O=>{switch(O.kind){case"table":return c.forget(O.tokenHash);case"role":return d.forget(O.accessKeyID);case"unknown":return c.forgetAll(),d.forgetAll();case"site":case"\
domain":case"coming":case"jobs":case"ended":return;default:(0,R.xb)(O)}}),u=e&&wT({...t,bounds:a}),{ofOrganizations:f=Lb}=t,w=TT({...t,quotas:f}),T=e&&OT({...t,
engine:e}),_=async()=>{l[Symbol.dispose](),await u?.[Symbol.asyncDispose](),await T?.[Symbol.asyncDispose]()};return{handler:e&&u?gb({roles:d,tables:c,engine:e,
full:u,monthly:w,quota:o,meter:r,clock:n,log:s}):Ab,createTable:(O,N,S)=>c.create(O,N,n.now(),S),listTables:O=>c.list(O),async deleteTable(O,N,S){await c.remove(
O,N,S),T?.begin()},entries:dT({tables:c,engine:e,full:u,quota:o,audit:t.audit}),...fw({tables:c,roles:d,clock:n,log:s,every:t.every}),sweep:async()=>e?Gu(e):0,close:_,
[Symbol.asyncDispose]:_}}const Db=500,ic=500;async function kb(t){return new $b(t).run()}class $b{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){const{blobs:n,
clock:s=X.ml,log:o=Do,signal:r}=e;this.#e=e,this.#t=o,this.#n=new Zr({blobs:n,clock:s,log:o}),this.#s=qr(r)}async run(){const{blobs:e,references:n}=this.#e,s=await e.
ago(Cl);return await this.#a(),await this.#d(s),await this.#l(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){const{references:e}=this.#e;
for(let n=0;;){const s=await e.due(n,Db);for(const o of s)await this.#h(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.end(o),n=Math.max(n,...o.
notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(let i=0;i<o.count;i+=1)r.
add(o.file(i).hash);await this.#h(),await this.#e.references.add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof qe.
us)throw o;this.#o.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const o=await n.
waiting(s,ic);for(const[r,i]of Map.groupBy(o,a=>a.org))await this.#u(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<ic)return}}async#l(e,n){const{blobs:s,references:o}=this.#e,
r=new Map;let i=0;const a=async()=>{for(const[c,d]of r){const l=await o.unused(c,[...d]);l.length!==0&&(await o.remember(c,l),await this.#u(c,l,n))}r.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#h();const[d=""]=c.split("/",1);if(!Ee.cS.test(d))continue;const l=Dl(c)??kl(c);if(l===void 0){this.#o.has(
d)||await s.deleteUnused(c,n);continue}const u=r.get(d)??new Set;r.set(d,u.add(l)),i+=1,i===ic&&await a()}await a()}async#u(e,n,s){if(this.#o.has(e))return;const o=[];
for(const r of n)await this.#h(),await this.#f(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#f(e,n,s){const{blobs:o}=this.#e,r=Sn(e,n),
i=await o.head(r);if(i){if(!await o.deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of $o){const d=Ca(e,n,c);await o.head(d)&&!await o.
deleteUnused(d,s)&&(a=!1)}return a}async#h(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const lf=2e3,vb=(0,P.randomBytes)(64*1024),Mb="trial-\
write",Cb={canBuild:"disk_hangs"},Ub={statfs:t=>(0,Je.statfs)(t),tryToWrite:Pb};class AA{#e;#t;#n;#s=new Set;#o;#r=0;#i="yes";#a=!1;constructor(e,n,s={}){this.#e=
e,this.#t=n,this.#n={...Ub,...s}}get canBuild(){return this.#a?"stops":this.#i}async look(){const n=(this.#o&&this.#t.monotonic()-this.#r>=lf?void 0:await within(
this.#t,lf,this.#c()))??Cb;return this.#d(()=>{this.#i=n.canBuild}),n}#c(){return this.#o?this.#o:(this.#r=this.#t.monotonic(),this.#o=xb(this.#e,this.#n).finally(
()=>{this.#o=void 0}),this.#o)}stop(){this.#d(()=>{this.#a=!0})}subscribe(e){return this.#s.add(e),{[Symbol.dispose]:()=>{this.#s.delete(e)}}}#d(e){const n=this.
canBuild;if(e(),this.canBuild!==n)for(const s of this.#s)s()}}async function xb(t,e){let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,
bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*i,n<reserveOf(r*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){
return s(isDiskFull(o)?"disk_full":"disk_unwritable",systemCode(o)??String(o))}}async function Pb(t){const e=(0,M.join)(t,Mb);await(0,Je.rm)(e,{force:!0});try{await(0,Je.
writeFile)(e,vb,{flag:"wx",mode:384,flush:!0})}finally{await(0,Je.rm)(e,{force:!0})}}const Fb=10;function jb({node:t,ability:e,nodes:n,log:s}){let o=!1;return async()=>{
const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r==="yes"?[]:(await n.builders()).filter(l=>l!==t),d=o;if(o=c.length>0,o&&!d){const l=c.slice(0,Fb).join("\
, ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,code:a,nodes:l,means:Bb})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"room":"no_ot\
her_node",freeBytes:i}),!o}}const Bb="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while an\
other one can build",ac=36e5,Hb=2*ac;function Wb(t,e,n){const s=new Map;let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();try{for(const{
kind:l,items:u,bytes:f,left:w}of await t(d)){const T=s.get(l);s.set(l,{kind:l,ended:(T?.ended??0)+u,left:w??T?.left}),u>0&&n("info","collected",{kind:l,items:u,
bytes:f})}}catch(l){const{message:u,remedy:f}=(0,R.I7)(l);n("error","collection_failed",{message:u,...f!==void 0&&{remedy:f}})}finally{o=void 0}},c=(d=!1)=>(o??=
a(d),o);return{figures:()=>[...s.values()],async collect(){await o,await c(!0)},whenIdle(){e.monotonic()-r>=ac&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=Hb&&
c()},async[Symbol.asyncDispose](){await o}}}var Gn=y(7356);function Gb(t,e,n=!1){if(n)return xu(e);if(t instanceof Ct)return t.facts;if((0,R.b$)(t)||t instanceof
qe.us&&t.isFull)return Ts(e,"disk_full","The disk of the platform is full").facts;const s=t instanceof qe.us?"its state cannot be read or written now":(0,R.bD)(
t);return Ts(e,ur[e],`The platform itself failed at the stage "${e}": ${s}`).facts}const Yb="<data>";function Kb(t,e){const n=o=>o.replaceAll(e,Yb),s=t.stage===
"install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(o=>({...o,message:n(o.message)}))}}var zb=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Xb=fn-1e4,Jb=1e3;class Qb{ended;#e;#t;#n;#s=new AbortController;#o=Promise.
withResolvers();#r;#i="building";#a="clone";#c;#d;#l;#u;#f;constructor(e,n,s,o){this.#e=e,this.#d=e.job.type,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.
signal]),this.#u={monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#l=this.#u.monotonic,this.ended=this.#g(o)}get app(){return this.#e.job.app}get deployID(){
return this.#e.deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:o}=this.#u;
s>this.#l&&n>s&&n-this.#l>=Xb&&this.#i==="building"&&this.#m("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-o)>=Cu&&(this.#f??=this.#p(n)),await Promise.
race([this.#f,this.#o.promise]))}async check(){await Promise.race([this.#f,this.#o.promise]),!this.#h&&(this.#f??=this.#p(this.#t.clock.monotonic()),await Promise.
race([this.#f,this.#o.promise]))}async#p(e){const{jobs:n,log:s,clock:o}=this.#t;this.#u={monotonic:e,wall:o.now()};try{await n.renew(this.#e)?this.#l=e:this.#i===
"building"&&await this.#y()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,R.bD)(r)})}finally{this.#f=void 0}}#m(e){if(this.#h)return;
this.#i="lost";const n=e instanceof bs;this.#s.abort(n?e:new Error(`The lease of the deployment has ended: ${e}`)),this.#o.resolve()}async#y(){const e=await this.#t.
jobs.endOf(this.#e).catch(()=>{});this.#m(e==="cancelled"?new bs:"another node has ended it")}async#E(e){this.#s.signal.throwIfAborted(),await e()||await this.#y(),
this.#s.signal.throwIfAborted()}#w(e){return this.#E(()=>(0,qe.R6)(e,this.#t.clock,this.#r))}async#g(e){const{log:n,clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,
i=s.now();o?.(r);let a="succeeded";try{await e,await this.#_()}catch(c){const d=Kb(Gb(c,this.#a,this.#n.aborted),this.#t.dataDir);a=d.code,c instanceof qe.us&&n(
"error","deployment_not_stored",{deployID:r,stage:this.#a,cause:c.message}),await this.#b(d)}if(this.#s.signal.reason instanceof bs)a="cancelled";else if(this.#i!==
"ended"){const c=this.#s.signal.aborted?(0,R.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:r,reason:c})}o?.(
r),n("info","deployment_ended",{deployID:r,ending:a,ms:s.now()-i})}async#_(){const e={stack:[],error:void 0,hasError:!1};try{const{jobs:n,builder:s,onLive:o,onComing:r,
activate:i}=this.#t,a=this.#e,{job:c}=a,d=this.#r,l=zb(e,await s.build(c,{signal:d,fence:a.fence,onStage:f=>this.#S(f),onCommit:(f,w)=>this.#w(()=>n.recordCommit(
a,f,w)),onStored:(...f)=>this.#T(...f),onLogged:f=>{this.#c=f}}),!0);d.throwIfAborted(),await r?.(c.app,{deployID:c.deployID,manifestHash:l.release.manifestHash}),
await this.#S("activate");const u={job:{...c,type:this.#d},release:l.release,signal:d};await i?.(u).catch(f=>qb(f,l)),d.throwIfAborted(),await this.#O(u),o?.(c.
app,l.release)}catch(n){e.error=n,e.hasError=!0}finally{const n=Vb(e);n&&await n}}async#S(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.
throwIfAborted();await this.#w(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#T(...[e,n,s=[],o]){const{jobs:r,quotas:i}=this.#t,{job:a}=this.#e,
{org:c}=a.app,d=(0,Ee.Rm)(a.type)?a.type:a.detectsType?o:void 0,l=i?.of(c,"disk"),u=l===void 0?void 0:{org:c,bytes:l};this.#d=d??a.type;const f=_=>this.#w(()=>r.
recordRelease(this.#e,e,n,_,d,u)).catch(Zb);await f(s);const w=await i?.near(c).catch(eO)??[];if(w.length===0)return[];const T=w.map(({message:_})=>({code:"quot\
a_near",file:null,line:null,message:_}));return await f([...T,...s].slice(0,Bt.iq)),w.map(({message:_})=>_)}async#O(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:o}=e.
release,r=this.#e;this.#i="recording",s&&await this.#w(()=>n.goLive(r,o));const i=await s?.(e);await this.#w(async a=>{const c={kind:"live",manifestHash:o,logBytes:this.#c,
...i&&{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#b(e){const{jobs:n,log:s,clock:o}=this.#t,r={kind:"fa\
iled",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#E(()=>n.finish(this.#e,r)),this.#i="ended"}catch(a){if(this.#h)return;
const c={deployID:this.#e.deployID,cause:(0,R.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await o.sleep(Jb,this.#n).catch(()=>{})}}}}
async function qb(t,{place:e}){if(!(t instanceof Ct)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new Ct({...t.facts,diagnostics:n})}function Zb(t){
throw t instanceof Gn.zH?Ts("sync","disk_quota",(0,Gt.c9)(t.over)):t}function eO(t){if(t instanceof qe.us)return[];throw t}const tO=1e3;class nO{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#l=!1;#u=!1;constructor(e){
this.#e=e,this.#t=e.every??X.fm,this.#n=e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=
!0;const s=n.subscribe(o=>{(o.kind==="jobs"||o.kind==="unknown")&&this.#h();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&
r.check()});this.#r.push(()=>s[Symbol.dispose](),this.#t(fn,()=>this.#h())),this.#h(),await this.#c}pause(){this.#u=!1}async stop(){this.pause();for(const e of this.#r.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#w(!1),this.#f()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#h(),await e}#f(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#h(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#p())}async#p(){for(;this.#d;){this.#d=!1;try{await this.#m(),this.#l&&
this.#e.log("info","queue_resumed"),this.#l=!1}catch(e){this.#l||this.#e.log("error","queue_stalled",{cause:(0,R.bD)(e)}),this.#l=!0,this.#w(!0)}}this.#c=void 0}async#m(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#u)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#y&&
(await this.#e.mayClaim?.()??!0);for(;o&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;this.#E(i)}const r=this.#o.size>0||await e.isBusy();this.#w(r&&
this.#u||this.#o.size>0),r||this.#f()}get#y(){return this.#u&&this.#o.size<this.#n}#E(e){const n=[...this.#o].find(o=>sO(o.app,e.job.app)),s=new Qb(e,this.#e,this.#s.
signal,n?.ended);this.#o.add(s),this.#w(!0),s.ended.then(()=>{this.#o.delete(s),this.#h()})}#w(e){e||this.#a?.();const n=()=>this.#t(tO,()=>{this.#g(),this.#h()});
this.#a=e?this.#a??n():void 0}async#g(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function sO(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}const uf=6e4;function oO({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=(0,Gt.
GS)(s.now()),[l,u]=[o(a),await n.used(a,d.start,c)],f=T=>T==="buildMinutesPerMonth"?uf:1,w=c.map(T=>({name:T,used:(u[T]??0)/f(T),quota:l[T]??null}));return{org:a,
month:d,quotas:w}};return{of:r,appBounds:a=>({apps:r(a,"apps"),disk:r(a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a(
"*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:l}=(0,Gt.GS)(
s.now());return{ms:c*uf,since:d,until:l}},read:a=>i(a,Gt.A3),async near(a){const c=Gt.A3.filter(u=>u!=="buildsAtOnce"&&r(a,u)!==void 0),{quotas:d,month:l}=await i(
a,c);return d.flatMap(u=>{const{quota:f}=u;return f===null||!(0,Gt.HQ)(u)?[]:[{...u,quota:f,month:l,message:(0,Gt.yS)(a,u,l)}]})}}}function rO(t,e){const{stores:n,
organizationApps:s,organizationBuilds:o,clock:r}=t,i=oO({policy:e,defaults:{apps:s,buildsAtOnce:o},usage:n.usage,clock:r});return{...t,stores:iO(n,i),quotas:i}}
function iO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(o,r,i)=>n.create({...o,bounds:e.appBounds(o.key.org)},r,i),
restore:(o,r)=>n.restore(o,r,e.appBounds(o.org))},deployments:{...s,create:(o,r,i,a)=>s.create(o,r,i,a,e.timeBound(o.org)),redeploy:(o,r,i,a)=>s.redeploy(o,r,i,
a,e.timeBound(o.org))}}}}function aO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}async function cO(t,e,n,s){const{stack:o}=t,i=Tt(t,"kvs")||Tt(t,"cont\
rol")?o.use(await ff(t)):void 0;n.useKvs(i?async()=>i:yl(()=>ff(t),o));const a=t.dispatch&&fO(t,t.dispatch,e,n,s);return{edge:e,kvs:i,build:a}}function dO(t,{functions:e},n){
const{stores:s,clock:o,log:r,shared:i,edgeCacheBytes:a,sitesDomain:c,siteUrl:d,meter:l,stack:u}=t,f={table:i?.sites,domains:i?.domains},w=u.use(new X_(s.state.releases,
s.changes,{...f,clock:o})),T=Iu({sites:w,domain:c,isOwnHost:od(t)}),_=new Zr({blobs:s.blobs,clock:o,log:r}),O=i&&u.use(new F_(w,o)),N=new x_({sites:w,late:O,finder:T,
siteUrl:d,objects:_,cacheBytes:a,log:r,meter:l,functions:e,cdn:n}),{handler:S,prefetch:H}=N,B=x=>N.serverSite(x),U=s.changes.subscribe(x=>{x.kind==="coming"&&H(
x),x.kind==="site"&&e.changed(x.subdomain,()=>B(x.subdomain)),x.kind==="unknown"&&e.changedAll(B)});return u.use(U),{handler:S,prefetch:H,serverSite:B,sites:w,finder:T,
objects:_}}const lO=500;async function uO({clock:t,stores:e},n,s,o){const r=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.
subdomain,release:o}),t.sleep(lO)])}function ff(t){const{stores:e,kvsQuotas:n,quotas:s}=t,o=Tt(t,"kvs")?e.kvs:void 0;return Ib({...t,...e,engine:o,quotas:n,ofOrganizations:s})}
function fO(t,e,n,s,o){const{clock:r,log:i,stores:a,node:c,shared:d,stack:l}=t,u=aO(a.jobs,t.quotas),{references:f,changes:w}=a,T=d?.blobs??a.blobs,_=async(Ce,Ne)=>{
if(!(await a.usage.claimTurn("collect",tT)||Ce))return[];await d?.checkPlace();const ve={keepAuditMs:t.keepAuditDays*hf,bounds:mf(t)},Ue=nT({...t,...a,...ve,apps:a.
state.apps}),Pe=async()=>{const{objects:tt,bytes:it}=await kb({blobs:T,references:f,signal:Ne,clock:r,log:i});return[{kind:"objects",items:tt,bytes:it}]},ht=t.lasting?
[{kinds:["objects"],collect:Pe}]:[];return Q_([...Ue,...ht],i,Ne)},O=new AbortController,N=async Ce=>{const Ne={references:f,node:c,clock:r,waits:Ce,stop:O.signal},
[ve]=await Promise.allSettled([Z_(Ne,Pe=>_(Ce,Pe))]),Ue=await e.collect();if(ve.status==="fulfilled")return[...ve.value??[],...Ue];if(!O.signal.aborted)throw ve.
reason;return Ue},S=l.use(Wb(N,r,i));l.defer(()=>O.abort(new Error("the platform stops"))),l.use(e);const H=()=>{u.isBusy().then(Ce=>Ce?S.whenBusy():S.whenIdle(),
()=>{})};l.defer((0,X.fm)(ac,H));const B=async({org:Ce},{manifestHash:Ne})=>{await e.prepareVariants(Ce,Ne),n?.objects.variantsChanged(Ce)},U=hO(t.builder??e,t.
policy),x=d&&((Ce,Ne)=>uO(t,n,Ce,Ne)),W=n?.objects??new Zr({blobs:a.blobs,clock:r,log:i}),ee=Mm(t),V=async Ce=>{await s.tryInstance(Ce,W),await ee?.activate(Ce.
job.app,Ce.signal),await o?.activate(Ce)},{ability:ae,store:Ae}=d?.nodes??{},Ve=ae&&Ae&&jb({node:c,ability:ae,nodes:Ae,log:i}),Be=l.use(new nO({...t,jobs:u,changes:w,
builder:U,dataDir:(0,b.realpathSync)(t.nodeDir),onChange:H,onComing:x,activate:V,onSwitched:o&&(Ce=>o.switched(Ce)),mayClaim:Ve,onLive:(Ce,Ne)=>{B(Ce,Ne)}}));return{
housekeeping:S,queue:Be,records:ee}}function hO(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const hf=864e5,
pf=500;function mf({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*hf,logBytes:ry}}function pO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{logs:o,blobsAt:r}=e,
c=wg({...t,repositories:d=>e.keeping.repositories(d,pf),apps:async d=>{const[l="",u="",f=""]=d.split("/");return(await e.keeping.apps(d===""?void 0:{org:l,project:u,
appID:f},pf)).map(T=>`${T.org}/${T.project}/${T.appID}`)},dataDir:n,blobs:r,limits:s,logs:o});return!t.lasting&&!t.builder&&c.prepare(),c}function mO(t,e){const n=t.
indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Ef&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==Ef?!1:t.startsWith(e,o)||t.slice(o,s).toLowerCase()===
e}const Ef=46,yf=300;function EO(t){const e=ai("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??ai("kvs")],["/identity","identity",t.identity??
e],["/console","console",cc(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Ps("/backup",
t.backup??e)],["/healthz","platform",Ps("/healthz",Fs(t.healthz))],["/readyz","platform",Ps("/readyz",Fs(t.readyz))],["/tls-allowed","platform",Ps("/tls-allowed",
Fs(t.tlsAllowed??ai("edge")))],["/openapi.json","platform",Ps("/openapi.json",Fs(t.openApi))],["/metrics","platform",Ps("/metrics",cc(Fs(t.metrics),t.isOwnHost))]]}
function ai(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>(0,$e.u)(new $e.P_(
"unavailable",e),n)}function Ps(t,e){return n=>((0,G.XM)(n.target)===t?e:dc)(n)}function cc(t,e){return n=>{const s=(0,G.wx)(n,"host");if(e(s))return t(n);const r=`\
This page is not for the Host ${JSON.stringify((s??"").slice(0,yf))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return(0,G.
Yf)(421,{error:{code:"misdirected_request",message:r,requestID:n.requestID}})}}function Fs(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return(0,$e.u)(new $e.P_("method_not_allowed",s,{allow:n}),e)}}function wf(t){const e=EO(t),n=cc(
Fs(t.index),t.isOwnHost),{sitesDomain:s,edge:o=ai("edge"),isCustomHost:r,observe:i}=t,a=d=>{const l=(0,G.XM)(d.target);if(l==="/")return["platform",n];for(const[
u,f,w]of e)if(l.startsWith(u)&&!(l.length!==u.length&&l[u.length]!=="/"))return[f,w];return["platform",dc]},c=(d,l,u)=>{const f=performance.now(),w=_=>(0,G.Mr)(
_,({status:O})=>i(d,u,O,f)),T=l(u);return T instanceof Promise?T.then(w,_=>{const O=_ instanceof G.GW;if(i(d,u,O?400:500,f),!O)throw _;return(0,$e.u)(new $e.P_(
"invalid_request","The body broke off."),u)}):w(T)};return d=>{const l=d.headers.host;if(typeof l=="string"&&mO(l,s))return c("edge",o,d);const u=typeof l=="str\
ing"&&r?.(l);if(u===!0)return c("edge",o,d);const[f,w]=a(d);return u instanceof Promise?u.then(T=>T?c("edge",o,d):c(f,w,d),T=>{if(!(T instanceof qe.us))throw T;
return w===n||w===dc?c("edge",o,d):c(f,w,d)}):c(f,w,d)}}const dc=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=(0,G.
XM)(n).slice(0,yf),o=n.startsWith("/")?new $e.P_("not_found",`Nothing is at ${s}`):new $e.P_("invalid_request",`The request target is neither a path nor an http\
 URL: ${s}`);return(0,$e.u)(o,t)};function yO(t,e,n){const{edge:s,kvs:o,control:r,backup:i}=n;return wf({...gf(t,s,e),kvs:Tt(t,"kvs")?o?.handler:void 0,...r&&o&&
{...TO(t,{...n,...r,kvs:o}),backup:i},hooks:r&&gO(r.hooks.handler)})}function wO(t,e,n){const s={control:kt,identity:kt,operator:kt,console:kt};return wf({...gf(
t,n,e),...Tt(t,"kvs")&&{kvs:kt},...Tt(t,"control")&&{...s,hooks:kt,backup:kt}})}function gf(t,e,{readiness:n,metrics:s}){const{log:o,stores:r,shared:i,sitesDomain:a,
baseUrl:c}=t;return{sitesDomain:a,isOwnHost:od(t),edge:e?.handler,isCustomHost:e&&_O(e.finder),healthz:To({check:i?void 0:r.check,damage:e?.objects.damage}),readyz:n.
handler,metrics:s.handler,tlsAllowed:e&&zw({...e,ownName:new URL(c).hostname}),index:SO(t,Ll(t)),openApi:async()=>(0,G.Yf)(200,(await Promise.resolve().then(y.bind(
y,1487))).openApi(c)),observe:NO(s.count,o)}}function gO(t){return async e=>{try{return await t(e)}catch(n){const s=(0,_r.Z)(n);if(!s)throw n;return(0,$e.u)(s,e)}}}
function _O({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}function TO(t,e){const{
stores:n,policy:s,clock:o,log:r,dispatch:i,allowLocalGit:a,baseUrl:c,consoleUrl:d,siteUrl:l,keepDeletedMs:u}=t,{gate:f,issuer:w,signInKey:T,cdn:_,cdnSteps:O}=e,
N=new URL(c).hostname,S={...t,ownName:N,mayUseDomain:s.mayUseDomain},{state:H,logs:B,sessions:U}=n,x=new Zr({blobs:n.blobs,clock:o,log:r}),W={...t,...n,...e,members:Vw(
s,n),operations:(0,Yw.Ps)({state:H,logs:B,clock:o,keepDeletedMs:u,rolledBack:O?.rolledBack}),hosts:Cm(t,_),changes:(0,Gw.F)({state:H,clock:o,allowLocalGit:a,domains:S})},
ee=(0,dn.O)(async()=>{const{createControlPlane:ae}=await Promise.resolve().then(y.bind(y,1817));return ae(f,{state:H,clock:o,siteUrl:l,changes:W.changes})}),V=(0,dn.
O)(async()=>{const{createOperator:ae}=await Promise.resolve().then(y.bind(y,7352));return ae(f,{...W,organizationsOf:f.organizationsOf,roleOf:f.roleOf,listNodes:e.
nodes.list,consoleLink:Ae=>Ww(Ae,{sessions:U,consoleUrl:d,clock:o})})});return t.stack.defer(o.after(bO,()=>{Promise.allSettled([ee(),V()])})),{control:uc(ee),identity:w.
handler,operator:uc(V),console:OO({...W,...f,compare:Xw(x),start:J0(x),kept:{...mf(t),caches:Br.caches,mirrors:Br.mirrors},trusts:ae=>ae===t.issuer?s.localIssuer:
s.issuers.some(({issuer:Ae})=>Ae===ae),signIn:{...t,key:T},detect:i&&((ae,Ae)=>i.detect(ae,Ae)),tablePerMinute:t.kvsQuotas.tablePerMinute})}}function lc({baseUrl:t,
kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}const bO=1e3;function uc(t){return async e=>(await t())(e)}function OO({signIn:t,
...e}){return uc((0,dn.O)(async()=>{const[{createConsole:n},{createOidcSignIn:s}]=await Promise.all([Promise.resolve().then(y.bind(y,4406)),Promise.resolve().then(
y.bind(y,4083))]);return n({...e,oidc:s(t)})}))}function SO(t,e){const n={service:"slipway",...lc(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/op\
enapi.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:Kw(e.target)}};return()=>(0,G.Yf)(200,n)}function NO(t,e){return(n,s,o,r)=>{if(t(n,o),n!=="control"&&
n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:o,requestID:a,
ms:Math.round(performance.now()-r)})}}const RO="run.json",_f="node.json";function js(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)?t:void 0}
const LO=(0,z.lS)({pid:z.U9,baseUrl:js,kvsUrl:js,consoleUrl:js,issuer:js,requestUrl:js,requestToken:t=>typeof t=="string"&&t!==""?t:void 0}),AO=(0,z.lS)({roles:(0,z.
c3)(100,(0,z.Qq)(100)),baseUrl:js});function IA(t){return LO(parsedJson(t))}function DA(t){return AO(parsedJson(t))}function IO(t,e){return(0,b.rmSync)((0,M.join)(
t,_f),{force:!0}),Tf((0,M.join)(t,RO),e)}function DO(t,e){return Tf((0,M.join)(t,_f),e)}function Tf(t,e){return(0,b.writeFileSync)(`${t}.new`,`${JSON.stringify(
e,void 0,2)}
`,{mode:384}),(0,b.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,b.rmSync)(t,{force:!0})}}function kO(t,e){const n=Xi.includes(e.host)?"127.0.0.1":e.host,s=MO(
e.publicUrl??xn(n,t)),o=vO(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const $O=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function vO(t,e){const n=(s,o)=>new R.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!$O.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function MO(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new R.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var CO=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},UO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function xO(t){const e={stack:[],error:void 0,hasError:!1};try{const n=CO(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=$w(t),{log:r,nodeDir:i}=o,a=n.use(cs({dir:i,env:o.env,log:r})),{policy:c}=a,d=rO(o,c),l=Tt(d,"build")?n.use(pO(
d)):void 0,u=await Ar(d);n.defer(()=>u.close());const f=kO(u.port,d);let w;const T=()=>l?.walls;let _,O;const N={walls:T,isFaulty:()=>a.fault!==void 0,purges:()=>_?.
waiting,records:()=>w?.records?.waiting,unsealed:()=>O?.count},S=FO(d,N),{requestToken:H=(0,P.randomBytes)(32).toString("base64url")}=d.shared??{},B=Tt(d,"kvs")?
s.kvs:void 0,U=n.use(Me({...d,usage:s.usage,engine:B})),x={...d,...f,policy:c,meter:U.meter,dispatch:l,stack:n},W=await Ip(d),ee=await xw(x,W?.marks),V=Tt(x,"ed\
ge")?dO(x,ee,W?.marks):void 0,ae=We({...N,deployments:s.state.deployments,damage:V?.objects.damage,ability:d.shared?.nodes.ability,node:d.shared&&d.node,clock:d.
clock,metering:U,kept:()=>w?.housekeeping.figures()??[]}),Ae={readiness:S,metrics:ae},Ve={...lc(f),dataDir:i,node:d.node};V&&d.shared?.awaitStores&&(u.serve(wO(
x,Ae,V)),S.start("edge"),n.defer(()=>u.close()),r("info","edge_started",{...Ve,port:u.port})),await d.shared?.awaitStores?.();const Be=Tt(x,"control")||Tt(x,"bu\
ild");W&&Be&&await s.cdn.use(),d.dns&&Be&&await s.dns.use();const Ce=W&&Dp(x,W),Ne=await cO(x,V,ee,Ce);w=Ne.build;const ve=V&&ee.runSchedules(V.serverSite);ve&&
n.use(ve);const Ue=n.use(be(s.audit,{...d,every:X.fm}));n.defer(()=>u.close()),n.defer(()=>ee.functions.endStreams());const Pe=Tt(x,"control")?await Pm(x,H,Ue):
void 0;W&&Pe&&(_=kp(x,W)),Pe&&(O=n.use(Fi({...d,sealing:s.sealing})));const ht=s.backUp,tt=n.use(await _n(HO(x,u.port,Ne))),it=Ge(H,ht),Nt={functions:ee.view,cdn:W?.
view,cdnSteps:Ce};u.serve(yO(x,Ae,{...Ne,control:Pe,nodes:tt,backup:it,...Nt})),await Ne.build?.queue.start(),S.start();const $t=`${f.issuer}/token?api-version=\
2.0`,Qn={pid:process.pid,...lc(f),requestUrl:$t,requestToken:H};n.use(Pe?IO(i,Qn):DO(i,{roles:d.roles,baseUrl:f.baseUrl})),r("info","platform_started",{...Ve,roles:d.
roles.join()});const In=BO(()=>jO(d,S,Ne),n.move(),()=>r("info","platform_stopped",{dataDir:i}));return{...f,port:u.port,dataDir:i,requestUrl:$t,requestToken:H,
buildNetwork:T()?.network,close:In,mintToken:Pe?.issuer.mint??PO,backUp:ht,collectGarbage:async()=>Ne.build?.housekeeping.collect(),[Symbol.asyncDispose]:In}}catch(n){
e.error=n,e.hasError=!0}finally{const n=UO(e);n&&await n}}function PO(){return Promise.reject(new TypeError("This node does not have the role control"))}function FO(t,e){
const{stores:n,shared:s}=t;let o;const r=()=>(o??=n.check().finally(()=>{o=void 0}),o),i=async()=>{await r(),await s?.checkClock()};return xi({...t,...e,checks:{
control:i,build:r,kvs:async()=>{await i(),await n.kvs?.check()}}})}async function jO({drainMs:t,shared:e,clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.
nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function BO(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(
n),s)}function HO({node:t,roles:e,functions:n,host:s,shared:o,clock:r,log:i,baseUrl:a,sitesDomain:c},d,{build:l}){const u=`${Xi.includes(s)?(0,fe.hostname)():s}\
:${d}`,f=()=>l?.queue.underWay??0,w=o&&{...o.nodes,start:{...o.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:u,...e.includes("edge")&&
{functions:n}},shared:w,builds:f,clock:r,log:i}}const Rn={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Go(t){return t instanceof
Error&&"errcode"in t?Number(t.errcode)&255:0}function Yo(t){return(0,R.b$)(t)||Go(t)===Rn.FULL}const WO=[Rn.BUSY,Rn.READONLY,Rn.IOERR,Rn.CANTOPEN];function GO(t){
return WO.includes(Go(t))}function bf(t){return Go(t)===Rn.CORRUPT||Go(t)===Rn.NOTADB}function Of(t){return Go(t)===Rn.BUSY}const Sf=`count(*) FILTER (WHERE coa\
lesce(project, '') = '') AS organization,
    count(*) FILTER (WHERE coalesce(project, '') <> '') AS projects,
    count(*) FILTER (WHERE coalesce(project, '') = $2) AS project,
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3) AS app`;function Nf(t,{project:e,appID:n},s){return(e?n?["app","project","p\
rojects"]:["project","projects"]:["organization"]).find(r=>ie(t,r)>=s[r])}const ci=Ze({id:Q,name:Q,org:Q,project:je,appID:je,role:Q,maker:Q,madeBy:Q,createdAt:ie,
endsAt:ie,usedAt:ot}),YO=30*864e5,KO=6e4;function zO(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${YO}`),n=t.prepare(`S\
ELECT ${Sf},
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${KO})`);return{create:({id:c,hash:d,org:l,project:u,appID:f,name:w,role:T,maker:_,madeBy:O,lifetimeMs:N},S,H)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(l);const[B={}]=(yield*n(l,u??"",f??"",w)).rows,U=Nf(B,{project:u,appID:f},S);if(U)return U;if(ie(B,"named")>
0)return"name_taken";const x=yield*s(c,d,l,u,f,w,T,_,O,N),W=ci(x.rows[0]??{});return yield*t.record(H,[Rf(W,"token.create")]),W}),find:c=>ft(t,o(c),ci),list:c=>He(
t,r(c),ci),revoke:(c,d,l)=>t.write(function*(){const[u]=(yield*i(c,d)).rows;return u&&(yield*t.record(l,[Rf(ci(u),"token.revoke")])),u!==void 0}),used:async c=>{
await pt(t,a(c))}}}function Rf({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{
org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const VO=()=>({}),XO=()=>({}),JO=()=>({prune:async()=>0}),fc=200,Lf=24*36e5,QO=["kvs_tables",
"env","releases","app_activity","deployments","usage_ended"];function qO(t){const e=t.prepare(ZO),n=t.prepare(`WITH next AS (SELECT app FROM app_activity WHERE \
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
    WHERE created_at <= :now - ${Lf} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),l=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),u=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=QO.map(_=>t.prepare(`DELETE FROM ${_} WHER\
E app = $1`)),w=t.prepare("DELETE FROM apps WHERE id = $1"),T=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async _=>eS((await He(t,e(...et(_)),O=>O))[0]),async due(_,O){const N=await He(t,n(_,Af(O)),H=>H),[S]=N;
return S&&nS(ie(S,"app"),N,O,ie(S,"now"))},end:(_,{logs:O,deployments:N})=>t.write(function*(){return O.length>0&&(yield*s(_,O)),N.length>0?(yield*o(_,N)).count:
0}),async endingApp(_){const O=await He(t,a(_,fc),S=>S),N=O.filter(S=>S.deploy_id!==null).map(S=>Q(S,"deploy_id"));return O[0]&&{app:ie(O[0],"id"),logs:N}},endApp:_=>t.
write(function*(O){const[N]=(yield*c(_)).rows;if(!N)return!1;yield*d(_),yield*l(Q(N,"environment_id"));const S=(yield*u(_)).rows.map(B=>Q(B,"name"));for(const B of f)
yield*B(_);yield*w(_),yield*t.record(D,[k(Lt(N),"app.end")]);const H=S.map(B=>({kind:"domain",domain:B}));return yield*O([...H,{kind:"site",subdomain:Q(N,"subdo\
main")}]),!0}),apps:(_,O)=>He(t,T(_?.org??"",_?.project??"",_?.appID??"",O),Lt),endKeys:_=>pt(t,r(_)),repositories:(_,O)=>He(t,i(_,O),N=>Q(N,"repository"))}}const ZO=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${Tn})`;function eS(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?ot(t,"c\
ollected_at"):null}}const tS=1e3;function Af({most:t}){return t+tS+fc}function nS(t,e,n,s){const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Af(n);const l=u=>u.length<fc?!0:(d=!0,!1);for(const[u,f]of e.entries()){const w=Q(f,"deploy_id"),T=ie(f,"kept"),_=ot(f,"log_bytes")??0,O=f.log_removed_at===
null;a+=O?_:0;const N=u>0&&f.finished_at!==null,S=u>=n.most||ie(f,"created_at")<s-n.ageMs,H=N&&S&&T===0&&l(r),B=O&&N&&T<2&&(S||a>n.logBytes)&&l(o);H&&(B||!O)?r.
push(w):i.deployments+=1,B?(o.push(w),c+=_):O&&_>0&&(i.logs+=1,i.logBytes+=_)}return{app:t,logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}const If={
machine:Q,address:Q,askedAt:ie,endsAt:ie},Df=Ze(If),sS=Ze({state:Ss(),identity:Q,machine:Q}),oS=Ze({...If,id:Q,usedAt:ut("changed_at",ot)}),rS=10*6e4,iS=100,kf=[
"state","secret","previous","polled_at","interval_ms","opened_at","changed_at","ends_at"],$f="user_code = $1 AND state = 'asked' AND ends_at > :now";function aS(t){
const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${rS} ORDER BY ends_at LIMIT ${iS} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${$f}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${$f} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${_o} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${kf.map((f,w)=>`${f} = $${w+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),l=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),u=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:w,secret:T,machine:_,address:O},{lifetimeMs:N,intervalMs:S,perAddress:H,inAll:B})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[U={}]=(yield*n(O)).rows;return ie(U,"in_all")>=B||ie(U,"of_address")>=H?"too_many":(yield*s(f,w,T,_,O,S,N)).count>0?"begun":"code_taken"}),asked:f=>ft(
t,o(f),Df),decide:(f,w,T)=>t.write(function*(){const _=w==="denied",O=_?["denied",null,null]:["approved",w.person,w.identity],[N]=(yield*r(f,...O)).rows;return N&&
!_&&(yield*i(w.person,w.most-1)),N&&(yield*t.record(T,[hc(N,_?"login.deny":"login.approve")])),N&&Df(N)}),advance:({id:f,...w},T)=>t.write(function*(){const[_]=(yield*a(
f)).rows;if(!_)return{kind:"unknown"};const{answer:O,change:N}=uS(_,w,ie(_,"now"));return N&&(yield*c(f,...kf.map(S=>N[S]??_[S]))),N?.state==="reused"&&(yield*t.
record(T,[hc(_,"login.reuse")])),O}),find:f=>ft(t,d(f),sS),list:f=>He(t,l(f),oS),end:(f,w)=>t.write(function*(){const[T]=(yield*u(f)).rows;return T&&(yield*t.record(
w,[hc(T,"login.end")])),T!==void 0})}}const cS=1e3,dS=5e3,lS=6e4;function uS(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=Q(t,"state"),c=Q(t,"secr\
et")===e,d=(l,u)=>{const f=Math.min(i+o,u+r),w=Q(t,"identity"),T={...l,secret:n,ends_at:f};return{answer:{kind:"open",identity:w,endsInMs:f-i},change:T}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(ie(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const l=ot(t,"polled_at"),u=ie(
t,"interval_ms");if(l===null||i>=l+u-cS)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(u+dS,lS);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const l=ie(t,"opened_at");return c?d({previous:e,changed_at:i},l):je(t,"previous")===e&&i-ie(t,"changed_at")<=s?d({},l):{answer:{kind:"reused"},change:{state:"r\
eused"}}}default:return{answer:{kind:"reused"}}}}function hc(t,e){const n=JSON.parse(je(t,"identity")??"null"),s=(0,Qe.Gv)(n)&&typeof n.email=="string"?{person:n.
email}:void 0;return{action:e,object:Q(t,"machine"),after:s}}const vf=Ze({org:Q,project:Cf,appID:Cf,who:Q,role:Uf,grantedBy:je,grantedAt:ie}),Mf="org = $1 AND p\
roject = $2 AND app_id = $3 AND who = $4";function fS(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, wh\
o"),n=t.prepare(`SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${jt("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${Mf}`),o=t.prepare(`SELECT ${Sf} FROM members W\
HERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${Mf}`);return{of:c=>He(
t,e(c),vf),list:(c,{after:d,limit:l,within:u})=>He(t,n(c,d?.project??"",d?.appID??"",d?.who??"",l,u),vf),set:({role:c,bounds:d,keepsAdmin:l,...u},f)=>t.write(function*(){
yield*t.lock("members",u.org);const w=hS(u),[T]=(yield*s(...w)).rows,_=T&&Uf(T);if(_===(c??void 0))return{kind:"done",before:_};if(u.project===void 0&&_==="admi\
n"&&l&&(yield*r(u.org,u.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...w);else{const[N]=T?[]:(yield*o(...w.slice(0,3))).rows,S=N&&Nf(N,u,d);if(S)
return{kind:"full",of:S};yield*i(...w,c,f.by)}return yield*t.record(f,[pS(u,_,c)]),{kind:"done",before:_}})}}function hS({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function Cf(t,e){return Q(t,e)||void 0}function Uf(t){const e=Q(t,"role");return ye.g.find(n=>n===e)??"viewer"}function pS(t,e,n){const{org:s,project:o,
appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const mS=()=>({prune:async()=>0});
function kA(t){return t}class ES extends Error{name="BlobsFull"}class xf extends Error{name="WrongBytes"}const yS=200,wS=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,gS=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function pc(t){if(t.length<=yS&&gS.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function _S(t){if(t==="")return t;
if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return pc(t.slice(0,-1)),t}const TS=Ze({org:Q,manifestHash:ut(
"manifest",Q),isKept:Os,isRecorded:Os,notes:t=>Q(t,"notes").split(",").map(Number)}),Bs=32,Pf=1e4*Bs,Ko=`WITH RECURSIVE given (at, object) AS (SELECT 1, substr(\
$2::bytea, 1, ${Bs}) WHERE length($2::bytea) > 0
  UNION ALL SELECT at + ${Bs}, substr($2::bytea, at + ${Bs}, ${Bs}) FROM given
    WHERE at + ${Bs} <= length($2::bytea))`;function bS(t){const e=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${fn}\

    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${OS} RETURNING fence`),n=t.prepare(`UPDATE collection SET lease_until = :now + ${fn}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),s=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare(NS),r=t.prepare(
`SELECT d.notes, ${SS} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),i=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),a=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),c=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),d=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),l=t.prepare(`${Ko} INSERT INTO object_references AS r (org, object, r\
eleases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`),u=t.prepare(`${Ko}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`),f=t.prepare(`${Ko} SELECT r.object FROM give\
n
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`),w=t.prepare(`${Ko} INSERT INTO object_references (org, object, rel\
eases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`),T=t.prepare(`${Ko} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`),_=t.prepare("SELECT swept_before FROM collection"),O=t.prepare("UPDATE collection\
 SET swept_before = $1"),N=function*(S,H,B){for(let U=0;U<B.length;U+=Pf)yield*S(H,B.subarray(U,U+Pf))};return{hold:S=>ft(t,e(S),H=>({fence:ie(H,"fence")})),renew:async({
fence:S})=>await pt(t,n(S))===1,release:async({fence:S})=>{await pt(t,s(S))},async due(S,H){if(S===0&&await pt(t,o())>0)throw new qe.us("The records of releases\
 are missing: the database is being restored");return He(t,r(S,H),TS)},add:({org:S,manifestHash:H,notes:B},U)=>t.write(function*(){(yield*i(B)).count!==0&&(yield*a(
S,H,U)).count>0&&(yield*N(l,S,U))}),end:({org:S,manifestHash:H,notes:B})=>t.write(function*(){if((yield*i(B)).count===0)return;const[U]=(yield*c(S,H)).rows;U&&(yield*N(
u,S,Un(U,"objects")))}),keep:async({notes:S})=>{await pt(t,i(S))},waiting:(S,H)=>He(t,d(S?.org??"",di(S?.hash??""),H),B=>({org:Q(B,"org"),hash:Ff(B)})),async unused(S,H){
const B=new Set(await He(t,f(S,di(...H)),Ff));return H.filter(U=>!B.has(U))},remember:async(S,H)=>{await pt(t,w(S,di(...H)))},forget:async(S,H)=>{await pt(t,T(S,
di(...H)))},sweptBefore:()=>ft(t,_(),S=>S.swept_before===null?void 0:ie(S,"swept_before")),recordSweep:async S=>{await pt(t,O(S))}}}const OS=2*fn,SS=`d.org, d.m\
anifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,zo=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,NS=`SELECT 1 AS found FROM (SELECT
    ${zo("org","apps WHERE live_release IS NOT NULL")} AS live, ${zo("deploy_id","releases")} AS kept,
    ${zo("org","release_objects")} AS recorded, ${zo("seq","collection_notes")} AS noted,
    ${zo("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function di(...t){return Buffer.from(t.join(""),"hex")}function Ff(t){return Buffer.from(Un(t,"object")).toString(
"hex")}const jf=Ze({accessKeyID:Q,environmentID:Q,sealed:Un,expiresAt:ie}),RS=100,Bf="slipway_changed('role', access_key_id)";function LS(t){const e=t.prepare("\
SELECT org, project, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE"),n=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key\
_id FROM kvs_roles
    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${RS} FOR UPDATE SKIP LOCKED)`),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_ke\
y_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${_o} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $\
3, $4)"),r=t.prepare("UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id",Bf),i=t.prepare("DELETE FROM kvs_roles WHERE access\
_key_id = $1 RETURNING access_key_id",Bf),a=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = $1"),c=t.prepare("SELECT * FROM kvs_roles LIMIT 1"),d=(l,u,...f)=>t.
write(function*(w){const T=(yield*l(u,...f)).count>0;return T&&(yield*w([{kind:"role",accessKeyID:u}],"told")),T});return{issue:({accessKeyID:l,environmentID:u,
sealed:f,expiresAt:w},{now:T,most:_},O)=>t.write(function*(N){const[S]=(yield*e(u)).rows;yield*n(T);const H=(yield*s(u,_-1)).rows.map(B=>Q(B,"access_key_id"));yield*o(
l,u,f,w),O&&S&&(yield*t.record(O,[k(Lt(S),"credentials.issue",{object:l})])),yield*N(H.map(B=>({kind:"role",accessKeyID:B})))}),renew:(l,u)=>d(r,l,u),revoke:async l=>{
await d(i,l)},find:l=>ft(t,a(l),jf),any:()=>ft(t,c(),jf)}}const Hf={repository:Q,branch:Q,buildCommand:je,outputDirectory:je,region:je,settings:mc},AS=Ze({...Hf,
branch:ut("app_branch",Q)});function mc(t){const e=JSON.parse(Q(t,"settings"));return(0,Qe.Gv)(e)?e:{}}const St=Ze({...wo,name:Q,type:Wf,...Hf,subdomain:Q,environmentID:Q,
liveRelease:je,createdAt:ie,updatedAt:ie,deletion:IS});function Wf(t){const e=Q(t,"type"),n=Ee.yN.find(s=>s===e);if(!n)throw new R.GQ("internal",`The database h\
as an app of the unknown type ${e}`);return n}function IS(t){const e=ot(t,"deleted_at");return e===null?null:{at:e,by:je(t,"deleted_by"),endsAt:ie(t,"ends_at")}}
const Ln=Ze({seq:ie,deployID:Q,status:Ec,stage:yc,branch:Q,commit:je,createdAt:ie,startedAt:ot,finishedAt:ot,supersededBy:je,cancelledBy:je,triggeredBy:je,redeployOf:je,
configuration:wc,commitFacts:Ze({subject:ut("commit_subject",je),author:ut("commit_author",je)}),size:DS,warnings:Gf,logRemovedAt:ot,enteredAt:kS}),Hs=`d.seq, d\
.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, d.cancelled_by, d.triggered_by, d.redeploy_of, d.configuration,
  d.commit_subject, d.commit_author, d.release_files, d.release_bytes, d.warnings, d.install_at, d.build_at, d.sync_at,
  d.activate_at, d.log_removed_at`;function Ec(t){const e=Q(t,"status"),n=Ft.PB.find(s=>s===e);if(!n)throw new R.GQ("internal",`The database has a deployment of\
 the unknown status ${e}`);return n}function yc(t){const e=je(t,"stage");return Ft.Mb.find(n=>n===e)??null}function wc(t){const e=je(t,"configuration");return e===
null?null:JSON.parse(e)}function DS(t){const[e,n]=[ot(t,"release_files"),ot(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function Gf(t){
const e=je(t,"warnings");return(e===null?void 0:(0,Bt.hd)(JSON.parse(e)))??[]}const Vo={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_\
at"};function kS(t){const e=Object.entries(Vo).map(([n,s])=>[n,ot(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}const gc=Ze({deployID:Q,manifestHash:ut(
"manifest",Q)}),$S=Ze({status:Ec,count:ie,ran:ie,ms:ie}),Yf=Ze({app:Ze({...wo,org:ut("app_org",Q),project:ut("app_project",Q)}),deployment:Ln}),Kf="a.org AS app\
_org, a.project AS app_project, a.app_id",vS=Ze({apps:ie,live:ie,failed:ie}),MS=Ze({id:ie,app:Lt,subdomain:Q,entries:t=>mc(t).schedule??[],since:ot,dueAt:ie,now:ie});
function CS(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>He(t,e(s),MS),take:async({id:s,now:o,dueAt:r,since:i},a)=>await pt(t,
n(o,a,s,r,i))===1}}const zf={tokenHash:Q,sealed:ut("token_sealed",Un)},US=Ze(zf),xS=Ze({name:Q,createdAt:ie,...zf}),PS=Ze({keyspace:ie,app:Lt,name:Q,environmentID:Q,
type:Q});function FS(t){const e=t.prepare(zt),n=t.prepare("SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1"),s=t.
prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
o=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${bn} ORDER BY t.name`),r=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${bn}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),l=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:u,name:f,tokenHash:w,sealed:T,createdAt:_,types:O,most:N},S)=>t.write(function*(H){const[B]=(yield*e(...et(u))).rows;if(!B)return{kind:"\
no_app"};const[U,x]=[ie(B,"id"),Q(B,"type")];if(!O.some(ee=>ee===x))return{kind:"wrong_type",type:x};const[W={}]=(yield*n(U,f)).rows;return ie(W,"named")>0?{kind:"\
taken"}:ie(W,"n")>=N?{kind:"full"}:(yield*t.record(S,[k(u,"table.create",{object:f})]),yield*s(U,f,w,T,_),yield*H(Vf(w,Q(B,"subdomain")),"told"),{kind:"created"})}),
list:async u=>jS(await He(t,o(...et(u)),f=>f)),remove:(u,f,w)=>t.write(function*(T){const[_]=(yield*r(...et(u),f)).rows;if(!_)return{kind:(yield*e(...et(u))).count>
0?"no_table":"no_app"};const[O,N]=[ie(_,"keyspace"),Q(_,"token_hash")],S=Q(_,"subdomain");return yield*t.record(w,[k(u,"table.delete",{object:f})]),yield*i(O,N,
S),yield*T(Vf(N,S),"told"),{kind:"removed",keyspace:O}}),binding:u=>ft(t,a(u),PS),anySealed:()=>ft(t,c(),US),toDrop:({after:u,limit:f})=>He(t,d(u,f),w=>ie(w,"ke\
yspace")),dropped:async u=>{await pt(t,l(u))}}}function Vf(t,e){return[{kind:"table",tokenHash:t},{kind:"site",subdomain:e}]}function jS(t){const[e]=t;if(!e)return;
const n=t.filter(s=>s.name!==null).map(xS);return{type:Q(e,"type"),environmentID:Q(e,"environment_id"),tables:n}}const Xf=t=>dt.filter(e=>t.test(e)).join(" + "),
li=`(${Xf(/^(?:get|put|delete|other)_limited$/)})`,ui=`(${Xf(/^(?:get|put|delete|other)_/)})`,Jf=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' A\
ND kvs_table = '' AND step = 'day'
  AND start >= $2`,An=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,Xo=`greatest(release_bytes, ${K.CX} * release_files)`,
Qf=t=>`SELECT sum(${Xo}) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
    WHERE a.org = $1 AND a.deleted_at IS ${t}`,BS={apps:An("SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NULL"),disk:An(Qf("NULL"),`SELECT sum(${Xo}\
) FROM deployments WHERE stored_release IS NOT NULL AND org = $1`),buildsAtOnce:An("SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),
buildMinutesPerMonth:An(`SELECT sum(build_ms) ${Jf}`,"SELECT sum(ms) FROM usage_ended JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:An(
`SELECT sum(${ui} - ${li}) ${Jf}`)},HS=new Set(["buildMinutesPerMonth","kvsRequestsPerMonth"]);function Jo(t){const e=new Map(Object.entries(BS).map(([d,l])=>[d,
t.prepare(l)])),n=t.prepare(An("SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NOT NULL")),s=t.prepare(An(Qf("NOT NULL"))),o=t.prepare(`SELECT CAST(\
coalesce(sum(${Xo}), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),r=t.prepare(An(`SELECT sum(bytes) FROM (SELECT ${Xo.replaceAll("release_","d.release_")} \
AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,`SELECT ${Xo} FROM deployments WHERE deploy_id = $1\
 AND stored_release IS NOT NULL`)),i=function*(d,...l){const[u]=d?(yield*d(...l)).rows:[];return u?ie(u,"n"):0},a=(d,l,u=0)=>i(e.get(l),d,...HS.has(l)?[u]:[]),c=function*(d,l,u,f){
const w=yield*i(u,d);if(!(w<(0,Gt.Bj)(l,f)))throw new Gn.zH({org:d,name:l,used:yield*a(d,l),quota:f,deleted:w})};return{async used(d,l,u){const f=u.map(async w=>[
w,await t.read(()=>a(d,w,l))]);return Object.fromEntries(await Promise.all(f))},*lock(d,{apps:l,disk:u}={}){(l!==void 0||u!==void 0)&&(yield*t.lock("quotas",d))},
*checkApp(d,{apps:l,disk:u}={},f){const w=l===void 0?0:yield*a(d,"apps");if(l!==void 0&&w>=l)throw new Gn.zH({org:d,name:"apps",used:w,quota:l});l!==void 0&&f===
void 0&&(yield*c(d,"apps",n,l)),u!==void 0&&f===void 0&&(yield*c(d,"disk",s,u)),!(u===void 0||f===void 0)&&qf(d,yield*a(d,"disk"),yield*i(o,f),u)},*checkRelease(d,{
deployID:l,bytes:u,kept:f},w){const T=yield*i(r,l,f);qf(d,(yield*a(d,"disk"))-T,u,w)},*checkTime(d,l){if(!l)return;const u=yield*a(d,"buildMinutesPerMonth",l.since);
if(u<l.ms)return;const f={used:u/Zf,quota:l.ms/Zf,until:l.until};throw new Gn.zH({org:d,name:"buildMinutesPerMonth",...f})}}}function qf(t,e,n,s){const o=e+n;if(o>
s)throw new Gn.zH({org:t,name:"disk",used:e,quota:s,needs:o})}const Zf=6e4,_c=Ze({org:Q,project:Q,app:Q,table:ut("kvs_table",Q)}),WS=Ze({start:ie,counts:oh}),GS=Ze(
{scope:_c,limited:ie,most:ie}),eh=Ze({keys:ie,bytes:ie}),YS=Ze({scope:_c,counts:oh,stored:eh}),fi={hour:35*864e5,day:400*864e5};function KS(t,e){const n=th.map(
(W,ee)=>`${W} = $${ee+1}`).join(" AND "),s=t.prepare(`INSERT INTO usage_writers VALUES ($1, $2, :now)
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
tart, ${nh} FROM usage_sums WHERE ${n} AND step = $5 AND start >= $6
    ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${n}`),f=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),w=t.prepare(`SELECT ${qt}, sum(${li})::bigint AS limited, max(${ui})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${jt("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${li} > 0 OR ${ui} >= $3))
    GROUP BY ${qt} HAVING sum(${li}) > 0 OR max(${ui}) >= $3
    ORDER BY limited DESC, most DESC, ${qt} LIMIT $4`),T=dt.map(W=>`coalesce(sum(u.${W}), 0)::bigint AS ${W}`).join(", "),_=W=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${T}
      FROM (SELECT * FROM usage_scopes WHERE ${W} ORDER BY ${qt} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),O=`app <> '' AND kvs_table = '' AND ${jt("usage_scopes",6,"app")}`,N=_(`org = $3 AND (project,\
 app) > ($4, $5) AND ${O}`),S=_(`org = $3 AND project = $4 AND app > $5 AND ${O}`),H=_("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),B=({org:W,project:ee,app:V},ae,{after:Ae,within:Ve,limit:Be})=>{const Ce=Ae?.name??"";return ee===""?N(Be,ae,W,Ae?.project??"",Ce,Ve):V===""?S(Be,ae,W,ee,
Ce,Ve):H(Be,ae,W,ee,V,Ce)},U=(W,ee,V,ae,Ae)=>t.prepare(`DELETE FROM ${W} WHERE (${ee}) IN (SELECT ${ee} FROM ${W} WHERE ${V}
      ${ae} < least($1::bigint, (SELECT :now)) - ${Ae} ORDER BY ${ae} LIMIT $2 FOR UPDATE SKIP LOCKED)`),x=[U("usage_sums",`${qt}, step, start`,"step = 'hour' A\
ND","start",fi.hour),U("usage_sums",`${qt}, step, start`,"step = 'day' AND","start",fi.day),U("usage_scopes",qt,"keys = 0 AND bytes = 0 AND","used_on",fi.day),U(
"usage_writers","writer","","at",fi.hour)];return{add:({writer:W,number:ee,rows:V})=>t.write(function*(){(yield*s(W,ee)).count===1&&(yield*e(V))}),async countEnded(W){
return await pt(t,o())===0?0:t.write(function*(){const{rows:ee}=yield*r(W);return yield*e(ee.filter(({org:V})=>V!==null).map(JS)),ee.length})},claimTurn:async(W,ee)=>await pt(
t,i(W,ee))===1,setStored:(W,ee)=>t.write(function*(){yield*t.lock("sizes");const V=(yield*a(W.tables.map(({keyspace:Be})=>Be))).rows,ae=new Map(V.map(Be=>[ie(Be,
"of"),rh(Be)])),{rows:Ae}=yield*c(W.after,W.upTo),Ve=QS(W,ae,Ae.map(rh),ee);yield*e(Ve.rows);for(const{scope:Be,keyspace:Ce}of Ve.keyspaces)yield*d(...hn(Be),Ce)}),
async prune(W,ee){let V=0;for(const ae of x)V+=await pt(t,ae(W,ee));return V},series:(W,ee,V)=>He(t,l(...hn(W),ee,V),WS),parts:(W,ee,V)=>He(t,B(W,ee,V),YS),pressed:(W,ee,{
busy:V,limit:ae,within:Ae})=>He(t,w(W,ee,V,ae,Ae),GS),full:({tableBytes:W,tableKeys:ee,organizationBytes:V})=>He(t,f(W,ee,V),ae=>ie(ae,"keyspace")),stored:async W=>await ft(
t,u(...hn(W)),eh)??{keys:0,bytes:0},used:Jo(t).used}}const th=["org","project","app","kvs_table"],qt=th.join(", "),nh=dt.join(", "),sh=nn();function hn({org:t,project:e,
app:n,table:s}){return[t,e,n,s]}function oh(t){return Object.fromEntries(dt.map(e=>[e,ie(t,e)]))}function zS(t){const e=new Map;for(const{scope:n,hour:s,counts:o}of t)
for(const r of VS(n))for(const i of["hour","day"]){const a=Math.floor(s/vt[i])*vt[i],c=JSON.stringify([...hn(r),i,a]),d=e.get(c)??{scope:r,step:i,start:a,counts:dt.
map(()=>0)};for(const[l,u]of dt.entries())d.counts[l]=(d.counts[l]??0)+o[u];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function VS({org:t,
project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?o:[...o,
{org:t,project:e,app:n,table:s}]}function XS(t){const e=new Map,[n,s]=[dt.indexOf("keys_change"),dt.indexOf("bytes_change")];for(const{scope:o,step:r,start:i,counts:a}of t){
if(r!=="day")continue;const c=JSON.stringify(hn(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??
0,i)})}return[...e.values()]}function JS(t){const e=Q(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{
org:Q(t,"org"),project:Q(t,"project"),app:Q(t,"app_id"),table:""},hour:Math.floor(ie(t,"ended_at")/vt.hour)*vt.hour,counts:{...sh,...n&&{[n]:1},build_ms:ie(t,"m\
s")}}}const rh=Ze({scope:_c,keyspace:ot,keys:(t,e)=>ot(t,e)??0,bytes:(t,e)=>ot(t,e)??0});function QS({tables:t},e,n,s){const o=Math.floor(s/vt.hour)*vt.hour,r=[],
i=[],a=new Set,c=(d,{keys:l,bytes:u})=>{a.add(hn(d.scope).join(`
`));const f={...sh,keys_change:l-d.keys,bytes_change:u-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:f})};for(const{keyspace:d,
...l}of t){const u=e.get(d);u&&(c(u,l),u.keyspace!==d&&i.push({scope:u.scope,keyspace:d}))}for(const d of n)a.has(hn(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const ih="pg_notify('slipway', '0 jobs ')",Tc="ready = false, lease_node = NULL, lease_until = NULL, store\
d_release = NULL, env = NULL";function qS(t){const e=wc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function ah(t=[]){
return t.length===0?null:JSON.stringify(t)}function ZS(t,e){return ah([...e,...Gf(t)].slice(0,Bt.iq))}function ch(t,e){const n=je(e,"env");if(n===null)return;const s=ks(
Q(e,"deploy_id"),"env");return JSON.parse(Io(t,"variables",s,n))}function eN(t,e,n){return n===null?null:Ao(t,"variables",ks(e,"env"),n)}function tN(t,e,n){const s=JSON.
stringify(Eo(n));return Ao(t,"build-log",ks(e,"failure"),s)}const dh=Sm(Ee.IC.bytes);function nN(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,a={subject:null,
author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}function sN(t,e){
const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,
facts:t.commitFacts}}function lh(t,e){const n=je(e,"failure")??"";return hr((0,Qe.U4)(oN(t,Q(e,"deploy_id"),n)))??$i(yc(e)??"build")}function oN(t,e,n){return(0,R.
CD)(()=>Io(t,"build-log",ks(e,"failure"),n))??""}function rN(t,e){const n=N=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activi\
ty t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${jt("a",4)} ${N} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${Hs} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=N=>`(SELECT count(*) FROM (SELECT 1 FROM ${N} AND a.deleted_at IS NULL AND ${jt("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(N,S)=>t.prepare(`SELECT ${Hs}, ${Kf} FROM deployments d /* I\
NDEXED BY ${N} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${jt("a",3)} AND ${S} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),u=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=N=>t.prepare(`SELECT DISTINCT ${N} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${jt("a",3)} ORDER BY 1 LIMIT $2`),[w,T]=[f("project"),f("branch")],_=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),O=async N=>{const S=N.flatMap(B=>ot(B,"newest")??[]),H=new Map((await He(t,r(S),
Ln)).map(B=>[B.seq,B]));return N.map(B=>{const U=H.get(ot(B,"newest")??0)??null;return{app:St(B),newest:U,liveManifest:je(B,"live_manifest")}})};return{async recent(N,{
before:S=Number.MAX_SAFE_INTEGER,failed:H=!1,within:B,limit:U}){const x=(H?o:s)(N,S,U,B),W=await He(t,x,ee=>ee);return(await O(W)).flatMap(({newest:ee,...V})=>ee?
[{...V,newest:ee}]:[])},async newest(N){if(N.length===0)return[];const S=N.map((W,ee)=>`($${3*ee+1}, $${3*ee+2}, $${3*ee+3})`),H=t.prepare(`WITH k (org, project\
, app_id) AS (VALUES ${S.join(", ")})
        SELECT ${Hs}, ${Kf} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),B=await He(t,H(...N.flatMap(et)),Yf),U=W=>et(W).join("/"),x=new Map(B.map(({app:W,
deployment:ee})=>[U(W),ee]));return N.map(W=>x.get(U(W))??null)},async queue(N,S,H){const B=[d,u].map(W=>He(t,W(N,S,H),Yf)),[U=[],x=[]]=await Promise.all(B);return{
running:U,waiting:x}},async counts(N,S,H){return await ft(t,a(N,S,H),vS)??{apps:0,live:0,failed:0}},async search(N,S){const{statement:H,values:B}=aN(N,S),U=await He(
t,t.prepare(H)(...B),W=>W),x=await O(U);return S.before&&!S.after?x.toReversed():x},async choices(N,S,H){const B=[w,T].map(W=>He(t,W(N,S,H),ee=>Q(ee,"name"))),[
U=[],x=[]]=await Promise.all(B);return{projects:U,branches:x}},async failures(N){if(N.length===0)return new Map;const S=_(N,dh);return new Map(await He(t,S,H=>[
Q(H,"deploy_id"),lh(e,H)]))}}}const iN={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_\
release IS NULL"};function aN(t,e){const n=[],s=N=>`$${n.push(N)}`,{text:o="",project:r,branch:i,status:a,sort:c,after:d,before:l,limit:u,within:f}=e,w=N=>[...c===
"newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(S=>S+N).join(", "),T=(N,{seq:S,appID:H,project:B})=>`(${w("")}) ${N} (${[...c==="newest"?[-S]:
[],H,B].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[iN[a]],jt("a",n.push(f)),...d?[T(">",d)]:l?[T("<",l)]:[]].join(" AND\
 ")} ORDER BY ${w(l&&!d?" DESC":"")} LIMIT ${s(u)}`,values:n}}const $A={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"\
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
refused: requests without a valid identity, or without the role that they need"};function Qo(t){return typeof t=="string"?t:void 0}function Yn(t){return Qo(t)??
null}function uh(t){return t===null?null:JSON.stringify(t)}const vA=(0,z.lS)({org:Qo,n:t=>typeof t=="number"?t:void 0,at:t=>typeof t=="string"?Date.parse(t):void 0,
project:Yn,appID:Yn,action:Qo,object:Yn,by:Yn,via:Qo,name:Yn,from:Yn,requestID:Yn,before:uh,after:uh,hash:Qo});function cN(t,e){return Array.isArray(t)?t.map(n=>cN(
n,e)).join(t.some(isObject)?"; ":e):isObject(t)?Object.values(t).join(" "):String(t??"none")}const fh="0".repeat(64);function hh(t,e){const{org:n,n:s,at:o,project:r,
appID:i,action:a,object:c,by:d,via:l,name:u,from:f,requestID:w,before:T,after:_}=e,N=[n,s,o,r,i,a,c,d,l,u,f,w,T,_].map(S=>S===null?"-":`${Buffer.byteLength(String(
S))}:${S}`).join("");return(0,P.createHash)("sha256").update(t).update(N).digest("hex")}function MA(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||hh(n.hash,s)!==
s.hash)return{kind:"broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function CA({at:t,before:e,after:n,...s},o){const r=i=>i===null?null:o(i)??
null;return{...s,at:new Date(t).toISOString(),before:r(e),after:r(n)}}function dN(t){const e=(u,f)=>t.prepare(`SELECT * FROM audit ${u} WHERE org = $1 AND n > $\
2 AND n < $3 ${f} ORDER BY n DESC LIMIT $4`),n=e("",""),s={appID:e("/* INDEXED BY audit_by_app */","AND app_id = $5"),by:e("/* INDEXED BY audit_by_who */","AND \
who = $5"),action:e("/* INDEXED BY audit_by_action */","AND action = $5")},o=t.prepare("SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1"),
r=t.prepare("SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare("SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(`SELECT h.o\
rg, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),l=async(u,f)=>f===void 0?void 0:ft(t,o(u,f),w=>ie(w,"n"));return{append:(u,f)=>t.write(()=>t.record(u,f)),async list(u,f,{before:w=Number.MAX_SAFE_INTEGER,
limit:T}){const _=await l(u,f.since);if(f.since!==void 0&&_===void 0)return{rows:[],next:null};let O=Math.min(w,await l(u,f.until)??w);const N=["project","appID",
"by","action"].filter(V=>f[V]!==void 0),S=N.filter(V=>V!=="project"),B=S.length===N.length&&S.length<2?T+1:yN,U=V=>{const ae=[u,(_??1)-1,O,B];return He(t,V?s[V](
...ae,f[V]):n(...ae),yh)};let[x,W]=[S[0],await U(S[0])];for(const V of S.slice(1)){const ae=await U(V);_h(ae,B)<_h(W,B)&&([x,W]=[V,ae])}const ee=[];for(let V=W.
length;;V+=W.length){ee.push(...W.filter(Ae=>N.every(Ve=>Ae[Ve]===f[Ve])));const ae=ee[T-1];if(ee.length>T&&ae)return{rows:ee.slice(0,T),next:ae.n};if(W.length<
B)return{rows:ee,next:null};if(O=W.at(-1)?.n??0,V>=EN)return{rows:ee,next:O};W=await U(x)}},after:(u,f,w)=>He(t,r(u,f,w),yh),chain:u=>ft(t,i(u),wh),trim:u=>t.write(
function*(){const[f]=(yield*a(u)).rows;if(!f)return 0;const w=Q(f,"org"),T=ie(f,"anchor_n")+se,[_]=(yield*c(w,T,ie(f,"before"))).rows;return _?(yield*d(w,ie(_,"\
anchor_n"))).count:0})}}const ph=254,mh=4096,Eh=500,lN=100,bc="\u2026",Oc=["org","n","at",...["project","app_id","action","object","who","via","via_name","clien\
t","request","was","becomes"]];function uN(t,e){const n=s=>s==null?null:(0,gt.Ow)(s,ph);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,
object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:gh(e.before),after:gh(e.after)}}const yh=Ze({org:Q,n:ie,at:ie,
project:je,appID:je,action:Q,object:je,by:ut("who",je),via:Q,name:ut("via_name",je),from:ut("client",je),requestID:ut("request",je),before:ut("was",je),after:ut(
"becomes",je),hash:Q});function wh(t){const[e,n]=[Q(t,"hash"),Q(t,"anchor_hash")];return{head:{n:ie(t,"n"),hash:e},anchor:{n:ie(t,"anchor_n"),hash:n}}}const fN={
head:{n:0,hash:fh},anchor:{n:0,hash:fh}};function gh(t){if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[o,[r,i]]of s.entries()){
const a=hN(i);if(n+=Buffer.byteLength(JSON.stringify([r,a])),n>mh){e[bc]=s.length-o;break}e[r]=a}return JSON.stringify(e)}function hN(t){if(typeof t=="string")return t.
length>Eh?`${t.slice(0,Eh)}${bc}`.toWellFormed():t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(o=>typeof o=="string"?(0,gt.
Ow)(o,ph):o)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===lN||e>mh/2)return[...n,bc];n.push(s)}return n}function Sc({repository:t,branch:e,buildCommand:n,
outputDirectory:s,region:o,settings:r,type:i}){const{cachesOf:a,...c}=r,d={type:i,repository:(0,Bn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:o,...c};
return Object.fromEntries(Object.entries(d).filter(([,l])=>l!=null))}function pN(t,e){return k(t,"app.create",{after:Sc(e)})}function Nc(t,e,n,s){const[o,r]=[Sc(
e),Sc(n)],i=Object.keys({...o,...r}).filter(d=>JSON.stringify(o[d])!==JSON.stringify(r[d])),a=d=>Object.fromEntries(i.map(l=>[l,d[l]??null])),c=e.settings.cachesOf!==
n.settings.cachesOf?[k(t,"cache.clear")]:[];return i.length===0?c:[...c,k(t,"app.update",{object:s,before:a(o),after:a(r)})]}function Rc(t,e,n,s,o){const r=(l,u)=>Object.
keys(l).filter(u).sort(),i=r(s,l=>!Object.hasOwn(n,l)),a=r(s,l=>Object.hasOwn(n,l)&&n[l]!==s[l]),c=r(n,l=>!Object.hasOwn(s,l));if(i.length+a.length+c.length===0)
return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,l])=>l.length>0);return[k(t,e,{object:o,after:Object.fromEntries(d)})]}function mN(t,e,n){
const{deployID:s,branch:o,commit:r,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??{},d={...c,...a},l=Object.fromEntries(Object.entries(d).map(([f,w])=>[
f,f==="repository"?(0,Bn.ri)(String(w)):w])),u={branch:o,...r!==null&&{commit:r},...i!==null&&{redeployOf:i},...l,...n?.env&&{env:Object.keys(n.env).sort()}};return k(
t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:u})}const EN=5e3,yN=500;function _h(t,e){return t.length<e?0:t.at(-1)?.n??0}function Th(t){
const e=t.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status, response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${Lf}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
Q(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:ie(c,"status"),answer:Q(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}function Lc({settings:t}){return t.lifetime===void 0?null:(0,ke.
E9)(t.lifetime,"lifetime")}function Ac(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...s,settings:Object.
fromEntries(o)}}function Ic(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;return[e,n,s,o,r,JSON.stringify(i)]}const hi="",
wN="\u{10FFFF}";function gN({after:t,before:e,prefix:n=""}){const s=`${n}${wN}`,o=t&&t.appID>=n?[t.appID,t.project]:[n,hi],r=e&&e.appID<s?[e.appID,e.project]:[s,
hi];return[...o,...r]}function _N(t,e){const n=AS(t),s=wc(t)??{},{repository:o,buildCommand:r,outputDirectory:i,settings:a}=Ac(n,s);return{deployID:Q(t,"deploy_\
id"),app:Lt(t),...TN(t,s.type),repository:o,branch:Q(t,"job_branch"),appBranch:n.branch,commit:je(t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,
env:e}}function TN(t,e){const n=Wf(t);if(e!==Ee.m0)return{type:e??n};const s=!(0,Ee.Rm)(n)&&je(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function bN(t,{
set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,l])=>c+Buffer.
byteLength(d)+Buffer.byteLength(l),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function ON(t,e,n,s){const o=(i,a)=>Object.hasOwn(t,i)&&
t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(r)}function xA(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==
null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function PA(t){return JSON.stringify(Object.fromEntries(Object.entries(t).
sort(([e],[n])=>e<n?-1:1)))}function*Dc(t,e,n,s){const o=ON(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const bh=`UPDATE apps SET repository = $2, b\
ranch = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,kc="slipway_changed('site', subdomain)",SN=10;function NN(t,e,n){const s=t.
prepare(zt),o=t.prepare(`SELECT * FROM apps WHERE ${Tn}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(bh,kc),a=U=>{const x=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${U} AND ${jt("apps",7)}`;return{firstOnes:t.prepare(`${x} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${x} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",u=t.prepare(`${l} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${l} < $3 ORDER BY app_id DESC LIMIT $4`),[w,T]=[t.prepare(Sh(">","")),t.prepare(Sh("<","D\
ESC"))],_=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),O=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),N=Jo(t),S=Th(t),H=function*(U,x,W){const[ee,V]=[x?.settings.domains??[],W.settings.domains??[]],ae=V.filter(Ce=>!ee.
includes(Ce)).sort(),Ae=ee.filter(Ce=>!V.includes(Ce)).sort();if(Ae.length>0&&(yield*_(U,Ae)),ae.length===0)return Ae;const Ve=(yield*O(U,ae)).rows.map(Ce=>Q(Ce,
"name")),Be=ae.find(Ce=>!Ve.includes(Ce));if(Be!==void 0)throw new ko.ue(Be);return[...Ae,...ae]},B=function*({key:U,type:x,config:W}){for(let ee=1;ee<=SN;ee+=1){
const V=[vm(U.appID,n),`env-${ra(16,n)}`],[ae]=(yield*r(...et(U),x,...Ic(W),...V,Lc(W))).rows;if(ae&&(yield*H(ie(ae,"id"),void 0,W)),ae)return St(ae);if((yield*o(
...et(U))).count>0)return}throw new R.GQ("internal",`No free subdomain was found for the app ${U.appID}`)};return{find:U=>ft(t,o(...et(U)),St),create:(U,x,W)=>t.
write(function*(ee){const{key:V,bounds:ae,config:Ae,type:Ve}=U;yield*N.lock(V.org,ae);const Be=yield*S(W,function*(){if(!((yield*o(...et(V))).count>0))return yield*N.
checkApp(V.org,ae),yield*B(U)});return Be?.kind!=="done"?Be??{kind:"taken"}:(yield*t.record(x,[pN(V,{...Ae,type:Ve})]),yield*ee([{kind:"site",subdomain:Be.made.
subdomain},...Oh(Be.made.settings.domains??[])]),Be)}),update:(U,x,W)=>t.write(function*(ee){const[V]=(yield*s(...et(U))).rows;if(!V)return;const[ae,Ae,Ve]=[ie(
V,"id"),St(V),Ac(St(V),x)],Be=yield*H(ae,Ae,Ve);yield*t.record(W,Nc(U,Ae,Ve));const[Ce={}]=(yield*i(ae,...Ic(Ve),Lc(Ve))).rows;return yield*ee([{kind:"site",subdomain:Ae.
subdomain}],"told"),yield*ee(Oh(Be)),St(Ce)}),env:async U=>(await t.read(()=>e.read(U)))?.env??{},async variables(U){const x=await t.read(()=>e.read(U));return Object.
keys(x?.env??{}).sort().map(ee=>{const{at:V=null,by:ae=null}=x?.changes.get(ee)??{};return{name:ee,changedAt:V,changedBy:ae}})},replaceEnv:(U,x,W)=>t.write(function*(ee){
const V=yield*e.lock(U);return V?(yield*Dc(e,V,x,W.by),yield*t.record(W,Rc(U,"env.replace",V.env,x)),yield*ee([{kind:"site",subdomain:V.subdomain}]),!0):!1}),editEnv:(U,x,W,ee)=>t.
write(function*(V){const ae=yield*e.lock(U);if(!ae)return{kind:"no_app"};const Ae=bN(ae.env,x,W);if(!Ae)return{kind:"full"};yield*Dc(e,ae,Ae,ee.by),yield*t.record(
ee,Rc(U,"env.edit",ae.env,Ae)),yield*V([{kind:"site",subdomain:ae.subdomain}]);const Ve=x.unset.filter(Be=>!Object.hasOwn(ae.env,Be));return{kind:"done",names:Object.
keys(Ae).sort(),absent:Ve}}),async organizations({after:U=hi,before:x,limit:W}){const ee=(x===void 0?w:T)(x??U,W),V=await He(t,ee,ae=>Q(ae,"org"));return x===void 0?
V:V.toReversed()},async inProject(U,x,{after:W=hi,before:ee,limit:V}){const Ae=await He(t,(ee===void 0?u:f)(U,x,ee??W,V),St);return ee===void 0?Ae:Ae.toReversed()},
async list(U,x){const W=x.deleted?d:c,ee=(x.before?W.lastOnes:W.firstOnes)(U,...gN(x),x.limit,x.within),V=await He(t,ee,St);return x.before?V.toReversed():V}}}function Oh(t){
return t.map(e=>({kind:"domain",domain:e}))}function Sh(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECUR\
SIVE steps (org, n) AS (SELECT ${n("$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}function RN(t){const e=Jo(t),n=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${Tn} FO\
R NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${Tc} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(l){return(yield*i(l)).rows.map(u=>({kind:"table",tokenHash:Q(u,"token_hash")}))},d=function*(l,u,f,w){
const[T,_,O]=[[],[],[]];for(const N of l){const S=ie(N,"id"),H=(yield*s(S,u.by)).rows.map(x=>Q(x,"deploy_id")),[B={}]=(yield*o(S,u.by,f)).rows,U=St(B);T.push(U),
_.push(k(U,"app.delete",H.length>0?{after:{cancelled:H}}:{})),O.push(...yield*c(S)),O.push(...H.map(x=>({kind:"ended",deployID:x}))),H.length>0&&O.push({kind:"j\
obs"}),O.push({kind:"site",subdomain:U.subdomain})}return yield*t.record(u,_),yield*w(O),T};return{delete:(l,u,f)=>t.write(function*(w){const[T]=(yield*n(...et(
l))).rows;return!T||T.deleted_at!==null?T&&St(T):(yield*d([T],u,f,w))[0]}),restore:(l,u,f)=>t.write(function*(w){yield*e.lock(l.org,f);const[T]=(yield*n(...et(l))).
rows;if(!T)return{kind:"no_app"};const _=St(T);if(!_.deletion)return{kind:"not_deleted",app:_};if(_.deletion.endsAt<=ie(T,"now"))return{kind:"too_late",app:_};const O=ie(
T,"id");yield*e.checkApp(l.org,f,O);const[N={}]=(yield*r(O)).rows,S=St(N),H=yield*c(O);return yield*t.record(u,[k(l,"app.restore")]),yield*w([...H,{kind:"site",
subdomain:S.subdomain}]),{kind:"restored",app:S}}),expire:(l,u)=>t.write(function*(f){return yield*d((yield*a(l)).rows,D,u,f)})}}const pi=`FROM deployments d WH\
ERE app = (SELECT id FROM apps WHERE ${Tn})`,Nh=`SELECT ${Hs} ${pi} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function LN(t,e,n,s,o=ko.O3){const r=t.prepare(zt),
i=t.prepare(`SELECT ${Hs} ${pi} AND deploy_id = $4`),a=t.prepare(Nh),c=t.prepare(`SELECT ${Hs} ${pi} AND seq > $4 ORDER BY seq LIMIT $5`),d=t.prepare(`SELECT de\
ploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${pi} AND deploy_id = $4 AND status = 'failed'`),l=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),u=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),w=t.prepare(`INSERT INTO deployments (deploy_id, app, \
org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,ih),T=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_a\
t = :now, ${Tc}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),_=Jo(t),O=Th(t),N=(B,U)=>ft(t,i(...et(B),U),Ln),S=function*(B,U,{key:x,
act:W,request:ee,time:V}){const{branch:ae,commit:Ae,by:Ve,redeployOf:Be,configuration:Ce,facts:Ne}=U,[ve,Ue]=[ie(B,"id"),`dpl-${ra(16,s)}`];if(yield*_.checkTime(
x.org,V),(yield*u(ve,x.org,o)).count>=o)throw new ko.tM(o);const Pe=(yield*f(ve,Ue)).rows.map($t=>Q($t,"deploy_id")),ht=[ae,Ae,Ve,Be,Ce,eN(n,Ue,U.env)],[tt={}]=(yield*w(
ve,Ue,...ht,Ne.subject,Ne.author)).rows,it=Ln(tt);yield*e.ready(ve,it.seq),yield*t.record(W,[mN(x,{deployID:Ue,branch:ae,commit:Ae,redeployOf:Be},ee)]);const Nt=$t=>k(
x,"deployment.supersede",{object:$t,after:{supersededBy:Ue}});return yield*t.record(D,Pe.map(Nt)),it},H=(B,U,x)=>t.write(function*(W){const[ee]=(yield*r(...et(B.
key))).rows,V=ee&&(yield*x(ee));if(!ee||!V)return;const ae=yield*O(U,()=>S(ee,V,B));return ae?.kind==="done"&&(yield*W([{kind:"jobs"}],"told")),ae});return{async create(B,U,x,W,ee){
return await H({key:B,act:x,request:U,time:ee},W,function*(ae){return yield*[],nN(U,Q(ae,"branch"),x.by)})??{kind:"no_app"}},async redeploy(B,U,x,W,ee){return await H(
{key:B,act:x,time:ee},W,function*(){const[ae]=(yield*i(...et(B),U)).rows;return ae&&sN(Ln(ae),x.by)})??{kind:"no_deployment"}},async cancel(B,U,x){const W=await t.
write(function*(V){const[ae]=(yield*r(...et(B))).rows;return!ae||(yield*T(ie(ae,"id"),U,x.by)).count===0?!1:(yield*e.ready(ie(ae,"id")),yield*t.record(x,[k(B,"d\
eployment.cancel",{object:U})]),yield*V([{kind:"ended",deployID:U},{kind:"jobs"}]),!0)}),ee=await N(B,U);return ee?{kind:W?"cancelled":"too_late",deployment:ee}:
{kind:"no_deployment"}},find:N,async list(B,{before:U=Number.MAX_SAFE_INTEGER,since:x,limit:W}){return x===void 0?He(t,a(...et(B),U,W),Ln):(await He(t,c(...et(B),
x,W),Ln)).toReversed()},ofApp:e.ofApp,failure:(B,U)=>ft(t,d(...et(B),U,dh),x=>lh(n,x)),totals:()=>He(t,l(),$S)}}const mi="deploy_id = $1 AND fence = $2 AND leas\
e_node IS NOT NULL AND finished_at IS NULL",$c="lease_node IS NOT NULL AND lease_until <= :now",Rh=`lease_node IS NOT NULL AND lease_until > :now + ${2*fn}`,vc="\
deployments /* INDEXED BY deployments_leased */",Lh=`SELECT deploy_id, fence, stage, configuration, env, triggered_by, warnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;function AN(t,e,n,s){const o=Jo(t),r=Ne=>t.prepare(`\
UPDATE deployments SET ${Ne} WHERE ${mi}`),i=r(`lease_until = :now + ${fn}`),a=Ne=>r(`status = $3, stage = $4, ${Ne} = coalesce(${Ne}, :now)`),c={clone:a("start\
ed_at"),install:a(Vo.install),build:a(Vo.build),sync:a(Vo.sync),activate:a(Vo.activate)},d=r(`commit_sha = $3, commit_subject = coalesce($4, commit_subject),
    commit_author = coalesce($5, commit_author)`),l=t.prepare("SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDAT\
E"),u=t.prepare(`UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${mi}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"pg_notify('slipway', '0 coming ' || subdomain || ' ' || de\
ploy_id || ' ' || stored_release)"),f=t.prepare("UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *"),w=t.prepare(`${Lh} WHER\
E ${mi}`),T=t.prepare(bh),_=t.prepare(e.keepRelease),O=t.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${e.releaseSeq} DESC LIMIT ${_o} OFFSET $2)`),N=t.prepare("UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain",kc),S=Ne=>t.prepare(
`UPDATE deployments SET ${Ne}, log_bytes = $3, finished_at = :now, ${Tc} WHERE ${mi} RETURNING app`,ih),H=S("status = 'succeeded', stage = 'activate', warnings \
= $4"),B=S("status = 'failed', stage = $4, failure = $5"),U=t.prepare("SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT\
 NULL"),x=t.prepare(`SELECT count(*) FILTER (WHERE ${$c}) AS overdue, count(*) FILTER (WHERE ${Rh}) AS ahead
    FROM ${vc} WHERE lease_node IS NOT NULL`),W=t.prepare(`UPDATE ${vc} SET lease_until = :now + ${fn} WHERE ${Rh}`),ee=t.prepare(`SELECT * FROM apps WHERE id I\
N (SELECT app FROM ${vc} WHERE ${$c})
    ORDER BY id FOR NO KEY UPDATE`),V=t.prepare(`${Lh} WHERE app = $1 AND ${$c} FOR UPDATE`),ae=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_o\
pen_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`),Ae=async(Ne,{deployID:ve,fence:Ue},...Pe)=>await pt(t,Ne(ve,Ue,...Pe))===1,Ve=(Ne,ve)=>t.write(function*(Ue){
const[Pe]=(yield*l(Ne)).rows;return Pe!==void 0&&(yield*ve(Pe,Ue))}),Be=function*(Ne,{deployID:ve,fence:Ue},Pe,ht){const[tt]=(yield*w(ve,Ue)).rows;if(!tt||Ah(tt))
return tt;const[it,Nt,$t]=[ie(Ne,"id"),Lt(Ne),St(Ne)],Qn={...D,by:je(tt,"triggered_by")},[In,nr]=[qS(tt),ch(n,tt)],sr=In&&Ac($t,In),Di=nr&&(yield*e.env.lockOf(Ne));
nr&&Di&&(yield*Dc(e.env,Di,nr,Qn.by));const iA=$t.liveRelease===null?void 0:{live:$t.liveRelease};return yield*t.record(D,[k(Nt,"deployment.live",{object:ve,before:iA})]),
sr&&(yield*t.record(Qn,Nc(Nt,$t,sr,ve))),nr&&Di&&(yield*t.record(Qn,Rc(Nt,"env.replace",Di.env,nr,ve))),sr&&(yield*T(it,...Ic(sr),Lc(sr))),yield*_(ve,Pe),yield*O(
it,s),yield*N(it,ve),yield*ht([{kind:"site",subdomain:$t.subdomain}],"told"),tt},Ce=function*(Ne,ve,Ue){const[Pe,ht]=[Q(ve,"deploy_id"),ie(ve,"fence")],tt=Ue.kind===
"failed"&&!Ah(ve)?Ue.facts:void 0;if(tt){const Nt=tN(n,Pe,tt);yield*B(Pe,ht,Ue.logBytes,tt.stage,Nt)}else{const Nt=Ue.kind==="live"?Ue.warnings:[];yield*H(Pe,ht,
Ue.logBytes,ZS(ve,Nt??[]))}if(yield*e.ready(ie(Ne,"id")),!tt)return[];const it={stage:tt.stage,code:tt.code};return[k(Lt(Ne),"deployment.fail",{object:Pe,after:it})]};
return{async claim(Ne,ve=Gn.cg){const Ue=await e.claim(Ne,ve);if(!Ue)return;const Pe=_N(Ue.row,ch(n,Ue.row)??Ue.variables());return{deployID:Pe.deployID,fence:ie(
Ue.row,"fence"),job:Pe}},renew:Ne=>Ae(i,Ne),advance:(Ne,ve)=>Ae(c[ve],Ne,Uu[ve],ve),recordCommit:(Ne,ve,Ue)=>Ae(d,Ne,ve,Ue?.subject,Ue?.author),recordRelease:({
deployID:Ne,fence:ve},Ue,Pe,ht,tt,it)=>t.write(function*(){it&&(yield*o.lock(it.org,{disk:it.bytes}));const[Nt]=(yield*l(Ne)).rows,$t=[Ue,Pe?.files,Pe?.bytes,ah(
ht)];if(!Nt||(yield*u(Ne,ve,...$t)).count===0)return!1;const Qn={deployID:Ne,bytes:Pe?(0,Gn.bL)(Pe):0,kept:s-1};it&&(yield*o.checkRelease(it.org,Qn,it.bytes));const[
In]=tt===void 0?[]:(yield*f(ie(Nt,"id"),tt)).rows;return In&&(yield*t.record(D,Nc(Lt(Nt),St(Nt),St(In),Ne))),!0}),finish:(Ne,ve)=>Ve(Ne.deployID,function*(Ue,Pe){
const ht=ve.kind==="live"?yield*Be(Ue,Ne,ve.manifestHash,Pe):(yield*w(Ne.deployID,Ne.fence)).rows[0];return ht?(yield*t.record(D,yield*Ce(Ue,ht,ve)),yield*Pe([{
kind:"jobs"}],"told"),!0):!1}),goLive:(Ne,ve)=>Ve(Ne.deployID,function*(Ue,Pe){return(yield*Be(Ue,Ne,ve,Pe))!==void 0}),endOf:({deployID:Ne,fence:ve})=>ft(t,U(Ne,
ve),Ec),async expire(){const Ne=await ft(t,x(),ve=>ve);return Ne&&ie(Ne,"ahead")>0&&await pt(t,W()),!Ne||ie(Ne,"overdue")===0?[]:t.write(function*(ve){const[Ue,
Pe]=[[],[]];for(const ht of(yield*ee()).rows){const[tt]=(yield*V(ie(ht,"id"))).rows;if(!tt)continue;Ue.push(Q(tt,"deploy_id"));const it=xu(yc(tt)??"clone");Pe.push(
...yield*Ce(ht,tt,{kind:"failed",facts:it}))}return yield*t.record(D,Pe),Ue.length>0&&(yield*ve([{kind:"jobs"}],"told")),Ue})},isBusy:async()=>await pt(t,ae())>
0}}function Ah(t){return ie(t,"releases")>0}function IN(t,e){const n=t.prepare(zt),s=t.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settin\
gs, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${bn})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",kc);return{async site(d){const l=await He(t,s(d),f=>f),[u]=l;return u&&DN(u,l.filter(f=>f.deploy_id!==null).map(gc))},subdomainOf:d=>ft(
t,o(d),l=>Q(l,"subdomain")),domains:(d,l)=>He(t,r(d,l),u=>({domain:Q(u,"name"),subdomain:Q(u,"subdomain")})),list:d=>He(t,i(...et(d)),gc),rollback:(d,l,u)=>t.write(
function*(f){const[w]=(yield*n(...et(d))).rows,T=w?je(w,"live_release"):null;if(!w||T===null)return;const _=ie(w,"id"),O=(yield*a(_)).rows.map(gc),N=O.findIndex(
({deployID:U})=>U===T),S=l===void 0?O[N+1]:O.find(({deployID:U})=>U===l);if(N===-1||!S)return;const[H,B]=[{live:T},{live:S.deployID}];return yield*t.record(u,[k(
d,"release.rollback",{object:S.deployID,before:H,after:B})]),yield*c(_,S.deployID),yield*f([{kind:"site",subdomain:Q(w,"subdomain")}],"told"),{...S,previous:T}})}}
function DN(t,e){const n=je(t,"live_release"),s=ot(t,"deleted_at")!==null,o=s?[]:e,r=Q(t,"type");return{...Lt(t),subdomain:Q(t,"subdomain"),settings:mc(t),...(0,Ee.
Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}const kN=10;function $N(t,e,n){const{keyring:s,
random:o=kd,keepReleases:r=kN,organizationQueue:i}=n;return{state:{apps:{...NN(t,e.env,o),...RN(t)},deployments:LN(t,e,s,o,i),releases:IN(t,e.releaseSeq),activity:rN(
t,s)},jobs:AN(t,e,s,r),tables:FS(t),roles:LS(t),members:fS(t),logins:aS(t),accessTokens:zO(t),usage:KS(t,e.addUsage),keeping:qO(t),audit:dN(t),references:bS(t),
schedules:CS(t),notify:mS(t),hooks:JO(t),cdn:VO(t),dns:XO(t)}}const vN=[".drafts","tmp"],MN=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|functions|git|network|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function CN(t,e){let n=Promise.resolve();const s=async o=>{UN(o,t);try{await Ih(t,o),await e(o),await Ih(t,o)}catch(r){for(const i of(0,b.readdirSync)(o))await(0,Je.
rm)((0,M.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function UN(t,e){if(!(0,M.isAbsolute)(t))throw Ei(
`"${t}" is not an absolute path`);if((0,we.FK)(e,t))throw Ei(`${t} is inside the data directory`);try{if((0,we.wZ)(t,448),(0,b.readdirSync)(t).length>0)throw Ei(
`${t} is not empty`);(0,b.accessSync)(t,b.constants.W_OK)}catch(n){if(n instanceof R.GQ||Yo(n))throw n;const s=(0,R.xU)(n)??"fault",o=xN[s];throw Ei(`${t} canno\
t be written (${s})${o?`: ${o}`:""}`)}}const xN={EACCES:"make a folder that belongs to the platform's user, and name it or one in it",EROFS:"a service of system\
d with ProtectSystem=strict writes only to its StateDirectory, and to what ReadWritePaths names"},PN=5;async function Ih(t,e){const n=s=>!(0,M.relative)(t,s).split(
M.sep).some(o=>vN.includes(o));for(const s of(0,b.readdirSync)(t).filter(o=>!MN.test(o)))for(let o=1;;o+=1)try{await(0,Je.cp)((0,M.join)(t,s),(0,M.join)(e,s),{recursive:!0,
force:s!=="objects",filter:n});break}catch(r){if((0,R.xU)(r)!=="ENOENT"||o===PN)throw r}}function Ei(t){return new R.GQ("invalid_input",t,{input:"to",remedy:"Na\
me a directory outside the data directory that is empty or does not exist yet."})}const FN=3;let Mc=0;const Dh=[];async function jN(t){Mc<FN?Mc+=1:await new Promise(
e=>Dh.push(e));try{return await t()}finally{const e=Dh.shift();e?e():Mc-=1}}class BN extends Vt.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){super(
{highWaterMark:o}),this.#e=e,this.#s=n,this.#t=s,this.#n=o}_read(){this.#o=this.#r().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#r(){const e=Math.min(this.#n,
this.#t-this.#s+1);return e<=0?null:jN(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#o.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var HN=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},WN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Cc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},kh={...Cc,sync:async()=>{}};
function yi(t){(0,b.mkdirSync)(t,{recursive:!0,mode:448})}async function GN(t,e=Cc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===kh)return;const s=HN(n,await(0,Je.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=WN(n);s&&await s}}function Uc(t){return pn(
()=>(0,b.readdirSync)(t))??[]}const YN=new Set(["ENOENT","ENOTDIR","EISDIR"]);function xc(t){return YN.has((0,R.xU)(t))}function pn(t){try{return t()}catch(e){if(xc(
e))return;throw e}}var KN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},zN=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const wi=600*1e3;class VN{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=pn(()=>{const r=(0,b.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=wi||
XN(s,n)});return o&&this.#t.add(Pc(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,P.hash)("sha256",n)!==s)throw new xf(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,P.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new xf(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>$h(this.#e.dir,n)));try{await Promise.all([...e].map(n=>GN(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${pc(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,M.
join)(this.#e.drafts,(0,P.randomUUID)());try{await this.#a(s,n),await(0,Je.rename)(s,e).catch(o=>{if((0,R.xU)(o)!=="ENOENT")throw o;return yi((0,M.dirname)(e)),
(0,Je.rename)(s,e)}),this.#t.add(Pc(e))}catch(o){throw await(0,Je.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=KN(s,
await(0,Je.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=zN(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Yo(e)?new ES("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Pc(t){return t.slice(
0,t.lastIndexOf("/"))}function $h(t,e){return e===t?[e]:[e,...$h(t,Pc(e))]}function XN(t,e){const{mtimeNs:n}=(0,b.statSync)(t,{bigint:!0});try{(0,b.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,R.xU)(s)!=="EPERM")throw s;return!1}return(0,b.statSync)(t).size===e}function JN({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function gi({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const QN=16*K.D6;class qN{#e;#t=0;constructor(e,n=()=>eR(e)){this.#e=n}take(e){const n=(0,K.FC)(e);if(n>this.#t&&(this.#t=Math.min(this.#n(),Math.max(n,QN))),n>
this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=n}#n(){const e=this.#e();return e?e.free-ZN(e.size):Number.POSITIVE_INFINITY}}
function ZN(t){return Math.min(Math.max(256*K.D6,t/100),2560*K.D6,t/8)}function eR(t){const e=(0,R.CD)(()=>(0,b.statfsSync)(t));return e&&{size:e.blocks*e.bsize,
free:e.bavail*e.bsize}}var vh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Mh=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const tR=64*1024,Fc=".damaged";function FA(t){
return t.endsWith(Fc)?t.slice(0,-Fc.length):void 0}const nR=3600*1e3;class sR{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=
(0,M.join)(e,".drafts"),this.#n=(0,M.join)(e,".leaving"),this.#s=n,this.#o=s??Cc,this.#r=new qN(e),yi(e)}async head(e){const n=await this.#d(e,s=>(0,Je.stat)(s,
{bigint:!0}));return n?.isFile()?gi(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=vh(s,await this.#c(e),!0);if(!o)return;const r=gi(
await o.stat({bigint:!0}));return{facts:r,bytes:r.size>n?void 0:await o.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Mh(s);o&&await o}}async read(e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=vh(s,await this.#c(e),!0);if(!o)return;const r=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:i,
bytesRead:a}=await o.read(Buffer.alloc(Math.max(0,r)),{position:n.start});return i.subarray(0,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=Mh(s);o&&await o}}async stream(e,n){
const s=await this.#c(e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new BN(s,o,r,tR)}writer({lasting:e=!0}={}){this.#h(),yi(this.#t);const n=e&&
this.#s?this.#o:{...kh,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new VN(s)}async delete(e){const n=this.#a(e);(0,b.rmSync)(
n,{force:!0});for(const s of this.#l(e))(0,b.rmSync)(s,{force:!0});(0,b.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();
const s=this.#u(e,o=>JN(o)<n-wi);return s!==void 0&&(0,b.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#u(e,o=>gi(o).version===n);return s===
void 0?!1:((0,b.renameSync)(s,`${this.#a(e)}${Fc}`),!0)}async*list(e,n){const s=(0,M.join)(this.#e,_S(e)),o=n===void 0?void 0:(await(0,Je.stat)(s).catch(qo))?.mtimeMs,
r=n!==void 0&&(o??0)<n-wi,i=await(0,Je.readdir)(s,{withFileTypes:!0}).catch(qo);for(const a of i??[]){if(!wS.test(a.name))continue;const c=e+a.name;a.isDirectory()&&
(yield*this.list(`${c}/`,n));const d=!r&&a.isFile()&&pn(()=>(0,b.statSync)((0,M.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-wi)&&(yield{
key:c,...gi(d)})}}#a(e){return(0,M.join)(this.#e,pc(e))}async#c(e){const n=await this.#d(e,s=>(0,Je.open)(s));if(!n||(await n.stat()).isFile())return n;await n.
close()}async#d(e,n){const s=this.#a(e),o=await n(s).catch(qo);if(o!==void 0)return o;for(const r of this.#l(e)){const i=await n(r).catch(qo);if(i!==void 0)return i}
return n(s).catch(qo)}#l(e){const n=`${Ch(e)}~~`;return Uc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,M.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=pn(()=>(0,b.
statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,M.join)(this.#n,`${Ch(e)}~~${Date.now()}~${(0,P.randomUUID)()}`);yi(this.#n);const a=pn(()=>((0,b.
renameSync)(s,r),!0))&&pn(()=>(0,b.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,b.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP",
"ENOSYS"].includes((0,R.xU)(s)??"")){(0,b.renameSync)(e,n);return}if((0,R.xU)(s)!=="EEXIST"&&!xc(s))throw s}(0,b.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=
!0;const e=Date.now()-nR;for(const n of Uc(this.#t)){const s=(0,M.join)(this.#t,n);(pn(()=>(0,b.statSync)(s).mtimeMs)??e)<e&&(0,b.rmSync)(s,{force:!0,recursive:!0})}
for(const n of Uc(this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,M.join)(this.#n,n),this.#a(r))}}}function Ch(t){
return t.replaceAll("/","~")}function qo(t){if(!xc(t))throw t}const jc=10,oR=/^[\w-]{1,128}$/;function rR(t){if(oR.test(t))return t;throw new TypeError(`"${t.slice(
0,200)}" is not a deployID`)}function Bc(t,e){const n=xh(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Uh(t,e,n){const{
from:s,limit:o,isComplete:r=!1}=n,i=xh(e,n),a=t.subarray(i-Bc(e,n).start),c=s<0&&i>0&&t[0]!==jc?iR(a):0,l=i+a.length>=e&&r?a.length:aR(a,o);return{text:a.toString(
"utf8",Math.min(c,l),l),next:i+l,size:e}}function xh(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function iR(t){const e=t.indexOf(jc)+1;return e>0?e:Math.
max(0,t.findIndex(n=>!Ph(n)))}function aR(t,e){const n=t.lastIndexOf(jc)+1;return n>0||t.length<e?n:cR(t)}function cR(t){for(let e=1;e<=Math.min(3,t.length);e+=
1){const n=t[t.length-e]??0;if(Ph(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Ph(t){return(t&192)===128}const yt=64*
1024,_i=12,Kn=_i+_d,zn=yt-Kn;function dR(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=yt-r%yt;if(a<=Kn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.
subarray(i,i+a-Kn),d=Hc(t,n+i,c,Cr);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}async function*lR(t,e){let[n,s]=[0,Buffer.alloc(0)];for await(const o of e)
for(s=Buffer.concat([s,o]);s.length>=zn;n+=zn)yield Hc(t,n,s.subarray(0,zn),Td),s=s.subarray(zn);s.length>0&&(yield Hc(t,n,s,Td))}function uR(t){return t+Kn*Math.
ceil(t/zn)}function jA(t,{start:e,length:n}){const s=Math.floor(e/zn)*yt,o=Math.min(uR(t),Math.ceil((e+n)/zn)*yt);return{start:s,length:o-s}}function Hc(t,e,n,s){
const o=Buffer.alloc(_i);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),Ld(t.deployID,e),n)])}
function*Ti(t){let e=0;for(;e+_i<=t.length;){const n=yt-e%yt,s=n>Kn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+Kn+s;if(s>n-Kn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+_i,o),end:o},e=o}}function Fh(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push(fR(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function fR({deployID:t,keyring:e},{start:n,length:s,sealed:o}){const r=Ur(e,"build-log",Ld(t,n),o);
if(r.length===s)return r;throw e.wrong(new Error("A frame has another length than its header says"))}function hR({sealed:t}){return t.subarray(0,4).toString("he\
x")}function pR(t){const{id:e,ids:n}=t,s=t.current("build-log");return{id:e,ids:n,current:()=>s,all:o=>t.all(o),wrong:o=>t.wrong(o)}}var mR=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ER=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Wc(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=mR(
n,await(0,Je.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=ER(n);s&&await s}}catch(n){if((0,R.xU)(n)==="ENOENT")return;throw n}}
async function jh(t,e){for(let n=Math.ceil(e/yt)-1;n>=0;n-=1){const s=await Bh(t,e,n),o=[...Ti(s)].at(-1);if(o)return{file:n*yt+o.end,log:o.start+o.length}}return{
file:0,log:0}}async function yR(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;for(let a=await wR(t,e,r);i>0&&a*yt<e;a+=1){const c=Fh(
n,Ti(await Bh(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(new Error("A frame is missing"));return Buffer.concat(o)}
async function wR(t,e,n){let[s,o]=[0,Math.ceil(e/yt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await Zo(t,{start:r*yt,length:12});i.length===12&&Number(i.readBigUInt64BE(
4))<=n?s=r:o=r-1}return s}function Bh(t,e,n){const s=n*yt;return Zo(t,{start:s,length:Math.min(yt,e-s)})}async function Zo(t,{start:e,length:n}){const s=Buffer.
allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=r}return s.subarray(0,o)}var gR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},_R=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const TR=1e3;function bR(t,e,{log:n=Do,mayAppend:s=()=>!0}={}){(0,b.mkdirSync)(t,
{recursive:!0,mode:448});const o=new Set,r=new Ds(TR);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");
const d=bi(t,i).sealed;r.set(i,await OR(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(
d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=bi(t,i);return await Wc(c,u=>SR(u,{deployID:i,keyring:e},a))??Wc(d,
u=>NR(u,a))},async remove(i){for(const a of Object.values(bi(t,i)))await(0,Je.rm)(a,{force:!0})}}}function bi(t,e){const n=(0,M.join)(t,rR(e));return{sealed:`${n}\
.sealed`,clear:`${n}.log`}}async function OR(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=gR(o,await(0,Je.open)(t,"a+",384),!0),{size:i}=await r.
stat(),a=s?.file===i?s:await jh(r,i);a.file<i&&await r.truncate(a.file);const c=dR(e,a.file,a.log,n);return await r.appendFile(c),{file:a.file+c.length,log:a.log+
n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=_R(o);r&&await r}}async function SR(t,e,n){const s=await jh(t,(await t.stat()).size);return Uh(await yR(
t,s.file,e,Bc(s.log,n)),s.log,n)}async function NR(t,e){const{size:n}=await t.stat();return Uh(await Zo(t,Bc(n,e)),n,e)}function Hh(){const t=new Set;return{subscribe(e){
const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var Oi=y(99);function Wh(t){const e=(0,M.join)(t,"p\
latform.pid"),n=(0,M.join)(t,"platform.lock");(0,b.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Oi.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),bf(o)?new R.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):Of(o)?new R.GQ("platform_locked",`Another platform uses ${t}${RR(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,b.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,b.rmSync)(e,{force:!0}),s.close())}}}function RR(t){const e=(0,R.CD)(()=>(0,b.readFileSync)(t,"utf8").trim());return e&&
/^\d{1,10}$/.test(e)?` (process ${e})`:""}function LR(t){return Yh(t,e=>{(Gh(e)||(0,b.readdirSync)(e).length===0)&&(0,b.chmodSync)(e,448),(0,b.writeFileSync)((0,M.
join)(e,"platform.db"),"",{flag:"a",mode:384})})}function BA(t){const e=Yh(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform.lock"),
"",{flag:"a",mode:384})});if(Gh(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"data",remedy:"\
Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.dispose]()}}
function Gh(t){return(0,b.existsSync)((0,M.join)(t,"platform.db"))}function Yh(t,e){if(t===""){const s="Name a directory with --data, or leave the flag out for \
.slipway.";throw new R.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,M.resolve)(t);try{(0,we.wZ)(n,448),e(n)}catch(s){
throw new R.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,R.xU)(s)})`,{input:"data",remedy:"Name a directory that this user may create and\
 write, with --data.",cause:s})}return(0,b.existsSync)((0,M.join)(n,".gitignore"))||(0,b.writeFileSync)((0,M.join)(n,".gitignore"),`*
`,{mode:384}),n}const AR="commit 43aeff75 (2026-11-27)";function IR(t,e,n,s){const o=`${t} has version ${n}, and the oldest that this Slipway can upgrade is ${s}`,
r=`Start it once with the Slipway of ${AR}, which upgrades it.`;return new R.GQ("unsupported_data",o,{input:e,remedy:r})}const DR=`
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
`,Si=33,Vn="CAST(unixepoch('subsec') * 1000 AS INTEGER)",Kh="ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fenc\
e + 1, problem = NULL",zh="live_release IS NOT NULL AND type <> 'web-landing'",Gc=(t,e,n)=>`CREATE TRIGGER ${t}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${Vn}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${e}, id, ${Vn}, 0 FROM apps WHERE id = ${n} ${Kh};
  END;`,Vh=(t,e)=>`CREATE TRIGGER ${t} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${Vn}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${e}.name, ${e}.app, ${Vn}, 0, ${Vn} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`,kR=[[/^.* -- PostgreSQL\n/gm,""],[/-- SQLite: /g,""],[/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm,"$1) STRICT, WITHOUT ROWID;"],[/^( *CREATE TABLE .*| *)\);$/gm,
"$1) STRICT;"],[/ COLLATE "C"/g,""],[/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g,"INTEGER PRIMARY KEY AUTOINCREMENT"],[/\b(?:bigint|integer|boolean)\b/g,
"INTEGER"],[/\btext\b/g,"TEXT"],[/\bbytea\b/g,"BLOB"]],Xh=[()=>`${kR.reduce((t,[e,n])=>t.replace(e,n),DR)}
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
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${Vn}) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, ${Vn}, 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ${Kh};
  END;
  ${Gc("env_added_purged AFTER INSERT ON env","'slipway-' || live_release",`new.app AND ${zh}`)}
  ${Gc("env_removed_purged AFTER DELETE ON env","'slipway-' || live_release",`old.app AND ${zh}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${Gc("domain_removed_purged AFTER DELETE ON domains","'slipway-site-' || subdomain","old.app")}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${Vh("domains_added_changed AFTER INSERT","new")}
  ${Vh("domains_removed_changed AFTER DELETE","old")}
  `],er=Si-1+Xh.length;function $R(t){const e=new Oi.DatabaseSync(t===void 0?":memory:":(0,M.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WA\
L; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),vR(e),e}catch(n){throw e.close(),n}}function vR(t){const e=Jh(t);if(e!==er){
if(e>er)throw new R.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${er}`,{remedy:"Start it with the newer Slipway that wrote it\
, or name another --data directory."});if(e>0&&e<Si)throw IR("The data directory","data",e,Si);Ws(t,()=>{const n=Jh(t);if(!(n>=er)){for(const s of Xh.slice(Math.
max(0,n+1-Si)))t.exec(s());t.exec(`PRAGMA user_version = ${er}`)}})}}function Jh(t){return Number(t.prepare("PRAGMA user_version").get()?.user_version??0)}function MR(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,b.chmodSync)(e,384)}const CR=200;async function UR(t,e){(0,b.writeFileSync)(e,"",{flag:"wx",mode:384});for(let n=1;;n+=1)try{
await(0,Oi.backup)(t,e);return}catch(s){if(n===CR||!xR(s))throw s}}function xR(t){return t instanceof Error&&"errcode"in t&&t.errcode===0}function Ws(t,e){t.exec(
"BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}const PR=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,
"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,"NOT IN (SELECT value FROM json_each($1))"],
[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
""],[/ ready = (?:true|false),/g,""],[/ COLLATE "C"/g,""],[/\bslipway_now\(\)/g,"CAST(unixepoch('subsec') * 1000 AS INTEGER)"],[/\bgreatest\(/g,"max("],[/\bleast\(/g,
"min("],[/\bstrpos\(/g,"instr("]];function FR(t,e=X.ml,n=Hh()){const s=o=>jR(t,e,o);return{prepare:s,lock:()=>Xn(()=>{}),record:HR(s,e),read:async o=>qh(()=>Qh(
o())),async write(o){const r=[],i=c=>Xn(()=>{r.push(...c)}),a=qh(()=>Ws(t,()=>Qh(o(i))));for(const c of r)n.publish(c);return a}}}function jR(t,e,n){let s;const o=()=>{
const r=BR(n),i=t.prepare(r.sql);return{...r,statement:i,hasRows:i.columns().length>0}};return(...r)=>Xn(()=>{s??=o();const{statement:i,places:a,hasRows:c}=s,d=e.
now(),l=a.map(f=>f==="now"?d:WR(r[f]));if(!c)return{rows:[],count:Number(i.run(...l).changes)};const u=i.all(...l);return{rows:u,count:u.length}})}function BR(t){
const e=PR.reduce((o,[r,i])=>o.replace(r,i),t),n=[];return{sql:e.replace(/\$(\d+)|:now\b/g,(o,r)=>(n.push(o===":now"?"now":Number(r)-1),"?")),places:n}}function HR(t,e){
const n=t("SELECT * FROM audit_heads WHERE org = $1"),s=t(`INSERT INTO audit (${Oc.join(", ")}, hash)
    VALUES (${Oc.map((r,i)=>`$${i+1}`).join(", ")}, $${Oc.length+1})`),o=t(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3\
, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return function*(r,i){for(const a of i){const c=uN(r,a),[d]=(yield*n(
c.org)).rows,{head:l,anchor:u}=d?wh(d):fN,f={...c,n:l.n+1,at:Math.max(e.now(),d?ie(d,"at"):0)},w=hh(l.hash,f),{org:T,n:_,at:O,project:N,appID:S,action:H,object:B,
by:U,via:x,name:W,from:ee,requestID:V,before:ae,after:Ae}=f;yield*s(T,_,O,N,S,H,B,U,x,W,ee,V,ae,Ae,w),yield*o(T,_,O,w,u.n,u.hash)}}}function*Xn(t){return yield*[],
t()}function WR(t){return typeof t=="boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function Qh(t){const e=t.
next();if(e.done)return e.value;throw new Error("A statement of the other engine was asked")}function qh(t){try{return t()}catch(e){const n=Yo(e);throw!n&&!GO(e)?
e:new qe.us(`The state cannot be read or written: ${(0,R.bD)(e)}`,{cause:e,isFull:n})}}const Yc="finished_at IS NULL AND status = 'queued'",GR=`WITH RECURSIVE w\
aiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Yc}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Yc} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Yc} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`,Kc=t=>`SELECT\
 name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ${t} ORDER BY name`;function YR(t,e){const n=t.prepare(GR),s=t.prepare(`UPDATE deployments \
SET status = '${Uu.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${fn} WHERE deploy_id = $1`),o=t.prepare(Kc("$1")),r=t.prepare(`SELECT * FROM apps WHERE ${bn}`),i=t.prepare(
Nh);return{env:KR(t,e),addUsage:VR(t),releaseSeq:"(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)",keepRelease:`INSERT INTO releases (deploy_i\
d, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,ready:()=>Xn(()=>{}),claim:(a,{most:c,of:d})=>t.write(function*(){const[l]=(yield*n(
JSON.stringify(d),c)).rows;if(!l)return;yield*s(Q(l,"deploy_id"),ie(l,"fence"),a);const{rows:u}=yield*o(ie(l,"id"));return{row:l,variables:()=>Zh(e,Lt(l),u)}}),
ofApp:(a,{before:c=Number.MAX_SAFE_INTEGER,limit:d})=>t.read(function*(){const[l]=(yield*r(...et(a))).rows,{rows:u}=yield*i(...et(a),c,d);return l&&{app:St(l),deployments:u.
map(Ln)}})}}function KR(t,e){const n=t.prepare(Kc(`(SELECT id FROM apps WHERE ${Tn})`)),s=t.prepare(Kc("$1")),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE\
 ${bn}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM env WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, \
changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(l,u)=>({env:Zh(e,l,u),changes:zR(u)}),d=function*(l,u){const[f,w]=[ie(l,"id"),Lt(l)],{rows:T}=yield*s(f);return{...c(w,T),
key:w,app:f,subdomain:Q(l,"subdomain"),now:u}};return{*read(l){return c(l,(yield*n(...et(l))).rows)},*lock(l){const[u]=(yield*o(...et(l))).rows;return u&&(yield*d(
u,ie(u,"now")))},*lockOf(l){return yield*d(l,ie((yield*r()).rows[0]??{},"now"))},*store({app:l,key:u},f,w){yield*i(l);for(const[T,_]of Object.entries(f)){const{
at:O=null,by:N=null}=w.get(T)??{};yield*a(l,T,Ao(e,"variables",oa(u,T),_),O,N)}}}}function zR(t){return new Map(t.map(e=>[Q(e,"name"),{at:ot(e,"changed_at"),by:je(
e,"changed_by")}]))}function Zh(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[Q(s,"name"),Q(s,"value")],i=ie(s,"is_sealed")===1;return[o,i?Io(t,"variab\
les",oa(e,o),r):r]}))}function VR(t){const e=o=>dt.map((r,i)=>`$${o+i}`).join(", "),n=t.prepare(`INSERT INTO usage_sums (${qt}, step, start, ${nh})
    VALUES ($1, $2, $3, $4, $5, $6, ${e(7)})
    ON CONFLICT DO UPDATE SET ${dt.map(o=>`${o} = ${o} + excluded.${o}`).join(", ")}`),s=t.prepare(`INSERT INTO usage_scopes (${qt}, keys, bytes, used_on) VALUE\
S ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return function*(o){const r=zS(o);for(const{scope:i,step:a,start:c,counts:d}of r)
yield*n(...hn(i),a,c,...d);for(const{scope:i,keys:a,bytes:c,usedOn:d}of XS(r))yield*s(...hn(i),a,c,d)}}const tr=32,XR=4,JR=new Uint8Array;class QR{#e;#t=new Map;#n=[];#s="";constructor(e,n){
this.#e=n,this.replace(e)}get id(){return this.#s}get ids(){return this.#n.map(Jn)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Jn(e[0]):""}sealWith(e){return this.
ids.includes(e)?(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>Jn(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(
o,e)),s=this.#e.opensRaw?this.#n.map(o=>({id:JR,key:o})):[];return[...n,...s]}wrong(e){return e instanceof R.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${Jn(e)} ${n}`,
r=this.#t.get(o);if(r)return r;const i={id:tp(e),key:np(e,n,tr)};return this.#t.set(o,i),i}}const ep=new WeakMap;function Jn(t){const e=ep.get(t);if(e!==void 0)
return e;const n=Buffer.from(tp(t)).toString("hex");return ep.set(t,n),n}function tp(t){return np(t,"key-id",XR)}function np(t,e,n){return new Uint8Array((0,P.hkdfSync)(
"sha256",t,"slipway",e,n))}const qR=4096;function ZR(t,e){const n=(0,M.join)(t,"identity-key.json");return{async signingKey(s){const o=()=>pn(()=>{const a=(0,b.
statSync)(n);if(!a.isFile()||a.size>qR)throw sp(n);return(0,b.readFileSync)(n,"utf8")}),r=()=>{const a=s();return zc(n,a),a};return{value:o()??Ws(e,()=>o()??r()),
wrong:a=>sp(n,a)}}}}function zc(t,e){const n=`${t}.${(0,P.randomBytes)(4).toString("hex")}`,s=(0,b.openSync)(n,"wx",384);try{try{(0,b.writeSync)(s,Buffer.from(e)),
(0,b.fsyncSync)(s)}finally{(0,b.closeSync)(s)}(0,b.renameSync)(n,t)}catch(o){throw(0,b.rmSync)(n,{force:!0}),o}}function sp(t,e){return new R.GQ("unsupported_da\
ta",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}
const eL=1024,tL=/^[A-Za-z0-9+/]{43}=$/;function nL(t,e){const n=(0,M.join)(t,"platform.key"),s=op(n,[]);let o=!1;const r=()=>{if(o)return;const a=Ni(n)??rp(e,()=>Ni(
n)??sL(n,e));oL(n,e,a),(0,b.chmodSync)(n,384),s.replace(a),rL(e,s.id),o=!0},i=()=>(r(),s);return{load:r,get id(){return i().id},get ids(){return i().ids},current:a=>i().
current(a),all:a=>i().all(a),wrong:a=>s.wrong(a),add(){return r(),Ws(e,()=>{const a=[(0,P.randomBytes)(tr),...Ni(n)??[]];return Vc(e,a.map(Jn)),zc(n,ip(a)),s.replace(
a),s.id})}}}function HA(t){const e=join(t,"platform.key"),n=Ni(e);return n&&op(e,n)}function op(t,e){const n=`${t} has no key that the secrets in platform.db we\
re sealed with`;return new QR(e,{wrong:s=>Ri(n,s),opensRaw:!0})}function rp(t,e){return t.isTransaction?e():Ws(t,e)}function sL(t,e){if(cL(e))throw Ri(`${t} is \
missing, and secrets in platform.db are sealed with it`);const n=(0,P.randomBytes)(tr);return e.exec("DELETE FROM sealed_with"),zc(t,ip([n])),Vc(e,[Jn(n)]),[n]}
function oL(t,e,n){const s=n.map(Jn),r=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>Q(i,"key_id")).find(i=>!s.includes(i));if(r!==void 0)
throw Ri(`${t} lacks the key ${r}, and data is sealed with it`)}function rL(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||rp(t,()=>Vc(t,[
e]))}function Vc(t,e){const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const iL=["kvs_tables","\
kvs_roles","notify_targets","hooks"],aL=["env","deployments"];function cL(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return iL.some(e)||
e("sealed_with")&&aL.some(e)}function ip(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function Ni(t){return pn(()=>{const e=(0,b.statSync)(t),n=e.isFile()&&e.size<=eL?(0,b.readFileSync)(t):void 0,s=n&&dL(n);if(!s)throw Ri(`${t} is nei\
ther a key of ${tr} bytes nor lines of keys in base64`);return s})}function dL(t){if(t.length===tr)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>tL.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function Ri(t,e){
return new R.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function lL({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function uL(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const fL=160;
class hL{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Xc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Xc(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Xc(e,n),this.#t.delete(e))}}function Xc(t,e){return fL+2*(t.length+e.
value.length)}const pL=16*1024*1024,ap=1e3,Jc=0,Li="room",mL="PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;",EL=`
  CREATE TABLE IF NOT EXISTS entries (
    keyspace INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (keyspace, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store (only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`,yL=`
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
`;function wL(t){const e=(t.open??(n=>new Oi.DatabaseSync(n)))(t.path);try{return e.exec(mL),Ws(e,()=>{e.exec(EL),e.prepare("SELECT 1 FROM sqlite_schema WHERE n\
ame = 'sizes'").get()||e.exec(yL)}),new gL(e,t)}catch(n){throw e.close(),Of(n)?new R.GQ("platform_locked",`${t.path} is already open, and only one process may u\
se it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another directory with --data.",cause:n}):n}}class gL{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="\
open";constructor(e,n){this.#e=e,this.#t=_L(e),this.#n=new hL(n.cacheBytes??pL),this.#s=n.onPoisoned??(()=>{}),this.#o=n.clock??X.ml}get(e,n){const s=Ai(e,n),r=(this.#a===
"closed"?void 0:this.#n.get(s))??this.#d(()=>this.#c(s,e,n));return r&&(r.expiresAt===null||r.expiresAt>this.#o.now())?r:void 0}#c(e,n,s){const o=this.#t.get.get(
n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(o.expires_at)};return this.#n.set(e,r),r}#d(e){if(this.#a==="closed")
throw new qe.us("the store is closed");try{return e()}catch(n){throw new qe.us("the store could not be read",{cause:n})}}put(e,n,{value:s,ttlMs:o}){const r={value:s,
expiresAt:o===void 0?null:this.#o.now()+o};return this.#l(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(Ai(e,n),r))}delete(e,n){return this.#l(()=>this.#t.
delete.run(e,n),()=>this.#n.delete(Ai(e,n)))}async keys(e,n){const s=[e,lL(n).toString(),this.#o.now(),n.limit],o=this.#d(()=>this.#t.keys.all(...s)).map(r=>({key:Q(
r,"key"),bytes:ie(r,"bytes"),expiresAt:ot(r,"expires_at")}));return uL(o,n)}async sweep(e){let n=0;return await this.#l(()=>{n=Number(this.#t.sweep.run(this.#o.
now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#l(()=>{n=this.#t.drop.all(e,e,ap).map(s=>Q(s,"key"))},()=>{for(const s of n)this.#n.delete(Ai(e,s))});while(n.
length===ap)}async sizes(e,n){return this.#d(()=>this.#t.sizes.all(e,n)).map(s=>({keyspace:ie(s,"keyspace"),keys:ie(s,"keys"),bytes:ie(s,"bytes")}))}async check(){
if(this.#a!=="open")throw new qe.us(`the store is ${this.#a}`);this.get(Jc,Li),this.#r&&await this.#l(()=>{this.#t.put.run(Jc,Li,Li,null),this.#t.delete.run(Jc,
Li)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?
void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}async copyTo(e){if(await UR(this.#e,e),this.#a===
"closed")throw new qe.us("the store was closed before its copy was complete")}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.
asyncDispose](){await this.close()}#l(e,n){return new Promise((s,o)=>{if(this.#a!=="open")return o(new qe.us(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(
()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:o})})}#u(){const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();
this.#e.exec("COMMIT")}catch(n){this.#r=Yo(n),this.#f()&&this.#r||this.#h(n);const o=new qe.us("the write was not stored",{cause:n});for(const r of e)r.reject(o);
return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#f(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poi\
soned",this.#s(e)}}function Ai(t,e){return`${t}/${e}`}function _L(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entr\
ies WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = exclu\
ded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FRO\
M entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace\
, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM\
 entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.
prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function TL(t,e,n){const s=cp(t),o=e.identity();bL(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??
s??(0,P.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function bL(t,{
identity:e,highest:n},s){const o=cp(t),r=OL(t);if(n>r)throw Qc(s,`kvs.db contains entries of table ${n}, and ${r===0?"platform.db never had a table":"platform.d\
b is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw Qc(s,"they come from two data directories");if(o!==void 0&&e===void 0&&SL(t))throw Qc(s,"kvs.db is missing\
, or older than platform.db")}function cp(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function OL(t){
return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function SL(t){return t.prepare("SELECT 1 FROM kvs_tables LI\
MIT 1").get()!==void 0}function Qc(t,e){return new R.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"\
data",remedy:"Restore both files from the same backup, or name another directory with --data."})}const dp="kvs.db";function NL({dataDir:t,lasting:e=!0,database:n,
clock:s,log:o=Do}){const r=(0,M.join)(t,dp);e&&(0,b.writeFileSync)(r,"",{flag:"a",mode:384});const a=wL({path:e?r:":memory:",clock:s,onPoisoned:c=>o("error","kv\
s_store_poisoned",{reason:(0,R.bD)(c),remedy:"Check the disk, then restart the platform. Until then all writes fail."})});try{TL(n,a,t)}catch(c){throw a.close(),
c}return a}const qc=6e4;function RL(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),
i=Math.floor(r/qc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=c)return Math.ceil((qc-r%qc)/1e3);for(const{name:a}of o)s(a).value+=
1;return 0}}}const LL=t=>e=>Q(e,t);function Ii(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(LL(e)(r))}]}}
const AL=[Ii("kvs_tables","token_hash",xr,"token_sealed"),Ii("kvs_roles","access_key_id",sa),Ii("notify_targets","id",Rm),Ii("hooks","id",Nm),{table:"deployment\
s",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>ks(Q(t,"deploy_id"),"env")},{column:"fai\
lure",kind:"text",purpose:()=>"build-log",sealName:t=>ks(Q(t,"deploy_id"),"failure")}]}],IL=100;function DL(t,e,n){const{table:s,keys:o,columns:r,beside:i}=t,a=[
...o,...r.map(({column:l})=>l)].map(l=>`t.${l}`),c=o.map(l=>`t.${l}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((l,u)=>n(u+1)).join(", ")})`;return`SELECT ${[...a,
...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${IL}`}function kL({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function $L(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function lp(t){return t===null?[]:JSON.parse(t)}function up({keys:t},e){return t.map(n=>typeof e[n]=="number"?ie(e,n):Q(e,n))}function vL(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?ML(t,s,n):CL(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function ML(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=Q(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&Om(i)===t.id))return Ao(t,c,d,a?i:Io(t,c,d,i))}
function CL(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[Un(o,e),n(o),s(o)];if(!Sd(t.current(i),r))return Cr(t.current(i),a,Ur(t,i,a,r))}class UL extends Error{name="\
RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var fp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hp=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Zc="build_logs",xL=50,PL=6e4;async function FL({database:t,keyring:e,logs:n,log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,xL);let a=r;for(const c of i){const d=Q(c,"deploy_id"),l=ot(c,"finished_at"),u=l===null||
c.status==="cancelled"&&l>o.now()-PL;if(!await BL(n,e,d,!u).catch(w=>{if(!(w instanceof R.GQ))throw w;return s("error","sealed_log_unreadable",{deployID:d,reason:w.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=ie(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function jL(t,e){return ie(t.prepare("SELEC\
T count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function BL(t,e,n,s){const{sealed:o,clear:r}=bi(t,n),i=await HL(o),a=i===void 0&&(0,b.existsSync)(
r);return i===e.id||i===void 0&&!a?(await(0,Je.rm)(r,{force:!0}),!0):s?(await GL(o,lR({deployID:n,keyring:pR(e)},a?(0,b.createReadStream)(r):WL(o,{deployID:n,keyring:e}))),
await(0,Je.rm)(r,{force:!0}),!0):!1}function HL(t){return Wc(t,async e=>{const[n]=Ti(await Zo(e,{start:0,length:yt}));return n&&hR(n)})}async function*WL(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=fp(s,await(0,Je.open)(t),!0);for(let r=0;r<n;r+=yt){const i=[...Ti(await Zo(o,{start:r,
length:Math.min(yt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield Fh(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.
hasError=!0}finally{const o=hp(s);o&&await o}}function WA(t){return readIfThere(t,async e=>endOfLog(e,(await e.stat()).size))}async function GL(t,e){const n=`${t}\
.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=fp(s,await(0,Je.open)(n,"w",384),!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){
s.error=o,s.hasError=!0}finally{const o=hp(s);o&&await o}}catch(s){throw await(0,Je.rm)(n,{force:!0}),s}await(0,Je.rename)(n,t)}const pp=[...AL,{table:"env",keys:[
"app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"\
text",purpose:()=>"variables",sealName:t=>oa(Lt(t),Q(t,"name")),isClear:t=>ie(t,"is_sealed")===0}]}],YL=1e4,KL=10,zL="Remove the lines of those that slipway sec\
ret status shows as unneeded: it lists the keys in the order of the lines.",VL=1e3,XL=5;function JL(t){const{database:e,engine:n,keyring:s,log:o}=t;let r=()=>{};
const i=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),a=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, \
?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),c=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),d=e.prepare("SELECT key_id FROM sealed_with"),l=_=>{const O=i.get(_,s.id);return O?{at:je(O,"at"),isDone:ie(O,"is_done")===1}:{at:null,isDone:!1}},u=(_,{
at:O,isDone:N})=>a.run(_,s.id,O,N?1:0),f=_=>n.write(()=>Xn(_)),w=_=>f(()=>{const{at:O}=l(_.table),N=e.prepare(DL(_,O===null,()=>"?")).all(...lp(O)),S=N.filter(B=>!QL(
t,_,B)).length;S>0&&o("error","sealed_rows_unreadable",{table:_.table,rows:S});const H=N.at(-1);u(_.table,{at:H?JSON.stringify(up(_,H)):O,isDone:!H})}),T=async()=>{
const _=pp.find(({table:B})=>!l(B).isDone);if(_)return await w(_),!0;const O=l(Zc);if(O.isDone)return!1;const{after:N,isDone:S,isWaiting:H}=await FL({...t,after:Number(
O.at??0)});return await f(()=>{u(Zc,{at:String(N),isDone:S}),S&&c.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),S&&await n.read(()=>Xn(()=>e.exec(
"PRAGMA wal_checkpoint(TRUNCATE)"))),!S&&!H};return{step:T,start(_){let O=!1;const N=new AbortController,S=(0,jo.setTimeout)(VL,void 0,{signal:N.signal}).catch(
()=>{}),U=Yt({everyMs:YL,run:async()=>{await S,e.exec("PRAGMA secure_delete = ON");try{for(;!O&&await T();)await(0,jo.setTimeout)(XL)}finally{e.isOpen&&e.exec("\
PRAGMA secure_delete = OFF")}},onFailure:x=>o("warn","sealing_failed",{reason:String(x)}),every:_,isDue:!0});return r=()=>{N.abort(),U.run()},{async[Symbol.asyncDispose](){
O=!0,N.abort(),await U[Symbol.asyncDispose]()}}},async status(){const _=()=>{const O=new Set(d.all().map(x=>Q(x,"key_id"))),N=x=>x===s.id?"seals":O.has(x)?"need\
ed":"unneeded",S=pp.map(x=>{const{at:W,isDone:ee}=l(x.table);return ee?0:ie(e.prepare(kL(x,W===null,()=>"?")).get(...lp(W))??{},"n")}),H=l(Zc),B=S.reduce((x,W)=>x+
W,H.isDone?0:jL(e,Number(H.at??0)));return{keys:s.ids.map(x=>({id:x,use:N(x)})),remaining:B,awaited:[],place:"platform.key in the data directory"}};return n.read(
()=>Xn(_))},async rotate(_){const O=s.ids.length;if(O>=KL)throw new UL(`platform.key has ${O} keys`,zL);const N=s.id,S=s.add();return await n.write(()=>n.record(
_,[{action:"secret.rotate",object:S,before:{key:N},after:{key:S}}])),r(),{from:N,to:S}}}}function QL({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of vL(
e,n,s))t.prepare($L(n,o,()=>"?")).run(r,...up(n,s));return!0}catch(o){if(o instanceof R.GQ)return!1;throw o}}function qL(t){const e=new Map,n=(o,r)=>{const i=[...e].
filter(([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?r.text:
void 0};return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const l=t.monotonic();n(0,u=>u.expiresAt<=l),n(c-1,u=>u.identity===r),n(
d-1,()=>!0),e.set(o,{identity:r,text:i,expiresAt:l+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}var ZL=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},eA=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function tA(t){const e={stack:[],error:void 0,hasError:!1};try{const n=LR(
t.dir),{lasting:s,clock:o=X.ml,log:r}=t,i=ZL(e,new AsyncDisposableStack,!0);i.use(Wh(n));const a=i.use(mp(n,t)),c=i.use(Ep(a,n,Hh(),t)),d=i.use(NL({dataDir:n,lasting:s,
database:a,clock:o,log:r}));c.keyring.load(),a.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`),await c.jobs.expire();const l=CN(n,async f=>{await d.
copyTo((0,M.join)(f,dp)),MR(a,(0,M.join)(f,"platform.db"))});i.use(c.sealing.start());const u=i.move();return{...c,kvs:d,quota:RL(o),sessions:qL(o),backUp:l,[Symbol.
asyncDispose]:()=>u.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=eA(e);n&&await n}}function GA(t,e,n){const s=Ep(mp(t,n),t,e,n);return s.keyring.
load(),s}function mp(t,{database:e,lasting:n=!0}){return e??$R(n?t:void 0)}function Ep(t,e,n,s){const{lasting:o=!0,clock:r=X.ml,log:i}=s,a=FR(t,r,n),c=a.prepare(
"SELECT count(*) AS tables FROM sqlite_schema"),d=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),l=(T,_)=>d.get(T,_)!==void 0,u=nL(e,t),f=(0,M.join)(e,"logs"),w={kind:"\
local",dir:(0,M.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:w,blobs:new sR(w),...$N(a,YR(a,u),{...s,keyring:u}),logs:bR(f,u,{log:i,mayAppend:l}),
keys:ZR(e,t),keyring:u,sealing:JL({database:t,engine:a,keyring:u,logs:f,clock:r,log:i??Do}),check:async()=>{await a.read(()=>c())},async[Symbol.asyncDispose](){
t[Symbol.dispose]()}}}var yp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wp=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function nA(t){Rl(t);const e=!(0,b.
existsSync)((0,M.resolve)(t.dir));try{const n={stack:[],error:void 0,hasError:!1};try{const s=yp(n,new AsyncDisposableStack,!0),o=s.use(await tA(t));return await gp(
o),s.move(),await xO({...t,stores:o,nodeDir:o.dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=wp(n);s&&await s}}catch(n){throw e&&sA((0,M.resolve)(t.
dir)),oA(n,(0,M.resolve)(t.dir))}}function sA(t){if((0,b.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=yp(e,Wh(t),!1);(0,b.rmSync)(
t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{wp(e)}}catch{}}function oA(t,e){const n=(r,i,a)=>new R.GQ(r,i,{input:"data",remedy:a,cause:t});
if(t instanceof R.GQ)return t;if(Yo(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a direc\
tory on another disk with --data.");if(bf(t)){const r=`A database of the data directory ${e} is damaged: ${(0,R.bD)(t)}`;return n("unsupported_data",r,"Restore \
a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,R.xU)(t)===void 0||!(0,we.
FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,R.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform\
 did not write, or name another directory with --data.")}const rA=100;async function gp({sealing:t,audit:e}){const{keys:n,remaining:s}=await t.status(),[o,r]=n;
if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&i.anchor.n>0)){for(let c;;){const{rows:d,
next:l}=await e.list("",{action:"secret.rotate"},{before:c,limit:rA});if(d.some(({object:u})=>u===o.id))return;if(l===null)break;c=l}await e.append(D,[{action:"\
secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"at the start"}}])}}}),8453:((Xe,Te,y)=>{y.d(Te,{Z:()=>Y});var b=y(7598),M=y(7975),R=y(1224),
we=y(2978);const P=6e4,fe=1e4,X=100,C=256*1024,G=2e3,D=6e4,se=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function k(re){const[,ue,be,oe]=se.exec(re)??[];return ue===
void 0?void 0:{feed:ue,number:Number(be),at:Number(oe)}}function Y(re,ue,be=R.fm){const oe=new Map,q=(K,ye)=>{ye[Symbol.dispose](),oe.delete(K)},he=be(fe,()=>{for(const[
K,ye]of oe)ue.monotonic()-ye.readAt>=P&&q(K,ye)}),ke=K=>{const ye=JSON.stringify([K.org,K.project,K.appID]),ce=oe.get(ye)??new de(re,K);ce.readAt=ue.monotonic(),
oe.delete(ye),oe.set(ye,ce);const[Oe]=oe;return oe.size>X&&Oe&&q(...Oe),ce};return{async read(K,{lines:ye,after:ce}){const Oe=ke(K),Ie=({at:Z})=>Z>=K.createdAt-
D;return(ce&&Oe.after(ce))??Oe.last((await re.tail(K,ye)).filter(Ie),ce)},[Symbol.dispose](){he();for(const[K,ye]of oe)q(K,ye)}}}class de{#e=(0,b.randomBytes)(8).
toString("base64url");#t;#n=0;#s=[];#o=0;readAt=0;constructor(ue,be){this.#t=ue.follow(be,oe=>this.#r(oe))}[Symbol.dispose](){this.#t[Symbol.dispose]()}#r(ue){const be=le(
ue);this.#n+=1,this.#s.push(be),this.#o+=be.text.length;let oe=0;for(;this.#s.length-oe>we.Hp.most||this.#o>C&&this.#s.length-oe>1;)this.#o-=this.#s[oe]?.text.length??
0,oe+=1;oe>0&&this.#s.splice(0,oe)}after(ue){if(ue.feed!==this.#e||ue.number>this.#n)return;const be=this.#n-this.#s.length,oe=this.#s.slice(Math.max(0,ue.number-
be));return{lines:oe,next:this.#i(this.#n,oe.at(-1)?.at??ue.at),missed:ue.number<be}}last(ue,be){const oe=({at:ye})=>be===void 0||ye>be.at,q=Re(ue.filter(oe).map(
le)),he=ue.at(-1),ke=he&&this.#s.findLastIndex(ye=>(0,M.isDeepStrictEqual)(ye,le(he))),K=this.#n-this.#s.length+(ke===void 0?0:ke+1);return{lines:q,next:this.#i(
K,he?.at??be?.at??0),missed:be!==void 0&&ue.length>0&&ue.every(oe)}}#i(ue,be){return`${this.#e}.${ue}.${Math.max(0,Math.trunc(be))}`}}function le(re){return re.
text.length<=G?re:{...re,text:re.text.slice(0,G).toWellFormed()}}function Re(re){let ue=C,be=re.length;for(;be>0&&re.length-be<we.Hp.most&&(ue-=re[be-1]?.text.length??
0,!(ue<0&&be<re.length));)be-=1;return re.slice(be)}}),2097:((Xe,Te,y)=>{y.d(Te,{Js:()=>G,K2:()=>R,ci:()=>we,fp:()=>C,mK:()=>D});var b=y(8302),M=y(4296);function R(k){
const{email:Y,issuer:de}=(0,b.Gv)(k)?k:{};return typeof Y=="string"&&typeof de=="string"?{email:Y,issuer:de}:void 0}function we(k){const Y=async de=>de.token?fe(
de.token,await k(P(de))):k(de);return{roleOf:async(de,le)=>se((await Y(de)).filter(Re=>X(Re,le)).map(({role:Re})=>Re)),async organizationsOf(de){const le=new Set(
(await Y(de)).map(({org:Re})=>Re));return le.has("*")?void 0:[...le].sort()},mayIn:async(de,le,Re)=>(await Y(de)).some(re=>(re.org==="*"||re.org===le)&&D(re.role,
Re)),async partsOf(de,le){const Re=(await Y(de)).filter(re=>re.org==="*"||re.org===le);if(!Re.some(({project:re})=>re===void 0))return[...new Set(Re.map(({project:re,
appID:ue})=>ue===void 0?re:`${re}/${ue}`))].filter(re=>re!==void 0).sort()}}}function P({email:k,issuer:Y}){return{email:k,issuer:Y}}function fe(k,Y){return Y.flatMap(
de=>{const le=X(de,k.place)?k.place:X(k.place,de)?de:void 0,Re=D(de.role,k.role)?k.role:de.role;return le?[{org:le.org,project:le.project,appID:le.appID,role:Re}]:
[]})}function X(k,Y){return k.org!=="*"&&k.org!==Y.org?!1:k.project===void 0?!0:k.project===Y.project&&(k.appID===void 0||k.appID===Y.appID)}function C({org:k,project:Y,
appID:de}){return Y===void 0?`the organization ${k}`:de===void 0?`the project ${k}/${Y}`:`the app ${k}/${Y}/${de}`}function G({org:k,project:Y,appID:de},le,Re){
return le==="projects"?`The projects of the organization ${k} together have ${Re.projects}`:`T${C(le==="organization"?{org:k}:le==="project"?{org:k,project:Y}:{
org:k,project:Y,appID:de}).slice(1)} has ${Re[le]}`}function D(k,Y){return k!==void 0&&M.g.indexOf(k)>=M.g.indexOf(Y)}function se(k){return M.g.findLast(Y=>k.includes(
Y))}}),1487:((Xe,Te,y)=>{y.r(Te),y.d(Te,{openApi:()=>b});const b=()=>({})}),7288:((Xe,Te,y)=>{y.d(Te,{Nd:()=>we,ci:()=>P,fe:()=>fe});var b=y(7030),M=y(3739),R=y(
1709);function we(D,se){const k=new b.BlockList;for(const Y of D){const[,de="",le]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(Y)??[],Re=(0,b.isIP)(de),re=Re===4?32:128;if(Re===
0||de.includes("%")||Number(le??0)>re)throw new M.GQ("invalid_input",`--${se}: "${Y}" is not an address or a network`,{input:se,remedy:"Write addresses and netw\
orks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});k.addSubnet(de,Number(le??re),Re===4?"ipv4":"ipv6")}return k}function P(D,se,k){let Y=C(
D);if(se===void 0)return Y;for(const de of se.split(",").reverse()){if(!X(k,Y))break;const le=C(de.trim());if((0,b.isIP)(le)===0)break;Y=le}return Y}function fe({
remoteAddress:D}){const se=C(D??"");return(0,R.O)(se)?"loopback":G(se)}function X(D,se){const[k=""]=se.split("%",1),Y=(0,b.isIP)(k);return Y!==0&&D.check(k,Y===
4?"ipv4":"ipv6")}function C(D){return D.replace(/^::ffff:(?=\d+\.)/i,"")}function G(D){if((0,b.isIP)(D)!==6)return D.slice(0,40);const[se="",k]=D.toLowerCase().
split("%",1)[0]?.split("::")??[],Y=se===""?[]:se.split(":");return`${(k===void 0?Y:[...Y,"0","0","0","0"]).slice(0,4).join(":")}::/64`}}),8934:((Xe,Te,y)=>{y.d(
Te,{R:()=>b,i:()=>M});async function b(we){try{return(await R(we)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(P){return P instanceof
Error?P.message.replace(/^CronPattern: /,"is refused: "):String(P)}}async function M(we,P){return(await R(we)).nextRun(new Date(P))?.getTime()??null}async function R(we){
const{Cron:P}=await y.e(814).then(y.bind(y,5814));return new P(we,{timezone:"UTC",mode:"5-part"})}}),5898:((Xe,Te,y)=>{y.d(Te,{GH:()=>we,GW:()=>M,KQ:()=>b,Mr:()=>P,
XM:()=>G,Yf:()=>R,c0:()=>C,wx:()=>X});class b extends Error{name="BodyTooLarge"}class M extends Error{name="BodyBroken"}function R(D,se,k={}){return{status:D,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...k},body:JSON.stringify(se)}}function we(D){return{status:0,headers:{},take:D}}function P(D,se){
const{take:k}=D;return k?we(async Y=>{const de=await k(Y);return se(de),de}):(se({status:D.status,bytes:fe(D)}),D)}function fe({body:D,headers:se}){return D===void 0?
0:D instanceof Uint8Array?D.byteLength:typeof D=="string"?Buffer.byteLength(D):Number(se["content-length"]??0)}function X(D,se){const k=D.headers[se];return typeof k==
"string"?k:k?.[0]}function C(D){return X(D,"content-type")?.split(";")[0]?.trim().toLowerCase()}function G(D){const se=D.indexOf("?");return se===-1?D:D.slice(0,
se)}}),5456:((Xe,Te,y)=>{y.d(Te,{EN:()=>P,P_:()=>R,o_:()=>fe,u:()=>X,xd:()=>we});var b=y(2207),M=y(5898);class R extends Error{name="Refusal";code;headers;constructor(G,D,se={}){
super(D),this.code=G,this.headers=se}}function we(C,G){return new R("rate_limited",C,{"retry-after":String(G)})}function P(C,G,D){return C.body(G).catch(se=>{throw se instanceof
M.KQ?new R("body_too_large",D):se})}function fe(C){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(C))}catch{throw new R("invalid_request","The\
 body is not valid JSON in UTF-8.")}}function X(C,G){const{code:D,message:se}=C,k={error:{code:D,message:se,requestID:G.requestID}};return(0,M.Yf)(b.iV[D],k,C.headers)}}),
8325:((Xe,Te,y)=>{y.d(Te,{Hu:()=>se,J5:()=>C,LF:()=>k,SP:()=>de,UM:()=>fe,lq:()=>X,ol:()=>P,zz:()=>D});var b=y(7934),M=y(8302);const R=5,we=60;function P(re){return b.
FsL(b.IeY(M.Gv,"must be an object"),b.rej(re,ue=>ue.expected==="never"?Re(ue.path,re):"is required"))}function fe(re){return b.yqP(b.mee(re))}function X(re,ue){
return b.yqP(b.FsL(re,b.h_(ue)))}function C(re){return b.yqP(b.ZmZ(re))}const G=["__proto__","prototype","constructor"];function D(re,ue){return b.FsL(b.IeY(M.Gv,
"must be an object"),b.z6Y(be=>!G.some(oe=>Object.hasOwn(be,oe)),`must not contain ${G.join(", ")}`),b.g1P(re,ue))}function se(re){return b.z6Y(ue=>re(ue)===void 0,
({input:ue})=>re(ue)??"")}function k(re,ue,be){const oe=b.xLC(re,ue,{abortPipeEarly:!0});return oe.success?{output:oe.output}:{faults:oe.issues.map(({path:q,message:he})=>`${le(
q)||be} ${he}`)}}function Y(re,ue){const be=v.safeParse(re,ue,{abortPipeEarly:!0});return be.success?{output:be.output}:{faults:new Map(be.issues.map(({path:oe,
message:q})=>[String(oe?.[0]?.key??""),q]))}}function de(re){const ue=re.length>we?`${re.slice(0,we)}\u2026`:re;return/^[\w.*@$/-]+…?$/.test(ue)?ue:JSON.stringify(
ue)}function le(re){return(re??[]).map(({key:ue})=>typeof ue=="number"?`[${ue}]`:`.${de(String(ue))}`).join("").replace(/^\./,"")}function Re(re,ue){const be=re?.
at(-1)?.input,[,...oe]=(0,M.Gv)(be)?Object.keys(be).filter(ye=>!Object.hasOwn(ue,ye)):[],q=oe.slice(0,R).map(de),he=oe.length-q.length,ke=[...q,...he>0?[`${he} \
more`]:[]].join(", "),K=Object.keys(ue).filter(ye=>ue[ye]?.expects!=="never");return`is not a known field${ke===""?"":` (also: ${ke})`}. Known fields: ${K.join(
", ")}`}}),7356:((Xe,Te,y)=>{y.d(Te,{bL:()=>we,cg:()=>P,zH:()=>R});var b=y(3052),M=y(7080);class R extends Error{name="OverQuota";over;constructor(X){super(`The\
 organization ${X.org} is over its quota of ${(0,M.MT)(X.name,X.quota)}`),this.over=X}}function we({files:fe,bytes:X}){return Math.max(X,b.CX*fe)}const P={most:Number.
MAX_SAFE_INTEGER,of:{}}}),8423:((Xe,Te,y)=>{y.d(Te,{R6:()=>P,us:()=>R});const b=1e3,M=2e4;class R extends Error{name="StoreUnavailable";isFull;constructor(X,{isFull:C=!1,
...G}={}){super(X,G),this.isFull=C}}async function we(fe){try{return await fe}catch(X){if(X instanceof R)return;throw X}}async function P(fe,X,C){const G=X.monotonic()+
M;for(let D=1;;D+=1)try{return await fe(D)}catch(se){if(!(se instanceof R&&!se.isFull)||C?.aborted||X.monotonic()>=G||(await X.sleep(b,C).catch(()=>{}),C?.aborted))
throw se}}}),6854:((Xe,Te,y)=>{y.d(Te,{B5:()=>we,O3:()=>R,mp:()=>P,tM:()=>M,ue:()=>b});class b extends Error{name="DomainTaken";domain;constructor(C){super(`Ano\
ther app has the domain ${C}`),this.domain=C}}class M extends Error{name="QueueFull";most;constructor(C){super(`The organization has ${C} queued deployments`),this.
most=C}}const R=500,we=1e3,P=20,fe=null})};export{YA as id,KA as ids,zA as modules};

const KA=741,zA=[741],VA={1772:((Xe,Te,w)=>{w.d(Te,{Aw:()=>M,I:()=>k,U2:()=>me,bM:()=>z,q$:()=>we,q1:()=>R,sU:()=>C});var T=w(8302);class C extends Error{name="\
JsonTextError";offset;stop;constructor(Z,ge,F=ge){super(Z),this.offset=ge,this.stop=F}}function R(Ie,Z){const ge=Ie.slice(0,Z);return{line:ge.split(`
`).length,column:Z-ge.lastIndexOf(`
`)}}function we(Ie){new Oe(Ie).document()}function P(Ie){try{new Oe(Ie,!1).document()}catch(Z){if(Z instanceof C)return Z;throw Z}}function me(Ie,Z=!0){const ge=[];
return new Oe(Ie,Z,he=>ge.push(he)).document()==="object"?ge:void 0}function z(Ie){return Ie.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function M(Ie,Z){
return Ie===Z||G(Ie)===G(Z)}function G(Ie){try{return String(JSON.parse(Ie,D))}catch(Z){if(Z instanceof RangeError)return z(Ie);throw Z}}function D(Ie,Z,ge){return typeof Z==
"number"?se(ge?.source??String(Z)):Array.isArray(Z)?`[${Z.join(",")}]`:(0,T.Gv)(Z)?`{${Object.entries(Z).map(([he,$])=>`${JSON.stringify(he)}:${$}`).sort().join(
",")}}`:JSON.stringify(Z)}function se(Ie){const[,Z,ge="",F="",he="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(Ie)??[],$=`${ge}${F}`.replace(/^0+/,""),
Fe=$.replace(/0+$/,"");if(Fe==="")return`${Z}0`;const Ye=BigInt(he)-BigInt(F.length)+BigInt($.length-Fe.length);return`${Z}${Fe}e${Ye}`}function k(Ie){return Ie.
includes("\\")?String(JSON.parse(Ie)):Ie.slice(1,-1)}const Y=34,de=44,le=58,Re=91,ie=92,ue=93,be=123,re=125,q=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,fe=24,ke=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
K=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,ye=/true|false|null/y,ce="a lone surrogate (half of a character) in a string";class Oe{#e;#t;#n;#s=[];#o=0;#r={
name:"",nameOffset:0,offset:0};constructor(Z,ge=!0,F){this.#e=Z,this.#t=ge,this.#n=F}document(){this.#y();const Z=this.#E()===be?"object":"other";do this.#i();while(this.#a());
if(this.#y(),this.#o<this.#e.length)throw this.#_("the end");return Z}#i(){for(;;){this.#y(),this.#s.length===1&&(this.#r.offset=this.#o);const Z=this.#E();if(Z===
Y){this.#l();return}if(Z===be){if(this.#o+=1,this.#m(re))return;this.#s.push(new Set),this.#d()}else if(Z===Re){if(this.#o+=1,this.#m(ue))return;this.#s.push(void 0)}else{
if(this.#w(K)||this.#w(ye))return;throw this.#_("a value")}}}#a(){for(let Z=this.#s.length;Z>0;Z--){const ge=this.#s[Z-1]!==void 0;if(Z===1&&ge&&this.#n&&this.#c(
this.#n),this.#m(de))return ge&&this.#d(),!0;if(!this.#m(ge?re:ue))throw this.#g(ge?"}":"]");this.#s.pop()}return!1}#c(Z){Z({...this.#r,text:this.#e.slice(this.#r.
offset,this.#o)})}#d(){this.#y();const Z=this.#o;if(this.#E()!==Y)throw this.#_("a name in double quotes");this.#l();const ge=k(this.#e.slice(Z,this.#o)),F=this.#s.
at(-1);if(this.#t&&F?.has(ge))throw new C(`the name "${ge}" occurs twice in one object`,Z);if(F?.add(ge),!this.#m(le))throw this.#_('":"');this.#s.length===1&&(this.#r=
{name:ge,nameOffset:Z,offset:this.#o})}#l(){const Z=this.#e,ge=this.#o;let F=ge+1;for(;;){const he=Z.charCodeAt(F);if(he===Y)break;if(he===ie)F=this.#f(F,ge);else if(he>=
55296&&he<=57343)F=this.#h(F,ge);else if(he>=32)F=F-ge<fe?F+1:this.#u(F);else throw this.#p(F)}this.#o=F+1}#u(Z){return q.lastIndex=Z,q.test(this.#e),q.lastIndex}#f(Z,ge){
if(ke.lastIndex=Z,!ke.test(this.#e))throw this.#p(Z);const F=ke.lastIndex;if(!this.#t||F-Z===2)return F;const he=Number.parseInt(this.#e.slice(Z+2,F),16);if(he<
55296||he>57343)return F;const $=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(F,F+6));if(he>=56320||!$)throw new C(ce,ge);return F+6}#h(Z,ge){const[F,he]=[
this.#e.charCodeAt(Z),this.#e.charCodeAt(Z+1)],$=F<56320&&(he&64512)===56320;if(this.#t&&!$)throw new C(ce,ge);return Z+($?2:1)}#p(Z){const ge=Z>=this.#e.length;
return new C(ge?"a string does not end":"a bad escape or control character in a string",Z)}#m(Z){return this.#y(),this.#E()!==Z?!1:(this.#o+=1,!0)}#y(){for(;;){
const Z=this.#E();if(Z!==32&&Z!==10&&Z!==13&&Z!==9)return;this.#o+=1}}#E(){return this.#e.charCodeAt(this.#o)}#w(Z){return Z.lastIndex=this.#o,Z.test(this.#e)?(this.#o=
Z.lastIndex,!0):!1}#g(Z){const ge=this.#e.slice(0,this.#o).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new C(`"," or "${Z}" is missing`,ge,this.#o):
this.#_(`"," or "${Z}"`)}#_(Z){const ge=this.#e.slice(this.#o,this.#o+1);return new C(`expected ${Z}, found ${ge===""?"the end":JSON.stringify(ge)}`,this.#o)}}}),
3052:((Xe,Te,w)=>{w.d(Te,{CX:()=>M,D6:()=>R,DB:()=>me,FC:()=>G,Xq:()=>z,j9:()=>we});var T=w(3739);const C=1024,R=1024*C,we=1024*R,P=[["TiB",1024*we],["GiB",we],
["MiB",R],["KiB",C]];function me(D,se){const[,k,Y]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(D.trim())??[],de=P.find(([Re])=>Re.toLowerCase()===Y?.toLowerCase())?.[1],
le=Math.round(Number(k)*(de??Number.NaN));if(le>0&&Number.isSafeInteger(le))return le;throw new T.GQ("invalid_input",`${se}: "${D}" is not a size`,{input:se,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function z(D){const[se,k]=P.find(([,de])=>D>=de)??["bytes",1],Y=D/k;return`${Y<
10&&k>1?Y.toFixed(1).replace(/\.0$/,""):Math.round(Y)} ${se}`}const M=4096;function G(D){return Math.ceil(D/M)*M}}),7287:((Xe,Te,w)=>{w.d(Te,{V1:()=>me,WJ:()=>we,
xJ:()=>R});var T=w(3739);const C={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"\
error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"\
warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warni\
ng",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function R({code:z}){return C[z]}function we({findings:z}){const[M,...G]=z.filter(le=>R(
le)==="error");if(!M)return;const{place:D,message:se,remedy:k}=M,Y=D?`${D.file}${D.line===void 0?"":`:${D.line}`}: `:"",de=G.length===0?"":` (and ${G.length} mo\
re ${G.length===1?"error":"errors"})`;return new T.GQ("check_failed",`Check failed: ${Y}${se}${de}`,{remedy:k??"Correct what the annotations name. They are in t\
he summary too."})}const P=20;function me(z,{findings:M}){const G=M.flatMap(D=>{const{code:se,message:k,place:Y}=D;if(!Y)return[];const{file:de,line:le=null,column:Re=null}=Y;
return[{file:de,line:le,column:Re,severity:R(D),code:se,message:k}]});return{headline:z.message,stage:"check",code:z.code,exitCode:void 0,remedy:z.remedy,log:[],
diagnostics:G.slice(0,P),moreDiagnostics:Math.max(0,G.length-P)}}}),7694:((Xe,Te,w)=>{w.d(Te,{runCheck:()=>To});var T=w(1455),C=w(8161),R=w(6760),we=w(2996),P=w(
1224),me=w(9127),z=w(3739),M=w(2345),G=w(3024);function D(p,h){const{bare:m,branch:E,commit:g,lender:L,shallow:I,origin:ne}=h;for(const Ke of[L?"objects/info":"\
objects","refs"])(0,G.mkdirSync)((0,R.join)(p,Ke),{recursive:!0});const te=ne===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(ne)}
`,Le={HEAD:`ref: refs/heads/${E}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${te}`,"packed-refs":g&&`${g} refs/heads/${E}
`,"objects/info/alternates":L&&`${(0,R.join)(L,"objects")}
`,shallow:I};for(const[Ke,nt]of Object.entries(Le))nt&&(0,G.writeFileSync)((0,R.join)(p,Ke),nt)}var se=w(5807),k=w(1421),Y=w(7975);const de=(0,Y.promisify)(k.execFile),
le=64*1024*1024,Re=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function ie(p,h,m,E={}){const g=Object.fromEntries(
Object.entries(h).filter(([I])=>!I.startsWith("GIT_"))),L={cwd:p,env:{...g,LC_ALL:"C",...E},signal:m,maxBuffer:le};return async(...I)=>{try{return(await de("git",
[...Re,...I],L)).stdout}catch(ne){throw(0,z.xU)(ne)!=="ENOENT"?ne:new z.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the \
check builds the commit that is checked out.",cause:ne})}}}async function ue(p,h,m){const E=ie(p,h,m),g=E("diff","--no-relative","--name-only","-z","HEAD");g.catch(
()=>{});const[L="",I="",ne=""]=await be(E,p,m);return{root:L,commit:ne,changed:(await g).split("\0").filter(te=>te!==""),git:ie(L,h,m),async lend(te,Le){const Ke=await(0,T.
readFile)((0,R.join)(I,"shallow"),"utf8").catch(nt=>{if((0,z.xU)(nt)!=="ENOENT")throw nt});D(te,{bare:!0,branch:Le,commit:ne,lender:I,shallow:Ke})}}}async function be(p,h,m){
try{const E=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[g="",L="",I=""]=E.split(`
`);return[g,(0,R.resolve)(h,L),I]}catch(E){m.throwIfAborted();const g=await(0,T.access)(h).then(()=>!0,()=>!1);if(E instanceof z.GQ&&g)throw E;const L=q(E),I=L===
void 0||re.test(L)?"":`, or git cannot read it: ${L}`;throw new z.GQ("file_not_found",`There is no checkout in ${h}${I}`,{remedy:`${I===""?"Check":"Correct what\
 git says, or check"} the repository out before this step:
- uses: actions/checkout@v7`,cause:E})}}const re=/^(?:not a git repository|ambiguous argument 'HEAD\^)/;function q(p){const h=fe(p).split(`
`).find(m=>/^(?:fatal|error): /.test(m));return h&&(0,se.Ow)(h.replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://"),300)}function fe(p){return p instanceof Error&&
"stderr"in p&&typeof p.stderr=="string"?p.stderr:""}const ke=5*6e4,K="refs/slipway/base";async function ye(p,h,m,E,g){const L=ie(m,E,g),I=await ce(h.git,p,g)??await ce(
h.git,`origin/${p}`,g)??await Ie(p,h,m,E,g);return await L("update-ref",K,I),{name:p,commit:I}}async function ce(p,h,m){try{return(await p("rev-parse","--quiet",
"--verify",`${h}^{commit}`)).trim()}catch(E){if(m.throwIfAborted(),E instanceof z.GQ)throw E;return}}const Oe=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Ie(p,h,m,E,g){
const L=Oe.test(p)?await F(h.git,g):void 0;if(!L)throw $(p,"");const I=AbortSignal.timeout(ke),ne=ie(h.root,E,AbortSignal.any([g,I]),L),te=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${K}`];try{await ne("--git-dir",m,"fetch",...te)}catch(Ke){throw g.throwIfAborted(),Ke instanceof z.GQ?Ke:
$(p,I.aborted?", and origin does not answer":he(Ke),Ke)}const Le=await ce(ie(m,E,g),K,g);if(Le===void 0)throw $(p,", and what origin has by this name is not a c\
ommit");return Le}const Z=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto",
"false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],ge="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function F(p,h){
const m=await p("config","--local","--includes","--null","--get-regexp",ge).catch(()=>"");h.throwIfAborted();const E=m.split("\0").flatMap(ne=>{const[te="",...Le]=ne.
split(`
`);return te===""?[]:[[te,Le.length===0?"true":Le.join(`
`)]]});if(!E.some(([ne])=>ne==="remote.origin.url"))return;const g=[...Z,...E],L=g.flatMap(([ne,te],Le)=>[[`GIT_CONFIG_KEY_${Le}`,ne],[`GIT_CONFIG_VALUE_${Le}`,
te]]);return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(g.length),...Object.fromEntries(L)}}function he(p){
return/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(fe(p))?", nor has origin":`, and origin cannot be asked: ${q(p)??"git s\
aid nothing"}`}function $(p,h,m){return new z.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:Fe,cause:m})}
const Fe=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Ye=w(5635),Ee=w(292);async function Nt(p,h,m){const{report:E,signal:g}=m,L=(0,Ye.M)(E.report,P.ml,g);return await L.
phase("compare",async()=>{const I=await Ws(p,h,m);return g.throwIfAborted(),await E.compared(I),[void 0,It(I),I.kind==="unknown"]}),L.phases}function It(p){const{
base:h}=p,m=`${(0,se.Ow)(h.name,100)} (${(0,Ee.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${m} is unknown: ${p.why}`;const{pages:E,files:g,bytes:L,
brotli:I}=p.difference;return`${[(0,Ee.jN)(E," pages"),(0,Ee.jN)(g," files"),(0,Ee.Sk)(L),(0,Ee.Sk)(I," with Brotli")].join(", ")} against ${m}`}async function Ws(p,h,m){
const{embedded:E,report:g,checked:L,leftMs:I}=m;if(p.commit===L.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const ne=De=>{(De.type===
"status"||De.type==="heartbeat")&&g.report(De)},te={...h.follow,timeoutMs:Math.max(1,I)},Le=h.project==="base"?"checked":"base",{outcome:Ke,output:nt}=await E.deploy(
p.commit,{...h,project:Le,follow:te},ne);return Ke.status==="succeeded"&&nt?{kind:"known",base:p,difference:Gs(L.report,L.output.files,nt.files)}:{kind:"unknown",
base:p,why:vn(Ke,I)}}function vn({status:p,error:h},m){return p!=="pending"?`it does not build (${h?.message??p})`:m<1?"no time was left to build it":`it was no\
t built in the ${(0,me.a3)(m)} that were left`}function Gs({pages:p},h,m){const E=I=>({now:I(h),change:I(h)-I(m)}),g=I=>E(ne=>ne.reduce((te,Le)=>te+I(Le),0));return{
pages:{now:p,change:g(({path:I})=>Number(Qn.test(I))).change},files:E(({length:I})=>I),bytes:g(({bytes:I})=>I),brotli:g(({brotli:I})=>I),gzip:g(({gzip:I})=>I),changes:qn(
h,m).toSorted((I,ne)=>Math.abs(ne.bytes)-Math.abs(I.bytes)||(I.path<ne.path?-1:1))}}const Qn=/\.x?html?$/i;function qn(p,h){const m=new Map(h.map(te=>[te.path,te])),
E=new Set(p.map(({path:te})=>te)),g=p.filter(({path:te})=>!m.has(te)),L=h.filter(({path:te})=>!E.has(te)),I=Zn(g,L),ne=new Set(I.flat());return[...p.flatMap(te=>{
const Le=m.get(te.path);return Le===void 0||Le.digest===te.digest?[]:[Dt(te,Le)]}),...I.map(([te,Le])=>({...Dt(te,Le),formerly:Le.path})),...g.filter(te=>!ne.has(
te)).map(te=>En("added",te,1)),...L.filter(te=>!ne.has(te)).map(te=>En("removed",te,-1))]}function Dt(p,h){const{path:m,bytes:E,brotli:g}=p;return{kind:"changed",
path:m,bytes:E-h.bytes,brotli:g-h.brotli}}function En(p,{path:h,bytes:m,brotli:E},g){return{kind:p,path:h,bytes:g*m,brotli:g*E}}function Zn(p,h){const m=Map.groupBy(
h,({path:E})=>ts(E));return[...Map.groupBy(p,({path:E})=>ts(E))].flatMap(([E,g])=>{const[L,I]=g,[ne,te]=m.get(E)??[];return E!==void 0&&L&&ne&&!I&&!te?[[L,ne]]:
[]})}const Ys=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,Ks=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],
es=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function ts(p){if(Qn.test(p))return;const h=p.lastIndexOf("/")+1,[m,E]=[p.slice(0,h),p.slice(h)],g=Ys.exec(E)?.[0]??"",L=E.
slice(0,E.length-g.length);if(es.test(L))return`${m}*${g}`;const I=Ks.map(ne=>ne.exec(L)?.groups).find(ne=>zs(ne?.hash??""));return I&&`${m}${I.stem}*${g}`}function zs(p){
return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(p)}const tn=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
nn=String.raw`"([^"\\\n]*(?:${tn}[^"\\\n]*)*)"`,Vs=String.raw`'([^'\\\n]*(?:${tn}[^'\\\n]*)*)'`,Xs=String.raw`((?:[^()"'\s\\]|${tn})+)\s*\)`,Mn=new RegExp([String.
raw`/\*[\s\S]*?(?:\*/|$)`,tn,String.raw`(?:url\(\s*|@import\s+)(?:${nn}|${Vs})`,String.raw`url\(\s*${Xs}`,nn.replace("(","(?:"),Vs.replace("(","(?:")].join("|"),
"gi"),Js=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function yn(p){return[...p.matchAll(Mn)].flatMap(h=>{const m=h.slice(1).find(E=>E!==void 0);return m===void 0||
m===""||m.startsWith("#")?[]:[{href:os(m),kind:"asset"}]})}const Qs=new RegExp(`${Mn.source}|([{}])`,"gi");function ns(p){const h=[];for(const E of p.matchAll(Qs)){
const g=E.at(-1);g==="{"?h.push(E.index):g==="}"&&h.pop()}const m=h.at(-1);return m===void 0?void 0:p.slice(0,m).split(`
`).length}const sn=new RegExp(`${Mn.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function ss(p){for(const h of p.matchAll(
sn)){const m=h.at(-1);if(m?.startsWith("@"))return m}}function qs(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const ir=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Zs(p){return[...p.matchAll(ir)].map(([,,h=""])=>({href:h,kind:"mention"}))}const eo=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function to(p){return[...p.matchAll(eo)].map(([,h=""])=>({href:h,kind:"mention"}))}function os(p){return p.replace(Js,(h,m,E,g)=>{const L=m===void 0?Number.NaN:
Number.parseInt(m,16);return L<=1114111?String.fromCodePoint(L):E===void 0?g??"":""})}var no=w(1600);const ar=Map.groupBy([["a area","href","link"],["a","xlink:\
href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([p,h,m])=>p.split(" ").map(E=>({tag:E,attribute:h,kind:m}))),({tag:p})=>p),is=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),cr=new Set(["title","style","script","template"]),as=new Set(["pre","code","s\
amp","kbd","textarea","xmp"]),cs=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,dr=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]],lr=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;function Ft(p){return new qe(
p)}class qe{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;constructor(h){const m=new no.i({onopentag:(E,g)=>this.#s(E,g),ontext:E=>this.#i(
E),onclosetag:E=>{this.#t.at(-1)===E&&this.#t.pop(),E==="noscript"&&(this.#n-=1),as.has(E)&&(this.#e-=1)}});m.write(h),m.end()}#s(h,m){cr.has(h)&&m.shadowrootmode===
void 0&&this.#t.push(h),h==="noscript"&&(this.#n+=1),as.has(h)&&(this.#e+=1),is.has(h)&&(this.empty=!1),this.#n===0&&is.has(h)&&h!=="script"&&(this.blank=!1);for(const g of[
m.id,h==="a"?m.name:void 0])g&&this.ids.add(g);switch(m.style?.includes("url(")&&this.#a(yn(m.style)),h){case"base":this.base??=m.href;return;case"meta":this.#r(
m);return;case"link":this.#o(m);return;case"a":case"area":if(/\bexternal\b/.test(m.rel??""))return;break}const E=(ar.get(h)??[]).flatMap(({attribute:g,kind:L})=>{
const I=m[g];return I===void 0?[]:[{href:I,kind:L}]});this.#a([...E,...at(m.srcset??"")])}#o({rel:h="",href:m,imagesrcset:E=""}){const g=dr.find(([L])=>L.test(h))?.[1];
g!==void 0&&this.#a([...m===void 0?[]:[{href:m,kind:g}],...at(E)])}#r(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const m=lr.exec(h.content??
"")?.[1];m&&this.#a([{href:m.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(yn(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&
(this.blank=!1),this.#e===0&&(this.unrendered??=cs.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:m})=>!so(m)))}}function so(p){
return/\{\{|\$\{|<%/.test(p)}function at(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(m=>{const[E=""]=m.trim().split(/\s/,1);return E===""?[]:[{href:E.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const xt=5,ds=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function ls(p){const h=p.filter(
g=>ds.test(g)),m=p.filter(g=>g.endsWith("/index.html")&&g.split("/").length===2),E=p.filter(g=>/^[^/]+\.html?$/i.test(g)&&g!=="404.html");return{folder:E.length>
0?void 0:zt(p),files:[...new Set([...h,...m,...E])].slice(0,xt)}}function zt(p){const h=I=>I.split("/").length,m=p.filter(I=>I.endsWith("/index.html")).sort((I,ne)=>h(
I)-h(ne)),[E,g]=m;return E!==void 0&&(g===void 0||h(g)>h(E))?E.slice(0,-11):void 0}function wn({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}
function Cn(p){const{folder:h,files:m}=p,E=wn(p);return E!==void 0?`The output has ${E}: name it index.html, in lower case.`:h!==void 0?`The output directory ha\
s its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${m.length===0?"":` It has ${m.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const ur=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
oo=20;function us(p){const h=[];for(const{groups:m}of p.matchAll(ur)){const E=m?.id??m?.selector??m?.mounted;if(E!==void 0&&!fs(p,E.replace(/^#/,""))&&h.push(E),
h.length>=oo)break}return h}function fs(p,h){return[...["=",":",": "," = "].flatMap(E=>['"',"'","`",'\\"'].map(g=>`id${E}${g}${h}`)),`id=${h}`].some(E=>p.includes(
E))}function pt(p,h){return p.some(m=>h.has(m.replace(/^#/,"")))?void 0:p[0]}function hs(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const Un=10;class ro{#e;#t=new Map;constructor(h){this.#e=h}know(h,m){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:ps(m)}))}probe(h){const m=h.pathname+h.search,E=this.#t.get(m);if(E)return E;const g=this.#n(h);return this.#t.set(m,g),g}async#n(h){let m=h;for(let E=0;E<
Un;E+=1){const{status:g,headers:L}=await this.#e.fetch(m,{method:"HEAD",signal:this.#e.signal}),I=L.get("location");if(g>=400)return{kind:"missing",status:g};if(g<
300||I===null||!URL.canParse(I,m.href))return{kind:"there",url:m,page:ps(L)};if(m=new URL(I,m),m.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function ps(p){return/\bhtml\b/.test(p.get("content-type")??"")}const io=16,gn=2e4,ao=500,co=16*1024*1024;async function _n(p,h,m=!1){const E=new ms(p,
m,new Set(h)),g=h.filter(De=>/\.(?:x?html?|css|m?js)$/i.test(De));await A(g.slice(0,gn),De=>E.read(De)),await E.follow();const L=await E.index(),I=E.dead.sort((De,xe)=>vt(
De.files[0],xe.files[0])||vt(De.href,xe.href)),ne=await pe(I,h,E.prober),te=L.status<300||m?void 0:ls(h),Le=te?.folder,Ke=new Set(Le===void 0?[]:h),nt=De=>kt(De).
some(xe=>Ke.has(`${Le}/${xe}`));return{index:L,instead:te,unclosed:E.unclosed.sort((De,xe)=>vt(De.file,xe.file)),unprocessed:E.unprocessed.sort((De,xe)=>vt(De.file,
xe.file)),pages:E.pages,links:new Set([...E.found.values()].map(({url:De})=>De.href)).size,dead:I.filter(({url:De})=>!nt((0,se.oF)(De.pathname).slice(1))),basePath:ne,
elsewhere:Se(E.elsewhere),unread:E.unread+Math.max(0,g.length-gn)}}const fr=5,on=/\.(?:m?js|css)(?:[?#]|$)/i;class ms{#e;#t;#n;#s=new Set;prober;found=new Map;#o=new Map;dead=[];unprocessed=[];unclosed=[];elsewhere=[];#r=new Map;#i;pages=0;unread=0;constructor(h,m,E){
this.#e=h,this.#t=m,this.#n=E,this.prober=new ro(h)}async index(){const{root:h,fetch:m,signal:E}=this.#e,g=await this.prober.probe(h);if(g.kind!=="there")return{
status:g.kind==="missing"?g.status:310,empty:!1,unfilled:void 0};const L=await m(g.url,{signal:E}),I=await L.text(),ne=g.page?Ft(I):void 0;return{status:L.status,
empty:I.trim()===""&&!(this.#t&&!g.page)||ne?.empty===!0,unfilled:ne?.blank?this.#a(ne,g.url):void 0}}#a({links:h,ids:m},E){const g=h.flatMap(({href:L,kind:I})=>{
const ne=I==="asset"&&URL.canParse(L,E.href)?new URL(L,E):void 0;return ne?.origin===E.origin?this.#r.get((0,se.oF)(ne.pathname).slice(1))??[]:[]});return pt(g,
m)}async read(h){const m=Rt(h,this.#e.root),E=h==="index.html"?await this.#c(m):m,g=await this.#e.fetch(E,{signal:this.#e.signal}),L=await g.text();g.status>=300||
(this.prober.know(E,g.headers),L.length>co?this.unread+=1:/\.css$/i.test(h)?this.#u(L,E,h):/js$/i.test(h)?(this.#p(Zs(L),E,h),this.#p(this.#l(to(L)),this.#e.root,
h),this.#r.set(h,us(L))):this.#f(L,E,h))}async#c(h){const m=await this.prober.probe(h);return m.kind!=="there"||kt((0,se.oF)(m.url.pathname).slice(1)).some(g=>this.#n.
has(g))?h:m.url}#d(){return this.#i??=new Set([...this.#n].flatMap(h=>{const m=h.split("/");return m.map((E,g)=>m.slice(g).join("/"))})),this.#i}#l(h){return this.#t?
[]:h.filter(({href:m})=>!this.#d().has((0,se.oF)(m).replace(/^(?:\.{0,2}\/)+/,"")))}#u(h,m,E){this.#p(yn(h),m,E);const g=ns(h);g!==void 0&&this.unclosed.push({file:E,
line:g});const L=ss(h);L!==void 0&&this.unprocessed.push({file:E,rule:L})}#f(h,m,E){const g=Ft(h);this.pages+=1,this.#o.set(E,g.ids),g.unrendered!==void 0&&this.
unprocessed.push({file:E,rule:g.unrendered});const L=g.base!==void 0&&URL.canParse(g.base,m.href)?new URL(g.base,m):m;this.#p(g.links,L,E),this.elsewhere.push(...this.#h(
g.links,L))}#h(h,m){const E=h.filter(({href:g,kind:L})=>L==="asset"&&on.test(g)&&URL.canParse(g,m.href)).map(({href:g})=>new URL(g,m));if(E.some(({origin:g})=>g===
this.#e.root.origin))return[];for(const{origin:g,pathname:L}of E){const I=(0,se.oF)(L).slice(1).split("/"),te=I.slice(0,j+1).findIndex((Le,Ke)=>this.#n.has(I.slice(
Ke).join("/")));if(te>=0)return[[g,...I.slice(0,te),""].join("/")]}return[]}#p(h,m,E){for(const{href:g,kind:L}of h){const I=URL.canParse(g,m.href)?new URL(g,m):
void 0;if(I?.origin!==this.#e.root.origin)continue;const ne=`${L} ${I.href} ${g}`,te=this.found.get(ne)??{href:g,kind:L,url:I,files:[],latest:"",count:0};this.found.
set(ne,te),te.latest!==E&&(te.latest=E,te.count+=1,te.files=[...te.files,E].sort(vt).slice(0,fr))}}async follow(){this.#t&&await this.#m(),await A(this.found.values(),
async h=>{const m=await this.#E(h);if(m===void 0)return;const{href:E,url:g,files:L,count:I}=h;this.dead.push({href:E,url:g,files:L,count:I,...m})})}async#m(){const h=new Set;
for(let m=[this.#e.root];m.length>0;){for(const{pathname:g,search:L}of m)h.add(g+L);await A(m,g=>this.#y(g)),m=[...this.found.values()].filter(({kind:g})=>g==="\
link").map(({url:g})=>g).filter(({pathname:g,search:L})=>!h.has(g+L))}}async#y(h){const m=await this.prober.probe(h);if(m.kind!=="there"||!m.page)return;const{url:E}=m,
g=(0,se.oF)(E.pathname).slice(1);if(this.#g(g)!==void 0||this.#s.has(g))return;if(this.#s.size>=ao){this.unread+=1;return}this.#s.add(g);const L=await this.#e.fetch(
E,{signal:this.#e.signal}),I=await L.text();L.status>=300||(I.length>co?this.unread+=1:this.#f(I,E,g===""||g.endsWith("/")?`${g}index.html`:g))}async#E({url:h,kind:m}){
const E=await this.prober.probe(h);switch(E.kind){case"missing":return{kind:m,why:`answers ${E.status}`};case"circle":return{kind:m,why:"redirects in a circle"};case"\
external":return;case"there":return m!=="link"&&E.page&&/\.(?!x?html?$)\w+$/i.test(E.url.pathname)?{kind:m,why:"answers with a page"}:this.#w(E.url,h.hash)?void 0:
{kind:"fragment",why:"names no part of it"};default:return E}}#w(h,m){const E=m.slice(1);if(E===""||/^(?:top$|[/!]|:~:)/i.test(E))return!0;const g=this.#g((0,se.
oF)(h.pathname).slice(1));return g===void 0||g.has(E)||g.has((0,se.oF)(E))}#g(h){return kt(h).map(m=>this.#o.get(m)).find(m=>m!==void 0)}}function kt(p){const h=p===
""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.html`]}function Rt(p,h){const m=p.replace(/(^|\/)index\.html$/,"$1");return new URL(m.split("/").map(
encodeURIComponent).join("/"),h)}function vt(p="",h=""){return p<h?-1:+(p>h)}async function A(p,h){const m=p[Symbol.iterator](),E=async()=>{for(let g=m.next();!g.
done;g=m.next())await h(g.value)};await Promise.all(Array.from({length:io},E))}const j=3;async function pe(p,h,m){let E="/";for(let g=0;g<j;g+=1){if(E=Me(p.flatMap(
({url:te})=>_e(E,te.pathname))),E===""||h.some(te=>`/${te}`.startsWith(E)))return;const L=p.filter(te=>J(te,E)),ne=(await Promise.all(L.map(({url:te})=>ze(te,E,
m)))).filter(Boolean).length;if(ne>1&&ne*2>L.length)return E}}function J({url:p,kind:h},m){return h!=="fragment"&&`${p.pathname}/`.startsWith(m)}function _e(p,h){
const m=h.startsWith(p)?h.slice(p.length).split("/",1)[0]:"";return m?[`${p}${m}/`]:[]}function Se(p){const h=Me(p);return h===""?void 0:{base:h,pages:p.filter(
m=>m===h).length}}function Me(p){return[...Map.groupBy(p,m=>m).values()].toSorted((m,E)=>E.length-m.length)[0]?.[0]??""}async function ze(p,h,m){const{kind:E}=await m.
probe(new URL(`/${p.pathname.slice(h.length)}${p.search}`,p));return E==="there"}var Ge=w(3130),We=w(3194),dt=w(5449),Vt=w(7244);const Lt=25*1024*1024;function jt({
files:p,odd:h,ignoredRules:m,faults:E}){const g=p.filter(({path:I})=>/\.(?:js|mjs|cjs|css)\.map$/.test(I)),L=[...h.map(I=>Tn[I.kind](I.path)),...p.flatMap(({path:I,
bytes:ne,hasKey:te})=>[...ne>Lt?[rn(I,ne)]:[],...te?[ys(I)]:[]]),...g.length>0?[ws(g)]:[],...Es(p)];return{files:p,findings:L,ignoredRules:m,faults:E}}const Tn={
repository:p=>({code:"leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be public`,remedy:"Build into a folder of \
its own, or have the build remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a file of secrets would be public`,remedy:"\
Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"example_of_secrets",built:p,message:`The outpu\
t contains ${p}, which is not published`,remedy:"Leave it out of the output directory."})};function rn(p,h){return{code:"large_file",message:`${p} has ${(h/1024**
2).toFixed(0)} MB; more than ${Lt/1024**2} is much for a site`}}const bn=/^undefined(?:\/|\.html?$)|\[object Object\]/;function Es(p){const[h,...m]=p.filter(({path:L})=>bn.
test(L));if(!h)return[];const E=m.length===0?"":` and ${m.length} more`;return[{code:"odd_address",message:`The output contains ${h.path}${E}: a value was missi\
ng where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function ys(p){return{code:"leaked_private_key",built:p,message:`\
The output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}
function ws(p){const[h]=p,m=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${h?.path}${m}): anyon\
e can read the sources in them`}}async function gs(p){const{startPlatform:h,env:m,scratch:E,lent:g}=p;let L,I=new AbortController;const ne=await h({dir:(0,R.join)(
E,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:m,async onOutput(te){L=jt(te),I.abort()}});return{async deploy(te,Le,Ke,nt=()=>{}){L=void 0,
I=new AbortController;const De=P.ml.after(lo,nt),xe=_s(I.signal);try{return{outcome:await gt(ne,Qe(Le,te,g),Ke,{...p,sleep:xe}),output:L}}finally{De()}},[Symbol.
asyncDispose]:()=>ne[Symbol.asyncDispose]()}}const lo=500,uo=100,fo=5;function _s(p){return async(h,m)=>{if(p.aborted)return P.ml.sleep(fo,m);try{await P.ml.sleep(
h,m?AbortSignal.any([m,p]):p)}catch(E){if(m?.throwIfAborted(),!p.aborted)throw E}}}function Qe(p,h,m){const{configuration:E,follow:g}=p,{domains:L,...I}=E.settings;
return{...p,configuration:{...E,repository:m,settings:I},commit:h,create:!0,isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...g,wait:!0,pollIntervalMs:uo,
statusMap:new Map}}}function gt(p,h,m,{signal:E,folder:g,onSecret:L,sleep:I}){const{baseUrl:ne,requestUrl:te,requestToken:Le}=p,Ke=(0,Ge.c)({requestUrl:te,requestToken:Le,
audience:ne}),nt=(0,We.N)(h,{baseUrl:ne,source:Ke},{fetch,clock:{...P.ml,sleep:I},tree:(0,Vt.c)(g),signal:E,run:()=>Promise.reject(new TypeError("A check runs n\
o token command")),onSecret:L,reporter:m});return(0,dt.deploy)(h,nt)}var Xt=w(8302),hr=w(8595),$e=w(2207);async function X(p,h,m,E,g=!1){let L,I,ne;const te=p.replace(
/^(?:\.{0,2}\/)+/,"");for(const Ke of Bt(p,h)){const nt=(await E(Ke)).filter(({file:st})=>!an.test(st)),De=nt.filter(({file:st})=>!bs(st,m));if(ne){const st=Ke===
te?oe(De.filter(({file:mt})=>!Ts.test(mt))):void 0;if(st)return{place:st,others:[ne]};continue}const xe=oe(De)??oe(De.filter(({file:st})=>it(st,h)));if(xe&&!(g&&
Ts.test(xe.file)))return{place:xe,others:[]};ne=xe,L??=je(De,h,g),I??=oe(nt)}const Le=ne??(L?void 0:I);return Le?{place:Le,others:[]}:L}const an=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;
function pr(p){return Ts.test(p)}const Ts=/\.(?:mdx?|markdown)$/,Ii=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function ho(p){return!p||
p.others.length===0?"":`; also in ${p.others.map(({file:h,line:m})=>m===null?h:`${h}:${m}`).join(", ")}`}const mr=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
Er=/^[\s"'`)\]}<>,;#?]/;function po(p,h){for(let m=p.indexOf(h);m!==-1;m=p.indexOf(h,m+1)){const[E,g]=[p.slice(Math.max(0,m-4),m),p.slice(m+h.length,m+h.length+
1)];if((m===0||mr.test(E))&&(g===""||Er.test(g)))return m+1}}const yr=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function Di(p,h,m){
return bs(p,m)||yr.test(p)?void 0:ns(h)}function bs(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function Bt(p,h){const[m=""]=p.split(/[?#]/,1),E=p.replaceAll(
"&","&amp;"),g=/^\.{1,2}\//.test(m)?new URL(m,`http://site/${encodeURI(h)}`).pathname:"",L=[p,E,m,g],I=(g||m).replace(/^\/+/,""),ne=Os(I)?[I,...Ss(I)]:[],te=[...L,
...L.map(Le=>Le.replace(/\/$/,"")),...ne];return[...new Set([...te,...te.map(se.oF)])].filter(Le=>Le.length>1)}function Os(p){return/\.\w{2,5}$/.test(p)}function Ss(p){
const h=p.split("/");return h.slice(1).map((m,E)=>h.slice(E+1).join("/"))}const Q=4;function je(p,h,m){if(p.length===0||p.length>Q)return;const E=new Set(h.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),g=({file:te})=>te.split(/[/.]/).filter(Le=>E.has(Le)).length,L=te=>(m&&Ii.test(te.file)?E.size+1:0)+g(te),[I,...ne]=p.
toSorted((te,Le)=>L(Le)-L(te));return I&&{place:I,others:ne}}function oe(p){const[h]=p;return h&&p.every(({file:m})=>m===h.file)?h:void 0}function it(p,h){const m=cn(
h.replace(/\/index\.[^/]+$/,""));return cn(p)===m||cn(p.replace(/\/index\.[^/]+$/,""))===m}function cn(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,
"")}var xn=w(7287);const lt=100,ki='If another application serves the link on the same host, add rel="external" to it: the check skips such links.';async function mo(p,h,m){
const E=await Ze(p,m),g=[...await Mi(h,m),...await td(h.ignoredRules,m),...E,...await tt(p,m),...await ut(p,m),...await On(p,m),...await ht(m)],L=te=>$e.oC.indexOf(
(0,xn.xJ)(te))*2+(te.place?0:1),I=E.some(te=>(0,xn.xJ)(te)==="error"),ne=h.faults.filter(te=>!Eo(te,p));return[...He(ne,I),...g.toSorted((te,Le)=>L(te)-L(Le))]}
async function Ze(p,h){const m=[],{basePath:E}=p,g=p.dead.filter(L=>E===void 0||!J(L,E));E!==void 0&&m.push(await Ns(E,p,h));for(const[L,I]of g.entries()){const ne=L<
lt?await h.find(I.href,I.files[0]??"",I.count>1):void 0;if(I.kind==="mention"&&ne&&pr(ne.place.file))continue;const te=vi(I),Le=L<lt?await $i(h,I):"";m.push({...te,
message:te.message+ho(ne)+Le,place:ne?.place})}return[...await Ht(p,h),...m,...Ci(p)]}async function $i(p,{kind:h,url:m}){const E=(0,se.oF)(m.pathname);if(h!=="\
asset"&&h!=="mention"||E.endsWith("/"))return"";const g=await p.fileOf(E);return g===void 0?"":`/${g}`.endsWith(E)?`; the repository has ${g}, which the build d\
id not write to this address`:`; the repository has ${g}: addresses distinguish capital from small letters`}function Eo({message:p},{dead:h}){const m=/<script src="([^"]{1,1000})">/.
exec(p)?.[1];return m!==void 0&&!h.some(({href:E})=>E===m)}function He(p,h){return p.filter(({isMarked:m})=>h||m).map(m=>({code:h?"build_fault":"printed_error",
message:(0,hr._Q)(m),remedy:h?"Mend this first: what the site lacks may follow from it.":"The site may lack what the build left out for it.",place:m.file===null?
void 0:{file:m.file,...m.line===null?{}:{line:m.line}}}))}async function ut({unclosed:p},h){const m=await h.unclosedSheets(),E=(g,L,I)=>({code:"unclosed_block",
message:`The style sheet ${g} ends within the block that line ${L} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:I});return m.
length>0?m.map(g=>E(g.file,g.line,g)):p.map(({file:g,line:L})=>E(g,L))}async function ht(p){return(await p.openFrontMatter()).map(({file:h,lacks:m})=>({code:"op\
en_front_matter",message:`The front matter of ${h} lacks its ${m} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${m==="first"?"above t\
he first key":"below the last key"}.`,place:{file:h,line:1}}))}async function On({unprocessed:p},h){const m=L=>L.startsWith("<"),E=Map.groupBy(p,({rule:L})=>L),
g=p.filter(L=>!m(L.rule)||E.get(L.rule)?.[0]===L);return Promise.all(g.slice(0,lt).map(async({file:L,rule:I})=>{const ne="unprocessed_rule",te=qs(L,I);if(!m(I))
return{code:ne,message:te,remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(I)};const Le=(E.get(I)?.length??
1)-1;return{code:ne,message:te+(Le>0?` (and ${Le} more ${Le===1?"page":"pages"})`:""),remedy:"Does package.json have the engine, or the renderer for it, as hexo\
-renderer-ejs?",place:await Pt(h,L)}}))}async function Pt(p,h){const m=await p.fileNamed(h.slice(h.lastIndexOf("/")+1));return m===void 0?void 0:{file:m}}async function Ns(p,{
dead:h},m){const E=h.filter(L=>J(L,p)),g=await m.find(p,"")??await m.find(p.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path\
 ${p}, and is served without one: ${E.length} of its links and files answer 404`,remedy:`Build it for /: ${Rs}.`,place:g?.place}}const Rs="base in Vite, Astro a\
nd VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json";async function tt({elsewhere:p},h){if(p===void 0)return[];const{base:m,pages:E}=p,
g=await h.find(m,"")??await h.find(m.slice(0,-1),"");return[{code:"built_for_host",message:`${E} ${E===1?"page loads":"pages load"} scripts and style sheets fro\
m ${m}, not those that this build wrote${ho(g)}`,remedy:`If that is not the address of this app, build it for /: ${Rs}.`,place:g?.place}]}const At="Give the ele\
ment of the page the id that the script names, or the other way round.";async function Ht(p,h){const{index:m,instead:E}=p;if(E){const g=wn(E),L=g===void 0?void 0:
await Pt(h,g);return[{code:"index_unanswered",message:`The site has no index page: / answers ${m.status}`,remedy:Cn(E),place:L}]}if(m.status>=500)return[{code:"\
index_unanswered",message:`The app answers / with ${m.status}`}];if(m.unfilled!==void 0){const g=await Pt(h,"index.html");return[{code:"index_unfilled",message:hs(
m.unfilled),remedy:At,place:g}]}return m.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function vi(p){
const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why}\
 (${yo(p)})`,remedy:ki};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why} (${yo(p)})`};case"mention":return{code:"dead_mention",message:`\
A script names ${h}, which ${p.why} (${yo(p)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} leads to has no such part (${yo(p)})`};default:
return p.kind}}function yo({files:p,count:h}){const m=h-1;return`in ${p[0]}${m>0?` and ${m} more ${m===1?"file":"files"}`:""}`}async function Mi({findings:p},h){
const m=async(E,g)=>{const{built:L}=E;if(L===void 0||g>=lt)return E;const I=await Pt(h,L);return I?{...E,place:I}:E};return Promise.all(p.map(m))}async function td(p,h){
const E=[...Map.groupBy(p,({file:g})=>g)].map(async([g,L])=>{const I=await Pt(h,g);return L.map(({line:ne,reason:te})=>({code:"ignored_rule",message:`Ignored ru\
le (${ne===void 0?g:`${g}, line ${ne}`}): ${te}`,place:I&&{...I,...(0,Xt.Eb)({line:ne})}}))});return(await Promise.all(E)).flat()}function Ci({unread:p}){const h=`${p}\
 pages or style sheets are too long, or too many, to be read`;return p===0?[]:[{code:"not_all_checked",message:h}]}var wo=w(7717);function Ui(p,h,m){const E=(...De)=>p(
"grep","-z",...De).catch(()=>""),g=async(De,xe=[])=>{const st=xe.map(Et=>`:(glob)**/*.${Et}`);return(await E("-I","-n",...De,h,"--",...st)).split(`
`).flatMap(Et=>{const[yt="",dn="",...So]=Et.split("\0");return dn===""?[]:[{file:yt.slice(h.length+1),line:Number(dn),text:So.join("\0")}]})},L=async De=>(await E(
"-l","-e","",h,"--",De)).split("\0").flatMap(xe=>xe===""?[]:[xe.slice(h.length+1)]),I=new Map,ne=De=>{const xe=I.get(De)??te(De);return I.set(De,xe),xe},te=async De=>(await g(
["-F","-e",De])).flatMap(({file:xe,line:st,text:mt})=>{const Et=po(mt,De);return Et===void 0?[]:[{file:xe,line:st,column:Et}]}),Le=De=>!bs(De,m),Ke=(0,wo.O)(async()=>[
...gr(await g(["-E","-e",""],["css"]))].flatMap(([xe,st])=>{const mt=Di(xe,st.map(({text:Et})=>Et).join(`
`),m);return mt===void 0?[]:[{file:xe,line:mt}]})),nt=(0,wo.O)(async()=>{const De=xi.flatMap(st=>["-e",st]),xe=await g(["-E",...De],["md","mdx","markdown","njk",
"liquid","html"]);return _r(gr(xe.filter(({file:st})=>Le(st))))});return{begin(){Promise.allSettled([Ke(),nt()])},find:(De,xe,st)=>X(De,xe,m,ne,st),unclosedSheets:Ke,
openFrontMatter:nt,async ruleNamed(De){const xe=["css","pcss","postcss","scss","sass","less"],st=await g(["-F","-e",`${De} `],xe),[mt,...Et]=st.filter(({file:yt})=>Le(
yt)).map(({file:yt,line:dn})=>({file:yt,line:dn}));return Et.every(({file:yt})=>yt===mt?.file)?mt:void 0},async fileNamed(De){const xe=await L(`:(glob)**/${De}`);
return wr(xe.filter(Le),xe)},async fileOf(De){const xe=De.replace(/^\/+/,""),mt=(await L(`:(icase,glob)**/${xe.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Le);return wr(
mt.filter(Et=>`/${Et}`.endsWith(`/${xe}`)),mt)}}}function wr(...p){const[h,...m]=p.find(E=>E.length>0)??[];return m.length>0?void 0:h}const xi=["^---[[:space:]]\
*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];function gr(p){return Map.groupBy(p,({file:h})=>h)}
const Pi=2;function _r(p){const h=new Set,m=[];for(const[E,g]of p){const L=go(g[0],1),I=Fi(g,L?1:0),[ne]=I;if(!ne||I.length<Pi)continue;const te=`${E.slice(0,E.
lastIndexOf("/")+1)}\0${ne.text.split(":")[0]}`,Le=g.findIndex(nt=>go(nt)&&nt.line>ne.line),Ke=g[Le]?.line===(I.at(-1)?.line??0)+1;L&&Ke?h.add(te):Ke?m.push({kind:te,
file:E,lacks:"first"}):L&&Le===-1&&m.push({kind:te,file:E,lacks:"last"})}return m.filter(({kind:E})=>h.has(E)).map(({file:E,lacks:g})=>({file:E,lacks:g}))}function go(p,h=p?.
line){return p!==void 0&&p.line===h&&p.text.trimEnd()==="---"}function Fi(p,h){const[m]=p.slice(h);if(!m||m.line!==h+1||!/^\w/.test(m.text))return[];const E=p.findIndex(
(g,L)=>L>=h&&(go(g)||g.line!==L+1));return p.slice(h,E===-1?void 0:E)}var Tr=function(p,h,m){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError(
"Object expected.");var E,g;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=h[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");E=h[Symbol.dispose],m&&(g=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");
g&&(E=function(){try{g.call(this)}catch(L){return Promise.reject(L)}}),p.stack.push({value:h,dispose:E,async:m})}else m&&p.stack.push({async:!0});return h},_o=(function(p){
return function(h){function m(I){h.error=h.hasError?new p(I,h.error,"An error was suppressed during disposal."):I,h.hasError=!0}var E,g=0;function L(){for(;E=h.
stack.pop();)try{if(!E.async&&g===1)return g=0,h.stack.push(E),Promise.resolve().then(L);if(E.dispose){var I=E.dispose.call(E.value);if(E.async)return g|=2,Promise.
resolve(I).then(L,function(ne){return m(ne),L()})}else g|=1}catch(ne){m(ne)}if(g===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.
error}return L()}})(typeof SuppressedError=="function"?SuppressedError:function(p,h,m){var E=new Error(m);return E.name="SuppressedError",E.error=p,E.suppressed=
h,E});async function To(p,h,m,E){try{return await Jt(p,h,m,E)}catch(g){if(!E.signal.aborted)throw Hi(g)?Wi(E.env,g):g;return{...Sn,status:"cancelled",failure:void 0,
phases:[],error:bo()}}}async function Jt(p,h,m,E){const g={stack:[],error:void 0,hasError:!1};try{const{env:L,signal:I}=E,{repository:ne,branch:te,outputDirectory:Le}=p.
configuration,Ke=(0,R.isAbsolute)(ne)?ne:E.workspace,nt=Tr(g,await Nr(L),!0),De=(0,R.join)(nt.path,"source.git"),xe=ue(Ke,L,I);xe.catch(()=>{});const st=Nn=>m.addSecret(
Nn),mt={...E,scratch:nt.path,lent:De,folder:Ke,onSecret:st},Et=Tr(g,await gs(mt),!0),yt=await xe;m.checkedOut(yt.commit),Bi(yt,m.report),await yt.lend(De,te);const dn=h===
void 0?void 0:await ye(h,yt,De,L,I),So=P.ml.now(),{commit:No}=yt;let Ro=(0,M.Rm)(p.appType);const Gi=Nn=>{Nn.type==="url"?Ro||=Nn.isServer===!0:m.report(Nn)},Rr=Ui(
yt.git,No,Le),Yi=()=>{new Response(Buffer.of()),Rr.begin()},{outcome:Ls,output:Mt}=await Et.deploy(No,p,Gi,Yi),{status:Ki,url:Lr}=Ls;if(Ki!=="succeeded"||Mt===void 0||
Lr===void 0)return Or(Ls,p);const zi={root:new URL(Lr),fetch:(0,we.Q)(fetch),signal:I},Pn=await ji(zi,Mt,Ro,Rr);await m.checked(Pn);const Ar=p.follow.timeoutMs-
(P.ml.now()-So),Lo=dn&&{embedded:Et,report:m,signal:I,checked:{commit:No,report:Pn,output:Mt},leftMs:Ar},Vi=Lo?await Nt(dn,p,Lo):[],As=(0,xn.WJ)(Pn);return{...Ls,
...Sn,status:As?"failed":"succeeded",error:As,phases:[...Ls.phases,...Vi],failure:As&&(0,xn.V1)(As,Pn)}}catch(L){g.error=L,g.hasError=!0}finally{const L=_o(g);L&&
await L}}const br=5;async function ji(p,h,m,E){const g=h.files.map(({path:ne})=>ne),L=await _n(p,g,m),I=ne=>h.files.reduce((te,Le)=>te+ne(Le),0);return{pages:L.
pages,links:L.links,files:h.files.length,bytes:I(({bytes:ne})=>ne),brotli:I(({brotli:ne})=>ne),gzip:I(({gzip:ne})=>ne),largest:h.files.toSorted((ne,te)=>te.bytes-
ne.bytes).slice(0,br),findings:await mo(L,h,E)}}const Sn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Or(p,{follow:h}){const m={...p,...Sn};
if(p.error?.code==="interrupted")return{...m,status:"cancelled",error:bo()};if(p.status!=="pending")return m;if(p.error&&p.error.code!=="deploy_timeout")return{
...m,status:"failed"};const E=`The check has not ended within ${(0,me.a3)(h.timeoutMs)}, and was stopped`;return{...m,status:"failed",error:new z.GQ("deploy_tim\
eout",E,{input:"timeout",remedy:"Raise the input timeout."})}}function bo(){return new z.GQ("interrupted","Interrupted: the check was stopped, and has no result")}
const Oo=5;function Bi({changed:p},h){if(p.length===0)return;const m=p.slice(0,Oo).join(", "),E=p.length>Oo?` and ${p.length-Oo} more`:"";h({type:"warning",message:`\
Changed since the commit, and not part of the check: ${m}${E}`,remedy:"The platform builds commits: commit what belongs to the check."})}const Sr="RUNNER_TEMP n\
ames it, and without that TMPDIR.";function Hi(p){return(0,z.b$)(p)||p instanceof z.GQ&&p.code==="disk_full"}function Wi(p,h){const m=`The disk with the folder \
for temporary files, ${p.RUNNER_TEMP||(0,C.tmpdir)()}, is full`;return new z.GQ("disk_full",m,{remedy:`Free some space on it. ${Sr}`,cause:h})}async function Nr(p){
const h=p.RUNNER_TEMP||(0,C.tmpdir)(),m=await(0,T.mkdtemp)((0,R.join)(h,"slipway-check-")).catch(E=>{if((0,z.b$)(E))throw E;const g=`The folder for temporary fi\
les, ${h}, cannot be written (${(0,z.xU)(E)??"fault"})`;throw new z.GQ("invalid_input",g,{remedy:`Make it one that this user can write. ${Sr}`,cause:E})});return{
path:m,[Symbol.asyncDispose]:()=>(0,T.rm)(m,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),292:((Xe,Te,w)=>{w.d(Te,{Ej:()=>M,Sk:()=>P,by:()=>me,h0:()=>R,
jN:()=>we,sX:()=>C});var T=w(5807);function C({pages:G,links:D,files:se,bytes:k}){return`Checked ${(0,T.hS)(G,"page")}, ${(0,T.hS)(D,"link")} and ${(0,T.hS)(se,
"file")} (${M(k)})`}function R({commit:G}){return G.slice(0,7)}function we({now:G,change:D},se=""){return`${(0,T.zD)(G)}${se} (${z(D,T.zD)})`}function P({now:G,
change:D},se=""){return`${M(G)}${se} (${me(D)})`}function me(G){return z(G,M)}function z(G,D){return`${G>0?"+":G<0?"-":"\xB1"}${D(Math.abs(G))}`}function M(G){return G<
1e3?`${G} B`:G<1e6?`${(G/1e3).toFixed(1)} kB`:`${(G/1e6).toFixed(1)} MB`}}),2207:((Xe,Te,w)=>{w.d(Te,{Mb:()=>we,PB:()=>R,iV:()=>D,oC:()=>me,sR:()=>P,tl:()=>G});
var T=w(7740),C=w(2345);const R=["queued","building","syncing","activating","succeeded","failed","cancelled"],we=["queue","clone","install","build","sync","acti\
vate"],P=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","\
build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","build\
er_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storag\
e_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],me=["error","warning","no\
tice"],z=(0,T.lS)({line:T.nd,text:(0,T.Qq)(C.IC.sourceLine)}),M=(0,T.lS)({file:(0,T.Qq)(C.IC.file),line:(0,T.Xd)(T.nd),column:(0,T.Xd)(T.nd),severity:(0,T.yL)(me),
code:(0,T.Xd)((0,T.Qq)(C.IC.findingCode)),message:(0,T.Qq)(C.IC.findingMessage)},{source:(0,T.c3)(C.IC.sourceLines,z)}),G=(0,T.c3)(C.IC.findings,M),D={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,
rate_limited:429,internal:500,unavailable:503}}),4235:((Xe,Te,w)=>{w.d(Te,{DR:()=>T,FU:()=>we,Tl:()=>C,em:()=>R});const T={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},C=16,R={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},we=4096}),
5914:((Xe,Te,w)=>{w.d(Te,{FR:()=>T,UO:()=>P,an:()=>we});const T=253,C="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",R=new RegExp(`^(?:${C}\\.)+(?!\\d+$)${C}$`);function we(z){
return z.length<=T&&R.test(z)}function P(z,M){return z===M||z.endsWith(`.${M}`)}function me(z){return z.includes(" CNAME ")?". The top of a zone, which takes no\
 CNAME, gets its addresses by A and AAAA":""}}),2978:((Xe,Te,w)=>{w.d(Te,{Hp:()=>C,oT:()=>R,wL:()=>T});const T=["running","starting","stopping","asleep","failed",
"crash-loop"],C={default:100,most:1e3},R=15e3}),7080:((Xe,Te,w)=>{w.d(Te,{A3:()=>R,Bj:()=>Re,GS:()=>ue,HQ:()=>se,MT:()=>me,c9:()=>ie,yS:()=>Y});var T=w(3052),C=w(
5807);const R=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],we=.8,P={apps:{title:"Apps",unit:"app"},disk:{title:"Files of releases"},
buildsAtOnce:{title:"Builds at once",unit:"build"},buildMinutesPerMonth:{title:"Build minutes this month",unit:"build minute",monthly:!0},kvsRequestsPerMonth:{title:"\
Store requests this month",unit:"request",monthly:!0}};function me(re,q){const{unit:fe}=P[re];return fe===void 0?(0,T.Xq)(q):`${G(q)} ${fe}${q===1?"":"s"}`}function z({
name:re,used:q,quota:fe}){return`${M(re,q)}${fe===null?", no quota":` of ${M(re,fe)}`}`}function M(re,q){return P[re].unit===void 0?(0,T.Xq)(q):G(q)}function G(re){
const q=Math.floor(re),fe=Math.floor((re-q)*10);return fe===0?(0,C.zD)(q):`${(0,C.zD)(q)}.${fe}`}function D({used:re,quota:q}){return q===null?0:q===0?+(re>0):re/
q}function se(re){return re.name!=="buildsAtOnce"&&re.quota!==null&&D(re)>=we}function k(re){return D(re)<1?"nearly used up":"used up"}function Y(re,q,fe){const ke=P[q.
name].monthly?`, until ${be(fe.end)} UTC`:"",K=me(q.name,q.quota??0);return`The organization ${re} has ${k(q)} its quota ${q.name}: ${M(q.name,q.used)} of ${K}${ke}\
.`}const de=10,le=300;function Re(re,q){return Math.max(de*q,re==="apps"?le:0)}function ie(re){const{org:q,name:fe,quota:ke,needs:K,deleted:ye,until:ce}=re,Oe=`\
The organization ${q} has ${M(fe,re.used)} of ${me(fe,ke)} (quota ${fe})`,Ie="the operator of the platform can give it more";if(ye!==void 0){const Z=`${M(fe,ye)}${fe===
"apps"?"":" in"} deleted apps that can be restored`;return`The organization ${q} has ${Z}: no more are kept with its quota ${fe} of ${M(fe,ke)}. Wait until the \
first of them end, or ${Ie}.`}switch(fe){case"apps":return`${Oe}. Delete an app that is not needed (slipway apps delete), or ${Ie}.`;case"disk":return`${K===void 0?
Oe:`${Oe}, and would have ${(0,T.Xq)(K)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${Ie}.`;case"buildMinutesPerMonth":case"kvsRequ\
estsPerMonth":return`${Oe} this month. The next month begins at ${be(ce??0)} 00:00 UTC; before that, ${Ie}.`;case"buildsAtOnce":return`${Oe}. Wait until one of \
them ends.`}}function ue(re){const q=new Date(re),[fe,ke]=[q.getUTCFullYear(),q.getUTCMonth()];return{start:Date.UTC(fe,ke),end:Date.UTC(fe,ke+1)}}function be(re){
return new Date(re).toISOString().slice(0,10)}}),4296:((Xe,Te,w)=>{w.d(Te,{g:()=>T});const T=["viewer","deployer","admin"]}),4406:((Xe,Te,w)=>{w.r(Te),w.d(Te,{createConsole:()=>T});
const T=()=>()=>({status:404,headers:{},body:""})}),4083:((Xe,Te,w)=>{w.r(Te),w.d(Te,{createOidcSignIn:()=>T});const T=()=>{}}),1961:((Xe,Te,w)=>{w.d(Te,{F:()=>G,
q:()=>D});var T=w(7598),C=w(8934),R=w(5456),we=w(6854),P=w(9910),me=w(6923),z=w(9546),M=w(6939);function G(Y){const{state:{apps:de},clock:le}=Y;return{bodies:(0,P.
q)(Y),async create(Re,{type:ie,config:ue},be,re){await D(ue.settings),await se(Y,Re,void 0,ue.settings.domains);const q={...ue,settings:{...ue.settings,cachesOf:(0,T.
randomUUID)()}},fe=await de.create({key:Re,type:ie,config:q},be,re).catch(k);if(fe.kind!=="taken")return fe;throw await(0,z.Dy)(de,Re,le),new R.P_("app_exists",
`There is an app ${Re.appID} in this project already.`)},async update(Re,ie,ue){const be=await(0,z.Dy)(de,Re,le);await D(ie.settings),await se(Y,Re,be,ie.settings?.
domains);const re=await de.update(Re,ie,ue).catch(k);if(!re)throw(0,z.fH)(Re);return re},domainsOf:({org:Re,settings:ie})=>(0,me.i4)(Y.domains,Re,ie.domains??[])}}
async function D({schedule:Y}={}){for(const[de,{cron:le}]of(Y??[]).entries()){const Re=await(0,C.R)(le);if(Re!==void 0)throw(0,M.Gq)([`schedule[${de}].cron ${Re}`])}}
async function se(Y,{org:de},le,Re=null){const ie=(Re??[]).filter(ue=>!le?.settings.domains?.includes(ue));await(0,me.RX)(Y.domains,de,ie)}function k(Y){if(!(Y instanceof
we.ue))throw Y;const de=`Another app has the domain ${Y.domain}. It is free when that app's domains no longer contain it.`;throw new R.P_("domain_taken",de)}}),
9910:((Xe,Te,w)=>{w.d(Te,{K:()=>Re,q:()=>ie});var T=w(7934),C=w(8302),R=w(4235),we=w(2345);const P=20,me={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
example:"0 3 * * *"},z=null;function M(ue){return ue.split(";").map(be=>{const re=be.trim().split(/\s+/),[q,fe=""]=[re.slice(0,5).join(" "),re[5]];if(re.length===
6&&me.pattern.test(q)&&FUNCTION_FORMS.healthPath.pattern.test(fe))return{cron:q,path:fe};throw new Error(`Write five fields and a path, with ; between entries, \
as "${z}"`)})}function G(ue){return ue.map(({cron:be,path:re})=>`${be} ${re}`).join("; ")}var D=w(8325),se=w(6923),k=w(6939);const Y={spaFallback:(0,D.UM)(k.Jt),
installCommand:(0,D.UM)((0,k.Qq)(0,4096)),rootDirectory:(0,D.UM)(k.TV),noindex:(0,D.UM)(k.Jt),assetsOnly:(0,D.UM)(k.Jt),verify:(0,D.UM)((0,k.yL)(["off","warn","\
fail"])),lifetime:(0,D.UM)(k.EQ),nodeVersion:(0,D.UM)(T.FsL((0,k.Qq)(1,3),T.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:(0,D.UM)((0,k.TN)(R.FU)),
healthPath:(0,D.UM)((0,k.wC)(R.DR.healthPath,`must be ${R.DR.healthPath.what}`)),instances:(0,D.UM)((0,k.rD)(1,R.Tl)),memory:(0,D.UM)((0,k.wC)(R.DR.memory,`must\
 be ${R.DR.memory.what}`)),idleTimeout:(0,D.UM)((0,k.wC)(R.DR.idleTimeout,`must be ${R.DR.idleTimeout.what}`)),requestTimeout:(0,D.UM)((0,k.wC)(R.DR.requestTimeout,
`must be ${R.DR.requestTimeout.what}`)),schedule:(0,D.UM)(T.FsL(T.YOg((0,D.ol)({cron:(0,k.wC)(me,"must be five fields with one space between them"),path:(0,k.wC)(
R.DR.healthPath,`must be ${R.DR.healthPath.what}`)}),"must be a list"),T.BpQ(1,"must not be empty: null removes it"),T.Ru6(P,`must have at most ${P} entries`)))},
de={buildCommand:null,outputDirectory:null,region:null},le={buildCommand:(0,D.UM)((0,k.Qq)(0,4096)),outputDirectory:(0,D.UM)(k.TV),region:(0,D.UM)(T.FsL((0,k.Qq)(
1,63),T.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},Re=(0,D.ol)({env:k.uO});function ie(ue){const be={...Y,domains:(0,D.
UM)((0,se.xI)(ue.domains))},re={repository:(0,k.Jk)(ue.allowLocalGit),branch:k.tk,...le},q={...re,repository:T.yqP(re.repository),branch:T.yqP(k.tk)},[fe,ke,K]=[
T.Ikc(re),T.Ikc(q),T.Ikc(be)],ye=(0,D.ol)({name:T.FsL((0,k.Qq)(1,63),T.yGV(we.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and la\
st')),type:(0,k.yL)(we.yN),...re,...be,subdomain:(0,D.J5)("cannot be given: it is generated")}),ce={name:(0,D.J5)("cannot be changed: it is the ID of the app"),
subdomain:(0,D.J5)("cannot be changed: it is generated")},Oe=(0,D.ol)({...q,...be,...ce,type:(0,D.J5)("changes with a release: give it with a deployment, as `co\
nfiguration.type`")}),Ie=(0,D.ol)({...q,...Y,...ce,type:T.yqP((0,k.yL)([...we.yN,we.m0])),domains:(0,D.J5)("do not wait for a deployment: change them with PATCH")}),
Z=ge=>({...T.qgA(ke,ge),...(0,C.Eb)({type:ge.type}),settings:T.qgA(T.Ikc(Y),ge)});return{creation:T.FsL(ye,T.pdi(ge=>{const F=Object.entries(T.qgA(K,ge)).filter(
([,Fe])=>Fe!==null),{name:he,type:$}=ge;return{name:he,type:$,config:{...de,...T.qgA(fe,ge),settings:Object.fromEntries(F)}}})),deployment:(0,D.ol)({branch:(0,D.
UM)(k.tk),commit:(0,D.UM)(k.cd),configuration:T.yqP(T.FsL(Ie,T.pdi(Z))),env:T.yqP(k.uO),tag:(0,D.J5)("is not accepted: web apps deploy without a release tag")}),
change:T.FsL(Oe,T.pdi(ge=>({...T.qgA(ke,ge),settings:T.qgA(K,ge)})))}}}),6923:((Xe,Te,w)=>{w.d(Te,{MV:()=>re,RX:()=>de,i4:()=>le,xI:()=>k});var T=w(3136),C=w(7934),
R=w(3739),we=w(5807),P=w(5914),me=w(5456),z=w(8325);const M=20,G=1e3,D="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",se=`^(?:(?=.{1,254}$)(?:${D}\\.)+(?!\\d+\\.?\
$)${D}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function k({ownName:q,sitesDomain:fe}){const ke=[q,fe,"localhost"],K=ye=>{if(!Array.isArray(
ye))return"must be a list of host names";if(ye.length>M)return`must have at most ${M} host names`;const ce=ye.map(ge=>typeof ge=="string"?Y(ge):void 0),Oe=ye[ce.
indexOf(void 0)];if(ce.includes(void 0))return`contains ${(0,z.SP)(String(Oe))}, which is not a host name as shop.example.com`;const Ie=ce.find(ge=>ge!==void 0&&
ke.some(F=>(0,P.UO)(ge,F)));if(Ie!==void 0)return`contains ${(0,z.SP)(Ie)}, which belongs to the platform itself`;const Z=ce.find((ge,F)=>ce.indexOf(ge)!==F);return Z===
void 0?void 0:`contains ${(0,z.SP)(Z)} twice`};return C.FsL(C.IeY(ye=>K(ye)===void 0,({input:ye})=>K(ye)??""),C.yuE({type:"array",maxItems:M,uniqueItems:!0,items:{
type:"string",maxLength:G,pattern:se}}),C.pdi(ye=>ye.map(ce=>Y(ce)??ce)))}function Y(q){if(q.length>G)return;const fe=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(q)?
(0,T.domainToASCII)(q).replace(/\.$/,""):"";return(0,P.an)(fe)?fe:void 0}async function de(q,fe,ke){const K=ke.filter(F=>!q.mayUseDomain(fe,F)),ye=`${q.ownName}\
/${fe}`,ce=await Promise.all(K.map(F=>Re(q,F))),Oe=ce.findIndex(F=>!F.includes(ye)),Ie=K[Oe];if(Ie===void 0)return;const Z=ce[Oe]?.[0],ge=Z===void 0?"":` The va\
lue there is another one now: ${(0,we.Ow)(Z,200)}.`;throw new me.P_("domain_not_verified",`The domain ${Ie} is not verified for the organization ${fe}: add the \
DNS record "${ie(Ie)} TXT ${ye}", wait until it is published, and try again.${ge}`)}async function le(q,fe,ke){const K=`${q.ownName}/${fe}`;return Promise.all(ke.
map(async ye=>{const ce={domain:ye,record:ie(ye),value:K};if(q.mayUseDomain(fe,ye))return{...ce,proof:"listed"};const Oe=await Re(q,ye).catch(Ie=>{if(!(Ie instanceof
me.P_))throw Ie});return Oe===void 0?{...ce,proof:"unknown"}:{...ce,proof:Oe.includes(K)?"recorded":"missing"}}))}async function Re({resolveTxt:q},fe){try{return(await q(
ie(fe))).map(K=>K.join("").trim())}catch(ke){if(["ENOTFOUND","ENODATA"].includes((0,R.xU)(ke)??""))return[];const K=`The DNS records of ${ie(fe)} cannot be read\
 now. Try again later.`;throw new me.P_("unavailable",K,{"retry-after":"30"})}}function ie(q){return`_slipway.${q}`}const ue=2e3,be=2;async function re(q){const{
Resolver:fe}=await Promise.resolve().then(w.t.bind(w,1553,19));return new fe({timeout:ue,maxTimeout:ue,tries:be}).resolveTxt(q)}}),1817:((Xe,Te,w)=>{w.d(Te,{createControlPlane:()=>ms});
var T=w(3823),C=w(5456),R=w(8302),we=w(8595),P=w(2207),me=w(2345),z=w(2978);const M={type:"string"},G={type:"integer",minimum:0},D={type:"boolean"},se={type:"st\
ring",format:"date-time"};function k(A){return{type:"string",enum:A}}function Y(A){return{anyOf:[A,{type:"null"}]}}function de(A){return{type:"array",items:A}}function le(A){
const j=Object.keys(A);return{type:"object",properties:Object.fromEntries(Object.entries(A).map(([pe,J])=>[pe.replace("?",""),J])),required:j.filter(pe=>!pe.endsWith(
"?")),additionalProperties:!1}}function Re(A,j){return le({[A]:de(j),nextCursor:Y(M)})}function ie(A,j){const{$ref:pe,anyOf:[J]=[],items:_e,properties:Se,required:Me=[]}=A,
ze=pe===void 0?J:Z.get(pe);if(ze)return ie(ze,j);if(_e&&Array.isArray(j))return j.map(Ge=>ie(_e,Ge));if(Se&&(0,R.Gv)(j)){const Ge=We=>Me.includes(We)?j[We]:j[We]??
void 0;return Object.fromEntries(Object.entries(Se).map(([We,dt])=>[We,ie(dt,Ge(We))]))}return A===se&&typeof j=="number"?ue(j):j}function ue(A){return new Date(
A).toISOString()}function be(A){return`#/components/schemas/${A}`}function re(A){return{$ref:be(A)}}const q={appID:{type:"string",minLength:1,maxLength:63},name:M,
type:k(me.yN),repository:M,branch:M,buildCommand:Y(M),outputDirectory:Y(M),region:Y(M),subdomain:M,state:k(["created","live"]),url:Y(M),environments:de(le({environmentID:M,
name:M})),createdAt:se,updatedAt:se},fe={"spaFallback?":D,"installCommand?":M,"rootDirectory?":M,"nodeVersion?":M,"lifetime?":M,"assetsOnly?":D,"noindex?":D,"ve\
rify?":k(["off","warn","fail"]),"startCommand?":M,"healthPath?":M,"instances?":G,"memory?":M,"idleTimeout?":M,"requestTimeout?":M,"schedule?":de(le({cron:M,path:M})),
"domains?":de(M)},ke={appID:q.appID,type:q.type,state:q.state,repository:M,branch:M,buildCommand:q.buildCommand,outputDirectory:q.outputDirectory,region:q.region,
...fe,variables:de(M)},K={deployID:M,status:k(P.PB),branch:M,commit:Y(M),createdAt:se},ye={code:k(we.i1),file:Y(M),line:Y(G),message:M},ce={...K,stage:Y(k(P.Mb)),
startedAt:Y(se),finishedAt:Y(se),"supersededBy?":M,"warnings?":de(le(ye))},Oe={file:M,line:Y(G),column:Y(G),severity:k(["error","warning","notice"]),code:Y(M),message:M},
Ie={Error:le({error:le({code:k(Object.keys(P.iV)),message:M,requestID:M})}),App:le(q),Configuration:le(ke),Environment:le({environmentID:M,name:M,url:Y(M),state:k(
["created","live"])}),AcceptedDeployment:le(K),Deployment:le({...ce,url:Y(M)}),Failure:le({deployID:M,stage:k(P.Mb),code:k(P.sR),message:M,exitCode:Y({type:"int\
eger"}),signal:Y(M),log:de(M),diagnostics:de(le(Oe))}),OperatorApp:le({org:M,project:M,...q,settings:{type:"object"},liveDeployID:Y(M),newest:Y({$ref:be("Operat\
orDeployment")}),"functions?":k(z.wL),"functionsNode?":M,"deleted?":le({at:se,by:Y(M),until:se})}),OperatorDeployment:le({...ce,subject:Y(M),author:Y(M),triggeredBy:Y(
M),size:Y(le({files:G,bytes:G})),isLive:D,"redeployOf?":M,"cancelledBy?":M,phases:de(le({name:M,startedAt:se,ms:Y({type:"number",minimum:0})}))}),QueuedDeployment:le(
{project:M,appID:M,...ce,triggeredBy:Y(M),"position?":{type:"integer",minimum:1}}),Table:le({name:M,variable:M,createdAt:se})},Z=new Map(Object.entries(Ie).map(
([A,j])=>[be(A),j]));var ge=w(7598),F=w(3739),he=w(2097),$=w(5898),Fe=w(5807),Ye=w(7288);const Ee=254;async function Nt({organizationsOf:A},j){return(await A(j))?.
length===0}function It({email:A,token:j,via:pe},J,_e="id-token"){const Se=j?{via:"access-token",name:j.name}:{via:pe??_e};return{by:(0,Fe.Ow)(A,Ee),...Se,from:(0,Ye.
fe)(J),requestID:J.requestID}}function Ws(A){const j=Object.entries(A).map(([pe,J])=>({name:pe,route:J,parts:J.path.split("/")}));return(pe,J)=>{const _e=J.split(
"/"),Se=j.filter(We=>vn(We.parts,_e)),Me=pe==="HEAD"?"GET":pe,ze=Se.find(({route:We})=>We.method===Me);if(ze)return{name:ze.name,route:ze.route,parameters:Gs(ze.
parts,_e)};if(Se.length===0)throw new C.P_("not_found",`Nothing is at ${J.slice(0,300)}.`);const Ge=Se.map(({route:We})=>We.method==="GET"?"GET, HEAD":We.method).
join(", ");throw new C.P_("method_not_allowed",`${pe} is not allowed here; allowed: ${Ge}.`,{allow:Ge})}}function vn(A,j){return A.length===j.length&&A.every((pe,J)=>pe.
startsWith("{")?j[J]!=="":pe===j[J])}function Gs(A,j){const pe=A.flatMap((J,_e)=>{const Se=/^\{(\w+)\}$/.exec(J)?.[1];return Se===void 0?[]:[[Se,Qn(j[_e]??"",Se)]]});
return Object.fromEntries(pe)}function Qn(A,j){try{return decodeURIComponent(A)}catch{throw new C.P_("invalid_request",`The path's ${j} is not percent-encoded U\
TF-8.`)}}var qn=w(3548),Dt=w(6939);function En(){return A=>A}function Zn(A,j){const pe=Object.keys(j).map(J=>[J,{...A[J],...j[J]}]);return Object.fromEntries(pe)}
const Ys=["GET","HEAD"],Ks=["POST","PUT","PATCH"];function es(A,j,pe){const J=Ws(j),_e=async Se=>{const Me=(0,$.XM)(Se.target),{name:ze,route:Ge,parameters:We}=J(
Se.method,Me),{principal:dt,within:Vt}=await nn(A,Ge,Se,We),{bytes:Lt,json:jt}=Ks.includes(Se.method)?await ns(Se,Ge):Qs,{orgID:Tn="",projectID:rn="",appID:bn=""}=We,
{status:Es=200,body:ys,answer:ws}=Ge;let gs;const lo=async(fo,_s)=>{const Qe=X=>JSON.stringify(ie(ws,_s(X))),gt=JSON.stringify([dt.issuer,dt.email,ze,Tn,rn,bn]),
Xt=ts(Se),hr=Xt===void 0?void 0:{scope:gt,key:Xt,requestHash:(0,ge.hash)("sha256",Lt),status:Es,answer:Qe},$e=await fo(hr);switch($e.kind){case"done":return _s(
$e.made);case"replayed":return gs=(0,$.Yf)($e.status,JSON.parse($e.answer),{"idempotent-replayed":"true"}),{};case"other_request":throw(0,Dt.Gq)(["Idempotency-K\
ey was used before with another body"]);default:return(0,F.xb)($e)}},uo=await Ge.run({key:{org:Tn,project:rn,appID:bn},parameters:We,principal:dt,within:Vt,act:It(
dt,Se),query:new URLSearchParams(Se.target.slice(Me.length)),body:()=>ys&&(0,Dt.ll)(jt,ys),once:lo},pe);return gs??(0,$.Yf)(Es,ie(ws,uo))};return async Se=>{try{
return await _e(Se)}catch(Me){const ze=(0,qn.Z)(Me);if(!ze)throw Me;return await zs(A,ze,Se),(0,C.u)(ze,Se)}}}function ts(A){const j=(0,$.wx)(A,"idempotency-key");
if(j===void 0||/^[\x21-\x7e]{1,255}$/.test(j))return j;throw(0,Dt.Gq)(["Idempotency-Key must be 1 to 255 visible ASCII characters"])}async function zs(A,{code:j},pe){
if(!A.refusals||j!=="unauthorized"&&j!=="forbidden")return;const J={code:j,request:pe,via:"id-token"};if(j==="unauthorized")return A.refusals.note(J);try{const _e=await A.
verify((0,$.wx)(pe,"authorization")),{by:Se}=It(_e,pe);A.refusals.note({...J,by:Se??void 0,org:await tn(A,_e,pe)})}catch{A.refusals.note(J)}}async function tn({
roleOf:A},j,{target:pe}){const J=/\/orgs\/([^/?]+)/.exec(pe)?.[1];if(!(J===void 0||!me.cS.test(J)))return await A(j,{org:J})===void 0?void 0:J}async function nn(A,j,pe,{
orgID:J,projectID:_e,appID:Se}){const Me=await A.verify((0,$.wx)(pe,"authorization")),{email:ze}=Me,Ge=await A.rateLimit(ze);if(Ge>0)throw(0,C.xd)(`Too many req\
uests: wait ${Ge} s.`,Ge);if(j.for==="operators"&&await A.organizationsOf(Me)!==void 0)throw new C.P_("forbidden",`${ze} has no role in the organization "*", wh\
ich this call needs.`);if(j.for==="operators"&&j.needs&&await yn(A,Me,{org:"*"},j.needs),j.for!==void 0)return{principal:Me};if(J===void 0||!me.cS.test(J))throw(0,Dt.
Gq)(["orgID in the path is not an identifier"]);if(_e!==void 0&&!me.cS.test(_e))throw(0,Dt.Gq)(["projectID in the path is not an identifier"]);const We={org:J,project:_e,
appID:Se},dt=j.partly&&await Xs(A,Me,We);return dt&&dt.length>0?{principal:Me,within:dt}:(await yn(A,Me,We,j.needs??Mn(pe.method)),{principal:Me})}function Vs({
org:A,project:j,appID:pe}){return{org:A,project:j||void 0,appID:pe||void 0}}async function Xs(A,j,{org:pe,project:J}){const _e=await A.partsOf(j,pe);return J===
void 0||_e===void 0?_e:_e.includes(J)?void 0:_e.filter(Se=>Se.startsWith(`${J}/`))}function Mn(A){return Ys.includes(A)?"viewer":"deployer"}const Js={viewer:"ma\
y only read",deployer:"may not say who may do what",admin:"may do everything"};async function yn({roleOf:A},j,pe,J){const _e=await A(j,pe);if(_e===void 0)throw new C.
P_("forbidden",`${j.email} has no role for this in the organization ${pe.org}.`);if((0,he.mK)(_e,J))return _e;const Se=`${j.email} ${Js[_e]} in ${(0,he.fp)(pe)}\
.`;throw new C.P_("forbidden",J==="admin"?`${Se} An admin may.`:Se)}const Qs={bytes:Buffer.alloc(0),json:void 0};async function ns(A,{mayBeEmpty:j,body:pe}){const J=(0,$.
c0)(A);if(J!==void 0&&J!=="application/json")throw sn(J);const _e=me.lF.bodyBytes,Se=await(0,C.EN)(A,_e,`The body is larger than ${_e} bytes.`);if(Se.length===0&&
(j||!pe))return{bytes:Se,json:{}};if(J===void 0)throw sn("none");if(Se.length===0)throw new C.P_("invalid_request","The body is empty.");return{bytes:Se,json:(0,C.
o_)(Se)}}function sn(A){return new C.P_("unsupported_media_type",`The Content-Type must be application/json; it is ${A.slice(0,100)}.`)}var ss=w(1961),qs=w(9910),
ir=w(8453);const Zs={limit:{type:"integer",minimum:1,maximum:me.lF.pageMost,default:me.lF.pageDefault},cursor:M};function eo(A){return ds(A,"limit",me.lF.pageDefault,
me.lF.pageMost)}async function to(A,j,pe){const J=eo(A),_e=await pe(J+1),Se=_e.slice(0,J),Me=Se.at(-1);return{items:Se,nextCursor:Me!==void 0&&_e.length>J?j(Me):
null}}const os=A=>ls(`before:${A}`),no=({seq:A})=>os(A),rs=A=>ls(`after:${A}`),ar=({key:A})=>rs(A),is=({project:A,appID:j})=>rs(`${A}/${j}`),cr=({project:A="",appID:j="",
who:pe})=>rs(`${A}/${j}/${pe}`);function as(A){const j=zt(A,/^before:(\d{1,15})$/)?.[0];return j===void 0?void 0:Number(j)}function cs(A){const j=zt(A,/^after:([^/]+)\/([^/]+)$/);
if(!j)return;const[pe="",J=""]=j;if(!IDENTIFIER.test(pe)||!IDENTIFIER.test(J))throw wn();return{project:pe,appID:J}}function dr(A){const j=zt(A,/^after:(.+)$/)?.[0];
if(j!==void 0&&!IDENTIFIER.test(j))throw wn();return j}function lr(A,j){const[pe="",J="",_e=""]=zt(A,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return _e===""?void 0:
{org:j,project:pe,appID:J,who:_e}}function Ft(A){const j=A.get("prefix")??"";if(j!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(j))return j;throw invalid(['prefix must\
 be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function qe(A){const j=A.get("prefix")??"";if(Buffer.byteLength(j)>KVS_LIMITS.keyBytes)throw invalid(
[`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:j,after:zt(A,/^after:([\s\S]{1,512})$/)?.[0]}}function so(A){const j=A.get("from")??"0";
if(!/^-?\d{1,15}$/.test(j))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(j),limit:ds(A,"limit",LOG_LIMITS.
pageDefault,LOG_LIMITS.pageMost)}}function at(A){const j=A.get("after"),pe=j===null?void 0:printedCursor(j);if(j!==null&&!pe)throw invalid(["after must be the n\
ext of an earlier answer"]);return{lines:ds(A,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:pe}}function xt(A,j){const pe=A.get(j)??"false";if(pe==="t\
rue"||pe==="false")return pe==="true";throw invalid([`${j} must be true or false`])}function ds(A,j,pe,J){const _e=A.get(j);if(_e===null)return pe;const Se=/^\d{1,9}$/.
test(_e)?Number(_e):0;if(Se<1||Se>J)throw(0,Dt.Gq)([`${j} must be 1 to ${J}`]);return Se}function ls(A){return Buffer.from(A).toString("base64url")}function zt(A,j){
const pe=A.get("cursor");if(pe===null)return;const J=Buffer.from(pe,"base64url").toString(),_e=j.exec(J);if(!_e||ls(J)!==pe)throw wn();return _e.slice(1)}function wn(){
return(0,Dt.Gq)(["cursor must be a nextCursor of this list"])}var Cn=w(9546);const ur={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",
activate:"store"};function oo(A){const{stage:j,createdAt:pe,startedAt:J,finishedAt:_e,enteredAt:Se}=A,Me={queue:pe,...J!==null&&{clone:J},...Se},ze=J===null?"qu\
eue":j,Ge=[];for(const[We,dt]of DEPLOYMENT_STAGES.entries()){const Vt=Me[dt];if(Vt===void 0)continue;const Lt=DEPLOYMENT_STAGES.slice(We+1).find(bn=>Me[bn]!==void 0),
jt=Lt===void 0?_e:Me[Lt]??null;if(Lt===void 0&&dt!==ze)break;const Tn=ur[dt],rn=Ge.at(-1);rn?.name===Tn?Ge.splice(-1,1,{...rn,finishedAt:jt}):Ge.push({name:Tn,startedAt:Vt,
finishedAt:jt})}return Ge}function us({subdomain:A,settings:j}){return j.domains?.[0]??A}const fs="production";function pt(A){return A.liveRelease===null?"creat\
ed":"live"}function hs(A,j){return A.liveRelease===null?null:j(us(A))}function Un(A,j){const pe=[{environmentID:A.environmentID,name:fs}];return{...A,state:pt(A),
url:hs(A,j),environments:pe}}function ro(A,j){return{...A,...A.settings,state:pt(A),variables:j}}function ps(A,j){return{environmentID:A.environmentID,name:fs,url:hs(
A,j),state:pt(A)}}function io(A,j,pe){const J=A.status==="succeeded"?pe(us(j)):null;return{...gn(A),url:J}}function gn(A){return{...A,warnings:A.warnings.length>
0?A.warnings:void 0}}function ao(A,j){const{failureLogLines:pe,failureLogLine:J}=me.lF;return{deployID:A,...j,log:j.log.slice(-pe).map(_e=>_e.slice(0,J))}}function co(A,j,pe,J){
const{cachesOf:_e,...Se}=A.settings,Me=J?.stateOf(A),{at:ze,by:Ge,endsAt:We}=A.deletion??{};return{...Un(A,pe),settings:Se,liveDeployID:A.liveRelease,newest:j&&
_n(j,A),functions:Me,functionsNode:Me&&J?.node,deleted:A.deletion&&{at:ze,by:Ge,until:We}}}function _n(A,j){return{...gn(A),...A.commitFacts,isLive:A.deployID===
j.liveRelease,phases:phasesOf(A).map(({name:pe,startedAt:J,finishedAt:_e})=>({name:pe,startedAt:J,ms:_e===null?null:_e-J}))}}function fr({app:{project:A,appID:j},
deployment:pe},J){return{...gn(pe),project:A,appID:j,position:J}}const on=["branch","commit","configuration","configuration.type","env"];function ms(A,j){return es(
A,Rt(j.changes.bodies),j)}const kt=En();function Rt({creation:A,change:j,deployment:pe}){return Zn(T.bw,{createApp:kt({summary:"Creates an app. Its ID is its na\
me. `deployTakes`: the members that the body of a deployment may have.",body:A,status:201,answer:le({...q,deployTakes:de(k(on))}),async run(J,{changes:_e,siteUrl:Se}){
const{name:Me,...ze}=J.body(),Ge=We=>({...Un(We,Se),deployTakes:on});return J.once(We=>_e.create({...J.key,appID:Me},ze,J.act,We),Ge)}}),updateApp:kt({summary:"\
Changes the fields of an app that the body names. Null removes an optional one.",body:j,answer:re("App"),async run(J,{changes:_e,siteUrl:Se}){return Un(await _e.
update(J.key,J.body(),J.act),Se)}}),replaceEnv:kt({summary:"Replaces the whole set of variables. No answer contains their values.",body:qs.K,answer:le({names:de(
M)}),async run(J,{state:_e,clock:Se}){await vt(J,_e,Se);const{env:Me}=J.body();if(!await _e.apps.replaceEnv(J.key,Me,J.act))throw(0,Cn.fH)(J.key);return{names:Object.
keys(Me).sort()}}}),listEnvironments:kt({summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployTakes`: the me\
mbers that the body of a deployment may have.",answer:le({environments:de(re("Environment")),app:re("Configuration"),deployTakes:de(k(on))}),async run(J,{state:_e,
clock:Se,siteUrl:Me}){const ze=await vt(J,_e,Se),Ge=Object.keys(await _e.apps.env(J.key)).sort();return{environments:[ps(ze,Me)],app:ro(ze,Ge),deployTakes:on}}}),
deploy:kt({summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `\
env`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says \
what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes \
a server.",body:pe,mayBeEmpty:!0,status:202,answer:re("AcceptedDeployment"),async run(J,{state:_e,clock:Se}){await vt(J,_e,Se);const{branch:Me=null,commit:ze,configuration:Ge,
env:We}=J.body();await(0,ss.q)(Ge?.settings);const dt={branch:Me,commit:ze?.toLowerCase()??null,configuration:Ge,env:We},Vt=async Lt=>{const jt=await _e.deployments.
create(J.key,dt,J.act,Lt);if(jt.kind==="no_app")throw(0,Cn.fH)(J.key);return jt};return J.once(Vt,Lt=>Lt)}}),listDeployments:kt({summary:"Lists deployments, new\
est first.",query:Zs,answer:Re("deployments",re("Deployment")),async run(J,{state:_e,siteUrl:Se}){const{items:Me,nextCursor:ze}=await to(J.query,no,async Ge=>{const We=await _e.
deployments.ofApp(J.key,{limit:Ge,before:as(J.query)});if(!We)throw(0,Cn.fH)(J.key);return We.deployments.map(dt=>io(dt,We.app,Se))});return{deployments:Me,nextCursor:ze}}}),
readFailure:kt({summary:"Reads why a deployment failed. 404: it did not.",answer:re("Failure"),async run(J,{state:_e,clock:Se}){const{deployID:Me=""}=J.parameters,
ze=await _e.deployments.failure(J.key,Me);if(ze)return ao(Me,ze);await vt(J,_e,Se);const Ge=await _e.deployments.find(J.key,Me);throw Ge?new C.P_("not_found",`T\
he deployment ${Me} has not failed: it is ${Ge.status}.`):new C.P_("deployment_not_found",`The app ${J.key.appID} has no deployment ${Me}.`)}})})}function vt({key:A},{
apps:j},pe){return(0,Cn.Dy)(j,A,pe)}}),9546:((Xe,Te,w)=>{w.d(Te,{Dy:()=>k,Ps:()=>se,fH:()=>le});var T=w(7598),C=w(7934),R=w(3739),we=w(2345),P=w(5456),me=w(8325),
z=w(6939);const M=C.FsL((0,z.Qq)(1,1e3),C.yGV(we.G1,"is not a variable's name: letters, digits and _, and not a digit first")),G=(0,me.ol)({set:(0,me.UM)(z.uO),
unset:(0,me.UM)(C.FsL(C.YOg(M,"must be a list of names"),C.Ru6(we.lF.envVariables,`must have at most ${we.lF.envVariables} names`)))}),D={variables:we.lF.envVariables,
bytes:we.lF.envBytes};function se({state:q,logs:fe,clock:ke,keepDeletedMs:K,rolledBack:ye}){const{apps:ce,deployments:Oe,releases:Ie}=q,Z=F=>k(ce,F,ke),ge=async(F,he)=>{
const $=await Oe.find(F,he);if($)return $;throw await Z(F),be(F,he)};return{app:Z,deployment:ge,keepDeletedMs:K,async deleteApp(F,he){const $=await ce.delete(F,
he,K);if(!$)throw le(F);return $},async restoreApp(F,he){const $=await ce.restore(F,he);if($.kind==="no_app")throw le(F);if($.kind==="too_late")throw Y($.app,!0);
if($.kind==="not_deleted")throw new P.P_("conflict",`The app ${F.appID} is not deleted, so there is nothing to restore.`);return $.app},async cancel(F,he,$){const Fe=await Oe.
cancel(F,he,$);if(Fe.kind==="no_deployment")return ge(F,he);if(Fe.kind==="too_late")throw re(F,Fe.deployment);return Fe.deployment},async redeploy(F,he,$,Fe){const Ye={
branch:null,commit:null},Ee=he===void 0?await Oe.create(F,Ye,$,Fe):await Oe.redeploy(F,he,$,Fe);if(Ee.kind==="no_app")throw le(F);if(Ee.kind!=="no_deployment")return Ee;
throw await Z(F),be(F,he??"")},async clearCaches(F,he){if(!await ce.update(F,{settings:{cachesOf:(0,T.randomUUID)()}},he))throw le(F)},async rollback(F,he,$){const Fe=await Ie.
rollback(F,he,$);if(Fe)return{...Fe,warnings:await ye?.(F,Fe.deployID)??[]};if(await Z(F),he===void 0)throw ue(F,"no kept release before the live one.");const Ye=await Oe.
find(F,he),Ee=`Deploy its commit again: slipway redeploy ${he.slice(0,100)}.`;if(Ye?.status==="succeeded")throw ue(F,`no release ${he} any more: the platform ke\
eps the newest ones (--keep-releases). ${Ee}`);if(Ye)throw ue(F,`no release ${he}: that deployment is ${Ye.status}.`);const Nt=ie.test(he)?" If there was such a\
 deployment, the platform has removed it, because it was old.":"";throw ue(F,`no kept release ${he.slice(0,100)}.${Nt}`)},async variables(F){return await Z(F),ce.
variables(F)},async compareEnv(F,he){await Z(F);const $=await ce.env(F),Fe=(Ye,Ee)=>Object.hasOwn($,Ye)?$[Ye]===Ee?"same":"replaced":"new";return Object.keys(he).
sort().map(Ye=>({name:Ye,change:Fe(Ye,he[Ye]??"")}))},async editEnv(F,{set:he,unset:$},Fe){const Ye=$?.find(Nt=>he&&Object.hasOwn(he,Nt));if(Ye!==void 0)throw(0,z.
Gq)([`${Ye} is in set and in unset`]);const Ee=await ce.editEnv(F,{set:he??{},unset:$??[]},D,Fe);switch(Ee.kind){case"done":return{names:Ee.names,absent:Ee.absent};case"\
no_app":throw le(F);case"full":{const{variables:Nt,bytes:It}=D;throw(0,z.Gq)([`an app may have ${Nt} variables, and ${It} bytes of names and values`])}default:return(0,R.
xb)(Ee)}},async readLog(F,he,$){const Fe=await ge(F,he),Ye=Fe.finishedAt!==null,Ee=await fe.read(he,{...$,isComplete:Ye}),Nt=Ee?void 0:Re(Fe);return Nt!==void 0?
{text:$.from<=0?Nt:"",next:Math.max(1,$.from),atEnd:!0,deployment:Fe}:Ee?{text:Ee.text,next:Ee.next,atEnd:Ye&&Ee.next>=Ee.size,deployment:Fe}:{text:"",next:Math.
max(0,$.from),atEnd:Ye,deployment:Fe}}}}async function k(q,fe,ke){const K=await q.find(fe);if(!K)throw le(fe);if(K.deletion)throw Y(K,K.deletion.endsAt<=ke.now());
return K}function Y({org:q,project:fe,appID:ke,deletion:K},ye){const{at:ce=0,by:Oe=null,endsAt:Ie=0}=K??{},Z=$=>new Date($).toISOString().slice(0,16).replace("T",
" "),ge=Oe===null?"because its lifetime was over":`by ${Oe}`,F=`The app ${ke} was deleted at ${Z(ce)} UTC ${ge}`;if(ye)return new P.P_("app_deleted",`${F}, and \
is being removed. Its name is free again within hours.`);const he=`slipway apps restore ${ke} --org ${q} --project ${fe}`;return new P.P_("app_deleted",`${F}. U\
ntil ${Z(Ie)} UTC it can be restored: ${he}`)}function de({code:q,message:fe}){return q==="app_deleted"&&fe.includes("it can be restored")}function le({org:q,project:fe,
appID:ke}){return new P.P_("app_not_found",`There is no app ${ke} in ${q}/${fe}.`)}function Re({logRemovedAt:q}){return q===null?void 0:`The platform removed th\
is log on ${new Date(q).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const ie=/^dpl-[a-z2-7]{16}$/;function ue({appID:q},fe){return new P.P_("release_not_found",`The app ${q} has ${fe}`)}function be({appID:q},fe){return new P.P_(
"deployment_not_found",`The app ${q} has no deployment ${fe.slice(0,100)}.`)}function re({appID:q},{deployID:fe,status:ke,finishedAt:K,supersededBy:ye}){if(K===
null){const Oe=`The deployment ${fe} goes live at this moment, and cannot be stopped any more.`;return new P.P_("conflict",`${Oe} The release before it is one s\
tep away: slipway rollback --app ${q}`)}const ce=ye===null?"":`, because ${ye} replaced it`;return new P.P_("conflict",`The deployment ${fe} has ended already: ${ke}${ce}\
.`)}}),7352:((Xe,Te,w)=>{w.d(Te,{createOperator:()=>T});const T=()=>()=>({status:404,headers:{},body:""})}),3548:((Xe,Te,w)=>{w.d(Te,{Z:()=>z});var T=w(3739),C=w(
7080),R=w(5456),we=w(7356),P=w(8423),me=w(6854);function z(Y){if(Y instanceof R.P_)return Y;if(Y instanceof me.tM){const de="Wait until some of them have starte\
d, and try again (slipway platform --organization-queue).";return new R.P_("rate_limited",`The organization has ${Y.most} deployments in the queue. ${de}`,se)}if(Y instanceof
T.GQ&&Y.code==="unsupported_data")return new R.P_("unavailable",G);if(Y instanceof we.zH)return new R.P_("quota_exceeded",(0,C.c9)(Y.over));if(Y instanceof P.us)
return Y.isFull?new R.P_("unavailable","The platform has no room to store more. Its operator has to add some.",D):new R.P_("unavailable",`The platform cannot re\
ad or write its state now. ${M}`,k)}const M="Read what was to be changed before you repeat the call, because it may have been changed.",G="This is sealed with a\
 key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",D={"retry-after":"30"},se={"retry-after":"\
60"},k={"retry-after":"5"}}),6939:((Xe,Te,w)=>{w.d(Te,{EQ:()=>re,Gq:()=>G,Jk:()=>K,Jt:()=>ie,Qq:()=>se,TN:()=>Re,TV:()=>q,cd:()=>be,ll:()=>M,rD:()=>le,tk:()=>ue,
uO:()=>Ie,wC:()=>de,yL:()=>Y});var T=w(7934),C=w(8302),R=w(2345),we=w(597),P=w(5456),me=w(8325);const z=10;function M(F,he){if(!(0,C.Gv)(F))throw G(["the body m\
ust be a JSON object"]);const $=(0,me.LF)(he,F,"the body");if("faults"in $)throw G($.faults);return $.output}function G(F){const he=F.length-z,$=F.slice(0,z).join(
"; ")+(he>0?`; and ${he} more`:"");return new P.P_("validation_failed",`${$}.`)}const D=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"mu\
st be well-formed Unicode"]];function se(F,he,$=[]){const Fe=[...D,...$];return T.FsL(T.YjP("must be a string"),T.BpQ(F,F===1?"must not be empty":`must have at \
least ${F} characters`),T.Ru6(he,`must have at most ${he} characters`),(0,me.Hu)(Ye=>Fe.find(([Ee])=>Ee.test(Ye))?.[1]),T.yuE(k(...Fe.map(([Ye])=>Ye))))}function k(...F){
return{not:{pattern:F.map(({source:he})=>he).join("|")}}}function Y(F){return T.KIO(F,`must be one of ${F.join(", ")}`)}function de({pattern:F,example:he},$){return T.
FsL(se(1,1024),T.yGV(F,`${$}, as "${he}"`))}function le(F,he){const $=`must be a whole number of ${F} to ${he}`;return T.FsL(T.aig($),T.ndf($),T.Wwf(F,$),T.cGV(
he,$))}function Re(F){return se(1,F,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const ie=T.zMY("must be true or false"),ue=se(1,244,[[
/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,
'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part t\
hat begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),be=T.FsL(se(1,64),T.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,
"must be a full commit SHA: 40 hexadecimal digits")),re=T.FsL(se(2,4),T.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d \
to 366d, or of 1h to 999h, as "7d" or "36h"')),q=se(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folder\
s'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),fe=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
ke=/:\/\/[^/?#\\]*@/;function K(F){return T.FsL(T.YjP("must be a string"),T.z6Y(he=>he.isWellFormed(),"must be well-formed Unicode"),(0,me.Hu)(he=>{const $=(0,we.
Nu)(he,F);return $.kind==="refused"?`${$.problem}: write ${$.instead}`:void 0}),T.yuE({maxLength:1024,pattern:fe.source,...k(ke,new RegExp("\\p{Cc}","u"),new RegExp(
"\\p{Cs}","u"))}))}const{envVariables:ye,envBytes:ce}=R.lF,Oe=new RegExp(`^${R.be.replace(/[A-Z]/g,F=>`[${F}${F.toLowerCase()}]`)}`),Ie=T.FsL(T.IeY(F=>Z(F)===void 0,
({input:F})=>Z(F)??""),T.yuE({type:"object",maxProperties:ye,propertyNames:{pattern:R.G1.source,...k(Oe)},additionalProperties:{type:"string",maxLength:ce-1,...k(
...D.map(([F])=>F))}}));function Z(F){if(!(0,C.Gv)(F))return"must be an object of names to strings";const he=Object.entries(F);if(he.length>ye)return`must have \
at most ${ye} variables`;let $=0;for(const[Fe,Ye]of he){const Ee=ge(Fe,Ye);if(Ee!==void 0)return`contains ${(0,me.SP)(Fe)}, ${Ee}`;$+=Buffer.byteLength(Fe)+Buffer.
byteLength(String(Ye))}return $>ce?`must have at most ${ce} bytes of names and values`:void 0}function ge(F,he){return R.G1.test(F)?Oe.test(F)?`but names that b\
egin with ${R.be} belong to the platform`:typeof he!="string"?"whose value must be a string":he.includes("\0")?"whose value must not contain NUL characters":he.
isWellFormed()?void 0:"whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}}),1463:((Xe,Te,w)=>{
w.d(Te,{I3:()=>re,Ld:()=>ue,RX:()=>M,ig:()=>ie,nq:()=>de,typeByProgram:()=>ke,uV:()=>q});var T=w(1421),C=w(7598),R=w(3024),we=w(6760),P=w(7975);const me=import.meta.
filename.endsWith(".ts"),z=(0,we.join)(import.meta.dirname,me?"../../..":"../.."),M=(0,we.join)(z,me?"src/worker.ts":"dist/worker/index.js"),G=me?(0,we.join)(z,
"src"):M,D=(me?["src","node_modules","package.json"]:["dist","package.json"]).map(K=>(0,we.join)(z,K)),se=(0,we.join)(z,"node_modules",".cache","slipway"),k=4,Y=5;
function de(){const K=(0,we.dirname)(process.execPath),ye=[K,process.execPath].find(Oe=>((0,R.statSync)(Oe).mode&Y)!==Y),ce=ye??D.map(le).find(Oe=>Oe!==void 0);
if(ce!==void 0)return{path:ce,command:`chmod -R a+rX ${ye?K:D.join(" ")}`}}function le(K){const ye=(0,R.statSync)(K,{throwIfNoEntry:!1});if(!ye)return;const ce=ye.
isDirectory()?Y:k;if((ye.mode&ce)!==ce)return K;const Oe=(0,we.basename)((0,we.dirname)(K))==="node_modules";if(!ye.isDirectory()||Oe)return;const Ie=(0,R.readdirSync)(
K).filter(Z=>!Z.startsWith("."));for(const Z of Ie){const ge=le((0,we.join)(K,Z));if(ge!==void 0)return ge}}function Re(K){return`${(0,C.hash)("sha256",K).slice(
0,16)}/`}function ie(K,ye){return`slipway-worker:${Re(K)}${ye}`}function ue(K,ye){return`slipway-functions:${Re(K)}${ye}`}const be=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,
/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function re(K){const ye={};
for(const[ce,Oe]of Object.entries(K))Oe!==void 0&&Oe!==""&&be.some(Ie=>Ie.test(ce))&&(ye[ce]=Oe);return ye}function q(K){const{PATH:ye="/usr/local/bin:/usr/bin:\
/bin",NODE_EXTRA_CA_CERTS:ce,NODE_USE_SYSTEM_CA:Oe}=K;return{PATH:ye,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:se,...ce&&{NODE_EXTRA_CA_CERTS:(0,we.resolve)(ce)},...Oe&&
{NODE_USE_SYSTEM_CA:Oe}}}const fe=6e4;async function ke(K,ye,ce){const Oe={env:q({PATH:ye.PATH}),signal:ce,timeout:fe};return(await(0,P.promisify)(T.execFile)(process.
execPath,[M,"type",JSON.stringify(K)],Oe)).stdout}}),8036:((Xe,Te,w)=>{w.r(Te),w.d(Te,{recordUntoldKey:()=>gp,startLocalPlatform:()=>sA});var T=w(3024),C=w(6760),
R=w(3739),we=w(7994),P=w(7598),me=w(8161),z=w(1224),M=w(7288),G=w(5898);const D={by:null,via:"platform",from:null},se=1e3;function k({org:t,project:e,appID:n},s,o={}){
return{org:t,project:e,appID:n,action:s,...o}}const Y=20,de=1e3,le=6e4,Re=36e5,ie=864e5,ue=200;function be(t,{clock:e,every:n,log:s}){let o=new Map,r=0,[i,a,c]=[
0,0,0];const d=async()=>{const f=e.now();Math.floor(f/ie)!==i&&([i,a]=[Math.floor(f/ie),0]);const y=[...o.values()];o=new Map;const b=y.slice(0,Math.max(0,de-a));
for(const{count:O}of y.slice(b.length))r+=O;a+=b.length;for(const O of b)await t.append(re(O),[q(O)]);if(r===0||Math.floor(f/Re)===c)return;c=Math.floor(f/Re);const _=r;
r=0,await t.append(D,[{action:"access.refuse",after:{code:"others",count:_}}])},l=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(f)})}),u=n(le,
()=>{l()});return{note(f){const{code:y,request:b,by:_,org:O,via:N}=f,S=JSON.stringify([(0,M.fe)(b),y,_,O,N]),H=o.get(S);H?H.count+=1:o.size<Y?o.set(S,{...f,count:1}):
r+=1},flush:l,async[Symbol.asyncDispose](){u(),c=0,await l()}}}function re({by:t,via:e,request:n}){return{by:t??null,via:e,from:(0,M.fe)(n),requestID:n.requestID}}
function q({org:t,code:e,request:n,count:s}){const o=(0,G.XM)(n.target).slice(0,ue);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method}\
 ${o}`}}}var fe=w(5239),ke=w(9127),K=w(3052),ye=w(4296),ce=w(8325),Oe=w(2097);const Ie=512,Z=/^[!-?A-~]*@[!-?A-~]+$/;function ge(t){return t.length<=Ie&&Z.test(
t)&&!t.startsWith("@")?t.toLowerCase():void 0}function F(t){return/[^\0-\x7f]/.test(t)}function he(t){return t.slice(t.lastIndexOf("@"))}var $=w(7934),Fe=w(1709),
Ye=w(5914),Ee=w(2345);function Nt(t){return $.KCZ([t,$.YOg(t)],"must be a string, or a list of strings")}const It=$.FsL($.YjP("must be a string"),$.BpQ(1,"must \
not be empty")),Ws=$.FsL($.YjP("must be a string"),$.Ru6(Ie,`must have at most ${Ie} characters`),$.yGV(Z,({input:t})=>{const e=F(t)?"has characters other than \
ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),vn=512,Gs="https://token.actions.githubusercontent.com",Qn=$.FsL((0,ce.zz)($.YjP(),$.
FsL($.YjP("must be a string"),$.BpQ(1,"must not be empty"),$.Ru6(vn,`must have at most ${vn} characters`))),$.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"names no\
 claim besides iss")),qn=$.KCZ([Ws,Qn],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function Dt(t){const e=`${t} ASCII emails, or @dom\
ain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment"\
: "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=$.KCZ([qn,$.YOg(qn)],'must be an email, "@domain", claims, or a list of these');
return(0,ce.lq)(n,e)}const En={viewer:Dt("May read."),deployer:Dt("May change apps, and what they have."),admin:Dt("May do everything, also say who may.")},Zn=$.
FsL($.YjP(),$.yGV(Ee.cS,"is not an identifier")),Ys=(0,ce.lq)((0,ce.zz)(Zn,(0,ce.ol)(En)),"Grants for single apps, by their ID."),Ks=(0,ce.lq)((0,ce.zz)(Zn,(0,ce.
ol)({...En,apps:Ys})),'Grants for single projects, by their ID. "*" has none.'),es={...En,projects:Ks},ts=24*36e5;function zs(t){const e=(0,R.CD)(()=>(0,ke.E9)(
t,"buildTimeout"))??0;return e>=1e3&&e<=ts}const tn='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function nn(t,e,n){const s=`must be a\
 whole number, ${t} to ${e}`;return(0,ce.lq)($.FsL($.aig(s),$.ndf(s),$.Wwf(t,s),$.cGV(e,s)),n)}const Vs=(0,ce.ol)({disk:(0,ce.lq)($.FsL($.YjP(tn),$.z6Y(t=>(0,R.
CD)(()=>(0,K.DB)(t,"disk")>0)??!1,tn)),'What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.'),apps:nn(
0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:nn(1,1e4,"Builds at once, on all nodes. Furt\
her ones wait. Default: --organization-builds."),buildMinutesPerMonth:nn(0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or are canc\
elled. Default: no bound."),kvsRequestsPerMonth:nn(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")}),Xs="[a-z0-9-]+(?:\\.[a-z0-9-\
]+)+",Mn=$.FsL($.YjP("must be a string"),$.Ru6(Ye.FR+2,`must have at most ${Ye.FR+2} characters`),$.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${Xs})$`),'must be a host\
 name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),Js=(0,ce.ol)({roles:(0,ce.lq)((0,ce.ol)(es),"Who may do what in the organ\
ization, in its projects and in their apps."),...es,adminsMayGrant:(0,ce.lq)($.zMY("must be true or false"),'True if those with the role admin may add and remov\
e members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" \
is for organizations without one of their own.'),buildTimeout:(0,ce.lq)($.FsL($.YjP("must be a string"),$.z6Y(zs,'must be a time of 1s to 24h, as "90s", "30m" o\
r "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of thei\
r own.'),quotas:(0,ce.lq)(Vs,'Bounds of what the organization uses. Those of "*" are for each organization without one of its own of the same name.'),domains:(0,ce.
lq)(Nt(Mn),'Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, \
"*" for all.')}),yn=(0,ce.ol)({issuer:$.FsL($.YjP("must be a string"),$.z6Y(ns,"must be an https:// URL without query (http:// only for loopback)"),$.yuE({format:"\
uri"}),$.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:(0,ce.lq)(Nt(It),"Accepted aud values. Default: the platform's ow\
n base URL."),email:$.lqM($.FsL($.YjP("must be a string"),$.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),$.z6Y(
t=>!F(t),"has characters other than ASCII"),$.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{emai\
l}"),emailsVerified:$.lqM($.FsL($.zMY("must be true or false"),$.h_("True if the issuer verifies every email before it writes it into a token: then a token may \
lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:(0,ce.lq)(
It,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://\
, with - for /}."),clientSecretFile:(0,ce.lq)(It,"A file with the client's secret. A relative path begins in the data directory."),clientSecretEnv:(0,ce.lq)(It,
"The environment variable of the platform that has the client's secret."),name:(0,ce.lq)($.FsL(It,$.Ru6(60,"must have at most 60 characters")),"The name of the \
identity provider on the sign-in page. Default: its host."),require:$.lqM($.FsL((0,ce.zz)($.YjP(),Nt(It)),$.h_("Claims that a token must have, each with one of \
the values.")),{})}),Qs=$.FsL((0,ce.ol)({$schema:$.yqP($.YjP("must be a string")),localIssuer:$.lqM($.FsL($.zMY("must be true or false"),$.h_("Whether tokens of\
 the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:$.lqM($.FsL($.YOg(yn,"must b\
e a list"),$.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:o})=>o),s=n.find((o,r)=>n.indexOf(o)!==r);s!==void 0&&e({message:`na\
mes ${s} twice`})}),$.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:$.FsL((0,ce.zz)($.FsL($.YjP(),
$.yGV(new RegExp(`^(?:\\*|${Ee.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Js),$.h_('Grants by organization; "*" is every organization.'))}),
$.DDF("platform.json"),$.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts, and ag\
ain when it changes."));function ns(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https\
:"||e.protocol==="http:"&&(0,Fe.c)(e.hostname)}const sn={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],
buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},ss=1024*1024,qs=10;function ir(t,e={},n=()=>{}){const s=(0,C.join)(t,"platform.json");
if(!(0,T.existsSync)(s))return sn;try{if((0,T.statSync)(s).size>ss)throw new Error(`is larger than ${ss} bytes`);return eo(JSON.parse((0,T.readFileSync)(s,"utf8")),
{file(o){return n(o),(0,T.readFileSync)((0,C.resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new R.GQ("invalid_file",`${s}: ${(0,R.bD)(o)}`,{place:{file:s},
remedy:`Correct the file (${(0,fe.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:o})}}const Zs={file:()=>"",env:()=>{}};function eo(t,e=Zs){
const n=(0,ce.LF)(Qs,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,qs).join("; "));const{localIssuer:s,issuers:o,organizations:r}=n.output,i=Object.
entries(r).flatMap(([u,f])=>ar(u,f)),a=Map.groupBy(i.flatMap(u=>typeof u.who=="string"?[{...u,who:u.who}]:[]),({who:u})=>u),c=i.flatMap(({who:u,...f})=>{if(typeof u==
"string")return[];const{iss:y=Gs,...b}=u;return[{...f,iss:y,claims:b}]}),d=c.find(({iss:u})=>!o.some(({issuer:f})=>f===u));if(d)throw new Error(`${d.path} names\
 claims of ${d.iss}, which is not one of issuers`);const l=u=>r[u]?.adminsMayGrant??r["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:u,
audience:f,email:y,emailsVerified:b,require:_,...O},N)=>({issuer:u,audiences:f===void 0?void 0:[f].flat(),email:y,emailsVerified:b,granted:[...new Set(c.filter(
({iss:S})=>S===u).flatMap(({claims:S})=>Object.keys(S)))],client:to(u,O,`issuers[${N}]`,e),require:Object.fromEntries(Object.entries(_).map(([S,H])=>[S,[H].flat()]))})),
grantsOf:({email:u,issuer:f,claims:y={}})=>[...a.get(u)??[],...a.get(he(u))??[],...c.filter(({iss:b,claims:_})=>b===f&&Object.entries(_).every(([O,N])=>y[O]===N))],
adminsMayGrant:u=>u===void 0?Object.keys(r).some(l):l(u),membersOf:u=>i.filter(f=>f.org===u||f.org==="*"),buildTimeoutOf(u){const f=r[u]?.buildTimeout??r["*"]?.
buildTimeout;return f===void 0?void 0:(0,ke.E9)(f,"buildTimeout")},quotasOf:u=>({...os(r["*"]),...os(r[u])}),withQuotas:Object.keys(r).filter(u=>u!=="*"&&r[u]?.
quotas!==void 0),mayUseDomain(u,f){return[r[u]?.domains??[],r["*"]?.domains??[]].flat().some(b=>no(b,f))}}}function to(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,
name:o},r,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${r} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(
`${r} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const l=n===void 0?`clientSecretEnv names \
the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}.${l}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").
replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:o??new URL(t).host,slug:d}}function os({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{
disk:(0,K.DB)(t,"disk")}}}function no(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function rs(t,e){return(0,Oe.ci)(async n=>{const s=t.
grantsOf(n);if(!e||!t.adminsMayGrant())return s;const o=await e.of([n.email,he(n.email)]);return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}function ar(t,{
roles:e={},...n}){const s=`organizations.${t}`,o=[...is(t,`${s}.roles`,e),...is(t,s,n)],r=new Map;for(const{place:i,path:a}of o){const c=(0,Oe.fp)(i),d=r.get(c);
if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);r.set(c,a)}return o.flatMap(({grants:i})=>i)}function is(t,e,{projects:n={},
...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not possible: name the organization`);const o=(r,i,a)=>{const c=ye.g.flatMap(d=>[a[d]??
[]].flat().map(l=>{const u=typeof l=="string"?l.toLowerCase():l;return{...r,role:d,who:u,path:`${i}.${d}`}}));return c.length>0?[{place:r,path:i,grants:c}]:[]};
return[...o({org:t},e,s),...Object.entries(n).flatMap(([r,{apps:i={},...a}])=>{const c=`${e}.projects.${r}`;return[...o({org:t,project:r},c,a),...Object.entries(
i).flatMap(([d,l])=>o({org:t,project:r,appID:d},`${c}.apps.${d}`,l))]})]}const cr=2e3;function as({dir:t,env:e,log:n,every:s=z.fm}){const o=(0,C.join)(t,"platfo\
rm.json"),r=new Map,i=()=>(r.clear(),r.set(o,cs(o)),ir(t,e,f=>r.set((0,C.resolve)(t,f),cs((0,C.resolve)(t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","polic\
y_refused",{message:f}),c=f},l=()=>{if(![...r].every(([f,y])=>cs(f)===y))try{const f=i();if(f===sn&&a!==sn){d(`${o} was removed: what it said stays in force unt\
il the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:o})}catch(f){d((0,R.bD)(f))}},u=s(cr,l);return{policy:dr(()=>a),get fault(){return c},
look:l,[Symbol.dispose]:u}}function cs(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,T.statSync)(t,{bigint:!0});return[e,n,s,o].join()}catch(e){return(0,R.xU)(
e)??"unknown"}}function dr(t){return new Proxy(sn,{get:(e,n)=>Reflect.get(t(),n)})}const lr=60*6e4;function Ft(t){const{everyMs:e,onFailure:n,every:s=z.fm,isDue:o=!1}=t;
let r,i,a=!1,c=!1;const d=()=>(a=r!==void 0&&t.follows===!0,r??=t.run().then(()=>{i=void 0},u=>{const[f]=(0,R.bD)(u).split(": "),y=performance.now();i&&i.failure===
f&&y-i.at<lr||(i={failure:f,at:y},n(u))}).finally(()=>{r=void 0,a&&!c&&d()}),r),l=s(e,()=>{d()});return o&&d(),{run:d,async[Symbol.asyncDispose](){c=!0,l(),await r}}}
var qe=w(8423);const so=["ok","missed","refused","limited","failed"],at=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","\
put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx",
"site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_reques\
ts","function_ms","function_mib_ms"],xt={hour:36e5,day:864e5};function ds({function_mib_ms:t}){return t*1024*1024/xt.hour}function ls(t){const e=n=>Object.fromEntries(
so.flatMap(s=>{const o=zt(n,s);return o?[[s,t[o]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,
bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.
deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.
function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function zt(t,e){return at.find(n=>n===`${t}_${e}`)}function wn(t={}){const e=at.map(n=>[n,
t[n]??0]);return Object.fromEntries(e)}function Cn(t,e){return Object.fromEntries(at.map(n=>[n,t[n]+e[n]]))}function ur(t){const e=n=>at.reduce((s,o)=>s+(n(o)?t[o]:
0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const oo={
kvs(){},site(){}},us=2e5,fs=new Map(at.map((t,e)=>[t,e])),pt=t=>fs.get(t)??0,hs=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(so.
map(e=>[e,pt(zt(t,e)??`${t}_refused`)]))])),Un=pt("kvs_bytes_in"),ro=pt("kvs_bytes_out"),ps=pt("site_bytes_out"),io=pt("function_requests"),gn=pt("function_ms"),
ao=pt("function_mib_ms"),co=1024*1024,_n=[pt("site_2xx"),pt("site_3xx"),pt("site_4xx"),pt("site_5xx")];class fr{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(
at.length);#r;lost=0;constructor(e){this.#r=vt(e)}kvs(e,n,s,o,r){const{counts:i}=this.#e.get(e.keyspace)??kt(this.#e,e.keyspace,e.scope);Rt(i,hs[n][s],1),Rt(i,Un,
o),Rt(i,ro,r)}site(e,n,s){const{counts:o}=this.#t.get(e.subdomain)??kt(this.#t,e.subdomain,on(e));Rt(o,n<300?_n[0]:n<400?_n[1]:n<500?_n[2]:_n[3],1),Rt(o,ps,s)}requested(e,n){
const{counts:s}=this.#i(e);Rt(s,io,1),Rt(s,gn,n)}held(e,n){Rt(this.#i(e).counts,ao,n/co)}#i(e){const n=this.#n.get(e.appID)??[];for(const o of n)if(o.scope.org===
e.org&&o.scope.project===e.project)return o;const s=ms(on(e));return this.#n.set(e.appID,[...n,s]),s}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.
values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())Rt(this.#o,i,a);const o=JSON.
stringify([n.org,n.project,n.app,n.table,this.#r]),r=this.#s.get(o);if(r)for(const[i,a]of s.entries())Rt(r.counts,i,a);else this.#s.size<us?this.#s.set(o,{scope:n,
counts:s,hour:this.#r}):this.lost+=j(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#r=vt(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[
s,{scope:o,hour:r,counts:i}]of this.#s){if(n.length===e)break;this.#s.delete(s),n.push({scope:o,hour:r,counts:A(i)})}return n}totals(){const e=this.#o.slice();for(const{
counts:n}of this.#a())for(const[s,o]of n.entries())Rt(e,s,o);return A(e)}}function on({org:t,project:e,appID:n}){return{org:t,project:e,app:n,table:""}}function ms(t){
return{scope:t,counts:new Float64Array(at.length)}}function kt(t,e,n){const s=ms(n);return t.set(e,s),s}function Rt(t,e,n){t[e]=(t[e]??0)+n}function vt(t){return Math.
floor(t/xt.hour)*xt.hour}function A(t){return Object.fromEntries(at.map((e,n)=>[e,t[n]??0]))}function j(t){return at.reduce((e,n,s)=>/bytes|^function_/.test(n)?
e:e+(t[s]??0),0)}const pe=8e3,J=3e4,_e=250,Se=250,Me=500;function ze(t){const{clock:e,log:n,every:s}=t,o=new fr(e.now()),r=Ge(o,t);let i=!1;const a=Ft({everyMs:pe,
async run(){await r(),i&&n("info","usage_stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{meter:o,flush:a.
run,figures:()=>({counts:o.totals(),waiting:o.waiting,lost:o.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}function Ge(t,{usage:e,
engine:n,clock:s,log:o}){const r=(0,P.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:r,
number:i,rows:t.next(_e)}),await e.add(a).catch(d=>{if(d instanceof qe.us)throw d;o("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};
return async()=>{for(t.take(s.now()),await c();await e.countEnded(Se)===Se;);if(!(!n||!await e.claimTurn("stored",J)))for(let d=0;;){const l=await n.sizes(d,Me),
u=l.length<Me,f=u?Number.MAX_SAFE_INTEGER:l.at(-1)?.keyspace??d;if(await e.setStored({after:d,upTo:f,tables:l},s.now()),u)return;d=f}}}const We=()=>{},dt=()=>({
count:()=>{},handler:()=>({status:404,headers:{},body:""})});var Vt=w(7634),Lt=w(2978);const jt=5e3,Tn=null,rn=1e3,bn=10;async function Es(t){const{own:e,shared:n,
builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:Vt.x,uptimeMs:Math.round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],
async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:l}=n,u=()=>a.announce({...i(),...c,...d(),canBuild:l?.canBuild});await l?.look(),await ys(
u,n,t);const f=fo(u,l,t);return lo(await a.living(),c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).
catch(()=>{})}}}async function ys(t,{signal:e},{own:{name:n},clock:s,log:o}){let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw gs(n,i);
r||o("warn","node_name_awaited",ws(n,i)),r??=i,await s.sleep(rn,e)}}function ws(t,{address:e,silentMs:n}){const s=Math.max(0,Lt.oT-n),o=`Another process has the\
 name ${t}: it gave its last sign of life ${(0,ke.a3)(n)} ago. If it was killed, this one goes on in ${(0,ke.a3)(s)}. If it lives, start this one with another -\
-node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function gs(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}\
, and gave its last sign of life ${(0,ke.a3)(n)} ago`,o=`Start this one with another --node. If the other one was killed just now, wait ${Lt.oT/1e3} seconds and\
 start this one again.`;return new R.GQ("invalid_input",s,{input:"node",remedy:o})}function lo(t,e,{log:n}){for(const{key:s,flag:o,means:r}of uo){const i=e[s],a=t.
filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,l=>l[s])){const l=d.slice(0,bn).map(({name:u})=>u);n("warn","node_settings_differ",{setting:o,here:i,
there:c,nodes:l.join(", "),means:r})}}}const uo=[{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nod\
es with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the s\
ame --sites-domain"}];function fo(t,e,{own:{name:n},log:s,every:o}){let r;const i=(l,u)=>{l!==void 0&&l!==r&&s("warn",l,u),r=l},a=async()=>{const l=await t();l?
i("node_name_taken",{node:n,address:l.address,means:_s}):i(void 0)},c=Ft({everyMs:jt,async run(){await e?.look();let l;do l=e?.canBuild,await a();while(e?.canBuild!==
l)},onFailure:l=>i("node_not_announced",{reason:String(l)}),every:o}),d=e?.subscribe(()=>{c.run()});return async()=>{d?.[Symbol.dispose](),await c[Symbol.asyncDispose]()}}
const _s="Another process took the name of this node while this one gave no sign of life. Stop one of them, and start it with another --node";var Qe=w(8302),gt=w(
5807);const Xt=["control","build","edge","kvs"],hr=null;var $e=w(5456),X=w(7740),an=w(2207);const{failureLogLines:pr,failureLogLine:Ts}=Ee.lF,Ii=(0,X.lS)({stage:(0,X.
yL)(an.Mb),code:(0,X.yL)(an.sR),message:(0,X.Qq)(Ee.IC.message),exitCode:(0,X.Xd)(X.nd),signal:(0,X.Xd)((0,X.Qq)(Ee.IC.signal)),log:(0,X.c3)(pr,(0,X.Qq)(Ts)),diagnostics:an.
tl}),ho={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function mr({stage:t,
code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,gt.vI)(n,Ee.IC.message),exitCode:s},c=o===null?null:o.slice(0,Ee.IC.
signal),d=i.filter(({file:y})=>y.length<=Ee.IC.file).slice(0,Ee.IC.findings).map(y=>({...y,code:y.code===null?null:(0,gt.vI)(y.code,Ee.IC.findingCode),message:(0,gt.
vI)(y.message,Ee.IC.findingMessage)})),l=Er(d,Ee.IC.bytes/2),u=Ee.IC.bytes-po({...a,signal:c,log:[],diagnostics:l}),f=r.slice(-pr).map(y=>(0,gt.vI)(y,Ts));return{
...a,signal:c,log:Er(f.reverse(),u).reverse(),diagnostics:l}}function Er(t,e){let n=e;const s=t.findIndex(o=>(n-=po(o)+1,n<0));return s===-1?t:t.slice(0,s)}function po(t){
return Buffer.byteLength(JSON.stringify(t))}function yr(t){const e=Ii(t);return e&&po(e)<=Ee.IC.bytes?e:void 0}function Di(t){return{stage:t,code:ho[t],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function bs(t){return t.kind==="cgroup"?
"cgroup v2":`sampling of /proc, because ${t.reason}`}class Bt extends Error{name="BuildFailure";facts;constructor(e){const n=mr(e);super(n.message),this.facts=n}}
function Os(t,e,n){return new Bt({stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]})}class Ss extends Error{name="BuildCancelled";constructor(){
super("The deployment was cancelled")}}function Q(t,e){const n=t[e];if(typeof n!="string")throw Eo(e);return n}function je(t,e){return t[e]===null?null:Q(t,e)}function oe(t,e){
const n=t[e];if(typeof n!="number")throw Eo(e);return n}function it(t,e){return t[e]===null?null:oe(t,e)}function cn(t,e){const n=t[e];if(!(n instanceof Uint8Array))
throw Eo(e);return n}function xn(t,e){const n=t[e];return typeof n=="boolean"?n:oe(t,e)===1}function lt(t,e){return n=>e(n,t)}function ki(){return(t,e)=>Q(t,e)}
const mo={org:Q,project:Q,appID:Q};function Ze(t){const e=Object.entries(t).map(([n,s])=>[n,$i(n),s]);return n=>Object.fromEntries(e.map(([s,o,r])=>[s,r(n,o)]))}
function $i(t){return t.replace(/[A-Z]+/g,e=>`_${e.toLowerCase()}`)}function Eo(t){return new R.GQ("internal",`The column ${t} of the database has an unexpected\
 type`)}async function He(t,e,n){return(await t.read(()=>e)).rows.map(n)}async function ut(t,e,n){return(await He(t,e,n))[0]}async function ht(t,e){return(await t.
read(()=>e)).count}const On="org = $1 AND project = $2 AND app_id = $3",Pt=`${On} AND deleted_at IS NULL`,Ns=`SELECT * FROM apps WHERE ${Pt} FOR NO KEY UPDATE`,
Rs=Number.MAX_SAFE_INTEGER;function tt({org:t,project:e,appID:n}){return[t,e,n]}const At=Ze(mo);function Ht(t,e,n="app_id"){const s=`${t}.project`,o=`ANY ($${e}\
::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${o} OR ${s} || '/' || ${t}.${n} = ${o})`}const vi=null,yo=3e4;function Mi({oldestAt:t},e){return t===null?null:
Math.max(0,e-t)/1e3}function td(t,e,n,s){const o=t.prepare(`INSERT INTO ${e} (id, until) VALUES (1, slipway_now() + ${vi})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`SELECT count(*) AS n, min(at) AS oldest FROM ${n} WHERE ${s}`);return{use:async()=>{await counted(
t,o())},waiting:async()=>await first(t,r(),Ci)??{count:0,oldestAt:null}}}function Ci(t){return{count:numberOf(t,"n"),oldestAt:numberOrNull(t,"oldest")}}const wo=2e3,
Ui=`The check had no answer within ${wo/1e3} seconds`,wr=300,xi=1e3;function gr(t){const{node:e,roles:n,functions:s,checks:o,clock:r}=t,i=new Set;let a=!1;const c=Xt.
map(f=>[f,go(o[f],r)]),d=new Map(c.filter(([f])=>n.includes(f))),l=async f=>{const y=d.get(f);if(!y)return{state:"absent"};if(a)return{state:"draining"};if(!i.has(
f))return{state:"starting"};const b=await y();return b===void 0?{state:"ready"}:{state:"failing",reason:b}},u=async f=>{const y=await Promise.all(f.map(async H=>({
role:H,...await l(H)}))),{state:b="ready"}=y.find(({state:H})=>H!=="ready")??{},_=y.flatMap(({role:H,reason:B})=>B===void 0?[]:[[H,B]]),O=f.includes("build")?t.
walls?.():void 0,N=O&&{limitedBy:bs(O.limiter),network:O.network},S={status:b,node:e,roles:Object.fromEntries(y.map(({role:H,state:B})=>[H,B])),..._.length>0&&{
reasons:Object.fromEntries(_)},...(0,Qe.Eb)({builds:N,functions:f.includes("edge")?s:void 0}),...f.includes("control")&&t.isFaulty?.()&&{policy:"faulty"},...f.includes(
"control")&&_r("cdn","purgesWaiting",t.purges?.(),r.now()),...f.includes("build")&&_r("dns","changesWaiting",t.records?.(),r.now()),...(0,Qe.Eb)({unsealed:f.includes(
"control")?t.unsealed?.():void 0})};return b==="ready"?(0,G.Yf)(200,S):(0,G.Yf)(503,S,{"retry-after":"1"})};return{start(f){for(const y of f?[f]:Xt)i.add(y)},drain(){
a=!0},handler(f){const{target:y}=f,b=new URLSearchParams(y.slice((0,G.XM)(y).length)).get("role");if(b===null)return u(n);const _=Xt.find(O=>O===b);return _?u([
_]):(0,$e.u)(new $e.P_("invalid_request",`role is one of ${Xt.join(", ")}.`),f)}}}function Pi(t){return(0,gt.Ow)(t.split(": ")[0]??"",wr)}function _r(t,e,n,s){if(!n)
return{};const o=Mi(n,s);return{[t]:{[e]:n.count,oldestSeconds:o===null?null:Math.round(o)}}}function go(t,e){if(!t)return()=>Promise.resolve(void 0);let n,s;const o=async()=>{
const r=t().then(()=>({reason:void 0}),a=>({reason:Pi((0,R.bD)(a))})),{reason:i}=await(0,z.ux)(e,wo,r)??{reason:Ui};return s={reason:i,at:e.monotonic()},n=void 0,
i};return async()=>s&&e.monotonic()-s.at<xi?s.reason:(n??=o(),n)}function Fi({check:t,damage:e}){return async()=>{try{await t?.()}catch{return(0,G.Yf)(503,{status:"\
failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return(0,G.Yf)(200,{status:"ok",pid:process.pid});const s=`\
Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return(0,G.Yf)(200,{
status:"degraded",pid:process.pid,reason:s})}}const Tr=()=>({[Symbol.asyncDispose]:async()=>{}});var _o=w(8474),To=w(7067),Jt=w(7075),br=w(3548);const ji=8,Sn=new WeakMap;
function Or(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const o=(Sn.get(s)??0)+1;if(Sn.set(s,o),o>ji){s.destroy();return}s.pause(),
e.once("socket",()=>{const r=(Sn.get(s)??1)-1;Sn.set(s,r),r===0&&s.resume(),queueMicrotask(n)})}const bo=2e4,Oo=.75,Bi=1024,Sr=1024,Hi=64,Wi={headersMs:15e3,bodyMs:60*
6e4,nextMs:45e3},Nr=500,p=20,h=512,m=32;function E(){return(0,R.CD)(()=>(0,T.readFileSync)("/proc/self/limits","utf8"))??""}function g(t=E()){const[,e=String(Bi)]=/^Max open files\s+(\d+|unlimited)/m.
exec(t)??[];return e==="unlimited"?bo:Math.min(bo,Math.floor(Oo*Number(e)))}class L{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=Wi){this.#e=e,this.#t=
n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=Sr?this.#l(this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.now();this.#s.
set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#o.delete(e)),this.#i??=this.#a(Nr)}began(e,n){const s=this.#s.get(
e)??this.#o.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#r??=I(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<
h&&n<m;s+=1){const{value:o,done:r}=this.#r.next();if(r){this.#r=void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>
e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#r?this.#i=this.#a(p):this.#i=this.#s.size+this.#o.size>0?this.#a(Nr):void 0}#d(){
const[e]=this.#s,[n]=this.#o;let s=0;for(const o of this.#o){if(e&&e[1].since<o[1].since||(s+=1,s>Hi))break;if(this.isIdle(o[0])){this.#l(this.#o,o[0]);return}}
e?this.#l(this.#s,e[0]):n&&this.#l(this.#o,n[0])}#l(e,n){e.delete(n),n.destroy()}}function*I(...t){for(const e of t)yield*e}const ne=64*1024,te=128*1024;class Le{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Ke(e,n);if(!s||s.bytes<=ne)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Ke(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Jt.Readable?{key:t,bytes:te}:{key:e.buffer,bytes:e.buffer.byteLength}}const nt=/^[\w.:-]{1,128}$/,De=12e4,xe=8*1024*1024,st=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,
mt=47,Et=(0,P.randomBytes)(5).toString("hex");let yt=0;class dn{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=
s,this.head=o,this.#i=r,e.url?.charCodeAt(0)!==mt&&So(e)}get method(){return this.#e.method??"GET"}get target(){return this.#e.url??"/"}get rawHeaders(){return this.#e.
rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["x-request-id"];yt+=1,this.#s=typeof e=="string"&&nt.
test(e)?e:`${Et}-${yt}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)return(0,M.ci)(e,(0,G.wx)(this,"x-forwarded-for"),
this.#n.proxies)}get bodyAbandoned(){return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#o===void 0){const e=new AbortController;
this.#o=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error("The client went away"))})}return this.#o.
signal}abort(e){this.#o?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=e&&(this.#i=!1,this.#t.writeContinue()),new Promise(
(o,r)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),De).unref(),d=u=>{clearTimeout(c),this.#r=!n.complete,r(u)},l=()=>d(new G.GW("The client went away\
 before its body ended"));if(n.destroyed&&l(),s>e+xe){d(new G.KQ);return}n.on("data",u=>{a+=u.length,a<=e?i.push(u):a>e+xe?(n.pause(),d(new G.KQ)):i.length=0}),
n.on("end",()=>{if(a>e)return d(new G.KQ);clearTimeout(c),o(No(i,a))}),n.on("error",l),n.on("close",()=>{n.complete||l()})})}}function So(t){const[,e,n=""]=st.exec(
t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function No(t,e){const[n]=t;return n!==void 0&&t.length===1?n:Buffer.concat(t,e)}
const Ro=1e3;function Gi({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t==="GET"&&!n&&e.upgrade?.trim().toLowerCase()===
"websocket"}function Rr(t,e){const n=new To.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}return e.on("error",()=>e.destroy()),e.on(
"drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Ro).unref()}),n}function Yi(t,e,n,s){const{method:o,
url:r,httpVersion:i,rawHeaders:a}=e,c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const l=a[d]??"";l.toLowerCase()!=="upgrade"&&c.push(`${l}: ${a[d+1]??
""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const Ls=3e4,Mt=t=>(0,$e.u)(new $e.P_("unavailable","The platform is starting.",{"retry-after":"1"}),t),Ki=128*1024*1024,Lr=16;
class zi{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Lr&&this.#s()}#n(){
this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}async function Pn(t){const{host:e,log:n,batch:s=new zi}=t,o={handler:Mt,closing:!1,
log:n,batch:s,bodies:new Le(Ki)},r=t.connections??g(),i=new L(r,_=>a(_,Lo),t.clientTimes),a=As(i),c=(0,M.Nd)(t.trustedProxies??[],"trusted-proxies"),d={open:new Set,
proxies:c},l=new Set,u=(_,O,N)=>{s.open(),i.began(_.socket,O),Op(o,{request:new dn(_,O,d,N),incoming:_,outgoing:O})},f=(0,To.createServer)({headersTimeout:0,requestTimeout:0,
keepAliveTimeout:Ls,joinDuplicateHeaders:!0},(_,O)=>Or(_,O,()=>u(_,O)));f.on("checkContinue",(_,O)=>Or(_,O,()=>u(_,O,{waits:!0}))),f.on("upgrade",(_,O,N)=>{const S=i.
isIdle(_.socket);if(S&&!Gi(_))return Yi(f,_,O,N);const H=S?Rr(_,_.socket):void 0;if(!H)return void O.destroy();l.add(O),O.once("close",()=>l.delete(O)),u(_,H,{head:N})}),
f.on("connection",_=>i.opened(_)),f.on("clientError",(_,O)=>a(O,(0,R.xU)(_)));const y=await Tp(f,t.port,e);let b;return{port:y,serve(_){o.handler=_},close(_=5e3){
return o.closing=!0,b??=bp(f,d.open,l,_),b}}}function Ar(t,e){return`http://${t.includes(":")?`[${t}]`:t}:${e}`}const Lo="ERR_HTTP_REQUEST_TIMEOUT",Vi="HPE_INVA\
LID_EOF_STATE";function As(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.bytesRead===0||s===Vi||!n.writable||!t.isIdle(n)){n.destroy();return}
n.end(_p(s)),setTimeout(()=>n.destroy(),Ro).unref()}}const Nn=`The address and the headers of this request have more than ${To.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function _p(t){const e=`Connection: close\r
`;return t===Lo?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Nn.length}\r
`}${e}\r
${Nn}`}async function Tp(t,e,n){const s=(0,_o.once)(t,"listening");t.on("error",()=>{});try{t.listen(e,n),await s}catch(r){const i=(0,R.xU)(r);if(i==="EADDRINUS\
E"){const a="Choose another port, such as --port 4401, or --port 0 for a free one.",c=`Another process uses port ${e} of ${n}`;throw new R.GQ("port_in_use",c,{input:"\
port",remedy:a,cause:r})}if(i==="EACCES"||i==="EADDRNOTAVAIL"||i==="ENOTFOUND"){const a="Choose an address of this machine, and a port of 1024 or more.",c=`The \
platform cannot listen on ${n}:${e} (${i})`;throw new R.GQ("invalid_input",c,{input:"port",remedy:a,cause:r})}throw r}const o=t.address();return typeof o=="obje\
ct"&&o!==null?o.port:e}async function bp(t,e,n,s){const o=new Promise(a=>t.close(()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)
a.abort(new R.GQ("interrupted","The platform stops"));t.closeAllConnections();for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(
i)}}function Op(t,e){const{request:n}=e,s=r=>Xi(nd(n,r,t.log),t,e),o=r=>{try{Xi(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):
o(r)}catch(r){s(r)}}function nd(t,e,n){const s=(0,R.I7)(e),o=s.cause instanceof Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.
requestID,method:t.method,message:s.message,cause:o??null});const r=(0,br.Z)(e);if(r)return(0,$e.u)(r,t);const i="The platform failed to answer. Its log has the\
 cause, with this request ID.";return(0,$e.u)(new $e.P_("internal",i),t)}function Xi(t,e,n){const{body:s}=t,{outgoing:o,incoming:r}=n,i=s instanceof Jt.Readable?
s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){Sp(t.take,e,n);return}if(o.writeHead(t.status,Np(t,e,n)),r.method==="HEAD"||sd(t)||s===void 0){
i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof Jt.Readable?Rp(s,e,n):e.batch.end(o,s)}async function Sp(t,e,n){const{request:s,incoming:o,outgoing:r}=n,
{requestID:i,remoteAddress:a,head:c}=s,l={incoming:o,outgoing:r,end:u=>{e.batch.open(),e.batch.end(r,u)},requestID:i,remoteAddress:a,head:c};e.closing&&(r.shouldKeepAlive=
!1);try{await t(l)}catch(u){const f=nd(s,u,e.log);r.headersSent?r.destroy():Xi(f,e,n)}}function Np(t,{closing:e},{request:n}){const s=[];let o=!1;for(const r in t.
headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-length")}for(const r of t.cookies??[])s.push("set-cookie",r);return s.push("x-request-id",
n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.body instanceof Jt.Readable)&&!sd(t)&&s.push("content-length",Lp(t.body)),s}function sd({
status:t}){return t===204||t===304}function Rp(t,{log:e},{request:n,outgoing:s}){(0,Jt.pipeline)(t,s,o=>{o&&(0,R.xU)(o)!=="ERR_STREAM_PREMATURE_CLOSE"&&e("error",
"stream_failed",{requestID:n.requestID,message:o.message})})}function Lp(t){return typeof t=="string"?Buffer.byteLength(t):t instanceof Uint8Array?t.byteLength:
0}var Ir=w(7030);const Ji=["0.0.0.0","::"];function od({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Ji.includes(n);return o=>{const r=o?.toLowerCase()??"";if(Ap(
r,e))return!0;const i=Ip(r);return i===void 0?!1:i==="localhost"||i===n||(0,Fe.O)(i)||s&&(0,Ir.isIP)(i)!==0}}function Ap(t,e){const{host:n,protocol:s}=new URL(e);
return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Ip(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(t)??[];return e!==void 0?
(0,Ir.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Dp=async()=>{},kp=()=>{},$p=()=>{};class Is extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.
set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const vp=1e4;function Mp(t,e){return t===0?()=>0:n=>e.take([{name:`cont\
rol/${(0,P.hash)("sha256",n)}`,most:t}])}function Cp(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Is(vp);return o=>{const r=e.monotonic(),i=s.get(o)??{left:t,at:r};
return i.left=Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const Up=864e5,xp=async()=>0,
Pp=()=>({handler:()=>({status:404,headers:{},body:""}),[Symbol.asyncDispose]:async()=>{}});var Ao=w(7),ln=w(7717);const rd=6e5,id=6*36e5,Fp=3e4,ad=5e3;function jp(t,e,n){
return(0,ln.O)(async()=>{const s=await w.e(460).then(w.bind(w,6460)),o=s.createRemoteJWKSet(await Bp(t,e),{timeoutDuration:ad,cacheMaxAge:Number.POSITIVE_INFINITY,
cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-r,l=()=>(c??=
o.reload().then(()=>{a=0,r=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Fp*2**Math.max(0,a-1),rd)}),c);return async(u,f)=>{const y=n.
monotonic()>=i||d()>=id;if(d()>=rd&&y&&await l(),d()>=id)throw Dr();try{return await o(u,f)}catch(b){if(!(b instanceof s.errors.JWKSNoMatchingKey))throw b;const _=n.
monotonic()>=i;if(_&&await l(),a>0)throw Dr();if(!_)throw b;return o(u,f)}}})}async function Bp(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-kno\
wn/openid-configuration`,{signal:AbortSignal.timeout(ad),redirect:"error"})).json();return Hp(s,t)}catch{throw Dr()}}function Hp(t,e){const{issuer:n,jwks_uri:s}=Object(
t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error(
"the keys are not served over the protocol of their issuer");return o}function Dr(){return new $e.P_("unavailable","The keys of the token's issuer cannot be fet\
ched right now.",{"retry-after":"5"})}const Wp=30,Gp=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Yp=16*1024;function Kp(t){
const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:(0,ln.O)(async()=>(await w.e(460).then(
w.bind(w,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let o=[],r=new Map;const i=a=>{if(o!==e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??jp(d,t.fetch,
n);r=new Map(o.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:r.get(a)};return async a=>{const c=cd(a),d=await w.e(460).then(w.
bind(w,6460)),{header:l,claims:u}=zp(c,d);Vp(l,u);const f=i(u.iss??"");if(!f)throw ct("The token was issued by an identity provider that this platform does not \
trust (iss)");const y=await f.keys(),b=f.audiences??[t.audience];try{const{payload:_}=await d.jwtVerify(c,y,{issuer:f.issuer,audience:[...b],algorithms:Gp,clockTolerance:Wp,
currentDate:new Date(n.now()),requiredClaims:["exp"]});return Xp(f,_)}catch(_){throw dd(_,d,b.join(" or "))}}}function cd(t){if(t===void 0)throw ct('There is no\
 Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw ct('The Authorization hea\
der is not "Bearer <ID token>"');if(e.length>Yp)throw ct("The token is too long to be an ID token");return e}function zp(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw ct("The token is not a JSON Web Token, so it is not an ID token")}}function Vp(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw ct("The token is an access token: send the identity provider's ID\
 token instead")}function Xp(t,e){Jp(t,e);const n=t.granted.flatMap(o=>{const r=e[o];return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(
r).length<=vn?[[o,String(r)]]:[]}),s={email:Qp(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function Jp(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw ct(`The token's ${n} claim is not one that this platform accepts`)}function Qp(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];if(typeof i!="string"||i==="")throw ct(`The token has no ${r} claim`);return i}),s=ge(n);if(s===void 0){const o=F(n)?"has c\
haracters other than ASCII":"is not an email";throw ct(`The token's email claim ${o}`)}if(t.email.includes("{email}")&&!qp(e,t))throw ct("The token's email is n\
ot verified (email_verified is not true)");return s}function qp({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function dd(t,e,n){
if(t instanceof $e.P_)return t;const{errors:s}=e;return t instanceof s.JWTExpired?ct("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?ct(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?ct("The token is not valid yet (nbf)"):ct(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?ct("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?ct("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?ct("The token is not a valid ID token"):Dr()}function ct(t){return new $e.P_("unauthorized",`${t}.`,{"www-authenticate":'Bearer \
error="invalid_token"'})}function Zp({store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{ld(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];
for(const d of i){const l=qi(d),u=JSON.stringify([l.project,l.appID]);a.has(u)||a.set(u,(0,Oe.mK)(await e(o,l),"admin"));const f=(0,Oe.K2)((0,Qe.U4)(d.maker));(a.
get(u)||f?.email===o.email&&f.issuer===o.issuer)&&c.push(d)}if(c.length>0||await e(o,{org:r})||(await n(o))?.includes(r))return c;throw Qi(o,r)};return{list:s,async create(o,{
name:r,place:i,role:a,lifetimeMs:c},d){ld(o,"make another one");for(const x of[i.project,i.appID])if(!(x===void 0||Ee.cS.test(x)))throw new $e.P_("validation_fa\
iled","The project and the app of a token must be identifiers.");const l=await e(o,i);if(l===void 0)throw Qi(o,i.org);if(!(0,Oe.mK)(l,"deployer")){const x=`${o.
email} may only read there. Somebody with the role deployer makes tokens.`;throw new $e.P_("forbidden",x)}const u=(0,Ao.yH)(x=>(0,P.randomInt)(x)),{org:f,project:y=null,
appID:b=null}=i,{email:_,issuer:O}=o,N=Ao.KT.atPlace,S={madeBy:_,maker:JSON.stringify({email:_,issuer:O})},H={id:(0,P.randomUUID)(),hash:(0,P.hash)("sha256",u),
org:f,project:y,appID:b,name:r,role:a,lifetimeMs:c,...S},B=await t.create(H,N,d);if(typeof B=="object")return{...B,text:u};const U=B==="name_taken"?`T${(0,Oe.fp)(
i).slice(1)} has a token ${r}. Revoke it first, or choose another name.`:`${(0,Oe.Js)(i,B,N)} tokens, and may have no more. Revoke those that nobody needs.`;throw new $e.
P_("conflict",U)},async revoke(o,r,i,a){const{org:c,project:d=null,appID:l=null}=r,u=(await s(o,c)).filter(b=>b.name===i),f=u.find(b=>b.project===d&&b.appID===l);
if(!f&&d===null&&u.length>1){const b=u.slice(0,5).map(O=>(0,Oe.fp)(qi(O))),_=`Several tokens have the name ${i}: those of ${b.join(", ")}. Name the place.`;throw new $e.
P_("conflict",_)}const y=f??(d===null?u[0]:void 0);if(y&&await t.revoke(c,y.id,a))return y;throw await e(o,{org:c})===void 0?Qi(o,c):new $e.P_("not_found",`The \
organization ${c} has no token ${i.slice(0,100)} that you may end.`)}}}async function em(t,e,n){if(!(0,Ao.eo)(e))throw ct("The access token is not whole: it was\
 cut, or mistyped");const s=await t.find((0,P.hash)("sha256",e)),o=s&&(0,Oe.K2)((0,Qe.U4)(s.maker)),r=Ao.Xm.find(i=>i===s?.role);if(!s||!o||!r)throw ct("The acc\
ess token is unknown, was revoked, or has ended");if(!n(o.issuer))throw ct("The person who made the access token signed in by an identity provider that is no lo\
nger trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof qe.us))throw i}),{...o,token:{id:s.id,name:s.name,role:r,place:qi(s)}}}function ld({token:t},e){
if(t)throw new $e.P_("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function Qi({email:t},e){return new $e.P_("forbidden",`${t}\
 has no role for this in the organization ${e}.`)}function qi({org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function tm({idTokens:t,
accessTokens:e,logins:n,trusts:s}){return async o=>{const r=o===void 0?"":cd(o);return(0,Ao.Lh)(r)?em(e,r,s):await nm(r)===n.issuer?n.verify(r):t(o)}}async function nm(t){
const{decodeJwt:e}=await w.e(460).then(w.bind(w,6460));return(0,R.CD)(()=>e(t).iss)}const sm=()=>{},om={device:"/identity/device",token:"/identity/token",revoke:"\
/identity/revoke"},cA="slipway",rm="urn:ietf:params:oauth:grant-type:device_code",kr="BCDFGHJKLMNPQRSTVWXZ",dA=new RegExp(`^[${kr}]{4}-[${kr}]{4}$`),lA=100;async function ud(t){
const e=await t.signingKey(im),n=(0,Qe.U4)(e.value);if(!(0,Qe.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!am({kty:"EC",crv:"P-256",
x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},o=cm(s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{
...s,d:n.d,alg:"ES256"}}}function fd({privateJwk:t,kid:e},n){const s=(0,ln.O)(async()=>(await w.e(460).then(w.bind(w,6460))).importJWK(t,"ES256"));return async(o,r)=>{
const{SignJWT:i}=await w.e(460).then(w.bind(w,6460)),a=Math.floor(n.now()/1e3);return new i({...o,iat:a,exp:a+r,jti:(0,P.randomUUID)()}).setProtectedHeader({alg:"\
ES256",typ:"JWT",kid:e}).sign(await s())}}function Zi({privateJwk:t},e){return new Uint8Array((0,P.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipw\
ay ${e}`,32))}function im(){const t=(0,P.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function am(t){try{const e=(0,P.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,P.verify)("sha256",o,(0,P.createPublicKey)(
{key:s,format:"jwk"}),(0,P.sign)("sha256",o,e))}catch{return!1}}function cm(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,P.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const dm=300,lm="developer@slipway.localhost";function um(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,r=fd(n,s),i=({email:c=lm,subject:d,
audience:l,claims:u,expiresInSeconds:f}={})=>{const y={iss:e,sub:d??c,aud:l??t.audience,email:c,email_verified:!0};return r({...u,...y},f??dm)},a={"/identity/.w\
ell-known/openid-configuration":{issuer:e,jwks_uri:`${e}/jwks`,token_endpoint:`${e}/token`,device_authorization_endpoint:`${e}/device`,revocation_endpoint:`${e}\
/revoke`,grant_types_supported:[rm,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:[
"public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","ema\
il_verified"]},"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get((0,G.XM)(c.target));if(d&&(c.method==="POST"||(0,G.XM)(c.target)!==
om.token))return d(c);const l=(...y)=>(0,$e.u)(new $e.P_(...y),c);if(c.method!=="GET"&&c.method!=="HEAD")return l("method_not_allowed","The identity provider ac\
cepts only GET and HEAD",{allow:"GET, HEAD"});const u=(0,G.XM)(c.target),f=a[u];return f?(0,G.Yf)(200,f,{"cache-control":"public, max-age=300"}):u!=="/identity/\
token"?l("not_found",`Nothing is at ${u}`):hm(c,t.requestToken)?fm(c.target,i):l("unauthorized","The request token is missing or wrong: see run.json",{"www-auth\
enticate":"Bearer"})}}}async function fm(t,e){const n=new URLSearchParams(t.slice((0,G.XM)(t).length)),s=n.get("audience"),o=n.get("email"),r=await e((0,Qe.Eb)(
{audience:s||void 0,email:o||void 0}));return(0,G.Yf)(200,{count:r.length,value:r})}function hm(t,e){const n=o=>(0,P.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.
exec((0,G.wx)(t,"authorization")??"")?.[1];return s!==void 0&&(0,P.timingSafeEqual)(n(s),n(e))}const ea="Sign in again: slipway login",pm="This platform no long\
er trusts the identity provider that you signed in by.",mm="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody el\
se may have copied it.",hd=900,pd=10*6e4,md=5e3,Em={lifetimeMs:pd,intervalMs:md,perAddress:10,inAll:1e3},Ed=864e5,ym={graceMs:6e4,idleMs:30*Ed,mostMs:90*Ed},wm=20,
ta={person:10,address:20,all:200},gm="slr_",yd=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,wd=12;function _m({store:t,quota:e,organizationsOf:n,trusts:s,audience:o,key:r,
clock:i,...a}){const c=`${a.issuer}/login`,d=fd(r,i),l=(0,ln.O)(async()=>(await w.e(460).then(w.bind(w,6460))).createLocalJWKSet({keys:[r.publicJwk]})),u=async({
issuer:f,email:y},b)=>{const _=await e.take([{name:"login",most:ta.all},{name:`login/person/${Ct(f,y)}`,most:ta.person},{name:`login/address/${Ct(b)}`,most:ta.address}]);
if(_!==0)throw(0,$e.xd)(`Too many codes were tried. Try again in ${_} seconds.`,_)};return{issuer:c,async verify(f){const y=await w.e(460).then(w.bind(w,6460)),
b={issuer:c,audience:o,algorithms:["ES256"],currentDate:new Date(i.now())},{payload:_}=await y.jwtVerify(f,await l(),b).catch(S=>{throw dd(S,y,o)}),O=await t.find(
String(_.sid)),N=O&&(0,Oe.K2)((0,Qe.U4)(O.identity));if(!N)throw ct(`The sign-in of this machine has ended. ${ea}`);if(O.state==="reused")throw ct(`${mm} ${ea}`);
if(!s(N.issuer))throw ct(`${pm} ${ea}`);return{...N,via:"login"}},async begin(f,y){for(;;){const[b,_]=[(0,P.randomBytes)(16).toString("base64url"),(0,P.randomBytes)(
32).toString("base64url")],O=Tm(),N={id:Ct(b),userCode:Ct(O),secret:Ct(_)},S=await t.begin({...N,machine:f,address:y},Em);if(S==="too_many")return;if(S==="code_\
taken")continue;const H={expiresIn:pd/1e3,interval:md/1e3};return{deviceCode:`${b}.${_}`,userCode:O,...H}}},async exchange(f,y){const[,b="",_=""]=yd.exec(f)??[];
if(b==="")return"unknown";const O=(0,P.randomBytes)(32).toString("base64url"),N={id:Ct(b),secret:Ct(_),next:Ct(O)},S=await t.advance({...N,...ym},{...D,...y});if(S.
kind!=="open")return S.kind;const H=(0,Oe.K2)((0,Qe.U4)(S.identity));if(!H||!s(H.issuer))return"untrusted";const{email:B,issuer:U}=H,x={iss:c,sub:B,aud:o,email:B,
email_verified:!0,idp:U,sid:N.id};return{accessToken:await d(x,hd),expiresIn:hd,refreshToken:`${gm}${b}.${O}`,refreshExpiresIn:Math.floor(S.endsInMs/1e3)}},async end(f,y){
const[,b=""]=yd.exec(f)??[],_=b===""?void 0:await t.find(Ct(b));_&&await t.end(Ct(b),{by:(0,Oe.K2)((0,Qe.U4)(_.identity))?.email??null,via:"login",...y})},machines:async f=>(await t.
list(na(f))).map(y=>({...y,id:y.id.slice(0,wd)})),async endMachine(f,y,b){const _=(await t.list(na(f))).find(O=>O.id.slice(0,wd)===y);if(_&&await t.end(_.id,b))
return{..._,id:y};throw new $e.P_("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(f,y,b){return await u(
y,b),await t.asked(Ct(gd(f)))??sa()},async decide(f,y,b,_){await u(b,_.from??"");const{email:O,issuer:N}=b;if((await n(b))?.length===0){if(!y)return sa();throw new $e.
P_("forbidden",`${O} has no role on this platform, so there is nothing to sign in to.`)}const S={person:na(b),identity:JSON.stringify({email:O,issuer:N}),most:wm};
return await t.decide(Ct(gd(f)),y?S:"denied",_)??sa()}}}function na({issuer:t,email:e}){return Ct(t,e)}function sa(){const t="No machine asks with this code: it\
 was mistyped, was used, or is older than ten minutes.";throw new $e.P_("not_found",t)}function Ct(...t){return(0,P.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function Tm(){const t=Array.from({length:8},()=>kr[(0,P.randomInt)(kr.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function gd(t){const e=t.slice(
0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}const Io=12,$r=16,_d=4+Io+$r;function vr(t,e,n){return bd(t,e,n,(0,P.randomBytes)(
Io))}function Td(t,e,n){const s=(0,P.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return bd(t,e,n,s.subarray(0,Io))}function bd({
id:t,key:e},n,s,o){const r=(0,P.createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(Buffer.from(s)),r.final()]);return Buffer.
concat([t,o,i,r.getAuthTag()])}class bm extends Error{id;constructor(e){super("No key is known that sealed this secret"),this.id=e}}function uA(t,e,n){return Od(
t,e,n).toString("utf8")}function Od(t,e,n){let s=new bm(Buffer.from(n.subarray(0,4)).toString("hex"));for(const o of t.filter(r=>Sd(r,n)))try{return Om(o,e,n.subarray(
o.id.length))}catch(r){s=r}throw s}function Mr(t,e,n,s){try{return Od(t.all(e),n,s)}catch(o){throw t.wrong(o)}}function Om({key:t},e,n){const s=(0,P.createDecipheriv)(
"aes-256-gcm",t,n.subarray(0,Io),{authTagLength:$r}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-$r));return Buffer.concat([s.update(n.subarray(Io,-$r)),
s.final()])}function Sd({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const Nd="sealed:",Rd=/^sealed:([0-9a-f]{8}):/;function Do(t,e,n,s){const o=Buffer.
from(vr(t.current(e),n,s));return`${Nd}${t.id}:${o.subarray(4).toString("base64")}`}function ko(t,e,n,s){const[o,r]=Rd.exec(s)??[];if(o===void 0||r===void 0)return s;
const i=Buffer.concat([Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);return Mr(t,e,n,i).toString("utf8")}function Sm(t){return Rd.exec(t)?.[1]}
function Nm(t){return Nd.length+9+Math.ceil((t+_d)*4/3)+4}const Cr=t=>`kvs-token:${t}`,oa=t=>`kvs-role:${t}`,Rm=t=>`hook:${t}`,Lm=t=>`notify-target:${t}`,ra=({org:t,
project:e,appID:n},s="")=>`variable:${t}/${e}/${n}:${s}`,Ds=(t,e)=>`deployment-${e}:${t}`,Ld=(t,e)=>`build-log:${t}:${e}`;function Ad(t){return{seal:(e,n)=>vr(t.
current("kvs"),e,n),open:(e,n)=>Mr(t,"kvs",e,n).toString("utf8")}}const Am=()=>{},Im=()=>({[Symbol.asyncDispose]:async()=>{}}),Dm=864e5,km=async()=>0,Id="abcdef\
ghijklmnopqrstuvwxyz234567",$m=63,Dd=6,kd=()=>(0,P.randomInt)(2**32)/2**32;function ia(t,e){let n="";for(;n.length<t;)n+=Id[Math.floor(e()*Id.length)]??"";return n}
function vm(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,$m-Dd-1).replace(/-+$/,"");return e===""?"app":e}function Mm(t,e){return`${vm(
t)}-${ia(Dd,e)}`}const Cm=()=>{},Um=()=>{},xm=()=>{},Pm=600;async function Fm(t,e,n){const s=await Bm(t,e,n),{stores:o,stack:r,policy:i,quotas:a,notifyAllow:c,notifyDelays:d,
kvsQuotas:l,clock:u}=t,{notify:f,state:y,usage:b}=o,_=Ad(o.keyring),O=(0,M.Nd)(c,"notify-allow"),{tablePerMinute:N}=l;$d(t,Dm,"quotas_not_told",()=>km({store:f,
usage:b,quotas:a,tablePerMinute:N,clock:u}));const S=r.use(Im({...t,...o,...y,store:f,vault:_,verifies:U=>i.issuers.some(({issuer:x,email:W})=>x===U&&W==="{emai\
l}"),mail:t.mail,allowed:O,random:kd,delays:d})),H=Am(O),B=r.use(Pp({...t,...o,...y,store:o.hooks,vault:_,addresses:H}));return jm(t),{...s,notify:S,hooks:B}}function $d({
stack:t,log:e},n,s,o){const r=i=>{i instanceof qe.us||e("error",s,{reason:String(i)})};t.use(Ft({everyMs:n,run:o,onFailure:r}))}function jm(t){const{protocol:e,
port:n}=new URL(t.siteUrl("any"));if(e!=="https:")return;const{notify:s,state:o,usage:r}=t.stores,i=xm(t),a=d=>i(d,Number(n||443)),c={store:s,releases:o.releases,
usage:r,clock:t.clock,certificateOf:a};$d(t,Up,"certificates_not_told",()=>xp(c))}async function Bm({policy:t,clock:e,fetch:n,stores:s,shared:o,requestsPerMinute:r,
baseUrl:i,issuer:a,consoleUrl:c},d,l){const u=r??Pm,f=o?Mp(u,s.quota):Cp(u,e),y=await ud(s.keys),{accessTokens:b,logins:_,quota:O}=s,N=rs(t,s.members),S=U=>t.issuers.
some(x=>x.issuer===U)||t.localIssuer&&U===a,H=_m({...N,store:_,quota:O,trusts:S,issuer:a,audience:i,key:y,clock:e}),B=sm(H,c);return{logins:H,accessTokens:Zp({store:b,
...N}),issuer:um({issuer:a,audience:i,key:y,requestToken:d,clock:e,calls:B}),signInKey:Zi(y,"console sign-in"),draftKey:Zi(y,"console draft"),gate:{...N,refusals:l,
verify:tm({idTokens:Kp({policy:t,issuer:a,audience:i,key:y,clock:e,fetch:n}),accessTokens:b,logins:H,trusts:S}),rateLimit:U=>r===void 0&&t.isLocal?0:f(U)}}}var Hm=w(
4235);const vd=new WeakMap;function aa(t,e){const n=vd.get(e);if(n)return n;const{healthPath:s,instances:o,memory:r,idleTimeout:i,requestTimeout:a}={...Hm.em,...e},
c=t==="sse"&&e.requestTimeout===void 0,d={healthPath:s,instances:o,memoryBytes:(0,K.DB)(r,"memory"),idleTimeoutMs:Md(i,"idleTimeout"),requestTimeoutMs:c?null:Md(
a,"requestTimeout")};return vd.set(e,d),d}function Md(t,e){return t==="0"||t==="off"?null:(0,ke.E9)(t,e)}const Wm=":root{color-scheme:light dark}body{font:1.125\
rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function Qt({status:t,
title:e,text:n,againIn:s}){const o=Buffer.from(`<!doctype html>
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
status:504,title:"The app took too long",text:"The app did not begin to answer within its limit of time."}};class ot extends Error{name="Refused";code;againIn;constructor(e,n,s=1){
super(e,{cause:n}),this.code=e,this.againIn=s}}function Ur({code:t,againIn:e}){const n=Gm[t],s=Qt({...n,againIn:n.status===503?e:void 0});return{...s,headers:{...s.
headers,"x-slipway-error":t}}}const ca=".slipway",Cd=`${ca}/server.json`,Ym=3,da=["unpack","spawn","listen","health","ready"],Ud=(0,X.lS)({step:(0,X.yL)(da),at:X.
U9}),xd=2e3,Km=200,Pd={exitCode:(0,X.Xd)(X.U9),signal:(0,X.Xd)((0,X.Qq)(40))},zm=(0,X.lS)({...Pd,code:(0,X.yL)(["start_failed","not_listening","unhealthy","out_\
of_memory"]),step:(0,X.yL)(da),message:(0,X.Qq)(xd),lines:(0,X.c3)(Km,(0,X.Qq)(xd)),journey:(0,X.c3)(da.length,Ud)});function la(t,e){return{code:"start_failed",
step:e.at(-1)?.step??"unpack",message:t,exitCode:null,signal:null,lines:[],journey:e}}const Vm=(0,X.lS)({...Pd,outOfMemory:X.Jt});class Fn extends Error{name="S\
tartFailed";failure;constructor(e){super(e.message),this.failure=e}}const Xm=1e3,Jm=3e4,Qm=6e4,qm=1e4,Zm=3e4,eE=1e4,Fd=8,ua=256,tE=1e3,nE=2e3;function fa(t){return Math.
min(Jm,Xm*2**Math.max(0,t-1))}function sE(){return Promise.all([w.e(729),w.e(313)]).then(w.bind(w,313)).catch(t=>{throw new Error("The platform could not load i\
ts client of instances",{cause:t})})}class oE{#e;#t;started;#n="starting";#s;#o;#r;#i=0;#a=Fd;#c=new Set;#d=0;#l=0;failures=0;#u=null;lastFailure=null;#f=0;#h=()=>{};#p=Promise.
withResolvers();#m=Promise.withResolvers();#y;constructor(e,n){this.#e=e,this.#t=n,this.#s=n.clock.now(),this.started=this.#g()}get state(){return this.#n}get load(){
return this.#n==="ready"&&this.#i<this.#a?this.#i:Number.POSITIVE_INFINITY}get isBusy(){return this.#i>0||this.#c.size>0}get pause(){return this.#n==="waiting"?
Math.max(0,this.#f-this.#t.clock.monotonic()):0}get status(){const e=this.#o;return{id:e?.id??null,deployID:this.#e.deployID,state:this.#n,since:this.#s,memoryBytes:e?.
memoryBytes??null,open:this.#i+this.#c.size,requests:this.#d,restarts:Math.max(0,this.#l-1),journey:e?.journey??this.lastFailure?.journey??[],lastFailure:this.lastFailure,
failures:this.failures,failingSince:this.failures===0?null:this.#u,nextStartAt:this.#n==="waiting"?this.#t.clock.now()+this.pause:null}}lease(){const e=this.#r;
if(!e)throw new TypeError("The instance is not ready");this.#d+=1,this.#i+=1;let n="request";return{upstream:e,deployID:this.#e.deployID,stream:s=>n!=="request"?
!0:this.#c.size>=nE?!1:(n=s,this.#i-=1,this.#c.add(s),this.#w(),!0),release:()=>{n!=="nothing"&&(n==="request"?this.#i-=1:this.#c.delete(n),n="nothing",this.#a=
Math.min(ua,this.#a+2),this.#w())}}}drain(e=!1){return e&&this.#m.resolve(),this.#y??=this.#N(),this.#y}endStreams(){for(const e of[...this.#c])e()}#E(e){this.#n=
e,this.#s=this.#t.clock.now()}#w(){this.isBusy||this.#p.resolve(),this.#n==="ready"&&this.#t.changed()}async#g(){const{instances:e,clock:n,turns:s}=this.#t;this.#l+=
1,this.#o=void 0;try{const o=e.start(this.#e);this.#o=o;const[r,{Upstream:i}]=await Promise.all([o.ready,sE()]),a=new i({socketPath:r,turns:s,org:this.#e.app.org});
if(this.#n!=="starting")return a.close();this.#r=a,this.#a=Fd;const c=n.monotonic();this.#E("ready"),this.#_(),this.#t.changed(),o.ended.then(()=>this.#S(o,n.monotonic()-
c))}catch(o){if(o instanceof Fn)return this.#T(o.failure);this.#o?.stop(0),this.#T(la((0,R.bD)(o),this.#o?.journey??[]))}}#_(){this.#h=this.#t.clock.after(tE,()=>{
this.#n==="ready"&&(this.#a=Math.min(ua,2*this.#a),this.#t.changed(),this.#a<ua&&this.#_())})}#S(e,n){this.#o===e&&(this.#r?.close(),this.#r=void 0,this.endStreams(),
this.#n==="ready"&&(n>=Qm&&(this.failures=0),this.#t.log("warn","function_crashed",{...this.#b,livedMs:Math.round(n)}),this.#O()))}#T(e){const{clock:n}=this.#t,
s=this.#o?.id??null;this.lastFailure={...e,at:n.now(),deployID:this.#e.deployID,instance:s},this.#n==="starting"&&(this.#t.log("warn","function_not_started",{...this.#b,
code:e.code,step:e.step}),this.#O())}#O(){const{clock:e,changed:n}=this.#t,s=this.failures===0&&this.#d>0?0:fa(this.failures);this.failures===0&&(this.#u=e.now()),
this.failures+=1,this.#f=e.monotonic()+s,this.#E("waiting"),this.#h(),this.#h=e.after(s,()=>{this.#n==="waiting"&&(this.#E("starting"),this.#g())}),n()}get#b(){
const{app:e,deployID:n}=this.#e;return{org:e.org,project:e.project,app:e.appID,deployID:n,instance:this.#o?.id??null}}async#N(){const{clock:e}=this.#t,n=this.#n===
"ready"||this.#n==="starting";this.#E("draining"),this.#h();const s=this.#o;if(n&&s){this.#p=Promise.withResolvers(),this.isBusy||this.#p.resolve();const o=()=>this.
endStreams();this.#m.promise.then(o);const r=[e.after(qm,o),e.after(this.#e.settings.requestTimeoutMs??Zm,()=>{o(),this.#p.resolve()})];await Promise.race([this.#p.
promise,s.ended]);for(const i of r)i();this.#r?.close(),await s.stop(eE)}this.#r?.close(),this.#r=void 0,this.#E("ended"),this.#t.changed()}}const rE=100,iE=1e4,
aE=2e3,cE=6e4,dE=3,jd=3;class lE{key;spec;slots=[];#e;constructor(e,n,s){this.key=e,this.spec=n,this.#e=s}async grow(e){for(;this.slots.length<e;)this.slots.push(
new oE(this.spec,this.#e));if(await Promise.all(this.slots.map(n=>n.started)),!this.slots.some(n=>n.state==="ready"))return this.slots.map(n=>n.lastFailure).find(
n=>n!==null)??void 0}get isBusy(){return this.slots.some(e=>e.isBusy)}pick(){let e;for(const n of this.slots)n.load<(e?.load??Number.POSITIVE_INFINITY)&&(e=n);return e}async drain(e=!1){
await Promise.all(this.slots.map(n=>n.drain(e)))}}class uE{app;#e;#t;#n;#s;#o;#r=()=>{};#i=new Map;#a=new Set;#c;#d;#l=!1;#u;#f;#h=!1;constructor(e){this.app=e.
app,this.#e=e,this.#u=e.clock.monotonic()}get isEmpty(){return!this.#n&&!this.#s&&!this.#o&&!this.#d&&this.#i.size===0&&this.#a.size===0&&!this.#m}get status(){
const s=[this.#n,this.#s,this.#o,...this.#i.keys()].flatMap(i=>i?.slots??[]).map(i=>i.status),o=this.#c,{clock:r}=this.#e;return{app:this.app,state:this.#p,waiting:this.#a.
size,instances:s,lastFailure:o?.failure??s.find(i=>i.lastFailure)?.lastFailure??null,failing:o?{count:o.count,since:o.since,nextStartAt:r.now()+Math.max(0,o.until-
r.monotonic())}:null}}get#p(){const e=this.#n?.slots??[];return e.some(s=>s.failures>=jd&&s.state!=="ready")||(this.#c?.count??0)>=jd?"crash_loop":e.some(s=>s.state===
"ready")?"running":this.#n||this.#d?"starting":"asleep"}isWanted({deployID:e,manifestHash:n},s){const o=this.#t;return o?.deployID!==e||o.manifestHash!==n||o.settings!==
s?!1:this.#n&&!this.#c?!0:this.#d!==void 0||this.#s!==void 0||this.#m}want(e){const n=this.isWanted(e,e.settings);this.#t=e,n||this.#E()}refresh(e){this.#t=e;const n=this.#o?.
spec.deployID===e.deployID;(this.#n||this.#s||n)&&this.#E()}async prepare(e,n,s){s.throwIfAborted();const o=this.#g(e,n);this.#r(),this.#T(this.#o),this.#o=o;const r=()=>{
this.#o===o&&this.#T(o)};s.addEventListener("abort",r,{once:!0});const i=await o.grow(1);if(s.removeEventListener("abort",r),s.throwIfAborted(),i)throw r(),new Fn(
i);this.#r=this.#e.clock.after(cE,r)}acquire(e){if(this.#u=this.#e.clock.monotonic(),this.#h)throw new ot("stopping");const n=this.#a.size===0?this.#n?.pick():void 0;
if(n)return n.lease();const s=this.#y();if(s)throw s;if(this.#a.size>=rE)throw new ot("queue_full",void 0,5);return new Promise((o,r)=>{const i=()=>{this.#a.delete(
a),r(new ot("queue_timeout",void 0,5))},a={resolve:o,reject:r,cancel:this.#e.clock.after(iE,i)};this.#a.add(a),e?.once("close",()=>{this.#a.delete(a)&&(a.cancel(),
r(new ot("queue_timeout")))})})}async stop(e=!1){this.#t=void 0,this.#b(new ot("stopping"));for(const n of[this.#n,this.#s,this.#o])this.#T(n);if(this.#c=void 0,
this.#r(),this.#f?.(),this.#f=void 0,e)for(const n of this.#i.keys())n.drain(!0);await Promise.all(this.#i.values())}endStreams(){for(const e of[this.#n,...this.#i.
keys()])for(const n of e?.slots??[])n.endStreams()}close(){return this.#h=!0,this.stop(!0)}get#m(){return this.#c!==void 0&&this.#e.clock.monotonic()<this.#c.until}#y(){
const{clock:e}=this.#e;if(!this.#n)return!this.#c||!this.#m||this.#d?void 0:new ot("start_failed",void 0,ha(this.#c.until-e.monotonic()));const n=this.#n.slots.
map(o=>o.state==="waiting"?o.pause:0),s=Math.min(...n);return s>aE?new ot("start_failed",void 0,ha(s)):void 0}#E(){this.#l=!0,this.#d??=this.#w().finally(()=>{this.#d=
void 0})}async#w(){for(;this.#l&&!this.#h;){this.#l=!1;try{const e=await this.#e.envOf(),n=this.#t;!this.#l&&n&&!this.#h&&this.#_(this.#g(n,e))}catch(e){this.#e.
log("warn","function_not_planned",{app:this.app.appID,reason:String(e)}),this.#n||(this.#t=void 0,this.#b(new ot("not_readable",e,5)))}}this.#n||this.#b(new ot(
"start_failed"))}#g(e,n){const{app:s,host:o}=this.#e,{deployID:r,manifestHash:i,settings:a}=e,c=Object.entries(n).sort(([l],[u])=>l<u?-1:1),d=(0,P.hash)("sha256",
JSON.stringify([r,i,o,a,c]));return new lE(d,{app:s,deployID:r,manifestHash:i,host:o,env:n,settings:a},{...this.#e,changed:()=>this.#O()})}#_(e){const{key:n}=e;
if(this.#n?.key===n){this.#T(this.#s),this.#c=void 0;return}if(this.#s?.key===n||this.#c?.key===n&&this.#m)return;const s=this.#o?.key===n?this.#o:e;s===this.#o&&
(this.#o=void 0,this.#r()),this.#T(this.#s),this.#n?.slots.some(o=>o.state==="ready")?this.#s=s:(this.#T(this.#n),this.#n=s),this.#S(s)}async#S(e){const{clock:n,
log:s,app:o}=this.#e,r=await e.grow(e.spec.settings.instances);if(!(e!==this.#s&&e!==this.#n)){if(r){const i=this.#c?.key===e.key?this.#c:void 0,a=(i?.count??0)+
1,c=i?.since??n.now();this.#c={key:e.key,failure:r,since:c,count:a,until:n.monotonic()+fa(a)};const{code:d,step:l}=r,u=e===this.#s;s("error","function_switch_fa\
iled",{...o,deployID:e.spec.deployID,code:d,step:l,keepsEarlier:u}),this.#T(e),u||this.#b(new ot("start_failed",void 0,ha(fa(a))));return}this.#c=void 0,e===this.#s&&
(this.#T(this.#n),this.#n=e,this.#s=void 0),this.#u=n.monotonic(),this.#N(),this.#O()}}#T(e){if(!e)return;this.#n===e&&(this.#n=void 0),this.#s===e&&(this.#s=void 0),
this.#o===e&&(this.#o=void 0);const n=e.drain().finally(()=>this.#i.delete(e));if(this.#i.set(e,n),this.#i.size<=dE)return;const[s]=this.#i.keys();s?.drain(!0)}#O(){
for(const n of this.#a){const s=this.#n?.pick();if(!s)break;this.#a.delete(n),n.cancel(),n.resolve(s.lease())}const e=this.#a.size>0&&this.#n?this.#y():void 0;e&&
this.#b(e)}#b(e){for(const n of this.#a)this.#a.delete(n),n.cancel(),n.reject(e)}#N(){this.#f?.(),this.#f=void 0;const e=this.#n,n=e?.spec.settings.idleTimeoutMs??
null;if(!e||n===null)return;const{clock:s}=this.#e,o=()=>{if(this.#n!==e)return;const r=e.isBusy||this.#s?n:this.#u+n-s.monotonic();if(r>0){this.#f=s.after(r,o);
return}this.#f=void 0,this.#T(e)};this.#f=s.after(n,o)}}function ha(t){return Math.max(1,Math.ceil(t/1e3))}const fE=new Set(["x-accel-redirect","x-lighttpd-send\
-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function pa(t){return t.startsWith(
"x-slipway-")||fE.has(t)}const Bd=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","tran\
sfer-encoding","upgrade"]),hE=new Set([...Bd,"forwarded","host","x-forwarded-for","x-forwarded-host","x-forwarded-port","x-forwarded-proto","x-forwarded-server",
"x-real-ip","x-request-id"]),pE=new Set;function Hd(t){let e;for(let n=0;n<t.length;n+=2){if(t[n]?.length!==10||t[n]?.toLowerCase()!=="connection")continue;const s=(t[n+
1]??"").toLowerCase();if(!(s==="keep-alive"||s==="close")){e??=new Set;for(const o of s.split(","))e.add(o.trim())}}return e??pE}function mE({incoming:t,requestID:e,
remoteAddress:n=""},s){const{rawHeaders:o,headers:r}=t,i=Hd(o),a=r.host??"",c=["host",a];for(let l=0;l<o.length;l+=2){const u=o[l]??"",f=u.toLowerCase();hE.has(
f.includes("_")?f.replaceAll("_","-"):f)||i.has(f)||c.push(u,o[l+1]??"")}const d=n.includes(":")?`"[${n}]"`:n;return c.push("x-forwarded-for",n,"x-forwarded-pro\
to",s,"x-forwarded-host",a),c.push("x-real-ip",n,"x-request-id",e),c.push("forwarded",`for=${d};host="${a.replace(/["\\]/g,"")}";proto=${s}`),c}const EE=[101,204];
function Wd(t,e){const n=Hd(e),s=[];let[o,r,i]=[!1,!1,!1],a;for(let c=0;c<e.length;c+=2){const d=e[c]??"",l=e[c+1]??"",u=d.toLowerCase();if(u==="transfer-encodi\
ng"&&(i=!0,r||=l.trim().toLowerCase()!=="chunked"),u==="content-length"){if(EE.includes(t))continue;a=Number(l)}u==="content-type"&&(o=/^\s*text\/event-stream\b/i.
test(l)),!(Bd.has(u)||n.has(u)||u==="x-request-id"||pa(u))&&s.push(d,l)}return{list:s,isEventStream:o,length:i?void 0:a,isCoded:r}}const ma=10,Ea={most:16*1024,
least:2*1024},yE=.5,wE=.1;class gE{#e;#t=new Map;#n;constructor(e=()=>performance.now()){this.#e=e}share(e,n){const s=e.read.bind(e);let o=Ea.most,r;e.read=i=>{
const a=this.#e();return r!==void 0&&(o=TE(o,a-r)),r=void 0,e.readableLength===0?s(i):this.#s(a)?(this.#o(e,n),null):(r=a,s(i??Math.min(o,e.readableLength)))},e.
once("close",()=>this.#r(e,n))}#s(e=this.#e()){return this.#n===void 0&&(this.#n=e+ma,setImmediate(this.#i)),e>=this.#n}#o(e,n){const s=this.#t.get(n);s?s.add(e):
this.#t.set(n,new Set([e]))}#r(e,n){const s=this.#t.get(n);s?.delete(e)&&s.size===0&&this.#t.delete(n)}#i=()=>{if(this.#n=void 0,this.#t.size===0)return;this.#s();
const e=this.#e()+ma,n=ma/this.#t.size;for(const[s,o]of[...this.#t]){this.#n=Math.min(e,this.#e()+n),this.#t.delete(s);for(const r of o){if(this.#s())break;o.delete(
r),_E(r)}for(const r of this.#t.get(s)??[])o.add(r);if(o.size>0&&this.#t.set(s,o),this.#e()>=e)break}this.#n=e}}function _E(t){const{stackTraceLimit:e}=Error;Error.
stackTraceLimit=0;try{t.emit("readable")}finally{Error.stackTraceLimit=e}}function TE(t,e){return e>yE?Math.max(Ea.least,t/2):e<wE?Math.min(Ea.most,t*2):t}function bE(t){
Reflect.deleteProperty(t,"read")}const Gd=100*K.D6,xr=60*6e4,Yd=6e4,OE=1e3,SE=64,ya=499,NE=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class Kd extends Error{name="\
Unsent"}class wa extends Error{name="BrokeOff"}function zd({headers:t}){return t["transfer-encoding"]!==void 0||Number(t["content-length"]??0)>0}function Vd(t){
return!zd(t)&&NE.has(t.method??"")}function Xd(t,e,n){const{incoming:s,outgoing:o,protocol:r,timeoutMs:i}=t,a=zd(s);return new Promise((c,d)=>{const l=new LE({exchange:t,
connection:e,withBody:a,join:n,resolve:c,reject:d});o.on("close",l.gone),(a||i===null)&&Jd(t);try{e.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:mE(
t,r),body:a?new RE(s):null,headersTimeout:i??0,upgrade:n?"websocket":null},l)}catch(u){l.onResponseError(void 0,u instanceof Error?u:new Error(String(u)))}})}class RE extends Jt.
Readable{#e;#t=!1;#n=0;constructor(e){super(),this.#e=e}_read(){this.#t||(this.#t=!0,this.#e.on("data",this.#s).on("end",this.#o).on("close",this.#r).on("error",
this.#r)),this.#e.resume()}_destroy(e,n){const s=this.#e;s.off("data",this.#s).off("end",this.#o).off("close",this.#r),s.complete||s.pause(),n(e)}#s=e=>{this.#n+=
e.length,this.#n>Gd?this.destroy(new ot("body_too_large")):this.push(e)||this.#e.pause()};#o=()=>{this.push(null)};#r=()=>{this.#e.complete||this.destroy(new Error(
"The client went away before its body ended"))}}function Jd({incoming:t,timeoutMs:e}){t.socket.setTimeout(Math.max(Yd,(e??xr)+Yd))}function Qd({incoming:t,outgoing:e}){
t.complete||(e.shouldKeepAlive=!1,e.once("finish",()=>setTimeout(()=>t.socket.destroy(),OE).unref()))}const qd=Promise.resolve();class LE{#e;#t;#n=!1;#s=!1;#o=!1;#r=0;#i=0;#a;#c;#d=[];constructor(e){
this.#e=e}gone=()=>{this.#n=!0,this.#s||this.#t?.abort(new wa("The client went away"))};onRequestStart(e){if(this.#t=e,this.#o=this.#e.connection.used(),this.#n){
e.abort(new wa("The client went away"));return}if(!this.#e.withBody)return;const{incoming:n,outgoing:s}=this.#e.exchange;n.headers.expect!==void 0&&s.writeContinue()}onResponseStart(e,n){
if(n<200){if(this.#r+=1,this.#r>SE)throw new ot("bad_answer");return}const{incoming:s,outgoing:o,own:r,headersFor:i,onStream:a}=this.#e.exchange,c=Wd(n,Zd(e.rawHeaders));
if(c.isCoded)throw new ot("bad_answer");this.#a=c,Qd(this.#e.exchange),c.list.push(...r),o.writeHead(n,i?i(c.list):c.list),c.isEventStream?(s.socket.setTimeout(
xr),a(()=>this.#p()),o.flushHeaders()):qd.then(this.#l)}#l=()=>{this.#s||this.#n||(Jd(this.#e.exchange),this.#i===0&&!this.#c&&this.#e.exchange.outgoing.flushHeaders())};onRequestUpgrade({
rawHeaders:e},n,{upgrade:s},o){if(n!==101||s?.trim().toLowerCase()!=="websocket")throw new ot("bad_answer");this.#s=!0,bE(o);const{join:r,resolve:i,reject:a}=this.#e;
r?.(Zd(e),o).then(c=>i({status:n,bytes:c}),a)}onResponseData(e,n){if(this.#i===0&&n.length===this.#a?.length){this.#c=n;return}this.#i+=n.length,this.#d.push(n),
this.#d.length===1&&qd.then(()=>this.#u(e))}#u(e){const{outgoing:n}=this.#e.exchange,s=this.#f();!s||this.#s||n.destroyed||n.write(s)||(e.pause(),n.once("drain",
()=>e.resume()))}#f(){const e=this.#d;return this.#d=[],e.length>1?Buffer.concat(e):e[0]}onResponseEnd(){const{outgoing:e,end:n}=this.#e.exchange;this.#i+=this.#c?.
length??0,this.#c?n(this.#c):e.end(this.#f()),this.#m(void 0)}onResponseError(e,n){this.#s||this.#m(this.#h(n))}#h(e){const{incoming:n,outgoing:s}=this.#e.exchange;
if(this.#n||s.destroyed)return;if(s.headersSent){n.socket.resetAndDestroy();return}if(e instanceof ot)return e;const o=AE(e);return(!(this.#t!==void 0)||this.#o&&
Vd(n))&&o?new Kd("The connection had ended",{cause:e}):new ot(IE(e,o),e)}#p(){this.#s||(this.#e.exchange.outgoing.end(this.#f()),this.#m(void 0),this.#t?.abort(
new wa("The app is replaced")))}#m(e){if(this.#s)return;this.#s=!0;const{outgoing:n}=this.#e.exchange;e?this.#e.reject(e):this.#e.resolve({status:n.headersSent?
n.statusCode:ya,bytes:this.#i})}}function AE(t){const e=(0,R.xU)(t)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.
test(e)}function IE(t,e){const n=(0,R.xU)(t);return n==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":n==="UND_ERR_INVALID_ARG"?"bad_request":e?"instance_broke":"\
bad_answer"}function Zd(t){return Array.isArray(t)?t.map(e=>e.toString("latin1")):[]}var DE=w(8453);function kE(t,{node:e,clock:n},s){if(!t)return{node:e,own:null,
stateOf:()=>{}};const o=r=>t.statusOf(r);return{node:e,own:{statusOf:o,printed:s.use((0,DE.Z)(t.logs,n))},stateOf:r=>(0,Ee.Rm)(r.type)&&r.liveRelease!==null?CE(
o(r)):void 0}}function $E(t){const e=t.instances.flatMap(n=>{const{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}=n;return s!==null&&
vE(o)?[{id:s,state:o,deployID:r,since:i,memoryBytes:a,requests:c,restarts:d,journey:l}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:ME(
t)}}function vE(t){return t==="starting"||t==="ready"||t==="draining"}function ME({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.
count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((o,r)=>r.failures-o.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.
failingSince,nextStartAt:s.nextStartAt}}function CE(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?
"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function fA(t,e){return t.map(({step:n,at:s},o)=>{const r=t[o+1]?.at??
(n==="ready"?s:e);return{step:n,at:s,ms:r===void 0?null:Math.max(0,r-s)}})}const UE=1e3;async function xE(t,e){const n=e.upgrade();try{return await Xd(t,n,(s,o)=>PE(
t,s,o))}finally{e.end(n)}}async function PE(t,e,n){const{incoming:s,outgoing:o,head:r,own:i,onStream:a}=t,c=s.socket;o.detachSocket(c);const d=[...Wd(101,e).list,
...i,"Connection","Upgrade","Upgrade","websocket"],l=["HTTP/1.1 101 Switching Protocols"];for(let b=0;b<d.length;b+=2)l.push(`${d[b]}: ${d[b+1]}`);c.write(`${l.
join(`\r
`)}\r
\r
`,"latin1"),r!==void 0&&r.length>0&&n.write(r),c.setTimeout(xr);const u=n.bytesRead-n.readableLength;n.setTimeout(xr,()=>n.destroy());const f=(b,_)=>new Promise(
O=>{b.on("error",()=>_.destroy()),b.once("close",()=>{(!b.readableEnded||b.errored!==null)&&_.destroy(),O()})}),y=Promise.all([f(c,n),f(n,c)]);return c.pipe(n),
n.pipe(c),a(()=>{for(const b of[c,n])b.end(),setTimeout(()=>b.destroy(),UE).unref()}),await y,n.bytesRead-u}const FE=9,jE=50,BE=1e3;class HE{#e;#t=new Map;#n=new gE;#s=new WeakMap;#o="";#r=0;#i=new Map;#a=!1;constructor(e){
this.#e=e}answer(e){return this.#e.instances?this.#a?Ur(new ot("stopping")):(0,G.GH)(n=>this.#c(n,e)):Ur(new ot("functions_off",void 0,60))}async call(e,n){const{
clock:s,served:o,siteUrl:r}=this.#e;if(this.#a)throw new ot("stopping");const i=s.monotonic(),a=this.#d(e);a.want(ga(e));const c=await a.acquire();try{const d=aa(
e.type,e.settings).requestTimeoutMs??n.timeoutMs,l={...n.headers,host:new URL(r(e.subdomain)).host},u=Math.min(d,n.timeoutMs),f=await c.upstream.post({...n,headers:l,
timeoutMs:u});return o?.(e,{status:f,bytes:0},s.monotonic()-i),f}finally{c.release()}}async changed(e,n){if(this.#t.has(e))try{const s=await n(),o=this.#t.get(e);
s?o?.refresh(ga(s)):this.stop(e)}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#t.keys())
this.changed(n,()=>e(n))}async prepare({app:e,subdomain:n,type:s,release:o,settings:r,env:i,signal:a}){!this.#e.instances||this.#a||await this.#d({...e,subdomain:n}).
prepare(ga({type:s,release:o,settings:r}),i,a)}async stop(e){await this.#t.get(e)?.stop(),this.#l()}status(){return[...this.#t.values()].map(e=>e.status)}statusOf({
org:e,project:n,appID:s,subdomain:o}){const r=this.#t.get(o),{app:i}=r??{};return r&&i?.org===e&&i.project===n&&i.appID===s?$E(r.status):void 0}endStreams(){for(const e of this.#t.
values())e.endStreams()}async[Symbol.asyncDispose](){this.#a=!0,await Promise.all([...this.#t.values()].map(e=>e.close()))}async#c(e,n){const{clock:s,served:o}=this.#e,
r=s.monotonic(),i=this.#d(n);let a;try{a=await this.#u(e,n,i)}catch(c){a=this.#p(e,n,i,c)}return o?.(n,a,s.monotonic()-r),a}#d({org:e,project:n,appID:s,subdomain:o}){
const r=this.#t.get(o);if(r)return r;const{instances:i,clock:a,log:c,siteUrl:d,envOf:l}=this.#e;if(!i)throw new ot("functions_off");this.#l();const u={org:e,project:n,
appID:s},{host:f,protocol:y}=new URL(d(o));this.#o=y.slice(0,-1);const b=new uE({app:u,host:f,instances:i,clock:a,log:c,turns:this.#n,envOf:()=>l(u)});return this.#t.
set(o,b),b}#l(){for(const[e,n]of this.#t)n.isEmpty&&this.#t.delete(e)}async#u(e,n,s){const{incoming:o,outgoing:r}=e;if(Number(o.headers["content-length"]??0)>Gd)
throw new ot("body_too_large");const{release:i,type:a,org:c}=n,d=aa(a,n.settings);s.isWanted(i,d)||s.want({...i,settings:d});const{clock:l,connections:u}=this.#e;
if((this.#i.get(c)??0)>=Ym*(u-this.#r))throw new ot("queue_full",void 0,5);this.#h(c,1);try{for(let y=0;;y+=1){const b=s.acquire(r),_=b instanceof Promise?await b:
b,{upstream:O}=_;let N;try{if(r.destroyed||o.socket.destroyed)return{status:ya,bytes:0};const S=this.#f(e,n,_,d);return e.head!==void 0?await xE(S,O):(N=O.take(
y>0,!Vd(o)),await Xd(S,N))}catch(S){if(!(S instanceof Kd))throw S;if(y===FE)throw new ot("instance_broke",S.cause)}finally{N&&O.give(N),_.release()}await l.sleep(
jE*y)}}finally{this.#h(c,-1)}}#f(e,n,s,{requestTimeoutMs:o}){const{cdn:r}=this.#e;return{...e,own:["X-Request-ID",e.requestID,"X-Slipway-Release",s.deployID,...el(
n)],headersFor:r&&(i=>r.dynamic(n,s.deployID,i)),protocol:this.#o,timeoutMs:o,onStream:i=>{s.stream(i)||i()}}}#h(e,n){this.#r+=n;const s=(this.#i.get(e)??0)+n;s>
0?this.#i.set(e,s):this.#i.delete(e)}#p(e,n,s,o){const r=o instanceof ot?o:new ot("bad_answer",o),{incoming:i,outgoing:a,requestID:c}=e;if(a.destroyed||i.socket.
destroyed)return{status:ya,bytes:0};this.#m(s,e,r);const{status:d,headers:l,body:u}=Ur(r),f=u instanceof Uint8Array&&i.method!=="HEAD"?u:void 0;return Qd(e),a.writeHead(
d,[...Object.entries(l).flat(),"x-request-id",c,...el(n)]),a.end(f),{status:d,bytes:f?.length??0}}#m(e,{requestID:n},{code:s,cause:o}){const{clock:r,log:i}=this.#e,
a=r.monotonic();if(a-(this.#s.get(e)??Number.NEGATIVE_INFINITY)<BE)return;this.#s.set(e,a);const{appID:c,org:d}=e.app;i("warn","function_refused",{org:d,app:c,code:s,
requestID:n,reason:o instanceof Error?o.message:null})}}function ga({type:t,release:e,settings:n}){const{deployID:s,manifestHash:o}=e;return{deployID:s,manifestHash:o,
settings:aa(t,n)}}function el({settings:t}){return t.noindex===!0?["X-Robots-Tag","noindex"]:[]}var Je=w(1455),WE=w(1421),GE=w(6193);const YE=524288,KE=65535;let tl;
function zE(){return tl??=VE().filter(t=>t>2&&t<=KE&&XE(t)),tl}function VE(){return(0,R.CD)(()=>(0,T.readdirSync)("/proc/self/fd").map(Number))??[]}function XE(t){
const e=(0,R.CD)(()=>(0,T.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8")),n=/^flags:\s+([0-7]+)/m.exec(e??"")?.[1];return n!==void 0&&(Number.parseInt(n,8)&YE)===
0}function JE(t){const e=zE().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,T.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,T.closeSync)(n)}}const QE=384,qE=4*K.j9,
nl={base:128,perProcessor:256},Pr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:K.j9,logBytes:4*K.D6,memoryBytes:Math.min(qE,Math.floor(ZE()/2)),diskBytes:8*K.j9,diskFiles:2e6,
processes:nl.base+nl.perProcessor*(0,me.availableParallelism)(),installBytes:2*K.j9,installsBytes:20*K.j9,serverBytes:K.j9,serverFiles:2e5};function ZE(){const t=process.
constrainedMemory();return t>0?Math.min((0,me.totalmem)(),t):(0,me.totalmem)()}const hA=null,pA=1e3;function mA(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}
var Wt=w(8595);const ks=864e5,ey=1e3,ty=90,ny=7*ks,sy={most:500,ageMs:30*ks},oy=30*ks,ry=400,iy=512*K.D6,Fr={apps:{what:"deleted apps, with their releases, logs\
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
a build"}},EA={caches:{bytes:4*K.j9,allBytes:20*K.j9,items:Number.POSITIVE_INFINITY,ageMs:30*ks},mirrors:{bytes:4*K.j9,allBytes:20*K.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*ks},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*ks}},yA=200,wA=8,gA=36e5,jr=4*K.D6,
ay=64*1024,cy=16384,dy=128*1024,ly=128,uy=50,fy=2e3,sl=6e4,hy=1e3,py=1e3,_A=50,ol=256,rl=250,my=100,Ey=1e3,_a=1e3,Br=(0,X.lS)({reason:(0,X.Qq)(Ey)}),Ta=(0,X.Qq)(
64),yy=(0,X.lS)({files:(0,X.c3)(rl,Wt.x4),odd:(0,X.c3)(rl,Wt.nR),ignoredRules:(0,X.c3)(my,Wt.HK),faults:(0,X.c3)(Wt.ws,Wt.dA)}),wy=(0,X.tG)("kind",{bubblewrap:(0,X.
lS)({asRoot:X.Jt,boundsFiles:X.Jt,deniesNamespaces:X.Jt}),none:Br}),gy=(0,X.tG)("kind",{cgroup:(0,X.lS)({folder:(0,X.Qq)(Wt.EO)}),sampling:Br}),_y=(0,X.tG)("lev\
el",{private:(0,X.lS)({}),filtered:Br,open:Br}),il=t=>e=>typeof e=="string"&&(0,gt.Ow)(e,t).trim()||null,Ty=(0,X.lS)({subject:il(Ee.jh.subject),author:il(Ee.jh.
author)}),ba=t=>e=>typeof e=="string"?(0,gt.Ow)(e,t):void 0,Oa=t=>ba(_a)(t)??null,by=(0,X.tG)("about",{lock:(0,X.lS)({name:(0,X.Qq)(ol)}),output:(0,X.lS)({part:yy,
isLast:X.Jt}),start:(0,X.lS)({found:an.tl}),repositories:(0,X.lS)({after:(0,X.Qq)(jr)}),apps:(0,X.lS)({after:(0,X.Qq)(jr)})}),Oy=(0,X.tG)("kind",{ready:(0,X.lS)(
{isolation:wy,limiter:gy,network:_y},{hasFailed:X.Gy}),pulse:(0,X.lS)({}),stage:(0,X.lS)({stage:(0,X.yL)(an.Mb.filter(t=>t!=="queue"))}),log:(0,X.lS)({text:t=>(0,Qe.
KH)(t,ay)&&t.endsWith(`
`)?t:void 0}),commit:(0,X.lS)({commit:Ta,facts:t=>Ty((0,Qe.Gv)(t)?t:{})}),ask:(0,X.lS)({id:X.U9,question:by}),release:(0,X.lS)({name:(0,X.Qq)(ol)}),note:(0,X.lS)(
{level:(0,X.yL)(["info","warn","error"]),event:(0,X.Qq)(64),text:(0,X.Qq)(2e3)}),stored:(0,X.lS)({release:(0,X.lS)({manifestHash:t=>(0,Qe.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:X.U9,written:X.U9,reused:X.U9,bytes:X.U9}),commit:Ta,warnings:Wt.hd},{type:(0,X.yL)(Ee.jI)}),failed:(0,X.lS)({facts:yr}),detected:(0,X.lS)(
{plan:(0,X.lS)({text:ba(2*_a),folder:ba(_a),command:Oa,output:Oa,type:(0,X.yL)(Ee.yN),typeBecause:Oa}),commit:Ta}),done:(0,X.lS)({collected:(0,X.c3)(Object.keys(
Fr).length,(0,X.lS)({kind:(0,X.yL)(Object.keys(Fr)),items:X.U9,bytes:X.U9},{left:(0,X.lS)({items:X.U9,bytes:X.U9})}))})});function Sy(t){return Oy((0,Qe.U4)(t))}
var Rn=w(1463),Ny=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.
reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ry=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ly=15,Ay=4096,Iy=5e3;class al{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=Rn.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=Ny(i,JE(["pipe","ignore","pipe","pipe"]),!1),c=(0,WE.spawn)(process.execPath,[`--max-old-space-size=${QE}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,$y(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-Ay)}),this.#t=c.
stdio[3],this.#l(this.#t),this.ended=this.#h(c)}catch(a){i.error=a,i.hasError=!0}finally{Ry(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#l(e){const n=new GE.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>jr)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#u())})}async#u(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#f(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#f(e){if(this.#o!==void 0)
return;const n=e.length<=jr?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>sl;o&&n&&this.kill(`it sent nothing for ${sl/1e3} seconds`),n=o},Iy).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??ky(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class Dy extends al{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:Ly,read:Sy})}}function ky(t){return Object.entries(me.constants.
signals).find(([,n])=>t===ly+n)?.[0]??null}function $y(t,e){t!==void 0&&(0,R.CD)(()=>(0,me.setPriority)(t,e))}const vy={startMs:6e4,tmpBytes:512*K.D6,tmpFiles:1e5,
processes:256},My=40,Sa=2e3,Cy=8e3,Uy=2e4;function cl(t,e){return`${t}/${e}.sock`}const $s=(0,X.Qq)(My),dl=(0,X.lS)({reason:t=>String(t).slice(0,Sa)}),xy=(0,X.tG)(
"kind",{pulse:(0,X.lS)({}),walls:(0,X.lS)({isolation:(0,X.yL)(["bubblewrap","none"]),limiter:(0,X.yL)(["cgroup","sampling"]),network:(0,X.tG)("level",{private:(0,X.
lS)({}),filtered:dl,open:dl})},{apart:t=>typeof t=="string"?t.slice(0,Sa):void 0}),step:(0,X.lS)({id:$s,step:Ud}),ready:(0,X.lS)({id:$s}),failed:(0,X.lS)({id:$s,
failure:zm}),printed:(0,X.lS)({id:$s,lines:(0,X.c3)(Uy,(0,X.lS)({at:X.U9,stream:(0,X.yL)(["stdout","stderr"]),text:(0,X.Qq)(Cy)}))}),memory:(0,X.lS)({id:$s,bytes:X.
U9}),ended:(0,X.lS)({id:$s,end:Vm}),note:(0,X.lS)({level:(0,X.yL)(["info","warn","error"]),event:(0,X.Qq)(64),text:(0,X.Qq)(Sa)})});function Py(t){return xy((0,Qe.
U4)(t))}const Fy=1e4,jy=5e3,By=5,Hy=100;class Wy{#e;#t;#n;#s=new Map;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,T.realpathSync)(e.nodeDir),this.#n=ul(this.#t),
ll(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,P.randomUUID)().slice(0,8)}`,s=this.#a(),o=i=>s.send({kind:"sto\
p",id:n,graceMs:i}),r=new Gy(n,e,cl(this.#n,n),o);return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(Fy))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),jy);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,T.mkdirSync)(this.#n,{recursive:!0,mode:448}),Ky(this.#n);const{env:e,log:n}=this.#e,
s=new al({args:["functions",(0,Rn.Ld)(this.#t,process.pid)],env:(0,Rn.uV)(e),niceness:By,read:Py});return this.#o=s,s.listen(o=>this.#d(o)),s.ended.then(async({
exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){const c=i??`it ended with ${r??o}`;n("error","functions_supervisor_ended",{reason:c,
words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,Je.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),
s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="auto",networkAllow:a}=this.#e,c=this.#r?.network.level??"open";return{nodeDir:this.#t,
sockets:this.#n,blobs:e,cgroup:r,network:c==="open"?i:c,isolation:this.#r?.isolation==="bubblewrap"?"required":o,networkAllow:a?.()??[],env:(0,Rn.I3)(n),limits:{
...vy,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"walls":this.#r||this.#l(e),this.#r=e;return;case"note":n(e.level,e.event,
{reason:e.text});return;case"printed":{const o=this.#s.get(e.id);if(!o)return;const r=e.lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{
n("warn","functions_log_not_written",{instance:o.id,reason:String(i)})});return}default:this.#s.get(e.id)?.take(e)}}#l({isolation:e,network:n,apart:s}){const{log:o,
network:r}=this.#e;e==="none"&&o("warn","functions_not_isolated",{means:"functions can read and write everything that the platform can"});const i=n.level==="pri\
vate"||n.level===r?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}
class Gy{id;spec;ready;ended;socket;memoryBytes=null;journey=[];#e;#t=Promise.withResolvers();#n=Promise.withResolvers();constructor(e,n,s,o){this.id=e,this.spec=
n,this.socket=s,this.#e=o,this.ready=this.#t.promise,this.ready.catch(()=>{}),this.ended=this.#n.promise}stop(e){return this.#e(e),this.ended}take(e){switch(e.kind){case"\
step":this.journey=[...this.journey,e.step].slice(0,Yy);return;case"ready":this.#t.resolve(this.socket);return;case"failed":this.#t.reject(new Fn(e.failure));return;case"\
memory":this.memoryBytes=e.bytes;return;case"ended":{const{exitCode:n,signal:s}=e.end;this.#t.reject(new Fn(this.#s("It ended before it was ready",n,s))),this.#n.
resolve(e.end)}}}lost(){this.#t.reject(new Fn(this.#s("The supervisor of functions ended",null,"SIGKILL"))),this.#n.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#s(e,n,s){
return{...la(e,this.journey),exitCode:n,signal:s}}}const Yy=10;function ll(t){return[(0,C.join)(t,"functions","running"),ul((0,T.realpathSync)(t))].some(n=>(0,T.
existsSync)(n)&&(0,T.readdirSync)(n).length>0)}function ul(t){const e=(0,C.join)(t,"functions","sockets");return Buffer.byteLength(cl(e,"i-00000000"))+4<=Hy?e:(0,C.
join)((0,me.tmpdir)(),`slipway-${(0,P.hash)("sha256",t).slice(0,16)}`)}function Ky(t){const{uid:e,mode:n}=(0,T.lstatSync)(t);if(!((0,T.lstatSync)(t).isDirectory()&&
e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class Na{#e=new Map;async acquire(e){const n=this.#e.
get(e),{promise:s,resolve:o}=Promise.withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(
e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var fl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},hl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const zy=4*K.D6,Vy=30*864e5,Xy=1e4;class Jy{#e;#t;#n;#s=new Na;#o=new Map;constructor(e,n,s=zy){this.#e=e,this.#t=
n,this.#n=s}async add(e,n){const s=Ra(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,instance:a,stream:c,text:d})=>JSON.stringify([i,a,c,
d])).join(`
`),r=`${Do(this.#t,"printed",`printed:${s}`,o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=Ra(e),o=Math.min(Math.max(0,Math.floor(n)),Xy),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(l,u)=>qy(await Qy(l,this.#n),u,f=>Zy(this.#t,s,f)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=Ra(
e),o=this.#o.get(s)??new Set;return this.#o.set(s,o.add(n)),{[Symbol.dispose]:()=>{o.delete(n),o.size===0&&this.#o.get(s)===o&&this.#o.delete(s)}}}async removeOlder(e){
for(const n of await(0,Je.readdir)(this.#e).catch(()=>[]))await this.#s.run(n,async()=>{const s=await(0,Je.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<
e)&&await(0,Je.rm)((0,C.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,C.join)(this.#e,e,"newer.jsonl"),older:(0,C.join)(this.#e,e,"older.jso\
nl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,older:r}=this.#r(e);await(0,Je.mkdir)((0,C.join)(this.#e,e),{recursive:!0,mode:448});
const{size:i}=await(0,Je.stat)(o).catch(()=>{})??{size:0};i>0&&i+Buffer.byteLength(n)>this.#n&&await(0,Je.rename)(o,r),await fl(s,await(0,Je.open)(o,"a",384),!0).
appendFile(n)}catch(o){s.error=o,s.hasError=!0}finally{const o=hl(s);o&&await o}}}function Ra({org:t,project:e,appID:n}){return(0,P.hash)("sha256",JSON.stringify(
[t,e,n])).slice(0,32)}async function Qy(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,Je.open)(t,"r").catch(()=>{});if(!s)return"";const o=fl(
n,s,!0),{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.
error=s,n.hasError=!0}finally{const s=hl(n);s&&await s}}function qy(t,e,n){const s=[];let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>ew(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function Zy(t,e,n){return(0,R.CD)(()=>ko(t,"printed",`printed:${e}`,
n))??""}function ew(t){const e=(0,Qe.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Qe.KH)(s,40)&&(0,Qe.KH)(r,8e3)&&(o==="stdout"||o==="st\
derr")?{at:n,instance:s,stream:o,text:r}:void 0}var pl=w(8934);const tw="SLIPWAY_SCHEDULE_SECRET",nw=15e3,sw=50,ml=5,ow=40,rw=60*6e4,iw=15*6e4;function aw(t){const{
schedules:e,log:n,every:s}=t,o=new Map,r=d=>[...o.values()].filter(l=>l.org===d).length,i=(d,l,u)=>{const f=JSON.stringify([d.subdomain,l]),y=r(d.app.org)>=ml,b=o.
has(f)?"the call before has not ended":y?`its organization has ${ml} calls under way`:void 0;if(b!==void 0)return t.say(d.app,`${La(l)}: left out, because ${b}`);
const _=dw(t,d,l,u).finally(()=>o.delete(f));o.set(f,{org:d.app.org,call:_})},c=Ft({everyMs:nw,run:async()=>{for(const d of await e.due(sw)){const{next:l,come:u}=await cw(
d);if(u.length>0&&o.size>=ow)break;if(await e.take(d,l))for(const[f,y]of u)i(d,f,y)}},onFailure:d=>n("warn","schedules_not_read",{reason:String(d)}),every:s});return{
async look(){await c.run(),await Promise.all([...o.values()].map(({call:d})=>d))},[Symbol.asyncDispose]:c[Symbol.asyncDispose]}}async function cw({entries:t,since:e,
now:n}){const s=[];let o=null;for(const r of t){const i=e===null?null:await(0,pl.i)(r.cron,Math.max(e,n-rw));i!==null&&i<=n&&s.push([r,i]);const a=await(0,pl.i)(
r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{come:s,next:o}}async function dw(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:l,say:u}=t,
f=a.monotonic();try{const y=await d(r);if(!y)return;const b=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),_=`${r}.${s}.${e.entries.
indexOf(n)}`,O=lw(await l(r),_,i,b),N=await c(y,{path:n.path,headers:O,body:b,timeoutMs:iw});u(o,`${La(n)}: ${N}, ${Math.round(a.monotonic()-f)} ms`)}catch(y){u(
o,`${La(n)}: failed, because ${(0,R.bD)(y)}`)}}function La({cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function lw(t,e,n,s){const o=Math.floor(n/1e3),
r=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,P.createHmac)("sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json",
"user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(o),"webhook-signature":`v1,${i}`}}const uw=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SE\
SSION_TOKEN","AWS_REGION"],fw=60*6e4;function hw({tables:t,roles:e,clock:n,log:s,every:o=z.fm}){const r=async(a,c)=>{const{environmentID:d}=await t.injected(a);
return e.issue(d,n.now(),c)},i=async(a,c)=>{const{variables:d}=await t.injected(a);return Object.keys(d).length===0?{}:{[`${Ee.be}URL`]:c,[`${Ee.be}REGION`]:Ee.
aT,...d}};return{tableVariables:i,async runtimeVariables(a,c,d){const l=await i(a,c);return Object.keys(l).length===0?{}:{...l,...El(await r(a,d))}},async openCredentials(a){
const c=await r(a),d={org:a.org,project:a.project,app:a.appID};let l=!1;const u=async()=>{try{if(await e.renew(c.accessKeyID,n.now())||l)return;s("warn","functi\
on_role_gone",d)}catch(y){s("warn","function_role_not_renewed",{...d,reason:String(y)})}},f=o(fw,()=>{u()});return{variables:El(c),async[Symbol.asyncDispose](){
l||(l=!0,f(),await e.revoke(c.accessKeyID).catch(y=>{s("warn","function_role_not_revoked",{...d,reason:String(y)})}))}}}}}function El({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:Ee.aT}}async function pw({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[
i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),{type:c,settings:d}=r??i??{},l=r?.env??a;if(!(0,Ee.Rm)(c))return l;const u=await e.tableVariables(o,n),f=i&&d?.
schedule?{[tw]:await s(i.subdomain)}:{};return{...l,...u,...f}}function mw(t,e){const n=new Set;return{start(s){if(!Object.hasOwn(s.env,`${Ee.be}URL`))return t.
start(s);const o=new Ew(s,t,e);return n.add(o.ended),o.ended.then(()=>n.delete(o.ended)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.
all(n)}}}class Ew{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(()=>{}),
this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.ended;return await i[Symbol.asyncDispose](),a},()=>({exitCode:null,signal:null,outOfMemory:!1}))}get id(){
return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(
e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let o;try{if(o=await n.openCredentials(this.spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.
env,...o.variables},i=e.start({...this.spec,env:r});this.#e=i;const a=uw.filter(c=>Object.hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){
await o?.[Symbol.asyncDispose]();const i=la(`The instance did not start: ${(0,R.bD)(r)}`,[]);throw new Fn({...i,step:"spawn"})}}}function yl(t,e){let n;return e.
defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),(0,ln.O)(()=>(n=t(),n))}function TA(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),
level:e,event:n,...s})}
`)}const $o=()=>{};function Aa(t,e,n){let s=Number.NEGATIVE_INFINITY;return(...o)=>{const r=n();Math.abs(r-s)<e||(s=r,t(...o))}}var jn=w(597),yw=w(6923);const ww=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
gw=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,_w=65535;function Tw(t){const e=(0,Ir.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??ww.exec(t)??[],a=n??s??(e?t:o),c=(0,Ir.
isIP)(a),d=r===void 0?void 0:Number(r),l=i===void 0?void 0:Number(i);if((c!==0||gw.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(l===void 0||
l>0&&l<=_w)&&(!wl(a)||l!==void 0&&d===void 0))return{host:a,...d!==void 0&&{prefix:d},...l!==void 0&&{port:l}};const f=wl(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new R.GQ("invalid_input",`--build-network-\
allow: "${t}" is not a place that can be allowed`,{input:"build-network-allow",remedy:f})}function wl(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.
test(t)}const bw=()=>{};var Ow=w(1553);const gl=2e3,Sw=2,Nw=new Set(["ENOTFOUND","ENODATA"]),Rw=async t=>{const e=new Ow.Resolver({timeout:gl,maxTimeout:gl,tries:Sw}),
n=o=>{if(Nw.has((0,R.xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()},Lw=100;class Gt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){let n=Lw;for(const[s,o]of this.#t){if(this.#s<=this.#e)return;this.#t.
delete(s);const r=s===e||o.used&&n>0;o.used&&(n-=1),r?this.#t.set(s,{...o,used:!1}):this.#s-=o.weight}}}const Aw=200,_l=1024*1024;class Tl{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s,this.#o=new Gt(e),this.#r=new Gt(_l)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?
n:this.#r.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new Gt(this.#e),this.#r=new Gt(
_l),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,Aw):this.#o.put(e,s,this.#t),
s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Ia={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:K.j9,tableKeys:1e6,
organizationBytes:10*K.j9},bl="kvs_",Ol=32,Iw=bl.length+Math.ceil(Ol*4/3),Dw=1e3,kw=8*1024*1024;class $w extends Tl{#e;#t;constructor(e,n,s){super(kw,Dw,async o=>{
const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:l}=r,u={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kv\
s/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:u,environmentID:d,supported:(0,Ee.Rm)(l),
windows:f}}),this.#e=e,this.#t=n}byToken(e){return e.length===Iw?this.find($a(e)):null}async byName(e,n){const{tables:s}=await this.#n(e),o=s.find(i=>i.name===n),
r=o&&await this.find(o.tokenHash);if(!r)throw Sl(n);return r}async create(e,n,s,o){if(!Ee.BL.test(n))throw new $e.P_("validation_failed",`"${n.slice(0,64)}" is \
not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${bl}${(0,P.randomBytes)(Ol).toString("base64url")}`,i=$a(r),a=this.#t.seal(
Cr(i),r),c={types:Ee.jI,most:Ee.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{
name:n,variable:ka(n),createdAt:s,token:r};case"no_app":throw Da(e);case"wrong_type":throw Nl(d.type);case"taken":throw new $e.P_("conflict",`The app already ha\
s a table "${n}".`);case"full":throw new $e.P_("conflict",`An app may have ${Ee.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#n(
e);return n.map(({name:s,createdAt:o})=>({name:s,variable:ka(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"\
no_app":throw Da(e);case"no_table":throw Sl(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#n(e);if(!(0,Ee.Rm)(n))throw Nl(n);const r=o.
map(({name:i,tokenHash:a,sealed:c})=>[ka(i),this.#t.open(Cr(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open(Cr(e.tokenHash),e.sealed)}forgetToken(e){this.forget($a(e))}async#n(e){const n=await this.#e.list(e);if(!n)throw Da(e);return n}}function Da({
appID:t}){return new $e.P_("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Sl(t){return new $e.P_("table_not_found",`The app has\
 no table "${t.slice(0,64)}".`)}function Nl(t){return new $e.P_("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api\
, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function ka(t){return`${Ee.be}TOKEN_${t.toUpperCase()}`}function $a(t){return(0,P.hash)("\
sha256",t,"base64")}var vo=w(6854);function vw(t){return Rl(t),{...Mw,node:`${(0,me.hostname)()}/${process.pid}`,...t,buildLimits:{...Pr,...t.buildLimits},kvsQuotas:{
...Ia,...t.kvsQuotas}}}function Rl(t){const{gitUrlTemplate:e=jn.bD,allowLocalGit:n=!1}=t;(0,M.Nd)(t.trustedProxies??[],"trusted-proxies"),(0,M.Nd)(t.notifyAllow??
[],"notify-allow"),t.buildNetworkAllow?.forEach(Tw),Ll(t);const s=(0,jn.Rs)(e,n);if(!s)return;const o=`--git-url: "${(0,jn.ri)(e)}" ${s.problem}`;throw new R.GQ(
"invalid_input",o,{input:"git-url",remedy:`Write ${s.instead}.`})}function Ll({dns:t,publicUrl:e,fetch:n=fetch,clock:s=z.ml}){const o=t?.owner??(URL.parse(e??"")?.
hostname||void 0);return t&&bw({...t,owner:o},{fetch:n,now:s.now})}const Mw={notifyAllow:[],functions:"on",roles:Xt,drainMs:0,host:"127.0.0.1",trustedProxies:[],
sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:jn.bD,clock:z.ml,log:$o,fetch,resolveTxt:yw.MV,resolveHost:Rw,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"\
auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*K.D6,keepDeployments:ey,keepDays:ty,keepDeletedMs:ny,keepAuditDays:ry,organizationApps:vo.B5,organizationBuilds:vo.
mp,buildLimits:Pr,kvsQuotas:Ia};function _t({roles:t},e){return t.includes(e)}const Cw=1/4,Uw=5e3,xw=60*6e4;async function Pw(t,e){const{clock:n,log:s,stores:o,
meter:r,stack:i}=t,a=t.functions==="on"&&(_t(t,"edge")||_t(t,"build")),c=Promise.withResolvers();c.promise.catch(()=>{});let d=Mt;const l=_t(t,"kvs")?V=>d(V):void 0,
u=yl(()=>Ww(l,t),i);let f=t.buildNetworkAllow;const y=async()=>{const{url:V,allow:ae}=await u();return f=[...t.buildNetworkAllow,ae],V},b=new Jy((0,C.join)(t.nodeDir,
"functions","logs"),o.keyring);a&&i.defer((0,z.fm)(xw,()=>{b.removeOlder(n.now()-Vy).catch(()=>{})}));const _={tableVariables:async(...V)=>(await(await c.promise)()).
tableVariables(...V),openCredentials:async(...V)=>(await(await c.promise)()).openCredentials(...V)};a&&ll(t.nodeDir)&&await y();const O=(V,ae,Ae="schedule",Ve="\
stdout")=>{const Be={at:n.now(),instance:Ae,stream:Ve,text:`[slipway] ${ae}`};b.add(V,[Be]).catch(Ce=>{s("warn","functions_log_not_written",{instance:Ae,reason:String(
Ce)})})},N=({id:V,spec:{app:ae}},Ae)=>O(ae,`The platform's variables replace those of the app: ${Ae.join(", ")}`,V,"stderr"),S=()=>{const V={network:t.buildNetwork,
networkAllow:()=>f},ae=new Wy({...t,...V,blobs:o.blobsAt,logs:b});return i.use(mw(ae,{kvs:_,onReplaced:N}))},H=a?t.instances??S():void 0,B=(0,ln.O)(async()=>Zi(
await ud(o.keys),"schedule")),U=async V=>`whsec_${(0,P.createHmac)("sha256",await B()).update(V).digest("base64")}`,x=async(V,ae)=>{const Ae={apps:o.state.apps,
kvs:_,kvsUrl:await y(),scheduleSecretOf:U};return pw(Ae,V,ae)},W=i.use(new HE({...t,instances:H,envOf:x,connections:Math.floor(g()*Cw),cdn:e,served:(V,ae,Ae)=>r.
requested(V,Ae)}));i.defer(()=>c.reject(new qe.us("The platform stops"))),H&&i.defer(Bw(W,r,n));const ee=H&&{statusOf:V=>W.statusOf(V),logs:b};return{functions:W,
view:kE(t.shownFunctions??ee,t,i),useKvs(V){c.resolve(V),l&&V().then(ae=>{d=ae.handler})},runSchedules(V){if(!H)return;const ae=(Ae,Ve)=>W.call(Ae,Ve);return aw(
{schedules:o.schedules,siteOf:V,call:ae,secretOf:U,say:O,clock:n,log:s})},async tryInstance({job:V,release:ae,signal:Ae},Ve){const{app:Be,type:Ce,deployID:Ne}=V;
if(!H||!(0,Ee.Rm)(Ce))return;const{index:ve}=await Ve.index(Be.org,ae.manifestHash),Ue=ve.find(Cd)===-1?void 0:await o.state.apps.find(Be);if(!Ue)return;const{subdomain:Pe}=Ue,
ft=await x(Be,V),et={deployID:Ne,manifestHash:ae.manifestHash};try{await W.prepare({app:Be,subdomain:Pe,type:Ce,release:et,settings:V.settings,env:ft,signal:Ae})}catch(rt){
throw rt instanceof Fn?Fw(rt.failure,(0,T.realpathSync)(t.nodeDir)):rt}_t(t,"edge")||W.stop(Pe)}}}function Fw({code:t,message:e,exitCode:n,signal:s,lines:o},r){
const i=o.map(a=>jw(a,`${(0,C.join)(r,"functions","releases")}/`));return new Bt({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function jw(t,e){
const[n="",...s]=t.split(e);return n+s.map(o=>o.replace(/^[\w-]+/,"/app")).join("")}function Bw(t,e,n){let s=n.monotonic();return(0,z.fm)(Uw,()=>{const o=n.monotonic();
for(const{app:r,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const va="127.0.0.1",Hw={"http:":80,"h\
ttps:":443};async function Ww(t,{kvsUrl:e,log:n}){if(!t){const{hostname:r,port:i,protocol:a}=new URL(e);return{url:e,allow:`${r}:${i||Hw[a]}`,async[Symbol.asyncDispose](){}}}
const s=await Pn({port:0,host:va,log:n});s.serve(t);const{port:o}=s;return{url:Ar(va,o),allow:`${va}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}const Gw=()=>{};
var Yw=w(1961),Kw=w(9546);const zw=()=>{},Vw=()=>{},Xw=()=>{},Jw=()=>{};class qt extends Error{name="DamagedObject"}const Ut=8;class Hr{#e;constructor(e){this.#e=
e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Ut-1;for(;n<=s;){const o=n+s>>>1,r=o*Ut,i=this.#e.compare(e,0,Ut,r,r+Ut);if(i===0)return!0;i<
0?n=o+1:s=o-1}return!1}detached(){return new Hr(Buffer.from(this.#e))}}function Al(t){return(0,P.hash)("sha256",t,"buffer").subarray(0,Ut)}const Mo=["br","zstd",
"gzip"],Qw=512,Ma=16*K.D6,vs=Buffer.from("SLV","latin1"),Ms=vs.length+4+32,qw=Ms+Ma;function bA(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.
concat([vs,e,hashOf("sha256",t,"buffer"),t])}function Il(t,e){if(t.length<Ms||vs.compare(t,0,vs.length)!==0)return;const n=t.readUInt32LE(vs.length);return n<=Ma&&
e===Ms+n?n:void 0}function Zw(t){if(Il(t,t.length)===void 0)return;const e=t.subarray(Ms),n=t.subarray(vs.length+4,Ms);return(0,P.hash)("sha256",e,"buffer").equals(
n)?e:void 0}const e0=/^[0-9a-f]{64}$/;function Ca(t){return e0.test(t)}function Ln(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Ua(t,e,n){return`${t}/variant\
s/${e.slice(0,2)}/${e}.${n}`}function Dl(t){const[,,e="",...n]=t.split("/");return n.length===0&&Ca(e)?e:void 0}function kl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Mo.some(s=>s===n)?e:void 0}const t0=5e3;function OA(t){const e=Dl(t);return e!==void 0?{sha256:e}:kl(t)===void 0?void 0:{missingMs:t0}}const n0=100,
$l=600*1e3;class s0{#e;#t=new Is(n0);#n=0;constructor(e){this.#e=e}get total(){return this.#n}note(e,n,s,o){const r=Ln(n,s),i=e==="object_unusable"?`${r} unusab\
le`:r,a=this.#t.get(i),c=this.#e.clock.monotonic();if(a&&c-a.at<$l){a.at=c;return}this.#n+=1,this.#e.log("error",e,{org:n,hash:s}),this.#t.set(i,{key:i===r?r:void 0,
version:o,at:c})}mend(e,n){this.#t.size>0&&this.#t.delete(Ln(e,n))}async lasting(){const e=this.#e.clock.monotonic()-$l;for(const[n,{key:s,version:o,at:r}]of this.#t){
const i=s===void 0?void 0:await this.#e.blobs.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#t.delete(n)}return this.#t.size}}const vl={files:1e5,
fileBytes:512*K.D6,totalBytes:4*K.j9},Co={pathBytes:Wt.EO,pathsBytes:16*K.D6,rulesBytes:256*1024,indexBytes:32*K.D6},xa=32*K.D6,Ml={pathBytes:4096,pathsBytes:32*
K.D6,rulesBytes:8*K.D6,indexBytes:48*K.D6},SA=null,Wr=K.D6,o0=8,NA=32,Cl=3600*1e3,RA=Cl/2,r0=2*K.D6,i0=512;class a0{#e;#t=new Gt(r0);constructor(e){this.#e=e}digest(e,{
version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,i0+2*(e.length+n.length)),o.digest.
catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,P.createHash)(
"sha256");for await(const o of n)s.update(o);return s.digest("hex")}}function Pa(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,gt.FF)(t):t;if(!(e===
void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const c0=/^[\w.!~*'()@:$,+=&;/-]*$/;function Ul(t){return c0.test(
t)?`/${t}`:`/${t.split("/").map(d0).join("/")}`}function d0(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Fa(t,e){
if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",
to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const xl=32,
l0=/\/:[A-Za-z]\w*[^\w/]/,u0=/^:([A-Za-z]\w*)$/,ja="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each na\
me once",f0=`it has more than ${xl} placeholders`;function Pl(t){const e=Pa(t);return e===void 0?ja:Fl(jl(`/${e}`))}function Fl(t){const[e="",n,s]=t.split("*",3);
if(!t.startsWith("/")||s!==void 0||l0.test(t))return ja;const o=e.slice(1).split("/").map(Ba),r=(n??"").split("/").map(Ba),i=[...Uo(o),...Uo(r),...n===void 0?[]:
["splat"]];if(new Set(i).size<i.length)return ja;if(i.length>xl)return f0;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const d=e===
"/"?[]:e.slice(1,-1).split("/").map(Ba);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split(
"/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function h0({head:t,star:e}){return new Set(e?[...Uo(t),...Uo(e.tail),
"splat"]:Uo(t))}function Uo(t){return t.flatMap(e=>"name"in e?e.name:[])}function Ba(t){const e=u0.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const p0=32*
1024;class Ha{path;bare;#e;#t;#n;#s=p0;constructor(e){this.path=e,this.bare=jl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=
new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Ul(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){
let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function m0(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===
void 0)return o.length===n.length&&Wa(n,o,0)?new Ga(t,e,void 0):void 0;if(!Wa(n,o,0))return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(
n.length-1)+(o[n.length-1]??"").length+1;return new Ga(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!Wa(s.tail,o,
r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.
bare.startsWith(s.behind,a))return new Ga(t,e,e.bare.slice(i,a))}function Wa(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||
("text"in o?o.text!==r:r===""))return!1}return!0}class Ga{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,
r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+
i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function jl(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Bl=500,Gr=8*1024,E0=2e3,
Hl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Wl=/^[\t\x20-\x7e\x80-\xff]*$/,Gl=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","\
date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function y0(t){
const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>E0?
a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=w0(i,e.length,a),s&&e.push(s)):s?g0(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}
function w0(t,e,n){const s=Pl(t);if(e>=Bl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function g0(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!Hl.test(r)||
!Wl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.
set.some(([c])=>c===r))return n("a path can set one cookie");if(Gl.has(r)||pa(r))return n(`rules cannot set "${r}"`);const a=t.bytes+xo(r,i);if(a>Gr)return n(`t\
he headers of this path have more than ${Gr} bytes`);t.bytes=a,t.set.push([r,i])}function xo(t,e){return t.length+e.length+4}function _0(t,e){return Hl.test(t)&&
t===t.toLowerCase()&&Wl.test(e)&&!Gl.has(t)}const Ya=2e3,T0=2e3,b0=/^[^/:]+=/,Yl={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Kl(t){
const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=O0(o).trim();if(r==="")continue;const i=e.length<Ya?S0(r):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function O0(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function S0(t){
if(t.length>T0)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(o.length>0||s.includes(
"=")||b0.test(n))return"conditions and query parameters are not supported";const r=Number(/^(\d{3})!?$/.exec(s)?.[1]);if(!zl(r))return/^\d+!?$/.test(s)?`${s} is\
 not a status that a rule can have`:"its status is not a number";const i=Pl(e);return typeof i=="string"?i:Vl(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),
status:r,force:s.endsWith("!")}:Yr(r)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function zl(t){return Object.hasOwn(Yl,t)}
function Yr(t){return Yl[t]==="rewrite"}function Vl(t,e){return/^\/(?!\/)/.test(t)||!Yr(e)&&/^(?:https?:)?\/\//i.test(t)}const N0=["index.html","200.html"],Ka="\
_redirects",za="_headers",Xl=512*1024,R0=[Ka,za];function Jl(t){return R0.includes(t)}function L0(t,{base:e,fallback:n}={}){const s=[],o=d=>{const l=t.get(d)??Buffer.
alloc(0);return l==="too large"&&s.push({file:d,reason:`it has more than ${Xl} bytes`}),l==="too large"?"":l.toString()},r=Kl(o(Ka));for(const d of r.ignored)s.
push({file:Ka,...d});const i=y0(o(za));for(const d of i.ignored)s.push({file:za,...d});const a=[...r.rules,...A0(e)].slice(0,Ya);if(a.length+i.rules.length===0&&
n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:l,status:u,force:f})=>[d.text,l,u,f]),headers:i.rules.map(({from:d,set:l,
unset:u})=>[d.text,l,u]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function A0(t){return t===void 0?[]:Kl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function I0(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=(0,Qe.D7)(t.toString())??
un();return(!Array.isArray(e)||e.length>Ya)&&un(),(!Array.isArray(n)||n.length>Bl)&&un(),{redirects:e.map(D0),headers:n.map(k0),fallback:N0.find(o=>o===s)}}function D0(t){
const[e,n,s,o]=Po(t);return(typeof n!="string"||typeof s!="number"||typeof o!="boolean")&&un(),(!zl(s)||!Vl(n,s)||!/^[\x21-\x7e]+$/.test(n))&&un(),{from:Ql(e),to:n,
status:s,force:o}}function k0(t){const[e,n,s]=Po(t),o=Po(n).flatMap(i=>{const[a,c]=Po(i);return(typeof a!="string"||typeof c!="string"||!_0(a,c))&&un(),pa(a)?[]:
[[a,c]]}),r=Po(s).map(i=>typeof i=="string"?i:un());return{from:Ql(e),set:o,unset:r}}function Ql(t){const e=typeof t=="string"?Fl(t):void 0;return typeof e=="ob\
ject"?e:un()}function Po(t){return Array.isArray(t)?t:un()}function un(){throw new qt("The compiled rules of a release are damaged: deploy again")}var ql=w(4573),
$0=w(6059);const v0=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["we\
bmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8",
"application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),M0=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
C0=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function U0(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=v0.get(n)??(0,$0.$)(n),o=typeof s=="string"?s:"application/octet-stream";return M0.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function x0(t){return C0.test(t)}const P0=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
F0=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Kr(t){const e=Zl(
t);return e===void 0||e.endsWith(".html")?!1:P0.test(t)||F0.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const j0=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function zr(t){const e=Zl(t);return Kr(t)||e!==void 0&&j0.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Zl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Fo=Buffer.from("SLIPWAY","latin1"),Yt=56,jo=32,Vr=jo+6,Bn=4,eu=8192,tu=Buffer.allocUnsafe(3*Ml.pathBytes);class Bo{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=Xr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new Hr(e.subarray(Yt,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=Co){const o=nu(e,s);return await B0(e,o,s,n),new Bo(e,o,s.pathBytes)}static ofRelease(e){return new Bo(
e,nu(e,Co),Co.pathBytes)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){
const n=this.#t+e*Vr;return{hash:this.#e.toString("hex",n,n+jo),size:this.#e.readUIntLE(n+jo,6)}}*files(){for(let e=0;e<this.count;e+=1)yield{path:this.path(e),
...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=tu.write(e);let s=0,o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(tu,0,n,this.#c(r),this.#c(
r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*Bn)}}function nu(t,e){if(t.length>e.indexBytes)throw Tt("it\
 is too large");const n=Va(t,e);if(Xr(n).end!==t.length)throw Tt("its length does not match its header");return n}function Va(t,e=Co){if(t.length<Yt||Fo.compare(
t,0,Fo.length)!==0)throw Tt("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,Yt)};if(n.assets>n.count)throw Tt("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Xr(n).
end>e.indexBytes)throw Tt("it is too large");return n}function su(t,e){if(e.length!==t.assets*Ut)throw Tt("its length does not match its header");if(!(0,P.hash)(
"sha256",e,"buffer").equals(t.assetsDigest))throw Tt("its assets do not match their hash");return new Hr(e)}function Xr({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const o=Yt+s*Ut,r=o+t*Vr,i=r+(t+1)*Bn,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function B0(t,e,n,s){const o=Xr(e),r=t.subarray(Yt,o.records);
if(su(e,r),!(0,ql.isUtf8)(t.subarray(o.paths,o.rules)))throw Tt("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw Tt("its first path does not begin \
at 0");for(let i=0;i<e.count;i+=eu)H0(t,o,[i,Math.min(i+eu,e.count)],n),await s();if(t.readUInt32LE(o.offsets+e.count*Bn)!==e.pathsBytes)throw Tt("its last path\
 does not end with the paths");for(let i=Ut;i<r.length;i+=Ut){const a=i-Ut;if(r.compare(r,i,i+Ut,a,i)>=0)throw Tt("its assets are not sorted")}}function H0(t,e,[
n,s],{pathBytes:o}){const r=c=>t.readUInt32LE(e.offsets+c*Bn);let i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||
d>e.rules)throw Tt("its paths are out of order");if(((t[a]??0)&192)===128)throw Tt("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw Tt("its paths \
are not sorted");if(d-a>o)throw Tt("a path is too long");i=a,a=d}}function Tt(t){return new qt(`The index of a release is damaged (${t}): deploy again`)}function W0(t,e){
const n=G0(t),s=Y0(n),o=n.reduce((f,{path:y})=>f+Buffer.byteLength(y),0),r=Yt+s.length+n.length*(Vr+Bn)+Bn,i=Buffer.alloc(r+o+e.length);Fo.copy(i);const a=[n.length,
o,e.length,s.length/Ut];for(const[f,y]of a.entries())i.writeUInt32LE(y,Fo.length+f*4);(0,P.hash)("sha256",s,"buffer").copy(i,Fo.length+a.length*4),s.copy(i,Yt);
let c=Yt+s.length,d=c+n.length*Vr;const l=d+(n.length+1)*Bn;let u=0;for(const{path:f,hash:y,size:b}of n)i.write(y,c,jo,"hex"),c=i.writeUIntLE(b,c+jo,6),d=i.writeUInt32LE(
u,d),u+=i.write(f,l+u);return i.writeUInt32LE(u,d),i.set(e,l+o),i}function G0(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Y0(t){const e=t.filter(({path:n})=>zr(n)).
map(({path:n})=>Al(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const K0=123;function Xa(t){return t[0]===K0}
async function z0(t,e,n){if(t.length>xa)throw Cs(`has more than ${xa} bytes`);const s=V0(t),o=new Map;for(const r of s.filter(({path:i})=>Jl(i)))o.set(r.path,r.
size>Xl?"too large":await e(r));return Bo.open(W0(s,L0(o).bytes),n,Ml)}function V0(t){const e=(0,Qe.U4)(t.toString());if(e===void 0)throw Cs("is not JSON");if(!(0,Qe.
Gv)(e)||!(0,Qe.Gv)(e.files))throw Cs("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:r}=(0,Qe.Gv)(s)?s:{};if(typeof o!="st\
ring"||!Ca(o))throw Cs("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Cs("has a file without a size");if(n===""||
!n.isWellFormed())throw Cs("has an invalid path");return{path:n,hash:o,size:r}})}function Cs(t){return new qt(`The manifest of a release ${t}: deploy again`)}function Jr(t,e=o0){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}
const X0=1e3;class Qr{damage;#e;#t;#n=new Na;#s=new Map;#o;constructor(e){this.#e=e,this.#t=new a0(e.blobs),this.damage=new s0(e),this.#o=Aa(e.log,X0,()=>e.clock.
monotonic())}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(Co.indexBytes,xa))throw this.damage.note("object_unusable",e,n),new qt(`\
The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n,s);return{index:await(s>Wr?this.#n.run("index",r):r()),storedAt:o}}async#r(e,n,s){
const o=await this.read(e,n,s);try{return Xa(o)?await z0(o,({hash:r,size:i})=>this.read(e,r,i),Jr()):Bo.ofRelease(o)}catch(r){throw r instanceof qt&&this.damage.
note("object_unusable",e,n),r}}async count(e,n){const s=await this.#l(e,n,0,Yt);return Xa(s)?void 0:Va(s).count}async assets(e,n){const s=await this.#l(e,n,0,Yt);
if(Xa(s))return(await this.index(e,n)).index.assets.detached();const o=Va(s),r=o.assets*Ut;return su(o,await this.#l(e,n,Yt,r))}async read(e,n,s){const o=this.#d(
e,n),r=await this.#e.blobs.load(o,s,"any"),i=await ou(r,n,s)?r:await this.#e.blobs.load(o,s);if(!i)return this.#u(e,n);const{facts:a,bytes:c}=i,d=i===r||await ou(
i,n,s);if(!c||!d)throw await this.#f(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#c(e,n);if((await this.#t.digest(Ln(e,n),o)??this.#u(
e,n))!==n)throw await this.#f(e,n,o);const i=await this.#e.blobs.stream(Ln(e,n),s)??this.#u(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;
try{for(const o of Mo){const r=await this.#a(Ua(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#i(e,o),o}}#i(e,n){this.#o("warn","variants_unreadab\
le",{org:e,reason:String(n)})}async#a(e){const n=await this.#e.blobs.head(e),s=n&&await this.#e.blobs.read(e,{start:0,end:Ms-1});return s&&Il(s,n.size)}async readVariant(e,n,s){
const o=Ua(e,n,s);try{const r=await this.#e.blobs.load(o,qw),i=r?.bytes&&Zw(r.bytes);if(i&&i.length>0)return i}catch(r){this.#i(e,r);return}this.#e.log("warn","\
variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(
e,this.variantsVersion(e)+1)}async#c(e,n){return await this.#e.blobs.head(this.#d(e,n))??this.#u(e,n)}#d(e,n){if(!Ca(n))throw new qt(`"${n}" is not the name of \
an object`);return Ln(e,n)}async#l(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.blobs.read(this.#d(e,n),r)??this.#u(e,n)}#u(e,n){throw this.damage.
note("object_missing",e,n),new qt(`The object ${n} is gone`)}async#f(e,n,{version:s}){return this.damage.note("object_damaged",e,n,s),this.#t.forget(Ln(e,n)),await this.#e.
blobs.distrust(Ln(e,n),s),new qt(`The object ${n} is damaged`)}}async function ou(t,e,n){return t?.bytes?.length===n&&(t.digest??await J0(t.bytes))===e}async function J0(t){
if(t.length<=Wr)return(0,P.hash)("sha256",t);const e=(0,P.createHash)("sha256"),n=Jr();for(let s=0;s<t.length;s+=Wr){e.update(t.subarray(s,s+Wr));const o=n();o&&
await o}return e.digest("hex")}const Q0=()=>{},q0=1e4,ru=64*1024;function Z0(t,{deployID:e,fence:n},s,o){let r=0,i="",a;const c=async()=>{for(;i!=="";){const l=i;
i="",await t.append(e,l,n)}a=void 0};let d=!1;return{write(l){return d||=r+Buffer.byteLength(l)>s+dy,d?!1:(r+=Buffer.byteLength(l),i+=l,a??=c(),!0)},async end(){
let l=!1;const u=async()=>{await a,l||await t.end(e)};await(0,z.ux)(o,q0,u()),l=!0},get bytes(){return r}}}async function eg(t,e){try{const n=await t.read(e,{from:-ru,
limit:ru,isComplete:!0}),s=(0,gt.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-Ee.lF.failureLogLines).map(o=>o.slice(0,Ee.lF.failureLogLine))}catch{return[]}}const tg=["stage","commit","log","pulse",
"stored","failed","detected"],iu={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},ng=100,sg=2;function qr(t,e=()=>performance.
now()){const n=e();let s=0;return()=>(s+=1,s>ng+sg*(e()-n)/t)}class og{#e;#t;#n="waiting";#s="clone";#o;constructor(e){this.#e=qr(fy,e),this.#t=qr(uy,e)}get stage(){
return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in iu[this.#n]?e.text.length>=cy?void 0:this.#t()?"it sent its log in too many parts":void 0:"it sent a log out of orde\
r";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=e.commit,this.#r("commit","a commit");case"stored":return this.#r(
"stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a failure");case"detected":return this.#r("detected","what it detecte\
d")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=iu[this.#n],o=Object.hasOwn(s,e)?s[e]:void 0;if(o===void 0)return`it sent ${n} out of order`;this.#n=
o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function rg(t){return tg.some(e=>e===t.kind)}const ig=100,ag=300;class Zr extends Error{name="\
WorkerCrash";ending;constructor(e){super(dg(e)),this.ending=e}}class cg{process;#e;#t=new Map;#n=Promise.withResolvers();ready=this.#n.promise;#s=Promise.withResolvers();#o={};#r=new og;#i=qr(
hy);#a=qr(py);#c={files:[],odd:[]};#d=!1;#l;#u=0;#f=!1;#h=Promise.withResolvers();#p;#m=!1;#y=!1;constructor(e,n){this.process=e,this.#e=n,this.ready.catch(()=>{}),
this.#s.promise.catch(()=>{}),e.listen(s=>this.#w(s).catch(o=>this.#E(o))),e.ended.then(s=>this.#N(s))}get alive(){return!this.#f}get stage(){return this.#l}run(e,n={}){
return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.promise}place(e){return this.#f?Promise.resolve([]):(this.#p=Promise.withResolvers(),
this.#h.resolve(e),this.#p.promise)}letGo(){this.#y=!0,this.#h.resolve(null),this.#p?.resolve([])}#E(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#w(e){
const n=this.#g(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#l=e.stage,await this.#o.onStage?.(
e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);break;case"log":this.#o.onLog?.(e.text);break;case"ask":this.#_(e.id,e.question);break;case"\
release":this.#b(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#o.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.
resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,R.xb)(e)}}#g(e){return rg(e)?this.#r.take(e):e.kind===
"note"?this.#i()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a()?"it sent too many messages about loc\
ks":void 0}async#_(e,n){if(this.#u+=1,this.#u>ig)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#S(
n)})}catch(s){this.#E(s)}this.#u-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#b(e.name),this.#t.set(e.name,
n),this.#f&&this.#b(e.name),null}case"output":return await this.#O(e),null;case"start":return this.#T(e.found);case"repositories":return this.#e.repositories(e.
after);case"apps":return this.#e.apps(e.after)}}async#T(e){if(this.#m&&this.#p?.resolve(e),this.#y)return null;const n=await this.#h.promise;return this.#m=n!==
null,n&&(this.#h=Promise.withResolvers()),n}async#O({part:e,isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+e.odd.length===0;if(this.#d||r&&!n)return this.
process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(s.length,o.length)>vl.files)return this.process.
kill("its output is too large");n&&await this.#o.onOutput?.({files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.faults})}#b(e){this.#t.get(e)?.(),this.#t.delete(
e)}#N(e){this.#f=!0,this.letGo();const n=new Zr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#b(s)}}function dg({exitCode:t,signal:e,
killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return o!==void 0?`it\
 was ended because ${(0,gt.Ow)(o,ag)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}
class lg{#e;#t;#n=new Na;#s=new Set;#o;#r;#i=!1;constructor(e){this.#e=e,this.#t=(0,Rn.uV)(e.env)}get walls(){return this.#r}close(){return this.#i=!0,[...this.#s]}take(){
const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.process.ended.then(()=>!this.#i&&this.refill()),
{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){const e=this.#a(),n=(0,Rn.ig)(e.dataDir,process.pid),s=new cg(new Dy(
this.#t,n),{locks:this.#n,repositories:this.#e.repositories??(async()=>[]),apps:this.#e.apps??(async()=>[]),onNote:({level:o,event:r,text:i})=>this.#e.log(o,r,{
reason:i})});return this.#s.add(s),s.process.ended.then(()=>this.#s.delete(s)),s.ready.then(o=>this.#c(o),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#a(){
const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:l}=this.#e,{buildNetwork:u="auto",buildNetworkAllow:f=[]}=this.#e;
return{dataDir:(0,T.realpathSync)(e),blobs:n,env:(0,Rn.I3)(s),gitUrlTemplate:o??jn.bD,allowLocalGit:r??!1,limits:{...Pr,...i},outputLimits:a??vl,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:l??"auto",network:{want:u},networkAllow:f,known:this.#r}}#c({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#r||o)){if(this.#r=
{isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",{by:bs(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.
log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",{network:s.level,reason:s.reason,means:ug[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)
return;this.#e.log("warn","builds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",
{reason:e.reason,means:"builds can read and write everything that the platform can, and the number of their processes is not limited"})}}}const ug={filtered:"bu\
ilds reach the internet, and the abstract UNIX sockets of this machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loo\
pback, private networks, and the metadata service of a cloud"};var au=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},cu=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const fg=1e4,hg=5*6e4,pg=1e4,mg=2,Eg=6e4,yg=8,wg=100;function gg(t){return new _g(t)}class _g{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new lg(e)}get walls(){return this.#t.walls}prepare(){this.#t.refill()}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!uu(
e)&&n!=="required"&&!fu(s)){const o=setTimeout(()=>this.#n(),wg);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}Tg(await this.#d().ready,
this.#e)}#d(){if(!(0,T.existsSync)((0,C.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();return this.#s=this.#m(null,n).then(()=>{
this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:o}=this.#t.take();try{return await this.#l(e,n,s).catch(r=>{
if(!(r instanceof Zr)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#l(e,n,s)})}catch(r){throw r instanceof Zr?await this.#w(r,s,e):r}}async#l(e,n,s){
const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,logs:c,clock:d}=this.#e,l=a?.logBytes??Pr.logBytes,u=Z0(c,{deployID:e.deployID,
fence:n.fence},l,d),f=au(o,(0,_o.addAbortListener)(r,()=>{this.#E(s)}),!1);try{const O={...n,onOutput:async B=>i?.(B,r),onLog:B=>{u.write(B)||s.process.kill("it\
 sent a log that is too long")},onStored:async(...B)=>{try{const U=await n.onStored?.(...B);for(const x of U??[])u.write(`Warning: ${x}
`);return U??void 0}catch(U){throw U instanceof Bt&&u.write(`${U.message}
`),U}}},N=await s.run({kind:"deploy",job:e,look:i!==void 0},O);if(N.kind!=="stored")throw N.kind==="failed"?new Bt(N.facts):Ja();const{commit:S,release:H}=N;return{
commit:S,release:H,place:async B=>await(0,z.ux)(d,pg,s.place(B))??[],[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(y){throw await this.#y(s,
e.deployID),r.reason instanceof Ss&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),y}finally{await u.end(),n.onLogged?.(u.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{cu(o)}}async detect(e,n){if(this.#c>=mg)throw du("\
Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#u({...e,deployID:`look-${(0,P.
randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?du("The repository could not be read in time. Try again, or let the first build read it."):s}finally{
this.#c-=1}}async#u(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),r=au(s,(0,_o.addAbortListener)(n,()=>{this.#E(o)}),!1);try{const i=await o.
run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new Bt(i.facts);if(i.kind!=="detected")throw Ja();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof
Zr&&!n.aborted?await this.#w(i,o,e):i}finally{this.#y(o,e.deployID)}}catch(o){s.error=o,s.hasError=!0}finally{cu(s)}}async collect(){return this.#e.lasting===!1?
[]:this.#p({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_fail\
ed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#E(e))),await this.#o}#f(e,n,s={}){return this.#o=
this.#o.then(()=>this.#p(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,reason:String(o)})}),this.#o}#h(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#f(
{kind:"sweep"},"cleanup_failed")};this.#r>=yg?e():this.#i=this.#e.clock.after(Eg,e)}async#p(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();
try{const s=await n.run(e);if(s.kind!=="done")throw Ja();return s.collected}finally{await this.#E(n)}}#m(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).
then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(hg,s.
signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.process.ended;s.abort(),!this.#a&&(o!==0&&await this.#m(n),this.#e.
lasting!==!1&&this.#h())}async#E(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),fg);
await e.process.ended,clearTimeout(n)}async#w(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words});const o=n.
stage??"clone",r=`The process that built this deployment crashed: ${this.#g()??e.message}`,{exitCode:i,signal:a}=e.ending,c=await eg(this.#e.logs,s);return new Bt(
{stage:o,code:"builder_crashed",message:r,exitCode:i,signal:a,log:c,diagnostics:[]})}#g(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,Rn.
nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all use\
rs read it",command:n.command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function du(t){return new $e.P_("unava\
ilable",t,{"retry-after":"10"})}const lu={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the pl\
atform as root and install bubblewrap and nftables, or start with --build-network open."};function uu(t){return t!==void 0&&Object.hasOwn(lu,t)}function fu(t){return t?.
startsWith("/")===!0}function Tg({network:t,isolation:e,limiter:n},s){const o=(i,a,c)=>new R.GQ("unsupported_runtime",a,{input:i,remedy:c}),{buildNetwork:r}=s;if(uu(
r)&&t.level!==r){const i=t.level==="private"?"Builds have a private network":t.reason;throw o("build-network",i,lu[r])}if(s.isolation==="required"&&e.kind==="no\
ne")throw o("isolation",`Builds cannot be isolated: ${e.reason}`,"Install bubblewrap, or start with --isolation auto: builds then have all rights of the platfor\
m.");if(fu(s.cgroup)&&n.kind!=="cgroup")throw o("cgroup",`Builds cannot have cgroups: ${n.reason}`,"Name a cgroup that the platform may use, or start with --cgr\
oup auto: then the platform measures builds itself.")}function Ja(){return new Error("The worker sent the result of another kind of job")}const hu="GET, HEAD, O\
PTIONS";function Qa({method:t}){return t==="GET"||t==="HEAD"}function pu(t){return t==="OPTIONS"?{status:204,headers:{allow:hu}}:{status:405,headers:{allow:hu,"\
content-length":"0","cache-control":"no-store"}}}function fn(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-release":n.deployID}:o;return t.method==="H\
EAD"?{status:s,headers:r}:{...e,headers:r}}function bg(t,e,n){const s=o=>(0,G.Mr)(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof Promise?n.then(s,o=>{
throw t.site(e,500,0),o}):s(n)}function Og({settings:t},e){return t.noindex!==!0||e.take?e:{...e,headers:{...e.headers,"x-robots-tag":"noindex"}}}const mu={"con\
tent-length":"0","cache-control":"public, max-age=0, must-revalidate"};function Sg(t,{status:e,location:n},s){const o=Eu(t.target.slice((0,G.XM)(t.target).length)),
[,r="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...mu,"x-slipway-release":s.deployID}}}function Ng({target:t},e){
const n=t.startsWith("/")?Eu(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...mu}}}function Eu(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}
const Rg=16*K.D6,Lg=512;function yu(t){return e=>{if(e instanceof qe.us)throw e;return t}}class Ag{#e;#t=new Gt(Rg);constructor(e){this.#e=e}async releasesWith({
org:e,kept:n},s){const o=Al(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){try{return await this.#t.load(`${e}\
/${n}`,s=>s.bytes+Lg,()=>this.#e.assets(e,n))}catch(s){if(s instanceof qt)return;throw s}}}const Ig=Qt({status:404,title:"No site here",text:"No app of this pla\
tform has this host name. Check the spelling of the address."}),wu=Qt({status:404,title:"Not live yet",text:"This app exists, and goes live with its first succe\
ssful deploy. Deploy it, then load this page again."}),Dg=Qt({status:410,title:"This site is gone",text:"The app at this address was deleted."}),gu=Qt({status:404,
title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),_u=Qt({status:400,title:"Bad address",text:"The pat\
h of this address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),kg=Qt({status:414,title:"Address too long",text:"The path of\
 this address has more than 4,096 characters. No page has such a long address."}),$g=Qt({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds.",againIn:5}),vg=Qt({status:503,title:"Not available at\
 the moment",text:"The platform cannot look up this site at the moment. Try again in a few seconds.",againIn:5}),Mg=Qt({status:500,title:"This file cannot be se\
rved",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."});class Cg{#e;#t=new Set;#n;constructor(e){this.#e=
e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?
void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.all(this.#t)}}const Ug=2e3,
qa=200,xg=32*K.D6,Pg=1/4,Fg=8,jg=4,Bg=["index.html","404.html"];function Hg(t){const{clock:e,log:n}=t;let s=0;return async o=>{if(s>=jg)return;s+=1;const r=new AbortController,
i=Wg(t,o,r.signal).catch(a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,reason:String(a)})});i.finally(()=>{s-=1}),await(0,z.ux)(e,Ug,i),
r.abort()}}async function Wg(t,{subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&t.loaded(o.release);if(!o||!r||r.deployID===n.deployID)return;const i=await t.
load(o.org,n);let a=Math.min(xg,t.cacheBytes*Pg);const c=new Cg(Fg);for(const d of await Gg(r,i,s)){s.throwIfAborted();const l=i.file(d,new Ha(`/${d}`));l?.kind!==
"file"||l.file.size>a||(a-=l.file.size,await c.start(()=>t.warm(l.file)))}await c.end()}async function Gg(t,e,n){const s=new Set([...Bg,...t.mostServed(qa)]),o=new Set(
[...s].filter(Kr).map(Tu)),r=Jr(n);for(const a of o.size>0?e.names():[]){if(o.has(Tu(a))&&s.add(a),s.size>=2*qa)break;const c=r();c&&await c}const i=a=>e.has(a)&&
e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(0,qa)}function Tu(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}class bu{#e=new Map;#t=[];#n;constructor(e){
this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||!("text"in o))this.#t.push(n);else{const r=this.#e.get(o.text);r?r.push(n):this.#e.
set(o.text,[n])}}}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],o=this.#t;for(let r=0,i=0;r<s.length||i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,
c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;const d=this.#n[Math.min(a,c)],l=d&&n(d)?m0(d.from,e):void 0;d&&l&&(yield[d,l])}}}function ei(t,e,n=s=>s){if(!t.includes(
":"))return{pieces:[n(t)],isFixed:!0};const s=h0(e),o=[];let r=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(
t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.length);return o.push(n(t.slice(r))),{pieces:o,isFixed:o.every(i=>typeof i=="string")}}function Za({pieces:t},e,n,s){
let o="";for(const r of t){const i=typeof r=="string"?r:Yg(r.name,e,n,s-o.length);if(i===void 0||o.length+i.length>s)return;o+=i}return o}function Yg(t,e,n,s){return n===
"plain"||e.get(t).length>s?e.get(t):e.encoded(t)}function Ou(t){return Buffer.from(t,"utf16le").toString("utf16le")}const Kg={headers:{},isCut:!1};function zg(t){
const e=new bu(t.map(Vg)),n=t.length===0;return s=>{const o=n?[]:[...e.matching(s)];return o.length===0?Kg:Xg(o)}}function Vg({from:t,set:e,unset:n}){let s=0;const o=e.
map(([r,i])=>{const a=ei(i,t);return a.isFixed&&(s+=xo(r,i)),{name:r,value:a}});return{from:t,set:o,unset:n,fixedBytes:s}}function Xg(t){const e=new Map;let n=Gr,
s=Gr-t.reduce((r,[{fixedBytes:i}])=>r+i,0),o=!1;for(const[{set:r,unset:i},a]of t){for(const c of i)e.delete(c);for(const{name:c,value:d}of r){if(o&&!d.isFixed)continue;
const l=(d.isFixed?n:Math.min(n,s))-xo(c,""),u=l<0?void 0:Za(d,a,"encoded",l);if(u===void 0){o=!0;continue}n-=xo(c,u),d.isFixed||(s-=xo(c,u));const f=e.get(c);e.
set(c,f===void 0||c==="set-cookie"?u:`${f}, ${u}`)}}return{headers:Object.fromEntries([...e].map(([r,i])=>[r,Ou(i)])),isCut:o}}const Jg=64,Qg=8*1024,qg=4*1024;class Zg{#e;#t;#n;#s;constructor({
redirects:e,fallback:n},s){this.#e=new bu(e.map(e_)),this.#t=e.some(({force:o})=>o),this.#n=n,this.#s=s}direct(e){const n=this.#r(e.path.slice(1));return{target:(this.#t?
this.#i(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#n??(n?"index.html":void 0);return this.#i(e,"nothing")??(s!==
void 0&&!zr(e.path.slice(1))?this.#o(s,200):void 0)??this.#o("404.html",404)}has=e=>!Jl(e)&&this.#s(e);#o(e,n){return this.has(e)?{kind:"file",name:e,status:n}:
void 0}#r(e){const n=Fa(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,location:Ul(n.to)}}#i(e,n){let s=0;for(const[
o,r]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!o.force&&n==="earlier")return;const i=this.#a(o,r,e);if(s+=1,i||s===Jg)return i}}#a({to:e,status:n,isForeign:s},o,r){
if(Yr(n)){const c=Za(e,o,"plain",qg)?.replace(/^\/+/,""),d=c===void 0?void 0:Fa(c,this.has),l=d?.kind==="redirect"?this.#c(d.to):d?.path;return l===void 0?void 0:
{kind:"file",name:l,status:n}}const i=Za(e,o,"encoded",Qg);if(i===void 0)return;const a=s?i:i.replace(/^\/{2,}/,"/");return a===`/${r.encode(r.path.slice(1))}`?
void 0:{kind:"go",status:n,location:a}}#c(e){const n=Fa(e,this.has);return n?.kind==="file"?n.path:void 0}}function e_({from:t,to:e,status:n,force:s}){return{from:t,
to:Yr(n)?t_(e,t):ei(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function t_(t,e){const n=t.replace(/[?#].*$/,"");return(0,R.CD)(()=>ei(n,e,decodeURIComponent))??
ei(n,e)}const n_="public, max-age=0, must-revalidate",s_="public, max-age=31536000, immutable";function o_(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??
0));return e}class r_{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){this.status=o,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=U0(n),this.variants=x0(this.#s)?new Map:void 0}get headers(){
return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#o}get notModified(){
const{etag:e,status:n}=this;return this.#r??={"cache-control":Kr(this.#t)?s_:n_,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#r}}function i_(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...o},variants:void 0}}const a_=64*1024,c_=K.D6,d_=4*1024,
l_=32,u_=5*1024,f_=512;class h_{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{index:s,storedAt:o},r){this.org=e,this.
deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const i=I0(s.rules),a=Math.min(c_,a_+s.count*d_);this.#e=s,this.
isServer=s.find(Cd)!==-1;const c=d=>!(this.isServer&&Su(d))&&s.find(d)!==-1;this.#t=new Zg(i,c),this.#n=zg(i.headers),this.#s=new Gt(a),this.#o=r,this.weight=s.
bytes+s.rules.length*l_+a}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);if(this.isServer&&!s)return;const o=n&&this.#i(
n,e);return s&&o&&this.#s.put(e.path,o,p_(e.path,o)),o}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(s,e)}file(e,n,s=200){const o=this.#t.has(e)?this.#e.
find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n(n);i&&!this.#r&&(this.#r=!0,this.#o("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=new r_(
this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:o_(r),served:0}}has(e){return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===
-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.values())o.kind==="file"&&n.set(o.name,(n.get(o.name)??0)+o.served);return[...n].
sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.count;e+=1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,
n,e.status):{kind:"redirect",status:e.status,location:Ou(e.location)}}}function Su(t){return t===ca||t.startsWith(`${ca}/`)}function p_(t,e){const n=4*t.length;
return e.kind==="redirect"?f_+n+2*e.location.length:u_+n+e.customBytes}function m_(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(
/^W\//,"")===e)}function E_(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,o,r]=n;if(r!==void 0){
const a=Math.min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&Number(o)<i))return i>=e?"unsatisfiable":{start:i,end:o?
Math.min(Number(o),e-1):e-1}}const y_=256,w_=256,Nu=new Is(y_);function g_(t){let e=Nu.get(t);if(!e){if(e=__(t),t.length>w_)return e;Nu.set(t,e)}return e}function __(t){
const e=new Map;for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(l=>l.trim()),c=a.find(l=>/^q\s*=/.test(l)),d=c===void 0?1:Number(c.
slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,o=r=>e.get(r)??n;return Mo.filter(r=>o(
r)>0&&o(r)>=s).sort((r,i)=>o(i)-o(r))}const T_=4*K.D6,b_=64*K.D6,O_=512,S_=[];class N_{#e;#t;#n;#s;#o=0;constructor(e,n,s=z.ml){this.#e=e,this.#t=new Gt(n),this.#n=
Math.min(T_,n),this.#s=new D_(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?(0,G.wx)(e,"accept-encoding"):void 0,r=o===void 0?
S_:g_(o);if(r.length===0)return this.#r(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,n,Lu(n,r,a),s)):this.#r(e,n,Lu(n,r,i),
s)}async warm(e){this.#l(e)&&await this.#u(e)}#r(e,n,s,o){if(s.status===200){if(R_(e,s))return{status:304,headers:s.notModified};const i=o?void 0:this.#c(e,s);if(i)
return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?{status:s.status,headers:s.headers,
body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#l(n))return this.#a(e);const o=await this.#f(n,async()=>{const r=await this.#e.readVariant(
e.org,e.file.hash,s);if(r?.length!==n.size)throw new Ru;return r}).catch(r=>{if(!(r instanceof Ru))throw r});return o?{status:n.status,headers:n.headers,body:o}:
(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#l(e)?await this.#u(e):await this.#h(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=(0,G.
wx)(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const o=E_((0,G.wx)(e,"range")??"",n.size);if(o!==void 0){if(o==="unsatisfiab\
le"){const r={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...r}}}return this.#d(
n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#l(e)?(await this.#u(e)).subarray(s,o+1):await this.#h(e,n);return{status:206,headers:{...e.headers,"content-ra\
nge":`bytes ${s}-${o}/${e.size}`,"content-length":String(o-s+1)},body:r}}#l({size:e}){return e<=this.#n&&this.#o+e<=b_}#u(e){return this.#f(e,()=>this.#e.read(e.
org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,o=>o.length+O_,async()=>{this.#o+=n;try{return await s()}finally{this.#o-=n}})}#h(e,n){return this.#e.
stream(e.org,e.file.hash,n)}}class Ru extends Error{}function Lu(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;const r=t.variants?.get(s);if(r?.
size===o)return r;const i=i_(t,s,o);return t.variants?.set(s,i),i}return t}function R_(t,e){const n=(0,G.wx)(t,"if-none-match");if(n!==void 0)return m_(n,e.etag);
const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const Au=new Map,L_=4*K.D6,A_=768,I_=1e3;class D_{#e;#t;#n=new Gt(L_);constructor(e,n){
this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<Qw||s.size>Ma)return Au;this.#n.delete(e);const r=async()=>{
const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>o?.sizes??Au);return{sizes:a,isWhole:a.size===Mo.length,version:i,at:this.#t.monotonic()}};
return this.#n.load(e,()=>A_+2*e.length,r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},o){return e?!0:n===this.#e.variantsVersion(
o)&&this.#t.monotonic()-s<I_}}function Iu({sites:t,domain:e,isOwnHost:n}){const s=M_(e),o=C_(e,n);return{domain:o,site(r){const i=s(r);if(i!==void 0)return t.site(
i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function k_(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const $_=1024,v_=255;function Du(t){const e=new Is($_);return n=>{if(n.length>v_)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const o=t(n);return e.set(n,o),o}}function M_(t){const e=`.${t.toLowerCase()}`;return Du(n=>{const s=ku(n),o=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(o)?o:void 0})}function C_(t,e){return Du(n=>{const s=ku(n);return(0,Ye.an)(s)&&!(0,Ye.UO)(s,t)&&!e(n)?s:void 0})}function ku(t){return t.toLowerCase().replace(
/:\d*$/,"").replace(/\.$/,"")}const U_=64*K.D6,$u=4096,x_=1e3;class P_{#e;#t;#n;#s;#o;#r;#i=new Gt(U_);#a;prefetch;constructor(e){const{sites:n,objects:s,cacheBytes:o,
log:r,clock:i=z.ml,meter:a=oo}=e;this.#e=e,this.#t=Aa(r,x_,()=>i.monotonic()),this.#n=e.finder??Iu({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=e.siteUrl??
(c=>`http://${c}/`),this.#o=new N_(s,o,i),this.#a=a,this.#r=new Ag(s),this.prefetch=Hg({site:c=>n.site(c),loaded:c=>this.#p(c),load:(c,d)=>this.#m(c,d),warm:c=>this.#o.
warm(c),cacheBytes:o,clock:i,log:r})}handler=e=>{const n=this.#n.site((0,G.wx)(e,"host")??"");return n instanceof Promise?n.then(s=>this.#c(e,s),s=>this.#O(e,s,
vg)):this.#c(e,n)};#c(e,n){return n===void 0?fn(e,Ig):bg(this.#a,n,this.#d(e,n,this.#u(e,n)))}#d(e,n,s){const{late:o}=this.#e;return o?s instanceof Promise?s.then(
i=>this.#d(e,n,i)):s.status!==404||s.take?s:o.newer(n,zr((0,G.XM)(e.target)))?.then(i=>i?this.#l(s,e,i):s)??s:s}#l({body:e},n,s){return e instanceof Jt.Readable&&
e.destroy(),this.#u(n,s)}#u(e,n){const s=!n.isDeleted&&n.release!==null;if(!Qa(e)&&!(s&&this.#e.functions))return pu(e.method);if(n.isDeleted)return fn(e,Dg);if(n.
release===null)return fn(e,wu);const o=n.settings.domains&&this.#n.domain((0,G.wx)(e,"host")??""),r=o&&k_(o,n.settings.domains??[]);if(r)return Ng(e,this.#s(r));
try{const i=this.#p(n.release),a=i?this.#y(e,n,i):this.#h(n,n.release).then(d=>this.#y(e,n,d)),c=this.#f(n,a);return c instanceof Promise?c.catch(d=>this.#O(e,d)):
c}catch(i){return this.#O(e,i)}}#f(e,n){const{cdn:s,sites:o}=this.#e;if(!s&&e.settings.noindex!==!0)return n;const r=i=>{const a=Og(e,i);return s?s.answer(e,a,o.
isSure!==!1):a};return n instanceof Promise?n.then(r):r(n)}async#h(e,n){try{return await this.#m(e.org,n)}catch(s){const o=e.kept.map(r=>this.#p(r)).find(r=>r!==
void 0);if(!o||!(s instanceof qe.us))throw s;return this.#t("warn","edge_earlier_release",{deployID:o.deployID,live:n.deployID}),o}}#p(e){const n=this.#i.get(e.
deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){const{objects:s,log:o}=this.#e;return this.#p(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,
r=>r.weight,async()=>new h_(e,n,await s.index(e,n.manifestHash),o))}#y(e,n,s){if(s.isServer)return this.#w(e,n,s);if(!Qa(e))return pu(e.method);const o=(0,G.XM)(
e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)return this.#T(e,i,s);const a=Pa(o);if(a===void 0)return fn(e,_u);if(a.length>$u)return fn(e,kg);const c=new Ha(
`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(c);return this.#E(e,n,s,c,d)}#E(e,n,s,o,r){return r?this.#T(e,r,s):n.kept.length>0&&zr(o.path.slice(1))?this.#_(
e,n,s,o):this.#S(e,n,s,o)}#w(e,n,s){if(!e.target.startsWith("/"))return fn(e,_u);const o=Pa((0,G.XM)(e.target));if(o!==void 0&&Su(o))return fn(e,gu,s);if(!Qa(e)||
e.isUpgrade||o===void 0||o.length>$u)return this.#g(n);const r=new Ha(`/${o}`);return this.#E(e,n,s,r,s.remembered(r.path)??s.direct(r))}#g(e){const{release:n}=e,
{functions:s}=this.#e;return n===null?wu:s?.answer({...e,release:n})??Ur(new ot("functions_off",void 0,60))}async serverSite(e){const n=await this.#e.sites.site(
e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#p(s)??await this.#m(n.org,s)).isServer?{...n,release:s}:void 0}async#_(e,n,s,o){const r=o.
path.slice(1);for(const i of await this.#r.releasesWith(n,r).catch(yu([]))){const a=this.#p(i)??await this.#m(n.org,i).catch(yu(void 0)),c=a?.file(r,o);if(a&&c)
return this.#T(e,c,a)}return this.#S(e,n,s,o)}#S(e,n,s,o){if(s.isServer)return(Kr(o.path)?this.#e.late?.newer(n,!0):void 0)?.then(a=>a?this.#u(e,a):this.#g(n))??
this.#g(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#T(e,r,s):fn(e,gu,s)}#T(e,n,s){return n.kind==="redirect"?Sg(e,n,s):(n.served+=1,this.#o.send(
e,n.file))}#O(e,n,s=$g){const o=n instanceof qe.us;if(!o&&!(n instanceof qt))throw n;const r=o?"edge_unavailable":"edge_damaged";return this.#t("error",r,{requestID:e.
requestID,reason:n.message}),fn(e,o?s:Mg)}}const F_=500;class j_{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){this.#e=e,this.#t=n}newer(e,n){const s=this.#e.
readAt(e.subdomain)+F_-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,s):this.#r(e.subdomain))).then(i=>i&&vu(i)!==
vu(e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:this.#r(e)),o=this.#t.sleep(n,this.#s.signal).
then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function vu({release:t,kept:e}){return[t,...e].map(n=>n?.deployID).
join()}const B_=500,H_=1e3,W_=250,G_=750,Y_=5e3,ec=-1;class Mu{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??z.ml,this.#s=new Gt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#l(
s),n.kind==="unknown"&&(this.#o+=1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#g(n))return n.record;if(n?.record!==void 0)return this.#h(
e,n.record);const{table:s}=this.#e;return s?this.#f(s,e):this.#u(e)}again(e){const n=this.#s.get(e);return n?.record===void 0||!this.#g(n)?this.find(e):this.#_()?
n.record:this.#p(e,n.record)}readAt(e){return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){return!this.#_()}[Symbol.
dispose](){this.#n[Symbol.dispose]()}#l(e){this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=ec);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#m(
e).catch(()=>{}))}#u(e){return this.#_()&&this.#r.size>0?Promise.reject(new qe.us("The state cannot be read now")):this.#m(e)}async#f(e,n){const s=await e.find(
n),o=this.#s.get(n);return o&&(this.#g(o)||o.record)?this.find(n):s?(this.#w(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.monotonic(),generation:ec}),
this.#h(n,s)):this.#u(n)}#h(e,n){if(!this.#_())return this.#p(e,n);const s=this.#t.monotonic();return s-this.#d>=W_&&(this.#d=s,this.#p(e,n).catch(()=>{})),n}async#p(e,n){
const s=()=>{const o=this.#s.get(e);return o?o.record:n};try{const o=await(0,z.ux)(this.#t,B_,this.#m(e).then(r=>({record:r})));return o?o.record:(this.#a=this.#t.
monotonic(),s())}catch(o){if(o instanceof qe.us)return s();throw o}}#m(e){const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&n-s.begun.at<G_)return s.record;this.#i+=
1;const o={at:n,read:this.#i},r=this.#y(e,o);return this.#r.set(e,{begun:o,record:r}),r}async#y(e,n){const s=()=>this.#r.get(e)?.begun===n;try{const o=await this.#e.
read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const r={record:o,read:n.read,begunAt:n.at,at:this.#c};return s()?(this.#w(e,{...r,generation:this.#o}),
this.#e.table?.put(e,o),o):this.#E(e,r)}catch(o){throw o instanceof qe.us&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),o}finally{s()&&this.#r.delete(e)}}#E(e,n){
const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#w(e,{...n,generation:ec}),n.record)}#w(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#g({record:e,
at:n,generation:s}){return s!==this.#o?!1:e!==void 0||this.#t.monotonic()-n<Y_||this.#_()}#_(){return this.#t.monotonic()-this.#a<H_}}const K_=16*K.D6,z_=4*K.D6,
tc=400,V_=300,X_=2;class J_ extends Mu{#e;constructor(e,n,{table:s,domains:o,clock:r}={}){super({changes:n,table:s,clock:r,bytes:K_,weightOf:Q_,read:i=>e.site(i),
nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#e=new Mu({changes:n,table:o,clock:r,bytes:z_,weightOf:()=>tc,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="d\
omain"?i.domain:void 0})}site(e){return this.find(e)}siteOfDomain(e){const n=this.#e.find(e);return n instanceof Promise?n.then(s=>this.#t(s,e)):this.#t(n,e)}[Symbol.
dispose](){super[Symbol.dispose](),this.#e[Symbol.dispose]()}#t(e,n){const s=e===void 0?void 0:this.find(e),o=r=>r?.settings.domains?.includes(n)?r:void 0;return s instanceof
Promise?s.then(o):o(s)}}function Q_(t){return t?tc+V_*t.kept.length+X_*JSON.stringify(t.settings).length:tc}async function q_(t,e,n){const s=[];for(const o of t){
if(n?.aborted)break;try{s.push(...await o.collect())}catch(r){if(n?.aborted)break;const{message:i,remedy:a}=(0,R.I7)(r),c={kinds:o.kinds.join(),message:i,...a!==
void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function LA({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){const r=await n(),
i={items:r.length,bytes:r.reduce((d,{bytes:l})=>d+l,0)};let[a,c]=[0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,
left:{items:i.items-a,bytes:i.bytes-c}}]}}}const hn=3e4,Cu=5e3,Uu={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function xu(t){
return Os(t,"interrupted","The platform stopped, or could not reach its database, while this deployment was under way").facts}const Z_=1e3;async function eT(t,e){
const{references:n,node:s,clock:o,waits:r,stop:i,every:a=z.fm}=t;let c=await n.hold(s);for(;!c&&r;)await o.sleep(Z_,i),c=await n.hold(s);if(!c)return;const d=c,
l=new AbortController,u=()=>n.renew(d).then(y=>y||l.abort(new Error("another node has taken over the collection")),()=>{}),f=a(Cu,()=>{u()});try{return await e(
AbortSignal.any([i,l.signal]))}finally{f(),await n.release(d).catch(()=>{})}}var Ho=w(8500);const ti=500,tT=1e4,nT=55*6e4;function sT(t){const{keeping:e,usage:n,
notify:s,hooks:o,audit:r,keepAuditMs:i,clock:a}=t,c=(d,l)=>({kinds:[d],collect:async()=>[{kind:d,items:await Pu(l),bytes:0}]});return[{kinds:["apps"],collect:()=>rT(
t)},{kinds:["deployments","logs"],collect:()=>iT(t)},c("keys",()=>e.endKeys(ti)),c("notifications",()=>s.prune({...sy,limit:ti})),c("pushes",()=>o.prune({ageMs:oy,
limit:ti})),c("audit",()=>r.trim(i)),c("usage",()=>n.prune(a.now(),ti))]}async function Pu(t){let e=0;for(let n=0;n<tT;n+=1){const s=await t();if(e+=s,s===0)break;
await(0,Ho.setImmediate)()}return e}const oT=20;async function rT({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Pu(async()=>(await n.expire(oT,s)).length);let[
o,r]=[0,0],i;for(;;){const a=await t.endingApp(r);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):
await t.endApp(a.app)&&(o+=1),a.logs.length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,Ho.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}
async function iT({keeping:t,logs:e,bounds:n}){const s={deployments:0,logs:0,bytes:0},o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(
i,n);if(!a)break;const c=new Set;for(const u of a.logs)await e.remove(u).catch(f=>{r=f,c.add(u)});const d={logs:a.logs.filter(u=>!c.has(u)),deployments:a.deployments.
filter(u=>!c.has(u))},l=d.logs.length+d.deployments.length;l>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||l===0)&&
(o.deployments+=a.left.deployments,o.logs+=a.left.logs,o.bytes+=a.left.logBytes,i=a.app),await(0,Ho.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployme\
nts",items:s.deployments,bytes:0,left:{items:o.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var Wo=w(1772);
class Fu extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class Hn extends Error{name="InvalidRequest";code;constructor(e){super(
e),this.code=e}}function ju(t,e){const n=aT(e),s=cT(n.get("key"));if(t!=="put")return{key:s,value:"",ttlMs:void 0};const o=n.get("value");if(o===void 0||Bu(o,Ee.
ux.valueBytes))throw new Hn("invalid_value");const r=e.length>2*o.length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{key:s,value:r,ttlMs:dT(n.get("ttlS\
econds"))}}function aT(t){if(!(0,ql.isUtf8)(t))throw new Hn("invalid_json");try{const e=(0,Wo.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[
n,s]))}catch(e){if(!(e instanceof Wo.sU))throw e}throw new Hn("invalid_json")}function cT(t){const e=t?.startsWith('"')?(0,Wo.I)(t):void 0;if(e===void 0||e===""||
Bu(e,Ee.ux.keyBytes))throw new Hn("invalid_key");return e}function dT(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<Ee.ux.minTtlSeconds||
e>Ee.ux.maxTtlSeconds)throw new Hn("invalid_ttl");return e*1e3}function Bu(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function lT({tables:t,
engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{const{keyspace:l,windows:u}=await t.byName(c,d),f=await s.take(u);if(f===0)return l;throw(0,$e.xd)(`The t\
able has reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new $e.P_("unavailable","This node does not have the entries of tables. Ask a node wi\
th the role kvs.");try{return await c(e)}catch(d){throw d instanceof Fu?new $e.P_("table_not_found","The table was deleted."):d instanceof qe.us?new $e.P_("unav\
ailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,l,u,f)=>o.append(f,[k(d,c,{object:l,after:{key:u}})]);return{get:(c,d,l)=>i(async u=>u.
get(await r(c,d),nc("get",{key:l}).key)),list:(c,d,l)=>i(async u=>u.keys(await r(c,d),l)),put:(c,d,l,u)=>i(async f=>{const{key:y,value:b,ttlMs:_}=fT(l),O=await r(
c,d);if(n?.has(O))throw new $e.P_("conflict",uT);await f.put(O,y,{value:b,ttlMs:_}),await a("key.put",c,d,y,u)}),delete:(c,d,l,u)=>i(async f=>{const[y,{key:b}]=[
await r(c,d),nc("delete",{key:l})],_=await f.get(y,b)!==void 0;await f.delete(y,b),_&&await a("key.delete",c,d,l,u)})}}const uT="The table, or all tables of its\
 organization together, store as much as they may. Delete keys: a minute later there is room again.";function fT({key:t,value:e,ttlSeconds:n}){const s=e.trim();
try{(0,Wo.q$)(s)}catch(i){throw i instanceof Wo.sU?new $e.P_("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}
const o=n.trim(),r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(o):o}};return nc("put",r,s)}const{keyBytes:hT,valueBytes:pT,minTtlSeconds:mT,maxTtlSeconds:ET}=Ee.
ux,yT={invalid_key:`A key has 1 to ${hT} bytes.`,invalid_value:`A value has at most ${pT} bytes.`,invalid_ttl:`The time to live is ${mT} to ${ET} seconds.`};function nc(t,e,n){
const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return ju(t,Buffer.from(o))}catch(r){throw r instanceof Hn?new $e.P_("validation_f\
ailed",yT[r.code]??"The entry is not valid."):r}}const wT=15e3;function gT({usage:t,bounds:e,log:n,every:s}){let o=new Set;const r=Ft({everyMs:wT,async run(){o=
new Set(await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>o.has(i),[Symbol.asyncDispose]:r[Symbol.
asyncDispose]}}var Kt=w(7080);const _T=15e3,TT=1e4;function bT({usage:t,quotas:e,clock:n,log:s}){const o=new Map,r=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:l=0}=await t.
used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,l)}catch(l){s("warn","kvs_quota_not_read",{org:c,reason:String(l)})}finally{d.isRead=!0,d.reading=
void 0}},i=(c,d)=>{const l=o.get(c);if(l?.start===d)return l;o.size>=TT&&o.clear();const u={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};
return o.set(c,u),u},a=(c,d,l)=>{if(d.used<l){d.used+=1;return}const u=n.now(),{end:f}=(0,Kt.GS)(u);return{message:(0,Kt.c9)({org:c,name:"kvsRequestsPerMonth",used:d.
used,quota:l,until:f}),seconds:Math.max(1,Math.ceil((f-u)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const l=n.now(),u=i(
c,(0,Kt.GS)(l).start);Math.abs(l-u.readAt)>=_T&&(u.reading??=r(c,u));const f=()=>a(c,u,d);return u.isRead||!u.reading?f():u.reading.then(f)}}}const OT=3e4,Hu=1e3,
Wu=100;function ST({engine:t,tables:e,log:n,every:s}){const o=new AbortController,r=(d,l)=>Ft({everyMs:OT,onFailure:f=>n("warn",d,{reason:String(f)}),every:s,...l}),
i=r("kvs_sweep_failed",{run:()=>Gu(t,o.signal)}),c=r("kvs_drop_failed",{run:async()=>{for(let d=0;;){const l=await e.toDrop({after:d,limit:Wu});for(const u of l){
d=u;try{await t.drop(u),await e.dropped(u)}catch(f){if(n("warn","kvs_drop_failed",{reason:String(f)}),o.signal.aborted)return}}if(l.length<Wu||o.signal.aborted)
return}},isDue:!0,follows:!0});return{begin(){o.signal.aborted||c.run()},async[Symbol.asyncDispose](){o.abort(),await Promise.all([i[Symbol.asyncDispose](),c[Symbol.
asyncDispose]()])}}}async function Gu(t,e){let n=0;for(;;){const s=await t.sweep(Hu);if(n+=s,s<Hu||e?.aborted)return n}}const Yu=720*6e4,NT=1e3,RT="ABCDEFGHIJKL\
MNOPQRSTUVWXYZ234567",LT=20,AT=1e3,IT=8*1024*1024;class DT extends Tl{#e;#t;constructor(e,n){super(IT,AT,async s=>{const o=await e.find(s);return o&&Ku(o,n)}),this.#e=
e,this.#t=n}byAccessKey(e){return e.length===LT?this.find(e):null}async issue(e,n,s){const o=`ASIA${Array.from((0,P.randomBytes)(16),d=>RT[d%32]).join("")}`,r=(0,P.
randomBytes)(30).toString("base64"),i=(0,P.randomBytes)(96).toString("base64"),a=n+Yu,c=this.#t.seal(oa(o),JSON.stringify({secret:r,sessionToken:i}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:c,expiresAt:a},{now:n,most:NT},s),{accessKeyID:o,secret:r,sessionToken:i,expiresAt:a}}renew(e,n){return this.#e.renew(
e,n+Yu)}revoke(e){return this.#e.revoke(e)}async checkKey(){const e=await this.#e.any();e&&Ku(e,this.#t)}}function Ku({accessKeyID:t,environmentID:e,sealed:n,expiresAt:s},o){
const r=JSON.parse(o.open(oa(t),n));if(!(0,Qe.Gv)(r))return;const{secret:i,sessionToken:a}=r;return{accessKeyID:t,secret:String(i),sessionToken:String(a),environmentID:e,
expiresAt:s}}const kT={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503};
var sc=w(3823);const zu="AWS4-HMAC-SHA256";function $T({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function vT(t,e,n){return`${zu}
${t}
${$T(e)}
${(0,P.hash)("sha256",Xu.latin1(n))}`}function MT(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,P.createHmac)(
"sha256",n).update(s,"utf8").digest();return new xT(n)}const Zt=64,CT=32;class Vu{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.
length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Xu=new Vu(8192),UT=new Vu(256);
function Ju(t,e){return t.length===e.length&&(0,P.timingSafeEqual)(Xu.latin1(t),UT.latin1(e))}class xT{#e;#t;constructor(e){if(e.length>Zt)throw new RangeError(
`An HMAC key has ${e.length} bytes; at most ${Zt} are supported`);this.#e=Buffer.alloc(Zt+512),this.#t=Buffer.alloc(Zt+CT);for(let n=0;n<Zt;n+=1)this.#e[n]=(e[n]??
0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,P.hash)("sha256",this.#n(e),"binary"),Zt,"latin1"),(0,P.hash)("sha256",this.#t)}#n(e){const n=this.#e.
length-Zt;return e.length>n?Buffer.concat([this.#e.subarray(0,Zt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Zt+this.#e.write(e,Zt,"latin1"))}}const PT=new RegExp(
`^${zu} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*) *, *Signature=[0-9a\
-f]{64}$`),FT=1024,jT=1024,BT=32,Qu=64,oc=new Is(FT);function HT(t){const e=t.slice(-Qu),n=t.slice(0,-Qu),s=oc.get(n);if(s&&WT.test(e))return{...s,signature:e};
const o=GT(t);if(o)return n.length<jT&&o.signedHeaders.length<=BT&&oc.set(n,o),{...o,signature:e}}function AA(){return oc.size}const WT=/^[0-9a-f]{64}$/;function GT(t){
const e=PT.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{date:s,region:o,
service:r},signedHeaders:a}}const qu=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let rc;function YT(t){if(rc?.text===t)return rc.time;const e=KT(
t);return e!==void 0&&(rc={text:t,time:e}),e}function KT(t){const e=qu.test(t)?Date.parse(t.replace(qu,"$1-$2-$3T$4:$5:$6Z")):Number.NaN;return!Number.isNaN(e)&&
Go(e)===t?e:void 0}function Go(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function zT(t){const e=t.target.indexOf("?"),n=e===-1?t.
target:t.target.slice(0,e),s=e===-1?"":qT(t.target.slice(e+1)),o=JT(n,t.normalizePath),r=tb(t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const VT=/^(?:\/[A-Za-z0-9_~-]+)+$/,XT=/[^A-Za-z0-9._~-]/g;function ic(t){return t.replace(XT,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function JT(t,e){if(VT.test(t))return t;const n=t.split("/");return(e?QT(n):n).map(ic).join("/")||"/"}function QT(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function qT(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[ic(Zu(o)),ic(Zu(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>ef(n,o)||ef(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Zu(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function ef(t,e){return t<e?-1:t>e?1:0}function ZT(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=tf(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function eb(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?ZT(t.rawHeaders):{names:e,repeated:[],get(n){const s=(0,G.wx)(t,n);return s===void 0?void 0:tf(s)}}}function tb(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const nb=/ {2}|\t/,sb=32,ob=9;function tf(t){let e=0,n=t.length;for(;e<n&&nf(t,e);)e+=1;for(;n>e&&nf(t,n-1);)n-=1;const s=t.slice(e,n);return nb.test(
s)?s.replace(/[ \t]+/g," "):s}function nf(t,e){const n=t.charCodeAt(e);return n===sb||n===ob}const ni=5*6e4,sf=["host","content-type"],rb=new Set([...sf,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Yo=(t,e)=>({type:t,message:e}),si=t=>Yo("IncompleteSignatureExceptio\
n",t),An=t=>Yo("InvalidSignatureException",t),of=Yo("UnrecognizedClientException","The security token included in the request is invalid.");function ib(t,e){const n=(0,G.
wx)(t,"authorization");if(n===void 0)return Yo("MissingAuthenticationTokenException","Missing Authentication Token");const s=HT(n);if(!s)return si("Authorizatio\
n header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=(0,G.wx)(t,"x-amz-date")??"",
r=YT(o);return r===void 0?si("Authorization header requires existence of a valid 'X-Amz-Date' header."):lb(s.scope,o)??ub(o,r,e)??{headers:eb(t),signedBy:s,time:o}}
function ab({headers:t,signedBy:e},n,s){return Ju(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Yo("ExpiredTokenException","The security toke\
n included in the request is expired"):fb(t,e.signedHeaders):of}function cb(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,P.hash)("sha256",e,"hex"),a=n.get("x\
-amz-content-sha256");if(a!==void 0&&a!==i)return An("The provided x-amz-content-sha256 header does not match what was computed.");const c=zT({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=pb(r,s.scope).sign(vT(o,s.scope,c));if(!Ju(d,s.signature))return An("The reque\
st signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for\
 details.")}function db(t){return"message"in t}function lb(t,e){if(t.region!==Ee.aT)return An(`Credential should be scoped to a valid region: '${Ee.aT}'.`);if(t.
service!==Ee.jL)return An(`Credential should be scoped to correct service: '${Ee.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return An(`Da\
te in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function ub(t,e,n){if(e<n-ni){const s=Go(
n-ni);return An(`Signature expired: ${t} is now earlier than ${s} (${Go(n)} - 5 min.)`)}if(e>n+ni){const s=Go(n+ni);return An(`Signature not yet current: ${t} i\
s still later than ${s} (${Go(n)} + 5 min.)`)}}function fb(t,e){const n=t.repeated.find(r=>rb.has(r));if(n!==void 0)return si(`The header '${n}' may be sent onl\
y once.`);for(const r of t.names)if(hb(r)&&!e.includes(r))return rf(r);const s=sf.find(r=>!e.includes(r));if(s!==void 0)return rf(s);const o=e.find(r=>t.get(r)===
void 0);if(o!==void 0)return si(`The signed header '${o}' was not sent.`)}function hb(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function rf(t){
return An(`'${t}' must be a 'SignedHeader' in the AWS Authorization.`)}const af=new WeakMap;function pb(t,e){const n=af.get(t);if(n?.date===e.date)return n.key;
const s=MT(t.secret,e);return af.set(t,{date:e.date,key:s}),s}const Us={"content-type":"application/json","cache-control":"no-store"},mb={status:200,headers:Us,
body:'{"ok":true}'},Eb={status:200,headers:Us,body:'{"deleted":true}'},cf={status:200,headers:Us,body:'{"found":false,"expiresAt":null}'},yb=new Map([[sc.Y2.put,
"put"],[sc.Y2.get,"get"],[sc.Y2.delete,"delete"]]),wb=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,gb=/^Bearer +([!-~]+)$/i;function _b(t){const{clock:e,
log:n}=t,s=Aa(n,Tb,()=>e.now()),o={...t,logAway:s};return r=>bb(r,o)}const Tb=1e3;async function bb(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,quota:a,
meter:c,clock:d}=e;let l=u=>u;try{const u=ib(t,d.now());if(db(u))return oi(u);const f=await n.byAccessKey(u.signedBy.accessKeyID);if(!f)return oi(of);const y=ab(
u,f,d.now());if(y)return oi(y);const b=await t.body(Ee.ux.bodyBytes),_=cb(t,b,u,f);if(_)return oi(_);if(!(0,G.wx)(t,"x-kvs-authorization"))return bt("missing_to\
ken");const O=await s.byToken(df(t));if(!O)return bt("invalid_token");if(O.environmentID!==f.environmentID)return bt("inactive_binding");if(!O.supported)return bt(
"unsupported_app_type");const N=await a.take(O.windows,b.length),S=Sb(t),H=typeof S=="string"?S:"other";if(l=ee=>{const V=typeof ee.body=="string"?Buffer.byteLength(
ee.body):0;return c.kvs(O,H,Ob(ee),b.length,V),ee},N>0)return l(bt("rate_limited",{"retry-after":String(N)}));const B=await i.take(O.scope.org);if(B)return l(Lb(
B));if(typeof S!="string")return l(S);const{key:U,value:x,ttlMs:W}=ju(S,b);switch(S){case"put":return r.has(O.keyspace)?l(bt("table_full")):(await o.put(O.keyspace,
U,{value:x,ttlMs:W}),l(mb));case"delete":return await o.delete(O.keyspace,U),l(Eb);case"get":return l(Nb(await o.get(O.keyspace,U)))}}catch(u){return l(Rb(u,t,e))}}
function df(t){return gb.exec((0,G.wx)(t,"x-kvs-authorization")??"")?.[1]??""}function Ob(t){if(t===cf)return"missed";const{status:e}=t;return e===200?"ok":e===
429?"limited":e<500?"refused":"failed"}function Sb(t){const e=yb.get((0,G.XM)(t.target));if(!e)return bt("not_found");if(t.method!=="POST")return bt("method_not\
_allowed",{allow:"POST"});const n=(0,G.wx)(t,"content-encoding")??"identity";return!wb.test((0,G.wx)(t,"content-type")??"")||n!=="identity"?bt("unsupported_medi\
a_type"):e}function Nb(t){if(!t)return cf;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Us,body:`{"foun\
d":true,"value":${t.value},"expiresAt":${e}}`}}function Rb(t,e,{tables:n,log:s,logAway:o}){if(t instanceof Hn)return bt(t.code);if(t instanceof G.KQ)return bt("\
body_too_large");if(t instanceof G.GW)return bt("invalid_json");if(t instanceof Fu)return n.forgetToken(df(e)),bt("invalid_token");const r=t instanceof Error&&t.
cause instanceof Error?t.cause:t,i={requestID:e.requestID,path:(0,G.XM)(e.target),reason:(0,R.bD)(r)};return t instanceof qe.us?(o("error","kvs_unavailable",i),
bt("unavailable",{"retry-after":"1"})):(s("error","kvs_failed",i),bt("internal"))}function bt(t,e={}){return{status:kT[t],headers:{...Us,...e},body:`{"error":"${t}\
"}`}}function Lb({message:t,seconds:e}){const{status:n,headers:s}=bt("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({
error:"quota_exceeded",message:t})}}function oi({type:t,message:e}){return{status:403,headers:{...Us,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const Ab={
of:()=>{}},Ib=t=>(0,$e.u)(new $e.P_("unavailable","This node does not have the data of the key-value store."),t);async function Db(t){const{engine:e,clock:n,log:s,
quota:o,meter:r=oo}=t,i=Ad(t.keyring),a={...Ia,...t.quotas},c=new $w(t.tables,i,a),d=new DT(t.roles,i);await c.checkKey(),await d.checkKey();const l=t.changes.subscribe(
O=>{switch(O.kind){case"table":return c.forget(O.tokenHash);case"role":return d.forget(O.accessKeyID);case"unknown":return c.forgetAll(),d.forgetAll();case"site":case"\
domain":case"coming":case"jobs":case"ended":return;default:(0,R.xb)(O)}}),u=e&&gT({...t,bounds:a}),{ofOrganizations:f=Ab}=t,y=bT({...t,quotas:f}),b=e&&ST({...t,
engine:e}),_=async()=>{l[Symbol.dispose](),await u?.[Symbol.asyncDispose](),await b?.[Symbol.asyncDispose]()};return{handler:e&&u?_b({roles:d,tables:c,engine:e,
full:u,monthly:y,quota:o,meter:r,clock:n,log:s}):Ib,createTable:(O,N,S)=>c.create(O,N,n.now(),S),listTables:O=>c.list(O),async deleteTable(O,N,S){await c.remove(
O,N,S),b?.begin()},entries:lT({tables:c,engine:e,full:u,quota:o,audit:t.audit}),...hw({tables:c,roles:d,clock:n,log:s,every:t.every}),sweep:async()=>e?Gu(e):0,close:_,
[Symbol.asyncDispose]:_}}const kb=500,ac=500;async function $b(t){return new vb(t).run()}class vb{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){const{blobs:n,
clock:s=z.ml,log:o=$o,signal:r}=e;this.#e=e,this.#t=o,this.#n=new Qr({blobs:n,clock:s,log:o}),this.#s=Jr(r)}async run(){const{blobs:e,references:n}=this.#e,s=await e.
ago(Cl);return await this.#a(),await this.#d(s),await this.#l(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){const{references:e}=this.#e;
for(let n=0;;){const s=await e.due(n,kb);for(const o of s)await this.#h(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.end(o),n=Math.max(n,...o.
notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(let i=0;i<o.count;i+=1)r.
add(o.file(i).hash);await this.#h(),await this.#e.references.add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof qe.
us)throw o;this.#o.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const o=await n.
waiting(s,ac);for(const[r,i]of Map.groupBy(o,a=>a.org))await this.#u(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<ac)return}}async#l(e,n){const{blobs:s,references:o}=this.#e,
r=new Map;let i=0;const a=async()=>{for(const[c,d]of r){const l=await o.unused(c,[...d]);l.length!==0&&(await o.remember(c,l),await this.#u(c,l,n))}r.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#h();const[d=""]=c.split("/",1);if(!Ee.cS.test(d))continue;const l=Dl(c)??kl(c);if(l===void 0){this.#o.has(
d)||await s.deleteUnused(c,n);continue}const u=r.get(d)??new Set;r.set(d,u.add(l)),i+=1,i===ac&&await a()}await a()}async#u(e,n,s){if(this.#o.has(e))return;const o=[];
for(const r of n)await this.#h(),await this.#f(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#f(e,n,s){const{blobs:o}=this.#e,r=Ln(e,n),
i=await o.head(r);if(i){if(!await o.deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of Mo){const d=Ua(e,n,c);await o.head(d)&&!await o.
deleteUnused(d,s)&&(a=!1)}return a}async#h(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const lf=2e3,Mb=(0,P.randomBytes)(64*1024),Cb="trial-\
write",Ub={canBuild:"disk_hangs"},xb={statfs:t=>(0,Je.statfs)(t),tryToWrite:Fb};class IA{#e;#t;#n;#s=new Set;#o;#r=0;#i="yes";#a=!1;constructor(e,n,s={}){this.#e=
e,this.#t=n,this.#n={...xb,...s}}get canBuild(){return this.#a?"stops":this.#i}async look(){const n=(this.#o&&this.#t.monotonic()-this.#r>=lf?void 0:await within(
this.#t,lf,this.#c()))??Ub;return this.#d(()=>{this.#i=n.canBuild}),n}#c(){return this.#o?this.#o:(this.#r=this.#t.monotonic(),this.#o=Pb(this.#e,this.#n).finally(
()=>{this.#o=void 0}),this.#o)}stop(){this.#d(()=>{this.#a=!0})}subscribe(e){return this.#s.add(e),{[Symbol.dispose]:()=>{this.#s.delete(e)}}}#d(e){const n=this.
canBuild;if(e(),this.canBuild!==n)for(const s of this.#s)s()}}async function Pb(t,e){let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,
bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*i,n<reserveOf(r*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){
return s(isDiskFull(o)?"disk_full":"disk_unwritable",systemCode(o)??String(o))}}async function Fb(t){const e=(0,C.join)(t,Cb);await(0,Je.rm)(e,{force:!0});try{await(0,Je.
writeFile)(e,Mb,{flag:"wx",mode:384,flush:!0})}finally{await(0,Je.rm)(e,{force:!0})}}const jb=10;function Bb({node:t,ability:e,nodes:n,log:s}){let o=!1;return async()=>{
const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r==="yes"?[]:(await n.builders()).filter(l=>l!==t),d=o;if(o=c.length>0,o&&!d){const l=c.slice(0,jb).join("\
, ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,code:a,nodes:l,means:Hb})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"room":"no_ot\
her_node",freeBytes:i}),!o}}const Hb="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while an\
other one can build",cc=36e5,Wb=2*cc;function Gb(t,e,n){const s=new Map;let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();try{for(const{
kind:l,items:u,bytes:f,left:y}of await t(d)){const b=s.get(l);s.set(l,{kind:l,ended:(b?.ended??0)+u,left:y??b?.left}),u>0&&n("info","collected",{kind:l,items:u,
bytes:f})}}catch(l){const{message:u,remedy:f}=(0,R.I7)(l);n("error","collection_failed",{message:u,...f!==void 0&&{remedy:f}})}finally{o=void 0}},c=(d=!1)=>(o??=
a(d),o);return{figures:()=>[...s.values()],async collect(){await o,await c(!0)},whenIdle(){e.monotonic()-r>=cc&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=Wb&&
c()},async[Symbol.asyncDispose](){await o}}}var Wn=w(7356);function Yb(t,e,n=!1){if(n)return xu(e);if(t instanceof Bt)return t.facts;if((0,R.b$)(t)||t instanceof
qe.us&&t.isFull)return Os(e,"disk_full","The disk of the platform is full").facts;const s=t instanceof qe.us?"its state cannot be read or written now":(0,R.bD)(
t);return Os(e,ho[e],`The platform itself failed at the stage "${e}": ${s}`).facts}const Kb="<data>";function zb(t,e){const n=o=>o.replaceAll(e,Kb),s=t.stage===
"install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(o=>({...o,message:n(o.message)}))}}var Vb=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Xb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Jb=hn-1e4,Qb=1e3;class qb{ended;#e;#t;#n;#s=new AbortController;#o=Promise.
withResolvers();#r;#i="building";#a="clone";#c;#d;#l;#u;#f;constructor(e,n,s,o){this.#e=e,this.#d=e.job.type,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.
signal]),this.#u={monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#l=this.#u.monotonic,this.ended=this.#g(o)}get app(){return this.#e.job.app}get deployID(){
return this.#e.deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:o}=this.#u;
s>this.#l&&n>s&&n-this.#l>=Jb&&this.#i==="building"&&this.#m("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-o)>=Cu&&(this.#f??=this.#p(n)),await Promise.
race([this.#f,this.#o.promise]))}async check(){await Promise.race([this.#f,this.#o.promise]),!this.#h&&(this.#f??=this.#p(this.#t.clock.monotonic()),await Promise.
race([this.#f,this.#o.promise]))}async#p(e){const{jobs:n,log:s,clock:o}=this.#t;this.#u={monotonic:e,wall:o.now()};try{await n.renew(this.#e)?this.#l=e:this.#i===
"building"&&await this.#y()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,R.bD)(r)})}finally{this.#f=void 0}}#m(e){if(this.#h)return;
this.#i="lost";const n=e instanceof Ss;this.#s.abort(n?e:new Error(`The lease of the deployment has ended: ${e}`)),this.#o.resolve()}async#y(){const e=await this.#t.
jobs.endOf(this.#e).catch(()=>{});this.#m(e==="cancelled"?new Ss:"another node has ended it")}async#E(e){this.#s.signal.throwIfAborted(),await e()||await this.#y(),
this.#s.signal.throwIfAborted()}#w(e){return this.#E(()=>(0,qe.R6)(e,this.#t.clock,this.#r))}async#g(e){const{log:n,clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,
i=s.now();o?.(r);let a="succeeded";try{await e,await this.#_()}catch(c){const d=zb(Yb(c,this.#a,this.#n.aborted),this.#t.dataDir);a=d.code,c instanceof qe.us&&n(
"error","deployment_not_stored",{deployID:r,stage:this.#a,cause:c.message}),await this.#b(d)}if(this.#s.signal.reason instanceof Ss)a="cancelled";else if(this.#i!==
"ended"){const c=this.#s.signal.aborted?(0,R.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:r,reason:c})}o?.(
r),n("info","deployment_ended",{deployID:r,ending:a,ms:s.now()-i})}async#_(){const e={stack:[],error:void 0,hasError:!1};try{const{jobs:n,builder:s,onLive:o,onComing:r,
activate:i}=this.#t,a=this.#e,{job:c}=a,d=this.#r,l=Vb(e,await s.build(c,{signal:d,fence:a.fence,onStage:f=>this.#S(f),onCommit:(f,y)=>this.#w(()=>n.recordCommit(
a,f,y)),onStored:(...f)=>this.#T(...f),onLogged:f=>{this.#c=f}}),!0);d.throwIfAborted(),await r?.(c.app,{deployID:c.deployID,manifestHash:l.release.manifestHash}),
await this.#S("activate");const u={job:{...c,type:this.#d},release:l.release,signal:d};await i?.(u).catch(f=>Zb(f,l)),d.throwIfAborted(),await this.#O(u),o?.(c.
app,l.release)}catch(n){e.error=n,e.hasError=!0}finally{const n=Xb(e);n&&await n}}async#S(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.
throwIfAborted();await this.#w(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#T(...[e,n,s=[],o]){const{jobs:r,quotas:i}=this.#t,{job:a}=this.#e,
{org:c}=a.app,d=(0,Ee.Rm)(a.type)?a.type:a.detectsType?o:void 0,l=i?.of(c,"disk"),u=l===void 0?void 0:{org:c,bytes:l};this.#d=d??a.type;const f=_=>this.#w(()=>r.
recordRelease(this.#e,e,n,_,d,u)).catch(eO);await f(s);const y=await i?.near(c).catch(tO)??[];if(y.length===0)return[];const b=y.map(({message:_})=>({code:"quot\
a_near",file:null,line:null,message:_}));return await f([...b,...s].slice(0,Wt.iq)),y.map(({message:_})=>_)}async#O(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:o}=e.
release,r=this.#e;this.#i="recording",s&&await this.#w(()=>n.goLive(r,o));const i=await s?.(e);await this.#w(async a=>{const c={kind:"live",manifestHash:o,logBytes:this.#c,
...i&&{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#b(e){const{jobs:n,log:s,clock:o}=this.#t,r={kind:"fa\
iled",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#E(()=>n.finish(this.#e,r)),this.#i="ended"}catch(a){if(this.#h)return;
const c={deployID:this.#e.deployID,cause:(0,R.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await o.sleep(Qb,this.#n).catch(()=>{})}}}}
async function Zb(t,{place:e}){if(!(t instanceof Bt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new Bt({...t.facts,diagnostics:n})}function eO(t){
throw t instanceof Wn.zH?Os("sync","disk_quota",(0,Kt.c9)(t.over)):t}function tO(t){if(t instanceof qe.us)return[];throw t}const nO=1e3;class sO{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#l=!1;#u=!1;constructor(e){
this.#e=e,this.#t=e.every??z.fm,this.#n=e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#u=
!0;const s=n.subscribe(o=>{(o.kind==="jobs"||o.kind==="unknown")&&this.#h();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&
r.check()});this.#r.push(()=>s[Symbol.dispose](),this.#t(hn,()=>this.#h())),this.#h(),await this.#c}pause(){this.#u=!1}async stop(){this.pause();for(const e of this.#r.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#w(!1),this.#f()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#h(),await e}#f(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#h(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#p())}async#p(){for(;this.#d;){this.#d=!1;try{await this.#m(),this.#l&&
this.#e.log("info","queue_resumed"),this.#l=!1}catch(e){this.#l||this.#e.log("error","queue_stalled",{cause:(0,R.bD)(e)}),this.#l=!0,this.#w(!0)}}this.#c=void 0}async#m(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#g(),this.#u)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#y&&
(await this.#e.mayClaim?.()??!0);for(;o&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;this.#E(i)}const r=this.#o.size>0||await e.isBusy();this.#w(r&&
this.#u||this.#o.size>0),r||this.#f()}get#y(){return this.#u&&this.#o.size<this.#n}#E(e){const n=[...this.#o].find(o=>oO(o.app,e.job.app)),s=new qb(e,this.#e,this.#s.
signal,n?.ended);this.#o.add(s),this.#w(!0),s.ended.then(()=>{this.#o.delete(s),this.#h()})}#w(e){e||this.#a?.();const n=()=>this.#t(nO,()=>{this.#g(),this.#h()});
this.#a=e?this.#a??n():void 0}async#g(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function oO(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}const uf=6e4;function rO({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=(0,Kt.
GS)(s.now()),[l,u]=[o(a),await n.used(a,d.start,c)],f=b=>b==="buildMinutesPerMonth"?uf:1,y=c.map(b=>({name:b,used:(u[b]??0)/f(b),quota:l[b]??null}));return{org:a,
month:d,quotas:y}};return{of:r,appBounds:a=>({apps:r(a,"apps"),disk:r(a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a(
"*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:l}=(0,Kt.GS)(
s.now());return{ms:c*uf,since:d,until:l}},read:a=>i(a,Kt.A3),async near(a){const c=Kt.A3.filter(u=>u!=="buildsAtOnce"&&r(a,u)!==void 0),{quotas:d,month:l}=await i(
a,c);return d.flatMap(u=>{const{quota:f}=u;return f===null||!(0,Kt.HQ)(u)?[]:[{...u,quota:f,month:l,message:(0,Kt.yS)(a,u,l)}]})}}}function iO(t,e){const{stores:n,
organizationApps:s,organizationBuilds:o,clock:r}=t,i=rO({policy:e,defaults:{apps:s,buildsAtOnce:o},usage:n.usage,clock:r});return{...t,stores:aO(n,i),quotas:i}}
function aO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(o,r,i)=>n.create({...o,bounds:e.appBounds(o.key.org)},r,i),
restore:(o,r)=>n.restore(o,r,e.appBounds(o.org))},deployments:{...s,create:(o,r,i,a)=>s.create(o,r,i,a,e.timeBound(o.org)),redeploy:(o,r,i,a)=>s.redeploy(o,r,i,
a,e.timeBound(o.org))}}}}function cO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}async function dO(t,e,n,s){const{stack:o}=t,i=_t(t,"kvs")||_t(t,"cont\
rol")?o.use(await ff(t)):void 0;n.useKvs(i?async()=>i:yl(()=>ff(t),o));const a=t.dispatch&&hO(t,t.dispatch,e,n,s);return{edge:e,kvs:i,build:a}}function lO(t,{functions:e},n){
const{stores:s,clock:o,log:r,shared:i,edgeCacheBytes:a,sitesDomain:c,siteUrl:d,meter:l,stack:u}=t,f={table:i?.sites,domains:i?.domains},y=u.use(new J_(s.state.releases,
s.changes,{...f,clock:o})),b=Iu({sites:y,domain:c,isOwnHost:od(t)}),_=new Qr({blobs:s.blobs,clock:o,log:r}),O=i&&u.use(new j_(y,o)),N=new P_({sites:y,late:O,finder:b,
siteUrl:d,objects:_,cacheBytes:a,log:r,meter:l,functions:e,cdn:n}),{handler:S,prefetch:H}=N,B=x=>N.serverSite(x),U=s.changes.subscribe(x=>{x.kind==="coming"&&H(
x),x.kind==="site"&&e.changed(x.subdomain,()=>B(x.subdomain)),x.kind==="unknown"&&e.changedAll(B)});return u.use(U),{handler:S,prefetch:H,serverSite:B,sites:y,finder:b,
objects:_}}const uO=500;async function fO({clock:t,stores:e},n,s,o){const r=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.
subdomain,release:o}),t.sleep(uO)])}function ff(t){const{stores:e,kvsQuotas:n,quotas:s}=t,o=_t(t,"kvs")?e.kvs:void 0;return Db({...t,...e,engine:o,quotas:n,ofOrganizations:s})}
function hO(t,e,n,s,o){const{clock:r,log:i,stores:a,node:c,shared:d,stack:l}=t,u=cO(a.jobs,t.quotas),{references:f,changes:y}=a,b=d?.blobs??a.blobs,_=async(Ce,Ne)=>{
if(!(await a.usage.claimTurn("collect",nT)||Ce))return[];await d?.checkPlace();const ve={keepAuditMs:t.keepAuditDays*hf,bounds:mf(t)},Ue=sT({...t,...a,...ve,apps:a.
state.apps}),Pe=async()=>{const{objects:et,bytes:rt}=await $b({blobs:b,references:f,signal:Ne,clock:r,log:i});return[{kind:"objects",items:et,bytes:rt}]},ft=t.lasting?
[{kinds:["objects"],collect:Pe}]:[];return q_([...Ue,...ft],i,Ne)},O=new AbortController,N=async Ce=>{const Ne={references:f,node:c,clock:r,waits:Ce,stop:O.signal},
[ve]=await Promise.allSettled([eT(Ne,Pe=>_(Ce,Pe))]),Ue=await e.collect();if(ve.status==="fulfilled")return[...ve.value??[],...Ue];if(!O.signal.aborted)throw ve.
reason;return Ue},S=l.use(Gb(N,r,i));l.defer(()=>O.abort(new Error("the platform stops"))),l.use(e);const H=()=>{u.isBusy().then(Ce=>Ce?S.whenBusy():S.whenIdle(),
()=>{})};l.defer((0,z.fm)(cc,H));const B=async({org:Ce},{manifestHash:Ne})=>{await e.prepareVariants(Ce,Ne),n?.objects.variantsChanged(Ce)},U=pO(t.builder??e,t.
policy),x=d&&((Ce,Ne)=>fO(t,n,Ce,Ne)),W=n?.objects??new Qr({blobs:a.blobs,clock:r,log:i}),ee=Cm(t),V=async Ce=>{await s.tryInstance(Ce,W),await ee?.activate(Ce.
job.app,Ce.signal),await o?.activate(Ce)},{ability:ae,store:Ae}=d?.nodes??{},Ve=ae&&Ae&&Bb({node:c,ability:ae,nodes:Ae,log:i}),Be=l.use(new sO({...t,jobs:u,changes:y,
builder:U,dataDir:(0,T.realpathSync)(t.nodeDir),onChange:H,onComing:x,activate:V,onSwitched:o&&(Ce=>o.switched(Ce)),mayClaim:Ve,onLive:(Ce,Ne)=>{B(Ce,Ne)}}));return{
housekeeping:S,queue:Be,records:ee}}function pO(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const hf=864e5,
pf=500;function mf({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*hf,logBytes:iy}}function mO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{logs:o,blobsAt:r}=e,
c=gg({...t,repositories:d=>e.keeping.repositories(d,pf),apps:async d=>{const[l="",u="",f=""]=d.split("/");return(await e.keeping.apps(d===""?void 0:{org:l,project:u,
appID:f},pf)).map(b=>`${b.org}/${b.project}/${b.appID}`)},dataDir:n,blobs:r,limits:s,logs:o});return!t.lasting&&!t.builder&&c.prepare(),c}function EO(t,e){const n=t.
indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Ef&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==Ef?!1:t.startsWith(e,o)||t.slice(o,s).toLowerCase()===
e}const Ef=46,yf=300;function yO(t){const e=ri("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??ri("kvs")],["/identity","identity",t.identity??
e],["/console","console",dc(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",xs("/backup",
t.backup??e)],["/healthz","platform",xs("/healthz",Ps(t.healthz))],["/readyz","platform",xs("/readyz",Ps(t.readyz))],["/tls-allowed","platform",xs("/tls-allowed",
Ps(t.tlsAllowed??ri("edge")))],["/openapi.json","platform",xs("/openapi.json",Ps(t.openApi))],["/metrics","platform",xs("/metrics",dc(Ps(t.metrics),t.isOwnHost))]]}
function ri(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>(0,$e.u)(new $e.P_(
"unavailable",e),n)}function xs(t,e){return n=>((0,G.XM)(n.target)===t?e:lc)(n)}function dc(t,e){return n=>{const s=(0,G.wx)(n,"host");if(e(s))return t(n);const r=`\
This page is not for the Host ${JSON.stringify((s??"").slice(0,yf))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return(0,G.
Yf)(421,{error:{code:"misdirected_request",message:r,requestID:n.requestID}})}}function Ps(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="\
GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return(0,$e.u)(new $e.P_("method_not_allowed",s,{allow:n}),e)}}function wf(t){const e=yO(t),n=dc(
Ps(t.index),t.isOwnHost),{sitesDomain:s,edge:o=ri("edge"),isCustomHost:r,observe:i}=t,a=d=>{const l=(0,G.XM)(d.target);if(l==="/")return["platform",n];for(const[
u,f,y]of e)if(l.startsWith(u)&&!(l.length!==u.length&&l[u.length]!=="/"))return[f,y];return["platform",lc]},c=(d,l,u)=>{const f=performance.now(),y=_=>(0,G.Mr)(
_,({status:O})=>i(d,u,O,f)),b=l(u);return b instanceof Promise?b.then(y,_=>{const O=_ instanceof G.GW;if(i(d,u,O?400:500,f),!O)throw _;return(0,$e.u)(new $e.P_(
"invalid_request","The body broke off."),u)}):y(b)};return d=>{const l=d.headers.host;if(typeof l=="string"&&EO(l,s))return c("edge",o,d);const u=typeof l=="str\
ing"&&r?.(l);if(u===!0)return c("edge",o,d);const[f,y]=a(d);return u instanceof Promise?u.then(b=>b?c("edge",o,d):c(f,y,d),b=>{if(!(b instanceof qe.us))throw b;
return y===n||y===lc?c("edge",o,d):c(f,y,d)}):c(f,y,d)}}const lc=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=(0,G.
XM)(n).slice(0,yf),o=n.startsWith("/")?new $e.P_("not_found",`Nothing is at ${s}`):new $e.P_("invalid_request",`The request target is neither a path nor an http\
 URL: ${s}`);return(0,$e.u)(o,t)};function wO(t,e,n){const{edge:s,kvs:o,control:r,backup:i}=n;return wf({...gf(t,s,e),kvs:_t(t,"kvs")?o?.handler:void 0,...r&&o&&
{...bO(t,{...n,...r,kvs:o}),backup:i},hooks:r&&_O(r.hooks.handler)})}function gO(t,e,n){const s={control:Mt,identity:Mt,operator:Mt,console:Mt};return wf({...gf(
t,n,e),..._t(t,"kvs")&&{kvs:Mt},..._t(t,"control")&&{...s,hooks:Mt,backup:Mt}})}function gf(t,e,{readiness:n,metrics:s}){const{log:o,stores:r,shared:i,sitesDomain:a,
baseUrl:c}=t;return{sitesDomain:a,isOwnHost:od(t),edge:e?.handler,isCustomHost:e&&TO(e.finder),healthz:Fi({check:i?void 0:r.check,damage:e?.objects.damage}),readyz:n.
handler,metrics:s.handler,tlsAllowed:e&&Vw({...e,ownName:new URL(c).hostname}),index:NO(t,Ll(t)),openApi:async()=>(0,G.Yf)(200,(await Promise.resolve().then(w.bind(
w,1487))).openApi(c)),observe:RO(s.count,o)}}function _O(t){return async e=>{try{return await t(e)}catch(n){const s=(0,br.Z)(n);if(!s)throw n;return(0,$e.u)(s,e)}}}
function TO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}function bO(t,e){const{
stores:n,policy:s,clock:o,log:r,dispatch:i,allowLocalGit:a,baseUrl:c,consoleUrl:d,siteUrl:l,keepDeletedMs:u}=t,{gate:f,issuer:y,signInKey:b,cdn:_,cdnSteps:O}=e,
N=new URL(c).hostname,S={...t,ownName:N,mayUseDomain:s.mayUseDomain},{state:H,logs:B,sessions:U}=n,x=new Qr({blobs:n.blobs,clock:o,log:r}),W={...t,...n,...e,members:Xw(
s,n),operations:(0,Kw.Ps)({state:H,logs:B,clock:o,keepDeletedMs:u,rolledBack:O?.rolledBack}),hosts:Um(t,_),changes:(0,Yw.F)({state:H,clock:o,allowLocalGit:a,domains:S})},
ee=(0,ln.O)(async()=>{const{createControlPlane:ae}=await Promise.resolve().then(w.bind(w,1817));return ae(f,{state:H,clock:o,siteUrl:l,changes:W.changes})}),V=(0,ln.
O)(async()=>{const{createOperator:ae}=await Promise.resolve().then(w.bind(w,7352));return ae(f,{...W,organizationsOf:f.organizationsOf,roleOf:f.roleOf,listNodes:e.
nodes.list,consoleLink:Ae=>Gw(Ae,{sessions:U,consoleUrl:d,clock:o})})});return t.stack.defer(o.after(OO,()=>{Promise.allSettled([ee(),V()])})),{control:fc(ee),identity:y.
handler,operator:fc(V),console:SO({...W,...f,compare:Jw(x),start:Q0(x),kept:{...mf(t),caches:Fr.caches,mirrors:Fr.mirrors},trusts:ae=>ae===t.issuer?s.localIssuer:
s.issuers.some(({issuer:Ae})=>Ae===ae),signIn:{...t,key:b},detect:i&&((ae,Ae)=>i.detect(ae,Ae)),tablePerMinute:t.kvsQuotas.tablePerMinute})}}function uc({baseUrl:t,
kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}const OO=1e3;function fc(t){return async e=>(await t())(e)}function SO({signIn:t,
...e}){return fc((0,ln.O)(async()=>{const[{createConsole:n},{createOidcSignIn:s}]=await Promise.all([Promise.resolve().then(w.bind(w,4406)),Promise.resolve().then(
w.bind(w,4083))]);return n({...e,oidc:s(t)})}))}function NO(t,e){const n={service:"slipway",...uc(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/op\
enapi.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:zw(e.target)}};return()=>(0,G.Yf)(200,n)}function RO(t,e){return(n,s,o,r)=>{if(t(n,o),n!=="control"&&
n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:o,requestID:a,
ms:Math.round(performance.now()-r)})}}const LO="run.json",_f="node.json";function Fs(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)?t:void 0}
const AO=(0,X.lS)({pid:X.U9,baseUrl:Fs,kvsUrl:Fs,consoleUrl:Fs,issuer:Fs,requestUrl:Fs,requestToken:t=>typeof t=="string"&&t!==""?t:void 0}),IO=(0,X.lS)({roles:(0,X.
c3)(100,(0,X.Qq)(100)),baseUrl:Fs});function DA(t){return AO(parsedJson(t))}function kA(t){return IO(parsedJson(t))}function DO(t,e){return(0,T.rmSync)((0,C.join)(
t,_f),{force:!0}),Tf((0,C.join)(t,LO),e)}function kO(t,e){return Tf((0,C.join)(t,_f),e)}function Tf(t,e){return(0,T.writeFileSync)(`${t}.new`,`${JSON.stringify(
e,void 0,2)}
`,{mode:384}),(0,T.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,T.rmSync)(t,{force:!0})}}function $O(t,e){const n=Ji.includes(e.host)?"127.0.0.1":e.host,s=CO(
e.publicUrl??Ar(n,t)),o=MO(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const vO=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function MO(t,e){const n=(s,o)=>new R.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!vO.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function CO(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new R.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var UO=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},xO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function PO(t){const e={stack:[],error:void 0,hasError:!1};try{const n=UO(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=vw(t),{log:r,nodeDir:i}=o,a=n.use(as({dir:i,env:o.env,log:r})),{policy:c}=a,d=iO(o,c),l=_t(d,"build")?n.use(mO(
d)):void 0,u=await Pn(d);n.defer(()=>u.close());const f=$O(u.port,d);let y;const b=()=>l?.walls;let _,O;const N={walls:b,isFaulty:()=>a.fault!==void 0,purges:()=>_?.
waiting,records:()=>y?.records?.waiting,unsealed:()=>O?.count},S=jO(d,N),{requestToken:H=(0,P.randomBytes)(32).toString("base64url")}=d.shared??{},B=_t(d,"kvs")?
s.kvs:void 0,U=n.use(ze({...d,usage:s.usage,engine:B})),x={...d,...f,policy:c,meter:U.meter,dispatch:l,stack:n},W=await Dp(d),ee=await Pw(x,W?.marks),V=_t(x,"ed\
ge")?lO(x,ee,W?.marks):void 0,ae=dt({...N,deployments:s.state.deployments,damage:V?.objects.damage,ability:d.shared?.nodes.ability,node:d.shared&&d.node,clock:d.
clock,metering:U,kept:()=>y?.housekeeping.figures()??[]}),Ae={readiness:S,metrics:ae},Ve={...uc(f),dataDir:i,node:d.node};V&&d.shared?.awaitStores&&(u.serve(gO(
x,Ae,V)),S.start("edge"),n.defer(()=>u.close()),r("info","edge_started",{...Ve,port:u.port})),await d.shared?.awaitStores?.();const Be=_t(x,"control")||_t(x,"bu\
ild");W&&Be&&await s.cdn.use(),d.dns&&Be&&await s.dns.use();const Ce=W&&kp(x,W),Ne=await dO(x,V,ee,Ce);y=Ne.build;const ve=V&&ee.runSchedules(V.serverSite);ve&&
n.use(ve);const Ue=n.use(be(s.audit,{...d,every:z.fm}));n.defer(()=>u.close()),n.defer(()=>ee.functions.endStreams());const Pe=_t(x,"control")?await Fm(x,H,Ue):
void 0;W&&Pe&&(_=$p(x,W)),Pe&&(O=n.use(Tr({...d,sealing:s.sealing})));const ft=s.backUp,et=n.use(await Es(WO(x,u.port,Ne))),rt=We(H,ft),St={functions:ee.view,cdn:W?.
view,cdnSteps:Ce};u.serve(wO(x,Ae,{...Ne,control:Pe,nodes:et,backup:rt,...St})),await Ne.build?.queue.start(),S.start();const $t=`${f.issuer}/token?api-version=\
2.0`,Jn={pid:process.pid,...uc(f),requestUrl:$t,requestToken:H};n.use(Pe?DO(i,Jn):kO(i,{roles:d.roles,baseUrl:f.baseUrl})),r("info","platform_started",{...Ve,roles:d.
roles.join()});const $n=HO(()=>BO(d,S,Ne),n.move(),()=>r("info","platform_stopped",{dataDir:i}));return{...f,port:u.port,dataDir:i,requestUrl:$t,requestToken:H,
buildNetwork:b()?.network,close:$n,mintToken:Pe?.issuer.mint??FO,backUp:ft,collectGarbage:async()=>Ne.build?.housekeeping.collect(),[Symbol.asyncDispose]:$n}}catch(n){
e.error=n,e.hasError=!0}finally{const n=xO(e);n&&await n}}function FO(){return Promise.reject(new TypeError("This node does not have the role control"))}function jO(t,e){
const{stores:n,shared:s}=t;let o;const r=()=>(o??=n.check().finally(()=>{o=void 0}),o),i=async()=>{await r(),await s?.checkClock()};return gr({...t,...e,checks:{
control:i,build:r,kvs:async()=>{await i(),await n.kvs?.check()}}})}async function BO({drainMs:t,shared:e,clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.
nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function HO(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(
n),s)}function WO({node:t,roles:e,functions:n,host:s,shared:o,clock:r,log:i,baseUrl:a,sitesDomain:c},d,{build:l}){const u=`${Ji.includes(s)?(0,me.hostname)():s}\
:${d}`,f=()=>l?.queue.underWay??0,y=o&&{...o.nodes,start:{...o.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:u,...e.includes("edge")&&
{functions:n}},shared:y,builds:f,clock:r,log:i}}const In={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Ko(t){return t instanceof
Error&&"errcode"in t?Number(t.errcode)&255:0}function zo(t){return(0,R.b$)(t)||Ko(t)===In.FULL}const GO=[In.BUSY,In.READONLY,In.IOERR,In.CANTOPEN];function YO(t){
return GO.includes(Ko(t))}function bf(t){return Ko(t)===In.CORRUPT||Ko(t)===In.NOTADB}function Of(t){return Ko(t)===In.BUSY}const Sf=`count(*) FILTER (WHERE coa\
lesce(project, '') = '') AS organization,
    count(*) FILTER (WHERE coalesce(project, '') <> '') AS projects,
    count(*) FILTER (WHERE coalesce(project, '') = $2) AS project,
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3) AS app`;function Nf(t,{project:e,appID:n},s){return(e?n?["app","project","p\
rojects"]:["project","projects"]:["organization"]).find(r=>oe(t,r)>=s[r])}const ii=Ze({id:Q,name:Q,org:Q,project:je,appID:je,role:Q,maker:Q,madeBy:Q,createdAt:oe,
endsAt:oe,usedAt:it}),KO=30*864e5,zO=6e4;function VO(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${KO}`),n=t.prepare(`S\
ELECT ${Sf},
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${zO})`);return{create:({id:c,hash:d,org:l,project:u,appID:f,name:y,role:b,maker:_,madeBy:O,lifetimeMs:N},S,H)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(l);const[B={}]=(yield*n(l,u??"",f??"",y)).rows,U=Nf(B,{project:u,appID:f},S);if(U)return U;if(oe(B,"named")>
0)return"name_taken";const x=yield*s(c,d,l,u,f,y,b,_,O,N),W=ii(x.rows[0]??{});return yield*t.record(H,[Rf(W,"token.create")]),W}),find:c=>ut(t,o(c),ii),list:c=>He(
t,r(c),ii),revoke:(c,d,l)=>t.write(function*(){const[u]=(yield*i(c,d)).rows;return u&&(yield*t.record(l,[Rf(ii(u),"token.revoke")])),u!==void 0}),used:async c=>{
await ht(t,a(c))}}}function Rf({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{
org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const XO=()=>({}),JO=()=>({}),QO=()=>({prune:async()=>0}),hc=200,Lf=24*36e5,qO=["kvs_tables",
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
    WHERE created_at <= :now - ${Lf} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),l=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),u=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=qO.map(_=>t.prepare(`DELETE FROM ${_} WHER\
E app = $1`)),y=t.prepare("DELETE FROM apps WHERE id = $1"),b=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async _=>tS((await He(t,e(...tt(_)),O=>O))[0]),async due(_,O){const N=await He(t,n(_,Af(O)),H=>H),[S]=N;
return S&&sS(oe(S,"app"),N,O,oe(S,"now"))},end:(_,{logs:O,deployments:N})=>t.write(function*(){return O.length>0&&(yield*s(_,O)),N.length>0?(yield*o(_,N)).count:
0}),async endingApp(_){const O=await He(t,a(_,hc),S=>S),N=O.filter(S=>S.deploy_id!==null).map(S=>Q(S,"deploy_id"));return O[0]&&{app:oe(O[0],"id"),logs:N}},endApp:_=>t.
write(function*(O){const[N]=(yield*c(_)).rows;if(!N)return!1;yield*d(_),yield*l(Q(N,"environment_id"));const S=(yield*u(_)).rows.map(B=>Q(B,"name"));for(const B of f)
yield*B(_);yield*y(_),yield*t.record(D,[k(At(N),"app.end")]);const H=S.map(B=>({kind:"domain",domain:B}));return yield*O([...H,{kind:"site",subdomain:Q(N,"subdo\
main")}]),!0}),apps:(_,O)=>He(t,b(_?.org??"",_?.project??"",_?.appID??"",O),At),endKeys:_=>ht(t,r(_)),repositories:(_,O)=>He(t,i(_,O),N=>Q(N,"repository"))}}const eS=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${On})`;function tS(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?it(t,"c\
ollected_at"):null}}const nS=1e3;function Af({most:t}){return t+nS+hc}function sS(t,e,n,s){const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Af(n);const l=u=>u.length<hc?!0:(d=!0,!1);for(const[u,f]of e.entries()){const y=Q(f,"deploy_id"),b=oe(f,"kept"),_=it(f,"log_bytes")??0,O=f.log_removed_at===
null;a+=O?_:0;const N=u>0&&f.finished_at!==null,S=u>=n.most||oe(f,"created_at")<s-n.ageMs,H=N&&S&&b===0&&l(r),B=O&&N&&b<2&&(S||a>n.logBytes)&&l(o);H&&(B||!O)?r.
push(y):i.deployments+=1,B?(o.push(y),c+=_):O&&_>0&&(i.logs+=1,i.logBytes+=_)}return{app:t,logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}const If={
machine:Q,address:Q,askedAt:oe,endsAt:oe},Df=Ze(If),oS=Ze({state:ki(),identity:Q,machine:Q}),rS=Ze({...If,id:Q,usedAt:lt("changed_at",it)}),iS=10*6e4,aS=100,kf=[
"state","secret","previous","polled_at","interval_ms","opened_at","changed_at","ends_at"],$f="user_code = $1 AND state = 'asked' AND ends_at > :now";function cS(t){
const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${iS} ORDER BY ends_at LIMIT ${aS} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${$f}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${$f} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${Rs} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${kf.map((f,y)=>`${f} = $${y+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),l=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),u=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:y,secret:b,machine:_,address:O},{lifetimeMs:N,intervalMs:S,perAddress:H,inAll:B})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[U={}]=(yield*n(O)).rows;return oe(U,"in_all")>=B||oe(U,"of_address")>=H?"too_many":(yield*s(f,y,b,_,O,S,N)).count>0?"begun":"code_taken"}),asked:f=>ut(
t,o(f),Df),decide:(f,y,b)=>t.write(function*(){const _=y==="denied",O=_?["denied",null,null]:["approved",y.person,y.identity],[N]=(yield*r(f,...O)).rows;return N&&
!_&&(yield*i(y.person,y.most-1)),N&&(yield*t.record(b,[pc(N,_?"login.deny":"login.approve")])),N&&Df(N)}),advance:({id:f,...y},b)=>t.write(function*(){const[_]=(yield*a(
f)).rows;if(!_)return{kind:"unknown"};const{answer:O,change:N}=fS(_,y,oe(_,"now"));return N&&(yield*c(f,...kf.map(S=>N[S]??_[S]))),N?.state==="reused"&&(yield*t.
record(b,[pc(_,"login.reuse")])),O}),find:f=>ut(t,d(f),oS),list:f=>He(t,l(f),rS),end:(f,y)=>t.write(function*(){const[b]=(yield*u(f)).rows;return b&&(yield*t.record(
y,[pc(b,"login.end")])),b!==void 0})}}const dS=1e3,lS=5e3,uS=6e4;function fS(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=Q(t,"state"),c=Q(t,"secr\
et")===e,d=(l,u)=>{const f=Math.min(i+o,u+r),y=Q(t,"identity"),b={...l,secret:n,ends_at:f};return{answer:{kind:"open",identity:y,endsInMs:f-i},change:b}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(oe(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const l=it(t,"polled_at"),u=oe(
t,"interval_ms");if(l===null||i>=l+u-dS)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(u+lS,uS);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const l=oe(t,"opened_at");return c?d({previous:e,changed_at:i},l):je(t,"previous")===e&&i-oe(t,"changed_at")<=s?d({},l):{answer:{kind:"reused"},change:{state:"r\
eused"}}}default:return{answer:{kind:"reused"}}}}function pc(t,e){const n=JSON.parse(je(t,"identity")??"null"),s=(0,Qe.Gv)(n)&&typeof n.email=="string"?{person:n.
email}:void 0;return{action:e,object:Q(t,"machine"),after:s}}const vf=Ze({org:Q,project:Cf,appID:Cf,who:Q,role:Uf,grantedBy:je,grantedAt:oe}),Mf="org = $1 AND p\
roject = $2 AND app_id = $3 AND who = $4";function hS(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, wh\
o"),n=t.prepare(`SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${Ht("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${Mf}`),o=t.prepare(`SELECT ${Sf} FROM members W\
HERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${Mf}`);return{of:c=>He(
t,e(c),vf),list:(c,{after:d,limit:l,within:u})=>He(t,n(c,d?.project??"",d?.appID??"",d?.who??"",l,u),vf),set:({role:c,bounds:d,keepsAdmin:l,...u},f)=>t.write(function*(){
yield*t.lock("members",u.org);const y=pS(u),[b]=(yield*s(...y)).rows,_=b&&Uf(b);if(_===(c??void 0))return{kind:"done",before:_};if(u.project===void 0&&_==="admi\
n"&&l&&(yield*r(u.org,u.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...y);else{const[N]=b?[]:(yield*o(...y.slice(0,3))).rows,S=N&&Nf(N,u,d);if(S)
return{kind:"full",of:S};yield*i(...y,c,f.by)}return yield*t.record(f,[mS(u,_,c)]),{kind:"done",before:_}})}}function pS({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function Cf(t,e){return Q(t,e)||void 0}function Uf(t){const e=Q(t,"role");return ye.g.find(n=>n===e)??"viewer"}function mS(t,e,n){const{org:s,project:o,
appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const ES=()=>({prune:async()=>0});
function $A(t){return t}class yS extends Error{name="BlobsFull"}class xf extends Error{name="WrongBytes"}const wS=200,gS=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,_S=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function mc(t){if(t.length<=wS&&_S.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function TS(t){if(t==="")return t;
if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return mc(t.slice(0,-1)),t}const bS=Ze({org:Q,manifestHash:lt(
"manifest",Q),isKept:xn,isRecorded:xn,notes:t=>Q(t,"notes").split(",").map(Number)}),js=32,Pf=1e4*js,Vo=`WITH RECURSIVE given (at, object) AS (SELECT 1, substr(\
$2::bytea, 1, ${js}) WHERE length($2::bytea) > 0
  UNION ALL SELECT at + ${js}, substr($2::bytea, at + ${js}, ${js}) FROM given
    WHERE at + ${js} <= length($2::bytea))`;function OS(t){const e=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${hn}\

    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${SS} RETURNING fence`),n=t.prepare(`UPDATE collection SET lease_until = :now + ${hn}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),s=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare(RS),r=t.prepare(
`SELECT d.notes, ${NS} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),i=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),a=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),c=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),d=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),l=t.prepare(`${Vo} INSERT INTO object_references AS r (org, object, r\
eleases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`),u=t.prepare(`${Vo}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`),f=t.prepare(`${Vo} SELECT r.object FROM give\
n
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`),y=t.prepare(`${Vo} INSERT INTO object_references (org, object, rel\
eases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`),b=t.prepare(`${Vo} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`),_=t.prepare("SELECT swept_before FROM collection"),O=t.prepare("UPDATE collection\
 SET swept_before = $1"),N=function*(S,H,B){for(let U=0;U<B.length;U+=Pf)yield*S(H,B.subarray(U,U+Pf))};return{hold:S=>ut(t,e(S),H=>({fence:oe(H,"fence")})),renew:async({
fence:S})=>await ht(t,n(S))===1,release:async({fence:S})=>{await ht(t,s(S))},async due(S,H){if(S===0&&await ht(t,o())>0)throw new qe.us("The records of releases\
 are missing: the database is being restored");return He(t,r(S,H),bS)},add:({org:S,manifestHash:H,notes:B},U)=>t.write(function*(){(yield*i(B)).count!==0&&(yield*a(
S,H,U)).count>0&&(yield*N(l,S,U))}),end:({org:S,manifestHash:H,notes:B})=>t.write(function*(){if((yield*i(B)).count===0)return;const[U]=(yield*c(S,H)).rows;U&&(yield*N(
u,S,cn(U,"objects")))}),keep:async({notes:S})=>{await ht(t,i(S))},waiting:(S,H)=>He(t,d(S?.org??"",ai(S?.hash??""),H),B=>({org:Q(B,"org"),hash:Ff(B)})),async unused(S,H){
const B=new Set(await He(t,f(S,ai(...H)),Ff));return H.filter(U=>!B.has(U))},remember:async(S,H)=>{await ht(t,y(S,ai(...H)))},forget:async(S,H)=>{await ht(t,b(S,
ai(...H)))},sweptBefore:()=>ut(t,_(),S=>S.swept_before===null?void 0:oe(S,"swept_before")),recordSweep:async S=>{await ht(t,O(S))}}}const SS=2*hn,NS=`d.org, d.m\
anifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Xo=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,RS=`SELECT 1 AS found FROM (SELECT
    ${Xo("org","apps WHERE live_release IS NOT NULL")} AS live, ${Xo("deploy_id","releases")} AS kept,
    ${Xo("org","release_objects")} AS recorded, ${Xo("seq","collection_notes")} AS noted,
    ${Xo("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function ai(...t){return Buffer.from(t.join(""),"hex")}function Ff(t){return Buffer.from(cn(t,"object")).toString(
"hex")}const jf=Ze({accessKeyID:Q,environmentID:Q,sealed:cn,expiresAt:oe}),LS=100,Bf="slipway_changed('role', access_key_id)";function AS(t){const e=t.prepare("\
SELECT org, project, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE"),n=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key\
_id FROM kvs_roles
    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${LS} FOR UPDATE SKIP LOCKED)`),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_ke\
y_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${Rs} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $\
3, $4)"),r=t.prepare("UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id",Bf),i=t.prepare("DELETE FROM kvs_roles WHERE access\
_key_id = $1 RETURNING access_key_id",Bf),a=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = $1"),c=t.prepare("SELECT * FROM kvs_roles LIMIT 1"),d=(l,u,...f)=>t.
write(function*(y){const b=(yield*l(u,...f)).count>0;return b&&(yield*y([{kind:"role",accessKeyID:u}],"told")),b});return{issue:({accessKeyID:l,environmentID:u,
sealed:f,expiresAt:y},{now:b,most:_},O)=>t.write(function*(N){const[S]=(yield*e(u)).rows;yield*n(b);const H=(yield*s(u,_-1)).rows.map(B=>Q(B,"access_key_id"));yield*o(
l,u,f,y),O&&S&&(yield*t.record(O,[k(At(S),"credentials.issue",{object:l})])),yield*N(H.map(B=>({kind:"role",accessKeyID:B})))}),renew:(l,u)=>d(r,l,u),revoke:async l=>{
await d(i,l)},find:l=>ut(t,a(l),jf),any:()=>ut(t,c(),jf)}}const Hf={repository:Q,branch:Q,buildCommand:je,outputDirectory:je,region:je,settings:Ec},IS=Ze({...Hf,
branch:lt("app_branch",Q)});function Ec(t){const e=JSON.parse(Q(t,"settings"));return(0,Qe.Gv)(e)?e:{}}const Ot=Ze({...mo,name:Q,type:Wf,...Hf,subdomain:Q,environmentID:Q,
liveRelease:je,createdAt:oe,updatedAt:oe,deletion:DS});function Wf(t){const e=Q(t,"type"),n=Ee.yN.find(s=>s===e);if(!n)throw new R.GQ("internal",`The database h\
as an app of the unknown type ${e}`);return n}function DS(t){const e=it(t,"deleted_at");return e===null?null:{at:e,by:je(t,"deleted_by"),endsAt:oe(t,"ends_at")}}
const Dn=Ze({seq:oe,deployID:Q,status:yc,stage:wc,branch:Q,commit:je,createdAt:oe,startedAt:it,finishedAt:it,supersededBy:je,cancelledBy:je,triggeredBy:je,redeployOf:je,
configuration:gc,commitFacts:Ze({subject:lt("commit_subject",je),author:lt("commit_author",je)}),size:kS,warnings:Gf,logRemovedAt:it,enteredAt:$S}),Bs=`d.seq, d\
.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, d.cancelled_by, d.triggered_by, d.redeploy_of, d.configuration,
  d.commit_subject, d.commit_author, d.release_files, d.release_bytes, d.warnings, d.install_at, d.build_at, d.sync_at,
  d.activate_at, d.log_removed_at`;function yc(t){const e=Q(t,"status"),n=an.PB.find(s=>s===e);if(!n)throw new R.GQ("internal",`The database has a deployment of\
 the unknown status ${e}`);return n}function wc(t){const e=je(t,"stage");return an.Mb.find(n=>n===e)??null}function gc(t){const e=je(t,"configuration");return e===
null?null:JSON.parse(e)}function kS(t){const[e,n]=[it(t,"release_files"),it(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function Gf(t){
const e=je(t,"warnings");return(e===null?void 0:(0,Wt.hd)(JSON.parse(e)))??[]}const Jo={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_\
at"};function $S(t){const e=Object.entries(Jo).map(([n,s])=>[n,it(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}const _c=Ze({deployID:Q,manifestHash:lt(
"manifest",Q)}),vS=Ze({status:yc,count:oe,ran:oe,ms:oe}),Yf=Ze({app:Ze({...mo,org:lt("app_org",Q),project:lt("app_project",Q)}),deployment:Dn}),Kf="a.org AS app\
_org, a.project AS app_project, a.app_id",MS=Ze({apps:oe,live:oe,failed:oe}),CS=Ze({id:oe,app:At,subdomain:Q,entries:t=>Ec(t).schedule??[],since:it,dueAt:oe,now:oe});
function US(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>He(t,e(s),CS),take:async({id:s,now:o,dueAt:r,since:i},a)=>await ht(t,
n(o,a,s,r,i))===1}}const zf={tokenHash:Q,sealed:lt("token_sealed",cn)},xS=Ze(zf),PS=Ze({name:Q,createdAt:oe,...zf}),FS=Ze({keyspace:oe,app:At,name:Q,environmentID:Q,
type:Q});function jS(t){const e=t.prepare(Ns),n=t.prepare("SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1"),s=t.
prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
o=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${Pt} ORDER BY t.name`),r=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${Pt}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),l=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:u,name:f,tokenHash:y,sealed:b,createdAt:_,types:O,most:N},S)=>t.write(function*(H){const[B]=(yield*e(...tt(u))).rows;if(!B)return{kind:"\
no_app"};const[U,x]=[oe(B,"id"),Q(B,"type")];if(!O.some(ee=>ee===x))return{kind:"wrong_type",type:x};const[W={}]=(yield*n(U,f)).rows;return oe(W,"named")>0?{kind:"\
taken"}:oe(W,"n")>=N?{kind:"full"}:(yield*t.record(S,[k(u,"table.create",{object:f})]),yield*s(U,f,y,b,_),yield*H(Vf(y,Q(B,"subdomain")),"told"),{kind:"created"})}),
list:async u=>BS(await He(t,o(...tt(u)),f=>f)),remove:(u,f,y)=>t.write(function*(b){const[_]=(yield*r(...tt(u),f)).rows;if(!_)return{kind:(yield*e(...tt(u))).count>
0?"no_table":"no_app"};const[O,N]=[oe(_,"keyspace"),Q(_,"token_hash")],S=Q(_,"subdomain");return yield*t.record(y,[k(u,"table.delete",{object:f})]),yield*i(O,N,
S),yield*b(Vf(N,S),"told"),{kind:"removed",keyspace:O}}),binding:u=>ut(t,a(u),FS),anySealed:()=>ut(t,c(),xS),toDrop:({after:u,limit:f})=>He(t,d(u,f),y=>oe(y,"ke\
yspace")),dropped:async u=>{await ht(t,l(u))}}}function Vf(t,e){return[{kind:"table",tokenHash:t},{kind:"site",subdomain:e}]}function BS(t){const[e]=t;if(!e)return;
const n=t.filter(s=>s.name!==null).map(PS);return{type:Q(e,"type"),environmentID:Q(e,"environment_id"),tables:n}}const Xf=t=>at.filter(e=>t.test(e)).join(" + "),
ci=`(${Xf(/^(?:get|put|delete|other)_limited$/)})`,di=`(${Xf(/^(?:get|put|delete|other)_/)})`,Jf=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' A\
ND kvs_table = '' AND step = 'day'
  AND start >= $2`,kn=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,Qo=`greatest(release_bytes, ${K.CX} * release_files)`,
Qf=t=>`SELECT sum(${Qo}) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
    WHERE a.org = $1 AND a.deleted_at IS ${t}`,HS={apps:kn("SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NULL"),disk:kn(Qf("NULL"),`SELECT sum(${Qo}\
) FROM deployments WHERE stored_release IS NOT NULL AND org = $1`),buildsAtOnce:kn("SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),
buildMinutesPerMonth:kn(`SELECT sum(build_ms) ${Jf}`,"SELECT sum(ms) FROM usage_ended JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:kn(
`SELECT sum(${di} - ${ci}) ${Jf}`)},WS=new Set(["buildMinutesPerMonth","kvsRequestsPerMonth"]);function qo(t){const e=new Map(Object.entries(HS).map(([d,l])=>[d,
t.prepare(l)])),n=t.prepare(kn("SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NOT NULL")),s=t.prepare(kn(Qf("NOT NULL"))),o=t.prepare(`SELECT CAST(\
coalesce(sum(${Qo}), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),r=t.prepare(kn(`SELECT sum(bytes) FROM (SELECT ${Qo.replaceAll("release_","d.release_")} \
AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,`SELECT ${Qo} FROM deployments WHERE deploy_id = $1\
 AND stored_release IS NOT NULL`)),i=function*(d,...l){const[u]=d?(yield*d(...l)).rows:[];return u?oe(u,"n"):0},a=(d,l,u=0)=>i(e.get(l),d,...WS.has(l)?[u]:[]),c=function*(d,l,u,f){
const y=yield*i(u,d);if(!(y<(0,Kt.Bj)(l,f)))throw new Wn.zH({org:d,name:l,used:yield*a(d,l),quota:f,deleted:y})};return{async used(d,l,u){const f=u.map(async y=>[
y,await t.read(()=>a(d,y,l))]);return Object.fromEntries(await Promise.all(f))},*lock(d,{apps:l,disk:u}={}){(l!==void 0||u!==void 0)&&(yield*t.lock("quotas",d))},
*checkApp(d,{apps:l,disk:u}={},f){const y=l===void 0?0:yield*a(d,"apps");if(l!==void 0&&y>=l)throw new Wn.zH({org:d,name:"apps",used:y,quota:l});l!==void 0&&f===
void 0&&(yield*c(d,"apps",n,l)),u!==void 0&&f===void 0&&(yield*c(d,"disk",s,u)),!(u===void 0||f===void 0)&&qf(d,yield*a(d,"disk"),yield*i(o,f),u)},*checkRelease(d,{
deployID:l,bytes:u,kept:f},y){const b=yield*i(r,l,f);qf(d,(yield*a(d,"disk"))-b,u,y)},*checkTime(d,l){if(!l)return;const u=yield*a(d,"buildMinutesPerMonth",l.since);
if(u<l.ms)return;const f={used:u/Zf,quota:l.ms/Zf,until:l.until};throw new Wn.zH({org:d,name:"buildMinutesPerMonth",...f})}}}function qf(t,e,n,s){const o=e+n;if(o>
s)throw new Wn.zH({org:t,name:"disk",used:e,quota:s,needs:o})}const Zf=6e4,Tc=Ze({org:Q,project:Q,app:Q,table:lt("kvs_table",Q)}),GS=Ze({start:oe,counts:oh}),YS=Ze(
{scope:Tc,limited:oe,most:oe}),eh=Ze({keys:oe,bytes:oe}),KS=Ze({scope:Tc,counts:oh,stored:eh}),li={hour:35*864e5,day:400*864e5};function zS(t,e){const n=th.map(
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
    WHERE t.keyspace = ANY ($1::bigint[])`),c=t.prepare(`SELECT ${en}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),d=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${n}`),l=t.prepare(`SELECT s\
tart, ${nh} FROM usage_sums WHERE ${n} AND step = $5 AND start >= $6
    ORDER BY start`),u=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${n}`),f=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),y=t.prepare(`SELECT ${en}, sum(${ci})::bigint AS limited, max(${di})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${Ht("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${ci} > 0 OR ${di} >= $3))
    GROUP BY ${en} HAVING sum(${ci}) > 0 OR max(${di}) >= $3
    ORDER BY limited DESC, most DESC, ${en} LIMIT $4`),b=at.map(W=>`coalesce(sum(u.${W}), 0)::bigint AS ${W}`).join(", "),_=W=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${b}
      FROM (SELECT * FROM usage_scopes WHERE ${W} ORDER BY ${en} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),O=`app <> '' AND kvs_table = '' AND ${Ht("usage_scopes",6,"app")}`,N=_(`org = $3 AND (project,\
 app) > ($4, $5) AND ${O}`),S=_(`org = $3 AND project = $4 AND app > $5 AND ${O}`),H=_("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),B=({org:W,project:ee,app:V},ae,{after:Ae,within:Ve,limit:Be})=>{const Ce=Ae?.name??"";return ee===""?N(Be,ae,W,Ae?.project??"",Ce,Ve):V===""?S(Be,ae,W,ee,
Ce,Ve):H(Be,ae,W,ee,V,Ce)},U=(W,ee,V,ae,Ae)=>t.prepare(`DELETE FROM ${W} WHERE (${ee}) IN (SELECT ${ee} FROM ${W} WHERE ${V}
      ${ae} < least($1::bigint, (SELECT :now)) - ${Ae} ORDER BY ${ae} LIMIT $2 FOR UPDATE SKIP LOCKED)`),x=[U("usage_sums",`${en}, step, start`,"step = 'hour' A\
ND","start",li.hour),U("usage_sums",`${en}, step, start`,"step = 'day' AND","start",li.day),U("usage_scopes",en,"keys = 0 AND bytes = 0 AND","used_on",li.day),U(
"usage_writers","writer","","at",li.hour)];return{add:({writer:W,number:ee,rows:V})=>t.write(function*(){(yield*s(W,ee)).count===1&&(yield*e(V))}),async countEnded(W){
return await ht(t,o())===0?0:t.write(function*(){const{rows:ee}=yield*r(W);return yield*e(ee.filter(({org:V})=>V!==null).map(QS)),ee.length})},claimTurn:async(W,ee)=>await ht(
t,i(W,ee))===1,setStored:(W,ee)=>t.write(function*(){yield*t.lock("sizes");const V=(yield*a(W.tables.map(({keyspace:Be})=>Be))).rows,ae=new Map(V.map(Be=>[oe(Be,
"of"),rh(Be)])),{rows:Ae}=yield*c(W.after,W.upTo),Ve=qS(W,ae,Ae.map(rh),ee);yield*e(Ve.rows);for(const{scope:Be,keyspace:Ce}of Ve.keyspaces)yield*d(...pn(Be),Ce)}),
async prune(W,ee){let V=0;for(const ae of x)V+=await ht(t,ae(W,ee));return V},series:(W,ee,V)=>He(t,l(...pn(W),ee,V),GS),parts:(W,ee,V)=>He(t,B(W,ee,V),KS),pressed:(W,ee,{
busy:V,limit:ae,within:Ae})=>He(t,y(W,ee,V,ae,Ae),YS),full:({tableBytes:W,tableKeys:ee,organizationBytes:V})=>He(t,f(W,ee,V),ae=>oe(ae,"keyspace")),stored:async W=>await ut(
t,u(...pn(W)),eh)??{keys:0,bytes:0},used:qo(t).used}}const th=["org","project","app","kvs_table"],en=th.join(", "),nh=at.join(", "),sh=wn();function pn({org:t,project:e,
app:n,table:s}){return[t,e,n,s]}function oh(t){return Object.fromEntries(at.map(e=>[e,oe(t,e)]))}function VS(t){const e=new Map;for(const{scope:n,hour:s,counts:o}of t)
for(const r of XS(n))for(const i of["hour","day"]){const a=Math.floor(s/xt[i])*xt[i],c=JSON.stringify([...pn(r),i,a]),d=e.get(c)??{scope:r,step:i,start:a,counts:at.
map(()=>0)};for(const[l,u]of at.entries())d.counts[l]=(d.counts[l]??0)+o[u];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function XS({org:t,
project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?o:[...o,
{org:t,project:e,app:n,table:s}]}function JS(t){const e=new Map,[n,s]=[at.indexOf("keys_change"),at.indexOf("bytes_change")];for(const{scope:o,step:r,start:i,counts:a}of t){
if(r!=="day")continue;const c=JSON.stringify(pn(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??
0,i)})}return[...e.values()]}function QS(t){const e=Q(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{
org:Q(t,"org"),project:Q(t,"project"),app:Q(t,"app_id"),table:""},hour:Math.floor(oe(t,"ended_at")/xt.hour)*xt.hour,counts:{...sh,...n&&{[n]:1},build_ms:oe(t,"m\
s")}}}const rh=Ze({scope:Tc,keyspace:it,keys:(t,e)=>it(t,e)??0,bytes:(t,e)=>it(t,e)??0});function qS({tables:t},e,n,s){const o=Math.floor(s/xt.hour)*xt.hour,r=[],
i=[],a=new Set,c=(d,{keys:l,bytes:u})=>{a.add(pn(d.scope).join(`
`));const f={...sh,keys_change:l-d.keys,bytes_change:u-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:f})};for(const{keyspace:d,
...l}of t){const u=e.get(d);u&&(c(u,l),u.keyspace!==d&&i.push({scope:u.scope,keyspace:d}))}for(const d of n)a.has(pn(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const ih="pg_notify('slipway', '0 jobs ')",bc="ready = false, lease_node = NULL, lease_until = NULL, store\
d_release = NULL, env = NULL";function ZS(t){const e=gc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function ah(t=[]){
return t.length===0?null:JSON.stringify(t)}function eN(t,e){return ah([...e,...Gf(t)].slice(0,Wt.iq))}function ch(t,e){const n=je(e,"env");if(n===null)return;const s=Ds(
Q(e,"deploy_id"),"env");return JSON.parse(ko(t,"variables",s,n))}function tN(t,e,n){return n===null?null:Do(t,"variables",Ds(e,"env"),n)}function nN(t,e,n){const s=JSON.
stringify(mr(n));return Do(t,"build-log",Ds(e,"failure"),s)}const dh=Nm(Ee.IC.bytes);function sN(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,a={subject:null,
author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}function oN(t,e){
const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,
facts:t.commitFacts}}function lh(t,e){const n=je(e,"failure")??"";return yr((0,Qe.U4)(rN(t,Q(e,"deploy_id"),n)))??Di(wc(e)??"build")}function rN(t,e,n){return(0,R.
CD)(()=>ko(t,"build-log",Ds(e,"failure"),n))??""}function iN(t,e){const n=N=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activi\
ty t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${Ht("a",4)} ${N} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${Bs} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=N=>`(SELECT count(*) FROM (SELECT 1 FROM ${N} AND a.deleted_at IS NULL AND ${Ht("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(N,S)=>t.prepare(`SELECT ${Bs}, ${Kf} FROM deployments d /* I\
NDEXED BY ${N} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${Ht("a",3)} AND ${S} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),u=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=N=>t.prepare(`SELECT DISTINCT ${N} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${Ht("a",3)} ORDER BY 1 LIMIT $2`),[y,b]=[f("project"),f("branch")],_=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),O=async N=>{const S=N.flatMap(B=>it(B,"newest")??[]),H=new Map((await He(t,r(S),
Dn)).map(B=>[B.seq,B]));return N.map(B=>{const U=H.get(it(B,"newest")??0)??null;return{app:Ot(B),newest:U,liveManifest:je(B,"live_manifest")}})};return{async recent(N,{
before:S=Number.MAX_SAFE_INTEGER,failed:H=!1,within:B,limit:U}){const x=(H?o:s)(N,S,U,B),W=await He(t,x,ee=>ee);return(await O(W)).flatMap(({newest:ee,...V})=>ee?
[{...V,newest:ee}]:[])},async newest(N){if(N.length===0)return[];const S=N.map((W,ee)=>`($${3*ee+1}, $${3*ee+2}, $${3*ee+3})`),H=t.prepare(`WITH k (org, project\
, app_id) AS (VALUES ${S.join(", ")})
        SELECT ${Bs}, ${Kf} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),B=await He(t,H(...N.flatMap(tt)),Yf),U=W=>tt(W).join("/"),x=new Map(B.map(({app:W,
deployment:ee})=>[U(W),ee]));return N.map(W=>x.get(U(W))??null)},async queue(N,S,H){const B=[d,u].map(W=>He(t,W(N,S,H),Yf)),[U=[],x=[]]=await Promise.all(B);return{
running:U,waiting:x}},async counts(N,S,H){return await ut(t,a(N,S,H),MS)??{apps:0,live:0,failed:0}},async search(N,S){const{statement:H,values:B}=cN(N,S),U=await He(
t,t.prepare(H)(...B),W=>W),x=await O(U);return S.before&&!S.after?x.toReversed():x},async choices(N,S,H){const B=[y,b].map(W=>He(t,W(N,S,H),ee=>Q(ee,"name"))),[
U=[],x=[]]=await Promise.all(B);return{projects:U,branches:x}},async failures(N){if(N.length===0)return new Map;const S=_(N,dh);return new Map(await He(t,S,H=>[
Q(H,"deploy_id"),lh(e,H)]))}}}const aN={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_\
release IS NULL"};function cN(t,e){const n=[],s=N=>`$${n.push(N)}`,{text:o="",project:r,branch:i,status:a,sort:c,after:d,before:l,limit:u,within:f}=e,y=N=>[...c===
"newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(S=>S+N).join(", "),b=(N,{seq:S,appID:H,project:B})=>`(${y("")}) ${N} (${[...c==="newest"?[-S]:
[],H,B].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[aN[a]],Ht("a",n.push(f)),...d?[b(">",d)]:l?[b("<",l)]:[]].join(" AND\
 ")} ORDER BY ${y(l&&!d?" DESC":"")} LIMIT ${s(u)}`,values:n}}const vA={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"\
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
refused: requests without a valid identity, or without the role that they need"};function Zo(t){return typeof t=="string"?t:void 0}function Gn(t){return Zo(t)??
null}function uh(t){return t===null?null:JSON.stringify(t)}const MA=(0,X.lS)({org:Zo,n:t=>typeof t=="number"?t:void 0,at:t=>typeof t=="string"?Date.parse(t):void 0,
project:Gn,appID:Gn,action:Zo,object:Gn,by:Gn,via:Zo,name:Gn,from:Gn,requestID:Gn,before:uh,after:uh,hash:Zo});function dN(t,e){return Array.isArray(t)?t.map(n=>dN(
n,e)).join(t.some(isObject)?"; ":e):isObject(t)?Object.values(t).join(" "):String(t??"none")}const fh="0".repeat(64);function hh(t,e){const{org:n,n:s,at:o,project:r,
appID:i,action:a,object:c,by:d,via:l,name:u,from:f,requestID:y,before:b,after:_}=e,N=[n,s,o,r,i,a,c,d,l,u,f,y,b,_].map(S=>S===null?"-":`${Buffer.byteLength(String(
S))}:${S}`).join("");return(0,P.createHash)("sha256").update(t).update(N).digest("hex")}function CA(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||hh(n.hash,s)!==
s.hash)return{kind:"broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function UA({at:t,before:e,after:n,...s},o){const r=i=>i===null?null:o(i)??
null;return{...s,at:new Date(t).toISOString(),before:r(e),after:r(n)}}function lN(t){const e=(u,f)=>t.prepare(`SELECT * FROM audit ${u} WHERE org = $1 AND n > $\
2 AND n < $3 ${f} ORDER BY n DESC LIMIT $4`),n=e("",""),s={appID:e("/* INDEXED BY audit_by_app */","AND app_id = $5"),by:e("/* INDEXED BY audit_by_who */","AND \
who = $5"),action:e("/* INDEXED BY audit_by_action */","AND action = $5")},o=t.prepare("SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1"),
r=t.prepare("SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare("SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(`SELECT h.o\
rg, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),l=async(u,f)=>f===void 0?void 0:ut(t,o(u,f),y=>oe(y,"n"));return{append:(u,f)=>t.write(()=>t.record(u,f)),async list(u,f,{before:y=Number.MAX_SAFE_INTEGER,
limit:b}){const _=await l(u,f.since);if(f.since!==void 0&&_===void 0)return{rows:[],next:null};let O=Math.min(y,await l(u,f.until)??y);const N=["project","appID",
"by","action"].filter(V=>f[V]!==void 0),S=N.filter(V=>V!=="project"),B=S.length===N.length&&S.length<2?b+1:wN,U=V=>{const ae=[u,(_??1)-1,O,B];return He(t,V?s[V](
...ae,f[V]):n(...ae),yh)};let[x,W]=[S[0],await U(S[0])];for(const V of S.slice(1)){const ae=await U(V);_h(ae,B)<_h(W,B)&&([x,W]=[V,ae])}const ee=[];for(let V=W.
length;;V+=W.length){ee.push(...W.filter(Ae=>N.every(Ve=>Ae[Ve]===f[Ve])));const ae=ee[b-1];if(ee.length>b&&ae)return{rows:ee.slice(0,b),next:ae.n};if(W.length<
B)return{rows:ee,next:null};if(O=W.at(-1)?.n??0,V>=yN)return{rows:ee,next:O};W=await U(x)}},after:(u,f,y)=>He(t,r(u,f,y),yh),chain:u=>ut(t,i(u),wh),trim:u=>t.write(
function*(){const[f]=(yield*a(u)).rows;if(!f)return 0;const y=Q(f,"org"),b=oe(f,"anchor_n")+se,[_]=(yield*c(y,b,oe(f,"before"))).rows;return _?(yield*d(y,oe(_,"\
anchor_n"))).count:0})}}const ph=254,mh=4096,Eh=500,uN=100,Oc="\u2026",Sc=["org","n","at",...["project","app_id","action","object","who","via","via_name","clien\
t","request","was","becomes"]];function fN(t,e){const n=s=>s==null?null:(0,gt.Ow)(s,ph);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,
object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:gh(e.before),after:gh(e.after)}}const yh=Ze({org:Q,n:oe,at:oe,
project:je,appID:je,action:Q,object:je,by:lt("who",je),via:Q,name:lt("via_name",je),from:lt("client",je),requestID:lt("request",je),before:lt("was",je),after:lt(
"becomes",je),hash:Q});function wh(t){const[e,n]=[Q(t,"hash"),Q(t,"anchor_hash")];return{head:{n:oe(t,"n"),hash:e},anchor:{n:oe(t,"anchor_n"),hash:n}}}const hN={
head:{n:0,hash:fh},anchor:{n:0,hash:fh}};function gh(t){if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[o,[r,i]]of s.entries()){
const a=pN(i);if(n+=Buffer.byteLength(JSON.stringify([r,a])),n>mh){e[Oc]=s.length-o;break}e[r]=a}return JSON.stringify(e)}function pN(t){if(typeof t=="string")return t.
length>Eh?`${t.slice(0,Eh)}${Oc}`.toWellFormed():t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(o=>typeof o=="string"?(0,gt.
Ow)(o,ph):o)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===uN||e>mh/2)return[...n,Oc];n.push(s)}return n}function Nc({repository:t,branch:e,buildCommand:n,
outputDirectory:s,region:o,settings:r,type:i}){const{cachesOf:a,...c}=r,d={type:i,repository:(0,jn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:o,...c};
return Object.fromEntries(Object.entries(d).filter(([,l])=>l!=null))}function mN(t,e){return k(t,"app.create",{after:Nc(e)})}function Rc(t,e,n,s){const[o,r]=[Nc(
e),Nc(n)],i=Object.keys({...o,...r}).filter(d=>JSON.stringify(o[d])!==JSON.stringify(r[d])),a=d=>Object.fromEntries(i.map(l=>[l,d[l]??null])),c=e.settings.cachesOf!==
n.settings.cachesOf?[k(t,"cache.clear")]:[];return i.length===0?c:[...c,k(t,"app.update",{object:s,before:a(o),after:a(r)})]}function Lc(t,e,n,s,o){const r=(l,u)=>Object.
keys(l).filter(u).sort(),i=r(s,l=>!Object.hasOwn(n,l)),a=r(s,l=>Object.hasOwn(n,l)&&n[l]!==s[l]),c=r(n,l=>!Object.hasOwn(s,l));if(i.length+a.length+c.length===0)
return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,l])=>l.length>0);return[k(t,e,{object:o,after:Object.fromEntries(d)})]}function EN(t,e,n){
const{deployID:s,branch:o,commit:r,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??{},d={...c,...a},l=Object.fromEntries(Object.entries(d).map(([f,y])=>[
f,f==="repository"?(0,jn.ri)(String(y)):y])),u={branch:o,...r!==null&&{commit:r},...i!==null&&{redeployOf:i},...l,...n?.env&&{env:Object.keys(n.env).sort()}};return k(
t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:u})}const yN=5e3,wN=500;function _h(t,e){return t.length<e?0:t.at(-1)?.n??0}function Th(t){
const e=t.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status, response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${Lf}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
Q(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:oe(c,"status"),answer:Q(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}function Ac({settings:t}){return t.lifetime===void 0?null:(0,ke.
E9)(t.lifetime,"lifetime")}function Ic(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).filter(([,r])=>r!==null);return{...t,...s,settings:Object.
fromEntries(o)}}function Dc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;return[e,n,s,o,r,JSON.stringify(i)]}const ui="",
gN="\u{10FFFF}";function _N({after:t,before:e,prefix:n=""}){const s=`${n}${gN}`,o=t&&t.appID>=n?[t.appID,t.project]:[n,ui],r=e&&e.appID<s?[e.appID,e.project]:[s,
ui];return[...o,...r]}function TN(t,e){const n=IS(t),s=gc(t)??{},{repository:o,buildCommand:r,outputDirectory:i,settings:a}=Ic(n,s);return{deployID:Q(t,"deploy_\
id"),app:At(t),...bN(t,s.type),repository:o,branch:Q(t,"job_branch"),appBranch:n.branch,commit:je(t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,
env:e}}function bN(t,e){const n=Wf(t);if(e!==Ee.m0)return{type:e??n};const s=!(0,Ee.Rm)(n)&&je(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function ON(t,{
set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,l])=>c+Buffer.
byteLength(d)+Buffer.byteLength(l),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function SN(t,e,n,s){const o=(i,a)=>Object.hasOwn(t,i)&&
t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(r)}function PA(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==
null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function FA(t){return JSON.stringify(Object.fromEntries(Object.entries(t).
sort(([e],[n])=>e<n?-1:1)))}function*kc(t,e,n,s){const o=SN(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const bh=`UPDATE apps SET repository = $2, b\
ranch = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,$c="slipway_changed('site', subdomain)",NN=10;function RN(t,e,n){const s=t.
prepare(Ns),o=t.prepare(`SELECT * FROM apps WHERE ${On}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(bh,$c),a=U=>{const x=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${U} AND ${Ht("apps",7)}`;return{firstOnes:t.prepare(`${x} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${x} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",u=t.prepare(`${l} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${l} < $3 ORDER BY app_id DESC LIMIT $4`),[y,b]=[t.prepare(Sh(">","")),t.prepare(Sh("<","D\
ESC"))],_=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),O=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),N=qo(t),S=Th(t),H=function*(U,x,W){const[ee,V]=[x?.settings.domains??[],W.settings.domains??[]],ae=V.filter(Ce=>!ee.
includes(Ce)).sort(),Ae=ee.filter(Ce=>!V.includes(Ce)).sort();if(Ae.length>0&&(yield*_(U,Ae)),ae.length===0)return Ae;const Ve=(yield*O(U,ae)).rows.map(Ce=>Q(Ce,
"name")),Be=ae.find(Ce=>!Ve.includes(Ce));if(Be!==void 0)throw new vo.ue(Be);return[...Ae,...ae]},B=function*({key:U,type:x,config:W}){for(let ee=1;ee<=NN;ee+=1){
const V=[Mm(U.appID,n),`env-${ia(16,n)}`],[ae]=(yield*r(...tt(U),x,...Dc(W),...V,Ac(W))).rows;if(ae&&(yield*H(oe(ae,"id"),void 0,W)),ae)return Ot(ae);if((yield*o(
...tt(U))).count>0)return}throw new R.GQ("internal",`No free subdomain was found for the app ${U.appID}`)};return{find:U=>ut(t,o(...tt(U)),Ot),create:(U,x,W)=>t.
write(function*(ee){const{key:V,bounds:ae,config:Ae,type:Ve}=U;yield*N.lock(V.org,ae);const Be=yield*S(W,function*(){if(!((yield*o(...tt(V))).count>0))return yield*N.
checkApp(V.org,ae),yield*B(U)});return Be?.kind!=="done"?Be??{kind:"taken"}:(yield*t.record(x,[mN(V,{...Ae,type:Ve})]),yield*ee([{kind:"site",subdomain:Be.made.
subdomain},...Oh(Be.made.settings.domains??[])]),Be)}),update:(U,x,W)=>t.write(function*(ee){const[V]=(yield*s(...tt(U))).rows;if(!V)return;const[ae,Ae,Ve]=[oe(
V,"id"),Ot(V),Ic(Ot(V),x)],Be=yield*H(ae,Ae,Ve);yield*t.record(W,Rc(U,Ae,Ve));const[Ce={}]=(yield*i(ae,...Dc(Ve),Ac(Ve))).rows;return yield*ee([{kind:"site",subdomain:Ae.
subdomain}],"told"),yield*ee(Oh(Be)),Ot(Ce)}),env:async U=>(await t.read(()=>e.read(U)))?.env??{},async variables(U){const x=await t.read(()=>e.read(U));return Object.
keys(x?.env??{}).sort().map(ee=>{const{at:V=null,by:ae=null}=x?.changes.get(ee)??{};return{name:ee,changedAt:V,changedBy:ae}})},replaceEnv:(U,x,W)=>t.write(function*(ee){
const V=yield*e.lock(U);return V?(yield*kc(e,V,x,W.by),yield*t.record(W,Lc(U,"env.replace",V.env,x)),yield*ee([{kind:"site",subdomain:V.subdomain}]),!0):!1}),editEnv:(U,x,W,ee)=>t.
write(function*(V){const ae=yield*e.lock(U);if(!ae)return{kind:"no_app"};const Ae=ON(ae.env,x,W);if(!Ae)return{kind:"full"};yield*kc(e,ae,Ae,ee.by),yield*t.record(
ee,Lc(U,"env.edit",ae.env,Ae)),yield*V([{kind:"site",subdomain:ae.subdomain}]);const Ve=x.unset.filter(Be=>!Object.hasOwn(ae.env,Be));return{kind:"done",names:Object.
keys(Ae).sort(),absent:Ve}}),async organizations({after:U=ui,before:x,limit:W}){const ee=(x===void 0?y:b)(x??U,W),V=await He(t,ee,ae=>Q(ae,"org"));return x===void 0?
V:V.toReversed()},async inProject(U,x,{after:W=ui,before:ee,limit:V}){const Ae=await He(t,(ee===void 0?u:f)(U,x,ee??W,V),Ot);return ee===void 0?Ae:Ae.toReversed()},
async list(U,x){const W=x.deleted?d:c,ee=(x.before?W.lastOnes:W.firstOnes)(U,..._N(x),x.limit,x.within),V=await He(t,ee,Ot);return x.before?V.toReversed():V}}}function Oh(t){
return t.map(e=>({kind:"domain",domain:e}))}function Sh(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECUR\
SIVE steps (org, n) AS (SELECT ${n("$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}function LN(t){const e=qo(t),n=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${On} FO\
R NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${bc} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(l){return(yield*i(l)).rows.map(u=>({kind:"table",tokenHash:Q(u,"token_hash")}))},d=function*(l,u,f,y){
const[b,_,O]=[[],[],[]];for(const N of l){const S=oe(N,"id"),H=(yield*s(S,u.by)).rows.map(x=>Q(x,"deploy_id")),[B={}]=(yield*o(S,u.by,f)).rows,U=Ot(B);b.push(U),
_.push(k(U,"app.delete",H.length>0?{after:{cancelled:H}}:{})),O.push(...yield*c(S)),O.push(...H.map(x=>({kind:"ended",deployID:x}))),H.length>0&&O.push({kind:"j\
obs"}),O.push({kind:"site",subdomain:U.subdomain})}return yield*t.record(u,_),yield*y(O),b};return{delete:(l,u,f)=>t.write(function*(y){const[b]=(yield*n(...tt(
l))).rows;return!b||b.deleted_at!==null?b&&Ot(b):(yield*d([b],u,f,y))[0]}),restore:(l,u,f)=>t.write(function*(y){yield*e.lock(l.org,f);const[b]=(yield*n(...tt(l))).
rows;if(!b)return{kind:"no_app"};const _=Ot(b);if(!_.deletion)return{kind:"not_deleted",app:_};if(_.deletion.endsAt<=oe(b,"now"))return{kind:"too_late",app:_};const O=oe(
b,"id");yield*e.checkApp(l.org,f,O);const[N={}]=(yield*r(O)).rows,S=Ot(N),H=yield*c(O);return yield*t.record(u,[k(l,"app.restore")]),yield*y([...H,{kind:"site",
subdomain:S.subdomain}]),{kind:"restored",app:S}}),expire:(l,u)=>t.write(function*(f){return yield*d((yield*a(l)).rows,D,u,f)})}}const fi=`FROM deployments d WH\
ERE app = (SELECT id FROM apps WHERE ${On})`,Nh=`SELECT ${Bs} ${fi} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function AN(t,e,n,s,o=vo.O3){const r=t.prepare(Ns),
i=t.prepare(`SELECT ${Bs} ${fi} AND deploy_id = $4`),a=t.prepare(Nh),c=t.prepare(`SELECT ${Bs} ${fi} AND seq > $4 ORDER BY seq LIMIT $5`),d=t.prepare(`SELECT de\
ploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${fi} AND deploy_id = $4 AND status = 'failed'`),l=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),u=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),y=t.prepare(`INSERT INTO deployments (deploy_id, app, \
org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,ih),b=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_a\
t = :now, ${bc}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),_=qo(t),O=Th(t),N=(B,U)=>ut(t,i(...tt(B),U),Dn),S=function*(B,U,{key:x,
act:W,request:ee,time:V}){const{branch:ae,commit:Ae,by:Ve,redeployOf:Be,configuration:Ce,facts:Ne}=U,[ve,Ue]=[oe(B,"id"),`dpl-${ia(16,s)}`];if(yield*_.checkTime(
x.org,V),(yield*u(ve,x.org,o)).count>=o)throw new vo.tM(o);const Pe=(yield*f(ve,Ue)).rows.map($t=>Q($t,"deploy_id")),ft=[ae,Ae,Ve,Be,Ce,tN(n,Ue,U.env)],[et={}]=(yield*y(
ve,Ue,...ft,Ne.subject,Ne.author)).rows,rt=Dn(et);yield*e.ready(ve,rt.seq),yield*t.record(W,[EN(x,{deployID:Ue,branch:ae,commit:Ae,redeployOf:Be},ee)]);const St=$t=>k(
x,"deployment.supersede",{object:$t,after:{supersededBy:Ue}});return yield*t.record(D,Pe.map(St)),rt},H=(B,U,x)=>t.write(function*(W){const[ee]=(yield*r(...tt(B.
key))).rows,V=ee&&(yield*x(ee));if(!ee||!V)return;const ae=yield*O(U,()=>S(ee,V,B));return ae?.kind==="done"&&(yield*W([{kind:"jobs"}],"told")),ae});return{async create(B,U,x,W,ee){
return await H({key:B,act:x,request:U,time:ee},W,function*(ae){return yield*[],sN(U,Q(ae,"branch"),x.by)})??{kind:"no_app"}},async redeploy(B,U,x,W,ee){return await H(
{key:B,act:x,time:ee},W,function*(){const[ae]=(yield*i(...tt(B),U)).rows;return ae&&oN(Dn(ae),x.by)})??{kind:"no_deployment"}},async cancel(B,U,x){const W=await t.
write(function*(V){const[ae]=(yield*r(...tt(B))).rows;return!ae||(yield*b(oe(ae,"id"),U,x.by)).count===0?!1:(yield*e.ready(oe(ae,"id")),yield*t.record(x,[k(B,"d\
eployment.cancel",{object:U})]),yield*V([{kind:"ended",deployID:U},{kind:"jobs"}]),!0)}),ee=await N(B,U);return ee?{kind:W?"cancelled":"too_late",deployment:ee}:
{kind:"no_deployment"}},find:N,async list(B,{before:U=Number.MAX_SAFE_INTEGER,since:x,limit:W}){return x===void 0?He(t,a(...tt(B),U,W),Dn):(await He(t,c(...tt(B),
x,W),Dn)).toReversed()},ofApp:e.ofApp,failure:(B,U)=>ut(t,d(...tt(B),U,dh),x=>lh(n,x)),totals:()=>He(t,l(),vS)}}const hi="deploy_id = $1 AND fence = $2 AND leas\
e_node IS NOT NULL AND finished_at IS NULL",vc="lease_node IS NOT NULL AND lease_until <= :now",Rh=`lease_node IS NOT NULL AND lease_until > :now + ${2*hn}`,Mc="\
deployments /* INDEXED BY deployments_leased */",Lh=`SELECT deploy_id, fence, stage, configuration, env, triggered_by, warnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;function IN(t,e,n,s){const o=qo(t),r=Ne=>t.prepare(`\
UPDATE deployments SET ${Ne} WHERE ${hi}`),i=r(`lease_until = :now + ${hn}`),a=Ne=>r(`status = $3, stage = $4, ${Ne} = coalesce(${Ne}, :now)`),c={clone:a("start\
ed_at"),install:a(Jo.install),build:a(Jo.build),sync:a(Jo.sync),activate:a(Jo.activate)},d=r(`commit_sha = $3, commit_subject = coalesce($4, commit_subject),
    commit_author = coalesce($5, commit_author)`),l=t.prepare("SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDAT\
E"),u=t.prepare(`UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${hi}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"pg_notify('slipway', '0 coming ' || subdomain || ' ' || de\
ploy_id || ' ' || stored_release)"),f=t.prepare("UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *"),y=t.prepare(`${Lh} WHER\
E ${hi}`),b=t.prepare(bh),_=t.prepare(e.keepRelease),O=t.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${e.releaseSeq} DESC LIMIT ${Rs} OFFSET $2)`),N=t.prepare("UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain",$c),S=Ne=>t.prepare(
`UPDATE deployments SET ${Ne}, log_bytes = $3, finished_at = :now, ${bc} WHERE ${hi} RETURNING app`,ih),H=S("status = 'succeeded', stage = 'activate', warnings \
= $4"),B=S("status = 'failed', stage = $4, failure = $5"),U=t.prepare("SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT\
 NULL"),x=t.prepare(`SELECT count(*) FILTER (WHERE ${vc}) AS overdue, count(*) FILTER (WHERE ${Rh}) AS ahead
    FROM ${Mc} WHERE lease_node IS NOT NULL`),W=t.prepare(`UPDATE ${Mc} SET lease_until = :now + ${hn} WHERE ${Rh}`),ee=t.prepare(`SELECT * FROM apps WHERE id I\
N (SELECT app FROM ${Mc} WHERE ${vc})
    ORDER BY id FOR NO KEY UPDATE`),V=t.prepare(`${Lh} WHERE app = $1 AND ${vc} FOR UPDATE`),ae=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_o\
pen_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`),Ae=async(Ne,{deployID:ve,fence:Ue},...Pe)=>await ht(t,Ne(ve,Ue,...Pe))===1,Ve=(Ne,ve)=>t.write(function*(Ue){
const[Pe]=(yield*l(Ne)).rows;return Pe!==void 0&&(yield*ve(Pe,Ue))}),Be=function*(Ne,{deployID:ve,fence:Ue},Pe,ft){const[et]=(yield*y(ve,Ue)).rows;if(!et||Ah(et))
return et;const[rt,St,$t]=[oe(Ne,"id"),At(Ne),Ot(Ne)],Jn={...D,by:je(et,"triggered_by")},[$n,or]=[ZS(et),ch(n,et)],rr=$n&&Ic($t,$n),Ai=or&&(yield*e.env.lockOf(Ne));
or&&Ai&&(yield*kc(e.env,Ai,or,Jn.by));const aA=$t.liveRelease===null?void 0:{live:$t.liveRelease};return yield*t.record(D,[k(St,"deployment.live",{object:ve,before:aA})]),
rr&&(yield*t.record(Jn,Rc(St,$t,rr,ve))),or&&Ai&&(yield*t.record(Jn,Lc(St,"env.replace",Ai.env,or,ve))),rr&&(yield*b(rt,...Dc(rr),Ac(rr))),yield*_(ve,Pe),yield*O(
rt,s),yield*N(rt,ve),yield*ft([{kind:"site",subdomain:$t.subdomain}],"told"),et},Ce=function*(Ne,ve,Ue){const[Pe,ft]=[Q(ve,"deploy_id"),oe(ve,"fence")],et=Ue.kind===
"failed"&&!Ah(ve)?Ue.facts:void 0;if(et){const St=nN(n,Pe,et);yield*B(Pe,ft,Ue.logBytes,et.stage,St)}else{const St=Ue.kind==="live"?Ue.warnings:[];yield*H(Pe,ft,
Ue.logBytes,eN(ve,St??[]))}if(yield*e.ready(oe(Ne,"id")),!et)return[];const rt={stage:et.stage,code:et.code};return[k(At(Ne),"deployment.fail",{object:Pe,after:rt})]};
return{async claim(Ne,ve=Wn.cg){const Ue=await e.claim(Ne,ve);if(!Ue)return;const Pe=TN(Ue.row,ch(n,Ue.row)??Ue.variables());return{deployID:Pe.deployID,fence:oe(
Ue.row,"fence"),job:Pe}},renew:Ne=>Ae(i,Ne),advance:(Ne,ve)=>Ae(c[ve],Ne,Uu[ve],ve),recordCommit:(Ne,ve,Ue)=>Ae(d,Ne,ve,Ue?.subject,Ue?.author),recordRelease:({
deployID:Ne,fence:ve},Ue,Pe,ft,et,rt)=>t.write(function*(){rt&&(yield*o.lock(rt.org,{disk:rt.bytes}));const[St]=(yield*l(Ne)).rows,$t=[Ue,Pe?.files,Pe?.bytes,ah(
ft)];if(!St||(yield*u(Ne,ve,...$t)).count===0)return!1;const Jn={deployID:Ne,bytes:Pe?(0,Wn.bL)(Pe):0,kept:s-1};rt&&(yield*o.checkRelease(rt.org,Jn,rt.bytes));const[
$n]=et===void 0?[]:(yield*f(oe(St,"id"),et)).rows;return $n&&(yield*t.record(D,Rc(At(St),Ot(St),Ot($n),Ne))),!0}),finish:(Ne,ve)=>Ve(Ne.deployID,function*(Ue,Pe){
const ft=ve.kind==="live"?yield*Be(Ue,Ne,ve.manifestHash,Pe):(yield*y(Ne.deployID,Ne.fence)).rows[0];return ft?(yield*t.record(D,yield*Ce(Ue,ft,ve)),yield*Pe([{
kind:"jobs"}],"told"),!0):!1}),goLive:(Ne,ve)=>Ve(Ne.deployID,function*(Ue,Pe){return(yield*Be(Ue,Ne,ve,Pe))!==void 0}),endOf:({deployID:Ne,fence:ve})=>ut(t,U(Ne,
ve),yc),async expire(){const Ne=await ut(t,x(),ve=>ve);return Ne&&oe(Ne,"ahead")>0&&await ht(t,W()),!Ne||oe(Ne,"overdue")===0?[]:t.write(function*(ve){const[Ue,
Pe]=[[],[]];for(const ft of(yield*ee()).rows){const[et]=(yield*V(oe(ft,"id"))).rows;if(!et)continue;Ue.push(Q(et,"deploy_id"));const rt=xu(wc(et)??"clone");Pe.push(
...yield*Ce(ft,et,{kind:"failed",facts:rt}))}return yield*t.record(D,Pe),Ue.length>0&&(yield*ve([{kind:"jobs"}],"told")),Ue})},isBusy:async()=>await ht(t,ae())>
0}}function Ah(t){return oe(t,"releases")>0}function DN(t,e){const n=t.prepare(Ns),s=t.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settin\
gs, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${Pt})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",$c);return{async site(d){const l=await He(t,s(d),f=>f),[u]=l;return u&&kN(u,l.filter(f=>f.deploy_id!==null).map(_c))},subdomainOf:d=>ut(
t,o(d),l=>Q(l,"subdomain")),domains:(d,l)=>He(t,r(d,l),u=>({domain:Q(u,"name"),subdomain:Q(u,"subdomain")})),list:d=>He(t,i(...tt(d)),_c),rollback:(d,l,u)=>t.write(
function*(f){const[y]=(yield*n(...tt(d))).rows,b=y?je(y,"live_release"):null;if(!y||b===null)return;const _=oe(y,"id"),O=(yield*a(_)).rows.map(_c),N=O.findIndex(
({deployID:U})=>U===b),S=l===void 0?O[N+1]:O.find(({deployID:U})=>U===l);if(N===-1||!S)return;const[H,B]=[{live:b},{live:S.deployID}];return yield*t.record(u,[k(
d,"release.rollback",{object:S.deployID,before:H,after:B})]),yield*c(_,S.deployID),yield*f([{kind:"site",subdomain:Q(y,"subdomain")}],"told"),{...S,previous:b}})}}
function kN(t,e){const n=je(t,"live_release"),s=it(t,"deleted_at")!==null,o=s?[]:e,r=Q(t,"type");return{...At(t),subdomain:Q(t,"subdomain"),settings:Ec(t),...(0,Ee.
Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}const $N=10;function vN(t,e,n){const{keyring:s,
random:o=kd,keepReleases:r=$N,organizationQueue:i}=n;return{state:{apps:{...RN(t,e.env,o),...LN(t)},deployments:AN(t,e,s,o,i),releases:DN(t,e.releaseSeq),activity:iN(
t,s)},jobs:IN(t,e,s,r),tables:jS(t),roles:AS(t),members:hS(t),logins:cS(t),accessTokens:VO(t),usage:zS(t,e.addUsage),keeping:ZO(t),audit:lN(t),references:OS(t),
schedules:US(t),notify:ES(t),hooks:QO(t),cdn:XO(t),dns:JO(t)}}const MN=[".drafts","tmp"],CN=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|functions|git|network|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function UN(t,e){let n=Promise.resolve();const s=async o=>{xN(o,t);try{await Ih(t,o),await e(o),await Ih(t,o)}catch(r){for(const i of(0,T.readdirSync)(o))await(0,Je.
rm)((0,C.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function xN(t,e){if(!(0,C.isAbsolute)(t))throw pi(
`"${t}" is not an absolute path`);if((0,we.FK)(e,t))throw pi(`${t} is inside the data directory`);try{if((0,we.wZ)(t,448),(0,T.readdirSync)(t).length>0)throw pi(
`${t} is not empty`);(0,T.accessSync)(t,T.constants.W_OK)}catch(n){if(n instanceof R.GQ||zo(n))throw n;const s=(0,R.xU)(n)??"fault",o=PN[s];throw pi(`${t} canno\
t be written (${s})${o?`: ${o}`:""}`)}}const PN={EACCES:"make a folder that belongs to the platform's user, and name it or one in it",EROFS:"a service of system\
d with ProtectSystem=strict writes only to its StateDirectory, and to what ReadWritePaths names"},FN=5;async function Ih(t,e){const n=s=>!(0,C.relative)(t,s).split(
C.sep).some(o=>MN.includes(o));for(const s of(0,T.readdirSync)(t).filter(o=>!CN.test(o)))for(let o=1;;o+=1)try{await(0,Je.cp)((0,C.join)(t,s),(0,C.join)(e,s),{recursive:!0,
force:s!=="objects",filter:n});break}catch(r){if((0,R.xU)(r)!=="ENOENT"||o===FN)throw r}}function pi(t){return new R.GQ("invalid_input",t,{input:"to",remedy:"Na\
me a directory outside the data directory that is empty or does not exist yet."})}const jN=3;let Cc=0;const Dh=[];async function BN(t){Cc<jN?Cc+=1:await new Promise(
e=>Dh.push(e));try{return await t()}finally{const e=Dh.shift();e?e():Cc-=1}}class HN extends Jt.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){super(
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
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Uc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},kh={...Uc,sync:async()=>{}};
function mi(t){(0,T.mkdirSync)(t,{recursive:!0,mode:448})}async function YN(t,e=Uc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===kh)return;const s=WN(n,await(0,Je.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=GN(n);s&&await s}}function xc(t){return mn(
()=>(0,T.readdirSync)(t))??[]}const KN=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Pc(t){return KN.has((0,R.xU)(t))}function mn(t){try{return t()}catch(e){if(Pc(
e))return;throw e}}var zN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},VN=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ei=600*1e3;class XN{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=mn(()=>{const r=(0,T.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=Ei||
JN(s,n)});return o&&this.#t.add(Fc(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,P.hash)("sha256",n)!==s)throw new xf(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,P.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new xf(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>$h(this.#e.dir,n)));try{await Promise.all([...e].map(n=>YN(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${mc(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,C.
join)(this.#e.drafts,(0,P.randomUUID)());try{await this.#a(s,n),await(0,Je.rename)(s,e).catch(o=>{if((0,R.xU)(o)!=="ENOENT")throw o;return mi((0,C.dirname)(e)),
(0,Je.rename)(s,e)}),this.#t.add(Fc(e))}catch(o){throw await(0,Je.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=zN(s,
await(0,Je.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=VN(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=zo(e)?new yS("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Fc(t){return t.slice(
0,t.lastIndexOf("/"))}function $h(t,e){return e===t?[e]:[e,...$h(t,Fc(e))]}function JN(t,e){const{mtimeNs:n}=(0,T.statSync)(t,{bigint:!0});try{(0,T.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,R.xU)(s)!=="EPERM")throw s;return!1}return(0,T.statSync)(t).size===e}function QN({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function yi({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const qN=16*K.D6;class ZN{#e;#t=0;constructor(e,n=()=>tR(e)){this.#e=n}take(e){const n=(0,K.FC)(e);if(n>this.#t&&(this.#t=Math.min(this.#n(),Math.max(n,qN))),n>
this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=n}#n(){const e=this.#e();return e?e.free-eR(e.size):Number.POSITIVE_INFINITY}}
function eR(t){return Math.min(Math.max(256*K.D6,t/100),2560*K.D6,t/8)}function tR(t){const e=(0,R.CD)(()=>(0,T.statfsSync)(t));return e&&{size:e.blocks*e.bsize,
free:e.bavail*e.bsize}}var vh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Mh=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const nR=64*1024,jc=".damaged";function jA(t){
return t.endsWith(jc)?t.slice(0,-jc.length):void 0}const sR=3600*1e3;class oR{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=
(0,C.join)(e,".drafts"),this.#n=(0,C.join)(e,".leaving"),this.#s=n,this.#o=s??Uc,this.#r=new ZN(e),mi(e)}async head(e){const n=await this.#d(e,s=>(0,Je.stat)(s,
{bigint:!0}));return n?.isFile()?yi(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=vh(s,await this.#c(e),!0);if(!o)return;const r=yi(
await o.stat({bigint:!0}));return{facts:r,bytes:r.size>n?void 0:await o.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Mh(s);o&&await o}}async read(e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=vh(s,await this.#c(e),!0);if(!o)return;const r=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:i,
bytesRead:a}=await o.read(Buffer.alloc(Math.max(0,r)),{position:n.start});return i.subarray(0,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=Mh(s);o&&await o}}async stream(e,n){
const s=await this.#c(e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new HN(s,o,r,nR)}writer({lasting:e=!0}={}){this.#h(),mi(this.#t);const n=e&&
this.#s?this.#o:{...kh,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new XN(s)}async delete(e){const n=this.#a(e);(0,T.rmSync)(
n,{force:!0});for(const s of this.#l(e))(0,T.rmSync)(s,{force:!0});(0,T.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();
const s=this.#u(e,o=>QN(o)<n-Ei);return s!==void 0&&(0,T.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#u(e,o=>yi(o).version===n);return s===
void 0?!1:((0,T.renameSync)(s,`${this.#a(e)}${jc}`),!0)}async*list(e,n){const s=(0,C.join)(this.#e,TS(e)),o=n===void 0?void 0:(await(0,Je.stat)(s).catch(er))?.mtimeMs,
r=n!==void 0&&(o??0)<n-Ei,i=await(0,Je.readdir)(s,{withFileTypes:!0}).catch(er);for(const a of i??[]){if(!gS.test(a.name))continue;const c=e+a.name;a.isDirectory()&&
(yield*this.list(`${c}/`,n));const d=!r&&a.isFile()&&mn(()=>(0,T.statSync)((0,C.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-Ei)&&(yield{
key:c,...yi(d)})}}#a(e){return(0,C.join)(this.#e,mc(e))}async#c(e){const n=await this.#d(e,s=>(0,Je.open)(s));if(!n||(await n.stat()).isFile())return n;await n.
close()}async#d(e,n){const s=this.#a(e),o=await n(s).catch(er);if(o!==void 0)return o;for(const r of this.#l(e)){const i=await n(r).catch(er);if(i!==void 0)return i}
return n(s).catch(er)}#l(e){const n=`${Ch(e)}~~`;return xc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,C.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=mn(()=>(0,T.
statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,C.join)(this.#n,`${Ch(e)}~~${Date.now()}~${(0,P.randomUUID)()}`);mi(this.#n);const a=mn(()=>((0,T.
renameSync)(s,r),!0))&&mn(()=>(0,T.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,T.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP",
"ENOSYS"].includes((0,R.xU)(s)??"")){(0,T.renameSync)(e,n);return}if((0,R.xU)(s)!=="EEXIST"&&!Pc(s))throw s}(0,T.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=
!0;const e=Date.now()-sR;for(const n of xc(this.#t)){const s=(0,C.join)(this.#t,n);(mn(()=>(0,T.statSync)(s).mtimeMs)??e)<e&&(0,T.rmSync)(s,{force:!0,recursive:!0})}
for(const n of xc(this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,C.join)(this.#n,n),this.#a(r))}}}function Ch(t){
return t.replaceAll("/","~")}function er(t){if(!Pc(t))throw t}const Bc=10,rR=/^[\w-]{1,128}$/;function iR(t){if(rR.test(t))return t;throw new TypeError(`"${t.slice(
0,200)}" is not a deployID`)}function Hc(t,e){const n=xh(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Uh(t,e,n){const{
from:s,limit:o,isComplete:r=!1}=n,i=xh(e,n),a=t.subarray(i-Hc(e,n).start),c=s<0&&i>0&&t[0]!==Bc?aR(a):0,l=i+a.length>=e&&r?a.length:cR(a,o);return{text:a.toString(
"utf8",Math.min(c,l),l),next:i+l,size:e}}function xh(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function aR(t){const e=t.indexOf(Bc)+1;return e>0?e:Math.
max(0,t.findIndex(n=>!Ph(n)))}function cR(t,e){const n=t.lastIndexOf(Bc)+1;return n>0||t.length<e?n:dR(t)}function dR(t){for(let e=1;e<=Math.min(3,t.length);e+=
1){const n=t[t.length-e]??0;if(Ph(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Ph(t){return(t&192)===128}const wt=64*
1024,wi=12,Yn=wi+_d,Kn=wt-Yn;function lR(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=wt-r%wt;if(a<=Yn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.
subarray(i,i+a-Yn),d=Wc(t,n+i,c,vr);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}async function*uR(t,e){let[n,s]=[0,Buffer.alloc(0)];for await(const o of e)
for(s=Buffer.concat([s,o]);s.length>=Kn;n+=Kn)yield Wc(t,n,s.subarray(0,Kn),Td),s=s.subarray(Kn);s.length>0&&(yield Wc(t,n,s,Td))}function fR(t){return t+Yn*Math.
ceil(t/Kn)}function BA(t,{start:e,length:n}){const s=Math.floor(e/Kn)*wt,o=Math.min(fR(t),Math.ceil((e+n)/Kn)*wt);return{start:s,length:o-s}}function Wc(t,e,n,s){
const o=Buffer.alloc(wi);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),Ld(t.deployID,e),n)])}
function*gi(t){let e=0;for(;e+wi<=t.length;){const n=wt-e%wt,s=n>Yn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+Yn+s;if(s>n-Yn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+wi,o),end:o},e=o}}function Fh(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push(hR(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function hR({deployID:t,keyring:e},{start:n,length:s,sealed:o}){const r=Mr(e,"build-log",Ld(t,n),o);
if(r.length===s)return r;throw e.wrong(new Error("A frame has another length than its header says"))}function pR({sealed:t}){return t.subarray(0,4).toString("he\
x")}function mR(t){const{id:e,ids:n}=t,s=t.current("build-log");return{id:e,ids:n,current:()=>s,all:o=>t.all(o),wrong:o=>t.wrong(o)}}var ER=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Gc(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=ER(
n,await(0,Je.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=yR(n);s&&await s}}catch(n){if((0,R.xU)(n)==="ENOENT")return;throw n}}
async function jh(t,e){for(let n=Math.ceil(e/wt)-1;n>=0;n-=1){const s=await Bh(t,e,n),o=[...gi(s)].at(-1);if(o)return{file:n*wt+o.end,log:o.start+o.length}}return{
file:0,log:0}}async function wR(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;for(let a=await gR(t,e,r);i>0&&a*wt<e;a+=1){const c=Fh(
n,gi(await Bh(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(new Error("A frame is missing"));return Buffer.concat(o)}
async function gR(t,e,n){let[s,o]=[0,Math.ceil(e/wt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await tr(t,{start:r*wt,length:12});i.length===12&&Number(i.readBigUInt64BE(
4))<=n?s=r:o=r-1}return s}function Bh(t,e,n){const s=n*wt;return tr(t,{start:s,length:Math.min(wt,e-s)})}async function tr(t,{start:e,length:n}){const s=Buffer.
allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=r}return s.subarray(0,o)}var _R=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},TR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const bR=1e3;function OR(t,e,{log:n=$o,mayAppend:s=()=>!0}={}){(0,T.mkdirSync)(t,
{recursive:!0,mode:448});const o=new Set,r=new Is(bR);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");
const d=_i(t,i).sealed;r.set(i,await SR(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(
d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=_i(t,i);return await Gc(c,u=>NR(u,{deployID:i,keyring:e},a))??Gc(d,
u=>RR(u,a))},async remove(i){for(const a of Object.values(_i(t,i)))await(0,Je.rm)(a,{force:!0})}}}function _i(t,e){const n=(0,C.join)(t,iR(e));return{sealed:`${n}\
.sealed`,clear:`${n}.log`}}async function SR(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=_R(o,await(0,Je.open)(t,"a+",384),!0),{size:i}=await r.
stat(),a=s?.file===i?s:await jh(r,i);a.file<i&&await r.truncate(a.file);const c=lR(e,a.file,a.log,n);return await r.appendFile(c),{file:a.file+c.length,log:a.log+
n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=TR(o);r&&await r}}async function NR(t,e,n){const s=await jh(t,(await t.stat()).size);return Uh(await wR(
t,s.file,e,Hc(s.log,n)),s.log,n)}async function RR(t,e){const{size:n}=await t.stat();return Uh(await tr(t,Hc(n,e)),n,e)}function Hh(){const t=new Set;return{subscribe(e){
const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var Ti=w(99);function Wh(t){const e=(0,C.join)(t,"p\
latform.pid"),n=(0,C.join)(t,"platform.lock");(0,T.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Ti.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),bf(o)?new R.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):Of(o)?new R.GQ("platform_locked",`Another platform uses ${t}${LR(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,T.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,T.rmSync)(e,{force:!0}),s.close())}}}function LR(t){const e=(0,R.CD)(()=>(0,T.readFileSync)(t,"utf8").trim());return e&&
/^\d{1,10}$/.test(e)?` (process ${e})`:""}function AR(t){return Yh(t,e=>{(Gh(e)||(0,T.readdirSync)(e).length===0)&&(0,T.chmodSync)(e,448),(0,T.writeFileSync)((0,C.
join)(e,"platform.db"),"",{flag:"a",mode:384})})}function HA(t){const e=Yh(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform.lock"),
"",{flag:"a",mode:384})});if(Gh(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"data",remedy:"\
Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.dispose]()}}
function Gh(t){return(0,T.existsSync)((0,C.join)(t,"platform.db"))}function Yh(t,e){if(t===""){const s="Name a directory with --data, or leave the flag out for \
.slipway.";throw new R.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,C.resolve)(t);try{(0,we.wZ)(n,448),e(n)}catch(s){
throw new R.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,R.xU)(s)})`,{input:"data",remedy:"Name a directory that this user may create and\
 write, with --data.",cause:s})}return(0,T.existsSync)((0,C.join)(n,".gitignore"))||(0,T.writeFileSync)((0,C.join)(n,".gitignore"),`*
`,{mode:384}),n}const IR="commit 43aeff75 (2026-11-27)";function DR(t,e,n,s){const o=`${t} has version ${n}, and the oldest that this Slipway can upgrade is ${s}`,
r=`Start it once with the Slipway of ${IR}, which upgrades it.`;return new R.GQ("unsupported_data",o,{input:e,remedy:r})}const kR=`
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
`,bi=33,zn="CAST(unixepoch('subsec') * 1000 AS INTEGER)",Kh="ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fenc\
e + 1, problem = NULL",zh="live_release IS NOT NULL AND type <> 'web-landing'",Yc=(t,e,n)=>`CREATE TRIGGER ${t}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${zn}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${e}, id, ${zn}, 0 FROM apps WHERE id = ${n} ${Kh};
  END;`,Vh=(t,e)=>`CREATE TRIGGER ${t} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${zn}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${e}.name, ${e}.app, ${zn}, 0, ${zn} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`,$R=[[/^.* -- PostgreSQL\n/gm,""],[/-- SQLite: /g,""],[/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm,"$1) STRICT, WITHOUT ROWID;"],[/^( *CREATE TABLE .*| *)\);$/gm,
"$1) STRICT;"],[/ COLLATE "C"/g,""],[/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g,"INTEGER PRIMARY KEY AUTOINCREMENT"],[/\b(?:bigint|integer|boolean)\b/g,
"INTEGER"],[/\btext\b/g,"TEXT"],[/\bbytea\b/g,"BLOB"]],Xh=[()=>`${$R.reduce((t,[e,n])=>t.replace(e,n),kR)}
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
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${zn}) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, ${zn}, 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ${Kh};
  END;
  ${Yc("env_added_purged AFTER INSERT ON env","'slipway-' || live_release",`new.app AND ${zh}`)}
  ${Yc("env_removed_purged AFTER DELETE ON env","'slipway-' || live_release",`old.app AND ${zh}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${Yc("domain_removed_purged AFTER DELETE ON domains","'slipway-site-' || subdomain","old.app")}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${Vh("domains_added_changed AFTER INSERT","new")}
  ${Vh("domains_removed_changed AFTER DELETE","old")}
  `],nr=bi-1+Xh.length;function vR(t){const e=new Ti.DatabaseSync(t===void 0?":memory:":(0,C.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WA\
L; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),MR(e),e}catch(n){throw e.close(),n}}function MR(t){const e=Jh(t);if(e!==nr){
if(e>nr)throw new R.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${nr}`,{remedy:"Start it with the newer Slipway that wrote it\
, or name another --data directory."});if(e>0&&e<bi)throw DR("The data directory","data",e,bi);Hs(t,()=>{const n=Jh(t);if(!(n>=nr)){for(const s of Xh.slice(Math.
max(0,n+1-bi)))t.exec(s());t.exec(`PRAGMA user_version = ${nr}`)}})}}function Jh(t){return Number(t.prepare("PRAGMA user_version").get()?.user_version??0)}function CR(t,e){
t.prepare("VACUUM INTO ?").run(e),(0,T.chmodSync)(e,384)}const UR=200;async function xR(t,e){(0,T.writeFileSync)(e,"",{flag:"wx",mode:384});for(let n=1;;n+=1)try{
await(0,Ti.backup)(t,e);return}catch(s){if(n===UR||!PR(s))throw s}}function PR(t){return t instanceof Error&&"errcode"in t&&t.errcode===0}function Hs(t,e){t.exec(
"BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}const FR=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,
"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,"NOT IN (SELECT value FROM json_each($1))"],
[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
""],[/ ready = (?:true|false),/g,""],[/ COLLATE "C"/g,""],[/\bslipway_now\(\)/g,"CAST(unixepoch('subsec') * 1000 AS INTEGER)"],[/\bgreatest\(/g,"max("],[/\bleast\(/g,
"min("],[/\bstrpos\(/g,"instr("]];function jR(t,e=z.ml,n=Hh()){const s=o=>BR(t,e,o);return{prepare:s,lock:()=>Vn(()=>{}),record:WR(s,e),read:async o=>qh(()=>Qh(
o())),async write(o){const r=[],i=c=>Vn(()=>{r.push(...c)}),a=qh(()=>Hs(t,()=>Qh(o(i))));for(const c of r)n.publish(c);return a}}}function BR(t,e,n){let s;const o=()=>{
const r=HR(n),i=t.prepare(r.sql);return{...r,statement:i,hasRows:i.columns().length>0}};return(...r)=>Vn(()=>{s??=o();const{statement:i,places:a,hasRows:c}=s,d=e.
now(),l=a.map(f=>f==="now"?d:GR(r[f]));if(!c)return{rows:[],count:Number(i.run(...l).changes)};const u=i.all(...l);return{rows:u,count:u.length}})}function HR(t){
const e=FR.reduce((o,[r,i])=>o.replace(r,i),t),n=[];return{sql:e.replace(/\$(\d+)|:now\b/g,(o,r)=>(n.push(o===":now"?"now":Number(r)-1),"?")),places:n}}function WR(t,e){
const n=t("SELECT * FROM audit_heads WHERE org = $1"),s=t(`INSERT INTO audit (${Sc.join(", ")}, hash)
    VALUES (${Sc.map((r,i)=>`$${i+1}`).join(", ")}, $${Sc.length+1})`),o=t(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3\
, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return function*(r,i){for(const a of i){const c=fN(r,a),[d]=(yield*n(
c.org)).rows,{head:l,anchor:u}=d?wh(d):hN,f={...c,n:l.n+1,at:Math.max(e.now(),d?oe(d,"at"):0)},y=hh(l.hash,f),{org:b,n:_,at:O,project:N,appID:S,action:H,object:B,
by:U,via:x,name:W,from:ee,requestID:V,before:ae,after:Ae}=f;yield*s(b,_,O,N,S,H,B,U,x,W,ee,V,ae,Ae,y),yield*o(b,_,O,y,u.n,u.hash)}}}function*Vn(t){return yield*[],
t()}function GR(t){return typeof t=="boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function Qh(t){const e=t.
next();if(e.done)return e.value;throw new Error("A statement of the other engine was asked")}function qh(t){try{return t()}catch(e){const n=zo(e);throw!n&&!YO(e)?
e:new qe.us(`The state cannot be read or written: ${(0,R.bD)(e)}`,{cause:e,isFull:n})}}const Kc="finished_at IS NULL AND status = 'queued'",YR=`WITH RECURSIVE w\
aiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Kc}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Kc} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Kc} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`,zc=t=>`SELECT\
 name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ${t} ORDER BY name`;function KR(t,e){const n=t.prepare(YR),s=t.prepare(`UPDATE deployments \
SET status = '${Uu.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${hn} WHERE deploy_id = $1`),o=t.prepare(zc("$1")),r=t.prepare(`SELECT * FROM apps WHERE ${Pt}`),i=t.prepare(
Nh);return{env:zR(t,e),addUsage:XR(t),releaseSeq:"(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)",keepRelease:`INSERT INTO releases (deploy_i\
d, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,ready:()=>Vn(()=>{}),claim:(a,{most:c,of:d})=>t.write(function*(){const[l]=(yield*n(
JSON.stringify(d),c)).rows;if(!l)return;yield*s(Q(l,"deploy_id"),oe(l,"fence"),a);const{rows:u}=yield*o(oe(l,"id"));return{row:l,variables:()=>Zh(e,At(l),u)}}),
ofApp:(a,{before:c=Number.MAX_SAFE_INTEGER,limit:d})=>t.read(function*(){const[l]=(yield*r(...tt(a))).rows,{rows:u}=yield*i(...tt(a),c,d);return l&&{app:Ot(l),deployments:u.
map(Dn)}})}}function zR(t,e){const n=t.prepare(zc(`(SELECT id FROM apps WHERE ${On})`)),s=t.prepare(zc("$1")),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE\
 ${Pt}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM env WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, \
changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(l,u)=>({env:Zh(e,l,u),changes:VR(u)}),d=function*(l,u){const[f,y]=[oe(l,"id"),At(l)],{rows:b}=yield*s(f);return{...c(y,b),
key:y,app:f,subdomain:Q(l,"subdomain"),now:u}};return{*read(l){return c(l,(yield*n(...tt(l))).rows)},*lock(l){const[u]=(yield*o(...tt(l))).rows;return u&&(yield*d(
u,oe(u,"now")))},*lockOf(l){return yield*d(l,oe((yield*r()).rows[0]??{},"now"))},*store({app:l,key:u},f,y){yield*i(l);for(const[b,_]of Object.entries(f)){const{
at:O=null,by:N=null}=y.get(b)??{};yield*a(l,b,Do(e,"variables",ra(u,b),_),O,N)}}}}function VR(t){return new Map(t.map(e=>[Q(e,"name"),{at:it(e,"changed_at"),by:je(
e,"changed_by")}]))}function Zh(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[Q(s,"name"),Q(s,"value")],i=oe(s,"is_sealed")===1;return[o,i?ko(t,"variab\
les",ra(e,o),r):r]}))}function XR(t){const e=o=>at.map((r,i)=>`$${o+i}`).join(", "),n=t.prepare(`INSERT INTO usage_sums (${en}, step, start, ${nh})
    VALUES ($1, $2, $3, $4, $5, $6, ${e(7)})
    ON CONFLICT DO UPDATE SET ${at.map(o=>`${o} = ${o} + excluded.${o}`).join(", ")}`),s=t.prepare(`INSERT INTO usage_scopes (${en}, keys, bytes, used_on) VALUE\
S ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return function*(o){const r=VS(o);for(const{scope:i,step:a,start:c,counts:d}of r)
yield*n(...pn(i),a,c,...d);for(const{scope:i,keys:a,bytes:c,usedOn:d}of JS(r))yield*s(...pn(i),a,c,d)}}const sr=32,JR=4,QR=new Uint8Array;class qR{#e;#t=new Map;#n=[];#s="";constructor(e,n){
this.#e=n,this.replace(e)}get id(){return this.#s}get ids(){return this.#n.map(Xn)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Xn(e[0]):""}sealWith(e){return this.
ids.includes(e)?(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>Xn(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(
o,e)),s=this.#e.opensRaw?this.#n.map(o=>({id:QR,key:o})):[];return[...n,...s]}wrong(e){return e instanceof R.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${Xn(e)} ${n}`,
r=this.#t.get(o);if(r)return r;const i={id:tp(e),key:np(e,n,sr)};return this.#t.set(o,i),i}}const ep=new WeakMap;function Xn(t){const e=ep.get(t);if(e!==void 0)
return e;const n=Buffer.from(tp(t)).toString("hex");return ep.set(t,n),n}function tp(t){return np(t,"key-id",JR)}function np(t,e,n){return new Uint8Array((0,P.hkdfSync)(
"sha256",t,"slipway",e,n))}const ZR=4096;function eL(t,e){const n=(0,C.join)(t,"identity-key.json");return{async signingKey(s){const o=()=>mn(()=>{const a=(0,T.
statSync)(n);if(!a.isFile()||a.size>ZR)throw sp(n);return(0,T.readFileSync)(n,"utf8")}),r=()=>{const a=s();return Vc(n,a),a};return{value:o()??Hs(e,()=>o()??r()),
wrong:a=>sp(n,a)}}}}function Vc(t,e){const n=`${t}.${(0,P.randomBytes)(4).toString("hex")}`,s=(0,T.openSync)(n,"wx",384);try{try{(0,T.writeSync)(s,Buffer.from(e)),
(0,T.fsyncSync)(s)}finally{(0,T.closeSync)(s)}(0,T.renameSync)(n,t)}catch(o){throw(0,T.rmSync)(n,{force:!0}),o}}function sp(t,e){return new R.GQ("unsupported_da\
ta",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}
const tL=1024,nL=/^[A-Za-z0-9+/]{43}=$/;function sL(t,e){const n=(0,C.join)(t,"platform.key"),s=op(n,[]);let o=!1;const r=()=>{if(o)return;const a=Oi(n)??rp(e,()=>Oi(
n)??oL(n,e));rL(n,e,a),(0,T.chmodSync)(n,384),s.replace(a),iL(e,s.id),o=!0},i=()=>(r(),s);return{load:r,get id(){return i().id},get ids(){return i().ids},current:a=>i().
current(a),all:a=>i().all(a),wrong:a=>s.wrong(a),add(){return r(),Hs(e,()=>{const a=[(0,P.randomBytes)(sr),...Oi(n)??[]];return Xc(e,a.map(Xn)),Vc(n,ip(a)),s.replace(
a),s.id})}}}function WA(t){const e=join(t,"platform.key"),n=Oi(e);return n&&op(e,n)}function op(t,e){const n=`${t} has no key that the secrets in platform.db we\
re sealed with`;return new qR(e,{wrong:s=>Si(n,s),opensRaw:!0})}function rp(t,e){return t.isTransaction?e():Hs(t,e)}function oL(t,e){if(dL(e))throw Si(`${t} is \
missing, and secrets in platform.db are sealed with it`);const n=(0,P.randomBytes)(sr);return e.exec("DELETE FROM sealed_with"),Vc(t,ip([n])),Xc(e,[Xn(n)]),[n]}
function rL(t,e,n){const s=n.map(Xn),r=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>Q(i,"key_id")).find(i=>!s.includes(i));if(r!==void 0)
throw Si(`${t} lacks the key ${r}, and data is sealed with it`)}function iL(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||rp(t,()=>Xc(t,[
e]))}function Xc(t,e){const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const aL=["kvs_tables","\
kvs_roles","notify_targets","hooks"],cL=["env","deployments"];function dL(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return aL.some(e)||
e("sealed_with")&&cL.some(e)}function ip(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function Oi(t){return mn(()=>{const e=(0,T.statSync)(t),n=e.isFile()&&e.size<=tL?(0,T.readFileSync)(t):void 0,s=n&&lL(n);if(!s)throw Si(`${t} is nei\
ther a key of ${sr} bytes nor lines of keys in base64`);return s})}function lL(t){if(t.length===sr)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>nL.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function Si(t,e){
return new R.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function uL({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function fL(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const hL=160;
class pL{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Jc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Jc(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Jc(e,n),this.#t.delete(e))}}function Jc(t,e){return hL+2*(t.length+e.
value.length)}const mL=16*1024*1024,ap=1e3,Qc=0,Ni="room",EL="PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;",yL=`
  CREATE TABLE IF NOT EXISTS entries (
    keyspace INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (keyspace, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store (only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`,wL=`
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
`;function gL(t){const e=(t.open??(n=>new Ti.DatabaseSync(n)))(t.path);try{return e.exec(EL),Hs(e,()=>{e.exec(yL),e.prepare("SELECT 1 FROM sqlite_schema WHERE n\
ame = 'sizes'").get()||e.exec(wL)}),new _L(e,t)}catch(n){throw e.close(),Of(n)?new R.GQ("platform_locked",`${t.path} is already open, and only one process may u\
se it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name another directory with --data.",cause:n}):n}}class _L{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="\
open";constructor(e,n){this.#e=e,this.#t=TL(e),this.#n=new pL(n.cacheBytes??mL),this.#s=n.onPoisoned??(()=>{}),this.#o=n.clock??z.ml}get(e,n){const s=Ri(e,n),r=(this.#a===
"closed"?void 0:this.#n.get(s))??this.#d(()=>this.#c(s,e,n));return r&&(r.expiresAt===null||r.expiresAt>this.#o.now())?r:void 0}#c(e,n,s){const o=this.#t.get.get(
n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(o.expires_at)};return this.#n.set(e,r),r}#d(e){if(this.#a==="closed")
throw new qe.us("the store is closed");try{return e()}catch(n){throw new qe.us("the store could not be read",{cause:n})}}put(e,n,{value:s,ttlMs:o}){const r={value:s,
expiresAt:o===void 0?null:this.#o.now()+o};return this.#l(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(Ri(e,n),r))}delete(e,n){return this.#l(()=>this.#t.
delete.run(e,n),()=>this.#n.delete(Ri(e,n)))}async keys(e,n){const s=[e,uL(n).toString(),this.#o.now(),n.limit],o=this.#d(()=>this.#t.keys.all(...s)).map(r=>({key:Q(
r,"key"),bytes:oe(r,"bytes"),expiresAt:it(r,"expires_at")}));return fL(o,n)}async sweep(e){let n=0;return await this.#l(()=>{n=Number(this.#t.sweep.run(this.#o.
now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#l(()=>{n=this.#t.drop.all(e,e,ap).map(s=>Q(s,"key"))},()=>{for(const s of n)this.#n.delete(Ri(e,s))});while(n.
length===ap)}async sizes(e,n){return this.#d(()=>this.#t.sizes.all(e,n)).map(s=>({keyspace:oe(s,"keyspace"),keys:oe(s,"keys"),bytes:oe(s,"bytes")}))}async check(){
if(this.#a!=="open")throw new qe.us(`the store is ${this.#a}`);this.get(Qc,Ni),this.#r&&await this.#l(()=>{this.#t.put.run(Qc,Ni,Ni,null),this.#t.delete.run(Qc,
Ni)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").get();return e===void 0?
void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}async copyTo(e){if(await xR(this.#e,e),this.#a===
"closed")throw new qe.us("the store was closed before its copy was complete")}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.
asyncDispose](){await this.close()}#l(e,n){return new Promise((s,o)=>{if(this.#a!=="open")return o(new qe.us(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(
()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:o})})}#u(){const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();
this.#e.exec("COMMIT")}catch(n){this.#r=zo(n),this.#f()&&this.#r||this.#h(n);const o=new qe.us("the write was not stored",{cause:n});for(const r of e)r.reject(o);
return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#f(){try{return this.#e.isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poi\
soned",this.#s(e)}}function Ri(t,e){return`${t}/${e}`}function TL(t){return{begin:t.prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entr\
ies WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = exclu\
ded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = ?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FRO\
M entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace\
, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM\
 entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.
prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function bL(t,e,n){const s=cp(t),o=e.identity();OL(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??
s??(0,P.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===void 0&&t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function OL(t,{
identity:e,highest:n},s){const o=cp(t),r=SL(t);if(n>r)throw qc(s,`kvs.db contains entries of table ${n}, and ${r===0?"platform.db never had a table":"platform.d\
b is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw qc(s,"they come from two data directories");if(o!==void 0&&e===void 0&&NL(t))throw qc(s,"kvs.db is missing\
, or older than platform.db")}function cp(t){const e=t.prepare("SELECT identity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function SL(t){
return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq??0)}function NL(t){return t.prepare("SELECT 1 FROM kvs_tables LI\
MIT 1").get()!==void 0}function qc(t,e){return new R.GQ("unsupported_data",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"\
data",remedy:"Restore both files from the same backup, or name another directory with --data."})}const dp="kvs.db";function RL({dataDir:t,lasting:e=!0,database:n,
clock:s,log:o=$o}){const r=(0,C.join)(t,dp);e&&(0,T.writeFileSync)(r,"",{flag:"a",mode:384});const a=gL({path:e?r:":memory:",clock:s,onPoisoned:c=>o("error","kv\
s_store_poisoned",{reason:(0,R.bD)(c),remedy:"Check the disk, then restart the platform. Until then all writes fail."})});try{bL(n,a,t)}catch(c){throw a.close(),
c}return a}const Zc=6e4;function LL(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),
i=Math.floor(r/Zc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=c)return Math.ceil((Zc-r%Zc)/1e3);for(const{name:a}of o)s(a).value+=
1;return 0}}}const AL=t=>e=>Q(e,t);function Li(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(AL(e)(r))}]}}
const IL=[Li("kvs_tables","token_hash",Cr,"token_sealed"),Li("kvs_roles","access_key_id",oa),Li("notify_targets","id",Lm),Li("hooks","id",Rm),{table:"deployment\
s",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>Ds(Q(t,"deploy_id"),"env")},{column:"fai\
lure",kind:"text",purpose:()=>"build-log",sealName:t=>Ds(Q(t,"deploy_id"),"failure")}]}],DL=100;function kL(t,e,n){const{table:s,keys:o,columns:r,beside:i}=t,a=[
...o,...r.map(({column:l})=>l)].map(l=>`t.${l}`),c=o.map(l=>`t.${l}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((l,u)=>n(u+1)).join(", ")})`;return`SELECT ${[...a,
...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${DL}`}function $L({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function vL(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function lp(t){return t===null?[]:JSON.parse(t)}function up({keys:t},e){return t.map(n=>typeof e[n]=="number"?oe(e,n):Q(e,n))}function ML(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?CL(t,s,n):UL(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function CL(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=Q(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&Sm(i)===t.id))return Do(t,c,d,a?i:ko(t,c,d,i))}
function UL(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[cn(o,e),n(o),s(o)];if(!Sd(t.current(i),r))return vr(t.current(i),a,Mr(t,i,a,r))}class xL extends Error{name="\
RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var fp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hp=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const ed="build_logs",PL=50,FL=6e4;async function jL({database:t,keyring:e,logs:n,log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,PL);let a=r;for(const c of i){const d=Q(c,"deploy_id"),l=it(c,"finished_at"),u=l===null||
c.status==="cancelled"&&l>o.now()-FL;if(!await HL(n,e,d,!u).catch(y=>{if(!(y instanceof R.GQ))throw y;return s("error","sealed_log_unreadable",{deployID:d,reason:y.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=oe(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function BL(t,e){return oe(t.prepare("SELEC\
T count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function HL(t,e,n,s){const{sealed:o,clear:r}=_i(t,n),i=await WL(o),a=i===void 0&&(0,T.existsSync)(
r);return i===e.id||i===void 0&&!a?(await(0,Je.rm)(r,{force:!0}),!0):s?(await YL(o,uR({deployID:n,keyring:mR(e)},a?(0,T.createReadStream)(r):GL(o,{deployID:n,keyring:e}))),
await(0,Je.rm)(r,{force:!0}),!0):!1}function WL(t){return Gc(t,async e=>{const[n]=gi(await tr(e,{start:0,length:wt}));return n&&pR(n)})}async function*GL(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=fp(s,await(0,Je.open)(t),!0);for(let r=0;r<n;r+=wt){const i=[...gi(await tr(o,{start:r,
length:Math.min(wt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield Fh(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.
hasError=!0}finally{const o=hp(s);o&&await o}}function GA(t){return readIfThere(t,async e=>endOfLog(e,(await e.stat()).size))}async function YL(t,e){const n=`${t}\
.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=fp(s,await(0,Je.open)(n,"w",384),!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){
s.error=o,s.hasError=!0}finally{const o=hp(s);o&&await o}}catch(s){throw await(0,Je.rm)(n,{force:!0}),s}await(0,Je.rename)(n,t)}const pp=[...IL,{table:"env",keys:[
"app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"\
text",purpose:()=>"variables",sealName:t=>ra(At(t),Q(t,"name")),isClear:t=>oe(t,"is_sealed")===0}]}],KL=1e4,zL=10,VL="Remove the lines of those that slipway sec\
ret status shows as unneeded: it lists the keys in the order of the lines.",XL=1e3,JL=5;function QL(t){const{database:e,engine:n,keyring:s,log:o}=t;let r=()=>{};
const i=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),a=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, \
?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),c=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),d=e.prepare("SELECT key_id FROM sealed_with"),l=_=>{const O=i.get(_,s.id);return O?{at:je(O,"at"),isDone:oe(O,"is_done")===1}:{at:null,isDone:!1}},u=(_,{
at:O,isDone:N})=>a.run(_,s.id,O,N?1:0),f=_=>n.write(()=>Vn(_)),y=_=>f(()=>{const{at:O}=l(_.table),N=e.prepare(kL(_,O===null,()=>"?")).all(...lp(O)),S=N.filter(B=>!qL(
t,_,B)).length;S>0&&o("error","sealed_rows_unreadable",{table:_.table,rows:S});const H=N.at(-1);u(_.table,{at:H?JSON.stringify(up(_,H)):O,isDone:!H})}),b=async()=>{
const _=pp.find(({table:B})=>!l(B).isDone);if(_)return await y(_),!0;const O=l(ed);if(O.isDone)return!1;const{after:N,isDone:S,isWaiting:H}=await jL({...t,after:Number(
O.at??0)});return await f(()=>{u(ed,{at:String(N),isDone:S}),S&&c.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),S&&await n.read(()=>Vn(()=>e.exec(
"PRAGMA wal_checkpoint(TRUNCATE)"))),!S&&!H};return{step:b,start(_){let O=!1;const N=new AbortController,S=(0,Ho.setTimeout)(XL,void 0,{signal:N.signal}).catch(
()=>{}),U=Ft({everyMs:KL,run:async()=>{await S,e.exec("PRAGMA secure_delete = ON");try{for(;!O&&await b();)await(0,Ho.setTimeout)(JL)}finally{e.isOpen&&e.exec("\
PRAGMA secure_delete = OFF")}},onFailure:x=>o("warn","sealing_failed",{reason:String(x)}),every:_,isDue:!0});return r=()=>{N.abort(),U.run()},{async[Symbol.asyncDispose](){
O=!0,N.abort(),await U[Symbol.asyncDispose]()}}},async status(){const _=()=>{const O=new Set(d.all().map(x=>Q(x,"key_id"))),N=x=>x===s.id?"seals":O.has(x)?"need\
ed":"unneeded",S=pp.map(x=>{const{at:W,isDone:ee}=l(x.table);return ee?0:oe(e.prepare($L(x,W===null,()=>"?")).get(...lp(W))??{},"n")}),H=l(ed),B=S.reduce((x,W)=>x+
W,H.isDone?0:BL(e,Number(H.at??0)));return{keys:s.ids.map(x=>({id:x,use:N(x)})),remaining:B,awaited:[],place:"platform.key in the data directory"}};return n.read(
()=>Vn(_))},async rotate(_){const O=s.ids.length;if(O>=zL)throw new xL(`platform.key has ${O} keys`,VL);const N=s.id,S=s.add();return await n.write(()=>n.record(
_,[{action:"secret.rotate",object:S,before:{key:N},after:{key:S}}])),r(),{from:N,to:S}}}}function qL({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of ML(
e,n,s))t.prepare(vL(n,o,()=>"?")).run(r,...up(n,s));return!0}catch(o){if(o instanceof R.GQ)return!1;throw o}}function ZL(t){const e=new Map,n=(o,r)=>{const i=[...e].
filter(([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?r.text:
void 0};return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const l=t.monotonic();n(0,u=>u.expiresAt<=l),n(c-1,u=>u.identity===r),n(
d-1,()=>!0),e.set(o,{identity:r,text:i,expiresAt:l+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}var eA=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},tA=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function nA(t){const e={stack:[],error:void 0,hasError:!1};try{const n=AR(
t.dir),{lasting:s,clock:o=z.ml,log:r}=t,i=eA(e,new AsyncDisposableStack,!0);i.use(Wh(n));const a=i.use(mp(n,t)),c=i.use(Ep(a,n,Hh(),t)),d=i.use(RL({dataDir:n,lasting:s,
database:a,clock:o,log:r}));c.keyring.load(),a.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`),await c.jobs.expire();const l=UN(n,async f=>{await d.
copyTo((0,C.join)(f,dp)),CR(a,(0,C.join)(f,"platform.db"))});i.use(c.sealing.start());const u=i.move();return{...c,kvs:d,quota:LL(o),sessions:ZL(o),backUp:l,[Symbol.
asyncDispose]:()=>u.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=tA(e);n&&await n}}function YA(t,e,n){const s=Ep(mp(t,n),t,e,n);return s.keyring.
load(),s}function mp(t,{database:e,lasting:n=!0}){return e??vR(n?t:void 0)}function Ep(t,e,n,s){const{lasting:o=!0,clock:r=z.ml,log:i}=s,a=jR(t,r,n),c=a.prepare(
"SELECT count(*) AS tables FROM sqlite_schema"),d=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),l=(b,_)=>d.get(b,_)!==void 0,u=sL(e,t),f=(0,C.join)(e,"logs"),y={kind:"\
local",dir:(0,C.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:y,blobs:new oR(y),...vN(a,KR(a,u),{...s,keyring:u}),logs:OR(f,u,{log:i,mayAppend:l}),
keys:eL(e,t),keyring:u,sealing:QL({database:t,engine:a,keyring:u,logs:f,clock:r,log:i??$o}),check:async()=>{await a.read(()=>c())},async[Symbol.asyncDispose](){
t[Symbol.dispose]()}}}var yp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wp=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function sA(t){Rl(t);const e=!(0,T.
existsSync)((0,C.resolve)(t.dir));try{const n={stack:[],error:void 0,hasError:!1};try{const s=yp(n,new AsyncDisposableStack,!0),o=s.use(await nA(t));return await gp(
o),s.move(),await PO({...t,stores:o,nodeDir:o.dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=wp(n);s&&await s}}catch(n){throw e&&oA((0,C.resolve)(t.
dir)),rA(n,(0,C.resolve)(t.dir))}}function oA(t){if((0,T.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=yp(e,Wh(t),!1);(0,T.rmSync)(
t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{wp(e)}}catch{}}function rA(t,e){const n=(r,i,a)=>new R.GQ(r,i,{input:"data",remedy:a,cause:t});
if(t instanceof R.GQ)return t;if(zo(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a direc\
tory on another disk with --data.");if(bf(t)){const r=`A database of the data directory ${e} is damaged: ${(0,R.bD)(t)}`;return n("unsupported_data",r,"Restore \
a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,R.xU)(t)===void 0||!(0,we.
FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,R.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform\
 did not write, or name another directory with --data.")}const iA=100;async function gp({sealing:t,audit:e}){const{keys:n,remaining:s}=await t.status(),[o,r]=n;
if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&i.anchor.n>0)){for(let c;;){const{rows:d,
next:l}=await e.list("",{action:"secret.rotate"},{before:c,limit:iA});if(d.some(({object:u})=>u===o.id))return;if(l===null)break;c=l}await e.append(D,[{action:"\
secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"at the start"}}])}}}),8453:((Xe,Te,w)=>{w.d(Te,{Z:()=>Y});var T=w(7598),C=w(7975),R=w(1224),
we=w(2978);const P=6e4,me=1e4,z=100,M=256*1024,G=2e3,D=6e4,se=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function k(ie){const[,ue,be,re]=se.exec(ie)??[];return ue===
void 0?void 0:{feed:ue,number:Number(be),at:Number(re)}}function Y(ie,ue,be=R.fm){const re=new Map,q=(K,ye)=>{ye[Symbol.dispose](),re.delete(K)},fe=be(me,()=>{for(const[
K,ye]of re)ue.monotonic()-ye.readAt>=P&&q(K,ye)}),ke=K=>{const ye=JSON.stringify([K.org,K.project,K.appID]),ce=re.get(ye)??new de(ie,K);ce.readAt=ue.monotonic(),
re.delete(ye),re.set(ye,ce);const[Oe]=re;return re.size>z&&Oe&&q(...Oe),ce};return{async read(K,{lines:ye,after:ce}){const Oe=ke(K),Ie=({at:Z})=>Z>=K.createdAt-
D;return(ce&&Oe.after(ce))??Oe.last((await ie.tail(K,ye)).filter(Ie),ce)},[Symbol.dispose](){fe();for(const[K,ye]of re)q(K,ye)}}}class de{#e=(0,T.randomBytes)(8).
toString("base64url");#t;#n=0;#s=[];#o=0;readAt=0;constructor(ue,be){this.#t=ue.follow(be,re=>this.#r(re))}[Symbol.dispose](){this.#t[Symbol.dispose]()}#r(ue){const be=le(
ue);this.#n+=1,this.#s.push(be),this.#o+=be.text.length;let re=0;for(;this.#s.length-re>we.Hp.most||this.#o>M&&this.#s.length-re>1;)this.#o-=this.#s[re]?.text.length??
0,re+=1;re>0&&this.#s.splice(0,re)}after(ue){if(ue.feed!==this.#e||ue.number>this.#n)return;const be=this.#n-this.#s.length,re=this.#s.slice(Math.max(0,ue.number-
be));return{lines:re,next:this.#i(this.#n,re.at(-1)?.at??ue.at),missed:ue.number<be}}last(ue,be){const re=({at:ye})=>be===void 0||ye>be.at,q=Re(ue.filter(re).map(
le)),fe=ue.at(-1),ke=fe&&this.#s.findLastIndex(ye=>(0,C.isDeepStrictEqual)(ye,le(fe))),K=this.#n-this.#s.length+(ke===void 0?0:ke+1);return{lines:q,next:this.#i(
K,fe?.at??be?.at??0),missed:be!==void 0&&ue.length>0&&ue.every(re)}}#i(ue,be){return`${this.#e}.${ue}.${Math.max(0,Math.trunc(be))}`}}function le(ie){return ie.
text.length<=G?ie:{...ie,text:ie.text.slice(0,G).toWellFormed()}}function Re(ie){let ue=M,be=ie.length;for(;be>0&&ie.length-be<we.Hp.most&&(ue-=ie[be-1]?.text.length??
0,!(ue<0&&be<ie.length));)be-=1;return ie.slice(be)}}),2097:((Xe,Te,w)=>{w.d(Te,{Js:()=>G,K2:()=>R,ci:()=>we,fp:()=>M,mK:()=>D});var T=w(8302),C=w(4296);function R(k){
const{email:Y,issuer:de}=(0,T.Gv)(k)?k:{};return typeof Y=="string"&&typeof de=="string"?{email:Y,issuer:de}:void 0}function we(k){const Y=async de=>de.token?me(
de.token,await k(P(de))):k(de);return{roleOf:async(de,le)=>se((await Y(de)).filter(Re=>z(Re,le)).map(({role:Re})=>Re)),async organizationsOf(de){const le=new Set(
(await Y(de)).map(({org:Re})=>Re));return le.has("*")?void 0:[...le].sort()},mayIn:async(de,le,Re)=>(await Y(de)).some(ie=>(ie.org==="*"||ie.org===le)&&D(ie.role,
Re)),async partsOf(de,le){const Re=(await Y(de)).filter(ie=>ie.org==="*"||ie.org===le);if(!Re.some(({project:ie})=>ie===void 0))return[...new Set(Re.map(({project:ie,
appID:ue})=>ue===void 0?ie:`${ie}/${ue}`))].filter(ie=>ie!==void 0).sort()}}}function P({email:k,issuer:Y}){return{email:k,issuer:Y}}function me(k,Y){return Y.flatMap(
de=>{const le=z(de,k.place)?k.place:z(k.place,de)?de:void 0,Re=D(de.role,k.role)?k.role:de.role;return le?[{org:le.org,project:le.project,appID:le.appID,role:Re}]:
[]})}function z(k,Y){return k.org!=="*"&&k.org!==Y.org?!1:k.project===void 0?!0:k.project===Y.project&&(k.appID===void 0||k.appID===Y.appID)}function M({org:k,project:Y,
appID:de}){return Y===void 0?`the organization ${k}`:de===void 0?`the project ${k}/${Y}`:`the app ${k}/${Y}/${de}`}function G({org:k,project:Y,appID:de},le,Re){
return le==="projects"?`The projects of the organization ${k} together have ${Re.projects}`:`T${M(le==="organization"?{org:k}:le==="project"?{org:k,project:Y}:{
org:k,project:Y,appID:de}).slice(1)} has ${Re[le]}`}function D(k,Y){return k!==void 0&&C.g.indexOf(k)>=C.g.indexOf(Y)}function se(k){return C.g.findLast(Y=>k.includes(
Y))}}),1487:((Xe,Te,w)=>{w.r(Te),w.d(Te,{openApi:()=>T});const T=()=>({})}),7288:((Xe,Te,w)=>{w.d(Te,{Nd:()=>we,ci:()=>P,fe:()=>me});var T=w(7030),C=w(3739),R=w(
1709);function we(D,se){const k=new T.BlockList;for(const Y of D){const[,de="",le]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(Y)??[],Re=(0,T.isIP)(de),ie=Re===4?32:128;if(Re===
0||de.includes("%")||Number(le??0)>ie)throw new C.GQ("invalid_input",`--${se}: "${Y}" is not an address or a network`,{input:se,remedy:"Write addresses and netw\
orks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});k.addSubnet(de,Number(le??ie),Re===4?"ipv4":"ipv6")}return k}function P(D,se,k){let Y=M(
D);if(se===void 0)return Y;for(const de of se.split(",").reverse()){if(!z(k,Y))break;const le=M(de.trim());if((0,T.isIP)(le)===0)break;Y=le}return Y}function me({
remoteAddress:D}){const se=M(D??"");return(0,R.O)(se)?"loopback":G(se)}function z(D,se){const[k=""]=se.split("%",1),Y=(0,T.isIP)(k);return Y!==0&&D.check(k,Y===
4?"ipv4":"ipv6")}function M(D){return D.replace(/^::ffff:(?=\d+\.)/i,"")}function G(D){if((0,T.isIP)(D)!==6)return D.slice(0,40);const[se="",k]=D.toLowerCase().
split("%",1)[0]?.split("::")??[],Y=se===""?[]:se.split(":");return`${(k===void 0?Y:[...Y,"0","0","0","0"]).slice(0,4).join(":")}::/64`}}),8934:((Xe,Te,w)=>{w.d(
Te,{R:()=>T,i:()=>C});async function T(we){try{return(await R(we)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(P){return P instanceof
Error?P.message.replace(/^CronPattern: /,"is refused: "):String(P)}}async function C(we,P){return(await R(we)).nextRun(new Date(P))?.getTime()??null}async function R(we){
const{Cron:P}=await w.e(814).then(w.bind(w,5814));return new P(we,{timezone:"UTC",mode:"5-part"})}}),5898:((Xe,Te,w)=>{w.d(Te,{GH:()=>we,GW:()=>C,KQ:()=>T,Mr:()=>P,
XM:()=>G,Yf:()=>R,c0:()=>M,wx:()=>z});class T extends Error{name="BodyTooLarge"}class C extends Error{name="BodyBroken"}function R(D,se,k={}){return{status:D,headers:{
"content-type":"application/json; charset=utf-8","cache-control":"no-store",...k},body:JSON.stringify(se)}}function we(D){return{status:0,headers:{},take:D}}function P(D,se){
const{take:k}=D;return k?we(async Y=>{const de=await k(Y);return se(de),de}):(se({status:D.status,bytes:me(D)}),D)}function me({body:D,headers:se}){return D===void 0?
0:D instanceof Uint8Array?D.byteLength:typeof D=="string"?Buffer.byteLength(D):Number(se["content-length"]??0)}function z(D,se){const k=D.headers[se];return typeof k==
"string"?k:k?.[0]}function M(D){return z(D,"content-type")?.split(";")[0]?.trim().toLowerCase()}function G(D){const se=D.indexOf("?");return se===-1?D:D.slice(0,
se)}}),5456:((Xe,Te,w)=>{w.d(Te,{EN:()=>P,P_:()=>R,o_:()=>me,u:()=>z,xd:()=>we});var T=w(2207),C=w(5898);class R extends Error{name="Refusal";code;headers;constructor(G,D,se={}){
super(D),this.code=G,this.headers=se}}function we(M,G){return new R("rate_limited",M,{"retry-after":String(G)})}function P(M,G,D){return M.body(G).catch(se=>{throw se instanceof
C.KQ?new R("body_too_large",D):se})}function me(M){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(M))}catch{throw new R("invalid_request","The\
 body is not valid JSON in UTF-8.")}}function z(M,G){const{code:D,message:se}=M,k={error:{code:D,message:se,requestID:G.requestID}};return(0,C.Yf)(T.iV[D],k,M.headers)}}),
8325:((Xe,Te,w)=>{w.d(Te,{Hu:()=>se,J5:()=>M,LF:()=>k,SP:()=>de,UM:()=>me,lq:()=>z,ol:()=>P,zz:()=>D});var T=w(7934),C=w(8302);const R=5,we=60;function P(ie){return T.
FsL(T.IeY(C.Gv,"must be an object"),T.rej(ie,ue=>ue.expected==="never"?Re(ue.path,ie):"is required"))}function me(ie){return T.yqP(T.mee(ie))}function z(ie,ue){
return T.yqP(T.FsL(ie,T.h_(ue)))}function M(ie){return T.yqP(T.ZmZ(ie))}const G=["__proto__","prototype","constructor"];function D(ie,ue){return T.FsL(T.IeY(C.Gv,
"must be an object"),T.z6Y(be=>!G.some(re=>Object.hasOwn(be,re)),`must not contain ${G.join(", ")}`),T.g1P(ie,ue))}function se(ie){return T.z6Y(ue=>ie(ue)===void 0,
({input:ue})=>ie(ue)??"")}function k(ie,ue,be){const re=T.xLC(ie,ue,{abortPipeEarly:!0});return re.success?{output:re.output}:{faults:re.issues.map(({path:q,message:fe})=>`${le(
q)||be} ${fe}`)}}function Y(ie,ue){const be=v.safeParse(ie,ue,{abortPipeEarly:!0});return be.success?{output:be.output}:{faults:new Map(be.issues.map(({path:re,
message:q})=>[String(re?.[0]?.key??""),q]))}}function de(ie){const ue=ie.length>we?`${ie.slice(0,we)}\u2026`:ie;return/^[\w.*@$/-]+…?$/.test(ue)?ue:JSON.stringify(
ue)}function le(ie){return(ie??[]).map(({key:ue})=>typeof ue=="number"?`[${ue}]`:`.${de(String(ue))}`).join("").replace(/^\./,"")}function Re(ie,ue){const be=ie?.
at(-1)?.input,[,...re]=(0,C.Gv)(be)?Object.keys(be).filter(ye=>!Object.hasOwn(ue,ye)):[],q=re.slice(0,R).map(de),fe=re.length-q.length,ke=[...q,...fe>0?[`${fe} \
more`]:[]].join(", "),K=Object.keys(ue).filter(ye=>ue[ye]?.expects!=="never");return`is not a known field${ke===""?"":` (also: ${ke})`}. Known fields: ${K.join(
", ")}`}}),7356:((Xe,Te,w)=>{w.d(Te,{bL:()=>we,cg:()=>P,zH:()=>R});var T=w(3052),C=w(7080);class R extends Error{name="OverQuota";over;constructor(z){super(`The\
 organization ${z.org} is over its quota of ${(0,C.MT)(z.name,z.quota)}`),this.over=z}}function we({files:me,bytes:z}){return Math.max(z,T.CX*me)}const P={most:Number.
MAX_SAFE_INTEGER,of:{}}}),8423:((Xe,Te,w)=>{w.d(Te,{R6:()=>P,us:()=>R});const T=1e3,C=2e4;class R extends Error{name="StoreUnavailable";isFull;constructor(z,{isFull:M=!1,
...G}={}){super(z,G),this.isFull=M}}async function we(me){try{return await me}catch(z){if(z instanceof R)return;throw z}}async function P(me,z,M){const G=z.monotonic()+
C;for(let D=1;;D+=1)try{return await me(D)}catch(se){if(!(se instanceof R&&!se.isFull)||M?.aborted||z.monotonic()>=G||(await z.sleep(T,M).catch(()=>{}),M?.aborted))
throw se}}}),6854:((Xe,Te,w)=>{w.d(Te,{B5:()=>we,O3:()=>R,mp:()=>P,tM:()=>C,ue:()=>T});class T extends Error{name="DomainTaken";domain;constructor(M){super(`Ano\
ther app has the domain ${M}`),this.domain=M}}class C extends Error{name="QueueFull";most;constructor(M){super(`The organization has ${M} queued deployments`),this.
most=M}}const R=500,we=1e3,P=20,me=null})};export{KA as id,zA as ids,VA as modules};

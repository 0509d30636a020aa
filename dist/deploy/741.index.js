const f$=741,h$=[741],p$={9692:((Qe,ue,N)=>{N.d(ue,{sU:()=>Y,q$:()=>Ie,bM:()=>ke,U2:()=>fe,I:()=>ie,q1:()=>Ne,Aw:()=>ye});var I=N(8302);class Y extends Error{name="\
JsonTextError";offset;stop;constructor(z,de,Re=de){super(z),this.offset=de,this.stop=Re}}const x=34,we=44,H=58,ge=91,Q=92,re=93,J=123,Z=125,he=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
Te=24,Ae=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,ve=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,at=/true|false|null/y,pe="a lone surrogate (half of a character)\
 in a string";class le{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(z,de=!0,Re){this.#e=z,this.#t=de,this.#n=Re}document(){this.#y();const z=this.#p()===
J?"object":"other";do this.#i();while(this.#a());if(this.#y(),this.#o<this.#e.length)throw this.#E("the end");return z}#i(){for(;;){this.#y(),this.#s.length===1&&
(this.#r.offset=this.#o);const z=this.#p();if(z===x){this.#u();return}if(z===J){if(this.#o+=1,this.#w(Z))return;this.#s.push(new Set),this.#d()}else if(z===ge){
if(this.#o+=1,this.#w(re))return;this.#s.push(void 0)}else{if(this.#m(ve)||this.#m(at))return;throw this.#E("a value")}}}#a(){for(let z=this.#s.length;z>0;z--){
const de=this.#s[z-1]!==void 0;if(z===1&&de&&this.#n&&this.#c(this.#n),this.#w(we))return de&&this.#d(),!0;if(!this.#w(de?Z:re))throw this.#_(de?"}":"]");this.#s.
pop()}return!1}#c(z){z({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#d(){this.#y();const z=this.#o;if(this.#p()!==x)throw this.#E("a name in double \
quotes");this.#u();const de=ie(this.#e.slice(z,this.#o)),Re=this.#s.at(-1);if(this.#t&&Re?.has(de))throw new Y(`the name "${de}" occurs twice in one object`,z);
if(Re?.add(de),!this.#w(H))throw this.#E('":"');this.#s.length===1&&(this.#r={name:de,nameOffset:z,offset:this.#o})}#u(){const z=this.#e,de=this.#o;let Re=de+1;
for(;;){const Pe=z.charCodeAt(Re);if(Pe===x)break;if(Pe===Q)Re=this.#f(Re,de);else if(Pe>=55296&&Pe<=57343)Re=this.#h(Re,de);else if(Pe>=32)Re=Re-de<Te?Re+1:this.#l(
Re);else throw this.#g(Re)}this.#o=Re+1}#l(z){return he.lastIndex=z,he.test(this.#e),he.lastIndex}#f(z,de){if(Ae.lastIndex=z,!Ae.test(this.#e))throw this.#g(z);
const Re=Ae.lastIndex;if(!this.#t||Re-z===2)return Re;const Pe=Number.parseInt(this.#e.slice(z+2,Re),16);if(Pe<55296||Pe>57343)return Re;const dt=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(Re,Re+6));if(Pe>=56320||!dt)throw new Y(pe,de);return Re+6}#h(z,de){const[Re,Pe]=[this.#e.charCodeAt(z),this.#e.charCodeAt(z+1)],dt=Re<56320&&
(Pe&64512)===56320;if(this.#t&&!dt)throw new Y(pe,de);return z+(dt?2:1)}#g(z){const de=z>=this.#e.length;return new Y(de?"a string does not end":"a bad escape o\
r control character in a string",z)}#w(z){return this.#y(),this.#p()!==z?!1:(this.#o+=1,!0)}#y(){for(;;){const z=this.#p();if(z!==32&&z!==10&&z!==13&&z!==9)return;
this.#o+=1}}#p(){return this.#e.charCodeAt(this.#o)}#m(z){return z.lastIndex=this.#o,z.test(this.#e)?(this.#o=z.lastIndex,!0):!1}#_(z){const de=this.#e.slice(0,
this.#o).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#o))?new Y(`"," or "${z}" is missing`,de,this.#o):this.#E(`"," or "${z}"`)}#E(z){const de=this.#e.
slice(this.#o,this.#o+1);return new Y(`expected ${z}, found ${de===""?"the end":JSON.stringify(de)}`,this.#o)}}function ie(ce){return ce.includes("\\")?String(JSON.
parse(ce)):ce.slice(1,-1)}function Ne(ce,z){const de=ce.slice(0,z);return{line:de.split(`
`).length,column:z-de.lastIndexOf(`
`)}}function Ie(ce){new le(ce).document()}function Ue(ce){try{new JsonScanner(ce,!1).document()}catch(z){if(z instanceof JsonTextError)return z;throw z}}function fe(ce,z=!0){
const de=[];return new le(ce,z,Pe=>de.push(Pe)).document()==="object"?de:void 0}function ke(ce){return ce.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}
function ye(ce,z){return ce===z||xe(ce)===xe(z)}function xe(ce){try{return String(JSON.parse(ce,mt))}catch(z){if(z instanceof RangeError)return ke(ce);throw z}}
function mt(ce,z,de){return typeof z=="number"?ls(de?.source??String(z)):Array.isArray(z)?`[${z.join(",")}]`:(0,I.Gv)(z)?`{${Object.entries(z).map(([Pe,dt])=>`${JSON.
stringify(Pe)}:${dt}`).sort().join(",")}}`:JSON.stringify(z)}function ls(ce){const[,z,de="",Re="",Pe="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ce)??
[],dt=`${de}${Re}`.replace(/^0+/,""),dn=dt.replace(/0+$/,"");if(dn==="")return`${z}0`;const fs=BigInt(Pe)-BigInt(Re.length)+BigInt(dt.length-dn.length);return`${z}${dn}\
e${fs}`}}),3052:((Qe,ue,N)=>{N.d(ue,{D6:()=>x,DB:()=>ge,Xq:()=>Q,j9:()=>we});var I=N(3739);const Y=1024,x=1024*Y,we=1024*x,H=[["TiB",1024*we],["GiB",we],["MiB",
x],["KiB",Y]];function ge(re,J){const[,Z,he]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(re.trim())??[],Te=H.find(([ve])=>ve.toLowerCase()===he?.toLowerCase())?.[1],
Ae=Math.round(Number(Z)*(Te??Number.NaN));if(Ae>0&&Number.isSafeInteger(Ae))return Ae;throw new I.GQ("invalid_input",`${J}: "${re}" is not a size`,{input:J,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Q(re){const[J,Z]=H.find(([,Te])=>re>=Te)??["bytes",1],he=re/Z;return`${he<
10&&Z>1?he.toFixed(1).replace(/\.0$/,""):Math.round(he)} ${J}`}}),7287:((Qe,ue,N)=>{N.d(ue,{V1:()=>ge,WJ:()=>we,xJ:()=>x});var I=N(3739);const Y={build_fault:"e\
rror",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",
leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function x({code:Q}){return Y[Q]}function we({findings:Q}){const[re,...J]=Q.filter(at=>x(at)==="error");if(!re)return;const{place:Z,message:he,remedy:Te}=re,
Ae=Z?`${Z.file}${Z.line===void 0?"":`:${Z.line}`}: `:"",ve=J.length===0?"":` (and ${J.length} more ${J.length===1?"error":"errors"})`;return new I.GQ("check_fai\
led",`Check failed: ${Ae}${he}${ve}`,{remedy:Te??"Correct what the annotations name. They are in the summary too."})}const H=20;function ge(Q,{findings:re}){const J=re.
flatMap(Z=>{const{code:he,message:Te,place:Ae}=Z;if(!Ae)return[];const{file:ve,line:at=null,column:pe=null}=Ae;return[{file:ve,line:at,column:pe,severity:x(Z),code:he,
message:Te}]});return{headline:Q.message,stage:"check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:J.slice(0,H),moreDiagnostics:Math.max(0,J.
length-H)}}}),8931:((Qe,ue,N)=>{N.d(ue,{runCheck:()=>M});var I=N(1455),Y=N(8161),x=N(6760),we=N(3532),H=N(1224),ge=N(9127),Q=N(3739),re=N(2345);async function J(p,h){
const{bare:m,branch:E,commit:w,lender:O,shallow:R,origin:U}=h;for(const me of["objects/info","refs"])await(0,I.mkdir)((0,x.join)(p,me),{recursive:!0});const C=U===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(U)}
`,q={HEAD:`ref: refs/heads/${E}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${C}`,"packed-refs":w&&`${w} refs/heads/${E}
`,"objects/info/alternates":O&&`${(0,x.join)(O,"objects")}
`,shallow:R};for(const[me,$e]of Object.entries(q))$e&&await(0,I.writeFile)((0,x.join)(p,me),$e)}var Z=N(5807),he=N(1421),Te=N(7975);const Ae=(0,Te.promisify)(he.
execFile),ve=64*1024*1024,at=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function pe(p,h,m,E={}){const w=Object.
fromEntries(Object.entries(h).filter(([R])=>!R.startsWith("GIT_"))),O={cwd:p,env:{...w,LC_ALL:"C",...E},signal:m,maxBuffer:ve};return async(...R)=>{try{return(await Ae(
"git",[...at,...R],O)).stdout}catch(U){throw(0,Q.xU)(U)!=="ENOENT"?U:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:U})}}}async function le(p,h,m){const E=pe(p,h,m),[w="",O="",R=""]=await ie(E,p,m),U=pe(w,h,m);return{root:w,
commit:R,changed:(await U("diff","--name-only","-z","HEAD")).split("\0").filter(C=>C!==""),git:U,async lend(C,q){const me=await(0,I.readFile)((0,x.join)(O,"shal\
low"),"utf8").catch($e=>{if((0,Q.xU)($e)!=="ENOENT")throw $e});await J(C,{bare:!0,branch:q,commit:R,lender:O,shallow:me})}}}async function ie(p,h,m){try{const E=await p(
"rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[w="",O="",R=""]=E.split(`
`);return[w,(0,x.resolve)(h,O),R]}catch(E){throw m.throwIfAborted(),E instanceof Q.GQ?E:new Q.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check \
the repository out before this step:
- uses: actions/checkout@v5`,cause:E})}}const Ne=5*6e4,Ie="refs/slipway/base";async function Ue(p,h,m,E,w){const O=pe(m,E,w),R=await fe(h.git,p,w)??await fe(h.git,
`origin/${p}`,w)??await ye(p,h,m,E,w);return await O("update-ref",Ie,R),{name:p,commit:R}}async function fe(p,h,m){try{return(await p("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(E){if(m.throwIfAborted(),E instanceof Q.GQ)throw E;return}}const ke=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function ye(p,h,m,E,w){
const O=ke.test(p)?await ls(h.git,w):void 0;if(!O)throw z(p,"");const R=AbortSignal.timeout(Ne),U=pe(h.root,E,AbortSignal.any([w,R]),O),C=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${Ie}`];try{await U("--git-dir",m,"fetch",...C)}catch(me){throw w.throwIfAborted(),me instanceof Q.GQ?me:z(
p,R.aborted?", and origin does not answer":ce(me),me)}const q=await fe(pe(m,E,w),Ie,w);if(q===void 0)throw z(p,", and what origin has by this name is not a comm\
it");return q}const xe=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],mt="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function ls(p,h){
const m=await p("config","--local","--includes","--null","--get-regexp",mt).catch(()=>"");h.throwIfAborted();const E=m.split("\0").flatMap(U=>{const[C="",...q]=U.
split(`
`);return C===""?[]:[[C,q.length===0?"true":q.join(`
`)]]});if(!E.some(([U])=>U==="remote.origin.url"))return;const w=[...xe,...E],O=w.flatMap(([U,C],q)=>[[`GIT_CONFIG_KEY_${q}`,U],[`GIT_CONFIG_VALUE_${q}`,C]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(w.length),...Object.fromEntries(O)}}function ce(p){const h=p instanceof
Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(h))return", nor\
 has origin";const E=(h.split(`
`).find(w=>/^(?:fatal|error): /.test(w))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,Z.
Ow)(E,300)}`}function z(p,h,m){return new Q.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:de,cause:m})}
const de=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Re=N(5635),Pe=N(292);async function dt(p,h,m){const{report:E,signal:w}=m,O=(0,Re.M)(E.report,H.ml,w);return await O.
phase("compare",async()=>{const R=await fs(p,h,m);return w.throwIfAborted(),await E.compared(R),[void 0,dn(R),R.kind==="unknown"]}),O.phases}function dn(p){const{
base:h}=p,m=`${(0,Z.Ow)(h.name,100)} (${(0,Pe.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${m} is unknown: ${p.why}`;const{pages:E,files:w,bytes:O,
brotli:R}=p.difference;return`${[(0,Pe.jN)(E," pages"),(0,Pe.jN)(w," files"),(0,Pe.Sk)(O),(0,Pe.Sk)(R," with Brotli")].join(", ")} against ${m}`}async function fs(p,h,m){
const{embedded:E,report:w,checked:O,leftMs:R}=m;if(p.commit===O.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const U=We=>{(We.type===
"status"||We.type==="heartbeat")&&w.report(We)},C={...h.follow,timeoutMs:Math.max(1,R)},q=h.project==="base"?"checked":"base",{outcome:me,output:$e}=await E.deploy(
p.commit,{...h,project:q,follow:C},U);return me.status==="succeeded"&&$e?{kind:"known",base:p,difference:ai(O.report,O.output.files,$e.files)}:{kind:"unknown",base:p,
why:ii(me,R)}}function ii({status:p,error:h},m){return p!=="pending"?`it does not build (${h?.message??p})`:m<1?"no time was left to build it":`it was not built\
 in the ${(0,ge.a3)(m)} that were left`}function ai({pages:p},h,m){const E=R=>({now:R(h),change:R(h)-R(m)}),w=R=>E(U=>U.reduce((C,q)=>C+R(q),0));return{pages:{now:p,
change:w(({path:R})=>Number(ho.test(R))).change},files:E(({length:R})=>R),bytes:w(({bytes:R})=>R),brotli:w(({brotli:R})=>R),gzip:w(({gzip:R})=>R),changes:zt(h,m).
toSorted((R,U)=>Math.abs(U.bytes)-Math.abs(R.bytes)||(R.path<U.path?-1:1))}}const ho=/\.x?html?$/i;function zt(p,h){const m=new Map(h.map(C=>[C.path,C])),E=new Set(
p.map(({path:C})=>C)),w=p.filter(({path:C})=>!m.has(C)),O=h.filter(({path:C})=>!E.has(C)),R=Le(w,O),U=new Set(R.flat());return[...p.flatMap(C=>{const q=m.get(C.
path);return q===void 0||q.digest===C.digest?[]:[ae(C,q)]}),...R.map(([C,q])=>({...ae(C,q),formerly:q.path})),...w.filter(C=>!U.has(C)).map(C=>L("added",C,1)),...O.
filter(C=>!U.has(C)).map(C=>L("removed",C,-1))]}function ae(p,h){const{path:m,bytes:E,brotli:w}=p;return{kind:"changed",path:m,bytes:E-h.bytes,brotli:w-h.brotli}}
function L(p,{path:h,bytes:m,brotli:E},w){return{kind:p,path:h,bytes:w*m,brotli:w*E}}function Le(p,h){const m=Map.groupBy(h,({path:E})=>Be(E));return[...Map.groupBy(
p,({path:E})=>Be(E))].flatMap(([E,w])=>{const[O,R]=w,[U,C]=m.get(E)??[];return E!==void 0&&O&&U&&!R&&!C?[[O,U]]:[]})}const ci=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
po=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],st=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Be(p){if(ho.test(p))return;
const h=p.lastIndexOf("/")+1,[m,E]=[p.slice(0,h),p.slice(h)],w=ci.exec(E)?.[0]??"",O=E.slice(0,E.length-w.length);if(st.test(O))return`${m}*${w}`;const R=po.map(
U=>U.exec(O)?.groups).find(U=>Ze(U?.hash??""));return R&&`${m}${R.stem}*${w}`}function Ze(p){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
p)}const Nt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,hs=String.raw`"([^"\\\n]*(?:${Nt}[^"\\\n]*)*)"`,qt=String.raw`'([^'\\\n]*(?:${Nt}[^'\\\n]*)*)'`,
mo=String.raw`((?:[^()"'\s\\]|${Nt})+)\s*\)`,Rn=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Nt,String.raw`(?:url\(\s*|@import\s+)(?:${hs}|${qt})`,String.raw`url\(\s*${mo}`,
hs.replace("(","(?:"),qt.replace("(","(?:")].join("|"),"gi"),Rd=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function kt(p){return[...p.matchAll(Rn)].flatMap(h=>{const m=h.
slice(1).find(E=>E!==void 0);return m===void 0||m===""||m.startsWith("#")?[]:[{href:hi(m),kind:"asset"}]})}const di=new RegExp(`${Rn.source}|([{}])`,"gi");function Eo(p){
const h=[];for(const E of p.matchAll(di)){const w=E.at(-1);w==="{"?h.push(E.index):w==="}"&&h.pop()}const m=h.at(-1);return m===void 0?void 0:p.slice(0,m).split(
`
`).length}const un=new RegExp(`${Rn.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function ln(p){for(const h of p.matchAll(
un)){const m=h.at(-1);if(m?.startsWith("@"))return m}}function ui(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const li=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function fi(p){return[...p.matchAll(li)].map(([,,h=""])=>({href:h,kind:"mention"}))}const ps=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function fn(p){return[...p.matchAll(ps)].map(([,h=""])=>({href:h,kind:"mention"}))}function hi(p){return p.replace(Rd,(h,m,E,w)=>{const O=m===void 0?Number.NaN:
Number.parseInt(m,16);return O<=1114111?String.fromCodePoint(O):E===void 0?w??"":""})}var hn=N(1600);const ms=Map.groupBy([["a area","href","link"],["a","xlink:\
href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([p,h,m])=>p.split(" ").map(E=>({tag:E,attribute:h,kind:m}))),({tag:p})=>p),Es=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),pi=new Set(["title","style","script","template"]),Ln=new Set(["pre","code","s\
amp","kbd","textarea","xmp"]),yo=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,ys=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function ws(p){const h=new wo;return h.read(p),h}const mi=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class wo{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;read(h){const m=new hn.i({onopentag:(E,w)=>this.#s(E,w),ontext:E=>this.#i(E),onclosetag:E=>{
this.#t.at(-1)===E&&this.#t.pop(),E==="noscript"&&(this.#n-=1),Ln.has(E)&&(this.#e-=1)}});m.write(h),m.end()}#s(h,m){pi.has(h)&&m.shadowrootmode===void 0&&this.#t.
push(h),h==="noscript"&&(this.#n+=1),Ln.has(h)&&(this.#e+=1),Es.has(h)&&(this.empty=!1),this.#n===0&&Es.has(h)&&h!=="script"&&(this.blank=!1);for(const w of[m.id,
h==="a"?m.name:void 0])w&&this.ids.add(w);switch(m.style?.includes("url(")&&this.#a(kt(m.style)),h){case"base":this.base??=m.href;return;case"meta":this.#r(m);return;case"\
link":this.#o(m);return;case"a":case"area":if(/\bexternal\b/.test(m.rel??""))return;break}const E=(ms.get(h)??[]).flatMap(({attribute:w,kind:O})=>{const R=m[w];
return R===void 0?[]:[{href:R,kind:O}]});this.#a([...E,...K(m.srcset??"")])}#o({rel:h="",href:m,imagesrcset:E=""}){const w=ys.find(([O])=>O.test(h))?.[1];w!==void 0&&
this.#a([...m===void 0?[]:[{href:m,kind:w}],...K(E)])}#r(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const m=mi.exec(h.content??"")?.[1];
m&&this.#a([{href:m.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(kt(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&(this.blank=
!1),this.#e===0&&(this.unrendered??=yo.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:m})=>!go(m)))}}function go(p){
return/\{\{|\$\{|<%/.test(p)}function K(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(m=>{const[E=""]=m.trim().split(/\s/,1);return E===""?[]:[{href:E.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const gs=5,Vt=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function Ei(p){const h=p.filter(
w=>Vt.test(w)),m=p.filter(w=>w.endsWith("/index.html")&&w.split("/").length===2),E=p.filter(w=>/^[^/]+\.html?$/i.test(w)&&w!=="404.html");return{folder:E.length>
0?void 0:_s(p),files:[...new Set([...h,...m,...E])].slice(0,gs)}}function _s(p){const h=R=>R.split("/").length,m=p.filter(R=>R.endsWith("/index.html")).sort((R,U)=>h(
R)-h(U)),[E,w]=m;return E!==void 0&&(w===void 0||h(w)>h(E))?E.slice(0,-11):void 0}function _o({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}
function yi(p){const{folder:h,files:m}=p,E=_o(p);return E!==void 0?`The output has ${E}: name it index.html, in lower case.`:h!==void 0?`The output directory ha\
s its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${m.length===0?"":` It has ${m.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const bo=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
bs=20;function Ts(p){const h=[];for(const{groups:m}of p.matchAll(bo)){const E=m?.id??m?.selector??m?.mounted;if(E!==void 0&&!To(p,E.replace(/^#/,""))&&h.push(E),
h.length>=bs)break}return h}function To(p,h){return[...["=",":",": "," = "].flatMap(E=>['"',"'","`",'\\"'].map(w=>`id${E}${w}${h}`)),`id=${h}`].some(E=>p.includes(
E))}function wi(p,h){return p.some(m=>h.has(m.replace(/^#/,"")))?void 0:p[0]}function gi(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const So=10;class _i{#e;#t=new Map;constructor(h){this.#e=h}know(h,m){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:Oo(m)}))}probe(h){const m=h.pathname+h.search,E=this.#t.get(m);if(E)return E;const w=this.#n(h);return this.#t.set(m,w),w}async#n(h){let m=h;for(let E=0;E<
So;E+=1){const{status:w,headers:O}=await this.#e.fetch(m,{method:"HEAD",signal:this.#e.signal}),R=O.get("location");if(w>=400)return{kind:"missing",status:w};if(w<
300||R===null||!URL.canParse(R,m.href))return{kind:"there",url:m,page:Oo(O)};if(m=new URL(R,m),m.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function Oo(p){return/\bhtml\b/.test(p.get("content-type")??"")}const No=16,Ro=2e4,An=500,Lo=16*1024*1024;async function bi(p,h,m=!1){const E=new Si(p,
m,new Set(h)),w=h.filter(Je=>/\.(?:x?html?|css|m?js)$/i.test(Je));await Os(w.slice(0,Ro),Je=>E.read(Je)),await E.follow();const O=await E.index(),R=E.result(),U=await Ni(
R.dead,h,E.prober),C=O.status<300||m?void 0:Ei(h),q=C?.folder,me=new Set(q===void 0?[]:h),$e=Je=>Ss(Je).some(ft=>me.has(`${q}/${ft}`)),We=R.dead.filter(({url:Je})=>!$e(
(0,Z.oF)(Je.pathname).slice(1)));return{index:O,...R,dead:We,instead:C,basePath:U,unread:E.unread+Math.max(0,w.length-Ro)}}const Ti=5;class Si{#e;#t;#n;#s=new Set;prober;#o=new Map;#r=new Map;#i=[];#a=[];#c=[];#d=new Map;#u;#l=0;unread=0;constructor(h,m,E){
this.#e=h,this.#t=m,this.#n=E,this.prober=new _i(h)}async index(){const{root:h,fetch:m,signal:E}=this.#e,w=await this.prober.probe(h);if(w.kind!=="there")return{
status:w.kind==="missing"?w.status:310,empty:!1,unfilled:void 0};const O=await m(w.url,{signal:E}),R=await O.text(),U=w.page?ws(R):void 0;return{status:O.status,
empty:R.trim()===""&&!(this.#t&&!w.page)||U?.empty===!0,unfilled:U?.blank?this.#f(U,w.url):void 0}}#f({links:h,ids:m},E){const w=h.flatMap(({href:O,kind:R})=>{const U=R===
"asset"&&URL.canParse(O,E.href)?new URL(O,E):void 0;return U?.origin===E.origin?this.#d.get((0,Z.oF)(U.pathname).slice(1))??[]:[]});return wi(w,m)}async read(h){
const m=Oi(h,this.#e.root),E=h==="index.html"?await this.#h(m):m,w=await this.#e.fetch(E,{signal:this.#e.signal}),O=await w.text();w.status>=300||(this.prober.know(
E,w.headers),O.length>Lo?this.unread+=1:/\.css$/i.test(h)?this.#y(O,E,h):/js$/i.test(h)?(this.#m(fi(O),E,h),this.#m(this.#w(fn(O)),this.#e.root,h),this.#d.set(h,
Ts(O))):this.#p(O,E,h))}async#h(h){const m=await this.prober.probe(h);return m.kind!=="there"||Ss((0,Z.oF)(m.url.pathname).slice(1)).some(w=>this.#n.has(w))?h:m.
url}#g(){return this.#u??=new Set([...this.#n].flatMap(h=>{const m=h.split("/");return m.map((E,w)=>m.slice(w).join("/"))})),this.#u}#w(h){return this.#t?[]:h.filter(
({href:m})=>!this.#g().has((0,Z.oF)(m).replace(/^(?:\.{0,2}\/)+/,"")))}#y(h,m,E){this.#m(kt(h),m,E);const w=Eo(h);w!==void 0&&this.#c.push({file:E,line:w});const O=ln(
h);O!==void 0&&this.#a.push({file:E,rule:O})}#p(h,m,E){const w=ws(h);this.#l+=1,this.#r.set(E,w.ids),w.unrendered!==void 0&&this.#a.push({file:E,rule:w.unrendered});
const O=w.base!==void 0&&URL.canParse(w.base,m.href)?new URL(w.base,m):m;this.#m(w.links,O,E)}#m(h,m,E){for(const{href:w,kind:O}of h){const R=URL.canParse(w,m.href)?
new URL(w,m):void 0;if(R?.origin!==this.#e.root.origin)continue;const U=`${O} ${R.href} ${w}`,C=this.#o.get(U)??{href:w,kind:O,url:R,files:[],latest:"",count:0};
this.#o.set(U,C),C.latest!==E&&(C.latest=E,C.count+=1,C.files=[...C.files,E].sort(pn).slice(0,Ti))}}async follow(){this.#t&&await this.#_(),await Os(this.#o.values(),
async h=>{const m=await this.#b(h);if(m===void 0)return;const{href:E,url:w,files:O,count:R}=h;this.#i.push({href:E,url:w,files:O,count:R,...m})})}async#_(){const h=new Set;
for(let m=[this.#e.root];m.length>0;){for(const{pathname:w,search:O}of m)h.add(w+O);await Os(m,w=>this.#E(w)),m=[...this.#o.values()].filter(({kind:w})=>w==="li\
nk").map(({url:w})=>w).filter(({pathname:w,search:O})=>!h.has(w+O))}}async#E(h){const m=await this.prober.probe(h);if(m.kind!=="there"||!m.page)return;const{url:E}=m,
w=(0,Z.oF)(E.pathname).slice(1);if(this.#T(w)!==void 0||this.#s.has(w))return;if(this.#s.size>=An){this.unread+=1;return}this.#s.add(w);const O=await this.#e.fetch(
E,{signal:this.#e.signal}),R=await O.text();O.status>=300||(R.length>Lo?this.unread+=1:this.#p(R,E,w===""||w.endsWith("/")?`${w}index.html`:w))}async#b({url:h,kind:m}){
const E=await this.prober.probe(h);switch(E.kind){case"missing":return{kind:m,why:`answers ${E.status}`};case"circle":return{kind:m,why:"redirects in a circle"};case"\
external":return;case"there":return m!=="link"&&E.page&&/\.(?!x?html?$)\w+$/i.test(E.url.pathname)?{kind:m,why:"answers with a page"}:this.#S(E.url,h.hash)?void 0:
{kind:"fragment",why:"names no part of it"};default:return E}}#S(h,m){const E=m.slice(1);if(E===""||/^(?:top$|[/!]|:~:)/i.test(E))return!0;const w=this.#T((0,Z.
oF)(h.pathname).slice(1));return w===void 0||w.has(E)||w.has((0,Z.oF)(E))}#T(h){return Ss(h).map(m=>this.#r.get(m)).find(m=>m!==void 0)}result(){const h=this.#i.
sort((E,w)=>pn(E.files[0],w.files[0])||pn(E.href,w.href)),m=new Set([...this.#o.values()].map(({url:E})=>E.href)).size;return{pages:this.#l,links:m,dead:h,unclosed:this.#c.
sort((E,w)=>pn(E.file,w.file)),unprocessed:this.#a.sort((E,w)=>pn(E.file,w.file))}}}function Ss(p){const h=p===""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,
`${h}index.html`]}function Oi(p,h){const m=p.replace(/(^|\/)index\.html$/,"$1");return new URL(m.split("/").map(encodeURIComponent).join("/"),h)}function pn(p="",h=""){
return p<h?-1:+(p>h)}async function Os(p,h){const m=p[Symbol.iterator](),E=async()=>{for(let w=m.next();!w.done;w=m.next())await h(w.value)};await Promise.all(Array.
from({length:No},E))}const Ao=3;async function Ni(p,h,m){let E="/";for(let w=0;w<Ao;w+=1){if(E=Ri(p.flatMap(({url:C})=>Io(E,C.pathname))),E===""||h.some(C=>`/${C}`.
startsWith(E)))return;const O=p.filter(C=>Jt(C,E)),U=(await Promise.all(O.map(({url:C})=>Li(C,E,m)))).filter(Boolean).length;if(U>1&&U*2>O.length)return E}}function Jt({
url:p,kind:h},m){return h!=="fragment"&&`${p.pathname}/`.startsWith(m)}function Io(p,h){const m=h.startsWith(p)?h.slice(p.length).split("/",1)[0]:"";return m?[`${p}${m}\
/`]:[]}function Ri(p){return[...Map.groupBy(p,m=>m).values()].toSorted((m,E)=>E.length-m.length)[0]?.[0]??""}async function Li(p,h,m){const{kind:E}=await m.probe(
new URL(`/${p.pathname.slice(h.length)}${p.search}`,p));return E==="there"}var Ai=N(1619),Ii=N(3130);function ki(p){return{...p,kind:"platform",input:"the platf\
orm",description:"the embedded platform's own",obtain:(h,{onSecret:m})=>ko(p,h,m)}}async function ko(p,h,m){m(p.requestToken),(0,Ai.Jb)(new URL(p.requestUrl).origin,
"the platform's address");try{return await(0,Ii.g)("the platform",p,h,m)}catch(E){throw!(E instanceof Q.GQ)||E.code!=="unauthorized"?E:E.with({remedy:"The data \
directory may be of another platform; name the right one with --data.",cause:E})}}var $i=N(3194),Di=N(5449),vi=N(7244);const $o=25*1024*1024;function Ns({files:p,
odd:h,ignoredRules:m,faults:E}){const w=p.filter(({path:R})=>/\.(?:js|mjs|cjs|css)\.map$/.test(R)),O=[...h.map(R=>Mi[R.kind](R.path)),...p.flatMap(({path:R,bytes:U,
hasKey:C})=>[...U>$o?[xt(R,U)]:[],...C?[Me(R)]:[]]),...w.length>0?[Ad(w)]:[],...xi(p)];return{files:p,findings:O,ignoredRules:m,faults:E}}const Mi={repository:p=>({
code:"leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be public`,remedy:"Build into a folder of its own, or have\
 the build remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a file of secrets would be public`,remedy:"Keep it ou\
t of the output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"example_of_secrets",built:p,message:`The output contains\
 ${p}, which is not published`,remedy:"Leave it out of the output directory."})};function xt(p,h){return{code:"large_file",message:`${p} has ${(h/1024**2).toFixed(
0)} MB; more than ${$o/1024**2} is much for a site`}}const Ci=/^undefined(?:\/|\.html?$)|\[object Object\]/;function xi(p){const[h,...m]=p.filter(({path:O})=>Ci.
test(O));if(!h)return[];const E=m.length===0?"":` and ${m.length} more`;return[{code:"odd_address",message:`The output contains ${h.path}${E}: a value was missi\
ng where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Me(p){return{code:"leaked_private_key",built:p,message:`\
The output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build publishes, and replace it if it was ever published."}}
function Ad(p){const[h]=p,m=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The output contains source maps (${h?.path}${m}): anyon\
e can read the sources in them`}}async function Ui(p){const{startPlatform:h,env:m,scratch:E,lent:w}=p;let O,R=new AbortController;const U=await h({dir:(0,x.join)(
E,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:m,async onOutput(C){O=Ns(C),R.abort()}});return{async deploy(C,q,me){O=void 0,R=new AbortController;
const $e=Rt(R.signal);return{outcome:await kd(U,Id(q,C,w),me,{...p,sleep:$e}),output:O}},[Symbol.asyncDispose]:()=>U[Symbol.asyncDispose]()}}const Do=100,He=5;function Rt(p){
return async(h,m)=>{if(p.aborted)return H.ml.sleep(He,m);try{await H.ml.sleep(h,m?AbortSignal.any([m,p]):p)}catch(E){if(m?.throwIfAborted(),!p.aborted)throw E}}}
function Id(p,h,m){const{configuration:E,follow:w}=p,{domains:O,...R}=E.settings;return{...p,configuration:{...E,repository:m,settings:R},commit:h,create:!0,isPassing:!0,
verify:"off",urlTemplate:void 0,follow:{...w,wait:!0,pollIntervalMs:Do,statusMap:new Map}}}function kd(p,h,m,{signal:E,folder:w,onSecret:O,sleep:R}){const{baseUrl:U,
requestUrl:C,requestToken:q}=p,me=ki({requestUrl:C,requestToken:q,audience:U}),$e=(0,$i.N)(h,{baseUrl:U,source:me},{fetch,clock:{...H.ml,sleep:R},tree:(0,vi.c)(
w),signal:E,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:O,reporter:m});return(0,Di.deploy)(h,$e)}var vo=N(8302),Fi=N(8595);async function $d(p,h,m,E,w=!1){
let O,R,U;const C=p.replace(/^(?:\.{0,2}\/)+/,"");for(const me of Yi(p,h)){const $e=(await E(me)).filter(({file:ft})=>!Dd.test(ft)),We=$e.filter(({file:ft})=>!Ls(
ft,m));if(U){const ft=me===C?mn(We.filter(({file:$s})=>!Rs.test($s))):void 0;if(ft)return{place:ft,others:[U]};continue}const Je=mn(We)??mn(We.filter(({file:ft})=>Co(
ft,h)));if(Je&&!(w&&Rs.test(Je.file)))return{place:Je,others:[]};U=Je,O??=yt(We,h,w),R??=mn($e)}const q=U??(O?void 0:R);return q?{place:q,others:[]}:O}const Dd=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;
function Mo(p){return Rs.test(p)}const Rs=/\.(?:mdx?|markdown)$/,ji=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function Et(p){return!p||
p.others.length===0?"":`; also in ${p.others.map(({file:h,line:m})=>m===null?h:`${h}:${m}`).join(", ")}`}const Pi=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,
Bi=/^[\s"'`)\]}<>,;#?]/;function Hi(p,h){for(let m=p.indexOf(h);m!==-1;m=p.indexOf(h,m+1)){const[E,w]=[p.slice(Math.max(0,m-4),m),p.slice(m+h.length,m+h.length+
1)];if((m===0||Pi.test(E))&&(w===""||Bi.test(w)))return m+1}}const Wi=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function Gi(p,h,m){
return Ls(p,m)||Wi.test(p)?void 0:Eo(h)}function Ls(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function Yi(p,h){const[m=""]=p.split(/[?#]/,1),E=p.replaceAll(
"&","&amp;"),w=/^\.{1,2}\//.test(m)?new URL(m,`http://site/${encodeURI(h)}`).pathname:"",O=[p,E,m,w],R=(w||m).replace(/^\/+/,""),U=Ki(R)?[R,...In(R)]:[],C=[...O,
...O.map(q=>q.replace(/\/$/,"")),...U];return[...new Set([...C,...C.map(Z.oF)])].filter(q=>q.length>1)}function Ki(p){return/\.\w{2,5}$/.test(p)}function In(p){
const h=p.split("/");return h.slice(1).map((m,E)=>h.slice(E+1).join("/"))}const zi=4;function yt(p,h,m){if(p.length===0||p.length>zi)return;const E=new Set(h.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),w=({file:C})=>C.split(/[/.]/).filter(q=>E.has(q)).length,O=C=>(m&&ji.test(C.file)?E.size+1:0)+w(C),[R,...U]=p.toSorted(
(C,q)=>O(q)-O(C));return R&&{place:R,others:U}}function mn(p){const[h]=p;return h&&p.every(({file:m})=>m===h.file)?h:void 0}function Co(p,h){const m=As(h.replace(
/\/index\.[^/]+$/,""));return As(p)===m||As(p.replace(/\/index\.[^/]+$/,""))===m}function As(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}var kn=N(
7287);const $n=100,qi='If another application serves the link on the same host, add rel="external" to it: the check skips such links.',xo=["error","warning","no\
tice"];async function Uo(p,h,m){const E=await Vi(p,m),w=[...await oa(h,m),...await ra(h.ignoredRules,m),...E,...await Xi(p,m),...await ea(p,m),...await Zi(m)],O=C=>xo.
indexOf((0,kn.xJ)(C))*2+(C.place?0:1);return[...E.some(C=>(0,kn.xJ)(C)==="error")?Fo(h.faults):Qi(h.faults),...w.toSorted((C,q)=>O(C)-O(q))]}async function Vi(p,h){
const m=[],{basePath:E}=p,w=p.dead.filter(O=>E===void 0||!Jt(O,E));E!==void 0&&m.push(await vd(E,p,h));for(const[O,R]of w.entries()){const U=O<$n?await h.find(R.
href,R.files[0]??"",R.count>1):void 0;if(R.kind==="mention"&&U&&Mo(U.place.file))continue;const C=sa(R),q=O<$n?await Ji(h,R):"";m.push({...C,message:C.message+Et(
U)+q,place:U?.place})}return[...await na(p,h),...m,...ia(p)]}async function Ji(p,{kind:h,url:m}){const E=(0,Z.oF)(m.pathname);if(h!=="asset"&&h!=="mention"||E.endsWith(
"/"))return"";const w=await p.fileOf(E);return w===void 0?"":`/${w}`.endsWith(E)?`; the repository has ${w}, which the build did not write to this address`:`; t\
he repository has ${w}: addresses distinguish capital from small letters`}function Fo(p){return p.map(h=>({code:"build_fault",message:(0,Fi._Q)(h),remedy:"Mend \
this first: what the site lacks may follow from it.",place:h.file===null?void 0:{file:h.file,...h.line===null?{}:{line:h.line}}}))}function Qi(p){return Fo(p.filter(
({isMarked:h})=>h)).map(h=>({...h,code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function Xi({unclosed:p},h){const m=await h.
unclosedSheets(),E=(w,O,R)=>({code:"unclosed_block",message:`The style sheet ${w} ends within the block that line ${O} opens: its rules from there on may not co\
unt`,remedy:"Add the missing }.",place:R});return m.length>0?m.map(w=>E(w.file,w.line,w)):p.map(({file:w,line:O})=>E(w,O))}async function Zi(p){return(await p.openFrontMatter()).
map(({file:h,line:m,lacks:E})=>({code:"open_front_matter",message:`The front matter of ${h} lacks its ${E} line ---: tools take it for text, and show it`,remedy:`\
Add the line --- ${E==="first"?"above the first key":"below the last key"}.`,place:{file:h,line:m}}))}async function ea({unprocessed:p},h){const m=O=>O.startsWith(
"<"),E=Map.groupBy(p,({rule:O})=>O),w=p.filter(O=>!m(O.rule)||E.get(O.rule)?.[0]===O);return Promise.all(w.slice(0,$n).map(async({file:O,rule:R})=>{const U="unp\
rocessed_rule",C=ui(O,R);if(!m(R))return{code:U,message:C,remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(
R)};const q=(E.get(R)?.length??1)-1;return{code:U,message:C+(q>0?` (and ${q} more ${q===1?"page":"pages"})`:""),remedy:"Does package.json have the engine, or th\
e renderer for it, as hexo-renderer-ejs?",place:await Dn(h,O)}}))}async function Dn(p,h){const m=await p.fileNamed(h.slice(h.lastIndexOf("/")+1));return m===void 0?
void 0:{file:m}}async function vd(p,{dead:h},m){const E=h.filter(O=>Jt(O,p)),w=await m.find(p,"")??await m.find(p.slice(0,-1),"");return{code:"base_path",message:`\
The site is built for the base path ${p}, and is served without one: ${E.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro \
and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:w?.place}}const ta="Give the element of the page the id that the scr\
ipt names, or the other way round.";async function na(p,h){const{index:m,instead:E}=p;if(E){const w=_o(E),O=w===void 0?void 0:await h.fileNamed(w);return[{code:"\
index_unanswered",message:`The site has no index page: / answers ${m.status}`,remedy:yi(E),place:O===void 0?void 0:{file:O}}]}if(m.status>=500)return[{code:"ind\
ex_unanswered",message:`The app answers / with ${m.status}`}];if(m.unfilled!==void 0){const w=await Dn(h,"index.html");return[{code:"index_unfilled",message:gi(
m.unfilled),remedy:ta,place:w}]}return m.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function sa(p){
const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why}\
 (${vn(p)})`,remedy:qi};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why} (${vn(p)})`};case"mention":return{code:"dead_mention",message:`\
A script names ${h}, which ${p.why} (${vn(p)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} leads to has no such part (${vn(p)})`};default:
return p.kind}}function vn({files:p,count:h}){const m=h-1;return`in ${p[0]}${m>0?` and ${m} more ${m===1?"file":"files"}`:""}`}async function oa({findings:p},h){
const m=async(E,w)=>{const{built:O}=E;if(O===void 0||w>=$n)return E;const R=await Dn(h,O);return R?{...E,place:R}:E};return Promise.all(p.map(m))}async function ra(p,h){
const m=new Map,E=async({file:w,line:O,reason:R})=>{const U=m.get(w)??h.fileNamed(w);m.set(w,U);const C=await U;return{code:"ignored_rule",message:`Ignored rule\
 (${O===void 0?w:`${w}, line ${O}`}): ${R}`,place:C===void 0?void 0:{file:C,...(0,vo.Eb)({line:O})}}};return Promise.all(p.map(E))}function ia({unread:p}){const h=`${p}\
 pages or style sheets are too long, or too many, to be read`;return p===0?[]:[{code:"not_all_checked",message:h}]}const aa=2;function ca(p){const h=new Set,m=[];
for(const[E,w]of p){const O=Is(w[0],1),R=da(w,O?1:0),[U]=R;if(!U||R.length<aa)continue;const C=`${E.slice(0,E.lastIndexOf("/")+1)}\0${U.text.split(":")[0]}`,q=w.
findIndex($e=>Is($e)&&$e.line>U.line),me=w[q]?.line===(R.at(-1)?.line??0)+1;O&&me?h.add(C):me?m.push({kind:C,file:E,line:1,lacks:"first"}):O&&q===-1&&m.push({kind:C,
file:E,line:1,lacks:"last"})}return m.filter(({kind:E})=>h.has(E)).map(({file:E,line:w,lacks:O})=>({file:E,line:w,lacks:O}))}function Is(p,h=p?.line){return p!==
void 0&&p.line===h&&p.text.trimEnd()==="---"}function da(p,h){const[m]=p.slice(h);if(!m||m.line!==h+1||!/^\w/.test(m.text))return[];const E=p.findIndex((w,O)=>O>=
h&&(Is(w)||w.line!==O+1));return p.slice(h,E===-1?void 0:E)}function En(p,h,m){const E=new Map,w=U=>{const C=E.get(U)??O(U);return E.set(U,C),C},O=async U=>(await Qt(
p,h,["-F","-e",U])).flatMap(({file:C,line:q,text:me})=>{const $e=Hi(me,U);return $e===void 0?[]:[{file:C,line:q,column:$e}]}),R=U=>!Ls(U,m);return{find:(U,C,q)=>$d(
U,C,m,w,q),async unclosedSheets(){return[...V(await Qt(p,h,["-E","-e",""],["css"]))].flatMap(([C,q])=>{const me=Gi(C,q.map(({text:$e})=>$e).join(`
`),m);return me===void 0?[]:[{file:C,line:me}]})},async openFrontMatter(){const U=ut.flatMap(q=>["-e",q]),C=await Qt(p,h,["-E",...U],["md","mdx","markdown","njk",
"liquid","html"]);return ca(V(C.filter(({file:q})=>R(q))))},async ruleNamed(U){const C=["css","pcss","postcss","scss","sass","less"],q=await Qt(p,h,["-F","-e",`${U}\
 `],C),[me,...$e]=q.filter(({file:We})=>R(We)).map(({file:We,line:Je})=>({file:We,line:Je}));return $e.every(({file:We})=>We===me?.file)?me:void 0},async fileNamed(U){
const C=await jo(p,h,`:(glob)**/${U}`);return ua(C.filter(R),C)},async fileOf(U){const C=U.replace(/^\/+/,""),me=(await jo(p,h,`:(icase,glob)**/${C.replace(/[\\*?[\]]/g,
"\\$&")}`)).filter(R);return ua(me.filter($e=>`/${$e}`.endsWith(`/${C}`)),me)}}}function ua(...p){const[h,...m]=p.find(E=>E.length>0)??[];return m.length>0?void 0:
h}const ut=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];function V(p){return Map.
groupBy(p,({file:h})=>h)}async function Qt(p,h,m,E=[]){const w=E.map(R=>`:(glob)**/*.${R}`);return(await p("grep","-I","-n","-z",...m,h,"--",...w).catch(()=>"")).
split(`
`).flatMap(R=>{const[U="",C="",...q]=R.split("\0");return C===""?[]:[{file:U.slice(h.length+1),line:Number(C),text:q.join("\0")}]})}async function jo(p,h,m){return(await p(
"grep","-l","-z","-e","",h,"--",m).catch(()=>"")).split("\0").flatMap(w=>w===""?[]:[w.slice(h.length+1)])}var Po=function(p,h,m){if(h!=null){if(typeof h!="objec\
t"&&typeof h!="function")throw new TypeError("Object expected.");var E,w;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
E=h[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");E=h[Symbol.dispose],m&&(w=E)}if(typeof E!="func\
tion")throw new TypeError("Object not disposable.");w&&(E=function(){try{w.call(this)}catch(O){return Promise.reject(O)}}),p.stack.push({value:h,dispose:E,async:m})}else
m&&p.stack.push({async:!0});return h},lt=(function(p){return function(h){function m(R){h.error=h.hasError?new p(R,h.error,"An error was suppressed during dispos\
al."):R,h.hasError=!0}var E,w=0;function O(){for(;E=h.stack.pop();)try{if(!E.async&&w===1)return w=0,h.stack.push(E),Promise.resolve().then(O);if(E.dispose){var R=E.
dispose.call(E.value);if(E.async)return w|=2,Promise.resolve(R).then(O,function(U){return m(U),O()})}else w|=1}catch(U){m(U)}if(w===1)return h.hasError?Promise.
reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return O()}})(typeof SuppressedError=="function"?SuppressedError:function(p,h,m){var E=new Error(m);
return E.name="SuppressedError",E.error=p,E.suppressed=h,E});async function M(p,h,m,E){try{return await ot(p,h,m,E)}catch(w){if(!E.signal.aborted)throw w;return{
...Mn,status:"cancelled",failure:void 0,phases:[],error:ks()}}}async function ot(p,h,m,E){const w={stack:[],error:void 0,hasError:!1};try{const{env:O,signal:R}=E,
{repository:U,branch:C,outputDirectory:q}=p.configuration,me=(0,x.isAbsolute)(U)?U:E.workspace,$e=Po(w,await Go(O),!0),We=(0,x.join)($e.path,"source.git"),Je=le(
me,O,R);Je.catch(()=>{});const ft=en=>m.addSecret(en),$s={...E,scratch:$e.path,lent:We,folder:me,onSecret:ft},Yo=Po(w,await Ui($s),!0),Xt=await Je;m.checkedOut(
Xt.commit),Cn(Xt,m.report),await Xt.lend(We,C);const xn=h===void 0?void 0:await Ue(h,Xt,We,O,R),Ut=H.ml.now(),{commit:Un}=Xt;let Ko=(0,re.Rm)(p.appType);const Ds=en=>{
en.type==="url"?Ko||=en.isServer===!0:m.report(en)},{outcome:Zt,output:zo}=await Yo.deploy(Un,p,Ds),{status:Fn,url:vs}=Zt;if(Fn!=="succeeded"||zo===void 0||vs===
void 0)return Wo(Zt,p);const qo={root:new URL(vs),fetch:(0,we.Q)(fetch),signal:R},jn=await Ho(qo,zo,Ko,En(Xt.git,Un,q));await m.checked(jn);const la=p.follow.timeoutMs-
(H.ml.now()-Ut),Vo=xn&&{embedded:Yo,report:m,signal:R,checked:{commit:Un,report:jn,output:zo},leftMs:la},Ms=Vo?await dt(xn,p,Vo):[],Ft=(0,kn.WJ)(jn);return{...Zt,
...Mn,status:Ft?"failed":"succeeded",error:Ft,phases:[...Zt.phases,...Ms],failure:Ft&&(0,kn.V1)(Ft,jn)}}catch(O){w.error=O,w.hasError=!0}finally{const O=lt(w);O&&
await O}}const Bo=5;async function Ho(p,h,m,E){const w=h.files.map(({path:U})=>U),O=await bi(p,w,m),R=U=>h.files.reduce((C,q)=>C+U(q),0);return{pages:O.pages,links:O.
links,files:h.files.length,bytes:R(({bytes:U})=>U),brotli:R(({brotli:U})=>U),gzip:R(({gzip:U})=>U),largest:h.files.toSorted((U,C)=>C.bytes-U.bytes).slice(0,Bo),
findings:await Uo(O,h,E)}}const Mn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Wo(p,{follow:h}){const m={...p,...Mn};if(p.error?.code==="in\
terrupted")return{...m,status:"cancelled",error:ks()};if(p.status!=="pending")return m;if(p.error&&p.error.code!=="deploy_timeout")return{...m,status:"failed"};
const E=`The check has not ended within ${(0,ge.a3)(h.timeoutMs)}, and was stopped`;return{...m,status:"failed",error:new Q.GQ("deploy_timeout",E,{input:"timeou\
t",remedy:"Raise the input timeout."})}}function ks(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and has no result")}const yn=5;function Cn({
changed:p},h){if(p.length===0)return;const m=p.slice(0,yn).join(", "),E=p.length>yn?` and ${p.length-yn} more`:"";h({type:"warning",message:`Changed since the c\
ommit, and not part of the check: ${m}${E}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Go(p){const h=await(0,I.mkdtemp)(
(0,x.join)(p.RUNNER_TEMP||(0,Y.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,I.rm)(h,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}}}),
292:((Qe,ue,N)=>{N.d(ue,{Ej:()=>re,Sk:()=>H,by:()=>ge,h0:()=>x,jN:()=>we,sX:()=>Y});var I=N(5807);function Y({pages:J,links:Z,files:he,bytes:Te}){return`Checked\
 ${(0,I.hS)(J,"page")}, ${(0,I.hS)(Z,"link")} and ${(0,I.hS)(he,"file")} (${re(Te)})`}function x({commit:J}){return J.slice(0,7)}function we({now:J,change:Z},he=""){
return`${(0,I.zD)(J)}${he} (${Q(Z,I.zD)})`}function H({now:J,change:Z},he=""){return`${re(J)}${he} (${ge(Z)})`}function ge(J){return Q(J,re)}function Q(J,Z){return`${J>
0?"+":J<0?"-":"\xB1"}${Z(Math.abs(J))}`}function re(J){return J<1e3?`${J} B`:J<1e6?`${(J/1e3).toFixed(1)} kB`:`${(J/1e6).toFixed(1)} MB`}}),2207:((Qe,ue,N)=>{N.
d(ue,{Mb:()=>Y,PB:()=>I,iV:()=>we,sR:()=>x});const I=["queued","building","syncing","activating","succeeded","failed","cancelled"],Y=["queue","clone","install",
"build","sync","activate"],x=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","pac\
kage_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","\
build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken",
"disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],we={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,
rate_limited:429,internal:500,unavailable:503}}),4235:((Qe,ue,N)=>{N.d(ue,{DR:()=>I,FU:()=>we,Tl:()=>Y,em:()=>x});const I={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},Y=16,x={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},we=4096}),
5359:((Qe,ue,N)=>{N.d(ue,{H:()=>Y,w:()=>I});const I=["running","starting","stopping","asleep","failed","crash-loop"],Y={default:100,most:1e3}}),4406:((Qe,ue,N)=>{
N.r(ue),N.d(ue,{createConsole:()=>I});const I=()=>()=>({status:404,headers:{},body:""})}),4083:((Qe,ue,N)=>{N.r(ue),N.d(ue,{createOidcSignIn:()=>I});const I=()=>{}}),
7428:((Qe,ue,N)=>{N.d(ue,{typeByProgram:()=>ge});var I=N(1421),Y=N(7975),x=N(1463);const we=(0,Y.promisify)(I.execFile),H=6e4;async function ge(Q,{env:re,signal:J}){
const Z={env:(0,x.uV)({PATH:re.PATH}),signal:J,timeout:H};return(await we(process.execPath,[x.RX,"type",JSON.stringify(Q)],Z)).stdout}}),1463:((Qe,ue,N)=>{N.d(ue,
{I3:()=>ie,Ld:()=>pe,RX:()=>ge,ig:()=>at,nq:()=>Te,uV:()=>Ne});var I=N(7598),Y=N(3024),x=N(6760);const we=import.meta.filename.endsWith(".ts"),H=(0,x.join)(import.meta.
dirname,we?"../../..":"../.."),ge=(0,x.join)(H,we?"src/worker.ts":"dist/worker/index.js"),Q=we?(0,x.join)(H,"src"):ge,re=(we?["src","node_modules","package.json"]:
["dist","package.json"]).map(Ie=>(0,x.join)(H,Ie)),J=(0,x.join)(H,"node_modules",".cache","slipway"),Z=4,he=5;function Te(){const Ie=(0,x.dirname)(process.execPath),
Ue=[Ie,process.execPath].find(ke=>((0,Y.statSync)(ke).mode&he)!==he),fe=Ue??re.map(Ae).find(ke=>ke!==void 0);if(fe!==void 0)return{path:fe,command:`chmod -R a+r\
X ${Ue?Ie:re.join(" ")}`}}function Ae(Ie){const Ue=(0,Y.statSync)(Ie,{throwIfNoEntry:!1});if(!Ue)return;const fe=Ue.isDirectory()?he:Z;if((Ue.mode&fe)!==fe)return Ie;
const ke=(0,x.basename)((0,x.dirname)(Ie))==="node_modules";if(!Ue.isDirectory()||ke)return;const ye=(0,Y.readdirSync)(Ie).filter(xe=>!xe.startsWith("."));for(const xe of ye){
const mt=Ae((0,x.join)(Ie,xe));if(mt!==void 0)return mt}}function ve(Ie){return`${(0,I.hash)("sha256",Ie).slice(0,16)}/`}function at(Ie,Ue){return`slipway-worke\
r:${ve(Ie)}${Ue}`}function pe(Ie,Ue){return`slipway-functions:${ve(Ie)}${Ue}`}const le=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function ie(Ie){const Ue={};for(const[fe,ke]of Object.entries(Ie))ke!==void 0&&ke!==""&&le.some(ye=>ye.
test(fe))&&(Ue[fe]=ke);return Ue}function Ne(Ie){const{PATH:Ue="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:fe,NODE_USE_SYSTEM_CA:ke}=Ie;return{PATH:Ue,LC_ALL:"\
C.UTF-8",NODE_COMPILE_CACHE:J,...fe&&{NODE_EXTRA_CA_CERTS:(0,x.resolve)(fe)},...ke&&{NODE_USE_SYSTEM_CA:ke}}}}),1807:((Qe,ue,N)=>{N.r(ue),N.d(ue,{startLocalPlatform:()=>ok});
var I=N(3024),Y=N(6760),x=N(3739),we=N(7994),H=N(7598),ge=N(8161),Q=N(1224),re=N(7030),J=N(1709);function Z(t,e){const n=new re.BlockList;for(const s of t){const[
,o="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,re.isIP)(o),a=i===4?32:128;if(i===0||o.includes("%")||Number(r??0)>a)throw new x.GQ("invalid_input",`--${e}\
: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});n.addSubnet(
o,Number(r??a),i===4?"ipv4":"ipv6")}return n}function he(t,e,n){let s=ve(t);if(e===void 0)return s;for(const o of e.split(",").reverse()){if(!Ae(n,s))break;const r=ve(
o.trim());if((0,re.isIP)(r)===0)break;s=r}return s}function Te({remoteAddress:t}){const e=ve(t??"");return(0,J.O)(e)?"loopback":at(e)}function Ae(t,e){const[n=""]=e.
split("%",1),s=(0,re.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function ve(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function at(t){if((0,re.isIP)(
t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).
slice(0,4).join(":")}::/64`}class pe extends Error{name="BodyTooLarge"}class le extends Error{name="BodyBroken"}function ie(t,e,n={}){return{status:t,headers:{"\
content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function Ne(t){return{status:0,headers:{},take:t}}function Ie(t,e){
const{take:n}=t;return n?Ne(async s=>{const o=await n(s);return e(o),o}):(e({status:t.status,bytes:Ue(t)}),t)}function Ue({body:t,headers:e}){return t===void 0?
0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function fe(t,e){const n=t.headers[e];return typeof n==
"string"?n:n?.[0]}function ke(t){return fe(t,"content-type")?.split(";")[0]?.trim().toLowerCase()}function ye(t){const e=t.indexOf("?");return e===-1?t:t.slice(
0,e)}const xe={by:null,via:"platform",from:null},mt=30,ls=1e3;function ce({org:t,project:e,appID:n},s,o={}){return{org:t,project:e,appID:n,action:s,...o}}const z=20,
de=1e3,Re=6e4,Pe=36e5,dt=864e5,dn=200;function fs(t,{clock:e,every:n,log:s}){let o=new Map,r=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/dt)!==
i&&([i,a]=[Math.floor(f/dt),0]);const y=[...o.values()];o=new Map;const _=y.slice(0,Math.max(0,de-a));for(const{count:b}of y.slice(_.length))r+=b;a+=_.length;for(const b of _)
await t.append(ii(b),[ai(b)]);if(r===0||Math.floor(f/Pe)===c)return;c=Math.floor(f/Pe);const g=r;r=0,await t.append(xe,[{action:"access.refuse",after:{code:"oth\
ers",count:g}}])},u=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(f)})}),l=n(Re,()=>{u()});return{note(f){const{code:y,request:_,by:g,org:b,
via:S}=f,T=JSON.stringify([Te(_),y,g,b,S]),P=o.get(T);P?P.count+=1:o.size<z?o.set(T,{...f,count:1}):r+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}
function ii({by:t,via:e,request:n}){return{by:t??null,via:e,from:Te(n),requestID:n.requestID}}function ai({org:t,code:e,request:n,count:s}){const o=ye(n.target).
slice(0,dn);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method} ${o}`}}}var ho=N(5239),zt=N(9127),ae=N(3052),L=N(7934),Le=N(8302);const ci=5,
po=60;function st(t){return L.FsL(L.IeY(Le.Gv,"must be an object"),L.rej(t,e=>e.expected==="never"?Eo(e.path,t):"is required"))}function Be(t){return L.yqP(L.mee(
t))}function Ze(t,e){return L.yqP(L.FsL(t,L.h_(e)))}function Nt(t){return L.yqP(L.ZmZ(t))}const hs=["__proto__","prototype","constructor"];function qt(t,e){return L.
FsL(L.IeY(Le.Gv,"must be an object"),L.z6Y(n=>!hs.some(s=>Object.hasOwn(n,s)),`must not contain ${hs.join(", ")}`),L.g1P(t,e))}function mo(t){return L.z6Y(e=>t(
e)===void 0,({input:e})=>t(e)??"")}function Rn(t,e,n){const s=L.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:o,message:r})=>`${di(
o)||n} ${r}`)}}function Rd(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:o})=>[
String(s?.[0]?.key??""),o]))}}function kt(t){const e=t.length>po?`${t.slice(0,po)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function di(t){
return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${kt(String(e))}`).join("").replace(/^\./,"")}function Eo(t,e){const n=t?.at(-1)?.input,[,...s]=(0,Le.
Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],o=s.slice(0,ci).map(kt),r=s.length-o.length,i=[...o,...r>0?[`${r} more`]:[]].join(", "),a=Object.keys(e).
filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const un=["viewer","deployer","admin"];
function ln(t){const{email:e,issuer:n}=(0,Le.Gv)(t)?t:{};return typeof e=="string"&&typeof n=="string"?{email:e,issuer:n}:void 0}function ui(t){const e=async n=>n.
token?fi(n.token,await t(li(n))):t(n);return{roleOf:async(n,s)=>Ld((await e(n)).filter(o=>ps(o,s)).map(({role:o})=>o)),async organizationsOf(n){const s=new Set(
(await e(n)).map(({org:o})=>o));return s.has("*")?void 0:[...s].sort()},mayIn:async(n,s,o)=>(await e(n)).some(r=>(r.org==="*"||r.org===s)&&hn(r.role,o)),async partsOf(n,s){
const o=(await e(n)).filter(r=>r.org==="*"||r.org===s);if(!o.some(({project:r})=>r===void 0))return[...new Set(o.map(({project:r,appID:i})=>i===void 0?r:`${r}/${i}`))].
filter(r=>r!==void 0).sort()}}}function li({email:t,issuer:e}){return{email:t,issuer:e}}function fi(t,e){return e.flatMap(n=>{const s=ps(n,t.place)?t.place:ps(t.
place,n)?n:void 0,o=hn(n.role,t.role)?t.role:n.role;return s?[{org:s.org,project:s.project,appID:s.appID,role:o}]:[]})}function ps(t,e){return t.org!=="*"&&t.org!==
e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===void 0||t.appID===e.appID)}function fn({org:t,project:e,appID:n}){return e===void 0?`the organi\
zation ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}/${n}`}function hi({org:t,project:e,appID:n},s,o){return s==="projects"?`The projects of the o\
rganization ${t} together have ${o.projects}`:`T${fn(s==="organization"?{org:t}:s==="project"?{org:t,project:e}:{org:t,project:e,appID:n}).slice(1)} has ${o[s]}`}
function hn(t,e){return t!==void 0&&un.indexOf(t)>=un.indexOf(e)}function Ld(t){return un.findLast(e=>t.includes(e))}const ms=512,Es=/^[!-?A-~]*@[!-?A-~]+$/;function pi(t){
return t.length<=ms&&Es.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Ln(t){return/[^\0-\x7f]/.test(t)}function yo(t){return t.slice(t.lastIndexOf(
"@"))}const ys=253,ws="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",mi=new RegExp(`^(?:${ws}\\.)+(?!\\d+$)${ws}$`);function wo(t){return t.length<=ys&&mi.test(t)}function go(t,e){
return t===e||t.endsWith(`.${e}`)}var K=N(2345);function gs(t){return L.KCZ([t,L.YOg(t)],"must be a string, or a list of strings")}const Vt=L.FsL(L.YjP("must be\
 a string"),L.BpQ(1,"must not be empty")),Ei=L.FsL(L.YjP("must be a string"),L.Ru6(ms,`must have at most ${ms} characters`),L.yGV(Es,({input:t})=>{const e=Ln(t)?
"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),_s=512,_o="https://token.actions.githubusercontent.com",yi=L.
FsL(qt(L.YjP(),L.FsL(L.YjP("must be a string"),L.BpQ(1,"must not be empty"),L.Ru6(_s,`must have at most ${_s} characters`))),L.z6Y(t=>Object.keys(t).some(e=>e!==
"iss"),"names no claim besides iss")),bo=L.KCZ([Ei,yi],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function bs(t){const e=`${t} ASCII\
 emails, or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123\
", "environment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=L.KCZ([bo,L.YOg(bo)],'must be an email, "@domain", claims, or a \
list of these');return Ze(n,e)}const Ts={viewer:bs("May read."),deployer:bs("May change apps, and what they have."),admin:bs("May do everything, also say who ma\
y.")},To=L.FsL(L.YjP(),L.yGV(K.cS,"is not an identifier")),wi=Ze(qt(To,st(Ts)),"Grants for single apps, by their ID."),gi=Ze(qt(To,st({...Ts,apps:wi})),'Grants \
for single projects, by their ID. "*" has none.'),So={...Ts,projects:gi},_i=24*36e5;function Oo(t){try{const e=(0,zt.E9)(t,"buildTimeout");return e>=1e3&&e<=_i}catch{
return!1}}const No='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function Ro(t){try{return(0,ae.DB)(t,"disk")>0}catch{return!1}}function An(t,e,n){
const s=`must be a whole number, ${t} to ${e}`;return Ze(L.FsL(L.aig(s),L.ndf(s),L.Wwf(t,s),L.cGV(e,s)),n)}const Lo=st({disk:Ze(L.FsL(L.YjP(No),L.z6Y(Ro,No)),'W\
hat the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.'),apps:An(0,1e6,"Apps at once, with those of\
 previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:An(1,1e4,"Builds at once, on all nodes. Further ones wait. Default: --organiza\
tion-builds."),buildMinutesPerMonth:An(0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or are cancelled. Default: no bound."),kvsRequestsPerMonth:An(
0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")}),bi="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Ti=L.FsL(L.YjP("must be a string"),L.Ru6(ys+
2,`must have at most ${ys+2} characters`),L.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${bi})$`),'must be a host name in lower case and punycode, as "shop.example.com",\
 or "*.example.com", or "*"')),Si=st({roles:Ze(st(So),"Who may do what in the organization, in its projects and in their apps."),...So,adminsMayGrant:Ze(L.zMY("\
must be true or false"),'True if those with the role admin may add and remove members, in the console and by "slipway members", beside those of this file. Defau\
lt false: only this file grants, and such members do not count. That of "*" is for organizations without one of their own.'),buildTimeout:Ze(L.FsL(L.YjP("must b\
e a string"),L.z6Y(Oo,'must be a time of 1s to 24h, as "90s", "30m" or "1h30m"')),'The longest that a build of the organization may take, up to 24h, instead of \
--build-timeout. That of "*" is for organizations without one of their own.'),quotas:Ze(Lo,'Bounds of what the organization uses. Those of "*" are for each orga\
nization without one of its own of the same name.'),domains:Ze(gs(Ti),'Custom domains that apps of the organization may have without a DNS record that proves it\
: "shop.example.com", "*.example.com" for all names below, "*" for all.')}),Ss=st({issuer:L.FsL(L.YjP("must be a string"),L.z6Y(pn,"must be an https:// URL with\
out query (http:// only for loopback)"),L.yuE({format:"uri"}),L.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:Ze(gs(Vt),
"Accepted aud values. Default: the platform's own base URL."),email:L.lqM(L.FsL(L.YjP("must be a string"),L.yGV(/\{[^{}]+\}/,'must be a template of claims, as "\
{email}" or "{repository}@github.actions"'),L.z6Y(t=>!Ln(t),"has characters other than ASCII"),L.h_("A template of claims for the email that grants name. For Gi\
tHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:L.lqM(L.FsL(L.zMY("must be true or false"),L.h_("True if the issuer verifies every email \
before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is fals\
e is refused all the same.")),!1),clientId:Ze(Vt,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console\
/sign-in/callback/{the issuer without https://, with - for /}."),clientSecretFile:Ze(Vt,"A file with the client's secret. A relative path begins in the data dir\
ectory."),clientSecretEnv:Ze(Vt,"The environment variable of the platform that has the client's secret."),name:Ze(L.FsL(Vt,L.Ru6(60,"must have at most 60 charac\
ters")),"The name of the identity provider on the sign-in page. Default: its host."),require:L.lqM(L.FsL(qt(L.YjP(),gs(Vt)),L.h_("Claims that a token must have,\
 each with one of the values.")),{})}),Oi=L.FsL(st({$schema:L.yqP(L.YjP("must be a string")),localIssuer:L.lqM(L.FsL(L.zMY("must be true or false"),L.h_("Whethe\
r tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:L.lqM(L.FsL(L.YOg(
Ss,"must be a list"),L.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:o})=>o),s=n.find((o,r)=>n.indexOf(o)!==r);s!==void 0&&e({message:`\
names ${s} twice`})}),L.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:L.FsL(qt(L.FsL(L.YjP(),L.
yGV(new RegExp(`^(?:\\*|${K.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Si),L.h_('Grants by organization; "*" is every organization.'))}),
L.DDF("platform.json"),L.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts, and ag\
ain when it changes."));function pn(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https\
:"||e.protocol==="http:"&&(0,J.c)(e.hostname)}function Os(t,{roles:e={},...n}){const s=`organizations.${t}`,o=[...Ao(t,`${s}.roles`,e),...Ao(t,s,n)],r=new Map;for(const{
place:i,path:a}of o){const c=fn(i),d=r.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);r.set(c,a)}return o.flatMap(
({grants:i})=>i)}function Ao(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not possible: name the organization`);
const o=(r,i,a)=>{const c=un.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u=="string"?u.toLowerCase():u;return{...r,role:d,who:l,path:`${i}.${d}`}}));return c.
length>0?[{place:r,path:i,grants:c}]:[]};return[...o({org:t},e,s),...Object.entries(n).flatMap(([r,{apps:i={},...a}])=>{const c=`${e}.projects.${r}`;return[...o(
{org:t,project:r},c,a),...Object.entries(i).flatMap(([d,u])=>o({org:t,project:r,appID:d},`${c}.apps.${d}`,u))]})]}function Ni(t,{iss:e=_o,...n}){return{...t,iss:e,
claims:n}}const Jt={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),
withQuotas:[],mayUseDomain:()=>!0},Io=1024*1024,Ri=10;function Li(t,e={},n=()=>{}){const s=(0,Y.join)(t,"platform.json");if(!(0,I.existsSync)(s))return Jt;try{if((0,I.
statSync)(s).size>Io)throw new Error(`is larger than ${Io} bytes`);return Ii(JSON.parse((0,I.readFileSync)(s,"utf8")),{file(o){return n(o),(0,I.readFileSync)((0,Y.
resolve)(t,o),"utf8").trim()},env:o=>e[o]})}catch(o){throw new x.GQ("invalid_file",`${s}: ${(0,x.bD)(o)}`,{place:{file:s},remedy:`Correct the file (${(0,ho.fs)(
"self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:o})}}const Ai={file:()=>"",env:()=>{}};function Ii(t,e=Ai){const n=Rn(Oi,t,"the\
 file");if("faults"in n)throw new Error(n.faults.slice(0,Ri).join("; "));const{localIssuer:s,issuers:o,organizations:r}=n.output,i=Object.entries(r).flatMap(([l,
f])=>Os(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[Ni(l,l.who)]),d=c.
find(({iss:l})=>!o.some(({issuer:f})=>f===l));if(d)throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const u=l=>r[l]?.adminsMayGrant??
r["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:o.map(({issuer:l,audience:f,email:y,emailsVerified:_,require:g,...b},S)=>({issuer:l,audiences:f===
void 0?void 0:[f].flat(),email:y,emailsVerified:_,granted:[...new Set(c.filter(({iss:T})=>T===l).flatMap(({claims:T})=>Object.keys(T)))],client:ki(l,b,`issuers[${S}\
]`,e),require:Object.fromEntries(Object.entries(g).map(([T,P])=>[T,[P].flat()]))})),grantsOf:({email:l,issuer:f,claims:y={}})=>[...a.get(l)??[],...a.get(yo(l))??
[],...c.filter(({iss:_,claims:g})=>_===f&&Object.entries(g).every(([b,S])=>y[b]===S))],adminsMayGrant:l=>l===void 0?Object.keys(r).some(u):u(l),membersOf:l=>i.filter(
f=>f.org===l||f.org==="*"),buildTimeoutOf(l){const f=r[l]?.buildTimeout??r["*"]?.buildTimeout;return f===void 0?void 0:(0,zt.E9)(f,"buildTimeout")},quotasOf:l=>({
...ko(r["*"]),...ko(r[l])}),withQuotas:Object.keys(r).filter(l=>l!=="*"&&r[l]?.quotas!==void 0),mayUseDomain(l,f){return[r[l]?.domains??[],r["*"]?.domains??[]].
flat().some(_=>$i(_,f))}}}function ki(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:o},r,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(
`${r} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${r} has clientSecretFile and clientSecretEnv: keep one of them`);
const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${r}\
.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:o??new URL(
t).host,slug:d}}function ko({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,ae.DB)(t,"disk")}}}function $i(t,e){return t==="*"||t===e||t.startsWith(
"*.")&&e.endsWith(t.slice(1))}function Di(t,e){return ui(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const o=await e.of([n.email,yo(n.email)]);
return[...s,...o.filter(({org:r})=>t.adminsMayGrant(r))]})}const vi=2e3;function $o({dir:t,env:e,log:n,every:s=Q.fm}){const o=(0,Y.join)(t,"platform.json"),r=new Map,
i=()=>(r.clear(),r.set(o,Ns(o)),Li(t,e,f=>r.set((0,Y.resolve)(t,f),Ns((0,Y.resolve)(t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),
c=f},u=()=>{if(![...r].every(([f,y])=>Ns(f)===y))try{const f=i();if(f===Jt&&a!==Jt){d(`${o} was removed: what it said stays in force until the platform starts a\
gain`);return}a=f,c=void 0,n("info","policy_read",{file:o})}catch(f){d((0,x.bD)(f))}},l=s(vi,u);return{policy:Mi(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}
function Ns(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:o}=(0,I.statSync)(t,{bigint:!0});return[e,n,s,o].join()}catch(e){return(0,x.xU)(e)??"unknown"}}function Mi(t){
return new Proxy(Jt,{get:(e,n)=>Reflect.get(t(),n)})}function xt(t){const{everyMs:e,onFailure:n,every:s=Q.fm,isDue:o=!1}=t;let r,i=!1,a=!1;const c=()=>(i=r!==void 0&&
t.follows===!0,r??=t.run().then(()=>{},n).finally(()=>{r=void 0,i&&!a&&c()}),r),d=s(e,()=>{c()});return o&&c(),{run:c,async[Symbol.asyncDispose](){a=!0,d(),await r}}}
const Ci=1e3,xi=2e4;class Me extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function Ad(t){try{
return await t}catch(e){if(e instanceof Me)return;throw e}}async function Ui(t,e,n){const s=e.monotonic()+xi;for(let o=1;;o+=1)try{return await t(o)}catch(r){if(!(r instanceof
Me&&!r.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(Ci,n).catch(()=>{}),n?.aborted))throw r}}const Do=["ok","missed","refused","limited","failed"],He=[
"get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","\
delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","d\
eploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],Rt={hour:36e5,day:864e5};function Id({
function_mib_ms:t}){return t*1024*1024/Rt.hour}function kd(t){const e=n=>Object.fromEntries(Do.flatMap(s=>{const o=vo(n,s);return o?[[s,t[o]]]:[]}));return{kvs:{
requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.
site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,
buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/
1e3}}}function vo(t,e){return He.find(n=>n===`${t}_${e}`)}function Fi(t={}){const e=He.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function $d(t,e){return Object.
fromEntries(He.map(n=>[n,t[n]+e[n]]))}function Dd(t){const e=n=>He.reduce((s,o)=>s+(n(o)?t[o]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.
test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const Mo={kvs(){},site(){}},Rs=2e5,ji=new Map(He.map((t,e)=>[t,e])),Et=t=>ji.get(t)??0,Pi=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(Do.map(e=>[e,Et(vo(t,e)??`${t}_refused`)]))])),Bi=Et("kvs_bytes_in"),Hi=Et("kvs_bytes_ou\
t"),Wi=Et("site_bytes_out"),Gi=Et("function_requests"),Ls=Et("function_ms"),Yi=Et("function_mib_ms"),Ki=1024*1024,In=[Et("site_2xx"),Et("site_3xx"),Et("site_4xx"),
Et("site_5xx")];class zi{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#o=new Float64Array(He.length);#r;lost=0;constructor(e){this.#r=mn(e)}kvs(e,n,s,o,r){let i=this.#e.
get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(He.length)},this.#e.set(e.keyspace,i)),yt(i.counts,Pi[n][s],1),yt(i.counts,Bi,o),yt(i.counts,
Hi,r)}site(e,n,s){let o=this.#t.get(e.subdomain);o===void 0&&(o={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(He.length)},this.#t.
set(e.subdomain,o)),yt(o.counts,n<300?In[0]:n<400?In[1]:n<500?In[2]:In[3],1),yt(o.counts,Wi,s)}requested(e,n){const{counts:s}=this.#i(e);yt(s,Gi,1),yt(s,Ls,n)}held(e,n){
yt(this.#i(e).counts,Yi,n/Ki)}#i({org:e,project:n,appID:s}){let o=this.#n.get(s);o===void 0&&(o=[],this.#n.set(s,o));for(const i of o)if(i.scope.org===e&&i.scope.
project===n)return i;const r={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(He.length)};return o.push(r),r}*#a(){yield*this.#e.values(),yield*this.#t.
values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.
entries())yt(this.#o,i,a);const o=JSON.stringify([n.org,n.project,n.app,n.table,this.#r]),r=this.#s.get(o);if(r)for(const[i,a]of s.entries())yt(r.counts,i,a);else
this.#s.size<Rs?this.#s.set(o,{scope:n,counts:s,hour:this.#r}):this.lost+=As(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#r=mn(e)}get waiting(){return this.#s.
size}next(e){const n=[];for(const[s,{scope:o,hour:r,counts:i}]of this.#s){if(n.length===e)break;this.#s.delete(s),n.push({scope:o,hour:r,counts:Co(i)})}return n}totals(){
const e=this.#o.slice();for(const{counts:n}of this.#a())for(const[s,o]of n.entries())yt(e,s,o);return Co(e)}}function yt(t,e,n){t[e]=(t[e]??0)+n}function mn(t){
return Math.floor(t/Rt.hour)*Rt.hour}function Co(t){return Object.fromEntries(He.map((e,n)=>[e,t[n]??0]))}function As(t){return He.reduce((e,n,s)=>/bytes|^function_/.
test(n)?e:e+(t[s]??0),0)}const kn=8e3,$n=3e4,qi=250,xo=250,Uo=500;function Vi(t){const{clock:e,log:n,every:s}=t,o=new zi(e.now()),r=Ji(o,t);let i=!1;const a=xt(
{everyMs:kn,async run(){await r(),i&&n("info","usage_stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{
meter:o,flush:a.run,figures:()=>({counts:o.totals(),waiting:o.waiting,lost:o.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}
function Ji(t,{usage:e,engine:n,clock:s,log:o}){const r=(0,H.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;
a||(i+=1,a={writer:r,number:i,rows:t.next(qi)}),await e.add(a).catch(d=>{if(d instanceof Me)throw d;o("error","usage_lost",{rows:a?.rows.length??0,reason:String(
d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(xo)===xo;);n&&await e.claimTurn("stored",$n)&&await Fo(e,n,s)}}async function Fo(t,e,n){
for(let s=0;;){const o=await e.sizes(s,Uo),r=o.length<Uo,i=r?Number.MAX_SAFE_INTEGER:o.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:o},n.now()),
r)return;s=i}}const Qi=()=>{},Xi=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});var Zi=N(7634);const ea=5e3,Dn=15e3,vd=null,ta=1e3,na=10;async function sa(t){
const{own:e,shared:n,builds:s,clock:o}=t,r=o.monotonic(),i=()=>({...e,version:Zi.x,uptimeMs:Math.round(o.monotonic()-r)});if(!n)return{list:async()=>[{...i(),builds:s(),
silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),
await vn(l,n,t);const f=ca(l,u,t);return ia(await a.living(),c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.
instance}).catch(()=>{})}}}async function vn(t,{signal:e},{own:{name:n},clock:s,log:o}){let r;for(;;){const i=await t();if(!i)return;if(r&&i.seenAt!==r.seenAt)throw ra(
n,i);r||o("warn","node_name_awaited",oa(n,i)),r??=i,await s.sleep(ta,e)}}function oa(t,{address:e,silentMs:n}){const s=Math.max(0,Dn-n),o=`Another process has t\
he name ${t}: it gave its last sign of life ${(0,zt.a3)(n)} ago. If it was killed, this one goes on in ${(0,zt.a3)(s)}. If it lives, start this one with another\
 --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:o}}function ra(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}\
, and gave its last sign of life ${(0,zt.a3)(n)} ago`,o=`Start this one with another --node. If the other one was killed just now, wait ${Dn/1e3} seconds and st\
art this one again.`;return new x.GQ("invalid_input",s,{input:"node",remedy:o})}function ia(t,e,{log:n}){for(const{key:s,flag:o,means:r}of aa){const i=e[s],a=t.
filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.slice(0,na).map(({name:l})=>l);n("warn","node_settings_differ",{setting:o,here:i,
there:c,nodes:u.join(", "),means:r})}}}const aa=[{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nod\
es with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the s\
ame --sites-domain"}];function ca(t,e,{own:{name:n},log:s,every:o}){const r=Is(s),i=async()=>{const d=await t();d?r("node_name_taken",{node:n,address:d.address,
means:da}):r(void 0)},a=xt({everyMs:ea,async run(){await e?.look();let d;do d=e?.canBuild,await i();while(e?.canBuild!==d)},onFailure:d=>r("node_not_announced",
{reason:String(d)}),every:o}),c=e?.subscribe(()=>{a.run()});return async()=>{c?.[Symbol.dispose](),await a[Symbol.asyncDispose]()}}function Is(t){let e;return(n,s)=>{
n!==void 0&&n!==e&&t("warn",n,s),e=n}}const da="Another process took the name of this node while this one gave no sign of life. Stop one of them, and start it w\
ith another --node",En=["control","build","edge","kvs"],ua=null;var ut=N(2207);class V extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),
this.code=e,this.headers=s}}function Qt(t,e){return new V("rate_limited",t,{"retry-after":String(e)})}function jo(t,e,n){return t.body(e).catch(s=>{throw s instanceof
pe?new V("body_too_large",n):s})}function Po(t){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch{throw new V("invalid_request","The bo\
dy is not valid JSON in UTF-8.")}}function lt(t,e){const{code:n,message:s}=t,o={error:{code:n,message:s,requestID:e.requestID}};return ie(ut.iV[n],o,t.headers)}
var M=N(2978),ot=N(5807);const{failureLogLines:Bo,failureLogLine:Ho}=K.lF,Mn={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_fa\
iled",sync:"sync_failed",activate:"activation_failed"};function Wo({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,ot.
vI)(n,K.IC.message),exitCode:s},c=o===null?null:o.slice(0,K.IC.signal),d=i.filter(({file:y})=>y.length<=K.IC.file).slice(0,K.IC.findings).map(y=>({...y,code:y.code===
null?null:(0,ot.vI)(y.code,K.IC.findingCode),message:(0,ot.vI)(y.message,K.IC.findingMessage)})),u=ks(d,K.IC.bytes/2),l=K.IC.bytes-yn({...a,signal:c,log:[],diagnostics:u}),
f=r.slice(-Bo).map(y=>(0,ot.vI)(y,Ho));return{...a,signal:c,log:ks(f.reverse(),l).reverse(),diagnostics:u}}function ks(t,e){let n=e;const s=t.findIndex(o=>(n-=yn(
o)+1,n<0));return s===-1?t:t.slice(0,s)}function yn(t){return Buffer.byteLength(JSON.stringify(t))}const Cn=t=>typeof t=="number"&&Number.isSafeInteger(t)?t:void 0,
Go=(0,M.c3)(K.IC.findings,(0,M.lS)({file:(0,M.Qq)(K.IC.file),line:(0,M.Xd)(Cn),column:(0,M.Xd)(Cn),severity:(0,M.yL)(["error","warning","notice"]),code:(0,M.Xd)(
(0,M.Qq)(K.IC.findingCode)),message:(0,M.Qq)(K.IC.findingMessage)},{source:(0,M.c3)(K.IC.sourceLines,(0,M.lS)({line:Cn,text:(0,M.Qq)(K.IC.sourceLine)}))})),p=(0,M.
lS)({stage:(0,M.yL)(ut.Mb),code:(0,M.yL)(ut.sR),message:(0,M.Qq)(K.IC.message),exitCode:(0,M.Xd)(Cn),signal:(0,M.Xd)((0,M.Qq)(K.IC.signal)),log:(0,M.c3)(Bo,(0,M.
Qq)(Ho)),diagnostics:Go});function h(t){const e=p(t);return e&&yn(e)<=K.IC.bytes?e:void 0}function m(t){return{stage:t,code:Mn[t],message:"The deployment failed\
, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function E(t){return t.kind==="cgroup"?"cgroup v2":`sampling \
of /proc, because ${t.reason}`}class w extends Error{name="BuildFailure";facts;constructor(e){const n=Wo(e);super(n.message),this.facts=n}}function O(t,e,n){return new w(
{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]})}class R extends Error{name="BuildCancelled";constructor(){super("The deployment was \
cancelled")}}const U=null,C=3e4;function q({oldestAt:t},e){return t===null?null:Math.max(0,e-t)/1e3}const me=2e3,$e=1e3;function We(t){const{node:e,roles:n,functions:s,
checks:o,clock:r}=t,i=new Set;let a=!1;const c=En.map(f=>[f,$s(o[f],r)]),d=new Map(c.filter(([f])=>n.includes(f))),u=async f=>{const y=d.get(f);return y?a?"drai\
ning":i.has(f)?await y()?"ready":"failing":"starting":"absent"},l=async f=>{const y=await Promise.all(f.map(async T=>[T,await u(T)])),[,_="ready"]=y.find(([,T])=>T!==
"ready")??[],g=f.includes("build")?t.walls?.():void 0,b=g&&{limitedBy:E(g.limiter),network:g.network},S={status:_,node:e,roles:Object.fromEntries(y),...(0,Le.Eb)(
{builds:b,functions:f.includes("edge")?s:void 0}),...f.includes("control")&&t.isFaulty?.()&&{policy:"faulty"},...f.includes("control")&&Je("cdn","purgesWaiting",
t.purges?.(),r.now()),...f.includes("build")&&Je("dns","changesWaiting",t.records?.(),r.now()),...(0,Le.Eb)({unsealed:f.includes("control")?t.unsealed?.():void 0})};
return _==="ready"?ie(200,S):ie(503,S,{"retry-after":"1"})};return{start(f){for(const y of f?[f]:En)i.add(y)},drain(){a=!0},handler(f){const y=ft(f);if(y===void 0)
return l(n);const _=En.find(g=>g===y);return _?l([_]):lt(new V("invalid_request",`role is one of ${En.join(", ")}.`),f)}}}function Je(t,e,n,s){if(!n)return{};const o=q(
n,s);return{[t]:{[e]:n.count,oldestSeconds:o===null?null:Math.round(o)}}}function ft({target:t}){return new URLSearchParams(t.slice(ye(t).length)).get("role")??
void 0}function $s(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const o=async()=>{const r=t().then(()=>!0,()=>!1),i=await(0,Q.ux)(e,me,r)??!1;return s={can:i,
at:e.monotonic()},n=void 0,i};return async()=>s&&e.monotonic()-s.at<$e?s.can:(n??=o(),n)}function Yo({check:t,damage:e}){return async()=>{try{await t?.()}catch{
return ie(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===0)return ie(200,{status:"ok",pid:process.
pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy their sites again to store them again.`;return ie(
200,{status:"degraded",pid:process.pid,reason:s})}}const Xt=()=>({[Symbol.asyncDispose]:async()=>{}});var xn=N(7067),Ut=N(7075);const Un=["apps","disk","buildsA\
tOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],Ko=.8,Ds={apps:{title:"Apps",unit:"app"},disk:{title:"Files of releases"},buildsAtOnce:{title:"Builds at on\
ce",unit:"build"},buildMinutesPerMonth:{title:"Build minutes this month",unit:"build minute",monthly:!0},kvsRequestsPerMonth:{title:"Store requests this month",
unit:"request",monthly:!0}};function Zt(t,e){const{unit:n}=Ds[t];return n===void 0?(0,ae.Xq)(e):`${vs(e)} ${n}${e===1?"":"s"}`}function zo({name:t,used:e,quota:n}){
return`${Fn(t,e)}${n===null?", no quota":` of ${Fn(t,n)}`}`}function Fn(t,e){return Ds[t].unit===void 0?(0,ae.Xq)(e):vs(e)}function vs(t){const e=Math.floor(t),
n=Math.floor((t-e)*10);return n===0?(0,ot.zD)(e):`${(0,ot.zD)(e)}.${n}`}function qo({used:t,quota:e}){return e===null?0:e===0?+(t>0):t/e}function jn(t){return t.
name!=="buildsAtOnce"&&t.quota!==null&&qo(t)>=Ko}function la(t){return qo(t)<1?"nearly used up":"used up"}function Vo(t,e,n){const s=Ds[e.name].monthly?`, until\
 ${en(n.end)} UTC`:"",o=Zt(e.name,e.quota??0);return`The organization ${t} has ${la(e)} its quota ${e.name}: ${Fn(e.name,e.used)} of ${o}${s}.`}function Ms(t){const{
org:e,name:n,quota:s,needs:o,until:r}=t,i=`The organization ${e} has ${Fn(n,t.used)} of ${Zt(n,s)} (quota ${n})`,a="the operator of the platform can give it mor\
e";switch(n){case"apps":return`${i}. Delete an app that is not needed (slipway apps delete), or ${a}.`;case"disk":return`${o===void 0?i:`${i}, and would have ${(0,ae.
Xq)(o)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${a}.`;case"buildMinutesPerMonth":case"kvsRequestsPerMonth":return`${i} this mon\
th. The next month begins at ${en(r??0)} 00:00 UTC; before that, ${a}.`;case"buildsAtOnce":return`${i}. Wait until one of them ends.`}}function Ft(t){const e=new Date(
t),[n,s]=[e.getUTCFullYear(),e.getUTCMonth()];return{start:Date.UTC(n,s),end:Date.UTC(n,s+1)}}function en(t){return new Date(t).toISOString().slice(0,10)}class Cs extends Error{name="\
OverQuota";over;constructor(e){super(`The organization ${e.org} is over its quota of ${Zt(e.name,e.quota)}`),this.over=e}}const gm={most:Number.MAX_SAFE_INTEGER,
of:{}};class Md extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the domain ${e}`),this.domain=e}}class Cd extends Error{name="Queu\
eFull";most;constructor(e){super(`The organization has ${e} queued deployments`),this.most=e}}const _m=500,bm=1e3,Tm=20,ck=null;function fa(t){if(t instanceof V)
return t;if(t instanceof Cd){const e="Wait until some of them have started, and try again (slipway platform --organization-queue).";return new V("rate_limited",
`The organization has ${t.most} deployments in the queue. ${e}`,Rm)}if(t instanceof x.GQ&&t.code==="unsupported_data")return new V("unavailable",Om);if(t instanceof
Cs)return new V("quota_exceeded",Ms(t.over));if(t instanceof Me)return t.isFull?new V("unavailable","The platform has no room to store more. Its operator has to\
 add some.",Nm):new V("unavailable",`The platform cannot read or write its state now. ${Sm}`,Lm)}const Sm="Read what was to be changed before you repeat the cal\
l, because it may have been changed.",Om="This is sealed with a key that the platform does not have. Its operator can put the key back: slipway secret status sh\
ows those that it has.",Nm={"retry-after":"30"},Rm={"retry-after":"60"},Lm={"retry-after":"5"},Am=8,Jo=new WeakMap;function xd(t,e,n){const{socket:s}=t;if(e.socket!==
null){n();return}if(s.destroyed)return;const o=(Jo.get(s)??0)+1;if(Jo.set(s,o),o>Am){s.destroy();return}s.pause(),e.once("socket",()=>{const r=(Jo.get(s)??1)-1;
Jo.set(s,r),r===0&&s.resume(),queueMicrotask(n)})}const Ud=2e4,Im=.75,km=1024,$m=1024,Dm=64,vm={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Fd=500,Mm=20,Cm=512,xm=32;
function jd(){let t="";try{t=(0,I.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String(km)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e===
"unlimited"?Ud:Math.min(Ud,Math.floor(Im*Number(e)))}class Um{#e;#t;#n;#s=new Map;#o=new Map;#r;#i;constructor(e,n,s=vm){this.#e=e,this.#t=n,this.#n=s}opened(e){
const[n]=this.#s.keys();n&&this.#s.size>=$m?this.#u(this.#s,n):this.#s.size+this.#o.size>=this.#e&&this.#d();const s=performance.now();this.#s.set(e,{since:s,due:s+
this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#o.delete(e)),this.#i??=this.#a(Fd)}began(e,n){const s=this.#s.get(e)??this.#o.get(e);
s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#o.delete(e),this.#o.set(e,s))}isIdle(e){return this.#o.get(e)?.last?.
writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#r??=Fm(this.#s,this.#o);const e=performance.now();let n=0;for(let s=0;s<Cm&&n<xm;s+=
1){const{value:o,done:r}=this.#r.next();if(r){this.#r=void 0;break}const[i,a]=o;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>e||a.last?.
req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#r?this.#i=this.#a(Mm):this.#i=this.#s.size+this.#o.size>0?this.#a(Fd):void 0}#d(){const[e]=this.#s,
[n]=this.#o;let s=0;for(const o of this.#o){if(e&&e[1].since<o[1].since||(s+=1,s>Dm))break;if(this.isIdle(o[0])){this.#u(this.#o,o[0]);return}}e?this.#u(this.#s,
e[0]):n&&this.#u(this.#o,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*Fm(...t){for(const e of t)yield*e}const jm=64*1024,Pm=128*1024;class Bm{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Hm(e,n);if(!s||s.bytes<=jm)return;const o=this.#n.get(s.key)??0;this.#n.set(s.key,o+1),o===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#o(e)),e.once("close",()=>this.#r(e));for(const[r]of this.#t){if(this.#s<=this.#e||r===e)break;this.#r(r),r.destroy()}}#o(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#r(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Hm(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Ut.Readable?{key:t,bytes:Pm}:{key:e.buffer,bytes:e.buffer.byteLength}}const Wm=16;class Gm{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Wm&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const Ym=/^[\w.:-]{1,128}$/,Km=12e4,Pd=8*1024*1024,zm=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,qm=47,Vm=(0,H.randomBytes)(5).toString("hex");let Bd=0;class Jm{#e;#t;#n;#s;#o;#r=!1;#i;head;constructor(e,n,s,{
head:o,waits:r=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=o,this.#i=r,e.url?.charCodeAt(0)!==qm&&Qm(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];Bd+=1,this.#s=typeof e=="string"&&Ym.test(e)?e:`${Vm}-${Bd}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return he(e,fe(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#r||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#o===
void 0){const e=new AbortController;this.#o=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#o.signal}abort(e){this.#o?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((o,r)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),Km).unref(),d=l=>{clearTimeout(c),this.#r=!n.complete,
r(l)},u=()=>d(new le("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Pd){d(new pe);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
Pd?(n.pause(),d(new pe)):i.length=0}),n.on("end",()=>{if(a>e)return d(new pe);clearTimeout(c),o(Xm(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function Qm(t){const[,e,n=""]=zm.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Xm(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const Zm=1e3;function eE({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function tE(t,e){const n=new xn.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Zm).unref()}),
n}function nE(t,e,n,s){const{method:o,url:r,httpVersion:i,rawHeaders:a}=e,c=[`${o} ${r} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const sE=3e4,ha=t=>lt(new V("unavailable","The platform is starting.",{"retry-after":"1"}),t),oE=128*1024*1024;async function Hd(t){
const{host:e,log:n,batch:s=new Gm}=t,o={handler:ha,closing:!1,log:n,batch:s,bodies:new Bm(oE)},r=t.connections??jd(),i=new Um(r,g=>a(g,Gd),t.clientTimes),a=aE(i),
c=Z(t.trustedProxies??[],"trusted-proxies"),d={open:new Set,proxies:c},u=new Set,l=(g,b,S)=>{s.open(),i.began(g.socket,b),lE(o,{request:new Jm(g,b,d,S),incoming:g,
outgoing:b})},f=(0,xn.createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:sE,joinDuplicateHeaders:!0},(g,b)=>xd(g,b,()=>l(g,b)));f.on("checkContin\
ue",(g,b)=>xd(g,b,()=>l(g,b,{waits:!0}))),f.on("upgrade",(g,b,S)=>{const T=i.isIdle(g.socket);if(T&&!eE(g))return nE(f,g,b,S);const P=T?tE(g,g.socket):void 0;if(!P)
return void b.destroy();u.add(b),b.once("close",()=>u.delete(b)),l(g,P,{head:S})}),f.on("connection",g=>i.opened(g)),f.on("clientError",(g,b)=>a(b,(0,x.xU)(g)));
const y=await dE(f,t.port,e);let _;return{port:y,serve(g){o.handler=g},close(g=5e3){return o.closing=!0,_??=uE(f,d.open,u,g),_}}}function Wd(t,e){return`http://${(0,re.
isIPv6)(t)?`[${t}]`:t}:${e}`}const rE=1e3,Gd="ERR_HTTP_REQUEST_TIMEOUT",iE="HPE_INVALID_EOF_STATE";function aE(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))
return;if(e.add(n),n.bytesRead===0||s===iE||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(cE(s)),setTimeout(()=>n.destroy(),rE).unref()}}const Yd=`The add\
ress and the headers of this request have more than ${xn.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function cE(t){const e=`Connection: close\r
`;return t===Gd?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Yd.length}\r
`}${e}\r
${Yd}`}function dE(t,e,n){return new Promise((s,o)=>{t.once("error",r=>{const i=(0,x.xU)(r);o(i==="EADDRINUSE"?new x.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:r}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new x.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:r}):r)}),t.listen(e,n,()=>{const r=t.address();s(typeof r=="object"&&r!==null?r.port:e)})})}async function uE(t,e,n,s){const o=new Promise(a=>t.close(
()=>a())),r=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new x.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await o}finally{clearInterval(r),clearTimeout(i)}}function lE(t,e){const{request:n}=e,s=r=>pa(Kd(n,r,t.log),t,e),o=r=>{try{
pa(r,t,e)}catch(i){s(i)}};try{const r=t.handler(n);r instanceof Promise?r.then(o,s):o(r)}catch(r){s(r)}}function Kd(t,e,n){const s=(0,x.I7)(e),o=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:o??null});const r=fa(e);if(r)
return lt(r,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return lt(new V("internal",i),t)}function pa(t,e,n){const{body:s}=t,
{outgoing:o,incoming:r}=n,i=s instanceof Ut.Readable?s:void 0;if(o.destroyed||o.headersSent){i?.destroy();return}if(t.take){fE(t.take,e,n);return}if(o.writeHead(
t.status,hE(t,e,n)),r.method==="HEAD"||zd(t)||s===void 0){i?.destroy(),o.end();return}e.bodies.hold(o,s),s instanceof Ut.Readable?pE(s,e,n):e.batch.end(o,s)}async function fE(t,e,n){
const{request:s,incoming:o,outgoing:r}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:o,outgoing:r,end:l=>{e.batch.open(),e.batch.end(r,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(r.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=Kd(s,l,e.log);r.headersSent?r.destroy():pa(f,e,n)}}function hE(t,{closing:e},{request:n}){
const s=[];let o=!1;for(const r in t.headers){const i=t.headers[r];i!==void 0&&(s.push(r,i),o||=r==="content-length")}for(const r of t.cookies??[])s.push("set-c\
ookie",r);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!o&&!(t.body instanceof Ut.Readable)&&!zd(t)&&s.push("con\
tent-length",mE(t.body)),s}function zd({status:t}){return t===204||t===304}function pE(t,{log:e},{request:n,outgoing:s}){(0,Ut.pipeline)(t,s,o=>{o&&(0,x.xU)(o)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:o.message})})}function mE(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const ma=["0.0.0.0","::"];function qd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=ma.includes(n);return o=>{const r=o?.
toLowerCase()??"";if(EE(r,e))return!0;const i=yE(r);return i===void 0?!1:i==="localhost"||i===n||(0,J.O)(i)||s&&(0,re.isIP)(i)!==0}}function EE(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function yE(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,re.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const wE=async()=>{},gE=()=>{},_E=()=>{};class Pn extends Map{#e;constructor(e){super(),
this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const bE=1e4;function TE(t,e){return t===0?
()=>0:n=>e.take([{name:`control/${(0,H.hash)("sha256",n)}`,most:t}])}function SE(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Pn(bE);return o=>{const r=e.monotonic(),
i=s.get(o)??{left:t,at:r};return i.left=Math.min(t,i.left+(r-i.at)*n),i.at=r,s.delete(o),s.set(o,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,
0)}}const OE=864e5,NE=async()=>0,RE=()=>({handler:()=>({status:404,headers:{},body:""}),[Symbol.asyncDispose]:async()=>{}});var xs=N(7);const Vd=6e5,Jd=6*36e5,LE=3e4,
Qd=5e3;function AE(t,e,n){return Bn(async()=>{const s=await N.e(460).then(N.bind(N,6460)),o=s.createRemoteJWKSet(await IE(t,e),{timeoutDuration:Qd,cacheMaxAge:Number.
POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let r=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-
r,u=()=>(c??=o.reload().then(()=>{a=0,r=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(LE*2**Math.max(0,a-1),Vd)}),c);return async(l,f)=>{
const y=n.monotonic()>=i||d()>=Jd;if(d()>=Vd&&y&&await u(),d()>=Jd)throw Qo();try{return await o(l,f)}catch(_){if(!(_ instanceof s.errors.JWKSNoMatchingKey))throw _;
const g=n.monotonic()>=i;if(g&&await u(),a>0)throw Qo();if(!g)throw _;return o(l,f)}}})}async function IE(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}\
/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Qd),redirect:"error"})).json();return kE(s,t)}catch{throw Qo()}}function kE(t,e){const{issuer:n,jwks_uri:s}=Object(
t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const o=new URL(s);if(o.protocol!==new URL(e).protocol)throw new Error(
"the keys are not served over the protocol of their issuer");return o}function Qo(){return new V("unavailable","The keys of the token's issuer cannot be fetched\
 right now.",{"retry-after":"5"})}function Bn(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}const $E=30,DE=["ES256","ES384","ES512","RS256","RS384",
"RS512","PS256","PS384","PS512","EdDSA","Ed25519"],vE=16*1024;function ME(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,
require:{},granted:[],keys:Bn(async()=>(await N.e(460).then(N.bind(N,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let o=[],r=new Map;const i=a=>{if(o!==
e.issuers){o=e.issuers;const c=d=>r.get(d)?.keys??AE(d,t.fetch,n);r=new Map(o.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:r.
get(a)};return async a=>{const c=Xd(a),d=await N.e(460).then(N.bind(N,6460)),{header:u,claims:l}=CE(c,d);xE(u,l);const f=i(l.iss??"");if(!f)throw Ge("The token \
was issued by an identity provider that this platform does not trust (iss)");const y=await f.keys(),_=f.audiences??[t.audience];try{const{payload:g}=await d.jwtVerify(
c,y,{issuer:f.issuer,audience:[..._],algorithms:DE,clockTolerance:$E,currentDate:new Date(n.now()),requiredClaims:["exp"]});return UE(f,g)}catch(g){throw Zd(g,d,
_.join(" or "))}}}function Xd(t){if(t===void 0)throw Ge('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw Ge('The Authorization header is not "Bearer <ID token>"');if(e.length>vE)throw Ge("The token is too long to be an ID tok\
en");return e}function CE(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw Ge("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function xE(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw Ge("The token is an access token: send the identity provider's ID token instead")}function UE(t,e){FE(t,e);const n=t.granted.flatMap(o=>{const r=e[o];
return(typeof r=="string"||typeof r=="number"||typeof r=="boolean")&&String(r).length<=_s?[[o,String(r)]]:[]}),s={email:jE(t,e),issuer:t.issuer};return n.length>
0?{...s,claims:Object.fromEntries(n)}:s}function FE(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw Ge(`The token's ${n} clai\
m is not one that this platform accepts`)}function jE(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(o,r)=>{const i=e[r];if(typeof i!="string"||i==="")throw Ge(`\
The token has no ${r} claim`);return i}),s=pi(n);if(s===void 0){const o=Ln(n)?"has characters other than ASCII":"is not an email";throw Ge(`The token's email cl\
aim ${o}`)}if(t.email.includes("{email}")&&!PE(e,t))throw Ge("The token's email is not verified (email_verified is not true)");return s}function PE({email_verified:t},{
emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function Zd(t,e,n){if(t instanceof V)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Ge(
"The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?Ge(`The token is for another audience (aud): ask for o\
ne with ${n}`):t.claim==="nbf"?Ge("The token is not valid yet (nbf)"):Ge(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?Ge("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Ge("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?Ge("The token is not a valid ID token"):Qo()}function Ge(t){
return new V("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function BE({store:t,roleOf:e,organizationsOf:n}){const s=async(o,r)=>{
eu(o,"see access tokens");const i=await t.list(r),a=new Map,c=[];for(const d of i){const u=ya(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,hn(await e(
o,u),"admin"));const f=ln((0,Le.U4)(d.maker));(a.get(l)||f?.email===o.email&&f.issuer===o.issuer)&&c.push(d)}if(c.length>0||await e(o,{org:r})||(await n(o))?.includes(
r))return c;throw Ea(o,r)};return{list:s,async create(o,{name:r,place:i,role:a,lifetimeMs:c},d){eu(o,"make another one");for(const k of[i.project,i.appID])if(!(k===
void 0||K.cS.test(k)))throw new V("validation_failed","The project and the app of a token must be identifiers.");const u=await e(o,i);if(u===void 0)throw Ea(o,i.
org);if(!hn(u,"deployer")){const k=`${o.email} may only read there. Somebody with the role deployer makes tokens.`;throw new V("forbidden",k)}const l=(0,xs.yH)(
k=>(0,H.randomInt)(k)),{org:f,project:y=null,appID:_=null}=i,{email:g,issuer:b}=o,S=xs.KT.atPlace,T={madeBy:g,maker:JSON.stringify({email:g,issuer:b})},P={id:(0,H.
randomUUID)(),hash:(0,H.hash)("sha256",l),org:f,project:y,appID:_,name:r,role:a,lifetimeMs:c,...T},D=await t.create(P,S,d);if(typeof D=="object")return{...D,text:l};
const A=D==="name_taken"?`T${fn(i).slice(1)} has a token ${r}. Revoke it first, or choose another name.`:`${hi(i,D,S)} tokens, and may have no more. Revoke thos\
e that nobody needs.`;throw new V("conflict",A)},async revoke(o,r,i,a){const{org:c,project:d=null,appID:u=null}=r,l=(await s(o,c)).filter(_=>_.name===i),f=l.find(
_=>_.project===d&&_.appID===u);if(!f&&d===null&&l.length>1){const _=l.slice(0,5).map(b=>fn(ya(b))),g=`Several tokens have the name ${i}: those of ${_.join(", ")}\
. Name the place.`;throw new V("conflict",g)}const y=f??(d===null?l[0]:void 0);if(y&&await t.revoke(c,y.id,a))return y;throw await e(o,{org:c})===void 0?Ea(o,c):
new V("not_found",`The organization ${c} has no token ${i.slice(0,100)} that you may end.`)}}}async function HE(t,e,n){if(!(0,xs.eo)(e))throw Ge("The access tok\
en is not whole: it was cut, or mistyped");const s=await t.find((0,H.hash)("sha256",e)),o=s&&ln((0,Le.U4)(s.maker)),r=xs.Xm.find(i=>i===s?.role);if(!s||!o||!r)throw Ge(
"The access token is unknown, was revoked, or has ended");if(!n(o.issuer))throw Ge("The person who made the access token signed in by an identity provider that \
is no longer trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof Me))throw i}),{...o,token:{id:s.id,name:s.name,role:r,place:ya(s)}}}function eu({token:t},e){
if(t)throw new V("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function Ea({email:t},e){return new V("forbidden",`${t} has no \
role for this in the organization ${e}.`)}function ya({org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function WE({idTokens:t,accessTokens:e,
logins:n,loginTokens:s,trusts:o}){return async r=>{const i=r===void 0?"":Xd(r);return(0,xs.Lh)(i)?HE(e,i,o):await GE(i)===s.issuer?s.verify(i,n,o):t(r)}}async function GE(t){
const{decodeJwt:e}=await N.e(460).then(N.bind(N,6460));try{return e(t).iss}catch{return}}const YE=()=>{},KE={device:"/identity/device",token:"/identity/token",revoke:"\
/identity/revoke"},dk="slipway",zE="urn:ietf:params:oauth:grant-type:device_code",Xo="BCDFGHJKLMNPQRSTVWXZ",uk=new RegExp(`^[${Xo}]{4}-[${Xo}]{4}$`),lk=100;async function tu(t){
const e=await t.signingKey(qE),n=(0,Le.U4)(e.value);if(!(0,Le.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!VE({kty:"EC",crv:"P-256",
x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},o=JE(s),r={...s,kid:o,alg:"ES256",use:"sig"};return{kid:o,publicJwk:r,privateJwk:{
...s,d:n.d,alg:"ES256"}}}function nu({privateJwk:t,kid:e},n){const s=Bn(async()=>(await N.e(460).then(N.bind(N,6460))).importJWK(t,"ES256"));return async(o,r)=>{
const{SignJWT:i}=await N.e(460).then(N.bind(N,6460)),a=Math.floor(n.now()/1e3);return new i({...o,iat:a,exp:a+r,jti:(0,H.randomUUID)()}).setProtectedHeader({alg:"\
ES256",typ:"JWT",kid:e}).sign(await s())}}function wa({privateJwk:t},e){return new Uint8Array((0,H.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipw\
ay ${e}`,32))}function qE(){const t=(0,H.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function VE(t){try{const e=(0,H.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,o=Buffer.from("slipway");return(0,H.verify)("sha256",o,(0,H.createPublicKey)(
{key:s,format:"jwk"}),(0,H.sign)("sha256",o,e))}catch{return!1}}function JE(t){const{crv:e,kty:n,x:s,y:o}=t;return(0,H.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:o}),"base64url")}const QE=300,XE="developer@slipway.localhost";function ZE(t){const{issuer:e,key:n,clock:s,calls:o=new Map}=t,r=nu(n,s),i=({email:c=XE,subject:d,
audience:u,claims:l,expiresInSeconds:f}={})=>{const y={iss:e,sub:d??c,aud:u??t.audience,email:c,email_verified:!0};return r({...l,...y},f??QE)},a={"/identity/.w\
ell-known/openid-configuration":ty(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=o.get(ye(c.target));if(d&&(c.method==="POST"||ye(c.
target)!==KE.token))return d(c);const u=(...y)=>lt(new V(...y),c);if(c.method!=="GET"&&c.method!=="HEAD")return u("method_not_allowed","The identity provider ac\
cepts only GET and HEAD",{allow:"GET, HEAD"});const l=ye(c.target),f=a[l];return f?ie(200,f,{"cache-control":"public, max-age=300"}):l!=="/identity/token"?u("no\
t_found",`Nothing is at ${l}`):ny(c,t.requestToken)?ey(c.target,i):u("unauthorized","The request token is missing or wrong: see run.json",{"www-authenticate":"B\
earer"})}}}async function ey(t,e){const n=new URLSearchParams(t.slice(ye(t).length)),s=n.get("audience"),o=n.get("email"),r=await e((0,Le.Eb)({audience:s||void 0,
email:o||void 0}));return ie(200,{count:r.length,value:r})}function ty(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}\
/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[zE,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["\
id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub",
"aud","exp","iat","jti","email","email_verified"]}}function ny(t,e){const n=o=>(0,H.hash)("sha256",o,"buffer"),s=/^bearer +(\S+)$/i.exec(fe(t,"authorization")??
"")?.[1];return s!==void 0&&(0,H.timingSafeEqual)(n(s),n(e))}const su=900;function sy({issuer:t,audience:e,key:n,clock:s}){const o=`${t}/login`,r=nu(n,s),i=Bn(async()=>(await N.
e(460).then(N.bind(N,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:o,mint:(a,{email:c,issuer:d})=>r({iss:o,sub:c,aud:e,email:c,email_verified:!0,
idp:d,sid:a},su),async verify(a,c,d){const u=await N.e(460).then(N.bind(N,6460)),l={issuer:o,audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.
jwtVerify(a,await i(),l).catch(g=>{throw Zd(g,u,e)}),y=await c.find(String(f.sid)),_=y&&ln((0,Le.U4)(y.identity));if(!_)throw Ge(`The sign-in of this machine ha\
s ended. ${ga}`);if(y.state==="reused")throw Ge(`${ry} ${ga}`);if(!d(_.issuer))throw Ge(`${oy} ${ga}`);return{..._,via:"login"}}}}const ga="Sign in again: slipw\
ay login",oy="This platform no longer trusts the identity provider that you signed in by.",ry="The sign-in of this machine has ended, because one of its refresh\
 tokens was used twice: somebody else may have copied it.",ou=10*6e4,ru=5e3,iy={lifetimeMs:ou,intervalMs:ru,perAddress:10,inAll:1e3},iu=864e5,ay={graceMs:6e4,idleMs:30*
iu,mostMs:90*iu},cy=20,_a={person:10,address:20,all:200},dy="slr_",au=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,cu=12;function uy({store:t,quota:e,tokens:n,organizationsOf:s,
trusts:o}){const r=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:_a.all},{name:`login/person/${wt(i,a)}`,most:_a.person},{name:`login/a\
ddress/${wt(c)}`,most:_a.address}]);if(d!==0)throw Qt(`Too many codes were tried. Try again in ${d} seconds.`,d)};return{async begin(i,a){for(;;){const[c,d]=[(0,H.
randomBytes)(16).toString("base64url"),(0,H.randomBytes)(32).toString("base64url")],u=ly(),l={id:wt(c),userCode:wt(u),secret:wt(d)},f=await t.begin({...l,machine:i,
address:a},iy);if(f==="too_many")return;if(f==="code_taken")continue;const y={expiresIn:ou/1e3,interval:ru/1e3};return{deviceCode:`${c}.${d}`,userCode:u,...y}}},
async exchange(i,a){const[,c="",d=""]=au.exec(i)??[];if(c==="")return"unknown";const u=(0,H.randomBytes)(32).toString("base64url"),l={id:wt(c),secret:wt(d),next:wt(
u)},f=await t.advance({...l,...ay},{...xe,...a});if(f.kind!=="open")return f.kind;const y=ln((0,Le.U4)(f.identity));return!y||!o(y.issuer)?"untrusted":{accessToken:await n.
mint(l.id,y),expiresIn:su,refreshToken:`${dy}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/1e3)}},async end(i,a){const[,c=""]=au.exec(i)??[],d=c===""?void 0:
await t.find(wt(c));d&&await t.end(wt(c),{by:ln((0,Le.U4)(d.identity))?.email??null,via:"login",...a})},machines:async i=>(await t.list(ba(i))).map(a=>({...a,id:a.
id.slice(0,cu)})),async endMachine(i,a,c){const d=(await t.list(ba(i))).find(u=>u.id.slice(0,cu)===a);if(d&&await t.end(d.id,c))return{...d,id:a};throw new V("n\
ot_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(i,a,c){return await r(a,c),await t.asked(wt(du(i)))??Ta()},
async decide(i,a,c,d){await r(c,d.from??"");const{email:u,issuer:l}=c;if((await s(c))?.length===0){if(!a)return Ta();throw new V("forbidden",`${u} has no role o\
n this platform, so there is nothing to sign in to.`)}const f={person:ba(c),identity:JSON.stringify({email:u,issuer:l}),most:cy};return await t.decide(wt(du(i)),
a?f:"denied",d)??Ta()}}}function ba({issuer:t,email:e}){return wt(t,e)}function Ta(){const t="No machine asks with this code: it was mistyped, was used, or is o\
lder than ten minutes.";throw new V("not_found",t)}function wt(...t){return(0,H.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(t))}function ly(){const t=Array.
from({length:8},()=>Xo[(0,H.randomInt)(Xo.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function du(t){const e=t.slice(0,40).toUpperCase().replaceAll(
/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}const Us=12,Zo=16,uu=4+Us+Zo;function er(t,e,n){return fu(t,e,n,(0,H.randomBytes)(Us))}function lu(t,e,n){const s=(0,H.
createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return fu(t,e,n,s.subarray(0,Us))}function fu({id:t,key:e},n,s,o){const r=(0,H.
createCipheriv)("aes-256-gcm",e,o).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([r.update(Buffer.from(s)),r.final()]);return Buffer.concat([t,o,i,r.getAuthTag()])}
function Sa(t,e,n){return hu(t,e,n).toString("utf8")}function hu(t,e,n){let s=new Error("No key is known that sealed this secret");for(const o of t.filter(r=>pu(
r,n)))try{return fy(o,e,n.subarray(o.id.length))}catch(r){s=r}throw s}function fy({key:t},e,n){const s=(0,H.createDecipheriv)("aes-256-gcm",t,n.subarray(0,Us),{
authTagLength:Zo}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Zo));return Buffer.concat([s.update(n.subarray(Us,-Zo)),s.final()])}function pu({id:t},e){
return Buffer.compare(e.subarray(0,t.length),t)===0}const mu="sealed:",Eu=/^sealed:([0-9a-f]{8}):/;function Fs(t,e,n,s){const o=Buffer.from(er(t.current(e),n,s));
return`${mu}${t.id}:${o.subarray(4).toString("base64")}`}function js(t,e,n,s){const[o,r]=Eu.exec(s)??[];if(o===void 0||r===void 0)return s;const i=Buffer.concat(
[Buffer.from(r,"hex"),Buffer.from(s.slice(o.length),"base64")]);try{return Sa(t.all(e),n,i)}catch(a){throw t.wrong(a)}}function hy(t){return Eu.exec(t)?.[1]}function py(t){
return mu.length+9+Math.ceil((t+uu)*4/3)+4}function tr(t){return`kvs-token:${t}`}function Oa(t){return`kvs-role:${t}`}function Na({org:t,project:e,appID:n},s=""){
return`variable:${t}/${e}/${n}:${s}`}function Hn(t,e){return`deployment-${e}:${t}`}function yu(t,e){return`build-log:${t}:${e}`}function wu(t){return{seal:(e,n)=>er(
t.current("kvs"),e,n),open(e,n){try{return Sa(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}const my=()=>{},Ey=()=>({[Symbol.asyncDispose]:async()=>{}}),yy=864e5,
wy=async()=>0,gu="abcdefghijklmnopqrstuvwxyz234567",gy=63,_u=6,bu=()=>(0,H.randomInt)(2**32)/2**32;function Ra(t,e){let n="";for(;n.length<t;)n+=gu[Math.floor(e()*
gu.length)]??"";return n}function _y(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,gy-_u-1).replace(/-+$/,"");return e===""?"a\
pp":e}function by(t,e){return`${_y(t)}-${Ra(_u,e)}`}const Ty=()=>{},Sy=()=>{},Oy=()=>{},Ny=600;async function Ry(t,e,n){const s=await Ay(t,e,n),{stores:o,stack:r,
policy:i,quotas:a,notifyAllow:c,notifyDelays:d,kvsQuotas:u,clock:l}=t,{notify:f,state:y,usage:_}=o,g=wu(o.keyring),b=Z(c,"notify-allow"),{tablePerMinute:S}=u;Tu(
t,yy,"quotas_not_told",()=>wy({store:f,usage:_,quotas:a,tablePerMinute:S,clock:l}));const T=r.use(Ey({...t,...o,...y,store:f,vault:g,verifies:A=>i.issuers.some(
({issuer:k,email:$})=>k===A&&$==="{email}"),mail:t.mail,allowed:b,random:bu,delays:d})),P=my(b),D=r.use(RE({...t,...o,...y,store:o.hooks,vault:g,addresses:P}));
return Ly(t),{...s,notify:T,hooks:D}}function Tu({stack:t,log:e},n,s,o){const r=i=>{i instanceof Me||e("error",s,{reason:String(i)})};t.use(xt({everyMs:n,run:o,
onFailure:r}))}function Ly(t){const{protocol:e,port:n}=new URL(t.siteUrl("any"));if(e!=="https:")return;const{notify:s,state:o,usage:r}=t.stores,i=Oy(t),a=d=>i(
d,Number(n||443)),c={store:s,releases:o.releases,usage:r,clock:t.clock,certificateOf:a};Tu(t,OE,"certificates_not_told",()=>NE(c))}async function Ay({policy:t,clock:e,
fetch:n,stores:s,shared:o,requestsPerMinute:r,baseUrl:i,issuer:a,consoleUrl:c},d,u){const l=r??Ny,f=o?TE(l,s.quota):SE(l,e),y=await tu(s.keys),{accessTokens:_,logins:g,
quota:b}=s,S=Di(t,s.members),T=sy({issuer:a,audience:i,key:y,clock:e}),P=k=>t.issuers.some($=>$.issuer===k)||t.localIssuer&&k===a,D=uy({...S,store:g,quota:b,tokens:T,
trusts:P}),A=YE(D,c);return{logins:D,accessTokens:BE({store:_,...S}),issuer:ZE({issuer:a,audience:i,key:y,requestToken:d,clock:e,calls:A}),signInKey:wa(y,"conso\
le sign-in"),draftKey:wa(y,"console draft"),gate:{...S,refusals:u,verify:WE({idTokens:ME({policy:t,issuer:a,audience:i,key:y,clock:e,fetch:n}),accessTokens:_,logins:g,
loginTokens:T,trusts:P}),rateLimit:k=>r===void 0&&t.isLocal?0:f(k)}}}var wn=N(1101);class Iy{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){const{instances:n}=this.#e;
if(!n)return(0,wn.Ih)(new wn.Lw("functions_off",void 0,60));if(this.#s)return(0,wn.Ih)(new wn.Lw("stopping"));const s=this.#n;return Ne(s?o=>s.answer(o,e):async o=>(await this.#o(
n)).answer(o,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new wn.Lw("stopping");return(await this.#o(s)).call(e,n)}async changed(e,n){if(this.#n?.
subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.
subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&await(await this.#o(n)).prepare(e)}async stop(e){await this.#n?.
stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async[Symbol.asyncDispose](){this.#s=!0,await(await this.#t)?.
close()}#o(e){return this.#t??=Promise.all([N.e(729),N.e(936)]).then(N.bind(N,8936)).then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}
var De=N(1455),ky=N(1421),$y=N(6193);const Dy=524288,vy=65535;let Su;function My(){return Su??=Cy().filter(t=>t>2&&t<=vy&&xy(t)),Su}function Cy(){try{return(0,I.
readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function xy(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,I.readFileSync)(`/proc/self/fdinfo/${t}`,"utf\
8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Dy)===0}catch{return!1}}function Uy(t){const e=My().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],
[Symbol.dispose](){}};const n=(0,I.openSync)("/dev/null","r+"),s=[...t];for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{
stdio:s,[Symbol.dispose]:()=>(0,I.closeSync)(n)}}const Fy=384,jy=4*ae.j9,Ou={base:128,perProcessor:256},nr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ae.j9,logBytes:4*
ae.D6,memoryBytes:Math.min(jy,Math.floor(Py()/2)),diskBytes:8*ae.j9,diskFiles:2e6,processes:Ou.base+Ou.perProcessor*(0,ge.availableParallelism)(),installBytes:2*
ae.j9,installsBytes:20*ae.j9,serverBytes:ae.j9,serverFiles:2e5};function Py(){const t=process.constrainedMemory();return t>0?Math.min((0,ge.totalmem)(),t):(0,ge.
totalmem)()}const fk=1e3;function hk(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Wn=N(8595),Nu=N(5290);const Gn=864e5,By=1e3,Hy=90,Wy=7*Gn,Gy={most:500,
ageMs:30*Gn},Yy=30*Gn,Ky=400,zy=512*ae.D6,sr={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"store\
s",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"\
app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"\
app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"\
identity",on:"stores",bound:"those of a day",age:"24 hours"},notifications:{what:"messages to those who are told of what happens, and what became of them",owner:"\
organization",on:"stores",bound:"the newest 500 of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"\
those of 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days b\
y day"},audit:{what:"rows of the audit log",owner:"organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour for refused requests",age:"\
`--keep-audit`"},objects:{what:"files that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"\
one hour without use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quar\
ter of the free disk",age:"30 days without a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"reposito\
ry",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or o\
ne hour if no app has the repository any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each pack\
age, and those that a build uses",age:"90 days without a build"}},pk={caches:{bytes:4*ae.j9,allBytes:20*ae.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Gn},mirrors:{
bytes:4*ae.j9,allBytes:20*ae.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Gn},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.
POSITIVE_INFINITY,ageMs:90*Gn}},mk=200,Ek=8,yk=36e5,Ru={files:1e5,fileBytes:512*ae.D6,totalBytes:4*ae.j9},or={pathBytes:1024,pathsBytes:16*ae.D6,rulesBytes:256*
1024,indexBytes:32*ae.D6},La=32*ae.D6,Lu={pathBytes:4096,pathsBytes:32*ae.D6,rulesBytes:8*ae.D6,indexBytes:48*ae.D6},wk=null,rr=ae.D6,qy=8,gk=32,Au=3600*1e3,_k=Au/
2,Vy=2*ae.D6,ir=4*ae.D6,Jy=64*1024,Qy=16384,Xy=128*1024,Zy=128,ew=50,tw=2e3,Iu=6e4,nw=1e3,sw=1e3,bk=50,Aa=256,ow=or.pathBytes,rw=64,ku=250,iw=100,$u=1e3,Ia=1e3,
ar=(0,M.Qq)(ow),cr=(0,M.lS)({reason:(0,M.Qq)($u)}),ka=(0,M.Qq)(64),aw=(0,M.lS)({files:(0,M.c3)(ku,(0,M.lS)({path:ar,bytes:M.U9,brotli:M.U9,gzip:M.U9,digest:(0,M.
Qq)(rw)},{hasKey:M.Gy})),odd:(0,M.c3)(ku,(0,M.lS)({path:ar,kind:(0,M.yL)(Wn.q3)})),ignoredRules:(0,M.c3)(iw,(0,M.lS)({file:(0,M.Qq)(Aa),reason:(0,M.Qq)($u)},{line:M.
U9})),faults:(0,M.c3)(Wn.ws,(0,M.lS)({file:(0,M.Xd)(ar),line:(0,M.Xd)(M.U9),message:(0,M.Qq)(Wn.iA)},{isMarked:M.Gy}))}),cw=(0,M.tG)("kind",{bubblewrap:(0,M.lS)(
{asRoot:M.Jt,boundsFiles:M.Jt,deniesNamespaces:M.Jt}),none:cr}),dw=(0,M.tG)("kind",{cgroup:(0,M.lS)({folder:ar}),sampling:cr}),uw=(0,M.tG)("level",{private:(0,M.
lS)({}),filtered:cr,open:cr}),Du=t=>e=>typeof e=="string"&&(0,ot.Ow)(e,t).trim()||null,lw=(0,M.lS)({subject:Du(K.jh.subject),author:Du(K.jh.author)}),$a=t=>e=>typeof e==
"string"?(0,ot.Ow)(e,t):void 0,Da=t=>$a(Ia)(t)??null,fw=(0,M.tG)("about",{lock:(0,M.lS)({name:(0,M.Qq)(Aa)}),output:(0,M.lS)({part:aw,isLast:M.Jt}),start:(0,M.lS)(
{found:Go}),repositories:(0,M.lS)({after:(0,M.Qq)(ir)}),apps:(0,M.lS)({after:(0,M.Qq)(ir)})}),hw=(0,M.tG)("kind",{ready:(0,M.lS)({isolation:cw,limiter:dw,network:uw},
{hasFailed:M.Gy}),pulse:(0,M.lS)({}),stage:(0,M.lS)({stage:(0,M.yL)(ut.Mb.filter(t=>t!=="queue"))}),log:(0,M.lS)({text:t=>(0,Le.KH)(t,Jy)&&t.endsWith(`
`)?t:void 0}),commit:(0,M.lS)({commit:ka,facts:t=>lw((0,Le.Gv)(t)?t:{})}),ask:(0,M.lS)({id:M.U9,question:fw}),release:(0,M.lS)({name:(0,M.Qq)(Aa)}),note:(0,M.lS)(
{level:(0,M.yL)(["info","warn","error"]),event:(0,M.Qq)(64),text:(0,M.Qq)(2e3)}),stored:(0,M.lS)({release:(0,M.lS)({manifestHash:t=>(0,Le.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:M.U9,written:M.U9,reused:M.U9,bytes:M.U9}),commit:ka,warnings:Nu.h},{type:(0,M.yL)(K.jI)}),failed:(0,M.lS)({facts:h}),detected:(0,M.lS)({
plan:(0,M.lS)({text:$a(2*Ia),folder:$a(Ia),command:Da,output:Da,type:(0,M.yL)(K.yN),typeBecause:Da}),commit:ka}),done:(0,M.lS)({collected:(0,M.c3)(Object.keys(sr).
length,(0,M.lS)({kind:(0,M.yL)(Object.keys(sr)),items:M.U9,bytes:M.U9},{left:(0,M.lS)({items:M.U9,bytes:M.U9})}))})});function pw(t){return hw((0,Le.U4)(t))}var tn=N(
1463),mw=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ew=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const yw=15,ww=4096,gw=5e3;class vu{pid;ended;#e;#t;#n;#s=()=>{};#o;#r="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:o=tn.RX,read:r}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
r;const a=mw(i,Uy(["pipe","ignore","pipe","pipe"]),!1),c=(0,ky.spawn)(process.execPath,[`--max-old-space-size=${Fy}`,"--",o,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,Tw(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#r=(this.#r+d).slice(-ww)}),this.#t=c.
stdio[3],this.#u(this.#t),this.ended=this.#h(c)}catch(a){i.error=a,i.hasError=!0}finally{Ew(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#o??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new $y.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",o=>{if(this.#i=performance.now(),this.#o!==void 0)return;const r=(s+n.write(o)).split(`
`);if(s=r.pop()??"",s.length>ir)return this.kill("it sent a message that is too long");r.length!==0&&(this.#a.push(...r),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#f(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#f(e){if(this.#o!==void 0)
return;const n=e.length<=ir?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#h(e){let n=!1;const s=setInterval(()=>{const o=!this.#c&&
performance.now()-this.#i>Iu;o&&n&&this.kill(`it sent nothing for ${Iu/1e3} seconds`),n=o},gw).unref();return new Promise(o=>{const r=(i,a,c=this.#r)=>{clearInterval(
s),o({exitCode:i,signal:a??bw(i),killed:this.#o,words:c})};e.once("error",i=>r(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>r(i,a))})})}}class _w extends vu{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:yw,read:pw})}}function bw(t){return Object.entries(ge.constants.
signals).find(([,n])=>t===Zy+n)?.[0]??null}function Tw(t,e){try{t!==void 0&&(0,ge.setPriority)(t,e)}catch{}}var Tt=N(6583);const Sw={startMs:6e4,tmpBytes:512*ae.
D6,tmpFiles:1e5,processes:256},Ow=40,va=2e3,Nw=8e3,Rw=2e4;function Mu(t,e){return`${t}/${e}.sock`}const Yn=(0,M.Qq)(Ow),Cu=(0,M.lS)({reason:t=>String(t).slice(0,
va)}),Lw=(0,M.tG)("kind",{pulse:(0,M.lS)({}),walls:(0,M.lS)({isolation:(0,M.yL)(["bubblewrap","none"]),limiter:(0,M.yL)(["cgroup","sampling"]),network:(0,M.tG)(
"level",{private:(0,M.lS)({}),filtered:Cu,open:Cu})},{apart:t=>typeof t=="string"?t.slice(0,va):void 0}),step:(0,M.lS)({id:Yn,step:Tt.P$}),ready:(0,M.lS)({id:Yn}),
failed:(0,M.lS)({id:Yn,failure:Tt.xn}),printed:(0,M.lS)({id:Yn,lines:(0,M.c3)(Rw,(0,M.lS)({at:M.U9,stream:(0,M.yL)(["stdout","stderr"]),text:(0,M.Qq)(Nw)}))}),memory:(0,M.
lS)({id:Yn,bytes:M.U9}),ended:(0,M.lS)({id:Yn,end:Tt.RB}),note:(0,M.lS)({level:(0,M.yL)(["info","warn","error"]),event:(0,M.Qq)(64),text:(0,M.Qq)(va)})});function Aw(t){
return Lw((0,Le.U4)(t))}const Iw=1e4,kw=5e3,$w=5,Dw=100;function vw(t){return new Mw(t)}class Mw{#e;#t;#n;#s=new Map;#o;#r=!1;#i=!1;constructor(e){this.#e=e,this.#t=
(0,I.realpathSync)(e.nodeDir),this.#n=Uu(this.#t),xu(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,H.randomUUID)().
slice(0,8)}`,s=this.#a(),o=i=>s.send({kind:"stop",id:n,graceMs:i}),r=new Cw(n,e,Mu(this.#n,n),o);return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send(
{kind:"start",id:n,spec:e}),r}async[Symbol.asyncDispose](){this.#i=!0;const e=this.#o;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(Iw))),e.
endInput();const n=setTimeout(()=>e.kill("it did not end"),kw);await e.ended,clearTimeout(n)}#a(){if(this.#o)return this.#o;(0,I.mkdirSync)(this.#n,{recursive:!0,
mode:448}),Uw(this.#n);const{env:e,log:n}=this.#e,s=new vu({args:["functions",(0,tn.Ld)(this.#t,process.pid)],env:(0,tn.uV)(e),niceness:$w,read:Aw});return this.#o=
s,s.listen(o=>this.#d(o)),s.ended.then(async({exitCode:o,signal:r,killed:i,words:a})=>{if(this.#o===s&&(this.#o=void 0),!this.#i){const c=i??`it ended with ${r??
o}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,De.rm)(c.socket,{force:!0}).catch(()=>{}),
c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{blobs:e,env:n,limits:s,isolation:o="auto",cgroup:r="auto",network:i="auto",networkAllow:a}=this.#e;
return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:o==="required"?"auto":o,cgroup:r,network:i,networkAllow:a?.()??[],env:(0,tn.I3)(n),limits:{...Sw,...s}}}async#d(e){
const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{
const o=this.#s.get(e.id);if(!o)return;const r=e.lines.map(i=>({...i,instance:o.id}));await s.add(o.spec.app,r).catch(i=>{n("warn","functions_log_not_written",{
instance:o.id,reason:String(i)})});return}default:this.#s.get(e.id)?.take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){
this.#o?.kill("functions are not isolated here, and --isolation is required");return}if(this.#r)return;this.#r=!0;const{log:o,network:r}=this.#e;e==="none"&&o("\
warn","functions_not_isolated",{means:"functions can read and write everything that the platform can"});const i=n.level==="private"||n.level===r?"info":"warn",a=n.
level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};o(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class Cw{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.
withResolvers();#s=Promise.withResolvers();constructor(e,n,s,o){this.id=e,this.spec=n,this.socket=s,this.#t=o,this.ready=this.#n.promise,this.ready.catch(()=>{}),
this.ended=this.#s.promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(
0,xw);return;case"ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new Tt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"\
ended":{const{exitCode:n,signal:s}=e.end;this.#n.reject(new Tt.i5(this.#o("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new Tt.
i5(this.#o("The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#o(e,n,s){return{code:"start_f\
ailed",step:this.#e.at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const xw=10;function xu(t){return[(0,Y.join)(t,"functions","\
running"),Uu((0,I.realpathSync)(t))].some(n=>(0,I.existsSync)(n)&&(0,I.readdirSync)(n).length>0)}function Uu(t){const e=(0,Y.join)(t,"functions","sockets");return Buffer.
byteLength(Mu(e,"i-00000000"))+4<=Dw?e:(0,Y.join)((0,ge.tmpdir)(),`slipway-${(0,H.hash)("sha256",t).slice(0,16)}`)}function Uw(t){const{uid:e,mode:n}=(0,I.lstatSync)(
t);if(!((0,I.lstatSync)(t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class Ma{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===
r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var Fu=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},ju=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Fw=4*ae.D6,jw=30*864e5,Pw=1e4;class Bw{#e;#t;#n;#s=new Ma;#o=new Map;constructor({folder:e,keyring:n,
fileBytes:s=Fw}){this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=Ca(e);for(const i of this.#o.get(s)??[])n.forEach(i);const o=n.map(({at:i,instance:a,stream:c,
text:d})=>JSON.stringify([i,a,c,d])).join(`
`),r=`${Fs(this.#t,"printed",Pu(s),o)}
`;await this.#s.run(s,()=>this.#i(s,r))}async tail(e,n){const s=Ca(e),o=Math.min(Math.max(0,Math.floor(n)),Pw),{newer:r,older:i}=this.#r(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>Ww(await Hw(u,this.#n),l,f=>Gw(this.#t,s,f)),c=await a(r,o);return[...c.length<o?await a(i,o-c.length):[],...c]})}follow(e,n){const s=Ca(
e),o=this.#o.get(s)??new Set;return this.#o.set(s,o.add(n)),{[Symbol.dispose]:()=>{o.delete(n),o.size===0&&this.#o.get(s)===o&&this.#o.delete(s)}}}async removeOlder(e){
for(const n of await(0,De.readdir)(this.#e).catch(()=>[]))await this.#s.run(n,async()=>{const s=await(0,De.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<
e)&&await(0,De.rm)((0,Y.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,Y.join)(this.#e,e,"newer.jsonl"),older:(0,Y.join)(this.#e,e,"older.jso\
nl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:o,older:r}=this.#r(e);await(0,De.mkdir)((0,Y.join)(this.#e,e),{recursive:!0,mode:448});
const i=await(0,De.stat)(o).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(n)>this.#n&&await(0,De.rename)(o,r),await Fu(s,await(0,De.open)(o,"a",384),!0).appendFile(
n)}catch(o){s.error=o,s.hasError=!0}finally{const o=ju(s);o&&await o}}}function Ca({org:t,project:e,appID:n}){return(0,H.hash)("sha256",JSON.stringify([t,e,n])).
slice(0,32)}async function Hw(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,De.open)(t,"r").catch(()=>{});if(!s)return"";const o=Fu(n,s,!0),
{size:r}=await o.stat(),i=Buffer.alloc(Math.min(r,e)),{bytesRead:a}=await o.read(i,0,i.length,Math.max(0,r-e));return i.toString("utf8",0,a)}catch(s){n.error=s,
n.hasError=!0}finally{const s=ju(n);s&&await s}}function Ww(t,e,n){const s=[];let o=0;for(const r of t.split(`
`).slice(0,-1).reverse()){if(o>=e)break;const i=n(r).split(`
`).flatMap(a=>Yw(a)??[]);o+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,o-e))}function Pu(t){return`printed:${t}`}function Gw(t,e,n){try{return js(
t,"printed",Pu(e),n)}catch{return""}}function Yw(t){const e=(0,Le.U4)(t),[n,s,o,r]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Le.KH)(s,40)&&(0,Le.KH)(r,
8e3)&&(o==="stdout"||o==="stderr")?{at:n,instance:s,stream:o,text:r}:void 0}async function Kw(t){try{return(await Hu(t)).nextRun(new Date(0))===null?"names a ti\
me that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(e)}}async function Bu(t,e){return(await Hu(
t)).nextRun(new Date(e))?.getTime()??null}async function Hu(t){const{Cron:e}=await N.e(814).then(N.bind(N,5814));return new e(t,{timezone:"UTC",mode:"5-part"})}
const zw="SLIPWAY_SCHEDULE_SECRET",qw=15e3,Vw=50,Wu=5,Jw=40,Qw=60*6e4,Xw=15*6e4;function Zw(t){const{schedules:e,log:n,every:s}=t,o=new Map,r=u=>[...o.values()].
filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const y=JSON.stringify([u.subdomain,l]),_=r(u.app.org)>=Wu,g=o.has(y)?"the call before has not ended":_?`\
its organization has ${Wu} calls under way`:void 0;if(g!==void 0)return t.say(u.app,`${xa(l)}: left out, because ${g}`);const b=tg(t,u,l,f).finally(()=>o.delete(
y));o.set(y,{org:u.app.org,call:b})},c=async()=>{for(const u of await e.due(Vw)){const{next:l,come:f}=await eg(u);if(f.length>0&&o.size>=Jw)break;if(await e.take(
u,l))for(const[y,_]of f)a(u,y,_)}},d=xt({everyMs:qw,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof Me))&&n("warn","schedules_not_read",{reason:String(
u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...o.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.asyncDispose]}}async function eg({
entries:t,since:e,now:n}){const s=[];let o=null;for(const r of t){const i=e===null?null:await Bu(r.cron,Math.max(e,n-Qw));i!==null&&i<=n&&s.push([r,i]);const a=await Bu(
r.cron,n);a!==null&&(o=Math.min(o??a,a))}return{come:s,next:o}}async function tg(t,e,n,s){const{app:o,subdomain:r,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,
f=a.monotonic();try{const y=await d(r);if(!y)return;const _=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),g=`${r}.${s}.${e.entries.
indexOf(n)}`,b=ng(await u(r),g,i,_),S=await c(y,{path:n.path,headers:b,body:_,timeoutMs:Xw});l(o,`${xa(n)}: ${S}, ${Math.round(a.monotonic()-f)} ms`)}catch(y){l(
o,`${xa(n)}: failed, because ${(0,x.bD)(y)}`)}}function xa({cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function ng(t,e,n,s){const o=Math.floor(n/1e3),
r=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,H.createHmac)("sha256",r).update(`${e}.${o}.${s}`).digest("base64");return{"content-type":"application/json",
"user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(o),"webhook-signature":`v1,${i}`}}const sg=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SE\
SSION_TOKEN","AWS_REGION"],og=60*6e4;function rg({tables:t,roles:e,clock:n,log:s,every:o=Q.fm}){const r=async(a,c)=>{const{environmentID:d}=await t.injected(a);
return e.issue(d,n.now(),c)},i=async(a,c)=>{const{variables:d}=await t.injected(a);return Object.keys(d).length===0?{}:{[`${K.be}URL`]:c,[`${K.be}REGION`]:K.aT,
...d}};return{tableVariables:i,async runtimeVariables(a,c,d){const u=await i(a,c);return Object.keys(u).length===0?{}:{...u,...Gu(await r(a,d))}},async openCredentials(a){
const c=await r(a),d={org:a.org,project:a.project,app:a.appID};let u=!1;const l=async()=>{try{if(await e.renew(c.accessKeyID,n.now())||u)return;s("warn","functi\
on_role_gone",d)}catch(y){s("warn","function_role_not_renewed",{...d,reason:String(y)})}},f=o(og,()=>{l()});return{variables:Gu(c),async[Symbol.asyncDispose](){
u||(u=!0,f(),await e.revoke(c.accessKeyID).catch(y=>{s("warn","function_role_not_revoked",{...d,reason:String(y)})}))}}}}}function Gu({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:K.aT}}async function ig({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},o,r){const[
i,a]=await Promise.all([t.find(o),r?{}:t.env(o)]),{type:c,settings:d}=r??i??{},u=r?.env??a;if(!(0,K.Rm)(c))return u;const l=await e.tableVariables(o,n),f=i&&d?.
schedule?{[zw]:await s(i.subdomain)}:{};return{...u,...l,...f}}function ag(t,e){const n=new Set;return{start(s){if(!Object.hasOwn(s.env,`${K.be}URL`))return t.start(
s);const o=new cg(s,t,e);return n.add(o),o.ended.then(()=>n.delete(o)),o},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all([...n].map(
({ended:s})=>s))}}}class cg{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;const o=this.#n(n,s);this.ready=o.then(({inner:r})=>r.ready),this.ready.catch(
()=>{}),this.ended=o.then(async({inner:r,credentials:i})=>{const a=await r.ended;return await i[Symbol.asyncDispose](),a},()=>({exitCode:null,signal:null,outOfMemory:!1}))}get id(){
return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(
e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let o;try{if(o=await n.openCredentials(this.spec.app),this.#t)throw new Error("it was stopped");const r={...this.spec.
env,...o.variables},i=e.start({...this.spec,env:r});this.#e=i;const a=sg.filter(c=>Object.hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:o}}catch(r){
await o?.[Symbol.asyncDispose]();const a=`The instance did not start: ${(0,x.bD)(r)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new Tt.i5({code:"s\
tart_failed",step:"spawn",message:a,...c})}}}var dg=N(9777);const Ua="127.0.0.1",ug={"http:":80,"https:":443};async function lg({handler:t,kvsUrl:e,log:n}){if(!t){
const{hostname:r,port:i,protocol:a}=new URL(e);return{url:e,allow:`${r}:${i||ug[a]}`,async[Symbol.asyncDispose](){}}}const s=await Hd({port:0,host:Ua,log:n});s.
serve(t);const{port:o}=s;return{url:Wd(Ua,o),allow:`${Ua}:${o}`,[Symbol.asyncDispose]:()=>s.close()}}function Yu(t,e){let n;return e.defer(async()=>(await n?.catch(
()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=void 0,s}),n)}function Tk(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),
level:e,event:n,...s})}
`)}const Ps=()=>{};function Ku(t,e,n){let s=Number.NEGATIVE_INFINITY;return(...o)=>{const r=n();Math.abs(r-s)<e||(s=r,t(...o))}}var nn=N(597),fg=N(3136);const Fa=20,
zu=1e3,qu="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",hg=`^(?:(?=.{1,254}$)(?:${qu}\\.)+(?!\\d+\\.?$)${qu}\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{\
10ffff}-]+)$`;function pg({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=o=>{if(!Array.isArray(o))return"must be a list of host names";if(o.length>Fa)return`\
must have at most ${Fa} host names`;const r=o.map(d=>typeof d=="string"?Vu(d):void 0),i=o[r.indexOf(void 0)];if(r.includes(void 0))return`contains ${kt(String(i))}\
, which is not a host name as shop.example.com`;const a=r.find(d=>d!==void 0&&n.some(u=>go(d,u)));if(a!==void 0)return`contains ${kt(a)}, which belongs to the p\
latform itself`;const c=r.find((d,u)=>r.indexOf(d)!==u);return c===void 0?void 0:`contains ${kt(c)} twice`};return L.FsL(L.IeY(o=>s(o)===void 0,({input:o})=>s(o)??
""),L.yuE({type:"array",maxItems:Fa,uniqueItems:!0,items:{type:"string",maxLength:zu,pattern:hg}}),L.pdi(o=>o.map(r=>Vu(r)??r)))}function Vu(t){if(t.length>zu)return;
const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,fg.domainToASCII)(t).replace(/\.$/,""):"";return wo(e)?e:void 0}async function mg(t,e,n){const s=n.filter(
a=>!t.mayUseDomain(e,a)),o=`${t.ownName}/${e}`,r=await Promise.all(s.map(a=>Ju(t,a,o))),i=s[r.indexOf(!1)];if(i!==void 0)throw new V("domain_not_verified",`The \
domain ${i} is not verified for the organization ${e}: add the DNS record "${dr(i)} TXT ${o}", wait until it is published, and try again.`)}async function Eg(t,e,n){
const s=`${t.ownName}/${e}`;return Promise.all(n.map(async o=>{const r={domain:o,record:dr(o),value:s};if(t.mayUseDomain(e,o))return{...r,proof:"listed"};const i=await Ju(
t,o,s).catch(a=>{if(!(a instanceof V))throw a});return{...r,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}async function Ju({resolveTxt:t},e,n){try{return(await t(
dr(e))).some(o=>o.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,x.xU)(s)??""))return!1;const o=`The DNS records of ${dr(e)} cannot be rea\
d now. Try again later.`;throw new V("unavailable",o,{"retry-after":"30"})}}function dr(t){return`_slipway.${t}`}const Qu=2e3,yg=2;async function wg(t){const{Resolver:e}=await Promise.
resolve().then(N.t.bind(N,1553,19));return new e({timeout:Qu,maxTimeout:Qu,tries:yg}).resolveTxt(t)}const gg=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
_g=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,bg=65535;function Tg(t){const e=(0,re.isIP)(t)===6?[t,t]:void 0,[,n,s,o="",r,i]=e??gg.exec(t)??[],a=n??s??(e?t:o),c=(0,re.
isIP)(a),d=r===void 0?void 0:Number(r),u=i===void 0?void 0:Number(i);if((c!==0||_g.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||
u>0&&u<=bg)&&(!Xu(a)||u!==void 0&&d===void 0))return{host:a,...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=Xu(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new x.GQ("invalid_input",`--build-network-\
allow: "${t}" is not a place that can be allowed`,{input:"build-network-allow",remedy:f})}function Xu(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.
test(t)}const Sg=()=>{};var Og=N(1553);const Zu=2e3,Ng=2,Rg=new Set(["ENOTFOUND","ENODATA"]),Lg=async t=>{const e=new Og.Resolver({timeout:Zu,maxTimeout:Zu,tries:Ng}),
n=o=>{if(Rg.has((0,x.xU)(o)))return[];throw o};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()};class Lt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const Ag=200,el=1024*1024;class tl{#e;#t;#n;#s=new Map;#o;#r;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#o=new Lt(e),this.#r=new Lt(el)}get weight(){return this.#o.weight+this.#r.weight}find(e){const n=this.#o.get(e);return n!==void 0?n:this.#r.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#o.delete(e),this.#r.delete(e),this.#s.delete(e)}forgetAll(){this.#o=new Lt(this.#e),this.#r=new Lt(el),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#r.put(e,!0,Ag):this.#o.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const ja={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:ae.j9,tableKeys:1e6,
organizationBytes:10*ae.j9},nl="kvs_",sl=32,Ig=nl.length+Math.ceil(sl*4/3),kg=1e3,$g=8*1024*1024;class Dg extends tl{#e;#t;constructor(e,n,s){super($g,kg,async o=>{
const r=await e.binding(o);if(!r)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=r,l={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kv\
s/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,K.Rm)(u),
windows:f}}),this.#e=e,this.#t=n}byToken(e){return e.length===Ig?this.find(Ha(e)):null}async byName(e,n){const{tables:s}=await this.#n(e),o=s.find(i=>i.name===n),
r=o&&await this.find(o.tokenHash);if(!r)throw ol(n);return r}async create(e,n,s,o){if(!K.BL.test(n))throw new V("validation_failed",`"${n.slice(0,64)}" is not a\
 table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${nl}${(0,H.randomBytes)(sl).toString("base64url")}`,i=Ha(r),a=this.#t.seal(tr(
i),r),c={types:K.jI,most:K.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},o);switch(d.kind){case"created":return{name:n,
variable:Ba(n),createdAt:s,token:r};case"no_app":throw Pa(e);case"wrong_type":throw rl(d.type);case"taken":throw new V("conflict",`The app already has a table "${n}\
".`);case"full":throw new V("conflict",`An app may have ${K.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#n(e);return n.
map(({name:s,createdAt:o})=>({name:s,variable:Ba(s),createdAt:o}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_a\
pp":throw Pa(e);case"no_table":throw ol(n)}}async injected(e){const{type:n,environmentID:s,tables:o}=await this.#n(e);if(!(0,K.Rm)(n))throw rl(n);const r=o.map(
({name:i,tokenHash:a,sealed:c})=>[Ba(i),this.#t.open(tr(a),c)]);return{environmentID:s,variables:Object.fromEntries(r)}}async checkKey(){const e=await this.#e.anySealed();
e&&this.#t.open(tr(e.tokenHash),e.sealed)}forgetToken(e){this.forget(Ha(e))}async#n(e){const n=await this.#e.list(e);if(!n)throw Pa(e);return n}}function Pa({appID:t}){
return new V("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function ol(t){return new V("table_not_found",`The app has no table "${t.slice(
0,64)}".`)}function rl(t){return new V("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api, web-ssr and sse can. De\
ploy the app with app-type api, and it can.`)}function Ba(t){return`${K.be}TOKEN_${t.toUpperCase()}`}function Ha(t){return(0,H.hash)("sha256",t,"base64")}function vg(t){
return il(t),{...Mg,node:`${(0,ge.hostname)()}/${process.pid}`,...t,buildLimits:{...nr,...t.buildLimits},kvsQuotas:{...ja,...t.kvsQuotas}}}function il(t){const{
gitUrlTemplate:e=nn.bD,allowLocalGit:n=!1}=t;Z(t.trustedProxies??[],"trusted-proxies"),Z(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.forEach(Tg),al(t);
const s=(0,nn.Rs)(e,n);if(!s)return;const o=`--git-url: "${(0,nn.ri)(e)}" ${s.problem}`;throw new x.GQ("invalid_input",o,{input:"git-url",remedy:`Write ${s.instead}\
.`})}function al({dns:t,publicUrl:e,fetch:n=fetch,clock:s=Q.ml}){const o=t?.owner??(URL.parse(e??"")?.hostname||void 0);return t&&Sg({...t,owner:o},{fetch:n,now:s.
now})}const Mg={notifyAllow:[],functions:"on",roles:En,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:nn.bD,
clock:Q.ml,log:Ps,fetch,resolveTxt:wg,resolveHost:Lg,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*
ae.D6,keepDeployments:By,keepDays:Hy,keepDeletedMs:Wy,keepAuditDays:Ky,organizationApps:bm,organizationBuilds:Tm,buildLimits:nr,kvsQuotas:ja};function ct({roles:t},e){
return t.includes(e)}const Cg=1/4,xg=5e3,Ug=60*6e4;async function Fg(t,e){const{clock:n,log:s,stores:o,kvsUrl:r,meter:i,stack:a}=t,c=t.functions==="on"&&(ct(t,"\
edge")||ct(t,"build")),d=Promise.withResolvers();d.promise.catch(()=>{});let u=ha;const l=ct(t,"kvs")?B=>u(B):void 0,f=Yu(()=>lg({handler:l,kvsUrl:r,log:s}),a);
let y=t.buildNetworkAllow;const _=async()=>{const{url:B,allow:te}=await f();return y=[...t.buildNetworkAllow,te],B},g=new Bw({folder:(0,Y.join)(t.nodeDir,"funct\
ions","logs"),keyring:o.keyring});c&&a.defer((0,Q.fm)(Ug,()=>{g.removeOlder(n.now()-jw).catch(()=>{})}));const b={tableVariables:async(...B)=>(await(await d.promise)()).
tableVariables(...B),openCredentials:async(...B)=>(await(await d.promise)()).openCredentials(...B)};c&&xu(t.nodeDir)&&await _();const S=(B,te,Ee="schedule",be="\
stdout")=>{const ne={at:n.now(),instance:Ee,stream:be,text:`[slipway] ${te}`};g.add(B,[ne]).catch(X=>{s("warn","functions_log_not_written",{instance:Ee,reason:String(
X)})})},T=({id:B,spec:{app:te}},Ee)=>S(te,`The platform's variables replace those of the app: ${Ee.join(", ")}`,B,"stderr"),P=()=>{const B={network:t.buildNetwork,
networkAllow:()=>y},te=vw({...t,...B,blobs:o.blobsAt,logs:g});return a.use(ag(te,{kvs:b,onReplaced:T}))},D=c?t.instances??P():void 0,A=Bn(async()=>wa(await tu(o.
keys),"schedule")),k=async B=>`whsec_${(0,H.createHmac)("sha256",await A()).update(B).digest("base64")}`,$=async(B,te)=>{const Ee={apps:o.state.apps,kvs:b,kvsUrl:await _(),
scheduleSecretOf:k};return ig(Ee,B,te)},F=a.use(new Iy({...t,instances:D,envOf:$,connections:Math.floor(jd()*Cg),cdn:e,served:(B,te,Ee)=>i.requested(B,Ee)}));a.
defer(()=>d.reject(new Me("The platform stops"))),D&&a.defer(Bg(F,i,n));const G=D&&{statusOf:B=>F.statusOf(B),logs:g};return{functions:F,view:(0,dg.Tf)(t.shownFunctions??
G,t,a),useKvs(B){d.resolve(B),l&&B().then(te=>{u=te.handler})},runSchedules(B){if(!D)return;const te=(Ee,be)=>F.call(Ee,be);return Zw({schedules:o.schedules,siteOf:B,
call:te,secretOf:k,say:S,clock:n,log:s})},async tryInstance({job:B,release:te,signal:Ee},be){const{app:ne,type:X,deployID:se}=B;if(!D||!(0,K.Rm)(X))return;const{
index:oe}=await be.index(ne.org,te.manifestHash),Oe=oe.find(Tt.r$)===-1?void 0:await o.state.apps.find(ne);if(!Oe)return;const{subdomain:qe}=Oe,Ce=await $(ne,B),
Ke={deployID:se,manifestHash:te.manifestHash};try{await F.prepare({app:ne,subdomain:qe,type:X,release:Ke,settings:B.settings,env:Ce,signal:Ee})}catch(Ve){throw Ve instanceof
Tt.i5?jg(Ve.failure,(0,I.realpathSync)(t.nodeDir)):Ve}ct(t,"edge")||F.stop(qe)}}}function jg({code:t,message:e,exitCode:n,signal:s,lines:o},r){const i=o.map(a=>Pg(
a,`${(0,Y.join)(r,"functions","releases")}/`));return new w({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Pg(t,e){const[
n="",...s]=t.split(e);return n+s.map(o=>o.replace(/^[\w-]+/,"/app")).join("")}function Bg(t,e,n){let s=n.monotonic();return(0,Q.fm)(xg,()=>{const o=n.monotonic();
for(const{app:r,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(r,a*(o-s))}s=o})}const Hg=()=>{};var St=N(4235);const cl=20,
dl={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},Wg=null;function Sk(t){return t.split(";").map(e=>{const n=e.trim().split(
/\s+/),[s,o=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&dl.pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(o))return{cron:s,path:o};throw new Error(
`Write five fields and a path, with ; between entries, as "${Wg}"`)})}function Ok(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const ul=10;function Gg(t,e){
if(!(0,Le.Gv)(t))throw At(["the body must be a JSON object"]);const n=Rn(e,t,"the body");if("faults"in n)throw At(n.faults);return n.output}function At(t){const e=t.
length-ul,n=t.slice(0,ul).join("; ")+(e>0?`; and ${e} more`:"");return new V("validation_failed",`${n}.`)}const ll=[[/\0/,"must not contain NUL characters"],[new RegExp(
"\\p{Cs}","u"),"must be well-formed Unicode"]];function Ot(t,e,n=[]){const s=[...ll,...n];return L.FsL(L.YjP("must be a string"),L.BpQ(t,t===1?"must not be empt\
y":`must have at least ${t} characters`),L.Ru6(e,`must have at most ${e} characters`),mo(o=>s.find(([r])=>r.test(o))?.[1]),L.yuE(ur(...s.map(([o])=>o))))}function ur(...t){
return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function Wa(t){return L.KIO(t,`must be one of ${t.join(", ")}`)}function Kn({pattern:t,example:e},n){return L.
FsL(Ot(1,1024),L.yGV(t,`${n}, as "${e}"`))}function Yg(t,e){const n=`must be a whole number of ${t} to ${e}`;return L.FsL(L.aig(n),L.ndf(n),L.Wwf(t,n),L.cGV(e,n))}
function Kg(t){return Ot(1,t,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const Ga=L.zMY("must be true or false"),Ya=Ot(1,244,[[/^-/,'m\
ust not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'m\
ust not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part tha\
t begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),zg=L.FsL(Ot(1,64),L.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,
"must be a full commit SHA: 40 hexadecimal digits")),qg=L.FsL(Ot(2,4),L.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d \
to 366d, or of 1h to 999h, as "7d" or "36h"')),fl=Ot(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folde\
rs'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),Vg=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Jg=/:\/\/[^/?#\\]*@/;function Qg(t){return L.FsL(L.YjP("must be a string"),L.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),mo(e=>{const n=(0,nn.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),L.yuE({maxLength:1024,pattern:Vg.source,...ur(Jg,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Ka,envBytes:za}=K.lF,hl=new RegExp(`^${K.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),qa=L.FsL(L.IeY(t=>pl(t)===void 0,
({input:t})=>pl(t)??""),L.yuE({type:"object",maxProperties:Ka,propertyNames:{pattern:K.G1.source,...ur(hl)},additionalProperties:{type:"string",maxLength:za-1,...ur(
...ll.map(([t])=>t))}}));function pl(t){if(!(0,Le.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Ka)return`must have\
 at most ${Ka} variables`;let n=0;for(const[s,o]of e){const r=Xg(s,o);if(r!==void 0)return`contains ${kt(s)}, ${r}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
o))}return n>za?`must have at most ${za} bytes of names and values`:void 0}function Xg(t,e){return K.G1.test(t)?hl.test(t)?`but names that begin with ${K.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Va={spaFallback:Be(Ga),installCommand:Be(
Ot(0,4096)),rootDirectory:Be(fl),noindex:Be(Ga),assetsOnly:Be(Ga),verify:Be(Wa(["off","warn","fail"])),lifetime:Be(qg),nodeVersion:Be(L.FsL(Ot(1,3),L.yGV(/^\d+$/,
'must be a major version, as "24"'))),startCommand:Be(Kg(St.FU)),healthPath:Be(Kn(St.DR.healthPath,`must be ${St.DR.healthPath.what}`)),instances:Be(Yg(1,St.Tl)),
memory:Be(Kn(St.DR.memory,`must be ${St.DR.memory.what}`)),idleTimeout:Be(Kn(St.DR.idleTimeout,`must be ${St.DR.idleTimeout.what}`)),requestTimeout:Be(Kn(St.DR.
requestTimeout,`must be ${St.DR.requestTimeout.what}`)),schedule:Be(L.FsL(L.YOg(st({cron:Kn(dl,"must be five fields with one space between them"),path:Kn(St.DR.
healthPath,`must be ${St.DR.healthPath.what}`)}),"must be a list"),L.BpQ(1,"must not be empty: null removes it"),L.Ru6(cl,`must have at most ${cl} entries`)))},
Zg={buildCommand:null,outputDirectory:null,region:null},e0={buildCommand:Be(Ot(0,4096)),outputDirectory:Be(fl),region:Be(L.FsL(Ot(1,63),L.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')))},t0=st({env:qa});function ml(t){const e={...Va,domains:Be(pg(t.domains))},n={repository:Qg(t.allowLocalGit),
branch:Ya,...e0},s={...n,repository:L.yqP(n.repository),branch:L.yqP(Ya)},[o,r,i]=[L.Ikc(n),L.Ikc(s),L.Ikc(e)],a=st({name:L.FsL(Ot(1,63),L.yGV(K.cS,'must be let\
ters, digits, ".", "_" and "-", with a letter or digit first and last')),type:Wa(K.yN),...n,...e,subdomain:Nt("cannot be given: it is generated")}),c={name:Nt("\
cannot be changed: it is the ID of the app"),subdomain:Nt("cannot be changed: it is generated")},d=st({...s,...e,...c,type:Nt("changes with a release: give it w\
ith a deployment, as `configuration.type`")}),u=st({...s,...Va,...c,type:L.yqP(Wa([...K.yN,K.m0])),domains:Nt("do not wait for a deployment: change them with PA\
TCH")}),l=f=>({...L.qgA(r,f),...(0,Le.Eb)({type:f.type}),settings:L.qgA(L.Ikc(Va),f)});return{creation:L.FsL(a,L.pdi(f=>{const y=Object.entries(L.qgA(i,f)).filter(
([,b])=>b!==null),{name:_,type:g}=f;return{name:_,type:g,config:{...Zg,...L.qgA(o,f),settings:Object.fromEntries(y)}}})),deployment:st({branch:Be(Ya),commit:Be(
zg),configuration:L.yqP(L.FsL(u,L.pdi(l))),env:L.yqP(qa),tag:Nt("is not accepted: web apps deploy without a release tag")}),change:L.FsL(d,L.pdi(f=>({...L.qgA(r,
f),settings:L.qgA(i,f)})))}}const n0=L.FsL(Ot(1,1e3),L.yGV(K.G1,"is not a variable's name: letters, digits and _, and not a digit first")),Nk=st({set:Be(qa),unset:Be(
L.FsL(L.YOg(n0,"must be a list of names"),L.Ru6(K.lF.envVariables,`must have at most ${K.lF.envVariables} names`)))}),El={variables:K.lF.envVariables,bytes:K.lF.
envBytes};function s0({state:t,logs:e,keepDeletedMs:n,rolledBack:s}){const{apps:o,deployments:r,releases:i}=t,a=d=>lr(o,d),c=async(d,u)=>{const l=await r.find(d,
u);if(l)return l;throw await a(d),wl(d,u)};return{app:a,deployment:c,async deleteApp(d,u){const l=await o.delete(d,u,n);if(!l)throw $t(d);return l},async restoreApp(d,u){
const l=await o.restore(d,u);if(l.kind==="no_app")throw $t(d);if(l.kind==="too_late")throw yl(l.app,!0);if(l.kind==="not_deleted")throw new V("conflict",`The ap\
p ${d.appID} is not deleted, so there is nothing to restore.`);return l.app},async cancel(d,u,l){const f=await r.cancel(d,u,l);if(f.kind==="no_deployment")return c(
d,u);if(f.kind==="too_late")throw i0(d,f.deployment);return f.deployment},async redeploy(d,u,l,f){const y={branch:null,commit:null},_=u===void 0?await r.create(
d,y,l,f):await r.redeploy(d,u,l,f);if(_.kind==="no_app")throw $t(d);if(_.kind!=="no_deployment")return _;throw await a(d),wl(d,u??"")},async clearCaches(d,u){if(!await o.
update(d,{settings:{cachesOf:(0,H.randomUUID)()}},u))throw $t(d)},async rollback(d,u,l){const f=await i.rollback(d,u,l);if(f)return{...f,warnings:await s?.(d,f.
deployID)??[]};if(await a(d),u===void 0)throw fr(d,"no kept release before the live one.");const y=await r.find(d,u),_=`Deploy its commit again: slipway redeplo\
y ${u.slice(0,100)}.`;if(y?.status==="succeeded")throw fr(d,`no release ${u} any more: the platform keeps the newest ones (--keep-releases). ${_}`);if(y)throw fr(
d,`no release ${u}: that deployment is ${y.status}.`);const g=r0.test(u)?" If there was such a deployment, the platform has removed it, because it was old.":"";
throw fr(d,`no kept release ${u.slice(0,100)}.${g}`)},async variables(d){return await a(d),o.variables(d)},async compareEnv(d,u){await a(d);const l=await o.env(
d),f=(y,_)=>Object.hasOwn(l,y)?l[y]===_?"same":"replaced":"new";return Object.keys(u).sort().map(y=>({name:y,change:f(y,u[y]??"")}))},async editEnv(d,{set:u,unset:l},f){
const y=l?.find(g=>u&&Object.hasOwn(u,g));if(y!==void 0)throw At([`${y} is in set and in unset`]);const _=await o.editEnv(d,{set:u??{},unset:l??[]},El,f);switch(_.
kind){case"done":return{names:_.names,absent:_.absent};case"no_app":throw $t(d);case"full":{const{variables:g,bytes:b}=El;throw At([`an app may have ${g} variab\
les, and ${b} bytes of names and values`])}default:return(0,x.xb)(_)}},async readLog(d,u,l){const f=await c(d,u),y=f.finishedAt!==null,_=await e.read(u,{...l,isComplete:y}),
g=_?void 0:o0(f);return g!==void 0?{text:l.from<=0?g:"",next:Math.max(1,l.from),atEnd:!0,deployment:f}:_?{text:_.text,next:_.next,atEnd:y&&_.next>=_.size,deployment:f}:
{text:"",next:Math.max(0,l.from),atEnd:y,deployment:f}}}}async function lr(t,e){const n=await t.find(e);if(!n)throw $t(e);if(n.deletion)throw yl(n);return n}function yl({
org:t,project:e,appID:n,deletion:s},o=!1){const{at:r=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"becau\
se its lifetime was over":`by ${i}`,u=`The app ${n} was deleted at ${c(r)} UTC ${d}`;if(o)return new V("app_deleted",`${u}, and is being removed. Its name is fr\
ee again within hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new V("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}
function $t({org:t,project:e,appID:n}){return new V("app_not_found",`There is no app ${n} in ${t}/${e}.`)}function o0({logRemovedAt:t}){return t===null?void 0:`\
The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const r0=/^dpl-[a-z2-7]{16}$/;function fr({appID:t},e){return new V("release_not_found",`The app ${t} has ${e}`)}function wl({appID:t},e){return new V("deploy\
ment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function i0({appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:o}){if(s===null){const i=`\
The deployment ${e} goes live at this moment, and cannot be stopped any more.`;return new V("conflict",`${i} The release before it is one step away: slipway rol\
lback --app ${t}`)}const r=o===null?"":`, because ${o} replaced it`;return new V("conflict",`The deployment ${e} has ended already: ${n}${r}.`)}function gl(t){const{
apps:e}=t.state;return{bodies:ml(t),async create(n,{type:s,config:o},r,i){await Ja(o.settings),await _l(t,n,void 0,o.settings.domains);const a={...o,settings:{...o.
settings,cachesOf:(0,H.randomUUID)()}},c=await e.create({key:n,type:s,config:a},r,i).catch(bl);if(c.kind!=="taken")return c;throw await lr(e,n),new V("app_exist\
s",`There is an app ${n.appID} in this project already.`)},async update(n,s,o){const r=await lr(e,n);await Ja(s.settings),await _l(t,n,r,s.settings?.domains);const i=await e.
update(n,s,o).catch(bl);if(!i)throw $t(n);return i},domainsOf:({org:n,settings:s})=>Eg(t.domains,n,s.domains??[])}}async function Ja({schedule:t}={}){for(const[
e,{cron:n}]of(t??[]).entries()){const s=await Kw(n);if(s!==void 0)throw At([`schedule[${e}].cron ${s}`])}}async function _l(t,{org:e},n,s=null){const o=(s??[]).
filter(r=>!n?.settings.domains?.includes(r));await mg(t.domains,e,o)}function bl(t){if(!(t instanceof Md))throw t;const e=`Another app has the domain ${t.domain}\
. It is free when that app's domains no longer contain it.`;throw new V("domain_taken",e)}var hr=N(3823),a0=N(5359);const ee={type:"string"},zn={type:"integer",
minimum:0},pr={type:"boolean"},Dt={type:"string",format:"date-time"};function ht(t){return{type:"string",enum:t}}function Fe(t){return{anyOf:[t,{type:"null"}]}}
function gt(t){return{type:"array",items:t}}function Ye(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(Object.entries(t).map(([n,s])=>[
n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function c0(t,e){return Ye({[t]:gt(e),nextCursor:Fe(ee)})}function Bs(t,e){
const{$ref:n,anyOf:[s]=[],items:o,properties:r}=t,i=n===void 0?s:p0.get(n);return i?Bs(i,e):o&&Array.isArray(e)?e.map(a=>Bs(o,a)):r&&(0,Le.Gv)(e)?Object.fromEntries(
Object.entries(r).map(([a,c])=>[a,Bs(c,e[a])])):t===Dt&&typeof e=="number"?qn(e):e}function qn(t){return t===null?null:new Date(t).toISOString()}function Qa(t){
return`#/components/schemas/${t}`}function Vn(t){return{$ref:Qa(t)}}const jt={appID:{type:"string",minLength:1,maxLength:63},name:ee,type:ht(K.yN),repository:ee,
branch:ee,buildCommand:Fe(ee),outputDirectory:Fe(ee),region:Fe(ee),subdomain:ee,state:ht(["created","live"]),url:Fe(ee),environments:gt(Ye({environmentID:ee,name:ee})),
createdAt:Dt,updatedAt:Dt},d0={"spaFallback?":pr,"installCommand?":ee,"rootDirectory?":ee,"nodeVersion?":ee,"lifetime?":ee,"assetsOnly?":pr,"noindex?":pr,"verif\
y?":ht(["off","warn","fail"]),"startCommand?":ee,"healthPath?":ee,"instances?":zn,"memory?":ee,"idleTimeout?":ee,"requestTimeout?":ee,"schedule?":gt(Ye({cron:ee,
path:ee})),"domains?":gt(ee)},u0={appID:jt.appID,type:jt.type,state:jt.state,repository:ee,branch:ee,buildCommand:jt.buildCommand,outputDirectory:jt.outputDirectory,
region:jt.region,...d0,variables:gt(ee)},Tl={deployID:ee,status:ht(ut.PB),branch:ee,commit:Fe(ee),createdAt:Dt},l0={code:ht(Wn.i1),file:Fe(ee),line:Fe(zn),message:ee},
Xa={...Tl,stage:Fe(ht(ut.Mb)),startedAt:Fe(Dt),finishedAt:Fe(Dt),"supersededBy?":ee,"warnings?":gt(Ye(l0))},f0={file:ee,line:Fe(zn),column:Fe(zn),severity:ht(["\
error","warning","notice"]),code:Fe(ee),message:ee},h0={Error:Ye({error:Ye({code:ht(Object.keys(ut.iV)),message:ee,requestID:ee})}),App:Ye(jt),Configuration:Ye(
u0),Environment:Ye({environmentID:ee,name:ee,url:Fe(ee),state:ht(["created","live"])}),AcceptedDeployment:Ye(Tl),Deployment:Ye({...Xa,url:Fe(ee)}),Failure:Ye({deployID:ee,
stage:ht(ut.Mb),code:ht(ut.sR),message:ee,exitCode:Fe({type:"integer"}),signal:Fe(ee),log:gt(ee),diagnostics:gt(Ye(f0))}),OperatorApp:Ye({org:ee,project:ee,...jt,
settings:{type:"object"},liveDeployID:Fe(ee),newest:Fe({$ref:Qa("OperatorDeployment")}),"functions?":ht(a0.w),"functionsNode?":ee,"deleted?":Ye({at:Dt,by:Fe(ee),
until:Dt})}),OperatorDeployment:Ye({...Xa,subject:Fe(ee),author:Fe(ee),triggeredBy:Fe(ee),size:Fe(Ye({files:zn,bytes:zn})),isLive:pr,"redeployOf?":ee,"cancelled\
By?":ee,phases:gt(Ye({name:ee,startedAt:Dt,ms:Fe({type:"number",minimum:0})}))}),QueuedDeployment:Ye({project:ee,appID:ee,...Xa,triggeredBy:Fe(ee),"position?":{
type:"integer",minimum:1}}),Table:Ye({name:ee,variable:ee,createdAt:Dt})},p0=new Map(Object.entries(h0).map(([t,e])=>[Qa(t),e])),m0=254;async function Rk({organizationsOf:t},e){
return(await t(e))?.length===0}function Sl({email:t,token:e,via:n},s,o="id-token"){const r=e?{via:"access-token",name:e.name}:{via:n??o};return{by:(0,ot.Ow)(t,m0),
...r,from:Te(s),requestID:s.requestID}}function E0(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const o=s.
split("/"),r=e.filter(d=>y0(d.parts,o)),i=n==="HEAD"?"GET":n,a=r.find(({route:d})=>d.method===i);if(a)return{name:a.name,route:a.route,parameters:w0(a.parts,o)};
if(r.length===0)throw new V("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=r.map(({route:d})=>d.method==="GET"?"GET, HEAD":d.method).join(", ");throw new V(
"method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function y0(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!==
"":n===e[s])}function w0(t,e){const n=t.flatMap((s,o)=>{const r=/^\{(\w+)\}$/.exec(s)?.[1];return r===void 0?[]:[[r,g0(e[o]??"",r)]]});return Object.fromEntries(
n)}function g0(t,e){try{return decodeURIComponent(t)}catch{throw new V("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}function _0(){return t=>t}
function b0(t,e){const n=Object.keys(e).map(s=>[s,{...t[s],...e[s]}]);return Object.fromEntries(n)}class Ol{status;json;constructor(e,n){this.status=e,this.json=
n}}const T0=["GET","HEAD"],S0=["POST","PUT","PATCH"];function O0(t,e,n){const s=E0(e),o=async r=>{const i=ye(r.target),{name:a,route:c,parameters:d}=s(r.method,
i),{principal:u,within:l}=await L0(t,c,r,d),{bytes:f,json:y}=S0.includes(r.method)?await D0(r,c):$0,{orgID:_="",projectID:g="",appID:b=""}=d,{status:S=200,body:T}=c,
P=await c.run({name:a,key:{org:_,project:g,appID:b},parameters:d,principal:u,within:l,act:Sl(u,r),query:new URLSearchParams(r.target.slice(i.length)),bytes:f,idempotencyKey:fe(
r,"idempotency-key"),status:S,answer:c.answer,body:()=>T&&Gg(y,T)},n);return P instanceof Ol?ie(P.status,JSON.parse(P.json),{"idempotent-replayed":"true"}):ie(S,
Bs(c.answer,P))};return async r=>{try{return await o(r)}catch(i){const a=fa(i);if(!a)throw i;return await N0(t,a,r),lt(a,r)}}}async function N0(t,{code:e},n){if(!t.
refusals||e!=="unauthorized"&&e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="unauthorized")return t.refusals.note(s);try{const o=await t.
verify(fe(n,"authorization")),{by:r}=Sl(o,n);t.refusals.note({...s,by:r??void 0,org:await R0(t,o,n)})}catch{t.refusals.note(s)}}async function R0({roleOf:t},e,{
target:n}){const s=/\/orgs\/([^/?]+)/.exec(n)?.[1];if(!(s===void 0||!K.cS.test(s)))return await t(e,{org:s})===void 0?void 0:s}async function L0(t,e,n,{orgID:s,
projectID:o,appID:r}){const i=await t.verify(fe(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw Qt(`Too many requests: wait ${c} s.`,c);if(e.
for==="operators"&&await t.organizationsOf(i)!==void 0)throw new V("forbidden",`${a} has no role in the organization "*", which this call needs.`);if(e.for==="o\
perators"&&e.needs&&await Nl(t,i,{org:"*"},e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!K.cS.test(s))throw At(["orgID in the path is not an ident\
ifier"]);if(o!==void 0&&!K.cS.test(o))throw At(["projectID in the path is not an identifier"]);const d={org:s,project:o,appID:r},u=e.partly&&await A0(t,i,d);return u&&
u.length>0?{principal:i,within:u}:(await Nl(t,i,d,e.needs??I0(n.method)),{principal:i})}async function A0(t,e,{org:n,project:s}){const o=await t.partsOf(e,n);return s===
void 0||o===void 0?o:o.includes(s)?void 0:o.filter(r=>r.startsWith(`${s}/`))}function I0(t){return T0.includes(t)?"viewer":"deployer"}const k0={viewer:"may only\
 read",deployer:"may not say who may do what",admin:"may do everything"};async function Nl({roleOf:t},e,n,s){const o=await t(e,n);if(o===void 0)throw new V("for\
bidden",`${e.email} has no role for this in the organization ${n.org}.`);if(hn(o,s))return o;const r=`${e.email} ${k0[o]} in ${fn(n)}.`;throw new V("forbidden",
s==="admin"?`${r} An admin may.`:r)}const $0={bytes:Buffer.alloc(0),json:void 0};async function D0(t,{mayBeEmpty:e,body:n}){const s=ke(t);if(s!==void 0&&s!=="ap\
plication/json")throw Rl(s);const o=K.lF.bodyBytes,r=await jo(t,o,`The body is larger than ${o} bytes.`);if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===
void 0)throw Rl("none");if(r.length===0)throw new V("invalid_request","The body is empty.");return{bytes:r,json:Po(r)}}function Rl(t){return new V("unsupported_\
media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}var Lk=N(8453);const v0={limit:{type:"integer",minimum:1,maximum:K.lF.pageMost,
default:K.lF.pageDefault},cursor:ee};function M0(t){return Za(t,"limit",K.lF.pageDefault,K.lF.pageMost)}async function C0(t,e,n){const s=M0(t),o=await n(s+1),r=o.
slice(0,s),i=r.at(-1);return{items:r,nextCursor:i!==void 0&&o.length>s?e(i):null}}function x0(t){return Jn(`before:${t}`)}function U0({seq:t}){return x0(t)}function F0(t){
const e=Hs(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function Ak({project:t,appID:e}){return Jn(`after:${t}/${e}`)}function Ik(t){const e=Hs(
t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))throw ec();return{project:n,appID:s}}function kk(t){return Jn(
`after:${t}`)}function $k(t){const e=Hs(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))throw ec();return e}function Dk({project:t="",appID:e="",who:n}){
return Jn(`after:${t}/${e}/${n}`)}function vk(t,e){const[n="",s="",o=""]=Hs(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return o===""?void 0:{org:e,project:n,appID:s,
who:o}}function Mk(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(['prefix must be the beginning of an app\
 ID: letters, digits, ".", "_" and "-"'])}}function Ck({key:t}){return Jn(`after:${t}`)}function xk(t){const e=t.get("prefix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.
keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:Hs(t,/^after:([\s\S]{1,512})$/)?.[0]}}function Uk(t){const e=t.
get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(e),limit:Za(
t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function Fk(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&!n)throw invalid(["\
after must be the next of an earlier answer"]);return{lines:Za(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function jk(t,e){const n=t.get(e)??"\
false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function Za(t,e,n,s){const o=t.get(e);if(o===null)return n;const r=/^\d{1,9}$/.
test(o)?Number(o):0;if(r<1||r>s)throw At([`${e} must be 1 to ${s}`]);return r}function Jn(t){return Buffer.from(t).toString("base64url")}function Hs(t,e){const n=t.
get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),o=e.exec(s);if(!o||Jn(s)!==n)throw ec();return o.slice(1)}function ec(){return At(
["cursor must be a nextCursor of this list"])}function Ll(t,e){const{idempotencyKey:n,principal:s,name:o,bytes:r,key:i,status:a,answer:c}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.
test(n))throw At(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,o,i.org,i.project,i.appID]),key:n,
requestHash:(0,H.hash)("sha256",r),status:a,answer:d=>JSON.stringify(Bs(c,e(d)))}}}function Al(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new Ol(
t.status,t.answer);case"other_request":throw At(["Idempotency-Key was used before with another body"]);default:return(0,x.xb)(t)}}const j0={queue:"queue",clone:"\
clone",install:"install",build:"build",sync:"store",activate:"store"};function Pk(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:o,enteredAt:r}=t,i={queue:n,
...s!==null&&{clone:s},...r},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===void 0)continue;const f=DEPLOYMENT_STAGES.
slice(d+1).find(b=>i[b]!==void 0),y=f===void 0?o:i[f]??null;if(f===void 0&&u!==a)break;const _=j0[u],g=c.at(-1);g?.name===_?c.splice(-1,1,{...g,finishedAt:y}):c.
push({name:_,startedAt:l,finishedAt:y})}return c}function Il({subdomain:t,settings:e}){return e.domains?.[0]??t}const kl="production";function tc(t){return t.liveRelease===
null?"created":"live"}function $l(t,e){return t.liveRelease===null?null:e(Il(t))}function nc(t,e){return{...t,state:tc(t),url:$l(t,e),environments:[{environmentID:t.
environmentID,name:kl}],createdAt:qn(t.createdAt),updatedAt:qn(t.updatedAt)}}function P0(t,e){return{...t,...t.settings,state:tc(t),variables:e}}function B0(t,e){
return{environmentID:t.environmentID,name:kl,url:$l(t,e),state:tc(t)}}function mr(t){const{deployID:e,status:n,branch:s,commit:o,createdAt:r}=t;return{deployID:e,
status:n,branch:s,commit:o,createdAt:qn(r)}}function Dl(t,e,n){const{status:s,stage:o,startedAt:r,finishedAt:i,supersededBy:a}=t;return{...mr(t),stage:o,startedAt:qn(
r),finishedAt:qn(i),url:s==="succeeded"?n(Il(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,Le.Eb)({supersededBy:a??void 0})}}function H0(t,e){const{
stage:n,code:s,message:o,exitCode:r,signal:i,log:a,diagnostics:c}=e,d=a.slice(-K.lF.failureLogLines).map(l=>l.slice(0,K.lF.failureLogLine)),u=c.map(({source:l,...f})=>f);
return{deployID:t,stage:n,code:s,message:o,exitCode:r,signal:i,log:d,diagnostics:u}}function Bk(t,e,n,s){const{cachesOf:o,...r}=t.settings,i=s?.stateOf(t);return{
...t,...nc(t,n),settings:r,liveDeployID:t.liveRelease,newest:e&&W0(e,t,n),...s&&i&&{functions:i,functionsNode:s.node},...t.deletion&&{deleted:{at:iso(t.deletion.
at),by:t.deletion.by,until:iso(t.deletion.endsAt)}}}}function W0(t,e,n){const{commitFacts:s,size:o,triggeredBy:r,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,
...u}=Dl(t,e,n);return{...u,...s,triggeredBy:r,size:o,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),
phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:y})=>({name:l,startedAt:iso(f),ms:y===null?null:y-f}))}}function Hk({app:t,deployment:e},n){const{stage:s,
startedAt:o,triggeredBy:r}=e;return{project:t.project,appID:t.appID,...mr(e),stage:s,triggeredBy:r,startedAt:iso(o),finishedAt:null,...present({position:n})}}const Er=[
"branch","commit","configuration","configuration.type","env"];function G0(t,e){return O0(t,Y0(e),{...e,changes:gl(e)})}const gn=_0();function Y0(t){const{creation:e,
change:n,deployment:s}=ml(t);return b0(hr.bw,{createApp:gn({summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deploymen\
t may have.",body:e,status:201,answer:Ye({...jt,deployTakes:gt(ht(Er))}),async run(o,{changes:r,siteUrl:i}){const{name:a,...c}=o.body(),d=l=>({...nc(l,i),deployTakes:Er}),
u=await r.create({...o.key,appID:a},c,o.act,Ll(o,d));return Al(u,d)}}),updateApp:gn({summary:"Changes the fields of an app that the body names. Null removes an \
optional one.",body:n,answer:Vn("App"),async run(o,{changes:r,siteUrl:i}){return nc(await r.update(o.key,o.body(),o.act),i)}}),replaceEnv:gn({summary:"Replaces \
the whole set of variables. No answer contains their values.",body:t0,answer:Ye({names:gt(ee)}),async run(o,{state:r}){await yr(o,r);const{env:i}=o.body();if(!await r.
apps.replaceEnv(o.key,i,o.act))throw $t(o.key);return{names:Object.keys(i).sort()}}}),listEnvironments:gn({summary:"Lists the environments of an app, with its c\
onfiguration and the names of its variables. `deployTakes`: the members that the body of a deployment may have.",answer:Ye({environments:gt(Vn("Environment")),app:Vn(
"Configuration"),deployTakes:gt(ht(Er))}),async run(o,{state:r,siteUrl:i}){const a=await yr(o,r),c=Object.keys(await r.apps.env(o.key)).sort();return{environments:[
B0(a,i)],app:P0(a,c),deployTakes:Er}}}),deploy:gn({summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configu\
ration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of \
the deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was ne\
ver live becomes one if its build makes a server.",body:s,mayBeEmpty:!0,status:202,answer:Vn("AcceptedDeployment"),async run(o,{state:r}){await yr(o,r);const i=Ll(
o,mr),{branch:a=null,commit:c,configuration:d,env:u}=o.body();await Ja(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await r.
deployments.create(o.key,l,o.act,i);if(f.kind==="no_app")throw $t(o.key);return Al(f,mr)}}),listDeployments:gn({summary:"Lists deployments, newest first.",query:v0,
answer:c0("deployments",Vn("Deployment")),async run(o,{state:r,siteUrl:i}){const{items:a,nextCursor:c}=await C0(o.query,U0,async d=>{const u=await r.deployments.
ofApp(o.key,{limit:d,before:F0(o.query)});if(!u)throw $t(o.key);return u.deployments.map(l=>({seq:l.seq,...Dl(l,u.app,i)}))});return{deployments:a,nextCursor:c}}}),
readFailure:gn({summary:"Reads why a deployment failed. 404: it did not.",answer:Vn("Failure"),async run(o,{state:r}){const{deployID:i=""}=o.parameters,a=await r.
deployments.failure(o.key,i);if(a)return H0(i,a);await yr(o,r);const c=await r.deployments.find(o.key,i);throw c?new V("not_found",`The deployment ${i} has not \
failed: it is ${c.status}.`):new V("deployment_not_found",`The app ${o.key.appID} has no deployment ${i}.`)}})})}function yr({key:t},{apps:e}){return lr(e,t)}const K0=()=>()=>({
status:404,headers:{},body:""}),z0=()=>{},q0=()=>{},V0=()=>{},J0=()=>{};class vt extends Error{name="DamagedObject"}const _t=8;class wr{#e;constructor(e){this.#e=
e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/_t-1;for(;n<=s;){const o=n+s>>>1,r=o*_t,i=this.#e.compare(e,0,_t,r,r+_t);if(i===0)return!0;i<
0?n=o+1:s=o-1}return!1}detached(){return new wr(Buffer.from(this.#e))}}function vl(t){return(0,H.hash)("sha256",t,"buffer").subarray(0,_t)}const Ws=["br","zstd",
"gzip"],Q0=512,sc=16*ae.D6,Qn=Buffer.from("SLV","latin1"),Xn=Qn.length+4+32,X0=Xn+sc;function Wk(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.
concat([Qn,e,hashOf("sha256",t,"buffer"),t])}function Ml(t,e){if(t.length<Xn||Qn.compare(t,0,Qn.length)!==0)return;const n=t.readUInt32LE(Qn.length);return n<=sc&&
e===Xn+n?n:void 0}function Z0(t){if(Ml(t,t.length)===void 0)return;const e=t.subarray(Xn),n=t.subarray(Qn.length+4,Xn);return(0,H.hash)("sha256",e,"buffer").equals(
n)?e:void 0}const e_=/^[0-9a-f]{64}$/;function oc(t){return e_.test(t)}function sn(t,e){return`${t}/${e.slice(0,2)}/${e}`}function rc(t,e,n){return`${t}/variant\
s/${e.slice(0,2)}/${e}.${n}`}function Cl(t){const[,,e="",...n]=t.split("/");return n.length===0&&oc(e)?e:void 0}function xl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Ws.some(s=>s===n)?e:void 0}const t_=5e3;function Gk(t){const e=Cl(t);return e!==void 0?{sha256:e}:xl(t)===void 0?void 0:{missingMs:t_}}const n_=100,
Ul=600*1e3;class s_{#e;#t=new Pn(n_);#n=0;constructor(e){this.#e=e}get total(){return this.#n}note(e,n,s,o){const r=sn(n,s),i=e==="object_unusable"?`${r} unusab\
le`:r,a=this.#t.get(i),c=this.#e.clock.monotonic();if(a&&c-a.at<Ul){a.at=c;return}this.#n+=1,this.#e.log("error",e,{org:n,hash:s}),this.#t.set(i,{key:i===r?r:void 0,
version:o,at:c})}mend(e,n){this.#t.size>0&&this.#t.delete(sn(e,n))}async lasting(){const e=this.#e.clock.monotonic()-Ul;for(const[n,{key:s,version:o,at:r}]of this.#t){
const i=s===void 0?void 0:await this.#e.blobs.head(s).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#t.delete(n)}return this.#t.size}}const o_=512;class r_{#e;#t;constructor(e,n=Vy){
this.#e=e,this.#t=new Lt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.
put(e,o,o_+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.
stream(e);if(!n)return;const s=(0,H.createHash)("sha256");for await(const o of n)s.update(o);return s.digest("hex")}}var Fl=N(1489);function ic(t){if(t.charCodeAt(
0)!==47)return;const e=t.includes("%")?(0,ot.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const i_=/^[\w.!~*'()@:$,+=&;/-]*$/;
function jl(t){return i_.test(t)?`/${t}`:`/${t.split("/").map(a_).join("/")}`}function a_(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function ac(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==
""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redi\
rect",to:`${t}/`}:void 0}const Pl=32,c_=/\/:[A-Za-z]\w*[^\w/]/,d_=/^:([A-Za-z]\w*)$/,cc="it must begin with a path that has at most one *, and placeholders (/:n\
ame) only for whole segments, each name once",u_=`it has more than ${Pl} placeholders`;function Bl(t){const e=ic(t);return e===void 0?cc:Hl(Wl(`/${e}`))}function Hl(t){
const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||c_.test(t))return cc;const o=e.slice(1).split("/").map(dc),r=(n??"").split("/").map(dc),i=[...Gs(
o),...Gs(r),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return cc;if(i.length>Pl)return u_;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&
e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(dc);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf(
"/")+1),[c=""]=n.split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function l_({head:t,star:e}){return new Set(e?
[...Gs(t),...Gs(e.tail),"splat"]:Gs(t))}function Gs(t){return t.flatMap(e=>"name"in e?e.name:[])}function dc(t){const e=d_.exec(t)?.[1];return e===void 0?{text:t}:
{name:e}}const f_=32*1024;class uc{path;bare;#e;#t;#n;#s=f_;constructor(e){this.path=e,this.bare=Wl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),
this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=jl(e).slice(1);return this.#n.set(
e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#t[e]??this.path.length}}function h_(t,e){const{head:n,
star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&lc(n,o,0)?new fc(t,e,void 0):void 0;if(!lc(n,o,0))return;if(s.isRest){if(o.length<n.length)return;
const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new fc(t,e,c>e.path.length?void 0:e.path.slice(c))}const r=o.length-s.tail.length-
1;if(r<n.length||!lc(s.tail,o,r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(
s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new fc(t,e,e.bare.slice(i,a))}function lc(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+
s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class fc{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,
star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&
i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Wl(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):
t}const Gl=500,gr=8*1024,p_=2e3,Yl=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Kl=/^[\t\x20-\x7e\x80-\xff]*$/,zl=new Set(["accept-ranges","connection","content-encoding","c\
ontent-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id",
"x-slipway-release"]);function m_(t){const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.trim(),a=c=>n.push({line:o+1,reason:c});i===
""||i.startsWith("#")||(i.length>p_?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=E_(i,e.length,a),s&&e.push(s)):s?y_(s,i,a):a("it is not b\
elow a path"))}return{rules:e,ignored:n}}function E_(t,e,n){const s=Bl(t);if(e>=Gl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],
unset:[],bytes:0}}function y_(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),r=e.slice(0,o).trim().
toLowerCase(),i=e.slice(o+1).trim();if(o<1||!Yl.test(r)||!Kl.test(i))return n('it is not "Name: value"');if(r==="basic-auth")return n('"basic-auth" is not suppo\
rted: anyone can read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(zl.has(r)||(0,Fl.t)(r))return n(`rules \
cannot set "${r}"`);const a=t.bytes+Ys(r,i);if(a>gr)return n(`the headers of this path have more than ${gr} bytes`);t.bytes=a,t.set.push([r,i])}function Ys(t,e){
return t.length+e.length+4}function w_(t,e){return Yl.test(t)&&t===t.toLowerCase()&&Kl.test(e)&&!zl.has(t)}const hc=2e3,g_=2e3,__=/^[^/:]+=/,ql={200:"rewrite",404:"\
rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Vl(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=b_(o).trim();if(r===
"")continue;const i=e.length<hc?T_(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function b_(t){const e=t.
search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function T_(t){if(t.length>g_)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)
return"it does not name a target";if(o.length>0||s.includes("=")||__.test(n))return"conditions and query parameters are not supported";const r=Number(/^(\d{3})!?$/.
exec(s)?.[1]);if(!Jl(r))return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Bl(e);return typeof i=="string"?
i:Ql(n,r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith("!")}:_r(r)?"rewrites to other origins are refused":"the target is\
 neither a path nor a URL"}function Jl(t){return Object.hasOwn(ql,t)}function _r(t){return ql[t]==="rewrite"}function Ql(t,e){return/^\/(?!\/)/.test(t)||!_r(e)&&
/^(?:https?:)?\/\//i.test(t)}const S_=["index.html","200.html"],pc="_redirects",mc="_headers",Xl=512*1024,O_=[pc,mc];function Zl(t){return O_.includes(t)}function N_(t,{
base:e,fallback:n}={}){const s=[],o=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too large"&&s.push({file:d,reason:`it has more than ${Xl} bytes`}),u==="to\
o large"?"":u.toString()},r=Vl(o(pc));for(const d of r.ignored)s.push({file:pc,...d});const i=m_(o(mc));for(const d of i.ignored)s.push({file:mc,...d});const a=[
...r.rules,...R_(e)].slice(0,hc);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,
force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function R_(t){
return t===void 0?[]:Vl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function L_(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=(0,Le.D7)(t.toString())??
Pt();return(!Array.isArray(e)||e.length>hc)&&Pt(),(!Array.isArray(n)||n.length>Gl)&&Pt(),{redirects:e.map(A_),headers:n.map(I_),fallback:S_.find(o=>o===s)}}function A_(t){
const[e,n,s,o]=Ks(t);return(typeof n!="string"||typeof s!="number"||typeof o!="boolean")&&Pt(),(!Jl(s)||!Ql(n,s)||!/^[\x21-\x7e]+$/.test(n))&&Pt(),{from:ef(e),to:n,
status:s,force:o}}function I_(t){const[e,n,s]=Ks(t),o=Ks(n).flatMap(i=>{const[a,c]=Ks(i);return(typeof a!="string"||typeof c!="string"||!w_(a,c))&&Pt(),(0,Fl.t)(
a)?[]:[[a,c]]}),r=Ks(s).map(i=>typeof i=="string"?i:Pt());return{from:ef(e),set:o,unset:r}}function ef(t){const e=typeof t=="string"?Hl(t):void 0;return typeof e==
"object"?e:Pt()}function Ks(t){return Array.isArray(t)?t:Pt()}function Pt(){throw new vt("The compiled rules of a release are damaged: deploy again")}var tf=N(4573),
k_=N(6059);const $_=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["we\
bmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8",
"application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),D_=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
v_=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function M_(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=$_.get(n)??(0,k_.$)(n),o=typeof s=="string"?s:"application/octet-stream";return D_.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function C_(t){return v_.test(t)}const x_=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
U_=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function br(t){const e=nf(
t);return e===void 0||e.endsWith(".html")?!1:x_.test(t)||U_.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const F_=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Tr(t){const e=nf(t);return br(t)||e!==void 0&&F_.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function nf(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const zs=Buffer.from("SLIPWAY","latin1"),It=56,qs=32,Sr=qs+6,_n=4,sf=8192,of=Buffer.allocUnsafe(3*Lu.pathBytes);class Or{count;bytes;assets;rules;#e;#t;#n;#s;#o;#r="";#i=-1;constructor(e,n,s){
const o=Nr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new wr(e.subarray(It,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=or){if(e.length>s.indexBytes)throw rt("it is too large");const o=Ec(e,s);if(Nr(o).end!==e.length)
throw rt("its length does not match its header");const r=await j_(e,o,s,n);return new Or(e,o,r)}find(e){return e!==this.#r&&(this.#i=this.#a(e),this.#r=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Sr;return{hash:this.#e.toString("hex",n,n+qs),size:this.#e.readUIntLE(n+qs,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#o)return-1;const n=of.write(e);let s=0,o=this.count-1;for(;s<=o;){
const r=s+o>>>1,i=this.#e.compare(of,0,n,this.#c(r),this.#c(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
_n)}}function Ec(t,e=or){if(t.length<It||zs.compare(t,0,zs.length)!==0)throw rt("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,It)};if(n.assets>n.count)throw rt("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Nr(n).end>e.indexBytes)throw rt("it is too large");return n}function rf(t,e){if(e.length!==t.assets*_t)throw rt("its le\
ngth does not match its header");if(!(0,H.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw rt("its assets do not match their hash");return new wr(e)}function Nr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=It+s*_t,r=o+t*Sr,i=r+(t+1)*_n,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function j_(t,e,n,s){
const o=Nr(e),r=t.subarray(It,o.records);if(rf(e,r),!(0,tf.isUtf8)(t.subarray(o.paths,o.rules)))throw rt("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)
throw rt("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=sf){if(i=Math.max(i,P_(t,o,a,Math.min(a+sf,e.count))),i>n.pathBytes)throw rt("a \
path is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*_n)!==e.pathsBytes)throw rt("its last path does not end with the paths");for(let a=_t;a<r.length;a+=
_t){const c=a-_t;if(r.compare(r,a,a+_t,c,a)>=0)throw rt("its assets are not sorted")}return i}function P_(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*_n);let r=0,
i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const d=e.paths+o(c+1);if(d<=a||d>e.rules)throw rt("its paths are out of order");if(((t[a]??0)&192)===
128)throw rt("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw rt("its paths are not sorted");r=Math.max(r,d-a),i=a,a=d}return r}function rt(t){return new vt(
`The index of a release is damaged (${t}): deploy again`)}function B_(t,e){const n=H_(t),s=W_(n),o=n.reduce((f,{path:y})=>f+Buffer.byteLength(y),0),r=It+s.length+
n.length*(Sr+_n)+_n,i=Buffer.alloc(r+o+e.length);zs.copy(i);const a=[n.length,o,e.length,s.length/_t];for(const[f,y]of a.entries())i.writeUInt32LE(y,zs.length+f*
4);(0,H.hash)("sha256",s,"buffer").copy(i,zs.length+a.length*4),s.copy(i,It);let c=It+s.length,d=c+n.length*Sr;const u=d+(n.length+1)*_n;let l=0;for(const{path:f,
hash:y,size:_}of n)i.write(y,c,qs,"hex"),c=i.writeUIntLE(_,c+qs,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+o),i}function H_(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function W_(t){const e=t.filter(({path:n})=>Tr(n)).map(({path:n})=>vl(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const G_=123;function yc(t){return t[0]===G_}async function Y_(t,e,n){if(t.length>La)throw Zn(`has more than ${La} bytes`);const s=K_(t),
o=new Map;for(const r of s.filter(({path:i})=>Zl(i)))o.set(r.path,r.size>Xl?"too large":await e(r));return Or.open(B_(s,N_(o).bytes),n,Lu)}function K_(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Zn("is not JSON")}if(!(0,Le.Gv)(e)||!(0,Le.Gv)(e.files))throw Zn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:o,size:r}=(0,Le.Gv)(s)?s:{};if(typeof o!="string"||!oc(o))throw Zn("has a file without a hash");if(typeof r!="number"||!Number.isInteger(
r)||r<0||r>=2**48)throw Zn("has a file without a size");if(n===""||!n.isWellFormed())throw Zn("has an invalid path");return{path:n,hash:o,size:r}})}function Zn(t){
return new vt(`The manifest of a release ${t}: deploy again`)}function Rr(t,e=qy){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}const z_=1e3;class Lr{damage;#e;#t;#n=new Ma;#s=new Map;#o=Number.NEGATIVE_INFINITY;constructor(e){
this.#e=e,this.#t=new r_(e.blobs),this.damage=new s_(e)}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(or.indexBytes,La))throw this.
damage.note("object_unusable",e,n),new vt(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#r(e,n,s);return{index:await(s>rr?this.#n.
run("index",r):r()),storedAt:o}}async#r(e,n,s){const o=await this.read(e,n,s),r=Rr();try{return yc(o)?await Y_(o,({hash:i,size:a})=>this.read(e,i,a),r):await Or.
open(o,r)}catch(i){throw i instanceof vt&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#u(e,n,0,It);return yc(s)?void 0:Ec(s).
count}async assets(e,n){const s=await this.#u(e,n,0,It);if(yc(s))return(await this.index(e,n)).index.assets.detached();const o=Ec(s),r=o.assets*_t;return rf(o,await this.#u(
e,n,It,r))}async read(e,n,s){const o=this.#d(e,n),r=await this.#e.blobs.load(o,s,"any"),i=await af(r,n,s)?r:await this.#e.blobs.load(o,s);if(!i)return this.#l(e,
n);const{facts:a,bytes:c}=i,d=i===r||await af(i,n,s);if(!c||!d)throw await this.#f(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#c(
e,n);if((await this.#t.digest(sn(e,n),o)??this.#l(e,n))!==n)throw await this.#f(e,n,o);const i=await this.#e.blobs.stream(sn(e,n),s)??this.#l(e,n);return this.damage.
mend(e,n),i}async variants(e,n){const s=new Map;try{for(const o of Ws){const r=await this.#a(rc(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#i(e,
o),o}}#i(e,n){const s=this.#e.clock.monotonic();s-this.#o<z_||(this.#o=s,this.#e.log("warn","variants_unreadable",{org:e,reason:String(n)}))}async#a(e){const n=await this.#e.
blobs.head(e),s=n&&await this.#e.blobs.read(e,{start:0,end:Xn-1});return s&&Ml(s,n.size)}async readVariant(e,n,s){const o=rc(e,n,s);try{const r=await this.#e.blobs.
load(o,X0),i=r?.bytes&&Z0(r.bytes);if(i&&i.length>0)return i}catch(r){this.#i(e,r);return}this.#e.log("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.
blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,n){return await this.#e.
blobs.head(this.#d(e,n))??this.#l(e,n)}#d(e,n){if(!oc(n))throw new vt(`"${n}" is not the name of an object`);return sn(e,n)}async#u(e,n,s,o){const r={start:s,end:s+
o-1};return await this.#e.blobs.read(this.#d(e,n),r)??this.#l(e,n)}#l(e,n){throw this.damage.note("object_missing",e,n),new vt(`The object ${n} is gone`)}async#f(e,n,{
version:s}){return this.damage.note("object_damaged",e,n,s),this.#t.forget(sn(e,n)),await this.#e.blobs.distrust(sn(e,n),s),new vt(`The object ${n} is damaged`)}}
async function af(t,e,n){return t?.bytes?.length===n&&(t.digest??await q_(t.bytes))===e}async function q_(t){if(t.length<=rr)return(0,H.hash)("sha256",t);const e=(0,H.
createHash)("sha256"),n=Rr();for(let s=0;s<t.length;s+=rr){e.update(t.subarray(s,s+rr));const o=n();o&&await o}return e.digest("hex")}const V_=()=>{};var cf=N(8474);
const J_=1e4,df=64*1024;class Q_{#e;#t;#n;#s;bytes=0;#o;#r="";#i;constructor(e,{deployID:n,fence:s},o,r){this.#e=e,this.#t=n,this.#n=s,this.#s=r,this.#o=o+Xy}write(e){
return this.#o-=Buffer.byteLength(e),this.#o<0?!1:(this.bytes+=Buffer.byteLength(e),this.#r+=e,this.#i??=this.#a(),!0)}async end(){let e=!1;const n=async()=>{await this.#i,
e||await this.#e.end(this.#t)};await(0,Q.ux)(this.#s,J_,n()),e=!0}async#a(){for(;this.#r!=="";){const e=this.#r;this.#r="",await this.#e.append(this.#t,e,this.#n)}
this.#i=void 0}}async function X_(t,e){try{const n=await t.read(e,{from:-df,limit:df,isComplete:!0}),s=(0,ot.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-K.lF.failureLogLines).map(o=>o.slice(0,K.lF.failureLogLine))}catch{return[]}}const Z_=["stage","commit","log","pulse",
"stored","failed","detected"],uf={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},eb=100,tb=2;class Ar{#e;#t;#n;#s=0;constructor(e,n=()=>performance.
now()){this.#e=e,this.#t=n,this.#n=n()}exceeds(){return this.#s+=1,this.#s>eb+tb*(this.#t()-this.#n)/this.#e}}class nb{#e;#t;#n="waiting";#s="clone";#o;constructor(e){
this.#e=new Ar(tw,e),this.#t=new Ar(ew,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"\
pulse":return this.#e.exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in uf[this.#n]?e.text.length>=Qy?void 0:this.#t.exceeds()?"it sent \
its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#r(e.stage,`the stage "${e.stage}"`);case"commit":return this.#o=
e.commit,this.#r("commit","a commit");case"stored":return this.#r("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#r("failed","a f\
ailure");case"detected":return this.#r("detected","what it detected")??this.#i(e.commit,"what it detected")}}#r(e,n){const s=uf[this.#n],o=Object.hasOwn(s,e)?s[e]:
void 0;if(o===void 0)return`it sent ${n} out of order`;this.#n=o}#i(e,n){return e===this.#o?void 0:`it sent ${n} of another commit`}}function sb(t){return Z_.some(
e=>e===t.kind)}const ob=100,rb=300;class Ir extends Error{name="WorkerCrash";ending;constructor(e){super(ab(e)),this.ending=e}}class ib{process;ready;#e;#t=new Map;#n=Promise.
withResolvers();#s=Promise.withResolvers();#o={};#r=new nb;#i=new Ar(nw);#a=new Ar(sw);#c={files:[],odd:[]};#d=!1;#u;#l=0;#f=!1;#h=Promise.withResolvers();#g;#w=!1;#y=!1;constructor(e,n){
this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#m(s).catch(o=>this.#p(o))),e.ended.
then(s=>this.#N(s))}get alive(){return!this.#f}get stage(){return this.#u}run(e,n={}){return this.#o=n,e.kind==="deploy"&&this.#r.begin(),this.process.send(e),this.#s.
promise}place(e){return this.#f?Promise.resolve([]):(this.#g=Promise.withResolvers(),this.#h.resolve(e),this.#g.promise)}letGo(){this.#y=!0,this.#h.resolve(null),
this.#g?.resolve([])}#p(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#m(e){const n=this.#_(e);if(n!==void 0)return this.process.kill(n);switch(e.
kind){case"ready":this.#n.resolve(e);break;case"stage":this.#u=e.stage,await this.#o.onStage?.(e.stage);break;case"commit":await this.#o.onCommit?.(e.commit,e.facts);
break;case"log":this.#o.onLog?.(e.text);break;case"ask":this.#E(e.id,e.question);break;case"release":this.#O(e.name);break;case"note":this.#e.onNote(e);break;case"\
stored":await this.#o.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(
e);break;case"pulse":break;default:(0,x.xb)(e)}}#_(e){return sb(e)?this.#r.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="\
release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a.exceeds()?"it sent too many messages about locks":void 0}async#E(e,n){if(this.#l+=1,this.#l>ob)return this.
process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#b(n)})}catch(s){this.#p(s)}this.#l-=1}async#b(e){
switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#O(e.name),this.#t.set(e.name,n),this.#f&&this.#O(e.name),null}case"output":
return await this.#T(e),null;case"start":return this.#S(e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#S(e){
if(this.#w&&this.#g?.resolve(e),this.#y)return null;const n=await this.#h.promise;return this.#w=n!==null,n&&(this.#h=Promise.withResolvers()),n}async#T({part:e,
isLast:n}){const{files:s,odd:o}=this.#c,r=e.files.length+e.odd.length===0;if(this.#d||r&&!n)return this.process.kill("it described its output in too many parts");
if(this.#d=n,s.push(...e.files),o.push(...e.odd),Math.max(s.length,o.length)>Ru.files)return this.process.kill("its output is too large");n&&await this.#o.onOutput?.(
{files:s,odd:o,ignoredRules:e.ignoredRules,faults:e.faults})}#O(e){this.#t.get(e)?.(),this.#t.delete(e)}#N(e){this.#f=!0,this.letGo();const n=new Ir(e);this.#n.
reject(n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#O(s)}}function ab({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended \
because ${n}`;const o=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return o!==void 0?`it was ended because ${(0,ot.Ow)(o,rb)}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function cb(t,{exitCode:e,signal:n},s,o){const r=`The process that built thi\
s deployment crashed: ${t}`;return new w({stage:s,code:"builder_crashed",message:r,exitCode:e,signal:n,log:o,diagnostics:[]})}class db{#e;#t;#n=new Ma;#s=new Set;#o;#r;#i=!1;constructor(e){
this.#e=e,this.#t=(0,tn.uV)(e.env)}get walls(){return this.#r}close(){return this.#i=!0,[...this.#s]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:
this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.process.ended.then(()=>!this.#i&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||
(this.#o=this.start()),this.#o}start(){const e=this.#a(),n=(0,tn.ig)(e.dataDir,process.pid),s=new ib(new _w(this.#t,n),{locks:this.#n,repositories:this.#e.repositories??
(async()=>[]),apps:this.#e.apps??(async()=>[]),onNote:({level:o,event:r,text:i})=>this.#e.log(o,r,{reason:i})});return this.#s.add(s),s.process.ended.then(()=>this.#s.
delete(s)),s.ready.then(o=>this.#c(o),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#a(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:o,allowLocalGit:r,
limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e;return{dataDir:(0,I.realpathSync)(e),blobs:n,
env:(0,tn.I3)(s),gitUrlTemplate:o??nn.bD,allowLocalGit:r??!1,limits:{...nr,...i},outputLimits:a??Ru,lasting:c??!0,isolation:d==="none"?"none":"auto",cgroup:u??"\
auto",network:{want:l},networkAllow:f,known:this.#r}}#c({isolation:e,limiter:n,network:s,hasFailed:o}){if(!(this.#r||o)){if(this.#r={isolation:e,limiter:n,network:s},
this.#e.log("info","builds_limited",{by:E(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?
"info":"warn","builds_network",{network:s.level,reason:s.reason,means:ub[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","buil\
ds_not_filtered",{means:"builds can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds\
 can read and write everything that the platform can, and the number of their processes is not limited"})}}}const ub={filtered:"builds reach the internet, and t\
he abstract UNIX sockets of this machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and t\
he metadata service of a cloud"};var lf=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ff=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const lb=1e4,fb=5*6e4,hb=1e4,pb=2,mb=6e4,
Eb=8,yb=100;function wb(t){return new gb(t)}class gb{#e;#t;#n=()=>{};#s=Promise.resolve();#o=Promise.resolve();#r=0;#i=()=>{};#a=!1;#c=0;constructor(e){this.#e=
e,this.#t=new db(e)}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e,o=s?.startsWith("/")===!0;if(!mf(e)&&n!==
"required"&&!o){const i=setTimeout(()=>this.#n(),this.#e.lasting===!1?0:yb);this.#n=()=>{this.#n=()=>{},clearTimeout(i),this.#a||this.#d()};return}const{ready:r}=this.#d();
mf(e)&&_b(e,(await r).network),n==="required"&&bb((await r).isolation),o&&Tb((await r).limiter)}#d(){if(!(0,I.existsSync)((0,Y.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#y(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:o}=this.#t.take();try{return await this.#u(e,n,s).catch(r=>{if(!(r instanceof Ir)||!o||s.stage!==void 0)throw r;return s=this.#t.start(),this.#u(
e,n,s)})}catch(r){throw r instanceof Ir?await this.#_(r,s,e):r}}async#u(e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const{signal:r}=n,{onOutput:i,limits:a,
logs:c,clock:d}=this.#e,u=a?.logBytes??nr.logBytes,l=new Q_(c,{deployID:e.deployID,fence:n.fence},u,d),f=lf(o,(0,cf.addAbortListener)(r,()=>{this.#m(s)}),!1);try{
const b={...n,onOutput:async D=>i?.(D,r),onLog:D=>{l.write(D)||s.process.kill("it sent a log that is too long")},onStored:async(...D)=>{try{const A=await n.onStored?.(
...D);for(const k of A??[])l.write(`Warning: ${k}
`);return A??void 0}catch(A){throw A instanceof w&&l.write(`${A.message}
`),A}}},S=await s.run({kind:"deploy",job:e,look:i!==void 0},b);if(S.kind!=="stored")throw S.kind==="failed"?new w(S.facts):gc();const{commit:T,release:P}=S;return{
commit:T,release:P,place:D=>this.#l(s,D),[Symbol.asyncDispose]:()=>(s.letGo(),this.#p(s,e.deployID))}}catch(y){throw await this.#p(s,e.deployID),r.reason instanceof
R&&l.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),y}finally{await l.end(),n.onLogged?.(l.bytes)}}catch(r){o.error=r,o.hasError=!0}finally{ff(o)}}async#l(e,n){return await(0,Q.ux)(this.#e.clock,
hb,e.place(n))??[]}async detect(e,n){if(this.#c>=pb)throw hf("Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),
await this.#s,await this.#f({...e,deployID:`look-${(0,H.randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?hf("The repository could not be read in ti\
me. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#f(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=this.#t.start(),r=lf(
s,(0,cf.addAbortListener)(n,()=>{this.#m(o)}),!1);try{const i=await o.run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new w(i.facts);if(i.kind!=="\
detected")throw gc();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof Ir&&!n.aborted?await this.#_(i,o,e):i}finally{this.#p(o,e.deployID)}}catch(o){
s.error=o,s.hasError=!0}finally{ff(s)}}async collect(){return this.#e.lasting===!1?[]:this.#w({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?
Promise.resolve():this.#h({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.
all(this.#t.close().map(e=>this.#m(e))),await this.#o}#h(e,n,s={}){return this.#o=this.#o.then(()=>this.#w(e)).then(()=>{},o=>{this.#a||this.#e.log("warn",n,{...s,
reason:String(o)})}),this.#o}#g(){this.#r+=1,this.#i();const e=()=>{this.#r=0,this.#h({kind:"sweep"},"cleanup_failed")};this.#r>=Eb?e():this.#i=this.#e.clock.after(
mb,e)}async#w(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw gc();return s.collected}finally{
await this.#m(n)}}#y(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(
s)})})}async#p(e,n){const s=new AbortController;this.#e.clock.sleep(fb,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:o}=await e.
process.ended;s.abort(),!this.#a&&(o!==0&&await this.#y(n),this.#e.lasting!==!1&&this.#g())}async#m(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(
()=>e.process.kill("it did not end after an abort"),lb);await e.process.ended,clearTimeout(n)}async#_(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,
reason:e.message,words:e.ending.words.slice(-500)});const o=ut.Mb.find(i=>i===n.stage)??"clone",r=this.#E()??e.message;return cb(r,e.ending,o,await X_(this.#e.logs,
s))}#E(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,tn.nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,
means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.command}),"its user cannot read the platform's program. T\
he platform's log has the remedy"):void 0}}function hf(t){return new V("unavailable",t,{"retry-after":"10"})}const pf={private:"Install bubblewrap, passt and nf\
tables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install bubblewrap and nftables, or start with --build-network o\
pen."};function mf(t){return t!==void 0&&Object.hasOwn(pf,t)}function _b(t,e){if(e.level===t)return;const n=e.level==="private"?"Builds have a private network":
e.reason;throw wc("build-network",n,pf[t])}function bb(t){if(t.kind!=="none")return;throw wc("isolation",`Builds cannot be isolated: ${t.reason}`,"Install bubbl\
ewrap, or start with --isolation auto: builds then have all rights of the platform.")}function wc(t,e,n){return new x.GQ("unsupported_runtime",e,{input:t,remedy:n})}
function Tb(t){if(t.kind==="cgroup")return;throw wc("cgroup",`Builds cannot have cgroups: ${t.reason}`,"Name a cgroup that the platform may use, or start with -\
-cgroup auto: then the platform measures builds itself.")}function gc(){return new Error("The worker sent the result of another kind of job")}const Ef="GET, HEA\
D, OPTIONS";function _c({method:t}){return t==="GET"||t==="HEAD"}function yf(t){return t==="OPTIONS"?{status:204,headers:{allow:Ef}}:{status:405,headers:{allow:Ef,
"content-length":"0","cache-control":"no-store"}}}function Bt(t,e,n){const{status:s,headers:o}=e,r=n?{...o,"x-slipway-release":n.deployID}:o;return t.method==="\
HEAD"?{status:s,headers:r}:{...e,headers:r}}function Sb(t,e,n){const s=o=>Ie(o,({status:r,bytes:i})=>t.site(e,r,i));return n instanceof Promise?n.then(s,o=>{throw t.
site(e,500,0),o}):s(n)}function Ob({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(wf):wf(e)}function wf(t){return t.take?t:{...t,headers:{...t.
headers,"x-robots-tag":"noindex"}}}const gf={"content-length":"0","cache-control":"public, max-age=0, must-revalidate"};function Nb(t,{status:e,location:n},s){const o=_f(
t.target.slice(ye(t.target).length)),[,r="",i=""]=/^([^#]*)(.*)$/.exec(n)??[],a=r.includes("?")?n:r+o+i;return{status:e,headers:{location:a,...gf,"x-slipway-rel\
ease":s.deployID}}}function Rb({target:t},e){const n=t.startsWith("/")?_f(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...gf}}}function _f(t){return t.
replace(/[^\x21-\x7e]/g,encodeURIComponent)}const Lb=16*ae.D6,Ab=512;function bf(t){return e=>{if(e instanceof Me)throw e;return t}}class Ib{#e;#t=new Lt(Lb);constructor(e){
this.#e=e}async releasesWith({org:e,kept:n},s){const o=vl(s),r=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(o)&&r.push(i);return r}async#n(e,n){try{
return await this.#t.load(`${e}/${n}`,s=>s.bytes+Ab,()=>this.#e.assets(e,n))}catch(s){if(s instanceof vt)return;throw s}}}var Ht=N(2373);const kb=(0,Ht.M)({status:404,
title:"No site here",text:"No app of this platform has this host name. Check the spelling of the address."}),Tf=(0,Ht.M)({status:404,title:"Not live yet",text:"\
This app exists, and goes live with its first successful deploy. Deploy it, then load this page again."}),$b=(0,Ht.M)({status:410,title:"This site is gone",text:"\
The app at this address was deleted."}),Sf=(0,Ht.M)({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start \
page.</a>'}),Of=(0,Ht.M)({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave the\
 site."}),Db=(0,Ht.M)({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),vb=(0,Ht.
M)({status:503,title:"The storage of the platform cannot be used now",text:"This site exists, but the platform cannot read this page of it at the moment. Try ag\
ain in a few seconds.",againIn:5}),Mb=(0,Ht.M)({status:503,title:"Not available at the moment",text:"The platform cannot look up this site at the moment. Try ag\
ain in a few seconds.",againIn:5}),Cb=(0,Ht.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serv\
e it. Deploy the site again to replace it."});class xb{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const Ub=2e3,bc=200,Fb=32*ae.D6,jb=1/4,Pb=8,Bb=4,Hb=["index.html","404.html"];function Wb(t){const{clock:e,log:n}=t;let s=0;return async o=>{
if(s>=Bb)return;s+=1;const r=new AbortController,i=Gb(t,o,r.signal).catch(a=>{r.signal.aborted||n("warn","prefetch_failed",{subdomain:o.subdomain,reason:String(
a)})});i.finally(()=>{s-=1}),await(0,Q.ux)(e,Ub,i),r.abort()}}async function Gb(t,{subdomain:e,release:n},s){const o=await t.site(e),r=o?.release&&t.loaded(o.release);
if(!o||!r||r.deployID===n.deployID)return;const i=await t.load(o.org,n);let a=Math.min(Fb,t.cacheBytes*jb);const c=new xb(Pb);for(const d of await Yb(r,i,s)){s.
throwIfAborted();const u=i.file(d,new uc(`/${d}`));u?.kind!=="file"||u.file.size>a||(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function Yb(t,e,n){
const s=new Set([...Hb,...t.mostServed(bc)]),o=new Set([...s].filter(br).map(Nf)),r=Rr(n);for(const a of o.size>0?e.names():[]){if(o.has(Nf(a))&&s.add(a),s.size>=
2*bc)break;const c=r();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.hashOf(a);return[...s].filter(i).slice(0,bc)}function Nf(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,
"")}class Rf{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[o]=s.head;if(o===void 0||!("text"in o))this.#t.push(n);else{
const r=this.#e.get(o.text);r?r.push(n):this.#e.set(o.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.get(e.parts[0]??"")??[],
o=this.#t;for(let r=0,i=0;r<s.length||i<o.length;){const a=s[r]??Number.POSITIVE_INFINITY,c=o[i]??Number.POSITIVE_INFINITY;a<c?r+=1:i+=1;const d=this.#n[Math.min(
a,c)],u=d&&n(d)?h_(d.from,e):void 0;d&&u&&(yield[d,u])}}}function kr(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=l_(e),o=[];let r=0;
for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(o.push(n(t.slice(r,c))),s.has(a)&&o.push({name:a}),r=c+i.length);return o.
push(n(t.slice(r))),{pieces:o,isFixed:o.every(i=>typeof i=="string")}}function Tc({pieces:t},e,n,s){let o="";for(const r of t){const i=typeof r=="string"?r:Kb(r.
name,e,n,s-o.length);if(i===void 0||o.length+i.length>s)return;o+=i}return o}function Kb(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):e.encoded(t)}function Lf(t){
return Buffer.from(t,"utf16le").toString("utf16le")}const Af={headers:{},isCut:!1};class zb{#e;constructor(e){this.#e=new Rf(e.map(qb))}of(e){if(this.#e.size===
0)return Af;const n=[...this.#e.matching(e)];return n.length===0?Af:new Vb(n).custom}}function qb({from:t,set:e,unset:n}){let s=0;const o=e.map(([r,i])=>{const a=kr(
i,t);return a.isFixed&&(s+=Ys(r,i)),{name:r,value:a}});return{from:t,set:o,unset:n,fixedBytes:s}}class Vb{#e=new Map;#t=gr;#n;#s=!1;constructor(e){this.#n=gr-e.
reduce((n,[{fixedBytes:s}])=>n+s,0);for(const[{set:n,unset:s},o]of e){for(const r of s)this.#e.delete(r);for(const r of n)this.#o(r,o)}}get custom(){return{headers:Object.
fromEntries([...this.#e].map(([n,s])=>[n,Lf(s)])),isCut:this.#s}}#o({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const o=(n.isFixed?this.#t:Math.min(this.#t,
this.#n))-Ys(e,""),r=o<0?void 0:Tc(n,s,"encoded",o);if(r===void 0){this.#s=!0;return}this.#t-=Ys(e,r),n.isFixed||(this.#n-=Ys(e,r));const i=this.#e.get(e);this.#e.
set(e,i===void 0||e==="set-cookie"?r:`${i}, ${r}`)}}const Jb=64,Qb=8*1024,Xb=4*1024;class Zb{#e;forces;constructor(e){this.#e=new Rf(e.map(eT)),this.forces=e.some(
({force:n})=>n)}*of(e,n){let s=0;for(const[o,r]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!o.force&&n==="earlier")return;const i=tT(o,r,e);if(i&&(yield i),
s+=1,s===Jb)return}}}function eT({from:t,to:e,status:n,force:s}){return{from:t,to:_r(n)?nT(e,t):kr(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function tT({
to:t,status:e,isForeign:n},s,o){if(_r(e)){const a=Tc(t,s,"plain",Xb);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const r=Tc(t,s,
"encoded",Qb);if(r===void 0)return;const i=n?r:r.replace(/^\/{2,}/,"/");return i===`/${o.encode(o.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function nT(t,e){
const n=t.replace(/[?#].*$/,"");try{return kr(n,e,decodeURIComponent)}catch{return kr(n,e)}}class sT{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){
const n=this.#o(e.path.slice(1));return{target:(this.#e.forces?this.#r(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??
(n?"index.html":void 0);return this.#r(e,"nothing")??(s!==void 0&&!Tr(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Zl(e)&&this.#n(e);#s(e,n){
return this.has(e)?{kind:"file",name:e,status:n}:void 0}#o(e){const n=ac(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",
status:308,location:jl(n.to)}}#r(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const o=ac(s.path,this.has),r=o?.kind==="redirect"?this.#i(o.to):
o?.path;if(r!==void 0)return{kind:"file",name:r,status:s.status}}}#i(e){const n=ac(e,this.has);return n?.kind==="file"?n.path:void 0}}const oT="public, max-age=\
0, must-revalidate",rT="public, max-age=31536000, immutable";function iT(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}class aT{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#o;#r;constructor(e,n,s,o,r){
this.status=o,this.org=e.org,this.file=s,this.key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=r,this.#s=
M_(n),this.variants=C_(this.#s)?new Map:void 0}get headers(){return this.#o??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.
status===200&&{"accept-ranges":"bytes"}},this.#o}get notModified(){const{etag:e,status:n}=this;return this.#r??={"cache-control":br(this.#t)?rT:oT,"x-content-ty\
pe-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-store"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},
"x-slipway-release":this.#e.deployID},this.#r}}function cT(t,e,n){const s=`${t.etag.slice(0,-1)}-${e}"`,o=t.status===404?{}:{etag:s},{status:r,org:i}=t;return{status:r,
org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,headers:{...t.headers,...o,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,
...o},variants:void 0}}const dT=64*1024,uT=ae.D6,lT=4*1024,fT=32,hT=5*1024,pT=512;class mT{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#o;#r=!1;constructor(e,n,{
index:s,storedAt:o},r){this.org=e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(o).toUTCString();const{redirects:i,headers:a,
fallback:c}=L_(s.rules),d=Math.min(uT,dT+s.count*lT);this.#e=s,this.isServer=s.find(Tt.r$)!==-1;const u=l=>!(this.isServer&&If(l))&&s.find(l)!==-1;this.#t=new sT(
new Zb(i),c,u),this.#n=new zb(a),this.#s=new Lt(d),this.#o=r,this.weight=s.bytes+s.rules.length*fT+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,
isFile:s}=this.#t.direct(e);if(this.isServer&&!s)return;const o=n&&this.#i(n,e);return s&&o&&this.#s.put(e.path,o,ET(e.path,o)),o}missing(e,n){const s=this.#t.missing(
e,n);return s&&this.#i(s,e)}file(e,n,s=200){const o=this.#t.has(e)?this.#e.find(e):-1;if(o===-1)return;const{headers:r,isCut:i}=this.#n.of(n);i&&!this.#r&&(this.#r=
!0,this.#o("warn","headers_cut",{deployID:this.deployID,org:this.org}));const a=new aT(this,e,this.#e.file(o),s,r);return{kind:"file",name:e,file:a,customBytes:iT(
r),served:0}}has(e){return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const o of this.#s.
values())o.kind==="file"&&n.set(o.name,(n.get(o.name)??0)+o.served);return[...n].sort(([,o],[,r])=>r-o).slice(0,e).map(([o])=>o)}*names(){for(let e=0;e<this.#e.
count;e+=1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:Lf(e.location)}}}function If(t){
return t===Tt.nA||t.startsWith(`${Tt.nA}/`)}function ET(t,e){const n=4*t.length;return e.kind==="redirect"?pT+n+2*e.location.length:hT+n+e.customBytes}function yT(t,e){
return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===e)}function wT(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.
exec(t.trim());if(!n)return;const[,s,o,r]=n;if(r!==void 0){const a=Math.min(Number(r),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(o&&
Number(o)<i))return i>=e?"unsatisfiable":{start:i,end:o?Math.min(Number(o),e-1):e-1}}const gT=256,_T=256,kf=new Pn(gT);function bT(t){let e=kf.get(t);if(!e){if(e=
TT(t),t.length>_T)return e;kf.set(t,e)}return e}function TT(t){const e=new Map;for(const r of t.toLowerCase().split(",")){const[i="",...a]=r.split(";").map(u=>u.
trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf("=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,
s=e.get("identity")??0,o=r=>e.get(r)??n;return Ws.filter(r=>o(r)>0&&o(r)>=s).sort((r,i)=>o(i)-o(r))}const ST=4*ae.D6,OT=64*ae.D6,NT=512,RT=[];class LT{#e;#t;#n;#s;#o=0;constructor(e,n,s=Q.
ml){this.#e=e,this.#t=new Lt(n),this.#n=Math.min(ST,n),this.#s=new DT(e,s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",o=n.variants&&s?fe(e,"a\
ccept-encoding"):void 0,r=o===void 0?RT:bT(o);if(r.length===0)return this.#r(e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#r(e,n,
Df(n,r,a),s)):this.#r(e,n,Df(n,r,i),s)}async warm(e){this.#u(e)&&await this.#l(e)}#r(e,n,s,o){if(s.status===200){if(AT(e,s))return{status:304,headers:s.notModified};
const i=o?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.status,headers:s.headers};const r=this.#t.get(s.key);return r&&r.length===s.size?
{status:s.status,headers:s.headers,body:r}:s.encoding?this.#i(n,s,s.encoding):this.#a(s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const o=await this.#f(n,
async()=>{const r=await this.#e.readVariant(e.org,e.file.hash,s);if(r?.length!==n.size)throw new $f;return r}).catch(r=>{if(!(r instanceof $f))throw r});return o?
{status:n.status,headers:n.headers,body:o}:(this.#s.forget(e),this.#a(e))}async#a(e){const n=this.#u(e)?await this.#l(e):await this.#h(e);return{status:e.status,
headers:e.headers,body:n}}#c(e,n){const s=fe(e,"if-range");if(s!==void 0&&s!==n.etag&&s!==n.headers["last-modified"])return;const o=wT(fe(e,"range")??"",n.size);
if(o!==void 0){if(o==="unsatisfiable"){const r={"cache-control":"no-store","content-range":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{
...n.notModified,...r}}}return this.#d(n,o)}}async#d(e,n){const{start:s,end:o}=n,r=this.#u(e)?(await this.#l(e)).subarray(s,o+1):await this.#h(e,n);return{status:206,
headers:{...e.headers,"content-range":`bytes ${s}-${o}/${e.size}`,"content-length":String(o-s+1)},body:r}}#u({size:e}){return e<=this.#n&&this.#o+e<=OT}#l(e){return this.#f(
e,()=>this.#e.read(e.org,e.file.hash,e.size))}#f({key:e,size:n},s){return this.#t.load(e,o=>o.length+NT,async()=>{this.#o+=n;try{return await s()}finally{this.#o-=
n}})}#h(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class $f extends Error{}function Df(t,e,n){for(const s of e){const o=n.get(s)??0;if(o===0)continue;const r=t.
variants?.get(s);if(r?.size===o)return r;const i=cT(t,s,o);return t.variants?.set(s,i),i}return t}function AT(t,e){const n=fe(t,"if-none-match");if(n!==void 0)return yT(
n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===e.headers["last-modified"]}const vf=new Map,IT=4*ae.D6,kT=768,$T=1e3;class DT{#e;#t;#n=new Lt(
IT);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const o=this.#n.get(e);if(o&&this.#s(o,n))return o.sizes;if(s.size<Q0||s.size>sc)return vf;
this.#n.delete(e);const r=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.variants(n,s.hash).catch(()=>o?.sizes??vf);return{sizes:a,isWhole:a.size===
Ws.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>kT+2*e.length,r).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,
at:s},o){return e?!0:n===this.#e.variantsVersion(o)&&this.#t.monotonic()-s<$T}}function Mf({sites:t,domain:e,isOwnHost:n}){const s=xT(e),o=UT(e,n);return{domain:o,
site(r){const i=s(r);if(i!==void 0)return t.site(i);const a=o(r);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function vT(t,e){const n=t.startsWith("www.")?t.
slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&s<e.indexOf(t)?n:void 0}const MT=1024,CT=255;function Cf(t){const e=new Pn(MT);return n=>{if(n.length>CT)return;
const s=e.get(n);if(s!==void 0||e.has(n))return s;const o=t(n);return e.set(n,o),o}}function xT(t){const e=`.${t.toLowerCase()}`;return Cf(n=>{const s=xf(n),o=s.
endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(o)?o:void 0})}function UT(t,e){return Cf(n=>{const s=xf(n);return wo(s)&&
!go(s,t)&&!e(n)?s:void 0})}function xf(t){return t.toLowerCase().replace(/:\d*$/,"").replace(/\.$/,"")}const FT=64*ae.D6,Uf=4096,jT=1e3;class PT{#e;#t;#n;#s;#o;#r;#i;#a=new Lt(
FT);#c;#d;#u;#l;#f;prefetch;constructor(e){const{sites:n,objects:s,cacheBytes:o,log:r,clock:i=Q.ml,meter:a=Mo}=e;this.#e=s,this.#t=r,this.#n=Ku(r,jT,()=>i.monotonic()),
this.#s=e.finder??Mf({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#o=e.siteUrl??(c=>`http://${c}/`),this.#r=new LT(s,o,i),this.#c=a,this.#d=e.functions,this.#u=
e.cdn,this.#l=n,this.#f=e.late,this.#i=new Ib(s),this.prefetch=Wb({site:c=>n.site(c),loaded:c=>this.#E(c),load:(c,d)=>this.#b(c,d),warm:c=>this.#r.warm(c),cacheBytes:o,
clock:i,log:r})}handler=e=>{const n=this.#s.site(fe(e,"host")??"");return n instanceof Promise?n.then(s=>this.#h(e,s),s=>this.#L(e,s,Mb)):this.#h(e,n)};#h(e,n){
return n===void 0?Bt(e,kb):Sb(this.#c,n,this.#g(e,n,this.#y(e,n)))}#g(e,n,s){return this.#f?s instanceof Promise?s.then(r=>this.#g(e,n,r)):s.status!==404||s.take?
s:this.#f.newer(n,Tr(ye(e.target)))?.then(r=>r?this.#w(s,e,r):s)??s:s}#w({body:e},n,s){return e instanceof Ut.Readable&&e.destroy(),this.#y(n,s)}#y(e,n){const s=!n.
isDeleted&&n.release!==null;if(!_c(e)&&!(s&&this.#d))return yf(e.method);if(n.isDeleted)return Bt(e,$b);if(n.release===null)return Bt(e,Tf);const o=n.settings.domains&&
this.#s.domain(fe(e,"host")??""),r=o&&vT(o,n.settings.domains??[]);if(r)return Rb(e,this.#o(r));try{const i=this.#E(n.release),a=i?this.#S(e,n,i):this.#m(e,n,n.
release),c=this.#p(n,Ob(n,a));return c instanceof Promise?c.catch(d=>this.#L(e,d)):c}catch(i){return this.#L(e,i)}}#p(e,n){const s=this.#u;if(!s)return n;const o=r=>s.
answer(e,r,this.#l.isSure!==!1);return n instanceof Promise?n.then(o):o(n)}async#m(e,n,s){return this.#S(e,n,await this.#_(n,s))}async#_(e,n){try{return await this.#b(
e.org,n)}catch(s){const o=e.kept.map(r=>this.#E(r)).find(r=>r!==void 0);if(!o||!(s instanceof Me))throw s;return this.#n("warn","edge_earlier_release",{deployID:o.
deployID,live:n.deployID}),o}}#E(e){const n=this.#a.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#b(e,n){return this.#E(n)||this.#a.delete(n.
deployID),this.#a.load(n.deployID,s=>s.weight,async()=>new mT(e,n,await this.#e.index(e,n.manifestHash),this.#t))}#S(e,n,s){if(s.isServer)return this.#O(e,n,s);
if(!_c(e))return yf(e.method);const o=ye(e.target),r=!o.includes("%"),i=r?s.remembered(o):void 0;if(i)return this.#R(e,i,s);const a=ic(o);if(a===void 0)return Bt(
e,Of);if(a.length>Uf)return Bt(e,Db);const c=new uc(`/${a}`),d=(r?void 0:s.remembered(c.path))??s.direct(c);return this.#T(e,n,s,c,d)}#T(e,n,s,o,r){return r?this.#R(
e,r,s):n.kept.length>0&&Tr(o.path.slice(1))?this.#I(e,n,s,o):this.#A(e,n,s,o)}#O(e,n,s){if(!e.target.startsWith("/"))return Bt(e,Of);const o=ic(ye(e.target));if(o!==
void 0&&If(o))return Bt(e,Sf,s);if(!_c(e)||e.isUpgrade||o===void 0||o.length>Uf)return this.#N(n);const r=new uc(`/${o}`);return this.#T(e,n,s,r,s.remembered(r.
path)??s.direct(r))}#N(e){const{release:n}=e;return n===null?Tf:this.#d?.answer({...e,release:n})??(0,wn.Ih)(new wn.Lw("functions_off",void 0,60))}async serverSite(e){
const n=await this.#l.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#E(s)??await this.#b(n.org,s)).isServer?{...n,release:s}:void 0}async#I(e,n,s,o){
const r=o.path.slice(1);for(const i of await this.#i.releasesWith(n,r).catch(bf([]))){const a=this.#E(i)??await this.#b(n.org,i).catch(bf(void 0)),c=a?.file(r,o);
if(a&&c)return this.#R(e,c,a)}return this.#A(e,n,s,o)}#A(e,n,s,o){if(s.isServer)return(this.#f&&br(o.path)?this.#f.newer(n,!0):void 0)?.then(a=>a?this.#y(e,a):this.#N(
n))??this.#N(n);const r=s.missing(o,n.settings.spaFallback);return r?this.#R(e,r,s):Bt(e,Sf,s)}#R(e,n,s){return n.kind==="redirect"?Nb(e,n,s):(n.served+=1,this.#r.
send(e,n.file))}#L(e,n,s=vb){const o=n instanceof Me;if(!o&&!(n instanceof vt))throw n;const r=o?"edge_unavailable":"edge_damaged";return this.#n("error",r,{requestID:e.
requestID,reason:n.message}),Bt(e,o?s:Cb)}}const BT=500;class HT{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){this.#e=e,this.#t=n}newer(e,n){const s=this.#e.
readAt(e.subdomain)+BT-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#o(e.subdomain,s):this.#r(e.subdomain))).then(i=>i&&!WT(i,
e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#o(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:this.#r(e)),o=this.#t.sleep(n,this.#s.signal).
then(s,s);return this.#n.set(e,o),o}async#r(e){try{return await this.#e.again(e)}catch{return}}}function WT(t,e){const{kept:n}=e;return t.release?.deployID===e.
release?.deployID&&t.kept.length===n.length&&t.kept.every(({deployID:s},o)=>s===n[o]?.deployID)}const GT=500,YT=1e3,KT=250,zT=750,qT=5e3,Sc=-1;class Ff{#e;#t;#n;#s;#o=0;#r=new Map;#i=0;#a=Number.
NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new Lt(e.bytes),this.#n=e.changes.
subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#o+=1,this.#r=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#_(
n))return n.record;if(n?.record!==void 0)return this.#h(e,n.record);const{table:s}=this.#e;return s?this.#f(s,e):this.#l(e)}again(e){const n=this.#s.get(e);return n?.
record===void 0||!this.#_(n)?this.find(e):this.#E()?n.record:this.#g(e,n.record)}readAt(e){return this.#r.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){
return!this.#E()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#r.delete(e);const n=this.#s.get(e);n&&(n.generation=Sc);const{table:s}=this.#e;s&&(s.put(
e,void 0),n?.record&&this.#w(e).catch(()=>{}))}#l(e){return this.#E()&&this.#r.size>0?Promise.reject(new Me("The state cannot be read now")):this.#w(e)}async#f(e,n){
const s=await e.find(n),o=this.#s.get(n);return o&&(this.#_(o)||o.record)?this.find(n):s?(this.#m(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.
monotonic(),generation:Sc}),this.#h(n,s)):this.#l(n)}#h(e,n){if(!this.#E())return this.#g(e,n);const s=this.#t.monotonic();return s-this.#d>=KT&&(this.#d=s,this.#g(
e,n).catch(()=>{})),n}async#g(e,n){const s=()=>{const o=this.#s.get(e);return o?o.record:n};try{const o=await(0,Q.ux)(this.#t,GT,this.#w(e).then(r=>({record:r})));
return o?o.record:(this.#a=this.#t.monotonic(),s())}catch(o){if(o instanceof Me)return s();throw o}}#w(e){const n=this.#t.monotonic(),s=this.#r.get(e);if(s&&n-s.
begun.at<zT)return s.record;this.#i+=1;const o={at:n,read:this.#i},r=this.#y(e,o);return this.#r.set(e,{begun:o,record:r}),r}async#y(e,n){const s=()=>this.#r.get(
e)?.begun===n;try{const o=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const r={record:o,read:n.read,begunAt:n.at,at:this.#c};
return s()?(this.#m(e,{...r,generation:this.#o}),this.#e.table?.put(e,o),o):this.#p(e,r)}catch(o){throw o instanceof Me&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),
o}finally{s()&&this.#r.delete(e)}}#p(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#m(e,{...n,generation:Sc}),n.record)}#m(e,n){this.#s.put(
e,n,this.#e.weightOf(n.record))}#_({record:e,at:n,generation:s}){return s!==this.#o?!1:e!==void 0||this.#t.monotonic()-n<qT||this.#E()}#E(){return this.#t.monotonic()-
this.#a<YT}}const VT=16*ae.D6,JT=4*ae.D6,Oc=400,QT=300,XT=2;class ZT extends Ff{#e;constructor(e,n,{table:s,domains:o,clock:r}={}){super({changes:n,table:s,clock:r,
bytes:VT,weightOf:eS,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#e=new Ff({changes:n,table:o,clock:r,bytes:JT,weightOf:()=>Oc,read:i=>e.
subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.find(e)}siteOfDomain(e){const n=this.#e.find(e);return n instanceof Promise?n.then(
s=>this.#t(s,e)):this.#t(n,e)}[Symbol.dispose](){super[Symbol.dispose](),this.#e[Symbol.dispose]()}#t(e,n){const s=e===void 0?void 0:this.find(e),o=r=>r?.settings.
domains?.includes(n)?r:void 0;return s instanceof Promise?s.then(o):o(s)}}function eS(t){return t?Oc+QT*t.kept.length+XT*JSON.stringify(t.settings).length:Oc}async function tS(t,e,n){
const s=[];for(const o of t){if(n?.aborted)break;try{s.push(...await o.collect())}catch(r){if(n?.aborted)break;const{message:i,remedy:a}=(0,x.I7)(r),c={kinds:o.
kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function Yk({kind:t,bounds:e,list:n,end:s},o){return{kinds:[t],async collect(){
const r=await n(),i={items:r.length,bytes:r.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(r,e,o()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,
items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const Wt=3e4,jf=5e3,Pf={clone:"building",install:"building",build:"building",sync:"syncing",activate:"\
activating"};function Bf(t){return O(t,"interrupted","The platform stopped while this deployment was under way").facts}const nS=1e3;async function sS(t,e){const{
references:n,node:s,clock:o,waits:r,stop:i}=t;let a=await n.hold(s);for(;!a&&r;)await o.sleep(nS,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,
u=()=>n.renew(c).then(f=>f||d.abort(new Error("another node has taken over the collection")),()=>{}),l=(0,Q.fm)(jf,()=>{u()});try{return await e(AbortSignal.any(
[i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}var $r=N(8500);const Dr=500,oS=1e4,rS=55*6e4;function iS(t){const{keeping:e,usage:n,notify:s,hooks:o,
audit:r,keepAuditMs:i,clock:a}=t,c=(d,u)=>({kinds:[d],collect:async()=>[{kind:d,items:await Hf(u),bytes:0}]});return[{kinds:["apps"],collect:()=>cS(t)},{kinds:[
"deployments","logs"],collect:()=>dS(t)},c("keys",()=>e.endKeys(Dr)),c("notifications",()=>s.prune({...Gy,limit:Dr})),c("pushes",()=>o.prune({ageMs:Yy,limit:Dr})),
c("audit",()=>r.trim(i)),c("usage",()=>n.prune(a.now(),Dr))]}async function Hf(t){let e=0;for(let n=0;n<oS;n+=1){const s=await t();if(e+=s,s===0)break;await(0,$r.
setImmediate)()}return e}const aS=20;async function cS({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Hf(async()=>(await n.expire(aS,s)).length);let[o,r]=[0,0],
i;for(;;){const a=await t.endingApp(r);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.
endApp(a.app)&&(o+=1),a.logs.length===0&&(r=a.app)}catch(c){i=c,r=a.app}await(0,$r.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:o,bytes:0}]}async function dS({
keeping:t,logs:e,bounds:n}){const s={deployments:0,logs:0,bytes:0},o={deployments:0,logs:0,bytes:0};let r;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;
for(const l of a.logs)await e.remove(l).catch(f=>{r=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.
length+d.deployments.length;u>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(o.deployments+=a.left.deployments,
o.logs+=a.left.logs,o.bytes+=a.left.logBytes,i=a.app),await(0,$r.setImmediate)()}if(r!==void 0)throw r;return[{kind:"deployments",items:s.deployments,bytes:0,left:{
items:o.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:o.logs,bytes:o.bytes}}]}var Vs=N(9692);class Wf extends Error{name="KeyspaceGo\
ne";constructor(){super("the table was deleted")}}class bn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Gf(t,e){const n=uS(
e),s=lS(n.get("key"));if(t!=="put")return{key:s,value:"",ttlMs:void 0};const o=n.get("value");if(o===void 0||Yf(o,K.ux.valueBytes))throw new bn("invalid_value");
const r=e.length>2*o.length+1024?Buffer.from(o,"utf8").toString("utf8"):o;return{key:s,value:r,ttlMs:fS(n.get("ttlSeconds"))}}function uS(t){if(!(0,tf.isUtf8)(t))
throw new bn("invalid_json");try{const e=(0,Vs.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Vs.sU))throw e}
throw new bn("invalid_json")}function lS(t){const e=t?.startsWith('"')?(0,Vs.I)(t):void 0;if(e===void 0||e===""||Yf(e,K.ux.keyBytes))throw new bn("invalid_key");
return e}function fS(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<K.ux.minTtlSeconds||e>K.ux.maxTtlSeconds)throw new bn("invalid\
_ttl");return e*1e3}function Yf(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function hS({tables:t,engine:e,full:n,quota:s,audit:o}){const r=async(c,d)=>{
const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;throw Qt(`The table has reached its rate limit: wait ${f} s.`,f)},i=async c=>{
if(!e)throw new V("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof
Wf?new V("table_not_found","The table was deleted."):d instanceof Me?new V("unavailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,u,l,f)=>o.
append(f,[ce(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.get(await r(c,d),Nc("get",{key:u}).key)),list:(c,d,u)=>i(async l=>l.keys(await r(c,
d),u)),put:(c,d,u,l)=>i(async f=>{const{key:y,value:_,ttlMs:g}=mS(u),b=await r(c,d);if(n?.has(b))throw new V("conflict",pS);await f.put(b,y,{value:_,ttlMs:g}),await a(
"key.put",c,d,y,l)}),delete:(c,d,u,l)=>i(async f=>{const[y,{key:_}]=[await r(c,d),Nc("delete",{key:u})],g=await f.get(y,_)!==void 0;await f.delete(y,_),g&&await a(
"key.delete",c,d,u,l)})}}const pS="The table, or all tables of its organization together, store as much as they may. Delete keys: a minute later there is room a\
gain.";function mS({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Vs.q$)(s)}catch(i){throw i instanceof Vs.sU?new V("validation_failed",`The value is not\
 JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const o=n.trim(),r={key:t,...o!==""&&{ttlSeconds:/^\d{1,9}$/.test(o)?Number(o):o}};return Nc("put",
r,s)}const{keyBytes:ES,valueBytes:yS,minTtlSeconds:wS,maxTtlSeconds:gS}=K.ux,_S={invalid_key:`A key has 1 to ${ES} bytes.`,invalid_value:`A value has at most ${yS}\
 bytes.`,invalid_ttl:`The time to live is ${wS} to ${gS} seconds.`};function Nc(t,e,n){const s=JSON.stringify(e),o=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;
try{return Gf(t,Buffer.from(o))}catch(r){throw r instanceof bn?new V("validation_failed",_S[r.code]??"The entry is not valid."):r}}const bS=15e3;function TS({usage:t,
bounds:e,log:n,every:s}){let o=new Set;const r=xt({everyMs:bS,async run(){o=new Set(await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(
i)}),every:s,isDue:!0});return{has:i=>o.has(i),look:r.run,[Symbol.asyncDispose]:r[Symbol.asyncDispose]}}const SS=15e3,OS=1e4;function NS({usage:t,quotas:e,clock:n,
log:s}){const o=new Map,r=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,
u)}catch(u){s("warn","kvs_quota_not_read",{org:c,reason:String(u)})}finally{d.isRead=!0,d.reading=void 0}},i=(c,d)=>{const u=o.get(c);if(u?.start===d)return u;o.
size>=OS&&o.clear();const l={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};return o.set(c,l),l},a=(c,d,u)=>{if(d.used<u){d.used+=1;return}
const l=n.now(),{end:f}=Ft(l);return{message:Ms({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,until:f}),seconds:Math.max(1,Math.ceil((f-l)/1e3))}};return{
take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,Ft(u).start);Math.abs(u-l.readAt)>=SS&&(l.reading??=r(c,l));const f=()=>a(
c,l,d);return l.isRead||!l.reading?f():l.reading.then(f)}}}const RS=3e4,Kf=1e3,zf=100;function LS({engine:t,tables:e,log:n,every:s}){const o=new AbortController,
r=(d,u)=>xt({everyMs:RS,onFailure:f=>n("warn",d,{reason:String(f)}),every:s,...u}),i=r("kvs_sweep_failed",{run:()=>qf(t,o.signal)}),c=r("kvs_drop_failed",{run:()=>AS(
t,e,n,o.signal),isDue:!0,follows:!0});return{begin(){o.signal.aborted||c.run()},async[Symbol.asyncDispose](){o.abort(),await Promise.all([i[Symbol.asyncDispose](),
c[Symbol.asyncDispose]()])}}}async function qf(t,e){let n=0;for(;;){const s=await t.sweep(Kf);if(n+=s,s<Kf||e?.aborted)return n}}async function AS(t,e,n,s){for(let o=0;;){
const r=await e.toDrop({after:o,limit:zf});for(const i of r){o=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),
s.aborted)return}}if(r.length<zf||s.aborted)return}}const Vf=720*6e4,IS=1e3,kS="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",$S=20,DS=1e3,vS=8*1024*1024;class MS extends tl{#e;#t;constructor(e,n){
super(vS,DS,async s=>{const o=await e.find(s);return o&&Jf(o,n)}),this.#e=e,this.#t=n}byAccessKey(e){return e.length===$S?this.find(e):null}async issue(e,n,s){const o=`\
ASIA${Array.from((0,H.randomBytes)(16),d=>kS[d%32]).join("")}`,r=(0,H.randomBytes)(30).toString("base64"),i=(0,H.randomBytes)(96).toString("base64"),a=n+Vf,c=this.#t.
seal(Oa(o),JSON.stringify({secret:r,sessionToken:i}));return await this.#e.issue({accessKeyID:o,environmentID:e,sealed:c,expiresAt:a},{now:n,most:IS},s),{accessKeyID:o,
secret:r,sessionToken:i,expiresAt:a}}renew(e,n){return this.#e.renew(e,n+Vf)}revoke(e){return this.#e.revoke(e)}async checkKey(){const e=await this.#e.any();e&&
Jf(e,this.#t)}}function Jf({accessKeyID:t,environmentID:e,sealed:n,expiresAt:s},o){const r=JSON.parse(o.open(Oa(t),n));if(!(0,Le.Gv)(r))return;const{secret:i,sessionToken:a}=r;
return{accessKeyID:t,secret:String(i),sessionToken:String(a),environmentID:e,expiresAt:s}}const CS={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,
missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,
rate_limited:429,quota_exceeded:429,internal:500,unavailable:503},Qf="AWS4-HMAC-SHA256";function xS({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_requ\
est`}function US(t,e,n){return`${Qf}
${t}
${xS(e)}
${BS(n)}`}function FS(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,H.createHmac)("sha256",n).update(s,
"utf8").digest();return new HS(n)}const Mt=64,jS=32;class Xf{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>this.#e.length)return Buffer.
from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Zf=new Xf(8192),PS=new Xf(256);function BS(t){return(0,H.
hash)("sha256",Zf.latin1(t))}function eh(t,e){return t.length===e.length&&(0,H.timingSafeEqual)(Zf.latin1(t),PS.latin1(e))}class HS{#e;#t;constructor(e){if(e.length>
Mt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Mt} are supported`);this.#e=Buffer.alloc(Mt+512),this.#t=Buffer.alloc(Mt+jS);for(let n=0;n<
Mt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,H.hash)("sha256",this.#n(e),"binary"),Mt,"latin1"),(0,H.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Mt;return e.length>n?Buffer.concat([this.#e.subarray(0,Mt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Mt+this.#e.write(e,Mt,"latin1"))}}
const WS=new RegExp(`^${Qf} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),GS=1024,YS=1024,KS=32,th=64,Rc=new Pn(GS);function zS(t){const e=t.slice(-th),n=t.slice(0,-th),s=Rc.get(n);if(s&&qS.test(e))return{
...s,signature:e};const o=VS(t);if(o)return n.length<YS&&o.signedHeaders.length<=KS&&Rc.set(n,o),{...o,signature:e}}function Kk(){return Rc.size}const qS=/^[0-9a-f]{64}$/;
function VS(t){const e=WS.exec(t);if(!e)return;const[,n="",s="",o="",r="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:o,service:r},signedHeaders:a}}const nh=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Lc;function JS(t){if(Lc?.text===t)return Lc.
time;const e=QS(t);return e!==void 0&&(Lc={text:t,time:e}),e}function QS(t){const e=nh.test(t)?Date.parse(t.replace(nh,"$1-$2-$3T$4:$5:$6Z")):Number.NaN;return!Number.
isNaN(e)&&Js(e)===t?e:void 0}function Js(t){return`${new Date(t).toISOString().slice(0,19).replace(/[-:]/g,"")}Z`}function XS(t){const e=t.target.indexOf("?"),n=e===
-1?t.target:t.target.slice(0,e),s=e===-1?"":sO(t.target.slice(e+1)),o=tO(n,t.normalizePath),r=iO(t.headers,t.signedHeaders);return`${t.method}
${o}
${s}
${r}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const ZS=/^(?:\/[A-Za-z0-9_~-]+)+$/,eO=/[^A-Za-z0-9._~-]/g;function Ac(t){return t.replace(eO,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function tO(t,e){if(ZS.test(t))return t;const n=t.split("/");return(e?nO(n):n).map(Ac).join("/")||"/"}function nO(t){const e=[];for(const o of t)
o===".."?e.pop():o!==""&&o!=="."&&e.push(o);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function sO(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),o=s===-1?n:n.slice(0,s);return[Ac(sh(o)),Ac(sh(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[o,r])=>oh(n,o)||oh(s,r)),e.map(([n,s])=>`${n}=${s}`).join("&")}function sh(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function oh(t,e){return t<e?-1:t>e?1:0}function oO(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const o=(t[s]??"").toLowerCase(),r=rh(t[s+1]??
""),i=e.get(o);e.set(o,i===void 0?r:`${i},${r}`),i!==void 0&&n.push(o)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function rO(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?oO(t.rawHeaders):{names:e,repeated:[],get(n){const s=fe(t,n);return s===void 0?void 0:rh(s)}}}function iO(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const aO=/ {2}|\t/,cO=32,dO=9;function rh(t){let e=0,n=t.length;for(;e<n&&ih(t,e);)e+=1;for(;n>e&&ih(t,n-1);)n-=1;const s=t.slice(e,n);return aO.test(
s)?s.replace(/[ \t]+/g," "):s}function ih(t,e){const n=t.charCodeAt(e);return n===cO||n===dO}const vr=5*6e4,ah=["host","content-type"],uO=new Set([...ah,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Qs=(t,e)=>({type:t,message:e}),Mr=t=>Qs("IncompleteSignatureExceptio\
n",t),on=t=>Qs("InvalidSignatureException",t),ch=Qs("UnrecognizedClientException","The security token included in the request is invalid.");function lO(t,e){const n=fe(
t,"authorization");if(n===void 0)return Qs("MissingAuthenticationTokenException","Missing Authentication Token");const s=zS(n);if(!s)return Mr("Authorization he\
ader is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const o=fe(t,"x-amz-date")??"",r=JS(o);return r===
void 0?Mr("Authorization header requires existence of a valid 'X-Amz-Date' header."):mO(s.scope,o)??EO(o,r,e)??{headers:rO(t),signedBy:s,time:o}}function fO({headers:t,
signedBy:e},n,s){return eh(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Qs("ExpiredTokenException","The security token included in the reque\
st is expired"):yO(t,e.signedHeaders):ch}function hO(t,e,{headers:n,signedBy:s,time:o},r){const i=(0,H.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return on("The provided x-amz-content-sha256 header does not match what was computed.");const c=XS({method:t.method,target:t.target,headers:n,signedHeaders:s.
signedHeaders,payloadHash:i,normalizePath:!0}),d=gO(r,s.scope).sign(US(o,s.scope,c));if(!eh(d,s.signature))return on("The request signature we calculated does n\
ot match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.")}function pO(t){return"\
message"in t}function mO(t,e){if(t.region!==K.aT)return on(`Credential should be scoped to a valid region: '${K.aT}'.`);if(t.service!==K.jL)return on(`Credentia\
l should be scoped to correct service: '${K.jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return on(`Date in Credential scope does not match\
 YYYYMMDD from ISO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function EO(t,e,n){if(e<n-vr){const s=Js(n-vr);return on(`Signature exp\
ired: ${t} is now earlier than ${s} (${Js(n)} - 5 min.)`)}if(e>n+vr){const s=Js(n+vr);return on(`Signature not yet current: ${t} is still later than ${s} (${Js(
n)} + 5 min.)`)}}function yO(t,e){const n=t.repeated.find(r=>uO.has(r));if(n!==void 0)return Mr(`The header '${n}' may be sent only once.`);for(const r of t.names)
if(wO(r)&&!e.includes(r))return dh(r);const s=ah.find(r=>!e.includes(r));if(s!==void 0)return dh(s);const o=e.find(r=>t.get(r)===void 0);if(o!==void 0)return Mr(
`The signed header '${o}' was not sent.`)}function wO(t){return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function dh(t){return on(`'${t}' must be a 'Si\
gnedHeader' in the AWS Authorization.`)}const uh=new WeakMap;function gO(t,e){const n=uh.get(t);if(n?.date===e.date)return n.key;const s=FS(t.secret,e);return uh.
set(t,{date:e.date,key:s}),s}const es={"content-type":"application/json","cache-control":"no-store"},_O={status:200,headers:es,body:'{"ok":true}'},bO={status:200,
headers:es,body:'{"deleted":true}'},lh={status:200,headers:es,body:'{"found":false,"expiresAt":null}'},TO=new Map([[hr.Y2.put,"put"],[hr.Y2.get,"get"],[hr.Y2.delete,
"delete"]]),SO=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,OO=/^Bearer +([!-~]+)$/i;function NO(t){const{clock:e,log:n}=t,s=Ku(n,RO,()=>e.now()),o={...t,
logAway:s};return r=>LO(r,o)}const RO=1e3;async function LO(t,e){const{roles:n,tables:s,engine:o,full:r,monthly:i,quota:a,meter:c,clock:d}=e;let u=l=>l;try{const l=lO(
t,d.now());if(pO(l))return Cr(l);const f=await n.byAccessKey(l.signedBy.accessKeyID);if(!f)return Cr(ch);const y=fO(l,f,d.now());if(y)return Cr(y);const _=await t.
body(K.ux.bodyBytes),g=hO(t,_,l,f);if(g)return Cr(g);if(!fe(t,"x-kvs-authorization"))return it("missing_token");const b=await s.byToken(fh(t));if(!b)return it("\
invalid_token");if(b.environmentID!==f.environmentID)return it("inactive_binding");if(!b.supported)return it("unsupported_app_type");const S=await a.take(b.windows,
_.length),T=kO(t);if(u=$=>AO(c,b,T,_,$),S>0)return u(it("rate_limited",{"retry-after":String(S)}));const P=await i.take(b.scope.org);if(P)return u(vO(P));if(typeof T!=
"string")return u(T);const{key:D,value:A,ttlMs:k}=Gf(T,_);switch(T){case"put":return r.has(b.keyspace)?u(it("table_full")):(await o.put(b.keyspace,D,{value:A,ttlMs:k}),
u(_O));case"delete":return await o.delete(b.keyspace,D),u(bO);case"get":return u($O(await o.get(b.keyspace,D)))}}catch(l){return u(DO(l,t,e))}}function fh(t){return OO.
exec(fe(t,"x-kvs-authorization")??"")?.[1]??""}function AO(t,e,n,s,o){const r=typeof n=="string"?n:"other",i=typeof o.body=="string"?Buffer.byteLength(o.body):0;
return t.kvs(e,r,IO(o),s.length,i),o}function IO(t){if(t===lh)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function kO(t){
const e=TO.get(ye(t.target));if(!e)return it("not_found");if(t.method!=="POST")return it("method_not_allowed",{allow:"POST"});const n=fe(t,"content-encoding")??
"identity";return!SO.test(fe(t,"content-type")??"")||n!=="identity"?it("unsupported_media_type"):e}function $O(t){if(!t)return lh;const e=t.expiresAt===null?"nu\
ll":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:es,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function DO(t,e,{tables:n,
log:s,logAway:o}){if(t instanceof bn)return it(t.code);if(t instanceof pe)return it("body_too_large");if(t instanceof le)return it("invalid_json");if(t instanceof
Wf)return n.forgetToken(fh(e)),it("invalid_token");const r=t instanceof Error&&t.cause instanceof Error?t.cause:t,i={requestID:e.requestID,path:ye(e.target),reason:(0,x.
bD)(r)};return t instanceof Me?(o("error","kvs_unavailable",i),it("unavailable",{"retry-after":"1"})):(s("error","kvs_failed",i),it("internal"))}function it(t,e={}){
return{status:CS[t],headers:{...es,...e},body:`{"error":"${t}"}`}}function vO({message:t,seconds:e}){const{status:n,headers:s}=it("quota_exceeded",{"retry-after":String(
e)});return{status:n,headers:s,body:JSON.stringify({error:"quota_exceeded",message:t})}}function Cr({type:t,message:e}){return{status:403,headers:{...es,"x-amzn\
-errortype":t},body:JSON.stringify({message:e})}}const MO={of:()=>{}},CO=t=>lt(new V("unavailable","This node does not have the data of the key-value store."),t);
async function xO(t){const{engine:e,clock:n,log:s,quota:o,meter:r=Mo}=t,i=wu(t.keyring),a={...ja,...t.quotas},c=new Dg(t.tables,i,a),d=new MS(t.roles,i);await c.
checkKey(),await d.checkKey();const u=t.changes.subscribe(b=>{b.kind==="table"&&c.forget(b.tokenHash),b.kind==="role"&&d.forget(b.accessKeyID),b.kind==="unknown"&&
(c.forgetAll(),d.forgetAll())}),l=e&&TS({...t,bounds:a}),{ofOrganizations:f=MO}=t,y=NS({...t,quotas:f}),_=e&&LS({...t,engine:e}),g=async()=>{u[Symbol.dispose](),
await l?.[Symbol.asyncDispose](),await _?.[Symbol.asyncDispose]()};return{handler:e&&l?NO({roles:d,tables:c,engine:e,full:l,monthly:y,quota:o,meter:r,clock:n,log:s}):
CO,createTable:(b,S,T)=>c.create(b,S,n.now(),T),listTables:b=>c.list(b),async deleteTable(b,S,T){await c.remove(b,S,T),_?.begin()},entries:hS({tables:c,engine:e,
full:l,quota:o,audit:t.audit}),...rg({tables:c,roles:d,clock:n,log:s,every:t.every}),sweep:async()=>e?qf(e):0,close:g,[Symbol.asyncDispose]:g}}const UO=500,Ic=500;
async function FO(t){return new jO(t).run()}class jO{#e;#t;#n;#s;#o=new Set;#r=0;#i=0;constructor(e){const{blobs:n,clock:s=Q.ml,log:o=Ps,signal:r}=e;this.#e=e,this.#t=
o,this.#n=new Lr({blobs:n,clock:s,log:o}),this.#s=Rr(r)}async run(){const{blobs:e,references:n}=this.#e,s=await e.ago(Au);return await this.#a(),await this.#d(s),
await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#r,bytes:this.#i}}async#a(){const{references:e}=this.#e;for(let n=0;;){const s=await e.
due(n,UO);for(const o of s)await this.#h(),o.isKept?o.isRecorded?await e.keep(o):await this.#c(o):await e.end(o),n=Math.max(n,...o.notes);if(s.length===0)return}}async#c(e){
const{org:n,manifestHash:s}=e;try{const{index:o}=await this.#n.index(n,s),r=new Set([s]);for(const{hash:i}of o.files())r.add(i);await this.#h(),await this.#e.references.
add(e,Buffer.from([...r].join(""),"hex"))}catch(o){if(this.#e.signal.throwIfAborted(),o instanceof Me)throw o;this.#o.has(n)||this.#t("error","collection_skippe\
d",{org:n,reason:String(o)}),this.#o.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const o=await n.waiting(s,Ic);for(const[r,i]of Map.groupBy(o,a=>a.
org))await this.#l(r,i.map(({hash:a})=>a),e);if(s=o.at(-1),o.length<Ic)return}}async#u(e,n){const{blobs:s,references:o}=this.#e,r=new Map;let i=0;const a=async()=>{
for(const[c,d]of r){const u=await o.unused(c,[...d]);u.length!==0&&(await o.remember(c,u),await this.#l(c,u,n))}r.clear(),i=0};for await(const{key:c}of s.list("",
e)){await this.#h();const[d=""]=c.split("/",1);if(!K.cS.test(d))continue;const u=Cl(c)??xl(c);if(u===void 0){this.#o.has(d)||await s.deleteUnused(c,n);continue}
const l=r.get(d)??new Set;r.set(d,l.add(u)),i+=1,i===Ic&&await a()}await a()}async#l(e,n,s){if(this.#o.has(e))return;const o=[];for(const r of n)await this.#h(),
await this.#f(e,r,s)&&o.push(r);o.length>0&&await this.#e.references.forget(e,o)}async#f(e,n,s){const{blobs:o}=this.#e,r=sn(e,n),i=await o.head(r);if(i){if(!await o.
deleteUnused(r,s))return!1;this.#r+=1,this.#i+=i.size}let a=!0;for(const c of Ws){const d=rc(e,n,c);await o.head(d)&&!await o.deleteUnused(d,s)&&(a=!1)}return a}async#h(){
this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const hh=2e3,PO=(0,H.randomBytes)(64*1024),BO="trial-write",HO={canBuild:"disk_hangs"},WO={statfs:t=>(0,De.
statfs)(t),tryToWrite:YO};class zk{#e;#t;#n;#s=new Set;#o;#r=0;#i="yes";#a=!1;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...WO,...s}}get canBuild(){return this.#a?
"stops":this.#i}async look(){const n=(this.#o&&this.#t.monotonic()-this.#r>=hh?void 0:await within(this.#t,hh,this.#c()))??HO;return this.#d(()=>{this.#i=n.canBuild}),
n}#c(){return this.#o?this.#o:(this.#r=this.#t.monotonic(),this.#o=GO(this.#e,this.#n).finally(()=>{this.#o=void 0}),this.#o)}stop(){this.#d(()=>{this.#a=!0})}subscribe(e){
return this.#s.add(e),{[Symbol.dispose]:()=>{this.#s.delete(e)}}}#d(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#s)s()}}async function GO(t,e){
let n;const s=(o,r)=>({canBuild:o,freeBytes:n,code:r});try{const{bavail:o,blocks:r,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=o*i,n<reserveOf(r*i)?s("d\
isk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(o){return s(isDiskFull(o)?"disk_full":"disk_unwritable",systemCode(o)??String(
o))}}async function YO(t){const e=(0,Y.join)(t,BO);await(0,De.rm)(e,{force:!0});try{await(0,De.writeFile)(e,PO,{flag:"wx",mode:384,flush:!0})}finally{await(0,De.
rm)(e,{force:!0})}}const KO=10;function zO({node:t,ability:e,nodes:n,log:s}){let o=!1;return async()=>{const{canBuild:r,freeBytes:i,code:a}=await e.look(),c=r===
"yes"?[]:(await n.builders()).filter(u=>u!==t),d=o;if(o=c.length>0,o&&!d){const u=c.slice(0,KO).join(", ");s("warn","builds_left_to_others",{reason:r,freeBytes:i,
code:a,nodes:u,means:qO})}return!o&&d&&s("info","builds_taken_again",{reason:r==="yes"?"room":"no_other_node",freeBytes:i}),!o}}const qO="The disk of --data has\
 no room for a build, or refuses writes. Until it has room, this node claims no deployments while another one can build",kc=36e5,VO=2*kc;function JO(t,e,n){const s=new Map;
let o,r=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{r=e.monotonic();try{for(const{kind:u,items:l,bytes:f,left:y}of await t(d)){const _=s.get(u);s.
set(u,{kind:u,ended:(_?.ended??0)+l,left:y??_?.left}),l>0&&n("info","collected",{kind:u,items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,x.I7)(u);n("err\
or","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{o=void 0}},c=(d=!1)=>(o??=a(d),o);return{figures:()=>[...s.values()],async collect(){await o,
await c(!0)},whenIdle(){e.monotonic()-r>=kc&&c()},whenBusy(){e.monotonic()-Math.max(i,r)>=VO&&c()},async[Symbol.asyncDispose](){await o}}}class $c extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super((0,x.bD)(s),{cause:s}),this.stage=e,this.aborted=n}}function QO(t){const{stage:e,aborted:n,cause:s}=t instanceof
$c?t:{stage:"build",aborted:!1,cause:t};if(n)return Bf(e);if(s instanceof w)return s.facts;if((0,x.b$)(s)||s instanceof Me&&s.isFull)return O(e,"disk_full","The\
 disk of the platform is full").facts;const o=s instanceof Me?"its state cannot be read or written now":(0,x.bD)(s);return O(e,Mn[e],`The platform itself failed\
 at the stage "${e}": ${o}`).facts}const XO="<data>";function ZO(t,e){const n=o=>o.replaceAll(e,XO),s=t.stage==="install"||t.stage==="build";return{...t,message:n(
t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(o=>({...o,message:n(o.message)}))}}var eN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},tN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const nN=Wt-1e4,sN=1e3;class oN extends Error{name="LeaseLost"}class rN{ended;#e;#t;#n;#s=new AbortController;#o=Promise.
withResolvers();#r;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,o){this.#e=e,this.#t=n,this.#n=s,this.#r=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#m(o)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#f(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:o}=this.#u;s>this.#d&&n>
s&&n-this.#d>=nN&&this.#i==="building"&&this.#g("it could not be renewed"),!this.#f&&(Math.max(n-s,e.now()-o)>=jf&&(this.#l??=this.#h(n)),await Promise.race([this.#l,
this.#o.promise]))}async check(){await Promise.race([this.#l,this.#o.promise]),!this.#f&&(this.#l??=this.#h(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#o.promise]))}async#h(e){const{jobs:n,log:s,clock:o}=this.#t;this.#u={monotonic:e,wall:o.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#w()}catch(r){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,x.bD)(r)})}finally{this.#l=void 0}}#g(e){if(this.#f)return;this.#i="l\
ost";const n=()=>new oN(`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof R?e:n()),this.#o.resolve()}async#w(){const e=await this.#t.jobs.
endOf(this.#e).catch(()=>{});this.#g(e==="cancelled"?new R:"another node has ended it")}async#y(e){this.#s.signal.throwIfAborted(),await e()||await this.#w(),this.#s.
signal.throwIfAborted()}#p(e){return this.#y(()=>Ui(e,this.#t.clock,this.#r))}async#m(e){const{log:n,clock:s,onChange:o}=this.#t,{deployID:r}=this.#e,i=s.now();
o?.(r);let a="succeeded";try{await e,await this.#_()}catch(c){const d=ZO(QO(c),this.#t.dataDir);a=d.code,c instanceof $c&&c.cause instanceof Me&&n("error","depl\
oyment_not_stored",{deployID:r,stage:c.stage,cause:c.message}),await this.#T(d)}if(this.#s.signal.reason instanceof R)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.
signal.aborted?(0,x.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:r,reason:c})}o?.(r),n("info","deployment_e\
nded",{deployID:r,ending:a,ms:s.now()-i})}async#_(){const{jobs:e,builder:n,onLive:s,onComing:o,activate:r}=this.#t,i=this.#e,{job:a}=i,c=this.#r;try{const d={stack:[],
error:void 0,hasError:!1};try{const u=eN(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#E(l),onCommit:(l,f)=>this.#p(()=>e.recordCommit(i,l,f)),onStored:(...l)=>this.#b(
...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await o?.(a.app,{deployID:a.deployID,manifestHash:u.release.manifestHash}),await this.#E("activate"),await r?.(
{job:a,release:u.release,signal:c}).catch(l=>iN(l,u)),c.throwIfAborted(),await this.#S({job:a,release:u.release,signal:c}),s?.(a.app,u.release)}catch(u){d.error=
u,d.hasError=!0}finally{const u=tN(d);u&&await u}}catch(d){throw new $c(this.#a,this.#n.aborted,d)}}async#E(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.
signal.throwIfAborted();await this.#p(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#b(...[e,n,s=[],o]){const{jobs:r,quotas:i}=this.#t,{job:a}=this.#e,
{org:c}=a.app,d=(0,K.Rm)(a.type)?a.type:a.detectsType?o:void 0,u=i?.of(c,"disk"),l=u===void 0?void 0:{org:c,bytes:u},f=g=>this.#p(()=>r.recordRelease(this.#e,e,
n,g,d,l)).catch(aN);await f(s);const y=await i?.near(c).catch(cN)??[];if(y.length===0)return[];const _=y.map(({message:g})=>({code:"quota_near",file:null,line:null,
message:g}));return await f([..._,...s].slice(0,Wn.iq)),y.map(({message:g})=>g)}async#S(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:o}=e.release,r=this.#e;
this.#i="recording",s&&await this.#p(()=>n.goLive(r,o));const i=await s?.(e);await this.#p(async a=>{const c={kind:"live",manifestHash:o,logBytes:this.#c,...i&&
{warnings:i}};return await n.finish(r,c)||a>1&&await n.endOf(r)==="succeeded"}),this.#i="ended"}async#T(e){const{jobs:n,log:s,clock:o}=this.#t,r={kind:"failed",
facts:e,logBytes:this.#c};let i=!1;for(;!this.#f;){this.#i="recording";try{await this.#y(()=>n.finish(this.#e,r)),this.#i="ended"}catch(a){if(this.#f)return;const c={
deployID:this.#e.deployID,cause:(0,x.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await o.sleep(sN,this.#n).catch(()=>{})}}}}
async function iN(t,{place:e}){if(!(t instanceof w)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new w({...t.facts,diagnostics:n})}function aN(t){throw t instanceof
Cs?O("sync","disk_quota",Ms(t.over)):t}function cN(t){if(t instanceof Me)return[];throw t}const dN=1e3;class uN{#e;#t;#n;#s=new AbortController;#o=new Set;#r=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){
this.#e=e,this.#t=e.every??Q.fm,this.#n=e.workers??2}get underWay(){return this.#o.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=
!0;const s=n.subscribe(o=>{(o.kind==="jobs"||o.kind==="unknown")&&this.#h();for(const r of this.#o)(o.kind==="unknown"||o.kind==="ended"&&r.deployID===o.deployID)&&
r.check()});this.#r.push(()=>s[Symbol.dispose](),this.#t(Wt,()=>this.#h())),this.#h(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#r.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#o].map(e=>e.ended)),this.#m(!1),this.#f()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#h(),await e}#f(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#h(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#g())}async#g(){for(;this.#d;){this.#d=!1;try{await this.#w(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:(0,x.bD)(e)}),this.#u=!0,this.#m(!0)}}this.#c=void 0}async#w(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#_(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const o=this.#y&&
(await this.#e.mayClaim?.()??!0);for(;o&&this.#y;){const i=await e.claim(this.#e.node);if(!i)break;this.#p(i)}const r=this.#o.size>0||await e.isBusy();this.#m(r&&
this.#l||this.#o.size>0),r||this.#f()}get#y(){return this.#l&&this.#o.size<this.#n}#p(e){const n=[...this.#o].find(o=>lN(o.app,e.job.app)),s=new rN(e,this.#e,this.#s.
signal,n?.ended);this.#o.add(s),this.#m(!0),s.ended.then(()=>{this.#o.delete(s),this.#h()})}#m(e){e||this.#a?.();const n=()=>this.#t(dN,()=>{this.#_(),this.#h()});
this.#a=e?this.#a??n():void 0}async#_(){await Promise.all([...this.#o].map(e=>e.renewIfDue()))}}function lN(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}async function fN(t,e,n,s){const{stack:o}=t,i=ct(t,"kvs")||ct(t,"control")?o.use(await ph(t)):void 0;n.useKvs(i?async()=>i:Yu(()=>ph(t),o));const a=ct(
t,"build")?EN(t,e,n,s):void 0;return{edge:e,kvs:i,build:a}}function hN(t,{functions:e},n){const{stores:s,clock:o,log:r,shared:i,edgeCacheBytes:a,sitesDomain:c,siteUrl:d,
meter:u,stack:l}=t,f={table:i?.sites,domains:i?.domains},y=l.use(new ZT(s.state.releases,s.changes,{...f,clock:o})),_=Mf({sites:y,domain:c,isOwnHost:qd(t)}),g=new Lr(
{blobs:s.blobs,clock:o,log:r}),b=i&&l.use(new HT(y,o)),S=new PT({sites:y,late:b,finder:_,siteUrl:d,objects:g,cacheBytes:a,log:r,meter:u,functions:e,cdn:n}),{handler:T,
prefetch:P}=S,D=k=>S.serverSite(k),A=s.changes.subscribe(k=>{k.kind==="coming"&&P(k),k.kind==="site"&&e.changed(k.subdomain,()=>D(k.subdomain)),k.kind==="unknow\
n"&&e.changedAll(D)});return l.use(A),{handler:T,prefetch:P,serverSite:D,sites:y,finder:_,objects:g}}const pN=500;async function mN({clock:t,stores:e},n,s,o){const r=n&&
await e.state.apps.find(s).catch(()=>{});await Promise.all([r&&n.prefetch({subdomain:r.subdomain,release:o}),t.sleep(pN)])}function ph(t){const{stores:e,kvsQuotas:n,
quotas:s}=t,o=ct(t,"kvs")?e.kvs:void 0;return xO({...t,...e,engine:o,quotas:n,ofOrganizations:s})}function EN(t,e,n,s){const{clock:o,log:r,stores:i,node:a,shared:c,
stack:d}=t,u=wN(t),{references:l,changes:f,jobs:y}=i,_=c?.blobs??i.blobs,g=async(ne,X)=>{if(!(await i.usage.claimTurn("collect",rS)||ne))return[];await c?.checkPlace();
const se={keepAuditMs:t.keepAuditDays*mh,bounds:yh(t)},oe=iS({...t,...i,...se,apps:i.state.apps}),Oe=async()=>{const{objects:Ce,bytes:Ke}=await FO({blobs:_,references:l,
signal:X,clock:o,log:r});return[{kind:"objects",items:Ce,bytes:Ke}]},qe=t.lasting?[{kinds:["objects"],collect:Oe}]:[];return tS([...oe,...qe],r,X)},b=new AbortController,
S=async ne=>{const X={references:l,node:a,clock:o,waits:ne,stop:b.signal},[se]=await Promise.allSettled([sS(X,Oe=>g(ne,Oe))]),oe=await u.collect();if(se.status===
"fulfilled")return[...se.value??[],...oe];if(!b.signal.aborted)throw se.reason;return oe},T=d.use(JO(S,o,r));d.defer(()=>b.abort(new Error("the platform stops"))),
d.use(u);const P=()=>{y.isBusy().then(ne=>ne?T.whenBusy():T.whenIdle(),()=>{})};d.defer((0,Q.fm)(kc,P));const D=async({org:ne},{manifestHash:X})=>{await u.prepareVariants(
ne,X),e?.objects.variantsChanged(ne)},A=yN(t.builder??u,t.policy),k=c&&((ne,X)=>mN(t,e,ne,X)),$=e?.objects??new Lr({blobs:i.blobs,clock:o,log:r}),F=Ty(t),G=async ne=>{
await n.tryInstance(ne,$),await F?.activate(ne.job.app,ne.signal),await s?.activate(ne)},{ability:B,store:te}=c?.nodes??{},Ee=B&&te&&zO({node:a,ability:B,nodes:te,
log:r}),be=d.use(new uN({...t,jobs:y,changes:f,builder:A,dataDir:(0,I.realpathSync)(t.nodeDir),onChange:P,onComing:k,activate:G,onSwitched:s&&(ne=>s.switched(ne)),
mayClaim:Ee,onLive:(ne,X)=>{D(ne,X)}}));return{housekeeping:T,queue:be,dispatch:u,records:F}}function yN(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.
build({...n,timeoutMs:e(n.app.org)},s)}}const mh=864e5,Eh=500;function yh({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*mh,logBytes:zy}}function wN(t){const{
stores:e,nodeDir:n,buildLimits:s}=t,{logs:o,blobsAt:r}=e;return wb({...t,repositories:c=>e.keeping.repositories(c,Eh),apps:async c=>{const[d="",u="",l=""]=c.split(
"/");return(await e.keeping.apps(c===""?void 0:{org:d,project:u,appID:l},Eh)).map(y=>`${y.org}/${y.project}/${y.appID}`)},dataDir:n,blobs:r,limits:s,logs:o})}function gN(t,e){
const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===wh&&(s-=1);const o=s-e.length;return o<2||t.charCodeAt(o-1)!==wh?!1:t.startsWith(e,o)||t.slice(
o,s).toLowerCase()===e}const wh=46,gh=300;function _N(t){const e=xr("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??xr("kvs")],["/ident\
ity","identity",t.identity??e],["/console","console",Dc(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/bac\
kup","operator",ts("/backup",t.backup??e)],["/healthz","platform",ts("/healthz",ns(t.healthz))],["/readyz","platform",ts("/readyz",ns(t.readyz))],["/tls-allowed",
"platform",ts("/tls-allowed",ns(t.tlsAllowed??xr("edge")))],["/openapi.json","platform",ts("/openapi.json",ns(t.openApi))],["/metrics","platform",ts("/metrics",
Dc(ns(t.metrics),t.isOwnHost))]]}function xr(t){const e=`This node does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists th\
em.`;return n=>lt(new V("unavailable",e),n)}function ts(t,e){return n=>(ye(n.target)===t?e:vc)(n)}function Dc(t,e){return n=>{const s=fe(n,"host");if(e(s))return t(
n);const r=`This page is not for the Host ${JSON.stringify((s??"").slice(0,gh))}: give its URL with --public-url, or configure the proxy to pass the Host header\
 on.`;return ie(421,{error:{code:"misdirected_request",message:r,requestID:n.requestID}})}}function ns(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(
e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return lt(new V("method_not_allowed",s,{allow:n}),e)}}function _h(t){const e=_N(t),n=Dc(
ns(t.index),t.isOwnHost),{sitesDomain:s,edge:o=xr("edge"),isCustomHost:r,observe:i}=t,a=d=>{const u=ye(d.target);if(u==="/")return["platform",n];for(const[l,f,y]of e)
if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,y];return["platform",vc]},c=(d,u,l)=>{const f=performance.now(),y=g=>Ie(g,({status:b})=>i(
d,l,b,f)),_=u(l);return _ instanceof Promise?_.then(y,g=>{const b=g instanceof le;if(i(d,l,b?400:500,f),!b)throw g;return lt(new V("invalid_request","The body b\
roke off."),l)}):y(_)};return d=>{const u=d.headers.host;if(typeof u=="string"&&gN(u,s))return c("edge",o,d);const l=typeof u=="string"&&r?.(u);if(l===!0)return c(
"edge",o,d);const[f,y]=a(d);return l instanceof Promise?l.then(_=>_?c("edge",o,d):c(f,y,d),_=>{if(!(_ instanceof Me))throw _;return y===n||y===vc?c("edge",o,d):
c(f,y,d)}):c(f,y,d)}}const vc=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=ye(n).slice(0,gh),o=n.startsWith("/")?
new V("not_found",`Nothing is at ${s}`):new V("invalid_request",`The request target is neither a path nor an http URL: ${s}`);return lt(o,t)};function bN(t,e,n){
const{edge:s,kvs:o,control:r,backup:i}=n;return _h({...bh(t,s,e),kvs:ct(t,"kvs")?o?.handler:void 0,...r&&o&&NN(t,{...n,...r,kvs:o}),hooks:r&&SN(r.hooks.handler),
backup:r&&i})}function TN(t,e,n){const s=r=>ct(t,r)?ha:void 0,o=s("control");return _h({...bh(t,n,e),kvs:s("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,
backup:o})}function bh(t,e,{readiness:n,metrics:s}){const{log:o,stores:r,shared:i,sitesDomain:a,baseUrl:c}=t;return{sitesDomain:a,isOwnHost:qd(t),edge:e?.handler,
isCustomHost:e&&ON(e.finder),healthz:Yo({check:i?void 0:r.check,damage:e?.objects.damage}),readyz:n.handler,metrics:s.handler,tlsAllowed:e&&q0({...e,ownName:new URL(
c).hostname}),index:AN(t,al(t)),openApi:LN(c),observe:IN(s.count,o)}}function SN(t){return async e=>{try{return await t(e)}catch(n){const s=fa(n);if(!s)throw n;
return lt(s,e)}}}function ON({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(o=>o!==void 0):s!==void 0}}function NN(t,e){
const{stores:n,policy:s,clock:o,log:r,allowLocalGit:i,baseUrl:a,consoleUrl:c,siteUrl:d,keepDeletedMs:u}=t,{gate:l,issuer:f,signInKey:y,build:_,cdn:g,cdnSteps:b}=e,
S=new URL(a).hostname,T={...t,ownName:S,mayUseDomain:s.mayUseDomain},{state:P,logs:D,sessions:A}=n,k=new Lr({blobs:n.blobs,clock:o,log:r}),$={...t,...n,...e,members:V0(
s,n),operations:s0({state:P,logs:D,keepDeletedMs:u,rolledBack:b?.rolledBack}),hosts:Sy(t,g),changes:gl({state:P,allowLocalGit:i,domains:T})};return{control:G0(l,
{state:P,allowLocalGit:i,siteUrl:d,domains:T}),identity:f.handler,operator:K0(l,{...$,organizationsOf:l.organizationsOf,roleOf:l.roleOf,listNodes:e.nodes.list,consoleLink:F=>Hg(
F,{sessions:A,consoleUrl:c,clock:o})}),console:RN({...$,...l,compare:J0(k),start:V_(k),kept:{...yh(t),caches:sr.caches,mirrors:sr.mirrors},trusts:F=>F===t.issuer?
s.localIssuer:s.issuers.some(({issuer:G})=>G===F),signIn:{...t,key:y},detect:_&&((F,G)=>_.dispatch.detect(F,G)),tablePerMinute:t.kvsQuotas.tablePerMinute})}}function Mc({
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function RN({signIn:t,...e}){const n=Bn(async()=>{const[{createConsole:s},
{createOidcSignIn:o}]=await Promise.all([Promise.resolve().then(N.bind(N,4406)),Promise.resolve().then(N.bind(N,4083))]);return s({...e,oidc:o(t)})});return async s=>(await n())(
s)}function LN(t){return async()=>ie(200,(await Promise.resolve().then(N.bind(N,1487))).openApi(t))}function AN(t,e){const n={service:"slipway",...Mc(t),controlPlane:`${t.
baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:z0(e.target)}};return()=>ie(200,n)}function IN(t,e){return(n,s,o,r)=>{
if(t(n,o),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,
path:d,status:o,requestID:a,ms:Math.round(performance.now()-r)})}}const Th=6e4;function kN({policy:t,defaults:e,usage:n,clock:s}){const o=a=>({...e,...t.quotasOf(
a)}),r=(a,c)=>o(a)[c],i=async(a,c)=>{const d=Ft(s.now()),[u,l]=[o(a),await n.used(a,d.start,c)],f=c.map(y=>({name:y,used:$N(y,l[y]??0),quota:u[y]??null}));return{
org:a,month:d,quotas:f}};return{of:r,appBounds:a=>({apps:r(a,"apps"),disk:r(a,"disk")}),buildBounds(){const a=c=>r(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{
most:a("*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){const c=r(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=Ft(
s.now());return{ms:c*Th,since:d,until:u}},read:a=>i(a,Un),async near(a){const c=Un.filter(l=>l!=="buildsAtOnce"&&r(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);
return d.flatMap(l=>{const{quota:f}=l;return f===null||!jn(l)?[]:[{...l,quota:f,month:u,message:Vo(a,l,u)}]})}}}function $N(t,e){return t==="buildMinutesPerMont\
h"?e/Th:e}function DN(t,e){const{stores:n,organizationApps:s,organizationBuilds:o,clock:r}=t,i=kN({policy:e,defaults:{apps:s,buildsAtOnce:o},usage:n.usage,clock:r});
return{...t,stores:vN(n,i),quotas:i}}function vN(t,e){const{jobs:n}=t,{apps:s,deployments:o}=t.state;return{...t,jobs:{...n,claim:r=>n.claim(r,e.buildBounds())},
state:{...t.state,apps:{...s,create:(r,i,a)=>s.create({...r,bounds:e.appBounds(r.key.org)},i,a),restore:(r,i)=>s.restore(r,i,e.appBounds(r.org))},deployments:{...o,
create:(r,i,a,c)=>o.create(r,i,a,c,e.timeBound(r.org)),redeploy:(r,i,a,c)=>o.redeploy(r,i,a,c,e.timeBound(r.org))}}}}const MN="run.json",Sh="node.json";function qk(t){
const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(o=>typeof o=="string")||!ss(s)))return{roles:n,baseUrl:s}}
function Vk(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:o,consoleUrl:r,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="\
number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!ss(s)||!ss(o)||!ss(r)||!ss(i)||!ss(a)))return{pid:n,baseUrl:s,kvsUrl:o,consoleUrl:r,issuer:i,
requestUrl:a,requestToken:c}}function ss(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function CN(t,e){return(0,I.rmSync)((0,Y.join)(t,Sh),
{force:!0}),Oh((0,Y.join)(t,MN),e)}function xN(t,e){return Oh((0,Y.join)(t,Sh),e)}function Oh(t,e){return(0,I.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,
2)}
`,{mode:384}),(0,I.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,I.rmSync)(t,{force:!0})}}function UN(t,e){const n=ma.includes(e.host)?"127.0.0.1":e.host,s=PN(
e.publicUrl??Wd(n,t)),o=jN(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),r=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:o,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${o}`}${r}/`}}const FN=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function jN(t,e){const n=(s,o)=>new x.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:o});if(!FN.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function PN(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new x.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var BN=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},HN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function WN(t){const e={stack:[],error:void 0,hasError:!1};try{const n=BN(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),o=vg(t),{log:r,nodeDir:i}=o,a=n.use($o({dir:i,env:o.env,log:r})),{policy:c}=a,d=DN(o,c),u=await Hd(d);n.defer(()=>u.
close());const l=UN(u.port,d);let f;const y=()=>f?.dispatch.walls;let _,g;const b={walls:y,isFaulty:()=>a.fault!==void 0,purges:()=>_?.waiting,records:()=>f?.records?.
waiting,unsealed:()=>g?.count},S=YN(d,b),{requestToken:T=(0,H.randomBytes)(32).toString("base64url")}=d.shared??{},P=ct(d,"kvs")?s.kvs:void 0,D=n.use(Vi({...d,usage:s.
usage,engine:P})),A={...d,...l,policy:c,meter:D.meter,stack:n},k=await wE(d),$=await Fg(A,k?.marks),F=ct(A,"edge")?hN(A,$,k?.marks):void 0,G=Xi({...b,deployments:s.
state.deployments,damage:F?.objects.damage,ability:d.shared?.nodes.ability,node:d.shared&&d.node,clock:d.clock,metering:D,kept:()=>f?.housekeeping.figures()??[]}),
B={readiness:S,metrics:G},te={...Mc(l),dataDir:i,node:d.node};F&&d.shared?.awaitStores&&(u.serve(TN(A,B,F)),S.start("edge"),n.defer(()=>u.close()),r("info","edg\
e_started",{...te,port:u.port})),await d.shared?.awaitStores?.();const Ee=ct(A,"control")||ct(A,"build");k&&Ee&&await s.cdn.use(),d.dns&&Ee&&await s.dns.use();const be=k&&
gE(A,k),ne=await fN(A,F,$,be);f=ne.build;const X=F&&$.runSchedules(F.serverSite);X&&n.use(X);const se=n.use(fs(s.audit,{...d,every:Q.fm}));n.defer(()=>u.close()),
n.defer(()=>$.functions.endStreams());const oe=ct(A,"control")?await Ry(A,T,se):void 0;k&&oe&&(_=_E(A,k)),oe&&(g=n.use(Xt({...d,sealing:s.sealing})));const Oe=s.
backUp,qe=n.use(await sa(qN(A,u.port,ne))),Ce=Qi(T,Oe),Ke={functions:$.view,cdn:k?.view,cdnSteps:be};u.serve(bN(A,B,{...ne,control:oe,nodes:qe,backup:Ce,...Ke})),
await ne.build?.queue.start(),S.start();const Ve=`${l.issuer}/token?api-version=2.0`,bt={pid:process.pid,...Mc(l),requestUrl:Ve,requestToken:T};n.use(oe?CN(i,bt):
xN(i,{roles:d.roles,baseUrl:l.baseUrl})),r("info","platform_started",{...te,roles:d.roles.join()});const cn=zN(()=>KN(d,S,ne),n.move(),()=>r("info","platform_st\
opped",{dataDir:i}));return{...l,port:u.port,dataDir:i,requestUrl:Ve,requestToken:T,buildNetwork:y()?.network,close:cn,mintToken:oe?.issuer.mint??GN,backUp:Oe,collectGarbage:async()=>ne.
build?.housekeeping.collect(),[Symbol.asyncDispose]:cn}}catch(n){e.error=n,e.hasError=!0}finally{const n=HN(e);n&&await n}}function GN(){return Promise.reject(new TypeError(
"This node does not have the role control"))}function YN(t,e){const{stores:n,shared:s}=t;let o;const r=()=>(o??=n.check().finally(()=>{o=void 0}),o),i=async()=>{
await r(),await s?.checkClock()};return We({...t,...e,checks:{control:i,build:r,kvs:async()=>{await i(),await n.kvs?.check()}}})}async function KN({drainMs:t,shared:e,
clock:n,log:s},o,r){o.drain(),r.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function zN(t,e,n){
let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function qN({node:t,roles:e,functions:n,host:s,shared:o,clock:r,log:i,baseUrl:a,sitesDomain:c},d,{
build:u}){const l=`${ma.includes(s)?(0,ge.hostname)():s}:${d}`,f=()=>u?.queue.underWay??0,y=o&&{...o.nodes,start:{...o.nodes.start,publicUrl:a,sitesDomain:c}};return{
own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:y,builds:f,clock:r,log:i}}const VN=100;async function JN({sealing:t,audit:e}){const{keys:n,
remaining:s}=await t.status(),[o,r]=n;if(o?.use!=="seals"||r===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&
i.anchor.n>0)){for(let c;;){const{rows:d,next:u}=await e.list("",{action:"secret.rotate"},{before:c,limit:VN});if(d.some(({object:l})=>l===o.id))return;if(u===null)
break;c=u}await e.append(xe,[{action:"secret.rotate",object:o.id,before:{key:r.id},after:{key:o.id,noticed:"at the start"}}])}}const rn={BUSY:5,READONLY:8,IOERR:10,
CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Xs(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Zs(t){return(0,x.b$)(t)||Xs(t)===
rn.FULL}const QN=[rn.BUSY,rn.READONLY,rn.IOERR,rn.CANTOPEN];function XN(t){return QN.includes(Xs(t))}function Nh(t){return Xs(t)===rn.CORRUPT||Xs(t)===rn.NOTADB}
function Rh(t){return Xs(t)===rn.BUSY}const ZN=30*864e5,eR=6e4;function j(t,e){const n=t[e];if(typeof n!="string")throw Cc(e);return n}function _e(t,e){return t[e]===
null?null:j(t,e)}function W(t,e){const n=t[e];if(typeof n!="number")throw Cc(e);return n}function ze(t,e){return t[e]===null?null:W(t,e)}function os(t,e){const n=t[e];
if(!(n instanceof Uint8Array))throw Cc(e);return n}function Cc(t){return new x.GQ("internal",`The column ${t} of the database has an unexpected type`)}async function Se(t,e,n){
return(await t.read(()=>e)).rows.map(n)}async function Xe(t,e,n){return(await Se(t,e,n))[0]}async function et(t,e){return(await t.read(()=>e)).count}const rs="o\
rg = $1 AND project = $2 AND app_id = $3",is=`${rs} AND deleted_at IS NULL`,Ur=`SELECT * FROM apps WHERE ${is} FOR NO KEY UPDATE`,xc=Number.MAX_SAFE_INTEGER;function je({
org:t,project:e,appID:n}){return[t,e,n]}function pt(t){return{org:j(t,"org"),project:j(t,"project"),appID:j(t,"app_id")}}function Gt(t,e,n="app_id"){const s=`${t}\
.project`,o=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${o} OR ${s} || '/' || ${t}.${n} = ${o})`}function Lh(t,e){const n=(s,o)=>`coalesce(${s}\
, '') = ${o}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organization,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function Ah(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(r=>W(t,r)>=s[r])}function tR(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${ZN}`),
n=t.prepare(`SELECT ${Lh("$2","$3")},
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),o=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),r=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${eR})`);return{create:({id:c,hash:d,org:u,project:l,appID:f,name:y,role:_,maker:g,madeBy:b,lifetimeMs:S},T,P)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(u);const[D={}]=(yield*n(u,l??"",f??"",y)).rows,A=Ah(D,{project:l,appID:f},T);if(A)return A;if(W(D,"named")>
0)return"name_taken";const k=yield*s(c,d,u,l,f,y,_,g,b,S),$=Fr(k.rows[0]??{});return yield*t.record(P,[Ih($,"token.create")]),$}),find:c=>Xe(t,o(c),Fr),list:c=>Se(
t,r(c),Fr),revoke:(c,d,u)=>t.write(function*(){const[l]=(yield*i(c,d)).rows;return l&&(yield*t.record(u,[Ih(Fr(l),"token.revoke")])),l!==void 0}),used:async c=>{
await et(t,a(c))}}}function Fr(t){return{id:j(t,"id"),name:j(t,"name"),org:j(t,"org"),project:_e(t,"project"),appID:_e(t,"app_id"),role:j(t,"role"),maker:j(t,"m\
aker"),madeBy:j(t,"made_by"),createdAt:W(t,"created_at"),endsAt:W(t,"ends_at"),usedAt:ze(t,"used_at")}}function Ih({org:t,project:e,appID:n,name:s,role:o,endsAt:r},i){
const a=i==="token.create"?{role:o,endsAt:new Date(r).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}function an(t){
return{seq:W(t,"seq"),deployID:j(t,"deploy_id"),status:Pc(t),stage:jc(t),branch:j(t,"branch"),commit:_e(t,"commit"),createdAt:W(t,"created_at"),startedAt:ze(t,"\
started_at"),finishedAt:ze(t,"finished_at"),supersededBy:_e(t,"superseded_by"),cancelledBy:_e(t,"cancelled_by"),triggeredBy:_e(t,"triggered_by"),redeployOf:_e(t,
"redeploy_of"),configuration:Fc(t),commitFacts:{subject:_e(t,"commit_subject"),author:_e(t,"commit_author")},size:aR(t),warnings:Mh(t),logRemovedAt:ze(t,"log_re\
moved_at"),enteredAt:nR(t)}}function kh(t){return{app:{org:j(t,"app_org"),project:j(t,"app_project"),appID:j(t,"app_id")},deployment:an(t)}}const as=`d.seq, d.d\
eploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","r\
elease_files","release_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"].map(t=>`d.${t}`).join(", ")}`,$h="a.org AS app_org, a\
.project AS app_project, a.app_id",Dh="pg_notify('slipway', '0 jobs ')",Uc="ready = false, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = N\
ULL",eo={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function nR(t){const e=Object.entries(eo).map(([n,s])=>[n,ze(t,s)]);return Object.
fromEntries(e.filter(([,n])=>n!==null))}function Fc(t){const e=_e(t,"configuration");return e===null?null:JSON.parse(e)}function sR(t){const e=Fc(t);if(e?.settings?.
verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function vh(t=[]){return t.length===0?null:JSON.stringify(t)}function oR(t,e){return vh(
[...e,...Mh(t)].slice(0,Wn.iq))}function Mh(t){const e=_e(t,"warnings");return(e===null?void 0:(0,Nu.h)(JSON.parse(e)))??[]}function Ch(t,e){const n=_e(e,"env");
if(n===null)return;const s=Hn(j(e,"deploy_id"),"env");return JSON.parse(js(t,"variables",s,n))}function rR(t,e,n){return n===null?null:Fs(t,"variables",Hn(e,"en\
v"),n)}function iR(t,e,n){const s=JSON.stringify(Wo(n));return Fs(t,"build-log",Hn(e,"failure"),s)}const xh=py(K.IC.bytes);function aR(t){const[e,n]=[ze(t,"rele\
ase_files"),ze(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function cR(t,e,n){const{branch:s,commit:o,configuration:r,env:i}=t,a={subject:null,
author:null};return{branch:s??r?.branch??e,commit:o,by:n,redeployOf:null,configuration:r?JSON.stringify(r):null,env:i?JSON.stringify(i):null,facts:a}}function dR(t,e){
const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,
facts:t.commitFacts}}function jc(t){const e=_e(t,"stage");return ut.Mb.find(n=>n===e)??null}function Pc(t){const e=j(t,"status"),n=ut.PB.find(s=>s===e);if(!n)throw new x.
GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function Uh(t,e){const n=_e(e,"failure")??"";return h((0,Le.U4)(uR(t,j(e,"dep\
loy_id"),n)))??m(jc(e)??"build")}function uR(t,e,n){try{return js(t,"build-log",Hn(e,"failure"),n)}catch{return""}}function lR(t){return{status:Pc(t),count:W(t,
"count"),ran:W(t,"ran"),ms:W(t,"ms")}}function tt(t){return{...pt(t),name:j(t,"name"),type:Fh(t),branch:j(t,"branch"),...jh(t),subdomain:j(t,"subdomain"),environmentID:j(
t,"environment_id"),liveRelease:_e(t,"live_release"),createdAt:W(t,"created_at"),updatedAt:W(t,"updated_at"),deletion:fR(t)}}function fR(t){const e=ze(t,"delete\
d_at");return e===null?null:{at:e,by:_e(t,"deleted_by"),endsAt:W(t,"ends_at")}}function Bc({settings:t}){return t.lifetime===void 0?null:(0,zt.E9)(t.lifetime,"l\
ifetime")}function Fh(t){const e=j(t,"type"),n=K.yN.find(s=>s===e);if(!n)throw new x.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function jh(t){return{repository:j(t,"repository"),buildCommand:_e(t,"build_command"),outputDirectory:_e(t,"output_directory"),region:_e(t,"region"),settings:Hc(
j(t,"settings"))}}function Hc(t){const e=JSON.parse(t);return(0,Le.Gv)(e)?e:{}}function Wc(t,{settings:e,type:n,...s}){const o=Object.entries({...t.settings,...e}).
filter(([,r])=>r!==null);return{...t,...s,settings:Object.fromEntries(o)}}function Gc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:o,region:r,settings:i}=t;
return[e,n,s,o,r,JSON.stringify(i)]}const jr="",hR="\u{10FFFF}";function pR({after:t,before:e,prefix:n=""}){const s=`${n}${hR}`,o=t&&t.appID>=n?[t.appID,t.project]:
[n,jr],r=e&&e.appID<s?[e.appID,e.project]:[s,jr];return[...o,...r]}function mR(t,e){const n={...jh(t),branch:j(t,"app_branch")},s=Fc(t)??{},{repository:o,buildCommand:r,
outputDirectory:i,settings:a}=Wc(n,s);return{deployID:j(t,"deploy_id"),app:pt(t),...ER(t,s.type),repository:o,branch:j(t,"job_branch"),appBranch:n.branch,commit:_e(
t,"commit_requested"),buildCommand:r,outputDirectory:i,settings:a,env:e}}function ER(t,e){const n=Fh(t);if(e!==K.m0)return{type:e??n};const s=!(0,K.Rm)(n)&&_e(t,
"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function yR(t,{set:e,unset:n},s){const o=new Set(n),i=[...Object.entries(t).filter(([c])=>!o.has(c)&&
!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.
fromEntries(i)}function wR(t,e,n,s){const o=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,r=Object.entries(e).map(([i,a])=>[i,o(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(
r)}function Qk(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function Xk(t){
return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function gR(t,e){const n=S=>t.prepare(`SELECT a.*, t.seq AS newest, r.man\
ifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${Gt("a",4)} ${S} ORDER BY t.seq DESC LIMIT $3`),[s,o]=[n(""),n("AND t.failed")],r=t.prepare(
`SELECT ${as} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=S=>`(SELECT count(*) FROM (SELECT 1 FROM ${S} AND a.deleted_at IS NULL AND ${Gt("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(S,T)=>t.prepare(`SELECT ${as}, ${$h} FROM deployments d /* I\
NDEXED BY ${S} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${Gt("a",3)} AND ${T} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),l=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=S=>t.prepare(`SELECT DISTINCT ${S} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${Gt("a",3)} ORDER BY 1 LIMIT $2`),[y,_]=[f("project"),f("branch")],g=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),b=async S=>new Map((await Se(t,r(S),an)).map(T=>[T.seq,T]));return{async recent(S,{
before:T=Number.MAX_SAFE_INTEGER,failed:P=!1,within:D,limit:A}){const k=(P?o:s)(S,T,A,D),$=await Se(t,k,G=>G),F=await b($.map(G=>W(G,"newest")));return $.flatMap(
G=>{const B=F.get(W(G,"newest"));return B?[{app:tt(G),newest:B,liveManifest:_e(G,"live_manifest")}]:[]})},async newest(S){if(S.length===0)return[];const T=S.map(
($,F)=>`($${3*F+1}, $${3*F+2}, $${3*F+3})`),P=t.prepare(`WITH k (org, project, app_id) AS (VALUES ${T.join(", ")})
        SELECT ${as}, ${$h} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),D=await Se(t,P(...S.flatMap(je)),kh),A=$=>je($).join("/"),k=new Map(D.map(({app:$,
deployment:F})=>[A($),F]));return S.map($=>k.get(A($))??null)},async queue(S,T,P){const D=[d,l].map($=>Se(t,$(S,T,P),kh)),[A=[],k=[]]=await Promise.all(D);return{
running:A,waiting:k}},async counts(S,T,P){return await Xe(t,a(S,T,P),A=>({apps:W(A,"apps"),live:W(A,"live"),failed:W(A,"failed")}))??{apps:0,live:0,failed:0}},async search(S,T){
const{statement:P,values:D}=bR(S,T),A=await Se(t,t.prepare(P)(...D),F=>F),k=await b(A.flatMap(F=>ze(F,"newest")??[])),$=A.map(F=>{const G=k.get(ze(F,"newest")??
0)??null;return{app:tt(F),newest:G,liveManifest:_e(F,"live_manifest")}});return T.before&&!T.after?$.reverse():$},async choices(S,T,P){const D=[y,_].map($=>Se(t,
$(S,T,P),F=>j(F,"name"))),[A=[],k=[]]=await Promise.all(D);return{projects:A,branches:k}},async failures(S){if(S.length===0)return new Map;const T=g(S,xh);return new Map(
await Se(t,T,P=>[j(P,"deploy_id"),Uh(e,P)]))}}}const _R={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NU\
LL",idle:"a.live_release IS NULL"};function bR(t,e){const n=[],s=S=>`$${n.push(S)}`,{text:o="",project:r,branch:i,status:a,sort:c,after:d,before:u,limit:l,within:f}=e,
y=S=>[...c==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(T=>T+S).join(", "),_=(S,{seq:T,appID:P,project:D})=>`(${y("")}) ${S} (${[...c===
"newest"?[-T]:[],P,D].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${s(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...r===
void 0?[]:[`a.project = ${s(r)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[_R[a]],Gt("a",n.push(f)),...d?[_(">",d)]:u?[_("<",u)]:[]].join(" AND\
 ")} ORDER BY ${y(u&&!d?" DESC":"")} LIMIT ${s(l)}`,values:n}}const Zk={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"\
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
refused: requests without a valid identity, or without the role that they need"},Ph="0".repeat(64);function Bh(t,e){const{org:n,n:s,at:o,project:r,appID:i,action:a,
object:c,by:d,via:u,name:l,from:f,requestID:y,before:_,after:g}=e,S=[n,s,o,r,i,a,c,d,u,l,f,y,_,g].map(T=>T===null?"-":`${Buffer.byteLength(String(T))}:${T}`).join(
"");return(0,H.createHash)("sha256").update(t).update(S).digest("hex")}function e$(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Bh(n.hash,s)!==s.hash)return{kind:"\
broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function t$({at:t,before:e,after:n,...s},o){const r=i=>i===null?null:o(i)??null;return{...s,at:new Date(
t).toISOString(),before:r(e),after:r(n)}}function n$(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:o,at:r,action:i,
via:a,hash:c}=t;if(!(typeof s!="string"||typeof o!="number"||typeof r!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:o,
at:Date.parse(r),action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),
before:n("before"),after:n("after")}}function TR(t){const e=(l,f)=>t.prepare(`SELECT * FROM audit ${l} WHERE org = $1 AND n > $2 AND n < $3 ${f} ORDER BY n DESC\
 LIMIT $4`),n=e("",""),s={appID:e("/* INDEXED BY audit_by_app */","AND app_id = $5"),by:e("/* INDEXED BY audit_by_who */","AND who = $5"),action:e("/* INDEXED B\
Y audit_by_action */","AND action = $5")},o=t.prepare("SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1"),r=t.prepare("SELECT * FROM audit\
 WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare("SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(`SELECT h.org, h.anchor_n, :now - $1::bigin\
t AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),u=async(l,f)=>f===void 0?void 0:Xe(t,o(l,f),y=>W(y,"n"));return{append:(l,f)=>t.write(()=>t.record(l,f)),async list(l,f,{before:y=Number.MAX_SAFE_INTEGER,
limit:_}){const g=await u(l,f.since);if(f.since!==void 0&&g===void 0)return{rows:[],next:null};let b=Math.min(y,await u(l,f.until)??y);const S=["project","appID",
"by","action"].filter(G=>f[G]!==void 0),T=S.filter(G=>G!=="project"),D=T.length===S.length&&T.length<2?_+1:kR,A=G=>{const B=[l,(g??1)-1,b,D];return Se(t,G?s[G](
...B,f[G]):n(...B),Yh)};let[k,$]=[T[0],await A(T[0])];for(const G of T.slice(1)){const B=await A(G);qh(B,D)<qh($,D)&&([k,$]=[G,B])}const F=[];for(let G=$.length;;G+=
$.length){F.push(...$.filter(te=>S.every(Ee=>te[Ee]===f[Ee])));const B=F[_-1];if(F.length>_&&B)return{rows:F.slice(0,_),next:B.n};if($.length<D)return{rows:F,next:null};
if(b=$.at(-1)?.n??0,G>=IR)return{rows:F,next:b};$=await A(k)}},after:(l,f,y)=>Se(t,r(l,f,y),Yh),chain:l=>Xe(t,i(l),Kh),trim:l=>t.write(function*(){const[f]=(yield*a(
l)).rows;if(!f)return 0;const y=j(f,"org"),_=W(f,"anchor_n")+ls,[g]=(yield*c(y,_,W(f,"before"))).rows;return g?(yield*d(y,W(g,"anchor_n"))).count:0})}}const Hh=254,
Wh=4096,Gh=500,SR=100,Yc="\u2026",Kc=["org","n","at",...["project","app_id","action","object","who","via","via_name","client","request","was","becomes"]];function OR(t,e){
const n=s=>s==null?null:(0,ot.Ow)(s,Hh);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,object:n(e.object),by:n(t.by),via:t.via,name:n(
t.name),from:n(t.from),requestID:n(t.requestID),before:zh(e.before),after:zh(e.after)}}function Yh(t){return{org:j(t,"org"),n:W(t,"n"),at:W(t,"at"),project:_e(t,
"project"),appID:_e(t,"app_id"),action:j(t,"action"),object:_e(t,"object"),by:_e(t,"who"),via:j(t,"via"),name:_e(t,"via_name"),from:_e(t,"client"),requestID:_e(
t,"request"),before:_e(t,"was"),after:_e(t,"becomes"),hash:j(t,"hash")}}function Kh(t){const[e,n]=[j(t,"hash"),j(t,"anchor_hash")];return{head:{n:W(t,"n"),hash:e},
anchor:{n:W(t,"anchor_n"),hash:n}}}const NR={head:{n:0,hash:Ph},anchor:{n:0,hash:Ph}};function zh(t){if(t===void 0)return null;const e={};let n=32;const s=Object.
entries(t);for(const[o,[r,i]]of s.entries()){const a=RR(i);if(n+=Buffer.byteLength(JSON.stringify([r,a])),n>Wh){e[Yc]=s.length-o;break}e[r]=a}return JSON.stringify(
e)}function RR(t){if(typeof t=="string")return t.length>Gh?`${t.slice(0,Gh)}${Yc}`.toWellFormed():t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];
for(const s of t.map(o=>typeof o=="string"?(0,ot.Ow)(o,Hh):o)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===SR||e>Wh/2)return[...n,Yc];n.push(s)}return n}
function zc({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:o,settings:r,type:i}){const{cachesOf:a,...c}=r,d={type:i,repository:(0,nn.ri)(t),branch:e,
buildCommand:n,outputDirectory:s,region:o,...c};return Object.fromEntries(Object.entries(d).filter(([,u])=>u!=null))}function LR(t,e){return ce(t,"app.create",{
after:zc(e)})}function qc(t,e,n,s){const[o,r]=[zc(e),zc(n)],i=Object.keys({...o,...r}).filter(d=>JSON.stringify(o[d])!==JSON.stringify(r[d])),a=d=>Object.fromEntries(
i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[ce(t,"cache.clear")]:[];return i.length===0?c:[...c,ce(t,"app.update",{object:s,before:a(
o),after:a(r)})]}function Vc(t,e,n,s,o){const r=(u,l)=>Object.keys(u).filter(l).sort(),i=r(s,u=>!Object.hasOwn(n,u)),a=r(s,u=>Object.hasOwn(n,u)&&n[u]!==s[u]),c=r(
n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,u])=>u.length>0);return[ce(
t,e,{object:o,after:Object.fromEntries(d)})]}function AR(t,e,n){const{deployID:s,branch:o,commit:r,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??{},d={
...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,y])=>[f,f==="repository"?(0,nn.ri)(String(y)):y])),l={branch:o,...r!==null&&{commit:r},...i!==null&&{redeployOf:i},
...u,...n?.env&&{env:Object.keys(n.env).sort()}};return ce(t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:l})}const IR=5e3,kR=500;function qh(t,e){
return t.length<e?0:t.at(-1)?.n??0}const Jc=200,Vh=24*36e5;function Jh(t){const e=t.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status,\
 response, created_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${Vh}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),o=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(r,i){if(r&&(yield*e(r.scope,r.key,r.requestHash,r.status)).count===0){const[c]=(yield*n(r.scope,r.key)).rows;return!c||
j(c,"request_hash")!==r.requestHash?{kind:"other_request"}:{kind:"replayed",status:W(c,"status"),answer:j(c,"response")}}const a=yield*i();if(r&&a===void 0&&(yield*o(
r.scope,r.key)),a!==void 0)return r&&(yield*s(r.scope,r.key,r.answer(a))),{kind:"done",made:a}}}const Qh=t=>He.filter(e=>t.test(e)).join(" + "),Pr=`(${Qh(/^(?:get|put|delete|other)_limited$/)}\
)`,Br=`(${Qh(/^(?:get|put|delete|other)_/)})`,Xh=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'day'
  AND start >= $2`,cs=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,$R={apps:cs("SELECT count(*) FROM apps WHERE org = $1\
 AND deleted_at IS NULL"),disk:cs(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
      WHERE a.org = $1 AND a.deleted_at IS NULL`,"SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = $1"),buildsAtOnce:cs("SE\
LECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),buildMinutesPerMonth:cs(`SELECT sum(build_ms) ${Xh}`,"SELECT sum(ms) FROM usage_ended\
 JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:cs(`SELECT sum(${Br} - ${Pr}) ${Xh}`)},DR=new Set(["buildMinutesPerMonth","\
kvsRequestsPerMonth"]);function to(t){const e=new Map(Object.entries($R).map(([i,a])=>[i,t.prepare(a)])),n=t.prepare(`SELECT CAST(coalesce(sum(d.release_bytes),\
 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),s=t.prepare(cs(`SELECT sum(bytes) FROM (SELECT d.release_bytes AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,"SELECT release_bytes FROM deployments WHERE deploy\
_id = $1 AND stored_release IS NOT NULL")),o=function*(i,...a){const[c]=i?(yield*i(...a)).rows:[];return c?W(c,"n"):0},r=(i,a,c=0)=>o(e.get(a),i,...DR.has(a)?[c]:
[]);return{async used(i,a,c){const d=c.map(async u=>[u,await t.read(()=>r(i,u,a))]);return Object.fromEntries(await Promise.all(d))},*lock(i,{apps:a,disk:c}={}){
(a!==void 0||c!==void 0)&&(yield*t.lock("quotas",i))},*checkApp(i,{apps:a,disk:c}={},d){const u=a===void 0?0:yield*r(i,"apps");if(a!==void 0&&u>=a)throw new Cs(
{org:i,name:"apps",used:u,quota:a});c===void 0||d===void 0||Zh(i,yield*r(i,"disk"),yield*o(n,d),c)},*checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=yield*o(
s,a,d);Zh(i,(yield*r(i,"disk"))-l,c,u)},*checkTime(i,a){if(!a)return;const c=yield*r(i,"buildMinutesPerMonth",a.since);if(c<a.ms)return;const d={used:c/ep,quota:a.
ms/ep,until:a.until};throw new Cs({org:i,name:"buildMinutesPerMonth",...d})}}}function Zh(t,e,n,s){const o=e+n;if(o>s)throw new Cs({org:t,name:"disk",used:e,quota:s,
needs:o})}const ep=6e4;function*Qc(t,e,n,s){const o=wR(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,o)}const tp=`UPDATE apps SET repository = $2, branch\
 = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,Xc="slipway_changed('site', subdomain)",vR=10;function MR(t,{random:e,
env:n}){const s=t.prepare(Ur),o=t.prepare(`SELECT * FROM apps WHERE ${rs}`),r=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch,\
 build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(tp,Xc),a=A=>{const k=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${A} AND ${Gt("apps",7)}`;return{firstOnes:t.prepare(`${k} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${k} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],u="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",l=t.prepare(`${u} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${u} < $3 ORDER BY app_id DESC LIMIT $4`),[y,_]=[t.prepare(sp(">","")),t.prepare(sp("<","D\
ESC"))],g=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),b=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),S=to(t),T=Jh(t),P=function*(A,k,$){const[F,G]=[k?.settings.domains??[],$.settings.domains??[]],B=G.filter(ne=>!F.includes(
ne)).sort(),te=F.filter(ne=>!G.includes(ne)).sort();if(te.length>0&&(yield*g(A,te)),B.length===0)return te;const Ee=(yield*b(A,B)).rows.map(ne=>j(ne,"name")),be=B.
find(ne=>!Ee.includes(ne));if(be!==void 0)throw new Md(be);return[...te,...B]},D=function*({key:A,type:k,config:$}){for(let F=1;F<=vR;F+=1){const G=[by(A.appID,
e),`env-${Ra(16,e)}`],[B]=(yield*r(...je(A),k,...Gc($),...G,Bc($))).rows;if(B&&(yield*P(W(B,"id"),void 0,$)),B)return tt(B);if((yield*o(...je(A))).count>0)return}
throw new x.GQ("internal",`No free subdomain was found for the app ${A.appID}`)};return{find:A=>Xe(t,o(...je(A)),tt),create:(A,k,$)=>t.write(function*(F){const{
key:G,bounds:B,config:te,type:Ee}=A;yield*S.lock(G.org,B);const be=yield*T($,function*(){if(!((yield*o(...je(G))).count>0))return yield*S.checkApp(G.org,B),yield*D(
A)});return be?.kind!=="done"?be??{kind:"taken"}:(yield*t.record(k,[LR(G,{...te,type:Ee})]),yield*F([{kind:"site",subdomain:be.made.subdomain},...np(be.made.settings.
domains??[])]),be)}),update:(A,k,$)=>t.write(function*(F){const[G]=(yield*s(...je(A))).rows;if(!G)return;const[B,te,Ee]=[W(G,"id"),tt(G),Wc(tt(G),k)],be=yield*P(
B,te,Ee);yield*t.record($,qc(A,te,Ee));const[ne={}]=(yield*i(B,...Gc(Ee),Bc(Ee))).rows;return yield*F([{kind:"site",subdomain:te.subdomain}],"told"),yield*F(np(
be)),tt(ne)}),env:async A=>(await t.read(()=>n.read(A)))?.env??{},async variables(A){const k=await t.read(()=>n.read(A));return Object.keys(k?.env??{}).sort().map(
F=>{const{at:G=null,by:B=null}=k?.changes.get(F)??{};return{name:F,changedAt:G,changedBy:B}})},replaceEnv:(A,k,$)=>t.write(function*(F){const G=yield*n.lock(A);
return G?(yield*Qc(n,G,k,$.by),yield*t.record($,Vc(A,"env.replace",G.env,k)),yield*F([{kind:"site",subdomain:G.subdomain}]),!0):!1}),editEnv:(A,k,$,F)=>t.write(
function*(G){const B=yield*n.lock(A);if(!B)return{kind:"no_app"};const te=yR(B.env,k,$);if(!te)return{kind:"full"};yield*Qc(n,B,te,F.by),yield*t.record(F,Vc(A,"\
env.edit",B.env,te)),yield*G([{kind:"site",subdomain:B.subdomain}]);const Ee=k.unset.filter(be=>!Object.hasOwn(B.env,be));return{kind:"done",names:Object.keys(te).
sort(),absent:Ee}}),async organizations({after:A=jr,before:k,limit:$}){const F=(k===void 0?y:_)(k??A,$),G=await Se(t,F,B=>j(B,"org"));return k===void 0?G:G.toReversed()},
async inProject(A,k,{after:$=jr,before:F,limit:G}){const te=await Se(t,(F===void 0?l:f)(A,k,F??$,G),tt);return F===void 0?te:te.toReversed()},async list(A,k){const $=k.
deleted?d:c,F=(k.before?$.lastOnes:$.firstOnes)(A,...pR(k),k.limit,k.within),G=await Se(t,F,tt);return k.before?G.toReversed():G}}}function np(t){return t.map(e=>({
kind:"domain",domain:e}))}function sp(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECURSIVE steps (org, n\
) AS (SELECT ${n("$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}const CR=()=>({});function xR(t){const e=to(t),n=t.prepare(`SELECT *, :now AS now FROM a\
pps WHERE ${rs} FOR NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${Uc} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),o=t.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),r=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(u){return(yield*i(u)).rows.map(l=>j(l,"token_hash"))},d=function*(u,l,f,y){const _=[];
for(const b of u){const S=W(b,"id"),T=(yield*s(S,l.by)).rows.map(D=>j(D,"deploy_id")),[P={}]=(yield*o(S,l.by,f)).rows;_.push({app:tt(P),deployments:T,tokens:yield*c(
S)})}const g=_.map(({app:b,deployments:S})=>ce(b,"app.delete",S.length>0?{after:{cancelled:S}}:{}));return yield*t.record(l,g),yield*y(_.flatMap(UR)),_.map(({app:b})=>b)};
return{delete:(u,l,f)=>t.write(function*(y){const[_]=(yield*n(...je(u))).rows;return!_||_.deleted_at!==null?_&&tt(_):(yield*d([_],l,f,y))[0]}),restore:(u,l,f)=>t.
write(function*(y){yield*e.lock(u.org,f);const[_]=(yield*n(...je(u))).rows;if(!_)return{kind:"no_app"};const g=tt(_);if(!g.deletion)return{kind:"not_deleted",app:g};
if(g.deletion.endsAt<=W(_,"now"))return{kind:"too_late",app:g};const b=W(_,"id");yield*e.checkApp(u.org,f,b);const[S={}]=(yield*r(b)).rows,T=tt(S),P=op(yield*c(
b));return yield*t.record(l,[ce(u,"app.restore")]),yield*y([...P,{kind:"site",subdomain:T.subdomain}]),{kind:"restored",app:T}}),expire:(u,l)=>t.write(function*(f){
return yield*d((yield*a(u)).rows,xe,l,f)})}}function UR({app:t,deployments:e,tokens:n}){const s=e.map(r=>({kind:"ended",deployID:r})),o=e.length>0?[{kind:"jobs"}]:
[];return[...op(n),...s,...o,{kind:"site",subdomain:t.subdomain}]}function op(t){return t.map(e=>({kind:"table",tokenHash:e}))}const Hr=`FROM deployments d WHER\
E app = (SELECT id FROM apps WHERE ${rs})`,rp=`SELECT ${as} ${Hr} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function FR(t,e,{keyring:n,random:s,organizationQueue:o=_m}){
const r=t.prepare(Ur),i=t.prepare(`SELECT ${as} ${Hr} AND deploy_id = $4`),a=t.prepare(rp),c=t.prepare(`SELECT ${as} ${Hr} AND seq > $4 ORDER BY seq LIMIT $5`),
d=t.prepare(`SELECT deploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${Hr} AND deploy_id = $4 AND status = 'failed'`),u=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),l=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),y=t.prepare(`INSERT INTO deployments (deploy_id, app, \
org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,Dh),_=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_a\
t = :now, ${Uc}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),g=to(t),b=Jh(t),S=(D,A)=>Xe(t,i(...je(D),A),an),T=function*(D,A,{key:k,
act:$,request:F,time:G}){const{branch:B,commit:te,by:Ee,redeployOf:be,configuration:ne,facts:X}=A,[se,oe]=[W(D,"id"),`dpl-${Ra(16,s)}`];if(yield*g.checkTime(k.org,
G),(yield*l(se,k.org,o)).count>=o)throw new Cd(o);const Oe=(yield*f(se,oe)).rows.map(bt=>j(bt,"deploy_id")),qe=[B,te,Ee,be,ne,rR(n,oe,A.env)],[Ce={}]=(yield*y(se,
oe,...qe,X.subject,X.author)).rows,Ke=an(Ce);yield*e.ready(se,Ke.seq),yield*t.record($,[AR(k,{deployID:oe,branch:B,commit:te,redeployOf:be},F)]);const Ve=bt=>ce(
k,"deployment.supersede",{object:bt,after:{supersededBy:oe}});return yield*t.record(xe,Oe.map(Ve)),Ke},P=(D,A,k)=>t.write(function*($){const[F]=(yield*r(...je(D.
key))).rows,G=F&&(yield*k(F));if(!F||!G)return;const B=yield*b(A,()=>T(F,G,D));return B?.kind==="done"&&(yield*$([{kind:"jobs"}],"told")),B});return{async create(D,A,k,$,F){
return await P({key:D,act:k,request:A,time:F},$,function*(B){return yield*[],cR(A,j(B,"branch"),k.by)})??{kind:"no_app"}},async redeploy(D,A,k,$,F){return await P(
{key:D,act:k,time:F},$,function*(){const[B]=(yield*i(...je(D),A)).rows;return B&&dR(an(B),k.by)})??{kind:"no_deployment"}},async cancel(D,A,k){const $=await t.write(
function*(G){const[B]=(yield*r(...je(D))).rows;return!B||(yield*_(W(B,"id"),A,k.by)).count===0?!1:(yield*e.ready(W(B,"id")),yield*t.record(k,[ce(D,"deployment.c\
ancel",{object:A})]),yield*G([{kind:"ended",deployID:A},{kind:"jobs"}]),!0)}),F=await S(D,A);return F?{kind:$?"cancelled":"too_late",deployment:F}:{kind:"no_dep\
loyment"}},find:S,async list(D,{before:A=Number.MAX_SAFE_INTEGER,since:k,limit:$}){return k===void 0?Se(t,a(...je(D),A,$),an):(await Se(t,c(...je(D),k,$),an)).toReversed()},
ofApp:e.ofApp,failure:(D,A)=>Xe(t,d(...je(D),A,xh),k=>Uh(n,k)),totals:()=>Se(t,u(),lR)}}const jR=()=>({}),PR=()=>({prune:async()=>0}),BR=()=>{},Wr="deploy_id = \
$1 AND fence = $2 AND lease_node IS NOT NULL AND finished_at IS NULL",Zc="lease_node IS NOT NULL AND lease_until <= :now",ip=`lease_node IS NOT NULL AND lease_u\
ntil > :now + ${2*Wt}`,ed="deployments /* INDEXED BY deployments_leased */",ap=`SELECT deploy_id, fence, stage, configuration, env, triggered_by, warnings,
  (SELECT count(*) FROM releases r WHERE r.deploy_id = deployments.deploy_id) AS releases FROM deployments`;function HR(t,e,{keyring:n,keepReleases:s}){const o=to(
t),r=X=>t.prepare(`UPDATE deployments SET ${X} WHERE ${Wr}`),i=r(`lease_until = :now + ${Wt}`),a=X=>r(`status = $3, stage = $4, ${X} = coalesce(${X}, :now)`),c={
clone:a("started_at"),install:a(eo.install),build:a(eo.build),sync:a(eo.sync),activate:a(eo.activate)},d=r(`commit_sha = $3, commit_subject = coalesce($4, commi\
t_subject),
    commit_author = coalesce($5, commit_author)`),u=t.prepare("SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDAT\
E"),l=t.prepare(`UPDATE deployments SET stored_release = $3, release_files = $4, release_bytes = $5, warnings = $6 WHERE ${Wr}
      RETURNING deploy_id, stored_release, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"pg_notify('slipway', '0 coming ' || subdomain || ' ' || de\
ploy_id || ' ' || stored_release)"),f=t.prepare("UPDATE apps SET type = $2, updated_at = :now WHERE id = $1 AND type <> $2 RETURNING *"),y=t.prepare(`${ap} WHER\
E ${Wr}`),_=t.prepare(tp),g=t.prepare(e.keepRelease),b=t.prepare(`DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r WHERE r.app = $1
    ORDER BY ${e.releaseSeq} DESC LIMIT ${xc} OFFSET $2)`),S=t.prepare("UPDATE apps SET live_release = $2 WHERE id = $1 RETURNING subdomain",Xc),T=X=>t.prepare(
`UPDATE deployments SET ${X}, log_bytes = $3, finished_at = :now, ${Uc} WHERE ${Wr} RETURNING app`,Dh),P=T("status = 'succeeded', stage = 'activate', warnings =\
 $4"),D=T("status = 'failed', stage = $4, failure = $5"),A=t.prepare("SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT \
NULL"),k=t.prepare(`SELECT count(*) FILTER (WHERE ${Zc}) AS overdue, count(*) FILTER (WHERE ${ip}) AS ahead
    FROM ${ed} WHERE lease_node IS NOT NULL`),$=t.prepare(`UPDATE ${ed} SET lease_until = :now + ${Wt} WHERE ${ip}`),F=t.prepare(`SELECT * FROM apps WHERE id IN\
 (SELECT app FROM ${ed} WHERE ${Zc})
    ORDER BY id FOR NO KEY UPDATE`),G=t.prepare(`${ap} WHERE app = $1 AND ${Zc} FOR UPDATE`),B=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_op\
en_by_app */
    WHERE finished_at IS NULL ORDER BY seq LIMIT 1`),te=async(X,{deployID:se,fence:oe},...Oe)=>await et(t,X(se,oe,...Oe))===1,Ee=(X,se)=>t.write(function*(oe){const[
Oe]=(yield*u(X)).rows;return Oe!==void 0&&(yield*se(Oe,oe))}),be=function*(X,{deployID:se,fence:oe},Oe,qe){const[Ce]=(yield*y(se,oe)).rows;if(!Ce||cp(Ce))return Ce;
const[Ke,Ve,bt]=[W(X,"id"),pt(X),tt(X)],cn={...xe,by:_e(Ce,"triggered_by")},[uo,lo]=[sR(Ce),Ch(n,Ce)],fo=uo&&Wc(bt,uo),ri=lo&&(yield*e.env.lockOf(X));lo&&ri&&(yield*Qc(
e.env,ri,lo,cn.by));const ak=bt.liveRelease===null?void 0:{live:bt.liveRelease};return yield*t.record(xe,[ce(Ve,"deployment.live",{object:se,before:ak})]),fo&&(yield*t.
record(cn,qc(Ve,bt,fo,se))),lo&&ri&&(yield*t.record(cn,Vc(Ve,"env.replace",ri.env,lo,se))),fo&&(yield*_(Ke,...Gc(fo),Bc(fo))),yield*g(se,Oe),yield*b(Ke,s),yield*S(
Ke,se),yield*qe([{kind:"site",subdomain:bt.subdomain}],"told"),Ce},ne=function*(X,se,oe){const[Oe,qe]=[j(se,"deploy_id"),W(se,"fence")],Ce=oe.kind==="failed"&&!cp(
se)?oe.facts:void 0;if(Ce){const Ve=iR(n,Oe,Ce);yield*D(Oe,qe,oe.logBytes,Ce.stage,Ve)}else{const Ve=oe.kind==="live"?oe.warnings:[];yield*P(Oe,qe,oe.logBytes,oR(
se,Ve??[]))}if(yield*e.ready(W(X,"id")),!Ce)return[];const Ke={stage:Ce.stage,code:Ce.code};return[ce(pt(X),"deployment.fail",{object:Oe,after:Ke})]};return{async claim(X,se=gm){
const oe=await e.claim(X,se);if(!oe)return;const Oe=mR(oe.row,Ch(n,oe.row)??oe.variables());return{deployID:Oe.deployID,fence:W(oe.row,"fence"),job:Oe}},renew:X=>te(
i,X),advance:(X,se)=>te(c[se],X,Pf[se],se),recordCommit:(X,se,oe)=>te(d,X,se,oe?.subject,oe?.author),recordRelease:({deployID:X,fence:se},oe,Oe,qe,Ce,Ke)=>t.write(
function*(){Ke&&(yield*o.lock(Ke.org,{disk:Ke.bytes}));const[Ve]=(yield*u(X)).rows,bt=[oe,Oe?.files,Oe?.bytes,vh(qe)];if(!Ve||(yield*l(X,se,...bt)).count===0)return!1;
const cn={deployID:X,bytes:Oe?.bytes??0,kept:s-1};Ke&&(yield*o.checkRelease(Ke.org,cn,Ke.bytes));const[uo]=Ce===void 0?[]:(yield*f(W(Ve,"id"),Ce)).rows;return uo&&
(yield*t.record(xe,qc(pt(Ve),tt(Ve),tt(uo),X))),!0}),finish:(X,se)=>Ee(X.deployID,function*(oe,Oe){const qe=se.kind==="live"?yield*be(oe,X,se.manifestHash,Oe):(yield*y(
X.deployID,X.fence)).rows[0];return qe?(yield*t.record(xe,yield*ne(oe,qe,se)),yield*Oe([{kind:"jobs"}],"told"),!0):!1}),goLive:(X,se)=>Ee(X.deployID,function*(oe,Oe){
return(yield*be(oe,X,se,Oe))!==void 0}),endOf:({deployID:X,fence:se})=>Xe(t,A(X,se),Pc),async expire(){const X=await Xe(t,k(),se=>se);return X&&W(X,"ahead")>0&&
await et(t,$()),!X||W(X,"overdue")===0?[]:t.write(function*(se){const[oe,Oe]=[[],[]];for(const qe of(yield*F()).rows){const[Ce]=(yield*G(W(qe,"id"))).rows;if(!Ce)
continue;oe.push(j(Ce,"deploy_id"));const Ke=Bf(jc(Ce)??"clone");Oe.push(...yield*ne(qe,Ce,{kind:"failed",facts:Ke}))}return yield*t.record(xe,Oe),oe.length>0&&
(yield*se([{kind:"jobs"}],"told")),oe})},isBusy:async()=>await et(t,B())>0}}function cp(t){return W(t,"releases")>0}const WR=["kvs_tables","env","releases","app\
_activity","deployments","usage_ended"];function GR(t){const e=t.prepare(YR),n=t.prepare(`WITH next AS (SELECT app FROM app_activity WHERE app > $1 ORDER BY app\
 LIMIT 1)
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
    WHERE created_at <= :now - ${Vh} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),u=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),l=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=WR.map(g=>t.prepare(`DELETE FROM ${g} WHER\
E app = $1`)),y=t.prepare("DELETE FROM apps WHERE id = $1"),_=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async g=>KR((await Se(t,e(...je(g)),b=>b))[0]),async due(g,b){const S=await Se(t,n(g,dp(b)),P=>P),[T]=S;
return T&&qR(W(T,"app"),S,b,W(T,"now"))},end:(g,{logs:b,deployments:S})=>t.write(function*(){return b.length>0&&(yield*s(g,b)),S.length>0?(yield*o(g,S)).count:0}),
async endingApp(g){const b=await Se(t,a(g,Jc),T=>T),S=b.filter(T=>T.deploy_id!==null).map(T=>j(T,"deploy_id"));return b[0]&&{app:W(b[0],"id"),logs:S}},endApp:g=>t.
write(function*(b){const[S]=(yield*c(g)).rows;if(!S)return!1;yield*d(g),yield*u(j(S,"environment_id"));const T=(yield*l(g)).rows.map(D=>j(D,"name"));for(const D of f)
yield*D(g);yield*y(g),yield*t.record(xe,[ce(pt(S),"app.end")]);const P=T.map(D=>({kind:"domain",domain:D}));return yield*b([...P,{kind:"site",subdomain:j(S,"sub\
domain")}]),!0}),apps:(g,b)=>Se(t,_(g?.org??"",g?.project??"",g?.appID??"",b),pt),endKeys:g=>et(t,r(g)),repositories:(g,b)=>Se(t,i(g,b),S=>j(S,"repository"))}}const YR=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${rs})`;function KR(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?ze(t,"c\
ollected_at"):null}}const zR=1e3;function dp({most:t}){return t+zR+Jc}function qR(t,e,n,s){const o=[],r=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===dp(n);const u=l=>l.length<Jc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const y=j(f,"deploy_id"),_=W(f,"kept"),g=ze(f,"log_bytes")??0,b=f.log_removed_at===
null;a+=b?g:0;const S=l>0&&f.finished_at!==null,T=l>=n.most||W(f,"created_at")<s-n.ageMs,P=S&&T&&_===0&&u(r),D=b&&S&&_<2&&(T||a>n.logBytes)&&u(o);P&&(D||!b)?r.push(
y):i.deployments+=1,D?(o.push(y),c+=g):b&&g>0&&(i.logs+=1,i.logBytes+=g)}return{app:t,logs:o,deployments:r,left:i,bytes:c,isMore:d&&o.length+r.length>0}}const VR=10*
6e4,JR=100,up=["state","secret","previous","polled_at","interval_ms","opened_at","changed_at","ends_at"],lp="user_code = $1 AND state = 'asked' AND ends_at > :n\
ow";function QR(t){const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE ends_at <= :now - ${VR} ORDER BY ends_at LIMIT ${JR} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),o=t.prepare(`SELECT * FROM logins WHERE ${lp}`),r=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${lp} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${xc} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${up.map((f,y)=>`${f} = $${y+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),u=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),l=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:y,secret:_,machine:g,address:b},{lifetimeMs:S,intervalMs:T,perAddress:P,inAll:D})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[A={}]=(yield*n(b)).rows;return W(A,"in_all")>=D||W(A,"of_address")>=P?"too_many":(yield*s(f,y,_,g,b,T,S)).count>0?"begun":"code_taken"}),asked:f=>Xe(
t,o(f),td),decide:(f,y,_)=>t.write(function*(){const g=y==="denied",b=g?["denied",null,null]:["approved",y.person,y.identity],[S]=(yield*r(f,...b)).rows;return S&&
!g&&(yield*i(y.person,y.most-1)),S&&(yield*t.record(_,[nd(S,g?"login.deny":"login.approve")])),S&&td(S)}),advance:({id:f,...y},_)=>t.write(function*(){const[g]=(yield*a(
f)).rows;if(!g)return{kind:"unknown"};const{answer:b,change:S}=tL(g,y,W(g,"now"));return S&&(yield*c(f,...up.map(T=>S[T]??g[T]))),S?.state==="reused"&&(yield*t.
record(_,[nd(g,"login.reuse")])),b}),find:f=>Xe(t,d(f),nL),list:f=>Se(t,u(f),sL),end:(f,y)=>t.write(function*(){const[_]=(yield*l(f)).rows;return _&&(yield*t.record(
y,[nd(_,"login.end")])),_!==void 0})}}const XR=1e3,ZR=5e3,eL=6e4;function tL(t,{secret:e,next:n,graceMs:s,idleMs:o,mostMs:r},i){const a=j(t,"state"),c=j(t,"secr\
et")===e,d=(u,l)=>{const f=Math.min(i+o,l+r),y=j(t,"identity"),_={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:y,endsInMs:f-i},change:_}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(W(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=ze(t,"polled_at"),l=W(
t,"interval_ms");if(u===null||i>=u+l-XR)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+ZR,eL);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const u=W(t,"opened_at");return c?d({previous:e,changed_at:i},u):_e(t,"previous")===e&&i-W(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reu\
sed"}}}default:return{answer:{kind:"reused"}}}}function td(t){return{machine:j(t,"machine"),address:j(t,"address"),askedAt:W(t,"asked_at"),endsAt:W(t,"ends_at")}}
function nL(t){return{state:j(t,"state")==="open"?"open":"reused",identity:j(t,"identity"),machine:j(t,"machine")}}function sL(t){const{machine:e,address:n,askedAt:s,
endsAt:o}=td(t);return{id:j(t,"id"),machine:e,address:n,askedAt:s,usedAt:ze(t,"changed_at"),endsAt:o}}function nd(t,e){const n=JSON.parse(_e(t,"identity")??"nul\
l"),s=(0,Le.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;return{action:e,object:j(t,"machine"),after:s}}const fp="org = $1 AND project = $2 AND app_\
id = $3 AND who = $4";function oL(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, who"),n=t.prepare(`SEL\
ECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${Gt("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${fp}`),o=t.prepare(`SELECT ${Lh("$2","$3")} FRO\
M members WHERE org = $1`),r=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${fp}`);return{of:c=>Se(
t,e(c),hp),list:(c,{after:d,limit:u,within:l})=>Se(t,n(c,d?.project??"",d?.appID??"",d?.who??"",u,l),hp),set:({role:c,bounds:d,keepsAdmin:u,...l},f)=>t.write(function*(){
yield*t.lock("members",l.org);const y=rL(l),[_]=(yield*s(...y)).rows,g=_&&pp(_);if(g===(c??void 0))return{kind:"done",before:g};if(l.project===void 0&&g==="admi\
n"&&u&&(yield*r(l.org,l.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...y);else{const[S]=_?[]:(yield*o(...y.slice(0,3))).rows,T=S&&Ah(S,l,d);if(T)
return{kind:"full",of:T};yield*i(...y,c,f.by)}return yield*t.record(f,[iL(l,g,c)]),{kind:"done",before:g}})}}function rL({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function hp(t){const[e,n]=[j(t,"project"),j(t,"app_id")];return{org:j(t,"org"),project:e===""?void 0:e,appID:n===""?void 0:n,who:j(t,"who"),role:pp(
t),grantedBy:_e(t,"granted_by"),grantedAt:W(t,"granted_at")}}function pp(t){const e=j(t,"role");return un.find(n=>n===e)??"viewer"}function iL(t,e,n){const{org:s,
project:o,appID:r,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:o,appID:r,action:"member.set",object:i,before:a,after:c}}const aL=()=>({
prune:async()=>0}),cL=()=>{};function o$(t){return t}class dL extends Error{name="BlobsFull"}class mp extends Error{name="WrongBytes"}const uL=200,lL=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
fL=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function sd(t){if(t.length<=uL&&fL.test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(
0,100))} is not the key of a blob`)}function hL(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(t.slice(0,100))} need\
s a / at its end`);return sd(t.slice(0,-1)),t}const ds=32,Ep=1e4*ds,no=`WITH RECURSIVE given (at, object) AS (SELECT 1, substr($2::bytea, 1, ${ds}) WHERE length\
($2::bytea) > 0
  UNION ALL SELECT at + ${ds}, substr($2::bytea, at + ${ds}, ${ds}) FROM given
    WHERE at + ${ds} <= length($2::bytea))`;function pL(t){const e=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${Wt}\

    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${mL} RETURNING fence`),n=t.prepare(`UPDATE collection SET lease_until = :now + ${Wt}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),s=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare(yL),r=t.prepare(
`SELECT d.notes, ${EL} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),i=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),a=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),c=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),d=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),u=t.prepare(`${no} INSERT INTO object_references AS r (org, object, r\
eleases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`),l=t.prepare(`${no}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`),f=t.prepare(`${no} SELECT r.object FROM give\
n
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`),y=t.prepare(`${no} INSERT INTO object_references (org, object, rel\
eases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`),_=t.prepare(`${no} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`),g=t.prepare("SELECT swept_before FROM collection"),b=t.prepare("UPDATE collection\
 SET swept_before = $1"),S=function*(T,P,D){for(let A=0;A<D.length;A+=Ep)yield*T(P,D.subarray(A,A+Ep))};return{hold:T=>Xe(t,e(T),P=>({fence:W(P,"fence")})),renew:async({
fence:T})=>await et(t,n(T))===1,release:async({fence:T})=>{await et(t,s(T))},async due(T,P){if(T===0&&await et(t,o())>0)throw new Me("The records of releases ar\
e missing: the database is being restored");return Se(t,r(T,P),wL)},add:({org:T,manifestHash:P,notes:D},A)=>t.write(function*(){(yield*i(D)).count!==0&&(yield*a(
T,P,A)).count>0&&(yield*S(u,T,A))}),end:({org:T,manifestHash:P,notes:D})=>t.write(function*(){if((yield*i(D)).count===0)return;const[A]=(yield*c(T,P)).rows;A&&(yield*S(
l,T,os(A,"objects")))}),keep:async({notes:T})=>{await et(t,i(T))},waiting:(T,P)=>Se(t,d(T?.org??"",Gr(T?.hash??""),P),D=>({org:j(D,"org"),hash:yp(D)})),async unused(T,P){
const D=new Set(await Se(t,f(T,Gr(...P)),yp));return P.filter(A=>!D.has(A))},remember:async(T,P)=>{await et(t,y(T,Gr(...P)))},forget:async(T,P)=>{await et(t,_(T,
Gr(...P)))},sweptBefore:()=>Xe(t,g(),T=>T.swept_before===null?void 0:W(T,"swept_before")),recordSweep:async T=>{await et(t,b(T))}}}const mL=2*Wt,EL=`d.org, d.ma\
nifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,so=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,yL=`SELECT 1 AS found FROM (SELECT
    ${so("org","apps WHERE live_release IS NOT NULL")} AS live, ${so("deploy_id","releases")} AS kept,
    ${so("org","release_objects")} AS recorded, ${so("seq","collection_notes")} AS noted,
    ${so("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function wL(t){return{org:j(t,"org"),manifestHash:j(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:j(t,"notes").split(",").map(Number)}}function Gr(...t){return Buffer.from(t.join(""),"hex")}function yp(t){return Buffer.
from(os(t,"object")).toString("hex")}function gL(t,e){const n=t.prepare(Ur),s=t.prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.l\
ive_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),o=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),r=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${is})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",Xc);return{async site(d){const u=await Se(t,s(d),f=>f),[l]=u;return l&&_L(l,u.filter(f=>f.deploy_id!==null).map(od))},subdomainOf:d=>Xe(
t,o(d),u=>j(u,"subdomain")),domains:(d,u)=>Se(t,r(d,u),l=>({domain:j(l,"name"),subdomain:j(l,"subdomain")})),list:d=>Se(t,i(...je(d)),od),rollback:(d,u,l)=>t.write(
function*(f){const[y]=(yield*n(...je(d))).rows,_=y?_e(y,"live_release"):null;if(!y||_===null)return;const g=W(y,"id"),b=(yield*a(g)).rows.map(od),S=b.findIndex(
({deployID:A})=>A===_),T=u===void 0?b[S+1]:b.find(({deployID:A})=>A===u);if(S===-1||!T)return;const[P,D]=[{live:_},{live:T.deployID}];return yield*t.record(l,[ce(
d,"release.rollback",{object:T.deployID,before:P,after:D})]),yield*c(g,T.deployID),yield*f([{kind:"site",subdomain:j(y,"subdomain")}],"told"),{...T,previous:_}})}}
function od(t){return{deployID:j(t,"deploy_id"),manifestHash:j(t,"manifest")}}function _L(t,e){const n=_e(t,"live_release"),s=ze(t,"deleted_at")!==null,o=s?[]:e,
r=j(t,"type");return{...pt(t),subdomain:j(t,"subdomain"),settings:Hc(j(t,"settings")),...(0,K.Rm)(r)&&{type:r},release:o.find(({deployID:i})=>i===n)??null,kept:o.
filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}const bL=100,wp="slipway_changed('role', access_key_id)";function TL(t){const e=t.prepare("SELECT org, projec\
t, app_id FROM apps WHERE environment_id = $1 FOR NO KEY UPDATE"),n=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_key_id FROM kvs_roles\

    WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${bL} FOR UPDATE SKIP LOCKED)`),s=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN (SELECT access_ke\
y_id FROM kvs_roles WHERE access_key_id IN
      (SELECT access_key_id FROM kvs_roles WHERE environment_id = $1 ORDER BY expires_at DESC LIMIT ${xc} OFFSET $2)
      FOR UPDATE SKIP LOCKED) RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES ($1, $2, $\
3, $4)"),r=t.prepare("UPDATE kvs_roles SET expires_at = $2 WHERE access_key_id = $1 RETURNING access_key_id",wp),i=t.prepare("DELETE FROM kvs_roles WHERE access\
_key_id = $1 RETURNING access_key_id",wp),a=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = $1"),c=t.prepare("SELECT * FROM kvs_roles LIMIT 1"),d=(u,l,...f)=>t.
write(function*(y){const _=(yield*u(l,...f)).count>0;return _&&(yield*y([{kind:"role",accessKeyID:l}],"told")),_});return{issue:({accessKeyID:u,environmentID:l,
sealed:f,expiresAt:y},{now:_,most:g},b)=>t.write(function*(S){const[T]=(yield*e(l)).rows;yield*n(_);const P=(yield*s(l,g-1)).rows.map(D=>j(D,"access_key_id"));yield*o(
u,l,f,y),b&&T&&(yield*t.record(b,[ce(pt(T),"credentials.issue",{object:u})])),yield*S(P.map(D=>({kind:"role",accessKeyID:D})))}),renew:(u,l)=>d(r,u,l),revoke:async u=>{
await d(i,u)},find:u=>Xe(t,a(u),gp),any:()=>Xe(t,c(),gp)}}function gp(t){return{accessKeyID:j(t,"access_key_id"),environmentID:j(t,"environment_id"),sealed:os(t,
"sealed"),expiresAt:W(t,"expires_at")}}function SL(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>Se(t,e(s),OL),take:async({id:s,now:o,dueAt:r,since:i},a)=>await et(t,
n(o,a,s,r,i))===1}}function OL(t){return{id:W(t,"id"),app:pt(t),subdomain:j(t,"subdomain"),entries:Hc(j(t,"settings")).schedule??[],since:t.since===null?null:W(
t,"since"),dueAt:W(t,"due_at"),now:W(t,"now")}}function NL(t){const e=t.prepare(Ur),n=t.prepare("SELECT count(*) AS n, count(*) FILTER (WHERE name = $2) AS name\
d FROM kvs_tables WHERE app = $1"),s=t.prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
o=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${is} ORDER BY t.name`),r=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${is}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),u=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:l,name:f,tokenHash:y,sealed:_,createdAt:g,types:b,most:S},T)=>t.write(function*(P){const[D]=(yield*e(...je(l))).rows;if(!D)return{kind:"\
no_app"};const[A,k]=[W(D,"id"),j(D,"type")];if(!b.some(G=>G===k))return{kind:"wrong_type",type:k};const[$={}]=(yield*n(A,f)).rows;if(W($,"named")>0)return{kind:"\
taken"};if(W($,"n")>=S)return{kind:"full"};yield*t.record(T,[ce(l,"table.create",{object:f})]),yield*s(A,f,y,_,g);const F={kind:"site",subdomain:j(D,"subdomain")};
return yield*P([{kind:"table",tokenHash:y},F],"told"),{kind:"created"}}),list:async l=>RL(await Se(t,o(...je(l)),f=>f)),remove:(l,f,y)=>t.write(function*(_){const[
g]=(yield*r(...je(l),f)).rows;if(!g)return{kind:(yield*e(...je(l))).count>0?"no_table":"no_app"};const[b,S]=[W(g,"keyspace"),j(g,"token_hash")],T=j(g,"subdomain");
return yield*t.record(y,[ce(l,"table.delete",{object:f})]),yield*i(b,S,T),yield*_([{kind:"table",tokenHash:S},{kind:"site",subdomain:T}],"told"),{kind:"removed",
keyspace:b}}),binding:l=>Xe(t,a(l),LL),anySealed:()=>Xe(t,c(),l=>({tokenHash:j(l,"token_hash"),sealed:os(l,"token_sealed")})),toDrop:({after:l,limit:f})=>Se(t,d(
l,f),y=>W(y,"keyspace")),dropped:async l=>{await et(t,u(l))}}}function RL(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(AL);return{type:j(e,
"type"),environmentID:j(e,"environment_id"),tables:n}}function LL(t){return{keyspace:W(t,"keyspace"),app:pt(t),name:j(t,"name"),environmentID:j(t,"environment_i\
d"),type:j(t,"type")}}function AL(t){return{name:j(t,"name"),createdAt:W(t,"created_at"),tokenHash:j(t,"token_hash"),sealed:os(t,"token_sealed")}}const Yr={hour:35*
864e5,day:400*864e5};function IL(t,e){const n=_p.map(($,F)=>`${$} = $${F+1}`).join(" AND "),s=t.prepare(`INSERT INTO usage_writers VALUES ($1, $2, :now)
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE usage_writers.number < excluded.number`),o=t.prepare("SELECT 1 FROM usage_ended LIMIT 1"),r=t.prepare(`DELETE FROM usage_ended WHERE deploy_id IN
    (SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING status, ended_at, ms,
      (SELECT org FROM apps WHERE id = app) AS org, (SELECT project FROM apps WHERE id = app) AS project,
      (SELECT app_id FROM apps WHERE id = app) AS app_id`),i=t.prepare(`INSERT INTO usage_turns VALUES ($1, :now)
    ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`),a=t.prepare(`SELECT t.keyspace AS of, a.org, a.project, a.\
app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ANY ($1::bigint[])`),c=t.prepare(`SELECT ${Ct}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),d=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${n}`),u=t.prepare(`SELECT s\
tart, ${bp} FROM usage_sums WHERE ${n} AND step = $5 AND start >= $6
    ORDER BY start`),l=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${n}`),f=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),y=t.prepare(`SELECT ${Ct}, sum(${Pr})::bigint AS limited, max(${Br})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${Gt("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${Pr} > 0 OR ${Br} >= $3))
    GROUP BY ${Ct} HAVING sum(${Pr}) > 0 OR max(${Br}) >= $3
    ORDER BY limited DESC, most DESC, ${Ct} LIMIT $4`),_=He.map($=>`coalesce(sum(u.${$}), 0)::bigint AS ${$}`).join(", "),g=$=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${_}
      FROM (SELECT * FROM usage_scopes WHERE ${$} ORDER BY ${Ct} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),b=`app <> '' AND kvs_table = '' AND ${Gt("usage_scopes",6,"app")}`,S=g(`org = $3 AND (project,\
 app) > ($4, $5) AND ${b}`),T=g(`org = $3 AND project = $4 AND app > $5 AND ${b}`),P=g("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),D=({org:$,project:F,app:G},B,{after:te,within:Ee,limit:be})=>{const ne=te?.name??"";return F===""?S(be,B,$,te?.project??"",ne,Ee):G===""?T(be,B,$,F,ne,Ee):
P(be,B,$,F,G,ne)},A=($,F,G,B,te)=>t.prepare(`DELETE FROM ${$} WHERE (${F}) IN (SELECT ${F} FROM ${$} WHERE ${G}
      ${B} < least($1::bigint, (SELECT :now)) - ${te} ORDER BY ${B} LIMIT $2 FOR UPDATE SKIP LOCKED)`),k=[A("usage_sums",`${Ct}, step, start`,"step = 'hour' AND",
"start",Yr.hour),A("usage_sums",`${Ct}, step, start`,"step = 'day' AND","start",Yr.day),A("usage_scopes",Ct,"keys = 0 AND bytes = 0 AND","used_on",Yr.day),A("us\
age_writers","writer","","at",Yr.hour)];return{add:({writer:$,number:F,rows:G})=>t.write(function*(){(yield*s($,F)).count===1&&(yield*e(G))}),async countEnded($){
return await et(t,o())===0?0:t.write(function*(){const{rows:F}=yield*r($);return yield*e(F.filter(({org:G})=>G!==null).map(CL)),F.length})},claimTurn:async($,F)=>await et(
t,i($,F))===1,setStored:($,F)=>t.write(function*(){yield*t.lock("sizes");const G=(yield*a($.tables.map(({keyspace:be})=>be))).rows,B=new Map(G.map(be=>[W(be,"of"),
Np(be)])),{rows:te}=yield*c($.after,$.upTo),Ee=xL($,B,te.map(Np),F);yield*e(Ee.rows);for(const{scope:be,keyspace:ne}of Ee.keyspaces)yield*d(...Yt(be),ne)}),async prune($,F){
let G=0;for(const B of k)G+=await et(t,B($,F));return G},series:($,F,G)=>Se(t,u(...Yt($),F,G),B=>({start:W(B,"start"),counts:Op(B)})),parts:($,F,G)=>Se(t,D($,F,
G),$L),pressed:($,F,{busy:G,limit:B,within:te})=>Se(t,y($,F,G,B,te),kL),full:({tableBytes:$,tableKeys:F,organizationBytes:G})=>Se(t,f($,F,G),B=>W(B,"keyspace")),
stored:async $=>await Xe(t,l(...Yt($)),Sp)??{keys:0,bytes:0},used:to(t).used}}const _p=["org","project","app","kvs_table"],Ct=_p.join(", "),bp=He.join(", "),Tp=Fi();
function Yt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function rd(t){return{org:j(t,"org"),project:j(t,"project"),app:j(t,"app"),table:j(t,"kvs_table")}}
function kL(t){return{scope:rd(t),limited:W(t,"limited"),most:W(t,"most")}}function Sp(t){return{keys:W(t,"keys"),bytes:W(t,"bytes")}}function $L(t){return{scope:rd(
t),counts:Op(t),stored:Sp(t)}}function Op(t){return Object.fromEntries(He.map(e=>[e,W(t,e)]))}function DL(t){const e=new Map;for(const{scope:n,hour:s,counts:o}of t)
for(const r of vL(n))for(const i of["hour","day"]){const a=Math.floor(s/Rt[i])*Rt[i],c=JSON.stringify([...Yt(r),i,a]),d=e.get(c)??{scope:r,step:i,start:a,counts:He.
map(()=>0)};for(const[u,l]of He.entries())d.counts[u]=(d.counts[u]??0)+o[l];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function vL({org:t,
project:e,app:n,table:s}){const o=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?o:[...o,
{org:t,project:e,app:n,table:s}]}function ML(t){const e=new Map,[n,s]=[He.indexOf("keys_change"),He.indexOf("bytes_change")];for(const{scope:o,step:r,start:i,counts:a}of t){
if(r!=="day")continue;const c=JSON.stringify(Yt(o)),d=e.get(c);e.set(c,{scope:o,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??
0,i)})}return[...e.values()]}function CL(t){const e=j(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{
org:j(t,"org"),project:j(t,"project"),app:j(t,"app_id"),table:""},hour:Math.floor(W(t,"ended_at")/Rt.hour)*Rt.hour,counts:{...Tp,...n&&{[n]:1},build_ms:W(t,"ms")}}}
function Np(t){const e=ze(t,"keyspace");return{scope:rd(t),keyspace:e,keys:ze(t,"keys")??0,bytes:ze(t,"bytes")??0}}function xL({tables:t},e,n,s){const o=Math.floor(
s/Rt.hour)*Rt.hour,r=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(Yt(d.scope).join(`
`));const f={...Tp,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&r.push({scope:d.scope,hour:o,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(Yt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:r,keyspaces:i}}const UL=10;function FL(t,e,n){const{keyring:s,random:o=bu,keepReleases:r=UL,organizationQueue:i}=n;return{
state:{apps:{...MR(t,{random:o,env:e.env}),...xR(t)},deployments:FR(t,e,{keyring:s,random:o,organizationQueue:i}),releases:gL(t,e.releaseSeq),activity:gR(t,s)},
jobs:HR(t,e,{keyring:s,keepReleases:r}),tables:NL(t),roles:TL(t),members:oL(t),logins:QR(t),accessTokens:tR(t),usage:IL(t,e.addUsage),keeping:GR(t),audit:TR(t),
references:pL(t),schedules:SL(t),notify:aL(t),hooks:PR(t),cdn:CR(t),dns:jR(t)}}const jL=[".drafts","tmp"],PL=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function BL(t,e){let n=Promise.resolve();const s=async o=>{HL(o,t);try{await Rp(t,o),e(o),await Rp(t,o)}catch(r){for(const i of(0,I.readdirSync)(o))await(0,De.rm)(
(0,Y.join)(o,i),{recursive:!0});throw r}};return o=>{const r=n.then(()=>s(o));return n=r.catch(()=>{}),r}}function HL(t,e){if(!(0,Y.isAbsolute)(t))throw Kr(`"${t}\
" is not an absolute path`);if((0,we.FK)(e,t))throw Kr(`${t} is inside the data directory`);try{if((0,we.wZ)(t,448),(0,I.readdirSync)(t).length>0)throw Kr(`${t}\
 is not empty`)}catch(n){throw n instanceof x.GQ||Zs(n)?n:Kr(`${t} cannot be written (${(0,x.xU)(n)})`)}}const WL=5;async function Rp(t,e){const n=s=>!(0,Y.relative)(
t,s).split(Y.sep).some(o=>jL.includes(o));for(const s of(0,I.readdirSync)(t).filter(o=>!PL.test(o)))for(let o=1;;o+=1)try{await(0,De.cp)((0,Y.join)(t,s),(0,Y.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(r){if((0,x.xU)(r)!=="ENOENT"||o===WL)throw r}}function Kr(t){return new x.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}const GL=3;let id=0;const Lp=[];async function YL(t){id<GL?id+=1:await new Promise(
e=>Lp.push(e));try{return await t()}finally{const e=Lp.shift();e?e():id-=1}}class KL extends Ut.Readable{#e;#t;#n;#s;#o=Promise.resolve();constructor(e,n,s,o){super(
{highWaterMark:o}),this.#e=e,this.#s=n,this.#t=s,this.#n=o}_read(){this.#o=this.#r().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#r(){const e=Math.min(this.#n,
this.#t-this.#s+1);return e<=0?null:YL(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#o.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var zL=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},qL=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ad={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Ap={...ad,sync:async()=>{}};
function zr(t){(0,I.mkdirSync)(t,{recursive:!0,mode:448})}async function VL(t,e=ad){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===Ap)return;const s=zL(n,await(0,De.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=qL(n);s&&await s}}function cd(t){return Kt(
()=>(0,I.readdirSync)(t))??[]}const JL=new Set(["ENOENT","ENOTDIR","EISDIR"]);function dd(t){return JL.has((0,x.xU)(t))}function Kt(t){try{return t()}catch(e){if(dd(
e))return;throw e}}var QL=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},XL=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const qr=600*1e3;class ZL{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=Kt(()=>{const r=(0,I.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=qr||
eA(s,n)});return o&&this.#t.add(ud(s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,H.hash)("sha256",n)!==s)throw new mp(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#r(e,async r=>{const i=(0,H.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(r,c)}if(a!==n||i.digest("hex")!==o)throw new mp(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Ip(this.#e.dir,n)));try{await Promise.all([...e].map(n=>VL(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${sd(e)}`}async#r(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#i(s,n).catch(r=>{throw this.#d(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,Y.
join)(this.#e.drafts,(0,H.randomUUID)());try{await this.#a(s,n),await(0,De.rename)(s,e).catch(o=>{if((0,x.xU)(o)!=="ENOENT")throw o;return zr((0,Y.dirname)(e)),
(0,De.rename)(s,e)}),this.#t.add(ud(e))}catch(o){throw await(0,De.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=QL(s,
await(0,De.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=XL(s);o&&await o}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Zs(e)?new dL("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function ud(t){return t.slice(
0,t.lastIndexOf("/"))}function Ip(t,e){return e===t?[e]:[e,...Ip(t,ud(e))]}function eA(t,e){const{mtimeNs:n}=(0,I.statSync)(t,{bigint:!0});try{(0,I.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,x.xU)(s)!=="EPERM")throw s;return!1}return(0,I.statSync)(t).size===e}function tA({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function Vr({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const ld=1024*1024,nA=16*ld;class sA{#e;#t=0;constructor(e,n=()=>rA(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,nA))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-oA(e.size):Number.POSITIVE_INFINITY}}function oA(t){return Math.
min(Math.max(256*ld,t/100),2560*ld,t/8)}function rA(t){try{const{bavail:e,blocks:n,bsize:s}=(0,I.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var kp=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$p=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const iA=64*1024,fd=".damaged";function r$(t){return t.endsWith(fd)?t.slice(0,-fd.
length):void 0}const aA=3600*1e3;class cA{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,Y.join)(e,".drafts"),this.#n=(0,Y.
join)(e,".leaving"),this.#s=n,this.#o=s??ad,this.#r=new sA(e),zr(e)}async head(e){const n=await this.#d(e,s=>(0,De.stat)(s,{bigint:!0}));return n?.isFile()?Vr(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=kp(s,o,!0),i=Vr(await r.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=$p(s);o&&await o}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=kp(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,bytesRead:c}=await r.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=$p(s);o&&await o}}async stream(e,n){const s=await this.#c(
e),{start:o,end:r}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new KL(s,o,r,iA)}writer({lasting:e=!0}={}){this.#h(),zr(this.#t);const n=e&&this.#s?this.#o:
{...Ap,write:this.#o.write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new ZL(s)}async delete(e){const n=this.#a(e);(0,I.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,I.rmSync)(s,{force:!0});(0,I.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#h();const s=this.#l(
e,o=>tA(o)<n-qr);return s!==void 0&&(0,I.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,o=>Vr(o).version===n);return s===void 0?!1:((0,I.
renameSync)(s,`${this.#a(e)}${fd}`),!0)}async*list(e,n){const s=(0,Y.join)(this.#e,hL(e)),o=n===void 0?void 0:(await(0,De.stat)(s).catch(oo))?.mtimeMs,r=n!==void 0&&
(o??0)<n-qr,i=await(0,De.readdir)(s,{withFileTypes:!0}).catch(oo);for(const a of i??[]){if(!lL.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!r&&a.isFile()&&Kt(()=>(0,I.statSync)((0,Y.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-qr)&&(yield{key:c,...Vr(
d)})}}#a(e){return(0,Y.join)(this.#e,sd(e))}async#c(e){const n=await this.#d(e,s=>(0,De.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),o=await n(s).catch(oo);if(o!==void 0)return o;for(const r of this.#u(e)){const i=await n(r).catch(oo);if(i!==void 0)return i}return n(s).catch(
oo)}#u(e){const n=`${Dp(e)}~~`;return cd(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,Y.join)(this.#n,s))}#l(e,n){const s=this.#a(e),o=Kt(()=>(0,I.statSync)(s,
{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,Y.join)(this.#n,`${Dp(e)}~~${Date.now()}~${(0,H.randomUUID)()}`);zr(this.#n);const a=Kt(()=>((0,I.renameSync)(
s,r),!0))&&Kt(()=>(0,I.statSync)(r,{bigint:!0}));if(a){if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,I.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,x.xU)(s)??"")){(0,I.renameSync)(e,n);return}if((0,x.xU)(s)!=="EEXIST"&&!dd(s))throw s}(0,I.rmSync)(e,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const e=Date.
now()-aA;for(const n of cd(this.#t)){const s=(0,Y.join)(this.#t,n);(Kt(()=>(0,I.statSync)(s).mtimeMs)??e)<e&&(0,I.rmSync)(s,{force:!0,recursive:!0})}for(const n of cd(
this.#n)){const[s="",o=""]=n.split("~~"),r=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,Y.join)(this.#n,n),this.#a(r))}}}function Dp(t){return t.replaceAll(
"/","~")}function oo(t){if(!dd(t))throw t}const hd=10,dA=/^[\w-]{1,128}$/;function uA(t){if(dA.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function pd(t,e){const n=Mp(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function vp(t,e,n){const{from:s,limit:o,
isComplete:r=!1}=n,i=Mp(e,n),a=t.subarray(i-pd(e,n).start),c=s<0&&i>0&&t[0]!==hd?lA(a):0,u=i+a.length>=e&&r?a.length:fA(a,o);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function Mp(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function lA(t){const e=t.indexOf(hd)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!Cp(n)))}function fA(t,e){const n=t.lastIndexOf(hd)+1;return n>0||t.length<e?n:hA(t)}function hA(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(Cp(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Cp(t){return(t&192)===128}const nt=64*1024,Jr=12,Tn=Jr+
uu,Sn=nt-Tn;function pA(t,e,n,s){const o=[];let[r,i]=[e,0];for(;i<s.length;){const a=nt-r%nt;if(a<=Tn){o.push(Buffer.alloc(a)),r+=a;continue}const c=s.subarray(
i,i+a-Tn),d=md(t,n+i,c,er);o.push(d),r+=d.length,i+=c.length}return Buffer.concat(o)}async function*mA(t,e){let[n,s]=[0,Buffer.alloc(0)];for await(const o of e)
for(s=Buffer.concat([s,o]);s.length>=Sn;n+=Sn)yield md(t,n,s.subarray(0,Sn),lu),s=s.subarray(Sn);s.length>0&&(yield md(t,n,s,lu))}function EA(t){return t+Tn*Math.
ceil(t/Sn)}function i$(t,{start:e,length:n}){const s=Math.floor(e/Sn)*nt,o=Math.min(EA(t),Math.ceil((e+n)/Sn)*nt);return{start:s,length:o-s}}function md(t,e,n,s){
const o=Buffer.alloc(Jr);return o.writeUInt32BE(n.length,0),o.writeBigUInt64BE(BigInt(e),4),Buffer.concat([o,s(t.keyring.current("build-log"),yu(t.deployID,e),n)])}
function*Qr(t){let e=0;for(;e+Jr<=t.length;){const n=nt-e%nt,s=n>Tn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const o=e+Tn+s;if(s>n-Tn||o>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+Jr,o),end:o},e=o}}function xp(t,e,{start:n,length:s}){const o=[];let r;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(r??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));o.push(yA(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),r=a}}return Buffer.concat(o)}function yA({deployID:t,keyring:e},{start:n,length:s,sealed:o}){try{const r=hu(e.all("build-log"),yu(
t,n),o);if(r.length!==s)throw new Error("A frame has another length than its header says");return r}catch(r){throw e.wrong(r)}}function wA({sealed:t}){return t.
subarray(0,4).toString("hex")}function gA(t){const{id:e,ids:n}=t,s=t.current("build-log");return{id:e,ids:n,current:()=>s,all:o=>t.all(o),wrong:o=>t.wrong(o)}}var _A=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},bA=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Ed(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=_A(
n,await(0,De.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=bA(n);s&&await s}}catch(n){if((0,x.xU)(n)==="ENOENT")return;throw n}}
async function Up(t,e){for(let n=Math.ceil(e/nt)-1;n>=0;n-=1){const s=await Fp(t,e,n),o=[...Qr(s)].at(-1);if(o)return{file:n*nt+o.end,log:o.start+o.length}}return{
file:0,log:0}}async function TA(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const o=[];let{start:r,length:i}=s;for(let a=await SA(t,e,r);i>0&&a*nt<e;a+=1){const c=xp(
n,Qr(await Fp(t,e,a)),{start:r,length:i});o.push(c),r+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(new Error("A frame is missing"));return Buffer.concat(o)}
async function SA(t,e,n){let[s,o]=[0,Math.ceil(e/nt)-1];for(;s<o;){const r=Math.ceil((s+o)/2),i=await ro(t,{start:r*nt,length:12});i.length===12&&Number(i.readBigUInt64BE(
4))<=n?s=r:o=r-1}return s}function Fp(t,e,n){const s=n*nt;return ro(t,{start:s,length:Math.min(nt,e-s)})}async function ro(t,{start:e,length:n}){const s=Buffer.
allocUnsafe(n);let o=0;for(;o<n;){const{bytesRead:r}=await t.read(s,o,n-o,e+o);if(r===0)break;o+=r}return s.subarray(0,o)}var OA=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},NA=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const RA=1e3;function LA(t,e,{log:n=Ps,mayAppend:s=()=>!0}={}){(0,I.mkdirSync)(t,
{recursive:!0,mode:448});const o=new Set,r=new Pn(RA);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");
const d=Xr(t,i).sealed;r.set(i,await AA(d,{deployID:i,keyring:e},Buffer.from(a),r.get(i)))}catch(d){o.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(
d)}),o.add(i)}},async end(i){o.delete(i),r.delete(i)},async read(i,a){const{sealed:c,clear:d}=Xr(t,i);return await Ed(c,l=>IA(l,{deployID:i,keyring:e},a))??Ed(d,
l=>kA(l,a))},async remove(i){for(const a of Object.values(Xr(t,i)))await(0,De.rm)(a,{force:!0})}}}function Xr(t,e){const n=(0,Y.join)(t,uA(e));return{sealed:`${n}\
.sealed`,clear:`${n}.log`}}async function AA(t,e,n,s){const o={stack:[],error:void 0,hasError:!1};try{const r=OA(o,await(0,De.open)(t,"a+",384),!0),{size:i}=await r.
stat(),a=s?.file===i?s:await Up(r,i);a.file<i&&await r.truncate(a.file);const c=pA(e,a.file,a.log,n);return await r.appendFile(c),{file:a.file+c.length,log:a.log+
n.length}}catch(r){o.error=r,o.hasError=!0}finally{const r=NA(o);r&&await r}}async function IA(t,e,n){const s=await Up(t,(await t.stat()).size);return vp(await TA(
t,s.file,e,pd(s.log,n)),s.log,n)}async function kA(t,e){const{size:n}=await t.stat();return vp(await ro(t,pd(n,e)),n,e)}function jp(){const t=new Set;return{subscribe(e){
const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var yd=N(99);function Pp(t){const e=(0,Y.join)(t,"p\
latform.pid"),n=(0,Y.join)(t,"platform.lock");(0,I.writeFileSync)(n,"",{flag:"a",mode:384});const s=new yd.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(o){throw s.close(),Nh(o)?new x.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:o}):Rh(o)?new x.GQ("platform_locked",`Another platform uses ${t}${$A(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:o}):o}return(0,I.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,I.rmSync)(e,{force:!0}),s.close())}}}function $A(t){try{const e=/^\d{1,10}$/.exec((0,I.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function DA(t){return Hp(t,e=>{(Bp(e)||(0,I.readdirSync)(e).length===0)&&(0,I.chmodSync)(e,448),(0,I.writeFileSync)(
(0,Y.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function a$(t){const e=Hp(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Bp(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Bp(t){return(0,I.existsSync)((0,Y.join)(t,"platform.db"))}function Hp(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new x.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,Y.resolve)(t);try{(0,we.wZ)(
n,448),e(n)}catch(s){throw new x.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,x.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,I.existsSync)((0,Y.join)(n,".gitignore"))||(0,I.writeFileSync)((0,Y.join)(n,".gitignore"),`*
`,{mode:384}),n}const vA="2026-11-28";function MA(t,e,n,s){const o=`${t} has version ${n}, and the oldest that this Slipway can upgrade is ${s}`,r=`Start it onc\
e with a Slipway of ${vA}, which upgrades it.`;return new x.GQ("unsupported_data",o,{input:e,remedy:r})}const CA=`
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
`,Zr=33,On="CAST(unixepoch('subsec') * 1000 AS INTEGER)",Wp="ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fenc\
e + 1, problem = NULL",Gp="live_release IS NOT NULL AND type <> 'web-landing'",wd=(t,e,n)=>`CREATE TRIGGER ${t}
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${On}) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT ${e}, id, ${On}, 0 FROM apps WHERE id = ${n} ${Wp};
  END;`,Yp=(t,e)=>`CREATE TRIGGER ${t} ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > ${On}) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (${e}.name, ${e}.app, ${On}, 0, ${On} * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;`,Kp=[`${[[/.* -- PostgreSQL\n/g,""],[/-- SQLite: /g,""],[/^( *CREATE TABLE .*| *)\) \/\* WITHOUT ROWID \*\/.*;$/gm,"$1) STRICT, WITHOUT ROWID;"],[/^( *CREATE TABLE .*| *)\);$/gm,
"$1) STRICT;"],[/ COLLATE "C"/g,""],[/\bbigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b/g,"INTEGER PRIMARY KEY AUTOINCREMENT"],[/\b(?:bigint|integer|boolean)\b/g,
"INTEGER"],[/\btext\b/g,"TEXT"],[/\bbytea\b/g,"BLOB"]].reduce((t,[e,n])=>t.replace(e,n),CA)}
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
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > ${On}) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, ${On}, 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ${Wp};
  END;
  ${wd("env_added_purged AFTER INSERT ON env","'slipway-' || live_release",`new.app AND ${Gp}`)}
  ${wd("env_removed_purged AFTER DELETE ON env","'slipway-' || live_release",`old.app AND ${Gp}`)}
  -- A domain that an app has no longer may be another's next: a CDN forgets what the app answered there, its assets too.
  ${wd("domain_removed_purged AFTER DELETE ON domains","'slipway-site-' || subdomain","old.app")}

  -- A change of DNS records is added in the transaction in which an app gets or loses a domain, while the platform makes records. One
  -- that is claimed stays claimed, and is due again when it is settled.
  ${Yp("domains_added_changed AFTER INSERT","new")}
  ${Yp("domains_removed_changed AFTER DELETE","old")}
  `],io=Zr-1+Kp.length;function xA(t){const e=new UA(t===void 0?":memory:":(0,Y.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA syn\
chronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),jA(e),e}catch(n){throw e.close(),n}}class UA extends yd.DatabaseSync{prepare(e){return new FA(
()=>super.prepare(e))}}class FA{#e;#t;constructor(e){this.#e=e}run(...e){return this.#n().run(...e)}get(...e){return this.#n().get(...e)}all(...e){return this.#n().
all(...e)}columns(){return this.#n().columns()}#n(){return this.#t??=this.#e(),this.#t}}function jA(t){const e=zp(t);if(e!==io){if(e>io)throw new x.GQ("unsuppor\
ted_data",`The data directory has version ${e}; this Slipway knows ${io}`,{remedy:"Start it with the newer Slipway that wrote it, or name another --data directo\
ry."});if(e>0&&e<Zr)throw MA("The data directory","data",e,Zr);ao(t,()=>{const n=zp(t);if(!(n>=io)){for(const s of Kp.slice(Math.max(0,n+1-Zr)))t.exec(s);t.exec(
`PRAGMA user_version = ${io}`)}})}}function zp(t){return Number(t.prepare("PRAGMA user_version").get()?.user_version??0)}function qp(t,e){t.prepare("VACUUM INTO\
 ?").run(e),(0,I.chmodSync)(e,384)}function ao(t,e){t.exec("BEGIN IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("\
ROLLBACK"),n}}const PA=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,
"NOT IN (SELECT value FROM json_each($1))"],[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
""],[/ ready = (?:true|false),/g,""],[/ COLLATE "C"/g,""],[/\bslipway_now\(\)/g,"CAST(unixepoch('subsec') * 1000 AS INTEGER)"],[/\bgreatest\(/g,"max("],[/\bleast\(/g,
"min("],[/\bstrpos\(/g,"instr("]];function BA(t,e=Q.ml,n=jp()){const s=o=>HA(t,e,o);return{prepare:s,lock:()=>Nn(()=>{}),record:WA(s,e),read:async o=>Jp(()=>Vp(
o())),async write(o){const r=[],i=c=>Nn(()=>{r.push(...c)}),a=Jp(()=>ao(t,()=>Vp(o(i))));for(const c of r)n.publish(c);return a}}}function HA(t,e,n){const s=PA.
reduce((c,[d,u])=>c.replace(d,u),n),o=[],r=s.replace(/\$(\d+)|:now\b/g,(c,d)=>(o.push(c===":now"?"now":Number(d)-1),"?")),i=t.prepare(r);let a;return(...c)=>Nn(
()=>{a??=i.columns().length>0;const d=e.now(),u=o.map(f=>f==="now"?d:GA(c[f]));if(!a)return{rows:[],count:Number(i.run(...u).changes)};const l=i.all(...u);return{
rows:l,count:l.length}})}function WA(t,e){const n=t("SELECT * FROM audit_heads WHERE org = $1"),s=t(`INSERT INTO audit (${Kc.join(", ")}, hash)
    VALUES (${Kc.map((r,i)=>`$${i+1}`).join(", ")}, $${Kc.length+1})`),o=t(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES ($1, $2, $3\
, $4, $5, $6)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return function*(r,i){for(const a of i){const c=OR(r,a),[d]=(yield*n(
c.org)).rows,{head:u,anchor:l}=d?Kh(d):NR,f={...c,n:u.n+1,at:Math.max(e.now(),d?W(d,"at"):0)},y=Bh(u.hash,f),{org:_,n:g,at:b,project:S,appID:T,action:P,object:D,
by:A,via:k,name:$,from:F,requestID:G,before:B,after:te}=f;yield*s(_,g,b,S,T,P,D,A,k,$,F,G,B,te,y),yield*o(_,g,b,y,l.n,l.hash)}}}function*Nn(t){return yield*[],t()}
function GA(t){return typeof t=="boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function Vp(t){const e=t.next();
if(e.done)return e.value;throw new Error("A statement of the other engine was asked")}function Jp(t){try{return t()}catch(e){const n=Zs(e);throw!n&&!XN(e)?e:new Me(
`The state cannot be read or written: ${(0,x.bD)(e)}`,{cause:e,isFull:n})}}const co=32,YA=4,KA=new Uint8Array;class zA{#e;#t=new Map;#n=[];#s="";constructor(e,n){
this.#e=n,this.replace(e)}get id(){return this.#s}get ids(){return this.#n.map(us)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?us(e[0]):""}sealWith(e){return this.
ids.includes(e)?(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>us(s)===this.#s);if(!n)throw this.wrong();return this.#o(n,e)}all(e){const n=this.#n.map(o=>this.#o(
o,e)),s=this.#e.opensRaw?this.#n.map(o=>({id:KA,key:o})):[];return[...n,...s]}wrong(e){return e instanceof x.GQ?e:this.#e.wrong(e)}#o(e,n){const o=`${us(e)} ${n}`,
r=this.#t.get(o);if(r)return r;const i={id:Xp(e),key:Zp(e,n,co)};return this.#t.set(o,i),i}}const Qp=new WeakMap;function us(t){const e=Qp.get(t);if(e!==void 0)
return e;const n=Buffer.from(Xp(t)).toString("hex");return Qp.set(t,n),n}function Xp(t){return Zp(t,"key-id",YA)}function Zp(t,e,n){return new Uint8Array((0,H.hkdfSync)(
"sha256",t,"slipway",e,n))}const qA=4096;function VA(t,e){const n=(0,Y.join)(t,"identity-key.json");return{async signingKey(s){return{value:JA(e,n,()=>QA(n),s),
wrong:i=>em(n,i)}}}}function JA(t,e,n,s){const o=n();return o!==void 0?o:ao(t,()=>{const r=n();if(r!==void 0)return r;const i=s();return gd(e,i),i})}function QA(t){
return Kt(()=>{const e=(0,I.statSync)(t);if(!e.isFile()||e.size>qA)throw em(t);return(0,I.readFileSync)(t,"utf8")})}function gd(t,e){const n=`${t}.${(0,H.randomBytes)(
4).toString("hex")}`,s=(0,I.openSync)(n,"wx",384);try{try{(0,I.writeSync)(s,Buffer.from(e)),(0,I.fsyncSync)(s)}finally{(0,I.closeSync)(s)}(0,I.renameSync)(n,t)}catch(o){
throw(0,I.rmSync)(n,{force:!0}),o}}function em(t,e){return new x.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next\
 start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}const XA=1024,ZA=/^[A-Za-z0-9+/]{43}=$/;function eI(t,e){const n=(0,Y.
join)(t,"platform.key"),s=tm(n,[]);let o=!1;const r=()=>{if(o)return;const a=ei(n)??nm(e,()=>ei(n)??tI(n,e));nI(n,e,a),(0,I.chmodSync)(n,384),s.replace(a),sI(e,
s.id),o=!0},i=()=>(r(),s);return{load:r,get id(){return i().id},get ids(){return i().ids},current:a=>i().current(a),all:a=>i().all(a),wrong:a=>s.wrong(a),add(){
return r(),ao(e,()=>{const a=[(0,H.randomBytes)(co),...ei(n)??[]];return sm(e,a.map(us)),gd(n,om(a)),s.replace(a),s.id})}}}function d$(t){const e=join(t,"platfo\
rm.key"),n=ei(e);return n&&tm(e,n)}function tm(t,e){const n=`${t} has no key that the secrets in platform.db were sealed with`;return new zA(e,{wrong:s=>ti(n,s),
opensRaw:!0})}function nm(t,e){return t.isTransaction?e():ao(t,e)}function tI(t,e){if(iI(e))throw ti(`${t} is missing, and secrets in platform.db are sealed wit\
h it`);const n=(0,H.randomBytes)(co);return e.exec("DELETE FROM sealed_with"),gd(t,om([n])),[n]}function nI(t,e,n){const s=n.map(us),r=e.prepare("SELECT key_id \
FROM sealed_with ORDER BY key_id").all().map(i=>j(i,"key_id")).find(i=>!s.includes(i));if(r!==void 0)throw ti(`${t} lacks the key ${r}, and data is sealed with \
it`)}function sI(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||nm(t,()=>sm(t,[e]))}function sm(t,e){const n=t.prepare("INSERT INTO sealed\
_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const oI=["kvs_tables","kvs_roles","notify_targets","hooks"],rI=["env","deployments"];
function iI(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return oI.some(e)||e("sealed_with")&&rI.some(e)}function om(t){return t.map(e=>`${Buffer.
from(e).toString("base64")}
`).join("")}function ei(t){return Kt(()=>{const e=(0,I.statSync)(t),n=e.isFile()&&e.size<=XA?(0,I.readFileSync)(t):void 0,s=n&&aI(n);if(!s)throw ti(`${t} is nei\
ther a key of ${co} bytes nor lines of keys in base64`);return s})}function aI(t){if(t.length===co)return[t];const n=t.toString("latin1").split(`
`).map(o=>o.trim()).filter(o=>o!=="");return n.length>0&&n.every(o=>ZA.test(o))&&new Set(n).size===n.length?n.map(o=>Buffer.from(o,"base64")):void 0}function ti(t,e){
return new x.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function cI({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function dI(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const uI=160;
class lI{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=_d(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=_d(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=_d(e,n),this.#t.delete(e))}}function _d(t,e){return uI+2*(t.length+e.
value.length)}const fI=16*1024*1024,rm=1e3,bd=0,ni="room",hI=`
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
`,pI=`
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
`;function im(t){const e=(t.open??(n=>new yd.DatabaseSync(n)))(t.path);try{return e.exec(hI),mI(e),new EI(e,t)}catch(n){throw e.close(),Rh(n)?new x.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function mI(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${pI} COM\
MIT;`)}class EI{#e;#t;#n;#s;#o;#r=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=yI(e),this.#n=new lI(n.cacheBytes??fI),this.#s=n.onPoisoned??(()=>{}),this.#o=
n.clock??Q.ml}get(e,n){const s=si(e,n),r=(this.#a==="closed"?void 0:this.#n.get(s))??this.#d(()=>this.#c(s,e,n));return r&&(r.expiresAt===null||r.expiresAt>this.#o.
now())?r:void 0}#c(e,n,s){const o=this.#t.get.get(n,s);if(!o)return;const r={value:String(o.value),expiresAt:o.expires_at===null?null:Number(o.expires_at)};return this.#n.
set(e,r),r}#d(e){if(this.#a==="closed")throw new Me("the store is closed");try{return e()}catch(n){throw new Me("the store could not be read",{cause:n})}}put(e,n,{
value:s,ttlMs:o}){const r={value:s,expiresAt:o===void 0?null:this.#o.now()+o};return this.#u(()=>this.#t.put.run(e,n,s,r.expiresAt),()=>this.#n.set(si(e,n),r))}delete(e,n){
return this.#u(()=>this.#t.delete.run(e,n),()=>this.#n.delete(si(e,n)))}async keys(e,n){const s=[e,cI(n).toString(),this.#o.now(),n.limit],o=this.#d(()=>this.#t.
keys.all(...s)).map(r=>({key:j(r,"key"),bytes:W(r,"bytes"),expiresAt:ze(r,"expires_at")}));return dI(o,n)}async sweep(e){let n=0;return await this.#u(()=>{n=Number(
this.#t.sweep.run(this.#o.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#u(()=>{n=this.#t.drop.all(e,e,rm).map(s=>j(s,"key"))},()=>{for(const s of n)
this.#n.delete(si(e,s))});while(n.length===rm)}async sizes(e,n){return this.#d(()=>this.#t.sizes.all(e,n)).map(s=>({keyspace:W(s,"keyspace"),keys:W(s,"keys"),bytes:W(
s,"bytes")}))}async check(){if(this.#a!=="open")throw new Me(`the store is ${this.#a}`);this.get(bd,ni),this.#r&&await this.#u(()=>{this.#t.put.run(bd,ni,ni,null),
this.#t.delete.run(bd,ni)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM store").
get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){qp(this.#e,
e)}async close(){this.#a!=="closed"&&(this.#l(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#u(e,n){return new Promise((s,o)=>{
if(this.#a!=="open")return o(new Me(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#l()),this.#i.push({run:e,done:n,resolve:s,reject:o})})}#l(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#r=Zs(n),this.#f()&&this.#r||this.#h(
n);const o=new Me("the write was not stored",{cause:n});for(const r of e)r.reject(o);return}this.#r=!1;for(const n of e)n.done?.(),n.resolve()}}#f(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function si(t,e){return`${t}/${e}`}function yI(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function wI(t,e,n){const s=am(
t),o=e.identity();gI(t,{identity:o,highest:e.highestKeyspace()},n);const r=o??s??(0,H.randomBytes)(16).toString("hex");o===void 0&&e.setIdentity(r),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(r)}function gI(t,{identity:e,highest:n},s){const o=am(t),r=_I(t);if(n>r)throw Td(s,`kvs.db\
 contains entries of table ${n}, and ${r===0?"platform.db never had a table":"platform.db is older"}`);if(o!==void 0&&e!==void 0&&o!==e)throw Td(s,"they come fr\
om two data directories");if(o!==void 0&&e===void 0&&bI(t))throw Td(s,"kvs.db is missing, or older than platform.db")}function am(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function _I(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function bI(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Td(t,e){return new x.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const cm="kvs.db";function TI({dataDir:t,lasting:e=!0,database:n,clock:s,log:o=Ps}){const r=e?SI((0,Y.join)(t,cm),s,o):im({path:"\
:memory:",clock:s});try{wI(n,r,t)}catch(i){throw r.close(),i}return r}function SI(t,e,n){return(0,I.writeFileSync)(t,"",{flag:"a",mode:384}),im({path:t,clock:e,
onPoisoned:o=>n("error","kvs_store_poisoned",{reason:(0,x.bD)(o),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}function OI(t,e){
const n=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.${rs.replaceAll(" AND "," AND a.")} ORDER BY e.name`),s=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by\
 FROM env WHERE app = $1 ORDER BY name"),o=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${is}`),r=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM e\
nv WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(u,l)=>({env:dm(e,u,l),changes:NI(l)}),d=function*(u,l){const[f,y]=[W(u,"id"),pt(u)],{rows:_}=yield*s(f);return{...c(y,_),
key:y,app:f,subdomain:j(u,"subdomain"),now:l}};return{*read(u){return c(u,(yield*n(...je(u))).rows)},*lock(u){const[l]=(yield*o(...je(u))).rows;return l&&(yield*d(
l,W(l,"now")))},*lockOf(u){return yield*d(u,W((yield*r()).rows[0]??{},"now"))},*store({app:u,key:l},f,y){yield*i(u);for(const[_,g]of Object.entries(f)){const{at:b=null,
by:S=null}=y.get(_)??{};yield*a(u,_,Fs(e,"variables",Na(l,_),g),b,S)}}}}function NI(t){return new Map(t.map(e=>[j(e,"name"),{at:ze(e,"changed_at"),by:_e(e,"chan\
ged_by")}]))}function dm(t,e,n){return Object.fromEntries(n.map(s=>{const[o,r]=[j(s,"name"),j(s,"value")],i=W(s,"is_sealed")===1;return[o,i?js(t,"variables",Na(
e,o),r):r]}))}function RI(t){const e=o=>He.map((r,i)=>`$${o+i}`).join(", "),n=t.prepare(`INSERT INTO usage_sums (${Ct}, step, start, ${bp})
    VALUES ($1, $2, $3, $4, $5, $6, ${e(7)})
    ON CONFLICT DO UPDATE SET ${He.map(o=>`${o} = ${o} + excluded.${o}`).join(", ")}`),s=t.prepare(`INSERT INTO usage_scopes (${Ct}, keys, bytes, used_on) VALUE\
S ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return function*(o){const r=DL(o);for(const{scope:i,step:a,start:c,counts:d}of r)
yield*n(...Yt(i),a,c,...d);for(const{scope:i,keys:a,bytes:c,usedOn:d}of ML(r))yield*s(...Yt(i),a,c,d)}}const Sd="finished_at IS NULL AND status = 'queued'",LI=`\
WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Sd}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Sd} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Sd} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function AI(t,e){
const n=t.prepare(LI),s=t.prepare(`UPDATE deployments SET status = '${Pf.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${Wt} WHERE deploy_id = $1`),o=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = $1 ORDER BY n\
ame"),r=t.prepare(`SELECT * FROM apps WHERE ${is}`),i=t.prepare(rp);return{env:OI(t,e),addUsage:RI(t),releaseSeq:"(SELECT d.seq FROM deployments d WHERE d.deplo\
y_id = r.deploy_id)",keepRelease:`INSERT INTO releases (deploy_id, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,ready:()=>Nn(()=>{}),claim:(a,{most:c,of:d})=>t.write(function*(){const[u]=(yield*n(
JSON.stringify(d),c)).rows;if(!u)return;yield*s(j(u,"deploy_id"),W(u,"fence"),a);const{rows:l}=yield*o(W(u,"id"));return{row:u,variables:()=>dm(e,pt(u),l)}}),ofApp:(a,{
before:c=Number.MAX_SAFE_INTEGER,limit:d})=>t.read(function*(){const[u]=(yield*r(...je(a))).rows,{rows:l}=yield*i(...je(a),c,d);return u&&{app:tt(u),deployments:l.
map(an)}})}}const Od=6e4;function II(t){let e=-1,n=new Map;const s=o=>{let r=n.get(o);return r||(r={value:0},n.set(o,r)),r};return{take(o){const r=t.monotonic(),
i=Math.floor(r/Od);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of o)if((n.get(a)?.value??0)>=c)return Math.ceil((Od-r%Od)/1e3);for(const{name:a}of o)s(a).value+=
1;return 0}}}const kI=t=>e=>j(e,t);function oi(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"bytes",purpose:()=>"kvs",sealName:r=>n(kI(e)(r))}]}}
const $I=[oi("kvs_tables","token_hash",tr,"token_sealed"),oi("kvs_roles","access_key_id",Oa),oi("notify_targets","id",cL),oi("hooks","id",BR),{table:"deployment\
s",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>Hn(j(t,"deploy_id"),"env")},{column:"fai\
lure",kind:"text",purpose:()=>"build-log",sealName:t=>Hn(j(t,"deploy_id"),"failure")}]}],DI=100;function vI(t,e,n){const{table:s,keys:o,columns:r,beside:i}=t,a=[
...o,...r.map(({column:u})=>u)].map(u=>`t.${u}`),c=o.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${o.map((u,l)=>n(l+1)).join(", ")})`;return`SELECT ${[...a,
...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${DI}`}function MI({table:t,keys:e},n,s){const o=n?"":`WHERE (${e.join(", ")}) > (${e.map((r,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${o}`}function CI(t,e,n){const s=t.keys.map((o,r)=>`${o} = ${n(r+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function um(t){return t===null?[]:JSON.parse(t)}function lm({keys:t},e){return t.map(n=>typeof e[n]=="number"?W(e,n):j(e,n))}function xI(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const o=s.kind==="text"?UI(t,s,n):FI(t,s,n);return o===void 0?[]:[{column:s.column,value:o}]})}
function UI(t,{column:e,purpose:n,sealName:s,isClear:o},r){const i=j(r,e),[a,c,d]=[o?.(r)===!0,n(r),s(r)];if(!(!a&&hy(i)===t.id))return Fs(t,c,d,a?i:js(t,c,d,i))}
function FI(t,{column:e,purpose:n,sealName:s},o){const[r,i,a]=[os(o,e),n(o),s(o)];if(!pu(t.current(i),r))try{return er(t.current(i),a,Sa(t.all(i),a,r))}catch(c){
throw t.wrong(c)}}class jI extends Error{name="RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var fm=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},hm=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Nd="build_logs",PI=50,BI=6e4;async function HI({database:t,keyring:e,logs:n,
log:s,clock:o,after:r}){const i=t.prepare("SELECT seq, deploy_id, status, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(r,PI);let a=r;for(const c of i){
const d=j(c,"deploy_id"),u=ze(c,"finished_at"),l=u===null||c.status==="cancelled"&&u>o.now()-BI;if(!await GI(n,e,d,!l).catch(y=>{if(!(y instanceof x.GQ))throw y;
return s("error","sealed_log_unreadable",{deployID:d,reason:y.message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=W(c,"seq")}return{after:a,isDone:i.length===
0,isWaiting:!1}}function WI(t,e){return W(t.prepare("SELECT count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function GI(t,e,n,s){const{sealed:o,
clear:r}=Xr(t,n),i=await YI(o),a=i===void 0&&(0,I.existsSync)(r);return i===e.id||i===void 0&&!a?(await(0,De.rm)(r,{force:!0}),!0):s?(await zI(o,mA({deployID:n,
keyring:gA(e)},a?(0,I.createReadStream)(r):KI(o,{deployID:n,keyring:e}))),await(0,De.rm)(r,{force:!0}),!0):!1}function YI(t){return Ed(t,async e=>{const[n]=Qr(await ro(
e,{start:0,length:nt}));return n&&wA(n)})}async function*KI(t,e,n=Number.POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const o=fm(s,await(0,De.
open)(t),!0);for(let r=0;r<n;r+=nt){const i=[...Qr(await ro(o,{start:r,length:Math.min(nt,n-r)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-
a.start;yield xp(e,i,{start:a.start,length:d})}}catch(o){s.error=o,s.hasError=!0}finally{const o=hm(s);o&&await o}}function u$(t){return readIfThere(t,async e=>endOfLog(
e,(await e.stat()).size))}async function zI(t,e){const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const o=fm(s,await(0,De.open)(n,"w",384),
!0);for await(const r of e)await o.writeFile(r);await o.sync()}catch(o){s.error=o,s.hasError=!0}finally{const o=hm(s);o&&await o}}catch(s){throw await(0,De.rm)(
n,{force:!0}),s}await(0,De.rename)(n,t)}const pm=[...$I,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JO\
IN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>Na(pt(t),j(t,"name")),isClear:t=>W(t,"\
is_sealed")===0}]}],qI=1e4,VI=10,JI=5;function QI(t){const{database:e,engine:n,keyring:s,log:o}=t;let r=()=>{};const i=e.prepare("SELECT at, is_done FROM sealin\
g WHERE place = ? AND key_id = ?"),a=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),c=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),d=e.prepare("SELECT key_id FROM sealed_with"),u=g=>{const b=i.get(g,s.id);return b?{at:_e(b,"at"),isDone:W(b,"is_done")===1}:{at:null,isDone:!1}},l=(g,{
at:b,isDone:S})=>a.run(g,s.id,b,S?1:0),f=g=>n.write(()=>Nn(g)),y=g=>f(()=>{const{at:b}=u(g.table),S=e.prepare(vI(g,b===null,()=>"?")).all(...um(b)),T=S.filter(D=>!XI(
t,g,D)).length;T>0&&o("error","sealed_rows_unreadable",{table:g.table,rows:T});const P=S.at(-1);l(g.table,{at:P?JSON.stringify(lm(g,P)):b,isDone:!P})}),_=async()=>{
const g=pm.find(({table:D})=>!u(D).isDone);if(g)return await y(g),!0;const b=u(Nd);if(b.isDone)return!1;const{after:S,isDone:T,isWaiting:P}=await HI({...t,after:Number(
b.at??0)});return await f(()=>{l(Nd,{at:String(S),isDone:T}),T&&c.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),T&&await n.read(()=>Nn(()=>e.exec(
"PRAGMA wal_checkpoint(TRUNCATE)"))),!T&&!P};return{step:_,start(g){let b=!1;const P=xt({everyMs:qI,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!b&&
await _();)await(0,$r.setTimeout)(JI)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:D=>o("warn","sealing_failed",{reason:String(D)}),every:g,
isDue:!0});return r=()=>{P.run()},{async[Symbol.asyncDispose](){b=!0,await P[Symbol.asyncDispose]()}}},async status(){const g=()=>{const b=new Set(d.all().map(k=>j(
k,"key_id"))),S=k=>k===s.id?"seals":b.has(k)?"needed":"unneeded",T=pm.map(k=>{const{at:$,isDone:F}=u(k.table);return F?0:W(e.prepare(MI(k,$===null,()=>"?")).get(
...um($))??{},"n")}),P=u(Nd),D=T.reduce((k,$)=>k+$,P.isDone?0:WI(e,Number(P.at??0)));return{keys:s.ids.map(k=>({id:k,use:S(k)})),remaining:D,awaited:[],place:"p\
latform.key in the data directory"}};return n.read(()=>Nn(g))},async rotate(g){ZI(s.ids.length);const b=s.id,S=s.add();return await n.write(()=>n.record(g,[{action:"\
secret.rotate",object:S,before:{key:b},after:{key:S}}])),r(),{from:b,to:S}}}}function XI({database:t,keyring:e},n,s){try{for(const{column:o,value:r}of xI(e,n,s))
t.prepare(CI(n,o,()=>"?")).run(r,...lm(n,s));return!0}catch(o){if(o instanceof x.GQ)return!1;throw o}}function ZI(t){if(!(t<VI))throw new jI(`platform.key has ${t}\
 keys`,"Remove the lines of those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function ek(t){const e=new Map,n=(o,r)=>{
const i=[...e].filter(([,a])=>r(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-o)))e.delete(a)},s=o=>{const r=e.get(o);return r&&r.expiresAt>t.monotonic()?
r.text:void 0};return{async open({hash:o,identity:r,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.expiresAt<=u),n(c-1,l=>l.identity===
r),n(d-1,()=>!0),e.set(o,{identity:r,text:i,expiresAt:u+a})},find:async o=>s(o),async take(o){const r=s(o);return e.delete(o),r},async close(o){e.delete(o)}}}var tk=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},nk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function sk(t){const e={stack:[],error:void 0,hasError:!1};try{const n=DA(
t.dir),{lasting:s,clock:o=Q.ml,log:r}=t,i=tk(e,new AsyncDisposableStack,!0);i.use(Pp(n));const a=i.use(mm(n,t)),c=i.use(Em(a,n,jp(),t)),d=i.use(TI({dataDir:n,lasting:s,
database:a,clock:o,log:r}));c.keyring.load(),a.exec(`UPDATE collection SET lease_node = NULL, lease_until = NULL;
    UPDATE deployments SET lease_node = '', lease_until = 0 WHERE finished_at IS NULL AND status <> 'queued'`),await c.jobs.expire();const u=BL(n,f=>{qp(a,(0,Y.
join)(f,"platform.db")),d.copyTo((0,Y.join)(f,cm))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:II(o),sessions:ek(o),backUp:u,[Symbol.asyncDispose]:()=>l.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=nk(e);n&&await n}}function l$(t,e,n){const s=Em(mm(t,n),t,e,n);return s.keyring.load(),s}function mm(t,{
database:e,lasting:n=!0}){return e??xA(n?t:void 0)}function Em(t,e,n,s){const{lasting:o=!0,clock:r=Q.ml,log:i}=s,a=BA(t,r,n),c=a.prepare("SELECT count(*) AS tab\
les FROM sqlite_schema"),d=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),u=(_,g)=>d.get(_,g)!==void 0,l=eI(e,t),f=(0,Y.join)(e,"logs"),y={kind:"\
local",dir:(0,Y.join)(e,"objects"),lasting:o};return{dataDir:e,changes:n,blobsAt:y,blobs:new cA(y),...FL(a,AI(a,l),{...s,keyring:l}),logs:LA(f,l,{log:i,mayAppend:u}),
keys:VA(e,t),keyring:l,sealing:QI({database:t,engine:a,keyring:l,logs:f,clock:r,log:i??Ps}),check:async()=>{await a.read(()=>c())},async[Symbol.asyncDispose](){
t[Symbol.dispose]()}}}var ym=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wm=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function ok(t){il(t);const e=!(0,I.
existsSync)((0,Y.resolve)(t.dir));try{const n={stack:[],error:void 0,hasError:!1};try{const s=ym(n,new AsyncDisposableStack,!0),o=s.use(await sk(t));return await JN(
o),s.move(),await WN({...t,stores:o,nodeDir:o.dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=wm(n);s&&await s}}catch(n){throw e&&rk((0,Y.resolve)(t.
dir)),ik(n,(0,Y.resolve)(t.dir))}}function rk(t){if((0,I.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=ym(e,Pp(t),!1);(0,I.rmSync)(
t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{wm(e)}}catch{}}function ik(t,e){const n=(r,i,a)=>new x.GQ(r,i,{input:"data",remedy:a,cause:t});
if(t instanceof x.GQ)return t;if(Zs(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a direc\
tory on another disk with --data.");if(Nh(t)){const r=`A database of the data directory ${e} is damaged: ${(0,x.bD)(t)}`;return n("unsupported_data",r,"Restore \
a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,x.xU)(t)===void 0||!(0,we.
FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,x.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform\
 did not write, or name another directory with --data.")}}),8453:((Qe,ue,N)=>{N.d(ue,{Z:()=>he});var I=N(7598),Y=N(1224),x=N(5359);const we=6e4,H=1e4,ge=100,Q=256*
1024,re=2e3,J=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function Z(pe){const[,le,ie,Ne]=J.exec(pe)??[];return le===void 0?void 0:{feed:le,number:Number(ie),at:Number(
Ne)}}function he(pe,le,ie=Y.fm){const Ne=new Map,Ie=(ke,ye)=>{ye[Symbol.dispose](),Ne.delete(ke)},Ue=ie(H,()=>{for(const[ke,ye]of Ne)le.monotonic()-ye.readAt>=we&&
Ie(ke,ye)}),fe=ke=>{const ye=JSON.stringify([ke.org,ke.project,ke.appID]),xe=Ne.get(ye)??new Te(pe,ke);xe.readAt=le.monotonic(),Ne.delete(ye),Ne.set(ye,xe);const[
mt]=Ne;return Ne.size>ge&&mt&&Ie(...mt),xe};return{async read(ke,{lines:ye,after:xe}){const mt=fe(ke);return(xe&&mt.after(xe))??mt.last(await pe.tail(ke,ye),xe)},
[Symbol.dispose](){Ue();for(const[ke,ye]of Ne)Ie(ke,ye)}}}class Te{#e=(0,I.randomBytes)(8).toString("base64url");#t;#n=0;#s=[];#o=0;readAt=0;constructor(le,ie){
this.#t=le.follow(ie,Ne=>this.#r(Ne))}[Symbol.dispose](){this.#t[Symbol.dispose]()}#r(le){const ie=Ae(le);this.#n+=1,this.#s.push(ie),this.#o+=ie.text.length;let Ne=0;
for(;this.#s.length-Ne>x.H.most||this.#o>Q&&this.#s.length-Ne>1;)this.#o-=this.#s[Ne]?.text.length??0,Ne+=1;Ne>0&&this.#s.splice(0,Ne)}after(le){if(le.feed!==this.#e||
le.number>this.#n)return;const ie=this.#n-this.#s.length,Ne=this.#s.slice(Math.max(0,le.number-ie));return{lines:Ne,next:this.#i(this.#n,Ne.at(-1)?.at??le.at),missed:le.
number<ie}}last(le,ie){const Ne=({at:ye})=>ie===void 0||ye>ie.at,Ie=at(le.filter(Ne).map(Ae)),Ue=le.at(-1),fe=Ue&&this.#s.findLastIndex(ye=>ve(ye,Ae(Ue))),ke=this.#n-
this.#s.length+(fe===void 0?0:fe+1);return{lines:Ie,next:this.#i(ke,Ue?.at??ie?.at??0),missed:ie!==void 0&&le.length>0&&le.every(Ne)}}#i(le,ie){return`${this.#e}\
.${le}.${Math.max(0,Math.trunc(ie))}`}}function Ae(pe){return pe.text.length<=re?pe:{...pe,text:pe.text.slice(0,re).toWellFormed()}}function ve(pe,le){return pe.
at===le.at&&pe.instance===le.instance&&pe.stream===le.stream&&pe.text===le.text}function at(pe){let le=Q,ie=pe.length;for(;ie>0&&pe.length-ie<x.H.most&&(le-=pe[ie-
1]?.text.length??0,!(le<0&&ie<pe.length));)ie-=1;return pe.slice(ie)}}),1101:((Qe,ue,N)=>{N.d(ue,{Ih:()=>we,Lw:()=>x});var I=N(2373);const Y={bad_request:{status:400,
title:"This request cannot be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",
text:"This request has more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the conn\
ection, before it answered. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not H\
TTP, or with headers that are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer\
 soon. Try again in a few seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting or busy, and did not take this request in \
time. Try again in a few seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or did not answer when it was started. Its owner\
 can read why in its log."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot read what it needs to start this app. Try aga\
in in a few seconds."},stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,
title:"No functions here",text:"This app is a server, and this node of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{
status:504,title:"The app took too long",text:"The app did not begin to answer within its limit of time."}};class x extends Error{name="Refused";code;againIn;constructor(ge,Q,re=1){
super(ge,{cause:Q}),this.code=ge,this.againIn=re}}function we({code:H,againIn:ge}){const Q=Y[H],re=(0,I.M)({...Q,againIn:Q.status===503?ge:void 0});return{...re,
headers:{...re.headers,"x-slipway-error":H}}}}),6583:((Qe,ue,N)=>{N.d(ue,{P$:()=>H,RB:()=>Z,i5:()=>he,nA:()=>Y,r$:()=>x,xn:()=>J});var I=N(2978);const Y=".slipw\
ay",x=`${Y}/server.json`,we=["unpack","spawn","listen","health","ready"],H=(0,I.lS)({step:(0,I.yL)(we),at:I.U9}),ge=2e3,Q=200,re={exitCode:(0,I.Xd)(I.U9),signal:(0,I.
Xd)((0,I.Qq)(40))},J=(0,I.lS)({...re,code:(0,I.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,I.yL)(we),message:(0,I.Qq)(ge),lines:(0,I.
c3)(Q,(0,I.Qq)(ge)),journey:(0,I.c3)(we.length,H)}),Z=(0,I.lS)({...re,outOfMemory:I.Jt});class he extends Error{name="StartFailed";failure;constructor(Ae){super(
Ae.message),this.failure=Ae}}}),9777:((Qe,ue,N)=>{N.d(ue,{O4:()=>we,Tf:()=>x});var I=N(2345),Y=N(8453);function x(J,{node:Z,clock:he},Te){if(!J)return{node:Z,own:null,
stateOf:()=>{}};const Ae=ve=>J.statusOf(ve);return{node:Z,own:{statusOf:Ae,printed:Te.use((0,Y.Z)(J.logs,he))},stateOf:ve=>(0,I.Rm)(ve.type)&&ve.liveRelease!==null?
Q(Ae(ve)):void 0}}function we(J){const Z=J.instances.flatMap(he=>{const{id:Te,state:Ae,deployID:ve,since:at,memoryBytes:pe,requests:le,restarts:ie,journey:Ne}=he;
return Te!==null&&H(Ae)?[{id:Te,state:Ae,deployID:ve,since:at,memoryBytes:pe,requests:le,restarts:ie,journey:Ne}]:[]});return{app:J.app,instances:Z,lastFailure:J.
lastFailure,crashLoop:ge(J)}}function H(J){return J==="starting"||J==="ready"||J==="draining"}function ge({state:J,failing:Z,instances:he}){if(J!=="crash_loop")
return null;if(Z)return{crashes:Z.count,since:Z.since,nextStartAt:Z.nextStartAt};const Te=he.toSorted((Ae,ve)=>ve.failures-Ae.failures)[0];return!Te||Te.failingSince===
null?null:{crashes:Te.failures,since:Te.failingSince,nextStartAt:Te.nextStartAt}}function Q(J){if(!J)return"asleep";const Z=he=>J.instances.some(Te=>Te.state===
he);return J.crashLoop?"crash-loop":Z("ready")?"running":Z("starting")?"starting":J.lastFailure?"failed":Z("draining")?"stopping":"asleep"}function re(J,Z){return J.
map(({step:he,at:Te},Ae)=>{const ve=J[Ae+1]?.at??(he==="ready"?Te:Z);return{step:he,at:Te,ms:ve===void 0?null:Math.max(0,ve-Te)}})}}),1487:((Qe,ue,N)=>{N.r(ue),
N.d(ue,{openApi:()=>I});const I=()=>({})}),2373:((Qe,ue,N)=>{N.d(ue,{M:()=>Y});const I=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-seri\
f;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function Y({status:x,title:we,text:H,againIn:ge}){
const Q=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${we}</title>
<style>${I}</style>
</head>
<body>
<main>
<h1>${we}</h1>
<p>${H}</p>
</main>
</body>
</html>
`);return{status:x,headers:{"content-type":"text/html; charset=utf-8","content-length":String(Q.length),"cache-control":"no-store","x-content-type-options":"nos\
niff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'",...ge!==void 0&&{"retry-after":String(ge)}},body:Q}}}),1489:((Qe,ue,N)=>{N.d(ue,
{t:()=>Y});const I=new Set(["x-accel-redirect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","\
x-sendfile-temporary","x-sendfile2"]);function Y(x){return x.startsWith("x-slipway-")||I.has(x)}})};export{f$ as id,h$ as ids,p$ as modules};

const $v=741,Cv=[741],Uv={9692:((_t,Ae,D)=>{D.d(Ae,{sU:()=>W,q$:()=>At,bM:()=>fe,U2:()=>Qt,I:()=>Lt,q1:()=>be,Aw:()=>ke});var x=D(8302);class W extends Error{name="\
JsonTextError";offset;stop;constructor(J,se,de=se){super(J),this.offset=se,this.stop=de}}const H=34,Ee=44,j=58,he=91,Q=92,ie=93,ae=123,le=125,Te=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
Be=24,De=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,pt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,mt=/true|false|null/y,lt="a lone surrogate (half of a character)\
 in a string";class et{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(J,se=!0,de){this.#e=J,this.#t=se,this.#n=de}document(){this.#p();const J=this.#m()===
ae?"object":"other";do this.#i();while(this.#a());if(this.#p(),this.#r<this.#e.length)throw this.#w("the end");return J}#i(){for(;;){this.#p(),this.#s.length===
1&&(this.#o.offset=this.#r);const J=this.#m();if(J===H){this.#u();return}if(J===ae){if(this.#r+=1,this.#y(le))return;this.#s.push(new Set),this.#d()}else if(J===
he){if(this.#r+=1,this.#y(ie))return;this.#s.push(void 0)}else{if(this.#g(pt)||this.#g(mt))return;throw this.#w("a value")}}}#a(){for(let J=this.#s.length;J>0;J--){
const se=this.#s[J-1]!==void 0;if(J===1&&se&&this.#n&&this.#c(this.#n),this.#y(Ee))return se&&this.#d(),!0;if(!this.#y(se?le:ie))throw this.#T(se?"}":"]");this.#s.
pop()}return!1}#c(J){J({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#p();const J=this.#r;if(this.#m()!==H)throw this.#w("a name in double \
quotes");this.#u();const se=Lt(this.#e.slice(J,this.#r)),de=this.#s.at(-1);if(this.#t&&de?.has(se))throw new W(`the name "${se}" occurs twice in one object`,J);
if(de?.add(se),!this.#y(j))throw this.#w('":"');this.#s.length===1&&(this.#o={name:se,nameOffset:J,offset:this.#r})}#u(){const J=this.#e,se=this.#r;let de=se+1;
for(;;){const _e=J.charCodeAt(de);if(_e===H)break;if(_e===Q)de=this.#h(de,se);else if(_e>=55296&&_e<=57343)de=this.#f(de,se);else if(_e>=32)de=de-se<Be?de+1:this.#l(
de);else throw this.#E(de)}this.#r=de+1}#l(J){return Te.lastIndex=J,Te.test(this.#e),Te.lastIndex}#h(J,se){if(De.lastIndex=J,!De.test(this.#e))throw this.#E(J);
const de=De.lastIndex;if(!this.#t||de-J===2)return de;const _e=Number.parseInt(this.#e.slice(J+2,de),16);if(_e<55296||_e>57343)return de;const Xe=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(de,de+6));if(_e>=56320||!Xe)throw new W(lt,se);return de+6}#f(J,se){const[de,_e]=[this.#e.charCodeAt(J),this.#e.charCodeAt(J+1)],Xe=de<56320&&
(_e&64512)===56320;if(this.#t&&!Xe)throw new W(lt,se);return J+(Xe?2:1)}#E(J){const se=J>=this.#e.length;return new W(se?"a string does not end":"a bad escape o\
r control character in a string",J)}#y(J){return this.#p(),this.#m()!==J?!1:(this.#r+=1,!0)}#p(){for(;;){const J=this.#m();if(J!==32&&J!==10&&J!==13&&J!==9)return;
this.#r+=1}}#m(){return this.#e.charCodeAt(this.#r)}#g(J){return J.lastIndex=this.#r,J.test(this.#e)?(this.#r=J.lastIndex,!0):!1}#T(J){const se=this.#e.slice(0,
this.#r).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new W(`"," or "${J}" is missing`,se,this.#r):this.#w(`"," or "${J}"`)}#w(J){const se=this.#e.
slice(this.#r,this.#r+1);return new W(`expected ${J}, found ${se===""?"the end":JSON.stringify(se)}`,this.#r)}}function Lt(ne){return ne.includes("\\")?String(JSON.
parse(ne)):ne.slice(1,-1)}function be(ne,J){const se=ne.slice(0,J);return{line:se.split(`
`).length,column:J-se.lastIndexOf(`
`)}}function At(ne){new et(ne).document()}function Kn(ne){try{new JsonScanner(ne,!1).document()}catch(J){if(J instanceof JsonTextError)return J;throw J}}function Qt(ne,J=!0){
const se=[];return new et(ne,J,_e=>se.push(_e)).document()==="object"?se:void 0}function fe(ne){return ne.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}
function ke(ne,J){return ne===J||Pe(ne)===Pe(J)}function Pe(ne){try{return String(JSON.parse(ne,Ys))}catch(J){if(J instanceof RangeError)return fe(ne);throw J}}
function Ys(ne,J,se){return typeof J=="number"?Xn(se?.source??String(J)):Array.isArray(J)?`[${J.join(",")}]`:(0,x.Gv)(J)?`{${Object.entries(J).map(([_e,Xe])=>`${JSON.
stringify(_e)}:${Xe}`).sort().join(",")}}`:JSON.stringify(J)}function Xn(ne){const[,J,se="",de="",_e="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ne)??
[],Xe=`${se}${de}`.replace(/^0+/,""),Zt=Xe.replace(/0+$/,"");if(Zt==="")return`${J}0`;const Jn=BigInt(_e)-BigInt(de.length)+BigInt(Xe.length-Zt.length);return`${J}${Zt}\
e${Jn}`}}),3052:((_t,Ae,D)=>{D.d(Ae,{D6:()=>H,DB:()=>he,j9:()=>Ee});var x=D(3739);const W=1024,H=1024*W,Ee=1024*H,j=[["TiB",1024*Ee],["GiB",Ee],["MiB",H],["KiB",
W]];function he(ie,ae){const[,le,Te]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(ie.trim())??[],Be=j.find(([pt])=>pt.toLowerCase()===Te?.toLowerCase())?.[1],De=Math.
round(Number(le)*(Be??Number.NaN));if(De>0&&Number.isSafeInteger(De))return De;throw new x.GQ("invalid_input",`${ae}: "${ie}" is not a size`,{input:ae,remedy:"W\
rite it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Q(ie){const[ae,le]=j.find(([,Be])=>ie>=Be)??["bytes",1],Te=ie/le;return`${Te<
10&&le>1?Te.toFixed(1).replace(/\.0$/,""):Math.round(Te)} ${ae}`}}),7287:((_t,Ae,D)=>{D.d(Ae,{V1:()=>he,WJ:()=>Ee,xJ:()=>H});var x=D(3739);const W={build_fault:"\
error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",
leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function H({
code:Q}){return W[Q]}function Ee({findings:Q}){const[ie,...ae]=Q.filter(mt=>H(mt)==="error");if(!ie)return;const{place:le,message:Te,remedy:Be}=ie,De=le?`${le.file}${le.
line===void 0?"":`:${le.line}`}: `:"",pt=ae.length===0?"":` (and ${ae.length} more ${ae.length===1?"error":"errors"})`;return new x.GQ("check_failed",`Check fai\
led: ${De}${Te}${pt}`,{remedy:Be??"Correct what the annotations name. They are in the summary too."})}const j=20;function he(Q,{findings:ie}){const ae=ie.flatMap(
le=>{const{code:Te,message:Be,place:De}=le;if(!De)return[];const{file:pt,line:mt=null,column:lt=null}=De;return[{file:pt,line:mt,column:lt,severity:H(le),code:Te,
message:Be}]});return{headline:Q.message,stage:"check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:ae.slice(0,j),moreDiagnostics:Math.max(0,ae.
length-j)}}}),2628:((_t,Ae,D)=>{D.d(Ae,{runCheck:()=>yi});var x=D(1455),W=D(8161),H=D(6760),Ee=D(3532),j=D(336),he=D(9127),Q=D(3739),ie=D(2345);async function ae(m,h){
const{bare:E,branch:w,commit:_,lender:L,shallow:A,origin:P}=h;for(const re of["objects/info","refs"])await(0,x.mkdir)((0,H.join)(m,re),{recursive:!0});const F=P===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(P)}
`,V={HEAD:`ref: refs/heads/${w}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${E}
${F}`,"packed-refs":_&&`${_} refs/heads/${w}
`,"objects/info/alternates":L&&`${(0,H.join)(L,"objects")}
`,shallow:A};for(const[re,pe]of Object.entries(V))pe&&await(0,x.writeFile)((0,H.join)(m,re),pe)}var le=D(5807),Te=D(1421),Be=D(7975);const De=(0,Be.promisify)(Te.
execFile),pt=64*1024*1024,mt=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(m=>["-c",m]);function lt(m,h,E,w={}){const _=Object.
fromEntries(Object.entries(h).filter(([A])=>!A.startsWith("GIT_"))),L={cwd:m,env:{..._,LC_ALL:"C",...w},signal:E,maxBuffer:pt};return async(...A)=>{try{return(await De(
"git",[...mt,...A],L)).stdout}catch(P){throw(0,Q.xU)(P)!=="ENOENT"?P:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:P})}}}async function et(m,h,E){const w=lt(m,h,E),[_="",L="",A=""]=(await Lt(w,m,E)).split(`
`),P=lt(_,h,E);return{root:_,commit:A,changed:(await P("diff","--name-only","-z","HEAD")).split("\0").filter(F=>F!==""),git:P,async lend(F,V){const re=await(0,x.
readFile)((0,H.join)(L,"shallow"),"utf8").catch(pe=>{if((0,Q.xU)(pe)!=="ENOENT")throw pe});await ae(F,{bare:!0,branch:V,commit:A,lender:L,shallow:re})}}}async function Lt(m,h,E){
try{const w=await m("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[_="",L="",A=""]=w.split(`
`);return[_,(0,H.resolve)(h,L),A].join(`
`)}catch(w){throw E.throwIfAborted(),w instanceof Q.GQ?w:new Q.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:w})}}const be=5*6e4,At="refs/slipway/base";async function Kn(m,h,E,w,_){const L=lt(E,w,_),A=await Qt(h.git,m,_)??await Qt(h.git,
`origin/${m}`,_)??await ke(m,h,E,w,_);return await L("update-ref",At,A),{name:m,commit:A}}async function Qt(m,h,E){try{return(await m("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(w){if(E.throwIfAborted(),w instanceof Q.GQ)throw w;return}}const fe=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function ke(m,h,E,w,_){
const L=fe.test(m)?await Xn(h.git,_):void 0;if(!L)throw J(m,"");const A=AbortSignal.timeout(be),P=lt(h.root,w,AbortSignal.any([_,A]),L),F=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${m}:${At}`];try{await P("--git-dir",E,"fetch",...F)}catch(re){throw _.throwIfAborted(),re instanceof Q.GQ?re:J(
m,A.aborted?", and origin does not answer":ne(re),re)}const V=await Qt(lt(E,w,_),At,_);if(V===void 0)throw J(m,", and what origin has by this name is not a comm\
it");return V}const Pe=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ys="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Xn(m,h){
const E=await m("config","--local","--includes","--null","--get-regexp",Ys).catch(()=>"");h.throwIfAborted();const w=E.split("\0").flatMap(P=>{const[F="",...V]=P.
split(`
`);return F===""?[]:[[F,V.length===0?"true":V.join(`
`)]]});if(!w.some(([P])=>P==="remote.origin.url"))return;const _=[...Pe,...w],L=_.flatMap(([P,F],V)=>[[`GIT_CONFIG_KEY_${V}`,P],[`GIT_CONFIG_VALUE_${V}`,F]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(_.length),...Object.fromEntries(L)}}function ne(m){const h=m instanceof
Error&&"stderr"in m&&typeof m.stderr=="string"?m.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(h))return", nor\
 has origin";const w=(h.split(`
`).find(_=>/^(?:fatal|error): /.test(_))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,le.
Ow)(w,300)}`}function J(m,h,E){return new Q.GQ("invalid_input",`compare-to: "${m}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:se,cause:E})}
const se=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var de=D(5635),_e=D(292);async function Xe(m,h,E){const{report:w,signal:_}=E,L=(0,de.M)(w.report,j.ml,_);return await L.
phase("compare",async()=>{const A=await Jn(m,h,E);return _.throwIfAborted(),await w.compared(A),[void 0,Zt(A),A.kind==="unknown"]}),L.phases}function Zt(m){const{
base:h}=m,E=`${(0,le.Ow)(h.name,100)} (${(0,_e.h0)(h)})`;if(m.kind==="unknown")return`the difference to ${E} is unknown: ${m.why}`;const{pages:w,files:_,bytes:L,
brotli:A}=m.difference;return`${[(0,_e.jN)(w," pages"),(0,_e.jN)(_," files"),(0,_e.Sk)(L),(0,_e.Sk)(A," with Brotli")].join(", ")} against ${E}`}async function Jn(m,h,E){
const{embedded:w,report:_,checked:L,leftMs:A}=E;if(m.commit===L.commit)return{kind:"unknown",base:m,why:"it is the commit that was checked"};const P=pe=>{(pe.type===
"status"||pe.type==="heartbeat")&&_.report(pe)},F={...h.follow,timeoutMs:Math.max(1,A)},{outcome:V,output:re}=await w.deploy(m.commit,{...h,..._o(h),follow:F},P);
return V.status==="succeeded"&&re?{kind:"known",base:m,difference:No(L.report,L.output.files,re.files)}:{kind:"unknown",base:m,why:bo(V,A)}}function _o({project:m}){
return{project:m==="base"?"checked":"base"}}function bo({status:m,error:h},E){return m!=="pending"?`it does not build (${h?.message??m})`:E<1?"no time was left \
to build it":`it was not built in the ${(0,he.a3)(E)} that were left`}function No({pages:m},h,E){const w=A=>({now:A(h),change:A(h)-A(E)}),_=A=>w(P=>P.reduce((F,V)=>F+
A(V),0));return{pages:{now:m,change:_(({path:A})=>Number(kt.test(A))).change},files:w(({length:A})=>A),bytes:_(({bytes:A})=>A),brotli:_(({brotli:A})=>A),gzip:_(
({gzip:A})=>A),changes:en(h,E).toSorted((A,P)=>Math.abs(P.bytes)-Math.abs(A.bytes)||(A.path<P.path?-1:1))}}const kt=/\.x?html?$/i;function en(m,h){const E=new Map(
h.map(F=>[F.path,F])),w=new Set(m.map(({path:F})=>F)),_=m.filter(({path:F})=>!E.has(F)),L=h.filter(({path:F})=>!w.has(F)),A=So(_,L),P=new Set(A.flat());return[...m.
flatMap(F=>{const V=E.get(F.path);return V===void 0||V.digest===F.digest?[]:[R(F,V)]}),...A.map(([F,V])=>({...R(F,V),formerly:V.path})),..._.filter(F=>!P.has(F)).
map(F=>Y("added",F,1)),...L.filter(F=>!P.has(F)).map(F=>Y("removed",F,-1))]}function R(m,h){const{path:E,bytes:w,brotli:_}=m;return{kind:"changed",path:E,bytes:w-
h.bytes,brotli:_-h.brotli}}function Y(m,{path:h,bytes:E,brotli:w},_){return{kind:m,path:h,bytes:_*E,brotli:_*w}}function So(m,h){const E=Map.groupBy(h,({path:w})=>vt(
w));return[...Map.groupBy(m,({path:w})=>vt(w))].flatMap(([w,_])=>{const[L,A]=_,[P,F]=E.get(w)??[];return w!==void 0&&L&&P&&!A&&!F?[[L,P]]:[]})}const zs=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
He=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ne=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function vt(m){if(kt.test(m))return;
const h=m.lastIndexOf("/")+1,[E,w]=[m.slice(0,h),m.slice(h)],_=zs.exec(w)?.[0]??"",L=w.slice(0,w.length-_.length);if(Ne.test(L))return`${E}*${_}`;const A=He.map(
P=>P.exec(L)?.groups).find(P=>Ks(P?.hash??""));return A&&`${E}${A.stem}*${_}`}function Ks(m){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
m)}const bt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Vn=String.raw`"([^"\\\n]*(?:${bt}[^"\\\n]*)*)"`,qn=String.raw`'([^'\\\n]*(?:${bt}[^'\\\n]*)*)'`,
Fc=String.raw`((?:[^()"'\s\\]|${bt})+)\s*\)`,Nt=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,bt,String.raw`(?:url\(\s*|@import\s+)(?:${Vn}|${qn})`,String.raw`url\(\s*${Fc}`,
Vn.replace("(","(?:"),qn.replace("(","(?:")].join("|"),"gi"),Oo=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Qn(m){return[...m.matchAll(Nt)].flatMap(h=>{const E=h.
slice(1).find(w=>w!==void 0);return E===void 0||E===""||E.startsWith("#")?[]:[{href:nn(E),kind:"asset"}]})}const Ro=new RegExp(`${Nt.source}|([{}])`,"gi");function Xs(m){
const h=[];for(const w of m.matchAll(Ro)){const _=w.at(-1);_==="{"?h.push(w.index):_==="}"&&h.pop()}const E=h.at(-1);return E===void 0?void 0:m.slice(0,E).split(
`
`).length}const Io=new RegExp(`${Nt.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function tn(m){for(const h of m.matchAll(
Io)){const E=h.at(-1);if(E?.startsWith("@"))return E}}function Js(m,h){return`The style sheet ${m} has ${h}, which browsers ignore: the tool that replaces it di\
d not run`}const gn=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Lo(m){return[...m.matchAll(gn)].map(([,,h=""])=>({href:h,kind:"mention"}))}function nn(m){return m.replace(Oo,(h,E,w,_)=>{const L=E===void 0?Number.NaN:
Number.parseInt(E,16);return L<=1114111?String.fromCodePoint(L):w===void 0?_??"":""})}var Zn=D(1600);const Ao={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},wn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),Vs=new Set(["title","style","script","template"]),es=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function ts(m){const h=new qs;return h.read(m),h}const ko=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class qs{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(h){const E=new Zn.i({onopentag:(w,_)=>this.#n(w,_),ontext:w=>this.#o(w),onclosetag:w=>{this.#e.
at(-1)===w&&this.#e.pop(),w==="noscript"&&(this.#t-=1)}});E.write(h),E.end()}#n(h,E){Vs.has(h)&&E.shadowrootmode===void 0&&this.#e.push(h),h==="noscript"&&(this.#t+=
1),wn.has(h)&&(this.empty=!1),this.#t===0&&wn.has(h)&&h!=="script"&&(this.blank=!1);for(const _ of[E.id,h==="a"?E.name:void 0])_&&this.ids.add(_);switch(E.style?.
includes("url(")&&this.#i(Qn(E.style)),h){case"base":this.base??=E.href;return;case"meta":this.#r(E);return;case"link":this.#s(E);return;case"a":case"area":if(/\bexternal\b/.
test(E.rel??""))return;break}const w=(Ao[h]??[]).flatMap(([_,L])=>{const A=E[_];return A===void 0?[]:[{href:A,kind:L}]});this.#i([...w,...z(E.srcset??"")])}#s({
rel:h="",href:E,imagesrcset:w=""}){const _=es.find(([L])=>L.test(h))?.[1];_!==void 0&&this.#i([...E===void 0?[]:[{href:E,kind:_}],...z(w)])}#r(h){if(h["http-equ\
iv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const E=ko.exec(h.content??"")?.[1];E&&this.#i([{href:E.trim(),kind:"link"}])}#o(h){this.#e.at(-1)==="style"&&
this.#i(Qn(h)),!(this.#e.length>0||h.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(h){this.#e.includes("template")||this.links.push(...h.filter(
({href:E})=>!Qs(E)))}}function Qs(m){return/\{\{|\$\{|<%/.test(m)}function z(m){return m.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(E=>{const[w=""]=E.trim().split(
/\s/,1);return w===""?[]:[{href:w.replace(/(?<!,),+$/,""),kind:"asset"}]})}const ns=5,xt=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function vo(m){const h=m.filter(_=>xt.test(_)),E=m.filter(_=>_.endsWith("/index.html")&&_.split("/").length===2),w=m.filter(_=>/^[^/]+\.html?$/i.test(_)&&_!=="4\
04.html");return{folder:w.length>0?void 0:ss(m),files:[...new Set([...h,...E,...w])].slice(0,ns)}}function ss(m){const h=A=>A.split("/").length,E=m.filter(A=>A.
endsWith("/index.html")).sort((A,P)=>h(A)-h(P)),[w,_]=E;return w!==void 0&&(_===void 0||h(_)>h(w))?w.slice(0,-11):void 0}function Zs({files:[m]}){return m!==void 0&&
/^index\.x?html?$/i.test(m)?m:void 0}function Do(m){const{folder:h,files:E}=m,w=Zs(m);return w!==void 0?`The output has ${w}: name it index.html, in lower case.`:
h!==void 0?`The output directory has its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${E.length===
0?"":` It has ${E.join(", ")}.`} Is output-directory the folder that the build writes?`}const er=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
rs=20;function os(m){const h=[];for(const{groups:E}of m.matchAll(er)){const w=E?.id??E?.selector??E?.mounted;if(w!==void 0&&!tr(m,w.replace(/^#/,""))&&h.push(w),
h.length>=rs)break}return h}function tr(m,h){return[...["=",":",": "," = "].flatMap(w=>['"',"'","`",'\\"'].map(_=>`id${w}${_}${h}`)),`id=${h}`].some(w=>m.includes(
w))}function Mo(m,h){return m.some(E=>h.has(E.replace(/^#/,"")))?void 0:m[0]}function $o(m){return`The index page stays blank: it has no element with the id "${m.
replace(/^#/,"")}", which its script fills`}const Co=10;class Uo{#e;#t=new Map;constructor(h){this.#e=h}know(h,E){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:nr(E)}))}probe(h){const E=h.pathname+h.search,w=this.#t.get(E);if(w)return w;const _=this.#n(h);return this.#t.set(E,_),_}async#n(h){let E=h;for(let w=0;w<
Co;w+=1){const{status:_,headers:L}=await this.#e.fetch(E,{method:"HEAD",signal:this.#e.signal}),A=L.get("location");if(_>=400)return{kind:"missing",status:_};if(_<
300||A===null||!URL.canParse(A,E.href))return{kind:"there",url:E,page:nr(L)};if(E=new URL(A,E),E.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function nr(m){return/\bhtml\b/.test(m.get("content-type")??"")}const is=16,sr=2e4,xo=500,rr=16*1024*1024;async function as(m,h,E=!1){const w=new jo(m,
E),_=h.filter(We=>/\.(?:x?html?|css|m?js)$/i.test(We));await cs(_.slice(0,sr),is,We=>w.read(We)),await w.follow();const L=await w.index(),A=w.result(),P=await Ho(
A.dead,h,w.prober),F=L.status<300||E?void 0:vo(h),V=F?.folder,re=new Set(V===void 0?[]:h),pe=We=>ir(We).some(_s=>re.has(`${V}/${_s}`)),Ve=A.dead.filter(({url:We})=>!pe(
(0,le.oF)(We.pathname).slice(1)));return{index:L,...A,dead:Ve,instead:F,basePath:P,unread:w.unread+Math.max(0,_.length-sr)}}const or=5;class jo{#e;#t;#n=new Set;prober;#s=new Map;#r=new Map;#o=[];#i=[];#a=[];#c=new Map;#d=0;unread=0;constructor(h,E){
this.#e=h,this.#t=E,this.prober=new Uo(h)}async index(){const{root:h,fetch:E,signal:w}=this.#e,_=await this.prober.probe(h);if(_.kind!=="there")return{status:Fo(
_),empty:!1,unfilled:void 0};const L=await E(_.url,{signal:w}),A=await L.text(),P=_.page?ts(A):void 0;return{status:L.status,empty:A.trim()===""&&!(this.#t&&!_.
page)||P?.empty===!0,unfilled:P?.blank?this.#u(P,_.url):void 0}}#u({links:h,ids:E},w){const _=h.flatMap(({href:L,kind:A})=>{const P=A==="asset"&&URL.canParse(L,
w.href)?new URL(L,w):void 0;return P?.origin===w.origin?this.#c.get((0,le.oF)(P.pathname).slice(1))??[]:[]});return Mo(_,E)}async read(h){const E=Bo(h,this.#e.root),
w=await this.#e.fetch(E,{signal:this.#e.signal}),_=await w.text();w.status>=300||(this.prober.know(E,w.headers),_.length>rr?this.unread+=1:/\.css$/i.test(h)?this.#l(
_,E,h):/js$/i.test(h)?(this.#f(Lo(_),E,h),this.#c.set(h,os(_))):this.#h(_,E,h))}#l(h,E,w){this.#f(Qn(h),E,w);const _=Xs(h);_!==void 0&&this.#a.push({file:w,line:_});
const L=tn(h);L!==void 0&&this.#i.push({file:w,rule:L})}#h(h,E,w){const _=ts(h);this.#d+=1,this.#r.set(w,_.ids);const L=_.base!==void 0&&URL.canParse(_.base,E.href)?
new URL(_.base,E):E;this.#f(_.links,L,w)}#f(h,E,w){for(const{href:_,kind:L}of h){const A=URL.canParse(_,E.href)?new URL(_,E):void 0;if(A?.origin!==this.#e.root.
origin)continue;const P=`${L} ${A.href} ${_}`,F=this.#s.get(P)??{href:_,kind:L,url:A,files:[],latest:"",count:0};this.#s.set(P,F),F.latest!==w&&(F.latest=w,F.count+=
1,F.files=[...F.files,w].sort(sn).slice(0,or))}}async follow(){this.#t&&await this.#E(),await cs(this.#s.values(),is,async h=>{const E=await this.#p(h);if(E===void 0)
return;const{href:w,url:_,files:L,count:A}=h;this.#o.push({href:w,url:_,files:L,count:A,...E})})}async#E(){const h=new Set;for(let E=[this.#e.root];E.length>0;){
for(const{pathname:_,search:L}of E)h.add(_+L);await cs(E,is,_=>this.#y(_)),E=[...this.#s.values()].filter(({kind:_})=>_==="link").map(({url:_})=>_).filter(({pathname:_,
search:L})=>!h.has(_+L))}}async#y(h){const E=await this.prober.probe(h);if(E.kind!=="there"||!E.page)return;const{url:w}=E,_=(0,le.oF)(w.pathname).slice(1);if(this.#g(
_)!==void 0||this.#n.has(_))return;if(this.#n.size>=xo){this.unread+=1;return}this.#n.add(_);const L=await this.#e.fetch(w,{signal:this.#e.signal}),A=await L.text();
L.status>=300||(A.length>rr?this.unread+=1:this.#h(A,w,_===""||_.endsWith("/")?`${_}index.html`:_))}async#p({url:h,kind:E}){const w=await this.prober.probe(h);switch(w.
kind){case"missing":return{kind:E,why:`answers ${w.status}`};case"circle":return{kind:E,why:"redirects in a circle"};case"external":return;case"there":return E!==
"link"&&w.page&&/\.(?!x?html?$)\w+$/i.test(w.url.pathname)?{kind:E,why:"answers with a page"}:this.#m(w.url,h.hash)?void 0:{kind:"fragment",why:"names no part o\
f it"};default:return w}}#m(h,E){const w=E.slice(1);if(w===""||/^(?:top$|[/!]|:~:)/i.test(w))return!0;const _=this.#g((0,le.oF)(h.pathname).slice(1));return _===
void 0||_.has(w)||_.has((0,le.oF)(w))}#g(h){return ir(h).map(E=>this.#r.get(E)).find(E=>E!==void 0)}result(){const h=this.#o.sort((w,_)=>sn(w.files[0],_.files[0])||
sn(w.href,_.href)),E=new Set([...this.#s.values()].map(({url:w})=>w.href)).size;return{pages:this.#d,links:E,dead:h,unclosed:this.#a.sort((w,_)=>sn(w.file,_.file)),
unprocessed:this.#i.sort((w,_)=>sn(w.file,_.file))}}}function ir(m){const h=m===""||m.endsWith("/")?m:`${m}/`;return[m,`${m}.html`,`${h}index.html`]}function Fo(m){
return m.kind==="missing"?m.status:310}function Bo(m,h){const E=m.replace(/(^|\/)index\.html$/,"$1");return new URL(E.split("/").map(encodeURIComponent).join("/"),
h)}function sn(m="",h=""){return m<h?-1:+(m>h)}async function cs(m,h,E){const w=m[Symbol.iterator](),_=async()=>{for(let L=w.next();!L.done;L=w.next())await E(L.
value)};await Promise.all(Array.from({length:h},_))}const Po=3;async function Ho(m,h,E){let w="/";for(let _=0;_<Po;_+=1){if(w=Wo(m.flatMap(({url:F})=>Go(w,F.pathname))),
w===""||h.some(F=>`/${F}`.startsWith(w)))return;const L=m.filter(F=>ds(F,w)),P=(await Promise.all(L.map(({url:F})=>Yo(F,w,E)))).filter(Boolean).length;if(P>1&&P*
2>L.length)return w}}function ds({url:m,kind:h},E){return h!=="fragment"&&`${m.pathname}/`.startsWith(E)}function Go(m,h){const E=h.startsWith(m)?h.slice(m.length).
split("/",1)[0]:"";return E?[`${m}${E}/`]:[]}function Wo(m){const h=new Map;for(const E of m)h.set(E,(h.get(E)??0)+1);return[...h].reduce((E,w)=>w[1]>E[1]?w:E,[
"",0])[0]}async function Yo(m,h,E){const{kind:w}=await E.probe(new URL(`/${m.pathname.slice(h.length)}${m.search}`,m));return w==="there"}var us=D(1619),zo=D(3130);
function Ko(m){return{...m,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(h,{onSecret:E})=>Xo(m,h,E)}}async function Xo(m,h,E){
E(m.requestToken),(0,us.J)(new URL(m.requestUrl).origin,"the platform's address");try{return await(0,zo.g)("the platform",m,h,E)}catch(w){throw!(w instanceof Q.
GQ)||w.code!=="unauthorized"?w:w.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:w})}}var oe=D(3194),Jo=D(2409),
ls=D(7244);const Oe=25*1024*1024;function tt({files:m,odd:h,ignoredRules:E,faults:w}){const _=m.filter(({path:A})=>/\.(?:js|mjs|cjs|css)\.map$/.test(A)),L=[...h.
map(A=>Bc[A.kind](A.path)),...m.flatMap(({path:A,bytes:P,hasKey:F})=>[...P>Oe?[Pc(A,P)]:[],...F?[Hc(A)]:[]]),..._.length>0?[Gc(_)]:[],...Vo(m)];return{files:m,findings:L,
ignoredRules:E,faults:w}}const Bc={repository:m=>({code:"leaked_repository",message:`The output contains a git repository, ${m}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:m=>({code:"leaked_secret_file",built:m,message:`The output contains ${m}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:m=>({code:"examp\
le_of_secrets",built:m,message:`The output contains ${m}, which is not published`,remedy:"Leave it out of the output directory."})};function Pc(m,h){return{code:"\
large_file",message:`${m} has ${(h/1024**2).toFixed(0)} MB; more than ${Oe/1024**2} is much for a site`}}const fs=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function Vo(m){const[h,...E]=m.filter(({path:L})=>fs.test(L));if(!h)return[];const w=E.length===0?"":` and ${E.length} more`;return[{code:"odd_address",message:`\
The output contains ${h.path}${w}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Hc(m){
return{code:"leaked_private_key",built:m,message:`The output contains a private key, in ${m}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function Gc(m){const[h]=m,E=m.length===1?"":` and ${m.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${h?.path}${E}): anyone can read the sources in them`}}async function ar(m){const{startPlatform:h,env:E,scratch:w,lent:_}=m;let L,A=new AbortController;
const P=await h({dir:(0,H.join)(w,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:E,async onOutput(F){L=tt(F),A.abort()}});return{async deploy(F,V,re){
L=void 0,A=new AbortController;const pe=nt(A.signal);return{outcome:await ti(P,Zo(V,F,_),re,{...m,sleep:pe}),output:L}},[Symbol.asyncDispose]:()=>P[Symbol.asyncDispose]()}}
const qo=100,Qo=5;function nt(m){return async(h,E)=>{if(m.aborted)return j.ml.sleep(Qo,E);try{await j.ml.sleep(h,E?AbortSignal.any([E,m]):m)}catch(w){if(E?.throwIfAborted(),
!m.aborted)throw w}}}function Zo(m,h,E){const{configuration:w,follow:_}=m;return{...m,configuration:{...w,repository:E,settings:ei(w.settings)},commit:h,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{..._,wait:!0,pollIntervalMs:qo,statusMap:new Map}}}function ei({domains:m,...h}){return h}function ti(m,h,E,{
signal:w,folder:_,onSecret:L,sleep:A}){const{baseUrl:P,requestUrl:F,requestToken:V}=m,re=Ko({requestUrl:F,requestToken:V,audience:P}),pe=(0,oe.N)(h,{baseUrl:P,source:re},
{fetch,clock:{...j.ml,sleep:A},tree:(0,ls.c)(_),signal:w,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:L,reporter:E});return(0,Jo.
deploy)(h,pe)}var ni=D(8302),si=D(8595);async function ri(m,h,E,w){let _,L;for(const A of ci(m,h)){const P=(await w(A)).filter(({file:re})=>!oi.test(re)),F=P.filter(
({file:re})=>!_n(re,E)),V=hs(F)??hs(F.filter(({file:re})=>li(re,h)));if(V)return{place:V,others:[]};_??=lr(F,h),L??=hs(P)}return _??(L&&{place:L,others:[]})}const oi=/\.log$/;
function ii(m){return!m||m.others.length===0?"":`; also in ${m.others.map(({file:h,line:E})=>`${h}:${E}`).join(", ")}`}const Tn=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,ai=/^[\s"'`)\]}<>,;#?]/;
function st(m,h){for(let E=m.indexOf(h);E!==-1;E=m.indexOf(h,E+1)){const[w,_]=[m.slice(Math.max(0,E-4),E),m.slice(E+h.length,E+h.length+1)];if((E===0||Tn.test(w))&&
(_===""||ai.test(_)))return E+1}}const cr=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function dr(m,h,E){return _n(m,E)||cr.test(
m)?void 0:Xs(h)}function _n(m,h){return h!==void 0&&m.startsWith(`${h}/`)}function ci(m,h){const[E=""]=m.split(/[?#]/,1),w=m.replaceAll("&","&amp;"),_=/^\.{1,2}\//.
test(E)?new URL(E,`http://site/${encodeURI(h)}`).pathname:"",L=[m,w,E,_],A=(_||E).replace(/^\/+/,""),P=di(A)?[A,...ui(A)]:[],F=[...L,...L.map(V=>V.replace(/\/$/,
"")),...P];return[...new Set([...F,...F.map(le.oF)])].filter(V=>V.length>1)}function di(m){return/\.\w{2,5}$/.test(m)}function ui(m){const h=m.split("/");return h.
slice(1).map((E,w)=>h.slice(w+1).join("/"))}const ur=4;function lr(m,h){if(m.length===0||m.length>ur)return;const E=new Set(h.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),w=({file:A})=>A.split(/[/.]/).filter(P=>E.has(P)).length,[_,...L]=m.toSorted((A,P)=>w(P)-w(A));return _&&{place:_,others:L}}function hs(m){const[
h]=m;return h&&m.every(({file:E})=>E===h.file)?h:void 0}function li(m,h){const E=ps(h.replace(/\/index\.[^/]+$/,""));return ps(m)===E||ps(m.replace(/\/index\.[^/]+$/,
""))===E}function ps(m){return m.slice(m.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const je=100,Je='If another application serves the link on the same host,\
 add rel="external" to it: the check skips such links.';async function B(m,h){const E=[],{basePath:w}=m,_=m.dead.filter(L=>w===void 0||!ds(L,w));w!==void 0&&E.push(
await rt(w,m,h));for(const[L,A]of _.entries()){const P=L<je?await h.find(A.href,A.files[0]??""):void 0,F=bn(A);E.push({...F,message:F.message+ii(P),place:P?.place})}
return[...await Ge(m,h),...E,...hi(m)]}function jt(m){return m.map(h=>({code:"build_fault",message:(0,si._Q)(h),remedy:"Mend this first: what the site lacks may\
 follow from it.",place:h.file===null?void 0:{file:h.file,...h.line===null?{}:{line:h.line}}}))}function $e(m){return jt(m.filter(({isMarked:h})=>h)).map(h=>({...h,
code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function fr({unclosed:m},h){const E=await h.unclosedSheets(),w=(_,L,A)=>({
code:"unclosed_block",message:`The style sheet ${_} ends within the block that line ${L} opens: its rules from there on may not count`,remedy:"Add the missing }\
.",place:A});return E.length>0?E.map(_=>w(_.file,_.line,_)):m.map(({file:_,line:L})=>w(_,L))}async function hr({unprocessed:m},h){return Promise.all(m.slice(0,je).
map(async({file:E,rule:w})=>({code:"unprocessed_rule",message:Js(E,w),remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.
ruleNamed(w)})))}async function rt(m,{dead:h},E){const w=h.filter(L=>ds(L,m)),_=await E.find(m,"")??await E.find(m.slice(0,-1),"");return{code:"base_path",message:`\
The site is built for the base path ${m}, and is served without one: ${w.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro \
and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:_?.place}}const pr="Give the element of the page the id that the scr\
ipt names, or the other way round.";async function Ge(m,h){const{index:E,instead:w}=m;if(w){const _=Zs(w),L=_===void 0?void 0:await h.fileNamed(_);return[{code:"\
index_unanswered",message:`The site has no index page: / answers ${E.status}`,remedy:Do(w),place:L===void 0?void 0:{file:L}}]}if(E.status>=500)return[{code:"ind\
ex_unanswered",message:`The app answers / with ${E.status}`}];if(E.unfilled!==void 0){const _=await h.fileNamed("index.html"),L=_===void 0?void 0:{file:_};return[
{code:"index_unfilled",message:$o(E.unfilled),remedy:pr,place:L}]}return E.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loa\
ds no script"}]:[]}function bn(m){const h=JSON.stringify(m.href.length>200?`${m.href.slice(0,199)}\u2026`:m.href);switch(m.kind){case"link":return{code:"dead_li\
nk",message:`Dead link: ${h} ${m.why} (${Ft(m)})`,remedy:Je};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${m.why} (${Ft(m)})`};case"mention":
return{code:"dead_mention",message:`A script names ${h}, which ${m.why} (${Ft(m)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} lead\
s to has no such part (${Ft(m)})`};default:return m.kind}}function Ft({files:m,count:h}){const E=h-1;return`in ${m[0]}${E>0?` and ${E} more ${E===1?"file":"file\
s"}`:""}`}async function Bt({findings:m},h){const E=async(w,_)=>{const{built:L}=w;if(L===void 0||_>=je)return w;const A=await h.fileNamed(L.slice(L.lastIndexOf(
"/")+1));return A===void 0?w:{...w,place:{file:A}}};return Promise.all(m.map(E))}async function fi(m,h){const E=new Map,w=async({file:_,line:L,reason:A})=>{const P=E.
get(_)??h.fileNamed(_);E.set(_,P);const F=await P;return{code:"ignored_rule",message:`Ignored rule (${L===void 0?_:`${_}, line ${L}`}): ${A}`,place:F===void 0?void 0:
{file:F,...(0,ni.Eb)({line:L})}}};return Promise.all(m.map(w))}function hi({unread:m}){return m===0?[]:[{code:"not_all_checked",message:`${m} pages or style she\
ets are too long, or too many, to be read`}]}var Pt=D(7287);function ms(m,h,E){const w=new Map,_=L=>{const A=w.get(L)??pi(m,h,L);return w.set(L,A),A};return{find:(L,A)=>ri(
L,A,E,_),async unclosedSheets(){const L=await m("grep","-I","-n","-z","-e","",h,"--",":(glob)**/*.css").catch(()=>""),A=new Map;for(const P of L.split(`
`)){const[F="",V="",...re]=P.split("\0");if(V==="")continue;const pe=F.slice(h.length+1),Ve=A.get(pe)??[];A.set(pe,Ve),Ve.push(re.join("\0"))}return[...A].flatMap(
([P,F])=>{const V=dr(P,F.join(`
`),E);return V===void 0?[]:[{file:P,line:V}]})},async ruleNamed(L){const A=["css","pcss","postcss","scss","sass","less"].map(re=>`:(glob)**/*.${re}`),F=(await m(
"grep","-I","-n","-z","-F","-e",`${L} `,h,"--",...A).catch(()=>"")).split(`
`).flatMap(re=>{const[pe="",Ve=""]=re.split("\0"),We=pe.slice(h.length+1);return Ve===""||_n(We,E)?[]:[{file:We,line:Number(Ve)}]}),[V]=F;return V&&F.every(({file:re})=>re===
V.file)?V:void 0},async fileNamed(L){const P=(await m("grep","-l","-z","-e","",h,"--",`:(glob)**/${L}`).catch(()=>"")).split("\0").flatMap(pe=>pe===""?[]:[pe.slice(
h.length+1)]),F=P.filter(pe=>!_n(pe,E)),[V,...re]=F.length>0?F:P;return re.length>0?void 0:V}}}async function pi(m,h,E){return(await m("grep","-I","-n","-z","-F",
"-e",E,h,"--").catch(()=>"")).split(`
`).flatMap(_=>mi(_,h,E))}function mi(m,h,E){const[w="",_="",...L]=m.split("\0"),A=st(L.join("\0"),E);return A===void 0?[]:[{file:w.slice(h.length+1),line:Number(
_),column:A}]}var Es=function(m,h,E){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var w,_;if(E){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");w=h[Symbol.asyncDispose]}if(w===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");w=h[Symbol.dispose],E&&(_=w)}if(typeof w!="function")throw new TypeError("Object not disposable.");_&&(w=function(){try{_.call(this)}catch(L){return Promise.
reject(L)}}),m.stack.push({value:h,dispose:w,async:E})}else E&&m.stack.push({async:!0});return h},Ei=(function(m){return function(h){function E(A){h.error=h.hasError?
new m(A,h.error,"An error was suppressed during disposal."):A,h.hasError=!0}var w,_=0;function L(){for(;w=h.stack.pop();)try{if(!w.async&&_===1)return _=0,h.stack.
push(w),Promise.resolve().then(L);if(w.dispose){var A=w.dispose.call(w.value);if(w.async)return _|=2,Promise.resolve(A).then(L,function(P){return E(P),L()})}else
_|=1}catch(P){E(P)}if(_===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return L()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(m,h,E){var w=new Error(E);return w.name="SuppressedError",w.error=m,w.suppressed=h,w});async function yi(m,h,E,w){try{return await gi(
m,h,E,w)}catch(_){if(!w.signal.aborted)throw _;return{...Nn,status:"cancelled",failure:void 0,phases:[],error:rn()}}}async function gi(m,h,E,w){const _={stack:[],
error:void 0,hasError:!1};try{const{env:L,signal:A}=w,{repository:P,branch:F,outputDirectory:V}=m.configuration,re=(0,H.isAbsolute)(P)?P:w.workspace,pe=Es(_,await On(
L),!0),Ve=(0,H.join)(pe.path,"source.git"),We=et(re,L,A);We.catch(()=>{});const _s=on=>E.addSecret(on),Ti={...w,scratch:pe.path,lent:Ve,folder:re,onSecret:_s},Er=Es(
_,await ar(Ti),!0),Ht=await We;E.checkedOut(Ht.commit),Ts(Ht,E.report),await Ht.lend(Ve,F);const yr=h===void 0?void 0:await Kn(h,Ht,Ve,L,A),_i=j.ml.now(),{commit:ye}=Ht;
let gr=(0,ie.Rm)(m.appType);const bi=on=>{on.type==="url"?gr||=on.isServer===!0:E.report(on)},{outcome:Rn,output:In}=await Er.deploy(ye,m,bi),{status:Wc,url:wr}=Rn;
if(Wc!=="succeeded"||In===void 0||wr===void 0)return wi(Rn,m);const Ni={root:new URL(wr),fetch:(0,Ee.Q)(fetch),signal:A},Ln=await gs(Ni,In,gr,ms(Ht.git,ye,V));await E.
checked(Ln);const Si=m.follow.timeoutMs-(j.ml.now()-_i),Tr=yr&&{embedded:Er,report:E,signal:A,checked:{commit:ye,report:Ln,output:In},leftMs:Si},Oi=Tr?await Xe(
yr,m,Tr):[],An=(0,Pt.WJ)(Ln);return{...Rn,...Nn,status:An?"failed":"succeeded",error:An,phases:[...Rn.phases,...Oi],failure:An&&(0,Pt.V1)(An,Ln)}}catch(L){_.error=
L,_.hasError=!0}finally{const L=Ei(_);L&&await L}}const ys=5;async function gs(m,h,E,w){const _=h.files.map(({path:V})=>V),L=await as(m,_,E),A=await B(L,w),P=A.
some(V=>(0,Pt.xJ)(V)==="error"),F=V=>h.files.reduce((re,pe)=>re+V(pe),0);return{pages:L.pages,links:L.links,files:h.files.length,bytes:F(({bytes:V})=>V),brotli:F(
({brotli:V})=>V),gzip:F(({gzip:V})=>V),largest:h.files.toSorted((V,re)=>re.bytes-V.bytes).slice(0,ys),findings:[...P?jt(h.faults):$e(h.faults),...ws([...await Bt(
h,w),...await fi(h.ignoredRules,w),...A,...await fr(L,w),...await hr(L,w)])]}}const mr=["error","warning","notice"];function ws(m){const h=E=>mr.indexOf((0,Pt.xJ)(
E))*2+(E.place?0:1);return m.toSorted((E,w)=>h(E)-h(w))}const Nn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function wi(m,{follow:h}){const E={...m,
...Nn};if(m.error?.code==="interrupted")return{...E,status:"cancelled",error:rn()};if(m.status!=="pending")return E;if(m.error&&m.error.code!=="deploy_timeout")
return{...E,status:"failed"};const w=`The check has not ended within ${(0,he.a3)(h.timeoutMs)}, and was stopped`;return{...E,status:"failed",error:new Q.GQ("dep\
loy_timeout",w,{input:"timeout",remedy:"Raise the input timeout."})}}function rn(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and has no\
 result")}const Sn=5;function Ts({changed:m},h){if(m.length===0)return;const E=m.slice(0,Sn).join(", "),w=m.length>Sn?` and ${m.length-Sn} more`:"";h({type:"war\
ning",message:`Changed since the commit, and not part of the check: ${E}${w}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function On(m){
const h=await(0,x.mkdtemp)((0,H.join)(m.RUNNER_TEMP||(0,W.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,x.rm)(h,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((_t,Ae,D)=>{D.d(Ae,{Ej:()=>ie,Sk:()=>j,by:()=>he,h0:()=>H,jN:()=>Ee,sX:()=>W});var x=D(5807);function W({pages:ae,links:le,
files:Te,bytes:Be}){return`Checked ${(0,x.hS)(ae,"page")}, ${(0,x.hS)(le,"link")} and ${(0,x.hS)(Te,"file")} (${ie(Be)})`}function H({commit:ae}){return ae.slice(
0,7)}function Ee({now:ae,change:le},Te=""){return`${(0,x.zD)(ae)}${Te} (${Q(le,x.zD)})`}function j({now:ae,change:le},Te=""){return`${ie(ae)}${Te} (${he(le)})`}
function he(ae){return Q(ae,ie)}function Q(ae,le){return`${ae>0?"+":ae<0?"-":"\xB1"}${le(Math.abs(ae))}`}function ie(ae){return ae<1e3?`${ae} B`:ae<1e6?`${(ae/1e3).
toFixed(1)} kB`:`${(ae/1e6).toFixed(1)} MB`}}),2207:((_t,Ae,D)=>{D.d(Ae,{Mb:()=>W,PB:()=>x,iV:()=>Ee,sR:()=>H});const x=["queued","building","syncing","activati\
ng","succeeded","failed","cancelled"],W=["queue","clone","install","build","sync","activate"],H=["repository_not_found","repository_not_allowed","branch_not_fou\
nd","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","\
node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty",
"nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","\
activation_failed","interrupted"],Ee={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,
release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,
validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),4235:((_t,Ae,D)=>{D.d(Ae,{DR:()=>x,FU:()=>Ee,Tl:()=>W,em:()=>H});
const x={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s"}},W=16,H={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},Ee=4096}),2817:((_t,Ae,D)=>{D.r(Ae),D.d(Ae,{startLocalPlatform:()=>Sk});
var x=D(3024),W=D(6760),H=D(3739),Ee=D(7994),j=D(7598),he=D(8161),Q=D(336),ie=D(7030),ae=D(1709);function le(t){return Te(t,"trusted-proxies")}function Te(t,e){
const n=new ie.BlockList;for(const s of t){const[,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,ie.isIP)(r),a=i===4?32:128;if(i===0||r.includes("%")||Number(
o??0)>a)throw new H.GQ("invalid_input",`--${e}: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, a\
s 10.0.0.5,10.1.0.0/16,2001:db8::/32."});n.addSubnet(r,Number(o??a),i===4?"ipv4":"ipv6")}return n}function Be(t,e,n){let s=mt(t);if(e===void 0)return s;for(const r of e.
split(",").reverse()){if(!pt(n,s))break;const o=mt(r.trim());if((0,ie.isIP)(o)===0)break;s=o}return s}function De({remoteAddress:t}){const e=mt(t??"");return(0,ae.
O)(e)?"loopback":lt(e)}function pt(t,e){const[n=""]=e.split("%",1),s=(0,ie.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function mt(t){return t.replace(
/^::ffff:(?=\d+\.)/i,"")}function lt(t){if((0,ie.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.
split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class et extends Error{name="BodyTooLarge"}class Lt extends Error{name="Bo\
dyBroken"}function be(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}
function At(t){return{status:0,headers:{},take:t}}function Kn(t,e){const{take:n}=t;return n?At(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,
bytes:Qt(t)}),t)}function Qt({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["cont\
ent-length"]??0)}function fe(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function ke(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const Pe={
by:null,via:"platform",from:null},Ys=30,Xn=1e3;function ne({org:t,project:e,appID:n},s,r={}){return{org:t,project:e,appID:n,action:s,...r}}const J=20,se=1e3,de=6e4,
_e=36e5,Xe=864e5,Zt=200;function Jn(t,{clock:e,every:n,log:s}){let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/Xe)!==i&&([i,a]=
[Math.floor(f/Xe),0]);const p=[...r.values()];r=new Map;const y=p.slice(0,Math.max(0,se-a));for(const{count:T}of p.slice(y.length))o+=T;a+=y.length;for(const T of y)
await t.append(_o(T),[bo(T)]);if(o===0||Math.floor(f/_e)===c)return;c=Math.floor(f/_e);const g=o;o=0,await t.append(Pe,[{action:"access.refuse",after:{code:"oth\
ers",count:g}}])},u=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(f)})}),l=n(de,()=>{u()});return{note(f){const{code:p,request:y,by:g,org:T,
via:O}=f,b=JSON.stringify([De(y),p,g,T,O]),S=r.get(b);S?S.count+=1:r.size<J?r.set(b,{...f,count:1}):o+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}
function _o({by:t,via:e,request:n}){return{by:t??null,via:e,from:De(n),requestID:n.requestID}}function bo({org:t,code:e,request:n,count:s}){const r=ke(n.target).
slice(0,Zt);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method} ${r}`}}}var No=D(5239),kt=D(9127);const en=["viewer","deployer","admin"];
var R=D(7934),Y=D(8302);const So=5,zs=60;function He(t){return R.FsL(R.IeY(Y.Gv,"must be an object"),R.rej(t,e=>e.expected==="never"?Qn(e.path,t):"is required"))}
function Ne(t){return R.yqP(R.mee(t))}function vt(t){return R.yqP(R.ZmZ(t))}const Ks=["__proto__","prototype","constructor"];function bt(t,e){return R.FsL(R.IeY(
Y.Gv,"must be an object"),R.z6Y(n=>!Ks.some(s=>Object.hasOwn(n,s)),`must not contain ${Ks.join(", ")}`),R.g1P(t,e))}function Vn(t){return R.z6Y(e=>t(e)===void 0,
({input:e})=>t(e)??"")}function qn(t,e,n){const s=R.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Oo(
r)||n} ${o}`)}}function Fc(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[
String(s?.[0]?.key??""),r]))}}function Nt(t){const e=t.length>zs?`${t.slice(0,zs)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Oo(t){
return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${Nt(String(e))}`).join("").replace(/^\./,"")}function Qn(t,e){const n=t?.at(-1)?.input,[,...s]=(0,Y.
Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,So).map(Nt),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).
filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}function Ro(t){const e=async n=>n.token?
Io(n.token,await t(Xs(n))):t(n);return{roleOf:async(n,s)=>Lo((await e(n)).filter(r=>tn(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set((await e(
n)).map(({org:r})=>r));return s.has("*")?void 0:[...s].sort()},async partsOf(n,s){const r=(await e(n)).filter(o=>o.org==="*"||o.org===s);if(!r.some(({project:o})=>o===
void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].filter(o=>o!==void 0).sort()}}}function Xs({email:t,issuer:e}){return{email:t,
issuer:e}}function Io(t,e){return e.flatMap(n=>{const s=tn(n,t.place)?t.place:tn(t.place,n)?n:void 0,r=gn(n.role,t.role)?t.role:n.role;return s?[{org:s.org,project:s.
project,appID:s.appID,role:r}]:[]})}function tn(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===void 0||t.appID===
e.appID)}function Js({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}/${n}`}function gn(t,e){
return t!==void 0&&en.indexOf(t)>=en.indexOf(e)}function Lo(t){return en.findLast(e=>t.includes(e))}const nn=512,Zn=/^[!-?A-~]*@[!-?A-~]+$/;function Ao(t){return t.
length<=nn&&Zn.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function wn(t){return/[^\0-\x7f]/.test(t)}function Vs(t){return t.slice(t.lastIndexOf("@"))}const es=253,
ts="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",ko=new RegExp(`^(?:${ts}\\.)+(?!\\d+$)${ts}$`);function qs(t){return t.length<=es&&ko.test(t)}function Qs(t,e){return t===
e||t.endsWith(`.${e}`)}var z=D(2345);function ns(t){return R.KCZ([t,R.YOg(t)],"must be a string, or a list of strings")}const xt=R.FsL(R.YjP("must be a string"),
R.BpQ(1,"must not be empty")),vo=R.FsL(R.YjP("must be a string"),R.Ru6(nn,`must have at most ${nn} characters`),R.yGV(Zn,({input:t})=>{const e=wn(t)?"has charac\
ters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),ss=512,Zs="https://token.actions.githubusercontent.com",Do=R.FsL(bt(
R.YjP(),R.FsL(R.YjP("must be a string"),R.BpQ(1,"must not be empty"),R.Ru6(ss,`must have at most ${ss} characters`))),R.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),
"names no claim besides iss")),er=R.KCZ([vo,Do],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function rs(t){const e=`${t} ASCII emails\
, or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "env\
ironment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=R.KCZ([er,R.YOg(er)],'must be an email, "@domain", claims, or a list of\
 these');return R.yqP(R.FsL(n,R.h_(e)))}const os={viewer:rs("May read."),deployer:rs("May change apps, and what they have."),admin:rs("May do everything, also s\
ay who may.")},tr=R.FsL(R.YjP(),R.yGV(z.cS,"is not an identifier")),Mo=He({...os,apps:R.yqP(R.FsL(bt(tr,He(os)),R.h_("Grants for single apps, by their ID.")))}),
$o=24*36e5;function Co(t){try{const e=(0,kt.E9)(t,"buildTimeout");return e>=1e3&&e<=$o}catch{return!1}}const Uo="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",nr=R.FsL(R.YjP("m\
ust be a string"),R.Ru6(es+2,`must have at most ${es+2} characters`),R.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${Uo})$`),'must be a host name in lower case and punyc\
ode, as "shop.example.com", or "*.example.com", or "*"')),is=He({...os,projects:R.yqP(R.FsL(bt(tr,Mo),R.h_('Grants for single projects, by their ID. "*" has non\
e.'))),adminsMayGrant:R.yqP(R.FsL(R.zMY("must be true or false"),R.h_('True if those with the role admin may add and remove members, in the console and by "slip\
way members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" is for organizations without one of th\
eir own.'))),buildTimeout:R.yqP(R.FsL(R.YjP("must be a string"),R.z6Y(Co,'must be a time of 1s to 24h, as "90s", "30m" or "1h30m"'),R.h_('The longest that a bui\
ld of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of their own.'))),domains:R.yqP(R.FsL(ns(nr),
R.h_('Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, "*" fo\
r all.')))}),sr=He({issuer:R.FsL(R.YjP("must be a string"),R.z6Y(rr,"must be an https:// URL without query (http:// only for loopback)"),R.yuE({format:"uri"}),R.
h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:R.yqP(R.FsL(ns(xt),R.h_("Accepted aud values. Default: the platform's own \
base URL."))),email:R.lqM(R.FsL(R.YjP("must be a string"),R.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),R.z6Y(
t=>!wn(t),"has characters other than ASCII"),R.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{ema\
il}"),emailsVerified:R.lqM(R.FsL(R.zMY("must be true or false"),R.h_("True if the issuer verifies every email before it writes it into a token: then a token may\
 lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:R.yqP(R.
FsL(xt,R.h_("The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without\
 https://, with - for /}."))),clientSecretFile:R.yqP(R.FsL(xt,R.h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:R.
yqP(R.FsL(xt,R.h_("The environment variable of the platform that has the client's secret."))),name:R.yqP(R.FsL(xt,R.Ru6(60,"must have at most 60 characters"),R.
h_("The name of the identity provider on the sign-in page. Default: its host."))),require:R.lqM(R.FsL(bt(R.YjP(),ns(xt)),R.h_("Claims that a token must have, ea\
ch with one of the values.")),{})}),xo=R.FsL(He({$schema:R.yqP(R.YjP("must be a string")),localIssuer:R.lqM(R.FsL(R.zMY("must be true or false"),R.h_("Whether t\
okens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:R.lqM(R.FsL(R.YOg(sr,
"must be a list"),R.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`\
names ${s} twice`})}),R.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:R.FsL(bt(R.FsL(R.YjP(),R.
yGV(new RegExp(`^(?:\\*|${z.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),is),R.h_('Grants by organization; "*" is every organization.'))}),
R.DDF("platform.json"),R.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts, and ag\
ain when it changes."));function rr(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https\
:"||e.protocol==="http:"&&(0,ae.c)(e.hostname)}const as={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],
buildTimeoutOf:()=>{},mayUseDomain:()=>!0},or=1024*1024,jo=10;function ir(t,e={},n=()=>{}){const s=(0,W.join)(t,"platform.json");if(!(0,x.existsSync)(s))return as;
try{if((0,x.statSync)(s).size>or)throw new Error(`is larger than ${or} bytes`);return Bo(JSON.parse((0,x.readFileSync)(s,"utf8")),{file(r){return n(r),(0,x.readFileSync)(
(0,W.resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){throw new H.GQ("invalid_file",`${s}: ${r instanceof Error?r.message:String(r)}`,{place:{file:s},remedy:`\
Correct the file (${(0,No.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:r})}}const Fo={file:()=>"",env:()=>{}};function Bo(t,e=Fo){
const n=qn(xo,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,jo).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(
o).flatMap(([l,f])=>Po(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[Ho(
l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)throw new Error(`${ds(d)} names claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.
adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:r.map(({issuer:l,audience:f,email:p,emailsVerified:y,require:g,...T},O)=>({issuer:l,
audiences:f===void 0?void 0:[f].flat(),email:p,emailsVerified:y,granted:[...new Set(c.filter(({iss:b})=>b===l).flatMap(({claims:b})=>Object.keys(b)))],client:sn(
l,T,`issuers[${O}]`,e),require:Object.fromEntries(Object.entries(g).map(([b,S])=>[b,[S].flat()]))})),grantsOf:({email:l,issuer:f,claims:p={}})=>[...a.get(l)??[],
...a.get(Vs(l))??[],...c.filter(({iss:y,claims:g})=>y===f&&Object.entries(g).every(([T,O])=>p[T]===O))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),
membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){const f=o[l]?.buildTimeout??o["*"]?.buildTimeout;return f===void 0?void 0:(0,kt.E9)(f,"buildT\
imeout")},mayUseDomain(l,f){return[o[l]?.domains??[],o["*"]?.domains??[]].flat().some(y=>cs(y,f))}}}function sn(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,
name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(
`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names \
the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").
replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function cs(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(
t.slice(1))}function Po(t,e){if(t==="*"&&e.projects)throw new Error("organizations.*.projects is not possible: name the organization");const n=(r,o)=>en.flatMap(
i=>[o[i]??[]].flat().map(a=>({...r,role:i,who:typeof a=="string"?a.toLowerCase():a}))),s=Object.entries(e.projects??{});return[...n({org:t},e),...s.flatMap(([r,
{apps:o={},...i}])=>[...n({org:t,project:r},i),...Object.entries(o).flatMap(([a,c])=>n({org:t,project:r,appID:a},c))])]}function Ho(t,{iss:e=Zs,...n}){const{org:s,
project:r,appID:o,role:i}=t;return{org:s,project:r,appID:o,role:i,iss:e,claims:n}}function ds({org:t,project:e,appID:n,role:s}){return["organizations",...[t,...e===
void 0?[]:["projects",e],...n===void 0?[]:["apps",n]],s].join(".")}function Go(t,e){return Ro(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;
const r=await e.of([n.email,Vs(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(o))]})}const Wo=2e3;function Yo({dir:t,env:e,log:n,every:s=Q.fm}){
const r=(0,W.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,us(r)),ir(t,e,f=>o.set((0,W.resolve)(t,f),us((0,W.resolve)(t,f)))));let a=i(),c;const d=f=>{
c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,p])=>us(f)===p))try{const f=i();if(f===as&&a!==as){d(`${r} was removed: what it \
said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:r})}catch(f){d(f instanceof Error?f.message:String(f))}},
l=s(Wo,u);return{policy:zo(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function us(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,x.statSync)(t,{
bigint:!0});return[e,n,s,r].join()}catch(e){return(0,H.xU)(e)??"unknown"}}function zo(t){return{get localIssuer(){return t().localIssuer},get issuers(){return t().
issuers},get isLocal(){return t().isLocal},grantsOf:e=>t().grantsOf(e),adminsMayGrant:e=>t().adminsMayGrant(e),membersOf:e=>t().membersOf(e),buildTimeoutOf:e=>t().
buildTimeoutOf(e),mayUseDomain:(e,n)=>t().mayUseDomain(e,n)}}const Ko=1e3,Xo=2e4;class oe extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,
...s}={}){super(e,s),this.isFull=n}}async function Jo(t,e,n){const s=e.monotonic()+Xo;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof oe&&!o.
isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(Ko,n).catch(()=>{}),n?.aborted))throw o}}const ls=["ok","missed","refused","limited","failed"],Oe=["get_ok",
"get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_fa\
iled","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_fai\
led","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],tt={hour:36e5,day:864e5};function Bc({function_mib_ms:t}){
return t*1024*1024/tt.hour}function Pc(t){const e=n=>Object.fromEntries(ls.flatMap(s=>{const r=fs(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("ge\
t"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.
site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.
round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function fs(t,e){
return Oe.find(n=>n===`${t}_${e}`)}function Vo(t={}){const e=Oe.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Hc(t,e){return Object.fromEntries(Oe.map(
n=>[n,t[n]+e[n]]))}function Gc(t){const e=n=>Oe.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(
n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const ar={kvs(){},site(){}},qo=2e5,Qo=new Map(Oe.map((t,e)=>[t,e])),nt=t=>Qo.get(t)??0,Zo=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(ls.map(e=>[e,nt(fs(t,e)??`${t}_refused`)]))])),ei=nt("kvs_bytes_in"),ti=nt("kvs_bytes_ou\
t"),ni=nt("site_bytes_out"),si=nt("function_requests"),ri=nt("function_ms"),oi=nt("function_mib_ms"),ii=1024*1024,Tn=[nt("site_2xx"),nt("site_3xx"),nt("site_4xx"),
nt("site_5xx")];class ai{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(Oe.length);#o;lost=0;constructor(e){this.#o=cr(e)}kvs(e,n,s,r,o){let i=this.#e.
get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(Oe.length)},this.#e.set(e.keyspace,i)),st(i.counts,Zo[n][s],1),st(i.counts,ei,r),st(i.counts,
ti,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(Oe.length)},this.#t.
set(e.subdomain,r)),st(r.counts,n<300?Tn[0]:n<400?Tn[1]:n<500?Tn[2]:Tn[3],1),st(r.counts,ni,s)}requested(e,n){const{counts:s}=this.#i(e);st(s,si,1),st(s,ri,n)}held(e,n){
st(this.#i(e).counts,oi,n/ii)}#i({org:e,project:n,appID:s}){let r=this.#n.get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.
project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(Oe.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.
values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.
entries())st(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.get(r);if(o)for(const[i,a]of s.entries())st(o.counts,i,a);else
this.#s.size<qo?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=_n(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#o=cr(e)}get waiting(){return this.#s.
size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;this.#s.delete(s),n.push({scope:r,hour:o,counts:dr(i)})}return n}totals(){
const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())st(e,s,r);return dr(e)}}function st(t,e,n){t[e]=(t[e]??0)+n}function cr(t){
return Math.floor(t/tt.hour)*tt.hour}function dr(t){return Object.fromEntries(Oe.map((e,n)=>[e,t[n]??0]))}function _n(t){return Oe.reduce((e,n,s)=>/bytes|^function_/.
test(n)?e:e+(t[s]??0),0)}const ci=8e3,di=3e4,ui=250,ur=250,lr=500;function hs(t){const{clock:e,log:n,every:s=Q.fm}=t,r=new ai(e.now()),o=li(r,t);let i,a=!1;const c=async()=>{
try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(l){a||n("warn","usage_not_stored",{reason:String(l)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),
u=s(ci,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function li(t,{
usage:e,engine:n,clock:s,log:r}){const o=(0,j.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a=
{writer:o,number:i,rows:t.next(ui)}),await e.add(a).catch(d=>{if(d instanceof oe)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};
return async()=>{for(t.take(s.now()),await c();await e.countEnded(ur)===ur;);n&&await e.claimTurn("stored",di)&&await ps(e,n,s)}}async function ps(t,e,n){for(let s=0;;){
const r=await e.sizes(s,lr),o=r.length<lr,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}
var je=D(597),Je=D(2207);class B extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function jt(t,e){return new B(
"rate_limited",t,{"retry-after":String(e)})}function $e(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return be(Je.iV[n],r,t.
headers)}const fr=10;function hr(t,e){if(!(0,Y.Gv)(t))throw rt(["the body must be a JSON object"]);const n=qn(e,t,"the body");if("faults"in n)throw rt(n.faults);
return n.output}function rt(t){const e=t.length-fr,n=t.slice(0,fr).join("; ")+(e>0?`; and ${e} more`:"");return new B("validation_failed",`${n}.`)}const pr=[[/\0/,
"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];function Ge(t,e,n=[]){const s=[...pr,...n];return R.FsL(R.YjP("mus\
t be a string"),R.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),R.Ru6(e,`must have at most ${e} characters`),Vn(r=>s.find(([o])=>o.test(
r))?.[1]),R.yuE(bn(...s.map(([r])=>r))))}function bn(...t){return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function Ft(t){return R.KIO(t,`must be one of ${t.
join(", ")}`)}function Bt({pattern:t,example:e},n){return R.FsL(Ge(1,1024),R.yGV(t,`${n}, as "${e}"`))}function fi(t,e){const n=`must be a whole number of ${t} \
to ${e}`;return R.FsL(R.aig(n),R.ndf(n),R.Wwf(t,n),R.cGV(e,n))}function hi(t){return Ge(1,t,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}
const Pt=R.zMY("must be true or false"),ms=Ge(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spa\
ces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with \
"/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must n\
ot end with "."']]),pi=R.FsL(Ge(1,64),R.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),mi=R.FsL(Ge(2,4),R.yGV(
/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),Es=Ge(1,1024,[[/^(?:\/|[A-Za-z]:)/,
"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,
'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".git"']]),Ei=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
yi=/:\/\/[^/?#\\]*@/;function gi(t){return R.FsL(R.YjP("must be a string"),R.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Vn(e=>{const n=(0,je.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),R.yuE({maxLength:1024,pattern:Ei.source,...bn(yi,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:ys,envBytes:gs}=z.lF,mr=new RegExp(`^${z.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),ws=R.FsL(R.IeY(t=>Nn(t)===void 0,
({input:t})=>Nn(t)??""),R.yuE({type:"object",maxProperties:ys,propertyNames:{pattern:z.G1.source,...bn(mr)},additionalProperties:{type:"string",maxLength:gs-1,...bn(
...pr.map(([t])=>t))}}));function Nn(t){if(!(0,Y.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>ys)return`must have \
at most ${ys} variables`;let n=0;for(const[s,r]of e){const o=wi(s,r);if(o!==void 0)return`contains ${Nt(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>gs?`must have at most ${gs} bytes of names and values`:void 0}function wi(t,e){return z.G1.test(t)?mr.test(t)?`but names that begin with ${z.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const rn={device:"/identity/device",token:"\
/identity/token",revoke:"/identity/revoke"},Sn="slipway",Ts="urn:ietf:params:oauth:grant-type:device_code",On="BCDFGHJKLMNPQRSTVWXZ",m=new RegExp(`^[${On}]{4}-[${On}\
]{4}$`),h=100,E=300,w="developer@slipway.localhost";function _(t){const{issuer:e,key:n,clock:s,calls:r=new Map}=t;let o;const i=async(c={})=>{const d=await D.e(
460).then(D.bind(D,6460));o??=d.importJWK(n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),l=c.email??w;return new d.SignJWT({...c.claims,email:l,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(c.subject??l).setAudience(c.audience??t.audience).setIssuedAt(u).setExpirationTime(
u+(c.expiresInSeconds??E)).setJti((0,j.randomUUID)()).sign(await o)},a={"/identity/.well-known/openid-configuration":A(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:i,handler(c){const d=r.get(ke(c.target));if(d&&(c.method==="POST"||ke(c.target)!==rn.token))return d(c);if(c.method!=="GET"&&c.method!=="HEAD"){const f="\
The identity provider accepts only GET and HEAD";return $e(new B("method_not_allowed",f,{allow:"GET, HEAD"}),c)}const u=ke(c.target),l=a[u];if(l)return be(200,l,
{"cache-control":"public, max-age=300"});if(u!=="/identity/token")return $e(new B("not_found",`Nothing is at ${u}`),c);if(!P(c,t.requestToken)){const f="The req\
uest token is missing or wrong: see run.json";return $e(new B("unauthorized",f,{"www-authenticate":"Bearer"}),c)}return L(c.target,i)}}}async function L(t,e){const n=new URLSearchParams(
t.slice(ke(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,Y.Eb)({audience:s||void 0,email:r||void 0}));return be(200,{count:o.length,value:o})}function A(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[
Ts,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function P(t,e){const n=r=>(0,j.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(fe(t,"authorization")??"")?.[1];return s!==void 0&&(0,j.timingSafeEqual)(n(s),n(e))}const F=He({to:Ge(1,4096)}),
V=64*1024;function re(t,e){return async n=>{try{if(n.method!=="POST")throw new B("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!P(n,t))throw new B(
"unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});const{to:s}=hr(JSON.parse((await n.body(V)).toString()),F);return await e(
s),be(200,{to:s})}catch(s){if(s instanceof Lt)throw s;return $e(pe(s),n)}}}function pe(t){if(t instanceof B)return t;if(t instanceof SyntaxError)return new B("i\
nvalid_request","The body is not JSON.");if(t instanceof et)return new B("body_too_large",`The body is larger than ${V} bytes.`);const{mender:e,message:n}=(0,H.
I7)(t);return e==="user"?new B("validation_failed",`to: ${n}.`):new B("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}const Ve=2e3;function We({
deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a,isFaulty:c}){const d=new Map,u=r===void 0?{}:{node:r},l=()=>[...d].flatMap(([p,y])=>y.
map((g,T)=>[{service:p,status:`${T}xx`,...u},g]).filter(([,g])=>g>0)),f=async()=>{const p=await yr(t,o);return[ye("slipway_requests_total","counter","Requests a\
nswered.",l()),ye("slipway_state_available","gauge","1 if the state can be read, else 0.",[[u,p?1:0]]),...p?_i(p):[],..._s(i.figures(),u),ye("slipway_damaged_ob\
jects_total","counter","Stored objects found missing or damaged.",[[u,e?.total??0]]),...Ti(a?.()??[],u),...n?[Er(n,u)]:[],ye("slipway_policy_faulty","gauge","1 \
if platform.json has a fault, so that what it said before counts.",[[u,c?.()?1:0]]),...Ht(s?.()?.limiter,u),ye("process_resident_memory_bytes","gauge","Resident\
 memory.",[[u,process.memoryUsage.rss()]]),ye("process_uptime_seconds","gauge","Seconds since the process started.",[[u,process.uptime()]])].join("")};return{count(p,y){
let g=d.get(p);g||(g=[0,0,0,0,0,0],d.set(p,g));const T=Math.floor(y/100);g[T]=(g[T]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; ve\
rsion=0.0.4; charset=utf-8","cache-control":"no-store"},body:await f()})}}function _s({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","other"].flatMap(
a=>ls.flatMap(c=>{const d=fs(a,c);return d?[[{method:a,outcome:c,...s},t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"\
kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];return[
ye("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),ye("slipway_site_requests_total","counter","Requests to sites of apps.",
o),ye("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),ye("slipway_function_requests_total","counter","Requests to instances\
 of functions.",[[s,t.function_requests]]),ye("slipway_function_seconds_total","counter","Seconds that requests to functions took together.",[[s,t.function_ms/1e3]]),
ye("slipway_function_byte_seconds_total","counter","Bytes of memory of instances, times seconds.",[[s,t.function_mib_ms*1048.576]]),ye("slipway_usage_waiting_ro\
ws","gauge","Rows of usage that are not stored yet.",[[s,e]]),ye("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[[s,n]])]}function Ti(t,e){
if(t.length===0)return[];const n=r=>t.flatMap(o=>o.left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.kind,...e},r.ended]);return[ye("slipway_collect\
ed_items_total","counter","Items that collections have ended.",s),ye("slipway_kept_items","gauge","Items that the last collection left.",n("items")),ye("slipway\
_kept_bytes","gauge","Bytes that the last collection left.",n("bytes"))]}function Er({canBuild:t},e){return ye("slipway_can_build","gauge","1 if the node can bu\
ild, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}function Ht(t,e){if(!t)return[];const n="What limits the memory and the processes of builds. A\
lways 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";return[ye("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function yr(t,e){const n=new AbortController,
s=e.sleep(Ve,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof oe)return;throw r}finally{n.abort()}}function _i(t){
const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[ye("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.
status},s.count])),ye("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),ye("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},e(t,"ms")/1e3]]),ye("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function ye(t,e,n,s){
const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,d])=>`${c}="${gr(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function gr(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var bi=D(7634);const Rn=5e3,In=15e3,Wc=null,wr=1e3,Ni=10;async function Ln(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:bi.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,ability:d}=n,u=()=>a.announce({...i(),...c,canBuild:d?.canBuild});await d?.look(),await Si(u,n,t);const l=Yp(u,d,t);return An(await a.living(),c,t),{list:()=>a.
list(),async[Symbol.asyncDispose](){await l(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function Si(t,{signal:e},{own:{name:n},clock:s,
log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw Oi(n,i);o||r("warn","node_name_awaited",Tr(n,i)),o??=i,await s.sleep(wr,e)}}
function Tr(t,{address:e,silentMs:n}){const s=Math.max(0,In-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,kt.a3)(n)} ago. If it wa\
s killed, this one goes on in ${(0,kt.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function Oi(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,kt.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${In/1e3} seconds and start this one again.`;return new H.GQ("invalid_input",s,{input:"node",remedy:r})}
function An(t,e,{log:n}){for(const{key:s,flag:r,means:o}of on){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.
slice(0,Ni).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const on=[{key:"publicUrl",flag:"--publi\
c-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"\
Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function Yp(t,e,{own:{name:n},log:s,every:r=Q.fm}){let o;const i=zp(
s),a=async()=>{const f=await t();f?i("node_name_taken",{node:n,address:f.address,means:Kp}):i(void 0)},c=async()=>{try{await e?.look();let f;do f=e?.canBuild,await a();while(e?.
canBuild!==f)}catch(f){i("node_not_announced",{reason:String(f)})}finally{o=void 0}},d=()=>{o??=c()},u=r(Rn,d),l=e?.subscribe(d);return async()=>{u(),l?.[Symbol.
dispose](),await o}}function zp(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const Kp="Another process took the name of this node while this one\
 gave no sign of life. Stop one of them, and start it with another --node",bs=["control","build","edge","kvs"],Ik=null;var Ce=D(5807);const Xp=["error","warning",
"notice"],{failureLogLines:Yc,failureLogLine:zc}=z.lF,Kc={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_fai\
led",activate:"activation_failed"};function Xc({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Ce.vI)(n,z.
IC.message),exitCode:s},c=r===null?null:r.slice(0,z.IC.signal),d=i.filter(({file:p})=>p.length<=z.IC.file).slice(0,z.IC.findings).map(p=>({...p,code:p.code===null?
null:(0,Ce.vI)(p.code,z.IC.findingCode),message:(0,Ce.vI)(p.message,z.IC.findingMessage)})),u=Jc(d,z.IC.bytes/2),l=z.IC.bytes-Ri({...a,signal:c,log:[],diagnostics:u}),
f=o.slice(-Yc).map(p=>(0,Ce.vI)(p,zc));return{...a,signal:c,log:Jc(f.reverse(),l).reverse(),diagnostics:u}}function Jc(t,e){let n=e;const s=t.findIndex(r=>(n-=Ri(
r)+1,n<0));return s===-1?t:t.slice(0,s)}function Ri(t){return Buffer.byteLength(JSON.stringify(t))}function Vc(t){if(!(0,Y.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=Je.Mb.find(d=>d===t.stage),i=Je.sR.find(d=>d===t.code);if(!o||!i||!(0,Y.KH)(r,z.IC.message)||!Ii(e)||n!==null&&!(0,Y.KH)(n,z.IC.signal)||!Array.
isArray(s)||s.length>Yc||!s.every(d=>(0,Y.KH)(d,zc)))return;const a=qc(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Ri(c)<=z.IC.bytes?c:void 0}function qc(t){if(!Array.isArray(t)||t.length>z.IC.findings)return;const e=[];for(const n of t){const s=Jp(n);if(!s)return;e.push(
s)}return e}function Jp(t){if(!(0,Y.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Xp.find(c=>c===t.severity);if(!i||!(0,Y.KH)(e,z.IC.file)||!(0,Y.
KH)(o,z.IC.findingMessage)||r!==null&&!(0,Y.KH)(r,z.IC.findingCode)||!Ii(n)||!Ii(s))return;const a=Vp(t.source);return{file:e,line:n,column:s,severity:i,code:r,
message:o,...a&&{source:a}}}function Vp(t){if(!Array.isArray(t)||t.length>z.IC.sourceLines)return;const e=t.flatMap(n=>!(0,Y.Gv)(n)||!(0,Y.KH)(n.text,z.IC.sourceLine)?
[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function qp(t){return{stage:t,code:Kc[t],
message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Ii(t){return t===null||
Number.isSafeInteger(t)}function Qc(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class an extends Error{name="BuildFailure";facts;constructor(e){
const n=Xc(e);super(n.message),this.facts=n}}class _r extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const Qp=2e3,Zp=1e3;
function em({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i}){const a=new Set;let c=!1;const d=bs.map(p=>[p,nm(s[p],r)]),u=new Map(d.filter(([p])=>e.
includes(p))),l=async p=>{const y=u.get(p);return y?c?"draining":a.has(p)?await y()?"ready":"failing":"starting":"absent"},f=async p=>{const y=await Promise.all(
p.map(async S=>[S,await l(S)])),[,g="ready"]=y.find(([,S])=>S!=="ready")??[],T=p.includes("build")?o?.():void 0,O=T&&{limitedBy:Qc(T.limiter),network:T.network},
b={status:g,node:t,roles:Object.fromEntries(y),...(0,Y.Eb)({builds:O,functions:p.includes("edge")?n:void 0}),...p.includes("control")&&i?.()&&{policy:"faulty"}};
return g==="ready"?be(200,b):be(503,b,{"retry-after":"1"})};return{start(p){for(const y of p?[p]:bs)a.add(y)},drain(){c=!0},handler(p){const y=tm(p);if(y===void 0)
return f(e);const g=bs.find(T=>T===y);return g?f([g]):$e(new B("invalid_request",`role is one of ${bs.join(", ")}.`),p)}}}function tm({target:t}){return new URLSearchParams(
t.slice(ke(t).length)).get("role")??void 0}function nm(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(
Qp,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&
e.monotonic()-s.at<Zp?s.can:(n??=r(),n)}var Li=D(7067),kn=D(7075);class Zc extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the dom\
ain ${e}`),this.domain=e}}class Ai extends Error{name="QueueFull";most;constructor(e){super(`The organization has ${e} queued deployments`),this.most=e}}const sm=500,
rm=20,Lk=null;function ki(t){if(t instanceof B)return t;if(t instanceof Ai){const e="Wait until some of them have started, and try again (slipway platform --org\
anization-queue).";return new B("rate_limited",`The organization has ${t.most} deployments in the queue. ${e}`,am)}if(t instanceof oe)return t.isFull?new B("una\
vailable","The platform has no room to store more. Its operator has to add some.",im):new B("unavailable",`The platform cannot read or write its state now. ${om}`,
cm)}const om="Read what was to be changed before you repeat the call, because it may have been changed.",im={"retry-after":"30"},am={"retry-after":"60"},cm={"re\
try-after":"5"},dm=8,br=new WeakMap;function ed(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(br.get(s)??0)+1;if(br.set(
s,r),r>dm){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(br.get(s)??1)-1;br.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const td=2e4,um=.75,lm=1024,
fm=1024,hm=64,pm={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},nd=500,mm=20,Em=512,ym=32;function sd(){let t="";try{t=(0,x.readFileSync)("/proc/self/limits","utf8")}catch{}
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
kn.Readable?{key:t,bytes:_m}:{key:e.buffer,bytes:e.buffer.byteLength}}const Sm=16;class Om{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Sm&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const Rm=/^[\w.:-]{1,128}$/,Im=12e4,rd=8*1024*1024,Lm=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Am=47,km=(0,j.randomBytes)(5).toString("hex");let od=0;class vm{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==Am&&Dm(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];od+=1,this.#s=typeof e=="string"&&Rm.test(e)?e:`${km}-${od}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return Be(e,fe(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),Im).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new Lt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+rd){d(new et);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
rd?(n.pause(),d(new et)):i.length=0}),n.on("end",()=>{if(a>e)return d(new et);clearTimeout(c),r(Mm(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function Dm(t){const[,e,n=""]=Lm.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Mm(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const $m=1e3;function Cm({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function Um(t,e){const n=new Li.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),$m).unref()}),
n}function xm(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const jm=3e4,vi=t=>$e(new B("unavailable","The platform is starting.",{"retry-after":"1"}),t),Fm=128*1024*1024;async function id(t){
const{host:e,log:n,batch:s=new Om}=t,r={handler:vi,closing:!1,log:n,batch:s,bodies:new bm(Fm)},o=t.connections??sd(),i=new gm(o,y=>a(y,cd),t.clientTimes),a=Hm(i),
c={open:new Set,proxies:le(t.trustedProxies??[])},d=new Set,u=(y,g,T)=>{s.open(),i.began(y.socket,g),zm(r,{request:new vm(y,g,c,T),incoming:y,outgoing:g})},l=(0,Li.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:jm,joinDuplicateHeaders:!0},(y,g)=>ed(y,g,()=>u(y,g)));l.on("checkContinue",(y,g)=>ed(y,g,()=>u(
y,g,{waits:!0}))),l.on("upgrade",(y,g,T)=>{const O=i.isIdle(y.socket);if(O&&!Cm(y))return xm(l,y,g,T);const b=O?Um(y,y.socket):void 0;if(!b)return void g.destroy();
d.add(g),g.once("close",()=>d.delete(g)),u(y,b,{head:T})}),l.on("connection",y=>i.opened(y)),l.on("clientError",(y,g)=>a(g,(0,H.xU)(y)));const f=await Wm(l,t.port,
e);let p;return{port:f,serve(y){r.handler=y},close(y=5e3){return r.closing=!0,p??=Ym(l,c.open,d,y),p}}}function ad(t,e){return`http://${(0,ie.isIPv6)(t)?`[${t}]`:
t}:${e}`}const Bm=1e3,cd="ERR_HTTP_REQUEST_TIMEOUT",Pm="HPE_INVALID_EOF_STATE";function Hm(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===Pm||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(Gm(s)),setTimeout(()=>n.destroy(),Bm).unref()}}const dd=`The address and the headers \
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
${dd}`}function Wm(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,H.xU)(o);r(i==="EADDRINUSE"?new H.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new H.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function Ym(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new H.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function zm(t,e){const{request:n}=e,s=o=>Di(ud(n,o,t.log),t,e),r=o=>{try{
Di(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function ud(t,e,n){const s=(0,H.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=ki(e);if(o)
return $e(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return $e(new B("internal",i),t)}function Di(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof kn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){Km(t.take,e,n);return}if(r.writeHead(
t.status,Xm(t,e,n)),o.method==="HEAD"||ld(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof kn.Readable?Jm(s,e,n):e.batch.end(r,s)}async function Km(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=ud(s,l,e.log);o.headersSent?o.destroy():Di(f,e,n)}}function Xm(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof kn.Readable)&&!ld(t)&&s.push("con\
tent-length",Vm(t.body)),s}function ld({status:t}){return t===204||t===304}function Jm(t,{log:e},{request:n,outgoing:s}){(0,kn.pipeline)(t,s,r=>{r&&(0,H.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function Vm(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const Mi=["0.0.0.0","::"];function fd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Mi.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(qm(o,e))return!0;const i=Qm(o);return i===void 0?!1:i==="localhost"||i===n||(0,ae.O)(i)||s&&(0,ie.isIP)(i)!==0}}function qm(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Qm(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,ie.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}var cn=D(1101);function Zm(t){return new eE(t)}class eE{#e;#t;#n;#s=!1;constructor(e){this.#e=
e}answer(e){const{instances:n}=this.#e;if(!n)return(0,cn.Ih)(new cn.Lw("functions_off",void 0,60));if(this.#s)return(0,cn.Ih)(new cn.Lw("stopping"));const s=this.#n;
return At(s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new cn.Lw("stopping");return(await this.#r(
s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,
reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(
n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){
this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){return this.#t??=Promise.all([D.e(729),D.e(89)]).then(D.bind(D,5089)).
then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var ge=D(1455),ce=D(3052),tE=D(1421),nE=D(6193);const sE=524288,rE=65535;let hd;function oE(){
return hd??=iE().filter(t=>t>2&&t<=rE&&aE(t)),hd}function iE(){try{return(0,x.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function aE(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,x.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&sE)===0}catch{return!1}}function cE(t){const e=oE().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,x.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,x.closeSync)(n)}}const dE={serverBytes:ce.j9,serverFiles:2e5},uE=384,lE=4*ce.j9,
pd={base:128,perProcessor:256},Nr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ce.j9,logBytes:4*ce.D6,memoryBytes:Math.min(lE,Math.floor(fE()/2)),diskBytes:8*ce.j9,
diskFiles:2e6,processes:pd.base+pd.perProcessor*(0,he.availableParallelism)(),installBytes:2*ce.j9,installsBytes:20*ce.j9,...dE};function fE(){const t=process.constrainedMemory();
return t>0?Math.min((0,he.totalmem)(),t):(0,he.totalmem)()}const Ak=1e3;function kk(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Sr=D(8595),md=D(5290);
const vn=864e5,hE=1e3,pE=90,mE=7*vn,EE={most:500,ageMs:30*vn},yE=30*vn,gE=400,wE=512*ce.D6,Or={apps:{what:"deleted apps, with their releases, logs, variables, t\
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
owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},vk={caches:{bytes:4*ce.j9,allBytes:20*
ce.j9,items:Number.POSITIVE_INFINITY,ageMs:30*vn},mirrors:{bytes:4*ce.j9,allBytes:20*ce.j9,items:Number.POSITIVE_INFINITY,ageMs:30*vn},tools:{bytes:Number.POSITIVE_INFINITY,
allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*vn}},Dk=200,Mk=8,$k=36e5,Ed={files:1e5,fileBytes:512*ce.D6,totalBytes:4*ce.j9},Rr={pathBytes:1024,
pathsBytes:16*ce.D6,rulesBytes:256*1024,indexBytes:32*ce.D6},$i=32*ce.D6,yd={pathBytes:4096,pathsBytes:32*ce.D6,rulesBytes:8*ce.D6,indexBytes:48*ce.D6},Ck=null,
Ir=ce.D6,TE=8,Uk=32,gd=3600*1e3,xk=gd/2,_E=2*ce.D6,wd=4*ce.D6,bE=64*1024,NE=16384,SE=128*1024,OE=128,RE=50,IE=2e3,Td=6e4,LE=1e3,AE=1e3,jk=50;function kE(t){try{
const e=JSON.parse(t);return(0,Y.Gv)(e)?ME(e):void 0}catch{return}}const _d={ready({isolation:t,limiter:e,network:n,hasFailed:s}){const[r,o,i]=[BE(t),PE(e),GE(n)];
if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Je.
Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,Y.KH)(t,bE)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,Y.KH)(t,64)?{kind:"commit",commit:t,facts:HE(e)}:void 0,ask({id:t,question:e}){const n=(0,Y.Gv)(e)?
$E(e):void 0;return n&&qe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,Y.KH)(t,Ci)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,Y.KH)(e,64)&&(0,Y.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[WE(t),(0,md.h)(n)],i=z.jI.find(a=>a===s);if(!(!r||!o||!(0,Y.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=Vc(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=YE(t);return n&&(0,Y.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=Ns(t,Object.keys(Or).length,zE);return e&&{kind:"done",collected:e}}},Ci=256,Lr=Rr.pathBytes,vE=64,bd=250,DE=100,
Ui=1e3,xi=1e3;function ME(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(_d,e)?_d[e](t):void 0}function $E({about:t,name:e,part:n,isLast:s,after:r,
found:o}){if(t==="lock"&&(0,Y.KH)(e,Ci))return{about:t,name:e};if(t==="output"){const i=(0,Y.Gv)(n)?CE(n):void 0;return i&&{about:t,part:i,isLast:s===!0}}if(t===
"start"){const i=qc(o);return i&&{about:t,found:i}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function CE({files:t,odd:e,ignoredRules:n,
faults:s}){const r={files:Ns(t,bd,xE),odd:Ns(e,bd,jE),ignoredRules:Ns(n,DE,FE),faults:Ns(s,Sr.ws,UE)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&
c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function Ns(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===
t.length?s:void 0}function UE(t){const{file:e,line:n,message:s,isMarked:r}=(0,Y.Gv)(t)?t:{};if(!(!(0,Y.KH)(s,Sr.iA)||e!==null&&!(0,Y.KH)(e,Lr))&&!(n!==null&&!qe(
n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function xE(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,Y.Gv)(t)?t:{};if(!(!(0,Y.
KH)(e,Lr)||!(0,Y.KH)(o,vE))&&!(!qe(n)||!qe(s)||!qe(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function jE(t){const{path:e,kind:n}=(0,Y.
Gv)(t)?t:{},s=Sr.q3.find(r=>r===n);return s&&(0,Y.KH)(e,Lr)?{path:e,kind:s}:void 0}function FE(t){const{file:e,line:n,reason:s}=(0,Y.Gv)(t)?t:{};if(!(!(0,Y.KH)(
e,Ci)||!(0,Y.KH)(s,Ui)))return{file:e,reason:s,...qe(n)?{line:n}:{}}}function BE(t){if((0,Y.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,Y.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function PE(t){const{kind:e,folder:n,reason:s}=(0,Y.Gv)(t)?t:{};return e==="cgroup"&&(0,Y.KH)(n,Lr)?{kind:e,folder:n}:e==="sampling"&&(0,Y.KH)(s,Ui)?{kind:e,
reason:s}:void 0}function HE(t){const{subject:e,author:n}=(0,Y.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Ce.Ow)(r,o).trim()||null;return{subject:s(e,z.jh.subject),
author:s(n,z.jh.author)}}function GE(t){const{level:e,reason:n}=(0,Y.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,Y.KH)(n,Ui)?{level:e,
reason:n}:void 0}function WE(t){if(!(0,Y.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!qe(n)||!qe(s)||!qe(r)||!qe(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function YE(t){const{text:e,folder:n,command:s,output:r,type:o,
typeBecause:i}=(0,Y.Gv)(t)?t:{},a=z.yN.find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Ce.Ow)(d,xi):null;return{
text:(0,Ce.Ow)(e,2*xi),folder:(0,Ce.Ow)(n,xi),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function zE(t){const{kind:e,items:n,bytes:s,left:r}=(0,Y.Gv)(t)?
t:{},o=Object.keys(Or).find(c=>c===e);if(o===void 0||!qe(n)||!qe(s))return;const i=(0,Y.Gv)(r)?r:{},a=qe(i.items)&&qe(i.bytes);return{kind:o,items:n,bytes:s,...a&&
{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function qe(t){return Number.isSafeInteger(t)&&Number(t)>=0}const Ar=import.meta.filename.endsWith(".ts"),
kr=(0,W.join)(import.meta.dirname,Ar?"../../..":"../.."),Nd=(0,W.join)(kr,Ar?"src/worker.ts":"dist/worker/index.js"),Fk=Ar?(0,W.join)(kr,"src"):Nd,Sd=(Ar?["src",
"node_modules","package.json"]:["dist","package.json"]).map(t=>(0,W.join)(kr,t)),KE=(0,W.join)(kr,"node_modules",".cache","slipway"),XE=4,ji=5;function JE(){const t=(0,W.
dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,x.statSync)(s).mode&ji)!==ji),n=e??Sd.map(Od).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`\
chmod -R a+rX ${e?t:Sd.join(" ")}`}}function Od(t){const e=(0,x.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?ji:XE;if((e.mode&n)!==n)return t;
const s=(0,W.basename)((0,W.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,x.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){
const i=Od((0,W.join)(t,o));if(i!==void 0)return i}}function Rd(t){return`${(0,j.hash)("sha256",t).slice(0,16)}/`}function VE(t,e){return`slipway-worker:${Rd(t)}${e}`}
function qE(t,e){return`slipway-functions:${Rd(t)}${e}`}const QE=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function Id(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&QE.some(r=>r.test(
n))&&(e[n]=s);return e}function Ld(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:KE,
...n&&{NODE_EXTRA_CA_CERTS:(0,W.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var ZE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
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
then(()=>o(i,a))})})}}class ry extends Ad{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:ty,read:kE})}}function oy(t){return Object.entries(he.constants.
signals).find(([,n])=>t===OE+n)?.[0]??null}function iy(t,e){try{t!==void 0&&(0,he.setPriority)(t,e)}catch{}}var ot=D(6583);const ay=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],kd=40,Ss=2e3,cy=8e3,dy=2e4,uy=200;function vd(t,e){return`${t}/${e}.sock`}function ly(t){const e=(0,Y.U4)(t);if(!(0,Y.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(Dd,n)?Dd[n](e):void 0}const Dd={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[Gt(t,["bubblewrap","none"]),Gt(e,["cgroup","sampling"])],{level:i,reason:a}=(0,Y.Gv)(n)?n:{},c=Gt(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,Ss)},u=typeof s=="string"?{apart:s.slice(0,Ss)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=Md(e);return n&&Dn(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>Dn(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=hy(e);return n&&Dn(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!Dn(t)||!Array.isArray(e)||e.length>dy)return;const n=e.map(fy).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>Dn(t)&&vr(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,Y.Gv)(e)?$d(e):void 0;return n&&Dn(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=Gt(t,["info","warn",
"error"]);return s&&(0,Y.KH)(e,64)&&(0,Y.KH)(n,Ss)?{kind:"note",level:s,event:e,text:n}:void 0}};function Gt(t,e){return e.find(n=>n===t)}function Dn(t){return(0,Y.
KH)(t,kd)}function vr(t){return Number.isSafeInteger(t)&&Number(t)>=0}function Md(t){const{step:e,at:n}=(0,Y.Gv)(t)?t:{},s=Gt(e,ot.F$);return s&&vr(n)?{step:s,at:n}:
void 0}function fy(t){const{at:e,stream:n,text:s}=(0,Y.Gv)(t)?t:{},r=Gt(n,["stdout","stderr"]);return r&&vr(e)&&(0,Y.KH)(s,cy)?{at:e,stream:r,text:s}:void 0}function $d({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!vr(t))&&!(e!==null&&!(0,Y.KH)(e,kd)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function hy(t){if(!(0,Y.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[Gt(e,ay),Gt(n,ot.F$),$d(t)];if(!i||!a||!c||!(0,Y.KH)(s,Ss)||!Array.isArray(r)||r.length>
uy||!r.every(f=>(0,Y.KH)(f,Ss))||!Array.isArray(o)||o.length>ot.F$.length)return;const d=o.map(Md).filter(f=>f!==void 0),{exitCode:u,signal:l}=c;return{code:i,step:a,
message:s,exitCode:u,signal:l,lines:r,journey:d}}const py={startMs:6e4,tmpBytes:512*ce.D6,tmpFiles:1e5,processes:256},my=1e4,Ey=5e3,yy=5,gy=100;function wy(t){const e=new Ty(
t);return e.recover(),e}class Ty{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,x.realpathSync)(e.nodeDir),this.#n=Ud(this.#t)}recover(){
Cd(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,j.randomUUID)().slice(0,8)}`,s=this.#a(),r=new _y(n,e,{socket:vd(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(my))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),Ey);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,x.mkdirSync)(this.#n,{recursive:!0,mode:448}),Ny(this.#n);const{env:e,log:n}=this.#e,
s=new Ad({args:["functions",qE(this.#t,process.pid)],env:Ld(e),niceness:yy,read:ly});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,ge.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
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
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new ot.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new ot.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new ot.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const by=10;function Cd(t){return[(0,W.join)(t,"functions","running"),Ud((0,x.realpathSync)(
t))].some(n=>(0,x.existsSync)(n)&&(0,x.readdirSync)(n).length>0)}function Ud(t){const e=(0,W.join)(t,"functions","sockets");return Buffer.byteLength(vd(e,"i-000\
00000"))+4<=gy?e:(0,W.join)((0,he.tmpdir)(),`slipway-${(0,j.hash)("sha256",t).slice(0,16)}`)}function Ny(t){const{uid:e,mode:n}=(0,x.lstatSync)(t);if(!((0,x.lstatSync)(
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
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Sy=4*ce.D6,Oy=30*864e5,Ry=1e4,Iy=2e3;class Ly{#e;#t;#n=new Fi;#s=new Map;constructor({folder:e,
fileBytes:n=Sy}){this.#e=e,this.#t=n}async add(e,n){const s=Bi(e);for(const o of this.#s.get(s)??[])n.forEach(o);const r=n.map(({at:o,instance:i,stream:a,text:c})=>`${JSON.
stringify([o,i,a,c])}
`).join("");await this.#n.run(s,()=>this.#o(s,r))}async tail(e,n){const s=Bi(e),r=Math.min(Math.max(0,Math.floor(n)),Ry),{newer:o,older:i}=this.#r(s);return this.#n.
run(s,async()=>{const a=Bd(await Fd(o,this.#t),r);return[...a.length<r?Bd(await Fd(i,this.#t),r-a.length):[],...a]})}follow(e,n){const s=Bi(e),r=[];let o=()=>{};
const i=d=>{r.length<Iy&&r.push(d),o()},a=this.#s.get(s)??new Set;this.#s.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#s.get(s)===a&&this.#s.delete(
s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:await new Promise(l=>{
o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,ge.readdir)(this.#e).catch(()=>[]))await this.#n.run(n,async()=>{
const s=await(0,ge.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,ge.rm)((0,W.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,W.
join)(this.#e,e,"newer.jsonl"),older:(0,W.join)(this.#e,e,"older.jsonl")}}async#o(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,older:o}=this.#r(
e);await(0,ge.mkdir)((0,W.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,ge.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(n)>this.#t&&await(0,ge.
rename)(r,o),await xd(s,await(0,ge.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=jd(s);r&&await r}}}function Bi({org:t,project:e,
appID:n}){return(0,j.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function Fd(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,ge.
open)(t,"r").catch(()=>{});if(!s)return"";const r=xd(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.read(i,0,i.length,Math.
max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=jd(n);s&&await s}}function Bd(t,e){return e===0?[]:t.split(`
`).slice(0,-1).slice(-e).flatMap(s=>Ay(s)??[])}function Ay(t){const e=(0,Y.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Y.KH)(s,40)&&(0,Y.
KH)(o,8e3)&&(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function Dr(t){const{everyMs:e,onFailure:n,every:s=Q.fm,isDue:r=!1}=t;let o;const i=()=>(o??=
t.run().then(()=>{},n).finally(()=>{o=void 0}),o),a=s(e,()=>{i()});return r&&i(),{run:i,async[Symbol.asyncDispose](){a(),await o}}}async function ky(t){try{return(await Hd(
t)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(
e)}}async function Pd(t,e){return(await Hd(t)).nextRun(new Date(e))?.getTime()??null}async function Hd(t){const{Cron:e}=await D.e(814).then(D.bind(D,5814));return new e(
t,{timezone:"UTC",mode:"5-part"})}const vy="SLIPWAY_SCHEDULE_SECRET",Dy=15e3,My=50,Gd=5,$y=40,Cy=60*6e4,Uy=15*6e4;function xy(t){const{schedules:e,log:n,every:s}=t,
r=new Map,o=u=>[...r.values()].filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const p=JSON.stringify([u.subdomain,l]),y=o(u.app.org)>=Gd,g=r.has(p)?"the\
 call before has not ended":y?`its organization has ${Gd} calls under way`:void 0;if(g!==void 0)return t.say(u.app,`${Pi(l)}: left out, because ${g}`);const T=Fy(
t,u,l,f).finally(()=>r.delete(p));r.set(p,{org:u.app.org,call:T})},c=async()=>{for(const u of await e.due(My)){const{next:l,come:f}=await jy(u);if(f.length>0&&r.
size>=$y)break;if(await e.take(u,l))for(const[p,y]of f)a(u,p,y)}},d=Dr({everyMs:Dy,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof oe))&&n("warn","\
schedules_not_read",{reason:String(u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...r.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.
asyncDispose]}}async function jy({entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await Pd(o.cron,Math.max(e,n-Cy));i!==
null&&i<=n&&s.push([o,i]);const a=await Pd(o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function Fy(t,e,n,s){const{app:r,subdomain:o,now:i}=e,
{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,f=a.monotonic();try{const p=await d(o);if(!p)return;const y=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(
s).toISOString()}),g=`${o}.${s}.${e.entries.indexOf(n)}`,T=By(await u(o),g,i,y),O=await c(p,{path:n.path,headers:T,body:y,timeoutMs:Uy});l(r,`${Pi(n)}: ${O}, ${Math.
round(a.monotonic()-f)} ms`)}catch(p){l(r,`${Pi(n)}: failed, because ${p instanceof Error?p.message:String(p)}`)}}function Pi({cron:t,path:e}){return`POST ${e} \
by its schedule (${t})`}function By(t,e,n,s){const r=Math.floor(n/1e3),o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,j.createHmac)("sha256",o).update(`${e}\
.${r}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`\
v1,${i}`}}function Py(t){return{status(e){const n=t(e);return n&&Hy(n)}}}function Hy(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,
requests:c,restarts:d,journey:u}=n;return s!==null&&Gy(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,
instances:e,lastFailure:t.lastFailure,crashLoop:Wy(t)}}function Gy(t){return t==="starting"||t==="ready"||t==="draining"}function Wy({state:t,failing:e,instances:n}){
if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||
s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const Yy=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSIO\
N_TOKEN","AWS_REGION"],zy=60*6e4;async function Wd({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${z.be}URL`]:n,
[`${z.be}REGION`]:z.aT,...s}}async function Ky(t,e,n,s){const r=await Wd(t,e,n);return Object.keys(r).length===0?{}:{...r,...zd(await Yd(t,e,s))}}async function Xy(t,e){
const{roles:n,clock:s,log:r,every:o=Q.fm}=t,i=await Yd(t,e,void 0),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.
accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(l){r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(zy,()=>{d()});return{
variables:zd(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}
async function Yd({tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.injected(s);return e.issue(o,n.now(),r)}function zd({accessKeyID:t,secret:e,sessionToken:n}){
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
message:String(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new ot.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const eg=["running","\
starting","stopping","asleep","failed","crash-loop"],Kd={default:100,most:1e3},tg=6e4,ng=1e4,sg=100,Xd=256*1024,Jd=2e3,rg=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;
function Bk(t){const[,e,n,s]=rg.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function og(t,e,n=Q.fm){const s=new Map,r=(a,c)=>{c.
close(),s.get(a)===c&&s.delete(a)},o=n(ng,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=tg&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.
get(c)??new ig(t,a,f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>sg&&l&&r(...l),u};return{async read(a,{lines:c,after:d}){const u=i(
a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class ig{#e=(0,j.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){
const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=Hi(
e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>Kd.most||this.#r>Xd&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,
s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{
lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=cg(e.filter(s).map(Hi)),o=e.at(-1),i=o&&this.#s.
findLastIndex(c=>ag(c,Hi(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(
s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function Hi(t){return t.text.length<=Jd?t:{...t,text:t.text.slice(0,Jd).toWellFormed()}}function ag(t,e){
return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function cg(t){let e=Xd,n=t.length;for(;n>0&&t.length-n<Kd.most&&(e-=t[n-1]?.text.
length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function dg(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-\
loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function Pk(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+
1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function ug(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(
og(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,z.Rm)(o.type)&&o.liveRelease!==null?dg(r.statuses.status(o)):void 0}}async function Vd(t){const e=await t.
signingKey(lg),n=(0,Y.U4)(e.value);if(!(0,Y.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!fg({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.
d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=hg(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"\
ES256"}}}function Gi({privateJwk:t},e){return new Uint8Array((0,j.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function lg(){const t=(0,j.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function fg(t){try{const e=(0,j.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,j.verify)("sha256",r,(0,j.createPublicKey)(
{key:s,format:"jwk"}),(0,j.sign)("sha256",r,e))}catch{return!1}}function hg(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,j.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const qd=6e5,Qd=6*36e5,pg=3e4,Zd=5e3;function mg(t,e,n){return Mn(async()=>{const s=await D.e(460).then(D.bind(D,6460)),
r=s.createRemoteJWKSet(await Eg(t,e),{timeoutDuration:Zd,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.
NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,
i=n.monotonic()+Math.min(pg*2**Math.max(0,a-1),qd)}),c);return async(l,f)=>{const p=n.monotonic()>=i||d()>=Qd;if(d()>=qd&&p&&await u(),d()>=Qd)throw Mr();try{return await r(
l,f)}catch(y){if(!(y instanceof s.errors.JWKSNoMatchingKey))throw y;const g=n.monotonic()>=i;if(g&&await u(),a>0)throw Mr();if(!g)throw y;return r(l,f)}}})}async function Eg(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Zd),redirect:"error"})).json();return yg(s,t)}catch{
throw Mr()}}function yg(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Mr(){return new B("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Mn(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const Wi="127.0.0.1",gg={"http:":80,"https:":443};async function wg({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,
allow:`${o}:${i||gg[a]}`,async[Symbol.asyncDispose](){}}}const s=await id({port:0,host:Wi,log:n});s.serve(t);const{port:r}=s;return{url:ad(Wi,r),allow:`${Wi}:${r}`,
[Symbol.asyncDispose]:()=>s.close()}}function eu(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=
void 0,s}),n)}function Hk(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const $r=()=>{};var Tg=D(3136);const Yi=20,tu=1e3,nu="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",_g=`^(?:(?=.{1,254}$)(?:${nu}\\.)+(?!\\d+\\.?$)${nu}\\.?|\
(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function bg({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"\
must be a list of host names";if(r.length>Yi)return`must have at most ${Yi} host names`;const o=r.map(d=>typeof d=="string"?su(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${Nt(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>Qs(d,u)));if(a!==void 0)
return`contains ${Nt(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${Nt(c)} twice`};return R.
FsL(R.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),R.yuE({type:"array",maxItems:Yi,uniqueItems:!0,items:{type:"string",maxLength:tu,pattern:_g}}),R.pdi(r=>r.map(
o=>su(o)??o)))}function su(t){if(t.length>tu)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Tg.domainToASCII)(t).replace(/\.$/,""):"";return qs(e)?
e:void 0}async function Ng(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>ru(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new B("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${Cr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Sg(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:Cr(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await ru(t,r,s).catch(a=>{if(!(a instanceof B))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function ru({resolveTxt:t},e,n){try{return(await t(Cr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,H.xU)(s)??""))return!1;
const r=`The DNS records of ${Cr(e)} cannot be read now. Try again later.`;throw new B("unavailable",r,{"retry-after":"30"})}}function Cr(t){return`_slipway.${t}`}
const ou=2e3,Og=2;async function Rg(t){const{Resolver:e}=await Promise.resolve().then(D.t.bind(D,1553,19));return new e({timeout:ou,maxTimeout:ou,tries:Og}).resolveTxt(
t)}const Ig=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Lg=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,Ag=65535;function kg(t){
const e=(0,ie.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??Ig.exec(t)??[],a=n??s??(e?t:r),c=(0,ie.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Lg.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=Ag)&&(!iu(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=iu(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new H.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function iu(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const zi=12,Ki=16;function vg({id:t,key:e},n,s){
const r=(0,j.randomBytes)(zi),o=(0,j.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function Dg(t,e,n){const s=t.find(a=>Mg(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(zi,-Ki),i=(0,j.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,zi),{authTagLength:Ki}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-Ki));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Mg({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function Xi(t){return`\
kvs-token:${t}`}function au(t){return`kvs-role:${t}`}class it{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.
get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.
set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=
this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):
this.#s-=s.weight}}}const $g=200,cu=1024*1024;class du{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,this.#r=new it(e),this.#o=new it(
cu)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){
this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new it(this.#e),this.#o=new it(cu),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.
get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,$g):this.#r.put(e,s,this.#t),s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});
return this.#s.set(e,n),n}}const Os={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:ce.j9,tableKeys:1e6,organizationBytes:10*ce.j9},uu="kvs_",lu=32,Cg=uu.
length+Math.ceil(lu*4/3),Ug=1e3,xg=8*1024*1024;class jg{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=new du(xg,Ug,async r=>{const o=await e.binding(r);
if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,project:a.project,app:a.appID,table:c},f=[{name:`kvs/environment/${d}`,most:s.
environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,z.Rm)(u),windows:f}})}byToken(e){return e.
length===Cg?this.#n.find(qi(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw fu(
n);return o}async create(e,n,s,r){if(!z.BL.test(n))throw new B("validation_failed",`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beg\
inning with a letter.`);const o=`${uu}${(0,j.randomBytes)(lu).toString("base64url")}`,i=qi(o),a=this.#t.seal(Xi(i),o),c={types:z.jI,most:z.ux.tablesPerApp},d=await this.#e.
create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"created":return{name:n,variable:Vi(n),createdAt:s,token:o};case"no_app":throw Ji(
e);case"wrong_type":throw hu(d.type);case"taken":throw new B("conflict",`The app already has a table "${n}".`);case"full":throw new B("conflict",`An app may hav\
e ${z.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Vi(s),
createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw Ji(e);case"no_table":throw fu(n)}}async injected(e){
const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,z.Rm)(n))throw hu(n);const o=r.map(({name:i,tokenHash:a,sealed:c})=>[Vi(i),this.#t.open(Xi(a),c)]);
return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.open(Xi(e.tokenHash),e.sealed)}forget(e){this.#n.
forget(e)}forgetToken(e){this.forget(qi(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(e);if(!n)throw Ji(e);return n}}function Ji({appID:t}){
return new B("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function fu(t){return new B("table_not_found",`The app has no table "${t.slice(
0,64)}".`)}function hu(t){return new B("validation_failed",`Apps of type ${t} have no functions and cannot use the key-value store; api, web-ssr and sse can. De\
ploy the app with app-type api, and it can.`)}function Vi(t){return`${z.be}TOKEN_${t.toUpperCase()}`}function qi(t){return(0,j.hash)("sha256",t,"base64")}function Fg(t){
return pu(t),{...Bg,node:`${(0,he.hostname)()}/${process.pid}`,...t,buildLimits:{...Nr,...t.buildLimits},kvsQuotas:{...Os,...t.kvsQuotas}}}function pu(t){const{
gitUrlTemplate:e=je.bD,allowLocalGit:n=!1}=t;le(t.trustedProxies??[]),Te(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.forEach(kg);const s=(0,je.Rs)(e,
n);if(!s)return;const r=`--git-url: "${(0,je.ri)(e)}" ${s.problem}`;throw new H.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Bg={mail:void 0,
notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,instances:void 0,shownFunctions:void 0,
functions:"on",roles:bs,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:je.bD,clock:Q.ml,log:$r,fetch,resolveTxt:Rg,
workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*ce.D6,keepDeployments:hE,keepDays:pE,keepDeletedMs:mE,
keepAuditDays:gE,organizationBuilds:rm,buildLimits:Nr,kvsQuotas:Os};function at({roles:t},e){return t.includes(e)}const Pg=1/4,Hg=5e3,Gg=60*6e4;async function Wg(t,{
siteUrl:e,kvsUrl:n},s,r){const{clock:o,log:i,stores:a}=t,c=t.functions==="on"&&(at(t,"edge")||at(t,"build")),d=Promise.withResolvers();d.promise.catch(()=>{});let u=vi;
const l=at(t,"kvs")?U=>u(U):void 0,f=eu(()=>wg({handler:l,kvsUrl:n,log:i}),r);let p=t.buildNetworkAllow;const y=async()=>{const{url:U,allow:C}=await f();return p=
[...t.buildNetworkAllow,C],U},g=new Ly({folder:(0,W.join)(t.nodeDir,"functions","logs")});c&&r.defer((0,Q.fm)(Gg,()=>{g.removeOlder(o.now()-Oy).catch(()=>{})}));
const T={tableVariables:async(...U)=>(await(await d.promise)()).tableVariables(...U),openCredentials:async(...U)=>(await(await d.promise)()).openCredentials(...U)};
c&&Cd(t.nodeDir)&&await y();const O=()=>r.use(Yg(t,()=>p,g,T)),b=c?t.instances??O():void 0,S=Mn(async()=>Gi(await Vd(a.keys),"schedule")),I=async U=>`whsec_${(0,j.
createHmac)("sha256",await S()).update(U).digest("base64")}`,N=(U,C,X="schedule")=>{const Z={at:o.now(),instance:X,stream:"stdout",text:`[slipway] ${C}`};g.add(
U,[Z]).catch(te=>{i("warn","functions_log_not_written",{instance:X,reason:String(te)})})},$=async(U,C)=>{const X={apps:a.state.apps,kvs:T,kvsUrl:await y(),scheduleSecretOf:I};
return Jy(X,U,C)},M=r.use(Zm({instances:b,envOf:$,siteUrl:e,connections:Math.floor(sd()*Pg),clock:o,log:i,served:(U,C,X)=>s.requested(U,X)}));r.defer(()=>d.reject(
new oe("The platform stops"))),b&&r.defer(Xg(M,s,o));const K=b&&{statuses:Py(U=>M.statusOf(U)),logs:g};return{functions:M,view:ug(t.shownFunctions??K,t,r),useKvs(U){
d.resolve(U),l&&U().then(C=>{u=C.handler})},runSchedules(U){if(!b)return;const C=(X,Z)=>M.call(X,Z);return xy({schedules:a.schedules,siteOf:U,call:C,secretOf:I,
say:N,clock:o,log:i})},async tryInstance({job:U,release:C,signal:X},Z){const{app:te,type:ue,deployID:Se}=U;if(!b||!(0,z.Rm)(ue))return;const{index:me}=await Z.index(
te.org,C.manifestHash),xe=me.find(ot.r$)===-1?void 0:await a.state.apps.find(te);if(!xe)return;const{subdomain:It}=xe,Re=await $(te,U),Ke={deployID:Se,manifestHash:C.
manifestHash};try{await M.prepare({app:te,subdomain:It,type:ue,release:Ke,settings:U.settings,env:Re,signal:X})}catch(Ze){throw Ze instanceof ot.i5?zg(Ze.failure,
(0,x.realpathSync)(t.nodeDir)):Ze}at(t,"edge")||M.stop(It)}}}function Yg(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,
f={nodeDir:r,blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:l},p=({id:y,spec:{app:g}},T)=>{const O=`[slipway] The platform's var\
iables replace those of the app: ${T.join(", ")}`;n.add(g,[{at:u.now(),instance:y,stream:"stderr",text:O}]).catch(b=>{l("warn","functions_log_not_written",{instance:y,
reason:String(b)})})};return qy(wy(f),{kvs:s,onReplaced:p})}function zg({code:t,message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>Kg(a,`${(0,W.join)(o,
"functions","releases")}/`));return new an({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Kg(t,e){const[n="",...s]=t.split(
e);return n+s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function Xg(t,e,n){let s=n.monotonic();return(0,Q.fm)(Hg,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.
status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}s=r})}const Qi=5*6e4,Jg={lifetime:Qi,perIdentity:10,inAll:1e3},mu="link_";async function Vg({
email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=mu+(0,j.randomBytes)(32).toString("base64url"),i=(0,j.hash)("sha256",JSON.stringify(["link",e,t])),
a=new Date(r.now()+Qi).toISOString();return await n.open({hash:Eu(o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},Jg),{url:`${s}/sign-in#${o}`,expiresAt:a}}
function Gk(t){return t.startsWith(mu)}async function Wk(t,e){const n=await t.take(Eu(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:
{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${Qi/6e4} minute\
s. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function Eu(t){return(0,j.hash)("sha256",`console link\0${t}`)}var dn=D(4235);const yu=20,
gu={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},qg=null;function Yk(t){return t.split(";").map(e=>{const n=e.trim().split(
/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&gu.pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(r))return{cron:s,path:r};throw new Error(
`Write five fields and a path, with ; between entries, as "${qg}"`)})}function zk(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const Zi={spaFallback:Ne(
Pt),installCommand:Ne(Ge(0,4096)),rootDirectory:Ne(Es),noindex:Ne(Pt),assetsOnly:Ne(Pt),verify:Ne(Ft(["off","warn","fail"])),lifetime:Ne(mi),nodeVersion:Ne(R.FsL(
Ge(1,3),R.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:Ne(hi(dn.FU)),healthPath:Ne(Bt(dn.DR.healthPath,"must be a path")),instances:Ne(fi(1,dn.
Tl)),memory:Ne(Bt(dn.DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:Ne(Bt(dn.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:Ne(
Bt(dn.DR.requestTimeout,'must be a time with one unit, or "0" for no limit')),schedule:Ne(R.FsL(R.YOg(He({cron:Bt(gu,"must be five fields with one space between\
 them"),path:Bt(dn.DR.healthPath,"must be a path")}),"must be a list"),R.BpQ(1,"must not be empty: null removes it"),R.Ru6(yu,`must have at most ${yu} entries`)))},
Qg={buildCommand:null,outputDirectory:null,region:null},Zg={buildCommand:Ne(Ge(0,4096)),outputDirectory:Ne(Es),region:Ne(R.FsL(Ge(1,63),R.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')))},ew=He({env:ws});function wu(t){const e={...Zi,domains:Ne(bg(t.domains))},n={repository:gi(t.allowLocalGit),
branch:ms,...Zg},s={...n,repository:R.yqP(n.repository),branch:R.yqP(ms)},[r,o,i]=[R.Ikc(n),R.Ikc(s),R.Ikc(e)],a=He({name:R.FsL(Ge(1,63),R.yGV(z.cS,'must be let\
ters, digits, ".", "_" and "-", with a letter or digit first and last')),type:Ft(z.yN),...n,...e,subdomain:vt("cannot be given: it is generated")}),c={name:vt("\
cannot be changed: it is the ID of the app"),subdomain:vt("cannot be changed: it is generated")},d=He({...s,...e,...c,type:vt("changes with a release: give it w\
ith a deployment, as `configuration.type`")}),u=He({...s,...Zi,...c,type:R.yqP(Ft([...z.yN,z.m0])),domains:vt("do not wait for a deployment: change them with PA\
TCH")}),l=f=>({...R.qgA(o,f),...(0,Y.Eb)({type:f.type}),settings:R.qgA(R.Ikc(Zi),f)});return{creation:R.FsL(a,R.pdi(f=>{const p=Object.entries(R.qgA(i,f)).filter(
([,T])=>T!==null),{name:y,type:g}=f;return{name:y,type:g,config:{...Qg,...R.qgA(r,f),settings:Object.fromEntries(p)}}})),deployment:He({branch:Ne(ms),commit:Ne(
pi),configuration:R.yqP(R.FsL(u,R.pdi(l))),env:R.yqP(ws),tag:vt("is not accepted: web apps deploy without a release tag")}),change:R.FsL(d,R.pdi(f=>({...R.qgA(o,
f),settings:R.qgA(i,f)})))}}function tw({logRemovedAt:t}){return t===null?void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, bec\
ause it was old (--keep-deployments, --keep-days).
`}const nw=R.FsL(Ge(1,1e3),R.yGV(z.G1,"is not a variable's name: letters, digits and _, and not a digit first")),Kk=He({set:Ne(ws),unset:Ne(R.FsL(R.YOg(nw,"must\
 be a list of names"),R.Ru6(z.lF.envVariables,`must have at most ${z.lF.envVariables} names`)))}),Tu={variables:z.lF.envVariables,bytes:z.lF.envBytes};function sw({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>Ur(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),bu(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw St(c);return u},async restoreApp(c,d){const u=await s.restore(c,d);
if(u.kind==="no_app")throw St(c);if(u.kind==="too_late")throw _u(u.app,!0);if(u.kind==="not_deleted")throw new B("conflict",`The app ${c.appID} is not deleted, \
so there is nothing to restore.`);return u.app},async cancel(c,d,u){const l=await r.cancel(c,d,u);if(l.kind==="no_deployment")return a(c,d);if(l.kind==="too_lat\
e")throw iw(c,l.deployment);return l.deployment},async redeploy(c,d,u,l){const f={branch:null,commit:null},p=d===void 0?await r.create(c,f,u,l):await r.redeploy(
c,d,u,l);if(p.kind==="no_app")throw St(c);if(p.kind!=="no_deployment")return p;throw await i(c),bu(c,d??"")},async clearCaches(c,d){if(!await s.update(c,{settings:{
cachesOf:(0,j.randomUUID)()}},d))throw St(c)},async rollback(c,d,u){const l=await o.rollback(c,d,u);if(l)return l;if(await i(c),d===void 0)throw xr(c,"no kept r\
elease before the live one.");const f=await r.find(c,d),p=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(f?.status==="succeeded")throw xr(c,`\
no release ${d} any more: the platform keeps the newest ones (--keep-releases). ${p}`);if(f)throw xr(c,`no release ${d}: that deployment is ${f.status}.`);const y=ow.
test(d)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw xr(c,`no kept release ${d.slice(0,100)}.${y}`)},async variables(c){
return await i(c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),l=(f,p)=>Object.hasOwn(u,f)?u[f]===p?"same":"replaced":"new";return Object.
keys(d).sort().map(f=>({name:f,change:l(f,d[f]??"")}))},editEnv:(c,d,u)=>rw(t.apps,c,d,u),async readLog(c,d,u){const l=await a(c,d),f=l.finishedAt!==null,p=await e.
read(d,{...u,isComplete:f}),y=p?void 0:tw(l);return y!==void 0?{text:u.from<=0?y:"",next:Math.max(1,u.from),atEnd:!0,deployment:l}:p?{text:p.text,next:p.next,atEnd:f&&
p.next>=p.size,deployment:l}:{text:"",next:Math.max(0,u.from),atEnd:f,deployment:l}}}}async function rw(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(
n,a));if(o!==void 0)throw rt([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[]},Tu,r);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw St(e);case"full":{const{variables:a,bytes:c}=Tu;throw rt([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,H.xb)(i)}}async function Ur(t,e){const n=await t.find(e);if(!n)throw St(e);if(n.deletion)throw _u(n);return n}function _u({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new B("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new B("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}function St({
org:t,project:e,appID:n}){return new B("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const ow=/^dpl-[a-z2-7]{16}$/;function xr({appID:t},e){return new B(
"release_not_found",`The app ${t} has ${e}`)}function bu({appID:t},e){return new B("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function iw({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new B("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new B(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function Nu(t){const{apps:e}=t.state;return{bodies:wu(t),async create(n,{type:s,config:r},o,i){await ea(
r.settings),await Su(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,j.randomUUID)()}},c=await e.create({key:n,type:s,config:a},
o,i).catch(Ou);if(c.kind!=="taken")return c;throw await Ur(e,n),new B("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s,r){const o=await Ur(
e,n);await ea(s.settings),await Su(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(Ou);if(!i)throw St(n);return i},domainsOf:({org:n,settings:s})=>Sg(
t.domains,n,s.domains??[])}}async function ea({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){const s=await ky(n);if(s!==void 0)throw rt([`schedule[${e}\
].cron ${s}`])}}async function Su(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await Ng(t.domains,e,r)}function Ou(t){if(!(t instanceof
Zc))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new B("domain_taken",e)}var Ot=D(3823);
const q={type:"string"},$n={type:"integer",minimum:0},ta={type:"boolean"},Dt={type:"string",format:"date-time"};function Qe(t){return{type:"string",enum:t}}function we(t){
return{anyOf:[t,{type:"null"}]}}function ct(t){return{type:"array",items:t}}function Ie(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(
Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function aw(t,e){return Ie({[t]:ct(e),nextCursor:we(
q)})}function Cn(t){return{$ref:`#/components/schemas/${t}`}}const Mt={appID:{type:"string",minLength:1,maxLength:63},name:q,type:Qe(z.yN),repository:q,branch:q,
buildCommand:we(q),outputDirectory:we(q),region:we(q),subdomain:q,state:Qe(["created","live"]),url:we(q),environments:ct(Ie({environmentID:q,name:q})),createdAt:Dt,
updatedAt:Dt},cw={appID:Mt.appID,type:Mt.type,state:Mt.state,repository:q,branch:q,buildCommand:Mt.buildCommand,outputDirectory:Mt.outputDirectory,region:Mt.region,
"spaFallback?":ta,"installCommand?":q,"rootDirectory?":q,"nodeVersion?":q,"noindex?":ta,"verify?":Qe(["off","warn","fail"]),"startCommand?":q,"healthPath?":q,"i\
nstances?":$n,"memory?":q,"idleTimeout?":q,"requestTimeout?":q,"schedule?":ct(Ie({cron:q,path:q})),"domains?":ct(q),variables:ct(q)},Ru={deployID:q,status:Qe(Je.
PB),branch:q,commit:we(q),createdAt:Dt},dw={code:Qe(Sr.i1),file:we(q),line:we($n),message:q},na={...Ru,stage:we(Qe(Je.Mb)),startedAt:we(Dt),finishedAt:we(Dt),"s\
upersededBy?":q,"warnings?":ct(Ie(dw))},uw={file:q,line:we($n),column:we($n),severity:Qe(["error","warning","notice"]),code:we(q),message:q},Xk={Error:Ie({error:Ie(
{code:Qe(Object.keys(Je.iV)),message:q,requestID:q})}),App:Ie(Mt),Configuration:Ie(cw),Environment:Ie({environmentID:q,name:q,url:we(q),state:Qe(["created","liv\
e"])}),AcceptedDeployment:Ie(Ru),Deployment:Ie({...na,url:we(q)}),Failure:Ie({deployID:q,stage:Qe(Je.Mb),code:Qe(Je.sR),message:q,exitCode:we({type:"integer"}),
signal:we(q),log:ct(q),diagnostics:ct(Ie(uw))}),OperatorApp:Ie({org:q,project:q,...Mt,settings:{type:"object"},liveDeployID:we(q),newest:we({$ref:"#/components/\
schemas/OperatorDeployment"}),"functions?":Qe(eg),"functionsNode?":q,"deleted?":Ie({at:Dt,by:we(q),until:Dt})}),OperatorDeployment:Ie({...na,subject:we(q),author:we(
q),triggeredBy:we(q),size:we(Ie({files:$n,bytes:$n})),isLive:ta,"redeployOf?":q,"cancelledBy?":q,phases:ct(Ie({name:q,startedAt:Dt,ms:we({type:"number",minimum:0})}))}),
QueuedDeployment:Ie({project:q,appID:q,...na,triggeredBy:we(q),"position?":{type:"integer",minimum:1}}),Table:Ie({name:q,variable:q,createdAt:Dt})},lw=254;function Iu({
email:t,token:e,via:n},s,r="id-token"){const o=e?{via:"access-token",name:e.name}:{via:n??r};return{by:(0,Ce.Ow)(t,lw),...o,from:De(s),requestID:s.requestID}}function fw(t){
const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>hw(d.parts,r)),i=n==="HEAD"?
"GET":n,a=o.find(({route:d})=>d.method===i);if(a)return{name:a.name,route:a.route,parameters:pw(a.parts,r)};if(o.length===0)throw new B("not_found",`Nothing is \
at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.method==="GET"?"GET, HEAD":d.method).join(", ");throw new B("method_not_allowed",`${n} is not allowed here;\
 allowed: ${c}.`,{allow:c})}}function hw(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function pw(t,e){const n=t.flatMap(
(s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,mw(e[r]??"",o)]]});return Object.fromEntries(n)}function mw(t,e){try{return decodeURIComponent(
t)}catch{throw new B("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}class Lu{status;json;constructor(e,n){this.status=e,this.json=n}}const Ew=[
"GET","HEAD"],yw=["POST","PUT","PATCH"];function gw(t,e,n){const s=fw(e),r=async o=>{const i=ke(o.target),{name:a,route:c,parameters:d}=s(o.method,i),{principal:u,
within:l}=await _w(t,c,o,d),{bytes:f,json:p}=yw.includes(o.method)?await Rw(o,c):Ow,{orgID:y="",projectID:g="",appID:T=""}=d,{status:O=200,body:b}=c,S=await c.run(
{name:a,key:{org:y,project:g,appID:T},parameters:d,principal:u,within:l,act:Iu(u,o),query:new URLSearchParams(o.target.slice(i.length)),bytes:f,idempotencyKey:fe(
o,"idempotency-key"),status:O,body:()=>b&&hr(p,b)},n);return S instanceof Lu?be(S.status,JSON.parse(S.json),{"idempotent-replayed":"true"}):be(O,S)};return async o=>{
try{return await r(o)}catch(i){const a=ki(i);if(!a)throw i;return await ww(t,a,o),$e(a,o)}}}async function ww(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&
e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="unauthorized")return t.refusals.note(s);try{const r=await t.verify(fe(n,"authorization")),
{by:o}=Iu(r,n);t.refusals.note({...s,by:o??void 0,org:await Tw(t,r,n)})}catch{t.refusals.note(s)}}async function Tw({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.
exec(n)?.[1];if(!(s===void 0||!z.cS.test(s)))return await t(e,{org:s})===void 0?void 0:s}async function _w(t,e,n,{orgID:s,projectID:r,appID:o}){const i=await t.
verify(fe(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw jt(`Too many requests: wait ${c} s.`,c);if(e.for==="operators"&&await t.organizationsOf(
i)!==void 0)throw new B("forbidden",`${a} has no role in the organization "*", which this call needs.`);if(e.for==="operators"&&e.needs&&await Au(t,i,{org:"*"},
e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!z.cS.test(s))throw rt(["orgID in the path is not an identifier"]);if(r!==void 0&&!z.cS.test(r))throw rt(
["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},u=e.partly&&await bw(t,i,d);return u&&u.length>0?{principal:i,within:u}:(await Au(
t,i,d,e.needs??Nw(n.method)),{principal:i})}async function bw(t,e,{org:n,project:s}){const r=await t.partsOf(e,n);return s===void 0||r===void 0?r:r.includes(s)?
void 0:r.filter(o=>o.startsWith(`${s}/`))}function Nw(t){return Ew.includes(t)?"viewer":"deployer"}const Sw={viewer:"may only read",deployer:"may not say who ma\
y do what",admin:"may do everything"};async function Au({roleOf:t},e,n,s){const r=await t(e,n);if(r===void 0)throw new B("forbidden",`${e.email} has no role for\
 this in the organization ${n.org}.`);if(gn(r,s))return r;const o=`${e.email} ${Sw[r]} in ${Js(n)}.`;throw new B("forbidden",s==="admin"?`${o} An admin may.`:o)}
const Ow={bytes:Buffer.alloc(0),json:void 0};async function Rw(t,{mayBeEmpty:e,body:n}){const s=fe(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==
void 0&&s!=="application/json")throw ku(s);const r=await t.body(z.lF.bodyBytes).catch(o=>{throw o instanceof et?new B("body_too_large",`The body is larger than ${z.
lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw ku("none");try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).
decode(r));return{bytes:r,json:o}}catch{throw new B("invalid_request",`The body is ${r.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function ku(t){return new B(
"unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const Iw={limit:{type:"integer",minimum:1,maximum:z.lF.pageMost,
default:z.lF.pageDefault},cursor:q};function Lw(t){return sa(t,"limit",z.lF.pageDefault,z.lF.pageMost)}function Aw(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{
items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function kw({seq:t}){return un(`before:${t}`)}function vw(t){const e=Rs(t,/^before:(\d{1,15})$/)?.[0];return e===
void 0?void 0:Number(e)}function Jk(t){return un(`before:${t}`)}const Vk=null;function qk({project:t,appID:e}){return un(`after:${t}/${e}`)}function Qk(t){const e=Rs(
t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))throw ra();return{project:n,appID:s}}function Zk(t){return un(
`after:${t}`)}function ev(t){const e=Rs(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))throw ra();return e}function tv({project:t="",appID:e="",who:n}){
return un(`after:${t}/${e}/${n}`)}function nv(t,e){const[n="",s="",r=""]=Rs(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return r===""?void 0:{org:e,project:n,appID:s,
who:r}}function sv(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(['prefix must be the beginning of an app\
 ID: letters, digits, ".", "_" and "-"'])}}function rv({key:t}){return un(`after:${t}`)}function ov(t){const e=t.get("prefix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.
keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:Rs(t,/^after:([\s\S]{1,512})$/)?.[0]}}function iv(t){const e=t.
get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(e),limit:sa(
t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function av(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&!n)throw invalid(["\
after must be the next of an earlier answer"]);return{lines:sa(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function cv(t,e){const n=t.get(e)??"\
false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function sa(t,e,n,s){const r=t.get(e);if(r===null)return n;const o=/^\d{1,9}$/.
test(r)?Number(r):0;if(o<1||o>s)throw rt([`${e} must be 1 to ${s}`]);return o}function un(t){return Buffer.from(t).toString("base64url")}function Rs(t,e){const n=t.
get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||un(s)!==n)throw ra();return r.slice(1)}function ra(){return rt(
["cursor must be a nextCursor of this list"])}function vu(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.
test(n))throw rt(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,r,i.org,i.project,i.appID]),key:n,
requestHash:(0,j.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function Du(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new Lu(
t.status,t.answer);case"other_request":throw rt(["Idempotency-Key was used before with another body"]);default:return(0,H.xb)(t)}}const Dw={queue:"queue",clone:"\
clone",install:"install",build:"build",sync:"store",activate:"store"};function dv(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,
...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===void 0)continue;const f=DEPLOYMENT_STAGES.
slice(d+1).find(T=>i[T]!==void 0),p=f===void 0?r:i[f]??null;if(f===void 0&&u!==a)break;const y=Dw[u],g=c.at(-1);g?.name===y?c.splice(-1,1,{...g,finishedAt:p}):c.
push({name:y,startedAt:l,finishedAt:p})}return c}function Mu({subdomain:t,settings:e}){return e.domains?.[0]??t}const $u="production";function oa(t){return t.liveRelease===
null?"created":"live"}function Cu(t,e){return t.liveRelease===null?null:e(Mu(t))}function ia(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,
branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:oa(t),url:Cu(t,e),environments:[{environmentID:t.
environmentID,name:$u}],createdAt:Et(t.createdAt),updatedAt:Et(t.updatedAt)}}function Mw(t,e){const{cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u}=t;return{appID:r,type:o,state:oa(t),repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}
function $w(t,e){return{environmentID:t.environmentID,name:$u,url:Cu(t,e),state:oa(t)}}function Uu(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;
return{deployID:e,status:n,branch:s,commit:r,createdAt:Et(o)}}function xu(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,
supersededBy:l}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Et(c),startedAt:d===null?null:Et(d),finishedAt:u===null?null:Et(u),url:r==="suc\
ceeded"?n(Mu(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,Y.Eb)({supersededBy:l??void 0})}}function Cw(t,e){const{stage:n,code:s,message:r,exitCode:o,
signal:i,log:a,diagnostics:c}=e,d=a.slice(-z.lF.failureLogLines).map(l=>l.slice(0,z.lF.failureLogLine)),u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,
code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function uv(t,e,n,s){const{cachesOf:r,...o}=t.settings,i=s?.stateOf(t);return{org:t.org,project:t.project,
...ia(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&Uw(e,t,n),...s&&i&&{functions:i,functionsNode:s.node},...t.deletion&&{deleted:{at:Et(t.deletion.at),by:t.
deletion.by,until:Et(t.deletion.endsAt)}}}}function Uw(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=xu(
t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(
t).map(({name:l,startedAt:f,finishedAt:p})=>({name:l,startedAt:Et(f),ms:p===null?null:p-f}))}}function lv({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,
branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:Et(
c),startedAt:d===null?null:Et(d),finishedAt:null,...present({position:n})}}function Et(t){return new Date(t).toISOString()}const jr=["branch","commit","configur\
ation","configuration.type","env"];function xw(t,e){return gw(t,jw(e),{...e,changes:Nu(e)})}function fv(t){return t}function jw(t){const{creation:e,change:n,deployment:s}=wu(
t);return{createApp:{...Ot.bw.createApp,summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deployment may have.",body:e,
status:201,answer:Ie({...Mt,deployTakes:ct(Qe(jr))}),async run(r,{changes:o,siteUrl:i}){const{name:a,...c}=r.body(),d=l=>({...ia(l,i),deployTakes:jr}),u=await o.
create({...r.key,appID:a},c,r.act,vu(r,d));return Du(u,d)}},updateApp:{...Ot.bw.updateApp,summary:"Changes the fields of an app that the body names. Null remove\
s an optional one.",body:n,answer:Cn("App"),async run(r,{changes:o,siteUrl:i}){return ia(await o.update(r.key,r.body(),r.act),i)}},replaceEnv:{...Ot.bw.replaceEnv,
summary:"Replaces the whole set of variables. No answer contains their values.",body:ew,answer:Ie({names:ct(q)}),async run(r,{state:o}){await Fr(r,o);const{env:i}=r.
body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw St(r.key);return{names:Object.keys(i).sort()}}},listEnvironments:{...Ot.bw.listEnvironments,summary:"Lis\
ts the environments of an app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a deployment may have.",answer:Ie(
{environments:ct(Cn("Environment")),app:Cn("Configuration"),deployTakes:ct(Qe(jr))}),async run(r,{state:o,siteUrl:i}){const a=await Fr(r,o),c=Object.keys(await o.
apps.env(r.key)).sort();return{environments:[$w(a,i)],app:Mw(a,c),deployTakes:jr}}},deploy:{...Ot.bw.deploy,summary:"Queues a deployment of the app's branch, or\
 of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when the\
 deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the ap\
p becomes one, and with `detect` a static app that was never live becomes one if its build makes a server.",body:s,mayBeEmpty:!0,status:202,answer:Cn("AcceptedD\
eployment"),async run(r,{state:o}){await Fr(r,o);const i=vu(r,Uu),{branch:a=null,commit:c,configuration:d,env:u}=r.body();await ea(d?.settings);const l={branch:a,
commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.kind==="no_app")throw St(r.key);return Du(f,Uu)}},listDeployments:{
...Ot.bw.listDeployments,summary:"Lists deployments, newest first.",query:Iw,answer:aw("deployments",Cn("Deployment")),async run(r,{state:o,siteUrl:i}){const a=Lw(
r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:vw(r.query)});if(!c)throw St(r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=Aw(u,a,kw);
return{deployments:l.map(p=>xu(p,d,i)),nextCursor:f}}},readFailure:{...Ot.bw.readFailure,summary:"Reads why a deployment failed. 404: it did not.",answer:Cn("Fa\
ilure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,i);if(a)return Cw(i,a);await Fr(r,o);const c=await o.deployments.
find(r.key,i);throw c?new B("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):new B("deployment_not_found",`The app ${r.key.appID} has no de\
ployment ${i}.`)}}}}function Fr({key:t},{apps:e}){return Ur(e,t)}const Fw=()=>()=>({status:404,headers:{},body:""}),Bw=1024;function Pw({finder:t,ownName:e}){return n=>{
const s=Hw(n);if(s===void 0)return Is(400);if(s===e)return Is(200);const r=t.site(s);return r instanceof Promise?r.then(o=>Is(o?200:404),o=>{if(o instanceof oe)
return Is(503);throw o}):Is(r?200:404)}}function Hw({target:t}){const e=t.indexOf("?");if(e===-1||t.length>Bw)return;const[n="",...s]=new URLSearchParams(t.slice(
e)).getAll("domain");if(s.length>0||n===""||n.includes(":"))return;const r=n.toLowerCase().replace(/\.$/,"");return r.endsWith(".")?void 0:r}const Gw={200:"allo\
wed",400:"no_domain",404:"no_such_site",503:"unavailable"};function Is(t){return be(t,{status:Gw[t]},t===503?{"retry-after":"5"}:{})}const ju=1e3,Ww=500;function Yw(t,e){
return{mayChange:n=>t.adminsMayGrant(n),list:(n,s)=>e.list(n,s),inFile:(n,s)=>t.membersOf(n).filter(r=>!s||s.some(o=>tn(zw(n,o),r))).slice(0,Ww),async set({org:n,
project:s,appID:r},o,i,a){const c=o.toLowerCase();if(o.length>nn||!Zn.test(o)){const p=`must be an ASCII email, or "@domain" for all emails of a domain, of ${nn}\
 characters at most`;throw new B("validation_failed",`member ${p}.`)}if(!t.adminsMayGrant(n)){const p=`Ask the operator of the platform for a line there, or for\
 "adminsMayGrant": true in organizations.${n}.`;throw new B("conflict",`In the organization ${n}, only platform.json grants roles. ${p}`)}const d={org:n,project:s,
appID:r},u=t.membersOf(n),l=!u.some(p=>p.role==="admin"&&p.project===void 0),f=await e.set({...d,who:c,role:i,most:ju,keepsAdmin:l},a);if(f.kind==="full")throw new B(
"conflict",`The organization ${n} has ${ju} members. Grant the role to an @domain.`);if(f.kind==="last_admin"){const p="Make somebody else an admin first, or ha\
ve the operator name one in platform.json.";throw new B("conflict",`${c} is the last admin of the organization ${n}. ${p}`)}if(i===null&&f.before===void 0){const y=u.
some(g=>g.who===c&&tn(g,d))?" platform.json grants one, which only its operator takes away.":"";throw new B("not_found",`Nobody has granted ${c} a role in ${Js(
d)}.${y}`)}return f.before}}}function zw(t,e){const[n,s]=e.split("/");return{org:t,project:n,appID:s}}class ft extends Error{name="DamagedObject"}function Un(t,e=TE){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}
const Kw=20,Xw=200,Fu=2e4,Jw=4*1024*1024,Vw=8*1024;function qw(t){const e=new it(Jw);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??Fu+1)<=Fu,i=async()=>{
const[a,c]=[await t.index(n,s),await t.index(n,r)];return Qw(a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>Vw,
i)}catch(a){if(a instanceof ft||a instanceof oe)return;throw a}}}async function Qw(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=Un(),o=(i,a,c)=>{
n[i]+=1,n.bytes+=c,s.length<Kw&&s.push({kind:i,path:a.slice(0,Xw),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=Zw(t,i,e,a),[d,u]=[c<=0?t.file(i):
void 0,c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=1:d&&u?o("changed",e.path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(
i),-d.size),d&&(i+=1),u&&(a+=1);const l=r();l&&await l}return{...n,files:s}}function Zw(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.
path(e)),Buffer.from(n.path(s)))}const dt=8;class Br{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/dt-1;for(;n<=
s;){const r=n+s>>>1,o=r*dt,i=this.#e.compare(e,0,dt,o,o+dt);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new Br(Buffer.from(this.#e))}}function Bu(t){
return(0,j.hash)("sha256",t,"buffer").subarray(0,dt)}class Ls extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.
keys()){this.delete(s);break}return this}}const As=["br","zstd","gzip"],e0=512,aa=16*ce.D6,xn=Buffer.from("SLV","latin1"),jn=xn.length+4+32,t0=jn+aa;function hv(t){
const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([xn,e,hashOf("sha256",t,"buffer"),t])}function Pu(t,e){if(t.length<jn||xn.compare(t,0,xn.
length)!==0)return;const n=t.readUInt32LE(xn.length);return n<=aa&&e===jn+n?n:void 0}function n0(t){if(Pu(t,t.length)===void 0)return;const e=t.subarray(jn),n=t.
subarray(xn.length+4,jn);return(0,j.hash)("sha256",e,"buffer").equals(n)?e:void 0}const s0=/^[0-9a-f]{64}$/;function ca(t){return s0.test(t)}function Wt(t,e){return`${t}\
/${e.slice(0,2)}/${e}`}function r0(t){return`${t}/variants/`}function da(t,e,n){return`${r0(t)}${e.slice(0,2)}/${e}.${n}`}function Hu(t){const[,,e="",...n]=t.split(
"/");return n.length===0&&ca(e)?e:void 0}function Gu(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return As.some(s=>s===n)?e:void 0}const o0=5e3;function pv(t){
const e=Hu(t);return e!==void 0?{sha256:e}:Gu(t)===void 0?void 0:{missingMs:o0}}const i0=100,Wu=600*1e3;class a0{#e;#t;#n;#s=new Ls(i0);#r=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=Wt(n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();
if(a&&c-a.at<Wu){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.
delete(Wt(e,n))}async lasting(){const e=this.#t.monotonic()-Wu;for(const[n,{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(
()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const c0=512;class d0{#e;#t;constructor(e,n=_E){this.#e=e,this.#t=new it(n)}digest(e,{
version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,c0+2*(e.length+n.length)),r.digest.
catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,j.createHash)(
"sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function ua(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Ce.FF)(t):t;if(!(e===
void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const u0=/^[\w.!~*'()@:$,+=&;/-]*$/;function Yu(t){return u0.test(
t)?`/${t}`:`/${t.split("/").map(l0).join("/")}`}function l0(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function la(t,e){
if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",
to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const zu=32,
f0=/\/:[A-Za-z]\w*[^\w/]/,h0=/^:([A-Za-z]\w*)$/,fa="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each na\
me once",p0=`it has more than ${zu} placeholders`;function Ku(t){const e=ua(t);return e===void 0?fa:Xu(Ju(`/${e}`))}function Xu(t){const[e="",n,s]=t.split("*",3);
if(!t.startsWith("/")||s!==void 0||f0.test(t))return fa;const r=e.slice(1).split("/").map(ha),o=(n??"").split("/").map(ha),i=[...ks(r),...ks(o),...n===void 0?[]:
["splat"]];if(new Set(i).size<i.length)return fa;if(i.length>zu)return p0;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e===
"/"?[]:e.slice(1,-1).split("/").map(ha);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split(
"/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function m0({head:t,star:e}){return new Set(e?[...ks(t),...ks(e.tail),
"splat"]:ks(t))}function ks(t){return t.flatMap(e=>"name"in e?e.name:[])}function ha(t){const e=h0.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const E0=32*
1024;class pa{path;bare;#e;#t;#n;#s=E0;constructor(e){this.path=e,this.bare=Ju(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=
new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Yu(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){
let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}function y0(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===
void 0)return r.length===n.length&&ma(n,r,0)?new Ea(t,e,void 0):void 0;if(!ma(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(
n.length-1)+(r[n.length-1]??"").length+1;return new Ea(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!ma(s.tail,r,
o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.
bare.startsWith(s.behind,a))return new Ea(t,e,e.bare.slice(i,a))}function ma(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||
("text"in r?r.text!==o:o===""))return!1}return!0}class Ea{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,
o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+
i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Ju(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Vu=500,Pr=8*1024,g0=2e3,
qu=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Qu=/^[\t\x20-\x7e\x80-\xff]*$/,Zu=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","\
date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function w0(t){
const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>g0?
a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=T0(i,e.length,a),s&&e.push(s)):s?_0(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}
function T0(t,e,n){const s=Ku(t);if(e>=Vu)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function _0(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!qu.test(o)||
!Qu.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.
set.some(([c])=>c===o))return n("a path can set one cookie");if(Zu.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+vs(o,i);if(a>Pr)return n(`the head\
ers of this path have more than ${Pr} bytes`);t.bytes=a,t.set.push([o,i])}function vs(t,e){return t.length+e.length+4}function b0(t,e){return qu.test(t)&&t===t.
toLowerCase()&&Qu.test(e)&&!Zu.has(t)}const ya=2e3,N0=2e3,S0=/^[^/:]+=/,el={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function tl(t){
const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=O0(r).trim();if(o==="")continue;const i=e.length<ya?R0(o):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function O0(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function R0(t){
if(t.length>N0)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes(
"=")||S0.test(n))return"conditions and query parameters are not supported";const o=I0(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule\
 can have`:"its status is not a number";const i=Ku(e);return typeof i=="string"?i:sl(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.
endsWith("!")}:Hr(o)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function I0(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);
return nl(e)?e:void 0}function nl(t){return Object.hasOwn(el,t)}function Hr(t){return el[t]==="rewrite"}function sl(t,e){return/^\/(?!\/)/.test(t)||!Hr(e)&&/^(?:https?:)?\/\//i.
test(t)}const L0=["index.html","200.html"],ga="_redirects",wa="_headers",rl=512*1024,A0=[ga,wa];function ol(t){return A0.includes(t)}function k0(t,{base:e,fallback:n}={}){
const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too large"&&s.push({file:d,reason:`it has more than ${rl} bytes`}),u==="too large"?"":u.toString()},
o=tl(r(ga));for(const d of o.ignored)s.push({file:ga,...d});const i=w0(r(wa));for(const d of i.ignored)s.push({file:wa,...d});const a=[...o.rules,...v0(e)].slice(
0,ya);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,
f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function v0(t){return t===void 0?
[]:tl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function il(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=D0(t);if(!Array.isArray(
e)||e.length>ya||!Array.isArray(n)||n.length>Vu)throw ln();return{redirects:e.map(M0),headers:n.map($0),fallback:L0.find(r=>r===s)}}function D0(t){const e=(0,Y.
D7)(t.toString());if(!e)throw ln();return e}function M0(t){const[e,n,s,r]=Ds(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!nl(s)||!sl(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw ln();return{from:al(e),to:n,status:s,force:r}}function $0(t){const[e,n,s]=Ds(t),r=Ds(n).map(i=>{const[a,c]=Ds(i);if(typeof a!="s\
tring"||typeof c!="string"||!b0(a,c))throw ln();return[a,c]}),o=Ds(s).map(i=>typeof i=="string"?i:Ta());return{from:al(e),set:r,unset:o}}function al(t){const e=typeof t==
"string"?Xu(t):void 0;return typeof e=="object"?e:Ta()}function Ds(t){return Array.isArray(t)?t:Ta()}function Ta(){throw ln()}function ln(){return new ft("The c\
ompiled rules of a release are damaged: deploy again")}var cl=D(4573),C0=D(6059);const U0=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),x0=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,j0=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function F0(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=U0.get(n)??(0,C0.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return x0.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function B0(t){return j0.test(t)}const P0=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
H0=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function _a(t){const e=dl(
t);return e===void 0||e.endsWith(".html")?!1:P0.test(t)||H0.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const G0=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Gr(t){const e=dl(t);return _a(t)||e!==void 0&&G0.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function dl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Ms=Buffer.from("SLIPWAY","latin1"),yt=56,$s=32,Wr=$s+6,fn=4,ul=8192,ll=Buffer.allocUnsafe(3*yd.pathBytes);class Yr{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=zr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Br(e.subarray(yt,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Rr){if(e.length>s.indexBytes)throw Fe("it is too large");const r=ba(e,s);if(zr(r).end!==e.length)
throw Fe("its length does not match its header");const o=await W0(e,r,s,n);return new Yr(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Wr;return{hash:this.#e.toString("hex",n,n+$s),size:this.#e.readUIntLE(n+$s,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=ll.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(ll,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
fn)}}function ba(t,e=Rr){if(t.length<yt||Ms.compare(t,0,Ms.length)!==0)throw Fe("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,yt)};if(n.assets>n.count)throw Fe("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||zr(n).end>e.indexBytes)throw Fe("it is too large");return n}function fl(t,e){if(e.length!==t.assets*dt)throw Fe("its le\
ngth does not match its header");if(!(0,j.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw Fe("its assets do not match their hash");return new Br(e)}function zr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=yt+s*dt,o=r+t*Wr,i=o+(t+1)*fn,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function W0(t,e,n,s){
const r=zr(e),o=t.subarray(yt,r.records);if(fl(e,o),!(0,cl.isUtf8)(t.subarray(r.paths,r.rules)))throw Fe("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw Fe("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=ul){if(i=Math.max(i,Y0(t,r,a,Math.min(a+ul,e.count))),i>n.pathBytes)throw Fe("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*fn)!==e.pathsBytes)throw Fe("its last path does not end with the paths");for(let a=dt;a<o.length;a+=
dt){const c=a-dt;if(o.compare(o,a,a+dt,c,a)>=0)throw Fe("its assets are not sorted")}return i}function Y0(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*fn);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw Fe("its paths are out of order");if(((t[a]??0)&192)===
128)throw Fe("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw Fe("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function Fe(t){return new ft(
`The index of a release is damaged (${t}): deploy again`)}function z0(t,e){const n=K0(t),s=X0(n),r=n.reduce((f,{path:p})=>f+Buffer.byteLength(p),0),o=yt+s.length+
n.length*(Wr+fn)+fn,i=Buffer.alloc(o+r+e.length);Ms.copy(i);const a=[n.length,r,e.length,s.length/dt];for(const[f,p]of a.entries())i.writeUInt32LE(p,Ms.length+f*
4);(0,j.hash)("sha256",s,"buffer").copy(i,Ms.length+a.length*4),s.copy(i,yt);let c=yt+s.length,d=c+n.length*Wr;const u=d+(n.length+1)*fn;let l=0;for(const{path:f,
hash:p,size:y}of n)i.write(p,c,$s,"hex"),c=i.writeUIntLE(y,c+$s,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function K0(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function X0(t){const e=t.filter(({path:n})=>Gr(n)).map(({path:n})=>Bu(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const J0=123;function Na(t){return t[0]===J0}async function V0(t,e,n){if(t.length>$i)throw Fn(`has more than ${$i} bytes`);const s=q0(t),
r=new Map;for(const o of s.filter(({path:i})=>ol(i)))r.set(o.path,o.size>rl?"too large":await e(o));return Yr.open(z0(s,k0(r).bytes),n,yd)}function q0(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Fn("is not JSON")}if(!(0,Y.Gv)(e)||!(0,Y.Gv)(e.files))throw Fn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,Y.Gv)(s)?s:{};if(typeof r!="string"||!ca(r))throw Fn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw Fn("has a file without a size");if(n===""||!n.isWellFormed())throw Fn("has an invalid path");return{path:n,hash:r,size:o}})}function Fn(t){
return new ft(`The manifest of a release ${t}: deploy again`)}const Q0=1e3;class Kr{damage;#e;#t;#n;#s;#r=new Fi;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new d0(e),this.damage=new a0(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(Rr.indexBytes,$i))throw this.damage.note("object_unusable",e,n),new ft(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Ir?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Un();try{return Na(r)?await V0(r,({hash:i,
size:a})=>this.read(e,i,a),o):await Yr.open(r,o)}catch(i){throw i instanceof ft&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,yt);return Na(s)?void 0:ba(s).count}async assets(e,n){const s=await this.#f(e,n,0,yt);if(Na(s))return(await this.index(e,n)).index.assets.detached();const r=ba(
s),o=r.assets*dt;return fl(r,await this.#f(e,n,yt,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await hl(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#E(e,n);const{facts:a,bytes:c}=i,d=i===o||await hl(i,n,s);if(!c||!d)throw await this.#y(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(Wt(e,n),r)??this.#E(e,n))!==n)throw await this.#y(e,n,r);const i=await this.#e.stream(Wt(e,n),s)??this.#E(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of As){const o=await this.#d(da(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<Q0||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:jn-1});return s&&Pu(s,n.size)}async readVariant(e,n,s){const r=da(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,t0);return n?.bytes&&n0(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#E(e,n)}#h(e,n){if(!ca(n))throw new ft(`"${n}" is not the name of an object`);return Wt(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#E(e,n)}#E(e,n){throw this.damage.note("object_missing",e,n),new ft(`The object ${n} is gone`)}async#y(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(Wt(e,n)),await this.#e.distrust(Wt(e,n),s),new ft(`The object ${n} is damaged`)}}async function hl(t,e,n){
return t?.bytes?.length===n&&(t.digest??await Z0(t.bytes))===e}async function Z0(t){if(t.length<=Ir)return(0,j.hash)("sha256",t);const e=(0,j.createHash)("sha25\
6"),n=Un();for(let s=0;s<t.length;s+=Ir){e.update(t.subarray(s,s+Ir));const r=n();r&&await r}return e.digest("hex")}const pl=2e4,eT=200,tT=2*1024*1024,nT=1024;function sT(t){
const e=new it(tT);return async(n,s)=>{const r=async()=>(await t.count(n,s)??pl+1)>pl?{start:void 0}:{start:await rT((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>nT,r)).start}catch(o){if(o instanceof ft||o instanceof oe)return;throw o}}}async function rT(t){if(t.find(ot.r$)!==-1)return;const{
redirects:e,fallback:n}=il(t.rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=Un();for(let o=0;o<t.count;o+=1){const i=t.
path(o);if(i.endsWith(".html"))return{isThere:s,files:t.count,page:i.slice(0,eT).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}
function oT({check:t,damage:e}){return async()=>{try{await t?.()}catch{return be(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}
const n=await e?.lasting()??0;if(n===0)return be(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged.\
 The log has their names. Deploy their sites again to store them again.`;return be(200,{status:"degraded",pid:process.pid,reason:s})}}const ml=5,iT=6e4;function k(t,e){
const n=t[e];if(typeof n!="string")throw Sa(e);return n}function ee(t,e){return t[e]===null?null:k(t,e)}function G(t,e){const n=t[e];if(typeof n!="number")throw Sa(
e);return n}function ve(t,e){return t[e]===null?null:G(t,e)}function Yt(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Sa(e);return n}function Sa(t){return new H.
GQ("internal",`The column ${t} of the database has an unexpected type`)}function El(t){return`hook:${t}`}function Oa(t){return{id:k(t,"id"),org:k(t,"org"),project:k(
t,"project"),appID:k(t,"app_id"),forge:k(t,"forge"),waits:G(t,"waits")===1,reports:G(t,"reports")===1,sealed:Yt(t,"sealed"),createdAt:G(t,"created_at"),createdBy:ee(
t,"created_by")}}function Xr(t){return{id:k(t,"id"),hook:k(t,"hook"),digest:k(t,"digest"),branch:k(t,"branch"),commit:k(t,"commit_sha"),state:k(t,"state"),deployID:ee(
t,"deploy_id"),receivedAt:G(t,"received_at"),reported:ee(t,"reported"),problem:ee(t,"problem")}}function aT(t){return{...Xr(t),fence:G(t,"fence"),failures:G(t,"\
failures")}}var cT=D(610);const yl={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24",
"192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","\
64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]},dT={4:gl(yl[4],"ipv4"),6:gl(yl[6],"ip\
v6")};function gl(t,e){const n=new ie.BlockList;for(const s of t){const[r="",o]=s.split("/");n.addSubnet(r,Number(o),e)}return n}function uT(){return Object.values(
(0,he.networkInterfaces)()).flatMap(t=>(t??[]).map(({address:e})=>e))}class Cs extends Error{name="AddressRefused";constructor(){super("its address is not publi\
c; an operator can allow it with --notify-allow")}}function wl(t,e=uT){const n=(r,o)=>{const i=new ie.BlockList;for(const a of e())i.addAddress(a.replace(/%.*$/,
""),(0,ie.isIP)(a)===4?"ipv4":"ipv6");return i.check(r,o)},s=r=>{const[o=""]=r.split("%",1),i=(0,ie.isIP)(o);if(i!==4&&i!==6)return!1;const a=i===4?"ipv4":"ipv6";
return t.check(o,a)?!0:!dT[i].check(o,a)&&!n(o,a)};return{check(r){const o=r.replace(/^\[|\]$/g,"");if((0,ie.isIP)(o)!==0&&!s(o))throw new Cs},lookup(r,o,i){(0,cT.
lookup)(r,{...o,all:!0},(a,c)=>{if(a)return i(a,[]);if(!c.every(({address:u})=>s(u)))return i(new Cs,[]);const[d]=c;return o.all===!0||!d?i(null,c):i(null,d.address,
d.family)})}}}const Tl=1e4,_l=4*1024*1024;class zt extends Error{name="ForgeFailed"}const lT={pending:"Slipway deploys this commit",success:"Slipway has deploye\
d this commit",failure:"Slipway could not deploy this commit"};function fT(t){let e;const n=async()=>{const{Agent:r,request:o}=await D.e(729).then(D.bind(D,3729)),
i={lookup:t.lookup,timeout:Tl};return{request:o,agent:new r({connect:i,keepAliveTimeout:1e3})}},s=async(r,o,i,a)=>{const c=new URL(`${hT(r)}${i}`),d=AbortSignal.
timeout(Tl);try{t.check(c.hostname),e??=n();const{agent:u,request:l}=await e,f={accept:"application/json","user-agent":"Slipway",...a&&{"content-type":"applicat\
ion/json"},...pT(r)},p=a?{body:JSON.stringify(a)}:{},y=await l(c,{method:o,headers:f,...p,signal:d,dispatcher:u}),{statusCode:g}=y;if(g<200||g>299)throw await y.
body.dump({limit:_l,signal:d}),new zt(`the forge answered ${g} to ${o} ${c.pathname}`);let T="";for await(const O of y.body.setEncoding("utf8"))if(T+=O,T.length>
_l)throw new zt("the answer of the forge is too large");return JSON.parse(T)}catch(u){throw u instanceof zt?u:u instanceof SyntaxError?new zt("the forge did not\
 answer with JSON"):new zt(yT(u))}};return{async report(r,o,i,a){const c=lT[o];if(r.forge==="gitlab"){const u={pending:"running",success:"success",failure:"fail\
ed"}[o];await s(r,"POST",`/projects/${encodeURIComponent(r.path)}/statuses/${r.commit}`,{state:u,name:a,target_url:i,description:c});return}const d={state:o,target_url:i,
description:c,context:a};await s(r,"POST",`/repos/${r.path}/statuses/${r.commit}`,d)},async checks(r,o){const i=`/repos/${r.path}/commits/${r.commit}`;switch(r.
forge){case"github":{const[a,c]=await Promise.all([s(r,"GET",`${i}/status?per_page=100`),s(r,"GET",`${i}/check-runs?per_page=100`)]);return Ra([...Vr(a,"statuse\
s").filter(d=>Ia(d.context,o)).map(({state:d})=>Jr(d)),...Vr(c,"check_runs").map(({status:d,conclusion:u})=>d==="completed"?Jr(u):"pending")])}case"gitlab":{const a=`\
/projects/${encodeURIComponent(r.path)}/repository/commits/${r.commit}/statuses?per_page=100`,c=Vr({all:await s(r,"GET",a)},"all").filter(d=>Ia(d.name,o)&&d.allow_failure!==
!0);return Ra(c.map(({status:d})=>Jr(d)))}case"gitea":case"forgejo":{const c=Vr(await s(r,"GET",`${i}/status`),"statuses").filter(d=>Ia(d.context,o));return Ra(
c.map(({status:d,state:u})=>Jr(d??u)))}}},async[Symbol.asyncDispose](){await(await e)?.agent.destroy()}}}function hT({forge:t,origin:e}){return t==="github"?e===
"https://github.com"?"https://api.github.com":`${e}/api/v3`:t==="gitlab"?`${e}/api/v4`:`${e}/api/v1`}function pT({forge:t,token:e}){return e===void 0?{}:t==="gi\
tlab"?{"private-token":e}:{authorization:t==="github"?`Bearer ${e}`:`token ${e}`}}const mT=new Set(["success","neutral","skipped","manual","warning"]),ET=new Set(
["pending","created","running","waiting_for_resource","preparing","scheduled"]);function Jr(t){return mT.has(t)?"green":ET.has(t)?"pending":"red"}function Ra(t){
return["red","pending","green"].find(e=>t.includes(e))??"none"}function Ia(t,e){return typeof t!="string"||!t.startsWith(e)}function Vr(t,e){const n=(0,Y.Gv)(t)?
t[e]:void 0;if(!Array.isArray(n))throw new zt(`the answer of the forge has no list ${e}`);return n.filter(Y.Gv)}function yT(t){for(let e=t;e instanceof Error;e=
e.cause){if(e instanceof Cs)return`the forge is not asked, because ${e.message}`;if(e.name==="TimeoutError")return"the forge did not answer in time";if("code"in
e&&typeof e.code=="string")return`the forge cannot be reached (${e.code})`}return"the forge cannot be reached"}const gT=300,wT=(t,e)=>(0,j.createHmac)("sha256",
t).update(e).digest("hex");function bl(t,e){return(n,s,r)=>{const o=t.map(i=>fe(n,i)).find(i=>i!==void 0);return o!==void 0&&La(o,`${e}${wT(r,s)}`)}}const Nl=(t,e)=>({
verify:bl(t,""),event:[e,"push"],repository:["repository",["clone_url","html_url"]]}),Sl={github:{verify:bl(["x-hub-signature-256"],"sha256="),event:[["x-github\
-event"],"push"],repository:["repository",["clone_url","html_url"]]},gitlab:{verify:TT,event:[["x-gitlab-event"],"Push Hook"],repository:["project",["git_http_u\
rl","web_url"]]},gitea:Nl(["x-gitea-signature"],["x-gitea-event"]),forgejo:Nl(["x-forgejo-signature","x-gitea-signature"],["x-forgejo-event","x-gitea-event"])};
function TT(t,e,n,s){const r=fe(t,"webhook-signature");if(r===void 0)return La(fe(t,"x-gitlab-token")??"",n);const[o="",i=""]=[fe(t,"webhook-id"),fe(t,"webhook-\
timestamp")];if(!/^\d{1,12}$/.test(i)||Math.abs(s/1e3-Number(i))>gT)return!1;const a=Buffer.from(n.replace(/^whsec_/,""),"base64"),c=(0,j.createHmac)("sha256",a).
update(`${o}.${i}.`).update(e).digest("base64");return r.split(" ",10).some(d=>La(d,`v1,${c}`))}function La(t,e){const[n,s]=[t,e].map(r=>(0,j.createHash)("sha25\
6").update(r).digest());return n!==void 0&&s!==void 0&&(0,j.timingSafeEqual)(n,s)}function _T(t,e,n){const{event:s,repository:r}=Sl[t],[o,i]=s,a=o.map(f=>fe(e,f)).
find(f=>f!==void 0);if(a===void 0)return;if(a!==i)return Aa("it is not a push");if(!(0,Y.Gv)(n))return;const{ref:c,after:d}=n;if(typeof c!="string"||typeof d!="\
string"||!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(d))return;if(!c.startsWith("refs/heads/"))return Aa("it is not of a branch");if(n.deleted===!0||/^0+$/.test(d))
return Aa("the branch was deleted");const u=n[r[0]],l=(0,Y.Gv)(u)?bT(u,r[1]):[];if(l.length!==0)return{kind:"push",repository:l,branch:c.slice(11),commit:d}}function bT(t,e){
return e.map(n=>t[n]).filter(n=>typeof n=="string")}function Aa(t){return{kind:"ignored",why:t}}function Ol(t,e){const n=(0,je.Nu)(t,!0);return n.kind==="name"?
(0,je.F1)(e,n.name):t}function NT(t,e,n){const s=(0,je.Pf)(Ol(e,n));return t.some(r=>(0,je.Pf)(r).some(o=>s.includes(o)))}function Rl(t,e,n){const s=URL.parse(Ol(
e,n));if(!s||!["https:","http:"].includes(s.protocol))return;const r=s.pathname.replace(/\.git$/,"").split("/").filter(a=>a!=="");if(r.length<2)return;const o=t===
"gitlab"?[]:r.slice(0,-2),i=[s.origin,...o].join("/");try{return{origin:i,path:r.slice(o.length).map(decodeURIComponent).map(encodeURIComponent).join("/")}}catch{
return}}const ST=15e3,OT=60*6e4,RT=12e4,IT=5e3,LT=3e4,AT=10,Il="slipway";async function kT(t,e,n){const s=e&&await n.apps.find(e);if(!e||!s||s.deletion)return{state:"\
dropped",problem:"the app is gone"};switch(t.state){case"checks":return vT(t,e,s,n);case"deploy":return DT(t,e,n);case"report":return MT(t,e,s,n);case"done":case"\
dropped":return{state:t.state,problem:t.problem};default:return(0,H.xb)(t.state)}}async function vT(t,e,n,s){const r=s.now()-t.receivedAt,o=s.placeOf(e,n,t.commit);
if(!o)return{state:"dropped",problem:"the repository of the app is on no forge, so it has no checks"};const i=(a,c=0)=>r<OT?{state:"checks",problem:a,failures:c,
againMs:ST}:{state:"dropped",problem:a??"its checks did not end within an hour"};try{const a=await s.api.checks(o,Il);switch(a){case"green":return{state:"deploy",
againMs:0};case"red":return{state:"dropped",problem:"its checks failed"};case"pending":return i(null);case"none":return r<RT?i(null):{state:"deploy",againMs:0};default:
return(0,H.xb)(a)}}catch(a){if(!(a instanceof zt))throw a;return i(a.message,t.failures+1)}}async function DT(t,e,n){const s={scope:JSON.stringify(["hook",e.id]),
key:t.digest,requestHash:(0,j.createHash)("sha256").update(t.id).digest("hex"),status:202,answer:({deployID:a})=>JSON.stringify({deployID:a})},r={branch:t.branch,
commit:t.commit},o={by:`${e.forge} webhook`,via:"webhook",name:e.id,from:null},i=await n.deployments.create(e,r,o,s);switch(i.kind){case"no_app":return{state:"d\
ropped",problem:"the app is gone"};case"other_request":return{state:"dropped",problem:"it was deployed before"};case"done":return Ll(i.made.deployID,e);case"rep\
layed":return Ll(String(JSON.parse(i.answer).deployID),e);default:return(0,H.xb)(i)}}function Ll(t,{reports:e}){return e?{state:"report",deployID:t,againMs:0}:{
state:"done",deployID:t}}async function MT(t,e,n,s){const r=t.deployID===null?void 0:await s.deployments.find(e,t.deployID),o=s.placeOf(e,n,t.commit);if(!r||!o)
return{state:"done",problem:"its deployment or its repository is gone"};if(o.token===void 0)return{state:"done",problem:"its token is for the repository that th\
e app had before: add the webhook anew"};const i=$T(r),a=i==="pending"?{state:"report",againMs:IT}:{state:"done"};if(i===t.reported)return a;try{return await s.
api.report(o,i,s.pageOf(e,t.deployID),`${Il}/${n.project}/${n.appID}`),{...a,reported:i}}catch(c){if(!(c instanceof zt))throw c;const d=t.failures+1,u=d>=AT;return{
state:u?"done":"report",problem:c.message,failures:d,...!u&&{againMs:LT}}}}function $T({status:t}){return t==="succeeded"?"success":t==="failed"||t==="cancelled"?
"failure":"pending"}const CT=5e3,UT=3e4,xT=8,jT=50;function FT({store:t,changes:e,log:n,every:s,next:r}){let o=!1;const i=async l=>{try{await t.settle(l,await r(
l))}catch(f){if(f instanceof oe)throw f;const p=f instanceof Ai;p||n("error","push_failed",{push:l.id,reason:String(f)});const y=p?"the organization has too man\
y queued deployments":"the platform failed";await t.settle(l,{state:l.state,problem:y,againMs:UT})}},a=async()=>{for(let l=0;l<jT&&!o;l+=1){const f=await t.claim();
if(!f)return;await i(f)}},c=Dr({everyMs:CT,run:()=>Promise.all(Array.from({length:xT},a)),onFailure(l){l instanceof oe||n("error","pushes_not_read",{reason:String(
l)})},every:s}),d=()=>{o||c.run()},u=e.subscribe(({kind:l})=>{(l==="jobs"||l==="unknown")&&d()});return{look:d,async run(l){const f=await t.claim(l);f&&await i(
f)},async[Symbol.asyncDispose](){o=!0,u[Symbol.dispose](),await c[Symbol.asyncDispose]()}}}const Al=1024*1024,BT=/^\/hooks\/(hk_[0-9a-f]{32})$/,kl=60;function PT(t){
const{store:e,apps:n,deployments:s,vault:r,clock:o,gitUrlTemplate:i}=t,a=fT(t.addresses),c=({id:f,sealed:p})=>JSON.parse(r.open(El(f),p)),d={apps:n,deployments:s,
api:a,now:()=>o.now(),placeOf(f,p,y){const g=Rl(f.forge,p.repository,i),{token:T,at:O}=c(f);return g&&{...g,forge:f.forge,commit:y,token:O===vl(g)?T:void 0}},pageOf({
org:f,project:p,appID:y},g){const O=["orgs",f,"projects",p,"apps",y,...g===null?[]:["deployments",g]].map(encodeURIComponent).join("/");return`${t.consoleUrl}/${O}`}},
u=FT({...t,next:async f=>kT(f,await e.find(f.hook),d)});return{async add(f,{forge:p,waits:y,token:g},T){const O=`hk_${(0,j.randomBytes)(16).toString("hex")}`,b=(0,j.
randomBytes)(32),S=p==="gitlab"?`whsec_${b.toString("base64")}`:b.toString("base64url"),I=await n.find(f),N=I&&Rl(p,I.repository,i);if(I&&!N&&g!==void 0)throw new B(
"validation_failed","The repository of the app is on no forge, so a token has no use.");const $={secret:S,...g!==void 0&&N&&{token:g,at:vl(N)}},M=r.seal(El(O),JSON.
stringify($)),{org:K,project:U,appID:C}=f,X={id:O,org:K,project:U,appID:C,forge:p,waits:y,reports:g!==void 0,sealed:M},Z=await e.add(X,T);if(Z==="no_app")throw new B(
"app_not_found",`There is no app ${K}/${U}/${C}.`);if(Z==="full")throw new B("conflict",`The app has ${ml} webhooks, and may have no more. Remove one first.`);return{
hook:Z,secret:S}},list:f=>e.list(f),async remove(f,p,y){if(!await e.remove(f,p,y))throw new B("not_found","The app has no such webhook.")},pushes:(f,p)=>e.pushes(
f,p),urlOf:f=>`${t.baseUrl}/hooks/${f}`,handler:async f=>{if(f.method!=="POST")throw new B("method_not_allowed",`${f.method} is not allowed here; allowed: POST.`,
{allow:"POST"});const p=BT.exec(ke(f.target))?.[1],y=p===void 0?void 0:await e.find(p);if(!y)throw ka();const g=await HT(f);if(!Sl[y.forge].verify(f,g,c(y).secret,
o.now()))throw ka();const T=await t.quota.take([{name:`hook/${y.id}`,most:kl}]);if(T>0)throw jt(`This webhook has sent ${kl} requests in a minute: wait ${T} s.`,
T);const O=_T(y.forge,f,GT(g));if(!O)throw new B("validation_failed",`This is not what ${y.forge} sends. Was the hook added for another forge?`);if(O.kind==="ig\
nored")return be(200,{ignored:O.why});const b=await n.find(y);if(!b)throw ka();if(!NT(O.repository,b.repository,i))throw new B("forbidden",`The push is of anoth\
er repository than that of the app ${b.appID}.`);if(O.branch!==b.branch)return be(200,{ignored:`the app is deployed from ${b.branch}`});const{kind:S,push:I}=await e.
push({id:`push_${(0,j.randomBytes)(16).toString("hex")}`,hook:y.id,digest:(0,j.createHash)("sha256").update(g).digest("hex"),branch:O.branch,commit:O.commit,state:y.
waits?"checks":"deploy"});if(S==="known")return be(200,{...Dl(I),known:!0});I.state==="deploy"&&await u.run(I.id),u.look();const[N=I]=await e.pushes(y,1);return be(
202,Dl(N.id===I.id?N:I))},async[Symbol.asyncDispose](){await u[Symbol.asyncDispose](),await a[Symbol.asyncDispose]()}}}function vl({origin:t,path:e}){return`${t}\
/${e}`}function ka(){return new B("unauthorized","There is no such webhook, or the request is not signed with its secret.")}async function HT(t){if(fe(t,"conten\
t-type")?.split(";")[0]?.trim().toLowerCase()!=="application/json")throw new B("unsupported_media_type","The content type must be application/json: choose it in\
 the settings of the webhook.");try{return await t.body(Al)}catch(n){throw n instanceof et?new B("body_too_large",`The push is larger than ${Al} bytes. Deploy i\
t by hand: slipway redeploy`):n}}function GT(t){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch{throw new B("invalid_request","The bo\
dy is not valid JSON in UTF-8.")}}function Dl({id:t,state:e,deployID:n,problem:s}){return{push:t,state:e,deployID:n,...s!==null&&{problem:s}}}const WT=32,YT=new Uint8Array;
async function va(t){const{value:e,id:n=YT,previous:s,wrong:r}=await t.platformKey(()=>(0,j.randomBytes)(WT)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>vg(
o,a,c),open(a,c){try{return Dg(i,a,c)}catch(d){throw r(d)}}}}async function zT({stores:t,notifyAllow:e,gitUrlTemplate:n,clock:s,log:r},{baseUrl:o,consoleUrl:i}){
const{hooks:a,state:c,changes:d}=t,{apps:u,deployments:l}=c,f=wl(Te(e,"notify-allow")),p=await va(t.keys),y={gitUrlTemplate:n,baseUrl:o,consoleUrl:i};return PT(
{store:a,apps:u,deployments:l,changes:d,quota:t.quota,vault:p,addresses:f,...y,clock:s,log:r})}function KT(t){return async e=>{try{return await t(e)}catch(n){const s=ki(
n);if(!s)throw n;return $e(s,e)}}}const XT=1e4;function JT(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,j.hash)("sha256",n)}`,most:t}])}function VT(t,e){
if(t===0)return()=>0;const n=t/6e4,s=new Ls(XT);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.
delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const qT=1e4,Ml=64*1024;class QT{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{
deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+SE}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(
e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){const e=new AbortController,n=this.#s.sleep(qT,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||
await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#a(){for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}
this.#i=void 0}}async function ZT(t,e){try{const n=await t.read(e,{from:-Ml,limit:Ml,isComplete:!0}),s=(0,Ce.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-z.lF.failureLogLines).map(r=>r.slice(0,z.lF.failureLogLine))}catch{return[]}}const $l={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},e_=100,t_=2;class qr{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>e_+t_*(this.#t()-this.#n)/this.#e}}class n_{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new qr(IE,e),this.#t=
new qr(RE,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in $l[this.#n]?e.text.length>=NE?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=$l[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function s_(t){return r_.has(t.kind)}const r_=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),o_=100,i_=300;class Qr extends Error{name="WorkerCrash";ending;constructor(e){super(c_(e)),this.ending=
e}}class a_{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new n_;#i=new qr(LE);#a=new qr(AE);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#E;#y=!1;#p=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#g(s).catch(r=>this.#m(r))),e.ended.then(s=>this.#O(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#E=Promise.withResolvers(),this.#f.resolve(e),this.#E.promise)}letGo(){this.#p=!0,this.#f.resolve(null),this.#E?.resolve([])}#m(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#g(e){const n=this.#T(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#w(e.id,e.question);break;case"release":this.#_(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,H.xb)(e)}}#T(e){
return s_(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#w(e,n){if(this.#l+=1,this.#l>o_)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#N(n)})}catch(s){this.#m(s)}this.#l-=1}async#N(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#_(e.name),this.#t.set(e.name,n),this.#h&&this.#_(e.name),null}case"output":return await this.#b(e),null;case"start":return this.#S(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#S(e){if(this.#y&&this.#E?.resolve(e),this.#p)return null;
const n=await this.#f.promise;return this.#y=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#b({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>Ed.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#_(e){this.#t.get(e)?.(),this.#t.delete(e)}#O(e){this.#h=!0,this.letGo();const n=new Qr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#_(s)}}function c_({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Ce.Ow)(r,i_)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function d_(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new an({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class u_{#e;#t;#n;#s=new Fi;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=Ld(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){
const e=this.#c(),n=VE(e.dataDir,process.pid),s=new a_(new ry(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});
return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,
blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
p={dataDir:(0,x.realpathSync)(e),blobs:n,env:Id(s),gitUrlTemplate:r??je.bD,allowLocalGit:o??!1,limits:{...Nr,...i},outputLimits:a??Ed,lasting:c??!0,isolation:d===
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
xl(e)&&__(e,(await r).network),n==="required"&&b_((await r).isolation),jl(s)&&N_((await r).limiter)}#d(){if(!(0,x.existsSync)((0,W.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#p(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof Qr)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof Qr?await this.#T(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??Nr.
logBytes,u=new QT(a,{deployID:e.deployID,fence:n.fence},d,c),l=()=>{this.#g(s)};r.addEventListener("abort",l,{once:!0}),r.aborted&&l();try{const y={...n,onOutput:async b=>o?.(
b,r),onLog:b=>{u.write(b)||s.process.kill("it sent a log that is too long")}},g=await s.run({kind:"deploy",job:e,look:o!==void 0},y);if(g.kind!=="stored")throw g.
kind==="failed"?new an(g.facts):Da();const{commit:T,release:O}=g;return{commit:T,release:O,place:b=>this.#l(s,b),[Symbol.asyncDispose]:()=>(s.letGo(),this.#m(s,
e.deployID))}}catch(f){throw await this.#m(s,e.deployID),r.reason instanceof _r&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),f}finally{r.removeEventListener("abort",l),await u.end(),n.onLogged?.(u.bytes)}}async#l(e,n){const s=new AbortController,r=this.#e.clock.sleep(
p_,s.signal).then(()=>[],()=>[]),o=await Promise.race([e.place(n),r]);return s.abort(),o}async detect(e,n){if(this.#c>=m_)throw Cl("Other repositories are being\
 read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#h({...e,deployID:`look-${(0,j.randomUUID)()}`,purpose:"d\
etect"},n)}catch(s){throw n.aborted?Cl("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){
const s=this.#t.start(),r=()=>{this.#g(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new an(o.facts);if(o.kind!=="detected")throw Da();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof Qr&&!n.aborted?await this.#T(o,
s,e):o}finally{n.removeEventListener("abort",r),this.#m(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#y({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#g(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#y(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#E(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=y_?e():this.#i=this.#e.clock.after(E_,e)}async#y(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw Da();return s.collected}finally{await this.#g(n)}}#p(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#m(e,n){const s=new AbortController;this.#e.clock.sleep(h_,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#p(n),this.#e.lasting!==!1&&this.#E())}async#g(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),f_);await e.process.ended,clearTimeout(
n)}async#T(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=Je.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return d_(o,e.ending,r,await ZT(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?JE():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function Cl(t){return new B("unavailable",t,{"retry-after":"\
10"})}const Ul={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function xl(t){return t!==void 0&&Object.hasOwn(Ul,t)}function __(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new H.GQ("unsupported_runtime",n,{input:"build-network",remedy:Ul[t]})}function b_(t){if(t.kind===
"none")throw new H.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function jl(t){return t?.startsWith("/")??!1}function N_(t){if(t.kind!=="cgroup")throw new H.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function Da(){return new Error("The worker sent the result of another kind of job")}const S_=16*ce.D6,O_=512;function Fl(t){return e=>{
if(e instanceof oe)throw e;return t}}class R_{#e;#t=new it(S_);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Bu(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+O_,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof ft)return;throw s}}}var Kt=D(2373);const I_=(0,Kt.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),Bl=(0,Kt.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),L_=(0,Kt.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),Pl=(0,Kt.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),Hl=(0,Kt.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),A_=(0,Kt.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),k_=Gl({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),v_=Gl({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function Gl(t){const{headers:e,...n}=(0,Kt.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const D_=(0,Kt.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class M_{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const $_=2e3,Ma=200,C_=32*ce.D6,U_=1/4,x_=8,j_=4,F_=["index.html","404.html"];function B_(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=j_)return;s+=1;const o=new AbortController,i=P_(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep($_,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function P_(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(C_,t.cacheBytes*U_);const c=new M_(x_);for(const d of await H_(o,i,s)){s.throwIfAborted();const u=i.file(d,new pa(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function H_(t,e,n){const s=new Set([...F_,...t.mostServed(Ma)]),r=new Set([...s].filter(_a).
map(Wl)),o=Un(n);for(const a of r.size>0?e.names():[]){if(r.has(Wl(a))&&s.add(a),s.size>=2*Ma)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,Ma)}function Wl(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Yl={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function G_(t,{status:e,location:n},s){const r=zl(t.target.slice(ke(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...Yl,"x-slipway-release":s.deployID}}}function W_({target:t},e){const n=t.startsWith(
"/")?zl(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...Yl}}}function zl(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function Kl(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class Xl{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?y0(d.from,e):void 0;d&&u&&(yield[d,u])}}}function Zr(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=m0(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function $a({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:Y_(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Y_(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const Jl={headers:{},isCut:!1};class z_{#e;constructor(e){this.#e=new Xl(e.map(K_))}of(e){if(this.#e.size===0)return Jl;const n=[...this.#e.matching(
e)];return n.length===0?Jl:new X_(n).custom}}function K_({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Zr(i,t);return a.isFixed&&(s+=vs(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class X_{#e=new Map;#t=Pr;#n;#s=!1;constructor(e){this.#n=Pr-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,Kl(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-vs(e,""),o=r<
0?void 0:$a(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=vs(e,o),n.isFixed||(this.#n-=vs(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const J_=64,V_=8*1024,q_=4*1024;class Q_{#e;forces;constructor(e){this.#e=new Xl(e.map(Z_)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=eb(r,o,e);if(i&&(yield i),s+=1,s===J_)return}}}
function Z_({from:t,to:e,status:n,force:s}){return{from:t,to:Hr(n)?tb(e,t):Zr(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function eb({to:t,status:e,isForeign:n},s,r){
if(Hr(e)){const a=$a(t,s,"plain",q_);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=$a(t,s,"encoded",V_);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function tb(t,e){const n=t.replace(/[?#].*$/,
"");try{return Zr(n,e,decodeURIComponent)}catch{return Zr(n,e)}}class nb{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!Gr(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!ol(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=la(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:Yu(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=la(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=la(e,this.has);return n?.kind==="file"?n.path:void 0}}const sb="public, max-age=0, must-revalid\
ate",rb="public, max-age=31536000, immutable";function ob(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function ib(t,e,n,s,r){return new ab(
t,e,n,s,r)}class ab{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=F0(n),this.variants=B0(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":_a(this.#t)?rb:sb,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function cb(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const db=64*1024,ub=ce.D6,lb=4*
1024,fb=32,hb=5*1024,pb=512;class mb{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=il(s.rules),d=Math.
min(ub,db+s.count*lb);this.#e=s,this.isServer=s.find(ot.r$)!==-1;const u=l=>!(this.isServer&&Vl(l))&&s.find(l)!==-1;this.#t=new nb(new Q_(i),c,u),this.#n=new z_(
a),this.#s=new it(d),this.#r=o,this.weight=s.bytes+s.rules.length*fb+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,Eb(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=ib(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:ob(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:Kl(e.location)}}}function Vl(t){return t===
ot.nA||t.startsWith(`${ot.nA}/`)}function Eb(t,e){const n=4*t.length;return e.kind==="redirect"?pb+n+2*e.location.length:hb+n+e.customBytes}async function yb(t,e,n,s){
return new mb(e,n,await t.index(e,n.manifestHash),s)}function gb(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function wb(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const Tb=256,_b=256,ql=new Ls(Tb);function bb(t){let e=ql.get(t);if(!e){if(e=Nb(t),t.length>_b)return e;ql.set(t,e)}return e}function Nb(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return As.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const Ql=new Map,Sb=4*ce.D6,Ob=768,Rb=1e3;class Ib{#e;#t;#n=new it(Sb);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<e0||s.size>aa)return Ql;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??Ql);return{sizes:a,isWhole:a.size===As.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>Ob+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<Rb}}
const Lb=4*ce.D6,Ab=64*ce.D6,kb=512,vb=[];class Db{#e;#t;#n;#s;#r=0;constructor(e,n,s=Q.ml){this.#e=e,this.#t=new it(n),this.#n=Math.min(Lb,n),this.#s=new Ib(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?fe(e,"accept-encoding"):void 0,o=r===void 0?vb:bb(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,ef(n,o,a),s)):this.#o(e,n,ef(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(Mb(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new Zl;return o}).catch(o=>{if(!(o instanceof Zl))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=fe(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=wb(fe(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=Ab}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+kb,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Zl extends Error{}
function ef(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=cb(t,s,r);return t.variants?.
set(s,i),i}return t}function Mb(t,e){const n=fe(t,"if-none-match");if(n!==void 0)return gb(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function tf({sites:t,domain:e,isOwnHost:n}){const s=xb(e),r=jb(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function $b(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const Cb=1024,Ub=255;function nf(t){const e=new Ls(Cb);return n=>{if(n.length>Ub)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function xb(t){const e=`.${t.toLowerCase()}`;return nf(n=>{const s=sf(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function jb(t,e){return nf(n=>{const s=sf(n);return qs(s)&&!Qs(s,t)&&!e(n)?s:void 0})}function sf(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const Fb=64*ce.D6,rf=4096,Bb=1e3,of="GET, HEAD, OPTIONS";class Pb{#e;#t;#n;#s;#r;#o;#i=new it(Fb);#a;#c;#d;#u;prefetch;#l=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Q.ml,meter:a=ar}=e;this.#e=s,this.#t=o,this.#n=e.finder??tf({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new Db(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=n,this.#o=new R_(s),this.prefetch=B_({site:c=>n.site(c),loaded:c=>this.#p(
c),load:(c,d)=>this.#m(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(fe(e,"host")??"");return n instanceof Promise?
n.then(s=>this.#h(e,s),s=>this.#_(e,s,v_)):this.#h(e,n)};#h(e,n){return n===void 0?$t(e,I_):Hb(this.#c,n,this.#f(e,n))}#f(e,n){const s=!n.isDeleted&&n.release!==
null;if(!Ca(e)&&!(s&&this.#d))return af(e.method);if(n.isDeleted)return $t(e,L_);if(n.release===null)return $t(e,Bl);const r=n.settings.domains&&this.#n.domain(
fe(e,"host")??""),o=r&&$b(r,n.settings.domains??[]);if(o)return W_(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#g(e,n,i):this.#E(e,n,n.release),c=Gb(n,
a);return c instanceof Promise?c.catch(d=>this.#_(e,d)):c}catch(i){return this.#_(e,i)}}async#E(e,n,s){return this.#g(e,n,await this.#y(n,s))}async#y(e,n){try{return await this.#m(
e.org,n)}catch(s){const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof oe))throw s;return this.#O("warn","edge_earlier_release",{deployID:r.
deployID,live:n.deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.
deployID),this.#i.load(n.deployID,s=>s.weight,()=>yb(this.#e,e,n,this.#t))}#g(e,n,s){if(s.isServer)return this.#T(e,n,s);if(!Ca(e))return af(e.method);const r=ke(
e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#b(e,i,s);const a=ua(r);if(a===void 0)return $t(e,Hl);if(a.length>rf)return $t(e,A_);const c=new pa(
`/${a}`),d=(o?void 0:s.remembered(c.path))??s.direct(c);return d?this.#b(e,d,s):Gr(a)&&n.kept.length>0?this.#N(e,n,s,c):this.#S(e,n,s,c)}#T(e,n,s){if(!e.target.
startsWith("/"))return $t(e,Hl);const r=ua(ke(e.target));if(r!==void 0&&Vl(r))return $t(e,Pl,s);if(!Ca(e)||e.isUpgrade||r===void 0||r.length>rf)return this.#w(n);
const o=new pa(`/${r}`),i=s.remembered(o.path)??s.direct(o);return i?this.#b(e,i,s):Gr(r)&&n.kept.length>0?this.#N(e,n,s,o):this.#w(n)}#w(e){const{release:n}=e;
return n===null?Bl:this.#d?.answer({...e,release:n})??(0,cn.Ih)(new cn.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#u.site(e);if(!n?.release||
n.isDeleted)return;const{release:s}=n;return(this.#p(s)??await this.#m(n.org,s)).isServer?{...n,release:s}:void 0}async#N(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(Fl([]))){const a=this.#p(i)??await this.#m(n.org,i).catch(Fl(void 0)),c=a?.file(o,r);if(a&&c)return this.#b(e,c,a)}return this.#S(e,n,s,
r)}#S(e,n,s,r){if(s.isServer)return this.#w(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#b(e,o,s):$t(e,Pl,s)}#b(e,n,s){return n.kind==="redirec\
t"?G_(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#_(e,n,s=k_){const r=n instanceof oe;if(!r&&!(n instanceof ft))throw n;const o=r?"edge_unavailable":"edge_dama\
ged";return this.#O("error",o,{requestID:e.requestID,reason:n.message}),$t(e,r?s:D_)}#O(...e){const n=this.#a.monotonic();n-this.#l<Bb||(this.#l=n,this.#t(...e))}}
function Ca({method:t}){return t==="GET"||t==="HEAD"}function af(t){return t==="OPTIONS"?{status:204,headers:{allow:of}}:{status:405,headers:{allow:of,"content-\
length":"0","cache-control":"no-store"}}}function $t(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function Hb(t,e,n){const s=r=>Kn(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,
0),r}):s(n)}function Gb({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(cf):cf(e)}function cf(t){return t.take?t:{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const Wb=500,Yb=1e3,zb=250,Kb=750,Xb=5e3,Ua=-1;class df{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new it(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#T(n))return n.record;if(n?.record!==void 0)return this.#f(
e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);
n&&(n.generation=Ua);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#y(e).catch(()=>{}))}#l(e){return this.#w()&&this.#o.size>0?Promise.reject(new oe(
"The state cannot be read now")):this.#y(e)}async#h(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#T(r)||r.record)?this.find(n):s?(this.#g(n,{record:s,
read:0,at:this.#t.monotonic(),generation:Ua}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#w())return this.#E(e,n);const s=this.#t.monotonic();return s-this.#d>=zb&&
(this.#d=s,this.#E(e,n).catch(()=>{})),n}async#E(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.sleep(Wb,s.signal).
then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#y(e),o])}catch(i){if(i instanceof oe)return r();throw i}finally{
s.abort()}}#y(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<Kb)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#p(e,r);return this.#o.
set(e,{begun:r,record:o}),o}async#p(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.
monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#g(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#m(e,o)}catch(r){throw r instanceof
oe&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#m(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#g(e,{...n,
generation:Ua}),n.record)}#g(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#T({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-
n<Xb||this.#w()}#w(){return this.#t.monotonic()-this.#a<Yb}}const Jb=16*ce.D6,Vb=4*ce.D6,xa=400,qb=300,Qb=2;class Zb{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){
this.#e=new df({changes:n,table:s,clock:o,bytes:Jb,weightOf:eN,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new df({changes:n,table:r,
clock:o,bytes:Vb,weightOf:()=>xa,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){const n=this.#t.
find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===
void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function eN(t){return t?xa+qb*t.kept.length+
Qb*JSON.stringify(t.settings).length:xa}var Us=D(7);const tN=30,nN=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],sN=16*
1024;function rN(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:Mn(async()=>(await D.
e(460).then(D.bind(D,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let r=[],o=new Map;const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??
mg(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:o.get(a)};return async a=>{const c=uf(a),d=await D.
e(460).then(D.bind(D,6460)),{header:u,claims:l}=oN(c,d);iN(u,l);const f=i(l.iss??"");if(!f)throw Le("The token was issued by an identity provider that this plat\
form does not trust (iss)");const p=await f.keys(),y=f.audiences??[t.audience];try{const{payload:g}=await d.jwtVerify(c,p,{issuer:f.issuer,audience:[...y],algorithms:nN,
clockTolerance:tN,currentDate:new Date(n.now()),requiredClaims:["exp"]});return aN(f,g)}catch(g){throw lf(g,d,y.join(" or "))}}}function uf(t){if(t===void 0)throw Le(
'There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw Le('The Autho\
rization header is not "Bearer <ID token>"');if(e.length>sN)throw Le("The token is too long to be an ID token");return e}function oN(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw Le("The token is not a JSON Web Token, so it is not an ID token")}}function iN(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw Le("The token is an access token: send the identity provider's ID\
 token instead")}function aN(t,e){cN(t,e);const n=t.granted.flatMap(r=>{const o=e[r];return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(
o).length<=ss?[[r,String(o)]]:[]}),s={email:dN(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function cN(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw Le(`The token's ${n} claim is not one that this platform accepts`)}function dN(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw Le(`The token has no ${o} claim`);return i}),s=Ao(n);if(s===void 0){const r=wn(n)?"has \
characters other than ASCII":"is not an email";throw Le(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!uN(e,t))throw Le("The token's email is \
not verified (email_verified is not true)");return s}function uN({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function lf(t,e,n){
if(t instanceof B)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Le("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?Le(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?Le("The token is not valid yet (nbf)"):Le(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?Le("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Le("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?Le("The token is not a valid ID token"):Mr()}function Le(t){return new B("unauthorized",`${t}.`,{"www-authenticate":'Bearer erro\
r="invalid_token"'})}function lN({store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{ff(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){
const u=hf(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,gn(await e(r,u),"admin"));const f=pf(d);(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&
c.push(d)}if(c.length>0||await e(r,{org:o})||(await n(r))?.includes(o))return c;throw ja(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){
ff(r,"make another one");for(const N of[i.project,i.appID])if(!(N===void 0||z.cS.test(N)))throw new B("validation_failed","The project and the app of a token mu\
st be identifiers.");const u=await e(r,i);if(u===void 0)throw ja(r,i.org);if(!gn(u,"deployer"))throw new B("forbidden",`${r.email} may only read there. Somebody\
 with the role deployer makes tokens.`);const l=(0,Us.yH)(N=>(0,j.randomInt)(N)),{org:f,project:p=null,appID:y=null}=i,{email:g,issuer:T}=r,O={org:f,project:p,appID:y,
name:o,role:a,lifetimeMs:c,madeBy:g,maker:JSON.stringify({email:g,issuer:T})},b=Us.KT.perOrganization,S=await t.create({id:(0,j.randomUUID)(),hash:(0,j.hash)("s\
ha256",l),...O},b,d);if(typeof S=="object")return{...S,text:l};const I=S==="name_taken"?`The organization ${f} has a token ${o}. Revoke it first, or choose anot\
her name.`:`The organization ${f} has ${b} tokens, the most that it can have. Revoke those that nobody needs.`;throw new B("conflict",I)},async revoke(r,o,i,a){
const c=(await s(r,o)).find(d=>d.name===i);if(!(c&&await t.revoke(o,c.id,a)))throw await e(r,{org:o})===void 0?ja(r,o):new B("not_found",`The organization ${o} \
has no token ${i.slice(0,100)} that you may end.`)}}}async function fN(t,e,n){if(!(0,Us.eo)(e))throw Le("The access token is not whole: it was cut, or mistyped");
const s=await t.find((0,j.hash)("sha256",e)),r=s&&pf(s),o=Us.Xm.find(i=>i===s?.role);if(!s||!r||!o)throw Le("The access token is unknown, was revoked, or has en\
ded");if(!n(r.issuer))throw Le("The person who made the access token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(
i=>{if(!(i instanceof oe))throw i}),{...r,token:{id:s.id,name:s.name,role:o,place:hf(s)}}}function ff({token:t},e){if(t)throw new B("forbidden",`An access token\
 may not ${e}. Sign in as a person: slipway login`)}function ja({email:t},e){return new B("forbidden",`${t} has no role for this in the organization ${e}.`)}function hf({
org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function pf({maker:t}){const e=(0,Y.U4)(t);if(!(!(0,Y.Gv)(e)||typeof e.email!="string"||
typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}function hN({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:r}){return async o=>{const i=o===
void 0?"":uf(o);return(0,Us.Lh)(i)?fN(e,i,r):await pN(i)===s.issuer?s.verify(i,n,r):t(o)}}async function pN(t){const{decodeJwt:e}=await D.e(460).then(D.bind(D,6460));
try{return e(t).iss}catch{return}}const mf=900;function mN({issuer:t,audience:e,key:n,clock:s}){const r=`${t}/login`,o=Mn(async()=>(await D.e(460).then(D.bind(D,
6460))).importJWK(n.privateJwk,"ES256")),i=Mn(async()=>(await D.e(460).then(D.bind(D,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,async mint(a,{
email:c,issuer:d}){const u=await D.e(460).then(D.bind(D,6460)),l=Math.floor(s.now()/1e3);return new u.SignJWT({email:c,email_verified:!0,idp:d,sid:a}).setProtectedHeader(
{alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(r).setSubject(c).setAudience(e).setIssuedAt(l).setExpirationTime(l+mf).setJti((0,j.randomUUID)()).sign(await o())},
async verify(a,c,d){const u=await D.e(460).then(D.bind(D,6460)),l={issuer:r,audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(
a,await i(),l).catch(g=>{throw lf(g,u,e)}),p=await c.find(String(f.sid)),y=p&&Ba(p.identity);if(!y)throw Le(`The sign-in of this machine has ended. ${Fa}`);if(p.
state==="reused")throw Le(`${yf} ${Fa}`);if(!d(y.issuer))throw Le(`${Ef} ${Fa}`);return{...y,via:"login"}}}}const Fa="Sign in again: slipway login",Ef="This pla\
tform no longer trusts the identity provider that you signed in by.",yf="The sign-in of this machine has ended, because one of its refresh tokens was used twice\
: somebody else may have copied it.";function Ba(t){const e=(0,Y.U4)(t);if(!(!(0,Y.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,
issuer:e.issuer}}const gf=4096;function EN(t,e){const n=`${e}/device`,s={[rn.device]:async(r,o)=>{const i=(0,Ce.Ow)(r.get("machine")??"",h).trim()||"a machine w\
ithout a name",a=await t.begin(i,De(o));if(!a)return gt(429,"slow_down","Too many sign-ins wait for a person. Try again in some minutes.",{"retry-after":"60"});
const{deviceCode:c,userCode:d,expiresIn:u,interval:l}=a;return Pa({device_code:c,user_code:d,verification_uri:n,verification_uri_complete:`${n}?${new URLSearchParams(
{user_code:d})}`,expires_in:u,interval:l})},[rn.token]:async(r,o)=>{const i=r.get("grant_type"),a=i===Ts?"device_code":i==="refresh_token"?"refresh_token":void 0;
if(a===void 0){const u=`grant_type must be ${Ts} or refresh_token`;return gt(400,"unsupported_grant_type",u)}const c=r.get(a)??"";if(c==="")return gt(400,"inval\
id_request",`${a} is missing`);const d=await t.exchange(c,wf(o));return typeof d=="string"?wN(d,a):Pa({access_token:d.accessToken,token_type:"Bearer",expires_in:d.
expiresIn,refresh_token:d.refreshToken,refresh_expires_in:d.refreshExpiresIn})},[rn.revoke]:async(r,o)=>(await t.end(r.get("token")??"",wf(o)),Pa({}))};return new Map(
Object.entries(s).map(([r,o])=>[r,i=>yN(i,a=>o(a,i))]))}function wf(t){return{from:De(t),requestID:t.requestID}}async function yN(t,e){if(t.method!=="POST"){const s=`${ke(
t.target)} accepts only POST`;return gt(405,"invalid_request",s,{allow:"POST"})}if(fe(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/x-ww\
w-form-urlencoded")return gt(400,"invalid_request","The Content-Type must be application/x-www-form-urlencoded");try{const s=new URLSearchParams((await t.body(gf)).
toString("utf8"));return[...new Set(s.keys())].some(o=>s.getAll(o).length>1)?gt(400,"invalid_request","A parameter is there twice"):s.get("client_id")!==Sn?gt(401,
"invalid_client",`client_id must be ${Sn}`):await e(s)}catch(s){if(s instanceof et)return gt(413,"invalid_request",`The form has more than ${gf} bytes`);if(!(s instanceof
oe))throw s;return gt(503,"temporarily_unavailable","The platform cannot read its state now",{"retry-after":"5"})}}const gN={pending:["authorization_pending","N\
o person has decided yet"],slow_down:["slow_down","The machine asks too often: wait five seconds more each time"],denied:["access_denied","The sign-in was denie\
d in the browser"],over:["expired_token","The code is older than ten minutes"],unknown:["invalid_grant","The sign-in does not exist, or has ended"],reused:["inv\
alid_grant",yf],untrusted:["invalid_grant",Ef]};function wN(t,e){const[n,s]=gN[t];return e==="device_code"||n==="invalid_grant"?gt(400,n,s):gt(400,"invalid_gran\
t","The sign-in has ended, because it was not used for a month or is three months old")}function Pa(t){return be(200,t,Tf)}function gt(t,e,n,s={}){return be(t,{
error:e,error_description:n},{...Tf,...s})}const Tf={"cache-control":"no-store",pragma:"no-cache"},_f=10*6e4,bf=5e3,TN={lifetimeMs:_f,intervalMs:bf,perAddress:10,
inAll:1e3},Nf=864e5,_N={graceMs:6e4,idleMs:30*Nf,mostMs:90*Nf},bN=20,Ha={person:10,address:20,all:200},NN="slr_",Sf=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/;function SN({
store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:Ha.all},{name:`login/person\
/${ut(i,a)}`,most:Ha.person},{name:`login/address/${ut(c)}`,most:Ha.address}]);if(d!==0)throw jt(`Too many codes were tried. Try again in ${d} seconds.`,d)};return{
async begin(i,a){for(;;){const[c,d]=[(0,j.randomBytes)(16).toString("base64url"),(0,j.randomBytes)(32).toString("base64url")],u=ON(),l={id:ut(c),userCode:ut(u),
secret:ut(d)},f=await t.begin({...l,machine:i,address:a},TN);if(f==="too_many")return;if(f==="code_taken")continue;const p={expiresIn:_f/1e3,interval:bf/1e3};return{
deviceCode:`${c}.${d}`,userCode:u,...p}}},async exchange(i,a){const[,c="",d=""]=Sf.exec(i)??[];if(c==="")return"unknown";const u=(0,j.randomBytes)(32).toString(
"base64url"),l={id:ut(c),secret:ut(d),next:ut(u)},f=await t.advance({...l,..._N},{...Pe,...a});if(f.kind!=="open")return f.kind;const p=Ba(f.identity);return!p||
!r(p.issuer)?"untrusted":{accessToken:await n.mint(l.id,p),expiresIn:mf,refreshToken:`${NN}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/1e3)}},async end(i,a){
const[,c=""]=Sf.exec(i)??[],d=c===""?void 0:await t.find(ut(c));d&&await t.end(ut(c),{by:Ba(d.identity)?.email??null,via:"login",...a})},async asked(i,a,c){await o(
a,c);const d=await t.asked(ut(Rf(i)));if(d)return d;throw Of()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if(a&&(await s(c))?.length===
0)throw new B("forbidden",`${u} has no role on this platform, so there is nothing to sign in to.`);const f={person:ut(l,u),identity:JSON.stringify({email:u,issuer:l}),
most:bN},p=await t.decide(ut(Rf(i)),a?f:"denied",d);if(p)return p;throw Of()}}}function Of(){return new B("not_found","No machine asks with this code: it was mi\
styped, was used, or is older than ten minutes.")}function ut(...t){return(0,j.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(t))}function ON(){const t=Array.
from({length:8},()=>On[(0,j.randomInt)(On.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function Rf(t){const e=t.slice(0,40).toUpperCase().replace(/[^A-Z]/g,
"");return`${e.slice(0,4)}-${e.slice(4)}`}async function RN(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.push(...await r.collect())}catch(o){if(n?.
aborted)break;const{message:i,remedy:a}=(0,H.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function mv({
kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(
o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const hn=3e4,If=5e3,Lf={clone:"building",install:"\
building",build:"building",sync:"syncing",activate:"activating"};function Af(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deplo\
yment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const IN=1e3;async function LN(t,e){const{references:n,node:s,clock:r,waits:o,stop:i}=t;let a=await n.
hold(s);for(;!a&&o;)await r.sleep(IN,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).then(f=>f||d.abort(new Error("another no\
de has taken over the collection")),()=>{}),l=(0,Q.fm)(If,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}
const eo=500,AN=1e4,kN=55*6e4;function vN({keeping:t,logs:e,usage:n,notify:s,hooks:r,audit:o,keepAuditMs:i,apps:a,clock:c,bounds:d,keepDeletedMs:u}){return[{kinds:[
"apps"],collect:()=>MN({keeping:t,logs:e,apps:a,keepDeletedMs:u})},{kinds:["deployments","logs"],collect:()=>$N(t,e,d)},{kinds:["keys"],collect:async()=>[{kind:"\
keys",items:await Bn(()=>t.endKeys(eo)),bytes:0}]},{kinds:["notifications"],async collect(){return[{kind:"notifications",items:await Bn(()=>s.prune({...EE,limit:eo})),
bytes:0}]}},{kinds:["pushes"],async collect(){return[{kind:"pushes",items:await Bn(()=>r.prune({ageMs:yE,limit:eo})),bytes:0}]}},{kinds:["audit"],collect:async()=>[
{kind:"audit",items:await Bn(()=>o.trim(i)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"usage",items:await Bn(()=>n.prune(c.now(),eo)),bytes:0}]}}]}
async function Bn(t){let e=0;for(let n=0;n<AN;n+=1){const s=await t();if(e+=s,s===0)break;await Ga()}return e}function Ga(){return new Promise(t=>setImmediate(t))}
const DN=20;async function MN({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Bn(async()=>(await n.expire(DN,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.
endingApp(o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=
1),a.logs.length===0&&(o=a.app)}catch(c){i=c,o=a.app}await Ga()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function $N(t,e,n){const s={deployments:0,
logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(
l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&
(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=
a.left.logBytes,i=a.app),await Ga()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",
items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var xs=D(9692);class kf extends Error{name="KeyspaceGone";constructor(){super("the table was dele\
ted")}}class pn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function vf(t,e){const n=CN(e),s=UN(n.get("key"));if(t!=="put")return{
key:s,value:"",ttlSeconds:void 0};const r=xN(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:jN(
n.get("ttlSeconds"))}}function CN(t){if(!(0,cl.isUtf8)(t))throw new pn("invalid_json");try{const e=(0,xs.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,
text:s})=>[n,s]))}catch(e){if(!(e instanceof xs.sU))throw e}throw new pn("invalid_json")}function UN(t){const e=t?.startsWith('"')?(0,xs.I)(t):void 0;if(e===void 0||
e===""||Mf(e,z.ux.keyBytes))throw new pn("invalid_key");return e}function xN(t){if(t===void 0||Mf(t,z.ux.valueBytes))throw new pn("invalid_value");return t}function jN(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<z.ux.minTtlSeconds||e>z.ux.maxTtlSeconds)throw new pn("invalid_ttl");return e}function Df(t){
return t===void 0?void 0:t*1e3}function Mf(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function FN({tables:t,engine:e,full:n,quota:s,audit:r}){
const o=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;throw jt(`The table has reached its rate limit: wait ${f}\
 s.`,f)},i=async c=>{if(!e)throw new B("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){
throw d instanceof kf?new B("table_not_found","The table was deleted."):d instanceof oe?new B("unavailable","The entries cannot be read or written now. Try agai\
n."):d}},a=(c,d,u,l,f)=>r.append(f,[ne(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.get(await o(c,d),Wa("get",{key:u}).key)),list:(c,d,u)=>i(
async l=>l.keys(await o(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:p,value:y,ttlSeconds:g}=PN(u),T=await o(c,d);if(n?.has(T))throw new B("conflict",BN);await f.
put(T,p,{value:y,ttlMs:Df(g)}),await a("key.put",c,d,p,l)}),delete:(c,d,u,l)=>i(async f=>{const[p,{key:y}]=[await o(c,d),Wa("delete",{key:u})],g=await f.get(p,y)!==
void 0;await f.delete(p,y),g&&await a("key.delete",c,d,u,l)})}}const BN="The table, or all tables of its organization together, store as much as they may. Delet\
e keys: a minute later there is room again.";function PN({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,xs.q$)(s)}catch(i){throw i instanceof xs.sU?new B(
"validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.
test(r)?Number(r):r}};return Wa("put",o,s)}const{keyBytes:HN,valueBytes:GN,minTtlSeconds:WN,maxTtlSeconds:YN}=z.ux,zN={invalid_key:`A key has 1 to ${HN} bytes.`,
invalid_value:`A value has at most ${GN} bytes.`,invalid_ttl:`The time to live is ${WN} to ${YN} seconds.`};function Wa(t,e,n){const s=JSON.stringify(e),r=n===void 0?
s:`${s.slice(0,-1)},"value":${n}}`;try{return vf(t,Buffer.from(r))}catch(o){throw o instanceof pn?new B("validation_failed",zN[o.code]??"The entry is not valid."):
o}}const KN=15e3;function XN({usage:t,bounds:e,log:n,every:s}){let r=new Set;const o=Dr({everyMs:KN,async run(){r=new Set(await t.full(e))},onFailure:i=>n("warn",
"kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>r.has(i),look:o.run,[Symbol.asyncDispose]:o[Symbol.asyncDispose]}}const JN=3e4,$f=1e3,
Cf=100;function VN({engine:t,tables:e,log:n,every:s=Q.fm}){const r=new AbortController,o=xf(()=>Uf(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),
i=xf(()=>qN(t,e,n,r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(JN,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){
a(),r.abort(),await Promise.all([o.end(),i.end()])}}}async function Uf(t,e){let n=0;for(;;){const s=await t.sweep($f);if(n+=s,s<$f||e?.aborted)return n}}async function qN(t,e,n,s){
for(let r=0;;){const o=await e.toDrop({after:r,limit:Cf});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(o.length<Cf||s.aborted)return}}function xf(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const jf=720*6e4,QN=1e3,ZN="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",eS=20,tS=1e3,nS=8*1024*1024;class sS{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new du(nS,tS,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===eS?this.#n.find(e):null}async issue(e,n,s){
const r={accessKeyID:`ASIA${Array.from((0,j.randomBytes)(16),u=>ZN[u%32]).join("")}`,secret:(0,j.randomBytes)(30).toString("base64"),sessionToken:(0,j.randomBytes)(
96).toString("base64"),expiresAt:n+jf},{accessKeyID:o,secret:i,sessionToken:a,expiresAt:c}=r,d=this.#t.seal(au(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{now:n,most:QN},s),r}renew(e,n){return this.#e.renew(e,n+jf)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(au(e),s));if(!(0,Y.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const rS={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Ff="AWS4-HMAC-S\
HA256";function oS({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function iS(t,e,n){return`${Ff}
${t}
${oS(e)}
${lS(n)}`}function aS(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,j.createHmac)("sha256",n).update(s,
"utf8").digest();return new fS(n)}function cS(t,e){return t.sign(e)}const Rt=64,dS=32;class Bf{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Pf=new Bf(8192),uS=new Bf(
256);function lS(t){return(0,j.hash)("sha256",Pf.latin1(t))}function Hf(t,e){return t.length===e.length&&(0,j.timingSafeEqual)(Pf.latin1(t),uS.latin1(e))}class fS{#e;#t;constructor(e){
if(e.length>Rt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Rt} are supported`);this.#e=Buffer.alloc(Rt+512),this.#t=Buffer.alloc(Rt+dS);for(let n=0;n<
Rt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,j.hash)("sha256",this.#n(e),"binary"),Rt,"latin1"),(0,j.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Rt;return e.length>n?Buffer.concat([this.#e.subarray(0,Rt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Rt+this.#e.write(e,Rt,"latin1"))}}
const hS=new RegExp(`^${Ff} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),pS=1024,mS=1024,ES=32,Gf=64,Ya=new Ls(pS);function yS(t){const e=t.slice(-Gf),n=t.slice(0,-Gf),s=Ya.get(n);if(s&&gS.test(e))return{
...s,signature:e};const r=wS(t);if(r)return n.length<mS&&r.signedHeaders.length<=ES&&Ya.set(n,r),{...r,signature:e}}function Ev(){return Ya.size}const gS=/^[0-9a-f]{64}$/;
function wS(t){const e=hS.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const TS=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let za;function _S(t){if(za?.text===t)return za.
time;const e=bS(t);return e!==void 0&&(za={text:t,time:e}),e}function bS(t){const e=TS.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function to(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function NS(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":LS(t.target.slice(e+1)),r=RS(n,t.normalizePath),o=vS(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const SS=/^(?:\/[A-Za-z0-9_~-]+)+$/,OS=/[^A-Za-z0-9._~-]/g;function Ka(t){return t.replace(OS,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function RS(t,e){if(SS.test(t))return t;const n=t.split("/");return(e?IS(n):n).map(Ka).join("/")||"/"}function IS(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function LS(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Ka(Wf(r)),Ka(Wf(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Yf(n,r)||Yf(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Wf(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Yf(t,e){return t<e?-1:t>e?1:0}function AS(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=zf(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function kS(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?AS(t.rawHeaders):{names:e,repeated:[],get(n){const s=fe(t,n);return s===void 0?void 0:zf(s)}}}function vS(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const DS=/ {2}|\t/,MS=32,$S=9;function zf(t){let e=0,n=t.length;for(;e<n&&Kf(t,e);)e+=1;for(;n>e&&Kf(t,n-1);)n-=1;const s=t.slice(e,n);return DS.test(
s)?s.replace(/[ \t]+/g," "):s}function Kf(t,e){const n=t.charCodeAt(e);return n===MS||n===$S}const no=5*6e4,Xf=["host","content-type"],CS=new Set([...Xf,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Ye=(t,e)=>({type:t,message:e}),Jf=Ye("UnrecognizedClientException","\
The security token included in the request is invalid.");function US(t,e){const n=fe(t,"authorization");if(n===void 0)return Ye("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=yS(n);if(!s)return Ye("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=fe(t,"x-amz-date")??"",o=_S(r);return o===void 0?Ye("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):BS(s.scope,r)??PS(r,o,e)??{headers:kS(t),signedBy:s,time:r}}function xS({headers:t,
signedBy:e},n,s){return Hf(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Ye("ExpiredTokenException","The security token included in the reque\
st is expired"):HS(t,e.signedHeaders):Jf}function jS(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,j.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return Ye("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=NS({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=cS(WS(o,s.scope),iS(r,s.scope,c));if(!Hf(d,s.signature))return Ye("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function FS(t){return"message"in t}function BS(t,e){if(t.region!==z.aT)return Ye("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${z.aT}'.`);if(t.service!==z.jL)return Ye("InvalidSignatureException",`Credential should be scoped to correct service: '${z.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Ye("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function PS(t,e,n){if(e<n-no){const s=to(n-no);return Ye("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${to(n)} - 5 min.)`)}if(e>n+no){const s=to(n+no);return Ye("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${to(n)} + 5 min.)`)}}function HS(t,e){const n=t.repeated.find(o=>CS.has(o));if(n!==void 0)return Ye("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(GS(o)&&!e.includes(o))return Vf(o);const s=Xf.find(o=>!e.includes(o));if(s!==void 0)
return Vf(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return Ye("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function GS(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Vf(t){return Ye("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const qf=new WeakMap;function WS(t,e){const n=qf.get(t);if(n?.date===e.date)return n.key;const s=aS(t.secret,e);return qf.set(t,{date:e.date,key:s}),
s}const Pn={"content-type":"application/json","cache-control":"no-store"},YS={status:200,headers:Pn,body:'{"ok":true}'},zS={status:200,headers:Pn,body:'{"delete\
d":true}'},Qf={status:200,headers:Pn,body:'{"found":false,"expiresAt":null}'},KS=new Map([[Ot.Y2.put,"put"],[Ot.Y2.get,"get"],[Ot.Y2.delete,"delete"]]),XS=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
JS=/^Bearer +([!-~]+)$/i;function VS(t){const e={...t,log:qS(t)};return n=>ZS(n,e)}function qS({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
Zf){const i=e.now();if(Math.abs(i-n)<QS)return;n=i}t(s,r,o)}}const Zf="kvs_unavailable",QS=1e3;async function ZS(t,e){const{roles:n,tables:s,engine:r,full:o,quota:i,
meter:a,clock:c}=e;let d=u=>u;try{const u=US(t,c.now());if(FS(u))return so(u);const l=await n.byAccessKey(u.signedBy.accessKeyID);if(!l)return so(Jf);const f=xS(
u,l,c.now());if(f)return so(f);const p=await t.body(z.ux.bodyBytes),y=jS(t,p,u,l);if(y)return so(y);if(!fe(t,"x-kvs-authorization"))return ze("missing_token");const g=await s.
byToken(eh(t));if(!g)return ze("invalid_token");if(g.environmentID!==l.environmentID)return ze("inactive_binding");if(!g.supported)return ze("unsupported_app_ty\
pe");const T=await i.take(g.windows,p.length),O=nO(t);if(d=N=>eO(a,g,O,p,N),T>0)return d(ze("rate_limited",{"retry-after":String(T)}));if(typeof O!="string")return d(
O);const{key:b,value:S,ttlSeconds:I}=vf(O,p);switch(O){case"put":return o.has(g.keyspace)?d(ze("table_full")):(await r.put(g.keyspace,b,{value:S,ttlMs:Df(I)}),d(
YS));case"delete":return await r.delete(g.keyspace,b),d(zS);case"get":return d(sO(await r.get(g.keyspace,b)))}}catch(u){return d(rO(u,t,e))}}function eh(t){return JS.
exec(fe(t,"x-kvs-authorization")??"")?.[1]??""}function eO(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;
return t.kvs(e,o,tO(r),s.length,i),r}function tO(t){if(t===Qf)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function nO(t){
const e=KS.get(ke(t.target));if(!e)return ze("not_found");if(t.method!=="POST")return ze("method_not_allowed",{allow:"POST"});const n=fe(t,"content-encoding")??
"identity";return!XS.test(fe(t,"content-type")??"")||n!=="identity"?ze("unsupported_media_type"):e}function sO(t){if(!t)return Qf;const e=t.expiresAt===null?"nu\
ll":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Pn,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function rO(t,e,{tables:n,
log:s}){if(t instanceof pn)return ze(t.code);if(t instanceof et)return ze("body_too_large");if(t instanceof Lt)return ze("invalid_json");if(t instanceof kf)return n.
forgetToken(eh(e)),ze("invalid_token");const r=t instanceof oe,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?Zf:"kvs_failed",{requestID:e.
requestID,path:ke(e.target),reason:o instanceof Error?o.message:String(o)}),r?ze("unavailable",{"retry-after":"1"}):ze("internal")}function ze(t,e={}){return{status:rS[t],
headers:{...Pn,...e},body:`{"error":"${t}"}`}}function so({type:t,message:e}){return{status:403,headers:{...Pn,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}
const oO=t=>$e(new B("unavailable","This node does not have the data of the key-value store."),t);async function iO(t){const{engine:e,clock:n,log:s,quota:r,meter:o=ar}=t,
i=await va(t.keys),a={...Os,...t.quotas},c=new jg(t.tables,i,a),d=new sS(t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(g=>aO(g,c,
d)),l=e&&XN({...t,bounds:a}),f=e&&VN({...t,engine:e}),p={tables:c,roles:d,clock:n,log:s,every:t.every},y=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),
await f?.[Symbol.asyncDispose]()};return{handler:e&&l?VS({roles:d,tables:c,engine:e,full:l,quota:r,meter:o,clock:n,log:s}):oO,createTable:(g,T,O)=>c.create(g,T,
n.now(),O),listTables:g=>c.list(g),async deleteTable(g,T,O){await c.remove(g,T,O),f?.begin()},entries:FN({tables:c,engine:e,full:l,quota:r,audit:t.audit}),runtimeVariables:(g,T,O)=>Ky(
p,g,T,O),tableVariables:(g,T)=>Wd(p,g,T),openCredentials:g=>Xy(p,g),sweep:async()=>e?Uf(e):0,close:y,[Symbol.asyncDispose]:y}}function aO(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,H.xb)(t)}}const cO=500,Xa=500;async function dO(t){return new uO(t).run()}class uO{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=Q.ml,log:r=$r,signal:o}=e;this.#e=e,this.#t=r,this.#n=new Kr({blobs:n,clock:s,log:r}),this.#s=Un(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(gd);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,cO);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.
end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{
hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof
oe)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.
waiting(s,Xa);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<Xa)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!z.cS.test(d))continue;const u=Hu(c)??Gu(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===Xa&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#f(),await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=Wt(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of As){const d=da(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const th=2e3,lO=(0,j.randomBytes)(64*1024),fO="trial-\
write",nh={canBuild:"disk_hangs"},hO={statfs:t=>(0,ge.statfs)(t),tryToWrite:mO};class yv{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...hO,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=th)return nh;const e=Promise.withResolvers(),n=this.#t.after(th,()=>e.resolve(nh));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=pO(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function pO(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function mO(t){const e=(0,W.join)(t,fO);await(0,ge.rm)(e,{force:!0});try{await(0,ge.writeFile)(e,lO,{flag:"wx",mode:384,flush:!0})}finally{
await(0,ge.rm)(e,{force:!0})}}class gv{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const EO=10;function yO({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,EO).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:gO})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const gO="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Ja=36e5,wO=2*Ja;function TO(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:p}of await t(d)){const y=s.get(u);s.set(u,{kind:u,ended:(y?.ended??0)+l,left:p??y?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,H.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=Ja&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=wO&&
c()},async[Symbol.asyncDispose](){await r}}}class Va extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(mn(s),{cause:s}),this.stage=e,this.aborted=
n}}function _O(t){const{stage:e,aborted:n,cause:s}=t instanceof Va?t:{stage:"build",aborted:!1,cause:t};if(n)return Af(e);if(s instanceof an)return s.facts;if((0,H.
b$)(s)||s instanceof oe&&s.isFull)return sh(e,"disk_full","The disk of the platform is full");const r=s instanceof oe?"its state cannot be read or written now":
mn(s);return sh(e,Kc[e],`The platform itself failed at the stage "${e}": ${r}`)}const bO="<data>";function NO(t,e){const n=r=>r.replaceAll(e,bO),s=t.stage==="in\
stall"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({...r,message:n(r.message)}))}}function sh(t,e,n){
return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function mn(t){return t instanceof Error?t.message:String(t)}var SO=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},OO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const RO=hn-1e4,IO=1e3;class LO extends Error{name="LeaseLost"}class AO{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#g(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=RO&&this.#i==="building"&&this.#E("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=If&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#y()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:mn(o)})}finally{this.#l=void 0}}#E(e){if(this.#h)return;this.#i="lost";const n=()=>new LO(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof _r?e:n()),this.#r.resolve()}async#y(){const e=await this.#t.jobs.endOf(this.#e).catch(
()=>{});this.#E(e==="cancelled"?new _r:"another node has ended it")}async#p(e){this.#s.signal.throwIfAborted(),await e()||await this.#y(),this.#s.signal.throwIfAborted()}#m(e){
return this.#p(()=>Jo(e,this.#t.clock,this.#o))}async#g(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#T()}catch(c){const d=NO(_O(c),this.#t.dataDir);a=d.code,c instanceof Va&&c.cause instanceof oe&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#S(d)}if(this.#s.signal.reason instanceof _r)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?mn(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#T(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=SO(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#w(l),onCommit:(l,f)=>this.#m(()=>e.recordCommit(i,l,f)),onStored:(l,f,p,y)=>{const g=(0,z.
Rm)(a.type)?a.type:a.detectsType?y:void 0;return this.#m(()=>e.recordRelease(i,l,f,p,g))},onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.
deployID,manifestHash:u.release.manifestHash}),await this.#w("activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>kO(l,u)),c.throwIfAborted(),await this.#N(
u.release.manifestHash),s?.(a.app,u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=OO(d);u&&await u}}catch(d){throw new Va(this.#a,this.#n.aborted,d)}}async#w(e){
const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#N(e){
const{jobs:n}=this.#t,s=this.#e;this.#i="recording",await this.#m(async r=>await n.finish(s,{kind:"live",manifestHash:e,logBytes:this.#c})||r>1&&await n.endOf(s)===
"succeeded"),this.#i="ended"}async#S(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recordi\
ng";try{await this.#p(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;const c={deployID:this.#e.deployID,cause:mn(a)};if(i||s("error","deplo\
yment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(IO,this.#n).catch(()=>{})}}}}async function kO(t,{place:e}){if(!(t instanceof an)||!e)throw t;const n=await e(
t.facts);throw n.length===0?t:new an({...t.facts,diagnostics:n})}const vO=1e3;function DO(t){return new MO(t)}class MO{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){
this.#e=e,this.#t=e.every??Q.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=
!0;const s=n.subscribe(r=>{(r.kind==="jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&
o.check()});this.#o.push(()=>s[Symbol.dispose](),this.#t(hn,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#g(!1),this.#h()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#E())}async#E(){for(;this.#d;){this.#d=!1;try{await this.#y(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:mn(e)}),this.#u=!0,this.#g(!0)}}this.#c=void 0}async#y(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#T(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#p&&
(await this.#e.mayClaim?.()??!0);for(;r&&this.#p;){const i=await e.claim(this.#e.node,this.#e.organizationBuilds);if(!i)break;this.#m(i)}const o=this.#r.size>0||
await e.isBusy();this.#g(o&&this.#l||this.#r.size>0),o||this.#h()}get#p(){return this.#l&&this.#r.size<this.#n}#m(e){const n=[...this.#r].find(r=>$O(r.app,e.job.
app)),s=new AO(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#g(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#g(e){e||this.#a?.();const n=()=>this.#t(
vO,()=>{this.#T(),this.#f()});this.#a=e?this.#a??n():void 0}async#T(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function $O(t,e){return t.org===e.
org&&t.project===e.project&&t.appID===e.appID}const CO=600;async function UO(t,e,n,s,r,o){const a=at(t,"kvs")||at(t,"control")?o.use(await rh(t,s)):void 0;r.useKvs(
a?async()=>a:eu(()=>rh(t,s),o));const c=at(t,"build")?BO(t,e,n,r,o):void 0;return{edge:n,kvs:a,build:c}}function xO(t,e,n,s,r){const{stores:o,clock:i,log:a,shared:c,
host:d,edgeCacheBytes:u}=t,{sitesDomain:l,baseUrl:f,siteUrl:p}=e,y={table:c?.sites,domains:c?.domains},g=r.use(new Zb(o.state.releases,o.changes,{...y,clock:i})),
T=tf({sites:g,domain:l,isOwnHost:fd({host:d,baseUrl:f})}),O=new Kr({blobs:o.blobs,clock:i,log:a}),b=new Pb({sites:g,finder:T,siteUrl:p,objects:O,cacheBytes:u,log:a,
meter:n,functions:s}),{handler:S,prefetch:I}=b,N=M=>b.serverSite(M),$=o.changes.subscribe(M=>{M.kind==="coming"&&I(M),M.kind==="site"&&s.changed(M.subdomain,()=>N(
M.subdomain)),M.kind==="unknown"&&s.changedAll(N)});return r.use($),{handler:S,prefetch:I,serverSite:N,sites:g,finder:T,objects:O}}const jO=500;async function FO({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(jO)])}function rh(t,e){
const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=at(t,"kvs")?n.kvs:void 0;return iO({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}function BO(t,e,n,s,r){const{clock:o,
log:i,workers:a,stores:c,node:d,shared:u,lasting:l}=t,{jobs:f,changes:p}=c,y=HO(t),{references:g}=c,T=u?.blobs??c.blobs,O=async(Re,Ke)=>{if(!(await c.usage.claimTurn(
"collect",kN)||Re))return[];await u?.checkPlace();const Ze=vN({...c,apps:c.state.apps,keepAuditMs:t.keepAuditDays*oh,clock:o,bounds:ah(t),keepDeletedMs:t.keepDeletedMs}),
Vt=l?[{kinds:["objects"],collect:async()=>{const{objects:qt,bytes:Ws}=await dO({blobs:T,references:g,signal:Ke,clock:o,log:i});return[{kind:"objects",items:qt,bytes:Ws}]}}]:
[];return RN([...Ze,...Vt],i,Ke)},b=new AbortController,S=async Re=>{const Ke={references:g,node:d,clock:o,waits:Re,stop:b.signal},Ze=await LN(Ke,Vt=>O(Re,Vt)).
catch(Vt=>({error:Vt})),jc=await y.collect();if(Ze&&"error"in Ze&&!b.signal.aborted)throw Ze.error;return[...Ze&&!("error"in Ze)?Ze:[],...jc]},I=r.use(TO(S,o,i));
r.defer(()=>b.abort(new Error("the platform stops"))),r.use(y);const N=()=>{f.isBusy().then(Re=>Re?I.whenBusy():I.whenIdle(),()=>{})};r.defer((0,Q.fm)(Ja,N));const $=async({
org:Re},{manifestHash:Ke})=>{await y.prepareVariants(Re,Ke),n?.objects.variantsChanged(Re)},M=PO(t.builder??y,e),K=u&&((Re,Ke)=>FO(t,n,Re,Ke)),U=n?.objects??new Kr(
{blobs:c.blobs,clock:o,log:i}),C=Re=>s.tryInstance(Re,U),{ability:X,store:Z}=u?.nodes??{},te=X&&Z&&yO({node:d,ability:X,nodes:Z,log:i}),ue=(0,x.realpathSync)(t.
nodeDir),{organizationBuilds:Se}=t,xe={jobs:f,changes:p,builder:M,dataDir:ue,node:d,...{workers:a,organizationBuilds:Se},log:i,clock:o,onChange:N,onComing:K,activate:C,
mayClaim:te},It=r.use(DO({...xe,onLive:(Re,Ke)=>{$(Re,Ke)}}));return{housekeeping:I,queue:It,dispatch:y}}function PO(t,{buildTimeoutOf:e}){return{recover:()=>t.
recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const oh=864e5,ih=500;function ah({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*oh,logBytes:wE}}
function HO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:l,
lasting:f,log:p,clock:y}=t,{logs:g,blobsAt:T}=e;return w_({...{repositories:I=>e.keeping.repositories(I,ih),apps:async I=>{const[N="",$="",M=""]=I.split("/");return(await e.
keeping.apps(I===""?void 0:{org:N,project:$,appID:M},ih)).map(U=>`${U.org}/${U.project}/${U.appID}`)},dataDir:n,blobs:T,lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,
limits:s,isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:l},logs:g,log:p,clock:y})}async function GO(t,e,n,s,r){const{clock:o,fetch:i,stores:a,
requestsPerMinute:c}=t,u=(M=>t.shared?JT(M,a.quota):VT(M,o))(c??CO),l=await Vd(a.keys),{baseUrl:f,issuer:p,consoleUrl:y}=e,{accessTokens:g,logins:T,quota:O}=a,b=Go(
n,a.members),S=mN({issuer:p,audience:f,key:l,clock:o}),I=M=>n.issuers.some(K=>K.issuer===M)||n.localIssuer&&M===p,N=SN({...b,store:T,quota:O,tokens:S,trusts:I}),
$=EN(N,y);return{logins:N,accessTokens:lN({store:g,...b}),issuer:_({issuer:p,audience:f,key:l,requestToken:s,clock:o,calls:$}),policy:n,signInKey:Gi(l,"console \
sign-in"),draftKey:Gi(l,"console draft"),gate:{...b,refusals:r,verify:hN({idTokens:rN({policy:n,issuer:p,audience:f,key:l,clock:o,fetch:i}),accessTokens:g,logins:T,
loginTokens:S,trusts:I}),rateLimit:M=>c===void 0&&n.isLocal?0:u(M)}}}function WO(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===ch&&(s-=
1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==ch?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const ch=46,dh=300;function YO(t){const e=ro("cont\
rol");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??ro("kvs")],["/identity","identity",t.identity??e],["/console","console",qa(t.console??e,t.isOwnHost)],
["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Hn("/backup",t.backup??e)],["/healthz","platform",Hn("/healthz",Gn(
t.healthz))],["/readyz","platform",Hn("/readyz",Gn(t.readyz))],["/tls-allowed","platform",Hn("/tls-allowed",Gn(t.tlsAllowed??ro("edge")))],["/openapi.json","pla\
tform",Hn("/openapi.json",Gn(t.openApi))],["/metrics","platform",Hn("/metrics",qa(Gn(t.metrics),t.isOwnHost))]]}function ro(t){const e=`This node does not have \
the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>$e(new B("unavailable",e),n)}function Hn(t,e){return n=>(ke(n.target)===
t?e:Qa)(n)}function qa(t,e){return n=>{const s=fe(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,dh))}: g\
ive its URL with --public-url, or configure the proxy to pass the Host header on.`;return be(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}
function Gn(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return $e(new B(
"method_not_allowed",s,{allow:n}),e)}}function uh(t){const e=YO(t),n=qa(Gn(t.index),t.isOwnHost),{sitesDomain:s,edge:r=ro("edge"),isCustomHost:o,observe:i}=t,a=d=>{
const u=ke(d.target);if(u==="/")return["platform",n];for(const[l,f,p]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,p];return["plat\
form",Qa]},c=(d,u,l)=>{const f=performance.now(),p=g=>Kn(g,({status:T})=>i(d,l,T,f)),y=u(l);return y instanceof Promise?y.then(p,g=>{const T=g instanceof Lt;if(i(
d,l,T?400:500,f),!T)throw g;return $e(new B("invalid_request","The body broke off."),l)}):p(y)};return d=>{const u=d.headers.host;if(typeof u=="string"&&WO(u,s))
return c("edge",r,d);const l=typeof u=="string"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,p]=a(d);return l instanceof Promise?l.then(y=>y?c("edge",r,d):c(f,
p,d),y=>{if(!(y instanceof oe))throw y;return p===n||p===Qa?c("edge",r,d):c(f,p,d)}):c(f,p,d)}}const Qa=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")
return{status:204,headers:{}};const s=ke(n).slice(0,dh),r=n.startsWith("/")?new B("not_found",`Nothing is at ${s}`):new B("invalid_request",`The request target \
is neither a path nor an http URL: ${s}`);return $e(r,t)};function zO(t,e,n){const{rooms:s,identity:r,notify:o,hooks:i,nodes:a,backup:c,functions:d}=n,{edge:u,kvs:l}=s;
return uh({...lh(t,e,u,n),kvs:at(t,"kvs")?l?.handler:void 0,...JO(t,e,s,r,o,i,a,d),hooks:i&&KT(i.handler),backup:r&&c})}function KO(t,e,n,s){const r=i=>at(t,i)?
vi:void 0,o=r("control");return uh({...lh(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,backup:o})}function lh(t,e,n,s){const{log:r,stores:o,
shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:l}=s;return{sitesDomain:c,isOwnHost:fd({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&XO(
n.finder),healthz:oT({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:u.handler,metrics:l.handler,tlsAllowed:n&&Pw({...n,ownName:new URL(d).hostname}),
index:QO(e),openApi:qO(d),observe:ZO(l.count,r)}}function XO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(
r=>r!==void 0):s!==void 0}}function JO(t,{baseUrl:e,kvsUrl:n,consoleUrl:s,siteUrl:r,sitesDomain:o,issuer:i},{kvs:a,build:c},d,u,l,{list:f},p){if(!d||!a||!u||!l)
return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{clock:y,log:g,allowLocalGit:T,stores:O,resolveTxt:b,fetch:S,kvsQuotas:I,keepDeletedMs:N}=t,
{gate:$,issuer:M,accessTokens:K,logins:U,policy:C,signInKey:X,draftKey:Z}=d,te={ownName:new URL(e).hostname,sitesDomain:o,mayUseDomain:C.mayUseDomain,resolveTxt:b},
{state:ue,logs:Se,sessions:me,usage:xe}=O,It=Nu({state:ue,allowLocalGit:T,domains:te}),Re=sw({state:ue,logs:Se,keepDeletedMs:N}),Ke=new Kr({blobs:O.blobs,clock:y,
log:g}),{audit:Ze}=O,Vt={members:Yw(C,O.members),state:ue,operations:Re,notify:u,hooks:l,kvs:a,usage:xe,clock:y,siteUrl:r,functions:p,audit:Ze,accessTokens:K};return{
control:xw($,{state:ue,allowLocalGit:T,siteUrl:r,domains:te}),identity:M.handler,operator:Fw($,{...Vt,kvsUrl:n,organizationsOf:$.organizationsOf,roleOf:$.roleOf,
listNodes:f,consoleLink:qt=>Vg(qt,{sessions:me,consoleUrl:s,clock:y})}),console:VO({...Vt,...$,changes:It,compare:qw(Ke),start:sT(Ke),keeping:O.keeping,kept:{...ah(
t),caches:Or.caches,mirrors:Or.mirrors},logs:Se,logins:U,sessions:me,trusts:qt=>qt===i?C.localIssuer:C.issuers.some(({issuer:Ws})=>Ws===qt),signIn:{policy:C,key:X,
consoleUrl:s,clock:y,fetch:S},consoleUrl:s,draftKey:Z,detect:c&&((qt,Ws)=>c.dispatch.detect(qt,Ws)),tablePerMinute:I.tablePerMinute??Os.tablePerMinute})}}function oo({
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function VO({signIn:t,...e}){const n=Mn(async()=>{const[{createConsole:s},
{createOidcSignIn:r}]=await Promise.all([D.e(406).then(D.bind(D,4406)),D.e(83).then(D.bind(D,4083))]);return s({...e,oidc:r(t)})});return async s=>(await n())(s)}
function qO(t){return async()=>be(200,(await D.e(487).then(D.bind(D,1487))).openApi(t))}function QO(t){const e={service:"slipway",...oo(t),controlPlane:`${t.baseUrl}\
/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>be(200,e)}function ZO(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!==
"identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,ms:Math.
round(performance.now()-o)})}}const fh=20,eR=6e4,hh=`d.seq, d.id, d.target, d.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.attempts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;function tR(t){return` ${t.join(" ")} `}function ph(t){return`notify-tar\
get:${t}`}function Za(t){return{id:k(t,"id"),org:k(t,"org"),project:ee(t,"project"),appID:ee(t,"app_id"),kind:k(t,"kind"),shown:k(t,"shown"),events:k(t,"events").
trim().split(" "),sealed:Yt(t,"sealed"),createdAt:G(t,"created_at"),createdBy:ee(t,"created_by")}}function mh(t){return{id:k(t,"id"),event:k(t,"event"),org:k(t,
"org"),project:ee(t,"project"),appID:ee(t,"app_id"),deployID:ee(t,"deploy_id"),by:ee(t,"by_whom"),detail:ee(t,"detail"),at:G(t,"at")}}function nR(t){const[e,n]=[
ve(t,"due_at"),ee(t,"problem")];return{...mh(t),seq:G(t,"seq"),target:k(t,"target"),kind:k(t,"kind"),shown:k(t,"shown"),state:e!==null?"pending":n===null?"deliv\
ered":"failed",attempts:G(t,"attempts"),triedAt:ve(t,"tried_at"),nextAt:e,status:ve(t,"status"),problem:n}}function sR(t){return{...mh(t),target:k(t,"target"),kind:k(
t,"kind"),sealed:Yt(t,"sealed"),fence:G(t,"fence"),attempts:G(t,"attempts")}}function Eh({org:t,project:e,appID:n,id:s,kind:r,shown:o,events:i},a){const c={kind:r,
to:o,events:i};return{org:t,project:e??void 0,appID:n??void 0,action:a,object:s,...a==="notify.add"?{after:c}:{before:c}}}const wv=null,rR={failed:"deployment.f\
ailed",fixed:"deployment.fixed",live:"app.live",deleted:"app.deleted",quota:"quota.reached",test:"test"},Tv=null,yh=500;function oR(t,{deployment:e,failure:n,url:s}){
const{event:r,org:o,project:i,appID:a,deployID:c,by:d,at:u}=t,l=e&&{branch:e.branch,commit:e.commit,subject:e.commitFacts.subject??null,author:e.commitFacts.author??
null},f={org:o,project:i,app:a,by:d,url:s,...c!==null&&{deployID:c},...l,...n&&{failure:gh(n)},...wh(t)};return JSON.stringify({type:rR[r],timestamp:new Date(u).
toISOString(),data:f})}function iR(t,{deployment:e,failure:n,url:s}){const r=[t.org,t.project,t.appID].filter(d=>d!==null).join("/"),[o,i]=aR(t),a=e?.commit?.slice(
0,12),c=[`${r}: ${i}`,"",...e?[`Branch: ${e.branch}`]:[],...a?[`Commit: ${[a,e?.commitFacts.subject].filter(Boolean).join(" ")}`]:[],...t.by===null?[]:[`By: ${t.
by}`],...n?[`Stage: ${n.stage}`,`Reason: ${gh(n).message}`]:[],...Object.entries(wh(t)).map(([d,u])=>`${d}: ${String(u)}`),`At: ${new Date(t.at).toISOString()}`,
"",s];return{subject:`[Slipway] ${r}: ${o}`,text:`${c.map(d=>(0,Ce.Ow)(d,yh+20)).join(`
`)}
`}}function aR({event:t}){switch(t){case"failed":return["deployment failed","a deployment failed. What was live before still is."];case"fixed":return["fixed","a\
 deployment succeeded after one that failed."];case"live":return["live","its first release is live."];case"deleted":return["deleted","the app was deleted. For a\
 time it can be restored."];case"quota":return["quota","a key-value table uses at least 80 % of its quota."];case"test":return["test","this is a test. Notificat\
ions arrive here."];default:return(0,H.xb)(t)}}function gh({stage:t,code:e,message:n}){return{stage:t,code:e,message:(0,Ce.Ow)(n,yh)}}function wh({detail:t}){const e=t===
null?{}:JSON.parse(t);return(0,Y.Gv)(e)?e:{}}const cR=[5,30,300,1200,3600,7200,18e3].map(t=>t*1e3),dR=.1,Th=16,uR=4,lR=5e3;function fR(t){const{store:e,changes:n,
log:s,delays:r=cR,every:o=Q.fm,random:i}=t,a=new AbortController,c=new Map;let d,u=!1;const l=async T=>{const O=await t.attempt(T,a.signal).catch(K=>a.signal.aborted?
{problem:"the platform stopped",isStopped:!0}:(K instanceof oe||s("error","notification_failed",{id:T.id,reason:String(K)}),{problem:"the platform could not mak\
e the message"})),{status:b,problem:S,isFinal:I=!1}=O,N=I?void 0:r[T.attempts-1],$=N===void 0?void 0:Math.round(N*(1+dR*(2*i()-1))),M="isStopped"in O?0:$;await e.
settle(T,{status:b,problem:S,againMs:S===void 0?void 0:M}),S!==void 0&&M===void 0&&s("warn","notification_given_up",{id:T.id,target:T.target,reason:S})},f=async()=>{
for(;u&&!a.signal.aborted&&c.size<Th;){u=!1;const T=await e.claim(hR([...c.keys()]));if(!T)return;u=!0;const O=l(T).catch(b=>s("warn","notification_not_settled",
{id:T.id,reason:String(b)})).finally(()=>{c.delete(T),p()});c.set(T,O)}},p=()=>{u=!0,!a.signal.aborted&&(d??=f().catch(T=>{u=!1,T instanceof oe||s("error","noti\
fications_not_read",{reason:String(T)})}).finally(()=>{d=void 0,u&&c.size<Th&&p()}))},y=n.subscribe(({kind:T})=>{(T==="jobs"||T==="site"||T==="unknown")&&p()}),
g=o(lR,p);return p(),{look:p,async[Symbol.asyncDispose](){g(),y[Symbol.dispose](),a.abort(new Error("the platform stops")),await d,await Promise.all(c.values())}}}
function hR(t){const e=new Map;for(const{org:n}of t)e.set(n,(e.get(n)??0)+1);return{targets:t.map(({target:n})=>n),organizations:[...e].filter(([,n])=>n>=uR).map(
([n])=>n)}}const pR=1e4,mR=64*1024,ER=16*1024;function yR(t,{id:e,timestamp:n,body:s}){const r=Buffer.from(t.replace(/^whsec_/,""),"base64");return`v1,${(0,j.createHmac)(
"sha256",r).update(`${e}.${n}.${s}`).digest("base64")}`}function gR(t,e){let n;const s=async()=>{const{Agent:r,request:o}=await D.e(729).then(D.bind(D,3729)),i={
lookup:t.lookup,timeout:e};return{request:o,agent:new r({connect:i,maxHeaderSize:ER,keepAliveTimeout:1e3})}};return{async send({url:r,secret:o},i,a){const c=AbortSignal.
any([a,AbortSignal.timeout(e)]);try{t.check(new URL(r).hostname),n??=s();const{agent:d,request:u}=await n,f={method:"POST",headers:{"content-type":"application/\
json","user-agent":"Slipway","webhook-id":i.id,"webhook-timestamp":String(i.timestamp),"webhook-signature":yR(o,i)},body:i.body,signal:c,dispatcher:d},{statusCode:p,
body:y}=await u(r,f);return await y.dump({limit:mR,signal:c}),wR(p)}catch(d){return a.throwIfAborted(),{problem:TR(d)}}},async[Symbol.asyncDispose](){await(await n)?.
agent.destroy()}}}function wR(t){return t>=200&&t<300?{status:t}:t>=300&&t<400?{status:t,problem:"it answered with a redirect, which is not followed"}:t===410?{
status:t,problem:"it answered that it is gone",isFinal:!0}:{status:t,problem:`it answered with status ${t}`}}function TR(t){for(let e=t;e instanceof Error;e=e.cause){
if(e instanceof Cs)return e.message;if(e.name==="TimeoutError")return"it did not answer in time";if("code"in e&&typeof e.code=="string")return`it cannot be reac\
hed (${e.code})`}return"it cannot be reached"}const _R=32,bR=10;function NR(t){const{store:e,vault:n,mail:s}=t,r=wl(t.allowed),o=gR(r,t.requestMs??pR);let i;const c=fR(
{...t,attempt:async(u,l)=>{const{id:f}=u,p=RR(n.open(ph(u.target),u.sealed)),y=await IR(u,t);if("url"in p){const T=Math.floor(t.clock.now()/1e3);return o.send(p,
{id:f,timestamp:T,body:oR(u,y)},l)}return s?(i??=D.e(669).then(D.bind(D,9669)).then(({createMailer:T})=>T),(await i)(s.url,s.from)({id:f,to:p.email,...iR(u,y)})):
{problem:bh}}}),d=async u=>{const l=await t.quota.take([{name:`notify/${u}`,most:_h}]);if(l>0)throw jt(`This was sent ${_h} times in a minute: wait ${l} s.`,l)};
return{async add(u,l,f){const{webhook:p,email:y,project:g=null,app:T=null,on:O}=l;if(y!==void 0&&!s)throw new B("conflict",`${bh}. An operator sets it: --smtp-u\
rl.`);p!==void 0&&OR(r,p);const b=`nt_${(0,j.randomBytes)(bR).toString("hex")}`,S=`whsec_${(0,j.randomBytes)(_R).toString("base64")}`,I=p===void 0?{email:y}:{url:p,
secret:S},N=await e.add({id:b,org:u,project:g,appID:T,kind:p===void 0?"email":"webhook",shown:p===void 0?y??"":SR(p),events:O,sealed:n.seal(ph(b),JSON.stringify(
I))},f);if(N==="no_app")throw new B("app_not_found",`There is no app ${u}/${g}/${T}.`);if(N==="full")throw new B("conflict",`The organization ${u} has ${fh} tar\
gets, and may have no more. Remove one first.`);return{target:N,...p!==void 0&&{secret:S}}},list:u=>e.list(u),async remove(u,l,f){if(!await e.remove(u,l,f))throw Nh(
u)},async test(u,l,f){await d(l);const p=await e.test(u,l,f);if(p===void 0)throw Nh(u);return c.look(),p},deliveries:(u,l)=>e.deliveries(u,l),async redeliver(u,l,f){
if(await d(l),!await e.redeliver(u,l,f))throw new B("not_found",`The organization ${u} has no such message. It may be too old to be kept.`);c.look()},async[Symbol.
asyncDispose](){await c[Symbol.asyncDispose](),await o[Symbol.asyncDispose]()}}}const _h=6,bh="This platform sends no e-mail, because it has no mail server";function Nh(t){
return new B("not_found",`The organization ${t} has no such target.`)}function SR(t){const{origin:e,pathname:n,search:s}=new URL(t);return n==="/"&&s===""?e:`${e}\
/\u2026`}function OR(t,e){try{t.check(new URL(e).hostname)}catch(n){throw n instanceof Cs?new B("validation_failed",`webhook cannot be told: ${n.message}.`):n}}
function RR(t){const{url:e,secret:n,email:s}=JSON.parse(t);return typeof e=="string"&&typeof n=="string"?{url:e,secret:n}:{email:String(s)}}async function IR({org:t,
project:e,appID:n,deployID:s},{deployments:r,activity:o,consoleUrl:i}){const a=[t,...e===null?[]:["projects",e]],c=e===null||n===null?[]:["apps",n],d=s===null?[]:
["deployments",s],u=[...a,...c,...d].map(encodeURIComponent).join("/"),l=`${i}/orgs/${u}`;if(e===null||n===null||s===null)return{url:l};const[f,p]=await Promise.
all([r.find({org:t,project:e,appID:n},s),o.failures([s])]);return{url:l,deployment:f,failure:p.get(s)}}const LR=.8,AR=60,kR=3e5,vR=28e4,Sh=100,DR=20;async function MR({
store:t,usage:e,tablePerMinute:n,clock:s}){if(!await e.claimTurn("quotas",vR))return 0;const r=s.now(),o=n*AR,i=r-r%tt.hour-tt.hour,a=new Date(r).toISOString().
slice(0,10);let c=0;for(let d="";;){const u=await t.organizations("quota",d,Sh);for(const l of u){const f=await e.pressed(l,i,{busy:Math.ceil(o*LR),limit:DR});for(const{
scope:p,limited:y,most:g}of f){const{project:T,app:O,table:b}=p,S=["quota",T,O,b,a].join("."),I=JSON.stringify({table:b,requests:g,refused:y,quota:o});c+=await t.
raise({key:S,event:"quota",org:l,project:T,appID:O,detail:I})}}if(d=u.at(-1)??"",u.length<Sh)return c}}const Oh="abcdefghijklmnopqrstuvwxyz234567",$R=63,Rh=6,Ih=()=>(0,j.
randomInt)(2**32)/2**32;function ec(t,e){let n="";for(;n.length<t;)n+=Oh[Math.floor(e()*Oh.length)]??"";return n}function CR(t){const e=t.toLowerCase().replace(
/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,$R-Rh-1).replace(/-+$/,"");return e===""?"app":e}function Lh(t,e){return`${CR(t)}-${ec(Rh,e)}`}async function UR(t,{
consoleUrl:e},n){const{stores:s,mail:r,notifyAllow:o,notifyDelays:i,kvsQuotas:a,clock:c,log:d}=t,{notify:u,changes:l,state:f,usage:p}=s,{tablePerMinute:y=Os.tablePerMinute}=a;
return n.use(Dr({everyMs:kR,run:()=>MR({store:u,usage:p,tablePerMinute:y,clock:c}),onFailure(g){g instanceof oe||d("error","quotas_not_told",{reason:String(g)})}})),
n.use(NR({store:u,deployments:f.deployments,activity:f.activity,changes:l,vault:await va(s.keys),quota:s.quota,mail:r,allowed:Te(o,"notify-allow"),consoleUrl:e,
clock:c,random:Ih,log:d,delays:i}))}const xR="run.json",Ah="node.json";function _v(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.
isArray(n)||!n.every(r=>typeof r=="string")||!Wn(s)))return{roles:n,baseUrl:s}}function bv(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,baseUrl:s,
kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!Wn(s)||!Wn(r)||
!Wn(o)||!Wn(i)||!Wn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function Wn(t){return typeof t=="string"&&/^https?:/.
test(t)&&URL.canParse(t)}function jR(t,e){return(0,x.rmSync)((0,W.join)(t,Ah),{force:!0}),kh((0,W.join)(t,xR),e)}function FR(t,e){return kh((0,W.join)(t,Ah),e)}
function kh(t,e){return(0,x.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,x.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,x.rmSync)(t,{force:!0})}}function BR(t,e){const n=Mi.includes(e.host)?"127.0.0.1":e.host,s=GR(
e.publicUrl??ad(n,t)),r=HR(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const PR=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function HR(t,e){const n=(s,r)=>new H.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!PR.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function GR(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new H.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var WR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},YR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function zR(t){const e={stack:[],error:void 0,hasError:!1};try{const n=WR(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Fg(t),{log:o,nodeDir:i}=r,a=n.use(Yo({dir:i,env:r.env,log:o})),{policy:c}=a,d=await id(r);n.defer(()=>d.close());
const u=BR(d.port,r);let l;const f=()=>l?.dispatch.walls,p=()=>a.fault!==void 0,y=VR(r,f,p),{requestToken:g=(0,j.randomBytes)(32).toString("base64url")}=r.shared??
{},T=n.use(hs({...r,usage:s.usage,engine:KR(r)})),O=await Wg(r,u,T.meter,n),b=at(r,"edge")?xO(r,u,T.meter,O.functions,n):void 0,I={readiness:y,metrics:XR(r,b,T,
f,()=>l?.housekeeping.figures()??[],p)};b&&r.shared?.awaitStores&&(d.serve(KO(r,u,b,I)),y.start("edge"),n.defer(()=>d.close()),o("info","edge_started",{...oo(u),
port:d.port,dataDir:i,node:r.node})),await r.shared?.awaitStores?.();const N=await UO(r,c,b,T.meter,O,n);l=N.build;const $=b&&O.runSchedules(b.serverSite);$&&n.
use($);const M=n.use(Jn(s.audit,{...r,every:Q.fm}));n.defer(()=>d.close()),n.defer(()=>O.functions.endStreams());const K=at(r,"control")?await GO(r,u,c,g,M):void 0,
U=K&&await UR(r,u,n),C=K&&n.use(await zT(r,u)),X=s.backUp,Z=n.use(await Ln(ZR(r,u,d.port,N))),te=re(g,X);d.serve(zO(r,u,{...I,rooms:N,identity:K,notify:U,hooks:C,
nodes:Z,backup:te,functions:O.view})),await N.build?.queue.start(),y.start();const ue=`${u.issuer}/token?api-version=2.0`,Se={pid:process.pid,...oo(u),requestUrl:ue,
requestToken:g};n.use(K?jR(i,Se):FR(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...oo(u),dataDir:i,node:r.node,roles:r.roles.join()});const me=QR(
()=>qR(r,y,N),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:d.port,dataDir:i,requestUrl:ue,requestToken:g,buildNetwork:f()?.network,close:me,
mintToken:K?.issuer.mint??JR,backUp:X,collectGarbage:async()=>N.build?.housekeeping.collect(),[Symbol.asyncDispose]:me}}catch(n){e.error=n,e.hasError=!0}finally{
const n=YR(e);n&&await n}}function KR(t){return at(t,"kvs")?t.stores.kvs:void 0}function XR({stores:t,shared:e,node:n,clock:s},r,o,i,a,c){const d=r?.objects.damage,
{deployments:u}=t.state,{ability:l}=e?.nodes??{};return We({deployments:u,damage:d,ability:l,walls:i,node:e&&n,clock:s,metering:o,kept:a,isFaulty:c})}function JR(){
return Promise.reject(new TypeError("This node does not have the role control"))}function VR({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i,a){let c;const d=()=>(c??=
s.check().finally(()=>{c=void 0}),c),u=async()=>{await d(),await r?.checkClock()};return em({node:t,roles:e,functions:n,clock:o,checks:{control:u,build:d,kvs:async()=>{
await u(),await s.kvs?.check()}},walls:i,isFaulty:a})}async function qR({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.
stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function QR(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function ZR({
node:t,roles:e,functions:n,host:s,shared:r,clock:o,log:i},{baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${Mi.includes(s)?(0,he.hostname)():s}:${d}`,f=()=>u?.queue.
underWay??0,p=r&&{...r.nodes,start:{...r.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:p,
builds:f,clock:o,log:i}}const Xt={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function js(t){return t instanceof Error&&"errcode"in t?Number(
t.errcode)&255:0}function Fs(t){return(0,H.b$)(t)||js(t)===Xt.FULL}const eI=[Xt.BUSY,Xt.READONLY,Xt.IOERR,Xt.CANTOPEN];function tI(t){return eI.includes(js(t))}
function vh(t){return js(t)===Xt.CORRUPT||js(t)===Xt.NOTADB}function Dh(t){return js(t)===Xt.BUSY}const nI=30*864e5,sI=6e4;function io(t){return{id:k(t,"id"),name:k(
t,"name"),org:k(t,"org"),project:ee(t,"project"),appID:ee(t,"app_id"),role:k(t,"role"),maker:k(t,"maker"),madeBy:k(t,"made_by"),createdAt:G(t,"created_at"),endsAt:G(
t,"ends_at"),usedAt:ve(t,"used_at")}}function Mh({org:t,project:e,appID:n,name:s,role:r,endsAt:o},i){const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:
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
from:f,requestID:p,before:y,after:g}=e,O=[n,s,r,o,i,a,c,d,u,l,f,p,y,g].map(b=>b===null?"-":`${Buffer.byteLength(String(b))}:${b}`).join("");return(0,j.createHash)(
"sha256").update(t).update(O).digest("hex")}function Sv(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Ch(n.hash,s)!==s.hash)return{kind:"broken",n:n.n+1};n={n:s.
n,hash:s.hash}}return{kind:"fits",last:n}}function Ov({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).toISOString(),
before:o(e),after:o(n)}}function Rv(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,via:a,hash:c}=t;
if(!(typeof s!="string"||typeof r!="number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,at:Date.parse(o),
action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),before:n("befor\
e"),after:n("after")}}const Uh=254,xh=4096,jh=500,rI=100,tc="\u2026",Fh=["org","n","at",...["project","app_id","action","object","who","via","via_name","client",
"request","was","becomes"]];function oI(t,e){const n=s=>s==null?null:(0,Ce.Ow)(s,Uh);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,
object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:Hh(e.before),after:Hh(e.after)}}function Bh(t){return{org:k(
t,"org"),n:G(t,"n"),at:G(t,"at"),project:ee(t,"project"),appID:ee(t,"app_id"),action:k(t,"action"),object:ee(t,"object"),by:ee(t,"who"),via:k(t,"via"),name:ee(t,
"via_name"),from:ee(t,"client"),requestID:ee(t,"request"),before:ee(t,"was"),after:ee(t,"becomes"),hash:k(t,"hash")}}function Ph(t){const[e,n]=[k(t,"hash"),k(t,
"anchor_hash")];return{head:{n:G(t,"n"),hash:e},anchor:{n:G(t,"anchor_n"),hash:n}}}const nc={head:{n:0,hash:$h},anchor:{n:0,hash:$h}};function Hh(t){if(t===void 0)
return null;const e={};let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=iI(i);if(n+=Buffer.byteLength(JSON.stringify([o,a])),n>xh){e[tc]=
s.length-r;break}e[o]=a}return JSON.stringify(e)}function iI(t){if(typeof t=="string")return t.length>jh?`${t.slice(0,jh)}${tc}`.toWellFormed():t.toWellFormed();
if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,Ce.Ow)(r,Uh):r)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===
rI||e>xh/2)return[...n,tc];n.push(s)}return n}function sc({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){const{cachesOf:a,
...c}=o,d={type:i,repository:(0,je.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).filter(([,u])=>u!=
null))}function aI(t,e){return ne(t,"app.create",{after:sc(e)})}function rc(t,e,n,s){const[r,o]=[sc(e),sc(n)],i=Object.keys({...r,...o}).filter(d=>JSON.stringify(
r[d])!==JSON.stringify(o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[ne(t,"cache.clear")]:[];return i.length===
0?c:[...c,ne(t,"app.update",{object:s,before:a(r),after:a(o)})]}function cI(t,e){return ne(t,"app.delete",e.length>0?{after:{cancelled:e}}:{})}function dI(t,e,n){
return ne(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function Gh(t,e,{stage:n,code:s}){return ne(t,"deployment.fail",{object:e,after:{stage:n,
code:s}})}function uI(t,e,n){return ne(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function lI(t,e,n){return e.map(s=>ne(t,"deployment.super\
sede",{object:s,after:{supersededBy:n}}))}function oc(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(n,u)),a=o(s,u=>Object.hasOwn(
n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,u])=>u.
length>0);return[ne(t,e,{object:r,after:Object.fromEntries(d)})]}function fI(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??
{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,p])=>[f,f==="repository"?(0,je.ri)(String(p)):p])),l={branch:r,...o!==null&&{commit:o},...i!==null&&
{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return ne(t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:l})}const hI=5e3,
pI=500,mI=[["app_id","appID"],["who","by"],["action","action"]];async function EI(t,{before:e=Number.MAX_SAFE_INTEGER,limit:n},s,r){const[o,i]=mI.find(([,l])=>t[l]!==
void 0)??[],a=["project","appID","by","action"].every(l=>l===i||t[l]===void 0),c=l=>["project","appID","by","action"].every(f=>t[f]===void 0||l[f]===t[f]),d=[];
let u=Math.min(e,s.below);for(let l=0;l<hI;){const f=a?n+1:pI,p=await r({column:o,value:i&&t[i],above:s.above,below:u,limit:f});d.push(...p.filter(c));const y=d[n-
1];if(d.length>n&&y)return{rows:d.slice(0,n),next:y.n};if(p.length<f)return{rows:d,next:null};l+=p.length,u=p.at(-1)?.n??0}return{rows:d,next:u}}function Ue(t,e){
const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${Fh.join(", ")}, hash)
    VALUES (${Fh.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=oI(o,a),d=n.get(c.org),{head:u}=d?
Ph(d):nc,l=Math.max(e.now(),d?G(d,"at"):0),f={...c,n:u.n+1,at:l},p=Ch(u.hash,f),{org:y,n:g,project:T,appID:O,action:b,object:S,by:I,via:N,name:$,from:M,requestID:K,
before:U,after:C}=f;s.run(y,g,l,T,O,b,S,I,N,$,M,K,U,C,p),r.run(y,g,l,p,nc.anchor.n,nc.anchor.hash)}}}function yI(t,e,n){const s=Ue(t,n),r=T=>t.prepare(`SELECT *\
 FROM audit WHERE org = ? AND n > ? AND n < ? ${T} ORDER BY n DESC LIMIT ?`),o=r(""),i={app_id:r("AND app_id = ?"),who:r("AND who = ?"),action:r("AND action = ?")},
a=t.prepare("SELECT n FROM audit WHERE org = ? AND at >= ? ORDER BY at, n LIMIT 1"),c=t.prepare("SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?"),
d=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),u=t.prepare(`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`),l=t.prepare("SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at\
 < ? ORDER BY n DESC LIMIT 1"),f=t.prepare("UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?"),p=t.prepare("DELETE FROM audit WHERE org = ? AN\
D n <= ?"),y=(T,O)=>{const b=O===void 0?void 0:a.get(T,O);return b&&G(b,"n")},g=(T,{column:O,value:b="",above:S,below:I,limit:N})=>O===void 0?o.all(T,S,I,N):i[O].
all(T,S,I,b,N);return{append:(T,O)=>e.write(()=>s(T,O)),async list(T,O,b){const S=await e.read(()=>y(T,O.since));if(O.since!==void 0&&S===void 0)return{rows:[],
next:null};const I=await e.read(()=>y(T,O.until)),N={above:(S??1)-1,below:I??Number.MAX_SAFE_INTEGER};return EI(O,b,N,$=>e.read(()=>g(T,$).map(Bh)))},after:(T,O,b)=>e.
read(()=>c.all(T,O,b).map(Bh)),chain:T=>e.first(d,[T],Ph),trim:T=>e.write(()=>{const O=n.now()-T,b=u.get(O);if(!b)return 0;const S=k(b,"org"),I=l.get(S,G(b,"anc\
hor_n")+Xn,O)??{};return f.run(G(I,"n"),k(I,"hash"),S),Number(p.run(S,G(I,"n")).changes)})}}function gI(t,e,n){const s=Ue(t,n),r=t.prepare("DELETE FROM access_t\
okens WHERE org = ? AND ends_at <= ?"),o=t.prepare("SELECT count(*) AS tokens FROM access_tokens WHERE org = ?"),i=t.prepare("SELECT 1 FROM access_tokens WHERE \
org = ? AND name = ?"),a=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare("SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?"),d=t.prepare("SELECT * FROM \
access_tokens WHERE org = ? ORDER BY name"),u=t.prepare("DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *"),l=t.prepare("UPDATE access_tokens SET \
used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)");return{create:({id:f,hash:p,org:y,project:g,appID:T,name:O,role:b,maker:S,madeBy:I,lifetimeMs:N},$,M)=>e.
write(()=>{const K=n.now();if(r.run(y,K-nI),G(o.get(y)??{},"tokens")>=$)return"too_many";if(i.get(y,O))return"name_taken";const U=[f,p,y,g,T,O,b,S,I,K,K+N],C=io(
a.get(...U)??{});return s(M,[Mh(C,"token.create")]),C}),find:f=>e.first(c,[f,n.now()],io),list:f=>e.read(()=>d.all(f).map(io)),revoke:(f,p,y)=>e.write(()=>{const g=u.
get(f,p);return g&&s(y,[Mh(io(g),"token.revoke")]),g!==void 0}),async used(f){const p=n.now();await e.write(()=>{l.run(p,f,p-sI)})}}}const wI=[".drafts","tmp"],
TI=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function _I(t,e){let n=Promise.
resolve();const s=async r=>{bI(r,t);try{await Wh(t,r),e(r),await Wh(t,r)}catch(o){for(const i of(0,x.readdirSync)(r))await(0,ge.rm)((0,W.join)(r,i),{recursive:!0});
throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function bI(t,e){if(!(0,W.isAbsolute)(t))throw ao(`"${t}" is not an absolute path`);if((0,Ee.
FK)(e,t))throw ao(`${t} is inside the data directory`);try{if((0,Ee.wZ)(t,448),(0,x.readdirSync)(t).length>0)throw ao(`${t} is not empty`)}catch(n){throw n instanceof
H.GQ||Fs(n)?n:ao(`${t} cannot be written (${(0,H.xU)(n)})`)}}const NI=5;async function Wh(t,e){const n=s=>!(0,W.relative)(t,s).split(W.sep).some(r=>wI.includes(
r));for(const s of(0,x.readdirSync)(t).filter(r=>!TI.test(r)))for(let r=1;;r+=1)try{await(0,ge.cp)((0,W.join)(t,s),(0,W.join)(e,s),{recursive:!0,force:!1,filter:n});
break}catch(o){if((0,H.xU)(o)!=="ENOENT"||r===NI)throw o}}function ao(t){return new H.GQ("invalid_input",t,{input:"to",remedy:"Name a directory outside the data\
 directory that is empty or does not exist yet."})}function Lv(t){return t}class SI extends Error{name="BlobsFull"}class Yh extends Error{name="WrongBytes"}const OI=200,
RI=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,II=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function ic(t){if(t.length<=OI&&II.test(t))return t;throw new TypeError(
`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function LI(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(
t.slice(0,100))} needs a / at its end`);return ic(t.slice(0,-1)),t}const AI=3;let ac=0;const zh=[];async function kI(t){ac<AI?ac+=1:await new Promise(e=>zh.push(
e));try{return await t()}finally{const e=zh.shift();e?e():ac-=1}}class vI extends kn.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){super({highWaterMark:r}),
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
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const cc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Kh={...cc,sync:async()=>{}};function co(t){
(0,x.mkdirSync)(t,{recursive:!0,mode:448})}async function $I(t,e=cc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Kh)return;
const s=DI(n,await(0,ge.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=MI(n);s&&await s}}function dc(t){return Ct(()=>(0,x.readdirSync)(
t))??[]}const CI=new Set(["ENOENT","ENOTDIR","EISDIR"]);function uc(t){return CI.has((0,H.xU)(t))}function Ct(t){try{return t()}catch(e){if(uc(e))return;throw e}}
var UI=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const uo=600*1e3;class jI{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Ct(()=>{const o=(0,x.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=uo||
FI(s,n)});return r&&this.#t.add(lc(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,j.hash)("sha256",n)!==s)throw new Yh(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,j.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new Yh(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Xh(this.#e.dir,n)));try{await Promise.all([...e].map(n=>$I(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${ic(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,W.
join)(this.#e.drafts,(0,j.randomUUID)());try{await this.#a(s,n),await(0,ge.rename)(s,e).catch(r=>{if((0,H.xU)(r)!=="ENOENT")throw r;return co((0,W.dirname)(e)),
(0,ge.rename)(s,e)}),this.#t.add(lc(e))}catch(r){throw await(0,ge.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=UI(s,
await(0,ge.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=xI(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Fs(e)?new SI("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function lc(t){return t.slice(
0,t.lastIndexOf("/"))}function Xh(t,e){return e===t?[e]:[e,...Xh(t,lc(e))]}function FI(t,e){const{mtimeNs:n}=(0,x.statSync)(t,{bigint:!0});try{(0,x.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,H.xU)(s)!=="EPERM")throw s;return!1}return(0,x.statSync)(t).size===e}function BI({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function lo({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const fc=1024*1024,PI=16*fc;class HI{#e;#t=0;constructor(e,n=()=>WI(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,PI))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-GI(e.size):Number.POSITIVE_INFINITY}}function GI(t){return Math.
min(Math.max(256*fc,t/100),2560*fc,t/8)}function WI(t){try{const{bavail:e,blocks:n,bsize:s}=(0,x.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Jh=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Vh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const YI=64*1024,hc=".damaged";function Av(t){return t.endsWith(hc)?t.slice(0,-hc.
length):void 0}const zI=3600*1e3;class KI{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,W.join)(e,".drafts"),this.#n=(0,W.
join)(e,".leaving"),this.#s=n,this.#r=s??cc,this.#o=new HI(e),co(e)}async head(e){const n=await this.#d(e,s=>(0,ge.stat)(s,{bigint:!0}));return n?.isFile()?lo(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Jh(s,r,!0),i=lo(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Vh(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Jh(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Vh(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new vI(s,r,o,YI)}writer({lasting:e=!0}={}){this.#f(),co(this.#t);const n=e&&this.#s?this.#r:
{...Kh,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new jI(s)}async delete(e){const n=this.#a(e);(0,x.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,x.rmSync)(s,{force:!0});(0,x.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>BI(r)<n-uo);return s!==void 0&&(0,x.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>lo(r).version===n);return s===void 0?!1:((0,x.
renameSync)(s,`${this.#a(e)}${hc}`),!0)}async*list(e,n){const s=(0,W.join)(this.#e,LI(e)),r=n===void 0?void 0:(await(0,ge.stat)(s).catch(Bs))?.mtimeMs,o=n!==void 0&&
(r??0)<n-uo,i=await(0,ge.readdir)(s,{withFileTypes:!0}).catch(Bs);for(const a of i??[]){if(!RI.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Ct(()=>(0,x.statSync)((0,W.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-uo)&&(yield{key:c,...lo(
d)})}}#a(e){return(0,W.join)(this.#e,ic(e))}async#c(e){const n=await this.#d(e,s=>(0,ge.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(Bs);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(Bs);if(i!==void 0)return i}return n(s).catch(
Bs)}#u(e){const n=`${qh(e)}~~`;return dc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,W.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Ct(()=>(0,x.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,W.join)(this.#n,`${qh(e)}~~${Date.now()}~${(0,j.randomUUID)()}`);co(this.#n);const a=Ct(()=>((0,x.renameSync)(
s,o),!0))&&Ct(()=>(0,x.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,x.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,H.xU)(s)??"")){(0,x.renameSync)(e,n);return}if((0,H.xU)(s)!=="EEXIST"&&!uc(s))throw s}(0,x.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-zI;for(const n of dc(this.#t)){const s=(0,W.join)(this.#t,n);(Ct(()=>(0,x.statSync)(s).mtimeMs)??e)<e&&(0,x.rmSync)(s,{force:!0,recursive:!0})}for(const n of dc(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,W.join)(this.#n,n),this.#a(o))}}}function qh(t){return t.replaceAll(
"/","~")}function Bs(t){if(!uc(t))throw t}const pc=10,XI=/^[\w-]{1,128}$/;function JI(t){if(XI.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
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
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function nL(t,{log:e=$r,mayAppend:n=()=>!0}={}){(0,x.mkdirSync)(t,{recursive:!0,
mode:448});const s=o=>(0,W.join)(t,`${JI(o)}.log`),r=new Set;return{async append(o,i,a){try{if(a!==void 0&&!n(o,a))throw new Error("The lease of the build has e\
nded");await(0,ge.appendFile)(s(o),i,{mode:384})}catch(c){r.has(o)||e("warn","build_log_lost",{deployID:o,reason:String(c)}),r.add(o)}},async end(o){r.delete(o)},
async read(o,i){try{const a={stack:[],error:void 0,hasError:!1};try{const c=eL(a,await(0,ge.open)(s(o)),!0);return await sL(c,i)}catch(c){a.error=c,a.hasError=!0}finally{
const c=tL(a);c&&await c}}catch(a){if((0,H.xU)(a)==="ENOENT")return;throw a}},remove:o=>(0,ge.rm)(s(o),{force:!0})}}async function sL(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=Qh(n,e);return VI(await rL(t,s,r),n,e)}async function rL(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function oL(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var mc=D(99);const fo=[`
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
  `];function iL(t){const e=new mc.DatabaseSync(t===void 0?":memory:":(0,W.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),aL(e),e}catch(n){throw e.close(),n}}function aL(t){const e=tp(t);if(e!==fo.length){if(e>fo.length)
throw new H.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${fo.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of fo.entries())ho(t,()=>{tp(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function tp(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function np(t,e){t.prepare("VACUUM INTO ?").run(e),(0,x.chmodSync)(e,384)}function ho(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Ps(t){return{read:async e=>Ec(e),first:async(e,n,s)=>Ec(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Ec(()=>ho(t,e))}}function Ec(t){try{return t()}catch(e){const n=Fs(e);throw!n&&!tI(e)?e:new oe(`The sta\
te cannot be read or written: ${cL(e)}`,{cause:e,isFull:n})}}function cL(t){return t instanceof Error?t.message:String(t)}function sp(t){const e=(0,W.join)(t,"p\
latform.pid"),n=(0,W.join)(t,"platform.lock");(0,x.writeFileSync)(n,"",{flag:"a",mode:384});const s=new mc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),vh(r)?new H.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Dh(r)?new H.GQ("platform_locked",`Another platform uses ${t}${dL(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,x.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,x.rmSync)(e,{force:!0}),s.close())}}}function dL(t){try{const e=/^\d{1,10}$/.exec((0,x.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function uL(t){return op(t,e=>{(rp(e)||(0,x.readdirSync)(e).length===0)&&(0,x.chmodSync)(e,448),(0,x.writeFileSync)(
(0,W.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function kv(t){const e=op(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(rp(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function rp(t){return(0,x.existsSync)((0,W.join)(t,"platform.db"))}function op(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new H.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,W.resolve)(t);try{(0,Ee.wZ)(
n,448),e(n)}catch(s){throw new H.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,H.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,x.existsSync)((0,W.join)(n,".gitignore"))||(0,x.writeFileSync)((0,W.join)(n,".gitignore"),`*
`,{mode:384}),n}const lL="state = 'dropped', due_at = NULL, problem = 'a newer push came'";function fL(t,e,n){const s=Ue(t,n),r="org = ? AND project = ? AND app\
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
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);return{add:({id:b,org:S,project:I,appID:N,forge:$,waits:M,reports:K,sealed:U},C)=>e.
write(()=>{if(!o.get(S,I,N))return"no_app";if(G(i.get(S,I,N)??{},"n")>=ml)return"full";const X=[Number(M),Number(K)],Z=a.get(b,S,I,N,$,...X,U,n.now(),C.by)??{};
return s(C,[ne({org:S,project:I,appID:N},"hook.add",{object:b,after:{forge:$,waits:M,reports:K}})]),Oa(Z)}),list:({org:b,project:S,appID:I})=>e.read(()=>c.all(b,
S,I).map(Oa)),remove:({org:b,project:S,appID:I},N,$)=>e.write(()=>{const M=d.run(b,S,I,N).changes===1;return M&&s($,[ne({org:b,project:S,appID:I},"hook.remove",
{object:N})]),M}),find:b=>e.first(u,[b],Oa),push:({id:b,hook:S,digest:I,branch:N,commit:$,state:M})=>e.write(()=>{const K=l.get(S,I);if(K)return{kind:"known",push:Xr(
K)};const U=n.now(),C=Xr(f.get(b,S,I,N,$,M,U,U)??{});return p.run(S,b),{kind:"new",push:C}}),pushes:({org:b,project:S,appID:I},N)=>e.read(()=>y.all(b,S,I,N).map(
Xr)),claim:b=>{const S=n.now();return e.first(g,[S+iT,S,b??null],aT)},settle:({id:b,fence:S},{state:I,deployID:N,reported:$,problem:M,failures:K=0,againMs:U})=>e.
read(()=>{const C=U===void 0?null:n.now()+U,X=[I,N??null,$??null,M??null,K,C];return T.run(...X,b,S).changes===1}),prune:({ageMs:b,limit:S})=>e.read(()=>Number(
O.run(n.now()-b,S).changes))}}function Jt(t){return{seq:G(t,"seq"),deployID:k(t,"deploy_id"),status:wc(t),stage:gc(t),branch:k(t,"branch"),commit:ee(t,"commit"),
createdAt:G(t,"created_at"),startedAt:ve(t,"started_at"),finishedAt:ve(t,"finished_at"),supersededBy:ee(t,"superseded_by"),cancelledBy:ee(t,"cancelled_by"),triggeredBy:ee(
t,"triggered_by"),redeployOf:ee(t,"redeploy_of"),configuration:yc(t),commitFacts:{subject:ee(t,"commit_subject"),author:ee(t,"commit_author")},size:wL(t),warnings:gL(
t),logRemovedAt:ve(t,"log_removed_at"),enteredAt:mL(t)}}function ip(t){return{app:{org:k(t,"app_org"),project:k(t,"app_project"),appID:k(t,"app_id")},deployment:Jt(
t)}}const hL="a.org AS app_org, a.project AS app_project, a.app_id",pL=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_aut\
hor","release_files","release_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"],Hs={install:"install_at",build:"build_at",sync:"\
sync_at",activate:"activate_at"};function mL(t){const e=Object.entries(Hs).map(([n,s])=>[n,ve(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function yc(t){
const e=ee(t,"configuration");return e===null?null:JSON.parse(e)}function EL(t){const e=yc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;
return{...e,settings:s}}function yL(t=[]){return t.length===0?null:JSON.stringify(t)}function gL(t){const e=ee(t,"warnings");return(e===null?void 0:(0,md.h)(JSON.
parse(e)))??[]}function ap(t){const e=ee(t,"env");return e===null?void 0:JSON.parse(e)}function wL(t){const[e,n]=[ve(t,"release_files"),ve(t,"release_bytes")];return e===
null||n===null?null:{files:e,bytes:n}}function TL(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:s??o?.branch??
e,commit:r,by:n,redeployOf:null,configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function _L(t,e){const n=t.status==="succeeded"?null:
t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function bL(t,e){
return e?{kind:t?"cancelled":"too_late",deployment:e}:{kind:"no_deployment"}}function gc(t){const e=ee(t,"stage");return Je.Mb.find(n=>n===e)??null}function wc(t){
const e=k(t,"status"),n=Je.PB.find(s=>s===e);if(!n)throw new H.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function cp(t){
return Vc((0,Y.U4)(ee(t,"failure")??""))??qp(gc(t)??"build")}function NL(t){return{status:wc(t),count:G(t,"count"),ran:G(t,"ran"),ms:G(t,"ms")}}const Tc=200,dp=24*
36e5,SL=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function OL(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?ve(t,"c\
ollected_at"):null}}const RL=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function En(t){return{org:k(t,"org"),project:k(t,"project"),
appID:k(t,"app_id")}}const IL=1e3;function up({most:t}){return t+IL+Tc}function LL(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===up(n);const u=l=>l.length<Tc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const p=k(f,"deploy_id"),y=G(f,"kept"),g=ve(f,"log_bytes")??0,T=f.log_removed_at===
null;a+=T?g:0;const O=l>0&&f.finished_at!==null,b=l>=n.most||G(f,"created_at")<s-n.ageMs,S=O&&b&&y===0&&u(o),I=T&&O&&y<2&&(b||a>n.logBytes)&&u(r);S&&(I||!T)?o.push(
p):i.deployments+=1,I?(r.push(p),c+=g):T&&g>0&&(i.logs+=1,i.logBytes+=g)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function Me(t){
return{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),name:k(t,"name"),type:lp(t),branch:k(t,"branch"),...fp(t),subdomain:k(t,"subdomain"),environmentID:k(
t,"environment_id"),liveRelease:ee(t,"live_release"),createdAt:G(t,"created_at"),updatedAt:G(t,"updated_at"),deletion:AL(t)}}function AL(t){const e=ve(t,"delete\
d_at");return e===null?null:{at:e,by:ee(t,"deleted_by"),endsAt:G(t,"ends_at")}}function _c({settings:t}){return t.lifetime===void 0?null:(0,kt.E9)(t.lifetime,"l\
ifetime")}function lp(t){const e=k(t,"type"),n=z.yN.find(s=>s===e);if(!n)throw new H.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function fp(t){return{repository:k(t,"repository"),buildCommand:ee(t,"build_command"),outputDirectory:ee(t,"output_directory"),region:ee(t,"region"),settings:bc(
k(t,"settings"))}}function bc(t){const e=JSON.parse(t);return(0,Y.Gv)(e)?e:{}}function Nc(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).
filter(([,o])=>o!==null);return{...t,...s,settings:Object.fromEntries(r)}}function Sc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}function kL(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),
removed:n.filter(r=>!s.includes(r)).sort()}}const po="",vL="\u{10FFFF}";function DL({after:t,before:e,prefix:n=""}){const s=`${n}${vL}`,r=t&&t.appID>=n?[t.appID,
t.project]:[n,po],o=e&&e.appID<s?[e.appID,e.project]:[s,po];return[...r,...o]}const ML={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function $L(t,e,n){const s=[],r=b=>n(s.push(b)),{text:o="",project:i,branch:a,status:c,sort:d,
after:u,before:l,limit:f,within:p}=e,y=b=>[...d==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(S=>S+b).join(", "),g=(b,{seq:S,appID:I,project:N})=>`\
(${y("")}) ${b} (${[...d==="newest"?[-S]:[],I,N].map(r).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[ML[c]],...p?[CL(p,r)]:[],...u?[g(">",u)]:l?[g("<",l)]:[]].join(" AND\
 ")} ORDER BY ${y(l&&!u?" DESC":"")} LIMIT ${r(f)}`,values:s}}function CL(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function UL(t,e,{after:n,before:s}){const r=t.map(o=>{const i=ve(o,"newest");return{app:Me(o),newest:i!==
null&&e(i)||null,liveManifest:ee(o,"live_manifest")}});return s&&!n?r.reverse():r}function xL(t,e){const n={...fp(t),branch:k(t,"app_branch")},s=yc(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=Nc(n,s);return{deployID:k(t,"deploy_id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},...jL(t,s.
type),repository:r,branch:k(t,"job_branch"),appBranch:n.branch,commit:ee(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function jL(t,e){
const n=lp(t);if(e!==z.m0)return{type:e??n};const s=!(0,z.Rm)(n)&&ee(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function FL(t){return{deployID:k(
t,"deploy_id"),manifestHash:k(t,"manifest")}}function BL(t,e){const n=ee(t,"live_release"),s=ve(t,"deleted_at")!==null,r=s?[]:e,o=k(t,"type");return{org:k(t,"or\
g"),project:k(t,"project"),appID:k(t,"app_id"),subdomain:k(t,"subdomain"),settings:bc(k(t,"settings")),...(0,z.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===
n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function PL(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+
1]:t.find(({deployID:r})=>r===n)}function HL(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(WL);return{type:k(e,"type"),environmentID:k(e,"en\
vironment_id"),tables:n}}function GL(t){return{keyspace:G(t,"keyspace"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},name:k(t,"name"),environmentID:k(
t,"environment_id"),type:k(t,"type")}}function WL(t){return{name:k(t,"name"),createdAt:G(t,"created_at"),tokenHash:k(t,"token_hash"),sealed:Yt(t,"token_sealed")}}
function hp(t){return{accessKeyID:k(t,"access_key_id"),environmentID:k(t,"environment_id"),sealed:Yt(t,"sealed"),expiresAt:G(t,"expires_at")}}function YL(t,{set:e,
unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(
d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function zL(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).
sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function KL(t,e,n,s){const r=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(
i)??{at:null,by:null}:s]);return new Map(o)}function XL(t,e){return t.toSorted().map(n=>{const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,
changedBy:r}})}function vv(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}
function Dv(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function wt(t,e="app_id"){const n="(SELECT value FROM json\
_each(:within))",s=`${t}.project`;return`(:within IS NULL OR ${s} IN ${n} OR ${s} || '/' || ${t}.${e} IN ${n})`}function ht(t){return{within:t?JSON.stringify(t):
null}}const pp=`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function JL({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=yn(
t),a=yn(t,!0),c=C=>{const X=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${C}
      AND ${wt("apps")}`;return{first:t.prepare(`${X} ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${X} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[d,
u]=[c("deleted_at IS NULL"),c("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",f=t.prepare(`${l}\
 > ? ORDER BY app_id LIMIT ?`),p=t.prepare(`${l} < ? ORDER BY app_id DESC LIMIT ?`),y=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),g=t.prepare(
"SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),T=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),O=t.prepare(`INSERT INTO apps (org, projec\
t, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),b=t.prepare(pp),S=t.prepare(`SELECT e.name, e.value, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),I=mp(t),N=Ue(t,r),$=VL(t),M=({subdomain:C},X)=>{n.publish({
kind:"site",subdomain:C});for(const Z of X)n.publish({kind:"domain",domain:Z})},K=C=>{const X=i(C);if(!X)throw new H.GQ("internal",`The app ${C.appID} is not in\
 platform.db`);return Me(X)},U=C=>{let X=Lh(C,o);for(;T.get(X);)X=Lh(C,o);return X};return{find:C=>e.read(()=>{const X=a(C);return X&&Me(X)}),async create({key:C,
type:X,config:Z},te,ue){const Se=()=>{if(a(C))return;const xe=r.now();return O.run(C.org,C.project,C.appID,C.appID,X,...Sc(Z),_c(Z),U(C.appID),`env-${ec(16,o)}`,
xe,xe),$.assign(C,void 0,Z),N(te,[aI(C,{...Z,type:X})]),K(C)},me=await e.write(()=>s.run(ue,Se)??{kind:"taken"});return me.kind==="done"&&M(me.made,me.made.settings.
domains??[]),me},async update(C,X,Z){const te=await e.write(()=>{const ue=i(C);if(!ue)return;const[Se,me]=[Me(ue),Nc(Me(ue),X)];b.run(...Sc(me),_c(me),r.now(),G(
ue,"id"));const xe=$.assign(C,Se,me);return N(Z,rc(C,Se,me)),{changed:xe,app:K(C)}});return te&&M(te.app,te.changed),te?.app},env:({org:C,project:X,appID:Z})=>e.
read(()=>mo(S.all(C,X,Z))),variables:({org:C,project:X,appID:Z})=>e.read(()=>{const te=S.all(C,X,Z);return XL(te.map(ue=>k(ue,"name")),Ep(te))}),async replaceEnv(C,X,Z){
const te=await e.write(()=>{const ue=i(C);if(!ue)return;const Se=I(G(ue,"id"),X,{at:r.now(),by:Z.by});return N(Z,oc(C,"env.replace",Se,X)),ue});return te&&M(Me(
te),[]),te!==void 0},async editEnv(C,X,Z,te){const{row:ue,result:Se}=await e.write(()=>{const me=i(C);if(!me)return{result:{kind:"no_app"}};const xe=S.all(C.org,
C.project,C.appID),It=mo(xe),Re=YL(It,X,Z);return Re?(I(G(me,"id"),Re,{at:r.now(),by:te.by}),N(te,oc(C,"env.edit",It,Re)),{row:me,result:zL(It,Re,X)}):{result:{
kind:"full"}}});return ue&&M(Me(ue),[]),Se},organizations:({after:C=po,before:X,limit:Z})=>e.read(()=>{const te=X===void 0?y:g,ue=[];for(let Se=X??C;ue.length<Z;){
const me=te.get(Se);if(!me)break;Se=k(me,"org"),ue.push(Se)}return X===void 0?ue:ue.reverse()}),inProject:(C,X,{after:Z=po,before:te,limit:ue})=>e.read(()=>{const me=(te===
void 0?f:p).all(C,X,te??Z,ue).map(Me);return te===void 0?me:me.reverse()}),list:(C,X)=>e.read(()=>{const Z=X.deleted?u:d,te=(X.before?Z.last:Z.first).all(ht(X.within),
C,...DL(X),X.limit).map(Me);return X.before?te.reverse():te})}}function VL(t){const e=yn(t),n=t.prepare("INSERT INTO domains (name, app) VALUES (?, ?) ON CONFLI\
CT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=kL(o,i),d=a.length+c.length>0?e(r):void 0;
if(!d)return[];const u=G(d,"id");for(const l of c)s.run(l,u);for(const l of a)if(n.run(l,u).changes===0)throw new Zc(l);return[...c,...a]}}}function yn(t,e=!1){
const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);return({org:r,project:o,appID:i})=>s.get(
r,o,i)}function mp(t){const e=t.prepare("SELECT name, value, changed_at, changed_by FROM env WHERE app = ?"),n=t.prepare("DELETE FROM env WHERE app = ?"),s=t.prepare(
"INSERT INTO env (app, name, value, changed_at, changed_by) VALUES (?, ?, ?, ?, ?)");return(r,o,i)=>{const a=e.all(r),c=mo(a),d=KL(c,o,Ep(a),i);n.run(r);for(const[
u,l]of Object.entries(o)){const{at:f=null,by:p=null}=d.get(u)??{};s.run(r,u,l,f,p)}return c}}function Ep(t){return new Map(t.map(e=>[k(e,"name"),{at:ve(e,"chang\
ed_at"),by:ee(e,"changed_by")}]))}function mo(t){return Object.fromEntries(t.map(e=>[k(e,"name"),k(e,"value")]))}const yp="deploy_id = ? AND fence = ? AND lease\
_node IS NOT NULL AND finished_at IS NULL",gp="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL",wp=`status = 'failed',\
 stage = ?, failure = ?, log_bytes = ?, ${gp}`;function qL(t){const{database:e,commands:n,changes:s,clock:r}=t,o=U=>e.prepare(`UPDATE deployments SET ${U} WHERE\
 ${yp}`),i=o("lease_until = ?"),a=U=>o(`status = ?, stage = ?, ${U} = coalesce(${U}, ?)`),c={clone:a("started_at"),install:a(Hs.install),build:a(Hs.build),sync:a(
Hs.sync),activate:a(Hs.activate)},d=o(`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),u=o("stored_release = ?, release_files = ?, release_bytes = ?, warnings = ?"),l=e.prepare(`UPDATE apps SET type\
 = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),f=o(wp),p=Oc(e),y=Ue(e,r),g=QL(e,r),T=e.prepare(`SELECT deploy_id, \
stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),O=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),b=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),S=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),I=eA(e,r),N=tA(t),$=(U,C,...X)=>n.read(()=>U.run(...X,C.deployID,C.fence).changes===1),M=(U,C,X)=>{
const Z=[...Tp(C,X,r),U.deployID,U.fence],te=f.run(...Z).changes===1;return te&&y(Pe,[Gh(En(p(U.deployID)),U.deployID,C)]),te},K=U=>(U.length>0&&s.publish({kind:"\
jobs"}),U);return{claim:(U,C=Number.MAX_SAFE_INTEGER)=>n.write(()=>I(U,C)),renew:U=>$(i,U,r.now()+hn),advance:(U,C)=>$(c[C],U,Lf[C],C,r.now()),recordCommit:(U,C,X)=>$(
d,U,C,X?.subject??null,X?.author??null),recordRelease:(U,C,X,Z,te)=>n.write(()=>{const ue=[C,X?.files??null,X?.bytes??null,yL(Z)],Se=u.run(...ue,U.deployID,U.fence).
changes===1,me=p(U.deployID),xe=Se&&te!==void 0&&l.get(te,r.now(),U.deployID,te);return xe&&y(Pe,rc(En(xe),Me(me),Me(xe),U.deployID)),Se}),async finish(U,C){if(C.
kind==="live"){const X=await n.write(()=>N(U,C.manifestHash,C.logBytes));if(X===void 0)return!1;s.publish({kind:"site",subdomain:X})}else if(!await n.write(()=>M(
U,C.facts,C.logBytes)))return!1;return s.publish({kind:"jobs"}),!0},endOf:({deployID:U,fence:C})=>n.first(S,[U,C],wc),expire:async()=>K(await n.write(()=>T.all(
r.now()).map(g))),expireAll:()=>K(ho(e,()=>O.all().map(g))),isBusy:()=>n.read(()=>b.get()!==void 0)}}function Tp(t,e,n){return[t.stage,JSON.stringify(Xc(t)),e??
null,n.now()]}function Oc(t){const e=t.prepare("SELECT a.* FROM deployments d JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function QL(t,e){
const n=t.prepare(`UPDATE deployments SET ${wp} WHERE deploy_id = ?`),s=Oc(t),r=Ue(t,e);return o=>{const i=k(o,"deploy_id"),a=Af(gc(o)??"clone");return n.run(...Tp(
a,void 0,e),i),r(Pe,[Gh(En(s(i)),i,a)]),i}}const Rc="finished_at IS NULL AND status = 'queued'",ZL=`WITH RECURSIVE waiting (org) AS (
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
get(i);if(!a)return;const c=e.now(),d=k(a,"deploy_id"),u=G(a,"fence");return s.run(Lf.clone,c,u,o,c+hn,d),{deployID:d,fence:u,job:xL(a,ap(a)??mo(r.all(G(a,"id"))))}}}
function tA({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, ${gp}
    WHERE ${yp}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING *`),i=t.prepare("SELECT configuration, env, triggered_by FROM deployments WHERE deplo\
y_id = ?"),a=mp(t),c=Oc(t),d=Ue(t,e),u=t.prepare(pp),l=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:f,fence:p},y,g)=>{const T=e.now(),O=i.get(f)??{};if(s.run(g??null,T,f,p).changes!==1)return;const b=c(
f);r.run(y,T,f);const S=o.get(f,f)??{};l.run(G(S,"id"),n);const I=En(S),N={...Pe,by:ee(O,"triggered_by")};d(Pe,[dI(I,f,ee(b,"live_release"))]);const[$,M]=[EL(O),
ap(O)];if($){const K=Nc(Me(S),$);u.run(...Sc(K),_c(K),T,G(S,"id")),d(N,rc(I,Me(S),K,f))}if(M){const K=a(G(S,"id"),M,{at:T,by:N.by});d(N,oc(I,"env.replace",K,M,f))}
return k(S,"subdomain")}}function nA(t,e,n,s){const r=Ue(t,s),o=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),i=t.prepare(`SELECT\
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
    ORDER BY org, project, app_id LIMIT ?`),I=t.prepare(SL("org = ? AND project = ? AND app_id = ?"));return{kept:({org:N,project:$,appID:M})=>e.read(()=>OL(I.get(
N,$,M))),endingApp:N=>e.read(()=>{const $=l.get(N,s.now()),M=$&&G($,"id");if(M!==void 0)return{app:M,logs:f.all(M,Tc).map(K=>k(K,"deploy_id"))}}),async endApp(N){
const $=await e.write(()=>{const M=p.get(N,s.now());if(!M)return;const K=y.all(N).map(U=>k(U,"name"));g.run(N),T.run(k(M,"environment_id"));for(const U of O)U.run(
N);return b.run(N),r(Pe,[ne(En(M),"app.end")]),{subdomain:k(M,"subdomain"),domains:K}});if(!$)return!1;for(const M of $.domains)n.publish({kind:"domain",domain:M});
return n.publish({kind:"site",subdomain:$.subdomain}),!0},apps:(N,$)=>e.read(()=>S.all(N?.org??"",N?.project??"",N?.appID??"",$).map(En)),due:(N,$)=>e.read(()=>{
const M=o.get(N),K=M&&G(M,"app");return K===void 0?void 0:LL(K,i.all(K,up($)),$,s.now())}),end:(N,{logs:$,deployments:M})=>e.write(()=>{const K=s.now();for(const U of $)
a.run(K,U,N);return M.reduce((U,C)=>U+Number(c.run(C,N).changes),0)}),endKeys:N=>e.read(()=>Number(d.run(s.now()-dp,N).changes)),repositories:(N,$)=>e.read(()=>u.
all(N,$).map(M=>k(M,"repository")))}}const _p=32,sA=4096;function rA(t,e){const n=(0,W.join)(t,"platform.key"),s=(0,W.join)(t,"identity-key.json");return{async platformKey(r){
const o=()=>iA(n),i=()=>{if(oA(e))throw Ic(`${n} is missing, and secrets in platform.db are sealed with it`);return r()},a=`${n} is not the key that the secrets\
 in platform.db were sealed with`;return{value:bp(e,n,o,i),wrong:c=>Ic(a,c)}},async signingKey(r){return{value:bp(e,s,()=>aA(s),r),wrong:a=>Np(s,a)}}}}function bp(t,e,n,s){
const r=n();return r!==void 0?r:ho(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return cA(e,i),i})}function oA(t){return t.prepare(`SELECT EXISTS (SELE\
CT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles)
    OR EXISTS (SELECT 1 FROM notify_targets) OR EXISTS (SELECT 1 FROM hooks) AS any`).get()?.any===1}function iA(t){return Ct(()=>{const e=(0,x.statSync)(t);if(!e.
isFile()||e.size!==_p)throw Ic(`${t} is not a key of ${_p} bytes`);const n=(0,x.readFileSync)(t);return(0,x.chmodSync)(t,384),n})}function aA(t){return Ct(()=>{
const e=(0,x.statSync)(t);if(!e.isFile()||e.size>sA)throw Np(t);return(0,x.readFileSync)(t,"utf8")})}function cA(t,e){const n=`${t}.${(0,j.randomBytes)(4).toString(
"hex")}`,s=(0,x.openSync)(n,"wx",384);try{try{(0,x.writeSync)(s,Buffer.from(e)),(0,x.fsyncSync)(s)}finally{(0,x.closeSync)(s)}(0,x.renameSync)(n,t)}catch(r){throw(0,x.
rmSync)(n,{force:!0}),r}}function Ic(t,e){return new H.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, \
or name another directory with --data.",cause:e})}function Np(t,e){return new H.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the\
 file: the next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}function dA({prefix:t,after:e}){const[n,s]=[Buffer.from(
t),e===void 0?void 0:Buffer.from(`${e}\0`)];return s!==void 0&&Buffer.compare(s,n)>0?s:n}function uA(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(
e));return n===-1?t:t.slice(0,n)}const lA=160;class fA{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Lc(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Lc(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Lc(e,n),this.#t.delete(e))}}function Lc(t,e){
return lA+2*(t.length+e.value.length)}const hA=16*1024*1024,Sp=1e3,Ac=0,Eo="room",pA=`
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
`;function Op(t){const e=(t.open??(n=>new mc.DatabaseSync(n)))(t.path);try{return e.exec(pA),EA(e),new yA(e,t)}catch(n){throw e.close(),Dh(n)?new H.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function EA(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${mA} COM\
MIT;`)}class yA{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=gA(e),this.#n=new fA(n.cacheBytes??hA),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??Q.ml}get(e,n){if(this.#a==="closed")throw new oe("the store is closed");const s=yo(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new oe("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(yo(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(yo(e,n)))}async keys(e,n){if(this.#a==="closed")throw new oe("the store is closed");try{const r=this.#t.keys.all(e,dA(n).toString(),this.#r.
now(),n.limit).map(o=>({key:k(o,"key"),bytes:G(o,"bytes"),expiresAt:ve(o,"expires_at")}));return uA(r,n)}catch(s){throw new oe("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
Sp).map(s=>k(s,"key"))},()=>{for(const s of n)this.#n.delete(yo(e,s))});while(n.length===Sp)}async sizes(e,n){if(this.#a==="closed")throw new oe("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:G(s,"keyspace"),keys:G(s,"keys"),bytes:G(s,"bytes")}))}catch(s){throw new oe("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new oe(`the store is ${this.#a}`);this.get(Ac,Eo),this.#o&&await this.#d(()=>{this.#t.put.run(Ac,Eo,Eo,
null),this.#t.delete.run(Ac,Eo)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){np(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new oe(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=Fs(n),this.#l()&&this.#o||this.#h(
n);const r=new oe("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function yo(t,e){return`${t}/${e}`}function gA(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function wA(t,e,n){const s=Rp(
t),r=e.identity();TA(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,j.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function TA(t,{identity:e,highest:n},s){const r=Rp(t),o=_A(t);if(n>o)throw kc(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw kc(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&bA(t))throw kc(s,"kvs.db is missing, or older than platform.db")}function Rp(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function _A(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function bA(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function kc(t,e){return new H.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const Ip="kvs.db";function NA({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=$r}){const o=e?SA((0,W.join)(t,Ip),s,r):Op({path:"\
:memory:",clock:s});try{wA(n,o,t)}catch(i){throw o.close(),i}return o}function SA(t,e,n){return(0,x.writeFileSync)(t,"",{flag:"a",mode:384}),Op({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const OA=10*6e4,RA=100,IA=1e3,LA=5e3,AA=6e4;function kA(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=k(t,"state"),c=k(t,"secret")===
e,d=(u,l)=>{const f=Math.min(i+r,l+o),p=k(t,"identity"),y={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:p,endsInMs:f-i},change:y}};if(a!=="open"&&
a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(G(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=ve(t,"polled_at"),l=G(t,"inter\
val_ms");if(u===null||i>=u+l-IA)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+LA,AA);return{answer:{kind:"slow_down"},change:{polled_at:i,
interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{const u=G(
t,"opened_at");return c?d({previous:e,changed_at:i},u):ee(t,"previous")===e&&i-G(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reused"}}}default:
return{answer:{kind:"reused"}}}}function Lp(t){return{machine:k(t,"machine"),address:k(t,"address"),askedAt:G(t,"asked_at"),endsAt:G(t,"ends_at")}}function vA(t){
return{state:k(t,"state")==="open"?"open":"reused",identity:k(t,"identity"),machine:k(t,"machine")}}const Ap=["state","secret","previous","polled_at","interval_\
ms","opened_at","changed_at","ends_at"];function vc(t,e){const n=JSON.parse(ee(t,"identity")??"null"),s=(0,Y.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;
return{action:e,object:k(t,"machine"),after:s}}function DA(t,e,n){const s=Ue(t,n),r=t.prepare("DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_\
at <= ? ORDER BY ends_at LIMIT ?)"),o=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`),i=t.prepare("SELECT 1 FROM logins WHERE user_code = ?"),a=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?"),d=t.prepare(`UPDATE l\
ogins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`),u=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`),l=t.prepare("SELECT * FROM logins WHERE id = ?"),f=t.prepare(`UPDATE login\
s SET ${Ap.map(g=>`${g} = ?`).join(", ")} WHERE id = ?`),p=t.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?"),y=t.prepare(
"DELETE FROM logins WHERE id = ? AND state = 'open' RETURNING *");return{begin:({id:g,userCode:T,secret:O,machine:b,address:S},{lifetimeMs:I,intervalMs:N,perAddress:$,
inAll:M})=>e.write(()=>{const K=n.now();r.run(K-OA,RA);const U=o.get(S,K)??{};return G(U,"in_all")>=M||G(U,"of_address")>=$?"too_many":i.get(T)?"code_taken":(a.
run(g,T,O,b,S,K,N,K+I),"begun")}),asked:g=>e.first(c,[g,n.now()],Lp),decide:(g,T,O)=>e.write(()=>{const b=n.now(),S=T==="denied",[I,N,$]=S?["denied",null,null]:
["approved",T.person,T.identity],M=d.get(I,N,$,g,b);return M&&!S&&u.run(T.person,T.most-1),M&&s(O,[vc(M,S?"login.deny":"login.approve")]),M&&Lp(M)}),advance:({id:g,
...T},O)=>e.write(()=>{const b=l.get(g);if(!b)return{kind:"unknown"};const{answer:S,change:I}=kA(b,T,n.now());return I&&f.run(...Ap.map(N=>I[N]??b[N]),g),I?.state===
"reused"&&s(O,[vc(b,"login.reuse")]),S}),find:g=>e.first(p,[g,n.now()],vA),end:(g,T)=>e.write(()=>{const O=y.get(g);return O&&s(T,[vc(O,"login.end")]),O!==void 0})}}
function MA({org:t,project:e="",appID:n="",who:s}){return[t,e,n,s]}function kp(t){const[e,n]=[k(t,"project"),k(t,"app_id")];return{org:k(t,"org"),project:e===""?
void 0:e,appID:n===""?void 0:n,who:k(t,"who"),role:vp(t),grantedBy:ee(t,"granted_by"),grantedAt:G(t,"granted_at")}}function vp(t){const e=k(t,"role");return en.
find(n=>n===e)??"viewer"}function $A(t,e,n){const{org:s,project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"\
member.set",object:i,before:a,after:c}}const Dp="org = ? AND project = ? AND app_id = ? AND who = ?";function CA(t,e){const n=Ps(t),s=Ue(t,e),r=t.prepare("SELEC\
T * FROM members WHERE who IN (SELECT value FROM json_each(?)) ORDER BY org, project, app_id, who"),o=t.prepare(`SELECT * FROM members WHERE org = ? AND (projec\
t, app_id, who) > (?, ?, ?) AND ${wt("members")}
    ORDER BY project, app_id, who LIMIT ?`),i=t.prepare(`SELECT role FROM members WHERE ${Dp}`),a=t.prepare("SELECT count(*) AS n FROM (SELECT 1 FROM members WH\
ERE org = ? LIMIT ?)"),c=t.prepare("SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1"),d=t.prepare(`\
INSERT INTO members (org, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),u=t.prepare(`DELETE FROM members WHERE ${Dp}`);
return{of:l=>n.read(()=>r.all(JSON.stringify(l)).map(kp)),list:(l,{after:f,limit:p,within:y})=>n.read(()=>o.all(ht(y),l,f?.project??"",f?.appID??"",f?.who??"",p).
map(kp)),set:({role:l,most:f,keepsAdmin:p,...y},g)=>n.write(()=>{const T=MA(y),O=i.get(...T),b=O&&vp(O);if(b===(l??void 0))return{kind:"done",before:b};if(y.project===
void 0&&b==="admin"&&p&&!c.get(y.org,y.who))return{kind:"last_admin"};if(l===null)u.run(...T);else{if(!O&&Number(a.get(y.org,f)?.n)>=f)return{kind:"full"};d.run(
...T,l,g.by,e.now())}return s(g,[$A(y,b,l)]),{kind:"done",before:b}})}}const UA="notify_deliveries d JOIN notify_targets t ON t.id = d.target";function xA(t,e,n){
const s=Ue(t,n),r=t.prepare("SELECT count(*) AS n FROM notify_targets WHERE org = ?"),o=t.prepare("SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id =\
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
    WHERE place > ? OR at <= ? LIMIT ?)`);return{add:({id:b,org:S,project:I,appID:N,kind:$,shown:M,events:K,sealed:U},C)=>e.write(()=>{if(G(r.get(S)??{},"n")>=fh)
return"full";if(N!==null&&!o.get(S,I,N))return"no_app";const X=[b,S,I,N,$,M,tR(K),U,n.now(),C.by],Z=Za(i.get(...X)??{});return s(C,[Eh(Z,"notify.add")]),Z}),list:b=>e.
read(()=>a.all(b).map(Za)),remove:(b,S,I)=>e.write(()=>{const N=c.get(b,S);return N&&s(I,[Eh(Za(N),"notify.remove")]),N!==void 0}),test:(b,S,I)=>e.write(()=>{const[
N,$]=[`msg_${(0,j.randomBytes)(16).toString("hex")}`,n.now()];if(d.get(N,I.by,$,$,b,S))return s(I,[{org:b,action:"notify.test",object:S}]),N}),raise:({key:b,event:S,
org:I,project:N,appID:$,detail:M})=>e.read(()=>{const K=n.now(),U=[I,N,N,$,$,` ${S} `];return Number(u.run(b,S,N,$,M,K,K,...U).changes)}),deliveries:(b,{target:S=null,
before:I=Number.MAX_SAFE_INTEGER,limit:N})=>e.read(()=>l.all(b,I,S,N).map(nR)),redeliver:(b,S,I)=>e.write(()=>{const N=f.run(n.now(),S,b).changes===1;return N&&
s(I,[{org:b,action:"notify.redeliver",object:S}]),N}),claim:({targets:b,organizations:S})=>e.write(()=>{const I=n.now(),N=p.get(I,JSON.stringify(b),JSON.stringify(
S));return N&&sR({...N,...y.get(I+eR,k(N,"id"))})}),settle:({id:b,fence:S},{status:I,problem:N,againMs:$})=>e.read(()=>{const M=n.now(),K=$===void 0?null:M+$;return g.
run(K,M,I??null,N??null,b,S).changes===1}),organizations:(b,S,I)=>e.read(()=>T.all(` ${b} `,S,I).map(N=>k(N,"org"))),prune:({most:b,ageMs:S,limit:I})=>e.read(()=>Number(
O.run(b,n.now()-S,I).changes))}}const Dc=6e4;function jA(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.
monotonic(),i=Math.floor(o/Dc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((Dc-o%Dc)/1e3);for(const{name:a}of r)
s(a).value+=1;return 0}}}const Mp=32,FA=2*hn,BA=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Gs=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,PA=`SELECT 1 AS found FROM (SELECT
    ${Gs("org","apps WHERE live_release IS NOT NULL")} AS live, ${Gs("deploy_id","releases")} AS kept,
    ${Gs("org","release_objects")} AS recorded, ${Gs("seq","collection_notes")} AS noted,
    ${Gs("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function HA(t){return{org:k(t,"org"),manifestHash:k(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:k(t,"notes").split(",").map(Number)}}function go(t){return Buffer.from(t,"hex")}function GA(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(PA),a=t.prepare(`SELECT d.notes, ${BA}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),l=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
f=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),p=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),y=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),g=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),T=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),O=t.prepare("SELECT swept_before FROM collection"),b=t.
prepare("UPDATE collection SET swept_before = ?"),S=N=>N.reduce(($,M)=>$+Number(c.run(M).changes),0)>0,I=(N,$)=>{for(let M=0;M<N.length;M+=Mp)$(N.subarray(M,M+Mp))};
return{hold:N=>e.read(()=>{const $=n.now(),M=s.get(N,$+hn,$,$+FA);return M&&{fence:G(M,"fence")}}),renew:({fence:N})=>e.read(()=>r.run(n.now()+hn,N).changes===1),
release:({fence:N})=>e.read(()=>{o.run(N)}),due:(N,$)=>e.read(()=>{if(N===0&&i.get())throw new oe("The records of releases are missing: the database is incomple\
te");return a.all(N,$).map(HA)}),add:({org:N,manifestHash:$,notes:M},K)=>e.write(()=>{!S(M)||d.run(N,$,K).changes===0||I(K,U=>u.run(N,U))}),end:({org:N,manifestHash:$,
notes:M})=>e.write(()=>{const K=S(M)?l.get(N,$):void 0;K&&I(Yt(K,"objects"),U=>f.run(N,U))}),keep:({notes:N})=>e.write(()=>{S(N)}),unused:(N,$)=>e.read(()=>$.filter(
M=>!p.get(N,go(M)))),waiting:(N,$)=>e.read(()=>y.all(N?.org??"",go(N?.hash??""),$).map(M=>({org:k(M,"org"),hash:Buffer.from(Yt(M,"object")).toString("hex")}))),
remember:(N,$)=>e.write(()=>{for(const M of $)g.run(N,go(M))}),forget:(N,$)=>e.write(()=>{for(const M of $)T.run(N,go(M))}),sweptBefore:()=>e.read(()=>{const N=O.
get()??{};return N.swept_before===null?void 0:G(N,"swept_before")}),recordSweep:N=>e.read(()=>{b.run(N)})}}const WA=100;function YA(t,e,n=Q.ml){const s=Ue(t,n),
r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=Ps(t),i=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(y,g,T=[])=>{const O=await o.
write(()=>y.all(...T,g).length>0);return O&&e.publish({kind:"role",accessKeyID:g}),O},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),p=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:y,environmentID:g,sealed:T,expiresAt:O},{now:b,most:S},I){const N=await o.write(()=>{i.run(b,
WA);const $=a.all(g,S-1);c.run(y,g,T,O);const M=I&&r.get(g);return M&&s(I,[ne(En(M),"credentials.issue",{object:y})]),$.map(K=>k(K,"access_key_id"))});for(const $ of N)
e.publish({kind:"role",accessKeyID:$})},renew:(y,g)=>l(d,y,[g]),async revoke(y){await l(u,y)},find:y=>o.first(f,[y],hp),any:()=>o.first(p,[],hp)}}function zA(t){
return{id:G(t,"id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},subdomain:k(t,"subdomain"),entries:bc(k(t,"settings")).schedule??[],since:t.
since===null?null:G(t,"since"),dueAt:G(t,"due_at"),now:G(t,"now")}}function KA(t,e,n){const s=t.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.sub\
domain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`),r=t.prepare("UPDATE schedules SET since = ?, due_at \
= ? WHERE id = ? AND due_at = ? AND since IS ?");return{due:o=>e.read(()=>{const i=n.now();return s.all(i,i,o).map(zA)}),take:({id:o,now:i,dueAt:a,since:c},d)=>e.
read(()=>r.run(i,d,o,a,c).changes===1)}}function XA(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.
max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,
perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(
r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const Yn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sh\
a, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${pL.map(t=>`d.${t}`).join(", ")}`,wo="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",$p=Number.MAX_SAFE_INTEGER;function JA(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=yn(e),i=e.prepare(`SELECT ${Yn} FROM dep\
loyments d ${wo} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${Yn} FROM deployments d ${wo} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${Yn} FROM deployments d ${wo} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),d=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${wo} AND d.deploy_id = ? AND d.status = 'failed'`),u=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),l=(g,T)=>{const O=i.get(...zn(g),T);return O&&Jt(O)},f=VA(t,l),p=qA(t),y=g=>(g.kind==="done"&&s.publish({kind:"jobs"}),g);return{async create(g,T,O,b){
const S=await n.write(()=>{const I=o(g);return I&&r.run(b,()=>f(g,I,TL(T,k(I,"branch"),O.by),O,T))});return y(S??{kind:"no_app"})},async redeploy(g,T,O,b){const S=await n.
write(()=>{const[I,N]=[o(g),l(g,T)];return I&&N&&r.run(b,()=>f(g,I,_L(N,O.by),O))});return y(S??{kind:"no_deployment"})},async cancel(g,T,O){const b=await n.write(
()=>bL(p(g,T,O),l(g,T)));return b.kind!=="cancelled"||(s.publish({kind:"ended",deployID:T}),s.publish({kind:"jobs"})),b},find:(g,T)=>n.read(()=>l(g,T)),list:(g,{
before:T=$p,since:O,limit:b})=>n.read(()=>O===void 0?a.all(...zn(g),T,b).map(Jt):c.all(...zn(g),O,b).map(Jt).reverse()),ofApp:(g,{before:T=$p,limit:O})=>n.read(
()=>{const b=o(g);return b&&{app:Me(b),deployments:a.all(...zn(g),T,O).map(Jt)}}),failure:(g,T)=>n.first(d,[z.IC.bytes,...zn(g),T],cp),totals:()=>n.read(()=>u.all().
map(NL))}}function VA({database:t,clock:e,random:n,organizationQueue:s=sm},r){const o=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?,\
 finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),i=Ue(t,e),a=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployment\
s
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),c=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(d,u,l,f,p)=>{const{branch:y,commit:g,by:T,redeployOf:O,configuration:b,env:S,facts:I}=l,N=`dp\
l-${ec(16,n)}`,[$,M]=[G(u,"id"),e.now()];if(G(a.get(d.org,$,s)??{},"n")>=s)throw new Ai(s);const K=o.all(N,M,$).map(X=>k(X,"deploy_id")),U=[y,g,T,O,b,S,I.subject,
I.author];c.run(N,$,d.org,...U,M),i(f,[fI(d,{deployID:N,branch:y,commit:g,redeployOf:O},p)]),i(Pe,lI(d,K,N));const C=r(d,N);if(!C)throw new H.GQ("internal",`The\
 deployment ${N} was not stored`);return C}}function qA({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, \
finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`),s=Ue(t,e);return(r,o,i)=>{const a=n.run(i.by,e.now(),o,...zn(r)).changes===1;
return a&&s(i,[ne(r,"deployment.cancel",{object:o})]),a}}function zn({org:t,project:e,appID:n}){return[t,e,n]}function QA({database:t,commands:e}){const n=S=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${wt("a")} ${S} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELE\
CT ${Yn} FROM deployments d WHERE d.seq = ?`),i=t.prepare(`SELECT ${Yn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=S=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${S} LIMIT\
 ?)`),c={apps:a(`apps a WHERE org = ? AND deleted_at IS NULL AND ${wt("a")}`),live:a(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL A\
ND ${wt("a")}`),failed:a(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${wt("a")}`)},d=(S,I,N)=>t.prepare(`SELECT ${Yn}, ${hL} FROM deployments d INDEXED BY ${S} JOIN \
apps a ON a.id = d.app
      WHERE ${I} AND d.org = ? AND ${wt("a")} ORDER BY ${N} LIMIT ?`),u=d("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),f=d("deployment\
s_queued_by_org","d.finished_at IS NULL AND d.status = 'queued'","d.seq"),p=t.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END\
 AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),y=S=>{const I=t.prepare(`SELECT DISTINCT ${S} FROM apps a WHERE org = ? AND deleted_at IS\
 NULL AND ${wt("a")} ORDER BY ${S} LIMIT ?`);return(N,$,M)=>I.all(ht(M),N,$).map(K=>k(K,S))},[g,T]=[y("project"),y("branch")],O=S=>{const I=o.get(S);return I&&Jt(
I)},b=S=>S?G(S,"n"):0;return{recent:(S,{before:I=Number.MAX_SAFE_INTEGER,failed:N=!1,within:$,limit:M})=>e.read(()=>(N?r:s).all(ht($),S,I,M).flatMap(K=>{const U=o.
get(G(K,"newest"));return U?[{app:Me(K),newest:Jt(U),liveManifest:ee(K,"live_manifest")}]:[]})),newest:S=>e.read(()=>S.map(({org:I,project:N,appID:$})=>{const M=i.
get(I,N,$);return M?Jt(M):null})),queue:(S,I,N)=>e.read(()=>({running:u.all(ht(N),S,I).map(ip),waiting:f.all(ht(N),S,I).map(ip)})),counts:(S,I,N)=>e.read(()=>({
apps:b(c.apps.get(ht(N),S,I)),live:b(c.live.get(ht(N),S,I)),failed:b(c.failed.get(ht(N),S,I))})),search:(S,I)=>e.read(()=>{const{statement:N,values:$}=$L(S,I,()=>"\
?");return UL(t.prepare(N).all(...$),O,I)}),choices:(S,I,N)=>e.read(()=>({projects:g(S,I,N),branches:T(S,I,N)})),failures:S=>e.read(()=>new Map(S.flatMap(I=>{const N=p.
get(z.IC.bytes,I);return N?[[I,cp(N)]]:[]})))}}function Cp(t,e){for(const{app:n,deployments:s,tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)
e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.subdomain})}}function ZA({database:t,commands:e,changes:n,clock:s}){const r=yn(
t,!0),o=Ue(t,s),i=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),a=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),c=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),d=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),u=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),l=p=>d.all(p).map(y=>k(y,"token_hash")),f=(p,y,g)=>{const[
T,O]=[G(p,"id"),s.now()],b=i.all(y.by,O,T).map(I=>k(I,"deploy_id")),S=Me(a.get(O,y.by,O+g,T)??{});return o(y,[cI(S,b)]),{app:S,deployments:b,tokens:l(T)}};return{
async delete(p,y,g){const T=await e.write(()=>{const O=r(p);if(O)return O.deleted_at===null?{deleted:f(O,y,g)}:{before:Me(O)}});return T?.deleted&&Cp([T.deleted],
n.publish),T?.deleted?.app??T?.before},async restore(p,y){const g=await e.write(()=>{const b=r(p);if(!b)return{kind:"no_app",tokens:[]};const S=Me(b);if(S.deletion===
null)return{kind:"not_deleted",app:S,tokens:[]};if(S.deletion.endsAt<=s.now())return{kind:"too_late",app:S,tokens:[]};const I=G(b,"id"),N=Me(c.get(s.now(),I)??{});
return o(y,[ne(p,"app.restore")]),{kind:"restored",app:N,tokens:l(I)}}),{tokens:T,...O}=g;for(const b of T)n.publish({kind:"table",tokenHash:b});return O.kind===
"restored"&&n.publish({kind:"site",subdomain:O.app.subdomain}),O},async expire(p,y){const g=await e.write(()=>u.all(s.now(),p).map(T=>f(T,Pe,y)));return Cp(g,n.
publish),g.map(({app:T})=>T)}}}function ek(t,e){const n=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:l}){const f=e.now();return n.run(c,d,u,l,f,f-dp).changes===1}function a({scope:c,key:d,
requestHash:u}){const l=s.get(c,d);return!l||k(l,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:G(l,"status"),answer:k(l,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function tk({database:t,commands:e,changes:n,clock:s}){const r=Ue(t,s),o=yn(t),i=nk(t),a=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),c=t.prepare(
"SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),d=t.prepare("SELECT a.subdomain FROM domai\
ns d JOIN apps a ON a.id = d.app WHERE d.name = ?"),u=(l,f,p)=>{const y=o(l),g=y?ee(y,"live_release"):null;if(!y||g===null)return;const T=PL(i(G(y,"id")),g,f);if(T)
return a.run(T.deployID,G(y,"id")),r(p,[uI(l,g,T.deployID)]),{subdomain:k(y,"subdomain"),release:{...T,previous:g}}};return{site:l=>e.first(c,[l],f=>BL(f,i(G(f,
"id")))),subdomainOf:l=>e.first(d,[l],f=>k(f,"subdomain")),list:l=>e.read(()=>{const f=o(l);return f?i(G(f,"id")):[]}),async rollback(l,f,p){const y=await e.write(
()=>u(l,f,p));return y&&n.publish({kind:"site",subdomain:y.subdomain}),y?.release}}}function nk(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releas\
es r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(FL)}function sk(t){const e={...t,idempotency:ek(
t.database,t.clock)};return{apps:{...JL(e),...ZA(e)},deployments:JA(e),releases:tk(e),activity:QA(e)}}function rk(t,e,n=Q.ml){const s=Ue(t,n),r=Ps(t),o=yn(t),i=t.
prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),a=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),c=t.prepare("INSERT INTO kv\
s_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),d=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_\
hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),u=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),l=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),f=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),g=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:T,name:O,tokenHash:b,
sealed:S,createdAt:I,types:N,most:$},M){let K="";const U=await r.write(()=>{const C=o(T);if(!C)return{kind:"no_app"};const[X,Z]=[G(C,"id"),k(C,"type")];return N.
some(te=>te===Z)?i.get(X,O)?{kind:"taken"}:Number(a.get(X)?.count)>=$?{kind:"full"}:(c.run(X,O,b,S,I),s(M,[ne(T,"table.create",{object:O})]),K=k(C,"subdomain"),
{kind:"created"}):{kind:"wrong_type",type:Z}});return U.kind==="created"&&(e.publish({kind:"table",tokenHash:b}),e.publish({kind:"site",subdomain:K})),U},list:({
org:T,project:O,appID:b})=>r.read(()=>HL(d.all(T,O,b))),async remove(T,O,b){const S=await r.write(()=>{const I=o(T);if(!I)return{kind:"no_app"};const N=u.get(G(
I,"id"),O);if(!N)return{kind:"no_table"};const $=G(N,"keyspace");l.run($),s(b,[ne(T,"table.delete",{object:O})]);const[M,K]=[k(N,"token_hash"),k(I,"subdomain")];
return{kind:"removed",keyspace:$,tokenHash:M,subdomain:K}});return S.kind!=="removed"?S:(e.publish({kind:"table",tokenHash:S.tokenHash}),e.publish({kind:"site",
subdomain:S.subdomain}),{kind:"removed",keyspace:S.keyspace})},binding:T=>r.first(f,[T],GL),anySealed:()=>r.first(p,[],T=>({tokenHash:k(T,"token_hash"),sealed:Yt(
T,"token_sealed")})),toDrop:({after:T,limit:O})=>r.read(()=>y.all(T,O).map(b=>G(b,"keyspace"))),dropped:T=>r.write(()=>{g.run(T)})}}const Mc=["org","project","a\
pp","kvs_table"],Tt=Mc.join(", "),Up=Oe.join(", "),xp=Vo();function Ut({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function $c(t){return{org:k(t,"org"),project:k(
t,"project"),app:k(t,"app"),table:k(t,"kvs_table")}}const jp=t=>Oe.filter(e=>t.test(e)).join(" + "),Cc=`(${jp(/^(?:get|put|delete|other)_limited$/)})`,Uc=`(${jp(
/^(?:get|put|delete|other)_/)})`;function ok(t){return{scope:$c(t),limited:G(t,"limited"),most:G(t,"most")}}function Fp(t){return{keys:G(t,"keys"),bytes:G(t,"by\
tes")}}function ik(t){return{scope:$c(t),counts:Bp(t),stored:Fp(t)}}function Bp(t){return Object.fromEntries(Oe.map(e=>[e,G(t,e)]))}function ak(t){const e=new Map;
for(const{scope:n,hour:s,counts:r}of t)for(const o of ck(n))for(const i of["hour","day"]){const a=Math.floor(s/tt[i])*tt[i],c=JSON.stringify([...Ut(o),i,a]),d=e.
get(c)??{scope:o,step:i,start:a,counts:Oe.map(()=>0)};for(const[u,l]of Oe.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(([n],[s])=>n<
s?-1:1).map(([,n])=>n)}function ck({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,
app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function dk(t){const e=new Map,[n,s]=[Oe.indexOf("keys_change"),Oe.indexOf("bytes_change")];
for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(Ut(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.
bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function uk(t){const e=k(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_c\
ancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:k(t,"org"),project:k(t,"project"),app:k(t,"app_id"),table:""},hour:Math.floor(G(t,"ended_at")/tt.hour)*tt.
hour,counts:{...xp,...n&&{[n]:1},build_ms:G(t,"ms")}}}function Pp(t){const e=ve(t,"keyspace");return{scope:$c(t),keyspace:e,keys:ve(t,"keys")??0,bytes:ve(t,"byt\
es")??0}}function lk({tables:t},e,n,s){const r=Math.floor(s/tt.hour)*tt.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(Ut(d.scope).join(`
`));const f={...xp,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(Ut(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const To={hour:35*864e5,day:400*864e5},xc=Mc.map(t=>`${t} = ?`).join(" AND ");function fk(t,e){const n=Ps(
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
run(y,e.now(),g).changes===1),setStored:(y,g)=>n.write(()=>r(y,g)),prune:(y,g)=>n.write(()=>p(y,g)),series:(y,g,T)=>n.read(()=>c.all(...Ut(y),g,T).map(O=>({start:G(
O,"start"),counts:Bp(O)}))),parts:(y,g,T)=>n.read(()=>l(y,g,T)),pressed:(y,g,T)=>n.read(()=>f(y,g,T)),full:({tableBytes:y,tableKeys:g,organizationBytes:T})=>n.read(
()=>u.all(y,g,T).map(O=>G(O,"keyspace"))),stored:async y=>await n.first(d,Ut(y),Fp)??{keys:0,bytes:0}}}function hk(t){const e=t.prepare(`INSERT INTO usage_sums \
(${Tt}, step, start, ${Up})
    VALUES (${"?, ".repeat(Mc.length+1+Oe.length)}?)
    ON CONFLICT DO UPDATE SET ${Oe.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Tt}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=ak(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...Ut(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of dk(r))n.run(...Ut(o),i,a,c)}}function pk(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${Tt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${xc}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const l=n.get(u);return l?[[u,Pp(l)]]:[]}),c=s.all(o.after,o.upTo).map(Pp),d=lk(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:l}of d.
keyspaces)r.run(l,...Ut(u))}}function mk(t){const e=Oe.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${Tt} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n(`org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = '' AND ${wt("usage_scopes","app")}`),r=n(`org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${wt("usag\
e_scopes","app")}`),o=n("org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,within:l,limit:f})=>{
const p=u?.name??"";return(a===""?s.all(ht(l),i,u?.project??"",p,f,d):c===""?r.all(ht(l),i,a,p,f,d):o.all(i,a,c,p,f,d)).map(ik)}}function Ek(t){const e=t.prepare(
`SELECT ${Tt}, sum(${Cc}) AS limited, max(${Uc}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${wt("usage_sums","app")} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${Cc} > 0 OR ${Uc} >= :busy))
    GROUP BY ${Tt} HAVING sum(${Cc}) > 0 OR max(${Uc}) >= :busy
    ORDER BY limited DESC, most DESC, ${Tt} LIMIT :limit`);return(n,s,{busy:r,limit:o,within:i})=>e.all({org:n,since:s,busy:r,limit:o,...ht(i)}).map(ok)}function yk(t){
const e=t.prepare(`DELETE FROM usage_sums WHERE (${Tt}, step, start) IN
    (SELECT ${Tt}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Tt}) IN
    (SELECT ${Tt} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-To.hour);const[i,a,c]=[e.run("hour",r-To.hour,o),e.run("day",r-To.day,o),n.run(r-To.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var gk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Tk=10;async function _k(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=uL(t.dir),{lasting:s,clock:r=Q.ml,log:o}=t,i=gk(e,new AsyncDisposableStack,!0);i.use(sp(n));const a=i.adopt(Hp(n,t),Gp),c=i.use(Wp(a,n,
oL(),t)),d=i.use(NA({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_until = NULL");const u=_I(
n,f=>{np(a,(0,W.join)(f,"platform.db")),d.copyTo((0,W.join)(f,Ip))}),l=i.move();return{...c,kvs:d,quota:jA(r),sessions:XA(r),backUp:u,[Symbol.asyncDispose]:()=>l.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=wk(e);n&&await n}}function Mv(t,e,n){return Wp(Hp(t,n),t,e,n)}function Hp(t,{database:e,lasting:n=!0}){
return e??iL(n?t:void 0)}function Gp(t){t.isOpen&&t.close()}function Wp(t,e,n,s){const{lasting:r=!0,keepReleases:o=Tk,clock:i=Q.ml,random:a=Ih,log:c}=s,d=Ps(t),
u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),l=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),f=(y,g)=>l.get(y,g)!==void 0,p={kind:"local",dir:(0,W.join)(e,"objects"),
lasting:r};return{dataDir:e,changes:n,blobsAt:p,blobs:new KI(p),state:sk({database:t,commands:d,changes:n,clock:i,random:a,organizationQueue:s.organizationQueue}),
jobs:qL({database:t,commands:d,changes:n,clock:i,keepReleases:o}),logs:nL((0,W.join)(e,"logs"),{log:c,mayAppend:f}),tables:rk(t,n,i),roles:YA(t,n,i),keys:rA(e,t),
members:CA(t,i),logins:DA(t,d,i),accessTokens:gI(t,d,i),usage:fk(t,i),keeping:nA(t,d,n,i),audit:yI(t,d,i),references:GA(t,d,i),schedules:KA(t,d,i),notify:xA(t,d,
i),hooks:fL(t,d,i),check:()=>d.read(()=>{u.get()}),async[Symbol.asyncDispose](){Gp(t)}}}var bk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="fun\
ction")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Nk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});async function Sk(t){pu(t);const e=!(0,x.existsSync)((0,W.resolve)(t.dir));try{const n=await _k(t);return await zR(
{...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&Ok((0,W.resolve)(t.dir)),Rk(n,(0,W.resolve)(t.dir))}}function Ok(t){if((0,x.existsSync)(t))try{const e={stack:[],
error:void 0,hasError:!1};try{const n=bk(e,sp(t),!1);(0,x.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{Nk(e)}}catch{}}function Rk(t,e){
const n=(o,i,a)=>new H.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof H.GQ)return t;if(Fs(t))return n("disk_full",`The disk of the data directory ${e} \
is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(vh(t)){const o=`A database of the data directory ${e} is d\
amaged: ${mn(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(
t.path):"";return s===""||(0,H.xU)(t)===void 0||!(0,Ee.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,H.xU)(t)})`,"Make this user the owner of all file\
s in the data directory, remove files that the platform did not write, or name another directory with --data.")}}),1101:((_t,Ae,D)=>{D.d(Ae,{Ih:()=>Ee,Lw:()=>H});
var x=D(2373);const W={bad_request:{status:400,title:"This request cannot be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{
status:413,title:"The upload is too large",text:"This request has more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke o\
ff",text:"The app ended, or closed the connection, before it answered. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"Th\
e app answered with something that is not HTTP, or with headers that are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More re\
quests wait for this app than it can answer soon. Try again in a few seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting\
 or busy, and did not take this request in time. Try again in a few seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or di\
d not answer when it was started. Its owner can read why in its log."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot re\
ad what it needs to start this app. Try again in a few seconds."},stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is st\
opping. Try again."},functions_off:{status:503,title:"No functions here",text:"This app is a server, and this node of the platform was started without functions\
 (<code>--functions off</code>)."},request_timeout:{status:504,title:"The app took too long",text:"The app did not begin to answer within its limit of time."}};
class H extends Error{name="Refused";code;againIn;constructor(he,Q,ie=1){super(he,{cause:Q}),this.code=he,this.againIn=ie}}function Ee({code:j,againIn:he}){const Q=(0,x.
M)(W[j]),ie=Q.status===503?{"retry-after":String(he)}:{};return{...Q,headers:{...Q.headers,...ie,"x-slipway-error":j}}}}),6583:((_t,Ae,D)=>{D.d(Ae,{F$:()=>H,i5:()=>Ee,
nA:()=>x,r$:()=>W});const x=".slipway",W=`${x}/server.json`,H=["unpack","spawn","listen","health","ready"];class Ee extends Error{name="StartFailed";failure;constructor(he){
super(he.message),this.failure=he}}}),2373:((_t,Ae,D)=>{D.d(Ae,{M:()=>W});const x=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max\
-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function W({status:H,title:Ee,text:j}){const he=Buffer.
from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${Ee}</title>
<style>${x}</style>
</head>
<body>
<main>
<h1>${Ee}</h1>
<p>${j}</p>
</main>
</body>
</html>
`);return{status:H,headers:{"content-type":"text/html; charset=utf-8","content-length":String(he.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:he}}})};export{$v as id,Cv as ids,Uv as modules};

const bv=741,Nv=[741],Sv={9692:((bt,Ae,D)=>{D.d(Ae,{sU:()=>W,q$:()=>kt,bM:()=>fe,U2:()=>Vt,I:()=>At,q1:()=>_e,Aw:()=>ke});var x=D(8302);class W extends Error{name="\
JsonTextError";offset;stop;constructor(J,se,ce=se){super(J),this.offset=se,this.stop=ce}}const H=34,Ee=44,j=58,pe=91,Q=92,ae=93,ie=123,le=125,we=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
Be=24,De=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,pt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,mt=/true|false|null/y,lt="a lone surrogate (half of a character)\
 in a string";class et{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(J,se=!0,ce){this.#e=J,this.#t=se,this.#n=ce}document(){this.#p();const J=this.#m()===
ie?"object":"other";do this.#i();while(this.#a());if(this.#p(),this.#r<this.#e.length)throw this.#w("the end");return J}#i(){for(;;){this.#p(),this.#s.length===
1&&(this.#o.offset=this.#r);const J=this.#m();if(J===H){this.#u();return}if(J===ie){if(this.#r+=1,this.#y(le))return;this.#s.push(new Set),this.#d()}else if(J===
pe){if(this.#r+=1,this.#y(ae))return;this.#s.push(void 0)}else{if(this.#g(pt)||this.#g(mt))return;throw this.#w("a value")}}}#a(){for(let J=this.#s.length;J>0;J--){
const se=this.#s[J-1]!==void 0;if(J===1&&se&&this.#n&&this.#c(this.#n),this.#y(Ee))return se&&this.#d(),!0;if(!this.#y(se?le:ae))throw this.#T(se?"}":"]");this.#s.
pop()}return!1}#c(J){J({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#p();const J=this.#r;if(this.#m()!==H)throw this.#w("a name in double \
quotes");this.#u();const se=At(this.#e.slice(J,this.#r)),ce=this.#s.at(-1);if(this.#t&&ce?.has(se))throw new W(`the name "${se}" occurs twice in one object`,J);
if(ce?.add(se),!this.#y(j))throw this.#w('":"');this.#s.length===1&&(this.#o={name:se,nameOffset:J,offset:this.#r})}#u(){const J=this.#e,se=this.#r;let ce=se+1;
for(;;){const Te=J.charCodeAt(ce);if(Te===H)break;if(Te===Q)ce=this.#h(ce,se);else if(Te>=55296&&Te<=57343)ce=this.#f(ce,se);else if(Te>=32)ce=ce-se<Be?ce+1:this.#l(
ce);else throw this.#E(ce)}this.#r=ce+1}#l(J){return we.lastIndex=J,we.test(this.#e),we.lastIndex}#h(J,se){if(De.lastIndex=J,!De.test(this.#e))throw this.#E(J);
const ce=De.lastIndex;if(!this.#t||ce-J===2)return ce;const Te=Number.parseInt(this.#e.slice(J+2,ce),16);if(Te<55296||Te>57343)return ce;const Ke=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(ce,ce+6));if(Te>=56320||!Ke)throw new W(lt,se);return ce+6}#f(J,se){const[ce,Te]=[this.#e.charCodeAt(J),this.#e.charCodeAt(J+1)],Ke=ce<56320&&
(Te&64512)===56320;if(this.#t&&!Ke)throw new W(lt,se);return J+(Ke?2:1)}#E(J){const se=J>=this.#e.length;return new W(se?"a string does not end":"a bad escape o\
r control character in a string",J)}#y(J){return this.#p(),this.#m()!==J?!1:(this.#r+=1,!0)}#p(){for(;;){const J=this.#m();if(J!==32&&J!==10&&J!==13&&J!==9)return;
this.#r+=1}}#m(){return this.#e.charCodeAt(this.#r)}#g(J){return J.lastIndex=this.#r,J.test(this.#e)?(this.#r=J.lastIndex,!0):!1}#T(J){const se=this.#e.slice(0,
this.#r).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new W(`"," or "${J}" is missing`,se,this.#r):this.#w(`"," or "${J}"`)}#w(J){const se=this.#e.
slice(this.#r,this.#r+1);return new W(`expected ${J}, found ${se===""?"the end":JSON.stringify(se)}`,this.#r)}}function At(ne){return ne.includes("\\")?String(JSON.
parse(ne)):ne.slice(1,-1)}function _e(ne,J){const se=ne.slice(0,J);return{line:se.split(`
`).length,column:J-se.lastIndexOf(`
`)}}function kt(ne){new et(ne).document()}function Gn(ne){try{new JsonScanner(ne,!1).document()}catch(J){if(J instanceof JsonTextError)return J;throw J}}function Vt(ne,J=!0){
const se=[];return new et(ne,J,Te=>se.push(Te)).document()==="object"?se:void 0}function fe(ne){return ne.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}
function ke(ne,J){return ne===J||Pe(ne)===Pe(J)}function Pe(ne){try{return String(JSON.parse(ne,Gs))}catch(J){if(J instanceof RangeError)return fe(ne);throw J}}
function Gs(ne,J,se){return typeof J=="number"?Wn(se?.source??String(J)):Array.isArray(J)?`[${J.join(",")}]`:(0,x.Gv)(J)?`{${Object.entries(J).map(([Te,Ke])=>`${JSON.
stringify(Te)}:${Ke}`).sort().join(",")}}`:JSON.stringify(J)}function Wn(ne){const[,J,se="",ce="",Te="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ne)??
[],Ke=`${se}${ce}`.replace(/^0+/,""),qt=Ke.replace(/0+$/,"");if(qt==="")return`${J}0`;const Yn=BigInt(Te)-BigInt(ce.length)+BigInt(Ke.length-qt.length);return`${J}${qt}\
e${Yn}`}}),3052:((bt,Ae,D)=>{D.d(Ae,{D6:()=>H,DB:()=>pe,j9:()=>Ee});var x=D(3739);const W=1024,H=1024*W,Ee=1024*H,j=[["TiB",1024*Ee],["GiB",Ee],["MiB",H],["KiB",
W]];function pe(ae,ie){const[,le,we]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(ae.trim())??[],Be=j.find(([pt])=>pt.toLowerCase()===we?.toLowerCase())?.[1],De=Math.
round(Number(le)*(Be??Number.NaN));if(De>0&&Number.isSafeInteger(De))return De;throw new x.GQ("invalid_input",`${ie}: "${ae}" is not a size`,{input:ie,remedy:"W\
rite it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Q(ae){const[ie,le]=j.find(([,Be])=>ae>=Be)??["bytes",1],we=ae/le;return`${we<
10&&le>1?we.toFixed(1).replace(/\.0$/,""):Math.round(we)} ${ie}`}}),7287:((bt,Ae,D)=>{D.d(Ae,{V1:()=>pe,WJ:()=>Ee,xJ:()=>H});var x=D(3739);const W={build_fault:"\
error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",
leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function H({
code:Q}){return W[Q]}function Ee({findings:Q}){const[ae,...ie]=Q.filter(mt=>H(mt)==="error");if(!ae)return;const{place:le,message:we,remedy:Be}=ae,De=le?`${le.file}${le.
line===void 0?"":`:${le.line}`}: `:"",pt=ie.length===0?"":` (and ${ie.length} more ${ie.length===1?"error":"errors"})`;return new x.GQ("check_failed",`Check fai\
led: ${De}${we}${pt}`,{remedy:Be??"Correct what the annotations name. They are in the summary too."})}const j=20;function pe(Q,{findings:ae}){const ie=ae.flatMap(
le=>{const{code:we,message:Be,place:De}=le;if(!De)return[];const{file:pt,line:mt=null,column:lt=null}=De;return[{file:pt,line:mt,column:lt,severity:H(le),code:we,
message:Be}]});return{headline:Q.message,stage:"check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:ie.slice(0,j),moreDiagnostics:Math.max(0,ie.
length-j)}}}),2628:((bt,Ae,D)=>{D.d(Ae,{runCheck:()=>gi});var x=D(1455),W=D(8161),H=D(6760),Ee=D(3532),j=D(336),pe=D(9127),Q=D(3739),ae=D(2345);async function ie(m,p){
const{bare:y,branch:w,commit:_,lender:L,shallow:A,origin:P}=p;for(const re of["objects/info","refs"])await(0,x.mkdir)((0,H.join)(m,re),{recursive:!0});const F=P===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(P)}
`,V={HEAD:`ref: refs/heads/${w}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${y}
${F}`,"packed-refs":_&&`${_} refs/heads/${w}
`,"objects/info/alternates":L&&`${(0,H.join)(L,"objects")}
`,shallow:A};for(const[re,he]of Object.entries(V))he&&await(0,x.writeFile)((0,H.join)(m,re),he)}var le=D(5807),we=D(1421),Be=D(7975);const De=(0,Be.promisify)(we.
execFile),pt=64*1024*1024,mt=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(m=>["-c",m]);function lt(m,p,y,w={}){const _=Object.
fromEntries(Object.entries(p).filter(([A])=>!A.startsWith("GIT_"))),L={cwd:m,env:{..._,LC_ALL:"C",...w},signal:y,maxBuffer:pt};return async(...A)=>{try{return(await De(
"git",[...mt,...A],L)).stdout}catch(P){throw(0,Q.xU)(P)!=="ENOENT"?P:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:P})}}}async function et(m,p,y){const w=lt(m,p,y),[_="",L="",A=""]=(await At(w,m,y)).split(`
`),P=lt(_,p,y);return{root:_,commit:A,changed:(await P("diff","--name-only","-z","HEAD")).split("\0").filter(F=>F!==""),git:P,async lend(F,V){const re=await(0,x.
readFile)((0,H.join)(L,"shallow"),"utf8").catch(he=>{if((0,Q.xU)(he)!=="ENOENT")throw he});await ie(F,{bare:!0,branch:V,commit:A,lender:L,shallow:re})}}}async function At(m,p,y){
try{const w=await m("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[_="",L="",A=""]=w.split(`
`);return[_,(0,H.resolve)(p,L),A].join(`
`)}catch(w){throw y.throwIfAborted(),w instanceof Q.GQ?w:new Q.GQ("file_not_found",`There is no checkout in ${p}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:w})}}const _e=5*6e4,kt="refs/slipway/base";async function Gn(m,p,y,w,_){const L=lt(y,w,_),A=await Vt(p.git,m,_)??await Vt(p.git,
`origin/${m}`,_)??await ke(m,p,y,w,_);return await L("update-ref",kt,A),{name:m,commit:A}}async function Vt(m,p,y){try{return(await m("rev-parse","--quiet","--v\
erify",`${p}^{commit}`)).trim()}catch(w){if(y.throwIfAborted(),w instanceof Q.GQ)throw w;return}}const fe=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function ke(m,p,y,w,_){
const L=fe.test(m)?await Wn(p.git,_):void 0;if(!L)throw J(m,"");const A=AbortSignal.timeout(_e),P=lt(p.root,w,AbortSignal.any([_,A]),L),F=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${m}:${kt}`];try{await P("--git-dir",y,"fetch",...F)}catch(re){throw _.throwIfAborted(),re instanceof Q.GQ?re:J(
m,A.aborted?", and origin does not answer":ne(re),re)}const V=await Vt(lt(y,w,_),kt,_);if(V===void 0)throw J(m,", and what origin has by this name is not a comm\
it");return V}const Pe=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Gs="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Wn(m,p){
const y=await m("config","--local","--includes","--null","--get-regexp",Gs).catch(()=>"");p.throwIfAborted();const w=y.split("\0").flatMap(P=>{const[F="",...V]=P.
split(`
`);return F===""?[]:[[F,V.length===0?"true":V.join(`
`)]]});if(!w.some(([P])=>P==="remote.origin.url"))return;const _=[...Pe,...w],L=_.flatMap(([P,F],V)=>[[`GIT_CONFIG_KEY_${V}`,P],[`GIT_CONFIG_VALUE_${V}`,F]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(_.length),...Object.fromEntries(L)}}function ne(m){const p=m instanceof
Error&&"stderr"in m&&typeof m.stderr=="string"?m.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(p))return", nor\
 has origin";const w=(p.split(`
`).find(_=>/^(?:fatal|error): /.test(_))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,le.
Ow)(w,300)}`}function J(m,p,y){return new Q.GQ("invalid_input",`compare-to: "${m}" names nothing that this checkout has${p}`,{input:"compare-to",remedy:se,cause:y})}
const se=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var ce=D(5635),Te=D(292);async function Ke(m,p,y){const{report:w,signal:_}=y,L=(0,ce.M)(w.report,j.ml,_);return await L.
phase("compare",async()=>{const A=await Yn(m,p,y);return _.throwIfAborted(),await w.compared(A),[void 0,qt(A),A.kind==="unknown"]}),L.phases}function qt(m){const{
base:p}=m,y=`${(0,le.Ow)(p.name,100)} (${(0,Te.h0)(p)})`;if(m.kind==="unknown")return`the difference to ${y} is unknown: ${m.why}`;const{pages:w,files:_,bytes:L,
brotli:A}=m.difference;return`${[(0,Te.jN)(w," pages"),(0,Te.jN)(_," files"),(0,Te.Sk)(L),(0,Te.Sk)(A," with Brotli")].join(", ")} against ${y}`}async function Yn(m,p,y){
const{embedded:w,report:_,checked:L,leftMs:A}=y;if(m.commit===L.commit)return{kind:"unknown",base:m,why:"it is the commit that was checked"};const P=he=>{(he.type===
"status"||he.type==="heartbeat")&&_.report(he)},F={...p.follow,timeoutMs:Math.max(1,A)},{outcome:V,output:re}=await w.deploy(m.commit,{...p,...bo(p),follow:F},P);
return V.status==="succeeded"&&re?{kind:"known",base:m,difference:So(L.report,L.output.files,re.files)}:{kind:"unknown",base:m,why:No(V,A)}}function bo({project:m}){
return{project:m==="base"?"checked":"base"}}function No({status:m,error:p},y){return m!=="pending"?`it does not build (${p?.message??m})`:y<1?"no time was left \
to build it":`it was not built in the ${(0,pe.a3)(y)} that were left`}function So({pages:m},p,y){const w=A=>({now:A(p),change:A(p)-A(y)}),_=A=>w(P=>P.reduce((F,V)=>F+
A(V),0));return{pages:{now:m,change:_(({path:A})=>Number(vt.test(A))).change},files:w(({length:A})=>A),bytes:_(({bytes:A})=>A),brotli:_(({brotli:A})=>A),gzip:_(
({gzip:A})=>A),changes:Qt(p,y).toSorted((A,P)=>Math.abs(P.bytes)-Math.abs(A.bytes)||(A.path<P.path?-1:1))}}const vt=/\.x?html?$/i;function Qt(m,p){const y=new Map(
p.map(F=>[F.path,F])),w=new Set(m.map(({path:F})=>F)),_=m.filter(({path:F})=>!y.has(F)),L=p.filter(({path:F})=>!w.has(F)),A=Oo(_,L),P=new Set(A.flat());return[...m.
flatMap(F=>{const V=y.get(F.path);return V===void 0||V.digest===F.digest?[]:[R(F,V)]}),...A.map(([F,V])=>({...R(F,V),formerly:V.path})),..._.filter(F=>!P.has(F)).
map(F=>Y("added",F,1)),...L.filter(F=>!P.has(F)).map(F=>Y("removed",F,-1))]}function R(m,p){const{path:y,bytes:w,brotli:_}=m;return{kind:"changed",path:y,bytes:w-
p.bytes,brotli:_-p.brotli}}function Y(m,{path:p,bytes:y,brotli:w},_){return{kind:m,path:p,bytes:_*y,brotli:_*w}}function Oo(m,p){const y=Map.groupBy(p,({path:w})=>Dt(
w));return[...Map.groupBy(m,({path:w})=>Dt(w))].flatMap(([w,_])=>{const[L,A]=_,[P,F]=y.get(w)??[];return w!==void 0&&L&&P&&!A&&!F?[[L,P]]:[]})}const Ws=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
He=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],be=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Dt(m){if(vt.test(m))return;
const p=m.lastIndexOf("/")+1,[y,w]=[m.slice(0,p),m.slice(p)],_=Ws.exec(w)?.[0]??"",L=w.slice(0,w.length-_.length);if(be.test(L))return`${y}*${_}`;const A=He.map(
P=>P.exec(L)?.groups).find(P=>Ys(P?.hash??""));return A&&`${y}${A.stem}*${_}`}function Ys(m){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
m)}const Nt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,zn=String.raw`"([^"\\\n]*(?:${Nt}[^"\\\n]*)*)"`,Kn=String.raw`'([^'\\\n]*(?:${Nt}[^'\\\n]*)*)'`,
jc=String.raw`((?:[^()"'\s\\]|${Nt})+)\s*\)`,St=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Nt,String.raw`(?:url\(\s*|@import\s+)(?:${zn}|${Kn})`,String.raw`url\(\s*${jc}`,
zn.replace("(","(?:"),Kn.replace("(","(?:")].join("|"),"gi"),Ro=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function Xn(m){return[...m.matchAll(St)].flatMap(p=>{const y=p.
slice(1).find(w=>w!==void 0);return y===void 0||y===""||y.startsWith("#")?[]:[{href:en(y),kind:"asset"}]})}const Io=new RegExp(`${St.source}|([{}])`,"gi");function zs(m){
const p=[];for(const w of m.matchAll(Io)){const _=w.at(-1);_==="{"?p.push(w.index):_==="}"&&p.pop()}const y=p.at(-1);return y===void 0?void 0:m.slice(0,y).split(
`
`).length}const Lo=new RegExp(`${St.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function Zt(m){for(const p of m.matchAll(
Lo)){const y=p.at(-1);if(y?.startsWith("@"))return y}}function Ks(m,p){return`The style sheet ${m} has ${p}, which browsers ignore: the tool that replaces it di\
d not run`}const yn=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Ao(m){return[...m.matchAll(yn)].map(([,,p=""])=>({href:p,kind:"mention"}))}function en(m){return m.replace(Ro,(p,y,w,_)=>{const L=y===void 0?Number.NaN:
Number.parseInt(y,16);return L<=1114111?String.fromCodePoint(L):w===void 0?_??"":""})}var Jn=D(1600);const ko={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},gn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),Xs=new Set(["title","style","script","template"]),Vn=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function qn(m){const p=new Js;return p.read(m),p}const vo=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class Js{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(p){const y=new Jn.i({onopentag:(w,_)=>this.#n(w,_),ontext:w=>this.#o(w),onclosetag:w=>{this.#e.
at(-1)===w&&this.#e.pop(),w==="noscript"&&(this.#t-=1)}});y.write(p),y.end()}#n(p,y){Xs.has(p)&&y.shadowrootmode===void 0&&this.#e.push(p),p==="noscript"&&(this.#t+=
1),gn.has(p)&&(this.empty=!1),this.#t===0&&gn.has(p)&&p!=="script"&&(this.blank=!1);for(const _ of[y.id,p==="a"?y.name:void 0])_&&this.ids.add(_);switch(y.style?.
includes("url(")&&this.#i(Xn(y.style)),p){case"base":this.base??=y.href;return;case"meta":this.#r(y);return;case"link":this.#s(y);return;case"a":case"area":if(/\bexternal\b/.
test(y.rel??""))return;break}const w=(ko[p]??[]).flatMap(([_,L])=>{const A=y[_];return A===void 0?[]:[{href:A,kind:L}]});this.#i([...w,...K(y.srcset??"")])}#s({
rel:p="",href:y,imagesrcset:w=""}){const _=Vn.find(([L])=>L.test(p))?.[1];_!==void 0&&this.#i([...y===void 0?[]:[{href:y,kind:_}],...K(w)])}#r(p){if(p["http-equ\
iv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const y=vo.exec(p.content??"")?.[1];y&&this.#i([{href:y.trim(),kind:"link"}])}#o(p){this.#e.at(-1)==="style"&&
this.#i(Xn(p)),!(this.#e.length>0||p.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(p){this.#e.includes("template")||this.links.push(...p.filter(
({href:y})=>!Vs(y)))}}function Vs(m){return/\{\{|\$\{|<%/.test(m)}function K(m){return m.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(y=>{const[w=""]=y.trim().split(
/\s/,1);return w===""?[]:[{href:w.replace(/(?<!,),+$/,""),kind:"asset"}]})}const Qn=5,jt=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function Do(m){const p=m.filter(_=>jt.test(_)),y=m.filter(_=>_.endsWith("/index.html")&&_.split("/").length===2),w=m.filter(_=>/^[^/]+\.html?$/i.test(_)&&_!=="4\
04.html");return{folder:w.length>0?void 0:Zn(m),files:[...new Set([...p,...y,...w])].slice(0,Qn)}}function Zn(m){const p=A=>A.split("/").length,y=m.filter(A=>A.
endsWith("/index.html")).sort((A,P)=>p(A)-p(P)),[w,_]=y;return w!==void 0&&(_===void 0||p(_)>p(w))?w.slice(0,-11):void 0}function qs({files:[m]}){return m!==void 0&&
/^index\.x?html?$/i.test(m)?m:void 0}function Mo(m){const{folder:p,files:y}=m,w=qs(m);return w!==void 0?`The output has ${w}: name it index.html, in lower case.`:
p!==void 0?`The output directory has its index.html in ${p}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${y.length===
0?"":` It has ${y.join(", ")}.`} Is output-directory the folder that the build writes?`}const Qs=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
es=20;function ts(m){const p=[];for(const{groups:y}of m.matchAll(Qs)){const w=y?.id??y?.selector??y?.mounted;if(w!==void 0&&!Zs(m,w.replace(/^#/,""))&&p.push(w),
p.length>=es)break}return p}function Zs(m,p){return[...["=",":",": "," = "].flatMap(w=>['"',"'","`",'\\"'].map(_=>`id${w}${_}${p}`)),`id=${p}`].some(w=>m.includes(
w))}function $o(m,p){return m.some(y=>p.has(y.replace(/^#/,"")))?void 0:m[0]}function Co(m){return`The index page stays blank: it has no element with the id "${m.
replace(/^#/,"")}", which its script fills`}const Uo=10;class xo{#e;#t=new Map;constructor(p){this.#e=p}know(p,y){this.#t.set(p.pathname,Promise.resolve({kind:"\
there",url:p,page:er(y)}))}probe(p){const y=p.pathname+p.search,w=this.#t.get(y);if(w)return w;const _=this.#n(p);return this.#t.set(y,_),_}async#n(p){let y=p;for(let w=0;w<
Uo;w+=1){const{status:_,headers:L}=await this.#e.fetch(y,{method:"HEAD",signal:this.#e.signal}),A=L.get("location");if(_>=400)return{kind:"missing",status:_};if(_<
300||A===null||!URL.canParse(A,y.href))return{kind:"there",url:y,page:er(L)};if(y=new URL(A,y),y.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function er(m){return/\bhtml\b/.test(m.get("content-type")??"")}const ns=16,tr=2e4,jo=500,nr=16*1024*1024;async function ss(m,p,y=!1){const w=new Fo(m,
y),_=p.filter(We=>/\.(?:x?html?|css|m?js)$/i.test(We));await rs(_.slice(0,tr),ns,We=>w.read(We)),await w.follow();const L=await w.index(),A=w.result(),P=await Go(
A.dead,p,w.prober),F=L.status<300||y?void 0:Do(p),V=F?.folder,re=new Set(V===void 0?[]:p),he=We=>rr(We).some(gs=>re.has(`${V}/${gs}`)),Je=A.dead.filter(({url:We})=>!he(
(0,le.oF)(We.pathname).slice(1)));return{index:L,...A,dead:Je,instead:F,basePath:P,unread:w.unread+Math.max(0,_.length-tr)}}const sr=5;class Fo{#e;#t;#n=new Set;prober;#s=new Map;#r=new Map;#o=[];#i=[];#a=[];#c=new Map;#d=0;unread=0;constructor(p,y){
this.#e=p,this.#t=y,this.prober=new xo(p)}async index(){const{root:p,fetch:y,signal:w}=this.#e,_=await this.prober.probe(p);if(_.kind!=="there")return{status:Bo(
_),empty:!1,unfilled:void 0};const L=await y(_.url,{signal:w}),A=await L.text(),P=_.page?qn(A):void 0;return{status:L.status,empty:A.trim()===""&&!(this.#t&&!_.
page)||P?.empty===!0,unfilled:P?.blank?this.#u(P,_.url):void 0}}#u({links:p,ids:y},w){const _=p.flatMap(({href:L,kind:A})=>{const P=A==="asset"&&URL.canParse(L,
w.href)?new URL(L,w):void 0;return P?.origin===w.origin?this.#c.get((0,le.oF)(P.pathname).slice(1))??[]:[]});return $o(_,y)}async read(p){const y=Po(p,this.#e.root),
w=await this.#e.fetch(y,{signal:this.#e.signal}),_=await w.text();w.status>=300||(this.prober.know(y,w.headers),_.length>nr?this.unread+=1:/\.css$/i.test(p)?this.#l(
_,y,p):/js$/i.test(p)?(this.#f(Ao(_),y,p),this.#c.set(p,ts(_))):this.#h(_,y,p))}#l(p,y,w){this.#f(Xn(p),y,w);const _=zs(p);_!==void 0&&this.#a.push({file:w,line:_});
const L=Zt(p);L!==void 0&&this.#i.push({file:w,rule:L})}#h(p,y,w){const _=qn(p);this.#d+=1,this.#r.set(w,_.ids);const L=_.base!==void 0&&URL.canParse(_.base,y.href)?
new URL(_.base,y):y;this.#f(_.links,L,w)}#f(p,y,w){for(const{href:_,kind:L}of p){const A=URL.canParse(_,y.href)?new URL(_,y):void 0;if(A?.origin!==this.#e.root.
origin)continue;const P=`${L} ${A.href} ${_}`,F=this.#s.get(P)??{href:_,kind:L,url:A,files:[],latest:"",count:0};this.#s.set(P,F),F.latest!==w&&(F.latest=w,F.count+=
1,F.files=[...F.files,w].sort(tn).slice(0,sr))}}async follow(){this.#t&&await this.#E(),await rs(this.#s.values(),ns,async p=>{const y=await this.#p(p);if(y===void 0)
return;const{href:w,url:_,files:L,count:A}=p;this.#o.push({href:w,url:_,files:L,count:A,...y})})}async#E(){const p=new Set;for(let y=[this.#e.root];y.length>0;){
for(const{pathname:_,search:L}of y)p.add(_+L);await rs(y,ns,_=>this.#y(_)),y=[...this.#s.values()].filter(({kind:_})=>_==="link").map(({url:_})=>_).filter(({pathname:_,
search:L})=>!p.has(_+L))}}async#y(p){const y=await this.prober.probe(p);if(y.kind!=="there"||!y.page)return;const{url:w}=y,_=(0,le.oF)(w.pathname).slice(1);if(this.#g(
_)!==void 0||this.#n.has(_))return;if(this.#n.size>=jo){this.unread+=1;return}this.#n.add(_);const L=await this.#e.fetch(w,{signal:this.#e.signal}),A=await L.text();
L.status>=300||(A.length>nr?this.unread+=1:this.#h(A,w,_===""||_.endsWith("/")?`${_}index.html`:_))}async#p({url:p,kind:y}){const w=await this.prober.probe(p);switch(w.
kind){case"missing":return{kind:y,why:`answers ${w.status}`};case"circle":return{kind:y,why:"redirects in a circle"};case"external":return;case"there":return y!==
"link"&&w.page&&/\.(?!x?html?$)\w+$/i.test(w.url.pathname)?{kind:y,why:"answers with a page"}:this.#m(w.url,p.hash)?void 0:{kind:"fragment",why:"names no part o\
f it"};default:return w}}#m(p,y){const w=y.slice(1);if(w===""||/^(?:top$|[/!]|:~:)/i.test(w))return!0;const _=this.#g((0,le.oF)(p.pathname).slice(1));return _===
void 0||_.has(w)||_.has((0,le.oF)(w))}#g(p){return rr(p).map(y=>this.#r.get(y)).find(y=>y!==void 0)}result(){const p=this.#o.sort((w,_)=>tn(w.files[0],_.files[0])||
tn(w.href,_.href)),y=new Set([...this.#s.values()].map(({url:w})=>w.href)).size;return{pages:this.#d,links:y,dead:p,unclosed:this.#a.sort((w,_)=>tn(w.file,_.file)),
unprocessed:this.#i.sort((w,_)=>tn(w.file,_.file))}}}function rr(m){const p=m===""||m.endsWith("/")?m:`${m}/`;return[m,`${m}.html`,`${p}index.html`]}function Bo(m){
return m.kind==="missing"?m.status:310}function Po(m,p){const y=m.replace(/(^|\/)index\.html$/,"$1");return new URL(y.split("/").map(encodeURIComponent).join("/"),
p)}function tn(m="",p=""){return m<p?-1:+(m>p)}async function rs(m,p,y){const w=m[Symbol.iterator](),_=async()=>{for(let L=w.next();!L.done;L=w.next())await y(L.
value)};await Promise.all(Array.from({length:p},_))}const Ho=3;async function Go(m,p,y){let w="/";for(let _=0;_<Ho;_+=1){if(w=Yo(m.flatMap(({url:F})=>Wo(w,F.pathname))),
w===""||p.some(F=>`/${F}`.startsWith(w)))return;const L=m.filter(F=>os(F,w)),P=(await Promise.all(L.map(({url:F})=>zo(F,w,y)))).filter(Boolean).length;if(P>1&&P*
2>L.length)return w}}function os({url:m,kind:p},y){return p!=="fragment"&&`${m.pathname}/`.startsWith(y)}function Wo(m,p){const y=p.startsWith(m)?p.slice(m.length).
split("/",1)[0]:"";return y?[`${m}${y}/`]:[]}function Yo(m){const p=new Map;for(const y of m)p.set(y,(p.get(y)??0)+1);return[...p].reduce((y,w)=>w[1]>y[1]?w:y,[
"",0])[0]}async function zo(m,p,y){const{kind:w}=await y.probe(new URL(`/${m.pathname.slice(p.length)}${m.search}`,m));return w==="there"}var is=D(1619),Ko=D(3130);
function Xo(m){return{...m,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(p,{onSecret:y})=>Jo(m,p,y)}}async function Jo(m,p,y){
y(m.requestToken),(0,is.J)(new URL(m.requestUrl).origin,"the platform's address");try{return await(0,Ko.g)("the platform",m,p,y)}catch(w){throw!(w instanceof Q.
GQ)||w.code!=="unauthorized"?w:w.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:w})}}var oe=D(3194),Vo=D(2409),
as=D(7244);const Oe=25*1024*1024;function tt({files:m,odd:p,ignoredRules:y,faults:w}){const _=m.filter(({path:A})=>/\.(?:js|mjs|cjs|css)\.map$/.test(A)),L=[...p.
map(A=>Fc[A.kind](A.path)),...m.flatMap(({path:A,bytes:P,hasKey:F})=>[...P>Oe?[Bc(A,P)]:[],...F?[Pc(A)]:[]]),..._.length>0?[Hc(_)]:[],...qo(m)];return{files:m,findings:L,
ignoredRules:y,faults:w}}const Fc={repository:m=>({code:"leaked_repository",message:`The output contains a git repository, ${m}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:m=>({code:"leaked_secret_file",built:m,message:`The output contains ${m}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:m=>({code:"examp\
le_of_secrets",built:m,message:`The output contains ${m}, which is not published`,remedy:"Leave it out of the output directory."})};function Bc(m,p){return{code:"\
large_file",message:`${m} has ${(p/1024**2).toFixed(0)} MB; more than ${Oe/1024**2} is much for a site`}}const cs=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function qo(m){const[p,...y]=m.filter(({path:L})=>cs.test(L));if(!p)return[];const w=y.length===0?"":` and ${y.length} more`;return[{code:"odd_address",message:`\
The output contains ${p.path}${w}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Pc(m){
return{code:"leaked_private_key",built:m,message:`The output contains a private key, in ${m}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function Hc(m){const[p]=m,y=m.length===1?"":` and ${m.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${p?.path}${y}): anyone can read the sources in them`}}async function or(m){const{startPlatform:p,env:y,scratch:w,lent:_}=m;let L,A=new AbortController;
const P=await p({dir:(0,H.join)(w,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:y,async onOutput(F){L=tt(F),A.abort()}});return{async deploy(F,V,re){
L=void 0,A=new AbortController;const he=nt(A.signal);return{outcome:await ni(P,ei(V,F,_),re,{...m,sleep:he}),output:L}},[Symbol.asyncDispose]:()=>P[Symbol.asyncDispose]()}}
const Qo=100,Zo=5;function nt(m){return async(p,y)=>{if(m.aborted)return j.ml.sleep(Zo,y);try{await j.ml.sleep(p,y?AbortSignal.any([y,m]):m)}catch(w){if(y?.throwIfAborted(),
!m.aborted)throw w}}}function ei(m,p,y){const{configuration:w,follow:_}=m;return{...m,configuration:{...w,repository:y,settings:ti(w.settings)},commit:p,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{..._,wait:!0,pollIntervalMs:Qo,statusMap:new Map}}}function ti({domains:m,...p}){return p}function ni(m,p,y,{
signal:w,folder:_,onSecret:L,sleep:A}){const{baseUrl:P,requestUrl:F,requestToken:V}=m,re=Xo({requestUrl:F,requestToken:V,audience:P}),he=(0,oe.N)(p,{baseUrl:P,source:re},
{fetch,clock:{...j.ml,sleep:A},tree:(0,as.c)(_),signal:w,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:L,reporter:y});return(0,Vo.
deploy)(p,he)}var si=D(8302),ri=D(8595);async function oi(m,p,y,w){let _,L;for(const A of di(m,p)){const P=(await w(A)).filter(({file:re})=>!ii.test(re)),F=P.filter(
({file:re})=>!Tn(re,y)),V=ds(F)??ds(F.filter(({file:re})=>fi(re,p)));if(V)return{place:V,others:[]};_??=dr(F,p),L??=ds(P)}return _??(L&&{place:L,others:[]})}const ii=/\.log$/;
function ai(m){return!m||m.others.length===0?"":`; also in ${m.others.map(({file:p,line:y})=>`${p}:${y}`).join(", ")}`}const wn=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,ci=/^[\s"'`)\]}<>,;#?]/;
function st(m,p){for(let y=m.indexOf(p);y!==-1;y=m.indexOf(p,y+1)){const[w,_]=[m.slice(Math.max(0,y-4),y),m.slice(y+p.length,y+p.length+1)];if((y===0||wn.test(w))&&
(_===""||ci.test(_)))return y+1}}const ir=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function ar(m,p,y){return Tn(m,y)||ir.test(
m)?void 0:zs(p)}function Tn(m,p){return p!==void 0&&m.startsWith(`${p}/`)}function di(m,p){const[y=""]=m.split(/[?#]/,1),w=m.replaceAll("&","&amp;"),_=/^\.{1,2}\//.
test(y)?new URL(y,`http://site/${encodeURI(p)}`).pathname:"",L=[m,w,y,_],A=(_||y).replace(/^\/+/,""),P=ui(A)?[A,...li(A)]:[],F=[...L,...L.map(V=>V.replace(/\/$/,
"")),...P];return[...new Set([...F,...F.map(le.oF)])].filter(V=>V.length>1)}function ui(m){return/\.\w{2,5}$/.test(m)}function li(m){const p=m.split("/");return p.
slice(1).map((y,w)=>p.slice(w+1).join("/"))}const cr=4;function dr(m,p){if(m.length===0||m.length>cr)return;const y=new Set(p.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),w=({file:A})=>A.split(/[/.]/).filter(P=>y.has(P)).length,[_,...L]=m.toSorted((A,P)=>w(P)-w(A));return _&&{place:_,others:L}}function ds(m){const[
p]=m;return p&&m.every(({file:y})=>y===p.file)?p:void 0}function fi(m,p){const y=us(p.replace(/\/index\.[^/]+$/,""));return us(m)===y||us(m.replace(/\/index\.[^/]+$/,
""))===y}function us(m){return m.slice(m.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const je=100,Xe='If another application serves the link on the same host,\
 add rel="external" to it: the check skips such links.';async function B(m,p){const y=[],{basePath:w}=m,_=m.dead.filter(L=>w===void 0||!os(L,w));w!==void 0&&y.push(
await fr(w,m,p));for(const[L,A]of _.entries()){const P=L<je?await p.find(A.href,A.files[0]??""):void 0,F=ls(A);y.push({...F,message:F.message+ai(P),place:P?.place})}
return[...await _n(m,p),...y,...fs(m)]}function $e(m){return m.map(p=>({code:"build_fault",message:(0,ri._Q)(p),remedy:"Mend this first: what the site lacks may\
 follow from it.",place:p.file===null?void 0:{file:p.file,...p.line===null?{}:{line:p.line}}}))}function ur(m){return $e(m.filter(({isMarked:p})=>p)).map(p=>({...p,
code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function lr({unclosed:m},p){const y=await p.unclosedSheets(),w=(_,L,A)=>({
code:"unclosed_block",message:`The style sheet ${_} ends within the block that line ${L} opens: its rules from there on may not count`,remedy:"Add the missing }\
.",place:A});return y.length>0?y.map(_=>w(_.file,_.line,_)):m.map(({file:_,line:L})=>w(_,L))}async function rt({unprocessed:m},p){return Promise.all(m.slice(0,je).
map(async({file:y,rule:w})=>({code:"unprocessed_rule",message:Ks(y,w),remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await p.
ruleNamed(w)})))}async function fr(m,{dead:p},y){const w=p.filter(L=>os(L,m)),_=await y.find(m,"")??await y.find(m.slice(0,-1),"");return{code:"base_path",message:`\
The site is built for the base path ${m}, and is served without one: ${w.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro \
and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:_?.place}}const Ge="Give the element of the page the id that the scr\
ipt names, or the other way round.";async function _n(m,p){const{index:y,instead:w}=m;if(w){const _=qs(w),L=_===void 0?void 0:await p.fileNamed(_);return[{code:"\
index_unanswered",message:`The site has no index page: / answers ${y.status}`,remedy:Mo(w),place:L===void 0?void 0:{file:L}}]}if(y.status>=500)return[{code:"ind\
ex_unanswered",message:`The app answers / with ${y.status}`}];if(y.unfilled!==void 0){const _=await p.fileNamed("index.html"),L=_===void 0?void 0:{file:_};return[
{code:"index_unfilled",message:Co(y.unfilled),remedy:Ge,place:L}]}return y.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loa\
ds no script"}]:[]}function ls(m){const p=JSON.stringify(m.href.length>200?`${m.href.slice(0,199)}\u2026`:m.href);switch(m.kind){case"link":return{code:"dead_li\
nk",message:`Dead link: ${p} ${m.why} (${Et(m)})`,remedy:Xe};case"asset":return{code:"dead_asset",message:`Missing file: ${p} ${m.why} (${Et(m)})`};case"mention":
return{code:"dead_mention",message:`A script names ${p}, which ${m.why} (${Et(m)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${p} lead\
s to has no such part (${Et(m)})`};default:return m.kind}}function Et({files:m,count:p}){const y=p-1;return`in ${m[0]}${y>0?` and ${y} more ${y===1?"file":"file\
s"}`:""}`}async function hi({findings:m},p){const y=async(w,_)=>{const{built:L}=w;if(L===void 0||_>=je)return w;const A=await p.fileNamed(L.slice(L.lastIndexOf(
"/")+1));return A===void 0?w:{...w,place:{file:A}}};return Promise.all(m.map(y))}async function pi(m,p){const y=new Map,w=async({file:_,line:L,reason:A})=>{const P=y.
get(_)??p.fileNamed(_);y.set(_,P);const F=await P;return{code:"ignored_rule",message:`Ignored rule (${L===void 0?_:`${_}, line ${L}`}): ${A}`,place:F===void 0?void 0:
{file:F,...(0,si.Eb)({line:L})}}};return Promise.all(m.map(w))}function fs({unread:m}){return m===0?[]:[{code:"not_all_checked",message:`${m} pages or style she\
ets are too long, or too many, to be read`}]}var Ft=D(7287);function mi(m,p,y){const w=new Map,_=L=>{const A=w.get(L)??Ei(m,p,L);return w.set(L,A),A};return{find:(L,A)=>oi(
L,A,y,_),async unclosedSheets(){const L=await m("grep","-I","-n","-z","-e","",p,"--",":(glob)**/*.css").catch(()=>""),A=new Map;for(const P of L.split(`
`)){const[F="",V="",...re]=P.split("\0");if(V==="")continue;const he=F.slice(p.length+1),Je=A.get(he)??[];A.set(he,Je),Je.push(re.join("\0"))}return[...A].flatMap(
([P,F])=>{const V=ar(P,F.join(`
`),y);return V===void 0?[]:[{file:P,line:V}]})},async ruleNamed(L){const A=["css","pcss","postcss","scss","sass","less"].map(re=>`:(glob)**/*.${re}`),F=(await m(
"grep","-I","-n","-z","-F","-e",`${L} `,p,"--",...A).catch(()=>"")).split(`
`).flatMap(re=>{const[he="",Je=""]=re.split("\0"),We=he.slice(p.length+1);return Je===""||Tn(We,y)?[]:[{file:We,line:Number(Je)}]}),[V]=F;return V&&F.every(({file:re})=>re===
V.file)?V:void 0},async fileNamed(L){const P=(await m("grep","-l","-z","-e","",p,"--",`:(glob)**/${L}`).catch(()=>"")).split("\0").flatMap(he=>he===""?[]:[he.slice(
p.length+1)]),F=P.filter(he=>!Tn(he,y)),[V,...re]=F.length>0?F:P;return re.length>0?void 0:V}}}async function Ei(m,p,y){return(await m("grep","-I","-n","-z","-F",
"-e",y,p,"--").catch(()=>"")).split(`
`).flatMap(_=>hr(_,p,y))}function hr(m,p,y){const[w="",_="",...L]=m.split("\0"),A=st(L.join("\0"),y);return A===void 0?[]:[{file:w.slice(p.length+1),line:Number(
_),column:A}]}var pr=function(m,p,y){if(p!=null){if(typeof p!="object"&&typeof p!="function")throw new TypeError("Object expected.");var w,_;if(y){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");w=p[Symbol.asyncDispose]}if(w===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");w=p[Symbol.dispose],y&&(_=w)}if(typeof w!="function")throw new TypeError("Object not disposable.");_&&(w=function(){try{_.call(this)}catch(L){return Promise.
reject(L)}}),m.stack.push({value:p,dispose:w,async:y})}else y&&m.stack.push({async:!0});return p},yi=(function(m){return function(p){function y(A){p.error=p.hasError?
new m(A,p.error,"An error was suppressed during disposal."):A,p.hasError=!0}var w,_=0;function L(){for(;w=p.stack.pop();)try{if(!w.async&&_===1)return _=0,p.stack.
push(w),Promise.resolve().then(L);if(w.dispose){var A=w.dispose.call(w.value);if(w.async)return _|=2,Promise.resolve(A).then(L,function(P){return y(P),L()})}else
_|=1}catch(P){y(P)}if(_===1)return p.hasError?Promise.reject(p.error):Promise.resolve();if(p.hasError)throw p.error}return L()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(m,p,y){var w=new Error(y);return w.name="SuppressedError",w.error=m,w.suppressed=p,w});async function gi(m,p,y,w){try{return await hs(
m,p,y,w)}catch(_){if(!w.signal.aborted)throw _;return{...Es,status:"cancelled",failure:void 0,phases:[],error:ys()}}}async function hs(m,p,y,w){const _={stack:[],
error:void 0,hasError:!1};try{const{env:L,signal:A}=w,{repository:P,branch:F,outputDirectory:V}=m.configuration,re=(0,H.isAbsolute)(P)?P:w.workspace,he=pr(_,await Gc(
L),!0),Je=(0,H.join)(he.path,"source.git"),We=et(re,L,A);We.catch(()=>{});const gs=rn=>y.addSecret(rn),wi={...w,scratch:he.path,lent:Je,folder:re,onSecret:gs},yr=pr(
_,await or(wi),!0),Bt=await We;y.checkedOut(Bt.commit),Nn(Bt,y.report),await Bt.lend(Je,F);const gr=p===void 0?void 0:await Gn(p,Bt,Je,L,A),Ne=j.ml.now(),{commit:ws}=Bt;
let wr=(0,ae.Rm)(m.appType);const Ti=rn=>{rn.type==="url"?wr||=rn.isServer===!0:y.report(rn)},{outcome:sn,output:Tr}=await yr.deploy(ws,m,Ti),{status:_i,url:_r}=sn;
if(_i!=="succeeded"||Tr===void 0||_r===void 0)return bn(sn,m);const bi={root:new URL(_r),fetch:(0,Ee.Q)(fetch),signal:A},Sn=await mr(bi,Tr,wr,mi(Bt.git,ws,V));await y.
checked(Sn);const Ni=m.follow.timeoutMs-(j.ml.now()-Ne),br=gr&&{embedded:yr,report:y,signal:A,checked:{commit:ws,report:Sn,output:Tr},leftMs:Ni},Si=br?await Ke(
gr,m,br):[],On=(0,Ft.WJ)(Sn);return{...sn,...Es,status:On?"failed":"succeeded",error:On,phases:[...sn.phases,...Si],failure:On&&(0,Ft.V1)(On,Sn)}}catch(L){_.error=
L,_.hasError=!0}finally{const L=yi(_);L&&await L}}const ps=5;async function mr(m,p,y,w){const _=p.files.map(({path:V})=>V),L=await ss(m,_,y),A=await B(L,w),P=A.
some(V=>(0,Ft.xJ)(V)==="error"),F=V=>p.files.reduce((re,he)=>re+V(he),0);return{pages:L.pages,links:L.links,files:p.files.length,bytes:F(({bytes:V})=>V),brotli:F(
({brotli:V})=>V),gzip:F(({gzip:V})=>V),largest:p.files.toSorted((V,re)=>re.bytes-V.bytes).slice(0,ps),findings:[...P?$e(p.faults):ur(p.faults),...Er([...await hi(
p,w),...await pi(p.ignoredRules,w),...A,...await lr(L,w),...await rt(L,w)])]}}const ms=["error","warning","notice"];function Er(m){const p=y=>ms.indexOf((0,Ft.xJ)(
y))*2+(y.place?0:1);return m.toSorted((y,w)=>p(y)-p(w))}const Es={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function bn(m,{follow:p}){const y={...m,
...Es};if(m.error?.code==="interrupted")return{...y,status:"cancelled",error:ys()};if(m.status!=="pending")return y;if(m.error&&m.error.code!=="deploy_timeout")
return{...y,status:"failed"};const w=`The check has not ended within ${(0,pe.a3)(p.timeoutMs)}, and was stopped`;return{...y,status:"failed",error:new Q.GQ("dep\
loy_timeout",w,{input:"timeout",remedy:"Raise the input timeout."})}}function ys(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and has no\
 result")}const nn=5;function Nn({changed:m},p){if(m.length===0)return;const y=m.slice(0,nn).join(", "),w=m.length>nn?` and ${m.length-nn} more`:"";p({type:"war\
ning",message:`Changed since the commit, and not part of the check: ${y}${w}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Gc(m){
const p=await(0,x.mkdtemp)((0,H.join)(m.RUNNER_TEMP||(0,W.tmpdir)(),"slipway-check-"));return{path:p,[Symbol.asyncDispose]:()=>(0,x.rm)(p,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((bt,Ae,D)=>{D.d(Ae,{Ej:()=>ae,Sk:()=>j,by:()=>pe,h0:()=>H,jN:()=>Ee,sX:()=>W});var x=D(5807);function W({pages:ie,links:le,
files:we,bytes:Be}){return`Checked ${(0,x.hS)(ie,"page")}, ${(0,x.hS)(le,"link")} and ${(0,x.hS)(we,"file")} (${ae(Be)})`}function H({commit:ie}){return ie.slice(
0,7)}function Ee({now:ie,change:le},we=""){return`${(0,x.zD)(ie)}${we} (${Q(le,x.zD)})`}function j({now:ie,change:le},we=""){return`${ae(ie)}${we} (${pe(le)})`}
function pe(ie){return Q(ie,ae)}function Q(ie,le){return`${ie>0?"+":ie<0?"-":"\xB1"}${le(Math.abs(ie))}`}function ae(ie){return ie<1e3?`${ie} B`:ie<1e6?`${(ie/1e3).
toFixed(1)} kB`:`${(ie/1e6).toFixed(1)} MB`}}),2207:((bt,Ae,D)=>{D.d(Ae,{Mb:()=>W,PB:()=>x,iV:()=>Ee,sR:()=>H});const x=["queued","building","syncing","activati\
ng","succeeded","failed","cancelled"],W=["queue","clone","install","build","sync","activate"],H=["repository_not_found","repository_not_allowed","branch_not_fou\
nd","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","\
node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty",
"nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","\
activation_failed","interrupted"],Ee={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,
release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,
validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),4235:((bt,Ae,D)=>{D.d(Ae,{DR:()=>x,FU:()=>Ee,Tl:()=>W,em:()=>H});
const x={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s"}},W=16,H={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},Ee=4096}),2148:((bt,Ae,D)=>{D.r(Ae),D.d(Ae,{startLocalPlatform:()=>hk});
var x=D(3024),W=D(6760),H=D(3739),Ee=D(7994),j=D(7598),pe=D(8161),Q=D(336),ae=D(7030),ie=D(1709);function le(t){return we(t,"trusted-proxies")}function we(t,e){
const n=new ae.BlockList;for(const s of t){const[,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,ae.isIP)(r),a=i===4?32:128;if(i===0||r.includes("%")||Number(
o??0)>a)throw new H.GQ("invalid_input",`--${e}: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, a\
s 10.0.0.5,10.1.0.0/16,2001:db8::/32."});n.addSubnet(r,Number(o??a),i===4?"ipv4":"ipv6")}return n}function Be(t,e,n){let s=mt(t);if(e===void 0)return s;for(const r of e.
split(",").reverse()){if(!pt(n,s))break;const o=mt(r.trim());if((0,ae.isIP)(o)===0)break;s=o}return s}function De({remoteAddress:t}){const e=mt(t??"");return(0,ie.
O)(e)?"loopback":lt(e)}function pt(t,e){const[n=""]=e.split("%",1),s=(0,ae.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function mt(t){return t.replace(
/^::ffff:(?=\d+\.)/i,"")}function lt(t){if((0,ae.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.
split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class et extends Error{name="BodyTooLarge"}class At extends Error{name="Bo\
dyBroken"}function _e(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}
function kt(t){return{status:0,headers:{},take:t}}function Gn(t,e){const{take:n}=t;return n?kt(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,
bytes:Vt(t)}),t)}function Vt({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["cont\
ent-length"]??0)}function fe(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function ke(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const Pe={
by:null,via:"platform",from:null},Gs=30,Wn=1e3;function ne({org:t,project:e,appID:n},s,r={}){return{org:t,project:e,appID:n,action:s,...r}}const J=20,se=1e3,ce=6e4,
Te=36e5,Ke=864e5,qt=200;function Yn(t,{clock:e,every:n,log:s}){let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/Ke)!==i&&([i,a]=
[Math.floor(f/Ke),0]);const h=[...r.values()];r=new Map;const E=h.slice(0,Math.max(0,se-a));for(const{count:T}of h.slice(E.length))o+=T;a+=E.length;for(const T of E)
await t.append(bo(T),[No(T)]);if(o===0||Math.floor(f/Te)===c)return;c=Math.floor(f/Te);const g=o;o=0,await t.append(Pe,[{action:"access.refuse",after:{code:"oth\
ers",count:g}}])},u=()=>d().catch(f=>{s("warn","refusals_not_recorded",{reason:String(f)})}),l=n(ce,()=>{u()});return{note(f){const{code:h,request:E,by:g,org:T,
via:O}=f,b=JSON.stringify([De(E),h,g,T,O]),N=r.get(b);N?N.count+=1:r.size<J?r.set(b,{...f,count:1}):o+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}
function bo({by:t,via:e,request:n}){return{by:t??null,via:e,from:De(n),requestID:n.requestID}}function No({org:t,code:e,request:n,count:s}){const r=ke(n.target).
slice(0,qt);return{org:t,action:"access.refuse",after:{code:e,count:s,first:`${n.method} ${r}`}}}var So=D(5239),vt=D(9127);const Qt=["viewer","deployer","admin"];
var R=D(7934),Y=D(8302);const Oo=5,Ws=60;function He(t){return R.FsL(R.IeY(Y.Gv,"must be an object"),R.rej(t,e=>e.expected==="never"?Xn(e.path,t):"is required"))}
function be(t){return R.yqP(R.mee(t))}function Dt(t){return R.yqP(R.ZmZ(t))}const Ys=["__proto__","prototype","constructor"];function Nt(t,e){return R.FsL(R.IeY(
Y.Gv,"must be an object"),R.z6Y(n=>!Ys.some(s=>Object.hasOwn(n,s)),`must not contain ${Ys.join(", ")}`),R.g1P(t,e))}function zn(t){return R.z6Y(e=>t(e)===void 0,
({input:e})=>t(e)??"")}function Kn(t,e,n){const s=R.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Ro(
r)||n} ${o}`)}}function jc(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[
String(s?.[0]?.key??""),r]))}}function St(t){const e=t.length>Ws?`${t.slice(0,Ws)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Ro(t){
return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${St(String(e))}`).join("").replace(/^\./,"")}function Xn(t,e){const n=t?.at(-1)?.input,[,...s]=(0,Y.
Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,Oo).map(St),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).
filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}function Io(t){const e=async n=>n.token?
Lo(n.token,await t(zs(n))):t(n);return{roleOf:async(n,s)=>Ao((await e(n)).filter(r=>Zt(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set((await e(
n)).map(({org:r})=>r));return s.has("*")?void 0:[...s].sort()},async partsOf(n,s){const r=(await e(n)).filter(o=>o.org==="*"||o.org===s);if(!r.some(({project:o})=>o===
void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].filter(o=>o!==void 0).sort()}}}function zs({email:t,issuer:e}){return{email:t,
issuer:e}}function Lo(t,e){return e.flatMap(n=>{const s=Zt(n,t.place)?t.place:Zt(t.place,n)?n:void 0,r=yn(n.role,t.role)?t.role:n.role;return s?[{org:s.org,project:s.
project,appID:s.appID,role:r}]:[]})}function Zt(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===void 0||t.appID===
e.appID)}function Ks({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}/${n}`}function yn(t,e){
return t!==void 0&&Qt.indexOf(t)>=Qt.indexOf(e)}function Ao(t){return Qt.findLast(e=>t.includes(e))}const en=512,Jn=/^[!-?A-~]*@[!-?A-~]+$/;function ko(t){return t.
length<=en&&Jn.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function gn(t){return/[^\0-\x7f]/.test(t)}function Xs(t){return t.slice(t.lastIndexOf("@"))}const Vn=253,
qn="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",vo=new RegExp(`^(?:${qn}\\.)+(?!\\d+$)${qn}$`);function Js(t){return t.length<=Vn&&vo.test(t)}function Vs(t,e){return t===
e||t.endsWith(`.${e}`)}var K=D(2345);function Qn(t){return R.KCZ([t,R.YOg(t)],"must be a string, or a list of strings")}const jt=R.FsL(R.YjP("must be a string"),
R.BpQ(1,"must not be empty")),Do=R.FsL(R.YjP("must be a string"),R.Ru6(en,`must have at most ${en} characters`),R.yGV(Jn,({input:t})=>{const e=gn(t)?"has charac\
ters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`})),Zn=512,qs="https://token.actions.githubusercontent.com",Mo=R.FsL(Nt(
R.YjP(),R.FsL(R.YjP("must be a string"),R.BpQ(1,"must not be empty"),R.Ru6(Zn,`must have at most ${Zn} characters`))),R.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),
"names no claim besides iss")),Qs=R.KCZ([Do,Mo],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function es(t){const e=`${t} ASCII emails\
, or @domain for every email of a domain; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "env\
ironment": "production"}: those of GitHub Actions, or of the issuer that "iss" names.`,n=R.KCZ([Qs,R.YOg(Qs)],'must be an email, "@domain", claims, or a list of\
 these');return R.yqP(R.FsL(n,R.h_(e)))}const ts={viewer:es("May read."),deployer:es("May change apps, and what they have."),admin:es("May do everything, also s\
ay who may.")},Zs=R.FsL(R.YjP(),R.yGV(K.cS,"is not an identifier")),$o=He({...ts,apps:R.yqP(R.FsL(Nt(Zs,He(ts)),R.h_("Grants for single apps, by their ID.")))}),
Co=24*36e5;function Uo(t){try{const e=(0,vt.E9)(t,"buildTimeout");return e>=1e3&&e<=Co}catch{return!1}}const xo="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",er=R.FsL(R.YjP("m\
ust be a string"),R.Ru6(Vn+2,`must have at most ${Vn+2} characters`),R.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${xo})$`),'must be a host name in lower case and punyc\
ode, as "shop.example.com", or "*.example.com", or "*"')),ns=He({...ts,projects:R.yqP(R.FsL(Nt(Zs,$o),R.h_('Grants for single projects, by their ID. "*" has non\
e.'))),adminsMayGrant:R.yqP(R.FsL(R.zMY("must be true or false"),R.h_('True if those with the role admin may add and remove members, in the console and by "slip\
way members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" is for organizations without one of th\
eir own.'))),buildTimeout:R.yqP(R.FsL(R.YjP("must be a string"),R.z6Y(Uo,'must be a time of 1s to 24h, as "90s", "30m" or "1h30m"'),R.h_('The longest that a bui\
ld of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of their own.'))),domains:R.yqP(R.FsL(Qn(er),
R.h_('Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all names below, "*" fo\
r all.')))}),tr=He({issuer:R.FsL(R.YjP("must be a string"),R.z6Y(nr,"must be an https:// URL without query (http:// only for loopback)"),R.yuE({format:"uri"}),R.
h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:R.yqP(R.FsL(Qn(jt),R.h_("Accepted aud values. Default: the platform's own \
base URL."))),email:R.lqM(R.FsL(R.YjP("must be a string"),R.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@github.actions"'),R.z6Y(
t=>!gn(t),"has characters other than ASCII"),R.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@github.actions")),"{ema\
il}"),emailsVerified:R.lqM(R.FsL(R.zMY("must be true or false"),R.h_("True if the issuer verifies every email before it writes it into a token: then a token may\
 lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),!1),clientId:R.yqP(R.
FsL(jt,R.h_("The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callback/{the issuer without\
 https://, with - for /}."))),clientSecretFile:R.yqP(R.FsL(jt,R.h_("A file with the client's secret. A relative path begins in the data directory."))),clientSecretEnv:R.
yqP(R.FsL(jt,R.h_("The environment variable of the platform that has the client's secret."))),name:R.yqP(R.FsL(jt,R.Ru6(60,"must have at most 60 characters"),R.
h_("The name of the identity provider on the sign-in page. Default: its host."))),require:R.lqM(R.FsL(Nt(R.YjP(),Qn(jt)),R.h_("Claims that a token must have, ea\
ch with one of the values.")),{})}),jo=R.FsL(He({$schema:R.yqP(R.YjP("must be a string")),localIssuer:R.lqM(R.FsL(R.zMY("must be true or false"),R.h_("Whether t\
okens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:R.lqM(R.FsL(R.YOg(tr,
"must be a list"),R.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`\
names ${s} twice`})}),R.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:R.FsL(Nt(R.FsL(R.YjP(),R.
yGV(new RegExp(`^(?:\\*|${K.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),ns),R.h_('Grants by organization; "*" is every organization.'))}),
R.DDF("platform.json"),R.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it starts, and ag\
ain when it changes."));function nr(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https\
:"||e.protocol==="http:"&&(0,ie.c)(e.hostname)}const ss={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],
buildTimeoutOf:()=>{},mayUseDomain:()=>!0},sr=1024*1024,Fo=10;function rr(t,e={},n=()=>{}){const s=(0,W.join)(t,"platform.json");if(!(0,x.existsSync)(s))return ss;
try{if((0,x.statSync)(s).size>sr)throw new Error(`is larger than ${sr} bytes`);return Po(JSON.parse((0,x.readFileSync)(s,"utf8")),{file(r){return n(r),(0,x.readFileSync)(
(0,W.resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){throw new H.GQ("invalid_file",`${s}: ${r instanceof Error?r.message:String(r)}`,{place:{file:s},remedy:`\
Correct the file (${(0,So.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:r})}}const Bo={file:()=>"",env:()=>{}};function Po(t,e=Bo){
const n=Kn(jo,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Fo).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(
o).flatMap(([l,f])=>Ho(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[Go(
l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)throw new Error(`${os(d)} names claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.
adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:r.map(({issuer:l,audience:f,email:h,emailsVerified:E,require:g,...T},O)=>({issuer:l,
audiences:f===void 0?void 0:[f].flat(),email:h,emailsVerified:E,granted:[...new Set(c.filter(({iss:b})=>b===l).flatMap(({claims:b})=>Object.keys(b)))],client:tn(
l,T,`issuers[${O}]`,e),require:Object.fromEntries(Object.entries(g).map(([b,N])=>[b,[N].flat()]))})),grantsOf:({email:l,issuer:f,claims:h={}})=>[...a.get(l)??[],
...a.get(Xs(l))??[],...c.filter(({iss:E,claims:g})=>E===f&&Object.entries(g).every(([T,O])=>h[T]===O))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),
membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){const f=o[l]?.buildTimeout??o["*"]?.buildTimeout;return f===void 0?void 0:(0,vt.E9)(f,"buildT\
imeout")},mayUseDomain(l,f){return[o[l]?.domains??[],o["*"]?.domains??[]].flat().some(E=>rs(E,f))}}}function tn(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,
name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(
`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names \
the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").
replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function rs(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(
t.slice(1))}function Ho(t,e){if(t==="*"&&e.projects)throw new Error("organizations.*.projects is not possible: name the organization");const n=(r,o)=>Qt.flatMap(
i=>[o[i]??[]].flat().map(a=>({...r,role:i,who:typeof a=="string"?a.toLowerCase():a}))),s=Object.entries(e.projects??{});return[...n({org:t},e),...s.flatMap(([r,
{apps:o={},...i}])=>[...n({org:t,project:r},i),...Object.entries(o).flatMap(([a,c])=>n({org:t,project:r,appID:a},c))])]}function Go(t,{iss:e=qs,...n}){const{org:s,
project:r,appID:o,role:i}=t;return{org:s,project:r,appID:o,role:i,iss:e,claims:n}}function os({org:t,project:e,appID:n,role:s}){return["organizations",...[t,...e===
void 0?[]:["projects",e],...n===void 0?[]:["apps",n]],s].join(".")}function Wo(t,e){return Io(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;
const r=await e.of([n.email,Xs(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(o))]})}const Yo=2e3;function zo({dir:t,env:e,log:n,every:s=Q.fm}){
const r=(0,W.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,is(r)),rr(t,e,f=>o.set((0,W.resolve)(t,f),is((0,W.resolve)(t,f)))));let a=i(),c;const d=f=>{
c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,h])=>is(f)===h))try{const f=i();if(f===ss&&a!==ss){d(`${r} was removed: what it \
said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:r})}catch(f){d(f instanceof Error?f.message:String(f))}},
l=s(Yo,u);return{policy:Ko(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function is(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,x.statSync)(t,{
bigint:!0});return[e,n,s,r].join()}catch(e){return(0,H.xU)(e)??"unknown"}}function Ko(t){return{get localIssuer(){return t().localIssuer},get issuers(){return t().
issuers},get isLocal(){return t().isLocal},grantsOf:e=>t().grantsOf(e),adminsMayGrant:e=>t().adminsMayGrant(e),membersOf:e=>t().membersOf(e),buildTimeoutOf:e=>t().
buildTimeoutOf(e),mayUseDomain:(e,n)=>t().mayUseDomain(e,n)}}const Xo=1e3,Jo=2e4;class oe extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,
...s}={}){super(e,s),this.isFull=n}}async function Vo(t,e,n){const s=e.monotonic()+Jo;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof oe&&!o.
isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(Xo,n).catch(()=>{}),n?.aborted))throw o}}const as=["ok","missed","refused","limited","failed"],Oe=["get_ok",
"get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_fa\
iled","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_fai\
led","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],tt={hour:36e5,day:864e5};function Fc({function_mib_ms:t}){
return t*1024*1024/tt.hour}function Bc(t){const e=n=>Object.fromEntries(as.flatMap(s=>{const r=cs(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("ge\
t"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.
site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.
round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function cs(t,e){
return Oe.find(n=>n===`${t}_${e}`)}function qo(t={}){const e=Oe.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Pc(t,e){return Object.fromEntries(Oe.map(
n=>[n,t[n]+e[n]]))}function Hc(t){const e=n=>Oe.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(
n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const or={kvs(){},site(){}},Qo=2e5,Zo=new Map(Oe.map((t,e)=>[t,e])),nt=t=>Zo.get(t)??0,ei=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(as.map(e=>[e,nt(cs(t,e)??`${t}_refused`)]))])),ti=nt("kvs_bytes_in"),ni=nt("kvs_bytes_ou\
t"),si=nt("site_bytes_out"),ri=nt("function_requests"),oi=nt("function_ms"),ii=nt("function_mib_ms"),ai=1024*1024,wn=[nt("site_2xx"),nt("site_3xx"),nt("site_4xx"),
nt("site_5xx")];class ci{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(Oe.length);#o;lost=0;constructor(e){this.#o=ir(e)}kvs(e,n,s,r,o){let i=this.#e.
get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(Oe.length)},this.#e.set(e.keyspace,i)),st(i.counts,ei[n][s],1),st(i.counts,ti,r),st(i.counts,
ni,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(Oe.length)},this.#t.
set(e.subdomain,r)),st(r.counts,n<300?wn[0]:n<400?wn[1]:n<500?wn[2]:wn[3],1),st(r.counts,si,s)}requested(e,n){const{counts:s}=this.#i(e);st(s,ri,1),st(s,oi,n)}held(e,n){
st(this.#i(e).counts,ii,n/ai)}#i({org:e,project:n,appID:s}){let r=this.#n.get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.
project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(Oe.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.
values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.
entries())st(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.get(r);if(o)for(const[i,a]of s.entries())st(o.counts,i,a);else
this.#s.size<Qo?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=Tn(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#o=ir(e)}get waiting(){return this.#s.
size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;this.#s.delete(s),n.push({scope:r,hour:o,counts:ar(i)})}return n}totals(){
const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())st(e,s,r);return ar(e)}}function st(t,e,n){t[e]=(t[e]??0)+n}function ir(t){
return Math.floor(t/tt.hour)*tt.hour}function ar(t){return Object.fromEntries(Oe.map((e,n)=>[e,t[n]??0]))}function Tn(t){return Oe.reduce((e,n,s)=>/bytes|^function_/.
test(n)?e:e+(t[s]??0),0)}const di=8e3,ui=3e4,li=250,cr=250,dr=500;function ds(t){const{clock:e,log:n,every:s=Q.fm}=t,r=new ci(e.now()),o=fi(r,t);let i,a=!1;const c=async()=>{
try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(l){a||n("warn","usage_not_stored",{reason:String(l)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),
u=s(di,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function fi(t,{
usage:e,engine:n,clock:s,log:r}){const o=(0,j.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a=
{writer:o,number:i,rows:t.next(li)}),await e.add(a).catch(d=>{if(d instanceof oe)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};
return async()=>{for(t.take(s.now()),await c();await e.countEnded(cr)===cr;);n&&await e.claimTurn("stored",ui)&&await us(e,n,s)}}async function us(t,e,n){for(let s=0;;){
const r=await e.sizes(s,dr),o=r.length<dr,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}
var je=D(597),Xe=D(2207);class B extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function $e(t,e){const{code:n,
message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return _e(Xe.iV[n],r,t.headers)}const ur=10;function lr(t,e){if(!(0,Y.Gv)(t))throw rt(["the body\
 must be a JSON object"]);const n=Kn(e,t,"the body");if("faults"in n)throw rt(n.faults);return n.output}function rt(t){const e=t.length-ur,n=t.slice(0,ur).join(
"; ")+(e>0?`; and ${e} more`:"");return new B("validation_failed",`${n}.`)}const fr=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must b\
e well-formed Unicode"]];function Ge(t,e,n=[]){const s=[...fr,...n];return R.FsL(R.YjP("must be a string"),R.BpQ(t,t===1?"must not be empty":`must have at least\
 ${t} characters`),R.Ru6(e,`must have at most ${e} characters`),zn(r=>s.find(([o])=>o.test(r))?.[1]),R.yuE(_n(...s.map(([r])=>r))))}function _n(...t){return{not:{
pattern:t.map(({source:e})=>e).join("|")}}}function ls(t){return R.KIO(t,`must be one of ${t.join(", ")}`)}function Et({pattern:t,example:e},n){return R.FsL(Ge(
1,1024),R.yGV(t,`${n}, as "${e}"`))}function hi(t,e){const n=`must be a whole number of ${t} to ${e}`;return R.FsL(R.aig(n),R.ndf(n),R.Wwf(t,n),R.cGV(e,n))}function pi(t){
return Ge(1,t,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const fs=R.zMY("must be true or false"),Ft=Ge(1,244,[[/^-/,'must not begin w\
ith "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain\
 ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "\
."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),mi=R.FsL(Ge(1,64),R.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,
"must be a full commit SHA: 40 hexadecimal digits")),Ei=R.FsL(Ge(2,4),R.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d \
to 366d, or of 1h to 999h, as "7d" or "36h"')),hr=Ge(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folde\
rs'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,
'must not lead into ".git"']]),pr=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
yi=/:\/\/[^/?#\\]*@/;function gi(t){return R.FsL(R.YjP("must be a string"),R.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),zn(e=>{const n=(0,je.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),R.yuE({maxLength:1024,pattern:pr.source,..._n(yi,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:hs,envBytes:ps}=K.lF,mr=new RegExp(`^${K.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),ms=R.FsL(R.IeY(t=>Er(t)===void 0,
({input:t})=>Er(t)??""),R.yuE({type:"object",maxProperties:hs,propertyNames:{pattern:K.G1.source,..._n(mr)},additionalProperties:{type:"string",maxLength:ps-1,..._n(
...fr.map(([t])=>t))}}));function Er(t){if(!(0,Y.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>hs)return`must have \
at most ${hs} variables`;let n=0;for(const[s,r]of e){const o=Es(s,r);if(o!==void 0)return`contains ${St(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>ps?`must have at most ${ps} bytes of names and values`:void 0}function Es(t,e){return K.G1.test(t)?mr.test(t)?`but names that begin with ${K.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const bn={device:"/identity/device",token:"\
/identity/token",revoke:"/identity/revoke"},ys="slipway",nn="urn:ietf:params:oauth:grant-type:device_code",Nn="BCDFGHJKLMNPQRSTVWXZ",Gc=new RegExp(`^[${Nn}]{4}-\
[${Nn}]{4}$`),m=100,p=300,y="developer@slipway.localhost";function w(t){const{issuer:e,key:n,clock:s,calls:r=new Map}=t;let o;const i=async(c={})=>{const d=await D.
e(460).then(D.bind(D,6460));o??=d.importJWK(n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),l=c.email??y;return new d.SignJWT({...c.claims,email:l,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(c.subject??l).setAudience(c.audience??t.audience).setIssuedAt(u).setExpirationTime(
u+(c.expiresInSeconds??p)).setJti((0,j.randomUUID)()).sign(await o)},a={"/identity/.well-known/openid-configuration":L(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:i,handler(c){const d=r.get(ke(c.target));if(d&&(c.method==="POST"||ke(c.target)!==bn.token))return d(c);if(c.method!=="GET"&&c.method!=="HEAD"){const f="\
The identity provider accepts only GET and HEAD";return $e(new B("method_not_allowed",f,{allow:"GET, HEAD"}),c)}const u=ke(c.target),l=a[u];if(l)return _e(200,l,
{"cache-control":"public, max-age=300"});if(u!=="/identity/token")return $e(new B("not_found",`Nothing is at ${u}`),c);if(!A(c,t.requestToken)){const f="The req\
uest token is missing or wrong: see run.json";return $e(new B("unauthorized",f,{"www-authenticate":"Bearer"}),c)}return _(c.target,i)}}}async function _(t,e){const n=new URLSearchParams(
t.slice(ke(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,Y.Eb)({audience:s||void 0,email:r||void 0}));return _e(200,{count:o.length,value:o})}function L(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[
nn,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function A(t,e){const n=r=>(0,j.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(fe(t,"authorization")??"")?.[1];return s!==void 0&&(0,j.timingSafeEqual)(n(s),n(e))}const P=He({to:Ge(1,4096)}),
F=64*1024;function V(t,e){return async n=>{try{if(n.method!=="POST")throw new B("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!A(n,t))throw new B(
"unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});const{to:s}=lr(JSON.parse((await n.body(F)).toString()),P);return await e(
s),_e(200,{to:s})}catch(s){if(s instanceof At)throw s;return $e(re(s),n)}}}function re(t){if(t instanceof B)return t;if(t instanceof SyntaxError)return new B("i\
nvalid_request","The body is not JSON.");if(t instanceof et)return new B("body_too_large",`The body is larger than ${F} bytes.`);const{mender:e,message:n}=(0,H.
I7)(t);return e==="user"?new B("validation_failed",`to: ${n}.`):new B("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}const he=2e3;function Je({
deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a,isFaulty:c}){const d=new Map,u=r===void 0?{}:{node:r},l=()=>[...d].flatMap(([h,E])=>E.
map((g,T)=>[{service:h,status:`${T}xx`,...u},g]).filter(([,g])=>g>0)),f=async()=>{const h=await Bt(t,o);return[Ne("slipway_requests_total","counter","Requests a\
nswered.",l()),Ne("slipway_state_available","gauge","1 if the state can be read, else 0.",[[u,h?1:0]]),...h?gr(h):[],...We(i.figures(),u),Ne("slipway_damaged_ob\
jects_total","counter","Stored objects found missing or damaged.",[[u,e?.total??0]]),...gs(a?.()??[],u),...n?[wi(n,u)]:[],Ne("slipway_policy_faulty","gauge","1 \
if platform.json has a fault, so that what it said before counts.",[[u,c?.()?1:0]]),...yr(s?.()?.limiter,u),Ne("process_resident_memory_bytes","gauge","Resident\
 memory.",[[u,process.memoryUsage.rss()]]),Ne("process_uptime_seconds","gauge","Seconds since the process started.",[[u,process.uptime()]])].join("")};return{count(h,E){
let g=d.get(h);g||(g=[0,0,0,0,0,0],d.set(h,g));const T=Math.floor(E/100);g[T]=(g[T]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; ve\
rsion=0.0.4; charset=utf-8","cache-control":"no-store"},body:await f()})}}function We({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","other"].flatMap(
a=>as.flatMap(c=>{const d=cs(a,c);return d?[[{method:a,outcome:c,...s},t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"\
kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];return[
Ne("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),Ne("slipway_site_requests_total","counter","Requests to sites of apps.",
o),Ne("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),Ne("slipway_function_requests_total","counter","Requests to instances\
 of functions.",[[s,t.function_requests]]),Ne("slipway_function_seconds_total","counter","Seconds that requests to functions took together.",[[s,t.function_ms/1e3]]),
Ne("slipway_function_byte_seconds_total","counter","Bytes of memory of instances, times seconds.",[[s,t.function_mib_ms*1048.576]]),Ne("slipway_usage_waiting_ro\
ws","gauge","Rows of usage that are not stored yet.",[[s,e]]),Ne("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[[s,n]])]}function gs(t,e){
if(t.length===0)return[];const n=r=>t.flatMap(o=>o.left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.kind,...e},r.ended]);return[Ne("slipway_collect\
ed_items_total","counter","Items that collections have ended.",s),Ne("slipway_kept_items","gauge","Items that the last collection left.",n("items")),Ne("slipway\
_kept_bytes","gauge","Bytes that the last collection left.",n("bytes"))]}function wi({canBuild:t},e){return Ne("slipway_can_build","gauge","1 if the node can bu\
ild, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}function yr(t,e){if(!t)return[];const n="What limits the memory and the processes of builds. A\
lways 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";return[Ne("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function Bt(t,e){const n=new AbortController,
s=e.sleep(he,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof oe)return;throw r}finally{n.abort()}}function gr(t){
const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[Ne("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.
status},s.count])),Ne("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),Ne("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},e(t,"ms")/1e3]]),Ne("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function Ne(t,e,n,s){
const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,d])=>`${c}="${ws(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function ws(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var wr=D(7634);const Ti=5e3,sn=15e3,Tr=null,_i=1e3,_r=10;async function bi(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:wr.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,ability:d}=n,u=()=>a.announce({...i(),...c,canBuild:d?.canBuild});await d?.look(),await Sn(u,n,t);const l=rn(u,d,t);return Si(await a.living(),c,t),{list:()=>a.
list(),async[Symbol.asyncDispose](){await l(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function Sn(t,{signal:e},{own:{name:n},clock:s,
log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw br(n,i);o||r("warn","node_name_awaited",Ni(n,i)),o??=i,await s.sleep(_i,e)}}
function Ni(t,{address:e,silentMs:n}){const s=Math.max(0,sn-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,vt.a3)(n)} ago. If it wa\
s killed, this one goes on in ${(0,vt.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function br(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,vt.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${sn/1e3} seconds and start this one again.`;return new H.GQ("invalid_input",s,{input:"node",remedy:r})}
function Si(t,e,{log:n}){for(const{key:s,flag:r,means:o}of On){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.
slice(0,_r).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const On=[{key:"publicUrl",flag:"--publi\
c-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"\
Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function rn(t,e,{own:{name:n},log:s,every:r=Q.fm}){let o;const i=jp(
s),a=async()=>{const f=await t();f?i("node_name_taken",{node:n,address:f.address,means:Fp}):i(void 0)},c=async()=>{try{await e?.look();let f;do f=e?.canBuild,await a();while(e?.
canBuild!==f)}catch(f){i("node_not_announced",{reason:String(f)})}finally{o=void 0}},d=()=>{o??=c()},u=r(Ti,d),l=e?.subscribe(d);return async()=>{u(),l?.[Symbol.
dispose](),await o}}function jp(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const Fp="Another process took the name of this node while this one\
 gave no sign of life. Stop one of them, and start it with another --node",Ts=["control","build","edge","kvs"],Ek=null;var Ce=D(5807);const Bp=["error","warning",
"notice"],{failureLogLines:Wc,failureLogLine:Yc}=K.lF,zc={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_fai\
led",activate:"activation_failed"};function Kc({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Ce.vI)(n,K.
IC.message),exitCode:s},c=r===null?null:r.slice(0,K.IC.signal),d=i.filter(({file:h})=>h.length<=K.IC.file).slice(0,K.IC.findings).map(h=>({...h,code:h.code===null?
null:(0,Ce.vI)(h.code,K.IC.findingCode),message:(0,Ce.vI)(h.message,K.IC.findingMessage)})),u=Xc(d,K.IC.bytes/2),l=K.IC.bytes-Oi({...a,signal:c,log:[],diagnostics:u}),
f=o.slice(-Wc).map(h=>(0,Ce.vI)(h,Yc));return{...a,signal:c,log:Xc(f.reverse(),l).reverse(),diagnostics:u}}function Xc(t,e){let n=e;const s=t.findIndex(r=>(n-=Oi(
r)+1,n<0));return s===-1?t:t.slice(0,s)}function Oi(t){return Buffer.byteLength(JSON.stringify(t))}function Jc(t){if(!(0,Y.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=Xe.Mb.find(d=>d===t.stage),i=Xe.sR.find(d=>d===t.code);if(!o||!i||!(0,Y.KH)(r,K.IC.message)||!Ri(e)||n!==null&&!(0,Y.KH)(n,K.IC.signal)||!Array.
isArray(s)||s.length>Wc||!s.every(d=>(0,Y.KH)(d,Yc)))return;const a=Vc(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Oi(c)<=K.IC.bytes?c:void 0}function Vc(t){if(!Array.isArray(t)||t.length>K.IC.findings)return;const e=[];for(const n of t){const s=Pp(n);if(!s)return;e.push(
s)}return e}function Pp(t){if(!(0,Y.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Bp.find(c=>c===t.severity);if(!i||!(0,Y.KH)(e,K.IC.file)||!(0,Y.
KH)(o,K.IC.findingMessage)||r!==null&&!(0,Y.KH)(r,K.IC.findingCode)||!Ri(n)||!Ri(s))return;const a=Hp(t.source);return{file:e,line:n,column:s,severity:i,code:r,
message:o,...a&&{source:a}}}function Hp(t){if(!Array.isArray(t)||t.length>K.IC.sourceLines)return;const e=t.flatMap(n=>!(0,Y.Gv)(n)||!(0,Y.KH)(n.text,K.IC.sourceLine)?
[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function Gp(t){return{stage:t,code:zc[t],
message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Ri(t){return t===null||
Number.isSafeInteger(t)}function qc(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class on extends Error{name="BuildFailure";facts;constructor(e){
const n=Kc(e);super(n.message),this.facts=n}}class Nr extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const Wp=2e3,Yp=1e3;
function zp({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i}){const a=new Set;let c=!1;const d=Ts.map(h=>[h,Xp(s[h],r)]),u=new Map(d.filter(([h])=>e.
includes(h))),l=async h=>{const E=u.get(h);return E?c?"draining":a.has(h)?await E()?"ready":"failing":"starting":"absent"},f=async h=>{const E=await Promise.all(
h.map(async N=>[N,await l(N)])),[,g="ready"]=E.find(([,N])=>N!=="ready")??[],T=h.includes("build")?o?.():void 0,O=T&&{limitedBy:qc(T.limiter),network:T.network},
b={status:g,node:t,roles:Object.fromEntries(E),...(0,Y.Eb)({builds:O,functions:h.includes("edge")?n:void 0}),...h.includes("control")&&i?.()&&{policy:"faulty"}};
return g==="ready"?_e(200,b):_e(503,b,{"retry-after":"1"})};return{start(h){for(const E of h?[h]:Ts)a.add(E)},drain(){c=!0},handler(h){const E=Kp(h);if(E===void 0)
return f(e);const g=Ts.find(T=>T===E);return g?f([g]):$e(new B("invalid_request",`role is one of ${Ts.join(", ")}.`),h)}}}function Kp({target:t}){return new URLSearchParams(
t.slice(ke(t).length)).get("role")??void 0}function Xp(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(
Wp,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&
e.monotonic()-s.at<Yp?s.can:(n??=r(),n)}var Ii=D(7067),Rn=D(7075);class Qc extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the dom\
ain ${e}`),this.domain=e}}class Li extends Error{name="QueueFull";most;constructor(e){super(`The organization has ${e} queued deployments`),this.most=e}}const Jp=500,
Vp=20,yk=null;function Ai(t){if(t instanceof B)return t;if(t instanceof Li){const e="Wait until some of them have started, and try again (slipway platform --org\
anization-queue).";return new B("rate_limited",`The organization has ${t.most} deployments in the queue. ${e}`,Zp)}if(t instanceof oe)return t.isFull?new B("una\
vailable","The platform has no room to store more. Its operator has to add some.",Qp):new B("unavailable",`The platform cannot read or write its state now. ${qp}`,
em)}const qp="Read what was to be changed before you repeat the call, because it may have been changed.",Qp={"retry-after":"30"},Zp={"retry-after":"60"},em={"re\
try-after":"5"},tm=8,Sr=new WeakMap;function Zc(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Sr.get(s)??0)+1;if(Sr.set(
s,r),r>tm){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(Sr.get(s)??1)-1;Sr.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const ed=2e4,nm=.75,sm=1024,
rm=1024,om=64,im={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},td=500,am=20,cm=512,dm=32;function nd(){let t="";try{t=(0,x.readFileSync)("/proc/self/limits","utf8")}catch{}
const[,e=String(sm)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?ed:Math.min(ed,Math.floor(nm*Number(e)))}class um{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=im){
this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=rm?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.
now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(td)}began(e,n){const s=this.#s.
get(e)??this.#r.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#o??=lm(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<
cm&&n<dm;s+=1){const{value:r,done:o}=this.#o.next();if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#o?this.#i=this.#a(am):this.#i=this.#s.size+this.#r.size>0?this.#a(td):void 0}#d(){
const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){if(e&&e[1].since<r[1].since||(s+=1,s>om))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}
e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*lm(...t){for(const e of t)yield*e}const fm=64*1024,hm=128*1024;class pm{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=mm(e,n);if(!s||s.bytes<=fm)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function mm(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Rn.Readable?{key:t,bytes:hm}:{key:e.buffer,bytes:e.buffer.byteLength}}const Em=16;class ym{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Em&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const gm=/^[\w.:-]{1,128}$/,wm=12e4,sd=8*1024*1024,Tm=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,_m=47,bm=(0,j.randomBytes)(5).toString("hex");let rd=0;class Nm{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==_m&&Sm(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];rd+=1,this.#s=typeof e=="string"&&gm.test(e)?e:`${bm}-${rd}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return Be(e,fe(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),wm).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new At("The client went away before its body ended"));if(n.destroyed&&u(),s>e+sd){d(new et);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
sd?(n.pause(),d(new et)):i.length=0}),n.on("end",()=>{if(a>e)return d(new et);clearTimeout(c),r(Om(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function Sm(t){const[,e,n=""]=Tm.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Om(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const Rm=1e3;function Im({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function Lm(t,e){const n=new Ii.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Rm).unref()}),
n}function Am(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const km=3e4,ki=t=>$e(new B("unavailable","The platform is starting.",{"retry-after":"1"}),t),vm=128*1024*1024;async function od(t){
const{host:e,log:n,batch:s=new ym}=t,r={handler:ki,closing:!1,log:n,batch:s,bodies:new pm(vm)},o=t.connections??nd(),i=new um(o,E=>a(E,ad),t.clientTimes),a=$m(i),
c={open:new Set,proxies:le(t.trustedProxies??[])},d=new Set,u=(E,g,T)=>{s.open(),i.began(E.socket,g),jm(r,{request:new Nm(E,g,c,T),incoming:E,outgoing:g})},l=(0,Ii.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:km,joinDuplicateHeaders:!0},(E,g)=>Zc(E,g,()=>u(E,g)));l.on("checkContinue",(E,g)=>Zc(E,g,()=>u(
E,g,{waits:!0}))),l.on("upgrade",(E,g,T)=>{const O=i.isIdle(E.socket);if(O&&!Im(E))return Am(l,E,g,T);const b=O?Lm(E,E.socket):void 0;if(!b)return void g.destroy();
d.add(g),g.once("close",()=>d.delete(g)),u(E,b,{head:T})}),l.on("connection",E=>i.opened(E)),l.on("clientError",(E,g)=>a(g,(0,H.xU)(E)));const f=await Um(l,t.port,
e);let h;return{port:f,serve(E){r.handler=E},close(E=5e3){return r.closing=!0,h??=xm(l,c.open,d,E),h}}}function id(t,e){return`http://${(0,ae.isIPv6)(t)?`[${t}]`:
t}:${e}`}const Dm=1e3,ad="ERR_HTTP_REQUEST_TIMEOUT",Mm="HPE_INVALID_EOF_STATE";function $m(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===Mm||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(Cm(s)),setTimeout(()=>n.destroy(),Dm).unref()}}const cd=`The address and the headers \
of this request have more than ${Ii.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Cm(t){const e=`Connection: close\r
`;return t===ad?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${cd.length}\r
`}${e}\r
${cd}`}function Um(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,H.xU)(o);r(i==="EADDRINUSE"?new H.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new H.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function xm(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new H.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function jm(t,e){const{request:n}=e,s=o=>vi(dd(n,o,t.log),t,e),r=o=>{try{
vi(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function dd(t,e,n){const s=(0,H.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Ai(e);if(o)
return $e(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return $e(new B("internal",i),t)}function vi(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof Rn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){Fm(t.take,e,n);return}if(r.writeHead(
t.status,Bm(t,e,n)),o.method==="HEAD"||ud(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Rn.Readable?Pm(s,e,n):e.batch.end(r,s)}async function Fm(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=dd(s,l,e.log);o.headersSent?o.destroy():vi(f,e,n)}}function Bm(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Rn.Readable)&&!ud(t)&&s.push("con\
tent-length",Hm(t.body)),s}function ud({status:t}){return t===204||t===304}function Pm(t,{log:e},{request:n,outgoing:s}){(0,Rn.pipeline)(t,s,r=>{r&&(0,H.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function Hm(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const Di=["0.0.0.0","::"];function ld({host:t,baseUrl:e}){const n=t.toLowerCase(),s=Di.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(Gm(o,e))return!0;const i=Wm(o);return i===void 0?!1:i==="localhost"||i===n||(0,ie.O)(i)||s&&(0,ae.isIP)(i)!==0}}function Gm(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Wm(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,ae.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}var an=D(1101);function Ym(t){return new zm(t)}class zm{#e;#t;#n;#s=!1;constructor(e){this.#e=
e}answer(e){const{instances:n}=this.#e;if(!n)return(0,an.Ih)(new an.Lw("functions_off",void 0,60));if(this.#s)return(0,an.Ih)(new an.Lw("stopping"));const s=this.#n;
return kt(s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new an.Lw("stopping");return(await this.#r(
s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,
reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(
n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){
this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){return this.#t??=Promise.all([D.e(729),D.e(89)]).then(D.bind(D,5089)).
then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var ye=D(1455),ue=D(3052),Km=D(1421),Xm=D(6193);const Jm=524288,Vm=65535;let fd;function qm(){
return fd??=Qm().filter(t=>t>2&&t<=Vm&&Zm(t)),fd}function Qm(){try{return(0,x.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Zm(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,x.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Jm)===0}catch{return!1}}function eE(t){const e=qm().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,x.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,x.closeSync)(n)}}const tE={serverBytes:ue.j9,serverFiles:2e5},nE=384,sE=4*ue.j9,
hd={base:128,perProcessor:256},Or={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ue.j9,logBytes:4*ue.D6,memoryBytes:Math.min(sE,Math.floor(rE()/2)),diskBytes:8*ue.j9,
diskFiles:2e6,processes:hd.base+hd.perProcessor*(0,pe.availableParallelism)(),installBytes:2*ue.j9,installsBytes:20*ue.j9,...tE};function rE(){const t=process.constrainedMemory();
return t>0?Math.min((0,pe.totalmem)(),t):(0,pe.totalmem)()}const gk=1e3;function wk(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Rr=D(8595),pd=D(5290);
const In=864e5,oE=1e3,iE=90,aE=7*In,cE={most:500,ageMs:30*In},dE=30*In,uE=400,lE=512*ue.D6,Ir={apps:{what:"deleted apps, with their releases, logs, variables, t\
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
owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},Tk={caches:{bytes:4*ue.j9,allBytes:20*
ue.j9,items:Number.POSITIVE_INFINITY,ageMs:30*In},mirrors:{bytes:4*ue.j9,allBytes:20*ue.j9,items:Number.POSITIVE_INFINITY,ageMs:30*In},tools:{bytes:Number.POSITIVE_INFINITY,
allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*In}},_k=200,bk=8,Nk=36e5,md={files:1e5,fileBytes:512*ue.D6,totalBytes:4*ue.j9},Lr={pathBytes:1024,
pathsBytes:16*ue.D6,rulesBytes:256*1024,indexBytes:32*ue.D6},Mi=32*ue.D6,Ed={pathBytes:4096,pathsBytes:32*ue.D6,rulesBytes:8*ue.D6,indexBytes:48*ue.D6},Sk=null,
Ar=ue.D6,fE=8,Ok=32,yd=3600*1e3,Rk=yd/2,hE=2*ue.D6,gd=4*ue.D6,pE=64*1024,mE=16384,EE=128*1024,yE=128,gE=50,wE=2e3,wd=6e4,TE=1e3,_E=1e3,Ik=50;function bE(t){try{
const e=JSON.parse(t);return(0,Y.Gv)(e)?OE(e):void 0}catch{return}}const Td={ready({isolation:t,limiter:e,network:n,hasFailed:s}){const[r,o,i]=[DE(t),ME(e),CE(n)];
if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Xe.
Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,Y.KH)(t,pE)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,Y.KH)(t,64)?{kind:"commit",commit:t,facts:$E(e)}:void 0,ask({id:t,question:e}){const n=(0,Y.Gv)(e)?
RE(e):void 0;return n&&Ve(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,Y.KH)(t,$i)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,Y.KH)(e,64)&&(0,Y.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[UE(t),(0,pd.h)(n)],i=K.jI.find(a=>a===s);if(!(!r||!o||!(0,Y.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=Jc(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=xE(t);return n&&(0,Y.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=_s(t,Object.keys(Ir).length,jE);return e&&{kind:"done",collected:e}}},$i=256,kr=Lr.pathBytes,NE=64,_d=250,SE=100,
Ci=1e3,Ui=1e3;function OE(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Td,e)?Td[e](t):void 0}function RE({about:t,name:e,part:n,isLast:s,after:r,
found:o}){if(t==="lock"&&(0,Y.KH)(e,$i))return{about:t,name:e};if(t==="output"){const i=(0,Y.Gv)(n)?IE(n):void 0;return i&&{about:t,part:i,isLast:s===!0}}if(t===
"start"){const i=Vc(o);return i&&{about:t,found:i}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function IE({files:t,odd:e,ignoredRules:n,
faults:s}){const r={files:_s(t,_d,AE),odd:_s(e,_d,kE),ignoredRules:_s(n,SE,vE),faults:_s(s,Rr.ws,LE)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&
c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function _s(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===
t.length?s:void 0}function LE(t){const{file:e,line:n,message:s,isMarked:r}=(0,Y.Gv)(t)?t:{};if(!(!(0,Y.KH)(s,Rr.iA)||e!==null&&!(0,Y.KH)(e,kr))&&!(n!==null&&!Ve(
n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function AE(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,Y.Gv)(t)?t:{};if(!(!(0,Y.
KH)(e,kr)||!(0,Y.KH)(o,NE))&&!(!Ve(n)||!Ve(s)||!Ve(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function kE(t){const{path:e,kind:n}=(0,Y.
Gv)(t)?t:{},s=Rr.q3.find(r=>r===n);return s&&(0,Y.KH)(e,kr)?{path:e,kind:s}:void 0}function vE(t){const{file:e,line:n,reason:s}=(0,Y.Gv)(t)?t:{};if(!(!(0,Y.KH)(
e,$i)||!(0,Y.KH)(s,Ci)))return{file:e,reason:s,...Ve(n)?{line:n}:{}}}function DE(t){if((0,Y.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,Y.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function ME(t){const{kind:e,folder:n,reason:s}=(0,Y.Gv)(t)?t:{};return e==="cgroup"&&(0,Y.KH)(n,kr)?{kind:e,folder:n}:e==="sampling"&&(0,Y.KH)(s,Ci)?{kind:e,
reason:s}:void 0}function $E(t){const{subject:e,author:n}=(0,Y.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Ce.Ow)(r,o).trim()||null;return{subject:s(e,K.jh.subject),
author:s(n,K.jh.author)}}function CE(t){const{level:e,reason:n}=(0,Y.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,Y.KH)(n,Ci)?{level:e,
reason:n}:void 0}function UE(t){if(!(0,Y.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!Ve(n)||!Ve(s)||!Ve(r)||!Ve(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function xE(t){const{text:e,folder:n,command:s,output:r,type:o,
typeBecause:i}=(0,Y.Gv)(t)?t:{},a=K.yN.find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Ce.Ow)(d,Ui):null;return{
text:(0,Ce.Ow)(e,2*Ui),folder:(0,Ce.Ow)(n,Ui),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function jE(t){const{kind:e,items:n,bytes:s,left:r}=(0,Y.Gv)(t)?
t:{},o=Object.keys(Ir).find(c=>c===e);if(o===void 0||!Ve(n)||!Ve(s))return;const i=(0,Y.Gv)(r)?r:{},a=Ve(i.items)&&Ve(i.bytes);return{kind:o,items:n,bytes:s,...a&&
{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function Ve(t){return Number.isSafeInteger(t)&&Number(t)>=0}const vr=import.meta.filename.endsWith(".ts"),
Dr=(0,W.join)(import.meta.dirname,vr?"../../..":"../.."),bd=(0,W.join)(Dr,vr?"src/worker.ts":"dist/worker/index.js"),Lk=vr?(0,W.join)(Dr,"src"):bd,Nd=(vr?["src",
"node_modules","package.json"]:["dist","package.json"]).map(t=>(0,W.join)(Dr,t)),FE=(0,W.join)(Dr,"node_modules",".cache","slipway"),BE=4,xi=5;function PE(){const t=(0,W.
dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,x.statSync)(s).mode&xi)!==xi),n=e??Nd.map(Sd).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`\
chmod -R a+rX ${e?t:Nd.join(" ")}`}}function Sd(t){const e=(0,x.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?xi:BE;if((e.mode&n)!==n)return t;
const s=(0,W.basename)((0,W.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,x.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){
const i=Sd((0,W.join)(t,o));if(i!==void 0)return i}}function Od(t){return`${(0,j.hash)("sha256",t).slice(0,16)}/`}function HE(t,e){return`slipway-worker:${Od(t)}${e}`}
function GE(t,e){return`slipway-functions:${Od(t)}${e}`}const WE=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function Rd(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&WE.some(r=>r.test(
n))&&(e[n]=s);return e}function Id(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:FE,
...n&&{NODE_EXTRA_CA_CERTS:(0,W.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var YE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},zE=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const KE=15,XE=4096,JE=5e3;class Ld{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=bd,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=YE(i,eE(["pipe","ignore","pipe","pipe"]),!1),c=(0,Km.spawn)(process.
execPath,[`--max-old-space-size=${nE}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,QE(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-XE)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=
!0}finally{zE(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new Xm.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>gd)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=gd?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>wd;r&&n&&this.kill(`it sent nothing for ${wd/1e3} seconds`),n=r},JE).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??qE(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class VE extends Ld{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:KE,read:bE})}}function qE(t){return Object.entries(pe.constants.
signals).find(([,n])=>t===yE+n)?.[0]??null}function QE(t,e){try{t!==void 0&&(0,pe.setPriority)(t,e)}catch{}}var ot=D(6583);const ZE=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],Ad=40,bs=2e3,ey=8e3,ty=2e4,ny=200;function kd(t,e){return`${t}/${e}.sock`}function sy(t){const e=(0,Y.U4)(t);if(!(0,Y.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(vd,n)?vd[n](e):void 0}const vd={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[Pt(t,["bubblewrap","none"]),Pt(e,["cgroup","sampling"])],{level:i,reason:a}=(0,Y.Gv)(n)?n:{},c=Pt(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,bs)},u=typeof s=="string"?{apart:s.slice(0,bs)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=Dd(e);return n&&Ln(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>Ln(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=oy(e);return n&&Ln(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!Ln(t)||!Array.isArray(e)||e.length>ty)return;const n=e.map(ry).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>Ln(t)&&Mr(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,Y.Gv)(e)?Md(e):void 0;return n&&Ln(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=Pt(t,["info","warn",
"error"]);return s&&(0,Y.KH)(e,64)&&(0,Y.KH)(n,bs)?{kind:"note",level:s,event:e,text:n}:void 0}};function Pt(t,e){return e.find(n=>n===t)}function Ln(t){return(0,Y.
KH)(t,Ad)}function Mr(t){return Number.isSafeInteger(t)&&Number(t)>=0}function Dd(t){const{step:e,at:n}=(0,Y.Gv)(t)?t:{},s=Pt(e,ot.F$);return s&&Mr(n)?{step:s,at:n}:
void 0}function ry(t){const{at:e,stream:n,text:s}=(0,Y.Gv)(t)?t:{},r=Pt(n,["stdout","stderr"]);return r&&Mr(e)&&(0,Y.KH)(s,ey)?{at:e,stream:r,text:s}:void 0}function Md({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!Mr(t))&&!(e!==null&&!(0,Y.KH)(e,Ad)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function oy(t){if(!(0,Y.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[Pt(e,ZE),Pt(n,ot.F$),Md(t)];if(!i||!a||!c||!(0,Y.KH)(s,bs)||!Array.isArray(r)||r.length>
ny||!r.every(f=>(0,Y.KH)(f,bs))||!Array.isArray(o)||o.length>ot.F$.length)return;const d=o.map(Dd).filter(f=>f!==void 0),{exitCode:u,signal:l}=c;return{code:i,step:a,
message:s,exitCode:u,signal:l,lines:r,journey:d}}const iy={startMs:6e4,tmpBytes:512*ue.D6,tmpFiles:1e5,processes:256},ay=1e4,cy=5e3,dy=5,uy=100;function ly(t){const e=new fy(
t);return e.recover(),e}class fy{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,x.realpathSync)(e.nodeDir),this.#n=Cd(this.#t)}recover(){
$d(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,j.randomUUID)().slice(0,8)}`,s=this.#a(),r=new hy(n,e,{socket:kd(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(ay))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),cy);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,x.mkdirSync)(this.#n,{recursive:!0,mode:448}),my(this.#n);const{env:e,log:n}=this.#e,
s=new Ld({args:["functions",GE(this.#t,process.pid)],env:Id(e),niceness:dy,read:sy});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,ye.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r===
"required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:Rd(n),limits:{...iy,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"\
walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,
instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.
take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is r\
equired");return}if(this.#o)return;this.#o=!0;const{log:r,network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write \
everything that the platform can"});const i=n.level==="private"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"\
functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class hy{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.
withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.
promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,py);return;case"\
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new ot.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new ot.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new ot.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const py=10;function $d(t){return[(0,W.join)(t,"functions","running"),Cd((0,x.realpathSync)(
t))].some(n=>(0,x.existsSync)(n)&&(0,x.readdirSync)(n).length>0)}function Cd(t){const e=(0,W.join)(t,"functions","sockets");return Buffer.byteLength(kd(e,"i-000\
00000"))+4<=uy?e:(0,W.join)((0,pe.tmpdir)(),`slipway-${(0,j.hash)("sha256",t).slice(0,16)}`)}function my(t){const{uid:e,mode:n}=(0,x.lstatSync)(t);if(!((0,x.lstatSync)(
t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class ji{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var Ud=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},xd=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ey=4*ue.D6,yy=30*864e5,gy=1e4,wy=2e3;class Ty{#e;#t;#n=new ji;#s=new Map;constructor({folder:e,
fileBytes:n=Ey}){this.#e=e,this.#t=n}async add(e,n){const s=Fi(e);for(const o of this.#s.get(s)??[])n.forEach(o);const r=n.map(({at:o,instance:i,stream:a,text:c})=>`${JSON.
stringify([o,i,a,c])}
`).join("");await this.#n.run(s,()=>this.#o(s,r))}async tail(e,n){const s=Fi(e),r=Math.min(Math.max(0,Math.floor(n)),gy),{newer:o,older:i}=this.#r(s);return this.#n.
run(s,async()=>{const a=Fd(await jd(o,this.#t),r);return[...a.length<r?Fd(await jd(i,this.#t),r-a.length):[],...a]})}follow(e,n){const s=Fi(e),r=[];let o=()=>{};
const i=d=>{r.length<wy&&r.push(d),o()},a=this.#s.get(s)??new Set;this.#s.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#s.get(s)===a&&this.#s.delete(
s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:await new Promise(l=>{
o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,ye.readdir)(this.#e).catch(()=>[]))await this.#n.run(n,async()=>{
const s=await(0,ye.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,ye.rm)((0,W.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,W.
join)(this.#e,e,"newer.jsonl"),older:(0,W.join)(this.#e,e,"older.jsonl")}}async#o(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,older:o}=this.#r(
e);await(0,ye.mkdir)((0,W.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,ye.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(n)>this.#t&&await(0,ye.
rename)(r,o),await Ud(s,await(0,ye.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=xd(s);r&&await r}}}function Fi({org:t,project:e,
appID:n}){return(0,j.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function jd(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,ye.
open)(t,"r").catch(()=>{});if(!s)return"";const r=Ud(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.read(i,0,i.length,Math.
max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=xd(n);s&&await s}}function Fd(t,e){return e===0?[]:t.split(`
`).slice(0,-1).slice(-e).flatMap(s=>_y(s)??[])}function _y(t){const e=(0,Y.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Y.KH)(s,40)&&(0,Y.
KH)(o,8e3)&&(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}async function by(t){try{return(await Pd(t)).nextRun(new Date(0))===null?"name\
s a time that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(e)}}async function Bd(t,e){return(await Pd(
t)).nextRun(new Date(e))?.getTime()??null}async function Pd(t){const{Cron:e}=await D.e(814).then(D.bind(D,5814));return new e(t,{timezone:"UTC",mode:"5-part"})}
const Ny="SLIPWAY_SCHEDULE_SECRET",Sy=15e3,Oy=50,Ry=20,Iy=60*6e4,Ly=15*6e4;function Ay(t){const{schedules:e,log:n,every:s=Q.fm}=t,r=new Map;let o,i=!1;const a=(l,f,h)=>{
const E=JSON.stringify([l.subdomain,f]),g=r.has(E)?"the call before has not ended":r.size>=Ry?"this node makes too many calls":void 0;if(g!==void 0)return t.say(
l.app,`${Bi(f)}: left out, because ${g}`);const T=vy(t,l,f,h).finally(()=>r.delete(E));r.set(E,T)},c=async()=>{for(const l of await e.due(Oy)){const{next:f,come:h}=await ky(
l);if(await e.take(l,f))for(const[E,g]of h)a(l,E,g)}},d=()=>(o??=c().then(()=>{i=!1}).catch(l=>{(!i||!(l instanceof oe))&&n("warn","schedules_not_read",{reason:String(
l)}),i=!0}).finally(()=>{o=void 0}),o),u=s(Sy,()=>{d()});return{async look(){await d(),await Promise.all(r.values())},async[Symbol.asyncDispose](){u(),await o}}}
async function ky({entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await Bd(o.cron,Math.max(e,n-Iy));i!==null&&i<=n&&s.push(
[o,i]);const a=await Bd(o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function vy(t,e,n,s){const{app:r,subdomain:o,now:i}=e,{clock:a,call:c,
siteOf:d,secretOf:u,say:l}=t,f=a.monotonic();try{const h=await d(o);if(!h)return;const E=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),
g=`${o}.${s}.${e.entries.indexOf(n)}`,T=Dy(await u(o),g,i,E),O=await c(h,{path:n.path,headers:T,body:E,timeoutMs:Ly});l(r,`${Bi(n)}: ${O}, ${Math.round(a.monotonic()-
f)} ms`)}catch(h){l(r,`${Bi(n)}: failed, because ${h instanceof Error?h.message:String(h)}`)}}function Bi({cron:t,path:e}){return`POST ${e} by its schedule (${t}\
)`}function Dy(t,e,n,s){const r=Math.floor(n/1e3),o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,j.createHmac)("sha256",o).update(`${e}.${r}.${s}`).digest(
"base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`v1,${i}`}}function My(t){
return{status(e){const n=t(e);return n&&$y(n)}}}function $y(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,
journey:u}=n;return s!==null&&Cy(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,instances:e,lastFailure:t.
lastFailure,crashLoop:Uy(t)}}function Cy(t){return t==="starting"||t==="ready"||t==="draining"}function Uy({state:t,failing:e,instances:n}){if(t!=="crash_loop")
return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||s.failingSince===
null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const xy=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REG\
ION"],jy=60*6e4;async function Hd({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${K.be}URL`]:n,[`${K.be}REGION`]:K.
aT,...s}}async function Fy(t,e,n,s){const r=await Hd(t,e,n);return Object.keys(r).length===0?{}:{...r,...Wd(await Gd(t,e,s))}}async function By(t,e){const{roles:n,
clock:s,log:r,every:o=Q.fm}=t,i=await Gd(t,e,void 0),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.accessKeyID,s.
now())||c)return;r("warn","function_role_gone",a)}catch(l){r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(jy,()=>{d()});return{variables:Wd(
i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}async function Gd({
tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.injected(s);return e.issue(o,n.now(),r)}function Wd({accessKeyID:t,secret:e,sessionToken:n}){return{
AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:K.aT}}async function Py({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},r,o){const[i,a]=await Promise.
all([t.find(r),o?{}:t.env(r)]),{type:c,settings:d}=o??i??{},u=o?.env??a;if(!(0,K.Rm)(c))return u;const l=await e.tableVariables(r,n),f=i&&d?.schedule?{[Ny]:await s(
i.subdomain)}:{};return{...u,...l,...f}}function Hy(t){return Object.hasOwn(t,`${K.be}URL`)}function Gy(t,e){const n=new Set;return{start(s){if(!Hy(s.env))return t.
start(s);const r=new Yy(s,t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all([...n].
map(({ended:s})=>s))}}}const Wy={exitCode:null,signal:null,outOfMemory:!1};class Yy{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;const r=this.#n(n,s);
this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;return await i[Symbol.
asyncDispose](),a},()=>Wy)}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){
return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)throw new Error("it \
was stopped");const o={...this.spec.env,...r.variables},i=e.start({...this.spec,env:o});this.#e=i;const a=xy.filter(c=>Object.hasOwn(this.spec.env,c));return a.
length>0&&s(i,a),{inner:i,credentials:r}}catch(o){await r?.[Symbol.asyncDispose]();const a=`The instance did not start: ${o instanceof Error?o.message:String(o)}`,
c={exitCode:null,signal:null,lines:[],journey:[]};throw new ot.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const zy=["running","starting","stopping",
"asleep","failed","crash-loop"],Yd={default:100,most:1e3},Ky=6e4,Xy=1e4,Jy=100,zd=256*1024,Kd=2e3,Vy=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function Ak(t){const[
,e,n,s]=Vy.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function qy(t,e,n=Q.fm){const s=new Map,r=(a,c)=>{c.close(),s.get(a)===c&&
s.delete(a)},o=n(Xy,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=Ky&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.get(c)??new Qy(t,a,
f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>Jy&&l&&r(...l),u};return{async read(a,{lines:c,after:d}){const u=i(a);return(d&&
u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class Qy{#e=(0,j.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){
const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=Pi(
e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>Yd.most||this.#r>zd&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,
s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{
lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=eg(e.filter(s).map(Pi)),o=e.at(-1),i=o&&this.#s.
findLastIndex(c=>Zy(c,Pi(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(
s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function Pi(t){return t.text.length<=Kd?t:{...t,text:t.text.slice(0,Kd).toWellFormed()}}function Zy(t,e){
return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function eg(t){let e=zd,n=t.length;for(;n>0&&t.length-n<Yd.most&&(e-=t[n-1]?.text.
length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function tg(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-\
loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function kk(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+
1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function ng(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(
qy(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,K.Rm)(o.type)&&o.liveRelease!==null?tg(r.statuses.status(o)):void 0}}async function Xd(t){const e=await t.
signingKey(sg),n=(0,Y.U4)(e.value);if(!(0,Y.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!rg({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.
d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=og(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"\
ES256"}}}function Hi({privateJwk:t},e){return new Uint8Array((0,j.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function sg(){const t=(0,j.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function rg(t){try{const e=(0,j.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,j.verify)("sha256",r,(0,j.createPublicKey)(
{key:s,format:"jwk"}),(0,j.sign)("sha256",r,e))}catch{return!1}}function og(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,j.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const Jd=6e5,Vd=6*36e5,ig=3e4,qd=5e3;function ag(t,e,n){return An(async()=>{const s=await D.e(460).then(D.bind(D,6460)),
r=s.createRemoteJWKSet(await cg(t,e),{timeoutDuration:qd,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.
NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,
i=n.monotonic()+Math.min(ig*2**Math.max(0,a-1),Jd)}),c);return async(l,f)=>{const h=n.monotonic()>=i||d()>=Vd;if(d()>=Jd&&h&&await u(),d()>=Vd)throw $r();try{return await r(
l,f)}catch(E){if(!(E instanceof s.errors.JWKSNoMatchingKey))throw E;const g=n.monotonic()>=i;if(g&&await u(),a>0)throw $r();if(!g)throw E;return r(l,f)}}})}async function cg(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(qd),redirect:"error"})).json();return dg(s,t)}catch{
throw $r()}}function dg(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function $r(){return new B("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function An(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const Gi="127.0.0.1",ug={"http:":80,"https:":443};async function lg({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,
allow:`${o}:${i||ug[a]}`,async[Symbol.asyncDispose](){}}}const s=await od({port:0,host:Gi,log:n});s.serve(t);const{port:r}=s;return{url:id(Gi,r),allow:`${Gi}:${r}`,
[Symbol.asyncDispose]:()=>s.close()}}function Qd(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=
void 0,s}),n)}function vk(t,e=Date.now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const Cr=()=>{};var fg=D(3136);const Wi=20,Zd=1e3,eu="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",hg=`^(?:(?=.{1,254}$)(?:${eu}\\.)+(?!\\d+\\.?$)${eu}\\.?|\
(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function pg({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"\
must be a list of host names";if(r.length>Wi)return`must have at most ${Wi} host names`;const o=r.map(d=>typeof d=="string"?tu(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${St(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>Vs(d,u)));if(a!==void 0)
return`contains ${St(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${St(c)} twice`};return R.
FsL(R.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),R.yuE({type:"array",maxItems:Wi,uniqueItems:!0,items:{type:"string",maxLength:Zd,pattern:hg}}),R.pdi(r=>r.map(
o=>tu(o)??o)))}function tu(t){if(t.length>Zd)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,fg.domainToASCII)(t).replace(/\.$/,""):"";return Js(e)?
e:void 0}async function mg(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>nu(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new B("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${Ur(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Eg(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:Ur(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await nu(t,r,s).catch(a=>{if(!(a instanceof B))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function nu({resolveTxt:t},e,n){try{return(await t(Ur(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,H.xU)(s)??""))return!1;
const r=`The DNS records of ${Ur(e)} cannot be read now. Try again later.`;throw new B("unavailable",r,{"retry-after":"30"})}}function Ur(t){return`_slipway.${t}`}
const su=2e3,yg=2;async function gg(t){const{Resolver:e}=await Promise.resolve().then(D.t.bind(D,1553,19));return new e({timeout:su,maxTimeout:su,tries:yg}).resolveTxt(
t)}const wg=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Tg=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,_g=65535;function bg(t){
const e=(0,ae.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??wg.exec(t)??[],a=n??s??(e?t:r),c=(0,ae.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Tg.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=_g)&&(!ru(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=ru(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new H.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function ru(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const Yi=12,zi=16;function Ng({id:t,key:e},n,s){
const r=(0,j.randomBytes)(Yi),o=(0,j.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function Sg(t,e,n){const s=t.find(a=>Og(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(Yi,-zi),i=(0,j.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,Yi),{authTagLength:zi}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-zi));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function Og({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function Ki(t){return`\
kvs-token:${t}`}function ou(t){return`kvs-role:${t}`}class it{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.
get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.
set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=
this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):
this.#s-=s.weight}}}const Rg=200,iu=1024*1024;class au{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,this.#r=new it(e),this.#o=new it(
iu)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){
this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new it(this.#e),this.#o=new it(iu),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.
get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Rg):this.#r.put(e,s,this.#t),s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});
return this.#s.set(e,n),n}}const Ns={environmentPerMinute:12e3,tablePerMinute:6e3},cu="kvs_",du=32,Ig=cu.length+Math.ceil(du*4/3),Lg=1e3,Ag=8*1024*1024;class kg{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=new au(Ag,Lg,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,
project:a.project,app:a.appID,table:c},f=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,
scope:l,environmentID:d,supported:(0,K.Rm)(u),windows:f}})}byToken(e){return e.length===Ig?this.#n.find(Vi(e)):null}async byName(e,n){const{tables:s}=await this.#s(
e),r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw uu(n);return o}async create(e,n,s,r){if(!K.BL.test(n))throw new B("validation_failed",
`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const o=`${cu}${(0,j.randomBytes)(du).toString("base64url")}`,
i=Vi(o),a=this.#t.seal(Ki(i),o),c={types:K.jI,most:K.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"\
created":return{name:n,variable:Ji(n),createdAt:s,token:o};case"no_app":throw Xi(e);case"wrong_type":throw lu(d.type);case"taken":throw new B("conflict",`The ap\
p already has a table "${n}".`);case"full":throw new B("conflict",`An app may have ${K.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(
e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Ji(s),createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"\
no_app":throw Xi(e);case"no_table":throw uu(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,K.Rm)(n))throw lu(n);const o=r.
map(({name:i,tokenHash:a,sealed:c})=>[Ji(i),this.#t.open(Ki(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open(Ki(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(Vi(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.
list(e);if(!n)throw Xi(e);return n}}function Xi({appID:t}){return new B("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function uu(t){return new B(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function lu(t){return new B("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function Ji(t){return`${K.be}TOKEN_${t.toUpperCase()}`}function Vi(t){
return(0,j.hash)("sha256",t,"base64")}function vg(t){return fu(t),{...Dg,node:`${(0,pe.hostname)()}/${process.pid}`,...t,buildLimits:{...Or,...t.buildLimits},kvsQuotas:{
...Ns,...t.kvsQuotas}}}function fu(t){const{gitUrlTemplate:e=je.bD,allowLocalGit:n=!1}=t;le(t.trustedProxies??[]),we(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.
forEach(bg);const s=(0,je.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,je.ri)(e)}" ${s.problem}`;throw new H.GQ("invalid_input",r,{input:"git-url",remedy:`Wr\
ite ${s.instead}.`})}const Dg={mail:void 0,notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,
instances:void 0,shownFunctions:void 0,functions:"on",roles:Ts,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:je.
bD,clock:Q.ml,log:Cr,fetch,resolveTxt:gg,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*ue.D6,keepDeployments:oE,
keepDays:iE,keepDeletedMs:aE,keepAuditDays:uE,organizationBuilds:Vp,buildLimits:Or,kvsQuotas:Ns};function at({roles:t},e){return t.includes(e)}const Mg=1/4,$g=5e3,
Cg=60*6e4;async function Ug(t,{siteUrl:e,kvsUrl:n},s,r){const{clock:o,log:i,stores:a}=t,c=t.functions==="on"&&(at(t,"edge")||at(t,"build")),d=Promise.withResolvers();
d.promise.catch(()=>{});let u=ki;const l=at(t,"kvs")?U=>u(U):void 0,f=Qd(()=>lg({handler:l,kvsUrl:n,log:i}),r);let h=t.buildNetworkAllow;const E=async()=>{const{
url:U,allow:C}=await f();return h=[...t.buildNetworkAllow,C],U},g=new Ty({folder:(0,W.join)(t.nodeDir,"functions","logs")});c&&r.defer((0,Q.fm)(Cg,()=>{g.removeOlder(
o.now()-yy).catch(()=>{})}));const T={tableVariables:async(...U)=>(await(await d.promise)()).tableVariables(...U),openCredentials:async(...U)=>(await(await d.promise)()).
openCredentials(...U)};c&&$d(t.nodeDir)&&await E();const O=()=>r.use(xg(t,()=>h,g,T)),b=c?t.instances??O():void 0,N=An(async()=>Hi(await Xd(a.keys),"schedule")),
I=async U=>`whsec_${(0,j.createHmac)("sha256",await N()).update(U).digest("base64")}`,S=(U,C,X="schedule")=>{const ee={at:o.now(),instance:X,stream:"stdout",text:`\
[slipway] ${C}`};g.add(U,[ee]).catch(te=>{i("warn","functions_log_not_written",{instance:X,reason:String(te)})})},$=async(U,C)=>{const X={apps:a.state.apps,kvs:T,
kvsUrl:await E(),scheduleSecretOf:I};return Py(X,U,C)},M=r.use(Ym({instances:b,envOf:$,siteUrl:e,connections:Math.floor(nd()*Mg),clock:o,log:i,served:(U,C,X)=>s.
requested(U,X)}));r.defer(()=>d.reject(new oe("The platform stops"))),b&&r.defer(Bg(M,s,o));const z=b&&{statuses:My(U=>M.statusOf(U)),logs:g};return{functions:M,
view:ng(t.shownFunctions??z,t,r),useKvs(U){d.resolve(U),l&&U().then(C=>{u=C.handler})},runSchedules(U){if(!b)return;const C=(X,ee)=>M.call(X,ee);return Ay({schedules:a.
schedules,siteOf:U,call:C,secretOf:I,say:S,clock:o,log:i})},async tryInstance({job:U,release:C,signal:X},ee){const{app:te,type:de,deployID:Se}=U;if(!b||!(0,K.Rm)(
de))return;const{index:me}=await ee.index(te.org,C.manifestHash),xe=me.find(ot.r$)===-1?void 0:await a.state.apps.find(te);if(!xe)return;const{subdomain:Lt}=xe,
Re=await $(te,U),ze={deployID:Se,manifestHash:C.manifestHash};try{await M.prepare({app:te,subdomain:Lt,type:de,release:ze,settings:U.settings,env:Re,signal:X})}catch(Ze){
throw Ze instanceof ot.i5?jg(Ze.failure,(0,x.realpathSync)(t.nodeDir)):Ze}at(t,"edge")||M.stop(Lt)}}}function xg(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,
cgroup:c,buildNetwork:d,clock:u,log:l}=t,f={nodeDir:r,blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:l},h=({id:E,spec:{app:g}},T)=>{
const O=`[slipway] The platform's variables replace those of the app: ${T.join(", ")}`;n.add(g,[{at:u.now(),instance:E,stream:"stderr",text:O}]).catch(b=>{l("wa\
rn","functions_log_not_written",{instance:E,reason:String(b)})})};return Gy(ly(f),{kvs:s,onReplaced:h})}function jg({code:t,message:e,exitCode:n,signal:s,lines:r},o){
const i=r.map(a=>Fg(a,`${(0,W.join)(o,"functions","releases")}/`));return new on({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Fg(t,e){
const[n="",...s]=t.split(e);return n+s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function Bg(t,e,n){let s=n.monotonic();return(0,Q.fm)($g,()=>{const r=n.monotonic();
for(const{app:o,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}s=r})}const qi=5*6e4,Pg={lifetime:qi,perIdentity:10,
inAll:1e3},hu="link_";async function Hg({email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=hu+(0,j.randomBytes)(32).toString("base64url"),i=(0,j.hash)(
"sha256",JSON.stringify(["link",e,t])),a=new Date(r.now()+qi).toISOString();return await n.open({hash:pu(o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},
Pg),{url:`${s}/sign-in#${o}`,expiresAt:a}}function Dk(t){return t.startsWith(hu)}async function Mk(t,e){const n=await t.take(pu(e)),s=n===void 0?void 0:JSON.parse(
n),r=isObject(s)&&isObject(s.link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used\
 before, or is older than ${qi/6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal("unauthorized",c)}function pu(t){return(0,j.hash)("sha256",
`console link\0${t}`)}var cn=D(4235);const mu=20,Eu={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,example:"0 3 * * *"},Gg=null;function $k(t){
return t.split(";").map(e=>{const n=e.trim().split(/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&Eu.pattern.test(s)&&FUNCTION_FORMS.healthPath.
pattern.test(r))return{cron:s,path:r};throw new Error(`Write five fields and a path, with ; between entries, as "${Gg}"`)})}function Ck(t){return t.map(({cron:e,
path:n})=>`${e} ${n}`).join("; ")}const Qi={spaFallback:be(fs),installCommand:be(Ge(0,4096)),rootDirectory:be(hr),noindex:be(fs),assetsOnly:be(fs),verify:be(ls(
["off","warn","fail"])),lifetime:be(Ei),nodeVersion:be(R.FsL(Ge(1,3),R.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:be(pi(cn.FU)),healthPath:be(
Et(cn.DR.healthPath,"must be a path")),instances:be(hi(1,cn.Tl)),memory:be(Et(cn.DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:be(Et(cn.DR.idleTimeout,
'must be a time with one unit, or "0" for never')),requestTimeout:be(Et(cn.DR.requestTimeout,'must be a time with one unit, or "0" for no limit')),schedule:be(R.
FsL(R.YOg(He({cron:Et(Eu,"must be five fields with one space between them"),path:Et(cn.DR.healthPath,"must be a path")}),"must be a list"),R.BpQ(1,"must not be \
empty: null removes it"),R.Ru6(mu,`must have at most ${mu} entries`)))},Wg={buildCommand:null,outputDirectory:null,region:null},Yg={buildCommand:be(Ge(0,4096)),
outputDirectory:be(hr),region:be(R.FsL(Ge(1,63),R.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},zg=He({env:ms});function yu(t){
const e={...Qi,domains:be(pg(t.domains))},n={repository:gi(t.allowLocalGit),branch:Ft,...Yg},s={...n,repository:R.yqP(n.repository),branch:R.yqP(Ft)},[r,o,i]=[R.
Ikc(n),R.Ikc(s),R.Ikc(e)],a=He({name:R.FsL(Ge(1,63),R.yGV(K.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),type:ls(K.yN),
...n,...e,subdomain:Dt("cannot be given: it is generated")}),c={name:Dt("cannot be changed: it is the ID of the app"),subdomain:Dt("cannot be changed: it is gen\
erated")},d=He({...s,...e,...c,type:Dt("changes with a release: give it with a deployment, as `configuration.type`")}),u=He({...s,...Qi,...c,type:R.yqP(ls([...K.
yN,K.m0])),domains:Dt("do not wait for a deployment: change them with PATCH")}),l=f=>({...R.qgA(o,f),...(0,Y.Eb)({type:f.type}),settings:R.qgA(R.Ikc(Qi),f)});return{
creation:R.FsL(a,R.pdi(f=>{const h=Object.entries(R.qgA(i,f)).filter(([,T])=>T!==null),{name:E,type:g}=f;return{name:E,type:g,config:{...Wg,...R.qgA(r,f),settings:Object.
fromEntries(h)}}})),deployment:He({branch:be(Ft),commit:be(mi),configuration:R.yqP(R.FsL(u,R.pdi(l))),env:R.yqP(ms),tag:Dt("is not accepted: web apps deploy wit\
hout a release tag")}),change:R.FsL(d,R.pdi(f=>({...R.qgA(o,f),settings:R.qgA(i,f)})))}}function Kg({logRemovedAt:t}){return t===null?void 0:`The platform remov\
ed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const Xg=R.FsL(Ge(1,1e3),R.yGV(K.G1,"is not a variable's name: letters, digits and _, and not a digit first")),Uk=He({set:be(ms),unset:be(R.FsL(R.YOg(Xg,"must\
 be a list of names"),R.Ru6(K.lF.envVariables,`must have at most ${K.lF.envVariables} names`)))}),gu={variables:K.lF.envVariables,bytes:K.lF.envBytes};function Jg({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>xr(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),Tu(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw Ot(c);return u},async restoreApp(c,d){const u=await s.restore(c,d);
if(u.kind==="no_app")throw Ot(c);if(u.kind==="too_late")throw wu(u.app,!0);if(u.kind==="not_deleted")throw new B("conflict",`The app ${c.appID} is not deleted, \
so there is nothing to restore.`);return u.app},async cancel(c,d,u){const l=await r.cancel(c,d,u);if(l.kind==="no_deployment")return a(c,d);if(l.kind==="too_lat\
e")throw Qg(c,l.deployment);return l.deployment},async redeploy(c,d,u,l){const f={branch:null,commit:null},h=d===void 0?await r.create(c,f,u,l):await r.redeploy(
c,d,u,l);if(h.kind==="no_app")throw Ot(c);if(h.kind!=="no_deployment")return h;throw await i(c),Tu(c,d??"")},async clearCaches(c,d){if(!await s.update(c,{settings:{
cachesOf:(0,j.randomUUID)()}},d))throw Ot(c)},async rollback(c,d,u){const l=await o.rollback(c,d,u);if(l)return l;if(await i(c),d===void 0)throw jr(c,"no kept r\
elease before the live one.");const f=await r.find(c,d),h=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(f?.status==="succeeded")throw jr(c,`\
no release ${d} any more: the platform keeps the newest ones (--keep-releases). ${h}`);if(f)throw jr(c,`no release ${d}: that deployment is ${f.status}.`);const E=qg.
test(d)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw jr(c,`no kept release ${d.slice(0,100)}.${E}`)},async variables(c){
return await i(c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),l=(f,h)=>Object.hasOwn(u,f)?u[f]===h?"same":"replaced":"new";return Object.
keys(d).sort().map(f=>({name:f,change:l(f,d[f]??"")}))},editEnv:(c,d,u)=>Vg(t.apps,c,d,u),async readLog(c,d,u){const l=await a(c,d),f=l.finishedAt!==null,h=await e.
read(d,{...u,isComplete:f}),E=h?void 0:Kg(l);return E!==void 0?{text:u.from<=0?E:"",next:Math.max(1,u.from),atEnd:!0,deployment:l}:h?{text:h.text,next:h.next,atEnd:f&&
h.next>=h.size,deployment:l}:{text:"",next:Math.max(0,u.from),atEnd:f,deployment:l}}}}async function Vg(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(
n,a));if(o!==void 0)throw rt([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[]},gu,r);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw Ot(e);case"full":{const{variables:a,bytes:c}=gu;throw rt([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,H.xb)(i)}}async function xr(t,e){const n=await t.find(e);if(!n)throw Ot(e);if(n.deletion)throw wu(n);return n}function wu({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new B("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new B("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}function Ot({
org:t,project:e,appID:n}){return new B("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const qg=/^dpl-[a-z2-7]{16}$/;function jr({appID:t},e){return new B(
"release_not_found",`The app ${t} has ${e}`)}function Tu({appID:t},e){return new B("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function Qg({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new B("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new B(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function _u(t){const{apps:e}=t.state;return{bodies:yu(t),async create(n,{type:s,config:r},o,i){await Zi(
r.settings),await bu(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,j.randomUUID)()}},c=await e.create({key:n,type:s,config:a},
o,i).catch(Nu);if(c.kind!=="taken")return c;throw await xr(e,n),new B("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s,r){const o=await xr(
e,n);await Zi(s.settings),await bu(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(Nu);if(!i)throw Ot(n);return i},domainsOf:({org:n,settings:s})=>Eg(
t.domains,n,s.domains??[])}}async function Zi({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){const s=await by(n);if(s!==void 0)throw rt([`schedule[${e}\
].cron ${s}`])}}async function bu(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await mg(t.domains,e,r)}function Nu(t){if(!(t instanceof
Qc))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new B("domain_taken",e)}var Rt=D(3823);
const q={type:"string"},kn={type:"integer",minimum:0},ea={type:"boolean"},Mt={type:"string",format:"date-time"};function qe(t){return{type:"string",enum:t}}function ge(t){
return{anyOf:[t,{type:"null"}]}}function ct(t){return{type:"array",items:t}}function Ie(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(
Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function Zg(t,e){return Ie({[t]:ct(e),nextCursor:ge(
q)})}function vn(t){return{$ref:`#/components/schemas/${t}`}}const $t={appID:{type:"string",minLength:1,maxLength:63},name:q,type:qe(K.yN),repository:q,branch:q,
buildCommand:ge(q),outputDirectory:ge(q),region:ge(q),subdomain:q,state:qe(["created","live"]),url:ge(q),environments:ct(Ie({environmentID:q,name:q})),createdAt:Mt,
updatedAt:Mt},ew={appID:$t.appID,type:$t.type,state:$t.state,repository:q,branch:q,buildCommand:$t.buildCommand,outputDirectory:$t.outputDirectory,region:$t.region,
"spaFallback?":ea,"installCommand?":q,"rootDirectory?":q,"nodeVersion?":q,"noindex?":ea,"verify?":qe(["off","warn","fail"]),"startCommand?":q,"healthPath?":q,"i\
nstances?":kn,"memory?":q,"idleTimeout?":q,"requestTimeout?":q,"schedule?":ct(Ie({cron:q,path:q})),"domains?":ct(q),variables:ct(q)},Su={deployID:q,status:qe(Xe.
PB),branch:q,commit:ge(q),createdAt:Mt},tw={code:qe(Rr.i1),file:ge(q),line:ge(kn),message:q},ta={...Su,stage:ge(qe(Xe.Mb)),startedAt:ge(Mt),finishedAt:ge(Mt),"s\
upersededBy?":q,"warnings?":ct(Ie(tw))},nw={file:q,line:ge(kn),column:ge(kn),severity:qe(["error","warning","notice"]),code:ge(q),message:q},xk={Error:Ie({error:Ie(
{code:qe(Object.keys(Xe.iV)),message:q,requestID:q})}),App:Ie($t),Configuration:Ie(ew),Environment:Ie({environmentID:q,name:q,url:ge(q),state:qe(["created","liv\
e"])}),AcceptedDeployment:Ie(Su),Deployment:Ie({...ta,url:ge(q)}),Failure:Ie({deployID:q,stage:qe(Xe.Mb),code:qe(Xe.sR),message:q,exitCode:ge({type:"integer"}),
signal:ge(q),log:ct(q),diagnostics:ct(Ie(nw))}),OperatorApp:Ie({org:q,project:q,...$t,settings:{type:"object"},liveDeployID:ge(q),newest:ge({$ref:"#/components/\
schemas/OperatorDeployment"}),"functions?":qe(zy),"functionsNode?":q,"deleted?":Ie({at:Mt,by:ge(q),until:Mt})}),OperatorDeployment:Ie({...ta,subject:ge(q),author:ge(
q),triggeredBy:ge(q),size:ge(Ie({files:kn,bytes:kn})),isLive:ea,"redeployOf?":q,"cancelledBy?":q,phases:ct(Ie({name:q,startedAt:Mt,ms:ge({type:"number",minimum:0})}))}),
QueuedDeployment:Ie({project:q,appID:q,...ta,triggeredBy:ge(q),"position?":{type:"integer",minimum:1}}),Table:Ie({name:q,variable:q,createdAt:Mt})},sw=254;function Ou({
email:t,token:e},n,s="id-token"){const r=e?{via:"access-token",name:e.name}:{via:s};return{by:(0,Ce.Ow)(t,sw),...r,from:De(n),requestID:n.requestID}}function rw(t){
const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>ow(d.parts,r)),i=n==="HEAD"?
"GET":n,a=o.find(({route:d})=>d.method===i);if(a)return{name:a.name,route:a.route,parameters:iw(a.parts,r)};if(o.length===0)throw new B("not_found",`Nothing is \
at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.method==="GET"?"GET, HEAD":d.method).join(", ");throw new B("method_not_allowed",`${n} is not allowed here;\
 allowed: ${c}.`,{allow:c})}}function ow(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function iw(t,e){const n=t.flatMap(
(s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,aw(e[r]??"",o)]]});return Object.fromEntries(n)}function aw(t,e){try{return decodeURIComponent(
t)}catch{throw new B("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}class Ru{status;json;constructor(e,n){this.status=e,this.json=n}}const cw=[
"GET","HEAD"],dw=["POST","PUT","PATCH"];function uw(t,e,n){const s=rw(e),r=async o=>{const i=ke(o.target),{name:a,route:c,parameters:d}=s(o.method,i),{principal:u,
within:l}=await hw(t,c,o,d),{bytes:f,json:h}=dw.includes(o.method)?await gw(o,c):yw,{orgID:E="",projectID:g="",appID:T=""}=d,{status:O=200,body:b}=c,N=await c.run(
{name:a,key:{org:E,project:g,appID:T},parameters:d,principal:u,within:l,act:Ou(u,o),query:new URLSearchParams(o.target.slice(i.length)),bytes:f,idempotencyKey:fe(
o,"idempotency-key"),status:O,body:()=>b&&lr(h,b)},n);return N instanceof Ru?_e(N.status,JSON.parse(N.json),{"idempotent-replayed":"true"}):_e(O,N)};return async o=>{
try{return await r(o)}catch(i){const a=Ai(i);if(!a)throw i;return await lw(t,a,o),$e(a,o)}}}async function lw(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&
e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="unauthorized")return t.refusals.note(s);try{const r=await t.verify(fe(n,"authorization")),
{by:o}=Ou(r,n);t.refusals.note({...s,by:o??void 0,org:await fw(t,r,n)})}catch{t.refusals.note(s)}}async function fw({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.
exec(n)?.[1];if(!(s===void 0||!K.cS.test(s)))return await t(e,{org:s})===void 0?void 0:s}async function hw(t,e,n,{orgID:s,projectID:r,appID:o}){const i=await t.
verify(fe(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw new B("rate_limited",`Too many requests: wait ${c} s.`,{"retry-after":String(c)});
if(e.for==="operators"&&await t.organizationsOf(i)!==void 0)throw new B("forbidden",`${a} has no role in the organization "*", which this call needs.`);if(e.for===
"operators"&&e.needs&&await Iu(t,i,{org:"*"},e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!K.cS.test(s))throw rt(["orgID in the path is not an ide\
ntifier"]);if(r!==void 0&&!K.cS.test(r))throw rt(["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},u=e.partly&&await pw(t,i,d);return u&&
u.length>0?{principal:i,within:u}:(await Iu(t,i,d,e.needs??mw(n.method)),{principal:i})}async function pw(t,e,{org:n,project:s}){const r=await t.partsOf(e,n);return s===
void 0||r===void 0?r:r.includes(s)?void 0:r.filter(o=>o.startsWith(`${s}/`))}function mw(t){return cw.includes(t)?"viewer":"deployer"}const Ew={viewer:"may only\
 read",deployer:"may not say who may do what",admin:"may do everything"};async function Iu({roleOf:t},e,n,s){const r=await t(e,n);if(r===void 0)throw new B("for\
bidden",`${e.email} has no role for this in the organization ${n.org}.`);if(yn(r,s))return r;const o=`${e.email} ${Ew[r]} in ${Ks(n)}.`;throw new B("forbidden",
s==="admin"?`${o} An admin may.`:o)}const yw={bytes:Buffer.alloc(0),json:void 0};async function gw(t,{mayBeEmpty:e,body:n}){const s=fe(t,"content-type")?.split(
";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw Lu(s);const r=await t.body(K.lF.bodyBytes).catch(o=>{throw o instanceof et?new B("body\
_too_large",`The body is larger than ${K.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw Lu("none");try{const o=JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new B("invalid_request",`The body is ${r.length===0?"empty":"not valid J\
SON in UTF-8"}.`)}}function Lu(t){return new B("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const ww={limit:{
type:"integer",minimum:1,maximum:K.lF.pageMost,default:K.lF.pageDefault},cursor:q};function Tw(t){return na(t,"limit",K.lF.pageDefault,K.lF.pageMost)}function _w(t,e,n){
const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function bw({seq:t}){return dn(`before:${t}`)}function Nw(t){const e=Ss(
t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function jk(t){return dn(`before:${t}`)}const Fk=null;function Bk({project:t,appID:e}){return dn(
`after:${t}/${e}`)}function Pk(t){const e=Ss(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))throw sa();
return{project:n,appID:s}}function Hk(t){return dn(`after:${t}`)}function Gk(t){const e=Ss(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))throw sa();
return e}function Wk({project:t="",appID:e="",who:n}){return dn(`after:${t}/${e}/${n}`)}function Yk(t,e){const[n="",s="",r=""]=Ss(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return r===""?void 0:{org:e,project:n,appID:s,who:r}}function zk(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function Kk({key:t}){return dn(`after:${t}`)}function Xk(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:Ss(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function Jk(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:na(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function Vk(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:na(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function qk(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function na(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw rt([`${e} must be 1 to ${s}`]);return o}function dn(t){return Buffer.from(t).toString("b\
ase64url")}function Ss(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||dn(s)!==n)throw sa();return r.
slice(1)}function sa(){return rt(["cursor must be a nextCursor of this list"])}function Au(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;
if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw rt(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,
s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,j.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function ku(t,e){switch(t.kind){case"done":
return e(t.made);case"replayed":return new Ru(t.status,t.answer);case"other_request":throw rt(["Idempotency-Key was used before with another body"]);default:return(0,H.
xb)(t)}}const Sw={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function Qk(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===
void 0)continue;const f=DEPLOYMENT_STAGES.slice(d+1).find(T=>i[T]!==void 0),h=f===void 0?r:i[f]??null;if(f===void 0&&u!==a)break;const E=Sw[u],g=c.at(-1);g?.name===
E?c.splice(-1,1,{...g,finishedAt:h}):c.push({name:E,startedAt:l,finishedAt:h})}return c}function vu({subdomain:t,settings:e}){return e.domains?.[0]??t}const Du="\
production";function ra(t){return t.liveRelease===null?"created":"live"}function Mu(t,e){return t.liveRelease===null?null:e(vu(t))}function oa(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:ra(t),url:Mu(t,e),environments:[{environmentID:t.environmentID,name:Du}],createdAt:yt(t.createdAt),updatedAt:yt(t.updatedAt)}}function Ow(t,e){const{
cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u}=t;return{appID:r,type:o,state:ra(t),repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function Rw(t,e){return{environmentID:t.environmentID,name:Du,url:Mu(t,e),state:ra(t)}}function $u(t){
const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:yt(o)}}function Cu(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:l}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:yt(c),startedAt:d===
null?null:yt(d),finishedAt:u===null?null:yt(u),url:r==="succeeded"?n(vu(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,Y.Eb)({supersededBy:l??void 0})}}
function Iw(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-K.lF.failureLogLines).map(l=>l.slice(0,K.lF.failureLogLine)),
u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function Zk(t,e,n,s){const{cachesOf:r,...o}=t.
settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...oa(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&Lw(e,t,n),...s&&i&&{functions:i,functionsNode:s.
node},...t.deletion&&{deleted:{at:yt(t.deletion.at),by:t.deletion.by,until:yt(t.deletion.endsAt)}}}}function Lw(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,
cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=Cu(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??
void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:h})=>({name:l,startedAt:yt(f),ms:h===null?null:h-f}))}}
function ev({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.
appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:yt(c),startedAt:d===null?null:yt(d),finishedAt:null,...present({position:n})}}function yt(t){
return new Date(t).toISOString()}const Fr=["branch","commit","configuration","configuration.type","env"];function Aw(t,e){return uw(t,kw(e),{...e,changes:_u(e)})}
function tv(t){return t}function kw(t){const{creation:e,change:n,deployment:s}=yu(t);return{createApp:{...Rt.bw.createApp,summary:"Creates an app. Its ID is its\
 name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:Ie({...$t,deployTakes:ct(qe(Fr))}),async run(r,{changes:o,siteUrl:i}){
const{name:a,...c}=r.body(),d=l=>({...oa(l,i),deployTakes:Fr}),u=await o.create({...r.key,appID:a},c,r.act,Au(r,d));return ku(u,d)}},updateApp:{...Rt.bw.updateApp,
summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:vn("App"),async run(r,{changes:o,siteUrl:i}){return oa(await o.
update(r.key,r.body(),r.act),i)}},replaceEnv:{...Rt.bw.replaceEnv,summary:"Replaces the whole set of variables. No answer contains their values.",body:zg,answer:Ie(
{names:ct(q)}),async run(r,{state:o}){await Br(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw Ot(r.key);return{names:Object.keys(i).
sort()}}},listEnvironments:{...Rt.bw.listEnvironments,summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployT\
akes`: the members that the body of a deployment may have.",answer:Ie({environments:ct(vn("Environment")),app:vn("Configuration"),deployTakes:ct(qe(Fr))}),async run(r,{
state:o,siteUrl:i}){const a=await Br(r,o),c=Object.keys(await o.apps.env(r.key)).sort();return{environments:[Rw(a,i)],app:Ow(a,c),deployTakes:Fr}}},deploy:{...Rt.
bw.deploy,summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `e\
nv`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says w\
hat the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a\
 server.",body:s,mayBeEmpty:!0,status:202,answer:vn("AcceptedDeployment"),async run(r,{state:o}){await Br(r,o);const i=Au(r,$u),{branch:a=null,commit:c,configuration:d,
env:u}=r.body();await Zi(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.
kind==="no_app")throw Ot(r.key);return ku(f,$u)}},listDeployments:{...Rt.bw.listDeployments,summary:"Lists deployments, newest first.",query:ww,answer:Zg("deplo\
yments",vn("Deployment")),async run(r,{state:o,siteUrl:i}){const a=Tw(r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:Nw(r.query)});if(!c)throw Ot(
r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=_w(u,a,bw);return{deployments:l.map(h=>Cu(h,d,i)),nextCursor:f}}},readFailure:{...Rt.bw.readFailure,summary:"\
Reads why a deployment failed. 404: it did not.",answer:vn("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,
i);if(a)return Iw(i,a);await Br(r,o);const c=await o.deployments.find(r.key,i);throw c?new B("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):
new B("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function Br({key:t},{apps:e}){return xr(e,t)}const vw=()=>()=>({status:404,headers:{},
body:""}),Dw=1024;function Mw({finder:t,ownName:e}){return n=>{const s=$w(n);if(s===void 0)return Os(400);if(s===e)return Os(200);const r=t.site(s);return r instanceof
Promise?r.then(o=>Os(o?200:404),o=>{if(o instanceof oe)return Os(503);throw o}):Os(r?200:404)}}function $w({target:t}){const e=t.indexOf("?");if(e===-1||t.length>
Dw)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(s.length>0||n===""||n.includes(":"))return;const r=n.toLowerCase().replace(/\.$/,
"");return r.endsWith(".")?void 0:r}const Cw={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function Os(t){return _e(t,{status:Cw[t]},t===
503?{"retry-after":"5"}:{})}const Uu=1e3,Uw=500;function xw(t,e){return{mayChange:n=>t.adminsMayGrant(n),list:(n,s)=>e.list(n,s),inFile:(n,s)=>t.membersOf(n).filter(
r=>!s||s.some(o=>Zt(jw(n,o),r))).slice(0,Uw),async set({org:n,project:s,appID:r},o,i,a){const c=o.toLowerCase();if(o.length>en||!Jn.test(o)){const h=`must be an\
 ASCII email, or "@domain" for all emails of a domain, of ${en} characters at most`;throw new B("validation_failed",`member ${h}.`)}if(!t.adminsMayGrant(n)){const h=`\
Ask the operator of the platform for a line there, or for "adminsMayGrant": true in organizations.${n}.`;throw new B("conflict",`In the organization ${n}, only \
platform.json grants roles. ${h}`)}const d={org:n,project:s,appID:r},u=t.membersOf(n),l=!u.some(h=>h.role==="admin"&&h.project===void 0),f=await e.set({...d,who:c,
role:i,most:Uu,keepsAdmin:l},a);if(f.kind==="full")throw new B("conflict",`The organization ${n} has ${Uu} members. Grant the role to an @domain.`);if(f.kind===
"last_admin"){const h="Make somebody else an admin first, or have the operator name one in platform.json.";throw new B("conflict",`${c} is the last admin of the\
 organization ${n}. ${h}`)}if(i===null&&f.before===void 0){const E=u.some(g=>g.who===c&&Zt(g,d))?" platform.json grants one, which only its operator takes away.":
"";throw new B("not_found",`Nobody has granted ${c} a role in ${Ks(d)}.${E}`)}return f.before}}}function jw(t,e){const[n,s]=e.split("/");return{org:t,project:n,
appID:s}}class ft extends Error{name="DamagedObject"}function Dn(t,e=fE){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{
setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const Fw=20,Bw=200,xu=2e4,Pw=4*1024*1024,Hw=8*1024;function Gw(t){const e=new it(Pw);return async(n,s,r)=>{
const o=async a=>(await t.count(n,a)??xu+1)<=xu,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return Ww(a.index,c.index)};try{return!await o(s)||
!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>Hw,i)}catch(a){if(a instanceof ft||a instanceof oe)return;throw a}}}async function Ww(t,e){const n={
added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=Dn(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<Fw&&s.push({kind:i,path:a.slice(0,Bw),bytes:c})};for(let[i,
a]=[0,0];i<t.count||a<e.count;){const c=Yw(t,i,e,a),[d,u]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=1:d&&u?o("changed",e.
path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(i),-d.size),d&&(i+=1),u&&(a+=1);const l=r();l&&await l}return{...n,files:s}}function Yw(t,e,n,s){
return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}const dt=8;class Pr{#e;constructor(e){this.#e=e}get bytes(){return this.#e.
length}has(e){let n=0,s=this.#e.length/dt-1;for(;n<=s;){const r=n+s>>>1,o=r*dt,i=this.#e.compare(e,0,dt,o,o+dt);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){
return new Pr(Buffer.from(this.#e))}}function ju(t){return(0,j.hash)("sha256",t,"buffer").subarray(0,dt)}class Rs extends Map{#e;constructor(e){super(),this.#e=
e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Is=["br","zstd","gzip"],zw=512,ia=16*ue.D6,Mn=Buffer.
from("SLV","latin1"),$n=Mn.length+4+32,Kw=$n+ia;function nv(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Mn,e,hashOf("sha256",t,"\
buffer"),t])}function Fu(t,e){if(t.length<$n||Mn.compare(t,0,Mn.length)!==0)return;const n=t.readUInt32LE(Mn.length);return n<=ia&&e===$n+n?n:void 0}function Xw(t){
if(Fu(t,t.length)===void 0)return;const e=t.subarray($n),n=t.subarray(Mn.length+4,$n);return(0,j.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Jw=/^[0-9a-f]{64}$/;
function aa(t){return Jw.test(t)}function Ht(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Vw(t){return`${t}/variants/`}function ca(t,e,n){return`${Vw(t)}${e.
slice(0,2)}/${e}.${n}`}function Bu(t){const[,,e="",...n]=t.split("/");return n.length===0&&aa(e)?e:void 0}function Pu(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Is.some(s=>s===n)?e:void 0}const qw=5e3;function sv(t){const e=Bu(t);return e!==void 0?{sha256:e}:Pu(t)===void 0?void 0:{missingMs:qw}}const Qw=100,
Hu=600*1e3;class Zw{#e;#t;#n;#s=new Rs(Qw);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=Ht(n,s),i=e===
"object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Hu){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(Ht(e,n))}async lasting(){const e=this.#t.monotonic()-Hu;for(const[n,{key:s,version:r,
at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const e0=512;
class t0{#e;#t;constructor(e,n=hE){this.#e=e,this.#t=new it(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,
digest:this.#n(e)};return this.#t.put(e,r,e0+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(
e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,j.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function da(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Ce.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:
e.slice(1)}const n0=/^[\w.!~*'()@:$,+=&;/-]*$/;function Gu(t){return n0.test(t)?`/${t}`:`/${t.split("/").map(s0).join("/")}`}function s0(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function ua(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}in\
dex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Wu=32,r0=/\/:[A-Za-z]\w*[^\w/]/,o0=/^:([A-Za-z]\w*)$/,la="it must begin with a path that \
has at most one *, and placeholders (/:name) only for whole segments, each name once",i0=`it has more than ${Wu} placeholders`;function Yu(t){const e=da(t);return e===
void 0?la:zu(Ku(`/${e}`))}function zu(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||r0.test(t))return la;const r=e.slice(1).split("/").map(
fa),o=(n??"").split("/").map(fa),i=[...Ls(r),...Ls(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return la;if(i.length>Wu)return i0;if(n===void 0)return{
text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(fa);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",
tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function a0({
head:t,star:e}){return new Set(e?[...Ls(t),...Ls(e.tail),"splat"]:Ls(t))}function Ls(t){return t.flatMap(e=>"name"in e?e.name:[])}function fa(t){const e=o0.exec(
t)?.[1];return e===void 0?{text:t}:{name:e}}const c0=32*1024;class ha{path;bare;#e;#t;#n;#s=c0;constructor(e){this.path=e,this.bare=Ku(e)}get parts(){return this.#e??=
this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Gu(
e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}
function d0(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&pa(n,r,0)?new ma(t,e,void 0):void 0;if(!pa(n,r,0))return;if(s.isRest){
if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new ma(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.
length-s.tail.length-1;if(o<n.length||!pa(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&
e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new ma(t,e,e.bare.slice(i,a))}function pa(t,e,n){for(let s=0;s<t.length;s+=1){
const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class ma{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in
a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Ku(t){return t.length>1&&
t.endsWith("/")?t.slice(0,-1):t}const Xu=500,Hr=8*1024,u0=2e3,Ju=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Vu=/^[\t\x20-\x7e\x80-\xff]*$/,qu=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function l0(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.
push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>u0?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=f0(i,e.length,a),s&&e.push(
s)):s?h0(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function f0(t,e,n){const s=Yu(t);if(e>=Xu)n("too many rules");else if(typeof s=="string")
n(s);else return{from:s,set:[],unset:[],bytes:0}}function h0(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Ju.test(o)||!Vu.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(qu.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+As(o,i);if(a>Hr)return n(`the headers of this path have more than ${Hr} bytes`);t.bytes=a,t.set.push([o,i])}
function As(t,e){return t.length+e.length+4}function p0(t,e){return Ju.test(t)&&t===t.toLowerCase()&&Vu.test(e)&&!qu.has(t)}const Ea=2e3,m0=2e3,E0=/^[^/:]+=/,Qu={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Zu(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=y0(
r).trim();if(o==="")continue;const i=e.length<Ea?g0(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function y0(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function g0(t){if(t.length>m0)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||E0.test(n))return"conditions and query parameters are not supported";const o=w0(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Yu(e);return typeof i=="string"?i:tl(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:Gr(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function w0(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return el(e)?e:void 0}function el(t){return Object.hasOwn(Qu,t)}function Gr(t){return Qu[t]===
"rewrite"}function tl(t,e){return/^\/(?!\/)/.test(t)||!Gr(e)&&/^(?:https?:)?\/\//i.test(t)}const T0=["index.html","200.html"],ya="_redirects",ga="_headers",nl=512*
1024,_0=[ya,ga];function sl(t){return _0.includes(t)}function b0(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${nl} bytes`}),u==="too large"?"":u.toString()},o=Zu(r(ya));for(const d of o.ignored)s.push({file:ya,...d});const i=l0(
r(ga));for(const d of i.ignored)s.push({file:ga,...d});const a=[...o.rules,...N0(e)].slice(0,Ea);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function N0(t){return t===void 0?[]:Zu(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function rl(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=S0(t);if(!Array.isArray(
e)||e.length>Ea||!Array.isArray(n)||n.length>Xu)throw un();return{redirects:e.map(O0),headers:n.map(R0),fallback:T0.find(r=>r===s)}}function S0(t){const e=(0,Y.
D7)(t.toString());if(!e)throw un();return e}function O0(t){const[e,n,s,r]=ks(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!el(s)||!tl(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw un();return{from:ol(e),to:n,status:s,force:r}}function R0(t){const[e,n,s]=ks(t),r=ks(n).map(i=>{const[a,c]=ks(i);if(typeof a!="s\
tring"||typeof c!="string"||!p0(a,c))throw un();return[a,c]}),o=ks(s).map(i=>typeof i=="string"?i:wa());return{from:ol(e),set:r,unset:o}}function ol(t){const e=typeof t==
"string"?zu(t):void 0;return typeof e=="object"?e:wa()}function ks(t){return Array.isArray(t)?t:wa()}function wa(){throw un()}function un(){return new ft("The c\
ompiled rules of a release are damaged: deploy again")}var il=D(4573),I0=D(6059);const L0=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),A0=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,k0=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function v0(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=L0.get(n)??(0,I0.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return A0.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function D0(t){return k0.test(t)}const M0=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
$0=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Ta(t){const e=al(
t);return e===void 0||e.endsWith(".html")?!1:M0.test(t)||$0.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const C0=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Wr(t){const e=al(t);return Ta(t)||e!==void 0&&C0.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function al(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const vs=Buffer.from("SLIPWAY","latin1"),gt=56,Ds=32,Yr=Ds+6,ln=4,cl=8192,dl=Buffer.allocUnsafe(3*Ed.pathBytes);class zr{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Kr(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Pr(e.subarray(gt,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Lr){if(e.length>s.indexBytes)throw Fe("it is too large");const r=_a(e,s);if(Kr(r).end!==e.length)
throw Fe("its length does not match its header");const o=await U0(e,r,s,n);return new zr(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Yr;return{hash:this.#e.toString("hex",n,n+Ds),size:this.#e.readUIntLE(n+Ds,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=dl.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(dl,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
ln)}}function _a(t,e=Lr){if(t.length<gt||vs.compare(t,0,vs.length)!==0)throw Fe("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,gt)};if(n.assets>n.count)throw Fe("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Kr(n).end>e.indexBytes)throw Fe("it is too large");return n}function ul(t,e){if(e.length!==t.assets*dt)throw Fe("its le\
ngth does not match its header");if(!(0,j.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw Fe("its assets do not match their hash");return new Pr(e)}function Kr({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=gt+s*dt,o=r+t*Yr,i=o+(t+1)*ln,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function U0(t,e,n,s){
const r=Kr(e),o=t.subarray(gt,r.records);if(ul(e,o),!(0,il.isUtf8)(t.subarray(r.paths,r.rules)))throw Fe("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw Fe("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=cl){if(i=Math.max(i,x0(t,r,a,Math.min(a+cl,e.count))),i>n.pathBytes)throw Fe("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*ln)!==e.pathsBytes)throw Fe("its last path does not end with the paths");for(let a=dt;a<o.length;a+=
dt){const c=a-dt;if(o.compare(o,a,a+dt,c,a)>=0)throw Fe("its assets are not sorted")}return i}function x0(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*ln);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw Fe("its paths are out of order");if(((t[a]??0)&192)===
128)throw Fe("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw Fe("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function Fe(t){return new ft(
`The index of a release is damaged (${t}): deploy again`)}function j0(t,e){const n=F0(t),s=B0(n),r=n.reduce((f,{path:h})=>f+Buffer.byteLength(h),0),o=gt+s.length+
n.length*(Yr+ln)+ln,i=Buffer.alloc(o+r+e.length);vs.copy(i);const a=[n.length,r,e.length,s.length/dt];for(const[f,h]of a.entries())i.writeUInt32LE(h,vs.length+f*
4);(0,j.hash)("sha256",s,"buffer").copy(i,vs.length+a.length*4),s.copy(i,gt);let c=gt+s.length,d=c+n.length*Yr;const u=d+(n.length+1)*ln;let l=0;for(const{path:f,
hash:h,size:E}of n)i.write(h,c,Ds,"hex"),c=i.writeUIntLE(E,c+Ds,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function F0(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function B0(t){const e=t.filter(({path:n})=>Wr(n)).map(({path:n})=>ju(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const P0=123;function ba(t){return t[0]===P0}async function H0(t,e,n){if(t.length>Mi)throw Cn(`has more than ${Mi} bytes`);const s=G0(t),
r=new Map;for(const o of s.filter(({path:i})=>sl(i)))r.set(o.path,o.size>nl?"too large":await e(o));return zr.open(j0(s,b0(r).bytes),n,Ed)}function G0(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Cn("is not JSON")}if(!(0,Y.Gv)(e)||!(0,Y.Gv)(e.files))throw Cn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,Y.Gv)(s)?s:{};if(typeof r!="string"||!aa(r))throw Cn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw Cn("has a file without a size");if(n===""||!n.isWellFormed())throw Cn("has an invalid path");return{path:n,hash:r,size:o}})}function Cn(t){
return new ft(`The manifest of a release ${t}: deploy again`)}const W0=1e3;class Xr{damage;#e;#t;#n;#s;#r=new ji;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new t0(e),this.damage=new Zw(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(Lr.indexBytes,Mi))throw this.damage.note("object_unusable",e,n),new ft(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Ar?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=Dn();try{return ba(r)?await H0(r,({hash:i,
size:a})=>this.read(e,i,a),o):await zr.open(r,o)}catch(i){throw i instanceof ft&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,gt);return ba(s)?void 0:_a(s).count}async assets(e,n){const s=await this.#f(e,n,0,gt);if(ba(s))return(await this.index(e,n)).index.assets.detached();const r=_a(
s),o=r.assets*dt;return ul(r,await this.#f(e,n,gt,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await ll(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#E(e,n);const{facts:a,bytes:c}=i,d=i===o||await ll(i,n,s);if(!c||!d)throw await this.#y(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(Ht(e,n),r)??this.#E(e,n))!==n)throw await this.#y(e,n,r);const i=await this.#e.stream(Ht(e,n),s)??this.#E(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of Is){const o=await this.#d(ca(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<W0||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:$n-1});return s&&Fu(s,n.size)}async readVariant(e,n,s){const r=ca(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,Kw);return n?.bytes&&Xw(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#E(e,n)}#h(e,n){if(!aa(n))throw new ft(`"${n}" is not the name of an object`);return Ht(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#E(e,n)}#E(e,n){throw this.damage.note("object_missing",e,n),new ft(`The object ${n} is gone`)}async#y(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(Ht(e,n)),await this.#e.distrust(Ht(e,n),s),new ft(`The object ${n} is damaged`)}}async function ll(t,e,n){
return t?.bytes?.length===n&&(t.digest??await Y0(t.bytes))===e}async function Y0(t){if(t.length<=Ar)return(0,j.hash)("sha256",t);const e=(0,j.createHash)("sha25\
6"),n=Dn();for(let s=0;s<t.length;s+=Ar){e.update(t.subarray(s,s+Ar));const r=n();r&&await r}return e.digest("hex")}const fl=2e4,z0=200,K0=2*1024*1024,X0=1024;function J0(t){
const e=new it(K0);return async(n,s)=>{const r=async()=>(await t.count(n,s)??fl+1)>fl?{start:void 0}:{start:await V0((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>X0,r)).start}catch(o){if(o instanceof ft||o instanceof oe)return;throw o}}}async function V0(t){if(t.find(ot.r$)!==-1)return;const{
redirects:e,fallback:n}=rl(t.rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=Dn();for(let o=0;o<t.count;o+=1){const i=t.
path(o);if(i.endsWith(".html"))return{isThere:s,files:t.count,page:i.slice(0,z0).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}
function q0({check:t,damage:e}){return async()=>{try{await t?.()}catch{return _e(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}
const n=await e?.lasting()??0;if(n===0)return _e(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged.\
 The log has their names. Deploy their sites again to store them again.`;return _e(200,{status:"degraded",pid:process.pid,reason:s})}}const hl=5,Q0=6e4;function k(t,e){
const n=t[e];if(typeof n!="string")throw Na(e);return n}function Z(t,e){return t[e]===null?null:k(t,e)}function G(t,e){const n=t[e];if(typeof n!="number")throw Na(
e);return n}function ve(t,e){return t[e]===null?null:G(t,e)}function Gt(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Na(e);return n}function Na(t){return new H.
GQ("internal",`The column ${t} of the database has an unexpected type`)}function pl(t){return`hook:${t}`}function Sa(t){return{id:k(t,"id"),org:k(t,"org"),project:k(
t,"project"),appID:k(t,"app_id"),forge:k(t,"forge"),waits:G(t,"waits")===1,reports:G(t,"reports")===1,sealed:Gt(t,"sealed"),createdAt:G(t,"created_at"),createdBy:Z(
t,"created_by")}}function Jr(t){return{id:k(t,"id"),hook:k(t,"hook"),digest:k(t,"digest"),branch:k(t,"branch"),commit:k(t,"commit_sha"),state:k(t,"state"),deployID:Z(
t,"deploy_id"),receivedAt:G(t,"received_at"),reported:Z(t,"reported"),problem:Z(t,"problem")}}function Z0(t){return{...Jr(t),fence:G(t,"fence"),failures:G(t,"fa\
ilures")}}var eT=D(610);const ml={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","\
192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","6\
4:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]},tT={4:El(ml[4],"ipv4"),6:El(ml[6],"ipv\
6")};function El(t,e){const n=new ae.BlockList;for(const s of t){const[r="",o]=s.split("/");n.addSubnet(r,Number(o),e)}return n}class Ms extends Error{name="Add\
ressRefused";constructor(){super("its address is not public; an operator can allow it with --notify-allow")}}function yl(t){const e=n=>{const[s=""]=n.split("%",
1),r=(0,ae.isIP)(s);if(r!==4&&r!==6)return!1;const o=r===4?"ipv4":"ipv6";return t.check(s,o)||!tT[r].check(s,o)};return{check(n){const s=n.replace(/^\[|\]$/g,"");
if((0,ae.isIP)(s)!==0&&!e(s))throw new Ms},lookup(n,s,r){(0,eT.lookup)(n,{...s,all:!0},(o,i)=>{if(o)return r(o,[]);if(!i.every(({address:c})=>e(c)))return r(new Ms,
[]);const[a]=i;return s.all===!0||!a?r(null,i):r(null,a.address,a.family)})}}}const gl=1e4,wl=4*1024*1024;class Wt extends Error{name="ForgeFailed"}const nT={pending:"\
Slipway deploys this commit",success:"Slipway has deployed this commit",failure:"Slipway could not deploy this commit"};function sT(t){let e;const n=async()=>{const{
Agent:r,request:o}=await D.e(729).then(D.bind(D,3729)),i={lookup:t.lookup,timeout:gl};return{request:o,agent:new r({connect:i,keepAliveTimeout:1e3})}},s=async(r,o,i,a)=>{
const c=new URL(`${rT(r)}${i}`),d=AbortSignal.timeout(gl);try{t.check(c.hostname),e??=n();const{agent:u,request:l}=await e,f={accept:"application/json","user-ag\
ent":"Slipway",...a&&{"content-type":"application/json"},...oT(r)},h=a?{body:JSON.stringify(a)}:{},E=await l(c,{method:o,headers:f,...h,signal:d,dispatcher:u}),
{statusCode:g}=E;if(g<200||g>299)throw await E.body.dump({limit:wl,signal:d}),new Wt(`the forge answered ${g} to ${o} ${c.pathname}`);let T="";for await(const O of E.
body.setEncoding("utf8"))if(T+=O,T.length>wl)throw new Wt("the answer of the forge is too large");return JSON.parse(T)}catch(u){throw u instanceof Wt?u:u instanceof
SyntaxError?new Wt("the forge did not answer with JSON"):new Wt(cT(u))}};return{async report(r,o,i,a){const c=nT[o];if(r.forge==="gitlab"){const u={pending:"run\
ning",success:"success",failure:"failed"}[o];await s(r,"POST",`/projects/${encodeURIComponent(r.path)}/statuses/${r.commit}`,{state:u,name:a,target_url:i,description:c});
return}const d={state:o,target_url:i,description:c,context:a};await s(r,"POST",`/repos/${r.path}/statuses/${r.commit}`,d)},async checks(r,o){const i=`/repos/${r.
path}/commits/${r.commit}`;switch(r.forge){case"github":{const[a,c]=await Promise.all([s(r,"GET",`${i}/status?per_page=100`),s(r,"GET",`${i}/check-runs?per_page\
=100`)]);return Oa([...qr(a,"statuses").filter(d=>Ra(d.context,o)).map(({state:d})=>Vr(d)),...qr(c,"check_runs").map(({status:d,conclusion:u})=>d==="completed"?
Vr(u):"pending")])}case"gitlab":{const a=`/projects/${encodeURIComponent(r.path)}/repository/commits/${r.commit}/statuses?per_page=100`,c=qr({all:await s(r,"GET",
a)},"all").filter(d=>Ra(d.name,o)&&d.allow_failure!==!0);return Oa(c.map(({status:d})=>Vr(d)))}case"gitea":case"forgejo":{const c=qr(await s(r,"GET",`${i}/statu\
s`),"statuses").filter(d=>Ra(d.context,o));return Oa(c.map(({status:d,state:u})=>Vr(d??u)))}}},async[Symbol.asyncDispose](){await(await e)?.agent.destroy()}}}function rT({
forge:t,origin:e}){return t==="github"?e==="https://github.com"?"https://api.github.com":`${e}/api/v3`:t==="gitlab"?`${e}/api/v4`:`${e}/api/v1`}function oT({forge:t,
token:e}){return e===void 0?{}:t==="gitlab"?{"private-token":e}:{authorization:t==="github"?`Bearer ${e}`:`token ${e}`}}const iT=new Set(["success","neutral","s\
kipped","manual","warning"]),aT=new Set(["pending","created","running","waiting_for_resource","preparing","scheduled"]);function Vr(t){return iT.has(t)?"green":
aT.has(t)?"pending":"red"}function Oa(t){return["red","pending","green"].find(e=>t.includes(e))??"none"}function Ra(t,e){return typeof t!="string"||!t.startsWith(
e)}function qr(t,e){const n=(0,Y.Gv)(t)?t[e]:void 0;if(!Array.isArray(n))throw new Wt(`the answer of the forge has no list ${e}`);return n.filter(Y.Gv)}function cT(t){
for(let e=t;e instanceof Error;e=e.cause){if(e instanceof Ms)return`the forge is not asked, because ${e.message}`;if(e.name==="TimeoutError")return"the forge di\
d not answer in time";if("code"in e&&typeof e.code=="string")return`the forge cannot be reached (${e.code})`}return"the forge cannot be reached"}const dT=300,uT=(t,e)=>(0,j.
createHmac)("sha256",t).update(e).digest("hex");function Tl(t,e){return(n,s,r)=>{const o=t.map(i=>fe(n,i)).find(i=>i!==void 0);return o!==void 0&&Ia(o,`${e}${uT(
r,s)}`)}}const _l=(t,e)=>({verify:Tl(t,""),event:[e,"push"],repository:["repository",["clone_url","html_url"]]}),bl={github:{verify:Tl(["x-hub-signature-256"],"\
sha256="),event:[["x-github-event"],"push"],repository:["repository",["clone_url","html_url"]]},gitlab:{verify:lT,event:[["x-gitlab-event"],"Push Hook"],repository:[
"project",["git_http_url","web_url"]]},gitea:_l(["x-gitea-signature"],["x-gitea-event"]),forgejo:_l(["x-forgejo-signature","x-gitea-signature"],["x-forgejo-even\
t","x-gitea-event"])};function lT(t,e,n,s){const r=fe(t,"webhook-signature");if(r===void 0)return Ia(fe(t,"x-gitlab-token")??"",n);const[o="",i=""]=[fe(t,"webho\
ok-id"),fe(t,"webhook-timestamp")];if(!/^\d{1,12}$/.test(i)||Math.abs(s/1e3-Number(i))>dT)return!1;const a=Buffer.from(n.replace(/^whsec_/,""),"base64"),c=(0,j.
createHmac)("sha256",a).update(`${o}.${i}.`).update(e).digest("base64");return r.split(" ",10).some(d=>Ia(d,`v1,${c}`))}function Ia(t,e){const[n,s]=[t,e].map(r=>(0,j.
createHash)("sha256").update(r).digest());return n!==void 0&&s!==void 0&&(0,j.timingSafeEqual)(n,s)}function fT(t,e,n){const{event:s,repository:r}=bl[t],[o,i]=s,
a=o.map(f=>fe(e,f)).find(f=>f!==void 0);if(a===void 0)return;if(a!==i)return La("it is not a push");if(!(0,Y.Gv)(n))return;const{ref:c,after:d}=n;if(typeof c!="\
string"||typeof d!="string"||!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(d))return;if(!c.startsWith("refs/heads/"))return La("it is not of a branch");if(n.deleted===
!0||/^0+$/.test(d))return La("the branch was deleted");const u=n[r[0]],l=(0,Y.Gv)(u)?hT(u,r[1]):[];if(l.length!==0)return{kind:"push",repository:l,branch:c.slice(
11),commit:d}}function hT(t,e){return e.map(n=>t[n]).filter(n=>typeof n=="string")}function La(t){return{kind:"ignored",why:t}}function Nl(t,e){const n=(0,je.Nu)(
t,!0);return n.kind==="name"?(0,je.F1)(e,n.name):t}function pT(t,e,n){const s=(0,je.Pf)(Nl(e,n));return t.some(r=>(0,je.Pf)(r).some(o=>s.includes(o)))}function mT(t,e,n){
const s=URL.parse(Nl(e,n));if(!s||!["https:","http:"].includes(s.protocol))return;const r=s.pathname.replace(/\.git$/,"").split("/").filter(a=>a!=="");if(r.length<
2)return;const o=t==="gitlab"?[]:r.slice(0,-2);return{origin:[s.origin,...o].join("/"),path:r.slice(o.length).map(decodeURIComponent).map(encodeURIComponent).join(
"/")}}const ET=15e3,yT=60*6e4,gT=12e4,wT=5e3,TT=3e4,_T=10,Sl="slipway";async function bT(t,e,n){const s=e&&await n.apps.find(e);if(!e||!s||s.deletion)return{state:"\
dropped",problem:"the app is gone"};switch(t.state){case"checks":return NT(t,e,s,n);case"deploy":return ST(t,e,n);case"report":return OT(t,e,s,n);case"done":case"\
dropped":return{state:t.state,problem:t.problem};default:return(0,H.xb)(t.state)}}async function NT(t,e,n,s){const r=s.now()-t.receivedAt,o=s.placeOf(e,n,t.commit);
if(!o)return{state:"dropped",problem:"the repository of the app is on no forge, so it has no checks"};const i=(a,c=0)=>r<yT?{state:"checks",problem:a,failures:c,
againMs:ET}:{state:"dropped",problem:a??"its checks did not end within an hour"};try{const a=await s.api.checks(o,Sl);switch(a){case"green":return{state:"deploy",
againMs:0};case"red":return{state:"dropped",problem:"its checks failed"};case"pending":return i(null);case"none":return r<gT?i(null):{state:"deploy",againMs:0};default:
return(0,H.xb)(a)}}catch(a){if(!(a instanceof Wt))throw a;return i(a.message,t.failures+1)}}async function ST(t,e,n){const s={scope:JSON.stringify(["hook",e.id]),
key:t.digest,requestHash:(0,j.createHash)("sha256").update(t.id).digest("hex"),status:202,answer:({deployID:a})=>JSON.stringify({deployID:a})},r={branch:t.branch,
commit:t.commit},o={by:`${e.forge} webhook`,via:"webhook",name:e.id,from:null},i=await n.deployments.create(e,r,o,s);switch(i.kind){case"no_app":return{state:"d\
ropped",problem:"the app is gone"};case"other_request":return{state:"dropped",problem:"it was deployed before"};case"done":return Ol(i.made.deployID,e);case"rep\
layed":return Ol(String(JSON.parse(i.answer).deployID),e);default:return(0,H.xb)(i)}}function Ol(t,{reports:e}){return e?{state:"report",deployID:t,againMs:0}:{
state:"done",deployID:t}}async function OT(t,e,n,s){const r=t.deployID===null?void 0:await s.deployments.find(e,t.deployID),o=s.placeOf(e,n,t.commit);if(!r||!o)
return{state:"done",problem:"its deployment or its repository is gone"};const i=RT(r),a=i==="pending"?{state:"report",againMs:wT}:{state:"done"};if(i===t.reported)
return a;try{return await s.api.report(o,i,s.pageOf(e,t.deployID),`${Sl}/${n.project}/${n.appID}`),{...a,reported:i}}catch(c){if(!(c instanceof Wt))throw c;const d=t.
failures+1,u=d>=_T;return{state:u?"done":"report",problem:c.message,failures:d,...!u&&{againMs:TT}}}}function RT({status:t}){return t==="succeeded"?"success":t===
"failed"||t==="cancelled"?"failure":"pending"}const IT=5e3,LT=3e4,AT=8,kT=50;function vT({store:t,changes:e,log:n,every:s=Q.fm,next:r}){let o,i=!1;const a=async f=>{
try{await t.settle(f,await r(f))}catch(h){if(h instanceof oe)throw h;const E=h instanceof Li;E||n("error","push_failed",{push:f.id,reason:String(h)});const g=E?
"the organization has too many queued deployments":"the platform failed";await t.settle(f,{state:f.state,problem:g,againMs:LT})}},c=async()=>{for(let f=0;f<kT&&
!i;f+=1){const h=await t.claim();if(!h)return;await a(h)}},d=()=>{i||(o??=Promise.all(Array.from({length:AT},c)).catch(f=>{f instanceof oe||n("error","pushes_no\
t_read",{reason:String(f)})}).finally(()=>{o=void 0}))},u=e.subscribe(({kind:f})=>{(f==="jobs"||f==="unknown")&&d()}),l=s(IT,d);return{look:d,async run(f){const h=await t.
claim(f);h&&await a(h)},async[Symbol.asyncDispose](){i=!0,l(),u[Symbol.dispose](),await o}}}const Rl=1024*1024,DT=/^\/hooks\/(hk_[0-9a-f]{32})$/;function MT(t){
const{store:e,apps:n,deployments:s,vault:r,clock:o,gitUrlTemplate:i}=t,a=sT(t.addresses),c=({id:f,sealed:h})=>JSON.parse(r.open(pl(f),h)),d={apps:n,deployments:s,
api:a,now:()=>o.now(),placeOf(f,h,E){const g=mT(f.forge,h.repository,i);return g&&{...g,forge:f.forge,commit:E,token:c(f).token}},pageOf({org:f,project:h,appID:E},g){
const O=["orgs",f,"projects",h,"apps",E,...g===null?[]:["deployments",g]].map(encodeURIComponent).join("/");return`${t.consoleUrl}/${O}`}},u=vT({...t,next:async f=>bT(
f,await e.find(f.hook),d)});return{async add(f,{forge:h,waits:E,token:g},T){const O=`hk_${(0,j.randomBytes)(16).toString("hex")}`,b=(0,j.randomBytes)(32),N=h===
"gitlab"?`whsec_${b.toString("base64")}`:b.toString("base64url"),I={secret:N,...g!==void 0&&{token:g}},S=r.seal(pl(O),JSON.stringify(I)),{org:$,project:M,appID:z}=f,
U={id:O,org:$,project:M,appID:z,forge:h,waits:E,reports:g!==void 0,sealed:S},C=await e.add(U,T);if(C==="no_app")throw new B("app_not_found",`There is no app ${$}\
/${M}/${z}.`);if(C==="full")throw new B("conflict",`The app has ${hl} webhooks, and may have no more. Remove one first.`);return{hook:C,secret:N}},list:f=>e.list(
f),async remove(f,h,E){if(!await e.remove(f,h,E))throw new B("not_found","The app has no such webhook.")},pushes:(f,h)=>e.pushes(f,h),urlOf:f=>`${t.baseUrl}/hoo\
ks/${f}`,handler:async f=>{if(f.method!=="POST")throw new B("method_not_allowed",`${f.method} is not allowed here; allowed: POST.`,{allow:"POST"});const h=DT.exec(
ke(f.target))?.[1],E=h===void 0?void 0:await e.find(h);if(!E)throw Aa();const g=await $T(f);if(!bl[E.forge].verify(f,g,c(E).secret,o.now()))throw Aa();const T=fT(
E.forge,f,CT(g));if(!T)throw new B("validation_failed",`This is not what ${E.forge} sends. Was the hook added for another forge?`);if(T.kind==="ignored")return _e(
200,{ignored:T.why});const O=await n.find(E);if(!O)throw Aa();if(!pT(T.repository,O.repository,i))throw new B("forbidden",`The push is of another repository tha\
n that of the app ${O.appID}.`);if(T.branch!==O.branch)return _e(200,{ignored:`the app is deployed from ${O.branch}`});const{kind:b,push:N}=await e.push({id:`pu\
sh_${(0,j.randomBytes)(16).toString("hex")}`,hook:E.id,digest:(0,j.createHash)("sha256").update(g).digest("hex"),branch:T.branch,commit:T.commit,state:E.waits?"\
checks":"deploy"});if(b==="known")return _e(200,{...Il(N),known:!0});N.state==="deploy"&&await u.run(N.id),u.look();const[I=N]=await e.pushes(E,1);return _e(202,
Il(I.id===N.id?I:N))},async[Symbol.asyncDispose](){await u[Symbol.asyncDispose](),await a[Symbol.asyncDispose]()}}}function Aa(){return new B("unauthorized","Th\
ere is no such webhook, or the request is not signed with its secret.")}async function $T(t){if(fe(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="app\
lication/json")throw new B("unsupported_media_type","The content type must be application/json: choose it in the settings of the webhook.");try{return await t.body(
Rl)}catch(n){throw n instanceof et?new B("body_too_large",`The push is larger than ${Rl} bytes. Deploy it by hand: slipway redeploy`):n}}function CT(t){try{return JSON.
parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch{throw new B("invalid_request","The body is not valid JSON in UTF-8.")}}function Il({id:t,state:e,deployID:n,
problem:s}){return{push:t,state:e,deployID:n,...s!==null&&{problem:s}}}const UT=32,xT=new Uint8Array;async function ka(t){const{value:e,id:n=xT,previous:s,wrong:r}=await t.
platformKey(()=>(0,j.randomBytes)(UT)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>Ng(o,a,c),open(a,c){try{return Sg(i,a,c)}catch(d){throw r(d)}}}}async function jT({
stores:t,notifyAllow:e,gitUrlTemplate:n,clock:s,log:r},{baseUrl:o,consoleUrl:i}){const{hooks:a,state:c,changes:d}=t,{apps:u,deployments:l}=c,f=yl(we(e,"notify-a\
llow")),h=await ka(t.keys);return MT({store:a,apps:u,deployments:l,changes:d,vault:h,addresses:f,...{gitUrlTemplate:n,baseUrl:o,consoleUrl:i},clock:s,log:r})}function FT(t){
return async e=>{try{return await t(e)}catch(n){const s=Ai(n);if(!s)throw n;return $e(s,e)}}}const BT=1e4;function PT(t,e){return t===0?()=>0:n=>e.take([{name:`\
control/${(0,j.hash)("sha256",n)}`,most:t}])}function HT(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Rs(BT);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,
at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const GT=1e4,Ll=64*
1024;class WT{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+EE}write(e){return this.#r-=
Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){const e=new AbortController,n=this.#s.sleep(GT,
e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#a(){for(;this.#o!=="";){
const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function YT(t,e){try{const n=await t.read(e,{from:-Ll,limit:Ll,isComplete:!0}),
s=(0,Ce.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-K.lF.failureLogLines).map(r=>r.slice(0,K.lF.failureLogLine))}catch{return[]}}const Al={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},zT=100,KT=2;class Qr{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>zT+KT*(this.#t()-this.#n)/this.#e}}class XT{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new Qr(wE,e),this.#t=
new Qr(gE,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Al[this.#n]?e.text.length>=mE?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Al[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function JT(t){return VT.has(t.kind)}const VT=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),qT=100,QT=300;class Zr extends Error{name="WorkerCrash";ending;constructor(e){super(e_(e)),this.ending=
e}}class ZT{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new XT;#i=new Qr(TE);#a=new Qr(_E);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#E;#y=!1;#p=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#g(s).catch(r=>this.#m(r))),e.ended.then(s=>this.#O(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#E=Promise.withResolvers(),this.#f.resolve(e),this.#E.promise)}letGo(){this.#p=!0,this.#f.resolve(null),this.#E?.resolve([])}#m(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#g(e){const n=this.#T(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#w(e.id,e.question);break;case"release":this.#_(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,H.xb)(e)}}#T(e){
return JT(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#w(e,n){if(this.#l+=1,this.#l>qT)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#N(n)})}catch(s){this.#m(s)}this.#l-=1}async#N(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#_(e.name),this.#t.set(e.name,n),this.#h&&this.#_(e.name),null}case"output":return await this.#b(e),null;case"start":return this.#S(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#S(e){if(this.#y&&this.#E?.resolve(e),this.#p)return null;
const n=await this.#f.promise;return this.#y=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#b({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>md.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#_(e){this.#t.get(e)?.(),this.#t.delete(e)}#O(e){this.#h=!0,this.letGo();const n=new Zr(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#_(s)}}function e_({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Ce.Ow)(r,QT)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function t_(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new on({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class n_{#e;#t;#n;#s=new ji;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=Id(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){
const e=this.#c(),n=HE(e.dataDir,process.pid),s=new ZT(new VE(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});
return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,
blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
h={dataDir:(0,x.realpathSync)(e),blobs:n,env:Rd(s),gitUrlTemplate:r??je.bD,allowLocalGit:o??!1,limits:{...Or,...i},outputLimits:a??md,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...h,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:h}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:qc(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:s_[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const s_={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
r_=1e4,o_=5*6e4,i_=1e4,a_=2,c_=6e4,d_=8,u_=100;function l_(t){return new f_(t)}class f_{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new n_(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!Dl(e)&&n!=="required"&&!Ml(s)){const o=setTimeout(()=>this.#n(),u_);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
Dl(e)&&h_(e,(await r).network),n==="required"&&p_((await r).isolation),Ml(s)&&m_((await r).limiter)}#d(){if(!(0,x.existsSync)((0,W.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#p(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof Zr)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof Zr?await this.#T(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??Or.
logBytes,u=new WT(a,{deployID:e.deployID,fence:n.fence},d,c),l=()=>{this.#g(s)};r.addEventListener("abort",l,{once:!0}),r.aborted&&l();try{const E={...n,onOutput:async b=>o?.(
b,r),onLog:b=>{u.write(b)||s.process.kill("it sent a log that is too long")}},g=await s.run({kind:"deploy",job:e,look:o!==void 0},E);if(g.kind!=="stored")throw g.
kind==="failed"?new on(g.facts):va();const{commit:T,release:O}=g;return{commit:T,release:O,place:b=>this.#l(s,b),[Symbol.asyncDispose]:()=>(s.letGo(),this.#m(s,
e.deployID))}}catch(f){throw await this.#m(s,e.deployID),r.reason instanceof Nr&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),f}finally{r.removeEventListener("abort",l),await u.end(),n.onLogged?.(u.bytes)}}async#l(e,n){const s=new AbortController,r=this.#e.clock.sleep(
i_,s.signal).then(()=>[],()=>[]),o=await Promise.race([e.place(n),r]);return s.abort(),o}async detect(e,n){if(this.#c>=a_)throw kl("Other repositories are being\
 read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#h({...e,deployID:`look-${(0,j.randomUUID)()}`,purpose:"d\
etect"},n)}catch(s){throw n.aborted?kl("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){
const s=this.#t.start(),r=()=>{this.#g(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new on(o.facts);if(o.kind!=="detected")throw va();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof Zr&&!n.aborted?await this.#T(o,
s,e):o}finally{n.removeEventListener("abort",r),this.#m(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#y({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#g(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#y(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#E(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=d_?e():this.#i=this.#e.clock.after(c_,e)}async#y(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw va();return s.collected}finally{await this.#g(n)}}#p(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#m(e,n){const s=new AbortController;this.#e.clock.sleep(o_,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#p(n),this.#e.lasting!==!1&&this.#E())}async#g(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),r_);await e.process.ended,clearTimeout(
n)}async#T(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=Xe.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return t_(o,e.ending,r,await YT(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?PE():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function kl(t){return new B("unavailable",t,{"retry-after":"\
10"})}const vl={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function Dl(t){return t!==void 0&&Object.hasOwn(vl,t)}function h_(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new H.GQ("unsupported_runtime",n,{input:"build-network",remedy:vl[t]})}function p_(t){if(t.kind===
"none")throw new H.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function Ml(t){return t?.startsWith("/")??!1}function m_(t){if(t.kind!=="cgroup")throw new H.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function va(){return new Error("The worker sent the result of another kind of job")}const E_=16*ue.D6,y_=512;function $l(t){return e=>{
if(e instanceof oe)throw e;return t}}class g_{#e;#t=new it(E_);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=ju(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+y_,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof ft)return;throw s}}}var Yt=D(2373);const w_=(0,Yt.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),Cl=(0,Yt.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),T_=(0,Yt.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),Ul=(0,Yt.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),xl=(0,Yt.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),__=(0,Yt.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),b_=jl({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),N_=jl({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function jl(t){const{headers:e,...n}=(0,Yt.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const S_=(0,Yt.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class O_{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const R_=2e3,Da=200,I_=32*ue.D6,L_=1/4,A_=8,k_=4,v_=["index.html","404.html"];function D_(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=k_)return;s+=1;const o=new AbortController,i=M_(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(R_,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function M_(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(I_,t.cacheBytes*L_);const c=new O_(A_);for(const d of await $_(o,i,s)){s.throwIfAborted();const u=i.file(d,new ha(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function $_(t,e,n){const s=new Set([...v_,...t.mostServed(Da)]),r=new Set([...s].filter(Ta).
map(Fl)),o=Dn(n);for(const a of r.size>0?e.names():[]){if(r.has(Fl(a))&&s.add(a),s.size>=2*Da)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,Da)}function Fl(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Bl={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function C_(t,{status:e,location:n},s){const r=Pl(t.target.slice(ke(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...Bl,"x-slipway-release":s.deployID}}}function U_({target:t},e){const n=t.startsWith(
"/")?Pl(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...Bl}}}function Pl(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function Hl(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class Gl{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?d0(d.from,e):void 0;d&&u&&(yield[d,u])}}}function eo(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=a0(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Ma({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:x_(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function x_(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const Wl={headers:{},isCut:!1};class j_{#e;constructor(e){this.#e=new Gl(e.map(F_))}of(e){if(this.#e.size===0)return Wl;const n=[...this.#e.matching(
e)];return n.length===0?Wl:new B_(n).custom}}function F_({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=eo(i,t);return a.isFixed&&(s+=As(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class B_{#e=new Map;#t=Hr;#n;#s=!1;constructor(e){this.#n=Hr-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,Hl(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-As(e,""),o=r<
0?void 0:Ma(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=As(e,o),n.isFixed||(this.#n-=As(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const P_=64,H_=8*1024,G_=4*1024;class W_{#e;forces;constructor(e){this.#e=new Gl(e.map(Y_)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=z_(r,o,e);if(i&&(yield i),s+=1,s===P_)return}}}
function Y_({from:t,to:e,status:n,force:s}){return{from:t,to:Gr(n)?K_(e,t):eo(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function z_({to:t,status:e,isForeign:n},s,r){
if(Gr(e)){const a=Ma(t,s,"plain",G_);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Ma(t,s,"encoded",H_);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function K_(t,e){const n=t.replace(/[?#].*$/,
"");try{return eo(n,e,decodeURIComponent)}catch{return eo(n,e)}}class X_{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!Wr(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!sl(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=ua(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:Gu(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=ua(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=ua(e,this.has);return n?.kind==="file"?n.path:void 0}}const J_="public, max-age=0, must-revalid\
ate",V_="public, max-age=31536000, immutable";function q_(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function Q_(t,e,n,s,r){return new Z_(
t,e,n,s,r)}class Z_{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=v0(n),this.variants=D0(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":Ta(this.#t)?V_:J_,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function eb(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const tb=64*1024,nb=ue.D6,sb=4*
1024,rb=32,ob=5*1024,ib=512;class ab{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=rl(s.rules),d=Math.
min(nb,tb+s.count*sb);this.#e=s,this.isServer=s.find(ot.r$)!==-1;const u=l=>!(this.isServer&&Yl(l))&&s.find(l)!==-1;this.#t=new X_(new W_(i),c,u),this.#n=new j_(
a),this.#s=new it(d),this.#r=o,this.weight=s.bytes+s.rules.length*rb+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,cb(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=Q_(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:q_(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:Hl(e.location)}}}function Yl(t){return t===
ot.nA||t.startsWith(`${ot.nA}/`)}function cb(t,e){const n=4*t.length;return e.kind==="redirect"?ib+n+2*e.location.length:ob+n+e.customBytes}async function db(t,e,n,s){
return new ab(e,n,await t.index(e,n.manifestHash),s)}function ub(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function lb(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const fb=256,hb=256,zl=new Rs(fb);function pb(t){let e=zl.get(t);if(!e){if(e=mb(t),t.length>hb)return e;zl.set(t,e)}return e}function mb(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return Is.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const Kl=new Map,Eb=4*ue.D6,yb=768,gb=1e3;class wb{#e;#t;#n=new it(Eb);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<zw||s.size>ia)return Kl;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??Kl);return{sizes:a,isWhole:a.size===Is.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>yb+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<gb}}
const Tb=4*ue.D6,_b=64*ue.D6,bb=512,Nb=[];class Sb{#e;#t;#n;#s;#r=0;constructor(e,n,s=Q.ml){this.#e=e,this.#t=new it(n),this.#n=Math.min(Tb,n),this.#s=new wb(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?fe(e,"accept-encoding"):void 0,o=r===void 0?Nb:pb(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Jl(n,o,a),s)):this.#o(e,n,Jl(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(Ob(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new Xl;return o}).catch(o=>{if(!(o instanceof Xl))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=fe(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=lb(fe(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=_b}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+bb,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Xl extends Error{}
function Jl(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=eb(t,s,r);return t.variants?.
set(s,i),i}return t}function Ob(t,e){const n=fe(t,"if-none-match");if(n!==void 0)return ub(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function Vl({sites:t,domain:e,isOwnHost:n}){const s=Ab(e),r=kb(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function Rb(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const Ib=1024,Lb=255;function ql(t){const e=new Rs(Ib);return n=>{if(n.length>Lb)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function Ab(t){const e=`.${t.toLowerCase()}`;return ql(n=>{const s=Ql(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function kb(t,e){return ql(n=>{const s=Ql(n);return Js(s)&&!Vs(s,t)&&!e(n)?s:void 0})}function Ql(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const vb=64*ue.D6,Zl=4096,Db=1e3,ef="GET, HEAD, OPTIONS";class Mb{#e;#t;#n;#s;#r;#o;#i=new it(vb);#a;#c;#d;#u;prefetch;#l=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Q.ml,meter:a=or}=e;this.#e=s,this.#t=o,this.#n=e.finder??Vl({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new Sb(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=n,this.#o=new g_(s),this.prefetch=D_({site:c=>n.site(c),loaded:c=>this.#p(
c),load:(c,d)=>this.#m(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(fe(e,"host")??"");return n instanceof Promise?
n.then(s=>this.#h(e,s),s=>this.#_(e,s,N_)):this.#h(e,n)};#h(e,n){return n===void 0?Ct(e,w_):$b(this.#c,n,this.#f(e,n))}#f(e,n){const s=!n.isDeleted&&n.release!==
null;if(!$a(e)&&!(s&&this.#d))return tf(e.method);if(n.isDeleted)return Ct(e,T_);if(n.release===null)return Ct(e,Cl);const r=n.settings.domains&&this.#n.domain(
fe(e,"host")??""),o=r&&Rb(r,n.settings.domains??[]);if(o)return U_(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#g(e,n,i):this.#E(e,n,n.release),c=Cb(n,
a);return c instanceof Promise?c.catch(d=>this.#_(e,d)):c}catch(i){return this.#_(e,i)}}async#E(e,n,s){return this.#g(e,n,await this.#y(n,s))}async#y(e,n){try{return await this.#m(
e.org,n)}catch(s){const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof oe))throw s;return this.#O("warn","edge_earlier_release",{deployID:r.
deployID,live:n.deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.
deployID),this.#i.load(n.deployID,s=>s.weight,()=>db(this.#e,e,n,this.#t))}#g(e,n,s){if(s.isServer)return this.#T(e,n,s);if(!$a(e))return tf(e.method);const r=ke(
e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#b(e,i,s);const a=da(r);if(a===void 0)return Ct(e,xl);if(a.length>Zl)return Ct(e,__);const c=new ha(
`/${a}`),d=(o?void 0:s.remembered(c.path))??s.direct(c);return d?this.#b(e,d,s):Wr(a)&&n.kept.length>0?this.#N(e,n,s,c):this.#S(e,n,s,c)}#T(e,n,s){if(!e.target.
startsWith("/"))return Ct(e,xl);const r=da(ke(e.target));if(r!==void 0&&Yl(r))return Ct(e,Ul,s);if(!$a(e)||e.isUpgrade||r===void 0||r.length>Zl)return this.#w(n);
const o=new ha(`/${r}`),i=s.remembered(o.path)??s.direct(o);return i?this.#b(e,i,s):Wr(r)&&n.kept.length>0?this.#N(e,n,s,o):this.#w(n)}#w(e){const{release:n}=e;
return n===null?Cl:this.#d?.answer({...e,release:n})??(0,an.Ih)(new an.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#u.site(e);if(!n?.release||
n.isDeleted)return;const{release:s}=n;return(this.#p(s)??await this.#m(n.org,s)).isServer?{...n,release:s}:void 0}async#N(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch($l([]))){const a=this.#p(i)??await this.#m(n.org,i).catch($l(void 0)),c=a?.file(o,r);if(a&&c)return this.#b(e,c,a)}return this.#S(e,n,s,
r)}#S(e,n,s,r){if(s.isServer)return this.#w(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#b(e,o,s):Ct(e,Ul,s)}#b(e,n,s){return n.kind==="redirec\
t"?C_(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#_(e,n,s=b_){const r=n instanceof oe;if(!r&&!(n instanceof ft))throw n;const o=r?"edge_unavailable":"edge_dama\
ged";return this.#O("error",o,{requestID:e.requestID,reason:n.message}),Ct(e,r?s:S_)}#O(...e){const n=this.#a.monotonic();n-this.#l<Db||(this.#l=n,this.#t(...e))}}
function $a({method:t}){return t==="GET"||t==="HEAD"}function tf(t){return t==="OPTIONS"?{status:204,headers:{allow:ef}}:{status:405,headers:{allow:ef,"content-\
length":"0","cache-control":"no-store"}}}function Ct(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function $b(t,e,n){const s=r=>Gn(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,
0),r}):s(n)}function Cb({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(nf):nf(e)}function nf(t){return t.take?t:{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const Ub=500,xb=1e3,jb=250,Fb=750,Bb=5e3,Ca=-1;class sf{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new it(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#T(n))return n.record;if(n?.record!==void 0)return this.#f(
e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);
n&&(n.generation=Ca);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#y(e).catch(()=>{}))}#l(e){return this.#w()&&this.#o.size>0?Promise.reject(new oe(
"The state cannot be read now")):this.#y(e)}async#h(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#T(r)||r.record)?this.find(n):s?(this.#g(n,{record:s,
read:0,at:this.#t.monotonic(),generation:Ca}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#w())return this.#E(e,n);const s=this.#t.monotonic();return s-this.#d>=jb&&
(this.#d=s,this.#E(e,n).catch(()=>{})),n}async#E(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.sleep(Ub,s.signal).
then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#y(e),o])}catch(i){if(i instanceof oe)return r();throw i}finally{
s.abort()}}#y(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<Fb)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#p(e,r);return this.#o.
set(e,{begun:r,record:o}),o}async#p(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.
monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#g(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#m(e,o)}catch(r){throw r instanceof
oe&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#m(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#g(e,{...n,
generation:Ca}),n.record)}#g(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#T({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-
n<Bb||this.#w()}#w(){return this.#t.monotonic()-this.#a<xb}}const Pb=16*ue.D6,Hb=4*ue.D6,Ua=400,Gb=300,Wb=2;class Yb{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){
this.#e=new sf({changes:n,table:s,clock:o,bytes:Pb,weightOf:zb,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new sf({changes:n,table:r,
clock:o,bytes:Hb,weightOf:()=>Ua,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){const n=this.#t.
find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===
void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function zb(t){return t?Ua+Gb*t.kept.length+
Wb*JSON.stringify(t.settings).length:Ua}var $s=D(7);const Kb=30,Xb=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Jb=16*
1024;function Vb(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:An(async()=>(await D.
e(460).then(D.bind(D,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let r=[],o=new Map;const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??
ag(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:o.get(a)};return async a=>{const c=rf(a),d=await D.
e(460).then(D.bind(D,6460)),{header:u,claims:l}=qb(c,d);Qb(u,l);const f=i(l.iss??"");if(!f)throw Le("The token was issued by an identity provider that this plat\
form does not trust (iss)");const h=await f.keys(),E=f.audiences??[t.audience];try{const{payload:g}=await d.jwtVerify(c,h,{issuer:f.issuer,audience:[...E],algorithms:Xb,
clockTolerance:Kb,currentDate:new Date(n.now()),requiredClaims:["exp"]});return Zb(f,g)}catch(g){throw of(g,d,E.join(" or "))}}}function rf(t){if(t===void 0)throw Le(
'There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw Le('The Autho\
rization header is not "Bearer <ID token>"');if(e.length>Jb)throw Le("The token is too long to be an ID token");return e}function qb(t,e){try{return{header:e.decodeProtectedHeader(
t),claims:e.decodeJwt(t)}}catch{throw Le("The token is not a JSON Web Token, so it is not an ID token")}}function Qb(t,e){const n=String(t.typ??"").toLowerCase();
if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw Le("The token is an access token: send the identity provider's ID\
 token instead")}function Zb(t,e){eN(t,e);const n=t.granted.flatMap(r=>{const o=e[r];return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(
o).length<=Zn?[[r,String(o)]]:[]}),s={email:tN(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function eN(t,e){for(const[n,s]of Object.
entries(t.require))if(!s.includes(String(e[n])))throw Le(`The token's ${n} claim is not one that this platform accepts`)}function tN(t,e){const n=t.email.replace(
/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw Le(`The token has no ${o} claim`);return i}),s=ko(n);if(s===void 0){const r=gn(n)?"has \
characters other than ASCII":"is not an email";throw Le(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!nN(e,t))throw Le("The token's email is \
not verified (email_verified is not true)");return s}function nN({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function of(t,e,n){
if(t instanceof B)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Le("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?
t.claim==="aud"?Le(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?Le("The token is not valid yet (nbf)"):Le(`The token's ${t.
claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?Le("The token's signature does not match its \
issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Le("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOU\
T"&&t.code!=="ERR_JOSE_GENERIC"?Le("The token is not a valid ID token"):$r()}function Le(t){return new B("unauthorized",`${t}.`,{"www-authenticate":'Bearer erro\
r="invalid_token"'})}function sN({store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{af(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){
const u=cf(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,yn(await e(r,u),"admin"));const f=df(d);(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&
c.push(d)}if(c.length>0||await e(r,{org:o})||(await n(r))?.includes(o))return c;throw xa(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){
af(r,"make another one");const u=await e(r,i);if(u===void 0)throw xa(r,i.org);if(!yn(u,"deployer"))throw new B("forbidden",`${r.email} may only read there. Some\
body with the role deployer makes tokens.`);const l=(0,$s.yH)(S=>(0,j.randomInt)(S)),{org:f,project:h=null,appID:E=null}=i,{email:g,issuer:T}=r,O={org:f,project:h,
appID:E,name:o,role:a,lifetimeMs:c,madeBy:g,maker:JSON.stringify({email:g,issuer:T})},b=$s.KT.perOrganization,N=await t.create({id:(0,j.randomUUID)(),hash:(0,j.
hash)("sha256",l),...O},b,d);if(typeof N=="object")return{...N,text:l};const I=N==="name_taken"?`The organization ${f} has a token ${o}. Revoke it first, or cho\
ose another name.`:`The organization ${f} has ${b} tokens, the most that it can have. Revoke those that nobody needs.`;throw new B("conflict",I)},async revoke(r,o,i,a){
const c=(await s(r,o)).find(d=>d.name===i);if(!(c&&await t.revoke(o,c.id,a)))throw await e(r,{org:o})===void 0?xa(r,o):new B("not_found",`The organization ${o} \
has no token ${i.slice(0,100)} that you may end.`)}}}async function rN(t,e,n){if(!(0,$s.eo)(e))throw Le("The access token is not whole: it was cut, or mistyped");
const s=await t.find((0,j.hash)("sha256",e)),r=s&&df(s),o=$s.Xm.find(i=>i===s?.role);if(!s||!r||!o)throw Le("The access token is unknown, was revoked, or has en\
ded");if(!n(r.issuer))throw Le("The person who made the access token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(
i=>{if(!(i instanceof oe))throw i}),{...r,token:{id:s.id,name:s.name,role:o,place:cf(s)}}}function af({token:t},e){if(t)throw new B("forbidden",`An access token\
 may not ${e}. Sign in as a person: slipway login`)}function xa({email:t},e){return new B("forbidden",`${t} has no role for this in the organization ${e}.`)}function cf({
org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function df({maker:t}){const e=(0,Y.U4)(t);if(!(!(0,Y.Gv)(e)||typeof e.email!="string"||
typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}function oN({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:r}){return async o=>{const i=o===
void 0?"":rf(o);return(0,$s.Lh)(i)?rN(e,i,r):await iN(i)===s.issuer?s.verify(i,n,r):t(o)}}async function iN(t){const{decodeJwt:e}=await D.e(460).then(D.bind(D,6460));
try{return e(t).iss}catch{return}}const uf=900;function aN({issuer:t,audience:e,key:n,clock:s}){const r=`${t}/login`,o=An(async()=>(await D.e(460).then(D.bind(D,
6460))).importJWK(n.privateJwk,"ES256")),i=An(async()=>(await D.e(460).then(D.bind(D,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,async mint(a,{
email:c,issuer:d}){const u=await D.e(460).then(D.bind(D,6460)),l=Math.floor(s.now()/1e3);return new u.SignJWT({email:c,email_verified:!0,idp:d,sid:a}).setProtectedHeader(
{alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(r).setSubject(c).setAudience(e).setIssuedAt(l).setExpirationTime(l+uf).setJti((0,j.randomUUID)()).sign(await o())},
async verify(a,c,d){const u=await D.e(460).then(D.bind(D,6460)),l={issuer:r,audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(
a,await i(),l).catch(g=>{throw of(g,u,e)}),h=await c.find(String(f.sid)),E=h&&Fa(h.identity);if(!E)throw Le(`The sign-in of this machine has ended. ${ja}`);if(h.
state==="reused")throw Le(`${ff} ${ja}`);if(!d(E.issuer))throw Le(`${lf} ${ja}`);return E}}}const ja="Sign in again: slipway login",lf="This platform no longer \
trusts the identity provider that you signed in by.",ff="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody else \
may have copied it.";function Fa(t){const e=(0,Y.U4)(t);if(!(!(0,Y.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}
const hf=4096;function cN(t,e){const n=`${e}/device`,s={[bn.device]:async(r,o)=>{const i=(0,Ce.Ow)(r.get("machine")??"",m).trim()||"a machine without a name",a=await t.
begin(i,De(o));if(!a)return wt(429,"slow_down","Too many sign-ins wait for a person. Try again in some minutes.",{"retry-after":"60"});const{deviceCode:c,userCode:d,
expiresIn:u,interval:l}=a;return Ba({device_code:c,user_code:d,verification_uri:n,verification_uri_complete:`${n}?${new URLSearchParams({user_code:d})}`,expires_in:u,
interval:l})},[bn.token]:async r=>{const o=r.get("grant_type"),i=o===nn?"device_code":o==="refresh_token"?"refresh_token":void 0;if(i===void 0){const d=`grant_t\
ype must be ${nn} or refresh_token`;return wt(400,"unsupported_grant_type",d)}const a=r.get(i)??"";if(a==="")return wt(400,"invalid_request",`${i} is missing`);
const c=await t.exchange(a);return typeof c=="string"?lN(c,i):Ba({access_token:c.accessToken,token_type:"Bearer",expires_in:c.expiresIn,refresh_token:c.refreshToken,
refresh_expires_in:c.refreshExpiresIn})},[bn.revoke]:async(r,o)=>(await t.end(r.get("token")??"",De(o)),Ba({}))};return new Map(Object.entries(s).map(([r,o])=>[
r,i=>dN(i,a=>o(a,i))]))}async function dN(t,e){if(t.method!=="POST"){const s=`${ke(t.target)} accepts only POST`;return wt(405,"invalid_request",s,{allow:"POST"})}
if(fe(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/x-www-form-urlencoded")return wt(400,"invalid_request","The Content-Type must be app\
lication/x-www-form-urlencoded");try{const s=new URLSearchParams((await t.body(hf)).toString("utf8"));return[...new Set(s.keys())].some(o=>s.getAll(o).length>1)?
wt(400,"invalid_request","A parameter is there twice"):s.get("client_id")!==ys?wt(401,"invalid_client",`client_id must be ${ys}`):await e(s)}catch(s){if(s instanceof
et)return wt(413,"invalid_request",`The form has more than ${hf} bytes`);if(!(s instanceof oe))throw s;return wt(503,"temporarily_unavailable","The platform can\
not read its state now",{"retry-after":"5"})}}const uN={pending:["authorization_pending","No person has decided yet"],slow_down:["slow_down","The machine asks t\
oo often: wait five seconds more each time"],denied:["access_denied","The sign-in was denied in the browser"],over:["expired_token","The code is older than ten \
minutes"],unknown:["invalid_grant","The sign-in does not exist, or has ended"],reused:["invalid_grant",ff],untrusted:["invalid_grant",lf]};function lN(t,e){const[
n,s]=uN[t];return e==="device_code"||n==="invalid_grant"?wt(400,n,s):wt(400,"invalid_grant","The sign-in has ended, because it was not used for a month or is th\
ree months old")}function Ba(t){return _e(200,t,pf)}function wt(t,e,n,s={}){return _e(t,{error:e,error_description:n},{...pf,...s})}const pf={"cache-control":"n\
o-store",pragma:"no-cache"},mf=10*6e4,Ef=5e3,fN={lifetimeMs:mf,intervalMs:Ef,perAddress:10,inAll:1e3},yf=864e5,hN={graceMs:6e4,idleMs:30*yf,mostMs:90*yf},pN=20,
Pa={person:10,address:20,all:200},mN="slr_",gf=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/;function EN({store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({
issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:Pa.all},{name:`login/person/${ut(i,a)}`,most:Pa.person},{name:`login/address/${ut(c)}`,most:Pa.address}]);
if(d===0)return;const u=`Too many codes were tried. Try again in ${d} seconds.`;throw new B("rate_limited",u,{"retry-after":String(d)})};return{async begin(i,a){
for(;;){const[c,d]=[(0,j.randomBytes)(16).toString("base64url"),(0,j.randomBytes)(32).toString("base64url")],u=yN(),l={id:ut(c),userCode:ut(u),secret:ut(d)},f=await t.
begin({...l,machine:i,address:a},fN);if(f==="too_many")return;if(f==="code_taken")continue;const h={expiresIn:mf/1e3,interval:Ef/1e3};return{deviceCode:`${c}.${d}`,
userCode:u,...h}}},async exchange(i){const[,a="",c=""]=gf.exec(i)??[];if(a==="")return"unknown";const d=(0,j.randomBytes)(32).toString("base64url"),u={id:ut(a),
secret:ut(c),next:ut(d)},l=await t.advance({...u,...hN});if(l.kind!=="open")return l.kind;const f=Fa(l.identity);return!f||!r(f.issuer)?"untrusted":{accessToken:await n.
mint(u.id,f),expiresIn:uf,refreshToken:`${mN}${a}.${d}`,refreshExpiresIn:Math.floor(l.endsInMs/1e3)}},async end(i,a){const[,c=""]=gf.exec(i)??[],d=c===""?void 0:
await t.find(ut(c));d&&await t.end(ut(c),{by:Fa(d.identity)?.email??null,via:"login",from:a})},async asked(i,a,c){await o(a,c);const d=await t.asked(ut(Tf(i)));
if(d)return d;throw wf()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if(a&&(await s(c))?.length===0)throw new B("forbidden",`${u} has\
 no role on this platform, so there is nothing to sign in to.`);const f={person:ut(l,u),identity:JSON.stringify({email:u,issuer:l}),most:pN},h=await t.decide(ut(
Tf(i)),a?f:"denied",d);if(h)return h;throw wf()}}}function wf(){return new B("not_found","No machine asks with this code: it was mistyped, was used, or is older\
 than ten minutes.")}function ut(...t){return(0,j.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(t))}function yN(){const t=Array.from({length:8},()=>Nn[(0,j.
randomInt)(Nn.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function Tf(t){const e=t.slice(0,40).toUpperCase().replace(/[^A-Z]/g,"");return`${e.slice(
0,4)}-${e.slice(4)}`}async function gN(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.push(...await r.collect())}catch(o){if(n?.aborted)break;const{
message:i,remedy:a}=(0,H.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function rv({kind:t,bounds:e,
list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(
o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const fn=3e4,_f=5e3,bf={clone:"building",install:"\
building",build:"building",sync:"syncing",activate:"activating"};function Nf(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deplo\
yment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const wN=1e3;async function TN(t,e){const{references:n,node:s,clock:r,waits:o,stop:i}=t;let a=await n.
hold(s);for(;!a&&o;)await r.sleep(wN,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).then(f=>f||d.abort(new Error("another no\
de has taken over the collection")),()=>{}),l=(0,Q.fm)(_f,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}
const to=500,_N=1e4,bN=55*6e4;function NN({keeping:t,logs:e,usage:n,notify:s,hooks:r,audit:o,keepAuditMs:i,apps:a,clock:c,bounds:d,keepDeletedMs:u}){return[{kinds:[
"apps"],collect:()=>ON({keeping:t,logs:e,apps:a,keepDeletedMs:u})},{kinds:["deployments","logs"],collect:()=>RN(t,e,d)},{kinds:["keys"],collect:async()=>[{kind:"\
keys",items:await Un(()=>t.endKeys(to)),bytes:0}]},{kinds:["notifications"],async collect(){return[{kind:"notifications",items:await Un(()=>s.prune({...cE,limit:to})),
bytes:0}]}},{kinds:["pushes"],async collect(){return[{kind:"pushes",items:await Un(()=>r.prune({ageMs:dE,limit:to})),bytes:0}]}},{kinds:["audit"],collect:async()=>[
{kind:"audit",items:await Un(()=>o.trim(i)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"usage",items:await Un(()=>n.prune(c.now(),to)),bytes:0}]}}]}
async function Un(t){let e=0;for(let n=0;n<_N;n+=1){const s=await t();if(e+=s,s===0)break;await Ha()}return e}function Ha(){return new Promise(t=>setImmediate(t))}
const SN=20;async function ON({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Un(async()=>(await n.expire(SN,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.
endingApp(o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=
1),a.logs.length===0&&(o=a.app)}catch(c){i=c,o=a.app}await Ha()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function RN(t,e,n){const s={deployments:0,
logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(
l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&
(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=
a.left.logBytes,i=a.app),await Ha()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",
items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var Cs=D(9692);class Sf extends Error{name="KeyspaceGone";constructor(){super("the table was dele\
ted")}}class hn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Of(t,e){const n=IN(e),s=LN(n.get("key"));if(t!=="put")return{
key:s,value:"",ttlSeconds:void 0};const r=AN(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:kN(
n.get("ttlSeconds"))}}function IN(t){if(!(0,il.isUtf8)(t))throw new hn("invalid_json");try{const e=(0,Cs.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,
text:s})=>[n,s]))}catch(e){if(!(e instanceof Cs.sU))throw e}throw new hn("invalid_json")}function LN(t){const e=t?.startsWith('"')?(0,Cs.I)(t):void 0;if(e===void 0||
e===""||If(e,K.ux.keyBytes))throw new hn("invalid_key");return e}function AN(t){if(t===void 0||If(t,K.ux.valueBytes))throw new hn("invalid_value");return t}function kN(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<K.ux.minTtlSeconds||e>K.ux.maxTtlSeconds)throw new hn("invalid_ttl");return e}function Rf(t){
return t===void 0?void 0:t*1e3}function If(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function vN({tables:t,engine:e,quota:n,audit:s}){
const r=async(a,c)=>{const{keyspace:d,windows:u}=await t.byName(a,c),l=await n.take(u);if(l===0)return d;throw new B("rate_limited",`The table has reached its r\
ate limit: wait ${l} s.`,{"retry-after":String(l)})},o=async a=>{if(!e)throw new B("unavailable","This node does not have the entries of tables. Ask a node with\
 the role kvs.");try{return await a(e)}catch(c){throw c instanceof Sf?new B("table_not_found","The table was deleted."):c instanceof oe?new B("unavailable","The\
 entries cannot be read or written now. Try again."):c}},i=(a,c,d,u,l)=>s.append(l,[ne(c,a,{object:d,after:{key:u}})]);return{get:(a,c,d)=>o(async u=>u.get(await r(
a,c),Ga("get",{key:d}).key)),list:(a,c,d)=>o(async u=>u.keys(await r(a,c),d)),put:(a,c,d,u)=>o(async l=>{const{key:f,value:h,ttlSeconds:E}=DN(d);await l.put(await r(
a,c),f,{value:h,ttlMs:Rf(E)}),await i("key.put",a,c,f,u)}),delete:(a,c,d,u)=>o(async l=>{const[f,{key:h}]=[await r(a,c),Ga("delete",{key:d})],E=await l.get(f,h)!==
void 0;await l.delete(f,h),E&&await i("key.delete",a,c,d,u)})}}function DN({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,Cs.q$)(s)}catch(i){throw i instanceof
Cs.sU?new B("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.
test(r)?Number(r):r}};return Ga("put",o,s)}const{keyBytes:MN,valueBytes:$N,minTtlSeconds:CN,maxTtlSeconds:UN}=K.ux,xN={invalid_key:`A key has 1 to ${MN} bytes.`,
invalid_value:`A value has at most ${$N} bytes.`,invalid_ttl:`The time to live is ${CN} to ${UN} seconds.`};function Ga(t,e,n){const s=JSON.stringify(e),r=n===void 0?
s:`${s.slice(0,-1)},"value":${n}}`;try{return Of(t,Buffer.from(r))}catch(o){throw o instanceof hn?new B("validation_failed",xN[o.code]??"The entry is not valid."):
o}}const jN=3e4,Lf=1e3,Af=100;function FN({engine:t,tables:e,log:n,every:s=Q.fm}){const r=new AbortController,o=vf(()=>kf(t,r.signal),c=>n("warn","kvs_sweep_fai\
led",{reason:String(c)})),i=vf(()=>BN(t,e,n,r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(jN,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.
begin,async[Symbol.asyncDispose](){a(),r.abort(),await Promise.all([o.end(),i.end()])}}}async function kf(t,e){let n=0;for(;;){const s=await t.sweep(Lf);if(n+=s,
s<Lf||e?.aborted)return n}}async function BN(t,e,n,s){for(let r=0;;){const o=await e.toDrop({after:r,limit:Af});for(const i of o){r=i;try{await t.drop(i),await e.
dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),s.aborted)return}}if(o.length<Af||s.aborted)return}}function vf(t,e){let n=!1,s=!1,r;const o=async()=>{
for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const Df=720*6e4,PN=1e3,HN="ABCDEFGHIJKLMNOPQRSTUVWX\
YZ234567",GN=20,WN=1e3,YN=8*1024*1024;class zN{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=n,this.#n=new au(YN,WN,async s=>{const r=await e.find(s);return r&&this.#s(
r)})}byAccessKey(e){return e.length===GN?this.#n.find(e):null}async issue(e,n,s){const r={accessKeyID:`ASIA${Array.from((0,j.randomBytes)(16),u=>HN[u%32]).join(
"")}`,secret:(0,j.randomBytes)(30).toString("base64"),sessionToken:(0,j.randomBytes)(96).toString("base64"),expiresAt:n+Df},{accessKeyID:o,secret:i,sessionToken:a,
expiresAt:c}=r,d=this.#t.seal(ou(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{
now:n,most:PN},s),r}renew(e,n){return this.#e.renew(e,n+Df)}revoke(e){return this.#e.revoke(e)}async checkKey(){const e=await this.#e.any();e&&this.#s(e)}forget(e){
this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.parse(this.#t.open(ou(e),s));if(!(0,Y.Gv)(
o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,expiresAt:r}}}const KN={invalid_json:400,
invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,not_found:404,method_not_allowed:405,
body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Mf="AWS4-HMAC-SHA256";function XN({date:t,region:e,service:n}){return`${t}\
/${e}/${n}/aws4_request`}function JN(t,e,n){return`${Mf}
${t}
${XN(e)}
${eS(n)}`}function VN(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,j.createHmac)("sha256",n).update(s,
"utf8").digest();return new tS(n)}function qN(t,e){return t.sign(e)}const It=64,QN=32;class $f{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Cf=new $f(8192),ZN=new $f(
256);function eS(t){return(0,j.hash)("sha256",Cf.latin1(t))}function Uf(t,e){return t.length===e.length&&(0,j.timingSafeEqual)(Cf.latin1(t),ZN.latin1(e))}class tS{#e;#t;constructor(e){
if(e.length>It)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${It} are supported`);this.#e=Buffer.alloc(It+512),this.#t=Buffer.alloc(It+QN);for(let n=0;n<
It;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,j.hash)("sha256",this.#n(e),"binary"),It,"latin1"),(0,j.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-It;return e.length>n?Buffer.concat([this.#e.subarray(0,It),Buffer.from(e,"latin1")]):this.#e.subarray(0,It+this.#e.write(e,It,"latin1"))}}
const nS=new RegExp(`^${Mf} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),sS=1024,rS=1024,oS=32,xf=64,Wa=new Rs(sS);function iS(t){const e=t.slice(-xf),n=t.slice(0,-xf),s=Wa.get(n);if(s&&aS.test(e))return{
...s,signature:e};const r=cS(t);if(r)return n.length<rS&&r.signedHeaders.length<=oS&&Wa.set(n,r),{...r,signature:e}}function ov(){return Wa.size}const aS=/^[0-9a-f]{64}$/;
function cS(t){const e=nS.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const dS=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Ya;function uS(t){if(Ya?.text===t)return Ya.
time;const e=lS(t);return e!==void 0&&(Ya={text:t,time:e}),e}function lS(t){const e=dS.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function no(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function fS(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":yS(t.target.slice(e+1)),r=mS(n,t.normalizePath),o=TS(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const hS=/^(?:\/[A-Za-z0-9_~-]+)+$/,pS=/[^A-Za-z0-9._~-]/g;function za(t){return t.replace(pS,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function mS(t,e){if(hS.test(t))return t;const n=t.split("/");return(e?ES(n):n).map(za).join("/")||"/"}function ES(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function yS(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[za(jf(r)),za(jf(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Ff(n,r)||Ff(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function jf(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Ff(t,e){return t<e?-1:t>e?1:0}function gS(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Bf(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function wS(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?gS(t.rawHeaders):{names:e,repeated:[],get(n){const s=fe(t,n);return s===void 0?void 0:Bf(s)}}}function TS(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const _S=/ {2}|\t/,bS=32,NS=9;function Bf(t){let e=0,n=t.length;for(;e<n&&Pf(t,e);)e+=1;for(;n>e&&Pf(t,n-1);)n-=1;const s=t.slice(e,n);return _S.test(
s)?s.replace(/[ \t]+/g," "):s}function Pf(t,e){const n=t.charCodeAt(e);return n===bS||n===NS}const so=5*6e4,Hf=["host","content-type"],SS=new Set([...Hf,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Ye=(t,e)=>({type:t,message:e}),Gf=Ye("UnrecognizedClientException","\
The security token included in the request is invalid.");function OS(t,e){const n=fe(t,"authorization");if(n===void 0)return Ye("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=iS(n);if(!s)return Ye("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=fe(t,"x-amz-date")??"",o=uS(r);return o===void 0?Ye("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):AS(s.scope,r)??kS(r,o,e)??{headers:wS(t),signedBy:s,time:r}}function RS({headers:t,
signedBy:e},n,s){return Uf(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Ye("ExpiredTokenException","The security token included in the reque\
st is expired"):vS(t,e.signedHeaders):Gf}function IS(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,j.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return Ye("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=fS({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=qN(MS(o,s.scope),JN(r,s.scope,c));if(!Uf(d,s.signature))return Ye("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function LS(t){return"message"in t}function AS(t,e){if(t.region!==K.aT)return Ye("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${K.aT}'.`);if(t.service!==K.jL)return Ye("InvalidSignatureException",`Credential should be scoped to correct service: '${K.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Ye("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function kS(t,e,n){if(e<n-so){const s=no(n-so);return Ye("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${no(n)} - 5 min.)`)}if(e>n+so){const s=no(n+so);return Ye("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${no(n)} + 5 min.)`)}}function vS(t,e){const n=t.repeated.find(o=>SS.has(o));if(n!==void 0)return Ye("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(DS(o)&&!e.includes(o))return Wf(o);const s=Hf.find(o=>!e.includes(o));if(s!==void 0)
return Wf(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return Ye("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function DS(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Wf(t){return Ye("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const Yf=new WeakMap;function MS(t,e){const n=Yf.get(t);if(n?.date===e.date)return n.key;const s=VN(t.secret,e);return Yf.set(t,{date:e.date,key:s}),
s}const xn={"content-type":"application/json","cache-control":"no-store"},$S={status:200,headers:xn,body:'{"ok":true}'},CS={status:200,headers:xn,body:'{"delete\
d":true}'},zf={status:200,headers:xn,body:'{"found":false,"expiresAt":null}'},US=new Map([[Rt.Y2.put,"put"],[Rt.Y2.get,"get"],[Rt.Y2.delete,"delete"]]),xS=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
jS=/^Bearer +([!-~]+)$/i;function FS(t){const e={...t,log:BS(t)};return n=>HS(n,e)}function BS({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
Kf){const i=e.now();if(Math.abs(i-n)<PS)return;n=i}t(s,r,o)}}const Kf="kvs_unavailable",PS=1e3;async function HS(t,e){const{roles:n,tables:s,engine:r,quota:o,meter:i,
clock:a}=e;let c=d=>d;try{const d=OS(t,a.now());if(LS(d))return ro(d);const u=await n.byAccessKey(d.signedBy.accessKeyID);if(!u)return ro(Gf);const l=RS(d,u,a.now());
if(l)return ro(l);const f=await t.body(K.ux.bodyBytes),h=IS(t,f,d,u);if(h)return ro(h);if(!fe(t,"x-kvs-authorization"))return Qe("missing_token");const E=await s.
byToken(Xf(t));if(!E)return Qe("invalid_token");if(E.environmentID!==u.environmentID)return Qe("inactive_binding");if(!E.supported)return Qe("unsupported_app_ty\
pe");const g=await o.take(E.windows,f.length),T=YS(t);if(c=I=>GS(i,E,T,f,I),g>0)return c(Qe("rate_limited",{"retry-after":String(g)}));if(typeof T!="string")return c(
T);const{key:O,value:b,ttlSeconds:N}=Of(T,f);switch(T){case"put":return await r.put(E.keyspace,O,{value:b,ttlMs:Rf(N)}),c($S);case"delete":return await r.delete(
E.keyspace,O),c(CS);case"get":return c(zS(await r.get(E.keyspace,O)))}}catch(d){return c(KS(d,t,e))}}function Xf(t){return jS.exec(fe(t,"x-kvs-authorization")??
"")?.[1]??""}function GS(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,WS(r),s.length,i),
r}function WS(t){if(t===zf)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function YS(t){const e=US.get(ke(t.target));
if(!e)return Qe("not_found");if(t.method!=="POST")return Qe("method_not_allowed",{allow:"POST"});const n=fe(t,"content-encoding")??"identity";return!xS.test(fe(
t,"content-type")??"")||n!=="identity"?Qe("unsupported_media_type"):e}function zS(t){if(!t)return zf;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).
toISOString()}"`;return{status:200,headers:xn,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function KS(t,e,{tables:n,log:s}){if(t instanceof hn)return Qe(
t.code);if(t instanceof et)return Qe("body_too_large");if(t instanceof At)return Qe("invalid_json");if(t instanceof Sf)return n.forgetToken(Xf(e)),Qe("invalid_t\
oken");const r=t instanceof oe,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?Kf:"kvs_failed",{requestID:e.requestID,path:ke(e.target),
reason:o instanceof Error?o.message:String(o)}),r?Qe("unavailable",{"retry-after":"1"}):Qe("internal")}function Qe(t,e={}){return{status:KN[t],headers:{...xn,...e},
body:`{"error":"${t}"}`}}function ro({type:t,message:e}){return{status:403,headers:{...xn,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const XS=t=>$e(
new B("unavailable","This node does not have the data of the key-value store."),t);async function JS(t){const{engine:e,clock:n,log:s,quota:r,meter:o=or}=t,i=await ka(
t.keys),a=new kg(t.tables,i,{...Ns,...t.quotas}),c=new zN(t.roles,i);await a.checkKey(),await c.checkKey();const d=t.changes.subscribe(h=>VS(h,a,c)),u=e&&FN({...t,
engine:e}),l={tables:a,roles:c,clock:n,log:s,every:t.every},f=async()=>{d[Symbol.dispose](),await u?.[Symbol.asyncDispose]()};return{handler:e?FS({roles:c,tables:a,
engine:e,quota:r,meter:o,clock:n,log:s}):XS,createTable:(h,E,g)=>a.create(h,E,n.now(),g),listTables:h=>a.list(h),async deleteTable(h,E,g){await a.remove(h,E,g),
u?.begin()},entries:vN({tables:a,engine:e,quota:r,audit:t.audit}),runtimeVariables:(h,E,g)=>Fy(l,h,E,g),tableVariables:(h,E)=>Hd(l,h,E),openCredentials:h=>By(l,
h),sweep:async()=>e?kf(e):0,close:f,[Symbol.asyncDispose]:f}}function VS(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);
break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"jobs":case"ended":break;default:(0,H.xb)(t)}}const qS=500,Ka=500;
async function QS(t){return new ZS(t).run()}class ZS{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){const{blobs:n,clock:s=Q.ml,log:r=Cr,signal:o}=e;this.#e=e,this.#t=
r,this.#n=new Xr({blobs:n,clock:s,log:r}),this.#s=Dn(o)}async run(){const{blobs:e,references:n}=this.#e,s=await e.ago(yd);return await this.#a(),await this.#d(s),
await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){const{references:e}=this.#e;for(let n=0;;){const s=await e.
due(n,qS);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){
const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.
add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof oe)throw r;this.#r.has(n)||this.#t("error","collection_skippe\
d",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.waiting(s,Ka);for(const[o,i]of Map.groupBy(r,a=>a.
org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<Ka)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,o=new Map;let i=0;const a=async()=>{
for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=0};for await(const{key:c}of s.list("",
e)){await this.#f();const[d=""]=c.split("/",1);if(!K.cS.test(d))continue;const u=Bu(c)??Pu(c);if(u===void 0){this.#r.has(d)||await s.deleteUnused(c,n);continue}
const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===Ka&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];for(const o of n)await this.#f(),
await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=Ht(e,n),i=await r.head(o);if(i){if(!await r.
deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of Is){const d=ca(e,n,c);await r.head(d)&&!await r.deleteUnused(d,s)&&(a=!1)}return a}async#f(){
this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const Jf=2e3,eO=(0,j.randomBytes)(64*1024),tO="trial-write",Vf={canBuild:"disk_hangs"},nO={statfs:t=>(0,ye.
statfs)(t),tryToWrite:rO};class iv{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...nO,...s}}async look(){if(this.#s&&this.#t.monotonic()-
this.#r>=Jf)return Vf;const e=Promise.withResolvers(),n=this.#t.after(Jf,()=>e.resolve(Vf));try{return await Promise.race([this.#o(),e.promise])}finally{n()}}#o(){
return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=sO(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}async function sO(t,e){let n;const s=(r,o)=>({
canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?
s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",systemCode(r)??String(r))}}async function rO(t){const e=(0,W.
join)(t,tO);await(0,ye.rm)(e,{force:!0});try{await(0,ye.writeFile)(e,eO,{flag:"wx",mode:384,flush:!0})}finally{await(0,ye.rm)(e,{force:!0})}}class av{#e;#t=new Set;#n="\
yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){const e=await this.#e.look();return this.#r(
()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{this.#t.delete(e)}}}#r(e){const n=this.canBuild;
if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const oO=10;function iO({node:t,ability:e,nodes:n,log:s}){let r=!1;return async()=>{const{canBuild:o,freeBytes:i,
code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(0,oO).join(", ");s("warn","builds_left_to\
_others",{reason:o,freeBytes:i,code:a,nodes:u,means:aO})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"room":"no_other_node",freeBytes:i}),!r}}const aO="\
The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while another one can build",Xa=36e5,cO=2*Xa;function dO(t,e,n){
const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();try{for(const{kind:u,items:l,bytes:f,left:h}of await t(d)){const E=s.
get(u);s.set(u,{kind:u,ended:(E?.ended??0)+l,left:h??E?.left}),l>0&&n("info","collected",{kind:u,items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,H.I7)(
u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=a(d),r);return{figures:()=>[...s.values()],async collect(){
await r,await c(!0)},whenIdle(){e.monotonic()-o>=Xa&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=cO&&c()},async[Symbol.asyncDispose](){await r}}}class Ja extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(pn(s),{cause:s}),this.stage=e,this.aborted=n}}function uO(t){const{stage:e,aborted:n,cause:s}=t instanceof Ja?
t:{stage:"build",aborted:!1,cause:t};if(n)return Nf(e);if(s instanceof on)return s.facts;if((0,H.b$)(s)||s instanceof oe&&s.isFull)return qf(e,"disk_full","The \
disk of the platform is full");const r=s instanceof oe?"its state cannot be read or written now":pn(s);return qf(e,zc[e],`The platform itself failed at the stag\
e "${e}": ${r}`)}const lO="<data>";function fO(t,e){const n=r=>r.replaceAll(e,lO),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?
t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({...r,message:n(r.message)}))}}function qf(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function pn(t){return t instanceof Error?t.message:String(t)}var hO=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},pO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const mO=fn-1e4,EO=1e3;class yO extends Error{name="LeaseLost"}class gO{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#g(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=mO&&this.#i==="building"&&this.#E("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=_f&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#y()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:pn(o)})}finally{this.#l=void 0}}#E(e){if(this.#h)return;this.#i="lost";const n=()=>new yO(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof Nr?e:n()),this.#r.resolve()}async#y(){const e=await this.#t.jobs.endOf(this.#e).catch(
()=>{});this.#E(e==="cancelled"?new Nr:"another node has ended it")}async#p(e){this.#s.signal.throwIfAborted(),await e()||await this.#y(),this.#s.signal.throwIfAborted()}#m(e){
return this.#p(()=>Vo(e,this.#t.clock,this.#o))}async#g(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#T()}catch(c){const d=fO(uO(c),this.#t.dataDir);a=d.code,c instanceof Ja&&c.cause instanceof oe&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#S(d)}if(this.#s.signal.reason instanceof Nr)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?pn(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#T(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=hO(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#w(l),onCommit:(l,f)=>this.#m(()=>e.recordCommit(i,l,f)),onStored:(l,f,h,E)=>{const g=(0,K.
Rm)(a.type)?a.type:a.detectsType?E:void 0;return this.#m(()=>e.recordRelease(i,l,f,h,g))},onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.
deployID,manifestHash:u.release.manifestHash}),await this.#w("activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>wO(l,u)),c.throwIfAborted(),await this.#N(
u.release.manifestHash),s?.(a.app,u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=pO(d);u&&await u}}catch(d){throw new Ja(this.#a,this.#n.aborted,d)}}async#w(e){
const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#N(e){
const{jobs:n}=this.#t,s=this.#e;this.#i="recording",await this.#m(async r=>await n.finish(s,{kind:"live",manifestHash:e,logBytes:this.#c})||r>1&&await n.endOf(s)===
"succeeded"),this.#i="ended"}async#S(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recordi\
ng";try{await this.#p(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;const c={deployID:this.#e.deployID,cause:pn(a)};if(i||s("error","deplo\
yment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(EO,this.#n).catch(()=>{})}}}}async function wO(t,{place:e}){if(!(t instanceof on)||!e)throw t;const n=await e(
t.facts);throw n.length===0?t:new on({...t.facts,diagnostics:n})}const TO=1e3;function _O(t){return new bO(t)}class bO{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){
this.#e=e,this.#t=e.every??Q.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=
!0;const s=n.subscribe(r=>{(r.kind==="jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&
o.check()});this.#o.push(()=>s[Symbol.dispose](),this.#t(fn,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#g(!1),this.#h()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#E())}async#E(){for(;this.#d;){this.#d=!1;try{await this.#y(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:pn(e)}),this.#u=!0,this.#g(!0)}}this.#c=void 0}async#y(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#T(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#p&&
(await this.#e.mayClaim?.()??!0);for(;r&&this.#p;){const i=await e.claim(this.#e.node,this.#e.organizationBuilds);if(!i)break;this.#m(i)}const o=this.#r.size>0||
await e.isBusy();this.#g(o&&this.#l||this.#r.size>0),o||this.#h()}get#p(){return this.#l&&this.#r.size<this.#n}#m(e){const n=[...this.#r].find(r=>NO(r.app,e.job.
app)),s=new gO(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#g(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#g(e){e||this.#a?.();const n=()=>this.#t(
TO,()=>{this.#T(),this.#f()});this.#a=e?this.#a??n():void 0}async#T(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function NO(t,e){return t.org===e.
org&&t.project===e.project&&t.appID===e.appID}const SO=600;async function OO(t,e,n,s,r,o){const a=at(t,"kvs")||at(t,"control")?o.use(await Qf(t,s)):void 0;r.useKvs(
a?async()=>a:Qd(()=>Qf(t,s),o));const c=at(t,"build")?AO(t,e,n,r,o):void 0;return{edge:n,kvs:a,build:c}}function RO(t,e,n,s,r){const{stores:o,clock:i,log:a,shared:c,
host:d,edgeCacheBytes:u}=t,{sitesDomain:l,baseUrl:f,siteUrl:h}=e,E={table:c?.sites,domains:c?.domains},g=r.use(new Yb(o.state.releases,o.changes,{...E,clock:i})),
T=Vl({sites:g,domain:l,isOwnHost:ld({host:d,baseUrl:f})}),O=new Xr({blobs:o.blobs,clock:i,log:a}),b=new Mb({sites:g,finder:T,siteUrl:h,objects:O,cacheBytes:u,log:a,
meter:n,functions:s}),{handler:N,prefetch:I}=b,S=M=>b.serverSite(M),$=o.changes.subscribe(M=>{M.kind==="coming"&&I(M),M.kind==="site"&&s.changed(M.subdomain,()=>S(
M.subdomain)),M.kind==="unknown"&&s.changedAll(S)});return r.use($),{handler:N,prefetch:I,serverSite:S,sites:g,finder:T,objects:O}}const IO=500;async function LO({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(IO)])}function Qf(t,e){
const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=at(t,"kvs")?n.kvs:void 0;return JS({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}function AO(t,e,n,s,r){const{clock:o,
log:i,workers:a,stores:c,node:d,shared:u,lasting:l}=t,{jobs:f,changes:h}=c,E=vO(t),{references:g}=c,T=u?.blobs??c.blobs,O=async(Re,ze)=>{if(!(await c.usage.claimTurn(
"collect",bN)||Re))return[];await u?.checkPlace();const Ze=NN({...c,apps:c.state.apps,keepAuditMs:t.keepAuditDays*Zf,clock:o,bounds:th(t),keepDeletedMs:t.keepDeletedMs}),
Xt=l?[{kinds:["objects"],collect:async()=>{const{objects:Jt,bytes:Hs}=await QS({blobs:T,references:g,signal:ze,clock:o,log:i});return[{kind:"objects",items:Jt,bytes:Hs}]}}]:
[];return gN([...Ze,...Xt],i,ze)},b=new AbortController,N=async Re=>{const ze={references:g,node:d,clock:o,waits:Re,stop:b.signal},Ze=await TN(ze,Xt=>O(Re,Xt)).
catch(Xt=>({error:Xt})),xc=await E.collect();if(Ze&&"error"in Ze&&!b.signal.aborted)throw Ze.error;return[...Ze&&!("error"in Ze)?Ze:[],...xc]},I=r.use(dO(N,o,i));
r.defer(()=>b.abort(new Error("the platform stops"))),r.use(E);const S=()=>{f.isBusy().then(Re=>Re?I.whenBusy():I.whenIdle(),()=>{})};r.defer((0,Q.fm)(Xa,S));const $=async({
org:Re},{manifestHash:ze})=>{await E.prepareVariants(Re,ze),n?.objects.variantsChanged(Re)},M=kO(t.builder??E,e),z=u&&((Re,ze)=>LO(t,n,Re,ze)),U=n?.objects??new Xr(
{blobs:c.blobs,clock:o,log:i}),C=Re=>s.tryInstance(Re,U),{ability:X,store:ee}=u?.nodes??{},te=X&&ee&&iO({node:d,ability:X,nodes:ee,log:i}),de=(0,x.realpathSync)(
t.nodeDir),{organizationBuilds:Se}=t,xe={jobs:f,changes:h,builder:M,dataDir:de,node:d,...{workers:a,organizationBuilds:Se},log:i,clock:o,onChange:S,onComing:z,activate:C,
mayClaim:te},Lt=r.use(_O({...xe,onLive:(Re,ze)=>{$(Re,ze)}}));return{housekeeping:I,queue:Lt,dispatch:E}}function kO(t,{buildTimeoutOf:e}){return{recover:()=>t.
recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const Zf=864e5,eh=500;function th({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*Zf,logBytes:lE}}
function vO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:l,
lasting:f,log:h,clock:E}=t,{logs:g,blobsAt:T}=e;return l_({...{repositories:I=>e.keeping.repositories(I,eh),apps:async I=>{const[S="",$="",M=""]=I.split("/");return(await e.
keeping.apps(I===""?void 0:{org:S,project:$,appID:M},eh)).map(U=>`${U.org}/${U.project}/${U.appID}`)},dataDir:n,blobs:T,lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,
limits:s,isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:l},logs:g,log:h,clock:E})}async function DO(t,e,n,s,r){const{clock:o,fetch:i,stores:a,
requestsPerMinute:c}=t,u=(M=>t.shared?PT(M,a.quota):HT(M,o))(c??SO),l=await Xd(a.keys),{baseUrl:f,issuer:h,consoleUrl:E}=e,{accessTokens:g,logins:T,quota:O}=a,b=Wo(
n,a.members),N=aN({issuer:h,audience:f,key:l,clock:o}),I=M=>n.issuers.some(z=>z.issuer===M)||n.localIssuer&&M===h,S=EN({...b,store:T,quota:O,tokens:N,trusts:I}),
$=cN(S,E);return{logins:S,accessTokens:sN({store:g,...b}),issuer:w({issuer:h,audience:f,key:l,requestToken:s,clock:o,calls:$}),policy:n,signInKey:Hi(l,"console \
sign-in"),draftKey:Hi(l,"console draft"),gate:{...b,refusals:r,verify:oN({idTokens:Vb({policy:n,issuer:h,audience:f,key:l,clock:o,fetch:i}),accessTokens:g,logins:T,
loginTokens:N,trusts:I}),rateLimit:M=>c===void 0&&n.isLocal?0:u(M)}}}function MO(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===nh&&(s-=
1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==nh?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const nh=46,sh=300;function $O(t){const e=oo("cont\
rol");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??oo("kvs")],["/identity","identity",t.identity??e],["/console","console",Va(t.console??e,t.isOwnHost)],
["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",jn("/backup",t.backup??e)],["/healthz","platform",jn("/healthz",Fn(
t.healthz))],["/readyz","platform",jn("/readyz",Fn(t.readyz))],["/tls-allowed","platform",jn("/tls-allowed",Fn(t.tlsAllowed??oo("edge")))],["/openapi.json","pla\
tform",jn("/openapi.json",Fn(t.openApi))],["/metrics","platform",jn("/metrics",Va(Fn(t.metrics),t.isOwnHost))]]}function oo(t){const e=`This node does not have \
the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>$e(new B("unavailable",e),n)}function jn(t,e){return n=>(ke(n.target)===
t?e:qa)(n)}function Va(t,e){return n=>{const s=fe(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,sh))}: g\
ive its URL with --public-url, or configure the proxy to pass the Host header on.`;return _e(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}
function Fn(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return $e(new B(
"method_not_allowed",s,{allow:n}),e)}}function rh(t){const e=$O(t),n=Va(Fn(t.index),t.isOwnHost),{sitesDomain:s,edge:r=oo("edge"),isCustomHost:o,observe:i}=t,a=d=>{
const u=ke(d.target);if(u==="/")return["platform",n];for(const[l,f,h]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,h];return["plat\
form",qa]},c=(d,u,l)=>{const f=performance.now(),h=g=>Gn(g,({status:T})=>i(d,l,T,f)),E=u(l);return E instanceof Promise?E.then(h,g=>{const T=g instanceof At;if(i(
d,l,T?400:500,f),!T)throw g;return $e(new B("invalid_request","The body broke off."),l)}):h(E)};return d=>{const u=d.headers.host;if(typeof u=="string"&&MO(u,s))
return c("edge",r,d);const l=typeof u=="string"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,h]=a(d);return l instanceof Promise?l.then(E=>E?c("edge",r,d):c(f,
h,d),E=>{if(!(E instanceof oe))throw E;return h===n||h===qa?c("edge",r,d):c(f,h,d)}):c(f,h,d)}}const qa=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")
return{status:204,headers:{}};const s=ke(n).slice(0,sh),r=n.startsWith("/")?new B("not_found",`Nothing is at ${s}`):new B("invalid_request",`The request target \
is neither a path nor an http URL: ${s}`);return $e(r,t)};function CO(t,e,n){const{rooms:s,identity:r,notify:o,hooks:i,nodes:a,backup:c,functions:d}=n,{edge:u,kvs:l}=s;
return rh({...oh(t,e,u,n),kvs:at(t,"kvs")?l?.handler:void 0,...jO(t,e,s,r,o,i,a,d),hooks:i&&FT(i.handler),backup:r&&c})}function UO(t,e,n,s){const r=i=>at(t,i)?
ki:void 0,o=r("control");return rh({...oh(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,backup:o})}function oh(t,e,n,s){const{log:r,stores:o,
shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:l}=s;return{sitesDomain:c,isOwnHost:ld({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&xO(
n.finder),healthz:q0({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:u.handler,metrics:l.handler,tlsAllowed:n&&Mw({...n,ownName:new URL(d).hostname}),
index:PO(e),openApi:BO(d),observe:HO(l.count,r)}}function xO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(
r=>r!==void 0):s!==void 0}}function jO(t,{baseUrl:e,kvsUrl:n,consoleUrl:s,siteUrl:r,sitesDomain:o,issuer:i},{kvs:a,build:c},d,u,l,{list:f},h){if(!d||!a||!u||!l)
return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{clock:E,log:g,allowLocalGit:T,stores:O,resolveTxt:b,fetch:N,kvsQuotas:I,keepDeletedMs:S}=t,
{gate:$,issuer:M,accessTokens:z,logins:U,policy:C,signInKey:X,draftKey:ee}=d,te={ownName:new URL(e).hostname,sitesDomain:o,mayUseDomain:C.mayUseDomain,resolveTxt:b},
{state:de,logs:Se,sessions:me,usage:xe}=O,Lt=_u({state:de,allowLocalGit:T,domains:te}),Re=Jg({state:de,logs:Se,keepDeletedMs:S}),ze=new Xr({blobs:O.blobs,clock:E,
log:g}),{audit:Ze}=O,Xt={members:xw(C,O.members),state:de,operations:Re,notify:u,hooks:l,kvs:a,usage:xe,clock:E,siteUrl:r,functions:h,audit:Ze,accessTokens:z};return{
control:Aw($,{state:de,allowLocalGit:T,siteUrl:r,domains:te}),identity:M.handler,operator:vw($,{...Xt,kvsUrl:n,organizationsOf:$.organizationsOf,roleOf:$.roleOf,
listNodes:f,consoleLink:Jt=>Hg(Jt,{sessions:me,consoleUrl:s,clock:E})}),console:FO({...Xt,...$,changes:Lt,compare:Gw(ze),start:J0(ze),keeping:O.keeping,kept:{...th(
t),caches:Ir.caches,mirrors:Ir.mirrors},logs:Se,logins:U,sessions:me,trusts:Jt=>Jt===i?C.localIssuer:C.issuers.some(({issuer:Hs})=>Hs===Jt),signIn:{policy:C,key:X,
consoleUrl:s,clock:E,fetch:N},consoleUrl:s,draftKey:ee,detect:c&&((Jt,Hs)=>c.dispatch.detect(Jt,Hs)),tablePerMinute:I.tablePerMinute??Ns.tablePerMinute})}}function io({
baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function FO({signIn:t,...e}){const n=An(async()=>{const[{createConsole:s},
{createOidcSignIn:r}]=await Promise.all([D.e(406).then(D.bind(D,4406)),D.e(83).then(D.bind(D,4083))]);return s({...e,oidc:r(t)})});return async s=>(await n())(s)}
function BO(t){return async()=>_e(200,(await D.e(487).then(D.bind(D,1487))).openApi(t))}function PO(t){const e={service:"slipway",...io(t),controlPlane:`${t.baseUrl}\
/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>_e(200,e)}function HO(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!==
"identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,ms:Math.
round(performance.now()-o)})}}const ih=20,GO=6e4,ah=`d.seq, d.id, d.target, d.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.attempts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;function WO(t){return` ${t.join(" ")} `}function ch(t){return`notify-tar\
get:${t}`}function Qa(t){return{id:k(t,"id"),org:k(t,"org"),project:Z(t,"project"),appID:Z(t,"app_id"),kind:k(t,"kind"),shown:k(t,"shown"),events:k(t,"events").
trim().split(" "),sealed:Gt(t,"sealed"),createdAt:G(t,"created_at"),createdBy:Z(t,"created_by")}}function dh(t){return{id:k(t,"id"),event:k(t,"event"),org:k(t,"\
org"),project:Z(t,"project"),appID:Z(t,"app_id"),deployID:Z(t,"deploy_id"),by:Z(t,"by_whom"),detail:Z(t,"detail"),at:G(t,"at")}}function YO(t){const[e,n]=[ve(t,
"due_at"),Z(t,"problem")];return{...dh(t),seq:G(t,"seq"),target:k(t,"target"),kind:k(t,"kind"),shown:k(t,"shown"),state:e!==null?"pending":n===null?"delivered":
"failed",attempts:G(t,"attempts"),triedAt:ve(t,"tried_at"),nextAt:e,status:ve(t,"status"),problem:n}}function zO(t){return{...dh(t),target:k(t,"target"),kind:k(
t,"kind"),sealed:Gt(t,"sealed"),fence:G(t,"fence"),attempts:G(t,"attempts")}}function uh({org:t,project:e,appID:n,id:s,kind:r,shown:o,events:i},a){const c={kind:r,
to:o,events:i};return{org:t,project:e??void 0,appID:n??void 0,action:a,object:s,...a==="notify.add"?{after:c}:{before:c}}}const cv=null,KO={failed:"deployment.f\
ailed",fixed:"deployment.fixed",live:"app.live",deleted:"app.deleted",quota:"quota.reached",test:"test"},dv=null,lh=500;function XO(t,{deployment:e,failure:n,url:s}){
const{event:r,org:o,project:i,appID:a,deployID:c,by:d,at:u}=t,l=e&&{branch:e.branch,commit:e.commit,subject:e.commitFacts.subject??null,author:e.commitFacts.author??
null},f={org:o,project:i,app:a,by:d,url:s,...c!==null&&{deployID:c},...l,...n&&{failure:fh(n)},...hh(t)};return JSON.stringify({type:KO[r],timestamp:new Date(u).
toISOString(),data:f})}function JO(t,{deployment:e,failure:n,url:s}){const r=[t.org,t.project,t.appID].filter(d=>d!==null).join("/"),[o,i]=VO(t),a=e?.commit?.slice(
0,12),c=[`${r}: ${i}`,"",...e?[`Branch: ${e.branch}`]:[],...a?[`Commit: ${[a,e?.commitFacts.subject].filter(Boolean).join(" ")}`]:[],...t.by===null?[]:[`By: ${t.
by}`],...n?[`Stage: ${n.stage}`,`Reason: ${fh(n).message}`]:[],...Object.entries(hh(t)).map(([d,u])=>`${d}: ${String(u)}`),`At: ${new Date(t.at).toISOString()}`,
"",s];return{subject:`[Slipway] ${r}: ${o}`,text:`${c.map(d=>(0,Ce.Ow)(d,lh+20)).join(`
`)}
`}}function VO({event:t}){switch(t){case"failed":return["deployment failed","a deployment failed. What was live before still is."];case"fixed":return["fixed","a\
 deployment succeeded after one that failed."];case"live":return["live","its first release is live."];case"deleted":return["deleted","the app was deleted. For a\
 time it can be restored."];case"quota":return["quota","a key-value table uses at least 80 % of its quota."];case"test":return["test","this is a test. Notificat\
ions arrive here."];default:return(0,H.xb)(t)}}function fh({stage:t,code:e,message:n}){return{stage:t,code:e,message:(0,Ce.Ow)(n,lh)}}function hh({detail:t}){const e=t===
null?{}:JSON.parse(t);return(0,Y.Gv)(e)?e:{}}const qO=[5,30,300,1200,3600,7200,18e3].map(t=>t*1e3),QO=.1,ph=16,ZO=4,eR=5e3;function tR(t){const{store:e,changes:n,
log:s,delays:r=qO,every:o=Q.fm,random:i}=t,a=new AbortController,c=new Map;let d,u=!1;const l=async T=>{const O=await t.attempt(T,a.signal).catch(z=>a.signal.aborted?
{problem:"the platform stopped",isStopped:!0}:(z instanceof oe||s("error","notification_failed",{id:T.id,reason:String(z)}),{problem:"the platform could not mak\
e the message"})),{status:b,problem:N,isFinal:I=!1}=O,S=I?void 0:r[T.attempts-1],$=S===void 0?void 0:Math.round(S*(1+QO*(2*i()-1))),M="isStopped"in O?0:$;await e.
settle(T,{status:b,problem:N,againMs:N===void 0?void 0:M}),N!==void 0&&M===void 0&&s("warn","notification_given_up",{id:T.id,target:T.target,reason:N})},f=async()=>{
for(;u&&!a.signal.aborted&&c.size<ph;){u=!1;const T=await e.claim(nR([...c.keys()]));if(!T)return;u=!0;const O=l(T).catch(b=>s("warn","notification_not_settled",
{id:T.id,reason:String(b)})).finally(()=>{c.delete(T),h()});c.set(T,O)}},h=()=>{u=!0,!a.signal.aborted&&(d??=f().catch(T=>{u=!1,T instanceof oe||s("error","noti\
fications_not_read",{reason:String(T)})}).finally(()=>{d=void 0,u&&c.size<ph&&h()}))},E=n.subscribe(({kind:T})=>{(T==="jobs"||T==="site"||T==="unknown")&&h()}),
g=o(eR,h);return h(),{look:h,async[Symbol.asyncDispose](){g(),E[Symbol.dispose](),a.abort(new Error("the platform stops")),await d,await Promise.all(c.values())}}}
function nR(t){const e=new Map;for(const{org:n}of t)e.set(n,(e.get(n)??0)+1);return{targets:t.map(({target:n})=>n),organizations:[...e].filter(([,n])=>n>=ZO).map(
([n])=>n)}}const sR=1e4,rR=64*1024,oR=16*1024;function iR(t,{id:e,timestamp:n,body:s}){const r=Buffer.from(t.replace(/^whsec_/,""),"base64");return`v1,${(0,j.createHmac)(
"sha256",r).update(`${e}.${n}.${s}`).digest("base64")}`}function aR(t,e){let n;const s=async()=>{const{Agent:r,request:o}=await D.e(729).then(D.bind(D,3729)),i={
lookup:t.lookup,timeout:e};return{request:o,agent:new r({connect:i,maxHeaderSize:oR,keepAliveTimeout:1e3})}};return{async send({url:r,secret:o},i,a){const c=AbortSignal.
any([a,AbortSignal.timeout(e)]);try{t.check(new URL(r).hostname),n??=s();const{agent:d,request:u}=await n,f={method:"POST",headers:{"content-type":"application/\
json","user-agent":"Slipway","webhook-id":i.id,"webhook-timestamp":String(i.timestamp),"webhook-signature":iR(o,i)},body:i.body,signal:c,dispatcher:d},{statusCode:h,
body:E}=await u(r,f);return await E.dump({limit:rR,signal:c}),cR(h)}catch(d){return a.throwIfAborted(),{problem:dR(d)}}},async[Symbol.asyncDispose](){await(await n)?.
agent.destroy()}}}function cR(t){return t>=200&&t<300?{status:t}:t>=300&&t<400?{status:t,problem:"it answered with a redirect, which is not followed"}:t===410?{
status:t,problem:"it answered that it is gone",isFinal:!0}:{status:t,problem:`it answered with status ${t}`}}function dR(t){for(let e=t;e instanceof Error;e=e.cause){
if(e instanceof Ms)return e.message;if(e.name==="TimeoutError")return"it did not answer in time";if("code"in e&&typeof e.code=="string")return`it cannot be reac\
hed (${e.code})`}return"it cannot be reached"}const uR=32,lR=10;function fR(t){const{store:e,vault:n,mail:s}=t,r=yl(t.allowed),o=aR(r,t.requestMs??sR);let i;const c=tR(
{...t,attempt:async(d,u)=>{const{id:l}=d,f=mR(n.open(ch(d.target),d.sealed)),h=await ER(d,t);if("url"in f){const g=Math.floor(t.clock.now()/1e3);return o.send(f,
{id:l,timestamp:g,body:XO(d,h)},u)}return s?(i??=D.e(669).then(D.bind(D,9669)).then(({createMailer:g})=>g),(await i)(s.url,s.from)({id:l,to:f.email,...JO(d,h)})):
{problem:mh}}});return{async add(d,u,l){const{webhook:f,email:h,project:E=null,app:g=null,on:T}=u;if(h!==void 0&&!s)throw new B("conflict",`${mh}. An operator s\
ets it: --smtp-url.`);f!==void 0&&pR(r,f);const O=`nt_${(0,j.randomBytes)(lR).toString("hex")}`,b=`whsec_${(0,j.randomBytes)(uR).toString("base64")}`,N=f===void 0?
{email:h}:{url:f,secret:b},I=await e.add({id:O,org:d,project:E,appID:g,kind:f===void 0?"email":"webhook",shown:f===void 0?h??"":hR(f),events:T,sealed:n.seal(ch(
O),JSON.stringify(N))},l);if(I==="no_app")throw new B("app_not_found",`There is no app ${d}/${E}/${g}.`);if(I==="full")throw new B("conflict",`The organization ${d}\
 has ${ih} targets, and may have no more. Remove one first.`);return{target:I,...f!==void 0&&{secret:b}}},list:d=>e.list(d),async remove(d,u,l){if(!await e.remove(
d,u,l))throw Eh(d)},async test(d,u,l){const f=await e.test(d,u,l);if(f===void 0)throw Eh(d);return c.look(),f},deliveries:(d,u)=>e.deliveries(d,u),async redeliver(d,u,l){
if(!await e.redeliver(d,u,l))throw new B("not_found",`The organization ${d} has no such message. It may be too old to be kept.`);c.look()},async[Symbol.asyncDispose](){
await c[Symbol.asyncDispose](),await o[Symbol.asyncDispose]()}}}const mh="This platform sends no e-mail, because it has no mail server";function Eh(t){return new B(
"not_found",`The organization ${t} has no such target.`)}function hR(t){const{origin:e,pathname:n,search:s}=new URL(t);return n==="/"&&s===""?e:`${e}/\u2026`}function pR(t,e){
try{t.check(new URL(e).hostname)}catch(n){throw n instanceof Ms?new B("validation_failed",`webhook cannot be told: ${n.message}.`):n}}function mR(t){const{url:e,
secret:n,email:s}=JSON.parse(t);return typeof e=="string"&&typeof n=="string"?{url:e,secret:n}:{email:String(s)}}async function ER({org:t,project:e,appID:n,deployID:s},{
deployments:r,activity:o,consoleUrl:i}){const a=[t,...e===null?[]:["projects",e]],c=e===null||n===null?[]:["apps",n],d=s===null?[]:["deployments",s],u=[...a,...c,
...d].map(encodeURIComponent).join("/"),l=`${i}/orgs/${u}`;if(e===null||n===null||s===null)return{url:l};const[f,h]=await Promise.all([r.find({org:t,project:e,appID:n},
s),o.failures([s])]);return{url:l,deployment:f,failure:h.get(s)}}const yR=.8,gR=60,wR=3e5,TR=28e4,yh=100,_R=20;async function bR({store:t,usage:e,tablePerMinute:n,
clock:s}){if(!await e.claimTurn("quotas",TR))return 0;const r=s.now(),o=n*gR,i=r-r%tt.hour-tt.hour,a=new Date(r).toISOString().slice(0,10);let c=0;for(let d="";;){
const u=await t.organizations("quota",d,yh);for(const l of u){const f=await e.pressed(l,i,{busy:Math.ceil(o*yR),limit:_R});for(const{scope:h,limited:E,most:g}of f){
const{project:T,app:O,table:b}=h,N=["quota",T,O,b,a].join("."),I=JSON.stringify({table:b,requests:g,refused:E,quota:o});c+=await t.raise({key:N,event:"quota",org:l,
project:T,appID:O,detail:I})}}if(d=u.at(-1)??"",u.length<yh)return c}}const gh="abcdefghijklmnopqrstuvwxyz234567",NR=63,wh=6,Th=()=>(0,j.randomInt)(2**32)/2**32;
function Za(t,e){let n="";for(;n.length<t;)n+=gh[Math.floor(e()*gh.length)]??"";return n}function SR(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(
/^-+/,"").slice(0,NR-wh-1).replace(/-+$/,"");return e===""?"app":e}function _h(t,e){return`${SR(t)}-${Za(wh,e)}`}async function OR(t,{consoleUrl:e},n){const{stores:s,
mail:r,notifyAllow:o,notifyDelays:i,kvsQuotas:a,clock:c,log:d}=t,{notify:u,changes:l,state:f,usage:h}=s,{tablePerMinute:E=Ns.tablePerMinute}=a,g=()=>bR({store:u,
usage:h,tablePerMinute:E,clock:c}).catch(b=>{b instanceof oe||d("error","quotas_not_told",{reason:String(b)})});let T;const O=(0,Q.fm)(wR,()=>{T=g()});return n.
defer(async()=>{O(),await T}),n.use(fR({store:u,deployments:f.deployments,activity:f.activity,changes:l,vault:await ka(s.keys),mail:r,allowed:we(o,"notify-allow"),
consoleUrl:e,clock:c,random:Th,log:d,delays:i}))}const RR="run.json",bh="node.json";function uv(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;
if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!Bn(s)))return{roles:n,baseUrl:s}}function lv(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,
baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!Bn(
s)||!Bn(r)||!Bn(o)||!Bn(i)||!Bn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function Bn(t){return typeof t=="string"&&
/^https?:/.test(t)&&URL.canParse(t)}function IR(t,e){return(0,x.rmSync)((0,W.join)(t,bh),{force:!0}),Nh((0,W.join)(t,RR),e)}function LR(t,e){return Nh((0,W.join)(
t,bh),e)}function Nh(t,e){return(0,x.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,x.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,x.rmSync)(t,{force:!0})}}function AR(t,e){const n=Di.includes(e.host)?"127.0.0.1":e.host,s=DR(
e.publicUrl??id(n,t)),r=vR(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const kR=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function vR(t,e){const n=(s,r)=>new H.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!kR.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function DR(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new H.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var MR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},$R=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function CR(t){const e={stack:[],error:void 0,hasError:!1};try{const n=MR(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=vg(t),{log:o,nodeDir:i}=r,a=n.use(zo({dir:i,env:r.env,log:o})),{policy:c}=a,d=await od(r);n.defer(()=>d.close());
const u=AR(d.port,r);let l;const f=()=>l?.dispatch.walls,h=()=>a.fault!==void 0,E=FR(r,f,h),{requestToken:g=(0,j.randomBytes)(32).toString("base64url")}=r.shared??
{},T=n.use(ds({...r,usage:s.usage,engine:UR(r)})),O=await Ug(r,u,T.meter,n),b=at(r,"edge")?RO(r,u,T.meter,O.functions,n):void 0,I={readiness:E,metrics:xR(r,b,T,
f,()=>l?.housekeeping.figures()??[],h)};b&&r.shared?.awaitStores&&(d.serve(UO(r,u,b,I)),E.start("edge"),n.defer(()=>d.close()),o("info","edge_started",{...io(u),
port:d.port,dataDir:i,node:r.node})),await r.shared?.awaitStores?.();const S=await OO(r,c,b,T.meter,O,n);l=S.build;const $=b&&O.runSchedules(b.serverSite);$&&n.
use($);const M=n.use(Yn(s.audit,{...r,every:Q.fm}));n.defer(()=>d.close()),n.defer(()=>O.functions.endStreams());const z=at(r,"control")?await DO(r,u,c,g,M):void 0,
U=z&&await OR(r,u,n),C=z&&n.use(await jT(r,u)),X=s.backUp,ee=n.use(await bi(HR(r,u,d.port,S))),te=V(g,X);d.serve(CO(r,u,{...I,rooms:S,identity:z,notify:U,hooks:C,
nodes:ee,backup:te,functions:O.view})),await S.build?.queue.start(),E.start();const de=`${u.issuer}/token?api-version=2.0`,Se={pid:process.pid,...io(u),requestUrl:de,
requestToken:g};n.use(z?IR(i,Se):LR(i,{roles:r.roles,baseUrl:u.baseUrl})),o("info","platform_started",{...io(u),dataDir:i,node:r.node,roles:r.roles.join()});const me=PR(
()=>BR(r,E,S),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...u,port:d.port,dataDir:i,requestUrl:de,requestToken:g,buildNetwork:f()?.network,close:me,
mintToken:z?.issuer.mint??jR,backUp:X,collectGarbage:async()=>S.build?.housekeeping.collect(),[Symbol.asyncDispose]:me}}catch(n){e.error=n,e.hasError=!0}finally{
const n=$R(e);n&&await n}}function UR(t){return at(t,"kvs")?t.stores.kvs:void 0}function xR({stores:t,shared:e,node:n,clock:s},r,o,i,a,c){const d=r?.objects.damage,
{deployments:u}=t.state,{ability:l}=e?.nodes??{};return Je({deployments:u,damage:d,ability:l,walls:i,node:e&&n,clock:s,metering:o,kept:a,isFaulty:c})}function jR(){
return Promise.reject(new TypeError("This node does not have the role control"))}function FR({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i,a){let c;const d=()=>(c??=
s.check().finally(()=>{c=void 0}),c),u=async()=>{await d(),await r?.checkClock()};return zp({node:t,roles:e,functions:n,clock:o,checks:{control:u,build:d,kvs:async()=>{
await u(),await s.kvs?.check()}},walls:i,isFaulty:a})}async function BR({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.
stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function PR(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function HR({
node:t,roles:e,functions:n,host:s,shared:r,clock:o,log:i},{baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${Di.includes(s)?(0,pe.hostname)():s}:${d}`,f=()=>u?.queue.
underWay??0,h=r&&{...r.nodes,start:{...r.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:h,
builds:f,clock:o,log:i}}const zt={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Us(t){return t instanceof Error&&"errcode"in t?Number(
t.errcode)&255:0}function xs(t){return(0,H.b$)(t)||Us(t)===zt.FULL}const GR=[zt.BUSY,zt.READONLY,zt.IOERR,zt.CANTOPEN];function WR(t){return GR.includes(Us(t))}
function Sh(t){return Us(t)===zt.CORRUPT||Us(t)===zt.NOTADB}function Oh(t){return Us(t)===zt.BUSY}const YR=30*864e5,zR=6e4;function ao(t){return{id:k(t,"id"),name:k(
t,"name"),org:k(t,"org"),project:Z(t,"project"),appID:Z(t,"app_id"),role:k(t,"role"),maker:k(t,"maker"),madeBy:k(t,"made_by"),createdAt:G(t,"created_at"),endsAt:G(
t,"ends_at"),usedAt:ve(t,"used_at")}}function Rh({org:t,project:e,appID:n,name:s,role:r,endsAt:o},i){const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:
void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const fv={"app.create":"creates an app","app.update":"changes the settings of a\
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
a valid identity, or without the role that they need"},Ih="0".repeat(64);function Lh(t,e){const{org:n,n:s,at:r,project:o,appID:i,action:a,object:c,by:d,via:u,name:l,
from:f,requestID:h,before:E,after:g}=e,O=[n,s,r,o,i,a,c,d,u,l,f,h,E,g].map(b=>b===null?"-":`${Buffer.byteLength(String(b))}:${b}`).join("");return(0,j.createHash)(
"sha256").update(t).update(O).digest("hex")}function hv(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Lh(n.hash,s)!==s.hash)return{kind:"broken",n:n.n+1};n={n:s.
n,hash:s.hash}}return{kind:"fits",last:n}}function pv({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).toISOString(),
before:o(e),after:o(n)}}function mv(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,via:a,hash:c}=t;
if(!(typeof s!="string"||typeof r!="number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,at:Date.parse(o),
action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),before:n("befor\
e"),after:n("after")}}const Ah=254,kh=4096,vh=500,KR=100,ec="\u2026",Dh=["org","n","at","project","app_id","action","object","who","via","via_name","client","re\
quest","was","becomes"];function XR(t,e){const n=s=>s==null?null:(0,Ce.Ow)(s,Ah);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.action,object:n(
e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:Ch(e.before),after:Ch(e.after)}}function Mh(t){return{org:k(t,"org"),
n:G(t,"n"),at:G(t,"at"),project:Z(t,"project"),appID:Z(t,"app_id"),action:k(t,"action"),object:Z(t,"object"),by:Z(t,"who"),via:k(t,"via"),name:Z(t,"via_name"),from:Z(
t,"client"),requestID:Z(t,"request"),before:Z(t,"was"),after:Z(t,"becomes"),hash:k(t,"hash")}}function $h(t){const[e,n]=[k(t,"hash"),k(t,"anchor_hash")];return{
head:{n:G(t,"n"),hash:e},anchor:{n:G(t,"anchor_n"),hash:n}}}const tc={head:{n:0,hash:Ih},anchor:{n:0,hash:Ih}};function Ch(t){if(t===void 0)return null;const e={};
let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=JR(i);if(n+=Buffer.byteLength(JSON.stringify([o,a])),n>kh){e[ec]=s.length-r;break}e[o]=
a}return JSON.stringify(e)}function JR(t){if(typeof t=="string")return t.length>vh?`${t.slice(0,vh)}${ec}`.toWellFormed():t.toWellFormed();if(!Array.isArray(t))
return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,Ce.Ow)(r,Ah):r)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===KR||e>kh/2)return[
...n,ec];n.push(s)}return n}function nc({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){const{cachesOf:a,...c}=o,d={type:i,
repository:(0,je.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).filter(([,u])=>u!=null))}function VR(t,e){
return ne(t,"app.create",{after:nc(e)})}function sc(t,e,n,s){const[r,o]=[nc(e),nc(n)],i=Object.keys({...r,...o}).filter(d=>JSON.stringify(r[d])!==JSON.stringify(
o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[ne(t,"cache.clear")]:[];return i.length===0?c:[...c,ne(t,"\
app.update",{object:s,before:a(r),after:a(o)})]}function qR(t,e){return ne(t,"app.delete",e.length>0?{after:{cancelled:e}}:{})}function QR(t,e,n){return ne(t,"d\
eployment.live",{object:e,...n!==null&&{before:{live:n}}})}function Uh(t,e,{stage:n,code:s}){return ne(t,"deployment.fail",{object:e,after:{stage:n,code:s}})}function ZR(t,e,n){
return ne(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function eI(t,e,n){return e.map(s=>ne(t,"deployment.supersede",{object:s,after:{supersededBy:n}}))}
function rc(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(n,u)),a=o(s,u=>Object.hasOwn(n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(
s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,u])=>u.length>0);return[ne(t,e,{object:r,after:Object.
fromEntries(d)})]}function tI(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??{},d={...c,...a},u=Object.fromEntries(
Object.entries(d).map(([f,h])=>[f,f==="repository"?(0,je.ri)(String(h)):h])),l={branch:r,...o!==null&&{commit:o},...i!==null&&{redeployOf:i},...u,...n?.env&&{env:Object.
keys(n.env).sort()}};return ne(t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:l})}const nI=5e3,sI=500,rI=[["app_id","appID"],["who","by"],
["action","action"]];async function oI(t,{before:e=Number.MAX_SAFE_INTEGER,limit:n},s,r){const[o,i]=rI.find(([,l])=>t[l]!==void 0)??[],a=["project","appID","by",
"action"].every(l=>l===i||t[l]===void 0),c=l=>["project","appID","by","action"].every(f=>t[f]===void 0||l[f]===t[f]),d=[];let u=Math.min(e,s.below);for(let l=0;l<
nI;){const f=a?n+1:sI,h=await r({column:o,value:i&&t[i],above:s.above,below:u,limit:f});d.push(...h.filter(c));const E=d[n-1];if(d.length>n&&E)return{rows:d.slice(
0,n),next:E.n};if(h.length<f)return{rows:d,next:null};l+=h.length,u=h.at(-1)?.n??0}return{rows:d,next:u}}function Ue(t,e){const n=t.prepare("SELECT * FROM audit\
_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${Dh.join(", ")}, hash)
    VALUES (${Dh.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=XR(o,a),d=n.get(c.org),{head:u}=d?
$h(d):tc,l=Math.max(e.now(),d?G(d,"at"):0),f={...c,n:u.n+1,at:l},h=Lh(u.hash,f),{org:E,n:g,project:T,appID:O,action:b,object:N,by:I,via:S,name:$,from:M,requestID:z,
before:U,after:C}=f;s.run(E,g,l,T,O,b,N,I,S,$,M,z,U,C,h),r.run(E,g,l,h,tc.anchor.n,tc.anchor.hash)}}}function iI(t,e,n){const s=Ue(t,n),r=T=>t.prepare(`SELECT *\
 FROM audit WHERE org = ? AND n > ? AND n < ? ${T} ORDER BY n DESC LIMIT ?`),o=r(""),i={app_id:r("AND app_id = ?"),who:r("AND who = ?"),action:r("AND action = ?")},
a=t.prepare("SELECT n FROM audit WHERE org = ? AND at >= ? ORDER BY at, n LIMIT 1"),c=t.prepare("SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?"),
d=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),u=t.prepare(`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`),l=t.prepare("SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at\
 < ? ORDER BY n DESC LIMIT 1"),f=t.prepare("UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?"),h=t.prepare("DELETE FROM audit WHERE org = ? AN\
D n <= ?"),E=(T,O)=>{const b=O===void 0?void 0:a.get(T,O);return b&&G(b,"n")},g=(T,{column:O,value:b="",above:N,below:I,limit:S})=>O===void 0?o.all(T,N,I,S):i[O].
all(T,N,I,b,S);return{append:(T,O)=>e.write(()=>s(T,O)),async list(T,O,b){const N=await e.read(()=>E(T,O.since));if(O.since!==void 0&&N===void 0)return{rows:[],
next:null};const I=await e.read(()=>E(T,O.until)),S={above:(N??1)-1,below:I??Number.MAX_SAFE_INTEGER};return oI(O,b,S,$=>e.read(()=>g(T,$).map(Mh)))},after:(T,O,b)=>e.
read(()=>c.all(T,O,b).map(Mh)),chain:T=>e.first(d,[T],$h),trim:T=>e.write(()=>{const O=n.now()-T,b=u.get(O);if(!b)return 0;const N=k(b,"org"),I=l.get(N,G(b,"anc\
hor_n")+Wn,O)??{};return f.run(G(I,"n"),k(I,"hash"),N),Number(h.run(N,G(I,"n")).changes)})}}function aI(t,e,n){const s=Ue(t,n),r=t.prepare("DELETE FROM access_t\
okens WHERE org = ? AND ends_at <= ?"),o=t.prepare("SELECT count(*) AS tokens FROM access_tokens WHERE org = ?"),i=t.prepare("SELECT 1 FROM access_tokens WHERE \
org = ? AND name = ?"),a=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare("SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?"),d=t.prepare("SELECT * FROM \
access_tokens WHERE org = ? ORDER BY name"),u=t.prepare("DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *"),l=t.prepare("UPDATE access_tokens SET \
used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)");return{create:({id:f,hash:h,org:E,project:g,appID:T,name:O,role:b,maker:N,madeBy:I,lifetimeMs:S},$,M)=>e.
write(()=>{const z=n.now();if(r.run(E,z-YR),G(o.get(E)??{},"tokens")>=$)return"too_many";if(i.get(E,O))return"name_taken";const U=[f,h,E,g,T,O,b,N,I,z,z+S],C=ao(
a.get(...U)??{});return s(M,[Rh(C,"token.create")]),C}),find:f=>e.first(c,[f,n.now()],ao),list:f=>e.read(()=>d.all(f).map(ao)),revoke:(f,h,E)=>e.write(()=>{const g=u.
get(f,h);return g&&s(E,[Rh(ao(g),"token.revoke")]),g!==void 0}),async used(f){const h=n.now();await e.write(()=>{l.run(h,f,h-zR)})}}}const cI=[".drafts","tmp"],
dI=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;function uI(t,e){let n=Promise.
resolve();const s=async r=>{lI(r,t);try{await xh(t,r),e(r),await xh(t,r)}catch(o){for(const i of(0,x.readdirSync)(r))await(0,ye.rm)((0,W.join)(r,i),{recursive:!0});
throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function lI(t,e){if(!(0,W.isAbsolute)(t))throw co(`"${t}" is not an absolute path`);if((0,Ee.
FK)(e,t))throw co(`${t} is inside the data directory`);try{if((0,Ee.wZ)(t,448),(0,x.readdirSync)(t).length>0)throw co(`${t} is not empty`)}catch(n){throw n instanceof
H.GQ||xs(n)?n:co(`${t} cannot be written (${(0,H.xU)(n)})`)}}const fI=5;async function xh(t,e){const n=s=>!(0,W.relative)(t,s).split(W.sep).some(r=>cI.includes(
r));for(const s of(0,x.readdirSync)(t).filter(r=>!dI.test(r)))for(let r=1;;r+=1)try{await(0,ye.cp)((0,W.join)(t,s),(0,W.join)(e,s),{recursive:!0,force:!1,filter:n});
break}catch(o){if((0,H.xU)(o)!=="ENOENT"||r===fI)throw o}}function co(t){return new H.GQ("invalid_input",t,{input:"to",remedy:"Name a directory outside the data\
 directory that is empty or does not exist yet."})}function Ev(t){return t}class hI extends Error{name="BlobsFull"}class jh extends Error{name="WrongBytes"}const pI=200,
mI=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,EI=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function oc(t){if(t.length<=pI&&EI.test(t))return t;throw new TypeError(
`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function yI(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(
t.slice(0,100))} needs a / at its end`);return oc(t.slice(0,-1)),t}const gI=3;let ic=0;const Fh=[];async function wI(t){ic<gI?ic+=1:await new Promise(e=>Fh.push(
e));try{return await t()}finally{const e=Fh.shift();e?e():ic-=1}}class TI extends Rn.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){super({highWaterMark:r}),
this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(this.#n,this.#t-this.#s+
1);return e<=0?null:wI(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});return this.#s+=
s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var _I=function(t,e,n){if(e!=null){if(typeof e!="objec\
t"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="func\
tion")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},bI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ac={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Bh={...ac,sync:async()=>{}};function uo(t){
(0,x.mkdirSync)(t,{recursive:!0,mode:448})}async function NI(t,e=ac){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Bh)return;
const s=_I(n,await(0,ye.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=bI(n);s&&await s}}function cc(t){return Ut(()=>(0,x.readdirSync)(
t))??[]}const SI=new Set(["ENOENT","ENOTDIR","EISDIR"]);function dc(t){return SI.has((0,H.xU)(t))}function Ut(t){try{return t()}catch(e){if(dc(e))return;throw e}}
var OI=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},RI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const lo=600*1e3;class II{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Ut(()=>{const o=(0,x.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=lo||
LI(s,n)});return r&&this.#t.add(uc(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,j.hash)("sha256",n)!==s)throw new jh(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,j.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new jh(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Ph(this.#e.dir,n)));try{await Promise.all([...e].map(n=>NI(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${oc(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,W.
join)(this.#e.drafts,(0,j.randomUUID)());try{await this.#a(s,n),await(0,ye.rename)(s,e).catch(r=>{if((0,H.xU)(r)!=="ENOENT")throw r;return uo((0,W.dirname)(e)),
(0,ye.rename)(s,e)}),this.#t.add(uc(e))}catch(r){throw await(0,ye.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=OI(s,
await(0,ye.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=RI(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=xs(e)?new hI("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function uc(t){return t.slice(
0,t.lastIndexOf("/"))}function Ph(t,e){return e===t?[e]:[e,...Ph(t,uc(e))]}function LI(t,e){const{mtimeNs:n}=(0,x.statSync)(t,{bigint:!0});try{(0,x.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,H.xU)(s)!=="EPERM")throw s;return!1}return(0,x.statSync)(t).size===e}function AI({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function fo({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const lc=1024*1024,kI=16*lc;class vI{#e;#t=0;constructor(e,n=()=>MI(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,kI))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-DI(e.size):Number.POSITIVE_INFINITY}}function DI(t){return Math.
min(Math.max(256*lc,t/100),2560*lc,t/8)}function MI(t){try{const{bavail:e,blocks:n,bsize:s}=(0,x.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Hh=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Gh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const $I=64*1024,fc=".damaged";function yv(t){return t.endsWith(fc)?t.slice(0,-fc.
length):void 0}const CI=3600*1e3;class UI{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,W.join)(e,".drafts"),this.#n=(0,W.
join)(e,".leaving"),this.#s=n,this.#r=s??ac,this.#o=new vI(e),uo(e)}async head(e){const n=await this.#d(e,s=>(0,ye.stat)(s,{bigint:!0}));return n?.isFile()?fo(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Hh(s,r,!0),i=fo(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Gh(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Hh(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Gh(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new TI(s,r,o,$I)}writer({lasting:e=!0}={}){this.#f(),uo(this.#t);const n=e&&this.#s?this.#r:
{...Bh,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new II(s)}async delete(e){const n=this.#a(e);(0,x.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,x.rmSync)(s,{force:!0});(0,x.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>AI(r)<n-lo);return s!==void 0&&(0,x.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>fo(r).version===n);return s===void 0?!1:((0,x.
renameSync)(s,`${this.#a(e)}${fc}`),!0)}async*list(e,n){const s=(0,W.join)(this.#e,yI(e)),r=n===void 0?void 0:(await(0,ye.stat)(s).catch(js))?.mtimeMs,o=n!==void 0&&
(r??0)<n-lo,i=await(0,ye.readdir)(s,{withFileTypes:!0}).catch(js);for(const a of i??[]){if(!mI.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Ut(()=>(0,x.statSync)((0,W.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-lo)&&(yield{key:c,...fo(
d)})}}#a(e){return(0,W.join)(this.#e,oc(e))}async#c(e){const n=await this.#d(e,s=>(0,ye.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(js);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(js);if(i!==void 0)return i}return n(s).catch(
js)}#u(e){const n=`${Wh(e)}~~`;return cc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,W.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Ut(()=>(0,x.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,W.join)(this.#n,`${Wh(e)}~~${Date.now()}~${(0,j.randomUUID)()}`);uo(this.#n);const a=Ut(()=>((0,x.renameSync)(
s,o),!0))&&Ut(()=>(0,x.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,x.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,H.xU)(s)??"")){(0,x.renameSync)(e,n);return}if((0,H.xU)(s)!=="EEXIST"&&!dc(s))throw s}(0,x.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-CI;for(const n of cc(this.#t)){const s=(0,W.join)(this.#t,n);(Ut(()=>(0,x.statSync)(s).mtimeMs)??e)<e&&(0,x.rmSync)(s,{force:!0,recursive:!0})}for(const n of cc(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,W.join)(this.#n,n),this.#a(o))}}}function Wh(t){return t.replaceAll(
"/","~")}function js(t){if(!dc(t))throw t}const hc=10,xI=/^[\w-]{1,128}$/;function jI(t){if(xI.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Yh(t,e){const n=zh(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function FI(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=zh(e,n),a=t.subarray(i-Yh(e,n).start),c=s<0&&i>0&&t[0]!==hc?BI(a):0,u=i+a.length>=e&&o?a.length:PI(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function zh(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function BI(t){const e=t.indexOf(hc)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!Kh(n)))}function PI(t,e){const n=t.lastIndexOf(hc)+1;return n>0||t.length<e?n:HI(t)}function HI(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(Kh(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function Kh(t){return(t&192)===128}var GI=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},WI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function YI(t,{log:e=Cr,mayAppend:n=()=>!0}={}){(0,x.mkdirSync)(t,{recursive:!0,
mode:448});const s=o=>(0,W.join)(t,`${jI(o)}.log`),r=new Set;return{async append(o,i,a){try{if(a!==void 0&&!n(o,a))throw new Error("The lease of the build has e\
nded");await(0,ye.appendFile)(s(o),i,{mode:384})}catch(c){r.has(o)||e("warn","build_log_lost",{deployID:o,reason:String(c)}),r.add(o)}},async end(o){r.delete(o)},
async read(o,i){try{const a={stack:[],error:void 0,hasError:!1};try{const c=GI(a,await(0,ye.open)(s(o)),!0);return await zI(c,i)}catch(c){a.error=c,a.hasError=!0}finally{
const c=WI(a);c&&await c}}catch(a){if((0,H.xU)(a)==="ENOENT")return;throw a}},remove:o=>(0,ye.rm)(s(o),{force:!0})}}async function zI(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=Yh(n,e);return FI(await KI(t,s,r),n,e)}async function KI(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function XI(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var pc=D(99);const ho=[`
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
  `];function JI(t){const e=new pc.DatabaseSync(t===void 0?":memory:":(0,W.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),VI(e),e}catch(n){throw e.close(),n}}function VI(t){const e=Xh(t);if(e!==ho.length){if(e>ho.length)
throw new H.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${ho.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of ho.entries())po(t,()=>{Xh(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Xh(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Jh(t,e){t.prepare("VACUUM INTO ?").run(e),(0,x.chmodSync)(e,384)}function po(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Fs(t){return{read:async e=>mc(e),first:async(e,n,s)=>mc(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>mc(()=>po(t,e))}}function mc(t){try{return t()}catch(e){const n=xs(e);throw!n&&!WR(e)?e:new oe(`The sta\
te cannot be read or written: ${qI(e)}`,{cause:e,isFull:n})}}function qI(t){return t instanceof Error?t.message:String(t)}function Vh(t){const e=(0,W.join)(t,"p\
latform.pid"),n=(0,W.join)(t,"platform.lock");(0,x.writeFileSync)(n,"",{flag:"a",mode:384});const s=new pc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Sh(r)?new H.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Oh(r)?new H.GQ("platform_locked",`Another platform uses ${t}${QI(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,x.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,x.rmSync)(e,{force:!0}),s.close())}}}function QI(t){try{const e=/^\d{1,10}$/.exec((0,x.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function ZI(t){return Qh(t,e=>{(qh(e)||(0,x.readdirSync)(e).length===0)&&(0,x.chmodSync)(e,448),(0,x.writeFileSync)(
(0,W.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function gv(t){const e=Qh(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(qh(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function qh(t){return(0,x.existsSync)((0,W.join)(t,"platform.db"))}function Qh(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new H.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,W.resolve)(t);try{(0,Ee.wZ)(
n,448),e(n)}catch(s){throw new H.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,H.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,x.existsSync)((0,W.join)(n,".gitignore"))||(0,x.writeFileSync)((0,W.join)(n,".gitignore"),`*
`,{mode:384}),n}const eL="state = 'dropped', due_at = NULL, problem = 'a newer push came'";function tL(t,e,n){const s=Ue(t,n),r="org = ? AND project = ? AND app\
_id = ?",o=t.prepare(`SELECT 1 FROM apps WHERE ${r} AND deleted_at IS NULL`),i=t.prepare(`SELECT count(*) AS n FROM hooks WHERE ${r}`),a=t.prepare(`INSERT INTO \
hooks (id, org, project, app_id, forge, waits, reports, sealed, created_at, created_by)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare(`SELECT * FROM hooks WHERE ${r} ORDER BY created_at, id`),d=t.prepare(`DELETE FROM hooks WHE\
RE ${r} AND id = ?`),u=t.prepare(`SELECT h.* FROM hooks h JOIN apps a ON a.org = h.org AND a.project = h.project
    AND a.app_id = h.app_id WHERE h.id = ? AND a.deleted_at IS NULL`),l=t.prepare("SELECT * FROM hook_pushes WHERE hook = ? AND digest = ?"),f=t.prepare(`INSERT\
 INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),h=t.prepare(`UPDATE hook_pushes SET ${eL}, fence = fence + 1
    WHERE hook = ? AND state = 'checks' AND id <> ?`),E=t.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook
    WHERE h.org = ? AND h.project = ? AND h.app_id = ? ORDER BY p.seq DESC LIMIT ?`),g=t.prepare(`UPDATE hook_pushes SET due_at = ?, fence = fence + 1 WHERE id \
=
    (SELECT id FROM hook_pushes WHERE due_at <= ? AND id = coalesce(?, id) ORDER BY due_at, seq LIMIT 1) RETURNING *`),T=t.prepare(`UPDATE hook_pushes SET state\
 = ?, deploy_id = coalesce(?, deploy_id),
    reported = coalesce(?, reported), problem = ?, failures = ?, due_at = ? WHERE id = ? AND fence = ?`),O=t.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);return{add:({id:b,org:N,project:I,appID:S,forge:$,waits:M,reports:z,sealed:U},C)=>e.
write(()=>{if(!o.get(N,I,S))return"no_app";if(G(i.get(N,I,S)??{},"n")>=hl)return"full";const X=[Number(M),Number(z)],ee=a.get(b,N,I,S,$,...X,U,n.now(),C.by)??{};
return s(C,[ne({org:N,project:I,appID:S},"hook.add",{object:b,after:{forge:$,waits:M,reports:z}})]),Sa(ee)}),list:({org:b,project:N,appID:I})=>e.read(()=>c.all(
b,N,I).map(Sa)),remove:({org:b,project:N,appID:I},S,$)=>e.write(()=>{const M=d.run(b,N,I,S).changes===1;return M&&s($,[ne({org:b,project:N,appID:I},"hook.remove",
{object:S})]),M}),find:b=>e.first(u,[b],Sa),push:({id:b,hook:N,digest:I,branch:S,commit:$,state:M})=>e.write(()=>{const z=l.get(N,I);if(z)return{kind:"known",push:Jr(
z)};const U=n.now(),C=Jr(f.get(b,N,I,S,$,M,U,U)??{});return h.run(N,b),{kind:"new",push:C}}),pushes:({org:b,project:N,appID:I},S)=>e.read(()=>E.all(b,N,I,S).map(
Jr)),claim:b=>{const N=n.now();return e.first(g,[N+Q0,N,b??null],Z0)},settle:({id:b,fence:N},{state:I,deployID:S,reported:$,problem:M,failures:z=0,againMs:U})=>e.
read(()=>{const C=U===void 0?null:n.now()+U,X=[I,S??null,$??null,M??null,z,C];return T.run(...X,b,N).changes===1}),prune:({ageMs:b,limit:N})=>e.read(()=>Number(
O.run(n.now()-b,N).changes))}}function Kt(t){return{seq:G(t,"seq"),deployID:k(t,"deploy_id"),status:gc(t),stage:yc(t),branch:k(t,"branch"),commit:Z(t,"commit"),
createdAt:G(t,"created_at"),startedAt:ve(t,"started_at"),finishedAt:ve(t,"finished_at"),supersededBy:Z(t,"superseded_by"),cancelledBy:Z(t,"cancelled_by"),triggeredBy:Z(
t,"triggered_by"),redeployOf:Z(t,"redeploy_of"),configuration:Ec(t),commitFacts:{subject:Z(t,"commit_subject"),author:Z(t,"commit_author")},size:cL(t),warnings:aL(
t),logRemovedAt:ve(t,"log_removed_at"),enteredAt:rL(t)}}function Zh(t){return{app:{org:k(t,"app_org"),project:k(t,"app_project"),appID:k(t,"app_id")},deployment:Kt(
t)}}const nL="a.org AS app_org, a.project AS app_project, a.app_id",sL=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_aut\
hor","release_files","release_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"],Bs={install:"install_at",build:"build_at",sync:"\
sync_at",activate:"activate_at"};function rL(t){const e=Object.entries(Bs).map(([n,s])=>[n,ve(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Ec(t){
const e=Z(t,"configuration");return e===null?null:JSON.parse(e)}function oL(t){const e=Ec(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;
return{...e,settings:s}}function iL(t=[]){return t.length===0?null:JSON.stringify(t)}function aL(t){const e=Z(t,"warnings");return(e===null?void 0:(0,pd.h)(JSON.
parse(e)))??[]}function ep(t){const e=Z(t,"env");return e===null?void 0:JSON.parse(e)}function cL(t){const[e,n]=[ve(t,"release_files"),ve(t,"release_bytes")];return e===
null||n===null?null:{files:e,bytes:n}}function dL(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:s??o?.branch??
e,commit:r,by:n,redeployOf:null,configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function uL(t,e){const n=t.status==="succeeded"?null:
t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function lL(t,e){
return e?{kind:t?"cancelled":"too_late",deployment:e}:{kind:"no_deployment"}}function yc(t){const e=Z(t,"stage");return Xe.Mb.find(n=>n===e)??null}function gc(t){
const e=k(t,"status"),n=Xe.PB.find(s=>s===e);if(!n)throw new H.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function tp(t){
return Jc((0,Y.U4)(Z(t,"failure")??""))??Gp(yc(t)??"build")}function fL(t){return{status:gc(t),count:G(t,"count"),ran:G(t,"ran"),ms:G(t,"ms")}}const wc=200,np=24*
36e5,hL=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function pL(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?ve(t,"c\
ollected_at"):null}}const mL=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function mn(t){return{org:k(t,"org"),project:k(t,"project"),
appID:k(t,"app_id")}}const EL=1e3;function sp({most:t}){return t+EL+wc}function yL(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===sp(n);const u=l=>l.length<wc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const h=k(f,"deploy_id"),E=G(f,"kept"),g=ve(f,"log_bytes")??0,T=f.log_removed_at===
null;a+=T?g:0;const O=l>0&&f.finished_at!==null,b=l>=n.most||G(f,"created_at")<s-n.ageMs,N=O&&b&&E===0&&u(o),I=T&&O&&E<2&&(b||a>n.logBytes)&&u(r);N&&(I||!T)?o.push(
h):i.deployments+=1,I?(r.push(h),c+=g):T&&g>0&&(i.logs+=1,i.logBytes+=g)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function Me(t){
return{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),name:k(t,"name"),type:rp(t),branch:k(t,"branch"),...op(t),subdomain:k(t,"subdomain"),environmentID:k(
t,"environment_id"),liveRelease:Z(t,"live_release"),createdAt:G(t,"created_at"),updatedAt:G(t,"updated_at"),deletion:gL(t)}}function gL(t){const e=ve(t,"deleted\
_at");return e===null?null:{at:e,by:Z(t,"deleted_by"),endsAt:G(t,"ends_at")}}function Tc({settings:t}){return t.lifetime===void 0?null:(0,vt.E9)(t.lifetime,"lif\
etime")}function rp(t){const e=k(t,"type"),n=K.yN.find(s=>s===e);if(!n)throw new H.GQ("internal",`The database has an app of the unknown type ${e}`);return n}function op(t){
return{repository:k(t,"repository"),buildCommand:Z(t,"build_command"),outputDirectory:Z(t,"output_directory"),region:Z(t,"region"),settings:_c(k(t,"settings"))}}
function _c(t){const e=JSON.parse(t);return(0,Y.Gv)(e)?e:{}}function bc(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).filter(([,o])=>o!==
null);return{...t,...s,settings:Object.fromEntries(r)}}function Nc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[
e,n,s,r,o,JSON.stringify(i)]}function wL(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.
filter(r=>!s.includes(r)).sort()}}const mo="",TL="\u{10FFFF}";function _L({after:t,before:e,prefix:n=""}){const s=`${n}${TL}`,r=t&&t.appID>=n?[t.appID,t.project]:
[n,mo],o=e&&e.appID<s?[e.appID,e.project]:[s,mo];return[...r,...o]}const bL={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND\
 d.finished_at IS NULL",idle:"a.live_release IS NULL"};function NL(t,e,n){const s=[],r=b=>n(s.push(b)),{text:o="",project:i,branch:a,status:c,sort:d,after:u,before:l,
limit:f,within:h}=e,E=b=>[...d==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(N=>N+b).join(", "),g=(b,{seq:N,appID:I,project:S})=>`(${E("")}\
) ${b} (${[...d==="newest"?[-N]:[],I,S].map(r).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[bL[c]],...h?[SL(h,r)]:[],...u?[g(">",u)]:l?[g("<",l)]:[]].join(" AND\
 ")} ORDER BY ${E(l&&!u?" DESC":"")} LIMIT ${r(f)}`,values:s}}function SL(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function OL(t,e,{after:n,before:s}){const r=t.map(o=>{const i=ve(o,"newest");return{app:Me(o),newest:i!==
null&&e(i)||null,liveManifest:Z(o,"live_manifest")}});return s&&!n?r.reverse():r}function RL(t,e){const n={...op(t),branch:k(t,"app_branch")},s=Ec(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=bc(n,s);return{deployID:k(t,"deploy_id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},...IL(t,s.
type),repository:r,branch:k(t,"job_branch"),appBranch:n.branch,commit:Z(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function IL(t,e){
const n=rp(t);if(e!==K.m0)return{type:e??n};const s=!(0,K.Rm)(n)&&Z(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function LL(t){return{deployID:k(
t,"deploy_id"),manifestHash:k(t,"manifest")}}function AL(t,e){const n=Z(t,"live_release"),s=ve(t,"deleted_at")!==null,r=s?[]:e,o=k(t,"type");return{org:k(t,"org"),
project:k(t,"project"),appID:k(t,"app_id"),subdomain:k(t,"subdomain"),settings:_c(k(t,"settings")),...(0,K.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===n)??
null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function kL(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:
t.find(({deployID:r})=>r===n)}function vL(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(ML);return{type:k(e,"type"),environmentID:k(e,"envir\
onment_id"),tables:n}}function DL(t){return{keyspace:G(t,"keyspace"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},name:k(t,"name"),environmentID:k(
t,"environment_id"),type:k(t,"type")}}function ML(t){return{name:k(t,"name"),createdAt:G(t,"created_at"),tokenHash:k(t,"token_hash"),sealed:Gt(t,"token_sealed")}}
function ip(t){return{accessKeyID:k(t,"access_key_id"),environmentID:k(t,"environment_id"),sealed:Gt(t,"sealed"),expiresAt:G(t,"expires_at")}}function $L(t,{set:e,
unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(
d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(i)}function CL(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).
sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function UL(t,e,n,s){const r=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(
i)??{at:null,by:null}:s]);return new Map(o)}function xL(t,e){return t.toSorted().map(n=>{const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,
changedBy:r}})}function wv(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}
function Tv(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<n?-1:1)))}function Tt(t,e="app_id"){const n="(SELECT value FROM json\
_each(:within))",s=`${t}.project`;return`(:within IS NULL OR ${s} IN ${n} OR ${s} || '/' || ${t}.${e} IN ${n})`}function ht(t){return{within:t?JSON.stringify(t):
null}}const ap=`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function jL({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=En(
t),a=En(t,!0),c=C=>{const X=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${C}
      AND ${Tt("apps")}`;return{first:t.prepare(`${X} ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${X} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[d,
u]=[c("deleted_at IS NULL"),c("deleted_at IS NOT NULL")],l="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",f=t.prepare(`${l}\
 > ? ORDER BY app_id LIMIT ?`),h=t.prepare(`${l} < ? ORDER BY app_id DESC LIMIT ?`),E=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),g=t.prepare(
"SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),T=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),O=t.prepare(`INSERT INTO apps (org, projec\
t, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),b=t.prepare(ap),N=t.prepare(`SELECT e.name, e.value, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),I=cp(t),S=Ue(t,r),$=FL(t),M=({subdomain:C},X)=>{n.publish({
kind:"site",subdomain:C});for(const ee of X)n.publish({kind:"domain",domain:ee})},z=C=>{const X=i(C);if(!X)throw new H.GQ("internal",`The app ${C.appID} is not \
in platform.db`);return Me(X)},U=C=>{let X=_h(C,o);for(;T.get(X);)X=_h(C,o);return X};return{find:C=>e.read(()=>{const X=a(C);return X&&Me(X)}),async create({key:C,
type:X,config:ee},te,de){const Se=()=>{if(a(C))return;const xe=r.now();return O.run(C.org,C.project,C.appID,C.appID,X,...Nc(ee),Tc(ee),U(C.appID),`env-${Za(16,o)}`,
xe,xe),$.assign(C,void 0,ee),S(te,[VR(C,{...ee,type:X})]),z(C)},me=await e.write(()=>s.run(de,Se)??{kind:"taken"});return me.kind==="done"&&M(me.made,me.made.settings.
domains??[]),me},async update(C,X,ee){const te=await e.write(()=>{const de=i(C);if(!de)return;const[Se,me]=[Me(de),bc(Me(de),X)];b.run(...Nc(me),Tc(me),r.now(),
G(de,"id"));const xe=$.assign(C,Se,me);return S(ee,sc(C,Se,me)),{changed:xe,app:z(C)}});return te&&M(te.app,te.changed),te?.app},env:({org:C,project:X,appID:ee})=>e.
read(()=>Eo(N.all(C,X,ee))),variables:({org:C,project:X,appID:ee})=>e.read(()=>{const te=N.all(C,X,ee);return xL(te.map(de=>k(de,"name")),dp(te))}),async replaceEnv(C,X,ee){
const te=await e.write(()=>{const de=i(C);if(!de)return;const Se=I(G(de,"id"),X,{at:r.now(),by:ee.by});return S(ee,rc(C,"env.replace",Se,X)),de});return te&&M(Me(
te),[]),te!==void 0},async editEnv(C,X,ee,te){const{row:de,result:Se}=await e.write(()=>{const me=i(C);if(!me)return{result:{kind:"no_app"}};const xe=N.all(C.org,
C.project,C.appID),Lt=Eo(xe),Re=$L(Lt,X,ee);return Re?(I(G(me,"id"),Re,{at:r.now(),by:te.by}),S(te,rc(C,"env.edit",Lt,Re)),{row:me,result:CL(Lt,Re,X)}):{result:{
kind:"full"}}});return de&&M(Me(de),[]),Se},organizations:({after:C=mo,before:X,limit:ee})=>e.read(()=>{const te=X===void 0?E:g,de=[];for(let Se=X??C;de.length<
ee;){const me=te.get(Se);if(!me)break;Se=k(me,"org"),de.push(Se)}return X===void 0?de:de.reverse()}),inProject:(C,X,{after:ee=mo,before:te,limit:de})=>e.read(()=>{
const me=(te===void 0?f:h).all(C,X,te??ee,de).map(Me);return te===void 0?me:me.reverse()}),list:(C,X)=>e.read(()=>{const ee=X.deleted?u:d,te=(X.before?ee.last:ee.
first).all(ht(X.within),C,..._L(X),X.limit).map(Me);return X.before?te.reverse():te})}}function FL(t){const e=En(t),n=t.prepare("INSERT INTO domains (name, app)\
 VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=wL(o,i),d=a.
length+c.length>0?e(r):void 0;if(!d)return[];const u=G(d,"id");for(const l of c)s.run(l,u);for(const l of a)if(n.run(l,u).changes===0)throw new Qc(l);return[...c,
...a]}}}function En(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);return({org:r,
project:o,appID:i})=>s.get(r,o,i)}function cp(t){const e=t.prepare("SELECT name, value, changed_at, changed_by FROM env WHERE app = ?"),n=t.prepare("DELETE FROM\
 env WHERE app = ?"),s=t.prepare("INSERT INTO env (app, name, value, changed_at, changed_by) VALUES (?, ?, ?, ?, ?)");return(r,o,i)=>{const a=e.all(r),c=Eo(a),d=UL(
c,o,dp(a),i);n.run(r);for(const[u,l]of Object.entries(o)){const{at:f=null,by:h=null}=d.get(u)??{};s.run(r,u,l,f,h)}return c}}function dp(t){return new Map(t.map(
e=>[k(e,"name"),{at:ve(e,"changed_at"),by:Z(e,"changed_by")}]))}function Eo(t){return Object.fromEntries(t.map(e=>[k(e,"name"),k(e,"value")]))}const up="deploy_\
id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",lp="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL, env \
= NULL",fp=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${lp}`;function BL(t){const{database:e,commands:n,changes:s,clock:r}=t,o=U=>e.prepare(`UPD\
ATE deployments SET ${U} WHERE ${up}`),i=o("lease_until = ?"),a=U=>o(`status = ?, stage = ?, ${U} = coalesce(${U}, ?)`),c={clone:a("started_at"),install:a(Bs.install),
build:a(Bs.build),sync:a(Bs.sync),activate:a(Bs.activate)},d=o(`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),u=o("stored_release = ?, release_files = ?, release_bytes = ?, warnings = ?"),l=e.prepare(`UPDATE apps SET type\
 = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),f=o(fp),h=Sc(e),E=Ue(e,r),g=PL(e,r),T=e.prepare(`SELECT deploy_id, \
stage FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),O=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),b=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),N=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),I=GL(e,r),S=WL(t),$=(U,C,...X)=>n.read(()=>U.run(...X,C.deployID,C.fence).changes===1),M=(U,C,X)=>{
const ee=[...hp(C,X,r),U.deployID,U.fence],te=f.run(...ee).changes===1;return te&&E(Pe,[Uh(mn(h(U.deployID)),U.deployID,C)]),te},z=U=>(U.length>0&&s.publish({kind:"\
jobs"}),U);return{claim:(U,C=Number.MAX_SAFE_INTEGER)=>n.write(()=>I(U,C)),renew:U=>$(i,U,r.now()+fn),advance:(U,C)=>$(c[C],U,bf[C],C,r.now()),recordCommit:(U,C,X)=>$(
d,U,C,X?.subject??null,X?.author??null),recordRelease:(U,C,X,ee,te)=>n.write(()=>{const de=[C,X?.files??null,X?.bytes??null,iL(ee)],Se=u.run(...de,U.deployID,U.
fence).changes===1,me=h(U.deployID),xe=Se&&te!==void 0&&l.get(te,r.now(),U.deployID,te);return xe&&E(Pe,sc(mn(xe),Me(me),Me(xe),U.deployID)),Se}),async finish(U,C){
if(C.kind==="live"){const X=await n.write(()=>S(U,C.manifestHash,C.logBytes));if(X===void 0)return!1;s.publish({kind:"site",subdomain:X})}else if(!await n.write(
()=>M(U,C.facts,C.logBytes)))return!1;return s.publish({kind:"jobs"}),!0},endOf:({deployID:U,fence:C})=>n.first(N,[U,C],gc),expire:async()=>z(await n.write(()=>T.
all(r.now()).map(g))),expireAll:()=>z(po(e,()=>O.all().map(g))),isBusy:()=>n.read(()=>b.get()!==void 0)}}function hp(t,e,n){return[t.stage,JSON.stringify(Kc(t)),
e??null,n.now()]}function Sc(t){const e=t.prepare("SELECT a.* FROM deployments d JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function PL(t,e){
const n=t.prepare(`UPDATE deployments SET ${fp} WHERE deploy_id = ?`),s=Sc(t),r=Ue(t,e);return o=>{const i=k(o,"deploy_id"),a=Nf(yc(o)??"clone");return n.run(...hp(
a,void 0,e),i),r(Pe,[Uh(mn(s(i)),i,a)]),i}}const Oc="finished_at IS NULL AND status = 'queued'",HL=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Oc}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Oc} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Oc} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < ? ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function GL(t,e){const n=t.prepare(HL),s=t.prepare(`UPDATE deployments SET status\
 = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return(o,i)=>{const a=n.
get(i);if(!a)return;const c=e.now(),d=k(a,"deploy_id"),u=G(a,"fence");return s.run(bf.clone,c,u,o,c+fn,d),{deployID:d,fence:u,job:RL(a,ep(a)??Eo(r.all(G(a,"id"))))}}}
function WL({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, ${lp}
    WHERE ${up}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING *`),i=t.prepare("SELECT configuration, env, triggered_by FROM deployments WHERE deplo\
y_id = ?"),a=cp(t),c=Sc(t),d=Ue(t,e),u=t.prepare(ap),l=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:f,fence:h},E,g)=>{const T=e.now(),O=i.get(f)??{};if(s.run(g??null,T,f,h).changes!==1)return;const b=c(
f);r.run(E,T,f);const N=o.get(f,f)??{};l.run(G(N,"id"),n);const I=mn(N),S={...Pe,by:Z(O,"triggered_by")};d(Pe,[QR(I,f,Z(b,"live_release"))]);const[$,M]=[oL(O),ep(
O)];if($){const z=bc(Me(N),$);u.run(...Nc(z),Tc(z),T,G(N,"id")),d(S,sc(I,Me(N),z,f))}if(M){const z=a(G(N,"id"),M,{at:T,by:S.by});d(S,rc(I,"env.replace",z,M,f))}
return k(N,"subdomain")}}function YL(t,e,n,s){const r=Ue(t,s),o=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),i=t.prepare(`SELECT\
 ${mL} FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),a=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),c=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),d=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),u=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),l=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),f=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),h=t.prepare("SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = ? AND ends_at \
<= ?"),E=t.prepare("SELECT name FROM domains WHERE app = ?"),g=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),T=t.
prepare("DELETE FROM kvs_roles WHERE environment_id = ?"),O=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(S=>t.prepare(
`DELETE FROM ${S} WHERE app = ?`)),b=t.prepare("DELETE FROM apps WHERE id = ?"),N=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) \
> (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),I=t.prepare(hL("org = ? AND project = ? AND app_id = ?"));return{kept:({org:S,project:$,appID:M})=>e.read(()=>pL(I.get(
S,$,M))),endingApp:S=>e.read(()=>{const $=l.get(S,s.now()),M=$&&G($,"id");if(M!==void 0)return{app:M,logs:f.all(M,wc).map(z=>k(z,"deploy_id"))}}),async endApp(S){
const $=await e.write(()=>{const M=h.get(S,s.now());if(!M)return;const z=E.all(S).map(U=>k(U,"name"));g.run(S),T.run(k(M,"environment_id"));for(const U of O)U.run(
S);return b.run(S),r(Pe,[ne(mn(M),"app.end")]),{subdomain:k(M,"subdomain"),domains:z}});if(!$)return!1;for(const M of $.domains)n.publish({kind:"domain",domain:M});
return n.publish({kind:"site",subdomain:$.subdomain}),!0},apps:(S,$)=>e.read(()=>N.all(S?.org??"",S?.project??"",S?.appID??"",$).map(mn)),due:(S,$)=>e.read(()=>{
const M=o.get(S),z=M&&G(M,"app");return z===void 0?void 0:yL(z,i.all(z,sp($)),$,s.now())}),end:(S,{logs:$,deployments:M})=>e.write(()=>{const z=s.now();for(const U of $)
a.run(z,U,S);return M.reduce((U,C)=>U+Number(c.run(C,S).changes),0)}),endKeys:S=>e.read(()=>Number(d.run(s.now()-np,S).changes)),repositories:(S,$)=>e.read(()=>u.
all(S,$).map(M=>k(M,"repository")))}}const pp=32,zL=4096;function KL(t,e){const n=(0,W.join)(t,"platform.key"),s=(0,W.join)(t,"identity-key.json");return{async platformKey(r){
const o=()=>JL(n),i=()=>{if(XL(e))throw Rc(`${n} is missing, and secrets in platform.db are sealed with it`);return r()},a=`${n} is not the key that the secrets\
 in platform.db were sealed with`;return{value:mp(e,n,o,i),wrong:c=>Rc(a,c)}},async signingKey(r){return{value:mp(e,s,()=>VL(s),r),wrong:a=>Ep(s,a)}}}}function mp(t,e,n,s){
const r=n();return r!==void 0?r:po(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return qL(e,i),i})}function XL(t){return t.prepare(`SELECT EXISTS (SELE\
CT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles)
    OR EXISTS (SELECT 1 FROM notify_targets) OR EXISTS (SELECT 1 FROM hooks) AS any`).get()?.any===1}function JL(t){return Ut(()=>{const e=(0,x.statSync)(t);if(!e.
isFile()||e.size!==pp)throw Rc(`${t} is not a key of ${pp} bytes`);const n=(0,x.readFileSync)(t);return(0,x.chmodSync)(t,384),n})}function VL(t){return Ut(()=>{
const e=(0,x.statSync)(t);if(!e.isFile()||e.size>zL)throw Ep(t);return(0,x.readFileSync)(t,"utf8")})}function qL(t,e){const n=`${t}.${(0,j.randomBytes)(4).toString(
"hex")}`,s=(0,x.openSync)(n,"wx",384);try{try{(0,x.writeSync)(s,Buffer.from(e)),(0,x.fsyncSync)(s)}finally{(0,x.closeSync)(s)}(0,x.renameSync)(n,t)}catch(r){throw(0,x.
rmSync)(n,{force:!0}),r}}function Rc(t,e){return new H.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, \
or name another directory with --data.",cause:e})}function Ep(t,e){return new H.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the\
 file: the next start makes a new key. Tokens that were signed with the old one become invalid.",cause:e})}function QL({prefix:t,after:e}){const[n,s]=[Buffer.from(
t),e===void 0?void 0:Buffer.from(`${e}\0`)];return s!==void 0&&Buffer.compare(s,n)>0?s:n}function ZL(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(
e));return n===-1?t:t.slice(0,n)}const eA=160;class tA{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.
get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Ic(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Ic(e,n),!(this.#s<=
this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Ic(e,n),this.#t.delete(e))}}function Ic(t,e){
return eA+2*(t.length+e.value.length)}const nA=16*1024*1024,yp=1e3,Lc=0,yo="room",sA=`
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
`,rA=`
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
`;function gp(t){const e=(t.open??(n=>new pc.DatabaseSync(n)))(t.path);try{return e.exec(sA),oA(e),new iA(e,t)}catch(n){throw e.close(),Oh(n)?new H.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function oA(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${rA} COM\
MIT;`)}class iA{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=aA(e),this.#n=new tA(n.cacheBytes??nA),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??Q.ml}get(e,n){if(this.#a==="closed")throw new oe("the store is closed");const s=go(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new oe("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(go(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(go(e,n)))}async keys(e,n){if(this.#a==="closed")throw new oe("the store is closed");try{const r=this.#t.keys.all(e,QL(n).toString(),this.#r.
now(),n.limit).map(o=>({key:k(o,"key"),bytes:G(o,"bytes"),expiresAt:ve(o,"expires_at")}));return ZL(r,n)}catch(s){throw new oe("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
yp).map(s=>k(s,"key"))},()=>{for(const s of n)this.#n.delete(go(e,s))});while(n.length===yp)}async sizes(e,n){if(this.#a==="closed")throw new oe("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:G(s,"keyspace"),keys:G(s,"keys"),bytes:G(s,"bytes")}))}catch(s){throw new oe("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new oe(`the store is ${this.#a}`);this.get(Lc,yo),this.#o&&await this.#d(()=>{this.#t.put.run(Lc,yo,yo,
null),this.#t.delete.run(Lc,yo)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Jh(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new oe(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=xs(n),this.#l()&&this.#o||this.#h(
n);const r=new oe("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function go(t,e){return`${t}/${e}`}function aA(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function cA(t,e,n){const s=wp(
t),r=e.identity();dA(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,j.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function dA(t,{identity:e,highest:n},s){const r=wp(t),o=uA(t);if(n>o)throw Ac(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw Ac(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&lA(t))throw Ac(s,"kvs.db is missing, or older than platform.db")}function wp(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function uA(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function lA(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Ac(t,e){return new H.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const Tp="kvs.db";function fA({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=Cr}){const o=e?hA((0,W.join)(t,Tp),s,r):gp({path:"\
:memory:",clock:s});try{cA(n,o,t)}catch(i){throw o.close(),i}return o}function hA(t,e,n){return(0,x.writeFileSync)(t,"",{flag:"a",mode:384}),gp({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const pA=10*6e4,mA=100,EA=1e3,yA=5e3,gA=6e4;function wA(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=k(t,"state"),c=k(t,"secret")===
e,d=(u,l)=>{const f=Math.min(i+r,l+o),h=k(t,"identity"),E={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:h,endsInMs:f-i},change:E}};if(a!=="open"&&
a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(G(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=ve(t,"polled_at"),l=G(t,"inter\
val_ms");if(u===null||i>=u+l-EA)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+yA,gA);return{answer:{kind:"slow_down"},change:{polled_at:i,
interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{const u=G(
t,"opened_at");return c?d({previous:e,changed_at:i},u):Z(t,"previous")===e&&i-G(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reused"}}}default:
return{answer:{kind:"reused"}}}}function _p(t){return{machine:k(t,"machine"),address:k(t,"address"),askedAt:G(t,"asked_at"),endsAt:G(t,"ends_at")}}function TA(t){
return{state:k(t,"state")==="open"?"open":"reused",identity:k(t,"identity"),machine:k(t,"machine")}}const bp=["state","secret","previous","polled_at","interval_\
ms","opened_at","changed_at","ends_at"];function kc(t,e){const n=JSON.parse(Z(t,"identity")??"null"),s=(0,Y.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;
return{action:e,object:k(t,"machine"),after:s}}function _A(t,e,n){const s=Ue(t,n),r=t.prepare("DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_\
at <= ? ORDER BY ends_at LIMIT ?)"),o=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`),i=t.prepare("SELECT 1 FROM logins WHERE user_code = ?"),a=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?"),d=t.prepare(`UPDATE l\
ogins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`),u=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`),l=t.prepare("SELECT * FROM logins WHERE id = ?"),f=t.prepare(`UPDATE login\
s SET ${bp.map(g=>`${g} = ?`).join(", ")} WHERE id = ?`),h=t.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?"),E=t.prepare(
"DELETE FROM logins WHERE id = ? AND state = 'open' RETURNING *");return{begin:({id:g,userCode:T,secret:O,machine:b,address:N},{lifetimeMs:I,intervalMs:S,perAddress:$,
inAll:M})=>e.write(()=>{const z=n.now();r.run(z-pA,mA);const U=o.get(N,z)??{};return G(U,"in_all")>=M||G(U,"of_address")>=$?"too_many":i.get(T)?"code_taken":(a.
run(g,T,O,b,N,z,S,z+I),"begun")}),asked:g=>e.first(c,[g,n.now()],_p),decide:(g,T,O)=>e.write(()=>{const b=n.now(),N=T==="denied",[I,S,$]=N?["denied",null,null]:
["approved",T.person,T.identity],M=d.get(I,S,$,g,b);return M&&!N&&u.run(T.person,T.most-1),M&&s(O,[kc(M,N?"login.deny":"login.approve")]),M&&_p(M)}),advance:({id:g,
...T})=>e.write(()=>{const O=l.get(g);if(!O)return{kind:"unknown"};const{answer:b,change:N}=wA(O,T,n.now());return N&&f.run(...bp.map(I=>N[I]??O[I]),g),N?.state===
"reused"&&s(Pe,[kc(O,"login.reuse")]),b}),find:g=>e.first(h,[g,n.now()],TA),end:(g,T)=>e.write(()=>{const O=E.get(g);return O&&s(T,[kc(O,"login.end")]),O!==void 0})}}
function bA({org:t,project:e="",appID:n="",who:s}){return[t,e,n,s]}function Np(t){const[e,n]=[k(t,"project"),k(t,"app_id")];return{org:k(t,"org"),project:e===""?
void 0:e,appID:n===""?void 0:n,who:k(t,"who"),role:Sp(t),grantedBy:Z(t,"granted_by"),grantedAt:G(t,"granted_at")}}function Sp(t){const e=k(t,"role");return Qt.find(
n=>n===e)??"viewer"}function NA(t,e,n){const{org:s,project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"\
member.set",object:i,before:a,after:c}}const Op="org = ? AND project = ? AND app_id = ? AND who = ?";function SA(t,e){const n=Fs(t),s=Ue(t,e),r=t.prepare("SELEC\
T * FROM members WHERE who IN (SELECT value FROM json_each(?)) ORDER BY org, project, app_id, who"),o=t.prepare(`SELECT * FROM members WHERE org = ? AND (projec\
t, app_id, who) > (?, ?, ?) AND ${Tt("members")}
    ORDER BY project, app_id, who LIMIT ?`),i=t.prepare(`SELECT role FROM members WHERE ${Op}`),a=t.prepare("SELECT count(*) AS n FROM (SELECT 1 FROM members WH\
ERE org = ? LIMIT ?)"),c=t.prepare("SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1"),d=t.prepare(`\
INSERT INTO members (org, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),u=t.prepare(`DELETE FROM members WHERE ${Op}`);
return{of:l=>n.read(()=>r.all(JSON.stringify(l)).map(Np)),list:(l,{after:f,limit:h,within:E})=>n.read(()=>o.all(ht(E),l,f?.project??"",f?.appID??"",f?.who??"",h).
map(Np)),set:({role:l,most:f,keepsAdmin:h,...E},g)=>n.write(()=>{const T=bA(E),O=i.get(...T),b=O&&Sp(O);if(b===(l??void 0))return{kind:"done",before:b};if(E.project===
void 0&&b==="admin"&&h&&!c.get(E.org,E.who))return{kind:"last_admin"};if(l===null)u.run(...T);else{if(!O&&Number(a.get(E.org,f)?.n)>=f)return{kind:"full"};d.run(
...T,l,g.by,e.now())}return s(g,[NA(E,b,l)]),{kind:"done",before:b}})}}const OA="notify_deliveries d JOIN notify_targets t ON t.id = d.target";function RA(t,e,n){
const s=Ue(t,n),r=t.prepare("SELECT count(*) AS n FROM notify_targets WHERE org = ?"),o=t.prepare("SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id =\
 ? AND deleted_at IS NULL"),i=t.prepare(`INSERT INTO notify_targets
    (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    RETURNING *`),a=t.prepare("SELECT * FROM notify_targets WHERE org = ? ORDER BY created_at, id"),c=t.prepare("DELETE FROM notify_targets WHERE org = ? AND id\
 = ? RETURNING *"),d=t.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT ?, id, 'test', project, app_id, ?, ?, ? FROM notify_targets WHERE org = ? AND id = ? RETURNING id`),u=t.prepare(`INSERT OR IGNORE INTO notify_deliver\
ies (id, target, event, project, app_id, detail, at, due_at)
    SELECT 'msg_' || ? || '_' || id, id, ?, ?, ?, ?, ?, ? FROM notify_targets
    WHERE org = ? AND coalesce(project, ?) = ? AND coalesce(app_id, ?) = ? AND instr(events, ?) > 0`),l=t.prepare(`SELECT ${ah} FROM ${OA}
    WHERE t.org = ? AND d.seq < ? AND d.target = coalesce(?, d.target) ORDER BY d.seq DESC LIMIT ?`),f=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attem\
pts = 0, fence = fence + 1
    WHERE id = ? AND target IN (SELECT id FROM notify_targets WHERE org = ?)`),h=t.prepare(`SELECT ${ah} FROM notify_deliveries d INDEXED BY notify_deliveries_d\
ue
    JOIN notify_targets t ON t.id = d.target WHERE d.due_at <= ? AND d.target NOT IN (SELECT value FROM json_each(?))
    AND t.org NOT IN (SELECT value FROM json_each(?)) ORDER BY d.due_at, d.seq LIMIT 1`),E=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = attemp\
ts + 1, fence = fence + 1
    WHERE id = ? RETURNING attempts, fence`),g=t.prepare(`UPDATE notify_deliveries SET due_at = ?, tried_at = ?, status = ?, problem = ?
    WHERE id = ? AND fence = ? AND due_at IS NOT NULL`),T=t.prepare(`SELECT DISTINCT org FROM notify_targets WHERE instr(events, ?) > 0 AND org > ?
    ORDER BY org LIMIT ?`),O=t.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries)
    WHERE place > ? OR at <= ? LIMIT ?)`);return{add:({id:b,org:N,project:I,appID:S,kind:$,shown:M,events:z,sealed:U},C)=>e.write(()=>{if(G(r.get(N)??{},"n")>=ih)
return"full";if(S!==null&&!o.get(N,I,S))return"no_app";const X=[b,N,I,S,$,M,WO(z),U,n.now(),C.by],ee=Qa(i.get(...X)??{});return s(C,[uh(ee,"notify.add")]),ee}),
list:b=>e.read(()=>a.all(b).map(Qa)),remove:(b,N,I)=>e.write(()=>{const S=c.get(b,N);return S&&s(I,[uh(Qa(S),"notify.remove")]),S!==void 0}),test:(b,N,I)=>e.write(
()=>{const[S,$]=[`msg_${(0,j.randomBytes)(16).toString("hex")}`,n.now()];if(d.get(S,I.by,$,$,b,N))return s(I,[{org:b,action:"notify.test",object:N}]),S}),raise:({
key:b,event:N,org:I,project:S,appID:$,detail:M})=>e.read(()=>{const z=n.now(),U=[I,S,S,$,$,` ${N} `];return Number(u.run(b,N,S,$,M,z,z,...U).changes)}),deliveries:(b,{
target:N=null,before:I=Number.MAX_SAFE_INTEGER,limit:S})=>e.read(()=>l.all(b,I,N,S).map(YO)),redeliver:(b,N,I)=>e.write(()=>{const S=f.run(n.now(),N,b).changes===
1;return S&&s(I,[{org:b,action:"notify.redeliver",object:N}]),S}),claim:({targets:b,organizations:N})=>e.write(()=>{const I=n.now(),S=h.get(I,JSON.stringify(b),
JSON.stringify(N));return S&&zO({...S,...E.get(I+GO,k(S,"id"))})}),settle:({id:b,fence:N},{status:I,problem:S,againMs:$})=>e.read(()=>{const M=n.now(),z=$===void 0?
null:M+$;return g.run(z,M,I??null,S??null,b,N).changes===1}),organizations:(b,N,I)=>e.read(()=>T.all(` ${b} `,N,I).map(S=>k(S,"org"))),prune:({most:b,ageMs:N,limit:I})=>e.
read(()=>Number(O.run(b,n.now()-N,I).changes))}}const vc=6e4;function IA(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};
return{take(r){const o=t.monotonic(),i=Math.floor(o/vc);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((vc-o%vc)/
1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const Rp=32,LA=2*fn,AA=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Ps=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,kA=`SELECT 1 AS found FROM (SELECT
    ${Ps("org","apps WHERE live_release IS NOT NULL")} AS live, ${Ps("deploy_id","releases")} AS kept,
    ${Ps("org","release_objects")} AS recorded, ${Ps("seq","collection_notes")} AS noted,
    ${Ps("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function vA(t){return{org:k(t,"org"),manifestHash:k(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:k(t,"notes").split(",").map(Number)}}function wo(t){return Buffer.from(t,"hex")}function DA(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(kA),a=t.prepare(`SELECT d.notes, ${AA}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),l=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
f=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),h=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),E=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),g=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),T=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),O=t.prepare("SELECT swept_before FROM collection"),b=t.
prepare("UPDATE collection SET swept_before = ?"),N=S=>S.reduce(($,M)=>$+Number(c.run(M).changes),0)>0,I=(S,$)=>{for(let M=0;M<S.length;M+=Rp)$(S.subarray(M,M+Rp))};
return{hold:S=>e.read(()=>{const $=n.now(),M=s.get(S,$+fn,$,$+LA);return M&&{fence:G(M,"fence")}}),renew:({fence:S})=>e.read(()=>r.run(n.now()+fn,S).changes===1),
release:({fence:S})=>e.read(()=>{o.run(S)}),due:(S,$)=>e.read(()=>{if(S===0&&i.get())throw new oe("The records of releases are missing: the database is incomple\
te");return a.all(S,$).map(vA)}),add:({org:S,manifestHash:$,notes:M},z)=>e.write(()=>{!N(M)||d.run(S,$,z).changes===0||I(z,U=>u.run(S,U))}),end:({org:S,manifestHash:$,
notes:M})=>e.write(()=>{const z=N(M)?l.get(S,$):void 0;z&&I(Gt(z,"objects"),U=>f.run(S,U))}),keep:({notes:S})=>e.write(()=>{N(S)}),unused:(S,$)=>e.read(()=>$.filter(
M=>!h.get(S,wo(M)))),waiting:(S,$)=>e.read(()=>E.all(S?.org??"",wo(S?.hash??""),$).map(M=>({org:k(M,"org"),hash:Buffer.from(Gt(M,"object")).toString("hex")}))),
remember:(S,$)=>e.write(()=>{for(const M of $)g.run(S,wo(M))}),forget:(S,$)=>e.write(()=>{for(const M of $)T.run(S,wo(M))}),sweptBefore:()=>e.read(()=>{const S=O.
get()??{};return S.swept_before===null?void 0:G(S,"swept_before")}),recordSweep:S=>e.read(()=>{b.run(S)})}}const MA=100;function $A(t,e,n=Q.ml){const s=Ue(t,n),
r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=Fs(t),i=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(E,g,T=[])=>{const O=await o.
write(()=>E.all(...T,g).length>0);return O&&e.publish({kind:"role",accessKeyID:g}),O},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),h=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:E,environmentID:g,sealed:T,expiresAt:O},{now:b,most:N},I){const S=await o.write(()=>{i.run(b,
MA);const $=a.all(g,N-1);c.run(E,g,T,O);const M=I&&r.get(g);return M&&s(I,[ne(mn(M),"credentials.issue",{object:E})]),$.map(z=>k(z,"access_key_id"))});for(const $ of S)
e.publish({kind:"role",accessKeyID:$})},renew:(E,g)=>l(d,E,[g]),async revoke(E){await l(u,E)},find:E=>o.first(f,[E],ip),any:()=>o.first(h,[],ip)}}function CA(t){
return{id:G(t,"id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},subdomain:k(t,"subdomain"),entries:_c(k(t,"settings")).schedule??[],since:t.
since===null?null:G(t,"since"),dueAt:G(t,"due_at"),now:G(t,"now")}}function UA(t,e,n){const s=t.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.sub\
domain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`),r=t.prepare("UPDATE schedules SET since = ?, due_at \
= ? WHERE id = ? AND due_at = ? AND since IS ?");return{due:o=>e.read(()=>{const i=n.now();return s.all(i,i,o).map(CA)}),take:({id:o,now:i,dueAt:a,since:c},d)=>e.
read(()=>r.run(i,d,o,a,c).changes===1)}}function xA(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.
max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,
perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(
r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const Pn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sh\
a, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${sL.map(t=>`d.${t}`).join(", ")}`,To="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",Ip=Number.MAX_SAFE_INTEGER;function jA(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=En(e),i=e.prepare(`SELECT ${Pn} FROM dep\
loyments d ${To} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${Pn} FROM deployments d ${To} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${Pn} FROM deployments d ${To} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),d=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${To} AND d.deploy_id = ? AND d.status = 'failed'`),u=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),l=(g,T)=>{const O=i.get(...Hn(g),T);return O&&Kt(O)},f=FA(t,l),h=BA(t),E=g=>(g.kind==="done"&&s.publish({kind:"jobs"}),g);return{async create(g,T,O,b){
const N=await n.write(()=>{const I=o(g);return I&&r.run(b,()=>f(g,I,dL(T,k(I,"branch"),O.by),O,T))});return E(N??{kind:"no_app"})},async redeploy(g,T,O,b){const N=await n.
write(()=>{const[I,S]=[o(g),l(g,T)];return I&&S&&r.run(b,()=>f(g,I,uL(S,O.by),O))});return E(N??{kind:"no_deployment"})},async cancel(g,T,O){const b=await n.write(
()=>lL(h(g,T,O),l(g,T)));return b.kind!=="cancelled"||(s.publish({kind:"ended",deployID:T}),s.publish({kind:"jobs"})),b},find:(g,T)=>n.read(()=>l(g,T)),list:(g,{
before:T=Ip,since:O,limit:b})=>n.read(()=>O===void 0?a.all(...Hn(g),T,b).map(Kt):c.all(...Hn(g),O,b).map(Kt).reverse()),ofApp:(g,{before:T=Ip,limit:O})=>n.read(
()=>{const b=o(g);return b&&{app:Me(b),deployments:a.all(...Hn(g),T,O).map(Kt)}}),failure:(g,T)=>n.first(d,[K.IC.bytes,...Hn(g),T],tp),totals:()=>n.read(()=>u.all().
map(fL))}}function FA({database:t,clock:e,random:n,organizationQueue:s=Jp},r){const o=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?,\
 finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),i=Ue(t,e),a=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployment\
s
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),c=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(d,u,l,f,h)=>{const{branch:E,commit:g,by:T,redeployOf:O,configuration:b,env:N,facts:I}=l,S=`dp\
l-${Za(16,n)}`,[$,M]=[G(u,"id"),e.now()];if(G(a.get(d.org,$,s)??{},"n")>=s)throw new Li(s);const z=o.all(S,M,$).map(X=>k(X,"deploy_id")),U=[E,g,T,O,b,N,I.subject,
I.author];c.run(S,$,d.org,...U,M),i(f,[tI(d,{deployID:S,branch:E,commit:g,redeployOf:O},h)]),i(Pe,eI(d,z,S));const C=r(d,S);if(!C)throw new H.GQ("internal",`The\
 deployment ${S} was not stored`);return C}}function BA({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, \
finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`),s=Ue(t,e);return(r,o,i)=>{const a=n.run(i.by,e.now(),o,...Hn(r)).changes===1;
return a&&s(i,[ne(r,"deployment.cancel",{object:o})]),a}}function Hn({org:t,project:e,appID:n}){return[t,e,n]}function PA({database:t,commands:e}){const n=N=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${Tt("a")} ${N} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELE\
CT ${Pn} FROM deployments d WHERE d.seq = ?`),i=t.prepare(`SELECT ${Pn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=N=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${N} LIMIT\
 ?)`),c={apps:a(`apps a WHERE org = ? AND deleted_at IS NULL AND ${Tt("a")}`),live:a(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL A\
ND ${Tt("a")}`),failed:a(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${Tt("a")}`)},d=(N,I,S)=>t.prepare(`SELECT ${Pn}, ${nL} FROM deployments d INDEXED BY ${N} JOIN \
apps a ON a.id = d.app
      WHERE ${I} AND d.org = ? AND ${Tt("a")} ORDER BY ${S} LIMIT ?`),u=d("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),f=d("deployment\
s_queued_by_org","d.finished_at IS NULL AND d.status = 'queued'","d.seq"),h=t.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END\
 AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),E=N=>{const I=t.prepare(`SELECT DISTINCT ${N} FROM apps a WHERE org = ? AND deleted_at IS\
 NULL AND ${Tt("a")} ORDER BY ${N} LIMIT ?`);return(S,$,M)=>I.all(ht(M),S,$).map(z=>k(z,N))},[g,T]=[E("project"),E("branch")],O=N=>{const I=o.get(N);return I&&Kt(
I)},b=N=>N?G(N,"n"):0;return{recent:(N,{before:I=Number.MAX_SAFE_INTEGER,failed:S=!1,within:$,limit:M})=>e.read(()=>(S?r:s).all(ht($),N,I,M).flatMap(z=>{const U=o.
get(G(z,"newest"));return U?[{app:Me(z),newest:Kt(U),liveManifest:Z(z,"live_manifest")}]:[]})),newest:N=>e.read(()=>N.map(({org:I,project:S,appID:$})=>{const M=i.
get(I,S,$);return M?Kt(M):null})),queue:(N,I,S)=>e.read(()=>({running:u.all(ht(S),N,I).map(Zh),waiting:f.all(ht(S),N,I).map(Zh)})),counts:(N,I,S)=>e.read(()=>({
apps:b(c.apps.get(ht(S),N,I)),live:b(c.live.get(ht(S),N,I)),failed:b(c.failed.get(ht(S),N,I))})),search:(N,I)=>e.read(()=>{const{statement:S,values:$}=NL(N,I,()=>"\
?");return OL(t.prepare(S).all(...$),O,I)}),choices:(N,I,S)=>e.read(()=>({projects:g(N,I,S),branches:T(N,I,S)})),failures:N=>e.read(()=>new Map(N.flatMap(I=>{const S=h.
get(K.IC.bytes,I);return S?[[I,tp(S)]]:[]})))}}function Lp(t,e){for(const{app:n,deployments:s,tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)
e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.subdomain})}}function HA({database:t,commands:e,changes:n,clock:s}){const r=En(
t,!0),o=Ue(t,s),i=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),a=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),c=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),d=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),u=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),l=h=>d.all(h).map(E=>k(E,"token_hash")),f=(h,E,g)=>{const[
T,O]=[G(h,"id"),s.now()],b=i.all(E.by,O,T).map(I=>k(I,"deploy_id")),N=Me(a.get(O,E.by,O+g,T)??{});return o(E,[qR(N,b)]),{app:N,deployments:b,tokens:l(T)}};return{
async delete(h,E,g){const T=await e.write(()=>{const O=r(h);if(O)return O.deleted_at===null?{deleted:f(O,E,g)}:{before:Me(O)}});return T?.deleted&&Lp([T.deleted],
n.publish),T?.deleted?.app??T?.before},async restore(h,E){const g=await e.write(()=>{const b=r(h);if(!b)return{kind:"no_app",tokens:[]};const N=Me(b);if(N.deletion===
null)return{kind:"not_deleted",app:N,tokens:[]};if(N.deletion.endsAt<=s.now())return{kind:"too_late",app:N,tokens:[]};const I=G(b,"id"),S=Me(c.get(s.now(),I)??{});
return o(E,[ne(h,"app.restore")]),{kind:"restored",app:S,tokens:l(I)}}),{tokens:T,...O}=g;for(const b of T)n.publish({kind:"table",tokenHash:b});return O.kind===
"restored"&&n.publish({kind:"site",subdomain:O.app.subdomain}),O},async expire(h,E){const g=await e.write(()=>u.all(s.now(),h).map(T=>f(T,Pe,E)));return Lp(g,n.
publish),g.map(({app:T})=>T)}}}function GA(t,e){const n=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:l}){const f=e.now();return n.run(c,d,u,l,f,f-np).changes===1}function a({scope:c,key:d,
requestHash:u}){const l=s.get(c,d);return!l||k(l,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:G(l,"status"),answer:k(l,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function WA({database:t,commands:e,changes:n,clock:s}){const r=Ue(t,s),o=En(t),i=YA(t),a=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),c=t.prepare(
"SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),d=t.prepare("SELECT a.subdomain FROM domai\
ns d JOIN apps a ON a.id = d.app WHERE d.name = ?"),u=(l,f,h)=>{const E=o(l),g=E?Z(E,"live_release"):null;if(!E||g===null)return;const T=kL(i(G(E,"id")),g,f);if(T)
return a.run(T.deployID,G(E,"id")),r(h,[ZR(l,g,T.deployID)]),{subdomain:k(E,"subdomain"),release:{...T,previous:g}}};return{site:l=>e.first(c,[l],f=>AL(f,i(G(f,
"id")))),subdomainOf:l=>e.first(d,[l],f=>k(f,"subdomain")),list:l=>e.read(()=>{const f=o(l);return f?i(G(f,"id")):[]}),async rollback(l,f,h){const E=await e.write(
()=>u(l,f,h));return E&&n.publish({kind:"site",subdomain:E.subdomain}),E?.release}}}function YA(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releas\
es r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(LL)}function zA(t){const e={...t,idempotency:GA(
t.database,t.clock)};return{apps:{...jL(e),...HA(e)},deployments:jA(e),releases:WA(e),activity:PA(e)}}function KA(t,e,n=Q.ml){const s=Ue(t,n),r=Fs(t),o=En(t),i=t.
prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),a=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),c=t.prepare("INSERT INTO kv\
s_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),d=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_\
hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),u=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),l=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),f=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),h=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),E=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),g=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:T,name:O,tokenHash:b,
sealed:N,createdAt:I,types:S,most:$},M){let z="";const U=await r.write(()=>{const C=o(T);if(!C)return{kind:"no_app"};const[X,ee]=[G(C,"id"),k(C,"type")];return S.
some(te=>te===ee)?i.get(X,O)?{kind:"taken"}:Number(a.get(X)?.count)>=$?{kind:"full"}:(c.run(X,O,b,N,I),s(M,[ne(T,"table.create",{object:O})]),z=k(C,"subdomain"),
{kind:"created"}):{kind:"wrong_type",type:ee}});return U.kind==="created"&&(e.publish({kind:"table",tokenHash:b}),e.publish({kind:"site",subdomain:z})),U},list:({
org:T,project:O,appID:b})=>r.read(()=>vL(d.all(T,O,b))),async remove(T,O,b){const N=await r.write(()=>{const I=o(T);if(!I)return{kind:"no_app"};const S=u.get(G(
I,"id"),O);if(!S)return{kind:"no_table"};const $=G(S,"keyspace");l.run($),s(b,[ne(T,"table.delete",{object:O})]);const[M,z]=[k(S,"token_hash"),k(I,"subdomain")];
return{kind:"removed",keyspace:$,tokenHash:M,subdomain:z}});return N.kind!=="removed"?N:(e.publish({kind:"table",tokenHash:N.tokenHash}),e.publish({kind:"site",
subdomain:N.subdomain}),{kind:"removed",keyspace:N.keyspace})},binding:T=>r.first(f,[T],DL),anySealed:()=>r.first(h,[],T=>({tokenHash:k(T,"token_hash"),sealed:Gt(
T,"token_sealed")})),toDrop:({after:T,limit:O})=>r.read(()=>E.all(T,O).map(b=>G(b,"keyspace"))),dropped:T=>r.write(()=>{g.run(T)})}}const Dc=["org","project","a\
pp","kvs_table"],_t=Dc.join(", "),Ap=Oe.join(", "),kp=qo();function xt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function Mc(t){return{org:k(t,"org"),project:k(
t,"project"),app:k(t,"app"),table:k(t,"kvs_table")}}const vp=t=>Oe.filter(e=>t.test(e)).join(" + "),$c=`(${vp(/^(?:get|put|delete|other)_limited$/)})`,Cc=`(${vp(
/^(?:get|put|delete|other)_/)})`;function XA(t){return{scope:Mc(t),limited:G(t,"limited"),most:G(t,"most")}}function Dp(t){return{keys:G(t,"keys"),bytes:G(t,"by\
tes")}}function JA(t){return{scope:Mc(t),counts:Mp(t),stored:Dp(t)}}function Mp(t){return Object.fromEntries(Oe.map(e=>[e,G(t,e)]))}function VA(t){const e=new Map;
for(const{scope:n,hour:s,counts:r}of t)for(const o of qA(n))for(const i of["hour","day"]){const a=Math.floor(s/tt[i])*tt[i],c=JSON.stringify([...xt(o),i,a]),d=e.
get(c)??{scope:o,step:i,start:a,counts:Oe.map(()=>0)};for(const[u,l]of Oe.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(([n],[s])=>n<
s?-1:1).map(([,n])=>n)}function qA({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{org:t,project:e,
app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function QA(t){const e=new Map,[n,s]=[Oe.indexOf("keys_change"),Oe.indexOf("bytes_change")];
for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(xt(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.
bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function ZA(t){const e=k(t,"status"),n=["deploy_succeeded","deploy_failed","deploy_c\
ancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:k(t,"org"),project:k(t,"project"),app:k(t,"app_id"),table:""},hour:Math.floor(G(t,"ended_at")/tt.hour)*tt.
hour,counts:{...kp,...n&&{[n]:1},build_ms:G(t,"ms")}}}function $p(t){const e=ve(t,"keyspace");return{scope:Mc(t),keyspace:e,keys:ve(t,"keys")??0,bytes:ve(t,"byt\
es")??0}}function ek({tables:t},e,n,s){const r=Math.floor(s/tt.hour)*tt.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(xt(d.scope).join(`
`));const f={...kp,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(xt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const _o={hour:35*864e5,day:400*864e5},Uc=Dc.map(t=>`${t} = ?`).join(" AND ");function tk(t,e){const n=Fs(
t),s=nk(t),r=sk(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Ap} FROM usage_sums
    WHERE ${Uc} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${Uc}`),u=rk(t),l=ok(t),f=ik(t);return{add:({
writer:h,number:E,rows:g})=>n.write(()=>{o.run(h,E,e.now()).changes===1&&s(g)}),countEnded:h=>n.write(()=>{const E=i.all(h);return s(E.filter(({org:g})=>g!==null).
map(ZA)),E.length}),claimTurn:(h,E)=>n.read(()=>a.run(h,e.now(),E).changes===1),setStored:(h,E)=>n.write(()=>r(h,E)),prune:(h,E)=>n.write(()=>f(h,E)),series:(h,E,g)=>n.
read(()=>c.all(...xt(h),E,g).map(T=>({start:G(T,"start"),counts:Mp(T)}))),parts:(h,E,g)=>n.read(()=>u(h,E,g)),pressed:(h,E,g)=>n.read(()=>l(h,E,g)),stored:async h=>await n.
first(d,xt(h),Dp)??{keys:0,bytes:0}}}function nk(t){const e=t.prepare(`INSERT INTO usage_sums (${_t}, step, start, ${Ap})
    VALUES (${"?, ".repeat(Dc.length+1+Oe.length)}?)
    ON CONFLICT DO UPDATE SET ${Oe.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${_t}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=VA(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...xt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of QA(r))n.run(...xt(o),i,a,c)}}function sk(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${_t}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${Uc}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const l=n.get(u);return l?[[u,$p(l)]]:[]}),c=s.all(o.after,o.upTo).map($p),d=ek(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:l}of d.
keyspaces)r.run(l,...xt(u))}}function rk(t){const e=Oe.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${_t} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n(`org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = '' AND ${Tt("usage_scopes","app")}`),r=n(`org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${Tt("usag\
e_scopes","app")}`),o=n("org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,within:l,limit:f})=>{
const h=u?.name??"";return(a===""?s.all(ht(l),i,u?.project??"",h,f,d):c===""?r.all(ht(l),i,a,h,f,d):o.all(i,a,c,h,f,d)).map(JA)}}function ok(t){const e=t.prepare(
`SELECT ${_t}, sum(${$c}) AS limited, max(${Cc}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${Tt("usage_sums","app")} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${$c} > 0 OR ${Cc} >= :busy))
    GROUP BY ${_t} HAVING sum(${$c}) > 0 OR max(${Cc}) >= :busy
    ORDER BY limited DESC, most DESC, ${_t} LIMIT :limit`);return(n,s,{busy:r,limit:o,within:i})=>e.all({org:n,since:s,busy:r,limit:o,...ht(i)}).map(XA)}function ik(t){
const e=t.prepare(`DELETE FROM usage_sums WHERE (${_t}, step, start) IN
    (SELECT ${_t}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${_t}) IN
    (SELECT ${_t} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-_o.hour);const[i,a,c]=[e.run("hour",r-_o.hour,o),e.run("day",r-_o.day,o),n.run(r-_o.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var ak=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ck=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const dk=10;async function uk(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=ZI(t.dir),{lasting:s,clock:r=Q.ml,log:o}=t,i=ak(e,new AsyncDisposableStack,!0);i.use(Vh(n));const a=i.adopt(Cp(n,t),Up),c=i.use(xp(a,n,
XI(),t)),d=i.use(fA({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_until = NULL");const u=uI(
n,f=>{Jh(a,(0,W.join)(f,"platform.db")),d.copyTo((0,W.join)(f,Tp))}),l=i.move();return{...c,kvs:d,quota:IA(r),sessions:xA(r),backUp:u,[Symbol.asyncDispose]:()=>l.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=ck(e);n&&await n}}function _v(t,e,n){return xp(Cp(t,n),t,e,n)}function Cp(t,{database:e,lasting:n=!0}){
return e??JI(n?t:void 0)}function Up(t){t.isOpen&&t.close()}function xp(t,e,n,s){const{lasting:r=!0,keepReleases:o=dk,clock:i=Q.ml,random:a=Th,log:c}=s,d=Fs(t),
u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),l=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),f=(E,g)=>l.get(E,g)!==void 0,h={kind:"local",dir:(0,W.join)(e,"objects"),
lasting:r};return{dataDir:e,changes:n,blobsAt:h,blobs:new UI(h),state:zA({database:t,commands:d,changes:n,clock:i,random:a,organizationQueue:s.organizationQueue}),
jobs:BL({database:t,commands:d,changes:n,clock:i,keepReleases:o}),logs:YI((0,W.join)(e,"logs"),{log:c,mayAppend:f}),tables:KA(t,n,i),roles:$A(t,n,i),keys:KL(e,t),
members:SA(t,i),logins:_A(t,d,i),accessTokens:aI(t,d,i),usage:tk(t,i),keeping:YL(t,d,n,i),audit:iI(t,d,i),references:DA(t,d,i),schedules:UA(t,d,i),notify:RA(t,d,
i),hooks:tL(t,d,i),check:()=>d.read(()=>{u.get()}),async[Symbol.asyncDispose](){Up(t)}}}var lk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="fun\
ction")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},fk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});async function hk(t){fu(t);const e=!(0,x.existsSync)((0,W.resolve)(t.dir));try{const n=await uk(t);return await CR(
{...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&pk((0,W.resolve)(t.dir)),mk(n,(0,W.resolve)(t.dir))}}function pk(t){if((0,x.existsSync)(t))try{const e={stack:[],
error:void 0,hasError:!1};try{const n=lk(e,Vh(t),!1);(0,x.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{fk(e)}}catch{}}function mk(t,e){
const n=(o,i,a)=>new H.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof H.GQ)return t;if(xs(t))return n("disk_full",`The disk of the data directory ${e} \
is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(Sh(t)){const o=`A database of the data directory ${e} is d\
amaged: ${pn(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(
t.path):"";return s===""||(0,H.xU)(t)===void 0||!(0,Ee.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,H.xU)(t)})`,"Make this user the owner of all file\
s in the data directory, remove files that the platform did not write, or name another directory with --data.")}}),1101:((bt,Ae,D)=>{D.d(Ae,{Ih:()=>Ee,Lw:()=>H});
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
class H extends Error{name="Refused";code;againIn;constructor(pe,Q,ae=1){super(pe,{cause:Q}),this.code=pe,this.againIn=ae}}function Ee({code:j,againIn:pe}){const Q=(0,x.
M)(W[j]),ae=Q.status===503?{"retry-after":String(pe)}:{};return{...Q,headers:{...Q.headers,...ae,"x-slipway-error":j}}}}),6583:((bt,Ae,D)=>{D.d(Ae,{F$:()=>H,i5:()=>Ee,
nA:()=>x,r$:()=>W});const x=".slipway",W=`${x}/server.json`,H=["unpack","spawn","listen","health","ready"];class Ee extends Error{name="StartFailed";failure;constructor(pe){
super(pe.message),this.failure=pe}}}),2373:((bt,Ae,D)=>{D.d(Ae,{M:()=>W});const x=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max\
-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function W({status:H,title:Ee,text:j}){const pe=Buffer.
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
`);return{status:H,headers:{"content-type":"text/html; charset=utf-8","content-length":String(pe.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:pe}}})};export{bv as id,Nv as ids,Sv as modules};

const Rx=741,Ax=[741],Ix={3130:((He,pe,L)=>{L.d(pe,{g:()=>fe});var F=L(86),P=L(445),j=L(5636);function fe(x,{requestUrl:re,requestToken:Q,audience:se},ue,ae){const me=new URL(
re);se&&(me.search+=`${me.search===""?"":"&"}audience=${encodeURIComponent(se)}`);const we=(be,Me)=>{const ze=(0,F.Qq)((0,F.Pf)(be),"value");if(ze===void 0)throw(0,F.
LO)("token (value)",be,Me);return ae(ze),ze};return ue({doing:`get an ID token from ${x}`,request:{method:"GET",url:me,headers:{...j.H1,authorization:`Bearer ${Q}`}},
mayRepeat:!0,authorize:be=>be,read:(0,P.t)({decode:we})})}}),9692:((He,pe,L)=>{L.d(pe,{sU:()=>P,q$:()=>vt,bM:()=>le,U2:()=>Yt,I:()=>kt,q1:()=>De,Aw:()=>Ne});var F=L(
8302);class P extends Error{name="JsonTextError";offset;stop;constructor(z,he,ne=he){super(z),this.offset=he,this.stop=ne}}const j=34,fe=44,x=58,re=91,Q=92,se=93,
ue=123,ae=125,me=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,we=24,be=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Me=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,ze=/true|false|null/y,
ft="a lone surrogate (half of a character) in a string";class ct{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(z,he=!0,ne){this.#e=z,this.#t=
he,this.#n=ne}document(){this.#g();const z=this.#y()===ue?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#r<this.#e.length)throw this.#w("the \
end");return z}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#o.offset=this.#r);const z=this.#y();if(z===j){this.#u();return}if(z===ue){if(this.#r+=1,this.#E(
ae))return;this.#s.push(new Set),this.#d()}else if(z===re){if(this.#r+=1,this.#E(se))return;this.#s.push(void 0)}else{if(this.#p(Me)||this.#p(ze))return;throw this.#w(
"a value")}}}#a(){for(let z=this.#s.length;z>0;z--){const he=this.#s[z-1]!==void 0;if(z===1&&he&&this.#n&&this.#c(this.#n),this.#E(fe))return he&&this.#d(),!0;if(!this.#E(
he?ae:se))throw this.#_(he?"}":"]");this.#s.pop()}return!1}#c(z){z({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#g();const z=this.#r;if(this.#y()!==
j)throw this.#w("a name in double quotes");this.#u();const he=kt(this.#e.slice(z,this.#r)),ne=this.#s.at(-1);if(this.#t&&ne?.has(he))throw new P(`the name "${he}\
" occurs twice in one object`,z);if(ne?.add(he),!this.#E(x))throw this.#w('":"');this.#s.length===1&&(this.#o={name:he,nameOffset:z,offset:this.#r})}#u(){const z=this.#e,
he=this.#r;let ne=he+1;for(;;){const Z=z.charCodeAt(ne);if(Z===j)break;if(Z===Q)ne=this.#h(ne,he);else if(Z>=55296&&Z<=57343)ne=this.#f(ne,he);else if(Z>=32)ne=
ne-he<we?ne+1:this.#l(ne);else throw this.#m(ne)}this.#r=ne+1}#l(z){return me.lastIndex=z,me.test(this.#e),me.lastIndex}#h(z,he){if(be.lastIndex=z,!be.test(this.#e))
throw this.#m(z);const ne=be.lastIndex;if(!this.#t||ne-z===2)return ne;const Z=Number.parseInt(this.#e.slice(z+2,ne),16);if(Z<55296||Z>57343)return ne;const _e=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(ne,ne+6));if(Z>=56320||!_e)throw new P(ft,he);return ne+6}#f(z,he){const[ne,Z]=[this.#e.charCodeAt(z),this.#e.charCodeAt(z+1)],_e=ne<56320&&(Z&
64512)===56320;if(this.#t&&!_e)throw new P(ft,he);return z+(_e?2:1)}#m(z){const he=z>=this.#e.length;return new P(he?"a string does not end":"a bad escape or co\
ntrol character in a string",z)}#E(z){return this.#g(),this.#y()!==z?!1:(this.#r+=1,!0)}#g(){for(;;){const z=this.#y();if(z!==32&&z!==10&&z!==13&&z!==9)return;this.#r+=
1}}#y(){return this.#e.charCodeAt(this.#r)}#p(z){return z.lastIndex=this.#r,z.test(this.#e)?(this.#r=z.lastIndex,!0):!1}#_(z){const he=this.#e.slice(0,this.#r).
trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new P(`"," or "${z}" is missing`,he,this.#r):this.#w(`"," or "${z}"`)}#w(z){const he=this.#e.slice(
this.#r,this.#r+1);return new P(`expected ${z}, found ${he===""?"the end":JSON.stringify(he)}`,this.#r)}}function kt(oe){return oe.includes("\\")?String(JSON.parse(
oe)):oe.slice(1,-1)}function De(oe,z){const he=oe.slice(0,z);return{line:he.split(`
`).length,column:z-he.lastIndexOf(`
`)}}function vt(oe){new ct(oe).document()}function Zt(oe){try{new JsonScanner(oe,!1).document()}catch(z){if(z instanceof JsonTextError)return z;throw z}}function Yt(oe,z=!0){
const he=[];return new ct(oe,z,Z=>he.push(Z)).document()==="object"?he:void 0}function le(oe){return oe.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Ne(oe,z){
return oe===z||Re(oe)===Re(z)}function Re(oe){try{return String(JSON.parse(oe,xe))}catch(z){if(z instanceof RangeError)return le(oe);throw z}}function xe(oe,z,he){
return typeof z=="number"?et(he?.source??String(z)):Array.isArray(z)?`[${z.join(",")}]`:(0,F.Gv)(z)?`{${Object.entries(z).map(([Z,_e])=>`${JSON.stringify(Z)}:${_e}`).
sort().join(",")}}`:JSON.stringify(z)}function et(oe){const[,z,he="",ne="",Z="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(oe)??[],_e=`${he}${ne}`.replace(
/^0+/,""),Ce=_e.replace(/0+$/,"");if(Ce==="")return`${z}0`;const rt=BigInt(Z)-BigInt(ne.length)+BigInt(_e.length-Ce.length);return`${z}${Ce}e${rt}`}}),7994:((He,pe,L)=>{
L.d(pe,{FK:()=>x,LI:()=>re,wZ:()=>se});var F=L(3024),P=L(1455),j=L(6760),fe=L(3739);function x(ae,me){const we=(0,j.relative)(ae,me);return we===""||we!==".."&&
!we.startsWith(`..${j.sep}`)&&!(0,j.isAbsolute)(we)}function re(ae,me){const we=(0,j.resolve)(ae,me);if(me.includes("\0")||!x((0,j.resolve)(ae),we))throw ue(me);
return we}async function Q(ae,me){const[we,be]=await Promise.all([realpath(ae),realpath(re(ae,me))]);if(!x(we,be))throw ue(me);return be}function se(ae,me){if(!(0,F.
existsSync)(ae)){se((0,j.dirname)(ae),me);try{(0,F.mkdirSync)(ae,{mode:me})}catch(we){if((0,fe.xU)(we)!=="EEXIST")throw we}}}function ue(ae){return new fe.GQ("p\
ath_escapes_root",`The path "${ae}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),4863:((He,pe,L)=>{L.
d(pe,{I:()=>P});var F=L(7598);class P{#e;#t;constructor(re){this.#e=re,this.#t=j(re)}update(re){this.#t.update(fe(re))}async digest(){return this.#t.digest()}reset(){
this.#t=j(this.#e)}}function j(x){return x===void 0?(0,F.createHash)("sha256"):(0,F.createHmac)("sha256",fe(x))}function fe(x){return typeof x=="string"?x:ArrayBuffer.
isView(x)?new Uint8Array(x.buffer,x.byteOffset,x.byteLength):new Uint8Array(x)}}),3052:((He,pe,L)=>{L.d(pe,{D6:()=>j,DB:()=>re,Xq:()=>Q,j9:()=>fe});var F=L(3739);
const P=1024,j=1024*P,fe=1024*j,x=[["TiB",1024*fe],["GiB",fe],["MiB",j],["KiB",P]];function re(se,ue){const[,ae,me]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
se.trim())??[],we=x.find(([Me])=>Me.toLowerCase()===me?.toLowerCase())?.[1],be=Math.round(Number(ae)*(we??Number.NaN));if(be>0&&Number.isSafeInteger(be))return be;
throw new F.GQ("invalid_input",`${ue}: "${se}" is not a size`,{input:ue,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}
function Q(se){const[ue,ae]=x.find(([,we])=>se>=we)??["bytes",1],me=se/ae;return`${me<10&&ae>1?me.toFixed(1).replace(/\.0$/,""):Math.round(me)} ${ue}`}}),7287:((He,pe,L)=>{
L.d(pe,{V1:()=>re,WJ:()=>fe,xJ:()=>j});var F=L(3739);const P={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"erro\
r",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"\
warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warn\
ing",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function j({code:Q}){return P[Q]}function fe({findings:Q}){const[
se,...ue]=Q.filter(ze=>j(ze)==="error");if(!se)return;const{place:ae,message:me,remedy:we}=se,be=ae?`${ae.file}${ae.line===void 0?"":`:${ae.line}`}: `:"",Me=ue.
length===0?"":` (and ${ue.length} more ${ue.length===1?"error":"errors"})`;return new F.GQ("check_failed",`Check failed: ${be}${me}${Me}`,{remedy:we??"Correct w\
hat the annotations name. They are in the summary too."})}const x=20;function re(Q,{findings:se}){const ue=se.flatMap(ae=>{const{code:me,message:we,place:be}=ae;
if(!be)return[];const{file:Me,line:ze=null,column:ft=null}=be;return[{file:Me,line:ze,column:ft,severity:j(ae),code:me,message:we}]});return{headline:Q.message,
stage:"check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:ue.slice(0,x),moreDiagnostics:Math.max(0,ue.length-x)}}}),8931:((He,pe,L)=>{L.d(pe,
{runCheck:()=>Sa});var F=L(1455),P=L(8161),j=L(6760),fe=L(3532),x=L(1224),re=L(9127),Q=L(3739),se=L(2345);async function ue(w,y){const{bare:_,branch:T,commit:S,
lender:$,shallow:C,origin:Y}=y;for(const Ee of["objects/info","refs"])await(0,F.mkdir)((0,j.join)(w,Ee),{recursive:!0});const H=Y===void 0?"":`[remote "origin"]\

	url = ${JSON.stringify(Y)}
`,ee={HEAD:`ref: refs/heads/${T}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${_}
${H}`,"packed-refs":S&&`${S} refs/heads/${T}
`,"objects/info/alternates":$&&`${(0,j.join)($,"objects")}
`,shallow:C};for(const[Ee,Le]of Object.entries(ee))Le&&await(0,F.writeFile)((0,j.join)(w,Ee),Le)}var ae=L(5807),me=L(1421),we=L(7975);const be=(0,we.promisify)(
me.execFile),Me=64*1024*1024,ze=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(w=>["-c",w]);function ft(w,y,_,T={}){const S=Object.
fromEntries(Object.entries(y).filter(([C])=>!C.startsWith("GIT_"))),$={cwd:w,env:{...S,LC_ALL:"C",...T},signal:_,maxBuffer:Me};return async(...C)=>{try{return(await be(
"git",[...ze,...C],$)).stdout}catch(Y){throw(0,Q.xU)(Y)!=="ENOENT"?Y:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:Y})}}}async function ct(w,y,_){const T=ft(w,y,_),[S="",$="",C=""]=(await kt(T,w,_)).split(`
`),Y=ft(S,y,_);return{root:S,commit:C,changed:(await Y("diff","--name-only","-z","HEAD")).split("\0").filter(H=>H!==""),git:Y,async lend(H,ee){const Ee=await(0,F.
readFile)((0,j.join)($,"shallow"),"utf8").catch(Le=>{if((0,Q.xU)(Le)!=="ENOENT")throw Le});await ue(H,{bare:!0,branch:ee,commit:C,lender:$,shallow:Ee})}}}async function kt(w,y,_){
try{const T=await w("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[S="",$="",C=""]=T.split(`
`);return[S,(0,j.resolve)(y,$),C].join(`
`)}catch(T){throw _.throwIfAborted(),T instanceof Q.GQ?T:new Q.GQ("file_not_found",`There is no checkout in ${y}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:T})}}const De=5*6e4,vt="refs/slipway/base";async function Zt(w,y,_,T,S){const $=ft(_,T,S),C=await Yt(y.git,w,S)??await Yt(y.git,
`origin/${w}`,S)??await Ne(w,y,_,T,S);return await $("update-ref",vt,C),{name:w,commit:C}}async function Yt(w,y,_){try{return(await w("rev-parse","--quiet","--v\
erify",`${y}^{commit}`)).trim()}catch(T){if(_.throwIfAborted(),T instanceof Q.GQ)throw T;return}}const le=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Ne(w,y,_,T,S){
const $=le.test(w)?await et(y.git,S):void 0;if(!$)throw z(w,"");const C=AbortSignal.timeout(De),Y=ft(y.root,T,AbortSignal.any([S,C]),$),H=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${w}:${vt}`];try{await Y("--git-dir",_,"fetch",...H)}catch(Ee){throw S.throwIfAborted(),Ee instanceof Q.GQ?Ee:z(
w,C.aborted?", and origin does not answer":oe(Ee),Ee)}const ee=await Yt(ft(_,T,S),vt,S);if(ee===void 0)throw z(w,", and what origin has by this name is not a co\
mmit");return ee}const Re=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto",
"false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],xe="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function et(w,y){
const _=await w("config","--local","--includes","--null","--get-regexp",xe).catch(()=>"");y.throwIfAborted();const T=_.split("\0").flatMap(Y=>{const[H="",...ee]=Y.
split(`
`);return H===""?[]:[[H,ee.length===0?"true":ee.join(`
`)]]});if(!T.some(([Y])=>Y==="remote.origin.url"))return;const S=[...Re,...T],$=S.flatMap(([Y,H],ee)=>[[`GIT_CONFIG_KEY_${ee}`,Y],[`GIT_CONFIG_VALUE_${ee}`,H]]);
return{...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(S.length),...Object.fromEntries($)}}function oe(w){
const y=w instanceof Error&&"stderr"in w&&typeof w.stderr=="string"?w.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.
test(y))return", nor has origin";const T=(y.split(`
`).find(S=>/^(?:fatal|error): /.test(S))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,ae.
Ow)(T,300)}`}function z(w,y,_){return new Q.GQ("invalid_input",`compare-to: "${w}" names nothing that this checkout has${y}`,{input:"compare-to",remedy:he,cause:_})}
const he=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var ne=L(5635),Z=L(292);async function _e(w,y,_){const{report:T,signal:S}=_,$=(0,ne.M)(T.report,x.ml,S);return await $.
phase("compare",async()=>{const C=await rt(w,y,_);return S.throwIfAborted(),await T.compared(C),[void 0,Ce(C),C.kind==="unknown"]}),$.phases}function Ce(w){const{
base:y}=w,_=`${(0,ae.Ow)(y.name,100)} (${(0,Z.h0)(y)})`;if(w.kind==="unknown")return`the difference to ${_} is unknown: ${w.why}`;const{pages:T,files:S,bytes:$,
brotli:C}=w.difference;return`${[(0,Z.jN)(T," pages"),(0,Z.jN)(S," files"),(0,Z.Sk)($),(0,Z.Sk)(C," with Brotli")].join(", ")} against ${_}`}async function rt(w,y,_){
const{embedded:T,report:S,checked:$,leftMs:C}=_;if(w.commit===$.commit)return{kind:"unknown",base:w,why:"it is the commit that was checked"};const Y=Le=>{(Le.type===
"status"||Le.type==="heartbeat")&&S.report(Le)},H={...y.follow,timeoutMs:Math.max(1,C)},{outcome:ee,output:Ee}=await T.deploy(w.commit,{...y,...ht(y),follow:H},
Y);return ee.status==="succeeded"&&Ee?{kind:"known",base:w,difference:Rt($.report,$.output.files,Ee.files)}:{kind:"unknown",base:w,why:dt(ee,C)}}function ht({project:w}){
return{project:w==="base"?"checked":"base"}}function dt({status:w,error:y},_){return w!=="pending"?`it does not build (${y?.message??w})`:_<1?"no time was left \
to build it":`it was not built in the ${(0,re.a3)(_)} that were left`}function Rt({pages:w},y,_){const T=C=>({now:C(y),change:C(y)-C(_)}),S=C=>T(Y=>Y.reduce((H,ee)=>H+
C(ee),0));return{pages:{now:w,change:S(({path:C})=>Number(We.test(C))).change},files:T(({length:C})=>C),bytes:S(({bytes:C})=>C),brotli:S(({brotli:C})=>C),gzip:S(
({gzip:C})=>C),changes:ce(y,_).toSorted((C,Y)=>Math.abs(Y.bytes)-Math.abs(C.bytes)||(C.path<Y.path?-1:1))}}const We=/\.x?html?$/i;function ce(w,y){const _=new Map(
y.map(H=>[H.path,H])),T=new Set(w.map(({path:H})=>H)),S=w.filter(({path:H})=>!_.has(H)),$=y.filter(({path:H})=>!T.has(H)),C=Ii(S,$),Y=new Set(C.flat());return[...w.
flatMap(H=>{const ee=_.get(H.path);return ee===void 0||ee.digest===H.digest?[]:[A(H,ee)]}),...C.map(([H,ee])=>({...A(H,ee),formerly:ee.path})),...S.filter(H=>!Y.
has(H)).map(H=>K("added",H,1)),...$.filter(H=>!Y.has(H)).map(H=>K("removed",H,-1))]}function A(w,y){const{path:_,bytes:T,brotli:S}=w;return{kind:"changed",path:_,
bytes:T-y.bytes,brotli:S-y.brotli}}function K(w,{path:y,bytes:_,brotli:T},S){return{kind:w,path:y,bytes:S*_,brotli:S*T}}function Ii(w,y){const _=Map.groupBy(y,({
path:T})=>zt(T));return[...Map.groupBy(w,({path:T})=>zt(T))].flatMap(([T,S])=>{const[$,C]=S,[Y,H]=_.get(T)??[];return T!==void 0&&$&&Y&&!C&&!H?[[$,Y]]:[]})}const Rr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
tt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ue=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function zt(w){if(We.test(w))return;
const y=w.lastIndexOf("/")+1,[_,T]=[w.slice(0,y),w.slice(y)],S=Rr.exec(T)?.[0]??"",$=T.slice(0,T.length-S.length);if(Ue.test($))return`${_}*${S}`;const C=tt.map(
Y=>Y.exec($)?.groups).find(Y=>Ar(Y?.hash??""));return C&&`${_}${C.stem}*${S}`}function Ar(w){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
w)}const Ft=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Os=String.raw`"([^"\\\n]*(?:${Ft}[^"\\\n]*)*)"`,Rs=String.raw`'([^'\\\n]*(?:${Ft}[^'\\\n]*)*)'`,
gu=String.raw`((?:[^()"'\s\\]|${Ft})+)\s*\)`,jt=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Ft,String.raw`(?:url\(\s*|@import\s+)(?:${Os}|${Rs})`,String.raw`url\(\s*${gu}`,
Os.replace("(","(?:"),Rs.replace("(","(?:")].join("|"),"gi"),Li=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function As(w){return[...w.matchAll(jt)].flatMap(y=>{const _=y.
slice(1).find(T=>T!==void 0);return _===void 0||_===""||_.startsWith("#")?[]:[{href:xn(_),kind:"asset"}]})}const mn=new RegExp(`${jt.source}|([{}])`,"gi");function Ir(w){
const y=[];for(const T of w.matchAll(mn)){const S=T.at(-1);S==="{"?y.push(T.index):S==="}"&&y.pop()}const _=y.at(-1);return _===void 0?void 0:w.slice(0,_).split(
`
`).length}const ki=new RegExp(`${jt.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function vi(w){for(const y of w.matchAll(
ki)){const _=y.at(-1);if(_?.startsWith("@"))return _}}function En(w,y){return`The style sheet ${w} has ${y}, which browsers ignore: the tool that replaces it di\
d not run`}const en=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Lr(w){return[...w.matchAll(en)].map(([,,y=""])=>({href:y,kind:"mention"}))}function xn(w){return w.replace(Li,(y,_,T,S)=>{const $=_===void 0?Number.NaN:
Number.parseInt(_,16);return $<=1114111?String.fromCodePoint($):T===void 0?S??"":""})}var Di=L(1600);const yn={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},Fn=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),$i=new Set(["title","style","script","template"]),Is=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Ls(w){const y=new kr;return y.read(w),y}const ks=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class kr{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(y){const _=new Di.i({onopentag:(T,S)=>this.#n(T,S),ontext:T=>this.#o(T),onclosetag:T=>{this.#e.
at(-1)===T&&this.#e.pop(),T==="noscript"&&(this.#t-=1)}});_.write(y),_.end()}#n(y,_){$i.has(y)&&_.shadowrootmode===void 0&&this.#e.push(y),y==="noscript"&&(this.#t+=
1),Fn.has(y)&&(this.empty=!1),this.#t===0&&Fn.has(y)&&y!=="script"&&(this.blank=!1);for(const S of[_.id,y==="a"?_.name:void 0])S&&this.ids.add(S);switch(_.style?.
includes("url(")&&this.#i(As(_.style)),y){case"base":this.base??=_.href;return;case"meta":this.#r(_);return;case"link":this.#s(_);return;case"a":case"area":if(/\bexternal\b/.
test(_.rel??""))return;break}const T=(yn[y]??[]).flatMap(([S,$])=>{const C=_[S];return C===void 0?[]:[{href:C,kind:$}]});this.#i([...T,...gn(_.srcset??"")])}#s({
rel:y="",href:_,imagesrcset:T=""}){const S=Is.find(([$])=>$.test(y))?.[1];S!==void 0&&this.#i([..._===void 0?[]:[{href:_,kind:S}],...gn(T)])}#r(y){if(y["http-eq\
uiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const _=ks.exec(y.content??"")?.[1];_&&this.#i([{href:_.trim(),kind:"link"}])}#o(y){this.#e.at(-1)==="styl\
e"&&this.#i(As(y)),!(this.#e.length>0||y.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(y){this.#e.includes("template")||this.links.push(...y.filter(
({href:_})=>!Mi(_)))}}function Mi(w){return/\{\{|\$\{|<%/.test(w)}function gn(w){return w.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(_=>{const[T=""]=_.trim().
split(/\s/,1);return T===""?[]:[{href:T.replace(/(?<!,),+$/,""),kind:"asset"}]})}const vr=5,V=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function Ci(w){const y=w.filter(S=>V.test(S)),_=w.filter(S=>S.endsWith("/index.html")&&S.split("/").length===2),T=w.filter(S=>/^[^/]+\.html?$/i.test(S)&&S!=="40\
4.html");return{folder:T.length>0?void 0:jn(w),files:[...new Set([...y,..._,...T])].slice(0,vr)}}function jn(w){const y=C=>C.split("/").length,_=w.filter(C=>C.endsWith(
"/index.html")).sort((C,Y)=>y(C)-y(Y)),[T,S]=_;return T!==void 0&&(S===void 0||y(S)>y(T))?T.slice(0,-11):void 0}function Dr({files:[w]}){return w!==void 0&&/^index\.x?html?$/i.
test(w)?w:void 0}function vs(w){const{folder:y,files:_}=w,T=Dr(w);return T!==void 0?`The output has ${T}: name it index.html, in lower case.`:y!==void 0?`The ou\
tput directory has its index.html in ${y}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${_.length===0?"":` It has\
 ${_.join(", ")}.`} Is output-directory the folder that the build writes?`}const tn=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
Ui=20;function Ds(w){const y=[];for(const{groups:_}of w.matchAll(tn)){const T=_?.id??_?.selector??_?.mounted;if(T!==void 0&&!xi(w,T.replace(/^#/,""))&&y.push(T),
y.length>=Ui)break}return y}function xi(w,y){return[...["=",":",": "," = "].flatMap(T=>['"',"'","`",'\\"'].map(S=>`id${T}${S}${y}`)),`id=${y}`].some(T=>w.includes(
T))}function Fi(w,y){return w.some(_=>y.has(_.replace(/^#/,"")))?void 0:w[0]}function $r(w){return`The index page stays blank: it has no element with the id "${w.
replace(/^#/,"")}", which its script fills`}const $s=10;class Ms{#e;#t=new Map;constructor(y){this.#e=y}know(y,_){this.#t.set(y.pathname,Promise.resolve({kind:"\
there",url:y,page:Cs(_)}))}probe(y){const _=y.pathname+y.search,T=this.#t.get(_);if(T)return T;const S=this.#n(y);return this.#t.set(_,S),S}async#n(y){let _=y;for(let T=0;T<
$s;T+=1){const{status:S,headers:$}=await this.#e.fetch(_,{method:"HEAD",signal:this.#e.signal}),C=$.get("location");if(S>=400)return{kind:"missing",status:S};if(S<
300||C===null||!URL.canParse(C,_.href))return{kind:"there",url:_,page:Cs($)};if(_=new URL(C,_),_.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function Cs(w){return/\bhtml\b/.test(w.get("content-type")??"")}const ji=16,Mr=2e4,Cr=500,Ur=16*1024*1024;async function Bi(w,y,_=!1){const T=new Hi(w,
_),S=y.filter(Qe=>/\.(?:x?html?|css|m?js)$/i.test(Qe));await Us(S.slice(0,Mr),Qe=>T.read(Qe)),await T.follow();const $=await T.index(),C=T.result(),Y=await Yi(C.
dead,y,T.prober),H=$.status<300||_?void 0:Ci(y),ee=H?.folder,Ee=new Set(ee===void 0?[]:y),Le=Qe=>xr(Qe).some(qs=>Ee.has(`${ee}/${qs}`)),Je=C.dead.filter(({url:Qe})=>!Le(
(0,ae.oF)(Qe.pathname).slice(1)));return{index:$,...C,dead:Je,instead:H,basePath:Y,unread:T.unread+Math.max(0,S.length-Mr)}}const Pi=5;class Hi{#e;#t;#n=new Set;prober;#s=new Map;#r=new Map;#o=[];#i=[];#a=[];#c=new Map;#d=0;unread=0;constructor(y,_){
this.#e=y,this.#t=_,this.prober=new Ms(y)}async index(){const{root:y,fetch:_,signal:T}=this.#e,S=await this.prober.probe(y);if(S.kind!=="there")return{status:Gi(
S),empty:!1,unfilled:void 0};const $=await _(S.url,{signal:T}),C=await $.text(),Y=S.page?Ls(C):void 0;return{status:$.status,empty:C.trim()===""&&!(this.#t&&!S.
page)||Y?.empty===!0,unfilled:Y?.blank?this.#u(Y,S.url):void 0}}#u({links:y,ids:_},T){const S=y.flatMap(({href:$,kind:C})=>{const Y=C==="asset"&&URL.canParse($,
T.href)?new URL($,T):void 0;return Y?.origin===T.origin?this.#c.get((0,ae.oF)(Y.pathname).slice(1))??[]:[]});return Fi(S,_)}async read(y){const _=Wi(y,this.#e.root),
T=await this.#e.fetch(_,{signal:this.#e.signal}),S=await T.text();T.status>=300||(this.prober.know(_,T.headers),S.length>Ur?this.unread+=1:/\.css$/i.test(y)?this.#l(
S,_,y):/js$/i.test(y)?(this.#f(Lr(S),_,y),this.#c.set(y,Ds(S))):this.#h(S,_,y))}#l(y,_,T){this.#f(As(y),_,T);const S=Ir(y);S!==void 0&&this.#a.push({file:T,line:S});
const $=vi(y);$!==void 0&&this.#i.push({file:T,rule:$})}#h(y,_,T){const S=Ls(y);this.#d+=1,this.#r.set(T,S.ids);const $=S.base!==void 0&&URL.canParse(S.base,_.href)?
new URL(S.base,_):_;this.#f(S.links,$,T)}#f(y,_,T){for(const{href:S,kind:$}of y){const C=URL.canParse(S,_.href)?new URL(S,_):void 0;if(C?.origin!==this.#e.root.
origin)continue;const Y=`${$} ${C.href} ${S}`,H=this.#s.get(Y)??{href:S,kind:$,url:C,files:[],latest:"",count:0};this.#s.set(Y,H),H.latest!==T&&(H.latest=T,H.count+=
1,H.files=[...H.files,T].sort(wn).slice(0,Pi))}}async follow(){this.#t&&await this.#m(),await Us(this.#s.values(),async y=>{const _=await this.#g(y);if(_===void 0)
return;const{href:T,url:S,files:$,count:C}=y;this.#o.push({href:T,url:S,files:$,count:C,..._})})}async#m(){const y=new Set;for(let _=[this.#e.root];_.length>0;){
for(const{pathname:S,search:$}of _)y.add(S+$);await Us(_,S=>this.#E(S)),_=[...this.#s.values()].filter(({kind:S})=>S==="link").map(({url:S})=>S).filter(({pathname:S,
search:$})=>!y.has(S+$))}}async#E(y){const _=await this.prober.probe(y);if(_.kind!=="there"||!_.page)return;const{url:T}=_,S=(0,ae.oF)(T.pathname).slice(1);if(this.#p(
S)!==void 0||this.#n.has(S))return;if(this.#n.size>=Cr){this.unread+=1;return}this.#n.add(S);const $=await this.#e.fetch(T,{signal:this.#e.signal}),C=await $.text();
$.status>=300||(C.length>Ur?this.unread+=1:this.#h(C,T,S===""||S.endsWith("/")?`${S}index.html`:S))}async#g({url:y,kind:_}){const T=await this.prober.probe(y);switch(T.
kind){case"missing":return{kind:_,why:`answers ${T.status}`};case"circle":return{kind:_,why:"redirects in a circle"};case"external":return;case"there":return _!==
"link"&&T.page&&/\.(?!x?html?$)\w+$/i.test(T.url.pathname)?{kind:_,why:"answers with a page"}:this.#y(T.url,y.hash)?void 0:{kind:"fragment",why:"names no part o\
f it"};default:return T}}#y(y,_){const T=_.slice(1);if(T===""||/^(?:top$|[/!]|:~:)/i.test(T))return!0;const S=this.#p((0,ae.oF)(y.pathname).slice(1));return S===
void 0||S.has(T)||S.has((0,ae.oF)(T))}#p(y){return xr(y).map(_=>this.#r.get(_)).find(_=>_!==void 0)}result(){const y=this.#o.sort((T,S)=>wn(T.files[0],S.files[0])||
wn(T.href,S.href)),_=new Set([...this.#s.values()].map(({url:T})=>T.href)).size;return{pages:this.#d,links:_,dead:y,unclosed:this.#a.sort((T,S)=>wn(T.file,S.file)),
unprocessed:this.#i.sort((T,S)=>wn(T.file,S.file))}}}function xr(w){const y=w===""||w.endsWith("/")?w:`${w}/`;return[w,`${w}.html`,`${y}index.html`]}function Gi(w){
return w.kind==="missing"?w.status:310}function Wi(w,y){const _=w.replace(/(^|\/)index\.html$/,"$1");return new URL(_.split("/").map(encodeURIComponent).join("/"),
y)}function wn(w="",y=""){return w<y?-1:+(w>y)}async function Us(w,y){const _=w[Symbol.iterator](),T=async()=>{for(let S=_.next();!S.done;S=_.next())await y(S.value)};
await Promise.all(Array.from({length:ji},T))}const Fr=3;async function Yi(w,y,_){let T="/";for(let S=0;S<Fr;S+=1){if(T=zi(w.flatMap(({url:H})=>jr(T,H.pathname))),
T===""||y.some(H=>`/${H}`.startsWith(T)))return;const $=w.filter(H=>_n(H,T)),Y=(await Promise.all($.map(({url:H})=>Ki(H,T,_)))).filter(Boolean).length;if(Y>1&&Y*
2>$.length)return T}}function _n({url:w,kind:y},_){return y!=="fragment"&&`${w.pathname}/`.startsWith(_)}function jr(w,y){const _=y.startsWith(w)?y.slice(w.length).
split("/",1)[0]:"";return _?[`${w}${_}/`]:[]}function zi(w){const y=new Map;for(const _ of w)y.set(_,(y.get(_)??0)+1);return[...y].reduce((_,T)=>T[1]>_[1]?T:_,[
"",0])[0]}async function Ki(w,y,_){const{kind:T}=await _.probe(new URL(`/${w.pathname.slice(y.length)}${w.search}`,w));return T==="there"}var Xi=L(1619),qi=L(3130);
function Vi(w){return{...w,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(y,{onSecret:_})=>Br(w,y,_)}}async function Br(w,y,_){
_(w.requestToken),(0,Xi.J)(new URL(w.requestUrl).origin,"the platform's address");try{return await(0,qi.g)("the platform",w,y,_)}catch(T){throw!(T instanceof Q.
GQ)||T.code!=="unauthorized"?T:T.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:T})}}var Ji=L(3194),Qi=L(2409),
Zi=L(7244);const Pr=25*1024*1024;function xs({files:w,odd:y,ignoredRules:_,faults:T}){const S=w.filter(({path:C})=>/\.(?:js|mjs|cjs|css)\.map$/.test(C)),$=[...y.
map(C=>ea[C.kind](C.path)),...w.flatMap(({path:C,bytes:Y,hasKey:H})=>[...Y>Pr?[ta(C,Y)]:[],...H?[sa(C)]:[]]),...S.length>0?[Fs(S)]:[],...ge(w)];return{files:w,findings:$,
ignoredRules:_,faults:T}}const ea={repository:w=>({code:"leaked_repository",message:`The output contains a git repository, ${w}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:w=>({code:"leaked_secret_file",built:w,message:`The output contains ${w}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:w=>({code:"examp\
le_of_secrets",built:w,message:`The output contains ${w}, which is not published`,remedy:"Leave it out of the output directory."})};function ta(w,y){return{code:"\
large_file",message:`${w} has ${(y/1024**2).toFixed(0)} MB; more than ${Pr/1024**2} is much for a site`}}const na=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function ge(w){const[y,..._]=w.filter(({path:$})=>na.test($));if(!y)return[];const T=_.length===0?"":` and ${_.length} more`;return[{code:"odd_address",message:`\
The output contains ${y.path}${T}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function sa(w){
return{code:"leaked_private_key",built:w,message:`The output contains a private key, in ${w}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function Fs(w){const[y]=w,_=w.length===1?"":` and ${w.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${y?.path}${_}): anyone can read the sources in them`}}async function Fe(w){const{startPlatform:y,env:_,scratch:T,lent:S}=w;let $,C=new AbortController;
const Y=await y({dir:(0,j.join)(T,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:_,async onOutput(H){$=xs(H),C.abort()}});return{async deploy(H,ee,Ee){
$=void 0,C=new AbortController;const Le=_u(C.signal);return{outcome:await Tu(Y,js(ee,H,S),Ee,{...w,sleep:Le}),output:$}},[Symbol.asyncDispose]:()=>Y[Symbol.asyncDispose]()}}
const yt=100,wu=5;function _u(w){return async(y,_)=>{if(w.aborted)return x.ml.sleep(wu,_);try{await x.ml.sleep(y,_?AbortSignal.any([_,w]):w)}catch(T){if(_?.throwIfAborted(),
!w.aborted)throw T}}}function js(w,y,_){const{configuration:T,follow:S}=w;return{...w,configuration:{...T,repository:_,settings:ra(T.settings)},commit:y,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...S,wait:!0,pollIntervalMs:yt,statusMap:new Map}}}function ra({domains:w,...y}){return y}function Tu(w,y,_,{
signal:T,folder:S,onSecret:$,sleep:C}){const{baseUrl:Y,requestUrl:H,requestToken:ee}=w,Ee=Vi({requestUrl:H,requestToken:ee,audience:Y}),Le=(0,Ji.N)(y,{baseUrl:Y,
source:Ee},{fetch,clock:{...x.ml,sleep:C},tree:(0,Zi.c)(S),signal:T,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:$,reporter:_});
return(0,Qi.deploy)(y,Le)}var bu=L(8302),Hr=L(8595);async function oa(w,y,_,T){let S,$;for(const C of fa(w,y)){const Y=(await T(C)).filter(({file:Ee})=>!ia.test(
Ee)),H=Y.filter(({file:Ee})=>!nn(Ee,_)),ee=Pn(H)??Pn(H.filter(({file:Ee})=>Gr(Ee,y)));if(ee)return{place:ee,others:[]};S??=wt(H,y),$??=Pn(Y)}return S??($&&{place:$,
others:[]})}const ia=/\.log$/;function gt(w){return!w||w.others.length===0?"":`; also in ${w.others.map(({file:y,line:_})=>`${y}:${_}`).join(", ")}`}const aa=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,
ca=/^[\s"'`)\]}<>,;#?]/;function da(w,y){for(let _=w.indexOf(y);_!==-1;_=w.indexOf(y,_+1)){const[T,S]=[w.slice(Math.max(0,_-4),_),w.slice(_+y.length,_+y.length+
1)];if((_===0||aa.test(T))&&(S===""||ca.test(S)))return _+1}}const ua=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function la(w,y,_){
return nn(w,_)||ua.test(w)?void 0:Ir(y)}function nn(w,y){return y!==void 0&&w.startsWith(`${y}/`)}function fa(w,y){const[_=""]=w.split(/[?#]/,1),T=w.replaceAll(
"&","&amp;"),S=/^\.{1,2}\//.test(_)?new URL(_,`http://site/${encodeURI(y)}`).pathname:"",$=[w,T,_,S],C=(S||_).replace(/^\/+/,""),Y=ha(C)?[C,...Bn(C)]:[],H=[...$,
...$.map(ee=>ee.replace(/\/$/,"")),...Y];return[...new Set([...H,...H.map(ae.oF)])].filter(ee=>ee.length>1)}function ha(w){return/\.\w{2,5}$/.test(w)}function Bn(w){
const y=w.split("/");return y.slice(1).map((_,T)=>y.slice(T+1).join("/"))}const pa=4;function wt(w,y){if(w.length===0||w.length>pa)return;const _=new Set(y.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),T=({file:C})=>C.split(/[/.]/).filter(Y=>_.has(Y)).length,[S,...$]=w.toSorted((C,Y)=>T(Y)-T(C));return S&&{place:S,
others:$}}function Pn(w){const[y]=w;return y&&w.every(({file:_})=>_===y.file)?y:void 0}function Gr(w,y){const _=Bs(y.replace(/\/index\.[^/]+$/,""));return Bs(w)===
_||Bs(w.replace(/\/index\.[^/]+$/,""))===_}function Bs(w){return w.slice(w.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Hn=100,ma='If another application\
 serves the link on the same host, add rel="external" to it: the check skips such links.';async function Ea(w,y){const _=[],{basePath:T}=w,S=w.dead.filter($=>T===
void 0||!_n($,T));T!==void 0&&_.push(await pt(T,w,y));for(const[$,C]of S.entries()){const Y=$<Hn?await y.find(C.href,C.files[0]??""):void 0,H=nt(C),ee=$<Hn?await Wr(
y,C):"";_.push({...H,message:H.message+gt(Y)+ee,place:Y?.place})}return[...await sn(w,y),..._,...zr(w)]}async function Wr(w,{kind:y,url:_}){const T=(0,ae.oF)(_.
pathname);if(y!=="asset"&&y!=="mention"||T.endsWith("/"))return"";const S=await w.fileOf(T);return S===void 0?"":`/${S}`.endsWith(T)?`; the repository has ${S},\
 which the build did not write to this address`:`; the repository has ${S}: addresses distinguish capital from small letters`}function Ps(w){return w.map(y=>({code:"\
build_fault",message:(0,Hr._Q)(y),remedy:"Mend this first: what the site lacks may follow from it.",place:y.file===null?void 0:{file:y.file,...y.line===null?{}:
{line:y.line}}}))}function ya(w){return Ps(w.filter(({isMarked:y})=>y)).map(y=>({...y,code:"printed_error",remedy:"The site may lack what the build left out for\
 it."}))}async function ga({unclosed:w},y){const _=await y.unclosedSheets(),T=(S,$,C)=>({code:"unclosed_block",message:`The style sheet ${S} ends within the blo\
ck that line ${$} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:C});return _.length>0?_.map(S=>T(S.file,S.line,S)):w.map(({file:S,
line:$})=>T(S,$))}async function wa(w){return(await w.openFrontMatter()).map(({file:y,line:_,lacks:T})=>({code:"open_front_matter",message:`The front matter of ${y}\
 lacks its ${T} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${T==="first"?"above the first key":"below the last key"}.`,place:{file:y,
line:_}}))}async function ot({unprocessed:w},y){return Promise.all(w.slice(0,Hn).map(async({file:_,rule:T})=>({code:"unprocessed_rule",message:En(_,T),remedy:"D\
oes the build read the configuration of that tool, as postcss.config.js?",place:await y.ruleNamed(T)})))}async function pt(w,{dead:y},_){const T=y.filter($=>_n(
$,w)),S=await _.find(w,"")??await _.find(w.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path ${w}, and is served without one:\
 ${T.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage \
in package.json.",place:S?.place}}const X="Give the element of the page the id that the script names, or the other way round.";async function sn(w,y){const{index:_,
instead:T}=w;if(T){const S=Dr(T),$=S===void 0?void 0:await y.fileNamed(S);return[{code:"index_unanswered",message:`The site has no index page: / answers ${_.status}`,
remedy:vs(T),place:$===void 0?void 0:{file:$}}]}if(_.status>=500)return[{code:"index_unanswered",message:`The app answers / with ${_.status}`}];if(_.unfilled!==
void 0){const S=await y.fileNamed("index.html"),$=S===void 0?void 0:{file:S};return[{code:"index_unfilled",message:$r(_.unfilled),remedy:X,place:$}]}return _.empty?
[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function nt(w){const y=JSON.stringify(w.href.length>200?`${w.href.
slice(0,199)}\u2026`:w.href);switch(w.kind){case"link":return{code:"dead_link",message:`Dead link: ${y} ${w.why} (${Tn(w)})`,remedy:ma};case"asset":return{code:"\
dead_asset",message:`Missing file: ${y} ${w.why} (${Tn(w)})`};case"mention":return{code:"dead_mention",message:`A script names ${y}, which ${w.why} (${Tn(w)})`};case"\
fragment":return{code:"dead_fragment",message:`The page that ${y} leads to has no such part (${Tn(w)})`};default:return w.kind}}function Tn({files:w,count:y}){const _=y-
1;return`in ${w[0]}${_>0?` and ${_} more ${_===1?"file":"files"}`:""}`}async function Yr({findings:w},y){const _=async(T,S)=>{const{built:$}=T;if($===void 0||S>=
Hn)return T;const C=await y.fileNamed($.slice($.lastIndexOf("/")+1));return C===void 0?T:{...T,place:{file:C}}};return Promise.all(w.map(_))}async function _t(w,y){
const _=new Map,T=async({file:S,line:$,reason:C})=>{const Y=_.get(S)??y.fileNamed(S);_.set(S,Y);const H=await Y;return{code:"ignored_rule",message:`Ignored rule\
 (${$===void 0?S:`${S}, line ${$}`}): ${C}`,place:H===void 0?void 0:{file:H,...(0,bu.Eb)({line:$})}}};return Promise.all(w.map(T))}function zr({unread:w}){return w===
0?[]:[{code:"not_all_checked",message:`${w} pages or style sheets are too long, or too many, to be read`}]}var Ve=L(7287);const Gn=2;function Hs(w){const y=new Set,
_=[];for(const[T,S]of w){const $=Bt(S[0],1),C=_a(S,$?1:0),[Y]=C;if(!Y||C.length<Gn)continue;const H=`${T.slice(0,T.lastIndexOf("/")+1)}\0${Y.text.split(":")[0]}`,
ee=S.findIndex(Le=>Bt(Le)&&Le.line>Y.line),Ee=S[ee]?.line===(C.at(-1)?.line??0)+1;$&&Ee?y.add(H):Ee?_.push({kind:H,file:T,line:1,lacks:"first"}):$&&ee===-1&&_.push(
{kind:H,file:T,line:1,lacks:"last"})}return _.filter(({kind:T})=>y.has(T)).map(({file:T,line:S,lacks:$})=>({file:T,line:S,lacks:$}))}function Bt(w,y=w?.line){return w!==
void 0&&w.line===y&&w.text.trimEnd()==="---"}function _a(w,y){const[_]=w.slice(y);if(!_||_.line!==y+1||!/^\w/.test(_.text))return[];const T=w.findIndex((S,$)=>$>=
y&&(Bt(S)||S.line!==$+1));return w.slice(y,T===-1?void 0:T)}function Ta(w,y,_){const T=new Map,S=$=>{const C=T.get($)??ba(w,y,$);return T.set($,C),C};return{find:($,C)=>oa(
$,C,_,S),async unclosedSheets(){return[...await Wn(w,y,[""],["css"])].flatMap(([C,Y])=>{const H=la(C,Y.map(({text:ee})=>ee).join(`
`),_);return H===void 0?[]:[{file:C,line:H}]})},async openFrontMatter(){const $=await Wn(w,y,Gs,["md","mdx","markdown","njk","liquid","html"]);return Hs(new Map(
[...$].filter(([C])=>!nn(C,_))))},async ruleNamed($){const C=["css","pcss","postcss","scss","sass","less"].map(Ee=>`:(glob)**/*.${Ee}`),H=(await w("grep","-I","\
-n","-z","-F","-e",`${$} `,y,"--",...C).catch(()=>"")).split(`
`).flatMap(Ee=>{const[Le="",Je=""]=Ee.split("\0"),Qe=Le.slice(y.length+1);return Je===""||nn(Qe,_)?[]:[{file:Qe,line:Number(Je)}]}),[ee]=H;return ee&&H.every(({
file:Ee})=>Ee===ee.file)?ee:void 0},async fileNamed($){const C=await Kr(w,y,`:(glob)**/${$}`),Y=C.filter(Ee=>!nn(Ee,_)),[H,...ee]=Y.length>0?Y:C;return ee.length>
0?void 0:H},async fileOf($){const C=$.replace(/^\/+/,""),H=(await Kr(w,y,`:(icase,glob)**/${C.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Je=>!nn(Je,_)),ee=H.filter(
Je=>`/${Je}`.endsWith(`/${C}`)),[Ee,...Le]=ee.length>0?ee:H;return Le.length>0?void 0:Ee}}}const Gs=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:\
]]|$)","^[[:space:]]*-[[:space:]]","^[[:space:]]+[^[:space:]]","^#"];async function Wn(w,y,_,T){const S=T.map(H=>`:(glob)**/*.${H}`),$=_.flatMap(H=>["-e",H]),C=await w(
"grep","-I","-n","-z","-E",...$,y,"--",...S).catch(()=>""),Y=new Map;for(const H of C.split(`
`)){const[ee="",Ee="",...Le]=H.split("\0");if(Ee==="")continue;const Je=ee.slice(y.length+1),Qe=Y.get(Je)??[];Y.set(Je,Qe),Qe.push({line:Number(Ee),text:Le.join(
"\0")})}return Y}async function Kr(w,y,_){return(await w("grep","-l","-z","-e","",y,"--",_).catch(()=>"")).split("\0").flatMap(S=>S===""?[]:[S.slice(y.length+1)])}
async function ba(w,y,_){return(await w("grep","-I","-n","-z","-F","-e",_,y,"--").catch(()=>"")).split(`
`).flatMap(S=>Xr(S,y,_))}function Xr(w,y,_){const[T="",S="",...$]=w.split("\0"),C=da($.join("\0"),_);return C===void 0?[]:[{file:T.slice(y.length+1),line:Number(
S),column:C}]}var qr=function(w,y,_){if(y!=null){if(typeof y!="object"&&typeof y!="function")throw new TypeError("Object expected.");var T,S;if(_){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");T=y[Symbol.asyncDispose]}if(T===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");T=y[Symbol.dispose],_&&(S=T)}if(typeof T!="function")throw new TypeError("Object not disposable.");S&&(T=function(){try{S.call(this)}catch($){return Promise.
reject($)}}),w.stack.push({value:y,dispose:T,async:_})}else _&&w.stack.push({async:!0});return y},Na=(function(w){return function(y){function _(C){y.error=y.hasError?
new w(C,y.error,"An error was suppressed during disposal."):C,y.hasError=!0}var T,S=0;function $(){for(;T=y.stack.pop();)try{if(!T.async&&S===1)return S=0,y.stack.
push(T),Promise.resolve().then($);if(T.dispose){var C=T.dispose.call(T.value);if(T.async)return S|=2,Promise.resolve(C).then($,function(Y){return _(Y),$()})}else
S|=1}catch(Y){_(Y)}if(S===1)return y.hasError?Promise.reject(y.error):Promise.resolve();if(y.hasError)throw y.error}return $()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(w,y,_){var T=new Error(_);return T.name="SuppressedError",T.error=w,T.suppressed=y,T});async function Sa(w,y,_,T){try{return await Ws(
w,y,_,T)}catch(S){if(!T.signal.aborted)throw S;return{...Ks,status:"cancelled",failure:void 0,phases:[],error:Xs()}}}async function Ws(w,y,_,T){const S={stack:[],
error:void 0,hasError:!1};try{const{env:$,signal:C}=T,{repository:Y,branch:H,outputDirectory:ee}=w.configuration,Ee=(0,j.isAbsolute)(Y)?Y:T.workspace,Le=qr(S,await Nu(
$),!0),Je=(0,j.join)(Le.path,"source.git"),Qe=ct(Ee,$,C);Qe.catch(()=>{});const qs=Nn=>_.addSecret(Nn),Oa={...T,scratch:Le.path,lent:Je,folder:Ee,onSecret:qs},Qr=qr(
S,await Fe(Oa),!0),rn=await Qe;_.checkedOut(rn.commit),zn(rn,_.report),await rn.lend(Je,H);const Zr=y===void 0?void 0:await Zt(y,rn,Je,$,C),Ra=x.ml.now(),{commit:ke}=rn;
let eo=(0,se.Rm)(w.appType);const Aa=Nn=>{Nn.type==="url"?eo||=Nn.isServer===!0:_.report(Nn)},{outcome:Kn,output:Xn}=await Qr.deploy(ke,w,Aa),{status:Su,url:to}=Kn;
if(Su!=="succeeded"||Xn===void 0||to===void 0)return Yn(Kn,w);const Ia={root:new URL(to),fetch:(0,fe.Q)(fetch),signal:C},qn=await Vr(Ia,Xn,eo,Ta(rn.git,ke,ee));
await _.checked(qn);const La=w.follow.timeoutMs-(x.ml.now()-Ra),no=Zr&&{embedded:Qr,report:_,signal:C,checked:{commit:ke,report:qn,output:Xn},leftMs:La},ka=no?await _e(
Zr,w,no):[],Vn=(0,Ve.WJ)(qn);return{...Kn,...Ks,status:Vn?"failed":"succeeded",error:Vn,phases:[...Kn.phases,...ka],failure:Vn&&(0,Ve.V1)(Vn,qn)}}catch($){S.error=
$,S.hasError=!0}finally{const $=Na(S);$&&await $}}const Ys=5;async function Vr(w,y,_,T){const S=y.files.map(({path:ee})=>ee),$=await Bi(w,S,_),C=await Ea($,T),Y=C.
some(ee=>(0,Ve.xJ)(ee)==="error"),H=ee=>y.files.reduce((Ee,Le)=>Ee+ee(Le),0);return{pages:$.pages,links:$.links,files:y.files.length,bytes:H(({bytes:ee})=>ee),brotli:H(
({brotli:ee})=>ee),gzip:H(({gzip:ee})=>ee),largest:y.files.toSorted((ee,Ee)=>Ee.bytes-ee.bytes).slice(0,Ys),findings:[...Y?Ps(y.faults):ya(y.faults),...Jr([...await Yr(
y,T),...await _t(y.ignoredRules,T),...C,...await ga($,T),...await ot($,T),...await wa(T)])]}}const zs=["error","warning","notice"];function Jr(w){const y=_=>zs.
indexOf((0,Ve.xJ)(_))*2+(_.place?0:1);return w.toSorted((_,T)=>y(_)-y(T))}const Ks={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Yn(w,{follow:y}){
const _={...w,...Ks};if(w.error?.code==="interrupted")return{..._,status:"cancelled",error:Xs()};if(w.status!=="pending")return _;if(w.error&&w.error.code!=="de\
ploy_timeout")return{..._,status:"failed"};const T=`The check has not ended within ${(0,re.a3)(y.timeoutMs)}, and was stopped`;return{..._,status:"failed",error:new Q.
GQ("deploy_timeout",T,{input:"timeout",remedy:"Raise the input timeout."})}}function Xs(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and\
 has no result")}const bn=5;function zn({changed:w},y){if(w.length===0)return;const _=w.slice(0,bn).join(", "),T=w.length>bn?` and ${w.length-bn} more`:"";y({type:"\
warning",message:`Changed since the commit, and not part of the check: ${_}${T}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Nu(w){
const y=await(0,F.mkdtemp)((0,j.join)(w.RUNNER_TEMP||(0,P.tmpdir)(),"slipway-check-"));return{path:y,[Symbol.asyncDispose]:()=>(0,F.rm)(y,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((He,pe,L)=>{L.d(pe,{Ej:()=>se,Sk:()=>x,by:()=>re,h0:()=>j,jN:()=>fe,sX:()=>P});var F=L(5807);function P({pages:ue,links:ae,
files:me,bytes:we}){return`Checked ${(0,F.hS)(ue,"page")}, ${(0,F.hS)(ae,"link")} and ${(0,F.hS)(me,"file")} (${se(we)})`}function j({commit:ue}){return ue.slice(
0,7)}function fe({now:ue,change:ae},me=""){return`${(0,F.zD)(ue)}${me} (${Q(ae,F.zD)})`}function x({now:ue,change:ae},me=""){return`${se(ue)}${me} (${re(ae)})`}
function re(ue){return Q(ue,se)}function Q(ue,ae){return`${ue>0?"+":ue<0?"-":"\xB1"}${ae(Math.abs(ue))}`}function se(ue){return ue<1e3?`${ue} B`:ue<1e6?`${(ue/1e3).
toFixed(1)} kB`:`${(ue/1e6).toFixed(1)} MB`}}),7:((He,pe,L)=>{L.d(pe,{KT:()=>ae,Lh:()=>re,Xm:()=>me,eo:()=>Q,yH:()=>se});const F="slp_",P="0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",j=40,fe=6,x=new RegExp(`^${F}[0-9A-Za-z]{${j+fe}}$`);function re(we){return we.startsWith(F)}function Q(we){if(!x.test(
we))return!1;const be=we.length-fe;return we.slice(be)===ue(we.slice(F.length,be))}function se(we){const be=Array.from({length:j},()=>P[we(P.length)]).join("");
return F+be+ue(be)}function ue(we){let be=process.getBuiltinModule("node:zlib").crc32(we),Me="";for(let ze=0;ze<fe;ze+=1)Me=P[be%P.length]+Me,be=Math.floor(be/P.
length);return Me}const ae={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},me=["viewe\
r","deployer"]}),8595:((He,pe,L)=>{L.d(pe,{_Q:()=>j,i1:()=>fe,iA:()=>P,iq:()=>x,q3:()=>re,ws:()=>F});const F=5,P=500;function j({message:Q}){return`The build en\
ded with 0 in spite of an error: ${Q}`}const fe=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead\
_asset","dead_mention","unclosed_block","unprocessed_rule"],x=10,re=["repository","secrets","example"]}),2207:((He,pe,L)=>{L.d(pe,{Mb:()=>P,PB:()=>F,iV:()=>fe,sR:()=>j});
const F=["queued","building","syncing","activating","succeeded","failed","cancelled"],P=["queue","clone","install","build","sync","activate"],j=["repository_not\
_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","ap\
p_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memor\
y","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_fail\
ed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],fe={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),4235:((He,pe,L)=>{L.d(pe,{DR:()=>F,FU:()=>fe,Tl:()=>P,em:()=>j});const F={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},P=16,j={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},fe=4096}),5290:((He,pe,L)=>{L.d(pe,{h:()=>fe});var F=L(8302),P=L(8595),j=L(2345);function fe(re){if(!Array.isArray(re)||
re.length>P.iq)return;const Q=re.flatMap(se=>x(se)??[]);return Q.length===re.length?Q:void 0}function x(re){const{code:Q,file:se,line:ue,message:ae}=(0,F.Gv)(re)?
re:{},me=P.i1.find(we=>we===Q);if(!(!me||!(0,F.KH)(ae,P.iA))&&!(se!==null&&!(0,F.KH)(se,j.IC.file))&&!(ue!==null&&!(typeof ue=="number"&&Number.isSafeInteger(ue)&&
ue>0)))return{code:me,file:se,line:ue,message:ae}}}),3194:((He,pe,L)=>{L.d(pe,{N:()=>Yt});var F=L(7598),P=L(3739),j=L(8302),fe=L(4840),x=L(3823),re=L(9570),Q=L(
86);const se=new Map([...Object.entries(re.I).map(([le,{input:Ne}])=>[le,Ne]),["commit","repository"],["env","env"]]);function ue({fields:le},{name:Ne,ours:Re,sent:xe}){
if(le.length===0)return;const et=le.map(Z=>({...Z,own:we(Z.field,Re,xe)})),oe=et.map(({field:Z,own:_e,message:Ce})=>{const rt=_e===void 0?"which is not sent":`f\
rom the input ${se.get(_e)??"app-settings"}`;return`; ${_e!==void 0&&_e!==Z?`${Z} (our ${_e})`:Z}, ${rt}: "${Ce}"`}),z=new Set(et.flatMap(({own:Z})=>Z??[])),he=Object.
keys(Re).map(Z=>`"${z.has(Z)?`NAME-FOR-${Z}`:Z}": ${me(Z)}`),ne=et.flatMap(({field:Z,own:_e})=>_e===void 0?[ae(Z)]:[]);return{words:oe.join(""),remedy:`Correct \
the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${Ne}: |
    {${[...he,...ne].join(", ")}}`}}function ae(le){const[Ne="",...Re]=le.split(".");return`"${Ne}": ${Re.length===0?"VALUE":`{${ae(Re.join("."))}}`}`}function me(le){
return/^[A-Za-z]\w*$/.test(le)?le:`\`${le}\``}function we(le,Ne,Re){const xe=le.split("."),et=xe.at(-1)??"",oe=Object.keys(Ne),z=oe.find(Z=>[le,et,xe[0]??""].some(
_e=>(0,Q.tK)(_e)===(0,Q.tK)(Z)));if(z!==void 0)return z;const he=xe.reduce((Z,_e)=>(0,j.Gv)(Z)?Z[_e]:void 0,Re);if(he===void 0)return;const ne=oe.filter(Z=>JSON.
stringify(Ne[Z])===JSON.stringify(he));return ne.length===1?ne[0]:void 0}const be=async(...le)=>(await L.e(51).then(L.bind(L,2388))).decodeFailure(...le),Me={createApp:{
doing:"create the app",mayRepeat:!1,decode:fe.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:fe.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,
decode:fe._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:fe.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:fe.Dd},listDeployments:{
doing:"list the deployments",mayRepeat:!0,decode:fe.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:be}},ze=50;function ft(le,{org:Ne,
project:Re},xe){const et={orgID:Ne,projectID:Re},oe=ne=>({...et,appID:ne});async function z(ne,Z,_e,Ce){const rt={org:Ne,project:Re,app:_e.parameters.appID??""},
dt=(Ce===void 0?void 0:await xe?.request(ne,Ce,rt))??Ce,Rt=Z.mayRepeat&&x.bw[ne].method==="GET";return le({...Z,route:x.bw[ne],decode:async(We,ce,A)=>Z.decode(We,
ce,A,await xe?.answer(ne,We))},{..._e,...dt===void 0?{}:Rt?{query:ct(dt)}:{body:dt},readError:xe&&((We,ce)=>xe.error(We,ce)),explain:dt===void 0||Rt?void 0:(We,ce)=>ce===
400||ce===422?ue(We,{name:ne,ours:Ce??{},sent:dt}):void 0})}const he=(ne,{limit:Z,cursor:_e,page:Ce,signal:rt}={})=>{const ht=Ce===void 0?(0,j.Eb)({limit:Z?.toString(),
cursor:_e}):void 0;return z("listDeployments",Me.listDeployments,{parameters:oe(ne),page:Ce,signal:rt},ht)};return{listDeployments:he,createApp:(ne,Z={})=>z("cr\
eateApp",Me.createApp,{parameters:et,...Z},ne),updateApp:(ne,Z,{signal:_e}={})=>z("updateApp",Me.updateApp,{parameters:oe(ne),signal:_e},Z),replaceEnv:(ne,Z,{signal:_e}={})=>z(
"replaceEnv",Me.replaceEnv,{parameters:oe(ne),signal:_e},{env:Object.fromEntries(Z)}),listEnvironments:(ne,{signal:Z}={})=>z("listEnvironments",Me.listEnvironments,
{parameters:oe(ne),signal:Z}),lookUp:(ne,{signal:Z}={})=>z("listEnvironments",{...Me.listEnvironments,decode:fe.JC},{parameters:oe(ne),signal:Z}),deploy:(ne,Z,_e={})=>z(
"deploy",Me.deploy,{parameters:oe(ne),..._e},{...Z}),async*allDeployments(ne,Z={}){const _e=new Set;let{cursor:Ce,page:rt}=Z;for(let ht=0;ht<ze;ht+=1){const{deployments:dt,
nextCursor:Rt,nextPage:We}=await he(ne,{...Z,cursor:Ce,page:rt});Z.onPage?.(),yield*dt;const ce=Rt??We;if(ce===void 0||_e.has(ce))return;_e.add(ce),Ce=Rt,rt=Rt===
void 0?We:void 0}},async readFailure(ne,Z,{signal:_e}={}){try{return await z("readFailure",Me.readFailure,{parameters:{...oe(ne),deployID:Z},signal:_e})}catch(Ce){
if(Ce instanceof P.GQ&&Ce.call?.status===404)return;throw Ce}}}}function ct(le){const Ne=Object.entries(le).filter(([,Re])=>["string","number","boolean"].includes(
typeof Re));return Object.fromEntries(Ne.map(([Re,xe])=>[Re,String(xe)]))}var kt=L(3082),De=L(3532),vt=L(4112),Zt=L(1224);function Yt(le,{baseUrl:Ne,source:Re},xe){
const{reporter:et,tree:oe,signal:z,clock:he=Zt.ml}=xe,ne={clock:he,every:Zt.fm,random:Math.random,uuid:F.randomUUID},Z=({message:dt,remedy:Rt})=>et({type:"warni\
ng",message:dt,remedy:Rt}),_e={...ne,fetch:xe.fetch,signal:xe.requestSignal??z,onTrouble:({error:dt})=>Z({message:`${dt.message}; trying again`,remedy:void 0})},
{run:Ce,onSecret:rt}=xe,ht=(0,kt.r)(Re,{..._e,run:Ce,onSecret:rt,onNoEmail:Z});return{...ne,reporter:et,tree:oe,signal:z,tokens:ht,platform:ft((0,vt.o)({..._e,baseUrl:Ne,
tokens:ht}),le,le.apiMap),fetch:(0,De.Q)(xe.fetch),async identify(){return await ht.token(),Re.description}}}}),7244:((He,pe,L)=>{L.d(pe,{c:()=>j});var F=L(3024),
P=L(7994);function j(fe){const x=(re,Q)=>{try{return Q()}catch{return re}};return{exists:re=>x(!1,()=>(0,F.statSync)((0,P.LI)(fe,re)).isFile()),list:re=>x([],()=>(0,F.
readdirSync)((0,P.LI)(fe,re)))}}}),4406:((He,pe,L)=>{L.r(pe),L.d(pe,{createConsole:()=>F});const F=()=>()=>({status:404,headers:{},body:""})}),4083:((He,pe,L)=>{
L.r(pe),L.d(pe,{createOidcSignIn:()=>F});const F=()=>{}}),8389:((He,pe,L)=>{L.r(pe),L.d(pe,{startLocalPlatform:()=>dU});var F=L(3024),P=L(6760),j=L(3739),fe=L(7994),
x=L(7598),re=L(8161),Q=L(1224),se=L(7030),ue=L(1709);function ae(t){return me(t,"trusted-proxies")}function me(t,e){const n=new se.BlockList;for(const s of t){const[
,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,se.isIP)(r),a=i===4?32:128;if(i===0||r.includes("%")||Number(o??0)>a)throw new j.GQ("invalid_input",`--${e}\
: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});n.addSubnet(
r,Number(o??a),i===4?"ipv4":"ipv6")}return n}function we(t,e,n){let s=ze(t);if(e===void 0)return s;for(const r of e.split(",").reverse()){if(!Me(n,s))break;const o=ze(
r.trim());if((0,se.isIP)(o)===0)break;s=o}return s}function be({remoteAddress:t}){const e=ze(t??"");return(0,ue.O)(e)?"loopback":ft(e)}function Me(t,e){const[n=""]=e.
split("%",1),s=(0,se.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function ze(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function ft(t){if((0,se.isIP)(
t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0","0","0"]).
slice(0,4).join(":")}::/64`}class ct extends Error{name="BodyTooLarge"}class kt extends Error{name="BodyBroken"}function De(t,e,n={}){return{status:t,headers:{"\
content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function vt(t){return{status:0,headers:{},take:t}}function Zt(t,e){
const{take:n}=t;return n?vt(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,bytes:Yt(t)}),t)}function Yt({body:t,headers:e}){return t===void 0?
0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function le(t,e){const n=t.headers[e];return typeof n==
"string"?n:n?.[0]}function Ne(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const Re={by:null,via:"platform",from:null},xe=30,et=1e3;function oe({org:t,
project:e,appID:n},s,r={}){return{org:t,project:e,appID:n,action:s,...r}}const z=20,he=1e3,ne=6e4,Z=36e5,_e=864e5,Ce=200;function rt(t,{clock:e,every:n,log:s}){
let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/_e)!==i&&([i,a]=[Math.floor(f/_e),0]);const m=[...r.values()];r=new Map;const h=m.
slice(0,Math.max(0,he-a));for(const{count:p}of m.slice(h.length))o+=p;a+=h.length;for(const p of h)await t.append(ht(p),[dt(p)]);if(o===0||Math.floor(f/Z)===c)return;
c=Math.floor(f/Z);const E=o;o=0,await t.append(Re,[{action:"access.refuse",after:{code:"others",count:E}}])},u=()=>d().catch(f=>{s("warn","refusals_not_recorded",
{reason:String(f)})}),l=n(ne,()=>{u()});return{note(f){const{code:m,request:h,by:E,org:p,via:g}=f,N=JSON.stringify([be(h),m,E,p,g]),R=r.get(N);R?R.count+=1:r.size<
z?r.set(N,{...f,count:1}):o+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}function ht({by:t,via:e,request:n}){return{by:t??null,via:e,from:be(n),
requestID:n.requestID}}function dt({org:t,code:e,request:n,count:s}){const r=Ne(n.target).slice(0,Ce);return{org:t,action:"access.refuse",after:{code:e,count:s,
first:`${n.method} ${r}`}}}var Rt=L(5239),We=L(9127),ce=L(3052),A=L(7934),K=L(8302);const Ii=5,Rr=60;function tt(t){return A.FsL(A.IeY(K.Gv,"must be an object"),
A.rej(t,e=>e.expected==="never"?As(e.path,t):"is required"))}function Ue(t){return A.yqP(A.mee(t))}function zt(t){return A.yqP(A.ZmZ(t))}const Ar=["__proto__","\
prototype","constructor"];function Ft(t,e){return A.FsL(A.IeY(K.Gv,"must be an object"),A.z6Y(n=>!Ar.some(s=>Object.hasOwn(n,s)),`must not contain ${Ar.join(", ")}`),
A.g1P(t,e))}function Os(t){return A.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function Rs(t,e,n){const s=A.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.
output}:{faults:s.issues.map(({path:r,message:o})=>`${Li(r)||n} ${o}`)}}function gu(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.
output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function jt(t){const e=t.length>Rr?`${t.slice(0,Rr)}\u2026`:t;return/^[\w.*@$/-]+…?$/.
test(e)?e:JSON.stringify(e)}function Li(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${jt(String(e))}`).join("").replace(/^\./,"")}function As(t,e){
const n=t?.at(-1)?.input,[,...s]=(0,K.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,Ii).map(jt),o=s.length-r.length,i=[...r,...o>0?[`${o} \
more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}
const mn=["viewer","deployer","admin"];function Ir(t){const e=async n=>n.token?vi(n.token,await t(ki(n))):t(n);return{roleOf:async(n,s)=>Di((await e(n)).filter(
r=>En(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set((await e(n)).map(({org:r})=>r));return s.has("*")?void 0:[...s].sort()},async partsOf(n,s){
const r=(await e(n)).filter(o=>o.org==="*"||o.org===s);if(!r.some(({project:o})=>o===void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].
filter(o=>o!==void 0).sort()}}}function ki({email:t,issuer:e}){return{email:t,issuer:e}}function vi(t,e){return e.flatMap(n=>{const s=En(n,t.place)?t.place:En(t.
place,n)?n:void 0,r=xn(n.role,t.role)?t.role:n.role;return s?[{org:s.org,project:s.project,appID:s.appID,role:r}]:[]})}function En(t,e){return t.org!=="*"&&t.org!==
e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===void 0||t.appID===e.appID)}function en({org:t,project:e,appID:n}){return e===void 0?`the organi\
zation ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}/${n}`}function Lr({org:t,project:e,appID:n},s,r){return s==="projects"?`The projects of the o\
rganization ${t} together have ${r.projects}`:`T${en(s==="organization"?{org:t}:s==="project"?{org:t,project:e}:{org:t,project:e,appID:n}).slice(1)} has ${r[s]}`}
function xn(t,e){return t!==void 0&&mn.indexOf(t)>=mn.indexOf(e)}function Di(t){return mn.findLast(e=>t.includes(e))}const yn=512,Fn=/^[!-?A-~]*@[!-?A-~]+$/;function $i(t){
return t.length<=yn&&Fn.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function Is(t){return/[^\0-\x7f]/.test(t)}function Ls(t){return t.slice(t.lastIndexOf(
"@"))}const ks=253,kr="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",Mi=new RegExp(`^(?:${kr}\\.)+(?!\\d+$)${kr}$`);function gn(t){return t.length<=ks&&Mi.test(t)}function vr(t,e){
return t===e||t.endsWith(`.${e}`)}var V=L(2345);function Ci(t){try{return(0,ce.DB)(t,"disk")>0}catch{return!1}}function jn(t,e,n){const s=`must be a whole numbe\
r, ${t} to ${e}`;return A.yqP(A.FsL(A.aig(s),A.ndf(s),A.Wwf(t,s),A.cGV(e,s),A.h_(n)))}const Dr=tt({disk:A.yqP(A.FsL(A.YjP("must be a string"),A.z6Y(Ci,'must be \
a size with a unit, as "512MiB", "10GiB" or "1.5TiB"'),A.h_('What the files of all kept releases may take, as "10GiB". Each release counts with all its files. D\
efault: no bound.'))),apps:jn(0,1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:jn(1,1e4,"Buil\
ds at once, on all nodes. Further ones wait. Default: --organization-builds."),buildMinutesPerMonth:jn(0,1e8,"Minutes that builds may take in a month of UTC, al\
so those that fail or are cancelled. Default: no bound."),kvsRequestsPerMonth:jn(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")});
function vs(t){return A.KCZ([t,A.YOg(t)],"must be a string, or a list of strings")}const tn=A.FsL(A.YjP("must be a string"),A.BpQ(1,"must not be empty")),Ui=A.FsL(
A.YjP("must be a string"),A.Ru6(yn,`must have at most ${yn} characters`),A.yGV(Fn,({input:t})=>{const e=Is(t)?"has characters other than ASCII":'is neither an e\
mail nor "@domain"';return`is "${t}", which ${e}`})),Ds=512,xi="https://token.actions.githubusercontent.com",Fi=A.FsL(Ft(A.YjP(),A.FsL(A.YjP("must be a string"),
A.BpQ(1,"must not be empty"),A.Ru6(Ds,`must have at most ${Ds} characters`))),A.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"names no claim besides iss")),$r=A.KCZ(
[Ui,Fi],'must be an email, "@domain", or claims, as {"repository_id": "123"}');function $s(t){const e=`${t} ASCII emails, or @domain for every email of a domain\
; upper and lower case are the same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment": "production"}: those of GitHu\
b Actions, or of the issuer that "iss" names.`,n=A.KCZ([$r,A.YOg($r)],'must be an email, "@domain", claims, or a list of these');return A.yqP(A.FsL(n,A.h_(e)))}
const Ms={viewer:$s("May read."),deployer:$s("May change apps, and what they have."),admin:$s("May do everything, also say who may.")},Cs=A.FsL(A.YjP(),A.yGV(V.
cS,"is not an identifier")),ji=A.yqP(A.FsL(Ft(Cs,tt(Ms)),A.h_("Grants for single apps, by their ID."))),Mr=A.yqP(A.FsL(Ft(Cs,tt({...Ms,apps:ji})),A.h_('Grants f\
or single projects, by their ID. "*" has none.'))),Cr={...Ms,projects:Mr},Ur=24*36e5;function Bi(t){try{const e=(0,We.E9)(t,"buildTimeout");return e>=1e3&&e<=Ur}catch{
return!1}}const Pi="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Hi=A.FsL(A.YjP("must be a string"),A.Ru6(ks+2,`must have at most ${ks+2} characters`),A.yGV(new RegExp(`^(?:\\*\
|(?:\\*\\.)?${Pi})$`),'must be a host name in lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),xr=tt({roles:A.yqP(A.FsL(tt(Cr),A.h_(
"Who may do what in the organization, in its projects and in their apps."))),...Cr,adminsMayGrant:A.yqP(A.FsL(A.zMY("must be true or false"),A.h_('True if those\
 with the role admin may add and remove members, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and s\
uch members do not count. That of "*" is for organizations without one of their own.'))),buildTimeout:A.yqP(A.FsL(A.YjP("must be a string"),A.z6Y(Bi,'must be a \
time of 1s to 24h, as "90s", "30m" or "1h30m"'),A.h_('The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" \
is for organizations without one of their own.'))),quotas:A.yqP(A.FsL(Dr,A.h_('Bounds of what the organization uses. Those of "*" are for each organization with\
out one of its own of the same name.'))),domains:A.yqP(A.FsL(vs(Hi),A.h_('Custom domains that apps of the organization may have without a DNS record that proves\
 it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),Gi=tt({issuer:A.FsL(A.YjP("must be a string"),A.z6Y(wn,"must be an https:// URL\
 without query (http:// only for loopback)"),A.yuE({format:"uri"}),A.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:A.yqP(
A.FsL(vs(tn),A.h_("Accepted aud values. Default: the platform's own base URL."))),email:A.lqM(A.FsL(A.YjP("must be a string"),A.yGV(/\{[^{}]+\}/,'must be a temp\
late of claims, as "{email}" or "{repository}@github.actions"'),A.z6Y(t=>!Is(t),"has characters other than ASCII"),A.h_("A template of claims for the email that\
 grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:A.lqM(A.FsL(A.zMY("must be true or false"),A.h_("True if the issuer v\
erifies every email before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose em\
ail_verified is false is refused all the same.")),!1),clientId:A.yqP(A.FsL(tn,A.h_("The client that people sign in to the console with, by the code flow. Its re\
direct URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:A.yqP(A.FsL(tn,A.h_("A file with the clien\
t's secret. A relative path begins in the data directory."))),clientSecretEnv:A.yqP(A.FsL(tn,A.h_("The environment variable of the platform that has the client'\
s secret."))),name:A.yqP(A.FsL(tn,A.Ru6(60,"must have at most 60 characters"),A.h_("The name of the identity provider on the sign-in page. Default: its host."))),
require:A.lqM(A.FsL(Ft(A.YjP(),vs(tn)),A.h_("Claims that a token must have, each with one of the values.")),{})}),Wi=A.FsL(tt({$schema:A.yqP(A.YjP("must be a st\
ring")),localIssuer:A.lqM(A.FsL(A.zMY("must be true or false"),A.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the \
data directory can get one, for any email.")),!0),issuers:A.lqM(A.FsL(A.YOg(Gi,"must be a list"),A.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.
map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),A.h_("Identity providers whose ID tokens count. Keys are fo\
und by OpenID Connect discovery.")),[]),organizations:A.FsL(Ft(A.FsL(A.YjP(),A.yGV(new RegExp(`^(?:\\*|${V.cS.source.slice(1,-1)})$`),"is not an organization's \
identifier")),xr),A.h_('Grants by organization; "*" is every organization.'))}),A.DDF("platform.json"),A.h_("Who may do what on a platform that several people s\
hare. The platform reads the file from its data directory when it starts, and again when it changes."));function wn(t){if(!URL.canParse(t))return!1;const e=new URL(
t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ue.c)(e.hostname)}function Us(t,{roles:e={},...n}){const s=`\
organizations.${t}`,r=[...Fr(t,`${s}.roles`,e),...Fr(t,s,n)],o=new Map;for(const{place:i,path:a}of r){const c=en(i),d=o.get(c);if(d)throw new Error(`${d} and ${a}\
 both grant roles in ${c}: move those of ${a} there`);o.set(c,a)}return r.flatMap(({grants:i})=>i)}function Fr(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(
n).length>0)throw new Error(`${e}.projects is not possible: name the organization`);const r=(o,i,a)=>{const c=mn.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u==
"string"?u.toLowerCase():u;return{...o,role:d,who:l,path:`${i}.${d}`}}));return c.length>0?[{place:o,path:i,grants:c}]:[]};return[...r({org:t},e,s),...Object.entries(
n).flatMap(([o,{apps:i={},...a}])=>{const c=`${e}.projects.${o}`;return[...r({org:t,project:o},c,a),...Object.entries(i).flatMap(([d,u])=>r({org:t,project:o,appID:d},
`${c}.apps.${d}`,u))]})]}function Yi(t,{iss:e=xi,...n}){const{org:s,project:r,appID:o,role:i,path:a}=t;return{org:s,project:r,appID:o,role:i,path:a,iss:e,claims:n}}
const _n={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),
withQuotas:[],mayUseDomain:()=>!0},jr=1024*1024,zi=10;function Ki(t,e={},n=()=>{}){const s=(0,P.join)(t,"platform.json");if(!(0,F.existsSync)(s))return _n;try{if((0,F.
statSync)(s).size>jr)throw new Error(`is larger than ${jr} bytes`);return qi(JSON.parse((0,F.readFileSync)(s,"utf8")),{file(r){return n(r),(0,F.readFileSync)((0,P.
resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){throw new j.GQ("invalid_file",`${s}: ${r instanceof Error?r.message:String(r)}`,{place:{file:s},remedy:`Cor\
rect the file (${(0,Rt.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:r})}}const Xi={file:()=>"",env:()=>{}};function qi(t,e=Xi){
const n=Rs(Wi,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,zi).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(
o).flatMap(([l,f])=>Us(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[Yi(
l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.
adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:r.map(({issuer:l,audience:f,email:m,emailsVerified:h,require:E,...p},g)=>({issuer:l,
audiences:f===void 0?void 0:[f].flat(),email:m,emailsVerified:h,granted:[...new Set(c.filter(({iss:N})=>N===l).flatMap(({claims:N})=>Object.keys(N)))],client:Vi(
l,p,`issuers[${g}]`,e),require:Object.fromEntries(Object.entries(E).map(([N,R])=>[N,[R].flat()]))})),grantsOf:({email:l,issuer:f,claims:m={}})=>[...a.get(l)??[],
...a.get(Ls(l))??[],...c.filter(({iss:h,claims:E})=>h===f&&Object.entries(E).every(([p,g])=>m[p]===g))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),
membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){const f=o[l]?.buildTimeout??o["*"]?.buildTimeout;return f===void 0?void 0:(0,We.E9)(f,"buildT\
imeout")},quotasOf:l=>({...Br(o["*"]),...Br(o[l])}),withQuotas:Object.keys(o).filter(l=>l!=="*"&&o[l]?.quotas!==void 0),mayUseDomain(l,f){return[o[l]?.domains??
[],o["*"]?.domains??[]].flat().some(h=>Ji(h,f))}}}function Vi(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==void 0||s!==void 0;if(e===
void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has clientSecretFile and client\
SecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile \
names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,
secret:c||void 0,name:r??new URL(t).host,slug:d}}function Br({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,ce.DB)(t,"disk")}}}function Ji(t,e){
return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function Qi(t,e){return Ir(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;
const r=await e.of([n.email,Ls(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(o))]})}const Zi=2e3;function Pr({dir:t,env:e,log:n,every:s=Q.fm}){
const r=(0,P.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,xs(r)),Ki(t,e,f=>o.set((0,P.resolve)(t,f),xs((0,P.resolve)(t,f)))));let a=i(),c;const d=f=>{
c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,m])=>xs(f)===m))try{const f=i();if(f===_n&&a!==_n){d(`${r} was removed: what it \
said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:r})}catch(f){d(f instanceof Error?f.message:String(f))}},
l=s(Zi,u);return{policy:ea(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function xs(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,F.statSync)(t,{
bigint:!0});return[e,n,s,r].join()}catch(e){return(0,j.xU)(e)??"unknown"}}function ea(t){return{get localIssuer(){return t().localIssuer},get issuers(){return t().
issuers},get isLocal(){return t().isLocal},grantsOf:e=>t().grantsOf(e),adminsMayGrant:e=>t().adminsMayGrant(e),membersOf:e=>t().membersOf(e),buildTimeoutOf:e=>t().
buildTimeoutOf(e),quotasOf:e=>t().quotasOf(e),get withQuotas(){return t().withQuotas},mayUseDomain:(e,n)=>t().mayUseDomain(e,n)}}const ta=1e3,na=2e4;class ge extends Error{name="\
StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function sa(t,e,n){const s=e.monotonic()+na;for(let r=1;;r+=1)try{
return await t(r)}catch(o){if(!(o instanceof ge&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(ta,n).catch(()=>{}),n?.aborted))throw o}}const Fs=["ok",
"missed","refused","limited","failed"],Fe=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","del\
ete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_\
5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_\
mib_ms"],yt={hour:36e5,day:864e5};function wu({function_mib_ms:t}){return t*1024*1024/yt.hour}function _u(t){const e=n=>Object.fromEntries(Fs.flatMap(s=>{const r=js(
n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},
sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.
deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.
round(t.function_mib_ms/1024)/1e3}}}function js(t,e){return Fe.find(n=>n===`${t}_${e}`)}function ra(t={}){const e=Fe.map(n=>[n,t[n]??0]);return Object.fromEntries(
e)}function Tu(t,e){return Object.fromEntries(Fe.map(n=>[n,t[n]+e[n]]))}function bu(t){const e=n=>Fe.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.
test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const Hr={kvs(){},site(){}},oa=2e5,ia=new Map(
Fe.map((t,e)=>[t,e])),gt=t=>ia.get(t)??0,aa=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(Fs.map(e=>[e,gt(js(t,e)??`${t}_refuse\
d`)]))])),ca=gt("kvs_bytes_in"),da=gt("kvs_bytes_out"),ua=gt("site_bytes_out"),la=gt("function_requests"),nn=gt("function_ms"),fa=gt("function_mib_ms"),ha=1024*
1024,Bn=[gt("site_2xx"),gt("site_3xx"),gt("site_4xx"),gt("site_5xx")];class pa{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(Fe.length);#o;lost=0;constructor(e){
this.#o=Pn(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(Fe.length)},this.#e.set(e.keyspace,i)),wt(i.counts,
aa[n][s],1),wt(i.counts,ca,r),wt(i.counts,da,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},
counts:new Float64Array(Fe.length)},this.#t.set(e.subdomain,r)),wt(r.counts,n<300?Bn[0]:n<400?Bn[1]:n<500?Bn[2]:Bn[3],1),wt(r.counts,ua,s)}requested(e,n){const{
counts:s}=this.#i(e);wt(s,la,1),wt(s,nn,n)}held(e,n){wt(this.#i(e).counts,fa,n/ha)}#i({org:e,project:n,appID:s}){let r=this.#n.get(s);r===void 0&&(r=[],this.#n.
set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(Fe.length)};
return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){
for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())wt(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.
get(r);if(o)for(const[i,a]of s.entries())wt(o.counts,i,a);else this.#s.size<oa?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=Bs(s)}this.#e=new Map,this.#t=
new Map,this.#n=new Map,this.#o=Pn(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;
this.#s.delete(s),n.push({scope:r,hour:o,counts:Gr(i)})}return n}totals(){const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())wt(
e,s,r);return Gr(e)}}function wt(t,e,n){t[e]=(t[e]??0)+n}function Pn(t){return Math.floor(t/yt.hour)*yt.hour}function Gr(t){return Object.fromEntries(Fe.map((e,n)=>[
e,t[n]??0]))}function Bs(t){return Fe.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const Hn=8e3,ma=3e4,Ea=250,Wr=250,Ps=500;function ya(t){const{
clock:e,log:n,every:s=Q.fm}=t,r=new pa(e.now()),o=ga(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(l){a||n("warn",
"usage_not_stored",{reason:String(l)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),u=s(Hn,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.
waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function ga(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,x.randomBytes)(12).toString(
"base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(Ea)}),await e.add(a).catch(d=>{if(d instanceof
ge)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Wr)===
Wr;);n&&await e.claimTurn("stored",ma)&&await wa(e,n,s)}}async function wa(t,e,n){for(let s=0;;){const r=await e.sizes(s,Ps),o=r.length<Ps,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}var ot=L(597),pt=L(2207);class X extends Error{name="Refusal";code;headers;constructor(e,n,s={}){
super(n),this.code=e,this.headers=s}}function sn(t,e){return new X("rate_limited",t,{"retry-after":String(e)})}function nt(t,e){const{code:n,message:s}=t,r={error:{
code:n,message:s,requestID:e.requestID}};return De(pt.iV[n],r,t.headers)}const Tn=10;function Yr(t,e){if(!(0,K.Gv)(t))throw _t(["the body must be a JSON object"]);
const n=Rs(e,t,"the body");if("faults"in n)throw _t(n.faults);return n.output}function _t(t){const e=t.length-Tn,n=t.slice(0,Tn).join("; ")+(e>0?`; and ${e} mor\
e`:"");return new X("validation_failed",`${n}.`)}const zr=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];function Ve(t,e,n=[]){
const s=[...zr,...n];return A.FsL(A.YjP("must be a string"),A.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),A.Ru6(e,`must have at most ${e}\
 characters`),Os(r=>s.find(([o])=>o.test(r))?.[1]),A.yuE(Gn(...s.map(([r])=>r))))}function Gn(...t){return{not:{pattern:t.map(({source:e})=>e).join("|")}}}function Hs(t){
return A.KIO(t,`must be one of ${t.join(", ")}`)}function Bt({pattern:t,example:e},n){return A.FsL(Ve(1,1024),A.yGV(t,`${n}, as "${e}"`))}function _a(t,e){const n=`\
must be a whole number of ${t} to ${e}`;return A.FsL(A.aig(n),A.ndf(n),A.Wwf(t,n),A.cGV(e,n))}function Ta(t){return Ve(1,t,[[/[\x00-\x1f\x7f]/,"must be one line\
, without control characters"]])}const Gs=A.zMY("must be true or false"),Wn=Ve(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,
"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{"'],[/^\/|\/$|\/\//,'must n\
ot begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not have a part that ends with ".l\
ock"'],[/\.$/,'must not end with "."']]),Kr=A.FsL(Ve(1,64),A.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: 40 hexadecimal digits")),ba=A.
FsL(Ve(2,4),A.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, as "7d" or "36h"')),Xr=Ve(1,1024,
[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"must not contain control characters"],
[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".git"']]),qr=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Na=/:\/\/[^/?#\\]*@/;function Sa(t){return A.FsL(A.YjP("must be a string"),A.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Os(e=>{const n=(0,ot.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),A.yuE({maxLength:1024,pattern:qr.source,...Gn(Na,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Ws,envBytes:Ys}=V.lF,Vr=new RegExp(`^${V.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),zs=A.FsL(A.IeY(t=>Jr(t)===void 0,
({input:t})=>Jr(t)??""),A.yuE({type:"object",maxProperties:Ws,propertyNames:{pattern:V.G1.source,...Gn(Vr)},additionalProperties:{type:"string",maxLength:Ys-1,...Gn(
...zr.map(([t])=>t))}}));function Jr(t){if(!(0,K.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Ws)return`must have \
at most ${Ws} variables`;let n=0;for(const[s,r]of e){const o=Ks(s,r);if(o!==void 0)return`contains ${jt(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>Ys?`must have at most ${Ys} bytes of names and values`:void 0}function Ks(t,e){return V.G1.test(t)?Vr.test(t)?`but names that begin with ${V.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Yn={device:"/identity/device",token:"\
/identity/token",revoke:"/identity/revoke"},Xs="slipway",bn="urn:ietf:params:oauth:grant-type:device_code",zn="BCDFGHJKLMNPQRSTVWXZ",Nu=new RegExp(`^[${zn}]{4}-\
[${zn}]{4}$`),w=100,y=300,_="developer@slipway.localhost";function T(t){const{issuer:e,key:n,clock:s,calls:r=new Map}=t;let o;const i=async(c={})=>{const d=await L.
e(460).then(L.bind(L,6460));o??=d.importJWK(n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),l=c.email??_;return new d.SignJWT({...c.claims,email:l,email_verified:!0}).
setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(c.subject??l).setAudience(c.audience??t.audience).setIssuedAt(u).setExpirationTime(
u+(c.expiresInSeconds??y)).setJti((0,x.randomUUID)()).sign(await o)},a={"/identity/.well-known/openid-configuration":$(e),"/identity/jwks":{keys:[n.publicJwk]}};
return{mint:i,handler(c){const d=r.get(Ne(c.target));if(d&&(c.method==="POST"||Ne(c.target)!==Yn.token))return d(c);if(c.method!=="GET"&&c.method!=="HEAD"){const f="\
The identity provider accepts only GET and HEAD";return nt(new X("method_not_allowed",f,{allow:"GET, HEAD"}),c)}const u=Ne(c.target),l=a[u];if(l)return De(200,l,
{"cache-control":"public, max-age=300"});if(u!=="/identity/token")return nt(new X("not_found",`Nothing is at ${u}`),c);if(!C(c,t.requestToken)){const f="The req\
uest token is missing or wrong: see run.json";return nt(new X("unauthorized",f,{"www-authenticate":"Bearer"}),c)}return S(c.target,i)}}}async function S(t,e){const n=new URLSearchParams(
t.slice(Ne(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,K.Eb)({audience:s||void 0,email:r||void 0}));return De(200,{count:o.length,value:o})}function $(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[
bn,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function C(t,e){const n=r=>(0,x.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(le(t,"authorization")??"")?.[1];return s!==void 0&&(0,x.timingSafeEqual)(n(s),n(e))}const Y=tt({to:Ve(1,4096)}),
H=64*1024;function ee(t,e){return async n=>{try{if(n.method!=="POST")throw new X("method_not_allowed","Send POST to make a backup.",{allow:"POST"});if(!C(n,t))throw new X(
"unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});const{to:s}=Yr(JSON.parse((await n.body(H)).toString()),Y);return await e(
s),De(200,{to:s})}catch(s){if(s instanceof kt)throw s;return nt(Ee(s),n)}}}function Ee(t){if(t instanceof X)return t;if(t instanceof SyntaxError)return new X("i\
nvalid_request","The body is not JSON.");if(t instanceof ct)return new X("body_too_large",`The body is larger than ${H} bytes.`);const{mender:e,message:n}=(0,j.
I7)(t);return e==="user"?new X("validation_failed",`to: ${n}.`):new X("unavailable",`The copy could not be made: ${n}.`,{"retry-after":"30"})}const Le=2e3;function Je({
deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a,isFaulty:c,purges:d}){const u=new Map,l=r===void 0?{}:{node:r},f=()=>[...u].flatMap(([
h,E])=>E.map((p,g)=>[{service:h,status:`${g}xx`,...l},p]).filter(([,p])=>p>0)),m=async()=>{const h=await Zr(t,o);return[ke("slipway_requests_total","counter","R\
equests answered.",f()),ke("slipway_state_available","gauge","1 if the state can be read, else 0.",[[l,h?1:0]]),...h?Ra(h):[],...Qe(i.figures(),l),ke("slipway_d\
amaged_objects_total","counter","Stored objects found missing or damaged.",[[l,e?.total??0]]),...qs(a?.()??[],l),...n?[Oa(n,l)]:[],ke("slipway_policy_faulty","g\
auge","1 if platform.json has a fault, so that what it said before counts.",[[l,c?.()?1:0]]),...Qr(d?.(),o.now()),...rn(s?.()?.limiter,l),ke("process_resident_m\
emory_bytes","gauge","Resident memory.",[[l,process.memoryUsage.rss()]]),ke("process_uptime_seconds","gauge","Seconds since the process started.",[[l,process.uptime()]])].
join("")};return{count(h,E){let p=u.get(h);p||(p=[0,0,0,0,0,0],u.set(h,p));const g=Math.floor(E/100);p[g]=(p[g]??0)+1},handler:async()=>({status:200,headers:{"c\
ontent-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await m()})}}function Qe({counts:t,waiting:e,lost:n},s){const r=["get",
"put","delete","other"].flatMap(a=>Fs.flatMap(c=>{const d=js(a,c);return d?[[{method:a,outcome:c,...s},t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,
...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"edge",direction:"\
out",...s},t.site_bytes_out]];return[ke("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),ke("slipway_site_requests_total",
"counter","Requests to sites of apps.",o),ke("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),ke("slipway_function_requests_\
total","counter","Requests to instances of functions.",[[s,t.function_requests]]),ke("slipway_function_seconds_total","counter","Seconds that requests to functi\
ons took together.",[[s,t.function_ms/1e3]]),ke("slipway_function_byte_seconds_total","counter","Bytes of memory of instances, times seconds.",[[s,t.function_mib_ms*
1048.576]]),ke("slipway_usage_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),ke("slipway_usage_lost_requests_total","counter","Requests\
 that were not metered.",[[s,n]])]}function qs(t,e){if(t.length===0)return[];const n=r=>t.flatMap(o=>o.left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.
kind,...e},r.ended]);return[ke("slipway_collected_items_total","counter","Items that collections have ended.",s),ke("slipway_kept_items","gauge","Items that the\
 last collection left.",n("items")),ke("slipway_kept_bytes","gauge","Bytes that the last collection left.",n("bytes"))]}function Oa({canBuild:t},e){return ke("s\
lipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}function Qr(t,e){if(!t)return[];const n=t.oldestAt===
null?0:Math.max(0,e-t.oldestAt)/1e3;return[ke("slipway_cdn_purges_waiting","gauge","Purges that the CDN has not accepted yet.",[[{},t.count]]),ke("slipway_cdn_p\
urge_age_seconds","gauge","Age of the oldest of them, 0 without one.",[[{},n]])]}function rn(t,e){if(!t)return[];const n="What limits the memory and the process\
es of builds. Always 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";return[ke("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function Zr(t,e){const n=new AbortController,
s=e.sleep(Le,n.signal).then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof ge)return;throw r}finally{n.abort()}}function Ra(t){
const e=(s,r)=>s.reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[ke("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.
status},s.count])),ke("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),ke("slipway_deployment_seconds_sum","counter","S\
econds that deployments ran.",[[{},e(t,"ms")/1e3]]),ke("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function ke(t,e,n,s){
const r=s.map(([o,i])=>{const a=Object.entries(o).map(([c,d])=>`${c}="${eo(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function eo(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var Aa=L(7634);const Kn=5e3,Xn=15e3,Su=null,to=1e3,Ia=10;async function qn(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:Aa.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,secrets:d,ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),await La(l,n,t);const f=ng(l,u,t);return Vn(await a.living(),
c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function La(t,{signal:e},{
own:{name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw ka(n,i);o||r("warn","node_name_awaited",no(n,i)),o??=i,
await s.sleep(to,e)}}function no(t,{address:e,silentMs:n}){const s=Math.max(0,Xn-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,We.
a3)(n)} ago. If it was killed, this one goes on in ${(0,We.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,
means:r}}function ka(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,We.a3)(n)} a\
go`,r=`Start this one with another --node. If the other one was killed just now, wait ${Xn/1e3} seconds and start this one again.`;return new j.GQ("invalid_inpu\
t",s,{input:"node",remedy:r})}function Vn(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Nn){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.
groupBy(a,u=>u[s])){const u=d.slice(0,Ia).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const Nn=[
{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",
flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function ng(t,e,{own:{name:n},
log:s,every:r=Q.fm}){let o;const i=sg(s),a=async()=>{const f=await t();f?i("node_name_taken",{node:n,address:f.address,means:rg}):i(void 0)},c=async()=>{try{await e?.
look();let f;do f=e?.canBuild,await a();while(e?.canBuild!==f)}catch(f){i("node_not_announced",{reason:String(f)})}finally{o=void 0}},d=()=>{o??=c()},u=r(Kn,d),
l=e?.subscribe(d);return async()=>{u(),l?.[Symbol.dispose](),await o}}function sg(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const rg="Another\
 process took the name of this node while this one gave no sign of life. Stop one of them, and start it with another --node",Vs=["control","build","edge","kvs"],
fU=null;var Xe=L(5807);const og=["error","warning","notice"],{failureLogLines:Ou,failureLogLine:Ru}=V.lF,Au={queue:"build_failed",clone:"clone_failed",install:"\
install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Iu({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){
const a={stage:t,code:e,message:(0,Xe.vI)(n,V.IC.message),exitCode:s},c=r===null?null:r.slice(0,V.IC.signal),d=i.filter(({file:m})=>m.length<=V.IC.file).slice(0,
V.IC.findings).map(m=>({...m,code:m.code===null?null:(0,Xe.vI)(m.code,V.IC.findingCode),message:(0,Xe.vI)(m.message,V.IC.findingMessage)})),u=Lu(d,V.IC.bytes/2),
l=V.IC.bytes-va({...a,signal:c,log:[],diagnostics:u}),f=o.slice(-Ou).map(m=>(0,Xe.vI)(m,Ru));return{...a,signal:c,log:Lu(f.reverse(),l).reverse(),diagnostics:u}}
function Lu(t,e){let n=e;const s=t.findIndex(r=>(n-=va(r)+1,n<0));return s===-1?t:t.slice(0,s)}function va(t){return Buffer.byteLength(JSON.stringify(t))}function ku(t){
if(!(0,K.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=pt.Mb.find(d=>d===t.stage),i=pt.sR.find(d=>d===t.code);if(!o||!i||!(0,K.KH)(r,V.IC.message)||
!Da(e)||n!==null&&!(0,K.KH)(n,V.IC.signal)||!Array.isArray(s)||s.length>Ou||!s.every(d=>(0,K.KH)(d,Ru)))return;const a=vu(t.diagnostics);if(!a)return;const c={stage:o,
code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return va(c)<=V.IC.bytes?c:void 0}function vu(t){if(!Array.isArray(t)||t.length>V.IC.findings)return;const e=[];
for(const n of t){const s=ig(n);if(!s)return;e.push(s)}return e}function ig(t){if(!(0,K.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=og.find(
c=>c===t.severity);if(!i||!(0,K.KH)(e,V.IC.file)||!(0,K.KH)(o,V.IC.findingMessage)||r!==null&&!(0,K.KH)(r,V.IC.findingCode)||!Da(n)||!Da(s))return;const a=ag(t.
source);return{file:e,line:n,column:s,severity:i,code:r,message:o,...a&&{source:a}}}function ag(t){if(!Array.isArray(t)||t.length>V.IC.sourceLines)return;const e=t.
flatMap(n=>!(0,K.Gv)(n)||!(0,K.KH)(n.text,V.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===
t.length?e:void 0}function cg(t){return{stage:t,code:Au[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,
log:[],diagnostics:[]}}function Da(t){return t===null||Number.isSafeInteger(t)}function Du(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.
reason}`}class Dt extends Error{name="BuildFailure";facts;constructor(e){const n=Iu(e);super(n.message),this.facts=n}}class so extends Error{name="BuildCancelle\
d";constructor(){super("The deployment was cancelled")}}const dg=2e3,ug=1e3;function lg({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i,purges:a}){
const c=new Set;let d=!1;const u=Vs.map(h=>[h,pg(s[h],r)]),l=new Map(u.filter(([h])=>e.includes(h))),f=async h=>{const E=l.get(h);return E?d?"draining":c.has(h)?
await E()?"ready":"failing":"starting":"absent"},m=async h=>{const E=await Promise.all(h.map(async O=>[O,await f(O)])),[,p="ready"]=E.find(([,O])=>O!=="ready")??
[],g=h.includes("build")?o?.():void 0,N=g&&{limitedBy:Du(g.limiter),network:g.network},R={status:p,node:t,roles:Object.fromEntries(E),...(0,K.Eb)({builds:N,functions:h.
includes("edge")?n:void 0}),...h.includes("control")&&i?.()&&{policy:"faulty"},...h.includes("control")&&fg(a?.(),r.now())};return p==="ready"?De(200,R):De(503,
R,{"retry-after":"1"})};return{start(h){for(const E of h?[h]:Vs)c.add(E)},drain(){d=!0},handler(h){const E=hg(h);if(E===void 0)return m(e);const p=Vs.find(g=>g===
E);return p?m([p]):nt(new X("invalid_request",`role is one of ${Vs.join(", ")}.`),h)}}}function fg(t,e){if(!t)return{};const n=t.oldestAt===null?null:Math.max(0,
Math.round((e-t.oldestAt)/1e3));return{cdn:{purgesWaiting:t.count,oldestSeconds:n}}}function hg({target:t}){return new URLSearchParams(t.slice(Ne(t).length)).get(
"role")??void 0}function pg(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(dg,o.signal).then(()=>!1,()=>!1),
a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<ug?s.can:
(n??=r(),n)}var ro=L(7067),Jn=L(7075);const $u=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],Mu=.8,mg={apps:{title:"Apps"},disk:{title:"\
Files of releases"},buildsAtOnce:{title:"Builds at once"},buildMinutesPerMonth:{title:"Build minutes this month",monthly:!0},kvsRequestsPerMonth:{title:"Store r\
equests this month",monthly:!0}};function $a(t,e){const n=s=>`${Ma(e)} ${s}${e===1?"":"s"}`;switch(t){case"apps":return n("app");case"disk":return(0,ce.Xq)(e);case"\
buildsAtOnce":return n("build");case"buildMinutesPerMonth":return n("build minute");case"kvsRequestsPerMonth":return n("request")}}function hU({name:t,used:e,quota:n}){
const s=r=>t==="disk"?formatSize(r):Ma(r);return n===null?`${s(e)}, no quota`:`${s(e)} of ${s(n)}`}function Ma(t){const e=Math.floor(t),n=Math.floor((t-e)*10);return n===
0?(0,Xe.zD)(e):`${(0,Xe.zD)(e)}.${n}`}function Cu({used:t,quota:e}){return e===null?0:e===0?+(t>0):t/e}function Eg(t){return t.name!=="buildsAtOnce"&&t.quota!==
null&&Cu(t)>=Mu}function yg(t,e,n){const s=Math.floor(Cu(e)*100),r=mg[e.name].monthly?`, until ${xu(n.end)} UTC`:"",o=$a(e.name,e.quota??0);return`The organizat\
ion ${t} uses ${s} % of its quota ${e.name}: ${Uu(e)} of ${o}${r}.`}function oo(t){const{org:e,name:n,quota:s,needs:r,until:o}=t,i=`The organization ${e} has ${Uu(
t)} of ${$a(n,s)} (quota ${n})`,a="the operator of the platform can give it more";switch(n){case"apps":return`${i}. Delete an app that is not needed (slipway ap\
ps delete), or ${a}.`;case"disk":return`${r===void 0?i:`${i}, and would have ${(0,ce.Xq)(r)}`}. Publish fewer or smaller files, delete an app that is not needed\
, or ${a}.`;case"buildMinutesPerMonth":case"kvsRequestsPerMonth":return`${i} this month. The next month begins at ${xu(o??0)} 00:00 UTC; before that, ${a}.`;case"\
buildsAtOnce":return`${i}. Wait until one of them ends.`}}function Uu({name:t,used:e}){return t==="disk"?(0,ce.Xq)(e):Ma(e)}function io(t){const e=new Date(t),[
n,s]=[e.getUTCFullYear(),e.getUTCMonth()];return{start:Date.UTC(n,s),end:Date.UTC(n,s+1)}}function xu(t){return new Date(t).toISOString().slice(0,10)}class Qn extends Error{name="\
OverQuota";over;constructor(e){super(`The organization ${e.org} is over its quota of ${$a(e.name,e.quota)}`),this.over=e}}const gg={most:Number.MAX_SAFE_INTEGER,
of:{}};class Fu extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the domain ${e}`),this.domain=e}}class Ca extends Error{name="Queu\
eFull";most;constructor(e){super(`The organization has ${e} queued deployments`),this.most=e}}const wg=500,_g=1e3,Tg=20,pU=null;function Ua(t){if(t instanceof X)
return t;if(t instanceof Ca){const e="Wait until some of them have started, and try again (slipway platform --organization-queue).";return new X("rate_limited",
`The organization has ${t.most} deployments in the queue. ${e}`,Og)}if(t instanceof j.GQ&&t.code==="unsupported_data")return new X("unavailable",Ng);if(t instanceof
Qn)return new X("quota_exceeded",oo(t.over));if(t instanceof ge)return t.isFull?new X("unavailable","The platform has no room to store more. Its operator has to\
 add some.",Sg):new X("unavailable",`The platform cannot read or write its state now. ${bg}`,Rg)}const bg="Read what was to be changed before you repeat the cal\
l, because it may have been changed.",Ng="This is sealed with a key that the platform does not have. Its operator can put the key back: slipway secret status sh\
ows those that it has.",Sg={"retry-after":"30"},Og={"retry-after":"60"},Rg={"retry-after":"5"},Ag=8,ao=new WeakMap;function ju(t,e,n){const{socket:s}=t;if(e.socket!==
null){n();return}if(s.destroyed)return;const r=(ao.get(s)??0)+1;if(ao.set(s,r),r>Ag){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(ao.get(s)??1)-1;
ao.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Bu=2e4,Ig=.75,Lg=1024,kg=1024,vg=64,Dg={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Pu=500,$g=20,Mg=512,Cg=32;
function Hu(){let t="";try{t=(0,F.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String(Lg)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e===
"unlimited"?Bu:Math.min(Bu,Math.floor(Ig*Number(e)))}class Ug{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=Dg){this.#e=e,this.#t=n,this.#n=s}opened(e){
const[n]=this.#s.keys();n&&this.#s.size>=kg?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.now();this.#s.set(e,{since:s,due:s+
this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(Pu)}began(e,n){const s=this.#s.get(e)??this.#r.get(e);
s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.get(e)?.last?.
writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#o??=xg(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<Mg&&n<Cg;s+=
1){const{value:r,done:o}=this.#o.next();if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>e||a.last?.
req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#o?this.#i=this.#a($g):this.#i=this.#s.size+this.#r.size>0?this.#a(Pu):void 0}#d(){const[e]=this.#s,
[n]=this.#r;let s=0;for(const r of this.#r){if(e&&e[1].since<r[1].since||(s+=1,s>vg))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}e?this.#u(this.#s,
e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*xg(...t){for(const e of t)yield*e}const Fg=64*1024,jg=128*1024;class Bg{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Pg(e,n);if(!s||s.bytes<=Fg)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Pg(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
Jn.Readable?{key:t,bytes:jg}:{key:e.buffer,bytes:e.buffer.byteLength}}const Hg=16;class Gg{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=Hg&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const Wg=/^[\w.:-]{1,128}$/,Yg=12e4,Gu=8*1024*1024,zg=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,Kg=47,Xg=(0,x.randomBytes)(5).toString("hex");let Wu=0;class qg{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==Kg&&Vg(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];Wu+=1,this.#s=typeof e=="string"&&Wg.test(e)?e:`${Xg}-${Wu}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return we(e,le(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),Yg).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new kt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Gu){d(new ct);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
Gu?(n.pause(),d(new ct)):i.length=0}),n.on("end",()=>{if(a>e)return d(new ct);clearTimeout(c),r(Jg(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function Vg(t){const[,e,n=""]=zg.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Jg(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const Qg=1e3;function Zg({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function ew(t,e){const n=new ro.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Qg).unref()}),
n}function tw(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const nw=3e4,xa=t=>nt(new X("unavailable","The platform is starting.",{"retry-after":"1"}),t),sw=128*1024*1024;async function Yu(t){
const{host:e,log:n,batch:s=new Gg}=t,r={handler:xa,closing:!1,log:n,batch:s,bodies:new Bg(sw)},o=t.connections??Hu(),i=new Ug(o,h=>a(h,Ku),t.clientTimes),a=iw(i),
c={open:new Set,proxies:ae(t.trustedProxies??[])},d=new Set,u=(h,E,p)=>{s.open(),i.began(h.socket,E),uw(r,{request:new qg(h,E,c,p),incoming:h,outgoing:E})},l=(0,ro.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:nw,joinDuplicateHeaders:!0},(h,E)=>ju(h,E,()=>u(h,E)));l.on("checkContinue",(h,E)=>ju(h,E,()=>u(
h,E,{waits:!0}))),l.on("upgrade",(h,E,p)=>{const g=i.isIdle(h.socket);if(g&&!Zg(h))return tw(l,h,E,p);const N=g?ew(h,h.socket):void 0;if(!N)return void E.destroy();
d.add(E),E.once("close",()=>d.delete(E)),u(h,N,{head:p})}),l.on("connection",h=>i.opened(h)),l.on("clientError",(h,E)=>a(E,(0,j.xU)(h)));const f=await cw(l,t.port,
e);let m;return{port:f,serve(h){r.handler=h},close(h=5e3){return r.closing=!0,m??=dw(l,c.open,d,h),m}}}function zu(t,e){return`http://${(0,se.isIPv6)(t)?`[${t}]`:
t}:${e}`}const rw=1e3,Ku="ERR_HTTP_REQUEST_TIMEOUT",ow="HPE_INVALID_EOF_STATE";function iw(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===ow||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(aw(s)),setTimeout(()=>n.destroy(),rw).unref()}}const Xu=`The address and the headers \
of this request have more than ${ro.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function aw(t){const e=`Connection: close\r
`;return t===Ku?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Xu.length}\r
`}${e}\r
${Xu}`}function cw(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,j.xU)(o);r(i==="EADDRINUSE"?new j.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new j.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function dw(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new j.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function uw(t,e){const{request:n}=e,s=o=>Fa(qu(n,o,t.log),t,e),r=o=>{try{
Fa(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function qu(t,e,n){const s=(0,j.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Ua(e);if(o)
return nt(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return nt(new X("internal",i),t)}function Fa(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof Jn.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){lw(t.take,e,n);return}if(r.writeHead(
t.status,fw(t,e,n)),o.method==="HEAD"||Vu(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Jn.Readable?hw(s,e,n):e.batch.end(r,s)}async function lw(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=qu(s,l,e.log);o.headersSent?o.destroy():Fa(f,e,n)}}function fw(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Jn.Readable)&&!Vu(t)&&s.push("con\
tent-length",pw(t.body)),s}function Vu({status:t}){return t===204||t===304}function hw(t,{log:e},{request:n,outgoing:s}){(0,Jn.pipeline)(t,s,r=>{r&&(0,j.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function pw(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const ja=["0.0.0.0","::"];function Ju({host:t,baseUrl:e}){const n=t.toLowerCase(),s=ja.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(mw(o,e))return!0;const i=Ew(o);return i===void 0?!1:i==="localhost"||i===n||(0,ue.O)(i)||s&&(0,se.isIP)(i)!==0}}function mw(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function Ew(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,se.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const Ba=1e4,yw=100;function gw({cdn:t,store:e,maxAge:n,clock:s,log:r}){const o=async(a,c,d)=>{
const u=await t.activate(c,d);return u.kind!=="ready"&&r("warn","cdn_host_not_ready",{...a,host:c,state:u.kind,reason:u.reason}),u},i=async a=>{const c=await e.
site(a).catch(Pa);return{isDone:c!==void 0&&c.waitsSince===null,problem:c?.problem??void 0}};return{async activate({app:a,url:c,domains:d,isFirst:u},l){const f=await e.
site(a).catch(Pa),m=new URL(c).hostname,h=f?.state?.kind==="ready"?f.state:await o(a,m,l);if(f?.state?.kind!=="ready"&&await e.record(a,h).catch(Pa),h.kind==="r\
efused"&&u)throw ww(t.name,m,h.reason);const E=await Promise.all(d.map(async p=>[p,await o(a,p,l)]));return[[m,h],...E].flatMap(([p,g])=>g.kind==="ready"?[]:[Qu(
`${t.name} does not answer for ${p} yet: ${g.reason}.`)])},async switched({app:a,deployID:c,url:d},u){const l=new AbortController,f=AbortSignal.any([u,l.signal]),
m=s.monotonic()+Ba,h=s.sleep(Ba,f).catch(()=>{});let E,p=!1,g;const N=async()=>{for(;!f.aborted&&s.monotonic()<m;){if(!p)({isDone:p,problem:E}=await i(a));else if(g=
await t.releaseAt(d,f),g===void 0||g===c)return;await s.sleep(yw,f)}};if(await Promise.race([N().catch(()=>{}),h]),l.abort(),p&&(g===void 0||g===c))return[];const R=(0,We.
a3)(n*1e3),O=p?`${t.name} has taken the purge, and still answers with the release ${g}`:`${t.name} has not taken the purge of the release before within ${Ba/1e3}\
 s${E===void 0?"":`: ${E}`}`;return r("warn","cdn_not_purged",{...a,deployID:c,reason:O}),[Qu(`${O}. Visitors can get that release for up to ${R}; the platform \
goes on to purge it.`)]}}}function Pa(t){if(!(t instanceof ge))throw t}function Qu(t){return{code:"cdn_behind",file:null,line:null,message:t}}function ww(t,e,n){
const s=`${t} refuses to answer for ${e}: ${n}. An operator has to change that.`,r={exitCode:null,signal:null,log:[],diagnostics:[]};return new Dt({stage:"activ\
ate",code:"cdn_refused",message:s,...r})}const Zu=/\b(?:no-store|no-cache|private)\b/i,_w=/\bimmutable\b/i,Tw=/\b(?:s-maxage|max-age)\s*=\s*"?0*[1-9]/i,el=["cdn\
-cache-control","surrogate-control","cloudflare-cdn-cache-control"];function bw(t){return{answer(e,n,s){const{headers:r}=n,[o,i=""]=[r["x-slipway-release"],r["c\
ache-control"]];if(n.take||o===void 0)return n;const a=t.headers(e.subdomain,o),c=s&&o===e.release?.deployID;return{...n,headers:{...r,...Nw(a,i,c&&!tl(e),r)}}},
dynamic(e,n,s){const r=f=>Rw(s,f).join(", "),o=t.headers(e.subdomain,n),i=nl(s,[t.tagHeader,"cache-groups"]),a=el.map(r).find(f=>f!=="")??r("cache-control"),u=n===
e.release?.deployID&&!tl(e)&&Tw.test(a)&&!Zu.test(a)&&r("set-cookie")===""?Sw(o.page,t.tagHeader):Ow(o.never,r("cache-control")),l=Object.keys(u);return[...nl(i,
l),...Object.entries(u).flat()]}}}function Nw({page:t,asset:e,never:n},s,r,o){if(_w.test(s))return e;if(Zu.test(s)||!r)return n;const i=Object.fromEntries(el.flatMap(
a=>o[a]===void 0?[]:[[a,o[a]]]));return{...t,...i}}function tl({settings:t}){return t.lifetime!==void 0}function Sw(t,e){const{[e]:n="","cache-groups":s=""}=t;return{
[e]:n,"cache-groups":s}}function Ow(t,e){return Object.keys(t).length===0&&e===""?{"cache-control":"no-cache"}:t}function Rw(t,e){return t.filter((n,s)=>s%2===1&&
t[s-1]?.toLowerCase()===e)}function nl(t,e){return t.filter((n,s)=>!e.includes((t[s-s%2]??"").toLowerCase()))}const Aw=24*36e5,Iw=3e4,Lw=168*36e5;function kw(t){
return`slipway-${t}`}function vw(t){return`slipway-site-${t}`}const sl=86400;function co(t,e,n,s){const[r,o]=[vw(n),kw(s)],i=(...u)=>({[t.tags]:u.join(t.between),
"cache-groups":u.map(l=>`"${l}"`).join(", ")}),a=u=>Object.fromEntries(t.controls.map(l=>[l,u])),c=`max-age=${e}, stale-if-error=${sl}`,d=t.controls.length>0?a(
c):{"cache-control":`public, max-age=0, s-maxage=${e}, stale-if-error=${sl}`};return{page:{...i(o,r),...d},asset:i(r),never:t.controls.length>0?a("no-store"):{}}}
const Ha=1e4,Dw=64*1024,$w=10*6e4;async function Js(t,e,n,s){const r=AbortSignal.any([s,AbortSignal.timeout(t.requestMs??Ha)]);try{const o=await t.fetch(e,{...n,
redirect:"manual",signal:r}),i=await Mw(o);return{kind:"answered",status:o.status,text:i,againMs:Cw(o.headers.get("retry-after"))}}catch(o){return s.throwIfAborted(),
{kind:"lost",reason:Uw(o)}}}async function Mw(t){const e=[];let n=0;for await(const s of t.body??[])if(e.push(s),n+=s.length,n>Dw)throw new Error("its answer is\
 too long");return Buffer.concat(e).toString("utf8")}function Cw(t){return t!==null&&/^\d{1,9}$/.test(t.trim())?Math.min(Number(t)*1e3,$w):void 0}function Uw(t){
for(let e=t;e instanceof Error;e=e.cause){if(e.name==="TimeoutError")return"it did not answer in time";if("code"in e&&typeof e.code=="string")return`it cannot b\
e reached (${e.code})`;if(e.message==="its answer is too long")return e.message}return"it cannot be reached"}function uo(t){return t.kind==="lost"?{kind:"refuse\
d",reason:t.reason}:{kind:"refused",reason:rl(t.status),againMs:t.againMs}}function rl(t){return t===401||t===403?`it refuses the credentials (${t})`:t===429?"i\
t takes no more requests now (429)":`it answered with status ${t}`}function ol(t){return t.kind==="answered"&&Sn(t)?t.text:void 0}function Zn(t){return t.kind===
"lost"?{kind:"pending",reason:t.reason}:{kind:t.status===429||t.status>=500?"pending":"refused",reason:rl(t.status)}}function Sn(t){return t.kind==="answered"&&
t.status>=200&&t.status<300}async function Ga(t,e,n,s={}){const r=AbortSignal.any([n,AbortSignal.timeout(t.requestMs??Ha)]);try{const o=await t.fetch(e,{headers:s,
redirect:"manual",signal:r});return await o.body?.cancel(),o.headers.get("x-slipway-release")??void 0}catch{n.throwIfAborted();return}}const il={tags:"cache-tag",
between:",",controls:["cdn-cache-control"]};function xw(t,e,n,s){const r=`${s.api??"https://api.cloudflare.com"}/client/v4/zones/${t}`,o={authorization:`Bearer ${e}`,
"content-type":"application/json"},i=(c,d,u,l)=>Js(s,`${r}${d}`,{method:c,headers:o,...u!==void 0&&{body:JSON.stringify(u)}},l),a=(c,d)=>i("GET",`/custom_hostna\
mes?hostname=${encodeURIComponent(c)}`,void 0,d);return{name:"Cloudflare",limits:{tags:100,perMinute:5},tagHeader:il.tags,headers:(c,d)=>co(il,n,c,d),async activate(c,d){
const u=await i("GET","",void 0,d),l=lo(u);if(!(0,K.Gv)(l))return Zn(u);const f=String(l.name);if(c===f||c.endsWith(`.${f}`))return l.status==="active"&&l.paused!==
!0?{kind:"ready"}:{kind:"pending",reason:`the zone ${f} is not active`};const m=await a(c,d),[h]=cl(lo(m));if(h)return dl(h);if(!Sn(m))return Zn(m);const E=await i(
"POST","/custom_hostnames",{hostname:c,ssl:{method:"http",type:"dv"}},d),p=lo(E);if((0,K.Gv)(p))return dl(p);const g=Zn(E);return g.kind==="ready"?g:{...g,reason:`\
it is not in the zone ${f}: ${g.reason}`}},async deactivate(c,d){const[u]=cl(lo(await a(c,d)));typeof u?.id=="string"&&await i("DELETE",`/custom_hostnames/${encodeURIComponent(
u.id)}`,void 0,d)},async purge(c,d){const u=await i("POST","/purge_cache",{tags:c},d);return Sn(u)&&al(u)?.success===!0?{kind:"accepted"}:uo(u)},releaseAt:(c,d)=>Ga(
s,c,d)}}function al(t){const e=t.kind==="answered"?(0,K.U4)(t.text):void 0;return(0,K.Gv)(e)?e:void 0}function lo(t){const e=Sn(t)?al(t):void 0;return e?.success===
!0?e.result:void 0}function cl(t){return Array.isArray(t)?t.filter(K.Gv):[]}function dl({status:t}){return t==="active"?{kind:"ready"}:{kind:"pending",reason:"C\
loudflare has not verified the host yet: it has to point to the zone"}}var Fw=L(5118),jw=L(4863);function ul(t,e){const n=t.toLowerCase();if(!n.startsWith("*."))
return n===e;const s=e.indexOf(".");return s>0&&e.slice(s)===n.slice(1)}const fo={tags:"cache-tag",between:",",controls:[]},Bw="https://cloudfront.amazonaws.com",
ll="2020-05-31",Pw=`http://cloudfront.amazonaws.com/doc/${ll}/`,Hw="TooManyInvalidationsInProgress",Gw=15e3;function Ww(t,e,n,s,r){const{protocol:o,host:i,origin:a}=new URL(
s.api??Bw),[c="",d]=i.split(":"),u=new Fw.BB({service:"cloudfront",region:"us-east-1",credentials:e,sha256:jw.I}),l=`/${ll}/distribution/${t}`,f=async(m,h,E,p)=>{
const g={host:i,...E!==void 0&&{"content-type":"text/xml"}},N={method:m,protocol:o,hostname:c,...d&&{port:Number(d)},path:h,headers:g},R=await u.sign({...N,...E!==
void 0&&{body:E}},{signingDate:new Date(r.now())}),{host:O,...b}=R.headers;return Js(s,`${a}${h}`,{method:m,headers:b,...E!==void 0&&{body:E}},p)};return{name:"\
CloudFront",limits:{tags:100,perMinute:30},tagHeader:fo.tags,headers:(m,h)=>co(fo,n,m,h),async activate(m,h){const E=await f("GET",l,void 0,h),p=ol(E);return p===
void 0?Zn(E):zw(p,t,m)},deactivate:async()=>{},async purge(m,h){const E=await f("POST",`${l}/invalidation`,Yw(m),h);return Sn(E)?{kind:"accepted"}:E.kind==="ans\
wered"&&E.text.includes(Hw)?{kind:"refused",reason:"it has too many purges in progress",againMs:Gw}:uo(E)},releaseAt:(m,h)=>Ga(s,m,h)}}function Yw(t){const e=t.
map(r=>`<Path>#${r}</Path>`).join(""),n=`<Paths><Quantity>${t.length}</Quantity><Items>${e}</Items></Paths>`,s=`<CallerReference>${(0,x.randomUUID)()}</CallerRe\
ference>`;return`<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="${Pw}">${n}${s}</InvalidationBatch>`}function zw(t,e,n){const r=[...(/<Aliases>(.*?)<\/Aliases>/s.
exec(t)?.[1]??"").matchAll(/<CNAME>([^<]{1,255})<\/CNAME>/g)].map(([,a=""])=>a),o=/<CacheTagConfig>.*?<HeaderName>([^<]{1,255})<\/HeaderName>/s.exec(t)?.[1],i=`\
the distribution ${e} of CloudFront`;return r.some(a=>ul(a,n))?o?.toLowerCase()!==fo.tags?{kind:"refused",reason:`${i} does not read tags from the header ${fo.tags}\
 (CacheTagConfig)`}:/<Enabled>true<\/Enabled>/.test(t)?/<Status>InProgress<\/Status>/.test(t)?{kind:"pending",reason:`${i} is being changed`}:{kind:"ready"}:{kind:"\
refused",reason:`${i} is not enabled`}:{kind:"refused",reason:`${i} has no alternate domain name for ${n}`}}const fl={tags:"surrogate-key",between:" ",controls:[
"surrogate-control","cdn-cache-control"]};function Kw(t,e,n,s){const r=`${s.api??"https://api.fastly.com"}/service/${t}`,o={"fastly-key":e,accept:"application/j\
son"};return{name:"Fastly",limits:{tags:256,perMinute:600},tagHeader:fl.tags,headers:(i,a)=>co(fl,n,i,a),async activate(i,a){const c=await Js(s,`${r}/domain`,{method:"\
GET",headers:o},a),d=ol(c);return d===void 0?Zn(c):Xw(d).some(l=>ul(l,i))?{kind:"ready"}:{kind:"refused",reason:`the service ${t} of Fastly has no domain for ${i}`}},
deactivate:async()=>{},async purge(i,a){const c=JSON.stringify({surrogate_keys:i}),d={...o,"content-type":"application/json"},u=await Js(s,`${r}/purge`,{method:"\
POST",headers:d,body:c},a);return Sn(u)?{kind:"accepted"}:uo(u)},releaseAt:(i,a)=>Ga(s,i,a)}}function Xw(t){const e=(0,K.U4)(t);return Array.isArray(e)?e.flatMap(
n=>(0,K.Gv)(n)&&typeof n.name=="string"?[n.name]:[]):[]}const qw="x-slipway-cdn-token",hl={tags:"xkey",between:" ",controls:["cdn-cache-control"]};function Vw(t,e,n,s){
const r={[qw]:e},o=(i,a)=>Promise.all(t.map(c=>Js(s,`http://${c}/`,i,a)));return{name:"Varnish",limits:{tags:64,perMinute:6e3},tagHeader:hl.tags,headers:(i,a)=>co(
hl,n,i,a),async activate(i,a){const c=pl(await o({method:"PURGE",headers:r},a));return c?Zn(c):{kind:"ready"}},deactivate:async()=>{},async purge(i,a){const c=pl(
await o({method:"PURGE",headers:{...r,"xkey-purge":i.join(" ")}},a));return c?uo(c):{kind:"accepted"}},async releaseAt(i,a){const[c=""]=t;return Jw(c,new URL(i),
s.requestMs??Ha,a)}}}function pl(t){return t.find(e=>!Sn(e))}function Jw(t,e,n,s){const r=new URL(`http://${t}`),o=AbortSignal.any([s,AbortSignal.timeout(n)]);return new Promise(
(i,a)=>{const c={host:r.hostname.replace(/^\[|\]$/g,""),port:r.port||80,path:e.pathname,signal:o},d=(0,ro.request)({...c,agent:!1,headers:{host:e.host}},u=>{const l=u.
headers["x-slipway-release"];u.destroy(),i(typeof l=="string"?l:void 0)});d.on("error",()=>s.aborted?a(s.reason):i(void 0)),d.end()})}function Qw({place:t,credentials:e,
maxAge:n},s,r){const{token:o="",aws:i={accessKeyId:"",secretAccessKey:""}}=e;switch(t.kind){case"varnish":return Vw(t.servers,o,n,s);case"cloudflare":return xw(
t.id,o,n,s);case"fastly":return Kw(t.id,o,n,s);case"cloudfront":return Ww(t.id,i,n,s,r);default:return(0,j.xb)(t)}}const Zw=[1e3,6e4],ml=[500,1e3,2e3,5e3,15e3,6e4],
e0=.2,t0=5e3,n0=250,s0=36e5;function r0(t){const{store:e,changes:n,log:s,clock:r,every:o=Q.fm}=t,i=new AbortController;let a,c=Number.NEGATIVE_INFINITY,d=Number.
NEGATIVE_INFINITY,u=!0,l;const f=N=>{d=Math.min(d,r.monotonic()+N)},m=async()=>{for(u=!1,d=r.monotonic()+t0,r.monotonic()-c>=s0&&(await e.use(),c=r.monotonic());!i.
signal.aborted&&await o0(t,i.signal,f););a=await e.waiting()},h=()=>{i.signal.aborted||!u&&r.monotonic()<d||(l??=m().catch(N=>{i.signal.aborted||N instanceof ge||
s("error","cdn_purges_not_sent",{reason:String(N)})}).finally(()=>{l=void 0,u&&h()}))},E=()=>{u=!0,h()},p=n.subscribe(({kind:N})=>{(N==="site"||N==="unknown")&&
E()}),g=o(n0,h);return h(),{get waiting(){return a},async[Symbol.asyncDispose](){g(),p[Symbol.dispose](),i.abort(new Error("the platform stops")),await l}}}async function o0(t,e,n){
const{cdn:s,store:r,quota:o,log:i}=t,a=await r.claim(s.limits.tags);if(a.length===0)return!1;const c=async(m,h)=>{h.againMs!==void 0&&n(h.againMs),await r.settle(
m,h)},d=await o.take([{name:`cdn/${s.name}`,most:s.limits.perMinute}]);if(d>0)return await c(a,{kind:"put_off",againMs:d*1e3}),!1;const u=a.map(({tag:m})=>m),l=t.
clock.monotonic(),f=await s.purge(u,e).catch(m=>{if(e.aborted)throw m;return i("error","cdn_purge_failed",{cdn:s.name,reason:String(m)}),{kind:"refused",reason:"\
the platform could not send it",againMs:void 0}});if(f.kind==="accepted"){const m=Math.round(t.clock.monotonic()-l);i("info","cdn_purged",{cdn:s.name,tags:u.join(
" "),ms:m});for(const[h,E]of El(a,({round:p})=>p))await c(E,{kind:"accepted",againMs:Zw[h]});return!0}i("warn","cdn_purge_refused",{cdn:s.name,tags:u.length,reason:f.
reason});for(const[m,h]of El(a,E=>E.failures)){const E=ml[Math.min(m,ml.length-1)]??0,p=Math.round(E*(1+e0*(2*t.random()-1)));await c(h,{kind:"failed",againMs:Math.
max(p,f.againMs??0),problem:f.reason})}return!1}function El(t,e){return Map.groupBy(t,e)}const yl="abcdefghijklmnopqrstuvwxyz234567",i0=63,gl=6,Wa=()=>(0,x.randomInt)(
2**32)/2**32;function Ya(t,e){let n="";for(;n.length<t;)n+=yl[Math.floor(e()*yl.length)]??"";return n}function a0(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,
"-").replace(/^-+/,"").slice(0,i0-gl-1).replace(/-+$/,"");return e===""?"app":e}function wl(t,e){return`${a0(t)}-${Ya(gl,e)}`}function mU(t){return(e,n,s)=>t(`${JSON.
stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Qs=()=>{};var _l=L(3136);const za=20,Tl=1e3,bl="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",c0=`^(?:(?=.{1,254}$)(?:${bl}\\.)+(?!\\d+\\.?$)${bl}\\.?|\
(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function d0({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"\
must be a list of host names";if(r.length>za)return`must have at most ${za} host names`;const o=r.map(d=>typeof d=="string"?Nl(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${jt(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>vr(d,u)));if(a!==void 0)
return`contains ${jt(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${jt(c)} twice`};return A.
FsL(A.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),A.yuE({type:"array",maxItems:za,uniqueItems:!0,items:{type:"string",maxLength:Tl,pattern:c0}}),A.pdi(r=>r.map(
o=>Nl(o)??o)))}function Nl(t){if(t.length>Tl)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,_l.domainToASCII)(t).replace(/\.$/,""):"";return gn(e)?
e:void 0}async function u0(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>Sl(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new X("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${ho(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function l0(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:ho(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await Sl(t,r,s).catch(a=>{if(!(a instanceof X))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function Sl({resolveTxt:t},e,n){try{return(await t(ho(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,j.xU)(s)??""))return!1;
const r=`The DNS records of ${ho(e)} cannot be read now. Try again later.`;throw new X("unavailable",r,{"retry-after":"30"})}}function ho(t){return`_slipway.${t}`}
const Ol=2e3,f0=2;async function h0(t){const{Resolver:e}=await Promise.resolve().then(L.t.bind(L,1553,19));return new e({timeout:Ol,maxTimeout:Ol,tries:f0}).resolveTxt(
t)}const p0=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,m0=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,E0=65535;function y0(t){
const e=(0,se.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??p0.exec(t)??[],a=n??s??(e?t:r),c=(0,se.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||m0.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=E0)&&(!Rl(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=Rl(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new j.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function Rl(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const g0={serverBytes:ce.j9,serverFiles:2e5},
w0=384,_0=4*ce.j9,Al={base:128,perProcessor:256},po={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ce.j9,logBytes:4*ce.D6,memoryBytes:Math.min(_0,Math.floor(T0()/2)),
diskBytes:8*ce.j9,diskFiles:2e6,processes:Al.base+Al.perProcessor*(0,re.availableParallelism)(),installBytes:2*ce.j9,installsBytes:20*ce.j9,...g0};function T0(){
const t=process.constrainedMemory();return t>0?Math.min((0,re.totalmem)(),t):(0,re.totalmem)()}const EU=1e3;function yU(t){return Math.min(Math.max(512*MIB,t*.02),
5*GIB)}var Il=L(8474);class Ge extends Error{name="DnsFault";kind;remedy;constructor(e,n,s){super(n),this.kind=e,this.remedy=s}}const mo=300,Eo=5e3;function Ll(t){
return`heritage=slipway,slipway/owner=${t}`}const kl=253;function yo(t){const e=t.startsWith("*.")?`_slipway-owner-any.${t.slice(2)}`:`_slipway-owner.${t}`;if(e.
length<=kl)return e;throw new Ge("refused",`The name ${t} is too long for the record beside it (${e.length} of ${kl} characters)`,"Use a shorter name.")}function Ka(t,e,n){
const s=e.length===0?"records":e.join(", ");return new Ge("foreign",`${t} has ${s} already, which this platform did not make, so nothing was changed`,`Remove wh\
at is there, and deploy again: the platform makes the record then. Or let it lead here by hand: ${go(n)}`)}function go(t){return wo(t).map(({type:e,value:n})=>`${e}\
 ${n}`).join(", ")}function wo(t){if(t.kind==="name")return[{type:"CNAME",value:t.CNAME}];const e=n=>t[n].map(s=>({type:n,value:s}));return[...e("A"),...e("AAAA")]}
async function b0(t,{host:e,port:n},s){s?.throwIfAborted();const r=AbortSignal.timeout(Eo),o=(0,se.connect)({host:e,port:n,noDelay:!0}),i=()=>o.destroy(new Error(
"stopped")),a=s?AbortSignal.any([s,r]):r;a.addEventListener("abort",i,{once:!0});try{await(0,Il.once)(o,"connect");const c=Buffer.alloc(2);return c.writeUInt16BE(
t.length),o.write(Buffer.concat([c,t])),await N0(o)}catch(c){s?.throwIfAborted();const d=r.aborted?`not within ${Eo/1e3} s`:(0,j.xU)(c)??"it closed the connecti\
on";throw new Ge("away",`The DNS server does not answer by TCP: ${d}`,"Check the address and the port in --dns, that the server runs, and that a firewall lets T\
CP through.")}finally{a.removeEventListener("abort",i),o.destroy()}}async function N0(t){let e=Buffer.alloc(0);for await(const n of t){e=Buffer.concat([e,n]);const s=e.
length<2?Number.POSITIVE_INFINITY:2+e.readUInt16BE(0);if(e.length>=s)return e.subarray(2,s)}throw new Error("closed")}const Xa={A:1,CNAME:5,SOA:6,TXT:16,AAAA:28,
TSIG:250,ANY:255},qa={IN:1,NONE:254,ANY:255},S0=5,vl=12,Dl=63,$l=255;class At extends Error{name="MessageFault"}function O0(t,{zone:e,prerequisites:n,changes:s}){
const r=Buffer.concat([es(e),on(Xa.SOA,qa.IN)]),o=on(t,S0<<11,1,n.length,s.length,0);return Buffer.concat([o,r,...[...n,...s].map(Ml)])}function Ml({name:t,type:e,
class:n,ttl:s=0,data:r=Buffer.alloc(0)}){const o=Buffer.alloc(10);return o.writeUInt16BE(Xa[e],0),o.writeUInt16BE(qa[n],2),o.writeUInt32BE(s,4),o.writeUInt16BE(
r.length,8),Buffer.concat([es(t),o,r])}function es(t){const n=(t===""?[]:t.toLowerCase().replace(/\.$/,"").split(".")).map(r=>{const o=Buffer.from(r,"latin1");if(o.
length===0||o.length>Dl)throw new At(`no DNS name: ${t.slice(0,300)}`);return Buffer.concat([Buffer.of(o.length),o])}),s=Buffer.concat([...n,Buffer.of(0)]);if(s.
length>$l)throw new At(`no DNS name: ${t.slice(0,300)}`);return s}function R0(t){const e=Buffer.from(t,"utf8");if(e.length>255)throw new At("a text of a TXT rec\
ord has at most 255 bytes");return Buffer.concat([Buffer.of(e.length),e])}function A0(t){if(!(0,se.isIPv6)(t))return Buffer.from(t.split(".").map(Number));const e=/^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.
exec(t),[,n="",...s]=e??[],[r=0,o=0,i=0,a=0]=s.map(Number),c=e?`${n}${(r<<8|o).toString(16)}:${(i<<8|a).toString(16)}`:t,[d="",u]=c.split("::",2),l=h=>h===""?[]:
h.split(":").map(E=>Number.parseInt(E,16)),[f,m]=[l(d),l(u??"")];return on(...f,...new Array(8-f.length-m.length).fill(0),...m)}function Cl(t){if(t.length<vl)throw new At(
"the answer is too short");const e=i=>t.readUInt16BE(i);let n=vl;for(let i=0;i<e(4);i+=1)n=Va(t,n).next+4;let s;for(let i=0;i<e(6)+e(8)+e(10);i+=1){const{record:a,
next:c}=I0(t,n);[s,n]=[a,c]}const r=e(2),o=e(10)>0&&s?.type===Xa.TSIG?s:void 0;return{id:e(0),isResponse:r>=32768,code:r&15,tsig:o}}function I0(t,e){const{name:n,
next:s}=Va(t,e);if(s+10>t.length)throw new At("a record of the answer is cut off");const r=s+10+t.readUInt16BE(s+8);if(r>t.length)throw new At("a record of the \
answer is cut off");return{record:{name:n,type:t.readUInt16BE(s),at:e,data:t.subarray(s+10,r)},next:r}}function Va(t,e){const n=[];let s,[r,o,i]=[e,0,e];for(;;){
const a=t[r];if(a===void 0)throw new At("a name of the answer is cut off");if(a===0)return{name:n.join(".").toLowerCase(),next:s??r+1};if(a>=192){const c=(a&63)<<
8|(t[r+1]??0);if(s??=r+2,c>=i)throw new At("a name of the answer has a pointer that leads nowhere");[r,i]=[c,c];continue}if(o+=a+1,a>Dl||o>=$l||r+1+a>t.length)throw new At(
"a name of the answer cannot be read");n.push(t.toString("latin1",r+1,r+1+a)),r+=1+a}}function on(...t){const e=Buffer.alloc(t.length*2);for(const[n,s]of t.entries())
e.writeUInt16BE(s,n*2);return e}var Ja=L(1553);const Ul=2e3,L0=100;async function k0(t,{host:e,port:n},s){const r=new Ja.Resolver({timeout:Ul,maxTimeout:Ul,tries:1});
s?.addEventListener("abort",()=>r.cancel(),{once:!0});const o=()=>[],i=await(0,Ja.lookup)(e).catch(()=>{});if(!i)return[];r.setServers([i.family===6?`[${i.address}\
]:${n}`:`${i.address}:${n}`]);const[a="",c=""]=t;return(await Promise.all([r.resolve4(a).then(u=>u.map(l=>`A ${l}`),o),r.resolve6(a).then(u=>u.map(l=>`AAAA ${l}`),
o),r.resolveCname(a).then(u=>u.map(l=>`CNAME ${l}`),o),r.resolveMx(a).then(u=>u.map(l=>`MX ${l.exchange}`),o),r.resolveTxt(a).then(u=>u.map(xl),o),r.resolveTxt(
c).then(u=>u.map(l=>`the owner record ${xl(l)}`),o)])).flat()}function xl(t){return`TXT "${t.join("").slice(0,L0)}"`}const Qa={"hmac-sha224":"sha224","hmac-sha2\
56":"sha256","hmac-sha384":"sha384","hmac-sha512":"sha512"},Fl={16:"BADSIG",17:"BADKEY",18:"BADTIME",22:"BADTRUNC"},jl=300,v0=Buffer.alloc(0);function D0(t,e,n){
const s={time:n,fudge:jl,error:0,other:Buffer.alloc(0)},r=Bl(v0,t,e,s),o=Buffer.concat([es(e.algorithm),Pl(n),on(jl,r.length),r,t.subarray(0,2),on(0,0)]),i=Ml({
name:e.name,type:"TSIG",class:"ANY",data:o}),a=Buffer.concat([t,i]);return a.writeUInt16BE(t.readUInt16BE(10)+1,10),{message:a,mac:r}}function $0(t,e,n,s){const{
tsig:r}=Cl(t);if(!r)return{kind:"missing"};const o=C0(r),{error:i,other:a,time:c,fudge:d,mac:u}=o;if(M0(i))return{kind:"refused",error:Fl[i],serverTime:a.length===
6?a.readUIntBE(0,6):void 0};const l=r.name===e.name&&o.algorithm===e.algorithm&&i===0,f=Buffer.from(t.subarray(0,r.at));f.writeUInt16BE(t.readUInt16BE(10)-1,10),
f.writeUInt16BE(o.id,0);const m=Bl(n,f,e,o);return{kind:l&&u.length===m.length&&(0,x.timingSafeEqual)(u,m)&&Math.abs(s-c)<=d?"right":"wrong"}}function M0(t){return Object.
hasOwn(Fl,t)}function Bl(t,e,n,{time:s,fudge:r,error:o,other:i}){const a=(0,x.createHmac)(Qa[n.algorithm],n.secret);return t.length>0&&a.update(on(t.length)).update(
t),a.update(e).update(es(n.name)).update(on(qa.ANY,0,0)).update(es(n.algorithm)).update(Pl(s)).update(on(r,o,i.length)).update(i).digest()}function C0({data:t}){
const{name:e,next:n}=Va(t,0),s=(l,f)=>{if(l+f<=t.length)return t.subarray(l,l+f);throw new At("the signature of the answer is cut off")},r=n+10,o=s(n,10),i=s(r,
o.readUInt16BE(8)),a=s(r+i.length,6),c=s(r+i.length+6,a.readUInt16BE(4)),[d,u]=[a.readUInt16BE(0),a.readUInt16BE(2)];return{algorithm:e,time:o.readUIntBE(0,6),fudge:o.
readUInt16BE(6),mac:i,id:d,error:u,other:c}}function Pl(t){const e=Buffer.alloc(6);return e.writeUIntBE(t,0,6),e}const U0=3,_o=["A","AAAA","CNAME"];function x0(t){
const{server:e,zone:n,target:s,owner:r}=t,o=wo(s),i=(h,E,p)=>B0(t,h,E,p),a=h=>o.map(E=>({...F0(h,E),class:"IN",ttl:mo})),c=h=>({name:yo(h),type:"TXT",class:"IN",
data:R0(Ll(r))}),d=h=>_o.filter(E=>!o.some(p=>p.type===E)).map(ts(h)),u=h=>[...a(h).map(E=>({...E,ttl:0})),...d(h)],l=h=>_o.map(E=>({name:h,type:E,class:"ANY"})),
f=(h,E)=>{const p=s.kind==="name"?[ts(h)("ANY")]:_o.map(ts(h)),g=c(h);return i([...p,ts(g.name)("TXT")],[...a(h),{...g,ttl:mo}],E)},m=async(h,E,p)=>await i([E?c(
h):ts(c(h).name)("TXT"),...u(h)],[],p)==="met";return{name:`rfc2136://${e.host}:${e.port}/${n}`,target:s,covers:async h=>Hl(h,n),async ensure(h,E){for(let p=1;;p+=
1){if(await m(h,!0,E))return"kept";if(await f(h,E)==="met")return"made";if(await i([c(h)],[...l(h),...a(h)],E)==="met"){if(await m(h,!0,E))return"changed"}else if(await m(
h,!1,E))return"by-hand";const g=await k0([h,yo(h)],e,E);if(g.length>0||p===U0)throw Ka(h,g,s)}},async look(h,E){return await i([c(h)],[],E)==="met"?"own":await i(
_o.map(ts(h)),[],E)==="met"?"none":await m(h,!1,E)?"by-hand":"foreign"},async remove(h,E){const p=c(h),g=[...l(h),{name:p.name,type:"TXT",class:"ANY"}];return await i(
[p],g,E)==="met"}}}function Hl(t,e){const n=t.replace(/^\*\./,"");return n===e||n.endsWith(`.${e}`)}function ts(t){return e=>({name:t,type:e,class:"NONE"})}function F0(t,{
type:e,value:n}){return{name:t,type:e,data:e==="CNAME"?es(n):A0(n)}}const j0=new Set([3,6,7,8]),Za=2;async function B0({server:t,zone:e,key:n,now:s},r,o,i){const a=(0,x.
randomInt)(65536),c=()=>Math.floor(s()/1e3),d=D0(O0(a,{zone:e,prerequisites:r,changes:o}),n,c()),u=await b0(d.message,t,i);try{const{id:l,isResponse:f,code:m}=Cl(
u);if(l!==a||!f)throw new At("it answers another request");const h=$0(u,n,d.mac,c());if(h.kind==="refused")throw P0(h.error,n,h.serverTime,c());if(m!==0&&!j0.has(
m))throw G0(m,e,n);if(h.kind==="right")return m===0?"met":"unmet";throw new Ge("refused",`The answer of the DNS server is not signed by the key ${n.name}, so it\
 may be anybody's`,"Check the address in --dns. The server must sign its answers, as BIND and Knot do for a request with a signature.")}catch(l){if(!(l instanceof
At))throw l;const f=`What answers is not a DNS server: ${l.message}`;throw new Ge("refused",f,"Check the address and the port in --dns.")}}function P0(t,{name:e,
algorithm:n},s,r){switch(t){case"BADKEY":return new Ge("refused",`The DNS server does not know the key ${e} with ${n} (BADKEY)`,'Compare the name and the algori\
thm in SLIPWAY_DNS_KEY with those of the server: key "NAME" in named.conf of BIND, key: id in knot.conf. Knot says the same of a key that no acl of the zone nam\
es.');case"BADSIG":case"BADTRUNC":return new Ge("refused",`The DNS server does not accept signatures of the key ${e}, because its secret is another one (${t})`,
"Copy the secret of the key from the server into SLIPWAY_DNS_KEY=NAME:ALGORITHM:BASE64 again.");case"BADTIME":{const o=s===void 0?0:r-s,i=o===0?"":`: this machi\
ne is ${(0,We.a3)(Math.abs(o)*1e3)} ${o>0?"ahead":"behind"}`;return new Ge("refused",`The clocks of this machine and of the DNS server differ too much (BADTIME)${i}`,
"Set the clocks of both, as with: timedatectl set-ntp true")}}}const H0={1:["does not understand the request (FORMERR)","Only a primary server with dynamic upda\
tes (RFC 2136) can be used."],4:["takes no updates (NOTIMP)","Use a server with dynamic updates (RFC 2136), as BIND and Knot."],5:["refuses updates with this ke\
y (REFUSED)",'Allow them for the zone: update-policy { grant KEY zonesub ANY; }; in named.conf of BIND, an acl with key and "action: update" in knot.conf.'],9:[
"is not the primary server of the zone (NOTAUTH)","Write the zone and the address of its primary server: --dns rfc2136://SERVER/ZONE"],10:["says that the name i\
s not in the zone (NOTZONE)","A part of the zone may be a zone of its own: delegate that one."]};function G0(t,e,{name:n}){const[s,r]=H0[t]??[`answers with code\
 ${t}`,"See the log of the DNS server."],o=t===Za?"cannot make changes now (SERVFAIL)":s;return new Ge(t===Za?"away":"refused",`The DNS server ${o}: zone ${e}, \
key ${n}`,t===Za?"See the log of the DNS server, which may lack the right to write its zone.":r)}const ec="application/external.dns.webhook+json;version=1",W0=A.
_H3({dnsName:A.YjP(),recordType:A.YjP(),targets:A.cl6(A.YOg(A.YjP()),[]),recordTTL:A.cl6(A.aig())}),Gl=A.mee(A.YOg(W0)),Y0=A._H3({filters:A.cl6(A.YOg(A.YjP())),
include:A.cl6(A.YOg(A.YjP()))}),z0=16*ce.D6;function K0(t){const{url:e,target:n,owner:s}=t,r=Ll(s);let o;const i=()=>t.zones.length>0?Promise.resolve(t.zones):(o??=
X0(t).catch(f=>{throw o=void 0,f}),o),a=f=>{const m=wo(n),h=E=>{const p=m.filter(({type:g})=>g===E).map(({value:g})=>g);return p.length===0?[]:[{dnsName:f,recordType:E,
targets:p,recordTTL:mo}]};return[...h("A"),...h("AAAA"),...h("CNAME")]},c=f=>({dnsName:yo(f),recordType:"TXT",targets:[`"${r}"`],recordTTL:mo}),d=async(f,m)=>{const h=await To(
t,"GET","/records",Gl,void 0,m),E=O=>(h??[]).filter(({dnsName:b})=>tc(b)===O),[p,g]=[E(f).filter(Wl),E(yo(f)).filter(Z0)],N=g.some(({targets:O})=>O?.some(b=>Q0(
b)===r)),R=E(f).filter(O=>!Wl(O));return{records:p,beside:g,isOwn:N,isFree:[...p,...g].length===0,others:R}},u=async(f,m)=>await To(t,"POST","/adjustendpoints",
Gl,f,m)??f,l=(f,m)=>To(t,"POST","/records",void 0,f,m).then(()=>{});return{name:`webhook:${e.origin}`,target:n,covers:async f=>(await i()).some(m=>Hl(f,m)),async ensure(f,m){
const h=await d(f,m),E=a(f),p=nc(h.records,E),g=n.kind==="addresses"||h.others.length===0;if(h.beside.length===0&&p)return"by-hand";if(!g||!h.isOwn&&!h.isFree)throw Ka(
f,[...h.others,...h.records,...h.beside].map(Yl),n);if(h.isOwn&&p)return"kept";const N=new Set(E.map(({recordType:k})=>k)),[R,O]=[h.records.filter(k=>N.has(k.recordType)),
h.records.filter(k=>!N.has(k.recordType))],b=new Set(R.map(({recordType:k})=>k)),I=await u([...E,...h.isOwn?[]:[c(f)]],m);await l({create:I.filter(({recordType:k})=>!b.
has(k)),updateOld:R,updateNew:I.filter(({recordType:k})=>b.has(k)),delete:O},m);const D=await d(f,m);if(D.isOwn&&D.beside.length===1&&nc(D.records,E))return h.isOwn?
"changed":"made";throw Ka(f,[...D.records,...D.beside].map(Yl),n)},async look(f,m){const{isOwn:h,records:E,beside:p}=await d(f,m);return h?"own":E.length===0?"n\
one":p.length===0&&nc(E,a(f))?"by-hand":"foreign"},async remove(f,m){const{isOwn:h,records:E,beside:p}=await d(f,m);return h?(await l({create:[],updateOld:[],updateNew:[],
delete:[...E,...p]},m),!0):!1}}}async function X0(t){const{filters:e,include:n}=await To(t,"GET","/",Y0),r=[...e??[],...n??[]].map(o=>tc(o).replace(/^\./,"")).filter(
gn);if(r.length>0)return r;throw new Ge("refused","The DNS provider names no domains that it serves","Set its domain filter, or name the zones: --dns webhook:ht\
tp://HOST:PORT?zone=sites.example")}async function To({url:t,fetch:e},n,s,r,o,i){const a=AbortSignal.timeout(2*Eo),c="The DNS provider",d=await e(new URL(s,t),{
method:n,redirect:"error",headers:{accept:ec,...o===void 0?{}:{"content-type":ec}},...o===void 0?{}:{body:JSON.stringify(o)},signal:i?AbortSignal.any([i,a]):a}).
then(q0).catch(l=>{if(i?.throwIfAborted(),l instanceof Ge)throw l;const f=a.aborted?`not within ${2*Eo/1e3} s`:J0(l);throw new Ge("away",`${c} does not answer ${n}\
 ${s}: ${f}`,"Check that it runs, and its address in --dns.")});if(d.status>=400){const l=d.body.replace(/\s+/g," ").trim().slice(0,200);throw new Ge(d.status>=
500?"away":"refused",`${c} answers ${d.status} to ${n} ${s}${l===""?"":`: ${l}`}`,"See the log of the provider: it may have no right to change the zone.")}if(!r)
return;const u=A.xLC(r,V0(d.body));if(u.success)return u.output;throw new Ge("refused",`${c} answers ${n} ${s} with something that is not of external-dns's webh\
ook shape`,`Use a provider for ${ec}.`)}async function q0(t){const e=new TextDecoder;let[n,s]=["",0];for await(const r of t.body??[]){if(s+=r.length,s>z0)throw new Ge(
"refused","The DNS provider answers with more than 16 MiB","Let it serve fewer zones.");n+=e.decode(r,{stream:!0})}return{status:t.status,body:n}}function V0(t){
try{return JSON.parse(t)}catch{return}}function J0(t){const e=t instanceof Error&&t.cause instanceof Error?t.cause:t;return e instanceof Error?e.message.slice(0,
200):"it failed"}function tc(t){return t.toLowerCase().replace(/\.$/,"")}function Q0(t){return t.replace(/^"(.*)"$/,"$1")}function Wl({recordType:t}){return["A",
"AAAA","CNAME"].includes(t)}function Z0({recordType:t}){return t==="TXT"}function Yl({dnsName:t,recordType:e,targets:n}){return`${t.startsWith("_slipway-owner")?
"the owner record ":""}${e} ${(n??[]).join(" ").slice(0,100)}`}function nc(t,e){const n=s=>s.flatMap(({recordType:r,targets:o})=>(o??[]).map(i=>`${r} ${tc(i)}`)).
sort().join();return n(t)===n(e)}function zl({url:t,key:e,target:n,owner:s},r){const o={target:r_(n),owner:i_(s)};return t.startsWith("webhook:")?K0({...t_(t),...o,
fetch:r.fetch}):x0({...e_(t),key:s_(e),...o,now:r.now})}function e_(t){const e=URL.parse(t),n=sc(e?.pathname.slice(1)??"");if(e?.protocol!=="rfc2136:"||e.hostname===
""||e.username!==""||e.search!==""||n===void 0)throw ns("dns",`"${(0,ot.ri)(t.slice(0,200))}" names no DNS server and zone`,"Write --dns rfc2136://ns1.example.c\
om/sites.example, or webhook:http://127.0.0.1:8888");return{server:{host:e.hostname.replace(/^\[|\]$/g,""),port:e.port===""?53:Number(e.port)},zone:n}}function t_(t){
const e=URL.parse(t.slice(8));if(!(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.username===""&&e.hash===""))throw ns("dns",`"${(0,ot.ri)(t.slice(0,200))}\
" names no webhook provider`,"Write --dns webhook:http://127.0.0.1:8888");const s=e.searchParams.getAll("zone"),r=s.map(sc).filter(o=>o!==void 0);if(r.length!==
s.length||[...e.searchParams.keys()].some(o=>o!=="zone"))throw ns("dns","what follows the ? is not zone=NAME","Write --dns 'webhook:http://127.0.0.1:8888?zone=s\
ites.example'");return e.search="",{url:e,zones:r}}function sc(t){const e=(0,_l.domainToASCII)(t.replace(/\.$/,""));return gn(e)?e:void 0}const rc="Write SLIPWA\
Y_DNS_KEY=NAME:ALGORITHM:BASE64, as slipway:hmac-sha256:\u2026",n_=1024;function s_(t){if(t===void 0)throw new j.GQ("missing_input","--dns rfc2136://\u2026 needs the\
 variable SLIPWAY_DNS_KEY too",{input:"dns",remedy:rc});const e=t.trim().split(":"),[n="",s="",r=""]=e,o=(d,u=rc)=>{throw new j.GQ("invalid_input",`SLIPWAY_DNS_\
KEY: ${d}`,{input:"dns",remedy:u})};e.length!==3&&o(`it has ${e.length} parts with colons between them, and not 3`);const i=Kl(s);if(i===void 0&&Kl(n)!==void 0&&
o("the algorithm comes before the name, as Knot and dig write it",rc),i===void 0){const d=Object.keys(Qa).join(", ");return o(`"${s.slice(0,40)}" is not an algo\
rithm that is supported`,`Use one of ${d}, with a key that the server has with it.`)}/^[\w.-]{1,200}$/.test(n)||o("the name of the key is not one");const a=Buffer.
from(r,"base64");return(!(/^[A-Za-z0-9+/]+={0,2}$/.test(r)&&a.toString("base64").replace(/=+$/,"")===r.replace(/=+$/,""))||a.length>n_)&&o("the secret is not ba\
se64"),{name:n.toLowerCase().replace(/\.$/,""),algorithm:i,secret:(0,x.createSecretKey)(a)}}function Kl(t){const e=t.toLowerCase().replace(/\.$/,""),n=e.startsWith(
"hmac-")?e:`hmac-${e}`;return Object.hasOwn(Qa,n)?n:void 0}const Xl=16;function r_(t){const e="Write the addresses of the proxy or the nodes, as --dns-target 20\
3.0.113.7,2001:db8::7, or one name, as --dns-target edge.example.com";if(t===void 0)throw new j.GQ("missing_input","--dns needs --dns-target too: where the reco\
rds lead",{input:"dns-target",remedy:e});const n=t.split(",").map(i=>i.trim()),s=sc(n[0]??"");if(n.length===1&&s!==void 0)return{kind:"name",CNAME:s};const r=n.
find(i=>(0,se.isIP)(i)===0||i.includes("%"));if(r!==void 0)throw ns("dns-target",`"${r.slice(0,100)}" is not an address`,e);if(n.length>Xl)throw ns("dns-target",
`it has more than ${Xl} addresses`,e);const o=[...new Set(n)];return{kind:"addresses",A:o.filter(se.isIPv4),AAAA:[...new Set(o.filter(i=>!(0,se.isIPv4)(i)).map(
o_))]}}function o_(t){return new URL(`http://[${t}]`).hostname.slice(1,-1)}function i_(t){const e="Add --public-url https://platform.example.com, or --dns-owner\
 NAME: no other platform of the zone may have it.";if(t===void 0)throw new j.GQ("missing_input","--dns needs a name for this platform in the zone",{input:"dns-o\
wner",remedy:e});if(/^[\w.-]{1,100}$/.test(t))return t;throw ns("dns-owner","it is not a name of letters, digits, dots, - and _",e)}function ns(t,e,n){return new j.
GQ("invalid_input",`--${t}: ${e}`,{input:t,remedy:n})}const ql=2e3,a_=2,c_=new Set(["ENOTFOUND","ENODATA"]),d_=async t=>{const e=new Ja.Resolver({timeout:ql,maxTimeout:ql,
tries:a_}),n=r=>{if(c_.has((0,j.xU)(r)))return[];throw r};return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()},ss=864e5,u_=1e3,l_=90,
f_=7*ss,h_={most:500,ageMs:30*ss},p_=30*ss,m_=400,E_=512*ce.D6,bo={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"or\
ganization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those \
of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment\
 and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests \
(`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},notifications:{what:"messages to those who are told of what happens, an\
d what became of them",owner:"organization",on:"stores",bound:"the newest 500 of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",
owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"\
35 days by hour, 400 days by day"},audit:{what:"rows of the audit log",owner:"organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour \
for refused requests",age:"`--keep-audit`"},objects:{what:"files that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"t\
hose of kept releases",age:"one hour without use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 \
GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of r\
epositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"3\
0 days without a build, or one hour if no app has the repository any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"\
eight versions of each package, and those that a build uses",age:"90 days without a build"}},gU={caches:{bytes:4*ce.j9,allBytes:20*ce.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*ss},mirrors:{bytes:4*ce.j9,allBytes:20*ce.j9,items:Number.POSITIVE_INFINITY,ageMs:30*ss},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,
items:Number.POSITIVE_INFINITY,ageMs:90*ss}},wU=200,_U=8,TU=36e5,Zs=12,No=16,Vl=4+Zs+No;function So(t,e,n){return Jl(t,e,n,(0,x.randomBytes)(Zs))}function y_(t,e,n){
const s=(0,x.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return Jl(t,e,n,s.subarray(0,Zs))}function Jl({id:t,key:e},n,s,r){
const o=(0,x.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(Buffer.from(s)),o.final()]);return Buffer.concat([t,r,i,
o.getAuthTag()])}function oc(t,e,n){return Ql(t,e,n).toString("utf8")}function Ql(t,e,n){let s=new Error("No key is known that sealed this secret");for(const r of t.
filter(o=>Zl(o,n)))try{return g_(r,e,n.subarray(r.id.length))}catch(o){s=o}throw s}function g_({key:t},e,n){const s=(0,x.createDecipheriv)("aes-256-gcm",t,n.subarray(
0,Zs),{authTagLength:No}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-No));return Buffer.concat([s.update(n.subarray(Zs,-No)),s.final()])}function Zl({
id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const ef="sealed:",tf=/^sealed:([0-9a-f]{8}):/;function er(t,e,n,s){if(!t.isActive)return s;const r=Buffer.
from(So(t.current(e),n,s));return`${ef}${t.id}:${r.subarray(4).toString("base64")}`}function tr(t,e,n,s){const[r,o]=tf.exec(s)??[];if(r===void 0||o===void 0)return s;
const i=Buffer.concat([Buffer.from(o,"hex"),Buffer.from(s.slice(r.length),"base64")]);try{return oc(t.all(e),n,i)}catch(a){throw t.wrong(a)}}function w_(t){return tf.
exec(t)?.[1]}function __(t){return ef.length+9+Math.ceil((t+Vl)*4/3)+4}function Oo(t){return`kvs-token:${t}`}function ic(t){return`kvs-role:${t}`}function ac({org:t,
project:e,appID:n},s=""){return`variable:${t}/${e}/${n}:${s}`}function rs(t,e){return`deployment-${e}:${t}`}function nf(t,e){return`build-log:${t}:${e}`}class Tt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){
const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.
get(e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const T_=200,sf=1024*1024;class rf{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#r=new Tt(e),this.#o=new Tt(sf)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Tt(this.#e),this.#o=new Tt(sf),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,T_):this.#r.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const nr={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:ce.j9,tableKeys:1e6,
organizationBytes:10*ce.j9},of="kvs_",af=32,b_=of.length+Math.ceil(af*4/3),N_=1e3,S_=8*1024*1024;class O_{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
new rf(S_,N_,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,project:a.project,app:a.appID,
table:c},f=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,V.
Rm)(u),windows:f}})}byToken(e){return e.length===b_?this.#n.find(uc(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.
find(r.tokenHash);if(!o)throw cf(n);return o}async create(e,n,s,r){if(!V.BL.test(n))throw new X("validation_failed",`"${n.slice(0,64)}" is not a table name: wri\
te 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const o=`${of}${(0,x.randomBytes)(af).toString("base64url")}`,i=uc(o),a=this.#t.seal(Oo(i),o),c={types:V.
jI,most:V.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"created":return{name:n,variable:dc(
n),createdAt:s,token:o};case"no_app":throw cc(e);case"wrong_type":throw df(d.type);case"taken":throw new X("conflict",`The app already has a table "${n}".`);case"\
full":throw new X("conflict",`An app may have ${V.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,
createdAt:r})=>({name:s,variable:dc(s),createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw cc(
e);case"no_table":throw cf(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,V.Rm)(n))throw df(n);const o=r.map(({name:i,tokenHash:a,
sealed:c})=>[dc(i),this.#t.open(Oo(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.
open(Oo(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(uc(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(
e);if(!n)throw cc(e);return n}}function cc({appID:t}){return new X("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function cf(t){return new X(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function df(t){return new X("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function dc(t){return`${V.be}TOKEN_${t.toUpperCase()}`}function uc(t){
return(0,x.hash)("sha256",t,"base64")}function R_(t){return uf(t),{...I_,node:`${(0,re.hostname)()}/${process.pid}`,...t,buildLimits:{...po,...t.buildLimits},kvsQuotas:{
...nr,...t.kvsQuotas}}}function uf(t){const{gitUrlTemplate:e=ot.bD,allowLocalGit:n=!1}=t;ae(t.trustedProxies??[]),me(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.
forEach(y0),t.dns&&zl({...t.dns,owner:t.dns.owner??lf(t.publicUrl)},A_);const s=(0,ot.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,ot.ri)(e)}" ${s.problem}`;
throw new j.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const A_={fetch,now:Date.now};function lf(t){return URL.parse(t??"")?.hostname||
void 0}const I_={dns:void 0,mail:void 0,cdn:void 0,cdnApi:void 0,notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,
shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:Vs,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:ot.bD,clock:Q.ml,log:Qs,fetch,resolveTxt:h0,resolveHost:d_,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,
edgeCacheBytes:64*ce.D6,keepDeployments:u_,keepDays:l_,keepDeletedMs:f_,keepAuditDays:m_,organizationApps:_g,organizationBuilds:Tg,buildLimits:po,kvsQuotas:nr};
function ut({roles:t},e){return t.includes(e)}function L_({cdn:t,cdnApi:e,fetch:n,clock:s}){const r=t&&Qw(t,{fetch:n,api:e},s);return r&&{cdn:r,marks:bw(r)}}function k_(t,{
siteUrl:e},n){const{stores:s,cdn:r,clock:o,log:i}=t,{maxAge:a=0}=r??{},c=gw({cdn:n,store:s.cdn,maxAge:a,clock:o,log:i}),d=new Map;return{async activate({job:{app:u,
deployID:l},signal:f}){const m=await s.state.apps.find(u);if(!m)return;const{subdomain:h,settings:E,liveRelease:p}=m,g=p===null,N={app:u,deployID:l,url:e(h),domains:E.
domains??[],isFirst:g};d.set(l,{going:N,warnings:await c.activate(N,f)})},async switched({job:{deployID:u},signal:l}){const f=d.get(u);return d.delete(u),f?[...f.
warnings,...await c.switched(f.going,l)]:[]}}}async function v_(t,{cdn:e},n){const{stores:s,clock:r,log:o}=t,{cdn:i,quota:a,changes:c,state:d}=s,u=new AbortController;
n.defer(()=>u.abort(new Error("the platform stops")));const l=async m=>{await d.releases.subdomainOf(m)===void 0&&await e.deactivate(m,u.signal)},f=c.subscribe(
m=>{m.kind==="domain"&&l(m.domain).catch(h=>{u.signal.aborted||o("warn","cdn_domain_not_ended",{domain:m.domain,reason:String(h)})})});return n.use(f),n.use(r0(
{cdn:e,store:i,quota:a,changes:c,clock:r,random:Wa,log:o,every:Q.fm}))}async function D_(t){(ut(t,"control")||ut(t,"build"))&&await t.stores.cdn.use()}function $_({
stores:t},{cdn:e}){return{name:e.name,site:n=>t.cdn.site(n)}}var On=L(1101);function M_(t){return new C_(t)}class C_{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){
const{instances:n}=this.#e;if(!n)return(0,On.Ih)(new On.Lw("functions_off",void 0,60));if(this.#s)return(0,On.Ih)(new On.Lw("stopping"));const s=this.#n;return vt(
s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new On.Lw("stopping");return(await this.#r(
s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,
reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(
n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){
this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){return this.#t??=Promise.all([L.e(729),L.e(89)]).then(L.bind(L,5089)).
then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var Ae=L(1455),U_=L(1421),x_=L(6193);const F_=524288,j_=65535;let ff;function B_(){
return ff??=P_().filter(t=>t>2&&t<=j_&&H_(t)),ff}function P_(){try{return(0,F.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function H_(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,F.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&F_)===0}catch{return!1}}function G_(t){const e=B_().filter(
r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,F.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=
1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,F.closeSync)(n)}}var os=L(8595),hf=L(5290);const pf={files:1e5,fileBytes:512*ce.
D6,totalBytes:4*ce.j9},Ro={pathBytes:1024,pathsBytes:16*ce.D6,rulesBytes:256*1024,indexBytes:32*ce.D6},lc=32*ce.D6,mf={pathBytes:4096,pathsBytes:32*ce.D6,rulesBytes:8*
ce.D6,indexBytes:48*ce.D6},bU=null,Ao=ce.D6,W_=8,NU=32,Ef=3600*1e3,SU=Ef/2,Y_=2*ce.D6,yf=4*ce.D6,z_=64*1024,K_=16384,X_=128*1024,q_=128,V_=50,J_=2e3,gf=6e4,Q_=1e3,
Z_=1e3,OU=50;function eT(t){try{const e=JSON.parse(t);return(0,K.Gv)(e)?sT(e):void 0}catch{return}}const wf={ready({isolation:t,limiter:e,network:n,hasFailed:s}){
const[r,o,i]=[uT(t),lT(e),hT(n)];if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({kind:"\
pulse"}),stage({stage:t}){const e=pt.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,K.KH)(t,z_)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,K.KH)(t,64)?{kind:"commit",commit:t,facts:fT(e)}:void 0,ask({id:t,question:e}){const n=(0,K.Gv)(e)?
rT(e):void 0;return n&&mt(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,K.KH)(t,fc)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,K.KH)(e,64)&&(0,K.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[pT(t),(0,hf.h)(n)],i=V.jI.find(a=>a===s);if(!(!r||!o||!(0,K.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=ku(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=mT(t);return n&&(0,K.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=sr(t,Object.keys(bo).length,ET);return e&&{kind:"done",collected:e}}},fc=256,Io=Ro.pathBytes,tT=64,_f=250,nT=100,
hc=1e3,pc=1e3;function sT(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(wf,e)?wf[e](t):void 0}function rT({about:t,name:e,part:n,isLast:s,after:r,
found:o}){if(t==="lock"&&(0,K.KH)(e,fc))return{about:t,name:e};if(t==="output"){const i=(0,K.Gv)(n)?oT(n):void 0;return i&&{about:t,part:i,isLast:s===!0}}if(t===
"start"){const i=vu(o);return i&&{about:t,found:i}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function oT({files:t,odd:e,ignoredRules:n,
faults:s}){const r={files:sr(t,_f,aT),odd:sr(e,_f,cT),ignoredRules:sr(n,nT,dT),faults:sr(s,os.ws,iT)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&
c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function sr(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===
t.length?s:void 0}function iT(t){const{file:e,line:n,message:s,isMarked:r}=(0,K.Gv)(t)?t:{};if(!(!(0,K.KH)(s,os.iA)||e!==null&&!(0,K.KH)(e,Io))&&!(n!==null&&!mt(
n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function aT(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,K.Gv)(t)?t:{};if(!(!(0,K.
KH)(e,Io)||!(0,K.KH)(o,tT))&&!(!mt(n)||!mt(s)||!mt(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function cT(t){const{path:e,kind:n}=(0,K.
Gv)(t)?t:{},s=os.q3.find(r=>r===n);return s&&(0,K.KH)(e,Io)?{path:e,kind:s}:void 0}function dT(t){const{file:e,line:n,reason:s}=(0,K.Gv)(t)?t:{};if(!(!(0,K.KH)(
e,fc)||!(0,K.KH)(s,hc)))return{file:e,reason:s,...mt(n)?{line:n}:{}}}function uT(t){if((0,K.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,K.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function lT(t){const{kind:e,folder:n,reason:s}=(0,K.Gv)(t)?t:{};return e==="cgroup"&&(0,K.KH)(n,Io)?{kind:e,folder:n}:e==="sampling"&&(0,K.KH)(s,hc)?{kind:e,
reason:s}:void 0}function fT(t){const{subject:e,author:n}=(0,K.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Xe.Ow)(r,o).trim()||null;return{subject:s(e,V.jh.subject),
author:s(n,V.jh.author)}}function hT(t){const{level:e,reason:n}=(0,K.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,K.KH)(n,hc)?{level:e,
reason:n}:void 0}function pT(t){if(!(0,K.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!mt(n)||!mt(s)||!mt(r)||!mt(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function mT(t){const{text:e,folder:n,command:s,output:r,type:o,
typeBecause:i}=(0,K.Gv)(t)?t:{},a=V.yN.find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Xe.Ow)(d,pc):null;return{
text:(0,Xe.Ow)(e,2*pc),folder:(0,Xe.Ow)(n,pc),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function ET(t){const{kind:e,items:n,bytes:s,left:r}=(0,K.Gv)(t)?
t:{},o=Object.keys(bo).find(c=>c===e);if(o===void 0||!mt(n)||!mt(s))return;const i=(0,K.Gv)(r)?r:{},a=mt(i.items)&&mt(i.bytes);return{kind:o,items:n,bytes:s,...a&&
{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function mt(t){return Number.isSafeInteger(t)&&Number(t)>=0}const Lo=import.meta.filename.endsWith(".ts"),
ko=(0,P.join)(import.meta.dirname,Lo?"../../..":"../.."),Tf=(0,P.join)(ko,Lo?"src/worker.ts":"dist/worker/index.js"),RU=Lo?(0,P.join)(ko,"src"):Tf,bf=(Lo?["src",
"node_modules","package.json"]:["dist","package.json"]).map(t=>(0,P.join)(ko,t)),yT=(0,P.join)(ko,"node_modules",".cache","slipway"),gT=4,mc=5;function wT(){const t=(0,P.
dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,F.statSync)(s).mode&mc)!==mc),n=e??bf.map(Nf).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`\
chmod -R a+rX ${e?t:bf.join(" ")}`}}function Nf(t){const e=(0,F.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?mc:gT;if((e.mode&n)!==n)return t;
const s=(0,P.basename)((0,P.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,F.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){
const i=Nf((0,P.join)(t,o));if(i!==void 0)return i}}function Sf(t){return`${(0,x.hash)("sha256",t).slice(0,16)}/`}function _T(t,e){return`slipway-worker:${Sf(t)}${e}`}
function TT(t,e){return`slipway-functions:${Sf(t)}${e}`}const bT=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function Of(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&bT.some(r=>r.test(
n))&&(e[n]=s);return e}function Rf(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:yT,
...n&&{NODE_EXTRA_CA_CERTS:(0,P.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var NT=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ST=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const OT=15,RT=4096,AT=5e3;class Af{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=Tf,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=NT(i,G_(["pipe","ignore","pipe","pipe"]),!1),c=(0,U_.spawn)(process.
execPath,[`--max-old-space-size=${w0}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,kT(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-RT)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=
!0}finally{ST(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new x_.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>yf)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=yf?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>gf;r&&n&&this.kill(`it sent nothing for ${gf/1e3} seconds`),n=r},AT).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??LT(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class IT extends Af{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:OT,read:eT})}}function LT(t){return Object.entries(re.constants.
signals).find(([,n])=>t===q_+n)?.[0]??null}function kT(t,e){try{t!==void 0&&(0,re.setPriority)(t,e)}catch{}}var bt=L(6583);const vT=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],If=40,rr=2e3,DT=8e3,$T=2e4,MT=200;function Lf(t,e){return`${t}/${e}.sock`}function CT(t){const e=(0,K.U4)(t);if(!(0,K.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(kf,n)?kf[n](e):void 0}const kf={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[an(t,["bubblewrap","none"]),an(e,["cgroup","sampling"])],{level:i,reason:a}=(0,K.Gv)(n)?n:{},c=an(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,rr)},u=typeof s=="string"?{apart:s.slice(0,rr)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=vf(e);return n&&is(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>is(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=xT(e);return n&&is(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!is(t)||!Array.isArray(e)||e.length>$T)return;const n=e.map(UT).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>is(t)&&vo(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,K.Gv)(e)?Df(e):void 0;return n&&is(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=an(t,["info","warn",
"error"]);return s&&(0,K.KH)(e,64)&&(0,K.KH)(n,rr)?{kind:"note",level:s,event:e,text:n}:void 0}};function an(t,e){return e.find(n=>n===t)}function is(t){return(0,K.
KH)(t,If)}function vo(t){return Number.isSafeInteger(t)&&Number(t)>=0}function vf(t){const{step:e,at:n}=(0,K.Gv)(t)?t:{},s=an(e,bt.F$);return s&&vo(n)?{step:s,at:n}:
void 0}function UT(t){const{at:e,stream:n,text:s}=(0,K.Gv)(t)?t:{},r=an(n,["stdout","stderr"]);return r&&vo(e)&&(0,K.KH)(s,DT)?{at:e,stream:r,text:s}:void 0}function Df({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!vo(t))&&!(e!==null&&!(0,K.KH)(e,If)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function xT(t){if(!(0,K.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[an(e,vT),an(n,bt.F$),Df(t)];if(!i||!a||!c||!(0,K.KH)(s,rr)||!Array.isArray(r)||r.length>
MT||!r.every(f=>(0,K.KH)(f,rr))||!Array.isArray(o)||o.length>bt.F$.length)return;const d=o.map(vf).filter(f=>f!==void 0),{exitCode:u,signal:l}=c;return{code:i,step:a,
message:s,exitCode:u,signal:l,lines:r,journey:d}}const FT={startMs:6e4,tmpBytes:512*ce.D6,tmpFiles:1e5,processes:256},jT=1e4,BT=5e3,PT=5,HT=100;function GT(t){const e=new WT(
t);return e.recover(),e}class WT{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,F.realpathSync)(e.nodeDir),this.#n=Mf(this.#t)}recover(){
$f(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,x.randomUUID)().slice(0,8)}`,s=this.#a(),r=new YT(n,e,{socket:Lf(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(jT))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),BT);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,F.mkdirSync)(this.#n,{recursive:!0,mode:448}),KT(this.#n);const{env:e,log:n}=this.#e,
s=new Af({args:["functions",TT(this.#t,process.pid)],env:Rf(e),niceness:PT,read:CT});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,Ae.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r===
"required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:Of(n),limits:{...FT,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"\
walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,
instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.
take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is r\
equired");return}if(this.#o)return;this.#o=!0;const{log:r,network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write \
everything that the platform can"});const i=n.level==="private"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"\
functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class YT{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.
withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.
promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,zT);return;case"\
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new bt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new bt.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new bt.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const zT=10;function $f(t){return[(0,P.join)(t,"functions","running"),Mf((0,F.realpathSync)(
t))].some(n=>(0,F.existsSync)(n)&&(0,F.readdirSync)(n).length>0)}function Mf(t){const e=(0,P.join)(t,"functions","sockets");return Buffer.byteLength(Lf(e,"i-000\
00000"))+4<=HT?e:(0,P.join)((0,re.tmpdir)(),`slipway-${(0,x.hash)("sha256",t).slice(0,16)}`)}function KT(t){const{uid:e,mode:n}=(0,F.lstatSync)(t);if(!((0,F.lstatSync)(
t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class Ec{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var Cf=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},Uf=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const XT=4*ce.D6,qT=30*864e5,VT=1e4,JT=2e3;class QT{#e;#t;#n;#s=new Ec;#r=new Map;constructor({folder:e,
keyring:n,fileBytes:s=XT}){this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=yc(e);for(const i of this.#r.get(s)??[])n.forEach(i);const r=n.map(({at:i,instance:a,
stream:c,text:d})=>JSON.stringify([i,a,c,d])).join(`
`),o=`${er(this.#t,"printed",xf(s),r)}
`;await this.#s.run(s,()=>this.#i(s,o))}async tail(e,n){const s=yc(e),r=Math.min(Math.max(0,Math.floor(n)),VT),{newer:o,older:i}=this.#o(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>eb(await ZT(u,this.#n),l,f=>tb(this.#t,s,f)),c=await a(o,r);return[...c.length<r?await a(i,r-c.length):[],...c]})}follow(e,n){const s=yc(
e),r=[];let o=()=>{};const i=d=>{r.length<JT&&r.push(d),o()},a=this.#r.get(s)??new Set;this.#r.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#r.get(
s)===a&&this.#r.delete(s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:
await new Promise(l=>{o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,Ae.readdir)(this.#e).catch(()=>[]))await this.#s.
run(n,async()=>{const s=await(0,Ae.stat)(this.#o(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,Ae.rm)((0,P.join)(this.#e,n),{recursive:!0,force:!0})})}#o(e){
return{newer:(0,P.join)(this.#e,e,"newer.jsonl"),older:(0,P.join)(this.#e,e,"older.jsonl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,
older:o}=this.#o(e);await(0,Ae.mkdir)((0,P.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,Ae.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(
n)>this.#n&&await(0,Ae.rename)(r,o),await Cf(s,await(0,Ae.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=Uf(s);r&&await r}}}
function yc({org:t,project:e,appID:n}){return(0,x.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function ZT(t,e){const n={stack:[],error:void 0,hasError:!1};
try{const s=await(0,Ae.open)(t,"r").catch(()=>{});if(!s)return"";const r=Cf(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.
read(i,0,i.length,Math.max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=Uf(n);s&&await s}}function eb(t,e,n){const s=[];
let r=0;for(const o of t.split(`
`).slice(0,-1).reverse()){if(r>=e)break;const i=n(o).split(`
`).flatMap(a=>nb(a)??[]);r+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,r-e))}function xf(t){return`printed:${t}`}function tb(t,e,n){try{return tr(
t,"printed",xf(e),n)}catch{return""}}function nb(t){const e=(0,K.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,K.KH)(s,40)&&(0,K.KH)(o,8e3)&&
(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function as(t){const{everyMs:e,onFailure:n,every:s=Q.fm,isDue:r=!1}=t;let o;const i=()=>(o??=
t.run().then(()=>{},n).finally(()=>{o=void 0}),o),a=s(e,()=>{i()});return r&&i(),{run:i,async[Symbol.asyncDispose](){a(),await o}}}async function sb(t){try{return(await jf(
t)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(
e)}}async function Ff(t,e){return(await jf(t)).nextRun(new Date(e))?.getTime()??null}async function jf(t){const{Cron:e}=await L.e(814).then(L.bind(L,5814));return new e(
t,{timezone:"UTC",mode:"5-part"})}const rb="SLIPWAY_SCHEDULE_SECRET",ob=15e3,ib=50,Bf=5,ab=40,cb=60*6e4,db=15*6e4;function ub(t){const{schedules:e,log:n,every:s}=t,
r=new Map,o=u=>[...r.values()].filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const m=JSON.stringify([u.subdomain,l]),h=o(u.app.org)>=Bf,E=r.has(m)?"the\
 call before has not ended":h?`its organization has ${Bf} calls under way`:void 0;if(E!==void 0)return t.say(u.app,`${gc(l)}: left out, because ${E}`);const p=fb(
t,u,l,f).finally(()=>r.delete(m));r.set(m,{org:u.app.org,call:p})},c=async()=>{for(const u of await e.due(ib)){const{next:l,come:f}=await lb(u);if(f.length>0&&r.
size>=ab)break;if(await e.take(u,l))for(const[m,h]of f)a(u,m,h)}},d=as({everyMs:ob,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof ge))&&n("warn","\
schedules_not_read",{reason:String(u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...r.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.
asyncDispose]}}async function lb({entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await Ff(o.cron,Math.max(e,n-cb));i!==
null&&i<=n&&s.push([o,i]);const a=await Ff(o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function fb(t,e,n,s){const{app:r,subdomain:o,now:i}=e,
{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,f=a.monotonic();try{const m=await d(o);if(!m)return;const h=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(
s).toISOString()}),E=`${o}.${s}.${e.entries.indexOf(n)}`,p=hb(await u(o),E,i,h),g=await c(m,{path:n.path,headers:p,body:h,timeoutMs:db});l(r,`${gc(n)}: ${g}, ${Math.
round(a.monotonic()-f)} ms`)}catch(m){l(r,`${gc(n)}: failed, because ${m instanceof Error?m.message:String(m)}`)}}function gc({cron:t,path:e}){return`POST ${e} \
by its schedule (${t})`}function hb(t,e,n,s){const r=Math.floor(n/1e3),o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,x.createHmac)("sha256",o).update(`${e}\
.${r}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`\
v1,${i}`}}function pb(t){return{status(e){const n=t(e);return n&&mb(n)}}}function mb(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,
requests:c,restarts:d,journey:u}=n;return s!==null&&Eb(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,
instances:e,lastFailure:t.lastFailure,crashLoop:yb(t)}}function Eb(t){return t==="starting"||t==="ready"||t==="draining"}function yb({state:t,failing:e,instances:n}){
if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||
s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const gb=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSIO\
N_TOKEN","AWS_REGION"],wb=60*6e4;async function Pf({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${V.be}URL`]:n,
[`${V.be}REGION`]:V.aT,...s}}async function _b(t,e,n,s){const r=await Pf(t,e,n);return Object.keys(r).length===0?{}:{...r,...Gf(await Hf(t,e,s))}}async function Tb(t,e){
const{roles:n,clock:s,log:r,every:o=Q.fm}=t,i=await Hf(t,e,void 0),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.
accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(l){r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(wb,()=>{d()});return{
variables:Gf(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}
async function Hf({tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.injected(s);return e.issue(o,n.now(),r)}function Gf({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:V.aT}}async function bb({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},r,o){const[
i,a]=await Promise.all([t.find(r),o?{}:t.env(r)]),{type:c,settings:d}=o??i??{},u=o?.env??a;if(!(0,V.Rm)(c))return u;const l=await e.tableVariables(r,n),f=i&&d?.
schedule?{[rb]:await s(i.subdomain)}:{};return{...u,...l,...f}}function Nb(t){return Object.hasOwn(t,`${V.be}URL`)}function Sb(t,e){const n=new Set;return{start(s){
if(!Nb(s.env))return t.start(s);const r=new Rb(s,t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),
await Promise.all([...n].map(({ended:s})=>s))}}}const Ob={exitCode:null,signal:null,outOfMemory:!1};class Rb{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=
e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;
return await i[Symbol.asyncDispose](),a},()=>Ob)}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.
memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)
throw new Error("it was stopped");const o={...this.spec.env,...r.variables},i=e.start({...this.spec,env:o});this.#e=i;const a=gb.filter(c=>Object.hasOwn(this.spec.
env,c));return a.length>0&&s(i,a),{inner:i,credentials:r}}catch(o){await r?.[Symbol.asyncDispose]();const a=`The instance did not start: ${o instanceof Error?o.
message:String(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new bt.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const Ab=["running","\
starting","stopping","asleep","failed","crash-loop"],Wf={default:100,most:1e3},Ib=6e4,Lb=1e4,kb=100,Yf=256*1024,zf=2e3,vb=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;
function AU(t){const[,e,n,s]=vb.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function Db(t,e,n=Q.fm){const s=new Map,r=(a,c)=>{c.
close(),s.get(a)===c&&s.delete(a)},o=n(Lb,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=Ib&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.
get(c)??new $b(t,a,f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>kb&&l&&r(...l),u};return{async read(a,{lines:c,after:d}){const u=i(
a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class $b{#e=(0,x.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){
const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=wc(
e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>Wf.most||this.#r>Yf&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,
s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{
lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=Cb(e.filter(s).map(wc)),o=e.at(-1),i=o&&this.#s.
findLastIndex(c=>Mb(c,wc(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(
s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function wc(t){return t.text.length<=zf?t:{...t,text:t.text.slice(0,zf).toWellFormed()}}function Mb(t,e){
return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function Cb(t){let e=Yf,n=t.length;for(;n>0&&t.length-n<Wf.most&&(e-=t[n-1]?.text.
length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function Ub(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-\
loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function IU(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+
1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function xb(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(
Db(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,V.Rm)(o.type)&&o.liveRelease!==null?Ub(r.statuses.status(o)):void 0}}async function Kf(t){const e=await t.
signingKey(Fb),n=(0,K.U4)(e.value);if(!(0,K.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!jb({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.
d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Bb(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"\
ES256"}}}function _c({privateJwk:t},e){return new Uint8Array((0,x.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Fb(){const t=(0,x.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function jb(t){try{const e=(0,x.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,x.verify)("sha256",r,(0,x.createPublicKey)(
{key:s,format:"jwk"}),(0,x.sign)("sha256",r,e))}catch{return!1}}function Bb(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,x.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const Xf=6e5,qf=6*36e5,Pb=3e4,Vf=5e3;function Hb(t,e,n){return cs(async()=>{const s=await L.e(460).then(L.bind(L,6460)),
r=s.createRemoteJWKSet(await Gb(t,e),{timeoutDuration:Vf,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.
NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,
i=n.monotonic()+Math.min(Pb*2**Math.max(0,a-1),Xf)}),c);return async(l,f)=>{const m=n.monotonic()>=i||d()>=qf;if(d()>=Xf&&m&&await u(),d()>=qf)throw Do();try{return await r(
l,f)}catch(h){if(!(h instanceof s.errors.JWKSNoMatchingKey))throw h;const E=n.monotonic()>=i;if(E&&await u(),a>0)throw Do();if(!E)throw h;return r(l,f)}}})}async function Gb(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Vf),redirect:"error"})).json();return Wb(s,t)}catch{
throw Do()}}function Wb(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Do(){return new X("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function cs(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const Tc="127.0.0.1",Yb={"http:":80,"https:":443};async function zb({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,
allow:`${o}:${i||Yb[a]}`,async[Symbol.asyncDispose](){}}}const s=await Yu({port:0,host:Tc,log:n});s.serve(t);const{port:r}=s;return{url:zu(Tc,r),allow:`${Tc}:${r}`,
[Symbol.asyncDispose]:()=>s.close()}}function Jf(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=
void 0,s}),n)}const Kb=1/4,Xb=5e3,qb=60*6e4;async function Vb(t,{siteUrl:e,kvsUrl:n},s,r,o){const{clock:i,log:a,stores:c}=t,d=t.functions==="on"&&(ut(t,"edge")||
ut(t,"build")),u=Promise.withResolvers();u.promise.catch(()=>{});let l=xa;const f=ut(t,"kvs")?W=>l(W):void 0,m=Jf(()=>zb({handler:f,kvsUrl:n,log:a}),o);let h=t.
buildNetworkAllow;const E=async()=>{const{url:W,allow:J}=await m();return h=[...t.buildNetworkAllow,J],W},p=new QT({folder:(0,P.join)(t.nodeDir,"functions","log\
s"),keyring:c.keyring});d&&o.defer((0,Q.fm)(qb,()=>{p.removeOlder(i.now()-qT).catch(()=>{})}));const g={tableVariables:async(...W)=>(await(await u.promise)()).tableVariables(
...W),openCredentials:async(...W)=>(await(await u.promise)()).openCredentials(...W)};d&&$f(t.nodeDir)&&await E();const N=()=>o.use(Jb(t,()=>h,p,g)),R=d?t.instances??
N():void 0,O=cs(async()=>_c(await Kf(c.keys),"schedule")),b=async W=>`whsec_${(0,x.createHmac)("sha256",await O()).update(W).digest("base64")}`,I=(W,J,U="schedu\
le")=>{const q={at:i.now(),instance:U,stream:"stdout",text:`[slipway] ${J}`};p.add(W,[q]).catch(te=>{a("warn","functions_log_not_written",{instance:U,reason:String(
te)})})},D=async(W,J)=>{const U={apps:c.state.apps,kvs:g,kvsUrl:await E(),scheduleSecretOf:b};return bb(U,W,J)},k=o.use(M_({instances:R,envOf:D,siteUrl:e,connections:Math.
floor(Hu()*Kb),clock:i,log:a,cdn:r,served:(W,J,U)=>s.requested(W,U)}));o.defer(()=>u.reject(new ge("The platform stops"))),R&&o.defer(eN(k,s,i));const B=R&&{statuses:pb(
W=>k.statusOf(W)),logs:p};return{functions:k,view:xb(t.shownFunctions??B,t,o),useKvs(W){u.resolve(W),f&&W().then(J=>{l=J.handler})},runSchedules(W){if(!R)return;
const J=(U,q)=>k.call(U,q);return ub({schedules:c.schedules,siteOf:W,call:J,secretOf:b,say:I,clock:i,log:a})},async tryInstance({job:W,release:J,signal:U},q){const{
app:te,type:ye,deployID:Te}=W;if(!R||!(0,V.Rm)(ye))return;const{index:Oe}=await q.index(te.org,J.manifestHash),Ie=Oe.find(bt.r$)===-1?void 0:await c.state.apps.
find(te);if(!Ie)return;const{subdomain:Ke}=Ie,Se=await D(te,W),Pe={deployID:Te,manifestHash:J.manifestHash};try{await k.prepare({app:te,subdomain:Ke,type:ye,release:Pe,
settings:W.settings,env:Se,signal:U})}catch(Ye){throw Ye instanceof bt.i5?Qb(Ye.failure,(0,F.realpathSync)(t.nodeDir)):Ye}ut(t,"edge")||k.stop(Ke)}}}function Jb(t,e,n,s){
const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,f={nodeDir:r,blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,
logs:n,log:l},m=({id:h,spec:{app:E}},p)=>{const g=`[slipway] The platform's variables replace those of the app: ${p.join(", ")}`;n.add(E,[{at:u.now(),instance:h,
stream:"stderr",text:g}]).catch(N=>{l("warn","functions_log_not_written",{instance:h,reason:String(N)})})};return Sb(GT(f),{kvs:s,onReplaced:m})}function Qb({code:t,
message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>Zb(a,`${(0,P.join)(o,"functions","releases")}/`));return new Dt({stage:"activate",code:t,message:e,exitCode:n,
signal:s,log:i,diagnostics:[]})}function Zb(t,e){const[n="",...s]=t.split(e);return n+s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function eN(t,e,n){let s=n.
monotonic();return(0,Q.fm)(Xb,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(
o,a*(r-s))}s=r})}const bc=5*6e4,tN={lifetime:bc,perIdentity:10,inAll:1e3},Qf="link_";async function nN({email:t,issuer:e},{sessions:n,consoleUrl:s,clock:r}){const o=Qf+
(0,x.randomBytes)(32).toString("base64url"),i=(0,x.hash)("sha256",JSON.stringify(["link",e,t])),a=new Date(r.now()+bc).toISOString();return await n.open({hash:Zf(
o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},tN),{url:`${s}/sign-in#${o}`,expiresAt:a}}function LU(t){return t.startsWith(Qf)}async function kU(t,e){
const n=await t.take(Zf(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:{},{email:o,issuer:i}=r;if(typeof o=="string"&&typeof i=="s\
tring")return{email:o,issuer:i};const c=`This link was used before, or is older than ${bc/6e4} minutes. Run "slipway console" for a new one.`;throw new Refusal(
"unauthorized",c)}function Zf(t){return(0,x.hash)("sha256",`console link\0${t}`)}var Rn=L(4235);const eh=20,th={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
example:"0 3 * * *"},sN=null;function vU(t){return t.split(";").map(e=>{const n=e.trim().split(/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&th.
pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(r))return{cron:s,path:r};throw new Error(`Write five fields and a path, with ; between entries, as "${sN}\
"`)})}function DU(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const Nc={spaFallback:Ue(Gs),installCommand:Ue(Ve(0,4096)),rootDirectory:Ue(Xr),noindex:Ue(
Gs),assetsOnly:Ue(Gs),verify:Ue(Hs(["off","warn","fail"])),lifetime:Ue(ba),nodeVersion:Ue(A.FsL(Ve(1,3),A.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:Ue(
Ta(Rn.FU)),healthPath:Ue(Bt(Rn.DR.healthPath,"must be a path")),instances:Ue(_a(1,Rn.Tl)),memory:Ue(Bt(Rn.DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:Ue(
Bt(Rn.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:Ue(Bt(Rn.DR.requestTimeout,'must be a time with one unit, or "0" for no l\
imit')),schedule:Ue(A.FsL(A.YOg(tt({cron:Bt(th,"must be five fields with one space between them"),path:Bt(Rn.DR.healthPath,"must be a path")}),"must be a list"),
A.BpQ(1,"must not be empty: null removes it"),A.Ru6(eh,`must have at most ${eh} entries`)))},rN={buildCommand:null,outputDirectory:null,region:null},oN={buildCommand:Ue(
Ve(0,4096)),outputDirectory:Ue(Xr),region:Ue(A.FsL(Ve(1,63),A.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},iN=tt(
{env:zs});function nh(t){const e={...Nc,domains:Ue(d0(t.domains))},n={repository:Sa(t.allowLocalGit),branch:Wn,...oN},s={...n,repository:A.yqP(n.repository),branch:A.
yqP(Wn)},[r,o,i]=[A.Ikc(n),A.Ikc(s),A.Ikc(e)],a=tt({name:A.FsL(Ve(1,63),A.yGV(V.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and \
last')),type:Hs(V.yN),...n,...e,subdomain:zt("cannot be given: it is generated")}),c={name:zt("cannot be changed: it is the ID of the app"),subdomain:zt("cannot\
 be changed: it is generated")},d=tt({...s,...e,...c,type:zt("changes with a release: give it with a deployment, as `configuration.type`")}),u=tt({...s,...Nc,...c,
type:A.yqP(Hs([...V.yN,V.m0])),domains:zt("do not wait for a deployment: change them with PATCH")}),l=f=>({...A.qgA(o,f),...(0,K.Eb)({type:f.type}),settings:A.qgA(
A.Ikc(Nc),f)});return{creation:A.FsL(a,A.pdi(f=>{const m=Object.entries(A.qgA(i,f)).filter(([,p])=>p!==null),{name:h,type:E}=f;return{name:h,type:E,config:{...rN,
...A.qgA(r,f),settings:Object.fromEntries(m)}}})),deployment:tt({branch:Ue(Wn),commit:Ue(Kr),configuration:A.yqP(A.FsL(u,A.pdi(l))),env:A.yqP(zs),tag:zt("is not\
 accepted: web apps deploy without a release tag")}),change:A.FsL(d,A.pdi(f=>({...A.qgA(o,f),settings:A.qgA(i,f)})))}}function aN({logRemovedAt:t}){return t===null?
void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const cN=A.FsL(Ve(1,1e3),A.yGV(V.G1,"is not a variable's name: letters, digits and _, and not a digit first")),$U=tt({set:Ue(zs),unset:Ue(A.FsL(A.YOg(cN,"must\
 be a list of names"),A.Ru6(V.lF.envVariables,`must have at most ${V.lF.envVariables} names`)))}),sh={variables:V.lF.envVariables,bytes:V.lF.envBytes};function dN({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>$o(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),oh(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw Pt(c);return u},async restoreApp(c,d){const u=await s.restore(c,d);
if(u.kind==="no_app")throw Pt(c);if(u.kind==="too_late")throw rh(u.app,!0);if(u.kind==="not_deleted")throw new X("conflict",`The app ${c.appID} is not deleted, \
so there is nothing to restore.`);return u.app},async cancel(c,d,u){const l=await r.cancel(c,d,u);if(l.kind==="no_deployment")return a(c,d);if(l.kind==="too_lat\
e")throw fN(c,l.deployment);return l.deployment},async redeploy(c,d,u,l){const f={branch:null,commit:null},m=d===void 0?await r.create(c,f,u,l):await r.redeploy(
c,d,u,l);if(m.kind==="no_app")throw Pt(c);if(m.kind!=="no_deployment")return m;throw await i(c),oh(c,d??"")},async clearCaches(c,d){if(!await s.update(c,{settings:{
cachesOf:(0,x.randomUUID)()}},d))throw Pt(c)},async rollback(c,d,u){const l=await o.rollback(c,d,u);if(l)return l;if(await i(c),d===void 0)throw Mo(c,"no kept r\
elease before the live one.");const f=await r.find(c,d),m=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(f?.status==="succeeded")throw Mo(c,`\
no release ${d} any more: the platform keeps the newest ones (--keep-releases). ${m}`);if(f)throw Mo(c,`no release ${d}: that deployment is ${f.status}.`);const h=lN.
test(d)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw Mo(c,`no kept release ${d.slice(0,100)}.${h}`)},async variables(c){
return await i(c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),l=(f,m)=>Object.hasOwn(u,f)?u[f]===m?"same":"replaced":"new";return Object.
keys(d).sort().map(f=>({name:f,change:l(f,d[f]??"")}))},editEnv:(c,d,u)=>uN(t.apps,c,d,u),async readLog(c,d,u){const l=await a(c,d),f=l.finishedAt!==null,m=await e.
read(d,{...u,isComplete:f}),h=m?void 0:aN(l);return h!==void 0?{text:u.from<=0?h:"",next:Math.max(1,u.from),atEnd:!0,deployment:l}:m?{text:m.text,next:m.next,atEnd:f&&
m.next>=m.size,deployment:l}:{text:"",next:Math.max(0,u.from),atEnd:f,deployment:l}}}}async function uN(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(
n,a));if(o!==void 0)throw _t([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[]},sh,r);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw Pt(e);case"full":{const{variables:a,bytes:c}=sh;throw _t([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,j.xb)(i)}}async function $o(t,e){const n=await t.find(e);if(!n)throw Pt(e);if(n.deletion)throw rh(n);return n}function rh({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new X("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new X("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}function Pt({
org:t,project:e,appID:n}){return new X("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const lN=/^dpl-[a-z2-7]{16}$/;function Mo({appID:t},e){return new X(
"release_not_found",`The app ${t} has ${e}`)}function oh({appID:t},e){return new X("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function fN({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new X("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new X(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function ih(t){const{apps:e}=t.state;return{bodies:nh(t),async create(n,{type:s,config:r},o,i){await Sc(
r.settings),await ah(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,x.randomUUID)()}},c=await e.create({key:n,type:s,config:a},
o,i).catch(ch);if(c.kind!=="taken")return c;throw await $o(e,n),new X("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s,r){const o=await $o(
e,n);await Sc(s.settings),await ah(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(ch);if(!i)throw Pt(n);return i},domainsOf:({org:n,settings:s})=>l0(
t.domains,n,s.domains??[])}}async function Sc({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){const s=await sb(n);if(s!==void 0)throw _t([`schedule[${e}\
].cron ${s}`])}}async function ah(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await u0(t.domains,e,r)}function ch(t){if(!(t instanceof
Fu))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new X("domain_taken",e)}var Ht=L(3823);
const ie={type:"string"},ds={type:"integer",minimum:0},Oc={type:"boolean"},Kt={type:"string",format:"date-time"};function Et(t){return{type:"string",enum:t}}function $e(t){
return{anyOf:[t,{type:"null"}]}}function Nt(t){return{type:"array",items:t}}function je(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(
Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function hN(t,e){return je({[t]:Nt(e),nextCursor:$e(
ie)})}function us(t){return{$ref:`#/components/schemas/${t}`}}const Xt={appID:{type:"string",minLength:1,maxLength:63},name:ie,type:Et(V.yN),repository:ie,branch:ie,
buildCommand:$e(ie),outputDirectory:$e(ie),region:$e(ie),subdomain:ie,state:Et(["created","live"]),url:$e(ie),environments:Nt(je({environmentID:ie,name:ie})),createdAt:Kt,
updatedAt:Kt},pN={appID:Xt.appID,type:Xt.type,state:Xt.state,repository:ie,branch:ie,buildCommand:Xt.buildCommand,outputDirectory:Xt.outputDirectory,region:Xt.region,
"spaFallback?":Oc,"installCommand?":ie,"rootDirectory?":ie,"nodeVersion?":ie,"noindex?":Oc,"verify?":Et(["off","warn","fail"]),"startCommand?":ie,"healthPath?":ie,
"instances?":ds,"memory?":ie,"idleTimeout?":ie,"requestTimeout?":ie,"schedule?":Nt(je({cron:ie,path:ie})),"domains?":Nt(ie),variables:Nt(ie)},dh={deployID:ie,status:Et(
pt.PB),branch:ie,commit:$e(ie),createdAt:Kt},mN={code:Et(os.i1),file:$e(ie),line:$e(ds),message:ie},Rc={...dh,stage:$e(Et(pt.Mb)),startedAt:$e(Kt),finishedAt:$e(
Kt),"supersededBy?":ie,"warnings?":Nt(je(mN))},EN={file:ie,line:$e(ds),column:$e(ds),severity:Et(["error","warning","notice"]),code:$e(ie),message:ie},MU={Error:je(
{error:je({code:Et(Object.keys(pt.iV)),message:ie,requestID:ie})}),App:je(Xt),Configuration:je(pN),Environment:je({environmentID:ie,name:ie,url:$e(ie),state:Et(
["created","live"])}),AcceptedDeployment:je(dh),Deployment:je({...Rc,url:$e(ie)}),Failure:je({deployID:ie,stage:Et(pt.Mb),code:Et(pt.sR),message:ie,exitCode:$e(
{type:"integer"}),signal:$e(ie),log:Nt(ie),diagnostics:Nt(je(EN))}),OperatorApp:je({org:ie,project:ie,...Xt,settings:{type:"object"},liveDeployID:$e(ie),newest:$e(
{$ref:"#/components/schemas/OperatorDeployment"}),"functions?":Et(Ab),"functionsNode?":ie,"deleted?":je({at:Kt,by:$e(ie),until:Kt})}),OperatorDeployment:je({...Rc,
subject:$e(ie),author:$e(ie),triggeredBy:$e(ie),size:$e(je({files:ds,bytes:ds})),isLive:Oc,"redeployOf?":ie,"cancelledBy?":ie,phases:Nt(je({name:ie,startedAt:Kt,
ms:$e({type:"number",minimum:0})}))}),QueuedDeployment:je({project:ie,appID:ie,...Rc,triggeredBy:$e(ie),"position?":{type:"integer",minimum:1}}),Table:je({name:ie,
variable:ie,createdAt:Kt})},yN=254;async function CU({organizationsOf:t},e){return(await t(e))?.length===0}function uh({email:t,token:e,via:n},s,r="id-token"){const o=e?
{via:"access-token",name:e.name}:{via:n??r};return{by:(0,Xe.Ow)(t,yN),...o,from:be(s),requestID:s.requestID}}function gN(t){const e=Object.entries(t).map(([n,s])=>({
name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>wN(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===
i);if(a)return{name:a.name,route:a.route,parameters:_N(a.parts,r)};if(o.length===0)throw new X("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.
method==="GET"?"GET, HEAD":d.method).join(", ");throw new X("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function wN(t,e){return t.
length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function _N(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,TN(e[r]??"",o)]]});return Object.fromEntries(n)}function TN(t,e){try{return decodeURIComponent(t)}catch{throw new X("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}class lh{status;json;constructor(e,n){this.status=e,this.json=n}}const bN=["GET","HEAD"],NN=["POST","PUT","PATCH"];function SN(t,e,n){
const s=gN(e),r=async o=>{const i=Ne(o.target),{name:a,route:c,parameters:d}=s(o.method,i),{principal:u,within:l}=await AN(t,c,o,d),{bytes:f,json:m}=NN.includes(
o.method)?await DN(o,c):vN,{orgID:h="",projectID:E="",appID:p=""}=d,{status:g=200,body:N}=c,R=await c.run({name:a,key:{org:h,project:E,appID:p},parameters:d,principal:u,
within:l,act:uh(u,o),query:new URLSearchParams(o.target.slice(i.length)),bytes:f,idempotencyKey:le(o,"idempotency-key"),status:g,body:()=>N&&Yr(m,N)},n);return R instanceof
lh?De(R.status,JSON.parse(R.json),{"idempotent-replayed":"true"}):De(g,R)};return async o=>{try{return await r(o)}catch(i){const a=Ua(i);if(!a)throw i;return await ON(
t,a,o),nt(a,o)}}}async function ON(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="un\
authorized")return t.refusals.note(s);try{const r=await t.verify(le(n,"authorization")),{by:o}=uh(r,n);t.refusals.note({...s,by:o??void 0,org:await RN(t,r,n)})}catch{
t.refusals.note(s)}}async function RN({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.exec(n)?.[1];if(!(s===void 0||!V.cS.test(s)))return await t(e,{org:s})===
void 0?void 0:s}async function AN(t,e,n,{orgID:s,projectID:r,appID:o}){const i=await t.verify(le(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw sn(
`Too many requests: wait ${c} s.`,c);if(e.for==="operators"&&await t.organizationsOf(i)!==void 0)throw new X("forbidden",`${a} has no role in the organization "\
*", which this call needs.`);if(e.for==="operators"&&e.needs&&await fh(t,i,{org:"*"},e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!V.cS.test(s))throw _t(
["orgID in the path is not an identifier"]);if(r!==void 0&&!V.cS.test(r))throw _t(["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},
u=e.partly&&await IN(t,i,d);return u&&u.length>0?{principal:i,within:u}:(await fh(t,i,d,e.needs??LN(n.method)),{principal:i})}async function IN(t,e,{org:n,project:s}){
const r=await t.partsOf(e,n);return s===void 0||r===void 0?r:r.includes(s)?void 0:r.filter(o=>o.startsWith(`${s}/`))}function LN(t){return bN.includes(t)?"viewe\
r":"deployer"}const kN={viewer:"may only read",deployer:"may not say who may do what",admin:"may do everything"};async function fh({roleOf:t},e,n,s){const r=await t(
e,n);if(r===void 0)throw new X("forbidden",`${e.email} has no role for this in the organization ${n.org}.`);if(xn(r,s))return r;const o=`${e.email} ${kN[r]} in ${en(
n)}.`;throw new X("forbidden",s==="admin"?`${o} An admin may.`:o)}const vN={bytes:Buffer.alloc(0),json:void 0};async function DN(t,{mayBeEmpty:e,body:n}){const s=le(
t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw hh(s);const r=await t.body(V.lF.bodyBytes).catch(o=>{throw o instanceof
ct?new X("body_too_large",`The body is larger than ${V.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw hh("none");
try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new X("invalid_request",`The body is ${r.length===0?"em\
pty":"not valid JSON in UTF-8"}.`)}}function hh(t){return new X("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}
const $N={limit:{type:"integer",minimum:1,maximum:V.lF.pageMost,default:V.lF.pageDefault},cursor:ie};function MN(t){return Ac(t,"limit",V.lF.pageDefault,V.lF.pageMost)}
function CN(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function UN({seq:t}){return An(`before:${t}`)}function xN(t){
const e=or(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function UU(t){return An(`before:${t}`)}const xU=null;function FU({project:t,appID:e}){
return An(`after:${t}/${e}`)}function jU(t){const e=or(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))
throw Ic();return{project:n,appID:s}}function BU(t){return An(`after:${t}`)}function PU(t){const e=or(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))
throw Ic();return e}function HU({project:t="",appID:e="",who:n}){return An(`after:${t}/${e}/${n}`)}function GU(t,e){const[n="",s="",r=""]=or(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return r===""?void 0:{org:e,project:n,appID:s,who:r}}function WU(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function YU({key:t}){return An(`after:${t}`)}function zU(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:or(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function KU(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:Ac(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function XU(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:Ac(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function qU(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function Ac(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw _t([`${e} must be 1 to ${s}`]);return o}function An(t){return Buffer.from(t).toString("b\
ase64url")}function or(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||An(s)!==n)throw Ic();return r.
slice(1)}function Ic(){return _t(["cursor must be a nextCursor of this list"])}function ph(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;
if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw _t(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,
s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,x.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function mh(t,e){switch(t.kind){case"done":
return e(t.made);case"replayed":return new lh(t.status,t.answer);case"other_request":throw _t(["Idempotency-Key was used before with another body"]);default:return(0,j.
xb)(t)}}const FN={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function VU(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===
void 0)continue;const f=DEPLOYMENT_STAGES.slice(d+1).find(p=>i[p]!==void 0),m=f===void 0?r:i[f]??null;if(f===void 0&&u!==a)break;const h=FN[u],E=c.at(-1);E?.name===
h?c.splice(-1,1,{...E,finishedAt:m}):c.push({name:h,startedAt:l,finishedAt:m})}return c}function Eh({subdomain:t,settings:e}){return e.domains?.[0]??t}const yh="\
production";function Lc(t){return t.liveRelease===null?"created":"live"}function gh(t,e){return t.liveRelease===null?null:e(Eh(t))}function kc(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Lc(t),url:gh(t,e),environments:[{environmentID:t.environmentID,name:yh}],createdAt:$t(t.createdAt),updatedAt:$t(t.updatedAt)}}function jN(t,e){const{
cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u}=t;return{appID:r,type:o,state:Lc(t),repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function BN(t,e){return{environmentID:t.environmentID,name:yh,url:gh(t,e),state:Lc(t)}}function wh(t){
const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:$t(o)}}function _h(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:l}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:$t(c),startedAt:d===
null?null:$t(d),finishedAt:u===null?null:$t(u),url:r==="succeeded"?n(Eh(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,K.Eb)({supersededBy:l??void 0})}}
function PN(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-V.lF.failureLogLines).map(l=>l.slice(0,V.lF.failureLogLine)),
u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function JU(t,e,n,s){const{cachesOf:r,...o}=t.
settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...kc(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&HN(e,t,n),...s&&i&&{functions:i,functionsNode:s.
node},...t.deletion&&{deleted:{at:$t(t.deletion.at),by:t.deletion.by,until:$t(t.deletion.endsAt)}}}}function HN(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,
cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=_h(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??
void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:m})=>({name:l,startedAt:$t(f),ms:m===null?null:m-f}))}}
function QU({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.
appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:$t(c),startedAt:d===null?null:$t(d),finishedAt:null,...present({position:n})}}function $t(t){
return new Date(t).toISOString()}const Co=["branch","commit","configuration","configuration.type","env"];function GN(t,e){return SN(t,WN(e),{...e,changes:ih(e)})}
function ZU(t){return t}function WN(t){const{creation:e,change:n,deployment:s}=nh(t);return{createApp:{...Ht.bw.createApp,summary:"Creates an app. Its ID is its\
 name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:je({...Xt,deployTakes:Nt(Et(Co))}),async run(r,{changes:o,siteUrl:i}){
const{name:a,...c}=r.body(),d=l=>({...kc(l,i),deployTakes:Co}),u=await o.create({...r.key,appID:a},c,r.act,ph(r,d));return mh(u,d)}},updateApp:{...Ht.bw.updateApp,
summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:us("App"),async run(r,{changes:o,siteUrl:i}){return kc(await o.
update(r.key,r.body(),r.act),i)}},replaceEnv:{...Ht.bw.replaceEnv,summary:"Replaces the whole set of variables. No answer contains their values.",body:iN,answer:je(
{names:Nt(ie)}),async run(r,{state:o}){await Uo(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw Pt(r.key);return{names:Object.keys(i).
sort()}}},listEnvironments:{...Ht.bw.listEnvironments,summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployT\
akes`: the members that the body of a deployment may have.",answer:je({environments:Nt(us("Environment")),app:us("Configuration"),deployTakes:Nt(Et(Co))}),async run(r,{
state:o,siteUrl:i}){const a=await Uo(r,o),c=Object.keys(await o.apps.env(r.key)).sort();return{environments:[BN(a,i)],app:jN(a,c),deployTakes:Co}}},deploy:{...Ht.
bw.deploy,summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `e\
nv`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says w\
hat the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a\
 server.",body:s,mayBeEmpty:!0,status:202,answer:us("AcceptedDeployment"),async run(r,{state:o}){await Uo(r,o);const i=ph(r,wh),{branch:a=null,commit:c,configuration:d,
env:u}=r.body();await Sc(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.
kind==="no_app")throw Pt(r.key);return mh(f,wh)}},listDeployments:{...Ht.bw.listDeployments,summary:"Lists deployments, newest first.",query:$N,answer:hN("deplo\
yments",us("Deployment")),async run(r,{state:o,siteUrl:i}){const a=MN(r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:xN(r.query)});if(!c)throw Pt(
r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=CN(u,a,UN);return{deployments:l.map(m=>_h(m,d,i)),nextCursor:f}}},readFailure:{...Ht.bw.readFailure,summary:"\
Reads why a deployment failed. 404: it did not.",answer:us("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,
i);if(a)return PN(i,a);await Uo(r,o);const c=await o.deployments.find(r.key,i);throw c?new X("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):
new X("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function Uo({key:t},{apps:e}){return $o(e,t)}const YN=()=>()=>({status:404,headers:{},
body:""}),zN=1024;function KN({finder:t,ownName:e}){return n=>{const s=XN(n);if(s===void 0)return ir(400);if(s===e)return ir(200);const r=t.site(s);return r instanceof
Promise?r.then(o=>ir(o?200:404),o=>{if(o instanceof ge)return ir(503);throw o}):ir(r?200:404)}}function XN({target:t}){const e=t.indexOf("?");if(e===-1||t.length>
zN)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(s.length>0||n===""||n.includes(":"))return;const r=n.toLowerCase().replace(/\.$/,
"");return r.endsWith(".")?void 0:r}const qN={200:"allowed",400:"no_domain",404:"no_such_site",503:"unavailable"};function ir(t){return De(t,{status:qN[t]},t===
503?{"retry-after":"5"}:{})}const Th={organization:1e3,projects:5e3,project:500,app:100},VN=500;function JN(t,e){return{mayChange:n=>t.adminsMayGrant(n),list:(n,s)=>e.
list(n,s),inFile:(n,s)=>t.membersOf(n).filter(r=>!s||s.some(o=>En(QN(n,o),r))).slice(0,VN),async set({org:n,project:s,appID:r},o,i,a){const c=o.toLowerCase();if(o.
length>yn||!Fn.test(o)){const m=`must be an ASCII email, or "@domain" for all emails of a domain, of ${yn} characters at most`;throw new X("validation_failed",`\
member ${m}.`)}if(!t.adminsMayGrant(n)){const m=`Ask the operator of the platform for a line there, or for "adminsMayGrant": true in organizations.${n}.`;throw new X(
"conflict",`In the organization ${n}, only platform.json grants roles. ${m}`)}const d={org:n,project:s,appID:r},u=t.membersOf(n),l=!u.some(m=>m.role==="admin"&&
m.project===void 0),f=await e.set({...d,who:c,role:i,bounds:Th,keepsAdmin:l},a);if(f.kind==="full")throw new X("conflict",`${Lr(d,f.of,Th)} members, and may hav\
e no more. Grant the role to an @domain.`);if(f.kind==="last_admin"){const m="Make somebody else an admin first, or have the operator name one in platform.json.";
throw new X("conflict",`${c} is the last admin of the organization ${n}. ${m}`)}if(i===null&&f.before===void 0){const h=u.some(E=>E.who===c&&En(E,d))?" platform\
.json grants one, which only its operator takes away.":"";throw new X("not_found",`Nobody has granted ${c} a role in ${en(d)}.${h}`)}return f.before}}}function QN(t,e){
const[n,s]=e.split("/");return{org:t,project:n,appID:s}}class It extends Error{name="DamagedObject"}function ls(t,e=W_){let n=performance.now();return()=>{if(!(performance.
now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const ZN=20,eS=200,bh=2e4,tS=4*1024*1024,nS=8*1024;function sS(t){
const e=new Tt(tS);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??bh+1)<=bh,i=async()=>{const[a,c]=[await t.index(n,s),await t.index(n,r)];return rS(
a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>nS,i)}catch(a){if(a instanceof It||a instanceof ge)return;throw a}}}
async function rS(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=ls(),o=(i,a,c)=>{n[i]+=1,n.bytes+=c,s.length<ZN&&s.push({kind:i,path:a.slice(
0,eS),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=oS(t,i,e,a),[d,u]=[c<=0?t.file(i):void 0,c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=
1:d&&u?o("changed",e.path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(i),-d.size),d&&(i+=1),u&&(a+=1);const l=r();l&&await l}return{...n,
files:s}}function oS(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),Buffer.from(n.path(s)))}const St=8;class xo{#e;constructor(e){
this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/St-1;for(;n<=s;){const r=n+s>>>1,o=r*St,i=this.#e.compare(e,0,St,o,o+St);if(i===0)return!0;
i<0?n=r+1:s=r-1}return!1}detached(){return new xo(Buffer.from(this.#e))}}function Nh(t){return(0,x.hash)("sha256",t,"buffer").subarray(0,St)}class cn extends Map{#e;constructor(e){
super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const ar=["br","zstd","gzip"],iS=512,
vc=16*ce.D6,fs=Buffer.from("SLV","latin1"),hs=fs.length+4+32,aS=hs+vc;function ex(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([fs,
e,hashOf("sha256",t,"buffer"),t])}function Sh(t,e){if(t.length<hs||fs.compare(t,0,fs.length)!==0)return;const n=t.readUInt32LE(fs.length);return n<=vc&&e===hs+n?
n:void 0}function cS(t){if(Sh(t,t.length)===void 0)return;const e=t.subarray(hs),n=t.subarray(fs.length+4,hs);return(0,x.hash)("sha256",e,"buffer").equals(n)?e:
void 0}const dS=/^[0-9a-f]{64}$/;function Dc(t){return dS.test(t)}function dn(t,e){return`${t}/${e.slice(0,2)}/${e}`}function uS(t){return`${t}/variants/`}function $c(t,e,n){
return`${uS(t)}${e.slice(0,2)}/${e}.${n}`}function Oh(t){const[,,e="",...n]=t.split("/");return n.length===0&&Dc(e)?e:void 0}function Rh(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return ar.some(s=>s===n)?e:void 0}const lS=5e3;function tx(t){const e=Oh(t);return e!==void 0?{sha256:e}:Rh(t)===void 0?void 0:{missingMs:lS}}const fS=100,
Ah=600*1e3;class hS{#e;#t;#n;#s=new cn(fS);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=dn(n,s),i=e===
"object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Ah){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(dn(e,n))}async lasting(){const e=this.#t.monotonic()-Ah;for(const[n,{key:s,version:r,
at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const pS=512;
class mS{#e;#t;constructor(e,n=Y_){this.#e=e,this.#t=new Tt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,
digest:this.#n(e)};return this.#t.put(e,r,pS+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(
e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,x.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function Mc(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Xe.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:
e.slice(1)}const ES=/^[\w.!~*'()@:$,+=&;/-]*$/;function Ih(t){return ES.test(t)?`/${t}`:`/${t.split("/").map(yS).join("/")}`}function yS(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Cc(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}in\
dex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Lh=32,gS=/\/:[A-Za-z]\w*[^\w/]/,wS=/^:([A-Za-z]\w*)$/,Uc="it must begin with a path that \
has at most one *, and placeholders (/:name) only for whole segments, each name once",_S=`it has more than ${Lh} placeholders`;function kh(t){const e=Mc(t);return e===
void 0?Uc:vh(Dh(`/${e}`))}function vh(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||gS.test(t))return Uc;const r=e.slice(1).split("/").map(
xc),o=(n??"").split("/").map(xc),i=[...cr(r),...cr(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return Uc;if(i.length>Lh)return _S;if(n===void 0)return{
text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(xc);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",
tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function TS({
head:t,star:e}){return new Set(e?[...cr(t),...cr(e.tail),"splat"]:cr(t))}function cr(t){return t.flatMap(e=>"name"in e?e.name:[])}function xc(t){const e=wS.exec(
t)?.[1];return e===void 0?{text:t}:{name:e}}const bS=32*1024;class Fc{path;bare;#e;#t;#n;#s=bS;constructor(e){this.path=e,this.bare=Dh(e)}get parts(){return this.#e??=
this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Ih(
e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}
function NS(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&jc(n,r,0)?new Bc(t,e,void 0):void 0;if(!jc(n,r,0))return;if(s.isRest){
if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new Bc(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.
length-s.tail.length-1;if(o<n.length||!jc(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&
e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Bc(t,e,e.bare.slice(i,a))}function jc(t,e,n){for(let s=0;s<t.length;s+=1){
const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class Bc{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in
a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Dh(t){return t.length>1&&
t.endsWith("/")?t.slice(0,-1):t}const $h=500,Fo=8*1024,SS=2e3,Mh=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Ch=/^[\t\x20-\x7e\x80-\xff]*$/,Uh=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function OS(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.
push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>SS?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=RS(i,e.length,a),s&&e.push(
s)):s?AS(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function RS(t,e,n){const s=kh(t);if(e>=$h)n("too many rules");else if(typeof s=="string")
n(s);else return{from:s,set:[],unset:[],bytes:0}}function AS(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Mh.test(o)||!Ch.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(Uh.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+dr(o,i);if(a>Fo)return n(`the headers of this path have more than ${Fo} bytes`);t.bytes=a,t.set.push([o,i])}
function dr(t,e){return t.length+e.length+4}function IS(t,e){return Mh.test(t)&&t===t.toLowerCase()&&Ch.test(e)&&!Uh.has(t)}const Pc=2e3,LS=2e3,kS=/^[^/:]+=/,xh={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Fh(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=vS(
r).trim();if(o==="")continue;const i=e.length<Pc?DS(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function vS(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function DS(t){if(t.length>LS)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||kS.test(n))return"conditions and query parameters are not supported";const o=$S(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=kh(e);return typeof i=="string"?i:Bh(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:jo(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function $S(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return jh(e)?e:void 0}function jh(t){return Object.hasOwn(xh,t)}function jo(t){return xh[t]===
"rewrite"}function Bh(t,e){return/^\/(?!\/)/.test(t)||!jo(e)&&/^(?:https?:)?\/\//i.test(t)}const MS=["index.html","200.html"],Hc="_redirects",Gc="_headers",Ph=512*
1024,CS=[Hc,Gc];function Hh(t){return CS.includes(t)}function US(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${Ph} bytes`}),u==="too large"?"":u.toString()},o=Fh(r(Hc));for(const d of o.ignored)s.push({file:Hc,...d});const i=OS(
r(Gc));for(const d of i.ignored)s.push({file:Gc,...d});const a=[...o.rules,...xS(e)].slice(0,Pc);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function xS(t){return t===void 0?[]:Fh(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Gh(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=FS(t);if(!Array.isArray(
e)||e.length>Pc||!Array.isArray(n)||n.length>$h)throw In();return{redirects:e.map(jS),headers:n.map(BS),fallback:MS.find(r=>r===s)}}function FS(t){const e=(0,K.
D7)(t.toString());if(!e)throw In();return e}function jS(t){const[e,n,s,r]=ur(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!jh(s)||!Bh(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw In();return{from:Wh(e),to:n,status:s,force:r}}function BS(t){const[e,n,s]=ur(t),r=ur(n).map(i=>{const[a,c]=ur(i);if(typeof a!="s\
tring"||typeof c!="string"||!IS(a,c))throw In();return[a,c]}),o=ur(s).map(i=>typeof i=="string"?i:Wc());return{from:Wh(e),set:r,unset:o}}function Wh(t){const e=typeof t==
"string"?vh(t):void 0;return typeof e=="object"?e:Wc()}function ur(t){return Array.isArray(t)?t:Wc()}function Wc(){throw In()}function In(){return new It("The c\
ompiled rules of a release are damaged: deploy again")}var Yh=L(4573),PS=L(6059);const HS=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),GS=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,WS=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function YS(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=HS.get(n)??(0,PS.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return GS.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function zS(t){return WS.test(t)}const KS=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
XS=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Yc(t){const e=zh(
t);return e===void 0||e.endsWith(".html")?!1:KS.test(t)||XS.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const qS=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Bo(t){const e=zh(t);return Yc(t)||e!==void 0&&qS.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function zh(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const lr=Buffer.from("SLIPWAY","latin1"),Mt=56,fr=32,Po=fr+6,Ln=4,Kh=8192,Xh=Buffer.allocUnsafe(3*mf.pathBytes);class Ho{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=Go(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new xo(e.subarray(Mt,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Ro){if(e.length>s.indexBytes)throw it("it is too large");const r=zc(e,s);if(Go(r).end!==e.length)
throw it("its length does not match its header");const o=await VS(e,r,s,n);return new Ho(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Po;return{hash:this.#e.toString("hex",n,n+fr),size:this.#e.readUIntLE(n+fr,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=Xh.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(Xh,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Ln)}}function zc(t,e=Ro){if(t.length<Mt||lr.compare(t,0,lr.length)!==0)throw it("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Mt)};if(n.assets>n.count)throw it("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||Go(n).end>e.indexBytes)throw it("it is too large");return n}function qh(t,e){if(e.length!==t.assets*St)throw it("its le\
ngth does not match its header");if(!(0,x.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw it("its assets do not match their hash");return new xo(e)}function Go({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=Mt+s*St,o=r+t*Po,i=o+(t+1)*Ln,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function VS(t,e,n,s){
const r=Go(e),o=t.subarray(Mt,r.records);if(qh(e,o),!(0,Yh.isUtf8)(t.subarray(r.paths,r.rules)))throw it("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw it("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Kh){if(i=Math.max(i,JS(t,r,a,Math.min(a+Kh,e.count))),i>n.pathBytes)throw it("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*Ln)!==e.pathsBytes)throw it("its last path does not end with the paths");for(let a=St;a<o.length;a+=
St){const c=a-St;if(o.compare(o,a,a+St,c,a)>=0)throw it("its assets are not sorted")}return i}function JS(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*Ln);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw it("its paths are out of order");if(((t[a]??0)&192)===
128)throw it("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw it("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function it(t){return new It(
`The index of a release is damaged (${t}): deploy again`)}function QS(t,e){const n=ZS(t),s=eO(n),r=n.reduce((f,{path:m})=>f+Buffer.byteLength(m),0),o=Mt+s.length+
n.length*(Po+Ln)+Ln,i=Buffer.alloc(o+r+e.length);lr.copy(i);const a=[n.length,r,e.length,s.length/St];for(const[f,m]of a.entries())i.writeUInt32LE(m,lr.length+f*
4);(0,x.hash)("sha256",s,"buffer").copy(i,lr.length+a.length*4),s.copy(i,Mt);let c=Mt+s.length,d=c+n.length*Po;const u=d+(n.length+1)*Ln;let l=0;for(const{path:f,
hash:m,size:h}of n)i.write(m,c,fr,"hex"),c=i.writeUIntLE(h,c+fr,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function ZS(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function eO(t){const e=t.filter(({path:n})=>Bo(n)).map(({path:n})=>Nh(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const tO=123;function Kc(t){return t[0]===tO}async function nO(t,e,n){if(t.length>lc)throw ps(`has more than ${lc} bytes`);const s=sO(t),
r=new Map;for(const o of s.filter(({path:i})=>Hh(i)))r.set(o.path,o.size>Ph?"too large":await e(o));return Ho.open(QS(s,US(r).bytes),n,mf)}function sO(t){let e;
try{e=JSON.parse(t.toString())}catch{throw ps("is not JSON")}if(!(0,K.Gv)(e)||!(0,K.Gv)(e.files))throw ps("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,K.Gv)(s)?s:{};if(typeof r!="string"||!Dc(r))throw ps("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw ps("has a file without a size");if(n===""||!n.isWellFormed())throw ps("has an invalid path");return{path:n,hash:r,size:o}})}function ps(t){
return new It(`The manifest of a release ${t}: deploy again`)}const rO=1e3;class Wo{damage;#e;#t;#n;#s;#r=new Ec;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new mS(e),this.damage=new hS(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(Ro.indexBytes,lc))throw this.damage.note("object_unusable",e,n),new It(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Ao?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=ls();try{return Kc(r)?await nO(r,({hash:i,
size:a})=>this.read(e,i,a),o):await Ho.open(r,o)}catch(i){throw i instanceof It&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,Mt);return Kc(s)?void 0:zc(s).count}async assets(e,n){const s=await this.#f(e,n,0,Mt);if(Kc(s))return(await this.index(e,n)).index.assets.detached();const r=zc(
s),o=r.assets*St;return qh(r,await this.#f(e,n,Mt,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await Vh(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#m(e,n);const{facts:a,bytes:c}=i,d=i===o||await Vh(i,n,s);if(!c||!d)throw await this.#E(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(dn(e,n),r)??this.#m(e,n))!==n)throw await this.#E(e,n,r);const i=await this.#e.stream(dn(e,n),s)??this.#m(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of ar){const o=await this.#d($c(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<rO||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:hs-1});return s&&Sh(s,n.size)}async readVariant(e,n,s){const r=$c(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,aS);return n?.bytes&&cS(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#m(e,n)}#h(e,n){if(!Dc(n))throw new It(`"${n}" is not the name of an object`);return dn(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#m(e,n)}#m(e,n){throw this.damage.note("object_missing",e,n),new It(`The object ${n} is gone`)}async#E(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(dn(e,n)),await this.#e.distrust(dn(e,n),s),new It(`The object ${n} is damaged`)}}async function Vh(t,e,n){
return t?.bytes?.length===n&&(t.digest??await oO(t.bytes))===e}async function oO(t){if(t.length<=Ao)return(0,x.hash)("sha256",t);const e=(0,x.createHash)("sha25\
6"),n=ls();for(let s=0;s<t.length;s+=Ao){e.update(t.subarray(s,s+Ao));const r=n();r&&await r}return e.digest("hex")}const Jh=2e4,iO=200,aO=2*1024*1024,cO=1024;function dO(t){
const e=new Tt(aO);return async(n,s)=>{const r=async()=>(await t.count(n,s)??Jh+1)>Jh?{start:void 0}:{start:await uO((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>cO,r)).start}catch(o){if(o instanceof It||o instanceof ge)return;throw o}}}async function uO(t){if(t.find(bt.r$)!==-1)return;const{
redirects:e,fallback:n}=Gh(t.rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=ls();for(let o=0;o<t.count;o+=1){const i=t.
path(o);if(i.endsWith(".html"))return{isThere:s,files:t.count,page:i.slice(0,iO).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}
function lO({check:t,damage:e}){return async()=>{try{await t?.()}catch{return De(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}
const n=await e?.lasting()??0;if(n===0)return De(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged.\
 The log has their names. Deploy their sites again to store them again.`;return De(200,{status:"degraded",pid:process.pid,reason:s})}}var fO=L(1692),hO=L(610);const Qh={
4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","2\
24.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00\
:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]},pO={4:Zh(Qh[4],"ipv4"),6:Zh(Qh[6],"ipv6")};function Zh(t,e){const n=new se.
BlockList;for(const s of t){const[r="",o]=s.split("/");n.addSubnet(r,Number(o),e)}return n}function mO(){return Object.values((0,re.networkInterfaces)()).flatMap(
t=>(t??[]).map(({address:e})=>e))}class kn extends Error{name="AddressRefused";constructor(){super("its address is not public; an operator can allow it with --n\
otify-allow")}}function Xc(t,e=mO){const n=(r,o)=>{const i=new se.BlockList;for(const a of e())i.addAddress(a.replace(/%.*$/,""),(0,se.isIP)(a)===4?"ipv4":"ipv6");
return i.check(r,o)},s=r=>{const[o=""]=r.split("%",1),i=(0,se.isIP)(o);if(i!==4&&i!==6)return!1;const a=i===4?"ipv4":"ipv6";return t.check(o,a)?!0:!pO[i].check(
o,a)&&!n(o,a)};return{check(r){const o=r.replace(/^\[|\]$/g,"");if((0,se.isIP)(o)!==0&&!s(o))throw new kn},lookup(r,o,i){(0,hO.lookup)(r,{...o,all:!0},(a,c)=>{if(a)
return i(a,[]);if(!c.every(({address:u})=>s(u)))return i(new kn,[]);const[d]=c;return o.all===!0||!d?i(null,c):i(null,d.address,d.family)})}}}const ep=3e3,tp=200,
np={endsAt:null,issuer:null,reason:null};async function EO(t,{lookup:e,port:n,ca:s}){const r={host:t,servername:t,port:n,lookup:e,rejectUnauthorized:!1,...s&&{ca:[
...s]}},o=(0,fO.connect)(r),i=setTimeout(()=>o.destroy(new Error(`no answer within ${ep/1e3} s`)),ep);try{await(0,Il.once)(o,"secureConnect");const{valid_to:a,issuer:c}=o.
getPeerCertificate(),d=Date.parse(a??"");return{state:o.authorized?"valid":"invalid",endsAt:Number.isNaN(d)?null:d,issuer:[c?.O??c?.CN].flat().join(", ")||null,
reason:o.authorized?null:String(o.authorizationError).slice(0,tp)}}catch(a){const c=a instanceof Error?(0,j.xU)(a)??a.message:"it failed",d=a instanceof kn||/ENOTFOUND|EAI_AGAIN/.
test(c)?"unknown":"none";return{...np,state:d,reason:a instanceof kn?a.message:c.slice(0,tp)}}finally{clearTimeout(i),o.destroy()}}function yO(t){const e=t.replace(
/^\[|\]$/g,"");return`${{4:"A",6:"AAAA"}[(0,se.isIP)(e)]??"CNAME"} ${e}`}const gO=1e4,wO=1e3,_O=100;function TO(t){const{dns:e,ownName:n,sitesDomain:s,siteUrl:r,
resolveHost:o,clock:i}=t,a=new cn(wO),c=h=>{const E=a.get(h);if(E&&i.monotonic()-E.at<gO)return E.facts;const p=d(h);return a.set(h,{at:i.monotonic(),facts:p}),
p},d=async h=>{const E=r(h),[p,g,N]=await Promise.all([l(h),u(h,new URL(E)),t.cdnState?.(h)??null]);return{host:h,url:E,record:p,certificate:g,cdn:N}},u=async(h,{
protocol:E,port:p})=>E==="https:"?t.certificateOf(h,Number(p||443)):{...np,state:"http"},l=async h=>{const E=h.endsWith(`.${s}`)?`*.${s}`:h,p={found:[],by:null,
problem:null};if(bO(h))return{...p,state:"right",wanted:""};const g=`${E} ${e?go(e.target):yO(n)}`,[N,R,O]=await Promise.all([o(h).catch(()=>{}),f().catch(()=>{}),
m(E)]);if(!N||!R)return{...O,state:"unknown",found:N??[],wanted:g};const b=N.some(I=>R.includes(I));return{...O,state:b?"right":N.length===0?"missing":"elsewher\
e",found:N,wanted:g}},f=async()=>{if(e?.target.kind==="addresses")return wo(e.target).map(({value:E})=>E);const h=e?.target.kind==="name"?e.target.CNAME:n.replace(
/^\[|\]$/g,"");return(0,se.isIP)(h)===0?o(h):[h]},m=async h=>{try{if(!e||!await e.covers(h))return{by:null,problem:null};switch(await e.look(h)){case"own":return{
by:"platform",problem:null};case"by-hand":return{by:"hand",problem:null};case"foreign":return{by:"hand",problem:"Its record is not this platform's. Remove it, a\
nd the platform makes one."};case"none":return{by:null,problem:"The platform makes it within the hour, and with the next deploy."}}}catch(E){if(!(E instanceof Ge))
throw E;return{by:null,problem:`${E.message}. ${E.remedy}`}}};return{async of({org:h,project:E,appID:p,subdomain:g,settings:N}){const R=[...N.domains??[],`${g}.${s}`],
[O,{rows:b}]=await Promise.all([Promise.all(R.map(c)),t.audit.list(h,{project:E,appID:p,action:"dns.record"},{limit:_O})]),I=D=>b.find(({object:k})=>k===D)?.at??
null;return O.map(D=>({...D,changedAt:I(D.host)}))}}}function bO(t){return t==="localhost"||t.endsWith(".localhost")}const sp=60*6e4,NO=sp-6e4,rp=45e3,SO=3,OO=1e3,
RO=10*6e4,op=1e4,ip=500;function AO(t){const{dns:e,state:n,usage:s,changes:r,clock:o,log:i}=t,a=`*.${t.sitesDomain}`,c=new Set,d=new AbortController;let u,l=Number.
NEGATIVE_INFINITY;const f=new cn(op),m=async k=>{const B=await n.releases.subdomainOf(k);return B===void 0?void 0:n.releases.site(B)},h=async(k,B,W)=>{if(W==="k\
ept"||W==="by-hand")return;const J={record:go(e.target)},U={object:k,...W==="removed"?{before:J}:{after:J}};i("info","dns_record",{host:k,how:W,by:e.name}),await t.
audit.append(Re,[B?oe(B,"dns.record",U):{action:"dns.record",...U}])},E=async(k,B,W)=>{for(let J=1;;J+=1)try{const U=await e.ensure(k,W);return f.delete(k),await h(
k,B,U)}catch(U){if(!(U instanceof Ge)||U.kind!=="away"||J===SO)throw U;await o.sleep(OO,W)}},p=async k=>{o.monotonic()-l<RO||!await e.covers(a)||(await E(a,void 0,
k).catch(B=>{if(!(B instanceof Ge)||B.kind!=="foreign")throw B;g(a,B)}),l=o.monotonic())},g=(k,B)=>{const W=B instanceof Error?B.message:String(B);if(d.signal.aborted||
f.get(k)===W)return;f.set(k,W);const J=B instanceof Ge?B.remedy:"";i(B instanceof ge?"error":"warn","dns_record_not_made",{host:k,reason:W,remedy:J,by:e.name})},
N=async(k,B)=>{if(!await e.covers(k))return;const W=await m(k);if(W)return E(k,W,B);await e.remove(k,B)&&await h(k,void 0,"removed");const J=await m(k);J&&await E(
k,J,B)},R=()=>(u??=(async()=>{for(const k of c){if(c.delete(k),d.signal.aborted)return;await N(k,d.signal).catch(B=>g(k,B))}})().finally(()=>{u=void 0,c.size>0&&
!d.signal.aborted&&R()}),u),O=k=>{c.size<op&&c.add(k),R()},I=as({everyMs:sp,run:async()=>{if(await s.claimTurn("dns",NO)){await p(d.signal);for(let k="";;){const B=await n.
releases.domains(k,ip);for(const{domain:J}of B){if(d.signal.aborted)return;await N(J,d.signal).catch(U=>{if(g(J,U),U instanceof Ge&&U.kind==="away")throw U})}const W=B.
at(-1);if(!W||B.length<ip)return;k=W.domain}}},onFailure:k=>g("",k),...t.every&&{every:t.every},isDue:!0}),D=r.subscribe(k=>{k.kind==="domain"&&O(k.domain)});return{
sweep:()=>I.run(),async settled(){for(;u;)await u},async activate(k,B){const W=await n.apps.find(k);if(!W)return;const J=W.settings.domains??[];if(W.liveRelease!==
null){for(const te of J)O(te);return}const U=AbortSignal.timeout(rp),q=AbortSignal.any([B,U]);try{await p(q);for(const te of J)await e.covers(te)&&await E(te,k,
q)}catch(te){throw B.throwIfAborted(),te instanceof Ge?ap(te):U.aborted?ap(IO()):te}},async[Symbol.asyncDispose](){D[Symbol.dispose](),d.abort(new Error("the pl\
atform stops")),await I[Symbol.asyncDispose](),await u}}}function IO(){const t="Deploy again.";return new Ge("away",`The DNS records were not made within ${rp/1e3}\
 s`,t)}function ap({message:t,remedy:e}){const n=`${t}. ${e}`;return new Dt({stage:"activate",code:"dns_refused",message:n,exitCode:null,signal:null,log:[],diagnostics:[]})}
function qc({dns:t,publicUrl:e,fetch:n,clock:s}){if(t)return zl({...t,owner:t.owner??lf(e)},{fetch:n,now:s.now})}function LO(t,e){const n=qc(t);if(!n)return;const{
stores:s,sitesDomain:r,clock:o,log:i}=t,{state:a,audit:c,changes:d,usage:u}=s,l={state:a,audit:c,changes:d,usage:u,clock:o,log:i,every:Q.fm};return e.use(AO({dns:n,
sitesDomain:r.toLowerCase(),...l}))}function kO(t,{baseUrl:e,sitesDomain:n,siteUrl:s}){const{stores:r,resolveHost:o,notifyAllow:i,clock:a}=t,{lookup:c}=Xc(me(i,
"notify-allow"),()=>[]);return TO({dns:qc(t),ownName:new URL(e).hostname,sitesDomain:n,siteUrl:s,resolveHost:o,certificateOf:(d,u)=>EO(d,{lookup:c,port:u}),audit:r.
audit,clock:a})}const cp=5,vO=6e4;function M(t,e){const n=t[e];if(typeof n!="string")throw Vc(e);return n}function de(t,e){return t[e]===null?null:M(t,e)}function G(t,e){
const n=t[e];if(typeof n!="number")throw Vc(e);return n}function ve(t,e){return t[e]===null?null:G(t,e)}function qt(t,e){const n=t[e];if(!(n instanceof Uint8Array))
throw Vc(e);return n}function Vc(t){return new j.GQ("internal",`The column ${t} of the database has an unexpected type`)}function Jc(t){return`hook:${t}`}function Qc(t){
return{id:M(t,"id"),org:M(t,"org"),project:M(t,"project"),appID:M(t,"app_id"),forge:M(t,"forge"),waits:G(t,"waits")===1,reports:G(t,"reports")===1,sealed:qt(t,"\
sealed"),createdAt:G(t,"created_at"),createdBy:de(t,"created_by")}}function Yo(t){return{id:M(t,"id"),hook:M(t,"hook"),digest:M(t,"digest"),branch:M(t,"branch"),
commit:M(t,"commit_sha"),state:M(t,"state"),deployID:de(t,"deploy_id"),receivedAt:G(t,"received_at"),reported:de(t,"reported"),problem:de(t,"problem")}}function DO(t){
return{...Yo(t),org:M(t,"org"),fence:G(t,"fence"),failures:G(t,"failures")}}const dp=1e4,up=4*1024*1024;class un extends Error{name="ForgeFailed"}const $O={pending:"\
Slipway deploys this commit",success:"Slipway has deployed this commit",failure:"Slipway could not deploy this commit"};function MO(t){let e;const n=async()=>{const{
Agent:r,request:o}=await L.e(729).then(L.bind(L,3729)),i={lookup:t.lookup,timeout:dp};return{request:o,agent:new r({connect:i,keepAliveTimeout:1e3})}},s=async(r,o,i,a)=>{
const c=new URL(`${CO(r)}${i}`),d=AbortSignal.timeout(dp);try{t.check(c.hostname),e??=n();const{agent:u,request:l}=await e,f={accept:"application/json","user-ag\
ent":"Slipway",...a&&{"content-type":"application/json"},...UO(r)},m=a?{body:JSON.stringify(a)}:{},h=await l(c,{method:o,headers:f,...m,signal:d,dispatcher:u}),
{statusCode:E}=h;if(E<200||E>299)throw await h.body.dump({limit:up,signal:d}),new un(`the forge answered ${E} to ${o} ${c.pathname}`);let p="";for await(const g of h.
body.setEncoding("utf8"))if(p+=g,p.length>up)throw new un("the answer of the forge is too large");return JSON.parse(p)}catch(u){throw u instanceof un?u:u instanceof
SyntaxError?new un("the forge did not answer with JSON"):new un(jO(u))}};return{async report(r,o,i,a){const c=$O[o];if(r.forge==="gitlab"){const u={pending:"run\
ning",success:"success",failure:"failed"}[o];await s(r,"POST",`/projects/${encodeURIComponent(r.path)}/statuses/${r.commit}`,{state:u,name:a,target_url:i,description:c});
return}const d={state:o,target_url:i,description:c,context:a};await s(r,"POST",`/repos/${r.path}/statuses/${r.commit}`,d)},async checks(r,o){const i=`/repos/${r.
path}/commits/${r.commit}`;switch(r.forge){case"github":{const[a,c]=await Promise.all([s(r,"GET",`${i}/status?per_page=100`),s(r,"GET",`${i}/check-runs?per_page\
=100`)]);return Zc([...Ko(a,"statuses").filter(d=>ed(d.context,o)).map(({state:d})=>zo(d)),...Ko(c,"check_runs").map(({status:d,conclusion:u})=>d==="completed"?
zo(u):"pending")])}case"gitlab":{const a=`/projects/${encodeURIComponent(r.path)}/repository/commits/${r.commit}/statuses?per_page=100`,c=Ko({all:await s(r,"GET",
a)},"all").filter(d=>ed(d.name,o)&&d.allow_failure!==!0);return Zc(c.map(({status:d})=>zo(d)))}case"gitea":case"forgejo":{const c=Ko(await s(r,"GET",`${i}/statu\
s`),"statuses").filter(d=>ed(d.context,o));return Zc(c.map(({status:d,state:u})=>zo(d??u)))}}},async[Symbol.asyncDispose](){await(await e)?.agent.destroy()}}}function CO({
forge:t,origin:e}){return t==="github"?e==="https://github.com"?"https://api.github.com":`${e}/api/v3`:t==="gitlab"?`${e}/api/v4`:`${e}/api/v1`}function UO({forge:t,
token:e}){return e===void 0?{}:t==="gitlab"?{"private-token":e}:{authorization:t==="github"?`Bearer ${e}`:`token ${e}`}}const xO=new Set(["success","neutral","s\
kipped","manual","warning"]),FO=new Set(["pending","created","running","waiting_for_resource","preparing","scheduled"]);function zo(t){return xO.has(t)?"green":
FO.has(t)?"pending":"red"}function Zc(t){return["red","pending","green"].find(e=>t.includes(e))??"none"}function ed(t,e){return typeof t!="string"||!t.startsWith(
e)}function Ko(t,e){const n=(0,K.Gv)(t)?t[e]:void 0;if(!Array.isArray(n))throw new un(`the answer of the forge has no list ${e}`);return n.filter(K.Gv)}function jO(t){
for(let e=t;e instanceof Error;e=e.cause){if(e instanceof kn)return`the forge is not asked, because ${e.message}`;if(e.name==="TimeoutError")return"the forge di\
d not answer in time";if("code"in e&&typeof e.code=="string")return`the forge cannot be reached (${e.code})`}return"the forge cannot be reached"}const BO=300,PO=(t,e)=>(0,x.
createHmac)("sha256",t).update(e).digest("hex");function lp(t,e){return(n,s,r)=>{const o=t.map(i=>le(n,i)).find(i=>i!==void 0);return o!==void 0&&td(o,`${e}${PO(
r,s)}`)}}const fp=(t,e)=>({verify:lp(t,""),event:[e,"push"],repository:["repository",["clone_url","html_url"]]}),hp={github:{verify:lp(["x-hub-signature-256"],"\
sha256="),event:[["x-github-event"],"push"],repository:["repository",["clone_url","html_url"]]},gitlab:{verify:HO,event:[["x-gitlab-event"],"Push Hook"],repository:[
"project",["git_http_url","web_url"]]},gitea:fp(["x-gitea-signature"],["x-gitea-event"]),forgejo:fp(["x-forgejo-signature","x-gitea-signature"],["x-forgejo-even\
t","x-gitea-event"])};function HO(t,e,n,s){const r=le(t,"webhook-signature");if(r===void 0)return td(le(t,"x-gitlab-token")??"",n);const[o="",i=""]=[le(t,"webho\
ok-id"),le(t,"webhook-timestamp")];if(!/^\d{1,12}$/.test(i)||Math.abs(s/1e3-Number(i))>BO)return!1;const a=Buffer.from(n.replace(/^whsec_/,""),"base64"),c=(0,x.
createHmac)("sha256",a).update(`${o}.${i}.`).update(e).digest("base64");return r.split(" ",10).some(d=>td(d,`v1,${c}`))}function td(t,e){const[n,s]=[t,e].map(r=>(0,x.
createHash)("sha256").update(r).digest());return n!==void 0&&s!==void 0&&(0,x.timingSafeEqual)(n,s)}function GO(t,e,n){const{event:s,repository:r}=hp[t],[o,i]=s,
a=o.map(f=>le(e,f)).find(f=>f!==void 0);if(a===void 0)return;if(a!==i)return nd("it is not a push");if(!(0,K.Gv)(n))return;const{ref:c,after:d}=n;if(typeof c!="\
string"||typeof d!="string"||!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(d))return;if(!c.startsWith("refs/heads/"))return nd("it is not of a branch");if(n.deleted===
!0||/^0+$/.test(d))return nd("the branch was deleted");const u=n[r[0]],l=(0,K.Gv)(u)?WO(u,r[1]):[];if(l.length!==0)return{kind:"push",repository:l,branch:c.slice(
11),commit:d}}function WO(t,e){return e.map(n=>t[n]).filter(n=>typeof n=="string")}function nd(t){return{kind:"ignored",why:t}}function pp(t,e){const n=(0,ot.Nu)(
t,!0);return n.kind==="name"?(0,ot.F1)(e,n.name):t}function YO(t,e,n){const s=(0,ot.Pf)(pp(e,n));return t.some(r=>(0,ot.Pf)(r).some(o=>s.includes(o)))}function mp(t,e,n){
const s=URL.parse(pp(e,n));if(!s||!["https:","http:"].includes(s.protocol))return;const r=s.pathname.replace(/\.git$/,"").split("/").filter(a=>a!=="");if(r.length<
2)return;const o=t==="gitlab"?[]:r.slice(0,-2),i=[s.origin,...o].join("/");try{return{origin:i,path:r.slice(o.length).map(decodeURIComponent).map(encodeURIComponent).
join("/")}}catch{return}}const zO=15e3,KO=60*6e4,XO=12e4,qO=5e3,VO=3e4,JO=10,Ep="slipway";async function QO(t,e,n){const s=e&&await n.apps.find(e);if(!e||!s||s.
deletion)return{state:"dropped",problem:"the app is gone"};switch(t.state){case"checks":return ZO(t,e,s,n);case"deploy":return eR(t,e,n);case"report":return nR(
t,e,s,n);case"done":case"dropped":return{state:t.state,problem:t.problem};default:return(0,j.xb)(t.state)}}async function ZO(t,e,n,s){const r=s.now()-t.receivedAt,
o=s.placeOf(e,n,t.commit);if(!o)return{state:"dropped",problem:"the repository of the app is on no forge, so it has no checks"};const i=(a,c=0)=>r<KO?{state:"ch\
ecks",problem:a,failures:c,againMs:zO}:{state:"dropped",problem:a??"its checks did not end within an hour"};try{const a=await s.api.checks(o,Ep);switch(a){case"\
green":return{state:"deploy",againMs:0};case"red":return{state:"dropped",problem:"its checks failed"};case"pending":return i(null);case"none":return r<XO?i(null):
{state:"deploy",againMs:0};default:return(0,j.xb)(a)}}catch(a){if(!(a instanceof un))throw a;return i(a.message,t.failures+1)}}async function eR(t,e,n){const s={
scope:JSON.stringify(["hook",e.id]),key:t.digest,requestHash:(0,x.createHash)("sha256").update(t.id).digest("hex"),status:202,answer:({deployID:a})=>JSON.stringify(
{deployID:a})},r={branch:t.branch,commit:t.commit},o={by:`${e.forge} webhook`,via:"webhook",name:e.id,from:null},i=await n.deployments.create(e,r,o,s).catch(tR);
switch(i.kind){case"no_app":return{state:"dropped",problem:"the app is gone"};case"over_quota":return{state:"dropped",problem:i.problem};case"other_request":return{
state:"dropped",problem:"it was deployed before"};case"done":return yp(i.made.deployID,e);case"replayed":return yp(String(JSON.parse(i.answer).deployID),e);default:
return(0,j.xb)(i)}}function tR(t){if(!(t instanceof Qn))throw t;return{kind:"over_quota",problem:oo(t.over)}}function yp(t,{reports:e}){return e?{state:"report",
deployID:t,againMs:0}:{state:"done",deployID:t}}async function nR(t,e,n,s){const r=t.deployID===null?void 0:await s.deployments.find(e,t.deployID),o=s.placeOf(e,
n,t.commit);if(!r||!o)return{state:"done",problem:"its deployment or its repository is gone"};if(o.token===void 0)return{state:"done",problem:"its token is for \
the repository that the app had before: add the webhook anew"};const i=sR(r),a=i==="pending"?{state:"report",againMs:qO}:{state:"done"};if(i===t.reported)return a;
try{return await s.api.report(o,i,s.pageOf(e,t.deployID),`${Ep}/${n.project}/${n.appID}`),{...a,reported:i}}catch(c){if(!(c instanceof un))throw c;const d=t.failures+
1,u=d>=JO;return{state:u?"done":"report",problem:c.message,failures:d,...!u&&{againMs:VO}}}}function sR({status:t}){return t==="succeeded"?"success":t==="failed"||
t==="cancelled"?"failure":"pending"}const rR=5e3,oR=3e4,iR=8,aR=2,cR=50;function dR({store:t,changes:e,log:n,every:s,next:r}){let o=!1;const i=new Map,a=(p,g)=>{
const N=(i.get(p)??0)+g;N>0?i.set(p,N):i.delete(p)};let c=Promise.resolve();const d=()=>{const p=c.then(async()=>{const g=await t.claim({without:[...i].filter(([
,N])=>N>=aR).map(([N])=>N)});return g&&a(g.org,1),g});return c=p.catch(()=>{}),p},u=async p=>{try{await t.settle(p,await r(p))}catch(g){if(g instanceof ge)throw g;
const N=g instanceof Ca;N||n("error","push_failed",{push:p.id,reason:String(g)});const R=N?"the organization has too many queued deployments":"the platform fail\
ed";await t.settle(p,{state:p.state,problem:R,againMs:oR})}finally{a(p.org,-1)}},l=async()=>{for(let p=0;p<cR&&!o;p+=1){const g=await d();if(!g)return;await u(g)}},
f=async p=>{const g=await d();g&&await Promise.all([u(g).then(l),p>1&&f(p-1)])},m=as({everyMs:rR,run:()=>f(iR),onFailure(p){p instanceof ge||n("error","pushes_n\
ot_read",{reason:String(p)})},every:s}),h=()=>{o||m.run()},E=e.subscribe(({kind:p})=>{(p==="jobs"||p==="unknown")&&h()});return{look:h,async run(p){const g=await t.
claim({push:p});g&&(a(g.org,1),await u(g))},async[Symbol.asyncDispose](){o=!0,E[Symbol.dispose](),await m[Symbol.asyncDispose]()}}}const gp=1024*1024,uR=/^\/hooks\/(hk_[0-9a-f]{32})$/,
wp=60;function lR(t){const{store:e,apps:n,deployments:s,vault:r,clock:o,gitUrlTemplate:i}=t,a=MO(t.addresses),c=({id:f,sealed:m})=>JSON.parse(r.open(Jc(f),m)),d={
apps:n,deployments:s,api:a,now:()=>o.now(),placeOf(f,m,h){const E=mp(f.forge,m.repository,i),{token:p,at:g}=c(f);return E&&{...E,forge:f.forge,commit:h,token:g===
_p(E)?p:void 0}},pageOf({org:f,project:m,appID:h},E){const g=["orgs",f,"projects",m,"apps",h,...E===null?[]:["deployments",E]].map(encodeURIComponent).join("/");
return`${t.consoleUrl}/${g}`}},u=dR({...t,next:async f=>QO(f,await e.find(f.hook),d)});return{async add(f,{forge:m,waits:h,token:E},p){const g=`hk_${(0,x.randomBytes)(
16).toString("hex")}`,N=(0,x.randomBytes)(32),R=m==="gitlab"?`whsec_${N.toString("base64")}`:N.toString("base64url"),O=await n.find(f),b=O&&mp(m,O.repository,i);
if(O&&!b&&E!==void 0)throw new X("validation_failed","The repository of the app is on no forge, so a token has no use.");const I={secret:R,...E!==void 0&&b&&{token:E,
at:_p(b)}},D=r.seal(Jc(g),JSON.stringify(I)),{org:k,project:B,appID:W}=f,J={id:g,org:k,project:B,appID:W,forge:m,waits:h,reports:E!==void 0,sealed:D},U=await e.
add(J,p);if(U==="no_app")throw new X("app_not_found",`There is no app ${k}/${B}/${W}.`);if(U==="full")throw new X("conflict",`The app has ${cp} webhooks, and ma\
y have no more. Remove one first.`);return{hook:U,secret:R}},list:f=>e.list(f),async remove(f,m,h){if(!await e.remove(f,m,h))throw new X("not_found","The app ha\
s no such webhook.")},pushes:(f,m)=>e.pushes(f,m),urlOf:f=>`${t.baseUrl}/hooks/${f}`,handler:async f=>{if(f.method!=="POST")throw new X("method_not_allowed",`${f.
method} is not allowed here; allowed: POST.`,{allow:"POST"});const m=uR.exec(Ne(f.target))?.[1],h=m===void 0?void 0:await e.find(m);if(!h)throw sd();const E=await fR(
f);if(!hp[h.forge].verify(f,E,c(h).secret,o.now()))throw sd();const p=await t.quota.take([{name:`hook/${h.id}`,most:wp}]);if(p>0)throw sn(`This webhook has sent\
 ${wp} requests in a minute: wait ${p} s.`,p);const g=GO(h.forge,f,hR(E));if(!g)throw new X("validation_failed",`This is not what ${h.forge} sends. Was the hook\
 added for another forge?`);if(g.kind==="ignored")return De(200,{ignored:g.why});const N=await n.find(h);if(!N)throw sd();if(!YO(g.repository,N.repository,i))throw new X(
"forbidden",`The push is of another repository than that of the app ${N.appID}.`);if(g.branch!==N.branch)return De(200,{ignored:`the app is deployed from ${N.branch}`});
const{kind:R,push:O}=await e.push({id:`push_${(0,x.randomBytes)(16).toString("hex")}`,hook:h.id,digest:(0,x.createHash)("sha256").update(E).digest("hex"),branch:g.
branch,commit:g.commit,state:h.waits?"checks":"deploy"});if(R==="known")return De(200,{...Tp(O),known:!0});O.state==="deploy"&&await u.run(O.id),u.look();const[
b=O]=await e.pushes(h,1);return De(202,Tp(b.id===O.id?b:O))},async[Symbol.asyncDispose](){await u[Symbol.asyncDispose](),await a[Symbol.asyncDispose]()}}}function _p({
origin:t,path:e}){return`${t}/${e}`}function sd(){return new X("unauthorized","There is no such webhook, or the request is not signed with its secret.")}async function fR(t){
if(le(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/json")throw new X("unsupported_media_type","The content type must be application/jso\
n: choose it in the settings of the webhook.");try{return await t.body(gp)}catch(n){throw n instanceof ct?new X("body_too_large",`The push is larger than ${gp} \
bytes. Deploy it by hand: slipway redeploy`):n}}function hR(t){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(t))}catch{throw new X("invalid_r\
equest","The body is not valid JSON in UTF-8.")}}function Tp({id:t,state:e,deployID:n,problem:s}){return{push:t,state:e,deployID:n,...s!==null&&{problem:s}}}function rd(t){
return{seal:(e,n)=>So(t.current("kvs"),e,n),open(e,n){try{return oc(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}async function pR({stores:t,notifyAllow:e,gitUrlTemplate:n,
clock:s,log:r},{baseUrl:o,consoleUrl:i}){const{hooks:a,state:c,changes:d}=t,{apps:u,deployments:l}=c,f=Xc(me(e,"notify-allow")),m=rd(t.keyring),h={gitUrlTemplate:n,
baseUrl:o,consoleUrl:i};return lR({store:a,apps:u,deployments:l,changes:d,quota:t.quota,vault:m,addresses:f,...h,clock:s,log:r})}function mR(t){return async e=>{
try{return await t(e)}catch(n){const s=Ua(n);if(!s)throw n;return nt(s,e)}}}const ER=1e4;function yR(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,x.hash)(
"sha256",n)}`,most:t}])}function gR(t,e){if(t===0)return()=>0;const n=t/6e4,s=new cn(ER);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=
Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const wR=1e4,bp=64*1024;class _R{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{
deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+X_}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(
e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){const e=new AbortController,n=this.#s.sleep(wR,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||
await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#a(){for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}
this.#i=void 0}}async function TR(t,e){try{const n=await t.read(e,{from:-bp,limit:bp,isComplete:!0}),s=(0,Xe.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-V.lF.failureLogLines).map(r=>r.slice(0,V.lF.failureLogLine))}catch{return[]}}const Np={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},bR=100,NR=2;class Xo{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>bR+NR*(this.#t()-this.#n)/this.#e}}class SR{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new Xo(J_,e),this.#t=
new Xo(V_,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Np[this.#n]?e.text.length>=K_?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Np[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function OR(t){return RR.has(t.kind)}const RR=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),AR=100,IR=300;class qo extends Error{name="WorkerCrash";ending;constructor(e){super(kR(e)),this.ending=
e}}class LR{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new SR;#i=new Xo(Q_);#a=new Xo(Z_);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#m;#E=!1;#g=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#p(s).catch(r=>this.#y(r))),e.ended.then(s=>this.#N(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#m=Promise.withResolvers(),this.#f.resolve(e),this.#m.promise)}letGo(){this.#g=!0,this.#f.resolve(null),this.#m?.resolve([])}#y(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#p(e){const n=this.#_(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#w(e.id,e.question);break;case"release":this.#b(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,j.xb)(e)}}#_(e){
return OR(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#w(e,n){if(this.#l+=1,this.#l>AR)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#S(n)})}catch(s){this.#y(s)}this.#l-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#b(e.name),this.#t.set(e.name,n),this.#h&&this.#b(e.name),null}case"output":return await this.#O(e),null;case"start":return this.#T(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#T(e){if(this.#E&&this.#m?.resolve(e),this.#g)return null;
const n=await this.#f.promise;return this.#E=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#O({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>pf.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#b(e){this.#t.get(e)?.(),this.#t.delete(e)}#N(e){this.#h=!0,this.letGo();const n=new qo(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#b(s)}}function kR({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Xe.Ow)(r,IR)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function vR(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new Dt({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class DR{#e;#t;#n;#s=new Ec;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=Rf(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){
const e=this.#c(),n=_T(e.dataDir,process.pid),s=new LR(new IT(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});
return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,
blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
m={dataDir:(0,F.realpathSync)(e),blobs:n,env:Of(s),gitUrlTemplate:r??ot.bD,allowLocalGit:o??!1,limits:{...po,...i},outputLimits:a??pf,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...m,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:m}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:Du(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:$R[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const $R={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
MR=1e4,CR=5*6e4,UR=1e4,xR=2,FR=6e4,jR=8,BR=100;function PR(t){return new HR(t)}class HR{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new DR(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!Rp(e)&&n!=="required"&&!Ap(s)){const o=setTimeout(()=>this.#n(),BR);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
Rp(e)&&GR(e,(await r).network),n==="required"&&WR((await r).isolation),Ap(s)&&YR((await r).limiter)}#d(){if(!(0,F.existsSync)((0,P.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#g(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof qo)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof qo?await this.#_(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??po.
logBytes,u=new _R(a,{deployID:e.deployID,fence:n.fence},d,c),l=()=>{this.#p(s)};r.addEventListener("abort",l,{once:!0}),r.aborted&&l();try{const E={...n,onOutput:async R=>o?.(
R,r),onLog:R=>{u.write(R)||s.process.kill("it sent a log that is too long")},onStored:async(...R)=>{try{const O=await n.onStored?.(...R);for(const b of O??[])u.
write(`Warning: ${b}
`);return O??void 0}catch(O){throw O instanceof Dt&&u.write(`${O.message}
`),O}}},p=await s.run({kind:"deploy",job:e,look:o!==void 0},E);if(p.kind!=="stored")throw p.kind==="failed"?new Dt(p.facts):od();const{commit:g,release:N}=p;return{
commit:g,release:N,place:R=>this.#l(s,R),[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(f){throw await this.#y(s,e.deployID),r.reason instanceof
so&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),f}finally{r.removeEventListener("abort",l),await u.end(),n.onLogged?.(u.bytes)}}async#l(e,n){const s=new AbortController,r=this.#e.clock.sleep(
UR,s.signal).then(()=>[],()=>[]),o=await Promise.race([e.place(n),r]);return s.abort(),o}async detect(e,n){if(this.#c>=xR)throw Sp("Other repositories are being\
 read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#h({...e,deployID:`look-${(0,x.randomUUID)()}`,purpose:"d\
etect"},n)}catch(s){throw n.aborted?Sp("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){
const s=this.#t.start(),r=()=>{this.#p(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new Dt(o.facts);if(o.kind!=="detected")throw od();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof qo&&!n.aborted?await this.#_(o,
s,e):o}finally{n.removeEventListener("abort",r),this.#y(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#E({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#p(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#E(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#m(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=jR?e():this.#i=this.#e.clock.after(FR,e)}async#E(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw od();return s.collected}finally{await this.#p(n)}}#g(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(CR,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#g(n),this.#e.lasting!==!1&&this.#m())}async#p(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),MR);await e.process.ended,clearTimeout(
n)}async#_(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=pt.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return vR(o,e.ending,r,await TR(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?wT():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function Sp(t){return new X("unavailable",t,{"retry-after":"\
10"})}const Op={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function Rp(t){return t!==void 0&&Object.hasOwn(Op,t)}function GR(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new j.GQ("unsupported_runtime",n,{input:"build-network",remedy:Op[t]})}function WR(t){if(t.kind===
"none")throw new j.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function Ap(t){return t?.startsWith("/")??!1}function YR(t){if(t.kind!=="cgroup")throw new j.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function od(){return new Error("The worker sent the result of another kind of job")}const zR=16*ce.D6,KR=512;function Ip(t){return e=>{
if(e instanceof ge)throw e;return t}}class XR{#e;#t=new Tt(zR);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Nh(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+KR,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof It)return;throw s}}}var ln=L(2373);const qR=(0,ln.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),Lp=(0,ln.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),VR=(0,ln.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),kp=(0,ln.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),vp=(0,ln.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),JR=(0,ln.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),QR=Dp({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),ZR=Dp({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function Dp(t){const{headers:e,...n}=(0,ln.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const eA=(0,ln.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class tA{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const nA=2e3,id=200,sA=32*ce.D6,rA=1/4,oA=8,iA=4,aA=["index.html","404.html"];function cA(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=iA)return;s+=1;const o=new AbortController,i=dA(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(nA,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function dA(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(sA,t.cacheBytes*rA);const c=new tA(oA);for(const d of await uA(o,i,s)){s.throwIfAborted();const u=i.file(d,new Fc(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function uA(t,e,n){const s=new Set([...aA,...t.mostServed(id)]),r=new Set([...s].filter(Yc).
map($p)),o=ls(n);for(const a of r.size>0?e.names():[]){if(r.has($p(a))&&s.add(a),s.size>=2*id)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,id)}function $p(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const Mp={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function lA(t,{status:e,location:n},s){const r=Cp(t.target.slice(Ne(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...Mp,"x-slipway-release":s.deployID}}}function fA({target:t},e){const n=t.startsWith(
"/")?Cp(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...Mp}}}function Cp(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function Up(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class xp{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?NS(d.from,e):void 0;d&&u&&(yield[d,u])}}}function Vo(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=TS(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function ad({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:hA(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function hA(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const Fp={headers:{},isCut:!1};class pA{#e;constructor(e){this.#e=new xp(e.map(mA))}of(e){if(this.#e.size===0)return Fp;const n=[...this.#e.matching(
e)];return n.length===0?Fp:new EA(n).custom}}function mA({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Vo(i,t);return a.isFixed&&(s+=dr(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class EA{#e=new Map;#t=Fo;#n;#s=!1;constructor(e){this.#n=Fo-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,Up(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-dr(e,""),o=r<
0?void 0:ad(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=dr(e,o),n.isFixed||(this.#n-=dr(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const yA=64,gA=8*1024,wA=4*1024;class _A{#e;forces;constructor(e){this.#e=new xp(e.map(TA)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=bA(r,o,e);if(i&&(yield i),s+=1,s===yA)return}}}
function TA({from:t,to:e,status:n,force:s}){return{from:t,to:jo(n)?NA(e,t):Vo(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function bA({to:t,status:e,isForeign:n},s,r){
if(jo(e)){const a=ad(t,s,"plain",wA);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=ad(t,s,"encoded",gA);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function NA(t,e){const n=t.replace(/[?#].*$/,
"");try{return Vo(n,e,decodeURIComponent)}catch{return Vo(n,e)}}class SA{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!Bo(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Hh(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=Cc(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:Ih(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=Cc(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=Cc(e,this.has);return n?.kind==="file"?n.path:void 0}}const OA="public, max-age=0, must-revalid\
ate",RA="public, max-age=31536000, immutable";function AA(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function IA(t,e,n,s,r){return new LA(
t,e,n,s,r)}class LA{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=YS(n),this.variants=zS(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":Yc(this.#t)?RA:OA,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function kA(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const vA=64*1024,DA=ce.D6,$A=4*
1024,MA=32,CA=5*1024,UA=512;class xA{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=Gh(s.rules),d=Math.
min(DA,vA+s.count*$A);this.#e=s,this.isServer=s.find(bt.r$)!==-1;const u=l=>!(this.isServer&&jp(l))&&s.find(l)!==-1;this.#t=new SA(new _A(i),c,u),this.#n=new pA(
a),this.#s=new Tt(d),this.#r=o,this.weight=s.bytes+s.rules.length*MA+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,FA(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=IA(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:AA(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:Up(e.location)}}}function jp(t){return t===
bt.nA||t.startsWith(`${bt.nA}/`)}function FA(t,e){const n=4*t.length;return e.kind==="redirect"?UA+n+2*e.location.length:CA+n+e.customBytes}async function jA(t,e,n,s){
return new xA(e,n,await t.index(e,n.manifestHash),s)}function BA(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function PA(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const HA=256,GA=256,Bp=new cn(HA);function WA(t){let e=Bp.get(t);if(!e){if(e=YA(t),t.length>GA)return e;Bp.set(t,e)}return e}function YA(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return ar.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const Pp=new Map,zA=4*ce.D6,KA=768,XA=1e3;class qA{#e;#t;#n=new Tt(zA);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<iS||s.size>vc)return Pp;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??Pp);return{sizes:a,isWhole:a.size===ar.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>KA+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<XA}}
const VA=4*ce.D6,JA=64*ce.D6,QA=512,ZA=[];class eI{#e;#t;#n;#s;#r=0;constructor(e,n,s=Q.ml){this.#e=e,this.#t=new Tt(n),this.#n=Math.min(VA,n),this.#s=new qA(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?le(e,"accept-encoding"):void 0,o=r===void 0?ZA:WA(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Gp(n,o,a),s)):this.#o(e,n,Gp(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(tI(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new Hp;return o}).catch(o=>{if(!(o instanceof Hp))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=le(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=PA(le(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=JA}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+QA,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class Hp extends Error{}
function Gp(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=kA(t,s,r);return t.variants?.
set(s,i),i}return t}function tI(t,e){const n=le(t,"if-none-match");if(n!==void 0)return BA(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function Wp({sites:t,domain:e,isOwnHost:n}){const s=oI(e),r=iI(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function nI(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const sI=1024,rI=255;function Yp(t){const e=new cn(sI);return n=>{if(n.length>rI)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function oI(t){const e=`.${t.toLowerCase()}`;return Yp(n=>{const s=zp(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function iI(t,e){return Yp(n=>{const s=zp(n);return gn(s)&&!vr(s,t)&&!e(n)?s:void 0})}function zp(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const aI=64*ce.D6,Kp=4096,cI=1e3,Xp="GET, HEAD, OPTIONS";class dI{#e;#t;#n;#s;#r;#o;#i=new Tt(aI);#a;#c;#d;#u;#l;prefetch;#h=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Q.ml,meter:a=Hr}=e;this.#e=s,this.#t=o,this.#n=e.finder??Wp({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new eI(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=e.cdn,this.#l=n,this.#o=new XR(s),this.prefetch=cA({site:c=>n.
site(c),loaded:c=>this.#p(c),load:(c,d)=>this.#_(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(le(e,"host")??"");return n instanceof
Promise?n.then(s=>this.#f(e,s),s=>this.#R(e,s,ZR)):this.#f(e,n)};#f(e,n){return n===void 0?Vt(e,qR):uI(this.#c,n,this.#m(e,n))}#m(e,n){const s=!n.isDeleted&&n.release!==
null;if(!cd(e)&&!(s&&this.#d))return qp(e.method);if(n.isDeleted)return Vt(e,VR);if(n.release===null)return Vt(e,Lp);const r=n.settings.domains&&this.#n.domain(
le(e,"host")??""),o=r&&nI(r,n.settings.domains??[]);if(o)return fA(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#w(e,n,i):this.#g(e,n,n.release),c=this.#E(
n,lI(n,a));return c instanceof Promise?c.catch(d=>this.#R(e,d)):c}catch(i){return this.#R(e,i)}}#E(e,n){const s=this.#u;if(!s)return n;const r=o=>s.answer(e,o,this.#l.
isSure!==!1);return n instanceof Promise?n.then(r):r(n)}async#g(e,n,s){return this.#w(e,n,await this.#y(n,s))}async#y(e,n){try{return await this.#_(e.org,n)}catch(s){
const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof ge))throw s;return this.#A("warn","edge_earlier_release",{deployID:r.deployID,live:n.
deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#_(e,n){return this.#p(n)||this.#i.delete(n.deployID),this.#i.
load(n.deployID,s=>s.weight,()=>jA(this.#e,e,n,this.#t))}#w(e,n,s){if(s.isServer)return this.#S(e,n,s);if(!cd(e))return qp(e.method);const r=Ne(e.target),o=!r.includes(
"%"),i=o?s.remembered(r):void 0;if(i)return this.#N(e,i,s);const a=Mc(r);if(a===void 0)return Vt(e,vp);if(a.length>Kp)return Vt(e,JR);const c=new Fc(`/${a}`),d=(o?
void 0:s.remembered(c.path))??s.direct(c);return d?this.#N(e,d,s):Bo(a)&&n.kept.length>0?this.#O(e,n,s,c):this.#b(e,n,s,c)}#S(e,n,s){if(!e.target.startsWith("/"))
return Vt(e,vp);const r=Mc(Ne(e.target));if(r!==void 0&&jp(r))return Vt(e,kp,s);if(!cd(e)||e.isUpgrade||r===void 0||r.length>Kp)return this.#T(n);const o=new Fc(
`/${r}`),i=s.remembered(o.path)??s.direct(o);return i?this.#N(e,i,s):Bo(r)&&n.kept.length>0?this.#O(e,n,s,o):this.#T(n)}#T(e){const{release:n}=e;return n===null?
Lp:this.#d?.answer({...e,release:n})??(0,On.Ih)(new On.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#l.site(e);if(!n?.release||n.isDeleted)
return;const{release:s}=n;return(this.#p(s)??await this.#_(n.org,s)).isServer?{...n,release:s}:void 0}async#O(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(Ip([]))){const a=this.#p(i)??await this.#_(n.org,i).catch(Ip(void 0)),c=a?.file(o,r);if(a&&c)return this.#N(e,c,a)}return this.#b(e,n,s,
r)}#b(e,n,s,r){if(s.isServer)return this.#T(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#N(e,o,s):Vt(e,kp,s)}#N(e,n,s){return n.kind==="redirec\
t"?lA(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#R(e,n,s=QR){const r=n instanceof ge;if(!r&&!(n instanceof It))throw n;const o=r?"edge_unavailable":"edge_dama\
ged";return this.#A("error",o,{requestID:e.requestID,reason:n.message}),Vt(e,r?s:eA)}#A(...e){const n=this.#a.monotonic();n-this.#h<cI||(this.#h=n,this.#t(...e))}}
function cd({method:t}){return t==="GET"||t==="HEAD"}function qp(t){return t==="OPTIONS"?{status:204,headers:{allow:Xp}}:{status:405,headers:{allow:Xp,"content-\
length":"0","cache-control":"no-store"}}}function Vt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function uI(t,e,n){const s=r=>Zt(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,
0),r}):s(n)}function lI({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Vp):Vp(e)}function Vp(t){return t.take?t:{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const fI=500,hI=1e3,pI=250,mI=750,EI=5e3,dd=-1;class Jp{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new Tt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#_(n))return n.record;if(n?.record!==void 0)return this.#f(
e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}get isSure(){return!this.#w()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(
e);const n=this.#s.get(e);n&&(n.generation=dd);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#E(e).catch(()=>{}))}#l(e){return this.#w()&&this.#o.size>
0?Promise.reject(new ge("The state cannot be read now")):this.#E(e)}async#h(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#_(r)||r.record)?this.
find(n):s?(this.#p(n,{record:s,read:0,at:this.#t.monotonic(),generation:dd}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#w())return this.#m(e,n);const s=this.#t.
monotonic();return s-this.#d>=pI&&(this.#d=s,this.#m(e,n).catch(()=>{})),n}async#m(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:
n},o=this.#t.sleep(fI,s.signal).then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#E(e),o])}catch(i){if(i instanceof
ge)return r();throw i}finally{s.abort()}}#E(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<mI)return s.record;this.#i+=1;const r={at:n,read:this.#i},
o=this.#g(e,r);return this.#o.set(e,{begun:r,record:o}),o}async#g(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,
this.#c=this.#t.monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#p(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#y(e,o)}catch(r){
throw r instanceof ge&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#y(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:
(this.#p(e,{...n,generation:dd}),n.record)}#p(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#_({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||
this.#t.monotonic()-n<EI||this.#w()}#w(){return this.#t.monotonic()-this.#a<hI}}const yI=16*ce.D6,gI=4*ce.D6,ud=400,wI=300,_I=2;class TI{#e;#t;constructor(e,n,{
table:s,domains:r,clock:o}={}){this.#e=new Jp({changes:n,table:s,clock:o,bytes:yI,weightOf:bI,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=
new Jp({changes:n,table:r,clock:o,bytes:gI,weightOf:()=>ud,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}get isSure(){return this.#e.isSure}site(e){
return this.#e.find(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.
dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?
s.then(r):r(s)}}function bI(t){return t?ud+wI*t.kept.length+_I*JSON.stringify(t.settings).length:ud}var hr=L(7);const NI=30,SI=["ES256","ES384","ES512","RS256",
"RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],OI=16*1024;function RI(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email\
}",emailsVerified:!1,require:{},granted:[],keys:cs(async()=>(await L.e(460).then(L.bind(L,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let r=[],o=new Map;
const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??Hb(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&
a===s.issuer?s:o.get(a)};return async a=>{const c=Qp(a),d=await L.e(460).then(L.bind(L,6460)),{header:u,claims:l}=AI(c,d);II(u,l);const f=i(l.iss??"");if(!f)throw Be(
"The token was issued by an identity provider that this platform does not trust (iss)");const m=await f.keys(),h=f.audiences??[t.audience];try{const{payload:E}=await d.
jwtVerify(c,m,{issuer:f.issuer,audience:[...h],algorithms:SI,clockTolerance:NI,currentDate:new Date(n.now()),requiredClaims:["exp"]});return LI(f,E)}catch(E){throw Zp(
E,d,h.join(" or "))}}}function Qp(t){if(t===void 0)throw Be('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw Be('The Authorization header is not "Bearer <ID token>"');if(e.length>OI)throw Be("The token is too long to be an ID tok\
en");return e}function AI(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw Be("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function II(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw Be("The token is an access token: send the identity provider's ID token instead")}function LI(t,e){kI(t,e);const n=t.granted.flatMap(r=>{const o=e[r];
return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(o).length<=Ds?[[r,String(o)]]:[]}),s={email:vI(t,e),issuer:t.issuer};return n.length>
0?{...s,claims:Object.fromEntries(n)}:s}function kI(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw Be(`The token's ${n} clai\
m is not one that this platform accepts`)}function vI(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw Be(`\
The token has no ${o} claim`);return i}),s=$i(n);if(s===void 0){const r=Is(n)?"has characters other than ASCII":"is not an email";throw Be(`The token's email cl\
aim ${r}`)}if(t.email.includes("{email}")&&!DI(e,t))throw Be("The token's email is not verified (email_verified is not true)");return s}function DI({email_verified:t},{
emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function Zp(t,e,n){if(t instanceof X)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Be(
"The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?Be(`The token is for another audience (aud): ask for o\
ne with ${n}`):t.claim==="nbf"?Be("The token is not valid yet (nbf)"):Be(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?Be("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Be("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?Be("The token is not a valid ID token"):Do()}function Be(t){
return new X("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function $I({store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{
em(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){const u=fd(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,xn(await e(
r,u),"admin"));const f=tm(d);(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&c.push(d)}if(c.length>0||await e(r,{org:o})||(await n(r))?.includes(o))return c;
throw ld(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){em(r,"make another one");for(const b of[i.project,i.appID])if(!(b===void 0||
V.cS.test(b)))throw new X("validation_failed","The project and the app of a token must be identifiers.");const u=await e(r,i);if(u===void 0)throw ld(r,i.org);if(!xn(
u,"deployer"))throw new X("forbidden",`${r.email} may only read there. Somebody with the role deployer makes tokens.`);const l=(0,hr.yH)(b=>(0,x.randomInt)(b)),
{org:f,project:m=null,appID:h=null}=i,{email:E,issuer:p}=r,g={org:f,project:m,appID:h,name:o,role:a,lifetimeMs:c,madeBy:E,maker:JSON.stringify({email:E,issuer:p})},
N=hr.KT.atPlace,R=await t.create({id:(0,x.randomUUID)(),hash:(0,x.hash)("sha256",l),...g},N,d);if(typeof R=="object")return{...R,text:l};const O=R==="name_taken"?
`T${en(i).slice(1)} has a token ${o}. Revoke it first, or choose another name.`:`${Lr(i,R,N)} tokens, and may have no more. Revoke those that nobody needs.`;throw new X(
"conflict",O)},async revoke(r,{org:o,project:i=null,appID:a=null},c,d){const u=(await s(r,o)).filter(m=>m.name===c),l=u.find(m=>m.project===i&&m.appID===a);if(!l&&
i===null&&u.length>1){const m=u.slice(0,5).map(h=>en(fd(h)));throw new X("conflict",`Several tokens have the name ${c}: those of ${m.join(", ")}. Name the place\
.`)}const f=l??(i===null?u[0]:void 0);if(f&&await t.revoke(o,f.id,d))return f;throw await e(r,{org:o})===void 0?ld(r,o):new X("not_found",`The organization ${o}\
 has no token ${c.slice(0,100)} that you may end.`)}}}async function MI(t,e,n){if(!(0,hr.eo)(e))throw Be("The access token is not whole: it was cut, or mistyped");
const s=await t.find((0,x.hash)("sha256",e)),r=s&&tm(s),o=hr.Xm.find(i=>i===s?.role);if(!s||!r||!o)throw Be("The access token is unknown, was revoked, or has en\
ded");if(!n(r.issuer))throw Be("The person who made the access token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(
i=>{if(!(i instanceof ge))throw i}),{...r,token:{id:s.id,name:s.name,role:o,place:fd(s)}}}function em({token:t},e){if(t)throw new X("forbidden",`An access token\
 may not ${e}. Sign in as a person: slipway login`)}function ld({email:t},e){return new X("forbidden",`${t} has no role for this in the organization ${e}.`)}function fd({
org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function tm({maker:t}){const e=(0,K.U4)(t);if(!(!(0,K.Gv)(e)||typeof e.email!="string"||
typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}function CI({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:r}){return async o=>{const i=o===
void 0?"":Qp(o);return(0,hr.Lh)(i)?MI(e,i,r):await UI(i)===s.issuer?s.verify(i,n,r):t(o)}}async function UI(t){const{decodeJwt:e}=await L.e(460).then(L.bind(L,6460));
try{return e(t).iss}catch{return}}const nm=900;function xI({issuer:t,audience:e,key:n,clock:s}){const r=`${t}/login`,o=cs(async()=>(await L.e(460).then(L.bind(L,
6460))).importJWK(n.privateJwk,"ES256")),i=cs(async()=>(await L.e(460).then(L.bind(L,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,async mint(a,{
email:c,issuer:d}){const u=await L.e(460).then(L.bind(L,6460)),l=Math.floor(s.now()/1e3);return new u.SignJWT({email:c,email_verified:!0,idp:d,sid:a}).setProtectedHeader(
{alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(r).setSubject(c).setAudience(e).setIssuedAt(l).setExpirationTime(l+nm).setJti((0,x.randomUUID)()).sign(await o())},
async verify(a,c,d){const u=await L.e(460).then(L.bind(L,6460)),l={issuer:r,audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(
a,await i(),l).catch(E=>{throw Zp(E,u,e)}),m=await c.find(String(f.sid)),h=m&&pd(m.identity);if(!h)throw Be(`The sign-in of this machine has ended. ${hd}`);if(m.
state==="reused")throw Be(`${rm} ${hd}`);if(!d(h.issuer))throw Be(`${sm} ${hd}`);return{...h,via:"login"}}}}const hd="Sign in again: slipway login",sm="This pla\
tform no longer trusts the identity provider that you signed in by.",rm="The sign-in of this machine has ended, because one of its refresh tokens was used twice\
: somebody else may have copied it.";function pd(t){const e=(0,K.U4)(t);if(!(!(0,K.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,
issuer:e.issuer}}const om=4096;function FI(t,e){const n=`${e}/device`,s={[Yn.device]:async(r,o)=>{const i=(0,Xe.Ow)(r.get("machine")??"",w).trim()||"a machine w\
ithout a name",a=await t.begin(i,be(o));if(!a)return Ct(429,"slow_down","Too many sign-ins wait for a person. Try again in some minutes.",{"retry-after":"60"});
const{deviceCode:c,userCode:d,expiresIn:u,interval:l}=a;return md({device_code:c,user_code:d,verification_uri:n,verification_uri_complete:`${n}?${new URLSearchParams(
{user_code:d})}`,expires_in:u,interval:l})},[Yn.token]:async(r,o)=>{const i=r.get("grant_type"),a=i===bn?"device_code":i==="refresh_token"?"refresh_token":void 0;
if(a===void 0){const u=`grant_type must be ${bn} or refresh_token`;return Ct(400,"unsupported_grant_type",u)}const c=r.get(a)??"";if(c==="")return Ct(400,"inval\
id_request",`${a} is missing`);const d=await t.exchange(c,im(o));return typeof d=="string"?PI(d,a):md({access_token:d.accessToken,token_type:"Bearer",expires_in:d.
expiresIn,refresh_token:d.refreshToken,refresh_expires_in:d.refreshExpiresIn})},[Yn.revoke]:async(r,o)=>(await t.end(r.get("token")??"",im(o)),md({}))};return new Map(
Object.entries(s).map(([r,o])=>[r,i=>jI(i,a=>o(a,i))]))}function im(t){return{from:be(t),requestID:t.requestID}}async function jI(t,e){if(t.method!=="POST"){const s=`${Ne(
t.target)} accepts only POST`;return Ct(405,"invalid_request",s,{allow:"POST"})}if(le(t,"content-type")?.split(";")[0]?.trim().toLowerCase()!=="application/x-ww\
w-form-urlencoded")return Ct(400,"invalid_request","The Content-Type must be application/x-www-form-urlencoded");try{const s=new URLSearchParams((await t.body(om)).
toString("utf8"));return[...new Set(s.keys())].some(o=>s.getAll(o).length>1)?Ct(400,"invalid_request","A parameter is there twice"):s.get("client_id")!==Xs?Ct(401,
"invalid_client",`client_id must be ${Xs}`):await e(s)}catch(s){if(s instanceof ct)return Ct(413,"invalid_request",`The form has more than ${om} bytes`);if(!(s instanceof
ge))throw s;return Ct(503,"temporarily_unavailable","The platform cannot read its state now",{"retry-after":"5"})}}const BI={pending:["authorization_pending","N\
o person has decided yet"],slow_down:["slow_down","The machine asks too often: wait five seconds more each time"],denied:["access_denied","The sign-in was denie\
d in the browser"],over:["expired_token","The code is older than ten minutes"],unknown:["invalid_grant","The sign-in does not exist, or has ended"],reused:["inv\
alid_grant",rm],untrusted:["invalid_grant",sm]};function PI(t,e){const[n,s]=BI[t];return e==="device_code"||n==="invalid_grant"?Ct(400,n,s):Ct(400,"invalid_gran\
t","The sign-in has ended, because it was not used for a month or is three months old")}function md(t){return De(200,t,am)}function Ct(t,e,n,s={}){return De(t,{
error:e,error_description:n},{...am,...s})}const am={"cache-control":"no-store",pragma:"no-cache"},cm=10*6e4,dm=5e3,HI={lifetimeMs:cm,intervalMs:dm,perAddress:10,
inAll:1e3},um=864e5,GI={graceMs:6e4,idleMs:30*um,mostMs:90*um},WI=20,Ed={person:10,address:20,all:200},YI="slr_",lm=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/;function zI({
store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:Ed.all},{name:`login/person\
/${Ot(i,a)}`,most:Ed.person},{name:`login/address/${Ot(c)}`,most:Ed.address}]);if(d!==0)throw sn(`Too many codes were tried. Try again in ${d} seconds.`,d)};return{
async begin(i,a){for(;;){const[c,d]=[(0,x.randomBytes)(16).toString("base64url"),(0,x.randomBytes)(32).toString("base64url")],u=KI(),l={id:Ot(c),userCode:Ot(u),
secret:Ot(d)},f=await t.begin({...l,machine:i,address:a},HI);if(f==="too_many")return;if(f==="code_taken")continue;const m={expiresIn:cm/1e3,interval:dm/1e3};return{
deviceCode:`${c}.${d}`,userCode:u,...m}}},async exchange(i,a){const[,c="",d=""]=lm.exec(i)??[];if(c==="")return"unknown";const u=(0,x.randomBytes)(32).toString(
"base64url"),l={id:Ot(c),secret:Ot(d),next:Ot(u)},f=await t.advance({...l,...GI},{...Re,...a});if(f.kind!=="open")return f.kind;const m=pd(f.identity);return!m||
!r(m.issuer)?"untrusted":{accessToken:await n.mint(l.id,m),expiresIn:nm,refreshToken:`${YI}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/1e3)}},async end(i,a){
const[,c=""]=lm.exec(i)??[],d=c===""?void 0:await t.find(Ot(c));d&&await t.end(Ot(c),{by:pd(d.identity)?.email??null,via:"login",...a})},async asked(i,a,c){await o(
a,c);const d=await t.asked(Ot(hm(i)));if(d)return d;throw fm()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if((await s(c))?.length===
0)throw new X("forbidden",`${u} has no role on this platform, so there is nothing to sign in to.`);const f={person:Ot(l,u),identity:JSON.stringify({email:u,issuer:l}),
most:WI},m=await t.decide(Ot(hm(i)),a?f:"denied",d);if(m)return m;throw fm()}}}function fm(){return new X("not_found","No machine asks with this code: it was mi\
styped, was used, or is older than ten minutes.")}function Ot(...t){return(0,x.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(t))}function KI(){const t=Array.
from({length:8},()=>zn[(0,x.randomInt)(zn.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function hm(t){const e=t.slice(0,40).toUpperCase().replace(/[^A-Z]/g,
"");return`${e.slice(0,4)}-${e.slice(4)}`}async function XI(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.push(...await r.collect())}catch(o){if(n?.
aborted)break;const{message:i,remedy:a}=(0,j.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}function nx({
kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(
o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const vn=3e4,pm=5e3,mm={clone:"building",install:"\
building",build:"building",sync:"syncing",activate:"activating"};function Em(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deplo\
yment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const qI=1e3;async function VI(t,e){const{references:n,node:s,clock:r,waits:o,stop:i}=t;let a=await n.
hold(s);for(;!a&&o;)await r.sleep(qI,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).then(f=>f||d.abort(new Error("another no\
de has taken over the collection")),()=>{}),l=(0,Q.fm)(pm,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}
const Jo=500,JI=1e4,QI=55*6e4;function ZI({keeping:t,logs:e,usage:n,notify:s,hooks:r,audit:o,keepAuditMs:i,apps:a,clock:c,bounds:d,keepDeletedMs:u}){return[{kinds:[
"apps"],collect:()=>tL({keeping:t,logs:e,apps:a,keepDeletedMs:u})},{kinds:["deployments","logs"],collect:()=>nL(t,e,d)},{kinds:["keys"],collect:async()=>[{kind:"\
keys",items:await ms(()=>t.endKeys(Jo)),bytes:0}]},{kinds:["notifications"],async collect(){return[{kind:"notifications",items:await ms(()=>s.prune({...h_,limit:Jo})),
bytes:0}]}},{kinds:["pushes"],async collect(){return[{kind:"pushes",items:await ms(()=>r.prune({ageMs:p_,limit:Jo})),bytes:0}]}},{kinds:["audit"],collect:async()=>[
{kind:"audit",items:await ms(()=>o.trim(i)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"usage",items:await ms(()=>n.prune(c.now(),Jo)),bytes:0}]}}]}
async function ms(t){let e=0;for(let n=0;n<JI;n+=1){const s=await t();if(e+=s,s===0)break;await yd()}return e}function yd(){return new Promise(t=>setImmediate(t))}
const eL=20;async function tL({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await ms(async()=>(await n.expire(eL,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.
endingApp(o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=
1),a.logs.length===0&&(o=a.app)}catch(c){i=c,o=a.app}await yd()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function nL(t,e,n){const s={deployments:0,
logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(
l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&
(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=
a.left.logBytes,i=a.app),await yd()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",
items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var pr=L(9692);class ym extends Error{name="KeyspaceGone";constructor(){super("the table was dele\
ted")}}class Dn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function gm(t,e){const n=sL(e),s=rL(n.get("key"));if(t!=="put")return{
key:s,value:"",ttlSeconds:void 0};const r=oL(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:iL(
n.get("ttlSeconds"))}}function sL(t){if(!(0,Yh.isUtf8)(t))throw new Dn("invalid_json");try{const e=(0,pr.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,
text:s})=>[n,s]))}catch(e){if(!(e instanceof pr.sU))throw e}throw new Dn("invalid_json")}function rL(t){const e=t?.startsWith('"')?(0,pr.I)(t):void 0;if(e===void 0||
e===""||_m(e,V.ux.keyBytes))throw new Dn("invalid_key");return e}function oL(t){if(t===void 0||_m(t,V.ux.valueBytes))throw new Dn("invalid_value");return t}function iL(t){
if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<V.ux.minTtlSeconds||e>V.ux.maxTtlSeconds)throw new Dn("invalid_ttl");return e}function wm(t){
return t===void 0?void 0:t*1e3}function _m(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function aL({tables:t,engine:e,full:n,quota:s,audit:r}){
const o=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;throw sn(`The table has reached its rate limit: wait ${f}\
 s.`,f)},i=async c=>{if(!e)throw new X("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await c(e)}catch(d){
throw d instanceof ym?new X("table_not_found","The table was deleted."):d instanceof ge?new X("unavailable","The entries cannot be read or written now. Try agai\
n."):d}},a=(c,d,u,l,f)=>r.append(f,[oe(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.get(await o(c,d),gd("get",{key:u}).key)),list:(c,d,u)=>i(
async l=>l.keys(await o(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:m,value:h,ttlSeconds:E}=dL(u),p=await o(c,d);if(n?.has(p))throw new X("conflict",cL);await f.
put(p,m,{value:h,ttlMs:wm(E)}),await a("key.put",c,d,m,l)}),delete:(c,d,u,l)=>i(async f=>{const[m,{key:h}]=[await o(c,d),gd("delete",{key:u})],E=await f.get(m,h)!==
void 0;await f.delete(m,h),E&&await a("key.delete",c,d,u,l)})}}const cL="The table, or all tables of its organization together, store as much as they may. Delet\
e keys: a minute later there is room again.";function dL({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,pr.q$)(s)}catch(i){throw i instanceof pr.sU?new X(
"validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.
test(r)?Number(r):r}};return gd("put",o,s)}const{keyBytes:uL,valueBytes:lL,minTtlSeconds:fL,maxTtlSeconds:hL}=V.ux,pL={invalid_key:`A key has 1 to ${uL} bytes.`,
invalid_value:`A value has at most ${lL} bytes.`,invalid_ttl:`The time to live is ${fL} to ${hL} seconds.`};function gd(t,e,n){const s=JSON.stringify(e),r=n===void 0?
s:`${s.slice(0,-1)},"value":${n}}`;try{return gm(t,Buffer.from(r))}catch(o){throw o instanceof Dn?new X("validation_failed",pL[o.code]??"The entry is not valid."):
o}}const mL=15e3;function EL({usage:t,bounds:e,log:n,every:s}){let r=new Set;const o=as({everyMs:mL,async run(){r=new Set(await t.full(e))},onFailure:i=>n("warn",
"kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>r.has(i),look:o.run,[Symbol.asyncDispose]:o[Symbol.asyncDispose]}}const yL=15e3,gL=1e4;
function wL({usage:t,quotas:e,clock:n,log:s}){const r=new Map,o=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.used(c,d.start,["kvsReq\
uestsPerMonth"]);d.used=Math.max(d.used,u)}catch(u){s("warn","kvs_quota_not_read",{org:c,reason:String(u)})}finally{d.reading=void 0}},i=(c,d)=>{const u=r.get(c);
if(u?.start===d)return u;r.size>=gL&&r.clear();const l={start:d,used:0,readAt:Number.NEGATIVE_INFINITY,reading:void 0};return r.set(c,l),l},a=(c,d,u)=>{if(d.used<
u){d.used+=1;return}const l=n.now(),{end:f}=io(l);return{message:oo({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,until:f}),seconds:Math.max(1,Math.ceil(
(f-l)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,io(u).start),f=l.readAt===Number.NEGATIVE_INFINITY;
return Math.abs(u-l.readAt)>=yL&&(l.reading??=o(c,l)),(f||l.used===0&&l.reading!==void 0)&&l.reading?l.reading.then(()=>a(c,l,d)):a(c,l,d)}}}const _L=3e4,Tm=1e3,
bm=100;function TL({engine:t,tables:e,log:n,every:s=Q.fm}){const r=new AbortController,o=Sm(()=>Nm(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),
i=Sm(()=>bL(t,e,n,r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(_L,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){
a(),r.abort(),await Promise.all([o.end(),i.end()])}}}async function Nm(t,e){let n=0;for(;;){const s=await t.sweep(Tm);if(n+=s,s<Tm||e?.aborted)return n}}async function bL(t,e,n,s){
for(let r=0;;){const o=await e.toDrop({after:r,limit:bm});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(o.length<bm||s.aborted)return}}function Sm(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const Om=720*6e4,NL=1e3,SL="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",OL=20,RL=1e3,AL=8*1024*1024;class IL{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new rf(AL,RL,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===OL?this.#n.find(e):null}async issue(e,n,s){
const r={accessKeyID:`ASIA${Array.from((0,x.randomBytes)(16),u=>SL[u%32]).join("")}`,secret:(0,x.randomBytes)(30).toString("base64"),sessionToken:(0,x.randomBytes)(
96).toString("base64"),expiresAt:n+Om},{accessKeyID:o,secret:i,sessionToken:a,expiresAt:c}=r,d=this.#t.seal(ic(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{now:n,most:NL},s),r}renew(e,n){return this.#e.renew(e,n+Om)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(ic(e),s));if(!(0,K.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const LL={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503},
Rm="AWS4-HMAC-SHA256";function kL({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function vL(t,e,n){return`${Rm}
${t}
${kL(e)}
${UL(n)}`}function DL(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,x.createHmac)("sha256",n).update(s,
"utf8").digest();return new xL(n)}function $L(t,e){return t.sign(e)}const Gt=64,ML=32;class Am{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Im=new Am(8192),CL=new Am(
256);function UL(t){return(0,x.hash)("sha256",Im.latin1(t))}function Lm(t,e){return t.length===e.length&&(0,x.timingSafeEqual)(Im.latin1(t),CL.latin1(e))}class xL{#e;#t;constructor(e){
if(e.length>Gt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Gt} are supported`);this.#e=Buffer.alloc(Gt+512),this.#t=Buffer.alloc(Gt+ML);for(let n=0;n<
Gt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,x.hash)("sha256",this.#n(e),"binary"),Gt,"latin1"),(0,x.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Gt;return e.length>n?Buffer.concat([this.#e.subarray(0,Gt),Buffer.from(e,"latin1")]):this.#e.subarray(0,Gt+this.#e.write(e,Gt,"latin1"))}}
const FL=new RegExp(`^${Rm} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),jL=1024,BL=1024,PL=32,km=64,wd=new cn(jL);function HL(t){const e=t.slice(-km),n=t.slice(0,-km),s=wd.get(n);if(s&&GL.test(e))return{
...s,signature:e};const r=WL(t);if(r)return n.length<BL&&r.signedHeaders.length<=PL&&wd.set(n,r),{...r,signature:e}}function sx(){return wd.size}const GL=/^[0-9a-f]{64}$/;
function WL(t){const e=FL.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const YL=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let _d;function zL(t){if(_d?.text===t)return _d.
time;const e=KL(t);return e!==void 0&&(_d={text:t,time:e}),e}function KL(t){const e=YL.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Qo(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function XL(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":ZL(t.target.slice(e+1)),r=JL(n,t.normalizePath),o=nk(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const qL=/^(?:\/[A-Za-z0-9_~-]+)+$/,VL=/[^A-Za-z0-9._~-]/g;function Td(t){return t.replace(VL,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function JL(t,e){if(qL.test(t))return t;const n=t.split("/");return(e?QL(n):n).map(Td).join("/")||"/"}function QL(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function ZL(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Td(vm(r)),Td(vm(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Dm(n,r)||Dm(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function vm(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Dm(t,e){return t<e?-1:t>e?1:0}function ek(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=$m(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function tk(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?ek(t.rawHeaders):{names:e,repeated:[],get(n){const s=le(t,n);return s===void 0?void 0:$m(s)}}}function nk(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const sk=/ {2}|\t/,rk=32,ok=9;function $m(t){let e=0,n=t.length;for(;e<n&&Mm(t,e);)e+=1;for(;n>e&&Mm(t,n-1);)n-=1;const s=t.slice(e,n);return sk.test(
s)?s.replace(/[ \t]+/g," "):s}function Mm(t,e){const n=t.charCodeAt(e);return n===rk||n===ok}const Zo=5*6e4,Cm=["host","content-type"],ik=new Set([...Cm,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),lt=(t,e)=>({type:t,message:e}),Um=lt("UnrecognizedClientException","\
The security token included in the request is invalid.");function ak(t,e){const n=le(t,"authorization");if(n===void 0)return lt("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=HL(n);if(!s)return lt("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=le(t,"x-amz-date")??"",o=zL(r);return o===void 0?lt("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):lk(s.scope,r)??fk(r,o,e)??{headers:tk(t),signedBy:s,time:r}}function ck({headers:t,
signedBy:e},n,s){return Lm(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?lt("ExpiredTokenException","The security token included in the reque\
st is expired"):hk(t,e.signedHeaders):Um}function dk(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,x.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return lt("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=XL({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=$L(mk(o,s.scope),vL(r,s.scope,c));if(!Lm(d,s.signature))return lt("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function uk(t){return"message"in t}function lk(t,e){if(t.region!==V.aT)return lt("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${V.aT}'.`);if(t.service!==V.jL)return lt("InvalidSignatureException",`Credential should be scoped to correct service: '${V.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return lt("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function fk(t,e,n){if(e<n-Zo){const s=Qo(n-Zo);return lt("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${Qo(n)} - 5 min.)`)}if(e>n+Zo){const s=Qo(n+Zo);return lt("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${Qo(n)} + 5 min.)`)}}function hk(t,e){const n=t.repeated.find(o=>ik.has(o));if(n!==void 0)return lt("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(pk(o)&&!e.includes(o))return xm(o);const s=Cm.find(o=>!e.includes(o));if(s!==void 0)
return xm(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return lt("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function pk(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function xm(t){return lt("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const Fm=new WeakMap;function mk(t,e){const n=Fm.get(t);if(n?.date===e.date)return n.key;const s=DL(t.secret,e);return Fm.set(t,{date:e.date,key:s}),
s}const Es={"content-type":"application/json","cache-control":"no-store"},Ek={status:200,headers:Es,body:'{"ok":true}'},yk={status:200,headers:Es,body:'{"delete\
d":true}'},jm={status:200,headers:Es,body:'{"found":false,"expiresAt":null}'},gk=new Map([[Ht.Y2.put,"put"],[Ht.Y2.get,"get"],[Ht.Y2.delete,"delete"]]),wk=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
_k=/^Bearer +([!-~]+)$/i;function Tk(t){const e={...t,log:bk(t)};return n=>Sk(n,e)}function bk({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
Bm){const i=e.now();if(Math.abs(i-n)<Nk)return;n=i}t(s,r,o)}}const Bm="kvs_unavailable",Nk=1e3;async function Sk(t,e){const{roles:n,tables:s,engine:r,full:o,monthly:i,
quota:a,meter:c,clock:d}=e;let u=l=>l;try{const l=ak(t,d.now());if(uk(l))return ei(l);const f=await n.byAccessKey(l.signedBy.accessKeyID);if(!f)return ei(Um);const m=ck(
l,f,d.now());if(m)return ei(m);const h=await t.body(V.ux.bodyBytes),E=dk(t,h,l,f);if(E)return ei(E);if(!le(t,"x-kvs-authorization"))return at("missing_token");const p=await s.
byToken(Pm(t));if(!p)return at("invalid_token");if(p.environmentID!==f.environmentID)return at("inactive_binding");if(!p.supported)return at("unsupported_app_ty\
pe");const g=await a.take(p.windows,h.length),N=Ak(t);if(u=D=>Ok(c,p,N,h,D),g>0)return u(at("rate_limited",{"retry-after":String(g)}));const R=await i.take(p.scope.
org);if(R)return u(kk(R));if(typeof N!="string")return u(N);const{key:O,value:b,ttlSeconds:I}=gm(N,h);switch(N){case"put":return o.has(p.keyspace)?u(at("table_f\
ull")):(await r.put(p.keyspace,O,{value:b,ttlMs:wm(I)}),u(Ek));case"delete":return await r.delete(p.keyspace,O),u(yk);case"get":return u(Ik(await r.get(p.keyspace,
O)))}}catch(l){return u(Lk(l,t,e))}}function Pm(t){return _k.exec(le(t,"x-kvs-authorization")??"")?.[1]??""}function Ok(t,e,n,s,r){const o=typeof n=="string"?n:
"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,Rk(r),s.length,i),r}function Rk(t){if(t===jm)return"missed";const{status:e}=t;return e===
200?"ok":e===429?"limited":e<500?"refused":"failed"}function Ak(t){const e=gk.get(Ne(t.target));if(!e)return at("not_found");if(t.method!=="POST")return at("met\
hod_not_allowed",{allow:"POST"});const n=le(t,"content-encoding")??"identity";return!wk.test(le(t,"content-type")??"")||n!=="identity"?at("unsupported_media_typ\
e"):e}function Ik(t){if(!t)return jm;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Es,body:`{"found":tr\
ue,"value":${t.value},"expiresAt":${e}}`}}function Lk(t,e,{tables:n,log:s}){if(t instanceof Dn)return at(t.code);if(t instanceof ct)return at("body_too_large");
if(t instanceof kt)return at("invalid_json");if(t instanceof ym)return n.forgetToken(Pm(e)),at("invalid_token");const r=t instanceof ge,o=t instanceof Error&&t.
cause instanceof Error?t.cause:t;return s("error",r?Bm:"kvs_failed",{requestID:e.requestID,path:Ne(e.target),reason:o instanceof Error?o.message:String(o)}),r?at(
"unavailable",{"retry-after":"1"}):at("internal")}function at(t,e={}){return{status:LL[t],headers:{...Es,...e},body:`{"error":"${t}"}`}}function kk({message:t,seconds:e}){
const{status:n,headers:s}=at("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({error:"quota_exceeded",message:t})}}function ei({
type:t,message:e}){return{status:403,headers:{...Es,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const vk={of:()=>{}},Dk=t=>nt(new X("unavailable","T\
his node does not have the data of the key-value store."),t);async function $k(t){const{engine:e,clock:n,log:s,quota:r,meter:o=Hr}=t,i=rd(t.keyring),a={...nr,...t.
quotas},c=new O_(t.tables,i,a),d=new IL(t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(g=>Mk(g,c,d)),l=e&&EL({...t,bounds:a}),{ofOrganizations:f=vk}=t,
m=wL({...t,quotas:f}),h=e&&TL({...t,engine:e}),E={tables:c,roles:d,clock:n,log:s,every:t.every},p=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),
await h?.[Symbol.asyncDispose]()};return{handler:e&&l?Tk({roles:d,tables:c,engine:e,full:l,monthly:m,quota:r,meter:o,clock:n,log:s}):Dk,createTable:(g,N,R)=>c.create(
g,N,n.now(),R),listTables:g=>c.list(g),async deleteTable(g,N,R){await c.remove(g,N,R),h?.begin()},entries:aL({tables:c,engine:e,full:l,quota:r,audit:t.audit}),runtimeVariables:(g,N,R)=>_b(
E,g,N,R),tableVariables:(g,N)=>Pf(E,g,N),openCredentials:g=>Tb(E,g),sweep:async()=>e?Nm(e):0,close:p,[Symbol.asyncDispose]:p}}function Mk(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,j.xb)(t)}}const Ck=500,bd=500;async function Uk(t){return new xk(t).run()}class xk{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=Q.ml,log:r=Qs,signal:o}=e;this.#e=e,this.#t=r,this.#n=new Wo({blobs:n,clock:s,log:r}),this.#s=ls(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(Ef);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,Ck);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.
end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{
hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof
ge)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.
waiting(s,bd);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<bd)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!V.cS.test(d))continue;const u=Oh(c)??Rh(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===bd&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#f(),await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=dn(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of ar){const d=$c(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const Hm=2e3,Fk=(0,x.randomBytes)(64*1024),jk="trial-\
write",Gm={canBuild:"disk_hangs"},Bk={statfs:t=>(0,Ae.statfs)(t),tryToWrite:Hk};class rx{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...Bk,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=Hm)return Gm;const e=Promise.withResolvers(),n=this.#t.after(Hm,()=>e.resolve(Gm));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=Pk(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function Pk(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function Hk(t){const e=(0,P.join)(t,jk);await(0,Ae.rm)(e,{force:!0});try{await(0,Ae.writeFile)(e,Fk,{flag:"wx",mode:384,flush:!0})}finally{
await(0,Ae.rm)(e,{force:!0})}}class ox{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const Gk=10;function Wk({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,Gk).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:Yk})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const Yk="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Nd=36e5,zk=2*Nd;function Kk(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:m}of await t(d)){const h=s.get(u);s.set(u,{kind:u,ended:(h?.ended??0)+l,left:m??h?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,j.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=Nd&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=zk&&
c()},async[Symbol.asyncDispose](){await r}}}class Sd extends Error{name="StageError";stage;aborted;constructor(e,n,s){super($n(s),{cause:s}),this.stage=e,this.aborted=
n}}function Xk(t){const{stage:e,aborted:n,cause:s}=t instanceof Sd?t:{stage:"build",aborted:!1,cause:t};if(n)return Em(e);if(s instanceof Dt)return s.facts;if((0,j.
b$)(s)||s instanceof ge&&s.isFull)return Od(e,"disk_full","The disk of the platform is full");const r=s instanceof ge?"its state cannot be read or written now":
$n(s);return Od(e,Au[e],`The platform itself failed at the stage "${e}": ${r}`)}function qk(t){return new Dt(Od("sync","disk_quota",t))}const Vk="<data>";function Jk(t,e){
const n=r=>r.replaceAll(e,Vk),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({
...r,message:n(r.message)}))}}function Od(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function $n(t){return t instanceof
Error?t.message:String(t)}async function Qk({jobs:t,quotas:e,lease:n,write:s},...[r,o,i=[],a]){const{job:c}=n,{org:d}=c.app,u=(0,V.Rm)(c.type)?c.type:c.detectsType?
a:void 0,l=e?.of(d,"disk"),f=l===void 0?void 0:{org:d,bytes:l},m=p=>s(()=>t.recordRelease(n,r,o,p,u,f)).catch(Zk);await m(i);const h=await e?.near(d).catch(ev)??
[];if(h.length===0)return[];const E=h.map(({message:p})=>({code:"quota_near",file:null,line:null,message:p}));return await m([...E,...i].slice(0,os.iq)),h.map(({
message:p})=>p)}function Zk(t){throw t instanceof Qn?qk(oo(t.over)):t}function ev(t){if(t instanceof ge)return[];throw t}var tv=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},nv=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const sv=vn-1e4,rv=1e3;class ov extends Error{name="LeaseLost"}class iv{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#p(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=sv&&this.#i==="building"&&this.#m("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=pm&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#E()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:$n(o)})}finally{this.#l=void 0}}#m(e){if(this.#h)return;this.#i="lost";const n=()=>new ov(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof so?e:n()),this.#r.resolve()}async#E(){const e=await this.#t.jobs.endOf(this.#e).catch(
()=>{});this.#m(e==="cancelled"?new so:"another node has ended it")}async#g(e){this.#s.signal.throwIfAborted(),await e()||await this.#E(),this.#s.signal.throwIfAborted()}#y(e){
return this.#g(()=>sa(e,this.#t.clock,this.#o))}async#p(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#_()}catch(c){const d=Jk(Xk(c),this.#t.dataDir);a=d.code,c instanceof Sd&&c.cause instanceof ge&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#T(d)}if(this.#s.signal.reason instanceof so)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?$n(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#_(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=tv(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#w(l),onCommit:(l,f)=>this.#y(()=>e.recordCommit(i,l,f)),onStored:(...l)=>Qk({...this.#t,
lease:i,write:f=>this.#y(f)},...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.deployID,manifestHash:u.release.manifestHash}),await this.#w(
"activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>av(l,u)),c.throwIfAborted(),await this.#S({job:a,release:u.release,signal:c}),s?.(a.app,u.release)}catch(u){
d.error=u,d.hasError=!0}finally{const u=nv(d);u&&await u}}catch(d){throw new Sd(this.#a,this.#n.aborted,d)}}async#w(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)
return this.#s.signal.throwIfAborted();await this.#y(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#S(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:r}=e.
release,o=this.#e;this.#i="recording",s&&await this.#y(()=>n.goLive(o,r));const i=await s?.(e);await this.#y(async a=>{const c={kind:"live",manifestHash:r,logBytes:this.#c,
...i&&{warnings:i}};return await n.finish(o,c)||a>1&&await n.endOf(o)==="succeeded"}),this.#i="ended"}async#T(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"fa\
iled",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#g(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;
const c={deployID:this.#e.deployID,cause:$n(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(rv,this.#n).catch(()=>{})}}}}
async function av(t,{place:e}){if(!(t instanceof Dt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new Dt({...t.facts,diagnostics:n})}const cv=1e3;function dv(t){
return new uv(t)}class uv{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){this.#e=e,this.#t=e.every??Q.fm,this.#n=
e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(r=>{(r.kind===
"jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&o.check()});this.#o.push(()=>s[Symbol.
dispose](),this.#t(vn,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error(
"the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#p(!1),this.#h()}async idle(){if(this.#s.signal.aborted)return this.stop();
const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.asyncDispose](){return this.
stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#m())}async#m(){for(;this.#d;){this.#d=!1;try{await this.#E(),this.#u&&this.#e.log("info","queue_\
resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:$n(e)}),this.#u=!0,this.#p(!0)}}this.#c=void 0}async#E(){const{jobs:e,log:n,onChange:s}=this.#e;
if(await this.#_(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#g&&(await this.#e.mayClaim?.()??
!0);for(;r&&this.#g;){const i=await e.claim(this.#e.node);if(!i)break;this.#y(i)}const o=this.#r.size>0||await e.isBusy();this.#p(o&&this.#l||this.#r.size>0),o||
this.#h()}get#g(){return this.#l&&this.#r.size<this.#n}#y(e){const n=[...this.#r].find(r=>lv(r.app,e.job.app)),s=new iv(e,this.#e,this.#s.signal,n?.ended);this.#r.
add(s),this.#p(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#p(e){e||this.#a?.();const n=()=>this.#t(cv,()=>{this.#_(),this.#f()});this.#a=e?this.#a??n():
void 0}async#_(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function lv(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const fv=600;
async function hv(t,{policy:e,quotas:n},s,r,o,i,a){const d=ut(t,"kvs")||ut(t,"control")?a.use(await Wm(t,n,r)):void 0;o.useKvs(d?async()=>d:Jf(()=>Wm(t,n,r),a));
const u=ut(t,"build")?yv(t,{policy:e,quotas:n},s,o,i,a):void 0;return{edge:s,kvs:d,build:u}}function pv(t,e,n,s,r,o){const{stores:i,clock:a,log:c,shared:d,host:u,
edgeCacheBytes:l}=t,{sitesDomain:f,baseUrl:m,siteUrl:h}=e,E={table:d?.sites,domains:d?.domains},p=o.use(new TI(i.state.releases,i.changes,{...E,clock:a})),g=Wp(
{sites:p,domain:f,isOwnHost:Ju({host:u,baseUrl:m})}),N=new Wo({blobs:i.blobs,clock:a,log:c}),R=new dI({sites:p,finder:g,siteUrl:h,objects:N,cacheBytes:l,log:c,meter:n,
functions:s,cdn:r}),{handler:O,prefetch:b}=R,I=k=>R.serverSite(k),D=i.changes.subscribe(k=>{k.kind==="coming"&&b(k),k.kind==="site"&&s.changed(k.subdomain,()=>I(
k.subdomain)),k.kind==="unknown"&&s.changedAll(I)});return o.use(D),{handler:O,prefetch:b,serverSite:I,sites:p,finder:g,objects:N}}const mv=500;async function Ev({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(mv)])}function Wm(t,e,n){
const{stores:s,clock:r,log:o,kvsQuotas:i}=t,a=ut(t,"kvs")?s.kvs:void 0;return $k({...s,engine:a,clock:r,log:o,meter:n,quotas:i,ofOrganizations:e})}function yv(t,{
policy:e,quotas:n},s,r,o,i){const{clock:a,log:c,workers:d,stores:u,node:l,shared:f,lasting:m}=t,{jobs:h,changes:E}=u,p=wv(t),{references:g}=u,N=f?.blobs??u.blobs,
R=async(Se,Pe)=>{if(!(await u.usage.claimTurn("collect",QI)||Se))return[];await f?.checkPlace();const Ye=ZI({...u,apps:u.state.apps,keepAuditMs:t.keepAuditDays*
Ym,clock:a,bounds:Km(t),keepDeletedMs:t.keepDeletedMs}),pn=m?[{kinds:["objects"],collect:async()=>{const{objects:Eu,bytes:eg}=await Uk({blobs:N,references:g,signal:Pe,
clock:a,log:c});return[{kind:"objects",items:Eu,bytes:eg}]}}]:[];return XI([...Ye,...pn],c,Pe)},O=new AbortController,b=async Se=>{const Pe={references:g,node:l,
clock:a,waits:Se,stop:O.signal},Ye=await VI(Pe,pn=>R(Se,pn)).catch(pn=>({error:pn})),Ai=await p.collect();if(Ye&&"error"in Ye&&!O.signal.aborted)throw Ye.error;
return[...Ye&&!("error"in Ye)?Ye:[],...Ai]},I=i.use(Kk(b,a,c));i.defer(()=>O.abort(new Error("the platform stops"))),i.use(p);const D=()=>{h.isBusy().then(Se=>Se?
I.whenBusy():I.whenIdle(),()=>{})};i.defer((0,Q.fm)(Nd,D));const k=async({org:Se},{manifestHash:Pe})=>{await p.prepareVariants(Se,Pe),s?.objects.variantsChanged(
Se)},B=gv(t.builder??p,e),W=f&&((Se,Pe)=>Ev(t,s,Se,Pe)),J=s?.objects??new Wo({blobs:u.blobs,clock:a,log:c}),U=LO(t,i),q=async Se=>{await r.tryInstance(Se,J),await U?.
activate(Se.job.app,Se.signal),await o?.activate(Se)},{ability:te,store:ye}=f?.nodes??{},Te=te&&ye&&Wk({node:l,ability:te,nodes:ye,log:c}),Oe=(0,F.realpathSync)(
t.nodeDir),Ie={jobs:h,quotas:n,changes:E,builder:B,dataDir:Oe,node:l,workers:d,log:c,clock:a,onChange:D,onComing:W,activate:q,onSwitched:o&&(Se=>o.switched(Se)),
mayClaim:Te},Ke=i.use(dv({...Ie,onLive:(Se,Pe)=>{k(Se,Pe)}}));return{housekeeping:I,queue:Ke,dispatch:p}}function gv(t,{buildTimeoutOf:e}){return{recover:()=>t.
recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const Ym=864e5,zm=500;function Km({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*Ym,logBytes:E_}}
function wv(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:l,
lasting:f,log:m,clock:h}=t,{logs:E,blobsAt:p}=e;return PR({...{repositories:O=>e.keeping.repositories(O,zm),apps:async O=>{const[b="",I="",D=""]=O.split("/");return(await e.
keeping.apps(O===""?void 0:{org:b,project:I,appID:D},zm)).map(B=>`${B.org}/${B.project}/${B.appID}`)},dataDir:n,blobs:p,lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,
limits:s,isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:l},logs:E,log:m,clock:h})}async function _v(t,e,n,s,r){const{clock:o,fetch:i,stores:a,
requestsPerMinute:c}=t,u=(D=>t.shared?yR(D,a.quota):gR(D,o))(c??fv),l=await Kf(a.keys),{baseUrl:f,issuer:m,consoleUrl:h}=e,{accessTokens:E,logins:p,quota:g}=a,N=Qi(
n,a.members),R=xI({issuer:m,audience:f,key:l,clock:o}),O=D=>n.issuers.some(k=>k.issuer===D)||n.localIssuer&&D===m,b=zI({...N,store:p,quota:g,tokens:R,trusts:O}),
I=FI(b,h);return{logins:b,accessTokens:$I({store:E,...N}),issuer:T({issuer:m,audience:f,key:l,requestToken:s,clock:o,calls:I}),policy:n,signInKey:_c(l,"console \
sign-in"),draftKey:_c(l,"console draft"),gate:{...N,refusals:r,verify:CI({idTokens:RI({policy:n,issuer:m,audience:f,key:l,clock:o,fetch:i}),accessTokens:E,logins:p,
loginTokens:R,trusts:O}),rateLimit:D=>c===void 0&&n.isLocal?0:u(D)}}}function Tv(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===Xm&&(s-=
1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==Xm?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const Xm=46,qm=300;function bv(t){const e=ti("cont\
rol");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??ti("kvs")],["/identity","identity",t.identity??e],["/console","console",Rd(t.console??e,t.isOwnHost)],
["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",ys("/backup",t.backup??e)],["/healthz","platform",ys("/healthz",gs(
t.healthz))],["/readyz","platform",ys("/readyz",gs(t.readyz))],["/tls-allowed","platform",ys("/tls-allowed",gs(t.tlsAllowed??ti("edge")))],["/openapi.json","pla\
tform",ys("/openapi.json",gs(t.openApi))],["/metrics","platform",ys("/metrics",Rd(gs(t.metrics),t.isOwnHost))]]}function ti(t){const e=`This node does not have \
the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>nt(new X("unavailable",e),n)}function ys(t,e){return n=>(Ne(n.target)===
t?e:Ad)(n)}function Rd(t,e){return n=>{const s=le(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,qm))}: g\
ive its URL with --public-url, or configure the proxy to pass the Host header on.`;return De(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}
function gs(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return nt(new X(
"method_not_allowed",s,{allow:n}),e)}}function Vm(t){const e=bv(t),n=Rd(gs(t.index),t.isOwnHost),{sitesDomain:s,edge:r=ti("edge"),isCustomHost:o,observe:i}=t,a=d=>{
const u=Ne(d.target);if(u==="/")return["platform",n];for(const[l,f,m]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,m];return["plat\
form",Ad]},c=(d,u,l)=>{const f=performance.now(),m=E=>Zt(E,({status:p})=>i(d,l,p,f)),h=u(l);return h instanceof Promise?h.then(m,E=>{const p=E instanceof kt;if(i(
d,l,p?400:500,f),!p)throw E;return nt(new X("invalid_request","The body broke off."),l)}):m(h)};return d=>{const u=d.headers.host;if(typeof u=="string"&&Tv(u,s))
return c("edge",r,d);const l=typeof u=="string"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,m]=a(d);return l instanceof Promise?l.then(h=>h?c("edge",r,d):c(f,
m,d),h=>{if(!(h instanceof ge))throw h;return m===n||m===Ad?c("edge",r,d):c(f,m,d)}):c(f,m,d)}}const Ad=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")
return{status:204,headers:{}};const s=Ne(n).slice(0,qm),r=n.startsWith("/")?new X("not_found",`Nothing is at ${s}`):new X("invalid_request",`The request target \
is neither a path nor an http URL: ${s}`);return nt(r,t)};function Nv(t,e,n){const{rooms:s,identity:r,hooks:o,backup:i}=n,{edge:a,kvs:c}=s;return Vm({...Jm(t,e,
a,n),kvs:ut(t,"kvs")?c?.handler:void 0,...Rv(t,e,n),hooks:o&&mR(o.handler),backup:r&&i})}function Sv(t,e,n,s){const r=i=>ut(t,i)?xa:void 0,o=r("control");return Vm(
{...Jm(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,backup:o})}function Jm(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,
baseUrl:d}=e,{readiness:u,metrics:l}=s;return{sitesDomain:c,isOwnHost:Ju({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&Ov(n.finder),healthz:lO({check:i?void 0:
o.check,damage:n?.objects.damage}),readyz:u.handler,metrics:l.handler,tlsAllowed:n&&KN({...n,ownName:new URL(d).hostname}),index:Lv(e,qc(t)),openApi:Iv(d),observe:kv(
l.count,r)}}function Ov({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function Rv(t,e,{
rooms:{kvs:n,build:s},identity:r,notify:o,hooks:i,nodes:{list:a},functions:c,quotas:d,cdn:u}){if(!r||!n||!o||!i)return{control:void 0,identity:void 0,operator:void 0,
console:void 0};const{baseUrl:l,kvsUrl:f,consoleUrl:m,siteUrl:h,sitesDomain:E,issuer:p}=e,{clock:g,log:N,allowLocalGit:R,stores:O,resolveTxt:b,fetch:I,kvsQuotas:D,
keepDeletedMs:k}=t,{gate:B,issuer:W,accessTokens:J,logins:U,policy:q,signInKey:te,draftKey:ye}=r,Te={ownName:new URL(l).hostname,sitesDomain:E,mayUseDomain:q.mayUseDomain,
resolveTxt:b},{state:Oe,logs:Ie,sessions:Ke,usage:Se}=O,Pe=ih({state:Oe,allowLocalGit:R,domains:Te}),Ye=kO(t,e),Ai=dN({state:Oe,logs:Ie,keepDeletedMs:k}),pn=new Wo(
{blobs:O.blobs,clock:g,log:N}),{audit:Eu}=O,tg={members:JN(q,O.members),state:Oe,operations:Ai,hosts:Ye,changes:Pe,notify:o,hooks:i,sealing:O.sealing,kvs:n,usage:Se,
quotas:d,clock:g,siteUrl:h,functions:c,audit:Eu,accessTokens:J};return{control:GN(B,{state:Oe,allowLocalGit:R,siteUrl:h,domains:Te}),identity:W.handler,operator:YN(
B,{...tg,kvsUrl:f,organizationsOf:B.organizationsOf,roleOf:B.roleOf,listNodes:a,consoleLink:Ss=>nN(Ss,{sessions:Ke,consoleUrl:m,clock:g})}),console:Av({...tg,...B,
cdn:u,compare:sS(pn),start:dO(pn),keeping:O.keeping,kept:{...Km(t),caches:bo.caches,mirrors:bo.mirrors},logs:Ie,logins:U,sessions:Ke,trusts:Ss=>Ss===p?q.localIssuer:
q.issuers.some(({issuer:yu})=>yu===Ss),signIn:{policy:q,key:te,consoleUrl:m,clock:g,fetch:I},consoleUrl:m,draftKey:ye,detect:s&&((Ss,yu)=>s.dispatch.detect(Ss,yu)),
tablePerMinute:D.tablePerMinute??nr.tablePerMinute})}}function ni({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function Av({
signIn:t,...e}){const n=cs(async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.all([Promise.resolve().then(L.bind(L,4406)),Promise.resolve().then(
L.bind(L,4083))]);return s({...e,oidc:r(t)})});return async s=>(await n())(s)}function Iv(t){return async()=>De(200,(await Promise.resolve().then(L.bind(L,1487))).
openApi(t))}function Lv(t,e){const n={service:"slipway",...ni(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdom\
ain}"),...e&&{dnsTarget:go(e.target)}};return()=>De(200,n)}function kv(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{
method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const Qm=864e5,
Zm=3,eE=20,vv=6e4,tE=`d.seq, d.id, d.target, d.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.attempts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;function Dv(t){return` ${t.join(" ")} `}function si(t){return`notify-tar\
get:${t}`}function mr(t){return{id:M(t,"id"),org:M(t,"org"),project:de(t,"project"),appID:de(t,"app_id"),kind:M(t,"kind"),shown:M(t,"shown"),events:M(t,"events").
trim().split(" "),sealed:qt(t,"sealed"),createdAt:G(t,"created_at"),createdBy:de(t,"created_by"),confirmedAt:ve(t,"confirmed_at"),confirmUntil:ve(t,"confirm_unt\
il")}}function $v(t){return M(t,"kind")==="email"&&ve(t,"confirmed_at")===null}function nE(t){return{id:M(t,"id"),event:M(t,"event"),org:M(t,"org"),project:de(t,
"project"),appID:de(t,"app_id"),deployID:de(t,"deploy_id"),by:de(t,"by_whom"),detail:de(t,"detail"),at:G(t,"at")}}function Mv(t){const[e,n]=[ve(t,"due_at"),de(t,
"problem")];return{...nE(t),seq:G(t,"seq"),target:M(t,"target"),kind:M(t,"kind"),shown:M(t,"shown"),state:e!==null?"pending":n===null?"delivered":"failed",attempts:G(
t,"attempts"),triedAt:ve(t,"tried_at"),nextAt:e,status:ve(t,"status"),problem:n}}function Cv(t){return{...nE(t),target:M(t,"target"),kind:M(t,"kind"),sealed:qt(
t,"sealed"),fence:G(t,"fence"),attempts:G(t,"attempts")}}function Id({org:t,project:e,appID:n,id:s,kind:r,shown:o,events:i},a){const c={kind:r,to:o,events:i};return{
org:t,project:e??void 0,appID:n??void 0,action:a,object:s,...a==="notify.remove"?{before:c}:{after:c}}}const Uv=864e5,Ld=3,kd=50,xv=3600;async function Fv(t,e,n,s){
const r={action:"notify.add",since:s-Uv},{rows:o}=await t.list(e,r,{limit:kd}),i=o.filter(({after:c})=>{const d=c===null?void 0:(0,K.U4)(c);return(0,K.Gv)(d)&&String(
d.to).toLowerCase()===n.toLowerCase()});if(i.length<Ld&&o.length<kd)return;const a=i.length<Ld?`${kd} targets`:`${n} ${Ld} times`;throw sn(`The organization ${e}\
 has added ${a} in a day. Add it tomorrow.`,xv)}function jv(t,e){if(e===void 0)return!1;const[n,s]=[Buffer.from(t),Buffer.from(e)];return n.length===s.length&&(0,x.
timingSafeEqual)(n,s)}const ix=null,Bv={failed:"deployment.failed",fixed:"deployment.fixed",live:"app.live",deleted:"app.deleted",quota:"quota.reached",test:"te\
st",confirm:"confirm"},ax=null,sE=500;function Pv(t,{deployment:e,failure:n,url:s}){const{event:r,org:o,project:i,appID:a,deployID:c,by:d,at:u}=t,l=e&&{branch:e.
branch,commit:e.commit,subject:e.commitFacts.subject??null,author:e.commitFacts.author??null},f={org:o,project:i,app:a,by:d,url:s,...c!==null&&{deployID:c},...l,
...n&&{failure:rE(n)},...oE(t)};return JSON.stringify({type:Bv[r],timestamp:new Date(u).toISOString(),data:f})}function Hv(t,{deployment:e,failure:n,url:s}){const r=[
t.org,t.project,t.appID].filter(d=>d!==null).join("/"),[o,i]=Gv(t),a=e?.commit?.slice(0,12),c=[`${r}: ${i}`,"",...e?[`Branch: ${e.branch}`]:[],...a?[`Commit: ${[
a,e?.commitFacts.subject].filter(Boolean).join(" ")}`]:[],...t.by===null?[]:[`By: ${t.by}`],...n?[`Stage: ${n.stage}`,`Reason: ${rE(n).message}`]:[],...Object.entries(
oE(t)).map(([d,u])=>`${d}: ${String(u)}`),`At: ${new Date(t.at).toISOString()}`,"",s];return{subject:`[Slipway] ${r}: ${o}`,text:`${c.map(d=>(0,Xe.Ow)(d,sE+20)).
join(`
`)}
`}}function Gv({event:t,appID:e}){switch(t){case"failed":return["deployment failed","a deployment failed. What was live before still is."];case"fixed":return["f\
ixed","a deployment succeeded after one that failed."];case"live":return["live","its first release is live."];case"deleted":return["deleted","the app was delete\
d. For a time it can be restored."];case"quota":return e===null?["quota","the organization uses at least 80 % of a quota."]:["quota","a key-value table uses at \
least 80 % of its quota."];case"confirm":return["confirm this address","somebody wants this address to be told of what happens there. Open the link to agree, wi\
thin 24 hours. Without that, no further letter comes."];case"test":return["test","this is a test. Notifications arrive here."];default:return(0,j.xb)(t)}}function rE({
stage:t,code:e,message:n}){return{stage:t,code:e,message:(0,Xe.Ow)(n,sE)}}function oE({detail:t}){const e=t===null?{}:JSON.parse(t);return(0,K.Gv)(e)?e:{}}const Wv=[
5,30,300,1200,3600,7200,18e3].map(t=>t*1e3),Yv=.1,iE=16,zv=4,Kv=5e3;function Xv(t){const{store:e,changes:n,log:s,delays:r=Wv,every:o=Q.fm,random:i}=t,a=new AbortController,
c=new Map;let d,u=!1;const l=async p=>{const g=await t.attempt(p,a.signal).catch(k=>a.signal.aborted?{problem:"the platform stopped",isStopped:!0}:(k instanceof
ge||s("error","notification_failed",{id:p.id,reason:String(k)}),{problem:"the platform could not make the message"})),{status:N,problem:R,isFinal:O=!1}=g,b=O?void 0:
r[p.attempts-1],I=b===void 0?void 0:Math.round(b*(1+Yv*(2*i()-1))),D="isStopped"in g?0:I;await e.settle(p,{status:N,problem:R,againMs:R===void 0?void 0:D}),R!==
void 0&&D===void 0&&s("warn","notification_given_up",{id:p.id,target:p.target,reason:R})},f=async()=>{for(;u&&!a.signal.aborted&&c.size<iE;){u=!1;const p=await e.
claim(qv([...c.keys()]));if(!p)return;u=!0;const g=l(p).catch(N=>s("warn","notification_not_settled",{id:p.id,reason:String(N)})).finally(()=>{c.delete(p),m()});
c.set(p,g)}},m=()=>{u=!0,!a.signal.aborted&&(d??=f().catch(p=>{u=!1,p instanceof ge||s("error","notifications_not_read",{reason:String(p)})}).finally(()=>{d=void 0,
u&&c.size<iE&&m()}))},h=n.subscribe(({kind:p})=>{(p==="jobs"||p==="site"||p==="unknown")&&m()}),E=o(Kv,m);return m(),{look:m,async[Symbol.asyncDispose](){E(),h[Symbol.
dispose](),a.abort(new Error("the platform stops")),await d,await Promise.all(c.values())}}}function qv(t){const e=new Map;for(const{org:n}of t)e.set(n,(e.get(n)??
0)+1);return{targets:t.map(({target:n})=>n),organizations:[...e].filter(([,n])=>n>=zv).map(([n])=>n)}}const Vv=1e4,Jv=64*1024,Qv=16*1024;function Zv(t,{id:e,timestamp:n,
body:s}){const r=Buffer.from(t.replace(/^whsec_/,""),"base64");return`v1,${(0,x.createHmac)("sha256",r).update(`${e}.${n}.${s}`).digest("base64")}`}function eD(t,e){
let n;const s=async()=>{const{Agent:r,request:o}=await L.e(729).then(L.bind(L,3729)),i={lookup:t.lookup,timeout:e};return{request:o,agent:new r({connect:i,maxHeaderSize:Qv,
keepAliveTimeout:1e3})}};return{async send({url:r,secret:o},i,a){const c=AbortSignal.any([a,AbortSignal.timeout(e)]);try{t.check(new URL(r).hostname),n??=s();const{
agent:d,request:u}=await n,f={method:"POST",headers:{"content-type":"application/json","user-agent":"Slipway","webhook-id":i.id,"webhook-timestamp":String(i.timestamp),
"webhook-signature":Zv(o,i)},body:i.body,signal:c,dispatcher:d},{statusCode:m,body:h}=await u(r,f);return await h.dump({limit:Jv,signal:c}),tD(m)}catch(d){return a.
throwIfAborted(),{problem:nD(d)}}},async[Symbol.asyncDispose](){await(await n)?.agent.destroy()}}}function tD(t){return t>=200&&t<300?{status:t}:t>=300&&t<400?{
status:t,problem:"it answered with a redirect, which is not followed"}:t===410?{status:t,problem:"it answered that it is gone",isFinal:!0}:{status:t,problem:`it\
 answered with status ${t}`}}function nD(t){for(let e=t;e instanceof Error;e=e.cause){if(e instanceof kn)return e.message;if(e.name==="TimeoutError")return"it d\
id not answer in time";if("code"in e&&typeof e.code=="string")return`it cannot be reached (${e.code})`}return"it cannot be reached"}const sD=/^nt_[0-9a-f]{20}$/,
aE=32,rD=10;function oD(t){const{store:e,vault:n,mail:s}=t,r=Xc(t.allowed),o=eD(r,t.requestMs??Vv);let i;const c=Xv({...t,attempt:async(l,f)=>{const{id:m}=l,h=lE(
n.open(si(l.target),l.sealed)),E=l.event==="confirm"&&"code"in h?{url:`${t.consoleUrl}/confirm?${new URLSearchParams({target:l.target,code:h.code})}`}:await cD(
l,t);if("url"in h){const g=Math.floor(t.clock.now()/1e3);return o.send(h,{id:m,timestamp:g,body:Pv(l,E)},f)}return s?(i??=Promise.resolve().then(L.bind(L,9669)).
then(({createMailer:g})=>g),(await i)(s.url,s.from)({id:m,to:h.email,...Hv(l,E)})):{problem:dE}}}),d=async l=>{const f=await t.quota.take([{name:`notify/${l}`,most:cE}]);
if(f>0)throw sn(`This was sent ${cE} times in a minute: wait ${f} s.`,f)},u=async(l,f)=>{const m=sD.test(l)?await e.find(l):void 0;if(!m||m.confirmedAt!==null||
(m.confirmUntil??0)<=t.clock.now())return;const h=lE(n.open(si(l),m.sealed));return jv(f,"code"in h?h.code:void 0)?m:void 0};return{async add(l,f,m,h){const{webhook:E,
email:p,project:g=null,app:N=null,on:R}=f,O=h!==void 0&&p?.toLowerCase()===h.email&&t.verifies(h.issuer),b=p!==void 0&&!O;if(p!==void 0&&!s)throw new X("conflic\
t",`${dE}. An operator sets it: --smtp-url.`);E!==void 0&&aD(r,E),b&&await Fv(t.audit,l,p,t.clock.now());const I=`nt_${(0,x.randomBytes)(rD).toString("hex")}`,D=`\
whsec_${(0,x.randomBytes)(aE).toString("base64")}`,k=(0,x.randomBytes)(aE).toString("base64url"),B=E===void 0?{email:p,code:k}:{url:E,secret:D},W=await e.add({id:I,
org:l,project:g,appID:N,kind:E===void 0?"email":"webhook",shown:E===void 0?p??"":iD(E),events:R,sealed:n.seal(si(I),JSON.stringify(B))},m,b);if(W==="no_app")throw new X(
"app_not_found",`There is no app ${l}/${g}/${N}.`);if(W==="full")throw new X("conflict",`The organization ${l} has ${eE} targets, and may have no more. Remove o\
ne first.`);return b&&c.look(),{target:W,...E!==void 0&&{secret:D}}},asked:u,async confirm(l,f,m){const h=await u(l,f);return h&&await e.confirm(l,m)?h:void 0},
list:l=>e.list(l),async remove(l,f,m){if(!await e.remove(l,f,m))throw uE(l)},async test(l,f,m){await d(f);const h=await e.test(l,f,m);if(h===void 0)throw uE(l);
if(h==="no_letters"){const E="Remove it, and add it again if somebody there wants that.";throw new X("conflict",`The address had ${Zm} letters, and nobody has c\
onfirmed it. ${E}`)}return c.look(),h},deliveries:(l,f)=>e.deliveries(l,f),async redeliver(l,f,m){if(await d(f),!await e.redeliver(l,f,m))throw new X("not_found",
`The organization ${l} has no such message. It may be too old to be kept.`);c.look()},async[Symbol.asyncDispose](){await c[Symbol.asyncDispose](),await o[Symbol.
asyncDispose]()}}}const cE=6,dE="This platform sends no e-mail, because it has no mail server";function uE(t){return new X("not_found",`The organization ${t} ha\
s no such target.`)}function iD(t){const{origin:e,pathname:n,search:s}=new URL(t);return n==="/"&&s===""?e:`${e}/\u2026`}function aD(t,e){try{t.check(new URL(e).
hostname)}catch(n){throw n instanceof kn?new X("validation_failed",`webhook cannot be told: ${n.message}.`):n}}function lE(t){const{url:e,secret:n,email:s,code:r}=JSON.
parse(t);return typeof e=="string"&&typeof n=="string"?{url:e,secret:n}:{email:String(s),code:String(r)}}async function cD({org:t,project:e,appID:n,deployID:s},{
deployments:r,activity:o,consoleUrl:i}){const a=[t,...e===null?[]:["projects",e]],c=e===null||n===null?[]:["apps",n],d=s===null?[]:["deployments",s],u=[...a,...c,
...d].map(encodeURIComponent).join("/"),l=`${i}/orgs/${u}`;if(e===null||n===null||s===null)return{url:l};const[f,m]=await Promise.all([r.find({org:t,project:e,appID:n},
s),o.failures([s])]);return{url:l,deployment:f,failure:m.get(s)}}const dD=60,uD=3e5,lD=28e4,fE=100,fD=20;async function hD({store:t,usage:e,quotas:n,tablePerMinute:s,
clock:r}){if(!await e.claimTurn("quotas",lD))return 0;const o=r.now(),i=s*dD,a=o-o%yt.hour-yt.hour,c=new Date(o).toISOString().slice(0,10);let d=0;for(let u="";;){
const l=await t.organizations("quota",u,fE);for(const f of l){d+=await pD(f,t,n);const m=await e.pressed(f,a,{busy:Math.ceil(i*Mu),limit:fD});for(const{scope:h,
limited:E,most:p}of m){const{project:g,app:N,table:R}=h,O=["quota",g,N,R,c].join("."),b=JSON.stringify({table:R,requests:p,refused:E,quota:i});d+=await t.raise(
{key:O,event:"quota",org:f,project:g,appID:N,detail:b})}}if(u=l.at(-1)??"",l.length<fE)return d}}async function pD(t,e,n){let s=0;for(const{name:r,used:o,quota:i,
month:a}of await n.near(t)){const c=["quota",t,r,new Date(a.start).toISOString().slice(0,7)].join("."),d=JSON.stringify({name:r,used:o,quota:i});s+=await e.raise(
{key:c,event:"quota",org:t,project:null,appID:null,detail:d})}return s}async function mD(t,{consoleUrl:e},{quotas:n,policy:s},r){const{stores:o,mail:i,notifyAllow:a,
notifyDelays:c,kvsQuotas:d,clock:u,log:l}=t,{notify:f,changes:m,state:h,usage:E}=o,{tablePerMinute:p=nr.tablePerMinute}=d;return r.use(as({everyMs:uD,run:()=>hD(
{store:f,usage:E,quotas:n,tablePerMinute:p,clock:u}),onFailure(g){g instanceof ge||l("error","quotas_not_told",{reason:String(g)})}})),r.use(oD({store:f,deployments:h.
deployments,activity:h.activity,changes:m,vault:rd(o.keyring),quota:o.quota,audit:o.audit,verifies:g=>s.issuers.some(({issuer:N,email:R})=>N===g&&R==="{email}"),
mail:i,allowed:me(a,"notify-allow"),consoleUrl:e,clock:u,random:Wa,log:l,delays:c}))}const hE=6e4;function ED({policy:t,defaults:e,usage:n,clock:s}){const r=a=>({
...e,...t.quotasOf(a)}),o=(a,c)=>r(a)[c],i=async(a,c)=>{const d=io(s.now()),[u,l]=[r(a),await n.used(a,d.start,c)],f=c.map(m=>({name:m,used:yD(m,l[m]??0),quota:u[m]??
null}));return{org:a,month:d,quotas:f}};return{of:o,appBounds:a=>({apps:o(a,"apps"),disk:o(a,"disk")}),buildBounds(){const a=c=>o(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;
return{most:a("*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){const c=o(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=io(
s.now());return{ms:c*hE,since:d,until:u}},read:a=>i(a,$u),async near(a){const c=$u.filter(l=>l!=="buildsAtOnce"&&o(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);
return d.flatMap(l=>{const{quota:f}=l;return f===null||!Eg(l)?[]:[{...l,quota:f,month:u,message:yg(a,l,u)}]})}}}function yD(t,e){return t==="buildMinutesPerMont\
h"?e/hE:e}async function cx(t){try{return await t}catch(e){if(e instanceof StoreUnavailable)return;throw e}}function gD(t,e){const{stores:n,organizationApps:s,organizationBuilds:r,
clock:o}=t,i=ED({policy:e,defaults:{apps:s,buildsAtOnce:r},usage:n.usage,clock:o});return{settings:{...t,stores:wD(n,i)},quotas:i}}function wD(t,e){const{apps:n,
deployments:s}=t.state,{jobs:r}=t;return{...t,state:{...t.state,apps:{...n,create:(o,i,a)=>n.create({...o,bounds:e.appBounds(o.key.org)},i,a),restore:(o,i)=>n.restore(
o,i,e.appBounds(o.org))},deployments:{...s,create:(o,i,a,c)=>s.create(o,i,a,c,e.timeBound(o.org)),redeploy:(o,i,a,c)=>s.redeploy(o,i,a,c,e.timeBound(o.org))}},jobs:{
...r,claim:o=>r.claim(o,e.buildBounds())}}}const _D="run.json",pE="node.json";function dx(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;
if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!ws(s)))return{roles:n,baseUrl:s}}function ux(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,
baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!ws(
s)||!ws(r)||!ws(o)||!ws(i)||!ws(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function ws(t){return typeof t=="string"&&
/^https?:/.test(t)&&URL.canParse(t)}function TD(t,e){return(0,F.rmSync)((0,P.join)(t,pE),{force:!0}),mE((0,P.join)(t,_D),e)}function bD(t,e){return mE((0,P.join)(
t,pE),e)}function mE(t,e){return(0,F.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,F.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,F.rmSync)(t,{force:!0})}}function ND(t,e){const n=ja.includes(e.host)?"127.0.0.1":e.host,s=RD(
e.publicUrl??zu(n,t)),r=OD(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const SD=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function OD(t,e){const n=(s,r)=>new j.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!SD.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function RD(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new j.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var AD=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},ID=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function LD(t){const e={stack:[],error:void 0,hasError:!1};try{const n=AD(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=R_(t),{log:o,nodeDir:i}=r,a=n.use(Pr({dir:i,env:r.env,log:o})),{policy:c}=a,{settings:d,quotas:u}=gD(r,c),l=await Yu(
d);n.defer(()=>l.close());const f=ND(l.port,d);let m;const h=()=>m?.dispatch.walls,E=()=>a.fault!==void 0;let p;const g=()=>p?.waiting,N=$D(d,h,E,g),{requestToken:R=(0,x.
randomBytes)(32).toString("base64url")}=d.shared??{},O=n.use(ya({...d,usage:s.usage,engine:kD(d)})),b=L_(d),I=await Vb(d,f,O.meter,b?.marks,n),D=ut(d,"edge")?pv(
d,f,O.meter,I.functions,b?.marks,n):void 0,B={readiness:N,metrics:vD(d,D,O,h,()=>m?.housekeeping.figures()??[],E,g)};D&&d.shared?.awaitStores&&(l.serve(Sv(d,f,D,
B)),N.start("edge"),n.defer(()=>l.close()),o("info","edge_started",{...ni(f),port:l.port,dataDir:i,node:d.node})),await d.shared?.awaitStores?.(),b&&await D_(d);
const W=b&&k_(d,f,b.cdn),J=await hv(d,{policy:c,quotas:u},D,O.meter,I,W,n);m=J.build;const U=D&&I.runSchedules(D.serverSite);U&&n.use(U);const q=n.use(rt(s.audit,
{...d,every:Q.fm}));n.defer(()=>l.close()),n.defer(()=>I.functions.endStreams());const te=ut(d,"control")?await _v(d,f,c,R,q):void 0,ye=te&&await mD(d,f,{quotas:u,
policy:c},n),Te=te&&n.use(await pR(d,f));b&&te&&(p=await v_(d,b,n));const Oe=s.backUp,Ie=n.use(await qn(UD(d,f,l.port,J))),Ke=ee(R,Oe);l.serve(Nv(d,f,{...B,rooms:J,
identity:te,notify:ye,hooks:Te,nodes:Ie,backup:Ke,quotas:u,functions:I.view,cdn:b&&$_(d,b)})),await J.build?.queue.start(),N.start();const Se=`${f.issuer}/token\
?api-version=2.0`,Pe={pid:process.pid,...ni(f),requestUrl:Se,requestToken:R};n.use(te?TD(i,Pe):bD(i,{roles:d.roles,baseUrl:f.baseUrl})),o("info","platform_start\
ed",{...ni(f),dataDir:i,node:d.node,roles:d.roles.join()});const Ye=CD(()=>MD(d,N,J),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...f,port:l.port,
dataDir:i,requestUrl:Se,requestToken:R,buildNetwork:h()?.network,close:Ye,mintToken:te?.issuer.mint??DD,backUp:Oe,collectGarbage:async()=>J.build?.housekeeping.
collect(),[Symbol.asyncDispose]:Ye}}catch(n){e.error=n,e.hasError=!0}finally{const n=ID(e);n&&await n}}function kD(t){return ut(t,"kvs")?t.stores.kvs:void 0}function vD({
stores:t,shared:e,node:n,clock:s},r,o,i,a,c,d){const u=r?.objects.damage,{deployments:l}=t.state,{ability:f}=e?.nodes??{};return Je({deployments:l,damage:u,ability:f,
walls:i,node:e&&n,clock:s,metering:o,kept:a,isFaulty:c,purges:d})}function DD(){return Promise.reject(new TypeError("This node does not have the role control"))}
function $D({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i,a,c){let d;const u=()=>(d??=s.check().finally(()=>{d=void 0}),d),l=async()=>{await u(),await r?.
checkClock()};return lg({node:t,roles:e,functions:n,clock:o,checks:{control:l,build:u,kvs:async()=>{await l(),await s.kvs?.check()}},walls:i,isFaulty:a,purges:c})}
async function MD({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),
await n.sleep(t))}function CD(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function UD({node:t,roles:e,functions:n,host:s,shared:r,clock:o,
log:i},{baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${ja.includes(s)?(0,re.hostname)():s}:${d}`,f=()=>u?.queue.underWay??0,m=r&&{...r.nodes,start:{...r.nodes.
start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:m,builds:f,clock:o,log:i}}const fn={BUSY:5,READONLY:8,
IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Er(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function yr(t){return(0,j.b$)(
t)||Er(t)===fn.FULL}const xD=[fn.BUSY,fn.READONLY,fn.IOERR,fn.CANTOPEN];function FD(t){return xD.includes(Er(t))}function EE(t){return Er(t)===fn.CORRUPT||Er(t)===
fn.NOTADB}function yE(t){return Er(t)===fn.BUSY}const jD=30*864e5,BD=6e4;function ri(t){return{id:M(t,"id"),name:M(t,"name"),org:M(t,"org"),project:de(t,"projec\
t"),appID:de(t,"app_id"),role:M(t,"role"),maker:M(t,"maker"),madeBy:M(t,"made_by"),createdAt:G(t,"created_at"),endsAt:G(t,"ends_at"),usedAt:ve(t,"used_at")}}function gE({
org:t,project:e,appID:n,name:s,role:r,endsAt:o},i){const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??
void 0,action:i,object:s,after:a}}function wE(t,e){const n=(s,r)=>`coalesce(${s}, '') = ${r}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organizatio\
n,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function _E(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(o=>G(t,o)>=s[o])}const lx={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"delet\
es an app","app.restore":"restores a deleted app","app.end":"removes a deleted app with all that it had","cache.clear":"clears the caches of an app","env.replac\
e":"replaces the variables of an app","env.edit":"sets and removes variables of an app","deployment.create":"queues a deployment","deployment.redeploy":"queues \
the commit of another deployment again","deployment.cancel":"cancels a deployment","deployment.supersede":"takes a deployment out of the queue, because a newer \
one replaces it","deployment.live":"makes a deployment live","deployment.fail":"ends a deployment that failed","release.rollback":"makes another kept release li\
ve","table.create":"creates a table","table.delete":"deletes a table","key.put":"stores a key of a table, on the pages of the console","key.delete":"deletes a k\
ey of a table, on the pages of the console","credentials.issue":"takes the variables and credentials of an app","member.set":"grants a role, or takes it away","\
token.create":"makes an access token","token.revoke":"ends an access token","notify.add":"adds an address that is told of what happens","notify.confirm":"confir\
ms an email address that is told of what happens","notify.remove":"removes such an address","notify.test":"sends a message to try such an address","notify.redel\
iver":"sends a message again","hook.add":"adds a webhook of a forge","hook.remove":"removes a webhook of a forge","dns.record":"makes, changes or removes the DN\
S record of a host","login.approve":"lets a machine act for its person","login.deny":"does not let a machine act for its person","login.end":"signs a machine ou\
t","login.reuse":"ends the sign-in of a machine, because its refresh token was used twice","session.open":"signs in to the console","session.close":"signs out o\
f the console","link.create":"makes a link that signs in to the console","secret.rotate":"makes another key seal what the platform keeps","access.refuse":"refus\
ed: requests without a valid identity, or without the role that they need"},TE="0".repeat(64);function bE(t,e){const{org:n,n:s,at:r,project:o,appID:i,action:a,object:c,
by:d,via:u,name:l,from:f,requestID:m,before:h,after:E}=e,g=[n,s,r,o,i,a,c,d,u,l,f,m,h,E].map(N=>N===null?"-":`${Buffer.byteLength(String(N))}:${N}`).join("");return(0,x.
createHash)("sha256").update(t).update(g).digest("hex")}function fx(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||bE(n.hash,s)!==s.hash)return{kind:"broken",n:n.
n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function hx({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).
toISOString(),before:o(e),after:o(n)}}function px(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,
via:a,hash:c}=t;if(!(typeof s!="string"||typeof r!="number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,
at:Date.parse(o),action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),
before:n("before"),after:n("after")}}const NE=254,SE=4096,OE=500,PD=100,vd="\u2026",RE=["org","n","at",...["project","app_id","action","object","who","via","via\
_name","client","request","was","becomes"]];function HD(t,e){const n=s=>s==null?null:(0,Xe.Ow)(s,NE);return{org:e.org??"",project:n(e.project),appID:n(e.appID),
action:e.action,object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:LE(e.before),after:LE(e.after)}}function AE(t){
return{org:M(t,"org"),n:G(t,"n"),at:G(t,"at"),project:de(t,"project"),appID:de(t,"app_id"),action:M(t,"action"),object:de(t,"object"),by:de(t,"who"),via:M(t,"vi\
a"),name:de(t,"via_name"),from:de(t,"client"),requestID:de(t,"request"),before:de(t,"was"),after:de(t,"becomes"),hash:M(t,"hash")}}function IE(t){const[e,n]=[M(
t,"hash"),M(t,"anchor_hash")];return{head:{n:G(t,"n"),hash:e},anchor:{n:G(t,"anchor_n"),hash:n}}}const Dd={head:{n:0,hash:TE},anchor:{n:0,hash:TE}};function LE(t){
if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=GD(i);if(n+=Buffer.byteLength(JSON.stringify([
o,a])),n>SE){e[vd]=s.length-r;break}e[o]=a}return JSON.stringify(e)}function GD(t){if(typeof t=="string")return t.length>OE?`${t.slice(0,OE)}${vd}`.toWellFormed():
t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,Xe.Ow)(r,NE):r)){if(e+=Buffer.byteLength(JSON.stringify(
s))+1,n.length===PD||e>SE/2)return[...n,vd];n.push(s)}return n}function $d({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){
const{cachesOf:a,...c}=o,d={type:i,repository:(0,ot.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).
filter(([,u])=>u!=null))}function WD(t,e){return oe(t,"app.create",{after:$d(e)})}function Md(t,e,n,s){const[r,o]=[$d(e),$d(n)],i=Object.keys({...r,...o}).filter(
d=>JSON.stringify(r[d])!==JSON.stringify(o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[oe(t,"cache.clear")]:
[];return i.length===0?c:[...c,oe(t,"app.update",{object:s,before:a(r),after:a(o)})]}function YD(t,e){return oe(t,"app.delete",e.length>0?{after:{cancelled:e}}:
{})}function zD(t,e,n){return oe(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function kE(t,e,{stage:n,code:s}){return oe(t,"deployment.fail",
{object:e,after:{stage:n,code:s}})}function KD(t,e,n){return oe(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function XD(t,e,n){return e.map(
s=>oe(t,"deployment.supersede",{object:s,after:{supersededBy:n}}))}function Cd(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(
n,u)),a=o(s,u=>Object.hasOwn(n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,
removed:c}).filter(([,u])=>u.length>0);return[oe(t,e,{object:r,after:Object.fromEntries(d)})]}function qD(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,
{settings:a={},...c}=n?.configuration??{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,m])=>[f,f==="repository"?(0,ot.ri)(String(m)):m])),l={branch:r,
...o!==null&&{commit:o},...i!==null&&{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return oe(t,i===null?"deployment.create":"deployment.redepl\
oy",{object:s,after:l})}const VD=5e3,JD=500,QD=[["app_id","appID"],["who","by"],["action","action"]],ZD=["project","appID","by","action"];async function e$(t,{before:e=Number.
MAX_SAFE_INTEGER,limit:n},s,r){const o=ZD.filter(E=>t[E]!==void 0),i=QD.filter(([,E])=>o.includes(E)),c=i.length===o.length&&i.length<2?n+1:JD,d=E=>o.every(p=>E[p]===
t[p]),u=[];let l=Math.min(e,s.below);const f=([E,p]=[])=>r({column:E,value:p&&t[p],above:s.above,below:l,limit:c});let[m,h]=[i[0],await f(i[0])];for(const E of i.
slice(1)){const p=await f(E);vE(p,c)<vE(h,c)&&([m,h]=[E,p])}for(let E=h.length;;E+=h.length){u.push(...h.filter(d));const p=u[n-1];if(u.length>n&&p)return{rows:u.
slice(0,n),next:p.n};if(h.length<c)return{rows:u,next:null};if(l=h.at(-1)?.n??0,E>=VD)return{rows:u,next:l};h=await f(m)}}function vE(t,e){return t.length<e?0:t.
at(-1)?.n??0}function Ze(t,e){const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${RE.join(", ")}, hash)
    VALUES (${RE.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=HD(o,a),d=n.get(c.org),{head:u}=d?
IE(d):Dd,l=Math.max(e.now(),d?G(d,"at"):0),f={...c,n:u.n+1,at:l},m=bE(u.hash,f),{org:h,n:E,project:p,appID:g,action:N,object:R,by:O,via:b,name:I,from:D,requestID:k,
before:B,after:W}=f;s.run(h,E,l,p,g,N,R,O,b,I,D,k,B,W,m),r.run(h,E,l,m,Dd.anchor.n,Dd.anchor.hash)}}}function t$(t,e,n){const s=Ze(t,n),r=(p,g)=>t.prepare(`SELE\
CT * FROM audit ${p} WHERE org = ? AND n > ? AND n < ? ${g} ORDER BY n DESC LIMIT ?`),o=r("",""),i={app_id:r("INDEXED BY audit_by_app","AND app_id = ?"),who:r("\
INDEXED BY audit_by_who","AND who = ?"),action:r("INDEXED BY audit_by_action","AND action = ?")},a=t.prepare("SELECT n FROM audit WHERE org = ? AND at >= ? ORDE\
R BY at, n LIMIT 1"),c=t.prepare("SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?"),d=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),u=t.prepare(
`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`),l=t.prepare("SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at\
 < ? ORDER BY n DESC LIMIT 1"),f=t.prepare("UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?"),m=t.prepare("DELETE FROM audit WHERE org = ? AN\
D n <= ?"),h=(p,g)=>{const N=g===void 0?void 0:a.get(p,g);return N&&G(N,"n")},E=(p,{column:g,value:N="",above:R,below:O,limit:b})=>g===void 0?o.all(p,R,O,b):i[g].
all(p,R,O,N,b);return{append:(p,g)=>e.write(()=>s(p,g)),async list(p,g,N){const R=await e.read(()=>h(p,g.since));if(g.since!==void 0&&R===void 0)return{rows:[],
next:null};const O=await e.read(()=>h(p,g.until)),b={above:(R??1)-1,below:O??Number.MAX_SAFE_INTEGER};return e$(g,N,b,I=>e.read(()=>E(p,I).map(AE)))},after:(p,g,N)=>e.
read(()=>c.all(p,g,N).map(AE)),chain:p=>e.first(d,[p],IE),trim:p=>e.write(()=>{const g=n.now()-p,N=u.get(g);if(!N)return 0;const R=M(N,"org"),O=l.get(R,G(N,"anc\
hor_n")+et,g)??{};return f.run(G(O,"n"),M(O,"hash"),R),Number(m.run(R,G(O,"n")).changes)})}}function n$(t,e,n){const s=Ze(t,n),r=t.prepare("DELETE FROM access_t\
okens WHERE org = ? AND ends_at <= ?"),o=t.prepare(`SELECT ${wE("?","?")} FROM access_tokens WHERE org = ?`),i=t.prepare("SELECT 1 FROM access_tokens WHERE org \
= ? AND project IS ? AND app_id IS ? AND name = ?"),a=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare("SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?"),d=t.prepare("SELECT * FROM \
access_tokens WHERE org = ? ORDER BY name, project, app_id"),u=t.prepare("DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *"),l=t.prepare("UPDATE a\
ccess_tokens SET used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)");return{create:({id:f,hash:m,org:h,project:E,appID:p,name:g,role:N,maker:R,madeBy:O,
lifetimeMs:b},I,D)=>e.write(()=>{const k=n.now();r.run(h,k-jD);const B=[E??"",E??"",p??""],W=_E(o.get(...B,h)??{},{project:E,appID:p},I);if(W)return W;if(i.get(
h,E,p,g))return"name_taken";const J=[f,m,h,E,p,g,N,R,O,k,k+b],U=ri(a.get(...J)??{});return s(D,[gE(U,"token.create")]),U}),find:f=>e.first(c,[f,n.now()],ri),list:f=>e.
read(()=>d.all(f).map(ri)),revoke:(f,m,h)=>e.write(()=>{const E=u.get(f,m);return E&&s(h,[gE(ri(E),"token.revoke")]),E!==void 0}),async used(f){const m=n.now();
await e.write(()=>{l.run(m,f,m-BD)})}}}const s$=[".drafts","tmp"],r$=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function o$(t,e){let n=Promise.resolve();const s=async r=>{i$(r,t);try{await DE(t,r),e(r),await DE(t,r)}catch(o){for(const i of(0,F.readdirSync)(r))await(0,Ae.rm)(
(0,P.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function i$(t,e){if(!(0,P.isAbsolute)(t))throw oi(`"${t}\
" is not an absolute path`);if((0,fe.FK)(e,t))throw oi(`${t} is inside the data directory`);try{if((0,fe.wZ)(t,448),(0,F.readdirSync)(t).length>0)throw oi(`${t}\
 is not empty`)}catch(n){throw n instanceof j.GQ||yr(n)?n:oi(`${t} cannot be written (${(0,j.xU)(n)})`)}}const a$=5;async function DE(t,e){const n=s=>!(0,P.relative)(
t,s).split(P.sep).some(r=>s$.includes(r));for(const s of(0,F.readdirSync)(t).filter(r=>!r$.test(r)))for(let r=1;;r+=1)try{await(0,Ae.cp)((0,P.join)(t,s),(0,P.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,j.xU)(o)!=="ENOENT"||r===a$)throw o}}function oi(t){return new j.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function Ex(t){return t}class c$ extends Error{name="BlobsFull"}class $E extends Error{name="\
WrongBytes"}const d$=200,u$=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,l$=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function Ud(t){if(t.length<=d$&&l$.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function f$(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return Ud(t.slice(0,-1)),t}const h$=3;let xd=0;const ME=[];async function p$(t){xd<h$?xd+=1:
await new Promise(e=>ME.push(e));try{return await t()}finally{const e=ME.shift();e?e():xd-=1}}class m$ extends Jn.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){
super({highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:p$(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var E$=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},y$=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Fd={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},CE={...Fd,sync:async()=>{}};
function ii(t){(0,F.mkdirSync)(t,{recursive:!0,mode:448})}async function g$(t,e=Fd){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===CE)return;const s=E$(n,await(0,Ae.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=y$(n);s&&await s}}function jd(t){return Jt(
()=>(0,F.readdirSync)(t))??[]}const w$=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Bd(t){return w$.has((0,j.xU)(t))}function Jt(t){try{return t()}catch(e){if(Bd(
e))return;throw e}}var _$=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},T$=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const ai=600*1e3;class b${#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Jt(()=>{const o=(0,F.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=ai||
N$(s,n)});return r&&this.#t.add(Pd(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,x.hash)("sha256",n)!==s)throw new $E(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,x.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new $E(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>UE(this.#e.dir,n)));try{await Promise.all([...e].map(n=>g$(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${Ud(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,P.
join)(this.#e.drafts,(0,x.randomUUID)());try{await this.#a(s,n),await(0,Ae.rename)(s,e).catch(r=>{if((0,j.xU)(r)!=="ENOENT")throw r;return ii((0,P.dirname)(e)),
(0,Ae.rename)(s,e)}),this.#t.add(Pd(e))}catch(r){throw await(0,Ae.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=_$(s,
await(0,Ae.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=T$(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=yr(e)?new c$("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Pd(t){return t.slice(
0,t.lastIndexOf("/"))}function UE(t,e){return e===t?[e]:[e,...UE(t,Pd(e))]}function N$(t,e){const{mtimeNs:n}=(0,F.statSync)(t,{bigint:!0});try{(0,F.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,j.xU)(s)!=="EPERM")throw s;return!1}return(0,F.statSync)(t).size===e}function S$({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function ci({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const Hd=1024*1024,O$=16*Hd;class R${#e;#t=0;constructor(e,n=()=>I$(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,O$))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-A$(e.size):Number.POSITIVE_INFINITY}}function A$(t){return Math.
min(Math.max(256*Hd,t/100),2560*Hd,t/8)}function I$(t){try{const{bavail:e,blocks:n,bsize:s}=(0,F.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var xE=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},FE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const L$=64*1024,Gd=".damaged";function yx(t){return t.endsWith(Gd)?t.slice(0,-Gd.
length):void 0}const k$=3600*1e3;class v${#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,P.join)(e,".drafts"),this.#n=(0,P.
join)(e,".leaving"),this.#s=n,this.#r=s??Fd,this.#o=new R$(e),ii(e)}async head(e){const n=await this.#d(e,s=>(0,Ae.stat)(s,{bigint:!0}));return n?.isFile()?ci(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=xE(s,r,!0),i=ci(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=FE(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=xE(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=FE(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new m$(s,r,o,L$)}writer({lasting:e=!0}={}){this.#f(),ii(this.#t);const n=e&&this.#s?this.#r:
{...CE,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new b$(s)}async delete(e){const n=this.#a(e);(0,F.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,F.rmSync)(s,{force:!0});(0,F.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>S$(r)<n-ai);return s!==void 0&&(0,F.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>ci(r).version===n);return s===void 0?!1:((0,F.
renameSync)(s,`${this.#a(e)}${Gd}`),!0)}async*list(e,n){const s=(0,P.join)(this.#e,f$(e)),r=n===void 0?void 0:(await(0,Ae.stat)(s).catch(gr))?.mtimeMs,o=n!==void 0&&
(r??0)<n-ai,i=await(0,Ae.readdir)(s,{withFileTypes:!0}).catch(gr);for(const a of i??[]){if(!u$.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Jt(()=>(0,F.statSync)((0,P.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-ai)&&(yield{key:c,...ci(
d)})}}#a(e){return(0,P.join)(this.#e,Ud(e))}async#c(e){const n=await this.#d(e,s=>(0,Ae.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(gr);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(gr);if(i!==void 0)return i}return n(s).catch(
gr)}#u(e){const n=`${jE(e)}~~`;return jd(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,P.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Jt(()=>(0,F.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,P.join)(this.#n,`${jE(e)}~~${Date.now()}~${(0,x.randomUUID)()}`);ii(this.#n);const a=Jt(()=>((0,F.renameSync)(
s,o),!0))&&Jt(()=>(0,F.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,F.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,j.xU)(s)??"")){(0,F.renameSync)(e,n);return}if((0,j.xU)(s)!=="EEXIST"&&!Bd(s))throw s}(0,F.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-k$;for(const n of jd(this.#t)){const s=(0,P.join)(this.#t,n);(Jt(()=>(0,F.statSync)(s).mtimeMs)??e)<e&&(0,F.rmSync)(s,{force:!0,recursive:!0})}for(const n of jd(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,P.join)(this.#n,n),this.#a(o))}}}function jE(t){return t.replaceAll(
"/","~")}function gr(t){if(!Bd(t))throw t}const Wd=10,D$=/^[\w-]{1,128}$/;function $$(t){if(D$.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Yd(t,e){const n=PE(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function BE(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=PE(e,n),a=t.subarray(i-Yd(e,n).start),c=s<0&&i>0&&t[0]!==Wd?M$(a):0,u=i+a.length>=e&&o?a.length:C$(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function PE(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function M$(t){const e=t.indexOf(Wd)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!HE(n)))}function C$(t,e){const n=t.lastIndexOf(Wd)+1;return n>0||t.length<e?n:U$(t)}function U$(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(HE(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function HE(t){return(t&192)===128}const st=64*1024,di=12,Mn=di+
Vl,Cn=st-Mn;function x$(t,e,n,s){const r=[];let[o,i]=[e,0];for(;i<s.length;){const a=st-o%st;if(a<=Mn){r.push(Buffer.alloc(a)),o+=a;continue}const c=s.subarray(
i,i+a-Mn),d=WE(t,n+i,c,So);r.push(d),o+=d.length,i+=c.length}return Buffer.concat(r)}function GE(t,e,n){return WE(t,e,n,y_)}async function*F$(t,e){let[n,s]=[0,Buffer.
alloc(0)];for await(const r of e)for(s=Buffer.concat([s,r]);s.length>=Cn;n+=Cn)yield GE(t,n,s.subarray(0,Cn)),s=s.subarray(Cn);s.length>0&&(yield GE(t,n,s))}function j$(t){
return t+Mn*Math.ceil(t/Cn)}function gx(t,{start:e,length:n}){const s=Math.floor(e/Cn)*st,r=Math.min(j$(t),Math.ceil((e+n)/Cn)*st);return{start:s,length:r-s}}function WE(t,e,n,s){
const r=Buffer.alloc(di);return r.writeUInt32BE(n.length,0),r.writeBigUInt64BE(BigInt(e),4),Buffer.concat([r,s(t.keyring.current("build-log"),nf(t.deployID,e),n)])}
function*ui(t){let e=0;for(;e+di<=t.length;){const n=st-e%st,s=n>Mn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const r=e+Mn+s;if(s>n-Mn||r>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+di,r),end:r},e=r}}function YE(t,e,{start:n,length:s}){const r=[];let o;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(o??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));r.push(B$(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),o=a}}return Buffer.concat(r)}function B$({deployID:t,keyring:e},{start:n,length:s,sealed:r}){try{const o=Ql(e.all("build-log"),nf(
t,n),r);if(o.length!==s)throw new Error("A frame has another length than its header says");return o}catch(o){throw e.wrong(o)}}function P$({sealed:t}){return t.
subarray(0,4).toString("hex")}function H$(t){const{id:e,ids:n,isActive:s}=t,r=t.current("build-log");return{id:e,ids:n,isActive:s,current:()=>r,all:o=>t.all(o),
wrong:o=>t.wrong(o)}}async function zE(t,e){for(let n=Math.ceil(e/st)-1;n>=0;n-=1){const s=await KE(t,e,n),r=[...ui(s)].at(-1);if(r)return{file:n*st+r.end,log:r.
start+r.length}}return{file:0,log:0}}async function G$(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const r=[];let{start:o,length:i}=s;for(let a=await W$(t,e,
o);i>0&&a*st<e;a+=1){const c=YE(n,ui(await KE(t,e,a)),{start:o,length:i});r.push(c),o+=c.length,i-=c.length}return Buffer.concat(r)}async function W$(t,e,n){let[
s,r]=[0,Math.ceil(e/st)-1];for(;s<r;){const o=Math.ceil((s+r)/2),i=await wr(t,{start:o*st,length:12});i.length===12&&Number(i.readBigUInt64BE(4))<=n?s=o:r=o-1}return s}
function KE(t,e,n){const s=n*st;return wr(t,{start:s,length:Math.min(st,e-s)})}async function wr(t,{start:e,length:n}){const s=Buffer.allocUnsafe(n);let r=0;for(;r<
n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}var XE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},qE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Y$=1e3;function z$(t,e,{log:n=Qs,mayAppend:s=()=>!0}={}){(0,F.mkdirSync)(t,{recursive:!0,mode:448});const r=new Set,
o=new cn(Y$);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");const d=li(t,i).sealed;o.set(i,await K$(d,
{deployID:i,keyring:e},Buffer.from(a),o.get(i)))}catch(d){r.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(d)}),r.add(i)}},async end(i){r.delete(i),
o.delete(i)},async read(i,a){const{sealed:c,clear:d}=li(t,i);return await VE(c,l=>X$(l,{deployID:i,keyring:e},a))??VE(d,l=>q$(l,a))},async remove(i){for(const a of Object.
values(li(t,i)))await(0,Ae.rm)(a,{force:!0})}}}function li(t,e){const n=(0,P.join)(t,$$(e));return{sealed:`${n}.sealed`,clear:`${n}.log`}}async function K$(t,e,n,s){
const r={stack:[],error:void 0,hasError:!1};try{const o=XE(r,await(0,Ae.open)(t,"a+",384),!0),{size:i}=await o.stat(),a=s?.file===i?s:await zE(o,i);a.file<i&&await o.
truncate(a.file);const c=x$(e,a.file,a.log,n);return await o.appendFile(c),{file:a.file+c.length,log:a.log+n.length}}catch(o){r.error=o,r.hasError=!0}finally{const o=qE(
r);o&&await o}}async function VE(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=XE(n,await(0,Ae.open)(t),!0);return await e(s)}catch(s){n.error=
s,n.hasError=!0}finally{const s=qE(n);s&&await s}}catch(n){if((0,j.xU)(n)==="ENOENT")return;throw n}}async function X$(t,e,n){const s=await zE(t,(await t.stat()).
size);return BE(await G$(t,s.file,e,Yd(s.log,n)),s.log,n)}async function q$(t,e){const{size:n}=await t.stat();return BE(await wr(t,Yd(n,e)),n,e)}function V$(t){
const[e,n]=[M(t,"tag"),G(t,"fence")];return{tag:e,fence:n,failures:G(t,"failures"),round:G(t,"round")}}function J$(t){return{count:G(t,"n"),oldestAt:ve(t,"oldes\
t")}}function Q$(t){return{state:Z$(de(t,"state"),de(t,"reason")??""),purgedAt:ve(t,"purged_at"),waitsSince:ve(t,"waits_since"),problem:de(t,"problem")}}function Z$(t,e){
return t==="pending"||t==="refused"?{kind:t,reason:e}:t==="ready"?{kind:t}:null}const eM=`s.state, s.reason, s.purged_at,
  (SELECT min(p.at) FROM cdn_purges p WHERE p.app = a.id AND p.round = 0) AS waits_since,
  (SELECT p.problem FROM cdn_purges p WHERE p.app = a.id AND p.round = 0 AND p.problem IS NOT NULL ORDER BY p.at LIMIT 1) AS problem`,JE="CAST(unixepoch('subsec\
') * 1000 AS INTEGER)";function tM(t,e,n){const s=t.prepare(`INSERT INTO cdn_use (id, until) VALUES (1, ${JE} + ?)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`DELETE FROM cdn_purges WHERE round = 0 AND at <= ${JE} - ?`),o=t.prepare(`UPDATE cdn_pu\
rges SET due_at = ?, fence = fence + 1
    WHERE tag IN (SELECT tag FROM cdn_purges INDEXED BY cdn_purges_due WHERE due_at <= ? ORDER BY due_at LIMIT ?)
    RETURNING tag, fence, failures, round`),i="WHERE tag = ? AND fence = ?",a=t.prepare(`INSERT INTO cdn_sites (app, purged_at) SELECT app, ? FROM cdn_purges ${i}\

    ON CONFLICT (app) DO UPDATE SET purged_at = excluded.purged_at`),c=t.prepare(`DELETE FROM cdn_purges ${i}`),d=t.prepare(`UPDATE cdn_purges SET round = round\
 + 1, failures = 0, problem = NULL, due_at = ? ${i}`),u=t.prepare(`UPDATE cdn_purges SET failures = failures + 1, problem = ?, due_at = ? ${i}`),l=t.prepare(`UP\
DATE cdn_purges SET due_at = ? ${i}`),f=t.prepare("SELECT count(*) AS n, min(at) AS oldest FROM cdn_purges WHERE round = 0"),m=t.prepare(`SELECT ${eM} FROM apps\
 a LEFT JOIN cdn_sites s ON s.app = a.id
    WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),h=t.prepare(`INSERT INTO cdn_sites (app, state, reason)
    SELECT id, ?, ? FROM apps WHERE org = ? AND project = ? AND app_id = ?
    ON CONFLICT (app) DO UPDATE SET state = excluded.state, reason = excluded.reason`);return{use:()=>e.read(()=>{s.run(Aw)}),claim:E=>e.write(()=>{r.run(Lw);const p=n.
now();return o.all(p+Iw,p,E).map(V$)}),settle:(E,p)=>e.write(()=>{const g=n.now(),N=g+(p.againMs??0);let R=0;for(const{tag:O,fence:b}of E){p.kind==="accepted"&&
a.run(g,O,b);const I=p.kind==="failed"?u.run(p.problem,N,O,b):p.kind==="put_off"?l.run(N,O,b):p.againMs===void 0?c.run(O,b):d.run(N,O,b);R+=Number(I.changes)}return R}),
waiting:()=>e.read(()=>J$(f.get()??{})),site:({org:E,project:p,appID:g})=>e.first(m,[E,p,g],Q$),record:({org:E,project:p,appID:g},N)=>e.read(()=>{const R=N.kind===
"ready"?null:N.reason;h.run(N.kind,R,E,p,g)})}}function nM(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(
n)}}},publish(e){for(const n of[...t])n(e)}}}var zd=L(99);const fi=[`
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
  `,`
  ALTER TABLE env ADD COLUMN is_sealed INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE sealed_with (key_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE sealing (
    place TEXT PRIMARY KEY,
    key_id TEXT NOT NULL,
    at TEXT,
    is_done INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  `,`
  CREATE TABLE access_tokens_by_place (
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
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  INSERT INTO access_tokens_by_place SELECT * FROM access_tokens;
  DROP TABLE access_tokens;
  ALTER TABLE access_tokens_by_place RENAME TO access_tokens;
  CREATE UNIQUE INDEX access_tokens_named ON access_tokens (org, coalesce(project, ''), coalesce(app_id, ''), name);
  ALTER TABLE notify_targets ADD COLUMN confirmed_at INTEGER;
  ALTER TABLE notify_targets ADD COLUMN confirm_until INTEGER;
  ALTER TABLE notify_targets ADD COLUMN letters INTEGER NOT NULL DEFAULT 0;
  UPDATE notify_targets SET confirmed_at = created_at;
  CREATE TRIGGER notify_unconfirmed AFTER INSERT ON notify_deliveries WHEN new.event <> 'confirm' AND EXISTS
    (SELECT 1 FROM notify_targets WHERE id = new.target AND kind = 'email' AND confirmed_at IS NULL) BEGIN
    DELETE FROM notify_deliveries WHERE id = new.id;
  END;
  ALTER TABLE hook_pushes ADD COLUMN claimed_until INTEGER;
  CREATE INDEX hook_pushes_by_hook ON hook_pushes (hook, seq);
  CREATE INDEX hooks_by_adder ON hooks (org, created_by);
  `,`
  CREATE TABLE cdn_use (id INTEGER PRIMARY KEY CHECK (id = 1), until INTEGER NOT NULL) STRICT;
  CREATE TABLE cdn_purges (
    tag TEXT PRIMARY KEY,
    app INTEGER NOT NULL REFERENCES apps ON DELETE CASCADE,
    at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    fence INTEGER NOT NULL DEFAULT 0,
    problem TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cdn_purges_due ON cdn_purges (due_at);
  CREATE INDEX cdn_purges_by_app ON cdn_purges (app);
  CREATE INDEX cdn_purges_new ON cdn_purges (at) WHERE round = 0;
  CREATE TABLE cdn_sites (
    app INTEGER PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    state TEXT,
    reason TEXT,
    purged_at INTEGER
  ) STRICT;
  CREATE TRIGGER apps_purged AFTER UPDATE OF live_release, settings, deleted_at ON apps
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1,
        problem = NULL;
  END;
  CREATE TRIGGER env_added_purged AFTER INSERT ON env
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT 'slipway-' || live_release, id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0 FROM apps
      WHERE id = new.app AND live_release IS NOT NULL AND type <> 'web-landing'
      ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1, problem = NULL;
  END;
  CREATE TRIGGER env_removed_purged AFTER DELETE ON env
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT 'slipway-' || live_release, id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0 FROM apps
      WHERE id = old.app AND live_release IS NOT NULL AND type <> 'web-landing'
      ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1, problem = NULL;
  END;
  `];function sM(t){const e=new zd.DatabaseSync(t===void 0?":memory:":(0,P.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),rM(e),e}catch(n){throw e.close(),n}}function rM(t){const e=QE(t);if(e!==fi.length){if(e>fi.length)
throw new j.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${fi.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of fi.entries())_s(t,()=>{QE(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function QE(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function ZE(t,e){t.prepare("VACUUM INTO ?").run(e),(0,F.chmodSync)(e,384)}function _s(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function _r(t){return{read:async e=>Kd(e),first:async(e,n,s)=>Kd(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Kd(()=>_s(t,e))}}function Kd(t){try{return t()}catch(e){const n=yr(e);throw!n&&!FD(e)?e:new ge(`The sta\
te cannot be read or written: ${oM(e)}`,{cause:e,isFull:n})}}function oM(t){return t instanceof Error?t.message:String(t)}function ey(t){const e=(0,P.join)(t,"p\
latform.pid"),n=(0,P.join)(t,"platform.lock");(0,F.writeFileSync)(n,"",{flag:"a",mode:384});const s=new zd.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),EE(r)?new j.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):yE(r)?new j.GQ("platform_locked",`Another platform uses ${t}${iM(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,F.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,F.rmSync)(e,{force:!0}),s.close())}}}function iM(t){try{const e=/^\d{1,10}$/.exec((0,F.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function aM(t){return ny(t,e=>{(ty(e)||(0,F.readdirSync)(e).length===0)&&(0,F.chmodSync)(e,448),(0,F.writeFileSync)(
(0,P.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function wx(t){const e=ny(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(ty(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function ty(t){return(0,F.existsSync)((0,P.join)(t,"platform.db"))}function ny(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new j.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,P.resolve)(t);try{(0,fe.wZ)(
n,448),e(n)}catch(s){throw new j.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,j.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,F.existsSync)((0,P.join)(n,".gitignore"))||(0,F.writeFileSync)((0,P.join)(n,".gitignore"),`*
`,{mode:384}),n}const sy="'a newer push came'",Xd="('checks', 'deploy')";function cM(t,e,n){const s=Ze(t,n),r="org = ? AND project = ? AND app_id = ?",o=t.prepare(
`SELECT 1 FROM apps WHERE ${r} AND deleted_at IS NULL`),i=t.prepare(`SELECT count(*) AS n FROM hooks WHERE ${r}`),a=t.prepare(`INSERT INTO hooks (id, org, proje\
ct, app_id, forge, waits, reports, sealed, created_at, created_by)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare(`SELECT * FROM hooks WHERE ${r} ORDER BY created_at, id`),d=t.prepare(`DELETE FROM hooks WHE\
RE ${r} AND id = ?`),u=t.prepare(`SELECT h.* FROM hooks h JOIN apps a ON a.org = h.org AND a.project = h.project
    AND a.app_id = h.app_id WHERE h.id = ? AND a.deleted_at IS NULL`),l=t.prepare("SELECT * FROM hook_pushes WHERE hook = ? AND digest = ?"),f=t.prepare(`INSERT\
 INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),m=t.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${sy}, fence = fence + 1
    WHERE hook = ? AND state IN ${Xd} AND id <> ? AND coalesce(claimed_until, 0) <= ?`),h=t.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook\

    WHERE h.org = ? AND h.project = ? AND h.app_id = ? ORDER BY p.seq DESC LIMIT ?`),E=t.prepare(`UPDATE hook_pushes SET due_at = ?, claimed_until = ?, fence = \
fence + 1 WHERE id =
    (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= ? AND p.id = coalesce(?, p.id)
      AND h.org NOT IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook
        AND o.seq < p.seq AND o.state IN ${Xd} AND o.claimed_until > ?) ORDER BY p.due_at, p.seq LIMIT 1)
    RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`),p=t.prepare(`UPDATE hook_pushes SET state = ?, deploy_id = coalesce(?, deploy_id), claimed_unt\
il = NULL,
    reported = coalesce(?, reported), problem = ?, failures = ?, due_at = ? WHERE id = ? AND fence = ?`),g=t.prepare(`UPDATE hook_pushes SET state = 'dropped', \
due_at = NULL, problem = ${sy}
    WHERE id = ? AND state IN ${Xd} AND EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = hook_pushes.hook
      AND o.seq > hook_pushes.seq)`),N=t.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);return{add:({id:R,org:O,project:b,appID:I,forge:D,waits:k,reports:B,sealed:W},J)=>e.
write(()=>{if(!o.get(O,b,I))return"no_app";if(G(i.get(O,b,I)??{},"n")>=cp)return"full";const U=[Number(k),Number(B)],q=a.get(R,O,b,I,D,...U,W,n.now(),J.by)??{};
return s(J,[oe({org:O,project:b,appID:I},"hook.add",{object:R,after:{forge:D,waits:k,reports:B}})]),Qc(q)}),list:({org:R,project:O,appID:b})=>e.read(()=>c.all(R,
O,b).map(Qc)),remove:({org:R,project:O,appID:b},I,D)=>e.write(()=>{const k=d.run(R,O,b,I).changes===1;return k&&s(D,[oe({org:R,project:O,appID:b},"hook.remove",
{object:I})]),k}),find:R=>e.first(u,[R],Qc),push:({id:R,hook:O,digest:b,branch:I,commit:D,state:k})=>e.write(()=>{const B=l.get(O,b);if(B)return{kind:"known",push:Yo(
B)};const W=n.now(),J=Yo(f.get(R,O,b,I,D,k,W,W)??{});return m.run(O,R,W),{kind:"new",push:J}}),pushes:({org:R,project:O,appID:b},I)=>e.read(()=>h.all(R,O,b,I).map(
Yo)),claim:({push:R=null,without:O=[]}={})=>{const b=n.now(),I=b+vO;return e.first(E,[I,I,b,R,JSON.stringify(O),b],DO)},settle:({id:R,fence:O},{state:b,deployID:I,
reported:D,problem:k,failures:B=0,againMs:W})=>e.write(()=>{const J=W===void 0?null:n.now()+W,U=[b,I??null,D??null,k??null,B,J],q=p.run(...U,R,O).changes===1;return q&&
g.run(R),q}),prune:({ageMs:R,limit:O})=>e.read(()=>Number(N.run(n.now()-R,O).changes))}}function hn(t){return{seq:G(t,"seq"),deployID:M(t,"deploy_id"),status:Jd(
t),stage:Vd(t),branch:M(t,"branch"),commit:de(t,"commit"),createdAt:G(t,"created_at"),startedAt:ve(t,"started_at"),finishedAt:ve(t,"finished_at"),supersededBy:de(
t,"superseded_by"),cancelledBy:de(t,"cancelled_by"),triggeredBy:de(t,"triggered_by"),redeployOf:de(t,"redeploy_of"),configuration:qd(t),commitFacts:{subject:de(
t,"commit_subject"),author:de(t,"commit_author")},size:EM(t),warnings:iy(t),logRemovedAt:ve(t,"log_removed_at"),enteredAt:lM(t)}}function ry(t){return{app:{org:M(
t,"app_org"),project:M(t,"app_project"),appID:M(t,"app_id")},deployment:hn(t)}}const dM="a.org AS app_org, a.project AS app_project, a.app_id",uM=["cancelled_by",
"triggered_by","redeploy_of","configuration","commit_subject","commit_author","release_files","release_bytes","warnings","install_at","build_at","sync_at","acti\
vate_at","log_removed_at"],Tr={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function lM(t){const e=Object.entries(Tr).map(([n,s])=>[
n,ve(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function qd(t){const e=de(t,"configuration");return e===null?null:JSON.parse(e)}function fM(t){
const e=qd(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function oy(t=[]){return t.length===0?null:JSON.stringify(
t)}function hM(t,e){return oy([...e,...iy(t)].slice(0,os.iq))}function iy(t){const e=de(t,"warnings");return(e===null?void 0:(0,hf.h)(JSON.parse(e)))??[]}function ay(t,e){
const n=de(e,"env");if(n===null)return;const s=rs(M(e,"deploy_id"),"env");return JSON.parse(tr(t,"variables",s,n))}function pM(t,e,n){return n===null?null:er(t,
"variables",rs(e,"env"),n)}function mM(t,e,n){const s=JSON.stringify(Iu(n));return er(t,"build-log",rs(e,"failure"),s)}const cy=__(V.IC.bytes);function EM(t){const[
e,n]=[ve(t,"release_files"),ve(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function yM(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,
a={subject:null,author:null};return{branch:s??o?.branch??e,commit:r,by:n,redeployOf:null,configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}
function gM(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(
n),env:null,facts:t.commitFacts}}function wM(t,e){return e?{kind:t?"cancelled":"too_late",deployment:e}:{kind:"no_deployment"}}function Vd(t){const e=de(t,"stag\
e");return pt.Mb.find(n=>n===e)??null}function Jd(t){const e=M(t,"status"),n=pt.PB.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has a deployment\
 of the unknown status ${e}`);return n}function dy(t,e){const n=de(e,"failure")??"";return ku((0,K.U4)(_M(t,M(e,"deploy_id"),n)))??cg(Vd(e)??"build")}function _M(t,e,n){
try{return tr(t,"build-log",rs(e,"failure"),n)}catch{return""}}function TM(t){return{status:Jd(t),count:G(t,"count"),ran:G(t,"ran"),ms:G(t,"ms")}}const Qd=200,uy=24*
36e5,bM=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function NM(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?ve(t,"c\
ollected_at"):null}}const SM=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function Wt(t){return{org:M(t,"org"),project:M(t,"project"),
appID:M(t,"app_id")}}const OM=1e3;function ly({most:t}){return t+OM+Qd}function RM(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===ly(n);const u=l=>l.length<Qd?!0:(d=!0,!1);for(const[l,f]of e.entries()){const m=M(f,"deploy_id"),h=G(f,"kept"),E=ve(f,"log_bytes")??0,p=f.log_removed_at===
null;a+=p?E:0;const g=l>0&&f.finished_at!==null,N=l>=n.most||G(f,"created_at")<s-n.ageMs,R=g&&N&&h===0&&u(o),O=p&&g&&h<2&&(N||a>n.logBytes)&&u(r);R&&(O||!p)?o.push(
m):i.deployments+=1,O?(r.push(m),c+=E):p&&E>0&&(i.logs+=1,i.logBytes+=E)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function qe(t){
return{org:M(t,"org"),project:M(t,"project"),appID:M(t,"app_id"),name:M(t,"name"),type:fy(t),branch:M(t,"branch"),...hy(t),subdomain:M(t,"subdomain"),environmentID:M(
t,"environment_id"),liveRelease:de(t,"live_release"),createdAt:G(t,"created_at"),updatedAt:G(t,"updated_at"),deletion:AM(t)}}function AM(t){const e=ve(t,"delete\
d_at");return e===null?null:{at:e,by:de(t,"deleted_by"),endsAt:G(t,"ends_at")}}function Zd({settings:t}){return t.lifetime===void 0?null:(0,We.E9)(t.lifetime,"l\
ifetime")}function fy(t){const e=M(t,"type"),n=V.yN.find(s=>s===e);if(!n)throw new j.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function hy(t){return{repository:M(t,"repository"),buildCommand:de(t,"build_command"),outputDirectory:de(t,"output_directory"),region:de(t,"region"),settings:eu(
M(t,"settings"))}}function eu(t){const e=JSON.parse(t);return(0,K.Gv)(e)?e:{}}function tu(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).
filter(([,o])=>o!==null);return{...t,...s,settings:Object.fromEntries(r)}}function nu(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}function IM(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),
removed:n.filter(r=>!s.includes(r)).sort()}}const hi="",LM="\u{10FFFF}";function kM({after:t,before:e,prefix:n=""}){const s=`${n}${LM}`,r=t&&t.appID>=n?[t.appID,
t.project]:[n,hi],o=e&&e.appID<s?[e.appID,e.project]:[s,hi];return[...r,...o]}const vM={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function DM(t,e,n){const s=[],r=N=>n(s.push(N)),{text:o="",project:i,branch:a,status:c,sort:d,
after:u,before:l,limit:f,within:m}=e,h=N=>[...d==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(R=>R+N).join(", "),E=(N,{seq:R,appID:O,project:b})=>`\
(${h("")}) ${N} (${[...d==="newest"?[-R]:[],O,b].map(r).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[vM[c]],...m?[$M(m,r)]:[],...u?[E(">",u)]:l?[E("<",l)]:[]].join(" AND\
 ")} ORDER BY ${h(l&&!u?" DESC":"")} LIMIT ${r(f)}`,values:s}}function $M(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function MM(t,e,{after:n,before:s}){const r=t.map(o=>{const i=ve(o,"newest");return{app:qe(o),newest:i!==
null&&e(i)||null,liveManifest:de(o,"live_manifest")}});return s&&!n?r.reverse():r}function CM(t,e){const n={...hy(t),branch:M(t,"app_branch")},s=qd(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=tu(n,s);return{deployID:M(t,"deploy_id"),app:{org:M(t,"org"),project:M(t,"project"),appID:M(t,"app_id")},...UM(t,s.
type),repository:r,branch:M(t,"job_branch"),appBranch:n.branch,commit:de(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function UM(t,e){
const n=fy(t);if(e!==V.m0)return{type:e??n};const s=!(0,V.Rm)(n)&&de(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function xM(t){return{deployID:M(
t,"deploy_id"),manifestHash:M(t,"manifest")}}function FM(t){return{domain:M(t,"name"),subdomain:M(t,"subdomain")}}function jM(t,e){const n=de(t,"live_release"),
s=ve(t,"deleted_at")!==null,r=s?[]:e,o=M(t,"type");return{org:M(t,"org"),project:M(t,"project"),appID:M(t,"app_id"),subdomain:M(t,"subdomain"),settings:eu(M(t,"\
settings")),...(0,V.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function BM(t,e,n){const s=t.
findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function PM(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==
null).map(GM);return{type:M(e,"type"),environmentID:M(e,"environment_id"),tables:n}}function HM(t){return{keyspace:G(t,"keyspace"),app:{org:M(t,"org"),project:M(
t,"project"),appID:M(t,"app_id")},name:M(t,"name"),environmentID:M(t,"environment_id"),type:M(t,"type")}}function GM(t){return{name:M(t,"name"),createdAt:G(t,"c\
reated_at"),tokenHash:M(t,"token_hash"),sealed:qt(t,"token_sealed")}}function py(t){return{accessKeyID:M(t,"access_key_id"),environmentID:M(t,"environment_id"),
sealed:qt(t,"sealed"),expiresAt:G(t,"expires_at")}}function WM(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.
hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(
i)}function YM(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function zM(t,e,n,s){const r=(i,a)=>Object.
hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(o)}function KM(t,e){return t.toSorted().map(n=>{
const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:r}})}function _x(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);
return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function Tx(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<
n?-1:1)))}const su=["org","project","app","kvs_table"],Ut=su.join(", "),my=Fe.join(", "),Ey=ra();function Qt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function ru(t){
return{org:M(t,"org"),project:M(t,"project"),app:M(t,"app"),table:M(t,"kvs_table")}}const yy=t=>Fe.filter(e=>t.test(e)).join(" + "),pi=`(${yy(/^(?:get|put|delete|other)_limited$/)}\
)`,mi=`(${yy(/^(?:get|put|delete|other)_/)})`;function XM(t){return{scope:ru(t),limited:G(t,"limited"),most:G(t,"most")}}function gy(t){return{keys:G(t,"keys"),
bytes:G(t,"bytes")}}function qM(t){return{scope:ru(t),counts:wy(t),stored:gy(t)}}function wy(t){return Object.fromEntries(Fe.map(e=>[e,G(t,e)]))}function VM(t){
const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of JM(n))for(const i of["hour","day"]){const a=Math.floor(s/yt[i])*yt[i],c=JSON.stringify([...Qt(
o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:Fe.map(()=>0)};for(const[u,l]of Fe.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(
([n],[s])=>n<s?-1:1).map(([,n])=>n)}function JM({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{
org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function QM(t){const e=new Map,[n,s]=[Fe.indexOf("keys_change"),Fe.indexOf(
"bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(Qt(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??
0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function ZM(t){const e=M(t,"status"),n=["deploy_succeeded","d\
eploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:M(t,"org"),project:M(t,"project"),app:M(t,"app_id"),table:""},hour:Math.floor(G(t,
"ended_at")/yt.hour)*yt.hour,counts:{...Ey,...n&&{[n]:1},build_ms:G(t,"ms")}}}function _y(t){const e=ve(t,"keyspace");return{scope:ru(t),keyspace:e,keys:ve(t,"k\
eys")??0,bytes:ve(t,"bytes")??0}}function e1({tables:t},e,n,s){const r=Math.floor(s/yt.hour)*yt.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(Qt(d.scope).
join(`
`));const f={...Ey,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(Qt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}function t1({org:t,since:e}){const n=`FROM usage_sums WHERE org = ${t} AND project = '' AND app = '' AND k\
vs_table = '' AND step = 'day'
    AND start >= ${e}`,s=(...r)=>`SELECT CAST(${r.map(o=>`coalesce((${o}), 0)`).join(" + ")} AS bigint) AS n`;return{apps:s(`SELECT count(*) FROM apps WHERE org\
 = ${t} AND deleted_at IS NULL`),disk:s(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id\

        WHERE a.org = ${t} AND a.deleted_at IS NULL`,`SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = ${t}`),buildsAtOnce:s(
`SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = ${t}`),buildMinutesPerMonth:s(`SELECT sum(build_ms) ${n}`,`SELECT sum(e.ms) FROM usage_\
ended e JOIN apps a ON a.id = e.app WHERE a.org = ${t} AND e.ended_at >= ${e}`),kvsRequestsPerMonth:s(`SELECT sum(${mi} - ${pi}) ${n}`)}}const n1={apps:!1,disk:!1,
buildsAtOnce:!1,buildMinutesPerMonth:!0,kvsRequestsPerMonth:!0};function s1(t){return`SELECT CAST(coalesce(sum(d.release_bytes), 0) AS bigint) AS n FROM release\
s r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ${t}`}function r1(t,e){return`SELECT CAST(coalesce((SELECT sum(bytes) FROM (SELECT d.release_b\
ytes AS bytes,
        row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
        JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = ${t}) listed WHERE place > ${e}), 0)
    + coalesce((SELECT release_bytes FROM deployments WHERE deploy_id = ${t} AND stored_release IS NOT NULL), 0)
    AS bigint) AS n`}function o1(t,e,n){if(e>=n)throw new Qn({org:t,name:"apps",used:e,quota:n})}function Ty(t,e,n,s){const r=e+n;if(r>s)throw new Qn({org:t,name:"\
disk",used:e,quota:s,needs:r})}function i1(t,e,{ms:n,until:s}){if(!(e<n))throw new Qn({org:t,name:"buildMinutesPerMonth",used:e/by,quota:n/by,until:s})}const by=6e4;
function bx({apps:t,disk:e}={}){return t!==void 0||e!==void 0}function br(t){const e=t1({org:":org",since:":since"}),n=new Map(Object.entries(e).map(([i,a])=>[i,
t.prepare(a)])),s=t.prepare(s1(":app")),r=t.prepare(r1(":deployment",":kept")),o=(i,a,c=0)=>G(n.get(a)?.get(n1[a]?{org:i,since:c}:{org:i})??{},"n");return{used:(i,a,c)=>Object.
fromEntries(c.map(d=>[d,o(i,d,a)])),checkApp(i,{apps:a,disk:c}={},d){a!==void 0&&o1(i,o(i,"apps"),a),!(c===void 0||d===void 0)&&Ty(i,o(i,"disk"),G(s.get({app:d})??
{},"n"),c)},checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=G(r.get({deployment:a,kept:d})??{},"n");Ty(i,o(i,"disk")-l,c,u)},checkTime:(i,a)=>i1(i,o(i,"bu\
ildMinutesPerMonth",a.since),a)}}function xt(t,e="app_id"){const n="(SELECT value FROM json_each(:within))",s=`${t}.project`;return`(:within IS NULL OR ${s} IN ${n}\
 OR ${s} || '/' || ${t}.${e} IN ${n})`}function Lt(t){return{within:t?JSON.stringify(t):null}}const Ny=`UPDATE apps SET repository = ?, branch = ?, build_comman\
d = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function a1({database:t,keyring:e,commands:n,changes:s,idempotency:r,clock:o,random:i}){
const a=Un(t),c=Un(t,!0),d=U=>{const q=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${U}
      AND ${xt("apps")}`;return{first:t.prepare(`${q} ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${q} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[u,
l]=[d("deleted_at IS NULL"),d("deleted_at IS NOT NULL")],f="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",m=t.prepare(`${f}\
 > ? ORDER BY app_id LIMIT ?`),h=t.prepare(`${f} < ? ORDER BY app_id DESC LIMIT ?`),E=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),p=t.prepare(
"SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),g=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),N=t.prepare(`INSERT INTO apps (org, projec\
t, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),R=t.prepare(Ny),O=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM \
env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),b=Sy(t,e),I=Ze(t,o),D=br(t),k=c1(t),B=({subdomain:U},q)=>{s.
publish({kind:"site",subdomain:U});for(const te of q)s.publish({kind:"domain",domain:te})},W=U=>{const q=a(U);if(!q)throw new j.GQ("internal",`The app ${U.appID}\
 is not in platform.db`);return qe(q)},J=U=>{let q=wl(U,i);for(;g.get(q);)q=wl(U,i);return q};return{find:U=>n.read(()=>{const q=c(U);return q&&qe(q)}),async create({
key:U,type:q,config:te,bounds:ye},Te,Oe){const Ie=()=>{if(c(U))return;D.checkApp(U.org,ye);const Se=o.now();return N.run(U.org,U.project,U.appID,U.appID,q,...nu(
te),Zd(te),J(U.appID),`env-${Ya(16,i)}`,Se,Se),k.assign(U,void 0,te),I(Te,[WD(U,{...te,type:q})]),W(U)},Ke=await n.write(()=>r.run(Oe,Ie)??{kind:"taken"});return Ke.
kind==="done"&&B(Ke.made,Ke.made.settings.domains??[]),Ke},async update(U,q,te){const ye=await n.write(()=>{const Te=a(U);if(!Te)return;const[Oe,Ie]=[qe(Te),tu(
qe(Te),q)];R.run(...nu(Ie),Zd(Ie),o.now(),G(Te,"id"));const Ke=k.assign(U,Oe,Ie);return I(te,Md(U,Oe,Ie)),{changed:Ke,app:W(U)}});return ye&&B(ye.app,ye.changed),
ye?.app},env:U=>n.read(()=>Ei(e,U,O.all(U.org,U.project,U.appID))),variables:({org:U,project:q,appID:te})=>n.read(()=>{const ye=O.all(U,q,te);return KM(ye.map(Te=>M(
Te,"name")),Oy(ye))}),async replaceEnv(U,q,te){const ye=await n.write(()=>{const Te=a(U);if(!Te)return;const Oe=b(Te,q,{at:o.now(),by:te.by});return I(te,Cd(U,"\
env.replace",Oe,q)),Te});return ye&&B(qe(ye),[]),ye!==void 0},async editEnv(U,q,te,ye){const{row:Te,result:Oe}=await n.write(()=>{const Ie=a(U);if(!Ie)return{result:{
kind:"no_app"}};const Ke=O.all(U.org,U.project,U.appID),Se=Ei(e,U,Ke),Pe=WM(Se,q,te);return Pe?(b(Ie,Pe,{at:o.now(),by:ye.by}),I(ye,Cd(U,"env.edit",Se,Pe)),{row:Ie,
result:YM(Se,Pe,q)}):{result:{kind:"full"}}});return Te&&B(qe(Te),[]),Oe},organizations:({after:U=hi,before:q,limit:te})=>n.read(()=>{const ye=q===void 0?E:p,Te=[];
for(let Oe=q??U;Te.length<te;){const Ie=ye.get(Oe);if(!Ie)break;Oe=M(Ie,"org"),Te.push(Oe)}return q===void 0?Te:Te.reverse()}),inProject:(U,q,{after:te=hi,before:ye,
limit:Te})=>n.read(()=>{const Ie=(ye===void 0?m:h).all(U,q,ye??te,Te).map(qe);return ye===void 0?Ie:Ie.reverse()}),list:(U,q)=>n.read(()=>{const te=q.deleted?l:
u,ye=(q.before?te.last:te.first).all(Lt(q.within),U,...kM(q),q.limit).map(qe);return q.before?ye.reverse():ye})}}function c1(t){const e=Un(t),n=t.prepare("INSER\
T INTO domains (name, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,
removed:c}=IM(o,i),d=a.length+c.length>0?e(r):void 0;if(!d)return[];const u=G(d,"id");for(const l of c)s.run(l,u);for(const l of a)if(n.run(l,u).changes===0)throw new Fu(
l);return[...c,...a]}}}function Un(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);
return({org:r,project:o,appID:i})=>s.get(r,o,i)}function Sy(t,e){const n=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ?"),
s=t.prepare("DELETE FROM env WHERE app = ?"),r=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES (?, ?, ?, 1, ?, ?)`);return(o,i,a)=>{const[c,d]=[G(o,"id"),Wt(o)],u=n.all(c),l=Ei(e,d,u),f=zM(l,i,Oy(u),a);s.run(c);for(const[m,h]of Object.entries(i)){
const{at:E=null,by:p=null}=f.get(m)??{};r.run(c,m,er(e,"variables",ac(d,m),h),E,p)}return l}}function Oy(t){return new Map(t.map(e=>[M(e,"name"),{at:ve(e,"chang\
ed_at"),by:de(e,"changed_by")}]))}function Ei(t,e,n){return Object.fromEntries(n.map(s=>{const[r,o]=[M(s,"name"),M(s,"value")],i=G(s,"is_sealed")===1;return[r,i?
tr(t,"variables",ac(e,r),o):o]}))}const yi="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",ou="finished_at = ?, lease_node = NU\
LL, lease_until = NULL, stored_release = NULL, env = NULL",Ry=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${ou}`;function d1(t){const{database:e,
commands:n,changes:s,clock:r,keepReleases:o}=t,i=br(e),a=U=>e.prepare(`UPDATE deployments SET ${U} WHERE ${yi}`),c=a("lease_until = ?"),d=U=>a(`status = ?, stag\
e = ?, ${U} = coalesce(${U}, ?)`),u={clone:d("started_at"),install:d(Tr.install),build:d(Tr.build),sync:d(Tr.sync),activate:d(Tr.activate)},l=a(`commit_sha = ?,\
 commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),f=e.prepare(`SELECT 1 FROM deployments WHERE ${yi}`),m=a("stored_release = ?, release_files = ?, release_bytes \
= ?, warnings = ?"),h=e.prepare(`UPDATE apps SET type = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),E=a(Ry),p=iu(e),g=Ze(e,r),N=u1(t),R=e.prepare(`SELECT deploy_id, st\
age FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),O=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),b=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),I=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),D=f1(t),k=h1(t),B=(U,q,...te)=>n.read(()=>U.run(...te,q.deployID,q.fence).changes===1),W=(U,q,te)=>{
if(k.isLive(U.deployID))return k.end(U,te);const ye=[...Ay(t,U.deployID,q,te),U.deployID,U.fence],Te=E.run(...ye).changes===1;return Te&&g(Re,[kE(Wt(p(U.deployID)),
U.deployID,q)]),Te},J=U=>(U.length>0&&s.publish({kind:"jobs"}),U);return{claim:(U,q=gg)=>n.write(()=>D(U,q)),renew:U=>B(c,U,r.now()+vn),advance:(U,q)=>B(u[q],U,
mm[q],q,r.now()),recordCommit:(U,q,te)=>B(l,U,q,te?.subject??null,te?.author??null),recordRelease:(U,q,te,ye,Te,Oe)=>n.write(()=>{const Ie={deployID:U.deployID,
bytes:te?.bytes??0,kept:o-1};Oe&&f.get(U.deployID,U.fence)&&i.checkRelease(Oe.org,Ie,Oe.bytes);const Ke=[q,te?.files??null,te?.bytes??null,oy(ye)],Se=m.run(...Ke,
U.deployID,U.fence).changes===1,Pe=p(U.deployID),Ye=Se&&Te!==void 0&&h.get(Te,r.now(),U.deployID,Te);return Ye&&g(Re,Md(Wt(Ye),qe(Pe),qe(Ye),U.deployID)),Se}),async finish(U,q){
if(q.kind==="live"){const{manifestHash:te,logBytes:ye,warnings:Te}=q,Oe=await n.write(()=>{const Ie=k.switch(U,te);return Ie&&k.end(U,ye,Te)?Ie:void 0});if(!Oe)
return!1;Oe.isNew&&s.publish({kind:"site",subdomain:Oe.subdomain})}else if(!await n.write(()=>W(U,q.facts,q.logBytes)))return!1;return s.publish({kind:"jobs"}),
!0},async goLive(U,q){const te=await n.write(()=>k.switch(U,q));return te?.isNew&&s.publish({kind:"site",subdomain:te.subdomain}),te!==void 0},endOf:({deployID:U,
fence:q})=>n.first(I,[U,q],Jd),expire:async()=>J(await n.write(()=>R.all(r.now()).map(N))),expireAll:()=>J(_s(e,()=>O.all().map(N))),isBusy:()=>n.read(()=>b.get()!==
void 0)}}function Ay({keyring:t,clock:e},n,s,r){return[s.stage,mM(t,n,s),r??null,e.now()]}function iu(t){const e=t.prepare("SELECT a.* FROM deployments d JOIN a\
pps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function u1(t){const{database:e,clock:n}=t,s=e.prepare(`UPDATE deployments SET ${Ry} WHERE \
deploy_id = ?`),r=e.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${ou}
    WHERE deploy_id = ? AND EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),o=iu(e),i=Ze(e,n);return a=>{const c=M(a,"deploy_id");
if(r.run(n.now(),c).changes===1)return c;const d=Em(Vd(a)??"clone");return s.run(...Ay(t,c,d,void 0),c),i(Re,[kE(Wt(o(c)),c,d)]),c}}const au="finished_at IS NUL\
L AND status = 'queued'",l1=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${au}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${au} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${au} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each(?) WHERE key = turns.org), ?) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function f1({database:t,
keyring:e,clock:n}){const s=t.prepare(l1),r=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),o=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = ? ORDER BY name");return(i,{
of:a,most:c})=>{const d=s.get(JSON.stringify(a),c);if(!d)return;const u=n.now(),l=M(d,"deploy_id"),f=G(d,"fence");r.run(mm.clone,u,f,i,u+vn,l);const m=()=>Ei(e,
Wt(d),o.all(G(d,"id")));return{deployID:l,fence:f,job:CM(d,ay(e,d)??m())}}}function h1({database:t,keyring:e,clock:n,keepReleases:s}){const r=t.prepare(`UPDATE \
deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, warnings = ?, ${ou}
    WHERE ${yi}`),o=t.prepare(`SELECT deploy_id, configuration, env, triggered_by FROM deployments WHERE ${yi}`),i=t.prepare("SELECT warnings FROM deployments W\
HERE deploy_id = ?"),a=t.prepare("SELECT 1 FROM releases WHERE deploy_id = ?"),c=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),d=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),u=Sy(t,e),l=iu(t),f=Ze(t,n),
m=t.prepare(Ny),h=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`),E=p=>a.get(p)!==void 0;return{isLive:E,switch({deployID:p,fence:g},N){const R=n.now(),O=o.get(p,g);if(!O)return;const b=l(
p),I=M(b,"subdomain");if(E(p))return{subdomain:I,isNew:!1};const[D,k]=[G(b,"id"),Wt(b)],B={...Re,by:de(O,"triggered_by")};f(Re,[zD(k,p,de(b,"live_release"))]);const[
W,J]=[fM(O),ay(e,O)];if(W){const U=tu(qe(b),W);m.run(...nu(U),Zd(U),R,D),f(B,Md(k,qe(b),U,p))}if(J){const U=u(b,J,{at:R,by:B.by});f(B,Cd(k,"env.replace",U,J,p))}
return c.run(N,R,p),d.run(p,D),h.run(D,s),{subdomain:I,isNew:!0}},end({deployID:p,fence:g},N,R=[]){const O=hM(i.get(p)??{},R);return r.run(N??null,O,n.now(),p,g).
changes===1}}}function p1(t,e,n,s){const r=Ze(t,s),o=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),i=t.prepare(`SELECT ${SM} FROM\
 deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),a=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),c=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),d=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),u=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),l=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),f=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),m=t.prepare("SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = ? AND ends_at \
<= ?"),h=t.prepare("SELECT name FROM domains WHERE app = ?"),E=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),p=t.
prepare("DELETE FROM kvs_roles WHERE environment_id = ?"),g=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(b=>t.prepare(
`DELETE FROM ${b} WHERE app = ?`)),N=t.prepare("DELETE FROM apps WHERE id = ?"),R=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) \
> (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),O=t.prepare(bM("org = ? AND project = ? AND app_id = ?"));return{kept:({org:b,project:I,appID:D})=>e.read(()=>NM(O.get(
b,I,D))),endingApp:b=>e.read(()=>{const I=l.get(b,s.now()),D=I&&G(I,"id");if(D!==void 0)return{app:D,logs:f.all(D,Qd).map(k=>M(k,"deploy_id"))}}),async endApp(b){
const I=await e.write(()=>{const D=m.get(b,s.now());if(!D)return;const k=h.all(b).map(B=>M(B,"name"));E.run(b),p.run(M(D,"environment_id"));for(const B of g)B.run(
b);return N.run(b),r(Re,[oe(Wt(D),"app.end")]),{subdomain:M(D,"subdomain"),domains:k}});if(!I)return!1;for(const D of I.domains)n.publish({kind:"domain",domain:D});
return n.publish({kind:"site",subdomain:I.subdomain}),!0},apps:(b,I)=>e.read(()=>R.all(b?.org??"",b?.project??"",b?.appID??"",I).map(Wt)),due:(b,I)=>e.read(()=>{
const D=o.get(b),k=D&&G(D,"app");return k===void 0?void 0:RM(k,i.all(k,ly(I)),I,s.now())}),end:(b,{logs:I,deployments:D})=>e.write(()=>{const k=s.now();for(const B of I)
a.run(k,B,b);return D.reduce((B,W)=>B+Number(c.run(W,b).changes),0)}),endKeys:b=>e.read(()=>Number(d.run(s.now()-uy,b).changes)),repositories:(b,I)=>e.read(()=>u.
all(b,I).map(D=>M(D,"repository")))}}const Nr=32,m1=4,E1=new Uint8Array;class y1{#e;#t=new Map;#n=[];#s="";isActive=!0;constructor(e,n){this.#e=n,this.replace(e)}get id(){
return this.#s}get ids(){return this.#n.map(Ts)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Ts(e[0]):""}sealWith(e){return this.ids.includes(e)?(this.#s=e,
!0):!1}current(e){const n=this.#n.find(s=>Ts(s)===this.#s);if(!n)throw this.wrong();return this.#r(n,e)}all(e){const n=this.#n.map(r=>this.#r(r,e)),s=this.#e.opensRaw?
this.#n.map(r=>({id:E1,key:r})):[];return[...n,...s]}wrong(e){return this.#e.wrong(e)}#r(e,n){const r=`${Ts(e)} ${n}`,o=this.#t.get(r);if(o)return o;const i={id:Ly(
e),key:ky(e,n,Nr)};return this.#t.set(r,i),i}}const Iy=new WeakMap;function Ts(t){const e=Iy.get(t);if(e!==void 0)return e;const n=Buffer.from(Ly(t)).toString("\
hex");return Iy.set(t,n),n}function Ly(t){return ky(t,"key-id",m1)}function ky(t,e,n){return new Uint8Array((0,x.hkdfSync)("sha256",t,"slipway",e,n))}const g1=4096;
function w1(t,e){const n=(0,P.join)(t,"identity-key.json");return{async signingKey(s){return{value:_1(e,n,()=>T1(n),s),wrong:i=>vy(n,i)}}}}function _1(t,e,n,s){
const r=n();return r!==void 0?r:_s(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return cu(e,i),i})}function T1(t){return Jt(()=>{const e=(0,F.statSync)(
t);if(!e.isFile()||e.size>g1)throw vy(t);return(0,F.readFileSync)(t,"utf8")})}function cu(t,e){const n=`${t}.${(0,x.randomBytes)(4).toString("hex")}`,s=(0,F.openSync)(
n,"wx",384);try{try{(0,F.writeSync)(s,Buffer.from(e)),(0,F.fsyncSync)(s)}finally{(0,F.closeSync)(s)}(0,F.renameSync)(n,t)}catch(r){throw(0,F.rmSync)(n,{force:!0}),
r}}function vy(t,e){return new j.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens t\
hat were signed with the old one become invalid.",cause:e})}const b1=1024,N1=/^[A-Za-z0-9+/]{43}=$/;function S1(t,e){const n=(0,P.join)(t,"platform.key"),s=`${n}\
 has no key that the secrets in platform.db were sealed with`,r=new y1([],{wrong:c=>Sr(s,c),opensRaw:!0});let o=!1;const i=()=>{if(o)return;const c=gi(n)??Dy(e,
()=>gi(n)??O1(n,e));R1(n,e,c),(0,F.chmodSync)(n,384),r.replace(c),A1(e,r.id),o=!0},a=()=>(i(),r);return{load:i,get id(){return a().id},get ids(){return a().ids},
isActive:!0,current:c=>a().current(c),all:c=>a().all(c),wrong:c=>r.wrong(c),add(){return i(),_s(e,()=>{const c=[(0,x.randomBytes)(Nr),...gi(n)??[]];return $y(e,
c.map(Ts)),cu(n,My(c)),r.replace(c),r.id})}}}function Nx(t){const e=join(t,"platform.key"),n=gi(e),s=`${e} has no key that the secrets in platform.db were seale\
d with`;return n&&new Secrets(n,{wrong:r=>Sr(s,r),opensRaw:!0})}function Dy(t,e){return t.isTransaction?e():_s(t,e)}function O1(t,e){if(I1(e))throw Sr(`${t} is \
missing, and secrets in platform.db are sealed with it`);const n=(0,x.randomBytes)(Nr);return e.exec("DELETE FROM sealed_with"),cu(t,My([n])),[n]}function R1(t,e,n){
const s=n.map(Ts),o=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>M(i,"key_id")).find(i=>!s.includes(i));if(o!==void 0)throw Sr(`${t}\
 lacks the key ${o}, and data is sealed with it`)}function A1(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||Dy(t,()=>$y(t,[e]))}function $y(t,e){
const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}function I1(t){return t.prepare(`SELECT EXISTS\
 (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles)
    OR EXISTS (SELECT 1 FROM notify_targets) OR EXISTS (SELECT 1 FROM hooks) OR EXISTS (SELECT 1 FROM env WHERE is_sealed)
    OR EXISTS (SELECT 1 FROM deployments WHERE log_bytes > 0 AND log_removed_at IS NULL AND EXISTS (SELECT 1 FROM sealed_with)) AS any`).get()?.any===1}function My(t){
return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function gi(t){return Jt(()=>{const e=(0,F.statSync)(t),n=e.isFile()&&e.size<=b1?(0,F.readFileSync)(t):void 0,s=n&&L1(n);if(!s)throw Sr(`${t} is nei\
ther a key of ${Nr} bytes nor lines of keys in base64`);return s})}function L1(t){if(t.length===Nr)return[t];const n=t.toString("latin1").split(`
`).map(r=>r.trim()).filter(r=>r!=="");return n.length>0&&n.every(r=>N1.test(r))&&new Set(n).size===n.length?n.map(r=>Buffer.from(r,"base64")):void 0}function Sr(t,e){
return new j.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function k1({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function v1(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const D1=160;
class $1{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=du(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=du(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=du(e,n),this.#t.delete(e))}}function du(t,e){return D1+2*(t.length+e.
value.length)}const M1=16*1024*1024,Cy=1e3,uu=0,wi="room",C1=`
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
`,U1=`
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
`;function Uy(t){const e=(t.open??(n=>new zd.DatabaseSync(n)))(t.path);try{return e.exec(C1),x1(e),new F1(e,t)}catch(n){throw e.close(),yE(n)?new j.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function x1(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${U1} COM\
MIT;`)}class F1{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=j1(e),this.#n=new $1(n.cacheBytes??M1),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??Q.ml}get(e,n){if(this.#a==="closed")throw new ge("the store is closed");const s=_i(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new ge("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(_i(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(_i(e,n)))}async keys(e,n){if(this.#a==="closed")throw new ge("the store is closed");try{const r=this.#t.keys.all(e,k1(n).toString(),this.#r.
now(),n.limit).map(o=>({key:M(o,"key"),bytes:G(o,"bytes"),expiresAt:ve(o,"expires_at")}));return v1(r,n)}catch(s){throw new ge("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
Cy).map(s=>M(s,"key"))},()=>{for(const s of n)this.#n.delete(_i(e,s))});while(n.length===Cy)}async sizes(e,n){if(this.#a==="closed")throw new ge("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:G(s,"keyspace"),keys:G(s,"keys"),bytes:G(s,"bytes")}))}catch(s){throw new ge("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new ge(`the store is ${this.#a}`);this.get(uu,wi),this.#o&&await this.#d(()=>{this.#t.put.run(uu,wi,wi,
null),this.#t.delete.run(uu,wi)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){ZE(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new ge(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=yr(n),this.#l()&&this.#o||this.#h(
n);const r=new ge("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function _i(t,e){return`${t}/${e}`}function j1(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function B1(t,e,n){const s=xy(
t),r=e.identity();P1(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,x.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function P1(t,{identity:e,highest:n},s){const r=xy(t),o=H1(t);if(n>o)throw lu(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw lu(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&G1(t))throw lu(s,"kvs.db is missing, or older than platform.db")}function xy(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function H1(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function G1(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function lu(t,e){return new j.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const Fy="kvs.db";function W1({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=Qs}){const o=e?Y1((0,P.join)(t,Fy),s,r):Uy({path:"\
:memory:",clock:s});try{B1(n,o,t)}catch(i){throw o.close(),i}return o}function Y1(t,e,n){return(0,F.writeFileSync)(t,"",{flag:"a",mode:384}),Uy({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const z1=10*6e4,K1=100,X1=1e3,q1=5e3,V1=6e4;function J1(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=M(t,"state"),c=M(t,"secret")===
e,d=(u,l)=>{const f=Math.min(i+r,l+o),m=M(t,"identity"),h={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:m,endsInMs:f-i},change:h}};if(a!=="open"&&
a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(G(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=ve(t,"polled_at"),l=G(t,"inter\
val_ms");if(u===null||i>=u+l-X1)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+q1,V1);return{answer:{kind:"slow_down"},change:{polled_at:i,
interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{const u=G(
t,"opened_at");return c?d({previous:e,changed_at:i},u):de(t,"previous")===e&&i-G(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reused"}}}default:
return{answer:{kind:"reused"}}}}function jy(t){return{machine:M(t,"machine"),address:M(t,"address"),askedAt:G(t,"asked_at"),endsAt:G(t,"ends_at")}}function Q1(t){
return{state:M(t,"state")==="open"?"open":"reused",identity:M(t,"identity"),machine:M(t,"machine")}}const By=["state","secret","previous","polled_at","interval_\
ms","opened_at","changed_at","ends_at"];function fu(t,e){const n=JSON.parse(de(t,"identity")??"null"),s=(0,K.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;
return{action:e,object:M(t,"machine"),after:s}}function Z1(t,e,n){const s=Ze(t,n),r=t.prepare("DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_\
at <= ? ORDER BY ends_at LIMIT ?)"),o=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`),i=t.prepare("SELECT 1 FROM logins WHERE user_code = ?"),a=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?"),d=t.prepare(`UPDATE l\
ogins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`),u=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`),l=t.prepare("SELECT * FROM logins WHERE id = ?"),f=t.prepare(`UPDATE login\
s SET ${By.map(E=>`${E} = ?`).join(", ")} WHERE id = ?`),m=t.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?"),h=t.prepare(
"DELETE FROM logins WHERE id = ? AND state = 'open' RETURNING *");return{begin:({id:E,userCode:p,secret:g,machine:N,address:R},{lifetimeMs:O,intervalMs:b,perAddress:I,
inAll:D})=>e.write(()=>{const k=n.now();r.run(k-z1,K1);const B=o.get(R,k)??{};return G(B,"in_all")>=D||G(B,"of_address")>=I?"too_many":i.get(p)?"code_taken":(a.
run(E,p,g,N,R,k,b,k+O),"begun")}),asked:E=>e.first(c,[E,n.now()],jy),decide:(E,p,g)=>e.write(()=>{const N=n.now(),R=p==="denied",[O,b,I]=R?["denied",null,null]:
["approved",p.person,p.identity],D=d.get(O,b,I,E,N);return D&&!R&&u.run(p.person,p.most-1),D&&s(g,[fu(D,R?"login.deny":"login.approve")]),D&&jy(D)}),advance:({id:E,
...p},g)=>e.write(()=>{const N=l.get(E);if(!N)return{kind:"unknown"};const{answer:R,change:O}=J1(N,p,n.now());return O&&f.run(...By.map(b=>O[b]??N[b]),E),O?.state===
"reused"&&s(g,[fu(N,"login.reuse")]),R}),find:E=>e.first(m,[E,n.now()],Q1),end:(E,p)=>e.write(()=>{const g=h.get(E);return g&&s(p,[fu(g,"login.end")]),g!==void 0})}}
function eC({org:t,project:e="",appID:n="",who:s}){return[t,e,n,s]}function Py(t){const[e,n]=[M(t,"project"),M(t,"app_id")];return{org:M(t,"org"),project:e===""?
void 0:e,appID:n===""?void 0:n,who:M(t,"who"),role:Hy(t),grantedBy:de(t,"granted_by"),grantedAt:G(t,"granted_at")}}function Hy(t){const e=M(t,"role");return mn.
find(n=>n===e)??"viewer"}function tC(t,e,n){const{org:s,project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"\
member.set",object:i,before:a,after:c}}const Gy="org = ? AND project = ? AND app_id = ? AND who = ?";function nC(t,e){const n=_r(t),s=Ze(t,e),r=t.prepare("SELEC\
T * FROM members WHERE who IN (SELECT value FROM json_each(?)) ORDER BY org, project, app_id, who"),o=t.prepare(`SELECT * FROM members WHERE org = ? AND (projec\
t, app_id, who) > (?, ?, ?) AND ${xt("members")}
    ORDER BY project, app_id, who LIMIT ?`),i=t.prepare(`SELECT role FROM members WHERE ${Gy}`),a=t.prepare(`SELECT ${wE("?","?")} FROM members WHERE org = ?`),
c=t.prepare("SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1"),d=t.prepare(`INSERT INTO members (or\
g, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),u=t.prepare(`DELETE FROM members WHERE ${Gy}`);
return{of:l=>n.read(()=>r.all(JSON.stringify(l)).map(Py)),list:(l,{after:f,limit:m,within:h})=>n.read(()=>o.all(Lt(h),l,f?.project??"",f?.appID??"",f?.who??"",m).
map(Py)),set:({role:l,bounds:f,keepsAdmin:m,...h},E)=>n.write(()=>{const p=eC(h),g=i.get(...p),N=g&&Hy(g);if(N===(l??void 0))return{kind:"done",before:N};if(h.project===
void 0&&N==="admin"&&m&&!c.get(h.org,h.who))return{kind:"last_admin"};const[,O,b]=p,I=g||l===null?void 0:a.get(O,O,b,h.org),D=I&&_E(I,h,f);return D?{kind:"full",
of:D}:(l===null?u.run(...p):d.run(...p,l,E.by,e.now()),s(E,[tC(h,N,l)]),{kind:"done",before:N})})}}const sC="notify_deliveries d JOIN notify_targets t ON t.id =\
 d.target";function Wy(){return`msg_${(0,x.randomBytes)(16).toString("hex")}`}function rC(t,e,n){const s=Ze(t,n),r=t.prepare("SELECT count(*) AS n FROM notify_t\
argets WHERE org = ?"),o=t.prepare("SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id = ? AND deleted_at IS NULL"),i=t.prepare(`INSERT INTO notify_tar\
gets
    (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by, confirmed_at, confirm_until, letters)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),a=t.prepare("SELECT * FROM notify_targets WHERE id = ?"),c=t.prepare(`UPDATE notify_targets SET\
 confirmed_at = ?, confirm_until = NULL
    WHERE id = ? AND confirmed_at IS NULL AND confirm_until > ? RETURNING *`),d=t.prepare("UPDATE notify_targets SET confirm_until = ?, letters = letters + 1 WH\
ERE id = ?"),u=t.prepare("SELECT * FROM notify_targets WHERE org = ? ORDER BY created_at, id"),l=t.prepare("DELETE FROM notify_targets WHERE org = ? AND id = ? \
RETURNING *"),f=t.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT ?, id, ?, project, app_id, ?, ?, ? FROM notify_targets WHERE org = ? AND id = ?`),m=t.prepare(`INSERT OR IGNORE INTO notify_deliveries (id, target, e\
vent, project, app_id, detail, at, due_at)
    SELECT 'msg_' || ? || '_' || id, id, ?, ?, ?, ?, ?, ? FROM notify_targets
    WHERE org = ? AND coalesce(project, ?) = ? AND coalesce(app_id, ?) = ? AND instr(events, ?) > 0`),h=t.prepare(`SELECT ${tE} FROM ${sC}
    WHERE t.org = ? AND d.seq < ? AND d.target = coalesce(?, d.target) ORDER BY d.seq DESC LIMIT ?`),E=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attem\
pts = 0, fence = fence + 1
    WHERE id = ? AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = ?)`),p=t.prepare(`SELECT ${tE} FROM notify_deliveries d INDEXED\
 BY notify_deliveries_due
    JOIN notify_targets t ON t.id = d.target WHERE d.due_at <= ? AND d.target NOT IN (SELECT value FROM json_each(?))
    AND t.org NOT IN (SELECT value FROM json_each(?)) ORDER BY d.due_at, d.seq LIMIT 1`),g=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = attemp\
ts + 1, fence = fence + 1
    WHERE id = ? RETURNING attempts, fence`),N=t.prepare(`UPDATE notify_deliveries SET due_at = ?, tried_at = ?, status = ?, problem = ?
    WHERE id = ? AND fence = ? AND due_at IS NOT NULL`),R=t.prepare(`SELECT DISTINCT org FROM notify_targets WHERE instr(events, ?) > 0 AND org > ?
    ORDER BY org LIMIT ?`),O=t.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries)
    WHERE place > ? OR at <= ? LIMIT ?)`);return{add:({id:b,org:I,project:D,appID:k,kind:B,shown:W,events:J,sealed:U},q,te=!1)=>e.write(()=>{if(G(r.get(I)??{},"\
n")>=eE)return"full";if(k!==null&&!o.get(I,D,k))return"no_app";const ye=n.now(),Te=[b,I,D,k,B,W,Dv(J),U,ye,q.by],Oe=te?[null,ye+Qm,1]:[ye,null,0],Ie=mr(i.get(...Te,
...Oe)??{});return te&&f.run(Wy(),"confirm",q.by,ye,ye,I,b),s(q,[Id(Ie,"notify.add")]),Ie}),list:b=>e.read(()=>u.all(b).map(mr)),find:b=>e.first(a,[b],mr),confirm:(b,I)=>e.
write(()=>{const D=n.now(),k=c.get(D,b,D);return k&&s(I,[Id(mr(k),"notify.confirm")]),k!==void 0}),remove:(b,I,D)=>e.write(()=>{const k=l.get(b,I);return k&&s(D,
[Id(mr(k),"notify.remove")]),k!==void 0}),test:(b,I,D)=>e.write(()=>{const k=a.get(I);if(!k||M(k,"org")!==b)return;const[B,W]=[Wy(),n.now()],J=$v(k);return J&&G(
k,"letters")>=Zm?"no_letters":(J&&d.run(W+Qm,I),f.run(B,J?"confirm":"test",D.by,W,W,b,I),s(D,[{org:b,action:"notify.test",object:I}]),B)}),raise:({key:b,event:I,
org:D,project:k,appID:B,detail:W})=>e.read(()=>{const J=n.now(),U=[D,k??"",k??"",B??"",B??"",` ${I} `];return Number(m.run(b,I,k,B,W,J,J,...U).changes)}),deliveries:(b,{
target:I=null,before:D=Number.MAX_SAFE_INTEGER,limit:k})=>e.read(()=>h.all(b,D,I,k).map(Mv)),redeliver:(b,I,D)=>e.write(()=>{const k=E.run(n.now(),I,b).changes===
1;return k&&s(D,[{org:b,action:"notify.redeliver",object:I}]),k}),claim:({targets:b,organizations:I})=>e.write(()=>{const D=n.now(),k=p.get(D,JSON.stringify(b),
JSON.stringify(I));return k&&Cv({...k,...g.get(D+vv,M(k,"id"))})}),settle:({id:b,fence:I},{status:D,problem:k,againMs:B})=>e.read(()=>{const W=n.now(),J=B===void 0?
null:W+B;return N.run(J,W,D??null,k??null,b,I).changes===1}),organizations:(b,I,D)=>e.read(()=>R.all(` ${b} `,I,D).map(k=>M(k,"org"))),prune:({most:b,ageMs:I,limit:D})=>e.
read(()=>Number(O.run(b,n.now()-I,D).changes))}}const hu=6e4;function oC(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};
return{take(r){const o=t.monotonic(),i=Math.floor(o/hu);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((hu-o%hu)/
1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const Yy=32,iC=2*vn,aC=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,Or=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,cC=`SELECT 1 AS found FROM (SELECT
    ${Or("org","apps WHERE live_release IS NOT NULL")} AS live, ${Or("deploy_id","releases")} AS kept,
    ${Or("org","release_objects")} AS recorded, ${Or("seq","collection_notes")} AS noted,
    ${Or("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function dC(t){return{org:M(t,"org"),manifestHash:M(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:M(t,"notes").split(",").map(Number)}}function Ti(t){return Buffer.from(t,"hex")}function uC(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(cC),a=t.prepare(`SELECT d.notes, ${aC}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),l=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
f=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),m=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),h=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),E=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),p=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),g=t.prepare("SELECT swept_before FROM collection"),N=t.
prepare("UPDATE collection SET swept_before = ?"),R=b=>b.reduce((I,D)=>I+Number(c.run(D).changes),0)>0,O=(b,I)=>{for(let D=0;D<b.length;D+=Yy)I(b.subarray(D,D+Yy))};
return{hold:b=>e.read(()=>{const I=n.now(),D=s.get(b,I+vn,I,I+iC);return D&&{fence:G(D,"fence")}}),renew:({fence:b})=>e.read(()=>r.run(n.now()+vn,b).changes===1),
release:({fence:b})=>e.read(()=>{o.run(b)}),due:(b,I)=>e.read(()=>{if(b===0&&i.get())throw new ge("The records of releases are missing: the database is incomple\
te");return a.all(b,I).map(dC)}),add:({org:b,manifestHash:I,notes:D},k)=>e.write(()=>{!R(D)||d.run(b,I,k).changes===0||O(k,B=>u.run(b,B))}),end:({org:b,manifestHash:I,
notes:D})=>e.write(()=>{const k=R(D)?l.get(b,I):void 0;k&&O(qt(k,"objects"),B=>f.run(b,B))}),keep:({notes:b})=>e.write(()=>{R(b)}),unused:(b,I)=>e.read(()=>I.filter(
D=>!m.get(b,Ti(D)))),waiting:(b,I)=>e.read(()=>h.all(b?.org??"",Ti(b?.hash??""),I).map(D=>({org:M(D,"org"),hash:Buffer.from(qt(D,"object")).toString("hex")}))),
remember:(b,I)=>e.write(()=>{for(const D of I)E.run(b,Ti(D))}),forget:(b,I)=>e.write(()=>{for(const D of I)p.run(b,Ti(D))}),sweptBefore:()=>e.read(()=>{const b=g.
get()??{};return b.swept_before===null?void 0:G(b,"swept_before")}),recordSweep:b=>e.read(()=>{N.run(b)})}}const lC=100;function fC(t,e,n=Q.ml){const s=Ze(t,n),
r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=_r(t),i=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(h,E,p=[])=>{const g=await o.
write(()=>h.all(...p,E).length>0);return g&&e.publish({kind:"role",accessKeyID:E}),g},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),m=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:h,environmentID:E,sealed:p,expiresAt:g},{now:N,most:R},O){const b=await o.write(()=>{i.run(N,
lC);const I=a.all(E,R-1);c.run(h,E,p,g);const D=O&&r.get(E);return D&&s(O,[oe(Wt(D),"credentials.issue",{object:h})]),I.map(k=>M(k,"access_key_id"))});for(const I of b)
e.publish({kind:"role",accessKeyID:I})},renew:(h,E)=>l(d,h,[E]),async revoke(h){await l(u,h)},find:h=>o.first(f,[h],py),any:()=>o.first(m,[],py)}}function hC(t){
return{id:G(t,"id"),app:{org:M(t,"org"),project:M(t,"project"),appID:M(t,"app_id")},subdomain:M(t,"subdomain"),entries:eu(M(t,"settings")).schedule??[],since:t.
since===null?null:G(t,"since"),dueAt:G(t,"due_at"),now:G(t,"now")}}function pC(t,e,n){const s=t.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.sub\
domain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`),r=t.prepare("UPDATE schedules SET since = ?, due_at \
= ? WHERE id = ? AND due_at = ? AND since IS ?");return{due:o=>e.read(()=>{const i=n.now();return s.all(i,i,o).map(hC)}),take:({id:o,now:i,dueAt:a,since:c},d)=>e.
read(()=>r.run(i,d,o,a,c).changes===1)}}var mC=L(8500);const EC=t=>e=>M(e,t);function bi(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"byte\
s",purpose:()=>"kvs",sealName:o=>n(EC(e)(o))}]}}const yC=[bi("kvs_tables","token_hash",Oo,"token_sealed"),bi("kvs_roles","access_key_id",ic),bi("notify_targets",
"id",si),bi("hooks","id",Jc),{table:"deployments",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>rs(
M(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"build-log",sealName:t=>rs(M(t,"deploy_id"),"failure")}]}],gC=100;function wC(t,e,n){const{table:s,
keys:r,columns:o,beside:i}=t,a=[...r,...o.map(({column:u})=>u)].map(u=>`t.${u}`),c=r.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${r.map((u,l)=>n(l+1)).
join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${gC}`}function _C({table:t,keys:e},n,s){const r=n?"":`WHERE (${e.join(", ")}) > (${e.map((o,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${r}`}function TC(t,e,n){const s=t.keys.map((r,o)=>`${r} = ${n(o+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function zy({keys:t},e){return t.map(n=>typeof e[n]=="number"?G(e,n):M(e,n))}function bC(t,{columns:e},n){return e.flatMap(s=>{if(n[s.
column]===null)return[];const r=s.kind==="text"?NC(t,s,n):SC(t,s,n);return r===void 0?[]:[{column:s.column,value:r}]})}function NC(t,{column:e,purpose:n,sealName:s,
isClear:r},o){const i=M(o,e),[a,c,d]=[r?.(o)===!0,n(o),s(o)];if(!(!a&&w_(i)===t.id))return er(t,c,d,a?i:tr(t,c,d,i))}function SC(t,{column:e,purpose:n,sealName:s},r){
const[o,i,a]=[qt(r,e),n(r),s(r)];if(!Zl(t.current(i),o))try{return So(t.current(i),a,oc(t.all(i),a,o))}catch(c){throw t.wrong(c)}}class OC extends Error{name="R\
otationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var Ni=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Si=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const pu="build_logs",RC=50,AC=6e4;async function IC({database:t,keyring:e,logs:n,log:s,clock:r,after:o}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(o,RC);let a=o;for(const c of i){const d=M(c,"deploy_id"),u=ve(c,"finished_at"),l=u===null||
c.status==="cancelled"&&u>r.now()-AC;if(!await kC(n,e,d,!l).catch(m=>{if(!(m instanceof j.GQ))throw m;return s("error","sealed_log_unreadable",{deployID:d,reason:m.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=G(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function LC(t,e){return G(t.prepare("SELECT \
count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function kC(t,e,n,s){const{sealed:r,clear:o}=li(t,n),i=await vC(r),a=i===void 0&&(0,F.existsSync)(
o);return i===e.id||i===void 0&&!a?(await(0,Ae.rm)(o,{force:!0}),!0):s?(await $C(r,F$({deployID:n,keyring:H$(e)},a?(0,F.createReadStream)(o):DC(r,{deployID:n,keyring:e}))),
await(0,Ae.rm)(o,{force:!0}),!0):!1}async function vC(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=Ni(e,await(0,Ae.open)(t),!0),[s]=ui(await wr(
n,{start:0,length:st}));return s&&P$(s)}catch(n){e.error=n,e.hasError=!0}finally{const n=Si(e);n&&await n}}catch(e){if((0,j.xU)(e)==="ENOENT")return;throw e}}async function*DC(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const r=Ni(s,await(0,Ae.open)(t),!0);for(let o=0;o<n;o+=st){const i=[...ui(await wr(r,{start:o,
length:Math.min(st,n-o)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield YE(e,i,{start:a.start,length:d})}}catch(r){s.error=r,s.
hasError=!0}finally{const r=Si(s);r&&await r}}async function Sx(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=Ni(e,await open(t),!0);return await endOfLog(
n,(await n.stat()).size)}catch(n){e.error=n,e.hasError=!0}finally{const n=Si(e);n&&await n}}catch(e){if(systemCode(e)==="ENOENT")return;throw e}}async function $C(t,e){
const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const r=Ni(s,await(0,Ae.open)(n,"w",384),!0);for await(const o of e)await r.writeFile(o);
await r.sync()}catch(r){s.error=r,s.hasError=!0}finally{const r=Si(s);r&&await r}}catch(s){throw await(0,Ae.rm)(n,{force:!0}),s}await(0,Ae.rename)(n,t)}const Ky=[
...yC,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[
{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>ac(Wt(t),M(t,"name")),isClear:t=>G(t,"is_sealed")===0}]}],MC=1e4,CC=10,UC=5;function xC(t){const{
database:e,commands:n,keyring:s,clock:r,log:o}=t,i=Ze(e,r);let a=()=>{};const c=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),d=e.
prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),u=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),l=e.prepare("SELECT key_id FROM sealed_with"),f=p=>{const g=c.get(p,s.id);return g?{at:de(g,"at"),isDone:G(g,"is_done")===1}:{at:null,isDone:!1}},m=(p,{
at:g,isDone:N})=>d.run(p,s.id,g,N?1:0),h=p=>n.write(()=>{const{at:g}=f(p.table),N=e.prepare(wC(p,g===null,()=>"?")).all(...Xy(g)),R=N.filter(b=>!FC(t,p,b)).length;
R>0&&o("error","sealed_rows_unreadable",{table:p.table,rows:R});const O=N.at(-1);m(p.table,{at:O?JSON.stringify(zy(p,O)):g,isDone:!O})}),E=async()=>{const p=Ky.
find(({table:b})=>!f(b).isDone);if(p)return await h(p),!0;const g=f(pu);if(g.isDone)return!1;const{after:N,isDone:R,isWaiting:O}=await IC({...t,after:Number(g.at??
0)});return await n.write(()=>{m(pu,{at:String(N),isDone:R}),R&&u.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),R&&await n.read(()=>e.exec("PR\
AGMA wal_checkpoint(TRUNCATE)")),!R&&!O};return{step:E,start(p){let g=!1;const O=as({everyMs:MC,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!g&&await E();)
await(0,mC.setTimeout)(UC)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:b=>o("warn","sealing_failed",{reason:String(b)}),every:p,isDue:!0});
return a=()=>{O.run()},{async[Symbol.asyncDispose](){g=!0,await O[Symbol.asyncDispose]()}}},async status(){return n.read(()=>{const p=new Set(l.all().map(I=>M(I,
"key_id"))),g=I=>I===s.id?"seals":p.has(I)?"needed":"unneeded",N=Ky.map(I=>{const{at:D,isDone:k}=f(I.table);return k?0:G(e.prepare(_C(I,D===null,()=>"?")).get(...Xy(
D))??{},"n")}),R=f(pu),O=N.reduce((I,D)=>I+D,R.isDone?0:LC(e,Number(R.at??0)));return{keys:s.ids.map(I=>({id:I,use:g(I)})),remaining:O,awaited:[],place:"platfor\
m.key in the data directory"}})},async rotate(p){jC(s.ids.length);const g=s.id,N=s.add();return await n.write(()=>i(p,[{action:"secret.rotate",object:N,before:{
key:g},after:{key:N}}])),a(),{from:g,to:N}}}}function FC({database:t,keyring:e},n,s){try{for(const{column:r,value:o}of bC(e,n,s))t.prepare(TC(n,r,()=>"?")).run(
o,...zy(n,s));return!0}catch(r){if(r instanceof j.GQ)return!1;throw r}}function jC(t){if(!(t<CC))throw new OC(`platform.key has ${t} keys`,"Remove the lines of \
those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function Xy(t){return t===null?[]:JSON.parse(t)}function BC(t){
const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);
return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.
expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),
o},async close(r){e.delete(r)}}}const bs=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${uM.map(t=>`d.${t}`).join(", ")}`,Oi="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",qy=Number.MAX_SAFE_INTEGER;function PC(t){const{database:e,keyring:n,commands:s,changes:r,idempotency:o}=t,i=Un(e),a=e.prepare(`SELECT ${bs}\
 FROM deployments d ${Oi} AND d.deploy_id = ?`),c=e.prepare(`SELECT ${bs} FROM deployments d ${Oi} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),d=e.prepare(`SELECT ${bs} FROM deployments d ${Oi} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Oi} AND d.deploy_id = ? AND d.status = 'failed'`),l=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),f=(g,N)=>{const R=a.get(...Ns(g),N);return R&&hn(R)},m=HC(t,f),h=GC(t),E=br(e),p=g=>(g.kind==="done"&&r.publish({kind:"jobs"}),g);return{async create(g,N,R,O,b){
const I=await s.write(()=>{const D=i(g);return D&&o.run(O,()=>(b&&E.checkTime(g.org,b),m(g,D,yM(N,M(D,"branch"),R.by),R,N)))});return p(I??{kind:"no_app"})},async redeploy(g,N,R,O,b){
const I=await s.write(()=>{const[D,k]=[i(g),f(g,N)];return D&&k&&o.run(O,()=>(b&&E.checkTime(g.org,b),m(g,D,gM(k,R.by),R)))});return p(I??{kind:"no_deployment"})},
async cancel(g,N,R){const O=await s.write(()=>wM(h(g,N,R),f(g,N)));return O.kind!=="cancelled"||(r.publish({kind:"ended",deployID:N}),r.publish({kind:"jobs"})),
O},find:(g,N)=>s.read(()=>f(g,N)),list:(g,{before:N=qy,since:R,limit:O})=>s.read(()=>R===void 0?c.all(...Ns(g),N,O).map(hn):d.all(...Ns(g),R,O).map(hn).reverse()),
ofApp:(g,{before:N=qy,limit:R})=>s.read(()=>{const O=i(g);return O&&{app:qe(O),deployments:c.all(...Ns(g),N,R).map(hn)}}),failure:(g,N)=>s.first(u,[cy,...Ns(g),
N],R=>dy(n,R)),totals:()=>s.read(()=>l.all().map(TM))}}function HC({database:t,keyring:e,clock:n,random:s,organizationQueue:r=wg},o){const i=t.prepare(`UPDATE d\
eployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),a=Ze(t,n),c=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployment\
s
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),d=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(u,l,f,m,h)=>{const{branch:E,commit:p,by:g,redeployOf:N,configuration:R,env:O,facts:b}=f,I=`dp\
l-${Ya(16,s)}`,[D,k]=[G(l,"id"),n.now()];if(G(c.get(u.org,D,r)??{},"n")>=r)throw new Ca(r);const B=i.all(I,k,D).map(q=>M(q,"deploy_id")),W=pM(e,I,O),J=[E,p,g,N,
R,W,b.subject,b.author];d.run(I,D,u.org,...J,k),a(m,[qD(u,{deployID:I,branch:E,commit:p,redeployOf:N},h)]),a(Re,XD(u,B,I));const U=o(u,I);if(!U)throw new j.GQ("\
internal",`The deployment ${I} was not stored`);return U}}function GC({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', canc\
elled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`),s=Ze(t,e);return(r,o,i)=>{const a=n.run(i.by,e.now(),o,...Ns(r)).changes===1;
return a&&s(i,[oe(r,"deployment.cancel",{object:o})]),a}}function Ns({org:t,project:e,appID:n}){return[t,e,n]}function WC({database:t,keyring:e,commands:n}){const s=O=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${xt("a")} ${O} ORDER BY t.seq DESC LIMIT ?`),[r,o]=[s(""),s("AND t.failed")],i=t.prepare(`SELE\
CT ${bs} FROM deployments d WHERE d.seq = ?`),a=t.prepare(`SELECT ${bs} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),c=O=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${O} LIMIT\
 ?)`),d={apps:c(`apps a WHERE org = ? AND deleted_at IS NULL AND ${xt("a")}`),live:c(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL A\
ND ${xt("a")}`),failed:c(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${xt("a")}`)},u=(O,b,I)=>t.prepare(`SELECT ${bs}, ${dM} FROM deployments d INDEXED BY ${O} JOIN \
apps a ON a.id = d.app
      WHERE ${b} AND d.org = ? AND ${xt("a")} ORDER BY ${I} LIMIT ?`),l=u("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),m=u("deployment\
s_queued_by_org","d.finished_at IS NULL AND d.status = 'queued'","d.seq"),h=t.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN \
d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),E=O=>{const b=t.prepare(`SELECT DISTINCT ${O} FROM apps a WHERE org = ? AND deleted_at IS\
 NULL AND ${xt("a")} ORDER BY ${O} LIMIT ?`);return(I,D,k)=>b.all(Lt(k),I,D).map(B=>M(B,O))},[p,g]=[E("project"),E("branch")],N=O=>{const b=i.get(O);return b&&hn(
b)},R=O=>O?G(O,"n"):0;return{recent:(O,{before:b=Number.MAX_SAFE_INTEGER,failed:I=!1,within:D,limit:k})=>n.read(()=>(I?o:r).all(Lt(D),O,b,k).flatMap(B=>{const W=i.
get(G(B,"newest"));return W?[{app:qe(B),newest:hn(W),liveManifest:de(B,"live_manifest")}]:[]})),newest:O=>n.read(()=>O.map(({org:b,project:I,appID:D})=>{const k=a.
get(b,I,D);return k?hn(k):null})),queue:(O,b,I)=>n.read(()=>({running:l.all(Lt(I),O,b).map(ry),waiting:m.all(Lt(I),O,b).map(ry)})),counts:(O,b,I)=>n.read(()=>({
apps:R(d.apps.get(Lt(I),O,b)),live:R(d.live.get(Lt(I),O,b)),failed:R(d.failed.get(Lt(I),O,b))})),search:(O,b)=>n.read(()=>{const{statement:I,values:D}=DM(O,b,()=>"\
?");return MM(t.prepare(I).all(...D),N,b)}),choices:(O,b,I)=>n.read(()=>({projects:p(O,b,I),branches:g(O,b,I)})),failures:O=>n.read(()=>new Map(O.flatMap(b=>{const I=h.
get(cy,b);return I?[[b,dy(e,I)]]:[]})))}}function Vy(t,e){for(const{app:n,deployments:s,tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)
e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.subdomain})}}function YC({database:t,commands:e,changes:n,clock:s}){const r=Un(
t,!0),o=Ze(t,s),i=br(t),a=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),c=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),d=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),u=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),l=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),f=h=>u.all(h).map(E=>M(E,"token_hash")),m=(h,E,p)=>{const[
g,N]=[G(h,"id"),s.now()],R=a.all(E.by,N,g).map(b=>M(b,"deploy_id")),O=qe(c.get(N,E.by,N+p,g)??{});return o(E,[YD(O,R)]),{app:O,deployments:R,tokens:f(g)}};return{
async delete(h,E,p){const g=await e.write(()=>{const N=r(h);if(N)return N.deleted_at===null?{deleted:m(N,E,p)}:{before:qe(N)}});return g?.deleted&&Vy([g.deleted],
n.publish),g?.deleted?.app??g?.before},async restore(h,E,p){const g=await e.write(()=>{const O=r(h);if(!O)return{kind:"no_app",tokens:[]};const b=qe(O);if(b.deletion===
null)return{kind:"not_deleted",app:b,tokens:[]};if(b.deletion.endsAt<=s.now())return{kind:"too_late",app:b,tokens:[]};const I=G(O,"id");i.checkApp(h.org,p,I);const D=qe(
d.get(s.now(),I)??{});return o(E,[oe(h,"app.restore")]),{kind:"restored",app:D,tokens:f(I)}}),{tokens:N,...R}=g;for(const O of N)n.publish({kind:"table",tokenHash:O});
return R.kind==="restored"&&n.publish({kind:"site",subdomain:R.app.subdomain}),R},async expire(h,E){const p=await e.write(()=>l.all(s.now(),h).map(g=>m(g,Re,E)));
return Vy(p,n.publish),p.map(({app:g})=>g)}}}function zC(t,e){const n=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at\
)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:l}){const f=e.now();return n.run(c,d,u,l,f,f-uy).changes===1}function a({scope:c,key:d,
requestHash:u}){const l=s.get(c,d);return!l||M(l,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:G(l,"status"),answer:M(l,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function KC({database:t,commands:e,changes:n,clock:s}){const r=Ze(t,s),o=Un(t),i=XC(t),a=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),c=t.prepare(
"SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),d=t.prepare("SELECT a.subdomain FROM domai\
ns d JOIN apps a ON a.id = d.app WHERE d.name = ?"),u=t.prepare("SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name > ? ORDER BY\
 d.name LIMIT ?"),l=(f,m,h)=>{const E=o(f),p=E?de(E,"live_release"):null;if(!E||p===null)return;const g=BM(i(G(E,"id")),p,m);if(g)return a.run(g.deployID,G(E,"i\
d")),r(h,[KD(f,p,g.deployID)]),{subdomain:M(E,"subdomain"),release:{...g,previous:p}}};return{site:f=>e.first(c,[f],m=>jM(m,i(G(m,"id")))),subdomainOf:f=>e.first(
d,[f],m=>M(m,"subdomain")),domains:(f,m)=>e.read(()=>u.all(f,m).map(FM)),list:f=>e.read(()=>{const m=o(f);return m?i(G(m,"id")):[]}),async rollback(f,m,h){const E=await e.
write(()=>l(f,m,h));return E&&n.publish({kind:"site",subdomain:E.subdomain}),E?.release}}}function XC(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM \
releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(xM)}function qC(t){const e={...t,idempotency:zC(
t.database,t.clock)};return{apps:{...a1(e),...YC(e)},deployments:PC(e),releases:KC(e),activity:WC(e)}}function VC(t,e,n=Q.ml){const s=Ze(t,n),r=_r(t),o=Un(t),i=t.
prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),a=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),c=t.prepare("INSERT INTO kv\
s_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),d=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_\
hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),u=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),l=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),f=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),m=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),h=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),E=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:p,name:g,tokenHash:N,
sealed:R,createdAt:O,types:b,most:I},D){let k="";const B=await r.write(()=>{const W=o(p);if(!W)return{kind:"no_app"};const[J,U]=[G(W,"id"),M(W,"type")];return b.
some(q=>q===U)?i.get(J,g)?{kind:"taken"}:Number(a.get(J)?.count)>=I?{kind:"full"}:(c.run(J,g,N,R,O),s(D,[oe(p,"table.create",{object:g})]),k=M(W,"subdomain"),{kind:"\
created"}):{kind:"wrong_type",type:U}});return B.kind==="created"&&(e.publish({kind:"table",tokenHash:N}),e.publish({kind:"site",subdomain:k})),B},list:({org:p,
project:g,appID:N})=>r.read(()=>PM(d.all(p,g,N))),async remove(p,g,N){const R=await r.write(()=>{const O=o(p);if(!O)return{kind:"no_app"};const b=u.get(G(O,"id"),
g);if(!b)return{kind:"no_table"};const I=G(b,"keyspace");l.run(I),s(N,[oe(p,"table.delete",{object:g})]);const[D,k]=[M(b,"token_hash"),M(O,"subdomain")];return{
kind:"removed",keyspace:I,tokenHash:D,subdomain:k}});return R.kind!=="removed"?R:(e.publish({kind:"table",tokenHash:R.tokenHash}),e.publish({kind:"site",subdomain:R.
subdomain}),{kind:"removed",keyspace:R.keyspace})},binding:p=>r.first(f,[p],HM),anySealed:()=>r.first(m,[],p=>({tokenHash:M(p,"token_hash"),sealed:qt(p,"token_s\
ealed")})),toDrop:({after:p,limit:g})=>r.read(()=>h.all(p,g).map(N=>G(N,"keyspace"))),dropped:p=>r.write(()=>{E.run(p)})}}const Ri={hour:35*864e5,day:400*864e5},
mu=su.map(t=>`${t} = ?`).join(" AND ");function JC(t,e){const n=_r(t),s=QC(t),r=ZC(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${my} FROM usage_sums
    WHERE ${mu} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${mu}`),u=t.prepare(`SELECT keyspace FROM u\
sage_scopes WHERE keyspace IS NOT NULL AND bytes >= ?
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= ?
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= ? AND t.keyspace IS NOT NULL`),l=eU(t),f=tU(t),m=nU(t),h=br(t);return{add:({writer:E,number:p,rows:g})=>n.write(()=>{o.
run(E,p,e.now()).changes===1&&s(g)}),countEnded:E=>n.write(()=>{const p=i.all(E);return s(p.filter(({org:g})=>g!==null).map(ZM)),p.length}),claimTurn:(E,p)=>n.read(
()=>a.run(E,e.now(),p).changes===1),setStored:(E,p)=>n.write(()=>r(E,p)),prune:(E,p)=>n.write(()=>m(E,p)),series:(E,p,g)=>n.read(()=>c.all(...Qt(E),p,g).map(N=>({
start:G(N,"start"),counts:wy(N)}))),parts:(E,p,g)=>n.read(()=>l(E,p,g)),pressed:(E,p,g)=>n.read(()=>f(E,p,g)),full:({tableBytes:E,tableKeys:p,organizationBytes:g})=>n.
read(()=>u.all(E,p,g).map(N=>G(N,"keyspace"))),stored:async E=>await n.first(d,Qt(E),gy)??{keys:0,bytes:0},used:(E,p,g)=>n.read(()=>h.used(E,p,g))}}function QC(t){
const e=t.prepare(`INSERT INTO usage_sums (${Ut}, step, start, ${my})
    VALUES (${"?, ".repeat(su.length+1+Fe.length)}?)
    ON CONFLICT DO UPDATE SET ${Fe.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Ut}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=VM(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...Qt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of QM(r))n.run(...Qt(o),i,a,c)}}function ZC(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${Ut}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${mu}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const l=n.get(u);return l?[[u,_y(l)]]:[]}),c=s.all(o.after,o.upTo).map(_y),d=e1(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:l}of d.
keyspaces)r.run(l,...Qt(u))}}function eU(t){const e=Fe.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${Ut} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n(`org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = '' AND ${xt("usage_scopes","app")}`),r=n(`org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${xt("usag\
e_scopes","app")}`),o=n("org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,within:l,limit:f})=>{
const m=u?.name??"";return(a===""?s.all(Lt(l),i,u?.project??"",m,f,d):c===""?r.all(Lt(l),i,a,m,f,d):o.all(i,a,c,m,f,d)).map(qM)}}function tU(t){const e=t.prepare(
`SELECT ${Ut}, sum(${pi}) AS limited, max(${mi}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${xt("usage_sums","app")} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${pi} > 0 OR ${mi} >= :busy))
    GROUP BY ${Ut} HAVING sum(${pi}) > 0 OR max(${mi}) >= :busy
    ORDER BY limited DESC, most DESC, ${Ut} LIMIT :limit`);return(n,s,{busy:r,limit:o,within:i})=>e.all({org:n,since:s,busy:r,limit:o,...Lt(i)}).map(XM)}function nU(t){
const e=t.prepare(`DELETE FROM usage_sums WHERE (${Ut}, step, start) IN
    (SELECT ${Ut}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Ut}) IN
    (SELECT ${Ut} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Ri.hour);const[i,a,c]=[e.run("hour",r-Ri.hour,o),e.run("day",r-Ri.day,o),n.run(r-Ri.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var sU=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},rU=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const oU=10;async function iU(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=aM(t.dir),{lasting:s,clock:r=Q.ml,log:o}=t,i=sU(e,new AsyncDisposableStack,!0);i.use(ey(n));const a=i.adopt(Jy(n,t),Qy),c=i.use(Zy(a,n,
nM(),t)),d=i.use(W1({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.keyring.load(),c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_\
until = NULL");const u=o$(n,f=>{ZE(a,(0,P.join)(f,"platform.db")),d.copyTo((0,P.join)(f,Fy))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:oC(
r),sessions:BC(r),backUp:u,[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=rU(e);n&&await n}}function Ox(t,e,n){const s=Zy(
Jy(t,n),t,e,n);return s.keyring.load(),s}function Jy(t,{database:e,lasting:n=!0}){return e??sM(n?t:void 0)}function Qy(t){t.isOpen&&t.close()}function Zy(t,e,n,s){
const{lasting:r=!0,keepReleases:o=oU,clock:i=Q.ml,random:a=Wa,log:c}=s,d=_r(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),l=t.prepare(`SELECT 1\
 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),f=(p,g)=>l.get(p,g)!==void 0,m=S1(e,t),h=(0,P.join)(e,"logs"),E={kind:"\
local",dir:(0,P.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:E,blobs:new v$(E),state:qC({database:t,keyring:m,commands:d,changes:n,clock:i,random:a,
organizationQueue:s.organizationQueue}),jobs:d1({database:t,keyring:m,commands:d,changes:n,clock:i,keepReleases:o}),logs:z$(h,m,{log:c,mayAppend:f}),tables:VC(t,
n,i),roles:fC(t,n,i),keys:w1(e,t),keyring:m,sealing:xC({database:t,commands:d,keyring:m,logs:h,clock:i,log:c??Qs}),members:nC(t,i),logins:Z1(t,d,i),accessTokens:n$(
t,d,i),usage:JC(t,i),keeping:p1(t,d,n,i),audit:t$(t,d,i),references:uC(t,d,i),schedules:pC(t,d,i),notify:rC(t,d,i),hooks:cM(t,d,i),cdn:tM(t,d,i),check:()=>d.read(
()=>{u.get()}),async[Symbol.asyncDispose](){Qy(t)}}}var aU=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object e\
xpected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){
try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},cU=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function dU(t){uf(t);const e=!(0,F.
existsSync)((0,P.resolve)(t.dir));try{const n=await iU(t);return await LD({...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&uU((0,P.resolve)(t.dir)),lU(n,(0,P.
resolve)(t.dir))}}function uU(t){if((0,F.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=aU(e,ey(t),!1);(0,F.rmSync)(t,{recursive:!0,
force:!0})}catch(n){e.error=n,e.hasError=!0}finally{cU(e)}}catch{}}function lU(t,e){const n=(o,i,a)=>new j.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof
j.GQ)return t;if(yr(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another \
disk with --data.");if(EE(t)){const o=`A database of the data directory ${e} is damaged: ${$n(t)}`;return n("unsupported_data",o,"Restore a backup of the direct\
ory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,j.xU)(t)===void 0||!(0,fe.FK)(e,s)?t:n("inval\
id_input",`${s} cannot be used (${(0,j.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or \
name another directory with --data.")}}),1101:((He,pe,L)=>{L.d(pe,{Ih:()=>fe,Lw:()=>j});var F=L(2373);const P={bad_request:{status:400,title:"This request canno\
t be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has \
more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answe\
red. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not HTTP, or with headers th\
at are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer soon. Try again in a f\
ew seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting or busy, and did not take this request in time. Try again in a fe\
w seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or did not answer when it was started. Its owner can read why in its lo\
g."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},
stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions\
 here",text:"This app is a server, and this node of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"\
The app took too long",text:"The app did not begin to answer within its limit of time."}};class j extends Error{name="Refused";code;againIn;constructor(re,Q,se=1){
super(re,{cause:Q}),this.code=re,this.againIn=se}}function fe({code:x,againIn:re}){const Q=(0,F.M)(P[x]),se=Q.status===503?{"retry-after":String(re)}:{};return{
...Q,headers:{...Q.headers,...se,"x-slipway-error":x}}}}),6583:((He,pe,L)=>{L.d(pe,{F$:()=>j,i5:()=>fe,nA:()=>F,r$:()=>P});const F=".slipway",P=`${F}/server.jso\
n`,j=["unpack","spawn","listen","health","ready"];class fe extends Error{name="StartFailed";failure;constructor(re){super(re.message),this.failure=re}}}),9669:((He,pe,L)=>{
L.r(pe),L.d(pe,{createMailer:()=>F});const F=()=>async()=>({problem:"no mail"})}),1487:((He,pe,L)=>{L.r(pe),L.d(pe,{openApi:()=>F});const F=()=>({})}),2373:((He,pe,L)=>{
L.d(pe,{M:()=>P});const F=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font\
-size:1.75rem;line-height:1.25}code{font-size:.95em}";function P({status:j,title:fe,text:x}){const re=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fe}</title>
<style>${F}</style>
</head>
<body>
<main>
<h1>${fe}</h1>
<p>${x}</p>
</main>
</body>
</html>
`);return{status:j,headers:{"content-type":"text/html; charset=utf-8","content-length":String(re.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:re}}})};export{Rx as id,Ax as ids,Ix as modules};

const vv=741,Mv=[741],$v={3130:((Pe,ye,I)=>{I.d(ye,{g:()=>fe});var U=I(86),j=I(445),F=I(5636);function fe(B,{requestUrl:ie,requestToken:Q,audience:he},ae,se){const me=new URL(
ie);he&&(me.search+=`${me.search===""?"":"&"}audience=${encodeURIComponent(he)}`);const ge=(_e,Me)=>{const He=(0,U.Qq)((0,U.Pf)(_e),"value");if(He===void 0)throw(0,U.
LO)("token (value)",_e,Me);return se(He),He};return ae({doing:`get an ID token from ${B}`,request:{method:"GET",url:me,headers:{...F.H1,authorization:`Bearer ${Q}`}},
mayRepeat:!0,authorize:_e=>_e,read:(0,j.t)({decode:ge})})}}),9692:((Pe,ye,I)=>{I.d(ye,{sU:()=>j,q$:()=>Nt,bM:()=>Ee,U2:()=>Bt,I:()=>kt,q1:()=>Ke,Aw:()=>Ne});var U=I(
8302);class j extends Error{name="JsonTextError";offset;stop;constructor(W,ue,ee=ue){super(W),this.offset=ue,this.stop=ee}}const F=34,fe=44,B=58,ie=91,Q=92,he=93,
ae=123,se=125,me=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,ge=24,_e=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Me=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,He=/true|false|null/y,
it="a lone surrogate (half of a character) in a string";class yt{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(W,ue=!0,ee){this.#e=W,this.#t=
ue,this.#n=ee}document(){this.#g();const W=this.#m()===ae?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#r<this.#e.length)throw this.#w("the \
end");return W}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#o.offset=this.#r);const W=this.#m();if(W===F){this.#u();return}if(W===ae){if(this.#r+=1,this.#E(
se))return;this.#s.push(new Set),this.#d()}else if(W===ie){if(this.#r+=1,this.#E(he))return;this.#s.push(void 0)}else{if(this.#y(Me)||this.#y(He))return;throw this.#w(
"a value")}}}#a(){for(let W=this.#s.length;W>0;W--){const ue=this.#s[W-1]!==void 0;if(W===1&&ue&&this.#n&&this.#c(this.#n),this.#E(fe))return ue&&this.#d(),!0;if(!this.#E(
ue?se:he))throw this.#T(ue?"}":"]");this.#s.pop()}return!1}#c(W){W({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#g();const W=this.#r;if(this.#m()!==
F)throw this.#w("a name in double quotes");this.#u();const ue=kt(this.#e.slice(W,this.#r)),ee=this.#s.at(-1);if(this.#t&&ee?.has(ue))throw new j(`the name "${ue}\
" occurs twice in one object`,W);if(ee?.add(ue),!this.#E(B))throw this.#w('":"');this.#s.length===1&&(this.#o={name:ue,nameOffset:W,offset:this.#r})}#u(){const W=this.#e,
ue=this.#r;let ee=ue+1;for(;;){const J=W.charCodeAt(ee);if(J===F)break;if(J===Q)ee=this.#h(ee,ue);else if(J>=55296&&J<=57343)ee=this.#f(ee,ue);else if(J>=32)ee=
ee-ue<ge?ee+1:this.#l(ee);else throw this.#p(ee)}this.#r=ee+1}#l(W){return me.lastIndex=W,me.test(this.#e),me.lastIndex}#h(W,ue){if(_e.lastIndex=W,!_e.test(this.#e))
throw this.#p(W);const ee=_e.lastIndex;if(!this.#t||ee-W===2)return ee;const J=Number.parseInt(this.#e.slice(W+2,ee),16);if(J<55296||J>57343)return ee;const we=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(ee,ee+6));if(J>=56320||!we)throw new j(it,ue);return ee+6}#f(W,ue){const[ee,J]=[this.#e.charCodeAt(W),this.#e.charCodeAt(W+1)],we=ee<56320&&(J&
64512)===56320;if(this.#t&&!we)throw new j(it,ue);return W+(we?2:1)}#p(W){const ue=W>=this.#e.length;return new j(ue?"a string does not end":"a bad escape or co\
ntrol character in a string",W)}#E(W){return this.#g(),this.#m()!==W?!1:(this.#r+=1,!0)}#g(){for(;;){const W=this.#m();if(W!==32&&W!==10&&W!==13&&W!==9)return;this.#r+=
1}}#m(){return this.#e.charCodeAt(this.#r)}#y(W){return W.lastIndex=this.#r,W.test(this.#e)?(this.#r=W.lastIndex,!0):!1}#T(W){const ue=this.#e.slice(0,this.#r).
trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new j(`"," or "${W}" is missing`,ue,this.#r):this.#w(`"," or "${W}"`)}#w(W){const ue=this.#e.slice(
this.#r,this.#r+1);return new j(`expected ${W}, found ${ue===""?"the end":JSON.stringify(ue)}`,this.#r)}}function kt(re){return re.includes("\\")?String(JSON.parse(
re)):re.slice(1,-1)}function Ke(re,W){const ue=re.slice(0,W);return{line:ue.split(`
`).length,column:W-ue.lastIndexOf(`
`)}}function Nt(re){new yt(re).document()}function Xt(re){try{new JsonScanner(re,!1).document()}catch(W){if(W instanceof JsonTextError)return W;throw W}}function Bt(re,W=!0){
const ue=[];return new yt(re,W,J=>ue.push(J)).document()==="object"?ue:void 0}function Ee(re){return re.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Ne(re,W){
return re===W||Le(re)===Le(W)}function Le(re){try{return String(JSON.parse(re,Ue))}catch(W){if(W instanceof RangeError)return Ee(re);throw W}}function Ue(re,W,ue){
return typeof W=="number"?qe(ue?.source??String(W)):Array.isArray(W)?`[${W.join(",")}]`:(0,U.Gv)(W)?`{${Object.entries(W).map(([J,we])=>`${JSON.stringify(J)}:${we}`).
sort().join(",")}}`:JSON.stringify(W)}function qe(re){const[,W,ue="",ee="",J="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(re)??[],we=`${ue}${ee}`.replace(
/^0+/,""),ke=we.replace(/0+$/,"");if(ke==="")return`${W}0`;const Ze=BigInt(J)-BigInt(ee.length)+BigInt(we.length-ke.length);return`${W}${ke}e${Ze}`}}),7994:((Pe,ye,I)=>{
I.d(ye,{FK:()=>B,LI:()=>ie,wZ:()=>he});var U=I(3024),j=I(1455),F=I(6760),fe=I(3739);function B(se,me){const ge=(0,F.relative)(se,me);return ge===""||ge!==".."&&
!ge.startsWith(`..${F.sep}`)&&!(0,F.isAbsolute)(ge)}function ie(se,me){const ge=(0,F.resolve)(se,me);if(me.includes("\0")||!B((0,F.resolve)(se),ge))throw ae(me);
return ge}async function Q(se,me){const[ge,_e]=await Promise.all([realpath(se),realpath(ie(se,me))]);if(!B(ge,_e))throw ae(me);return _e}function he(se,me){if(!(0,U.
existsSync)(se)){he((0,F.dirname)(se),me);try{(0,U.mkdirSync)(se,{mode:me})}catch(ge){if((0,fe.xU)(ge)!=="EEXIST")throw ge}}}function ae(se){return new fe.GQ("p\
ath_escapes_root",`The path "${se}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Pe,ye,I)=>{I.
d(ye,{D6:()=>F,DB:()=>ie,Xq:()=>Q,j9:()=>fe});var U=I(3739);const j=1024,F=1024*j,fe=1024*F,B=[["TiB",1024*fe],["GiB",fe],["MiB",F],["KiB",j]];function ie(he,ae){
const[,se,me]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(he.trim())??[],ge=B.find(([Me])=>Me.toLowerCase()===me?.toLowerCase())?.[1],_e=Math.round(Number(se)*
(ge??Number.NaN));if(_e>0&&Number.isSafeInteger(_e))return _e;throw new U.GQ("invalid_input",`${ae}: "${he}" is not a size`,{input:ae,remedy:"Write it with a un\
it, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Q(he){const[ae,se]=B.find(([,ge])=>he>=ge)??["bytes",1],me=he/se;return`${me<10&&se>1?me.
toFixed(1).replace(/\.0$/,""):Math.round(me)} ${ae}`}}),7287:((Pe,ye,I)=>{I.d(ye,{V1:()=>ie,WJ:()=>fe,xJ:()=>F});var U=I(3739);const j={build_fault:"error",index_unanswered:"\
error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"\
warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function F({
code:Q}){return j[Q]}function fe({findings:Q}){const[he,...ae]=Q.filter(He=>F(He)==="error");if(!he)return;const{place:se,message:me,remedy:ge}=he,_e=se?`${se.file}${se.
line===void 0?"":`:${se.line}`}: `:"",Me=ae.length===0?"":` (and ${ae.length} more ${ae.length===1?"error":"errors"})`;return new U.GQ("check_failed",`Check fai\
led: ${_e}${me}${Me}`,{remedy:ge??"Correct what the annotations name. They are in the summary too."})}const B=20;function ie(Q,{findings:he}){const ae=he.flatMap(
se=>{const{code:me,message:ge,place:_e}=se;if(!_e)return[];const{file:Me,line:He=null,column:it=null}=_e;return[{file:Me,line:He,column:it,severity:F(se),code:me,
message:ge}]});return{headline:Q.message,stage:"check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:ae.slice(0,B),moreDiagnostics:Math.max(0,ae.
length-B)}}}),8931:((Pe,ye,I)=>{I.d(ye,{runCheck:()=>rt});var U=I(1455),j=I(8161),F=I(6760),fe=I(3532),B=I(1224),ie=I(9127),Q=I(3739),he=I(2345);async function ae(p,h){
const{bare:E,branch:m,commit:w,lender:A,shallow:M,origin:G}=h;for(const pe of["objects/info","refs"])await(0,U.mkdir)((0,F.join)(p,pe),{recursive:!0});const P=G===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(G)}
`,q={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${E}
${P}`,"packed-refs":w&&`${w} refs/heads/${m}
`,"objects/info/alternates":A&&`${(0,F.join)(A,"objects")}
`,shallow:M};for(const[pe,Ae]of Object.entries(q))Ae&&await(0,U.writeFile)((0,F.join)(p,pe),Ae)}var se=I(5807),me=I(1421),ge=I(7975);const _e=(0,ge.promisify)(me.
execFile),Me=64*1024*1024,He=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function it(p,h,E,m={}){const w=Object.
fromEntries(Object.entries(h).filter(([M])=>!M.startsWith("GIT_"))),A={cwd:p,env:{...w,LC_ALL:"C",...m},signal:E,maxBuffer:Me};return async(...M)=>{try{return(await _e(
"git",[...He,...M],A)).stdout}catch(G){throw(0,Q.xU)(G)!=="ENOENT"?G:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:G})}}}async function yt(p,h,E){const m=it(p,h,E),[w="",A="",M=""]=(await kt(m,p,E)).split(`
`),G=it(w,h,E);return{root:w,commit:M,changed:(await G("diff","--name-only","-z","HEAD")).split("\0").filter(P=>P!==""),git:G,async lend(P,q){const pe=await(0,U.
readFile)((0,F.join)(A,"shallow"),"utf8").catch(Ae=>{if((0,Q.xU)(Ae)!=="ENOENT")throw Ae});await ae(P,{bare:!0,branch:q,commit:M,lender:A,shallow:pe})}}}async function kt(p,h,E){
try{const m=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[w="",A="",M=""]=m.split(`
`);return[w,(0,F.resolve)(h,A),M].join(`
`)}catch(m){throw E.throwIfAborted(),m instanceof Q.GQ?m:new Q.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}const Ke=5*6e4,Nt="refs/slipway/base";async function Xt(p,h,E,m,w){const A=it(E,m,w),M=await Bt(h.git,p,w)??await Bt(h.git,
`origin/${p}`,w)??await Ne(p,h,E,m,w);return await A("update-ref",Nt,M),{name:p,commit:M}}async function Bt(p,h,E){try{return(await p("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(m){if(E.throwIfAborted(),m instanceof Q.GQ)throw m;return}}const Ee=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Ne(p,h,E,m,w){
const A=Ee.test(p)?await qe(h.git,w):void 0;if(!A)throw W(p,"");const M=AbortSignal.timeout(Ke),G=it(h.root,m,AbortSignal.any([w,M]),A),P=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${Nt}`];try{await G("--git-dir",E,"fetch",...P)}catch(pe){throw w.throwIfAborted(),pe instanceof Q.GQ?pe:W(
p,M.aborted?", and origin does not answer":re(pe),pe)}const q=await Bt(it(E,m,w),Nt,w);if(q===void 0)throw W(p,", and what origin has by this name is not a comm\
it");return q}const Le=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ue="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function qe(p,h){
const E=await p("config","--local","--includes","--null","--get-regexp",Ue).catch(()=>"");h.throwIfAborted();const m=E.split("\0").flatMap(G=>{const[P="",...q]=G.
split(`
`);return P===""?[]:[[P,q.length===0?"true":q.join(`
`)]]});if(!m.some(([G])=>G==="remote.origin.url"))return;const w=[...Le,...m],A=w.flatMap(([G,P],q)=>[[`GIT_CONFIG_KEY_${q}`,G],[`GIT_CONFIG_VALUE_${q}`,P]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(w.length),...Object.fromEntries(A)}}function re(p){const h=p instanceof
Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(h))return", nor\
 has origin";const m=(h.split(`
`).find(w=>/^(?:fatal|error): /.test(w))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,se.
Ow)(m,300)}`}function W(p,h,E){return new Q.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:ue,cause:E})}
const ue=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var ee=I(5635),J=I(292);async function we(p,h,E){const{report:m,signal:w}=E,A=(0,ee.M)(m.report,B.ml,w);return await A.
phase("compare",async()=>{const M=await Ze(p,h,E);return w.throwIfAborted(),await m.compared(M),[void 0,ke(M),M.kind==="unknown"]}),A.phases}function ke(p){const{
base:h}=p,E=`${(0,se.Ow)(h.name,100)} (${(0,J.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${E} is unknown: ${p.why}`;const{pages:m,files:w,bytes:A,
brotli:M}=p.difference;return`${[(0,J.jN)(m," pages"),(0,J.jN)(w," files"),(0,J.Sk)(A),(0,J.Sk)(M," with Brotli")].join(", ")} against ${E}`}async function Ze(p,h,E){
const{embedded:m,report:w,checked:A,leftMs:M}=E;if(p.commit===A.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const G=Ae=>{(Ae.type===
"status"||Ae.type==="heartbeat")&&w.report(Ae)},P={...h.follow,timeoutMs:Math.max(1,M)},{outcome:q,output:pe}=await m.deploy(p.commit,{...h,...gt(h),follow:P},G);
return q.status==="succeeded"&&pe?{kind:"known",base:p,difference:at(A.report,A.output.files,pe.files)}:{kind:"unknown",base:p,why:st(q,M)}}function gt({project:p}){
return{project:p==="base"?"checked":"base"}}function st({status:p,error:h},E){return p!=="pending"?`it does not build (${h?.message??p})`:E<1?"no time was left \
to build it":`it was not built in the ${(0,ie.a3)(E)} that were left`}function at({pages:p},h,E){const m=M=>({now:M(h),change:M(h)-M(E)}),w=M=>m(G=>G.reduce((P,q)=>P+
M(q),0));return{pages:{now:p,change:w(({path:M})=>Number(Be.test(M))).change},files:m(({length:M})=>M),bytes:w(({bytes:M})=>M),brotli:w(({brotli:M})=>M),gzip:w(
({gzip:M})=>M),changes:ce(h,E).toSorted((M,G)=>Math.abs(G.bytes)-Math.abs(M.bytes)||(M.path<G.path?-1:1))}}const Be=/\.x?html?$/i;function ce(p,h){const E=new Map(
h.map(P=>[P.path,P])),m=new Set(p.map(({path:P})=>P)),w=p.filter(({path:P})=>!E.has(P)),A=h.filter(({path:P})=>!m.has(P)),M=zo(w,A),G=new Set(M.flat());return[...p.
flatMap(P=>{const q=E.get(P.path);return q===void 0||q.digest===P.digest?[]:[O(P,q)]}),...M.map(([P,q])=>({...O(P,q),formerly:q.path})),...w.filter(P=>!G.has(P)).
map(P=>z("added",P,1)),...A.filter(P=>!G.has(P)).map(P=>z("removed",P,-1))]}function O(p,h){const{path:E,bytes:m,brotli:w}=p;return{kind:"changed",path:E,bytes:m-
h.bytes,brotli:w-h.brotli}}function z(p,{path:h,bytes:E,brotli:m},w){return{kind:p,path:h,bytes:w*E,brotli:w*m}}function zo(p,h){const E=Map.groupBy(h,({path:m})=>Pt(
m));return[...Map.groupBy(p,({path:m})=>Pt(m))].flatMap(([m,w])=>{const[A,M]=w,[G,P]=E.get(m)??[];return m!==void 0&&A&&G&&!M&&!P?[[A,G]]:[]})}const rr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
et=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],$e=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Pt(p){if(Be.test(p))return;
const h=p.lastIndexOf("/")+1,[E,m]=[p.slice(0,h),p.slice(h)],w=rr.exec(m)?.[0]??"",A=m.slice(0,m.length-w.length);if($e.test(A))return`${E}*${w}`;const M=et.map(
G=>G.exec(A)?.groups).find(G=>or(G?.hash??""));return M&&`${E}${M.stem}*${w}`}function or(p){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
p)}const vt=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,as=String.raw`"([^"\\\n]*(?:${vt}[^"\\\n]*)*)"`,cs=String.raw`'([^'\\\n]*(?:${vt}[^'\\\n]*)*)'`,
Ed=String.raw`((?:[^()"'\s\\]|${vt})+)\s*\)`,Mt=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,vt,String.raw`(?:url\(\s*|@import\s+)(?:${as}|${cs})`,String.raw`url\(\s*${Ed}`,
as.replace("(","(?:"),cs.replace("(","(?:")].join("|"),"gi"),Xo=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function ds(p){return[...p.matchAll(Mt)].flatMap(h=>{const E=h.
slice(1).find(m=>m!==void 0);return E===void 0||E===""||E.startsWith("#")?[]:[{href:dn(E),kind:"asset"}]})}const an=new RegExp(`${Mt.source}|([{}])`,"gi");function ir(p){
const h=[];for(const m of p.matchAll(an)){const w=m.at(-1);w==="{"?h.push(m.index):w==="}"&&h.pop()}const E=h.at(-1);return E===void 0?void 0:p.slice(0,E).split(
`
`).length}const Vo=new RegExp(`${Mt.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function Jo(p){for(const h of p.matchAll(
Vo)){const E=h.at(-1);if(E?.startsWith("@"))return E}}function us(p,h){return`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it di\
d not run`}const cn=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function qo(p){return[...p.matchAll(cn)].map(([,,h=""])=>({href:h,kind:"mention"}))}function dn(p){return p.replace(Xo,(h,E,m,w)=>{const A=E===void 0?Number.NaN:
Number.parseInt(E,16);return A<=1114111?String.fromCodePoint(A):m===void 0?w??"":""})}var Qo=I(1600);const ls={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},fs=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),Zo=new Set(["title","style","script","template"]),hs=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function ps(p){const h=new ar;return h.read(p),h}const Es=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class ar{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(h){const E=new Qo.i({onopentag:(m,w)=>this.#n(m,w),ontext:m=>this.#o(m),onclosetag:m=>{this.#e.
at(-1)===m&&this.#e.pop(),m==="noscript"&&(this.#t-=1)}});E.write(h),E.end()}#n(h,E){Zo.has(h)&&E.shadowrootmode===void 0&&this.#e.push(h),h==="noscript"&&(this.#t+=
1),fs.has(h)&&(this.empty=!1),this.#t===0&&fs.has(h)&&h!=="script"&&(this.blank=!1);for(const w of[E.id,h==="a"?E.name:void 0])w&&this.ids.add(w);switch(E.style?.
includes("url(")&&this.#i(ds(E.style)),h){case"base":this.base??=E.href;return;case"meta":this.#r(E);return;case"link":this.#s(E);return;case"a":case"area":if(/\bexternal\b/.
test(E.rel??""))return;break}const m=(ls[h]??[]).flatMap(([w,A])=>{const M=E[w];return M===void 0?[]:[{href:M,kind:A}]});this.#i([...m,...ms(E.srcset??"")])}#s({
rel:h="",href:E,imagesrcset:m=""}){const w=hs.find(([A])=>A.test(h))?.[1];w!==void 0&&this.#i([...E===void 0?[]:[{href:E,kind:w}],...ms(m)])}#r(h){if(h["http-eq\
uiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const E=Es.exec(h.content??"")?.[1];E&&this.#i([{href:E.trim(),kind:"link"}])}#o(h){this.#e.at(-1)==="styl\
e"&&this.#i(ds(h)),!(this.#e.length>0||h.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(h){this.#e.includes("template")||this.links.push(...h.filter(
({href:E})=>!ei(E)))}}function ei(p){return/\{\{|\$\{|<%/.test(p)}function ms(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(E=>{const[m=""]=E.trim().
split(/\s/,1);return m===""?[]:[{href:m.replace(/(?<!,),+$/,""),kind:"asset"}]})}const cr=5,X=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function ti(p){const h=p.filter(w=>X.test(w)),E=p.filter(w=>w.endsWith("/index.html")&&w.split("/").length===2),m=p.filter(w=>/^[^/]+\.html?$/i.test(w)&&w!=="40\
4.html");return{folder:m.length>0?void 0:In(p),files:[...new Set([...h,...E,...m])].slice(0,cr)}}function In(p){const h=M=>M.split("/").length,E=p.filter(M=>M.endsWith(
"/index.html")).sort((M,G)=>h(M)-h(G)),[m,w]=E;return m!==void 0&&(w===void 0||h(w)>h(m))?m.slice(0,-11):void 0}function dr({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.
test(p)?p:void 0}function ys(p){const{folder:h,files:E}=p,m=dr(p);return m!==void 0?`The output has ${m}: name it index.html, in lower case.`:h!==void 0?`The ou\
tput directory has its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${E.length===0?"":` It has\
 ${E.join(", ")}.`} Is output-directory the folder that the build writes?`}const Vt=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
ni=20;function gs(p){const h=[];for(const{groups:E}of p.matchAll(Vt)){const m=E?.id??E?.selector??E?.mounted;if(m!==void 0&&!si(p,m.replace(/^#/,""))&&h.push(m),
h.length>=ni)break}return h}function si(p,h){return[...["=",":",": "," = "].flatMap(m=>['"',"'","`",'\\"'].map(w=>`id${m}${w}${h}`)),`id=${h}`].some(m=>p.includes(
m))}function ri(p,h){return p.some(E=>h.has(E.replace(/^#/,"")))?void 0:p[0]}function ur(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const ws=10;class Ts{#e;#t=new Map;constructor(h){this.#e=h}know(h,E){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:_s(E)}))}probe(h){const E=h.pathname+h.search,m=this.#t.get(E);if(m)return m;const w=this.#n(h);return this.#t.set(E,w),w}async#n(h){let E=h;for(let m=0;m<
ws;m+=1){const{status:w,headers:A}=await this.#e.fetch(E,{method:"HEAD",signal:this.#e.signal}),M=A.get("location");if(w>=400)return{kind:"missing",status:w};if(w<
300||M===null||!URL.canParse(M,E.href))return{kind:"there",url:E,page:_s(A)};if(E=new URL(M,E),E.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function _s(p){return/\bhtml\b/.test(p.get("content-type")??"")}const oi=16,lr=2e4,fr=500,hr=16*1024*1024;async function ii(p,h,E=!1){const m=new ci(p,
E,new Set(h)),w=h.filter(Ge=>/\.(?:x?html?|css|m?js)$/i.test(Ge));await bs(w.slice(0,lr),Ge=>m.read(Ge)),await m.follow();const A=await m.index(),M=m.result(),G=await li(
M.dead,h,m.prober),P=A.status<300||E?void 0:ti(h),q=P?.folder,pe=new Set(q===void 0?[]:h),Ae=Ge=>Ns(Ge).some(St=>pe.has(`${q}/${St}`)),Ve=M.dead.filter(({url:Ge})=>!Ae(
(0,se.oF)(Ge.pathname).slice(1)));return{index:A,...M,dead:Ve,instead:P,basePath:G,unread:m.unread+Math.max(0,w.length-lr)}}const ai=5;class ci{#e;#t;#n;#s=new Set;prober;#r=new Map;#o=new Map;#i=[];#a=[];#c=[];#d=new Map;#u=0;unread=0;constructor(h,E,m){
this.#e=h,this.#t=E,this.#n=m,this.prober=new Ts(h)}async index(){const{root:h,fetch:E,signal:m}=this.#e,w=await this.prober.probe(h);if(w.kind!=="there")return{
status:di(w),empty:!1,unfilled:void 0};const A=await E(w.url,{signal:m}),M=await A.text(),G=w.page?ps(M):void 0;return{status:A.status,empty:M.trim()===""&&!(this.#t&&
!w.page)||G?.empty===!0,unfilled:G?.blank?this.#l(G,w.url):void 0}}#l({links:h,ids:E},m){const w=h.flatMap(({href:A,kind:M})=>{const G=M==="asset"&&URL.canParse(
A,m.href)?new URL(A,m):void 0;return G?.origin===m.origin?this.#d.get((0,se.oF)(G.pathname).slice(1))??[]:[]});return ri(w,E)}async read(h){const E=ui(h,this.#e.
root),m=h==="index.html"?await this.#h(E):E,w=await this.#e.fetch(m,{signal:this.#e.signal}),A=await w.text();w.status>=300||(this.prober.know(m,w.headers),A.length>
hr?this.unread+=1:/\.css$/i.test(h)?this.#f(A,m,h):/js$/i.test(h)?(this.#E(qo(A),m,h),this.#d.set(h,gs(A))):this.#p(A,m,h))}async#h(h){const E=await this.prober.
probe(h);return E.kind!=="there"||Ns((0,se.oF)(E.url.pathname).slice(1)).some(w=>this.#n.has(w))?h:E.url}#f(h,E,m){this.#E(ds(h),E,m);const w=ir(h);w!==void 0&&
this.#c.push({file:m,line:w});const A=Jo(h);A!==void 0&&this.#a.push({file:m,rule:A})}#p(h,E,m){const w=ps(h);this.#u+=1,this.#o.set(m,w.ids);const A=w.base!==void 0&&
URL.canParse(w.base,E.href)?new URL(w.base,E):E;this.#E(w.links,A,m)}#E(h,E,m){for(const{href:w,kind:A}of h){const M=URL.canParse(w,E.href)?new URL(w,E):void 0;
if(M?.origin!==this.#e.root.origin)continue;const G=`${A} ${M.href} ${w}`,P=this.#r.get(G)??{href:w,kind:A,url:M,files:[],latest:"",count:0};this.#r.set(G,P),P.
latest!==m&&(P.latest=m,P.count+=1,P.files=[...P.files,m].sort(un).slice(0,ai))}}async follow(){this.#t&&await this.#g(),await bs(this.#r.values(),async h=>{const E=await this.#y(
h);if(E===void 0)return;const{href:m,url:w,files:A,count:M}=h;this.#i.push({href:m,url:w,files:A,count:M,...E})})}async#g(){const h=new Set;for(let E=[this.#e.root];E.
length>0;){for(const{pathname:w,search:A}of E)h.add(w+A);await bs(E,w=>this.#m(w)),E=[...this.#r.values()].filter(({kind:w})=>w==="link").map(({url:w})=>w).filter(
({pathname:w,search:A})=>!h.has(w+A))}}async#m(h){const E=await this.prober.probe(h);if(E.kind!=="there"||!E.page)return;const{url:m}=E,w=(0,se.oF)(m.pathname).
slice(1);if(this.#w(w)!==void 0||this.#s.has(w))return;if(this.#s.size>=fr){this.unread+=1;return}this.#s.add(w);const A=await this.#e.fetch(m,{signal:this.#e.signal}),
M=await A.text();A.status>=300||(M.length>hr?this.unread+=1:this.#p(M,m,w===""||w.endsWith("/")?`${w}index.html`:w))}async#y({url:h,kind:E}){const m=await this.
prober.probe(h);switch(m.kind){case"missing":return{kind:E,why:`answers ${m.status}`};case"circle":return{kind:E,why:"redirects in a circle"};case"external":return;case"\
there":return E!=="link"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:E,why:"answers with a page"}:this.#T(m.url,h.hash)?void 0:{kind:"fragment",why:"\
names no part of it"};default:return m}}#T(h,E){const m=E.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const w=this.#w((0,se.oF)(h.pathname).slice(
1));return w===void 0||w.has(m)||w.has((0,se.oF)(m))}#w(h){return Ns(h).map(E=>this.#o.get(E)).find(E=>E!==void 0)}result(){const h=this.#i.sort((m,w)=>un(m.files[0],
w.files[0])||un(m.href,w.href)),E=new Set([...this.#r.values()].map(({url:m})=>m.href)).size;return{pages:this.#u,links:E,dead:h,unclosed:this.#c.sort((m,w)=>un(
m.file,w.file)),unprocessed:this.#a.sort((m,w)=>un(m.file,w.file))}}}function Ns(p){const h=p===""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.ht\
ml`]}function di(p){return p.kind==="missing"?p.status:310}function ui(p,h){const E=p.replace(/(^|\/)index\.html$/,"$1");return new URL(E.split("/").map(encodeURIComponent).
join("/"),h)}function un(p="",h=""){return p<h?-1:+(p>h)}async function bs(p,h){const E=p[Symbol.iterator](),m=async()=>{for(let w=E.next();!w.done;w=E.next())await h(
w.value)};await Promise.all(Array.from({length:oi},m))}const pr=3;async function li(p,h,E){let m="/";for(let w=0;w<pr;w+=1){if(m=fi(p.flatMap(({url:P})=>Er(m,P.
pathname))),m===""||h.some(P=>`/${P}`.startsWith(m)))return;const A=p.filter(P=>ln(P,m)),G=(await Promise.all(A.map(({url:P})=>hi(P,m,E)))).filter(Boolean).length;
if(G>1&&G*2>A.length)return m}}function ln({url:p,kind:h},E){return h!=="fragment"&&`${p.pathname}/`.startsWith(E)}function Er(p,h){const E=h.startsWith(p)?h.slice(
p.length).split("/",1)[0]:"";return E?[`${p}${E}/`]:[]}function fi(p){const h=new Map;for(const E of p)h.set(E,(h.get(E)??0)+1);return[...h].reduce((E,m)=>m[1]>
E[1]?m:E,["",0])[0]}async function hi(p,h,E){const{kind:m}=await E.probe(new URL(`/${p.pathname.slice(h.length)}${p.search}`,p));return m==="there"}var pi=I(1619),
Ei=I(3130);function mi(p){return{...p,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(h,{onSecret:E})=>mr(p,h,E)}}async function mr(p,h,E){
E(p.requestToken),(0,pi.J)(new URL(p.requestUrl).origin,"the platform's address");try{return await(0,Ei.g)("the platform",p,h,E)}catch(m){throw!(m instanceof Q.
GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}var yi=I(3194),gi=I(2409),
wi=I(7244);const yr=25*1024*1024;function Ss({files:p,odd:h,ignoredRules:E,faults:m}){const w=p.filter(({path:M})=>/\.(?:js|mjs|cjs|css)\.map$/.test(M)),A=[...h.
map(M=>Ti[M.kind](M.path)),...p.flatMap(({path:M,bytes:G,hasKey:P})=>[...G>yr?[_i(M,G)]:[],...P?[bi(M)]:[]]),...w.length>0?[gr(w)]:[],...Ie(p)];return{files:p,findings:A,
ignoredRules:E,faults:m}}const Ti={repository:p=>({code:"leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"examp\
le_of_secrets",built:p,message:`The output contains ${p}, which is not published`,remedy:"Leave it out of the output directory."})};function _i(p,h){return{code:"\
large_file",message:`${p} has ${(h/1024**2).toFixed(0)} MB; more than ${yr/1024**2} is much for a site`}}const Ni=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function Ie(p){const[h,...E]=p.filter(({path:A})=>Ni.test(A));if(!h)return[];const m=E.length===0?"":` and ${E.length} more`;return[{code:"odd_address",message:`\
The output contains ${h.path}${m}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function bi(p){
return{code:"leaked_private_key",built:p,message:`The output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function gr(p){const[h]=p,E=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${h?.path}${E}): anyone can read the sources in them`}}async function xe(p){const{startPlatform:h,env:E,scratch:m,lent:w}=p;let A,M=new AbortController;
const G=await h({dir:(0,F.join)(m,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:E,async onOutput(P){A=Ss(P),M.abort()}});return{async deploy(P,q,pe){
A=void 0,M=new AbortController;const Ae=yd(M.signal);return{outcome:await gd(G,wr(q,P,w),pe,{...p,sleep:Ae}),output:A}},[Symbol.asyncDispose]:()=>G[Symbol.asyncDispose]()}}
const bt=100,md=5;function yd(p){return async(h,E)=>{if(p.aborted)return B.ml.sleep(md,E);try{await B.ml.sleep(h,E?AbortSignal.any([E,p]):p)}catch(m){if(E?.throwIfAborted(),
!p.aborted)throw m}}}function wr(p,h,E){const{configuration:m,follow:w}=p;return{...p,configuration:{...m,repository:E,settings:Si(m.settings)},commit:h,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...w,wait:!0,pollIntervalMs:bt,statusMap:new Map}}}function Si({domains:p,...h}){return h}function gd(p,h,E,{
signal:m,folder:w,onSecret:A,sleep:M}){const{baseUrl:G,requestUrl:P,requestToken:q}=p,pe=mi({requestUrl:P,requestToken:q,audience:G}),Ae=(0,yi.N)(h,{baseUrl:G,source:pe},
{fetch,clock:{...B.ml,sleep:M},tree:(0,wi.c)(w),signal:m,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:A,reporter:E});return(0,gi.
deploy)(h,Ae)}var wd=I(8302),Tr=I(8595);async function Oi(p,h,E,m){let w,A;for(const M of vi(p,h)){const G=(await m(M)).filter(({file:pe})=>!Ri.test(pe)),P=G.filter(
({file:pe})=>!Jt(pe,E)),q=Dn(P)??Dn(P.filter(({file:pe})=>_r(pe,h)));if(q)return{place:q,others:[]};w??=ft(P,h),A??=Dn(G)}return w??(A&&{place:A,others:[]})}const Ri=/\.log$/;
function lt(p){return!p||p.others.length===0?"":`; also in ${p.others.map(({file:h,line:E})=>E===null?h:`${h}:${E}`).join(", ")}`}const Li=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,
Ii=/^[\s"'`)\]}<>,;#?]/;function Ai(p,h){for(let E=p.indexOf(h);E!==-1;E=p.indexOf(h,E+1)){const[m,w]=[p.slice(Math.max(0,E-4),E),p.slice(E+h.length,E+h.length+
1)];if((E===0||Li.test(m))&&(w===""||Ii.test(w)))return E+1}}const Di=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function ki(p,h,E){
return Jt(p,E)||Di.test(p)?void 0:ir(h)}function Jt(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function vi(p,h){const[E=""]=p.split(/[?#]/,1),m=p.replaceAll(
"&","&amp;"),w=/^\.{1,2}\//.test(E)?new URL(E,`http://site/${encodeURI(h)}`).pathname:"",A=[p,m,E,w],M=(w||E).replace(/^\/+/,""),G=Mi(M)?[M,...An(M)]:[],P=[...A,
...A.map(q=>q.replace(/\/$/,"")),...G];return[...new Set([...P,...P.map(se.oF)])].filter(q=>q.length>1)}function Mi(p){return/\.\w{2,5}$/.test(p)}function An(p){
const h=p.split("/");return h.slice(1).map((E,m)=>h.slice(m+1).join("/"))}const $i=4;function ft(p,h){if(p.length===0||p.length>$i)return;const E=new Set(h.replace(
/(?:(?:^|\/)index)?\.[^/.]+$/,"").split("/")),m=({file:M})=>M.split(/[/.]/).filter(G=>E.has(G)).length,[w,...A]=p.toSorted((M,G)=>m(G)-m(M));return w&&{place:w,
others:A}}function Dn(p){const[h]=p;return h&&p.every(({file:E})=>E===h.file)?h:void 0}function _r(p,h){const E=Os(h.replace(/\/index\.[^/]+$/,""));return Os(p)===
E||Os(p.replace(/\/index\.[^/]+$/,""))===E}function Os(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const kn=100,Ci='If another application\
 serves the link on the same host, add rel="external" to it: the check skips such links.';async function Ui(p,h){const E=[],{basePath:m}=p,w=p.dead.filter(A=>m===
void 0||!ln(A,m));m!==void 0&&E.push(await Pi(m,p,h));for(const[A,M]of w.entries()){const G=A<kn?await h.find(M.href,M.files[0]??""):void 0,P=br(M),q=A<kn?await Nr(
h,M):"";E.push({...P,message:P.message+lt(G)+q,place:G?.place})}return[...await Gi(p,h),...E,...Ki(p)]}async function Nr(p,{kind:h,url:E}){const m=(0,se.oF)(E.pathname);
if(h!=="asset"&&h!=="mention"||m.endsWith("/"))return"";const w=await p.fileOf(m);return w===void 0?"":`/${w}`.endsWith(m)?`; the repository has ${w}, which the\
 build did not write to this address`:`; the repository has ${w}: addresses distinguish capital from small letters`}function Rs(p){return p.map(h=>({code:"build\
_fault",message:(0,Tr._Q)(h),remedy:"Mend this first: what the site lacks may follow from it.",place:h.file===null?void 0:{file:h.file,...h.line===null?{}:{line:h.
line}}}))}function xi(p){return Rs(p.filter(({isMarked:h})=>h)).map(h=>({...h,code:"printed_error",remedy:"The site may lack what the build left out for it."}))}
async function Fi({unclosed:p},h){const E=await h.unclosedSheets(),m=(w,A,M)=>({code:"unclosed_block",message:`The style sheet ${w} ends within the block that l\
ine ${A} opens: its rules from there on may not count`,remedy:"Add the missing }.",place:M});return E.length>0?E.map(w=>m(w.file,w.line,w)):p.map(({file:w,line:A})=>m(
w,A))}async function ji(p){return(await p.openFrontMatter()).map(({file:h,line:E,lacks:m})=>({code:"open_front_matter",message:`The front matter of ${h} lacks i\
ts ${m} line ---: tools take it for text, and show it`,remedy:`Add the line --- ${m==="first"?"above the first key":"below the last key"}.`,place:{file:h,line:E}}))}
async function Bi({unprocessed:p},h){return Promise.all(p.slice(0,kn).map(async({file:E,rule:m})=>({code:"unprocessed_rule",message:us(E,m),remedy:"Does the bui\
ld read the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(m)})))}async function Pi(p,{dead:h},E){const m=h.filter(A=>ln(A,p)),w=await E.
find(p,"")??await E.find(p.slice(0,-1),"");return{code:"base_path",message:`The site is built for the base path ${p}, and is served without one: ${m.length} of \
its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",
place:w?.place}}const Hi="Give the element of the page the id that the script names, or the other way round.";async function Gi(p,h){const{index:E,instead:m}=p;
if(m){const w=dr(m),A=w===void 0?void 0:await h.fileNamed(w);return[{code:"index_unanswered",message:`The site has no index page: / answers ${E.status}`,remedy:ys(
m),place:A===void 0?void 0:{file:A}}]}if(E.status>=500)return[{code:"index_unanswered",message:`The app answers / with ${E.status}`}];if(E.unfilled!==void 0){const w=await h.
fileNamed("index.html"),A=w===void 0?void 0:{file:w};return[{code:"index_unfilled",message:ur(E.unfilled),remedy:Hi,place:A}]}return E.empty?[{code:"index_empty",
message:"The index page is empty: it shows nothing and loads no script"}]:[]}function br(p){const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:
p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why} (${Ls(p)})`,remedy:Ci};case"asset":return{code:"dead_asset",message:`\
Missing file: ${h} ${p.why} (${Ls(p)})`};case"mention":return{code:"dead_mention",message:`A script names ${h}, which ${p.why} (${Ls(p)})`};case"fragment":return{
code:"dead_fragment",message:`The page that ${h} leads to has no such part (${Ls(p)})`};default:return p.kind}}function Ls({files:p,count:h}){const E=h-1;return`\
in ${p[0]}${E>0?` and ${E} more ${E===1?"file":"files"}`:""}`}async function Wi({findings:p},h){const E=async(m,w)=>{const{built:A}=m;if(A===void 0||w>=kn)return m;
const M=await h.fileNamed(A.slice(A.lastIndexOf("/")+1));return M===void 0?m:{...m,place:{file:M}}};return Promise.all(p.map(E))}async function Yi(p,h){const E=new Map,
m=async({file:w,line:A,reason:M})=>{const G=E.get(w)??h.fileNamed(w);E.set(w,G);const P=await G;return{code:"ignored_rule",message:`Ignored rule (${A===void 0?w:
`${w}, line ${A}`}): ${M}`,place:P===void 0?void 0:{file:P,...(0,wd.Eb)({line:A})}}};return Promise.all(p.map(m))}function Ki({unread:p}){return p===0?[]:[{code:"\
not_all_checked",message:`${p} pages or style sheets are too long, or too many, to be read`}]}var vn=I(7287);const zi=2;function Xi(p){const h=new Set,E=[];for(const[
m,w]of p){const A=Is(w[0],1),M=Vi(w,A?1:0),[G]=M;if(!G||M.length<zi)continue;const P=`${m.slice(0,m.lastIndexOf("/")+1)}\0${G.text.split(":")[0]}`,q=w.findIndex(
Ae=>Is(Ae)&&Ae.line>G.line),pe=w[q]?.line===(M.at(-1)?.line??0)+1;A&&pe?h.add(P):pe?E.push({kind:P,file:m,line:1,lacks:"first"}):A&&q===-1&&E.push({kind:P,file:m,
line:1,lacks:"last"})}return E.filter(({kind:m})=>h.has(m)).map(({file:m,line:w,lacks:A})=>({file:m,line:w,lacks:A}))}function Is(p,h=p?.line){return p!==void 0&&
p.line===h&&p.text.trimEnd()==="---"}function Vi(p,h){const[E]=p.slice(h);if(!E||E.line!==h+1||!/^\w/.test(E.text))return[];const m=p.findIndex((w,A)=>A>=h&&(Is(
w)||w.line!==A+1));return p.slice(h,m===-1?void 0:m)}function Ji(p,h,E){const m=new Map,w=A=>{const M=m.get(A)??Td(p,h,A);return m.set(A,M),M};return{find:(A,M)=>Oi(
A,M,E,w),async unclosedSheets(){return[...await Sr(p,h,[""],["css"])].flatMap(([M,G])=>{const P=ki(M,G.map(({text:q})=>q).join(`
`),E);return P===void 0?[]:[{file:M,line:P}]})},async openFrontMatter(){const A=await Sr(p,h,qi,["md","mdx","markdown","njk","liquid","html"]);return Xi(new Map(
[...A].filter(([M])=>!Jt(M,E))))},async ruleNamed(A){const M=["css","pcss","postcss","scss","sass","less"].map(pe=>`:(glob)**/*.${pe}`),P=(await p("grep","-I","\
-n","-z","-F","-e",`${A} `,h,"--",...M).catch(()=>"")).split(`
`).flatMap(pe=>{const[Ae="",Ve=""]=pe.split("\0"),Ge=Ae.slice(h.length+1);return Ve===""||Jt(Ge,E)?[]:[{file:Ge,line:Number(Ve)}]}),[q]=P;return q&&P.every(({file:pe})=>pe===
q.file)?q:void 0},async fileNamed(A){const M=await qt(p,h,`:(glob)**/${A}`),G=M.filter(pe=>!Jt(pe,E)),[P,...q]=G.length>0?G:M;return q.length>0?void 0:P},async fileOf(A){
const M=A.replace(/^\/+/,""),P=(await qt(p,h,`:(icase,glob)**/${M.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Ve=>!Jt(Ve,E)),q=P.filter(Ve=>`/${Ve}`.endsWith(`/${M}`)),
[pe,...Ae]=q.length>0?q:P;return Ae.length>0?void 0:pe}}}const qi=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]",
"^[[:space:]]+[^[:space:]]","^#"];async function Sr(p,h,E,m){const w=m.map(P=>`:(glob)**/*.${P}`),A=E.flatMap(P=>["-e",P]),M=await p("grep","-I","-n","-z","-E",
...A,h,"--",...w).catch(()=>""),G=new Map;for(const P of M.split(`
`)){const[q="",pe="",...Ae]=P.split("\0");if(pe==="")continue;const Ve=q.slice(h.length+1),Ge=G.get(Ve)??[];G.set(Ve,Ge),Ge.push({line:Number(pe),text:Ae.join("\
\0")})}return G}async function qt(p,h,E){return(await p("grep","-l","-z","-e","",h,"--",E).catch(()=>"")).split("\0").flatMap(w=>w===""?[]:[w.slice(h.length+1)])}
async function Td(p,h,E){return(await p("grep","-I","-n","-z","-F","-e",E,h,"--").catch(()=>"")).split(`
`).flatMap(w=>ct(w,h,E))}function ct(p,h,E){const[m="",w="",...A]=p.split("\0"),M=Ai(A.join("\0"),E);return M===void 0?[]:[{file:m.slice(h.length+1),line:Number(
w),column:M}]}var Z=function(p,h,E){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var m,w;if(E){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");m=h[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");m=h[Symbol.dispose],E&&(w=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");w&&(m=function(){try{w.call(this)}catch(A){return Promise.
reject(A)}}),p.stack.push({value:h,dispose:m,async:E})}else E&&p.stack.push({async:!0});return h},As=(function(p){return function(h){function E(M){h.error=h.hasError?
new p(M,h.error,"An error was suppressed during disposal."):M,h.hasError=!0}var m,w=0;function A(){for(;m=h.stack.pop();)try{if(!m.async&&w===1)return w=0,h.stack.
push(m),Promise.resolve().then(A);if(m.dispose){var M=m.dispose.call(m.value);if(m.async)return w|=2,Promise.resolve(M).then(A,function(G){return E(G),A()})}else
w|=1}catch(G){E(G)}if(w===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return A()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(p,h,E){var m=new Error(E);return m.name="SuppressedError",m.error=p,m.suppressed=h,m});async function rt(p,h,E,m){try{return await Xe(
p,h,E,m)}catch(w){if(!m.signal.aborted)throw w;return{...Mn,status:"cancelled",failure:void 0,phases:[],error:$n()}}}async function Xe(p,h,E,m){const w={stack:[],
error:void 0,hasError:!1};try{const{env:A,signal:M}=m,{repository:G,branch:P,outputDirectory:q}=p.configuration,pe=(0,F.isAbsolute)(G)?G:m.workspace,Ae=Z(w,await Zi(
A),!0),Ve=(0,F.join)(Ae.path,"source.git"),Ge=yt(pe,A,M);Ge.catch(()=>{});const St=En=>E.addSecret(En),Dr={...m,scratch:Ae.path,lent:Ve,folder:pe,onSecret:St},kr=Z(
w,await xe(Dr),!0),Qt=await Ge;E.checkedOut(Qt.commit),Ar(Qt,E.report),await Qt.lend(Ve,P);const Un=h===void 0?void 0:await Xt(h,Qt,Ve,A,M),_d=B.ml.now(),{commit:fn}=Qt;
let vr=(0,he.Rm)(p.appType);const ea=En=>{En.type==="url"?vr||=En.isServer===!0:E.report(En)},{outcome:xn,output:hn}=await kr.deploy(fn,p,ea),{status:Mr,url:pn}=xn;
if(Mr!=="succeeded"||hn===void 0||pn===void 0)return Ir(xn,p);const $r={root:new URL(pn),fetch:(0,fe.Q)(fetch),signal:M},$t=await Or($r,hn,vr,Ji(Qt.git,fn,q));await E.
checked($t);const ta=p.follow.timeoutMs-(B.ml.now()-_d),Ds=Un&&{embedded:kr,report:E,signal:M,checked:{commit:fn,report:$t,output:hn},leftMs:ta},Cr=Ds?await we(
Un,p,Ds):[],Fn=(0,vn.WJ)($t);return{...xn,...Mn,status:Fn?"failed":"succeeded",error:Fn,phases:[...xn.phases,...Cr],failure:Fn&&(0,vn.V1)(Fn,$t)}}catch(A){w.error=
A,w.hasError=!0}finally{const A=As(w);A&&await A}}const Qi=5;async function Or(p,h,E,m){const w=h.files.map(({path:q})=>q),A=await ii(p,w,E),M=await Ui(A,m),G=M.
some(q=>(0,vn.xJ)(q)==="error"),P=q=>h.files.reduce((pe,Ae)=>pe+q(Ae),0);return{pages:A.pages,links:A.links,files:h.files.length,bytes:P(({bytes:q})=>q),brotli:P(
({brotli:q})=>q),gzip:P(({gzip:q})=>q),largest:h.files.toSorted((q,pe)=>pe.bytes-q.bytes).slice(0,Qi),findings:[...G?Rs(h.faults):xi(h.faults),...Lr([...await Wi(
h,m),...await Yi(h.ignoredRules,m),...M,...await Fi(A,m),...await Bi(A,m),...await ji(m)])]}}const Rr=["error","warning","notice"];function Lr(p){const h=E=>Rr.
indexOf((0,vn.xJ)(E))*2+(E.place?0:1);return p.toSorted((E,m)=>h(E)-h(m))}const Mn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Ir(p,{follow:h}){
const E={...p,...Mn};if(p.error?.code==="interrupted")return{...E,status:"cancelled",error:$n()};if(p.status!=="pending")return E;if(p.error&&p.error.code!=="de\
ploy_timeout")return{...E,status:"failed"};const m=`The check has not ended within ${(0,ie.a3)(h.timeoutMs)}, and was stopped`;return{...E,status:"failed",error:new Q.
GQ("deploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function $n(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and\
 has no result")}const Cn=5;function Ar({changed:p},h){if(p.length===0)return;const E=p.slice(0,Cn).join(", "),m=p.length>Cn?` and ${p.length-Cn} more`:"";h({type:"\
warning",message:`Changed since the commit, and not part of the check: ${E}${m}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Zi(p){
const h=await(0,U.mkdtemp)((0,F.join)(p.RUNNER_TEMP||(0,j.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,U.rm)(h,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((Pe,ye,I)=>{I.d(ye,{Ej:()=>he,Sk:()=>B,by:()=>ie,h0:()=>F,jN:()=>fe,sX:()=>j});var U=I(5807);function j({pages:ae,links:se,
files:me,bytes:ge}){return`Checked ${(0,U.hS)(ae,"page")}, ${(0,U.hS)(se,"link")} and ${(0,U.hS)(me,"file")} (${he(ge)})`}function F({commit:ae}){return ae.slice(
0,7)}function fe({now:ae,change:se},me=""){return`${(0,U.zD)(ae)}${me} (${Q(se,U.zD)})`}function B({now:ae,change:se},me=""){return`${he(ae)}${me} (${ie(se)})`}
function ie(ae){return Q(ae,he)}function Q(ae,se){return`${ae>0?"+":ae<0?"-":"\xB1"}${se(Math.abs(ae))}`}function he(ae){return ae<1e3?`${ae} B`:ae<1e6?`${(ae/1e3).
toFixed(1)} kB`:`${(ae/1e6).toFixed(1)} MB`}}),7:((Pe,ye,I)=>{I.d(ye,{KT:()=>se,Lh:()=>ie,Xm:()=>me,eo:()=>Q,yH:()=>he});const U="slp_",j="0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",F=40,fe=6,B=new RegExp(`^${U}[0-9A-Za-z]{${F+fe}}$`);function ie(ge){return ge.startsWith(U)}function Q(ge){if(!B.test(
ge))return!1;const _e=ge.length-fe;return ge.slice(_e)===ae(ge.slice(U.length,_e))}function he(ge){const _e=Array.from({length:F},()=>j[ge(j.length)]).join("");
return U+_e+ae(_e)}function ae(ge){let _e=process.getBuiltinModule("node:zlib").crc32(ge),Me="";for(let He=0;He<fe;He+=1)Me=j[_e%j.length]+Me,_e=Math.floor(_e/j.
length);return Me}const se={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},me=["viewe\
r","deployer"]}),8595:((Pe,ye,I)=>{I.d(ye,{_Q:()=>F,i1:()=>fe,iA:()=>j,iq:()=>B,q3:()=>ie,ws:()=>U});const U=5,j=500;function F({message:Q}){return`The build en\
ded with 0 in spite of an error: ${Q}`}const fe=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead\
_asset","dead_mention","unclosed_block","unprocessed_rule"],B=10,ie=["repository","secrets","example"]}),2207:((Pe,ye,I)=>{I.d(ye,{Mb:()=>j,PB:()=>U,iV:()=>fe,sR:()=>F});
const U=["queued","building","syncing","activating","succeeded","failed","cancelled"],j=["queue","clone","install","build","sync","activate"],F=["repository_not\
_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","ap\
p_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memor\
y","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_fail\
ed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],fe={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),4235:((Pe,ye,I)=>{I.d(ye,{DR:()=>U,FU:()=>fe,Tl:()=>j,em:()=>F});const U={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},j=16,F={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},fe=4096}),5290:((Pe,ye,I)=>{I.d(ye,{h:()=>fe});var U=I(8302),j=I(8595),F=I(2345);function fe(ie){if(!Array.isArray(ie)||
ie.length>j.iq)return;const Q=ie.flatMap(he=>B(he)??[]);return Q.length===ie.length?Q:void 0}function B(ie){const{code:Q,file:he,line:ae,message:se}=(0,U.Gv)(ie)?
ie:{},me=j.i1.find(ge=>ge===Q);if(!(!me||!(0,U.KH)(se,j.iA))&&!(he!==null&&!(0,U.KH)(he,F.IC.file))&&!(ae!==null&&!(typeof ae=="number"&&Number.isSafeInteger(ae)&&
ae>0)))return{code:me,file:he,line:ae,message:se}}}),3194:((Pe,ye,I)=>{I.d(ye,{N:()=>Bt});var U=I(7598),j=I(3739),F=I(8302),fe=I(4840),B=I(3823),ie=I(9570),Q=I(
86);const he=new Map([...Object.entries(ie.I).map(([Ee,{input:Ne}])=>[Ee,Ne]),["commit","repository"],["env","env"]]);function ae({fields:Ee},{name:Ne,ours:Le,sent:Ue}){
if(Ee.length===0)return;const qe=Ee.map(J=>({...J,own:ge(J.field,Le,Ue)})),re=qe.map(({field:J,own:we,message:ke})=>{const Ze=we===void 0?"which is not sent":`f\
rom the input ${he.get(we)??"app-settings"}`;return`; ${we!==void 0&&we!==J?`${J} (our ${we})`:J}, ${Ze}: "${ke}"`}),W=new Set(qe.flatMap(({own:J})=>J??[])),ue=Object.
keys(Le).map(J=>`"${W.has(J)?`NAME-FOR-${J}`:J}": ${me(J)}`),ee=qe.flatMap(({field:J,own:we})=>we===void 0?[se(J)]:[]);return{words:re.join(""),remedy:`Correct \
the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${Ne}: |
    {${[...ue,...ee].join(", ")}}`}}function se(Ee){const[Ne="",...Le]=Ee.split(".");return`"${Ne}": ${Le.length===0?"VALUE":`{${se(Le.join("."))}}`}`}function me(Ee){
return/^[A-Za-z]\w*$/.test(Ee)?Ee:`\`${Ee}\``}function ge(Ee,Ne,Le){const Ue=Ee.split("."),qe=Ue.at(-1)??"",re=Object.keys(Ne),W=re.find(J=>[Ee,qe,Ue[0]??""].some(
we=>(0,Q.tK)(we)===(0,Q.tK)(J)));if(W!==void 0)return W;const ue=Ue.reduce((J,we)=>(0,F.Gv)(J)?J[we]:void 0,Le);if(ue===void 0)return;const ee=re.filter(J=>JSON.
stringify(Ne[J])===JSON.stringify(ue));return ee.length===1?ee[0]:void 0}const _e=async(...Ee)=>(await I.e(51).then(I.bind(I,2388))).decodeFailure(...Ee),Me={createApp:{
doing:"create the app",mayRepeat:!1,decode:fe.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:fe.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,
decode:fe._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:fe.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:fe.Dd},listDeployments:{
doing:"list the deployments",mayRepeat:!0,decode:fe.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:_e}},He=50;function it(Ee,{org:Ne,
project:Le},Ue){const qe={orgID:Ne,projectID:Le},re=ee=>({...qe,appID:ee});async function W(ee,J,we,ke){const Ze={org:Ne,project:Le,app:we.parameters.appID??""},
st=(ke===void 0?void 0:await Ue?.request(ee,ke,Ze))??ke,at=J.mayRepeat&&B.bw[ee].method==="GET";return Ee({...J,route:B.bw[ee],decode:async(Be,ce,O)=>J.decode(Be,
ce,O,await Ue?.answer(ee,Be))},{...we,...st===void 0?{}:at?{query:yt(st)}:{body:st},readError:Ue&&((Be,ce)=>Ue.error(Be,ce)),explain:st===void 0||at?void 0:(Be,ce)=>ce===
400||ce===422?ae(Be,{name:ee,ours:ke??{},sent:st}):void 0})}const ue=(ee,{limit:J,cursor:we,page:ke,signal:Ze}={})=>{const gt=ke===void 0?(0,F.Eb)({limit:J?.toString(),
cursor:we}):void 0;return W("listDeployments",Me.listDeployments,{parameters:re(ee),page:ke,signal:Ze},gt)};return{listDeployments:ue,createApp:(ee,J={})=>W("cr\
eateApp",Me.createApp,{parameters:qe,...J},ee),updateApp:(ee,J,{signal:we}={})=>W("updateApp",Me.updateApp,{parameters:re(ee),signal:we},J),replaceEnv:(ee,J,{signal:we}={})=>W(
"replaceEnv",Me.replaceEnv,{parameters:re(ee),signal:we},{env:Object.fromEntries(J)}),listEnvironments:(ee,{signal:J}={})=>W("listEnvironments",Me.listEnvironments,
{parameters:re(ee),signal:J}),lookUp:(ee,{signal:J}={})=>W("listEnvironments",{...Me.listEnvironments,decode:fe.JC},{parameters:re(ee),signal:J}),deploy:(ee,J,we={})=>W(
"deploy",Me.deploy,{parameters:re(ee),...we},{...J}),async*allDeployments(ee,J={}){const we=new Set;let{cursor:ke,page:Ze}=J;for(let gt=0;gt<He;gt+=1){const{deployments:st,
nextCursor:at,nextPage:Be}=await ue(ee,{...J,cursor:ke,page:Ze});J.onPage?.(),yield*st;const ce=at??Be;if(ce===void 0||we.has(ce))return;we.add(ce),ke=at,Ze=at===
void 0?Be:void 0}},async readFailure(ee,J,{signal:we}={}){try{return await W("readFailure",Me.readFailure,{parameters:{...re(ee),deployID:J},signal:we})}catch(ke){
if(ke instanceof j.GQ&&ke.call?.status===404)return;throw ke}}}}function yt(Ee){const Ne=Object.entries(Ee).filter(([,Le])=>["string","number","boolean"].includes(
typeof Le));return Object.fromEntries(Ne.map(([Le,Ue])=>[Le,String(Ue)]))}var kt=I(3082),Ke=I(3532),Nt=I(4112),Xt=I(1224);function Bt(Ee,{baseUrl:Ne,source:Le},Ue){
const{reporter:qe,tree:re,typeInCheckout:W,signal:ue,clock:ee=Xt.ml}=Ue,J={clock:ee,every:Xt.fm,random:Math.random,uuid:U.randomUUID},we=({message:at,remedy:Be})=>qe(
{type:"warning",message:at,remedy:Be}),ke={...J,fetch:Ue.fetch,signal:Ue.requestSignal??ue,onTrouble:({error:at})=>we({message:`${at.message}; trying again`,remedy:void 0})},
{run:Ze,onSecret:gt}=Ue,st=(0,kt.r)(Le,{...ke,run:Ze,onSecret:gt,onNoEmail:we});return{...J,reporter:qe,tree:re,typeInCheckout:W,signal:ue,tokens:st,platform:it(
(0,Nt.o)({...ke,baseUrl:Ne,tokens:st}),Ee,Ee.apiMap),fetch:(0,Ke.Q)(Ue.fetch),async identify(){return await st.token(),Le.description}}}}),7244:((Pe,ye,I)=>{I.d(
ye,{c:()=>F});var U=I(3024),j=I(7994);function F(fe){const B=(ie,Q)=>{try{return Q()}catch{return ie}};return{exists:ie=>B(!1,()=>(0,U.statSync)((0,j.LI)(fe,ie)).
isFile()),list:ie=>B([],()=>(0,U.readdirSync)((0,j.LI)(fe,ie)))}}}),4406:((Pe,ye,I)=>{I.r(ye),I.d(ye,{createConsole:()=>U});const U=()=>()=>({status:404,headers:{},
body:""})}),4083:((Pe,ye,I)=>{I.r(ye),I.d(ye,{createOidcSignIn:()=>U});const U=()=>{}}),6876:((Pe,ye,I)=>{I.r(ye),I.d(ye,{startLocalPlatform:()=>mk});var U=I(3024),
j=I(6760),F=I(3739),fe=I(7994),B=I(7598),ie=I(8161),Q=I(1224),he=I(7030),ae=I(1709);function se(t){return me(t,"trusted-proxies")}function me(t,e){const n=new he.
BlockList;for(const s of t){const[,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,he.isIP)(r),a=i===4?32:128;if(i===0||r.includes("%")||Number(o??0)>a)throw new F.
GQ("invalid_input",`--${e}: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/\
16,2001:db8::/32."});n.addSubnet(r,Number(o??a),i===4?"ipv4":"ipv6")}return n}function ge(t,e,n){let s=He(t);if(e===void 0)return s;for(const r of e.split(",").
reverse()){if(!Me(n,s))break;const o=He(r.trim());if((0,he.isIP)(o)===0)break;s=o}return s}function _e({remoteAddress:t}){const e=He(t??"");return(0,ae.O)(e)?"l\
oopback":it(e)}function Me(t,e){const[n=""]=e.split("%",1),s=(0,he.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function He(t){return t.replace(/^::ffff:(?=\d+\.)/i,
"")}function it(t){if((0,he.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===
void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class yt extends Error{name="BodyTooLarge"}class kt extends Error{name="BodyBroken"}function Ke(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function Nt(t){return{status:0,
headers:{},take:t}}function Xt(t,e){const{take:n}=t;return n?Nt(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,bytes:Bt(t)}),t)}function Bt({body:t,
headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function Ee(t,e){const n=t.
headers[e];return typeof n=="string"?n:n?.[0]}function Ne(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const Le={by:null,via:"platform",from:null},Ue=30,
qe=1e3;function re({org:t,project:e,appID:n},s,r={}){return{org:t,project:e,appID:n,action:s,...r}}const W=20,ue=1e3,ee=6e4,J=36e5,we=864e5,ke=200;function Ze(t,{
clock:e,every:n,log:s}){let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/we)!==i&&([i,a]=[Math.floor(f/we),0]);const g=[...r.values()];
r=new Map;const b=g.slice(0,Math.max(0,ue-a));for(const{count:y}of g.slice(b.length))o+=y;a+=b.length;for(const y of b)await t.append(gt(y),[st(y)]);if(o===0||Math.
floor(f/J)===c)return;c=Math.floor(f/J);const T=o;o=0,await t.append(Le,[{action:"access.refuse",after:{code:"others",count:T}}])},u=()=>d().catch(f=>{s("warn",
"refusals_not_recorded",{reason:String(f)})}),l=n(ee,()=>{u()});return{note(f){const{code:g,request:b,by:T,org:y,via:N}=f,L=JSON.stringify([_e(b),g,T,y,N]),$=r.
get(L);$?$.count+=1:r.size<W?r.set(L,{...f,count:1}):o+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}function gt({by:t,via:e,request:n}){return{by:t??
null,via:e,from:_e(n),requestID:n.requestID}}function st({org:t,code:e,request:n,count:s}){const r=Ne(n.target).slice(0,ke);return{org:t,action:"access.refuse",
after:{code:e,count:s,first:`${n.method} ${r}`}}}var at=I(5239),Be=I(9127),ce=I(3052),O=I(7934),z=I(8302);const zo=5,rr=60;function et(t){return O.FsL(O.IeY(z.Gv,
"must be an object"),O.rej(t,e=>e.expected==="never"?ds(e.path,t):"is required"))}function $e(t){return O.yqP(O.mee(t))}function Pt(t){return O.yqP(O.ZmZ(t))}const or=[
"__proto__","prototype","constructor"];function vt(t,e){return O.FsL(O.IeY(z.Gv,"must be an object"),O.z6Y(n=>!or.some(s=>Object.hasOwn(n,s)),`must not contain ${or.
join(", ")}`),O.g1P(t,e))}function as(t){return O.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function cs(t,e,n){const s=O.xLC(t,e,{abortPipeEarly:!0});return s.
success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Xo(r)||n} ${o}`)}}function Ed(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.
success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function Mt(t){const e=t.length>rr?`${t.slice(0,rr)}\
\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Xo(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${Mt(String(e))}`).join(
"").replace(/^\./,"")}function ds(t,e){const n=t?.at(-1)?.input,[,...s]=(0,z.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,zo).map(Mt),o=s.
length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i}\
)`}. Known fields: ${a.join(", ")}`}const an=["viewer","deployer","admin"];function ir(t){const e=async n=>n.token?Jo(n.token,await t(Vo(n))):t(n);return{roleOf:async(n,s)=>Qo(
(await e(n)).filter(r=>us(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set((await e(n)).map(({org:r})=>r));return s.has("*")?void 0:[...s].sort()},
mayIn:async(n,s,r)=>(await e(n)).some(o=>(o.org==="*"||o.org===s)&&dn(o.role,r)),async partsOf(n,s){const r=(await e(n)).filter(o=>o.org==="*"||o.org===s);if(!r.
some(({project:o})=>o===void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].filter(o=>o!==void 0).sort()}}}function Vo({email:t,issuer:e}){
return{email:t,issuer:e}}function Jo(t,e){return e.flatMap(n=>{const s=us(n,t.place)?t.place:us(t.place,n)?n:void 0,r=dn(n.role,t.role)?t.role:n.role;return s?[
{org:s.org,project:s.project,appID:s.appID,role:r}]:[]})}function us(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===
void 0||t.appID===e.appID)}function cn({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}\
/${n}`}function qo({org:t,project:e,appID:n},s,r){return s==="projects"?`The projects of the organization ${t} together have ${r.projects}`:`T${cn(s==="organiza\
tion"?{org:t}:s==="project"?{org:t,project:e}:{org:t,project:e,appID:n}).slice(1)} has ${r[s]}`}function dn(t,e){return t!==void 0&&an.indexOf(t)>=an.indexOf(e)}
function Qo(t){return an.findLast(e=>t.includes(e))}const ls=512,fs=/^[!-?A-~]*@[!-?A-~]+$/;function Zo(t){return t.length<=ls&&fs.test(t)&&!t.startsWith("@")?t.
toLowerCase():void 0}function hs(t){return/[^\0-\x7f]/.test(t)}function ps(t){return t.slice(t.lastIndexOf("@"))}const Es=253,ar="[a-z0-9](?:[a-z0-9-]{0,61}[a-z\
0-9])?",ei=new RegExp(`^(?:${ar}\\.)+(?!\\d+$)${ar}$`);function ms(t){return t.length<=Es&&ei.test(t)}function cr(t,e){return t===e||t.endsWith(`.${e}`)}var X=I(
2345);function ti(t){try{return(0,ce.DB)(t,"disk")>0}catch{return!1}}function In(t,e,n){const s=`must be a whole number, ${t} to ${e}`;return O.yqP(O.FsL(O.aig(
s),O.ndf(s),O.Wwf(t,s),O.cGV(e,s),O.h_(n)))}const dr=et({disk:O.yqP(O.FsL(O.YjP("must be a string"),O.z6Y(ti,'must be a size with a unit, as "512MiB", "10GiB" o\
r "1.5TiB"'),O.h_('What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.'))),apps:In(0,1e6,"Apps \
at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:In(1,1e4,"Builds at once, on all nodes. Further ones wai\
t. Default: --organization-builds."),buildMinutesPerMonth:In(0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or are cancelled. Defau\
lt: no bound."),kvsRequestsPerMonth:In(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")});function ys(t){return O.KCZ([t,O.YOg(t)],
"must be a string, or a list of strings")}const Vt=O.FsL(O.YjP("must be a string"),O.BpQ(1,"must not be empty")),ni=O.FsL(O.YjP("must be a string"),O.Ru6(ls,`mu\
st have at most ${ls} characters`),O.yGV(fs,({input:t})=>{const e=hs(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", \
which ${e}`})),gs=512,si="https://token.actions.githubusercontent.com",ri=O.FsL(vt(O.YjP(),O.FsL(O.YjP("must be a string"),O.BpQ(1,"must not be empty"),O.Ru6(gs,
`must have at most ${gs} characters`))),O.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"names no claim besides iss")),ur=O.KCZ([ni,ri],'must be an email, "@domain",\
 or claims, as {"repository_id": "123"}');function ws(t){const e=`${t} ASCII emails, or @domain for every email of a domain; upper and lower case are the same. \
Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment": "production"}: those of GitHub Actions, or of the issuer that "iss\
" names.`,n=O.KCZ([ur,O.YOg(ur)],'must be an email, "@domain", claims, or a list of these');return O.yqP(O.FsL(n,O.h_(e)))}const Ts={viewer:ws("May read."),deployer:ws(
"May change apps, and what they have."),admin:ws("May do everything, also say who may.")},_s=O.FsL(O.YjP(),O.yGV(X.cS,"is not an identifier")),oi=O.yqP(O.FsL(vt(
_s,et(Ts)),O.h_("Grants for single apps, by their ID."))),lr=O.yqP(O.FsL(vt(_s,et({...Ts,apps:oi})),O.h_('Grants for single projects, by their ID. "*" has none.'))),
fr={...Ts,projects:lr},hr=24*36e5;function ii(t){try{const e=(0,Be.E9)(t,"buildTimeout");return e>=1e3&&e<=hr}catch{return!1}}const ai="[a-z0-9-]+(?:\\.[a-z0-9-]\
+)+",ci=O.FsL(O.YjP("must be a string"),O.Ru6(Es+2,`must have at most ${Es+2} characters`),O.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${ai})$`),'must be a host name i\
n lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),Ns=et({roles:O.yqP(O.FsL(et(fr),O.h_("Who may do what in the organization, in it\
s projects and in their apps."))),...fr,adminsMayGrant:O.yqP(O.FsL(O.zMY("must be true or false"),O.h_('True if those with the role admin may add and remove mem\
bers, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" is fo\
r organizations without one of their own.'))),buildTimeout:O.yqP(O.FsL(O.YjP("must be a string"),O.z6Y(ii,'must be a time of 1s to 24h, as "90s", "30m" or "1h30\
m"'),O.h_('The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of their o\
wn.'))),quotas:O.yqP(O.FsL(dr,O.h_('Bounds of what the organization uses. Those of "*" are for each organization without one of its own of the same name.'))),domains:O.
yqP(O.FsL(ys(ci),O.h_('Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all na\
mes below, "*" for all.')))}),di=et({issuer:O.FsL(O.YjP("must be a string"),O.z6Y(un,"must be an https:// URL without query (http:// only for loopback)"),O.yuE(
{format:"uri"}),O.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:O.yqP(O.FsL(ys(Vt),O.h_("Accepted aud values. Default: t\
he platform's own base URL."))),email:O.lqM(O.FsL(O.YjP("must be a string"),O.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@gith\
ub.actions"'),O.z6Y(t=>!hs(t),"has characters other than ASCII"),O.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@git\
hub.actions")),"{email}"),emailsVerified:O.lqM(O.FsL(O.zMY("must be true or false"),O.h_("True if the issuer verifies every email before it writes it into a tok\
en: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),
!1),clientId:O.yqP(O.FsL(Vt,O.h_("The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callbac\
k/{the issuer without https://, with - for /}."))),clientSecretFile:O.yqP(O.FsL(Vt,O.h_("A file with the client's secret. A relative path begins in the data dir\
ectory."))),clientSecretEnv:O.yqP(O.FsL(Vt,O.h_("The environment variable of the platform that has the client's secret."))),name:O.yqP(O.FsL(Vt,O.Ru6(60,"must h\
ave at most 60 characters"),O.h_("The name of the identity provider on the sign-in page. Default: its host."))),require:O.lqM(O.FsL(vt(O.YjP(),ys(Vt)),O.h_("Cla\
ims that a token must have, each with one of the values.")),{})}),ui=O.FsL(et({$schema:O.yqP(O.YjP("must be a string")),localIssuer:O.lqM(O.FsL(O.zMY("must be t\
rue or false"),O.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),
issuers:O.lqM(O.FsL(O.YOg(di,"must be a list"),O.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(
r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),O.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:O.
FsL(vt(O.FsL(O.YjP(),O.yGV(new RegExp(`^(?:\\*|${X.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),Ns),O.h_('Grants by organization; "*" is e\
very organization.'))}),O.DDF("platform.json"),O.h_("Who may do what on a platform that several people share. The platform reads the file from its data director\
y when it starts, and again when it changes."));function un(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ae.c)(e.hostname)}function bs(t,{roles:e={},...n}){const s=`organizations.${t}`,r=[...pr(t,`${s}.roles`,e),...pr(
t,s,n)],o=new Map;for(const{place:i,path:a}of r){const c=cn(i),d=o.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);
o.set(c,a)}return r.flatMap(({grants:i})=>i)}function pr(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not pos\
sible: name the organization`);const r=(o,i,a)=>{const c=an.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u=="string"?u.toLowerCase():u;return{...o,role:d,
who:l,path:`${i}.${d}`}}));return c.length>0?[{place:o,path:i,grants:c}]:[]};return[...r({org:t},e,s),...Object.entries(n).flatMap(([o,{apps:i={},...a}])=>{const c=`${e}\
.projects.${o}`;return[...r({org:t,project:o},c,a),...Object.entries(i).flatMap(([d,u])=>r({org:t,project:o,appID:d},`${c}.apps.${d}`,u))]})]}function li(t,{iss:e=si,
...n}){const{org:s,project:r,appID:o,role:i,path:a}=t;return{org:s,project:r,appID:o,role:i,path:a,iss:e,claims:n}}const ln={localIssuer:!0,issuers:[],isLocal:!0,
grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},Er=1024*
1024,fi=10;function hi(t,e={},n=()=>{}){const s=(0,j.join)(t,"platform.json");if(!(0,U.existsSync)(s))return ln;try{if((0,U.statSync)(s).size>Er)throw new Error(
`is larger than ${Er} bytes`);return Ei(JSON.parse((0,U.readFileSync)(s,"utf8")),{file(r){return n(r),(0,U.readFileSync)((0,j.resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){
throw new F.GQ("invalid_file",`${s}: ${r instanceof Error?r.message:String(r)}`,{place:{file:s},remedy:`Correct the file (${(0,at.fs)("self-hosting")} shows one\
), or remove it to trust only the local issuer.`,cause:r})}}const pi={file:()=>"",env:()=>{}};function Ei(t,e=pi){const n=cs(ui,t,"the file");if("faults"in n)throw new Error(
n.faults.slice(0,fi).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(o).flatMap(([l,f])=>bs(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.
who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[li(l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)
throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,
isLocal:!1,issuers:r.map(({issuer:l,audience:f,email:g,emailsVerified:b,require:T,...y},N)=>({issuer:l,audiences:f===void 0?void 0:[f].flat(),email:g,emailsVerified:b,
granted:[...new Set(c.filter(({iss:L})=>L===l).flatMap(({claims:L})=>Object.keys(L)))],client:mi(l,y,`issuers[${N}]`,e),require:Object.fromEntries(Object.entries(
T).map(([L,$])=>[L,[$].flat()]))})),grantsOf:({email:l,issuer:f,claims:g={}})=>[...a.get(l)??[],...a.get(ps(l))??[],...c.filter(({iss:b,claims:T})=>b===f&&Object.
entries(T).every(([y,N])=>g[y]===N))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){
const f=o[l]?.buildTimeout??o["*"]?.buildTimeout;return f===void 0?void 0:(0,Be.E9)(f,"buildTimeout")},quotasOf:l=>({...mr(o["*"]),...mr(o[l])}),withQuotas:Object.
keys(o).filter(l=>l!=="*"&&o[l]?.quotas!==void 0),mayUseDomain(l,f){return[o[l]?.domains??[],o["*"]?.domains??[]].flat().some(b=>yi(b,f))}}}function mi(t,{clientId:e,
clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);
return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&
!c){const u=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.
replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function mr({quotas:{disk:t,
...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,ce.DB)(t,"disk")}}}function yi(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function gi(t,e){
return ir(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const r=await e.of([n.email,ps(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(
o))]})}const wi=2e3;function yr({dir:t,env:e,log:n,every:s=Q.fm}){const r=(0,j.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,Ss(r)),hi(t,e,f=>o.set(
(0,j.resolve)(t,f),Ss((0,j.resolve)(t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,g])=>Ss(f)===
g))try{const f=i();if(f===ln&&a!==ln){d(`${r} was removed: what it said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_re\
ad",{file:r})}catch(f){d(f instanceof Error?f.message:String(f))}},l=s(wi,u);return{policy:Ti(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function Ss(t){
try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,U.statSync)(t,{bigint:!0});return[e,n,s,r].join()}catch(e){return(0,F.xU)(e)??"unknown"}}function Ti(t){return{get localIssuer(){
return t().localIssuer},get issuers(){return t().issuers},get isLocal(){return t().isLocal},grantsOf:e=>t().grantsOf(e),adminsMayGrant:e=>t().adminsMayGrant(e),
membersOf:e=>t().membersOf(e),buildTimeoutOf:e=>t().buildTimeoutOf(e),quotasOf:e=>t().quotasOf(e),get withQuotas(){return t().withQuotas},mayUseDomain:(e,n)=>t().
mayUseDomain(e,n)}}const _i=1e3,Ni=2e4;class Ie extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function bi(t,e,n){
const s=e.monotonic()+Ni;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof Ie&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(_i,n).catch(
()=>{}),n?.aborted))throw o}}const gr=["ok","missed","refused","limited","failed"],xe=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","\
put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_\
out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change",
"function_requests","function_ms","function_mib_ms"],bt={hour:36e5,day:864e5};function md({function_mib_ms:t}){return t*1024*1024/bt.hour}function yd(t){const e=n=>Object.
fromEntries(gr.flatMap(s=>{const r=wr(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.
kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{
succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,
milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function wr(t,e){return xe.find(n=>n===`${t}_${e}`)}function Si(t={}){const e=xe.
map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function gd(t,e){return Object.fromEntries(xe.map(n=>[n,t[n]+e[n]]))}function wd(t){const e=n=>xe.reduce((s,r)=>s+
(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}
const Tr={kvs(){},site(){}},Oi=2e5,Ri=new Map(xe.map((t,e)=>[t,e])),lt=t=>Ri.get(t)??0,Li=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(
gr.map(e=>[e,lt(wr(t,e)??`${t}_refused`)]))])),Ii=lt("kvs_bytes_in"),Ai=lt("kvs_bytes_out"),Di=lt("site_bytes_out"),ki=lt("function_requests"),Jt=lt("function_m\
s"),vi=lt("function_mib_ms"),Mi=1024*1024,An=[lt("site_2xx"),lt("site_3xx"),lt("site_4xx"),lt("site_5xx")];class $i{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(
xe.length);#o;lost=0;constructor(e){this.#o=Dn(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(xe.length)},
this.#e.set(e.keyspace,i)),ft(i.counts,Li[n][s],1),ft(i.counts,Ii,r),ft(i.counts,Ai,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,
project:e.project,app:e.appID,table:""},counts:new Float64Array(xe.length)},this.#t.set(e.subdomain,r)),ft(r.counts,n<300?An[0]:n<400?An[1]:n<500?An[2]:An[3],1),
ft(r.counts,Di,s)}requested(e,n){const{counts:s}=this.#i(e);ft(s,ki,1),ft(s,Jt,n)}held(e,n){ft(this.#i(e).counts,vi,n/Mi)}#i({org:e,project:n,appID:s}){let r=this.#n.
get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(
xe.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){
for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())ft(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.
get(r);if(o)for(const[i,a]of s.entries())ft(o.counts,i,a);else this.#s.size<Oi?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=Os(s)}this.#e=new Map,this.#t=
new Map,this.#n=new Map,this.#o=Dn(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;
this.#s.delete(s),n.push({scope:r,hour:o,counts:_r(i)})}return n}totals(){const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())ft(
e,s,r);return _r(e)}}function ft(t,e,n){t[e]=(t[e]??0)+n}function Dn(t){return Math.floor(t/bt.hour)*bt.hour}function _r(t){return Object.fromEntries(xe.map((e,n)=>[
e,t[n]??0]))}function Os(t){return xe.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const kn=8e3,Ci=3e4,Ui=250,Nr=250,Rs=500;function xi(t){const{
clock:e,log:n,every:s=Q.fm}=t,r=new $i(e.now()),o=Fi(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(l){a||n("warn",
"usage_not_stored",{reason:String(l)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),u=s(kn,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.
waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function Fi(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,B.randomBytes)(12).toString(
"base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(Ui)}),await e.add(a).catch(d=>{if(d instanceof
Ie)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Nr)===
Nr;);n&&await e.claimTurn("stored",Ci)&&await ji(e,n,s)}}async function ji(t,e,n){for(let s=0;;){const r=await e.sizes(s,Rs),o=r.length<Rs,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}const Bi=()=>{},Pi=()=>({count:()=>{},handler:()=>({status:404,headers:{},
body:""})});var Hi=I(7634);const Gi=5e3,br=15e3,Ls=null,Wi=1e3,Yi=10;async function Ki(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({...e,
version:Hi.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,
secrets:d,ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),await vn(l,n,t);const f=Ji(l,u,t);return Is(await a.living(),
c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function vn(t,{signal:e},{
own:{name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw Xi(n,i);o||r("warn","node_name_awaited",zi(n,i)),o??=i,
await s.sleep(Wi,e)}}function zi(t,{address:e,silentMs:n}){const s=Math.max(0,br-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Be.
a3)(n)} ago. If it was killed, this one goes on in ${(0,Be.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,
means:r}}function Xi(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Be.a3)(n)} a\
go`,r=`Start this one with another --node. If the other one was killed just now, wait ${br/1e3} seconds and start this one again.`;return new F.GQ("invalid_inpu\
t",s,{input:"node",remedy:r})}function Is(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Vi){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.
groupBy(a,u=>u[s])){const u=d.slice(0,Yi).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const Vi=[
{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",
flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function Ji(t,e,{own:{name:n},
log:s,every:r=Q.fm}){let o;const i=qi(s),a=async()=>{const f=await t();f?i("node_name_taken",{node:n,address:f.address,means:Sr}):i(void 0)},c=async()=>{try{await e?.
look();let f;do f=e?.canBuild,await a();while(e?.canBuild!==f)}catch(f){i("node_not_announced",{reason:String(f)})}finally{o=void 0}},d=()=>{o??=c()},u=r(Gi,d),
l=e?.subscribe(d);return async()=>{u(),l?.[Symbol.dispose](),await o}}function qi(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const Sr="Another\
 process took the name of this node while this one gave no sign of life. Stop one of them, and start it with another --node",qt=["control","build","edge","kvs"],
Td=null;var ct=I(2207);class Z extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function As(t,e){return new Z(
"rate_limited",t,{"retry-after":String(e)})}function rt(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return Ke(ct.iV[n],r,t.
headers)}var Xe=I(5807);const Qi=["error","warning","notice"],{failureLogLines:Or,failureLogLine:Rr}=X.lF,Lr={queue:"build_failed",clone:"clone_failed",install:"\
install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Mn({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){
const a={stage:t,code:e,message:(0,Xe.vI)(n,X.IC.message),exitCode:s},c=r===null?null:r.slice(0,X.IC.signal),d=i.filter(({file:g})=>g.length<=X.IC.file).slice(0,
X.IC.findings).map(g=>({...g,code:g.code===null?null:(0,Xe.vI)(g.code,X.IC.findingCode),message:(0,Xe.vI)(g.message,X.IC.findingMessage)})),u=Ir(d,X.IC.bytes/2),
l=X.IC.bytes-$n({...a,signal:c,log:[],diagnostics:u}),f=o.slice(-Or).map(g=>(0,Xe.vI)(g,Rr));return{...a,signal:c,log:Ir(f.reverse(),l).reverse(),diagnostics:u}}
function Ir(t,e){let n=e;const s=t.findIndex(r=>(n-=$n(r)+1,n<0));return s===-1?t:t.slice(0,s)}function $n(t){return Buffer.byteLength(JSON.stringify(t))}function Cn(t){
if(!(0,z.Gv)(t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=ct.Mb.find(d=>d===t.stage),i=ct.sR.find(d=>d===t.code);if(!o||!i||!(0,z.KH)(r,X.IC.message)||
!E(e)||n!==null&&!(0,z.KH)(n,X.IC.signal)||!Array.isArray(s)||s.length>Or||!s.every(d=>(0,z.KH)(d,Rr)))return;const a=Ar(t.diagnostics);if(!a)return;const c={stage:o,
code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};return $n(c)<=X.IC.bytes?c:void 0}function Ar(t){if(!Array.isArray(t)||t.length>X.IC.findings)return;const e=[];
for(const n of t){const s=Zi(n);if(!s)return;e.push(s)}return e}function Zi(t){if(!(0,z.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=Qi.find(
c=>c===t.severity);if(!i||!(0,z.KH)(e,X.IC.file)||!(0,z.KH)(o,X.IC.findingMessage)||r!==null&&!(0,z.KH)(r,X.IC.findingCode)||!E(n)||!E(s))return;const a=p(t.source);
return{file:e,line:n,column:s,severity:i,code:r,message:o,...a&&{source:a}}}function p(t){if(!Array.isArray(t)||t.length>X.IC.sourceLines)return;const e=t.flatMap(
n=>!(0,z.Gv)(n)||!(0,z.KH)(n.text,X.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.
length?e:void 0}function h(t){return{stage:t,code:Lr[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,
log:[],diagnostics:[]}}function E(t){return t===null||Number.isSafeInteger(t)}function m(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.
reason}`}class w extends Error{name="BuildFailure";facts;constructor(e){const n=Mn(e);super(n.message),this.facts=n}}class A extends Error{name="BuildCancelled";constructor(){
super("The deployment was cancelled")}}const M=2e3,G=1e3;function P({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i,purges:a,unsealed:c}){const d=new Set;
let u=!1;const l=qt.map(T=>[T,Ae(s[T],r)]),f=new Map(l.filter(([T])=>e.includes(T))),g=async T=>{const y=f.get(T);return y?u?"draining":d.has(T)?await y()?"read\
y":"failing":"starting":"absent"},b=async T=>{const y=await Promise.all(T.map(async _=>[_,await g(_)])),[,N="ready"]=y.find(([,_])=>_!=="ready")??[],L=T.includes(
"build")?o?.():void 0,$=L&&{limitedBy:m(L.limiter),network:L.network},R={status:N,node:t,roles:Object.fromEntries(y),...(0,z.Eb)({builds:$,functions:T.includes(
"edge")?n:void 0}),...T.includes("control")&&i?.()&&{policy:"faulty"},...T.includes("control")&&q(a?.(),r.now()),...(0,z.Eb)({unsealed:T.includes("control")?c?.():
void 0})};return N==="ready"?Ke(200,R):Ke(503,R,{"retry-after":"1"})};return{start(T){for(const y of T?[T]:qt)d.add(y)},drain(){u=!0},handler(T){const y=pe(T);if(y===
void 0)return b(e);const N=qt.find(L=>L===y);return N?b([N]):rt(new Z("invalid_request",`role is one of ${qt.join(", ")}.`),T)}}}function q(t,e){if(!t)return{};
const n=t.oldestAt===null?null:Math.max(0,Math.round((e-t.oldestAt)/1e3));return{cdn:{purgesWaiting:t.count,oldestSeconds:n}}}function pe({target:t}){return new URLSearchParams(
t.slice(Ne(t).length)).get("role")??void 0}function Ae(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(
M,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&
e.monotonic()-s.at<G?s.can:(n??=r(),n)}const Ve=()=>({[Symbol.asyncDispose]:async()=>{}});var Ge=I(7067),St=I(7075);const Dr=["apps","disk","buildsAtOnce","buil\
dMinutesPerMonth","kvsRequestsPerMonth"],kr=.8,Qt={apps:{title:"Apps"},disk:{title:"Files of releases"},buildsAtOnce:{title:"Builds at once"},buildMinutesPerMonth:{
title:"Build minutes this month",monthly:!0},kvsRequestsPerMonth:{title:"Store requests this month",monthly:!0}};function Un(t,e){const n=s=>`${fn(e)} ${s}${e===
1?"":"s"}`;switch(t){case"apps":return n("app");case"disk":return(0,ce.Xq)(e);case"buildsAtOnce":return n("build");case"buildMinutesPerMonth":return n("build mi\
nute");case"kvsRequestsPerMonth":return n("request")}}function _d({name:t,used:e,quota:n}){const s=r=>t==="disk"?formatSize(r):fn(r);return n===null?`${s(e)}, n\
o quota`:`${s(e)} of ${s(n)}`}function fn(t){const e=Math.floor(t),n=Math.floor((t-e)*10);return n===0?(0,Xe.zD)(e):`${(0,Xe.zD)(e)}.${n}`}function vr({used:t,quota:e}){
return e===null?0:e===0?+(t>0):t/e}function ea(t){return t.name!=="buildsAtOnce"&&t.quota!==null&&vr(t)>=kr}function xn(t,e,n){const s=Qt[e.name].monthly?`, unt\
il ${$r(n.end)} UTC`:"",r=Un(e.name,e.quota??0);return`The organization ${t} has nearly used up its quota ${e.name}: ${Mr(e)} of ${r}${s}.`}function hn(t){const{
org:e,name:n,quota:s,needs:r,until:o}=t,i=`The organization ${e} has ${Mr(t)} of ${Un(n,s)} (quota ${n})`,a="the operator of the platform can give it more";switch(n){case"\
apps":return`${i}. Delete an app that is not needed (slipway apps delete), or ${a}.`;case"disk":return`${r===void 0?i:`${i}, and would have ${(0,ce.Xq)(r)}`}. P\
ublish fewer or smaller files, delete an app that is not needed, or ${a}.`;case"buildMinutesPerMonth":case"kvsRequestsPerMonth":return`${i} this month. The next\
 month begins at ${$r(o??0)} 00:00 UTC; before that, ${a}.`;case"buildsAtOnce":return`${i}. Wait until one of them ends.`}}function Mr({name:t,used:e}){return t===
"disk"?(0,ce.Xq)(e):fn(e)}function pn(t){const e=new Date(t),[n,s]=[e.getUTCFullYear(),e.getUTCMonth()];return{start:Date.UTC(n,s),end:Date.UTC(n,s+1)}}function $r(t){
return new Date(t).toISOString().slice(0,10)}class $t extends Error{name="OverQuota";over;constructor(e){super(`The organization ${e.org} is over its quota of ${Un(
e.name,e.quota)}`),this.over=e}}const ta={most:Number.MAX_SAFE_INTEGER,of:{}};class Ds extends Error{name="DomainTaken";domain;constructor(e){super(`Another app\
 has the domain ${e}`),this.domain=e}}class Cr extends Error{name="QueueFull";most;constructor(e){super(`The organization has ${e} queued deployments`),this.most=
e}}const Fn=500,En=1e3,dE=20,wk=null;function Nd(t){if(t instanceof Z)return t;if(t instanceof Cr){const e="Wait until some of them have started, and try again \
(slipway platform --organization-queue).";return new Z("rate_limited",`The organization has ${t.most} deployments in the queue. ${e}`,hE)}if(t instanceof F.GQ&&
t.code==="unsupported_data")return new Z("unavailable",lE);if(t instanceof $t)return new Z("quota_exceeded",hn(t.over));if(t instanceof Ie)return t.isFull?new Z(
"unavailable","The platform has no room to store more. Its operator has to add some.",fE):new Z("unavailable",`The platform cannot read or write its state now. ${uE}`,
pE)}const uE="Read what was to be changed before you repeat the call, because it may have been changed.",lE="This is sealed with a key that the platform does no\
t have. Its operator can put the key back: slipway secret status shows those that it has.",fE={"retry-after":"30"},hE={"retry-after":"60"},pE={"retry-after":"5"},
EE=8,Ur=new WeakMap;function bd(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Ur.get(s)??0)+1;if(Ur.set(s,r),r>EE){s.destroy();
return}s.pause(),e.once("socket",()=>{const o=(Ur.get(s)??1)-1;Ur.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Sd=2e4,mE=.75,yE=1024,gE=1024,wE=64,TE={headersMs:15e3,
bodyMs:60*6e4,nextMs:45e3},Od=500,_E=20,NE=512,bE=32;function Rd(){let t="";try{t=(0,U.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String(yE)]=/^Max open files\s+(\d+|unlimited)/m.
exec(t)??[];return e==="unlimited"?Sd:Math.min(Sd,Math.floor(mE*Number(e)))}class SE{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=TE){this.#e=e,this.#t=
n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=gE?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.now();this.#s.
set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(Od)}began(e,n){const s=this.#s.get(
e)??this.#r.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#o??=OE(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<
NE&&n<bE;s+=1){const{value:r,done:o}=this.#o.next();if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#o?this.#i=this.#a(_E):this.#i=this.#s.size+this.#r.size>0?this.#a(Od):void 0}#d(){
const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){if(e&&e[1].since<r[1].since||(s+=1,s>wE))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}
e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*OE(...t){for(const e of t)yield*e}const RE=64*1024,LE=128*1024;class IE{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=AE(e,n);if(!s||s.bytes<=RE)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function AE(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
St.Readable?{key:t,bytes:LE}:{key:e.buffer,bytes:e.buffer.byteLength}}const DE=16;class kE{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=DE&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const vE=/^[\w.:-]{1,128}$/,ME=12e4,Ld=8*1024*1024,$E=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,CE=47,UE=(0,B.randomBytes)(5).toString("hex");let Id=0;class xE{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==CE&&FE(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];Id+=1,this.#s=typeof e=="string"&&vE.test(e)?e:`${UE}-${Id}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return ge(e,Ee(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),ME).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new kt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Ld){d(new yt);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
Ld?(n.pause(),d(new yt)):i.length=0}),n.on("end",()=>{if(a>e)return d(new yt);clearTimeout(c),r(jE(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function FE(t){const[,e,n=""]=$E.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function jE(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const BE=1e3;function PE({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function HE(t,e){const n=new Ge.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),BE).unref()}),
n}function GE(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const WE=3e4,na=t=>rt(new Z("unavailable","The platform is starting.",{"retry-after":"1"}),t),YE=128*1024*1024;async function Ad(t){
const{host:e,log:n,batch:s=new kE}=t,r={handler:na,closing:!1,log:n,batch:s,bodies:new IE(YE)},o=t.connections??Rd(),i=new SE(o,b=>a(b,kd),t.clientTimes),a=XE(i),
c={open:new Set,proxies:se(t.trustedProxies??[])},d=new Set,u=(b,T,y)=>{s.open(),i.began(b.socket,T),QE(r,{request:new xE(b,T,c,y),incoming:b,outgoing:T})},l=(0,Ge.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:WE,joinDuplicateHeaders:!0},(b,T)=>bd(b,T,()=>u(b,T)));l.on("checkContinue",(b,T)=>bd(b,T,()=>u(
b,T,{waits:!0}))),l.on("upgrade",(b,T,y)=>{const N=i.isIdle(b.socket);if(N&&!PE(b))return GE(l,b,T,y);const L=N?HE(b,b.socket):void 0;if(!L)return void T.destroy();
d.add(T),T.once("close",()=>d.delete(T)),u(b,L,{head:y})}),l.on("connection",b=>i.opened(b)),l.on("clientError",(b,T)=>a(T,(0,F.xU)(b)));const f=await JE(l,t.port,
e);let g;return{port:f,serve(b){r.handler=b},close(b=5e3){return r.closing=!0,g??=qE(l,c.open,d,b),g}}}function Dd(t,e){return`http://${(0,he.isIPv6)(t)?`[${t}]`:
t}:${e}`}const KE=1e3,kd="ERR_HTTP_REQUEST_TIMEOUT",zE="HPE_INVALID_EOF_STATE";function XE(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===zE||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(VE(s)),setTimeout(()=>n.destroy(),KE).unref()}}const vd=`The address and the headers \
of this request have more than ${Ge.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function VE(t){const e=`Connection: close\r
`;return t===kd?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${vd.length}\r
`}${e}\r
${vd}`}function JE(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,F.xU)(o);r(i==="EADDRINUSE"?new F.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new F.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function qE(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new F.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function QE(t,e){const{request:n}=e,s=o=>sa(Md(n,o,t.log),t,e),r=o=>{try{
sa(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Md(t,e,n){const s=(0,F.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Nd(e);if(o)
return rt(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return rt(new Z("internal",i),t)}function sa(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof St.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){ZE(t.take,e,n);return}if(r.writeHead(
t.status,em(t,e,n)),o.method==="HEAD"||$d(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof St.Readable?tm(s,e,n):e.batch.end(r,s)}async function ZE(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=Md(s,l,e.log);o.headersSent?o.destroy():sa(f,e,n)}}function em(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof St.Readable)&&!$d(t)&&s.push("con\
tent-length",nm(t.body)),s}function $d({status:t}){return t===204||t===304}function tm(t,{log:e},{request:n,outgoing:s}){(0,St.pipeline)(t,s,r=>{r&&(0,F.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function nm(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const ra=["0.0.0.0","::"];function Cd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=ra.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(sm(o,e))return!0;const i=rm(o);return i===void 0?!1:i==="localhost"||i===n||(0,ae.O)(i)||s&&(0,he.isIP)(i)!==0}}function sm(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function rm(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,he.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const om=async()=>{},im=()=>{},am=()=>{},cm=()=>{},dm=()=>{};var mn=I(1101);function um(t){
return new lm(t)}class lm{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){const{instances:n}=this.#e;if(!n)return(0,mn.Ih)(new mn.Lw("functions_off",void 0,60));
if(this.#s)return(0,mn.Ih)(new mn.Lw("stopping"));const s=this.#n;return Nt(s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;
if(!s||this.#s)throw new mn.Lw("stopping");return(await this.#r(s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){
this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){
const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){
return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){
return this.#t??=Promise.all([I.e(729),I.e(89)]).then(I.bind(I,5089)).then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var Oe=I(1455),
fm=I(1421),hm=I(6193);const pm=524288,Em=65535;let Ud;function mm(){return Ud??=ym().filter(t=>t>2&&t<=Em&&gm(t)),Ud}function ym(){try{return(0,U.readdirSync)("\
/proc/self/fd").map(Number)}catch{return[]}}function gm(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,U.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==
void 0&&(Number.parseInt(e,8)&pm)===0}catch{return!1}}function wm(t){const e=mm().filter(r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};
const n=(0,U.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,U.
closeSync)(n)}}const Tm={serverBytes:ce.j9,serverFiles:2e5},_m=384,Nm=4*ce.j9,xd={base:128,perProcessor:256},xr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ce.j9,
logBytes:4*ce.D6,memoryBytes:Math.min(Nm,Math.floor(bm()/2)),diskBytes:8*ce.j9,diskFiles:2e6,processes:xd.base+xd.perProcessor*(0,ie.availableParallelism)(),installBytes:2*
ce.j9,installsBytes:20*ce.j9,...Tm};function bm(){const t=process.constrainedMemory();return t>0?Math.min((0,ie.totalmem)(),t):(0,ie.totalmem)()}const Tk=1e3;function _k(t){
return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var jn=I(8595),Fd=I(5290);const Bn=864e5,Sm=1e3,Om=90,Rm=7*Bn,Lm={most:500,ageMs:30*Bn},Im=30*Bn,Am=400,Dm=512*ce.
D6,Fr={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"\
`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deploym\
ents` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their de\
ployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those o\
f a day",age:"24 hours"},notifications:{what:"messages to those who are told of what happens, and what became of them",owner:"organization",on:"stores",bound:"t\
he newest 500 of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},
usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},audit:{what:"rows of the \
audit log",owner:"organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour for refused requests",age:"`--keep-audit`"},objects:{what:"f\
iles that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"\
caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days wi\
thout a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 br\
anches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository \
any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"\
90 days without a build"}},Nk={caches:{bytes:4*ce.j9,allBytes:20*ce.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Bn},mirrors:{bytes:4*ce.j9,allBytes:20*ce.j9,items:Number.
POSITIVE_INFINITY,ageMs:30*Bn},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Bn}},bk=200,Sk=8,
Ok=36e5,jd={files:1e5,fileBytes:512*ce.D6,totalBytes:4*ce.j9},jr={pathBytes:1024,pathsBytes:16*ce.D6,rulesBytes:256*1024,indexBytes:32*ce.D6},oa=32*ce.D6,Bd={pathBytes:4096,
pathsBytes:32*ce.D6,rulesBytes:8*ce.D6,indexBytes:48*ce.D6},Rk=null,Br=ce.D6,km=8,Lk=32,Pd=3600*1e3,Ik=Pd/2,vm=2*ce.D6,Hd=4*ce.D6,Mm=64*1024,$m=16384,Cm=128*1024,
Um=128,xm=50,Fm=2e3,Gd=6e4,jm=1e3,Bm=1e3,Ak=50;function Pm(t){try{const e=JSON.parse(t);return(0,z.Gv)(e)?Wm(e):void 0}catch{return}}const Wd={ready({isolation:t,
limiter:e,network:n,hasFailed:s}){const[r,o,i]=[qm(t),Qm(e),ey(n)];if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,network:i};return s===!0?{...a,
hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=ct.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,z.
KH)(t,Mm)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,z.KH)(t,64)?{kind:"commit",commit:t,facts:Zm(e)}:void 0,ask({id:t,question:e}){const n=(0,z.Gv)(e)?
Ym(e):void 0;return n&&dt(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,z.KH)(t,ia)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,z.KH)(e,64)&&(0,z.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[ty(t),(0,Fd.h)(n)],i=X.jI.find(a=>a===s);if(!(!r||!o||!(0,z.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=Cn(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=ny(t);return n&&(0,z.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=ks(t,Object.keys(Fr).length,sy);return e&&{kind:"done",collected:e}}},ia=256,Pr=jr.pathBytes,Hm=64,Yd=250,Gm=100,
aa=1e3,ca=1e3;function Wm(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Wd,e)?Wd[e](t):void 0}function Ym({about:t,name:e,part:n,isLast:s,after:r,
found:o}){if(t==="lock"&&(0,z.KH)(e,ia))return{about:t,name:e};if(t==="output"){const i=(0,z.Gv)(n)?Km(n):void 0;return i&&{about:t,part:i,isLast:s===!0}}if(t===
"start"){const i=Ar(o);return i&&{about:t,found:i}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function Km({files:t,odd:e,ignoredRules:n,
faults:s}){const r={files:ks(t,Yd,Xm),odd:ks(e,Yd,Vm),ignoredRules:ks(n,Gm,Jm),faults:ks(s,jn.ws,zm)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&
c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function ks(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===
t.length?s:void 0}function zm(t){const{file:e,line:n,message:s,isMarked:r}=(0,z.Gv)(t)?t:{};if(!(!(0,z.KH)(s,jn.iA)||e!==null&&!(0,z.KH)(e,Pr))&&!(n!==null&&!dt(
n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function Xm(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,z.Gv)(t)?t:{};if(!(!(0,z.
KH)(e,Pr)||!(0,z.KH)(o,Hm))&&!(!dt(n)||!dt(s)||!dt(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function Vm(t){const{path:e,kind:n}=(0,z.
Gv)(t)?t:{},s=jn.q3.find(r=>r===n);return s&&(0,z.KH)(e,Pr)?{path:e,kind:s}:void 0}function Jm(t){const{file:e,line:n,reason:s}=(0,z.Gv)(t)?t:{};if(!(!(0,z.KH)(
e,ia)||!(0,z.KH)(s,aa)))return{file:e,reason:s,...dt(n)?{line:n}:{}}}function qm(t){if((0,z.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,z.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function Qm(t){const{kind:e,folder:n,reason:s}=(0,z.Gv)(t)?t:{};return e==="cgroup"&&(0,z.KH)(n,Pr)?{kind:e,folder:n}:e==="sampling"&&(0,z.KH)(s,aa)?{kind:e,
reason:s}:void 0}function Zm(t){const{subject:e,author:n}=(0,z.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Xe.Ow)(r,o).trim()||null;return{subject:s(e,X.jh.subject),
author:s(n,X.jh.author)}}function ey(t){const{level:e,reason:n}=(0,z.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,z.KH)(n,aa)?{level:e,
reason:n}:void 0}function ty(t){if(!(0,z.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!dt(n)||!dt(s)||!dt(r)||!dt(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function ny(t){const{text:e,folder:n,command:s,output:r,type:o,
typeBecause:i}=(0,z.Gv)(t)?t:{},a=X.yN.find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Xe.Ow)(d,ca):null;return{
text:(0,Xe.Ow)(e,2*ca),folder:(0,Xe.Ow)(n,ca),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function sy(t){const{kind:e,items:n,bytes:s,left:r}=(0,z.Gv)(t)?
t:{},o=Object.keys(Fr).find(c=>c===e);if(o===void 0||!dt(n)||!dt(s))return;const i=(0,z.Gv)(r)?r:{},a=dt(i.items)&&dt(i.bytes);return{kind:o,items:n,bytes:s,...a&&
{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function dt(t){return Number.isSafeInteger(t)&&Number(t)>=0}const Hr=import.meta.filename.endsWith(".ts"),
Gr=(0,j.join)(import.meta.dirname,Hr?"../../..":"../.."),Kd=(0,j.join)(Gr,Hr?"src/worker.ts":"dist/worker/index.js"),Dk=Hr?(0,j.join)(Gr,"src"):Kd,zd=(Hr?["src",
"node_modules","package.json"]:["dist","package.json"]).map(t=>(0,j.join)(Gr,t)),ry=(0,j.join)(Gr,"node_modules",".cache","slipway"),oy=4,da=5;function iy(){const t=(0,j.
dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,U.statSync)(s).mode&da)!==da),n=e??zd.map(Xd).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`\
chmod -R a+rX ${e?t:zd.join(" ")}`}}function Xd(t){const e=(0,U.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?da:oy;if((e.mode&n)!==n)return t;
const s=(0,j.basename)((0,j.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,U.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){
const i=Xd((0,j.join)(t,o));if(i!==void 0)return i}}function Vd(t){return`${(0,B.hash)("sha256",t).slice(0,16)}/`}function ay(t,e){return`slipway-worker:${Vd(t)}${e}`}
function cy(t,e){return`slipway-functions:${Vd(t)}${e}`}const dy=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function Jd(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&dy.some(r=>r.test(
n))&&(e[n]=s);return e}function qd(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:ry,
...n&&{NODE_EXTRA_CA_CERTS:(0,j.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var uy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ly=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const fy=15,hy=4096,py=5e3;class Qd{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=Kd,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=uy(i,wm(["pipe","ignore","pipe","pipe"]),!1),c=(0,fm.spawn)(process.
execPath,[`--max-old-space-size=${_m}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,yy(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-hy)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=
!0}finally{ly(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new hm.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>Hd)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=Hd?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>Gd;r&&n&&this.kill(`it sent nothing for ${Gd/1e3} seconds`),n=r},py).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??my(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class Ey extends Qd{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:fy,read:Pm})}}function my(t){return Object.entries(ie.constants.
signals).find(([,n])=>t===Um+n)?.[0]??null}function yy(t,e){try{t!==void 0&&(0,ie.setPriority)(t,e)}catch{}}var wt=I(6583);const gy=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],Zd=40,vs=2e3,wy=8e3,Ty=2e4,_y=200;function eu(t,e){return`${t}/${e}.sock`}function Ny(t){const e=(0,z.U4)(t);if(!(0,z.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(tu,n)?tu[n](e):void 0}const tu={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[Zt(t,["bubblewrap","none"]),Zt(e,["cgroup","sampling"])],{level:i,reason:a}=(0,z.Gv)(n)?n:{},c=Zt(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,vs)},u=typeof s=="string"?{apart:s.slice(0,vs)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=nu(e);return n&&Pn(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>Pn(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=Sy(e);return n&&Pn(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!Pn(t)||!Array.isArray(e)||e.length>Ty)return;const n=e.map(by).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>Pn(t)&&Wr(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,z.Gv)(e)?su(e):void 0;return n&&Pn(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=Zt(t,["info","warn",
"error"]);return s&&(0,z.KH)(e,64)&&(0,z.KH)(n,vs)?{kind:"note",level:s,event:e,text:n}:void 0}};function Zt(t,e){return e.find(n=>n===t)}function Pn(t){return(0,z.
KH)(t,Zd)}function Wr(t){return Number.isSafeInteger(t)&&Number(t)>=0}function nu(t){const{step:e,at:n}=(0,z.Gv)(t)?t:{},s=Zt(e,wt.F$);return s&&Wr(n)?{step:s,at:n}:
void 0}function by(t){const{at:e,stream:n,text:s}=(0,z.Gv)(t)?t:{},r=Zt(n,["stdout","stderr"]);return r&&Wr(e)&&(0,z.KH)(s,wy)?{at:e,stream:r,text:s}:void 0}function su({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!Wr(t))&&!(e!==null&&!(0,z.KH)(e,Zd)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function Sy(t){if(!(0,z.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[Zt(e,gy),Zt(n,wt.F$),su(t)];if(!i||!a||!c||!(0,z.KH)(s,vs)||!Array.isArray(r)||r.length>
_y||!r.every(f=>(0,z.KH)(f,vs))||!Array.isArray(o)||o.length>wt.F$.length)return;const d=o.map(nu).filter(f=>f!==void 0),{exitCode:u,signal:l}=c;return{code:i,step:a,
message:s,exitCode:u,signal:l,lines:r,journey:d}}const Oy={startMs:6e4,tmpBytes:512*ce.D6,tmpFiles:1e5,processes:256},Ry=1e4,Ly=5e3,Iy=5,Ay=100;function Dy(t){const e=new ky(
t);return e.recover(),e}class ky{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,U.realpathSync)(e.nodeDir),this.#n=ou(this.#t)}recover(){
ru(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,B.randomUUID)().slice(0,8)}`,s=this.#a(),r=new vy(n,e,{socket:eu(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(Ry))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),Ly);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,U.mkdirSync)(this.#n,{recursive:!0,mode:448}),$y(this.#n);const{env:e,log:n}=this.#e,
s=new Qd({args:["functions",cy(this.#t,process.pid)],env:qd(e),niceness:Iy,read:Ny});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,Oe.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r===
"required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:Jd(n),limits:{...Oy,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"\
walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,
instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.
take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is r\
equired");return}if(this.#o)return;this.#o=!0;const{log:r,network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write \
everything that the platform can"});const i=n.level==="private"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"\
functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class vy{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.
withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.
promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,My);return;case"\
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new wt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new wt.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new wt.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const My=10;function ru(t){return[(0,j.join)(t,"functions","running"),ou((0,U.realpathSync)(
t))].some(n=>(0,U.existsSync)(n)&&(0,U.readdirSync)(n).length>0)}function ou(t){const e=(0,j.join)(t,"functions","sockets");return Buffer.byteLength(eu(e,"i-000\
00000"))+4<=Ay?e:(0,j.join)((0,ie.tmpdir)(),`slipway-${(0,B.hash)("sha256",t).slice(0,16)}`)}function $y(t){const{uid:e,mode:n}=(0,U.lstatSync)(t);if(!((0,U.lstatSync)(
t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class ua{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}const Ms=12,Yr=16,iu=4+Ms+Yr;function Kr(t,e,n){return au(
t,e,n,(0,B.randomBytes)(Ms))}function Cy(t,e,n){const s=(0,B.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return au(t,e,
n,s.subarray(0,Ms))}function au({id:t,key:e},n,s,r){const o=(0,B.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(Buffer.
from(s)),o.final()]);return Buffer.concat([t,r,i,o.getAuthTag()])}function la(t,e,n){return cu(t,e,n).toString("utf8")}function cu(t,e,n){let s=new Error("No ke\
y is known that sealed this secret");for(const r of t.filter(o=>du(o,n)))try{return Uy(r,e,n.subarray(r.id.length))}catch(o){s=o}throw s}function Uy({key:t},e,n){
const s=(0,B.createDecipheriv)("aes-256-gcm",t,n.subarray(0,Ms),{authTagLength:Yr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Yr));return Buffer.concat(
[s.update(n.subarray(Ms,-Yr)),s.final()])}function du({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const uu="sealed:",lu=/^sealed:([0-9a-f]{8}):/;
function $s(t,e,n,s){if(!t.isActive)return s;const r=Buffer.from(Kr(t.current(e),n,s));return`${uu}${t.id}:${r.subarray(4).toString("base64")}`}function Cs(t,e,n,s){
const[r,o]=lu.exec(s)??[];if(r===void 0||o===void 0)return s;const i=Buffer.concat([Buffer.from(o,"hex"),Buffer.from(s.slice(r.length),"base64")]);try{return la(
t.all(e),n,i)}catch(a){throw t.wrong(a)}}function xy(t){return lu.exec(t)?.[1]}function Fy(t){return uu.length+9+Math.ceil((t+iu)*4/3)+4}function zr(t){return`k\
vs-token:${t}`}function fa(t){return`kvs-role:${t}`}function ha({org:t,project:e,appID:n},s=""){return`variable:${t}/${e}/${n}:${s}`}function Hn(t,e){return`dep\
loyment-${e}:${t}`}function fu(t,e){return`build-log:${t}:${e}`}var hu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pu=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const jy=4*ce.D6,By=30*864e5,Py=1e4,Hy=2e3;class Gy{#e;#t;#n;#s=new ua;#r=new Map;constructor({folder:e,keyring:n,fileBytes:s=jy}){this.#e=e,this.#t=n,this.#n=
s}async add(e,n){const s=pa(e);for(const i of this.#r.get(s)??[])n.forEach(i);const r=n.map(({at:i,instance:a,stream:c,text:d})=>JSON.stringify([i,a,c,d])).join(
`
`),o=`${$s(this.#t,"printed",Eu(s),r)}
`;await this.#s.run(s,()=>this.#i(s,o))}async tail(e,n){const s=pa(e),r=Math.min(Math.max(0,Math.floor(n)),Py),{newer:o,older:i}=this.#o(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>Yy(await Wy(u,this.#n),l,f=>Ky(this.#t,s,f)),c=await a(o,r);return[...c.length<r?await a(i,r-c.length):[],...c]})}follow(e,n){const s=pa(
e),r=[];let o=()=>{};const i=d=>{r.length<Hy&&r.push(d),o()},a=this.#r.get(s)??new Set;this.#r.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#r.get(
s)===a&&this.#r.delete(s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:
await new Promise(l=>{o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,Oe.readdir)(this.#e).catch(()=>[]))await this.#s.
run(n,async()=>{const s=await(0,Oe.stat)(this.#o(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,Oe.rm)((0,j.join)(this.#e,n),{recursive:!0,force:!0})})}#o(e){
return{newer:(0,j.join)(this.#e,e,"newer.jsonl"),older:(0,j.join)(this.#e,e,"older.jsonl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,
older:o}=this.#o(e);await(0,Oe.mkdir)((0,j.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,Oe.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(
n)>this.#n&&await(0,Oe.rename)(r,o),await hu(s,await(0,Oe.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=pu(s);r&&await r}}}
function pa({org:t,project:e,appID:n}){return(0,B.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function Wy(t,e){const n={stack:[],error:void 0,hasError:!1};
try{const s=await(0,Oe.open)(t,"r").catch(()=>{});if(!s)return"";const r=hu(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.
read(i,0,i.length,Math.max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=pu(n);s&&await s}}function Yy(t,e,n){const s=[];
let r=0;for(const o of t.split(`
`).slice(0,-1).reverse()){if(r>=e)break;const i=n(o).split(`
`).flatMap(a=>zy(a)??[]);r+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,r-e))}function Eu(t){return`printed:${t}`}function Ky(t,e,n){try{return Cs(
t,"printed",Eu(e),n)}catch{return""}}function zy(t){const e=(0,z.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,z.KH)(s,40)&&(0,z.KH)(o,8e3)&&
(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function Ea(t){const{everyMs:e,onFailure:n,every:s=Q.fm,isDue:r=!1}=t;let o;const i=()=>(o??=
t.run().then(()=>{},n).finally(()=>{o=void 0}),o),a=s(e,()=>{i()});return r&&i(),{run:i,async[Symbol.asyncDispose](){a(),await o}}}async function Xy(t){try{return(await yu(
t)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(
e)}}async function mu(t,e){return(await yu(t)).nextRun(new Date(e))?.getTime()??null}async function yu(t){const{Cron:e}=await I.e(814).then(I.bind(I,5814));return new e(
t,{timezone:"UTC",mode:"5-part"})}const Vy="SLIPWAY_SCHEDULE_SECRET",Jy=15e3,qy=50,gu=5,Qy=40,Zy=60*6e4,eg=15*6e4;function tg(t){const{schedules:e,log:n,every:s}=t,
r=new Map,o=u=>[...r.values()].filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const g=JSON.stringify([u.subdomain,l]),b=o(u.app.org)>=gu,T=r.has(g)?"the\
 call before has not ended":b?`its organization has ${gu} calls under way`:void 0;if(T!==void 0)return t.say(u.app,`${ma(l)}: left out, because ${T}`);const y=sg(
t,u,l,f).finally(()=>r.delete(g));r.set(g,{org:u.app.org,call:y})},c=async()=>{for(const u of await e.due(qy)){const{next:l,come:f}=await ng(u);if(f.length>0&&r.
size>=Qy)break;if(await e.take(u,l))for(const[g,b]of f)a(u,g,b)}},d=Ea({everyMs:Jy,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof Ie))&&n("warn","\
schedules_not_read",{reason:String(u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...r.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.
asyncDispose]}}async function ng({entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await mu(o.cron,Math.max(e,n-Zy));i!==
null&&i<=n&&s.push([o,i]);const a=await mu(o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function sg(t,e,n,s){const{app:r,subdomain:o,now:i}=e,
{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,f=a.monotonic();try{const g=await d(o);if(!g)return;const b=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(
s).toISOString()}),T=`${o}.${s}.${e.entries.indexOf(n)}`,y=rg(await u(o),T,i,b),N=await c(g,{path:n.path,headers:y,body:b,timeoutMs:eg});l(r,`${ma(n)}: ${N}, ${Math.
round(a.monotonic()-f)} ms`)}catch(g){l(r,`${ma(n)}: failed, because ${g instanceof Error?g.message:String(g)}`)}}function ma({cron:t,path:e}){return`POST ${e} \
by its schedule (${t})`}function rg(t,e,n,s){const r=Math.floor(n/1e3),o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,B.createHmac)("sha256",o).update(`${e}\
.${r}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`\
v1,${i}`}}function og(t){return{status(e){const n=t(e);return n&&ig(n)}}}function ig(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,
requests:c,restarts:d,journey:u}=n;return s!==null&&ag(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,
instances:e,lastFailure:t.lastFailure,crashLoop:cg(t)}}function ag(t){return t==="starting"||t==="ready"||t==="draining"}function cg({state:t,failing:e,instances:n}){
if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||
s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const dg=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSIO\
N_TOKEN","AWS_REGION"],ug=60*6e4;async function wu({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${X.be}URL`]:n,
[`${X.be}REGION`]:X.aT,...s}}async function lg(t,e,n,s){const r=await wu(t,e,n);return Object.keys(r).length===0?{}:{...r,..._u(await Tu(t,e,s))}}async function fg(t,e){
const{roles:n,clock:s,log:r,every:o=Q.fm}=t,i=await Tu(t,e,void 0),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.
accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(l){r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(ug,()=>{d()});return{
variables:_u(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}
async function Tu({tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.injected(s);return e.issue(o,n.now(),r)}function _u({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:X.aT}}async function hg({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},r,o){const[
i,a]=await Promise.all([t.find(r),o?{}:t.env(r)]),{type:c,settings:d}=o??i??{},u=o?.env??a;if(!(0,X.Rm)(c))return u;const l=await e.tableVariables(r,n),f=i&&d?.
schedule?{[Vy]:await s(i.subdomain)}:{};return{...u,...l,...f}}function pg(t){return Object.hasOwn(t,`${X.be}URL`)}function Eg(t,e){const n=new Set;return{start(s){
if(!pg(s.env))return t.start(s);const r=new yg(s,t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),
await Promise.all([...n].map(({ended:s})=>s))}}}const mg={exitCode:null,signal:null,outOfMemory:!1};class yg{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=
e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;
return await i[Symbol.asyncDispose](),a},()=>mg)}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.
memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)
throw new Error("it was stopped");const o={...this.spec.env,...r.variables},i=e.start({...this.spec,env:o});this.#e=i;const a=dg.filter(c=>Object.hasOwn(this.spec.
env,c));return a.length>0&&s(i,a),{inner:i,credentials:r}}catch(o){await r?.[Symbol.asyncDispose]();const a=`The instance did not start: ${o instanceof Error?o.
message:String(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new wt.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const gg=["running","\
starting","stopping","asleep","failed","crash-loop"],Nu={default:100,most:1e3},wg=6e4,Tg=1e4,_g=100,bu=256*1024,Su=2e3,Ng=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;
function kk(t){const[,e,n,s]=Ng.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function bg(t,e,n=Q.fm){const s=new Map,r=(a,c)=>{c.
close(),s.get(a)===c&&s.delete(a)},o=n(Tg,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=wg&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.
get(c)??new Sg(t,a,f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>_g&&l&&r(...l),u};return{async read(a,{lines:c,after:d}){const u=i(
a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class Sg{#e=(0,B.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){
const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=ya(
e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>Nu.most||this.#r>bu&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,
s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{
lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=Rg(e.filter(s).map(ya)),o=e.at(-1),i=o&&this.#s.
findLastIndex(c=>Og(c,ya(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(
s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function ya(t){return t.text.length<=Su?t:{...t,text:t.text.slice(0,Su).toWellFormed()}}function Og(t,e){
return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function Rg(t){let e=bu,n=t.length;for(;n>0&&t.length-n<Nu.most&&(e-=t[n-1]?.text.
length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function Lg(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-\
loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function vk(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+
1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function Ig(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(
bg(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,X.Rm)(o.type)&&o.liveRelease!==null?Lg(r.statuses.status(o)):void 0}}async function Ou(t){const e=await t.
signingKey(Ag),n=(0,z.U4)(e.value);if(!(0,z.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!Dg({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.
d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=kg(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"\
ES256"}}}function ga({privateJwk:t},e){return new Uint8Array((0,B.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Ag(){const t=(0,B.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function Dg(t){try{const e=(0,B.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,B.verify)("sha256",r,(0,B.createPublicKey)(
{key:s,format:"jwk"}),(0,B.sign)("sha256",r,e))}catch{return!1}}function kg(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,B.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const Ru=6e5,Lu=6*36e5,vg=3e4,Iu=5e3;function Mg(t,e,n){return Gn(async()=>{const s=await I.e(460).then(I.bind(I,6460)),
r=s.createRemoteJWKSet(await $g(t,e),{timeoutDuration:Iu,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.
NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,
i=n.monotonic()+Math.min(vg*2**Math.max(0,a-1),Ru)}),c);return async(l,f)=>{const g=n.monotonic()>=i||d()>=Lu;if(d()>=Ru&&g&&await u(),d()>=Lu)throw Xr();try{return await r(
l,f)}catch(b){if(!(b instanceof s.errors.JWKSNoMatchingKey))throw b;const T=n.monotonic()>=i;if(T&&await u(),a>0)throw Xr();if(!T)throw b;return r(l,f)}}})}async function $g(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(Iu),redirect:"error"})).json();return Cg(s,t)}catch{
throw Xr()}}function Cg(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Xr(){return new Z("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Gn(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const wa="127.0.0.1",Ug={"http:":80,"https:":443};async function xg({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,
allow:`${o}:${i||Ug[a]}`,async[Symbol.asyncDispose](){}}}const s=await Ad({port:0,host:wa,log:n});s.serve(t);const{port:r}=s;return{url:Dd(wa,r),allow:`${wa}:${r}`,
[Symbol.asyncDispose]:()=>s.close()}}function Au(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=
void 0,s}),n)}function Mk(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Us=()=>{};var en=I(597),Fg=I(3136);const Ta=20,Du=1e3,ku="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",jg=`^(?:(?=.{1,254}$)(?:${ku}\\.)+(?!\\d+\\.?$)${ku}\
\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function Bg({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))
return"must be a list of host names";if(r.length>Ta)return`must have at most ${Ta} host names`;const o=r.map(d=>typeof d=="string"?vu(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${Mt(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>cr(d,u)));if(a!==void 0)
return`contains ${Mt(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${Mt(c)} twice`};return O.
FsL(O.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),O.yuE({type:"array",maxItems:Ta,uniqueItems:!0,items:{type:"string",maxLength:Du,pattern:jg}}),O.pdi(r=>r.map(
o=>vu(o)??o)))}function vu(t){if(t.length>Du)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Fg.domainToASCII)(t).replace(/\.$/,""):"";return ms(e)?
e:void 0}async function Pg(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>Mu(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new Z("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${Vr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Hg(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:Vr(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await Mu(t,r,s).catch(a=>{if(!(a instanceof Z))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function Mu({resolveTxt:t},e,n){try{return(await t(Vr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,F.xU)(s)??""))return!1;
const r=`The DNS records of ${Vr(e)} cannot be read now. Try again later.`;throw new Z("unavailable",r,{"retry-after":"30"})}}function Vr(t){return`_slipway.${t}`}
const $u=2e3,Gg=2;async function Wg(t){const{Resolver:e}=await Promise.resolve().then(I.t.bind(I,1553,19));return new e({timeout:$u,maxTimeout:$u,tries:Gg}).resolveTxt(
t)}const Yg=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Kg=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,zg=65535;function Xg(t){
const e=(0,he.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??Yg.exec(t)??[],a=n??s??(e?t:r),c=(0,he.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Kg.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=zg)&&(!Cu(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=Cu(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new F.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function Cu(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const Vg=()=>{};var Jg=I(1553);const Uu=2e3,
qg=2,Qg=new Set(["ENOTFOUND","ENODATA"]),Zg=async t=>{const e=new Jg.Resolver({timeout:Uu,maxTimeout:Uu,tries:qg}),n=r=>{if(Qg.has((0,F.xU)(r)))return[];throw r};
return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()};class Ot{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){
return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.
get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(
e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const ew=200,xu=1024*1024;class Fu{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#r=new Ot(e),this.#o=new Ot(xu)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Ot(this.#e),this.#o=new Ot(xu),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,ew):this.#r.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Jr={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:ce.j9,tableKeys:1e6,
organizationBytes:10*ce.j9},ju="kvs_",Bu=32,tw=ju.length+Math.ceil(Bu*4/3),nw=1e3,sw=8*1024*1024;class rw{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
new Fu(sw,nw,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,project:a.project,app:a.appID,
table:c},f=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,X.
Rm)(u),windows:f}})}byToken(e){return e.length===tw?this.#n.find(ba(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.
find(r.tokenHash);if(!o)throw Pu(n);return o}async create(e,n,s,r){if(!X.BL.test(n))throw new Z("validation_failed",`"${n.slice(0,64)}" is not a table name: wri\
te 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const o=`${ju}${(0,B.randomBytes)(Bu).toString("base64url")}`,i=ba(o),a=this.#t.seal(zr(i),o),c={types:X.
jI,most:X.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"created":return{name:n,variable:Na(
n),createdAt:s,token:o};case"no_app":throw _a(e);case"wrong_type":throw Hu(d.type);case"taken":throw new Z("conflict",`The app already has a table "${n}".`);case"\
full":throw new Z("conflict",`An app may have ${X.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,
createdAt:r})=>({name:s,variable:Na(s),createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw _a(
e);case"no_table":throw Pu(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,X.Rm)(n))throw Hu(n);const o=r.map(({name:i,tokenHash:a,
sealed:c})=>[Na(i),this.#t.open(zr(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.
open(zr(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(ba(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(
e);if(!n)throw _a(e);return n}}function _a({appID:t}){return new Z("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Pu(t){return new Z(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function Hu(t){return new Z("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function Na(t){return`${X.be}TOKEN_${t.toUpperCase()}`}function ba(t){
return(0,B.hash)("sha256",t,"base64")}function ow(t){return Gu(t),{...cw,node:`${(0,ie.hostname)()}/${process.pid}`,...t,buildLimits:{...xr,...t.buildLimits},kvsQuotas:{
...Jr,...t.kvsQuotas}}}function Gu(t){const{gitUrlTemplate:e=en.bD,allowLocalGit:n=!1}=t;se(t.trustedProxies??[]),me(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.
forEach(Xg),t.dns&&Vg({...t.dns,owner:t.dns.owner??aw(t.publicUrl)},iw);const s=(0,en.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,en.ri)(e)}" ${s.problem}`;
throw new F.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const iw={fetch,now:Date.now};function aw(t){return URL.parse(t??"")?.hostname||
void 0}const cw={dns:void 0,mail:void 0,cdn:void 0,cdnApi:void 0,notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,
shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:qt,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:en.bD,clock:Q.ml,log:Us,fetch,resolveTxt:Wg,resolveHost:Zg,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,
edgeCacheBytes:64*ce.D6,keepDeployments:Sm,keepDays:Om,keepDeletedMs:Rm,keepAuditDays:Am,organizationApps:En,organizationBuilds:dE,buildLimits:xr,kvsQuotas:Jr};
function ht({roles:t},e){return t.includes(e)}const dw=1/4,uw=5e3,lw=60*6e4;async function fw(t,{siteUrl:e,kvsUrl:n},s,r,o){const{clock:i,log:a,stores:c}=t,d=t.
functions==="on"&&(ht(t,"edge")||ht(t,"build")),u=Promise.withResolvers();u.promise.catch(()=>{});let l=na;const f=ht(t,"kvs")?V=>l(V):void 0,g=Au(()=>xg({handler:f,
kvsUrl:n,log:a}),o);let b=t.buildNetworkAllow;const T=async()=>{const{url:V,allow:de}=await g();return b=[...t.buildNetworkAllow,de],V},y=new Gy({folder:(0,j.join)(
t.nodeDir,"functions","logs"),keyring:c.keyring});d&&o.defer((0,Q.fm)(lw,()=>{y.removeOlder(i.now()-By).catch(()=>{})}));const N={tableVariables:async(...V)=>(await(await u.
promise)()).tableVariables(...V),openCredentials:async(...V)=>(await(await u.promise)()).openCredentials(...V)};d&&ru(t.nodeDir)&&await T();const L=()=>o.use(hw(
t,()=>b,y,N)),$=d?t.instances??L():void 0,R=Gn(async()=>ga(await Ou(c.keys),"schedule")),_=async V=>`whsec_${(0,B.createHmac)("sha256",await R()).update(V).digest(
"base64")}`,S=(V,de,C="schedule")=>{const Y={at:i.now(),instance:C,stream:"stdout",text:`[slipway] ${de}`};y.add(V,[Y]).catch(te=>{a("warn","functions_log_not_w\
ritten",{instance:C,reason:String(te)})})},D=async(V,de)=>{const C={apps:c.state.apps,kvs:N,kvsUrl:await T(),scheduleSecretOf:_};return hg(C,V,de)},x=o.use(um({
instances:$,envOf:D,siteUrl:e,connections:Math.floor(Rd()*dw),clock:i,log:a,cdn:r,served:(V,de,C)=>s.requested(V,C)}));o.defer(()=>u.reject(new Ie("The platform\
 stops"))),$&&o.defer(mw(x,s,i));const K=$&&{statuses:og(V=>x.statusOf(V)),logs:y};return{functions:x,view:Ig(t.shownFunctions??K,t,o),useKvs(V){u.resolve(V),f&&
V().then(de=>{l=de.handler})},runSchedules(V){if(!$)return;const de=(C,Y)=>x.call(C,Y);return tg({schedules:c.schedules,siteOf:V,call:de,secretOf:_,say:S,clock:i,
log:a})},async tryInstance({job:V,release:de,signal:C},Y){const{app:te,type:le,deployID:Te}=V;if(!$||!(0,X.Rm)(le))return;const{index:Re}=await Y.index(te.org,de.
manifestHash),Se=Re.find(wt.r$)===-1?void 0:await c.state.apps.find(te);if(!Se)return;const{subdomain:We}=Se,be=await D(te,V),Ce={deployID:Te,manifestHash:de.manifestHash};
try{await x.prepare({app:te,subdomain:We,type:le,release:Ce,settings:V.settings,env:be,signal:C})}catch(Ye){throw Ye instanceof wt.i5?pw(Ye.failure,(0,U.realpathSync)(
t.nodeDir)):Ye}ht(t,"edge")||x.stop(We)}}}function hw(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,f={nodeDir:r,
blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:l},g=({id:b,spec:{app:T}},y)=>{const N=`[slipway] The platform's variables replac\
e those of the app: ${y.join(", ")}`;n.add(T,[{at:u.now(),instance:b,stream:"stderr",text:N}]).catch(L=>{l("warn","functions_log_not_written",{instance:b,reason:String(
L)})})};return Eg(Dy(f),{kvs:s,onReplaced:g})}function pw({code:t,message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>Ew(a,`${(0,j.join)(o,"functions","r\
eleases")}/`));return new w({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Ew(t,e){const[n="",...s]=t.split(e);return n+
s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function mw(t,e,n){let s=n.monotonic();return(0,Q.fm)(uw,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.
status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}s=r})}const yw=()=>{};var yn=I(4235);const Wu=20,Yu={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
example:"0 3 * * *"},gw=null;function $k(t){return t.split(";").map(e=>{const n=e.trim().split(/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&Yu.
pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(r))return{cron:s,path:r};throw new Error(`Write five fields and a path, with ; between entries, as "${gw}\
"`)})}function Ck(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const Ku=10;function ww(t,e){if(!(0,z.Gv)(t))throw Rt(["the body must be a JSON obj\
ect"]);const n=cs(e,t,"the body");if("faults"in n)throw Rt(n.faults);return n.output}function Rt(t){const e=t.length-Ku,n=t.slice(0,Ku).join("; ")+(e>0?`; and ${e}\
 more`:"");return new Z("validation_failed",`${n}.`)}const zu=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];
function Tt(t,e,n=[]){const s=[...zu,...n];return O.FsL(O.YjP("must be a string"),O.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),O.Ru6(
e,`must have at most ${e} characters`),as(r=>s.find(([o])=>o.test(r))?.[1]),O.yuE(qr(...s.map(([r])=>r))))}function qr(...t){return{not:{pattern:t.map(({source:e})=>e).
join("|")}}}function Sa(t){return O.KIO(t,`must be one of ${t.join(", ")}`)}function Wn({pattern:t,example:e},n){return O.FsL(Tt(1,1024),O.yGV(t,`${n}, as "${e}\
"`))}function Tw(t,e){const n=`must be a whole number of ${t} to ${e}`;return O.FsL(O.aig(n),O.ndf(n),O.Wwf(t,n),O.cGV(e,n))}function _w(t){return Tt(1,t,[[/[\x00-\x1f\x7f]/,
"must be one line, without control characters"]])}const Oa=O.zMY("must be true or false"),Ra=Tt(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],
[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{\
"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not hav\
e a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),Nw=O.FsL(Tt(1,64),O.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: \
40 hexadecimal digits")),bw=O.FsL(Tt(2,4),O.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, a\
s "7d" or "36h"')),Xu=Tt(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"mus\
t not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".\
git"']]),Sw=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Ow=/:\/\/[^/?#\\]*@/;function Rw(t){return O.FsL(O.YjP("must be a string"),O.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),as(e=>{const n=(0,en.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),O.yuE({maxLength:1024,pattern:Sw.source,...qr(Ow,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:La,envBytes:Ia}=X.lF,Vu=new RegExp(`^${X.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),Aa=O.FsL(O.IeY(t=>Ju(t)===void 0,
({input:t})=>Ju(t)??""),O.yuE({type:"object",maxProperties:La,propertyNames:{pattern:X.G1.source,...qr(Vu)},additionalProperties:{type:"string",maxLength:Ia-1,...qr(
...zu.map(([t])=>t))}}));function Ju(t){if(!(0,z.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>La)return`must have \
at most ${La} variables`;let n=0;for(const[s,r]of e){const o=Lw(s,r);if(o!==void 0)return`contains ${Mt(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>Ia?`must have at most ${Ia} bytes of names and values`:void 0}function Lw(t,e){return X.G1.test(t)?Vu.test(t)?`but names that begin with ${X.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Da={spaFallback:$e(Oa),installCommand:$e(
Tt(0,4096)),rootDirectory:$e(Xu),noindex:$e(Oa),assetsOnly:$e(Oa),verify:$e(Sa(["off","warn","fail"])),lifetime:$e(bw),nodeVersion:$e(O.FsL(Tt(1,3),O.yGV(/^\d+$/,
'must be a major version, as "24"'))),startCommand:$e(_w(yn.FU)),healthPath:$e(Wn(yn.DR.healthPath,"must be a path")),instances:$e(Tw(1,yn.Tl)),memory:$e(Wn(yn.
DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:$e(Wn(yn.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:$e(Wn(yn.DR.
requestTimeout,'must be a time with one unit, or "0" for no limit')),schedule:$e(O.FsL(O.YOg(et({cron:Wn(Yu,"must be five fields with one space between them"),path:Wn(
yn.DR.healthPath,"must be a path")}),"must be a list"),O.BpQ(1,"must not be empty: null removes it"),O.Ru6(Wu,`must have at most ${Wu} entries`)))},Iw={buildCommand:null,
outputDirectory:null,region:null},Aw={buildCommand:$e(Tt(0,4096)),outputDirectory:$e(Xu),region:$e(O.FsL(Tt(1,63),O.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lo\
wer-case letters and digits, as "eu-west-1"')))},Dw=et({env:Aa});function qu(t){const e={...Da,domains:$e(Bg(t.domains))},n={repository:Rw(t.allowLocalGit),branch:Ra,
...Aw},s={...n,repository:O.yqP(n.repository),branch:O.yqP(Ra)},[r,o,i]=[O.Ikc(n),O.Ikc(s),O.Ikc(e)],a=et({name:O.FsL(Tt(1,63),O.yGV(X.cS,'must be letters, digi\
ts, ".", "_" and "-", with a letter or digit first and last')),type:Sa(X.yN),...n,...e,subdomain:Pt("cannot be given: it is generated")}),c={name:Pt("cannot be \
changed: it is the ID of the app"),subdomain:Pt("cannot be changed: it is generated")},d=et({...s,...e,...c,type:Pt("changes with a release: give it with a depl\
oyment, as `configuration.type`")}),u=et({...s,...Da,...c,type:O.yqP(Sa([...X.yN,X.m0])),domains:Pt("do not wait for a deployment: change them with PATCH")}),l=f=>({
...O.qgA(o,f),...(0,z.Eb)({type:f.type}),settings:O.qgA(O.Ikc(Da),f)});return{creation:O.FsL(a,O.pdi(f=>{const g=Object.entries(O.qgA(i,f)).filter(([,y])=>y!==null),
{name:b,type:T}=f;return{name:b,type:T,config:{...Iw,...O.qgA(r,f),settings:Object.fromEntries(g)}}})),deployment:et({branch:$e(Ra),commit:$e(Nw),configuration:O.
yqP(O.FsL(u,O.pdi(l))),env:O.yqP(Aa),tag:Pt("is not accepted: web apps deploy without a release tag")}),change:O.FsL(d,O.pdi(f=>({...O.qgA(o,f),settings:O.qgA(i,
f)})))}}function kw({logRemovedAt:t}){return t===null?void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--k\
eep-deployments, --keep-days).
`}const vw=O.FsL(Tt(1,1e3),O.yGV(X.G1,"is not a variable's name: letters, digits and _, and not a digit first")),Uk=et({set:$e(Aa),unset:$e(O.FsL(O.YOg(vw,"must\
 be a list of names"),O.Ru6(X.lF.envVariables,`must have at most ${X.lF.envVariables} names`)))}),Qu={variables:X.lF.envVariables,bytes:X.lF.envBytes};function Mw({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>Qr(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),el(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw Ct(c);return u},async restoreApp(c,d){const u=await s.restore(c,d);
if(u.kind==="no_app")throw Ct(c);if(u.kind==="too_late")throw Zu(u.app,!0);if(u.kind==="not_deleted")throw new Z("conflict",`The app ${c.appID} is not deleted, \
so there is nothing to restore.`);return u.app},async cancel(c,d,u){const l=await r.cancel(c,d,u);if(l.kind==="no_deployment")return a(c,d);if(l.kind==="too_lat\
e")throw Uw(c,l.deployment);return l.deployment},async redeploy(c,d,u,l){const f={branch:null,commit:null},g=d===void 0?await r.create(c,f,u,l):await r.redeploy(
c,d,u,l);if(g.kind==="no_app")throw Ct(c);if(g.kind!=="no_deployment")return g;throw await i(c),el(c,d??"")},async clearCaches(c,d){if(!await s.update(c,{settings:{
cachesOf:(0,B.randomUUID)()}},d))throw Ct(c)},async rollback(c,d,u){const l=await o.rollback(c,d,u);if(l)return l;if(await i(c),d===void 0)throw Zr(c,"no kept r\
elease before the live one.");const f=await r.find(c,d),g=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(f?.status==="succeeded")throw Zr(c,`\
no release ${d} any more: the platform keeps the newest ones (--keep-releases). ${g}`);if(f)throw Zr(c,`no release ${d}: that deployment is ${f.status}.`);const b=Cw.
test(d)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw Zr(c,`no kept release ${d.slice(0,100)}.${b}`)},async variables(c){
return await i(c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),l=(f,g)=>Object.hasOwn(u,f)?u[f]===g?"same":"replaced":"new";return Object.
keys(d).sort().map(f=>({name:f,change:l(f,d[f]??"")}))},editEnv:(c,d,u)=>$w(t.apps,c,d,u),async readLog(c,d,u){const l=await a(c,d),f=l.finishedAt!==null,g=await e.
read(d,{...u,isComplete:f}),b=g?void 0:kw(l);return b!==void 0?{text:u.from<=0?b:"",next:Math.max(1,u.from),atEnd:!0,deployment:l}:g?{text:g.text,next:g.next,atEnd:f&&
g.next>=g.size,deployment:l}:{text:"",next:Math.max(0,u.from),atEnd:f,deployment:l}}}}async function $w(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(
n,a));if(o!==void 0)throw Rt([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[]},Qu,r);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw Ct(e);case"full":{const{variables:a,bytes:c}=Qu;throw Rt([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,F.xb)(i)}}async function Qr(t,e){const n=await t.find(e);if(!n)throw Ct(e);if(n.deletion)throw Zu(n);return n}function Zu({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new Z("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new Z("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}function Ct({
org:t,project:e,appID:n}){return new Z("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const Cw=/^dpl-[a-z2-7]{16}$/;function Zr({appID:t},e){return new Z(
"release_not_found",`The app ${t} has ${e}`)}function el({appID:t},e){return new Z("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function Uw({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new Z("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new Z(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function tl(t){const{apps:e}=t.state;return{bodies:qu(t),async create(n,{type:s,config:r},o,i){await ka(
r.settings),await nl(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,B.randomUUID)()}},c=await e.create({key:n,type:s,config:a},
o,i).catch(sl);if(c.kind!=="taken")return c;throw await Qr(e,n),new Z("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s,r){const o=await Qr(
e,n);await ka(s.settings),await nl(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(sl);if(!i)throw Ct(n);return i},domainsOf:({org:n,settings:s})=>Hg(
t.domains,n,s.domains??[])}}async function ka({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){const s=await Xy(n);if(s!==void 0)throw Rt([`schedule[${e}\
].cron ${s}`])}}async function nl(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await Pg(t.domains,e,r)}function sl(t){if(!(t instanceof
Ds))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new Z("domain_taken",e)}var Ut=I(3823);
const ne={type:"string"},Yn={type:"integer",minimum:0},va={type:"boolean"},Ht={type:"string",format:"date-time"};function ut(t){return{type:"string",enum:t}}function ve(t){
return{anyOf:[t,{type:"null"}]}}function pt(t){return{type:"array",items:t}}function Fe(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(
Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function xw(t,e){return Fe({[t]:pt(e),nextCursor:ve(
ne)})}function Kn(t){return{$ref:`#/components/schemas/${t}`}}const Gt={appID:{type:"string",minLength:1,maxLength:63},name:ne,type:ut(X.yN),repository:ne,branch:ne,
buildCommand:ve(ne),outputDirectory:ve(ne),region:ve(ne),subdomain:ne,state:ut(["created","live"]),url:ve(ne),environments:pt(Fe({environmentID:ne,name:ne})),createdAt:Ht,
updatedAt:Ht},Fw={appID:Gt.appID,type:Gt.type,state:Gt.state,repository:ne,branch:ne,buildCommand:Gt.buildCommand,outputDirectory:Gt.outputDirectory,region:Gt.region,
"spaFallback?":va,"installCommand?":ne,"rootDirectory?":ne,"nodeVersion?":ne,"noindex?":va,"verify?":ut(["off","warn","fail"]),"startCommand?":ne,"healthPath?":ne,
"instances?":Yn,"memory?":ne,"idleTimeout?":ne,"requestTimeout?":ne,"schedule?":pt(Fe({cron:ne,path:ne})),"domains?":pt(ne),variables:pt(ne)},rl={deployID:ne,status:ut(
ct.PB),branch:ne,commit:ve(ne),createdAt:Ht},jw={code:ut(jn.i1),file:ve(ne),line:ve(Yn),message:ne},Ma={...rl,stage:ve(ut(ct.Mb)),startedAt:ve(Ht),finishedAt:ve(
Ht),"supersededBy?":ne,"warnings?":pt(Fe(jw))},Bw={file:ne,line:ve(Yn),column:ve(Yn),severity:ut(["error","warning","notice"]),code:ve(ne),message:ne},xk={Error:Fe(
{error:Fe({code:ut(Object.keys(ct.iV)),message:ne,requestID:ne})}),App:Fe(Gt),Configuration:Fe(Fw),Environment:Fe({environmentID:ne,name:ne,url:ve(ne),state:ut(
["created","live"])}),AcceptedDeployment:Fe(rl),Deployment:Fe({...Ma,url:ve(ne)}),Failure:Fe({deployID:ne,stage:ut(ct.Mb),code:ut(ct.sR),message:ne,exitCode:ve(
{type:"integer"}),signal:ve(ne),log:pt(ne),diagnostics:pt(Fe(Bw))}),OperatorApp:Fe({org:ne,project:ne,...Gt,settings:{type:"object"},liveDeployID:ve(ne),newest:ve(
{$ref:"#/components/schemas/OperatorDeployment"}),"functions?":ut(gg),"functionsNode?":ne,"deleted?":Fe({at:Ht,by:ve(ne),until:Ht})}),OperatorDeployment:Fe({...Ma,
subject:ve(ne),author:ve(ne),triggeredBy:ve(ne),size:ve(Fe({files:Yn,bytes:Yn})),isLive:va,"redeployOf?":ne,"cancelledBy?":ne,phases:pt(Fe({name:ne,startedAt:Ht,
ms:ve({type:"number",minimum:0})}))}),QueuedDeployment:Fe({project:ne,appID:ne,...Ma,triggeredBy:ve(ne),"position?":{type:"integer",minimum:1}}),Table:Fe({name:ne,
variable:ne,createdAt:Ht})},Pw=254;async function Fk({organizationsOf:t},e){return(await t(e))?.length===0}function ol({email:t,token:e,via:n},s,r="id-token"){const o=e?
{via:"access-token",name:e.name}:{via:n??r};return{by:(0,Xe.Ow)(t,Pw),...o,from:_e(s),requestID:s.requestID}}function Hw(t){const e=Object.entries(t).map(([n,s])=>({
name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>Gw(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===
i);if(a)return{name:a.name,route:a.route,parameters:Ww(a.parts,r)};if(o.length===0)throw new Z("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.
method==="GET"?"GET, HEAD":d.method).join(", ");throw new Z("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Gw(t,e){return t.
length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function Ww(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,Yw(e[r]??"",o)]]});return Object.fromEntries(n)}function Yw(t,e){try{return decodeURIComponent(t)}catch{throw new Z("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}class il{status;json;constructor(e,n){this.status=e,this.json=n}}const Kw=["GET","HEAD"],zw=["POST","PUT","PATCH"];function Xw(t,e,n){
const s=Hw(e),r=async o=>{const i=Ne(o.target),{name:a,route:c,parameters:d}=s(o.method,i),{principal:u,within:l}=await qw(t,c,o,d),{bytes:f,json:g}=zw.includes(
o.method)?await nT(o,c):tT,{orgID:b="",projectID:T="",appID:y=""}=d,{status:N=200,body:L}=c,$=await c.run({name:a,key:{org:b,project:T,appID:y},parameters:d,principal:u,
within:l,act:ol(u,o),query:new URLSearchParams(o.target.slice(i.length)),bytes:f,idempotencyKey:Ee(o,"idempotency-key"),status:N,body:()=>L&&ww(g,L)},n);return $ instanceof
il?Ke($.status,JSON.parse($.json),{"idempotent-replayed":"true"}):Ke(N,$)};return async o=>{try{return await r(o)}catch(i){const a=Nd(i);if(!a)throw i;return await Vw(
t,a,o),rt(a,o)}}}async function Vw(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="un\
authorized")return t.refusals.note(s);try{const r=await t.verify(Ee(n,"authorization")),{by:o}=ol(r,n);t.refusals.note({...s,by:o??void 0,org:await Jw(t,r,n)})}catch{
t.refusals.note(s)}}async function Jw({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.exec(n)?.[1];if(!(s===void 0||!X.cS.test(s)))return await t(e,{org:s})===
void 0?void 0:s}async function qw(t,e,n,{orgID:s,projectID:r,appID:o}){const i=await t.verify(Ee(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw As(
`Too many requests: wait ${c} s.`,c);if(e.for==="operators"&&await t.organizationsOf(i)!==void 0)throw new Z("forbidden",`${a} has no role in the organization "\
*", which this call needs.`);if(e.for==="operators"&&e.needs&&await al(t,i,{org:"*"},e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!X.cS.test(s))throw Rt(
["orgID in the path is not an identifier"]);if(r!==void 0&&!X.cS.test(r))throw Rt(["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},
u=e.partly&&await Qw(t,i,d);return u&&u.length>0?{principal:i,within:u}:(await al(t,i,d,e.needs??Zw(n.method)),{principal:i})}async function Qw(t,e,{org:n,project:s}){
const r=await t.partsOf(e,n);return s===void 0||r===void 0?r:r.includes(s)?void 0:r.filter(o=>o.startsWith(`${s}/`))}function Zw(t){return Kw.includes(t)?"viewe\
r":"deployer"}const eT={viewer:"may only read",deployer:"may not say who may do what",admin:"may do everything"};async function al({roleOf:t},e,n,s){const r=await t(
e,n);if(r===void 0)throw new Z("forbidden",`${e.email} has no role for this in the organization ${n.org}.`);if(dn(r,s))return r;const o=`${e.email} ${eT[r]} in ${cn(
n)}.`;throw new Z("forbidden",s==="admin"?`${o} An admin may.`:o)}const tT={bytes:Buffer.alloc(0),json:void 0};async function nT(t,{mayBeEmpty:e,body:n}){const s=Ee(
t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw cl(s);const r=await t.body(X.lF.bodyBytes).catch(o=>{throw o instanceof
yt?new Z("body_too_large",`The body is larger than ${X.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw cl("none");
try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new Z("invalid_request",`The body is ${r.length===0?"em\
pty":"not valid JSON in UTF-8"}.`)}}function cl(t){return new Z("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}
const sT={limit:{type:"integer",minimum:1,maximum:X.lF.pageMost,default:X.lF.pageDefault},cursor:ne};function rT(t){return $a(t,"limit",X.lF.pageDefault,X.lF.pageMost)}
function oT(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function iT({seq:t}){return gn(`before:${t}`)}function aT(t){
const e=xs(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function jk(t){return gn(`before:${t}`)}const Bk=null;function Pk({project:t,appID:e}){
return gn(`after:${t}/${e}`)}function Hk(t){const e=xs(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))
throw Ca();return{project:n,appID:s}}function Gk(t){return gn(`after:${t}`)}function Wk(t){const e=xs(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))
throw Ca();return e}function Yk({project:t="",appID:e="",who:n}){return gn(`after:${t}/${e}/${n}`)}function Kk(t,e){const[n="",s="",r=""]=xs(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return r===""?void 0:{org:e,project:n,appID:s,who:r}}function zk(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function Xk({key:t}){return gn(`after:${t}`)}function Vk(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:xs(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function Jk(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:$a(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function qk(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:$a(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function Qk(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function $a(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw Rt([`${e} must be 1 to ${s}`]);return o}function gn(t){return Buffer.from(t).toString("b\
ase64url")}function xs(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||gn(s)!==n)throw Ca();return r.
slice(1)}function Ca(){return Rt(["cursor must be a nextCursor of this list"])}function dl(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;
if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw Rt(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,
s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,B.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function ul(t,e){switch(t.kind){case"done":
return e(t.made);case"replayed":return new il(t.status,t.answer);case"other_request":throw Rt(["Idempotency-Key was used before with another body"]);default:return(0,F.
xb)(t)}}const cT={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function Zk(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===
void 0)continue;const f=DEPLOYMENT_STAGES.slice(d+1).find(y=>i[y]!==void 0),g=f===void 0?r:i[f]??null;if(f===void 0&&u!==a)break;const b=cT[u],T=c.at(-1);T?.name===
b?c.splice(-1,1,{...T,finishedAt:g}):c.push({name:b,startedAt:l,finishedAt:g})}return c}function ll({subdomain:t,settings:e}){return e.domains?.[0]??t}const fl="\
production";function Ua(t){return t.liveRelease===null?"created":"live"}function hl(t,e){return t.liveRelease===null?null:e(ll(t))}function xa(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Ua(t),url:hl(t,e),environments:[{environmentID:t.environmentID,name:fl}],createdAt:Lt(t.createdAt),updatedAt:Lt(t.updatedAt)}}function dT(t,e){const{
cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u}=t;return{appID:r,type:o,state:Ua(t),repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function uT(t,e){return{environmentID:t.environmentID,name:fl,url:hl(t,e),state:Ua(t)}}function pl(t){
const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:Lt(o)}}function El(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:l}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:Lt(c),startedAt:d===
null?null:Lt(d),finishedAt:u===null?null:Lt(u),url:r==="succeeded"?n(ll(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,z.Eb)({supersededBy:l??void 0})}}
function lT(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-X.lF.failureLogLines).map(l=>l.slice(0,X.lF.failureLogLine)),
u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function ev(t,e,n,s){const{cachesOf:r,...o}=t.
settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...xa(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&fT(e,t,n),...s&&i&&{functions:i,functionsNode:s.
node},...t.deletion&&{deleted:{at:Lt(t.deletion.at),by:t.deletion.by,until:Lt(t.deletion.endsAt)}}}}function fT(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,
cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=El(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??
void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:g})=>({name:l,startedAt:Lt(f),ms:g===null?null:g-f}))}}
function tv({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.
appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:Lt(c),startedAt:d===null?null:Lt(d),finishedAt:null,...present({position:n})}}function Lt(t){
return new Date(t).toISOString()}const eo=["branch","commit","configuration","configuration.type","env"];function hT(t,e){return Xw(t,pT(e),{...e,changes:tl(e)})}
function nv(t){return t}function pT(t){const{creation:e,change:n,deployment:s}=qu(t);return{createApp:{...Ut.bw.createApp,summary:"Creates an app. Its ID is its\
 name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:Fe({...Gt,deployTakes:pt(ut(eo))}),async run(r,{changes:o,siteUrl:i}){
const{name:a,...c}=r.body(),d=l=>({...xa(l,i),deployTakes:eo}),u=await o.create({...r.key,appID:a},c,r.act,dl(r,d));return ul(u,d)}},updateApp:{...Ut.bw.updateApp,
summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:Kn("App"),async run(r,{changes:o,siteUrl:i}){return xa(await o.
update(r.key,r.body(),r.act),i)}},replaceEnv:{...Ut.bw.replaceEnv,summary:"Replaces the whole set of variables. No answer contains their values.",body:Dw,answer:Fe(
{names:pt(ne)}),async run(r,{state:o}){await to(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw Ct(r.key);return{names:Object.keys(i).
sort()}}},listEnvironments:{...Ut.bw.listEnvironments,summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployT\
akes`: the members that the body of a deployment may have.",answer:Fe({environments:pt(Kn("Environment")),app:Kn("Configuration"),deployTakes:pt(ut(eo))}),async run(r,{
state:o,siteUrl:i}){const a=await to(r,o),c=Object.keys(await o.apps.env(r.key)).sort();return{environments:[uT(a,i)],app:dT(a,c),deployTakes:eo}}},deploy:{...Ut.
bw.deploy,summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `e\
nv`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says w\
hat the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a\
 server.",body:s,mayBeEmpty:!0,status:202,answer:Kn("AcceptedDeployment"),async run(r,{state:o}){await to(r,o);const i=dl(r,pl),{branch:a=null,commit:c,configuration:d,
env:u}=r.body();await ka(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.
kind==="no_app")throw Ct(r.key);return ul(f,pl)}},listDeployments:{...Ut.bw.listDeployments,summary:"Lists deployments, newest first.",query:sT,answer:xw("deplo\
yments",Kn("Deployment")),async run(r,{state:o,siteUrl:i}){const a=rT(r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:aT(r.query)});if(!c)throw Ct(
r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=oT(u,a,iT);return{deployments:l.map(g=>El(g,d,i)),nextCursor:f}}},readFailure:{...Ut.bw.readFailure,summary:"\
Reads why a deployment failed. 404: it did not.",answer:Kn("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,
i);if(a)return lT(i,a);await to(r,o);const c=await o.deployments.find(r.key,i);throw c?new Z("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):
new Z("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function to({key:t},{apps:e}){return Qr(e,t)}const ET=()=>()=>({status:404,headers:{},
body:""}),mT=()=>{},yT=()=>{},gT=()=>{},wT=()=>{};class xt extends Error{name="DamagedObject"}const Et=8;class no{#e;constructor(e){this.#e=e}get bytes(){return this.#e.
length}has(e){let n=0,s=this.#e.length/Et-1;for(;n<=s;){const r=n+s>>>1,o=r*Et,i=this.#e.compare(e,0,Et,o,o+Et);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){
return new no(Buffer.from(this.#e))}}function ml(t){return(0,B.hash)("sha256",t,"buffer").subarray(0,Et)}class zn extends Map{#e;constructor(e){super(),this.#e=
e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const Fs=["br","zstd","gzip"],TT=512,Fa=16*ce.D6,Xn=Buffer.
from("SLV","latin1"),Vn=Xn.length+4+32,_T=Vn+Fa;function sv(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Xn,e,hashOf("sha256",t,"\
buffer"),t])}function yl(t,e){if(t.length<Vn||Xn.compare(t,0,Xn.length)!==0)return;const n=t.readUInt32LE(Xn.length);return n<=Fa&&e===Vn+n?n:void 0}function NT(t){
if(yl(t,t.length)===void 0)return;const e=t.subarray(Vn),n=t.subarray(Xn.length+4,Vn);return(0,B.hash)("sha256",e,"buffer").equals(n)?e:void 0}const bT=/^[0-9a-f]{64}$/;
function ja(t){return bT.test(t)}function tn(t,e){return`${t}/${e.slice(0,2)}/${e}`}function ST(t){return`${t}/variants/`}function Ba(t,e,n){return`${ST(t)}${e.
slice(0,2)}/${e}.${n}`}function gl(t){const[,,e="",...n]=t.split("/");return n.length===0&&ja(e)?e:void 0}function wl(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(t)??[];return Fs.some(s=>s===n)?e:void 0}const OT=5e3;function rv(t){const e=gl(t);return e!==void 0?{sha256:e}:wl(t)===void 0?void 0:{missingMs:OT}}const RT=100,
Tl=600*1e3;class LT{#e;#t;#n;#s=new zn(RT);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=tn(n,s),i=e===
"object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Tl){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(
i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(tn(e,n))}async lasting(){const e=this.#t.monotonic()-Tl;for(const[n,{key:s,version:r,
at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const IT=512;
class AT{#e;#t;constructor(e,n=vm){this.#e=e,this.#t=new Ot(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,
digest:this.#n(e)};return this.#t.put(e,r,IT+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(
e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,B.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function Pa(t){
if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Xe.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:
e.slice(1)}const DT=/^[\w.!~*'()@:$,+=&;/-]*$/;function _l(t){return DT.test(t)?`/${t}`:`/${t.split("/").map(kT).join("/")}`}function kT(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Ha(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}in\
dex.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}\
.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Nl=32,vT=/\/:[A-Za-z]\w*[^\w/]/,MT=/^:([A-Za-z]\w*)$/,Ga="it must begin with a path that \
has at most one *, and placeholders (/:name) only for whole segments, each name once",$T=`it has more than ${Nl} placeholders`;function bl(t){const e=Pa(t);return e===
void 0?Ga:Sl(Ol(`/${e}`))}function Sl(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||vT.test(t))return Ga;const r=e.slice(1).split("/").map(
Wa),o=(n??"").split("/").map(Wa),i=[...js(r),...js(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return Ga;if(i.length>Nl)return $T;if(n===void 0)return{
text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(Wa);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",
tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function CT({
head:t,star:e}){return new Set(e?[...js(t),...js(e.tail),"splat"]:js(t))}function js(t){return t.flatMap(e=>"name"in e?e.name:[])}function Wa(t){const e=MT.exec(
t)?.[1];return e===void 0?{text:t}:{name:e}}const UT=32*1024;class Ya{path;bare;#e;#t;#n;#s=UT;constructor(e){this.path=e,this.bare=Ol(e)}get parts(){return this.#e??=
this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=_l(
e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}
function xT(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&Ka(n,r,0)?new za(t,e,void 0):void 0;if(!Ka(n,r,0))return;if(s.isRest){
if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new za(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.
length-s.tail.length-1;if(o<n.length||!Ka(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&
e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new za(t,e,e.bare.slice(i,a))}function Ka(t,e,n){for(let s=0;s<t.length;s+=1){
const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class za{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in
a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Ol(t){return t.length>1&&
t.endsWith("/")?t.slice(0,-1):t}const Rl=500,so=8*1024,FT=2e3,Ll=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Il=/^[\t\x20-\x7e\x80-\xff]*$/,Al=new Set(["accept-ranges","con\
nection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","\
upgrade","vary","x-request-id","x-slipway-release"]);function jT(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.
push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>FT?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=BT(i,e.length,a),s&&e.push(
s)):s?PT(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function BT(t,e,n){const s=bl(t);if(e>=Rl)n("too many rules");else if(typeof s=="string")
n(s);else return{from:s,set:[],unset:[],bytes:0}}function PT(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Ll.test(o)||!Il.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(Al.has(
o))return n(`rules cannot set "${o}"`);const a=t.bytes+Bs(o,i);if(a>so)return n(`the headers of this path have more than ${so} bytes`);t.bytes=a,t.set.push([o,i])}
function Bs(t,e){return t.length+e.length+4}function HT(t,e){return Ll.test(t)&&t===t.toLowerCase()&&Il.test(e)&&!Al.has(t)}const Xa=2e3,GT=2e3,WT=/^[^/:]+=/,Dl={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function kl(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=YT(
r).trim();if(o==="")continue;const i=e.length<Xa?KT(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function YT(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function KT(t){if(t.length>GT)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||WT.test(n))return"conditions and query parameters are not supported";const o=zT(
s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=bl(e);return typeof i=="string"?i:Ml(n,
o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:ro(o)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function zT(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return vl(e)?e:void 0}function vl(t){return Object.hasOwn(Dl,t)}function ro(t){return Dl[t]===
"rewrite"}function Ml(t,e){return/^\/(?!\/)/.test(t)||!ro(e)&&/^(?:https?:)?\/\//i.test(t)}const XT=["index.html","200.html"],Va="_redirects",Ja="_headers",$l=512*
1024,VT=[Va,Ja];function Cl(t){return VT.includes(t)}function JT(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too la\
rge"&&s.push({file:d,reason:`it has more than ${$l} bytes`}),u==="too large"?"":u.toString()},o=kl(r(Va));for(const d of o.ignored)s.push({file:Va,...d});const i=jT(
r(Ja));for(const d of i.ignored)s.push({file:Ja,...d});const a=[...o.rules,...qT(e)].slice(0,Xa);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function qT(t){return t===void 0?[]:kl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function QT(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=ZT(t);if(!Array.isArray(
e)||e.length>Xa||!Array.isArray(n)||n.length>Rl)throw wn();return{redirects:e.map(e_),headers:n.map(t_),fallback:XT.find(r=>r===s)}}function ZT(t){const e=(0,z.
D7)(t.toString());if(!e)throw wn();return e}function e_(t){const[e,n,s,r]=Ps(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!vl(s)||!Ml(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw wn();return{from:Ul(e),to:n,status:s,force:r}}function t_(t){const[e,n,s]=Ps(t),r=Ps(n).map(i=>{const[a,c]=Ps(i);if(typeof a!="s\
tring"||typeof c!="string"||!HT(a,c))throw wn();return[a,c]}),o=Ps(s).map(i=>typeof i=="string"?i:qa());return{from:Ul(e),set:r,unset:o}}function Ul(t){const e=typeof t==
"string"?Sl(t):void 0;return typeof e=="object"?e:qa()}function Ps(t){return Array.isArray(t)?t:qa()}function qa(){throw wn()}function wn(){return new xt("The c\
ompiled rules of a release are damaged: deploy again")}var xl=I(4573),n_=I(6059);const s_=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),r_=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,o_=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function i_(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=s_.get(n)??(0,n_.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return r_.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function a_(t){return o_.test(t)}const c_=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
d_=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function oo(t){const e=Fl(
t);return e===void 0||e.endsWith(".html")?!1:c_.test(t)||d_.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const u_=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Hs(t){const e=Fl(t);return oo(t)||e!==void 0&&u_.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Fl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Gs=Buffer.from("SLIPWAY","latin1"),It=56,Ws=32,io=Ws+6,Tn=4,jl=8192,Bl=Buffer.allocUnsafe(3*Bd.pathBytes);class ao{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=co(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new no(e.subarray(It,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=jr){if(e.length>s.indexBytes)throw tt("it is too large");const r=Qa(e,s);if(co(r).end!==e.length)
throw tt("its length does not match its header");const o=await l_(e,r,s,n);return new ao(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*io;return{hash:this.#e.toString("hex",n,n+Ws),size:this.#e.readUIntLE(n+Ws,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=Bl.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(Bl,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Tn)}}function Qa(t,e=jr){if(t.length<It||Gs.compare(t,0,Gs.length)!==0)throw tt("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,It)};if(n.assets>n.count)throw tt("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||co(n).end>e.indexBytes)throw tt("it is too large");return n}function Pl(t,e){if(e.length!==t.assets*Et)throw tt("its le\
ngth does not match its header");if(!(0,B.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw tt("its assets do not match their hash");return new no(e)}function co({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=It+s*Et,o=r+t*io,i=o+(t+1)*Tn,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function l_(t,e,n,s){
const r=co(e),o=t.subarray(It,r.records);if(Pl(e,o),!(0,xl.isUtf8)(t.subarray(r.paths,r.rules)))throw tt("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw tt("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=jl){if(i=Math.max(i,f_(t,r,a,Math.min(a+jl,e.count))),i>n.pathBytes)throw tt("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*Tn)!==e.pathsBytes)throw tt("its last path does not end with the paths");for(let a=Et;a<o.length;a+=
Et){const c=a-Et;if(o.compare(o,a,a+Et,c,a)>=0)throw tt("its assets are not sorted")}return i}function f_(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*Tn);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw tt("its paths are out of order");if(((t[a]??0)&192)===
128)throw tt("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw tt("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function tt(t){return new xt(
`The index of a release is damaged (${t}): deploy again`)}function h_(t,e){const n=p_(t),s=E_(n),r=n.reduce((f,{path:g})=>f+Buffer.byteLength(g),0),o=It+s.length+
n.length*(io+Tn)+Tn,i=Buffer.alloc(o+r+e.length);Gs.copy(i);const a=[n.length,r,e.length,s.length/Et];for(const[f,g]of a.entries())i.writeUInt32LE(g,Gs.length+f*
4);(0,B.hash)("sha256",s,"buffer").copy(i,Gs.length+a.length*4),s.copy(i,It);let c=It+s.length,d=c+n.length*io;const u=d+(n.length+1)*Tn;let l=0;for(const{path:f,
hash:g,size:b}of n)i.write(g,c,Ws,"hex"),c=i.writeUIntLE(b,c+Ws,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function p_(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function E_(t){const e=t.filter(({path:n})=>Hs(n)).map(({path:n})=>ml(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const m_=123;function Za(t){return t[0]===m_}async function y_(t,e,n){if(t.length>oa)throw Jn(`has more than ${oa} bytes`);const s=g_(t),
r=new Map;for(const o of s.filter(({path:i})=>Cl(i)))r.set(o.path,o.size>$l?"too large":await e(o));return ao.open(h_(s,JT(r).bytes),n,Bd)}function g_(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Jn("is not JSON")}if(!(0,z.Gv)(e)||!(0,z.Gv)(e.files))throw Jn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,z.Gv)(s)?s:{};if(typeof r!="string"||!ja(r))throw Jn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw Jn("has a file without a size");if(n===""||!n.isWellFormed())throw Jn("has an invalid path");return{path:n,hash:r,size:o}})}function Jn(t){
return new xt(`The manifest of a release ${t}: deploy again`)}function uo(t,e=km){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const w_=1e3;class lo{damage;#e;#t;#n;#s;#r=new ua;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new AT(e),this.damage=new LT(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(jr.indexBytes,oa))throw this.damage.note("object_unusable",e,n),new xt(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Br?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=uo();try{return Za(r)?await y_(r,({hash:i,
size:a})=>this.read(e,i,a),o):await ao.open(r,o)}catch(i){throw i instanceof xt&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,It);return Za(s)?void 0:Qa(s).count}async assets(e,n){const s=await this.#f(e,n,0,It);if(Za(s))return(await this.index(e,n)).index.assets.detached();const r=Qa(
s),o=r.assets*Et;return Pl(r,await this.#f(e,n,It,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await Hl(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,d=i===o||await Hl(i,n,s);if(!c||!d)throw await this.#E(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(tn(e,n),r)??this.#p(e,n))!==n)throw await this.#E(e,n,r);const i=await this.#e.stream(tn(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of Fs){const o=await this.#d(Ba(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<w_||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Vn-1});return s&&yl(s,n.size)}async readVariant(e,n,s){const r=Ba(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,_T);return n?.bytes&&NT(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#p(e,n)}#h(e,n){if(!ja(n))throw new xt(`"${n}" is not the name of an object`);return tn(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new xt(`The object ${n} is gone`)}async#E(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(tn(e,n)),await this.#e.distrust(tn(e,n),s),new xt(`The object ${n} is damaged`)}}async function Hl(t,e,n){
return t?.bytes?.length===n&&(t.digest??await T_(t.bytes))===e}async function T_(t){if(t.length<=Br)return(0,B.hash)("sha256",t);const e=(0,B.createHash)("sha25\
6"),n=uo();for(let s=0;s<t.length;s+=Br){e.update(t.subarray(s,s+Br));const r=n();r&&await r}return e.digest("hex")}const __=()=>{};function N_({check:t,damage:e}){
return async()=>{try{await t?.()}catch{return Ke(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===
0)return Ke(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy thei\
r sites again to store them again.`;return Ke(200,{status:"degraded",pid:process.pid,reason:s})}}const b_=()=>{},S_=()=>{},O_=()=>{},R_=async()=>({[Symbol.asyncDispose]:async()=>{}}),
L_=()=>{},I_=1e4;function A_(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,B.hash)("sha256",n)}`,most:t}])}function D_(t,e){if(t===0)return()=>0;const n=t/
6e4,s=new zn(I_);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.
max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const k_=1e4,Gl=64*1024;class v_{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{deployID:n,fence:s},r,o){this.#e=
e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+Cm}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(e),this.#o+=e,this.#i??=this.#a(),
!0)}async end(){const e=new AbortController,n=this.#s.sleep(k_,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||await this.#e.end(this.#t)};await Promise.
race([s(),n]),e.abort()}async#a(){for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function M_(t,e){
try{const n=await t.read(e,{from:-Gl,limit:Gl,isComplete:!0}),s=(0,Xe.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-X.lF.failureLogLines).map(r=>r.slice(0,X.lF.failureLogLine))}catch{return[]}}const Wl={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},$_=100,C_=2;class fo{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>$_+C_*(this.#t()-this.#n)/this.#e}}class U_{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new fo(Fm,e),this.#t=
new fo(xm,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Wl[this.#n]?e.text.length>=$m?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Wl[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function x_(t){return F_.has(t.kind)}const F_=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),j_=100,B_=300;class ho extends Error{name="WorkerCrash";ending;constructor(e){super(H_(e)),this.ending=
e}}class P_{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new U_;#i=new fo(jm);#a=new fo(Bm);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#p;#E=!1;#g=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#y(s).catch(r=>this.#m(r))),e.ended.then(s=>this.#S(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#p=Promise.withResolvers(),this.#f.resolve(e),this.#p.promise)}letGo(){this.#g=!0,this.#f.resolve(null),this.#p?.resolve([])}#m(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#y(e){const n=this.#T(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#w(e.id,e.question);break;case"release":this.#b(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,F.xb)(e)}}#T(e){
return x_(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#w(e,n){if(this.#l+=1,this.#l>j_)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#_(n)})}catch(s){this.#m(s)}this.#l-=1}async#_(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#b(e.name),this.#t.set(e.name,n),this.#h&&this.#b(e.name),null}case"output":return await this.#R(e),null;case"start":return this.#N(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#N(e){if(this.#E&&this.#p?.resolve(e),this.#g)return null;
const n=await this.#f.promise;return this.#E=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#R({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>jd.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#b(e){this.#t.get(e)?.(),this.#t.delete(e)}#S(e){this.#h=!0,this.letGo();const n=new ho(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#b(s)}}function H_({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Xe.Ow)(r,B_)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function G_(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new w({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class W_{#e;#t;#n;#s=new ua;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=qd(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){
const e=this.#c(),n=ay(e.dataDir,process.pid),s=new P_(new Ey(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});
return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,
blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
g={dataDir:(0,U.realpathSync)(e),blobs:n,env:Jd(s),gitUrlTemplate:r??en.bD,allowLocalGit:o??!1,limits:{...xr,...i},outputLimits:a??jd,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...g,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:g}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:m(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:Y_[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const Y_={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
K_=1e4,z_=5*6e4,X_=1e4,V_=2,J_=6e4,q_=8,Q_=100;function Z_(t){return new e0(t)}class e0{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new W_(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!zl(e)&&n!=="required"&&!Xl(s)){const o=setTimeout(()=>this.#n(),Q_);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
zl(e)&&t0(e,(await r).network),n==="required"&&n0((await r).isolation),Xl(s)&&s0((await r).limiter)}#d(){if(!(0,U.existsSync)((0,j.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#g(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof ho)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof ho?await this.#T(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??xr.
logBytes,u=new v_(a,{deployID:e.deployID,fence:n.fence},d,c),l=()=>{this.#y(s)};r.addEventListener("abort",l,{once:!0}),r.aborted&&l();try{const T={...n,onOutput:async $=>o?.(
$,r),onLog:$=>{u.write($)||s.process.kill("it sent a log that is too long")},onStored:async(...$)=>{try{const R=await n.onStored?.(...$);for(const _ of R??[])u.
write(`Warning: ${_}
`);return R??void 0}catch(R){throw R instanceof w&&u.write(`${R.message}
`),R}}},y=await s.run({kind:"deploy",job:e,look:o!==void 0},T);if(y.kind!=="stored")throw y.kind==="failed"?new w(y.facts):ec();const{commit:N,release:L}=y;return{
commit:N,release:L,place:$=>this.#l(s,$),[Symbol.asyncDispose]:()=>(s.letGo(),this.#m(s,e.deployID))}}catch(f){throw await this.#m(s,e.deployID),r.reason instanceof
A&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),f}finally{r.removeEventListener("abort",l),await u.end(),n.onLogged?.(u.bytes)}}async#l(e,n){const s=new AbortController,r=this.#e.clock.sleep(
X_,s.signal).then(()=>[],()=>[]),o=await Promise.race([e.place(n),r]);return s.abort(),o}async detect(e,n){if(this.#c>=V_)throw Yl("Other repositories are being\
 read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#h({...e,deployID:`look-${(0,B.randomUUID)()}`,purpose:"d\
etect"},n)}catch(s){throw n.aborted?Yl("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){
const s=this.#t.start(),r=()=>{this.#y(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new w(o.facts);if(o.kind!=="detected")throw ec();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof ho&&!n.aborted?await this.#T(o,s,
e):o}finally{n.removeEventListener("abort",r),this.#m(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#E({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#y(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#E(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#p(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=q_?e():this.#i=this.#e.clock.after(J_,e)}async#E(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw ec();return s.collected}finally{await this.#y(n)}}#g(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#m(e,n){const s=new AbortController;this.#e.clock.sleep(z_,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#g(n),this.#e.lasting!==!1&&this.#p())}async#y(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),K_);await e.process.ended,clearTimeout(
n)}async#T(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=ct.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return G_(o,e.ending,r,await M_(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?iy():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function Yl(t){return new Z("unavailable",t,{"retry-after":"\
10"})}const Kl={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function zl(t){return t!==void 0&&Object.hasOwn(Kl,t)}function t0(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new F.GQ("unsupported_runtime",n,{input:"build-network",remedy:Kl[t]})}function n0(t){if(t.kind===
"none")throw new F.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function Xl(t){return t?.startsWith("/")??!1}function s0(t){if(t.kind!=="cgroup")throw new F.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function ec(){return new Error("The worker sent the result of another kind of job")}const Vl="GET, HEAD, OPTIONS";function tc({method:t}){
return t==="GET"||t==="HEAD"}function Jl(t){return t==="OPTIONS"?{status:204,headers:{allow:Vl}}:{status:405,headers:{allow:Vl,"content-length":"0","cache-contr\
ol":"no-store"}}}function Wt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,
headers:o}}function r0(t,e,n){const s=r=>Xt(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function o0({
settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(ql):ql(e)}function ql(t){return t.take?t:{...t,headers:{...t.headers,"x-robots-tag":"noindex"}}}
const i0=16*ce.D6,a0=512;function Ql(t){return e=>{if(e instanceof Ie)throw e;return t}}class c0{#e;#t=new Ot(i0);constructor(e){this.#e=e}async releasesWith({org:e,
kept:n},s){const r=ml(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,
s=>s.bytes+a0,()=>this.#e.assets(e,n))}catch(s){if(s instanceof xt)return;throw s}}}var nn=I(2373);const d0=(0,nn.M)({status:404,title:"No site here",text:"No a\
pp of this platform has this host name. Check the spelling of the address."}),Zl=(0,nn.M)({status:404,title:"Not live yet",text:"This app exists, and goes live \
with its first successful deploy. Deploy it, then load this page again."}),u0=(0,nn.M)({status:410,title:"This site is gone",text:"The app at this address was d\
eleted."}),ef=(0,nn.M)({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),tf=(0,nn.M)({status:400,
title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),l0=(0,nn.M)({status:414,title:"\
Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long address."}),f0=nf({status:503,title:"The storage of the\
 platform cannot be used now",text:"This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),h0=nf({status:503,
title:"Not available at the moment",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function nf(t){const{headers:e,...n}=(0,nn.
M)(t);return{...n,headers:{...e,"retry-after":"5"}}}const p0=(0,nn.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy da\
maged and does not serve it. Deploy the site again to replace it."});class E0{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;
const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.
all(this.#t),this.#n)throw this.#n.error}}const m0=2e3,nc=200,y0=32*ce.D6,g0=1/4,w0=8,T0=4,_0=["index.html","404.html"];function N0(t){const{clock:e,log:n}=t;let s=0;
return async r=>{if(s>=T0)return;s+=1;const o=new AbortController,i=b0(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,
reason:String(d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(m0,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function b0(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(y0,t.cacheBytes*g0);const c=new E0(w0);for(const d of await S0(o,i,s)){s.throwIfAborted();const u=i.file(d,new Ya(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function S0(t,e,n){const s=new Set([..._0,...t.mostServed(nc)]),r=new Set([...s].filter(oo).
map(sf)),o=uo(n);for(const a of r.size>0?e.names():[]){if(r.has(sf(a))&&s.add(a),s.size>=2*nc)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,nc)}function sf(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const rf={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function O0(t,{status:e,location:n},s){const r=of(t.target.slice(Ne(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...rf,"x-slipway-release":s.deployID}}}function R0({target:t},e){const n=t.startsWith(
"/")?of(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...rf}}}function of(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function af(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class cf{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?xT(d.from,e):void 0;d&&u&&(yield[d,u])}}}function po(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=CT(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function sc({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:L0(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function L0(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const df={headers:{},isCut:!1};class I0{#e;constructor(e){this.#e=new cf(e.map(A0))}of(e){if(this.#e.size===0)return df;const n=[...this.#e.matching(
e)];return n.length===0?df:new D0(n).custom}}function A0({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=po(i,t);return a.isFixed&&(s+=Bs(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class D0{#e=new Map;#t=so;#n;#s=!1;constructor(e){this.#n=so-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,af(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-Bs(e,""),o=r<
0?void 0:sc(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=Bs(e,o),n.isFixed||(this.#n-=Bs(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const k0=64,v0=8*1024,M0=4*1024;class $0{#e;forces;constructor(e){this.#e=new cf(e.map(C0)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=U0(r,o,e);if(i&&(yield i),s+=1,s===k0)return}}}
function C0({from:t,to:e,status:n,force:s}){return{from:t,to:ro(n)?x0(e,t):po(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function U0({to:t,status:e,isForeign:n},s,r){
if(ro(e)){const a=sc(t,s,"plain",M0);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=sc(t,s,"encoded",v0);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function x0(t,e){const n=t.replace(/[?#].*$/,
"");try{return po(n,e,decodeURIComponent)}catch{return po(n,e)}}class F0{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!Hs(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Cl(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=Ha(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:_l(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=Ha(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=Ha(e,this.has);return n?.kind==="file"?n.path:void 0}}const j0="public, max-age=0, must-revalid\
ate",B0="public, max-age=31536000, immutable";function P0(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function H0(t,e,n,s,r){return new G0(
t,e,n,s,r)}class G0{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=i_(n),this.variants=a_(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":oo(this.#t)?B0:j0,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function W0(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const Y0=64*1024,K0=ce.D6,z0=4*
1024,X0=32,V0=5*1024,J0=512;class q0{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=QT(s.rules),d=Math.
min(K0,Y0+s.count*z0);this.#e=s,this.isServer=s.find(wt.r$)!==-1;const u=l=>!(this.isServer&&uf(l))&&s.find(l)!==-1;this.#t=new F0(new $0(i),c,u),this.#n=new I0(
a),this.#s=new Ot(d),this.#r=o,this.weight=s.bytes+s.rules.length*X0+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,Q0(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=H0(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:P0(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:af(e.location)}}}function uf(t){return t===
wt.nA||t.startsWith(`${wt.nA}/`)}function Q0(t,e){const n=4*t.length;return e.kind==="redirect"?J0+n+2*e.location.length:V0+n+e.customBytes}async function Z0(t,e,n,s){
return new q0(e,n,await t.index(e,n.manifestHash),s)}function eN(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function tN(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const nN=256,sN=256,lf=new zn(nN);function rN(t){let e=lf.get(t);if(!e){if(e=oN(t),t.length>sN)return e;lf.set(t,e)}return e}function oN(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return Fs.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const ff=new Map,iN=4*ce.D6,aN=768,cN=1e3;class dN{#e;#t;#n=new Ot(iN);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<TT||s.size>Fa)return ff;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??ff);return{sizes:a,isWhole:a.size===Fs.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>aN+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<cN}}
const uN=4*ce.D6,lN=64*ce.D6,fN=512,hN=[];class pN{#e;#t;#n;#s;#r=0;constructor(e,n,s=Q.ml){this.#e=e,this.#t=new Ot(n),this.#n=Math.min(uN,n),this.#s=new dN(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?Ee(e,"accept-encoding"):void 0,o=r===void 0?hN:rN(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,pf(n,o,a),s)):this.#o(e,n,pf(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(EN(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new hf;return o}).catch(o=>{if(!(o instanceof hf))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=Ee(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=tN(Ee(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=lN}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+fN,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class hf extends Error{}
function pf(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=W0(t,s,r);return t.variants?.
set(s,i),i}return t}function EN(t,e){const n=Ee(t,"if-none-match");if(n!==void 0)return eN(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function Ef({sites:t,domain:e,isOwnHost:n}){const s=wN(e),r=TN(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function mN(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const yN=1024,gN=255;function mf(t){const e=new zn(yN);return n=>{if(n.length>gN)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function wN(t){const e=`.${t.toLowerCase()}`;return mf(n=>{const s=yf(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function TN(t,e){return mf(n=>{const s=yf(n);return ms(s)&&!cr(s,t)&&!e(n)?s:void 0})}function yf(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const _N=64*ce.D6,gf=4096,NN=1e3;class bN{#e;#t;#n;#s;#r;#o;#i=new Ot(_N);#a;#c;#d;#u;#l;#h;prefetch;#f=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Q.ml,meter:a=Tr}=e;this.#e=s,this.#t=o,this.#n=e.finder??Ef({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new pN(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=e.cdn,this.#l=n,this.#h=e.late,this.#o=new c0(s),this.prefetch=
N0({site:c=>n.site(c),loaded:c=>this.#_(c),load:(c,d)=>this.#N(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(Ee(e,"\
host")??"");return n instanceof Promise?n.then(s=>this.#p(e,s),s=>this.#I(e,s,h0)):this.#p(e,n)};#p(e,n){return n===void 0?Wt(e,d0):r0(this.#c,n,this.#E(e,n,this.#m(
e,n)))}#E(e,n,s){return this.#h?s instanceof Promise?s.then(o=>this.#E(e,n,o)):s.status!==404||s.take?s:this.#h.newer(n,Hs(Ne(e.target)))?.then(o=>o?this.#g(s,e,
o):s)??s:s}#g({body:e},n,s){return e instanceof St.Readable&&e.destroy(),this.#m(n,s)}#m(e,n){const s=!n.isDeleted&&n.release!==null;if(!tc(e)&&!(s&&this.#d))return Jl(
e.method);if(n.isDeleted)return Wt(e,u0);if(n.release===null)return Wt(e,Zl);const r=n.settings.domains&&this.#n.domain(Ee(e,"host")??""),o=r&&mN(r,n.settings.domains??
[]);if(o)return R0(e,this.#s(o));try{const i=this.#_(n.release),a=i?this.#R(e,n,i):this.#T(e,n,n.release),c=this.#y(n,o0(n,a));return c instanceof Promise?c.catch(
d=>this.#I(e,d)):c}catch(i){return this.#I(e,i)}}#y(e,n){const s=this.#u;if(!s)return n;const r=o=>s.answer(e,o,this.#l.isSure!==!1);return n instanceof Promise?
n.then(r):r(n)}async#T(e,n,s){return this.#R(e,n,await this.#w(n,s))}async#w(e,n){try{return await this.#N(e.org,n)}catch(s){const r=e.kept.map(o=>this.#_(o)).find(
o=>o!==void 0);if(!r||!(s instanceof Ie))throw s;return this.#D("warn","edge_earlier_release",{deployID:r.deployID,live:n.deployID}),r}}#_(e){const n=this.#i.get(
e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#N(e,n){return this.#_(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>Z0(this.#e,
e,n,this.#t))}#R(e,n,s){if(s.isServer)return this.#b(e,n,s);if(!tc(e))return Jl(e.method);const r=Ne(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)
return this.#O(e,i,s);const a=Pa(r);if(a===void 0)return Wt(e,tf);if(a.length>gf)return Wt(e,l0);const c=new Ya(`/${a}`),d=(o?void 0:s.remembered(c.path))??s.direct(
c);return d?this.#O(e,d,s):Hs(a)&&n.kept.length>0?this.#A(e,n,s,c):this.#L(e,n,s,c)}#b(e,n,s){if(!e.target.startsWith("/"))return Wt(e,tf);const r=Pa(Ne(e.target));
if(r!==void 0&&uf(r))return Wt(e,ef,s);if(!tc(e)||e.isUpgrade||r===void 0||r.length>gf)return this.#S(n);const o=new Ya(`/${r}`),i=s.remembered(o.path)??s.direct(
o);return i?this.#O(e,i,s):Hs(r)&&n.kept.length>0?this.#A(e,n,s,o):this.#L(e,n,s,o)}#S(e){const{release:n}=e;return n===null?Zl:this.#d?.answer({...e,release:n})??
(0,mn.Ih)(new mn.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#l.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#_(
s)??await this.#N(n.org,s)).isServer?{...n,release:s}:void 0}async#A(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(Ql([]))){
const a=this.#_(i)??await this.#N(n.org,i).catch(Ql(void 0)),c=a?.file(o,r);if(a&&c)return this.#O(e,c,a)}return this.#L(e,n,s,r)}#L(e,n,s,r){if(s.isServer)return(oo(
r.path)?this.#h?.newer(n,!0):void 0)?.then(a=>a?this.#m(e,a):this.#S(n))??this.#S(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#O(e,o,s):Wt(e,ef,
s)}#O(e,n,s){return n.kind==="redirect"?O0(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#I(e,n,s=f0){const r=n instanceof Ie;if(!r&&!(n instanceof xt))throw n;const o=r?
"edge_unavailable":"edge_damaged";return this.#D("error",o,{requestID:e.requestID,reason:n.message}),Wt(e,r?s:p0)}#D(...e){const n=this.#a.monotonic();n-this.#f<
NN||(this.#f=n,this.#t(...e))}}const SN=500;class ON{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){this.#e=e,this.#t=n}newer(e,n){const s=this.#e.readAt(
e.subdomain)+SN-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#r(e.subdomain,s):this.#o(e.subdomain))).then(i=>i&&!RN(i,e)?i:void 0)}[Symbol.
dispose](){this.#s.abort()}#r(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:this.#o(e)),r=this.#t.sleep(n,this.#s.signal).then(s,s);return this.#n.
set(e,r),r}async#o(e){try{return await this.#e.again(e)}catch{return}}}function RN(t,e){const{kept:n}=e;return t.release?.deployID===e.release?.deployID&&t.kept.
length===n.length&&t.kept.every(({deployID:s},r)=>s===n[r]?.deployID)}const LN=500,IN=1e3,AN=250,DN=750,kN=5e3,rc=-1;class wf{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.
NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new Ot(e.bytes),this.#n=e.changes.
subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#T(
n))return n.record;if(n?.record!==void 0)return this.#f(e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}again(e){const n=this.#s.get(e);return n?.
record===void 0||!this.#T(n)?this.find(e):this.#w()?n.record:this.#p(e,n.record)}readAt(e){return this.#o.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){
return!this.#w()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=rc);const{table:s}=this.#e;s&&(s.put(
e,void 0),n?.record&&this.#E(e).catch(()=>{}))}#l(e){return this.#w()&&this.#o.size>0?Promise.reject(new Ie("The state cannot be read now")):this.#E(e)}async#h(e,n){
const s=await e.find(n),r=this.#s.get(n);return r&&(this.#T(r)||r.record)?this.find(n):s?(this.#y(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.
monotonic(),generation:rc}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#w())return this.#p(e,n);const s=this.#t.monotonic();return s-this.#d>=AN&&(this.#d=s,this.#p(
e,n).catch(()=>{})),n}async#p(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.sleep(LN,s.signal).then(()=>(this.#a=
this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#E(e),o])}catch(i){if(i instanceof Ie)return r();throw i}finally{s.abort()}}#E(e){
const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<DN)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#g(e,r);return this.#o.set(e,{begun:r,
record:o}),o}async#g(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const o={
record:r,read:n.read,begunAt:n.at,at:this.#c};return s()?(this.#y(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#m(e,o)}catch(r){throw r instanceof
Ie&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#m(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#y(e,{...n,
generation:rc}),n.record)}#y(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#T({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-
n<kN||this.#w()}#w(){return this.#t.monotonic()-this.#a<IN}}const vN=16*ce.D6,MN=4*ce.D6,oc=400,$N=300,CN=2;class UN{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){
this.#e=new wf({changes:n,table:s,clock:o,bytes:vN,weightOf:xN,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new wf({changes:n,table:r,
clock:o,bytes:MN,weightOf:()=>oc,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}get isSure(){return this.#e.isSure}site(e){return this.#e.
find(e)}again(e){return this.#e.again(e)}readAt(e){return this.#e.readAt(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(
s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.
includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function xN(t){return t?oc+$N*t.kept.length+CN*JSON.stringify(t.settings).length:oc}var Ys=I(7);
const FN=30,jN=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],BN=16*1024;function PN(t){const{policy:e,clock:n}=t,s={
issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:Gn(async()=>(await I.e(460).then(I.bind(I,6460))).createLocalJWKSet(
{keys:[t.key.publicJwk]}))};let r=[],o=new Map;const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??Mg(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,
{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:o.get(a)};return async a=>{const c=Tf(a),d=await I.e(460).then(I.bind(I,6460)),{header:u,claims:l}=HN(
c,d);GN(u,l);const f=i(l.iss??"");if(!f)throw je("The token was issued by an identity provider that this platform does not trust (iss)");const g=await f.keys(),
b=f.audiences??[t.audience];try{const{payload:T}=await d.jwtVerify(c,g,{issuer:f.issuer,audience:[...b],algorithms:jN,clockTolerance:FN,currentDate:new Date(n.now()),
requiredClaims:["exp"]});return WN(f,T)}catch(T){throw _f(T,d,b.join(" or "))}}}function Tf(t){if(t===void 0)throw je('There is no Authorization header: send "A\
uthorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw je('The Authorization header is not "Bearer <ID token>"');
if(e.length>BN)throw je("The token is too long to be an ID token");return e}function HN(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{
throw je("The token is not a JSON Web Token, so it is not an ID token")}}function GN(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+j\
wt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw je("The token is an access token: send the identity provider's ID token instead")}function WN(t,e){
YN(t,e);const n=t.granted.flatMap(r=>{const o=e[r];return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(o).length<=gs?[[r,String(o)]]:[]}),
s={email:KN(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function YN(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(
String(e[n])))throw je(`The token's ${n} claim is not one that this platform accepts`)}function KN(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];
if(typeof i!="string"||i==="")throw je(`The token has no ${o} claim`);return i}),s=Zo(n);if(s===void 0){const r=hs(n)?"has characters other than ASCII":"is not \
an email";throw je(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!zN(e,t))throw je("The token's email is not verified (email_verified is not t\
rue)");return s}function zN({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function _f(t,e,n){if(t instanceof Z)return t;const{
errors:s}=e;return t instanceof s.JWTExpired?je("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?je(`Th\
e token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?je("The token is not valid yet (nbf)"):je(`The token's ${t.claim} claim is missin\
g or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?je("The token's signature does not match its issuer's keys"):t instanceof
s.JOSEAlgNotAllowed?je("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERI\
C"?je("The token is not a valid ID token"):Xr()}function je(t){return new Z("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function XN({
store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{Nf(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){const u=ac(d),l=JSON.
stringify([u.project,u.appID]);a.has(l)||a.set(l,dn(await e(r,u),"admin"));const f=bf(d);(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&c.push(d)}if(c.length>
0||await e(r,{org:o})||(await n(r))?.includes(o))return c;throw ic(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){Nf(r,"make another\
 one");for(const _ of[i.project,i.appID])if(!(_===void 0||X.cS.test(_)))throw new Z("validation_failed","The project and the app of a token must be identifiers.");
const u=await e(r,i);if(u===void 0)throw ic(r,i.org);if(!dn(u,"deployer"))throw new Z("forbidden",`${r.email} may only read there. Somebody with the role deploy\
er makes tokens.`);const l=(0,Ys.yH)(_=>(0,B.randomInt)(_)),{org:f,project:g=null,appID:b=null}=i,{email:T,issuer:y}=r,N={org:f,project:g,appID:b,name:o,role:a,
lifetimeMs:c,madeBy:T,maker:JSON.stringify({email:T,issuer:y})},L=Ys.KT.atPlace,$=await t.create({id:(0,B.randomUUID)(),hash:(0,B.hash)("sha256",l),...N},L,d);if(typeof $==
"object")return{...$,text:l};const R=$==="name_taken"?`T${cn(i).slice(1)} has a token ${o}. Revoke it first, or choose another name.`:`${qo(i,$,L)} tokens, and \
may have no more. Revoke those that nobody needs.`;throw new Z("conflict",R)},async revoke(r,{org:o,project:i=null,appID:a=null},c,d){const u=(await s(r,o)).filter(
g=>g.name===c),l=u.find(g=>g.project===i&&g.appID===a);if(!l&&i===null&&u.length>1){const g=u.slice(0,5).map(b=>cn(ac(b)));throw new Z("conflict",`Several token\
s have the name ${c}: those of ${g.join(", ")}. Name the place.`)}const f=l??(i===null?u[0]:void 0);if(f&&await t.revoke(o,f.id,d))return f;throw await e(r,{org:o})===
void 0?ic(r,o):new Z("not_found",`The organization ${o} has no token ${c.slice(0,100)} that you may end.`)}}}async function VN(t,e,n){if(!(0,Ys.eo)(e))throw je(
"The access token is not whole: it was cut, or mistyped");const s=await t.find((0,B.hash)("sha256",e)),r=s&&bf(s),o=Ys.Xm.find(i=>i===s?.role);if(!s||!r||!o)throw je(
"The access token is unknown, was revoked, or has ended");if(!n(r.issuer))throw je("The person who made the access token signed in by an identity provider that \
is no longer trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof Ie))throw i}),{...r,token:{id:s.id,name:s.name,role:o,place:ac(s)}}}function Nf({token:t},e){
if(t)throw new Z("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function ic({email:t},e){return new Z("forbidden",`${t} has no \
role for this in the organization ${e}.`)}function ac({org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function bf({maker:t}){const e=(0,z.
U4)(t);if(!(!(0,z.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}function JN({idTokens:t,accessTokens:e,logins:n,
loginTokens:s,trusts:r}){return async o=>{const i=o===void 0?"":Tf(o);return(0,Ys.Lh)(i)?VN(e,i,r):await qN(i)===s.issuer?s.verify(i,n,r):t(o)}}async function qN(t){
const{decodeJwt:e}=await I.e(460).then(I.bind(I,6460));try{return e(t).iss}catch{return}}const QN=()=>{},ZN={device:"/identity/device",token:"/identity/token",revoke:"\
/identity/revoke"},ov="slipway",eb="urn:ietf:params:oauth:grant-type:device_code",Eo="BCDFGHJKLMNPQRSTVWXZ",iv=new RegExp(`^[${Eo}]{4}-[${Eo}]{4}$`),av=100,tb=300,
nb="developer@slipway.localhost";function sb(t){const{issuer:e,key:n,clock:s,calls:r=new Map}=t;let o;const i=async(c={})=>{const d=await I.e(460).then(I.bind(I,
6460));o??=d.importJWK(n.privateJwk,"ES256");const u=Math.floor(s.now()/1e3),l=c.email??nb;return new d.SignJWT({...c.claims,email:l,email_verified:!0}).setProtectedHeader(
{alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).setSubject(c.subject??l).setAudience(c.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(c.expiresInSeconds??
tb)).setJti((0,B.randomUUID)()).sign(await o)},a={"/identity/.well-known/openid-configuration":ob(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){
const d=r.get(Ne(c.target));if(d&&(c.method==="POST"||Ne(c.target)!==ZN.token))return d(c);if(c.method!=="GET"&&c.method!=="HEAD"){const f="The identity provide\
r accepts only GET and HEAD";return rt(new Z("method_not_allowed",f,{allow:"GET, HEAD"}),c)}const u=Ne(c.target),l=a[u];if(l)return Ke(200,l,{"cache-control":"p\
ublic, max-age=300"});if(u!=="/identity/token")return rt(new Z("not_found",`Nothing is at ${u}`),c);if(!ib(c,t.requestToken)){const f="The request token is miss\
ing or wrong: see run.json";return rt(new Z("unauthorized",f,{"www-authenticate":"Bearer"}),c)}return rb(c.target,i)}}}async function rb(t,e){const n=new URLSearchParams(
t.slice(Ne(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,z.Eb)({audience:s||void 0,email:r||void 0}));return Ke(200,{count:o.length,value:o})}function ob(t){
return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[
eb,"refresh_token"],token_endpoint_auth_methods_supported:["none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:[
"ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function ib(t,e){const n=r=>(0,B.createHash)(
"sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(Ee(t,"authorization")??"")?.[1];return s!==void 0&&(0,B.timingSafeEqual)(n(s),n(e))}const Sf=900;function ab({
issuer:t,audience:e,key:n,clock:s}){const r=`${t}/login`,o=Gn(async()=>(await I.e(460).then(I.bind(I,6460))).importJWK(n.privateJwk,"ES256")),i=Gn(async()=>(await I.
e(460).then(I.bind(I,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,async mint(a,{email:c,issuer:d}){const u=await I.e(460).then(I.bind(I,6460)),
l=Math.floor(s.now()/1e3);return new u.SignJWT({email:c,email_verified:!0,idp:d,sid:a}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(r).setSubject(
c).setAudience(e).setIssuedAt(l).setExpirationTime(l+Sf).setJti((0,B.randomUUID)()).sign(await o())},async verify(a,c,d){const u=await I.e(460).then(I.bind(I,6460)),
l={issuer:r,audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(a,await i(),l).catch(T=>{throw _f(T,u,e)}),g=await c.find(
String(f.sid)),b=g&&dc(g.identity);if(!b)throw je(`The sign-in of this machine has ended. ${cc}`);if(g.state==="reused")throw je(`${db} ${cc}`);if(!d(b.issuer))
throw je(`${cb} ${cc}`);return{...b,via:"login"}}}}const cc="Sign in again: slipway login",cb="This platform no longer trusts the identity provider that you sig\
ned in by.",db="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody else may have copied it.";function dc(t){const e=(0,z.
U4)(t);if(!(!(0,z.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}const Of=10*6e4,Rf=5e3,ub={lifetimeMs:Of,intervalMs:Rf,
perAddress:10,inAll:1e3},Lf=864e5,lb={graceMs:6e4,idleMs:30*Lf,mostMs:90*Lf},fb=20,uc={person:10,address:20,all:200},hb="slr_",If=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,
Af=12;function pb({store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:uc.all},
{name:`login/person/${mt(i,a)}`,most:uc.person},{name:`login/address/${mt(c)}`,most:uc.address}]);if(d!==0)throw As(`Too many codes were tried. Try again in ${d}\
 seconds.`,d)};return{async begin(i,a){for(;;){const[c,d]=[(0,B.randomBytes)(16).toString("base64url"),(0,B.randomBytes)(32).toString("base64url")],u=Eb(),l={id:mt(
c),userCode:mt(u),secret:mt(d)},f=await t.begin({...l,machine:i,address:a},ub);if(f==="too_many")return;if(f==="code_taken")continue;const g={expiresIn:Of/1e3,interval:Rf/
1e3};return{deviceCode:`${c}.${d}`,userCode:u,...g}}},async exchange(i,a){const[,c="",d=""]=If.exec(i)??[];if(c==="")return"unknown";const u=(0,B.randomBytes)(32).
toString("base64url"),l={id:mt(c),secret:mt(d),next:mt(u)},f=await t.advance({...l,...lb},{...Le,...a});if(f.kind!=="open")return f.kind;const g=dc(f.identity);
return!g||!r(g.issuer)?"untrusted":{accessToken:await n.mint(l.id,g),expiresIn:Sf,refreshToken:`${hb}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/1e3)}},async end(i,a){
const[,c=""]=If.exec(i)??[],d=c===""?void 0:await t.find(mt(c));d&&await t.end(mt(c),{by:dc(d.identity)?.email??null,via:"login",...a})},machines:async i=>(await t.
list(lc(i))).map(a=>({...a,id:a.id.slice(0,Af)})),async endMachine(i,a,c){const d=(await t.list(lc(i))).find(u=>u.id.slice(0,Af)===a);if(d&&await t.end(d.id,c))
return{...d,id:a};throw new Z("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(i,a,c){await o(a,c);const d=await t.
asked(mt(Df(i)));if(d)return d;throw fc()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if((await s(c))?.length===0)throw a?new Z("forb\
idden",`${u} has no role on this platform, so there is nothing to sign in to.`):fc();const f={person:lc(c),identity:JSON.stringify({email:u,issuer:l}),most:fb},
g=await t.decide(mt(Df(i)),a?f:"denied",d);if(g)return g;throw fc()}}}function lc({issuer:t,email:e}){return mt(t,e)}function fc(){return new Z("not_found","No \
machine asks with this code: it was mistyped, was used, or is older than ten minutes.")}function mt(...t){return(0,B.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function Eb(){const t=Array.from({length:8},()=>Eo[(0,B.randomInt)(Eo.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function Df(t){const e=t.slice(
0,40).toUpperCase().replace(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}async function mb(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.
push(...await r.collect())}catch(o){if(n?.aborted)break;const{message:i,remedy:a}=(0,F.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("er\
ror","collection_failed",c)}}return s}function cv({kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.
reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.
bytes-c}}]}}}const _n=3e4,kf=5e3,vf={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Mf(t){return{stage:t,code:"\
interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const yb=1e3;async function gb(t,e){
const{references:n,node:s,clock:r,waits:o,stop:i}=t;let a=await n.hold(s);for(;!a&&o;)await r.sleep(yb,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,
u=()=>n.renew(c).then(f=>f||d.abort(new Error("another node has taken over the collection")),()=>{}),l=(0,Q.fm)(kf,()=>{u()});try{return await e(AbortSignal.any(
[i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}const mo=500,wb=1e4,Tb=55*6e4;function _b({keeping:t,logs:e,usage:n,notify:s,hooks:r,audit:o,keepAuditMs:i,
apps:a,clock:c,bounds:d,keepDeletedMs:u}){return[{kinds:["apps"],collect:()=>bb({keeping:t,logs:e,apps:a,keepDeletedMs:u})},{kinds:["deployments","logs"],collect:()=>Sb(
t,e,d)},{kinds:["keys"],collect:async()=>[{kind:"keys",items:await qn(()=>t.endKeys(mo)),bytes:0}]},{kinds:["notifications"],async collect(){return[{kind:"notif\
ications",items:await qn(()=>s.prune({...Lm,limit:mo})),bytes:0}]}},{kinds:["pushes"],async collect(){return[{kind:"pushes",items:await qn(()=>r.prune({ageMs:Im,
limit:mo})),bytes:0}]}},{kinds:["audit"],collect:async()=>[{kind:"audit",items:await qn(()=>o.trim(i)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"\
usage",items:await qn(()=>n.prune(c.now(),mo)),bytes:0}]}}]}async function qn(t){let e=0;for(let n=0;n<wb;n+=1){const s=await t();if(e+=s,s===0)break;await hc()}
return e}function hc(){return new Promise(t=>setImmediate(t))}const Nb=20;async function bb({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await qn(async()=>(await n.
expire(Nb,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.endingApp(o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(
a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=1),a.logs.length===0&&(o=a.app)}catch(c){i=c,o=a.app}await hc()}if(i!==void 0)throw i;return[{kind:"\
apps",items:r,bytes:0}]}async function Sb(t,e,n){const s={deployments:0,logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(
i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.
filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&
(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=a.left.logBytes,i=a.app),await hc()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,
bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var Ks=I(9692);class $f extends Error{name="\
KeyspaceGone";constructor(){super("the table was deleted")}}class Nn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Cf(t,e){
const n=Ob(e),s=Rb(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=Lb(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").
toString("utf8"):r;return{key:s,value:o,ttlSeconds:Ib(n.get("ttlSeconds"))}}function Ob(t){if(!(0,xl.isUtf8)(t))throw new Nn("invalid_json");try{const e=(0,Ks.U2)(
t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Ks.sU))throw e}throw new Nn("invalid_json")}function Rb(t){const e=t?.
startsWith('"')?(0,Ks.I)(t):void 0;if(e===void 0||e===""||xf(e,X.ux.keyBytes))throw new Nn("invalid_key");return e}function Lb(t){if(t===void 0||xf(t,X.ux.valueBytes))
throw new Nn("invalid_value");return t}function Ib(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<X.ux.minTtlSeconds||e>X.ux.maxTtlSeconds)
throw new Nn("invalid_ttl");return e}function Uf(t){return t===void 0?void 0:t*1e3}function xf(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}function Ab({tables:t,engine:e,full:n,quota:s,audit:r}){const o=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;
throw As(`The table has reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new Z("unavailable","This node does not have the entries of tables. As\
k a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof $f?new Z("table_not_found","The table was deleted."):d instanceof Ie?new Z("unav\
ailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,u,l,f)=>r.append(f,[re(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.
get(await o(c,d),pc("get",{key:u}).key)),list:(c,d,u)=>i(async l=>l.keys(await o(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:g,value:b,ttlSeconds:T}=kb(u),y=await o(
c,d);if(n?.has(y))throw new Z("conflict",Db);await f.put(y,g,{value:b,ttlMs:Uf(T)}),await a("key.put",c,d,g,l)}),delete:(c,d,u,l)=>i(async f=>{const[g,{key:b}]=[
await o(c,d),pc("delete",{key:u})],T=await f.get(g,b)!==void 0;await f.delete(g,b),T&&await a("key.delete",c,d,u,l)})}}const Db="The table, or all tables of its\
 organization together, store as much as they may. Delete keys: a minute later there is room again.";function kb({key:t,value:e,ttlSeconds:n}){const s=e.trim();
try{(0,Ks.q$)(s)}catch(i){throw i instanceof Ks.sU?new Z("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.
trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return pc("put",o,s)}const{keyBytes:vb,valueBytes:Mb,minTtlSeconds:$b,maxTtlSeconds:Cb}=X.
ux,Ub={invalid_key:`A key has 1 to ${vb} bytes.`,invalid_value:`A value has at most ${Mb} bytes.`,invalid_ttl:`The time to live is ${$b} to ${Cb} seconds.`};function pc(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return Cf(t,Buffer.from(r))}catch(o){throw o instanceof Nn?new Z("validation_faile\
d",Ub[o.code]??"The entry is not valid."):o}}const xb=15e3;function Fb({usage:t,bounds:e,log:n,every:s}){let r=new Set;const o=Ea({everyMs:xb,async run(){r=new Set(
await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>r.has(i),look:o.run,[Symbol.asyncDispose]:o[Symbol.
asyncDispose]}}const jb=15e3,Bb=1e4;function Pb({usage:t,quotas:e,clock:n,log:s}){const r=new Map,o=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.
used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,u)}catch(u){s("warn","kvs_quota_not_read",{org:c,reason:String(u)})}finally{d.isRead=!0,d.reading=
void 0}},i=(c,d)=>{const u=r.get(c);if(u?.start===d)return u;r.size>=Bb&&r.clear();const l={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};
return r.set(c,l),l},a=(c,d,u)=>{if(d.used<u){d.used+=1;return}const l=n.now(),{end:f}=pn(l);return{message:hn({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,
until:f}),seconds:Math.max(1,Math.ceil((f-l)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,pn(u).start);
Math.abs(u-l.readAt)>=jb&&(l.reading??=o(c,l));const f=()=>a(c,l,d);return l.isRead||!l.reading?f():l.reading.then(f)}}}const Hb=3e4,Ff=1e3,jf=100;function Gb({
engine:t,tables:e,log:n,every:s=Q.fm}){const r=new AbortController,o=Pf(()=>Bf(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=Pf(()=>Wb(t,e,n,
r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(Hb,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),
r.abort(),await Promise.all([o.end(),i.end()])}}}async function Bf(t,e){let n=0;for(;;){const s=await t.sweep(Ff);if(n+=s,s<Ff||e?.aborted)return n}}async function Wb(t,e,n,s){
for(let r=0;;){const o=await e.toDrop({after:r,limit:jf});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(o.length<jf||s.aborted)return}}function Pf(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const Hf=720*6e4,Yb=1e3,Kb="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",zb=20,Xb=1e3,Vb=8*1024*1024;class Jb{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new Fu(Vb,Xb,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===zb?this.#n.find(e):null}async issue(e,n,s){
const r={accessKeyID:`ASIA${Array.from((0,B.randomBytes)(16),u=>Kb[u%32]).join("")}`,secret:(0,B.randomBytes)(30).toString("base64"),sessionToken:(0,B.randomBytes)(
96).toString("base64"),expiresAt:n+Hf},{accessKeyID:o,secret:i,sessionToken:a,expiresAt:c}=r,d=this.#t.seal(fa(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{now:n,most:Yb},s),r}renew(e,n){return this.#e.renew(e,n+Hf)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(fa(e),s));if(!(0,z.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const qb={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503},
Gf="AWS4-HMAC-SHA256";function Qb({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function Zb(t,e,n){return`${Gf}
${t}
${Qb(e)}
${rS(n)}`}function eS(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,B.createHmac)("sha256",n).update(s,
"utf8").digest();return new oS(n)}function tS(t,e){return t.sign(e)}const Ft=64,nS=32;class Wf{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Yf=new Wf(8192),sS=new Wf(
256);function rS(t){return(0,B.hash)("sha256",Yf.latin1(t))}function Kf(t,e){return t.length===e.length&&(0,B.timingSafeEqual)(Yf.latin1(t),sS.latin1(e))}class oS{#e;#t;constructor(e){
if(e.length>Ft)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Ft} are supported`);this.#e=Buffer.alloc(Ft+512),this.#t=Buffer.alloc(Ft+nS);for(let n=0;n<
Ft;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,B.hash)("sha256",this.#n(e),"binary"),Ft,"latin1"),(0,B.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Ft;return e.length>n?Buffer.concat([this.#e.subarray(0,Ft),Buffer.from(e,"latin1")]):this.#e.subarray(0,Ft+this.#e.write(e,Ft,"latin1"))}}
const iS=new RegExp(`^${Gf} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),aS=1024,cS=1024,dS=32,zf=64,Ec=new zn(aS);function uS(t){const e=t.slice(-zf),n=t.slice(0,-zf),s=Ec.get(n);if(s&&lS.test(e))return{
...s,signature:e};const r=fS(t);if(r)return n.length<cS&&r.signedHeaders.length<=dS&&Ec.set(n,r),{...r,signature:e}}function dv(){return Ec.size}const lS=/^[0-9a-f]{64}$/;
function fS(t){const e=iS.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const hS=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let mc;function pS(t){if(mc?.text===t)return mc.
time;const e=ES(t);return e!==void 0&&(mc={text:t,time:e}),e}function ES(t){const e=hS.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function yo(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function mS(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":_S(t.target.slice(e+1)),r=wS(n,t.normalizePath),o=SS(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const yS=/^(?:\/[A-Za-z0-9_~-]+)+$/,gS=/[^A-Za-z0-9._~-]/g;function yc(t){return t.replace(gS,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function wS(t,e){if(yS.test(t))return t;const n=t.split("/");return(e?TS(n):n).map(yc).join("/")||"/"}function TS(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function _S(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[yc(Xf(r)),yc(Xf(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Vf(n,r)||Vf(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Xf(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Vf(t,e){return t<e?-1:t>e?1:0}function NS(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Jf(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function bS(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?NS(t.rawHeaders):{names:e,repeated:[],get(n){const s=Ee(t,n);return s===void 0?void 0:Jf(s)}}}function SS(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const OS=/ {2}|\t/,RS=32,LS=9;function Jf(t){let e=0,n=t.length;for(;e<n&&qf(t,e);)e+=1;for(;n>e&&qf(t,n-1);)n-=1;const s=t.slice(e,n);return OS.test(
s)?s.replace(/[ \t]+/g," "):s}function qf(t,e){const n=t.charCodeAt(e);return n===RS||n===LS}const go=5*6e4,Qf=["host","content-type"],IS=new Set([...Qf,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ot=(t,e)=>({type:t,message:e}),Zf=ot("UnrecognizedClientException","\
The security token included in the request is invalid.");function AS(t,e){const n=Ee(t,"authorization");if(n===void 0)return ot("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=uS(n);if(!s)return ot("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=Ee(t,"x-amz-date")??"",o=pS(r);return o===void 0?ot("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):MS(s.scope,r)??$S(r,o,e)??{headers:bS(t),signedBy:s,time:r}}function DS({headers:t,
signedBy:e},n,s){return Kf(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?ot("ExpiredTokenException","The security token included in the reque\
st is expired"):CS(t,e.signedHeaders):Zf}function kS(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,B.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return ot("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=mS({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=tS(xS(o,s.scope),Zb(r,s.scope,c));if(!Kf(d,s.signature))return ot("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function vS(t){return"message"in t}function MS(t,e){if(t.region!==X.aT)return ot("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${X.aT}'.`);if(t.service!==X.jL)return ot("InvalidSignatureException",`Credential should be scoped to correct service: '${X.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ot("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function $S(t,e,n){if(e<n-go){const s=yo(n-go);return ot("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${yo(n)} - 5 min.)`)}if(e>n+go){const s=yo(n+go);return ot("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${yo(n)} + 5 min.)`)}}function CS(t,e){const n=t.repeated.find(o=>IS.has(o));if(n!==void 0)return ot("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(US(o)&&!e.includes(o))return eh(o);const s=Qf.find(o=>!e.includes(o));if(s!==void 0)
return eh(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return ot("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function US(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function eh(t){return ot("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const th=new WeakMap;function xS(t,e){const n=th.get(t);if(n?.date===e.date)return n.key;const s=eS(t.secret,e);return th.set(t,{date:e.date,key:s}),
s}const Qn={"content-type":"application/json","cache-control":"no-store"},FS={status:200,headers:Qn,body:'{"ok":true}'},jS={status:200,headers:Qn,body:'{"delete\
d":true}'},nh={status:200,headers:Qn,body:'{"found":false,"expiresAt":null}'},BS=new Map([[Ut.Y2.put,"put"],[Ut.Y2.get,"get"],[Ut.Y2.delete,"delete"]]),PS=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
HS=/^Bearer +([!-~]+)$/i;function GS(t){const e={...t,log:WS(t)};return n=>KS(n,e)}function WS({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
sh){const i=e.now();if(Math.abs(i-n)<YS)return;n=i}t(s,r,o)}}const sh="kvs_unavailable",YS=1e3;async function KS(t,e){const{roles:n,tables:s,engine:r,full:o,monthly:i,
quota:a,meter:c,clock:d}=e;let u=l=>l;try{const l=AS(t,d.now());if(vS(l))return wo(l);const f=await n.byAccessKey(l.signedBy.accessKeyID);if(!f)return wo(Zf);const g=DS(
l,f,d.now());if(g)return wo(g);const b=await t.body(X.ux.bodyBytes),T=kS(t,b,l,f);if(T)return wo(T);if(!Ee(t,"x-kvs-authorization"))return nt("missing_token");const y=await s.
byToken(rh(t));if(!y)return nt("invalid_token");if(y.environmentID!==f.environmentID)return nt("inactive_binding");if(!y.supported)return nt("unsupported_app_ty\
pe");const N=await a.take(y.windows,b.length),L=VS(t);if(u=D=>zS(c,y,L,b,D),N>0)return u(nt("rate_limited",{"retry-after":String(N)}));const $=await i.take(y.scope.
org);if($)return u(QS($));if(typeof L!="string")return u(L);const{key:R,value:_,ttlSeconds:S}=Cf(L,b);switch(L){case"put":return o.has(y.keyspace)?u(nt("table_f\
ull")):(await r.put(y.keyspace,R,{value:_,ttlMs:Uf(S)}),u(FS));case"delete":return await r.delete(y.keyspace,R),u(jS);case"get":return u(JS(await r.get(y.keyspace,
R)))}}catch(l){return u(qS(l,t,e))}}function rh(t){return HS.exec(Ee(t,"x-kvs-authorization")??"")?.[1]??""}function zS(t,e,n,s,r){const o=typeof n=="string"?n:
"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,XS(r),s.length,i),r}function XS(t){if(t===nh)return"missed";const{status:e}=t;return e===
200?"ok":e===429?"limited":e<500?"refused":"failed"}function VS(t){const e=BS.get(Ne(t.target));if(!e)return nt("not_found");if(t.method!=="POST")return nt("met\
hod_not_allowed",{allow:"POST"});const n=Ee(t,"content-encoding")??"identity";return!PS.test(Ee(t,"content-type")??"")||n!=="identity"?nt("unsupported_media_typ\
e"):e}function JS(t){if(!t)return nh;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Qn,body:`{"found":tr\
ue,"value":${t.value},"expiresAt":${e}}`}}function qS(t,e,{tables:n,log:s}){if(t instanceof Nn)return nt(t.code);if(t instanceof yt)return nt("body_too_large");
if(t instanceof kt)return nt("invalid_json");if(t instanceof $f)return n.forgetToken(rh(e)),nt("invalid_token");const r=t instanceof Ie,o=t instanceof Error&&t.
cause instanceof Error?t.cause:t;return s("error",r?sh:"kvs_failed",{requestID:e.requestID,path:Ne(e.target),reason:o instanceof Error?o.message:String(o)}),r?nt(
"unavailable",{"retry-after":"1"}):nt("internal")}function nt(t,e={}){return{status:qb[t],headers:{...Qn,...e},body:`{"error":"${t}"}`}}function QS({message:t,seconds:e}){
const{status:n,headers:s}=nt("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({error:"quota_exceeded",message:t})}}function wo({
type:t,message:e}){return{status:403,headers:{...Qn,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}function ZS(t){return{seal:(e,n)=>Kr(t.current("kvs"),
e,n),open(e,n){try{return la(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}const eO={of:()=>{}},tO=t=>rt(new Z("unavailable","This node does not have the data \
of the key-value store."),t);async function nO(t){const{engine:e,clock:n,log:s,quota:r,meter:o=Tr}=t,i=ZS(t.keyring),a={...Jr,...t.quotas},c=new rw(t.tables,i,a),
d=new Jb(t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(N=>sO(N,c,d)),l=e&&Fb({...t,bounds:a}),{ofOrganizations:f=eO}=t,g=Pb({...t,
quotas:f}),b=e&&Gb({...t,engine:e}),T={tables:c,roles:d,clock:n,log:s,every:t.every},y=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),await b?.[Symbol.
asyncDispose]()};return{handler:e&&l?GS({roles:d,tables:c,engine:e,full:l,monthly:g,quota:r,meter:o,clock:n,log:s}):tO,createTable:(N,L,$)=>c.create(N,L,n.now(),
$),listTables:N=>c.list(N),async deleteTable(N,L,$){await c.remove(N,L,$),b?.begin()},entries:Ab({tables:c,engine:e,full:l,quota:r,audit:t.audit}),runtimeVariables:(N,L,$)=>lg(
T,N,L,$),tableVariables:(N,L)=>wu(T,N,L),openCredentials:N=>fg(T,N),sweep:async()=>e?Bf(e):0,close:y,[Symbol.asyncDispose]:y}}function sO(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,F.xb)(t)}}const rO=500,gc=500;async function oO(t){return new iO(t).run()}class iO{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=Q.ml,log:r=Us,signal:o}=e;this.#e=e,this.#t=r,this.#n=new lo({blobs:n,clock:s,log:r}),this.#s=uo(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(Pd);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,rO);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.
end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{
hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof
Ie)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.
waiting(s,gc);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<gc)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!X.cS.test(d))continue;const u=gl(c)??wl(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===gc&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#f(),await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=tn(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of Fs){const d=Ba(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const oh=2e3,aO=(0,B.randomBytes)(64*1024),cO="trial-\
write",ih={canBuild:"disk_hangs"},dO={statfs:t=>(0,Oe.statfs)(t),tryToWrite:lO};class uv{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...dO,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=oh)return ih;const e=Promise.withResolvers(),n=this.#t.after(oh,()=>e.resolve(ih));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=uO(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function uO(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function lO(t){const e=(0,j.join)(t,cO);await(0,Oe.rm)(e,{force:!0});try{await(0,Oe.writeFile)(e,aO,{flag:"wx",mode:384,flush:!0})}finally{
await(0,Oe.rm)(e,{force:!0})}}class lv{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const fO=10;function hO({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,fO).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:pO})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const pO="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",wc=36e5,EO=2*wc;function mO(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:g}of await t(d)){const b=s.get(u);s.set(u,{kind:u,ended:(b?.ended??0)+l,left:g??b?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,F.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=wc&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=EO&&
c()},async[Symbol.asyncDispose](){await r}}}class Tc extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(bn(s),{cause:s}),this.stage=e,this.aborted=
n}}function yO(t){const{stage:e,aborted:n,cause:s}=t instanceof Tc?t:{stage:"build",aborted:!1,cause:t};if(n)return Mf(e);if(s instanceof w)return s.facts;if((0,F.
b$)(s)||s instanceof Ie&&s.isFull)return _c(e,"disk_full","The disk of the platform is full");const r=s instanceof Ie?"its state cannot be read or written now":
bn(s);return _c(e,Lr[e],`The platform itself failed at the stage "${e}": ${r}`)}function gO(t){return new w(_c("sync","disk_quota",t))}const wO="<data>";function TO(t,e){
const n=r=>r.replaceAll(e,wO),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({
...r,message:n(r.message)}))}}function _c(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function bn(t){return t instanceof
Error?t.message:String(t)}async function _O({jobs:t,quotas:e,lease:n,write:s},...[r,o,i=[],a]){const{job:c}=n,{org:d}=c.app,u=(0,X.Rm)(c.type)?c.type:c.detectsType?
a:void 0,l=e?.of(d,"disk"),f=l===void 0?void 0:{org:d,bytes:l},g=y=>s(()=>t.recordRelease(n,r,o,y,u,f)).catch(NO);await g(i);const b=await e?.near(d).catch(bO)??
[];if(b.length===0)return[];const T=b.map(({message:y})=>({code:"quota_near",file:null,line:null,message:y}));return await g([...T,...i].slice(0,jn.iq)),b.map(({
message:y})=>y)}function NO(t){throw t instanceof $t?gO(hn(t.over)):t}function bO(t){if(t instanceof Ie)return[];throw t}var SO=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},OO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const RO=_n-1e4,LO=1e3;class IO extends Error{name="LeaseLost"}class AO{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#y(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=RO&&this.#i==="building"&&this.#p("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=kf&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#E()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:bn(o)})}finally{this.#l=void 0}}#p(e){if(this.#h)return;this.#i="lost";const n=()=>new IO(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof A?e:n()),this.#r.resolve()}async#E(){const e=await this.#t.jobs.endOf(this.#e).catch(()=>{});
this.#p(e==="cancelled"?new A:"another node has ended it")}async#g(e){this.#s.signal.throwIfAborted(),await e()||await this.#E(),this.#s.signal.throwIfAborted()}#m(e){
return this.#g(()=>bi(e,this.#t.clock,this.#o))}async#y(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#T()}catch(c){const d=TO(yO(c),this.#t.dataDir);a=d.code,c instanceof Tc&&c.cause instanceof Ie&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#N(d)}if(this.#s.signal.reason instanceof A)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?bn(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#T(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=SO(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#w(l),onCommit:(l,f)=>this.#m(()=>e.recordCommit(i,l,f)),onStored:(...l)=>_O({...this.#t,
lease:i,write:f=>this.#m(f)},...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.deployID,manifestHash:u.release.manifestHash}),await this.#w(
"activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>DO(l,u)),c.throwIfAborted(),await this.#_({job:a,release:u.release,signal:c}),s?.(a.app,u.release)}catch(u){
d.error=u,d.hasError=!0}finally{const u=OO(d);u&&await u}}catch(d){throw new Tc(this.#a,this.#n.aborted,d)}}async#w(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)
return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#_(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:r}=e.
release,o=this.#e;this.#i="recording",s&&await this.#m(()=>n.goLive(o,r));const i=await s?.(e);await this.#m(async a=>{const c={kind:"live",manifestHash:r,logBytes:this.#c,
...i&&{warnings:i}};return await n.finish(o,c)||a>1&&await n.endOf(o)==="succeeded"}),this.#i="ended"}async#N(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"fa\
iled",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#g(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;
const c={deployID:this.#e.deployID,cause:bn(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(LO,this.#n).catch(()=>{})}}}}
async function DO(t,{place:e}){if(!(t instanceof w)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new w({...t.facts,diagnostics:n})}const kO=1e3;function vO(t){
return new MO(t)}class MO{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){this.#e=e,this.#t=e.every??Q.fm,this.#n=
e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(r=>{(r.kind===
"jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&o.check()});this.#o.push(()=>s[Symbol.
dispose](),this.#t(_n,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error(
"the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#y(!1),this.#h()}async idle(){if(this.#s.signal.aborted)return this.stop();
const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.asyncDispose](){return this.
stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#p())}async#p(){for(;this.#d;){this.#d=!1;try{await this.#E(),this.#u&&this.#e.log("info","queue_\
resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:bn(e)}),this.#u=!0,this.#y(!0)}}this.#c=void 0}async#E(){const{jobs:e,log:n,onChange:s}=this.#e;
if(await this.#T(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#g&&(await this.#e.mayClaim?.()??
!0);for(;r&&this.#g;){const i=await e.claim(this.#e.node);if(!i)break;this.#m(i)}const o=this.#r.size>0||await e.isBusy();this.#y(o&&this.#l||this.#r.size>0),o||
this.#h()}get#g(){return this.#l&&this.#r.size<this.#n}#m(e){const n=[...this.#r].find(r=>$O(r.app,e.job.app)),s=new AO(e,this.#e,this.#s.signal,n?.ended);this.#r.
add(s),this.#y(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#y(e){e||this.#a?.();const n=()=>this.#t(kO,()=>{this.#T(),this.#f()});this.#a=e?this.#a??n():
void 0}async#T(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function $O(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const ah=6e4;
function CO({policy:t,defaults:e,usage:n,clock:s}){const r=a=>({...e,...t.quotasOf(a)}),o=(a,c)=>r(a)[c],i=async(a,c)=>{const d=pn(s.now()),[u,l]=[r(a),await n.
used(a,d.start,c)],f=c.map(g=>({name:g,used:UO(g,l[g]??0),quota:u[g]??null}));return{org:a,month:d,quotas:f}};return{of:o,appBounds:a=>({apps:o(a,"apps"),disk:o(
a,"disk")}),buildBounds(){const a=c=>o(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a("*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){
const c=o(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=pn(s.now());return{ms:c*ah,since:d,until:u}},read:a=>i(a,Dr),async near(a){const c=Dr.
filter(l=>l!=="buildsAtOnce"&&o(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);return d.flatMap(l=>{const{quota:f}=l;return f===null||!ea(l)?[]:[{...l,quota:f,month:u,
message:xn(a,l,u)}]})}}}function UO(t,e){return t==="buildMinutesPerMonth"?e/ah:e}async function fv(t){try{return await t}catch(e){if(e instanceof StoreUnavailable)
return;throw e}}function xO(t,e){const{stores:n,organizationApps:s,organizationBuilds:r,clock:o}=t,i=CO({policy:e,defaults:{apps:s,buildsAtOnce:r},usage:n.usage,
clock:o});return{settings:{...t,stores:FO(n,i)},quotas:i}}function FO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(r,o,i)=>n.
create({...r,bounds:e.appBounds(r.key.org)},o,i),restore:(r,o)=>n.restore(r,o,e.appBounds(r.org))},deployments:{...s,create:(r,o,i,a)=>s.create(r,o,i,a,e.timeBound(
r.org)),redeploy:(r,o,i,a)=>s.redeploy(r,o,i,a,e.timeBound(r.org))}}}}function jO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}const BO=600;async function PO(t,{
policy:e,quotas:n},s,r,o,i,a){const d=ht(t,"kvs")||ht(t,"control")?a.use(await ch(t,n,r)):void 0;o.useKvs(d?async()=>d:Au(()=>ch(t,n,r),a));const u=ht(t,"build")?
YO(t,{policy:e,quotas:n},s,o,i,a):void 0;return{edge:s,kvs:d,build:u}}function HO(t,e,n,s,r,o){const{stores:i,clock:a,log:c,shared:d,host:u,edgeCacheBytes:l}=t,
{sitesDomain:f,baseUrl:g,siteUrl:b}=e,T={table:d?.sites,domains:d?.domains},y=o.use(new UN(i.state.releases,i.changes,{...T,clock:a})),N=Ef({sites:y,domain:f,isOwnHost:Cd(
{host:u,baseUrl:g})}),L=new lo({blobs:i.blobs,clock:a,log:c}),$=d&&o.use(new ON(y,a)),R=new bN({sites:y,late:$,finder:N,siteUrl:b,objects:L,cacheBytes:l,log:c,meter:n,
functions:s,cdn:r}),{handler:_,prefetch:S}=R,D=K=>R.serverSite(K),x=i.changes.subscribe(K=>{K.kind==="coming"&&S(K),K.kind==="site"&&s.changed(K.subdomain,()=>D(
K.subdomain)),K.kind==="unknown"&&s.changedAll(D)});return o.use(x),{handler:_,prefetch:S,serverSite:D,sites:y,finder:N,objects:L}}const GO=500;async function WO({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(GO)])}function ch(t,e,n){
const{stores:s,clock:r,log:o,kvsQuotas:i}=t,a=ht(t,"kvs")?s.kvs:void 0;return nO({...s,engine:a,clock:r,log:o,meter:n,quotas:i,ofOrganizations:e})}function YO(t,{
policy:e,quotas:n},s,r,o,i){const{clock:a,log:c,workers:d,stores:u,node:l,shared:f,lasting:g}=t,{changes:b}=u,T=jO(u.jobs,n),y=zO(t),{references:N}=u,L=f?.blobs??
u.blobs,$=async(be,Ce)=>{if(!(await u.usage.claimTurn("collect",Tb)||be))return[];await f?.checkPlace();const Ye=_b({...u,apps:u.state.apps,keepAuditMs:t.keepAuditDays*
dh,clock:a,bounds:lh(t),keepDeletedMs:t.keepDeletedMs}),on=g?[{kinds:["objects"],collect:async()=>{const{objects:hd,bytes:aE}=await oO({blobs:L,references:N,signal:Ce,
clock:a,log:c});return[{kind:"objects",items:hd,bytes:aE}]}}]:[];return mb([...Ye,...on],c,Ce)},R=new AbortController,_=async be=>{const Ce={references:N,node:l,
clock:a,waits:be,stop:R.signal},Ye=await gb(Ce,on=>$(be,on)).catch(on=>({error:on})),Ln=await y.collect();if(Ye&&"error"in Ye&&!R.signal.aborted)throw Ye.error;
return[...Ye&&!("error"in Ye)?Ye:[],...Ln]},S=i.use(mO(_,a,c));i.defer(()=>R.abort(new Error("the platform stops"))),i.use(y);const D=()=>{T.isBusy().then(be=>be?
S.whenBusy():S.whenIdle(),()=>{})};i.defer((0,Q.fm)(wc,D));const x=async({org:be},{manifestHash:Ce})=>{await y.prepareVariants(be,Ce),s?.objects.variantsChanged(
be)},K=KO(t.builder??y,e),V=f&&((be,Ce)=>WO(t,s,be,Ce)),de=s?.objects??new lo({blobs:u.blobs,clock:a,log:c}),C=S_(t,i),Y=async be=>{await r.tryInstance(be,de),await C?.
activate(be.job.app,be.signal),await o?.activate(be)},{ability:te,store:le}=f?.nodes??{},Te=te&&le&&hO({node:l,ability:te,nodes:le,log:c}),Re=(0,U.realpathSync)(
t.nodeDir),Se={jobs:T,quotas:n,changes:b,builder:K,dataDir:Re,node:l,workers:d,log:c,clock:a,onChange:D,onComing:V,activate:Y,onSwitched:o&&(be=>o.switched(be)),
mayClaim:Te},We=i.use(vO({...Se,onLive:(be,Ce)=>{x(be,Ce)}}));return{housekeeping:S,queue:We,dispatch:y}}function KO(t,{buildTimeoutOf:e}){return{recover:()=>t.
recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const dh=864e5,uh=500;function lh({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*dh,logBytes:Dm}}
function zO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:l,
lasting:f,log:g,clock:b}=t,{logs:T,blobsAt:y}=e;return Z_({...{repositories:R=>e.keeping.repositories(R,uh),apps:async R=>{const[_="",S="",D=""]=R.split("/");return(await e.
keeping.apps(R===""?void 0:{org:_,project:S,appID:D},uh)).map(K=>`${K.org}/${K.project}/${K.appID}`)},dataDir:n,blobs:y,lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,
limits:s,isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:l},logs:T,log:g,clock:b})}async function XO(t,e,n,s,r){const{clock:o,fetch:i,stores:a,
requestsPerMinute:c}=t,u=(D=>t.shared?A_(D,a.quota):D_(D,o))(c??BO),l=await Ou(a.keys),{baseUrl:f,issuer:g,consoleUrl:b}=e,{accessTokens:T,logins:y,quota:N}=a,L=gi(
n,a.members),$=ab({issuer:g,audience:f,key:l,clock:o}),R=D=>n.issuers.some(x=>x.issuer===D)||n.localIssuer&&D===g,_=pb({...L,store:y,quota:N,tokens:$,trusts:R}),
S=QN(_,b);return{logins:_,accessTokens:XN({store:T,...L}),issuer:sb({issuer:g,audience:f,key:l,requestToken:s,clock:o,calls:S}),policy:n,signInKey:ga(l,"console\
 sign-in"),draftKey:ga(l,"console draft"),gate:{...L,refusals:r,verify:JN({idTokens:PN({policy:n,issuer:g,audience:f,key:l,clock:o,fetch:i}),accessTokens:T,logins:y,
loginTokens:$,trusts:R}),rateLimit:D=>c===void 0&&n.isLocal?0:u(D)}}}function VO(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===fh&&(s-=
1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==fh?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const fh=46,hh=300;function JO(t){const e=To("cont\
rol");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??To("kvs")],["/identity","identity",t.identity??e],["/console","console",Nc(t.console??e,t.isOwnHost)],
["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",Zn("/backup",t.backup??e)],["/healthz","platform",Zn("/healthz",es(
t.healthz))],["/readyz","platform",Zn("/readyz",es(t.readyz))],["/tls-allowed","platform",Zn("/tls-allowed",es(t.tlsAllowed??To("edge")))],["/openapi.json","pla\
tform",Zn("/openapi.json",es(t.openApi))],["/metrics","platform",Zn("/metrics",Nc(es(t.metrics),t.isOwnHost))]]}function To(t){const e=`This node does not have \
the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>rt(new Z("unavailable",e),n)}function Zn(t,e){return n=>(Ne(n.target)===
t?e:bc)(n)}function Nc(t,e){return n=>{const s=Ee(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,hh))}: g\
ive its URL with --public-url, or configure the proxy to pass the Host header on.`;return Ke(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}
function es(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return rt(new Z(
"method_not_allowed",s,{allow:n}),e)}}function ph(t){const e=JO(t),n=Nc(es(t.index),t.isOwnHost),{sitesDomain:s,edge:r=To("edge"),isCustomHost:o,observe:i}=t,a=d=>{
const u=Ne(d.target);if(u==="/")return["platform",n];for(const[l,f,g]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,g];return["plat\
form",bc]},c=(d,u,l)=>{const f=performance.now(),g=T=>Xt(T,({status:y})=>i(d,l,y,f)),b=u(l);return b instanceof Promise?b.then(g,T=>{const y=T instanceof kt;if(i(
d,l,y?400:500,f),!y)throw T;return rt(new Z("invalid_request","The body broke off."),l)}):g(b)};return d=>{const u=d.headers.host;if(typeof u=="string"&&VO(u,s))
return c("edge",r,d);const l=typeof u=="string"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,g]=a(d);return l instanceof Promise?l.then(b=>b?c("edge",r,d):c(f,
g,d),b=>{if(!(b instanceof Ie))throw b;return g===n||g===bc?c("edge",r,d):c(f,g,d)}):c(f,g,d)}}const bc=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")
return{status:204,headers:{}};const s=Ne(n).slice(0,hh),r=n.startsWith("/")?new Z("not_found",`Nothing is at ${s}`):new Z("invalid_request",`The request target \
is neither a path nor an http URL: ${s}`);return rt(r,t)};function qO(t,e,n){const{rooms:s,identity:r,hooks:o,backup:i}=n,{edge:a,kvs:c}=s;return ph({...Eh(t,e,
a,n),kvs:ht(t,"kvs")?c?.handler:void 0,...eR(t,e,n),hooks:o&&L_(o.handler),backup:r&&i})}function QO(t,e,n,s){const r=i=>ht(t,i)?na:void 0,o=r("control");return ph(
{...Eh(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,backup:o})}function Eh(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,
baseUrl:d}=e,{readiness:u,metrics:l}=s;return{sitesDomain:c,isOwnHost:Cd({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&ZO(n.finder),healthz:N_({check:i?void 0:
o.check,damage:n?.objects.damage}),readyz:u.handler,metrics:l.handler,tlsAllowed:n&&yT({...n,ownName:new URL(d).hostname}),index:sR(e,b_(t)),openApi:nR(d),observe:rR(
l.count,r)}}function ZO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function eR(t,e,{
rooms:{kvs:n,build:s},identity:r,notify:o,hooks:i,nodes:{list:a},functions:c,quotas:d,cdn:u}){if(!r||!n||!o||!i)return{control:void 0,identity:void 0,operator:void 0,
console:void 0};const{baseUrl:l,kvsUrl:f,consoleUrl:g,siteUrl:b,sitesDomain:T,issuer:y}=e,{clock:N,log:L,allowLocalGit:$,stores:R,resolveTxt:_,fetch:S,kvsQuotas:D,
keepDeletedMs:x}=t,{gate:K,issuer:V,accessTokens:de,logins:C,policy:Y,signInKey:te,draftKey:le}=r,Te={ownName:new URL(l).hostname,sitesDomain:T,mayUseDomain:Y.mayUseDomain,
resolveTxt:_},{state:Re,logs:Se,sessions:We,usage:be}=R,Ce=tl({state:Re,allowLocalGit:$,domains:Te}),Ye=O_(t,e,u),Ln=Mw({state:Re,logs:Se,keepDeletedMs:x}),on=new lo(
{blobs:R.blobs,clock:N,log:L}),{audit:hd}=R,cE={members:gT(Y,R),state:Re,operations:Ln,hosts:Ye,changes:Ce,notify:o,hooks:i,sealing:R.sealing,kvs:n,usage:be,quotas:d,
clock:N,siteUrl:b,functions:c,audit:hd,accessTokens:de,logins:C};return{control:hT(K,{state:Re,allowLocalGit:$,siteUrl:b,domains:Te}),identity:V.handler,operator:ET(
K,{...cE,kvsUrl:f,organizationsOf:K.organizationsOf,roleOf:K.roleOf,listNodes:a,consoleLink:is=>yw(is,{sessions:We,consoleUrl:g,clock:N})}),console:tR({...cE,...K,
cdn:u,compare:wT(on),start:__(on),keeping:R.keeping,kept:{...lh(t),caches:Fr.caches,mirrors:Fr.mirrors},logs:Se,sessions:We,trusts:is=>is===y?Y.localIssuer:Y.issuers.
some(({issuer:pd})=>pd===is),signIn:{policy:Y,key:te,consoleUrl:g,clock:N,fetch:S},consoleUrl:g,draftKey:le,detect:s&&((is,pd)=>s.dispatch.detect(is,pd)),tablePerMinute:D.
tablePerMinute??Jr.tablePerMinute})}}function _o({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function tR({signIn:t,
...e}){const n=Gn(async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.all([Promise.resolve().then(I.bind(I,4406)),Promise.resolve().then(I.bind(
I,4083))]);return s({...e,oidc:r(t)})});return async s=>(await n())(s)}function nR(t){return async()=>Ke(200,(await Promise.resolve().then(I.bind(I,1487))).openApi(
t))}function sR(t,e){const n={service:"slipway",..._o(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}"),...e&&
{dnsTarget:mT(e.target)}};return()=>Ke(200,n)}function rR(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,
target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const oR=async()=>({}),iR="\
run.json",mh="node.json";function hv(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="s\
tring")||!ts(s)))return{roles:n,baseUrl:s}}function pv(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,
requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!ts(s)||!ts(r)||!ts(o)||!ts(i)||!ts(a)))return{pid:n,baseUrl:s,
kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function ts(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function aR(t,e){return(0,U.
rmSync)((0,j.join)(t,mh),{force:!0}),yh((0,j.join)(t,iR),e)}function cR(t,e){return yh((0,j.join)(t,mh),e)}function yh(t,e){return(0,U.writeFileSync)(`${t}.new`,
`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,U.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,U.rmSync)(t,{force:!0})}}function dR(t,e){const n=ra.includes(e.host)?"127.0.0.1":e.host,s=fR(
e.publicUrl??Dd(n,t)),r=lR(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const uR=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function lR(t,e){const n=(s,r)=>new F.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!uR.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function fR(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new F.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var hR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},pR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function ER(t){const e={stack:[],error:void 0,hasError:!1};try{const n=hR(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=ow(t),{log:o,nodeDir:i}=r,a=n.use(yr({dir:i,env:r.env,log:o})),{policy:c}=a,{settings:d,quotas:u}=xO(r,c),l=await Ad(
d);n.defer(()=>l.close());const f=dR(l.port,d);let g;const b=()=>g?.dispatch.walls,T=()=>a.fault!==void 0;let y,N;const L={walls:b,isFaulty:T,purges:()=>y?.waiting,
unsealed:()=>N?.count},$=wR(d,L),{requestToken:R=(0,B.randomBytes)(32).toString("base64url")}=d.shared??{},_=n.use(xi({...d,usage:s.usage,engine:mR(d)})),S=await om(
d),D=await fw(d,f,_.meter,S?.marks,n),x=ht(d,"edge")?HO(d,f,_.meter,D.functions,S?.marks,n):void 0,V={readiness:$,metrics:yR(d,x,_,{...L,kept:()=>g?.housekeeping.
figures()??[]})};x&&d.shared?.awaitStores&&(l.serve(QO(d,f,x,V)),$.start("edge"),n.defer(()=>l.close()),o("info","edge_started",{..._o(f),port:l.port,dataDir:i,
node:d.node})),await d.shared?.awaitStores?.(),S&&await dm(d);const de=S&&im(d,f,S.cdn),C=await PO(d,{policy:c,quotas:u},x,_.meter,D,de,n);g=C.build;const Y=x&&
D.runSchedules(x.serverSite);Y&&n.use(Y);const te=n.use(Ze(s.audit,{...d,every:Q.fm}));n.defer(()=>l.close()),n.defer(()=>D.functions.endStreams());const le=ht(
d,"control")?await XO(d,f,c,R,te):void 0,Te=le&&await oR(d,f,{quotas:u,policy:c},n),Re=le&&n.use(await R_(d,f));S&&le&&(y=await cm(d,S,n)),le&&(N=n.use(Ve({...d,
sealing:s.sealing})));const Se=s.backUp,We=n.use(await Ki(NR(d,f,l.port,C))),be=Bi(R,Se);l.serve(qO(d,f,{...V,rooms:C,identity:le,notify:Te,hooks:Re,nodes:We,backup:be,
quotas:u,functions:D.view,cdn:S&&am(d,S)})),await C.build?.queue.start(),$.start();const Ce=`${f.issuer}/token?api-version=2.0`,Ye={pid:process.pid,..._o(f),requestUrl:Ce,
requestToken:R};n.use(le?aR(i,Ye):cR(i,{roles:d.roles,baseUrl:f.baseUrl})),o("info","platform_started",{..._o(f),dataDir:i,node:d.node,roles:d.roles.join()});const Ln=_R(
()=>TR(d,$,C),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{...f,port:l.port,dataDir:i,requestUrl:Ce,requestToken:R,buildNetwork:b()?.network,close:Ln,
mintToken:le?.issuer.mint??gR,backUp:Se,collectGarbage:async()=>C.build?.housekeeping.collect(),[Symbol.asyncDispose]:Ln}}catch(n){e.error=n,e.hasError=!0}finally{
const n=pR(e);n&&await n}}function mR(t){return ht(t,"kvs")?t.stores.kvs:void 0}function yR({stores:t,shared:e,node:n,clock:s},r,o,i){const a=r?.objects.damage,
{deployments:c}=t.state,{ability:d}=e?.nodes??{};return Pi({deployments:c,damage:a,ability:d,node:e&&n,clock:s,metering:o,...i})}function gR(){return Promise.reject(
new TypeError("This node does not have the role control"))}function wR({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i){let a;const c=()=>(a??=s.check().
finally(()=>{a=void 0}),a),d=async()=>{await c(),await r?.checkClock()};return P({node:t,roles:e,functions:n,clock:o,checks:{control:d,build:c,kvs:async()=>{await d(),
await s.kvs?.check()}},...i})}async function TR({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("inf\
o","platform_draining",{ms:t}),await n.sleep(t))}function _R(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function NR({node:t,roles:e,functions:n,
host:s,shared:r,clock:o,log:i},{baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${ra.includes(s)?(0,ie.hostname)():s}:${d}`,f=()=>u?.queue.underWay??0,g=r&&{...r.
nodes,start:{...r.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:g,builds:f,clock:o,log:i}}
const sn={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function zs(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Xs(t){
return(0,F.b$)(t)||zs(t)===sn.FULL}const bR=[sn.BUSY,sn.READONLY,sn.IOERR,sn.CANTOPEN];function SR(t){return bR.includes(zs(t))}function gh(t){return zs(t)===sn.
CORRUPT||zs(t)===sn.NOTADB}function wh(t){return zs(t)===sn.BUSY}const Th="abcdefghijklmnopqrstuvwxyz234567",OR=63,_h=6,RR=()=>(0,B.randomInt)(2**32)/2**32;function Sc(t,e){
let n="";for(;n.length<t;)n+=Th[Math.floor(e()*Th.length)]??"";return n}function LR(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(
0,OR-_h-1).replace(/-+$/,"");return e===""?"app":e}function Nh(t,e){return`${LR(t)}-${Sc(_h,e)}`}const IR=30*864e5,AR=6e4;function k(t,e){const n=t[e];if(typeof n!=
"string")throw Oc(e);return n}function oe(t,e){return t[e]===null?null:k(t,e)}function H(t,e){const n=t[e];if(typeof n!="number")throw Oc(e);return n}function De(t,e){
return t[e]===null?null:H(t,e)}function Yt(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Oc(e);return n}function Oc(t){return new F.GQ("internal",`The c\
olumn ${t} of the database has an unexpected type`)}function No(t){return{id:k(t,"id"),name:k(t,"name"),org:k(t,"org"),project:oe(t,"project"),appID:oe(t,"app_i\
d"),role:k(t,"role"),maker:k(t,"maker"),madeBy:k(t,"made_by"),createdAt:H(t,"created_at"),endsAt:H(t,"ends_at"),usedAt:De(t,"used_at")}}function bh({org:t,project:e,
appID:n,name:s,role:r,endsAt:o},i){const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,
object:s,after:a}}function Sh(t,e){const n=(s,r)=>`coalesce(${s}, '') = ${r}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organization,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function Oh(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(o=>H(t,o)>=s[o])}const Ev={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"delet\
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
ed: requests without a valid identity, or without the role that they need"},Rh="0".repeat(64);function Lh(t,e){const{org:n,n:s,at:r,project:o,appID:i,action:a,object:c,
by:d,via:u,name:l,from:f,requestID:g,before:b,after:T}=e,N=[n,s,r,o,i,a,c,d,u,l,f,g,b,T].map(L=>L===null?"-":`${Buffer.byteLength(String(L))}:${L}`).join("");return(0,B.
createHash)("sha256").update(t).update(N).digest("hex")}function mv(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Lh(n.hash,s)!==s.hash)return{kind:"broken",n:n.
n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function yv({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).
toISOString(),before:o(e),after:o(n)}}function gv(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,
via:a,hash:c}=t;if(!(typeof s!="string"||typeof r!="number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,
at:Date.parse(o),action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),
before:n("before"),after:n("after")}}const Ih=254,Ah=4096,Dh=500,DR=100,Rc="\u2026",kh=["org","n","at",...["project","app_id","action","object","who","via","via\
_name","client","request","was","becomes"]];function kR(t,e){const n=s=>s==null?null:(0,Xe.Ow)(s,Ih);return{org:e.org??"",project:n(e.project),appID:n(e.appID),
action:e.action,object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:$h(e.before),after:$h(e.after)}}function vh(t){
return{org:k(t,"org"),n:H(t,"n"),at:H(t,"at"),project:oe(t,"project"),appID:oe(t,"app_id"),action:k(t,"action"),object:oe(t,"object"),by:oe(t,"who"),via:k(t,"vi\
a"),name:oe(t,"via_name"),from:oe(t,"client"),requestID:oe(t,"request"),before:oe(t,"was"),after:oe(t,"becomes"),hash:k(t,"hash")}}function Mh(t){const[e,n]=[k(
t,"hash"),k(t,"anchor_hash")];return{head:{n:H(t,"n"),hash:e},anchor:{n:H(t,"anchor_n"),hash:n}}}const Lc={head:{n:0,hash:Rh},anchor:{n:0,hash:Rh}};function $h(t){
if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=vR(i);if(n+=Buffer.byteLength(JSON.stringify([
o,a])),n>Ah){e[Rc]=s.length-r;break}e[o]=a}return JSON.stringify(e)}function vR(t){if(typeof t=="string")return t.length>Dh?`${t.slice(0,Dh)}${Rc}`.toWellFormed():
t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,Xe.Ow)(r,Ih):r)){if(e+=Buffer.byteLength(JSON.stringify(
s))+1,n.length===DR||e>Ah/2)return[...n,Rc];n.push(s)}return n}function Ic({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){
const{cachesOf:a,...c}=o,d={type:i,repository:(0,en.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).
filter(([,u])=>u!=null))}function MR(t,e){return re(t,"app.create",{after:Ic(e)})}function Ac(t,e,n,s){const[r,o]=[Ic(e),Ic(n)],i=Object.keys({...r,...o}).filter(
d=>JSON.stringify(r[d])!==JSON.stringify(o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[re(t,"cache.clear")]:
[];return i.length===0?c:[...c,re(t,"app.update",{object:s,before:a(r),after:a(o)})]}function $R(t,e){return re(t,"app.delete",e.length>0?{after:{cancelled:e}}:
{})}function CR(t,e,n){return re(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function Ch(t,e,{stage:n,code:s}){return re(t,"deployment.fail",
{object:e,after:{stage:n,code:s}})}function UR(t,e,n){return re(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function xR(t,e,n){return e.map(
s=>re(t,"deployment.supersede",{object:s,after:{supersededBy:n}}))}function Dc(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(
n,u)),a=o(s,u=>Object.hasOwn(n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,
removed:c}).filter(([,u])=>u.length>0);return[re(t,e,{object:r,after:Object.fromEntries(d)})]}function FR(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,
{settings:a={},...c}=n?.configuration??{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,g])=>[f,f==="repository"?(0,en.ri)(String(g)):g])),l={branch:r,
...o!==null&&{commit:o},...i!==null&&{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return re(t,i===null?"deployment.create":"deployment.redepl\
oy",{object:s,after:l})}const jR=5e3,BR=500,PR=[["app_id","appID"],["who","by"],["action","action"]],HR=["project","appID","by","action"];async function GR(t,{before:e=Number.
MAX_SAFE_INTEGER,limit:n},s,r){const o=HR.filter(T=>t[T]!==void 0),i=PR.filter(([,T])=>o.includes(T)),c=i.length===o.length&&i.length<2?n+1:BR,d=T=>o.every(y=>T[y]===
t[y]),u=[];let l=Math.min(e,s.below);const f=([T,y]=[])=>r({column:T,value:y&&t[y],above:s.above,below:l,limit:c});let[g,b]=[i[0],await f(i[0])];for(const T of i.
slice(1)){const y=await f(T);Uh(y,c)<Uh(b,c)&&([g,b]=[T,y])}for(let T=b.length;;T+=b.length){u.push(...b.filter(d));const y=u[n-1];if(u.length>n&&y)return{rows:u.
slice(0,n),next:y.n};if(b.length<c)return{rows:u,next:null};if(l=b.at(-1)?.n??0,T>=jR)return{rows:u,next:l};b=await f(g)}}function Uh(t,e){return t.length<e?0:t.
at(-1)?.n??0}function Je(t,e){const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${kh.join(", ")}, hash)
    VALUES (${kh.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=kR(o,a),d=n.get(c.org),{head:u}=d?
Mh(d):Lc,l=Math.max(e.now(),d?H(d,"at"):0),f={...c,n:u.n+1,at:l},g=Lh(u.hash,f),{org:b,n:T,project:y,appID:N,action:L,object:$,by:R,via:_,name:S,from:D,requestID:x,
before:K,after:V}=f;s.run(b,T,l,y,N,L,$,R,_,S,D,x,K,V,g),r.run(b,T,l,g,Lc.anchor.n,Lc.anchor.hash)}}}function WR(t,e,n){const s=Je(t,n),r=(y,N)=>t.prepare(`SELE\
CT * FROM audit ${y} WHERE org = ? AND n > ? AND n < ? ${N} ORDER BY n DESC LIMIT ?`),o=r("",""),i={app_id:r("INDEXED BY audit_by_app","AND app_id = ?"),who:r("\
INDEXED BY audit_by_who","AND who = ?"),action:r("INDEXED BY audit_by_action","AND action = ?")},a=t.prepare("SELECT n FROM audit WHERE org = ? AND at >= ? ORDE\
R BY at, n LIMIT 1"),c=t.prepare("SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?"),d=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),u=t.prepare(
`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`),l=t.prepare("SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at\
 < ? ORDER BY n DESC LIMIT 1"),f=t.prepare("UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?"),g=t.prepare("DELETE FROM audit WHERE org = ? AN\
D n <= ?"),b=(y,N)=>{const L=N===void 0?void 0:a.get(y,N);return L&&H(L,"n")},T=(y,{column:N,value:L="",above:$,below:R,limit:_})=>N===void 0?o.all(y,$,R,_):i[N].
all(y,$,R,L,_);return{append:(y,N)=>e.write(()=>s(y,N)),async list(y,N,L){const $=await e.read(()=>b(y,N.since));if(N.since!==void 0&&$===void 0)return{rows:[],
next:null};const R=await e.read(()=>b(y,N.until)),_={above:($??1)-1,below:R??Number.MAX_SAFE_INTEGER};return GR(N,L,_,S=>e.read(()=>T(y,S).map(vh)))},after:(y,N,L)=>e.
read(()=>c.all(y,N,L).map(vh)),chain:y=>e.first(d,[y],Mh),trim:y=>e.write(()=>{const N=n.now()-y,L=u.get(N);if(!L)return 0;const $=k(L,"org"),R=l.get($,H(L,"anc\
hor_n")+qe,N)??{};return f.run(H(R,"n"),k(R,"hash"),$),Number(g.run($,H(R,"n")).changes)})}}function YR(t,e,n){const s=Je(t,n),r=t.prepare("DELETE FROM access_t\
okens WHERE org = ? AND ends_at <= ?"),o=t.prepare(`SELECT ${Sh("?","?")} FROM access_tokens WHERE org = ?`),i=t.prepare("SELECT 1 FROM access_tokens WHERE org \
= ? AND project IS ? AND app_id IS ? AND name = ?"),a=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare("SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?"),d=t.prepare("SELECT * FROM \
access_tokens WHERE org = ? ORDER BY name, project, app_id"),u=t.prepare("DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *"),l=t.prepare("UPDATE a\
ccess_tokens SET used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)");return{create:({id:f,hash:g,org:b,project:T,appID:y,name:N,role:L,maker:$,madeBy:R,
lifetimeMs:_},S,D)=>e.write(()=>{const x=n.now();r.run(b,x-IR);const K=[T??"",T??"",y??""],V=Oh(o.get(...K,b)??{},{project:T,appID:y},S);if(V)return V;if(i.get(
b,T,y,N))return"name_taken";const de=[f,g,b,T,y,N,L,$,R,x,x+_],C=No(a.get(...de)??{});return s(D,[bh(C,"token.create")]),C}),find:f=>e.first(c,[f,n.now()],No),list:f=>e.
read(()=>d.all(f).map(No)),revoke:(f,g,b)=>e.write(()=>{const T=u.get(f,g);return T&&s(b,[bh(No(T),"token.revoke")]),T!==void 0}),async used(f){const g=n.now();
await e.write(()=>{l.run(g,f,g-AR)})}}}const KR=[".drafts","tmp"],zR=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function XR(t,e){let n=Promise.resolve();const s=async r=>{VR(r,t);try{await xh(t,r),e(r),await xh(t,r)}catch(o){for(const i of(0,U.readdirSync)(r))await(0,Oe.rm)(
(0,j.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function VR(t,e){if(!(0,j.isAbsolute)(t))throw bo(`"${t}\
" is not an absolute path`);if((0,fe.FK)(e,t))throw bo(`${t} is inside the data directory`);try{if((0,fe.wZ)(t,448),(0,U.readdirSync)(t).length>0)throw bo(`${t}\
 is not empty`)}catch(n){throw n instanceof F.GQ||Xs(n)?n:bo(`${t} cannot be written (${(0,F.xU)(n)})`)}}const JR=5;async function xh(t,e){const n=s=>!(0,j.relative)(
t,s).split(j.sep).some(r=>KR.includes(r));for(const s of(0,U.readdirSync)(t).filter(r=>!zR.test(r)))for(let r=1;;r+=1)try{await(0,Oe.cp)((0,j.join)(t,s),(0,j.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,F.xU)(o)!=="ENOENT"||r===JR)throw o}}function bo(t){return new F.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function Tv(t){return t}class qR extends Error{name="BlobsFull"}class Fh extends Error{name="\
WrongBytes"}const QR=200,ZR=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,eL=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function kc(t){if(t.length<=QR&&eL.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function tL(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return kc(t.slice(0,-1)),t}const nL=3;let vc=0;const jh=[];async function sL(t){vc<nL?vc+=1:
await new Promise(e=>jh.push(e));try{return await t()}finally{const e=jh.shift();e?e():vc-=1}}class rL extends St.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){
super({highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:sL(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var oL=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},iL=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Mc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Bh={...Mc,sync:async()=>{}};
function So(t){(0,U.mkdirSync)(t,{recursive:!0,mode:448})}async function aL(t,e=Mc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===Bh)return;const s=oL(n,await(0,Oe.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=iL(n);s&&await s}}function $c(t){return Kt(
()=>(0,U.readdirSync)(t))??[]}const cL=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Cc(t){return cL.has((0,F.xU)(t))}function Kt(t){try{return t()}catch(e){if(Cc(
e))return;throw e}}var dL=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},uL=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Oo=600*1e3;class lL{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Kt(()=>{const o=(0,U.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Oo||
fL(s,n)});return r&&this.#t.add(Uc(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,B.hash)("sha256",n)!==s)throw new Fh(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,B.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new Fh(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Ph(this.#e.dir,n)));try{await Promise.all([...e].map(n=>aL(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${kc(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,j.
join)(this.#e.drafts,(0,B.randomUUID)());try{await this.#a(s,n),await(0,Oe.rename)(s,e).catch(r=>{if((0,F.xU)(r)!=="ENOENT")throw r;return So((0,j.dirname)(e)),
(0,Oe.rename)(s,e)}),this.#t.add(Uc(e))}catch(r){throw await(0,Oe.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=dL(s,
await(0,Oe.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=uL(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Xs(e)?new qR("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Uc(t){return t.slice(
0,t.lastIndexOf("/"))}function Ph(t,e){return e===t?[e]:[e,...Ph(t,Uc(e))]}function fL(t,e){const{mtimeNs:n}=(0,U.statSync)(t,{bigint:!0});try{(0,U.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,F.xU)(s)!=="EPERM")throw s;return!1}return(0,U.statSync)(t).size===e}function hL({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function Ro({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const xc=1024*1024,pL=16*xc;class EL{#e;#t=0;constructor(e,n=()=>yL(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,pL))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-mL(e.size):Number.POSITIVE_INFINITY}}function mL(t){return Math.
min(Math.max(256*xc,t/100),2560*xc,t/8)}function yL(t){try{const{bavail:e,blocks:n,bsize:s}=(0,U.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Hh=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Gh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const gL=64*1024,Fc=".damaged";function _v(t){return t.endsWith(Fc)?t.slice(0,-Fc.
length):void 0}const wL=3600*1e3;class TL{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,j.join)(e,".drafts"),this.#n=(0,j.
join)(e,".leaving"),this.#s=n,this.#r=s??Mc,this.#o=new EL(e),So(e)}async head(e){const n=await this.#d(e,s=>(0,Oe.stat)(s,{bigint:!0}));return n?.isFile()?Ro(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Hh(s,r,!0),i=Ro(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Gh(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Hh(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Gh(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new rL(s,r,o,gL)}writer({lasting:e=!0}={}){this.#f(),So(this.#t);const n=e&&this.#s?this.#r:
{...Bh,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new lL(s)}async delete(e){const n=this.#a(e);(0,U.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,U.rmSync)(s,{force:!0});(0,U.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>hL(r)<n-Oo);return s!==void 0&&(0,U.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>Ro(r).version===n);return s===void 0?!1:((0,U.
renameSync)(s,`${this.#a(e)}${Fc}`),!0)}async*list(e,n){const s=(0,j.join)(this.#e,tL(e)),r=n===void 0?void 0:(await(0,Oe.stat)(s).catch(Vs))?.mtimeMs,o=n!==void 0&&
(r??0)<n-Oo,i=await(0,Oe.readdir)(s,{withFileTypes:!0}).catch(Vs);for(const a of i??[]){if(!ZR.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Kt(()=>(0,U.statSync)((0,j.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-Oo)&&(yield{key:c,...Ro(
d)})}}#a(e){return(0,j.join)(this.#e,kc(e))}async#c(e){const n=await this.#d(e,s=>(0,Oe.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(Vs);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(Vs);if(i!==void 0)return i}return n(s).catch(
Vs)}#u(e){const n=`${Wh(e)}~~`;return $c(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,j.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Kt(()=>(0,U.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,j.join)(this.#n,`${Wh(e)}~~${Date.now()}~${(0,B.randomUUID)()}`);So(this.#n);const a=Kt(()=>((0,U.renameSync)(
s,o),!0))&&Kt(()=>(0,U.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,U.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,F.xU)(s)??"")){(0,U.renameSync)(e,n);return}if((0,F.xU)(s)!=="EEXIST"&&!Cc(s))throw s}(0,U.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-wL;for(const n of $c(this.#t)){const s=(0,j.join)(this.#t,n);(Kt(()=>(0,U.statSync)(s).mtimeMs)??e)<e&&(0,U.rmSync)(s,{force:!0,recursive:!0})}for(const n of $c(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,j.join)(this.#n,n),this.#a(o))}}}function Wh(t){return t.replaceAll(
"/","~")}function Vs(t){if(!Cc(t))throw t}const jc=10,_L=/^[\w-]{1,128}$/;function NL(t){if(_L.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Bc(t,e){const n=Kh(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Yh(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=Kh(e,n),a=t.subarray(i-Bc(e,n).start),c=s<0&&i>0&&t[0]!==jc?bL(a):0,u=i+a.length>=e&&o?a.length:SL(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function Kh(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function bL(t){const e=t.indexOf(jc)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!zh(n)))}function SL(t,e){const n=t.lastIndexOf(jc)+1;return n>0||t.length<e?n:OL(t)}function OL(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(zh(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function zh(t){return(t&192)===128}const Qe=64*1024,Lo=12,Sn=Lo+
iu,On=Qe-Sn;function RL(t,e,n,s){const r=[];let[o,i]=[e,0];for(;i<s.length;){const a=Qe-o%Qe;if(a<=Sn){r.push(Buffer.alloc(a)),o+=a;continue}const c=s.subarray(
i,i+a-Sn),d=Vh(t,n+i,c,Kr);r.push(d),o+=d.length,i+=c.length}return Buffer.concat(r)}function Xh(t,e,n){return Vh(t,e,n,Cy)}async function*LL(t,e){let[n,s]=[0,Buffer.
alloc(0)];for await(const r of e)for(s=Buffer.concat([s,r]);s.length>=On;n+=On)yield Xh(t,n,s.subarray(0,On)),s=s.subarray(On);s.length>0&&(yield Xh(t,n,s))}function IL(t){
return t+Sn*Math.ceil(t/On)}function Nv(t,{start:e,length:n}){const s=Math.floor(e/On)*Qe,r=Math.min(IL(t),Math.ceil((e+n)/On)*Qe);return{start:s,length:r-s}}function Vh(t,e,n,s){
const r=Buffer.alloc(Lo);return r.writeUInt32BE(n.length,0),r.writeBigUInt64BE(BigInt(e),4),Buffer.concat([r,s(t.keyring.current("build-log"),fu(t.deployID,e),n)])}
function*Io(t){let e=0;for(;e+Lo<=t.length;){const n=Qe-e%Qe,s=n>Sn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const r=e+Sn+s;if(s>n-Sn||r>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+Lo,r),end:r},e=r}}function Jh(t,e,{start:n,length:s}){const r=[];let o;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(o??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));r.push(AL(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),o=a}}return Buffer.concat(r)}function AL({deployID:t,keyring:e},{start:n,length:s,sealed:r}){try{const o=cu(e.all("build-log"),fu(
t,n),r);if(o.length!==s)throw new Error("A frame has another length than its header says");return o}catch(o){throw e.wrong(o)}}function DL({sealed:t}){return t.
subarray(0,4).toString("hex")}function kL(t){const{id:e,ids:n,isActive:s}=t,r=t.current("build-log");return{id:e,ids:n,isActive:s,current:()=>r,all:o=>t.all(o),
wrong:o=>t.wrong(o)}}async function qh(t,e){for(let n=Math.ceil(e/Qe)-1;n>=0;n-=1){const s=await Qh(t,e,n),r=[...Io(s)].at(-1);if(r)return{file:n*Qe+r.end,log:r.
start+r.length}}return{file:0,log:0}}async function vL(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const r=[];let{start:o,length:i}=s;for(let a=await ML(t,e,
o);i>0&&a*Qe<e;a+=1){const c=Jh(n,Io(await Qh(t,e,a)),{start:o,length:i});r.push(c),o+=c.length,i-=c.length}return Buffer.concat(r)}async function ML(t,e,n){let[
s,r]=[0,Math.ceil(e/Qe)-1];for(;s<r;){const o=Math.ceil((s+r)/2),i=await Js(t,{start:o*Qe,length:12});i.length===12&&Number(i.readBigUInt64BE(4))<=n?s=o:r=o-1}return s}
function Qh(t,e,n){const s=n*Qe;return Js(t,{start:s,length:Math.min(Qe,e-s)})}async function Js(t,{start:e,length:n}){const s=Buffer.allocUnsafe(n);let r=0;for(;r<
n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}var Zh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},ep=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const $L=1e3;function CL(t,e,{log:n=Us,mayAppend:s=()=>!0}={}){(0,U.mkdirSync)(t,{recursive:!0,mode:448});const r=new Set,
o=new zn($L);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");const d=Ao(t,i).sealed;o.set(i,await UL(d,
{deployID:i,keyring:e},Buffer.from(a),o.get(i)))}catch(d){r.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(d)}),r.add(i)}},async end(i){r.delete(i),
o.delete(i)},async read(i,a){const{sealed:c,clear:d}=Ao(t,i);return await tp(c,l=>xL(l,{deployID:i,keyring:e},a))??tp(d,l=>FL(l,a))},async remove(i){for(const a of Object.
values(Ao(t,i)))await(0,Oe.rm)(a,{force:!0})}}}function Ao(t,e){const n=(0,j.join)(t,NL(e));return{sealed:`${n}.sealed`,clear:`${n}.log`}}async function UL(t,e,n,s){
const r={stack:[],error:void 0,hasError:!1};try{const o=Zh(r,await(0,Oe.open)(t,"a+",384),!0),{size:i}=await o.stat(),a=s?.file===i?s:await qh(o,i);a.file<i&&await o.
truncate(a.file);const c=RL(e,a.file,a.log,n);return await o.appendFile(c),{file:a.file+c.length,log:a.log+n.length}}catch(o){r.error=o,r.hasError=!0}finally{const o=ep(
r);o&&await o}}async function tp(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=Zh(n,await(0,Oe.open)(t),!0);return await e(s)}catch(s){n.error=
s,n.hasError=!0}finally{const s=ep(n);s&&await s}}catch(n){if((0,F.xU)(n)==="ENOENT")return;throw n}}async function xL(t,e,n){const s=await qh(t,(await t.stat()).
size);return Yh(await vL(t,s.file,e,Bc(s.log,n)),s.log,n)}async function FL(t,e){const{size:n}=await t.stat();return Yh(await Js(t,Bc(n,e)),n,e)}const jL=24*36e5,
BL=3e4,PL=168*36e5;function bv(t){return`slipway-${t}`}function Sv(t){return`slipway-site-${t}`}function HL(t){const[e,n]=[k(t,"tag"),H(t,"fence")];return{tag:e,
fence:n,failures:H(t,"failures"),round:H(t,"round")}}function GL(t){return{count:H(t,"n"),oldestAt:De(t,"oldest")}}function WL(t){return{state:YL(oe(t,"state"),
oe(t,"reason")??""),purgedAt:De(t,"purged_at"),waitsSince:De(t,"waits_since"),problem:oe(t,"problem")}}function YL(t,e){return t==="pending"||t==="refused"?{kind:t,
reason:e}:t==="ready"?{kind:t}:null}const KL=`s.state, s.reason, s.purged_at,
  (SELECT min(p.at) FROM cdn_purges p WHERE p.app = a.id AND p.round = 0) AS waits_since,
  (SELECT p.problem FROM cdn_purges p WHERE p.app = a.id AND p.round = 0 AND p.problem IS NOT NULL ORDER BY p.at LIMIT 1) AS problem`,np="CAST(unixepoch('subsec\
') * 1000 AS INTEGER)";function zL(t,e,n){const s=t.prepare(`INSERT INTO cdn_use (id, until) VALUES (1, ${np} + ?)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`DELETE FROM cdn_purges WHERE round = 0 AND at <= ${np} - ?`),o=t.prepare(`UPDATE cdn_pu\
rges SET due_at = ?, fence = fence + 1
    WHERE tag IN (SELECT tag FROM cdn_purges INDEXED BY cdn_purges_due WHERE due_at <= ? ORDER BY round, due_at LIMIT ?)
    RETURNING tag, fence, failures, round`),i="WHERE tag = ? AND fence = ?",a=t.prepare(`INSERT INTO cdn_sites (app, purged_at) SELECT app, ? FROM cdn_purges ${i}\

    ON CONFLICT (app) DO UPDATE SET purged_at = excluded.purged_at`),c=t.prepare(`DELETE FROM cdn_purges ${i}`),d=t.prepare(`UPDATE cdn_purges SET round = round\
 + 1, failures = 0, problem = NULL, due_at = ? ${i}`),u=t.prepare(`UPDATE cdn_purges SET failures = failures + 1, problem = ?, due_at = ? ${i}`),l=t.prepare(`UP\
DATE cdn_purges SET due_at = ? ${i}`),f=t.prepare("SELECT count(*) AS n, min(at) AS oldest FROM cdn_purges WHERE round = 0"),g=t.prepare(`SELECT ${KL} FROM apps\
 a LEFT JOIN cdn_sites s ON s.app = a.id
    WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),b=t.prepare(`INSERT INTO cdn_sites (app, state, reason)
    SELECT id, ?, ? FROM apps WHERE org = ? AND project = ? AND app_id = ?
    ON CONFLICT (app) DO UPDATE SET state = excluded.state, reason = excluded.reason`);return{use:()=>e.read(()=>{s.run(jL)}),claim:T=>e.write(()=>{r.run(PL);const y=n.
now();return o.all(y+BL,y,T).map(HL)}),settle:(T,y)=>e.write(()=>{const N=n.now(),L=N+(y.againMs??0);let $=0;for(const{tag:R,fence:_}of T){y.kind==="accepted"&&
a.run(N,R,_);const S=y.kind==="failed"?u.run(y.problem,L,R,_):y.kind==="put_off"?l.run(L,R,_):y.againMs===void 0?c.run(R,_):d.run(L,R,_);$+=Number(S.changes)}return $}),
waiting:()=>e.read(()=>GL(f.get()??{})),site:({org:T,project:y,appID:N})=>e.first(g,[T,y,N],WL),record:({org:T,project:y,appID:N},L)=>e.read(()=>{const $=L.kind===
"ready"?null:L.reason;b.run(L.kind,$,T,y,N)})}}function XL(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(
n)}}},publish(e){for(const n of[...t])n(e)}}}var Pc=I(99);const Do=[`
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
  `];function VL(t){const e=new Pc.DatabaseSync(t===void 0?":memory:":(0,j.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),JL(e),e}catch(n){throw e.close(),n}}function JL(t){const e=sp(t);if(e!==Do.length){if(e>Do.length)
throw new F.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Do.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Do.entries())ns(t,()=>{sp(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function sp(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function rp(t,e){t.prepare("VACUUM INTO ?").run(e),(0,U.chmodSync)(e,384)}function ns(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function qs(t){return{read:async e=>Hc(e),first:async(e,n,s)=>Hc(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Hc(()=>ns(t,e))}}function Hc(t){try{return t()}catch(e){const n=Xs(e);throw!n&&!SR(e)?e:new Ie(`The sta\
te cannot be read or written: ${qL(e)}`,{cause:e,isFull:n})}}function qL(t){return t instanceof Error?t.message:String(t)}function op(t){const e=(0,j.join)(t,"p\
latform.pid"),n=(0,j.join)(t,"platform.lock");(0,U.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Pc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),gh(r)?new F.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):wh(r)?new F.GQ("platform_locked",`Another platform uses ${t}${QL(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,U.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,U.rmSync)(e,{force:!0}),s.close())}}}function QL(t){try{const e=/^\d{1,10}$/.exec((0,U.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function ZL(t){return ap(t,e=>{(ip(e)||(0,U.readdirSync)(e).length===0)&&(0,U.chmodSync)(e,448),(0,U.writeFileSync)(
(0,j.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function Ov(t){const e=ap(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(ip(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function ip(t){return(0,U.existsSync)((0,j.join)(t,"platform.db"))}function ap(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new F.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,j.resolve)(t);try{(0,fe.wZ)(
n,448),e(n)}catch(s){throw new F.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,F.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,U.existsSync)((0,j.join)(n,".gitignore"))||(0,U.writeFileSync)((0,j.join)(n,".gitignore"),`*
`,{mode:384}),n}const eI=5,tI=6e4;function nI(t){return`hook:${t}`}function ko(t){return{id:k(t,"id"),org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),
forge:k(t,"forge"),waits:H(t,"waits")===1,reports:H(t,"reports")===1,sealed:Yt(t,"sealed"),createdAt:H(t,"created_at"),createdBy:oe(t,"created_by")}}function vo(t){
return{id:k(t,"id"),hook:k(t,"hook"),digest:k(t,"digest"),branch:k(t,"branch"),commit:k(t,"commit_sha"),state:k(t,"state"),deployID:oe(t,"deploy_id"),receivedAt:H(
t,"received_at"),reported:oe(t,"reported"),problem:oe(t,"problem")}}function sI(t){return{...vo(t),org:k(t,"org"),fence:H(t,"fence"),failures:H(t,"failures")}}const cp="\
'a newer push came'",Gc="('checks', 'deploy')";function rI(t,e,n){const s=Je(t,n),r="org = ? AND project = ? AND app_id = ?",o=t.prepare(`SELECT 1 FROM apps WHE\
RE ${r} AND deleted_at IS NULL`),i=t.prepare(`SELECT count(*) AS n FROM hooks WHERE ${r}`),a=t.prepare(`INSERT INTO hooks (id, org, project, app_id, forge, wait\
s, reports, sealed, created_at, created_by)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare(`SELECT * FROM hooks WHERE ${r} ORDER BY created_at, id`),d=t.prepare("SELECT * FROM hooks W\
HERE org = ? AND created_by = ? ORDER BY created_at, id LIMIT ?"),u=t.prepare(`DELETE FROM hooks WHERE ${r} AND id = ?`),l=t.prepare(`SELECT h.* FROM hooks h JO\
IN apps a ON a.org = h.org AND a.project = h.project
    AND a.app_id = h.app_id WHERE h.id = ? AND a.deleted_at IS NULL`),f=t.prepare("SELECT * FROM hook_pushes WHERE hook = ? AND digest = ?"),g=t.prepare(`INSERT\
 INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),b=t.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${cp}, fence = fence + 1
    WHERE hook = ? AND state IN ${Gc} AND id <> ? AND coalesce(claimed_until, 0) <= ?`),T=t.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook\

    WHERE h.org = ? AND h.project = ? AND h.app_id = ? ORDER BY p.seq DESC LIMIT ?`),y=t.prepare(`UPDATE hook_pushes SET due_at = ?, claimed_until = ?, fence = \
fence + 1 WHERE id =
    (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= ? AND p.id = coalesce(?, p.id)
      AND h.org NOT IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook
        AND o.seq < p.seq AND o.state IN ${Gc} AND o.claimed_until > ?) ORDER BY p.due_at, p.seq LIMIT 1)
    RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`),N=t.prepare(`UPDATE hook_pushes SET state = ?, deploy_id = coalesce(?, deploy_id), claimed_unt\
il = NULL,
    reported = coalesce(?, reported), problem = ?, failures = ?, due_at = ? WHERE id = ? AND fence = ?`),L=t.prepare(`UPDATE hook_pushes SET state = 'dropped', \
due_at = NULL, problem = ${cp}
    WHERE id = ? AND state IN ${Gc} AND EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = hook_pushes.hook
      AND o.seq > hook_pushes.seq)`),$=t.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);return{add:({id:R,org:_,project:S,appID:D,forge:x,waits:K,reports:V,sealed:de},C)=>e.
write(()=>{if(!o.get(_,S,D))return"no_app";if(H(i.get(_,S,D)??{},"n")>=eI)return"full";const Y=[Number(K),Number(V)],te=a.get(R,_,S,D,x,...Y,de,n.now(),C.by)??{};
return s(C,[re({org:_,project:S,appID:D},"hook.add",{object:R,after:{forge:x,waits:K,reports:V}})]),ko(te)}),list:({org:R,project:_,appID:S})=>e.read(()=>c.all(
R,_,S).map(ko)),addedBy:(R,_,S)=>e.read(()=>d.all(R,_,S).map(ko)),remove:({org:R,project:_,appID:S},D,x)=>e.write(()=>{const K=u.run(R,_,S,D).changes===1;return K&&
s(x,[re({org:R,project:_,appID:S},"hook.remove",{object:D})]),K}),find:R=>e.first(l,[R],ko),push:({id:R,hook:_,digest:S,branch:D,commit:x,state:K})=>e.write(()=>{
const V=f.get(_,S);if(V)return{kind:"known",push:vo(V)};const de=n.now(),C=vo(g.get(R,_,S,D,x,K,de,de)??{});return b.run(_,R,de),{kind:"new",push:C}}),pushes:({
org:R,project:_,appID:S},D)=>e.read(()=>T.all(R,_,S,D).map(vo)),claim:({push:R=null,without:_=[]}={})=>{const S=n.now(),D=S+tI;return e.first(y,[D,D,S,R,JSON.stringify(
_),S],sI)},settle:({id:R,fence:_},{state:S,deployID:D,reported:x,problem:K,failures:V=0,againMs:de})=>e.write(()=>{const C=de===void 0?null:n.now()+de,Y=[S,D??null,
x??null,K??null,V,C],te=N.run(...Y,R,_).changes===1;return te&&L.run(R),te}),prune:({ageMs:R,limit:_})=>e.read(()=>Number($.run(n.now()-R,_).changes))}}function rn(t){
return{seq:H(t,"seq"),deployID:k(t,"deploy_id"),status:Kc(t),stage:Yc(t),branch:k(t,"branch"),commit:oe(t,"commit"),createdAt:H(t,"created_at"),startedAt:De(t,"\
started_at"),finishedAt:De(t,"finished_at"),supersededBy:oe(t,"superseded_by"),cancelledBy:oe(t,"cancelled_by"),triggeredBy:oe(t,"triggered_by"),redeployOf:oe(t,
"redeploy_of"),configuration:Wc(t),commitFacts:{subject:oe(t,"commit_subject"),author:oe(t,"commit_author")},size:fI(t),warnings:lp(t),logRemovedAt:De(t,"log_re\
moved_at"),enteredAt:aI(t)}}function dp(t){return{app:{org:k(t,"app_org"),project:k(t,"app_project"),appID:k(t,"app_id")},deployment:rn(t)}}const oI="a.org AS a\
pp_org, a.project AS app_project, a.app_id",iI=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","release_files","re\
lease_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"],Qs={install:"install_at",build:"build_at",sync:"sync_at",activate:"act\
ivate_at"};function aI(t){const e=Object.entries(Qs).map(([n,s])=>[n,De(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Wc(t){const e=oe(t,
"configuration");return e===null?null:JSON.parse(e)}function cI(t){const e=Wc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{
...e,settings:s}}function up(t=[]){return t.length===0?null:JSON.stringify(t)}function dI(t,e){return up([...e,...lp(t)].slice(0,jn.iq))}function lp(t){const e=oe(
t,"warnings");return(e===null?void 0:(0,Fd.h)(JSON.parse(e)))??[]}function fp(t,e){const n=oe(e,"env");if(n===null)return;const s=Hn(k(e,"deploy_id"),"env");return JSON.
parse(Cs(t,"variables",s,n))}function uI(t,e,n){return n===null?null:$s(t,"variables",Hn(e,"env"),n)}function lI(t,e,n){const s=JSON.stringify(Mn(n));return $s(
t,"build-log",Hn(e,"failure"),s)}const hp=Fy(X.IC.bytes);function fI(t){const[e,n]=[De(t,"release_files"),De(t,"release_bytes")];return e===null||n===null?null:
{files:e,bytes:n}}function hI(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:s??o?.branch??e,commit:r,by:n,redeployOf:null,
configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function pI(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.
branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function EI(t,e){return e?{kind:t?"cancelled":
"too_late",deployment:e}:{kind:"no_deployment"}}function Yc(t){const e=oe(t,"stage");return ct.Mb.find(n=>n===e)??null}function Kc(t){const e=k(t,"status"),n=ct.
PB.find(s=>s===e);if(!n)throw new F.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function pp(t,e){const n=oe(e,"failure")??
"";return Cn((0,z.U4)(mI(t,k(e,"deploy_id"),n)))??h(Yc(e)??"build")}function mI(t,e,n){try{return Cs(t,"build-log",Hn(e,"failure"),n)}catch{return""}}function yI(t){
return{status:Kc(t),count:H(t,"count"),ran:H(t,"ran"),ms:H(t,"ms")}}const zc=200,Ep=24*36e5,gI=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function wI(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?De(t,"c\
ollected_at"):null}}const TI=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function jt(t){return{org:k(t,"org"),project:k(t,"project"),
appID:k(t,"app_id")}}const _I=1e3;function mp({most:t}){return t+_I+zc}function NI(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===mp(n);const u=l=>l.length<zc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const g=k(f,"deploy_id"),b=H(f,"kept"),T=De(f,"log_bytes")??0,y=f.log_removed_at===
null;a+=y?T:0;const N=l>0&&f.finished_at!==null,L=l>=n.most||H(f,"created_at")<s-n.ageMs,$=N&&L&&b===0&&u(o),R=y&&N&&b<2&&(L||a>n.logBytes)&&u(r);$&&(R||!y)?o.push(
g):i.deployments+=1,R?(r.push(g),c+=T):y&&T>0&&(i.logs+=1,i.logBytes+=T)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function ze(t){
return{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),name:k(t,"name"),type:yp(t),branch:k(t,"branch"),...gp(t),subdomain:k(t,"subdomain"),environmentID:k(
t,"environment_id"),liveRelease:oe(t,"live_release"),createdAt:H(t,"created_at"),updatedAt:H(t,"updated_at"),deletion:bI(t)}}function bI(t){const e=De(t,"delete\
d_at");return e===null?null:{at:e,by:oe(t,"deleted_by"),endsAt:H(t,"ends_at")}}function Xc({settings:t}){return t.lifetime===void 0?null:(0,Be.E9)(t.lifetime,"l\
ifetime")}function yp(t){const e=k(t,"type"),n=X.yN.find(s=>s===e);if(!n)throw new F.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function gp(t){return{repository:k(t,"repository"),buildCommand:oe(t,"build_command"),outputDirectory:oe(t,"output_directory"),region:oe(t,"region"),settings:Vc(
k(t,"settings"))}}function Vc(t){const e=JSON.parse(t);return(0,z.Gv)(e)?e:{}}function Jc(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).
filter(([,o])=>o!==null);return{...t,...s,settings:Object.fromEntries(r)}}function qc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}function SI(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),
removed:n.filter(r=>!s.includes(r)).sort()}}const Mo="",OI="\u{10FFFF}";function RI({after:t,before:e,prefix:n=""}){const s=`${n}${OI}`,r=t&&t.appID>=n?[t.appID,
t.project]:[n,Mo],o=e&&e.appID<s?[e.appID,e.project]:[s,Mo];return[...r,...o]}const LI={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function II(t,e,n){const s=[],r=L=>n(s.push(L)),{text:o="",project:i,branch:a,status:c,sort:d,
after:u,before:l,limit:f,within:g}=e,b=L=>[...d==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map($=>$+L).join(", "),T=(L,{seq:$,appID:R,project:_})=>`\
(${b("")}) ${L} (${[...d==="newest"?[-$]:[],R,_].map(r).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[LI[c]],...g?[AI(g,r)]:[],...u?[T(">",u)]:l?[T("<",l)]:[]].join(" AND\
 ")} ORDER BY ${b(l&&!u?" DESC":"")} LIMIT ${r(f)}`,values:s}}function AI(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function DI(t,e,{after:n,before:s}){const r=t.map(o=>{const i=De(o,"newest");return{app:ze(o),newest:i!==
null&&e(i)||null,liveManifest:oe(o,"live_manifest")}});return s&&!n?r.reverse():r}function kI(t,e){const n={...gp(t),branch:k(t,"app_branch")},s=Wc(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=Jc(n,s);return{deployID:k(t,"deploy_id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},...vI(t,s.
type),repository:r,branch:k(t,"job_branch"),appBranch:n.branch,commit:oe(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function vI(t,e){
const n=yp(t);if(e!==X.m0)return{type:e??n};const s=!(0,X.Rm)(n)&&oe(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function MI(t){return{deployID:k(
t,"deploy_id"),manifestHash:k(t,"manifest")}}function $I(t){return{domain:k(t,"name"),subdomain:k(t,"subdomain")}}function CI(t,e){const n=oe(t,"live_release"),
s=De(t,"deleted_at")!==null,r=s?[]:e,o=k(t,"type");return{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),subdomain:k(t,"subdomain"),settings:Vc(k(t,"\
settings")),...(0,X.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function UI(t,e,n){const s=t.
findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function xI(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==
null).map(jI);return{type:k(e,"type"),environmentID:k(e,"environment_id"),tables:n}}function FI(t){return{keyspace:H(t,"keyspace"),app:{org:k(t,"org"),project:k(
t,"project"),appID:k(t,"app_id")},name:k(t,"name"),environmentID:k(t,"environment_id"),type:k(t,"type")}}function jI(t){return{name:k(t,"name"),createdAt:H(t,"c\
reated_at"),tokenHash:k(t,"token_hash"),sealed:Yt(t,"token_sealed")}}function wp(t){return{accessKeyID:k(t,"access_key_id"),environmentID:k(t,"environment_id"),
sealed:Yt(t,"sealed"),expiresAt:H(t,"expires_at")}}function BI(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.
hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(
i)}function PI(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function HI(t,e,n,s){const r=(i,a)=>Object.
hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(o)}function GI(t,e){return t.toSorted().map(n=>{
const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:r}})}function Rv(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);
return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function Lv(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<
n?-1:1)))}const Qc=["org","project","app","kvs_table"],At=Qc.join(", "),Tp=xe.join(", "),_p=Si();function zt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function Zc(t){
return{org:k(t,"org"),project:k(t,"project"),app:k(t,"app"),table:k(t,"kvs_table")}}const Np=t=>xe.filter(e=>t.test(e)).join(" + "),$o=`(${Np(/^(?:get|put|delete|other)_limited$/)}\
)`,Co=`(${Np(/^(?:get|put|delete|other)_/)})`;function WI(t){return{scope:Zc(t),limited:H(t,"limited"),most:H(t,"most")}}function bp(t){return{keys:H(t,"keys"),
bytes:H(t,"bytes")}}function YI(t){return{scope:Zc(t),counts:Sp(t),stored:bp(t)}}function Sp(t){return Object.fromEntries(xe.map(e=>[e,H(t,e)]))}function KI(t){
const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of zI(n))for(const i of["hour","day"]){const a=Math.floor(s/bt[i])*bt[i],c=JSON.stringify([...zt(
o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:xe.map(()=>0)};for(const[u,l]of xe.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(
([n],[s])=>n<s?-1:1).map(([,n])=>n)}function zI({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{
org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function XI(t){const e=new Map,[n,s]=[xe.indexOf("keys_change"),xe.indexOf(
"bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(zt(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??
0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function VI(t){const e=k(t,"status"),n=["deploy_succeeded","d\
eploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:k(t,"org"),project:k(t,"project"),app:k(t,"app_id"),table:""},hour:Math.floor(H(t,
"ended_at")/bt.hour)*bt.hour,counts:{..._p,...n&&{[n]:1},build_ms:H(t,"ms")}}}function Op(t){const e=De(t,"keyspace");return{scope:Zc(t),keyspace:e,keys:De(t,"k\
eys")??0,bytes:De(t,"bytes")??0}}function JI({tables:t},e,n,s){const r=Math.floor(s/bt.hour)*bt.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(zt(d.scope).
join(`
`));const f={..._p,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(zt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}function qI({org:t,since:e}){const n=`FROM usage_sums WHERE org = ${t} AND project = '' AND app = '' AND k\
vs_table = '' AND step = 'day'
    AND start >= ${e}`,s=(...r)=>`SELECT CAST(${r.map(o=>`coalesce((${o}), 0)`).join(" + ")} AS bigint) AS n`;return{apps:s(`SELECT count(*) FROM apps WHERE org\
 = ${t} AND deleted_at IS NULL`),disk:s(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id\

        WHERE a.org = ${t} AND a.deleted_at IS NULL`,`SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = ${t}`),buildsAtOnce:s(
`SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = ${t}`),buildMinutesPerMonth:s(`SELECT sum(build_ms) ${n}`,`SELECT sum(ms) FROM usage_en\
ded JOIN apps a ON a.id = app WHERE a.org = ${t} AND ended_at >= ${e}`),kvsRequestsPerMonth:s(`SELECT sum(${Co} - ${$o}) ${n}`)}}const QI={apps:!1,disk:!1,buildsAtOnce:!1,
buildMinutesPerMonth:!0,kvsRequestsPerMonth:!0};function ZI(t){return`SELECT CAST(coalesce(sum(d.release_bytes), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ${t}`}function eA(t,e){return`SELECT CAST(coalesce((SELECT sum(bytes) FROM (SELECT d.release_b\
ytes AS bytes,
        row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
        JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = ${t}) listed WHERE place > ${e}), 0)
    + coalesce((SELECT release_bytes FROM deployments WHERE deploy_id = ${t} AND stored_release IS NOT NULL), 0)
    AS bigint) AS n`}function tA(t,e,n){if(e>=n)throw new $t({org:t,name:"apps",used:e,quota:n})}function Rp(t,e,n,s){const r=e+n;if(r>s)throw new $t({org:t,name:"\
disk",used:e,quota:s,needs:r})}function nA(t,e,{ms:n,until:s}){if(!(e<n))throw new $t({org:t,name:"buildMinutesPerMonth",used:e/Lp,quota:n/Lp,until:s})}const Lp=6e4;
function Iv({apps:t,disk:e}={}){return t!==void 0||e!==void 0}function Zs(t){const e=qI({org:":org",since:":since"}),n=new Map(Object.entries(e).map(([i,a])=>[i,
t.prepare(a)])),s=t.prepare(ZI(":app")),r=t.prepare(eA(":deployment",":kept")),o=(i,a,c=0)=>H(n.get(a)?.get(QI[a]?{org:i,since:c}:{org:i})??{},"n");return{used:(i,a,c)=>Object.
fromEntries(c.map(d=>[d,o(i,d,a)])),checkApp(i,{apps:a,disk:c}={},d){a!==void 0&&tA(i,o(i,"apps"),a),!(c===void 0||d===void 0)&&Rp(i,o(i,"disk"),H(s.get({app:d})??
{},"n"),c)},checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=H(r.get({deployment:a,kept:d})??{},"n");Rp(i,o(i,"disk")-l,c,u)},checkTime:(i,a)=>nA(i,o(i,"bu\
ildMinutesPerMonth",a.since),a)}}function Dt(t,e="app_id"){const n="(SELECT value FROM json_each(:within))",s=`${t}.project`;return`(:within IS NULL OR ${s} IN ${n}\
 OR ${s} || '/' || ${t}.${e} IN ${n})`}function _t(t){return{within:t?JSON.stringify(t):null}}const Ip=`UPDATE apps SET repository = ?, branch = ?, build_comman\
d = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function sA({database:t,keyring:e,commands:n,changes:s,idempotency:r,clock:o,random:i}){
const a=Rn(t),c=Rn(t,!0),d=C=>{const Y=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${C}
      AND ${Dt("apps")}`;return{first:t.prepare(`${Y} ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${Y} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[u,
l]=[d("deleted_at IS NULL"),d("deleted_at IS NOT NULL")],f="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",g=t.prepare(`${f}\
 > ? ORDER BY app_id LIMIT ?`),b=t.prepare(`${f} < ? ORDER BY app_id DESC LIMIT ?`),T=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),y=t.prepare(
"SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),N=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),L=t.prepare(`INSERT INTO apps (org, projec\
t, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),$=t.prepare(Ip),R=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM \
env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),_=Ap(t,e),S=Je(t,o),D=Zs(t),x=rA(t),K=({subdomain:C},Y)=>{s.
publish({kind:"site",subdomain:C});for(const te of Y)s.publish({kind:"domain",domain:te})},V=C=>{const Y=a(C);if(!Y)throw new F.GQ("internal",`The app ${C.appID}\
 is not in platform.db`);return ze(Y)},de=C=>{let Y=Nh(C,i);for(;N.get(Y);)Y=Nh(C,i);return Y};return{find:C=>n.read(()=>{const Y=c(C);return Y&&ze(Y)}),async create({
key:C,type:Y,config:te,bounds:le},Te,Re){const Se=()=>{if(c(C))return;D.checkApp(C.org,le);const be=o.now();return L.run(C.org,C.project,C.appID,C.appID,Y,...qc(
te),Xc(te),de(C.appID),`env-${Sc(16,i)}`,be,be),x.assign(C,void 0,te),S(Te,[MR(C,{...te,type:Y})]),V(C)},We=await n.write(()=>r.run(Re,Se)??{kind:"taken"});return We.
kind==="done"&&K(We.made,We.made.settings.domains??[]),We},async update(C,Y,te){const le=await n.write(()=>{const Te=a(C);if(!Te)return;const[Re,Se]=[ze(Te),Jc(
ze(Te),Y)];$.run(...qc(Se),Xc(Se),o.now(),H(Te,"id"));const We=x.assign(C,Re,Se);return S(te,Ac(C,Re,Se)),{changed:We,app:V(C)}});return le&&K(le.app,le.changed),
le?.app},env:C=>n.read(()=>Uo(e,C,R.all(C.org,C.project,C.appID))),variables:({org:C,project:Y,appID:te})=>n.read(()=>{const le=R.all(C,Y,te);return GI(le.map(Te=>k(
Te,"name")),Dp(le))}),async replaceEnv(C,Y,te){const le=await n.write(()=>{const Te=a(C);if(!Te)return;const Re=_(Te,Y,{at:o.now(),by:te.by});return S(te,Dc(C,"\
env.replace",Re,Y)),Te});return le&&K(ze(le),[]),le!==void 0},async editEnv(C,Y,te,le){const{row:Te,result:Re}=await n.write(()=>{const Se=a(C);if(!Se)return{result:{
kind:"no_app"}};const We=R.all(C.org,C.project,C.appID),be=Uo(e,C,We),Ce=BI(be,Y,te);return Ce?(_(Se,Ce,{at:o.now(),by:le.by}),S(le,Dc(C,"env.edit",be,Ce)),{row:Se,
result:PI(be,Ce,Y)}):{result:{kind:"full"}}});return Te&&K(ze(Te),[]),Re},organizations:({after:C=Mo,before:Y,limit:te})=>n.read(()=>{const le=Y===void 0?T:y,Te=[];
for(let Re=Y??C;Te.length<te;){const Se=le.get(Re);if(!Se)break;Re=k(Se,"org"),Te.push(Re)}return Y===void 0?Te:Te.reverse()}),inProject:(C,Y,{after:te=Mo,before:le,
limit:Te})=>n.read(()=>{const Se=(le===void 0?g:b).all(C,Y,le??te,Te).map(ze);return le===void 0?Se:Se.reverse()}),list:(C,Y)=>n.read(()=>{const te=Y.deleted?l:
u,le=(Y.before?te.last:te.first).all(_t(Y.within),C,...RI(Y),Y.limit).map(ze);return Y.before?le.reverse():le})}}function rA(t){const e=Rn(t),n=t.prepare("INSER\
T INTO domains (name, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,
removed:c}=SI(o,i),d=a.length+c.length>0?e(r):void 0;if(!d)return[];const u=H(d,"id");for(const l of c)s.run(l,u);for(const l of a)if(n.run(l,u).changes===0)throw new Ds(
l);return[...c,...a]}}}function Rn(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);
return({org:r,project:o,appID:i})=>s.get(r,o,i)}function Ap(t,e){const n=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ?"),
s=t.prepare("DELETE FROM env WHERE app = ?"),r=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES (?, ?, ?, 1, ?, ?)`);return(o,i,a)=>{const[c,d]=[H(o,"id"),jt(o)],u=n.all(c),l=Uo(e,d,u),f=HI(l,i,Dp(u),a);s.run(c);for(const[g,b]of Object.entries(i)){
const{at:T=null,by:y=null}=f.get(g)??{};r.run(c,g,$s(e,"variables",ha(d,g),b),T,y)}return l}}function Dp(t){return new Map(t.map(e=>[k(e,"name"),{at:De(e,"chang\
ed_at"),by:oe(e,"changed_by")}]))}function Uo(t,e,n){return Object.fromEntries(n.map(s=>{const[r,o]=[k(s,"name"),k(s,"value")],i=H(s,"is_sealed")===1;return[r,i?
Cs(t,"variables",ha(e,r),o):o]}))}const xo="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",ed="finished_at = ?, lease_node = NU\
LL, lease_until = NULL, stored_release = NULL, env = NULL",kp=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${ed}`;function oA(t){const{database:e,
commands:n,changes:s,clock:r,keepReleases:o}=t,i=Zs(e),a=C=>e.prepare(`UPDATE deployments SET ${C} WHERE ${xo}`),c=a("lease_until = ?"),d=C=>a(`status = ?, stag\
e = ?, ${C} = coalesce(${C}, ?)`),u={clone:d("started_at"),install:d(Qs.install),build:d(Qs.build),sync:d(Qs.sync),activate:d(Qs.activate)},l=a(`commit_sha = ?,\
 commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),f=e.prepare(`SELECT 1 FROM deployments WHERE ${xo}`),g=a("stored_release = ?, release_files = ?, release_bytes \
= ?, warnings = ?"),b=e.prepare(`UPDATE apps SET type = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),T=a(kp),y=td(e),N=Je(e,r),L=iA(t),$=e.prepare(`SELECT deploy_id, st\
age FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),R=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),_=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),S=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),D=cA(t),x=dA(t),K=(C,Y,...te)=>n.read(()=>C.run(...te,Y.deployID,Y.fence).changes===1),V=(C,Y,te)=>{
if(x.isLive(C.deployID))return x.end(C,te);const le=[...vp(t,C.deployID,Y,te),C.deployID,C.fence],Te=T.run(...le).changes===1;return Te&&N(Le,[Ch(jt(y(C.deployID)),
C.deployID,Y)]),Te},de=C=>(C.length>0&&s.publish({kind:"jobs"}),C);return{claim:(C,Y=ta)=>n.write(()=>D(C,Y)),renew:C=>K(c,C,r.now()+_n),advance:(C,Y)=>K(u[Y],C,
vf[Y],Y,r.now()),recordCommit:(C,Y,te)=>K(l,C,Y,te?.subject??null,te?.author??null),recordRelease:(C,Y,te,le,Te,Re)=>n.write(()=>{const Se={deployID:C.deployID,
bytes:te?.bytes??0,kept:o-1};Re&&f.get(C.deployID,C.fence)&&i.checkRelease(Re.org,Se,Re.bytes);const We=[Y,te?.files??null,te?.bytes??null,up(le)],be=g.run(...We,
C.deployID,C.fence).changes===1,Ce=y(C.deployID),Ye=be&&Te!==void 0&&b.get(Te,r.now(),C.deployID,Te);return Ye&&N(Le,Ac(jt(Ye),ze(Ce),ze(Ye),C.deployID)),be}),async finish(C,Y){
if(Y.kind==="live"){const{manifestHash:te,logBytes:le,warnings:Te}=Y,Re=await n.write(()=>{const Se=x.switch(C,te);return Se&&x.end(C,le,Te)?Se:void 0});if(!Re)
return!1;Re.isNew&&s.publish({kind:"site",subdomain:Re.subdomain})}else if(!await n.write(()=>V(C,Y.facts,Y.logBytes)))return!1;return s.publish({kind:"jobs"}),
!0},async goLive(C,Y){const te=await n.write(()=>x.switch(C,Y));return te?.isNew&&s.publish({kind:"site",subdomain:te.subdomain}),te!==void 0},endOf:({deployID:C,
fence:Y})=>n.first(S,[C,Y],Kc),expire:async()=>de(await n.write(()=>$.all(r.now()).map(L))),expireAll:()=>de(ns(e,()=>R.all().map(L))),isBusy:()=>n.read(()=>_.get()!==
void 0)}}function vp({keyring:t,clock:e},n,s,r){return[s.stage,lI(t,n,s),r??null,e.now()]}function td(t){const e=t.prepare("SELECT a.* FROM deployments d JOIN a\
pps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function iA(t){const{database:e,clock:n}=t,s=e.prepare(`UPDATE deployments SET ${kp} WHERE \
deploy_id = ?`),r=e.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${ed}
    WHERE deploy_id = ? AND EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),o=td(e),i=Je(e,n);return a=>{const c=k(a,"deploy_id");
if(r.run(n.now(),c).changes===1)return c;const d=Mf(Yc(a)??"clone");return s.run(...vp(t,c,d,void 0),c),i(Le,[Ch(jt(o(c)),c,d)]),c}}const nd="finished_at IS NUL\
L AND status = 'queued'",aA=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${nd}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${nd} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${nd} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each(?) WHERE key = turns.org), ?) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function cA({database:t,
keyring:e,clock:n}){const s=t.prepare(aA),r=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),o=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = ? ORDER BY name");return(i,{
of:a,most:c})=>{const d=s.get(JSON.stringify(a),c);if(!d)return;const u=n.now(),l=k(d,"deploy_id"),f=H(d,"fence");r.run(vf.clone,u,f,i,u+_n,l);const g=()=>Uo(e,
jt(d),o.all(H(d,"id")));return{deployID:l,fence:f,job:kI(d,fp(e,d)??g())}}}function dA({database:t,keyring:e,clock:n,keepReleases:s}){const r=t.prepare(`UPDATE \
deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, warnings = ?, ${ed}
    WHERE ${xo}`),o=t.prepare(`SELECT deploy_id, configuration, env, triggered_by FROM deployments WHERE ${xo}`),i=t.prepare("SELECT warnings FROM deployments W\
HERE deploy_id = ?"),a=t.prepare("SELECT 1 FROM releases WHERE deploy_id = ?"),c=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),d=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),u=Ap(t,e),l=td(t),f=Je(t,n),
g=t.prepare(Ip),b=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`),T=y=>a.get(y)!==void 0;return{isLive:T,switch({deployID:y,fence:N},L){const $=n.now(),R=o.get(y,N);if(!R)return;const _=l(
y),S=k(_,"subdomain");if(T(y))return{subdomain:S,isNew:!1};const[D,x]=[H(_,"id"),jt(_)],K={...Le,by:oe(R,"triggered_by")};f(Le,[CR(x,y,oe(_,"live_release"))]);const[
V,de]=[cI(R),fp(e,R)];if(V){const C=Jc(ze(_),V);g.run(...qc(C),Xc(C),$,D),f(K,Ac(x,ze(_),C,y))}if(de){const C=u(_,de,{at:$,by:K.by});f(K,Dc(x,"env.replace",C,de,
y))}return c.run(L,$,y),d.run(y,D),b.run(D,s),{subdomain:S,isNew:!0}},end({deployID:y,fence:N},L,$=[]){const R=dI(i.get(y)??{},$);return r.run(L??null,R,n.now(),
y,N).changes===1}}}function uA(t,e,n,s){const r=Je(t,s),o=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),i=t.prepare(`SELECT ${TI}\
 FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),a=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),c=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),d=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),u=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),l=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),f=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),g=t.prepare("SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = ? AND ends_at \
<= ?"),b=t.prepare("SELECT name FROM domains WHERE app = ?"),T=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),y=t.
prepare("DELETE FROM kvs_roles WHERE environment_id = ?"),N=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(_=>t.prepare(
`DELETE FROM ${_} WHERE app = ?`)),L=t.prepare("DELETE FROM apps WHERE id = ?"),$=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) \
> (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),R=t.prepare(gI("org = ? AND project = ? AND app_id = ?"));return{kept:({org:_,project:S,appID:D})=>e.read(()=>wI(R.get(
_,S,D))),endingApp:_=>e.read(()=>{const S=l.get(_,s.now()),D=S&&H(S,"id");if(D!==void 0)return{app:D,logs:f.all(D,zc).map(x=>k(x,"deploy_id"))}}),async endApp(_){
const S=await e.write(()=>{const D=g.get(_,s.now());if(!D)return;const x=b.all(_).map(K=>k(K,"name"));T.run(_),y.run(k(D,"environment_id"));for(const K of N)K.run(
_);return L.run(_),r(Le,[re(jt(D),"app.end")]),{subdomain:k(D,"subdomain"),domains:x}});if(!S)return!1;for(const D of S.domains)n.publish({kind:"domain",domain:D});
return n.publish({kind:"site",subdomain:S.subdomain}),!0},apps:(_,S)=>e.read(()=>$.all(_?.org??"",_?.project??"",_?.appID??"",S).map(jt)),due:(_,S)=>e.read(()=>{
const D=o.get(_),x=D&&H(D,"app");return x===void 0?void 0:NI(x,i.all(x,mp(S)),S,s.now())}),end:(_,{logs:S,deployments:D})=>e.write(()=>{const x=s.now();for(const K of S)
a.run(x,K,_);return D.reduce((K,V)=>K+Number(c.run(V,_).changes),0)}),endKeys:_=>e.read(()=>Number(d.run(s.now()-Ep,_).changes)),repositories:(_,S)=>e.read(()=>u.
all(_,S).map(D=>k(D,"repository")))}}const er=32,lA=4,fA=new Uint8Array;class hA{#e;#t=new Map;#n=[];#s="";isActive=!0;constructor(e,n){this.#e=n,this.replace(e)}get id(){
return this.#s}get ids(){return this.#n.map(ss)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?ss(e[0]):""}sealWith(e){return this.ids.includes(e)?(this.#s=e,
!0):!1}current(e){const n=this.#n.find(s=>ss(s)===this.#s);if(!n)throw this.wrong();return this.#r(n,e)}all(e){const n=this.#n.map(r=>this.#r(r,e)),s=this.#e.opensRaw?
this.#n.map(r=>({id:fA,key:r})):[];return[...n,...s]}wrong(e){return e instanceof F.GQ?e:this.#e.wrong(e)}#r(e,n){const r=`${ss(e)} ${n}`,o=this.#t.get(r);if(o)
return o;const i={id:$p(e),key:Cp(e,n,er)};return this.#t.set(r,i),i}}const Mp=new WeakMap;function ss(t){const e=Mp.get(t);if(e!==void 0)return e;const n=Buffer.
from($p(t)).toString("hex");return Mp.set(t,n),n}function $p(t){return Cp(t,"key-id",lA)}function Cp(t,e,n){return new Uint8Array((0,B.hkdfSync)("sha256",t,"sli\
pway",e,n))}const pA=4096;function EA(t,e){const n=(0,j.join)(t,"identity-key.json");return{async signingKey(s){return{value:mA(e,n,()=>yA(n),s),wrong:i=>Up(n,i)}}}}
function mA(t,e,n,s){const r=n();return r!==void 0?r:ns(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return sd(e,i),i})}function yA(t){return Kt(()=>{const e=(0,U.
statSync)(t);if(!e.isFile()||e.size>pA)throw Up(t);return(0,U.readFileSync)(t,"utf8")})}function sd(t,e){const n=`${t}.${(0,B.randomBytes)(4).toString("hex")}`,
s=(0,U.openSync)(n,"wx",384);try{try{(0,U.writeSync)(s,Buffer.from(e)),(0,U.fsyncSync)(s)}finally{(0,U.closeSync)(s)}(0,U.renameSync)(n,t)}catch(r){throw(0,U.rmSync)(
n,{force:!0}),r}}function Up(t,e){return new F.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new\
 key. Tokens that were signed with the old one become invalid.",cause:e})}const gA=1024,wA=/^[A-Za-z0-9+/]{43}=$/;function TA(t,e){const n=(0,j.join)(t,"platfor\
m.key"),s=`${n} has no key that the secrets in platform.db were sealed with`,r=new hA([],{wrong:c=>tr(s,c),opensRaw:!0});let o=!1;const i=()=>{if(o)return;const c=Fo(
n)??xp(e,()=>Fo(n)??_A(n,e));NA(n,e,c),(0,U.chmodSync)(n,384),r.replace(c),bA(e,r.id),o=!0},a=()=>(i(),r);return{load:i,get id(){return a().id},get ids(){return a().
ids},isActive:!0,current:c=>a().current(c),all:c=>a().all(c),wrong:c=>r.wrong(c),add(){return i(),ns(e,()=>{const c=[(0,B.randomBytes)(er),...Fo(n)??[]];return Fp(
e,c.map(ss)),sd(n,jp(c)),r.replace(c),r.id})}}}function Av(t){const e=join(t,"platform.key"),n=Fo(e),s=`${e} has no key that the secrets in platform.db were sea\
led with`;return n&&new Secrets(n,{wrong:r=>tr(s,r),opensRaw:!0})}function xp(t,e){return t.isTransaction?e():ns(t,e)}function _A(t,e){if(RA(e))throw tr(`${t} i\
s missing, and secrets in platform.db are sealed with it`);const n=(0,B.randomBytes)(er);return e.exec("DELETE FROM sealed_with"),sd(t,jp([n])),[n]}function NA(t,e,n){
const s=n.map(ss),o=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>k(i,"key_id")).find(i=>!s.includes(i));if(o!==void 0)throw tr(`${t}\
 lacks the key ${o}, and data is sealed with it`)}function bA(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||xp(t,()=>Fp(t,[e]))}function Fp(t,e){
const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const SA=["kvs_tables","kvs_roles","notify_tar\
gets","hooks"],OA=["env","deployments"];function RA(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return SA.some(e)||e("sealed_with")&&OA.
some(e)}function jp(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function Fo(t){return Kt(()=>{const e=(0,U.statSync)(t),n=e.isFile()&&e.size<=gA?(0,U.readFileSync)(t):void 0,s=n&&LA(n);if(!s)throw tr(`${t} is nei\
ther a key of ${er} bytes nor lines of keys in base64`);return s})}function LA(t){if(t.length===er)return[t];const n=t.toString("latin1").split(`
`).map(r=>r.trim()).filter(r=>r!=="");return n.length>0&&n.every(r=>wA.test(r))&&new Set(n).size===n.length?n.map(r=>Buffer.from(r,"base64")):void 0}function tr(t,e){
return new F.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function IA({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function AA(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const DA=160;
class kA{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=rd(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=rd(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=rd(e,n),this.#t.delete(e))}}function rd(t,e){return DA+2*(t.length+e.
value.length)}const vA=16*1024*1024,Bp=1e3,od=0,jo="room",MA=`
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
`,$A=`
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
`;function Pp(t){const e=(t.open??(n=>new Pc.DatabaseSync(n)))(t.path);try{return e.exec(MA),CA(e),new UA(e,t)}catch(n){throw e.close(),wh(n)?new F.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function CA(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${$A} COM\
MIT;`)}class UA{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=xA(e),this.#n=new kA(n.cacheBytes??vA),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??Q.ml}get(e,n){if(this.#a==="closed")throw new Ie("the store is closed");const s=Bo(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Ie("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(Bo(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(Bo(e,n)))}async keys(e,n){if(this.#a==="closed")throw new Ie("the store is closed");try{const r=this.#t.keys.all(e,IA(n).toString(),this.#r.
now(),n.limit).map(o=>({key:k(o,"key"),bytes:H(o,"bytes"),expiresAt:De(o,"expires_at")}));return AA(r,n)}catch(s){throw new Ie("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
Bp).map(s=>k(s,"key"))},()=>{for(const s of n)this.#n.delete(Bo(e,s))});while(n.length===Bp)}async sizes(e,n){if(this.#a==="closed")throw new Ie("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:H(s,"keyspace"),keys:H(s,"keys"),bytes:H(s,"bytes")}))}catch(s){throw new Ie("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new Ie(`the store is ${this.#a}`);this.get(od,jo),this.#o&&await this.#d(()=>{this.#t.put.run(od,jo,jo,
null),this.#t.delete.run(od,jo)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){rp(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new Ie(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=Xs(n),this.#l()&&this.#o||this.#h(
n);const r=new Ie("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function Bo(t,e){return`${t}/${e}`}function xA(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function FA(t,e,n){const s=Hp(
t),r=e.identity();jA(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,B.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function jA(t,{identity:e,highest:n},s){const r=Hp(t),o=BA(t);if(n>o)throw id(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw id(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&PA(t))throw id(s,"kvs.db is missing, or older than platform.db")}function Hp(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function BA(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function PA(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function id(t,e){return new F.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const Gp="kvs.db";function HA({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=Us}){const o=e?GA((0,j.join)(t,Gp),s,r):Pp({path:"\
:memory:",clock:s});try{FA(n,o,t)}catch(i){throw o.close(),i}return o}function GA(t,e,n){return(0,U.writeFileSync)(t,"",{flag:"a",mode:384}),Pp({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const WA=10*6e4,YA=100,KA=1e3,zA=5e3,XA=6e4;function VA(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=k(t,"state"),c=k(t,"secret")===
e,d=(u,l)=>{const f=Math.min(i+r,l+o),g=k(t,"identity"),b={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:g,endsInMs:f-i},change:b}};if(a!=="open"&&
a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(H(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=De(t,"polled_at"),l=H(t,"inter\
val_ms");if(u===null||i>=u+l-KA)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+zA,XA);return{answer:{kind:"slow_down"},change:{polled_at:i,
interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{const u=H(
t,"opened_at");return c?d({previous:e,changed_at:i},u):oe(t,"previous")===e&&i-H(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reused"}}}default:
return{answer:{kind:"reused"}}}}function ad(t){return{machine:k(t,"machine"),address:k(t,"address"),askedAt:H(t,"asked_at"),endsAt:H(t,"ends_at")}}function JA(t){
return{state:k(t,"state")==="open"?"open":"reused",identity:k(t,"identity"),machine:k(t,"machine")}}function qA(t){const{machine:e,address:n,askedAt:s,endsAt:r}=ad(
t);return{id:k(t,"id"),machine:e,address:n,askedAt:s,usedAt:De(t,"changed_at"),endsAt:r}}const Wp=["state","secret","previous","polled_at","interval_ms","opened\
_at","changed_at","ends_at"];function cd(t,e){const n=JSON.parse(oe(t,"identity")??"null"),s=(0,z.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;return{
action:e,object:k(t,"machine"),after:s}}function QA(t,e,n){const s=Je(t,n),r=t.prepare("DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_at <= ?\
 ORDER BY ends_at LIMIT ?)"),o=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`),i=t.prepare("SELECT 1 FROM logins WHERE user_code = ?"),a=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?"),d=t.prepare(`UPDATE l\
ogins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`),u=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`),l=t.prepare("SELECT * FROM logins WHERE id = ?"),f=t.prepare(`UPDATE login\
s SET ${Wp.map(y=>`${y} = ?`).join(", ")} WHERE id = ?`),g=t.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?"),b=t.prepare(
`SELECT * FROM logins WHERE person = ? AND state IN ('approved', 'open') AND ends_at > ?
    ORDER BY coalesce(changed_at, asked_at) DESC, id`),T=t.prepare("DELETE FROM logins WHERE id = ? AND state IN ('approved', 'open') RETURNING *");return{begin:({
id:y,userCode:N,secret:L,machine:$,address:R},{lifetimeMs:_,intervalMs:S,perAddress:D,inAll:x})=>e.write(()=>{const K=n.now();r.run(K-WA,YA);const V=o.get(R,K)??
{};return H(V,"in_all")>=x||H(V,"of_address")>=D?"too_many":i.get(N)?"code_taken":(a.run(y,N,L,$,R,K,S,K+_),"begun")}),asked:y=>e.first(c,[y,n.now()],ad),decide:(y,N,L)=>e.
write(()=>{const $=n.now(),R=N==="denied",[_,S,D]=R?["denied",null,null]:["approved",N.person,N.identity],x=d.get(_,S,D,y,$);return x&&!R&&u.run(N.person,N.most-
1),x&&s(L,[cd(x,R?"login.deny":"login.approve")]),x&&ad(x)}),advance:({id:y,...N},L)=>e.write(()=>{const $=l.get(y);if(!$)return{kind:"unknown"};const{answer:R,
change:_}=VA($,N,n.now());return _&&f.run(...Wp.map(S=>_[S]??$[S]),y),_?.state==="reused"&&s(L,[cd($,"login.reuse")]),R}),find:y=>e.first(g,[y,n.now()],JA),list:y=>e.
read(()=>b.all(y,n.now()).map(qA)),end:(y,N)=>e.write(()=>{const L=T.get(y);return L&&s(N,[cd(L,"login.end")]),L!==void 0})}}function ZA({org:t,project:e="",appID:n="",
who:s}){return[t,e,n,s]}function Yp(t){const[e,n]=[k(t,"project"),k(t,"app_id")];return{org:k(t,"org"),project:e===""?void 0:e,appID:n===""?void 0:n,who:k(t,"wh\
o"),role:Kp(t),grantedBy:oe(t,"granted_by"),grantedAt:H(t,"granted_at")}}function Kp(t){const e=k(t,"role");return an.find(n=>n===e)??"viewer"}function eD(t,e,n){
const{org:s,project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"member.set",object:i,before:a,after:c}}
const zp="org = ? AND project = ? AND app_id = ? AND who = ?";function tD(t,e){const n=qs(t),s=Je(t,e),r=t.prepare("SELECT * FROM members WHERE who IN (SELECT v\
alue FROM json_each(?)) ORDER BY org, project, app_id, who"),o=t.prepare(`SELECT * FROM members WHERE org = ? AND (project, app_id, who) > (?, ?, ?) AND ${Dt("m\
embers")}
    ORDER BY project, app_id, who LIMIT ?`),i=t.prepare(`SELECT role FROM members WHERE ${zp}`),a=t.prepare(`SELECT ${Sh("?","?")} FROM members WHERE org = ?`),
c=t.prepare("SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1"),d=t.prepare(`INSERT INTO members (or\
g, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),u=t.prepare(`DELETE FROM members WHERE ${zp}`);
return{of:l=>n.read(()=>r.all(JSON.stringify(l)).map(Yp)),list:(l,{after:f,limit:g,within:b})=>n.read(()=>o.all(_t(b),l,f?.project??"",f?.appID??"",f?.who??"",g).
map(Yp)),set:({role:l,bounds:f,keepsAdmin:g,...b},T)=>n.write(()=>{const y=ZA(b),N=i.get(...y),L=N&&Kp(N);if(L===(l??void 0))return{kind:"done",before:L};if(b.project===
void 0&&L==="admin"&&g&&!c.get(b.org,b.who))return{kind:"last_admin"};const[,R,_]=y,S=N||l===null?void 0:a.get(R,R,_,b.org),D=S&&Oh(S,b,f);return D?{kind:"full",
of:D}:(l===null?u.run(...y):d.run(...y,l,T.by,e.now()),s(T,[eD(b,L,l)]),{kind:"done",before:L})})}}const Xp=864e5,nD=3,sD=20,rD=6e4,Vp=`d.seq, d.id, d.target, d\
.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.attempts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;function oD(t){return` ${t.join(" ")} `}function iD(t){return`notify-tar\
get:${t}`}function nr(t){return{id:k(t,"id"),org:k(t,"org"),project:oe(t,"project"),appID:oe(t,"app_id"),kind:k(t,"kind"),shown:k(t,"shown"),events:k(t,"events").
trim().split(" "),sealed:Yt(t,"sealed"),createdAt:H(t,"created_at"),createdBy:oe(t,"created_by"),confirmedAt:De(t,"confirmed_at"),confirmUntil:De(t,"confirm_unt\
il")}}function aD(t){return k(t,"kind")==="email"&&De(t,"confirmed_at")===null}function Jp(t){return{id:k(t,"id"),event:k(t,"event"),org:k(t,"org"),project:oe(t,
"project"),appID:oe(t,"app_id"),deployID:oe(t,"deploy_id"),by:oe(t,"by_whom"),detail:oe(t,"detail"),at:H(t,"at")}}function cD(t){const[e,n]=[De(t,"due_at"),oe(t,
"problem")];return{...Jp(t),seq:H(t,"seq"),target:k(t,"target"),kind:k(t,"kind"),shown:k(t,"shown"),state:e!==null?"pending":n===null?"delivered":"failed",attempts:H(
t,"attempts"),triedAt:De(t,"tried_at"),nextAt:e,status:De(t,"status"),problem:n}}function dD(t){return{...Jp(t),target:k(t,"target"),kind:k(t,"kind"),sealed:Yt(
t,"sealed"),fence:H(t,"fence"),attempts:H(t,"attempts")}}function dd({org:t,project:e,appID:n,id:s,kind:r,shown:o,events:i},a){const c={kind:r,to:o,events:i};return{
org:t,project:e??void 0,appID:n??void 0,action:a,object:s,...a==="notify.remove"?{before:c}:{after:c}}}const uD="notify_deliveries d JOIN notify_targets t ON t.\
id = d.target";function qp(){return`msg_${(0,B.randomBytes)(16).toString("hex")}`}function lD(t,e,n){const s=Je(t,n),r=t.prepare("SELECT count(*) AS n FROM noti\
fy_targets WHERE org = ?"),o=t.prepare("SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id = ? AND deleted_at IS NULL"),i=t.prepare(`INSERT INTO notify\
_targets
    (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by, confirmed_at, confirm_until, letters)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),a=t.prepare("SELECT * FROM notify_targets WHERE id = ?"),c=t.prepare(`UPDATE notify_targets SET\
 confirmed_at = ?, confirm_until = NULL
    WHERE id = ? AND confirmed_at IS NULL AND confirm_until > ? RETURNING *`),d=t.prepare("UPDATE notify_targets SET confirm_until = ?, letters = letters + 1 WH\
ERE id = ?"),u=t.prepare("SELECT * FROM notify_targets WHERE org = ? ORDER BY created_at, id"),l=t.prepare("DELETE FROM notify_targets WHERE org = ? AND id = ? \
RETURNING *"),f=t.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT ?, id, ?, project, app_id, ?, ?, ? FROM notify_targets WHERE org = ? AND id = ?`),g=t.prepare(`INSERT OR IGNORE INTO notify_deliveries (id, target, e\
vent, project, app_id, detail, at, due_at)
    SELECT 'msg_' || ? || '_' || id, id, ?, ?, ?, ?, ?, ? FROM notify_targets
    WHERE org = ? AND coalesce(project, ?) = ? AND coalesce(app_id, ?) = ? AND instr(events, ?) > 0
    AND (kind <> 'email' OR confirmed_at IS NOT NULL)`),b=t.prepare(`SELECT ${Vp} FROM ${uD}
    WHERE t.org = ? AND d.seq < ? AND d.target = coalesce(?, d.target) ORDER BY d.seq DESC LIMIT ?`),T=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attem\
pts = 0, fence = fence + 1
    WHERE id = ? AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = ?)`),y=t.prepare(`SELECT ${Vp} FROM notify_deliveries d INDEXED\
 BY notify_deliveries_due
    JOIN notify_targets t ON t.id = d.target WHERE d.due_at <= ? AND d.target NOT IN (SELECT value FROM json_each(?))
    AND t.org NOT IN (SELECT value FROM json_each(?)) ORDER BY d.due_at, d.seq LIMIT 1`),N=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = attemp\
ts + 1, fence = fence + 1
    WHERE id = ? RETURNING attempts, fence`),L=t.prepare(`UPDATE notify_deliveries SET due_at = ?, tried_at = ?, status = ?, problem = ?
    WHERE id = ? AND fence = ? AND due_at IS NOT NULL`),$=t.prepare(`SELECT DISTINCT org FROM notify_targets WHERE instr(events, ?) > 0 AND org > ?
    ORDER BY org LIMIT ?`),R=t.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries)
    WHERE place > ? OR at <= ? LIMIT ?)`);return{add:({id:_,org:S,project:D,appID:x,kind:K,shown:V,events:de,sealed:C},Y,te=!1)=>e.write(()=>{if(H(r.get(S)??{},
"n")>=sD)return"full";if(x!==null&&!o.get(S,D,x))return"no_app";const le=n.now(),Te=[_,S,D,x,K,V,oD(de),C,le,Y.by],Re=te?[null,le+Xp,1]:[le,null,0],Se=nr(i.get(
...Te,...Re)??{});return te&&f.run(qp(),"confirm",Y.by,le,le,S,_),s(Y,[dd(Se,"notify.add")]),Se}),list:_=>e.read(()=>u.all(_).map(nr)),find:_=>e.first(a,[_],nr),
confirm:(_,S)=>e.write(()=>{const D=n.now(),x=c.get(D,_,D);return x&&s(S,[dd(nr(x),"notify.confirm")]),x!==void 0}),remove:(_,S,D)=>e.write(()=>{const x=l.get(_,
S);return x&&s(D,[dd(nr(x),"notify.remove")]),x!==void 0}),test:(_,S,D)=>e.write(()=>{const x=a.get(S);if(!x||k(x,"org")!==_)return;const[K,V]=[qp(),n.now()],de=aD(
x);return de&&H(x,"letters")>=nD?"no_letters":(de&&d.run(V+Xp,S),f.run(K,de?"confirm":"test",D.by,V,V,_,S),s(D,[{org:_,action:"notify.test",object:S}]),K)}),raise:({
key:_,event:S,org:D,project:x,appID:K,detail:V})=>e.read(()=>{const de=n.now(),C=[D,x??"",x??"",K??"",K??"",` ${S} `];return Number(g.run(_,S,x,K,V,de,de,...C).
changes)}),deliveries:(_,{target:S=null,before:D=Number.MAX_SAFE_INTEGER,limit:x})=>e.read(()=>b.all(_,D,S,x).map(cD)),redeliver:(_,S,D)=>e.write(()=>{const x=T.
run(n.now(),S,_).changes===1;return x&&s(D,[{org:_,action:"notify.redeliver",object:S}]),x}),claim:({targets:_,organizations:S})=>e.write(()=>{const D=n.now(),x=y.
get(D,JSON.stringify(_),JSON.stringify(S));return x&&dD({...x,...N.get(D+rD,k(x,"id"))})}),settle:({id:_,fence:S},{status:D,problem:x,againMs:K})=>e.read(()=>{const V=n.
now(),de=K===void 0?null:V+K;return L.run(de,V,D??null,x??null,_,S).changes===1}),organizations:(_,S,D)=>e.read(()=>$.all(` ${_} `,S,D).map(x=>k(x,"org"))),prune:({
most:_,ageMs:S,limit:D})=>e.read(()=>Number(R.run(_,n.now()-S,D).changes))}}const ud=6e4;function fD(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||
(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(o/ud);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=
c)return Math.ceil((ud-o%ud)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const Qp=32,hD=2*_n,pD=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,sr=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,ED=`SELECT 1 AS found FROM (SELECT
    ${sr("org","apps WHERE live_release IS NOT NULL")} AS live, ${sr("deploy_id","releases")} AS kept,
    ${sr("org","release_objects")} AS recorded, ${sr("seq","collection_notes")} AS noted,
    ${sr("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function mD(t){return{org:k(t,"org"),manifestHash:k(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:k(t,"notes").split(",").map(Number)}}function Po(t){return Buffer.from(t,"hex")}function yD(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(ED),a=t.prepare(`SELECT d.notes, ${pD}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),l=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
f=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),g=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),b=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),T=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),y=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),N=t.prepare("SELECT swept_before FROM collection"),L=t.
prepare("UPDATE collection SET swept_before = ?"),$=_=>_.reduce((S,D)=>S+Number(c.run(D).changes),0)>0,R=(_,S)=>{for(let D=0;D<_.length;D+=Qp)S(_.subarray(D,D+Qp))};
return{hold:_=>e.read(()=>{const S=n.now(),D=s.get(_,S+_n,S,S+hD);return D&&{fence:H(D,"fence")}}),renew:({fence:_})=>e.read(()=>r.run(n.now()+_n,_).changes===1),
release:({fence:_})=>e.read(()=>{o.run(_)}),due:(_,S)=>e.read(()=>{if(_===0&&i.get())throw new Ie("The records of releases are missing: the database is incomple\
te");return a.all(_,S).map(mD)}),add:({org:_,manifestHash:S,notes:D},x)=>e.write(()=>{!$(D)||d.run(_,S,x).changes===0||R(x,K=>u.run(_,K))}),end:({org:_,manifestHash:S,
notes:D})=>e.write(()=>{const x=$(D)?l.get(_,S):void 0;x&&R(Yt(x,"objects"),K=>f.run(_,K))}),keep:({notes:_})=>e.write(()=>{$(_)}),unused:(_,S)=>e.read(()=>S.filter(
D=>!g.get(_,Po(D)))),waiting:(_,S)=>e.read(()=>b.all(_?.org??"",Po(_?.hash??""),S).map(D=>({org:k(D,"org"),hash:Buffer.from(Yt(D,"object")).toString("hex")}))),
remember:(_,S)=>e.write(()=>{for(const D of S)T.run(_,Po(D))}),forget:(_,S)=>e.write(()=>{for(const D of S)y.run(_,Po(D))}),sweptBefore:()=>e.read(()=>{const _=N.
get()??{};return _.swept_before===null?void 0:H(_,"swept_before")}),recordSweep:_=>e.read(()=>{L.run(_)})}}const gD=100;function wD(t,e,n=Q.ml){const s=Je(t,n),
r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=qs(t),i=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(b,T,y=[])=>{const N=await o.
write(()=>b.all(...y,T).length>0);return N&&e.publish({kind:"role",accessKeyID:T}),N},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),g=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:b,environmentID:T,sealed:y,expiresAt:N},{now:L,most:$},R){const _=await o.write(()=>{i.run(L,
gD);const S=a.all(T,$-1);c.run(b,T,y,N);const D=R&&r.get(T);return D&&s(R,[re(jt(D),"credentials.issue",{object:b})]),S.map(x=>k(x,"access_key_id"))});for(const S of _)
e.publish({kind:"role",accessKeyID:S})},renew:(b,T)=>l(d,b,[T]),async revoke(b){await l(u,b)},find:b=>o.first(f,[b],wp),any:()=>o.first(g,[],wp)}}function TD(t){
return{id:H(t,"id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},subdomain:k(t,"subdomain"),entries:Vc(k(t,"settings")).schedule??[],since:t.
since===null?null:H(t,"since"),dueAt:H(t,"due_at"),now:H(t,"now")}}function _D(t,e,n){const s=t.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.sub\
domain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`),r=t.prepare("UPDATE schedules SET since = ?, due_at \
= ? WHERE id = ? AND due_at = ? AND since IS ?");return{due:o=>e.read(()=>{const i=n.now();return s.all(i,i,o).map(TD)}),take:({id:o,now:i,dueAt:a,since:c},d)=>e.
read(()=>r.run(i,d,o,a,c).changes===1)}}var ND=I(8500);const bD=t=>e=>k(e,t);function Ho(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"byte\
s",purpose:()=>"kvs",sealName:o=>n(bD(e)(o))}]}}const SD=[Ho("kvs_tables","token_hash",zr,"token_sealed"),Ho("kvs_roles","access_key_id",fa),Ho("notify_targets",
"id",iD),Ho("hooks","id",nI),{table:"deployments",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>Hn(
k(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"build-log",sealName:t=>Hn(k(t,"deploy_id"),"failure")}]}],OD=100;function RD(t,e,n){const{table:s,
keys:r,columns:o,beside:i}=t,a=[...r,...o.map(({column:u})=>u)].map(u=>`t.${u}`),c=r.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${r.map((u,l)=>n(l+1)).
join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${OD}`}function LD({table:t,keys:e},n,s){const r=n?"":`WHERE (${e.join(", ")}) > (${e.map((o,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${r}`}function ID(t,e,n){const s=t.keys.map((r,o)=>`${r} = ${n(o+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function Zp({keys:t},e){return t.map(n=>typeof e[n]=="number"?H(e,n):k(e,n))}function AD(t,{columns:e},n){return e.flatMap(s=>{if(n[s.
column]===null)return[];const r=s.kind==="text"?DD(t,s,n):kD(t,s,n);return r===void 0?[]:[{column:s.column,value:r}]})}function DD(t,{column:e,purpose:n,sealName:s,
isClear:r},o){const i=k(o,e),[a,c,d]=[r?.(o)===!0,n(o),s(o)];if(!(!a&&xy(i)===t.id))return $s(t,c,d,a?i:Cs(t,c,d,i))}function kD(t,{column:e,purpose:n,sealName:s},r){
const[o,i,a]=[Yt(r,e),n(r),s(r)];if(!du(t.current(i),o))try{return Kr(t.current(i),a,la(t.all(i),a,o))}catch(c){throw t.wrong(c)}}class vD extends Error{name="R\
otationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var Go=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Wo=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const ld="build_logs",MD=50,$D=6e4;async function CD({database:t,keyring:e,logs:n,log:s,clock:r,after:o}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(o,MD);let a=o;for(const c of i){const d=k(c,"deploy_id"),u=De(c,"finished_at"),l=u===null||
c.status==="cancelled"&&u>r.now()-$D;if(!await xD(n,e,d,!l).catch(g=>{if(!(g instanceof F.GQ))throw g;return s("error","sealed_log_unreadable",{deployID:d,reason:g.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=H(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function UD(t,e){return H(t.prepare("SELECT \
count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function xD(t,e,n,s){const{sealed:r,clear:o}=Ao(t,n),i=await FD(r),a=i===void 0&&(0,U.existsSync)(
o);return i===e.id||i===void 0&&!a?(await(0,Oe.rm)(o,{force:!0}),!0):s?(await BD(r,LL({deployID:n,keyring:kL(e)},a?(0,U.createReadStream)(o):jD(r,{deployID:n,keyring:e}))),
await(0,Oe.rm)(o,{force:!0}),!0):!1}async function FD(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=Go(e,await(0,Oe.open)(t),!0),[s]=Io(await Js(
n,{start:0,length:Qe}));return s&&DL(s)}catch(n){e.error=n,e.hasError=!0}finally{const n=Wo(e);n&&await n}}catch(e){if((0,F.xU)(e)==="ENOENT")return;throw e}}async function*jD(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const r=Go(s,await(0,Oe.open)(t),!0);for(let o=0;o<n;o+=Qe){const i=[...Io(await Js(r,{start:o,
length:Math.min(Qe,n-o)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield Jh(e,i,{start:a.start,length:d})}}catch(r){s.error=r,s.
hasError=!0}finally{const r=Wo(s);r&&await r}}async function Dv(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=Go(e,await open(t),!0);return await endOfLog(
n,(await n.stat()).size)}catch(n){e.error=n,e.hasError=!0}finally{const n=Wo(e);n&&await n}}catch(e){if(systemCode(e)==="ENOENT")return;throw e}}async function BD(t,e){
const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const r=Go(s,await(0,Oe.open)(n,"w",384),!0);for await(const o of e)await r.writeFile(o);
await r.sync()}catch(r){s.error=r,s.hasError=!0}finally{const r=Wo(s);r&&await r}}catch(s){throw await(0,Oe.rm)(n,{force:!0}),s}await(0,Oe.rename)(n,t)}const eE=[
...SD,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[
{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>ha(jt(t),k(t,"name")),isClear:t=>H(t,"is_sealed")===0}]}],PD=1e4,HD=10,GD=5;function WD(t){const{
database:e,commands:n,keyring:s,clock:r,log:o}=t,i=Je(e,r);let a=()=>{};const c=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),d=e.
prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),u=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),l=e.prepare("SELECT key_id FROM sealed_with"),f=y=>{const N=c.get(y,s.id);return N?{at:oe(N,"at"),isDone:H(N,"is_done")===1}:{at:null,isDone:!1}},g=(y,{
at:N,isDone:L})=>d.run(y,s.id,N,L?1:0),b=y=>n.write(()=>{const{at:N}=f(y.table),L=e.prepare(RD(y,N===null,()=>"?")).all(...tE(N)),$=L.filter(_=>!YD(t,y,_)).length;
$>0&&o("error","sealed_rows_unreadable",{table:y.table,rows:$});const R=L.at(-1);g(y.table,{at:R?JSON.stringify(Zp(y,R)):N,isDone:!R})}),T=async()=>{const y=eE.
find(({table:_})=>!f(_).isDone);if(y)return await b(y),!0;const N=f(ld);if(N.isDone)return!1;const{after:L,isDone:$,isWaiting:R}=await CD({...t,after:Number(N.at??
0)});return await n.write(()=>{g(ld,{at:String(L),isDone:$}),$&&u.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),$&&await n.read(()=>e.exec("PR\
AGMA wal_checkpoint(TRUNCATE)")),!$&&!R};return{step:T,start(y){let N=!1;const R=Ea({everyMs:PD,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!N&&await T();)
await(0,ND.setTimeout)(GD)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:_=>o("warn","sealing_failed",{reason:String(_)}),every:y,isDue:!0});
return a=()=>{R.run()},{async[Symbol.asyncDispose](){N=!0,await R[Symbol.asyncDispose]()}}},async status(){return n.read(()=>{const y=new Set(l.all().map(S=>k(S,
"key_id"))),N=S=>S===s.id?"seals":y.has(S)?"needed":"unneeded",L=eE.map(S=>{const{at:D,isDone:x}=f(S.table);return x?0:H(e.prepare(LD(S,D===null,()=>"?")).get(...tE(
D))??{},"n")}),$=f(ld),R=L.reduce((S,D)=>S+D,$.isDone?0:UD(e,Number($.at??0)));return{keys:s.ids.map(S=>({id:S,use:N(S)})),remaining:R,awaited:[],place:"platfor\
m.key in the data directory"}})},async rotate(y){KD(s.ids.length);const N=s.id,L=s.add();return await n.write(()=>i(y,[{action:"secret.rotate",object:L,before:{
key:N},after:{key:L}}])),a(),{from:N,to:L}}}}function YD({database:t,keyring:e},n,s){try{for(const{column:r,value:o}of AD(e,n,s))t.prepare(ID(n,r,()=>"?")).run(
o,...Zp(n,s));return!0}catch(r){if(r instanceof F.GQ)return!1;throw r}}function KD(t){if(!(t<HD))throw new vD(`platform.key has ${t} keys`,"Remove the lines of \
those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function tE(t){return t===null?[]:JSON.parse(t)}function zD(t){
const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);
return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.
expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),
o},async close(r){e.delete(r)}}}const rs=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${iI.map(t=>`d.${t}`).join(", ")}`,Yo="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",nE=Number.MAX_SAFE_INTEGER;function XD(t){const{database:e,keyring:n,commands:s,changes:r,idempotency:o}=t,i=Rn(e),a=e.prepare(`SELECT ${rs}\
 FROM deployments d ${Yo} AND d.deploy_id = ?`),c=e.prepare(`SELECT ${rs} FROM deployments d ${Yo} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),d=e.prepare(`SELECT ${rs} FROM deployments d ${Yo} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Yo} AND d.deploy_id = ? AND d.status = 'failed'`),l=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),f=(N,L)=>{const $=a.get(...os(N),L);return $&&rn($)},g=VD(t,f),b=JD(t),T=Zs(e),y=N=>(N.kind==="done"&&r.publish({kind:"jobs"}),N);return{async create(N,L,$,R,_){
const S=await s.write(()=>{const D=i(N);return D&&o.run(R,()=>(_&&T.checkTime(N.org,_),g(N,D,hI(L,k(D,"branch"),$.by),$,L)))});return y(S??{kind:"no_app"})},async redeploy(N,L,$,R,_){
const S=await s.write(()=>{const[D,x]=[i(N),f(N,L)];return D&&x&&o.run(R,()=>(_&&T.checkTime(N.org,_),g(N,D,pI(x,$.by),$)))});return y(S??{kind:"no_deployment"})},
async cancel(N,L,$){const R=await s.write(()=>EI(b(N,L,$),f(N,L)));return R.kind!=="cancelled"||(r.publish({kind:"ended",deployID:L}),r.publish({kind:"jobs"})),
R},find:(N,L)=>s.read(()=>f(N,L)),list:(N,{before:L=nE,since:$,limit:R})=>s.read(()=>$===void 0?c.all(...os(N),L,R).map(rn):d.all(...os(N),$,R).map(rn).reverse()),
ofApp:(N,{before:L=nE,limit:$})=>s.read(()=>{const R=i(N);return R&&{app:ze(R),deployments:c.all(...os(N),L,$).map(rn)}}),failure:(N,L)=>s.first(u,[hp,...os(N),
L],$=>pp(n,$)),totals:()=>s.read(()=>l.all().map(yI))}}function VD({database:t,keyring:e,clock:n,random:s,organizationQueue:r=Fn},o){const i=t.prepare(`UPDATE d\
eployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),a=Je(t,n),c=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployment\
s
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),d=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(u,l,f,g,b)=>{const{branch:T,commit:y,by:N,redeployOf:L,configuration:$,env:R,facts:_}=f,S=`dp\
l-${Sc(16,s)}`,[D,x]=[H(l,"id"),n.now()];if(H(c.get(u.org,D,r)??{},"n")>=r)throw new Cr(r);const K=i.all(S,x,D).map(Y=>k(Y,"deploy_id")),V=uI(e,S,R),de=[T,y,N,L,
$,V,_.subject,_.author];d.run(S,D,u.org,...de,x),a(g,[FR(u,{deployID:S,branch:T,commit:y,redeployOf:L},b)]),a(Le,xR(u,K,S));const C=o(u,S);if(!C)throw new F.GQ(
"internal",`The deployment ${S} was not stored`);return C}}function JD({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', can\
celled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`),s=Je(t,e);return(r,o,i)=>{const a=n.run(i.by,e.now(),o,...os(r)).changes===1;
return a&&s(i,[re(r,"deployment.cancel",{object:o})]),a}}function os({org:t,project:e,appID:n}){return[t,e,n]}function qD({database:t,keyring:e,commands:n}){const s=R=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${Dt("a")} ${R} ORDER BY t.seq DESC LIMIT ?`),[r,o]=[s(""),s("AND t.failed")],i=t.prepare(`SELE\
CT ${rs} FROM deployments d WHERE d.seq = ?`),a=t.prepare(`SELECT ${rs} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),c=R=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${R} LIMIT\
 ?)`),d={apps:c(`apps a WHERE org = ? AND deleted_at IS NULL AND ${Dt("a")}`),live:c(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL A\
ND ${Dt("a")}`),failed:c(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${Dt("a")}`)},u=(R,_,S)=>t.prepare(`SELECT ${rs}, ${oI} FROM deployments d INDEXED BY ${R} JOIN \
apps a ON a.id = d.app
      WHERE ${_} AND d.org = ? AND ${Dt("a")} ORDER BY ${S} LIMIT ?`),l=u("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),g=u("deployment\
s_queued_by_org","d.finished_at IS NULL AND d.status = 'queued'","d.seq"),b=t.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN \
d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),T=R=>{const _=t.prepare(`SELECT DISTINCT ${R} FROM apps a WHERE org = ? AND deleted_at IS\
 NULL AND ${Dt("a")} ORDER BY ${R} LIMIT ?`);return(S,D,x)=>_.all(_t(x),S,D).map(K=>k(K,R))},[y,N]=[T("project"),T("branch")],L=R=>{const _=i.get(R);return _&&rn(
_)},$=R=>R?H(R,"n"):0;return{recent:(R,{before:_=Number.MAX_SAFE_INTEGER,failed:S=!1,within:D,limit:x})=>n.read(()=>(S?o:r).all(_t(D),R,_,x).flatMap(K=>{const V=i.
get(H(K,"newest"));return V?[{app:ze(K),newest:rn(V),liveManifest:oe(K,"live_manifest")}]:[]})),newest:R=>n.read(()=>R.map(({org:_,project:S,appID:D})=>{const x=a.
get(_,S,D);return x?rn(x):null})),queue:(R,_,S)=>n.read(()=>({running:l.all(_t(S),R,_).map(dp),waiting:g.all(_t(S),R,_).map(dp)})),counts:(R,_,S)=>n.read(()=>({
apps:$(d.apps.get(_t(S),R,_)),live:$(d.live.get(_t(S),R,_)),failed:$(d.failed.get(_t(S),R,_))})),search:(R,_)=>n.read(()=>{const{statement:S,values:D}=II(R,_,()=>"\
?");return DI(t.prepare(S).all(...D),L,_)}),choices:(R,_,S)=>n.read(()=>({projects:y(R,_,S),branches:N(R,_,S)})),failures:R=>n.read(()=>new Map(R.flatMap(_=>{const S=b.
get(hp,_);return S?[[_,pp(e,S)]]:[]})))}}function sE(t,e){for(const{app:n,deployments:s,tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)
e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.subdomain})}}function QD({database:t,commands:e,changes:n,clock:s}){const r=Rn(
t,!0),o=Je(t,s),i=Zs(t),a=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),c=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),d=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),u=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),l=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),f=b=>u.all(b).map(T=>k(T,"token_hash")),g=(b,T,y)=>{const[
N,L]=[H(b,"id"),s.now()],$=a.all(T.by,L,N).map(_=>k(_,"deploy_id")),R=ze(c.get(L,T.by,L+y,N)??{});return o(T,[$R(R,$)]),{app:R,deployments:$,tokens:f(N)}};return{
async delete(b,T,y){const N=await e.write(()=>{const L=r(b);if(L)return L.deleted_at===null?{deleted:g(L,T,y)}:{before:ze(L)}});return N?.deleted&&sE([N.deleted],
n.publish),N?.deleted?.app??N?.before},async restore(b,T,y){const N=await e.write(()=>{const R=r(b);if(!R)return{kind:"no_app",tokens:[]};const _=ze(R);if(_.deletion===
null)return{kind:"not_deleted",app:_,tokens:[]};if(_.deletion.endsAt<=s.now())return{kind:"too_late",app:_,tokens:[]};const S=H(R,"id");i.checkApp(b.org,y,S);const D=ze(
d.get(s.now(),S)??{});return o(T,[re(b,"app.restore")]),{kind:"restored",app:D,tokens:f(S)}}),{tokens:L,...$}=N;for(const R of L)n.publish({kind:"table",tokenHash:R});
return $.kind==="restored"&&n.publish({kind:"site",subdomain:$.app.subdomain}),$},async expire(b,T){const y=await e.write(()=>l.all(s.now(),b).map(N=>g(N,Le,T)));
return sE(y,n.publish),y.map(({app:N})=>N)}}}function ZD(t,e){const n=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at\
)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:l}){const f=e.now();return n.run(c,d,u,l,f,f-Ep).changes===1}function a({scope:c,key:d,
requestHash:u}){const l=s.get(c,d);return!l||k(l,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:H(l,"status"),answer:k(l,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function ek({database:t,commands:e,changes:n,clock:s}){const r=Je(t,s),o=Rn(t),i=tk(t),a=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),c=t.prepare(
"SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),d=t.prepare("SELECT a.subdomain FROM domai\
ns d JOIN apps a ON a.id = d.app WHERE d.name = ?"),u=t.prepare("SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name > ? ORDER BY\
 d.name LIMIT ?"),l=(f,g,b)=>{const T=o(f),y=T?oe(T,"live_release"):null;if(!T||y===null)return;const N=UI(i(H(T,"id")),y,g);if(N)return a.run(N.deployID,H(T,"i\
d")),r(b,[UR(f,y,N.deployID)]),{subdomain:k(T,"subdomain"),release:{...N,previous:y}}};return{site:f=>e.first(c,[f],g=>CI(g,i(H(g,"id")))),subdomainOf:f=>e.first(
d,[f],g=>k(g,"subdomain")),domains:(f,g)=>e.read(()=>u.all(f,g).map($I)),list:f=>e.read(()=>{const g=o(f);return g?i(H(g,"id")):[]}),async rollback(f,g,b){const T=await e.
write(()=>l(f,g,b));return T&&n.publish({kind:"site",subdomain:T.subdomain}),T?.release}}}function tk(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM \
releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(MI)}function nk(t){const e={...t,idempotency:ZD(
t.database,t.clock)};return{apps:{...sA(e),...QD(e)},deployments:XD(e),releases:ek(e),activity:qD(e)}}function sk(t,e,n=Q.ml){const s=Je(t,n),r=qs(t),o=Rn(t),i=t.
prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),a=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),c=t.prepare("INSERT INTO kv\
s_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),d=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_\
hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),u=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),l=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),f=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),g=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),b=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),T=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:y,name:N,tokenHash:L,
sealed:$,createdAt:R,types:_,most:S},D){let x="";const K=await r.write(()=>{const V=o(y);if(!V)return{kind:"no_app"};const[de,C]=[H(V,"id"),k(V,"type")];return _.
some(Y=>Y===C)?i.get(de,N)?{kind:"taken"}:Number(a.get(de)?.count)>=S?{kind:"full"}:(c.run(de,N,L,$,R),s(D,[re(y,"table.create",{object:N})]),x=k(V,"subdomain"),
{kind:"created"}):{kind:"wrong_type",type:C}});return K.kind==="created"&&(e.publish({kind:"table",tokenHash:L}),e.publish({kind:"site",subdomain:x})),K},list:({
org:y,project:N,appID:L})=>r.read(()=>xI(d.all(y,N,L))),async remove(y,N,L){const $=await r.write(()=>{const R=o(y);if(!R)return{kind:"no_app"};const _=u.get(H(
R,"id"),N);if(!_)return{kind:"no_table"};const S=H(_,"keyspace");l.run(S),s(L,[re(y,"table.delete",{object:N})]);const[D,x]=[k(_,"token_hash"),k(R,"subdomain")];
return{kind:"removed",keyspace:S,tokenHash:D,subdomain:x}});return $.kind!=="removed"?$:(e.publish({kind:"table",tokenHash:$.tokenHash}),e.publish({kind:"site",
subdomain:$.subdomain}),{kind:"removed",keyspace:$.keyspace})},binding:y=>r.first(f,[y],FI),anySealed:()=>r.first(g,[],y=>({tokenHash:k(y,"token_hash"),sealed:Yt(
y,"token_sealed")})),toDrop:({after:y,limit:N})=>r.read(()=>b.all(y,N).map(L=>H(L,"keyspace"))),dropped:y=>r.write(()=>{T.run(y)})}}const Ko={hour:35*864e5,day:400*
864e5},fd=Qc.map(t=>`${t} = ?`).join(" AND ");function rk(t,e){const n=qs(t),s=ok(t),r=ik(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Tp} FROM usage_sums
    WHERE ${fd} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${fd}`),u=t.prepare(`SELECT keyspace FROM u\
sage_scopes WHERE keyspace IS NOT NULL AND bytes >= ?
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= ?
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= ? AND t.keyspace IS NOT NULL`),l=ak(t),f=ck(t),g=dk(t),b=Zs(t);return{add:({writer:T,number:y,rows:N})=>n.write(()=>{o.
run(T,y,e.now()).changes===1&&s(N)}),countEnded:T=>n.write(()=>{const y=i.all(T);return s(y.filter(({org:N})=>N!==null).map(VI)),y.length}),claimTurn:(T,y)=>n.read(
()=>a.run(T,e.now(),y).changes===1),setStored:(T,y)=>n.write(()=>r(T,y)),prune:(T,y)=>n.write(()=>g(T,y)),series:(T,y,N)=>n.read(()=>c.all(...zt(T),y,N).map(L=>({
start:H(L,"start"),counts:Sp(L)}))),parts:(T,y,N)=>n.read(()=>l(T,y,N)),pressed:(T,y,N)=>n.read(()=>f(T,y,N)),full:({tableBytes:T,tableKeys:y,organizationBytes:N})=>n.
read(()=>u.all(T,y,N).map(L=>H(L,"keyspace"))),stored:async T=>await n.first(d,zt(T),bp)??{keys:0,bytes:0},used:(T,y,N)=>n.read(()=>b.used(T,y,N))}}function ok(t){
const e=t.prepare(`INSERT INTO usage_sums (${At}, step, start, ${Tp})
    VALUES (${"?, ".repeat(Qc.length+1+xe.length)}?)
    ON CONFLICT DO UPDATE SET ${xe.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${At}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=KI(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...zt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of XI(r))n.run(...zt(o),i,a,c)}}function ik(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${At}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${fd}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const l=n.get(u);return l?[[u,Op(l)]]:[]}),c=s.all(o.after,o.upTo).map(Op),d=JI(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:l}of d.
keyspaces)r.run(l,...zt(u))}}function ak(t){const e=xe.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${At} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n(`org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = '' AND ${Dt("usage_scopes","app")}`),r=n(`org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${Dt("usag\
e_scopes","app")}`),o=n("org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,within:l,limit:f})=>{
const g=u?.name??"";return(a===""?s.all(_t(l),i,u?.project??"",g,f,d):c===""?r.all(_t(l),i,a,g,f,d):o.all(i,a,c,g,f,d)).map(YI)}}function ck(t){const e=t.prepare(
`SELECT ${At}, sum(${$o}) AS limited, max(${Co}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${Dt("usage_sums","app")} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${$o} > 0 OR ${Co} >= :busy))
    GROUP BY ${At} HAVING sum(${$o}) > 0 OR max(${Co}) >= :busy
    ORDER BY limited DESC, most DESC, ${At} LIMIT :limit`);return(n,s,{busy:r,limit:o,within:i})=>e.all({org:n,since:s,busy:r,limit:o,..._t(i)}).map(WI)}function dk(t){
const e=t.prepare(`DELETE FROM usage_sums WHERE (${At}, step, start) IN
    (SELECT ${At}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${At}) IN
    (SELECT ${At} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Ko.hour);const[i,a,c]=[e.run("hour",r-Ko.hour,o),e.run("day",r-Ko.day,o),n.run(r-Ko.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var uk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},lk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const fk=10;async function hk(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=ZL(t.dir),{lasting:s,clock:r=Q.ml,log:o}=t,i=uk(e,new AsyncDisposableStack,!0);i.use(op(n));const a=i.adopt(rE(n,t),oE),c=i.use(iE(a,n,
XL(),t)),d=i.use(HA({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.keyring.load(),c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_\
until = NULL");const u=XR(n,f=>{rp(a,(0,j.join)(f,"platform.db")),d.copyTo((0,j.join)(f,Gp))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:fD(
r),sessions:zD(r),backUp:u,[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=lk(e);n&&await n}}function kv(t,e,n){const s=iE(
rE(t,n),t,e,n);return s.keyring.load(),s}function rE(t,{database:e,lasting:n=!0}){return e??VL(n?t:void 0)}function oE(t){t.isOpen&&t.close()}function iE(t,e,n,s){
const{lasting:r=!0,keepReleases:o=fk,clock:i=Q.ml,random:a=RR,log:c}=s,d=qs(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),l=t.prepare(`SELECT 1\
 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),f=(y,N)=>l.get(y,N)!==void 0,g=TA(e,t),b=(0,j.join)(e,"logs"),T={kind:"\
local",dir:(0,j.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:T,blobs:new TL(T),state:nk({database:t,keyring:g,commands:d,changes:n,clock:i,random:a,
organizationQueue:s.organizationQueue}),jobs:oA({database:t,keyring:g,commands:d,changes:n,clock:i,keepReleases:o}),logs:CL(b,g,{log:c,mayAppend:f}),tables:sk(t,
n,i),roles:wD(t,n,i),keys:EA(e,t),keyring:g,sealing:WD({database:t,commands:d,keyring:g,logs:b,clock:i,log:c??Us}),members:tD(t,i),logins:QA(t,d,i),accessTokens:YR(
t,d,i),usage:rk(t,i),keeping:uA(t,d,n,i),audit:WR(t,d,i),references:yD(t,d,i),schedules:_D(t,d,i),notify:lD(t,d,i),hooks:rI(t,d,i),cdn:zL(t,d,i),check:()=>d.read(
()=>{u.get()}),async[Symbol.asyncDispose](){oE(t)}}}var pk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object e\
xpected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){
try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ek=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function mk(t){Gu(t);const e=!(0,U.
existsSync)((0,j.resolve)(t.dir));try{const n=await hk(t);return await ER({...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&yk((0,j.resolve)(t.dir)),gk(n,(0,j.
resolve)(t.dir))}}function yk(t){if((0,U.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=pk(e,op(t),!1);(0,U.rmSync)(t,{recursive:!0,
force:!0})}catch(n){e.error=n,e.hasError=!0}finally{Ek(e)}}catch{}}function gk(t,e){const n=(o,i,a)=>new F.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof
F.GQ)return t;if(Xs(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another \
disk with --data.");if(gh(t)){const o=`A database of the data directory ${e} is damaged: ${bn(t)}`;return n("unsupported_data",o,"Restore a backup of the direct\
ory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,F.xU)(t)===void 0||!(0,fe.FK)(e,s)?t:n("inval\
id_input",`${s} cannot be used (${(0,F.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or \
name another directory with --data.")}}),1101:((Pe,ye,I)=>{I.d(ye,{Ih:()=>fe,Lw:()=>F});var U=I(2373);const j={bad_request:{status:400,title:"This request canno\
t be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has \
more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answe\
red. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not HTTP, or with headers th\
at are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer soon. Try again in a f\
ew seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting or busy, and did not take this request in time. Try again in a fe\
w seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or did not answer when it was started. Its owner can read why in its lo\
g."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},
stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions\
 here",text:"This app is a server, and this node of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"\
The app took too long",text:"The app did not begin to answer within its limit of time."}};class F extends Error{name="Refused";code;againIn;constructor(ie,Q,he=1){
super(ie,{cause:Q}),this.code=ie,this.againIn=he}}function fe({code:B,againIn:ie}){const Q=(0,U.M)(j[B]),he=Q.status===503?{"retry-after":String(ie)}:{};return{
...Q,headers:{...Q.headers,...he,"x-slipway-error":B}}}}),6583:((Pe,ye,I)=>{I.d(ye,{F$:()=>F,i5:()=>fe,nA:()=>U,r$:()=>j});const U=".slipway",j=`${U}/server.jso\
n`,F=["unpack","spawn","listen","health","ready"];class fe extends Error{name="StartFailed";failure;constructor(ie){super(ie.message),this.failure=ie}}}),1487:((Pe,ye,I)=>{
I.r(ye),I.d(ye,{openApi:()=>U});const U=()=>({})}),2373:((Pe,ye,I)=>{I.d(ye,{M:()=>j});const U=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,s\
ans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function j({status:F,title:fe,text:B}){
const ie=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fe}</title>
<style>${U}</style>
</head>
<body>
<main>
<h1>${fe}</h1>
<p>${B}</p>
</main>
</body>
</html>
`);return{status:F,headers:{"content-type":"text/html; charset=utf-8","content-length":String(ie.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:ie}}})};export{vv as id,Mv as ids,$v as modules};

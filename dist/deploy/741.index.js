const VO=741,XO=[741],qO={9692:((ot,Te,R)=>{R.d(Te,{sU:()=>j,q$:()=>Xt,bM:()=>qt,U2:()=>Ct,I:()=>xt,q1:()=>Vt,Aw:()=>Jt});var A=R(8302);class j extends Error{name="\
JsonTextError";offset;stop;constructor(B,N,Q=N){super(B),this.offset=N,this.stop=Q}}const F=34,de=44,G=58,ie=91,se=92,ae=93,w=123,L=125,ge=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
ke=24,he=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,re=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Fe=/true|false|null/y,We="a lone surrogate (half of a character)\
 in a string";class $t{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(B,N=!0,Q){this.#e=B,this.#t=N,this.#n=Q}document(){this.#p();const B=this.#m()===
w?"object":"other";do this.#i();while(this.#a());if(this.#p(),this.#r<this.#e.length)throw this.#_("the end");return B}#i(){for(;;){this.#p(),this.#s.length===1&&
(this.#o.offset=this.#r);const B=this.#m();if(B===F){this.#u();return}if(B===w){if(this.#r+=1,this.#y(L))return;this.#s.push(new Set),this.#d()}else if(B===ie){
if(this.#r+=1,this.#y(ae))return;this.#s.push(void 0)}else{if(this.#g(re)||this.#g(Fe))return;throw this.#_("a value")}}}#a(){for(let B=this.#s.length;B>0;B--){
const N=this.#s[B-1]!==void 0;if(B===1&&N&&this.#n&&this.#c(this.#n),this.#y(de))return N&&this.#d(),!0;if(!this.#y(N?L:ae))throw this.#w(N?"}":"]");this.#s.pop()}
return!1}#c(B){B({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#p();const B=this.#r;if(this.#m()!==F)throw this.#_("a name in double quotes");
this.#u();const N=xt(this.#e.slice(B,this.#r)),Q=this.#s.at(-1);if(this.#t&&Q?.has(N))throw new j(`the name "${N}" occurs twice in one object`,B);if(Q?.add(N),!this.#y(
G))throw this.#_('":"');this.#s.length===1&&(this.#o={name:N,nameOffset:B,offset:this.#r})}#u(){const B=this.#e,N=this.#r;let Q=N+1;for(;;){const fe=B.charCodeAt(
Q);if(fe===F)break;if(fe===se)Q=this.#h(Q,N);else if(fe>=55296&&fe<=57343)Q=this.#f(Q,N);else if(fe>=32)Q=Q-N<ke?Q+1:this.#l(Q);else throw this.#E(Q)}this.#r=Q+
1}#l(B){return ge.lastIndex=B,ge.test(this.#e),ge.lastIndex}#h(B,N){if(he.lastIndex=B,!he.test(this.#e))throw this.#E(B);const Q=he.lastIndex;if(!this.#t||Q-B===
2)return Q;const fe=Number.parseInt(this.#e.slice(B+2,Q),16);if(fe<55296||fe>57343)return Q;const Ye=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(Q,Q+6));
if(fe>=56320||!Ye)throw new j(We,N);return Q+6}#f(B,N){const[Q,fe]=[this.#e.charCodeAt(B),this.#e.charCodeAt(B+1)],Ye=Q<56320&&(fe&64512)===56320;if(this.#t&&!Ye)
throw new j(We,N);return B+(Ye?2:1)}#E(B){const N=B>=this.#e.length;return new j(N?"a string does not end":"a bad escape or control character in a string",B)}#y(B){
return this.#p(),this.#m()!==B?!1:(this.#r+=1,!0)}#p(){for(;;){const B=this.#m();if(B!==32&&B!==10&&B!==13&&B!==9)return;this.#r+=1}}#m(){return this.#e.charCodeAt(
this.#r)}#g(B){return B.lastIndex=this.#r,B.test(this.#e)?(this.#r=B.lastIndex,!0):!1}#w(B){const N=this.#e.slice(0,this.#r).trimEnd().length;return/["{[\w-]/.test(
this.#e.charAt(this.#r))?new j(`"," or "${B}" is missing`,N,this.#r):this.#_(`"," or "${B}"`)}#_(B){const N=this.#e.slice(this.#r,this.#r+1);return new j(`expec\
ted ${B}, found ${N===""?"the end":JSON.stringify(N)}`,this.#r)}}function xt(ce){return ce.includes("\\")?String(JSON.parse(ce)):ce.slice(1,-1)}function Vt(ce,B){
const N=ce.slice(0,B);return{line:N.split(`
`).length,column:B-N.lastIndexOf(`
`)}}function Xt(ce){new $t(ce).document()}function ht(ce){try{new JsonScanner(ce,!1).document()}catch(B){if(B instanceof JsonTextError)return B;throw B}}function Ct(ce,B=!0){
const N=[];return new $t(ce,B,fe=>N.push(fe)).document()==="object"?N:void 0}function qt(ce){return ce.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Jt(ce,B){
return ce===B||bt(ce)===bt(B)}function bt(ce){try{return String(JSON.parse(ce,Qt))}catch(B){if(B instanceof RangeError)return qt(ce);throw B}}function Qt(ce,B,N){
return typeof B=="number"?In(N?.source??String(B)):Array.isArray(B)?`[${B.join(",")}]`:(0,A.Gv)(B)?`{${Object.entries(B).map(([fe,Ye])=>`${JSON.stringify(fe)}:${Ye}`).
sort().join(",")}}`:JSON.stringify(B)}function In(ce){const[,B,N="",Q="",fe="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ce)??[],Ye=`${N}${Q}`.replace(
/^0+/,""),pt=Ye.replace(/0+$/,"");if(pt==="")return`${B}0`;const Rn=BigInt(fe)-BigInt(Q.length)+BigInt(Ye.length-pt.length);return`${B}${pt}e${Rn}`}}),3052:((ot,Te,R)=>{
R.d(Te,{D6:()=>F,DB:()=>ie,j9:()=>de});var A=R(3739);const j=1024,F=1024*j,de=1024*F,G=[["TiB",1024*de],["GiB",de],["MiB",F],["KiB",j]];function ie(ae,w){const[
,L,ge]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(ae.trim())??[],ke=G.find(([re])=>re.toLowerCase()===ge?.toLowerCase())?.[1],he=Math.round(Number(L)*(ke??Number.
NaN));if(he>0&&Number.isSafeInteger(he))return he;throw new A.GQ("invalid_input",`${w}: "${ae}" is not a size`,{input:w,remedy:"Write it with a unit, as 512MiB,\
 4GiB or 1.5GiB; it must be larger than zero."})}function se(ae){const[w,L]=G.find(([,ke])=>ae>=ke)??["bytes",1],ge=ae/L;return`${ge<10&&L>1?ge.toFixed(1).replace(
/\.0$/,""):Math.round(ge)} ${w}`}}),7287:((ot,Te,R)=>{R.d(Te,{V1:()=>ie,WJ:()=>de,xJ:()=>F});var A=R(3739);const j={build_fault:"error",index_unanswered:"error",
index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"\
warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",example_of_secrets:"\
warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function F({code:se}){return j[se]}function de({findings:se}){
const[ae,...w]=se.filter(Fe=>F(Fe)==="error");if(!ae)return;const{place:L,message:ge,remedy:ke}=ae,he=L?`${L.file}${L.line===void 0?"":`:${L.line}`}: `:"",re=w.
length===0?"":` (and ${w.length} more ${w.length===1?"error":"errors"})`;return new A.GQ("check_failed",`Check failed: ${he}${ge}${re}`,{remedy:ke??"Correct wha\
t the annotations name. They are in the summary too."})}const G=20;function ie(se,{findings:ae}){const w=ae.flatMap(L=>{const{code:ge,message:ke,place:he}=L;if(!he)
return[];const{file:re,line:Fe=null,column:We=null}=he;return[{file:re,line:Fe,column:We,severity:F(L),code:ge,message:ke}]});return{headline:se.message,stage:"\
check",code:se.code,exitCode:void 0,remedy:se.remedy,log:[],diagnostics:w.slice(0,G),moreDiagnostics:Math.max(0,w.length-G)}}}),2628:((ot,Te,R)=>{R.d(Te,{runCheck:()=>Pt});
var A=R(1455),j=R(8161),F=R(6760),de=R(3532),G=R(336),ie=R(9127),se=R(3739),ae=R(2345);async function w(f,l){const{bare:h,branch:m,commit:E,lender:b,shallow:S,origin:x}=l;
for(const J of["objects/info","refs"])await(0,A.mkdir)((0,F.join)(f,J),{recursive:!0});const D=x===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(x)}
`,W={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${h}
${D}`,"packed-refs":E&&`${E} refs/heads/${m}
`,"objects/info/alternates":b&&`${(0,F.join)(b,"objects")}
`,shallow:S};for(const[J,oe]of Object.entries(W))oe&&await(0,A.writeFile)((0,F.join)(f,J),oe)}var L=R(5807),ge=R(1421),ke=R(7975);const he=(0,ke.promisify)(ge.execFile),
re=64*1024*1024,Fe=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(f=>["-c",f]);function We(f,l,h,m={}){const E=Object.fromEntries(
Object.entries(l).filter(([S])=>!S.startsWith("GIT_"))),b={cwd:f,env:{...E,LC_ALL:"C",...m},signal:h,maxBuffer:re};return async(...S)=>{try{return(await he("git",
[...Fe,...S],b)).stdout}catch(x){throw(0,se.xU)(x)!=="ENOENT"?x:new se.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: the c\
heck builds the commit that is checked out.",cause:x})}}}async function $t(f,l,h){const m=We(f,l,h),[E="",b="",S=""]=(await xt(m,f,h)).split(`
`),x=We(E,l,h);return{root:E,commit:S,changed:(await x("diff","--name-only","-z","HEAD")).split("\0").filter(D=>D!==""),git:x,async lend(D,W){const J=await(0,A.
readFile)((0,F.join)(b,"shallow"),"utf8").catch(oe=>{if((0,se.xU)(oe)!=="ENOENT")throw oe});await w(D,{bare:!0,branch:W,commit:S,lender:b,shallow:J})}}}async function xt(f,l,h){
try{const m=await f("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[E="",b="",S=""]=m.split(`
`);return[E,(0,F.resolve)(l,b),S].join(`
`)}catch(m){throw h.throwIfAborted(),m instanceof se.GQ?m:new se.GQ("file_not_found",`There is no checkout in ${l}`,{remedy:`Check the repository out before thi\
s step:
- uses: actions/checkout@v5`,cause:m})}}const Vt=5*6e4,Xt="refs/slipway/base";async function ht(f,l,h,m,E){const b=We(h,m,E),S=await Ct(l.git,f,E)??await Ct(l.git,
`origin/${f}`,E)??await Jt(f,l,h,m,E);return await b("update-ref",Xt,S),{name:f,commit:S}}async function Ct(f,l,h){try{return(await f("rev-parse","--quiet","--v\
erify",`${l}^{commit}`)).trim()}catch(m){if(h.throwIfAborted(),m instanceof se.GQ)throw m;return}}const qt=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function Jt(f,l,h,m,E){
const b=qt.test(f)?await In(l.git,E):void 0;if(!b)throw B(f,"");const S=AbortSignal.timeout(Vt),x=We(l.root,m,AbortSignal.any([E,S]),b),D=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${f}:${Xt}`];try{await x("--git-dir",h,"fetch",...D)}catch(J){throw E.throwIfAborted(),J instanceof se.GQ?J:B(f,
S.aborted?", and origin does not answer":ce(J),J)}const W=await Ct(We(h,m,E),Xt,E);if(W===void 0)throw B(f,", and what origin has by this name is not a commit");
return W}const bt=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","false"],
["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Qt="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function In(f,l){const h=await f(
"config","--local","--includes","--null","--get-regexp",Qt).catch(()=>"");l.throwIfAborted();const m=h.split("\0").flatMap(x=>{const[D="",...W]=x.split(`
`);return D===""?[]:[[D,W.length===0?"true":W.join(`
`)]]});if(!m.some(([x])=>x==="remote.origin.url"))return;const E=[...bt,...m],b=E.flatMap(([x,D],W)=>[[`GIT_CONFIG_KEY_${W}`,x],[`GIT_CONFIG_VALUE_${W}`,D]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(E.length),...Object.fromEntries(b)}}function ce(f){const l=f instanceof
Error&&"stderr"in f&&typeof f.stderr=="string"?f.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(l))return", nor\
 has origin";const m=(l.split(`
`).find(E=>/^(?:fatal|error): /.test(E))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,L.
Ow)(m,300)}`}function B(f,l,h){return new se.GQ("invalid_input",`compare-to: "${f}" names nothing that this checkout has${l}`,{input:"compare-to",remedy:N,cause:h})}
const N=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var Q=R(5635),fe=R(292);async function Ye(f,l,h){const{report:m,signal:E}=h,b=(0,Q.M)(m.report,G.ml,E);return await b.
phase("compare",async()=>{const S=await Rn(f,l,h);return E.throwIfAborted(),await m.compared(S),[void 0,pt(S),S.kind==="unknown"]}),b.phases}function pt(f){const{
base:l}=f,h=`${(0,L.Ow)(l.name,100)} (${(0,fe.h0)(l)})`;if(f.kind==="unknown")return`the difference to ${h} is unknown: ${f.why}`;const{pages:m,files:E,bytes:b,
brotli:S}=f.difference;return`${[(0,fe.jN)(m," pages"),(0,fe.jN)(E," files"),(0,fe.Sk)(b),(0,fe.Sk)(S," with Brotli")].join(", ")} against ${h}`}async function Rn(f,l,h){
const{embedded:m,report:E,checked:b,leftMs:S}=h;if(f.commit===b.commit)return{kind:"unknown",base:f,why:"it is the commit that was checked"};const x=oe=>{(oe.type===
"status"||oe.type==="heartbeat")&&E.report(oe)},D={...l.follow,timeoutMs:Math.max(1,S)},{outcome:W,output:J}=await m.deploy(f.commit,{...l,...Zt(l),follow:D},x);
return W.status==="succeeded"&&J?{kind:"known",base:f,difference:zr(b.report,b.output.files,J.files)}:{kind:"unknown",base:f,why:St(W,S)}}function Zt({project:f}){
return{project:f==="base"?"checked":"base"}}function St({status:f,error:l},h){return f!=="pending"?`it does not build (${l?.message??f})`:h<1?"no time was left \
to build it":`it was not built in the ${(0,ie.a3)(h)} that were left`}function zr({pages:f},l,h){const m=S=>({now:S(l),change:S(l)-S(h)}),E=S=>m(x=>x.reduce((D,W)=>D+
S(W),0));return{pages:{now:f,change:E(({path:S})=>Number(Ln.test(S))).change},files:m(({length:S})=>S),bytes:E(({bytes:S})=>S),brotli:E(({brotli:S})=>S),gzip:E(
({gzip:S})=>S),changes:Kr(l,h).toSorted((S,x)=>Math.abs(x.bytes)-Math.abs(S.bytes)||(S.path<x.path?-1:1))}}const Ln=/\.x?html?$/i;function Kr(f,l){const h=new Map(
l.map(D=>[D.path,D])),m=new Set(f.map(({path:D})=>D)),E=f.filter(({path:D})=>!h.has(D)),b=l.filter(({path:D})=>!m.has(D)),S=Vr(E,b),x=new Set(S.flat());return[...f.
flatMap(D=>{const W=h.get(D.path);return W===void 0||W.digest===D.digest?[]:[hs(D,W)]}),...S.map(([D,W])=>({...hs(D,W),formerly:W.path})),...E.filter(D=>!x.has(
D)).map(D=>ps("added",D,1)),...b.filter(D=>!x.has(D)).map(D=>ps("removed",D,-1))]}function hs(f,l){const{path:h,bytes:m,brotli:E}=f;return{kind:"changed",path:h,
bytes:m-l.bytes,brotli:E-l.brotli}}function ps(f,{path:l,bytes:h,brotli:m},E){return{kind:f,path:l,bytes:E*h,brotli:E*m}}function Vr(f,l){const h=Map.groupBy(l,
({path:m})=>ms(m));return[...Map.groupBy(f,({path:m})=>ms(m))].flatMap(([m,E])=>{const[b,S]=E,[x,D]=h.get(m)??[];return m!==void 0&&b&&x&&!S&&!D?[[b,x]]:[]})}const Xr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
qr=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Jr=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function ms(f){if(Ln.test(f))return;
const l=f.lastIndexOf("/")+1,[h,m]=[f.slice(0,l),f.slice(l)],E=Xr.exec(m)?.[0]??"",b=m.slice(0,m.length-E.length);if(Jr.test(b))return`${h}*${E}`;const S=qr.map(
x=>x.exec(b)?.groups).find(x=>ys(x?.hash??""));return S&&`${h}${S.stem}*${E}`}function ys(f){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
f)}const Ut=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Es=String.raw`"([^"\\\n]*(?:${Ut}[^"\\\n]*)*)"`,gs=String.raw`'([^'\\\n]*(?:${Ut}[^'\\\n]*)*)'`,
Qr=String.raw`((?:[^()"'\s\\]|${Ut})+)\s*\)`,An=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,Ut,String.raw`(?:url\(\s*|@import\s+)(?:${Es}|${gs})`,String.raw`url\(\s*${Qr}`,
Es.replace("(","(?:"),gs.replace("(","(?:")].join("|"),"gi"),Zr=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function kn(f){return[...f.matchAll(An)].flatMap(l=>{const h=l.
slice(1).find(m=>m!==void 0);return h===void 0||h===""||h.startsWith("#")?[]:[{href:vn(h),kind:"asset"}]})}const eo=new RegExp(`${An.source}|([{}])`,"gi");function ws(f){
const l=[];for(const m of f.matchAll(eo)){const E=m.at(-1);E==="{"?l.push(m.index):E==="}"&&l.pop()}const h=l.at(-1);return h===void 0?void 0:f.slice(0,h).split(
`
`).length}const Ne=new RegExp(`${An.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function to(f){for(const l of f.matchAll(
Ne)){const h=l.at(-1);if(h?.startsWith("@"))return h}}function no(f,l){return`The style sheet ${f} has ${l}, which browsers ignore: the tool that replaces it di\
d not run`}const ne=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function so(f){return[...f.matchAll(ne)].map(([,,l=""])=>({href:l,kind:"mention"}))}function vn(f){return f.replace(Zr,(l,h,m,E)=>{const b=h===void 0?Number.NaN:
Number.parseInt(h,16);return b<=1114111?String.fromCodePoint(b):m===void 0?E??"":""})}var we=R(1600);const tt={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},ro=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),ja=new Set(["title","style","script","template"]),Dn=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function _s(f){const l=new Ba;return l.read(f),l}const Pa=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class Ba{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(l){const h=new we.i({onopentag:(m,E)=>this.#n(m,E),ontext:m=>this.#o(m),onclosetag:m=>{this.#e.
at(-1)===m&&this.#e.pop(),m==="noscript"&&(this.#t-=1)}});h.write(l),h.end()}#n(l,h){ja.has(l)&&h.shadowrootmode===void 0&&this.#e.push(l),l==="noscript"&&(this.#t+=
1),ro.has(l)&&(this.empty=!1),this.#t===0&&ro.has(l)&&l!=="script"&&(this.blank=!1);for(const E of[h.id,l==="a"?h.name:void 0])E&&this.ids.add(E);switch(h.style?.
includes("url(")&&this.#i(kn(h.style)),l){case"base":this.base??=h.href;return;case"meta":this.#r(h);return;case"link":this.#s(h);return;case"a":case"area":if(/\bexternal\b/.
test(h.rel??""))return;break}const m=(tt[l]??[]).flatMap(([E,b])=>{const S=h[E];return S===void 0?[]:[{href:S,kind:b}]});this.#i([...m,...bs(h.srcset??"")])}#s({
rel:l="",href:h,imagesrcset:m=""}){const E=Dn.find(([b])=>b.test(l))?.[1];E!==void 0&&this.#i([...h===void 0?[]:[{href:h,kind:E}],...bs(m)])}#r(l){if(l["http-eq\
uiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const h=Pa.exec(l.content??"")?.[1];h&&this.#i([{href:h.trim(),kind:"link"}])}#o(l){this.#e.at(-1)==="styl\
e"&&this.#i(kn(l)),!(this.#e.length>0||l.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(l){this.#e.includes("template")||this.links.push(...l.filter(
({href:h})=>!Ts(h)))}}function Ts(f){return/\{\{|\$\{|<%/.test(f)}function bs(f){return f.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(h=>{const[m=""]=h.trim().
split(/\s/,1);return m===""?[]:[{href:m.replace(/(?<!,),+$/,""),kind:"asset"}]})}const oo=5,ze=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function io(f){const l=f.filter(E=>ze.test(E)),h=f.filter(E=>E.endsWith("/index.html")&&E.split("/").length===2),m=f.filter(E=>/^[^/]+\.html?$/i.test(E)&&E!=="4\
04.html");return{folder:m.length>0?void 0:ao(f),files:[...new Set([...l,...h,...m])].slice(0,oo)}}function ao(f){const l=S=>S.split("/").length,h=f.filter(S=>S.
endsWith("/index.html")).sort((S,x)=>l(S)-l(x)),[m,E]=h;return m!==void 0&&(E===void 0||l(E)>l(m))?m.slice(0,-11):void 0}function Ss({files:[f]}){return f!==void 0&&
/^index\.x?html?$/i.test(f)?f:void 0}function co(f){const{folder:l,files:h}=f,m=Ss(f);return m!==void 0?`The output has ${m}: name it index.html, in lower case.`:
l!==void 0?`The output directory has its index.html in ${l}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${h.length===
0?"":` It has ${h.join(", ")}.`} Is output-directory the folder that the build writes?`}const uo=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
lo=20;function fo(f){const l=[];for(const{groups:h}of f.matchAll(uo)){const m=h?.id??h?.selector??h?.mounted;if(m!==void 0&&!ho(f,m.replace(/^#/,""))&&l.push(m),
l.length>=lo)break}return l}function ho(f,l){return[...["=",":",": "," = "].flatMap(m=>['"',"'","`",'\\"'].map(E=>`id${m}${E}${l}`)),`id=${l}`].some(m=>f.includes(
m))}function en(f,l){return f.some(h=>l.has(h.replace(/^#/,"")))?void 0:f[0]}function po(f){return`The index page stays blank: it has no element with the id "${f.
replace(/^#/,"")}", which its script fills`}const Ke=10;class Ns{#e;#t=new Map;constructor(l){this.#e=l}know(l,h){this.#t.set(l.pathname,Promise.resolve({kind:"\
there",url:l,page:Mn(h)}))}probe(l){const h=l.pathname+l.search,m=this.#t.get(h);if(m)return m;const E=this.#n(l);return this.#t.set(h,E),E}async#n(l){let h=l;for(let m=0;m<
Ke;m+=1){const{status:E,headers:b}=await this.#e.fetch(h,{method:"HEAD",signal:this.#e.signal}),S=b.get("location");if(E>=400)return{kind:"missing",status:E};if(E<
300||S===null||!URL.canParse(S,h.href))return{kind:"there",url:h,page:Mn(b)};if(h=new URL(S,h),h.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function Mn(f){return/\bhtml\b/.test(f.get("content-type")??"")}const $n=16,Os=2e4,mo=500,Is=16*1024*1024;async function Rs(f,l,h=!1){const m=new yo(f,
h),E=l.filter(_e=>/\.(?:x?html?|css|m?js)$/i.test(_e));await it(E.slice(0,Os),$n,_e=>m.read(_e)),await m.follow();const b=await m.index(),S=m.result(),x=await Ie(
S.dead,l,m.prober),D=b.status<300||h?void 0:io(l),W=D?.folder,J=new Set(W===void 0?[]:l),oe=_e=>As(_e).some(at=>J.has(`${W}/${at}`)),Me=S.dead.filter(({url:_e})=>!oe(
(0,L.oF)(_e.pathname).slice(1)));return{index:b,...S,dead:Me,instead:D,basePath:x,unread:m.unread+Math.max(0,E.length-Os)}}const Ls=5;class yo{#e;#t;#n=new Set;prober;#s=new Map;#r=new Map;#o=[];#i=[];#a=[];#c=new Map;#d=0;unread=0;constructor(l,h){
this.#e=l,this.#t=h,this.prober=new Ns(l)}async index(){const{root:l,fetch:h,signal:m}=this.#e,E=await this.prober.probe(l);if(E.kind!=="there")return{status:Eo(
E),empty:!1,unfilled:void 0};const b=await h(E.url,{signal:m}),S=await b.text(),x=E.page?_s(S):void 0;return{status:b.status,empty:S.trim()===""&&!(this.#t&&!E.
page)||x?.empty===!0,unfilled:x?.blank?this.#u(x,E.url):void 0}}#u({links:l,ids:h},m){const E=l.flatMap(({href:b,kind:S})=>{const x=S==="asset"&&URL.canParse(b,
m.href)?new URL(b,m):void 0;return x?.origin===m.origin?this.#c.get((0,L.oF)(x.pathname).slice(1))??[]:[]});return en(E,h)}async read(l){const h=Nt(l,this.#e.root),
m=await this.#e.fetch(h,{signal:this.#e.signal}),E=await m.text();m.status>=300||(this.prober.know(h,m.headers),E.length>Is?this.unread+=1:/\.css$/i.test(l)?this.#l(
E,h,l):/js$/i.test(l)?(this.#f(so(E),h,l),this.#c.set(l,fo(E))):this.#h(E,h,l))}#l(l,h,m){this.#f(kn(l),h,m);const E=ws(l);E!==void 0&&this.#a.push({file:m,line:E});
const b=to(l);b!==void 0&&this.#i.push({file:m,rule:b})}#h(l,h,m){const E=_s(l);this.#d+=1,this.#r.set(m,E.ids);const b=E.base!==void 0&&URL.canParse(E.base,h.href)?
new URL(E.base,h):h;this.#f(E.links,b,m)}#f(l,h,m){for(const{href:E,kind:b}of l){const S=URL.canParse(E,h.href)?new URL(E,h):void 0;if(S?.origin!==this.#e.root.
origin)continue;const x=`${b} ${S.href} ${E}`,D=this.#s.get(x)??{href:E,kind:b,url:S,files:[],latest:"",count:0};this.#s.set(x,D),D.latest!==m&&(D.latest=m,D.count+=
1,D.files=[...D.files,m].sort(Oe).slice(0,Ls))}}async follow(){this.#t&&await this.#E(),await it(this.#s.values(),$n,async l=>{const h=await this.#p(l);if(h===void 0)
return;const{href:m,url:E,files:b,count:S}=l;this.#o.push({href:m,url:E,files:b,count:S,...h})})}async#E(){const l=new Set;for(let h=[this.#e.root];h.length>0;){
for(const{pathname:E,search:b}of h)l.add(E+b);await it(h,$n,E=>this.#y(E)),h=[...this.#s.values()].filter(({kind:E})=>E==="link").map(({url:E})=>E).filter(({pathname:E,
search:b})=>!l.has(E+b))}}async#y(l){const h=await this.prober.probe(l);if(h.kind!=="there"||!h.page)return;const{url:m}=h,E=(0,L.oF)(m.pathname).slice(1);if(this.#g(
E)!==void 0||this.#n.has(E))return;if(this.#n.size>=mo){this.unread+=1;return}this.#n.add(E);const b=await this.#e.fetch(m,{signal:this.#e.signal}),S=await b.text();
b.status>=300||(S.length>Is?this.unread+=1:this.#h(S,m,E===""||E.endsWith("/")?`${E}index.html`:E))}async#p({url:l,kind:h}){const m=await this.prober.probe(l);switch(m.
kind){case"missing":return{kind:h,why:`answers ${m.status}`};case"circle":return{kind:h,why:"redirects in a circle"};case"external":return;case"there":return h!==
"link"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:h,why:"answers with a page"}:this.#m(m.url,l.hash)?void 0:{kind:"fragment",why:"names no part o\
f it"};default:return m}}#m(l,h){const m=h.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const E=this.#g((0,L.oF)(l.pathname).slice(1));return E===
void 0||E.has(m)||E.has((0,L.oF)(m))}#g(l){return As(l).map(h=>this.#r.get(h)).find(h=>h!==void 0)}result(){const l=this.#o.sort((m,E)=>Oe(m.files[0],E.files[0])||
Oe(m.href,E.href)),h=new Set([...this.#s.values()].map(({url:m})=>m.href)).size;return{pages:this.#d,links:h,dead:l,unclosed:this.#a.sort((m,E)=>Oe(m.file,E.file)),
unprocessed:this.#i.sort((m,E)=>Oe(m.file,E.file))}}}function As(f){const l=f===""||f.endsWith("/")?f:`${f}/`;return[f,`${f}.html`,`${l}index.html`]}function Eo(f){
return f.kind==="missing"?f.status:310}function Nt(f,l){const h=f.replace(/(^|\/)index\.html$/,"$1");return new URL(h.split("/").map(encodeURIComponent).join("/"),
l)}function Oe(f="",l=""){return f<l?-1:+(f>l)}async function it(f,l,h){const m=f[Symbol.iterator](),E=async()=>{for(let b=m.next();!b.done;b=m.next())await h(b.
value)};await Promise.all(Array.from({length:l},E))}const tn=3;async function Ie(f,l,h){let m="/";for(let E=0;E<tn;E+=1){if(m=go(f.flatMap(({url:D})=>ks(m,D.pathname))),
m===""||l.some(D=>`/${D}`.startsWith(m)))return;const b=f.filter(D=>Ft(D,m)),x=(await Promise.all(b.map(({url:D})=>Se(D,m,h)))).filter(Boolean).length;if(x>1&&x*
2>b.length)return m}}function Ft({url:f,kind:l},h){return l!=="fragment"&&`${f.pathname}/`.startsWith(h)}function ks(f,l){const h=l.startsWith(f)?l.slice(f.length).
split("/",1)[0]:"";return h?[`${f}${h}/`]:[]}function go(f){const l=new Map;for(const h of f)l.set(h,(l.get(h)??0)+1);return[...l].reduce((h,m)=>m[1]>h[1]?m:h,[
"",0])[0]}async function Se(f,l,h){const{kind:m}=await h.probe(new URL(`/${f.pathname.slice(l.length)}${f.search}`,f));return m==="there"}var je=R(1619),Y=R(3130);
function ve(f){return{...f,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(l,{onSecret:h})=>vs(f,l,h)}}async function vs(f,l,h){
h(f.requestToken),(0,je.J)(new URL(f.requestUrl).origin,"the platform's address");try{return await(0,Y.g)("the platform",f,l,h)}catch(m){throw!(m instanceof se.
GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}var Ds=R(3194),Qe=R(2409),
Ms=R(7244);const De=25*1024*1024;function nn({files:f,odd:l,ignoredRules:h,faults:m}){const E=f.filter(({path:S})=>/\.(?:js|mjs|cjs|css)\.map$/.test(S)),b=[...l.
map(S=>xn[S.kind](S.path)),...f.flatMap(({path:S,bytes:x,hasKey:D})=>[...x>De?[sn(S,x)]:[],...D?[Cn(S)]:[]]),...E.length>0?[Un(E)]:[],..._o(f)];return{files:f,findings:b,
ignoredRules:h,faults:m}}const xn={repository:f=>({code:"leaked_repository",message:`The output contains a git repository, ${f}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:f=>({code:"leaked_secret_file",built:f,message:`The output contains ${f}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:f=>({code:"examp\
le_of_secrets",built:f,message:`The output contains ${f}, which is not published`,remedy:"Leave it out of the output directory."})};function sn(f,l){return{code:"\
large_file",message:`${f} has ${(l/1024**2).toFixed(0)} MB; more than ${De/1024**2} is much for a site`}}const wo=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function _o(f){const[l,...h]=f.filter(({path:b})=>wo.test(b));if(!l)return[];const m=h.length===0?"":` and ${h.length} more`;return[{code:"odd_address",message:`\
The output contains ${l.path}${m}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Cn(f){
return{code:"leaked_private_key",built:f,message:`The output contains a private key, in ${f}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function Un(f){const[l]=f,h=f.length===1?"":` and ${f.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${l?.path}${h}): anyone can read the sources in them`}}async function To(f){const{startPlatform:l,env:h,scratch:m,lent:E}=f;let b,S=new AbortController;
const x=await l({dir:(0,F.join)(m,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:h,async onOutput(D){b=nn(D),S.abort()}});return{async deploy(D,W,J){
b=void 0,S=new AbortController;const oe=So(S.signal);return{outcome:await Fn(x,No(W,D,E),J,{...f,sleep:oe}),output:b}},[Symbol.asyncDispose]:()=>x[Symbol.asyncDispose]()}}
const bo=100,$s=5;function So(f){return async(l,h)=>{if(f.aborted)return G.ml.sleep($s,h);try{await G.ml.sleep(l,h?AbortSignal.any([h,f]):f)}catch(m){if(h?.throwIfAborted(),
!f.aborted)throw m}}}function No(f,l,h){const{configuration:m,follow:E}=f;return{...f,configuration:{...m,repository:h,settings:Oo(m.settings)},commit:l,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...E,wait:!0,pollIntervalMs:bo,statusMap:new Map}}}function Oo({domains:f,...l}){return l}function Fn(f,l,h,{
signal:m,folder:E,onSecret:b,sleep:S}){const{baseUrl:x,requestUrl:D,requestToken:W}=f,J=ve({requestUrl:D,requestToken:W,audience:x}),oe=(0,Ds.N)(l,{baseUrl:x,source:J},
{fetch,clock:{...G.ml,sleep:S},tree:(0,Ms.c)(E),signal:m,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:b,reporter:h});return(0,Qe.
deploy)(l,oe)}var jn=R(8302),xs=R(8595);async function Pn(f,l,h,m){let E,b;for(const S of Do(f,l)){const x=(await m(S)).filter(({file:J})=>!Cs.test(J)),D=x.filter(
({file:J})=>!jt(J,h)),W=Bn(D)??Bn(D.filter(({file:J})=>Co(J,l)));if(W)return{place:W,others:[]};E??=xo(D,l),b??=Bn(x)}return E??(b&&{place:b,others:[]})}const Cs=/\.log$/;
function Io(f){return!f||f.others.length===0?"":`; also in ${f.others.map(({file:l,line:h})=>`${l}:${h}`).join(", ")}`}const Ro=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,Lo=/^[\s"'`)\]}<>,;#?]/;
function Ao(f,l){for(let h=f.indexOf(l);h!==-1;h=f.indexOf(l,h+1)){const[m,E]=[f.slice(Math.max(0,h-4),h),f.slice(h+l.length,h+l.length+1)];if((h===0||Ro.test(m))&&
(E===""||Lo.test(E)))return h+1}}const ko=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function vo(f,l,h){return jt(f,h)||ko.test(
f)?void 0:ws(l)}function jt(f,l){return l!==void 0&&f.startsWith(`${l}/`)}function Do(f,l){const[h=""]=f.split(/[?#]/,1),m=f.replaceAll("&","&amp;"),E=/^\.{1,2}\//.
test(h)?new URL(h,`http://site/${encodeURI(l)}`).pathname:"",b=[f,m,h,E],S=(E||h).replace(/^\/+/,""),x=Us(S)?[S,...Mo(S)]:[],D=[...b,...b.map(W=>W.replace(/\/$/,
"")),...x];return[...new Set([...D,...D.map(L.oF)])].filter(W=>W.length>1)}function Us(f){return/\.\w{2,5}$/.test(f)}function Mo(f){const l=f.split("/");return l.
slice(1).map((h,m)=>l.slice(m+1).join("/"))}const $o=4;function xo(f,l){if(f.length===0||f.length>$o)return;const h=new Set(l.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),m=({file:S})=>S.split(/[/.]/).filter(x=>h.has(x)).length,[E,...b]=f.toSorted((S,x)=>m(x)-m(S));return E&&{place:E,others:b}}function Bn(f){const[
l]=f;return l&&f.every(({file:h})=>h===l.file)?l:void 0}function Co(f,l){const h=Hn(l.replace(/\/index\.[^/]+$/,""));return Hn(f)===h||Hn(f.replace(/\/index\.[^/]+$/,
""))===h}function Hn(f){return f.slice(f.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const Gn=100,Uo='If another application serves the link on the same host,\
 add rel="external" to it: the check skips such links.';async function Fo(f,l){const h=[],{basePath:m}=f,E=f.dead.filter(b=>m===void 0||!Ft(b,m));m!==void 0&&h.
push(await Bo(m,f,l));for(const[b,S]of E.entries()){const x=b<Gn?await l.find(S.href,S.files[0]??""):void 0,D=Ho(S);h.push({...D,message:D.message+Io(x),place:x?.
place})}return[...await Ha(f,l),...h,...Yo(f)]}function Fs(f){return f.map(l=>({code:"build_fault",message:(0,xs._Q)(l),remedy:"Mend this first: what the site l\
acks may follow from it.",place:l.file===null?void 0:{file:l.file,...l.line===null?{}:{line:l.line}}}))}function me(f){return Fs(f.filter(({isMarked:l})=>l)).map(
l=>({...l,code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function jo({unclosed:f},l){const h=await l.unclosedSheets(),
m=(E,b,S)=>({code:"unclosed_block",message:`The style sheet ${E} ends within the block that line ${b} opens: its rules from there on may not count`,remedy:"Add \
the missing }.",place:S});return h.length>0?h.map(E=>m(E.file,E.line,E)):f.map(({file:E,line:b})=>m(E,b))}async function Po({unprocessed:f},l){return Promise.all(
f.slice(0,Gn).map(async({file:h,rule:m})=>({code:"unprocessed_rule",message:no(h,m),remedy:"Does the build read the configuration of that tool, as postcss.confi\
g.js?",place:await l.ruleNamed(m)})))}async function Bo(f,{dead:l},h){const m=l.filter(b=>Ft(b,f)),E=await h.find(f,"")??await h.find(f.slice(0,-1),"");return{code:"\
base_path",message:`The site is built for the base path ${f}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"Build it for /: \
base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:E?.place}}const js="Give the element of the page\
 the id that the script names, or the other way round.";async function Ha(f,l){const{index:h,instead:m}=f;if(m){const E=Ss(m),b=E===void 0?void 0:await l.fileNamed(
E);return[{code:"index_unanswered",message:`The site has no index page: / answers ${h.status}`,remedy:co(m),place:b===void 0?void 0:{file:b}}]}if(h.status>=500)
return[{code:"index_unanswered",message:`The app answers / with ${h.status}`}];if(h.unfilled!==void 0){const E=await l.fileNamed("index.html"),b=E===void 0?void 0:
{file:E};return[{code:"index_unfilled",message:po(h.unfilled),remedy:js,place:b}]}return h.empty?[{code:"index_empty",message:"The index page is empty: it shows\
 nothing and loads no script"}]:[]}function Ho(f){const l=JSON.stringify(f.href.length>200?`${f.href.slice(0,199)}\u2026`:f.href);switch(f.kind){case"link":return{
code:"dead_link",message:`Dead link: ${l} ${f.why} (${rn(f)})`,remedy:Uo};case"asset":return{code:"dead_asset",message:`Missing file: ${l} ${f.why} (${rn(f)})`};case"\
mention":return{code:"dead_mention",message:`A script names ${l}, which ${f.why} (${rn(f)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${l}\
 leads to has no such part (${rn(f)})`};default:return f.kind}}function rn({files:f,count:l}){const h=l-1;return`in ${f[0]}${h>0?` and ${h} more ${h===1?"file":
"files"}`:""}`}async function Go({findings:f},l){const h=async(m,E)=>{const{built:b}=m;if(b===void 0||E>=Gn)return m;const S=await l.fileNamed(b.slice(b.lastIndexOf(
"/")+1));return S===void 0?m:{...m,place:{file:S}}};return Promise.all(f.map(h))}async function Wo(f,l){const h=new Map,m=async({file:E,line:b,reason:S})=>{const x=h.
get(E)??l.fileNamed(E);h.set(E,x);const D=await x;return{code:"ignored_rule",message:`Ignored rule (${b===void 0?E:`${E}, line ${b}`}): ${S}`,place:D===void 0?void 0:
{file:D,...(0,jn.Eb)({line:b})}}};return Promise.all(f.map(m))}function Yo({unread:f}){return f===0?[]:[{code:"not_all_checked",message:`${f} pages or style she\
ets are too long, or too many, to be read`}]}var on=R(7287);function zo(f,l,h){const m=new Map,E=b=>{const S=m.get(b)??Ko(f,l,b);return m.set(b,S),S};return{find:(b,S)=>Pn(
b,S,h,E),async unclosedSheets(){const b=await f("grep","-I","-n","-z","-e","",l,"--",":(glob)**/*.css").catch(()=>""),S=new Map;for(const x of b.split(`
`)){const[D="",W="",...J]=x.split("\0");if(W==="")continue;const oe=D.slice(l.length+1),Me=S.get(oe)??[];S.set(oe,Me),Me.push(J.join("\0"))}return[...S].flatMap(
([x,D])=>{const W=vo(x,D.join(`
`),h);return W===void 0?[]:[{file:x,line:W}]})},async ruleNamed(b){const S=["css","pcss","postcss","scss","sass","less"].map(J=>`:(glob)**/*.${J}`),D=(await f("\
grep","-I","-n","-z","-F","-e",`${b} `,l,"--",...S).catch(()=>"")).split(`
`).flatMap(J=>{const[oe="",Me=""]=J.split("\0"),_e=oe.slice(l.length+1);return Me===""||jt(_e,h)?[]:[{file:_e,line:Number(Me)}]}),[W]=D;return W&&D.every(({file:J})=>J===
W.file)?W:void 0},async fileNamed(b){const x=(await f("grep","-l","-z","-e","",l,"--",`:(glob)**/${b}`).catch(()=>"")).split("\0").flatMap(oe=>oe===""?[]:[oe.slice(
l.length+1)]),D=x.filter(oe=>!jt(oe,h)),[W,...J]=D.length>0?D:x;return J.length>0?void 0:W}}}async function Ko(f,l,h){return(await f("grep","-I","-n","-z","-F",
"-e",h,l,"--").catch(()=>"")).split(`
`).flatMap(E=>Vo(E,l,h))}function Vo(f,l,h){const[m="",E="",...b]=f.split("\0"),S=Ao(b.join("\0"),h);return S===void 0?[]:[{file:m.slice(l.length+1),line:Number(
E),column:S}]}var Ps=function(f,l,h){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("Object expected.");var m,E;if(h){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");m=l[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");m=l[Symbol.dispose],h&&(E=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");E&&(m=function(){try{E.call(this)}catch(b){return Promise.
reject(b)}}),f.stack.push({value:l,dispose:m,async:h})}else h&&f.stack.push({async:!0});return l},Xo=(function(f){return function(l){function h(S){l.error=l.hasError?
new f(S,l.error,"An error was suppressed during disposal."):S,l.hasError=!0}var m,E=0;function b(){for(;m=l.stack.pop();)try{if(!m.async&&E===1)return E=0,l.stack.
push(m),Promise.resolve().then(b);if(m.dispose){var S=m.dispose.call(m.value);if(m.async)return E|=2,Promise.resolve(S).then(b,function(x){return h(x),b()})}else
E|=1}catch(x){h(x)}if(E===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return b()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,l,h){var m=new Error(h);return m.name="SuppressedError",m.error=f,m.suppressed=l,m});async function Pt(f,l,h,m){try{return await Ga(
f,l,h,m)}catch(E){if(!m.signal.aborted)throw E;return{...an,status:"cancelled",failure:void 0,phases:[],error:Wn()}}}async function Ga(f,l,h,m){const E={stack:[],
error:void 0,hasError:!1};try{const{env:b,signal:S}=m,{repository:x,branch:D,outputDirectory:W}=f.configuration,J=(0,F.isAbsolute)(x)?x:m.workspace,oe=Ps(E,await Jo(
b),!0),Me=(0,F.join)(oe.path,"source.git"),_e=$t(J,b,S);_e.catch(()=>{});const at=It=>h.addSecret(It),Ys={...m,scratch:oe.path,lent:Me,folder:J,onSecret:at},Yn=Ps(
E,await To(Ys),!0),Ot=await _e;h.checkedOut(Ot.commit),Ws(Ot,h.report),await Ot.lend(Me,D);const zs=l===void 0?void 0:await ht(l,Ot,Me,b,S),Wa=G.ml.now(),{commit:cn}=Ot;
let Ks=(0,ae.Rm)(f.appType);const Qo=It=>{It.type==="url"?Ks||=It.isServer===!0:h.report(It)},{outcome:dn,output:zn}=await Yn.deploy(cn,f,Qo),{status:Vs,url:Xs}=dn;
if(Vs!=="succeeded"||zn===void 0||Xs===void 0)return Gs(dn,f);const Ya={root:new URL(Xs),fetch:(0,de.Q)(fetch),signal:S},un=await qo(Ya,zn,Ks,zo(Ot.git,cn,W));await h.
checked(un);const Kn=f.follow.timeoutMs-(G.ml.now()-Wa),qs=zs&&{embedded:Yn,report:h,signal:S,checked:{commit:cn,report:un,output:zn},leftMs:Kn},Zo=qs?await Ye(
zs,f,qs):[],mt=(0,on.WJ)(un);return{...dn,...an,status:mt?"failed":"succeeded",error:mt,phases:[...dn.phases,...Zo],failure:mt&&(0,on.V1)(mt,un)}}catch(b){E.error=
b,E.hasError=!0}finally{const b=Xo(E);b&&await b}}const Pe=5;async function qo(f,l,h,m){const E=l.files.map(({path:W})=>W),b=await Rs(f,E,h),S=await Fo(b,m),x=S.
some(W=>(0,on.xJ)(W)==="error"),D=W=>l.files.reduce((J,oe)=>J+W(oe),0);return{pages:b.pages,links:b.links,files:l.files.length,bytes:D(({bytes:W})=>W),brotli:D(
({brotli:W})=>W),gzip:D(({gzip:W})=>W),largest:l.files.toSorted((W,J)=>J.bytes-W.bytes).slice(0,Pe),findings:[...x?Fs(l.faults):me(l.faults),...Hs([...await Go(
l,m),...await Wo(l.ignoredRules,m),...S,...await jo(b,m),...await Po(b,m)])]}}const Bs=["error","warning","notice"];function Hs(f){const l=h=>Bs.indexOf((0,on.xJ)(
h))*2+(h.place?0:1);return f.toSorted((h,m)=>l(h)-l(m))}const an={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function Gs(f,{follow:l}){const h={...f,
...an};if(f.error?.code==="interrupted")return{...h,status:"cancelled",error:Wn()};if(f.status!=="pending")return h;if(f.error&&f.error.code!=="deploy_timeout")
return{...h,status:"failed"};const m=`The check has not ended within ${(0,ie.a3)(l.timeoutMs)}, and was stopped`;return{...h,status:"failed",error:new se.GQ("de\
ploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function Wn(){return new se.GQ("interrupted","Interrupted: the check was stopped, and has \
no result")}const Bt=5;function Ws({changed:f},l){if(f.length===0)return;const h=f.slice(0,Bt).join(", "),m=f.length>Bt?` and ${f.length-Bt} more`:"";l({type:"w\
arning",message:`Changed since the commit, and not part of the check: ${h}${m}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Jo(f){
const l=await(0,A.mkdtemp)((0,F.join)(f.RUNNER_TEMP||(0,j.tmpdir)(),"slipway-check-"));return{path:l,[Symbol.asyncDispose]:()=>(0,A.rm)(l,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((ot,Te,R)=>{R.d(Te,{Ej:()=>ae,Sk:()=>G,by:()=>ie,h0:()=>F,jN:()=>de,sX:()=>j});var A=R(5807);function j({pages:w,links:L,files:ge,
bytes:ke}){return`Checked ${(0,A.hS)(w,"page")}, ${(0,A.hS)(L,"link")} and ${(0,A.hS)(ge,"file")} (${ae(ke)})`}function F({commit:w}){return w.slice(0,7)}function de({
now:w,change:L},ge=""){return`${(0,A.zD)(w)}${ge} (${se(L,A.zD)})`}function G({now:w,change:L},ge=""){return`${ae(w)}${ge} (${ie(L)})`}function ie(w){return se(
w,ae)}function se(w,L){return`${w>0?"+":w<0?"-":"\xB1"}${L(Math.abs(w))}`}function ae(w){return w<1e3?`${w} B`:w<1e6?`${(w/1e3).toFixed(1)} kB`:`${(w/1e6).toFixed(
1)} MB`}}),2207:((ot,Te,R)=>{R.d(Te,{Mb:()=>j,PB:()=>A,iV:()=>de,sR:()=>F});const A=["queued","building","syncing","activating","succeeded","failed","cancelled"],
j=["queue","clone","install","build","sync","activate"],F=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed",
"root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","bu\
ild_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","ou\
tput_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","activation_failed","interrupted"],de={
invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,
method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,
rate_limited:429,internal:500,unavailable:503}}),4235:((ot,Te,R)=>{R.d(Te,{DR:()=>A,FU:()=>de,Tl:()=>j,em:()=>F});const A={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},j=16,F={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},de=4096}),7630:((ot,Te,R)=>{R.r(Te),R.d(Te,{startLocalPlatform:()=>JN});var A=R(3024),j=R(6760),F=R(3739),de=R(7994),G=R(
7598),ie=R(8161),se=R(5239),ae=R(9127),w=R(7934),L=R(8302);const ge=5,ke=60;function he(t){return w.FsL(w.IeY(L.Gv,"must be an object"),w.rej(t,e=>e.expected===
"never"?qt(e.path,t):"is required"))}function re(t){return w.yqP(w.mee(t))}function Fe(t){return w.yqP(w.ZmZ(t))}const We=["__proto__","prototype","constructor"];
function $t(t,e){return w.FsL(w.IeY(L.Gv,"must be an object"),w.z6Y(n=>!We.some(s=>Object.hasOwn(n,s)),`must not contain ${We.join(", ")}`),w.g1P(t,e))}function xt(t){
return w.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function Vt(t,e,n){const s=w.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.
map(({path:r,message:o})=>`${Ct(r)||n} ${o}`)}}function Xt(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(
n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function ht(t){const e=t.length>ke?`${t.slice(0,ke)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?
e:JSON.stringify(e)}function Ct(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${ht(String(e))}`).join("").replace(/^\./,"")}function qt(t,e){const n=t?.
at(-1)?.input,[,...s]=(0,L.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,ge).map(ht),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].
join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}var Jt=R(
1709);const bt=253,Qt="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",In=new RegExp(`^(?:${Qt}\\.)+(?!\\d+$)${Qt}$`);function ce(t){return t.length<=bt&&In.test(t)}function B(t,e){
return t===e||t.endsWith(`.${e}`)}var N=R(2345);const Q=512,fe=/^[!-?A-~]*@[!-?A-~]+$/;function Ye(t){return t.length<=Q&&fe.test(t)&&!t.startsWith("@")?t.toLowerCase():
void 0}function pt(t){return/[^\0-\x7f]/.test(t)}const Rn=["viewer","deployer"];function Zt(t){return w.KCZ([t,w.YOg(t)],"must be a string, or a list of strings")}
const St=w.FsL(w.YjP("must be a string"),w.BpQ(1,"must not be empty")),zr=w.FsL(w.YjP("must be a string"),w.Ru6(Q,`must have at most ${Q} characters`),w.yGV(fe,
({input:t})=>{const e=pt(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", which ${e}`}));function Ln(t){const e=`${t} \
ASCII emails, or @domain for every email of a domain. Upper and lower case are the same.`;return w.yqP(w.FsL(Zt(zr),w.h_(e)))}const Kr=24*36e5;function hs(t){try{
const e=(0,ae.E9)(t,"buildTimeout");return e>=1e3&&e<=Kr}catch{return!1}}const ps="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Vr=w.FsL(w.YjP("must be a string"),w.Ru6(bt+2,`\
must have at most ${bt+2} characters`),w.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${ps})$`),'must be a host name in lower case and punycode, as "shop.example.com", or\
 "*.example.com", or "*"')),Xr=he({viewer:Ln("May read."),deployer:Ln("May do everything."),buildTimeout:w.yqP(w.FsL(w.YjP("must be a string"),w.z6Y(hs,'must be\
 a time of 1s to 24h, as "90s", "30m" or "1h30m"'),w.h_('The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "\
*" is for organizations without one of their own.'))),domains:w.yqP(w.FsL(Zt(Vr),w.h_('Custom domains that apps of the organization may have without a DNS recor\
d that proves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')))}),qr=he({issuer:w.FsL(w.YjP("must be a string"),w.z6Y(ms,"must be an\
 https:// URL without query (http:// only for loopback)"),w.yuE({format:"uri"}),w.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:w.
yqP(w.FsL(Zt(St),w.h_("Accepted aud values. Default: the platform's own base URL."))),email:w.lqM(w.FsL(w.YjP("must be a string"),w.yGV(/\{[^{}]+\}/,'must be a \
template of claims, as "{email}" or "{repository}@github.actions"'),w.z6Y(t=>!pt(t),"has characters other than ASCII"),w.h_("A template of claims for the email \
that grants name. For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:w.lqM(w.FsL(w.zMY("must be true or false"),w.h_("True if the issu\
er verifies every email before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whos\
e email_verified is false is refused all the same.")),!1),clientId:w.yqP(w.FsL(St,w.h_("The client that people sign in to the console with, by the code flow. It\
s redirect URI is {public URL}/console/sign-in/callback/{the issuer without https://, with - for /}."))),clientSecretFile:w.yqP(w.FsL(St,w.h_("A file with the c\
lient's secret. A relative path begins in the data directory."))),clientSecretEnv:w.yqP(w.FsL(St,w.h_("The environment variable of the platform that has the cli\
ent's secret."))),name:w.yqP(w.FsL(St,w.Ru6(60,"must have at most 60 characters"),w.h_("The name of the identity provider on the sign-in page. Default: its host\
."))),require:w.lqM(w.FsL($t(w.YjP(),Zt(St)),w.h_("Claims that a token must have, each with one of the values.")),{})}),Jr=w.FsL(he({$schema:w.yqP(w.YjP("must b\
e a string")),localIssuer:w.lqM(w.FsL(w.zMY("must be true or false"),w.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json i\
n the data directory can get one, for any email.")),!0),issuers:w.lqM(w.FsL(w.YOg(qr,"must be a list"),w.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.
value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),w.h_("Identity providers whose ID tokens count. Keys \
are found by OpenID Connect discovery.")),[]),organizations:w.FsL($t(w.FsL(w.YjP(),w.yGV(new RegExp(`^(?:\\*|${N.cS.source.slice(1,-1)})$`),"is not an organizat\
ion's identifier")),Xr),w.h_('Grants by organization; "*" is every organization.'))}),w.DDF("platform.json"),w.h_("Who may do what on a platform that several pe\
ople share. The platform reads the file from its data directory when it starts."));function ms(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==
""||e.hash!==""||e.username!==""?!1:e.protocol==="https:"||e.protocol==="http:"&&(0,Jt.c)(e.hostname)}const ys={localIssuer:!0,issuers:[],roleOf:()=>"deployer",
organizationsOf:()=>{},buildTimeoutOf:()=>{},mayUseDomain:()=>!0},Ut=1024*1024,Es=10;function gs(t,e={}){const n=(0,j.join)(t,"platform.json");if(!(0,A.existsSync)(
n))return ys;try{if((0,A.statSync)(n).size>Ut)throw new Error(`is larger than ${Ut} bytes`);return An(JSON.parse((0,A.readFileSync)(n,"utf8")),{file:s=>(0,A.readFileSync)(
(0,j.resolve)(t,s),"utf8").trim(),env:s=>e[s]})}catch(s){throw new F.GQ("invalid_file",`${n}: ${s instanceof Error?s.message:String(s)}`,{place:{file:n},remedy:`\
Correct the file (${(0,se.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,cause:s})}}const Qr={file:()=>"",env:()=>{}};function An(t,e=Qr){
const n=Vt(Jr,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Es).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=new Map(Object.
entries(o).map(([a,c])=>[a,ws(c)]));return{localIssuer:s,issuers:r.map(({issuer:a,audience:c,email:d,emailsVerified:u,require:p,...y},_)=>({issuer:a,audiences:c===
void 0?void 0:[c].flat(),email:d,emailsVerified:u,client:Zr(a,y,`issuers[${_}]`,e),require:Object.fromEntries(Object.entries(p).map(([g,T])=>[g,[T].flat()]))})),
roleOf(a,c){const d=a.slice(a.lastIndexOf("@")),p=[i.get(c),i.get("*")].flatMap(y=>[y?.get(a),y?.get(d)]);return p.includes("deployer")?"deployer":p.find(y=>y!==
void 0)},organizationsOf:eo(i),buildTimeoutOf(a){const c=o[a]?.buildTimeout??o["*"]?.buildTimeout;return c===void 0?void 0:(0,ae.E9)(c,"buildTimeout")},mayUseDomain(a,c){
return[o[a]?.domains??[],o["*"]?.domains??[]].flat().some(u=>kn(u,c))}}}function Zr(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==
void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has c\
lientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names the variabl\
e ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,
"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function kn(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function eo(t){
const e=new Map;for(const[n,s]of t)for(const r of s.keys()){const o=e.get(r);o?o.push(n):e.set(r,[n])}return n=>{const s=n.slice(n.lastIndexOf("@")),r=new Set([
n,s].flatMap(o=>e.get(o)??[]));return r.has("*")?void 0:[...r].sort()}}function ws(t){return new Map(Rn.flatMap(e=>[t[e]??[]].flat().map(n=>[n.toLowerCase(),e])))}
var Ne=R(336);const to=1e3,no=2e4;class ne extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function so(t,e,n){
const s=e.monotonic()+no;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof ne&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(to,n).catch(
()=>{}),n?.aborted))throw o}}const vn=["ok","missed","refused","limited","failed"],we=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","\
put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_\
out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change",
"function_requests","function_ms","function_mib_ms"],tt={hour:36e5,day:864e5};function ro({function_mib_ms:t}){return t*1024*1024/tt.hour}function ja(t){const e=n=>Object.
fromEntries(vn.flatMap(s=>{const r=Dn(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.
kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{
succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,
milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function Dn(t,e){return we.find(n=>n===`${t}_${e}`)}function _s(t={}){const e=we.
map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Pa(t,e){return Object.fromEntries(we.map(n=>[n,t[n]+e[n]]))}function Ba(t){const e=n=>we.reduce((s,r)=>s+
(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}
const Ts={kvs(){},site(){}},bs=2e5,oo=new Map(we.map((t,e)=>[t,e])),ze=t=>oo.get(t)??0,io=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(
vn.map(e=>[e,ze(Dn(t,e)??`${t}_refused`)]))])),ao=ze("kvs_bytes_in"),Ss=ze("kvs_bytes_out"),co=ze("site_bytes_out"),uo=ze("function_requests"),lo=ze("function_m\
s"),fo=ze("function_mib_ms"),ho=1024*1024,en=[ze("site_2xx"),ze("site_3xx"),ze("site_4xx"),ze("site_5xx")];class po{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(
we.length);#o;lost=0;constructor(e){this.#o=Ns(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(we.length)},
this.#e.set(e.keyspace,i)),Ke(i.counts,io[n][s],1),Ke(i.counts,ao,r),Ke(i.counts,Ss,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,
project:e.project,app:e.appID,table:""},counts:new Float64Array(we.length)},this.#t.set(e.subdomain,r)),Ke(r.counts,n<300?en[0]:n<400?en[1]:n<500?en[2]:en[3],1),
Ke(r.counts,co,s)}requested(e,n){const{counts:s}=this.#i(e);Ke(s,uo,1),Ke(s,lo,n)}held(e,n){Ke(this.#i(e).counts,fo,n/ho)}#i({org:e,project:n,appID:s}){let r=this.#n.
get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(
we.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){
for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())Ke(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.
get(r);if(o)for(const[i,a]of s.entries())Ke(o.counts,i,a);else this.#s.size<bs?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=$n(s)}this.#e=new Map,this.#t=
new Map,this.#n=new Map,this.#o=Ns(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;
this.#s.delete(s),n.push({scope:r,hour:o,counts:Mn(i)})}return n}totals(){const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())Ke(
e,s,r);return Mn(e)}}function Ke(t,e,n){t[e]=(t[e]??0)+n}function Ns(t){return Math.floor(t/tt.hour)*tt.hour}function Mn(t){return Object.fromEntries(we.map((e,n)=>[
e,t[n]??0]))}function $n(t){return we.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const Os=8e3,mo=3e4,Is=250,Rs=250,Ls=500;function yo(t){const{
clock:e,log:n,every:s=Ne.fm}=t,r=new po(e.now()),o=As(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(p){a||n("warn",
"usage_not_stored",{reason:String(p)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),u=s(Os,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.
waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function As(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,G.randomBytes)(12).toString(
"base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(Is)}),await e.add(a).catch(d=>{if(d instanceof
ne)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Rs)===
Rs;);n&&await e.claimTurn("stored",mo)&&await Eo(e,n,s)}}async function Eo(t,e,n){for(let s=0;;){const r=await e.sizes(s,Ls),o=r.length<Ls,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}var Nt=R(597),Oe=R(2207);class it extends Error{name="BodyTooLarge"}
class tn extends Error{name="BodyBroken"}function Ie(t,e,n={}){return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-sto\
re",...n},body:JSON.stringify(e)}}function Ft(t){return{status:0,headers:{},take:t}}function ks(t,e){const{take:n}=t;return n?Ft(async s=>{const r=await n(s);return e(
r),r}):(e({status:t.status,bytes:go(t)}),t)}function go({body:t,headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(
t):Number(e["content-length"]??0)}function Se(t,e){const n=t.headers[e];return typeof n=="string"?n:n?.[0]}function je(t){const e=t.indexOf("?");return e===-1?t:
t.slice(0,e)}class Y extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function ve(t,e){const{code:n,message:s}=t,
r={error:{code:n,message:s,requestID:e.requestID}};return Ie(Oe.iV[n],r,t.headers)}const vs=10;function Ds(t,e){if(!(0,L.Gv)(t))throw Qe(["the body must be a JS\
ON object"]);const n=Vt(e,t,"the body");if("faults"in n)throw Qe(n.faults);return n.output}function Qe(t){const e=t.length-vs,n=t.slice(0,vs).join("; ")+(e>0?`;\
 and ${e} more`:"");return new Y("validation_failed",`${n}.`)}const Ms=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed\
 Unicode"]];function De(t,e,n=[]){const s=[...Ms,...n];return w.FsL(w.YjP("must be a string"),w.BpQ(t,t===1?"must not be empty":`must have at least ${t} charact\
ers`),w.Ru6(e,`must have at most ${e} characters`),xt(r=>s.find(([o])=>o.test(r))?.[1]),w.yuE(nn(...s.map(([r])=>r))))}function nn(...t){return{not:{pattern:t.map(
({source:e})=>e).join("|")}}}function xn(t){return w.KIO(t,`must be one of ${t.join(", ")}`)}function sn({pattern:t,example:e},n){return w.FsL(De(1,1024),w.yGV(
t,`${n}, as "${e}"`))}function wo(t,e){const n=`must be a whole number of ${t} to ${e}`;return w.FsL(w.aig(n),w.ndf(n),w.Wwf(t,n),w.cGV(e,n))}function _o(t){return De(
1,t,[[/[\x00-\x1f\x7f]/,"must be one line, without control characters"]])}const Cn=w.zMY("must be true or false"),Un=De(1,244,[[/^-/,'must not begin with "-"'],
[/^@$/,'must not be "@"'],[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,
'must not contain "@{"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,
'must not have a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),To=w.FsL(De(1,64),w.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full\
 commit SHA: 40 hexadecimal digits")),bo=w.FsL(De(2,4),w.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of \
1h to 999h, as "7d" or "36h"')),$s=De(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,
"must not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead int\
o ".git"']]),So=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
No=/:\/\/[^/?#\\]*@/;function Oo(t){return w.FsL(w.YjP("must be a string"),w.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),xt(e=>{const n=(0,Nt.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),w.yuE({maxLength:1024,pattern:So.source,...nn(No,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Fn,envBytes:jn}=N.lF,xs=new RegExp(`^${N.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),Pn=w.FsL(w.IeY(t=>Cs(t)===void 0,
({input:t})=>Cs(t)??""),w.yuE({type:"object",maxProperties:Fn,propertyNames:{pattern:N.G1.source,...nn(xs)},additionalProperties:{type:"string",maxLength:jn-1,...nn(
...Ms.map(([t])=>t))}}));function Cs(t){if(!(0,L.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Fn)return`must have \
at most ${Fn} variables`;let n=0;for(const[s,r]of e){const o=Io(s,r);if(o!==void 0)return`contains ${ht(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>jn?`must have at most ${jn} bytes of names and values`:void 0}function Io(t,e){return N.G1.test(t)?xs.test(t)?`but names that begin with ${N.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Ro=300,Lo="developer@slipway.local\
host";function Ao(t){const{issuer:e,key:n,clock:s}=t;let r;const o=async(a={})=>{const c=await R.e(460).then(R.bind(R,6460));r??=c.importJWK(n.privateJwk,"ES256");
const d=Math.floor(s.now()/1e3),u=a.email??Lo;return new c.SignJWT({...a.claims,email:u,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).
setIssuer(e).setSubject(a.subject??u).setAudience(a.audience??t.audience).setIssuedAt(d).setExpirationTime(d+(a.expiresInSeconds??Ro)).setJti((0,G.randomUUID)()).
sign(await r)},i={"/identity/.well-known/openid-configuration":vo(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:o,handler(a){if(a.method!=="GET"&&a.method!==
"HEAD"){const u="The identity provider accepts only GET and HEAD";return ve(new Y("method_not_allowed",u,{allow:"GET, HEAD"}),a)}const c=je(a.target),d=i[c];if(d)
return Ie(200,d,{"cache-control":"public, max-age=300"});if(c!=="/identity/token")return ve(new Y("not_found",`Nothing is at ${c}`),a);if(!jt(a,t.requestToken)){
const u="The request token is missing or wrong: see run.json";return ve(new Y("unauthorized",u,{"www-authenticate":"Bearer"}),a)}return ko(a.target,o)}}}async function ko(t,e){
const n=new URLSearchParams(t.slice(je(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,L.Eb)({audience:s||void 0,email:r||void 0}));return Ie(200,
{count:o.length,value:o})}function vo(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/token`,response_types_supported:["id_token"],subject_types_supported:[
"public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","email"],claims_supported:["iss","sub","aud","exp","iat","jti","email","ema\
il_verified"]}}function jt(t,e){const n=r=>(0,G.createHash)("sha256").update(r).digest(),s=/^bearer +(\S+)$/i.exec(Se(t,"authorization")??"")?.[1];return s!==void 0&&
(0,G.timingSafeEqual)(n(s),n(e))}const Do=he({to:De(1,4096)}),Us=64*1024;function Mo(t,e){return async n=>{try{if(n.method!=="POST")throw new Y("method_not_allo\
wed","Send POST to make a backup.",{allow:"POST"});if(!jt(n,t))throw new Y("unauthorized","The request token is missing or wrong.",{"www-authenticate":"Bearer"});
const{to:s}=Ds(JSON.parse((await n.body(Us)).toString()),Do);return await e(s),Ie(200,{to:s})}catch(s){if(s instanceof tn)throw s;return ve($o(s),n)}}}function $o(t){
if(t instanceof Y)return t;if(t instanceof SyntaxError)return new Y("invalid_request","The body is not JSON.");if(t instanceof it)return new Y("body_too_large",
`The body is larger than ${Us} bytes.`);const{mender:e,message:n}=(0,F.I7)(t);return e==="user"?new Y("validation_failed",`to: ${n}.`):new Y("unavailable",`The \
copy could not be made: ${n}.`,{"retry-after":"30"})}const xo=2e3;function Bn({deployments:t,damage:e,ability:n,walls:s,node:r,clock:o,metering:i,kept:a}){const c=new Map,
d=r===void 0?{}:{node:r},u=()=>[...c].flatMap(([y,_])=>_.map((g,T)=>[{service:y,status:`${T}xx`,...d},g]).filter(([,g])=>g>0)),p=async()=>{const y=await Fo(t,o);
return[me("slipway_requests_total","counter","Requests answered.",u()),me("slipway_state_available","gauge","1 if the state can be read, else 0.",[[d,y?1:0]]),...y?
Fs(y):[],...Co(i.figures(),d),me("slipway_damaged_objects_total","counter","Stored objects found missing or damaged.",[[d,e?.total??0]]),...Hn(a?.()??[],d),...n?
[Gn(n,d)]:[],...Uo(s?.()?.limiter,d),me("process_resident_memory_bytes","gauge","Resident memory.",[[d,process.memoryUsage.rss()]]),me("process_uptime_seconds",
"gauge","Seconds since the process started.",[[d,process.uptime()]])].join("")};return{count(y,_){let g=c.get(y);g||(g=[0,0,0,0,0,0],c.set(y,g));const T=Math.floor(
_/100);g[T]=(g[T]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; version=0.0.4; charset=utf-8","cache-control":"no-store"},body:await p()})}}
function Co({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","other"].flatMap(a=>vn.flatMap(c=>{const d=Dn(a,c);return d?[[{method:a,outcome:c,...s},
t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"\
out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];return[me("slipway_kvs_requests_total","counter","Requests to tables of th\
e key-value store.",r),me("slipway_site_requests_total","counter","Requests to sites of apps.",o),me("slipway_body_bytes_total","counter","Bytes of bodies that \
are metered for apps.",i),me("slipway_function_requests_total","counter","Requests to instances of functions.",[[s,t.function_requests]]),me("slipway_function_s\
econds_total","counter","Seconds that requests to functions took together.",[[s,t.function_ms/1e3]]),me("slipway_function_byte_seconds_total","counter","Bytes o\
f memory of instances, times seconds.",[[s,t.function_mib_ms*1048.576]]),me("slipway_usage_waiting_rows","gauge","Rows of usage that are not stored yet.",[[s,e]]),
me("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[[s,n]])]}function Hn(t,e){if(t.length===0)return[];const n=r=>t.flatMap(o=>o.
left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.kind,...e},r.ended]);return[me("slipway_collected_items_total","counter","Items that collections h\
ave ended.",s),me("slipway_kept_items","gauge","Items that the last collection left.",n("items")),me("slipway_kept_bytes","gauge","Bytes that the last collectio\
n left.",n("bytes"))]}function Gn({canBuild:t},e){return me("slipway_can_build","gauge","1 if the node can build, 0 if its disk has no room or it stops.",[[e,t===
"yes"?1:0]])}function Uo(t,e){if(!t)return[];const n="What limits the memory and the processes of builds. Always 1.",s=t.kind==="cgroup"?"cgroup v2":"sampling";
return[me("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function Fo(t,e){const n=new AbortController,s=e.sleep(xo,n.signal).then(()=>{},()=>{});
try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof ne)return;throw r}finally{n.abort()}}function Fs(t){const e=(s,r)=>s.reduce((o,i)=>o+i[r],
0),n=t.filter(s=>s.status==="queued");return[me("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),me("slipway_queue_\
length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),me("slipway_deployment_seconds_sum","counter","Seconds that deployments ran.",[[{},e(
t,"ms")/1e3]]),me("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function me(t,e,n,s){const r=s.map(([o,i])=>{
const a=Object.entries(o).map(([c,d])=>`${c}="${jo(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function jo(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var Po=R(7634);const Bo=5e3,js=15e3,Ha=null,Ho=1e3,rn=10;async function Go(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:Po.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,ability:d}=n,u=()=>a.announce({...i(),...c,canBuild:d?.canBuild});await d?.look(),await Wo(u,n,t);const p=Vo(u,d,t);return zo(await a.living(),c,t),{list:()=>a.
list(),async[Symbol.asyncDispose](){await p(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function Wo(t,{signal:e},{own:{name:n},clock:s,
log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw on(n,i);o||r("warn","node_name_awaited",Yo(n,i)),o??=i,await s.sleep(Ho,e)}}
function Yo(t,{address:e,silentMs:n}){const s=Math.max(0,js-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,ae.a3)(n)} ago. If it wa\
s killed, this one goes on in ${(0,ae.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function on(t,{
address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,ae.a3)(n)} ago`,r=`Start this one wi\
th another --node. If the other one was killed just now, wait ${js/1e3} seconds and start this one again.`;return new F.GQ("invalid_input",s,{input:"node",remedy:r})}
function zo(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Ko){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.
slice(0,rn).map(({name:p})=>p);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const Ko=[{key:"publicUrl",flag:"--publi\
c-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"\
Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function Vo(t,e,{own:{name:n},log:s,every:r=Ne.fm}){let o;
const i=Ps(s),a=async()=>{const y=await t();y?i("node_name_taken",{node:n,address:y.address,means:Xo}):i(void 0)},c=async()=>{try{await e?.look();let y;do y=e?.
canBuild,await a();while(e?.canBuild!==y)}catch(y){i("node_not_announced",{reason:String(y)})}finally{o=void 0}},d=()=>{o??=c()},u=r(Bo,d),p=e?.subscribe(d);return async()=>{
u(),p?.[Symbol.dispose](),await o}}function Ps(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const Xo="Another process took the name of this node\
 while this one gave no sign of life. Stop one of them, and start it with another --node",Pt=["control","build","edge","kvs"],Ga=null;var Pe=R(5807);const qo=["\
error","warning","notice"],{failureLogLines:Bs,failureLogLine:Hs}=N.lF,an={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_faile\
d",sync:"sync_failed",activate:"activation_failed"};function Gs({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,Pe.
vI)(n,N.IC.message),exitCode:s},c=r===null?null:r.slice(0,N.IC.signal),d=i.filter(({file:_})=>_.length<=N.IC.file).slice(0,N.IC.findings).map(_=>({..._,code:_.code===
null?null:(0,Pe.vI)(_.code,N.IC.findingCode),message:(0,Pe.vI)(_.message,N.IC.findingMessage)})),u=Wn(d,N.IC.bytes/2),p=N.IC.bytes-Bt({...a,signal:c,log:[],diagnostics:u}),
y=o.slice(-Bs).map(_=>(0,Pe.vI)(_,Hs));return{...a,signal:c,log:Wn(y.reverse(),p).reverse(),diagnostics:u}}function Wn(t,e){let n=e;const s=t.findIndex(r=>(n-=Bt(
r)+1,n<0));return s===-1?t:t.slice(0,s)}function Bt(t){return Buffer.byteLength(JSON.stringify(t))}function Ws(t){if(!(0,L.Gv)(t))return;const{exitCode:e,signal:n,
log:s,message:r}=t,o=Oe.Mb.find(d=>d===t.stage),i=Oe.sR.find(d=>d===t.code);if(!o||!i||!(0,L.KH)(r,N.IC.message)||!m(e)||n!==null&&!(0,L.KH)(n,N.IC.signal)||!Array.
isArray(s)||s.length>Bs||!s.every(d=>(0,L.KH)(d,Hs)))return;const a=Jo(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,exitCode:e,signal:n,log:s,diagnostics:a};
return Bt(c)<=N.IC.bytes?c:void 0}function Jo(t){if(!Array.isArray(t)||t.length>N.IC.findings)return;const e=[];for(const n of t){const s=f(n);if(!s)return;e.push(
s)}return e}function f(t){if(!(0,L.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=qo.find(c=>c===t.severity);if(!i||!(0,L.KH)(e,N.IC.file)||!(0,L.
KH)(o,N.IC.findingMessage)||r!==null&&!(0,L.KH)(r,N.IC.findingCode)||!m(n)||!m(s))return;const a=l(t.source);return{file:e,line:n,column:s,severity:i,code:r,message:o,
...a&&{source:a}}}function l(t){if(!Array.isArray(t)||t.length>N.IC.sourceLines)return;const e=t.flatMap(n=>!(0,L.Gv)(n)||!(0,L.KH)(n.text,N.IC.sourceLine)?[]:typeof n.
line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function h(t){return{stage:t,code:an[t],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function m(t){return t===null||Number.isSafeInteger(
t)}function E(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class b extends Error{name="BuildFailure";facts;constructor(e){const n=Gs(
e);super(n.message),this.facts=n}}class S extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}const x=2e3,D=1e3;function W({
node:t,roles:e,functions:n,checks:s,clock:r,walls:o}){const i=new Set;let a=!1;const c=Pt.map(y=>[y,oe(s[y],r)]),d=new Map(c.filter(([y])=>e.includes(y))),u=async y=>{
const _=d.get(y);return _?a?"draining":i.has(y)?await _()?"ready":"failing":"starting":"absent"},p=async y=>{const _=await Promise.all(y.map(async C=>[C,await u(
C)])),[,g="ready"]=_.find(([,C])=>C!=="ready")??[],T=y.includes("build")?o?.():void 0,O=T&&{limitedBy:E(T.limiter),network:T.network},H={status:g,node:t,roles:Object.
fromEntries(_),...(0,L.Eb)({builds:O,functions:y.includes("edge")?n:void 0})};return g==="ready"?Ie(200,H):Ie(503,H,{"retry-after":"1"})};return{start(y){for(const _ of y?
[y]:Pt)i.add(_)},drain(){a=!0},handler(y){const _=J(y);if(_===void 0)return p(e);const g=Pt.find(T=>T===_);return g?p([g]):ve(new Y("invalid_request",`role is o\
ne of ${Pt.join(", ")}.`),y)}}}function J({target:t}){return new URLSearchParams(t.slice(je(t).length)).get("role")??void 0}function oe(t,e){if(!t)return()=>Promise.
resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(x,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).catch(()=>!1),
i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<D?s.can:(n??=r(),n)}var Me=R(7067),_e=R(7030),at=R(7075);class Ys extends Error{name="\
DomainTaken";domain;constructor(e){super(`Another app has the domain ${e}`),this.domain=e}}class Yn extends Error{name="QueueFull";most;constructor(e){super(`Th\
e organization has ${e} queued deployments`),this.most=e}}const Ot=500,zs=20,Wa=null;function cn(t){if(t instanceof Y)return t;if(t instanceof Yn){const e="Wait\
 until some of them have started, and try again (slipway platform --organization-queue).";return new Y("rate_limited",`The organization has ${t.most} deployment\
s in the queue. ${e}`,dn)}if(t instanceof ne)return t.isFull?new Y("unavailable","The platform has no room to store more. Its operator has to add some.",Qo):new Y(
"unavailable",`The platform cannot read or write its state now. ${Ks}`,zn)}const Ks="Read what was to be changed before you repeat the call, because it may have\
 been changed.",Qo={"retry-after":"30"},dn={"retry-after":"60"},zn={"retry-after":"5"};function Vs(t){const e=new _e.BlockList;for(const n of t){const[,s="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.
exec(n)??[],o=(0,_e.isIP)(s),i=o===4?32:128;if(o===0||s.includes("%")||Number(r??0)>i)throw new F.GQ("invalid_input",`--trusted-proxies: "${n}" is not an addres\
s or a network`,{input:"trusted-proxies",remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});e.addSubnet(s,
Number(r??i),o===4?"ipv4":"ipv6")}return e}function Xs(t,e,n){let s=Kn(t);if(e===void 0)return s;for(const r of e.split(",").reverse()){if(!un(n,s))break;const o=Kn(
r.trim());if((0,_e.isIP)(o)===0)break;s=o}return s}function Ya({remoteAddress:t}){const e=Kn(t??"");return isLoopbackAddress(e)?"loopback":qs(e)}function un(t,e){
const[n=""]=e.split("%",1),s=(0,_e.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function Kn(t){return t.replace(/^::ffff:(?=\d+\.)/i,"")}function qs(t){
if(isIP(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===void 0?s:[...s,"0","0",
"0","0"]).slice(0,4).join(":")}::/64`}const Zo=8,mt=new WeakMap;function It(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(mt.
get(s)??0)+1;if(mt.set(s,r),r>Zo){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(mt.get(s)??1)-1;mt.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const za=2e4,
_f=.75,Tf=1024,bf=1024,Sf=64,Nf={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Ka=500,Of=20,If=512,Rf=32;function Va(){let t="";try{t=(0,A.readFileSync)("/proc/self\
/limits","utf8")}catch{}const[,e=String(Tf)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?za:Math.min(za,Math.floor(_f*Number(e)))}class Lf{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=Nf){
this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=bf?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.
now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(Ka)}began(e,n){const s=this.#s.
get(e)??this.#r.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#o??=Af(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<
If&&n<Rf;s+=1){const{value:r,done:o}=this.#o.next();if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#o?this.#i=this.#a(Of):this.#i=this.#s.size+this.#r.size>0?this.#a(Ka):void 0}#d(){
const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){if(e&&e[1].since<r[1].since||(s+=1,s>Sf))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}
e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*Af(...t){for(const e of t)yield*e}const kf=64*1024,vf=128*1024;class Df{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=Mf(e,n);if(!s||s.bytes<=kf)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function Mf(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
at.Readable?{key:t,bytes:vf}:{key:e.buffer,bytes:e.buffer.byteLength}}const $f=16;class xf{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=$f&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const Cf=/^[\w.:-]{1,128}$/,Uf=12e4,Xa=8*1024*1024,Ff=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,jf=47,Pf=(0,G.randomBytes)(5).toString("hex");let qa=0;class Bf{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==jf&&Hf(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];qa+=1,this.#s=typeof e=="string"&&Cf.test(e)?e:`${Pf}-${qa}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return Xs(e,Se(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),Uf).unref(),d=p=>{clearTimeout(c),this.#o=!n.complete,
o(p)},u=()=>d(new tn("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Xa){d(new it);return}n.on("data",p=>{a+=p.length,a<=e?i.push(p):a>e+
Xa?(n.pause(),d(new it)):i.length=0}),n.on("end",()=>{if(a>e)return d(new it);clearTimeout(c),r(Gf(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function Hf(t){const[,e,n=""]=Ff.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function Gf(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const Wf=1e3;function Yf({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function zf(t,e){const n=new Me.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),Wf).unref()}),
n}function Kf(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const Vf=3e4,ei=t=>ve(new Y("unavailable","The platform is starting.",{"retry-after":"1"}),t),Xf=128*1024*1024;async function Ja(t){
const{host:e,log:n,batch:s=new xf}=t,r={handler:ei,closing:!1,log:n,batch:s,bodies:new Df(Xf)},o=t.connections??Va(),i=new Lf(o,g=>a(g,Za),t.clientTimes),a=Qf(i),
c={open:new Set,proxies:Vs(t.trustedProxies??[])},d=new Set,u=(g,T,O)=>{s.open(),i.began(g.socket,T),nh(r,{request:new Bf(g,T,c,O),incoming:g,outgoing:T})},p=(0,Me.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:Vf,joinDuplicateHeaders:!0},(g,T)=>It(g,T,()=>u(g,T)));p.on("checkContinue",(g,T)=>It(g,T,()=>u(
g,T,{waits:!0}))),p.on("upgrade",(g,T,O)=>{const H=i.isIdle(g.socket);if(H&&!Yf(g))return Kf(p,g,T,O);const C=H?zf(g,g.socket):void 0;if(!C)return void T.destroy();
d.add(T),T.once("close",()=>d.delete(T)),u(g,C,{head:O})}),p.on("connection",g=>i.opened(g)),p.on("clientError",(g,T)=>a(T,(0,F.xU)(g)));const y=await eh(p,t.port,
e);let _;return{port:y,serve(g){r.handler=g},close(g=5e3){return r.closing=!0,_??=th(p,c.open,d,g),_}}}function Qa(t,e){return`http://${(0,_e.isIPv6)(t)?`[${t}]`:
t}:${e}`}const qf=1e3,Za="ERR_HTTP_REQUEST_TIMEOUT",Jf="HPE_INVALID_EOF_STATE";function Qf(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===Jf||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(Zf(s)),setTimeout(()=>n.destroy(),qf).unref()}}const ec=`The address and the headers \
of this request have more than ${Me.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function Zf(t){const e=`Connection: close\r
`;return t===Za?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${ec.length}\r
`}${e}\r
${ec}`}function eh(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,F.xU)(o);r(i==="EADDRINUSE"?new F.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new F.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function th(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new F.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function nh(t,e){const{request:n}=e,s=o=>ti(tc(n,o,t.log),t,e),r=o=>{try{
ti(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function tc(t,e,n){const s=(0,F.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=cn(e);if(o)
return ve(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return ve(new Y("internal",i),t)}function ti(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof at.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){sh(t.take,e,n);return}if(r.writeHead(
t.status,rh(t,e,n)),o.method==="HEAD"||nc(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof at.Readable?oh(s,e,n):e.batch.end(r,s)}async function sh(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:p=>{e.batch.open(),e.batch.end(o,p)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(p){const y=tc(s,p,e.log);o.headersSent?o.destroy():ti(y,e,n)}}function rh(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof at.Readable)&&!nc(t)&&s.push("con\
tent-length",ih(t.body)),s}function nc({status:t}){return t===204||t===304}function oh(t,{log:e},{request:n,outgoing:s}){(0,at.pipeline)(t,s,r=>{r&&(0,F.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function ih(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const ni=["0.0.0.0","::"];function sc({host:t,baseUrl:e}){const n=t.toLowerCase(),s=ni.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(ah(o,e))return!0;const i=ch(o);return i===void 0?!1:i==="localhost"||i===n||(0,Jt.O)(i)||s&&(0,_e.isIP)(i)!==0}}function ah(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function ch(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,_e.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}var ln=R(1101);function dh(t){return new uh(t)}class uh{#e;#t;#n;#s=!1;constructor(e){this.#e=
e}answer(e){const{instances:n}=this.#e;if(!n)return(0,ln.Ih)(new ln.Lw("functions_off",void 0,60));if(this.#s)return(0,ln.Ih)(new ln.Lw("stopping"));const s=this.#n;
return Ft(s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){
this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){
const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){
return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){
return this.#t??=Promise.all([R.e(729),R.e(407)]).then(R.bind(R,6407)).then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var ue=R(1455),
ee=R(3052),lh=R(1421),fh=R(6193);const hh=524288,ph=65535;let rc;function mh(){return rc??=yh().filter(t=>t>2&&t<=ph&&Eh(t)),rc}function yh(){try{return(0,A.readdirSync)(
"/proc/self/fd").map(Number)}catch{return[]}}function Eh(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,A.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==
void 0&&(Number.parseInt(e,8)&hh)===0}catch{return!1}}function gh(t){const e=mh().filter(r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};
const n=(0,A.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,A.
closeSync)(n)}}const wh={serverBytes:ee.j9,serverFiles:2e5},_h=384,Th=4*ee.j9,oc={base:128,perProcessor:256},Js={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:ee.j9,
logBytes:4*ee.D6,memoryBytes:Math.min(Th,Math.floor(bh()/2)),diskBytes:8*ee.j9,diskFiles:2e6,processes:oc.base+oc.perProcessor*(0,ie.availableParallelism)(),installBytes:2*
ee.j9,installsBytes:20*ee.j9,...wh};function bh(){const t=process.constrainedMemory();return t>0?Math.min((0,ie.totalmem)(),t):(0,ie.totalmem)()}const nO=1e3;function sO(t){
return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Qs=R(8595),ic=R(5290);const Zs=864e5,Sh=1e3,Nh=90,Oh=7*Zs,Ih=512*ee.D6,er={apps:{what:"deleted apps, with the\
ir releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"\
deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},
logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"\
`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},usage:{what:"s\
ums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},objects:{what:"files that no kept relea\
se has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"caches of package \
managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or \
one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commits\
 of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository any more"},tools:{
what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without \
a build"}},rO={caches:{bytes:4*ee.j9,allBytes:20*ee.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Zs},mirrors:{bytes:4*ee.j9,allBytes:20*ee.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*Zs},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Zs}},oO=200,iO=8,aO=36e5,ac={files:1e5,
fileBytes:512*ee.D6,totalBytes:4*ee.j9},tr={pathBytes:1024,pathsBytes:16*ee.D6,rulesBytes:256*1024,indexBytes:32*ee.D6},si=32*ee.D6,cc={pathBytes:4096,pathsBytes:32*
ee.D6,rulesBytes:8*ee.D6,indexBytes:48*ee.D6},cO=null,nr=ee.D6,Rh=8,dO=32,dc=3600*1e3,uO=dc/2,Lh=2*ee.D6,uc=4*ee.D6,Ah=64*1024,kh=16384,vh=128*1024,Dh=128,Mh=50,
$h=2e3,lc=6e4,xh=1e3,Ch=1e3,lO=50;function Uh(t){try{const e=JSON.parse(t);return(0,L.Gv)(e)?Ph(e):void 0}catch{return}}const fc={ready({isolation:t,limiter:e,network:n,
hasFailed:s}){const[r,o,i]=[Kh(t),Vh(e),qh(n)];if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,network:i};return s===!0?{...a,hasFailed:s}:a},pulse:()=>({
kind:"pulse"}),stage({stage:t}){const e=Oe.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,L.KH)(t,Ah)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,L.KH)(t,64)?{kind:"commit",commit:t,facts:Xh(e)}:void 0,ask({id:t,question:e}){const n=(0,L.Gv)(e)?
Bh(e):void 0;return n&&Be(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,L.KH)(t,ri)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,L.KH)(e,64)&&(0,L.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[Jh(t),(0,ic.h)(n)],i=N.jI.find(a=>a===s);if(!(!r||!o||!(0,L.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=Ws(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=Qh(t);return n&&(0,L.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=Vn(t,Object.keys(er).length,Zh);return e&&{kind:"done",collected:e}}},ri=256,sr=tr.pathBytes,Fh=64,hc=250,jh=100,
oi=1e3,ii=1e3;function Ph(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(fc,e)?fc[e](t):void 0}function Bh({about:t,name:e,part:n,isLast:s,after:r}){
if(t==="lock"&&(0,L.KH)(e,ri))return{about:t,name:e};if(t==="output"){const o=(0,L.Gv)(n)?Hh(n):void 0;return o&&{about:t,part:o,isLast:s===!0}}if((t==="reposit\
ories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function Hh({files:t,odd:e,ignoredRules:n,faults:s}){const r={files:Vn(t,hc,Wh),odd:Vn(e,hc,Yh),
ignoredRules:Vn(n,jh,zh),faults:Vn(s,Qs.ws,Gh)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function Vn(t,e,n){
if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===t.length?s:void 0}function Gh(t){const{file:e,line:n,message:s,
isMarked:r}=(0,L.Gv)(t)?t:{};if(!(!(0,L.KH)(s,Qs.iA)||e!==null&&!(0,L.KH)(e,sr))&&!(n!==null&&!Be(n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}
function Wh(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,L.Gv)(t)?t:{};if(!(!(0,L.KH)(e,sr)||!(0,L.KH)(o,Fh))&&!(!Be(n)||!Be(s)||!Be(r)))return{
path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function Yh(t){const{path:e,kind:n}=(0,L.Gv)(t)?t:{},s=Qs.q3.find(r=>r===n);return s&&(0,L.KH)(
e,sr)?{path:e,kind:s}:void 0}function zh(t){const{file:e,line:n,reason:s}=(0,L.Gv)(t)?t:{};if(!(!(0,L.KH)(e,ri)||!(0,L.KH)(s,oi)))return{file:e,reason:s,...Be(n)?
{line:n}:{}}}function Kh(t){if((0,L.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;return{kind:"bubblewrap",asRoot:e===!0,
boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,L.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}}function Vh(t){const{kind:e,folder:n,
reason:s}=(0,L.Gv)(t)?t:{};return e==="cgroup"&&(0,L.KH)(n,sr)?{kind:e,folder:n}:e==="sampling"&&(0,L.KH)(s,oi)?{kind:e,reason:s}:void 0}function Xh(t){const{subject:e,
author:n}=(0,L.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Pe.Ow)(r,o).trim()||null;return{subject:s(e,N.jh.subject),author:s(n,N.jh.author)}}function qh(t){const{
level:e,reason:n}=(0,L.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,L.KH)(n,oi)?{level:e,reason:n}:void 0}function Jh(t){if(!(0,L.
Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!Be(n)||!Be(s)||!Be(r)||!Be(o)))
return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function Qh(t){const{text:e,folder:n,command:s,output:r,type:o,typeBecause:i}=(0,L.Gv)(t)?t:{},a=N.yN.
find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Pe.Ow)(d,ii):null;return{text:(0,Pe.Ow)(e,2*ii),folder:(0,Pe.
Ow)(n,ii),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function Zh(t){const{kind:e,items:n,bytes:s,left:r}=(0,L.Gv)(t)?t:{},o=Object.keys(er).find(c=>c===e);
if(o===void 0||!Be(n)||!Be(s))return;const i=(0,L.Gv)(r)?r:{},a=Be(i.items)&&Be(i.bytes);return{kind:o,items:n,bytes:s,...a&&{left:{items:Number(i.items),bytes:Number(
i.bytes)}}}}function Be(t){return Number.isSafeInteger(t)&&Number(t)>=0}const rr=import.meta.filename.endsWith(".ts"),or=(0,j.join)(import.meta.dirname,rr?"../.\
./..":"../.."),pc=(0,j.join)(or,rr?"src/worker.ts":"dist/worker/index.js"),fO=rr?(0,j.join)(or,"src"):pc,mc=(rr?["src","node_modules","package.json"]:["dist","p\
ackage.json"]).map(t=>(0,j.join)(or,t)),ep=(0,j.join)(or,"node_modules",".cache","slipway"),tp=4,ai=5;function np(){const t=(0,j.dirname)(process.execPath),e=[t,
process.execPath].find(s=>((0,A.statSync)(s).mode&ai)!==ai),n=e??mc.map(yc).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`chmod -R a+rX ${e?t:mc.join(
" ")}`}}function yc(t){const e=(0,A.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?ai:tp;if((e.mode&n)!==n)return t;const s=(0,j.basename)(
(0,j.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,A.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){const i=yc((0,j.join)(
t,o));if(i!==void 0)return i}}function Ec(t){return`${(0,G.hash)("sha256",t).slice(0,16)}/`}function sp(t,e){return`slipway-worker:${Ec(t)}${e}`}function rp(t,e){
return`slipway-functions:${Ec(t)}${e}`}const op=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function gc(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&op.some(r=>r.test(
n))&&(e[n]=s);return e}function wc(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:ep,
...n&&{NODE_EXTRA_CA_CERTS:(0,j.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var ip=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},ap=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const cp=15,dp=4096,up=5e3;class _c{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=pc,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=ip(i,gh(["pipe","ignore","pipe","pipe"]),!1),c=(0,lh.spawn)(process.
execPath,[`--max-old-space-size=${_h}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,hp(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-dp)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=
!0}finally{ap(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new fh.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>uc)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=uc?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>lc;r&&n&&this.kill(`it sent nothing for ${lc/1e3} seconds`),n=r},up).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??fp(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class lp extends _c{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:cp,read:Uh})}}function fp(t){return Object.entries(ie.constants.
signals).find(([,n])=>t===Dh+n)?.[0]??null}function hp(t,e){try{t!==void 0&&(0,ie.setPriority)(t,e)}catch{}}var Ve=R(6583);const pp=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],Tc=40,Xn=2e3,mp=8e3,yp=2e4,Ep=200;function bc(t,e){return`${t}/${e}.sock`}function gp(t){const e=(0,L.U4)(t);if(!(0,L.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(Sc,n)?Sc[n](e):void 0}const Sc={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[Rt(t,["bubblewrap","none"]),Rt(e,["cgroup","sampling"])],{level:i,reason:a}=(0,L.Gv)(n)?n:{},c=Rt(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,Xn)},u=typeof s=="string"?{apart:s.slice(0,Xn)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=Nc(e);return n&&fn(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>fn(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=_p(e);return n&&fn(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!fn(t)||!Array.isArray(e)||e.length>yp)return;const n=e.map(wp).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>fn(t)&&ir(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,L.Gv)(e)?Oc(e):void 0;return n&&fn(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=Rt(t,["info","warn",
"error"]);return s&&(0,L.KH)(e,64)&&(0,L.KH)(n,Xn)?{kind:"note",level:s,event:e,text:n}:void 0}};function Rt(t,e){return e.find(n=>n===t)}function fn(t){return(0,L.
KH)(t,Tc)}function ir(t){return Number.isSafeInteger(t)&&Number(t)>=0}function Nc(t){const{step:e,at:n}=(0,L.Gv)(t)?t:{},s=Rt(e,Ve.F$);return s&&ir(n)?{step:s,at:n}:
void 0}function wp(t){const{at:e,stream:n,text:s}=(0,L.Gv)(t)?t:{},r=Rt(n,["stdout","stderr"]);return r&&ir(e)&&(0,L.KH)(s,mp)?{at:e,stream:r,text:s}:void 0}function Oc({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!ir(t))&&!(e!==null&&!(0,L.KH)(e,Tc)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function _p(t){if(!(0,L.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[Rt(e,pp),Rt(n,Ve.F$),Oc(t)];if(!i||!a||!c||!(0,L.KH)(s,Xn)||!Array.isArray(r)||r.length>
Ep||!r.every(y=>(0,L.KH)(y,Xn))||!Array.isArray(o)||o.length>Ve.F$.length)return;const d=o.map(Nc).filter(y=>y!==void 0),{exitCode:u,signal:p}=c;return{code:i,step:a,
message:s,exitCode:u,signal:p,lines:r,journey:d}}const Tp={startMs:6e4,tmpBytes:512*ee.D6,tmpFiles:1e5,processes:256},bp=1e4,Sp=5e3,Np=5,Op=100;function Ip(t){const e=new Rp(
t);return e.recover(),e}class Rp{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,A.realpathSync)(e.nodeDir),this.#n=Rc(this.#t)}recover(){
Ic(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,G.randomUUID)().slice(0,8)}`,s=this.#a(),r=new Lp(n,e,{socket:bc(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(bp))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),Sp);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,A.mkdirSync)(this.#n,{recursive:!0,mode:448}),kp(this.#n);const{env:e,log:n}=this.#e,
s=new _c({args:["functions",rp(this.#t,process.pid)],env:wc(e),niceness:Np,read:gp});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,ue.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r===
"required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:gc(n),limits:{...Tp,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"\
walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,
instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.
take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is r\
equired");return}if(this.#o)return;this.#o=!0;const{log:r,network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write \
everything that the platform can"});const i=n.level==="private"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"\
functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class Lp{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.
withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.
promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,Ap);return;case"\
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new Ve.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new Ve.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new Ve.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const Ap=10;function Ic(t){return[(0,j.join)(t,"functions","running"),Rc((0,A.realpathSync)(
t))].some(n=>(0,A.existsSync)(n)&&(0,A.readdirSync)(n).length>0)}function Rc(t){const e=(0,j.join)(t,"functions","sockets");return Buffer.byteLength(bc(e,"i-000\
00000"))+4<=Op?e:(0,j.join)((0,ie.tmpdir)(),`slipway-${(0,G.hash)("sha256",t).slice(0,16)}`)}function kp(t){const{uid:e,mode:n}=(0,A.lstatSync)(t);if(!((0,A.lstatSync)(
t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class ci{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}var Lc=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},Ac=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const vp=4*ee.D6,Dp=30*864e5,Mp=1e4,$p=2e3;class xp{#e;#t;#n=new ci;#s=new Map;constructor({folder:e,
fileBytes:n=vp}){this.#e=e,this.#t=n}async add(e,n){const s=di(e);for(const o of this.#s.get(s)??[])n.forEach(o);const r=n.map(({at:o,instance:i,stream:a,text:c})=>`${JSON.
stringify([o,i,a,c])}
`).join("");await this.#n.run(s,()=>this.#o(s,r))}async tail(e,n){const s=di(e),r=Math.min(Math.max(0,Math.floor(n)),Mp),{newer:o,older:i}=this.#r(s);return this.#n.
run(s,async()=>{const a=vc(await kc(o,this.#t),r);return[...a.length<r?vc(await kc(i,this.#t),r-a.length):[],...a]})}follow(e,n){const s=di(e),r=[];let o=()=>{};
const i=d=>{r.length<$p&&r.push(d),o()},a=this.#s.get(s)??new Set;this.#s.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#s.get(s)===a&&this.#s.delete(
s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:await new Promise(p=>{
o=p})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,ue.readdir)(this.#e).catch(()=>[]))await this.#n.run(n,async()=>{
const s=await(0,ue.stat)(this.#r(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,ue.rm)((0,j.join)(this.#e,n),{recursive:!0,force:!0})})}#r(e){return{newer:(0,j.
join)(this.#e,e,"newer.jsonl"),older:(0,j.join)(this.#e,e,"older.jsonl")}}async#o(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,older:o}=this.#r(
e);await(0,ue.mkdir)((0,j.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,ue.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(n)>this.#t&&await(0,ue.
rename)(r,o),await Lc(s,await(0,ue.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=Ac(s);r&&await r}}}function di({org:t,project:e,
appID:n}){return(0,G.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function kc(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await(0,ue.
open)(t,"r").catch(()=>{});if(!s)return"";const r=Lc(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.read(i,0,i.length,Math.
max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=Ac(n);s&&await s}}function vc(t,e){return e===0?[]:t.split(`
`).slice(0,-1).slice(-e).flatMap(s=>Cp(s)??[])}function Cp(t){const e=(0,L.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,L.KH)(s,40)&&(0,L.
KH)(o,8e3)&&(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function Up(t){return{status(e){const n=t(e);return n&&Fp(n)}}}function Fp(t){
const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}=n;return s!==null&&jp(r)?[{id:s,state:r,deployID:o,
since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:Pp(t)}}function jp(t){return t==="\
starting"||t==="ready"||t==="draining"}function Pp({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.
nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}
const Bp=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],Hp=60*6e4;async function Dc({tables:t},e,n){const{variables:s}=await t.injected(
e);return Object.keys(s).length===0?{}:{[`${N.be}URL`]:n,[`${N.be}REGION`]:N.aT,...s}}async function Gp(t,e,n){const s=await Dc(t,e,n);return Object.keys(s).length===
0?{}:{...s,...$c(await Mc(t,e))}}async function Wp(t,e){const{roles:n,clock:s,log:r,every:o=Ne.fm}=t,i=await Mc(t,e),a={org:e.org,project:e.project,app:e.appID};
let c=!1;const d=async()=>{try{if(await n.renew(i.accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(p){r("warn","function_role_not_renewed",
{...a,reason:String(p)})}},u=o(Hp,()=>{d()});return{variables:$c(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(p=>{r("warn","\
function_role_not_revoked",{...a,reason:String(p)})}))}}}async function Mc({tables:t,roles:e,clock:n},s){const{environmentID:r}=await t.injected(s);return e.issue(
r,n.now())}function $c({accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:N.aT}}async function Yp({
apps:t,kvs:e,kvsUrl:n},s,r){const[o,i]=r?[r.type,r.env]:await Promise.all([t.find(s).then(c=>c?.type),t.env(s)]),a=(0,N.Rm)(o)?await e.tableVariables(s,n):{};return{
...i,...a}}function zp(t){return Object.hasOwn(t,`${N.be}URL`)}function Kp(t,e){const n=new Set;return{start(s){if(!zp(s.env))return t.start(s);const r=new Xp(s,
t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all([...n].map(({ended:s})=>s))}}}
const Vp={exitCode:null,signal:null,outOfMemory:!1};class Xp{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.
ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;return await i[Symbol.asyncDispose](),a},()=>Vp)}get id(){
return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(
e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)throw new Error("it was stopped");const o={...this.spec.
env,...r.variables},i=e.start({...this.spec,env:o});this.#e=i;const a=Bp.filter(c=>Object.hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:r}}catch(o){
await r?.[Symbol.asyncDispose]();const a=`The instance did not start: ${o instanceof Error?o.message:String(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};
throw new Ve.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const qp=["running","starting","stopping","asleep","failed","crash-loop"],xc={default:100,most:1e3},
Jp=6e4,Qp=1e4,Zp=100,Cc=256*1024,Uc=2e3,em=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function hO(t){const[,e,n,s]=em.exec(t)??[];return e===void 0?void 0:{feed:e,
number:Number(n),at:Number(s)}}function tm(t,e,n=Ne.fm){const s=new Map,r=(a,c)=>{c.close(),s.get(a)===c&&s.delete(a)},o=n(Qp,()=>{for(const[a,c]of s)e.monotonic()-
c.readAt>=Jp&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.get(c)??new nm(t,a,y=>r(c,y));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[
p]=s;return s.size>Zp&&p&&r(...p),u};return{async read(a,{lines:c,after:d}){const u=i(a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){
o();for(const[a,c]of s)r(a,c)}}}class nm{#e=(0,G.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){const r=e.
follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=ui(e);this.#n+=
1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>xc.most||this.#r>Cc&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,s+=1;s>0&&this.#s.
splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{lines:s,next:this.#i(
this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=rm(e.filter(s).map(ui)),o=e.at(-1),i=o&&this.#s.findLastIndex(c=>sm(
c,ui(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(s)}}#i(e,n){return`${this.#e}\
.${e}.${Math.max(0,Math.trunc(n))}`}}function ui(t){return t.text.length<=Uc?t:{...t,text:t.text.slice(0,Uc).toWellFormed()}}function sm(t,e){return t.at===e.at&&
t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function rm(t){let e=Cc,n=t.length;for(;n>0&&t.length-n<xc.most&&(e-=t[n-1]?.text.length??0,!(e<0&&
n<t.length));)n-=1;return t.slice(n)}function om(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?
"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function pO(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+1]?.at??
(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function im(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(tm(t.
logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,N.Rm)(o.type)&&o.liveRelease!==null?om(r.statuses.status(o)):void 0}}const li="127.0.0.1",am={"http:":80,"h\
ttps:":443};async function cm({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,allow:`${o}:${i||am[a]}`,async[Symbol.
asyncDispose](){}}}const s=await Ja({port:0,host:li,log:n});s.serve(t);const{port:r}=s;return{url:Qa(li,r),allow:`${li}:${r}`,[Symbol.asyncDispose]:()=>s.close()}}
function Fc(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=void 0,s}),n)}function mO(t,e=Date.
now){return(n,s,r)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...r})}
`)}const ar=()=>{};var dm=R(3136);const fi=20,jc=1e3,Pc="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",um=`^(?:(?=.{1,254}$)(?:${Pc}\\.)+(?!\\d+\\.?$)${Pc}\\.?|\
(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function lm({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))return"\
must be a list of host names";if(r.length>fi)return`must have at most ${fi} host names`;const o=r.map(d=>typeof d=="string"?Bc(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${ht(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>B(d,u)));if(a!==void 0)
return`contains ${ht(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${ht(c)} twice`};return w.
FsL(w.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),w.yuE({type:"array",maxItems:fi,uniqueItems:!0,items:{type:"string",maxLength:jc,pattern:um}}),w.pdi(r=>r.map(
o=>Bc(o)??o)))}function Bc(t){if(t.length>jc)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,dm.domainToASCII)(t).replace(/\.$/,""):"";return ce(e)?
e:void 0}async function fm(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>Hc(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new Y("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${cr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function hm(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:cr(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await Hc(t,r,s).catch(a=>{if(!(a instanceof Y))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function Hc({resolveTxt:t},e,n){try{return(await t(cr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,F.xU)(s)??""))return!1;
const r=`The DNS records of ${cr(e)} cannot be read now. Try again later.`;throw new Y("unavailable",r,{"retry-after":"30"})}}function cr(t){return`_slipway.${t}`}
const Gc=2e3,pm=2;async function mm(t){const{Resolver:e}=await Promise.resolve().then(R.t.bind(R,1553,19));return new e({timeout:Gc,maxTimeout:Gc,tries:pm}).resolveTxt(
t)}const ym=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Em=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,gm=65535;function wm(t){
const e=(0,_e.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??ym.exec(t)??[],a=n??s??(e?t:r),c=(0,_e.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Em.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=gm)&&(!Wc(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const y=Wc(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new F.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:y})}function Wc(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const hi=12,pi=16;function _m({id:t,key:e},n,s){
const r=(0,G.randomBytes)(hi),o=(0,G.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(s,"utf8"),o.final()]);return Buffer.
concat([t,r,i,o.getAuthTag()])}function Tm(t,e,n){const s=t.find(a=>bm(a,n));if(!s)throw new Error("No key is known that sealed this secret");const r=n.subarray(
s.id.length),o=r.subarray(hi,-pi),i=(0,G.createDecipheriv)("aes-256-gcm",s.key,r.subarray(0,hi),{authTagLength:pi}).setAAD(Buffer.from(e,"utf8")).setAuthTag(r.subarray(
-pi));return Buffer.concat([i.update(o),i.final()]).toString("utf8")}function bm({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}function mi(t){return`\
kvs-token:${t}`}function Yc(t){return`kvs-role:${t}`}class Xe{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.
get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.get(e);if(r!==void 0)return Promise.
resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});o=i,this.#n.
set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=
this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):
this.#s-=s.weight}}}const Sm=200,zc=1024*1024;class Kc{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s,this.#r=new Xe(e),this.#o=new Xe(
zc)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(e)?null:this.#s.get(e)??this.#i(e)}forget(e){
this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Xe(this.#e),this.#o=new Xe(zc),this.#s.clear()}#i(e){const n=this.#n(e).then(s=>this.#s.
get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Sm):this.#r.put(e,s,this.#t),s??null),s=>{throw this.#s.get(e)===n&&this.#s.delete(e),s});
return this.#s.set(e,n),n}}const dr={environmentPerMinute:12e3,tablePerMinute:6e3},Vc="kvs_",Xc=32,Nm=Vc.length+Math.ceil(Xc*4/3),Om=1e3,Im=8*1024*1024;class Rm{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=new Kc(Im,Om,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,p={org:a.org,
project:a.project,app:a.appID,table:c},y=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,
scope:p,environmentID:d,supported:(0,N.Rm)(u),windows:y}})}byToken(e){return e.length===Nm?this.#n.find(gi(e)):null}async byName(e,n){const{tables:s}=await this.#s(
e),r=s.find(i=>i.name===n),o=r&&await this.#n.find(r.tokenHash);if(!o)throw qc(n);return o}async create(e,n,s){if(!N.BL.test(n))throw new Y("validation_failed",
`"${n.slice(0,64)}" is not a table name: write 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const r=`${Vc}${(0,G.randomBytes)(Xc).toString("base64url")}`,
o=gi(r),i=await this.#e.create({app:e,name:n,tokenHash:o,sealed:this.#t.seal(mi(o),r),createdAt:s,types:N.jI,most:N.ux.tablesPerApp});switch(i.kind){case"create\
d":return{name:n,variable:Ei(n),createdAt:s,token:r};case"no_app":throw yi(e);case"wrong_type":throw Jc(i.type);case"taken":throw new Y("conflict",`The app alre\
ady has a table "${n}".`);case"full":throw new Y("conflict",`An app may have ${N.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(
e);return n.map(({name:s,createdAt:r})=>({name:s,variable:Ei(s),createdAt:r}))}async remove(e,n){switch((await this.#e.remove(e,n)).kind){case"removed":return;case"\
no_app":throw yi(e);case"no_table":throw qc(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,N.Rm)(n))throw Jc(n);const o=r.
map(({name:i,tokenHash:a,sealed:c})=>[Ei(i),this.#t.open(mi(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.
anySealed();e&&this.#t.open(mi(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(gi(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.
list(e);if(!n)throw yi(e);return n}}function yi({appID:t}){return new Y("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function qc(t){return new Y(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function Jc(t){return new Y("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function Ei(t){return`${N.be}TOKEN_${t.toUpperCase()}`}function gi(t){
return(0,G.hash)("sha256",t,"base64")}function Lm(t){return Qc(t),{...Am,node:`${(0,ie.hostname)()}/${process.pid}`,...t,buildLimits:{...Js,...t.buildLimits},kvsQuotas:{
...dr,...t.kvsQuotas}}}function Qc(t){const{gitUrlTemplate:e=Nt.bD,allowLocalGit:n=!1}=t;Vs(t.trustedProxies??[]),t.buildNetworkAllow?.forEach(wm);const s=(0,Nt.
Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,Nt.ri)(e)}" ${s.problem}`;throw new F.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const Am={
publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:Pt,drainMs:0,
host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,gitUrlTemplate:Nt.bD,clock:Ne.ml,log:ar,fetch,resolveTxt:mm,workers:2,isolation:"aut\
o",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,edgeCacheBytes:64*ee.D6,keepDeployments:Sh,keepDays:Nh,keepDeletedMs:Oh,organizationBuilds:zs,
buildLimits:Js,kvsQuotas:dr};function qe({roles:t},e){return t.includes(e)}const km=1/4,vm=5e3,Dm=60*6e4;async function Mm(t,{siteUrl:e,kvsUrl:n},s,r){const{clock:o,
log:i,stores:a}=t,c=t.functions==="on"&&(qe(t,"edge")||qe(t,"build")),d=Promise.withResolvers();d.promise.catch(()=>{});let u=ei;const p=qe(t,"kvs")?I=>u(I):void 0,
y=Fc(()=>cm({handler:p,kvsUrl:n,log:i}),r);let _=t.buildNetworkAllow;const g=async()=>{const{url:I,allow:$}=await y();return _=[...t.buildNetworkAllow,$],I},T=new xp(
{folder:(0,j.join)(t.nodeDir,"functions","logs")});c&&r.defer((0,Ne.fm)(Dm,()=>{T.removeOlder(o.now()-Dp).catch(()=>{})}));const O={tableVariables:async(...I)=>(await(await d.
promise)()).tableVariables(...I),openCredentials:async(...I)=>(await(await d.promise)()).openCredentials(...I)};c&&Ic(t.nodeDir)&&await g();const H=()=>r.use($m(
t,()=>_,T,O)),C=c?t.instances??H():void 0,U=async(I,$)=>{const q={apps:a.state.apps,kvs:O,kvsUrl:await g()};return Yp(q,I,$)},k=r.use(dh({instances:C,envOf:U,siteUrl:e,
connections:Math.floor(Va()*km),clock:o,log:i,served:(I,$,q)=>s.requested(I,q)}));r.defer(()=>d.reject(new ne("The platform stops"))),C&&r.defer(Um(k,s,o));const M=C&&
{statuses:Up(I=>k.statusOf(I)),logs:T};return{functions:k,view:im(t.shownFunctions??M,t,r),useKvs(I){d.resolve(I),p&&I().then($=>{u=$.handler})},async tryInstance({
job:I,release:$,signal:q},z){const{app:K,type:Z,deployID:te}=I;if(!C||!(0,N.Rm)(Z))return;const{index:ye}=await z.index(K.org,$.manifestHash),Ee=ye.find(Ve.r$)===
-1?void 0:await a.state.apps.find(K);if(!Ee)return;const{subdomain:Le}=Ee,Dt=await U(K,I),lt={deployID:te,manifestHash:$.manifestHash};try{await k.prepare({app:K,
subdomain:Le,type:Z,release:lt,settings:I.settings,env:Dt,signal:q})}catch(Tt){throw Tt instanceof Ve.i5?xm(Tt.failure,(0,A.realpathSync)(t.nodeDir)):Tt}qe(t,"e\
dge")||k.stop(Le)}}}function $m(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:p}=t,y={nodeDir:r,blobs:o.blobsAt,env:i,
isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:p},_=({id:g,spec:{app:T}},O)=>{const H=`[slipway] The platform's variables replace those of the app: ${O.
join(", ")}`;n.add(T,[{at:u.now(),instance:g,stream:"stderr",text:H}]).catch(C=>{p("warn","functions_log_not_written",{instance:g,reason:String(C)})})};return Kp(
Ip(y),{kvs:s,onReplaced:_})}function xm({code:t,message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>Cm(a,`${(0,j.join)(o,"functions","releases")}/`));return new b(
{stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Cm(t,e){const[n="",...s]=t.split(e);return n+s.map(r=>r.replace(/^[\w-]+/,
"/app")).join("")}function Um(t,e,n){let s=n.monotonic();return(0,Ne.fm)(vm,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.status()){const a=i.reduce(
(c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}s=r})}const wi=5*6e4,Fm={lifetime:wi,perIdentity:10,inAll:1e3},Zc="link_";async function jm({email:t,issuer:e},{
sessions:n,consoleUrl:s,clock:r}){const o=Zc+(0,G.randomBytes)(32).toString("base64url"),i=(0,G.hash)("sha256",JSON.stringify(["link",e,t])),a=new Date(r.now()+
wi).toISOString();return await n.open({hash:ed(o),identity:i,text:JSON.stringify({link:{email:t,issuer:e}})},Fm),{url:`${s}/sign-in#${o}`,expiresAt:a}}function yO(t){
return t.startsWith(Zc)}async function EO(t,e){const n=await t.take(ed(e)),s=n===void 0?void 0:JSON.parse(n),r=isObject(s)&&isObject(s.link)?s.link:{},{email:o,
issuer:i}=r;if(typeof o=="string"&&typeof i=="string")return{email:o,issuer:i};const c=`This link was used before, or is older than ${wi/6e4} minutes. Run "slip\
way console" for a new one.`;throw new Refusal("unauthorized",c)}function ed(t){return(0,G.hash)("sha256",`console link\0${t}`)}var hn=R(4235);const _i={spaFallback:re(
Cn),installCommand:re(De(0,4096)),rootDirectory:re($s),noindex:re(Cn),assetsOnly:re(Cn),verify:re(xn(["off","warn","fail"])),lifetime:re(bo),nodeVersion:re(w.FsL(
De(1,3),w.yGV(/^\d+$/,'must be a major version, as "24"'))),startCommand:re(_o(hn.FU)),healthPath:re(sn(hn.DR.healthPath,"must be a path")),instances:re(wo(1,hn.
Tl)),memory:re(sn(hn.DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:re(sn(hn.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:re(
sn(hn.DR.requestTimeout,'must be a time with one unit, or "0" for no limit'))},Pm={buildCommand:null,outputDirectory:null,region:null},Bm={buildCommand:re(De(0,
4096)),outputDirectory:re($s),region:re(w.FsL(De(1,63),w.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lower-case letters and digits, as "eu-west-1"')))},Hm=he({env:Pn});
function td(t){const e={..._i,domains:re(lm(t.domains))},n={repository:Oo(t.allowLocalGit),branch:Un,...Bm},s={...n,repository:w.yqP(n.repository),branch:w.yqP(
Un)},[r,o,i]=[w.Ikc(n),w.Ikc(s),w.Ikc(e)],a=he({name:w.FsL(De(1,63),w.yGV(N.cS,'must be letters, digits, ".", "_" and "-", with a letter or digit first and last')),
type:xn(N.yN),...n,...e,subdomain:Fe("cannot be given: it is generated")}),c={name:Fe("cannot be changed: it is the ID of the app"),subdomain:Fe("cannot be chan\
ged: it is generated")},d=he({...s,...e,...c,type:Fe("changes with a release: give it with a deployment, as `configuration.type`")}),u=he({...s,..._i,...c,type:w.
yqP(xn([...N.yN,N.m0])),domains:Fe("do not wait for a deployment: change them with PATCH")}),p=y=>({...w.qgA(o,y),...(0,L.Eb)({type:y.type}),settings:w.qgA(w.Ikc(
_i),y)});return{creation:w.FsL(a,w.pdi(y=>{const _=Object.entries(w.qgA(i,y)).filter(([,O])=>O!==null),{name:g,type:T}=y;return{name:g,type:T,config:{...Pm,...w.
qgA(r,y),settings:Object.fromEntries(_)}}})),deployment:he({branch:re(Un),commit:re(To),configuration:w.yqP(w.FsL(u,w.pdi(p))),env:w.yqP(Pn),tag:Fe("is not acce\
pted: web apps deploy without a release tag")}),change:w.FsL(d,w.pdi(y=>({...w.qgA(o,y),settings:w.qgA(i,y)})))}}function Gm({logRemovedAt:t}){return t===null?void 0:
`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--keep-deployments, --keep-days).
`}const Wm=w.FsL(De(1,1e3),w.yGV(N.G1,"is not a variable's name: letters, digits and _, and not a digit first")),gO=he({set:re(Pn),unset:re(w.FsL(w.YOg(Wm,"must\
 be a list of names"),w.Ru6(N.lF.envVariables,`must have at most ${N.lF.envVariables} names`)))}),nd={variables:N.lF.envVariables,bytes:N.lF.envBytes};function Ym({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>ur(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),rd(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw ct(c);return u},async restoreApp(c){const d=await s.restore(c);if(d.
kind==="no_app")throw ct(c);if(d.kind==="too_late")throw sd(d.app,!0);if(d.kind==="not_deleted")throw new Y("conflict",`The app ${c.appID} is not deleted, so th\
ere is nothing to restore.`);return d.app},async cancel(c,d,u){const p=await r.cancel(c,d,u);if(p.kind==="no_deployment")return a(c,d);if(p.kind==="too_late")throw Vm(
c,p.deployment);return p.deployment},async redeploy(c,d,u,p){const y={branch:null,commit:null,by:u},_=d===void 0?await r.create(c,y,p):await r.redeploy(c,d,u,p);
if(_.kind==="no_app")throw ct(c);if(_.kind!=="no_deployment")return _;throw await i(c),rd(c,d??"")},async clearCaches(c){if(!await s.update(c,{settings:{cachesOf:(0,G.
randomUUID)()}}))throw ct(c)},async rollback(c,d){const u=await o.rollback(c,d);if(u)return u;if(await i(c),d===void 0)throw lr(c,"no kept release before the li\
ve one.");const p=await r.find(c,d),y=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(p?.status==="succeeded")throw lr(c,`no release ${d} any \
more: the platform keeps the newest ones (--keep-releases). ${y}`);if(p)throw lr(c,`no release ${d}: that deployment is ${p.status}.`);const _=Km.test(d)?" If t\
here was such a deployment, the platform has removed it, because it was old.":"";throw lr(c,`no kept release ${d.slice(0,100)}.${_}`)},async variables(c){return await i(
c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),p=(y,_)=>Object.hasOwn(u,y)?u[y]===_?"same":"replaced":"new";return Object.keys(d).sort().
map(y=>({name:y,change:p(y,d[y]??"")}))},editEnv:(c,d,u)=>zm(t.apps,c,d,u),async readLog(c,d,u){const p=await a(c,d),y=p.finishedAt!==null,_=await e.read(d,{...u,
isComplete:y}),g=_?void 0:Gm(p);return g!==void 0?{text:u.from<=0?g:"",next:Math.max(1,u.from),atEnd:!0,deployment:p}:_?{text:_.text,next:_.next,atEnd:y&&_.next>=
_.size,deployment:p}:{text:"",next:Math.max(0,u.from),atEnd:y,deployment:p}}}}async function zm(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(n,a));
if(o!==void 0)throw Qe([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[],by:r},nd);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw ct(e);case"full":{const{variables:a,bytes:c}=nd;throw Qe([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,F.xb)(i)}}async function ur(t,e){const n=await t.find(e);if(!n)throw ct(e);if(n.deletion)throw sd(n);return n}function sd({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=y=>new Date(y).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new Y("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const p=`slipway apps restore ${n} --org ${t} --project ${e}`;return new Y("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${p}`)}function ct({
org:t,project:e,appID:n}){return new Y("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const Km=/^dpl-[a-z2-7]{16}$/;function lr({appID:t},e){return new Y(
"release_not_found",`The app ${t} has ${e}`)}function rd({appID:t},e){return new Y("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function Vm({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new Y("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new Y(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function od(t){const{apps:e}=t.state;return{bodies:td(t),async create(n,{type:s,config:r},o){await id(
t,n,void 0,r.settings.domains);const i={...r,settings:{...r.settings,cachesOf:(0,G.randomUUID)()}},a=await e.create({key:n,type:s,config:i},o).catch(ad);if(a.kind!==
"taken")return a;throw await ur(e,n),new Y("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s){const r=await ur(e,n);await id(
t,n,r,s.settings?.domains);const o=await e.update(n,s).catch(ad);if(!o)throw ct(n);return o},domainsOf:({org:n,settings:s})=>hm(t.domains,n,s.domains??[])}}async function id(t,{
org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await fm(t.domains,e,r)}function ad(t){if(!(t instanceof Ys))throw t;const e=`Anot\
her app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new Y("domain_taken",e)}var dt=R(3823);const V={type:"string"},
pn={type:"integer",minimum:0},Ti={type:"boolean"},yt={type:"string",format:"date-time"};function He(t){return{type:"string",enum:t}}function le(t){return{anyOf:[
t,{type:"null"}]}}function Ze(t){return{type:"array",items:t}}function be(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(Object.entries(
t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function Xm(t,e){return be({[t]:Ze(e),nextCursor:le(V)})}
function mn(t){return{$ref:`#/components/schemas/${t}`}}const Et={appID:{type:"string",minLength:1,maxLength:63},name:V,type:He(N.yN),repository:V,branch:V,buildCommand:le(
V),outputDirectory:le(V),region:le(V),subdomain:V,state:He(["created","live"]),url:le(V),environments:Ze(be({environmentID:V,name:V})),createdAt:yt,updatedAt:yt},
qm={appID:Et.appID,type:Et.type,state:Et.state,repository:V,branch:V,buildCommand:Et.buildCommand,outputDirectory:Et.outputDirectory,region:Et.region,"spaFallba\
ck?":Ti,"installCommand?":V,"rootDirectory?":V,"nodeVersion?":V,"noindex?":Ti,"verify?":He(["off","warn","fail"]),"startCommand?":V,"healthPath?":V,"instances?":pn,
"memory?":V,"idleTimeout?":V,"requestTimeout?":V,"domains?":Ze(V),variables:Ze(V)},cd={deployID:V,status:He(Oe.PB),branch:V,commit:le(V),createdAt:yt},Jm={code:He(
Qs.i1),file:le(V),line:le(pn),message:V},bi={...cd,stage:le(He(Oe.Mb)),startedAt:le(yt),finishedAt:le(yt),"supersededBy?":V,"warnings?":Ze(be(Jm))},Qm={file:V,line:le(
pn),column:le(pn),severity:He(["error","warning","notice"]),code:le(V),message:V},wO={Error:be({error:be({code:He(Object.keys(Oe.iV)),message:V,requestID:V})}),
App:be(Et),Configuration:be(qm),Environment:be({environmentID:V,name:V,url:le(V),state:He(["created","live"])}),AcceptedDeployment:be(cd),Deployment:be({...bi,url:le(
V)}),Failure:be({deployID:V,stage:He(Oe.Mb),code:He(Oe.sR),message:V,exitCode:le({type:"integer"}),signal:le(V),log:Ze(V),diagnostics:Ze(be(Qm))}),OperatorApp:be(
{org:V,project:V,...Et,settings:{type:"object"},liveDeployID:le(V),newest:le({$ref:"#/components/schemas/OperatorDeployment"}),"functions?":He(qp),"functionsNod\
e?":V,"deleted?":be({at:yt,by:le(V),until:yt})}),OperatorDeployment:be({...bi,subject:le(V),author:le(V),triggeredBy:le(V),size:le(be({files:pn,bytes:pn})),isLive:Ti,
"redeployOf?":V,"cancelledBy?":V,phases:Ze(be({name:V,startedAt:yt,ms:le({type:"number",minimum:0})}))}),QueuedDeployment:be({project:V,appID:V,...bi,triggeredBy:le(
V),"position?":{type:"integer",minimum:1}}),Table:be({name:V,variable:V,createdAt:yt})};function Zm(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.
path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>ey(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===i);if(a)return{name:a.name,
route:a.route,parameters:ty(a.parts,r)};if(o.length===0)throw new Y("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.method==="GET"?
"GET, HEAD":d.method).join(", ");throw new Y("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function ey(t,e){return t.length===e.length&&
t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function ty(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,ny(e[r]??
"",o)]]});return Object.fromEntries(n)}function ny(t,e){try{return decodeURIComponent(t)}catch{throw new Y("invalid_request",`The path's ${e} is not percent-enc\
oded UTF-8.`)}}class dd{status;json;constructor(e,n){this.status=e,this.json=n}}const sy=["GET","HEAD"],ry=["POST","PUT","PATCH"];function oy(t,e,n){const s=Zm(
e),r=async o=>{const i=je(o.target),{name:a,route:c,parameters:d}=s(o.method,i),u=await iy(t,c,o,d),{bytes:p,json:y}=ry.includes(o.method)?await dy(o,c):cy,{orgID:_="",
projectID:g="",appID:T=""}=d,{status:O=200,body:H}=c,C=await c.run({name:a,key:{org:_,project:g,appID:T},parameters:d,principal:u,query:new URLSearchParams(o.target.
slice(i.length)),bytes:p,idempotencyKey:Se(o,"idempotency-key"),status:O,body:()=>H&&Ds(y,H)},n);return C instanceof dd?Ie(C.status,JSON.parse(C.json),{"idempot\
ent-replayed":"true"}):Ie(O,C)};return async o=>{try{return await r(o)}catch(i){const a=cn(i);if(!a)throw i;return ve(a,o)}}}async function iy(t,e,n,{orgID:s,projectID:r}){
const o=await t.verify(Se(n,"authorization")),{email:i}=o,a=await t.rateLimit(i);if(a>0)throw new Y("rate_limited",`Too many requests: wait ${a} s.`,{"retry-aft\
er":String(a)});if(e.for==="operators"&&t.organizationsOf(i)!==void 0)throw new Y("forbidden",`${i} has no role in the organization "*", which this call needs.`);
if(e.for!==void 0)return o;if(s===void 0||!N.cS.test(s))throw Qe(["orgID in the path is not an identifier"]);if(r!==void 0&&!N.cS.test(r))throw Qe(["projectID i\
n the path is not an identifier"]);return ay(t,i,s,!sy.includes(n.method)),o}function ay({roleOf:t},e,n,s){const r=t(e,n);if(r===void 0)throw new Y("forbidden",
`${e} has no role in the organization ${n}.`);if(!(!s||r==="deployer"))throw new Y("forbidden",`${e} may only read in the organization ${n}.`)}const cy={bytes:Buffer.
alloc(0),json:void 0};async function dy(t,{mayBeEmpty:e,body:n}){const s=Se(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="applicati\
on/json")throw ud(s);const r=await t.body(N.lF.bodyBytes).catch(o=>{throw o instanceof it?new Y("body_too_large",`The body is larger than ${N.lF.bodyBytes} byte\
s.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw ud("none");try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{
bytes:r,json:o}}catch{throw new Y("invalid_request",`The body is ${r.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function ud(t){return new Y("unsupported_\
media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const uy={limit:{type:"integer",minimum:1,maximum:N.lF.pageMost,default:N.lF.
pageDefault},cursor:V};function ly(t){return Si(t,"limit",N.lF.pageDefault,N.lF.pageMost)}function fy(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==
void 0&&t.length>e?n(r):null}}function hy({seq:t}){return qn(`before:${t}`)}function py(t){const e=fr(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(
e)}function _O({project:t,appID:e}){return qn(`after:${t}/${e}`)}function TO(t){const e=fr(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.
test(n)||!IDENTIFIER.test(s))throw Ni();return{project:n,appID:s}}function bO(t){return qn(`after:${t}`)}function SO(t){const e=fr(t,/^after:(.+)$/)?.[0];if(e!==
void 0&&!IDENTIFIER.test(e))throw Ni();return e}function NO(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function OO({key:t}){return qn(`after:${t}`)}function IO(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:fr(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function RO(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:Si(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function LO(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:Si(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function AO(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function Si(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw Qe([`${e} must be 1 to ${s}`]);return o}function qn(t){return Buffer.from(t).toString("b\
ase64url")}function fr(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||qn(s)!==n)throw Ni();return r.
slice(1)}function Ni(){return Qe(["cursor must be a nextCursor of this list"])}const my=254;function ld({email:t}){return(0,Pe.Ow)(t,my)}function fd(t,e){const{
idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw Qe(["Idempotency-Key must be 1 to 255 visi\
ble ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,G.hash)("sha256",o),status:a,answer:c=>JSON.
stringify(e(c))}}}function hd(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new dd(t.status,t.answer);case"other_request":throw Qe(["Ide\
mpotency-Key was used before with another body"]);default:return(0,F.xb)(t)}}const yy={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",
activate:"store"};function kO(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,
c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const p=i[u];if(p===void 0)continue;const y=DEPLOYMENT_STAGES.slice(d+1).find(O=>i[O]!==void 0),_=y===void 0?
r:i[y]??null;if(y===void 0&&u!==a)break;const g=yy[u],T=c.at(-1);T?.name===g?c.splice(-1,1,{...T,finishedAt:_}):c.push({name:g,startedAt:p,finishedAt:_})}return c}
function pd({subdomain:t,settings:e}){return e.domains?.[0]??t}const md="production";function Oi(t){return t.liveRelease===null?"created":"live"}function yd(t,e){
return t.liveRelease===null?null:e(pd(t))}function Ii(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,
outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:Oi(t),url:yd(t,e),environments:[{environmentID:t.environmentID,name:md}],createdAt:nt(
t.createdAt),updatedAt:nt(t.updatedAt)}}function Ey(t,e){const{cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,
region:u}=t;return{appID:r,type:o,state:Oi(t),repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function gy(t,e){return{environmentID:t.
environmentID,name:md,url:yd(t,e),state:Oi(t)}}function Ed(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,
createdAt:nt(o)}}function gd(t,e,n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:p}=t;return{deployID:s,
status:r,stage:o,branch:i,commit:a,createdAt:nt(c),startedAt:d===null?null:nt(d),finishedAt:u===null?null:nt(u),url:r==="succeeded"?n(pd(e)):null,...t.warnings.
length>0&&{warnings:t.warnings},...(0,L.Eb)({supersededBy:p??void 0})}}function wy(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,
d=a.slice(-N.lF.failureLogLines).map(p=>p.slice(0,N.lF.failureLogLine)),u=c.map(({source:p,...y})=>y);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,
log:d,diagnostics:u}}function vO(t,e,n,s){const{cachesOf:r,...o}=t.settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...Ii(t,n),settings:o,liveDeployID:t.
liveRelease,newest:e&&_y(e,t,n),...s&&i&&{functions:i,functionsNode:s.node},...t.deletion&&{deleted:{at:nt(t.deletion.at),by:t.deletion.by,until:nt(t.deletion.endsAt)}}}}
function _y(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=gd(t,e,n);return{...u,...s,triggeredBy:o,size:r,
isLive:t.deployID===e.liveRelease,...present({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:p,startedAt:y,finishedAt:_})=>({
name:p,startedAt:nt(y),ms:_===null?null:_-y}))}}function DO({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,
triggeredBy:u}=e;return{project:t.project,appID:t.appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:nt(c),startedAt:d===null?null:nt(d),
finishedAt:null,...present({position:n})}}function nt(t){return new Date(t).toISOString()}const hr=["branch","commit","configuration","configuration.type","env"];
function Ty(t,e){return oy(t,by(e),{...e,changes:od(e)})}function MO(t){return t}function by(t){const{creation:e,change:n,deployment:s}=td(t);return{createApp:{
...dt.bw.createApp,summary:"Creates an app. Its ID is its name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:be(
{...Et,deployTakes:Ze(He(hr))}),async run(r,{changes:o,siteUrl:i}){const{name:a,...c}=r.body(),d=p=>({...Ii(p,i),deployTakes:hr}),u=await o.create({...r.key,appID:a},
c,fd(r,d));return hd(u,d)}},updateApp:{...dt.bw.updateApp,summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:mn(
"App"),async run(r,{changes:o,siteUrl:i}){return Ii(await o.update(r.key,r.body()),i)}},replaceEnv:{...dt.bw.replaceEnv,summary:"Replaces the whole set of varia\
bles. No answer contains their values.",body:Hm,answer:be({names:Ze(V)}),async run(r,{state:o}){await pr(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(
r.key,i,ld(r.principal)))throw ct(r.key);return{names:Object.keys(i).sort()}}},listEnvironments:{...dt.bw.listEnvironments,summary:"Lists the environments of an\
 app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a deployment may have.",answer:be({environments:Ze(mn("\
Environment")),app:mn("Configuration"),deployTakes:Ze(He(hr))}),async run(r,{state:o,siteUrl:i}){const a=await pr(r,o),c=Object.keys(await o.apps.env(r.key)).sort();
return{environments:[gy(a,i)],app:Ey(a,c),deployTakes:hr}}},deploy:{...dt.bw.deploy,summary:"Queues a deployment of the app's branch, or of another branch or a \
commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when the deployment goes live; `\
verify` of `configuration` is of the deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with \
`detect` a static app that was never live becomes one if its build makes a server.",body:s,mayBeEmpty:!0,status:202,answer:mn("AcceptedDeployment"),async run(r,{
state:o}){await pr(r,o);const i=fd(r,Ed),{branch:a=null,commit:c,configuration:d,env:u}=r.body(),p=ld(r.principal),y={branch:a,commit:c?.toLowerCase()??null,by:p,
configuration:d,env:u},_=await o.deployments.create(r.key,y,i);if(_.kind==="no_app")throw ct(r.key);return hd(_,Ed)}},listDeployments:{...dt.bw.listDeployments,
summary:"Lists deployments, newest first.",query:uy,answer:Xm("deployments",mn("Deployment")),async run(r,{state:o,siteUrl:i}){const a=ly(r.query),c=await o.deployments.
ofApp(r.key,{limit:a+1,before:py(r.query)});if(!c)throw ct(r.key);const{app:d,deployments:u}=c,{items:p,nextCursor:y}=fy(u,a,hy);return{deployments:p.map(_=>gd(
_,d,i)),nextCursor:y}}},readFailure:{...dt.bw.readFailure,summary:"Reads why a deployment failed. 404: it did not.",answer:mn("Failure"),async run(r,{state:o}){
const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,i);if(a)return wy(i,a);await pr(r,o);const c=await o.deployments.find(r.key,i);throw c?new Y(
"not_found",`The deployment ${i} has not failed: it is ${c.status}.`):new Y("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function pr({
key:t},{apps:e}){return ur(e,t)}const Sy=()=>()=>({status:404,headers:{},body:""}),Ny=1024;function Oy({finder:t,ownName:e}){return n=>{const s=Iy(n);if(s===void 0)
return Jn(400);if(s===e)return Jn(200);const r=t.site(s);return r instanceof Promise?r.then(o=>Jn(o?200:404),o=>{if(o instanceof ne)return Jn(503);throw o}):Jn(
r?200:404)}}function Iy({target:t}){const e=t.indexOf("?");if(e===-1||t.length>Ny)return;const[n="",...s]=new URLSearchParams(t.slice(e)).getAll("domain");if(s.
length>0||n===""||n.includes(":"))return;const r=n.toLowerCase().replace(/\.$/,"");return r.endsWith(".")?void 0:r}const Ry={200:"allowed",400:"no_domain",404:"\
no_such_site",503:"unavailable"};function Jn(t){return Ie(t,{status:Ry[t]},t===503?{"retry-after":"5"}:{})}const wd=6e5,_d=6*36e5,Ly=3e4,Td=5e3;function Ay(t,e,n){
return Ri(async()=>{const s=await R.e(460).then(R.bind(R,6460)),r=s.createRemoteJWKSet(await ky(t,e),{timeoutDuration:Td,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.
POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{
a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Ly*2**Math.max(0,a-1),wd)}),c);return async(p,y)=>{const _=n.monotonic()>=i||d()>=
_d;if(d()>=wd&&_&&await u(),d()>=_d)throw mr();try{return await r(p,y)}catch(g){if(!(g instanceof s.errors.JWKSNoMatchingKey))throw g;const T=n.monotonic()>=i;if(T&&
await u(),a>0)throw mr();if(!T)throw g;return r(p,y)}}})}async function ky(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configurati\
on`,{signal:AbortSignal.timeout(Td),redirect:"error"})).json();return vy(s,t)}catch{throw mr()}}function vy(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||
typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys a\
re not served over the protocol of their issuer");return r}function mr(){return new Y("unavailable","The keys of the token's issuer cannot be fetched right now.",
{"retry-after":"5"})}function Ri(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}class et extends Error{name="DamagedObject"}function yn(t,e=Rh){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const Dy=20,My=200,
bd=2e4,$y=4*1024*1024,xy=8*1024;function Cy(t){const e=new Xe($y);return async(n,s,r)=>{const o=async a=>(await t.count(n,a)??bd+1)<=bd,i=async()=>{const[a,c]=[
await t.index(n,s),await t.index(n,r)];return Uy(a.index,c.index)};try{return!await o(s)||!await o(r)?void 0:await e.load(JSON.stringify([n,s,r]),()=>xy,i)}catch(a){
if(a instanceof et||a instanceof ne)return;throw a}}}async function Uy(t,e){const n={added:0,changed:0,removed:0,unchanged:0,bytes:0},s=[],r=yn(),o=(i,a,c)=>{n[i]+=
1,n.bytes+=c,s.length<Dy&&s.push({kind:i,path:a.slice(0,My),bytes:c})};for(let[i,a]=[0,0];i<t.count||a<e.count;){const c=Fy(t,i,e,a),[d,u]=[c<=0?t.file(i):void 0,
c>=0?e.file(a):void 0];d&&u&&d.hash===u.hash?n.unchanged+=1:d&&u?o("changed",e.path(a),u.size-d.size):u?o("added",e.path(a),u.size):d&&o("removed",t.path(i),-d.
size),d&&(i+=1),u&&(a+=1);const p=r();p&&await p}return{...n,files:s}}function Fy(t,e,n,s){return e>=t.count?1:s>=n.count?-1:Buffer.compare(Buffer.from(t.path(e)),
Buffer.from(n.path(s)))}const Je=8;class yr{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Je-1;for(;n<=s;){const r=n+
s>>>1,o=r*Je,i=this.#e.compare(e,0,Je,o,o+Je);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new yr(Buffer.from(this.#e))}}function Sd(t){return(0,G.
hash)("sha256",t,"buffer").subarray(0,Je)}class Qn extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.
keys()){this.delete(s);break}return this}}const Zn=["br","zstd","gzip"],jy=512,Li=16*ee.D6,En=Buffer.from("SLV","latin1"),gn=En.length+4+32,Py=gn+Li;function $O(t){
const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([En,e,hashOf("sha256",t,"buffer"),t])}function Nd(t,e){if(t.length<gn||En.compare(t,0,En.
length)!==0)return;const n=t.readUInt32LE(En.length);return n<=Li&&e===gn+n?n:void 0}function By(t){if(Nd(t,t.length)===void 0)return;const e=t.subarray(gn),n=t.
subarray(En.length+4,gn);return(0,G.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Hy=/^[0-9a-f]{64}$/;function Ai(t){return Hy.test(t)}function Lt(t,e){return`${t}\
/${e.slice(0,2)}/${e}`}function Gy(t){return`${t}/variants/`}function ki(t,e,n){return`${Gy(t)}${e.slice(0,2)}/${e}.${n}`}function Od(t){const[,,e="",...n]=t.split(
"/");return n.length===0&&Ai(e)?e:void 0}function Id(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Zn.some(s=>s===n)?e:void 0}const Wy=5e3;function xO(t){
const e=Od(t);return e!==void 0?{sha256:e}:Id(t)===void 0?void 0:{missingMs:Wy}}const Yy=100,Rd=600*1e3;class zy{#e;#t;#n;#s=new Qn(Yy);#r=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=Lt(n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();
if(a&&c-a.at<Rd){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.
delete(Lt(e,n))}async lasting(){const e=this.#t.monotonic()-Rd;for(const[n,{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(
()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const Ky=512;class Vy{#e;#t;constructor(e,n=Lh){this.#e=e,this.#t=new Xe(n)}digest(e,{
version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,Ky+2*(e.length+n.length)),r.digest.
catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,G.createHash)(
"sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function vi(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,Pe.FF)(t):t;if(!(e===
void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const Xy=/^[\w.!~*'()@:$,+=&;/-]*$/;function Ld(t){return Xy.test(
t)?`/${t}`:`/${t.split("/").map(qy).join("/")}`}function qy(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function Di(t,e){
if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",
to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ad=32,
Jy=/\/:[A-Za-z]\w*[^\w/]/,Qy=/^:([A-Za-z]\w*)$/,Mi="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each na\
me once",Zy=`it has more than ${Ad} placeholders`;function kd(t){const e=vi(t);return e===void 0?Mi:vd(Dd(`/${e}`))}function vd(t){const[e="",n,s]=t.split("*",3);
if(!t.startsWith("/")||s!==void 0||Jy.test(t))return Mi;const r=e.slice(1).split("/").map($i),o=(n??"").split("/").map($i),i=[...es(r),...es(o),...n===void 0?[]:
["splat"]];if(new Set(i).size<i.length)return Mi;if(i.length>Ad)return Zy;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e===
"/"?[]:e.slice(1,-1).split("/").map($i);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split(
"/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function eE({head:t,star:e}){return new Set(e?[...es(t),...es(e.tail),
"splat"]:es(t))}function es(t){return t.flatMap(e=>"name"in e?e.name:[])}function $i(t){const e=Qy.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const tE=32*
1024;class xi{path;bare;#e;#t;#n;#s=tE;constructor(e){this.path=e,this.bare=Dd(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=
new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=Ld(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){
let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}function nE(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===
void 0)return r.length===n.length&&Ci(n,r,0)?new Ui(t,e,void 0):void 0;if(!Ci(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(
n.length-1)+(r[n.length-1]??"").length+1;return new Ui(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!Ci(s.tail,r,
o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.
bare.startsWith(s.behind,a))return new Ui(t,e,e.bare.slice(i,a))}function Ci(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||
("text"in r?r.text!==o:o===""))return!1}return!0}class Ui{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,
o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+
i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Dd(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Md=500,Er=8*1024,sE=2e3,
$d=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,xd=/^[\t\x20-\x7e\x80-\xff]*$/,Cd=new Set(["accept-ranges","connection","content-encoding","content-length","content-range","\
date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function rE(t){
const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>sE?
a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=oE(i,e.length,a),s&&e.push(s)):s?iE(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}
function oE(t,e,n){const s=kd(t);if(e>=Md)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function iE(t,e,n){const s=/^!\s*(\S+)$/.
exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!$d.test(o)||
!xd.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.
set.some(([c])=>c===o))return n("a path can set one cookie");if(Cd.has(o))return n(`rules cannot set "${o}"`);const a=t.bytes+ts(o,i);if(a>Er)return n(`the head\
ers of this path have more than ${Er} bytes`);t.bytes=a,t.set.push([o,i])}function ts(t,e){return t.length+e.length+4}function aE(t,e){return $d.test(t)&&t===t.
toLowerCase()&&xd.test(e)&&!Cd.has(t)}const Fi=2e3,cE=2e3,dE=/^[^/:]+=/,Ud={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Fd(t){
const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=uE(r).trim();if(o==="")continue;const i=e.length<Fi?lE(o):"too many rules";typeof i=="\
string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function uE(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function lE(t){
if(t.length>cE)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes(
"=")||dE.test(n))return"conditions and query parameters are not supported";const o=fE(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule\
 can have`:"its status is not a number";const i=kd(e);return typeof i=="string"?i:Pd(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.
endsWith("!")}:gr(o)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function fE(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);
return jd(e)?e:void 0}function jd(t){return Object.hasOwn(Ud,t)}function gr(t){return Ud[t]==="rewrite"}function Pd(t,e){return/^\/(?!\/)/.test(t)||!gr(e)&&/^(?:https?:)?\/\//i.
test(t)}const hE=["index.html","200.html"],ji="_redirects",Pi="_headers",Bd=512*1024,pE=[ji,Pi];function Hd(t){return pE.includes(t)}function mE(t,{base:e,fallback:n}={}){
const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too large"&&s.push({file:d,reason:`it has more than ${Bd} bytes`}),u==="too large"?"":u.toString()},
o=Fd(r(ji));for(const d of o.ignored)s.push({file:ji,...d});const i=rE(r(Pi));for(const d of i.ignored)s.push({file:Pi,...d});const a=[...o.rules,...yE(e)].slice(
0,Fi);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:p,force:y})=>[d.text,u,p,
y]),headers:i.rules.map(({from:d,set:u,unset:p})=>[d.text,u,p]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function yE(t){return t===void 0?
[]:Fd(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function Gd(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=EE(t);if(!Array.isArray(
e)||e.length>Fi||!Array.isArray(n)||n.length>Md)throw Ht();return{redirects:e.map(gE),headers:n.map(wE),fallback:hE.find(r=>r===s)}}function EE(t){const e=(0,L.
D7)(t.toString());if(!e)throw Ht();return e}function gE(t){const[e,n,s,r]=ns(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!jd(s)||!Pd(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw Ht();return{from:Wd(e),to:n,status:s,force:r}}function wE(t){const[e,n,s]=ns(t),r=ns(n).map(i=>{const[a,c]=ns(i);if(typeof a!="s\
tring"||typeof c!="string"||!aE(a,c))throw Ht();return[a,c]}),o=ns(s).map(i=>typeof i=="string"?i:Bi());return{from:Wd(e),set:r,unset:o}}function Wd(t){const e=typeof t==
"string"?vd(t):void 0;return typeof e=="object"?e:Bi()}function ns(t){return Array.isArray(t)?t:Bi()}function Bi(){throw Ht()}function Ht(){return new et("The c\
ompiled rules of a release are damaged: deploy again")}var Yd=R(4573),_E=R(6059);const TE=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),bE=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,SE=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function NE(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=TE.get(n)??(0,_E.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return bE.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function OE(t){return SE.test(t)}const IE=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
RE=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function Hi(t){const e=zd(
t);return e===void 0||e.endsWith(".html")?!1:IE.test(t)||RE.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const LE=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function wr(t){const e=zd(t);return Hi(t)||e!==void 0&&LE.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function zd(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const ss=Buffer.from("SLIPWAY","latin1"),st=56,rs=32,_r=rs+6,Gt=4,Kd=8192,Vd=Buffer.allocUnsafe(3*cc.pathBytes);class Tr{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=br(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new yr(e.subarray(st,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=tr){if(e.length>s.indexBytes)throw $e("it is too large");const r=Gi(e,s);if(br(r).end!==e.length)
throw $e("its length does not match its header");const o=await AE(e,r,s,n);return new Tr(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*_r;return{hash:this.#e.toString("hex",n,n+rs),size:this.#e.readUIntLE(n+rs,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=Vd.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(Vd,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Gt)}}function Gi(t,e=tr){if(t.length<st||ss.compare(t,0,ss.length)!==0)throw $e("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,st)};if(n.assets>n.count)throw $e("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||br(n).end>e.indexBytes)throw $e("it is too large");return n}function Xd(t,e){if(e.length!==t.assets*Je)throw $e("its le\
ngth does not match its header");if(!(0,G.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw $e("its assets do not match their hash");return new yr(e)}function br({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=st+s*Je,o=r+t*_r,i=o+(t+1)*Gt,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function AE(t,e,n,s){
const r=br(e),o=t.subarray(st,r.records);if(Xd(e,o),!(0,Yd.isUtf8)(t.subarray(r.paths,r.rules)))throw $e("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw $e("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Kd){if(i=Math.max(i,kE(t,r,a,Math.min(a+Kd,e.count))),i>n.pathBytes)throw $e("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*Gt)!==e.pathsBytes)throw $e("its last path does not end with the paths");for(let a=Je;a<o.length;a+=
Je){const c=a-Je;if(o.compare(o,a,a+Je,c,a)>=0)throw $e("its assets are not sorted")}return i}function kE(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*Gt);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw $e("its paths are out of order");if(((t[a]??0)&192)===
128)throw $e("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw $e("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function $e(t){return new et(
`The index of a release is damaged (${t}): deploy again`)}function vE(t,e){const n=DE(t),s=ME(n),r=n.reduce((y,{path:_})=>y+Buffer.byteLength(_),0),o=st+s.length+
n.length*(_r+Gt)+Gt,i=Buffer.alloc(o+r+e.length);ss.copy(i);const a=[n.length,r,e.length,s.length/Je];for(const[y,_]of a.entries())i.writeUInt32LE(_,ss.length+y*
4);(0,G.hash)("sha256",s,"buffer").copy(i,ss.length+a.length*4),s.copy(i,st);let c=st+s.length,d=c+n.length*_r;const u=d+(n.length+1)*Gt;let p=0;for(const{path:y,
hash:_,size:g}of n)i.write(_,c,rs,"hex"),c=i.writeUIntLE(g,c+rs,6),d=i.writeUInt32LE(p,d),p+=i.write(y,u+p);return i.writeUInt32LE(p,d),i.set(e,u+r),i}function DE(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function ME(t){const e=t.filter(({path:n})=>wr(n)).map(({path:n})=>Sd(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const $E=123;function Wi(t){return t[0]===$E}async function xE(t,e,n){if(t.length>si)throw wn(`has more than ${si} bytes`);const s=CE(t),
r=new Map;for(const o of s.filter(({path:i})=>Hd(i)))r.set(o.path,o.size>Bd?"too large":await e(o));return Tr.open(vE(s,mE(r).bytes),n,cc)}function CE(t){let e;
try{e=JSON.parse(t.toString())}catch{throw wn("is not JSON")}if(!(0,L.Gv)(e)||!(0,L.Gv)(e.files))throw wn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,L.Gv)(s)?s:{};if(typeof r!="string"||!Ai(r))throw wn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw wn("has a file without a size");if(n===""||!n.isWellFormed())throw wn("has an invalid path");return{path:n,hash:r,size:o}})}function wn(t){
return new et(`The manifest of a release ${t}: deploy again`)}const UE=1e3;class Sr{damage;#e;#t;#n;#s;#r=new ci;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new Vy(e),this.damage=new zy(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(tr.indexBytes,si))throw this.damage.note("object_unusable",e,n),new et(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>nr?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=yn();try{return Wi(r)?await xE(r,({hash:i,
size:a})=>this.read(e,i,a),o):await Tr.open(r,o)}catch(i){throw i instanceof et&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,st);return Wi(s)?void 0:Gi(s).count}async assets(e,n){const s=await this.#f(e,n,0,st);if(Wi(s))return(await this.index(e,n)).index.assets.detached();const r=Gi(
s),o=r.assets*Je;return Xd(r,await this.#f(e,n,st,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await qd(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#E(e,n);const{facts:a,bytes:c}=i,d=i===o||await qd(i,n,s);if(!c||!d)throw await this.#y(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(Lt(e,n),r)??this.#E(e,n))!==n)throw await this.#y(e,n,r);const i=await this.#e.stream(Lt(e,n),s)??this.#E(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of Zn){const o=await this.#d(ki(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<UE||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:gn-1});return s&&Nd(s,n.size)}async readVariant(e,n,s){const r=ki(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,Py);return n?.bytes&&By(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#E(e,n)}#h(e,n){if(!Ai(n))throw new et(`"${n}" is not the name of an object`);return Lt(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#E(e,n)}#E(e,n){throw this.damage.note("object_missing",e,n),new et(`The object ${n} is gone`)}async#y(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(Lt(e,n)),await this.#e.distrust(Lt(e,n),s),new et(`The object ${n} is damaged`)}}async function qd(t,e,n){
return t?.bytes?.length===n&&(t.digest??await FE(t.bytes))===e}async function FE(t){if(t.length<=nr)return(0,G.hash)("sha256",t);const e=(0,G.createHash)("sha25\
6"),n=yn();for(let s=0;s<t.length;s+=nr){e.update(t.subarray(s,s+nr));const r=n();r&&await r}return e.digest("hex")}const Jd=2e4,jE=200,PE=2*1024*1024,BE=1024;function HE(t){
const e=new Xe(PE);return async(n,s)=>{const r=async()=>(await t.count(n,s)??Jd+1)>Jd?{start:void 0}:{start:await GE((await t.index(n,s)).index)};try{return(await e.
load(JSON.stringify([n,s]),()=>BE,r)).start}catch(o){if(o instanceof et||o instanceof ne)return;throw o}}}async function GE(t){if(t.find(Ve.r$)!==-1)return;const{
redirects:e,fallback:n}=Gd(t.rules),s=["index.html",n].some(o=>o!==void 0&&t.find(o)!==-1);if(!s&&e.length>0)return;const r=yn();for(let o=0;o<t.count;o+=1){const i=t.
path(o);if(i.endsWith(".html"))return{isThere:s,files:t.count,page:i.slice(0,jE).toWellFormed()};const a=r();a&&await a}return{isThere:s,files:t.count,page:void 0}}
function WE({check:t,damage:e}){return async()=>{try{await t?.()}catch{return Ie(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}
const n=await e?.lasting()??0;if(n===0)return Ie(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged.\
 The log has their names. Deploy their sites again to store them again.`;return Ie(200,{status:"degraded",pid:process.pid,reason:s})}}const YE=1e4;function zE(t,e){
return t===0?()=>0:n=>e.take([{name:`control/${(0,G.hash)("sha256",n)}`,most:t}])}function KE(t,e){if(t===0)return()=>0;const n=t/6e4,s=new Qn(YE);return r=>{const o=e.
monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.ceil((1-i.left)/n/1e3)):
(i.left-=1,0)}}const VE=1e4,Qd=64*1024;class XE{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{deployID:n,fence:s},r,o){this.#e=e,this.#t=n,this.#n=s,this.#s=o,
this.#r=r+vh}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(e),this.#o+=e,this.#i??=this.#a(),!0)}async end(){const e=new AbortController,
n=this.#s.sleep(VE,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||await this.#e.end(this.#t)};await Promise.race([s(),n]),e.abort()}async#a(){
for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function qE(t,e){try{const n=await t.read(e,{from:-Qd,
limit:Qd,isComplete:!0}),s=(0,Pe.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-N.lF.failureLogLines).map(r=>r.slice(0,N.lF.failureLogLine))}catch{return[]}}const Zd={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},JE=100,QE=2;class Nr{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>JE+QE*(this.#t()-this.#n)/this.#e}}class ZE{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new Nr($h,e),this.#t=
new Nr(Mh,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Zd[this.#n]?e.text.length>=kh?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Zd[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function eg(t){return tg.has(t.kind)}const tg=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),ng=100,sg=300;class Or extends Error{name="WorkerCrash";ending;constructor(e){super(og(e)),this.ending=
e}}class rg{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new ZE;#i=new Nr(xh);#a=new Nr(Ch);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;constructor(e,n){
this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(s=>this.#E(s).catch(r=>this.#f(r))),e.ended.
then(s=>this.#_(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){return this.#u}run(e,n={}){return this.#r=n,
e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}#f(e){this.#s.reject(e),this.process.send({kind:"abort"})}async#E(e){const n=this.#y(e);
if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"stage":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"\
commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"ask":this.#p(e.id,e.question);break;case"release":this.#w(
e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,e.release,e.warnings,e.type),this.#s.resolve(e);break;case"\
failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,F.xb)(e)}}#y(e){return eg(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?
"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&this.#a.exceeds()?"it sent too many messages about locks":void 0}async#p(e,n){
if(this.#l+=1,this.#l>ng)return this.process.kill("it asked too many questions at once");try{this.process.send({kind:"answer",id:e,value:await this.#m(n)})}catch(s){
this.#f(s)}this.#l-=1}async#m(e){switch(e.about){case"lock":{const n=await this.#e.locks.acquire(e.name);return this.#w(e.name),this.#t.set(e.name,n),this.#h&&this.#w(
e.name),null}case"output":return await this.#g(e),null;case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#g({
part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many\
 parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(s.length,r.length)>ac.files)return this.process.kill("its output is too large");n&&await this.#r.
onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.faults})}#w(e){this.#t.get(e)?.(),this.#t.delete(e)}#_(e){this.#h=!0;const n=new Or(e);this.#n.reject(
n),this.#s.reject(n);for(const s of[...this.#t.keys()])this.#w(s)}}function og({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because\
 ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Pe.Ow)(r,sg)}`:/heap out of memory|Allocation failed/i.
test(s)?"it ran out of memory":e?`it was killed by ${e}`:`it exited with code ${t}`}function ig(t,{exitCode:e,signal:n},s,r){const o=`The process that built thi\
s deployment crashed: ${t}`;return new b({stage:s,code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class ag{#e;#t;#n;#s=new ci;#r=new Set;#o;#i;#a=!1;constructor(e,n){
this.#e=e,this.#t=n,this.#n=wc(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:
this.start();return this.#o=void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=
this.start()),this.#o}start(){const e=this.#c(),n=sp(e.dataDir,process.pid),s=new rg(new lp(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:p="auto",buildNetworkAllow:y=[]}=this.#e,
_={dataDir:(0,A.realpathSync)(e),blobs:n,env:gc(s),gitUrlTemplate:r??Nt.bD,allowLocalGit:o??!1,limits:{...Js,...i},outputLimits:a??ac,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:p,known:this.#i?.network},networkAllow:y};return this.#i?{..._,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:_}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:E(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:cg[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const cg={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
dg=1e4,ug=5*6e4,lg=2,fg=6e4,hg=8,pg=100;function mg(t){return new yg(t)}class yg{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new ag(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!nu(e)&&n!=="required"&&!su(s)){const o=setTimeout(()=>this.#n(),pg);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
nu(e)&&Eg(e,(await r).network),n==="required"&&gg((await r).isolation),su(s)&&wg((await r).limiter)}#d(){if(!(0,A.existsSync)((0,j.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#y(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof Or)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof Or?await this.#g(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??Js.
logBytes,u=new XE(a,{deployID:e.deployID,fence:n.fence},d,c),p=()=>{this.#m(s)};r.addEventListener("abort",p,{once:!0}),r.aborted&&p();try{const g={...n,onOutput:async C=>o?.(
C,r),onLog:C=>{u.write(C)||s.process.kill("it sent a log that is too long")}},T=await s.run({kind:"deploy",job:e,look:o!==void 0},g);if(T.kind!=="stored")throw T.
kind==="failed"?new b(T.facts):Yi();const{commit:O,release:H}=T;return{commit:O,release:H,[Symbol.asyncDispose]:()=>this.#p(s,e.deployID)}}catch(y){throw await this.#p(
s,e.deployID),r.reason instanceof S&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),y}finally{r.removeEventListener("abort",p),await u.end(),n.onLogged?.(u.bytes)}}async detect(e,n){if(this.#c>=lg)throw eu("Other repositor\
ies are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#l({...e,deployID:`look-${(0,G.randomUUID)()}`,
purpose:"detect"},n)}catch(s){throw n.aborted?eu("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#l(e,n){
const s=this.#t.start(),r=()=>{this.#m(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new b(o.facts);if(o.kind!=="detected")throw Yi();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof Or&&!n.aborted?await this.#g(o,s,
e):o}finally{n.removeEventListener("abort",r),this.#p(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#E({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#h({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#m(e))),await this.#r}#h(e,n,s={}){return this.#r=this.#r.then(()=>this.#E(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#f(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#h({kind:"sweep"},"cleanup_failed")};
this.#o>=hg?e():this.#i=this.#e.clock.after(fg,e)}async#E(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw Yi();return s.collected}finally{await this.#m(n)}}#y(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#p(e,n){const s=new AbortController;this.#e.clock.sleep(ug,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#y(n),this.#e.lasting!==!1&&this.#f())}async#m(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),dg);await e.process.ended,clearTimeout(
n)}async#g(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=Oe.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return ig(o,e.ending,r,await qE(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?np():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function eu(t){return new Y("unavailable",t,{"retry-after":"\
10"})}const tu={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function nu(t){return t!==void 0&&Object.hasOwn(tu,t)}function Eg(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new F.GQ("unsupported_runtime",n,{input:"build-network",remedy:tu[t]})}function gg(t){if(t.kind===
"none")throw new F.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function su(t){return t?.startsWith("/")??!1}function wg(t){if(t.kind!=="cgroup")throw new F.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function Yi(){return new Error("The worker sent the result of another kind of job")}const _g=16*ee.D6,Tg=512;function ru(t){return e=>{
if(e instanceof ne)throw e;return t}}class bg{#e;#t=new Xe(_g);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Sd(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+Tg,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof et)return;throw s}}}var At=R(2373);const Sg=(0,At.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),ou=(0,At.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),Ng=(0,At.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),iu=(0,At.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),au=(0,At.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),Og=(0,At.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),Ig=cu({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),Rg=cu({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function cu(t){const{headers:e,...n}=(0,At.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const Lg=(0,At.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class Ag{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const kg=2e3,zi=200,vg=32*ee.D6,Dg=1/4,Mg=8,$g=4,xg=["index.html","404.html"];function Cg(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=$g)return;s+=1;const o=new AbortController,i=Ug(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(kg,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function Ug(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(vg,t.cacheBytes*Dg);const c=new Ag(Mg);for(const d of await Fg(o,i,s)){s.throwIfAborted();const u=i.file(d,new xi(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function Fg(t,e,n){const s=new Set([...xg,...t.mostServed(zi)]),r=new Set([...s].filter(Hi).
map(du)),o=yn(n);for(const a of r.size>0?e.names():[]){if(r.has(du(a))&&s.add(a),s.size>=2*zi)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,zi)}function du(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const uu={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function jg(t,{status:e,location:n},s){const r=lu(t.target.slice(je(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...uu,"x-slipway-release":s.deployID}}}function Pg({target:t},e){const n=t.startsWith(
"/")?lu(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...uu}}}function lu(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function fu(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class hu{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?nE(d.from,e):void 0;d&&u&&(yield[d,u])}}}function Ir(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=eE(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function Ki({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:Bg(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function Bg(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const pu={headers:{},isCut:!1};class Hg{#e;constructor(e){this.#e=new hu(e.map(Gg))}of(e){if(this.#e.size===0)return pu;const n=[...this.#e.matching(
e)];return n.length===0?pu:new Wg(n).custom}}function Gg({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=Ir(i,t);return a.isFixed&&(s+=ts(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class Wg{#e=new Map;#t=Er;#n;#s=!1;constructor(e){this.#n=Er-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,fu(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-ts(e,""),o=r<
0?void 0:Ki(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=ts(e,o),n.isFixed||(this.#n-=ts(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const Yg=64,zg=8*1024,Kg=4*1024;class Vg{#e;forces;constructor(e){this.#e=new hu(e.map(Xg)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=qg(r,o,e);if(i&&(yield i),s+=1,s===Yg)return}}}
function Xg({from:t,to:e,status:n,force:s}){return{from:t,to:gr(n)?Jg(e,t):Ir(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function qg({to:t,status:e,isForeign:n},s,r){
if(gr(e)){const a=Ki(t,s,"plain",Kg);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=Ki(t,s,"encoded",zg);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function Jg(t,e){const n=t.replace(/[?#].*$/,
"");try{return Ir(n,e,decodeURIComponent)}catch{return Ir(n,e)}}class Qg{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!wr(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Hd(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=Di(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:Ld(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=Di(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=Di(e,this.has);return n?.kind==="file"?n.path:void 0}}const Zg="public, max-age=0, must-revalid\
ate",ew="public, max-age=31536000, immutable";function tw(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function nw(t,e,n,s,r){return new sw(
t,e,n,s,r)}class sw{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=NE(n),this.variants=OE(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":Hi(this.#t)?ew:Zg,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function rw(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const ow=64*1024,iw=ee.D6,aw=4*
1024,cw=32,dw=5*1024,uw=512;class lw{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=Gd(s.rules),d=Math.
min(iw,ow+s.count*aw);this.#e=s,this.isServer=s.find(Ve.r$)!==-1;const u=p=>!(this.isServer&&mu(p))&&s.find(p)!==-1;this.#t=new Qg(new Vg(i),c,u),this.#n=new Hg(
a),this.#s=new Xe(d),this.#r=o,this.weight=s.bytes+s.rules.length*cw+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,fw(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=nw(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:tw(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:fu(e.location)}}}function mu(t){return t===
Ve.nA||t.startsWith(`${Ve.nA}/`)}function fw(t,e){const n=4*t.length;return e.kind==="redirect"?uw+n+2*e.location.length:dw+n+e.customBytes}async function hw(t,e,n,s){
return new lw(e,n,await t.index(e,n.manifestHash),s)}function pw(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function mw(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const yw=256,Ew=256,yu=new Qn(yw);function gw(t){let e=yu.get(t);if(!e){if(e=ww(t),t.length>Ew)return e;yu.set(t,e)}return e}function ww(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return Zn.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const Eu=new Map,_w=4*ee.D6,Tw=768,bw=1e3;class Sw{#e;#t;#n=new Xe(_w);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<jy||s.size>Li)return Eu;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??Eu);return{sizes:a,isWhole:a.size===Zn.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>Tw+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<bw}}
const Nw=4*ee.D6,Ow=64*ee.D6,Iw=512,Rw=[];class Lw{#e;#t;#n;#s;#r=0;constructor(e,n,s=Ne.ml){this.#e=e,this.#t=new Xe(n),this.#n=Math.min(Nw,n),this.#s=new Sw(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?Se(e,"accept-encoding"):void 0,o=r===void 0?Rw:gw(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,wu(n,o,a),s)):this.#o(e,n,wu(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(Aw(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new gu;return o}).catch(o=>{if(!(o instanceof gu))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=Se(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=mw(Se(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=Ow}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+Iw,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class gu extends Error{}
function wu(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=rw(t,s,r);return t.variants?.
set(s,i),i}return t}function Aw(t,e){const n=Se(t,"if-none-match");if(n!==void 0)return pw(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function _u({sites:t,domain:e,isOwnHost:n}){const s=Mw(e),r=$w(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function kw(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const vw=1024,Dw=255;function Tu(t){const e=new Qn(vw);return n=>{if(n.length>Dw)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function Mw(t){const e=`.${t.toLowerCase()}`;return Tu(n=>{const s=bu(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function $w(t,e){return Tu(n=>{const s=bu(n);return ce(s)&&!B(s,t)&&!e(n)?s:void 0})}function bu(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const xw=64*ee.D6,Su=4096,Cw=1e3,Nu="GET, HEAD, OPTIONS";class Uw{#e;#t;#n;#s;#r;#o;#i=new Xe(xw);#a;#c;#d;#u;prefetch;#l=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Ne.ml,meter:a=Ts}=e;this.#e=s,this.#t=o,this.#n=e.finder??_u({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new Lw(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=n,this.#o=new bg(s),this.prefetch=Cg({site:c=>n.site(c),loaded:c=>this.#p(
c),load:(c,d)=>this.#m(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(Se(e,"host")??"");return n instanceof Promise?
n.then(s=>this.#h(e,s),s=>this.#N(e,s,Rg)):this.#h(e,n)};#h(e,n){return n===void 0?gt(e,Sg):Fw(this.#c,n,this.#f(e,n))}#f(e,n){const s=!n.isDeleted&&n.release!==
null;if(!Vi(e)&&!(s&&this.#d))return Ou(e.method);if(n.isDeleted)return gt(e,Ng);if(n.release===null)return gt(e,ou);const r=n.settings.domains&&this.#n.domain(
Se(e,"host")??""),o=r&&kw(r,n.settings.domains??[]);if(o)return Pg(e,this.#s(o));try{const i=this.#p(n.release),a=i?this.#g(e,n,i):this.#E(e,n,n.release),c=jw(n,
a);return c instanceof Promise?c.catch(d=>this.#N(e,d)):c}catch(i){return this.#N(e,i)}}async#E(e,n,s){return this.#g(e,n,await this.#y(n,s))}async#y(e,n){try{return await this.#m(
e.org,n)}catch(s){const r=e.kept.map(o=>this.#p(o)).find(o=>o!==void 0);if(!r||!(s instanceof ne))throw s;return this.#O("warn","edge_earlier_release",{deployID:r.
deployID,live:n.deployID}),r}}#p(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#m(e,n){return this.#p(n)||this.#i.delete(n.
deployID),this.#i.load(n.deployID,s=>s.weight,()=>hw(this.#e,e,n,this.#t))}#g(e,n,s){if(s.isServer)return this.#w(e,n,s);if(!Vi(e))return Ou(e.method);const r=je(
e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)return this.#T(e,i,s);const a=vi(r);if(a===void 0)return gt(e,au);if(a.length>Su)return gt(e,Og);const c=new xi(
`/${a}`),d=(o?void 0:s.remembered(c.path))??s.direct(c);return d?this.#T(e,d,s):wr(a)&&n.kept.length>0?this.#b(e,n,s,c):this.#S(e,n,s,c)}#w(e,n,s){if(!e.target.
startsWith("/"))return gt(e,au);const r=vi(je(e.target));if(r!==void 0&&mu(r))return gt(e,iu,s);if(!Vi(e)||e.isUpgrade||r===void 0||r.length>Su)return this.#_(n);
const o=new xi(`/${r}`),i=s.remembered(o.path)??s.direct(o);return i?this.#T(e,i,s):wr(r)&&n.kept.length>0?this.#b(e,n,s,o):this.#_(n)}#_(e){const{release:n}=e;
return n===null?ou:this.#d?.answer({...e,release:n})??(0,ln.Ih)(new ln.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#u.site(e);if(!n?.release||
n.isDeleted)return;const{release:s}=n;return(this.#p(s)??await this.#m(n.org,s)).isServer?{...n,release:s}:void 0}async#b(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(ru([]))){const a=this.#p(i)??await this.#m(n.org,i).catch(ru(void 0)),c=a?.file(o,r);if(a&&c)return this.#T(e,c,a)}return this.#S(e,n,s,
r)}#S(e,n,s,r){if(s.isServer)return this.#_(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#T(e,o,s):gt(e,iu,s)}#T(e,n,s){return n.kind==="redirec\
t"?jg(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#N(e,n,s=Ig){const r=n instanceof ne;if(!r&&!(n instanceof et))throw n;const o=r?"edge_unavailable":"edge_dama\
ged";return this.#O("error",o,{requestID:e.requestID,reason:n.message}),gt(e,r?s:Lg)}#O(...e){const n=this.#a.monotonic();n-this.#l<Cw||(this.#l=n,this.#t(...e))}}
function Vi({method:t}){return t==="GET"||t==="HEAD"}function Ou(t){return t==="OPTIONS"?{status:204,headers:{allow:Nu}}:{status:405,headers:{allow:Nu,"content-\
length":"0","cache-control":"no-store"}}}function gt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function Fw(t,e,n){const s=r=>ks(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,
0),r}):s(n)}function jw({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Iu):Iu(e)}function Iu(t){return t.take?t:{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const Pw=500,Bw=1e3,Hw=250,Gw=750,Ww=5e3,Xi=-1;class Ru{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Ne.ml,this.#s=new Xe(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#w(n))return n.record;if(n?.record!==void 0)return this.#f(
e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);
n&&(n.generation=Xi);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#y(e).catch(()=>{}))}#l(e){return this.#_()&&this.#o.size>0?Promise.reject(new ne(
"The state cannot be read now")):this.#y(e)}async#h(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#w(r)||r.record)?this.find(n):s?(this.#g(n,{record:s,
read:0,at:this.#t.monotonic(),generation:Xi}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#_())return this.#E(e,n);const s=this.#t.monotonic();return s-this.#d>=Hw&&
(this.#d=s,this.#E(e,n).catch(()=>{})),n}async#E(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.sleep(Pw,s.signal).
then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#y(e),o])}catch(i){if(i instanceof ne)return r();throw i}finally{
s.abort()}}#y(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<Gw)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#p(e,r);return this.#o.
set(e,{begun:r,record:o}),o}async#p(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.
monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#g(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#m(e,o)}catch(r){throw r instanceof
ne&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#m(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#g(e,{...n,
generation:Xi}),n.record)}#g(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#w({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-
n<Ww||this.#_()}#_(){return this.#t.monotonic()-this.#a<Bw}}const Yw=16*ee.D6,zw=4*ee.D6,qi=400,Kw=300,Vw=2;class Xw{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){
this.#e=new Ru({changes:n,table:s,clock:o,bytes:Yw,weightOf:qw,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new Ru({changes:n,table:r,
clock:o,bytes:zw,weightOf:()=>qi,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}site(e){return this.#e.find(e)}siteOfDomain(e){const n=this.#t.
find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===
void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function qw(t){return t?qi+Kw*t.kept.length+
Vw*JSON.stringify(t.settings).length:qi}async function Jw(t){const e=await t.signingKey(Qw),n=(0,L.U4)(e.value);if(!(0,L.Gv)(n)||typeof n.x!="string"||typeof n.
y!="string"||typeof n.d!="string"||!Zw({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=e0(s),o={...s,kid:r,
alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Lu({privateJwk:t},e){return new Uint8Array((0,G.hkdfSync)("sha256",
Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Qw(){const t=(0,G.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jw\
k"});return`${JSON.stringify(t)}
`}function Zw(t){try{const e=(0,G.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,G.verify)("sha256",r,(0,G.createPublicKey)(
{key:s,format:"jwk"}),(0,G.sign)("sha256",r,e))}catch{return!1}}function e0(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,G.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const t0=30,n0=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],s0=16*1024;
function r0(t){const{policy:e,clock:n}=t,s=new Map(e.issuers.map(r=>[r.issuer,{...r,keys:Ay(r.issuer,t.fetch,n)}]));if(e.localIssuer){const r={keys:[t.key.publicJwk]},
o=Ri(async()=>(await R.e(460).then(R.bind(R,6460))).createLocalJWKSet(r));s.set(t.issuer,{issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},
keys:o})}return async r=>{const o=o0(r),i=await R.e(460).then(R.bind(R,6460)),{header:a,claims:c}=i0(o,i);a0(a,c);const d=s.get(c.iss??"");if(!d)throw Re("The t\
oken was issued by an identity provider that this platform does not trust (iss)");const u=await d.keys(),p=d.audiences??[t.audience];try{const{payload:y}=await i.
jwtVerify(o,u,{issuer:d.issuer,audience:[...p],algorithms:n0,clockTolerance:t0,currentDate:new Date(n.now()),requiredClaims:["exp"]});return c0(d,y)}catch(y){throw f0(
y,i,p.join(" or "))}}}function o0(t){if(t===void 0)throw Re('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw Re('The Authorization header is not "Bearer <ID token>"');if(e.length>s0)throw Re("The token is too long to be an ID tok\
en");return e}function i0(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw Re("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function a0(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw Re("The token is an access token: send the identity provider's ID token instead")}function c0(t,e){return d0(t,e),{email:u0(t,e),issuer:t.issuer}}function d0(t,e){
for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw Re(`The token's ${n} claim is not one that this platform accepts`)}function u0(t,e){
const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw Re(`The token has no ${o} claim`);return i}),s=Ye(n);if(s===void 0){
const r=pt(n)?"has characters other than ASCII":"is not an email";throw Re(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!l0(e,t))throw Re("Th\
e token's email is not verified (email_verified is not true)");return s}function l0({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&
e}function f0(t,e,n){if(t instanceof Y)return t;const{errors:s}=e;return t instanceof s.JWTExpired?Re("The token has expired (exp): ask for a new one"):t instanceof
s.JWTClaimValidationFailed?t.claim==="aud"?Re(`The token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?Re("The token is not valid yet (\
nbf)"):Re(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?Re("The token's si\
gnature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?Re("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&
t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?Re("The token is not a valid ID token"):mr()}function Re(t){return new Y("unauthorized",`${t}.`,{"www-a\
uthenticate":'Bearer error="invalid_token"'})}async function h0(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.push(...await r.collect())}catch(o){
if(n?.aborted)break;const{message:i,remedy:a}=(0,F.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("error","collection_failed",c)}}return s}
function CO({kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[
0,0];for(const d of beyond(o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.bytes-c}}]}}}const Wt=3e4,Au=5e3,
ku={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function vu(t){return{stage:t,code:"interrupted",message:"The pla\
tform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const p0=1e3;async function m0(t,e){const{references:n,node:s,
clock:r,waits:o,stop:i}=t;let a=await n.hold(s);for(;!a&&o;)await r.sleep(p0,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).
then(y=>y||d.abort(new Error("another node has taken over the collection")),()=>{}),p=(0,Ne.fm)(Au,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{
p(),await n.release(c).catch(()=>{})}}const Du=500,y0=1e4,E0=55*6e4;function g0({keeping:t,logs:e,usage:n,apps:s,clock:r,bounds:o,keepDeletedMs:i}){return[{kinds:[
"apps"],collect:()=>_0({keeping:t,logs:e,apps:s,keepDeletedMs:i})},{kinds:["deployments","logs"],collect:()=>T0(t,e,o)},{kinds:["keys"],collect:async()=>[{kind:"\
keys",items:await Ji(()=>t.endKeys(Du)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"usage",items:await Ji(()=>n.prune(r.now(),Du)),bytes:0}]}}]}async function Ji(t){
let e=0;for(let n=0;n<y0;n+=1){const s=await t();if(e+=s,s===0)break;await Qi()}return e}function Qi(){return new Promise(t=>setImmediate(t))}const w0=20;async function _0({
keeping:t,logs:e,apps:n,keepDeletedMs:s}){await Ji(async()=>(await n.expire(w0,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.endingApp(o);if(!a)break;try{
for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=1),a.logs.length===0&&(o=a.app)}catch(c){
i=c,o=a.app}await Qi()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function T0(t,e,n){const s={deployments:0,logs:0,bytes:0},r={deployments:0,
logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const p of a.logs)await e.remove(p).catch(y=>{o=y,c.add(p)});const d={
logs:a.logs.filter(p=>!c.has(p)),deployments:a.deployments.filter(p=>!c.has(p))},u=d.logs.length+d.deployments.length;u>0&&(s.deployments+=await t.end(a.app,d)),
s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=a.left.logBytes,i=a.app),await Qi()}if(o!==
void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:r.
logs,bytes:r.bytes}}]}var os=R(9692);class Mu extends Error{name="KeyspaceGone";constructor(){super("the table was deleted")}}class Yt extends Error{name="Inval\
idRequest";code;constructor(e){super(e),this.code=e}}function $u(t,e){const n=b0(e),s=S0(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=N0(
n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,ttlSeconds:O0(n.get("ttlSeconds"))}}function b0(t){if(!(0,Yd.
isUtf8)(t))throw new Yt("invalid_json");try{const e=(0,os.U2)(t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof
os.sU))throw e}throw new Yt("invalid_json")}function S0(t){const e=t?.startsWith('"')?(0,os.I)(t):void 0;if(e===void 0||e===""||Cu(e,N.ux.keyBytes))throw new Yt(
"invalid_key");return e}function N0(t){if(t===void 0||Cu(t,N.ux.valueBytes))throw new Yt("invalid_value");return t}function O0(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.
test(t)?Number(t):0;if(e<N.ux.minTtlSeconds||e>N.ux.maxTtlSeconds)throw new Yt("invalid_ttl");return e}function xu(t){return t===void 0?void 0:t*1e3}function Cu(t,e){
return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function I0({tables:t,engine:e,quota:n}){const s=async(o,i)=>{const{keyspace:a,windows:c}=await t.
byName(o,i),d=await n.take(c);if(d===0)return a;throw new Y("rate_limited",`The table has reached its rate limit: wait ${d} s.`,{"retry-after":String(d)})},r=async o=>{
if(!e)throw new Y("unavailable","This node does not have the entries of tables. Ask a node with the role kvs.");try{return await o(e)}catch(i){throw i instanceof
Mu?new Y("table_not_found","The table was deleted."):i instanceof ne?new Y("unavailable","The entries cannot be read or written now. Try again."):i}};return{get:(o,i,a)=>r(
async c=>c.get(await s(o,i),Zi("get",{key:a}).key)),list:(o,i,a)=>r(async c=>c.keys(await s(o,i),a)),put:(o,i,a)=>r(async c=>{const{key:d,value:u,ttlSeconds:p}=R0(
a);await c.put(await s(o,i),d,{value:u,ttlMs:xu(p)})}),delete:(o,i,a)=>r(async c=>c.delete(await s(o,i),Zi("delete",{key:a}).key))}}function R0({key:t,value:e,ttlSeconds:n}){
const s=e.trim();try{(0,os.q$)(s)}catch(i){throw i instanceof os.sU?new Y("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as\
 "ahoy".`):i}const r=n.trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return Zi("put",o,s)}const{keyBytes:L0,valueBytes:A0,minTtlSeconds:k0,
maxTtlSeconds:v0}=N.ux,D0={invalid_key:`A key has 1 to ${L0} bytes.`,invalid_value:`A value has at most ${A0} bytes.`,invalid_ttl:`The time to live is ${k0} to ${v0}\
 seconds.`};function Zi(t,e,n){const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return $u(t,Buffer.from(r))}catch(o){throw o instanceof
Yt?new Y("validation_failed",D0[o.code]??"The entry is not valid."):o}}const M0=3e4,Uu=1e3,Fu=100;function $0({engine:t,tables:e,log:n,every:s=Ne.fm}){const r=new AbortController,
o=Pu(()=>ju(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=Pu(()=>x0(t,e,n,r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(M0,
()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),r.abort(),await Promise.all([o.end(),i.end()])}}}async function ju(t,e){
let n=0;for(;;){const s=await t.sweep(Uu);if(n+=s,s<Uu||e?.aborted)return n}}async function x0(t,e,n,s){for(let r=0;;){const o=await e.toDrop({after:r,limit:Fu});
for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(a)}),s.aborted)return}}if(o.length<Fu||s.aborted)
return}}function Pu(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}
const Bu=720*6e4,C0=1e3,U0="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",F0=20,j0=1e3,P0=8*1024*1024;class B0{#e;#t;#n;constructor(e,n){this.#e=e,this.#t=n,this.#n=new Kc(
P0,j0,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===F0?this.#n.find(e):null}async issue(e,n){const s={accessKeyID:`A\
SIA${Array.from((0,G.randomBytes)(16),d=>U0[d%32]).join("")}`,secret:(0,G.randomBytes)(30).toString("base64"),sessionToken:(0,G.randomBytes)(96).toString("base6\
4"),expiresAt:n+Bu},{accessKeyID:r,secret:o,sessionToken:i,expiresAt:a}=s,c=this.#t.seal(Yc(r),JSON.stringify({secret:o,sessionToken:i}));return await this.#e.issue(
{accessKeyID:r,environmentID:e,sealed:c,expiresAt:a},{now:n,most:C0}),s}renew(e,n){return this.#e.renew(e,n+Bu)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(Yc(e),s));if(!(0,L.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const H0={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,body_too_large:413,unsupported_media_type:415,rate_limited:429,internal:500,unavailable:503},Hu="AWS4-HMAC-SHA256";function G0({
date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function W0(t,e,n){return`${Hu}
${t}
${G0(e)}
${X0(n)}`}function Y0(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,G.createHmac)("sha256",n).update(s,
"utf8").digest();return new q0(n)}function z0(t,e){return t.sign(e)}const ut=64,K0=32;class Gu{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Wu=new Gu(8192),V0=new Gu(
256);function X0(t){return(0,G.hash)("sha256",Wu.latin1(t))}function Yu(t,e){return t.length===e.length&&(0,G.timingSafeEqual)(Wu.latin1(t),V0.latin1(e))}class q0{#e;#t;constructor(e){
if(e.length>ut)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${ut} are supported`);this.#e=Buffer.alloc(ut+512),this.#t=Buffer.alloc(ut+K0);for(let n=0;n<
ut;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,G.hash)("sha256",this.#n(e),"binary"),ut,"latin1"),(0,G.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-ut;return e.length>n?Buffer.concat([this.#e.subarray(0,ut),Buffer.from(e,"latin1")]):this.#e.subarray(0,ut+this.#e.write(e,ut,"latin1"))}}
const J0=new RegExp(`^${Hu} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),Q0=1024,Z0=1024,e_=32,zu=64,ea=new Qn(Q0);function t_(t){const e=t.slice(-zu),n=t.slice(0,-zu),s=ea.get(n);if(s&&n_.test(e))return{
...s,signature:e};const r=s_(t);if(r)return n.length<Z0&&r.signedHeaders.length<=e_&&ea.set(n,r),{...r,signature:e}}function UO(){return ea.size}const n_=/^[0-9a-f]{64}$/;
function s_(t){const e=J0.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const r_=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let ta;function o_(t){if(ta?.text===t)return ta.
time;const e=i_(t);return e!==void 0&&(ta={text:t,time:e}),e}function i_(t){const e=r_.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Rr(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function a_(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":f_(t.target.slice(e+1)),r=u_(n,t.normalizePath),o=m_(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const c_=/^(?:\/[A-Za-z0-9_~-]+)+$/,d_=/[^A-Za-z0-9._~-]/g;function na(t){return t.replace(d_,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function u_(t,e){if(c_.test(t))return t;const n=t.split("/");return(e?l_(n):n).map(na).join("/")||"/"}function l_(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function f_(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[na(Ku(r)),na(Ku(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Vu(n,r)||Vu(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Ku(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Vu(t,e){return t<e?-1:t>e?1:0}function h_(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=Xu(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function p_(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?h_(t.rawHeaders):{names:e,repeated:[],get(n){const s=Se(t,n);return s===void 0?void 0:Xu(s)}}}function m_(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const y_=/ {2}|\t/,E_=32,g_=9;function Xu(t){let e=0,n=t.length;for(;e<n&&qu(t,e);)e+=1;for(;n>e&&qu(t,n-1);)n-=1;const s=t.slice(e,n);return y_.test(
s)?s.replace(/[ \t]+/g," "):s}function qu(t,e){const n=t.charCodeAt(e);return n===E_||n===g_}const Lr=5*6e4,Ju=["host","content-type"],w_=new Set([...Ju,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),Ue=(t,e)=>({type:t,message:e}),Qu=Ue("UnrecognizedClientException","\
The security token included in the request is invalid.");function __(t,e){const n=Se(t,"authorization");if(n===void 0)return Ue("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=t_(n);if(!s)return Ue("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=Se(t,"x-amz-date")??"",o=o_(r);return o===void 0?Ue("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):N_(s.scope,r)??O_(r,o,e)??{headers:p_(t),signedBy:s,time:r}}function T_({headers:t,
signedBy:e},n,s){return Yu(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?Ue("ExpiredTokenException","The security token included in the reque\
st is expired"):I_(t,e.signedHeaders):Qu}function b_(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,G.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return Ue("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=a_({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=z0(L_(o,s.scope),W0(r,s.scope,c));if(!Yu(d,s.signature))return Ue("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function S_(t){return"message"in t}function N_(t,e){if(t.region!==N.aT)return Ue("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${N.aT}'.`);if(t.service!==N.jL)return Ue("InvalidSignatureException",`Credential should be scoped to correct service: '${N.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return Ue("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function O_(t,e,n){if(e<n-Lr){const s=Rr(n-Lr);return Ue("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${Rr(n)} - 5 min.)`)}if(e>n+Lr){const s=Rr(n+Lr);return Ue("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${Rr(n)} + 5 min.)`)}}function I_(t,e){const n=t.repeated.find(o=>w_.has(o));if(n!==void 0)return Ue("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(R_(o)&&!e.includes(o))return Zu(o);const s=Ju.find(o=>!e.includes(o));if(s!==void 0)
return Zu(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return Ue("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function R_(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function Zu(t){return Ue("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const el=new WeakMap;function L_(t,e){const n=el.get(t);if(n?.date===e.date)return n.key;const s=Y0(t.secret,e);return el.set(t,{date:e.date,key:s}),
s}const _n={"content-type":"application/json","cache-control":"no-store"},A_={status:200,headers:_n,body:'{"ok":true}'},k_={status:200,headers:_n,body:'{"delete\
d":true}'},tl={status:200,headers:_n,body:'{"found":false,"expiresAt":null}'},v_=new Map([[dt.Y2.put,"put"],[dt.Y2.get,"get"],[dt.Y2.delete,"delete"]]),D_=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
M_=/^Bearer +([!-~]+)$/i;function $_(t){const e={...t,log:x_(t)};return n=>U_(n,e)}function x_({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
nl){const i=e.now();if(Math.abs(i-n)<C_)return;n=i}t(s,r,o)}}const nl="kvs_unavailable",C_=1e3;async function U_(t,e){const{roles:n,tables:s,engine:r,quota:o,meter:i,
clock:a}=e;let c=d=>d;try{const d=__(t,a.now());if(S_(d))return Ar(d);const u=await n.byAccessKey(d.signedBy.accessKeyID);if(!u)return Ar(Qu);const p=T_(d,u,a.now());
if(p)return Ar(p);const y=await t.body(N.ux.bodyBytes),_=b_(t,y,d,u);if(_)return Ar(_);if(!Se(t,"x-kvs-authorization"))return Ge("missing_token");const g=await s.
byToken(sl(t));if(!g)return Ge("invalid_token");if(g.environmentID!==u.environmentID)return Ge("inactive_binding");if(!g.supported)return Ge("unsupported_app_ty\
pe");const T=await o.take(g.windows,y.length),O=P_(t);if(c=k=>F_(i,g,O,y,k),T>0)return c(Ge("rate_limited",{"retry-after":String(T)}));if(typeof O!="string")return c(
O);const{key:H,value:C,ttlSeconds:U}=$u(O,y);switch(O){case"put":return await r.put(g.keyspace,H,{value:C,ttlMs:xu(U)}),c(A_);case"delete":return await r.delete(
g.keyspace,H),c(k_);case"get":return c(B_(await r.get(g.keyspace,H)))}}catch(d){return c(H_(d,t,e))}}function sl(t){return M_.exec(Se(t,"x-kvs-authorization")??
"")?.[1]??""}function F_(t,e,n,s,r){const o=typeof n=="string"?n:"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,j_(r),s.length,i),
r}function j_(t){if(t===tl)return"missed";const{status:e}=t;return e===200?"ok":e===429?"limited":e<500?"refused":"failed"}function P_(t){const e=v_.get(je(t.target));
if(!e)return Ge("not_found");if(t.method!=="POST")return Ge("method_not_allowed",{allow:"POST"});const n=Se(t,"content-encoding")??"identity";return!D_.test(Se(
t,"content-type")??"")||n!=="identity"?Ge("unsupported_media_type"):e}function B_(t){if(!t)return tl;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).
toISOString()}"`;return{status:200,headers:_n,body:`{"found":true,"value":${t.value},"expiresAt":${e}}`}}function H_(t,e,{tables:n,log:s}){if(t instanceof Yt)return Ge(
t.code);if(t instanceof it)return Ge("body_too_large");if(t instanceof tn)return Ge("invalid_json");if(t instanceof Mu)return n.forgetToken(sl(e)),Ge("invalid_t\
oken");const r=t instanceof ne,o=t instanceof Error&&t.cause instanceof Error?t.cause:t;return s("error",r?nl:"kvs_failed",{requestID:e.requestID,path:je(e.target),
reason:o instanceof Error?o.message:String(o)}),r?Ge("unavailable",{"retry-after":"1"}):Ge("internal")}function Ge(t,e={}){return{status:H0[t],headers:{..._n,...e},
body:`{"error":"${t}"}`}}function Ar({type:t,message:e}){return{status:403,headers:{..._n,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}const G_=32,W_=new Uint8Array;
async function Y_(t){const{value:e,id:n=W_,previous:s,wrong:r}=await t.platformKey(()=>(0,G.randomBytes)(G_)),o={id:n,key:e},i=s?[o,s]:[o];return{seal:(a,c)=>_m(
o,a,c),open(a,c){try{return Tm(i,a,c)}catch(d){throw r(d)}}}}const z_=t=>ve(new Y("unavailable","This node does not have the data of the key-value store."),t);async function K_(t){
const{engine:e,clock:n,log:s,quota:r,meter:o=Ts}=t,i=await Y_(t.keys),a=new Rm(t.tables,i,{...dr,...t.quotas}),c=new B0(t.roles,i);await a.checkKey(),await c.checkKey();
const d=t.changes.subscribe(_=>V_(_,a,c)),u=e&&$0({...t,engine:e}),p={tables:a,roles:c,clock:n,log:s,every:t.every},y=async()=>{d[Symbol.dispose](),await u?.[Symbol.
asyncDispose]()};return{handler:e?$_({roles:c,tables:a,engine:e,quota:r,meter:o,clock:n,log:s}):z_,createTable:(_,g)=>a.create(_,g,n.now()),listTables:_=>a.list(
_),async deleteTable(_,g){await a.remove(_,g),u?.begin()},entries:I0({tables:a,engine:e,quota:r}),runtimeVariables:(_,g)=>Gp(p,_,g),tableVariables:(_,g)=>Dc(p,_,
g),openCredentials:_=>Wp(p,_),sweep:async()=>e?ju(e):0,close:y,[Symbol.asyncDispose]:y}}function V_(t,e,n){switch(t.kind){case"table":e.forget(t.tokenHash);break;case"\
role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"jobs":case"ended":break;default:(0,F.
xb)(t)}}const X_=500,sa=500;async function q_(t){return new J_(t).run()}class J_{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){const{blobs:n,clock:s=Ne.ml,log:r=ar,
signal:o}=e;this.#e=e,this.#t=r,this.#n=new Sr({blobs:n,clock:s,log:r}),this.#s=yn(o)}async run(){const{blobs:e,references:n}=this.#e,s=await e.ago(dc);return await this.#a(),
await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){const{references:e}=this.#e;for(let n=0;;){
const s=await e.due(n,X_);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.end(r),n=Math.max(n,...r.notes);if(s.length===
0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{hash:i}of r.files())o.add(i);await this.#f(),
await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof ne)throw r;this.#r.has(n)||this.#t("\
error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.waiting(s,sa);for(const[
o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<sa)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,o=new Map;
let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=0};for await(const{
key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!N.cS.test(d))continue;const u=Od(c)??Id(c);if(u===void 0){this.#r.has(d)||await s.deleteUnused(
c,n);continue}const p=o.get(d)??new Set;o.set(d,p.add(u)),i+=1,i===sa&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];for(const o of n)await this.#f(),
await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=Lt(e,n),i=await r.head(o);if(i){if(!await r.
deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of Zn){const d=ki(e,n,c);await r.head(d)&&!await r.deleteUnused(d,s)&&(a=!1)}return a}async#f(){
this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const rl=2e3,Q_=(0,G.randomBytes)(64*1024),Z_="trial-write",ol={canBuild:"disk_hangs"},eT={statfs:t=>(0,ue.
statfs)(t),tryToWrite:nT};class FO{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...eT,...s}}async look(){if(this.#s&&this.#t.monotonic()-
this.#r>=rl)return ol;const e=Promise.withResolvers(),n=this.#t.after(rl,()=>e.resolve(ol));try{return await Promise.race([this.#o(),e.promise])}finally{n()}}#o(){
return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=tT(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}async function tT(t,e){let n;const s=(r,o)=>({
canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?
s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",systemCode(r)??String(r))}}async function nT(t){const e=(0,j.
join)(t,Z_);await(0,ue.rm)(e,{force:!0});try{await(0,ue.writeFile)(e,Q_,{flag:"wx",mode:384,flush:!0})}finally{await(0,ue.rm)(e,{force:!0})}}class jO{#e;#t=new Set;#n="\
yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){const e=await this.#e.look();return this.#r(
()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{this.#t.delete(e)}}}#r(e){const n=this.canBuild;
if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const sT=10;function rT({node:t,ability:e,nodes:n,log:s}){let r=!1;return async()=>{const{canBuild:o,freeBytes:i,
code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(0,sT).join(", ");s("warn","builds_left_to\
_others",{reason:o,freeBytes:i,code:a,nodes:u,means:oT})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"room":"no_other_node",freeBytes:i}),!r}}const oT="\
The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while another one can build",ra=36e5,iT=2*ra;function aT(t,e,n){
const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();try{for(const{kind:u,items:p,bytes:y,left:_}of await t(d)){const g=s.
get(u);s.set(u,{kind:u,ended:(g?.ended??0)+p,left:_??g?.left}),p>0&&n("info","collected",{kind:u,items:p,bytes:y})}}catch(u){const{message:p,remedy:y}=(0,F.I7)(
u);n("error","collection_failed",{message:p,...y!==void 0&&{remedy:y}})}finally{r=void 0}},c=(d=!1)=>(r??=a(d),r);return{figures:()=>[...s.values()],async collect(){
await r,await c(!0)},whenIdle(){e.monotonic()-o>=ra&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=iT&&c()},async[Symbol.asyncDispose](){await r}}}class oa extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(zt(s),{cause:s}),this.stage=e,this.aborted=n}}function cT(t){const{stage:e,aborted:n,cause:s}=t instanceof oa?
t:{stage:"build",aborted:!1,cause:t};if(n)return vu(e);if(s instanceof b)return s.facts;if((0,F.b$)(s)||s instanceof ne&&s.isFull)return il(e,"disk_full","The d\
isk of the platform is full");const r=s instanceof ne?"its state cannot be read or written now":zt(s);return il(e,an[e],`The platform itself failed at the stage\
 "${e}": ${r}`)}const dT="<data>";function uT(t,e){const n=r=>r.replaceAll(e,dT),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?
t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({...r,message:n(r.message)}))}}function il(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function zt(t){return t instanceof Error?t.message:String(t)}var lT=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},fT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const hT=Wt-1e4,pT=1e3;class mT extends Error{name="LeaseLost"}class yT{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#g(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=hT&&this.#i==="building"&&this.#E("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=Au&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#y()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:zt(o)})}finally{this.#l=void 0}}#E(e){if(this.#h)return;this.#i="lost";const n=()=>new mT(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof S?e:n()),this.#r.resolve()}async#y(){const e=await this.#t.jobs.endOf(this.#e).catch(()=>{});
this.#E(e==="cancelled"?new S:"another node has ended it")}async#p(e){this.#s.signal.throwIfAborted(),await e()||await this.#y(),this.#s.signal.throwIfAborted()}#m(e){
return this.#p(()=>so(e,this.#t.clock,this.#o))}async#g(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#w()}catch(c){const d=uT(cT(c),this.#t.dataDir);a=d.code,c instanceof oa&&c.cause instanceof ne&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#S(d)}if(this.#s.signal.reason instanceof S)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?zt(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#w(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=lT(d,await n.build(a,{signal:c,fence:i.fence,onStage:p=>this.#_(p),onCommit:(p,y)=>this.#m(()=>e.recordCommit(i,p,y)),onStored:(p,y,_,g)=>{const T=(0,N.
Rm)(a.type)?a.type:a.detectsType?g:void 0;return this.#m(()=>e.recordRelease(i,p,y,_,T))},onLogged:p=>{this.#c=p}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.
deployID,manifestHash:u.release.manifestHash}),await this.#_("activate"),await o?.({job:a,release:u.release,signal:c}),c.throwIfAborted(),await this.#b(u.release.
manifestHash),s?.(a.app,u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=fT(d);u&&await u}}catch(d){throw new oa(this.#a,this.#n.aborted,d)}}async#_(e){
const{jobs:n,onChange:s}=this.#t;if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#m(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#b(e){
const{jobs:n}=this.#t,s=this.#e;this.#i="recording",await this.#m(async r=>await n.finish(s,{kind:"live",manifestHash:e,logBytes:this.#c})||r>1&&await n.endOf(s)===
"succeeded"),this.#i="ended"}async#S(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recordi\
ng";try{await this.#p(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;const c={deployID:this.#e.deployID,cause:zt(a)};if(i||s("error","deplo\
yment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(pT,this.#n).catch(()=>{})}}}}const ET=1e3;function gT(t){return new wT(t)}class wT{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){
this.#e=e,this.#t=e.every??Ne.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=
!0;const s=n.subscribe(r=>{(r.kind==="jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&
o.check()});this.#o.push(()=>s[Symbol.dispose](),this.#t(Wt,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.
splice(0))e();this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#g(!1),this.#h()}async idle(){if(this.#s.
signal.aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#E())}async#E(){for(;this.#d;){this.#d=!1;try{await this.#y(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:zt(e)}),this.#u=!0,this.#g(!0)}}this.#c=void 0}async#y(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#w(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#p&&
(await this.#e.mayClaim?.()??!0);for(;r&&this.#p;){const i=await e.claim(this.#e.node,this.#e.organizationBuilds);if(!i)break;this.#m(i)}const o=this.#r.size>0||
await e.isBusy();this.#g(o&&this.#l||this.#r.size>0),o||this.#h()}get#p(){return this.#l&&this.#r.size<this.#n}#m(e){const n=[...this.#r].find(r=>_T(r.app,e.job.
app)),s=new yT(e,this.#e,this.#s.signal,n?.ended);this.#r.add(s),this.#g(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#g(e){e||this.#a?.();const n=()=>this.#t(
ET,()=>{this.#w(),this.#f()});this.#a=e?this.#a??n():void 0}async#w(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function _T(t,e){return t.org===e.
org&&t.project===e.project&&t.appID===e.appID}const TT=600;async function bT(t,e,n,s,r,o){const a=qe(t,"kvs")||qe(t,"control")?o.use(await al(t,s)):void 0;r.useKvs(
a?async()=>a:Fc(()=>al(t,s),o));const c=qe(t,"build")?IT(t,e,n,r,o):void 0;return{edge:n,kvs:a,build:c}}function ST(t,e,n,s,r){const{stores:o,clock:i,log:a,shared:c,
host:d,edgeCacheBytes:u}=t,{sitesDomain:p,baseUrl:y,siteUrl:_}=e,g={table:c?.sites,domains:c?.domains},T=r.use(new Xw(o.state.releases,o.changes,{...g,clock:i})),
O=_u({sites:T,domain:p,isOwnHost:sc({host:d,baseUrl:y})}),H=new Sr({blobs:o.blobs,clock:i,log:a}),C=new Uw({sites:T,finder:O,siteUrl:_,objects:H,cacheBytes:u,log:a,
meter:n,functions:s}),{handler:U,prefetch:k}=C,M=$=>C.serverSite($),I=o.changes.subscribe($=>{$.kind==="coming"&&k($),$.kind==="site"&&s.changed($.subdomain,()=>M(
$.subdomain)),$.kind==="unknown"&&s.changedAll(M)});return r.use(I),{handler:U,prefetch:k,serverSite:M,sites:T,finder:O,objects:H}}const NT=500;async function OT({
clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(NT)])}function al(t,e){
const{stores:n,clock:s,log:r,kvsQuotas:o}=t,i=qe(t,"kvs")?n.kvs:void 0;return K_({...n,engine:i,clock:s,log:r,meter:e,quotas:o})}function IT(t,e,n,s,r){const{clock:o,
log:i,workers:a,stores:c,node:d,shared:u,lasting:p}=t,{jobs:y,changes:_}=c,g=AT(t),{references:T}=c,O=u?.blobs??c.blobs,H=async(Ae,ft)=>{if(!(await c.usage.claimTurn(
"collect",E0)||Ae))return[];await u?.checkPlace();const Mt=g0({...c,apps:c.state.apps,clock:o,bounds:dl(t),keepDeletedMs:t.keepDeletedMs}),fs=p?[{kinds:["object\
s"],collect:async()=>{const{objects:eO,bytes:tO}=await q_({blobs:O,references:T,signal:ft,clock:o,log:i});return[{kind:"objects",items:eO,bytes:tO}]}}]:[];return h0(
[...Mt,...fs],i,ft)},C=new AbortController,U=async Ae=>{const ft={references:T,node:d,clock:o,waits:Ae,stop:C.signal},Mt=await m0(ft,fs=>H(Ae,fs)).catch(fs=>({error:fs})),
wf=await g.collect();if(Mt&&"error"in Mt&&!C.signal.aborted)throw Mt.error;return[...Mt&&!("error"in Mt)?Mt:[],...wf]},k=r.use(aT(U,o,i));r.defer(()=>C.abort(new Error(
"the platform stops"))),r.use(g);const M=()=>{y.isBusy().then(Ae=>Ae?k.whenBusy():k.whenIdle(),()=>{})};r.defer((0,Ne.fm)(ra,M));const I=async({org:Ae},{manifestHash:ft})=>{
await g.prepareVariants(Ae,ft),n?.objects.variantsChanged(Ae)},$=RT(t.builder??g,e),q=u&&((Ae,ft)=>OT(t,n,Ae,ft)),z=n?.objects??new Sr({blobs:c.blobs,clock:o,log:i}),
K=Ae=>s.tryInstance(Ae,z),{ability:Z,store:te}=u?.nodes??{},ye=Z&&te&&rT({node:d,ability:Z,nodes:te,log:i}),Ee=(0,A.realpathSync)(t.nodeDir),{organizationBuilds:Le}=t,
lt={jobs:y,changes:_,builder:$,dataDir:Ee,node:d,...{workers:a,organizationBuilds:Le},log:i,clock:o,onChange:M,onComing:q,activate:K,mayClaim:ye},Tt=r.use(gT({...lt,
onLive:(Ae,ft)=>{I(Ae,ft)}}));return{housekeeping:k,queue:Tt,dispatch:g}}function RT(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({
...n,timeoutMs:e(n.app.org)},s)}}const LT=864e5,cl=500;function dl({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*LT,logBytes:Ih}}function AT(t){const{stores:e,
nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:p,lasting:y,log:_,clock:g}=t,
{logs:T,blobsAt:O}=e;return mg({...{repositories:k=>e.keeping.repositories(k,cl),apps:async k=>{const[M="",I="",$=""]=k.split("/");return(await e.keeping.apps(k===
""?void 0:{org:M,project:I,appID:$},cl)).map(z=>`${z.org}/${z.project}/${z.appID}`)},dataDir:n,blobs:O,lasting:y,env:i,allowLocalGit:a,gitUrlTemplate:c,limits:s,
isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:p},logs:T,log:_,clock:g})}async function kT(t,e,n,s){const{clock:r,fetch:o,requestsPerMinute:i=n===
ys?0:TT}=t,a=await Jw(t.stores.keys),{baseUrl:c,issuer:d}=e;return{issuer:Ao({issuer:d,audience:c,key:a,requestToken:s,clock:r}),mayUseDomain:n.mayUseDomain,providers:n.
issuers.filter(({client:u})=>u!==void 0),signInKey:Lu(a,"console sign-in"),draftKey:Lu(a,"console draft"),gate:{roleOf:n.roleOf,organizationsOf:n.organizationsOf,
verify:r0({policy:n,issuer:d,audience:c,key:a,clock:r,fetch:o}),rateLimit:t.shared?zE(i,t.stores.quota):KE(i,r)}}}function vT(t,e){const n=t.indexOf(":");let s=n===
-1?t.length:n;t.charCodeAt(s-1)===ul&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==ul?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const ul=46,
ll=300;function DT(t){const e=kr("control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??kr("kvs")],["/identity","identity",t.identity??e],["/c\
onsole","console",ia(t.console??e,t.isOwnHost)],["/operator","operator",t.operator??e],["/backup","operator",Tn("/backup",t.backup??e)],["/healthz","platform",Tn(
"/healthz",bn(t.healthz))],["/readyz","platform",Tn("/readyz",bn(t.readyz))],["/tls-allowed","platform",Tn("/tls-allowed",bn(t.tlsAllowed??kr("edge")))],["/open\
api.json","platform",Tn("/openapi.json",bn(t.openApi))],["/metrics","platform",Tn("/metrics",ia(bn(t.metrics),t.isOwnHost))]]}function kr(t){const e=`This node \
does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>ve(new Y("unavailable",e),n)}function Tn(t,e){return n=>(je(
n.target)===t?e:aa)(n)}function ia(t,e){return n=>{const s=Se(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(
0,ll))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return Ie(421,{error:{code:"misdirected_request",message:o,requestID:n.
requestID}})}}function bn(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}\
.`;return ve(new Y("method_not_allowed",s,{allow:n}),e)}}function fl(t){const e=DT(t),n=ia(bn(t.index),t.isOwnHost),{sitesDomain:s,edge:r=kr("edge"),isCustomHost:o,
observe:i}=t,a=d=>{const u=je(d.target);if(u==="/")return["platform",n];for(const[p,y,_]of e)if(u.startsWith(p)&&!(u.length!==p.length&&u[p.length]!=="/"))return[
y,_];return["platform",aa]},c=(d,u,p)=>{const y=performance.now(),_=T=>ks(T,({status:O})=>i(d,p,O,y)),g=u(p);return g instanceof Promise?g.then(_,T=>{const O=T instanceof
tn;if(i(d,p,O?400:500,y),!O)throw T;return ve(new Y("invalid_request","The body broke off."),p)}):_(g)};return d=>{const u=d.headers.host;if(typeof u=="string"&&
vT(u,s))return c("edge",r,d);const p=typeof u=="string"&&o?.(u);if(p===!0)return c("edge",r,d);const[y,_]=a(d);return p instanceof Promise?p.then(g=>g?c("edge",
r,d):c(y,_,d),g=>{if(!(g instanceof ne))throw g;return _===n||_===aa?c("edge",r,d):c(y,_,d)}):c(y,_,d)}}const aa=t=>{const{method:e,target:n}=t;if(n==="*"&&e===
"OPTIONS")return{status:204,headers:{}};const s=je(n).slice(0,ll),r=n.startsWith("/")?new Y("not_found",`Nothing is at ${s}`):new Y("invalid_request",`The reque\
st target is neither a path nor an http URL: ${s}`);return ve(r,t)};function MT(t,e,n){const{rooms:s,identity:r,nodes:o,backup:i,functions:a}=n,{edge:c,kvs:d}=s;
return fl({...hl(t,e,c,n),kvs:qe(t,"kvs")?d?.handler:void 0,...CT(t,e,s,r,o,a),backup:r&&i})}function $T(t,e,n,s){const r=i=>qe(t,i)?ei:void 0,o=r("control");return fl(
{...hl(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,backup:o})}function hl(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,
{readiness:u,metrics:p}=s;return{sitesDomain:c,isOwnHost:sc({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&xT(n.finder),healthz:WE({check:i?void 0:o.check,
damage:n?.objects.damage}),readyz:u.handler,metrics:p.handler,tlsAllowed:n&&Oy({...n,ownName:new URL(d).hostname}),index:jT(e),openApi:FT(d),observe:PT(p.count,
r)}}function xT({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function CT(t,{baseUrl:e,
kvsUrl:n,consoleUrl:s,siteUrl:r,sitesDomain:o},{kvs:i,build:a},c,{list:d},u){if(!c||!i)return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{
clock:p,log:y,allowLocalGit:_,stores:g,resolveTxt:T,fetch:O,kvsQuotas:H,keepDeletedMs:C}=t,{gate:U,issuer:k,mayUseDomain:M,providers:I,signInKey:$,draftKey:q}=c,
z={ownName:new URL(e).hostname,sitesDomain:o,mayUseDomain:M,resolveTxt:T},{state:K,logs:Z,sessions:te,usage:ye}=g,Ee=od({state:K,allowLocalGit:_,domains:z}),Le=Ym(
{state:K,logs:Z,keepDeletedMs:C}),Dt=new Sr({blobs:g.blobs,clock:p,log:y}),lt={state:K,operations:Le,kvs:i,usage:ye,clock:p,siteUrl:r,functions:u};return{control:Ty(
U,{state:K,allowLocalGit:_,siteUrl:r,domains:z}),identity:k.handler,operator:Sy(U,{...lt,kvsUrl:n,organizationsOf:U.organizationsOf,listNodes:d,consoleLink:Tt=>jm(
Tt,{sessions:te,consoleUrl:s,clock:p})}),console:UT({...lt,...U,changes:Ee,compare:Cy(Dt),start:HE(Dt),keeping:g.keeping,kept:{...dl(t),caches:er.caches,mirrors:er.
mirrors},logs:Z,sessions:te,signIn:{providers:I,key:$,consoleUrl:s,clock:p,fetch:O},consoleUrl:s,draftKey:q,detect:a&&((Tt,Ae)=>a.dispatch.detect(Tt,Ae)),tablePerMinute:H.
tablePerMinute??dr.tablePerMinute})}}function vr({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function UT({signIn:t,
...e}){const n=Ri(async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.all([R.e(406).then(R.bind(R,4406)),R.e(83).then(R.bind(R,4083))]);return s(
{...e,oidc:r(t)})});return async s=>(await n())(s)}function FT(t){return async()=>Ie(200,(await R.e(487).then(R.bind(R,1487))).openApi(t))}function jT(t){const e={
service:"slipway",...vr(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}")};return()=>Ie(200,e)}function PT(t,e){
return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",
{room:n,method:i,path:d,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const BT="run.json",pl="node.json";function PO(t){const e=parsedJson(t);if(!isObject(
e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!Sn(s)))return{roles:n,baseUrl:s}}function BO(t){const e=parsedJson(
t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&
!(typeof c!="string"||c==="")&&!(!Sn(s)||!Sn(r)||!Sn(o)||!Sn(i)||!Sn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function Sn(t){
return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function HT(t,e){return(0,A.rmSync)((0,j.join)(t,pl),{force:!0}),ml((0,j.join)(t,BT),e)}function GT(t,e){
return ml((0,j.join)(t,pl),e)}function ml(t,e){return(0,A.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,A.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,A.rmSync)(t,{force:!0})}}function WT(t,e){const n=ni.includes(e.host)?"127.0.0.1":e.host,s=KT(
e.publicUrl??Qa(n,t)),r=zT(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const YT=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function zT(t,e){const n=(s,r)=>new F.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!YT.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function KT(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new F.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var VT=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},XT=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function qT(t){const e={stack:[],error:void 0,hasError:!1};try{const n=VT(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=Lm(t),{log:o,nodeDir:i}=r,a=gs(i,r.env),c=await Ja(r);n.defer(()=>c.close());const d=WT(c.port,r);let u;const p=()=>u?.
dispatch.walls,y=eb(r,p),{requestToken:_=(0,G.randomBytes)(32).toString("base64url")}=r.shared??{},g=n.use(yo({...r,usage:s.usage,engine:JT(r)})),T=await Mm(r,d,
g.meter,n),O=qe(r,"edge")?ST(r,d,g.meter,T.functions,n):void 0,C={readiness:y,metrics:QT(r,O,g,p,()=>u?.housekeeping.figures()??[])};O&&r.shared?.awaitStores&&(c.
serve($T(r,d,O,C)),y.start("edge"),n.defer(()=>c.close()),o("info","edge_started",{...vr(d),port:c.port,dataDir:i,node:r.node})),await r.shared?.awaitStores?.();
const U=await bT(r,a,O,g.meter,T,n);u=U.build,n.defer(()=>c.close()),n.defer(()=>T.functions.endStreams());const k=qe(r,"control")?await kT(r,d,a,_):void 0,M=s.
backUp,I=n.use(await Go(sb(r,d,c.port,U))),$=Mo(_,M);c.serve(MT(r,d,{...C,rooms:U,identity:k,nodes:I,backup:$,functions:T.view})),await U.build?.queue.start(),y.
start();const q=`${d.issuer}/token?api-version=2.0`,z={pid:process.pid,...vr(d),requestUrl:q,requestToken:_};n.use(k?HT(i,z):GT(i,{roles:r.roles,baseUrl:d.baseUrl})),
o("info","platform_started",{...vr(d),dataDir:i,node:r.node,roles:r.roles.join()});const K=nb(()=>tb(r,y,U),n.move(),()=>o("info","platform_stopped",{dataDir:i}));
return{...d,port:c.port,dataDir:i,requestUrl:q,requestToken:_,buildNetwork:p()?.network,close:K,mintToken:k?.issuer.mint??ZT,backUp:M,collectGarbage:async()=>U.
build?.housekeeping.collect(),[Symbol.asyncDispose]:K}}catch(n){e.error=n,e.hasError=!0}finally{const n=XT(e);n&&await n}}function JT(t){return qe(t,"kvs")?t.stores.
kvs:void 0}function QT({stores:t,shared:e,node:n,clock:s},r,o,i,a){const c=r?.objects.damage,{deployments:d}=t.state,{ability:u}=e?.nodes??{};return Bn({deployments:d,
damage:c,ability:u,walls:i,node:e&&n,clock:s,metering:o,kept:a})}function ZT(){return Promise.reject(new TypeError("This node does not have the role control"))}
function eb({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i){let a;const c=()=>(a??=s.check().finally(()=>{a=void 0}),a),d=async()=>{await c(),await r?.
checkClock()};return W({node:t,roles:e,functions:n,clock:o,checks:{control:d,build:c,kvs:async()=>{await d(),await s.kvs?.check()}},walls:i})}async function tb({
drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}
function nb(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function sb({node:t,roles:e,functions:n,host:s,shared:r,clock:o,log:i},{baseUrl:a,
sitesDomain:c},d,{build:u}){const p=`${ni.includes(s)?(0,ie.hostname)():s}:${d}`,y=()=>u?.queue.underWay??0,_=r&&{...r.nodes,start:{...r.nodes.start,publicUrl:a,
sitesDomain:c}};return{own:{name:t,roles:e,address:p,...e.includes("edge")&&{functions:n}},shared:_,builds:y,clock:o,log:i}}const kt={BUSY:5,READONLY:8,IOERR:10,
CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function is(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function as(t){return(0,F.b$)(t)||is(t)===
kt.FULL}const rb=[kt.BUSY,kt.READONLY,kt.IOERR,kt.CANTOPEN];function ob(t){return rb.includes(is(t))}function yl(t){return is(t)===kt.CORRUPT||is(t)===kt.NOTADB}
function El(t){return is(t)===kt.BUSY}const gl="abcdefghijklmnopqrstuvwxyz234567",ib=63,wl=6,ab=()=>(0,G.randomInt)(2**32)/2**32;function ca(t,e){let n="";for(;n.
length<t;)n+=gl[Math.floor(e()*gl.length)]??"";return n}function cb(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,ib-wl-1).replace(
/-+$/,"");return e===""?"app":e}function _l(t,e){return`${cb(t)}-${ca(wl,e)}`}const db=[".drafts","tmp"],ub=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function lb(t,e){let n=Promise.resolve();const s=async r=>{fb(r,t);try{await Tl(t,r),e(r),await Tl(t,r)}catch(o){for(const i of(0,A.readdirSync)(r))await(0,ue.rm)(
(0,j.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function fb(t,e){if(!(0,j.isAbsolute)(t))throw Dr(`"${t}\
" is not an absolute path`);if((0,de.FK)(e,t))throw Dr(`${t} is inside the data directory`);try{if((0,de.wZ)(t,448),(0,A.readdirSync)(t).length>0)throw Dr(`${t}\
 is not empty`)}catch(n){throw n instanceof F.GQ||as(n)?n:Dr(`${t} cannot be written (${(0,F.xU)(n)})`)}}const hb=5;async function Tl(t,e){const n=s=>!(0,j.relative)(
t,s).split(j.sep).some(r=>db.includes(r));for(const s of(0,A.readdirSync)(t).filter(r=>!ub.test(r)))for(let r=1;;r+=1)try{await(0,ue.cp)((0,j.join)(t,s),(0,j.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,F.xU)(o)!=="ENOENT"||r===hb)throw o}}function Dr(t){return new F.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function HO(t){return t}class pb extends Error{name="BlobsFull"}class bl extends Error{name="\
WrongBytes"}const mb=200,yb=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Eb=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function da(t){if(t.length<=mb&&Eb.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function gb(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return da(t.slice(0,-1)),t}const wb=3;let ua=0;const Sl=[];async function _b(t){ua<wb?ua+=1:
await new Promise(e=>Sl.push(e));try{return await t()}finally{const e=Sl.shift();e?e():ua-=1}}class Tb extends at.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){
super({highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:_b(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var bb=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Sb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const la={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Nl={...la,sync:async()=>{}};
function Mr(t){(0,A.mkdirSync)(t,{recursive:!0,mode:448})}async function Nb(t,e=la){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===Nl)return;const s=bb(n,await(0,ue.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Sb(n);s&&await s}}function fa(t){return wt(
()=>(0,A.readdirSync)(t))??[]}const Ob=new Set(["ENOENT","ENOTDIR","EISDIR"]);function ha(t){return Ob.has((0,F.xU)(t))}function wt(t){try{return t()}catch(e){if(ha(
e))return;throw e}}var Ib=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Rb=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const $r=600*1e3;class Lb{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=wt(()=>{const o=(0,A.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=$r||
Ab(s,n)});return r&&this.#t.add(pa(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,G.hash)("sha256",n)!==s)throw new bl(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,G.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new bl(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Ol(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Nb(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${da(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,j.
join)(this.#e.drafts,(0,G.randomUUID)());try{await this.#a(s,n),await(0,ue.rename)(s,e).catch(r=>{if((0,F.xU)(r)!=="ENOENT")throw r;return Mr((0,j.dirname)(e)),
(0,ue.rename)(s,e)}),this.#t.add(pa(e))}catch(r){throw await(0,ue.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=Ib(s,
await(0,ue.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=Rb(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=as(e)?new pb("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function pa(t){return t.slice(
0,t.lastIndexOf("/"))}function Ol(t,e){return e===t?[e]:[e,...Ol(t,pa(e))]}function Ab(t,e){const{mtimeNs:n}=(0,A.statSync)(t,{bigint:!0});try{(0,A.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,F.xU)(s)!=="EPERM")throw s;return!1}return(0,A.statSync)(t).size===e}function kb({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function xr({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const ma=1024*1024,vb=16*ma;class Db{#e;#t=0;constructor(e,n=()=>$b(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,vb))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-Mb(e.size):Number.POSITIVE_INFINITY}}function Mb(t){return Math.
min(Math.max(256*ma,t/100),2560*ma,t/8)}function $b(t){try{const{bavail:e,blocks:n,bsize:s}=(0,A.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Il=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Rl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const xb=64*1024,ya=".damaged";function GO(t){return t.endsWith(ya)?t.slice(0,-ya.
length):void 0}const Cb=3600*1e3;class Ub{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,j.join)(e,".drafts"),this.#n=(0,j.
join)(e,".leaving"),this.#s=n,this.#r=s??la,this.#o=new Db(e),Mr(e)}async head(e){const n=await this.#d(e,s=>(0,ue.stat)(s,{bigint:!0}));return n?.isFile()?xr(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Il(s,r,!0),i=xr(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Rl(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Il(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Rl(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new Tb(s,r,o,xb)}writer({lasting:e=!0}={}){this.#f(),Mr(this.#t);const n=e&&this.#s?this.#r:
{...Nl,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new Lb(s)}async delete(e){const n=this.#a(e);(0,A.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,A.rmSync)(s,{force:!0});(0,A.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>kb(r)<n-$r);return s!==void 0&&(0,A.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>xr(r).version===n);return s===void 0?!1:((0,A.
renameSync)(s,`${this.#a(e)}${ya}`),!0)}async*list(e,n){const s=(0,j.join)(this.#e,gb(e)),r=n===void 0?void 0:(await(0,ue.stat)(s).catch(cs))?.mtimeMs,o=n!==void 0&&
(r??0)<n-$r,i=await(0,ue.readdir)(s,{withFileTypes:!0}).catch(cs);for(const a of i??[]){if(!yb.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&wt(()=>(0,A.statSync)((0,j.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-$r)&&(yield{key:c,...xr(
d)})}}#a(e){return(0,j.join)(this.#e,da(e))}async#c(e){const n=await this.#d(e,s=>(0,ue.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(cs);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(cs);if(i!==void 0)return i}return n(s).catch(
cs)}#u(e){const n=`${Ll(e)}~~`;return fa(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,j.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=wt(()=>(0,A.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,j.join)(this.#n,`${Ll(e)}~~${Date.now()}~${(0,G.randomUUID)()}`);Mr(this.#n);const a=wt(()=>((0,A.renameSync)(
s,o),!0))&&wt(()=>(0,A.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,A.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,F.xU)(s)??"")){(0,A.renameSync)(e,n);return}if((0,F.xU)(s)!=="EEXIST"&&!ha(s))throw s}(0,A.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-Cb;for(const n of fa(this.#t)){const s=(0,j.join)(this.#t,n);(wt(()=>(0,A.statSync)(s).mtimeMs)??e)<e&&(0,A.rmSync)(s,{force:!0,recursive:!0})}for(const n of fa(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,j.join)(this.#n,n),this.#a(o))}}}function Ll(t){return t.replaceAll(
"/","~")}function cs(t){if(!ha(t))throw t}const Ea=10,Fb=/^[\w-]{1,128}$/;function jb(t){if(Fb.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Al(t,e){const n=kl(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function Pb(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=kl(e,n),a=t.subarray(i-Al(e,n).start),c=s<0&&i>0&&t[0]!==Ea?Bb(a):0,u=i+a.length>=e&&o?a.length:Hb(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function kl(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function Bb(t){const e=t.indexOf(Ea)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!vl(n)))}function Hb(t,e){const n=t.lastIndexOf(Ea)+1;return n>0||t.length<e?n:Gb(t)}function Gb(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(vl(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function vl(t){return(t&192)===128}var Wb=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Yb=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function zb(t,{log:e=ar,mayAppend:n=()=>!0}={}){(0,A.mkdirSync)(t,{recursive:!0,
mode:448});const s=o=>(0,j.join)(t,`${jb(o)}.log`),r=new Set;return{async append(o,i,a){try{if(a!==void 0&&!n(o,a))throw new Error("The lease of the build has e\
nded");await(0,ue.appendFile)(s(o),i,{mode:384})}catch(c){r.has(o)||e("warn","build_log_lost",{deployID:o,reason:String(c)}),r.add(o)}},async end(o){r.delete(o)},
async read(o,i){try{const a={stack:[],error:void 0,hasError:!1};try{const c=Wb(a,await(0,ue.open)(s(o)),!0);return await Kb(c,i)}catch(c){a.error=c,a.hasError=!0}finally{
const c=Yb(a);c&&await c}}catch(a){if((0,F.xU)(a)==="ENOENT")return;throw a}},remove:o=>(0,ue.rm)(s(o),{force:!0})}}async function Kb(t,e){const{size:n}=await t.
stat(),{start:s,length:r}=Al(n,e);return Pb(await Vb(t,s,r),n,e)}async function Vb(t,e,n){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.
read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}function Xb(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{
t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var ga=R(99);const Cr=[`
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
  `];function qb(t){const e=new ga.DatabaseSync(t===void 0?":memory:":(0,j.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),Jb(e),e}catch(n){throw e.close(),n}}function Jb(t){const e=Dl(t);if(e!==Cr.length){if(e>Cr.length)
throw new F.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Cr.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Cr.entries())Ur(t,()=>{Dl(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function Dl(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function Ml(t,e){t.prepare("VACUUM INTO ?").run(e),(0,A.chmodSync)(e,384)}function Ur(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Fr(t){return{read:async e=>wa(e),first:async(e,n,s)=>wa(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>wa(()=>Ur(t,e))}}function wa(t){try{return t()}catch(e){const n=as(e);throw!n&&!ob(e)?e:new ne(`The sta\
te cannot be read or written: ${Qb(e)}`,{cause:e,isFull:n})}}function Qb(t){return t instanceof Error?t.message:String(t)}function $l(t){const e=(0,j.join)(t,"p\
latform.pid"),n=(0,j.join)(t,"platform.lock");(0,A.writeFileSync)(n,"",{flag:"a",mode:384});const s=new ga.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),yl(r)?new F.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):El(r)?new F.GQ("platform_locked",`Another platform uses ${t}${Zb(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,A.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,A.rmSync)(e,{force:!0}),s.close())}}}function Zb(t){try{const e=/^\d{1,10}$/.exec((0,A.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function eS(t){return Cl(t,e=>{(xl(e)||(0,A.readdirSync)(e).length===0)&&(0,A.chmodSync)(e,448),(0,A.writeFileSync)(
(0,j.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function WO(t){const e=Cl(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(xl(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function xl(t){return(0,A.existsSync)((0,j.join)(t,"platform.db"))}function Cl(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new F.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,j.resolve)(t);try{(0,de.wZ)(
n,448),e(n)}catch(s){throw new F.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,F.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,A.existsSync)((0,j.join)(n,".gitignore"))||(0,A.writeFileSync)((0,j.join)(n,".gitignore"),`*
`,{mode:384}),n}function P(t,e){const n=t[e];if(typeof n!="string")throw _a(e);return n}function pe(t,e){return t[e]===null?null:P(t,e)}function X(t,e){const n=t[e];
if(typeof n!="number")throw _a(e);return n}function xe(t,e){return t[e]===null?null:X(t,e)}function ds(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw _a(
e);return n}function _a(t){return new F.GQ("internal",`The column ${t} of the database has an unexpected type`)}function vt(t){return{seq:X(t,"seq"),deployID:P(
t,"deploy_id"),status:Sa(t),stage:ba(t),branch:P(t,"branch"),commit:pe(t,"commit"),createdAt:X(t,"created_at"),startedAt:xe(t,"started_at"),finishedAt:xe(t,"fin\
ished_at"),supersededBy:pe(t,"superseded_by"),cancelledBy:pe(t,"cancelled_by"),triggeredBy:pe(t,"triggered_by"),redeployOf:pe(t,"redeploy_of"),configuration:Ta(
t),commitFacts:{subject:pe(t,"commit_subject"),author:pe(t,"commit_author")},size:aS(t),warnings:iS(t),logRemovedAt:xe(t,"log_removed_at"),enteredAt:sS(t)}}function Ul(t){
return{app:{org:P(t,"app_org"),project:P(t,"app_project"),appID:P(t,"app_id")},deployment:vt(t)}}const tS="a.org AS app_org, a.project AS app_project, a.app_id",
nS=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","release_files","release_bytes","warnings","install_at","build_\
at","sync_at","activate_at","log_removed_at"],us={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function sS(t){const e=Object.entries(
us).map(([n,s])=>[n,xe(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Ta(t){const e=pe(t,"configuration");return e===null?null:JSON.parse(
e)}function rS(t){const e=Ta(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function oS(t=[]){return t.length===
0?null:JSON.stringify(t)}function iS(t){const e=pe(t,"warnings");return(e===null?void 0:(0,ic.h)(JSON.parse(e)))??[]}function Fl(t){const e=pe(t,"env");return e===
null?void 0:JSON.parse(e)}function aS(t){const[e,n]=[xe(t,"release_files"),xe(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function cS(t,e){
const{branch:n,commit:s,by:r=null,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:n??o?.branch??e,commit:s,by:r,redeployOf:null,configuration:o?
JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function dS(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.
commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function uS(t,e){return e?{kind:t?"cancelled":"too_late",deployment:e}:
{kind:"no_deployment"}}function ba(t){const e=pe(t,"stage");return Oe.Mb.find(n=>n===e)??null}function Sa(t){const e=P(t,"status"),n=Oe.PB.find(s=>s===e);if(!n)
throw new F.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function jl(t){return Ws((0,L.U4)(pe(t,"failure")??""))??h(ba(t)??
"build")}function lS(t){return{status:Sa(t),count:X(t,"count"),ran:X(t,"ran"),ms:X(t,"ms")}}function Ce(t){return{org:P(t,"org"),project:P(t,"project"),appID:P(
t,"app_id"),name:P(t,"name"),type:Pl(t),branch:P(t,"branch"),...Bl(t),subdomain:P(t,"subdomain"),environmentID:P(t,"environment_id"),liveRelease:pe(t,"live_rele\
ase"),createdAt:X(t,"created_at"),updatedAt:X(t,"updated_at"),deletion:fS(t)}}function fS(t){const e=xe(t,"deleted_at");return e===null?null:{at:e,by:pe(t,"dele\
ted_by"),endsAt:X(t,"ends_at")}}function Na({settings:t}){return t.lifetime===void 0?null:(0,ae.E9)(t.lifetime,"lifetime")}function Pl(t){const e=P(t,"type"),n=N.
yN.find(s=>s===e);if(!n)throw new F.GQ("internal",`The database has an app of the unknown type ${e}`);return n}function Bl(t){return{repository:P(t,"repository"),
buildCommand:pe(t,"build_command"),outputDirectory:pe(t,"output_directory"),region:pe(t,"region"),settings:Hl(P(t,"settings"))}}function Hl(t){const e=JSON.parse(
t);return(0,L.Gv)(e)?e:{}}function Oa(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).filter(([,o])=>o!==null);return{...t,...s,settings:Object.
fromEntries(r)}}function Ia(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;return[e,n,s,r,o,JSON.stringify(i)]}function hS(t,e){
const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),removed:n.filter(r=>!s.includes(r)).sort()}}const jr="",
pS="\u{10FFFF}";function mS({after:t,before:e,prefix:n=""}){const s=`${n}${pS}`,r=t&&t.appID>=n?[t.appID,t.project]:[n,jr],o=e&&e.appID<s?[e.appID,e.project]:[s,
jr];return[...r,...o]}const yS={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS NOT NULL AND d.finished_at IS NULL",idle:"a.live_release \
IS NULL"};function ES(t,e,n){const s=[],r=H=>n(s.push(H)),{text:o="",project:i,branch:a,status:c,sort:d,after:u,before:p,limit:y}=e,_=H=>[...d==="newest"?["coal\
esce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(C=>C+H).join(", "),g=(H,{seq:C,appID:U,project:k})=>`(${_("")}) ${H} (${[...d==="newest"?[-C]:[],U,k].map(r).
join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[yS[c]],...u?[g(">",u)]:p?[g("<",p)]:[]].join(" AND ")} ORDER BY ${_(
p&&!u?" DESC":"")} LIMIT ${r(y)}`,values:s}}function gS(t,e,{after:n,before:s}){const r=t.map(o=>{const i=xe(o,"newest");return{app:Ce(o),newest:i!==null&&e(i)||
null,liveManifest:pe(o,"live_manifest")}});return s&&!n?r.reverse():r}function wS(t,e){const n={...Bl(t),branch:P(t,"app_branch")},s=Ta(t)??{},{repository:r,buildCommand:o,
outputDirectory:i,settings:a}=Oa(n,s);return{deployID:P(t,"deploy_id"),app:{org:P(t,"org"),project:P(t,"project"),appID:P(t,"app_id")},..._S(t,s.type),repository:r,
branch:P(t,"job_branch"),appBranch:n.branch,commit:pe(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function _S(t,e){const n=Pl(t);if(e!==
N.m0)return{type:e??n};const s=!(0,N.Rm)(n)&&pe(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function TS(t){return{deployID:P(t,"deploy_id"),manifestHash:P(
t,"manifest")}}function bS(t,e){const n=pe(t,"live_release"),s=xe(t,"deleted_at")!==null,r=s?[]:e,o=P(t,"type");return{org:P(t,"org"),project:P(t,"project"),appID:P(
t,"app_id"),subdomain:P(t,"subdomain"),settings:Hl(P(t,"settings")),...(0,N.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===n)??null,kept:r.filter(({deployID:i})=>i!==
n),...s&&{isDeleted:s}}}function SS(t,e,n){const s=t.findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function NS(t){
const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==null).map(IS);return{type:P(e,"type"),environmentID:P(e,"environment_id"),tables:n}}function OS(t){return{keyspace:X(
t,"keyspace"),app:{org:P(t,"org"),project:P(t,"project"),appID:P(t,"app_id")},name:P(t,"name"),environmentID:P(t,"environment_id"),type:P(t,"type")}}function IS(t){
return{name:P(t,"name"),createdAt:X(t,"created_at"),tokenHash:P(t,"token_hash"),sealed:ds(t,"token_sealed")}}function Gl(t){return{accessKeyID:P(t,"access_key_i\
d"),environmentID:P(t,"environment_id"),sealed:ds(t,"sealed"),expiresAt:X(t,"expires_at")}}function RS(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(
t).filter(([c])=>!r.has(c)&&!Object.hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||
a>s.bytes?void 0:Object.fromEntries(i)}function LS(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function AS(t,e,n,s){
const r=(i,a)=>Object.hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(o)}function kS(t,e){return t.
toSorted().map(n=>{const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:r}})}function YO(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==
null||s!==null);return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function zO(t){return JSON.stringify(Object.fromEntries(Object.entries(t).
sort(([e],[n])=>e<n?-1:1)))}const Wl=`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function vS({database:t,commands:e,changes:n,idempotency:s,clock:r,random:o}){const i=Kt(
t),a=Kt(t,!0),c=z=>{const K=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${z}`;return{first:t.prepare(`${K}\
 ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${K} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[d,u]=[c("deleted_at IS NULL"),c("deleted_at IS NOT NULL")],
p="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",y=t.prepare(`${p} > ? ORDER BY app_id LIMIT ?`),_=t.prepare(`${p} < ? ORD\
ER BY app_id DESC LIMIT ?`),g=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),T=t.prepare("SELECT org FROM apps WHERE org < ? ORDER BY org \
DESC LIMIT 1"),O=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),H=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_\
command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),C=t.prepare(Wl),U=t.prepare(`SELECT e.name, e.value, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),k=Yl(t),M=DS(t),I=({subdomain:z},K)=>{n.publish({kind:"site",
subdomain:z});for(const Z of K)n.publish({kind:"domain",domain:Z})},$=z=>{const K=i(z);if(!K)throw new F.GQ("internal",`The app ${z.appID} is not in platform.db`);
return Ce(K)},q=z=>{let K=_l(z,o);for(;O.get(K);)K=_l(z,o);return K};return{find:z=>e.read(()=>{const K=a(z);return K&&Ce(K)}),async create({key:z,type:K,config:Z},te){
const ye=()=>{if(a(z))return;const Le=r.now();return H.run(z.org,z.project,z.appID,z.appID,K,...Ia(Z),Na(Z),q(z.appID),`env-${ca(16,o)}`,Le,Le),M.assign(z,void 0,
Z),$(z)},Ee=await e.write(()=>s.run(te,ye)??{kind:"taken"});return Ee.kind==="done"&&I(Ee.made,Ee.made.settings.domains??[]),Ee},async update(z,K){const Z=await e.
write(()=>{const te=i(z);if(!te)return;const[ye,Ee]=[Ce(te),Oa(Ce(te),K)];return C.run(...Ia(Ee),Na(Ee),r.now(),X(te,"id")),{changed:M.assign(z,ye,Ee),app:$(z)}});
return Z&&I(Z.app,Z.changed),Z?.app},env:({org:z,project:K,appID:Z})=>e.read(()=>Pr(U.all(z,K,Z))),variables:({org:z,project:K,appID:Z})=>e.read(()=>{const te=U.
all(z,K,Z);return kS(te.map(ye=>P(ye,"name")),zl(te))}),async replaceEnv(z,K,Z=null){const te=await e.write(()=>{const ye=i(z);return ye&&k(X(ye,"id"),K,{at:r.now(),
by:Z}),ye});return te&&I(Ce(te),[]),te!==void 0},async editEnv(z,K,Z){const{row:te,result:ye}=await e.write(()=>{const Ee=i(z);if(!Ee)return{result:{kind:"no_ap\
p"}};const Le=U.all(z.org,z.project,z.appID),Dt=Pr(Le),lt=RS(Dt,K,Z);return lt?(k(X(Ee,"id"),lt,{at:r.now(),by:K.by??null}),{row:Ee,result:LS(Dt,lt,K)}):{result:{
kind:"full"}}});return te&&I(Ce(te),[]),ye},organizations:({after:z=jr,before:K,limit:Z})=>e.read(()=>{const te=K===void 0?g:T,ye=[];for(let Ee=K??z;ye.length<Z;){
const Le=te.get(Ee);if(!Le)break;Ee=P(Le,"org"),ye.push(Ee)}return K===void 0?ye:ye.reverse()}),inProject:(z,K,{after:Z=jr,before:te,limit:ye})=>e.read(()=>{const Le=(te===
void 0?y:_).all(z,K,te??Z,ye).map(Ce);return te===void 0?Le:Le.reverse()}),list:(z,K)=>e.read(()=>{const Z=K.deleted?u:d,te=(K.before?Z.last:Z.first).all(z,...mS(
K),K.limit).map(Ce);return K.before?te.reverse():te})}}function DS(t){const e=Kt(t),n=t.prepare("INSERT INTO domains (name, app) VALUES (?, ?) ON CONFLICT DO NO\
THING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,removed:c}=hS(o,i),d=a.length+c.length>0?e(r):void 0;if(!d)
return[];const u=X(d,"id");for(const p of c)s.run(p,u);for(const p of a)if(n.run(p,u).changes===0)throw new Ys(p);return[...c,...a]}}}function Kt(t,e=!1){const n=e?
"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);return({org:r,project:o,appID:i})=>s.get(r,o,i)}
function Yl(t){const e=t.prepare("SELECT name, value, changed_at, changed_by FROM env WHERE app = ?"),n=t.prepare("DELETE FROM env WHERE app = ?"),s=t.prepare("\
INSERT INTO env (app, name, value, changed_at, changed_by) VALUES (?, ?, ?, ?, ?)");return(r,o,i)=>{const a=e.all(r),c=AS(Pr(a),o,zl(a),i);n.run(r);for(const[d,
u]of Object.entries(o)){const{at:p=null,by:y=null}=c.get(d)??{};s.run(r,d,u,p,y)}}}function zl(t){return new Map(t.map(e=>[P(e,"name"),{at:xe(e,"changed_at"),by:pe(
e,"changed_by")}]))}function Pr(t){return Object.fromEntries(t.map(e=>[P(e,"name"),P(e,"value")]))}const Kl="deploy_id = ? AND fence = ? AND lease_node IS NOT N\
ULL AND finished_at IS NULL",Vl="finished_at = ?, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL",Xl=`status = 'failed', stage = ?, fa\
ilure = ?, log_bytes = ?, ${Vl}`;function MS(t){const{database:e,commands:n,changes:s,clock:r}=t,o=I=>e.prepare(`UPDATE deployments SET ${I} WHERE ${Kl}`),i=o("\
lease_until = ?"),a=I=>o(`status = ?, stage = ?, ${I} = coalesce(${I}, ?)`),c={clone:a("started_at"),install:a(us.install),build:a(us.build),sync:a(us.sync),activate:a(
us.activate)},d=o(`commit_sha = ?, commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),u=o("stored_release = ?, release_files = ?, release_bytes = ?, warnings = ?"),p=e.prepare(`UPDATE apps SET type\
 = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ?`),y=o(Xl),_=$S(e,r),g=e.prepare(`SELECT deploy_id, stage FROM deployments INDEXED\
 BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),T=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),O=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),H=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),C=CS(e,r),U=US(t),k=(I,$,...q)=>n.read(()=>I.run(...q,$.deployID,$.fence).changes===1),M=I=>(I.
length>0&&s.publish({kind:"jobs"}),I);return{claim:(I,$=Number.MAX_SAFE_INTEGER)=>n.write(()=>C(I,$)),renew:I=>k(i,I,r.now()+Wt),advance:(I,$)=>k(c[$],I,ku[$],$,
r.now()),recordCommit:(I,$,q)=>k(d,I,$,q?.subject??null,q?.author??null),recordRelease:(I,$,q,z,K)=>n.write(()=>{const Z=[$,q?.files??null,q?.bytes??null,oS(z)],
te=u.run(...Z,I.deployID,I.fence).changes===1;return te&&K!==void 0&&p.run(K,r.now(),I.deployID,K),te}),async finish(I,$){if($.kind==="live"){const q=await n.write(
()=>U(I,$.manifestHash,$.logBytes));if(q===void 0)return!1;s.publish({kind:"site",subdomain:q})}else if(!await k(y,I,...ql($.facts,$.logBytes,r)))return!1;return s.
publish({kind:"jobs"}),!0},endOf:({deployID:I,fence:$})=>n.first(H,[I,$],Sa),expire:async()=>M(await n.write(()=>g.all(r.now()).map(_))),expireAll:()=>M(Ur(e,()=>T.
all().map(_))),isBusy:()=>n.read(()=>O.get()!==void 0)}}function ql(t,e,n){return[t.stage,JSON.stringify(Gs(t)),e??null,n.now()]}function $S(t,e){const n=t.prepare(
`UPDATE deployments SET ${Xl} WHERE deploy_id = ?`);return s=>{const r=P(s,"deploy_id");return n.run(...ql(vu(ba(s)??"clone"),void 0,e),r),r}}const Ra="finished\
_at IS NULL AND status = 'queued'",xS=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Ra}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${Ra} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${Ra} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < ? ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function CS(t,e){const n=t.prepare(xS),s=t.prepare(`UPDATE deployments SET status\
 = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),r=t.prepare("SELECT name, value FROM env WHERE app = ? ORDER BY name");return(o,i)=>{const a=n.
get(i);if(!a)return;const c=e.now(),d=P(a,"deploy_id"),u=X(a,"fence");return s.run(ku.clone,c,u,o,c+Wt,d),{deployID:d,fence:u,job:wS(a,Fl(a)??Pr(r.all(X(a,"id"))))}}}
function US({database:t,clock:e,keepReleases:n}){const s=t.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, ${Vl}
    WHERE ${Kl}`),r=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),o=t.prepare(`UPDATE apps SET live_release = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) RETURNING *`),i=t.prepare("SELECT configuration, env, triggered_by FROM deployments WHERE deplo\
y_id = ?"),a=Yl(t),c=t.prepare(Wl),d=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`);return({deployID:u,fence:p},y,_)=>{const g=e.now(),T=i.get(u)??{};if(s.run(_??null,g,u,p).changes!==1)return;r.run(
y,g,u);const O=o.get(u,u)??{};d.run(X(O,"id"),n);const[H,C]=[rS(T),Fl(T)];if(H){const U=Oa(Ce(O),H);c.run(...Ia(U),Na(U),g,X(O,"id"))}return C&&a(X(O,"id"),C,{at:g,
by:pe(T,"triggered_by")}),P(O,"subdomain")}}const La=200,Jl=24*36e5,FS=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function jS(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?xe(t,"c\
ollected_at"):null}}const PS=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function BS(t){return{org:P(t,"org"),project:P(t,"project"),
appID:P(t,"app_id")}}const HS=1e3;function Ql({most:t}){return t+HS+La}function GS(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Ql(n);const u=p=>p.length<La?!0:(d=!0,!1);for(const[p,y]of e.entries()){const _=P(y,"deploy_id"),g=X(y,"kept"),T=xe(y,"log_bytes")??0,O=y.log_removed_at===
null;a+=O?T:0;const H=p>0&&y.finished_at!==null,C=p>=n.most||X(y,"created_at")<s-n.ageMs,U=H&&C&&g===0&&u(o),k=O&&H&&g<2&&(C||a>n.logBytes)&&u(r);U&&(k||!O)?o.push(
_):i.deployments+=1,k?(r.push(_),c+=T):O&&T>0&&(i.logs+=1,i.logBytes+=T)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function WS(t,e,n,s){
const r=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),o=t.prepare(`SELECT ${PS} FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),i=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),a=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),c=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),d=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),u=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),p=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),y=t.prepare("SELECT environment_id, subdomain FROM apps WHERE id = ? AND ends_at <= ?"),_=t.prepare("SE\
LECT name FROM domains WHERE app = ?"),g=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),T=t.prepare("DELETE FROM \
kvs_roles WHERE environment_id = ?"),O=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(k=>t.prepare(`DELETE FROM ${k} W\
HERE app = ?`)),H=t.prepare("DELETE FROM apps WHERE id = ?"),C=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),U=t.prepare(FS("org = ? AND project = ? AND app_id = ?"));return{kept:({org:k,project:M,appID:I})=>e.read(()=>jS(U.get(
k,M,I))),endingApp:k=>e.read(()=>{const M=u.get(k,s.now()),I=M&&X(M,"id");if(I!==void 0)return{app:I,logs:p.all(I,La).map($=>P($,"deploy_id"))}}),async endApp(k){
const M=await e.write(()=>{const I=y.get(k,s.now());if(!I)return;const $=_.all(k).map(q=>P(q,"name"));g.run(k),T.run(P(I,"environment_id"));for(const q of O)q.run(
k);return H.run(k),{subdomain:P(I,"subdomain"),domains:$}});if(!M)return!1;for(const I of M.domains)n.publish({kind:"domain",domain:I});return n.publish({kind:"\
site",subdomain:M.subdomain}),!0},apps:(k,M)=>e.read(()=>C.all(k?.org??"",k?.project??"",k?.appID??"",M).map(BS)),due:(k,M)=>e.read(()=>{const I=r.get(k),$=I&&X(
I,"app");return $===void 0?void 0:GS($,o.all($,Ql(M)),M,s.now())}),end:(k,{logs:M,deployments:I})=>e.write(()=>{const $=s.now();for(const q of M)i.run($,q,k);return I.
reduce((q,z)=>q+Number(a.run(z,k).changes),0)}),endKeys:k=>e.read(()=>Number(c.run(s.now()-Jl,k).changes)),repositories:(k,M)=>e.read(()=>d.all(k,M).map(I=>P(I,
"repository")))}}const Zl=32,YS=4096;function zS(t,e){const n=(0,j.join)(t,"platform.key"),s=(0,j.join)(t,"identity-key.json");return{async platformKey(r){const o=()=>VS(
n),i=()=>{if(KS(e))throw Aa(`${n} is missing, and table tokens are sealed with it`);return r()},a=`${n} is not the key that the secrets in platform.db were seal\
ed with`;return{value:ef(e,n,o,i),wrong:c=>Aa(a,c)}},async signingKey(r){return{value:ef(e,s,()=>XS(s),r),wrong:a=>tf(s,a)}}}}function ef(t,e,n,s){const r=n();return r!==
void 0?r:Ur(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return qS(e,i),i})}function KS(t){return t.prepare("SELECT EXISTS (SELECT 1 FROM kvs_tables) O\
R EXISTS (SELECT 1 FROM kvs_roles) AS any").get()?.any===1}function VS(t){return wt(()=>{const e=(0,A.statSync)(t);if(!e.isFile()||e.size!==Zl)throw Aa(`${t} is\
 not a key of ${Zl} bytes`);const n=(0,A.readFileSync)(t);return(0,A.chmodSync)(t,384),n})}function XS(t){return wt(()=>{const e=(0,A.statSync)(t);if(!e.isFile()||
e.size>YS)throw tf(t);return(0,A.readFileSync)(t,"utf8")})}function qS(t,e){const n=`${t}.${(0,G.randomBytes)(4).toString("hex")}`,s=(0,A.openSync)(n,"wx",384);
try{try{(0,A.writeSync)(s,Buffer.from(e)),(0,A.fsyncSync)(s)}finally{(0,A.closeSync)(s)}(0,A.renameSync)(n,t)}catch(r){throw(0,A.rmSync)(n,{force:!0}),r}}function Aa(t,e){
return new F.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup, or name another directory with --data.",cause:e})}
function tf(t,e){return new F.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new key. Tokens that\
 were signed with the old one become invalid.",cause:e})}function JS({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];return s!==
void 0&&Buffer.compare(s,n)>0?s:n}function QS(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const ZS=160;class eN{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&
(this.#s-=ka(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=ka(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(
e);const n=this.#t.get(e);n&&(this.#s-=ka(e,n),this.#t.delete(e))}}function ka(t,e){return ZS+2*(t.length+e.value.length)}const tN=16*1024*1024,nf=1e3,va=0,Br="\
room",nN=`
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
`,sN=`
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
`;function sf(t){const e=(t.open??(n=>new ga.DatabaseSync(n)))(t.path);try{return e.exec(nN),rN(e),new oN(e,t)}catch(n){throw e.close(),El(n)?new F.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function rN(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${sN} COM\
MIT;`)}class oN{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=iN(e),this.#n=new eN(n.cacheBytes??tN),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??Ne.ml}get(e,n){if(this.#a==="closed")throw new ne("the store is closed");const s=Hr(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new ne("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(Hr(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(Hr(e,n)))}async keys(e,n){if(this.#a==="closed")throw new ne("the store is closed");try{const r=this.#t.keys.all(e,JS(n).toString(),this.#r.
now(),n.limit).map(o=>({key:P(o,"key"),bytes:X(o,"bytes"),expiresAt:xe(o,"expires_at")}));return QS(r,n)}catch(s){throw new ne("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
nf).map(s=>P(s,"key"))},()=>{for(const s of n)this.#n.delete(Hr(e,s))});while(n.length===nf)}async sizes(e,n){if(this.#a==="closed")throw new ne("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:X(s,"keyspace"),keys:X(s,"keys"),bytes:X(s,"bytes")}))}catch(s){throw new ne("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new ne(`the store is ${this.#a}`);this.get(va,Br),this.#o&&await this.#d(()=>{this.#t.put.run(va,Br,Br,
null),this.#t.delete.run(va,Br)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){Ml(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new ne(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=as(n),this.#l()&&this.#o||this.#h(
n);const r=new ne("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function Hr(t,e){return`${t}/${e}`}function iN(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function aN(t,e,n){const s=rf(
t),r=e.identity();cN(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,G.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function cN(t,{identity:e,highest:n},s){const r=rf(t),o=dN(t);if(n>o)throw Da(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw Da(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&uN(t))throw Da(s,"kvs.db is missing, or older than platform.db")}function rf(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function dN(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function uN(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function Da(t,e){return new F.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const of="kvs.db";function lN({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=ar}){const o=e?fN((0,j.join)(t,of),s,r):sf({path:"\
:memory:",clock:s});try{aN(n,o,t)}catch(i){throw o.close(),i}return o}function fN(t,e,n){return(0,A.writeFileSync)(t,"",{flag:"a",mode:384}),sf({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const Ma=6e4;function hN(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),
i=Math.floor(o/Ma);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((Ma-o%Ma)/1e3);for(const{name:a}of r)s(a).value+=
1;return 0}}}const af=32,pN=2*Wt,mN=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,ls=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,yN=`SELECT 1 AS found FROM (SELECT
    ${ls("org","apps WHERE live_release IS NOT NULL")} AS live, ${ls("deploy_id","releases")} AS kept,
    ${ls("org","release_objects")} AS recorded, ${ls("seq","collection_notes")} AS noted,
    ${ls("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function EN(t){return{org:P(t,"org"),manifestHash:P(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:P(t,"notes").split(",").map(Number)}}function Gr(t){return Buffer.from(t,"hex")}function gN(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(yN),a=t.prepare(`SELECT d.notes, ${mN}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),p=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
y=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),_=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),g=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),T=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),O=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),H=t.prepare("SELECT swept_before FROM collection"),C=t.
prepare("UPDATE collection SET swept_before = ?"),U=M=>M.reduce((I,$)=>I+Number(c.run($).changes),0)>0,k=(M,I)=>{for(let $=0;$<M.length;$+=af)I(M.subarray($,$+af))};
return{hold:M=>e.read(()=>{const I=n.now(),$=s.get(M,I+Wt,I,I+pN);return $&&{fence:X($,"fence")}}),renew:({fence:M})=>e.read(()=>r.run(n.now()+Wt,M).changes===1),
release:({fence:M})=>e.read(()=>{o.run(M)}),due:(M,I)=>e.read(()=>{if(M===0&&i.get())throw new ne("The records of releases are missing: the database is incomple\
te");return a.all(M,I).map(EN)}),add:({org:M,manifestHash:I,notes:$},q)=>e.write(()=>{!U($)||d.run(M,I,q).changes===0||k(q,z=>u.run(M,z))}),end:({org:M,manifestHash:I,
notes:$})=>e.write(()=>{const q=U($)?p.get(M,I):void 0;q&&k(ds(q,"objects"),z=>y.run(M,z))}),keep:({notes:M})=>e.write(()=>{U(M)}),unused:(M,I)=>e.read(()=>I.filter(
$=>!_.get(M,Gr($)))),waiting:(M,I)=>e.read(()=>g.all(M?.org??"",Gr(M?.hash??""),I).map($=>({org:P($,"org"),hash:Buffer.from(ds($,"object")).toString("hex")}))),
remember:(M,I)=>e.write(()=>{for(const $ of I)T.run(M,Gr($))}),forget:(M,I)=>e.write(()=>{for(const $ of I)O.run(M,Gr($))}),sweptBefore:()=>e.read(()=>{const M=H.
get()??{};return M.swept_before===null?void 0:X(M,"swept_before")}),recordSweep:M=>e.read(()=>{C.run(M)})}}const wN=100;function _N(t,e){const n=Fr(t),s=t.prepare(
`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),r=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),o=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),i=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),a=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),c=async(p,y,_=[])=>{const g=await n.
write(()=>p.all(..._,y).length>0);return g&&e.publish({kind:"role",accessKeyID:y}),g},d=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),u=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:p,environmentID:y,sealed:_,expiresAt:g},{now:T,most:O}){const H=await n.write(()=>{s.run(T,wN);
const C=r.all(y,O-1);return o.run(p,y,_,g),C.map(U=>P(U,"access_key_id"))});for(const C of H)e.publish({kind:"role",accessKeyID:C})},renew:(p,y)=>c(i,p,[y]),async revoke(p){
await c(a,p)},find:p=>n.first(d,[p],Gl),any:()=>n.first(u,[],Gl)}}function TN(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.
slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{
lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,p=>p.expiresAt<=u),n(c-1,p=>p.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},
find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}const Nn=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coal\
esce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${nS.map(t=>`d.${t}`).join(", ")}`,Wr="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",cf=Number.MAX_SAFE_INTEGER;function bN(t){const{database:e,commands:n,changes:s,idempotency:r}=t,o=Kt(e),i=e.prepare(`SELECT ${Nn} FROM dep\
loyments d ${Wr} AND d.deploy_id = ?`),a=e.prepare(`SELECT ${Nn} FROM deployments d ${Wr} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),c=e.prepare(`SELECT ${Nn} FROM deployments d ${Wr} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),d=e.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Wr} AND d.deploy_id = ? AND d.status = 'failed'`),u=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),p=(T,O)=>{const H=i.get(...On(T),O);return H&&vt(H)},y=SN(t,p),_=NN(t),g=T=>(T.kind==="done"&&s.publish({kind:"jobs"}),T);return{async create(T,O,H){const C=await n.
write(()=>{const U=o(T);return U&&r.run(H,()=>y(T,U,cS(O,P(U,"branch"))))});return g(C??{kind:"no_app"})},async redeploy(T,O,H,C){const U=await n.write(()=>{const[
k,M]=[o(T),p(T,O)];return k&&M&&r.run(C,()=>y(T,k,dS(M,H)))});return g(U??{kind:"no_deployment"})},async cancel(T,O,H){const C=await n.write(()=>uS(_(T,O,H),p(T,
O)));return C.kind!=="cancelled"||(s.publish({kind:"ended",deployID:O}),s.publish({kind:"jobs"})),C},find:(T,O)=>n.read(()=>p(T,O)),list:(T,{before:O=cf,since:H,
limit:C})=>n.read(()=>H===void 0?a.all(...On(T),O,C).map(vt):c.all(...On(T),H,C).map(vt).reverse()),ofApp:(T,{before:O=cf,limit:H})=>n.read(()=>{const C=o(T);return C&&
{app:Ce(C),deployments:a.all(...On(T),O,H).map(vt)}}),failure:(T,O)=>n.first(d,[N.IC.bytes,...On(T),O],jl),totals:()=>n.read(()=>u.all().map(lS))}}function SN({
database:t,clock:e,random:n,organizationQueue:s=Ot},r){const o=t.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env =\
 NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`),i=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployments
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),a=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(c,d,u)=>{const{branch:p,commit:y,by:_,redeployOf:g,configuration:T,env:O,facts:H}=u,C=`dpl-${ca(
16,n)}`,[U,k]=[X(d,"id"),e.now()];if(X(i.get(c.org,U,s)??{},"n")>=s)throw new Yn(s);o.run(C,k,U);const M=[p,y,_,g,T,O,H.subject,H.author];a.run(C,U,c.org,...M,k);
const I=r(c,C);if(!I)throw new F.GQ("internal",`The deployment ${C} was not stored`);return I}}function NN({database:t,clock:e}){const n=t.prepare(`UPDATE deplo\
yments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);return(s,r,o)=>n.run(o,e.now(),r,...On(s)).changes===1}function On({org:t,project:e,
appID:n}){return[t,e,n]}function ON({database:t,commands:e}){const n=U=>t.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t \
JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL ${U} ORDER BY t.seq DESC LIMIT ?`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(`SELECT ${Nn} FROM d\
eployments d WHERE d.seq = ?`),i=t.prepare(`SELECT ${Nn} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),a=U=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${U} LIMIT\
 ?)`),c={apps:a("apps WHERE org = ? AND deleted_at IS NULL"),live:a("apps WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL"),failed:a("app_acti\
vity t JOIN apps a ON a.id = t.app WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL")},d=(U,k,M)=>t.prepare(`SELECT ${Nn}, ${tS} FROM deployments d INDEXED\
 BY ${U} JOIN apps a ON a.id = d.app
      WHERE ${k} AND d.org = ? ORDER BY ${M} LIMIT ?`),u=d("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),y=d("deployments_queued_by_org",
"d.finished_at IS NULL AND d.status = 'queued'","d.seq"),_=t.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),g=U=>{const k=t.prepare(`SELECT DISTINCT ${U} FROM apps WHERE org = ? AND deleted_at IS N\
ULL ORDER BY ${U} LIMIT ?`);return(M,I)=>k.all(M,I).map($=>P($,U))},[T,O]=[g("project"),g("branch")],H=U=>{const k=o.get(U);return k&&vt(k)},C=U=>U?X(U,"n"):0;return{
recent:(U,{before:k=Number.MAX_SAFE_INTEGER,failed:M=!1,limit:I})=>e.read(()=>(M?r:s).all(U,k,I).flatMap($=>{const q=o.get(X($,"newest"));return q?[{app:Ce($),newest:vt(
q),liveManifest:pe($,"live_manifest")}]:[]})),newest:U=>e.read(()=>U.map(({org:k,project:M,appID:I})=>{const $=i.get(k,M,I);return $?vt($):null})),queue:(U,k)=>e.
read(()=>({running:u.all(U,k).map(Ul),waiting:y.all(U,k).map(Ul)})),counts:(U,k)=>e.read(()=>({apps:C(c.apps.get(U,k)),live:C(c.live.get(U,k)),failed:C(c.failed.
get(U,k))})),search:(U,k)=>e.read(()=>{const{statement:M,values:I}=ES(U,k,()=>"?");return gS(t.prepare(M).all(...I),H,k)}),choices:(U,k)=>e.read(()=>({projects:T(
U,k),branches:O(U,k)})),failures:U=>e.read(()=>new Map(U.flatMap(k=>{const M=_.get(N.IC.bytes,k);return M?[[k,jl(M)]]:[]})))}}function df(t,e){for(const{app:n,deployments:s,
tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.
subdomain})}}function IN({database:t,commands:e,changes:n,clock:s}){const r=Kt(t,!0),o=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?,\
 finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),i=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),a=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),c=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),d=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),u=y=>c.all(y).map(_=>P(_,"token_hash")),p=(y,_,g)=>{const[
T,O]=[X(y,"id"),s.now()],H=o.all(_,O,T).map(C=>P(C,"deploy_id"));return{app:Ce(i.get(O,_,O+g,T)??{}),deployments:H,tokens:u(T)}};return{async delete(y,_,g){const T=await e.
write(()=>{const O=r(y);if(O)return O.deleted_at===null?{deleted:p(O,_,g)}:{before:Ce(O)}});return T?.deleted&&df([T.deleted],n.publish),T?.deleted?.app??T?.before},
async restore(y){const _=await e.write(()=>{const O=r(y);if(!O)return{kind:"no_app",tokens:[]};const H=Ce(O);if(H.deletion===null)return{kind:"not_deleted",app:H,
tokens:[]};if(H.deletion.endsAt<=s.now())return{kind:"too_late",app:H,tokens:[]};const C=X(O,"id");return{kind:"restored",app:Ce(a.get(s.now(),C)??{}),tokens:u(
C)}}),{tokens:g,...T}=_;for(const O of g)n.publish({kind:"table",tokenHash:O});return T.kind==="restored"&&n.publish({kind:"site",subdomain:T.app.subdomain}),T},
async expire(y,_){const g=await e.write(()=>d.all(s.now(),y).map(T=>p(T,null,_)));return df(g,n.publish),g.map(({app:T})=>T)}}}function RN(t,e){const n=t.prepare(
`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:p}){const y=e.now();return n.run(c,d,u,p,y,y-Jl).changes===1}function a({scope:c,key:d,
requestHash:u}){const p=s.get(c,d);return!p||P(p,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:X(p,"status"),answer:P(p,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function LN({database:t,commands:e,changes:n}){const s=Kt(t),r=AN(t),o=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),i=t.prepare("SELECT id, org, p\
roject, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),a=t.prepare("SELECT a.subdomain FROM domains d JOIN apps a O\
N a.id = d.app WHERE d.name = ?"),c=(d,u)=>{const p=s(d),y=p?pe(p,"live_release"):null;if(!p||y===null)return;const _=SS(r(X(p,"id")),y,u);if(_)return o.run(_.deployID,
X(p,"id")),{subdomain:P(p,"subdomain"),release:{..._,previous:y}}};return{site:d=>e.first(i,[d],u=>bS(u,r(X(u,"id")))),subdomainOf:d=>e.first(a,[d],u=>P(u,"subd\
omain")),list:d=>e.read(()=>{const u=s(d);return u?r(X(u,"id")):[]}),async rollback(d,u){const p=await e.write(()=>c(d,u));return p&&n.publish({kind:"site",subdomain:p.
subdomain}),p?.release}}}function AN(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(TS)}function kN(t){const e={...t,idempotency:RN(
t.database,t.clock)};return{apps:{...vS(e),...IN(e)},deployments:bN(e),releases:LN(e),activity:ON(e)}}function vN(t,e){const n=Fr(t),s=Kt(t),r=t.prepare("SELECT\
 1 FROM kvs_tables WHERE app = ? AND name = ?"),o=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),i=t.prepare("INSERT INTO kvs_tables (app, \
name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),a=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_s\
ealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),c=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),d=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),u=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),p=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),y=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),_=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:g,name:T,tokenHash:O,
sealed:H,createdAt:C,types:U,most:k}){let M="";const I=await n.write(()=>{const $=s(g);if(!$)return{kind:"no_app"};const[q,z]=[X($,"id"),P($,"type")];return U.some(
K=>K===z)?r.get(q,T)?{kind:"taken"}:Number(o.get(q)?.count)>=k?{kind:"full"}:(i.run(q,T,O,H,C),M=P($,"subdomain"),{kind:"created"}):{kind:"wrong_type",type:z}});
return I.kind==="created"&&(e.publish({kind:"table",tokenHash:O}),e.publish({kind:"site",subdomain:M})),I},list:({org:g,project:T,appID:O})=>n.read(()=>NS(a.all(
g,T,O))),async remove(g,T){const O=await n.write(()=>{const H=s(g);if(!H)return{kind:"no_app"};const C=c.get(X(H,"id"),T);if(!C)return{kind:"no_table"};const U=X(
C,"keyspace");d.run(U);const[k,M]=[P(C,"token_hash"),P(H,"subdomain")];return{kind:"removed",keyspace:U,tokenHash:k,subdomain:M}});return O.kind!=="removed"?O:(e.
publish({kind:"table",tokenHash:O.tokenHash}),e.publish({kind:"site",subdomain:O.subdomain}),{kind:"removed",keyspace:O.keyspace})},binding:g=>n.first(u,[g],OS),
anySealed:()=>n.first(p,[],g=>({tokenHash:P(g,"token_hash"),sealed:ds(g,"token_sealed")})),toDrop:({after:g,limit:T})=>n.read(()=>y.all(g,T).map(O=>X(O,"keyspac\
e"))),dropped:g=>n.write(()=>{_.run(g)})}}const $a=["org","project","app","kvs_table"],rt=$a.join(", "),uf=we.join(", "),lf=_s();function _t({org:t,project:e,app:n,
table:s}){return[t,e,n,s]}function xa(t){return{org:P(t,"org"),project:P(t,"project"),app:P(t,"app"),table:P(t,"kvs_table")}}const ff=t=>we.filter(e=>t.test(e)).
join(" + "),Ca=`(${ff(/^(?:get|put|delete|other)_limited$/)})`,Ua=`(${ff(/^(?:get|put|delete|other)_/)})`;function DN(t){return{scope:xa(t),limited:X(t,"limited"),
most:X(t,"most")}}function hf(t){return{keys:X(t,"keys"),bytes:X(t,"bytes")}}function MN(t){return{scope:xa(t),counts:pf(t),stored:hf(t)}}function pf(t){return Object.
fromEntries(we.map(e=>[e,X(t,e)]))}function $N(t){const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of xN(n))for(const i of["hour","day"]){const a=Math.
floor(s/tt[i])*tt[i],c=JSON.stringify([..._t(o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:we.map(()=>0)};for(const[u,p]of we.entries())d.counts[u]=(d.counts[u]??
0)+r[p];e.set(c,d)}return[...e].sort(([n],[s])=>n<s?-1:1).map(([,n])=>n)}function xN({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},
{org:t,project:e,app:"",table:""},{org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function CN(t){const e=new Map,[n,s]=[
we.indexOf("keys_change"),we.indexOf("bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(_t(r)),d=e.get(
c);e.set(c,{scope:r,keys:(d?.keys??0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function UN(t){const e=P(t,
"status"),n=["deploy_succeeded","deploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:P(t,"org"),project:P(t,"project"),app:P(t,"app_\
id"),table:""},hour:Math.floor(X(t,"ended_at")/tt.hour)*tt.hour,counts:{...lf,...n&&{[n]:1},build_ms:X(t,"ms")}}}function mf(t){const e=xe(t,"keyspace");return{
scope:xa(t),keyspace:e,keys:xe(t,"keys")??0,bytes:xe(t,"bytes")??0}}function FN({tables:t},e,n,s){const r=Math.floor(s/tt.hour)*tt.hour,o=[],i=[],a=new Set,c=(d,{
keys:u,bytes:p})=>{a.add(_t(d.scope).join(`
`));const y={...lf,keys_change:u-d.keys,bytes_change:p-d.bytes};(y.keys_change!==0||y.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:y})};for(const{keyspace:d,
...u}of t){const p=e.get(d);p&&(c(p,u),p.keyspace!==d&&i.push({scope:p.scope,keyspace:d}))}for(const d of n)a.has(_t(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const Yr={hour:35*864e5,day:400*864e5},Fa=$a.map(t=>`${t} = ?`).join(" AND ");function jN(t,e){const n=Fr(
t),s=PN(t),r=BN(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${uf} FROM usage_sums
    WHERE ${Fa} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${Fa}`),u=HN(t),p=GN(t),y=WN(t);return{add:({
writer:_,number:g,rows:T})=>n.write(()=>{o.run(_,g,e.now()).changes===1&&s(T)}),countEnded:_=>n.write(()=>{const g=i.all(_);return s(g.filter(({org:T})=>T!==null).
map(UN)),g.length}),claimTurn:(_,g)=>n.read(()=>a.run(_,e.now(),g).changes===1),setStored:(_,g)=>n.write(()=>r(_,g)),prune:(_,g)=>n.write(()=>y(_,g)),series:(_,g,T)=>n.
read(()=>c.all(..._t(_),g,T).map(O=>({start:X(O,"start"),counts:pf(O)}))),parts:(_,g,T)=>n.read(()=>u(_,g,T)),pressed:(_,g,T)=>n.read(()=>p(_,g,T)),stored:async _=>await n.
first(d,_t(_),hf)??{keys:0,bytes:0}}}function PN(t){const e=t.prepare(`INSERT INTO usage_sums (${rt}, step, start, ${uf})
    VALUES (${"?, ".repeat($a.length+1+we.length)}?)
    ON CONFLICT DO UPDATE SET ${we.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${rt}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=$N(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
..._t(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of CN(r))n.run(..._t(o),i,a,c)}}function BN(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${rt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${Fa}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const p=n.get(u);return p?[[u,mf(p)]]:[]}),c=s.all(o.after,o.upTo).map(mf),d=FN(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:p}of d.
keyspaces)r.run(p,..._t(u))}}function HN(t){const e=we.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${rt} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n("org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = ''"),r=n("org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = ''"),o=n("org = ? AND project = ? AND app = ? AND\
 kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,limit:p})=>{const y=u?.name??"";return(a===""?s.all(i,u?.project??"",y,p,d):c===""?
r.all(i,a,y,p,d):o.all(i,a,c,y,p,d)).map(MN)}}function GN(t){const e=t.prepare(`SELECT ${rt}, sum(${Ca}) AS limited, max(${Ua}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${Ca} > 0 OR ${Ua} >= :busy))
    GROUP BY ${rt} HAVING sum(${Ca}) > 0 OR max(${Ua}) >= :busy
    ORDER BY limited DESC, most DESC, ${rt} LIMIT :limit`);return(n,s,{busy:r,limit:o})=>e.all({org:n,since:s,busy:r,limit:o}).map(DN)}function WN(t){const e=t.
prepare(`DELETE FROM usage_sums WHERE (${rt}, step, start) IN
    (SELECT ${rt}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${rt}) IN
    (SELECT ${rt} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Yr.hour);const[i,a,c]=[e.run("hour",r-Yr.hour,o),e.run("day",r-Yr.day,o),n.run(r-Yr.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var YN=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},zN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const KN=10;async function VN(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=eS(t.dir),{lasting:s,clock:r=Ne.ml,log:o}=t,i=YN(e,new AsyncDisposableStack,!0);i.use($l(n));const a=i.adopt(yf(n,t),Ef),c=i.use(gf(a,n,
Xb(),t)),d=i.use(lN({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_until = NULL");const u=lb(
n,y=>{Ml(a,(0,j.join)(y,"platform.db")),d.copyTo((0,j.join)(y,of))}),p=i.move();return{...c,kvs:d,quota:hN(r),sessions:TN(r),backUp:u,[Symbol.asyncDispose]:()=>p.
disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=zN(e);n&&await n}}function KO(t,e,n){return gf(yf(t,n),t,e,n)}function yf(t,{database:e,lasting:n=!0}){
return e??qb(n?t:void 0)}function Ef(t){t.isOpen&&t.close()}function gf(t,e,n,s){const{lasting:r=!0,keepReleases:o=KN,clock:i=Ne.ml,random:a=ab,log:c}=s,d=Fr(t),
u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),p=t.prepare(`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),y=(g,T)=>p.get(g,T)!==void 0,_={kind:"local",dir:(0,j.join)(e,"objects"),
lasting:r};return{dataDir:e,changes:n,blobsAt:_,blobs:new Ub(_),state:kN({database:t,commands:d,changes:n,clock:i,random:a,organizationQueue:s.organizationQueue}),
jobs:MS({database:t,commands:d,changes:n,clock:i,keepReleases:o}),logs:zb((0,j.join)(e,"logs"),{log:c,mayAppend:y}),tables:vN(t,n),roles:_N(t,n),keys:zS(e,t),usage:jN(
t,i),keeping:WS(t,d,n,i),references:gN(t,d,i),check:()=>d.read(()=>{u.get()}),async[Symbol.asyncDispose](){Ef(t)}}}var XN=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},qN=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function JN(t){Qc(t);const e=!(0,A.existsSync)((0,j.resolve)(t.dir));try{const n=await VN(
t);return await qT({...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&QN((0,j.resolve)(t.dir)),ZN(n,(0,j.resolve)(t.dir))}}function QN(t){if((0,A.existsSync)(
t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=XN(e,$l(t),!1);(0,A.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=!0}finally{qN(
e)}}catch{}}function ZN(t,e){const n=(o,i,a)=>new F.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof F.GQ)return t;if(as(t))return n("disk_full",`The dis\
k of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(yl(t)){const o=`A database of\
 the data directory ${e} is damaged: ${zt(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --data.")}const s=t instanceof
Error&&"path"in t?String(t.path):"";return s===""||(0,F.xU)(t)===void 0||!(0,de.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,F.xU)(t)})`,"Make this u\
ser the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}}),1101:((ot,Te,R)=>{R.
d(Te,{Ih:()=>de,Lw:()=>F});var A=R(2373);const j={bad_request:{status:400,title:"This request cannot be passed on",text:"Its method, address or headers are not \
those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has more than 100 MiB. The app did not get it."},instance_broke:{
status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answered. Try again."},bad_answer:{status:502,title:"The answer of\
 the app cannot be read",text:"The app answered with something that is not HTTP, or with headers that are too large."},queue_full:{status:503,title:"The app has\
 too many requests",text:"More requests wait for this app than it can answer soon. Try again in a few seconds."},queue_timeout:{status:503,title:"The app is not\
 ready",text:"The app is starting or busy, and did not take this request in time. Try again in a few seconds."},start_failed:{status:503,title:"The app does not\
 start",text:"The app ended or did not answer when it was started. Its owner can read why in its log."},not_readable:{status:503,title:"Not available at the mom\
ent",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},stopping:{status:503,title:"Not available at the moment",text:"\
This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions here",text:"This app is a server, and this node of the platfor\
m was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"The app took too long",text:"The app did not begin to answe\
r within its limit of time."}};class F extends Error{name="Refused";code;againIn;constructor(ie,se,ae=1){super(ie,{cause:se}),this.code=ie,this.againIn=ae}}function de({
code:G,againIn:ie}){const se=(0,A.M)(j[G]),ae=se.status===503?{"retry-after":String(ie)}:{};return{...se,headers:{...se.headers,...ae,"x-slipway-error":G}}}}),6583:((ot,Te,R)=>{
R.d(Te,{F$:()=>F,i5:()=>de,nA:()=>A,r$:()=>j});const A=".slipway",j=`${A}/server.json`,F=["unpack","spawn","listen","health","ready"];class de extends Error{name="\
StartFailed";failure;constructor(ie){super(ie.message),this.failure=ie}}}),2373:((ot,Te,R)=>{R.d(Te,{M:()=>j});const A=":root{color-scheme:light dark}body{font:\
1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function j({status:F,
title:de,text:G}){const ie=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${de}</title>
<style>${A}</style>
</head>
<body>
<main>
<h1>${de}</h1>
<p>${G}</p>
</main>
</body>
</html>
`);return{status:F,headers:{"content-type":"text/html; charset=utf-8","content-length":String(ie.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:ie}}})};export{VO as id,XO as ids,qO as modules};
